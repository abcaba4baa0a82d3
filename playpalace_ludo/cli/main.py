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
from playpalace_ludo.cli.mistyped import Mistyped, told, typed_language
from playpalace_ludo.cli.output import OutputError
from playpalace_ludo.core.errors import LudoError

START = "start"

COMMANDS = (
    START,
    "play",
    "tournament",
    "connect",
    "web",
    "doctor",
    "variants",
    "rules",
    "show",
    "draw",
    "moves",
    "replay",
    "verify",
    "check",
    "new-variant",
    "install-variant",
    "host",
    "arena",
    "train",
    "balance",
    "analyse",
    "puzzles",
    "stats",
    "scenarios",
)
"""Each command has a module in this folder and texts in `locales/*/help.ftl`."""
HELP = {"-h", "--help"}

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
    try:
        if words[:1] in (["-h"], ["--help"], ["--version"]):
            _overview(words).parse_args(words[:1])
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
        return _fail(chosen, words, "output", error.reason)
    except OSError as error:
        if error.filename is None and _nowhere():
            return _fail(chosen, words, "nowhere", error)
        return _fail(chosen, words, "something" if error.filename is None else "file", error)
    except KeyboardInterrupt:
        return 130


def _no_command(chosen: str) -> str:
    from playpalace_ludo.core.spelling import closest  # seldom needed, and slow to import

    if near := closest(chosen, list(COMMANDS)):
        return f"there is no command {chosen!r}, perhaps you mean {near}"
    return f"there is no command {chosen!r}, there are {', '.join(COMMANDS)}"


def _fail(chosen: str, words: list[str], what: str, error: OSError) -> int:
    try:
        from playpalace_ludo.cli.speaking import translator
        from playpalace_ludo.files import why
        from playpalace_ludo.words import problems

        reason, file = problems.phrase(why(error)), str(error.filename)
        said = translator(argparse.Namespace(lang=typed_language(words))).text(
            f"pludo-cli-refused-{what}", file=file, reason=reason
        )
    except ModuleNotFoundError:  # the Fluent library is not installed here
        said = str(error)
    output.warn(f"playpalace-ludo {chosen}: {said}")
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
        parser = Parser(prog=f"playpalace-ludo {chosen}")
        module.add_arguments(parser)
        if HELP & {*words}:
            _describe(parser, chosen, words)
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
    """Name all missing packages in one sentence: this one, and any needed after it."""
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


def _describe(parser: argparse.ArgumentParser, command: str, words: list[str]) -> None:
    """Give a parser its texts in the language typed, or none where Fluent is not installed."""
    with contextlib.suppress(ModuleNotFoundError):
        from playpalace_ludo.cli import help
        from playpalace_ludo.cli.speaking import translator

        said_in = translator(argparse.Namespace(lang=typed_language(words)))
        if command:
            help.describe(parser, command, said_in)
        else:
            help.overview(parser, COMMANDS, said_in)


def _overview(words: list[str]) -> argparse.ArgumentParser:
    parser = Parser(prog="playpalace-ludo", usage="%(prog)s [COMMAND] [...]")
    parser.add_argument("--version", action="version", version=f"playpalace-ludo {__version__}")
    if words[0] in HELP:
        _describe(parser, "", words)
    return parser


if __name__ == "__main__":
    sys.exit(main())
