"""Sentences of the pages that depend on the project's address, which pyproject.toml alone holds."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

from tools.parts import Part

PUBLISHED = {
    "download": "Releases are at <{0}/releases>.",
    "page": "<{0}> has the source, the releases and, at <{0}/issues>, questions and faults.",
    "report": (
        "Report it in private at <{0}/security/advisories/new>, or write to the people who "
        "published the release you have."
    ),
}
UNPUBLISHED = {
    "download": (
        "Nothing is published yet, and the project has no address. Until it has one, each way "
        "begins with a checkout, or with the archives that `python -m tools.release --dry-run` "
        "makes of it."
    ),
    "page": (
        "It has no address yet, because nothing is published. Until then ask the people who gave "
        "you the copy you have."
    ),
    "report": (
        "The project has no address yet, because nothing is published. Until then write to the "
        "people who gave you the copy you have."
    ),
}


def own() -> str:
    """Return the project's address, empty while it is not published."""
    found: str = root_project()["tool"]["ludo"]["address"]
    return found.rstrip("/")


def root_project() -> dict[str, Any]:
    file = Path(__file__).resolve().parents[1] / "pyproject.toml"
    return tomllib.loads(file.read_text("utf-8"))


def parts(address: str) -> tuple[Part, ...]:
    """Return the parts of pages that name the address, or say that there is none."""
    pages = {"docs/install.md": "download", "SUPPORT.md": "page", "SECURITY.md": "report"}
    texts = PUBLISHED if address else UNPUBLISHED
    return tuple(
        Part(page, name, partial(texts[name].format, address)) for page, name in pages.items()
    )
