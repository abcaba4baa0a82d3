"""Bots: five strengths, and baseline players for benchmarks."""

from __future__ import annotations

from playpalace_ludo.bots import weights
from playpalace_ludo.bots.baselines import BASELINES as _BASELINES
from playpalace_ludo.bots.bot import Bot
from playpalace_ludo.bots.decision import Decision, Reason
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.bots.strengths import LADDER
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spelling import closest

STRENGTHS = tuple(bot.name for bot in LADDER)
BASELINES = tuple(bot.name for bot in _BASELINES)
_BY_NAME = {bot.name: bot for bot in (*LADDER, *_BASELINES)}


def make(name: str) -> Bot:
    """Make the bot of this name, a strength or a baseline."""
    if name not in _BY_NAME:
        error = InputError("no-bot", name=show(name), known=tuple(_BY_NAME))
        error.problem = error.problem._replace(suggestion=closest(name, list(_BY_NAME)))
        raise error
    return _BY_NAME[name]()


def notice(rules: Rules, players: int) -> str | None:
    """Return the message to say if the expert plays these rules without a net; else None."""
    if weights.problems(rules):
        return "pludo-bots-no-weights"
    return None if net_for(rules, players) else "pludo-bots-unlearned"


__all__ = ["BASELINES", "STRENGTHS", "Bot", "Decision", "Reason", "make", "notice"]
