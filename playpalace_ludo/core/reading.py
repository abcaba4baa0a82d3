"""TOML from untrusted sources: read within bounds, or explained to its author.

Rule files, record headers, options and an owner's settings are all read here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playpalace_ludo.core.errors import Problem, cut, show

MOST_BYTES = 256 * 1024
MOST_LEVELS = 8
MOST_PARTS = 20
"""Most parts of a dotted key. Twenty thousand take the TOML reader gigabytes."""
MOST_NUMBER = 10**60

_LONG_KEY = re.compile(
    rf"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')\s*+\.\s*+){{{MOST_PARTS}}}"""
)
_TOKEN = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|$)'''
    r"""|'''(?:[^']|'(?!''))*+(?:'''|$)"""
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#[^\n]*|[.=,\[\]{}\n]""",
    re.DOTALL,
)
_ENDS_KEY = "=,[]{}\n"
_CURLY = "“”„‟‘’‚‛«»"
_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_WORDS = re.compile(r"[^\W\d][\w -]*")
_KEY = re.compile(r"""\s*([\w.'"-]+)\s*=""")
_OPEN_QUOTE = (
    *("Illegal character '\\n'", "Found invalid character '\\n'", "Unterminated string"),
    *('Expected "\'"', "Expected \"'''\""),
)
_OPEN_BLOCK = re.compile(r"Expected '(]]?)' at the end of")
_REASONS = {
    "Expected '=' after a key in a key/value pair": Problem("", "toml-no-equals"),
    "Invalid value": Problem("", "toml-no-value"),
    "Unclosed array": Problem("", "toml-open-list"),
    "Unclosed inline table": Problem("", "toml-open-table"),
    "Invalid statement": Problem("", "toml-no-key"),
    "Invalid initial character for a key part": Problem("", "toml-no-key"),
    "Unescaped '\\' in a string": Problem("", "toml-backslash"),
}
"""Messages of the TOML reader for the commonest mistakes."""

EntryName = Callable[[str, int, object], str]
"""Names one of several tables in a problem, from its block, number and content."""


def read_toml(source: bytes | str) -> dict[str, Any] | Problem:
    """Read a whole file or a part of one, within all bounds."""
    text = source if isinstance(source, str) else text_of(source)
    document = text if isinstance(text, Problem) else parse(text)
    return document if isinstance(document, Problem) else excess(document) or document


def text_of(raw: bytes) -> str | Problem:
    """Return a file's text without the byte order mark some editors add."""
    if b"\0" in raw:  # UTF-16, as some editors call Unicode
        return Problem("", "file-not-utf8", line=_line_of(raw, raw.index(b"\0")))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Problem("", "file-not-utf8", line=_line_of(raw, error.start))


def parse(text: str) -> dict[str, Any] | Problem:
    """Read TOML; its values may still be too deep or too large to use."""
    if len(text) > MOST_BYTES:
        return Problem("", "file-too-large", {"most": MOST_BYTES // 1024})
    dotted = text.count(".") >= MOST_PARTS and _LONG_KEY.search(text)
    if dotted and (at := _long_key(text)) is not None:
        return Problem("", "key-too-deep", line=text.count("\n", 0, at) + 1)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return _explain(text, str(error))
    except (RecursionError, ValueError):  # a number of thousands of digits is a ValueError
        return Problem("", "toml-too-large")


def _line_of(raw: bytes, at: int) -> int:
    return raw[:at].count(b"\n") + 1


def _long_key(text: str) -> int | None:
    """Find a key with too many parts; strings may hold any number of dots."""
    dots = 0
    for token in _TOKEN.finditer(text):
        if token[0] == ".":
            dots += 1
            if dots == MOST_PARTS:
                return token.start()
        elif token[0] in _ENDS_KEY or token[0][0] == "#":
            dots = 0
    return None


def excess(document: Mapping[str, Any], entry_name: EntryName | None = None) -> Problem | None:
    """Find a value so deep or large that to show it would fail."""
    level = list(document.items())
    for _ in range(MOST_LEVELS):
        for key, value in level:
            if isinstance(value, int) and abs(value) > MOST_NUMBER:
                return Problem(cut(key), "number-too-large")
        level = [
            inner
            for key, value in level
            if isinstance(value, (dict, list))
            for inner in _inside(key, value, entry_name)
        ]
        if not level:
            return None
    return Problem(cut(level[0][0]), "too-deep")


def _inside(
    key: str, value: dict[str, Any] | list[Any], entry_name: EntryName | None
) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        return ((f"{key}.{name}", inner) for name, inner in value.items())
    name_of = entry_name or (lambda key, number, _: f"{key} {number}")
    return ((name_of(key, number, inner), inner) for number, inner in enumerate(value, 1))


def _explain(text: str, error: str) -> Problem:
    """Explain the commonest mistakes in our own words, others in the TOML reader's."""
    lines = text.rstrip().split("\n")
    found = _PLACE.fullmatch(error)
    reason = found[1] if found else error
    line = min(int(found[2]), len(lines)) if found and found[2] else len(lines)
    rest = lines[line - 1][int(found[3]) - 1 :] if found and found[3] else ""
    if rest[:1] and rest[0] in _CURLY:
        return Problem("", "toml-curly", {"sign": rest[0]}, line=line)
    if reason == "Invalid value" and (words := _WORDS.match(rest)):
        word = words[0].strip()
        if word.lower() in ("true", "false"):
            return Problem("", "toml-capital", {"word": word.lower()}, line=line)
        return Problem("", "toml-unquoted", {"word": cut(word)}, line=line)
    if reason.startswith(("Cannot declare", "Cannot overwrite", "Duplicate inline")):
        return _twice(lines, line)
    if reason in _OPEN_QUOTE:
        return Problem("", "toml-open-quote", line=line)
    if block := _OPEN_BLOCK.match(reason):
        return Problem("", "toml-open-block", {"bracket": block[1]}, line=line)
    if reason.startswith("Expected newline"):
        return Problem("", "toml-more", {"rest": show(rest.strip())}, line=line)
    if problem := _REASONS.get(reason):
        return problem._replace(line=line)
    return Problem("", "not-toml", {"reason": cut(reason)}, line=line)


def _twice(lines: list[str], line: int) -> Problem:
    header = lines[line - 1].partition("#")[0].strip()
    block = header.strip("[] ")
    if header.startswith("[["):
        return Problem("", "toml-block-mixed", {"block": cut(block)}, line=line)
    if header.startswith("["):
        mixed = any(re.match(rf"\s*\[\[\s*{re.escape(block)}\s*\]", above) for above in lines)
        named = {"block": cut(block)}
        return Problem("", "toml-block-mixed" if mixed else "toml-block-twice", named, line=line)
    while line > 1 and not _KEY.match(lines[line - 1]):  # a value may be several lines long
        line -= 1
    key = _KEY.match(lines[line - 1])
    name = key[1].strip("\"'") if key else header
    return Problem("", "toml-key-twice", {"key": show(name)}, line=line)
