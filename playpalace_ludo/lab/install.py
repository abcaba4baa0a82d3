"""Installing rule files: checked, self-contained, in the player's folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import tomli_w

from playpalace_ludo import variants
from playpalace_ludo.bots import weights
from playpalace_ludo.core.errors import InputError, Problem, RulesError, show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes, read_text, sweep, why, write_bytes, write_whole
from playpalace_ludo.lab.admission import admitted
from playpalace_ludo.variants import catalogue, documents


class Installed(NamedTuple):
    rules: Rules
    path: Path
    merged: bool
    """Whether bases beside the file were merged into it."""
    replaced: bool


def install(path: Path, folder: Path) -> Installed:
    """Check a file and install it into the folder; raise LudoError, changing nothing, if bad."""
    rules, _ = admitted(path)
    name = catalogue.name_of(path)
    if name.replace("_", "-") in variants.names():
        raise InputError("install-shipped", name=show(name))
    text, merged = one_file(path)
    target = folder / f"{name}.toml"
    replaced = target.exists()
    sweep(folder, r".+\.toml")
    try:
        write_whole(target, text, flush=True)
        _take_net_along(path, target)
    except OSError as error:
        raise InputError("not-written", file=str(target), reason=why(error)) from None
    return Installed(rules, target, merged, replaced)


def _take_net_along(path: Path, target: Path) -> None:
    """Install the net that was trained for a file, if there is one, beside it."""
    own, net = path.with_suffix(".net"), target.with_suffix(".net")
    if own.is_file() and own.resolve() != net.resolve():
        write_bytes(net, read_bytes(own, weights.MOST_BYTES), flush=True)


def one_file(path: Path) -> tuple[str, bool]:
    """Return a file's self-contained text, and whether bases were merged into it."""
    text = read_text(path)
    bases = [*documents.sources(path)][1:]
    if all(base.parent == catalogue.SHIPPED for base in bases):
        return text, False
    notes = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        notes.append(f"{line}\n")
    return "".join(notes) + tomli_w.dumps(documents.read_document(path)), True


def remove(name: str, folder: Path) -> Path:
    """Remove an installed file; raise LudoError if there is none of that name."""
    found = {catalogue.name_of(path): path for path in sorted(folder.glob("*.toml"))}
    wanted = name.removesuffix(".toml")
    if wanted not in found:
        near = closest(wanted, list(found))
        if near or not found:
            wrong = Problem("", "not-installed", suggestion=near)
        else:
            wrong = Problem("", "not-installed-but", {"known": tuple(found)})
        raise RulesError(show(name), [wrong])
    try:
        found[wanted].unlink()
        found[wanted].with_suffix(".net").unlink(missing_ok=True)
    except OSError as error:
        gone = found[wanted]
        raise InputError("not-removed", file=str(gone), reason=why(error)) from None
    return found[wanted]
