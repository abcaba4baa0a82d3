"""The import hook: our game joins a host right after the host has imported its own games."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType


def enable(server_dir: str) -> None:
    """Watch for the host in `server_dir`; until then an import costs one more name comparison."""
    wanted = Path(server_dir).resolve()
    for finder in sys.meta_path:
        if isinstance(finder, _GamesFinder) and finder.server_dir == wanted:
            return
    sys.meta_path.insert(0, _GamesFinder(wanted))


def borrow(places: str) -> None:
    """Make libraries of the Python that started us importable, after the server's own."""
    if places:
        sys.meta_path.append(_LentFinder(json.loads(places)))


class _LentFinder(MetaPathFinder):
    """A finder of a few modules, but nothing else beside them."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        *around, _ = name.split(".")
        place = self._places.get(name.partition(".")[0])
        return PathFinder.find_spec(name, [str(Path(place, *around))]) if place else None


class _GamesFinder(MetaPathFinder):
    """A finder that leaves a host's `games` package to the ordinary ones and watches its import."""

    def __init__(self, server_dir: Path) -> None:
        self.server_dir = server_dir
        self._looking = False

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        # A host's root package may be renamed, and a script inside it has none at all.
        package, _, last = name.rpartition(".")
        if last != "games" or "." in package or self._looking:
            return None
        self._looking = True
        try:
            found = (finder.find_spec(name, path, target) for finder in sys.meta_path)
            spec = next(filter(None, found), None)
        finally:
            self._looking = False
        if spec is None or spec.origin is None:
            return None
        if Path(spec.origin).resolve().parent.parent != self.server_dir:
            return None
        # Imported late: a Python start in this environment must not pay for our package.
        from playpalace_ludo.hosts.install import loader, placeholder

        return placeholder.watch(spec, lambda: loader.join(package, self.server_dir))
