"""The table to see and touch: the board as a picture and square by square, and the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.events import OpeningRolled, Rolled
from playpalace_ludo.core.squares import occupants, squares
from playpalace_ludo.picture import scene, svg
from playpalace_ludo.table.grid import layout
from playpalace_ludo.words import phrases
from playpalace_ludo.words import squares as words

if TYPE_CHECKING:
    from playpalace_ludo.client.table import ClientTable
    from playpalace_ludo.words import Translator

LATELY = 40
"""Number of latest steps searched for the last throw."""


def picture(table: ClientTable, translator: Translator) -> str:
    """Draw the board as SVG."""
    rules, state = table.game.rules, table.state
    names = {player.seat: player.name for player in table.game.players if player.name}
    drawn = scene.draw(rules.of(state), state, translator, names)
    return svg.write(drawn, title="", description=(), lang=translator.lang)


def rows(table: ClientTable) -> list[list[dict[str, Any]]]:
    """Return the board square by square, in the rows of its grid."""
    rules, state, listener = table.game.rules, table.state, table.listener
    board, (width, places) = squares(rules), layout(rules)
    return [
        [
            {
                "at": at,
                "label": table.teller.text(words.square(rules, state, at, listener)),
                "taken": bool(occupants(state, board[at])),
            }
            for at in places[start : start + width]
            if at is not None
        ]
        for start in range(0, len(places), width)
    ]


def dice(table: ClientTable) -> dict[str, Any] | None:
    """Return the last throw with its player; None before the first one."""
    rules, text = table.game.rules, table.teller.text
    for step in reversed(table.game.match.steps[-LATELY:]):
        for event in reversed(step.events):
            if isinstance(event, Rolled | OpeningRolled):
                by = phrases.player(rules, event.seat, table.listener_at(None))
                faces = [text(phrases.face(rules, one)) for one in event.dice]
                return {"by": text(by), "faces": faces}
    return None
