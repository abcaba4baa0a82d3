"""Long trials of reliability: kills, hostile input, full disks, power cuts, long sessions.

    python -m tools.campaign kill --minutes 5

Each campaign is a series of numbered trials. The seed and the number determine a trial, so a
failure can be reproduced with `--only`. Progress is saved every second, and the same command
resumes. Times are of the processor. docs/reliability.md has the figures of the long runs.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

from playpalace_ludo.files import write_whole
from tools.trials.outcome import Outcome

CAMPAIGNS = {
    "kill": "the client and every tool are killed at any moment",
    "fuzz": "every reader gets good input spoilt, from a corpus that is kept",
    "heavy": "rule files with large numbers: no question takes long",
    "disk": "writing fails: full disks, files that cannot be made, refused or broken",
    "power": "the power goes: unsynced writes are dropped, cut and reordered",
    "soak": "one evening of many games: memory, handles, threads",
}
MOST_NOTES = 50
Trial = Callable[[int, Random, Path], Outcome]


@dataclass
class Progress:
    """Progress of a campaign, stored in its folder, so that the next run continues."""

    seed: int
    next: int = 0
    seconds: float = 0.0
    """CPU seconds over all runs."""
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def note(self, number: int, outcome: Outcome) -> None:
        kinds = Counter(self.counts.get(outcome.target, {}))
        kinds[outcome.kind] += 1
        self.counts[outcome.target] = dict(kinds)
        if outcome.kind == "failed" and len(self.failures) < MOST_NOTES:
            self.failures.append(f"{number} {outcome.target}: {outcome.note}")
        self.next = number + 1

    def total(self, kind: str) -> int:
        return sum(kinds.get(kind, 0) for kinds in self.counts.values())

    def lines(self, name: str) -> list[str]:
        """Return the counts of trials, per target and in total."""
        rows = [*self.counts.items(), ("all", {k: self.total(k) for k in KINDS})]
        return [
            f"{name} {target}: tried {sum(kinds.values())}, refused {kinds.get('refused', 0)}, "
            f"failed {kinds.get('failed', 0)}"
            for target, kinds in rows
        ]


KINDS = ("passed", "refused", "failed")


def run(
    name: str, folder: Path, *, seed: int = 1, minutes: float = 1.0, count: int | None = None
) -> Progress:
    """Continue a campaign for some CPU minutes, or up to a number of trials."""
    trial: Trial = import_module(f"tools.trials.{name}").trial
    folder = folder.resolve() / f"{name}-{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "progress.json"
    progress = Progress(**json.loads(kept.read_text())) if kept.exists() else Progress(seed)
    begin, before, written = _used(), progress.seconds, 0.0
    while _used() - begin < 60 * minutes and (count is None or progress.next < count):
        number = progress.next
        progress.note(number, trial(number, Random(f"{name}/{seed}/{number}"), folder))
        progress.seconds = before + _used() - begin
        if _used() - written > 1:
            written = _used()
            write_whole(kept, json.dumps(asdict(progress), indent=1), flush=False)
    write_whole(kept, json.dumps(asdict(progress), indent=1), flush=False)
    return progress


def _used() -> float:
    """CPU seconds, including child processes."""
    return sum(os.times()[:4])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = "\n".join(f"  {name:6}{what}" for name, what in CAMPAIGNS.items())
    parser.epilog = f"campaigns:\n{names}"
    parser.add_argument("campaign", choices=CAMPAIGNS)
    parser.add_argument("--minutes", type=float, default=5.0, help="of the processor (%(default)g)")
    parser.add_argument("--count", type=int, help="end with this many trials in all")
    parser.add_argument("--seed", type=int, default=1, help="another one gives other trials")
    parser.add_argument("--only", type=int, metavar="N", help="only trial N, and what came of it")
    parser.add_argument(
        "--folder", type=Path, default=Path(".campaign"), help="what is kept (%(default)s)"
    )
    args = parser.parse_args()
    if args.only is not None:
        trial: Trial = import_module(f"tools.trials.{args.campaign}").trial
        place = args.folder.resolve() / f"{args.campaign}-{args.seed}-{args.only}"
        place.mkdir(parents=True, exist_ok=True)
        rng = Random(f"{args.campaign}/{args.seed}/{args.only}")
        print(*trial(args.only, rng, place), sep="\n")
        return 0
    if args.campaign == "fuzz":
        import_module("tools.trials.fuzz").prepare()
    done = run(args.campaign, args.folder, seed=args.seed, minutes=args.minutes, count=args.count)
    print("\n".join([*done.failures, *done.lines(args.campaign)]))
    print(f"{done.seconds / 60:.1f} minutes of the processor, seed {done.seed}")
    return 1 if done.total("failed") else 0


if __name__ == "__main__":
    sys.exit(main())
