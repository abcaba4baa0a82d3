"""Starting a game at a host's table."""

from __future__ import annotations

import uuid
from functools import partial
from typing import TYPE_CHECKING, Any

from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.soundness import must_be_a_game
from playpalace_ludo.hosts.game.beat import BEAT, BEATS, on_beat
from playpalace_ludo.hosts.game.option_changes import OPTIONS
from playpalace_ludo.hosts.game.options import (
    HINTS,
    PACE,
    STRENGTH,
    TIMER,
    UNDO,
    rules_of,
    timer_seconds,
)
from playpalace_ludo.hosts.play.sounds import MUSIC
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.play.thinking import get_ready
from playpalace_ludo.settings.config import HINTS_OFF
from playpalace_ludo.table.dice import draw_first
from playpalace_ludo.table.hints import ADVISER
from playpalace_ludo.words import problems

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


def errors(game: LudoPlus) -> list[Any]:
    """List the reasons why the game cannot start, in the form hosts expect."""
    try:
        rules = rules_of(game.config, game.options)
        must_be_a_game(rules)
    except LudoError as error:
        return ["pludo-host-start-rules", problems.clash(error)]
    players = len(game.get_active_players())
    wrong = engine.wrong_players(rules, players)
    if wrong is None or game.counts_itself(players):
        return []
    return [("pludo-host-start-players", dict(wrong.values))]


def begin(game: LudoPlus) -> None:
    """Seat the players, fix the dice, and announce the start of the game."""
    match = _deal(game)
    players = game.get_active_players()
    game.status = game.PLAYING
    game.game_active = True
    game.option_changes.news.drop(OPTIONS)
    game._sync_table_status()
    game.set_turn_players(sorted(players, key=lambda player: game.seating[player.id]))
    game.hosted = hosted = table_for(game, match)
    keep_beat(game, hosted)
    game.started = game.clock
    game.returning.begin()
    game.play_music(MUSIC)
    game.contest.tell_number(hosted)
    game.dice.tell_next(hosted)
    hosted.begin(match.opening_events)
    game.colour_choice.tell_surprised(hosted)
    game.coins.put_stake()
    if not game.results.is_rated and sum(not player.is_bot for player in players) > 1:
        hosted.announcer.tell_all("pludo-host-not-rated")
    game.follow_turn()


def _deal(game: LudoPlus) -> Match:
    rules = rules_of(game.config, game.options)
    players = game.get_active_players()
    seats = game.colour_choice.seats(rules, players)
    game.seating = {player.id: seat for player, seat in zip(players, seats, strict=True)}
    names = [player.name for player in players]
    dice = game.dice.mix(rules, seats)
    proof = dice.proof and dice.proof._replace(seed="")
    first = draw_first(rules, seats, dice)
    game.autosave.let_go()
    game.game_id = uuid.uuid4().hex
    return Match(rules, seats, names, first, {"id": game.game_id}, proof=proof)


def table_for(game: LudoPlus, match: Match) -> HostTable:
    """Return the table of a new or resumed match, with the options chosen."""
    options, players = game.options, len(match.state.seats)
    strength, hints = getattr(options, STRENGTH), getattr(options, HINTS)
    get_ready(strength, match.rules, players)
    if hints != HINTS_OFF and game.audience.has_people():
        get_ready(ADVISER, match.rules, players)
    table = HostTable(
        game.audience,
        game.config,
        match,
        dice=game.dice.of(match),
        strength=strength,
        pace=getattr(options, PACE),
        timer=timer_seconds(getattr(options, TIMER)),
        hints=hints,
        undo=getattr(options, UNDO),
    )
    table.clock = game.clock
    return table


def keep_beat(game: LudoPlus, table: HostTable) -> None:
    """Make bots act together with those of other tables."""
    beat = BEATS.join(game)
    table.clock = game.clock
    if table.tempo.think >= BEAT:
        table.bots_act_at = partial(on_beat, beat=beat)
