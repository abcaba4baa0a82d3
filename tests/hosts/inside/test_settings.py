"""Settings of the server in the lobby: for administrators only, kept in a file, undone, limited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.settings import SETTINGS

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Server

LIST, BOX = "action_input_menu", "action_input_editbox"


def walk(human: Human, *rows: str) -> None:
    """Open the settings and choose rows by how they begin."""
    while human.table.game._pending_actions:
        back(human)
    human.select("server_settings")
    for row in rows:
        choose(human, row)


def back(human: Human) -> None:
    human.table.tick()  # floods of packets within a tick are held back
    human.select("_cancel", LIST)


def choose(human: Human, begins: str) -> None:
    (row,) = [row for row in human.rows(LIST) if row.startswith(begins)]
    human.table.tick()
    human.select(row, LIST)


def row(human: Human, begins: str) -> str:
    return next(row for row in human.rows(LIST) if row.startswith(begins))


def test_only_administrators_see_and_open_them(server: Server) -> None:
    server.start()
    ann = server.open(level=1)
    ann.table.tick(3)
    assert "server_settings" not in ann.menu()
    ann.select("server_settings")
    assert LIST not in ann.user.menus
    ann.trust(3)
    ann.select("server_settings")
    assert row(ann, "Pace") == "Pace of a new table: normal; as delivered"


def test_who_loses_the_right_in_mid_list_changes_nothing(server: Server) -> None:
    server.start()
    ann = server.open()
    walk(ann, "Pace of")
    ann.trust(1)
    choose(ann, "fast")
    assert not server.lobby.exists()
    assert server.settings.current.pace == "normal"


def test_a_change_is_for_new_tables_and_the_owners_file_stays(server: Server) -> None:
    owner = '# mine\n[pace]\ndefault = "slow" # as we like it\n'
    server.start(owner)
    ann = server.open()
    walk(ann, "Pace of")
    assert [r for r in ann.rows(LIST) if r.endswith(", set")] == ["slow, set"]
    ann.forget()
    choose(ann, "fast")
    assert ann.heard() == [
        "Pace of a new table: fast. New tables have it at once, this one keeps its own."
    ]
    assert row(ann, "Pace") == (
        "Pace of a new table: fast; from ludo_plus.lobby.toml, changed at a table"
    )
    assert (server.folder / SETTINGS).read_text() == owner
    assert server.changed() == {"pace": {"default": "fast"}}
    assert ann.table.game.options.pace == "slow"
    assert server.open("Ben").table.game.options.pace == "fast"
    assert server.start(owner).open("Cem").table.game.options.pace == "fast", "after a restart"


def test_undo_removes_the_key_and_no_other(server: Server) -> None:
    server.start('[pace]\ndefault = "slow"\n')
    ann = server.open()
    walk(ann, "Pace of", "fast", "Hints of", "for everybody", "Pace of")
    choose(ann, "Take this change back")
    assert server.changed() == {"hints": {"default": "all"}}
    assert row(ann, "Pace") == "Pace of a new table: slow; from ludo_plus.toml"


def test_escape_leads_back_one_list_at_a_time(server: Server) -> None:
    server.start()
    ann = server.open()
    walk(ann, "Rules, Too many sixes", "Max consecutive", "At a new table")
    first = ann.rows(LIST)
    ann.forget()
    back(ann)
    assert ann.rows(LIST) != first and row(ann, "Smallest")
    assert "turn_menu" not in ann.shown(), "its rows would be read between two lists"
    for _ in range(3):
        back(ann)
    assert ann.table.game._pending_actions == {}
    ann.table.tick(3)
    assert "server_settings" in ann.menu()


def test_offered_games_and_the_first_one(server: Server) -> None:
    server.start('variants = ["playpalace", "classic", "ours.toml"]\n')
    (server.folder / "ours.toml").write_text('base = "classic"\ntitle = "House"\n')
    server.start('variants = ["playpalace", "classic", "ours.toml"]\n')
    ann = server.open()
    walk(ann, "Games offered", "Classic Ludo, set")
    assert server.changed() == {"variants": ["playpalace", "ours.toml"]}
    back(ann)
    choose(ann, "Game of a new table")
    choose(ann, "House")
    game = server.open("Ben").table.game
    assert (game.options.variant, tuple(game.config.rules)) == ("ours", ("ours", "playpalace"))
    walk(ann, "Games offered", "House, set")
    assert ann.heard()[-1] == (
        "Games offered: PlayPalace Ludo. Game of a new table: PlayPalace Ludo. "
        "New tables have it at once, this one keeps its own."
    )
    ann.forget()
    choose(ann, "PlayPalace")
    assert "Nothing is changed." in ann.heard()[-1]


def test_a_box_that_is_left_leads_back_to_its_list(server: Server) -> None:
    server.start()
    ann = server.open()
    walk(ann, "Rules, Safe squares", "Safe squares:", "At a new table", "Type another value")
    ann.forget()
    ann.table.tick()
    ann.type("")
    assert row(ann, "Type another value") and "turn_menu" not in ann.shown()


def test_limits_of_rules_are_chosen_or_typed(server: Server) -> None:
    server.start()
    ann = server.open()
    walk(ann, "Rules, Too many sixes", "Max consecutive", "Largest that")
    choose(ann, "2")
    assert server.changed() == {"knobs": {"sixes.max": {"max": 2}}}
    back(ann)
    assert row(ann, "Max consecutive sixes").endswith(
        "; from ludo_plus.lobby.toml, changed at a table"
    )
    assert row(ann, "Penalty").endswith("; as delivered")
    walk(ann, "Rules, Safe squares", "Safe squares:", "At a new table", "Type another value")
    ann.type("9, 22")
    assert server.settings.current.limits["safe.squares"].default == (9, 22)
    walk(ann, "Rules, Safe squares", "Safe squares:", "At a new table", "Type another value")
    ann.forget()
    ann.type("nine")
    assert ann.heard() == ["nine does not fit, nothing is changed."]


def test_what_the_owner_keeps_cannot_be_changed(server: Server) -> None:
    server.start('[lobby]\nallowed = ["pace", "hints.default"]\n')
    ann = server.open()
    walk(ann)
    ann.forget()
    choose(ann, "Coins")
    assert ann.heard() == ["The owner lets nobody change this here. It is set in ludo_plus.toml."]
    choose(ann, "Pace of")
    choose(ann, "fast")
    assert server.changed() == {"pace": {"default": "fast"}}


def test_a_damaged_file_is_left_alone_and_told(server: Server) -> None:
    server.start()
    ann = server.open()
    server.lobby.write_text("pace = [")
    walk(ann, "Pace of")
    ann.forget()
    choose(ann, "fast")
    assert ann.heard()[-1].startswith("Nothing is changed. ludo_plus.lobby.toml is damaged")
    assert server.lobby.read_text() == "pace = ["


def test_running_and_restored_tables_keep_what_they_began_with(server: Server) -> None:
    server.start("[coins]\non = true\n")
    ann = server.open()
    old = ann.table
    ann.table.set(variant="classic", stake="10", pace="instant")
    walk(ann, "Games offered")
    choose(ann, "Classic Ludo")
    back(ann)
    choose(ann, "Coins")
    choose(ann, "off")
    for _ in range(2):
        assert old.game.options.variant == "classic" and old.game.config.has_coins
        assert "stake" in old.game.table_options
        old.reload()
    fresh = server.open("Ben").table.game
    assert "classic" not in fresh.config.rules and not fresh.config.has_coins
    old.bots(1)
    old.start()
    assert old.game.hosted.rules.name == "classic"


@pytest.mark.parametrize("lang", ["de", "ar"])
def test_every_list_is_worded_in_the_readers_language(server: Server, lang: str) -> None:
    server.start("[coins]\non = true\n")
    ann = server.open()
    spoken = property(lambda _: lang)
    ann.user.__class__ = type("Speaker", (type(ann.user),), {"locale": spoken})
    ann.table.tick()
    ann.select("option_sets")
    shown = list(ann.rows(LIST))
    back(ann)
    ann.table.tick()
    ann.select("server_settings")
    for text in list(ann.rows(LIST))[:-1]:
        ann.table.tick()
        ann.select(text, LIST)
        shown += ann.rows(LIST)
        back(ann)
    assert len(shown) > 100
    assert not [row for row in shown if "pludo" in row or "{" in row]
    assert "as delivered" not in " ".join(shown)
