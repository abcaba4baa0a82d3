"""Completion for shells and the manual page of the command, made from its own parsers.

They go into the player's wheel (tools/projects.py), below `share/`, where shells and `man` look in
an environment installed for all users.
"""

from __future__ import annotations

import argparse
from importlib import import_module

from playpalace_ludo import __version__
from playpalace_ludo.cli.help import describe
from playpalace_ludo.cli.main import COMMANDS, START
from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import ENGLISH
from tools.projects import PLAYER

BASH = f"share/bash-completion/completions/{PLAYER}"
ZSH = f"share/zsh/site-functions/_{PLAYER}"
MANUAL = f"share/man/man1/{PLAYER}.1"


def parser() -> argparse.ArgumentParser:
    """Return one parser with every command in it; the program itself loads only the one typed."""
    words = Translator(ENGLISH)
    whole = argparse.ArgumentParser(prog=PLAYER, allow_abbrev=False)
    import_module(f"playpalace_ludo.cli.{START}").add_arguments(whole)
    describe(whole, START, words)
    whole.description = words.text("pludo-help")
    whole.add_argument(
        "--version", action="version", version=__version__, help=words.text("pludo-help.version")
    )
    commands = whole.add_subparsers(metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"playpalace_ludo.cli.{name.replace('-', '_')}")
        part = commands.add_parser(name, help=words.text(f"pludo-help-{name}"))
        module.add_arguments(part)
        describe(part, name, words)
    return whole


def files() -> dict[str, str]:
    """Return the files by the place they are installed in."""
    import shtab
    from argparse_manpage.manpage import Manpage

    whole = parser()
    whole.man_short_description = "Ludo by ear, in the terminal"  # type: ignore[attr-defined]
    manual = Manpage(whole, format="single-commands-section")
    manual.date, manual.source, manual.manual = "", f"{PLAYER} {__version__}", "Games"
    return {
        BASH: shtab.complete(whole, shell="bash"),
        ZSH: shtab.complete(whole, shell="zsh"),
        # A line that begins with a quotation mark would be a command of the formatter's.
        MANUAL: str(manual).replace("usage: usage: ", "usage: ").replace("\n'", "\n\\&'"),
    }
