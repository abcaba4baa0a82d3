"""`playpalace-ludo draw`: a board or a position as a picture, with the same in words inside."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.show import read
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.files import why, write_bytes
from playpalace_ludo.picture import caption, scene, svg
from playpalace_ludo.words.translate import Said

ENDINGS = (".svg", ".png")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="+", metavar="POSITION|VARIANT")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    out: Path = args.out
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        raise InputError("picture-ending", file=str(out))
    if not out.parent.is_dir():  # a typing error in a name must not create folders
        raise InputError("picture-folder", folder=str(out.parent))
    rules, state = _read(args.what)
    words = translator(args)
    drawn = scene.draw(rules, state, words)
    title = words.say(caption.title(rules))
    lines = [words.say(message) for message in caption.description(rules, state)]
    if ending == ".svg":
        picture = svg.write(drawn, title=title, description=lines, lang=words.lang).encode()
    else:
        from playpalace_ludo.picture import png

        picture = png.write(drawn, title=title, description=lines)
    try:
        write_bytes(out, picture, flush=False)
    except OSError as error:
        raise InputError("not-written", file=str(out), reason=why(error)) from None
    say(words.text("pludo-cli-draw-written", file=os.fspath(out), title=Said(title)))
    return 0


def _read(what: list[str]) -> tuple[Rules, State]:
    """Read a position from several words, or a variant's first position from one."""
    text = " ".join(what)
    # A position may be a stranger's, so nothing is looked up on disk to tell it from a path.
    is_file = text.endswith((".toml", ")")) and ".toml" in text
    if len(text.split()) > 1 and not is_file:
        return read(what)
    rules = variants.load(text, [Path.cwd()])
    everybody = range(min(rules.max_players, len(rules.seats)))
    state, _ = engine.start(rules, everybody, first=0)
    return rules, state
