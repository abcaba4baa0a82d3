"""Reproducible bytecode: the same on Linux, on Windows and in a test.

By default marshal's output depends on how often a string is used elsewhere in the writing program,
and columns of instructions change between patch versions of Python. Both are left out here; line
numbers are kept.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
from types import CodeType

WITHOUT_REFERENCES = 2
"""The version of marshal's format without references to earlier objects."""
NEVER_LOOKED_AT_AGAIN = 0b01
"""The flag of an unchecked hash-based file (PEP 552)."""
LONGEST = 8
"""Most code units covered by one entry of a line table."""
LINE_ONLY, NO_LINE = 13, 15
"""Kinds of such entries; CPython's Objects/locations.md has them all."""


def compiled(name: str, source: bytes | ast.Module, version: int = WITHOUT_REFERENCES) -> bytes:
    """Return the content of a .pyc file; SyntaxError where the source is no module."""
    code = lines_only(compile(source, name, "exec", dont_inherit=True, optimize=0))
    head = importlib.util.MAGIC_NUMBER + NEVER_LOOKED_AT_AGAIN.to_bytes(4, "little")
    mark = importlib.util.source_hash(source) if isinstance(source, bytes) else bytes(8)
    return head + mark + marshal.dumps(code, version)


def lines_only(code: CodeType) -> CodeType:
    """Return the code, including nested code objects, without columns."""
    constants = tuple(
        lines_only(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    return code.replace(co_consts=constants, co_linetable=_table(code))


def _table(code: CodeType) -> bytes:
    table = bytearray()
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        while units:
            taken = min(units, LONGEST)
            kind = NO_LINE if line is None else LINE_ONLY
            table.append(0x80 | kind << 3 | taken - 1)
            if line is not None:
                table += _signed(line - last)
                last = line
            units -= taken
    return bytes(table)


def _signed(number: int) -> bytes:
    """Write a number in groups of six bits, the lowest first, its sign in the lowest bit."""
    left = -number << 1 | 1 if number < 0 else number << 1
    groups = bytearray()
    while left > 0x3F:
        groups.append(0x40 | left & 0x3F)
        left >>= 6
    groups.append(left)
    return bytes(groups)
