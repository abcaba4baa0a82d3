"""What the printing commands share: the language switch and printing messages."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.words import Listener, Message, Translator


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="language of the words, for example de")


def translator(args: argparse.Namespace) -> Translator:
    wanted = args.lang or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return Translator(wanted)


def print_messages(words: Translator, messages: Iterable[Message]) -> None:
    for message in messages:
        print(words.say(message))


def onlooker(rules: Rules, state: State, names: Iterable[str] = ()) -> Listener:
    """Somebody who hears every player in the third person."""
    return Listener(None, dict(zip(state.seats, names, strict=False)), "full")
