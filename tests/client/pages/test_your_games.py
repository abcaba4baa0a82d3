"""Statistics by ear: rows with the most important facts, and details on Enter."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from playpalace_ludo.review.haste import A_GAME
from tests.client.conftest import Desk, Later, MakeDesk
from tests.client.pages.test_look_back import keep
from tests.client.storage.test_past_games import short


def opened(client: Desk) -> list[str]:
    client.home.open()
    return client.press("y", "enter")


def test_without_games_it_is_one_sentence(desk: MakeDesk) -> None:
    heard = opened(desk([], variant=None))
    assert heard[-2:] == [
        "Your games. Enter tells more, Escape closes.",
        "You have no finished game yet. Play one to its end, and it counts.",
    ]


def test_rows_tell_more_behind_them(desk: MakeDesk, tmp_path: Path) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy")
    (tmp_path / "finished" / "bad.ludo").write_text("nonsense", "utf-8")
    client = desk([], variant=None)
    assert opened(client)[-1] == "One game, not won."
    assert client.press("enter", "down")[-1] == "Captures: 0 made, 0 suffered."
    client.press("escape")
    assert client.press("end")[-1] == "One record is left out: it cannot be read."
    assert client.press("enter")[-1] == "One record is left out: it cannot be read."
    assert client.press("escape")[0] == "Main menu."


def test_who_does_not_want_to_wait_gets_the_rest(desk: MakeDesk, tmp_path: Path) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy")
    client = desk([], variant=None)
    client.app.background = later = Later()
    opened(client)
    heard = client.press("escape")
    assert heard == ["Adding up your games. Escape stops."]
    for arrived in later.waiting:
        client.hear(arrived)
    assert "Luck and skill are left out." in client.press("down", "down")


def test_only_games_not_judged_before_count_as_work(desk: MakeDesk, tmp_path: Path) -> None:
    keep(tmp_path, short("Ann", "Ben"), "", "easy")
    offered: list[float] = []

    def hasten(seconds: float) -> AbstractContextManager[None]:
        offered.append(seconds)
        return nullcontext()

    client = desk([], variant=None)
    client.app.hasten = hasten
    opened(client)
    client.press("escape", "y", "enter")
    assert offered == [A_GAME, 0]
