"""The rules of a table in words, from the knob table or from a loose rule file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playpalace_ludo.core.language import knobs
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import loose_rulebook, phrases, relaxed_rulebook
from playpalace_ludo.words.model import Arg, Message
from playpalace_ludo.words.phrases import Args

PRESETS = (
    *("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota"),
    "quick",
    *("figure-eight", "forty-squares", "hexagon", "market-road"),
    *("masquerade", "pachisi-partners", "parchis", "shield-smiths", "six-arms", "springboard"),
)
"""The shipped variants, which have a title and a summary in every language."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("goal", ("goal", "board.markers", "end.home", "turns", "end.places", "end.max_turns")),
    (
        "teams",
        ("teams.pairs", "teams.together", "teams.help", "teams.pass", "teams.capture"),
    ),
    (
        "board",
        (
            "board.arms",
            "track",
            "board.home_squares",
            "board.corner_tiles",
            "board.home_entry_back",
        ),
    ),
    (
        "dice",
        ("dice.count", "dice.use", "dice.usage", "dice.same_marker", "enter", "board.tokens_out"),
    ),
    (
        "moving",
        (
            "move",
            "stack.own_limit",
            "stack.doubled",
            "stack.doubled_forced_on_even",
            "home.blocking",
            "turn.auto_single",
            "turn.auto_roll",
        ),
    ),
    ("captures", ("capture", "safe.squares", "safe.squares_for", "safe.start", "capture.captor")),
    (
        "extra",
        (
            "bonus.all_sixes",
            "bonus.timing",
            "bonus.without_move",
            "bonus.capture",
            "bonus.limit",
            "sixes.max",
        ),
    ),
    ("first", ("turn.first",)),
)
"""Headings and what stands under them: knobs by key, and what is the same in every variant."""

IDLE: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "end.home": lambda v: (
        v["teams.pairs"] != "none" and v["teams.together"] and v["end.home"] == v["board.markers"]
    ),
    **dict.fromkeys(
        ("teams.pairs", "teams.together", "teams.help", "teams.pass", "teams.capture"),
        lambda v: v["teams.pairs"] == "none",
    ),
    "safe.squares_for": lambda v: v["safe.squares_for"] == "all" or not v["safe.squares"],
    "board.arms": lambda v: v["board.arms"] == 4,
    "board.markers": lambda v: True,  # the goal says it
    "board.corner_tiles": lambda v: not v["board.corner_tiles"],
    "dice.use": lambda v: v["dice.count"] == 1,
    "dice.usage": lambda v: v["dice.count"] == 1 and v["bonus.timing"] == "after_move",
    "dice.same_marker": lambda v: v["dice.count"] == 1 or v["dice.same_marker"],
    "stack.doubled": lambda v: not v["stack.doubled"],
    "stack.doubled_forced_on_even": lambda v: (
        not (v["stack.doubled"] and v["stack.doubled_forced_on_even"])
    ),
    "bonus.timing": lambda v: not v["bonus.all_sixes"],
    "bonus.without_move": lambda v: not v["bonus.all_sixes"],
    "bonus.limit": lambda v: not (v["bonus.all_sixes"] or v["bonus.capture"]),
    "sixes.max": lambda v: not v["bonus.all_sixes"] and v["sixes.max"] != 1,
    "board.tokens_out": lambda v: not v["board.tokens_out"],
    "turn.auto_roll": lambda v: not v["turn.auto_roll"],
    "end.max_turns": lambda v: not v["end.max_turns"],
}
"""Knobs that change nothing with these values, and so are not worth a line."""


def rule_lines(rules: Rules) -> list[Message]:
    """Say the whole rules of a table, one fact per line, under headings."""
    if not rules.has_knobs:
        return [variant_summary(rules), *loose_rulebook.lines(rules)]
    lines = [variant_summary(rules)]
    instead = relaxed_rulebook.instead(rules)
    for heading, keys in SECTIONS:
        told = [
            rule(rules, key)
            for key in keys
            if key not in instead and (key not in IDLE or not IDLE[key](rules.values))
        ]
        if told := relaxed_rulebook.added(rules, heading, told):
            lines += [relaxed_rulebook.heading(rules, heading), *told]
    return [*lines, *loose_rulebook.amendments(rules)]


