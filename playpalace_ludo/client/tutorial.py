"""A guided first game: prepared dice, and lessons in a fixed order, one for each decision."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.chance import FACES
from playpalace_ludo.client import seats
from playpalace_ludo.client.game import Game
from playpalace_ludo.client.storage.options import STRENGTHS
from playpalace_ludo.client.storage.saves import Save
from playpalace_ludo.core.events import Captured
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table import deciding
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.words import Listener, Message, first_steps
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.squares import home_entry

RULES = "playpalace(end.home=1)"
SEATS = "you,bot:easy"
THROWS: tuple[Throw, ...] = tuple(
    (face,)
    for face in (
        *(3, 2),  # nobody comes out
        *(6, 5, 3),  # you come out and go on to 6
        *(3, 5),  # to 9, a safe square
        *(5, 1, 4, 4, 4, 2),  # to 14, 18 and 22, while the bot stays in its yard
        *(4, 6, 3),  # to 26; the bot comes out, to 30
        *(4, 5),  # onto the bot's token
        *(5, 3, 5, 1),  # to 35 and 40
        *(6, 2, 4),  # a choice: to 46 and 48, or another token out
        *(3, 2, 4, 5, 2),  # to 51, into the home column, home
    )
)
"""Prepared throws of both players, as far as the lessons need them; random ones follow.

Up to the learner's second six no choice can change what follows.
"""


def new_game(you: str, save: Save) -> Game:
    """Set up the guided game: the learner begins, with prepared dice."""
    rules = variants.load_named(RULES)
    players = seats.parse(SEATS, rules, you=you, strengths=STRENGTHS, default_strength="easy")
    match = Match(
        rules, [player.seat for player in players], names=[player.name for player in players]
    )
    return Game(match, players, SystemDice(), save=save, drawn=list(THROWS), lesson=True)


class Situation(NamedTuple):
    """The facts that decide on the next lesson."""

    rules: Rules
    state: State
    captured: bool
    """The learner has captured a token."""

    @property
    def places(self) -> set[str]:
        """Kinds of places the learner's tokens are on."""
        seat = self.state.turn
        return {self.rules.place(seat, step).kind for step in self.state.tokens[seat]}


Fits = Callable[[Situation], bool]


class Lesson(NamedTuple):
    """One lesson, given once, when its turn has come and the game shows it."""

    name: str
    fits: Fits = lambda moment: moment.state.awaiting == "roll"


def _chooses(moment: Situation) -> bool:
    return moment.state.awaiting == "move"


def _is_near_entry(moment: Situation) -> bool:
    """Tell whether a token may enter its home column with the next throw."""
    seat = moment.state.turn
    entry = home_entry(moment.rules, seat)
    return any(entry - FACES < step <= entry for step in moment.state.tokens[seat])


LESSONS: tuple[Lesson, ...] = (
    Lesson("race"),
    Lesson("yard"),
    Lesson("choose", _chooses),
    Lesson("six"),
    Lesson("map", lambda moment: "track" in moment.places),
    Lesson("explore"),
    Lesson("board"),
    Lesson("help"),
    Lesson("rules"),
    Lesson("near"),
    Lesson("capture", lambda moment: moment.captured),
    Lesson("history"),
    Lesson("tip"),
    Lesson("hint", _chooses),
    Lesson("undo"),
    Lesson("spread"),
    Lesson("entry", _is_near_entry),
    Lesson("exact", lambda moment: "home" in moment.places),
)


class Coach:
    """Gives the lessons in order, at most one per decision."""

    def __init__(self, keys: Args) -> None:
        self._keys = keys
        self._given = 0
        self._taught: tuple[int, str] | None = None
        self.current: tuple[Message, ...] = ()
        """The last lesson, to be repeated on request."""

    def catch_up(self, game: Game) -> None:
        """Skip the lessons given before a game was left, except that of the last decision."""
        steps = game.match.steps
        learner = game.people[0].seat
        for at, step in enumerate(steps):
            before = step.before
            asked = before.awaiting == "roll" or deciding.is_decision(game.rules, before)
            if before.turn == learner and asked:
                self._next(_moment(game.rules, before, steps[:at]))

    def lessons(self, game: Game, listener: Listener) -> Sequence[Message]:
        """Return the lesson for the learner's decision, if one is due."""
        moment = _moment(game.rules, game.state, game.match.steps)
        lesson = self._next(moment)
        if lesson is None:
            return ()
        self.current = (self._words(lesson, moment, game, listener),)
        return self.current

    def farewell(self) -> Message:
        """Say what can be done after the guided game."""
        return Message("pludo-lesson-end")

    def _next(self, moment: Situation) -> Lesson | None:
        now = moment.state.number, moment.state.awaiting
        if now == self._taught or self._given == len(LESSONS):
            return None
        lesson = LESSONS[self._given]
        if not lesson.fits(moment):
            return None
        self._taught = now
        self._given += 1
        return lesson

    def _words(self, lesson: Lesson, moment: Situation, game: Game, listener: Listener) -> Message:
        rules, state = moment.rules, moment.state
        squares = [
            place.number
            for step in state.tokens[state.turn]
            if (place := rules.place(state.turn, step)).kind == "track"
        ]
        args: Args = {
            **self._keys,
            **first_steps.map_for(rules, state.seats, listener),
            "opponent": next(player.name for player in game.players if player.is_bot),
            "square": max(squares, default=0),
        }
        text = Message(f"pludo-lesson-{lesson.name}", args)
        return Message("pludo-lesson", {"number": self._given, "text": text})


def _moment(rules: Rules, state: State, steps: Sequence[Step]) -> Situation:
    events = [event for step in steps for event in step.events]
    captured = any(isinstance(event, Captured) and event.by == state.turn for event in events)
    return Situation(rules, state, captured)
