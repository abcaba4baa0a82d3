"""The moves a player may choose from, each with its consequences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from playpalace_ludo.core import engine
from playpalace_ludo.core.effects import Again, Effect, Gain, PassCard, SendOn
from playpalace_ludo.core.engine.abilities import are_hands_full, face_of
from playpalace_ludo.core.engine.consequences import Preview, preview
from playpalace_ludo.core.engine.crowding import is_push
from playpalace_ludo.core.engine.groups import single_moves
from playpalace_ludo.core.engine.moves import unbarred_by
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.engine.turns import tile_brings
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import THROW, YARD, Move, State
from playpalace_ludo.core.walking import bounces
from playpalace_ludo.words import abilities, phrases
from playpalace_ludo.words.model import BRIEF, FULL, Arg, CommaList, Either, Listener, Message
from playpalace_ludo.words.near import danger, shelter
from playpalace_ludo.words.orders import effects_in_words, on_player, way


class Choice(NamedTuple):
    move: Move
    token: int
    """The number key: a token, a place among abilities to take, a player to choose; 0: no key."""
    message: Message


def choices(rules: Rules, state: State, listener: Listener) -> list[Choice]:
    """List a choice per legal move, by token, then by face; pushing and passing come last."""
    now = rules.of(state)
    ordered = sorted(
        state.moves, key=lambda m: (not m.tokens, is_push(now, m), m.seat, m.tokens, m.face)
    )
    return [
        Choice(move, _number(now, state, move), describe(now, state, move, listener))
        for move in ordered
    ]


def distinct(rules: Rules, state: State, listener: Listener) -> list[Choice]:
    """List the choices, with moves that differ only by token joined under the lowest token."""
    now = rules.of(state)
    groups = alike(state, [choice.move for choice in choices(rules, state, listener)])
    return [
        Choice(same[0], _number(now, state, same[0]), _describe_alike(now, state, same, listener))
        for same in groups
    ]


def choosing(rules: Rules, state: State, listener: Listener) -> list[Message]:
    """Say all choices at once; of several dice, one line for each token."""
    found = distinct(rules, state, listener)
    if listener.verbosity == FULL:
        heading = [Message("pludo-query-choose")] if len(found) > 1 else []
        return heading + [choice.message for choice in found]
    if rules.plain_dice_now(state) < 2 or state.awaiting != "move":
        return [choice.message for choice in found]
    return _by_token(rules.of(state), state, found)


SHORT = {
    "pludo-query-choice-move": "move",
    "pludo-query-choice-column": "move",
    "pludo-query-choice-inside": "move",
    "pludo-query-choice-home": "home",
    "pludo-query-choice-capture": "capture",
    "pludo-query-choice-carried": "carried",
}
"""Kinds of choices that a place and at most a few more words can tell."""
LONGER = ("capture", "carried")
"""Kinds told last: in "3 capturing Ada's token 4 or 7" the 7 would sound like a token."""


def _by_token(rules: Rules, state: State, found: Sequence[Choice]) -> list[Message]:
    """Say the places each token may go to: "1 on 5: 7 or 10"."""
    lines: dict[object, list[Choice]] = {}
    for choice in found:
        args = choice.message.args
        whose = (choice.move.seat, args["tokens"]) if _is_short(choice.message) else choice.move
        lines.setdefault(whose, []).append(choice)
    return [
        _places(rules, state, same) if _is_short(same[0].message) else same[0].message
        for same in lines.values()
    ]


def _is_short(message: Message) -> bool:
    what, args = message.id.partition(".")[0], message.args
    return what in SHORT and (args["jump"], args["via"], args["there"]) == ("none",) * 3


def _places(rules: Rules, state: State, same: Sequence[Choice]) -> Message:
    """Say where tokens stand and where each die would lead them."""
    move, message = same[0].move, same[0].message
    form = message.id.partition(".")[2]
    start = phrases.place(rules, move.seat, state.tokens[move.seat][move.tokens[0]])
    told = [(SHORT[one.message.id.partition(".")[0]], one.message.args) for one in same]
    told.sort(key=lambda end: end[0] in LONGER)
    ends = Either(
        Message("pludo-query-choice-to", {"shelter": "open", **args, "what": what})
        for what, args in told
    )
    return Message(f"pludo-query-choice-dice.{form}", {**message.args, **start, "ends": ends})


def with_danger(rules: Rules, state: State, choice: Choice, listener: Listener) -> Message:
    """Say a choice, and who could capture the token at its new place."""
    move = choice.move
    if len(move.tokens) != 1 or move.seat != state.turn or state.awaiting != "move":
        return choice.message
    after, _ = engine.play(rules, state, move)
    return phrases.sentences(
        [choice.message, *danger(rules, after, move.seat, move.tokens[0], listener)]
    )


def alike(state: State, moves: Iterable[Move]) -> list[list[Move]]:
    """Group moves that would do the same with different tokens."""
    groups: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        start = state.tokens[move.seat][move.tokens[0]] if len(move.tokens) == 1 else move.tokens
        groups.setdefault((move.seat, start, move.face, move.to, move.order), []).append(move)
    return list(groups.values())


def are_alike(state: State, one: Move | None, other: Move | None) -> bool:
    """Tell whether two moves would do the same with different tokens."""
    return one == other or (one and other and len(alike(state, [one, other])) == 1) is True


def _describe_alike(rules: Rules, state: State, alike: list[Move], listener: Listener) -> Message:
    message = describe(rules, state, alike[0], listener)
    if len(alike) == 1 or is_push(rules, alike[0]):
        return message
    numbers = Either(token + 1 for move in alike for token in move.tokens)
    return Message(message.id, {**message.args, "tokens": numbers})


class BotReason(Protocol):
    """A bot's reason for a move."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, object]: ...
    @property
    def victims(self) -> tuple[tuple[int, int], ...]: ...


