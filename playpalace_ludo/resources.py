"""Resource folders, which are beside the package in a checkout and inside it in a wheel."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from playpalace_ludo.core.errors import LudoError

_PACKAGE = Path(__file__).resolve().parent
WEB = "web"
PAGE = "playpalace_ludo_page"
"""The package with the built web page, which players install beside this one."""


@cache
def folder(name: str) -> Path:
    """Return the folder `locales`, `sounds` or `web` of this installation."""
    # The wheel's place comes first: beside an installed package anybody's folder may be
    # called `locales`, while a checkout never has the inner one.
    for place in (_PACKAGE / "data" / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    if name == WEB and (page := find_spec(PAGE)) and page.origin:
        return Path(page.origin).parent / WEB
    raise LudoError(f"The folder {name!r} is missing from this installation; install it again.")
