"""Check hints against the engine: every reason they give, and every danger they omit.

    python -m tools.check_hints --hints 100 nigerian market-road

Bots play. At real choices the adviser is asked and its move made; then every throw of all opponents
is played out in every way, independently of the code that produces the reasons.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import Reason
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.chance import draw
from playpalace_ludo.core import engine, notation
from playpalace_ludo.core.engine.crowding import is_push
from playpalace_ludo.core.engine.moves import legal_moves, usable
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.turns import throws_due
from playpalace_ludo.core.events import Captured, Home
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, Move, State
from playpalace_ludo.table import hints
from playpalace_ludo.words import phrases
from playpalace_ludo.words.choices import SAID_BY_THE_CHOICE
from playpalace_ludo.work import finish

PLAYERS = ("easy", "normal")
ASKED = 0.3
"""Share of the choices in a game for which a hint is requested."""
MORE_DANGER = 0.05
EQUAL = 0.01
CLEAR = 0.05

Dangers = dict[int, dict[int, float]]
"""Per token of a seat, the chance of each opponent to capture it with one throw."""


@dataclass
class Tally:
    """Findings about the hints of one variant."""

    hints: int = 0
    reasons: int = 0
    bare: int = 0
    """Hints that say no more than the choice itself."""
    equal: int = 0
    """Hints that only say that the next best move is about as good."""
    false: list[str] = field(default_factory=list)
    unspoken: list[str] = field(default_factory=list)
    divided: list[str] = field(default_factory=list)
    """Hints whose chances name another choice as the best."""


def choices_in_bot_games(rules: Rules, seed: int) -> Iterator[State]:
    """Play endless games between bots; yield positions where a player has a choice."""
    source = Random(f"{rules.spec} {seed}")
    for number in range(10_000):
        count = rules.min_players + number % (rules.max_players - rules.min_players + 1)
        seats = sorted(source.sample(range(len(rules.seats)), count))
        first = source.choice(seats) if rules.turns.first == "random" else None
        players = [bots.make(source.choice(PLAYERS)) for _ in rules.seats]
        state, _ = engine.start(rules, seats, first)
        while state.owed and state.number < 2000:
            if state.awaiting == "roll":
                if state.moves and source.random() < ASKED:
                    yield state
                used = players[state.turn].wish(rules, state, source) if state.moves else None
                if used:
                    state, _ = engine.play(rules, state, used)
                else:
                    state, _ = engine.roll(rules, state, draw(rules, state, source))
                continue
            if len(distinct_moves(state)) > 1 and source.random() < ASKED:
                yield state
            move = players[state.turn].choose(rules, state, source).move
            state, _ = engine.play(rules, state, move)


def check_variant(name: str, count: int, seed: int = 0) -> Tally:
    """Request a number of hints and check them."""
    rules, tally = variants.load(name), Tally()
    for state in choices_in_bot_games(rules, seed):
        if tally.hints == count:
            break
        advice = finish(hints.advise(rules, state))
        chances = dict(advice.chances)
        lead = chances.pop(advice.move) - max(chances.values())
        tally.hints += 1
        tally.reasons += len(advice.reasons)
        told = [reason for reason in advice.reasons if reason.id not in SAID_BY_THE_CHOICE]
        tally.bare += not told
        tally.equal += [_kind(reason) for reason in told] == ["equal"]
        where = f"{name} turn {state.number}: {advice.move}"
        false, unspoken = faults(rules, state, advice.move, advice.reasons, lead)
        tally.false += [f"{where}: {one}" for one in false]
        tally.unspoken += [f"{where}: {one}" for one in unspoken]
        if advice.chances[0][0] != advice.move or lead < 0:
            tally.divided.append(f"{where}: {notation.format_position(rules, state)}")
    return tally


def faults(
    rules: Rules,
    state: State,
    move: Move | None,
    reasons: Sequence[Reason],
    lead: float | None = None,
) -> tuple[list[Reason], list[str]]:
    """Play the move, then every throw of everybody; report false and missing reasons."""
    if move is None:
        return [one for one in reasons if not _says_how_much(one, lead)], []
    truth = _Truth(rules, state, move, lead)
    false = [reason for reason in reasons if not truth.holds(reason)]
    said = {_kind(reason) for reason in reasons}
    if said & {"wins", "only"}:
        return false, []
    exposed, uncovered = (
        {reason.args["token"] for reason in reasons if _kind(reason) == kind}
        for kind in ("exposed", "uncovers")
    )
    unspoken = [f"{token + 1} exposed" for token in truth.exposed() - exposed]
    unspoken += [f"{token + 1} uncovered" for token in truth.uncovered() - uncovered]
    return false, unspoken


class _Truth:
    """The real consequences of one move, found by playing."""

    def __init__(self, rules: Rules, state: State, move: Move, lead: float | None) -> None:
        self.rules, self.state, self.move, self.lead = rules, state, move, lead
        self.after, self.events = engine.play(rules, state, move)
        own = move.tokens and not is_push(rules.of(state), move)
        self.seat = move.seat if own else state.turn
        self.earlier = self._dangers(state, self.seat)
        self.then = self._dangers(self.after, self.seat)

    def _dangers(self, state: State, prey: int) -> Dangers:
        """Return the dangers that the player who asked can know."""
        return dangers(self.rules, _seen_by(self.rules, state, self.state.turn), prey)

    def exposed(self) -> set[int]:
        moved = self.move.tokens[:1] if self.move.seat == self.seat else ()
        return {token for token in moved if self.then[token]}

    def uncovered(self) -> set[int]:
        moved = self.move.tokens if self.move.seat == self.seat else ()
        return {
            token
            for token in self.then
            if token not in moved
            and _together(self.then[token]) > _together(self.earlier[token]) + MORE_DANGER
        }

    def holds(self, reason: Reason) -> bool:
        args, kind = reason.args, _kind(reason)
        match kind:
            case "only":
                return len(self.state.moves) == 1
            case "wins":
                return self.state.turn in self.after.places
            case "captures":
                taken = {(e.seat, e.token) for e in self.events if isinstance(e, Captured)}
                return {*reason.victims} == taken
            case "home":
                at = self.after.tokens[self.move.seat][args["token"]]
                came = any(isinstance(event, Home) for event in self.events)
                return came and at == self.rules.plan.finishes[self.move.seat]
            case "enters":
                return self.state.tokens[self.move.seat][args["token"]] == YARD
            case "column":
                column = phrases.columns(self.rules)[self.seat]
                at = self.after.tokens[self.seat][args["token"]]
                return at in column and not self.then[args["token"]]
            case "safe" | "beyond":
                return not self.then[args["token"]]
            case "escapes" | "shields":
                away = not self.then[args["token"]]
                return away and _is_danger(self.earlier[args["token"]], reason)
            case "exposed" | "uncovers":
                return _is_danger(self.then[args["token"]], reason)
            case "threatens":
                theirs = self._dangers(self.after, args["seat"])[args["victim"]]
                return 100 * theirs.get(self.state.turn, 0) >= args["percent"] - 1
            case "pushes":
                return is_push(self.rules.of(self.state), self.move)
            case "passes":
                return not self.move.tokens
            case "other-risk":
                return self._risks_more(reason)
            case "ahead" | "behind":
                return self._is_outermost(args["token"], kind)
            case "swaps":
                own, other = (self.move.seat, args["token"]), (args["seat"], args["victim"])
                went = [self._nearer(own), self._nearer(other)]
                return went == [args["gain"], args["theirs"] - args["loss"]] and went[0] > 0
            case "unseen":
                known = _seen_by(self.rules, self.state, self.state.turn)
                return args["count"] == _held(self.state) - _held(known) > 0
        return _says_how_much(reason, self.lead)

    def _nearer(self, piece: tuple[int, int]) -> int:
        """Return how many steps fewer the token has to go after the move."""
        seat, token = piece
        before, after = (state.tokens[seat][token] for state in (self.state, self.after))
        return self.rules.left(seat, before) - self.rules.left(seat, after)

    def _is_outermost(self, token: int, kind: str) -> bool:
        """Tell whether a token is the first or the last of its player's tokens on the way."""
        seat = self.move.seat
        ways = [
            (self.rules.left(seat, step), at) for at, step in enumerate(self.state.tokens[seat])
        ]
        going = sorted(
            (left, at)
            for (left, at), step in zip(ways, self.state.tokens[seat], strict=True)
            if step != YARD and left and at not in self.move.tokens[1:]
        )
        first, *others = going if kind == "ahead" else going[::-1]
        return first[1] == token and all(left != first[0] for left, _ in others)

    def _risks_more(self, reason: Reason) -> bool:
        """Tell whether some move of the other token would risk a loss as likely as stated."""
        rules, seat = self.rules, self.state.turn
        now = loss(rules, _seen_by(rules, self.after, seat), seat)
        others = [
            loss(rules, _seen_by(rules, engine.play(rules, self.state, move)[0], seat), seat)
            for move in self.state.moves
            if reason.args["token"] in move.tokens and move != self.move
        ]
        return abs(100 * now - reason.args["instead"]) <= 1 and any(
            other > now and abs(100 * other - reason.args["percent"]) <= 1 for other in others
        )


