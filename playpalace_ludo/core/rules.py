"""Rules as the engine reads them: one compiled, immutable value, whatever file it came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from playpalace_ludo.core.board import NO_TILE, Place, Seat
from playpalace_ludo.core.plan import Plan, plan_of
from playpalace_ludo.core.rule_parts import Amendment, Permits
from playpalace_ludo.core.rule_values import (
    Abilities,
    Board,
    Capture,
    Chance,
    ExtraThrows,
    Finish,
    Stack,
    Streak,
    Teams,
    Turns,
    Win,
)
from playpalace_ludo.core.state import Books, State, Throw

REVISION = 2
"""How the engine reads rules. A record names the revision it was played by, and keeps its result:

1. At the turn limit each player's tokens counted alone, and nobody but the winner was placed.
2. Partners who win together count together, and where play goes on for places, all are placed.
"""


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Rules:
    name: str
    title: str
    spec: str
    """Canonical name with the options that differ: ``playpalace(sixes.max=0)``."""
    read_from: str
    """The path of a rule file that is not shipped with the game; empty for those that are."""
    source: str
    """The source of the rules: the number of a rule document, or a note by the author."""
    file: Mapping[str, Any]
    """The rule file before any options."""
    values: Mapping[str, Any]
    """Knob values by dotted key; empty where the rule file has no knobs."""
    says_more: bool
    """The file has blocks besides its knobs."""
    warnings: tuple[str, ...]
    """Ids of messages about values that can be played but hardly make a good game."""
    min_players: int
    max_players: int
    seats: tuple[Seat, ...]
    most_markers: int
    """Most tokens a seat may come to have where some are born or change hands; 0 where none do."""
    tokens_out: int
    """Tokens of each seat that begin on its first tile."""
    board: Board
    chance: Chance
    permits: Permits
    stack: Stack
    capture: Capture
    finish: Finish
    streak: Streak
    extra: ExtraThrows
    turns: Turns
    teams: Teams
    win: Win
    abilities: Abilities
    amendments: tuple[Amendment, ...]
    amend: Callable[[tuple[int, ...]], Rules]
    """Compiles these rules with some amendments in force."""
    revision: int = REVISION
    """How these rules are read, see `REVISION`."""
    plan: Plan = field(init=False)

    @property
    def has_knobs(self) -> bool:
        """Whether players may turn the knobs of the cross board."""
        return bool(self.values)

    @property
    def has_home_columns(self) -> bool:
        return any(seat.column for seat in self.seats)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plan", plan_of(self))

    def as_of(self, revision: int) -> Rules:
        """Return these rules as an earlier revision read them, where that differs."""
        if revision == self.revision or not (self.win.max_turns or self.amendments):
            return self
        return replace(self, revision=revision, amend=_AsOf(self.amend, revision))

    def __repr__(self) -> str:
        return f"<Rules {self.spec}>"

    def __reduce__(self) -> tuple[Callable[..., Rules], tuple[tuple[int, ...]]]:
        """Pickle the file these rules are compiled from."""
        return self.amend, ((),)

    def now(self, amended: tuple[int, ...]) -> Rules:
        """Return the rules with these amendments in force."""
        return self.plan.amended.by[amended]

    def of(self, state: State) -> Rules:
        """Return the rules in force in a state."""
        return self.plan.amended.by[state.books.amended] if self.amendments else self

    def allies(self, seat: int) -> tuple[int, ...]:
        """Return the seat's partners."""
        return self.plan.allies[seat]

    def side(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together: the given one first, then its partners."""
        return (seat, *self.allies(seat)) if self.shares_win else (seat,)

    @property
    def shares_win(self) -> bool:
        """Whether partners win together."""
        return self.win.for_team or any(test.kind == "team home" for test in self.win.goals)

    def friends(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose tokens this one never captures: its own, and its partners'."""
        return (seat,) if self.teams.captures else (seat, *self.allies(seat))

    def place(self, seat: int, step: int) -> Place:
        return self.seats[seat].places[step]

    def finish_name(self, seat: int, nth: int) -> str:
        """Name the place the nth token home takes, where the rule file names them."""
        names = self.seats[seat].finish_names
        return names[min(nth, len(names)) - 1] if names else ""

    def most_tokens(self, seat: int) -> int:
        """Return the most tokens a seat may ever have."""
        return self.most_in_all if self.capture.takes_over else self.most_of_own(seat)

    def most_of_own(self, seat: int) -> int:
        """Return the number of tokens at which a seat gets no more, born or given."""
        return max(self.seats[seat].tokens, self.most_markers)

    @property
    def most_in_all(self) -> int:
        """Return the most tokens that may ever be in one game."""
        return sum(map(self.most_of_own, range(len(self.seats))))

    @property
    def changes_hands(self) -> bool:
        """Whether the number of a seat's tokens may change."""
        return self.capture.takes_over or bool(self.most_markers)

    def left(self, seat: int, step: int, own: tuple[int, ...] = ()) -> int:
        """Count steps to the finish by the shortest way; ``own`` tokens home may shorten it."""
        route = self.seats[seat].route
        far = route.left[step]
        return far - own.count(route.finish) if self.plan.row and far else far

    def same_tile(self, seat: int, step: int, other: int) -> bool:
        """Do two steps of one seat lie on the same tile (a crossing, or behind a fork)."""
        tiles = self.seats[seat].route.tiles
        return step == other or tiles[step] == tiles[other] != NO_TILE

    def chances(self, state: State) -> tuple[tuple[Throw, float], ...]:
        """Return every throw that may fall now, with its chance."""
        now = self.of(state)
        if state.books.lots:
            shares = now.shares_now(state)
            return tuple((lot, share / len(shares)) for lot, share in shares)
        if now.chance.deck:
            deck = now.deck_of(state.books, state.turn)
            return tuple(((face,), left / sum(deck)) for face, left in enumerate(deck, 1) if left)
        return tuple(now.chance.throws.items())

    def shares_now(self, state: State) -> tuple[tuple[Throw, int], ...]:
        """Return every throw that may fall now, with its weight as a whole number."""
        now = self.of(state)
        if state.books.duel:
            numbers = now.chance.duel[1:]
            return tuple(((mine, theirs), 1) for mine in numbers for theirs in numbers)
        if state.books.lots:
            tickets = now.chance.lots[: len(state.books.lots[0].among)]
            return tuple(((ticket,), 1) for ticket in tickets)
        if now.chance.deck:
            deck = now.deck_of(state.books, state.turn)
            return tuple(((face,), left) for face, left in enumerate(deck, 1) if left)
        return tuple(zip(now.chance.throws, now.chance.shares, strict=True))

    def deck_of(self, books: Books, seat: int) -> tuple[int, ...]:
        """Return the copies of each card left in the deck a seat draws from."""
        if not self.chance.own_decks:
            return books.deck
        cards = len(self.chance.deck)
        return books.deck[seat * cards : (seat + 1) * cards]

    def plain_dice_now(self, state: State) -> int:
        """Count the six-sided dice that are thrown now; 0 where something else falls."""
        now = self.of(state)
        return now.chance.dice if now.chance.plain_dice and not state.books.lots else 0

    def face_named(self, name: str) -> int | None:
        return next(
            (i for i, face in enumerate(self.chance.faces) if i and face.name == name), None
        )


@dataclass(frozen=True)
class _AsOf:
    """Compiles amended rules as an earlier revision read them."""

    amend: Callable[[tuple[int, ...]], Rules]
    revision: int

    def __call__(self, in_force: tuple[int, ...]) -> Rules:
        return self.amend(in_force).as_of(self.revision)
