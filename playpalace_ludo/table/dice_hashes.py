"""The hashes of fair dice: commitments before a game, the mix of words, the seal of its record.

Every hash begins with the scheme and its purpose, and every text in it with its length, so none can
be taken for another. `docs/dice.md` says which hash is told when, and why.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from playpalace_ludo.core.proof import FAIR, FAIR_1, Proof
from playpalace_ludo.core.record import Body, Header


def commitment(seed: str, scheme: str = FAIR) -> str:
    """Commit to a seed without revealing it."""
    return sha256(scheme.encode() + b"|seed|" + bytes.fromhex(seed)).hexdigest()


def promise(fixed: str, name: str, words: str) -> str:
    """Commit to a player's words without revealing them, for the dice with this commitment only.

    It includes the name, so that nobody can copy another player's promise.
    """
    return _hash(FAIR, "words", (fixed, name, words))


def closed(header: Header, proof: Proof) -> str:
    """Hash everything known before the first promised word is told."""
    told = tuple(
        "" if promised else words
        for promised, words in zip(_promises(proof), proof.contributions, strict=True)
    )
    return _hash(FAIR, "closed", (proof.commitment, *_players(header, proof, told)))


def mixed(header: Header, proof: Proof) -> str:
    """Hash everything but the seed that decides the dice."""
    if proof.scheme == FAIR_1:
        pairs = zip(header.seats, proof.contributions, strict=True)
        return _hash(FAIR_1, "players", (text for pair in pairs for text in pair))
    return _hash(FAIR, "players", _players(header, proof, proof.contributions))


def sealed(header: Header, proof: Proof, body: Body) -> str:
    """Hash a whole record, except for the entries its keeper adds in `table`."""
    lines = (" ".join(line.split()) for _, line in body)
    about = (proof.mixed, proof.commitment, proof.seed, *_rules(header), header.first)
    count = str(len(header.seats))
    return _hash(FAIR, "record", (*about, count, *header.seats, *header.players, *lines))


def _players(header: Header, proof: Proof, words: tuple[str, ...]) -> Iterable[str]:
    rows = zip(header.seats, header.players, _promises(proof), words, strict=True)
    return (*_rules(header), *(text for row in rows for text in row))


def _rules(header: Header) -> tuple[str, str]:
    return header.spec, str(header.revision)


def _promises(proof: Proof) -> tuple[str, ...]:
    return proof.promises or ("",) * len(proof.contributions)


def _hash(scheme: str, purpose: str, texts: Iterable[str]) -> str:
    data = f"{scheme}|{purpose}|".encode()
    return sha256(data + b"".join(map(_measured, texts))).hexdigest()


def _measured(text: str) -> bytes:
    """Prefix the length, so that no two lists of texts encode alike."""
    data = text.encode("utf-8", "surrogatepass")
    return b"%d:%b," % (len(data), data)
