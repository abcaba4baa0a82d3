"""Golden games: the beginning and the end of one game per variant, with positions and events.

python -m tools.generate --golden      writes them anew
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.core.rules import Rules

FOLDER = Path(__file__).parents[1] / "golden"
FIRST_TURNS, LAST_TURNS = 10, 15

RELAXED: dict[str, tuple[str, dict[str, Any]]] = {
    "relaxed-five-arms": ("playpalace", {"board.arms": 5}),
    "relaxed-six-arms": ("strict", {"board.arms": 6, "board.markers": 3}),
    "relaxed-six-markers": ("classic", {"board.markers": 6}),
    "relaxed-order": (
        "hexagon",
        {
            **{"turn.order": "draw", "turn.first": "seat 1"},
            **{"win.when": ["points >= 12", "last left"], "capture.reward": ["score 2"]},
            **{"finish.reward": ["score 3"], "capture.only_when": ["victim.home <= home"]},
            **{"lose.when": ["last and round % 20 = 0"], "lose.asked": "each round"},
            "turn_rule": [
                {"name": "Rest", "at": "begin", "when": ["leader"], "then": ["skip self"]},
                {"name": "Zeal", "at": "end", "when": ["out = 0"], "then": ["turn to self"]},
            ],
        },
    ),
}
"""Games that no shipped file plays: a generated board, or rules that hang on conditions."""


def names() -> list[str]:
    return [*variants.names(), *RELAXED]


def rules_named(name: str) -> Rules:
    if name not in RELAXED:
        return variants.load(name)
    base, options = RELAXED[name]
    return variants.with_options(variants.load(base), options)


def game(rules: Rules) -> Match:
    rng = random.Random(rules.name)
    few = rules.spec == rules.name
    seats = engine.default_seats(rules, max(2, rules.min_players) if few else rules.max_players)
    match = Match(rules, seats, first=0 if rules.turns.first == "random" else None)
    while not match.over:
        uses = match.state.awaiting == "roll" and match.state.moves and rng.random() < 0.5
        if match.state.awaiting == "roll" and not uses:
            throws = rules.chances(match.state)
            dice = rng.choices([throw for throw, _ in throws], [chance for _, chance in throws])[0]
            match.roll(dice)
        else:
            match.play(rng.choice(match.state.moves))
    return match


def text(rules: Rules) -> str:
    match = game(rules)
    last = match.state.number
    lines = [f"{rules.title}: {last} turns", format_position(rules, match.start)]
    skipped = False
    for step in match.steps:
        if FIRST_TURNS < step.before.number <= last - LAST_TURNS:
            if not skipped:
                lines.append(f"... turns {FIRST_TURNS + 1} to {last - LAST_TURNS}")
            skipped = True
            continue
        lines += write_step(rules, step)
    # Options make a long name, once is enough.
    whole = "\n".join(lines).replace(f"{rules.spec} ", f"{rules.name} ")
    return (f"{rules.spec}\n" if rules.spec != rules.name else "") + whole + "\n"


def write_step(rules: Rules, step: Step) -> list[str]:
    happened = [f"{type(event).__name__}({', '.join(map(str, event))})" for event in step.events]
    return ["    " + " ".join(happened), format_position(rules, step.after)]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        (FOLDER / f"{name}.txt").write_text(text(rules_named(name)), "utf-8")
