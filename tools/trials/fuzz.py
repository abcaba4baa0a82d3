"""Fuzzing: valid inputs mutated at random, for every reader of outside data.

Inputs that fail or are slower than all earlier ones are kept in the campaign's folder and mutated
further; `corpus/` holds those of earlier campaigns.
"""

import contextlib
import io
import json
import resource
import tempfile
import time
import traceback
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.cli.main import main
from playpalace_ludo.client import game, seats
from playpalace_ludo.client.storage import options, puzzle_book, saved_list
from playpalace_ludo.client.storage.puzzle_book import PuzzleBook
from playpalace_ludo.coins.purse import Purses
from playpalace_ludo.contest import text as tournaments
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.notation import format_position, parse_position
from playpalace_ludo.hosts.game.saves import pack, unpack
from playpalace_ludo.lab import scenarios
from playpalace_ludo.review import puzzles
from playpalace_ludo.settings import SETTINGS, reader
from playpalace_ludo.table import dice_check
from playpalace_ludo.table.dice import SystemDice
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Translator, problems
from tools.trials.outcome import Outcome

ROOT = Path(__file__).parents[2]
CORPUS = Path(__file__).with_name("corpus")
MOST_SECONDS = 5.0
MOST_MEMORY = 1_500_000_000
MOST_KEPT = 40
SLOW = 0.05
POSITION = "playpalace red:12,Y,Y,H/yellow:Y,35,Y,Y red 6,? 1 9"
SPOILERS = (
    *("\0", "\x1b[2J", "\r\n", "\u2028", "\u202e", "\ud800", "²", "٣", "é", "\x7f", "\ufeff"),
    *('"', "'", '"""', "[", "]", "{", "}", "=", "#", ",", ".", ":", "/", "\\", "%", "~", "---"),
    *("9" * 5000, "[" * 3000, "a." * 3000, "(" * 900, "-1", "0", "1e999", "nan", "0x" + "f" * 500),
    *("true", "null", "x,6,?,", "bot:x", "../..", "//other/share", " " * 4000, "6 " * 2000),
)


def trial(number: int, rng: Random, folder: Path) -> Outcome:
    """Feed one reader one mutated text; it must be read, or refused in one sentence."""
    name = rng.choice(WEIGHTED)
    kept = folder / "corpus" / name
    text = spoil(rng.choice([*samples(name), *_kept(kept)]), rng)
    begin = time.process_time()
    try:
        outcome = _read(name, text, folder)
    except Exception:
        outcome = Outcome(name, "failed", traceback.format_exc()[-1500:])
    seconds = time.process_time() - begin
    if seconds > MOST_SECONDS:
        outcome = Outcome(name, "failed", f"took {seconds:.1f} s")
    if outcome.kind == "failed" or seconds > _slowest.get(name, SLOW):
        _slowest[name] = max(seconds, _slowest.get(name, SLOW))
        _keep(kept, number, text)
    return outcome


def _read(name: str, text: str, folder: Path) -> Outcome:
    try:
        READERS[name](text, folder)
    except (LudoError, game.RulesGone, seats.SeatError) as error:
        said = Translator().say(problems.alone(error)) if isinstance(error, LudoError) else "gone"
        if not said or "\n" in said or len(said) > 10_000:
            return Outcome(name, "failed", f"no sentence: {said[:300]!r}")
        return Outcome(name, "refused")
    return Outcome(name, "passed")


