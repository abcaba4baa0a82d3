"""Reading a rule file: its text, its bases and the single values it changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playpalace_ludo.core import reading
from playpalace_ludo.core.errors import InputError, Problem, RulesError, Value, show
from playpalace_ludo.core.language.following import following
from playpalace_ludo.core.language.options import try_options
from playpalace_ludo.core.language.schema import NAMED_BY
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes
from playpalace_ludo.variants.catalogue import SHIPPED, names
from playpalace_ludo.variants.compiling import compile_document

MOST_BASES = 16
MOST_NAME = 100
"""Characters of a file's name; systems refuse a little more than twice as many."""


def read_document(path: Path) -> dict[str, Any]:
    """Read a rule file with its bases merged in; raise RulesError with one sentence."""
    return _resolve(path, ())


def _resolve(path: Path, above: tuple[Path, ...]) -> dict[str, Any]:
    where = path.resolve()
    if where in above or len(above) >= MOST_BASES:
        raise _refuse(path, "base", "base-circle", most=MOST_BASES)
    document = read_toml(path)
    if wrong := reading.excess(document, _entry):
        raise RulesError(str(path), [wrong])
    base = document.pop("base", None)
    below: dict[str, Any] = {}
    if base is not None:
        below = _resolve(_base_path(path, base), (*above, where))
        if below.get("kind") != document.get("kind", below.get("kind")):
            raise _refuse(path, "kind", "base-kind", kind=show(below.get("kind")), base=base)
    own = {*keys(document), *_table(document, "change")}
    return following(below, own, _changed(path, merge(below, document)))


def keys(document: Mapping[str, Any]) -> Iterable[str]:
    """Return the keys of a document's tables, each with its table: ``board.arms``."""
    return (f"{name}.{key}" for name in document for key in _table(document, name))


def _table(document: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = document.get(name)
    return table if isinstance(table, Mapping) else {}


def _changed(path: Path, document: dict[str, Any]) -> dict[str, Any]:
    """Apply what the document's block [change] says about single values."""
    change = document.pop("change", {})
    if not isinstance(change, Mapping) or not all("." in key for key in change):
        raise _refuse(path, "change", "not-change")
    changed, wrong = try_options(document, change)
    if wrong:
        found = [problem._replace(key=f"change.{problem.key}") for problem in wrong]
        raise RulesError(str(path), [*found, *_problems(changed, path)])
    return changed


def _problems(document: Mapping[str, Any], path: Path) -> Sequence[Problem]:
    """List what else is wrong, for somebody who wants to hear it all at once."""
    try:
        compile_document(document, path, {})
    except RulesError as error:
        return error.problems
    return ()


def sources(path: Path) -> list[Path]:
    """List a rule file and the files it is based on, nearest first."""
    found = [path]
    while (base := read_toml(found[-1]).get("base")) is not None and len(found) <= MOST_BASES:
        found.append(_base_path(found[-1], base))
    return found


def _base_path(path: Path, base: object) -> Path:
    if not isinstance(base, str) or not _is_file_name(base):
        raise _refuse(path, "base", "not-a-base")
    if not base.endswith(".toml") and base.replace("_", "-") in names():
        return SHIPPED / f"{base.replace('_', '-')}.toml"
    beside = path.parent / (base if base.endswith(".toml") else f"{base}.toml")
    if not beside.is_file():
        known = [*names(), *(file.stem for file in path.parent.glob("*.toml"))]
        wrong = Problem("base", "no-base", {"base": show(base)}, suggestion=closest(base, known))
        raise RulesError(str(path), [wrong])
    return beside


def _is_file_name(name: str) -> bool:
    plain = name.isprintable() and not name.startswith(".") and not {*name} & {*"/\\:"}
    return plain and 0 < len(name) <= MOST_NAME


def merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Merge tables key by key; everything else is replaced."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = merge(old, value)
        merged[key] = value
    return merged


def read_toml(path: Path) -> dict[str, Any]:
    """Read one file as it stands, without its bases."""
    try:
        raw = read_bytes(path, reading.MOST_BYTES)
    except InputError as error:
        raise RulesError(str(path), [error.problem]) from None
    text = reading.text_of(raw)
    found = text if isinstance(text, Problem) else reading.parse(text)
    if isinstance(found, Problem):
        raise RulesError(str(path), [found])
    if not found:
        raise _refuse(path, "", "file-empty")
    return found


def _entry(block: str, number: int, entry: object) -> str:
    """Name one of several tables of a block as problems do: by its name, or else by its number."""
    if not isinstance(entry, Mapping):
        return block
    name = entry.get(NAMED_BY.get(block, ""))
    return f"{block}.{name}" if isinstance(name, str) else f"{block} {number}"


def _refuse(path: Path, key: str, code: str, **values: Value) -> RulesError:
    return RulesError(str(path), [Problem(key, code, values)])
