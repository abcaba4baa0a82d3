"""The support log of a server: events by kind, commands by name, and nothing anybody typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playpalace_ludo import log

if TYPE_CHECKING:
    import pytest

    from tests.hosts.inside.conftest import Table


def test_a_table_notes_kinds_and_commands_and_no_words(
    table: Table, request: pytest.FixtureRequest
) -> None:
    ann, _ = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    notes: list[str] = []
    log.write_with(notes.append)
    request.addfinalizer(lambda: log.write_with(None))
    ann.key("j", shift=True)
    ann.type("hunter2x")
    table.tick(3)
    ann.key("r")
    ann.select("move_hunter2x")
    table.settle()
    assert {"received keybind", "received editbox", "received menu"} <= {*notes}
    assert "command roll" in notes
    assert any(note.startswith("speech ") for note in notes)
    assert not any("hunter2x" in note or "Ann" in note for note in notes)
