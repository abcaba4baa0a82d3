"""The schema of loose rule files: one table of blocks, keys and phrases."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from playpalace_ludo.core.conditions.condition import Condition
from playpalace_ludo.core.conditions.names import NAMES
from playpalace_ludo.core.effects import Bonus, Effect, is_chosen, read, written
from playpalace_ludo.core.language.routes import MOST_TILES
from playpalace_ludo.core.rule_parts import ALL, EVERYBODY, SPLIT, Trigger, rest_of

Document: TypeAlias = Mapping[str, Any]

MOST_SEATS = 64
MOST_MARKERS = 99
MOST_DICE = 5
MOST = {
    **{"seat": MOST_SEATS, "die": MOST_DICE, "outcome": 60},
    **{"tile_rule": 200, "jump": 200, "distance": 30, "amend": 30, "turn_rule": 30},
    **{"ability": 20, "goal": 30, "question": 30},
}
"""How often a block may occur. A rule file is untrusted: every size has a bound."""
MOST_ENTRIES = 60
"""Most values in one list."""
MOST_TEXT = 400
MOST_WEIGHT = 1_000_000
MOST_COPIES = 1000
MOST_HAND = 10
MOST_ROUTES = 4000
MOST_ANSWERS = 9
"""Most answers of a question: each has a number key."""
MOST_TOKENS = 400
MOST_MOVES = 700_000
MOST_MEETINGS = 100_000
"""Upper bound on seat pairs per tile, summed; the bots' tables for it take about 150 MB."""


class Key(NamedTuple):
    kind: str
    """text, int, bool, number, choice, route, table, steps (how far each outcome leads), words or
    tiles (lists), or a kind of phrase.
    """
    default: Any = None
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    needed: bool = False


class Phrases(NamedTuple):
    """A kind of phrase: its pattern, its forms, and the largest N in them."""

    pattern: re.Pattern[str]
    forms: tuple[str, ...]
    most: int = 0

    def match(self, text: str) -> bool:
        return bool(self.pattern.fullmatch(text))


def _phrases(pattern: str, *forms: str, most: int = 0) -> Phrases:
    """Make phrases from a pattern in which N stands for a number from 1 to ``most``."""
    number = f"[1-9][0-9]{{0,{len(str(most)) - 1}}}"
    return Phrases(re.compile(pattern.replace("N", number)), forms, most)


_ON_TURNS = (
    *("skip self", "skip next", "skip COLOUR", "skip WHO for N turns", "turn to self"),
    *("turn to next", "turn to COLOUR", "play on with WHO", "reverse"),
)
_EFFECTS = _phrases(
    "again|skip .+|turn to .+|play on with .+|reverse|bonus N|score -?N( for .+)?|gain .+"
    "|new marker( for .+)?|give marker to .+|send marker to .+|ask .+|pass card to .+",
    *("again", *_ON_TURNS, "bonus N", "score N", "score N for WHO", "gain NAME", "new marker"),
    *("new marker for WHO", "give marker to WHO", "send marker to TILES", "ask NAME"),
    *("pass card to WHO",),
    most=999,
)

PHRASES: Mapping[str, Phrases] = {
    "order": _phrases(
        "enter( N)?( all| up to N)?|pass|ransom|slide|change places"
        "|move -?N( all| everybody| foremost| hindmost)?|move N split( [2-9])?|push -?N( all)?",
        *("enter", "enter N", "enter all", "enter up to N", "move N", "move N all"),
        *("move N everybody", "move N foremost", "move N hindmost", "move N split"),
        *("move N split N", "push N", "push N all", "slide", "change places", "ransom", "pass"),
        most=999,
    ),
    "effect": _EFFECTS,
    "reward": _EFFECTS,
    "turn effect": _phrases("skip .+|turn to .+|play on with .+|reverse", *_ON_TURNS, most=999),
    "answer effect": _phrases(
        "skip .+|turn to .+|play on with .+|reverse|score -?N( for .+)?|new marker( for .+)?",
        *(*_ON_TURNS, "score N", "score N for WHO", "new marker", "new marker for WHO"),
        most=999,
    ),
    "duty": _phrases(
        "enter|leave first tile|open barrier|capture|go home",
        *("enter", "leave first tile", "open barrier", "capture", "go home"),
    ),
    "capture effect": _phrases(
        "to .+|back N|swap|prisoner|take over",
        *("to start", "to TILE", "back N", "swap", "prisoner", "take over"),
        most=999,
    ),
    "captor": _phrases(
        "stay|finish|to .+|back N",
        *("stay", "finish", "to start", "to TILE", "back N"),
        most=999,
    ),
    "needs": _phrases("nothing|captures N", "nothing", "captures N", most=9999),
    "win": _phrases(
        "all home|team home( N)?|last left|(home|captures) N",
        *("all home", "team home", "team home N", "last left", "home N", "captures N"),
        most=9999,
    ),
    "trigger": _phrases(
        "(home|captures|round) N|draw .+",
        *("home N", "captures N", "round N", "draw NAME"),
        most=999_999,
    ),
}

