"""Questions: one table of them, and the same answer wherever the game is played."""

from __future__ import annotations

from random import Random

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client import questions as client_questions
from playpalace_ludo.hosts.play import pages as host_pages
from playpalace_ludo.hosts.play import questions as host_questions
from playpalace_ludo.table import explorer, listeners
from playpalace_ludo.table.questions import ANSWERS, PLAYER
from playpalace_ludo.words import Translator
from playpalace_ludo.words.commands import ASK, COMMANDS

from .tables import both, played, start


@pytest.mark.parametrize("name", variants.names())
@pytest.mark.parametrize("command", ANSWERS)
def test_client_and_host_answer_alike(name: str, command: str) -> None:
    game, hosted = both(played(start(variants.load(name)), 90, Random(name)))
    for seat in (None, *game.state.seats):
        answers = [
            ANSWERS[command](table, listeners.listener(table.players, seat, "normal"))
            for table in (game, hosted)
        ]
        assert answers[0] == answers[1]
        said = Translator("en").all(answers[0])
        assert "pludo" not in said
        missing = command.startswith(PLAYER) and int(command[-1]) > len(game.players)
        assert bool(said) != missing


def test_every_question_of_the_command_table_has_its_answer() -> None:
    asked = {command.id for command in COMMANDS if command.category == ASK}
    assert asked - {"purse"} <= set(ANSWERS)  # which is asked of the program, not of a table
    assert client_questions.ANSWERED | {"rules"} == set(ANSWERS)


def test_a_host_shows_every_question_it_has_a_key_for() -> None:
    shown = host_questions.LINE | host_questions.LINES | set(host_pages.BOX)
    players = {command for command in ANSWERS if command.startswith(PLAYER)}
    explored = {*explorer.COMMANDS, explorer.GO}
    elsewhere = {"hint", "purse", host_questions.GRID}
    assert host_questions.ASKS - elsewhere <= shown | players | explored
    assert set(host_pages.BOX.values()) <= set(ANSWERS)
