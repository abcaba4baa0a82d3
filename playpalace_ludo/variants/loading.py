"""Loading rules by name, by path, or by the name and digest in a record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from playpalace_ludo.core.errors import Problem, RulesError, show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import split_spec
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.variants.catalogue import (
    installed,
    name_of,
    names,
    rule_files,
    shipped,
    shipped_paths,
)
from playpalace_ludo.variants.compiling import compile_document, digest
from playpalace_ludo.variants.documents import read_document


def load(spec: str, folders: Iterable[Path] = ()) -> Rules:
    """Load rules by a path or name typed by the user: on the command line, in options.

    Untrusted text goes through `load_named` instead; a test lists the callers of this function.
    """
    name, options = _split(spec)
    path = Path(_printable(name)) if _is_path(name) else find(name, folders)
    return load_file(path, options)


def load_named(spec: str, folders: Iterable[Path] = (), *, files: Iterable[Path] = ()) -> Rules:
    """Load rules named by a file or a server: by name, or name and digest; options in brackets.

    The name is compared with those of shipped and installed rule files, and of files chosen by the
    caller (``folders``, ``files``). It is never opened as a path.
    """
    name, options = _split(spec)
    if _is_path(name.partition("@")[0]):
        raise RulesError(show(name), [Problem("", "names-a-path")])
    return load_file(find(name, folders, files), options)


def _split(spec: str) -> tuple[str, Mapping[str, Any]]:
    return (spec, {}) if spec.endswith(".toml") else split_spec(spec)


def _is_path(name: str) -> bool:
    plain, _, digest = name.partition("@")
    return not digest and (plain.endswith(".toml") or "/" in plain or "\\" in plain)


def _printable(name: str) -> str:
    if not name.isprintable():
        raise RulesError(repr(name), [Problem("", "not-a-file-name")])
    return name


def load_file(path: Path, options: Mapping[str, Any] = MappingProxyType({})) -> Rules:
    """Load a rule file that the caller found itself."""
    if path in shipped_paths():
        return _load_shipped(path, json.dumps(dict(options), sort_keys=True))
    # Read each time, since an author who changes the file wants to hear the change.
    text = json.dumps(read_document(path), default=str)
    return _load_text(path, text, json.dumps(dict(options), sort_keys=True))


@lru_cache(maxsize=64)
def _load_shipped(path: Path, options: str) -> Rules:
    return compile_document(read_document(path), path, json.loads(options))


@lru_cache(maxsize=64)
def _load_text(path: Path, text: str, options: str) -> Rules:
    return compile_document(json.loads(text), path, json.loads(options))


def find(name: str, folders: Iterable[Path], files: Iterable[Path] = ()) -> Path:
    """Return the file of a variant by its name and, if there is a digest, by its content."""
    plain, _, digest = name.partition("@")
    stem = plain.replace("_", "-")
    if not digest and stem in shipped():
        return shipped()[stem]
    candidates = [
        *installed(),
        *(path for folder in folders for path in rule_files(folder)),
        *files,
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
