"""Every command, used well and badly, says nothing in English to a Persian player.

Persian, because whatever has Latin letters there is a name, a word to type, or English. Two such
words in a row are English; a single one is if only English texts have it and nobody typed it.
"""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from playpalace_ludo import variants
from playpalace_ludo.cli.main import COMMANDS, main
from playpalace_ludo.cli.new_variant import STARTER
from playpalace_ludo.words.languages import locale_files, locale_text
from playpalace_ludo.words.translate import ISOLATE, POP

HEAD = 'format = 1\nvariant = "playpalace"\nseats = ["red", "yellow"]\nplayers = ["Ann", "Ben"]\n'
CROSS = 'kind = "cross"\nbase = "playpalace"\ntitle = "Mine"\n'
POSITION = "playpalace red:12,Y,Y,Y/yellow:Y,Y,Y,Y red ? 0 3"
LOOSE = STARTER.read_text("utf-8")
FILES = {
    "good.ludo": f"{HEAD}\n---\n1. red 6:1e 5:1\n2. yellow 3\n",
    "empty.ludo": "",
    "dice.ludo": f"{HEAD}\n---\n1. red 9:1e\n",
    "move.ludo": f"{HEAD}\n---\n1. red 5:1e\n",
    "seat.ludo": f"{HEAD}\n---\n1. pink 5\n",
    "turn.ludo": f"{HEAD}\n---\nhello\n",
    "rules.ludo": HEAD.replace("palace", "house") + "\n---\n1. red 6\n",
    "future.ludo": HEAD.replace("1", "99", 1) + "\n---\n1. red 6\n",
    "broken.ludo": "format = [\n---\n",
    "good.toml": CROSS,
    "loose.toml": LOOSE,
    "broken.toml": 'kind = "cross\n',
    "key.toml": f"{CROSS}sixes = {{ mx = 1 }}\n[hello]\nx = 1\n",
    "value.toml": f'{CROSS}sixes.max = "six"\ndice.count = 9\n',
    "base.toml": 'kind = "cross"\nbase = "palace"\n',
    "kind.toml": 'kind = "square"\n',
    "loose-key.toml": LOOSE.replace("weight", "wieght"),
    "loose-phrase.toml": LOOSE.replace("do = ", 'do = "dance 3" # ', 1),
    "stories.jsonl": '{"id": "a", "preset": "playpalace", "given": {"phase": "dance"}}\n',
    "broken.jsonl": "hello\n",
    "owner.toml": "hello = 1\nlimits.players = 99\n",
    "cfg/options.toml": 'hello = 1\n[pace]\nspeed = "warp"\n',
    "cfg/tournaments/evil.toml": 'format = 1\nname = "x"\n',
    "taken/notes.txt": "mine",
}
RECORDS = [name for name in FILES if name.endswith(".ludo")]
RULES = [name for name in FILES if name.endswith(".toml") and "/" not in name]
NOT_RULES = [*RULES, "gone.toml", "taken", "playpalace(sixes.mx=1)", "playpalace("]
SILENT = ("--speech", "none", "--sound", "off", "--config-dir", "cfg")
BOTS = ("--quiet", "--games", "2")

