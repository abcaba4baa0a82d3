"""Reasons why a device is silent, as codes that doctor can put into the player's language.

A problem is a string: empty when all is well, `code:name` for the cases below, else the words of
whatever library refused.
"""

from typing import NamedTuple

NOT_INSTALLED = "not-installed"
NOT_RUNNING = "not-running"
NO_ANSWER = "no-answer"
ENDED = "ended"
_CODES = {NOT_INSTALLED, NOT_RUNNING, NO_ANSWER, ENDED}


class DeviceProblem(NamedTuple):
    code: str
    """One of the above, or empty."""
    words: str
    """The name of what is meant, or what the library said."""


def problem(code: str, name: str) -> str:
    return f"{code}:{name}"


def parse(text: str) -> DeviceProblem:
    code, colon, name = text.partition(":")
    return DeviceProblem(code, name) if colon and code in _CODES else DeviceProblem("", text)
