"""Install the game in a server's own folder, and uninstall it.

Nothing goes into the server's Python environment: `uv sync` would remove it, and a rebuilt one
would not have it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

from playpalace_ludo import __version__
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.host import about_us
from playpalace_ludo.hosts.install import old_hook
from playpalace_ludo.hosts.install.anchor import PLACE
from playpalace_ludo.hosts.install.back_up import back_up
from playpalace_ludo.hosts.install.detect import OURS, ServerFolder
from playpalace_ludo.hosts.install.layout import (
    FOLDER,
    LIBRARIES,
    anchor,
    databases,
    folder,
    is_ours,
    left_behind,
)
from playpalace_ludo.hosts.install.trial import tried
from playpalace_ludo.resources import folder as resource
from playpalace_ludo.words.languages import languages
from playpalace_ludo.words.translate import Translator

PACKAGE = Path(__file__).resolve().parents[2]
ELSEWHERE = ("cli", "client", "lab", "data")
"""What of our package a server does not need: commands, the terminal's part, the laboratory."""
UNUSED = {"zoneinfo"}
"""Folders of the libraries that a game without dates never opens: pytz has 600 small files."""
README = """\
Ludo Plus, the game with all it needs in this server. Made by

    playpalace-ludo host --install

which also renews it; playpalace-ludo host --uninstall takes it out. Do not delete {folder}
by hand: PlayAural deletes all data of a game that is missing when it starts.
"""


def install(server: ServerFolder, python: str | None = None) -> list[str]:
    """Set the game up, or renew it; returns what was done, one sentence each."""
    before = _version_in(folder(server))
    done = "renewed" if folder(server).exists() else "put"
    try:
        _replace(folder(server), _fill_folder, server)
        _replace(anchor(server), _fill_anchor, server)
    except OSError as error:
        raise LudoError(f"{error.filename} cannot be written: {_why(error)}") from error
    return [
        f"Ludo Plus {__version__} was {done} in {folder(server)}, with all it needs."
        + (f" Before, {before} was there." if before not in ("", __version__) else ""),
        f"{server.title} finds it through {anchor(server)}. No file of the server was changed, "
        "and nothing was put into its Python environment, so uv sync, a new environment or "
        "another Python leave it alone.",
        *old_hook.remove(server, python),
        *_how_to_take_it_out(server),
        *tried(server, python),
        "Restart the server as ever. Ludo Plus is then among the board games; if it is not, the "
        "server's log says why.",
    ]


