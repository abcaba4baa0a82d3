"""From a rule file's document to rules, under the name used in records."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playpalace_ludo.core.errors import Problem, RulesError
from playpalace_ludo.core.language.aliases import canonical
from playpalace_ludo.core.language.compile import Origin, compile_rules
from playpalace_ludo.core.language.desugar import flatten, is_cross
from playpalace_ludo.core.language.following import following
from playpalace_ludo.core.language.knobs import BY_KEY, unknown
from playpalace_ludo.core.language.options import apply_options
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import join_spec, split_spec
from playpalace_ludo.variants.catalogue import SHIPPED, name_of

KINDS = ("cross", "loose")
"""A file on the usual board, with knobs, and one that spells out its own board."""


def compile_document(document: Mapping[str, Any], path: Path, options: Mapping[str, Any]) -> Rules:
    """Make rules from a resolved document; one not shipped is named with a digest."""
    name = name_of(path)
    if path.parent.resolve() == SHIPPED.resolve():
        return _compile(document, known_as=name, name=name, options=options, source=name)
    return _compile(
        document,
        known_as=f"{name}@{digest(document)}",
        name=name,
        options=options,
        source=str(path),
        read_from=str(path),
    )


def digest(document: Mapping[str, Any]) -> str:
    """Return a short fingerprint of a rule file's content, including its base."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def with_options(rules: Rules, options: Mapping[str, Any]) -> Rules:
    """Return the variant with further options; earlier ones are kept unless named again."""
    name, kept = split_spec(rules.spec)
    return _compile(
        rules.file,
        known_as=name,
        name=name.partition("@")[0],
        options={**kept, **options},
        source=name,
        read_from=rules.read_from,
    )


def _compile(
    document: Mapping[str, Any],
    *,
    known_as: str,
    name: str,
    options: Mapping[str, Any],
    source: str,
    read_from: str = "",
) -> Rules:
    if document.get("kind") not in KINDS:
        raise RulesError(source, [Problem("kind", "not-a-kind")])
    if is_cross(document):
        options, wrong = canonical(options)
        if wrong:
            raise RulesError(source, wrong)
        changed = _with_knobs(document, options, source)
        kept = {k: v for k, v in options.items() if _differs(document, options, k, source)}
    else:
        changed, kept = apply_options(document, options), dict(options)
    origin = Origin(document, name, join_spec(known_as, kept), read_from)
    return compile_rules(changed, source, origin)


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
    """Tell whether an option makes a difference, given all others."""
    others = {name: value for name, value in options.items() if name != key}
    without = flatten(_with_knobs(document, others, source)).get(key, BY_KEY[key].default)
    return bool(_plain(options[key]) != _plain(without))


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
