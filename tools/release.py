"""Build what a release consists of, twice, with nothing whose hash is not in the lock.

python -m tools.release      wheel, source archive and SHA256SUMS in dist/

SECURITY.md says what is done before and after. The same commit gives the same bytes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.check import LOCKED, ROOT, SCRIPTS, make_locked

DIST = ROOT / "dist"


def main() -> int:
    if make_locked():
        return 1
    with tempfile.TemporaryDirectory() as folder:
        first, second = (build(Path(folder) / name) for name in ("first", "second"))
        if sums(first) != sums(second):
            print(f"Two builds differ:\n{sums(first)}{sums(second)}", file=sys.stderr)
            return 1
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(first, DIST)
    (DIST / "SHA256SUMS").write_text(sums(DIST), "utf-8", newline="\n")
    print((DIST / "SHA256SUMS").read_text("utf-8"), end="")
    return 0


def build(target: Path, python: Path = LOCKED / SCRIPTS / "python") -> Path:
    """Build wheel and source archive with the builder of this environment; nothing is fetched."""
    command = [str(python), "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment())
    return target


def environment() -> dict[str, str]:
    """Return the environment with the time of the commit, which every file in the archives has."""
    asked = ["git", "log", "-1", "--format=%ct"]
    time = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {"SOURCE_DATE_EPOCH": time.strip(), **os.environ}


def sums(folder: Path) -> str:
    """Return a line for every archive, as `sha256sum --check` reads it."""
    archives = sorted(path for path in folder.iterdir() if path.suffix in (".whl", ".gz"))
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in archives
    )


if __name__ == "__main__":
    sys.exit(main())
