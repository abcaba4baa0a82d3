"""A loose rule file in words, one fact per line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import partial

from playpalace_ludo.core.board import NO_TILE, Fork
from playpalace_ludo.core.effects import TurnTo
from playpalace_ludo.core.rule_parts import (
    Amendment,
    Trigger,
    TurnRule,
)
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words.conditions import any_condition, any_of
from playpalace_ludo.words.model import Arg, CommaList, Either, Message
from playpalace_ludo.words.orders import (
    duty_in_words,
    effects_in_words,
    orders_in_words,
    way,
    whose_turn,
    word,
)
from playpalace_ludo.words.phrases import Args, columns, face, name


def lines(rules: Rules) -> list[Message]:
    return [
        Message("pludo-rule-heading-goal"),
        *goal(rules),
        Message("pludo-rule-heading-board"),
        *_board(rules),
        Message("pludo-rule-heading-chance", {"throw": rules.randomiser}),
        *outcomes(rules),
        *moving(rules),
        Message("pludo-rule-heading-captures"),
        *captures(rules),
        *abilities(rules),
        Message("pludo-rule-heading-turns"),
        *turns(rules),
        *amendments(rules),
    ]


def goal(rules: Rules) -> Iterator[Message]:
    if any(one.condition for one in rules.win):
        yield Message("pludo-rule-loose-win-when", {"list": any_of(rules, rules.win, win=True)})
    else:
        listed = Either(_trigger(rules, one) for one in rules.win)
        yield Message("pludo-rule-loose-win", {"list": listed})
    yield Message("pludo-rule-loose-play-on", {"play-on": rules.play_on})
    if rules.max_turns:
        yield Message("pludo-rule-end-max-turns", {"end-max-turns": rules.max_turns})
    yield from _losing(rules)
    yield Message("pludo-rule-loose-arrive", {"arrive": word(rules.arrive)})
    if rules.needs_captures:
        yield Message("pludo-rule-loose-needs", {"captures": rules.needs_captures})
    if rules.permits.finish:
        yield Message(
            "pludo-rule-loose-finish-when", {"when": any_condition(rules, rules.permits.finish)}
        )
    if rules.finish_reward:
        yield Message(
            "pludo-rule-loose-finish-reward",
            {"effects": effects_in_words(rules, rules.finish_reward)},
        )
    yield from _teams(rules)


def _losing(rules: Rules) -> Iterator[Message]:
    if rules.lose:
        asked = "each-round" if rules.lose_each_round else "always"
        when = any_condition(rules, rules.lose)
        yield Message("pludo-rule-loose-lose", {"asked": asked, "when": when})
        if all(goal.kind != "last left" for goal in rules.win):
            yield Message("pludo-rule-loose-last-left")


def _teams(rules: Rules) -> Iterator[Message]:
    for team in dict.fromkeys(rules.teams):
        members = tuple(_colour(rules, s) for s, name in enumerate(rules.teams) if name == team)
        if len(members) > 1:
            yield Message("pludo-rule-loose-team", {"members": members})
    if rules.wins_for_team:
        yield Message("pludo-rule-loose-for-team")
    if rules.helps:
        yield Message("pludo-rule-loose-helps")


def _board(rules: Rules) -> Iterator[Message]:
    yield from tokens(rules)
    if len({seat.walk for seat in rules.seats}) == 1:
        yield Message("pludo-rule-loose-route-all", {"tiles": _route(rules, 0)})
    else:
        for seat in range(len(rules.seats)):
            args: Args = {"colour": _colour(rules, seat), "tiles": _route(rules, seat)}
            yield Message("pludo-rule-loose-route", args)
    if rules.own_limit:
        yield Message("pludo-rule-stack-own-limit", {"stack-own-limit": rules.own_limit})
    yield from tiles(rules)


def tokens(rules: Rules) -> Iterator[Message]:
    """Say how many tokens everybody has."""
    counts = [seat.tokens for seat in rules.seats]
    if len(set(counts)) == 1:
        yield Message("pludo-rule-loose-tokens", {"count": counts[0]})
        return
    each = tuple(
        Message("pludo-rule-loose-tokens-of", {"colour": _colour(rules, seat), "count": count})
        for seat, count in enumerate(counts)
    )
    yield Message("pludo-rule-loose-tokens-each", {"list": each})


def tiles(rules: Rules) -> Iterator[Message]:
    """Say what holds for tokens together on a tile, and the rules single tiles have."""
    if rules.tile_limit:
        yield Message("pludo-rule-loose-tile-limit", {"count": rules.tile_limit})
    if rules.barrier_of:
        yield Message("pludo-rule-loose-barrier", {"count": rules.barrier_of})
    if rules.single_file:
        yield Message("pludo-rule-loose-single-file", {"tiles": _tiles(rules, rules.single_file)})
    if rules.two_way:
        yield Message("pludo-rule-loose-two-way", {"tiles": _tiles(rules, rules.two_way)})
    yield from _distances(rules)
    yield from told_jumps(rules)
    for tile, effects in rules.tile_effects.items():
        args: Args = {"tile": _tiles(rules, {tile}), "effects": effects_in_words(rules, effects)}
        yield Message("pludo-rule-loose-tile", args)
    for tile, chances in rules.tile_chances.items():
        for when, effects in chances:
            args = {"tile": _tiles(rules, {tile}), "effects": effects_in_words(rules, effects)}
            when_told = any_condition(rules, when)
            yield Message("pludo-rule-loose-tile-when", {**args, "when": when_told})


def _distances(rules: Rules) -> Iterator[Message]:
    """Say from which tiles outcomes lead another distance."""
    tables: dict[tuple[tuple[int, int], ...], set[int]] = {}
    for tile, told in rules.distances.items():
        tables.setdefault(tuple(told.items()), set()).add(tile)
    for told_faces, tiles in tables.items():
        each = CommaList(
            Message("pludo-rule-loose-distance", {"name": face(rules, one), **way(steps)})
            for one, steps in told_faces
        )
        yield Message("pludo-rule-loose-distances", {"tiles": _tiles(rules, tiles), "list": each})


def told_jumps(rules: Rules) -> Iterator[Message]:
    for tile, end in jumps(rules).items():
        args: Args = {"tile": _tiles(rules, {tile}), "end": _tiles(rules, {end})}
        yield Message("pludo-rule-loose-jump", args)


def jumps(rules: Rules) -> dict[int, int]:
    """Return the tiles where a jump begins, and the tile on which each of them ends."""
    return {
        seat.route.tiles[step]: seat.route.tiles[to]
        for seat, leads in zip(rules.seats, rules.jumps, strict=False)
        for step, to in leads.items()
    }


def _route(rules: Rules, seat: int) -> CommaList:
    """Put the walk into words: runs and forks, then the home column."""
    written, column = rules.seats[seat].walk.parts, columns(rules)[seat]
    parts = [*_walk(rules, written[: len(written) - len(column)])]
    if column:
        parts.append(Message("pludo-rule-loose-column", {"count": len(column)}))
    return CommaList(parts)


def _walk(rules: Rules, parts: Iterable[str | Fork]) -> Iterator[Arg]:
    tiles: list[str] = []
    for part in parts:
        if isinstance(part, str):
            tiles.append(part)
            continue
        yield from _runs(rules, tiles)
        tiles = []
        branches = Either(
            Message(
                "pludo-rule-loose-branch",
                {"name": name(rules, branch), "tiles": CommaList(_walk(rules, way.parts))},
            )
            for branch, way in part.branches
        )
        yield Message("pludo-rule-loose-fork", {"branches": branches})
    yield from _runs(rules, tiles)


def _runs(rules: Rules, tiles: Iterable[str]) -> Iterator[Arg]:
    """Name tiles that count up or down by the first and the last."""
    run: list[str] = []
    for tile in [*tiles, ""]:
        if run and not _follows(run, tile):
            yield _run_name(rules, run)
            run = []
        run.append(tile)


def _follows(run: list[str], tile: str) -> bool:
    (stem, number), (other, after) = _split(run[-1]), _split(tile)
    if stem != other or number is None or after is None or abs(after - number) != 1:
        return False
    return len(run) == 1 or (_split(run[-2])[1] or 0) - number == number - after


def _split(tile: str) -> tuple[str, int | None]:
    stem = tile.rstrip("0123456789")
    return stem, int(tile[len(stem) :]) if tile != stem else None


def _counted(tile: str) -> tuple[str, int]:
    """Return where a tile belongs in a list: 5 before 13."""
    stem, number = _split(tile)
    return stem, number or 0


def _run_name(rules: Rules, run: list[str]) -> Arg:
    first, last = name(rules, run[0]), name(rules, run[-1])
    if len(run) == 1:
        return first
    return Message("pludo-rule-loose-run", {"first": first, "last": last})


def outcomes(rules: Rules) -> Iterator[Message]:
    yield from _dice(rules)
    weights = rules.weights
    faces = rules.faces[1 : len(weights) + 1]
    always = [duty for duty in faces[-1].must if all(duty in f.must for f in faces if f.orders)]
    for index, (shown, weight) in enumerate(zip(faces, weights, strict=True), 1):
        duties = [duty for duty in shown.must if duty not in always]
        args: Args = {
            "name": face(rules, index),
            "throw": rules.randomiser,
            "even": "yes" if len(set(weights)) == 1 else "no",
            "weight": weight,
            "total": sum(weights),
            "orders": orders_in_words(rules, shown),
            "count": len(shown.orders),
            "duties": CommaList(map(duty_in_words, duties)),
            "duties-count": len(duties),
            "effects": effects_in_words(rules, shown.then),
            "effects-count": len(shown.then),
        }
        yield Message("pludo-rule-loose-outcome", args)
    if always:
        yield Message(
            "pludo-rule-loose-duty-always", {"duties": CommaList(map(duty_in_words, always))}
        )


def _dice(rules: Rules) -> Iterator[Message]:
    """Say how many dice are thrown, what each shows if they differ, and what is played of them."""
    if rules.hand:
        yield Message("pludo-rule-loose-hand", {"count": rules.hand})
    if rules.dice > 1:
        args: Args = {"count": rules.dice, "use": rules.dice_use, "throw": rules.randomiser}
        yield Message("pludo-rule-loose-dice", args)
    for die in rules.own_dice:
        shown = CommaList(name(rules, side) for side in die.faces)
        yield Message("pludo-rule-loose-die", {"name": name(rules, die.name), "faces": shown})


def abilities(rules: Rules) -> Iterator[Message]:
    """Say what players may gain, what each does, and how many may be held."""
    if not rules.abilities:
        return
    yield Message("pludo-rule-heading-abilities")
    for ability in rules.abilities.values():
        does = Message("pludo-ability-does", {"kind": ability.kind, "number": ability.number})
        args: Args = {"name": name(rules, ability.name), "does": does}
        args["use"] = "at-once" if ability.at_once else "held"
        args["hidden"] = "yes" if ability.hidden else "no"
        yield Message("pludo-rule-loose-ability", args)
    if any(not ability.at_once for ability in rules.abilities.values()):
        yield Message(
            "pludo-rule-loose-abilities", {"limit": rules.ability_limit, "throw": rules.randomiser}
        )


def captures(rules: Rules) -> Iterator[Message]:
    yield Message("pludo-rule-loose-capture", {"when": rules.capture_when})
    if rules.capture_when == "never":
        return
    if rules.permits.capture:
        only = any_condition(rules, rules.permits.capture)
        yield Message("pludo-rule-loose-capture-only", {"when": only})
    yield _set_back(rules)
    if rules.safe_tiles:
        yield Message("pludo-rule-loose-safe", {"tiles": _tiles(rules, rules.safe_tiles)})
    if rules.spared_closed:
        yield Message("pludo-rule-loose-spared-closed")
    if rules.spare_groups_of:
        yield Message("pludo-rule-loose-groups", {"count": rules.spare_groups_of})
    if rules.capture_reward:
        yield Message(
            "pludo-rule-loose-reward", {"effects": effects_in_words(rules, rules.capture_reward)}
        )


def _set_back(rules: Rules) -> Message:
    """Say where a captured token goes."""
    if rules.takes_prisoners:
        return Message("pludo-rule-loose-prisoner")
    if rules.takes_over:
        return Message("pludo-rule-loose-take-over")
    if rules.capture_swaps:
        return Message("pludo-rule-loose-swap")
    if rules.capture_tile != NO_TILE:
        return Message("pludo-rule-loose-sent-to", {"tile": _tiles(rules, {rules.capture_tile})})
    return Message("pludo-rule-loose-set-back", {"steps": rules.capture_back})


def moving(rules: Rules) -> Iterator[Message]:
    if rules.permits.start:
        yield Message(
            "pludo-rule-loose-start-when", {"when": any_condition(rules, rules.permits.start)}
        )
    if rules.permits.limit:
        yield Message("pludo-rule-loose-start-limit", {"count": rules.permits.limit})
    if rules.permits.toll:
        effects = effects_in_words(rules, rules.permits.toll)
        yield Message("pludo-rule-loose-toll", {"effects": effects})
    if rules.permits.price:
        hangs = any(clause.condition for clause in rules.permits.toll)
        args: Args = {"count": rules.permits.price, "hangs": "yes" if hangs else "no"}
        yield Message("pludo-rule-loose-price", args)
    if rules.permits.move:
        yield Message(
            "pludo-rule-loose-move-when", {"when": any_condition(rules, rules.permits.move)}
        )


def turns(rules: Rules) -> Iterator[Message]:
    args: Args = {"first": rules.first, "throw": rules.randomiser}
    if rules.order != "draw":
        yield Message("pludo-rule-loose-first", args)
    if rules.order == "seats":
        direction = "clockwise" if rules.clockwise else "counter"
        yield Message("pludo-rule-loose-direction", {"direction": direction})
    else:
        args = {"order": rules.order, "throw": rules.randomiser}
        yield Message("pludo-rule-loose-turn-order", args)
    yield from map(partial(_turn_rule, rules), rules.turn_rules)
    if rules.tries > 1:
        yield Message("pludo-rule-loose-tries", {"count": rules.tries})
    if rules.streak_throw and rules.sixes_max:
        args = {
            "name": face(rules, rules.streak_throw[0]),
            "streak": rules.sixes_max,
            "penalty": "sent-back" if rules.sends_back else "lost",
        }
        yield Message("pludo-rule-loose-streak", args)
    if rules.bonus_limit:
        args = {"count": rules.bonus_limit, "throw": rules.randomiser}
        yield Message("pludo-rule-loose-again-limit", args)


def _turn_rule(rules: Rules, rule: TurnRule) -> Message:
    args: Args = {"name": name(rules, rule.name), "when": any_condition(rules, rule.when)}
    if rule.at == "end":
        effects = effects_in_words(rules, rule.then)
        return Message("pludo-rule-loose-turn-end", {**args, "effects": effects})
    effect = rule.then[0]
    whose = effect.who if isinstance(effect, TurnTo) else "self"
    text = Message("pludo-rule-loose-turn-instead", whose_turn(rules, whose))
    return Message("pludo-rule-loose-turn-begin", {**args, "text": text})


def amendments(rules: Rules) -> Iterator[Message]:
    if rules.amendments:
        yield Message("pludo-rule-heading-amendments")
    yield from (_amendment(rules, one) for one in rules.amendments)


def _amendment(rules: Rules, amendment: Amendment) -> Message:
    args: Args = {"name": name(rules, amendment.name)}
    if any(trigger.condition for trigger in amendment.when):
        args = {**args, "when": any_of(rules, amendment.when), "how": "when"}
    else:
        when = Either(_trigger(rules, trigger) for trigger in amendment.when)
        args = {**args, "when": when, "how": "on"}
    if amendment.say:
        return Message("pludo-rule-loose-amendment", {**args, "text": name(rules, amendment.say)})
    return Message("pludo-rule-loose-amendment-silent", args)


def _trigger(rules: Rules, trigger: Trigger) -> Message:
    args: Args = {
        "number": trigger.number,
        "name": name(rules, trigger.name),
        "throw": rules.randomiser,
    }
    return Message(f"pludo-rule-loose-trigger-{word(trigger.kind)}", args)


def _tiles(rules: Rules, tiles: Collection[int]) -> tuple[Arg, ...]:
    """Name tiles as they are called in play: squares of home columns by their numbers."""
    squares: dict[tuple[int, ...], list[int]] = {}
    others = set(tiles)
    for seat, column in enumerate(columns(rules)):
        own = [rules.seats[seat].route.tiles[step] for step in column]
        numbers = tuple(number for number, tile in enumerate(own, 1) if tile in tiles)
        if numbers:
            squares.setdefault(numbers, []).append(seat)
            others.difference_update(own)
    named = _runs(rules, sorted((rules.tiles[tile] for tile in others), key=_counted))
    return (*named, *(_squares(rules, *group) for group in squares.items()))


def _squares(rules: Rules, numbers: tuple[int, ...], seats: list[int]) -> Message:
    """Name the same squares of these colours' home columns."""
    whose = "all" if len(seats) == len(rules.seats) else "some"
    colours = tuple(_colour(rules, seat) for seat in seats)
    args: Args = {"squares": numbers, "whose": whose, "colours": colours}
    return Message("pludo-rule-loose-squares", args)


def _colour(rules: Rules, seat: int) -> Message:
    return Message("pludo-player", {"colour": rules.seats[seat].colour})