SAID_BY_THE_CHOICE = frozenset(
    f"pludo-reason-{word}" for word in ("captures", "home", "enters", "column", "pushes", "passes")
)
"""Reasons that the text of the choice already gives."""
SAFE = "pludo-reason-safe"


def hint(
    rules: Rules,
    state: State,
    move: Move | None,
    listener: Listener,
    *,
    reasons: Sequence[BotReason],
    called: Message | None = None,
) -> Message:
    """Say which move a bot would make, and why; None: throw without using an ability.

    `called` is the choice as it was told, where its number is not the token's.
    """
    now = rules.of(state)
    what = called or (describe(now, state, move, listener) if move else keep(rules))
    what = what if called else with_its_name(what, listener)
    said = SAID_BY_THE_CHOICE | ({SAFE} if what.args.get("shelter") == "safe" else set())
    why = [
        reason_message(now, state, reason, listener) for reason in reasons if reason.id not in said
    ]
    return phrases.sentences([what, *why])


def with_its_name(choice: Message, listener: Listener) -> Message:
    """Say a choice far from its question, where a number alone, "2 with 2", would be a riddle."""
    if listener.verbosity == BRIEF or choice.args.get("called") != "key":
        return choice
    return Message(choice.id, {**choice.args, "called": "token"})


def keep(rules: Rules) -> Message:
    """Say the choice to throw at once."""
    return Message("pludo-query-choice-keep", {"throw": rules.chance.randomiser})


def reason_message(rules: Rules, state: State, reason: BotReason, listener: Listener) -> Message:
    """Say a bot's reason with its seats and tokens as players call them."""
    args: phrases.Args = {}
    for name, value in reason.args.items():
        if name in ("token", "victim"):
            args[name] = int(str(value)) + 1
        elif name == "seat":
            args |= phrases.person(rules, int(str(value)), listener)
        elif isinstance(value, int | float | str):
            args[name] = value
    if reason.victims:
        args["victims"] = phrases.pieces(rules, reason.victims, listener)
    return Message(reason.id, args)


def named(rules: Rules, state: State, token: int) -> list[Move]:
    """Return the moves a digit may mean: those of the token, or what is to be taken."""
    now = rules.of(state)
    return [
        move
        for move in state.moves
        if (
            _number(now, state, move) == token + 1
            if _has_own_number(now, move)
            else token in move.tokens
        )
    ]


def _has_own_number(rules: Rules, move: Move) -> bool:
    """Tell whether a choice is not called by the number of an own token that moves."""
    return not move.tokens or is_push(rules, move) or _is_sent(rules, move)


def _is_sent(rules: Rules, move: Move) -> bool:
    """Tell whether the choice is of a tile that a token is sent on to, not of a token."""
    return isinstance(rules.chance.picks.get(move.face), SendOn)


