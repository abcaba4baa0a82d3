"""Settle stakes left open by a killed program: pay out, refund, or leave to the game."""

from __future__ import annotations

from contextlib import suppress

from playpalace_ludo.client import game as games
from playpalace_ludo.client.staking import TOURNAMENT, Stakes, pot_of
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.storage.tournaments import Tournaments
from playpalace_ludo.coins.purse import PurseError
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.words import Message


def settle(stakes: Stakes, saves: Saves, tournaments: Tournaments) -> list[Message]:
    """Settle every stake whose game or tournament is over or gone; return the news.

    Unusable purses are ignored here and reported when somebody uses them.
    """
    if not stakes.purses.path.exists():
        return []
    told: list[Message] = []
    with suppress(PurseError):
        for name in stakes.purses.open_games():
            if name.startswith(TOURNAMENT):
                told += _settle_tournament(name, stakes, tournaments)
            else:
                told += _settle_game(name, stakes, saves)
    return [Message("pludo-coins-late"), *told] if told else []


def _settle_game(name: str, stakes: Stakes, saves: Saves) -> list[Message]:
    left = identity.find(name, (*saves.unfinished(), *saves.finished()))
    if left is None:
        stakes.purses.give_back(name)
        return []
    try:
        game = games.from_record(saves.read(left), saves.rule_files.load, None, None)
    except (LudoError, games.RulesGone, OSError):
        return []  # opening it says why; removing it refunds the stake
    if game.stake is None or not game.match.over:
        return []
    return stakes.pay(game.stake, game.match, game.players)


def _settle_tournament(name: str, stakes: Stakes, tournaments: Tournaments) -> list[Message]:
    is_sure = True
    for path in tournaments.paths():
        try:
            tournament = tournaments.read(path)
        except (LudoError, OSError):
            is_sure = False  # the unreadable one may be the one we look for
            continue
        if pot_of(tournament) == name:
            return stakes.pay_for(tournament)
    if is_sure:
        stakes.purses.give_back(name)
    return []
