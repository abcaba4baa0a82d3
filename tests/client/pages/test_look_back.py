"""A finished game looked back at by ear: mistakes tried again, and where it turned."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playpalace_ludo.client.pages.practice import PracticePage
from playpalace_ludo.core.match import Match
from tests.client.conftest import Desk, Later, MakeDesk
from tests.review.bot_games import played


def keep(folder: Path, match: Match, *bots: str, name: str = "2026-11-01-200000-game") -> Path:
    """Put a game among the finished ones; where there is a bot's strength, a bot played."""
    match.with_table({"bots": list(bots)})
    path = folder / "finished" / f"{name}.ludo"
    path.parent.mkdir(exist_ok=True)
    path.write_text(match.text(), "utf-8")
    return path


@pytest.fixture
def client(desk: MakeDesk, tmp_path: Path) -> Desk:
    """At the row of a game that somebody lost who chose by chance."""
    keep(tmp_path, played("playpalace", "random", "normal", names=("Ann", "Ben")), "", "normal")
    client = desk([], variant=None)
    client.home.open()
    client.press("f", "enter", "enter")
    return client


@pytest.fixture
def page(client: Desk) -> PracticePage:
    client.press("l", "enter")
    assert isinstance(client.app.page, PracticePage)
    return client.app.page


def worst(page: PracticePage) -> str:
    """The digit of the choice that was played."""
    made = page.table.task.made
    assert made is not None
    return str(made.tokens[0] + 1)


def best(page: PracticePage) -> str:
    return str(page.table.task.best.tokens[0] + 1)


def test_a_finished_game_offers_more_than_being_heard_again(client: Desk) -> None:
    assert client.press("home", "down", "down")[-3:] == [
        "Hear it again",
        "Learn from your mistakes",
        "Where it turned",
    ]
    assert "at most ten" in client.press("up", "space")[-1]


def test_a_mistake_is_told_and_asked_about(client: Desk) -> None:
    heard = client.press("l", "enter")
    assert "Looking through the game. Escape stops." in heard
    assert re.fullmatch(
        r"\d+ choices could have been better. Page Down: the next. H: the answer. Escape: enough.",
        heard[2],
    )
    assert re.fullmatch(r"1 of \d+\.", heard[3])
    assert re.fullmatch(r"Turn \d+, you rolled \d. You played \d: .+ Find better.", heard[4])
    assert heard[5:] and all(re.match(r"\d", line) for line in heard[5:])


def test_what_was_played_is_no_better_and_the_answer_is(client: Desk, page: PracticePage) -> None:
    again = client.press(worst(page))
    assert again[0] == "That is what you played. There is better."
    right = client.press(best(page))
    assert re.fullmatch(r"Right: \d+ percent better than what you played.", right[0])
    assert len(right) > 1  # and why


def test_enter_goes_on_after_a_right_choice(client: Desk, page: PracticePage) -> None:
    client.press(best(page))
    assert client.press("enter")[0].startswith("2 of ")
    assert client.press("pageup")[0].startswith("1 of ")
    assert client.press("pageup") == ["This is the first one."]
    client.press(*["pagedown"] * (len(page.tables) - 1))
    assert client.press("pagedown") == ["This is the last one. Escape closes."]


def test_arrows_and_enter_choose_as_in_a_game(client: Desk, page: PracticePage) -> None:
    client.press("down")
    assert client.press("enter")[0].startswith(("That is what", "Right", "Not better", "There"))


def test_the_answer_is_told_on_request_and_then_every_chance(
    client: Desk, page: PracticePage
) -> None:
    (best, *_) = client.press("h")
    assert re.match(r"Best: Token \d: .*It wins \d+ percent, against \d+ percent\.", best)
    chances = client.press("h")
    assert len(chances) == len(page.table.task.chances)
    assert all("percent" in line for line in chances)


def test_questions_are_answered_about_the_position(client: Desk, page: PracticePage) -> None:
    state = page.table.task.state
    assert client.press("t")[0].startswith("Your turn")
    assert re.match(r"You rolled \d", client.press("l")[0])
    assert client.press("r")[0].startswith("1 of")
    client.press("v", "m", "n", "k", "x", "u", "f1", "escape")
    assert page.table.state == state


def test_escape_leads_back_to_the_game_and_its_list(client: Desk, page: PracticePage) -> None:
    assert client.press("escape")[-1] == "Learn from your mistakes"
    assert client.press("escape")[0] == "Finished games."


def test_where_it_turned_is_read_line_by_line(client: Desk) -> None:
    heard = client.press("w", "enter", *["down"] * 20)
    assert "Where the game turned:" in heard
    turns = [int(found[1]) for line in heard if (found := re.match(r"Turn (\d+): your ", line))]
    assert len(turns) == 5
    assert turns == sorted(turns), "in the order in which they were played"
    assert [line for line in heard if re.match(r"Turn \d+, you, \d+ percent given away", line)]
    assert [line for line in heard if line.startswith("You had")]


def test_who_played_best_hears_that_there_is_nothing(desk: MakeDesk, tmp_path: Path) -> None:
    keep(tmp_path, played("playpalace", "expert", "random", names=("Ann", "Ben")), "", "random")
    client = desk([], variant=None)
    client.home.open()
    assert client.press("f", "enter", "enter", "l", "enter")[-1].startswith("Nothing to learn")


def test_where_several_people_played_one_says_whose_choices(desk: MakeDesk, tmp_path: Path) -> None:
    keep(tmp_path, played("playpalace", "random", "random", names=("Ann", "Ben")), "", "")
    client = desk([], variant=None)
    client.home.open()
    assert client.press("f", "enter", "enter", "l", "enter")[-2:] == ["Whose choices?", "Ann"]
    client.press("down", "enter")
    assert isinstance(client.app.page, PracticePage)
    assert client.app.page.table.task.state.turn == 1


def test_after_a_game_its_menu_offers_to_learn(desk: MakeDesk) -> None:
    client = desk([(3,), (4,)], "playpalace(end.max_turns=2)", "you,bot:easy")
    assert "Learn from your mistakes" not in client.press("escape", *["down"] * 5, "escape")
    client.press("r")
    assert client.press("escape")[0] == "Game menu."
    assert "Learn from your mistakes" in client.press("down", "down")
    assert client.press("up", "enter")[-1].startswith("Nothing to learn here")


class TestWaiting:
    @pytest.fixture
    def later(self, client: Desk) -> list[Callable[[], None]]:
        """Work that is done when the test says so."""
        client.app.background = later = Later()
        return later.waiting

    def test_it_says_how_far_it_is(self, client: Desk, later: list[Callable[[], None]]) -> None:
        assert client.press("l", "enter")[-1] == "Looking through the game. Escape stops."
        assert client.press("space") == ["0 percent done."]
        assert client.wait(6) == ["0 percent done."]
        later[0]()
        assert isinstance(client.app.page, PracticePage)

    def test_escape_stops_it(self, client: Desk, later: list[Callable[[], None]]) -> None:
        client.press("l", "enter")
        assert client.press("escape")[-1] == "Learn from your mistakes"
        later[0]()
        assert not isinstance(client.app.page, PracticePage)


def test_long_work_may_be_hastened_where_it_pays(client: Desk) -> None:
    offered: list[float] = []
    done: list[float] = []

    @contextmanager
    def hasten(seconds: float) -> Iterator[None]:
        offered.append(seconds)
        yield
        done.append(seconds)

    client.app.hasten = hasten
    client.press("w", "enter")
    assert offered == done
    assert len(done) == 1
    assert 0.01 < offered[0] < 2, "seconds of one game"
