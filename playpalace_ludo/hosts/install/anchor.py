"""A stand-in for a server's `games/registry.py` that loads that file and then our game.

`--install` copies this file to `games/registry/__init__.py` in the server, where Python takes it
for the module of that name. So the server's own start command finds us whatever happens to its
Python environment, and no file of the server is changed. It imports our code as late as possible,
because that may be missing or unreadable.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
SERVER_DIR = HERE.parents[1]
PLACE = "ludo_plus_place"
"""The module name for the placeholder beside this file, chosen not to clash with others."""
IN_ONE_FILE = getattr(sys, "frozen", False)
"""Whether PyInstaller has built the server into one file, and us with it."""


def load(name: str, path: Path) -> ModuleType:
    """Load a file under a name, as an import would."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_hidden_module() -> None:
    """Replace this module by the server's own registry."""
    if IN_ONE_FILE:  # there the module we hide is missing, and PyInstaller takes what it sees here
        from server.games.registry import hidden, ludo_plus_place

        sys.modules[__name__], sys.modules[PLACE] = hidden, ludo_plus_place
    else:
        load(__name__, HERE.with_suffix(".py"))
        with told():
            load(PLACE, HERE / f"{PLACE}.py")


@contextmanager
def told() -> Iterator[None]:
    """Stop the server from starting if our code is damaged: one host would delete our data."""
    try:
        yield
    except Exception as error:
        raise ImportError(
            f"{HERE}, a part of Ludo Plus, is damaged ({type(error).__name__}: {error}). Run "
            "playpalace-ludo host --install again. The server does not start until then, so that "
            "no result and no rating is deleted."
        ) from error


def is_watched_already() -> bool:
    """Tell whether the import hook of an earlier version is installed."""
    return any(getattr(finder, "server_dir", None) == SERVER_DIR for finder in sys.meta_path)


def about_us() -> dict[str, Any]:
    with told():
        about: dict[str, Any] = json.loads((HERE / "about.json").read_text(encoding="utf-8"))
        return about


def arrive(package: str, about: Mapping[str, Any]) -> None:
    """Load the game; even if that fails, the server starts and its data is safe."""
    placeholder = sys.modules[PLACE]
    try:
        find_package(SERVER_DIR / about["folder"])
        join = importlib.import_module("playpalace_ludo.hosts.install.loader").join
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        placeholder.say_loudly(
            about["logger"],
            f"{about['name']} is not offered on this {about['title']} server, because what "
            f"--install put into {SERVER_DIR / about['folder']} cannot be loaded ({reason}). Its "
            "tables and results are kept. Run playpalace-ludo host --install again.",
        )
        try:
            placeholder.register(package, about)
        except Exception:
            if about["deletes_unknown_games"]:  # it does not start; any other can do without us
                raise
    else:
        join(package, Path(sys.executable).parent if IN_ONE_FILE else SERVER_DIR, about["host"])


def find_package(folder: Path) -> None:
    """Make our own copy importable, and its libraries, after the server's own."""
    if IN_ONE_FILE:
        return
    sys.path.append(str(folder / "libraries"))
    if "playpalace_ludo" not in sys.modules:
        load("playpalace_ludo", folder / "playpalace_ludo" / "__init__.py")


if HERE.name == "registry":
    load_hidden_module()
    if not is_watched_already():
        games = __name__.rpartition(".")[0]
        come = partial(arrive, games.rpartition(".")[0], about_us())
        sys.modules[PLACE].when_imported(sys.modules[games], come)
