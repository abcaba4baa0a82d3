"""Rules for commands that read records and positions: by name, never by path."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playpalace_ludo.client import launch
from playpalace_ludo.client.storage.rule_files import RuleFiles
from playpalace_ludo.core.rules import Rules


def own_rules(spec: str, folders: Iterable[Path]) -> Rules:
    """Load rules by name: shipped, installed, in these folders, or played with before."""
    _, data = launch.places(None)
    return RuleFiles(data).load(spec, folders)
