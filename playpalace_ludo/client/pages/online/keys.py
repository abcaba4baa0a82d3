"""Terminal keys by the server's names."""

from __future__ import annotations

from playpalace_ludo.online.sending import KeyPress

_NAMED = {
    *("space", "enter", "escape", "backspace", "up", "down", "left", "right"),
    *("home", "end", "pageup", "pagedown", "tab", "delete", "insert"),
    *(f"f{n}" for n in range(1, 13)),
}
_SIGNS = {"\r": "enter", " ": "space", "\x7f": "backspace"}


def server_key(key: str) -> KeyPress | None:
    """Return a key as the server names it (`R` -> shift r), None for one it cannot have."""
    control = alt = shift = False
    while len(key) > 2 and key[:2] in ("c-", "s-"):
        control, shift = control or key[0] == "c", shift or key[0] == "s"
        key = key[2:]
    if key.startswith("alt-"):
        alt, key = True, key.removeprefix("alt-")
    key = _SIGNS.get(key, key)
    if len(key) == 1 and key.isalpha():
        return KeyPress(key.lower(), control, alt, shift or key.isupper())
    if key in _NAMED or (len(key) == 1 and key.isdigit()):
        return KeyPress(key, control, alt, shift)
    return None