def _says_how_much(reason: Reason, lead: float | None) -> bool:
    """Tell whether a reason states a choice's lead correctly."""
    match _kind(reason):
        case "clear":
            return lead is None or lead >= CLEAR
        case "better":
            return lead is None or EQUAL <= lead < CLEAR
        case "equal":
            return lead is None or abs(lead) <= EQUAL
    return False


def _seen_by(rules: Rules, state: State, seat: int) -> State:
    """Return the position without the abilities that others hold unseen."""
    held = tuple(
        tuple(face for face in own if one == seat or not rules.abilities.by_face[face].hidden)
        for one, own in enumerate(state.books.held)
    )
    return state._replace(books=state.books._replace(held=held if any(held) else ()))


def _held(state: State) -> int:
    return sum(map(len, state.books.held))


def _is_danger(found: dict[int, float], reason: Reason) -> bool:
    args = reason.args
    close = abs(100 * _together(found) - args["percent"]) <= 1
    return args["seat"] in found and args["count"] == len(found) and close


def _together(found: dict[int, float]) -> float:
    """Return the chance that at least one of them can, if each throws once."""
    return 1 - prod(1 - chance for chance in found.values())


def _kind(reason: Reason) -> str:
    return reason.id.removeprefix("pludo-reason-")


def dangers(rules: Rules, state: State, prey: int) -> Dangers:
    found: Dangers = {token: {} for token in range(len(state.tokens[prey]))}
    for hunter, ways in _hunts(rules, state, prey):
        for token, chances in found.items():
            likely = max(sum(part for part, lost in way if token in lost) for way in ways)
            if likely:
                chances[hunter] = likely
    return found


