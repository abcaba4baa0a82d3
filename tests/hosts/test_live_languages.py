"""Three listeners at one table of a real server, each in a language of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playpalace_ludo.hosts.host import Host
from playpalace_ludo.words import Translator

from .checkouts import PLAYPALACE, each_host
from .live import Client, Site, new_site, running

LANGUAGES = {"playpalace": ("en", "de", "es"), "playaural": ("en", "es", "vi")}
"""The other host has no German."""


@pytest.fixture
def site(host: Host, tmp_path: Path) -> Site:
    spoken = LANGUAGES[host.name]
    enabled = (r'enabled_locales = \["en"\]', f"enabled_locales = {json.dumps(spoken)}")
    made = new_site(host, tmp_path, server_settings=[enabled])
    with running(made.found, made.server) as port:
        for language in spoken:
            Client(made.server, port, f"ear{language}").register()
    made.give_languages({f"ear{language}": language for language in spoken})
    return made


@each_host
def test_everybody_has_options_rules_and_throws_in_their_own_language(
    host: Host, site: Site
) -> None:
    with running(site.found, site.server) as port:
        ears = {
            language: Client(site.server, port, f"ear{language}").login()
            for language in LANGUAGES[host.name]
        }
        ann, *others = ears.values()
        ann.create_table()
        for other in others:
            other.go_to_table_list()
            *_, table = (row for row in other.rows("tables_menu") if row.startswith("table_"))
            other.select(table, "tables_menu")
            other.until(lambda o=other: "table_rules" in o.rows("turn_menu"), "the lobby")  # type: ignore[misc]
        ann.set_option("pace", "fast")
        for language, ear in ears.items():
            say = Translator(language)
            name, value = say.text("pludo-host-option-pace"), say.text("pludo-host-pace-fast")
            told = say.text("pludo-host-option-set", name=name, value=value)
            ear.until(lambda e=ear, t=told: t in e.said, told)  # type: ignore[misc]
            assert heading_of_rules(ear) == say.text("pludo-host-doc-title")
        ann.start()
        for ear in others:
            ear.until(lambda e=ear: "roll" in e.rows("turn_menu"), "the game menu")  # type: ignore[misc]
        for ear in ears.values():
            ear.pump(1.0)
            ear.said.clear()
        ann.key("r")
        for ear in ears.values():
            ear.until(lambda e=ear: bool(e.said), "the throw")  # type: ignore[misc]
            ear.pump(1.0)
        heard = [{*ear.said} for ear in ears.values()]
        assert not heard[0] & heard[1] and not heard[0] & heard[2] and not heard[1] & heard[2]
        for ear in ears.values():
            ear.close()


def heading_of_rules(reader: Client) -> str:
    """Open the rules document as F1 does, close it, and return its first line."""
    reader.key("f1")
    if reader.server.host is PLAYPALACE:
        reader.until(lambda: bool(reader.inputs), "the document")
        document = reader.inputs[-1]
        reader.type("")
        return str(document["default_value"]).splitlines()[0].removeprefix("# ")
    reader.until(lambda: reader.open not in ("turn_menu", ""), "the document")
    rows = reader.rows(reader.open)
    reader.select([*rows][-1])
    reader.until(lambda: reader.open == "turn_menu", "the lobby again")
    return next(iter(rows.values()))
