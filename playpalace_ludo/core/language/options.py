"""Single values of a rule document, changed by dotted key: ``outcome.4.do``, ``capture.effect``."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from playpalace_ludo.core.errors import Problem, RulesError, Values, show
from playpalace_ludo.core.language import schema
from playpalace_ludo.core.spelling import closest


def apply_options(document: Mapping[str, Any], *changes: Mapping[str, Any]) -> dict[str, Any]:
    """Replace values of the document, one change after the other; raise RulesError if one cannot
    be."""
    changed = deepcopy(dict(document))
    for options in changes:
        if wrong := _apply(changed, options):
            raise RulesError(wrong[0].key, [wrong[0]._replace(key="")])
    return changed


def try_options(
    document: Mapping[str, Any], options: Mapping[str, Any]
) -> tuple[dict[str, Any], list[Problem]]:
    """Apply the options that can be applied, and list the problems of the others."""
    changed = deepcopy(dict(document))
    return changed, _apply(changed, options)


def _apply(document: dict[str, Any], options: Mapping[str, Any]) -> list[Problem]:
    # Names change last, since other options refer to a seat by its old name.
    keys = sorted(options, key=lambda key: key.endswith((".colour", ".name")))
    tried = [_apply_option(document, key, options[key]) for key in keys]
    return [problem for problem in tried if problem]


def _apply_option(document: dict[str, Any], key: str, value: Any) -> Problem | None:
    head, _, rest = key.partition(".")
    if not rest:
        document[head] = value
        return None
    by = schema.NAMED_BY.get(head)
    if by is None:
        block = document.setdefault(head, {})
        if not isinstance(block, dict):
            return Problem(key, "not-keys", {"block": head}, "L-01")
        block[rest] = value
        return None
    name, _, last = rest.rpartition(".")
    entries = document.get(head)
    known = [e for e in entries if isinstance(e, dict)] if isinstance(entries, list) else []
    for entry in known:
        if str(entry.get(by)) == name:
            entry[last] = value
            return None
    near = closest(name, [str(entry.get(by)) for entry in known])
    named: Values = {"block": head, "name": show(name)}
    return Problem(key, "none-named", named, rule="L-01", suggestion=near)
