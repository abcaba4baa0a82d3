"""Rules with some values changed, as no rule file would say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from playpalace_ludo.core.rules import Rules


def changed(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """Change values by their place in the rules: ``{"win.max_turns": 9}``."""
    for place, value in values.items():
        subject, _, name = place.partition(".")
        part = replace(getattr(rules, subject), **{name: value}) if name else value
        rules = replace(rules, **{subject: part})
    return rules