def loss(rules: Rules, state: State, prey: int) -> float:
    """Return the chance that a seat loses a token if every opponent throws once."""
    return _together(
        {
            hunter: max(sum(chance for chance, tokens in way if tokens) for way in ways)
            for hunter, ways in _hunts(rules, state, prey)
        }
    )


Lost = list[tuple[float, set[int]]]
"""For each throw, its chance and the tokens that some way of playing it captures."""


def _hunts(rules: Rules, state: State, prey: int) -> Iterator[tuple[int, list[Lost]]]:
    """Yield each opponent with the losses to its throws, after each use of an ability and none."""
    for hunter in state.seats:
        if hunter == prey or hunter in rules.allies(prey) or not state.owed:
            continue
        if hunter in state.places and rules.win.play_on != "forever":
            continue
        ready = state
        if state.turn != hunter or state.awaiting != "roll":
            ready = state._replace(
                turn=hunter,
                owed=throws_due(rules.of(state), state.tokens, hunter),
                streak=0,
                bonus=0,
                before=None,
                used=(),
                books=state.books._replace(ability=""),
            )
        ready = ready._replace(
            moves=usable(rules.of(ready), ready) if rules.abilities.by_face else ()
        )
        ways = [_lost_to_one_throw(rules, ready, prey)]
        ways += [_lost_after(rules, ready, move, prey) for move in ready.moves]
        yield hunter, ways


