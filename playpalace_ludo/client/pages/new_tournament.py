"""Set up a tournament: name, kind, players and rules."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client import seats
from playpalace_ludo.client.pages.menu import Item, Menu, cycled
from playpalace_ludo.client.storage.options import STRENGTHS
from playpalace_ludo.client.storage.tournaments import for_tables
from playpalace_ludo.coins.payout import STAKES
from playpalace_ludo.contest.text import checked
from playpalace_ludo.contest.tournament import (
    FEWEST_SEATS,
    GAMES,
    KINDS,
    KNOCK_OUT,
    MOST,
    MOST_ROUNDS,
    MOST_SEATS,
    SWISS,
    TABLES,
    USUAL_ROUNDS,
    Entrant,
    Tournament,
    most_rounds,
    usual_rounds,
)
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.words import Message, problems, rulebook
from playpalace_ludo.words import contest as words
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.work import finish

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class NewTournament:
    """Menus that set up a tournament; `create` is called with it when it is ready."""

    def __init__(self, app: App, create: Callable[[Tournament], None], *, you: str) -> None:
        self.app = app
        self._create = create
        self.name = app.teller.translator.text("pludo-menu-tournament-name-usual")
        self.kind = KNOCK_OUT
        self.games = GAMES[0]
        self.stake = STAKES[0]
        self.rounds = 0
        """Rounds of a Swiss tournament or one at tables; 0 for the usual number."""
        self.seats = 4
        """Seats per table, if more than two meet."""
        self.rules = variants.load_named(variants.names()[0])
        title = Message("pludo-menu-tournament-new-title")
        self._menu = Menu(app.teller, title, self._items, app.back)
        bot = app.options.text("table.bot")
        names = seats.bot_names([you], 3)
        self.players = [Entrant(you), *(Entrant(name, bot) for name in names)]

    def open(self) -> None:
        self.app.open(self._menu)

    def _items(self) -> list[Item]:
        title = rulebook.variant_title(self.rules)
        items = [
            Item(Message("pludo-menu-tournament-start"), self._ready),
            Item(self._kind_label(), None, self._change_kind, self._kind_help()),
            *(self._player(at) for at in range(len(self.players))),
            Item(Message("pludo-menu-tournament-add-person"), self._add_person),
            Item(Message("pludo-menu-tournament-add-bot"), self._add_bot),
            Item(Message("pludo-menu-variant", {"title": title}), None, self._change_variant),
        ]
        if self.kind == TABLES:
            items.append(Item(self._seats_label(), None, self._change_seats))
        else:
            items.append(Item(self._games_label(), None, self._change_games))
        if self.kind in (SWISS, TABLES):
            items.append(Item(self._rounds_label(), None, self._change_rounds))
        if self.app.options.is_on("table.coins"):
            items.append(Item(self._stake_label(), None, self._change_stake))
        items.append(Item(self._name_label(), self._type_name))
        return items

    def _ready(self) -> None:
        made = Tournament(
            name=self.name,
            kind=self.kind,
            variant=self.rules.spec,
            players=tuple(self.players),
            rounds=self._rounds() if self.kind in (SWISS, TABLES) else 0,
            games=1 if self.kind == TABLES else self.games,
            seats=self.seats if self.kind == TABLES else 2,
            stake=self.stake,
            mark=uuid.uuid4().hex if self.stake else "",
        )
        try:
            for_tables(self.rules, len(made.players), made.seats)
            self._create(checked(made))
        except LudoError as error:
            self.app.teller.refuse(problems.alone(error))

    def _kind_label(self) -> Message:
        return Message("pludo-menu-tournament-kind", {"kind": words.kind(self.kind)})

    def _kind_help(self) -> Message:
        return Message("pludo-contest-kind.desc", {"kind": self.kind})

    def _change_kind(self, direction: int) -> None:
        self.kind = cycled(KINDS, self.kind, direction)
        self.app.teller.reply(self._kind_label(), self._kind_help())

    def _games_label(self) -> Message:
        return Message("pludo-menu-tournament-games", {"games": self.games})

    def _change_games(self, direction: int) -> None:
        self.games = cycled(GAMES, self.games, direction)
        self.app.teller.reply(self._games_label())

    def _stake_label(self) -> Message:
        return Message("pludo-menu-stake", {"coins": self.stake})

    def _change_stake(self, direction: int) -> None:
        self.stake = cycled(STAKES, self.stake, direction)
        self.app.teller.reply(self._stake_label())

    def _seats_label(self) -> Message:
        return Message("pludo-menu-tournament-seats", {"seats": self.seats})

    def _change_seats(self, direction: int) -> None:
        self.seats = min(max(self.seats + direction, FEWEST_SEATS), MOST_SEATS)
        self.app.teller.reply(self._seats_label())

    def _most_rounds(self) -> int:
        return MOST_ROUNDS if self.kind == TABLES else most_rounds(len(self.players))

    def _rounds(self) -> int:
        usual = USUAL_ROUNDS if self.kind == TABLES else usual_rounds(len(self.players))
        return min(self.rounds or usual, self._most_rounds())

    def _rounds_label(self) -> Message:
        return Message("pludo-menu-tournament-rounds-count", {"rounds": self._rounds()})

    def _change_rounds(self, direction: int) -> None:
        self.rounds = min(max(self._rounds() + direction, 1), self._most_rounds())
        self.app.teller.reply(self._rounds_label())

    def _change_variant(self, direction: int) -> None:
        offered = finish(self.app.rules.read())
        names = [rules.name for rules in offered if rules.min_players <= 2]
        self.rules = variants.load_named(cycled(names, self.rules.name, direction))
        self.app.teller.reply(rulebook.variant_summary(self.rules))

    def _player(self, at: int) -> Item:
        entrant = self.players[at]
        change = partial(self._change_strength, at) if entrant.bot else None
        remove = partial(self._remove, at)
        return Item(words.player(entrant), None, change, remove=remove, id=entrant.name)

    def _change_strength(self, at: int, direction: int) -> None:
        entrant = self.players[at]
        self.players[at] = entrant._replace(bot=cycled(STRENGTHS, entrant.bot, direction))
        self.app.teller.reply(words.player(self.players[at]))

    def _remove(self, at: int) -> bool:
        del self.players[at]
        return True

    def _add_bot(self) -> None:
        if len(self.players) >= MOST:
            self.app.teller.refuse(Message("pludo-client-tournament-full", {"most": MOST}))
            return
        taken = [entrant.name for entrant in self.players]
        (name,) = seats.bot_names(taken, 1)
        self._add(Entrant(name, self.app.options.text("table.bot")))

    def _add_person(self) -> None:
        def typed(text: str) -> None:
            name = seats.clean_name(text)
            taken = [entrant.name.casefold() for entrant in self.players]
            if not name or name.casefold() in taken:
                refusal = "twice" if name else "nameless"
                told = Message(f"pludo-client-tournament-{refusal}", {"name": name})
                self.app.teller.refuse(told)
            elif len(self.players) >= MOST:
                self.app.teller.refuse(Message("pludo-client-tournament-full", {"most": MOST}))
            else:
                self._add(Entrant(name))

        self.app.ask(Message("pludo-menu-tournament-type-person"), typed)

    def _add(self, entrant: Entrant) -> None:
        self.players.append(entrant)
        args: Args = {"player": words.player(entrant), "count": len(self.players)}
        self.app.teller.reply(Message("pludo-client-tournament-added", args))

    def _name_label(self) -> Message:
        return Message("pludo-menu-tournament-name", {"name": self.name})

    def _type_name(self) -> None:
        def typed(text: str) -> None:
            self.name = seats.clean_name(text) or self.name
            self.app.teller.reply(self._name_label())

        self.app.ask(Message("pludo-menu-type", {"label": self._name_label()}), typed)
