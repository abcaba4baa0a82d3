"""The whole client through `view`, `activate` and `submit`, without a key."""

from pathlib import Path

import pytest

from playpalace_ludo.client.pages.first_run import ListeningPage, NamePage
from playpalace_ludo.client.pages.menu import Item
from playpalace_ludo.client.view import MOST_ROWS, Act, PageKind, TextField
from playpalace_ludo.table.dice import SeededDice
from playpalace_ludo.words import Message
from tests.client.conftest import Desk, MakeDesk
from tests.client.fingers import Fingers
from tests.client.pages.test_look_back import keep
from tests.review.bot_games import played


def fingers_of(client: Desk) -> Fingers:
    return Fingers(client.app, lambda: client.wait(0))


@pytest.fixture
def client(desk: MakeDesk, tmp_path: Path) -> Desk:
    """At the main menu, with a finished game to look back at; dice from a seed."""
    keep(tmp_path, played("playpalace", "random", "normal", names=("Ann", "Ben")), "", "normal")
    made = desk([], variant=None, table_coins=True)
    made.app.dice = SeededDice("touch")
    made.home.open()
    return made


@pytest.fixture
def fingers(client: Desk) -> Fingers:
    return fingers_of(client)


def play_to_the_end(fingers: Fingers) -> int:
    """Play by the first choice offered; return how many moves were chosen."""
    chosen = 0
    for _ in range(3000):
        view = fingers.look()
        if view.rows:
            return chosen
        if view.choices:
            chosen += 1
            fingers.touch(view.choices[0].id)
        else:
            fingers.press("roll")
    raise AssertionError("the game never ended")


def test_a_whole_game_from_the_menu_to_the_next_one(client: Desk, fingers: Fingers) -> None:
    fingers.touch("New game")
    assert fingers.look().rows[0].can_act and not fingers.look().rows[0].can_change
    fingers.touch("Start")
    assert fingers.look().kind is PageKind.GAME and fingers.look().title == "PlayPalace Ludo"
    assert play_to_the_end(fingers) > 5
    assert fingers.rows() == ["Play again"]
    assert {"roll", "next", "hint", "undo"}.isdisjoint(fingers.commands())
    fingers.press("score")
    assert client.speech.texts()[-1]
    fingers.touch("Play again")
    assert "roll" in fingers.commands()


def test_choices_are_those_of_the_table_and_say_their_move(desk: MakeDesk) -> None:
    client = desk([(6,), (2,)])
    fingers = fingers_of(client)
    assert "roll" in fingers.commands() and "hint" in fingers.commands()
    assert "player-3" not in fingers.commands(), "two play"
    fingers.press("roll")
    view = fingers.look()
    assert "roll" not in fingers.commands() and "token-1" in fingers.commands()
    assert [choice.label for choice in view.choices] == [
        f"Token {token}: enters on 1." for token in range(1, 5)
    ]
    assert [choice.move.tokens for choice in view.choices] == [(0,), (1,), (2,), (3,)]
    client.press("down", "down")
    assert fingers.look().cursor == view.choices[1].id == client.speech.lines[-1].row
    fingers.touch("Token 3:")
    assert client.speech.texts()[-1] == "You bring out token 3. Roll again."


def test_a_table_is_set_up_by_touch(client: Desk, fingers: Fingers) -> None:
    fingers.touch("New game")
    variant = next(row for row in fingers.look().rows if row.id == "pludo-menu-variant")
    assert variant.can_act and variant.can_change
    fingers.touch(variant.id)
    fingers.touch("Classic")
    assert any("Classic" in row for row in fingers.rows())
    seat = next(row for row in fingers.look().rows if row.id == "seat-1")
    fingers.touch("seat-1", Act.MORE)
    changed = next(row for row in fingers.look().rows if row.id == "seat-1")
    assert changed.label != seat.label
    fingers.touch("seat-1", Act.LESS)
    assert next(row for row in fingers.look().rows if row.id == "seat-1") == seat
    fingers.touch(variant.id, Act.EXPLAIN)
    assert client.speech.texts()[-1] == next(
        r.help for r in fingers.look().rows if r.id == variant.id
    )
    fingers.touch("Change the rules")
    fingers.touch("Too many sixes")
    knob = next(row for row in fingers.look().rows if row.id == "sixes.max")
    fingers.touch("sixes.max", Act.MORE)
    assert next(r.value for r in fingers.look().rows if r.id == "sixes.max") != knob.value
    fingers.back()
    fingers.back()
    fingers.touch("Save")
    fingers.type("Sunday")
    assert fingers.look().kind is PageKind.MENU and "Sunday" in client.speech.texts()[-1]
    fingers.touch("pludo-menu-presets")
    fingers.touch("Sunday")
    fingers.touch("Start")
    assert fingers.look().kind is PageKind.GAME


