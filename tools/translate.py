"""Help for translators, one language at a time.

python -m tools.translate check LANG             what is missing and what is wrong
python -m tools.translate missing LANG TIER      the English text of what a tier still lacks
python -m tools.translate spoken LANG [VARIANT]  what a player hears of whole games
python -m tools.translate sample LANG            200 messages beside their English
python -m tools.translate stamp LANG [ID ...]    remember which English was translated; the ids
                                                 named were looked at and are right as they are
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playpalace_ludo.words.languages import ENGLISH, TIERS, languages, status
from playpalace_ludo.words.proofread import entries
from tools.language_table import missing
from tools.translation import checks, stamps
from tools.translation.patterns import patterns, source

GAMES = ("playpalace", "nigerian", "jota", "market-road")
"""The games every translator reads: usual, Doubled tokens, cards, a board of its own."""
MOST = 20
"""Most findings of one kind to name."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translate", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("check", "missing", "spoken", "sample", "stamp"))
    parser.add_argument("lang", choices=languages(), metavar="LANG")
    parser.add_argument("more", nargs="*")
    parser.add_argument("--wording", choices=("full", "normal", "brief"), default="full")
    parser.add_argument("--beside", action="store_true", help="the English under each line")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--all", action="store_true", help=f"more than {MOST} of a kind")
    chosen = parser.parse_args(arguments)
    return {
        "check": _check,
        "missing": _missing,
        "spoken": _spoken,
        "sample": _sample,
        "stamp": _stamp,
    }[chosen.what](chosen)


def _check(chosen: argparse.Namespace) -> int:
    lang, most = chosen.lang, 10**6 if chosen.all else MOST
    for tier, names in checks.lacking(lang).items():
        print(f"{tier}: {f'{len(names)} missing' if names else 'complete'}")
        _some([f"  {_file(name)}: {name}" for name in names], most)
    print(f"Plural classes: {', '.join(checks.classes(lang))}")
    faults, remarks = checks.faults(lang), checks.remarks(lang)
    for title, notes in (("To mend", faults), ("To look at", remarks)):
        print(f"{title}: {len(notes) or 'nothing'}")
        for kind in dict.fromkeys(note.kind for note in notes):
            _some([f"  {note}" for note in notes if note.kind == kind], most)
    promised = list(TIERS)[: status(lang).tier]
    return int(bool(faults) or any(missing(lang, tier) for tier in promised))


def _some(lines: Sequence[str], most: int) -> None:
    print(*lines[:most], sep="\n", end="\n" if lines else "")
    if len(lines) > most:
        print(f"  and {len(lines) - most} more; --all names them")


def _missing(chosen: argparse.Namespace) -> int:
    tiers = chosen.more or list(TIERS)
    if unknown := [tier for tier in tiers if tier not in TIERS]:
        print(f"There is no tier {unknown[0]}. Choose one of {', '.join(TIERS)}.")
        return 2
    for name in (name for tier in tiers for name in missing(chosen.lang, tier)):
        print(f"{_file(name)}: {name} = {source(ENGLISH, name)}\n")
    return 0


def _spoken(chosen: argparse.Namespace) -> int:
    from playpalace_ludo import variants
    from tests.words.spoken_games import spoken_game

    games = chosen.more or GAMES
    if unknown := [name for name in games if name not in variants.names()]:
        print(f"There is no variant {unknown[0]}. Choose from {', '.join(variants.names())}.")
        return 2
    for name in games:
        print(f"=== {name}, {chosen.wording}")
        heard = spoken_game(name, chosen.wording, chosen.lang).splitlines()
        english = spoken_game(name, chosen.wording).splitlines()
        for own, other in zip(heard, english, strict=True):
            print(own)
            if chosen.beside and not own.startswith("> "):
                print(f"    {other}")
    return 0


def _sample(chosen: argparse.Namespace) -> int:
    """Print messages with their English, the same ones for everybody."""
    names = sorted(patterns(chosen.lang).keys() & patterns(ENGLISH).keys())
    for name in random.Random(0).sample(names, min(chosen.count, len(names))):
        print(f"{name}\n  {source(chosen.lang, name)}\n  {source(ENGLISH, name)}")
    return 0


def _stamp(chosen: argparse.Namespace) -> int:
    left = stamps.stamp(chosen.lang, set(chosen.more))
    print(f"Written. {left or 'None'} of the messages still have an older English behind them.")
    return 0


def _file(message_id: str) -> str:
    return entries(ENGLISH)[message_id].path.name


if __name__ == "__main__":
    raise SystemExit(main())
