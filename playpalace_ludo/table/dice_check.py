"""Check whether a game's dice are those fixed before it; report the first difference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from playpalace_ludo.core import record
from playpalace_ludo.core.errors import RecordError, cut
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.proof import FAIR, SEEDED, Proof
from playpalace_ludo.core.record import Body, Header
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table.dice_hashes import commitment, mixed, promise, sealed
from playpalace_ludo.table.fair_dice import FairDice
from playpalace_ludo.words import Message, phrases
from playpalace_ludo.words.dice_code import WORDS, WORDS_1, code, count_words, is_code_of
from playpalace_ludo.words.model import Arg

MOST_LISTED = 128 * 1024
UNKEPT = "pludo-dice-unkept"
"""The message that names players who promised words and did not tell them."""


class FallenDice(NamedTuple):
    """The part of a game that concerns its dice."""

    rules: Rules
    header: Header
    start: State
    throws: Sequence[tuple[State, Throw]]
    """Each throw with the state before it."""
    over: bool

    @property
    def fallen(self) -> int:
        return sum(len(dice) for _, dice in self.throws) + bool(self.header.first)


class Verdict(NamedTuple):
    message: Message
    holds: bool = False
    """Whether nothing in the record contradicts its seed."""
    whole: bool = False
    """Whether the record goes to the end of the game."""
    seal: str = ""
    """The hash of the whole record, where it has one."""
    more: tuple[Message, ...] = ()
    """Further facts once the dice hold: who could have chosen them, and the record's code."""


def thrown(match: Match) -> FallenDice:
    """Read the throws of a match that has kept all its steps."""
    throws = [(step.before, step.action.dice) for step in match.steps if step.action.dice]
    return FallenDice(match.rules, match.header, match.start, throws, match.over)


def check_match(match: Match) -> Verdict:
    """Check the dice of a match that has kept all its steps."""
    return _with_seal(check(thrown(match)), match.header, record.split(match.text())[1])


def check_record(text: str, load: Load) -> tuple[FallenDice, Verdict]:
    """Check the dice of a record; raise RecordError for one that cannot be replayed.

    A die that was changed is named even where the game could not have gone on with it.
    """
    rules, header, reader, body = record.begin(text, load)
    start, broken = reader.state, None
    try:
        reader.read(body)
    except RecordError as error:
        broken = error
    states = [start, *(after for _, _, after in reader.actions)]
    actions = [action for action, _, _ in reader.actions]
    throws = [(before, a.dice) for before, a in zip(states, actions, strict=False) if a.dice]
    game = FallenDice(rules, header, start, throws, over=not reader.state.owed)
    verdict = check(game)
    if broken is not None and (verdict.holds or _dice_of(header.proof) is None):
        raise broken
    return game, _with_seal(verdict, header, body)


def about(rules: Rules, proof: Proof | None, what: str = "fixed") -> Message:
    """Say what fixed the dice, before anything is checked."""
    if proof is None:
        return _said(rules, "no-proof")
    if proof.scheme == SEEDED:
        return _said(rules, "seeded", seed=cut(proof.seed))
    return _said(rules, what, code=code(proof.commitment, _length(proof)))


def check(game: FallenDice) -> Verdict:
    """Compute every die again and report the first difference, or that there is none."""
    rules, header, proof = game.rules, game.header, game.header.proof
    dice = _dice_of(proof)
    if proof is None or proof.scheme == SEEDED:
        return Verdict(about(rules, proof))
    if dice is None:
        return Verdict(_said(rules, "not-told.over" if game.over else "not-told"))
    if mixed(header, proof) != proof.mixed:
        return Verdict(_said(rules, "mixed" if proof.scheme == FAIR else "contribution"))
    if broken := _broken_promise(header, proof):
        return Verdict(_said(rules, "promise", name=broken))
    differs = next(_differences(game, dice), None)
    if commitment(proof.seed, proof.scheme) != proof.commitment:
        return Verdict(_said(rules, "seed" if differs else "commitment"))
    differs = differs or _difference_in_list(game, dice, proof.drawn)
    if differs:
        return Verdict(differs)
    ending = "" if game.over else ".broken-off" if proof.drawn else ".so-far"
    message = _said(rules, f"follows{ending}", count=game.fallen)
    return Verdict(message, holds=True, whole=game.over)


