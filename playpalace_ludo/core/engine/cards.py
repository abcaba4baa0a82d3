"""Cards: one is drawn from a deck, and where players hold some it goes into a hand."""

from __future__ import annotations

from itertools import chain

from playpalace_ludo.core.effects import PassCard
from playpalace_ludo.core.engine import order
from playpalace_ludo.core.engine.winning import Events
from playpalace_ludo.core.errors import IllegalMove
from playpalace_ludo.core.events import CardPassed, Event, Shuffled
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Books, Refusal, State


def draw_card(rules: Rules, books: Books, seat: int, face: int) -> tuple[Books, Events]:
    """Take a card from the seat's deck; an empty deck is shuffled first."""
    deck = rules.deck_of(books, seat)
    left = deck[face - 1]
    if not left:
        raise IllegalMove(Refusal.BAD_DICE)
    deck = deck[: face - 1] + (left - 1,) + deck[face:]
    if any(deck):
        return _with_deck(rules, books, seat, deck), ()
    hands = books.hands[seat : seat + 1] if rules.chance.own_decks else books.hands
    held = [face, *chain.from_iterable(hands)] if rules.chance.hand else []
    rest = tuple(
        max(copies - held.count(card), 0) for card, copies in enumerate(rules.chance.deck, 1)
    )
    deck = rest if any(rest) else rules.chance.deck
    return _with_deck(rules, books, seat, deck), (Shuffled(),)


def _with_deck(rules: Rules, books: Books, seat: int, deck: tuple[int, ...]) -> Books:
    if not rules.chance.own_decks:
        return books._replace(deck=deck)
    cards = len(deck)
    before, after = books.deck[: seat * cards], books.deck[(seat + 1) * cards :]
    return books._replace(deck=before + deck + after)


def take_up(
    rules: Rules, books: Books, seat: int, drawn: tuple[int, ...]
) -> tuple[tuple[int, ...], Books]:
    """Put a card into a hand; a full hand is taken off the books and returned to choose from."""
    cards = (*books.hands[seat], *drawn)
    full = len(cards) >= rules.chance.hand
    return (cards if full else ()), holding(books, seat, () if full else cards)


def holding(books: Books, seat: int, cards: tuple[int, ...]) -> Books:
    return books._replace(hands=books.hands[:seat] + (cards,) + books.hands[seat + 1 :])


def receiver(rules: Rules, state: State, effect: PassCard) -> int | None:
    """Return who is given a card; None if that hand is full, out of the game, or one's own."""
    for seat in order.seats_named(rules, state, state.turn, effect.who)[:1]:
        full = len(state.books.hands[seat]) >= rules.chance.hand
        if seat != state.turn and not full and order.is_active(rules, state, seat):
            return seat
    return None


def pass_on(rules: Rules, state: State, effect: PassCard) -> tuple[State, tuple[Event, ...]]:
    """Hand the chosen card to the other player."""
    to, seat = receiver(rules, state, effect), state.turn
    if to is None or effect.card not in state.books.hands[seat]:
        return state, ()
    own = [*state.books.hands[seat]]
    own.remove(effect.card)
    books = holding(state.books, seat, tuple(own))
    books = holding(books, to, (*books.hands[to], effect.card))
    return state._replace(books=books), (CardPassed(seat, effect.card, to),)
