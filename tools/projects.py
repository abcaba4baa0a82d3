"""The two published projects, written from the one in this folder.

`playpalace-ludo-engine` owns the import package and has no dependencies; `playpalace-ludo` requires
the same version of it and adds the players' libraries, the command and the built web page. They
share no files, because removing one of two wheels with common files would break the other.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import tomli_w

from playpalace_ludo import __version__
from playpalace_ludo.resources import PAGE, WEB
from tools import address

ROOT = Path(__file__).resolve().parents[1]
ENGINE, PLAYER = "playpalace-ludo-engine", "playpalace-ludo"
STAND_IN = "https://ludo.invalid/playpalace-ludo"
"""The address of a dry run: the domain `invalid` never exists."""
SERVER = ("fluent.runtime", "tomli-w")
DEVELOPERS = frozenset(("test", "browser", "dev", "release", "sounds", "benchmark"))
"""Extras for work on a checkout, which are not published."""
PLAYERS = frozenset(("keyring", "prism"))
"""Extras that only the client uses; all others are the engine's and are passed on."""
COMMON = (
    *("description", "requires-python", "license", "license-files"),
    *("authors", "keywords", "classifiers"),
)
LINK = re.compile(r"(\]\()(?!https?://|#)([^)]+\))")


class Edition(NamedTuple):
    """The version and address to be published."""

    version: str
    address: str

    @property
    def is_rehearsal(self) -> bool:
        return "+" in self.version


def edition(*, rehearsal: bool) -> Edition:
    """Return the edition; a rehearsal has a version that no package index accepts."""
    if rehearsal:
        return Edition(f"{__version__}+rehearsal", address.own() or STAND_IN)
    return Edition(__version__, address.own())


def write(folder: Path, published: Edition, page: Path) -> tuple[Path, Path]:
    """Write both projects below ``folder``, ready to be built."""
    root = address.root_project()
    return write_engine(folder / ENGINE, root, published), _write_player(
        folder / PLAYER, root, published, page
    )


def write_engine(folder: Path, root: dict[str, Any], published: Edition) -> Path:
    """Write the project that owns the import package."""
    folder.mkdir(parents=True)
    for name in ("playpalace_ludo", "locales", "sounds"):
        ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    needs = root["project"]["dependencies"]
    extras = {"server": [_requirement(needs, name) for name in SERVER]}
    extras |= {name: root["project"]["optional-dependencies"][name] for name in _passed_on(root)}
    project = _project(ENGINE, root, published) | {
        "optional-dependencies": extras,
        "entry-points": root["project"]["entry-points"],
    }
    wheel = root["tool"]["hatch"]["build"]["targets"]["wheel"]
    built = {"packages": ["playpalace_ludo"], "force-include": wheel["force-include"]}
    _finish(folder, root, published, project, built)
    return folder


def _write_player(folder: Path, root: dict[str, Any], published: Edition, page: Path) -> Path:
    shutil.copytree(page, folder / PAGE / WEB)
    (folder / PAGE / "__init__.py").write_text(
        '"""The built web page of playpalace-ludo; nothing to import."""\n', "utf-8"
    )
    shutil.copy(ROOT / "sbom.cdx.json", folder)
    engine = f"{ENGINE}=={published.version}"
    own = root["project"]["optional-dependencies"]
    extras = {name: own[name] for name in own if name in PLAYERS}
    extras |= {name: [engine.replace("==", f"[{name}]==")] for name in _passed_on(root)}
    project = _project(PLAYER, root, published) | {
        "dependencies": [engine, *root["project"]["dependencies"]],
        "optional-dependencies": extras,
        "scripts": root["project"]["scripts"],
    }
    built = {
        "packages": [PAGE],
        "sbom-files": ["sbom.cdx.json"],
        "shared-data": {name: name for name in _share(folder)},
    }
    _finish(folder, root, published, project, built)
    return folder


def _share(folder: Path) -> list[str]:
    """Write completion and manual page; return where they go."""
    from tools import completion

    made = completion.files()
    for name, text in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8", newline="\n")
    return list(made)


def _project(name: str, root: dict[str, Any], published: Edition) -> dict[str, Any]:
    source = root["project"]
    page = f"{published.address}/blob/v{__version__}"
    return {
        "name": name,
        "version": published.version,
        "readme": "README.md",
        **{key: source[key] for key in COMMON},
        "urls": {
            "Homepage": published.address,
            "Documentation": f"{page}/docs/README.md",
            "Changelog": f"{page}/CHANGELOG.md",
            "Issues": f"{published.address}/issues",
            "Security": f"{page}/SECURITY.md",
        },
    }


def _finish(
    folder: Path,
    root: dict[str, Any],
    published: Edition,
    project: dict[str, Any],
    built: dict[str, Any],
) -> None:
    """Write the common files: the project file, the pages about the project, the licence."""
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    readme = (ROOT / "README.md").read_text("utf-8")
    pages = {"README.md": readme} | {
        part.page: part.renewed(part.path.read_text("utf-8"))
        for part in address.parts(published.address)
        if "/" not in part.page
    }
    for page, text in pages.items():
        (folder / page).write_text(linked(text, published), "utf-8")
    document = {
        "build-system": root["build-system"],
        "project": project,
        "tool": {"hatch": {"build": {"targets": {"wheel": built}}}},
    }
    (folder / "pyproject.toml").write_text(tomli_w.dumps(document), "utf-8")


def linked(page: str, published: Edition) -> str:
    """Return a page with links that also work on the page of a package index."""
    return LINK.sub(rf"\1{published.address}/blob/v{__version__}/\2", page)


def _requirement(needs: list[str], name: str) -> str:
    return next(need for need in needs if re.split(r"[\s<>=;]", need)[0] == name)


def _passed_on(root: dict[str, Any]) -> list[str]:
    own = root["project"]["optional-dependencies"]
    return [name for name in own if name not in DEVELOPERS | PLAYERS]
