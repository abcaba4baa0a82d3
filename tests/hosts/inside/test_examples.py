"""The manual's examples at a host's table: votes, bids, passed cards, lots, laps, new routes."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.core.events import Amended, CardPassed, Moved, PollEnded
from playpalace_ludo.core.match import Match

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Server

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"


def by_menu(human: Human) -> None:
    """Throw, or take the first choice, by the rows of the menu as a phone does."""
    if human.table.game.hosted.state.awaiting == "roll":
        human.select("roll")
    elif rows := [row for row in human.menu() if row.startswith("move_")]:
        human.select(rows[0])


@pytest.mark.parametrize(
    ("name", "happens"),
    [
        ("council", PollEnded),
        ("auction", PollEnded),
        ("exchange", CardPassed),
        ("crossroads", Moved),
        ("lucky-gate", Moved),
        ("washed-away", Amended),
    ],
)
def test_an_example_is_played_to_its_end_with_bots(
    server: Server, name: str, happens: type[tuple[object, ...]]
) -> None:
    shutil.copy(EXAMPLES / f"{name}.toml", server.folder)
    server.start(f'variants = ["playpalace", "{name}.toml"]\n[pace]\ndefault = "instant"\n')
    ann = server.open()
    table = ann.table
    table.bots(1)
    eve = table.watch("Eve")
    table.set(variant=[*server.settings.current.rules][1])
    table.start()
    table.seed_dice(Random(1))
    for one in (ann, eve):
        one.forget()
    told: list[str] = []
    match: Match = table.game.hosted.match

    def act(human: Human) -> None:
        told.extend(human.rows())
        by_menu(human)

    table.play_to_the_end(act)
    played = Match.from_text(match.text(), lambda _: match.rules)
    assert played.over
    assert any(isinstance(event, happens) for step in played.steps for event in step.events)
    assert not any("pludo-" in row for row in told), "every row has its words"
