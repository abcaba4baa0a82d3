"""Colours in the lobby: everybody who plays may choose one, first come, first served."""

from __future__ import annotations

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.game.options import SEATS, rules_of
from playpalace_ludo.hosts.play.announcer import translator
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import ActionSet, Player, Visibility
from playpalace_ludo.table.seating import seats_by_wish
from playpalace_ludo.words import Message

ANY = ""
REMEMBERED: dict[str, str] = {}
"""What people chose last, at whatever table, by their id; until the server stops."""


class ColoursMixin(GameBase):
    def create_lobby_action_set(self, player: Player) -> ActionSet:
        """Add a row to the host's own for the colour of the one who reads it."""
        actions = super().create_lobby_action_set(player)
        actions.add(
            self.make_action(
                id="choose_colour",
                label="pludo-host-colour",
                handler="_action_choose_colour",
                is_enabled="_is_colour_enabled",
                is_hidden="_is_colour_hidden",
                get_label="_get_colour_label",
                show_in_actions_menu=False,
                input_request=self.api.MenuInput(
                    prompt="pludo-host-colour-prompt", options="_colour_rows"
                ),
            )
        )
        return actions

    def _is_colour_enabled(self, player: Player) -> str | None:
        return None if self.status == "waiting" else "action-game-in-progress"

    def _is_colour_hidden(self, player: Player) -> Visibility:
        seen = self.status == "waiting" and not player.is_spectator and bool(self._colours())
        return self.api.Visibility.VISIBLE if seen else self.api.Visibility.HIDDEN

    def _get_colour_label(self, player: Player, action_id: str) -> str:
        colour = Message("pludo-host-colour-any")
        if self._holders().get(self._wish(player)) is player:
            colour = named(self._wish(player))
        return self._say_to(player, Message("pludo-host-colour", {"colour": colour}))

    def _colours(self) -> list[str]:
        """Return the colours of the board; none while its rules contradict each other."""
        try:
            return [seat.colour for seat in rules_of(self.config, self.options).seats]
        except LudoError:
            return []

    def _wish(self, player: Player) -> str:
        return self.colours.get(player.id, REMEMBERED.get(player.id, ANY))

    def _holders(self) -> dict[str, Player]:
        """Return who has which colour: what was chosen here comes before what is remembered."""
        players = [player for player in self.get_active_players() if not player.is_bot]
        holders: dict[str, Player] = {}
        for player in sorted(players, key=lambda player: player.id not in self.colours):
            holders.setdefault(self._wish(player), player)
        return {colour: holders[colour] for colour in self._colours() if colour in holders}

    def _colour_rows(self, player: Player) -> list[str]:
        return [text for text, _ in self._choices(player)]

    def _choices(self, player: Player) -> list[tuple[str, str]]:
        """Return each colour and how it reads to a player: hosts send back what they showed."""
        holders = self._holders()
        rows = [(Message("pludo-host-colour-any"), ANY)]
        for colour in self._colours():
            holder = holders.get(colour, player)
            if holder is player:
                rows.append((named(colour), colour))
            else:
                rows.append((about("pludo-host-colour-of", colour, holder), colour))
        return [(self._say_to(player, row), colour) for row, colour in rows]

    def _action_choose_colour(self, player: Player, text: str, action_id: str) -> None:
        chosen = dict(self._choices(player)).get(text)
        if chosen is None or self.status != "waiting":
            return
        holder = self._holders().get(chosen, player)
        if holder is not player:
            self._tell_one(player, about("pludo-host-colour-taken", chosen, holder))
        else:
            self.colours[player.id] = REMEMBERED[player.id] = chosen
            self._tell_choice(player, chosen)
        self.paint()

    def _tell_choice(self, player: Player, chosen: str) -> None:
        message_id = "pludo-host-colour-chosen" if chosen else "pludo-host-colour-free"
        for hearer in self.players:
            you = ".you" if hearer is player else ""
            self._tell_one(hearer, about(message_id + you, chosen, player))

    def seats_chosen(self, rules: Rules, players: list[Player]) -> tuple[int, ...]:
        """Seat everybody on the colour they have, the others on what is left."""
        board = [seat.colour for seat in rules.seats]
        holds = {holder.id: board.index(colour) for colour, holder in self._holders().items()}
        wishes = [holds.get(player.id) for player in players]
        return seats_by_wish(rules, wishes, opposite=getattr(self.options, SEATS) == "opposite")

    def tell_colours(self, hosted: HostTable) -> None:
        """Tell those who wished for a colour which one they have got, if it is another."""
        for player in self.get_active_players():
            colour = hosted.rules.seats[self.seating[player.id]].colour
            if self._wish(player) not in (ANY, colour):
                told = about("pludo-host-colour-chosen.you", colour, player)
                hosted.announcer.say(self.audience.person(player), [told], SYSTEM)

    def _say_to(self, player: Player, message: Message) -> str:
        return self.audience.words_for(player).say(message)

    def _tell_one(self, player: Player, message: Message) -> None:
        user = None if player.is_bot else self.get_user(player)
        if user is not None:
            user.speak(translator(user.locale).say(message), self.BUFFERS[SYSTEM])


def named(colour: str) -> Message:
    return Message("pludo-colour", {"colour": colour})


def about(message_id: str, colour: str, player: Player) -> Message:
    return Message(message_id, {"colour": named(colour), "player": player.name})
