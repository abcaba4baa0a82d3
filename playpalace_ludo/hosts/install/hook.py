"""The import hook: our game joins a host right after the host has imported its own games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType


def enable(server_dir: str) -> None:
    """Watch for the host in `server_dir`; until it comes an import costs a name comparison."""
    wanted = Path(server_dir).resolve()
    for finder in sys.meta_path:
        if isinstance(finder, _GamesFinder) and finder.server_dir == wanted:
            return
    sys.meta_path.insert(0, _GamesFinder(wanted))


class _GamesFinder(MetaPathFinder):
    """A finder that finds a host's `games` package by the ordinary ones and wraps its loader."""

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
            spec = _find_with_others(name, path, target)
        finally:
            self._looking = False
        if spec is None or spec.loader is None or spec.origin is None:
            return None
        if Path(spec.origin).resolve().parent.parent != self.server_dir:
            return None
        spec.loader = _GamesLoader(spec.loader, package, self.server_dir)
        return spec


def _find_with_others(
    name: str, path: Sequence[str] | None, target: ModuleType | None
) -> ModuleSpec | None:
    for finder in sys.meta_path:
        if isinstance(finder, _GamesFinder):
            continue
        spec = finder.find_spec(name, path, target)
        if spec is not None:
            return spec
    return None


class _GamesLoader(Loader):
    def __init__(self, inner: Loader, package: str, server_dir: Path) -> None:
        self._inner = inner
        self._package = package
        self._server_dir = server_dir

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._inner.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._inner.exec_module(module)
        # Imported late: a Python start in this environment must not pay for our package.
        from playpalace_ludo.hosts.install.loader import join

        join(self._package, self._server_dir)

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)
