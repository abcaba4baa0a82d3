"""The rules document that hosts show."""

from pathlib import Path

import pytest

from playpalace_ludo.hosts.config import read
from playpalace_ludo.hosts.game import rules_document


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rules_document_is_whole_in_every_language(tmp_path: Path, lang: str) -> None:
    text = rules_document.rules_document(read(tmp_path), lang)
    assert text.startswith("# ") and text.count("\n## ") == 4
    assert "pludo" not in text and "{" not in text
    assert "\n- R: " in text and "\n- V: " in text
