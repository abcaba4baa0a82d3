"""The entry point: find the typed command, load its module and run it."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import NoReturn

from playpalace_ludo import __version__
from playpalace_ludo.cli import output
from playpalace_ludo.cli.mistyped import Mistyped, told
from playpalace_ludo.cli.output import OutputError
from playpalace_ludo.core.errors import LudoError

START = "start"

COMMANDS = {
    START: "greet, and offer the menu; this is what runs without a command",
    "play": "start a game at once",
    "tournament": "make a tournament, go on with it, hear and export its standings",
    "connect": "play with people at a PlayPalace server",
    "web": "play in the browser, or write the game as a page for a web server",
    "doctor": "say what speech, braille and sound there is, and what to install for more",
    "variants": "list the rule sets",
    "rules": "say the rules of a variant in plain words",
    "show": "say what a position line means",
    "draw": "draw a board or a position as SVG or PNG, with the same in words inside",
    "moves": "list the legal moves of a position",
    "replay": "read a game record aloud, turn by turn",
    "verify": "check that the dice of a game record were fixed before the game",
    "check": "check a rule file of your own",
    "new-variant": "write a commented rule file to start from",
    "install-variant": "put a checked rule file where every table finds it",
    "host": "run a PlayPalace or PlayAural server with this game, or install it there",
    "arena": "let bots play each other and report who is stronger",
    "train": "teach the expert the rules of a file of your own",
    "balance": "say whether a variant favours a seat, how long it is and more",
    "analyse": "say where a finished game turned",
    "puzzles": "print the three puzzles of the day",
    "stats": "say what your finished games tell about you, with a rating",
    "scenarios": "run rule scenarios against the engine",
}

LIBRARIES = {
    "accessible_output2": "accessible-output2",
    "babel": "babel",
    "fluent": "fluent.runtime",
    "platformdirs": "platformdirs",
    "prompt_toolkit": "prompt-toolkit",
    "tomli_w": "tomli-w",
    "websockets": "websockets",
}
"""Libraries a game server may lack: the package to install, by module."""
WORDS = ("babel", "fluent")
"""Without these there are no messages."""


class Help(argparse.RawDescriptionHelpFormatter):
    """Help as wide as the terminal."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=output.columns() - 2)


class Parser(argparse.ArgumentParser):
    """A parser that raises `Mistyped` instead of printing an error."""

    def error(self, message: str) -> NoReturn:
        raise Mistyped(self.prog, message)


def main(argv: list[str] | None = None) -> int:
    if sys.platform == "win32":
        from playpalace_ludo.cli import windows

        windows.prepare()
    output.prepare()
    words = sys.argv[1:] if argv is None else argv
    chosen = words[0] if words and not words[0].startswith("-") else START
    if words[:1] in (["-h"], ["--help"], ["--version"]):
        _overview().parse_args(words)
        return 0
    try:
        if chosen not in COMMANDS:
            raise Mistyped("playpalace-ludo", _no_command(chosen))
        return _run(chosen, words[1:] if words[:1] == [chosen] else words)
    except Mistyped as error:
        output.warn(told(error, words))
        return 2
    except BrokenPipeError:
        # The reader of our output (a pager, head) has gone away, which is no error.
        _drop_output()
        return 0
    except OutputError as error:
        _drop_output()
        return _refuse(chosen, "the output cannot be written", error.reason)
    except OSError as error:
        if error.filename is None and _nowhere():
            output.warn(f"playpalace-ludo {chosen}: the folder you are in is gone; go to another")
            return 2
        what = "something" if error.filename is None else str(error.filename)
        return _refuse(chosen, f"{what}: cannot be read or written", error)
    except KeyboardInterrupt:
        return 130


def _no_command(chosen: str) -> str:
    from playpalace_ludo.core.spelling import closest  # seldom needed, and slow to import

    if near := closest(chosen, list(COMMANDS)):
        return f"there is no command {chosen!r}, perhaps you mean {near}"
    return f"there is no command {chosen!r}, there are {', '.join(COMMANDS)}"


def _refuse(chosen: str, what: str, error: OSError) -> int:
    output.warn(f"playpalace-ludo {chosen}: {what}: {(error.strerror or str(error)).lower()}")
    return 2


def _nowhere() -> bool:
    """Tell whether the working directory was removed."""
    try:
        os.getcwd()
    except OSError:
        return True
    return False


def _drop_output() -> None:
    """Discard unwritten output, so that it is not flushed again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(chosen: str, words: list[str]) -> int:
    args = argparse.Namespace()
    try:
        module = import_module(f"playpalace_ludo.cli.{chosen.replace('-', '_')}")
        parser = Parser(
            prog=f"playpalace-ludo {chosen}",
            description=module.DESCRIPTION,
            formatter_class=Help,
        )
        module.add_arguments(parser)
        args = parser.parse_args(words)
        result: int = module.run(args)
    except LudoError as error:
        output.warn(f"playpalace-ludo {chosen}: {_said(error, args)}")
        return 2
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == __package__.partition(".")[0]:
            raise
        output.warn(f"playpalace-ludo {chosen}: {_what_to_install(args, missing)}")
        return 2
    return result


def _what_to_install(args: argparse.Namespace, module: str) -> str:
    """Name all missing packages in one sentence: this one, and those that would be missed next."""
    needed = {**LIBRARIES, module: LIBRARIES.get(module, module)}
    missing = [package for name, package in needed.items() if find_spec(name) is None]
    packages = " ".join(missing)
    if any(LIBRARIES[module] in missing for module in WORDS):
        return f"what this needs is not installed here; install it with: pip install {packages}"
    from playpalace_ludo.cli.speaking import translator
    from playpalace_ludo.words.model import CommaList

    names = CommaList(missing)
    return translator(args).text(
        "pludo-cli-not-installed", names=names, count=len(missing), packages=packages
    )


def _said(error: LudoError, args: argparse.Namespace) -> str:
    try:
        from playpalace_ludo.cli.speaking import translator
        from playpalace_ludo.words import problems

        return translator(args).say(problems.alone(error))
    except (LudoError, ModuleNotFoundError):  # the locales themselves are missing
        return str(error)


def _overview() -> argparse.ArgumentParser:
    lines = [f"  {name:17}{text}" for name, text in COMMANDS.items()]
    parser = Parser(
        prog="playpalace-ludo",
        description="Ludo for people who play by ear.",
        usage="%(prog)s [COMMAND] [...]",
        epilog="commands:\n" + "\n".join(lines) + "\n\nplaypalace-ludo COMMAND --help says more.",
        formatter_class=Help,
    )
    parser.add_argument("--version", action="version", version=f"playpalace-ludo {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
