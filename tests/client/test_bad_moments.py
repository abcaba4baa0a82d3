"""Bad moments and odd files at the client's table: one sentence each, and nothing is lost."""

import errno
import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playpalace_ludo import files, variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client import seats
from playpalace_ludo.client.pages import rules_menu
from playpalace_ludo.client.scenario import ListedDice
from playpalace_ludo.client.storage import options, saved_list, settings
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import RecordError
from playpalace_ludo.table.seating import Player
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Message, Translator
from tests.client.conftest import MakeDesk

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="needs what only Unix has")


def record(players: str = '"Anna", "Ben"', table: str = "", lines: str = "") -> str:
    head = f'format = 1\nvariant = "playpalace"\nseats = ["red", "blue"]\nplayers = [{players}]\n'
    return f"{head}\n[table]\nbots = ['', '']\n{table}\n\n---\n{lines}"


def saved(folder: Path, text: str) -> Path:
    path = folder / "games" / "game.ludo"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("drawn", ["[[7]]", "[[]]", "[[0]]", "[[true]]", "[7]", "7"])
def test_undone_throws_nobody_can_throw_set_a_game_aside(
    desk: MakeDesk, tmp_path: Path, drawn: str
) -> None:
    path = saved(tmp_path, record(table=f"drawn = {drawn}"))
    client = desk(variant=None)
    client.home.open()
    client.home.carry_on(path)
    said = client.speech.texts()[-1]
    assert said.startswith("This saved game is damaged: the [table] part of the header is damaged")
    assert not path.exists() and (tmp_path / "games" / "game.broken-1.ludo").exists()


def test_an_undone_throw_that_can_no_longer_fall_is_thrown_anew(desk: MakeDesk) -> None:
    client = desk([(6,), (5,), (4,), (3,)], table_undo="free")
    client.press("r", "1", "u")
    client.table.game.drawn[:0] = [(7,), (1, 2)]
    client.press("1", "r")
    assert client.app.exit_code is None
    fell = [step.action.dice for step in client.table.game.match.steps if step.action.dice]
    assert fell == [(6,), (5,)]


@pytest.mark.parametrize("name", ["bot:x", "bot", "", "a,b", "red=you", "x" * 3000, "\x1b[2J"])
def test_play_again_whatever_the_players_are_called(
    desk: MakeDesk, tmp_path: Path, name: str
) -> None:
    escaped = name.replace("\x1b", "\\u001b")
    path = saved(tmp_path, record(players=f'"{escaped}", "Ben"'))
    client = desk(variant=None)
    client.home.open()
    client.home.carry_on(path)
    page = client.app.pages[0]
    page.again()  # type: ignore[attr-defined]
    assert [player.is_bot for player in client.table.game.players] == [False, False]
    assert client.table.game.players[1].name == "Ben"


def test_seat_words_name_people_that_could_be_taken_for_something_else() -> None:
    rules = variants.load("playpalace")
    people = [Player(0, "bot", ""), Player(2, "", "")]
    words = seats.words(people, rules)
    again = seats.parse(words, rules, you="You", strengths=("easy",), default_strength="easy")
    assert [(player.seat, player.bot) for player in again] == [(0, ""), (2, "")]


