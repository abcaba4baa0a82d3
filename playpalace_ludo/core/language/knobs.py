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
"""Upper end of counting knobs that have no limit of their own."""

MOST_TOKENS = 24
"""For one player; twice as many as in any game we know."""


def has_pairs(values: KnobValues) -> bool:
    return bool(values["teams.pairs"] != "none")


def _goal(values: KnobValues) -> list[str]:
    """Say which tokens must be home to win; for partners who win together, those of both."""
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
"""The player who begins, in the knob's words and the document's; a file may use either."""
_ROLLED = ("highest_roll", "lowest_roll")

_PENALTY = {"rollback": "turn taken back", "forfeit": "turn lost"}
_GOALS = Writes("win.when", of_all=_goal)
_SEATS = Writes("seat")
"""The measures of the board, from which the generator makes the seats and their routes."""
_POWERS = Writes("ability")
"""Abilities and the tiles that give them, also made by the generator."""
GENERATED = (_SEATS.key, _POWERS.key)
"""Blocks that the generator writes for knobs."""
MOST_POWERS = 3


def _flag(key: str, default: bool, doc: str, *writes: Writes) -> Knob:
    return Knob(key, "bool", default, doc, writes=writes)


def _number(key: str, default: int, span: tuple[int, int], doc: str, *writes: Writes) -> Knob:
    return Knob(key, "int", default, doc, low=span[0], high=span[1], writes=writes)


def _choice(key: str, default: str, choices: str, doc: str, *writes: Writes) -> Knob:
    return Knob(key, "choice", default, doc, choices=tuple(choices.split()), writes=writes)


