"""The page's shell without a browser: a whole game by buttons, what is kept, what comes back."""

from __future__ import annotations

import contextlib
import io
import json
import sqlite3
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.web import keeping
from playpalace_ludo.web.keeping import FolderWatch, Kept
from playpalace_ludo.web.output import BREATH, PageSpeech
from playpalace_ludo.web.shell import KEYS, WORDS
from playpalace_ludo.words import Line, commands
from playpalace_ludo.words.languages import listed
from tests.web.no_browser import Page, play


def test_a_new_player_gives_a_name_and_plays_a_whole_game_by_buttons(page: Page) -> None:
    assert page.heard[:2] == [
        "Welcome to Ludo.",
        "What are you called? Type your name, or leave it empty.",
    ]
    page.touch("New game")
    page.touch("Start")
    assert page.view["kind"] == "game"
    play(page)
    assert any("win" in line for line in page.heard[-6:])
    assert [row["label"] for row in page.view["rows"]] == ["Play again"]


def test_what_was_heard_has_been_kept_before(page: Page, tmp_path: Path) -> None:
    page.touch("New game")
    page.touch("Start")
    for _ in range(3):
        page.press("roll") if page.can("roll") else page.touch("Token 1")
        on_disk = {
            path.relative_to(tmp_path / "ludo").as_posix(): path.read_bytes()
            for path in (tmp_path / "ludo").rglob("*")
            if path.is_file()
        }
        assert page.kept == on_disk


def test_after_a_reload_the_game_goes_on(page: Page, tmp_path: Path) -> None:
    page.touch("New game")
    page.touch("Start")
    page.press("roll")
    for name, data in page.kept.items():
        path = tmp_path / "again" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    again = Page(tmp_path / "again")
    assert again.view["rows"][0]["label"] == "Continue your game"


def test_only_what_was_added_to_a_game_is_kept_again(tmp_path: Path) -> None:
    page = Page(tmp_path / "ludo")
    page.do(kind="submit", text="Ada")
    page.touch("New game")
    page.touch("Start")
    page.press("roll")
    sizes: list[int] = []
    keep = page.keep

    def measured(change: Kept) -> None:
        sizes.append(len(change.data or b""))
        keep(change)

    page.keep = measured  # type: ignore[method-assign]
    for _ in range(10):
        page.press("roll") if page.can("roll") else page.touch("")
    assert max(sizes) < 200


def test_a_second_press_of_the_same_button_does_nothing(page: Page) -> None:
    page.touch("New game")
    before = page.view["revision"]
    page.touch("Start")
    page.take(
        page.shell.step(
            json.dumps({"kind": "act", "revision": before, "id": "pludo-menu-start", "act": "do"})
        )
    )
    assert any("has changed" in line for line in page.heard[-1:])


def test_the_page_speaks_the_browsers_language_and_the_one_that_is_chosen(tmp_path: Path) -> None:
    german = Page(tmp_path / "ludo", lang="de-AT")
    assert german.heard[0] == "Willkommen bei Ludo."
    assert german.update["language"]["lang"] == "de"
    assert german.update["language"]["words"]["history"] == "Was gesagt wurde"


@pytest.mark.parametrize(("lang", "written"), [("fa-IR", "rtl"), ("de", "ltr")])
def test_the_page_knows_how_its_language_is_written(
    lang: str, written: str, tmp_path: Path
) -> None:
    assert Page(tmp_path / "ludo", lang=lang).update["language"]["dir"] == written


@pytest.mark.parametrize("lang", listed())
def test_every_text_of_the_page_is_there(lang: str, tmp_path: Path) -> None:
    words = Page(tmp_path / "ludo", lang=lang).update["language"]["words"]
    assert set(words) == set(WORDS)
    assert not [text for text in words.values() if not text or text.startswith("pludo-")]


