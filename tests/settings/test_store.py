"""Settings changed from tables: two files laid over each other, one writer at a time."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.settings import CHANGED_SETTINGS, SETTINGS
from playpalace_ludo.settings.document import keys, laid_over, normal, value_of, with_value
from playpalace_ludo.settings.locking import locked
from playpalace_ludo.settings.reader import in_english, lobby_path
from playpalace_ludo.settings.store import OWNER, SHIPPED, TABLES, ServerSettings

STRENGTHS = ("easy", "normal", "hard")


def settings(folder: Path, owner: str = "", changed: str | None = None) -> ServerSettings:
    (folder / SETTINGS).write_text(owner)
    if changed is not None:
        (folder / CHANGED_SETTINGS).write_text(changed)
    return ServerSettings(folder / SETTINGS, STRENGTHS)


def refusal(made: ServerSettings, key: str, value: Any) -> str:
    told = made.change(key, value)
    return in_english(told) if told else ""


def test_the_file_of_tables_has_its_name_from_the_owners(tmp_path: Path) -> None:
    assert lobby_path(tmp_path / SETTINGS) == tmp_path / CHANGED_SETTINGS


@pytest.mark.parametrize(
    "knobs",
    ['[knobs]\n"sixes.max" = 3', "[knobs.sixes]\nmax = 3", '[knobs."sixes.max"]\ndefault = 3'],
)
def test_a_limit_joins_a_default_however_the_owner_writes_it(tmp_path: Path, knobs: str) -> None:
    made = settings(tmp_path, knobs)
    assert refusal(made, "knobs.sixes.max.max", 4) == ""
    limit = made.current.limits["sixes.max"]
    assert (limit.default, limit.high) == (3, 4)
    assert made.origin("knobs.sixes.max.default") == OWNER
    assert made.origin("knobs.sixes.max.max") == TABLES
    assert made.origin("knobs.sixes.max.min") == SHIPPED


def test_changes_of_others_to_the_file_are_kept(tmp_path: Path) -> None:
    made = settings(tmp_path)
    (tmp_path / CHANGED_SETTINGS).write_text('[hints]\ndefault = "off"\n')
    assert refusal(made, "pace.default", "fast") == ""
    text = (tmp_path / CHANGED_SETTINGS).read_text()
    assert tomllib.loads(text) == {"hints": {"default": "off"}, "pace": {"default": "fast"}}
    assert text.startswith("# ") and (made.current.hints, made.current.pace) == ("off", "fast")


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("pace.default", "hasty", "pace.default: 'hasty' is not one of slow, normal"),
        ("variants", [], "names none that can be offered"),
        ("knobs.sixes.max.max", 9, "it takes a whole number from 0 to 5"),
        ("knobs.safe.squares.default", [900], "the track has 52 squares"),
        ("bots.budget_ms", 5, "only the owner can change this, in ludo_plus.toml."),
        ("lobby.allowed", [], "only the owner can change this, in ludo_plus.toml."),
    ],
)
def test_what_would_not_do_is_refused_and_not_written(
    tmp_path: Path, key: str, value: Any, told: str
) -> None:
    made = settings(tmp_path)
    assert told in refusal(made, key, value)
    assert not (tmp_path / CHANGED_SETTINGS).exists() and made.origin(key) == SHIPPED


def test_what_the_owner_no_longer_allows_is_ignored_and_named(tmp_path: Path) -> None:
    made = settings(
        tmp_path,
        '[lobby]\nallowed = ["hints"]\n',
        '[pace]\ndefault = "fast"\n[hints]\ndefault = "off"\n',
    )
    assert (made.current.pace, made.current.hints) == ("normal", "off")
    (problem,) = map(in_english, made.current.problems)
    assert problem == (
        "ludo_plus.lobby.toml: pace.default: tables may not change this, says [lobby] in "
        "ludo_plus.toml; it is ignored."
    )


@pytest.mark.parametrize(
    ("allowed", "told"),
    [
        ('["pase"]', "'pase' is no setting and no table of settings. Did you mean 'pace'?"),
        ('"pace"', "lobby.allowed: must be a list."),
        ('["knobs.sixes.max", "knobs", "coins.on", "knobs.sixes.max.default"]', ""),
    ],
)
def test_names_of_what_may_be_changed_are_checked(tmp_path: Path, allowed: str, told: str) -> None:
    found = [*map(in_english, settings(tmp_path, f"[lobby]\nallowed = {allowed}").current.problems)]
    assert (told in found[0]) if told else (found == [])


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    made = settings(tmp_path)
    with locked(tmp_path / CHANGED_SETTINGS):
        told = refusal(made, "pace.default", "fast")
    assert told == "ludo_plus.lobby.toml is being changed by somebody else; try again."
    assert refusal(made, "pace.default", "fast") == ""


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights of folders")
def test_a_disk_that_refuses_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = settings(tmp_path)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("playpalace_ludo.settings.store.write_whole", full)
    assert "that could not be saved, and nothing is changed" in refusal(
        made, "pace.default", "fast"
    )
    assert made.current.pace == "normal"


def test_a_table_finds_the_settings_it_began_with(tmp_path: Path) -> None:
    made = settings(tmp_path, '[pace]\ndefault = "slow"\n')
    kept, before = made.text(), made.current
    assert made.of(kept) is before and settings(tmp_path).text() == ""
    made.change("pace.default", "fast")
    assert made.of(kept).pace == "slow" and made.of(kept) is made.of(kept)
    assert made.of("{") is made.current, "damaged"
    assert made.of("[]") is made.current


def test_documents_are_read_and_changed_by_key() -> None:
    below = normal({"knobs": {"sixes": {"max": 3}}, "pace": {"default": "slow"}})
    above = with_value({}, "knobs.sixes.max.min", 1)
    assert above == {"knobs": {"sixes.max": {"min": 1}}}
    merged = laid_over(below, above)
    assert sorted(keys(merged)) == [
        "knobs.sixes.max.default",
        "knobs.sixes.max.min",
        "pace.default",
    ]
    assert value_of(merged, "knobs.sixes.max.default") == 3
    assert with_value(above, "knobs.sixes.max.min", None) == {}
