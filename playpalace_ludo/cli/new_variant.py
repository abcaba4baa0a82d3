"""`playpalace-ludo new-variant`: a commented rule file to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo import lab, variants
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.knobs import closest
from playpalace_ludo.files import write_new

DESCRIPTION = "Writes a small game with a note on every line. Never overwrites a file."
STARTER = Path(lab.__file__).parent / "starter.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write, for example my-game.toml")
    parser.add_argument("--like", metavar="VARIANT", help="start from a copy of a shipped variant")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    source = _shipped(args.like) if args.like else STARTER
    path = args.file
    if not path.name:
        raise LudoError(f"{path} is a folder; name a file, for example my-game.toml")
    if path.suffix not in ("", ".toml"):
        right = path.with_suffix(".toml").name
        raise LudoError(f"{path}: the name of a rule file ends with .toml, for example {right}")
    path = path.with_suffix(".toml")
    text = source.read_text("utf-8")
    try:
        write_new(path, text)
    except FileExistsError:
        raise LudoError(f"{path} is already there, choose another name") from None
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise LudoError(f"{path} cannot be written: {why}") from None
    say(translator(args).text("pludo-cli-new-variant-written", file=str(path)))
    return 0


def _shipped(name: str) -> Path:
    stem = name.replace("_", "-")
    if stem not in variants.names():
        near = closest(name, variants.names())
        hint = f" Did you mean {near!r}?" if near else ""
        raise LudoError(f"there is no shipped variant {name!r}.{hint}")
    return variants.SHIPPED / f"{stem}.toml"
