"""Track whether a screen reader got to speak each call to act."""

from playpalace_ludo.client.output.speech.output import READER_PACE
from playpalace_ludo.words import Category, Line, Priority
from playpalace_ludo.words.model import WHOSE_TURN


class Unheard:
    """An estimate of how far a screen reader has read; a key makes it fall silent."""

    def __init__(self) -> None:
        self._calls: list[tuple[Line, float]] = []
        """Calls to act, and when each will have been read."""
        self._all_read = float("-inf")
        self._unheard: list[Line] = []
        self._again: set[str] = set()
        """Lines already printed a second time."""

    def printed(self, line: Line, now: float) -> None:
        self._unheard = [due for due in self._unheard if not _repeats(line, due)]
        if line.row:
            self._calls = [(due, read) for due, read in self._calls if not due.row]
        self._all_read = max(now, self._all_read) + len(line.text) / READER_PACE
        if line.category is Category.GAME and line.priority is not Priority.DUE:
            self._again.clear()
        if line.priority is Priority.DUE and line.text not in self._again:
            self._calls.append((line, self._all_read))
        elif line.category is Category.GAME:
            self._calls = []

    def interrupted(self, now: float) -> None:
        """Handle a key press, which silences screen readers."""
        self._unheard = [line for line, read in self._calls if now < read]
        self._calls, self._all_read = [], now

    def lines(self) -> list[Line]:
        """Return, once, the calls to act silenced by the last key and not repeated since."""
        self._again |= {line.text for line in self._unheard}
        return self._unheard


def _repeats(answer: Line, line: Line) -> bool:
    # The summary of a resumed game is on the screen; whose turn it is has been said.
    return answer.repeats(line) or answer.message_id == line.message_id == WHOSE_TURN
