"""The first log-in after a server's start, with Ludo Plus and without it, in turns.

    python benchmarks/first_login.py SERVER_DIR [--python PATH] [--starts N]

Each time a fresh process, and PlayPalace keeps nothing it compiled before: the seconds from its
start until it answers, and from the first log-in to the first menu, and the CPU of both. It needs
Linux and what `pip install -e '.[test]'` brings.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.live_tables import cpu_of  # noqa: E402
from playpalace_ludo.core.errors import LudoError  # noqa: E402
from playpalace_ludo.hosts.install import detect  # noqa: E402
from tests.hosts.checkouts import Checkout  # noqa: E402
from tests.hosts.live import Client, copy_of, process, running  # noqa: E402

NAME = "ear"
LABELS = {
    "started": "start until it answers, s",
    "start_cpu": "start until it answers, s of CPU",
    "entered": "first log-in until its menu, s",
    "entered_cpu": "first log-in until its menu, s of CPU",
}


class Start(NamedTuple):
    started: float
    start_cpu: float
    entered: float
    entered_cpu: float


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("server_dir", type=Path)
    parser.add_argument("--python", help="the Python that runs the server")
    parser.add_argument("--starts", type=int, default=5, help="starts of each")
    args = parser.parse_args()
    try:
        host = detect.find(args.server_dir)
        python = detect.pick_python(host, args.python)
    except LudoError as error:
        print(error, file=sys.stderr)
        return 2
    report(*measure(Checkout(host, python, detect.child_environment(host)), args.starts))
    return 0


def measure(checkout: Checkout, starts: int) -> tuple[list[Start], list[Start]]:
    """Start both in turns, so that a busy machine slows both down alike."""
    without, with_ours = [], []
    with tempfile.TemporaryDirectory() as directory:
        server = copy_of(checkout, Path(directory))
        alone = [checkout.python, str(server.server_dir / "main.py")]
        with running(checkout, server) as port:
            Client(server, port, NAME).register()
        for _ in range(starts):
            without.append(first(checkout, server, alone))
            with_ours.append(first(checkout, server, None))
    return without, with_ours


def first(checkout: Checkout, server: detect.ServerFolder, command: list[str] | None) -> Start:
    begun = time.monotonic()
    with process(checkout, server, command, is_eager=False) as (port, started):
        answered, cpu = time.monotonic(), cpu_of(started.pid)
        client = Client(server, port, NAME).login()
        entered, cpu_then = time.monotonic(), cpu_of(started.pid)
        client.close()
    return Start(answered - begun, cpu, entered - answered, cpu_then - cpu)


def report(without: list[Start], with_ours: list[Start]) -> None:
    print(f"{'medians of ' + str(len(without)):38}{'without':>10}{'with':>10}{'with/without':>14}")
    for name, label in LABELS.items():
        old, new = (
            statistics.median(getattr(each, name) for each in starts)
            for starts in (without, with_ours)
        )
        print(f"{label:38}{old:10.3f}{new:10.3f}{new / old:14.2f}")


if __name__ == "__main__":
    raise SystemExit(main())
