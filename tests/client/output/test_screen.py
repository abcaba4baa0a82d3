"""Where lines stand on the screen and the cursor rests, as a terminal shows it."""

import io
from collections.abc import Callable

import pyte
import pytest

from playpalace_ludo.client.output import screen as screens
from playpalace_ludo.client.output.screen import CLEAR, Rest, Screen

ROWS, COLUMNS = 8, 20


class Terminal:
    """A terminal emulator behind the screen under test."""

    def __init__(self, rest: Rest) -> None:
        self.stream = io.StringIO()
        self.now = 100.0
        self._later: list[tuple[float, Callable[[], None]]] = []
        self.screen = Screen(
            self.stream, can_paint=True, clock=lambda: self.now, later=self._at, sleep=self.wait
        )
        self.screen.rest = lambda: rest
        self._emulator = pyte.Screen(COLUMNS, ROWS)
        self._emulator.set_mode(pyte.modes.LNM)  # a line end returns, as terminals are set up
        self._parser = pyte.Stream(self._emulator)
        self._seen = 0

    def _at(self, seconds: float, act: Callable[[], None]) -> None:
        self._later.append((self.now + seconds, act))

    def wait(self, seconds: float) -> None:
        """Let time pass, and do what is due meanwhile."""
        until = self.now + seconds
        while due := [each for each in self._later if each[0] <= until]:
            first = min(due, key=lambda each: each[0])
            self._later.remove(first)
            self.now = max(self.now, first[0])
            first[1]()
        self.now = until

    def write(self, *lines: str, key: str = "r") -> None:
        self.screen.pressed(key)
        self.news(*lines)

    def news(self, *lines: str) -> None:
        """Write news that follows no key."""
        self.screen.write("\n".join(lines))

    def written(self) -> str:
        """Text written since the last look."""
        new = self.stream.getvalue()[self._seen :]
        self._seen += len(new)
        self._parser.feed(new)
        return new

    def turned(self) -> list[str]:
        """The page when it has been turned."""
        self.wait(1)
        return self.rows()

    def rows(self) -> list[str]:
        self.written()
        return [row.rstrip() for row in self._emulator.display if row.strip()]

    @property
    def at(self) -> tuple[int, int]:
        """Row and column of the cursor."""
        self.written()
        return self._emulator.cursor.y, self._emulator.cursor.x


@pytest.fixture(autouse=True)
def size(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], None]:
    def resize(columns: int, rows: int) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(rows))

    resize(COLUMNS, ROWS)
    return resize


def test_for_eyes_the_cursor_is_on_an_empty_row_and_nothing_is_moved() -> None:
    terminal = Terminal(Rest.BELOW)
    terminal.write("Hello.", "Ready.")
    assert terminal.written() == "Hello.\nReady.\n"
    terminal.screen.close()
    assert terminal.written() == ""


def test_for_orca_the_cursor_stays_behind_the_line() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.", "Ready.")
    assert terminal.turned() == ["Hello.", "Ready."]
    assert terminal.at == (1, 6)
    terminal.write("You roll 6.")
    assert terminal.written() == "\nYou roll 6."
    assert terminal.at == (2, 11)
    terminal.screen.close()
    assert terminal.at == (3, 0), "whatever is run next has a row of its own"


def test_a_full_page_is_wiped_before_the_text_comes_and_never_scrolls() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.")
    terminal.turned()
    for number in range(5):
        terminal.write(f"Line {number}.")
    assert terminal.rows() == ["Hello.", *(f"Line {number}." for number in range(5))]
    terminal.write("The last.")
    assert terminal.written() == CLEAR, "Orca must see the page wiped by itself"
    assert terminal.turned() == ["The last."]


def test_what_comes_while_a_page_is_turned_follows_in_order() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("One.")
    terminal.write("Two.")
    terminal.screen.close()
    assert terminal.rows() == ["One.", "Two."]
    assert terminal.at == (2, 0)


@pytest.mark.parametrize("key", ["f5", "down", "r"])
def test_the_cursor_stays_behind_an_answer_until_orca_has_looked(key: str) -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.")
    terminal.turned()
    terminal.write("Wording: full", key=key)
    assert terminal.rows()[-1] == "Wording: full", "the answer to a key never waits"
    terminal.news("Ada rolls 6.")
    terminal.news("Ada rolls 2.")
    assert terminal.rows()[-1] == "Wording: full"
    terminal.wait(screens.GAP)
    assert terminal.written() == "\nAda rolls 6.\nAda rolls 2."


def test_the_program_ends_when_orca_has_looked_at_its_last_word() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Goodbye.", key="c-q")
    began = terminal.now
    terminal.screen.close()
    assert terminal.rows() == ["Goodbye."]
    assert terminal.now - began >= screens.GAP


@pytest.mark.parametrize("rest", [Rest.END, Rest.START])
def test_for_other_readers_the_last_words_come_with_their_line_end(rest: Rest) -> None:
    """Fenrir reads a row that the cursor comes to later, and cuts off what it was saying."""
    terminal = Terminal(rest)
    terminal.write("Hello.")
    terminal.screen.is_ending = True
    terminal.write("Goodbye.")
    assert terminal.rows() == ["Hello.", "Goodbye."]
    assert terminal.at == (2, 0)
    terminal.screen.close()
    assert terminal.written() == ""


