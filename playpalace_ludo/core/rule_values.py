"""The values rules are made of, one class for each subject of a rule file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playpalace_ludo.core.effects import Clause, Effect
from playpalace_ludo.core.rule_parts import (
    Ability,
    Die,
    Face,
    Question,
    TileChance,
    Trigger,
    TurnRule,
)
from playpalace_ludo.core.state import Throw

if TYPE_CHECKING:
    from playpalace_ludo.core.conditions.condition import Condition


@dataclass(frozen=True, eq=False, slots=True)
class Board:
    tiles: tuple[str, ...]
    """Tile names by tile id."""
    squares: int
    """Squares of the track, whose ids are their numbers; 0 where tiles have names."""
    two_way: frozenset[int]
    """Tiles that may be walked back as well, as long as one stays on them."""
    distances: Mapping[int, Mapping[int, int]]
    """Tiles from which some faces lead another distance than they say."""
    jumps: tuple[Mapping[int, int], ...]
    """Per seat the steps from which a token that stops there goes on at once, and where to."""
    effects: Mapping[int, tuple[Clause, ...]]
    """Effects of a tile for a token that stops there."""
    chances: Mapping[int, tuple[TileChance, ...]]
    """The same where it depends on conditions."""


@dataclass(frozen=True, eq=False, slots=True)
class Chance:
    """The throws that may fall, and the faces played of them."""

    randomiser: str
    """``dice``, ``cards`` or ``spinner``."""
    faces: tuple[Face, ...]
    """Index 0 stands for "a throw is due"; a die's value is its index."""
    throws: Mapping[Throw, float]
    """Every throw with its chance (cards: with a full deck)."""
    shares: tuple[int, ...]
    """The chances of `throws` as whole numbers, exactly as the rule file weighs them."""
    weights: tuple[float, ...]
    """How often each outcome comes, as the rule file weighs it."""
    plain_dice: bool
    """Six-sided dice and their numbers; else outcomes have names and chances of their own."""
    dice: int
    own_dice: tuple[Die, ...]
    """The dice of a throw by name, where the rule file gives each its own faces."""
    dice_use: str
    """What is played of several dice: ``each``, ``sum``, ``total``, ``one``, ``highest`` or
    ``lowest``."""
    sums: bool
    """The numbers of a throw are added up and played as one face."""
    combined: Mapping[Throw, Throw]
    """What is played of each throw, where that is not every die by itself."""
    plays_one: bool
    """The player chooses one die of a throw; the others lapse."""
    use_all: bool
    """Every die must be played whenever some order of play allows it."""
    same_token: bool
    """One token may use several dice of a throw."""
    deck: tuple[int, ...]
    """Copies of each card; empty where nothing is drawn from a deck."""
    own_decks: bool
    """Everybody draws from a deck of their own."""
    hand: int
    """Cards a player holds and chooses from; 0 where each is played as it is drawn."""
    bonus_faces: Mapping[Effect, int]
    """Faces nobody throws: the extra steps of an effect such as ``bonus 20``."""
    picks: Mapping[int, Effect]
    """Those with which a player is chosen or drawn, and the effect on whoever it is."""
    polls: Mapping[int, Question]
    """Those with which everybody answers a question."""
    lots: tuple[int, ...]
    """Faces of the lots, the first of them for the first player a lot may fall on."""
    duel: tuple[int, ...]
    """The face of a duel, and those of the numbers thrown in it; empty where nobody fights."""


@dataclass(frozen=True, eq=False, slots=True)
class Stack:
    """Tokens together on a tile."""

    own_limit: int
    """Most tokens of one colour on a tile; 0 is no limit."""
    tile_limit: int
    """Most tokens of all colours on a tile; 0 is no limit."""
    barrier_of: int
    """So many tokens of one colour on a tile let nobody pass; 0 is never."""
    single_file: frozenset[int]
    """Tiles where own tokens may not be passed."""
    towers: bool
    """Tokens of one colour on a step move together, however many."""
    doubled: bool
    """Two tokens of one colour on a tile move together."""
    doubled_forced: bool
    """On 2 or 4 only a Doubled may move while one can."""
    column_blocking: str
    """What own tokens in the home column block: ``none``, ``pass`` or ``pass_and_land``."""


