"""The text of a rule file, read as TOML, or what its author did wrong in writing it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from playpalace_ludo.core.errors import Problem, cut, show

_LONG_KEY = re.compile(rb"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')\s*+\.\s*+){20}""")
_CURLY = "“”„‟‘’‚‛«»"
_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_WORDS = re.compile(r"[^\W\d][\w -]*")
_KEY = re.compile(r"""\s*([\w.'"-]+)\s*=""")
_OPEN_QUOTE = ("Illegal character '\\n'", "Found invalid character '\\n'", "Unterminated string")


def parse(raw: bytes) -> dict[str, Any] | Problem:
    if found := _LONG_KEY.search(raw):  # the TOML reader takes minutes over these
        return Problem("", "key-too-deep", line=_line_of(raw, found.start()))
    if b"\0" in raw:  # UTF-16, as some editors call Unicode
        return Problem("", "file-not-utf8", line=_line_of(raw, raw.index(b"\0")))
    try:
        text = raw.decode("utf-8-sig")
        document = tomllib.loads(text)
    except UnicodeDecodeError as error:
        return Problem("", "file-not-utf8", line=_line_of(raw, error.start))
    except tomllib.TOMLDecodeError as error:
        return _explain(text, str(error))
    except (RecursionError, ValueError):
        return Problem("", "toml-too-large")
    return document or Problem("", "file-empty")


def _line_of(raw: bytes, at: int) -> int:
    return raw[:at].count(b"\n") + 1


def _explain(text: str, error: str) -> Problem:
    """Explain the commonest mistakes in words of our own, any other as the TOML reader puts it."""
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
