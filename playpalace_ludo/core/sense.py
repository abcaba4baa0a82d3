"""Contradictions in a position that can be read."""

from __future__ import annotations

from playpalace_ludo.core import engine
from playpalace_ludo.core.effects import Reverse, SendOn, is_drawn
from playpalace_ludo.core.engine import turns
from playpalace_ludo.core.engine.abilities import AHEAD, SECOND, TWICE, USED
from playpalace_ludo.core.engine.moves import legal_moves, usable
from playpalace_ludo.core.engine.order import MOST_GIVEN
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.picks import MOST_LOTS
from playpalace_ludo.core.engine.polls import MOST_POLLS
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import NOBODY, THROW, TOGETHER, UNSEEN, YARD, Move, State


def problems(rules: Rules, state: State) -> list[Problem]:
    """List the contradictions in a position that can be read."""
    found = []
    seats = state.seats
    if problem := engine.wrong_players(rules, len(seats)):
        found.append(problem)
    if state.turn not in seats:
        found.append(Problem("", "position-nobody", {"seat": rules.seats[state.turn].colour}))
    if len(set(state.places)) < len(state.places) or set(state.places) - set(seats):
        found.append(Problem("", "position-places"))
    before = () if state.before is None or rules.changes_hands else state.before
    if before and [*map(len, before)] != [*map(len, state.tokens)]:
        found.append(Problem("", "position-before"))
    if state.opening:
        if state.owed != (0,) or len(state.opening) != len(rules.seats):
            found.append(Problem("", "position-opening"))
        elif {seat for seat, n in enumerate(state.opening) if n >= 0} - set(seats):
            found.append(Problem("", "position-opening-seats"))
        elif state.opening[state.turn] != 0:
            found.append(Problem("", "position-opening-thrown"))
    elif state.number < 1:
        found.append(Problem("", "position-turn-0"))
    if any(token >= len(state.tokens[state.holder]) for token in state.used):
        found.append(Problem("", "position-used"))
    found += _wrong_books(rules, state)
    found += _wrong_places(rules, state)
    if rules.streak.most and not rules.amendments and state.streak >= rules.streak.most:
        found.append(Problem("", "position-streak", {"most": rules.streak.most - 1}))
    return found


def _wrong_books(rules: Rules, state: State) -> list[Problem]:
    found = []
    books = state.books
    if rules.turns.counts_rounds and books.leader not in state.seats:
        found.append(Problem("", "position-leader"))
    gone = set(books.out)
    if gone - set(state.seats) or len(gone) < len(books.out) or (state.owed and state.turn in gone):
        found.append(Problem("", "position-out"))
    row = books.order
    if row and (sorted(row) != [*state.seats] or row[0] != books.leader):
        found.append(Problem("", "position-order"))
    waiting_turns = {*books.given, *((books.resume,) if books.resume >= 0 else ())}
    if waiting_turns - set(state.seats) or len(books.given) > MOST_GIVEN:
        found.append(Problem("", "position-given", {"most": MOST_GIVEN}))
    if set(books.amended) - set(range(len(rules.amendments))):
        found.append(Problem("", "position-amended", {"count": len(rules.amendments)}))
    elif len(set(books.amended)) < len(books.amended):
        found.append(Problem("", "position-amended-twice"))
    decks = [rules.deck_of(books, seat) for seat in state.seats] if rules.chance.deck else []
    if len(books.deck) != len(rules.plan.blank_books.deck) or not all(map(any, decks)):
        found.append(Problem("", "position-deck"))
    if any(len(cards) > rules.chance.hand or 0 in cards for cards in books.hands):
        found.append(Problem("", "position-hands"))
    waiting = {(s, t) for s, own in enumerate(state.tokens) for t, at in enumerate(own) if at < 0}
    held = [(one.seat, one.token) for one in books.prisoners]
    if set(held) - waiting or len(set(held)) < len(held):
        found.append(Problem("", "position-prisoners"))
    found += _wrong_polls(rules, state) + _wrong_sent(rules, state)
    if not found and rules.amendments and not _on_their_routes(rules.of(state), state):
        found.append(Problem("", "position-route"))
    return found + _wrong_lots(rules, state) + _wrong_abilities(rules, state)


def _wrong_polls(rules: Rules, state: State) -> list[Problem]:
    """Check that a question is put to players at the table, each once, and is owed."""
    books, polls = state.books, rules.chance.polls
    known = {question.amendment for question in polls.values() if question.is_vote}
    if {*books.polls} - {*polls} or len(books.polls) > MOST_POLLS or {*books.voted} - known:
        return [Problem("", "position-poll")]
    poll = books.poll
    if poll is None:
        return [] if {*state.owed}.isdisjoint(polls) else [Problem("", "position-poll")]
    if any(answer == UNSEEN for _, answer in poll.answers):
        return [Problem("", "position-secret")]
    asked = [*(seat for seat, _ in poll.answers), state.turn, *poll.waiting]
    at_table = {*asked, poll.caller} <= {*state.seats} and len({*asked}) == len(asked)
    if not at_table or state.owed != (poll.face,) or poll.face not in polls or books.lots:
        return [Problem("", "position-poll")]
    answers = len(polls[poll.face].answers)
    legible = all(answer < answers for _, answer in poll.answers)
    legible = legible and {*poll.owed}.isdisjoint(polls)
    return [] if legible else [Problem("", "position-poll")]


