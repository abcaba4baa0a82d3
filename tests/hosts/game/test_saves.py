"""Tables as saved by a host: only the intended fields, and a record that is restored."""

import base64
import inspect
import zlib
from dataclasses import fields

import pytest

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.hosts.game import saves
from playpalace_ludo.hosts.game.game import LudoPlus
from playpalace_ludo.hosts.game.options_menu import GroupedOptions
from playpalace_ludo.hosts.game.rated import RatedLudo
from playpalace_ludo.hosts.playaural.adapter import PlayAuralLudo
from playpalace_ludo.hosts.playpalace.adapter import PlayPalaceLudo

SAVED = {
    "schema": 1,
    "seating": {},
    "colours": {},
    "position": "",
    "record": "",
    "stand_ins": [],
    "clock": 0,
    "started": 0,
    "game_id": "",
    "brought_back": "",
    "dice_seed": "",
    "dice_next": "",
    "series": "",
    "staked": "",
    "dice_words": {},
    "dice_promises": {},
    "table_settings": "",
}
"""Fields in servers' databases, with their values for tables saved before they existed."""


def test_the_fields_that_hosts_save_keep_their_names_and_defaults() -> None:
    saved = [one for one in fields(LudoPlus) if one.name != "options"]
    factories = {one.name: one.default_factory for one in saved}
    made = {name: make() for name, make in factories.items() if callable(make)}
    assert {**{one.name: one.default for one in saved}, **made} == SAVED


def test_no_class_of_a_host_has_a_field_that_would_be_saved_by_accident() -> None:
    for part in (RatedLudo, PlayPalaceLudo, PlayAuralLudo, GroupedOptions):
        kinds = inspect.get_annotations(part).values()
        assert all(kind.startswith("ClassVar[") for kind in kinds), part


def test_of_a_table_that_was_cut_off_the_players_are_salvaged() -> None:
    whole = '{"players": [{"id": "1", "name": "Ann"}], "host": "Ann", "record": "abc"}'
    assert saves.salvage(whole)["host"] == "Ann"
    assert saves.salvage(whole[:-9])["players"] == [{"id": "1", "name": "Ann"}]
    for cut in (whole[:30], whole[:5], ""):
        with pytest.raises(ValueError):
            saves.salvage(cut)


def test_a_packed_record_comes_back_and_a_damaged_one_is_refused() -> None:
    text = "format = 1\n" * 400
    packed = saves.pack(text)
    assert len(packed) < len(text) / 10 and saves.unpack(packed) == text
    for broken in (
        "",
        "!!",
        ":",
        ":!!",
        packed[:-9],
        packed.replace("a", "b")[::-1],
        "\u20ac" * 40,
    ):
        with pytest.raises(LudoError) as refused:
            saves.unpack(broken)
        assert "save-" not in saves.said(refused.value), "a sentence, not its id"


def test_a_record_packed_by_an_older_version_is_read() -> None:
    text = "format = 1\n" * 400
    assert saves.unpack(base64.b85encode(zlib.compress(text.encode(), 9)).decode()) == text