def test_a_finished_game_is_heard_again_learned_from_and_removed(
    client: Desk, fingers: Fingers
) -> None:
    fingers.touch("Finished games")
    (game,) = fingers.look().rows
    assert game.can_remove and game.id.endswith(".ludo")
    fingers.touch(game.id)
    fingers.touch("Hear it again")
    assert (fingers.look().progress or (-1, 0))[0] == 0
    fingers.press("replay-next")
    fingers.press("replay-last")
    at, count = fingers.look().progress or (0, 0)
    assert at == count > 50
    fingers.press("replay-close")
    fingers.touch("Learn")
    assert fingers.look().kind is PageKind.PRACTICE and len(fingers.look().choices) > 1
    for choice in fingers.look().choices:
        fingers.touch(choice.id)
    fingers.press("practice-next")
    fingers.press("practice-close")
    fingers.touch("Where it turned")
    assert fingers.look().kind is PageKind.READING
    fingers.back()
    fingers.back()
    fingers.touch(game.id, Act.REMOVE)
    assert fingers.rows(), "asked first"
    fingers.touch(game.id, Act.REMOVE)
    assert "Finished games" not in fingers.rows()


ELSEWHERE = ("pludo-menu-quit", "pludo-menu-key-help")


def test_every_row_of_every_menu_can_be_opened_and_left(client: Desk, fingers: Fingers) -> None:
    """Statistics, puzzles, tournaments, options, keys, rules and servers, down to their rows."""
    app = client.app

    def open_all() -> None:
        here, depth = fingers.look(), len(app.pages)
        for row in here.rows if here.kind is PageKind.MENU else ():
            if row.can_act and row.id not in ELSEWHERE:
                fingers.touch(row.id)
                if len(app.pages) > depth and depth < 3:
                    open_all()
                while len(app.pages) > depth:
                    leave(fingers)
                if row.id not in fingers.look().labels:
                    return  # it led to a game, or back, or was an answer

    for row in fingers.look().rows:
        if row.id not in ELSEWHERE:
            client.home.open()
            fingers.touch(row.id)
            open_all()
    met = {
        PageKind.MENU,
        PageKind.READING,
        PageKind.ENTRY,
        PageKind.KEY,
        PageKind.PRACTICE,
        PageKind.REPLAY,
        PageKind.GAME,
    }
    assert fingers.kinds >= met


def leave(fingers: Fingers) -> None:
    closing = {"menu-back", "practice-close", "replay-close"} & fingers.commands().keys()
    fingers.press(closing.pop())


def test_the_first_run_is_answered_by_touch(desk: MakeDesk) -> None:
    client = desk(variant=None)
    fingers = fingers_of(client)
    client.app.reset(ListeningPage(client.app, lambda: client.app.reset(NamePage(client.app, end))))

    def end() -> None:
        client.home.open()

    assert fingers.rows() == ["Alpha", "Bravo", "Both", "Neither"]
    fingers.touch("Bravo")
    assert fingers.look().field == TextField()
    fingers.type("  Ann \n and more")
    assert client.options.text("player.name") == "Ann"
    assert fingers.look().kind is PageKind.MENU


