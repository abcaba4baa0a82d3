"""Exploring the board at a host's table: each person has their own cursor."""

from __future__ import annotations

from functools import partial

from playpalace_ludo.hosts.play.audience import Person
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.table import explorer
from playpalace_ludo.table.explorer import Look, Seen, View


def explore(table: HostTable, person: Person, command: str) -> None:
    if _has_looked(table, person, command):
        _show(table, person, explorer.explore(command, scene(table, person)))
    else:
        table.answers.later(person.id, partial(explore, table, person, command))


def say_all(table: HostTable, person: Person) -> None:
    """Describe the square under the cursor, and who could capture there."""
    if _has_looked(table, person, explorer.CAPTURES):
        _show(table, person, explorer.whole(scene(table, person)))
    else:
        table.answers.later(person.id, partial(say_all, table, person))


def _has_looked(table: HostTable, person: Person, command: str) -> bool:
    view = scene(table, person)
    about = (command, view.state, view.look)
    return table.has_looked(person, about, explorer.looking(command, view))


def look_at(table: HostTable, person: Person, at: int) -> None:
    """Move the cursor silently, since its owner has already heard where it is."""
    look = scene(table, person).look
    if look.at != at:
        table.looks[person.id] = Look(at, look.whose)


def go_to(table: HostTable, person: Person, text: str) -> None:
    _show(table, person, explorer.go_to(scene(table, person), text))


def asked(table: HostTable, person: Person, command: str) -> None:
    """Remember the player a question was about: the explorer looks for those tokens next."""
    table.looks[person.id] = explorer.asked_about(scene(table, person), command)


def scene(table: HostTable, person: Person) -> View:
    look = table.looks.get(person.id, Look())
    return View(table.rules, table.state, table.listener(person), look)


def _show(table: HostTable, person: Person, seen: Seen) -> None:
    """Move the cursor at once, since each key counts; describe the square when its turn comes."""
    before = table.looks.get(person.id)
    table.looks[person.id] = seen.look
    if seen.moved and before != seen.look and table.audience.follow(person.id):
        seen = seen._replace(messages=(), moved=False)  # the host's client reads the cell itself
    table.answers.do(person.id, partial(_say, table, person, seen))


def _say(table: HostTable, person: Person, seen: Seen) -> None:
    here = explorer.explore("explore-here", scene(table, person)) if seen.moved else seen
    table.announcer.look(person, here.messages, seen.cues)
