"""Captures in words: where they happen, what becomes of tokens, and where they are safe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playpalace_ludo.core.board import NO_TILE
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition
from playpalace_ludo.words.model import Message
from playpalace_ludo.words.orders import effects_in_words
from playpalace_ludo.words.phrases import Args, safe_called, safe_colour
from playpalace_ludo.words.rulebook.sentences import sentence
from playpalace_ludo.words.rulebook.tiles import tile_names, track_squares


def captures(rules: Rules) -> Iterator[Message]:
    """Say when a token is captured and where it goes, then which squares of a cross are safe."""
    usual = captures_as_usual(rules)
    if usual:
        yield Message("pludo-rule-capture")
    else:
        yield from _captures(rules)
    if rules.capture.duel != "none" and rules.capture.when != "never":
        beaten = "start" if rules.capture.beaten_starts else "stays"
        args: Args = {"needs": rules.capture.duel.replace(" ", "-"), "beaten": beaten}
        yield Message("pludo-rule-duel", args)
    if rules.has_home_columns:
        yield from _safe_squares(rules, usual=usual)
    yield from _captor(rules)


def _captor(rules: Rules) -> Iterator[Message]:
    """Say what becomes of a capturing token; that it stays goes without saying on other boards."""
    capture = rules.capture
    if capture.captor_back:
        yield Message("pludo-rule-loose-captor-back", {"steps": capture.captor_back})
    elif capture.captor_tile != NO_TILE:
        tile = tile_names(rules, {capture.captor_tile})
        yield Message("pludo-rule-loose-captor-sent", {"tile": tile})
    elif rules.has_home_columns or capture.captor_finishes or capture.captor_starts:
        goes = "finish" if capture.captor_finishes else "start"
        sent = capture.captor_finishes or capture.captor_starts
        yield sentence("capture.captor", goes if sent else "stay")


def captures_as_usual(rules: Rules) -> bool:
    """Tell whether tokens on a cross are captured by whoever stops there, and go to the yard."""
    to_yard = not (
        rules.plan.sets_back or rules.capture.takes_prisoners or rules.capture.takes_over
    )
    spared = rules.permits.capture or rules.capture.spare_groups_of or rules.capture.spared_closed
    safe_squares = _shared_safe_squares(rules)
    told_as_squares = safe_squares <= track_squares(rules) and not (
        safe_squares and rules.capture.safe_for
    )
    rewarded = not all(clause.is_sure_throw for clause in rules.capture.reward)
    usual = rules.capture.when == "land" and to_yard and told_as_squares
    usual = usual and rules.capture.waiting == "none"
    return rules.has_home_columns and usual and not (spared or rewarded)


def _captures(rules: Rules) -> Iterator[Message]:
    """Say all there is to say about captures on any board."""
    yield Message("pludo-rule-loose-capture", {"when": rules.capture.when})
    if rules.capture.when == "never":
        return
    if rules.permits.capture:
        only = any_condition(rules, rules.permits.capture)
        yield Message("pludo-rule-loose-capture-only", {"when": only})
    if rules.capture.waiting != "none":
        yield Message("pludo-rule-loose-waiting", {"which": rules.capture.waiting})
    yield _set_back(rules)
    if rules.capture.safe_tiles:
        yield Message(
            "pludo-rule-loose-safe", {"tiles": tile_names(rules, rules.capture.safe_tiles)}
        )
    if rules.capture.spared_closed:
        yield Message("pludo-rule-loose-spared-closed")
    if rules.capture.spare_groups_of:
        yield Message("pludo-rule-loose-groups", {"count": rules.capture.spare_groups_of})
    if rules.capture.reward:
        effects = effects_in_words(rules, rules.capture.reward)
        yield Message("pludo-rule-loose-reward", {"effects": effects})


def _set_back(rules: Rules) -> Message:
    """Say where a captured token goes."""
    if rules.capture.takes_prisoners:
        return Message("pludo-rule-loose-prisoner")
    if rules.capture.takes_over:
        return Message("pludo-rule-loose-take-over")
    if rules.capture.swaps:
        return Message("pludo-rule-loose-swap")
    if rules.capture.tile != NO_TILE:
        tile = tile_names(rules, {rules.capture.tile})
        return Message("pludo-rule-loose-sent-to", {"tile": tile})
    return Message("pludo-rule-loose-set-back", {"steps": rules.capture.back})


def _safe_squares(rules: Rules, *, usual: bool) -> Iterator[Message]:
    """Say the safe squares of a cross, as far as the list of safe tiles does not hold them."""
    starts_safe = _start_tiles(rules) <= rules.capture.safe_tiles
    if usual or rules.capture.safe_for:
        squares = sorted(rules.capture.safe_for or _shared_safe_squares(rules))
        args: Args = {
            "safe-squares-count": len(squares),
            "safe-squares-for": "own" if rules.capture.safe_for else "all",
            **named_safe_squares(rules, squares),
        }
        yield sentence("safe.squares", squares, args)
    if rules.capture.safe_for:
        yield sentence("safe.squares_for", "own")
    if usual or not starts_safe:
        own = "own" if rules.capture.own_start_safe else "none"
        yield sentence("safe.start", "all" if starts_safe else own)


def _shared_safe_squares(rules: Rules) -> frozenset[int]:
    """Return the tiles where nobody is captured, without start squares if all of them are safe."""
    starts = _start_tiles(rules)
    return (
        rules.capture.safe_tiles - starts
        if starts <= rules.capture.safe_tiles
        else rules.capture.safe_tiles
    )


def _start_tiles(rules: Rules) -> set[int]:
    return {seat.route.tiles[0] for seat in rules.seats}


def named_safe_squares(rules: Rules, squares: Iterable[int]) -> Args:
    """Return safe squares by number and colour, and how the rules call them."""
    return {
        "safe-called": safe_called(rules),
        "safe-named": tuple(_safe_square(rules, square) for square in squares),
    }


def _safe_square(rules: Rules, square: int) -> Message:
    colour = Message("pludo-colour", {"colour": safe_colour(rules, square)})
    return Message("pludo-rule-safe-square", {"colour": colour, "square": square})
