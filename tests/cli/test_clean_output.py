"""Whatever a file or an argument says, no command puts it raw on the terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cleaning import clean, one_line
from playpalace_ludo.cli.main import COMMANDS, main
from playpalace_ludo.cli.new_variant import STARTER
from playpalace_ludo.client.storage.rule_files import RuleFiles
from playpalace_ludo.core.match import Match

EVIL = "Ann\r\nBen wins.\x1b[2J\x9b2J\u202eA\u2028B\x07"
IN_TOML = "Ann\\r\\nBen wins.\\u001b[2J\\u009b2J\\u202eA\\u2028B\\u0007"
POSITION = f"playpalace(\x1b[2J{EVIL}=1) red:Y,Y,Y,Y/yellow:Y,Y,Y,Y red ? 0 1"

SILENT = ("--speech", "none", "--sound", "off")


def record(folder: Path) -> str:
    path = folder / "evil.ludo"
    path.write_text(
        'format = 1\nvariant = "playpalace"\nseats = ["red", "yellow"]\n'
        f'players = ["{IN_TOML}", "Ben"]\n\n---\n1. red 6:1e 5:1\n2. yellow 3\n',
        "utf-8",
    )
    return str(path)


def cross(folder: Path) -> str:
    path = folder / "evil.toml"
    title = f'title = "{IN_TOML}"\nsummary = "{IN_TOML}"\n'
    path.write_text(f'kind = "cross"\nbase = "playpalace"\n{title}', "utf-8")
    return str(path)


def unknown_key(folder: Path) -> str:
    path = folder / "unknown.toml"
    path.write_text(f'"{IN_TOML}" = 1\n' + STARTER.read_text("utf-8"), "utf-8")
    return str(path)


def scenario(folder: Path) -> str:
    path = folder / "evil.jsonl"
    named = IN_TOML.replace("B\\u0007", "\\ud800\\u0007")
    path.write_text(f'{{"id": "{named}", "preset": "{named}", "given": {{"phase": "x"}}}}\n')
    return str(path)


def bad_tournament(folder: Path) -> str:
    (folder / "tournaments").mkdir()
    (folder / "tournaments" / "evil.toml").write_text(f'format = 1\nname = "{IN_TOML}"\n', "utf-8")
    return str(folder)


def options(folder: Path) -> str:
    (folder / "options.toml").write_text(f'["{IN_TOML}"]\n[pace]\nspeed = "{IN_TOML}"\n', "utf-8")
    return str(folder)


def finished(folder: Path) -> str:
    """A folder with a finished game under rules of somebody's own, and another file."""
    own = folder / "own.toml"
    own.write_text('kind = "cross"\nbase = "playpalace"\ntitle = "Own"\n', "utf-8")
    rules = variants.load(f"{own}(end.max_turns=2)")
    RuleFiles(folder).note(rules, own)
    table = {"bots": ["", "easy"]}
    match = Match(rules, (0, 1), ("Ann", EVIL), table=table)
    match.roll((1,))
    match.roll((2,))
    games = folder / "finished"
    games.mkdir()
    (games / "own.ludo").write_text(match.text(), "utf-8")
    (games / "evil.ludo").write_text(EVIL, "utf-8")
    return str(folder)


