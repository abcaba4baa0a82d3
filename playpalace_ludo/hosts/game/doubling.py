"""The doubling cube at a host's table of two: an offer, which the other takes or gives up for.

An offer stands as long as the position does: who rolls has taken it back, and nobody is held up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from playpalace_ludo.coins.payout import MOST_DOUBLED, TAKE_FROM
from playpalace_ludo.coins.purse import PurseError, Purses, of_bot
from playpalace_ludo.coins.stake import Stake
from playpalace_ludo.core.state import State
from playpalace_ludo.hosts.game.coins import log
from playpalace_ludo.hosts.game.ludo_game import GameBase
from playpalace_ludo.hosts.play.audience import SYSTEM, Row
from playpalace_ludo.hosts.play.row_ids import DOUBLE, GIVE_UP, TAKE
from playpalace_ludo.hosts.protocols import Player
from playpalace_ludo.table import hints
from playpalace_ludo.words import Message
from playpalace_ludo.words.phrases import Args


class Offer(NamedTuple):
    by: str
    """The id of the player who offers."""
    state: State


class DoublingMixin(GameBase):
    def __post_init__(self) -> None:
        super().__post_init__()
        self._offer: Offer | None = None

    def offer_rows(self, player: Player) -> tuple[Row, ...]:
        """Return the rows of the cube for somebody: to offer, or to answer."""
        stake = self.stake
        if stake is None or not stake.doubling or player.id not in self.seating:
            return ()
        if self._offer is not None and self._offer.by != player.id:
            rows = [TAKE, GIVE_UP]
        elif self._offer is None and stake.may_double(self.seating[player.id]):
            rows = [DOUBLE]
        else:
            rows = []
        say = self.audience.words_for(player)
        doubled = 2 * stake.coins
        return tuple(Row(row, say.text(f"pludo-menu-{row}", coins=doubled)) for row in rows)

    def let_offer_lapse(self) -> None:
        """Forget an offer once the game has gone on, and say so."""
        if self._offer is None or self.hosted is None:
            return
        if self.hosted.match.state is not self._offer.state:
            self._offer = None
            self.hosted.announcer.tell_all("pludo-coins-lapsed")
            self.paint()

    def _action_doubling(self, player: Player, action_id: str) -> None:
        hosted, stake, purses = self.hosted, self.stake, self.purses
        if hosted is None:
            return
        try:
            self.let_offer_lapse()
            other = self._other(player)
            if stake is None or purses is None or not stake.doubling or other is None:
                self._say_no(player, Message("pludo-coins-no-stake"))
            elif action_id == DOUBLE:
                self._do_offer(player, other, stake, purses)
            elif self._offer is None or self._offer.by == player.id:
                self._say_no(player, Message("pludo-coins-no-offer"))
            elif action_id == TAKE:
                self._take(player, stake, purses)
            else:
                self._give_up(player, stake, purses)
        except PurseError as error:
            log(error)
            self._say_no(player, Message("pludo-coins-busy"))
        except Exception:
            self._fault()

    def _other(self, player: Player) -> Player | None:
        """Return who plays against somebody; None for those who only watch."""
        two = [one for one in self.get_active_players() if one.id in self.seating]
        return next((one for one in two if one is not player), None) if player in two else None

    def _do_offer(self, player: Player, other: Player, stake: Stake, purses: Purses) -> None:
        why = self._why_not(player, other, stake, purses)
        if why is not None:
            self._say_no(player, why)
            return
        assert self.hosted is not None
        self._offer = Offer(player.id, self.hosted.match.state)
        args: Args = {"name": player.name, "other": other.name, "coins": 2 * stake.coins}
        for person in self.audience.listeners():
            own = ".bot" if other.is_bot else ".own"
            form = {player.id: own, other.id: ".you"}.get(person.id, "")
            told = Message(f"pludo-coins-offered{form}", args)
            self.hosted.announcer.say(person, [told], SYSTEM)
        if other.is_bot:
            self._answer_of_bot(other, stake, purses)
        self.paint()

    def _answer_of_bot(self, bot: Player, stake: Stake, purses: Purses) -> None:
        """Let a bot take the offer if it wins at least one such game of four."""
        assert self.hosted is not None
        match = self.hosted.match
        chance = hints.chance_of(match.rules, match.state, self.seating[bot.id])
        answer = self._take if chance >= TAKE_FROM else self._give_up
        answer(bot, stake, purses)

    def _why_not(
        self, player: Player, other: Player, stake: Stake, purses: Purses
    ) -> Message | None:
        """Say why somebody may not offer to double now."""
        hosted = self.hosted
        assert hosted is not None
        seat = self.seating[player.id]
        if self._offer is not None:
            return Message("pludo-coins-offer-open", {"other": other.name})
        if stake.coins >= MOST_DOUBLED * stake.first:
            return Message("pludo-coins-offer-most")
        if not stake.may_double(seat):
            return Message("pludo-coins-offer-theirs", {"other": other.name})
        if hosted.acting != seat or hosted.state.awaiting != "roll" or not hosted.heard_out:
            return Message("pludo-coins-offer-later")
        staked = purses.staked(stake.game)
        plays_for = other.is_bot and other.id in staked
        if plays_for or other.id in hosted.stand_ins or other.id in self._awaited:
            return Message("pludo-coins-offer-away", {"other": other.name})
        for one in (player, other):
            if (has := purses.coins(_purse_among(staked, one))) < stake.coins:
                args: Args = {"player": one.name, "coins": has, "stake": 2 * stake.coins}
                return Message("pludo-host-start-coins", args)
        return None

    def _take(self, player: Player, stake: Stake, purses: Purses) -> None:
        assert self.hosted is not None
        doubled = stake.doubled(taken_by=self.seating[player.id])
        staked = purses.staked(stake.game)
        purses.stake(stake.game, dict.fromkeys(staked, doubled.coins))
        self._offer = None
        self.keep_stake(doubled)
        self.keep()
        args: Args = {"name": player.name, "coins": doubled.coins}
        for person in self.audience.listeners():
            form = ".you" if person.id == player.id else ""
            told = Message(f"pludo-coins-taken{form}", args)
            self.hosted.announcer.say(person, [told], SYSTEM)
        self.paint()

    def _give_up(self, player: Player, stake: Stake, purses: Purses) -> None:
        """Give the pot to the one who offered; the game goes on without a stake."""
        self._offer = None
        told = Message("pludo-coins-given-up", {"name": player.name})

        def to_the_other(staked: Mapping[str, int]) -> dict[str, int]:
            loser = _purse_among(staked, player)
            return {who: (who != loser) * sum(staked.values()) for who in staked}

        self.settle(purses, stake, to_the_other, told)
        self.keep()
        self.paint()

    def _say_no(self, player: Player, why: Message) -> None:
        if self.hosted is not None:
            self.hosted.answer(self.audience.person(player), lambda: [why])


def _purse_among(staked: Mapping[str, int], player: Player) -> str:
    """Return whose purse has paid for a player: a bot may play for a person who has left."""
    return player.id if player.id in staked else of_bot(player.name)
