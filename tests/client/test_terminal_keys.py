"""Keys as a terminal sends them, through prompt_toolkit's pipe input, to spoken lines."""

import asyncio
import time
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import create_pipe_input

from playpalace_ludo.client import terminal_keys
from playpalace_ludo.client.beginning import Beginning, begin
from playpalace_ludo.client.storage.options import Preset
from playpalace_ludo.client.terminal_keys import Shell
from playpalace_ludo.table.thought import Thought
from tests.client.conftest import Desk, MakeDesk

TWO = Preset("playpalace", "red=you,blue=Ben")


def typed(client: Desk, *chunks: str, preset: Preset = TWO) -> tuple[int, list[str]]:
    """The lines spoken while these chunks arrive one after the other; ends with Ctrl+Q."""

    async def play() -> int:
        with create_pipe_input() as source:
            client.app.background = one = Shell(source)

            def ready() -> None:
                client.home.tables.start(preset)

            task = asyncio.ensure_future(one.main(client.app, ready))
            for chunk in (*chunks, "\x11"):
                await asyncio.sleep(0.12)
                source.send_text(chunk)
            return await asyncio.wait_for(task, 20)

    code = asyncio.run(play())
    return code, client.speech.texts()


def test_letters_act_at_once(desk: MakeDesk) -> None:
    code, heard = typed(desk([(3,)], variant=None), "r")
    assert heard[1:4] == ["Red begins.", "You roll 3, no move.", "Ben's turn."]
    assert (code, heard[-1]) == (0, "Your game is saved. Goodbye.")


def test_capital_letters_are_the_same_keys(desk: MakeDesk) -> None:
    _, heard = typed(desk([(3,)], variant=None), "R")
    assert "You roll 3, no move." in heard


@pytest.mark.parametrize(
    ("sequence", "line"),
    [
        ("\x1b[B", "1: enters on 1."),
        ("\x1bOB", "1: enters on 1."),
        ("\x1b[F", "4: enters on 1."),
        ("\x1bOP", "Help. Down arrow reads on, Escape closes."),
        ("\t", "1, 2, 3 or 4: enters on 1."),
        ("\x1b", "Game menu. The game waits."),
        (",", "You roll 6."),
    ],
)
def test_special_keys(desk: MakeDesk, sequence: str, line: str) -> None:
    _, heard = typed(desk([(6,)], variant=None), "r", sequence)
    assert line in heard[3:]


@pytest.mark.parametrize(
    "sequence",
    [
        "\x1b[27u",
        "\x1b[27;6;211~",
        "\x1b[I",
        "\x1b[1;2;3;4x",
        "\x1b]11;rgb:1111/2222/3333\x07",
        "\x1bP1234\x1b\\",
        "\x1b1",
    ],
)
def test_digits_in_unknown_sequences_move_no_token(desk: MakeDesk, sequence: str) -> None:
    client = desk([(6,)], variant=None)
    typed(client, "r", sequence)
    assert client.table.state.tokens[0] == (-1,) * 4


def test_pasted_text_plays_nothing(desk: MakeDesk) -> None:
    client = desk([(6,)], variant=None)
    _, heard = typed(client, "\x1b[200~r1" + "x" * 5000 + "\x1b[201~")
    assert "Pasted text does nothing here." in heard
    assert client.table.state.awaiting == "roll"


def test_a_terminal_that_is_gone_ends_the_program(desk: MakeDesk) -> None:
    client = desk([(6,)], variant=None)

    async def play() -> int:
        with create_pipe_input() as source:
            task = asyncio.ensure_future(
                Shell(source).main(client.app, lambda: client.home.tables.start(TWO))
            )
            await asyncio.sleep(0.05)
            source.close()
            return await asyncio.wait_for(task, 20)

    assert asyncio.run(play()) == 130
    assert len(client.app.saves.unfinished()) == 1


def test_a_key_split_in_two_reads_is_one_key(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal_keys, "ESCAPE_WAIT", 5.0)
    _, heard = typed(desk([(6,)], variant=None), "r", "\x1b", "[B")
    assert "1: enters on 1." in heard
    assert not any("menu" in line for line in heard)


def test_ctrl_c_ends_and_the_game_is_kept(desk: MakeDesk) -> None:
    client = desk([(6,)], variant=None)
    code, heard = typed(client, "r", "\x03")
    assert code == 130
    assert heard[-1] == "Your game is saved. Goodbye."
    assert len(client.app.saves.unfinished()) == 1


def test_keys_pressed_before_the_first_question_do_not_answer_it(desk: MakeDesk) -> None:
    client = desk(variant=None)

    async def start() -> tuple[int, list[str]]:
        with create_pipe_input() as source:
            client.app.background = one = Shell(source)
            source.send_text("\r\r\r")
            task = asyncio.ensure_future(
                one.main(client.app, lambda: begin(client.app, Beginning()))
            )
            await asyncio.sleep(0.12)
            heard = client.speech.texts()
            source.send_text("Ann\r\x11")
            return await asyncio.wait_for(task, 20), heard

    code, heard = asyncio.run(start())
    assert code == 0
    assert heard == ["What are you called? Type your name and press Enter, or press Enter alone."]
    assert "Hello Ann." in client.speech.texts()


def test_keys_pressed_before_a_bot_ended_the_game_begin_no_new_one(desk: MakeDesk) -> None:
    short = "playpalace(end.max_turns=2)"
    client = desk([(3,), (4,)], short, "you,bot:easy", pace_speed="normal")
    dropped: list[int] = []
    client.app.forget_typed = lambda: dropped.append(client.app.unasked)
    client.press("r")
    assert not dropped, "what a key of the player opens is no surprise"
    client.wait(10.0)
    assert client.table.state.awaiting == "over"
    assert dropped == [1]


def test_keys_are_answered_while_a_bot_thinks(desk: MakeDesk) -> None:
    client = desk([(3,), (6,), (3,)], variant=None, pace_speed="instant")
    _, heard = typed(client, "r", "t", preset=Preset("playpalace", "red=you,blue=bot:expert"))
    assert any("turn" in line for line in heard)


def test_bots_play_by_themselves(desk: MakeDesk) -> None:
    client = desk([(3,), (2,), (4,)], variant=None, pace_speed="fast")
    client.app.clock = time.monotonic
    _, heard = typed(client, "r", "", "", "", "", "", preset=Preset("playpalace", "you,bot:easy"))
    assert "Ada rolls 2, no move." in heard


def test_unknown_keys_are_refused_by_name(desk: MakeDesk) -> None:
    _, heard = typed(desk([], variant=None), "ñ", "\x1a", "\x1b[1;2A", "\x1b[1;5P", "\x1br")
    assert heard[2:7] == [
        "Ñ does nothing here. F1 or question mark helps.",
        "Control Z does nothing here. F1 or question mark helps.",
        "That key does nothing here. F1 or question mark helps.",
        "That key does nothing here. F1 or question mark helps.",
        "That key does nothing here. F1 or question mark helps.",
    ]


def test_a_fault_while_a_key_is_answered_ends_with_a_sentence(desk: MakeDesk) -> None:
    client = desk([], variant=None)
    code, heard = typed(client, "r")  # no throw is listed, which the table cannot know
    assert code == 1
    assert heard[-1].startswith("Something went wrong in the program itself.")


def test_a_fault_in_a_bots_thought_is_not_waited_for(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Iterator[None]:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Thought, "finish", fail)
    client = desk([(3,), (6,)], variant=None)
    code, heard = typed(client, "r", "", preset=Preset("playpalace", "you,bot:easy"))
    assert code == 1
    assert heard[-1].startswith("Something went wrong")
