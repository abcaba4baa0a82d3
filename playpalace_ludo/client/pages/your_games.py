"""Statistics, rating and achievements of the player's games, as menu rows."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.pages.working import WorkingPage
from playpalace_ludo.words import Message

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App
    from playpalace_ludo.review.summary import GameHistory, Section


def open_page(app: App, *, looking: bool = True) -> None:
    """Read the finished games; if stopped, show all but luck and skill."""
    from playpalace_ludo.client.storage.past_games import PastGames
    from playpalace_ludo.review.haste import A_GAME, hastened

    past = PastGames(app.saves, app.your_name, datetime.now())
    WorkingPage(
        app,
        Message("pludo-stats-working" if looking else "pludo-stats-working-less"),
        hastened(past.read(looking=looking), app.hasten, A_GAME * past.unseen * looking),
        partial(_show, app),
        stopped=partial(open_page, app, looking=False) if looking else None,
    ).begin()


def _show(app: App, history: GameHistory) -> None:
    from playpalace_ludo.review.summary import sections

    items = [Item(one.heading, partial(_read, app, one)) for one in sections(history)]
    app.open_menu(Message("pludo-stats-title"), lambda: items)


def _read(app: App, section: Section) -> None:
    """Open the details of a row; repeat a row without any."""
    if section.rows:
        app.read(section.heading, section.rows)
    else:
        app.teller.reply(section.heading)
