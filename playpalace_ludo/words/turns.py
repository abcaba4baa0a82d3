"""What becomes of turns, in words: lost, given away, doubled, and by which rule."""

from __future__ import annotations

from playpalace_ludo.core.events import TurnGiven, TurnLost
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import phrases
from playpalace_ludo.words.model import Listener, Message


def altered(rules: Rules, event: TurnLost | TurnGiven, listener: Listener) -> Message:
    """Say what became of a turn, with the name of the rule for turns if it was one."""
    if isinstance(event, TurnGiven):
        told = _given(rules, event, listener)
    else:
        told = Message("pludo-turn-lost", phrases.person(rules, event.seat, listener))
    if event.rule < 0:
        return told
    title = phrases.name(rules, rules.turn_rules[event.rule].name)
    return Message("pludo-turn-rule", {"title": title, "text": told})


def _given(rules: Rules, event: TurnGiven, listener: Listener) -> Message:
    how = "again" if event.to == event.seat else "instead" if event.instead else "extra"
    args: phrases.Args = {
        **phrases.person(rules, event.seat, listener),
        "how": how,
        "receiver": phrases.who(event.to, listener),
        "to": phrases.players(rules, (event.to,), listener),
    }
    return Message("pludo-turn-given", args)
