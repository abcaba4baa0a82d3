"""Refusals explained in a sentence, where the library for sentences is installed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from playpalace_ludo.core.errors import LudoError

if TYPE_CHECKING:
    from playpalace_ludo.words import Translator

Given = ParamSpec("Given")
Made = TypeVar("Made")


def explain(error: LudoError, lang: str = "en") -> str:
    """Explain a refusal in a sentence.

    >>> import playpalace_ludo as ludo
    >>> try:
    ...     ludo.new_game("clasic")
    ... except ludo.LudoError as error:
    ...     print(ludo.explain(error))
    'clasic': there is no such variant. Did you mean 'classic'?
    """
    from playpalace_ludo.words import problems

    return translator(lang).say(problems.message(error))


def translator(lang: str) -> Translator:
    """Return the sentences of a language, which need a library that the engine does without."""
    try:
        import fluent.runtime  # noqa: F401
    except ImportError as error:
        told = 'sentences need fluent.runtime: pip install "playpalace-ludo-engine[server]"'
        raise ImportError(told) from error
    from playpalace_ludo.words import Translator

    return Translator(lang)


def explained(door: Callable[Given, Made]) -> Callable[Given, Made]:
    """Have refusals say their sentence, where translations are installed."""

    @wraps(door)
    def opened(*given: Given.args, **named: Given.kwargs) -> Made:
        try:
            return door(*given, **named)
        except LudoError as error:
            with suppress(ImportError):
                error.args = (explain(error),)
            raise

    return opened