def failing(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the disk refuse every flush."""
    refused: list[int] = []

    def fsync(handle: int) -> None:
        refused.append(handle)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fsync)
    return refused


def test_a_disk_that_makes_nothing_last_is_not_called_a_saved_game(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = desk([(6,), (3,)])
    failing(monkeypatch)  # first, since what lasts already is rightly called saved
    client.press("r")
    (heard,) = client.press("c-q")
    assert heard == "Your game is not saved: the disk has an error. Goodbye."


def test_an_action_after_a_disk_refused_the_last_one_has_not_happened(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = desk([(6,), (3,), (2,)])
    refused = failing(monkeypatch)
    client.press("r")
    end = time.monotonic() + 5
    while not refused and time.monotonic() < end:
        time.sleep(0.01)
    before = client.table.state
    heard = client.press("1")
    assert "the disk has an error" in heard[-1]
    assert client.table.state == before
    monkeypatch.undo()
    client.press("1")
    assert client.table.state != before
    assert client.press("c-q") == ["Your game is saved. Goodbye."]


def test_a_game_too_long_to_be_read_again_is_not_made_longer(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = desk([(6,), (3,)])
    monkeypatch.setattr("playpalace_ludo.client.storage.saves.MOST_CHARACTERS", 10)
    heard = client.press("r")
    assert "the file would become too long to be read again" in heard[-1]


@pytest.mark.parametrize("when", [253402300800, 10**15, -(10**12)])
def test_a_file_of_no_time_there_is_goes_by_its_name(tmp_path: Path, when: int) -> None:
    path = saved(tmp_path, record())
    summary = saved_list.summary(path, variants.load_named)
    assert summary is not None
    game = saved_list.SavedGame(path.name, when * 10**9, summary)
    assert game.label() == Message("pludo-menu-file", {"name": "game"})


def test_a_wrong_option_on_a_full_disk_is_told_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "options.toml"
    path.write_text("[sound]\nvolume = 7000\n")
    monkeypatch.setattr(options, "write_whole", full)
    chosen, problems = options.load(path)
    said = [Translator().say(problem) for problem in problems]
    assert said[1] == (
        f"Your options in {path} could not be copied before they change: the disk is full."
    )
    assert chosen.number("sound.volume") == 80


@pytest.mark.parametrize("base", ["x" * 300, "x" * 5000, "a\\u0000b", "..", "."])
def test_a_base_no_file_can_have_keeps_the_rules_menu_open(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, base: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = catalogue.user_folder()
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(f'kind = "cross"\nbase = "{base}"\n')
    client = desk(variant=None)
    client.home.open()
    rules_menu.open_menu(client.app)
    assert client.app.exit_code is None
    assert client.press("down") == ["PlayPalace Ludo"]


@pytest.mark.parametrize("folder", ["x" * 300, "/" + "y/" * 3000, "a\\u0000b"])
def test_a_folder_nobody_can_have_means_that_the_rules_are_gone(folder: str) -> None:
    text = record(table=f'folder = "{folder}"').replace("playpalace", "mine@01234567")
    with pytest.raises(games.RulesGone):
        games.from_record(text, variants.load_named, ListedDice([]), None)


def test_a_voice_of_two_lines_is_one_setting(tmp_path: Path) -> None:
    path = tmp_path / "options.toml"
    path.write_text('[speech]\nvoice = "anna\\r\\nSET all VOLUME -100"\n')
    chosen, _ = options.load(path)
    assert settings.voice(chosen, "en").name == "anna SET all VOLUME -100"


def old(path: Path, seconds: float = 2 * files.LEFT_BEHIND) -> Path:
    path.write_text("half")
    when = time.time() - seconds
    os.utime(path, (when, when))
    return path


def test_what_a_killed_program_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    games_folder = tmp_path / "games"
    games_folder.mkdir()
    gone = [
        old(tmp_path / ".options.toml-ab12_xyz"),
        old(tmp_path / ".options.before.toml-ab12_xyz"),
        old(games_folder / ".2026-11-16-100000-jota.ludo-ab12_xyz"),
    ]
    kept = [
        old(tmp_path / ".options.toml-ab12_xyy", seconds=5),
        old(tmp_path / ".my.toml-ab12_xyz"),
        old(tmp_path / ".bashrc-ab12_xyz"),
        old(games_folder / "mine.ludo"),
        old(games_folder / ".mine.ludo-notes"),
    ]
    options.load(tmp_path / "options.toml")
    Saves(tmp_path)
    assert [path for path in gone if path.exists()] == []
    assert [path for path in kept if not path.exists()] == []


@UNIX
def test_options_behind_a_link_stay_behind_it(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    real = tmp_path / "elsewhere" / "mine.toml"
    real.write_text("[sound]\nvolume = 30\n")
    link = tmp_path / "options.toml"
    link.symlink_to(real)
    chosen, problems = options.load(link)
    chosen.set("sound.volume", 40)
    chosen.save()
    assert problems == [] and link.is_symlink()
    assert options.load(real)[0].number("sound.volume") == 40


def test_a_name_without_end_is_cut_off_and_not_spoken_as_a_riddle(
    desk: MakeDesk, tmp_path: Path
) -> None:
    path = saved(tmp_path, record(players=f'"{"Anna " * 900}", "Ben"'))
    client = desk([(3,)], variant=None)
    client.home.open()
    client.home.carry_on(path)
    heard = [*client.press("t"), *client.press("s"), *client.press("r")]
    assert heard and not [line for line in heard if "{" in line or "?" * 3 in line]


@UNIX
@pytest.mark.parametrize("moment", ["loading", "playing"])
def test_a_terminal_that_is_closed_ends_the_program_without_a_word(
    tmp_path: Path, moment: str
) -> None:
    import pty

    leader, follower = pty.openpty()
    words = ["--config-dir", str(tmp_path), "--output", "terminal", "--sound", "off"]
    with (tmp_path / "errors").open("wb") as errors:
        child = subprocess.Popen(
            [sys.executable, "-m", "playpalace_ludo.cli.main", "play", *words],
            stdin=follower,
            stdout=follower,
            stderr=errors,
            env={**os.environ, "TERM": "xterm"},
            start_new_session=True,
        )
    os.close(follower)
    if moment == "playing":
        assert select.select([leader], [], [], 20)[0]
        time.sleep(0.3)
    os.close(leader)
    assert child.wait(20) in (0, 130)
    # The terminal library's own warning is all there is, and nobody is left to read it.
    said = (tmp_path / "errors").read_text()
    assert said in ("", "Warning: Input is not a terminal (fd=0).\n")


def test_a_record_that_says_nothing_of_bots_is_read() -> None:
    text = record().replace("bots = ['', '']\n", "")
    made = games.from_record(text, variants.load_named, ListedDice([]), None)
    assert [player.is_bot for player in made.players] == [False, False]


@pytest.mark.parametrize("kind", ["module", "program"])
def test_a_bot_of_somebodys_own_in_a_record_is_never_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    trace = tmp_path / "was run"
    (tmp_path / "strange_bot.py").write_text(f"open({str(trace)!r}, 'w')\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    names = {"module": "strange_bot:Bot", "program": f"cmd:touch {trace}"}
    text = record().replace("bots = ['', '']\n", f'bots = ["", "{names[kind]}"]\n')
    made = games.from_record(text, variants.load_named, ListedDice([]), None)
    assert [player.bot for player in made.players] == ["", "hard"]
    assert not trace.exists()


@pytest.mark.parametrize("fact", ["bots = 7", 'bots = [""]', 'undo = "x"', 'bots = ["", "god"]'])
def test_facts_of_the_table_that_cannot_be_are_damage(fact: str) -> None:
    text = record().replace("bots = ['', '']\n", f"{fact}\n")
    with pytest.raises(RecordError):
        games.from_record(text, variants.load_named, ListedDice([]), None)
