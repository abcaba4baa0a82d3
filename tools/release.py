"""Build a release twice, only from parts whose hashes are in the lock, and try it.

python -m tools.release --dry-run   rehearse in a clean clone, with a version no index takes
python -m tools.release             for publishing: refuses while the project has no address

dist/ then holds two wheels and their source archives, the Windows folder, the web page as a zip
file, SHA256SUMS, the bill of materials, the notes and the manifests for package managers. The same
commit gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

from playpalace_ludo import __version__
from tools import make_web, make_windows, manifests, projects, release_notes
from tools.check import LOCKED, ROOT, SCRIPTS, make_locked
from tools.make_windows import MOMENT, BuildError
from tools.projects import Edition
from tools.release_trials import TrialFailed, trials

DIST = ROOT / "dist"
TOOLS = ("shtab", "argparse_manpage")
"""The tools that make completion and manual page; the rest comes from the lock."""
ARCHIVES = (".whl", ".gz", ".zip", ".json")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dry-run", action="store_true", help="rehearse in a clean clone")
    parser.add_argument("--here", action="store_true", help="rehearse in this folder instead")
    parser.add_argument("--cache", type=Path, default=ROOT / "build", help="keeps downloads")
    parser.add_argument(
        "--without-windows", action="store_true", help="where its parts cannot be had"
    )
    args = parser.parse_args(words)
    published = projects.edition(rehearsal=args.dry_run)
    if not published.address:
        print("pyproject.toml has no address under [tool.ludo]; nothing is built.", file=sys.stderr)
        return 1
    if missing := [name for name in TOOLS if find_spec(name) is None]:
        told = f'{" and ".join(missing)} cannot be found; pip install -e ".[release]" has all.'
        print(f"release: {told} Nothing is built.", file=sys.stderr)
        return 1
    if args.dry_run and not args.here:
        return _in_a_clone(args)
    try:
        return make(published, args.cache.resolve(), windows=not args.without_windows)
    except (BuildError, TrialFailed, LookupError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1


def make(published: Edition, cache: Path, *, windows: bool) -> int:
    """Build all of it into dist/ and try it."""
    notes = release_notes.notes(__version__)
    if make_locked():
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        page = folder / "page"
        make_web.write(make_web.contents(cache / "cache"), page)
        first, second = (_packages(folder / one, published, page) for one in ("first", "second"))
        if sums(first) != sums(second):
            raise BuildError(f"Two builds differ:\n{sums(first)}{sums(second)}")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(first, DIST)
        _zip(page, DIST / f"playpalace-ludo-{published.version}-web.zip")
        if windows:
            os.environ.update(environment())
            where = ["--dist", str(DIST), "--cache", str(cache / "windows")]
            if make_windows.main([*where, "--address", published.address]):
                raise BuildError("The Windows folder was not built.")
            built = DIST / f"playpalace-ludo-{__version__}-windows.zip"
            built.rename(DIST / f"playpalace-ludo-{published.version}-windows.zip")
        shutil.copy(ROOT / "sbom.cdx.json", DIST)
        (DIST / "NOTES.md").write_text(notes, "utf-8", newline="\n")
        (DIST / "SHA256SUMS").write_text(sums(DIST), "utf-8", newline="\n")
        for path in manifests.write(DIST / "manifests", DIST, published):
            print(f"manifest: {path.relative_to(DIST)}")
        for told in trials(DIST, page, published, folder / "trials"):
            print(f"tried: {told}", flush=True)
    print(sums(DIST), end="")
    if published.is_rehearsal:
        (DIST / "NOT-FOR-PUBLISHING").write_text("This is a rehearsal.\n", "utf-8")
        print("A rehearsal: these archives have a version that no package index takes.")
    return 0


def _in_a_clone(args: argparse.Namespace) -> int:
    """Build in a clone of the last commit, so that uncommitted files cannot help."""
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name) / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        command = [sys.executable, "-m", "tools.release", "--dry-run", "--here"]
        command += ["--cache", str(args.cache.resolve())]
        command += ["--without-windows"] * args.without_windows
        done = subprocess.run(command, cwd=clone, env={**os.environ, "PYTHONPATH": str(clone)})
        if not done.returncode:
            shutil.rmtree(DIST, ignore_errors=True)
            shutil.copytree(clone / "dist", DIST)
    return done.returncode


def _packages(folder: Path, published: Edition, page: Path) -> Path:
    """Build wheel and source archive of both projects; nothing is fetched."""
    target = folder / "dist"
    for project in projects.write(folder / "projects", published, page):
        python = str(LOCKED / SCRIPTS / "python")
        command = [python, "-m", "build", "--no-isolation", "--outdir", str(target), str(project)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment())
    return target


def _zip(page: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(path for path in page.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"ludo/{path.relative_to(page).as_posix()}", MOMENT)
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def environment() -> dict[str, str]:
    """Return the environment with the time of the commit, which every file in the archives has."""
    asked = ["git", "log", "-1", "--format=%ct"]
    time = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {"SOURCE_DATE_EPOCH": time.strip(), **os.environ}


def sums(folder: Path) -> str:
    """Return a line for every archive, as `sha256sum --check` reads it."""
    archives = sorted(path for path in folder.iterdir() if path.suffix in ARCHIVES)
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in archives
    )


if __name__ == "__main__":
    sys.exit(main())
