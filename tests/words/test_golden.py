"""A golden spoken game per variant and wording: the whole evening at a glance.

Regenerate with ``python -m tools.generate --golden`` and read what changed.
"""

from __future__ import annotations

import pytest

from tests.words.spoken_games import FOLDER, every_game, spoken_game


@pytest.mark.parametrize(("variant", "verbosity"), every_game())
def test_a_spoken_game_is_as_it_was(variant: str, verbosity: str) -> None:
    path = FOLDER / f"{variant}.{verbosity}.txt"
    assert path.is_file(), f"{path.name} is missing: run python -m tools.generate --golden"
    assert spoken_game(variant, verbosity) == path.read_text(encoding="utf-8")


def test_there_is_no_game_of_a_variant_that_is_gone() -> None:
    wanted = {f"{variant}.{verbosity}.txt" for variant, verbosity in every_game()}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted
