"""Dice anyone can verify: fixed by a secret seed, each player's words, names and rules.

A commitment to the seed is published before words are taken, and the seed itself at the end of the
game, so that everybody can compute every die again. `docs/dice.md` describes it for players, with
a verifier of one page.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

from playpalace_ludo.chance import FACES
from playpalace_ludo.core.proof import FAIR, LONGEST_CONTRIBUTION, Proof
from playpalace_ludo.core.record import Header
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table.dice_hashes import commitment, mixed
from playpalace_ludo.table.seating import Player

NOTHING: Mapping[int, str] = MappingProxyType({})


class Draw(NamedTuple):
    """A number drawn below a limit."""

    number: int
    total: int

    def __str__(self) -> str:
        shown = str(self.number + 1)
        return shown if self.total == FACES else f"{shown}/{self.total}"


def new_seed() -> str:
    return secrets.token_hex(32)


def new_contribution() -> str:
    """Draw a contribution for a player who typed none."""
    return secrets.token_hex(8)


def clean_contribution(typed: str) -> str:
    """Return typed words as they are kept: on one line and of limited length."""
    beginning = typed[: 10 * LONGEST_CONTRIBUTION]
    visible = "".join(char if char.isprintable() else " " for char in beginning)
    return " ".join(visible.split())[:LONGEST_CONTRIBUTION].rstrip()


def prove(
    seed: str,
    rules: Rules,
    players: Sequence[Player],
    typed: Mapping[int, str],
    promised: Mapping[int, str] = NOTHING,
) -> Proof:
    """Fix the dice of a game by the seed, the rules, and each seat's player and words.

    People who neither typed nor promised words get random ones; those who promised words but never
    told them add their promise alone.
    """
    seated, header = sorted(players), header_of(rules, players)
    contributions = tuple(
        typed.get(player.seat) or _unsaid(player, colour, promised)
        for player, colour in zip(seated, header.seats, strict=True)
    )
    promises = tuple(promised.get(player.seat, "") for player in seated)
    proof = Proof(
        FAIR,
        commitment=commitment(seed),
        contributions=contributions,
        promises=promises if any(promises) else (),
        seed=seed,
    )
    return proof._replace(mixed=mixed(header, proof))


def header_of(rules: Rules, players: Sequence[Player]) -> Header:
    """Return rules, seats and names as the header of the record will have them."""
    seated = sorted(players)
    colours = tuple(rules.seats[player.seat].colour for player in seated)
    names = tuple(player.name for player in seated)
    return Header(rules.spec, colours, names, revision=rules.revision)


def _unsaid(player: Player, colour: str, promised: Mapping[int, str]) -> str:
    """Return the text mixed in for a player who told no words."""
    if player.seat in promised:
        return ""  # also where a bot has taken over from somebody who promised
    return colour if player.is_bot else new_contribution()


@lru_cache(maxsize=256)
def _measures(total: int) -> tuple[int, int]:
    """Return the bytes per number and the limit above which numbers are dropped as unfair."""
    size = (total.bit_length() + 7) // 8
    return size, 256**size // total * total


class FairDice:
    """Every die follows from the seed, the contributions and its number alone."""

    repeats = True

    def __init__(self, seed: str, contributed: str, scheme: str = FAIR) -> None:
        """Take the seed and the hash of everything else that decides the dice (`mixed`)."""
        key = hmac.digest(bytes.fromhex(seed), bytes.fromhex(contributed), sha256)
        self._source = hmac.new(key, f"{scheme}|die|".encode(), sha256)
        self.proof: Proof | None = None
        """The record's proof, where these are the dice of a game."""

    @classmethod
    def for_players(
        cls,
        seed: str,
        rules: Rules,
        players: Sequence[Player],
        typed: Mapping[int, str],
    ) -> FairDice:
        """Make the dice of a game: bots add their colour, people the words typed, by seat."""
        return cls.of(prove(seed, rules, players, typed))

    @classmethod
    def of(cls, proof: Proof) -> FairDice:
        """Make the dice that a record proves, whose seed is known."""
        dice = cls(proof.seed, proof.mixed, proof.scheme)
        dice.proof = proof
        return dice

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        if dice := rules.plain_dice_now(state):
            return tuple([self.below(FACES, number + die) + 1 for die in range(dice)])
        shares = rules.shares_now(state)
        drawn = self.below(sum(share for _, share in shares), number)
        reached = accumulate(share for _, share in shares)
        return next(throw for (throw, _), end in zip(shares, reached, strict=True) if drawn < end)

    def first(self, seats: Sequence[int]) -> int:
        return seats[self.below(len(seats), 0)]

    def draws(self, rules: Rules, state: State, number: int) -> list[Draw]:
        """Return the numbers a throw is made of."""
        if dice := rules.plain_dice_now(state):
            return [Draw(self.below(FACES, number + die), FACES) for die in range(dice)]
        total = sum(share for _, share in rules.shares_now(state))
        return [Draw(self.below(total, number), total)]

    def first_draw(self, seats: Sequence[int]) -> Draw:
        return Draw(self.below(len(seats), 0), len(seats))

    def below(self, total: int, number: int) -> int:
        """Return the number-th draw, uniform below `total`."""
        size, fair = _measures(total)
        data, blocks = b"", 0
        while True:
            while len(data) < size:
                data += self._block(number, blocks)
                blocks += 1
            value, data = int.from_bytes(data[:size]), data[size:]
            if value < fair:
                return value % total

    def _block(self, number: int, block: int) -> bytes:
        source = self._source.copy()
        source.update(b"%d|%d" % (number, block))
        return source.digest()
