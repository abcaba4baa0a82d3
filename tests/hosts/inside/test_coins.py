"""Coins at a host's table: off by default, staked, doubled, paid out once, and never lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.coins.purse import BEGIN_WITH, Purses
from playpalace_ludo.hosts.game import journal
from playpalace_ludo.hosts.install.layout import PURSES

if TYPE_CHECKING:
    from tests.hosts.inside.casino import Casino
    from tests.hosts.inside.conftest import Human, Table

LOST, WON = 990, 1010
"""Balances after a first game with a stake of ten."""


def test_without_the_owners_word_there_are_no_coins(table: Table, tmp_path: Path) -> None:
    ann, _ = table.seat("Ann", "Ben")
    assert "stake" not in table.game.table_options
    table.start()
    table.settle()
    ann.key("p", shift=True)
    table.tick(3)
    assert ann.heard()[-1] == "There are no coins on this server."
    assert not (tmp_path / PURSES).exists()


def test_people_stake_and_the_winner_gets_the_pot(casino: Casino) -> None:
    table = casino.open()
    ann, ben = table.humans
    table.start()
    table.settle()
    assert "Everybody stakes 10: 20 coins are on the table." in ann.heard()
    assert (casino.has(ann), casino.has(ben)) == (
        LOST,
        LOST,
    )
    ann.key("p", shift=True)
    table.tick(3)
    assert ann.heard()[-1] == "You have 990 coins. 20 coins are on the table, 10 of them yours."
    table.win(ben)
    assert (casino.has(ann), casino.has(ben)) == (
        LOST,
        WON,
    )
    assert "Ben gets 20 coins. You have 990 coins." in ann.heard()
    assert "You get 20 coins. You have 1,010 coins." in ben.heard()
    assert "Ben gets 20 coins." in ann.rows("game_over")
    assert casino.purses.open_games() == []


def test_the_purse_is_a_row_of_the_lobby_and_the_stake_an_option(casino: Casino) -> None:
    table = casino.open(stake=0)
    ann, _ = table.humans
    table.tick(5)
    assert "purse" in ann.menu()
    assert "Stake: none" in [a.label for a in table.game.get_all_visible_actions(ann.player)] or (
        "Stake: none" in ann.rows()
    )
    ann.forget()
    ann.select("purse")
    table.tick(2)
    assert ann.heard() == ["You have 1,000 coins."]
    table.start()
    table.settle()
    assert table.game.staked == ""


def test_german_people_hear_german(casino: Casino) -> None:
    table = casino.empty()
    ann, ben = table.seat("Ann", "Ben", locale="de")
    table.start()
    table.win(ann)
    assert "Du bekommst 20 Münzen. Du hast 1.010 Münzen." in ann.heard()
    assert "Ann bekommt 20 Münzen. Du hast 990 Münzen." in ben.heard()


def test_one_human_among_bots_plays_without_coins_and_bots_never_stake(casino: Casino) -> None:
    table = casino.empty()
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    assert "Coins need two people at the table: this game has no stake." in ann.heard()
    mixed = casino.open()
    mixed.bots(1)
    mixed.start()
    mixed.settle()
    assert any("bots nothing: 20 coins" in line for line in mixed.humans[0].heard())
    assert len(casino.purses.staked(mixed.game.coins.stake.game)) == 2


def alone_with_a_bot(bank: Casino, **options: object) -> tuple[Table, Human]:
    table = bank.empty()
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.set(**options)
    table.start()
    table.settle()
    return table, ann


def test_bots_stake_where_the_owner_wants_it(bank: Casino) -> None:
    table, ann = alone_with_a_bot(bank, pace="instant")
    assert "Everybody stakes 10: 20 coins are on the table." in ann.heard()
    assert bank.purses.staked(table.game.coins.stake.game) == {ann.user.uuid: 10, "Bot0 (bot)": 10}
    table.win(ann)
    assert (bank.has(ann), bank.purses.coins("Bot0 (bot)")) == (1010, 990)
    assert "You get 20 coins. You have 1,010 coins." in ann.heard()
    assert bank.is_sound()


def test_a_bot_that_has_too_little_is_named(bank: Casino) -> None:
    bank.purses.stake("elsewhere", {"Bot0 (bot)": 995})
    table = bank.empty()
    table.seat("Ann")
    table.bots(1)
    (error,) = table.game.prestart_validate()
    assert error == ("pludo-host-start-coins", {"player": "Bot0", "coins": 5, "stake": 10})


@pytest.mark.parametrize(("mine", "bots", "takes"), [(10, 10, True), (52, 0, False)])
def test_a_bot_takes_a_doubled_stake_by_its_chance(
    bank: Casino, mine: int, bots: int, takes: bool
) -> None:
    table, ann = alone_with_a_bot(bank, doubling="on", pace="instant")
    hosted = table.game.hosted
    tokens: list[tuple[int, ...]] = [(), (), (), ()]
    tokens[ann.seat] = (mine,) * 4
    tokens[1 - ann.seat] = (bots,) * 4
    hosted.match.state = hosted.state._replace(
        tokens=tuple(tokens), turn=ann.seat, owed=(0,), moves=()
    )
    table.tick(40)
    ann.forget()
    ann.select("double")
    table.tick(10)
    assert ann.heard()[0] == "You offer to double the stake to 20."
    if takes:
        assert ann.heard()[-1] == "Bot0 takes it: everybody has staked 20 now."
        assert sum(bank.purses.staked(table.game.coins.stake.game).values()) == 40
    else:
        assert any("Bot0 gives up the stake." in line for line in ann.heard())
        assert (bank.has(ann), bank.purses.coins("Bot0 (bot)")) == (1010, 990)
        assert table.game.coins.stake is None and table.game.status == "playing"
    assert bank.is_sound()


def test_a_bot_that_plays_for_somebody_answers_no_offer(casino: Casino) -> None:
    table = casino.open(doubling="on", pace="instant")
    ann, ben = table.humans
    table.start()
    table.settle()
    table.game._perform_leave_game(ben.player)
    table.humans.remove(ben)
    table.settle()
    ann.select("double")
    table.tick(10)
    assert casino.has(ben) == LOST, "nobody's coins are staked without their word"
    assert table.game.coins.stake.coins == casino.stake


def test_stakes_of_bots_outlive_a_kill(bank: Casino) -> None:
    table, ann = alone_with_a_bot(bank, **bank.short)
    again = bank.restart(table)
    if again is not None:
        again.play_on()
    assert bank.is_sound() and bank.purses.open_games() == []
    assert bank.has(ann) + bank.purses.coins("Bot0 (bot)") == 2 * BEGIN_WITH


def test_who_has_too_little_is_named_and_the_game_does_not_begin(casino: Casino) -> None:
    table = casino.open(stake=400)
    _, ben = table.humans
    casino.purses.stake("elsewhere", {ben.user.uuid: 700})
    (error,) = table.game.prestart_validate()
    assert error == ("pludo-host-start-coins", {"player": "Ben", "coins": 300, "stake": 400})


def test_a_damaged_purse_is_one_sentence_and_the_game_goes_on(casino: Casino) -> None:
    casino.purses.path.write_bytes(b"no purse at all" * 200)
    table = casino.open()
    ann, _ = table.humans
    table.start()
    table.settle()
    told = "The purses of this server cannot be used just now: this game has no stake."
    assert ann.heard().count(told) == 1
    table.win(ann)
    assert table.game.status == "finished"
    assert casino.purses.path.read_bytes() == b"no purse at all" * 200


def test_a_purse_that_breaks_in_the_game_is_one_sentence_at_its_end(casino: Casino) -> None:
    table = casino.open()
    ann, _ = table.humans
    table.start()
    table.settle()
    casino.purses.path.write_bytes(b"no purse at all" * 200)
    table.win(ann)
    assert table.game.status == "finished"
    assert sum("stake back when the server starts" in line for line in ann.heard()) == 1


def test_a_table_that_is_closed_gives_back_and_one_that_is_saved_does_not(casino: Casino) -> None:
    table = casino.open()
    ann, _ = table.humans
    table.start()
    table.settle()
    table.game.destroy()
    assert casino.has(ann) == BEGIN_WITH
    assert ann.heard()[-1] == "Everybody gets the stake back."
    table = casino.open()
    ann, _ = table.humans
    table.start()
    table.settle()
    table.game.save_and_close("Ann")
    assert casino.has(ann) == LOST
    assert casino.restart(table) is None, "the host has it among its saved tables"
    assert casino.has(ann) == LOST
    casino.database._conn.execute("delete from saved_tables")
    casino.database._conn.commit()
    casino.restart(table)
    assert casino.has(ann) == BEGIN_WITH, "nobody can end it any more"


def test_who_leaves_leaves_the_stake_and_a_bot_plays_for_it(casino: Casino) -> None:
    table = casino.open(**casino.short)
    ann, ben = table.humans
    table.start()
    table.settle()
    table.game._perform_leave_game(ben.player)
    assert ben.player.is_bot and casino.has(ben) == LOST
    table.humans.remove(ben)
    table.play_on()
    won = casino.has(ann) - BEGIN_WITH
    assert abs(won) == casino.stake and casino.has(ben) == BEGIN_WITH - won
    name = "You get" if won > 0 else "Ben gets"
    assert any(f"{name} 20 coins." in line for line in ann.heard())


def test_a_stake_is_doubled_by_agreement(casino: Casino) -> None:
    table = casino.open(doubling="on")
    ann, ben = table.humans
    table.start()
    table.settle()
    one, other = (ann, ben) if ann.on_turn() else (ben, ann)
    table.tick(40)
    assert "double" in one.menu() and "double" in other.menu()
    other.select("double")
    table.tick(3)
    assert other.heard()[-1] == "Offer it when a throw of yours is due."
    one.select("double")
    table.tick(5)
    asked = f"{one.name} offers to double the stake to 20."
    assert other.heard()[-1] == f"{asked} Take it or give up the stake, in your menu."
    assert other.menu()[1:3] == ["double-take", "double-give-up"]
    other.select("double-take")
    table.tick(5)
    assert other.heard()[-1] == "You take it: everybody has staked 20 now."
    assert one.heard()[-1] == f"{other.name} takes it: everybody has staked 20 now."
    assert casino.has(one) == BEGIN_WITH - 20
    assert "double" not in one.menu() and "double" in other.menu(), "the next is the other's"
    one.select("double")
    table.tick(3)
    assert one.heard()[-1] == f"The next offer is for {other.name} to make."
    table.reload()
    casino.sit(table)
    table.win(one)
    assert casino.has(one) == BEGIN_WITH + 20
    assert casino.is_sound()


def offered(casino: Casino) -> tuple[Table, Human, Human]:
    """A table, who has offered to double its stake, and who is to answer."""
    table = casino.open(doubling="on")
    ann, ben = table.humans
    table.start()
    table.settle()
    table.tick(40)
    one, other = (ann, ben) if ann.on_turn() else (ben, ann)
    one.select("double")
    table.tick(5)
    return table, one, other


def test_who_gives_up_loses_the_stake_and_the_game_goes_on(casino: Casino) -> None:
    table, one, other = offered(casino)
    other.select("double-give-up")
    table.tick(3)
    assert f"{other.name} gives up the stake. The game goes on without one." in one.heard()[-1]
    assert (casino.has(one), casino.has(other)) == (
        WON,
        LOST,
    )
    assert table.game.status == "playing" and "double" not in one.menu()
    table.win(other)
    assert casino.has(one) == WON


def test_who_rolls_takes_the_offer_back(casino: Casino) -> None:
    table, one, other = offered(casino)
    one.key("r")
    table.tick(60)
    assert "The offer to double is off: the game has gone on." in other.heard()
    other.select("double-take")
    table.tick(60)
    assert "There is no offer to answer." in other.heard()
    assert casino.has(one) == LOST


class Writes:
    """Writes to the disk besides single turns; the kill comes before one of them.

    An interrupt stands for it, which nothing of ours or of a host catches.
    """

    def __init__(self, patch: pytest.MonkeyPatch, kill_at: int) -> None:
        self.left = kill_at
        self.is_killed = False
        for of, name in (
            (Purses, "stake"),
            (Purses, "settle"),
            (journal.Journal, "write_now"),
            (journal.Journal, "end"),
        ):
            patch.setattr(of, name, self._counted(getattr(of, name)))
        # Nothing is written beside the loop, so that each kill falls where it is meant to.
        patch.setattr(
            journal._WRITER, "write", lambda file, text, whole: file.write_now(text, whole=whole)
        )

    def _counted(self, write: Any) -> Any:
        def counted(*args: Any, **named: Any) -> Any:
            self.left -= named.get("whole", True)
            if self.left < 0:
                self.is_killed = True
                raise KeyboardInterrupt
            return write(*args, **named)

        return counted


def _double(table: Table) -> None:
    """Double the stake as soon as somebody may offer it."""
    for _ in range(200):
        table.tick()
        if table.game.hosted.heard_out:
            break
    one, other = table.humans if table.humans[0].on_turn() else table.humans[::-1]
    one.select("double")
    table.tick(2)
    other.select("double-take")
    table.tick(2)


@pytest.mark.parametrize("games", [1, 3])
def test_no_kill_makes_or_loses_a_coin_or_a_standing(casino: Casino, games: int) -> None:
    """The server is killed before each thing it writes, started again, and played to the end."""
    kills = 0
    while True:
        table: Table | None = casino.open(doubling="on", series=games, **casino.short)
        assert table is not None
        ann, ben = table.humans
        casino.results.clear()
        with pytest.MonkeyPatch.context() as patch:
            writes = Writes(patch, kills)
            try:
                table.start()
                _double(table)
                table.play_on()
            except KeyboardInterrupt:
                pass
        assert casino.is_sound()
        if writes.is_killed:
            table = casino.restart(table)
        if table is not None:
            table.play_on()
            over = [line for line in ann.heard() if "series of 3 games is over" in line]
            assert len(over) == (games > 1)
        won = casino.has(ann) - BEGIN_WITH
        assert casino.has(ben) == BEGIN_WITH - won
        assert bool(won) == (table is not None) or games > 1
        assert casino.is_sound() and casino.purses.open_games() == []
        assert len(casino.results) <= games
        assert not list(casino.folder.glob(f"*/*{journal.SUFFIX}"))
        if not writes.is_killed:
            assert len(casino.results) == games
            break
        kills += 1
    assert kills == 6 + 3 * (games - 1)


def test_a_result_that_comes_twice_is_paid_once(casino: Casino) -> None:
    table = casino.open()
    ann, ben = table.humans
    table.start()
    table.settle()
    text = table.game.to_json()
    table.win(ann)
    table.game = casino.game_class.from_json(text)
    casino.sit(table)
    table.game.rebuild_runtime_state()
    table.game.setup_keybinds()
    for human in table.humans:
        table.game.attach_user(human.user.uuid, human.user)
        if hasattr(human.player, "reconnect_grace_ticks"):
            human.player.reconnect_grace_ticks = 0
    table.win(ben)
    assert (casino.has(ann), casino.has(ben)) == (
        WON,
        LOST,
    )
    assert casino.is_sound()


def test_a_stake_that_cannot_be_read_is_given_back_when_the_game_is_gone(casino: Casino) -> None:
    table = casino.open()
    ann, _ = table.humans
    table.start()
    table.settle()
    mark = json.loads(table.game.staked)[0]
    table.game.staked = "{damaged"
    table.win(ann)
    assert casino.purses.staked(mark)
    casino.restart(table)
    assert casino.has(ann) == BEGIN_WITH and casino.is_sound()
