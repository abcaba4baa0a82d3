"""Options: kept as TOML, wrong entries explained, nothing lost."""

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from playpalace_ludo import bots
from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.client.storage import options as choices
from playpalace_ludo.client.storage.options import SETTINGS, Preset, Setting, load
from playpalace_ludo.words import Translator
from playpalace_ludo.words.model import VERBOSITIES, Message


def sentences(problems: Iterable[Message]) -> list[str]:
    return [Translator("en").say(problem) for problem in problems]


def test_the_choices_written_out_for_a_quick_start_are_the_real_ones() -> None:
    assert choices.STRENGTHS == bots.STRENGTHS
    assert tuple(PACES) == choices.BY_KEY["pace.speed"].choices
    assert sorted(choices.VERBOSITIES) == sorted(VERBOSITIES)


def test_a_first_run_has_defaults_and_no_complaint(tmp_path: Path) -> None:
    options, problems = load(tmp_path / "options.toml")
    assert options.text("speech.output") == "ask"
    assert problems == []
    assert options.text("speech.verbosity") == "normal"


def test_what_is_set_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "options.toml"
    options, _ = load(path)
    options.set("sound.volume", 40)
    options.keys["roll"] = ["x"]
    options.presets["Sunday"] = Preset("nigerian(sixes.max=2)", "red=you,green=bot:hard")
    options.last = Preset("jota", "you,bot:easy")
    options.save()
    again, problems = load(path)
    assert problems == []
    assert again.number("sound.volume") == 40
    assert again.keys == {"roll": ["x"]}
    assert again.presets == options.presets
    assert again.last == options.last


def test_switches_hold_for_one_run_only(tmp_path: Path) -> None:
    options, _ = load(tmp_path / "options.toml")
    options.switches["pace.speed"] = "instant"
    assert options.text("pace.speed") == "instant"
    options.save()
    assert options.path is not None
    assert load(options.path)[0].text("pace.speed") == "normal"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '[speech]\nverbositi = "full"',
            "Your options have speech.verbositi, which does not exist; "
            "did you mean speech.verbosity?",
        ),
        ("[sounds]", "Your options have sounds, which does not exist; did you mean sound?"),
        (
            "future = 1",
            "Your options have future, which does not exist. "
            "It stays in the file and does nothing.",
        ),
        (
            '[pace]\nspeed = "slow"\nmorning = ["hall"]',
            "Your options have pace.morning, which does not exist. "
            "It stays in the file and does nothing.",
        ),
    ],
)
def test_an_entry_we_do_not_know_is_named_and_survives(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "options.toml"
    path.write_text(text)
    options, problems = load(path)
    assert sentences(problems) == [sentence]
    options.save()
    document = tomllib.loads(path.read_text())
    for group, entries in tomllib.loads(text).items():
        assert document[group] == entries or document[group] | entries == document[group]
    assert sentences(load(path)[1]) == [sentence]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '[sound]\nvolume = "loud"',
            "The option sound.volume is loud; it takes a whole number from 0 to 100. 80 is used.",
        ),
        (
            "[sound]\nvolume = true",
            "The option sound.volume is True; it takes a whole number from 0 to 100. 80 is used.",
        ),
        (
            '[pace]\nspeed = "warp"',
            "The option pace.speed is warp; it takes one of instant, fast, normal, slow. "
            "normal is used.",
        ),
        ("[sound]\non = 1", "The option sound.on is 1; it takes true or false. true is used."),
        ("[player]\nname = 5", "The option player.name is 5; it takes text in quotes."),
        (
            "[keys]\nroll = 3",
            'The keys of roll must be a list such as ["r"]. The usual keys are used.',
        ),
        (
            "[presets]\nSunday = 3",
            "The saved table Sunday needs a variant and seats, both text. It is left out.",
        ),
        ("last = 3", "The saved table last needs a variant and seats, both text. It is left out."),
        (
            "speech = 3",
            "The part speech of your options must begin with a line [speech], and its options "
            "follow on lines of their own. Its defaults are used.",
        ),
        (
            "[[speech]]\nrate = 3",
            "The part speech of your options must begin with a line [speech], and its options "
            "follow on lines of their own. Its defaults are used.",
        ),
    ],
)
def test_a_wrong_entry_is_one_sentence_and_the_file_is_kept(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "options.toml"
    path.write_text(text)
    options, problems = load(path)
    assert sentences(problems) == [sentence]
    options.save()
    assert (tmp_path / "options.before.toml").read_text() == text


NOT_UTF8 = "is not UTF-8 text, save the file with the encoding UTF-8"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (
            b"volume = = 3",
            "line 1: there must be a value: a number, true, false, a text in quotes, or a list in "
            "square brackets",
        ),
        (b"\xff\xfe\x00", f"line 1: {NOT_UTF8}"),
        (
            b"[sound]\nvolume = 3\n[[[",
            "line 3: a line begins with a key, a block in square brackets, or # for a note",
        ),
        (b"[player]\nname = '\xe4'", f"line 2: {NOT_UTF8}"),
        (
            b"[keys]\nroll = [\n'r'",
            "line 3: a list has commas between its values, and ] at its end",
        ),
    ],
)
def test_a_broken_file_is_set_aside_and_explained(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "options.toml"
    path.write_bytes(content)
    options, problems = load(path)
    aside = tmp_path / "options.broken-1.toml"
    assert aside.read_bytes() == content
    assert sentences(problems) == [
        f"Your options cannot be used: {reason}. They are kept as {aside}, and defaults are used."
    ]
    options.save()
    assert load(path)[1] == []


def test_a_file_from_an_editor_that_marks_its_beginning_is_read(tmp_path: Path) -> None:
    path = tmp_path / "options.toml"
    path.write_bytes(b"\xef\xbb\xbf[sound]\r\nvolume = 30\r\n")
    options, problems = load(path)
    assert problems == []
    assert options.number("sound.volume") == 30


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a file it may not read")
def test_an_unreadable_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "options.toml"
    path.write_text("[sound]\nvolume = 10\n")
    path.chmod(0)
    options, problems = load(path)
    assert len(problems) == 1
    options.save()
    path.chmod(0o600)
    assert path.read_text() == "[sound]\nvolume = 10\n"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_has_words(setting: Setting, language: str) -> None:
    needed = [setting.message_id]
    if setting.key != "player.language":
        needed += [setting.value_id(choice) for choice in setting.choices]
    for message_id in (part for needs in needed for part in (needs, f"{needs}.desc")):
        assert Translator(language).text(message_id) != message_id


def test_the_manual_names_every_option_with_its_default() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
    rows = [line for line in manual.splitlines() if line.startswith("| `")]
    for setting in SETTINGS:
        (row,) = [row for row in rows if f"`{setting.key}`" in row]
        default = str(setting.default).lower() if setting.kind == "bool" else str(setting.default)
        assert row.split("|")[3].strip().strip("`") == default
        languages = setting.key == "player.language"  # they stand in a table of their own
        for choice in setting.choices[: 1 if languages else None]:
            assert f"`{choice}`" in row
