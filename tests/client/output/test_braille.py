"""Our own braille output: the cells under the fingers, and the choices of routing keys."""

import sys
from functools import partial
from queue import SimpleQueue

import pytest

from playpalace_ludo.client.output import braille, brlapi
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.readers import ReaderWatch
from playpalace_ludo.client.output.speech import NotThere
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.words import Line, Message, Priority, Translator
from tests.client.conftest import MakeDesk
from tests.client.recording import Paper, RecordedSound, RecordedSpeech


def reading(*texts: str, cells: int = 10) -> braille.Reading:
    made = braille.Reading(cells)
    for text in texts:
        made.add(Line(text=text))
    return made


def test_the_newest_line_is_under_the_fingers_from_its_beginning() -> None:
    line = reading("Short.", "A line that is longer.")
    assert line.cells() == "A line tha"
    line.add(Line(text="Your turn."))
    assert line.cells() == "Your turn."


def test_marks_of_writing_direction_take_no_cell() -> None:
    line = reading("\u2068دانا\u2069 rolls 6.", cells=20)
    assert line.cells() == "دانا rolls 6."
    pressed = line.at(11)
    assert pressed is not None and pressed[0].text[pressed[1]] == "6"


def test_panning_goes_through_all_that_was_said_and_stops_at_both_ends() -> None:
    line = reading("Short.", "A line that is longer.")
    seen = []
    for direction in (1, 1, 1, -1, -1, -1, -1):
        line.pan(direction)
        seen.append(line.cells())
    assert seen == [
        *("t is longe", "r.", "r."),
        *("t is longe", "A line tha", "Short.", "Short."),
    ]
    line.step(1)
    assert line.cells() == "A line tha"
    line.step(5)
    assert line.cells() == "A line tha"


def test_going_back_to_a_long_line_begins_at_its_end() -> None:
    line = reading("Twenty letters long.", "Next.")
    line.pan(-1)
    assert line.cells() == "ters long."


def test_a_cell_is_a_place_in_the_line() -> None:
    line = reading("A line that is longer.")
    line.pan(1)
    found = line.at(3)
    assert found is not None
    assert (found[0].text, found[1]) == ("A line that is longer.", 13)
    assert reading().at(3) is None
    assert reading().cells() == ""


@pytest.mark.parametrize(("place", "token"), [(0, 1), (1, 1), (3, 2), (4, 2), (6, 3), (20, 4)])
def test_a_key_above_a_choice_is_the_token_written_there(
    desk: MakeDesk, place: int, token: int
) -> None:
    client = desk([(6,)])
    client.press("r")
    line = client.speech.lines[-1]
    assert line.text == "1, 2, 3 or 4: enters on 1."
    choosing = client.table.choosing
    assert choosing.token_at(line, place) == token
    assert choosing.token_at(Line(text="You roll 6."), place) == 0


def test_keys_above_cells_choose_tokens_and_rows(desk: MakeDesk) -> None:
    client = desk([(6,)])

    def choose(place: int) -> list[str]:
        line = client.speech.lines[-1]
        return client.hear(lambda: client.app.choose(line, place))

    client.press("r")
    assert choose(3) == ["You bring out token 2. Roll again."]
    assert choose(3) == ["That key does nothing here. F1 or question mark helps."]
    client.press("backspace")
    assert len(client.app.pages) == 2
    choose(0)
    assert len(client.app.pages) == 1, "the first row leads back to the game"


def test_an_older_row_is_chosen_where_it_is_panned_back_to(desk: MakeDesk) -> None:
    client = desk([])
    client.press("backspace", "down", "down")
    client.press("up")
    row = client.speech.lines[-1]
    client.press("down")
    before = client.app.page
    client.app.choose(row._replace(text="Something else"), 0)
    assert client.app.page is before, "that row is no longer called so"
    client.app.choose(row, 0)
    assert client.app.page is not before, "the row before the last was entered"


def test_of_two_rows_with_the_same_text_the_one_shown_is_chosen(desk: MakeDesk) -> None:
    client = desk(variant=None)
    chosen: list[int] = []
    same = Message("pludo-menu-file", {"name": "Table"})
    rows = [Item(same, partial(chosen.append, number)) for number in (1, 2)]
    client.app.open_menu(Message("pludo-menu-presets-title"), lambda: rows)
    client.press("down")
    client.app.choose(client.speech.lines[-1], 0)
    assert chosen == [2]


