"""The bytecode in the folder for Windows: the same wherever it is made, and it runs."""

from __future__ import annotations

import importlib.util
import marshal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from playpalace_ludo.core import match
from tools import bytecode, make_windows

pytestmark = pytest.mark.skipif(
    sys.version_info[:2] != make_windows.BYTECODE,
    reason="the folder for Windows has another Python",
)
SOURCE = Path(str(match.__file__)).read_bytes()
HEAD = 16
"""Bytes before the code in a .pyc file."""


def nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from nested(constant)


def test_lines_are_as_python_writes_them_and_columns_are_gone() -> None:
    whole = compile(SOURCE, "match.py", "exec", dont_inherit=True)
    plain = bytecode.lines_only(whole)
    pairs = list(zip(nested(whole), nested(plain), strict=True))
    assert len(pairs) > 20
    for before, after in pairs:
        assert list(after.co_lines()) == list(before.co_lines()), before.co_qualname
        assert {place[2:] for place in after.co_positions()} == {(None, None)}


def test_long_ways_between_lines_and_back_are_kept() -> None:
    gaps = "\n" * 5000
    source = f"x = [{gaps}1 // n {gaps} for n in (1,)]{gaps}y = 1".encode()
    whole = compile(source, "gaps.py", "exec")
    assert list(bytecode.lines_only(whole).co_lines()) == list(whole.co_lines())


def test_what_else_the_program_holds_is_not_written() -> None:
    """Marshal's usual form tells whether a string is used elsewhere, too."""
    source = b"only_here = 1\n"
    alone = bytecode.compiled("name.py", source)
    usual = marshal.dumps(compile(source, "name.py", "exec"))
    elsewhere = [sys.intern("only" + "_here") for _ in range(3)]
    assert bytecode.compiled("name.py", source) == alone
    assert marshal.dumps(compile(source, "name.py", "exec")) != usual, elsewhere


def test_python_takes_it_without_looking_at_the_source_again(tmp_path: Path) -> None:
    source, cached = (
        tmp_path / "told.py",
        Path(importlib.util.cache_from_source(tmp_path / "told.py")),
    )
    cached.parent.mkdir(parents=True, exist_ok=True)  # it may lie in a folder of its own
    cached.write_bytes(bytecode.compiled("told.py", b"word = 'bytecode'\n"))
    source.write_bytes(b"word = 'source'\n")
    spec = importlib.util.spec_from_file_location("told", source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.word == "bytecode"


def test_the_number_of_the_line_is_in_a_traceback() -> None:
    data = bytecode.compiled("wrong.py", b"def wrong():\n\n    return 1 // 0\n")
    space: dict[str, object] = {}
    exec(marshal.loads(data[HEAD:]), space)
    wrong = space["wrong"]
    assert callable(wrong)
    with pytest.raises(ZeroDivisionError) as raised:
        wrong()
    assert raised.traceback[-1].lineno == 2  # counted from nought
