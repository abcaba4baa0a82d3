"""Tournaments at one keyboard: made in menus, played, left, gone on with, and never lost."""

from __future__ import annotations

from pathlib import Path

from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.contest.tournament import Tournament, next_meeting
from tests.client.conftest import Desk, MakeDesk

DIE: list[tuple[int, ...]] = [
    (6,),
    (6,),
    (5,),
    (4,),
    (3,),
    (2,),
    (1,),
    (6,),
    (4,),
    (2,),
    (5,),
] * 400
QUICK = "playpalace(board.tokens_out=4,end.home=1)"


def started(desk: MakeDesk, throws: list[tuple[int, ...]] = DIE) -> Desk:
    client = desk(throws, variant=None)
    client.home.open()
    return client


def only(folder: Path) -> Tournament:
    (path,) = Tournaments(folder).paths()
    return Tournaments(folder).read(path)


def made(client: Desk, *keys: str) -> list[str]:
    """Make a tournament in its menu, and start it after these keys."""
    client.press("t", "enter", "enter")
    client.press(*keys)
    return client.press("home", "enter")


def test_the_menu_makes_a_knock_out_among_you_and_three_bots(
    desk: MakeDesk, tmp_path: Path
) -> None:
    client = started(desk)
    assert client.press("t") == ["Tournaments"]
    assert client.press("enter") == ["Tournaments.", "New tournament"]
    assert client.press("enter")[-1] == "Draw the first round"
    assert client.press("down") == ["Kind: knock-out"]
    assert client.press("enter")[0] == "Kind: Swiss system"
    assert client.press("right")[0] == "Kind: rounds at tables"
    assert client.press("right")[0] == "Kind: everybody against everybody"
    client.press("right")
    assert client.press("down") == ["Player"]
    assert client.press("down") == ["Ada, bot, normal"]
    assert client.press("right") == ["Ada, bot, hard"]
    assert client.press("home", "enter")[-3:] == [
        "Tournament.",
        "Next game, round 1 of 2: Player against Clara.",
        "Play: Player against Clara.",
    ]
    assert [entrant.bot for entrant in only(tmp_path).players] == ["", "hard", "normal", "normal"]


def test_four_at_a_table_play_for_places(desk: MakeDesk, tmp_path: Path) -> None:
    client = started(desk)
    client.press("t", "enter", "enter", "down", "right", "right")
    rows = [line for _ in range(10) for line in client.press("down")]
    assert "At a table: up to 4" in rows and "Rounds: 3" in rows
    assert not any("Games of a match" in row for row in rows)
    heard = client.press("home", "enter")
    assert heard[-1] == "Play: Player, Ada, Bruno and Clara."
    (path,) = (tmp_path / "tournaments").iterdir()
    text = path.read_text("utf-8").replace('variant = "playpalace"', f'variant = "{QUICK}"')
    text = text.replace("rounds = 3", "rounds = 1")
    path.write_text(text.replace('name = "Player"', 'name = "Player"\nbot = "easy"'), "utf-8")
    client.press("escape", "t", "enter", "home", "enter")
    client.press("home", "enter")
    (game,) = only(tmp_path).played
    assert len(game.players) == 4 and sorted(game.places)[0] == 1
    heard = client.press("home", "enter")
    assert any(line.startswith("Final standings of Tournament: rounds at tables") for line in heard)


def test_people_are_added_and_removed_by_name(desk: MakeDesk) -> None:
    client = started(desk)
    client.press("t", "enter", "enter")
    rows = [client.press("down") for _ in range(6)]
    assert rows[-1] == ["Add a person"]
    client.press("enter")
    assert client.press("B", "e", "n", "enter")[-1] == "Ben. 5 take part."
    client.press("enter")
    assert client.press("b", "e", "n", "enter")[-1] == "ben takes part already."


def play_out(client: Desk) -> list[str]:
    """Play the open game to its end by Space alone; return what was said last."""
    heard: list[str] = []
    for _ in range(3000):
        heard = client.press("space") or heard
        if any("Enter: on with" in line for line in heard):
            return heard
        if "Choose" in heard[-1] or heard[-1][:1].isdigit() or "token" in heard[-1]:
            heard = client.press("down", "space") or heard
            if any("Enter: on with" in line for line in heard):
                return heard
    raise AssertionError(heard)