def _number(rules: Rules, state: State, move: Move) -> int:
    if isinstance(rules.chance.picks.get(move.face), PassCard | SendOn):
        return state.moves.index(move) + 1 if move in state.moves else 0
    if move.face in rules.chance.picks:
        return state.seats.index(move.order) + 1
    if poll := rules.chance.polls.get(move.face):
        return poll.keys[move.order]
    order = rules.chance.faces[move.face].orders[move.order]
    if not move.tokens and order.kind == "take":
        return move.order + 1
    if not move.tokens and order.names_no_token:  # behind the numbers of the player's own tokens
        return len(state.tokens[state.turn]) + 1 + move.order
    if move.tokens and is_push(rules, move):
        return _push_number(rules, state, move)
    if move.tokens:
        return move.tokens[0] + 1
    return _pass_number(rules, state) if order.kind == "pass" else 0


def _pass_number(rules: Rules, state: State) -> int:
    """Return the key of a pass: behind all other choices; 0 if no digit is left."""
    others = [move for move in state.moves if not _is_pass(rules, move)]
    used = [_number(rules, state, move) for move in others]
    number = max([len(state.tokens[state.turn]), *used]) + 1
    return number if number < 10 else 0


def _is_pass(rules: Rules, move: Move) -> bool:
    faces = rules.chance.faces
    return (
        move.face not in rules.chance.picks and faces[move.face].orders[move.order].kind == "pass"
    )


def _push_number(rules: Rules, state: State, move: Move) -> int:
    """Return the key of a push: behind the player's own tokens and orders about several."""
    pushes = sorted(m for m in state.moves if m.tokens and is_push(rules, m))
    apart = (*rules.chance.picks, *rules.chance.polls)
    groups = (m for m in state.moves if not m.tokens and m.face not in apart)
    orders = [
        m.order + 1 for m in groups if rules.chance.faces[m.face].orders[m.order].names_no_token
    ]
    return len(state.tokens[state.turn]) + max(orders, default=0) + 1 + pushes.index(move)


def _says_token(listener: Listener) -> bool:
    return listener.by_touch or listener.learning or listener.verbosity == FULL


def _with(rules: Rules, state: State, move: Move) -> str:
    """Return what a choice names besides the token: an ability, one of several dice, or nothing."""
    if move.face in rules.abilities.by_face:
        return "ability"
    return "yes" if len(set(state.pool)) > 1 else "no"


def describe(rules: Rules, state: State, move: Move, listener: Listener) -> Message:
    """Say a move and its consequence: "2: from 12 to 18, captures Blue's token 3" """
    seen = preview(rules, state, move)
    form = "brief" if listener.verbosity == BRIEF else "normal"
    args: phrases.Args = {
        "called": "token" if _says_token(listener) else "key",
        "die": phrases.face(rules, move.face),
        "with": _with(rules, state, move),
    }
    if not move.tokens:
        if told := abilities.choice(rules, state, move, args, form):
            return told
        if move.face in rules.chance.picks or move.face in rules.chance.polls:
            return _pick(rules, state, move, listener)
        if rules.chance.faces[move.face].orders[move.order].names_no_token:
            return _several(rules, state, move, args, listener)
        args["alone"] = "yes" if len(state.moves) == 1 else "no"
        args["key"] = 0 if listener.by_touch else _pass_number(rules, state)
        return Message(f"pludo-query-choice-pass.{form}", args)
    args |= _jump(rules, move.seat, seen.foot)
    args |= {
        **phrases.numbers_for(rules, move.seat, move.tokens, listener, by=state.turn),
        **phrases.place(rules, move.seat, move.to),
        **phrases.place(rules, move.seat, seen.start, "from-"),
        "left": rules.left(move.seat, move.to, state.tokens[move.seat]),
        "via": CommaList(phrases.name(rules, name) for name in seen.via) or "none",
        "victims": phrases.pieces(rules, seen.captures, listener),
    }
    if rules.chance.faces[move.face].orders[move.order].kind == "change":
        return Message("pludo-query-choice-change", args)
    if _is_sent(rules, move) and (number := _number(rules, state, move)):
        args |= {**phrases.numbers((number - 1,)), "called": "place"}
    if move.to == YARD:
        stands = abilities.standing(rules, state, move, listener)
        told = abilities.choice(rules, state, move, args | stands, form)
        return told or Message(f"pludo-query-choice-ransom.{form}", args)
    if is_push(rules, move):
        args["victims"] = (phrases.piece(rules, move.seat, move.tokens, listener),)
        args["key"] = _push_number(rules, state, move) if move in state.moves else 0
        return Message(f"pludo-query-choice-push.{form}", args)
    args["there"] = _there(rules, state, move)
    what, more = _what(rules, state, seen)
    return Message(f"pludo-query-choice-{what}.{form}", {**args, **more})


