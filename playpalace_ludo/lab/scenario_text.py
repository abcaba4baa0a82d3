"""The notation of places, throws and moves in scenarios."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.effects import ANY, PassCard
from playpalace_ludo.core.engine.abilities import partner_of_swap
from playpalace_ludo.core.errors import show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State, Tokens
from playpalace_ludo.core.walking import via
from playpalace_ludo.lab.scenario_fields import NotRunnable


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def seat_index(rules: Rules, colour: str) -> int:
    for index, seat in enumerate(rules.seats):
        if seat.colour == colour:
            return index
    raise NotRunnable("scenario-seat", variant=rules.name, seat=show(colour))


def read_throw(rules: Rules, throw: list[Any]) -> tuple[int, ...]:
    if rules.chance.plain_dice and not any(isinstance(one, str) for one in throw):
        return tuple(throw)
    faces = [rules.face_named(str(name)) for name in throw]
    if None in faces:
        raise NotRunnable("scenario-outcome", variant=rules.name, outcome=show(throw))
    return tuple(face for face in faces if face is not None)


def read_tokens(rules: Rules, tokens: Mapping[str, list[Any]]) -> Tokens:
    steps: list[tuple[int, ...]] = [()] * len(rules.seats)
    for colour, places in tokens.items():
        index = seat_index(rules, colour)
        found = [rules.seats[index].step_at(str(place)) for place in places]
        count = len(found) if rules.changes_hands else rules.seats[index].tokens
        if None in found or len(found) != count:
            raise NotRunnable("scenario-places", seat=colour, places=show(places))
        steps[index] = tuple(step for step in found if step is not None)
    return tuple(steps)


def write_place(rules: Rules, seat: int, step: int) -> Any:
    place = rules.place(seat, step)
    return place.number if place.kind == "track" and place.number else place.text


def write_tokens(rules: Rules, tokens: Tokens) -> dict[str, list[Any]]:
    return {
        rules.seats[seat].colour: [write_place(rules, seat, step) for step in own]
        for seat, own in enumerate(tokens)
        if own
    }


def write_face(rules: Rules, face: int) -> Any:
    return (
        rules.chance.faces[face].value if rules.chance.plain_dice else rules.chance.faces[face].name
    )


def write_move(rules: Rules, state: State, move: Move) -> dict[str, Any]:
    """Write a legal move in scenario notation: by its die, or by the outcome's order."""
    now = rules.of(state)
    if now.abilities.by_face and (
        move.face in now.abilities.by_face or now.chance.faces[move.face].name == ANY
    ):
        return _write_use(now, state, move)
    if isinstance(now.chance.picks.get(move.face), PassCard):
        card = now.chance.faces[move.order + 1].name
        return {"do": now.chance.faces[move.face].name, "card": card}
    if move.face in now.chance.picks and not move.tokens:
        return {"do": now.chance.faces[move.face].name, "whom": rules.seats[move.order].colour}
    if poll := now.chance.polls.get(move.face):
        return {"do": now.chance.faces[move.face].name, "answer": poll.answers[move.order]}
    order = now.chance.faces[move.face].orders[move.order]
    usual = order.kind in ("enter", "move") and move.tokens
    if not rules.chance.plain_dice or not usual:
        written: dict[str, Any] = {"do": order.text}
        if rules.chance.plain_dice:
            written["die"] = write_face(rules, move.face)
        if move.tokens:
            numbers = "+".join(str(token + 1) for token in move.tokens)
            written["marker"] = f"{rules.seats[move.seat].colour}:{numbers}"
            written["to"] = write_place(rules, move.seat, move.to)
            start = state.tokens[move.seat][move.tokens[0]]
            if branch := via(now, start, move):
                written["via"] = "/".join(branch)
        return written
    tokens = [token + 1 for token in move.tokens]
    who: dict[str, Any] = {"token": tokens[0]} if len(tokens) == 1 else {"tokens": tokens}
    to = write_place(rules, move.seat, move.to)
    return {**who, "die": write_face(rules, move.face), "to": to}


def _write_use(rules: Rules, state: State, move: Move) -> dict[str, Any]:
    """Write the use of an ability, or which one is taken."""
    order = rules.chance.faces[move.face].orders[move.order]
    written: dict[str, Any] = {"use": rules.chance.faces[move.face].name}
    if order.kind == "take":
        written["take"] = rules.chance.faces[order.steps].name
    if move.tokens:
        written["marker"] = write_piece(rules, move.seat, move.tokens[0])
    if order.kind == "leap":
        written["to"] = write_place(rules, move.seat, move.to)
    if other := partner_of_swap(rules, state.tokens, move):
        written["with"] = write_piece(rules, *other)
    return written


def write_piece(rules: Rules, seat: int, token: int) -> str:
    return f"{rules.seats[seat].colour}:{token + 1}"


def read_piece(rules: Rules, text: str) -> tuple[int, int]:
    colour, _, number = text.rpartition(":")
    seat = seat_index(rules, colour)
    if not number.isdecimal() or not 1 <= int(number) <= rules.most_tokens(seat):
        raise NotRunnable("scenario-token", token=show(text))
    return seat, int(number) - 1