CONDITIONS: Mapping[str, str] = {
    "win": "L-20",
    "trigger": "L-02",
    "needs": "L-36",
    "tile condition": "L-18",
    "turn condition": "L-18",
    "lose condition": "L-20",
    "start condition": "L-24",
    "move condition": "L-28",
    "capture condition": "L-33",
    "order condition": "L-28",
    "pass condition": "L-28",
    "effect condition": "L-18",
    "reward condition": "L-18",
    "answer effect condition": "L-14",
}
"""Kinds of keys that hold conditions, some among other phrases, and the rule allowing them."""
OF_MARKERS = (
    *("needs", "start condition", "move condition", "capture condition", "tile condition"),
    *("order condition", "reward condition"),
)
"""Conditions about a marker that is to move."""
ORDERS = ("seats", "leader first", "last first", "draw", "opening draw")
"""Orders of play."""
SHOWN = ("at once", "together")
"""When other players hear an answer."""
EFFECTS = ("effect", "reward", "turn effect", "answer effect")
"""Kinds of keys that hold effects; rewards are effects of a marker that moves."""
MAY_HANG = ("order", "effect", "reward", "answer effect")
"""Kinds of phrases that may end with a condition: ``again if leader``."""
_BY_NAME = ("all home", "team home", "last left")
"""Ways to win that need no number."""
IF = " if "
_RECKONED = re.compile(r"((?:move|push|enter|score) |skip .+ for )\((.+)\)((?: .+)?)")
_JOINERS = "\u200c\u200d"
_LIKE_CONDITION = re.compile(r"[=<>()]|\b(and|or|not)\b|\w\.\w")

