"""Kills at any moment: everything spoken before is kept, and files stay readable."""

import json
import os
import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.saves import read_record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.table.dice import SystemDice
from tools.trials import process
from tools.trials.outcome import Outcome
from tools.trials.process import Moment

ROOT = Path(__file__).parents[2]
STARTER = ROOT / "playpalace_ludo" / "lab" / "starter.toml"
KEYS = "r1r12r123r1234"
SPOKEN = re.compile(r"\brolls? (\d)")
QUIET = ("--sound", "off", "--output", "terminal", "--pace", "instant", "--lang", "en")
KEYS_TYPED = 60
ARENA_GAMES = 4


class Tool(NamedTuple):
    """A command to be killed, and what must hold afterwards."""

    words: tuple[str, ...]
    """The command line; `{inputs}` is the folder of input files, `{folder}` of output files."""
    check: Callable[[Path], str]
    """Reports damage in the command's output files; empty if they are fine."""


CLIENT_EVERY = 8


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Kill the client in some of the trials, and one of the tools in turn in the others."""
    if number % CLIENT_EVERY == 0:
        return kill_client(rng, folder)
    names = sorted(TOOLS)
    name = names[(number - number // CLIENT_EVERY) % len(names)]
    return kill_tool(name, rng, folder / name)


def kill_client(rng: Random, folder: Path) -> Outcome:
    """Continue the saved game, or a new one, and kill the client in the middle."""
    folder = folder / "client"
    home = folder / "home"
    home.mkdir(parents=True, exist_ok=True)
    before = {path.name: path.read_text("utf-8") for path in _all_records(home)}
    spoken = folder / "spoken.jsonl"
    spoken.unlink(missing_ok=True)
    words = ["--config-dir", str(home), "--speech", f"transcript:{spoken}", *QUIET]
    going_on = bool(_records(home / "games"))
    words = ["start", *words] if going_on else ["play", "--seats", "you,bot:easy", *words]
    keys = "\n".join(rng.choices(KEYS, k=KEYS_TYPED))
    lines = ("\n" if going_on else "") + keys + "\n"
    moment = Moment(seconds=rng.uniform(0.001, 0.9 * _usual(folder)))
    ended = process.run(words, folder, lines=lines, kill=moment)
    wrong = ended.fault or _client_wrong(home, before, _said(spoken))
    if len(before) > 20:
        shutil.rmtree(home)
    return _outcome("client", ended, wrong)


def _outcome(target: str, ended: process.Ended, wrong: str) -> Outcome:
    if wrong:
        return Outcome(target, "failed", wrong)
    return Outcome(target, "passed" if ended.killed else "refused", "ended before the kill")


def _client_wrong(home: Path, before: dict[str, str], said: list[str]) -> str:
    """Report damage of a kill to games and options; all games but one must be unchanged."""
    now = {path.name: path for path in _all_records(home)}
    if lost := [name for name in before if name not in now]:
        return f"lost: {lost}"
    played = [path for name, path in now.items() if path.read_text("utf-8") != before.get(name)]
    for path in played:
        try:
            fallen, old = _throws(path), before.get(path.name, "")
            earlier = _throws_in(old) if old else []
        except LudoError as error:
            return f"{path.name} cannot be read: {error}"
        if fallen[: len(earlier)] != earlier:
            return f"{path.name}: throws were lost or changed"
        if fallen[len(earlier) :][: len(said)] != said:
            return f"spoken, but not on the disk: {said}, there {fallen[len(earlier) :]}"
    if said and not played:
        return f"spoken, but nothing was written: {said}"
    broken = [path.name for path in home.rglob("*.broken-*")]
    if broken or (home / "faults").exists():
        return f"set aside or faulted: {broken}"
    if problems := options.load(home / options.FILE_NAME)[1]:
        return f"the options cannot be read: {problems}"
    return ""


def _said(spoken: Path) -> list[str]:
    """Return the throws in a transcript, whose last line may have been cut off."""
    found = []
    for line in spoken.read_text("utf-8").splitlines() if spoken.exists() else ():
        try:
            told = json.loads(line)
        except ValueError:
            break
        if told["category"] == "game" and (thrown := SPOKEN.search(told["text"])):
            found.append(thrown[1])
    return found


def _records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ludo"))


def _all_records(home: Path) -> list[Path]:
    return [*_records(home / "games"), *_records(home / "finished")]


def _throws(path: Path) -> list[str]:
    return _throws_in(read_record(path))


def _throws_in(text: str) -> list[str]:
    """Return the throws of a game; raise LudoError if it could not be continued."""
    kept = games.from_record(text, variants.load_named, SystemDice(), None)
    steps = kept.match.steps
    return ["".join(map(str, step.action.dice)) for step in steps if step.action.dice]


@cache
def _usual(folder: Path) -> float:
    """Measure how long an unkilled client takes on this machine."""
    probe = folder.parent / "probe"
    probe.mkdir(parents=True, exist_ok=True)
    words = ["play", "--seats", "you,bot:easy", "--config-dir", str(probe / "home"), *QUIET]
    ended = process.run([*words, "--speech", "none"], probe, lines="r\n1\n" * 20)
    shutil.rmtree(probe)
    return ended.seconds


def kill_tool(name: str, rng: Random, folder: Path) -> Outcome:
    tool = TOOLS[name]
    inputs = folder.parent / "inputs"
    _prepare(inputs)
    before = _content(inputs)
    moment = Moment(calls=rng.randrange(1, _calls(name, folder)))
    ended = _run_tool(name, folder, inputs, moment)
    wrong = ended.fault or tool.check(folder)
    if _content(inputs) != before:
        wrong = "a file that was only to be read has changed"
    return _outcome(name, ended, wrong)


@cache
def _calls(name: str, folder: Path) -> int:
    """Count the function calls of an unkilled tool."""
    probe = folder / "probe"
    calls = _run_tool(name, probe, folder.parent / "inputs", process.NEVER).calls
    shutil.rmtree(probe)
    return max(calls, 2)


def _run_tool(name: str, folder: Path, inputs: Path, moment: Moment) -> process.Ended:
    data = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    words = [word.format(inputs=inputs, folder=folder) for word in TOOLS[name].words]
    return process.run([name, *words], folder, kill=moment, environment=data)


def _prepare(inputs: Path) -> None:
    """Write the input files of the commands, once."""
    if (inputs / "game.ludo").exists():
        return
    inputs.mkdir(parents=True, exist_ok=True)
    shutil.copy(STARTER, inputs / "mine.toml")
    stories = (ROOT / "tests" / "scenarios" / "knobs.jsonl").read_text("utf-8").split("\n")
    (inputs / "stories.jsonl").write_text("\n".join(stories[:5]), "utf-8")
    home = inputs / "home"
    words = ["play", "--seats", "you,bot:easy", "--config-dir", str(home), *QUIET]
    process.run([*words, "--speech", "none"], inputs.parent / "work", lines="r\n1\n" * 12)
    (record,) = _records(home / "games")
    os.replace(record, inputs / "game.ludo")
    shutil.rmtree(home)


def _content(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def _nothing(folder: Path) -> str:
    return ""


def _installed(folder: Path) -> str:
    """Tell whether an installed file is incomplete."""
    for path in (folder / "data").rglob("*.toml"):
        if path.read_bytes() != STARTER.read_bytes():
            return f"{path.name} is installed in part"
    return ""


def _written(folder: Path) -> str:
    """Tell whether a new rule file is incomplete: it would never be written again."""
    path = folder / "new.toml"
    if path.exists():
        whole = path.read_bytes() == STARTER.read_bytes()
        path.unlink()
        return "" if whole else "new.toml was written in part"
    return ""


def _resumed(folder: Path) -> str:
    """Tell whether an arena has stored an incomplete result."""
    path = folder / "results.jsonl"
    lines = path.read_bytes().split(b"\n")[1:-1] if path.exists() else []
    for line in lines:
        try:
            json.loads(line)
        except ValueError:
            return "a result was written in part"
    if len(lines) == ARENA_GAMES:
        path.unlink()
    return ""


def _drawn(folder: Path) -> str:
    path = folder / "board.svg"
    if path.exists() and not path.read_text("utf-8").endswith("</svg>\n"):
        return "half a picture"
    path.unlink(missing_ok=True)
    return ""


def _opted(folder: Path) -> str:
    home = folder / "home"
    return "the options cannot be read" if options.load(home / options.FILE_NAME)[1] else ""


def _plain(*words: str, check: Callable[[Path], str] = _nothing) -> Tool:
    return Tool(words, check)


POSITION = "playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red 6,? 1 9"
TOOLS = {
    "variants": _plain(),
    "rules": _plain("classic"),
    "show": _plain(POSITION),
    "moves": _plain(POSITION),
    "replay": _plain("{inputs}/game.ludo"),
    "analyse": _plain("{inputs}/game.ludo"),
    "verify": _plain("{inputs}/game.ludo"),
    "draw": _plain("classic", "--out", "{folder}/board.svg", check=_drawn),
    "stats": _plain("--quick", "--config-dir", "{folder}/home"),
    "puzzles": _plain("--date", "2026-11-16"),
    "tournament": _plain("list", "--config-dir", "{folder}/home"),
    "check": _plain("{inputs}/mine.toml", "--games", "1"),
    "new-variant": _plain("{folder}/new.toml", check=_written),
    "install-variant": _plain("{inputs}/mine.toml", check=_installed),
    "scenarios": _plain("{inputs}/stories.jsonl"),
    "arena": _plain(
        *(
            "--seats",
            "random,random",
            "--games",
            str(ARENA_GAMES),
            "--quiet",
            "--out",
            "{folder}/results.jsonl",
        ),
        check=_resumed,
    ),
    "balance": _plain("classic", "--strength", "random", "--games", "2", "--quiet"),
    "doctor": _plain(
        *("--quiet", "--speech", "none", "--config-dir", "{folder}/home"), check=_opted
    ),
}
NO_TOOLS = {"start", "play", "connect", "host", "web", "train"}
"""Commands that are no tools: the client itself, and those that run until they are stopped."""
