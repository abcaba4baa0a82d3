"""The tables of docs/keys.md, from the command table."""

from __future__ import annotations

import re
from itertools import groupby

from playpalace_ludo.words import Translator
from playpalace_ludo.words.commands import COMMANDS, Command

FAMILIES = {
    "token-1": "Play the token with that number.",
    "player-1": "Hear the tokens of the first, the second ... player.",
    "explore-start-1": "Go to the start square of the first, the second ... player.",
}
"""Commands that represent a series of numbered ones, with the sentence for all of them."""


def text() -> str:
    words = Translator("en")
    numbered = r"(token|player|explore-start)-[2-9]"
    shown = [c for c in COMMANDS if c.where and not re.fullmatch(numbered, c.id)]
    lines = []
    for category, commands in groupby(shown, key=lambda command: command.category):
        heading = words.text(f"pludo-category-{category}").removesuffix(".")
        lines += ["", f"## {heading}", "", "| key | does |"]
        lines += ["|---|---|", *(_row(words, command) for command in commands)]
    return "\n".join(lines).strip()


def _row(words: Translator, command: Command) -> str:
    does = FAMILIES.get(command.id) or words.text(command.help)
    if command.id in FAMILIES:
        family = [c for c in COMMANDS if c.id[:-1] == command.id[:-1]]
        keys = ", ".join(f"`{_key_text(c.keys[0])}`" for c in family)
    else:
        keys = " or ".join(f"`{_key_text(key)}`" for key in command.keys)
    return f"| {keys} | {does} |"


def _key_text(key: str) -> str:
    for prefix, name in (("c-", "Ctrl"), ("s-", "Shift")):
        if key.startswith(prefix):
            return f"{name}+{key[2:].upper()}"
    if len(key) == 1 and key.isupper():
        return f"Shift+{key}"
    return key.capitalize() if len(key) > 1 else key.upper()
