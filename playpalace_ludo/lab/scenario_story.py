"""A scenario being played: its throws and choices, one after the other, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import IllegalMove, cut, show
from playpalace_ludo.core.events import Captured, Event, ExtraThrow, Home, Penalised
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.lab.scenario_fields import NotRunnable
from playpalace_ludo.lab.scenario_text import (
    as_json,
    read_throw,
    write_face,
    write_move,
    write_piece,
    write_tokens,
)


def roll(
    rules: Rules, state: State, dice: tuple[int, ...], throw: Any
) -> tuple[State, tuple[Event, ...]]:
    """Throw the dice; raise NotRunnable if the rules do not allow it now."""
    try:
        return engine.roll(rules, state, dice)
    except IllegalMove:
        raise NotRunnable("scenario-throw", dice=cut(as_json(throw))) from None


class PlayedScenario:
    """A scenario being played: takes its throws and choices as they are needed."""

    def __init__(
        self, rules: Rules, state: State, rolls: list[Any], choices: list[Mapping[str, Any]]
    ) -> None:
        self.rules = rules
        self.state = state
        self.rolls = list(rolls)
        self.choices = list(choices)
        self.legal: list[Any] | None = None
        self.captures: list[Any] = []
        self.penalty: str | None = None
        self.extra = False
        self.rejected = False
        self.auto: bool | None = None
        self.finish_place: str | None = None

    @classmethod
    def of(cls, match: Match) -> PlayedScenario:
        """Make the story of a match that has been played."""
        story = cls(match.rules, match.start, [], [])
        for step in match.steps:
            if step.action.dice is not None:
                story._follow_throw(step.after, step.events)
            else:
                story._note_legal()
                story._take((step.after, step.events))
        if story.state.awaiting == "move":
            story._note_legal()
        return story

    def tell(self, may_refuse: bool) -> dict[str, Any]:
        while not self.rejected and self._step():
            pass
        if may_refuse and len(self.choices) == 1:
            # An attempt to move when no move is due.
            self.rejected = True
            self.choices = []
        if self.rejected and not may_refuse:
            raise NotRunnable("scenario-choice-refused")
        if self.rolls or self.choices:
            raise NotRunnable("scenario-left")
        return self.facts()

    def _step(self) -> bool:
        if self.state.awaiting == "roll" and self.choices and "use" in self.choices[0]:
            self._note_legal()
            self._choose(self.choices.pop(0))
            return True
        if self.state.awaiting == "roll" and self.rolls:
            throw = self.rolls.pop(0)
            dice = read_throw(self.rules, throw)
            self._follow_throw(*roll(self.rules, self._refilled(dice), dice, throw))
            return True
        if self.state.awaiting == "move":
            self._note_legal()
            if self.choices:
                self._choose(self.choices.pop(0))
                return True
        return False

    def _follow_throw(self, after: State, events: tuple[Event, ...]) -> None:
        self.penalty = None
        self._take((after, events))
        if not self.state.pool or self.state.awaiting == "move":
            self._note_legal()

    def _refilled(self, dice: tuple[int, ...]) -> State:
        """Return the state, with a full deck if the card is missing: scenarios name no deck."""
        books = self.state.books
        deck = self.rules.deck_of(books, self.state.turn)
        if deck and not books.lots and not deck[dice[0] - 1]:
            full = self.rules.plan.blank_books.deck
            return self.state._replace(books=books._replace(deck=full))
        return self.state

    def _note_legal(self) -> None:
        if self.legal is None:
            self.legal = self._write_moves()
            self.auto = engine.auto_move(self.rules, self.state) is not None

    def _choose(self, choice: Mapping[str, Any]) -> None:
        moves = _find_moves(self.rules, self.state, choice)
        if len(moves) != 1:  # nothing fits, or the player has to name a branch or a die
            if self.choices:
                raise NotRunnable("scenario-choice-others", choice=cut(as_json(choice)))
            self.rejected = True
            return
        self._take(engine.play(self.rules, self.state, moves[0]))

    def _take(self, step: tuple[State, tuple[Event, ...]]) -> None:
        before, (self.state, events) = self.state, step
        self.extra = any(isinstance(e, ExtraThrow) and e.reason != "try" for e in events)
        for event in events:
            if isinstance(event, Penalised):
                self.penalty = event.kind
                if event.kind == "rollback":
                    self.captures = []
            elif isinstance(event, Captured):
                self.captures.append(self._write_capture(event))
            elif isinstance(event, Home):
                self.finish_place = self.rules.finish_name(event.seat, event.place)
        if self.state.turn != before.turn:
            self.extra = False

    def _write_capture(self, event: Captured) -> dict[str, Any]:
        ids = "+".join(str(token + 1) for token in event.tokens)
        at = self.rules.place(event.by, event.at)
        return {
            "by": f"{self.rules.seats[event.by].colour}:{ids}",
            "victim": f"{self.rules.seats[event.seat].colour}:{event.token + 1}",
            "at": at.number or at.name,
        }

    def _write_moves(self) -> list[dict[str, Any]]:
        return [write_move(self.rules, self.state, move) for move in self.state.moves]

    def facts(self) -> dict[str, Any]:
        rules, state = self.rules, self.state
        result = engine.outcome(rules, state)

        def colours(seats: tuple[int, ...]) -> list[str]:
            return [rules.seats[seat].colour for seat in seats]

        facts: dict[str, Any] = {
            "legal": self.legal or [],
            "legal_end": self._write_moves(),
            "tokens": write_tokens(rules, state.tokens),
            "captures": self.captures,
            "extra_turn": self.extra,
            "next": None if result.over else rules.seats[state.turn].colour,
            "awaiting": state.awaiting,
            "pending": [write_face(rules, face) for face in state.pool],
            "auto": bool(self.auto),
            "penalty": self.penalty,
            "winner": None if result.winner is None else rules.seats[result.winner].colour,
            "places": colours(result.places),
            "game_over": result.over,
            "draw": colours(result.draw),
            "rejected": self.rejected,
            "finish_place": self.finish_place,
        }
        return facts | self._books_facts() if rules.plan.keeps_books else facts

    def _books_facts(self) -> dict[str, Any]:
        rules, books = self.rules, self.state.books
        return {
            "round": books.round,
            "amended": [rules.amendments[index].name for index in books.amended],
            "skips": {rules.seats[seat].colour: books.skips[seat] for seat in self.state.seats},
            "direction": "clockwise" if books.clockwise else "counter",
            "points": {rules.seats[s].colour: n for s, n in enumerate(books.points)},
            "order": [rules.seats[seat].colour for seat in books.order],
            "held": {
                rules.seats[seat].colour: [rules.chance.faces[face].name for face in own]
                for seat, own in enumerate(books.held)
                if own
            },
            "shields": {
                write_piece(rules, one.seat, one.token): one.turns for one in books.shields
            },
        }


def _find_moves(rules: Rules, state: State, choice: Mapping[str, Any]) -> list[Move]:
    """Return the legal moves a choice names."""
    if choice.get("seat", rules.seats[state.turn].colour) != rules.seats[state.turn].colour:
        return []
    wanted = {key: value for key, value in choice.items() if key != "seat"}
    if "tokens" in wanted:
        wanted["tokens"] = sorted(wanted["tokens"])
    known = {"token", "tokens", "die", "do", "marker", "via", "to", "use", "with", "take"}
    known |= {"whom", "answer", "card"}
    unknown = set(wanted) - known
    if unknown:
        raise NotRunnable("scenario-unknown-choice", field=show(min(unknown)))
    return [
        move
        for move in state.moves
        if wanted.items() <= write_move(rules, state, move).items()
        or ("via" in wanted and _via_not_needed(rules, state, move, wanted))
    ]


def _via_not_needed(rules: Rules, state: State, move: Move, wanted: Mapping[str, Any]) -> bool:
    written = write_move(rules, state, move)
    named = {key: value for key, value in wanted.items() if key != "via"}
    return "via" not in written and named.items() <= written.items()
