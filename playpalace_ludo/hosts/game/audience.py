"""The people at a host's table, as the shared presentation sees them."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

from playpalace_ludo import log
from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM, Grid, Person
from playpalace_ludo.hosts.play.sounds import Sound
from playpalace_ludo.hosts.play.speech import Spoken
from playpalace_ludo.hosts.protocols import Player, User
from playpalace_ludo.words import Message, Translator, terminal_client
from playpalace_ludo.words.model import BRIEF, NORMAL

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

TOUCH = frozenset({"web", "mobile"})
LONGEST_TRANSCRIPT = 200
LONGEST_NAME = 30
"""Most letters of a name that are spoken; some servers allow hundreds."""
IS_BOT = attrgetter("is_bot")


class GameAudience:
    """`Audience` on top of a host's game."""

    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def people(self) -> list[Person]:
        return [self.person(player) for player in self._game.players]

    def listeners(self) -> list[Person]:
        humans = [player for player in self._game.players if not player.is_bot]
        return [person for person in map(self.person, humans) if not person.bot] if humans else []

    def humans(self) -> int:
        """Count the seats of people, including those a bot plays for while they are gone."""
        return sum(
            not player.is_spectator and (not player.is_bot or player.replaced_human)
            for player in self._game.players
        )

    def has_people(self) -> bool:
        return not all(map(IS_BOT, self._game.players))

    def person(self, player: Player) -> Person:
        game = self._game
        seat = None if player.is_spectator else game.seating.get(player.id)
        user = None if player.is_bot else game.get_user(player)
        if user is None:
            return Person(player.id, spoken(player.name), seat, bot=True)
        preferences = user.preferences
        return Person(
            player.id,
            spoken(player.name),
            seat,
            bot=False,
            locale=user.locale,
            wording=_wording(user),
            touch=(getattr(user, "client_type", "") or "").strip().lower() in TOUCH,
            turn_sound=bool(preferences.get_effective("play_turn_sound", game_type=TYPE)),
        )

    def words_for(self, player: Player) -> Translator:
        """Return the translator for a player's language."""
        user = self._game.get_user(player)
        return translator(user.locale if user else "en")

    def tell(self, player: Player, *messages: Message, buffer: str = SYSTEM) -> None:
        """Speak to a person at once, past the queue of a game's lines, which ends with the game."""
        user = None if player.is_bot else self._game.get_user(player)
        if user is not None:
            user.speak(translator(user.locale).all(messages), self._game.BUFFERS[buffer])

    def tell_all(self, *messages: Message) -> None:
        for player in self._game.players:
            self.tell(player, *messages)

    def is_bot(self, seat: int) -> bool:
        seating = self._game.seating
        for player in self._game.players:
            if seating.get(player.id) == seat and not player.is_spectator:
                return bool(player.is_bot)
        return True

    def speak(self, person: str, line: Spoken) -> None:
        game = self._game
        player = game.get_player_by_id(person)
        user = game.get_user(player) if player else None
        if player is None or user is None:
            return
        log.note("speech", line.buffer)
        buffer = game.BUFFERS[line.buffer]
        if line.record:
            game.record_transcript_event(player, line.text, buffer)
            transcript = game._transcripts.get(person)
            if transcript:
                del transcript[:-LONGEST_TRANSCRIPT]
        game.screen.before_speech(player)
        user.speak(line.text, buffer)

    def play(self, person: str, sound: Sound) -> None:
        player = self._game.get_player_by_id(person)
        user = self._game.get_user(player) if player else None
        if user is not None:
            self._game.screen.play(user, sound)

    def repaint(self, person: str | None = None) -> None:
        self._game.screen.paint(self._game.get_player_by_id(person) if person else None)

    def focus(self, person: str, row: str) -> None:
        player = self._game.get_player_by_id(person)
        if player:
            self._game.screen.move_focus(player, row)

    def show(self, person: str, box: str, lines: Callable[[], list[str]]) -> None:
        player = self._game.get_player_by_id(person)
        if player:
            self._game.screen.open_box(player, box, lines)

    @property
    def has_grids(self) -> bool:
        return self._game.screen.has_grids

    def show_grid(self, person: str, grid: Grid) -> None:
        player = self._game.get_player_by_id(person)
        if player:
            self._game.screen.open_grid(player, grid)

    def follow(self, person: str) -> bool:
        return self._game.screen.follow_in_grid(person)

    def game_over(self) -> None:
        """End the game, once all words for the dice of a series' next game have been told."""
        if not self._game.contest.goes_on or self._game.promises.gather():
            self._game.finish_game()


def spoken(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 3]}..."


def _wording(user: User) -> str:
    """Return a person's wording: as set in our terminal client, or in the host."""
    asked = terminal_client.wording(getattr(user, "platform", "") or "")
    if asked:
        return asked
    brief = user.preferences.get_effective("brief_announcements", game_type=TYPE)
    return BRIEF if brief else NORMAL
