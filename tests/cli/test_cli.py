"""The command line as its user meets it: good input, bad input, help."""

from __future__ import annotations

import argparse
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cli import main as cli
from playpalace_ludo.cli import mistyped
from playpalace_ludo.cli.main import COMMANDS, main
from playpalace_ludo.cli.new_variant import STARTER
from playpalace_ludo.client.storage.rule_files import RuleFiles
from playpalace_ludo.coins.purse import BEGIN_WITH, Purses
from playpalace_ludo.core.match import Match
from playpalace_ludo.files import FOLDER
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words.proofread import entries

SHORT = "playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red ? 0 9"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith(f"usage: playpalace-ludo {command} ")


def described(parser: argparse.ArgumentParser, command: str) -> Iterator[str]:
    """Return the ids of all texts that the help of a command may show."""
    yield f"pludo-help-{command}"
    yield f"pludo-help-{command}.about"
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, part in action.choices.items():
                yield from described(part, f"{command}-{name}")
        else:
            argument = action.dest.replace("_", "-")
            own = f"pludo-help-{command}.{argument}"
            yield own if own in entries("en") else f"pludo-help.{argument}"


def test_every_argument_has_its_help_and_no_help_is_left_over() -> None:
    used = {"pludo-help", "pludo-help.version"}
    used |= {f"pludo-help.{name}" for name in ("arguments", "options", "hearing", "usage")}
    used |= {f"pludo-help.{name}" for name in ("commands", "more")}
    for command in COMMANDS:
        module = import_module(f"playpalace_ludo.cli.{command.replace('-', '_')}")
        parser = argparse.ArgumentParser()
        module.add_arguments(parser)
        used |= {*described(parser, command)}
    there = {name for name in entries("en") if re.match(r"pludo-help\b", name)}
    assert used == there


