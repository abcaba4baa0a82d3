"""Rules as the engine reads them: one compiled, immutable value, whatever file it came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core.board import NO_TILE, Place, Seat
from playpalace_ludo.core.effects import Clause, Effect
from playpalace_ludo.core.plan import Plan, plan_of
from playpalace_ludo.core.rule_parts import (
    ALL_HOME,
    ANYTHING,
    Ability,
    Amendment,
    Die,
    Face,
    Permits,
    TileChance,
    Trigger,
    TurnRule,
)
from playpalace_ludo.core.state import YARD, State, Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Condition


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    name: str
    title: str
    spec: str
    """Canonical name with the options that differ: ``playpalace(sixes.max=0)``."""
    document: Mapping[str, Any]
    """The rule file with the options of the spec applied."""
    values: Mapping[str, Any]
    """Knob values by dotted key; empty where the rule file has no knobs."""
    seats: tuple[Seat, ...]
    tiles: tuple[str, ...]
    """Tile names by tile id."""
    faces: tuple[Face, ...]
    """Index 0 stands for "a throw is due"; a die's value is its index."""
    throws: Mapping[Throw, float]
    """Every throw with its chance (cards: with a full deck)."""
    shares: tuple[int, ...] = ()
    """The chances of `throws` as whole numbers, exactly as the rule file weighs them."""
    weights: tuple[float, ...] = ()
    """How often each outcome comes, as the rule file weighs it; empty for plain dice."""
    own_dice: tuple[Die, ...] = ()
    """The dice of a throw by name, where the rule file gives each its own faces."""
    min_players: int = 2
    max_players: int = 4
    randomiser: str = "dice"
    """``dice``, ``cards`` or ``spinner``."""
    plain_dice: bool = False
    """Six-sided dice and their numbers; else outcomes have names and chances of their own."""
    dice: int = 1
    sums: bool = False
    """The dice of a throw are added up and played as one face."""
    combined: Mapping[Throw, Throw] = field(default_factory=dict)
    """What is played of each throw, where that is not every die by itself."""
    dice_use: str = "each"
    """What is played of several dice: ``each``, ``sum``, ``one``, ``highest`` or ``lowest``."""
    plays_one: bool = False
    """The player chooses one die of a throw; the others lapse."""
    hand: int = 0
    """Cards a player holds and chooses from; 0 where each is played as it is drawn."""
    use_all: bool = False
    """Every die must be played whenever some order of play allows it."""
    same_token: bool = True
    """One token may use several dice of a throw."""
    auto_single: bool = False
    """A single legal move is made without asking."""
    auto_roll: bool = False
    """While no throw could leave a choice, dice and moves go by themselves."""
    tokens_out: int = 0
    """Tokens of each seat that begin on its first tile."""

    own_limit: int = 0
    tile_limit: int = 0
    """Most tokens of all colours on one tile; 0 is no limit."""
    barrier_of: int = 0
    """So many tokens of one colour on a tile let nobody pass; 0 is never."""
    single_file: frozenset[int] = frozenset()
    """Tiles where own tokens may not be passed."""
    two_way: frozenset[int] = frozenset()
    """Tiles that may be walked back as well, as long as one stays on them."""
    distances: Mapping[int, Mapping[int, int]] = field(default_factory=dict)
    """Tiles from which some faces lead another distance than they say."""
    jumps: tuple[Mapping[int, int], ...] = ()
    """Per seat the steps from which a token that stops there goes on at once, and where to."""
    doubled: bool = False
    doubled_forced: bool = False
    blocking: str = "none"
    home_steps: tuple[int, int] = (0, 0)
    """First step of the home column and the finish, where there is such a column."""

    capture_when: str = "land"
    spare_groups_of: int = 0
    capture_back: int = 0
    """Steps a captured token is set back; 0 sends it to the yard."""
    capture_tile: int = NO_TILE
    """The tile to which a captured token is sent, if there is one."""
    capture_swaps: bool = False
    """A captured token goes to the tile from which its captor came."""
    takes_prisoners: bool = False
    """A captured token may not leave the yard until it is ransomed."""
    takes_over: bool = False
    """A captured token becomes one of its captor's, unless it is its player's last."""
    captor_finishes: bool = False
    capture_reward: tuple[Clause, ...] = ()
    safe_tiles: frozenset[int] = frozenset()
    """Tiles where nobody is captured."""
    safe_for: Mapping[int, int] = field(default_factory=dict)
    """Tiles where one seat's tokens alone are not captured, and which."""
    own_start_safe: bool = False
    spared_closed: bool = False
    """Nobody may stop where an opponent stands who cannot be captured there."""

    permits: Permits = ANYTHING
    arrive: str = "exact"
    needs_captures: int = 0
    finish_reward: tuple[Clause, ...] = ()
    bonus_faces: Mapping[Effect, int] = field(default_factory=dict)
    """Faces nobody throws: the extra steps of an effect such as ``bonus 20``."""
    abilities: Mapping[int, Ability] = field(default_factory=dict)
    """What players may hold and use, by its face, which nobody throws either."""
    ability_limit: int = 0
    """Most abilities one player may hold."""

    bonus_on_sixes: bool = False
    bonus_limit: int = 0
    bonus_before_move: bool = False
    bonus_without_move: bool = True
    extra_throw_for: tuple[str, str] = ("effect", "effect")
    """What events say an extra throw is for: after a throw that counts for the streak, and else."""
    streak_throw: Throw = ()
    """The throw whose streaks count, nothing but sixes for example; empty where none does."""
    sixes_max: int = 0
    """The streak on which the penalty falls; 0 is never."""
    rollback: bool = False
    """The penalty for a streak takes the whole turn back."""
    sends_back: bool = False
    """The penalty for a streak sends the token moved last back to the yard."""

    tries: int = 1
    """Throws a player gets who can only hope to enter."""
    first: str = "seat"
    clockwise: bool = True
    """The direction of play as the game begins."""
    order: str = "seats"
    """Who comes after whom: by the ``seats``, or each round anew: ``leader`` or ``last`` first, or
    by ``draw``."""
    turn_rules: tuple[TurnRule, ...] = ()
    """What becomes of turns on conditions: lost, doubled, given away."""
    counts_rounds: bool = False
    """Rounds are counted, announced, and part of a position."""
    teams: tuple[str, ...] = ()
    """Team of each seat; empty where everybody plays alone."""
    helps: bool = False
    """Who has all tokens home plays for a partner."""
    partners_pass: bool = False
    """A barrier of a partner's tokens stands in nobody's way."""
    partners_block: bool = False
    """A partner's tokens may not be passed."""
    partners_capture: bool = False
    win: tuple[Trigger, ...] = ALL_HOME
    wins_for_team: bool = False
    """Whoever has won has won for all partners."""
    lose: tuple[Condition, ...] = ()
    """What puts a player out of the game; of several conditions one is enough."""
    lose_each_round: bool = False
    """It is asked as a round begins, not after everything that is done."""
    play_on: str = "stop"
    """Once somebody has won: ``stop``, go on for ``places``, or go on ``forever``."""
    max_turns: int = 0
    """The turn after which the game ends; 0 is never."""
    tile_effects: Mapping[int, tuple[Clause, ...]] = field(default_factory=dict)
    """What a tile brings to whoever stops there."""
    tile_chances: Mapping[int, tuple[TileChance, ...]] = field(default_factory=dict)
    """The same where it hangs on conditions."""
    amendments: tuple[Amendment, ...] = ()
    deck: tuple[int, ...] = ()
    """Copies of each card; empty where nothing is drawn from a deck."""
    amend: Callable[[tuple[int, ...]], Rules] | None = None
    """Compiles these rules with some amendments in force."""
    warnings: tuple[str, ...] = ()
    source: str = ""
    """Where the rules come from: the number of a rule document, or a note of the author's."""
    file: Mapping[str, Any] = field(default_factory=dict)
    """The rule file before any options."""

    @property
    def has_knobs(self) -> bool:
        """Whether players may turn the knobs of the cross board."""
        return bool(self.values)

    @property
    def has_home_columns(self) -> bool:
        return self.home_steps != (0, 0)

    plan: Plan = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plan", plan_of(self))

    def now(self, amended: tuple[int, ...]) -> Rules:
        """Return the rules with these amendments in force."""
        return self.plan.amended.by(amended)

    def of(self, state: State) -> Rules:
        """Return the rules in force in a state."""
        return self.now(state.books.amended) if self.amendments else self

    def allies(self, seat: int) -> tuple[int, ...]:
        """Return the seat's partners."""
        if not self.teams:
            return ()
        mine = self.teams[seat]
        return tuple(s for s, team in enumerate(self.teams) if team == mine and s != seat)

    def side(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together: this one first, then its partners."""
        return (seat, *self.allies(seat)) if self.shares_win else (seat,)

    @property
    def shares_win(self) -> bool:
        """Whether partners win together."""
        return self.wins_for_team or any(test.kind == "team home" for test in self.win)

    def friends(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose tokens this one never captures: its own, and its partners'."""
        return (seat,) if self.partners_capture else (seat, *self.allies(seat))

    def place(self, seat: int, step: int) -> Place:
        return self.seats[seat].places[step]

    def finish_name(self, seat: int, nth: int) -> str:
        """Name the place the nth token home takes, where the rule file names them."""
        names = self.seats[seat].finish_names
        return names[min(nth, len(names)) - 1] if names else ""

    def most_tokens(self, seat: int) -> int:
        """Count the tokens a seat may ever have."""
        if self.takes_over:
            return sum(one.tokens for one in self.seats)
        return self.seats[seat].tokens

    def left(self, seat: int, step: int, own: tuple[int, ...] = ()) -> int:
        """Count steps to the finish by the shortest way; ``own`` tokens home may shorten it."""
        route = self.seats[seat].route
        far = route.reach(max(step, 0))[route.finish] + (step == YARD)
        return far - own.count(route.finish) if self.plan.row and far else far

    def same_tile(self, seat: int, step: int, other: int) -> bool:
        """Do two steps of one seat lie on the same tile (a crossing, or behind a fork)."""
        tiles = self.seats[seat].route.tiles
        return step == other or tiles[step] == tiles[other] != NO_TILE

    def chances(self, state: State) -> tuple[tuple[Throw, float], ...]:
        """Return every throw that may fall now, with its chance."""
        now = self.of(state)
        if now.deck:
            deck = state.books.deck
            return tuple(((face,), left / sum(deck)) for face, left in enumerate(deck, 1) if left)
        return tuple(now.throws.items())

    def shares_now(self, state: State) -> tuple[tuple[Throw, int], ...]:
        """Return every throw that may fall now, with its share of all as a whole number."""
        now = self.of(state)
        if now.deck:
            return tuple(((face,), left) for face, left in enumerate(state.books.deck, 1) if left)
        return tuple(zip(now.throws, now.shares, strict=True))

    def face_named(self, name: str) -> int | None:
        return next((i for i, face in enumerate(self.faces) if i and face.name == name), None)
