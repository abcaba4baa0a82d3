"""Fair dice: speed beside the system's dice and a bare HMAC loop, and uniformity.

    python benchmarks/dice.py                 a million dice, about half a minute
    python benchmarks/dice.py --dice 20000    a short look

The seed is new with every run; `--seed` takes one of 64 hexadecimal digits instead.
"""

from __future__ import annotations

import argparse
import hmac
import time
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import exp, lgamma, log
from random import SystemRandom
from typing import NamedTuple, TypeVar

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.table.dice_hashes import commitment
from playpalace_ludo.table.fair_dice import FairDice, new_seed

T = TypeVar("T")

MOST_SECONDS = 3.0
"""CPU seconds for which each kind of dice is timed."""
BATCH = 2000


class Evenness(NamedTuple):
    """A chi-square test; `p` is how often fair dice fit worse."""

    what: str
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        return survival(self.chi_square, self.freedom)

    def __str__(self) -> str:
        return f"{self.what}: chi square {self.chi_square:.1f}, {self.freedom} df, p {self.p:.3f}"


def survival(chi_square: float, freedom: int) -> float:
    """Return the chance of a larger chi square: the upper incomplete gamma function."""
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    term = total = 1 / a
    n = a
    while term > total * 1e-15:
        n += 1
        term *= x / n
        total += term
    return max(0.0, 1 - total * exp(a * log(x) - x - lgamma(a)))


def fit(what: str, seen: Mapping[T, int], shares: Mapping[T, float]) -> Evenness:
    """Compare counts with the shares they should have."""
    thrown, whole = sum(seen.values()), sum(shares.values())
    due = {one: thrown * share / whole for one, share in shares.items()}
    assert set(seen) <= set(due)
    chi = sum((seen.get(one, 0) - expected) ** 2 / expected for one, expected in due.items())
    return Evenness(what, chi, len(due) - 1)


def evenness(dice: FairDice, count: int) -> list[Evenness]:
    """Throw this many dice, and a spinner with unequal sectors a tenth as often."""
    plain, spinner = variants.load("playpalace"), variants.load("figure-eight")
    state, _ = engine.start(plain, [0, 1])
    row = [dice.throw(plain, state, number)[0] for number in range(count)]
    faces = range(1, 7)
    pairs = Counter(zip(row[::2], row[1::2], strict=False))
    gaps = Counter(_waits(row))
    spun_from, _ = engine.start(spinner, [0, 1], 0)
    spun = Counter(dice.throw(spinner, spun_from, number) for number in range(count // 10))
    return [
        fit("faces", Counter(row), dict.fromkeys(faces, 1)),
        fit(
            "pairs of dice that follow each other", pairs, {(a, b): 1 for a in faces for b in faces}
        ),
        fit("throws to a six", gaps, {n: _wait_share(n) for n in range(1, LONGEST_WAIT + 1)}),
        fit("spins of unequal parts", spun, dict(spinner.shares_now(spun_from))),
    ]


LONGEST_WAIT = 20


def _waits(row: list[int]) -> list[int]:
    """List how many throws each six took; long waits are one kind."""
    found, wait = [], 0
    for face in row:
        wait += 1
        if face == 6:
            found.append(min(wait, LONGEST_WAIT))
            wait = 0
    return found


def _wait_share(throws: int) -> float:
    chance = (5 / 6) ** (throws - 1)
    return chance if throws == LONGEST_WAIT else chance / 6


def per_second(throw: Callable[[int], object], count: int) -> float:
    """Return throws per CPU second, which other programs do not affect."""
    speeds: list[float] = []
    end = time.process_time() + MOST_SECONDS
    for first in range(0, count, BATCH):
        begun = time.process_time()
        for number in range(first, first + BATCH):
            throw(number)
        speeds.append(BATCH / (time.process_time() - begun))
        if time.process_time() > end:
            break
    return sorted(speeds)[len(speeds) // 2]


def speeds(dice: FairDice, count: int) -> dict[str, float]:
    rules = variants.load("playpalace")
    cards = variants.load("market-road")
    state, drawn_from = engine.start(rules, [0, 1])[0], engine.start(cards, [0, 1])[0]
    system, key = SystemRandom(), bytes(32)
    return {
        "fair dice": per_second(lambda number: dice.throw(rules, state, number), count),
        "fair cards": per_second(lambda number: dice.throw(cards, drawn_from, number), count),
        "random.SystemRandom": per_second(lambda _: system.randrange(6) + 1, count),
        "a bare hmac.digest": per_second(
            lambda number: hmac.digest(key, b"%d" % number, sha256), count
        ),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--dice", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--seed", default="", metavar="HEX")
    args = parser.parse_args()
    seed = args.seed or new_seed()
    dice = FairDice(seed, commitment(seed))
    print(f"seed {seed}, {args.dice:,} dice")
    found = speeds(dice, args.dice)
    for what, speed in found.items():
        times = speed / found["fair dice"]
        print(f"{what}: {speed:,.0f} a second of the processor, {times:.2f} times fair dice")
    for one in evenness(dice, args.dice):
        print(one)


if __name__ == "__main__":
    main()
