"""Many games added up: results, opponents, months, achievements; and how they are told."""

from __future__ import annotations

from datetime import datetime

import pytest

from playpalace_ludo.core.events import Captured
from playpalace_ludo.review import statistics
from playpalace_ludo.review.achievements import NAMES, achievements
from playpalace_ludo.review.history import PastGame, Rival, remembered
from playpalace_ludo.review.luck import LuckAndSkill
from playpalace_ludo.review.statistics import Tally
from playpalace_ludo.review.summary import COLUMNS, GameHistory, LeftOut, as_json, sections, table
from playpalace_ludo.words import Translator
from tests.review.bot_games import played

GOOD = LuckAndSkill(choices=20, good=20, lost=0.02, own_dice=0.1, other_dice=-0.04, lowest=0.03)
POOR = LuckAndSkill(choices=30, good=15, lost=0.48, own_dice=-0.3, other_dice=0.0, lowest=0.2)


def game(
    bot: str = "easy",
    *,
    won: bool = True,
    month: int = 11,
    look: LuckAndSkill | None = GOOD,
    made: int = 2,
) -> PastGame:
    return PastGame(
        variant="playpalace",
        own_rules="",
        players=2,
        place=1 if won else 2,
        won=won,
        made=made,
        suffered=1,
        turns=150,
        rivals=(Rival(bot, float(won)),),
        look=look,
        when=datetime(2026, month, 3, 20, 15),
    )


def told(history: GameHistory, lang: str = "en") -> list[str]:
    words = Translator(lang)
    rows = [row for section in sections(history) for row in (section.heading, *section.rows)]
    return [words.say(row) for row in rows]


class TestOneGame:
    def test_a_game_is_remembered_by_each_of_its_players(self) -> None:
        match = played("playpalace", "random", "expert", "easy", "easy")
        bots = dict(enumerate(("", "expert", "easy", "easy")))
        found = [remembered(match, seat, bots, shipped=True) for seat in range(4)]
        assert sorted(one.place for one in found) == [1, 2, 3, 4]
        assert [one.won for one in found] == [one.place == 1 for one in found]
        captured = sum(isinstance(event, Captured) for event in match.events())
        assert sum(one.made for one in found) == sum(one.suffered for one in found) == captured
        behind = [sum(rival.score for rival in one.rivals) for one in found]
        assert behind == [4 - one.place for one in found]
        assert found[0].bots == ("expert", "easy", "easy")

    def test_a_partner_is_no_rival(self) -> None:
        match = played("pachisi-partners", "easy", "easy", "easy", "easy")
        found = [remembered(match, seat, {}, shipped=True) for seat in range(4)]
        assert all(len(one.rivals) == 2 for one in found)
        assert sum(one.won for one in found) == 2


class TestSums:
    GAMES = (
        game(),
        game("hard", won=False, month=12, look=POOR),
        game("hard", month=12, look=None)._replace(variant="classic"),
    )

    def test_luck_and_skill_come_from_the_games_looked_at(self) -> None:
        tally = Tally(self.GAMES)
        assert (len(tally.games), tally.won, tally.choices) == (3, 2, 50)
        assert tally.lost == pytest.approx(0.5 / 50)
        assert tally.good == pytest.approx(0.7)
        assert tally.own_dice == pytest.approx(-0.1)
        assert tally.other_dice == pytest.approx(-0.02)
        assert tally.places == {1: 2, 2: 1}
        assert tally.fair == 1.5

    def test_by_rules_by_opponent_and_by_month(self) -> None:
        assert [len(t.games) for t in statistics.by_rules(self.GAMES).values()] == [2, 1]
        duels = statistics.by_opponent(self.GAMES)
        assert {bot: (duel.met, duel.ahead) for bot, duel in duels.items()} == {
            "easy": (1, 1.0),
            "hard": (2, 1.0),
        }
        months = statistics.by_month([*self.GAMES, game()._replace(when=None)])
        assert {month: len(t.games) for month, t in months.items()} == {
            (2026, 11): 1,
            (2026, 12): 2,
        }


