"""Heavy rule files: no question about a game takes long under any file that `check` accepts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import squares
from playpalace_ludo.core.state import State
from playpalace_ludo.lab import admission, check
from playpalace_ludo.picture import scene
from playpalace_ludo.table import explorer, hints, questions
from playpalace_ludo.table.dice_check import Verdict
from playpalace_ludo.table.facts import last_throw
from playpalace_ludo.table.seating import Player
from playpalace_ludo.table.thought import Thought, get_ready, wish
from playpalace_ludo.words import Listener, Message, Translator, choices, narrate, rulebook
from playpalace_ludo.words.queries import LastRoll
from playpalace_ludo.work import finish
from tools.trials import heavy_files
from tools.trials.outcome import Outcome

ENGLISH = Translator()
MOST_SECONDS = 3.0
"""Of the processor for one question, or one action."""
MOST_FOR_CHECK = 15.0
ASKED_AFTER = (0, 12, 40)
"""Actions of a game, after which everything is asked."""
MOST_SHRUNK = 4
"""Times a file that `check` refuses is made smaller."""
Found = TypeVar("Found")


class TooSlow(Exception):
    """A question took too long."""


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Draw a file, have it checked, play under it and ask questions."""
    path = folder / "heavy.toml"
    try:
        rules = _timed("load", lambda: heavy_files.drawn(rng, path), MOST_FOR_CHECK)
        for _ in range(MOST_SHRUNK):
            if rules is None or _is_admitted(path):
                break
            rules = heavy_files.shrunk(rng, path)
        else:
            rules = None
        if rules is None:
            return Outcome("file", "refused")
        _play(rules, rng)
    except Exception as fault:
        (folder / f"{number}.toml").write_bytes(path.read_bytes())
        return Outcome("file", "failed", str(fault) if isinstance(fault, TooSlow) else repr(fault))
    return Outcome("file", "passed")


def _is_admitted(path: Path) -> bool:
    try:
        _timed("check", lambda: admission.admitted(path), MOST_FOR_CHECK)
    except check.BadFile:
        return False
    return True


def _play(rules: Rules, rng: Random) -> None:
    seats = engine.default_seats(rules, rules.max_players)
    table = Table(_timed("begin", lambda: Match(rules, seats, first=_first(rules, seats, rng))))
    for action in range(max(ASKED_AFTER) + 1):
        if table.match.over:
            break
        if action in ASKED_AFTER:
            for name, ask in _questions(table, rng):
                _timed(f"{name} after {action} actions", partial(_answered, ask))
        _timed(f"action {action}", partial(_act, table, rng))
    _timed("record", table.match.text)


def _first(rules: Rules, seats: Sequence[int], rng: Random) -> int | None:
    return rng.choice(seats) if rules.turns.first == "random" else None


def _act(table: Table, rng: Random) -> None:
    """Make a move or throw by chance, and tell it."""
    match, before = table.match, table.state
    if before.awaiting == "move":
        events = match.play(rng.choice(before.moves))
    else:
        events = match.roll(draw(match.rules, before, rng))
    for line in narrate(match.rules, before, events, table.state, Listener(before.turn, {})):
        for message in line.messages:
            ENGLISH.say(message)


@dataclass
class Table:
    """A game to ask questions about, without names or listeners."""

    match: Match
    players: Sequence[Player] = ()
    proof: None = None

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    def events(self) -> Sequence[Event]:
        return self.match.events()

    def last_roll(self) -> LastRoll:
        return last_throw(self.events())

    def check_dice(self) -> Verdict:
        raise AssertionError("dice without a proof are not checked")


Question = Callable[[], object]


def _answered(ask: Question) -> None:
    """Ask, and translate the answer if there is one."""
    found = ask()
    for message in found if isinstance(found, (list, tuple)) else ():
        if isinstance(message, Message):
            ENGLISH.say(message)


def _questions(table: Table, rng: Random) -> Iterator[tuple[str, Question]]:
    """Yield every question a player can ask now, and what bots are asked."""
    rules, state = table.rules, table.state
    who = Listener(rng.choice(state.seats), {})
    view = explorer.View(rules, state, who, explorer.Look(rng.randrange(len(squares(rules)))))
    yield "rules", lambda: rulebook.rule_lines(rules)
    yield "picture", lambda: scene.draw(rules, state, ENGLISH)
    for command, answer in questions.ANSWERS.items():
        yield command, partial(answer, table, who)
    for command, explore in explorer.COMMANDS.items():
        yield command, partial(_explored, explore, view)
    yield "choices of who acts", lambda: choices.choosing(rules, state, Listener(state.turn, {}))
    if state.awaiting == "move" or state.moves:
        yield "hint", lambda: finish(hints.advise(rules, state))
    yield "chance to win", lambda: hints.chance_to_win(rules, state)
    for strength in ("easy", "normal", "hard", "expert"):
        if state.awaiting == "move":
            yield f"{strength} bot", partial(_bot_moves, strength, rules, state)
        else:
            yield f"{strength} wish", partial(wish, strength, rules, state, Random(1))


def _explored(
    explore: Callable[[explorer.View], explorer.Seen], view: explorer.View
) -> Sequence[Message]:
    return explore(view).messages


def _bot_moves(strength: str, rules: Rules, state: State) -> None:
    get_ready(strength, rules, len(state.seats))
    Thought(strength, rules, state, Random(1)).finish()


def _timed(what: str, act: Callable[[], Found], most: float | None = None) -> Found:
    begin = time.process_time()
    found = act()
    seconds = time.process_time() - begin
    if seconds > (MOST_SECONDS if most is None else most):
        raise TooSlow(f"{what} took {seconds:.1f} s")
    return found
