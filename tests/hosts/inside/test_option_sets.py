"""Named sets of options: saved by a table's host, begun with next time, renamed and deleted."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.hosts.game.kept_sets import LONGEST_SET_NAME, MOST_SETS

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Server
    from tests.hosts.inside.test_settings import BOX, LIST, choose
else:
    from test_settings import BOX, LIST, choose


@pytest.fixture(autouse=True)
def started(server: Server) -> None:
    server.start()


def sets(human: Human, *rows: str) -> list[str]:
    """Open the sets anew, choose rows by how they begin, and return what is shown then."""
    while human.table.game._pending_actions:
        human.table.tick()
        human.select("_cancel", LIST)
    human.table.tick()
    human.select("option_sets")
    for row in rows:
        choose(human, row)
    return human.rows(LIST)


def save(human: Human, name: str) -> str:
    sets(human, "Save")
    return type_in(human, name)


def type_in(human: Human, text: str) -> str:
    assert BOX in human.user.editboxes
    human.forget()
    human.table.tick()
    human.type(text)
    return human.heard()[-1]


def kept(server: Server) -> dict[str, object]:
    (file,) = (server.folder / "ludo_plus_sets").iterdir()
    return tomllib.loads(file.read_text())


def set_up(human: Human) -> None:
    game = human.table.game
    game._handle_option_change("variant", "classic")
    game._handle_option_change("pace", "fast")
    game._handle_option_toggle("bonus_capture")
    human.table.tick(3)


def test_a_set_has_what_differs_and_is_its_owners_alone(server: Server) -> None:
    ann = server.open(level=1)
    set_up(ann)
    bonus = ann.table.game.options.bonus_capture
    assert (
        save(ann, "  Quick\tevening ") == "Saved as Quick evening. Your next table begins with it."
    )
    changed = {"variant": "classic", "pace": "fast", "bonus_capture": bonus}
    assert kept(server) == {"begin_with": "Quick evening", "sets": {"Quick evening": changed}}

    assert server.start().open(level=1).table.game.options.pace == "normal", "another Ann"


def reopened(server: Server, human: Human) -> Human:
    """Let the same person open another table."""
    table = type(human.table)()
    table.game = server.game_class()
    table.game.initialize_lobby(human.name, human.user)
    human.table = table
    table.humans.append(human)
    return human


def test_the_same_person_hears_which_set_a_table_begins_with(server: Server) -> None:
    ann = server.open(level=1)
    set_up(ann)
    bonus = ann.table.game.options.bonus_capture
    save(ann, "Quick")
    ann.forget()
    options = reopened(server.start(), ann).table.game.options
    assert (options.variant, options.pace, options.bonus_capture) == ("classic", "fast", bonus)
    assert "This table begins with your options Quick. Variant: Classic Ludo." in ann.heard()
    assert sets(ann)[0] == "Quick: Classic Ludo, for your next table"

    ann.forget()
    choose(ann, "Begin with the options of this server")
    assert ann.heard()[-1] == "Your next table begins with the options of this server."
    assert reopened(server, ann).table.game.options.pace == "normal"
    assert sets(ann)[0] == "Quick: Classic Ludo"


def test_a_set_is_used_renamed_and_deleted(server: Server) -> None:
    ann = server.open(level=1)
    set_up(ann)
    save(ann, "Quick")
    game = ann.table.game
    game._handle_option_change("variant", "playpalace")
    game._handle_option_change("pace", "slow")
    save(ann, "Calm")
    ann.forget()
    sets(ann, "Quick", "Use it")
    assert "Options of Quick. Variant: Classic Ludo." in ann.heard()
    assert (game.options.variant, game.options.pace) == ("classic", "fast")
    assert kept(server)["begin_with"] == "Quick"

    sets(ann, "Quick", "Rename")
    assert type_in(ann, "calm") == "Calm is the name of another set. Nothing is changed."
    sets(ann, "Quick", "Rename")
    assert type_in(ann, "quick") == "Now called quick."
    assert kept(server)["begin_with"] == "quick"
    ann.forget()
    sets(ann, "quick", "Delete")
    assert ann.heard()[-1] == "quick is deleted."
    assert [row.partition(":")[0] for row in ann.rows(LIST)][:1] == ["Calm"]
    assert kept(server) == {
        "begin_with": "",
        "sets": {"Calm": {"variant": "playpalace", "pace": "slow"}},
    }


def test_names_and_numbers_have_bounds(server: Server) -> None:
    ann = server.open(level=1)
    most = "x" * LONGEST_SET_NAME
    assert save(ann, f"{most}x") == (
        f"A name has 1 to {LONGEST_SET_NAME} characters. Nothing is changed."
    )
    assert not (server.folder / "ludo_plus_sets").exists()
    for number in range(MOST_SETS - 1):
        save(ann, f"{number}")
    assert save(ann, most).startswith("Saved as")
    assert save(ann, "one more") == f"You have {MOST_SETS} sets. Delete one first."
    assert save(ann, most.upper()).startswith("Saved as XX"), "in the place of the other"


def test_what_is_not_allowed_any_more_is_as_usual(server: Server) -> None:
    ann = server.open(level=1)
    set_up(ann)
    save(ann, "Quick")
    limits = '[knobs]\n"bonus.capture" = { choices = [%s] }\n'
    bonus = ann.table.game.options.bonus_capture
    server.start(limits % str(not bonus).lower())
    options = reopened(server, ann).table.game.options
    assert (options.pace, options.bonus_capture) == ("fast", not bonus)

    server.start('variants = ["playpalace"]')
    assert reopened(server, ann).table.game.options.variant == "playpalace"
    ann.forget()
    sets(ann, "Quick: Classic", "Use it")
    assert ann.heard()[-1] == "Classic Ludo is not offered here any more. Nothing is changed."


@pytest.mark.parametrize("text", ["sets = 3", "begin_with = [[", "\0", "[sets.x]\nvariant = 3"])
def test_a_damaged_file_stays_and_the_table_opens(server: Server, text: str) -> None:
    ann = server.open(level=1)
    save(ann, "Quick")
    (file,) = (server.folder / "ludo_plus_sets").iterdir()
    file.write_text(text)
    assert reopened(server, ann).table.game.options.pace == "normal"
    if "variant" not in text:
        assert save(ann, "More") == "That cannot be saved at the moment. Nothing is changed."
        assert file.read_text() == text


def test_only_the_host_of_the_table_has_them(server: Server) -> None:
    ann = server.open(level=1)
    (ben,) = ann.table.seat("Ben")
    ann.table.game.screen.paint()
    ann.table.tick(2)
    assert "option_sets" in ann.menu() and "option_sets" not in ben.menu()
    ben.select("option_sets")
    assert LIST not in ben.user.menus
