"""Refusals explained in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from playpalace_ludo.core.errors import LudoError

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
    from playpalace_ludo.words import Translator, problems

    return Translator(lang).say(problems.message(error))


def explained(door: Callable[Given, Made]) -> Callable[Given, Made]:
    """Add a refusal's sentence to the traceback, where translations are installed."""

    @wraps(door)
    def opened(*given: Given.args, **named: Given.kwargs) -> Made:
        try:
            return door(*given, **named)
        except LudoError as error:
            with suppress(ImportError):
                if (told := explain(error)) != str(error):
                    error.add_note(told)
            raise

    return opened