def rule(rules: Rules, key: str) -> Message:
    """Say one rule of a cross board as a sentence."""
    return Message(f"pludo-rule-{_dashed(key)}", _values(rules))


def _values(rules: Rules) -> Args:
    """Return all knob values as arguments: every sentence may look at the others."""
    track = knobs.track_length(rules.values)
    args: Args = {
        "track": track,
        "arrive": rules.arrive,
        "safe-called": phrases.safe_called(rules),
        "safe-named": tuple(_safe(rules, square) for square in rules.values["safe.squares"]),
        "teams": tuple(_team(rules, seat) for seat in range(len(rules.teams) // 2)),
        "end-all": "yes" if rules.values["end.home"] == rules.values["board.markers"] else "no",
        "starts": tuple(_start(rules, seat) for seat in range(len(rules.seats))),
    }
    for key, value in rules.values.items():
        args[_dashed(key)] = _plain(value)
        if isinstance(value, tuple):
            args[f"{_dashed(key)}-count"] = len(value)
    if len({seat.tokens for seat in rules.seats}) > 1:
        args["board-markers"] = 0
    return args


def _start(rules: Rules, seat: int) -> Message:
    colour = Message("pludo-colour", {"colour": rules.seats[seat].colour})
    return Message("pludo-rule-start", {"colour": colour, "square": rules.place(seat, 0).number})


def _safe(rules: Rules, square: int) -> Message:
    colour = Message("pludo-colour", {"colour": phrases.safe_colour(rules, square)})
    return Message("pludo-rule-safe-square", {"colour": colour, "square": square})


def _team(rules: Rules, seat: int) -> Message:
    """Name a player and the one opposite."""
    pair = (seat, *rules.allies(seat)[:1])
    first, *second = (Message("pludo-player", {"colour": rules.seats[s].colour}) for s in pair)
    return Message("pludo-rule-team", {"first": first, "second": tuple(second)})


def _plain(value: object) -> Arg:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return tuple(int(item) for item in value)
    assert isinstance(value, int | str)
    return value if isinstance(value, int) else value.replace("_", "-")


def _dashed(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")


def option_value(rules: Rules, key: str) -> Message:
    """Say the value of one option: "3", "off", "no limit"."""
    knob, value = knobs.BY_KEY[key], rules.values[key]
    if knob.kind == "bool":
        return Message("pludo-value-on" if value else "pludo-value-off")
    if knob.kind == "choice":
        return Message(knob.value_message_id(value))
    args: Args = {"value": _plain(value)}
    if knob.kind == "squares":
        args["count"] = len(value)
    return Message(f"pludo-value-{_dashed(key)}", args)


def option_changed(rules: Rules, key: str) -> Message:
    """Say what an option is now and what that means."""
    knob = knobs.BY_KEY[key]
    return Message(
        "pludo-rule-changed",
        {
            "option": Message(knob.message_id),
            "value": option_value(rules, key),
            "meaning": rule(rules, key),
        },
    )


def variant_title(rules: Rules) -> Message:
    """Name the variant, with a word if options differ from it."""
    title = _title(rules)
    changed = _options_changed(rules)
    if not changed:
        return title
    return Message("pludo-preset-changed", {"title": title, "count": changed})


def _title(rules: Rules) -> Message:
    if is_shipped(rules):
        return Message(f"pludo-preset-{rules.name}")
    return Message("pludo-preset-own", {"title": rules.title})


def _options_changed(rules: Rules) -> int:
    return rules.spec.count("=")


def is_shipped(rules: Rules) -> bool:
    return rules.name in PRESETS and "@" not in rules.spec


def variant_summary(rules: Rules) -> Message:
    """Say the variant in a sentence or two; with other options the shipped ones would be untrue."""
    if is_shipped(rules) and not _options_changed(rules):
        return Message(f"pludo-preset-{rules.name}.summary")
    low, high = rules.min_players, rules.max_players
    spread = "one" if low == high else "several"
    args: Args = {"title": variant_title(rules), "low": low, "high": high, "range": spread}
    return Message("pludo-preset-own.summary", args)


def warning_lines(rules: Rules) -> list[Message]:
    return [Message(name) for name in rules.warnings]
