"""`playpalace-ludo scenarios`: rule scenarios run against the engine."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.speaking import add_json
from playpalace_ludo.lab import scenarios


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    for what in ("phase", "preset"):
        parser.add_argument(f"--skip-{what}", action="append", default=[], metavar=what.upper())
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from playpalace_ludo.client.scenario import run_ui

    passed = failed = 0
    told: list[scenarios.Failure] = []
    skipped: Counter[str] = Counter()
    for file in args.files:
        for scenario in scenarios.read(file):
            reason = _skip_reason(scenario, args.skip_phase, args.skip_preset)
            if reason:
                skipped[reason] += 1
                continue
            failures = scenarios.run(scenario, run_ui)
            told += failures
            for failure in () if args.json else failures:
                say(f"{failure.id}: {failure.text}")
            failed += bool(failures)
            passed += not failures
    if args.json:
        counts = {"passed": passed, "failed": failed, "skipped": dict(skipped)}
        say_json({**counts, "failures": [failure._asdict() for failure in told]}, indent=1)
        return 1 if failed else 0
    if skipped:
        say("skipped " + ", ".join(f"{count} of {what}" for what, count in skipped.items()))
    say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _skip_reason(scenario: Mapping[str, Any], phases: list[str], presets: list[str]) -> str:
    phase, preset = str(scenario["given"].get("phase")), str(scenario.get("preset"))
    for pattern in phases:
        if fnmatch(phase, pattern):
            return f"phase {pattern}"
    for pattern in presets:
        if fnmatch(preset, pattern) or fnmatch(preset.replace("_", "-"), pattern):
            return f"preset {pattern}"
    return ""
