"""Time of the first text, and of each spoken line of whole games for four listeners.

Run: python benchmarks/words.py
"""

from __future__ import annotations

import random
import subprocess
import sys
from statistics import median
from time import perf_counter

FIRST_TEXT = """
from time import perf_counter
began = perf_counter()
from playpalace_ludo.words import Translator
imported = perf_counter()
Translator({lang!r}).text("pludo-turn", who="you", name="")
print(imported - began, perf_counter() - imported)
"""


def first_text(lang: str, runs: int = 7) -> tuple[float, float]:
    """Return the median seconds to import the words and to say the first, in fresh processes."""
    found = []
    for _ in range(runs):
        code = FIRST_TEXT.format(lang=lang)
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        found.append(tuple(map(float, done.stdout.split())))
    return median(found_import for found_import, _ in found), median(text for _, text in found)


def lines_of_a_game(variant: str, lang: str, seed: int) -> tuple[int, float, float]:
    """Return lines spoken, seconds in narrate and seconds in the translator."""
    from playpalace_ludo import variants
    from playpalace_ludo.core import engine
    from playpalace_ludo.words import Listener, Translator, narrate

    rules = variants.load(variant)
    chance = random.Random(seed)
    say = Translator(lang)
    listeners = [Listener(seat) for seat in range(4)]
    state, _ = engine.start(rules, range(4))
    lines, narrating, translating = 0, 0.0, 0.0
    while state.owed:
        before = state
        dice = tuple(chance.randint(1, 6) for _ in range(rules.chance.dice))
        state, events = engine.roll(rules, state, dice)
        while state.moves:
            state, more = engine.play(rules, state, chance.choice(state.moves))
            events += more
        began = perf_counter()
        told = [line for each in listeners for line in narrate(rules, before, events, state, each)]
        narrated = perf_counter()
        for line in told:
            say.line(line)
        translating += perf_counter() - narrated
        narrating += narrated - began
        lines += len(told)
    return lines, narrating, translating


def main() -> None:
    for lang in ("en", "de"):
        importing, saying = first_text(lang)
        print(f"{lang}: import {importing * 1e3:.0f} ms, first text {saying * 1e3:.0f} ms")
    for variant in ("playpalace", "nigerian"):
        for lang in ("en", "de"):
            games = [lines_of_a_game(variant, lang, seed) for seed in range(3)]
            lines = sum(count for count, _, _ in games)
            narrating = sum(seconds for _, seconds, _ in games) / lines
            translating = sum(seconds for _, _, seconds in games) / lines
            print(
                f"{variant} {lang}: {lines} lines, per line narrate {narrating * 1e6:.0f} us, "
                f"translate {translating * 1e6:.0f} us"
            )


if __name__ == "__main__":
    main()
