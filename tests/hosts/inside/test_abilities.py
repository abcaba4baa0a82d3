"""Abilities at a host's table: gained, held, used by key and row, hidden, saved, taken back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.notation import parse_position

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

NAMES = ("cloak", "change of masks", "stilts", "loaded sleeve")


def throw(table: Table, human: Human, *dice: int) -> None:
    table.roll(*dice)
    human.key("r")
    table.settle()


def at_the_stage_door(table: Table) -> tuple[Human, Human, Human]:
    """Ann stands on m5 of Masquerade and may take an ability; Ben plays, Eve watches."""
    ann, ben = table.seat("Ann", "Ben")
    eve = table.watch("Eve")
    table.set(variant="masquerade", undo="own-turn", pace="instant")
    table.start()
    table.settle()
    throw(table, ann, 6)
    throw(table, ben, 1)
    throw(table, ann, 5)
    ann.key("1")
    table.settle()
    throw(table, ben, 2)
    throw(table, ann, 4)
    ann.key("1")
    table.settle()
    for human in (ann, ben, eve):
        human.forget()
    return ann, ben, eve


def asked(human: Human, key: str, *, shift: bool = False) -> str:
    """Press a key, wait, and return the lines heard."""
    human.forget()
    human.key(key, shift=shift)
    human.table.tick(40)
    return " ".join(human.heard())


def names_in(*texts: str) -> list[str]:
    return [name for name in NAMES for text in texts if name in text]


def test_what_is_taken_is_heard_by_its_holder_alone(table: Table) -> None:
    ann, ben, eve = at_the_stage_door(table)
    assert "3: take stilts, a token leaps 4 tiles." in ann.rows()
    assert not names_in(*ben.rows(), *eve.rows())
    ann.key("3")
    table.settle()
    assert "You gain stilts: a token leaps 4 tiles." in ann.heard()
    for other in (ben, eve):
        assert "Ann gains something, unseen." in other.heard()
        assert asked(other, "m", shift=True) == "Ann holds one unseen."
        assert not names_in(asked(other, "v"), asked(other, "t"), asked(other, "l", shift=True))
    assert "not counted" in asked(ben, "n")
    assert asked(ann, "m", shift=True) == "You hold stilts (a token leaps 4 tiles)."
    table.reload()
    table.settle()
    assert asked(ann, "m", shift=True) == "You hold stilts (a token leaps 4 tiles)."
    assert asked(eve, "m", shift=True) == "Ann holds one unseen."


@pytest.mark.parametrize("by", ["key", "row"])
def test_it_is_used_before_the_throw_saved_and_taken_back(table: Table, by: str) -> None:
    ann, ben, eve = at_the_stage_door(table)
    ann.key("3")
    table.settle()
    throw(table, ben, 2)
    assert ann.on_turn()
    row = ann.menu()[ann.rows().index("1 with stilts: from m5 to m9.")]
    assert not names_in(*ben.rows(), *eve.rows())
    if by == "key":
        assert asked(ann, "u", shift=True) == "1 with stilts: from m5 to m9."
    before = table.game.hosted.state
    ann.select(row)
    table.settle()
    for human, told in (
        (ann, "You use stilts"),
        (ben, "Ann uses stilts"),
        (eve, "Ann uses stilts"),
    ):
        assert any(line.startswith(told) for line in human.heard()), human.heard()
    after = table.game.hosted.state
    assert not after.books.held and after.awaiting == "roll" and ann.on_turn()
    assert asked(ann, "u", shift=True) == "You hold nothing to use."
    ann.key("u")
    table.settle()
    assert table.game.hosted.state == before
    assert "1 with stilts: from m5 to m9." in ann.rows()
    assert not names_in(*ben.rows(), *eve.rows())
    ann.select(row)
    table.settle()
    table.reload()
    table.settle()
    assert table.game.hosted.state == after


def test_bots_use_what_they_hold(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.set(variant="masquerade", pace="instant")
    table.start()
    table.settle()
    hosted = table.game.hosted
    line = "masquerade red:23,Y,Y/yellow:2,Y,Y yellow ? 0 9 leader=red round=3 held=yellow:{}"
    state = parse_position(line.format("change_of_masks"), variants.load)[1]
    hosted.match.state = state
    ann.forget()
    table.settle()
    assert any(line.startswith("Bot0 uses a change of masks. Changed:") for line in ann.heard())


POWERS = {"powers_kind": "all", "powers_tiles": "3"}


@pytest.mark.parametrize(
    ("variant", "options"),
    [("shield-smiths", {}), ("springboard", {}), ("masquerade", {}), ("quick", POWERS)],
)
def test_whole_games_with_everything_used(
    table: Table, variant: str, options: dict[str, str]
) -> None:
    table.seat("Ann", "Ben")
    table.watch("Eve")
    table.bots(1)
    table.set(variant=variant, pace="instant", **options)
    table.start()
    used = []
    source = table.game.hosted.runner.whims = Random(variant)
    table.seed_dice(source)

    def act(human: Human) -> None:
        rows = [row for row in human.menu() if row.startswith("move_")]
        if rows and (human.table.game.hosted.state.awaiting == "move" or source.random() < 0.7):
            used.append(human.table.game.hosted.state.awaiting == "roll")
            human.select(source.choice(rows))
        else:
            human.select("roll")

    for human in table.humans + table.watchers:
        human.forget()
    table.play_to_the_end(act)
    assert table.game.status == "finished"
    assert any(used), "abilities were used"
