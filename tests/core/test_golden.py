"""Golden games and move counts: nothing changes unseen."""

from __future__ import annotations

import tomllib

import pytest

from playpalace_ludo import variants
from tests.core import golden, perft


@pytest.mark.parametrize("name", golden.names())
def test_golden_game(name: str) -> None:
    path = golden.FOLDER / f"{name}.txt"
    assert path.is_file(), f"{name} has no golden game: run python -m tools.generate --golden"
    assert golden.text(golden.rules_named(name)) == path.read_text("utf-8")


@pytest.mark.parametrize("name", [n for n in variants.names() if n in perft.POSITIONS])
def test_move_tree_counts(name: str) -> None:
    table = tomllib.loads(perft.FILE.read_text("utf-8"))
    assert table[name]["position"] == perft.POSITIONS[name]
    assert perft.counts(name) == table[name]["leaves"]


def test_every_preset_of_the_documents_has_counts() -> None:
    cross = {name for name in variants.names() if variants.load(name).has_knobs}
    assert cross <= set(perft.POSITIONS)
