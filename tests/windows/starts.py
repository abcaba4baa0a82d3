"""How many of N starts reach the screen reader, on real Windows Python under Wine.

python -m tests.windows.starts [N]     200 unless told otherwise; ends with 1 if one was silent
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.windows.bed import MAIN, Bed, BedError, Log, windows_path

GAME = ("play", "--pace", "instant", "--seed", "7", "--sound", "off", "--output", "direct")
GREETING = "Welcome to Ludo."
PATIENCE = 60.0


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    bed = Bed()
    try:
        bed.check()
    except BedError as error:
        print(f"starts: {error}.", file=sys.stderr)
        return 2
    bed.renew()
    heard = 0
    with bed.awake():
        for number in range(1, count + 1):
            heard += spoke(bed)
            print(f"\r{heard} of {number} starts spoke", end="", flush=True)
    print(".")
    return int(heard < count)


def spoke(bed: Bed) -> bool:
    """Start a game between pipes, where nothing happens to import a library beforehand."""
    with tempfile.TemporaryDirectory() as folder:
        log = Log(Path(folder) / "nvda.txt")
        words = [*MAIN, *GAME, "--config-dir", windows_path(Path(folder) / "kept")]
        with bed.start(*words, more={"NVDA_STAND_IN": windows_path(log.path)}) as process:
            until = time.monotonic() + PATIENCE
            while GREETING not in log.spoken() and time.monotonic() < until:
                if process.poll() is not None:
                    break
                time.sleep(0.01)
            try:
                process.communicate(b"\n", timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
        return GREETING in log.spoken()


if __name__ == "__main__":
    sys.exit(main())
