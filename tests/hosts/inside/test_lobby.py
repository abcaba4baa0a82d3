"""Options in the host's own menu: groups, descriptions, limits, announcements."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.hosts.game.options import GROUPS, KNOB_FIELDS

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table


def test_the_tables_host_finds_variant_and_groups_in_the_options_menu(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.tick()
    rows = ann.menu()
    assert "set_variant" in rows and "set_bots" in rows
    assert [row for row in rows if row.startswith("group_")] == [f"group_{g}" for g in GROUPS]
    assert any(row.startswith("Variant: PlayPalace Ludo") for row in ann.rows())


def test_a_group_opens_shows_its_knobs_and_goes_back(table: Table) -> None:
    (ann,) = table.seat("Ann")
    seen = []
    for group in GROUPS:
        ann.select(f"group_{group}")
        table.tick()
        rows = ann.menu()
        assert rows[-1] == "options_back" and "roll" not in rows
        seen += rows[:-1]
        ann.select("options_back")
        table.tick()
        assert "set_variant" in ann.menu()
    names = [row.split("_", 1)[1] for row in seen]
    assert names == list(KNOB_FIELDS), "every knob is there, in its group"


def test_every_option_has_a_description_in_english_and_german(
    table: Table, host: SimpleNamespace
) -> None:
    table.seat("Ann")
    for name, meta in table.game.options.get_option_metas().items():
        for locale in ("en", "de"):
            text = host.localization.get(locale, meta.description)
            assert text and "pludo" not in text and "[" not in text, name


def test_space_on_an_option_speaks_its_description(table: Table) -> None:
    (ann,) = table.seat("Ann")
    ann.forget()
    ann.key("space", item="set_variant")
    assert any("rules" in line for line in ann.heard())


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.key)
def test_every_knob_can_be_set_and_the_table_hears_it(table: Table, knob: Knob) -> None:
    ann, ben = table.seat("Ann", "Ben")
    ann.forget()
    ben.forget()
    name = knob.key.replace(".", "_")
    before = getattr(table.game.options, name)
    if knob.kind == "bool":
        table.set(**{name: not before})
    elif knob.kind == "int":
        table.set(**{name: knob.low if before != knob.low else knob.high})
    elif knob.kind == "choice":
        table.set(**{name: next(c for c in knob.choices if c != before)})
    else:
        table.set(**{name: "9, 22"})
    assert getattr(table.game.options, name) != before
    for human in (ann, ben):
        assert len(human.heard()) == 1 and "pludo" not in human.heard()[0]


def test_choosing_a_variant_sets_its_rules_and_says_so(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(sixes_max=5)
    table.tick()
    ben.forget()
    ann.select("set_variant")
    ann.select("nigerian", menu="action_input_menu")
    table.tick()
    options = table.game.options
    assert (options.variant, options.dice_count, options.sixes_max) == ("nigerian", 2, 0)
    assert "Nigerian" in ben.heard()[0] and "All its rules are set" in ben.heard()[0]


def test_a_loose_variant_has_no_knobs_to_turn(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.set(variant="hexagon")
    table.tick()
    assert not [row for row in ann.menu() if row.startswith("group_")]


def test_a_value_out_of_range_is_refused_with_what_would_be_right(table: Table) -> None:
    (ann,) = table.seat("Ann")
    ann.forget()
    for value in ("9", "-1", "many", "3.5"):
        table.set(sixes_max=value)
        assert table.game.options.sixes_max == 3
    assert len(ann.heard()) == 4 and all("0 to 5" in line for line in ann.heard())


def test_a_forged_choice_is_refused(table: Table) -> None:
    (_ann,) = table.seat("Ann")
    table.set(variant="../../etc/passwd", safe_start="sometimes", bots="godlike")
    options = table.game.options
    assert (options.variant, options.safe_start, options.bots) == ("playpalace", "all", "normal")


def test_options_that_do_not_go_together_are_named_and_do_not_start(
    host: SimpleNamespace, table: Table
) -> None:
    (ann,) = table.seat("Ann")
    (uwe,) = table.seat("Uwe", locale="de")
    ann.forget()
    uwe.forget()
    table.set(stack_doubled=True)
    english = "A Doubled is exactly two tokens: set Own tokens on a square to 2."
    german = "Ein Doppel sind genau zwei Figuren: setze Eigene Figuren auf einem Feld auf 2."
    assert any(line.endswith(english) for line in ann.heard())
    assert any(line.endswith(german) for line in uwe.heard())
    ann.forget()
    uwe.forget()
    table.game.execute_action(ann.player, "start_game")
    assert ann.heard() == ["The game cannot start with these options.", english]
    if (host.server_dir / "locales" / "de").is_dir():  # this the host looks up itself
        assert uwe.heard() == ["Mit diesen Optionen kann das Spiel nicht beginnen.", german]
    assert table.game.status == "waiting"
    table.set(stack_own_limit=2)
    table.start()
    assert table.game.hosted.match.rules.stack.doubled


def test_a_new_lobby_takes_over_a_copy_of_the_options(table: Table) -> None:
    """As PlayAural opens one after each game: with options that know nothing of their table."""
    (ann,) = table.seat("Ann")
    table.set(pace="fast")
    kept = table.game.options.to_dict()
    lobby = type(table.game)()
    lobby.options = type(lobby.options).from_dict(kept)
    lobby.host = "Ann"
    lobby.setup_keybinds()
    again = lobby.create_player(ann.user.uuid, "Ann", is_bot=False)
    lobby.players.append(again)
    lobby.attach_user(again.id, ann.user)
    lobby.setup_player_actions(again)
    rows = lobby.get_action_set(again, "options")._actions
    assert "set_pace" in rows and "set_stake" not in rows
    assert lobby.options.pace == "fast"


def test_what_is_no_game_does_not_start(table: Table) -> None:
    (ann, _) = table.seat("Ann", "Ben")
    table.set(sixes_max=1)
    table.game.execute_action(ann.player, "start_game")
    assert table.game.status == "waiting"
    why = "Nobody could ever bring a token out of the yard, so this is no game."
    assert ann.heard()[-2:] == ["The game cannot start with these options.", why]


def test_what_is_no_ludo_is_said_once_at_the_table(table: Table) -> None:
    (ann, _) = table.seat("Ann", "Ben")
    table.set(safe_squares=", ".join(map(str, range(1, 53))))
    table.start()
    table.tick(100)
    told = "This is no longer Ludo by the rules: nobody can ever be captured (L-32, L-33)."
    assert sum(told in line for line in ann.heard()) == 1


def test_changed_options_are_the_rules_that_are_played(table: Table) -> None:
    table.seat("Ann")
    table.bots(1)
    table.set(sixes_max=0, safe_squares="9, 22", bonus_capture=True)
    table.start()
    rules = table.game.hosted.match.rules
    assert rules.streak.most == 0 and rules.values["safe.squares"] == (9, 22)
    assert "sixes.max=0" in table.game.hosted.match.line()


def test_somebody_elses_forged_option_changes_nothing(table: Table) -> None:
    _ann, ben = table.seat("Ann", "Ben")
    ben.select("toggle_bonus_capture")
    ben.select("set_variant")
    ben.select("nigerian", menu="action_input_menu")
    assert table.game.options.variant == "playpalace"
    assert table.game.options.bonus_capture is False


def colour(human: Human, wanted: str) -> None:
    """Choose a colour as a player does: the row, then the list."""
    human.select("choose_colour")
    human.select(wanted, "action_input_menu")


def test_everybody_chooses_a_colour_and_sits_there(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.game.screen.paint()
    table.tick()
    assert "Your colour: any that is left" in ben.rows()
    colour(ben, "red")
    assert ben.heard()[-1] == "You play red." and ann.heard()[-1] == "Ben plays red."
    colour(ann, "green")
    table.tick()
    assert "Your colour: green" in ann.rows() and "Your colour: red" in ben.rows()
    table.bots(2)
    table.start()
    assert (ann.seat, ben.seat) == (2, 0)
    taken = sorted(table.game.seating.values())
    assert taken == [0, 1, 2, 3]
    assert table.game.hosted.match.header.players[2] == "Ann"
    names = [table.game.get_player_by_id(i).name for i in table.game.turn_player_ids]
    assert names[0] == "Ben" and names[2] == "Ann"


def test_a_colour_somebody_has_is_refused_by_name(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    colour(ann, "blue")
    ben.select("choose_colour")
    rows = ben.rows("action_input_menu")
    assert rows[:3] == ["any that is left", "red", "blue, Ann has it"]
    ben.select("blue, Ann has it", "action_input_menu")
    assert ben.heard()[-1] == "Ann has blue."
    colour(ann, "any that is left")
    assert ben.heard()[-1] == "Ann takes any colour that is left."
    colour(ben, "blue")
    assert ann.heard()[-1] == "Ben plays blue."


def test_a_colour_is_remembered_and_told_where_it_cannot_be_had(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    colour(ann, "yellow")
    table.tick()  # PlayPalace's menus are painted once per tick
    table.reload()
    table.tick()
    assert "Your colour: yellow" in ann.rows()
    table.game.colours = {}  # another table, on the same evening
    table.tick()
    assert table.game._get_colour_label(ann.player, "choose_colour") == "Your colour: yellow"
    table.set(variant="hexagon")
    board = [seat.colour for seat in table.game.config.rules["hexagon"].seats]
    table.game.colours[ben.player.id] = "no such colour"
    assert table.game._get_colour_label(ben.player, "choose_colour") == (
        "Your colour: any that is left"
    )
    table.start()
    table.settle()
    assert f"You play {board[ben.seat]}." in ben.heard()


def test_spectators_and_running_games_have_no_colour_row(table: Table) -> None:
    ann, _ = table.seat("Ann", "Ben")
    eve = table.watch("Eve")
    table.game.screen.paint()
    table.tick()
    assert "choose_colour" in ann.menu() and "choose_colour" not in eve.menu()
    table.start()
    table.tick()
    assert "choose_colour" not in ann.menu()


def test_a_row_names_the_variant_and_opens_its_rules(table: Table) -> None:
    ann, bob = table.seat("Ann", "Bob")
    table.set(variant="strict")
    table.tick(3)
    assert "Rules: Strict Ludo" in bob.rows()
    assert "table_rules" in ann.menu(), "who opened the table has it, too"
    bob.select("table_rules")
    box = next(name for name in ("transient_display", "status_box") if name in bob.user.menus)
    read = bob.rows(box)
    assert "Variant: Strict Ludo" in read
    assert any("Strict Ludo: no extra throws" in line for line in read)


def test_g_opens_the_rules_in_the_lobby_and_in_play(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.tick(3)
    for _ in ("in the lobby", "in play"):
        ann.key("g")
        table.tick(3)
        box = next(name for name in ("transient_display", "status_box") if name in ann.user.menus)
        assert any("PlayPalace Ludo: one die" in line for line in ann.rows(box))
        ann.select(ann.menu(box)[0], box)
        table.tick(3)
        if table.game.status != "playing":
            table.start()
            table.settle()
