"""Colours in the lobby: every player may choose one, first come, first served."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.game.options import SEATS, rules_of
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Action, Player, Visibility
from playpalace_ludo.table.seating import seats_by_wish
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus

ANY = ""
REMEMBERED: dict[str, str] = {}
"""The colour each person chose last at any table, by id; kept until the server stops."""


class ColourChoice:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game

    def row(self) -> Action:
        """Make the row that tells a player's colour and opens the list of colours."""
        asked = self._game.api.MenuInput(prompt="pludo-host-colour-prompt", options="_colour_rows")
        return self._game.lobby.row(
            "colour",
            id="choose_colour",
            label="pludo-host-colour",
            handler="_action_choose_colour",
            input_request=asked,
        )

    def row_visibility(self, player: Player) -> Visibility:
        seen = not player.is_spectator and bool(self._colours())
        return self._game.lobby.visibility(seen=seen)

    def row_label(self, player: Player, action_id: str) -> str:
        colour = Message("pludo-host-colour-any")
        if self._holders().get(self._wish(player)) is player:
            colour = named(self._wish(player))
        say = self._game.audience.words_for(player)
        return say.say(Message("pludo-host-colour", {"colour": colour}))

    def _colours(self) -> list[str]:
        """Return the colours of the board; empty while its rules contradict each other."""
        try:
            return [seat.colour for seat in rules_of(self._game.config, self._game.options).seats]
        except LudoError:
            return []

    def _wish(self, player: Player) -> str:
        return self._game.colours.get(player.id, REMEMBERED.get(player.id, ANY))

    def _holders(self) -> dict[str, Player]:
        """Return the player of each colour; a choice made here beats a remembered one."""
        game = self._game
        players = [player for player in game.get_active_players() if not player.is_bot]
        holders: dict[str, Player] = {}
        for player in sorted(players, key=lambda player: player.id not in game.colours):
            holders.setdefault(self._wish(player), player)
        return {colour: holders[colour] for colour in self._colours() if colour in holders}

    def rows(self, player: Player) -> list[str]:
        return [text for text, _ in self._choices(player)]

    def _choices(self, player: Player) -> list[tuple[str, str]]:
        """Return pairs of text and colour for a player: hosts send back the text they showed."""
        holders = self._holders()
        rows = [(Message("pludo-host-colour-any"), ANY)]
        for colour in self._colours():
            holder = holders.get(colour, player)
            if holder is player:
                rows.append((named(colour), colour))
            else:
                rows.append((about("pludo-host-colour-of", colour, holder), colour))
        say = self._game.audience.words_for(player)
        return [(say.say(row), colour) for row, colour in rows]

    def choose(self, player: Player, text: str, action_id: str) -> None:
        game = self._game
        chosen = dict(self._choices(player)).get(text)
        if chosen is None or game.status != "waiting":
            return
        holder = self._holders().get(chosen, player)
        if holder is not player:
            game.audience.tell(player, about("pludo-host-colour-taken", chosen, holder))
        else:
            game.colours[player.id] = REMEMBERED[player.id] = chosen
            self._tell_choice(player, chosen)
        game.screen.paint()

    def _tell_choice(self, player: Player, chosen: str) -> None:
        message_id = "pludo-host-colour-chosen" if chosen else "pludo-host-colour-free"
        for hearer in self._game.players:
            you = ".you" if hearer is player else ""
            self._game.audience.tell(hearer, about(message_id + you, chosen, player))

    def seats(self, rules: Rules, players: list[Player]) -> tuple[int, ...]:
        """Assign seats: chosen colours first, then the remaining ones."""
        board = [seat.colour for seat in rules.seats]
        holds = {holder.id: board.index(colour) for colour, holder in self._holders().items()}
        wishes = [holds.get(player.id) for player in players]
        opposite = getattr(self._game.options, SEATS) == "opposite"
        return seats_by_wish(rules, wishes, opposite=opposite)

    def tell_surprised(self, hosted: HostTable) -> None:
        """Tell players who wished for another colour which one they got."""
        game = self._game
        for player in game.get_active_players():
            colour = hosted.rules.seats[game.seating[player.id]].colour
            if self._wish(player) not in (ANY, colour):
                told = about("pludo-host-colour-chosen.you", colour, player)
                hosted.announcer.say(game.audience.person(player), [told], SYSTEM)


def named(colour: str) -> Message:
    return Message("pludo-colour", {"colour": colour})


def about(message_id: str, colour: str, player: Player) -> Message:
    return Message(message_id, {"colour": named(colour), "player": player.name})