def _pick(rules: Rules, state: State, move: Move, listener: Listener) -> Message:
    """Say the effect on a player who may be chosen, "2: Blue misses a turn", or an answer."""
    if move.face in rules.chance.polls:
        what: Arg = phrases.answer(rules, move.face, move.order)
    elif isinstance(rules.chance.picks[move.face], PassCard):
        what = phrases.face(rules, move.order + 1)
    else:
        player = phrases.player(rules, move.order, listener)
        what = on_player(rules, rules.chance.picks[move.face], player)
    return Message("pludo-query-choice-pick", {"number": _number(rules, state, move), "what": what})


def _several(
    rules: Rules, state: State, move: Move, args: phrases.Args, listener: Listener
) -> Message:
    """Say where all tokens would go that an order moves together, and what they would capture."""
    order = rules.chance.faces[move.face].orders[move.order]
    may = unbarred_by(rules, hand_of(state))
    ends: list[Arg] = []
    taken: list[tuple[int, int]] = []
    for single, _, done in single_moves(rules, state, move, may):
        piece = phrases.piece(rules, single.seat, single.tokens, listener)
        where = phrases.place(rules, single.seat, single.to)
        ends.append(Message("pludo-query-choice-end", {"piece": piece, **where}))
        taken += [(victim.seat, victim.token) for victim in done[1]]
    args |= {
        **way(order.steps),
        "which": "others" if order.kind == "push" else order.which,
        "number": _number(rules, state, move),
        "ends": CommaList(ends),
        "victims": phrases.pieces(rules, taken, listener),
        "captures": len(taken),
    }
    return Message("pludo-query-choice-several", args)


def _jump(rules: Rules, seat: int, foot: int | None) -> phrases.Args:
    """Say where a jump takes the token; "none" without a jump."""
    if foot is None:
        return {"jump": "none"}
    return {"jump": "yes", **phrases.place(rules, seat, foot, "foot-")}


def _there(rules: Rules, state: State, move: Move) -> Arg:
    """Say the effect of the tile a move ends on, and the steps it leaves to play."""
    used_up = rules.extra.limit and state.bonus >= rules.extra.limit
    again = THROW not in state.owed and not used_up
    spent = int(state.awaiting == "roll")  # an ability leads there, and is used up
    full = are_hands_full(rules, state.books, state.turn, spent)
    effects = [
        effect
        for effect in tile_brings(rules, state, move)
        if (again or not isinstance(effect, Again)) and not (full and _is_held(rules, effect))
    ]
    told = effects_in_words(rules, effects)
    if rest := rules.chance.faces[move.face].orders[move.order].rest:
        left = Message("pludo-query-choice-rest", {"steps": rest.steps})
        return (left, told) if effects else (left,)
    return told or "none"


def _is_held(rules: Rules, effect: Effect) -> bool:
    """Tell whether an effect gives a player an ability to hold."""
    if not isinstance(effect, Gain):
        return False
    ability = rules.abilities.by_face.get(face_of(rules, effect))
    return ability is None or not ability.at_once


def _what(rules: Rules, state: State, seen: Preview) -> tuple[str, phrases.Args]:
    """Choose the sentence that fits, with the arguments only it needs."""
    move = seen.move
    enters = seen.start == YARD
    if seen.carried and rules.capture.duel == "none":
        return "carried", {}
    if seen.captures:
        how = "capture" if rules.capture.duel == "none" else "duel"
        return f"enter-{how}" if enters else how, {}
    if seen.home:
        return "home", {}
    own = state.tokens[move.seat]
    mates = [t for t, step in enumerate(own) if step == move.to and t not in move.tokens]
    if rules.stack.doubled and mates:
        return "join", {"other": mates[0] + 1}
    if enters:
        return "enter", {}
    after = tuple(move.to if t in move.tokens else step for t, step in enumerate(own))
    stands: phrases.Args = {"shelter": shelter(rules, after, move.seat, move.to)}
    if bounces(rules, move, seen.start):
        return "bounce", {**stands, "same": phrases.is_same(seen.start, move.to)}
    kind, before = (phrases.spot(rules, move.seat, step).kind for step in (move.to, seen.start))
    if kind == "home":
        return "inside" if before == "home" else "column", {}
    return "move", stands
