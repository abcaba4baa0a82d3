"""Answers to players' questions: the board, the turn, the score, nearby tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType

from playpalace_ludo.core import engine
from playpalace_ludo.core.engine.abilities import SECOND
from playpalace_ludo.core.engine.crowding import movers
from playpalace_ludo.core.events import OpeningRolled, Rolled
from playpalace_ludo.core.merit import at_home, merit, needed_home, points_of, to_go
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Refusal, State
from playpalace_ludo.words import abilities, phrases
from playpalace_ludo.words.choices import Choice, choices, choosing, hint
from playpalace_ludo.words.conditions import any_condition
from playpalace_ludo.words.ending import captures, captures_to_win, ending, standing
from playpalace_ludo.words.model import BRIEF, FULL, Arg, CommaList, Listener, Message
from playpalace_ludo.words.near import near, shelter
from playpalace_ludo.words.rulebook import rule_lines, variant_title
from playpalace_ludo.words.since import streak
from playpalace_ludo.words.why_stuck import entries

__all__ = [
    "Choice",
    "board",
    "cannot_pass",
    "choices",
    "choosing",
    "everybody",
    "hint",
    "last_roll",
    "my_tokens",
    "near",
    "position",
    "result",
    "resume",
    "rules_now",
    "score",
    "seating",
    "tokens",
    "turn",
    "who",
    "why_not",
]

NO_BOTS: Mapping[int, str] = MappingProxyType({})

LastRoll = Rolled | OpeningRolled | None


def board(rules: Rules, state: State, listener: Listener, last: LastRoll = None) -> list[Message]:
    """Tell of all players, one line each, then the last roll."""
    more = [*prisoners(rules, state, listener), *abilities.held(rules, state, listener)]
    more += abilities.shields(rules, state, listener)
    return [*everybody(rules, state, listener), *more, last_roll(rules, last, listener)]


def everybody(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say where everybody's tokens are, one line each, the hearer's first."""
    return [
        _player_line(rules, state, seat, listener) for seat in _round_table(rules, state, listener)
    ]


def tokens(rules: Rules, state: State, seat: int, listener: Listener) -> list[Message]:
    """Say where one player's tokens are, with the steps each has to go."""
    return [_player_line(rules, state, seat, listener, distances=True)]