class TestTold:
    def test_what_a_player_hears(self) -> None:
        heard = told(GameHistory(TestSums.GAMES, LeftOut(damaged=2, foreign=1)))
        assert heard[:4] == [
            "3 games, 2 won: 67 percent, where 50 would be everybody's share.",
            "Places: first 2 times and second once.",
            "Captures: 6 made, 3 suffered.",
            "Rating: after 7 more games against bots.",
        ]
        assert heard[4].startswith("Skill: 1 percent of your chance to win given away per choice;")
        assert "Luck: bad, the dice took 12 percent of your chance to win per game." in heard
        assert "Your own dice took 10 percent." in heard
        assert (
            "Against hard: ahead of 1 of 2; 2 games, 1 won, 1.6 percent given away per choice."
            in (heard)
        )
        assert "November 2026: one game, 1 won, 0.1 percent given away per choice." in heard
        assert heard[-1] == (
            "3 records are left out: 2 cannot be read, 1 are not of yours or miss their rules."
        )

    def test_a_rating_is_told_with_how_sure_it_is(self) -> None:
        heard = told(GameHistory(tuple(game("hard", won=n % 2 == 0) for n in range(20))))
        [line] = [line for line in heard if line.startswith("Rating")]
        assert line.endswith("about as strong as the bot hard.")
        assert "The bot hard has 1,686." in heard or "The bot hard has 1686." in heard

    def test_an_empty_history_is_one_sentence(self) -> None:
        assert told(GameHistory()) == [
            "You have no finished game yet. Play one to its end, and it counts."
        ]

    def test_a_wrong_clock_is_told(self) -> None:
        heard = told(GameHistory((game()._replace(when=None),)))
        assert heard[-1].startswith("One game has a date that cannot be right")

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_no_sentence_has_a_gap(self, lang: str) -> None:
        games = tuple(
            game("hard", won=n % 3 == 0, look=[GOOD, POOR, None][n % 3]) for n in range(30)
        )
        for line in told(GameHistory(games, LeftOut(0, 1)), lang):
            assert "pludo-" not in line and "{" not in line and "$" not in line

    def test_other_programs_get_a_row_per_game(self) -> None:
        rows = table(TestSums.GAMES)
        assert [*rows[0]] == [*COLUMNS]
        assert rows[0]["when"] == "2026-11-03 20:15:00"
        assert rows[2]["lost"] is None
        found = as_json(GameHistory(TestSums.GAMES))
        assert (found["games"], found["rating"]) == (3, rows[-1]["rating"])


class TestAchievements:
    def reached(self, *games: PastGame) -> set[str]:
        return {one.id for one in achievements(games) if one.after is not None}

    def test_nothing_is_achieved_without_games(self) -> None:
        assert [one.id for one in achievements(())] == [*NAMES]
        assert self.reached() == set()

    @pytest.mark.parametrize(
        ("games", "what"),
        [
            ([game()], "first-win"),
            ([game()._replace(suffered=0)], "untouched"),
            ([game(made=10, won=False)], "hunter"),
            ([game("expert")], "beat-expert"),
            ([game()], "comeback"),
            ([game(won=False)], "flawless"),
            ([game()] * 5, "run"),
            ([game()._replace(variant=str(n)) for n in range(5)], "rule-sets"),
            ([game(won=False)] * 100, "many"),
        ],
    )
    def test_each_can_be_reached(self, games: list[PastGame], what: str) -> None:
        assert what in self.reached(*games)

    @pytest.mark.parametrize(
        ("games", "what"),
        [
            ([game(won=False)], "first-win"),
            ([game(won=False)._replace(suffered=0)], "untouched"),
            ([game("expert", won=False)], "beat-expert"),
            ([game(won=False)], "comeback"),
            ([game(look=None)], "comeback"),
            ([game(look=POOR)], "flawless"),
            ([game(), game(), game(won=False), game(), game(), game()], "run"),
        ],
    )
    def test_none_is_given_away(self, games: list[PastGame], what: str) -> None:
        assert what not in self.reached(*games)

    def test_the_game_that_brought_it_is_known(self) -> None:
        found = {one.id: one.after for one in achievements((game(won=False), game(), game()))}
        assert found["first-win"] == 1
