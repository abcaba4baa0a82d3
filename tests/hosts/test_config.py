"""The server owner's ludo_plus.toml."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.language.knobs import BY_KEY
from playpalace_ludo.hosts.game import options
from playpalace_ludo.settings import SETTINGS, config, reader
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Translator

STRENGTHS = ("random", "easy", "normal", "hard", "expert")


def problems(found: config.HostConfig) -> tuple[str, ...]:
    return tuple(map(reader.in_english, found.problems))


def read(tmp_path: Path, text: str) -> config.HostConfig:
    (tmp_path / SETTINGS).write_text(text, encoding="utf-8")
    return reader.read(tmp_path, STRENGTHS)


def test_without_a_file_everything_shipped_is_offered(tmp_path: Path) -> None:
    found = reader.read(tmp_path, STRENGTHS)
    assert list(found.rules) == variants.names()
    assert found.default_variant == "playpalace"
    assert (found.strength, found.pace, found.timer, found.budget_ms) == ("normal", "normal", 0, 1)
    assert problems(found) == ()


def test_an_owner_sets_variants_defaults_limits_pace_bots_and_time(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        """
        variants = ["classic", "playpalace"]
        [knobs]
        "sixes.max" = { default = 2, min = 0, max = 3 }
        "capture.captor" = { choices = ["stay"] }
        [knobs.bonus]
        capture = true
        [bots]
        strength = "hard"
        strengths = ["easy", "hard"]
        budget_ms = 2
        [pace]
        default = "fast"
        [timer]
        seconds = 45
        longest = 60
        [hints]
        allowed = ["off", "alone"]
        [undo]
        default = "own-turn"
        allowed = ["own-turn"]
        """,
    )
    assert problems(found) == ()
    assert (found.hints, found.undo) == ("alone", "own-turn")
    assert options.table_options(found)["hints"].choices == ("off", "alone")
    assert options.table_options(found)["undo"].choices == ("own-turn",)
    assert list(found.rules) == ["classic", "playpalace"]
    values = found.knob_values(found.rules["classic"])
    assert (values["sixes.max"], values["bonus.capture"]) == (2, True)
    assert found.allowed(BY_KEY["sixes.max"], 3) and not found.allowed(BY_KEY["sixes.max"], 4)
    assert not found.allowed(BY_KEY["capture.captor"], "finish")
    choices = options.table_options(found)
    assert choices["bots"].choices == ("easy", "hard")
    assert choices["turn_timer"].choices == ("0", "20", "30", "45", "60")
    assert choices["capture_captor"].choices == ("stay",)
    assert options.defaults(found)["turn_timer"] == "45"


def test_a_variant_outside_the_limits_is_dealt_within_them(tmp_path: Path) -> None:
    found = read(tmp_path, '[knobs]\n"dice.count" = { max = 1 }\n"sixes.max" = { min = 2 }\n')
    nigerian = found.knob_values(found.rules["nigerian"])
    assert (nigerian["dice.count"], nigerian["sixes.max"]) == (1, 2)


BAD = {
    "variants = 3": "variants: must be a list",
    'variants = ["lodo", "classic"]': "'lodo' is not offered",
    'variants = ["missing.toml", "classic"]': "'missing.toml' is not offered",
    'variants = ["classic", "classic(sixes.max=0)"]': "one named before it is called classic too",
    '[knobs]\n"safe.squares" = [900]': "no table of classic can begin before its host changes them:"
    " safe.squares: the track has 52 squares, 900 is beyond it.",
    "[undo]\nallowed = []": "undo.allowed: is empty; off, own-turn, next-throw are allowed.",
    'knob = "x"': "Did you mean 'knobs'?",
    '[knobs]\n"sixes.maxx" = 3': "Did you mean 'sixes.max'?",
    '[knobs]\n"sixes.max" = 9': "it takes a whole number from 0 to 5",
    '[knobs]\n"sixes.max" = { min = 4, max = 2 }': "min 4 is above max 2",
    '[knobs]\n"sixes.max" = { default = 5, max = 2 }': "outside the limits",
    '[knobs]\n"safe.start" = { min = 1 }': "give choices instead",
    '[knobs]\n"safe.start" = { choices = ["sometimes"] }': "it takes one of none, own, all",
    '[knobs]\n"safe.start" = { chioces = [] }': "Did you mean 'choices'?",
    '[bots]\nstrength = "godlike"': "is not one of random, easy, normal, hard, expert",
    '[bots]\nstrengths = "all"': "must be a list",
    "[bots]\nbudget_ms = 500": "is not from 0.1 to 20",
    '[pace]\ndefault = "hasty"': "is not one of slow, normal, fast, instant",
    "[timer]\nseconds = 3": "at least 10 seconds",
    '[timer]\nseconds = "a minute"': "is not a number",
    "[timer]\nlongest = 5000": "is not from 0 to 600",
    '[hints]\ndefault = "mine"': "is not one of off, alone, all; alone is used",
    '[undo]\nallowed = ["of"]': "'of' is not one of off, own-turn, next-throw",
    '[undo]\ndefault = "off"\nallowed = ["own-turn"]': "'off' is not one of own-turn",
    "pace = 3": "pace: must be a table",
    "knobs = 3": "knobs: must be a table",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_setting_is_named_and_the_rest_still_works(tmp_path: Path, text: str) -> None:
    top, _, table = ("\n" + text).partition("\n[")
    good = 'variants = ["classic"]\n' if "variants" not in text else ""
    found = read(tmp_path, f"{top}\n{good}" + (f"[{table}\n" if table else ""))
    assert len(problems(found)) == 1, problems(found)
    assert BAD[text] in problems(found)[0]
    assert problems(found)[0].startswith("ludo_plus.toml: ")
    assert found.rules, "something is offered all the same"
    if good:
        assert list(found.rules) == ["classic"]
    assert options.defaults(found)


@pytest.mark.parametrize("names", ["[]", '["lodo"]', '["gone.toml", 5]'])
def test_where_nothing_named_can_be_offered_the_log_says_what_is(
    tmp_path: Path, names: str
) -> None:
    found = read(tmp_path, f"variants = {names}\n")
    assert list(found.rules) == variants.names()
    assert problems(found)[-1] == (
        "ludo_plus.toml: variants: names none that can be offered; all shipped ones are."
    )


def test_a_rule_file_does_not_take_the_place_of_a_shipped_variant(tmp_path: Path) -> None:
    (tmp_path / "classic.toml").write_text('base = "playpalace"\ntitle = "Ours"\n')
    found = read(tmp_path, 'variants = ["playpalace", "classic.toml"]\n')
    assert list(found.rules) == ["playpalace"]
    assert problems(found) == (
        "ludo_plus.toml: variants: 'classic.toml' is not offered: a shipped variant is called "
        "classic; give the file another name.",
    )


def test_an_installed_rule_file_that_is_broken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "user_folder", lambda: tmp_path)
    (tmp_path / "good.toml").write_text('base = "classic"\ntitle = "Good"\n')
    (tmp_path / "bad.toml").write_text('base = "classic"\n[sixes]\nmaxx = 3\n')
    found = reader.read(tmp_path / "server", STRENGTHS)
    assert list(found.rules) == [*variants.names(), "good"]
    (problem,) = problems(found)
    assert "'bad' is not offered" in problem and "Did you mean 'sixes.max'?" in problem


@pytest.mark.parametrize(
    ("text", "end_home", "safe"),
    [
        ('"board.markers" = 2', 2, 4),
        ('"board.markers" = { max = 3 }', 3, 4),
        ('"board.arms" = 6', 4, 6),
        ('"board.arms" = 3', 4, 3),
        ('"board.markers" = 3\n"end.home" = 1', 1, 4),
        ('"board.arms" = 6\n"safe.squares" = [9]', 4, 1),
    ],
)
def test_what_follows_the_board_follows_an_owners_board_too(
    tmp_path: Path, text: str, end_home: int, safe: int
) -> None:
    found = read(tmp_path, f"[knobs]\n{text}\n")
    assert problems(found) == ()
    values = found.knob_values(found.rules["playpalace"])
    assert (values["end.home"], len(values["safe.squares"])) == (end_home, safe)


@pytest.mark.parametrize("text", ["not toml at all [", "variants = [", "\x00"])
def test_a_file_that_is_no_toml_leaves_the_defaults(tmp_path: Path, text: str) -> None:
    found = read(tmp_path, text)
    assert problems(found)[0].startswith("ludo_plus.toml: line 1: ")
    assert problems(found)[0].endswith("; nothing of this file is used.")
    assert list(found.rules) == variants.names()


def test_an_owners_own_rule_file_is_offered_by_its_title(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "ours.toml").write_text(
        'schema = 1\nkind = "cross"\nname = "ours"\ntitle = "House Ludo"\nbase = "classic"\n'
        "[sixes]\nmax = 5\n"
    )
    found = read(tmp_path, 'variants = ["playpalace", "house/ours.toml"]\n')
    assert problems(found) == () and list(found.rules) == ["playpalace", "ours"]
    option = options.table_options(found)["variant"]
    assert option.value_text(Translator("en"), "ours") == "House Ludo"
    rules = found.rules["ours"]
    assert found.load(rules.spec).streak.most == 5, "a saved table finds it again"


def test_variants_of_the_same_title_are_told_apart_by_the_names_of_their_files(
    tmp_path: Path,
) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text('base = "classic"\ntitle = "House"\n')
    (tmp_path / "untitled.toml").write_text('base = "classic"\n[sixes]\nmax = 2\n')
    found = read(tmp_path, 'variants = ["classic", "one.toml", "two.toml", "untitled.toml"]\n')
    option = options.table_options(found)["variant"]
    said = [option.value_text(Translator("en"), name) for name in option.choices]
    assert said == ["Classic Ludo", "House (one)", "House (two)", "Classic Ludo (untitled)"]


def test_the_environment_may_name_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "else.toml"
    elsewhere.write_text('variants = ["jota"]')
    monkeypatch.setenv(reader.ENVIRONMENT, str(elsewhere))
    assert list(reader.read(tmp_path, STRENGTHS).rules) == ["jota"]
    monkeypatch.setenv(reader.ENVIRONMENT, str(tmp_path / "gone.toml"))
    assert "does not exist" in problems(reader.read(tmp_path, STRENGTHS))[0]


def test_a_file_in_a_folder_closed_to_the_server_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(reader.ENVIRONMENT, str(tmp_path / "closed.toml"))
    stat = os.stat

    def closed(path: Any, **words: Any) -> os.stat_result:
        if "closed" in str(path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return stat(path, **words)

    monkeypatch.setattr(os, "stat", closed)
    assert "does not exist" in problems(reader.read(tmp_path, STRENGTHS))[0]


def test_coins_are_off_until_the_owner_says_so(tmp_path: Path) -> None:
    assert not read(tmp_path, "").has_coins
    assert "stake" not in options.table_options(read(tmp_path, "[coins]\ndefault = 10\n"))
    found = read(tmp_path, "[coins]\non = true\ndefault = 10\nallowed = [50, 0, 10]\n")
    assert problems(found) == () and (found.stakes, found.stake) == ((0, 10, 50), 10)
    assert options.table_options(found)["stake"].choices == ("0", "10", "50")
    assert "doubling" in options.table_options(found)
    found = read(tmp_path, "[coins]\non = true\ndoubling = false\n")
    assert "doubling" not in options.table_options(found)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("on = 1", "coins.on: 1 is not true or false; false is used."),
        ("default = 7", "coins.default: 7 is not one of 0, 5, 10, 25, 50, 100, 250, 500; 0 is"),
        ("allowed = [5000]", "coins.allowed: 5000 is not from 0 to 500."),
        ("allowed = 5", "coins.allowed: must be a list."),
        ("bots = 1", "coins.bots: 1 is not true or false; false is used."),
        (
            "bank = 5",
            "coins.bank: there is no such setting; it may be on,",
        ),
    ],
)
def test_wrong_settings_of_coins_are_named(tmp_path: Path, text: str, told: str) -> None:
    (problem,) = problems(read(tmp_path, f"[coins]\n{text}\n"))
    assert problem.startswith(f"ludo_plus.toml: {told}")


def test_every_option_has_a_label_a_description_and_readable_values() -> None:
    found = replace(reader.read(Path("/nowhere"), STRENGTHS), stakes=(0, 5))
    defaults = options.defaults(found)
    for lang in ("en", "de"):
        say = Translator(lang)
        for name, option in options.table_options(found).items():
            texts = [option.text(say, defaults[name]), say.text(option.description_id)]
            texts += [option.value_text(say, value) for value in option.choices]
            assert not [text for text in texts if "pludo" in text or "{" in text], (lang, name)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("sixes_max", "4", 4),
        ("sixes_max", " 4 ", 4),
        ("sixes_max", "six", None),
        ("sixes_max", "6", None),
        ("safe_squares", "9, 22", "9, 22"),
        ("safe_squares", "9 22", "9, 22"),
        ("safe_squares", "", ""),
        ("safe_squares", "nine", None),
        ("safe_start", "own", "own"),
        ("safe_start", "mine", None),
        ("variant", "classic", "classic"),
        ("variant", "chess", None),
        ("turn_timer", "30", "30"),
        ("turn_timer", "31", None),
    ],
)
def test_what_a_player_types_is_read_or_refused(name: str, text: str, value: object) -> None:
    option = options.table_options(reader.read(Path("/nowhere"), STRENGTHS))[name]
    fits, read_value = option.read(text)
    assert fits == (value is not None)
    if fits:
        assert read_value == value
