"""Values that rules consist of, one class per subject of a rule file."""

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
    """Tiles that may also be walked backward by a token that stays on them."""
    distances: Mapping[int, Mapping[int, int]]
    """Tiles from which some faces lead a different distance."""
    jumps: tuple[Mapping[int, int], ...]
    """Per seat the steps where a jump begins, and where it takes a token that stops there."""
    effects: Mapping[int, tuple[Clause, ...]]
    """Effects of a tile for a token that stops there."""
    chances: Mapping[int, tuple[TileChance, ...]]
    """The same where the effects are conditional."""


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
    """The weight of each outcome in the rule file."""
    plain_dice: bool
    """Six-sided dice and their numbers; else outcomes have names and chances of their own."""
    dice: int
    own_dice: tuple[Die, ...]
    """The named dice of a throw, where each has faces of its own."""
    dice_use: str
    """How several dice are played: ``each``, ``sum``, ``total``, ``one``, ``highest`` or
    ``lowest``."""
    sums: bool
    """The numbers of a throw are added up and played as one face."""
    combined: Mapping[Throw, Throw]
    """The faces played of each throw, where they are not simply its dice."""
    plays_one: bool
    """The player plays one die of a throw; the others lapse."""
    use_all: bool
    """Every die must be played whenever some order of play allows it."""
    same_token: bool
    """One token may use several dice of a throw."""
    deck: tuple[int, ...]
    """Copies of each card; empty where nothing is drawn from a deck."""
    own_decks: bool
    """Everybody draws from a deck of their own."""
    hand: int
    """Cards in a player's hand; 0 if each is played as it is drawn."""
    bonus_faces: Mapping[Effect, int]
    """Faces that are never thrown, for the extra steps of an effect such as ``bonus 20``."""
    picks: Mapping[int, Effect]
    """Faces for choosing or drawing a player, with the effect on that player."""
    polls: Mapping[int, Question]
    """Faces for answering a question."""
    lots: tuple[int, ...]
    """Faces of lots: the first is for the first player a lot may fall on."""
    duel: tuple[int, ...]
    """The face of a duel, then those of the numbers thrown in it; empty without duels."""


@dataclass(frozen=True, eq=False, slots=True)
class Stack:
    """Tokens together on a tile."""

    own_limit: int
    """Most tokens of one colour on a tile; 0 is no limit."""
    tile_limit: int
    """Most tokens of all colours on a tile; 0 is no limit."""
    barrier_of: int
    """This many tokens of one colour on a tile let nobody pass; 0 is never."""
    single_file: frozenset[int]
    """Tiles where own tokens may not be passed."""
    towers: bool
    """All tokens of one colour on a step move together."""
    doubled: bool
    """Two tokens of one colour on a tile move together."""
    doubled_forced: bool
    """On 2 or 4 only a Doubled may move while one can."""
    column_blocking: str
    """Whether own tokens block the home column: ``none``, ``pass`` or ``pass_and_land``."""


@dataclass(frozen=True, eq=False, slots=True)
class Capture:
    when: str
    """``land``, ``pass``, ``beside`` or ``never``."""
    waiting: str
    """Tokens in the yard that are captured from its first tile: ``none``, ``one`` or ``all``."""
    spare_groups_of: int
    """This many tokens of one colour on a tile are spared; 0 spares none."""
    back: int
    """Steps a captured token is set back; 0 sends it to the yard."""
    tile: int
    """The tile to which a captured token is sent, if there is one."""
    duel: str
    """How the captor's die has to compare with the defender's: ``higher`` or ``at least`` as high;
    ``none`` where captures are not fought for."""
    beaten_starts: bool
    """A captor that loses the duel goes to its yard; otherwise it stays where it stood."""
    swaps: bool
    """A captured token goes to the tile from which its captor came."""
    takes_prisoners: bool
    """A captured token may not leave the yard until it is ransomed."""
    takes_over: bool
    """A captured token becomes one of its captor's, unless it is its player's last."""
    captor_finishes: bool
    """The capturing token goes straight home."""
    captor_starts: bool
    """The capturing token goes back to its yard."""
    captor_back: int
    """Steps the capturing token is set back; 0 is none."""
    captor_tile: int
    """The tile the capturing token is sent to, if there is one and its route has it."""
    reward: tuple[Clause, ...]
    safe_tiles: frozenset[int]
    """Tiles where nobody is captured."""
    safe_for: Mapping[int, int]
    """Tiles that are safe for one seat only, and that seat."""
    own_start_safe: bool
    """Nobody is captured on the first tile of the own route."""
    spared_closed: bool
    """A token may not stop on a tile with an opponent it cannot capture there."""

    @property
    def duel_chance(self) -> float:
        """How likely an attempted capture succeeds."""
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
    """The same throw several times in a row, usually sixes."""

    throw: Throw
    """The throw whose streaks count; empty if none does."""
    most: int
    """The length of streak that is penalised; 0 is never."""
    earns: bool
    """Each such throw earns another one."""
    takes_back: bool
    """The penalty takes the whole turn back."""
    sends_back: bool
    """The penalty sends the token moved last back to the yard."""


@dataclass(frozen=True, eq=False, slots=True)
class ExtraThrows:
    """Limits on extra throws, whatever earns them."""

    limit: int
    """Most of them in one turn; 0 is no limit."""
    before_move: bool
    """A streak's extra throw is made before moving, and the dice are pooled."""
    without_move: bool
    """A streak's extra throw is earned even if nothing could be moved."""


@dataclass(frozen=True, eq=False, slots=True)
class Turns:
    first: str
    """How the first player is found: ``seat``, ``highest`` or ``lowest`` throw, or ``random``."""
    clockwise: bool
    """The direction of play as the game begins."""
    order: str
    """The order of play: by ``seats``, by ``opening`` throws for the whole game, or anew each
    round: ``leader`` or ``last`` first, or by ``draw``."""
    rules: tuple[TurnRule, ...]
    """Rules that skip, double or give away turns on conditions."""
    counts_rounds: bool
    """Rounds are counted, announced, and part of a position."""
    tries: int
    """Throws of a player who can do nothing but enter."""
    auto_single: bool
    """A single legal move is made without asking."""
    auto_roll: bool
    """While no throw could leave a choice, dice and moves are played automatically."""


@dataclass(frozen=True, eq=False, slots=True)
class Teams:
    names: tuple[str, ...]
    """The team of each seat; empty where everybody plays alone."""
    helps: bool
    """A player with all tokens home plays for a partner."""
    barriers_open: bool
    """Barriers do not stop the partners of their owner."""
    blocks: bool
    """A partner's tokens may not be passed."""
    captures: bool
    """Partners may capture each other."""


@dataclass(frozen=True, eq=False, slots=True)
class Win:
    """How a game is won, lost and ended."""

    goals: tuple[Trigger, ...]
    """Goals, any of which wins for the player who reaches it."""
    ends: tuple[Trigger, ...]
    """Goals that end the game for all: everybody wins together, or nobody does."""
    for_team: bool
    """A winner wins for all partners."""
    lose: tuple[Condition, ...]
    """Conditions, any of which puts a player out of the game."""
    lose_each_round: bool
    """Losing is tested as a round begins, not after every action."""
    play_on: str
    """After a win: ``stop``, go on for ``places``, or go on ``forever``."""
    max_turns: int
    """The turn after which the game ends; 0 is never."""


@dataclass(frozen=True, eq=False, slots=True)
class Abilities:
    by_face: Mapping[int, Ability]
    """Abilities by their face, which is never thrown."""
    limit: int
    """Most abilities one player may hold."""
