"""The folders that lie beside the package in a checkout and inside it in a wheel."""

from functools import cache
from pathlib import Path

from playpalace_ludo.core.errors import LudoError

_PACKAGE = Path(__file__).resolve().parent


@cache
def folder(name: str) -> Path:
    """Return the folder `locales`, `sounds` or `web`, wherever this installation keeps it."""
    # The wheel's place comes first: beside an installed package anybody's folder may be
    # called `locales`, while a checkout never has the inner one.
    for place in (_PACKAGE / "data" / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise LudoError(f"The folder {name!r} is missing from this installation; install it again.")
