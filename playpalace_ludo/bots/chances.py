"""Chances of each face in one throw."""

from __future__ import annotations

from playpalace_ludo.core.rules import Rules


def face_chances(rules: Rules) -> list[tuple[int, float]]:
    """Return the chance of each face in one throw."""
    found = []
    for face in range(1, len(rules.chance.faces)):
        chance = sum(
            p for throw, p in rules.chance.throws.items() if face in rules.plan.thrown[throw].pool
        )
        if chance:
            found.append((face, chance))
    return found
