"""Tournaments as values: rounds, standings, and the file that tells them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playpalace_ludo.contest.text import ContestError, checked, dumps, loads
from playpalace_ludo.contest.tournament import (
    KNOCK_OUT,
    ROUND_ROBIN,
    SWISS,
    TABLES,
    Entrant,
    Tournament,
    count_rounds,
    next_meeting,
    schedule,
    standings,
)
from playpalace_ludo.words import Translator, contest


def held(kind: str, *names: str, rounds: int = 0, games: int = 1) -> Tournament:
    players = tuple(Entrant(name) for name in names)
    return checked(Tournament("Cup", kind, "playpalace", players, rounds=rounds, games=games))


def play(t: Tournament, *winners: str | None) -> Tournament:
    """Play the next games; each is won by the one named, or by nobody."""
    names = [player.name for player in t.players]
    for winner in winners:
        t = t.begin("game").finish(None if winner is None else names.index(winner))
    return t


def said(t: Tournament, lang: str = "en") -> list[str]:
    return [Translator(lang).say(line) for line in contest.standings(t)]


def test_a_knock_out_among_five_gives_three_byes() -> None:
    t = held(KNOCK_OUT, "A", "B", "C", "D", "E")
    (first,) = schedule(t)
    assert [meeting.players for meeting in first if meeting.is_rest] == [(0,), (1,), (2,)]
    t = play(t, "E", "A", "C", "C")
    assert next_meeting(t) is None
    assert said(t) == [
        "Final standings of Cup: knock-out, 3 rounds.",
        "1. C: winner, 2 games won, 0 lost.",
        "2. A: out, 1 game won, 1 lost.",
        "3. B: out, 0 games won, 1 lost.",
        "3. E: out, 1 game won, 1 lost.",
        "5. D: out, 0 games won, 1 lost.",
    ]


def test_a_drawn_game_of_a_knock_out_is_played_again() -> None:
    t = play(held(KNOCK_OUT, "A", "B"), None, None)
    assert next_meeting(t) is not None
    assert next_meeting(play(t, "B")) is None


def test_the_best_of_three_ends_with_the_second_win() -> None:
    t = play(held(ROUND_ROBIN, "A", "B", games=3), "A")
    meeting = next_meeting(t)
    assert meeting is not None and meeting.wins == (1, 0)
    assert Translator("en").say(contest.coming(t)) == (
        "Next game, round 1 of 1: A against B: A leads 1 to 0."
    )
    assert next_meeting(play(t, "A")) is None


def test_who_has_the_first_seat_changes_with_every_game_of_a_match() -> None:
    t = held(ROUND_ROBIN, "A", "B", games=3).begin("one")
    assert t.playing is not None and t.playing.players == (0, 1)
    t = t.finish(0).begin("two")
    assert t.playing is not None and t.playing.players == (1, 0)


def test_a_round_robin_is_decided_by_points_then_by_whom_one_beat() -> None:
    t = held(ROUND_ROBIN, "A", "B", "C", "D")
    t = play(t, "A", "B", "D", "A", "B", "A")
    assert said(t)[1:] == [
        "1. A: 3 points, 3 games won, 0 lost.",
        "2. B: 2 points, 2 games won, 1 lost.",
        "3. D: one point, 1 game won, 2 lost.",
        "4. C: 0 points, 0 games won, 3 lost.",
    ]


def test_a_draw_is_half_a_point_in_every_language() -> None:
    t = play(held(ROUND_ROBIN, "A", "B"), None)
    assert said(t)[1] == "1. A: 0.5 points, 0 games won, 0 lost."
    assert said(t, "de")[1] == "1. A: 0,5 Punkte, 0 Spiele gewonnen, 0 verloren."


def test_a_swiss_rest_is_a_point_and_comes_once() -> None:
    t = held(SWISS, "A", "B", "C", rounds=3)
    rests = []
    while (meeting := next_meeting(t)) is not None:
        rests = [m.players for r in schedule(t) for m in r if m.is_rest]
        t = play(t, t.players[meeting.players[0]].name)
    assert sorted(rests) == [(0,), (1,), (2,)]


@pytest.mark.parametrize("kind", [ROUND_ROBIN, KNOCK_OUT, SWISS])
@pytest.mark.parametrize("games", [1, 3])
def test_the_pairings_of_a_round_stay_while_it_is_played(kind: str, games: int) -> None:
    chance = Random(games)
    for count in range(2, 9):
        t = held(kind, *"ABCDEFGH"[:count], games=games)
        paired: dict[int, list[tuple[int, ...]]] = {}
        while (meeting := next_meeting(t)) is not None:
            for number, meetings in enumerate(schedule(t), 1):
                now = [one.players for one in meetings]
                assert paired.setdefault(number, now) == now
            t = t.begin("g").finish(chance.choice(meeting.players))
        for game in t.played:
            assert {*game.players} in [{*players} for players in paired[game.round]]


@settings(max_examples=8, deadline=None)
@given(
    st.sampled_from([ROUND_ROBIN, KNOCK_OUT, SWISS]),
    st.integers(2, 9),
    st.sampled_from([1, 3]),
    st.data(),
)
def test_every_tournament_ends_and_its_file_tells_it(
    kind: str, count: int, games: int, data: st.DataObject
) -> None:
    t = held(kind, *"ABCDEFGHI"[:count], games=games)
    for number in range(1000):
        meeting = next_meeting(t)
        if meeting is None:
            break
        assert not meeting.is_rest
        choices = [*meeting.players, None] if number < 40 else [meeting.players[0]]
        winner = data.draw(st.sampled_from(choices))
        t = t.begin(f"g{number}")
        assert loads(dumps(t)) == t
        t = t.finish(winner)
        assert loads(dumps(t)) == t
    assert next_meeting(t) is None
    assert len(schedule(t)) == count_rounds(t)
    rows = standings(t)
    assert sorted(row.player for row in rows) == list(range(count))
    assert rows[0].place == 1
    met = Counter(frozenset(g.players) for g in t.played if g.round)
    if kind == ROUND_ROBIN:
        assert len(met) == count * (count - 1) // 2
    if kind == KNOCK_OUT:
        assert sum(not row.is_out for row in rows) == 1
    for lang in ("en", "de"):
        assert all("{" not in line for line in said(t, lang))


def at_tables(count: int, seats: int, rounds: int = 2) -> Tournament:
    players = tuple(Entrant("ABCDEFGHIJKL"[at]) for at in range(count))
    return checked(Tournament("Cup", TABLES, "playpalace", players, rounds=rounds, seats=seats))


def test_at_tables_the_draw_is_dealt_out_and_then_others_meet() -> None:
    t = at_tables(7, 4)
    (first,) = schedule(t)
    assert [meeting.players for meeting in first] == [(0, 2, 4, 6), (1, 3, 5)]
    t = t.begin("one").finish_table((1, 2, 3, 4)).begin("two").finish_table((3, 1, 1))
    assert said(t)[1:] == [
        "1. A: 3 points, 1 game won, 0 lost.",
        "2. D: 2 points, 1 game won, 0 lost.",
        "2. F: 2 points, 1 game won, 0 lost.",
        "4. C: 2 points, 0 games won, 1 lost.",
        "5. E: one point, 0 games won, 1 lost.",
        "6. B: 0.5 points, 0 games won, 1 lost.",
        "7. G: 0 points, 0 games won, 1 lost.",
    ]
    second = schedule(t)[1]
    assert [len(meeting.players) for meeting in second] == [4, 3]
    assert all(len({0, 2, 4, 6} & set(meeting.players)) == 2 for meeting in second)
    assert Translator("en").say(contest.rounds(t)[1]) == "1. A, 2. C, 3. E and 4. G."
    assert Translator("en").say(contest.coming(t)).endswith("2: A, B, C and F.")


def test_a_round_begun_at_other_tables_goes_on_with_those_who_are_left() -> None:
    """Tables were found in another way once, and files tell only which ones were played."""
    t = at_tables(7, 4).begin("one").finish_table((1, 2, 3, 4)).begin("two").finish_table((3, 1, 1))
    other = '\n[[game]]\nround = 2\nplayers = ["D", "F", "A", "C"]\nplaces = [1, 2, 3, 4]\n'
    t = loads(dumps(t) + other)
    assert Translator("en").say(contest.coming(t)).endswith("2: B, E and G.")
    assert loads(dumps(t.begin("three"))) == t.begin("three")
    assert next_meeting(t.begin("three").finish_table((1, 2, 3))) is None
    assert refused(dumps(t), '["D", "F", "A", "C"]', '["D", "D", "A", "C"]') == "contest-order"


def test_a_smaller_table_is_no_disadvantage() -> None:
    t = at_tables(7, 4, rounds=1).begin("one").finish_table((1, 1, 1, 1))
    t = t.begin("two").finish_table((1, 1, 1))
    assert {row.points for row in standings(t)} == {3}


def test_partners_who_win_a_table_together_have_both_won_a_game() -> None:
    t = at_tables(4, 4, rounds=2).begin("one").finish_table((1, 2, 1, 2))
    t = t.begin("two").finish_table((1, 1, 1, 1))
    assert sorted((row.won, row.lost) for row in standings(t)) == [(0, 1), (0, 1), (1, 0), (1, 0)]


@settings(max_examples=8, deadline=None)
@given(st.integers(2, 12), st.integers(3, 6), st.integers(1, 4), st.randoms())
def test_every_tournament_at_tables_ends_and_its_file_tells_it(
    count: int, seats: int, rounds: int, chance: Random
) -> None:
    t = at_tables(count, seats, rounds)
    while (meeting := next_meeting(t)) is not None:
        t = t.begin("g")
        assert loads(dumps(t)) == t
        scores = [chance.randrange(3) for _ in meeting.players]
        t = t.finish_table([1 + sum(other < score for other in scores) for score in scores])
        assert loads(dumps(t)) == t
    rows = standings(t)
    assert sorted(row.player for row in rows) == list(range(count))
    for lang in ("en", "de"):
        assert all("{" not in line for line in said(t, lang))


def refused(good: str, old: str, new: str) -> str:
    """Spoil a good file in one place; return the code of what is told."""
    assert old in good
    with pytest.raises(ContestError) as told:
        loads(good.replace(old, new, 1))
    return told.value.problem.code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("seats = 3", "seats = 7", "contest-seats"),
        ("games = 1", "games = 3", "contest-table-games"),
        ("rounds = 2", "rounds = 21", "contest-rounds"),
        ("[1, 2, 3]", "[1, 1, 2]", "contest-places"),
        ("[1, 2, 3]", "[2, 3, 4]", "contest-places"),
        ("[1, 2, 3]", '[1, 2, "x"]', "contest-places"),
        ("[1, 2, 3]", "[1, 2]", "contest-places"),
        ('"tables"', '"swiss"', "contest-no-seats"),
        ('["A", "B", "C"]', '["A", "B"]', "contest-order"),
    ],
)
def test_a_wrong_file_of_tables_is_told_by_what_is_wrong(old: str, new: str, code: str) -> None:
    good = dumps(at_tables(3, 3).begin("one").finish_table((1, 2, 3)))
    assert refused(good, old, new) == code


GOOD = dumps(play(held(KNOCK_OUT, "Ann", "Ben", "Cy"), "Cy"))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("format = 1", "format = 2", "contest-format"),
        ("format = 1", 'format = "', "contest-file"),
        ('"knock-out"', '"ladder"', "contest-kind"),
        ("games = 1", "games = 2", "contest-games"),
        ("games = 1", 'games = "x"', "contest-value"),
        ("games = 1", "games = 1\nrounds = 3", "contest-no-rounds"),
        ("games = 1", "games = 1\nstake = -1", "contest-stake"),
        ("games = 1", "games = 1\nprize = 1", "contest-key"),
        ('name = "Cup"', 'name = ""', "contest-name"),
        ('name = "Ben"', 'name = "ann"', "contest-twice"),
        ('winner = "Cy"', 'winner = "Ann"', "contest-winner"),
        ('winner = "Cy"', 'winner = "Dee"', "contest-nobody"),
        ('["Ben", "Cy"]', '["Ann", "Cy"]', "contest-order"),
        ('["Ben", "Cy"]', '["Ben"]', "contest-pair"),
        ("[[game]]", "[game]", "contest-block"),
    ],
)
def test_a_wrong_file_is_told_by_what_is_wrong(old: str, new: str, code: str) -> None:
    assert refused(GOOD, old, new) == code


def test_a_swiss_tournament_has_no_more_rounds_than_opponents() -> None:
    with pytest.raises(ContestError, match="contest-rounds"):
        held(SWISS, "A", "B", "C", "D", rounds=4)
    assert count_rounds(held(SWISS, "A", "B", "C", "D", "E")) == 3


def test_too_few_and_too_many_players_are_refused() -> None:
    for names in (["A"], [f"P{n}" for n in range(65)]):
        with pytest.raises(ContestError, match="contest-count"):
            held(KNOCK_OUT, *names)


def test_names_may_hold_anything_that_can_be_printed() -> None:
    t = held(KNOCK_OUT, 'A "quoted" \\ name', "Zoë — 王")
    assert loads(dumps(t)) == t
    assert replace(t, stake=5).stake == loads(dumps(replace(t, stake=5))).stake
