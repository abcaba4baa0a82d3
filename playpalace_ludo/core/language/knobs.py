"""The knobs of the usual board: one table behind options, rules in words and manual."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playpalace_ludo.core.errors import Problem, Values, show
from playpalace_ludo.core.language.knob import (
    ADDS,
    OWN_CHANCE,
    SETS,
    YIELDS,
    Knob,
    KnobValue,
    KnobValues,
    Writes,
)
from playpalace_ludo.core.spelling import closest

MOST = 1_000_000
"""Upper end of the knobs that count without a limit of their own."""

MOST_TOKENS = 24
"""Of one player; twice what any game we know has."""


def has_pairs(values: KnobValues) -> bool:
    return bool(values["teams.pairs"] != "none")


def _goal(values: KnobValues) -> list[str]:
    """Say which tokens must be home to win; of partners who win together both must have them."""
    team = has_pairs(values) and values["teams.together"]
    if values["end.home"] == values["board.markers"]:
        return ["team home" if team else "all home"]
    return [f"{'team home' if team else 'home'} {values['end.home']}"]


def _safe_for_all(values: KnobValues) -> list[str]:
    return [] if values["safe.squares_for"] == "own" else [str(n) for n in values["safe.squares"]]


def _dice_use(values: KnobValues) -> str:
    return "total" if values["dice.count"] > 1 and values["dice.use"] == "sum" else "each"


def _partner_helps(values: KnobValues) -> str:
    return "partner" if has_pairs(values) and values["teams.help"] else "nobody"


def _partners_pass(values: KnobValues) -> str:
    if not has_pairs(values):
        return "not barriers"
    return "free" if values["teams.pass"] else "blocked"


def _partners_capture(values: KnobValues) -> bool:
    return has_pairs(values) and bool(values["teams.capture"])


FIRST = {
    "seat": "seat 1",
    "highest_roll": "highest draw",
    "lowest_roll": "lowest draw",
    "random": "random",
}
"""Who begins, in the knob's words and in the document's; a file may use either."""

_GOAL = (Writes("win.when", of_all=_goal),)
_ROUTES = (Writes("seat"),)
"""The measures of the board, from which the generator makes the seats and their routes."""

KNOBS: tuple[Knob, ...] = (
    Knob(
        "board.arms",
        "int",
        4,
        "Arms of the board, one for each player.",
        low=2,
        high=12,
        writes=_ROUTES,
    ),
    Knob(
        "board.markers",
        "int",
        4,
        "Tokens of each player.",
        low=1,
        high=MOST_TOKENS,
        writes=_ROUTES,
    ),
    Knob(
        "board.home_squares",
        "int",
        5,
        "Squares in the home column before the finish.",
        low=1,
        high=10,
        writes=_ROUTES,
    ),
    Knob(
        "board.corner_tiles",
        "bool",
        False,
        "One more track square at each inner corner.",
        writes=_ROUTES,
    ),
    Knob(
        "board.home_entry_back",
        "int",
        2,
        "How many squares before its start square a colour leaves the track.",
        low=1,
        high=6,
        writes=_ROUTES,
    ),
    Knob(
        "board.tokens_out",
        "int",
        0,
        "Tokens of each player that begin on the start square.",
        low=0,
        high=MOST_TOKENS,
        writes=(Writes("start.out"),),
    ),
    Knob(
        "safe.squares",
        "squares",
        (9, 22, 35, 48),
        "Track squares where nobody is captured.",
        writes=(Writes("capture.spare_tiles", ADDS, of_all=_safe_for_all),),
    ),
    Knob(
        "safe.squares_for",
        "choice",
        "all",
        "Whom safe squares protect: only tokens of the colour whose arm they lie on, or everyone.",
        choices=("own", "all"),
        writes=_ROUTES,
    ),
    Knob(
        "safe.start",
        "choice",
        "all",
        "Whom start squares protect: nobody, only the owner's tokens, or everyone.",
        choices=("none", "own", "all"),
        writes=(Writes("start.safe"),),
    ),
    Knob(
        "dice.count",
        "int",
        1,
        "Dice per throw.",
        low=1,
        high=2,
        writes=(Writes("randomiser.dice", unless=OWN_CHANCE),),
    ),
    Knob(
        "dice.use",
        "choice",
        "separate",
        "Each die is a move of its own, or the sum is one move.",
        choices=("separate", "sum"),
        writes=(Writes("randomiser.use", of_all=_dice_use, unless=OWN_CHANCE),),
    ),
    Knob(
        "dice.usage",
        "choice",
        "each",
        "Play any die that fits, or use all dice whenever some order allows it.",
        choices=("each", "all_or_nothing"),
        writes=(Writes("randomiser.usage"),),
    ),
    Knob(
        "dice.same_marker",
        "bool",
        True,
        "One token may use more than one die of a throw.",
        writes=(Writes("randomiser.same_marker"),),
    ),
    Knob(
        "stack.own_limit",
        "int",
        0,
        "Most own tokens on one square, 0 for no limit.",
        low=0,
        high=MOST_TOKENS,
        writes=(Writes("stack.own_limit", SETS),),
    ),
    Knob(
        "stack.doubled",
        "bool",
        False,
        "Two own tokens on a square move together by half an even die and cannot be captured.",
        writes=(Writes("stack.doubled", SETS),),
    ),
    Knob(
        "stack.doubled_forced_on_even",
        "bool",
        False,
        "On 2 or 4 only a Doubled may move while one can.",
        writes=(Writes("stack.doubled_forced_on_even", SETS),),
    ),
    Knob(
        "home.blocking",
        "choice",
        "none",
        "What own tokens in the home column block: nothing, passing, or passing and joining.",
        choices=("none", "pass", "pass_and_land"),
        writes=(Writes("home.blocking", SETS),),
    ),
    Knob(
        "capture.captor",
        "choice",
        "stay",
        "A capturing token stays, or goes straight to the finish.",
        choices=("stay", "finish"),
        writes=(Writes("capture.captor", SETS),),
    ),
    Knob(
        "bonus.all_sixes",
        "bool",
        True,
        "A throw of nothing but sixes earns another throw.",
        writes=(Writes("turn.streak_again"),),
    ),
    Knob(
        "bonus.capture",
        "bool",
        False,
        "A throw with a capture earns another throw.",
        writes=(Writes("capture.reward", ADDS, {True: ["again"], False: []}),),
    ),
    Knob(
        "bonus.limit",
        "int",
        0,
        "Most extra throws in one turn, 0 for no limit.",
        low=0,
        high=MOST,
        writes=(Writes("turn.again_limit"),),
    ),
    Knob(
        "bonus.timing",
        "choice",
        "after_move",
        "The extra throw for sixes comes after the move, or at once with the dice pooled.",
        choices=("after_move", "before_move"),
        writes=(Writes("turn.again_timing"),),
    ),
    Knob(
        "bonus.without_move",
        "choice",
        "pass",
        "Sixes that move nothing end the turn, or still earn the extra throw.",
        choices=("pass", "roll"),
        writes=(Writes("turn.again_without_move"),),
    ),
    Knob(
        "sixes.max",
        "int",
        3,
        "On this many sixes in a row the penalty falls, 0 = never.",
        low=0,
        high=5,
        writes=(Writes("turn.streak_max", SETS, unless="turn.streak_of"),),
    ),
    Knob(
        "sixes.penalty",
        "choice",
        "rollback",
        "Too many sixes take the whole turn back, or only lose the last throw.",
        choices=("rollback", "forfeit"),
        writes=(
            Writes(
                "turn.streak_penalty",
                SETS,
                {"rollback": "turn taken back", "forfeit": "turn lost"},
                unless="turn.streak_of",
            ),
        ),
    ),
    Knob(
        "turn.first",
        "choice",
        "seat",
        "The first seat begins, the highest throw, the lowest, or whom chance picks.",
        choices=("seat", "highest_roll", "lowest_roll", "random"),
        writes=(Writes("turn.first", SETS, FIRST),),
    ),
    Knob(
        "turn.auto_single",
        "bool",
        True,
        "A single legal move is made without asking.",
        writes=(Writes("turn.auto_single", SETS),),
    ),
    Knob(
        "turn.auto_roll",
        "bool",
        False,
        "While no throw could leave a choice, dice and moves go by themselves.",
        writes=(Writes("turn.auto_roll", SETS),),
    ),
    Knob(
        "end.home",
        "int",
        4,
        "Tokens that must be home to win.",
        low=1,
        high=MOST_TOKENS,
        writes=_GOAL,
    ),
    Knob(
        "end.places",
        "choice",
        "first",
        "The game ends with the first winner, or goes on for the other places.",
        choices=("first", "all"),
        writes=(Writes("win.play_on", words={"first": "stop", "all": "places"}),),
    ),
    Knob(
        "end.max_turns",
        "int",
        0,
        "After this many turns most finished tokens wins, 0 for no limit.",
        low=0,
        high=MOST,
        writes=(Writes("win.max_turns"),),
    ),
    Knob(
        "teams.pairs",
        "choice",
        "none",
        "Everybody plays alone, or with the partner who sits opposite.",
        choices=("none", "opposite"),
        writes=_ROUTES,
    ),
    Knob(
        "teams.together",
        "bool",
        True,
        "Partners win together, once both are home.",
        writes=_GOAL,
    ),
    Knob(
        "teams.help",
        "bool",
        True,
        "Who has all tokens home plays on for the partner.",
        writes=(Writes("turn.help", of_all=_partner_helps),),
    ),
    Knob(
        "teams.pass",
        "bool",
        True,
        "A partner's tokens may be passed, even a barrier of them.",
        writes=(Writes("teams.passing", of_all=_partners_pass),),
    ),
    Knob(
        "teams.capture",
        "bool",
        False,
        "Partners may capture each other.",
        writes=(Writes("teams.capture", SETS, of_all=_partners_capture),),
    ),
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


def rivals() -> Iterator[tuple[str, str]]:
    """Yield the knobs that a key of a block may silence, each with that key."""
    for knob in KNOBS:
        for writes in knob.writes:
            if writes.unless not in ("", OWN_CHANCE):
                yield knob.key, writes.unless
            elif writes.meets == YIELDS and writes.key != "seat":
                yield knob.key, writes.key
