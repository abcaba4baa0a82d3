"""The rules document that hosts show."""

from pathlib import Path

import pytest

from playpalace_ludo.hosts.game import rules_document
from playpalace_ludo.settings.reader import read


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rules_document_is_whole_in_every_language(tmp_path: Path, lang: str) -> None:
    text = rules_document.rules_document(read(tmp_path), lang)
    assert text.startswith("# ") and text.count("\n## ") == 5
    assert "pludo" not in text and "{" not in text
    assert "\n- R: " in text and "\n- V: " in text


@pytest.mark.parametrize("lang", ["ar", "fa"])
def test_it_has_no_marks_of_direction_that_clients_would_speak(tmp_path: Path, lang: str) -> None:
    text = rules_document.rules_document(read(tmp_path), lang)
    assert not {*"\u2066\u2067\u2068\u2069"} & {*text}


def test_the_first_steps_teach_the_map_the_keys_and_the_tips(tmp_path: Path) -> None:
    text = rules_document.rules_document(read(tmp_path), "en")
    steps = text.partition("## First steps")[2].partition("\n## ")[0]
    assert (
        "The board is a ring of 52 squares, numbered in the direction of play. Start squares:"
        " red 1, blue 14, green 27 and yellow 40. Everybody walks once round, turns off"
        " 2 squares before their own start into their own home column of 5 squares, and comes home"
        " behind it. On 9, 22, 35 and 48 and on every start square nobody can be captured."
    ) in steps
    assert "K and J walk over the board" in steps and "F1 helps, G reads the rules" in steps
    for tip in ("get a token out early", "far apart", "close together", "on a safe square or near"):
        assert tip in steps