def my_tokens(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say the hearer's own tokens, one line per place, then those of a helped partner.

    An onlooker hears those of the seat to act.
    """
    seat = state.turn if listener.seat is None else listener.seat
    whose = dict.fromkeys((seat, *movers(rules, state.tokens, seat)))
    return [
        Message("pludo-query-my-token", args)
        for one in whose
        for args in _groups(rules, state, one, listener, by=seat)
    ]


def seating(rules: Rules, state: State) -> list[int]:
    """List the players in the first order of play, so that their keys keep their meaning."""
    return _in_order(state.seats, rules.turns.clockwise)


def _round_table(rules: Rules, state: State, listener: Listener) -> list[int]:
    """List the players in the order of play as it is now, the hearer first."""
    return _in_order(state.seats, state.books.clockwise, listener.seat)


def _in_order(seats: tuple[int, ...], clockwise: bool, first: int | None = None) -> list[int]:
    at = seats.index(first) if first in seats else 0
    others = [*seats[at + 1 :], *seats[:at]]
    return [seats[at], *(others if clockwise else reversed(others))]


def _player_line(
    rules: Rules, state: State, seat: int, listener: Listener, *, distances: bool = False
) -> Message:
    form = "left" if distances else BRIEF if listener.verbosity == BRIEF else "normal"
    groups = CommaList(
        Message(f"pludo-query-at.{form}", args) for args in _groups(rules, state, seat, listener)
    )
    return Message(
        "pludo-query-player-tokens", {**phrases.person(rules, seat, listener), "list": groups}
    )


def _groups(
    rules: Rules, state: State, seat: int, listener: Listener, by: int | None = None
) -> Iterator[phrases.Args]:
    """Group tokens by where they stand: those on their way first, then the yard, then home.

    ``by`` is who plays them, if that is to be told.
    """
    rules = rules.of(state)
    by_step: dict[int, list[int]] = {}
    for token, step in enumerate(state.tokens[seat]):
        by_step.setdefault(step, []).append(token)
    finish = rules.plan.finishes[seat]
    for step in sorted(by_step, key=lambda s: (s == finish, s == YARD, by_step[s])):
        together = by_step[step]
        player = seat if by is None else by
        numbers = phrases.numbers_for(rules, seat, together, listener, by=player)
        everyone = numbers["owner"] == "actor" and len(together) == len(state.tokens[seat]) > 1
        yield {
            **numbers,
            **phrases.place(rules, seat, step),
            **phrases.safe_square(rules, rules.seats[seat].route.tiles[step]),
            "all": "yes" if everyone else "no",
            "left": rules.left(seat, step, state.tokens[seat]),
            "state": shelter(rules, state.tokens[seat], seat, step),
        }


def turn(rules: Rules, state: State, listener: Listener) -> Message:
    """Say whose turn it is, what is owed, and what else is to come; after the end, the result."""
    if not state.owed:
        return phrases.sentences(result(rules, state, listener))
    pool = tuple(phrases.face(rules.of(state), face) for face in state.pool)
    args: phrases.Args = {
        **phrases.person(rules, state.turn, listener),
        "owed": _owed(rules.of(state), state),
        "dice": pool,
        "throw": rules.chance.randomiser,
    }
    owed = Message("pludo-query-turn", args)
    more = [*_answers(rules.of(state), state, listener), *_hand(rules, state, listener)]
    more += prisoners(rules, state, listener)
    more += abilities.usable(rules, state, listener)
    more += [*streak(rules.of(state), state, least=2)]
    more += _direction(rules, state)
    return phrases.sentences([owed, *more, *_absent(rules, state, listener)])


def _hand(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say the hearer's cards, unless the hearer is choosing from them now."""
    seat = state.turn if listener.seat is None else listener.seat
    cards = state.books.hands[seat] if rules.chance.hand else ()
    if cards:
        args = {**phrases.person(rules, seat, listener), "cards": phrases.dice(rules, cards)}
        yield Message("pludo-query-hand", args)


def _answers(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say what was answered so far, as far as the hearer may know it."""
    poll = state.books.poll
    if poll is None or not poll.answers:
        return
    if not rules.chance.polls[poll.face].secret:
        given = phrases.answers(rules, poll.face, poll.answers, listener)
        yield Message("pludo-answers", {"list": given})
        return
    seats = tuple(seat for seat, _ in poll.answers)
    yield Message("pludo-query-answers-given", {"players": phrases.players(rules, seats, listener)})


def prisoners(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say who holds whose tokens."""
    for holder in dict.fromkeys(held.by for held in state.books.prisoners):
        taken = [(one.seat, one.token) for one in state.books.prisoners if one.by == holder]
        pieces = phrases.pieces(rules, taken, listener)
        person = phrases.person(rules, holder, listener)
        yield Message("pludo-query-prisoners", {**person, "pieces": pieces})


def rules_now(rules: Rules, state: State) -> list[Message]:
    """Say the rules as they are now, first what has changed since the game began."""
    return [*rule_changes(rules, state), *rule_lines(rules.of(state))]


def rule_changes(rules: Rules, state: State) -> list[Message]:
    """Say what is different from the rules the game began with."""
    amended = [phrases.amendment(rules, one) for one in state.books.amended]
    changes = [*_direction(rules, state), *amended]
    return [Message("pludo-query-changed"), *changes] if changes else []


def _direction(rules: Rules, state: State) -> Iterator[Message]:
    if state.books.clockwise != rules.turns.clockwise:
        direction = "clockwise" if state.books.clockwise else "counter"
        yield Message("pludo-reversed", {"direction": direction})


def _absent(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say which players will miss a turn."""
    for seat, turns in enumerate(state.books.skips):
        if turns:
            yield phrases.misses(rules, seat, turns, listener)


def _owed(rules: Rules, state: State) -> str:
    """Name what is due: a throw (``opening``, ``order``, ``lot``, ``duel``, ``roll``,
    ``roll-pool``, ``roll-second``), an ability, a player or an answer to choose (``take``,
    ``pick``) or a move."""
    if state.opening:
        return "opening" if state.number == 0 else "order"
    if state.books.lots and state.awaiting == "roll":
        return "duel" if state.books.duel else "lot"
    if state.awaiting == "roll":
        if not state.pool:
            return "roll"
        return "roll-second" if state.books.ability == SECOND else "roll-pool"
    picked = (*rules.chance.picks, *rules.chance.polls)
    if state.moves and all(move.face in picked for move in state.moves):
        return "pick"
    if abilities.is_choice(rules, state):
        return "take"
    return "move-roll" if 0 in state.owed else "move"


def score(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say tokens home, steps to go and captures where they count, the leader first."""
    now = rules.of(state)
    goal = captures_to_win(now)
    return [
        Message(
            "pludo-query-score",
            {
                **phrases.person(rules, seat, listener),
                "home": at_home(rules, state.tokens, seat),
                "all": needed_home(now, state.tokens, seat),
                "left": to_go(rules, state.tokens, seat),
                "count-captures": "yes" if goal or now.finish.needs_captures else "no",
                "captures": captures(state, seat),
                "count-points": "yes" if now.plan.scores or state.books.points else "no",
                "points": points_of(state.books, seat),
                "goal": goal,
            },
        )
        for seat in sorted(state.seats, key=partial(merit, rules, state))
    ]


def last_roll(rules: Rules, last: LastRoll, listener: Listener) -> Message:
    if last is None:
        return Message("pludo-query-no-roll", {"throw": rules.chance.randomiser})
    return Message(
        "pludo-query-last-roll",
        {
            **phrases.person(rules, last.seat, listener),
            "throw": rules.chance.randomiser,
            "dice": phrases.dice(rules, last.dice),
        },
    )


def why_not(
    rules: Rules,
    state: State,
    refusal: Refusal,
    listener: Listener,
    *,
    token: int | None = None,
    face: int | None = None,
) -> Message:
    """Put a refusal into words: what blocks, and what would be right; or that the game is over."""
    if not state.owed:
        refusal = Refusal.GAME_OVER
    rules = rules.of(state)
    pool = (face,) if face else state.pool
    seat = movers(rules, state.tokens, state.turn)[0]
    own = state.tokens[seat]
    named = -1 if token is None else token
    step = own[named] if 0 <= named < len(own) else YARD
    ways_out = entries(rules, state, seat)
    args: phrases.Args = {
        **phrases.person(rules, state.turn, listener),
        **phrases.numbers_for(rules, seat, (named,), listener, by=state.turn),
        "all": len(own),
        "dice": tuple(phrases.face(rules, one) for one in pool),
        "throw": rules.chance.randomiser,
        "left": rules.left(seat, step, own),
        "limit": rules.stack.own_limit,
        "abilities": "yes" if rules.abilities.by_face else "no",
        "captures": rules.finish.needs_captures,
        "most": rules.permits.limit,
        "price": rules.permits.price,
        "points": points_of(state.books, state.turn),
        "when": _wanted(rules, refusal, pool, step),
        "entries": ways_out,
        "ways-out": len(ways_out),
    }
    if refusal is not Refusal.GAME_OVER and _owed(rules, state) == "pick":
        return Message("pludo-refusal-pick-first", args)
    if refusal is Refusal.MOVE_FIRST and abilities.is_choice(rules, state):
        return Message("pludo-refusal-take-first", args)
    return Message(f"pludo-refusal-{refusal.value.replace('_', '-')}", args)


def _wanted(rules: Rules, refusal: Refusal, pool: tuple[int, ...], step: int) -> Arg:
    """Say the condition of the rule file that refused a move."""
    kinds = ("enter",) if step == YARD else ("move", "push")
    orders = [order for face in dict.fromkeys(pool) for order in rules.chance.faces[face].orders]
    conditions = {
        Refusal.START_RULE: rules.permits.start,
        Refusal.MOVE_RULE: rules.permits.move,
        Refusal.FINISH_RULE: rules.permits.finish,
        Refusal.ORDER_RULE: [o.condition for o in orders if o.condition and o.kind in kinds],
    }.get(refusal, ())
    return any_condition(rules, conditions)


def cannot_pass(rules: Rules, state: State) -> Message:
    """Say what refuses a pass: what was thrown, or the rules as a whole."""
    rules = rules.of(state)
    ever = any(order.kind == "pass" for face in rules.chance.faces for order in face.orders)
    dice = tuple(phrases.face(rules, face) for face in state.pool)
    return Message("pludo-refusal-pass", {"ever": "yes" if ever else "no", "dice": dice})


def resume(
    rules: Rules,
    state: State,
    listener: Listener,
    last: LastRoll = None,
    *,
    colours: bool = False,
) -> Message:
    """Say the situation in one line, with the colours for a player who returns."""
    parts = [turn(rules, state, listener)]
    if state.owed and colours:
        parts.append(_colours(rules, state, listener))
    if state.owed:
        parts.append(standing(rules, state.tokens, list(state.seats), listener))
    if last and listener.verbosity == FULL:
        parts.append(last_roll(rules, last, listener))
    return phrases.sentences(parts)


def _colours(rules: Rules, state: State, listener: Listener) -> Message:
    """Say the colours of players with names; others are called by their colour."""
    named = [
        Message(
            "pludo-query-colour-of",
            {
                **phrases.person(rules, seat, listener),
                "colour": Message("pludo-colour", {"colour": rules.seats[seat].colour}),
            },
        )
        for seat in _round_table(rules, state, listener)
        if seat == listener.seat or listener.names.get(seat)
    ]
    return Message("pludo-query-colours", {"list": CommaList(named)})


def position(
    rules: Rules, state: State, listener: Listener, last: LastRoll = None
) -> list[Message]:
    """Describe a whole position: rules, partners, players, what is owed."""
    lines = everybody(rules, state, listener)
    number = Message("pludo-query-turn-number", {"number": state.number})
    title = Message("pludo-query-position", {"title": variant_title(rules), "number": number})
    asked = [last_roll(rules, last, listener)] if last else []
    lines += abilities.held(rules, state, listener)
    lines += abilities.shields(rules, state, listener)
    return [title, *_pairs(rules, state, listener), *lines, *asked, turn(rules, state, listener)]


def _pairs(rules: Rules, state: State, listener: Listener) -> Iterator[Message]:
    """Say who plays with whom."""
    for team in dict.fromkeys(rules.teams.names):
        seats = [seat for seat in state.seats if rules.teams.names[seat] == team]
        if len(seats) > 1:
            partners = phrases.players(rules, seats, listener)
            yield Message("pludo-query-partners", {"partners": partners})


def result(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say how a game ended; while it goes on, how far everybody is."""
    outcome = engine.outcome(rules, state)
    if not outcome.over:
        return [standing(rules, state.tokens, list(state.seats), listener)]
    return ending(rules, state, outcome, listener)


def who(
    rules: Rules, state: State, listener: Listener, bots: Mapping[int, str] = NO_BOTS
) -> list[Message]:
    """Say who sits where, who plays together, and how strong the bots are, by seat."""
    return [
        Message(
            "pludo-query-who",
            {
                **phrases.person(rules, seat, listener),
                **_partners(rules, state, seat, listener),
                "named": "yes" if listener.names.get(seat) else "no",
                "colour": Message("pludo-colour", {"colour": rules.seats[seat].colour}),
                "bot": _strength(bots[seat]) if seat in bots else "none",
            },
        )
        for seat in _round_table(rules, state, listener)
    ]


def _strength(bot: str) -> Message | str:
    """Name a strength; a bot of the player's own has the name it was given."""
    return bot if ":" in bot else Message(f"pludo-menu-strength-{bot}")


def partner(rules: Rules, state: State, listener: Listener) -> Message | None:
    """Name the hearer's partner to a player who has one."""
    seats = [] if listener.seat is None else rules.allies(listener.seat)
    there = [seat for seat in seats if state.tokens[seat]]
    if not there:
        return None
    return Message("pludo-query-partner", {"partners": phrases.players(rules, there, listener)})


def _partners(rules: Rules, state: State, seat: int, listener: Listener) -> phrases.Args:
    """Name a player's partner to the player, and who plays with whom to an onlooker."""
    seats = [one for one in rules.allies(seat) if state.tokens[one]]
    told = listener.seat in seats or (seats and listener.seat is None)
    partner = "none" if not told else "other" if listener.seat is None else "you"
    return {"partner": partner, "partners": phrases.players(rules, seats, listener)}