def prepare() -> None:
    """Limit the memory of this process."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


_slowest: dict[str, float] = {}


def _keep(folder: Path, number: int, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if len(list(folder.iterdir())) < MOST_KEPT:
        (folder / f"{number}.txt").write_bytes(text.encode("utf-8", "surrogatepass"))
        _kept.cache_clear()


@cache
def _kept(folder: Path) -> tuple[str, ...]:
    found = sorted(folder.iterdir()) if folder.exists() else []
    return tuple(path.read_bytes().decode("utf-8", "surrogatepass") for path in found)


def spoil(text: str, rng: Random) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        text = rng.choice(WAYS)(text, rng)
    return text


def _cut(text: str, rng: Random) -> str:
    begin, end = sorted(rng.randrange(len(text) + 1) for _ in "ab")
    return text[:begin] + text[min(end, begin + 40) :]


def _cut_off(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _twice(text: str, rng: Random) -> str:
    begin = rng.randrange(len(text) + 1)
    piece = text[begin : begin + rng.randrange(1, 60)]
    return text[:begin] + piece * rng.choice((2, 2, 3, 50)) + text[begin:]


def _insert(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(SPOILERS) + text[at:]


def _change(text: str, rng: Random) -> str:
    if not text:
        return chr(rng.randrange(0x250))
    at = rng.randrange(len(text))
    letter = rng.choice(text) if rng.random() < 0.6 else chr(rng.randrange(0x250))
    return text[:at] + letter + text[at + 1 :]


def _swap_lines(text: str, rng: Random) -> str:
    lines = text.split("\n")
    one, other = (rng.randrange(len(lines)) for _ in "ab")
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


WAYS = (_cut, _cut_off, _twice, _insert, _insert, _change, _change, _change, _swap_lines)


def _file(text: str, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return path


def _position(text: str, folder: Path) -> None:
    rules, state = parse_position(text, variants.load_named)
    line = format_position(rules, state)
    assert parse_position(line, variants.load_named) == (rules, state), "not read as written"


def _spec(text: str, folder: Path) -> None:
    rules = variants.load_named(text)
    assert variants.load_named(rules.spec).spec == rules.spec, "not read as written"


def _record(text: str, folder: Path) -> None:
    match = Match.from_text(text, variants.load_named)
    assert Match.from_text(match.text(), variants.load_named).state == match.state


def _save(text: str, folder: Path) -> None:
    Translator().say(saved_list.label(_file(text, folder, "save.ludo")))
    game.from_record(text, variants.load_named, SystemDice(), None)


def _proof(text: str, folder: Path) -> None:
    dice_check.check_record(text, variants.load_named)


def _table(text: str, folder: Path) -> None:
    text = text.encode("utf-8", "replace").decode()
    Match.restore(POSITION, unpack(pack(text)), variants.load_named)


def _packed(text: str, folder: Path) -> None:
    unpack(text)


def _options(text: str, folder: Path) -> None:
    chosen, wrong = options.load(_file(text, folder, options.FILE_NAME))
    for problem in wrong:
        Translator().say(problem)
    chosen.document()
    for place in folder.glob("options.b*.toml"):
        place.unlink()


def _owner(text: str, folder: Path) -> None:
    _file(text, folder, SETTINGS)
    said = map(reader.in_english, reader.read(folder).problems)
    assert all("\n" not in problem for problem in said)


def _rules(text: str, folder: Path) -> None:
    variants.load(str(_file(text, folder, "mine.toml")))


def _story(text: str, folder: Path) -> None:
    for scenario in scenarios.read(_file(text, folder, "stories.jsonl")):
        scenarios.run(scenario)


def _seats(text: str, folder: Path) -> None:
    seats.parse(
        text,
        variants.load("playpalace"),
        you="Anna",
        strengths=options.STRENGTHS,
        default_strength="easy",
    )


def _printed(text: str, folder: Path) -> None:
    """Check that a command never prints control characters."""
    out = io.StringIO()
    path = _file(text, folder, "printed.ludo")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main(["replay", str(path)])
    wrong = [letter for letter in out.getvalue() if letter != "\n" and ord(letter) < 32]
    assert not wrong, f"printed {wrong!r}"


def _tournament(text: str, folder: Path) -> None:
    read = tournaments.loads(text)
    assert tournaments.loads(tournaments.dumps(read)) == read, "not read as written"


def _puzzles(text: str, folder: Path) -> None:
    for puzzle in puzzles.collection.__wrapped__(_file(text, folder, "puzzles.jsonl")):
        puzzle.task(variants.load_named)


def _solved(text: str, folder: Path) -> None:
    book = PuzzleBook(_file(text, folder, puzzle_book.FILE_NAME).parent)
    if book.problem is not None:
        Translator().say(book.problem)
    book.streak(date(2026, 1, 1))
    for place in folder.glob("puzzles.b*.json"):
        place.unlink()


def _purse(text: str, folder: Path) -> None:
    """Check that any file is either usable or refused."""
    path = folder / "purses.db"
    path.write_bytes(text.encode("latin-1", "replace"))
    purses = Purses(path)
    purses.stake("another", {"Anna": 1, "Ben": 1})
    purses.settle("another", {"Anna": 2})


READERS: dict[str, Callable[[str, Path], None]] = {
    "position": _position,
    "spec": _spec,
    "record": _record,
    "save": _save,
    "proof": _proof,
    "table": _table,
    "packed": _packed,
    "options": _options,
    "owner": _owner,
    "rules": _rules,
    "scenario": _story,
    "seats": _seats,
    "printed": _printed,
    "tournament": _tournament,
    "puzzles": _puzzles,
    "solved": _solved,
    "purse": _purse,
}
SHARES = {
    **{"packed": 10, "seats": 10, "spec": 10, "table": 8, "scenario": 8},
    **{"position": 6, "options": 6, "rules": 5, "owner": 4},
}
WEIGHTED = [name for name in READERS for _ in range(SHARES.get(name, 1))]
"""Trials per reader: more for fast ones, or a few slow ones would take most of the time."""


@cache
def samples(name: str) -> tuple[str, ...]:
    """Return valid inputs for a reader, and those found by earlier campaigns."""
    if name in ("record", "save", "proof", "table", "printed"):
        good = [path.read_text("utf-8") for path in sorted(_old_games())]
    elif name == "packed":
        good = [pack(path.read_text("utf-8")) for path in sorted(_old_games())]
    elif name == "rules":
        files = (*catalogue.SHIPPED.glob("*.toml"), *(ROOT / "playpalace_ludo/lab").glob("*.toml"))
        good = [path.read_text("utf-8") for path in sorted(files)]
    elif name == "puzzles":
        lines = puzzles.FILE.read_text("utf-8").splitlines(keepends=True)
        good = ["".join(lines[at : at + 3]) for at in range(0, 60, 3)]
    elif name == "purse":
        good = [_good_purse()]
    elif name == "scenario":
        found = sorted((ROOT / "tests" / "scenarios").glob("*.jsonl"))
        good = [line for path in found for line in path.read_text("utf-8").split("\n")[:20] if line]
    else:
        good = json.loads((CORPUS / "good.json").read_text("utf-8"))[name]
    known = CORPUS / f"{name}.json"
    return (*good, *(json.loads(known.read_text("utf-8")) if known.exists() else ()))


def _good_purse() -> str:
    """Return a file of purses, each byte as a letter."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "purses.db"
        Purses(path).stake("one", {"Anna": 5, "Ben": 5})
        return path.read_bytes().decode("latin-1")


def _old_games() -> list[Path]:
    return sorted((ROOT / "tests" / "old_games").rglob("*.ludo"))[:30]
