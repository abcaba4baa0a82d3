"""Rule files: the shipped ones, the player's own, and how a name becomes rules."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from playpalace_ludo.core.cross import compile_cross, flatten
from playpalace_ludo.core.errors import Problem, RulesError
from playpalace_ludo.core.knobs import BY_KEY, closest
from playpalace_ludo.core.loose import apply_options, compile_loose
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import join_spec, split_spec

SHIPPED = Path(__file__).parent
DEFAULT = "playpalace"
MOST_BYTES = 256 * 1024
MOST_BASES = 8

_CROSS_ORDER = ("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota")


def names() -> list[str]:
    """The shipped variants, the default first, then as the documents order them."""
    found = sorted(path.stem for path in SHIPPED.glob("*.toml"))
    return [*_CROSS_ORDER, *(name for name in found if name not in _CROSS_ORDER)]


def user_folder() -> Path:
    """Where rule files a player installed are kept."""
    from platformdirs import user_data_path

    return user_data_path("playpalace-ludo", appauthor=False) / "variants"


def installed() -> list[Path]:
    folder = user_folder()
    return sorted(folder.glob("*.toml")) if folder.is_dir() else []


def load(spec: str, folders: Iterable[Path] = ()) -> Rules:
    """Rules by name, by path, or by the name and digest a record gives; options in brackets.

    ``folders`` are searched for rule files besides the shipped and the installed ones.
    """
    name, options = split_spec(spec)
    return _load(name, json.dumps(options, sort_keys=True), tuple(folders))


@lru_cache(maxsize=64)
def _load(name: str, options: str, folders: tuple[Path, ...]) -> Rules:
    path, digest = _find(name, folders)
    document = read_document(path)
    return compile_document(document, path, json.loads(options), digest)


def with_options(rules: Rules, options: Mapping[str, Any]) -> Rules:
    """The same variant with other options; earlier ones are kept unless named again."""
    name, kept = split_spec(rules.spec)
    return _compile(rules.file, name, name.partition("@")[0], {**kept, **options}, name)


def _find(name: str, folders: tuple[Path, ...]) -> tuple[Path, str]:
    plain, _, digest = name.partition("@")
    if not digest and (plain.endswith(".toml") or "/" in plain or "\\" in plain):
        return Path(plain), ""
    stem = plain.replace("_", "-")
    if not digest and stem in names():
        return SHIPPED / f"{stem}.toml", ""
    candidates = [
        *installed(),
        *(path for folder in folders for path in sorted(folder.glob("*.toml"))),
    ]
    for path in candidates:
        if path.stem in (plain, stem) and (not digest or _digest_of(path) == digest):
            return path, digest
    known = [*names(), *(path.stem for path in candidates)]
    what = "no rule file with that name and content" if digest else "no such variant"
    raise RulesError(
        repr(name),
        [Problem("", f"there is {what}, known are {', '.join(known)}", "", closest(plain, known))],
    )


def _digest_of(path: Path) -> str:
    try:
        return digest(read_document(path))
    except RulesError:
        return ""


def digest(document: Mapping[str, Any]) -> str:
    """A short fingerprint of what a rule file says, its base included."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_document(path: Path) -> dict[str, Any]:
    """A rule file with its bases merged in; raises RulesError with one sentence."""
    return _resolve(path, ())


def _resolve(path: Path, above: tuple[Path, ...]) -> dict[str, Any]:
    where = path.resolve()
    if where in above or len(above) >= MOST_BASES:
        raise _refuse(path, "base", "the bases lead round in a circle or are more than 8 deep")
    document = read_toml(path)
    base = document.get("base")
    if base is None:
        return document
    if not isinstance(base, str) or not base or Path(base).name != base or base.startswith("."):
        raise _refuse(path, "base", "must name a shipped variant or a file in the same folder")
    below = _resolve(_base_path(path, base), (*above, where))
    if below.get("kind") != document.get("kind", below.get("kind")):
        raise _refuse(path, "kind", f"must be {below.get('kind')!r} like its base {base}")
    return merge(below, document)


def _base_path(path: Path, base: str) -> Path:
    if not base.endswith(".toml") and base.replace("_", "-") in names():
        return SHIPPED / f"{base.replace('_', '-')}.toml"
    beside = path.parent / (base if base.endswith(".toml") else f"{base}.toml")
    if not beside.is_file():
        raise _refuse(path, "base", f"there is no shipped variant and no file beside it named {base!r}")
    return beside


def merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key, everything else is replaced."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        merged[key] = merge(old, value) if both else value  # type: ignore[arg-type]
    return merged


def read_toml(path: Path) -> dict[str, Any]:
    """One file as it stands."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _refuse(path, "", f"cannot be read: {(error.strerror or str(error)).lower()}") from None
    if len(raw) > MOST_BYTES:
        raise _refuse(path, "", f"is larger than {MOST_BYTES // 1024} kB, too large for a rule file")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _refuse(path, "", f"line {line} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise _refuse(path, "", f"is not valid TOML: {str(error)[:300]}") from None
    except (RecursionError, ValueError):
        raise _refuse(path, "", "is not valid TOML: it is nested too deeply") from None


def _refuse(path: Path, key: str, text: str) -> RulesError:
    return RulesError(str(path), [Problem(key, text)])


def compile_document(
    document: Mapping[str, Any], path: Path, options: Mapping[str, Any], digest_hint: str = ""
) -> Rules:
    """Rules from a resolved document; a file that is not shipped is known by name and digest."""
    name = path.stem
    if path.parent.resolve() != SHIPPED.resolve():
        name = f"{path.stem}@{digest_hint or digest(document)}"
    return _compile(document, name, path.stem, options, str(path) if "@" in name else name)


def _compile(
    document: Mapping[str, Any], known_as: str, name: str, options: Mapping[str, Any], source: str
) -> Rules:
    kind = document.get("kind")
    if kind == "cross":
        changed = _with_knobs(document, options, source)
        kept = {k: v for k, v in options.items() if _differs(document, k, v)}
        rules = compile_cross(changed, source, join_spec(known_as, kept))
        return replace(rules, file=document)
    if kind == "loose":
        changed = apply_options(document, options)
        rules = compile_loose(changed, source, name, join_spec(known_as, options))
        return replace(rules, file=document)
    raise RulesError(source, [Problem("kind", "must be 'cross' or 'loose'")])


def _with_knobs(
    document: Mapping[str, Any], options: Mapping[str, Any], source: str
) -> dict[str, Any]:
    changed: dict[str, Any] = {
        key: dict(value) if isinstance(value, Mapping) else value for key, value in document.items()
    }
    for key, value in options.items():
        if key not in BY_KEY:
            raise RulesError(
                source, [Problem(key, "there is no such knob", "", closest(key, list(BY_KEY)))]
            )
        group, _, last = key.partition(".")
        changed.setdefault(group, {})
        changed[group][last] = value
    return changed


def _differs(document: Mapping[str, Any], key: str, value: Any) -> bool:
    of_file = flatten(document).get(key, BY_KEY[key].default)
    as_list = list(of_file) if isinstance(of_file, tuple) else of_file
    return bool((list(value) if isinstance(value, tuple) else value) != as_list)
