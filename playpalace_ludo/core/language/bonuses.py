"""Extra steps as an effect, ``bonus 20``, each with a face of its own, played like a throw."""

from __future__ import annotations

from collections.abc import Sequence

from playpalace_ludo.core.effects import Bonus, Effect, written
from playpalace_ludo.core.rule_parts import Face, Order, shared


def with_bonuses(
    faces: tuple[Face, ...], effects: Sequence[Effect]
) -> tuple[tuple[Face, ...], dict[Effect, int]]:
    """Append a face for each bonus, and say which effect has which face."""
    bonuses = [effect for effect in effects if isinstance(effect, Bonus)]
    found: dict[Effect, int] = {bonus: len(faces) + index for index, bonus in enumerate(bonuses)}
    return (*faces, *map(_bonus_face, bonuses)), found


def _bonus_face(bonus: Bonus) -> Face:
    whole = Order("move", bonus.steps)
    orders = shared(whole, bonus.parts) if bonus.parts > 1 else (whole,)
    return Face(written(bonus), bonus.steps, orders)