RUNS: dict[str, list[Callable[[Path], list[str]]]] = {
    "start": [lambda folder: ["start", "--config-dir", options(folder), *SILENT]],
    "play": [
        lambda folder: [
            "play",
            *SILENT,
            "--config-dir",
            options(folder),
            "--variant",
            cross(folder),
        ],
        lambda folder: ["play", *SILENT, "--config-dir", str(folder), "--seats", f"you,{EVIL}"],
    ],
    "tournament": [
        lambda folder: [
            *("tournament", "create", EVIL, "--players", f"{EVIL},bot,bot"),
            *("--config-dir", str(folder)),
        ],
        lambda folder: ["tournament", "standings", EVIL, "--config-dir", str(folder)],
        lambda folder: ["tournament", "list", "--config-dir", bad_tournament(folder)],
    ],
    "connect": [
        lambda folder: ["connect", EVIL, *SILENT, "--config-dir", options(folder)],
        lambda folder: ["connect", f"ws://{EVIL}", *SILENT, "--config-dir", str(folder)],
    ],
    "web": [
        lambda folder: ["web", "--port", EVIL],
        lambda folder: ["web", "--out", taken(folder)],
    ],
    "doctor": [
        lambda folder: ["doctor", "--quiet", "--speech", "none", "--config-dir", options(folder)]
    ],
    "variants": [lambda folder: ["variants"]],
    "rules": [
        lambda folder: ["rules", cross(folder)],
        lambda folder: ["rules", unknown_key(folder)],
        lambda folder: ["rules", EVIL],
        lambda folder: ["rules", f"playpalace({EVIL}=1)"],
    ],
    "show": [lambda folder: ["show", POSITION]],
    "draw": [
        lambda folder: ["draw", cross(folder), "--out", str(folder / "board.svg")],
        lambda folder: ["draw", POSITION, "--out", str(folder / f"{EVIL}.gif")],
    ],
    "moves": [
        lambda folder: ["moves", POSITION],
        lambda folder: ["moves", POSITION.split("(")[0], "--roll", EVIL],
    ],
    "replay": [lambda folder: ["replay", record(folder)], lambda folder: ["replay", EVIL]],
    "verify": [lambda folder: ["verify", record(folder)], lambda folder: ["verify", EVIL]],
    "check": [
        lambda folder: ["check", cross(folder), "--games", "2"],
        lambda folder: ["check", unknown_key(folder)],
    ],
    "new-variant": [
        lambda folder: ["new-variant", str(folder / f"{EVIL}.toml")],
        lambda folder: ["new-variant", "x", "--like", EVIL],
    ],
    "install-variant": [
        lambda folder: ["install-variant", cross(folder)],
        lambda folder: ["install-variant", unknown_key(folder)],
        lambda folder: ["install-variant", "--remove", EVIL],
    ],
    "host": [lambda folder: ["host", str(folder / EVIL)]],
    "arena": [
        lambda folder: ["arena", "--variant", cross(folder), "--seats", "easy,easy", "--games=2"],
        lambda folder: ["arena", "--seats", EVIL],
    ],
    "train": [
        lambda folder: ["train", EVIL],
        lambda folder: ["train", unknown_key(folder)],
    ],
    "balance": [
        lambda folder: ["balance", cross(folder), "--games", "2", "--strength", "easy"],
        lambda folder: ["balance", EVIL],
    ],
    "analyse": [lambda folder: ["analyse", record(folder)]],
    "puzzles": [
        lambda folder: ["puzzles", "--answers"],
        lambda folder: ["puzzles", "--date", EVIL],
    ],
    "stats": [
        lambda folder: ["stats", "--config-dir", finished(folder), "--quick"],
        lambda folder: ["stats", "--config-dir", finished(folder), "--quick", "--csv"],
        lambda folder: ["stats", "--config-dir", str(folder), "--plot", f"{EVIL}.png"],
    ],
    "scenarios": [lambda folder: ["scenarios", scenario(folder)]],
}


def taken(folder: Path) -> str:
    """A folder with a hostile name that is not a page."""
    found = folder / EVIL.replace("/", "")
    found.mkdir()
    (found / "letters.txt").write_text("mine")
    return str(found)


def cases() -> list[tuple[str, int]]:
    return [(command, number) for command in COMMANDS for number in range(len(RUNS[command]))]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    installed = tmp_path / "data" / "playpalace-ludo" / "variants"
    installed.mkdir(parents=True)
    cross(installed)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.mark.parametrize(("command", "number"), cases())
def test_nothing_raw_reaches_the_terminal(
    command: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = RUNS[command][number](tmp_path)
    try:
        main(words)
    except SystemExit as ended:
        assert ended.code == 2
    out, err = capsys.readouterr()
    assert out or err
    for line in (out + err).split("\n"):
        assert not line.startswith("Ben wins.")
        for character in line:
            assert unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp"), (words, line)
            assert character != "\u202e"


def test_a_clean_line_keeps_its_letters_and_its_margin() -> None:
    assert one_line("    Zoë und Ђорђе, می‌خواهم") == "    Zoë und Ђорђе, می‌خواهم"
    assert one_line("A\r\nBen wins.\x1b[2J\ud800") == "A  Ben wins. [2J "
    assert clean(" A\r\nBen\x07 ") == "A Ben"


@pytest.mark.parametrize(
    ("encoding", "player", "heard"),
    [
        ("ascii", "Łukasz Müller", "Lukasz Mueller beginnt"),
        ("ascii", "Ђорђе", "????? beginnt"),
        ("cp1252", "Ђорђе Müller", "????? Müller beginnt"),
        ("utf-8", "Ђорђе Müller", "Ђорђе Müller beginnt"),
    ],
)
def test_an_output_that_lacks_letters_gets_the_nearest(
    encoding: str, player: str, heard: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.ludo"
    path.write_text(
        'format = 1\nvariant = "playpalace"\nseats = ["red", "yellow"]\n'
        f'players = ["{player}", "Ben"]\n\n---\n1. red 6:1e 5:1\n2. yellow 3\n',
        "utf-8",
    )
    ended = subprocess.run(
        [sys.executable, "-m", "playpalace_ludo.cli.main", "replay", str(path), "--lang", "de"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
    )
    said = ended.stdout.decode(encoding)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert heard in said


@pytest.mark.skipif(sys.platform == "win32", reason="no folder in use can be removed there")
def test_a_working_folder_that_is_gone_is_told_as_that(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    code = "import os; os.rmdir(os.getcwd()); from playpalace_ludo.cli.main import main; exit(main("
    ended = subprocess.run(
        [sys.executable, "-c", f"{code}['show', 'mine red:Y/blue:Y red ? 0 1']))"],
        cwd=gone,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    said = "playpalace-ludo show: the folder you are in is gone; go to another\n"
    assert (ended.returncode, ended.stderr) == (2, said)
