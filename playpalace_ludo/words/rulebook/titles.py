"""Titles and summaries of variants."""

from __future__ import annotations

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.soundness import soundness
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.phrases import Args

PRESETS = (
    *("playpalace", "classic", "indian", "nigerian", "nigerian-classic", "strict", "jota"),
    "quick",
    *("figure-eight", "forty-squares", "hexagon", "market-road"),
    *("masquerade", "pachisi-partners", "parchis", "shield-smiths", "six-arms", "springboard"),
)
"""The shipped variants, which have a title and a summary in every language."""


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


def no_ludo_lines(rules: Rules) -> list[Message]:
    """Say which required rules of Ludo these rules break, though they can be played."""
    found = soundness(rules)
    colours = tuple(
        Message("pludo-player", {"colour": rules.seats[s].colour}) for s in found.stranded
    )
    told = [Message("pludo-warning-no-ludo-home", {"colours": colours})] if colours else []
    return told + [Message("pludo-warning-no-ludo-capture")] * ("L-32" in found.broken)
