"""Measure the wait of the first log-in after a server's start, with and without Ludo Plus.

    python benchmarks/first_login.py SERVER_DIR [--python PATH] [--starts N]

A host compiles a language when its first text is needed, and everybody waits. Each measurement is a
fresh process, alternately with our game and without: the CPU time of importing all games, of the
first text, and of our first text. PlayPalace does not cache what it has compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CODE = """
import json, os, sys, time
from pathlib import Path
folder = Path(sys.argv[1])
sys.path.insert(0, str(folder.parent))
spent, now = {}, time.process_time
start = now()
import server.games
from server.messages.localization import Localization
spent["importing all games"] = now() - start
Localization.init(folder / "locales")
start = now()
Localization.get("en", "game-name-ludo")
spent["the first text"] = now() - start
if "LUDO_PLUS_SERVER" in os.environ:
    start = now()
    Localization.get("en", "game-name-ludo_plus")
    spent["the first text of ours"] = now() - start
print(json.dumps(spent))
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("server_dir", type=Path)
    parser.add_argument("--python", help="the Python that runs the server")
    parser.add_argument("--starts", type=int, default=5, help="starts of each")
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from playpalace_ludo.core.errors import LudoError
    from playpalace_ludo.hosts.install import detect

    try:
        host = detect.find(args.server_dir)
        python = detect.pick_python(host, args.python)
    except LudoError as error:
        print(error, file=sys.stderr)
        return 2
    command = [python, "-c", CODE, str(host.server_dir)]
    without, ours = [], []
    for _ in range(args.starts):
        without.append(measured(command, os.environ))
        ours.append(measured(command, detect.child_environment(host)))
    print(f"{'s of CPU, medians of ' + str(args.starts):32}{'without':>10}{'with':>10}{'ratio':>8}")
    for name in ours[0]:
        new = statistics.median(each[name] for each in ours)
        old = statistics.median(each.get(name, 0) for each in without)
        ratio = f"{new / old:8.2f}" if old else ""
        print(f"{name:32}{old:10.3f}{new:10.3f}{ratio}")
    return 0


def measured(command: list[str], environment: Mapping[str, str]) -> dict[str, float]:
    run = subprocess.run(
        command,
        env={**environment, "PLAYPALACE_DISABLE_LOCALE_CACHE": "1"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    raise SystemExit(main())
