"""Arguments every sentence needs: players, places, tokens, throws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from playpalace_ludo.core.board import Place
from playpalace_ludo.core.effects import PassCard, Score, SendOn, Skip, TurnTo
from playpalace_ludo.core.language.generator import owner_of
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import (
    SENTENCES,
    Arg,
    CommaList,
    Either,
    FileWords,
    Listener,
    Message,
    Sentences,
)

Args = dict[str, Arg]


def who(seat: int, listener: Listener) -> str:
    return "you" if seat == listener.seat else "other"


def player(rules: Rules, seat: int, listener: Listener) -> Arg:
    """Return a player's name, or the colour without one."""
    name = listener.names.get(seat)
    return name or Message("pludo-player", {"colour": rules.seats[seat].colour})


def person(rules: Rules, seat: int, listener: Listener) -> Args:
    """Return the arguments of a sentence about one player."""
    return {"who": who(seat, listener), "name": player(rules, seat, listener)}


def players(rules: Rules, seats: Iterable[int], listener: Listener) -> tuple[Arg, ...]:
    """List players, the hearer first and as "you"."""
    ordered = sorted(seats, key=lambda seat: seat != listener.seat)
    return tuple(
        Message("pludo-you") if seat == listener.seat else player(rules, seat, listener)
        for seat in ordered
    )


def in_turn(rules: Rules, seats: Iterable[int], listener: Listener) -> CommaList:
    """List players in the given order, the hearer as "you"."""
    return CommaList(one for seat in seats for one in players(rules, (seat,), listener))


@lru_cache(maxsize=64)
def columns(rules: Rules) -> tuple[range, ...]:
    """Return per seat the steps of its home column.

    On a custom board those are the last tiles of a route, if no other route has them and they are
    only numbered; tiles with names of their own are called by them.
    """
    if rules.has_home_columns:
        return tuple(range(seat.column_start, seat.finish) for seat in rules.seats)
    return tuple(_own_end(rules, seat) for seat in range(len(rules.seats)))


def _own_end(rules: Rules, seat: int) -> range:
    route = rules.seats[seat].route
    others = {tile for at, s in enumerate(rules.seats) if at != seat for tile in s.route.tiles}
    shared = [step for step in range(route.finish) if route.tiles[step] in others]
    if route.branches or not shared:
        return range(0)
    end = range(shared[-1] + 1, route.finish)
    numbered = all(rules.board.tiles[route.tiles[step]][-1].isdecimal() for step in end)
    return end if numbered else range(0)


def spot(rules: Rules, seat: int, step: int) -> Place:
    """Return a place as it is spoken of."""
    column = columns(rules)[seat]
    return Place("home", column.index(step) + 1) if step in column else rules.place(seat, step)


def place(rules: Rules, seat: int, step: int, prefix: str = "") -> Args:
    """Return where a step lies: a track square, a square of the home column, a named tile."""
    where = spot(rules, seat, step)
    args: Args = {
        f"{prefix}kind": where.kind,
        f"{prefix}square": name(rules, where.name) if where.name else where.number,
        f"{prefix}visit": where.visit,
    }
    if not prefix:
        args["of"] = len(columns(rules)[seat])
    return args


def is_same(start: int, to: int) -> str:
    """Tell a message whether a walk has led back to its start."""
    return "yes" if start == to else "no"


_CALLED = {"001": "colour", "004": "star"}
"""Names of safe squares in the rule documents: by colour, "red safe", or stars."""


def safe_called(rules: Rules) -> str:
    """Return the name of a game's safe squares; those safe for one owner go by their colour.

    A file based on a document's game calls them as that document does.
    """
    if rules.capture.safe_for:
        return "colour"
    return _CALLED.get(rules.source, "plain")


def safe_square(rules: Rules, square: int) -> Args:
    """Return the name of a square that the rules list as safe; any other is plain."""
    listed = square in rules.values.get("safe.squares", ())
    called = safe_called(rules) if listed else "plain"
    colour = safe_colour(rules, square) if called == "colour" else "none"
    return {"called": called, "colour": Message("pludo-colour", {"colour": colour})}


def safe_colour(rules: Rules, square: int) -> str:
    """Return the colour of a safe square: that of the arm it lies on."""
    return rules.seats[owner_of(rules.values, square)].colour


def name(rules: Rules, text: str) -> Arg:
    """Name a tile, a place, a card as its rule file does; ``red-5`` by the word for the colour."""
    for seat in rules.seats:
        rest = text[len(seat.colour) + 1 :]
        if rest and text.startswith((f"{seat.colour}-", f"{seat.colour} ")):
            form = "word" if len(rest.strip("0123456789")) > 1 else "sign"
            args: Args = {"colour": seat.colour, "form": form, "name": FileWords(rest)}
            return Message("pludo-coloured-name", args)
    return FileWords(text)


def finish_spot(rules: Rules, seat: int, nth: int) -> Arg:
    """Name the place the nth token home takes; "none" where its name says no more than "home"."""
    called = rules.finish_name(seat, nth)
    says_more = called.removeprefix(f"{rules.seats[seat].colour} ") not in ("", "home")
    return name(rules, called) if says_more else "none"


