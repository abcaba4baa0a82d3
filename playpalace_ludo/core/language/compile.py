"""The compiler from rule documents to rules, whatever kind of file they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from playpalace_ludo.core.board import NO_TILE, Place, Route, RouteText, Seat
from playpalace_ludo.core.effects import Cause, Clause, Effect, price, read_turn
from playpalace_ludo.core.errors import RulesError
from playpalace_ludo.core.language import desugar, knobs, schema
from playpalace_ludo.core.language.abilities import read_abilities, with_abilities
from playpalace_ludo.core.language.bonuses import with_bonuses
from playpalace_ludo.core.language.checks import checked
from playpalace_ludo.core.language.dice import read_dice, total_faces
from playpalace_ludo.core.language.duels import with_duel
from playpalace_ludo.core.language.jumps import compile_jumps
from playpalace_ludo.core.language.movement import distances
from playpalace_ludo.core.language.naming import Names
from playpalace_ludo.core.language.options import apply_options
from playpalace_ludo.core.language.picks import with_picks
from playpalace_ludo.core.language.questions import with_polls
from playpalace_ludo.core.language.routes import read_route
from playpalace_ludo.core.language.schema import Document
from playpalace_ludo.core.rule_parts import (
    Amendment,
    Die,
    Face,
    Order,
    Permits,
    TileChance,
    TurnRule,
)
from playpalace_ludo.core.rule_values import (
    Abilities,
    Board,
    Capture,
    Chance,
    ExtraThrows,
    Finish,
    Stack,
    Streak,
    Teams,
    Turns,
    Win,
)
from playpalace_ludo.core.rules import Rules

_FIRST = {"seat 1": "seat", "lowest draw": "lowest", "highest draw": "highest"}


class Origin(NamedTuple):
    """The file and spec that rules come from."""

    file: Document
    """The rule file before any options."""
    name: str
    spec: str
    """Its name, or name and digest, with the options that differ."""
    read_from: str = ""
    """The path of a file that is not shipped with the game; empty for those that are."""


def compile_rules(document: Document, source: str, origin: Origin) -> Rules:
    """Make rules from a resolved rule file; raise RulesError with every problem."""
    whole, problems = checked(document)
    if problems:
        raise RulesError(source, problems)
    return _rules(whole, document, origin, Numbering(schema.granted(whole), _lines(whole)))


class Numbering(NamedTuple):
    """Numbers amended rules share with the whole file, so that positions keep their meaning."""

    granted: tuple[Effect, ...]
    """Effects that leave a decision to a player, each with a face."""
    lines: tuple[Mapping[str, str], ...]
    """Per seat the text of its first route and of those that replace it, each
    with the name of the amendment that lays it."""


def _lines(document: Document) -> tuple[Mapping[str, str], ...]:
    found = []
    for seat in document["seat"]:
        laid = {seat["route"]: ""}
        for amendment in document["amend"]:
            if text := amendment["set"].get(f"seat.{seat['colour']}.route"):
                laid.setdefault(text, amendment["name"])
        found.append(laid)
    return tuple(found)


def _rules(document: Document, given: Document, origin: Origin, numbering: Numbering) -> Rules:
    """Compile a complete, checked document; ``given`` is the file as its author wrote it."""
    granted, lines = numbering
    routes = [read_route(text) for laid in lines for text in laid]
    tiles = _tiles(document, routes)
    names = Names.of(document, tiles, max(route.longest for route in routes))
    seats = tuple(
        _seat(entry, laid, names, numbered=document["board"]["squares"] == "numbered")
        for entry, laid in zip(document["seat"], lines, strict=True)
    )
    permits = _permits(document, names)
    board = _board(document, names, tiles, [seat.route for seat in seats])
    chance = _chance(document, names, granted)
    capture = _capture(document, names, seats)
    finish = _finish(document, names)
    win = _win(document, names)
    amendments = tuple(_amendment(entry, names) for entry in document["amend"])
    turns = _turns(document, names)  # the last: it depends on what all conditions ask
    values = desugar.knob_values(given) if desugar.is_cross(given) else {}

    return Rules(
        name=origin.name,
        title=document["game"]["name"],
        spec=origin.spec,
        read_from=origin.read_from,
        source=str(given.get("source", "")),
        file=origin.file,
        values=values,
        says_more=desugar.says_more(given),
        warnings=knobs.warnings(values) if values else (),
        min_players=document["game"]["min_players"],
        max_players=document["game"]["max_players"],
        seats=seats,
        most_markers=document["start"]["most_markers"],
        tokens_out=document["start"]["out"],
        board=board,
        chance=chance,
        permits=permits,
        stack=_stack(document, names),
        capture=capture,
        finish=finish,
        streak=_streak(document),
        extra=_extra(document),
        turns=turns,
        teams=_teams(document),
        win=win,
        abilities=_abilities(document, chance),
        amendments=amendments,
        amend=_Amending(given, origin, numbering),
    )


@dataclass(frozen=True)
class _Amending:
    """Compiles a file again, with some of its amendments in force."""

    given: Document
    origin: Origin
    numbering: Numbering

    def __call__(self, in_force: tuple[int, ...]) -> Rules:
        changed = _amended(self.given, in_force)
        whole = schema.complete(desugar.desugar(changed))
        return _rules(whole, changed, self.origin, self.numbering)


def _amended(given: Document, in_force: tuple[int, ...]) -> Document:
    """Return the file as changed by these amendments."""
    if desugar.says_faces(given):
        given = desugar.with_usual_faces(given)
    return apply_options(given, *(given["amend"][index]["set"] for index in in_force))


def _tiles(document: Document, routes: Sequence[RouteText]) -> tuple[str, ...]:
    """Return the tile names by id; where squares are numbered, the number is the id."""
    found = dict.fromkeys(tile for route in routes for tile in route.every_tile)
    if document["board"]["squares"] == "named":
        return tuple(found)
    numbers = sorted((tile for tile in found if tile.isdecimal()), key=int)
    return ("", *numbers, *(tile for tile in found if not tile.isdecimal()))


def _seat(
    entry: Mapping[str, Any], laid: Mapping[str, str], names: Names, *, numbered: bool
) -> Seat:
    texts = [*map(read_route, laid)]
    line = [*laid].index(entry["route"])
    first, *others = (text.way(names.tiles) for text in texts)
    route = Route(first, [*zip([*laid.values()][1:], others, strict=True)], line)
    named = {index: tile for tile, index in names.tiles.items()}
    crossed = any(len(set(text.every_tile)) < len(text.every_tile) for text in texts)
    walked = route.tiles[:-2]
    column = entry["column"] if numbered else 0
    places = [
        Place("track", number=tile)
        if numbered
        else Place("track", name=named[tile], visit=route.visit(step) if crossed else 1)
        for step, tile in enumerate(walked[: len(walked) - column])
    ]
    places += [Place("home", number=n) for n in range(1, column + 1)]
    return Seat(
        colour=entry["colour"],
        tokens=entry["markers"],
        route=route,
        places=(*places, Place("finish"), Place("yard")),
        finish_names=tuple(entry["finish"]),
        column=entry["column"],
        walk=texts[line],
    )


def _board(
    document: Document, names: Names, tiles: tuple[str, ...], routes: Sequence[Route]
) -> Board:
    rules = document["tile_rule"]
    always: dict[int, tuple[Clause, ...]] = {}
    hanging: dict[int, tuple[TileChance, ...]] = {}
    for rule in rules:  # a tile may have several, and all apply
        tile, effects = names.tiles[rule["tile"]], names.clauses(rule["on_land"])
        if rule["only_when"]:
            one = TileChance(names.conditions(rule["only_when"]), effects)
            hanging[tile] = (*hanging.get(tile, ()), one)
        else:
            always[tile] = (*always.get(tile, ()), *effects)
    return Board(
        tiles=tiles,
        squares=sum(map(str.isdecimal, tiles)) if tiles[0] == "" else 0,
        two_way=names.tiles_of(document["path"]["two_way"]),
        distances=distances(document, names.tiles),
        jumps=compile_jumps(document, routes, names.tiles),
        effects=always,
        chances=hanging,
    )


def _chance(document: Document, names: Names, granted: tuple[Effect, ...]) -> Chance:
    chance = document["randomiser"]
    outcomes = [_face(outcome, names) for outcome in document["outcome"]]
    thrown = total_faces() if chance["use"] == "total" else (Face("?"), *outcomes)
    faces, bonus_faces = with_bonuses(thrown, granted)
    dice = read_dice(document, faces)
    faces, picks, lots = with_picks(
        dice.faces, granted, len(document["seat"]), len(document["outcome"]), names.tiles
    )
    faces, polls = with_polls(faces, document, names)
    faces, gained = with_abilities(faces, document)
    faces, duel = with_duel(faces, document)
    cards = chance["kind"] == "cards"
    return Chance(
        randomiser=chance["kind"],
        faces=faces,
        throws=dice.throws,
        shares=dice.shares,
        plain_dice=chance["faces"] == "numbered",
        weights=tuple(outcome["weight"] for outcome in document["outcome"]),
        dice=dice.number,
        own_dice=tuple(Die(die["name"], tuple(die["faces"])) for die in document["die"]),
        dice_use=dice.use,
        sums=chance["use"] == "total",
        combined=dice.combined,
        plays_one=dice.plays_one,
        use_all=chance["usage"] == "all_or_nothing" and not chance["hand"],
        same_token=chance["same_marker"] or dice.number == 1,
        deck=tuple(int(outcome["weight"]) for outcome in document["outcome"]) if cards else (),
        own_decks=chance["deck"] == "own",
        hand=chance["hand"],
        bonus_faces={**bonus_faces, **picks, **gained},
        picks={face: effect for effect, face in picks.items()},
        polls=polls,
        lots=lots,
        duel=duel,
    )


def _permits(document: Document, names: Names) -> Permits:
    start, needs = document["start"], document["finish"]["needs"]
    toll = names.clauses(start["toll"])
    return Permits(
        start=names.conditions(start["only_when"]),
        limit=start["limit"],
        toll=toll,
        price=price(clause.effect for clause in toll),
        move=names.conditions(document["move"]["only_when"]),
        capture=names.conditions(document["capture"]["only_when"]),
        finish=names.conditions([needs] if schema.is_condition("needs", needs) else []),
    )


def _stack(document: Document, names: Names) -> Stack:
    stack = document["stack"]
    return Stack(
        own_limit=stack["own_limit"],
        tile_limit=stack["tile_limit"],
        barrier_of=stack["barrier_of"],
        single_file=names.tiles_of(stack["single_file"]),
        towers=stack["towers"],
        doubled=stack["doubled"],
        doubled_forced=stack["doubled"] and stack["doubled_forced_on_even"],
        column_blocking=document["home"]["blocking"],
    )


def _capture(document: Document, names: Names, seats: Sequence[Seat]) -> Capture:
    capture, start_safe = document["capture"], document["start"]["safe"]
    effect = capture["effect"]
    tile = schema.sent_to(effect)
    first = frozenset(seat.route.tiles[seat.route.first] for seat in seats)
    starts = first if start_safe == "all" else ()
    return Capture(
        when=capture["when"],
        waiting=capture["waiting"],
        spare_groups_of=capture["spare_groups_of"],
        back=schema.steps_back(effect),
        tile=names.tiles[tile] if tile else NO_TILE,
        duel=capture["duel"],
        beaten_starts=capture["beaten"] == "to start",
        swaps=effect == "swap",
        takes_prisoners=effect == "prisoner",
        takes_over=effect == "take over",
        captor_finishes=capture["captor"] == "finish",
        captor_starts=capture["captor"] == "to start",
        captor_back=schema.steps_back(capture["captor"]),
        captor_tile=names.tiles[at] if (at := schema.sent_to(capture["captor"])) else NO_TILE,
        reward=names.clauses(capture["reward"], _for_captures(document)),
        safe_tiles=names.tiles_of(capture["spare_tiles"]).union(starts),
        safe_for={
            tile: seat
            for seat, entry in enumerate(document["seat"])
            for tile in names.tiles_of(entry["safe_tiles"])
        },
        own_start_safe=start_safe == "own",
        spared_closed=capture["spared"] == "closed",
    )


def _finish(document: Document, names: Names) -> Finish:
    finish = document["finish"]
    return Finish(
        arrive=finish["arrive"],
        needs_captures=schema.needed_captures(finish["needs"]),
        reward=names.clauses(finish["reward"]),
    )


def _streak(document: Document) -> Streak:
    turn = document["turn"]
    faces = ["?", *(outcome["name"] for outcome in document["outcome"])]
    dice = len(document["die"]) or document["randomiser"]["dice"]
    of = turn["streak_of"]
    return Streak(
        throw=(faces.index(of),) * dice if of else (),
        most=turn["streak_max"] if of else 0,
        earns=turn["streak_again"],
        takes_back=turn["streak_penalty"] == "turn taken back" and turn["streak_max"] > 0,
        sends_back=turn["streak_penalty"] == "last to start" and bool(of),
    )


def _extra(document: Document) -> ExtraThrows:
    turn = document["turn"]
    return ExtraThrows(
        limit=turn["again_limit"],
        # One card of a hand is played at a time.
        before_move=turn["again_timing"] == "before_move" and not document["randomiser"]["hand"],
        without_move=turn["again_without_move"] == "roll",
    )


def _turns(document: Document, names: Names) -> Turns:
    turn, lose = document["turn"], document["lose"]
    rules = tuple(
        TurnRule(
            rule["name"],
            rule["at"],
            names.conditions(rule["when"]),
            tuple(map(read_turn, rule["then"])),
        )
        for rule in document["turn_rule"]
    )
    order = turn["order"].removesuffix(" first").removesuffix(" draw")
    by_round = order != "seats" or lose["asked"] == "each round" or bool(document["amend"])
    return Turns(
        first=_FIRST.get(turn["first"], "random"),
        clockwise=turn["direction"] == "clockwise",
        order=order,
        rules=rules,
        counts_rounds=turn["rounds"] == "counted" or by_round or "round" in names.asked,
        tries=turn["tries"],
        auto_single=turn["auto_single"],
        auto_roll=turn["auto_roll"],
    )


def _teams(document: Document) -> Teams:
    names = tuple(seat["team"] or seat["colour"] for seat in document["seat"])
    teams = document["teams"]
    return Teams(
        names=names if len(set(names)) < len(names) else (),
        helps=document["turn"]["help"] == "partner",
        barriers_open=teams["passing"] == "free",
        blocks=teams["passing"] == "blocked",
        captures=teams["capture"],
    )


def _win(document: Document, names: Names) -> Win:
    win, lose = document["win"], document["lose"]
    every = [schema.trigger(phrase, names.condition) for phrase in win["when"]]
    for goal in document["goal"]:
        met = (schema.trigger(phrase, names.condition) for phrase in goal["when"])
        every += [one.asked_of(goal["who"], wins=goal["result"] == "win") for one in met]
    return Win(
        goals=tuple(goal for goal in every if not goal.for_all),
        ends=tuple(goal for goal in every if goal.for_all),
        for_team=win["for"] == "team",
        lose=names.conditions(lose["when"]),
        lose_each_round=lose["asked"] == "each round",
        play_on=win["play_on"],
        max_turns=win["max_turns"],
    )


def _abilities(document: Document, chance: Chance) -> Abilities:
    # After them come the choice among them and the faces of duels.
    first = len(chance.faces) - len(chance.duel) - len(document["ability"]) - 1
    return Abilities(
        by_face=read_abilities(document, first),
        limit=document["abilities"]["limit"] if document["ability"] else 0,
    )


def _face(outcome: Mapping[str, Any], names: Names) -> Face:
    name = outcome["name"]
    return Face(
        name=name,
        value=int(name) if name.isdecimal() and len(name) < 5 else 0,
        orders=_orders(outcome, names),
        then=names.clauses(outcome["then"]),
        must=tuple(outcome["must"]),
    )


def _orders(outcome: Mapping[str, Any], names: Names) -> tuple[Order, ...]:
    """Return the orders of an outcome; some hold only while all or no tokens are out."""
    special = [out for out in ("none", "all") if outcome[f"{out}_out"]]
    usual = tuple(out for out in ("none", "some", "all") if out not in special)
    when = usual if special else ()
    return (
        *(one for phrase in outcome["do"] for one in names.orders(phrase, when)),
        *(
            one
            for out in special
            for phrase in outcome[f"{out}_out"]
            for one in names.orders(phrase, (out,))
        ),
    )


def _amendment(entry: Mapping[str, Any], names: Names) -> Amendment:
    direction = entry["set"].get("turn.direction")
    return Amendment(
        entry["name"],
        tuple(schema.trigger(phrase, names.condition) for phrase in entry["when"]),
        entry["say"],
        None if direction is None else direction == "clockwise",
        entry["again"],
        any(key.startswith("seat.") for key in entry["set"]),
        entry["off_route"] == "back",
    )


def _for_captures(document: Document) -> Cause:
    """Return the cause of a throw for a capture; boards of their own have one cause for all."""
    numbered = document["board"]["squares"] == "numbered"
    return Cause.CAPTURE if numbered else Cause.EFFECT
