"""Options of the cross board in words: their values, and what a changed one means."""

from __future__ import annotations

from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.rulebook.captures import named_safe_squares
from playpalace_ludo.words.rulebook.goal import pairs
from playpalace_ludo.words.rulebook.sentences import dashed, plain


def option_value(rules: Rules, key: str) -> Message:
    """Say the value of one option: "3", "off", "no limit"."""
    knob, value = knobs.BY_KEY[key], rules.values[key]
    if knob.kind == "bool":
        return Message("pludo-value-on" if value else "pludo-value-off")
    if knob.kind == "choice":
        return Message(knob.value_message_id(value))
    args: Args = {"value": plain(value)}
    if knob.kind == "squares":
        args["count"] = len(value)
    return Message(f"pludo-value-{dashed(key)}", args)


def option_changed(rules: Rules, key: str) -> Message:
    """Say what an option is now and what that means."""
    return Message(
        "pludo-rule-changed",
        {
            "option": Message(knobs.BY_KEY[key].message_id),
            "value": option_value(rules, key),
            "meaning": Message(f"pludo-rule-{dashed(key)}", _values(rules)),
        },
    )


def _values(rules: Rules) -> Args:
    """Return all options as arguments: the sentence of one may look at the others."""
    values = rules.values
    squares = values["safe.squares"]
    return {
        **{dashed(key): plain(value) for key, value in values.items()},
        "arrive": rules.finish.arrive,
        "end-all": plain(values["end.home"] == values["board.markers"]),
        "safe-squares-count": len(squares),
        "teams": pairs(rules),
        **named_safe_squares(rules, squares),
    }