def _lost_after(rules: Rules, state: State, use: Move, prey: int) -> Lost:
    """Return the losses to an ability and the throw after it, ignoring what the ability brings."""
    match = Match(rules, state.seats, start=state)
    events = match.play(use)
    sure = {e.token for e in events if isinstance(e, Captured) and e.seat == prey}
    while match.state.awaiting == "move" and match.state.turn == state.turn:
        match.play(match.state.moves[0])  # none of the shipped games lets it matter which
    if (match.state.turn, match.state.awaiting) != (state.turn, "roll"):
        return [(1.0, sure)]
    later = _lost_to_one_throw(rules, match.state, prey, twice=match.state.books.ability == "twice")
    missed = 1 - sum(chance for chance, _ in later)
    return [(missed, sure), *((chance, tokens | sure) for chance, tokens in later)]


def _lost_to_one_throw(rules: Rules, state: State, prey: int, *, twice: bool = False) -> Lost:
    found: Lost = []
    for dice, chance in rules.chances(state):
        match = Match(rules, state.seats, start=state)
        match.roll(dice)
        if twice and match.state.awaiting == "roll":
            further = _lost_to_one_throw(rules, match.state, prey)
            found += [(chance * other, tokens) for other, tokens in further]
            continue
        if (match.state.turn, match.state.number) != (state.turn, state.number):
            continue
        if not match.state.pool and len(match.state.owed) < len(state.owed):
            further = _lost_to_one_throw(rules, match.state, prey)
            found += [(chance * other, tokens) for other, tokens in further]
            continue
        if match.state.awaiting == "roll" and match.state.pool:
            # Dice pooled for another throw; they will be played whatever falls then.
            hand = hand_of(match.state)
            moves = legal_moves(rules.of(match.state), match.state.tokens, hand)
            match.state = match.state._replace(owed=match.state.pool, moves=moves)
        found.append((chance, _every_way(match, state.turn, prey)))
    return found


def _every_way(match: Match, seat: int, prey: int) -> set[int]:
    """Return the tokens lost in any way of playing these dice."""
    lost: set[int] = set()
    for move in match.state.moves:
        events = match.play(move)
        lost |= {e.token for e in events if isinstance(e, Captured) and e.seat == prey}
        if match.state.turn == seat and match.state.awaiting == "move":
            lost |= _every_way(match, seat, prey)
        match.undo()
    return lost


HEAD = (
    *("variant", "hints", "reasons", "false", "unspoken", "no reason", "only equal"),
    "another is best",
)


def table(found: dict[str, Tally]) -> str:
    """Return the tallies as a table of Markdown, with a row for all."""
    rows = [
        (
            *(name, t.hints, t.reasons, len(t.false), len(t.unspoken), t.bare, t.equal),
            len(t.divided),
        )
        for name, t in found.items()
    ]
    sums = [sum(column) for column in list(zip(*rows, strict=True))[1:]]
    lines = [HEAD, ("---",) * len(HEAD), *rows, ("all", *sums)]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.check_hints", description=__doc__)
    parser.add_argument("variants", nargs="*", help="names; all that are shipped if none is given")
    parser.add_argument("--hints", type=int, default=50, help="how many in each")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(argv)
    found: dict[str, Tally] = {}
    for name in asked.variants or variants.names():
        begun = time.monotonic()
        found[name] = tally = check_variant(name, asked.hints, asked.seed)
        print(f"{name}: {tally.hints} hints, {time.monotonic() - begun:.0f} s", file=sys.stderr)
        told = (("false", tally.false), ("unspoken", tally.unspoken), ("divided", tally.divided))
        for kind, faults_found in told:
            for fault in faults_found:
                print(f"  {kind}: {fault}", file=sys.stderr)
    print(table(found))
    return int(any(t.false or t.unspoken or t.bare or t.divided for t in found.values()))


if __name__ == "__main__":
    sys.exit(main())