@dataclass(frozen=True, eq=False, slots=True)
class Capture:
    when: str
    """``land``, ``pass``, ``beside`` or ``never``."""
    waiting: str
    """Tokens in the yard that are captured from its first tile: ``none``, ``one`` or ``all``."""
    spare_groups_of: int
    """So many tokens of one colour on a tile are not captured; 0 is any number."""
    back: int
    """Steps a captured token is set back; 0 sends it to the yard."""
    tile: int
    """The tile to which a captured token is sent, if there is one."""
    duel: str
    """What the captor's die has to be for a capture, compared with the defender's: ``higher`` or
    ``at least`` as high; ``none`` where captures are not fought for."""
    beaten_starts: bool
    """A captor that loses the duel goes to its yard; else it stays where it stood."""
    swaps: bool
    """A captured token goes to the tile from which its captor came."""
    takes_prisoners: bool
    """A captured token may not leave the yard until it is ransomed."""
    takes_over: bool
    """A captured token becomes one of its captor's, unless it is its player's last."""
    captor_finishes: bool
    """The capturing token goes straight home."""
    captor_starts: bool
    """It goes back to its yard."""
    captor_back: int
    """Steps it is set back; 0 is none."""
    captor_tile: int
    """The tile to which it is sent, if there is one and its route has it."""
    reward: tuple[Clause, ...]
    safe_tiles: frozenset[int]
    """Tiles where nobody is captured."""
    safe_for: Mapping[int, int]
    """Tiles where one seat's tokens alone are not captured, and which."""
    own_start_safe: bool
    """Nobody is captured on the first tile of the own route."""
    spared_closed: bool
    """Nobody may stop where an opponent stands who cannot be captured there."""

    @property
    def duel_chance(self) -> float:
        """How likely a capture succeeds that is tried."""
        return {"none": 1.0, "higher": 15 / 36, "at least": 21 / 36}[self.duel]


@dataclass(frozen=True, eq=False, slots=True)
class Finish:
    arrive: str
    """``exact``, ``at least``, ``bounce`` or ``row``."""
    needs_captures: int
    """Captures a player must have made for a token to go home."""
    reward: tuple[Clause, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Streak:
    """The same throw again and again, sixes as a rule."""

    throw: Throw
    """The throw whose streaks count; empty where none does."""
    most: int
    """The streak on which the penalty falls; 0 is never."""
    earns: bool
    """Each such throw earns another one."""
    takes_back: bool
    """The penalty takes the whole turn back."""
    sends_back: bool
    """The penalty sends the token moved last back to the yard."""


@dataclass(frozen=True, eq=False, slots=True)
class ExtraThrows:
    """Extra throws, whatever earns them."""

    limit: int
    """Most of them in one turn; 0 is no limit."""
    before_move: bool
    """A streak's extra throw is made at once, and the dice are pooled."""
    without_move: bool
    """A streak's extra throw is earned even if nothing could be moved."""


@dataclass(frozen=True, eq=False, slots=True)
class Turns:
    first: str
    """Who begins: the first ``seat``, the ``highest`` or ``lowest`` throw, or by ``random``."""
    clockwise: bool
    """The direction of play as the game begins."""
    order: str
    """Who comes after whom: by the ``seats``, by the ``opening`` throws for the whole game, or each
    round anew: ``leader`` or ``last`` first, or by ``draw``."""
    rules: tuple[TurnRule, ...]
    """Rules that skip, double or give away turns on conditions."""
    counts_rounds: bool
    """Rounds are counted, announced, and part of a position."""
    tries: int
    """Throws for a player who can only hope to enter."""
    auto_single: bool
    """A single legal move is made without asking."""
    auto_roll: bool
    """While no throw could leave a choice, dice and moves go by themselves."""


@dataclass(frozen=True, eq=False, slots=True)
class Teams:
    names: tuple[str, ...]
    """Team of each seat; empty where everybody plays alone."""
    helps: bool
    """A player with all tokens home plays for a partner."""
    barriers_open: bool
    """A barrier of a partner's tokens stands in nobody's way."""
    blocks: bool
    """A partner's tokens may not be passed."""
    captures: bool
    """Partners may capture each other."""


@dataclass(frozen=True, eq=False, slots=True)
class Win:
    """How a game is won, lost and ended."""

    goals: tuple[Trigger, ...]
    """What one player wins with."""
    ends: tuple[Trigger, ...]
    """What ends the game for all: everybody wins together, or nobody does."""
    for_team: bool
    """A winner wins for all partners."""
    lose: tuple[Condition, ...]
    """Conditions that put a player out of the game; of several one is enough."""
    lose_each_round: bool
    """It is asked as a round begins, not after everything that is done."""
    play_on: str
    """Once somebody has won: ``stop``, go on for ``places``, or go on ``forever``."""
    max_turns: int
    """The turn after which the game ends; 0 is never."""


@dataclass(frozen=True, eq=False, slots=True)
class Abilities:
    by_face: Mapping[int, Ability]
    """Abilities by their face, which nobody throws."""
    limit: int
    """Most of them one player may hold."""
