"""`playpalace-ludo check`: a rule file's problems with their lines, or its rules and a test run."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playpalace_ludo.cli.output import say, say_json, warn
from playpalace_ludo.cli.speaking import (
    add_json,
    add_language,
    found,
    print_findings,
    print_messages,
    translator,
)
from playpalace_ludo.core import engine
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab import check, effort, witness
from playpalace_ludo.lab.admission import admitted
from playpalace_ludo.lab.shares import Share
from playpalace_ludo.lab.simulate import GAMES, SECONDS, Simulation, simulate
from playpalace_ludo.lab.strictness import STRICT_RULES, Strictness, judge, values
from playpalace_ludo.words import Message, Translator, rulebook
from playpalace_ludo.words.model import CommaList
from playpalace_ludo.words.phrases import Args

MOST_NAMES = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--players", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 0 or not args.seconds > 0:  # also refuses "nan"
        raise InputError("option-trial")
    words = translator(args)
    try:
        rules, work = admitted(args.file)
    except check.BadFile as error:
        if args.json:
            say_json(_refused(args.file, error, words), indent=1)
            return 2
        print_findings(words, error)
        count = len(error.findings)
        summary = Message("pludo-cli-check-refused", {"file": args.file.name, "count": count})
        warn(words.say(summary))
        return 2
    if args.players:
        engine.check_players(rules, args.players)
    if args.json:
        checked = _checked(args, rules, work, words)
        say_json(checked, indent=1)
        return 0 if checked["good"] else 2
    say(words.text("pludo-cli-check-good", file=args.file.name))
    print_messages(words, rulebook.rule_lines(rules))
    print_messages(words, rulebook.warning_lines(rules))
    print_messages(words, map(found, check.remarks(args.file, rules)))
    searched = witness.search(rules)
    verdict = judge(rules).also(searched.found)
    print_messages(words, strictness_lines(rules, verdict))
    print_messages(words, evidence_lines(rules, verdict, searched))
    told = "pludo-cli-check-cut" if work.cut else "pludo-cli-check-effort"
    say(words.text(told, count=work.positions))
    if not args.games:
        return 0
    played = _played(args, rules)
    say(words.text("pludo-cli-check-heading"))
    print_messages(words, lines(rules, played))
    if played.stuck:
        stuck = {"file": args.file.name, "count": played.stuck, "games": played.games}
        warn(words.say(Message("pludo-cli-check-stuck", stuck)))
        return 2
    return 0


def _played(args: argparse.Namespace, rules: Rules) -> Simulation:
    return simulate(
        rules, players=args.players, games=args.games, seed=args.seed, seconds=args.seconds
    )


def _refused(file: Path, error: check.BadFile, words: Translator) -> dict[str, Any]:
    return {"file": file.name, "good": False, "problems": _placed(error.findings, words)}


def _checked(
    args: argparse.Namespace, rules: Rules, work: effort.Effort, words: Translator
) -> dict[str, Any]:
    """Return all findings about a good file in a form for programs."""
    played = _played(args, rules) if args.games else None
    searched = witness.search(rules)
    verdict = judge(rules).also(searched.found)
    return {
        "file": args.file.name,
        "good": not (played and played.stuck),
        "problems": [],
        "name": rules.name,
        "rules": [*map(words.say, rulebook.rule_lines(rules))],
        "warnings": [*map(words.say, rulebook.warning_lines(rules))],
        "remarks": _placed(check.remarks(args.file, rules), words),
        "strict": {"kept": verdict.kept, "of": STRICT_RULES},
        "relaxed": [*_evidence(rules, verdict, searched)],
        "broken": [*verdict.broken],
        "stranded": [rules.seats[seat].colour for seat in verdict.stranded],
        "positions": work.positions,
        "games": played.as_json(rules) if played else None,
    }


def _placed(findings: Iterable[check.Finding], words: Translator) -> list[dict[str, Any]]:
    return [
        {
            "file": finding.file.name,
            "line": finding.line,
            "column": finding.column,
            "key": finding.problem.key,
            "rule": finding.problem.rule,
            "text": words.say(found(finding)),
        }
        for finding in findings
    ]


def _evidence(
    rules: Rules, verdict: Strictness, searched: witness.Search
) -> Iterator[dict[str, Any]]:
    said = values(rules)
    for number in verdict.relaxed:
        seen = searched.found.get(number)
        yield {
            "rule": number,
            "position": format_position(rules, seen.before) if seen else None,
            "item": seen.item if seen else None,
            "value": None if seen else said.get(number),
        }


def strictness_lines(rules: Rules, verdict: Strictness) -> Iterator[Message]:
    """Report which rules of Strict Ludo are kept, and whether the game is still Ludo."""
    if verdict.relaxed:
        relaxed = tuple(
            Message("pludo-cli-strict-rule", {"number": f"{n:02}", "rule": f"s{n:02}"})
            for n in verdict.relaxed
        )
        counts = {"kept": verdict.kept, "all": STRICT_RULES}
        yield Message("pludo-cli-strict-kept", counts)
        yield Message("pludo-cli-strict-relaxed", {"list": CommaList(relaxed)})
    else:
        yield Message("pludo-cli-strict-all", {"all": STRICT_RULES})
    for seat in verdict.stranded:
        colour = Message("pludo-player", {"colour": rules.seats[seat].colour})
        yield Message("pludo-cli-loose-stranded", {"colour": colour})
    if verdict.broken:
        broken: Args = {"rules": verdict.broken, "count": len(verdict.broken)}
        yield Message("pludo-cli-loose-broken", broken)
    else:
        yield Message("pludo-cli-loose-kept")


def evidence_lines(
    rules: Rules, verdict: Strictness, searched: witness.Search
) -> Iterator[Message]:
    """Show for each relaxed rule a position in which it is broken, or the file's entry."""
    said = values(rules)
    for number in verdict.relaxed:
        args: Args = {"number": f"{number:02}"}
        if number in searched.found:
            seen = searched.found[number]
            line = format_position(rules, seen.before)
            yield Message("pludo-cli-strict-seen", {**args, "position": line, "item": seen.item})
        elif number in said:
            yield Message("pludo-cli-strict-says", {**args, "value": said[number]})
        else:
            yield Message("pludo-cli-strict-unseen", args)
    far: Args = {"games": searched.games, "turns": searched.turns}
    yield Message("pludo-cli-strict-searched", far)