KNOBS: tuple[Knob, ...] = (
    _number("board.arms", 4, (2, 12), "Arms of the board, one for each player.", _SEATS),
    _number("board.markers", 4, (1, MOST_TOKENS), "Tokens of each player.", _SEATS),
    _number(
        "board.home_squares", 5, (1, 10), "Squares in the home column before the finish.", _SEATS
    ),
    _flag("board.corner_tiles", False, "One more track square at each inner corner.", _SEATS),
    _number(
        "board.home_entry_back",
        2,
        (1, 6),
        "How many squares before its start square a colour leaves the track.",
        _SEATS,
    ),
    _number(
        "board.tokens_out",
        0,
        (0, MOST_TOKENS),
        "Tokens of each player that begin on the start square.",
        Writes("start.out"),
    ),
    Knob(
        "safe.squares",
        "squares",
        (9, 22, 35, 48),
        "Track squares where nobody is captured.",
        writes=(Writes("capture.spare_tiles", ADDS, of_all=_safe_for_all),),
    ),
    _choice(
        "safe.squares_for",
        "all",
        "own all",
        "Whom safe squares protect: only tokens of the colour whose arm they lie on, or everyone.",
        _SEATS,
    ),
    _choice(
        "safe.start",
        "all",
        "none own all",
        "Whom start squares protect: nobody, only the owner's tokens, or everyone.",
        Writes("start.safe"),
    ),
    _number(
        "dice.count", 1, (1, 2), "Dice per throw.", Writes("randomiser.dice", unless=OWN_CHANCE)
    ),
    _choice(
        "dice.use",
        "separate",
        "separate sum",
        "Each die is a move of its own, or the sum is one move.",
        Writes("randomiser.use", of_all=_dice_use, unless=OWN_CHANCE),
    ),
    _choice(
        "dice.usage",
        "each",
        "each all_or_nothing",
        "Play any die that fits, or use all dice whenever some order allows it.",
        Writes("randomiser.usage"),
    ),
    _flag(
        "dice.same_marker",
        True,
        "One token may use more than one die of a throw.",
        Writes("randomiser.same_marker"),
    ),
    _number(
        "stack.own_limit",
        0,
        (0, MOST_TOKENS),
        "Most own tokens on one square, 0 for no limit.",
        Writes("stack.own_limit", SETS),
    ),
    _flag(
        "stack.doubled",
        False,
        "Two own tokens on a square move together by half an even die and cannot be captured.",
        Writes("stack.doubled", SETS),
    ),
    _flag(
        "stack.doubled_forced_on_even",
        False,
        "On 2 or 4 only a Doubled may move while one can.",
        Writes("stack.doubled_forced_on_even", SETS),
    ),
    _choice(
        "home.blocking",
        "none",
        "none pass pass_and_land",
        "What own tokens in the home column block: nothing, passing, or passing and joining.",
        Writes("home.blocking", SETS),
    ),
    _choice(
        "capture.captor",
        "stay",
        "stay finish start",
        "A capturing token stays, goes straight to the finish, or goes back to the yard.",
        Writes("capture.captor", SETS, {"stay": "stay", "finish": "finish", "start": "to start"}),
    ),
    _flag(
        "bonus.all_sixes",
        True,
        "A throw of nothing but sixes earns another throw.",
        Writes("turn.streak_again"),
    ),
    _flag(
        "bonus.capture",
        False,
        "A throw with a capture earns another throw.",
        Writes("capture.reward", ADDS, {True: ["again"], False: []}),
    ),
    _number(
        "bonus.limit",
        0,
        (0, MOST),
        "Most extra throws in one turn, 0 for no limit.",
        Writes("turn.again_limit"),
    ),
    _choice(
        "bonus.timing",
        "after_move",
        "after_move before_move",
        "The extra throw for sixes comes after the move, or at once with the dice pooled.",
        Writes("turn.again_timing"),
    ),
    _choice(
        "bonus.without_move",
        "pass",
        "pass roll",
        "Sixes that move nothing end the turn, or still earn the extra throw.",
        Writes("turn.again_without_move"),
    ),
    _number(
        "sixes.max",
        3,
        (0, 5),
        "On this many sixes in a row the penalty falls, 0 = never.",
        Writes("turn.streak_max", SETS, unless="turn.streak_of"),
    ),
    _choice(
        "sixes.penalty",
        "rollback",
        "rollback forfeit",
        "Too many sixes take the whole turn back, or only lose the last throw.",
        Writes("turn.streak_penalty", SETS, _PENALTY, unless="turn.streak_of"),
    ),
    _choice(
        "turn.first",
        "seat",
        "seat highest_roll lowest_roll random",
        "The first seat begins, the highest throw, the lowest, or whom chance picks.",
        Writes("turn.first", SETS, FIRST),
    ),
    _choice(
        "turn.ranking",
        "seats",
        "seats opening_rolls",
        "Turns go round by the seats, or the opening rolls rank everybody for the whole game.",
        Writes("turn.order", words={"seats": "seats", "opening_rolls": "opening draw"}),
    ),
    _flag(
        "turn.auto_single",
        True,
        "A single legal move is made without asking.",
        Writes("turn.auto_single", SETS),
    ),
    _flag(
        "turn.auto_roll",
        False,
        "While no throw could leave a choice, dice and moves go by themselves.",
        Writes("turn.auto_roll", SETS),
    ),
    _number("end.home", 4, (1, MOST_TOKENS), "Tokens that must be home to win.", _GOALS),
    _choice(
        "end.places",
        "first",
        "first all",
        "The game ends with the first winner, or goes on for the other places.",
        Writes("win.play_on", words={"first": "stop", "all": "places"}),
    ),
    _number(
        "end.max_turns",
        0,
        (0, MOST),
        "After this many turns most finished tokens wins, 0 for no limit.",
        Writes("win.max_turns"),
    ),
    _choice(
        "teams.pairs",
        "none",
        "none opposite",
        "Everybody plays alone, or with the partner who sits opposite.",
        _SEATS,
    ),
    _flag("teams.together", True, "Partners win together, once both are home.", _GOALS),
    _flag(
        "teams.help",
        True,
        "A player with all tokens home plays on for the partner.",
        Writes("turn.help", of_all=_partner_helps),
    ),
    _flag(
        "teams.pass",
        True,
        "A partner's tokens may be passed, even a barrier of them.",
        Writes("teams.passing", of_all=_partners_pass),
    ),
    _flag(
        "teams.capture",
        False,
        "Partners may capture each other.",
        Writes("teams.capture", SETS, of_all=_partners_capture),
    ),
    _choice(
        "powers.kind",
        "none",
        "none shields leaps swaps second_throws all",
        "What squares of power give: nothing, shields, leaps, swaps, second throws, or all of it.",
        _POWERS,
    ),
    _number(
        "powers.tiles", 1, (1, MOST_POWERS), "Squares of power on each arm of the board.", _POWERS
    ),
    _choice(
        "powers.use",
        "held",
        "held at_once",
        "A power is held until its player uses it, or used at once.",
        _POWERS,
    ),
)

BY_KEY: Mapping[str, Knob] = {knob.key: knob for knob in KNOBS}


def defaults() -> dict[str, KnobValue]:
    return {knob.key: knob.default for knob in KNOBS}


def problems(values: Mapping[str, object]) -> list[Problem]:
    """List all problems with a set of knob values: unknown keys, values, combinations."""
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
    if values["turn.ranking"] == "opening_rolls" and values["turn.first"] not in _ROLLED:
        found.append(Problem("turn.ranking", "clash-order-unranked"))
    several = values["dice.count"] == 2 and values["dice.use"] == "separate"
    if several and values["powers.kind"] == "second_throws":
        found.append(Problem("powers.kind", "clash-powers-dice"))
    # With a different kind on each arm, one seat won half of all games when measured.
    if values["powers.kind"] == "all" and values["powers.use"] == "at_once":
        found.append(Problem("powers.use", "clash-powers-all"))
    if not _ways_meet(values):
        found.append(Problem("board.home_entry_back", "clash-never-meet", {"track": track}))
    return found


def _int(values: Mapping[str, object], key: str) -> int:
    value = values[key]
    assert isinstance(value, int)
    return value


def _ways_meet(values: Mapping[str, object]) -> bool:
    """Tell whether some square of the track is on everybody's way."""
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
            elif writes.meets == YIELDS and writes.key not in GENERATED:
                yield knob.key, writes.key
