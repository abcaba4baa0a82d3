"""Random short rule files with large numbers: some are good, some are refused."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab import check

Document = dict[str, Any]

FACTS = (
    *("captures", "steps_left", "home", "waiting", "out", "points", "turn", "round"),
    *("total.captures", "total.steps_left", "all_theirs.home", "anybody.out"),
)
ORDERS = (
    *("move 2 all", "move 1 everybody", "push 3", "move 3 foremost", "slide", "change places"),
    *("enter all", "enter up to 3", "move (home + 2)", "push (out - 2)", "pass"),
)
EFFECTS = (
    *("again", "bonus 9", "skip by choice", "turn to by choice", "score 1 for by choice"),
    *("new marker", "new marker for by choice", "give marker to by choice", "gain any", "ask Q0"),
    *("reverse", "skip everybody else", "score (total.captures % 7)", "turn to everybody else"),
)
KINDS = ("shield", "throw", "swap", "jump")


MOST_MENDED = 12
"""Times a file is checked and mended before it is given up."""
SHRINKING = ("markers", "dice", "out", "most_markers", "tries", "hand")
"""Numbers that are halved where the whole is too large."""


def drawn(rng: Random, path: Path) -> Rules | None:
    """Write a file with a few large numbers, without keys the schema refuses."""
    found = document(rng)
    for _ in range(MOST_MENDED):
        path.write_text(toml(found), "utf-8")
        try:
            return check.load(path)
        except check.BadFile as error:
            for finding in error.findings:
                _mend(found, finding.problem, rng)
    return None


def shrunk(rng: Random, path: Path) -> Rules | None:
    """Make a file a little smaller, so that it comes just below what `check` refuses."""
    found: Document = tomllib.loads(path.read_text("utf-8"))
    faces = found["outcome"]
    match rng.choice(("markers", "seats", "dice", "orders", "amendments")):
        case "dice" if found["randomiser"].get("dice", 1) > 2:
            found["randomiser"]["dice"] -= 1
        case "seats" if len(found["seat"]) > 2:
            del found["seat"][max(2, len(found["seat"]) * 3 // 4) :]
            found["game"]["max_players"] = len(found["seat"])
        case "orders":
            for face in rng.sample(faces, len(faces) // 2):
                del face.get("do", [])[2:3]
        case "amendments" if len(found.get("amend", ())) > 1:
            del found["amend"][len(found["amend"]) // 2 :]
        case _:
            for seat in found["seat"]:
                seat["markers"] = max(1, seat["markers"] * 3 // 4)
    found["start"]["out"] = min(found["start"]["out"], found["seat"][0]["markers"])
    path.write_text(toml(found), "utf-8")
    try:
        return check.load(path)
    except check.BadFile:
        return None


def _mend(found: Document, problem: Problem, rng: Random) -> None:
    """Remove what is refused: a phrase if it is named, or else the key, or else the block."""
    block, *names = problem.key.split(".") if problem.key else ["seat"]
    held = found.get(block, {})
    name, key = names[0] if names else "", names[-1] if names else ""
    entries = held if isinstance(held, list) else [held]
    named = [one for one in entries if name in one.values()] if len(names) > 1 else entries
    wrong = problem.values.get("effect") or problem.values.get("phrase")
    for entry in [*named]:
        value = entry.get(key)
        if isinstance(value, list) and wrong in value:
            value.remove(wrong)
        elif key in SHRINKING and isinstance(value, int):
            entry[key] = value // 2
        elif key in entry and key not in ("colour", "name", "route", "on_land", "when", "set"):
            del entry[key]
        elif isinstance(held, list) and entry in held and (name in entry.values() or not name):
            held.remove(entry)
    if block == "seat" and not isinstance(wrong, str):
        for seat in found["seat"]:
            seat["markers"] = max(1, seat["markers"] // 2)
        del found["seat"][max(2, len(found["seat"]) * 2 // 3) :]
        found["game"]["max_players"] = len(found["seat"])


def document(rng: Random) -> Document:
    many = {*rng.sample(THINGS, rng.randint(1, 4))}
    ring = rng.choice((12, 24, 40)) if "tiles" not in many else rng.randint(60, 300)
    tiles = [f"t{n}" for n in range(1, ring + 1)]
    seats = rng.randint(2, 4) if "seats" not in many else rng.randint(8, 64)
    markers = rng.randint(1, 4) if "markers" not in many else rng.randint(5, max(6, 400 // seats))
    faces = [str(n) for n in range(1, (6 if "faces" not in many else rng.randint(8, 60)) + 1)]
    cards = rng.random() < (0.9 if "cards" in many else 0.1)
    effects = [*EFFECTS, *_sends(rng, tiles, many)]
    found: Document = {
        "schema": 1,
        "kind": "loose",
        "game": {"name": "Heavy", "min_players": 2, "max_players": seats},
        "seat": [_seat(rng, n, seats, min(markers, 99), ring, many) for n in range(seats)],
        "randomiser": _randomiser(rng, cards, many),
        "outcome": [_outcome(rng, face, cards, many, effects) for face in faces],
        "stack": {"own_limit": rng.choice((0, 0, 1, 2)), "towers": rng.random() < 0.2},
        "capture": {
            "when": rng.choice(("land", "land", "pass", "beside")),
            "waiting": rng.choice(("none", "none", "all")),
            "effect": rng.choice(("to start", "back 9", "swap", "prisoner", "take over")),
            "reward": _some(rng, effects, 3),
            "only_when": _asked(rng, many, "conditions"),
        },
        "start": {"out": rng.choice((0, 0, min(markers, 99))), "only_when": []},
        "move": {"only_when": _asked(rng, many, "conditions")},
        "finish": {"arrive": rng.choice(("exact", "at least", "bounce"))},
        "turn": {
            "tries": rng.choice((1, 1, 3, 10)),
            "again_limit": rng.choice((0, 0, 3, 1_000_000)),
            "streak_of": rng.choice(("", faces[-1])),
        },
        "win": {"play_on": rng.choice(("stop", "places", "forever"))},
        "tile_rule": _tile_rules(rng, tiles, effects, many),
        "jump": _jumps(rng, tiles) if "jumps" in many else [],
        "amend": _amendments(rng, faces, many),
        "ability": [
            {"name": f"A{n}", **_ability(rng)}
            for n in range(rng.randint(5, 20) if "abilities" in many else 1)
        ],
        "abilities": {"limit": 20 if "abilities" in many else 2},
        "question": [
            {
                "name": "Q0",
                "answers": [f"a{n}" for n in range(rng.randint(2, 9))],
                "shown": rng.choice(("at once", "together")),
                "then": ["score (answer)", "skip self if answer > all_theirs.answer"],
            }
        ],
        "path": {"two_way": [f"t1..t{ring}"] if rng.random() < 0.15 else []},
    }
    if "births" in many:
        found["start"]["most_markers"] = rng.randint(10, 99)
    return found


THINGS = (
    *("seats", "markers", "dice", "splits", "sends", "forks", "amendments", "conditions", "cards"),
    *("tiles", "faces", "abilities", "rules", "jumps", "births", "everything due"),
)


def _seat(rng: Random, n: int, seats: int, markers: int, ring: int, many: set[str]) -> Document:
    first = 1 + n * ring // seats
    walk = f"t{first}..t{ring}" + (f" t1..t{first - 1}" if first > 1 else "")
    if "forks" in many:
        walk += " " + _fork(rng, rng.randint(1, 8), [0])
    own = rng.randint(0, 5)
    walk += "".join(f" p{n}x{k}" for k in range(own))
    return {"colour": f"c{n}", "markers": markers, "route": walk, "finish": [f"home {n}"]}


def _fork(rng: Random, depth: int, used: list[int]) -> str:
    """Write a fork within forks; every branch has tiles of its own."""
    branches = []
    for n in range(rng.randint(2, 3 if depth < 4 else 2)):
        used[0] += 1
        way = f"f{used[0]}"
        if depth > 1 and (n == 0 or rng.random() < 0.4):
            way += " " + _fork(rng, depth - 1, used)
            used[0] += 1
            way += f" f{used[0]}"
        elif rng.random() < 0.2:
            way += " to t1"
        branches.append(f"b{n}: {way}")
    return "( " + " | ".join(branches) + " )"


def _randomiser(rng: Random, cards: bool, many: set[str]) -> Document:
    if cards:
        hand = rng.randint(2, 10) if "cards" in many else rng.choice((0, 2))
        return {"kind": "cards", "hand": hand, "deck": rng.choice(("shared", "own"))}
    dice = rng.randint(2, 5) if "dice" in many else 1
    use = rng.choice(("each", "each", "each", "sum", "one", "highest")) if dice > 1 else "each"
    whole = use == "each" and dice > 1 and rng.random() < 0.4
    return {
        "kind": "dice",
        "dice": dice,
        "use": use,
        "usage": "all_or_nothing" if whole else "each",
        "same_marker": not whole or rng.random() < 0.5,
    }


def _outcome(
    rng: Random, face: str, cards: bool, many: set[str], effects: Sequence[str]
) -> Document:
    do = ["enter", f"move {face}"]
    if "splits" in many and int(face) > 1:
        do.append(f"move {rng.randint(2, 40)} split {rng.randint(2, 9)}")
    if rng.random() < 0.3:
        do.append(rng.choice(ORDERS))
    if "everything due" in many:
        do += rng.sample(ORDERS, 4)
    if "conditions" in many and rng.random() < 0.5:
        do.append(f"move {rng.randint(1, 9)} if {_condition(rng, rng.randint(3, 20))}")
    then = _some(rng, effects, 3) if rng.random() < 0.3 else []
    weight = rng.randint(10, 60) if cards else 1
    return {"name": face, "weight": weight, "do": do, "then": then}


def _tile_rules(
    rng: Random, tiles: Sequence[str], effects: Sequence[str], many: set[str]
) -> list[Document]:
    count = min(len(tiles), rng.randint(20, 200)) if "rules" in many else rng.randint(0, 3)
    return [
        {"tile": tile, "on_land": _some(rng, effects, 3) or ["again"]}
        for tile in rng.sample(tiles, count)
    ]


def _jumps(rng: Random, tiles: Sequence[str]) -> list[Document]:
    half = min(len(tiles) // 2, 20)
    ends = rng.sample(tiles, 2 * half)
    return [{"from": a, "to": b} for a, b in zip(ends[:half], ends[half:], strict=True)]


def _sends(rng: Random, tiles: Sequence[str], many: set[str]) -> list[str]:
    count = min(len(tiles), 60) if "sends" in many else 2
    how = ("by choice", "by draw")
    return [
        f"send marker to {' '.join(rng.sample(tiles, count))} {rng.choice(how)}"
        for _ in range(6 if "sends" in many else 1)
    ]


def _amendments(rng: Random, faces: Sequence[str], many: set[str]) -> list[Document]:
    return [
        {
            "name": f"M{n}",
            "when": [rng.choice((f"round {n + 2}", _condition(rng, 2), f"captures {n + 1}"))],
            "set": {f"outcome.{rng.choice(faces)}.do": ["enter", f"move {n % 9 + 1}"]},
            "again": rng.random() < 0.5,
            "vote": rng.choice(("none", "none", "majority")),
        }
        for n in range(rng.randint(3, 30) if "amendments" in many else 0)
    ]


def _ability(rng: Random) -> Document:
    kind = rng.choice(KINDS)
    more = {"shield": {"turns": rng.randint(1, 9)}, "jump": {"steps": rng.randint(1, 9)}}
    return {"kind": kind, "use": rng.choice(("held", "held", "at once")), **more.get(kind, {})}


def _asked(rng: Random, many: set[str], what: str) -> list[str]:
    return [_condition(rng, rng.randint(5, 25))] if what in many and rng.random() < 0.5 else []


def _condition(rng: Random, parts: int) -> str:
    asked = (
        f"{rng.choice(FACTS)} % {rng.randint(2, 9)} = {rng.randint(0, 1)}"
        if rng.random() < 0.5
        else f"{rng.choice(FACTS)} >= {rng.randint(1, 3)}"
        for _ in range(parts)
    )
    return (
        rng.choice((" or ", " or ", " and ")).join(asked)[:390].rpartition(" or ")[0] or "home > 0"
    )


def _some(rng: Random, phrases: Sequence[str], most: int) -> list[str]:
    return rng.sample(phrases, rng.randint(0, most))


def toml(found: Mapping[str, Any]) -> str:
    """Write a document as a rule file."""
    lines = [f"{key} = {_value(value)}" for key, value in found.items() if _is_plain(value)]
    for block, held in found.items():
        if not _is_plain(held):
            for entry in held if isinstance(held, list) else [held]:
                lines.append(f"[[{block}]]" if isinstance(held, list) else f"[{block}]")
                lines += (f"{key} = {_value(value)}" for key, value in entry.items())
    return "\n".join(lines) + "\n"


def _is_plain(value: object) -> bool:
    return not isinstance(value, (dict, list))


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {_value(v)}" for k, v in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
