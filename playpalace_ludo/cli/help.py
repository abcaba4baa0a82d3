"""The texts of `--help` for a command and its arguments, in the player's language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable
from functools import partial
from typing import Any

from playpalace_ludo.cli import output
from playpalace_ludo.words import Translator
from playpalace_ludo.words.translate import is_known

SHARED = "pludo-help"
"""The message with texts of arguments shared by many commands."""


class Help(argparse.HelpFormatter):
    """Formats help to the terminal's width, keeping lists unchanged."""

    def __init__(self, prog: str, usage: str = "") -> None:
        super().__init__(prog, width=output.columns() - 2)
        self._usage_word = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._usage_word} ")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            line if line.startswith(" ") else textwrap.fill(line, width)
            for line in text.splitlines()
        )


def describe(parser: argparse.ArgumentParser, command: str, words: Translator) -> None:
    """Give a parser its texts, which it lacks until help is asked for."""
    key = f"pludo-help-{command}"
    parser.description = words.text(f"{key}.about")
    _frame(parser, words)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for act in action._choices_actions:
                act.help = words.text(f"{key}-{act.dest}")
            for name, part in action.choices.items():
                describe(part, f"{command}-{name}", words)
        else:
            action.help = _explained(action, key, words)


def overview(parser: argparse.ArgumentParser, commands: Iterable[str], words: Translator) -> None:
    """Give the parser of the bare command its texts, with a line for each command."""
    rows = [f"  {name:17}{words.text(f'pludo-help-{name}')}" for name in commands]
    title, more = words.text(f"{SHARED}.commands"), words.text(f"{SHARED}.more")
    parser.description = words.text(SHARED)
    parser.epilog = "\n".join([f"{title}:", *rows, "", more])
    _frame(parser, words)
    for action in parser._actions:
        action.help = _explained(action, SHARED, words)


def _frame(parser: argparse.ArgumentParser, words: Translator) -> None:
    """Translate argparse's own texts around the arguments."""
    usage = words.text(f"{SHARED}.usage")
    parser.formatter_class = partial(Help, usage=usage)
    parser._positionals.title = words.text(f"{SHARED}.arguments")
    parser._optionals.title = words.text(f"{SHARED}.options")
    for group in parser._action_groups:
        if is_known(f"{SHARED}.{group.title}"):
            group.title = words.text(f"{SHARED}.{group.title}")


def _explained(action: argparse.Action, key: str, words: Translator) -> str:
    name = action.dest.replace("_", "-")
    own, shared = f"{key}.{name}", f"{SHARED}.{name}"
    values = ", ".join(_names(action.dest))
    text = words.text(own if is_known(own) else shared, default=str(action.default), values=values)
    return text.replace("%", "%%")  # argparse fills in what stands behind a percent sign


def _names(argument: str) -> tuple[str, ...]:
    """Return the names allowed for an argument whose text lists them."""
    from playpalace_ludo.bots import BASELINES, STRENGTHS
    from playpalace_ludo.client.output.speech import SPEECH_NAMES

    known = {
        "speech": SPEECH_NAMES,
        "strength": tuple(STRENGTHS),
        "seats": (*STRENGTHS, *BASELINES),
    }
    return known.get(argument, ())
