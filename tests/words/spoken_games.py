"""The golden spoken games: what one player hears of a game, in each wording.

python -m tools.generate --golden      writes them anew
"""

from __future__ import annotations

import random
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.engine import auto_move
from playpalace_ludo.core.engine.consequences import preview
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.words import Listener, Translator, narrate, queries
from playpalace_ludo.words.model import VERBOSITIES

FOLDER = Path(__file__).parent.parent / "golden" / "spoken"
TURNS = 40
SEED = 13
YOU = 0


def every_game() -> list[tuple[str, str]]:
    return [(variant, verbosity) for variant in variants.names() for verbosity in VERBOSITIES]


def spoken_game(variant: str, verbosity: str, lang: str = "en") -> str:
    """Three players, the hearer on the first seat; a line with > is what the hearer presses."""
    rules = variants.load(variant)
    chance = random.Random(SEED)
    seats = engine.default_seats(rules, max(rules.min_players, min(3, rules.max_players)))
    state, events = engine.start(rules, seats, YOU if rules.turns.first == "random" else None)
    listener = Listener(YOU, {YOU: "Anna"}, verbosity, frozenset({YOU}))
    say = Translator(lang)
    heard = [say.line(line) for line in narrate(rules, state, events, state, listener)]
    while state.owed and state.number <= TURNS:
        before = state
        state, events = engine.roll(rules, state, _throw(rules, state, chance))
        asked = before.turn == YOU
        if asked:
            heard.append("> r")
        while state.moves and (not asked or auto_move(rules, state)):
            state, more = engine.play(rules, state, _pick(rules, state))
            events += more
        heard += [say.line(line) for line in narrate(rules, before, events, state, listener)]
        while state.moves:
            before = state
            heard += map(say.say, queries.choosing(rules, state, listener))
            move = _pick(rules, state)
            heard.append(f"> {move.tokens[0] + 1 if move.tokens else 'p'}")
            state, events = engine.play(rules, state, move)
            heard += [say.line(line) for line in narrate(rules, before, events, state, listener)]
    if state.owed:
        heard += map(say.say, queries.result(rules, state, listener))
    return "\n".join(filter(None, heard)) + "\n"


def _throw(rules: Rules, state: State, chance: random.Random) -> tuple[int, ...]:
    """Chance with a liking for what brings tokens out, so that a short game has much to tell."""
    throws = rules.chances(state)
    opens = {
        index
        for index, face in enumerate(rules.chance.faces)
        if any(order.kind == "enter" for order in face.orders)
    }
    weights = [share * (2 if opens.intersection(throw) else 1) for throw, share in throws]
    return chance.choices([throw for throw, _ in throws], weights)[0]


def _pick(rules: Rules, state: State) -> Move:
    """A lively player: captures, goes home, comes out, else moves what is farthest ahead."""

    def wish(move: Move) -> tuple[bool, int, bool, bool, int]:
        seen = preview(rules, state, move)
        left = rules.left(move.seat, move.to)
        return not move.tokens, -len(seen.captures), not seen.home, seen.start != YARD, left

    return min(state.moves, key=wish)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for variant, verbosity in every_game():
        path = FOLDER / f"{variant}.{verbosity}.txt"
        path.write_text(spoken_game(variant, verbosity), encoding="utf-8")
