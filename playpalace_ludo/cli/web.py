"""`playpalace-ludo web`: serve the game as a page here, or make a folder for a web server."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path

from playpalace_ludo import resources
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.speaking import add_language, translator
from playpalace_ludo.core.errors import InputError, LudoError
from playpalace_ludo.files import why
from playpalace_ludo.web import serve

CHECKOUT = Path(__file__).resolve().parents[2]
BUILT = CHECKOUT / "build" / "web"
LIST = "files.json"
"""The list of files, present in every complete page's folder."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=serve.PORT)
    parser.add_argument("--no-open", action="store_true")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = translator(args)
    if args.out is not None:
        _check_place(args.out)
        _copy(_page(), args.out)
        say(words.text("pludo-cli-web-written", folder=str(args.out)))
        return 0
    folder = _page()
    try:
        server = serve.server(folder, args.port)
    except (OSError, OverflowError):
        raise InputError("port-taken", port=args.port) from None
    address = f"http://{serve.HOST}:{args.port}/"
    say(words.text("pludo-cli-web-served", address=address))
    if not args.no_open:
        webbrowser.open(address)
    with server:
        server.serve_forever()
    return 0


def _page() -> Path:
    """Return the folder of the page: the one in this installation, or the one built here."""
    try:
        return resources.folder("web")
    except LudoError:
        pass
    if not (CHECKOUT / "tools" / "make_web.py").is_file():
        raise InputError("no-page")
    if not (BUILT / LIST).is_file() or _newest() > (BUILT / LIST).stat().st_mtime:
        built = subprocess.run([sys.executable, "-m", "tools.make_web"], cwd=CHECKOUT)
        if built.returncode:
            raise InputError("no-page")
    return BUILT


def _newest() -> float:
    """Return the time of the latest change to any source of the page."""
    places = (CHECKOUT / name for name in ("playpalace_ludo", "locales", "sounds", "tools/web"))
    files = (path for place in places for path in place.rglob("*"))
    return max(path.stat().st_mtime for path in files if path.suffix not in (".pyc", ""))


def _check_place(out: Path) -> None:
    """Before building, refuse a folder that holds anything but an older page."""
    if out.exists() and not (out / LIST).is_file() and (not out.is_dir() or any(out.iterdir())):
        raise InputError("folder-taken", folder=str(out))


def _copy(folder: Path, out: Path) -> None:
    try:
        shutil.copytree(folder, out, dirs_exist_ok=True)
    except OSError as error:
        raise InputError("not-written", file=str(out), reason=why(error)) from None
