"""The knobs of cross-board Ludo: the one table behind options, rules in words and manual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from playpalace_ludo.core.errors import Problem, Value, Values, show
from playpalace_ludo.core.spelling import closest

KnobValue = int | bool | str | tuple[int, ...]


class Knob(NamedTuple):
    key: str
    kind: str
    """``int``, ``bool``, ``choice`` or ``squares`` (a list of track squares)."""
    default: KnobValue
    doc: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    @property
    def group(self) -> str:
        return self.key.partition(".")[0]

    @property
    def message_id(self) -> str:
        return "pludo-knob-" + self.key.replace(".", "-").replace("_", "-")

    def value_message_id(self, value: object) -> str:
        """Return the message id of one choice, for example ``pludo-value-safe-start-own``."""
        word = str(value).lower().replace("_", "-")
        return self.message_id.replace("pludo-knob-", "pludo-value-") + "-" + word

    def check(self, value: object) -> Problem | None:
        """Say what is wrong with a value, or None."""
        fits = {
            "bool": lambda v: isinstance(v, bool),
            "int": lambda v: (
                isinstance(v, int) and not isinstance(v, bool) and self.low <= v <= self.high
            ),
            "choice": lambda v: isinstance(v, str) and v in self.choices,
            "squares": _is_square_list,
        }[self.kind]
        if fits(value):
            return None
        takes: dict[str, Value] = {"value": show(value)}
        if self.kind == "int":
            takes |= {"low": self.low, "high": self.high}
        elif self.kind == "choice":
            takes["choices"] = self.choices
        return Problem(self.key, f"knob-{self.kind}", takes)


def _is_square_list(value: object) -> bool:
    return (
        isinstance(value, (list, tuple))
        and all(isinstance(n, int) and not isinstance(n, bool) and n >= 1 for n in value)
        and len(set(value)) == len(value)
    )


MOST = 1_000_000
"""Upper end of the knobs that count without a limit of their own."""

MOST_TOKENS = 24
"""Of one player; twice what any game we know has."""

KNOBS: tuple[Knob, ...] = (
    Knob("board.arms", "int", 4, "Arms of the board, one for each player.", low=2, high=12),
    Knob("board.markers", "int", 4, "Tokens of each player.", low=1, high=MOST_TOKENS),
    Knob(
        "board.home_squares",
        "int",
        5,
        "Squares in the home column before the finish.",
        low=1,
        high=10,
    ),
    Knob("board.corner_tiles", "bool", False, "One more track square at each inner corner."),
    Knob(
        "board.home_entry_back",
        "int",
        2,
        "How many squares before its start square a colour leaves the track.",
        low=1,
        high=6,
    ),
    Knob(
        "board.tokens_out",
        "int",
        0,
        "Tokens of each player that begin on the start square.",
        low=0,
        high=MOST_TOKENS,
    ),
    Knob("safe.squares", "squares", (9, 22, 35, 48), "Track squares where nobody is captured."),
    Knob(
        "safe.squares_for",
        "choice",
        "all",
        "Whom safe squares protect: only tokens of the colour whose arm they lie on, or everyone.",
        choices=("own", "all"),
    ),
    Knob(
        "safe.start",
        "choice",
        "all",
        "Whom start squares protect: nobody, only the owner's tokens, or everyone.",
        choices=("none", "own", "all"),
    ),
    Knob("dice.count", "int", 1, "Dice per throw.", low=1, high=2),
    Knob(
        "dice.use",
        "choice",
        "separate",
        "Each die is a move of its own, or the sum is one move.",
        choices=("separate", "sum"),
    ),
    Knob(
        "dice.usage",
        "choice",
        "each",
        "Play any die that fits, or use all dice whenever some order allows it.",
        choices=("each", "all_or_nothing"),
    ),
    Knob("dice.same_marker", "bool", True, "One token may use more than one die of a throw."),
    Knob(
        "stack.own_limit",
        "int",
        0,
        "Most own tokens on one square, 0 for no limit.",
        low=0,
        high=MOST_TOKENS,
    ),
    Knob(
        "stack.doubled",
        "bool",
        False,
        "Two own tokens on a square move together by half an even die and cannot be captured.",
    ),
    Knob(
        "stack.doubled_forced_on_even",
        "bool",
        False,
        "On 2 or 4 only a Doubled may move while one can.",
    ),
    Knob(
        "home.blocking",
        "choice",
        "none",
        "What own tokens in the home column block: nothing, passing, or passing and joining.",
        choices=("none", "pass", "pass_and_land"),
    ),
    Knob(
        "capture.captor",
        "choice",
        "stay",
        "A capturing token stays, or goes straight to the finish.",
        choices=("stay", "finish"),
    ),
    Knob("bonus.all_sixes", "bool", True, "A throw of nothing but sixes earns another throw."),
    Knob("bonus.capture", "bool", False, "A throw with a capture earns another throw."),
    Knob(
        "bonus.limit", "int", 0, "Most extra throws in one turn, 0 for no limit.", low=0, high=MOST
    ),
    Knob(
        "bonus.timing",
        "choice",
        "after_move",
        "The extra throw for sixes comes after the move, or at once with the dice pooled.",
        choices=("after_move", "before_move"),
    ),
    Knob(
        "bonus.without_move",
        "choice",
        "pass",
        "Sixes that move nothing end the turn, or still earn the extra throw.",
        choices=("pass", "roll"),
    ),
    Knob(
        "sixes.max",
        "int",
        3,
        "On this many sixes in a row the penalty falls, 0 = never.",
        low=0,
        high=5,
    ),
    Knob(
        "sixes.penalty",
        "choice",
        "rollback",
        "Too many sixes take the whole turn back, or only lose the last throw.",
        choices=("rollback", "forfeit"),
    ),
    Knob(
        "turn.first",
        "choice",
        "seat",
        "The first seat begins, the highest throw, the lowest, or whom chance picks.",
        choices=("seat", "highest_roll", "lowest_roll", "random"),
    ),
    Knob("turn.auto_single", "bool", True, "A single legal move is made without asking."),
    Knob(
        "turn.auto_roll",
        "bool",
        False,
        "While no throw could leave a choice, dice and moves go by themselves.",
    ),
    Knob("end.home", "int", 4, "Tokens that must be home to win.", low=1, high=MOST_TOKENS),
    Knob(
        "end.places",
        "choice",
        "first",
        "The game ends with the first winner, or goes on for the other places.",
        choices=("first", "all"),
    ),
    Knob(
        "end.max_turns",
        "int",
        0,
        "After this many turns most finished tokens wins, 0 for no limit.",
        low=0,
        high=MOST,
    ),
    Knob(
        "teams.pairs",
        "choice",
        "none",
        "Everybody plays alone, or with the partner who sits opposite.",
        choices=("none", "opposite"),
    ),
    Knob("teams.together", "bool", True, "Partners win together, once both are home."),
    Knob("teams.help", "bool", True, "Who has all tokens home plays on for the partner."),
    Knob("teams.pass", "bool", True, "A partner's tokens may be passed, even a barrier of them."),
    Knob("teams.capture", "bool", False, "Partners may capture each other."),
)

BY_KEY: Mapping[str, Knob] = {knob.key: knob for knob in KNOBS}


def defaults() -> dict[str, KnobValue]:
    return {knob.key: knob.default for knob in KNOBS}


def problems(values: Mapping[str, object]) -> list[Problem]:
    """List everything wrong with a set of knob values: unknown keys, values, combinations."""
    found = []
    for key, value in values.items():
        knob = BY_KEY.get(key)
        if knob is None:
            found.append(unknown(key))
        elif wrong := knob.check(value):
            found.append(wrong)
    return found or _combinations({**defaults(), **values})


def unknown(key: str) -> Problem:
    if near := closest(key, list(BY_KEY)):
        return Problem(key, "knob-unknown", suggestion=near)
    groups = tuple(dict.fromkeys(knob.group for knob in KNOBS))
    return Problem(key, "knob-unlike", {"either": groups})


def _combinations(values: Mapping[str, object]) -> list[Problem]:
    found = []
    if values["stack.doubled"]:
        if values["stack.own_limit"] != 2:
            found.append(Problem("stack.doubled", "clash-doubled-pair"))
        if values["dice.use"] == "sum" or values["dice.count"] == 2:
            found.append(Problem("stack.doubled", "clash-doubled-die"))
    limit, out = _int(values, "stack.own_limit"), _int(values, "board.tokens_out")
    markers = _int(values, "board.markers")
    if 0 < limit < out:
        found.append(Problem("board.tokens_out", "clash-out-limit", {"limit": limit}))
    found += [
        Problem(key, "clash-markers", {"markers": markers})
        for key in ("board.tokens_out", "end.home")
        if _int(values, key) > markers
    ]
    squares = values["safe.squares"]
    assert isinstance(squares, (list, tuple))
    track = track_length(values)
    if too_high := [square for square in squares if square > track]:
        beyond: Values = {"track": track, "square": show(too_high[0])}
        found.append(Problem("safe.squares", "clash-beyond-track", beyond))
    arms = _int(values, "board.arms")
    if values["teams.pairs"] == "opposite" and (arms < 4 or arms % 2):
        found.append(Problem("teams.pairs", "clash-teams-arms", {"arms": arms}))
    if not _ways_meet(values):
        found.append(Problem("board.home_entry_back", "clash-never-meet", {"track": track}))
    return found


def _int(values: Mapping[str, object], key: str) -> int:
    value = values[key]
    assert isinstance(value, int)
    return value


def _ways_meet(values: Mapping[str, object]) -> bool:
    """Tell whether some square of the track lies on everybody's way."""
    # Nobody walks the squares between the own home entry and the own start square.
    skipped = _int(values, "board.home_entry_back") - 1
    return skipped < arm_length(values)


def arm_length(values: Mapping[str, object]) -> int:
    """Count the track squares from one start square to the next."""
    return 2 * _int(values, "board.home_squares") + 3 + bool(values["board.corner_tiles"])


def track_length(values: Mapping[str, object]) -> int:
    return _int(values, "board.arms") * arm_length(values)


def warnings(values: Mapping[str, object]) -> tuple[str, ...]:
    """Return message ids for values that can be played but hardly make a good game."""
    found = []
    if values["sixes.max"] == 1 and values["dice.count"] == 1:
        found.append("pludo-warning-sixes-max-one")
    if values["dice.use"] == "sum" and values["dice.count"] == 2:
        found.append("pludo-warning-sum-cannot-finish")
    return tuple(found)
