"""The client's table and a host's, both at the same point of the same game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.chance import draw
from playpalace_ludo.client.game import Game
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.play.audience import Grid, Person
from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.settings import reader
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.table.seating import Player

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Nobody:
    """People who hear nothing: Ann is a person, all others are bots."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.there = [Person(NAMES[s], NAMES[s], s, bot=s != seats[0]) for s in seats]

    def people(self) -> list[Person]:
        return self.there

    def listeners(self) -> list[Person]:
        return []

    def humans(self) -> int:
        return 1

    def is_bot(self, seat: int) -> bool:
        return any(person.bot for person in self.there if person.seat == seat)

    def speak(self, person: str, line: Spoken) -> None: ...

    def play(self, person: str, sound: Sound) -> None: ...

    def repaint(self, person: str | None = None) -> None: ...

    def focus(self, person: str, row: str) -> None: ...

    def show(self, person: str, box: str, lines: Callable[[], list[str]]) -> None: ...

    has_grids = False

    def show_grid(self, person: str, grid: Grid) -> None: ...

    def follow(self, person: str) -> bool:
        return False

    def game_over(self) -> None: ...


def start(rules: Rules, players: int | None = None) -> Match:
    seats = range(players or rules.min_players)
    return Match(rules, seats, NAMES[: len(seats)], 0 if rules.turns.first == "random" else None)


def played(match: Match, actions: int, source: Random) -> Match:
    """The match with so many throws and moves more, or to its end."""
    for _ in range(actions):
        if match.state.awaiting == "roll":
            match.roll(draw(match.rules, match.state, source))
        elif not match.over:
            match.play(source.choice(match.state.moves))
    return match


def both(match: Match) -> tuple[Game, HostTable]:
    """The game at the client's table, and taken up by a host from its position and record."""
    seats = match.state.seats
    players = [Player(s, NAMES[s], "" if s == seats[0] else "normal") for s in seats]
    taken_up = Match.restore(match.line(), match.text(), variants.load)
    settings = reader.read(Path("/nowhere"), ("random", "normal"))
    return Game(match, players, SystemDice()), HostTable(Nobody(seats), settings, taken_up)
