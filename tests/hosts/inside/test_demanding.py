"""A game under a rule file that `check` refuses: it comes back, and no tick takes long for it."""

from __future__ import annotations

import runpy
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.core import engine, hunting
from playpalace_ludo.hosts.play.thinking import SLICE

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Server, Table

MOST_TICKS = 2000
SWARM = Path(__file__).parents[2] / "loose" / "swarm_text.py"


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One number for every position worked out in the server's loop; to be emptied at each tick."""
    found: list[int] = []
    loop = threading.current_thread()

    def counting(verb: Callable[..., Any]) -> Callable[..., Any]:
        def act(*asked: Any) -> Any:
            if threading.current_thread() is loop:  # bots are made ready in another
                found.append(1)
            return verb(*asked)

        return act

    for verb in ("play", "roll"):
        monkeypatch.setattr(engine, verb, counting(getattr(engine, verb)))
    return found


def answer(human: Human, key: str, counted: list[int]) -> tuple[str, int]:
    """Press a key and let ticks pass until it is answered; return that and the busiest tick."""
    human.forget()
    hunting._memory = hunting._Memory()
    counted.clear()
    human.key(key)
    busiest = len(counted)
    for _ in range(MOST_TICKS):
        counted.clear()
        human.table.tick()
        busiest = max(busiest, len(counted))
        if human.heard():
            return " ".join(human.heard()), busiest
    raise AssertionError("no answer")


def test_it_comes_back_after_a_restart_and_its_questions_are_cut_short(
    server: Server, counted: list[int]
) -> None:
    (server.folder / "swarm.toml").write_text(runpy.run_path(str(SWARM))["text"](), "utf-8")
    server.start('variants = ["playpalace", "swarm.toml"]\n[pace]\ndefault = "instant"\n')
    ann = server.open()
    table = ann.table
    table.seat("Ben", "Cleo", "Dan")
    table.set(variant=[*server.settings.current.rules][1])
    table.start()
    table.seed_dice(Random(3))
    rng = Random(2)
    play(table, rng, 60)
    before = table.game.hosted.state
    table.reload()
    assert table.game.status == "playing" and table.game.hosted.state == before
    table.settle()
    told, busiest = answer(ann, "n", counted)
    assert busiest <= 2 * SLICE
    assert "at least" in told or "at least" in heard_later(ann)
    table.seed_dice(Random(4))
    play(table, rng, 70)
    assert table.game.hosted.state.number >= 70


def play(table: Table, rng: Random, until: int) -> None:
    """Let Ann and Ben make moves at random until this turn, and Ann throw next."""
    hosted = table.game.hosted
    match = hosted.match
    while match.state.number < until or match.state.turn or match.state.awaiting != "roll":
        if match.state.awaiting == "move":
            match.play(rng.choice(match.state.moves))
        else:
            match.roll(hosted.runner.dice.throw(match.rules, match.state))


def heard_later(human: Human) -> str:
    human.table.tick(100)
    return " ".join(human.heard())