SCHEMA: Mapping[str, Mapping[str, Key]] = {
    "game": {
        "name": Key("text", needed=True),
        "min_players": Key("int", 2, 1, MOST_SEATS),
        "max_players": Key("int", None, 1, MOST_SEATS),
    },
    "seat": {
        "colour": Key("text", needed=True),
        "team": Key("text", ""),
        "markers": Key("int", 4, 1, MOST_MARKERS),
        "route": Key("route", needed=True),
        "column": Key("int", 0, 0, MOST_TILES),
        "safe_tiles": Key("tiles", ()),
        "finish": Key("words", needed=True),
    },
    "randomiser": {
        "kind": Key("choice", "dice", choices=("dice", "cards", "spinner")),
        "dice": Key("int", 1, 1, MOST_DICE),
        "faces": Key("choice", "named", choices=("named", "numbered")),
        "use": Key("choice", "each", choices=("each", "sum", "total", "one", "highest", "lowest")),
        "usage": Key("choice", "each", choices=("each", "all_or_nothing")),
        "same_marker": Key("bool", True),
        "hand": Key("int", 0, 0, MOST_HAND),
        "deck": Key("choice", "shared", choices=("shared", "own")),
    },
    "die": {"name": Key("text", needed=True), "faces": Key("words", needed=True)},
    "outcome": {
        "name": Key("text", needed=True),
        "weight": Key("number", 1),
        "do": Key("order", ()),
        "none_out": Key("order", ()),
        "all_out": Key("order", ()),
        "must": Key("duty", ()),
        "then": Key("effect", ()),
    },
    "board": {"squares": Key("choice", "named", choices=("named", "numbered"))},
    "stack": {
        "own_limit": Key("int", 0, 0, MOST_MARKERS),
        "tile_limit": Key("int", 0, 0, MOST_MARKERS),
        "barrier_of": Key("int", 0, 0, MOST_MARKERS),
        "single_file": Key("tiles", ()),
        "towers": Key("bool", False),
        "doubled": Key("bool", False),
        "doubled_forced_on_even": Key("bool", False),
    },
    "home": {"blocking": Key("choice", "none", choices=("none", "pass", "pass_and_land"))},
    "capture": {
        "when": Key("choice", "land", choices=("land", "pass", "beside", "never")),
        "waiting": Key("choice", "none", choices=("none", "one", "all")),
        "only_when": Key("capture condition", ()),
        "spare_tiles": Key("tiles", ()),
        "spare_groups_of": Key("int", 0, 0, MOST_MARKERS),
        "spared": Key("choice", "shared", choices=("shared", "closed")),
        "effect": Key("capture effect", "to start"),
        "duel": Key("choice", "none", choices=("none", "higher", "at least")),
        "beaten": Key("choice", "to start", choices=("to start", "stay")),
        "captor": Key("captor", "stay"),
        "reward": Key("reward", ()),
    },
    "start": {
        "out": Key("int", 0, 0, MOST_MARKERS),
        "most_markers": Key("int", 0, 0, MOST_MARKERS),
        "safe": Key("choice", "none", choices=("none", "own", "all")),
        "only_when": Key("start condition", ()),
        "limit": Key("int", 0, 0, MOST_MARKERS),
        "toll": Key("reward", ()),
    },
    "move": {"only_when": Key("move condition", ())},
    "finish": {
        "arrive": Key("choice", "exact", choices=("exact", "at least", "bounce", "row")),
        "needs": Key("needs", "nothing"),
        "reward": Key("reward", ()),
    },
    "turn": {
        "first": Key(
            "choice", "seat 1", choices=("seat 1", "lowest draw", "highest draw", "random")
        ),
        "direction": Key("choice", "clockwise", choices=("clockwise", "counter")),
        "order": Key("choice", "seats", choices=ORDERS),
        "rounds": Key("choice", "counted", choices=("counted", "as needed")),
        "auto_single": Key("bool", False),
        "auto_roll": Key("bool", False),
        "again_limit": Key("int", 0, 0, 1_000_000),
        "again_timing": Key("choice", "after_move", choices=("after_move", "before_move")),
        "again_without_move": Key("choice", "roll", choices=("pass", "roll")),
        "tries": Key("int", 1, 1, 10),
        "streak_of": Key("text", ""),
        "streak_again": Key("bool", False),
        "streak_max": Key("int", 3, 0, 10),
        "streak_penalty": Key(
            "choice", "turn lost", choices=("turn lost", "turn taken back", "last to start")
        ),
        "help": Key("choice", "nobody", choices=("nobody", "partner")),
    },
    "teams": {
        "passing": Key("choice", "not barriers", choices=("not barriers", "free", "blocked")),
        "capture": Key("bool", False),
    },
    "win": {
        "when": Key("win", ("all home",)),
        "play_on": Key("choice", "stop", choices=("stop", "places", "forever")),
        "max_turns": Key("int", 0, 0, 1_000_000),
        "for": Key("choice", "player", choices=("player", "team")),
    },
    "goal": {
        "name": Key("text", needed=True),
        "when": Key("win", needed=True),
        "who": Key("choice", "anybody", choices=("anybody", "mover", "all together")),
        "result": Key("choice", "win", choices=("win", "nobody wins")),
    },
    "lose": {
        "when": Key("lose condition", ()),
        "asked": Key("choice", "always", choices=("always", "each round")),
    },
    "turn_rule": {
        "name": Key("text", needed=True),
        "at": Key("choice", "end", choices=("begin", "end")),
        "when": Key("turn condition", needed=True),
        "then": Key("turn effect", needed=True),
    },
    "tile_rule": {
        "tile": Key("text", needed=True),
        "on_land": Key("reward", needed=True),
        "only_when": Key("tile condition", ()),
    },
    "ability": {
        "name": Key("text", needed=True),
        "kind": Key("choice", needed=True, choices=("shield", "throw", "swap", "jump")),
        "turns": Key("int", 0, 0, 99),
        "steps": Key("int", 0, 0, 99),
        "use": Key("choice", "held", choices=("held", "at once")),
        "known_to": Key("choice", "everybody", choices=("everybody", "holder")),
    },
    "abilities": {"limit": Key("int", 3, 1, 20)},
    "jump": {"from": Key("text", needed=True), "to": Key("text", needed=True)},
    "path": {"two_way": Key("tiles", ())},
    "distance": {
        "name": Key("text", needed=True),
        "tiles": Key("tiles", needed=True),
        "steps": Key("steps", needed=True),
    },
    "amend": {
        "name": Key("text", needed=True),
        "when": Key("trigger", needed=True),
        "set": Key("table", needed=True),
        "say": Key("text", ""),
        "again": Key("bool", False),
        "off_route": Key("choice", "to start", choices=("to start", "back")),
        "vote": Key("choice", "none", choices=("none", "majority", "everybody")),
        "shown": Key("choice", "at once", choices=SHOWN),
    },
    "question": {
        "name": Key("text", needed=True),
        "answers": Key("words", needed=True),
        "shown": Key("choice", "together", choices=SHOWN),
        "then": Key("answer effect", needed=True),
    },
}