def _version_in(directory: Path) -> str:
    """Return the version of ours that is there; nothing where it cannot be told."""
    try:
        return str(json.loads((directory / "about.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, LookupError, TypeError):
        return ""


def _how_to_take_it_out(server: ServerFolder) -> Iterator[str]:
    if server.host.deletes_unknown_games:
        yield (
            f"Do not delete these two folders by hand: {server.title} deletes all data of a game "
            "that is missing when it starts. playpalace-ludo host --uninstall copies it first."
        )


def uninstall(server: ServerFolder, python: str | None = None) -> list[str]:
    """Take the game out; data that the host's next start deletes is copied first."""
    there = [path for path in (anchor(server), folder(server)) if is_ours(path)]
    hooks = old_hook.found(server, python)
    if not there and not hooks:
        return [
            f"Ludo Plus is not installed in {server.server_dir}; nothing was changed.",
            *_left_behind(server),
        ]
    deletes = server.host.deletes_unknown_games
    done = back_up(server, "before-ludo-plus-uninstall") if deletes else []
    for path in there:
        try:
            shutil.rmtree(path)
        except OSError as error:
            raise LudoError(f"{error.filename} cannot be removed: {_why(error)}") from error
        done.append(f"{path} was removed.")
    done += old_hook.remove(server, python)
    done.append(_what_becomes_of_data(server))
    done.append("Restart the server.")
    return [*done, *_left_behind(server)]


def _why(error: OSError) -> str:
    hint = "; run this as the account to which the server's directory belongs"
    return f"{error.strerror}{hint if isinstance(error, PermissionError) else ''}"


def _what_becomes_of_data(server: ServerFolder) -> str:
    if not server.host.deletes_unknown_games:
        return f"Results, ratings and saved tables stay in {server.title}'s database."
    copy = "the copy" if databases(server) else "your own copy"
    return (
        f"Warning: when {server.title} next starts without Ludo Plus it deletes all saved tables, "
        "results, statistics and ratings of Ludo Plus. To get them back, stop the server, put "
        f"{copy} in the database's place and install again."
    )


def _left_behind(server: ServerFolder) -> Iterator[str]:
    for path, what in left_behind(server):
        yield f"Left where it is, for you to keep or delete: {path} ({what})."


def _replace(
    target: Path, fill: Callable[[Path, ServerFolder], None], server: ServerFolder
) -> None:
    """Put a folder of ours in the place of the one before, whole or not at all."""
    if target.exists() and not is_ours(target):
        raise LudoError(f"{target} is there already and not ours; move it away and try again")
    new, old = (target.with_name(f".{target.name}.{state}") for state in ("new", "old"))
    for leftover in (new, old):
        shutil.rmtree(leftover, ignore_errors=True)
    new.mkdir()
    fill(new, server)
    _open_to_the_server(new, server)
    if target.exists():
        target.rename(old)
    new.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def _fill_folder(new: Path, server: ServerFolder) -> None:
    def unneeded(directory: str, names: list[str]) -> list[str]:
        top = Path(directory) == PACKAGE
        return [name for name in names if name == "__pycache__" or (top and name in ELSEWHERE)]

    shutil.copytree(PACKAGE, new / PACKAGE.name, ignore=unneeded)
    shutil.copytree(resource("locales"), new / PACKAGE.name / "data" / "locales")
    for distribution in _libraries(server):
        _copy_distribution(distribution, new / LIBRARIES)
    (new / "README.txt").write_text(README.format(folder=folder(server)), encoding="utf-8")
    (new / "about.json").write_text(json.dumps({"version": __version__}), encoding="utf-8")


def _fill_anchor(new: Path, server: ServerFolder) -> None:
    here = Path(__file__).parent
    shutil.copyfile(here / "anchor.py", new / "__init__.py")
    shutil.copyfile(here / "placeholder.py", new / f"{PLACE}.py")
    # For a build into one file, which collects what can be imported: see the anchor.
    shutil.copyfile(anchor(server).with_suffix(".py"), new / "hidden.py")
    about = {
        **about_us(server.host),
        "folder": FOLDER,
        "version": __version__,
        "unavailable": {
            lang: Translator(lang).text("pludo-host-not-loaded") for lang in languages()
        },
    }
    (new / "about.json").write_text(json.dumps(about, indent=1), encoding="utf-8")


def _libraries(server: ServerFolder) -> list[metadata.Distribution]:
    """Return what our code needs in a server, but for what every such server has itself."""
    found: dict[str, metadata.Distribution] = {}
    wanted = [OURS]
    while wanted:
        name = wanted.pop()
        if name in found or (name != OURS and name in server.host.libraries):
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            raise LudoError(
                f"{name} is not installed beside this command, so it cannot be given to the "
                f"server; install it for {sys.executable} and try again"
            ) from None
        for requirement in found[name].requires or ():
            if "extra ==" not in requirement:
                wanted.append(re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower())
    return list(found.values())


def _copy_distribution(distribution: metadata.Distribution, libraries: Path) -> None:
    for file in distribution.files or ():
        if file.suffix in (".so", ".pyd"):
            raise LudoError(f"{file} is for one Python alone and cannot be given to a server")
        if ".." not in file.parts and file.suffix != ".pyc" and not UNUSED & set(file.parts):
            target = libraries / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(str(distribution.locate_file(file))), target)


def _open_to_the_server(directory: Path, server: ServerFolder) -> None:
    """Let the account that runs the server read it all, whoever installs it."""
    owner = server.server_dir.stat()
    for path in (directory, *directory.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
        if os.name == "posix" and os.geteuid() == 0:
            os.chown(path, owner.st_uid, owner.st_gid)
