"""Rule files by chance: valid ones, and valid ones with something broken in them."""

from __future__ import annotations

import copy
import re
from typing import Any

from hypothesis import strategies as st

from playpalace_ludo.core.conditions.bounds import always, never
from playpalace_ludo.core.conditions.names import NAMES, SUBJECTS
from playpalace_ludo.core.conditions.parser import parse
from playpalace_ludo.core.conditions.tree import names
from playpalace_ludo.core.language.schema import ORDERS
from tests.loose import random_conditions

COLOURS = ("red", "sea green", "blau", "黄", "o'range", "6")
EFFECTS = (
    "again",
    "skip self",
    "skip next",
    "reverse",
    "bonus 3",
    "bonus 12",
    "score 2",
    "score -3",
    "skip previous",
    "skip leader",
    "skip red",
    "turn to self",
    "turn to next",
    "turn to last",
    "turn to red",
    "skip next for 2 turns",
    "skip everybody else",
    "skip by choice",
    "skip by draw for 2 turns",
    "turn to everybody else",
    "turn to by choice",
    "score 2 for leader",
    "score -1 for by choice",
    "score 1 for by draw",
    "score (home - out)",
    "score (captures % 3) for next",
    "skip previous for (waiting) turns",
)
OF_ORDER = ("play on with previous", "play on with by choice", "play on with by draw")
"""Where the order of play is that of the seats."""
OF_CAPTURES = (
    *("turn to victim", "skip victim for 2 turns", "score -2 for victim", "score 1 for captor"),
    "play on with victim",
)
ABILITIES: list[dict[str, Any]] = [
    {"name": "ward", "kind": "shield", "turns": 2},
    {"name": "big leap", "kind": "jump", "steps": 3, "known_to": "holder"},
    {"name": "trade", "kind": "swap"},
    {"name": "hop", "kind": "jump", "steps": 1, "use": "at once"},
    {"name": "cover", "kind": "shield", "turns": 1, "use": "at once"},
    {"name": "barter", "kind": "swap", "use": "at once", "steps": 5},
    {"name": "retry", "kind": "throw"},
    {"name": "gift", "kind": "throw", "use": "at once"},
]
"""Those at the end throw twice and keep one, which some randomisers do not allow."""
THROWS = 2
DUTIES = ("enter", "leave first tile", "open barrier", "capture", "go home")

FORKS = (
    "",
    "( over: o1 | under: u1 u2 ) b1",
    "( over: o1 ( in: i1 i2 | under: u3 ) | under: u1 u2 ) b1 ( in: i3 | over: o3 ) b2",
    "( lap: to t1 | on: b1 )",
    "( over: o1 ( back: to o1 | under: u1 ) | lap: u2 u3 to t1 ) b1 ( in: i1 to b1 | on: to o1 | "
    "over: o2 )",
)
RANKS = "marker > victim.marker or victim.left > left"
SEVERAL = (
    *("move 2 all", "move -1 everybody", "push 2 all", "move 3 foremost", "move 4 hindmost"),
    *("slide", "change places", "move (home + 2)", "push (out - 2)", "enter (out + 1)"),
    *("move (round % 5 - 1) all", "move (total.captures % 4) foremost"),
)
CAPTORS = ("to start", "to t2", "back 2")
CAPTURED = ("to start", "to t2", "back 3", "swap", "prisoner", "take over")
JUMPS: list[list[dict[str, str]]] = [
    *([], []),
    [{"from": "t2", "to": "t4"}],
    [{"from": "t4", "to": "t1"}, {"from": "t1", "to": "t3"}],
]


def effects(
    most: int = 2, *, of_marker: bool = True, more: tuple[str, ...] = ()
) -> st.SearchStrategy[list[str]]:
    """Lists of effects, of which some hang on a condition."""
    bare = st.sampled_from(EFFECTS + OF_ORDER + more)
    asked = conditions(OF_MARKERS if of_marker else ("player", "table"))
    return st.lists(bare | bare | hanging(bare, asked), max_size=most)


def hanging(
    phrases: st.SearchStrategy[str], asked: st.SearchStrategy[str]
) -> st.SearchStrategy[str]:
    return st.builds("{} if {}".format, phrases, asked)