NAMED_BY = {
    **{"seat": "colour", "outcome": "name", "amend": "name", "turn_rule": "name"},
    **{"die": "name", "tile_rule": "tile", "jump": "from", "distance": "name"},
    **{"ability": "name", "goal": "name", "question": "name"},
}
"""Blocks that may occur several times, and the key that identifies each."""
HEADER = ("schema", "kind", "name", "title", "source", "base")
AMENDABLE = (
    *("outcome", "stack", "capture", "start", "move", "finish", "turn", "win", "lose"),
    *("turn_rule", "tile_rule", "jump", "path", "seat"),
)

LISTS = (
    *("words", "tiles", "order", "effect", "reward", "duty", "win", "trigger"),
    *("start condition", "move condition", "capture condition"),
    *("tile condition", "turn condition", "lose condition", "turn effect", "answer effect"),
)
"""Kinds of keys that hold a list."""


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: object) -> bool:
    """Tell whether a value is one line that can be spoken."""
    return (
        isinstance(value, str)
        and bool(value.strip())
        and len(value) <= MOST_TEXT
        and not any(_is_unspeakable(letter) for letter in value)
    )


def _is_unspeakable(letter: str) -> bool:
    """Tell whether a character is a control or direction mark, or a line or paragraph end."""
    category = unicodedata.category(letter)
    return (category[0] == "C" or category in ("Zl", "Zp")) and letter not in _JOINERS


def complete(document: Document) -> dict[str, Any]:
    """Return a checked document with every default filled in."""
    whole = dict(document)
    for block, keys in SCHEMA.items():
        defaults = {name: key.default for name, key in keys.items()}
        if block in NAMED_BY:
            whole[block] = [{**defaults, **entry} for entry in document.get(block, [])]
        else:
            whole[block] = {**defaults, **document.get(block, {})}
    whole["game"]["max_players"] = whole["game"]["max_players"] or len(whole["seat"])
    return whole


def steps_back(effect: str) -> int:
    return int(effect.split()[1]) if effect.startswith("back ") else 0


def sent_to(effect: str) -> str:
    """Return the tile a captured marker is sent to; empty if it goes elsewhere."""
    return effect.removeprefix("to ") if effect.startswith("to ") and effect != "to start" else ""


def split_condition(phrase: str) -> tuple[str, str]:
    """Split an order or an effect from the condition after it, if there is one."""
    first, _, condition = phrase.partition(IF)
    return (first.rstrip(), condition) if condition.strip() else (phrase, "")


def split_amount(phrase: str) -> tuple[str, str, int]:
    """Return a phrase with 1 in place of a computed amount, the amount, and its column."""
    found = _RECKONED.fullmatch(phrase)
    if not found:
        return phrase, "", 0
    return f"{found[1]}1{found[3]}", found[2], found.start(2)


