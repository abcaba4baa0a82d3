"""Reasons why a device does not work, as codes that doctor can translate.

A problem is a string: empty if there is none, `code:name` for the cases below, else the message of
the library that failed.
"""

from typing import NamedTuple

NOT_INSTALLED = "not-installed"
NOT_RUNNING = "not-running"
NO_ANSWER = "no-answer"
ENDED = "ended"
NO_VOICE = "no-voice"
_CODES = {NOT_INSTALLED, NOT_RUNNING, NO_ANSWER, ENDED, NO_VOICE}


class DeviceProblem(NamedTuple):
    code: str
    """One of the above, or empty."""
    words: str
    """The name of the device or program, or the library's message."""


def problem(code: str, name: str) -> str:
    return f"{code}:{name}"


def parse(text: str) -> DeviceProblem:
    code, colon, name = text.partition(":")
    return DeviceProblem(code, name) if colon and code in _CODES else DeviceProblem("", text)