def orders() -> st.SearchStrategy[str]:
    steps = st.integers(-6, 12).filter(bool)
    walks = st.builds("move {}".format, steps)
    pushes = st.builds("push {}".format, steps)
    several = st.sampled_from(["enter all", "enter up to 2", *SEVERAL])
    usual = st.one_of(st.just("enter"), several, st.just("enter 3"), st.just("pass"), walks, pushes)
    entering = st.sampled_from(["enter", "enter 2", "enter all", "enter 2 up to 2"])
    asked = hanging(pushes | entering, conditions(OF_MARKERS))
    silent = st.sampled_from(["pass", "move 3 all", "change places"])
    return st.one_of(usual, usual, asked, hanging(silent, conditions()))


@st.composite
def routes(draw: st.DrawFn, ring: int, seats: int, row: bool) -> list[str]:
    """Each seat walks the ring from another tile; some with forks, a crossing, private tiles."""
    fork = "" if row else draw(st.sampled_from(FORKS))
    crossing = not row and draw(st.booleans())
    written = []
    for seat in range(seats):
        first = 1 + seat * ring // seats
        walk = [f"t{first}..t{ring}"]
        if first > 1:
            walk.append(f"t1..t{first - 1}")
        if crossing:
            walk.insert(0, "x")
            walk.append("x")
        if fork:
            walk.append(fork)
        private = [f"p{seat}a", f"p{seat}b", f"p{seat}c"]
        walk += private if row else draw(st.sampled_from([[], private[:2]]))
        written.append(" ".join(walk))
    return written


OF_MARKERS = ("player", "table", "marker")


def conditions(
    whose: tuple[str, ...] = ("player", "table"), victim: bool = False, drawn: bool = True
) -> st.SearchStrategy[str]:
    """Conditions that hold sometimes; files with others are refused."""
    subjects = tuple(one for one in SUBJECTS if victim or one != "victim")
    trees = random_conditions.trees(1, whose, ("tile", "colour"), subjects)
    found = trees.map(str).filter(_is_undecided)
    return found if drawn else found.filter(lambda text: "face" not in text)


