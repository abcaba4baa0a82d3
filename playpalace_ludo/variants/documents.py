"""Reading a rule file: its text, its bases and single changed values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeGuard

from playpalace_ludo.core import reading
from playpalace_ludo.core.errors import InputError, Problem, RulesError, Value, show
from playpalace_ludo.core.language.aliases import FIELDS, canonical
from playpalace_ludo.core.language.desugar import with_usual_faces
from playpalace_ludo.core.language.following import following
from playpalace_ludo.core.language.options import try_options
from playpalace_ludo.core.language.schema import NAMED_BY
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes
from playpalace_ludo.variants.catalogue import SHIPPED, names
from playpalace_ludo.variants.compiling import compile_document

MOST_BASES = 16
MOST_NAME = 100
"""Most characters of a file's name; systems refuse somewhat more than twice as many."""


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
    document = _with_fields(path, document)
    base = document.pop("base", None)
    below: dict[str, Any] = {}
    if base is not None:
        below = _resolve(_base_path(path, base), (*above, where))
        if below.get("kind") != document.get("kind", below.get("kind")):
            raise _refuse(path, "kind", "base-kind", kind=show(below.get("kind")), base=base)
    own = {*keys(document), *_table(document, "change")}
    document = _with_entries(path, below, document)
    return following(below, own, _changed(path, merge(below, document)))


def _with_fields(path: Path, document: Mapping[str, Any]) -> dict[str, Any]:
    """Replace fields that a rule document names differently by knobs."""
    said = {key: value for key, value in document.items() if key in FIELDS}
    whole = {key: value for key, value in document.items() if key not in said}
    given = {
        key: _table(document, group).get(name)
        for key, group, name in _knobs()
        if name in _table(document, group)
    }
    found, wrong = canonical({**given, **said})
    if wrong:
        raise RulesError(str(path), wrong)
    for key, group, name in _knobs() if said else ():
        if key in found:
            whole[group] = {**_table(whole, group), name: found[key]}
    return whole


def _knobs() -> Iterable[tuple[str, str, str]]:
    """Yield the knobs that fields stand for, each with its table and name in the document."""
    for key, _ in FIELDS.values():
        group, _, name = key.partition(".")
        yield key, group, name


def _with_entries(
    path: Path, below: Mapping[str, Any], document: Mapping[str, Any]
) -> dict[str, Any]:
    """Add the base's blocks of the kinds that the file's ``merge`` names, by their names."""
    whole = dict(document)
    kinds = whole.pop("merge", [])
    if not isinstance(kinds, list) or not all(kind in NAMED_BY for kind in kinds):
        raise _refuse(path, "merge", "not-merge", blocks=tuple(sorted(NAMED_BY)))
    base = with_usual_faces({"kind": document.get("kind"), **below})
    for kind in kinds:
        whole[kind] = _by_name(kind, base.get(kind, []), document.get(kind, []))
    return whole


def _by_name(kind: str, below: object, above: object) -> Any:
    """Merge blocks of the same name key by key; new ones come after the others."""
    if not _are_tables(below) or not _are_tables(above):
        return above  # which the checks will find
    by, merged = NAMED_BY[kind], [dict(entry) for entry in below]
    for entry in above:
        known = (one for one in merged if one.get(by) == entry.get(by))
        if (same := next(known, None)) is not None:
            same.update(entry)
        else:
            merged.append(dict(entry))
    return merged


def _are_tables(value: object) -> TypeGuard[list[Mapping[str, Any]]]:
    return isinstance(value, list) and all(isinstance(entry, Mapping) for entry in value)


def keys(document: Mapping[str, Any]) -> Iterable[str]:
    """Return the keys of a document's tables, each with its table: ``board.arms``."""
    return (f"{name}.{key}" for name in document for key in _table(document, name))


def _table(document: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = document.get(name)
    return table if isinstance(table, Mapping) else {}


def _changed(path: Path, document: dict[str, Any]) -> dict[str, Any]:
    """Apply the changes of single values in the document's block [change]."""
    change = document.pop("change", {})
    if not isinstance(change, Mapping) or not all("." in key for key in change):
        raise _refuse(path, "change", "not-change")
    if any(key.startswith("outcome.") for key in change):
        document = {**with_usual_faces(document)}
    changed, wrong = try_options(document, change)
    if wrong:
        found = [problem._replace(key=f"change.{problem.key}") for problem in wrong]
        raise RulesError(str(path), [*found, *_problems(changed, path)])
    return changed


def _problems(document: Mapping[str, Any], path: Path) -> Sequence[Problem]:
    """List further problems, so that an author hears all at once."""
    try:
        compile_document(document, path, {})
    except RulesError as error:
        return error.problems
    return ()


def faces_gone(path: Path) -> tuple[str, ...]:
    """List the outcomes of a file's base that its own list of outcomes leaves out."""
    own = read_toml(path)
    if "base" not in own or not own.get("outcome") or "outcome" in own.get("merge", ()):
        return ()
    base = with_usual_faces(read_document(_base_path(path, own["base"])))
    kept = [entry.get("name") for entry in own["outcome"]]
    return tuple(e["name"] for e in base.get("outcome", ()) if e["name"] not in kept)


def sources(path: Path) -> Iterator[Path]:
    """Yield a rule file and the files it is based on, nearest first; raise RulesError."""
    yield path
    for _ in range(MOST_BASES):
        base = read_toml(path).get("base")
        if base is None:
            return
        path = _base_path(path, base)
        yield path


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
    """Read one file by itself, without its bases."""
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
    """Name one of several tables of a block for problems: by its name, or else its number."""
    if not isinstance(entry, Mapping):
        return block
    name = entry.get(NAMED_BY.get(block, ""))
    return f"{block}.{name}" if isinstance(name, str) else f"{block} {number}"


def _refuse(path: Path, key: str, code: str, **values: Value) -> RulesError:
    return RulesError(str(path), [Problem(key, code, values)])
