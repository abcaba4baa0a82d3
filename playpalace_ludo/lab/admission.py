"""Admission of rule files: whether new tables may play one, and the cost of its questions."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.soundness import soundness
from playpalace_ludo.lab import check, effort


def admitted(path: Path) -> tuple[Rules, effort.Effort]:
    """Return the rules of a file that `check` and `install-variant` accept, or raise BadFile."""
    rules = check.load(path)
    if (flaw := soundness(rules).flaw) is not None:
        raise check.BadFile([check.Finding(path, None, flaw)])
    work = effort.effort(rules)
    effort.refuse(path, work)
    return rules, work