RUNS: dict[str, list[tuple[str, ...]]] = {
    "start": [SILENT, ("--config-dir", "good.toml")],
    "play": [
        SILENT,
        ("--variant", "palace", *SILENT),
        ("--seats", "you,god", *SILENT),
        ("--seats", "you", *SILENT),
        ("--options", "owner.toml", *SILENT),
        ("--options", "gone.toml", *SILENT),
        ("--speech", "loud"),
        ("--speech", "transcript:"),
        ("--pace", "warp"),
        ("--log", "good.toml", *SILENT),
    ],
    "tournament": [
        ("list", "--config-dir", "cfg"),
        ("dance",),
        ("create", "Cup", "--players", "Ann,Ben,bot", "--config-dir", "cups"),
        ("create", "Cup", "--players", "Ann,Ben,bot", "--config-dir", "cups"),
        ("create", "Cup", "--players", "Ann", "--config-dir", "cups"),
        ("create", "Cup", "--players", "Ann,Ann", "--config-dir", "cups"),
        ("create", "Other", "--players", "Ann,Ben", "--kind", "war", "--config-dir", "cups"),
        ("standings", "Cup", "--config-dir", "cups"),
        ("rounds", "Cup", "--config-dir", "cups"),
        ("standings", "Nothing", "--config-dir", "cups"),
        ("export", "Cup", "--out", "no/such/folder.csv", "--config-dir", "cups"),
    ],
    "connect": [("nowhere", *SILENT), ("ws://", *SILENT), ("http://a", *SILENT)],
    "web": [("--port", "x"), ("--out", "taken")],
    "doctor": [("--quiet", *SILENT[:2], *SILENT[4:]), ("--voices", *SILENT[:2]), SILENT[2:4]],
    "variants": [()],
    "rules": [("nigerian",), ("jota",), *((name,) for name in NOT_RULES)],
    "show": [(POSITION,), (f"{POSITION} x",), ("playpalace",), (POSITION.replace("12", "99"),)],
    "draw": [
        *((name, "--out", "board.svg") for name in ("good.toml", "key.toml", POSITION)),
        ("playpalace", "--out", "board.gif"),
        ("playpalace", "--out", "no/such/board.svg"),
    ],
    "moves": [(POSITION, "--roll", die) for die in ("6", "7", "x")],
    "replay": [(name,) for name in (*RECORDS, "gone.ludo", "taken")],
    "verify": [*((name,) for name in RECORDS), ("good.ludo", "--noted", "abc")],
    "check": [
        *((name, "--games", "2") for name in NOT_RULES),
        ("loose.toml", "--games", "-1"),
        ("loose.toml", "--players", "9"),
        ("loose.toml", "--seconds", "x"),
    ],
    "new-variant": [
        ("new.toml",),
        ("good.toml",),
        ("taken",),
        ("x.txt",),
        ("no/such.toml",),
        ("y.toml", "--like", "palace"),
    ],
    "install-variant": [
        *((name, "--config-dir", "cfg") for name in ("loose.toml", "loose.toml", "key.toml")),
        ("--remove", "loose", "--config-dir", "cfg"),
        ("--remove", "playpalace", "--config-dir", "cfg"),
        ("--config-dir", "cfg"),
    ],
    "host": [("gone",), ("taken",), ("taken", "--install"), ("taken", "--port", "9000"), ()],
    "arena": [
        (*BOTS, "--seats", "easy,random"),
        (*BOTS, "--round-robin", "--seats", "easy,random"),
        (*BOTS, "--seats", "exprt,easy"),
        (*BOTS, "--seats", "5x*easy"),
        (*BOTS, "--round-robin", "--seats", "easy"),
        (*BOTS, "--out", "taken"),
        (*BOTS, "--out", "good.toml"),
        (*BOTS, "--workers", "0"),
        ("--budget", "-1"),
    ],
    "train": [
        ("playpalace", "--quiet"),
        ("loose.toml", "--quiet", "--games", "0"),
        ("loose.toml", "--quiet", "--players", "9"),
        ("key.toml", "--quiet"),
    ],
    "balance": [
        ("playpalace", *BOTS, "--strength", "easy"),
        ("playpalace", *BOTS, "--strength", "god"),
        ("playpalace", *BOTS, "--players", "9"),
        ("playpalace", *BOTS, "--plot", "board.gif"),
    ],
    "analyse": [("good.ludo",), ("move.ludo",), ("good.ludo", "--most", "0")],
    "puzzles": [("--answers", "--date", "2026-12-31"), ("--date", "x")],
    "stats": [("--config-dir", "cups"), ("--config-dir", "cups", "--player", "Zed")],
    "scenarios": [("stories.jsonl",), ("broken.jsonl",), ("empty.ludo",), ("gone.jsonl",)],
}
"""The words typed behind each command."""