def presenter(mode: Mode) -> tuple[Presenter, Paper]:
    paper = Paper()
    text = Translator("en").text
    return Presenter(text, paper, RecordedSpeech(), RecordedSound(), mode=mode), paper


class Shown:
    def __init__(self) -> None:
        self.calls: list[str] = []

    def show(self, line: Line, *, follows: bool = False) -> None:
        self.calls.append(f"+ {line.text}" if follows else line.text)

    def leave(self) -> None:
        self.calls.append("(left)")

    def close(self) -> None:
        self.calls.append("(closed)")


def test_only_direct_mode_uses_it() -> None:
    one, _ = presenter(Mode.DIRECT)
    one.braille = shown = Shown()
    one.say(Line(text="You roll 6."))
    one.mode = Mode.BOTH
    one.say(Line(text="Your turn."))
    one.close()
    assert shown.calls == ["You roll 6.", "(left)", "(closed)"]


def test_of_an_answer_the_first_line_stays_and_news_takes_its_place() -> None:
    one, _ = presenter(Mode.DIRECT)
    one.braille = shown = Shown()
    with one.moment():
        one.say(Line(text="Red: 12.", priority=Priority.ASKED))
        one.say(Line(text="You rolled 6.", priority=Priority.ASKED))
    one.say(Line(text="Ben rolls 2."))
    assert shown.calls == ["Red: 12.", "+ You rolled 6.", "Ben rolls 2."]


def test_a_row_and_a_call_to_act_take_the_place_of_the_first_line() -> None:
    one, _ = presenter(Mode.DIRECT)
    one.braille = shown = Shown()
    with one.moment():
        one.say(Line(text="Menu.", priority=Priority.ASKED))
        one.say(Line(text="Back to the game", priority=Priority.ASKED, row="back"))
    with one.moment():
        one.say(Line(text="You roll 6.", priority=Priority.ASKED))
        one.say(Line(text="1 or 2: enters.", priority=Priority.DUE))
    assert not any(call.startswith("+") for call in shown.calls)


def test_the_rest_of_an_answer_is_panned_to() -> None:
    line = reading("Before.")
    for number, text in enumerate(("First.", "Second.", "Third.")):
        line.add(Line(text=text), follows=number > 0)
    seen = [line.cells()]
    for _ in range(3):
        line.pan(1)
        seen.append(line.cells())
    assert seen == ["First.", "Second.", "Third.", "Third."]
    line.add(Line(text="News."))
    assert line.cells() == "News."


def test_a_long_answer_stays_in_place_when_old_lines_are_forgotten() -> None:
    line = reading(*(f"Line {number}." for number in range(braille.KEPT)))
    line.add(Line(text="First."))
    for number in range(5):
        line.add(Line(text=f"More {number}."), follows=True)
    assert line.cells() == "First."


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("not-installed:libbrlapi", "libbrlapi is not installed."),
        ("not-running:BRLTTY", "BRLTTY takes no lines from programs."),
        ("Authentication failed", "Authentication failed"),
    ],
)
def test_a_refusal_is_said_and_the_display_follows_the_terminal(reason: str, told: str) -> None:
    one, paper = presenter(Mode.DIRECT)
    ReaderWatch(one, ("BRLTTY",), settled=True).without_braille(reason)
    assert one.mode is Mode.BOTH
    assert paper.lines[-1].endswith(told)
    one, paper = presenter(Mode.DIRECT)
    ReaderWatch(one, (), settled=True).without_braille(reason)
    assert (one.mode, paper.lines) == (Mode.DIRECT, []), "who has no display hears nothing of it"


def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "find_library", lambda name: None)
    monkeypatch.setattr(brlapi, "NAMES", ("libbrlapi.so.nowhere",))
    brlapi.library.cache_clear()
    monkeypatch.setattr(brlapi, "library", brlapi.library.__wrapped__)


@pytest.mark.skipif(sys.platform == "win32", reason="BRLTTY's interface is used on Linux")
def test_a_missing_library_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    without_library(monkeypatch)
    with pytest.raises(NotThere, match="not-installed:libbrlapi"):
        braille.probe()


@pytest.mark.skipif(sys.platform == "win32", reason="BRLTTY's interface is used on Linux")
def test_lines_wait_for_a_display_without_holding_up_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    without_library(monkeypatch)
    refusals: SimpleQueue[str] = SimpleQueue()
    line = braille.BrailleLine()
    line.refused = refusals.put
    for number in range(100):
        line.show(Line(text=f"Line {number}."))
    assert refusals.get(timeout=5) == "not-installed:libbrlapi"
    line.close()