def test_help_is_in_the_players_language(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["tournament", "create", "--help", "--lang=de"], ["--help", "--lang", "de"]):
        with pytest.raises(SystemExit):
            main(words)
        said = capsys.readouterr().out
        assert said.startswith("Aufruf: ") and "\nOptionen:\n" in said and "pludo-" not in said
        assert "show this help" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "there is no command 'nonsense', there are start, play, "),
        (["plya"], "there is no command 'plya', perhaps you mean play."),
        (["--dance"], "--dance is not known here"),
        (["rules"], "missing: variant"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line and line.endswith("--help.")


SLIPS = (
    ("nonsense", "es gibt keinen Befehl 'nonsense', es gibt start, play, "),
    ("plya", "es gibt keinen Befehl 'plya', vielleicht ist play gemeint."),
    ("rules", "es fehlt: variant."),
    ("play --dance", "--dance ist hier nicht bekannt."),
    ("play --pace", "nach --pace muss ein Wert folgen."),
    ("play --pace quick", "--pace kann nicht 'quick' sein, nur eines von "),
    ("play --board=3", "--board nimmt keinen Wert an, angegeben war '3'."),
    ("play --s 3", "--s könnte --seats, --speech, --sound, --seed sein."),
    ("play --lang tlh", "--lang: es gibt keine Sprache 'tlh', es gibt en, "),
    ("arena --games x", "--games braucht eine ganze Zahl, 'x' ist keine."),
    ("arena --budget x", "--budget braucht eine Zahl, 'x' ist keine."),
    ("host srv --prot 9", "--prot 9 ist hier nicht bekannt; für den Server bestimmte Wörter"),
    ("stats --csv --json", "--json und --csv gehen nicht zusammen."),
    ("tournament", "es fehlt: ACT. Siehe playpalace-ludo tournament --help."),
)


@pytest.mark.parametrize(("typed", "said"), SLIPS)
def test_it_is_in_the_players_language(
    typed: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(typed.split()) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line and ". Siehe playpalace-ludo" in line


def test_every_sentence_we_know_of_argparse_is_met_by_one_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Python that words one differently fails above; one that none of them meets is dead."""
    problems: list[str] = []

    def told(error: mistyped.Mistyped, words: Sequence[str]) -> str:
        problems.append(error.problem)
        return ""

    monkeypatch.setattr(cli, "told", told)
    for typed, _ in SLIPS:
        main(typed.split())
    for sentence in mistyped._SENTENCES.values():
        pattern = sentence.replace("OPTION", mistyped._OPTION)
        assert any(re.fullmatch(pattern, problem) for problem in problems), sentence


@pytest.mark.parametrize("automatic", [(), ("--lang", "auto")])
def test_the_program_speaks_the_systems_language(
    automatic: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether or not the C library has built that locale here."""
    monkeypatch.setenv("LC_ALL", "fa_IR.UTF-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    folder = ("--config-dir", str(tmp_path))
    main(["start", "--speech", "none", "--sound", "off", *folder, *automatic])
    assert capsys.readouterr().out.startswith("به منچ خوش آمدید.")
    main(["variants", *automatic])
    assert capsys.readouterr().out.startswith("playpalace: منچ PlayPalace")


def test_the_language_that_was_typed_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang=de"]) == 2
    assert "es fehlt: variant." in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["ar", "fa"])
@pytest.mark.parametrize(
    "typed", ["rules", "contest", "play --seats you,nobody:x", "arena --cluster x", "play --output"]
)
def test_a_sentence_of_our_own_is_not_isolated(
    typed: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only names typed from right to left are."""
    assert main([*typed.split(), f"--lang={lang}"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "\u2068" not in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
@pytest.mark.parametrize(
    "words",
    [["rules", "classic"], ["variants"], ["moves", SHORT, "--roll", "6"], ["doctor"]],
    ids=lambda words: words[0],
)
def test_output_that_cannot_be_written_is_one_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "playpalace_ludo.cli.main", *words]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    said = f"playpalace-ludo {words[0]}: the output cannot be written: the disk is full\n"
    assert (ended.returncode, ended.stderr) == (2, said)


@pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell")
@pytest.mark.parametrize("end", ["| head -n 1", ">&-"])
def test_output_that_nobody_wants_is_no_failure(end: str) -> None:
    command = f"{sys.executable} -m playpalace_ludo.cli.main rules classic {end}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "clasic"], "Did you mean 'classic'?"),
        (["rules", "playpalace(sixes.max=9)"], "a whole number from 0 to 5"),
        (["rules", "playpalace(six.max=1)"], "Did you mean 'sixes.max'?"),
        (["show", "classic"], "is not a position"),
        (["show", SHORT.replace("12", "99")], "the route is not that long"),
        (["moves", SHORT, "--roll", "7"], "one die from 1 to 6"),
        (["moves", SHORT, "--roll", "6,3"], "one die from 1 to 6"),
        (["replay", "gone.ludo"], "gone.ludo: cannot be read"),
        (["scenarios", "gone.jsonl"], "gone.jsonl: cannot be read"),
        (["check", "gone.toml", "--games", "-1"], "--games must be 0 or more"),
        (["check", "gone.toml", "--seconds", "0"], "--seconds more than 0"),
        (["check", "gone.toml", "--seconds", "nan"], "--seconds more than 0"),
        (["new-variant", "mine.txt"], "ends with .toml, for example mine.toml"),
        (["new-variant", "."], "is a folder; name a file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err and len(told.err.splitlines()) == 1


def test_variants_lists_what_is_shipped_and_what_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (catalogue.SHIPPED / "indian.toml").read_text("utf-8")
    (tmp_path / "House Rules.toml").write_text(text, "utf-8")
    (tmp_path / "broken.toml").write_text("kind = 7", "utf-8")
    monkeypatch.setattr(catalogue, "user_folder", lambda: tmp_path)
    assert main(["variants"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        *(*variants.names(), "House-Rules", "broken")
    ]
    assert "for 2 to 4 players" in lines[-2]
    assert "kind" in lines[-1]


def test_rules_with_other_options_do_not_claim_the_shipped_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "playpalace(sixes.max=0,safe.start=none)"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("PlayPalace Ludo with 2 options changed, for 2 to 4 players.")
    assert "takes the whole turn back" not in said


def test_show_says_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *SHORT.split()]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "PlayPalace Ludo, turn 9.",
        "Red: token 1 on 13, tokens 2 and 3 in the yard, token 4 home.",
        "Yellow: token 2 on 23, tokens 1, 3 and 4 in the yard.",
        "Red's turn to roll.",
    ]


def test_moves_names_the_choices_and_where_each_leads(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", SHORT, "--roll", "5"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Red rolls 5.",
        "Token 1: from 13 to 18.",
        "    playpalace red:17,Y,Y,H/yellow:Y,35,Y,Y yellow ? 0 10",
    ]
    assert main(["moves", SHORT, "--roll", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"token": 1, "die": 6, "to": 19},
        {"token": 2, "die": 6, "to": 1},
        {"token": 3, "die": 6, "to": 1},
    ]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that ends at once: nobody has finished anything at the turn limit."""
    match = Match(variants.load("playpalace(end.max_turns=2)"), (0, 1), ("Ann", "Ben"))
    match.roll((6,))
    match.play(match.state.moves[0])
    for die in (3, 5):
        match.roll((die,))
        if match.state.moves:
            match.play(match.state.moves[0])
    path = tmp_path / "game.ludo"
    path.write_text(match.text(), "utf-8")
    return path


def test_replay_tells_the_game_and_its_end_once(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Ann rolls 3, token 1 from 1 to 4." in lines
    assert lines[-2:] == [
        "Ben rolls 5, no token can move: only 6 brings a token out.",
        "The turn limit is reached. The game is a draw between Ann and Ben, 0 home each.",
    ]


def test_replay_of_the_throws_for_who_begins_says_whose_turn_each_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(variants.load("classic"), (0, 1), ("Ann", "Ben"))
    for die in (2, 3, 1):
        match.roll((die,))
    path = tmp_path / "game.ludo"
    path.write_text(match.text(), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Everyone rolls, the highest begins.",
        "Ann's turn.",
        "Ann rolls 2.",
        "Ben's turn.",
        "Ben rolls 3. Ben begins.",
        "Ben rolls 1, no token can move: only 6 brings a token out.",
        "Ann's turn.",
        "Ann's turn to roll.",
    ]


def test_a_record_may_begin_with_a_byte_order_mark(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text("utf-8"), "utf-8-sig")
    assert main(["replay", str(record)]) == 0


@pytest.mark.parametrize("command", ["replay", "analyse"])
@pytest.mark.parametrize("folder", ["played", "record"])
def test_a_record_finds_its_rule_file(
    command: str,
    folder: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside it, or where the player's own games under these rules found it."""
    for name in ("record", "played"):
        (tmp_path / name).mkdir()
    rules = tmp_path / folder / "mine.toml"
    rules.write_text(STARTER.read_text("utf-8"), "utf-8")
    match = Match(variants.load(str(rules)), (0, 1))
    match.roll((1,))
    path = tmp_path / "record" / "game.ludo"
    path.write_text(match.text(), "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path / "data"))
    if folder == "played":
        RuleFiles(tmp_path / "data").note(match.rules, rules)
    assert main([command, str(path)]) == 0
    rules.unlink()
    assert main([command, str(path)]) == 2
    assert "no rule file with that name and content" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize("command", ["replay", "analyse", "scenarios"])
def test_a_file_without_end_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 2
    assert "/dev/zero: cannot be read: it is not an ordinary file." in capsys.readouterr().err


def test_replay_of_a_game_in_progress_ends_with_whose_turn_it_is(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(line for line in whole if line[:2] not in ("2.", "= ")), "utf-8")
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Ben's turn to roll."


def test_a_changed_record_is_refused_at_its_turn(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text("utf-8").replace("6:1e", "5:1e"), "utf-8")
    assert main(["replay", str(record)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "game.ludo" in line and "turn 1" in line


def test_replay_as_positions(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--positions"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1")
    assert lines[-1].endswith("red:3,Y,Y,Y/blue:Y,Y,Y,Y blue - 0 2")


def test_a_tournament_at_tables_with_a_stake_is_made_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--config-dir", str(tmp_path)]
    create = ["tournament", "create", "Cup", "--players", "Ann,Ben,bot,bot,bot"]
    create += ["--kind", "tables", "--rounds", "1", "--stake", "25", *folder]
    assert main(create) == 2
    assert "there are no coins" in capsys.readouterr().err
    (tmp_path / "options.toml").write_text("[table]\ncoins = true\n", encoding="utf-8")
    assert main(create) == 0
    said = capsys.readouterr().out
    assert "Cup, rounds at tables, round 1 of 1" in said
    purses = Purses(tmp_path / "purse.sqlite")
    assert purses.coins("Ann") == BEGIN_WITH - 25
    assert len(purses.open_games()) == 1
    assert (
        main(["tournament", "create", "Other", "--players", "A,B,C", "--seats", "3", *folder]) == 2
    )
    assert "leave seats out" in capsys.readouterr().err