def bare(phrase: str) -> str:
    """Return an order or an effect without its condition, and with 1 for a computed amount."""
    return split_amount(split_condition(phrase)[0])[0]


def condition_kind(kind: str, phrase: str) -> str:
    """Return the kind of condition after an order or effect: some have no marker to ask about."""
    words = bare(phrase).split()
    several = words[:1] in (["move"], ["push"]) and words[-1] in (ALL, EVERYBODY)
    without = several or bare(phrase) in ("pass", "ransom", "change places")
    return "pass condition" if kind == "order" and without else f"{kind} condition"


def needed_captures(needs: str) -> int:
    is_number = needs != "nothing" and PHRASES["needs"].match(needs)
    return int(needs.split()[1]) if is_number else 0


def is_condition(kind: str, phrase: str) -> bool:
    """Tell whether a text of this kind is meant as a condition, well-formed or not."""
    if kind not in CONDITIONS or (kind in PHRASES and PHRASES[kind].match(phrase)):
        return False
    return kind not in PHRASES or phrase in NAMES or bool(_LIKE_CONDITION.search(phrase))


def trigger(phrase: str, compiled: Callable[[str], Condition] | None = None) -> Trigger:
    """Read the trigger of an amendment or a win; without ``compiled``, conditions stay text."""
    if is_condition("trigger", phrase) and phrase not in _BY_NAME:
        return Trigger("if", condition=compiled(phrase) if compiled else None)
    if phrase in _BY_NAME:
        return Trigger(phrase)
    if phrase.startswith("team home "):
        return Trigger("team home", int(phrase.rpartition(" ")[2]))
    kind, _, rest = phrase.partition(" ")
    return Trigger(kind, name=rest) if kind == "draw" else Trigger(kind, int(rest))


def now_and_later(document: Document, key: str) -> Iterator[tuple[str, Any]]:
    """Yield a key's values in the file and in amendments, each with its place.

    A block that occurs several times yields the values of all.
    """
    block, _, name = key.partition(".")
    by = NAMED_BY.get(block)
    for entry in document[block] if by else [document[block]]:
        yield f"{block}.{entry[by]}.{name}" if by else key, entry[name]
    for amendment in document["amend"]:
        for changed, value in amendment["set"].items():
            if changed.partition(".")[0] == block and changed.rpartition(".")[2] == name:
                yield f"amend.{amendment['name']}.set: {changed}", value


def every_effect(document: Document) -> Iterator[tuple[str, str]]:
    """Yield the effects of the file and of amendments, without conditions, each with its place."""
    for block, keys in SCHEMA.items():
        for key, spec in keys.items():
            if spec.kind in EFFECTS:
                for where, effects in now_and_later(document, f"{block}.{key}"):
                    yield from ((where, bare(effect)) for effect in effects)


def granted(document: Document) -> tuple[Effect, ...]:
    """List the effects of a complete document that leave a player something to decide.

    They are extra steps to play, and players to choose or to draw, in a fixed order.
    """
    effects = {read(phrase) for _, phrase in every_effect(document)}
    wanted = {one for one in effects if isinstance(one, Bonus) or is_chosen(one)}
    for _, phrase in every_order(document):
        steps, parts = split_steps(phrase), split_parts(phrase)
        wanted |= {rest_of(n, k) for n in range(1, steps) for k in range(2, parts + 1)}
    return tuple(sorted(wanted, key=written))


def every_order(document: Document) -> Iterator[tuple[str, str]]:
    """Yield the orders of the file and of amendments, without conditions, each with its place."""
    for key in ("do", "none_out", "all_out"):
        for where, phrases in now_and_later(document, f"outcome.{key}"):
            yield from ((where, bare(phrase)) for phrase in phrases)


def split_steps(phrase: str) -> int:
    """Return how many steps an order lets markers share; 0 if it does not."""
    words = phrase.split()
    return int(words[1]) if SPLIT in words else 0


def split_parts(phrase: str) -> int:
    """Return in how many parts the steps of an order may be played."""
    words = phrase.split()
    if SPLIT not in words:
        return 1
    return 2 if words[-1] == SPLIT else int(words[-1])
