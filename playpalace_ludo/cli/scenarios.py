"""`playpalace-ludo scenarios`: rule scenarios run against the engine."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.speaking import add_json, add_language, translator
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.lab import scenarios
from playpalace_ludo.words import Message, Translator, problems
from playpalace_ludo.words.model import CommaList

VALUES = ("expected", "got")
"""Values of a problem that are JSON themselves."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    for what in ("phase", "preset"):
        parser.add_argument(f"--skip-{what}", action="append", default=[], metavar=what.upper())
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from playpalace_ludo.client.scenario import run_ui

    words = translator(args)
    passed = failed = 0
    told: list[dict[str, Any]] = []
    skipped: Counter[tuple[str, str]] = Counter()
    for file in args.files:
        for scenario in scenarios.read(file):
            reason = _skip_reason(scenario, args.skip_phase, args.skip_preset)
            if reason:
                skipped[reason] += 1
                continue
            failures = scenarios.run(scenario, run_ui)
            for failure in failures:
                text = words.say(problems.phrase(failure.problem))
                told.append({"id": failure.id, **_facts(failure.problem), "text": text})
                if not args.json:
                    say(f"{failure.id}: {text}")
            failed += bool(failures)
            passed += not failures
    if args.json:
        left = {" ".join(reason): count for reason, count in skipped.items()}
        counts = {"passed": passed, "failed": failed, "skipped": left}
        say_json({**counts, "failures": told}, indent=1)
        return 1 if failed else 0
    if skipped:
        say(_skipped(words, skipped))
    say(words.text("pludo-cli-scenarios-done", passed=passed, failed=failed))
    return 1 if failed else 0


def _facts(problem: Problem) -> dict[str, Any]:
    """Return a failure in words that are the same in every language."""
    values = {
        name: json.loads(str(value)) if name in VALUES else str(value)
        for name, value in problem.values.items()
    }
    return {"code": problem.code, **values}


def _skipped(words: Translator, skipped: Counter[tuple[str, str]]) -> str:
    items = [
        Message("pludo-cli-scenarios-skip", {"kind": kind, "count": count, "pattern": pattern})
        for (kind, pattern), count in skipped.items()
    ]
    return words.text("pludo-cli-scenarios-skipped", list=CommaList(items))


def _skip_reason(
    scenario: Mapping[str, Any], phases: list[str], presets: list[str]
) -> tuple[str, str] | None:
    phase, preset = str(scenario["given"].get("phase")), str(scenario.get("preset"))
    for pattern in phases:
        if fnmatch(phase, pattern):
            return "phase", pattern
    for pattern in presets:
        if fnmatch(preset, pattern) or fnmatch(preset.replace("_", "-"), pattern):
            return "preset", pattern
    return None
