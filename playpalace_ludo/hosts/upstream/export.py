"""The game written as a PlayPalace game folder, to be taken in without our loader."""

from __future__ import annotations

import json
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.game import rules_document, strings
from playpalace_ludo.hosts.playpalace.document import SLUG
from playpalace_ludo.hosts.playpalace.names import NAMES
from playpalace_ludo.resources import folder as resource
from playpalace_ludo.settings import reader
from playpalace_ludo.words import Translator
from playpalace_ludo.words.languages import ENGLISH, languages

PACKAGE = Path(__file__).resolve().parents[2]
ENTRY = re.compile(r"^([\w-]+) *=((?:.*\n?)(?:(?![a-z#]).*\n?)*)", re.MULTILINE)
"""One message: everything up to the next line that begins another one or a comment."""
TARGET = f"server.games.{TYPE}"
"""What our package is called there."""

PARTS = (
    *("core", "variants", "words", "bots", "table", "contest", "coins", "settings"),
    *(
        "chance.py",
        "cleaning.py",
        "files.py",
        "log.py",
        "resources.py",
        "work.py",
        "hosts/__init__.py",
        "hosts/board_ids.py",
    ),
    *(
        "hosts/host.py",
        "hosts/names.py",
        "hosts/protocols.py",
        "hosts/game",
        "hosts/play",
        "hosts/playpalace",
    ),
    *("hosts/install/__init__.py", "hosts/install/layout.py", "hosts/install/lookup.py"),
    "hosts/install/placeholder.py",
)
"""What of our package the game needs there."""
ADDED_IN_MEMORY = ("DocumentManager",)
"""What our loader uses of PlayPalace where the folder has files."""

API = '''"""What Ludo Plus uses of PlayPalace."""

{imports}

__all__ = {names}
'''
GAME = f'''"""Ludo Plus: Ludo in many variants, as a PlayPalace game."""

from pathlib import Path

from server.games.registry import register_game
from {TARGET} import api
from {TARGET}.hosts.game import bring_back
from {TARGET}.hosts.game.factory import game_class
from {TARGET}.hosts.playpalace import HOST
from {TARGET}.hosts.playpalace.adapter import adapter
from {TARGET}.settings import reader
from {TARGET}.settings.store import ServerSettings

SERVER_DIR = Path(__file__).resolve().parents[2]
SETTINGS = ServerSettings(reader.config_path(SERVER_DIR), ["normal"])

LudoPlusGame = register_game(
    game_class(HOST, adapter=adapter(api), api=api, settings=SETTINGS, server_dir=SERVER_DIR)
)
# Games that were being played when the server was killed join the tables it loads.
bring_back.add("server", SETTINGS.everything, SERVER_DIR)
'''


def export(target: Path) -> list[str]:
    """Write the folder; returns what was done and what is left to do, one sentence each."""
    game = target / "server" / "games" / TYPE
    if game.exists():
        raise LudoError(f"{game} is there already; delete it, or name another folder")
    try:
        _write_game(game)
        _write_strings(target / "server" / "locales")
        _write_document(target / "server" / "documents" / "shared" / SLUG)
        test = target / "server" / "tests" / f"test_{TYPE}.py"
        test.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(Path(__file__).with_name("play_test.txt"), test)
    except OSError as error:
        raise LudoError(f"{error.filename} cannot be written: {error.strerror}") from error
    return [
        f"Ludo Plus was written as a PlayPalace game to {target}: the game, its strings, its "
        "rules document and its tests.",
        f"To take it in: copy {target / 'server'} over PlayPalace's own server folder, unless you "
        "named a checkout of it and it is there already; add "
        f"'from .{TYPE}.game import LudoPlusGame' behind the other games in "
        "server/games/__init__.py, and run 'uv add \"fluent.runtime>=0.4,<0.5\"' in server.",
        "docs/upstream.md says what is where and why.",
    ]


def _write_game(game: Path) -> None:
    for part in PARTS:
        source, copy = PACKAGE / part, game / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, copy)
    shutil.copytree(resource("locales"), game / "data" / "locales")
    for module in game.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(re.sub(rf"\b{PACKAGE.name}\b", TARGET, text), encoding="utf-8")
    (game / "__init__.py").write_text('"""Ludo Plus."""\n', encoding="utf-8")
    (game / "game.py").write_text(GAME, encoding="utf-8")
    (game / "api.py").write_text(_api(), encoding="utf-8")


def _api() -> str:
    used = {name: module for name, module in NAMES.items() if name not in ADDED_IN_MEMORY}
    lines = sorted(f"from server.{module} import {name}" for name, module in used.items())
    return API.format(imports="\n".join(lines), names=json.dumps(sorted(used)))


def _write_strings(locales: Path) -> None:
    """Write what the host itself looks up; what is spoken lies with the game.

    A checkout gets it in all its languages: PlayPalace's tests miss a file that one of them lacks.
    """
    theirs = [path.name for path in locales.iterdir() if path.is_dir()] if locales.is_dir() else ()
    settings = reader.read(locales)
    for locale in {ENGLISH, *(theirs or languages())}:
        path = locales / locale / f"{TYPE}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        found = strings.in_language(settings, locale)
        path.write_text(_first_of_each("\n".join(found)), encoding="utf-8")


def _first_of_each(text: str) -> str:
    """Leave English out where a translation stands before it."""
    entries: dict[str, str] = {}
    for message_id, body in ENTRY.findall(text):
        entries.setdefault(message_id, f"{message_id} ={body}")
    return "".join(entries.values())


def _write_document(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = rules_document.rules_document(reader.read(folder), ENGLISH, grids=True)
    (folder / f"{ENGLISH}.md").write_text(text, encoding="utf-8")
    now = datetime.now(UTC).isoformat()
    metadata = {
        "categories": [],
        "source_locale": ENGLISH,
        "titles": {ENGLISH: Translator(ENGLISH).text("pludo-host-doc-title")},
        "locales": {ENGLISH: {"created": now, "modified_contents": now, "public": True}},
    }
    (folder / "_metadata.json").write_text(json.dumps(metadata, indent=4), encoding="utf-8")
