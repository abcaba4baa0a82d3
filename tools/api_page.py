"""The reference in docs/api.md, from signatures and docstrings of the room `api`."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from playpalace_ludo import api
from playpalace_ludo.api import LudoGame

FUNCTIONS = (
    api.new_game,
    api.read_record,
    api.read_position,
    api.load_rules,
    api.variant_names,
    api.explain,
)


def text() -> str:
    lines = ["## Where games come from", ""]
    for function in FUNCTIONS:
        lines += _entry(f"ludo.{function.__name__}", function)
    lines += ["## The game", "", *_told(LudoGame)]
    for name, member in vars(LudoGame).items():
        if not name.startswith("_"):
            lines += _entry(f"game.{name}", member)
    return "\n".join(lines).strip()


def _entry(name: str, member: Any) -> Iterator[str]:
    yield from (f"### `{name}{_signature(member)}`", "")
    yield from _told(member.fget if isinstance(member, property) else member)


def _signature(member: Any) -> str:
    if isinstance(member, property):
        return ""
    plain = inspect.signature(member)
    shown = [
        one.replace(annotation=inspect.Parameter.empty)
        for one in plain.parameters.values()
        if one.name != "self"
    ]
    bare = plain.replace(parameters=shown, return_annotation=inspect.Signature.empty)
    return str(bare)


def _told(member: Any) -> Iterator[str]:
    """Return a docstring in the page's form, with prose and code blocks."""
    told = (inspect.getdoc(member) or "").replace("``", "`")
    for paragraph in told.split("\n\n"):
        if paragraph.startswith(">>> "):
            yield from ("```python", paragraph, "", "```", "")
        else:
            yield from (" ".join(paragraph.splitlines()), "")
