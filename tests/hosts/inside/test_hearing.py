"""Speech and menus of people at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from playpalace_ludo.hosts.play import sounds
from playpalace_ludo.words import Translator

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Human, Table

BOXES = ("status_box", "transient_display")


def choosing(table: Table, *dice: int) -> Human:
    """Ann has a token out and has just thrown a six, so that she must choose."""
    (ann,) = table.seat("Ann") if not table.humans else (table.humans[0],)
    if len(table.game.players) < 2:
        table.bots(1)
    table.start()
    table.settle()
    table.to_a_choice(ann)
    return ann


def test_the_actor_is_you_and_the_others_hear_the_name(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    ann.forget()
    ben.forget()
    table.roll(6)
    ann.key("r")
    table.settle()
    assert any(line.startswith("You roll 6") for line in ann.heard())
    assert any(line.startswith("Ann rolls 6") for line in ben.heard())
    assert not any("Ann" in line for line in ann.heard())


def test_everybody_hears_their_own_language_at_the_same_time(table: Table) -> None:
    (ann,) = table.seat("Ann")
    (uwe,) = table.seat("Uwe", locale="de")
    table.start()
    table.settle()
    ann.forget()
    uwe.forget()
    table.roll(6)
    ann.key("r")
    table.settle()
    assert any("You roll" in line for line in ann.heard())
    assert uwe.heard() and not any("rolls" in line for line in uwe.heard())


def test_three_listeners_have_options_rules_and_throws_each_in_their_own_language(
    table: Table,
) -> None:
    """Also where a host names a language otherwise than we do."""
    own = {"en": "en", "pt": "pt-BR", "sr@latin": "sr"}
    people = {code: table.seat(f"P{n}", locale=code)[0] for n, code in enumerate(own)}
    say = {code: Translator(lang) for code, lang in own.items()}
    table.settle()
    for human in people.values():
        human.forget()
    table.set(pace="slow")
    table.tick(3)
    for code, human in people.items():
        name, value = (say[code].text(f"pludo-host-{key}") for key in ("option-pace", "pace-slow"))
        told = say[code].text("pludo-host-option-set", name=name, value=value)
        assert told in human.heard()
        human.select("table_rules")
        box = next(box for box in BOXES if box in human.user.menus)
        variant = say[code].text("pludo-preset-playpalace")
        named = say[code].text("pludo-host-option-variant")
        assert human.rows(box)[0] == say[code].text("pludo-host-option", name=named, value=variant)
    table.start()
    table.settle()
    for human in people.values():
        human.forget()  # what the host itself says, which knows fewer languages
    table.roll(6)
    people["en"].key("r")
    table.settle()
    heard = {code: {*human.heard()} for code, human in people.items()}
    for code, lines in heard.items():
        shared = {line for other in own if other != code for line in lines & heard[other]}
        assert lines and not shared, "no line is the same in two languages"


def test_brief_is_each_listeners_own_choice(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    ben.user.preferences.brief_announcements = True
    table.start()
    table.settle()
    ann.forget()
    ben.forget()
    table.to_a_choice(ann)
    full, brief = " ".join(ann.heard()), " ".join(ben.heard())
    assert full and brief and len(brief) <= len(full)


def test_a_roll_with_a_choice_tells_the_roll_and_puts_the_cursor_on_the_first_choice(
    table: Table,
) -> None:
    ann = choosing(table)
    lines = ann.heard()
    assert any("You roll 6" in line and "choose" in line for line in lines), lines
    rows = ann.menu()
    assert rows[0] == "roll" and rows[1].startswith("move_")
    assert any("enter" in row for row in ann.rows()), "choices say where they lead"


def test_focus_moves_once_and_only_for_the_player_who_acted(
    table: Table, host: SimpleNamespace
) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    table.roll(6)
    for key in ("r", "1"):
        ann.key(key)
        table.settle()
    ann.forget()
    ben.forget()
    table.roll(6)
    ann.key("r")
    table.settle()
    moved = [m.data for m in ann.user.messages if m.type == "show_menu"]
    wanted = "position" if host.kind == "playpalace" else "selection_id"
    assert any(menu.get(wanted) for menu in moved)
    others = [m.data for m in ben.user.messages if m.type == "show_menu"]
    assert not any(menu.get(wanted) for menu in others)


def test_roll_stays_in_the_menu_when_it_is_not_your_turn(table: Table) -> None:
    _ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    assert ben.menu()[0] == "roll"
    ben.forget()
    ben.select("roll")
    table.tick(3)
    assert len(ben.heard()) == 1 and "Ann" in ben.heard()[0]


def test_a_key_out_of_turn_says_whose_turn_it_is(table: Table) -> None:
    _ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    before = table.game.hosted.state
    ben.forget()
    for key in ("r", "1", "space"):
        ben.key(key)
        table.tick(3)
    assert len(ben.heard()) == 3
    assert table.game.hosted.state == before


def test_a_number_that_cannot_move_says_why(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.forget()
    ann.key("2")
    table.tick(2)
    assert "roll" in ann.heard()[-1].lower()
    choosing_state = table.game.hosted.state
    assert choosing_state.awaiting == "roll"


def test_rolling_again_while_choosing_says_to_move_first(table: Table) -> None:
    ann = choosing(table)
    ann.forget()
    before = table.game.hosted.state
    ann.key("r")
    table.tick(3)
    assert len(ann.heard()) == 1
    assert table.game.hosted.state == before


def test_typing_ahead_of_the_sounds_is_not_lost(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    table.roll(6)
    ann.key("r")
    table.settle()
    ann.key("1")
    throws = table.game.hosted.match.text()
    ann.key("r")
    assert table.game.hosted.match.text() == throws, "one press, one roll"
    table.settle()
    assert table.game.hosted.match.text() != throws


@pytest.mark.parametrize("key", ["v", "t", "s", "l", "m", "n", "c", "d", "g", "q", "w", "e"])
def test_every_question_is_answered_at_any_time_and_changes_nothing(table: Table, key: str) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    for human in (ann, ben):
        human.forget()
        before = table.game.hosted.state
        human.key(key)
        table.tick(8)
        boxes = [m for m in human.user.messages if m.data.get("menu_id") in BOXES]
        assert human.heard() or boxes, key
        if boxes:
            human.select("line_0", menu=boxes[-1].data["menu_id"])
        assert table.game.hosted.state == before
        assert not any("pludo" in line for line in human.heard())


def test_the_board_is_explored_by_each_person_with_a_cursor_of_their_own(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    state = table.game.hosted.state
    heard = {}
    for human in (ann, ben):
        human.forget()
        for key in "xkjkk":
            human.key(key)
            table.tick(2)
        heard[human.player.name] = human.heard()
        assert len(human.sounds()) == 5
    assert heard["Ann"][0] == "1: your start, safe."
    assert heard["Ann"][1:] == ["2.", "1: your start, safe.", "2.", "3."]
    assert heard["Ben"][0].endswith(": your start, safe.") and heard["Ben"] != heard["Ann"]
    ann.forget()
    ann.key("q", shift=True)
    table.tick(2)
    ann.key("h", shift=True)
    table.tick(2)
    ann.key("x", shift=True)
    table.tick(4)
    assert ann.heard() == [
        "1: your start, safe.",
        "51: your home entry.",
        "You would be out of reach here.",
    ]
    assert table.game.hosted.state == state


def test_one_key_tells_what_happened_since_the_last_turn(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    for human, dice in ((ann, 3), (ben, 4)):
        table.roll(dice)
        human.key("r")
        table.settle()
    ann.forget()
    ann.key("l", shift=True)
    table.tick(3)
    assert ann.heard() == ["Ben: 4, no move."]


def test_dice_go_by_themselves_while_there_is_nothing_to_choose(table: Table) -> None:
    table.set(turn_auto_roll=True)
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.roll(3)
    hosted = table.game.hosted
    for _ in range(6000):
        table.tick()
        if max(max(own, default=-1) for own in hosted.state.tokens) >= 0:
            break
    rolled = [line for human in (ann, ben) for line in human.heard() if "You roll" in line]
    assert rolled[0].startswith("You roll 3, no move.")
    table.tick(200)
    throws, turn = hosted.match.fallen, hosted.state.turn
    table.tick(200)
    assert (hosted.match.fallen, hosted.state.turn) == (throws, turn), "a six might leave a choice"


def test_a_square_to_explore_is_typed(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("j", shift=True)
    table.tick(2)
    ann.forget()
    ann.type("40")
    table.tick(3)
    assert ann.heard() == ["40: safe."]
    ann.key("j", shift=True)
    table.tick(2)
    ann.forget()
    ann.type("400")
    table.tick(3)
    assert ann.heard() == ["There is no square 400. The track goes from 1 to 52."]


def test_the_board_is_a_box_that_a_key_can_be_pressed_over(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("v")
    table.tick()
    box = "status_box" if "status_box" in ann.user.menus else "transient_display"
    lines = ann.rows(box)
    assert len(lines) >= 3 and not any("pludo" in line for line in lines)
    before = table.game.hosted.state
    ann.key("r")
    table.tick(2)
    assert table.game.hosted.state != before


def test_a_watcher_sees_the_board_and_is_told_that_they_watch(table: Table) -> None:
    ann, _ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    eve = table.watch("Eve")
    table.tick(3)
    eve.forget()
    eve.key("v")
    table.tick(2)
    box = "status_box" if "status_box" in eve.user.menus else "transient_display"
    text = " ".join(eve.rows(box))
    assert "Ann" in text and "Ben" in text and "Eve" not in text
    eve.forget()
    before = table.game.hosted.state
    for key in ("r", "1", "m"):
        eve.key(key)
        table.tick(2)
    assert [line for line in eve.heard() if "watching" in line]
    assert table.game.hosted.state == before
    table.roll(6)
    ann.key("r")
    table.settle()
    assert any(line.startswith("Ann rolls 6") for line in eve.heard())


@pytest.mark.parametrize("client", ["Web", "web", "mobile"])
def test_touch_clients_find_the_questions_in_the_menu(table: Table, client: str) -> None:
    (ann,) = table.seat("Ann", client=client)
    table.bots(1)
    table.start()
    table.settle()
    assert {"roll", "board", "my-tokens", "score", "turn", "rules"} <= set(ann.menu())
    ann.forget()
    ann.select("turn")
    table.tick(2)
    assert ann.heard()


def test_sounds_are_files_stock_clients_have_within_the_allowed_ranges(table: Table) -> None:
    table.seat("Ann", "Ben")
    table.set(pace="instant")
    table.start()
    heard = []
    for _ in range(600):
        for human in table.humans:
            if human.on_turn():
                state = table.game.hosted.state
                human.key("r" if state.awaiting == "roll" else str(state.moves[0].tokens[0] + 1))
        table.tick()
        if table.game.status != "playing":
            break
    for human in table.humans:
        heard += human.sounds()
    ours = [sound for sound in heard if sound["name"] in sounds.names()]
    assert len(ours) > 50
    for sound in ours:
        assert -100 <= sound["pan"] <= 100 and 0 <= sound["pitch"] <= 200
    assert len({sound["pan"] for sound in ours}) > 3, "sounds follow the board from left to right"


def test_the_actions_menu_offers_every_question_and_opens_the_board(table: Table) -> None:
    (ann,) = table.seat("Ann")
    table.bots(1)
    table.start()
    table.settle()
    ann.key("escape")
    table.tick()
    rows = ann.menu("actions_menu")
    assert {"board", "my-tokens", "near", "last-roll", "dice-ledger", "rules"} <= set(rows)
    assert not [row for row in rows if row.startswith(("token-", "move_"))]
    ann.select("board", menu="actions_menu")
    table.tick()
    assert any(box in ann.user.menus for box in BOXES)


def test_forged_rows_do_nothing(table: Table) -> None:
    ann = choosing(table)
    before = table.game.hosted.state
    for forged in (
        "move_9_1_6_0_99",
        "move_",
        "move_0_pass_0_0_0",
        "token-99",
        "nonsense",
        "start_game",
    ):
        ann.select(forged)
        table.tick(2)
        assert table.game.hosted.state == before
    ann.select("move_1_1_6_0_0")
    table.tick(2)
    assert table.game.hosted.state == before


def test_every_language_of_the_host_plays(table: Table, host: SimpleNamespace) -> None:
    codes = sorted(path.name for path in (host.server_dir / "locales").iterdir() if path.is_dir())
    (ann,) = table.seat("Ann", locale=codes[0])
    table.bots(1)
    table.start()
    for code in codes[:6] + codes[-3:]:
        ann.user._locale = code
        ann.forget()
        table.settle()
        ann.key("r")
        table.settle()
        spoken = " ".join(ann.heard())
        assert spoken and "pludo" not in spoken