def lines(rules: Rules, found: Simulation) -> Iterator[Message]:
    """Report the results of the random games, one fact per line."""
    played = {"games": found.games, "players": len(found.seats), "ended": found.ended}
    if found.ended:
        yield Message("pludo-cli-check-ended", played)
        low, high = found.within(0.1), found.within(0.9)
        yield Message("pludo-cli-check-length", {"middle": found.middle, "low": low, "high": high})
        per_game = round(found.captures / found.games, 1)
        yield Message("pludo-cli-check-captures", {"count": per_game})
    elif not found.stuck:
        yield Message("pludo-cli-check-endless", {**played, "turns": found.given_up})
    if found.drawn:
        yield Message("pludo-cli-check-drawn", {"count": found.drawn})
    yield from share_lines(rules, found.shares)
    yield from _idle(rules, found)


def share_args(share: Share) -> dict[str, int | str]:
    """Return a share in percent, and whether it is fair."""
    parts = {"percent": share.part, "low": share.low, "high": share.high, "fair": share.fair}
    return {key: round(100 * part) for key, part in parts.items()} | {"verdict": share.verdict}


def share_lines(rules: Rules, shares: Sequence[Share]) -> Iterator[Message]:
    """Report how often each seat won, and whether that is fair."""
    for share in shares:
        yield Message(
            "pludo-cli-check-share",
            {
                "colour": Message("pludo-player", {"colour": rules.seats[share.seat].colour}),
                **share_args(share),
            },
        )
    if shares:
        fair = all(share.verdict == "fair" for share in shares)
        yield Message("pludo-cli-check-fair" if fair else "pludo-cli-check-unfair")


def _idle(rules: Rules, found: Simulation) -> Iterator[Message]:
    faces = [rules.chance.faces[face].name for face in found.idle_faces]
    unseen = [rules.chance.faces[face].name for face in found.unseen_faces]
    tiles = found.named_idle_tiles(rules)
    amendments = [rules.amendments[index].name for index in found.idle_amendments]
    for what, names in (
        ("outcomes", faces),
        ("unseen", unseen),
        ("tiles", tiles),
        ("amendments", amendments),
    ):
        if names:
            more = max(len(names) - MOST_NAMES, 0)
            args: Args = {"names": tuple(names[:MOST_NAMES]), "count": len(names), "more": more}
            yield Message(f"pludo-cli-check-idle-{what}", args)
    if not (faces or unseen or tiles or amendments):
        yield Message("pludo-cli-check-all-matter")
