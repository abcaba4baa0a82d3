"""Terminal mode as NVDA hears it: the text of a console compared with what it was before.

NVDA takes the whole text after each change, compares it character by character with the library
used here, and speaks what was inserted, line by line. A single line of one or two characters is
left out, as NVDA takes it for the echo of a key.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from playpalace_ludo.client.output.presenter import Mode
from playpalace_ludo.client.output.readers import resting_place
from playpalace_ludo.client.output.screen import Screen

compare = pytest.importorskip("fast_diff_match_patch", reason="pip install fast-diff-match-patch")

SHORTEST = 3
SPOKEN = sorted((Path(__file__).parents[1] / "golden" / "spoken").glob("*.txt"))
ANSWERS = 300
"""So much of each game is enough."""


def spoken(before: str, after: str) -> list[str]:
    """Return the lines that NVDA speaks when the text of a console has changed."""
    parts = compare.diff(before, after, counts_only=False)
    inserted = "".join(text for sign, text in parts if sign == "+")
    lines = [line for line in inserted.split("\n") if line.strip()]
    return [] if len(lines) == 1 and len(lines[0].strip()) < SHORTEST else lines


class Console:
    """A console of Windows that keeps all of its text, with the game's screen on it."""

    def __init__(self) -> None:
        self.text = io.StringIO()
        self.screen = Screen(self.text, can_paint=True)
        self.screen.rest = lambda: resting_place(Mode.TERMINAL, (), "win32")

    def heard(self, lines: str) -> list[str]:
        before = self.text.getvalue()
        self.screen.write(lines)
        return spoken(before, self.text.getvalue())


@pytest.mark.parametrize("game", SPOKEN, ids=lambda path: path.stem)
def test_every_line_of_a_game_is_spoken_once_and_whole(game: Path) -> None:
    """The lines that follow a key come in one write, and words are never broken by a row's end."""
    console = Console()
    for answer in game.read_text("utf-8").split("\n> ")[:ANSWERS]:
        _, _, lines = answer.partition("\n")
        if lines.strip():
            assert " ".join(console.heard(lines)).split() == lines.split()


def test_one_short_line_would_be_lost_so_only_brief_wording_has_any() -> None:
    assert spoken("You roll 6.\n", "You roll 6.\n4\n") == []
    fuller = [game for game in SPOKEN if not game.stem.endswith(".brief")]
    lines = [line for game in fuller for line in game.read_text("utf-8").split("\n") if line]
    assert len(min(lines, key=len)) >= SHORTEST