def test_news_is_not_wiped_before_orca_has_looked_at_it() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.")
    terminal.turned()
    terminal.write(*(f"Row {number}." for number in range(5)))
    terminal.news("The last.")
    assert CLEAR not in terminal.written()
    terminal.wait(screens.GAP)
    assert terminal.written() == CLEAR
    assert terminal.turned() == ["The last."]


def test_the_wait_begins_when_a_line_is_on_the_screen() -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("You roll 1.")
    terminal.wait(screens.TURN)
    terminal.news("Ada rolls 6.")
    terminal.wait(screens.GAP - 0.01)
    assert terminal.rows() == ["You roll 1."]
    terminal.wait(0.02)
    assert terminal.rows() == ["You roll 1.", "Ada rolls 6."]


def test_after_an_arrow_the_first_row_of_a_page_comes_at_once() -> None:
    """Orca reads the row of the cursor then; an empty one would be "blank"."""
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.")
    terminal.turned()
    for number in range(7):
        terminal.write(f"Row {number}.", key="down")
    assert len(terminal.rows()) == 8
    terminal.write("A long row that must be wrapped.", key="down")
    assert terminal.written() == f"{CLEAR}A long row that must"
    assert terminal.turned() == ["A long row that must", "be wrapped."]


@pytest.mark.parametrize("key", ["backspace", "home", "left"])
def test_a_page_is_not_turned_early_by_keys_after_which_orca_reads_what_went(key: str) -> None:
    terminal = Terminal(Rest.PAGE)
    for number in range(6):
        terminal.write(f"Row {number}.")
    terminal.turned()
    terminal.write("Main menu.", "Options", key=key)
    assert CLEAR not in terminal.written()
    terminal.write("New game", key="r")
    assert terminal.turned() == ["New game"]


def test_another_size_begins_a_page(size: Callable[[int, int], None]) -> None:
    terminal = Terminal(Rest.PAGE)
    terminal.write("Hello.")
    terminal.turned()
    size(COLUMNS, ROWS - 2)
    terminal.write("Smaller.")
    assert terminal.turned() == ["Smaller."]


def test_for_other_readers_the_page_scrolls() -> None:
    terminal = Terminal(Rest.END)
    for number in range(12):
        terminal.write(f"Line {number}.")
    assert CLEAR not in terminal.stream.getvalue()
    assert terminal.rows() == [f"Line {number}." for number in range(4, 12)]
    assert terminal.at == (ROWS - 1, len("Line 11."))


def test_no_line_looks_like_the_echo_of_a_key() -> None:
    """Fenrir is silent when the cursor moves by as many columns as there are new characters."""
    terminal = Terminal(Rest.END)
    terminal.write("You roll 6 again.")
    before = terminal.at[1]
    terminal.write("Ada: 12.")
    assert before - len("Ada: 12.") == len("Ada: 12. "), "the case in question"
    assert before - terminal.at[1] != len("Ada: 12. ")
    assert terminal.rows()[-1] == "Ada: 12."


def test_for_fingers_the_cursor_is_on_the_first_letter_of_the_newest_line() -> None:
    terminal = Terminal(Rest.START)
    terminal.write("Hello.")
    terminal.write("You roll 6.", "Tokens 1, 2, 3 and 4 enter on square 1.")
    assert terminal.at == (2, 0)
    terminal.write("Your turn.")
    assert terminal.rows()[2:] == ["Tokens 1, 2, 3 and 4", "enter on square 1.", "Your turn."]
    assert terminal.at == (4, 0)
    terminal.screen.close()
    assert terminal.at == (5, 0)


def test_of_an_answer_fingers_find_the_first_line() -> None:
    terminal = Terminal(Rest.START)
    terminal.write("Hello.")
    terminal.screen.write("Red: 12.\nBlue: 5.\nYou rolled 6.", 0)
    assert terminal.at == (1, 0)
    terminal.write("Your turn.")
    assert terminal.rows()[1:] == ["Red: 12.", "Blue: 5.", "You rolled 6.", "Your turn."]
    assert terminal.at == (4, 0)


@pytest.mark.parametrize("rest", list(Rest))
def test_typed_text_has_a_row_of_its_own(rest: Rest) -> None:
    terminal = Terminal(rest)
    terminal.write("Your name?")
    terminal.screen.echo("")
    terminal.turned()
    if rest is not Rest.BELOW:
        assert terminal.at[0] == 0, "until the first letter fingers read the question"
    terminal.screen.echo("Zoe")
    terminal.screen.echo("\b \b")
    assert terminal.rows() == ["Your name?", "Zo"]
    assert terminal.at == (1, 2)
    terminal.screen.echo("\n")
    terminal.write("Zo begins.")
    assert terminal.turned()[-1] == "Zo begins."
    assert "Zo Zo" not in "".join(terminal.rows())


def test_a_pipe_gets_nothing_but_lines() -> None:
    stream = io.StringIO()
    screen = Screen(stream)
    screen.rest = lambda: Rest.PAGE
    screen.write("Hello.")
    screen.echo("\n")
    screen.close()
    assert stream.getvalue() == "Hello.\n\n"


def test_keys_faster_than_pages_leave_the_screen_at_most_a_second_behind() -> None:
    terminal = Terminal(Rest.PAGE)
    for number in range(200):
        terminal.write(f"Line {number}.")
    began = terminal.now
    terminal.screen.close()
    assert terminal.now - began <= screens.BEHIND + screens.GAP
    assert terminal.rows()[-1] == "Line 199."
