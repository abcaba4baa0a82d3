"""The start of a run in any shell: the app with its keys, and the first page."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from playpalace_ludo import machine
from playpalace_ludo.client.app import App
from playpalace_ludo.client.exchange import Exchange
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.first_run import ListeningPage, NamePage
from playpalace_ludo.client.pages.main_menu import MainMenu
from playpalace_ludo.client.storage.options import Options, Preset
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.thinking import AtOnce, Background, Sliced
from playpalace_ludo.online.address import Connect, in_a_thread
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.words import commands


class Beginning(NamedTuple):
    """The first page of a run; by default the main menu, after asking a new player's name."""

    table: Preset | None = None
    """A game at this table."""
    server: str | None = None
    """A server by name or address; empty for the list of servers."""
    tournament: Path | None = None
    """The file of a tournament to go on with."""
    asks_what_is_heard: bool = False
    """Whether to ask first which kind of output the player can hear."""
    asks_name: bool = True
    """Whether to ask a new player for a name; not where a pipe would answer."""


def make_app(
    teller: Teller,
    chosen: Options,
    saves: Saves,
    screen: Screen,
    *,
    seed: str | None = None,
    background: Background | None = None,
    exchange: Exchange | None = None,
    connect: Connect = in_a_thread,
    clock: Callable[[], float] = time.monotonic,
    keys: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> App:
    """Make the app with the player's keys; `keys` are those of this shell, where they differ."""
    return App(
        teller,
        chosen,
        saves,
        screen,
        keymaps=keymaps(chosen, teller, keys),
        dice=None if seed is None else SeededDice(seed),
        background=background or (AtOnce() if machine.HAS_THREADS else Sliced()),
        exchange=exchange,
        connect=connect,
        clock=clock,
    )


def keymaps(
    chosen: Options, teller: Teller, keys: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> dict[str, dict[str, str]]:
    """Return the player's keys; explain and leave out unusable ones."""
    own = commands.own_keys(chosen.keys)
    teller.notice(*own.problems)
    whole = {**keys, **own.keys}
    return {where: commands.keymap(whole, where) for where in commands.PLACES}


def begin(app: App, wanted: Beginning) -> None:
    """Open the first page; keys pressed before do not answer it."""
    app.happen(lambda: _begin(app, wanted))


def _begin(app: App, wanted: Beginning) -> None:
    main_menu = MainMenu(app)
    is_new = wanted.asks_name and not (
        app.options.has_name or app.saves.unfinished() or app.saves.has_finished()
    )

    def meet() -> None:
        with app.teller.gently():
            main_menu.open()

    def first() -> None:
        with app.teller.gently():
            if wanted.server is not None:
                main_menu.begin_with_others(wanted.server)
            elif wanted.tournament is not None:
                main_menu.begin_with_tournament(wanted.tournament)
            elif wanted.table is not None:
                main_menu.tables.start(wanted.table)
            elif is_new:
                app.reset(NamePage(app, meet))
            else:
                main_menu.open()

    if wanted.asks_what_is_heard:
        app.reset(ListeningPage(app, first))
    else:
        first()
