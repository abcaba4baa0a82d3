"""One dispatcher: every command is carried out by the handler its table names."""

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.pages.menu import Item, Menu, ReadingPage
from playpalace_ludo.client.pages.online.server_page import Visit
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.pages.practice import PracticePage
from playpalace_ludo.client.pages.replay import ReplayPage
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.acting import HANDLERS
from playpalace_ludo.online.address import Address
from playpalace_ludo.online.journey import Account
from playpalace_ludo.review.tasks import Task
from playpalace_ludo.words import Message
from playpalace_ludo.words.commands import BY_ID, COMMANDS, IN_MENU, PLACES, Command, Handler
from tests.client.conftest import Desk, MakeDesk


@pytest.fixture
def client(desk: MakeDesk) -> Desk:
    return desk([(3,), (6,)])


@pytest.fixture
def pages(client: Desk) -> dict[str, Page]:
    """A page of each place, with all that its place can do."""
    app, table = client.app, client.table
    menu = Menu(app.teller, Message("pludo-menu-main-title"), list, app.back)
    visit = Visit(
        app,
        Address("ws://127.0.0.1:1"),
        Account("Ann"),
        fingerprint="",
        language="",
        keep_language=lambda language: None,
        keep_token=lambda token: None,
        keep_silent=lambda names: None,
        ended=lambda why: None,
    )
    visit.link.close()
    rules, state = parse_position("playpalace red:12,30,Y,Y/blue:Y,35,3,Y red 4 0 9", variants.load)
    practice = PracticePage(app, Message("pludo-learn-whose"), [Task(rules, state, ())])
    shown: list[Page] = [app.page, ReplayPage(app, table.game), menu, visit, practice]
    found = {page.where: page for page in shown}
    assert isinstance(app.page, GamePage) and set(found) == {*PLACES}
    return found


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_every_command_has_exactly_one_handler(
    client: Desk, pages: dict[str, Page], command: Command
) -> None:
    for place in command.where:
        who = {
            Handler.APP: client.app.handlers,
            Handler.PAGE: pages[place].handlers,
            Handler.TABLE: client.table.handlers,
        }
        assert [handler for handler in Handler if command.id in who[handler]] == [command.handler]
        assert callable(who[command.handler][command.id])
        assert command.handler is not Handler.TABLE or pages[place].table is not None


def test_there_is_no_handler_without_a_command(client: Desk, pages: dict[str, Page]) -> None:
    named = [client.app.handlers, client.table.handlers, *(p.handlers for p in pages.values())]
    assert {command for handlers in named for command in handlers} == {
        command.id for command in COMMANDS if command.where
    }
    for place, page in pages.items():
        assert all(place in BY_ID[command].where for command in page.handlers)


def test_a_text_is_walked_like_a_menu_but_nothing_can_be_removed(
    client: Desk, pages: dict[str, Page]
) -> None:
    text = ReadingPage(client.app.teller, Message("pludo-menu-rules-title"), [], client.app.back)
    assert {*pages[IN_MENU].handlers} - {*text.handlers} == {"menu-remove"}


def test_what_a_host_has_a_key_for_its_table_can_carry_out() -> None:
    elsewhere = {c.id for c in COMMANDS if c.host and c.handler is not Handler.TABLE}
    # Boxes of lines in a host, pages in the client; what has to be typed has a page, too.
    assert elsewhere == {"rules", "help", "explore-go", "purse"}


def test_every_command_of_a_host_has_exactly_one_handler_there() -> None:
    # The cursor is the host's, and so is the document that F1 opens.
    ours = [questions.ASKS, frozenset(HANDLERS), frozenset({"next", questions.HELP})]
    for command in questions.HOST_COMMANDS:
        assert sum(command.id in handlers for handlers in ours) == 1, command.id
    assert frozenset.union(*ours) == {command.id for command in questions.HOST_COMMANDS}


@pytest.mark.parametrize("word", ["menu-next", "replay-next", "menu-remove"])
def test_a_command_of_another_place_does_nothing(client: Desk, word: str) -> None:
    client.app.word(word)
    assert client.speech.texts()[-1] == "That key does nothing here. F1 or question mark helps."


@pytest.mark.parametrize("word", ["roll", "board", "rules", "menu", "undo"])
def test_no_table_answers_in_a_menu(desk: MakeDesk, word: str) -> None:
    client = desk([], variant=None)
    client.home.open()
    client.app.word(word)
    assert client.speech.texts()[-1] == "That key does nothing here. F1 or question mark helps."


def test_the_program_obeys_its_own_commands_everywhere(desk: MakeDesk) -> None:
    client = desk([], variant=None)
    client.home.open()
    client.app.word("board-toggle")  # it has a key at tables only
    assert client.options.is_on("screen.board")


def test_a_key_that_means_nothing_hurries_bots_and_is_refused_otherwise(desk: MakeDesk) -> None:
    client = desk([(3,), (3,)], seats="red=you,blue=bot:easy", pace_speed="slow")
    assert client.press("/") == ["slash does nothing here. F1 or question mark helps."]
    client.press("r")
    assert client.table.busy
    assert client.press("/") == ["Ada rolls 3, no move.", "Your turn."]


def test_undo_and_hint_do_not_wait_for_bots(desk: MakeDesk) -> None:
    client = desk([(6,), (3,)], seats="red=you,blue=bot:easy", pace_speed="slow", table_undo="free")
    client.press("r", "1", "r")
    assert client.table.busy and not client.table.hurried
    assert client.press("h")[0] == "It is Ada's turn."
    assert client.press("u")[0].startswith("Taken back")
    assert not client.table.hurried


def test_a_row_is_removed_by_two_deletes_in_a_row_only(client: Desk) -> None:
    removed: list[int] = []

    def remove() -> bool:
        removed.append(1)
        return True

    items = [Item(Message("pludo-menu-quit"), remove=remove)]
    title = Message("pludo-menu-finished-title")
    client.app.open(Menu(client.app.teller, title, lambda: items, client.app.back))
    for other in ("tab", "home", "space", "c-z", "f5"):
        client.press("delete", other)
        assert removed == []
    client.press("delete", "delete")
    assert removed == [1]
