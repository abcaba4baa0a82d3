"""A table in a host, without a host: its audience writes down what it hears."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.hosts.play.audience import Grid, Person
from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.settings import reader
from playpalace_ludo.table.dice import SystemDice


class WrittenAudience:
    """Everything the table does to its people, in writing."""

    def __init__(self, *people: Person) -> None:
        self.there = list(people)
        self.said: dict[str, list[str]] = {person.id: [] for person in people}
        self.played: list[tuple[str, Sound]] = []
        self.focused: list[tuple[str, str]] = []
        self.boxes: dict[str, list[str]] = {}
        self._lines: dict[str, Callable[[], list[str]]] = {}
        self.grids: dict[str, Grid] = {}
        self.over = False

    def people(self) -> list[Person]:
        return self.there

    def listeners(self) -> list[Person]:
        return [person for person in self.there if not person.bot]

    def humans(self) -> int:
        return sum(not person.bot and person.seat is not None for person in self.there)

    def is_bot(self, seat: int) -> bool:
        return any(person.bot for person in self.there if person.seat == seat)

    def speak(self, person: str, line: Spoken) -> None:
        self.said[person].append(line.text)

    def play(self, person: str, sound: Sound) -> None:
        self.played.append((person, sound))

    def repaint(self, person: str | None = None) -> None: ...

    def focus(self, person: str, row: str) -> None:
        self.focused.append((person, row))

    def show(self, person: str, box: str, lines: Callable[[], list[str]]) -> None:
        self.boxes[person] = lines()
        self._lines[person] = lines

    def current(self, person: str) -> list[str]:
        """Return what the box says now."""
        return self._lines[person]()

    has_grids = True

    def show_grid(self, person: str, grid: Grid) -> None:
        self.grids[person] = grid

    def follow(self, person: str) -> bool:
        return person in self.grids

    def game_over(self) -> None:
        self.over = True


ANN, BEN = Person("a", "Ann", 0, bot=False), Person("b", "Ben", 1, bot=False)
EVE = Person("e", "Eve", None, bot=False)
ROBO = Person("r", "Robo", 1, bot=True)


def seat(*people: Person, variant: str = "playpalace", **options: Any) -> HostTable:
    rules = variants.load(variant)
    for free in range(sum(person.seat is not None for person in people), rules.min_players):
        people = (*people, Person(f"bot{free}", f"Bot {free}", free, bot=True))
    seats = sorted(person.seat for person in people if person.seat is not None)
    first = seats[0] if rules.turns.first == "random" else None
    match = Match(rules, seats, [p.name for p in people if p.seat is not None], first)
    settings = reader.read(Path("/nowhere"), ("random", "normal"))
    table = HostTable(WrittenAudience(*people), settings, match, **{"pace": "instant", **options})
    table.begin(match.opening_events)
    settle(table)
    return table


def settle(table: HostTable, ticks: int = 60) -> None:
    for _ in range(ticks):
        table.tick()


class SameDice(SystemDice):
    """Every throw falls alike; they are counted."""

    def __init__(self, *dice: int) -> None:
        self.dice = dice
        self.thrown = 0

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        self.thrown += 1
        return self.dice


def throw(table: HostTable, *dice: int) -> None:
    table.runner.dice = SameDice(*dice)


def heard(table: HostTable, person: Person) -> list[str]:
    return audience(table).said[person.id]


def audience(table: HostTable) -> WrittenAudience:
    assert isinstance(table.audience, WrittenAudience)
    return table.audience
