"""The commonest mistakes in TOML, each recognised by the message of this Python's reader.

A Python that words one of them differently fails here, and its players would hear English.
"""

import re

import pytest

from playpalace_ludo.core import reading
from playpalace_ludo.core.errors import Problem

MISTAKES = {
    "a\n": "toml-no-equals",
    "a: 1\n": "toml-no-equals",
    "a =\n": "toml-no-value",
    "a = [1, 2\n": "toml-open-list",
    "a = { b = 1, c = 2\n": "toml-open-table",
    "a = 1\n= 2\n": "toml-no-key",
    "a = 1\n? = 2\n": "toml-no-key",
    "a.= 1\n": "toml-no-key",
    'a = "C:\\ludo"\n': "toml-backslash",
    "a = “yes”\n": "toml-curly",
    "a = yes\n": "toml-unquoted",
    "a = True\n": "toml-capital",
    "a = 1\na = 2\n": "toml-key-twice",
    "a = { b = 1, b = 2 }\n": "toml-key-twice",
    "[a]\n[a]\n": "toml-block-twice",
    "[[a]]\n[a]\n": "toml-block-mixed",
    "[a]\n[[a]]\n": "toml-block-mixed",
    'a = "open\nb = 1\n': "toml-open-quote",
    'a = "open': "toml-open-quote",
    "a = 'open\n": "toml-open-quote",
    "a = 'open\nb = 'c'\n": "toml-open-quote",
    "a = '''open\n": "toml-open-quote",
    "[a\nb = 1\n": "toml-open-block",
    "[[a]\nb = 1\n": "toml-open-block",
    "a = 1 2\n": "toml-more",
}


@pytest.mark.parametrize(("text", "code"), MISTAKES.items())
def test_a_mistake_is_told_by_what_it_is(text: str, code: str) -> None:
    problem = reading.parse(text)
    assert isinstance(problem, Problem)
    assert problem.code == code


def test_every_explanation_is_among_them() -> None:
    with open(reading.__file__, encoding="utf-8") as source:
        known = set(re.findall(r'"(toml-[a-z-]+)"', source.read()))
    assert known - {"toml-too-large"} == set(MISTAKES.values())