def _on_their_routes(rules: Rules, state: State) -> bool:
    """Tell whether all tokens stand on the routes in use."""
    for seat, own in enumerate(state.tokens):
        route = rules.seats[seat].route
        line = route.line_of(route.first)
        if not all(line.first <= step < line.end for step in own if YARD < step < route.finish):
            return False
    return True


def _wrong_sent(rules: Rules, state: State) -> list[Problem]:
    """Check that tokens are sent on by a face of that kind, the first in the queue now."""
    sent, faces = state.books.sent, rules.plan.faces
    owed = [face for face in state.owed if face and faces[face].kind == "send"]
    lots = [lot.face for lot in state.books.lots if faces[lot.face].kind == "send"]
    wrong = any(
        faces[one.face].kind != "send"
        or not {*one.tokens} <= {*range(len(state.tokens[one.seat]))}
        or len({*one.tokens}) < len(one.tokens)
        for one in sent
    )
    first = [one.face for one in sent[:1]] if state.owed else []
    if wrong or (lots or owed) != first or len(sent) > turns.MOST_BONUSES:
        return [Problem("", "position-sent")]
    return []


def _wrong_lots(rules: Rules, state: State) -> list[Problem]:
    """Check that lots are due as throws, of what is drawn and among others at the table."""
    books, lots = state.books, state.books.lots
    if books.duel:
        return _wrong_duel(rules, state, books.duel)
    others = {*state.seats} - {state.turn}
    wrong = any(
        not is_drawn(effect := rules.chance.picks.get(lot.face, Reverse()))
        or not (isinstance(effect, SendOn) or {*lot.among} <= others)
        or len({*lot.among}) < len(lot.among)
        for lot in lots
    )
    due = state.owed[: len(lots)]
    most = MOST_LOTS + bool(books.sent)  # the lot for markers sent on comes before the others
    waits = books.sent and any(state.owed[:1])  # its tile is chosen first
    if wrong or len(lots) > most or not (waits or due == (THROW,) * len(lots)):
        return [Problem("", "position-lots", {"most": MOST_LOTS})]
    return [] if books.heir in (-1, *state.seats) else [Problem("", "position-heir")]


def _wrong_duel(rules: Rules, state: State, move: Move) -> list[Problem]:
    """Check that a duel is about a capture that may be made now."""
    now = rules.of(state)
    if now.chance.duel and state.owed[:1] == (THROW,) and len(state.owed) > 1:
        lot = state.books.lots[:1]
        before = state._replace(owed=state.owed[1:], books=state.books._replace(lots=(), duel=None))
        may = usable(now, before) if not before.owed[0] else ()
        may = may or legal_moves(now, before.tokens, hand_of(before))
        if move in may and lot and lot[0].face == now.chance.duel[0]:
            return []
    return [Problem("", "position-duel")]


def _wrong_abilities(rules: Rules, state: State) -> list[Problem]:
    found = []
    books = state.books
    known = [face for face, ability in rules.abilities.by_face.items() if not ability.at_once]
    for seat, own in enumerate(books.held):
        if (
            {*own}.difference(known)
            or len(own) > rules.abilities.limit
            or (own and not state.tokens[seat])
        ):
            found.append(Problem("", "position-held", {"limit": rules.abilities.limit}))
            break
    pieces = [(one.seat, one.token) for one in books.shields]
    outside = any(token >= len(state.tokens[seat]) for seat, token in pieces)
    if outside or len({*pieces}) < len(pieces) or (pieces and not rules.abilities.by_face):
        found.append(Problem("", "position-shields"))
    done = ("", USED, TWICE, SECOND, AHEAD) if rules.abilities.by_face else ("",)
    if books.ability not in done or (books.ability == SECOND and not state.pool):
        found.append(Problem("", "position-ability"))
    return found


def _wrong_places(rules: Rules, state: State) -> list[Problem]:
    """Check that finished seats have a place, and that the acting seat has not finished."""
    found = []
    ended = state.books.ended
    if ended and (state.owed or ended not in (TOGETHER, NOBODY) or not rules.win.ends):
        found.append(Problem("", "position-ended"))
    must_place = any(test.kind == "all home" for test in rules.win.goals) and not rules.amendments
    for seat in state.seats if must_place else ():
        if min(state.tokens[seat]) == rules.plan.finishes[seat] and seat not in state.places:
            home = {"seat": rules.seats[seat].colour}
            found.append(Problem("", "position-home", home))
    if not state.owed:
        limited = rules.win.max_turns or ended
        if not state.places and not limited and not turns.is_stalled(rules, state):
            found.append(Problem("", "position-no-place"))
    elif rules.win.play_on == "stop" and state.places:
        found.append(Problem("", "position-over"))
    elif rules.win.play_on == "places" and state.turn in state.places:
        done = {"seat": rules.seats[state.turn].colour}
        found.append(Problem("", "position-finished", done))
    return found
