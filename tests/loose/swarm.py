"""A short rule file whose dice can be played in very many ways."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State
from playpalace_ludo.lab import check
from tests.core.random_games import walk
from tests.loose.swarm_text import text as text


def rules(folder: Path, **changes: object) -> Rules:
    path = folder / "swarm.toml"
    path.write_text(text(**changes), "utf-8")  # type: ignore[arg-type]
    return check.load(path)


def middle(swarm: Rules, turns: int = 50) -> State:
    """A position of a random game in which a throw is due."""
    return [
        after
        for _, after, _ in walk(swarm, 3, most_turns=turns)
        if after.owed and not after.opening and after.awaiting == "roll"
    ][-1]
