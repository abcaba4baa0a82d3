"""Rule files: the shipped ones, the player's own, and how a name becomes rules."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from playpalace_ludo.core import reading
from playpalace_ludo.core.errors import InputError, Problem, RulesError, Value, show
from playpalace_ludo.core.language.cross import compile_cross, flatten
from playpalace_ludo.core.language.knobs import BY_KEY, unknown
from playpalace_ludo.core.language.loose import apply_options, compile_loose, try_options
from playpalace_ludo.core.language.relaxed import following
from playpalace_ludo.core.language.schema import NAMED_BY
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import join_spec, split_spec
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes

SHIPPED = Path(__file__).parent
MOST_BASES = 16
MOST_NAME = 100
"""Characters of a file's name; systems refuse a little more than twice as many."""

_CROSS_ORDER = ("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota")


def names() -> list[str]:
    """List the shipped variants, the default first, then as the documents order them."""
    return list(_shipped())


@lru_cache(maxsize=1)
def _shipped() -> dict[str, Path]:
    found = {path.stem: path for path in sorted(SHIPPED.glob("*.toml"))}
    return {name: found[name] for name in (*_CROSS_ORDER, *found)}


@lru_cache(maxsize=1)
def _shipped_paths() -> frozenset[Path]:
    return frozenset(_shipped().values())


def user_folder() -> Path:
    """Return where rule files a player installed are kept."""
    try:
        from platformdirs import user_data_path
    except ImportError:  # a game server need not have the library, but shares the folder
        return _data_home() / "playpalace-ludo" / "variants"
    return user_data_path("playpalace-ludo", appauthor=False) / "variants"


def _data_home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def installed() -> list[Path]:
    """List the rule files the player installed."""
    try:
        return rule_files(user_folder())
    except RuntimeError:  # nobody's home
        return []


def rule_files(folder: Path) -> list[Path]:
    """List the rule files of a folder; none where it is not there or cannot be one."""
    try:
        return sorted(folder.glob("*.toml"))
    except (OSError, ValueError):
        return []


def offered() -> list[str]:
    """List what a table offers: the shipped variants, then installed ones that can be played."""
    found = names()
    for name in map(name_of, installed()):
        try:
            if name not in found and load(name):
                found.append(name)
        except RulesError:
            continue
    return found


def load(spec: str, folders: Iterable[Path] = ()) -> Rules:
    """Load rules by name, by path, or by a record's name and digest; options in brackets.

    ``folders`` are searched for rule files besides the shipped and the installed ones.
    """
    name, options = (spec, {}) if spec.endswith(".toml") else split_spec(spec)
    path = _find(name, tuple(folders))
    if path in _shipped_paths():
        return _load_shipped(path, json.dumps(options, sort_keys=True))
    # Read anew each time: an author changes the file and wants to hear the change.
    text = json.dumps(read_document(path), default=str)
    return _load_text(path, text, json.dumps(options, sort_keys=True))


def load_named(spec: str, folders: Iterable[Path] = ()) -> Rules:
    """Load rules that a file names: by name alone, never from a place a stranger chose."""
    name = spec if spec.endswith(".toml") else split_spec(spec)[0]
    if _is_path(name.partition("@")[0]):
        raise RulesError(show(name), [Problem("", "names-a-path")])
    return load(spec, folders)


@lru_cache(maxsize=64)
def _load_shipped(path: Path, options: str) -> Rules:
    return compile_document(read_document(path), path, json.loads(options))


@lru_cache(maxsize=64)
def _load_text(path: Path, text: str, options: str) -> Rules:
    return compile_document(json.loads(text), path, json.loads(options))


def with_options(rules: Rules, options: Mapping[str, Any]) -> Rules:
    """Return the same variant with other options; earlier ones are kept unless named again."""
    name, kept = split_spec(rules.spec)
    return _compile(
        rules.file,
        known_as=name,
        name=name.partition("@")[0],
        options={**kept, **options},
        source=name,
    )


def _is_path(name: str) -> bool:
    return name.endswith(".toml") or "/" in name or "\\" in name


def _find(name: str, folders: tuple[Path, ...]) -> Path:
    plain, _, digest = name.partition("@")
    if not digest and _is_path(plain):
        if not plain.isprintable():
            raise RulesError(repr(name), [Problem("", "not-a-file-name")])
        return Path(plain)
    stem = plain.replace("_", "-")
    if not digest and stem in _shipped():
        return _shipped()[stem]
    candidates = [
        *installed(),
        *(path for folder in folders for path in rule_files(folder)),
    ]
    for path in candidates:
        if name_of(path) in (plain, stem) and (not digest or _digest_of(path) == digest):
            return path
    known = (*names(), *map(name_of, candidates))
    near = closest(plain, list(known))
    if digest:
        wrong = Problem("", "no-rules-with-content", {"known": known}, suggestion=near)
    elif near:
        wrong = Problem("", "no-variant", suggestion=near)
    else:
        wrong = Problem("", "no-variant-but", {"known": known})
    raise RulesError(repr(name), [wrong])


def _digest_of(path: Path) -> str:
    try:
        return digest(read_document(path))
    except RulesError:
        return ""


def digest(document: Mapping[str, Any]) -> str:
    """Return a short fingerprint of what a rule file says, its base included."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


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
    plain = name.isprintable() and not name.startswith(".") and Path(name).name == name
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


def compile_document(document: Mapping[str, Any], path: Path, options: Mapping[str, Any]) -> Rules:
    """Make rules from a resolved document; one that is not shipped goes by name and digest."""
    name = name_of(path)
    if path.parent.resolve() == SHIPPED.resolve():
        return _compile(document, known_as=name, name=name, options=options, source=name)
    return _compile(
        document,
        known_as=f"{name}@{digest(document)}",
        name=name,
        options=options,
        source=str(path),
    )


def name_of(path: Path) -> str:
    """Write a file's name as one word, as positions and records do."""
    return re.sub(r"[^\w.-]+", "-", path.stem).strip("-.") or "variant"


def _compile(
    document: Mapping[str, Any],
    *,
    known_as: str,
    name: str,
    options: Mapping[str, Any],
    source: str,
) -> Rules:
    kind = document.get("kind")
    if kind == "cross":
        changed = _with_knobs(document, options, source)
        kept = {k: v for k, v in options.items() if _differs(document, options, k, source)}
        rules = compile_cross(changed, source, name, join_spec(known_as, kept))
        return replace(rules, file=document)
    if kind == "loose":
        changed = apply_options(document, options)
        rules = compile_loose(changed, source, name, join_spec(known_as, options))
        return replace(rules, file=document)
    raise RulesError(source, [Problem("kind", "not-a-kind")])


def _with_knobs(
    document: Mapping[str, Any], options: Mapping[str, Any], source: str
) -> dict[str, Any]:
    changed: dict[str, Any] = {
        key: dict(value) if isinstance(value, Mapping) else value for key, value in document.items()
    }
    for key, value in options.items():
        if key not in BY_KEY:
            raise RulesError(source, [unknown(key)])
        group, _, last = key.partition(".")
        changed.setdefault(group, {})
        changed[group][last] = value
    return following(document, options, changed)


def _differs(
    document: Mapping[str, Any], options: Mapping[str, Any], key: str, source: str
) -> bool:
    """Tell whether an option makes a difference to the file with all the others."""
    others = {name: value for name, value in options.items() if name != key}
    without = flatten(_with_knobs(document, others, source)).get(key, BY_KEY[key].default)
    return bool(_plain(options[key]) != _plain(without))


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
