"""Ludo for people who play by ear.

>>> import playpalace_ludo as ludo
>>> game = ludo.new_game("playpalace", players=2, seed=7)

`docs/api.md` has the whole of it. Names are imported when they are first used, so that nothing
starts slower for those who only play.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playpalace_ludo.api import (
        IllegalMove,
        LudoError,
        LudoGame,
        Move,
        explain,
        load_rules,
        new_game,
        read_position,
        read_record,
        variant_names,
    )

__version__ = "0.2.0"

__all__ = [
    "IllegalMove",
    "LudoError",
    "LudoGame",
    "Move",
    "__version__",
    "explain",
    "load_rules",
    "new_game",
    "read_position",
    "read_record",
    "variant_names",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from playpalace_ludo import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
