"""Install the game in a server's own folder, and uninstall it.

Nothing goes into the server's Python environment: `uv sync` would remove it, and a rebuilt one
would not have it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playpalace_ludo import __version__
from playpalace_ludo.core.errors import cut
from playpalace_ludo.hosts.host import about_us
from playpalace_ludo.hosts.install import old_hook
from playpalace_ludo.hosts.install.anchor import PLACE
from playpalace_ludo.hosts.install.back_up import back_up
from playpalace_ludo.hosts.install.detect import ServerFolder
from playpalace_ludo.hosts.install.folders import MARK, Folder, opened
from playpalace_ludo.hosts.install.layout import (
    FOLDER,
    LIBRARIES,
    anchor,
    databases,
    folder,
    left_behind,
)
from playpalace_ludo.hosts.install.libraries import files_of, needed
from playpalace_ludo.hosts.install.rights import of_owner, refused
from playpalace_ludo.hosts.install.trial import tried
from playpalace_ludo.resources import folder as resource
from playpalace_ludo.words import Message, Translator, languages
from playpalace_ludo.words.model import Either

PACKAGE = Path(__file__).resolve().parents[2]
ELSEWHERE = ("cli", "client", "lab", "data")
"""Parts of our package that a server does not need: commands, client, lab."""
README = """\
Ludo Plus, the game with all it needs in this server. Made by

    playpalace-ludo host --install

which also renews it; playpalace-ludo host --uninstall takes it out. Do not delete {folder}
by hand: PlayAural deletes all data of a game that is missing when it starts.
"""


def install(server: ServerFolder, python: str | None = None) -> list[Message]:
    """Install or update the game; return messages about what was done."""
    package, stand_in = _package_files(server), _anchor_files(server)
    for path in (folder(server), anchor(server)):  # before anything is changed
        with _changing(path, "written") as parent:
            parent.refuse_strangers(path.name)
    with _changing(folder(server), "written") as parent:
        before = parent.mark(FOLDER)
        done = "new" if before is None else "renewed"
        _replace(parent, FOLDER, package)
    with _changing(anchor(server), "written") as parent:
        _replace(parent, anchor(server).name, {**stand_in, **_hidden_file(parent)})
    where = {"version": __version__, "folder": str(folder(server)), "done": done}
    return [
        Message("pludo-cli-host-installed", where),
        *_version_before(before),
        Message("pludo-cli-host-found-by", {"title": server.title, "anchor": str(anchor(server))}),
        *old_hook.remove(server, python),
        *_how_to_take_it_out(server),
        *tried(server, python),
        Message("pludo-cli-host-restart-installed"),
    ]


@contextmanager
def _changing(path: Path, done: str) -> Iterator[Folder]:
    """Open the folder around `path` with its owner's rights; turn a failure into a message."""
    try:
        with of_owner(path.parent), opened(path.parent) as parent:
            yield parent
    except OSError as error:
        raise refused(path, done, error) from error


def _version_before(mark: bytes | None) -> Iterator[Message]:
    """Say which other version of ours was installed, if known."""
    try:
        version = str(json.loads(mark or b"")["version"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    if version != __version__:
        yield Message("pludo-cli-host-before", {"version": cut(version)})


def _how_to_take_it_out(server: ServerFolder) -> Iterator[Message]:
    if server.host.deletes_unknown_games:
        yield Message("pludo-cli-host-keep-folders", {"title": server.title})


def uninstall(server: ServerFolder, python: str | None = None) -> list[Message]:
    """Uninstall the game; data that the host's next start would delete is backed up first."""
    there = [path for path in (anchor(server), folder(server)) if _is_ours(path)]
    hooks = old_hook.found(server, python)
    if not there and not hooks:
        nothing = Message("pludo-cli-host-not-installed", {"folder": str(server.server_dir)})
        return [nothing, *_left_behind(server)]
    done = _copied_first(server) if server.host.deletes_unknown_games else []
    for path in there:
        with _changing(path, "removed") as parent:
            parent.remove(path.name)
        done.append(Message("pludo-cli-host-removed", {"path": str(path)}))
    done += old_hook.remove(server, python)
    done.append(_what_becomes_of_data(server))
    done.append(Message("pludo-cli-host-restart"))
    return [*done, *_left_behind(server)]


def _copied_first(server: ServerFolder) -> list[Message]:
    with of_owner(server.server_dir):
        copies = back_up(server, "before-ludo-plus-uninstall")
    if copies:
        return [Message("pludo-cli-host-copied", {"copy": str(copy)}) for copy in copies]
    return [
        Message(
            "pludo-cli-host-no-database",
            {"names": Either(server.host.databases), "folder": str(server.server_dir.parent)},
        )
    ]


def _is_ours(path: Path) -> bool:
    with _changing(path, "read") as parent:
        return parent.mark(path.name) is not None


def _what_becomes_of_data(server: ServerFolder) -> Message:
    if not server.host.deletes_unknown_games:
        return Message("pludo-cli-host-data-stays", {"title": server.title})
    copy = "ours" if databases(server) else "own"
    return Message("pludo-cli-host-data-goes", {"title": server.title, "copy": copy})


def _left_behind(server: ServerFolder) -> Iterator[Message]:
    for path, what in left_behind(server):
        yield Message("pludo-cli-host-left", {"path": str(path), "what": what})


def _replace(parent: Folder, name: str, files: Mapping[str, bytes]) -> None:
    """Replace a folder of ours, completely or not at all."""
    parent.refuse_strangers(name)
    new, old = f".{name}.new", f".{name}.old"
    for leftover in (new, old):
        parent.remove(leftover)
    parent.make(new, files)
    if parent.has(name):
        parent.rename(name, old)
    parent.rename(new, name)
    parent.remove(old)


def _package_files(server: ServerFolder) -> dict[str, bytes]:
    """Read the files for our folder, by path."""
    ours = PACKAGE.name
    found = {
        MARK: json.dumps({"version": __version__}).encode(),
        "README.txt": README.format(folder=folder(server)).encode(),
    }
    for path in sorted(PACKAGE.rglob("*")):
        parts = path.relative_to(PACKAGE).parts
        if path.is_file() and "__pycache__" not in parts and parts[0] not in ELSEWHERE:
            found["/".join((ours, *parts))] = path.read_bytes()
    locales = resource("locales")
    for path in sorted(locales.rglob("*")):
        if path.is_file():
            name = path.relative_to(locales).as_posix()
            found[f"{ours}/data/locales/{name}"] = path.read_bytes()
    for distribution in needed(server.host):
        for name, content in files_of(distribution).items():
            found[f"{LIBRARIES}/{name}"] = content
    return found


def _anchor_files(server: ServerFolder) -> dict[str, bytes]:
    here = Path(__file__).parent
    about = {
        **about_us(server.host),
        "folder": FOLDER,
        "version": __version__,
        "unavailable": {
            lang: Translator(lang).text("pludo-host-not-loaded") for lang in languages()
        },
    }
    return {
        MARK: json.dumps(about, indent=1).encode(),
        "__init__.py": (here / "anchor.py").read_bytes(),
        f"{PLACE}.py": (here / "placeholder.py").read_bytes(),
    }


def _hidden_file(games: Folder) -> dict[str, bytes]:
    """Copy the host's registry for a build into one file, which collects imports: see the anchor.

    Anybody who may write there could replace it by a link to any file, so links are not followed.
    """
    return {"hidden.py": games.read("registry.py")}