TYPED = re.compile(
    r"'[^']*' | \"[^\"]*\" "  # quoted from what was typed, or to be typed
    r"| \[[^\]]*\] | \{[^}]*\} "  # what may be left out of a command line, and the choices there
    r"| playpalace-ludo(\ [\w-]+)* | --[\w-]+ "
    r"| \S+\ red[:/]\S.* "  # a position
    r"| \S*[/\\.=:(]\S+ "  # paths, keys with values, names with options
    r"| ([\w*:-]+[,،]\ ){2,}[\w:-]+ ",  # names to choose from
    re.VERBOSE,
)
ENGLISH = re.compile(r"[A-Za-z][a-z']+(?: [A-Za-z][a-z']+)+")
"""Two words or more, and not all of it capitals as the placeholders of a usage line are."""
SINGLE = re.compile(r"(?<![\w-])[A-Za-z][a-z']+(?![\w-])")
OF_THE_AUTHOR = re.compile("|".join(re.findall(r'"([A-Z][\w .]+)"', LOOSE)))
"""Names and sentences in a file of rules are in its author's language."""
TO_TYPE = {"position", "normal", "markers"}
"""An argument, a choice and a key that are typed as they are."""
NOT_OURS = ("ALSA: ", "dsp: ")
"""Lines of this computer's sound system."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("typed")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(autouse=True)
def here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "fa")
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))


def heard(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO())
        try:
            main(words)
        except SystemExit as ended:
            assert ended.code == 0
    told = capsys.readouterr()
    return (told.out + told.err).splitlines()


def english_in(line: str) -> list[str]:
    if any(sound in line for sound in NOT_OURS):
        return []
    said = OF_THE_AUTHOR.sub(" , ", TYPED.sub(" , ", line))
    return ENGLISH.findall(said) or [
        word for word in SINGLE.findall(said) if word.lower() in only_english()
    ]


@cache
def only_english() -> set[str]:
    """Return the words that only English texts have, and nobody typed.

    One that is left in English in Persian texts is hardly left in Arabic ones, too.
    """
    own = [text for name, text in FILES.items() if not name.startswith("loose")]
    typed = [word for runs in RUNS.values() for words in runs for word in words]
    names = {*SINGLE.findall(" ".join([*own, *typed, *COMMANDS, *variants.names()])), *TO_TYPE}
    return words_of("en") - (words_of("fa") & words_of("ar")) - {name.lower() for name in names}


class Texts(Visitor):
    """Collects the words that the messages of a file say."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.update(SINGLE.findall(node.value.lower()))


def words_of(lang: str) -> set[str]:
    texts = Texts()
    for file in locale_files(lang):
        texts.visit(FluentParser().parse(locale_text(file)))
    return texts.words


def isolates_in(line: str) -> list[str]:
    """Find marks of direction, which belong around names from right to left; none is typed here."""
    return [mark for mark in (ISOLATE, POP) if mark in line]


def test_every_command_is_tried() -> None:
    assert set(RUNS) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_said_in_english(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {}
    for typed in [("--help",), ("--nonsense",), ("--lang", "xx"), *RUNS[command]]:
        for line in heard([command, *typed], capsys):
            if found := english_in(line) or isolates_in(line):
                wrong[line] = found
    assert wrong == {}


@pytest.mark.parametrize("act", ["create", "list", "play", "standings", "rounds", "export"])
def test_nothing_is_said_in_english_about_an_act(
    act: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = heard(["tournament", act, "--help"], capsys)
    assert lines and [line for line in lines if english_in(line)] == []


@pytest.mark.parametrize("typed", ["--help", "plya", "--nonsense"])
def test_nothing_is_said_in_english_without_a_command(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = heard([typed], capsys)
    assert lines and [line for line in lines if english_in(line)] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_english_would_be_noticed(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert any(map(english_in, heard([command, "--help"], capsys)))