def test_a_page_has_no_end_of_its_own(page: Page) -> None:
    assert "pludo-menu-quit" not in [row["id"] for row in page.view["rows"]]
    assert not page.can("menu-back")
    for _ in range(2):
        page.do(kind="key", key="escape")
        assert page.heard[-2] == "Main menu."
    page.touch("New game")
    page.touch("Start")
    page.press("menu")
    assert "pludo-menu-quit" not in [row["id"] for row in page.view["rows"]]


def test_a_fault_ends_with_a_sentence_and_the_menu(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(key: str) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(page.shell.app, "key", broken)
    page.do(kind="key", key="r")
    assert any(
        line.startswith("Something went wrong in the program itself.") for line in page.heard
    )
    assert page.view["title"] == "Main menu."


def test_no_key_of_the_page_belongs_to_the_browser_and_every_command_has_one() -> None:
    browsers = {"tab", "f5", "f6", "f7", "f10", "f11", "f12"}
    for where in commands.PLACES:
        keys = commands.keymap(KEYS, where)
        for command in {one for one in keys.values() if one in KEYS}:
            own = [key for key, name in keys.items() if name == command]
            assert own and not [k for k in own if k in browsers or k.startswith("c-")], command


def test_the_board_is_drawn_and_its_tokens_belong_to_moves(page: Page) -> None:
    def board() -> Any:
        return json.loads(page.shell.board())

    assert board() == {"svg": "", "dice": None}
    page.touch("New game")
    page.touch("Start")
    assert board()["svg"].startswith("<?xml")
    while not page.view["choices"]:
        page.press("roll")
    drawn = board()["svg"]
    assert board()["dice"] == {"by": "Ada", "faces": ["6"]}
    for choice in page.view["choices"]:
        assert all(f'data-key="{token}"' in drawn for token in choice["tokens"])


def test_what_is_seen_is_told_again_only_when_it_is_another(page: Page) -> None:
    def told(**request: Any) -> Any:
        request |= {"unasked": page.update["unasked"]}
        heard = json.loads(page.shell.step(json.dumps(request)))
        return {**heard, **json.loads(page.shell.shown())}

    page.touch("New game")
    assert told(kind="key", key="down")["view"]["cursor"] != page.view["cursor"]
    page.touch("Start")
    told(kind="key", key="v")  # from here on the player is one with keys
    before = told(kind="key", key="v")
    answered = told(kind="key", key="v")
    assert answered["view"] is None
    assert answered["table"] == before["table"]
    assert len(answered["said"]) > 1
    rolled = told(kind="key", key="r")
    assert rolled["view"] is not None
    assert rolled["table"] > before["table"]


def test_what_a_key_says_waits_for_no_page_to_be_built(page: Page) -> None:
    page.touch("New game")
    page.touch("Start")
    looked = []
    view = page.shell.app.view
    page.shell.app.view = lambda: looked.append(1) or view()  # type: ignore[method-assign,func-returns-value]
    request = {"kind": "key", "key": "v", "unasked": page.update["unasked"]}
    assert json.loads(page.shell.step(json.dumps(request)))["said"]
    assert looked == []
    page.shell.shown()
    assert looked == [1]


def test_a_copy_of_everything_comes_back(page: Page, tmp_path: Path) -> None:
    page.touch("New game")
    page.touch("Start")
    page.press("roll")
    copy = page.shell.keeper.everything()
    other = Page(tmp_path / "other")
    other.take(other.shell.take_back(copy))
    assert other.heard[-1].endswith("Games and options are as they were.")
    assert other.kept == page.kept


def archive(**files: bytes) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as made:
        for name, data in files.items():
            made.writestr(name, data)
    return stream.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not an archive",
        archive(),
        archive(**{"../options.toml": b"x"}),
        archive(**{"/etc/options.toml": b"x"}),
        archive(**{"options.toml": b"x"})[:-30],
        archive(**{"games/a.ludo": b"0" * 5000}),
        archive(**{f"games/{n}.ludo": b"" for n in range(21)}),
        archive(**{"new": b"x", "games": b"x", "games/a.ludo": b"x"}),
        archive(**{"new": b"x", "options.toml/a": b"x"}),
        archive(**{"new": b"x", ".": b"x"}),
        archive(**{"new": b"x", "games/" + 300 * "a": b"x"}),
    ],
    ids=[
        *("empty", "no archive", "no files", "up", "absolute", "cut short", "large", "many"),
        *("file and folder", "folder that is a file", "the folder itself", "long name"),
    ],
)
def test_what_is_no_copy_is_refused_in_one_sentence_and_nothing_is_written(
    data: bytes, page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_BYTES", 4000)
    monkeypatch.setattr(keeping, "MOST_FILES", 20)
    page.shell.app.options.save()
    page.take(page.shell.take_back(b""))
    before = dict(page.kept)
    assert "options.toml" in before
    page.take(page.shell.take_back(data))
    assert page.heard[-1].startswith("This is no copy of everything")
    assert page.kept == before
    assert not (tmp_path / "options.toml").exists()


def memory_of(act: Callable[[], None]) -> int:
    """Return the most memory that an act takes at once, in bytes."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_file_that_is_larger_than_its_archive_says_is_not_unpacked(page: Page) -> None:
    """A copy of some kilobytes could else fill the memory of the page."""
    size = 64 * 1024 * 1024
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("games/a.ludo", bytes(size))
    data = stream.getvalue().replace(size.to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert len(data) < 100_000
    most = memory_of(lambda: page.take(page.shell.take_back(data)))
    assert page.heard[-1].startswith("This is no copy of everything")
    assert most < 4_000_000, most


def test_a_copy_with_a_few_other_bytes_is_taken_or_refused(page: Page, tmp_path: Path) -> None:
    page.touch("New game")
    page.touch("Start")
    keeper, rng = page.shell.keeper, Random(1)
    good = keeper.everything()
    refused = 0
    for number in range(400):
        data = bytearray(good)
        for _ in range(rng.choice((1, 1, 2, 4))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            keeper.folder = tmp_path / str(number)
            keeper.take_back(bytes(data))
        except InputError:
            refused += 1
            assert not keeper.folder.exists()
    assert refused > 200


def test_what_is_removed_is_removed_from_what_is_kept(tmp_path: Path) -> None:
    keeper = FolderWatch(tmp_path)
    (tmp_path / "a").write_text("one")
    assert keeper.changes() == [Kept("a", 0, b"one")]
    (tmp_path / "a").rename(tmp_path / "b")
    assert keeper.changes() == [Kept("a", 0, None), Kept("b", 0, b"one")]
    (tmp_path / "b").unlink()
    assert keeper.changes() == [Kept("b", 0, None)]
    (tmp_path / "c").read_text() if (tmp_path / "c").exists() else None
    assert keeper.changes() == []


def test_news_cut_off_by_an_answer_is_said_after_it() -> None:
    now = 0.0
    speech = PageSpeech(lambda: now)
    speech.say(Line(text="Bruno rolls 5."), interrupt=False, aloud=True)
    speech.say(Line(text="Your turn."), interrupt=False, aloud=True)
    assert speech.backlog() > 1.5
    speech.collected()
    now = 1.3
    speech.say(Line(text="Turn 3."), interrupt=True, aloud=True)
    speech.resume()
    assert [(one["text"], one["interrupt"]) for one in speech.collected()] == [
        ("Turn 3.", True),
        ("Your turn.", False),
    ]


def test_an_answer_cut_off_by_the_next_one_is_not_said_again(page: Page) -> None:
    page.touch("New game")
    page.touch("Start")
    for _ in range(3):
        page.do(kind="key", key="v")
        told = {
            again: [one["text"] for one in page.update["said"] if one["again"] is again]
            for again in (False, True)
        }
        assert "Nobody has rolled yet." in told[False]
        assert told[True][-2:] == ["You begin.", "Choose Roll."]
        assert not set(told[True]) & set(told[False])


def test_news_that_the_answer_tells_is_not_said_again() -> None:
    speech = PageSpeech(lambda: 0.0)
    for text in ("Bruno rolls 5.", "Your turn."):
        speech.say(Line(text=text), interrupt=False, aloud=True)
    speech.collected()
    speech.say(Line(text="Your turn."), interrupt=True, aloud=True)
    speech.resume()
    assert [one["text"] for one in speech.collected()] == ["Your turn.", "Bruno rolls 5."]


def test_lines_wait_as_long_as_the_players_reader_takes(page: Page) -> None:
    speech = page.shell.speech

    def waits(speed: float) -> float:
        page.take(page.shell.step(json.dumps({"kind": "speed", "speed": speed})))
        speech.stop()
        speech.collected()
        speech.say(Line(text="Bruno rolls 5."), interrupt=False, aloud=True)
        (said,) = speech.collected()
        assert speech.backlog() == pytest.approx(said["seconds"])
        return float(said["seconds"])

    assert waits(2) - BREATH == pytest.approx((waits(1) - BREATH) / 2)
    assert waits(1000) == waits(4), "no speed that leaves a reader no time"


def test_a_game_is_downloaded_and_brought_in_again(page: Page, tmp_path: Path) -> None:
    page.touch("New game")
    page.touch("Start")
    play(page)
    record = next(data for name, data in page.kept.items() if name.endswith(".ludo"))
    other = Page(tmp_path / "other")
    other.do(kind="submit", text="Ben")
    other.touch("Options")
    other.touch("Bring in a game")
    assert other.update["asks_file"]
    other.take(other.shell.receive(record))
    assert not other.update["asks_file"]
    assert any(name.endswith(".ludo") for name in other.kept)


def test_a_file_far_too_large_to_bring_in_is_not_looked_at(page: Page) -> None:
    """Splitting 56 MB of short lines took five seconds and 600 MB before it was refused."""
    page.touch("Options")
    page.touch("Bring in a game")
    data = b"format = 1\n---\n" * 400_000
    most = memory_of(lambda: page.take(page.shell.receive(data)))
    assert page.heard[-1] == "That file cannot be read: it is larger than 4096 kB."
    assert most < len(data) + 4_000_000, most


def test_a_database_that_was_opened_is_kept(tmp_path: Path) -> None:
    watch = FolderWatch(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / "purses.db")) as opened:
        opened.execute("create table purse (name text)")
        opened.commit()
    assert [change.path for change in watch.changes()] == ["purses.db"]


def test_a_key_pressed_before_an_unasked_question_is_dropped(page: Page) -> None:
    known = page.update["unasked"]
    page.shell.app.unasked += 1  # such as dice that fell by themselves
    page.do(kind="key", key="enter", unasked=known)
    assert page.view["title"] == "Main menu."
    page.do(kind="key", key="enter", unasked=page.update["unasked"])
    assert page.view["title"] != "Main menu."


@pytest.mark.parametrize(
    "key_of_r", ["к", "и", "ర"], ids=["Russian", "Bulgarian", "Telugu, of which is no table"]
)
def test_a_letter_of_another_script_finds_rows_and_commands(tmp_path: Path, key_of_r: str) -> None:
    page = Page(tmp_path / "ru", lang="ru-RU")
    page.do(kind="submit", text="")
    page.do(kind="key", key="н", latin="y")
    assert page.heard[-1].startswith("Научиться")
    page.do(kind="key", key="enter", latin="")
    page.do(kind="key", key=key_of_r, latin="r")
    assert page.heard[-1].startswith("Урок 2"), "the throw has brought the next lesson"


def test_choices_name_their_tokens_and_to_a_player_with_keys_the_key(page: Page) -> None:
    page.touch("New game")
    page.touch("Start")
    while not page.view["choices"]:
        page.press("roll")
    assert page.view["choices"][1]["label"] == "Token 2: enters on 1."
    page.do(kind="act", id=page.view["choices"][1]["id"], act="do")
    page.shell.app.options.practised["choose"] = 3  # before that everybody hears "Token 1"
    page.do(kind="key", key="r")
    while not page.view["choices"]:
        page.do(kind="key", key="r")
    assert page.view["choices"][0]["label"].startswith("1: ")
