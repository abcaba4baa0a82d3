"""A saved game under a rule file that `check` refuses still loads; its questions are cut short."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo.core import engine
from tests.client.conftest import MakeDesk
from tests.loose.test_check import HEAVY

MOST = 60_000
"""Positions a key may take; without a bound it would be millions."""


def test_the_game_goes_on_and_its_questions_have_an_end(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rules" / "swarm.toml"
    path.parent.mkdir()
    path.write_text(HEAVY["four dice"], "utf-8")
    dice = Random(3)
    client = desk([tuple(dice.randint(1, 6) for _ in range(4)) for _ in range(40)], str(path))
    while client.table.state.number < 30:
        client.press("r")
        while client.table.state.awaiting == "move":
            client.table.play(dice.choice(client.table.state.moves))

    again = desk([(6, 5, 3, 2)], variant=None)
    again.home.open()
    again.press("home", "enter")
    assert again.table.state == client.table.state
    counted: list[int] = []
    play = engine.play

    def counting(*asked: Any) -> Any:
        counted.append(1)
        return play(*asked)

    monkeypatch.setattr(engine, "play", counting)
    assert "at least" in " ".join(again.press("n"))
    assert len(counted) <= MOST
    again.press("r")
    counted.clear()
    assert "at least" in again.press("h")[-1]
    assert len(counted) <= MOST
