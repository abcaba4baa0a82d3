"""Rules named on one line: ``playpalace(sixes.max=0,safe.start=none)``.

Values are JSON; plain strings need no quotes. A spec holds no spaces, so inside quotes a space is
written %20 (and % itself %25).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from playpalace_ludo.core.errors import NotationError, show

_BARE = re.compile(r"[A-Za-z_][\w.*-]*")
_PERCENT = re.compile(r"%([0-9A-Fa-f]{2})")
_WORD = re.compile(r"[^\s%=+:,/()#~]")


def split_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """Split a spec into its name and its options."""
    name, bracket, rest = spec.strip().partition("(")
    if not name:
        raise NotationError("spec-nameless", spec=show(spec))
    if not bracket:
        return name, {}
    if not rest.endswith(")"):
        raise NotationError("spec-open", spec=show(spec))
    options: dict[str, Any] = {}
    for item in _split_items(rest[:-1]):
        key, equals, value = item.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise NotationError("spec-option", item=show(item), spec=show(spec))
        options[key.strip()] = read_value(value.strip())
    return name, options


def join_spec(name: str, options: Mapping[str, Any]) -> str:
    if not options:
        return name
    inside = ",".join(f"{key}={write_value(options[key])}" for key in sorted(options))
    return f"{name}({inside})"


def _split_items(text: str) -> list[str]:
    """Split at commas that are not inside quotes or brackets."""
    items, depth, quoted, begin = [], 0, False, 0
    for at, letter in enumerate(text):
        if letter == '"' and text[at - 1 : at] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (letter in "[{") - (letter in "]}")
            if letter == "," and depth == 0:
                items.append(text[begin:at])
                begin = at + 1
    return [item for item in (*items, text[begin:]) if item.strip()]


def read_value(text: str) -> Any:
    plain = _PERCENT.sub(lambda found: chr(int(found[1], 16)), text)
    if _BARE.fullmatch(plain) and plain not in ("true", "false", "null"):
        return plain
    try:
        return json.loads(plain)
    except (ValueError, RecursionError):
        return plain


def write_value(value: Any) -> str:
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in ("true", "false", "null"):
        return value
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return re.sub(r"[\s%]", lambda found: f"%{ord(found[0]):02X}", text)


def write_word(name: str) -> str:
    """Write a name as one word of a position or a record; a space becomes an underscore."""
    return "".join(
        "_"
        if letter == " "
        else letter
        if _WORD.match(letter) and letter not in "_@!"
        else "".join(f"%{byte:02X}" for byte in letter.encode(errors="replace"))
        for letter in name
    )


def read_word(word: str) -> str:
    if "%" not in word:
        return word.replace("_", " ")
    raw = re.sub(
        rb"%([0-9A-Fa-f]{2})",
        lambda found: bytes([int(found[1], 16)]),
        word.replace("_", " ").encode(errors="replace"),
    )
    return raw.decode(errors="replace")
