"""The doubling cube at a host's table of two: an offer that the opponent takes or declines.

An offer stands until the position changes: rolling withdraws it, so that nobody is held up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo.coins.payout import MOST_DOUBLED, TAKE_FROM
from playpalace_ludo.coins.purse import PurseError, Purses, of_bot
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.core.state import State
from playpalace_ludo.hosts.game.coins import log
from playpalace_ludo.hosts.play.audience import SYSTEM, Row
from playpalace_ludo.hosts.play.row_ids import DOUBLE, GIVE_UP, TAKE
from playpalace_ludo.hosts.play.table import HostTable
from playpalace_ludo.hosts.protocols import Player
from playpalace_ludo.table import hints
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.hosts.game.game import LudoPlus


class Offer(NamedTuple):
    by: str
    """The id of the player who offers."""
    state: State


class DoublingPair(NamedTuple):
    """A table of two whose stake may be doubled, from one player's side."""

    hosted: HostTable
    stake: Stake
    purses: Purses
    player: Player
    other: Player


class DoublingCube:
    def __init__(self, game: LudoPlus) -> None:
        self._game = game
        self._offer: Offer | None = None

    def rows(self, player: Player) -> tuple[Row, ...]:
        """Return a player's rows: to offer, or to answer."""
        stake, seating = self._game.coins.stake, self._game.seating
        if stake is None or not stake.doubling or player.id not in seating:
            return ()
        if self._offer is not None and self._offer.by != player.id:
            rows = [TAKE, GIVE_UP]
        elif self._offer is None and stake.may_double(seating[player.id]):
            rows = [DOUBLE]
        else:
            rows = []
        say = self._game.audience.words_for(player)
        doubled = 2 * stake.coins
        return tuple(Row(row, say.text(f"pludo-menu-{row}", coins=doubled)) for row in rows)

    def let_offer_lapse(self) -> None:
        """Forget an offer once the game has gone on, and say so."""
        hosted = self._game.hosted
        if self._offer is None or hosted is None:
            return
        if hosted.match.state is not self._offer.state:
            self._offer = None
            hosted.announcer.tell_all("pludo-coins-lapsed")
            self._game.screen.paint()

    def obey(self, player: Player, action_id: str) -> None:
        """Carry out a row of the cube."""
        if self._game.hosted is None:
            return
        with self._game.guarded():
            try:
                self.let_offer_lapse()
                refusal = self._obey(player, action_id)
            except PurseError as error:
                log(error)
                refusal = Message("pludo-coins-busy")
            if refusal is not None:
                person = self._game.audience.person(player)
                self._game.hosted.answer(person, lambda: [refusal])

    def _obey(self, player: Player, action_id: str) -> Message | None:
        """Carry out an action, or return the reason why it is refused."""
        duel = self._duel_of(player)
        if duel is None:
            return Message("pludo-coins-no-stake")
        if action_id == DOUBLE:
            refusal = self._why_not(duel)
            if refusal is None:
                self._make_offer(duel)
            return refusal
        if self._offer is None or self._offer.by == player.id:
            return Message("pludo-coins-no-offer")
        if action_id == TAKE:
            self._take(duel)
        else:
            self._give_up(duel)
        return None

    def _duel_of(self, player: Player) -> DoublingPair | None:
        """Return a player's pair; None for spectators and where nothing can be doubled."""
        game = self._game
        hosted, stake, purses = game.hosted, game.coins.stake, game.coins.purses
        two = [one for one in game.get_active_players() if one.id in game.seating]
        others = [one for one in two if one is not player]
        if hosted is None or stake is None or purses is None or not stake.doubling:
            return None
        return (
            DoublingPair(hosted, stake, purses, player, others[0])
            if player in two and others
            else None
        )

    def _why_not(self, duel: DoublingPair) -> Message | None:
        """Return the reason why a player may not offer to double now, if any."""
        hosted, stake, purses, player, other = duel
        seat = self._game.seating[player.id]
        if self._offer is not None:
            return Message("pludo-coins-offer-open", {"other": other.name})
        if stake.coins >= MOST_DOUBLED * stake.first:
            return Message("pludo-coins-offer-most")
        if not stake.may_double(seat):
            return Message("pludo-coins-offer-theirs", {"other": other.name})
        if hosted.acting != seat or hosted.state.awaiting != "roll" or not hosted.heard_out:
            return Message("pludo-coins-offer-later")
        staked = purses.staked(stake.game)
        if self._is_away(duel, staked):
            return Message("pludo-coins-offer-away", {"other": other.name})
        for one in (player, other):
            if (has := purses.coins(_purse_among(staked, one))) < stake.coins:
                args: Args = {"player": one.name, "coins": has, "stake": 2 * stake.coins}
                return Message("pludo-host-start-coins", args)
        return None

    def _is_away(self, duel: DoublingPair, staked: Mapping[str, int]) -> bool:
        """Tell whether the opponent is a person who could not answer an offer now."""
        hosted, other = duel.hosted, duel.other
        stood_in_for = other.is_bot and other.id in staked
        awaited = other.id in hosted.stand_ins or other.id in self._game.returning.awaited
        return stood_in_for or awaited

    def _make_offer(self, duel: DoublingPair) -> None:
        hosted, stake, _, player, other = duel
        self._offer = Offer(player.id, hosted.match.state)
        args: Args = {"name": player.name, "other": other.name, "coins": 2 * stake.coins}
        for person in self._game.audience.listeners():
            own = ".bot" if other.is_bot else ".own"
            form = {player.id: own, other.id: ".you"}.get(person.id, "")
            told = Message(f"pludo-coins-offered{form}", args)
            hosted.announcer.say(person, [told], SYSTEM)
        if other.is_bot:
            self._let_bot_answer(duel._replace(player=other, other=player))
        self._game.screen.paint()

    def _let_bot_answer(self, duel: DoublingPair) -> None:
        """Let a bot accept the offer if it wins at least one in four such games."""
        match = duel.hosted.match
        seat = self._game.seating[duel.player.id]
        chance = hints.chance_of(match.rules, match.state, seat)
        answer = self._take if chance >= TAKE_FROM else self._give_up
        answer(duel)

    def _take(self, duel: DoublingPair) -> None:
        game, stake, player = self._game, duel.stake, duel.player
        doubled = stake.doubled(taken_by=game.seating[player.id])
        staked = duel.purses.staked(stake.game)
        duel.purses.stake(stake.game, dict.fromkeys(staked, doubled.coins))
        self._offer = None
        game.coins.keep_stake(doubled)
        game.autosave.keep()
        args: Args = {"name": player.name, "coins": doubled.coins}
        for person in game.audience.listeners():
            form = ".you" if person.id == player.id else ""
            told = Message(f"pludo-coins-taken{form}", args)
            duel.hosted.announcer.say(person, [told], SYSTEM)
        game.screen.paint()

    def _give_up(self, duel: DoublingPair) -> None:
        """Give the pot to the opponent; the game goes on without a stake."""
        self._offer = None
        told = Message("pludo-coins-given-up", {"name": duel.player.name})

        def to_the_other(staked: Mapping[str, int]) -> dict[str, int]:
            loser = _purse_among(staked, duel.player)
            return {purse: (purse != loser) * sum(staked.values()) for purse in staked}

        self._game.coins.settle(duel.purses, duel.stake, to_the_other, told)
        self._game.autosave.keep()
        self._game.screen.paint()


def _purse_among(staked: Mapping[str, int], player: Player) -> str:
    """Return the purse that paid for a player: a bot may play for a person who has left."""
    return player.id if player.id in staked else of_bot(player.name)
