"""A guided first game: lessons that come when the game itself shows what they are about."""

from collections.abc import Callable
from typing import NamedTuple

from playpalace_ludo.client.game import Game
from playpalace_ludo.core.events import Captured, Home, Rolled, Stuck
from playpalace_ludo.words import Message

SIX = 6


class Lesson(NamedTuple):
    """One thing to learn, said once, as soon as `fits` holds when the learner has to act."""

    message_id: str
    fits: Callable[[Game], bool]


def _awaits(what: str) -> Callable[[Game], bool]:
    return lambda game: game.state.awaiting == what


def _happened(kind: type) -> Callable[[Game], bool]:
    return lambda game: any(isinstance(event, kind) for event in game.events())


def _threw_six(game: Game) -> bool:
    return any(isinstance(event, Rolled) and SIX in event.dice for event in game.events())


def _on_the_way(game: Game) -> bool:
    """Tell whether the learner has a token on the board, and a throw to make with it."""
    return _awaits("roll")(game) and any(_places(game, "track"))


def _near_home(game: Game) -> bool:
    return any(_places(game, "home"))


def _places(game: Game, kind: str) -> list[bool]:
    seat = game.state.turn
    return [game.rules.place(seat, step).kind == kind for step in game.state.tokens[seat]]


def _second_turn(game: Game) -> bool:
    return game.state.number > len(game.players)


LESSONS: tuple[Lesson, ...] = (
    Lesson("pludo-client-lesson-roll", _awaits("roll")),
    Lesson("pludo-client-lesson-yard", _happened(Stuck)),
    Lesson("pludo-client-lesson-status", _second_turn),
    Lesson("pludo-client-lesson-choose", _awaits("move")),
    Lesson("pludo-client-lesson-six", _threw_six),
    Lesson("pludo-client-lesson-track", _on_the_way),
    Lesson("pludo-client-lesson-history", _on_the_way),
    Lesson("pludo-client-lesson-hint", _awaits("move")),
    Lesson("pludo-client-lesson-capture", _happened(Captured)),
    Lesson("pludo-client-lesson-home-column", _near_home),
    Lesson("pludo-client-lesson-home", _happened(Home)),
)


class Coach:
    """Lessons given once, at most one per decision, so that the game is never buried."""

    def __init__(self) -> None:
        self._open = list(LESSONS)
        self._taught: tuple[int, str] | None = None

    def lessons(self, game: Game) -> list[Message]:
        """Return what to say now that the learner has to act: nothing, or one lesson."""
        now = game.state.number, game.state.awaiting
        if now == self._taught:
            return []
        lesson = next((lesson for lesson in self._open if lesson.fits(game)), None)
        if lesson is None:
            return []
        self._taught = now
        self._open.remove(lesson)
        return [Message(lesson.message_id)]