def seldom(one: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    none: list[list[str]] = [[]]
    return st.sampled_from(none * 3) | st.lists(one, min_size=1, max_size=2)


def _is_undecided(text: str) -> bool:
    tree = parse(text)
    if any(name.name == "markers" for name in names(tree)):  # how many differs from file to file
        return False
    return not never(tree, NARROW) and not always(tree, NARROW)


NARROW = dict.fromkeys(NAMES, (0, 0)) | {
    **dict.fromkeys(("markers", "marker", "rank"), (1, 1)),
    **{
        "round": (1, 2),
        "turn": (0, 99),
        "captures": (0, 9),
        "steps_left": (0, 9),
        "players": (2, 2),
    },
}
"""Goals that every random game can reach."""


def wins() -> st.SearchStrategy[list[str]]:
    usual = st.sampled_from([["all home"], ["home 1", "captures 3"], ["captures 9"]])
    points = st.just(["points >= 9 or points > all_theirs.points + 5"])
    return usual | points | st.lists(conditions(), min_size=1, max_size=2)


def marsh(names: list[str]) -> list[dict[str, Any]]:
    """Return a table of distances: the first outcome leads nowhere, the second farther or back."""
    steps = [{names[0]: 0, names[1]: 5}, {names[1]: -2}]
    tiles = [["t2"], ["t3 t4"]]
    return [
        {"name": f"marsh {n}", "tiles": tiles[n], "steps": told} for n, told in enumerate(steps)
    ]


@st.composite
def randomisers(
    draw: st.DrawFn, kind: str, names: list[str]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """One die or several, alike or each with faces of its own; cards, some of them in hands."""
    chance: dict[str, Any] = {"kind": kind, "dice": 1, "use": "each", "hand": 0}
    if kind == "cards":
        held = {"hand": draw(st.sampled_from([0, 2, 3]))}
        return {**chance, **held, "deck": draw(st.sampled_from(["shared", "own"]))}, []
    faces = st.lists(st.sampled_from(names), min_size=2, max_size=4)
    dice = [
        {"name": f"die {n}", "faces": [*names[:2], *draw(faces)]}
        for n in range(draw(st.sampled_from([0, 0, 0, 1, 2, 3])))
    ]
    count = 1 if dice else draw(st.sampled_from([1, 1, 2, 3]))
    use = draw(st.sampled_from(["each", "sum", "one", "highest", "lowest"]))
    several = len(dice) > 1 or count > 1
    return {**chance, "dice": count, "use": use if several else "each"}, dice


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A rule file that must be accepted."""
    count = draw(st.integers(2, 4))
    row = draw(st.booleans()) and draw(st.booleans())
    ring = draw(st.integers(4, 16))
    walks = draw(routes(ring, count, row))
    arrive = ["row"] if row else ["exact", "at least", "bounce"]
    own_limit = 1 if row else draw(st.integers(0, 2))
    partners = draw(st.booleans()) and count == 4
    helps = partners and draw(st.booleans())
    seats = [
        {
            "colour": COLOURS[index],
            "team": "ab"[index % 2] if partners else "",
            "markers": draw(st.integers(1, 4)),
            "route": walks[index],
            "finish": [f"{COLOURS[index]} place {n}" for n in range(draw(st.integers(1, 2)))],
        }
        for index in range(count)
    ]
    kind = draw(st.sampled_from(["dice", "cards", "spinner"]))
    names = ["1", "-", "Gate, big", "Storm #3", "?"][: draw(st.integers(2, 5))]
    chance, dice = draw(randomisers(kind, names))
    hand = chance["hand"]
    weight = (
        (st.integers(10, 14) if hand else st.integers(1, 4))
        if kind == "cards"
        else (st.just(1) if dice else st.one_of(st.integers(1, 9), st.floats(0.1, 9)))
    )
    outcomes: list[dict[str, Any]] = [
        {
            "name": name,
            "weight": draw(weight),
            "do": draw(st.lists(orders(), min_size=bool(hand), max_size=3)),
            "none_out": draw(st.sampled_from([[], [], ["enter 2", "pass"]])),
            "all_out": draw(st.sampled_from([[], [], ["move 7", "push 1"]])),
            "must": draw(st.lists(st.sampled_from(DUTIES), max_size=2)),
            "then": draw(effects(1, of_marker=False)),
        }
        for name in names
    ]
    captured = draw(st.sampled_from(CAPTURED[:-1] if row else CAPTURED))
    ransom = ["ransom"] if captured == "prisoner" else []
    order = draw(st.sampled_from(["seats"] * 3 + [*ORDERS[1:]]))
    outcomes[0]["do"] = ["enter", *ransom, *outcomes[0]["do"]]
    outcomes[0]["then"] = ["score 1", *outcomes[0]["then"]]
    outcomes[1]["do"] = [*outcomes[1]["do"], f"move {draw(st.integers(1, 3))}"]
    if hand:
        passed = draw(st.sampled_from(["next", "last", "previous if out = 0"]))
        outcomes[0]["then"].append(f"pass card to {passed}")
    if chance["use"] != "sum":  # whose steps are added up
        outcomes[1]["do"] += draw(st.sampled_from([[], [], ["move 4 split"], ["move 4 split 3"]]))
        outcomes[1]["do"] += draw(seldom(hanging(st.just("move 4"), conditions(OF_MARKERS))))
    alone = not any(
        re.match(r"(move|push).* (all|everybody)\b", phrase)
        for one in outcomes
        for phrase in one["do"]
    )
    duels = ["none", "none", "higher", "at least"] if alone else ["none"]
    splits = any("split" in phrase for one in outcomes for phrase in one["do"])
    changes_dice = kind != "cards" and chance["use"] == "each" and not (dice or splits)
    document = {
        "schema": 1,
        "kind": "loose",
        "game": {"name": "By chance", "min_players": 2, "max_players": count},
        "seat": seats,
        "randomiser": chance,
        "die": dice,
        "outcome": outcomes,
        "stack": {
            "own_limit": own_limit,
            "tile_limit": draw(st.sampled_from([0, 0, 2])),
            "barrier_of": 0 if own_limit == 1 else draw(st.sampled_from([0, 0, 2])),
            "towers": own_limit != 1 and draw(st.booleans()),
            "single_file": draw(st.sampled_from([[], ["t1..t4"]])),
        },
        "capture": {
            "when": draw(st.sampled_from(["land", "pass", "beside"])),
            "captor": draw(st.sampled_from(["stay", "stay", "finish", *CAPTORS])),
            "duel": draw(st.sampled_from(duels)),
            "beaten": draw(st.sampled_from(["to start", "stay"])),
            "only_when": draw(seldom(st.just(RANKS) | conditions(OF_MARKERS, victim=True))),
            "waiting": draw(st.sampled_from(["none", "none", "one", "all"])),
            "spare_tiles": draw(st.sampled_from([[], ["t1"], ["t2..t4"]])),
            "spare_groups_of": draw(st.sampled_from([0, 2])),
            "spared": draw(st.sampled_from(["shared", "closed"])),
            "effect": captured,
            "reward": draw(effects(more=OF_CAPTURES)),
        },
        "start": {
            "only_when": draw(seldom(conditions(OF_MARKERS))),
            "limit": draw(st.sampled_from([0, 0, 0, 1, 2])),
            "toll": draw(st.sampled_from([[], [], ["skip self"], ["again"], ["score -2"]])),
        },
        "move": {"only_when": draw(seldom(conditions(OF_MARKERS)))},
        "finish": {
            "arrive": draw(st.sampled_from(arrive)),
            "needs": draw(
                st.sampled_from(["nothing", "nothing", "captures 1"]) | conditions(OF_MARKERS)
            ),
            "reward": draw(effects()),
        },
        "turn": {
            "first": draw(st.sampled_from(["seat 1", "lowest draw", "highest draw", "random"])),
            "direction": draw(st.sampled_from(["clockwise", "counter"])),
            "order": "seats",
            "again_limit": draw(st.integers(0, 3)),
            "tries": 1 if hand else draw(st.integers(1, 3)),
            "streak_of": draw(st.sampled_from(["", outcomes[0]["name"]])),
            "streak_max": draw(st.integers(1, 3)),
            "streak_penalty": draw(st.sampled_from(["turn lost", "last to start"])),
            "help": "partner" if helps else "nobody",
        },
        "win": {
            "when": draw(st.just(["team home"]) | wins()) if partners else draw(wins()),
            "for": "team" if partners else "player",
            "play_on": draw(st.sampled_from(["stop", "places", "forever"])),
            "max_turns": draw(st.sampled_from([0, 40])),
        },
        "lose": {
            "when": [] if helps else draw(seldom(conditions())),
            "asked": draw(st.sampled_from(["always", "each round"])),
        },
        "goal": draw(goals()),
        "turn_rule": draw(turn_rules()),
        "tile_rule": [
            {
                "tile": "t3",
                "on_land": draw(effects()),
                "only_when": draw(seldom(conditions(OF_MARKERS))),
            }
        ],
        "jump": draw(st.sampled_from(JUMPS)),
        "path": {"two_way": draw(st.sampled_from([[], [], ["t1..t4"]]))},
        "distance": draw(st.sampled_from([[], [], marsh(names)])),
        "amend": draw(
            amendments(
                outcomes[0]["name"],
                row=row,
                tries=1 if hand else 2,
                captured="back 2" if captured != "take over" else "",
                dice=changes_dice,
            )
        ),
    }
    document = draw(with_new_routes(document, ring))
    document = draw(with_sends(draw(with_births(draw(with_abilities(document))))))
    document = draw(with_questions(document))
    return document if order == "seats" else in_order(document, order)


@st.composite
def with_abilities(draw: st.DrawFn, document: dict[str, Any]) -> dict[str, Any]:
    """Let some tiles and captures of a file give abilities."""
    if draw(st.booleans()):
        return document
    chance, dice = document["randomiser"], document["die"]
    later = any("randomiser.dice" in amendment["set"] for amendment in document["amend"])
    several = len(dice) > 1 or chance["dice"] > 1 or later
    keeps_one = not chance["hand"] and not (several and chance["use"] == "each")
    known = ABILITIES if keeps_one else ABILITIES[:-THROWS]
    chosen = draw(st.lists(st.sampled_from(known), min_size=1, max_size=4, unique_by=str))
    gains = [f"gain {one['name']}" for one in chosen]
    holds = any("use" not in one for one in chosen)
    tiles = [("t1", gains[:2]), ("t2", gains[2:]), ("t4", ["gain any"] if holds else [])]
    rules = [{"tile": tile, "on_land": effects} for tile, effects in tiles if effects]
    reward = [*document["capture"]["reward"], gains[0]]
    return document | {
        "ability": chosen,
        "abilities": {"limit": draw(st.integers(1, 3))},
        "tile_rule": [*document["tile_rule"], *rules],
        "capture": document["capture"] | {"reward": reward},
    }


@st.composite
def with_births(draw: st.DrawFn, document: dict[str, Any]) -> dict[str, Any]:
    """Let captures and tiles of some files bring new markers, or give markers away."""
    if document["finish"]["arrive"] == "row" or draw(st.sampled_from([True, True, False])):
        return document
    whose = draw(st.sampled_from(["", " for by choice", " for by draw", " for victim"]))
    born = f"new marker{whose}"
    give = draw(st.sampled_from(["give marker to next", "give marker to last if round > 1"]))
    capture = document["capture"] | {"reward": [*document["capture"]["reward"], born]}
    tile = {"tile": "t2", "on_land": [give]}
    return document | {
        "capture": capture,
        "start": document["start"] | {"most_markers": draw(st.integers(4, 6))},
        "tile_rule": [*document["tile_rule"], tile],
    }


@st.composite
def with_new_routes(draw: st.DrawFn, document: dict[str, Any], ring: int) -> dict[str, Any]:
    """Let a change lay routes anew in some files, with more tiles and fewer."""
    if document["finish"]["arrive"] == "row" or not document["amend"] or draw(st.booleans()):
        return document
    first, *others = document["amend"]
    texts = st.sampled_from(
        [
            f"n0 t1..t{ring} n1",
            f"t{ring}..t1 ( on: n1 | lap: n2 to t1 )",
            f"t1..t{max(ring - 2, 4)}",
        ]
    )
    routes = {f"seat.{seat['colour']}.route": draw(texts) for seat in document["seat"][1:]}
    first = first | {
        "set": first["set"] | routes,
        "off_route": draw(st.sampled_from(["to start", "back"])),
    }
    return document | {"amend": [first, *others]}


SENDS = (
    *("send marker to t4 t1 by choice", "send marker to t1 t3 t4 by draw", "send marker to t4"),
    *("send marker to t3 if round > 2", "send marker to t1 t4 by draw if leader"),
)


@st.composite
def with_sends(draw: st.DrawFn, document: dict[str, Any]) -> dict[str, Any]:
    """Let a tile, a capture and leaving the Start send markers on in some files."""
    sends = draw(st.lists(st.sampled_from(SENDS), max_size=3))
    found = dict(document)
    for send, block in zip(sends, ("tile_rule", "capture", "start"), strict=False):
        if block == "tile_rule":
            found[block] = [*document[block], {"tile": "t2", "on_land": [send]}]
        else:
            key = "reward" if block == "capture" else "toll"
            found[block] = document[block] | {key: [*document[block].get(key, ()), send]}
    return found


@st.composite
def with_questions(draw: st.DrawFn, document: dict[str, Any]) -> dict[str, Any]:
    """Let tiles and captures of some files ask everybody something."""
    if draw(st.booleans()):
        return document
    effects = ["score (0 - answer)", "turn to self if answer > all_theirs.answer", "skip last"]
    effects += ["score 2 for leader if anybody.answer = 1", "skip self for 2 turns if answer = 0"]
    question = {
        "name": "A, b",
        "answers": draw(st.sampled_from([["no @ll", "1", "2"], ["x", "y = 1"], ["10", "20"]])),
        "shown": draw(st.sampled_from(["at once", "together"])),
        "then": draw(st.lists(st.sampled_from(effects), min_size=1, max_size=3, unique=True)),
    }
    if question["answers"] != ["no @ll", "1", "2"]:
        fits = [e for e in question["then"] if "= 1" not in e and "= 0" not in e]
        question["then"] = fits or ["score (answer)"]
    reward = [*document["capture"]["reward"], "ask A, b"]
    tile = {"tile": "t1", "on_land": ["ask A, b if home = 0", "again"]}
    return document | {
        "question": [question],
        "capture": document["capture"] | {"reward": reward},
        "tile_rule": [*document["tile_rule"], tile],
    }


@st.composite
def goals(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Now and then a goal of the mover, of all together, or one with which nobody wins."""
    return [
        {
            "name": f"Goal {number}",
            "when": draw(st.lists(conditions(), min_size=1, max_size=2)),
            "who": draw(st.sampled_from(["anybody", "mover", "all together"])),
            "result": draw(st.sampled_from(["win", "win", "nobody wins"])),
        }
        for number in range(draw(st.sampled_from([0, 0, 0, 1])))
    ]


@st.composite
def turn_rules(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Up to two rules for turns: lost, given away, doubled, turned round."""
    ends = ["turn to self", "turn to next", "skip last", "reverse", "play on with last"]
    begins = ["skip self", "turn to next", "turn to leader", "turn to red"]
    rules: list[dict[str, Any]] = []
    for number in range(draw(st.sampled_from([0, 0, 1, 2]))):
        at = draw(st.sampled_from(["begin", "end"]))
        then = draw(st.sampled_from(begins if at == "begin" else ends))
        when = draw(st.lists(conditions(drawn=False), min_size=1, max_size=2))
        rules.append({"name": f"Turns {number}", "at": at, "when": when, "then": [then]})
    return rules


def in_order(document: dict[str, Any], order: str) -> dict[str, Any]:
    """Give a file an order of play without a direction."""

    def straight(value: Any) -> Any:
        if isinstance(value, dict):
            kept = {k: straight(v) for k, v in value.items() if k != "turn.direction"}
            return kept | ({"direction": "clockwise"} if "direction" in value else {})
        if isinstance(value, list):
            return [straight(one) for one in value]
        if not isinstance(value, str):
            return value
        return re.sub(r"^reverse\b", "turn to self", value).replace("play on with", "turn to")

    changed: dict[str, Any] = straight(document)
    turn = changed["turn"] | {"order": order}
    first = {"draw": {"first": "seat 1"}, "opening draw": {"first": "lowest draw"}}.get(order, {})
    return changed | {"turn": turn | first}


@st.composite
def amendments(
    draw: st.DrawFn, outcome: str, *, row: bool, tries: int, captured: str, dice: bool
) -> list[dict[str, Any]]:
    """Changes of the rules, with ``dice`` also of the number of dice."""
    changes: list[dict[str, Any]] = [
        {"capture.effect": captured} if captured else {"capture.reward": []},
        {"turn.direction": "counter", "turn.tries": tries},
        {f"outcome.{outcome}.do": ["enter", "move 1", "push -1"]},
        {"finish.needs": "nothing", "stack.own_limit": int(row), "stack.towers": False},
        {"capture.reward": ["bonus 5"], f"outcome.{outcome}.must": ["go home"]},
        {"tile_rule.t3.on_land": ["again"], "win.when": ["home 1"]},
        *([{"randomiser.dice": 2}, {"randomiser.dice": 1}] if dice else []),
    ]
    when = st.sampled_from(["round 2", "captures 1", "home 1", f"draw {outcome}"]) | conditions()
    chosen = draw(st.lists(st.sampled_from(changes), max_size=3))
    return [
        {
            "name": f"Change {n}",
            "when": [draw(when)],
            "set": change,
            "say": "It changes.",
            "again": draw(st.booleans()),
            "vote": draw(st.sampled_from(["none", "none", "majority", "everybody"])),
            "shown": draw(st.sampled_from(["at once", "together"])),
        }
        for n, change in enumerate(chosen)
    ]


JUNK: list[Any] = [
    *(None, True, -1, 0, 10**30, 0.5, float("nan"), float("inf"), "", " ", "x" * 5000, "\x1b[2J"),
    *([], {}, [1], ["move"], [["enter"]], {"a": {"b": 1}}, "enter move", "seat 99", "a..b", "((("),
    *(["home >= 2 and"], ["hme > 1"], ["on_tile(zz)"], "home > 99", ["not " * 50], ["(" * 300]),
    *("t1..t999999999", "\u202ename", ["enter"] * 500, [{}] * 3, "captures 0", "back -1"),
]


@st.composite
def broken(draw: st.DrawFn) -> dict[str, Any]:
    """A file in which one to three places hold something else."""
    document = copy.deepcopy(draw(documents()))
    for _ in range(draw(st.integers(1, 3))):
        spot: Any = document
        key: Any = draw(st.sampled_from(sorted(document)))
        while isinstance(spot[key], (dict, list)) and spot[key] and draw(st.booleans()):
            spot = spot[key]
            key = draw(
                st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot)))
            )
        change = draw(st.sampled_from(["replace", "remove", "rename"]))
        if change == "replace" or isinstance(spot, list):
            spot[key] = copy.deepcopy(draw(st.sampled_from(JUNK)))
        else:
            value = spot.pop(key)
            if change == "rename":
                spot[f"{key}s"] = value
    return document