def quick(folder: Path) -> None:
    """Let the tournament be played by rules that end soon."""
    (path,) = Tournaments(folder).paths()
    text = path.read_text("utf-8").replace('variant = "playpalace"', f'variant = "{QUICK}"')
    path.write_text(text, "utf-8")


def test_a_whole_knock_out_is_played_left_and_gone_on_with(desk: MakeDesk, tmp_path: Path) -> None:
    client = started(desk)
    made(client)
    quick(tmp_path)
    assert client.press("enter")[0].startswith("PlayPalace Ludo")
    client.press("space")
    t = only(tmp_path)
    assert t.playing is not None and not t.played
    # The program ends in the middle; another one goes on where it was.
    again = started(desk)
    assert again.speech.texts()[-1] == "Continue your game"
    heard = again.press("enter")
    assert "Clara" in heard[0]
    heard = play_out(again)
    t = only(tmp_path)
    assert t.playing is None and len(t.played) == 1
    assert any(line.startswith("Next game, round 1 of 2: Ada against Bruno.") for line in heard)
    heard = again.press("enter")
    assert heard[-1] == "Let the bots play: Ada against Bruno."
    heard = again.press("enter")
    assert heard[0] == "Ada and Bruno play."
    assert heard[1] in ("Ada wins.", "Bruno wins.")
    assert len(only(tmp_path).played) == 2
    assert any("Next game, round 2 of 2" in line for line in heard)
    while next_meeting(only(tmp_path)) is not None:
        heard = again.press("home", "enter")
        if any(line.startswith("PlayPalace Ludo") for line in heard):
            play_out(again)
            again.press("enter")
    assert again.press("home") == ["Standings"]
    heard = again.press("enter")
    assert heard[0] == "Final standings of Tournament: knock-out, 2 rounds."
    assert heard[1].startswith("1. ") and "winner" in heard[1]


def test_a_game_that_ended_while_nobody_could_write_it_down_counts(
    desk: MakeDesk, tmp_path: Path
) -> None:
    """The program was killed after the game was kept and before the tournament was."""
    client = started(desk)
    made(client)
    quick(tmp_path)
    client.press("enter")
    (path,) = Tournaments(tmp_path).paths()
    before = path.read_text("utf-8")
    play_out(client)
    after = only(tmp_path)
    path.write_text(before, "utf-8")
    again = started(desk)
    again.press("t", "enter")
    again.press("enter")
    assert only(tmp_path) == after


def test_a_game_that_is_gone_begins_anew(desk: MakeDesk, tmp_path: Path) -> None:
    client = started(desk)
    made(client)
    client.press("enter")
    for game in (tmp_path / "games").iterdir():
        game.unlink()
    again = started(desk)
    again.press("t", "enter")
    heard = again.press("enter")
    assert "The game of this match is gone; it begins anew." in heard
    assert only(tmp_path).playing is None


def test_a_damaged_file_is_told_and_left_as_it_is(desk: MakeDesk, tmp_path: Path) -> None:
    client = started(desk)
    made(client)
    (path,) = Tournaments(tmp_path).paths()
    path.write_text("format = 1\nname = 5\n", "utf-8")
    again = started(desk)
    again.press("t", "enter")
    (heard,) = again.press("enter")
    assert heard.endswith("The reason: name must be a text in quotes.")
    assert path.read_text("utf-8") == "format = 1\nname = 5\n"


def test_another_window_is_not_overwritten(desk: MakeDesk, tmp_path: Path) -> None:
    one = started(desk)
    made(one)
    quick(tmp_path)
    one.press("enter")
    (path,) = Tournaments(tmp_path).paths()
    text = path.read_text("utf-8")
    path.write_text(text.replace("games = 1", "games = 3"), "utf-8")
    play_out(one)
    assert only(tmp_path).games == 3


def test_the_standings_are_exported_as_a_text(desk: MakeDesk, tmp_path: Path) -> None:
    client = started(desk)
    made(client)
    client.press("e")
    (heard,) = client.press("enter")
    assert heard.startswith("Written to ")
    (path,) = (tmp_path / "exports").iterdir()
    assert path.read_text("utf-8").startswith("Standings of Tournament: knock-out, round 1 of 2.")