class TestWhatIsStale:
    def test_a_second_touch_of_the_same_button_does_nothing(self, desk: MakeDesk) -> None:
        client = desk([(6,), (5,), (2,)])
        app = client.app
        view = app.view()
        assert app.activate(view.revision, "roll", Act.COMMAND)
        assert not app.activate(view.revision, "roll", Act.COMMAND)
        told = "That has changed meanwhile. Nothing was done."
        assert client.speech.texts()[-1] == told
        choices = app.view()
        assert app.activate(choices.revision, choices.choices[0].id, Act.DO)
        steps = len(client.table.game.match.steps)
        assert not app.activate(choices.revision, choices.choices[1].id, Act.DO)
        assert len(client.table.game.match.steps) == steps

    def test_going_back_twice_does_not_end_the_program(self, client: Desk) -> None:
        fingers = fingers_of(client)
        fingers.touch("Options")
        view = fingers.look()
        assert client.app.activate(view.revision, "menu-back", Act.COMMAND)
        assert not client.app.activate(view.revision, "menu-back", Act.COMMAND)
        assert client.app.exit_code is None

    def test_a_question_may_come_after_a_bot_has_played(self, desk: MakeDesk) -> None:
        client = desk([(1,), (2,), (3,)], seats="red=Anna,blue=bot:easy", pace_speed="slow")
        old = client.app.view().revision
        client.app.activate(old, "roll", Act.COMMAND)
        client.wait(30)
        assert client.app.activate(old, "board", Act.COMMAND)

    def test_a_double_touch_removes_nothing(self, client: Desk) -> None:
        fingers = fingers_of(client)
        fingers.touch("Finished games")
        view = fingers.look()
        assert client.app.activate(view.revision, view.rows[0].id, Act.REMOVE)
        assert not client.app.activate(view.revision, view.rows[0].id, Act.REMOVE)
        assert client.app.saves.finished()

    def test_a_question_does_not_make_the_choices_stale(self, desk: MakeDesk) -> None:
        client = desk([(6,), (2,)])
        client.press("r")
        view = client.app.view()
        assert client.app.activate(view.revision, "board", Act.COMMAND)
        assert client.app.activate(view.revision, view.choices[0].id, Act.DO)

    def test_a_focus_that_comes_late_is_not_worth_a_word(self, client: Desk) -> None:
        old = client.app.view()
        client.press("o", "enter")
        before = len(client.speech.lines)
        assert not client.app.activate(old.revision, old.rows[0].id, Act.GO)
        assert len(client.speech.lines) == before

    def test_a_text_for_a_page_that_has_closed_goes_nowhere(self, client: Desk) -> None:
        typed: list[str] = []
        client.app.ask(Message("pludo-online-name"), typed.append)
        old = client.app.view().revision
        client.press("escape")
        client.app.ask(Message("pludo-online-name"), typed.append)
        assert not client.app.submit(old, "secret") and typed == []
        assert client.app.submit(client.app.view().revision, "Ann") and typed == ["Ann"]
        assert not client.app.submit(client.app.view().revision, "Ben"), "no field is open"

    def test_what_no_row_has_is_refused(self, client: Desk) -> None:
        view = client.app.view()
        assert not client.app.activate(view.revision, "no such row", Act.DO)
        assert not client.app.activate(view.revision, "roll", Act.COMMAND)
        assert not client.app.activate(view.revision, view.rows[1].id, Act.MORE)
        assert not client.app.activate(view.revision + 5, view.rows[1].id, Act.DO)

    def test_a_value_can_be_changed_again_and_again(self, client: Desk) -> None:
        fingers = fingers_of(client)
        fingers.touch("New game")
        view = fingers.look()
        for _ in range(3):
            assert client.app.activate(view.revision, "seat-1", Act.MORE)


def test_the_cursor_follows_the_focus_without_a_word(client: Desk) -> None:
    view = client.app.view()
    before = len(client.speech.lines)
    assert client.app.activate(view.revision, view.rows[3].id, Act.GO)
    assert len(client.speech.lines) == before and client.app.view().cursor == view.rows[3].id
    client.press("down")
    assert client.speech.lines[-1].row == view.rows[4].id == client.app.view().cursor


def test_only_the_label_of_the_row_at_the_cursor_says_so(client: Desk) -> None:
    client.press("o", "enter")
    title, row = client.speech.lines[-2:]
    assert title.row == "" and row.row == client.app.view().rows[0].id
    client.press("home", "space", "x")
    assert client.speech.lines[-1].row == "", "a refusal is no row"


def test_in_key_help_a_touch_explains(client: Desk) -> None:
    fingers = fingers_of(client)
    client.press("c-k")
    fingers.touch("Options")
    assert len(client.app.pages) == 1
    fingers.press("help")
    assert len(client.app.pages) == 1
    client.press("escape")


def test_a_long_list_shows_the_rows_around_the_cursor(client: Desk) -> None:
    rows = [Item(Message("pludo-menu-file", {"name": str(n)}), id=str(n)) for n in range(1000)]
    client.app.open_menu(Message("pludo-menu-finished-title"), lambda: rows)
    view = client.app.view()
    assert len(view.rows) == MOST_ROWS and (view.first, view.count) == (0, 1000)
    client.press("end")
    view = client.app.view()
    assert view.rows[-1].id == view.cursor == "999" and view.first == 800


def test_rows_are_built_when_a_menu_opens_and_not_at_every_key(client: Desk) -> None:
    built: list[int] = []

    def items() -> list[Item]:
        built.append(1)
        return [Item(Message("pludo-menu-rules")), Item(Message("pludo-menu-keys"))]

    client.app.open_menu(Message("pludo-menu-main-title"), items)
    client.press("down", "up", "end", "k", "r", "home", "space", "pagedown", ",", "z", "f9")
    assert len(built) == 1
    client.press("f5")
    client.press("down")
    assert len(built) == 2, "another wording may change what rows say"
