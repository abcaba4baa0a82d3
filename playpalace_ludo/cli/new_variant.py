"""`playpalace-ludo new-variant`: a commented rule file to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo import lab, variants
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core.errors import InputError, Problem, RulesError, show
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import why, write_new
from playpalace_ludo.variants import catalogue

STARTER = Path(lab.__file__).parent / "starter.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--like", metavar="VARIANT")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    source = _shipped(args.like) if args.like else STARTER
    path = args.file
    if not path.name:
        raise InputError("new-variant-folder", folder=str(path))
    if path.suffix not in ("", ".toml"):
        right = path.with_suffix(".toml").name
        raise InputError("new-variant-ending", file=str(path), right=right)
    path = path.with_suffix(".toml")
    text = source.read_text("utf-8")
    try:
        write_new(path, text)
    except FileExistsError:
        raise InputError("new-variant-there", file=str(path)) from None
    except OSError as error:
        raise InputError("not-written", file=str(path), reason=why(error)) from None
    say(translator(args).text("pludo-cli-new-variant-written", file=str(path)))
    return 0


def _shipped(name: str) -> Path:
    stem = name.replace("_", "-")
    if stem not in variants.names():
        near = closest(name, variants.names())
        raise RulesError("--like", [Problem("", "not-shipped", {"name": show(name)}, "", near)])
    return catalogue.SHIPPED / f"{stem}.toml"
