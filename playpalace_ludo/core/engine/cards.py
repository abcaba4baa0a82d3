"""Cards: one is drawn from a deck, and where players hold some it goes into a hand."""

from __future__ import annotations

from itertools import chain

from playpalace_ludo.core.engine.winning import Events
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import Shuffled
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Books, Refusal


def draw_card(rules: Rules, books: Books, face: int) -> tuple[Books, Events]:
    left = books.deck[face - 1]
    if not left:
        raise IllegalMove(Refusal.BAD_DICE)
    deck = books.deck[: face - 1] + (left - 1,) + books.deck[face:]
    if any(deck):
        return books._replace(deck=deck), ()
    held = [face, *chain.from_iterable(books.hands)] if rules.chance.hand else []
    rest = tuple(
        max(copies - held.count(card), 0) for card, copies in enumerate(rules.chance.deck, 1)
    )
    return books._replace(deck=rest if any(rest) else rules.chance.deck), (Shuffled(),)


def take_up(
    rules: Rules, books: Books, seat: int, drawn: tuple[int, ...]
) -> tuple[tuple[int, ...], Books]:
    """Put a card into a hand; a full one is returned to be chosen from, and no longer kept."""
    cards = (*books.hands[seat], *drawn)
    full = len(cards) >= rules.chance.hand
    return (cards if full else ()), holding(books, seat, () if full else cards)


def holding(books: Books, seat: int, cards: tuple[int, ...]) -> Books:
    return books._replace(hands=books.hands[:seat] + (cards,) + books.hands[seat + 1 :])
