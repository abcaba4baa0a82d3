"""Extra steps as an effect, ``bonus 20``: each is played like a throw, with a face of its own."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.core.effects import Bonus, Effect, written
from playpalace_ludo.core.rule_parts import Face, Order


def with_bonuses(
    faces: tuple[Face, ...], effects: Sequence[Bonus]
) -> tuple[tuple[Face, ...], dict[Effect, int]]:
    """Return the faces, behind them one for each effect, and which effect has which face."""
    found: dict[Effect, int] = {effect: len(faces) + index for index, effect in enumerate(effects)}
    return (*faces, *map(_bonus_face, effects)), found


def _bonus_face(bonus: Bonus) -> Face:
    return Face(written(bonus), bonus.steps, (Order("move", bonus.steps),))