def numbers(tokens: Iterable[int]) -> Args:
    """Return tokens by their spoken numbers, without their owner."""
    spoken = tuple(token + 1 for token in tokens)
    return {"tokens": spoken, "count": len(spoken), "owner": "actor"}


def numbers_for(
    rules: Rules, seat: int, tokens: Iterable[int], listener: Listener, *, by: int
) -> Args:
    """Return tokens by number, with their owner if a partner moves them."""
    if not is_helped(rules, by, seat):
        return numbers(tokens)
    return {
        **numbers(tokens),
        "owner": who(seat, listener),
        "owner-name": player(rules, seat, listener),
    }


def is_helped(rules: Rules, by: int, seat: int) -> bool:
    """Tell whether this player moves the token for a partner, rather than push an opponent's."""
    return by != seat and rules.teams.helps and seat in rules.allies(by)


def piece(rules: Rules, seat: int, tokens: Sequence[int], listener: Listener) -> Message:
    """Name somebody's token as the object of a sentence."""
    return Message("pludo-piece", {**person(rules, seat, listener), **numbers(tokens)})


def pieces(
    rules: Rules, taken: Iterable[tuple[int, int]], listener: Listener
) -> tuple[Message, ...]:
    """Name tokens of several players, those of one player together, the hearer's first."""
    by_seat: dict[int, list[int]] = {}
    for seat, token in taken:
        by_seat.setdefault(seat, []).append(token)
    ordered = sorted(by_seat, key=lambda seat: seat != listener.seat)
    return tuple(piece(rules, seat, by_seat[seat], listener) for seat in ordered)


def face(rules: Rules, index: int) -> Arg:
    """Say a face as it is announced; a sum goes by its value, extra steps by their number."""
    shown = rules.chance.faces[index]
    if index in rules.abilities.by_face:
        return name(rules, shown.name)
    if shown.orders and shown.orders[0].kind == "take":
        return Message("pludo-ability-choice")
    if index in rules.chance.picks:
        return pick(rules, index)
    if index in rules.chance.polls:
        return question(rules, index)
    if index in rules.chance.bonus_faces.values():
        return Message("pludo-extra-steps", {"steps": shown.value})
    return shown.value if rules.chance.plain_dice or shown.parts else name(rules, shown.name)


def pick(rules: Rules, face: int) -> Message:
    """Say what a player is chosen or drawn for: "who misses a turn"."""
    match rules.chance.picks[face]:
        case Skip(_, turns):
            return Message("pludo-pick-skip", {"turns": turns})
        case Score(points):
            way = "lost" if points < 0 else "won"
            return Message("pludo-pick-score", {"points": abs(points), "way": way})
        case TurnTo():
            return Message("pludo-pick-turn-to")
        case PassCard():
            return Message("pludo-pick-card")
        case SendOn():
            return Message("pludo-pick-send")
        case _:
            return Message("pludo-pick-play-on")


def question(rules: Rules, face: int) -> Message:
    """Say between which answers somebody chooses: "yes or no for Flood"."""
    asked = rules.chance.polls[face]
    answers = Either(answer(rules, face, one) for one in range(len(asked.answers)))
    return Message("pludo-pick-answer", {"answers": answers, "title": name(rules, asked.name)})


def answer(rules: Rules, face: int, index: int) -> Arg:
    """Say an answer: yes or no to a vote, or what the rule file calls it."""
    asked = rules.chance.polls[face]
    if asked.is_vote:
        return Message("pludo-vote", {"way": "against" if index else "for"})
    return name(rules, asked.answers[index])


def answers(
    rules: Rules, face: int, given: Iterable[tuple[int, int]], listener: Listener
) -> tuple[Message, ...]:
    """Say who has answered what."""
    return tuple(
        Message(
            "pludo-answer-of",
            {**person(rules, seat, listener), "answer": answer(rules, face, one)},
        )
        for seat, one in given
    )


def dice(rules: Rules, thrown: Iterable[int]) -> tuple[Arg, ...]:
    """Say a throw as it fell: of two dice the pips of each."""
    return tuple(
        one if rules.chance.plain_dice else name(rules, rules.chance.faces[one].name)
        for one in thrown
    )


def misses(rules: Rules, seat: int, turns: int, listener: Listener) -> Message:
    """Say that a player will miss turns."""
    return Message("pludo-misses", {**person(rules, seat, listener), "turns": turns})


def amendment(rules: Rules, index: int) -> Message:
    """Say a rule that has changed during the game."""
    amended = rules.amendments[index]
    title = name(rules, amended.name)
    if amended.say:
        return Message("pludo-amended", {"title": title, "text": name(rules, amended.say)})
    return Message("pludo-amended-silent", {"title": title})


def sentences(parts: Iterable[Message]) -> Message:
    """Join whole sentences to one message."""
    told = Sentences(parts)
    return told[0] if len(told) == 1 else Message(SENTENCES, {"told": told})