def compare(game: FallenDice, verdict: Verdict, noted: str) -> Verdict:
    """Compare a record whose dice hold with a code somebody noted, before the game or after it."""
    proof = game.header.proof
    assert proof is not None
    words = _length(proof)
    if verdict.seal and is_code_of(noted, verdict.seal):
        fits = "noted-record"
    elif is_code_of(noted, proof.commitment, words):
        fits = "noted-seed" if proof.scheme == FAIR else "noted-short"
    else:
        given = count_words(noted)
        differs = "noted-part" if 1 < given < words else "noted-other"
        return Verdict(_said(game.rules, differs, given=given, words=words))
    return verdict._replace(message=_said(game.rules, fits, count=game.fallen))


def drawn(game: FallenDice, dice: FairDice) -> str:
    """Write all numbers drawn, for a check without the rules.

    Empty if a rule file's weights are so fine that the header could not hold it.
    """
    listed = " ".join(_drawn(game, dice))
    return listed if len(listed) <= MOST_LISTED else ""


def _with_seal(verdict: Verdict, header: Header, body: Body) -> Verdict:
    """Add the code of the whole record, and the players who could have chosen the dice."""
    proof = header.proof
    if not verdict.holds or proof is None or proof.scheme != FAIR:
        return verdict
    seal = sealed(header, proof, body)
    told = Message("pludo-dice-record", {"code": code(seal)})
    return verdict._replace(seal=seal, more=(*_who_could_choose(header, proof), told))


def _who_could_choose(header: Header, proof: Proof) -> list[Message]:
    """Say whose words were promised, who did not keep a promise, and what that leaves open."""
    if proof.contributions == header.seats:
        return []  # bots alone
    rows = list(zip(header.players, proof.promises, proof.contributions, strict=False))
    kept = tuple(name for name, promised, words in rows if promised and words)
    unkept = tuple(name for name, promised, words in rows if promised and not words)
    said = [Message(UNKEPT, {"names": unkept, "count": len(unkept)})] * bool(unkept)
    if kept:
        return [*said, Message("pludo-dice-kept", {"names": kept, "count": len(kept)})]
    return [*said, Message("pludo-dice-seen")]


def _broken_promise(header: Header, proof: Proof) -> str:
    """Return the first player whose words are not those that were promised."""
    for name, promised, words in zip(
        header.players, proof.promises, proof.contributions, strict=False
    ):
        if promised and words and promise(proof.commitment, name, words) != promised:
            return name
    return ""


def _length(proof: Proof) -> int:
    """Return how many words the code told before the game has."""
    return WORDS if proof.scheme == FAIR else WORDS_1


def _dice_of(proof: Proof | None) -> FairDice | None:
    if proof is None or proof.scheme == SEEDED or not proof.seed:
        return None
    return FairDice.of(proof)


def _drawn(game: FallenDice, dice: FairDice) -> Iterator[str]:
    number = 0
    if game.header.first:
        yield str(dice.first_draw(game.start.seats))
        number = 1
    for before, throw in game.throws:
        yield from map(str, dice.draws(game.rules, before, number))
        number += len(throw)


def _differences(game: FallenDice, dice: FairDice) -> Iterator[Message]:
    rules, number = game.rules, 0
    if game.header.first:
        begins = rules.seats[dice.first(game.start.seats)].colour
        if begins != game.header.first:
            fell, due = (
                Message("pludo-colour", {"colour": one}) for one in (game.header.first, begins)
            )
            yield _said(rules, "first", fell=fell, due=due)
        number = 1
    for before, throw in game.throws:
        wanted = dice.throw(rules, before, number)
        for die in zip(throw, wanted, strict=True):
            number += 1
            if die[0] != die[1]:
                said, right = phrases.dice(rules.of(before), die)
                yield _said(rules, "die", number=number, turn=before.number, fell=said, due=right)


def _difference_in_list(game: FallenDice, dice: FairDice, listed: str) -> Message | None:
    """Compare the list in the header, which is written when a game is over."""
    if not listed:
        return None
    pairs = zip_longest(listed.split(), _drawn(game, dice), fillvalue="-")
    for nth, (fell, due) in enumerate(pairs, 1):
        if fell != due and due == "-" and not game.over:
            return _said(game.rules, "cut", listed=len(listed.split()), count=nth - 1)
        if fell != due:
            return _said(game.rules, "list", number=nth, fell=cut(fell), due=due)
    return None


def _said(rules: Rules, what: str, **args: Arg) -> Message:
    return Message(f"pludo-dice-{what}", {"throw": rules.chance.randomiser, **args})
