"""Plant small faults in the code, one at a time, and see which of them no test notices.

    python -m tools.mutants --count 300 --minutes 60      a sample of all rooms, resumed if stopped
    python -m tools.mutants --only coins --count 40       of one room
    python -m tools.mutants --again                       only survivors, after tests were written
    python -m tools.mutants --survivors                   what no test noticed, and is not explained

A fault is put into a function of the running program: a comparison reversed, a number changed, a
call left out. Then the tests of its room run in a child that ends at the first failure. Nothing on
the disk is changed. The seed determines the sample; results are kept in .campaign/mutants.jsonl,
and a fault in a file that has not changed since is not planted again. docs/reliability.md lists the
faults that make no difference, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / ".campaign" / "mutants.jsonl"
DOCUMENT = ROOT / "docs" / "reliability.md"
LONGEST = 300.0
"""Wall-clock seconds after which a waiting child counts as hanging."""
MOST_MEMORY = 3 * 1024**3


class Room(NamedTuple):
    """Files that faults are planted in, and the tests that should notice."""

    files: tuple[str, ...]
    tests: tuple[str, ...]


ROOMS = {
    "files": Room(
        ("files.py", "client/storage/growing.py", "client/storage/saves.py"),
        (
            "tests/test_files.py",
            "tests/client/storage/test_slow_disk.py",
            "tests/client/storage/test_saves.py",
            "tests/test_held_files.py",
            "tests/client/test_bad_moments.py",
            "tests/test_hostile_files.py",
        ),
    ),
    "online": Room(("online/*.py",), ("tests/online",)),
    "coins": Room(("coins/*.py",), ("tests/coins", "tests/client/pages/test_coins.py")),
    "dice": Room(
        ("table/dice.py", "table/fair_dice.py", "table/dice_check.py", "core/proof.py"),
        (
            "tests/table/test_fair_dice.py",
            "tests/table/test_dice_check.py",
            "tests/table/test_dice.py",
            "tests/core/test_record.py",
        ),
    ),
    "engine": Room(
        ("core/engine/*.py",),
        (
            "tests/test_scenarios.py",
            "tests/core/test_abilities.py",
            "tests/core/test_effects.py",
            "tests/loose/test_freedoms.py",
            "tests/loose/test_turns.py",
            "tests/loose/test_winning.py",
            "tests/core/test_one_model.py",
            "tests/core/test_golden.py",
        ),
    ),
}


@dataclass(frozen=True)
class Fault:
    room: str
    file: str
    function: str
    before: str
    after: str
    line: int
    source: str
    """Digest of the file: faults in a changed one are planted again."""
    place: int
    """The index of the node in the file."""

    @property
    def key(self) -> tuple[str, str, int, str]:
        return self.file, self.source, self.place, self.after

    @property
    def told(self) -> tuple[str, str, str, str]:
        """Return the document's key for a fault, without line numbers, which change."""
        return self.file, self.function, self.before, self.after


TURNED: dict[type[ast.AST], type[ast.AST]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt},
    **{ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In},
    **{ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And},
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult},
}


def variations(node: ast.AST) -> Iterator[ast.AST]:
    """Yield this node with a small fault in it."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in TURNED:
            yield _with(node, ops=[TURNED[type(op)]()])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in TURNED:
            yield _with(node, op=TURNED[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield _with(node, value=not value)
        case ast.Constant(value=int() as value):
            yield _with(node, value=value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield _with(node, value=ast.Constant(None))
        case ast.Continue():
            yield ast.Break()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    new = type(node)(**{**dict(ast.iter_fields(node)), **fields})
    return ast.copy_location(new, node)


@cache
def faults(room: str) -> tuple[Fault, ...]:
    """List every fault that may be planted in a room."""
    found: list[Fault] = []
    for pattern in ROOMS[room].files:
        for path in sorted((ROOT / "playpalace_ludo").glob(pattern)):
            found += faults_in(room, path)
    return tuple(found)


def faults_in(room: str, path: Path) -> Iterator[Fault]:
    text = path.read_text("utf-8")
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    name = path.relative_to(ROOT / "playpalace_ludo").as_posix()
    for place, node, function in _places(ast.parse(text)):
        for new in variations(node):
            after = _short(ast.fix_missing_locations(ast.copy_location(new, node)))
            line = getattr(node, "lineno", 0)
            yield Fault(room, name, function, _short(node), after, line, digest, place)


def _short(node: ast.AST) -> str:
    first, *rest = ast.unparse(node).splitlines()
    return f"{first} ..." if rest else first


NOT_LOOKED_INTO = (ast.JoinedStr, ast.Assert, ast.arguments, ast.AnnAssign)
"""Texts, annotations, and defaults, which are evaluated before a function runs."""


def _places(tree: ast.Module) -> Iterator[tuple[int, ast.AST, str]]:
    """Yield every node inside a function, with its number and the function's name."""
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}

    def walk(node: ast.AST, function: str, outer: str) -> Iterator[tuple[int, ast.AST, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, NOT_LOOKED_INTO) or _is_note(child):
                continue
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{outer}.{child.name}" if outer else child.name
                is_class = isinstance(child, ast.ClassDef)
                for inner in child.body:
                    if is_class and not isinstance(inner, ast.FunctionDef | ast.ClassDef):
                        continue
                    shell = ast.Module([inner], [])
                    yield from walk(shell, "" if is_class else name, name)
                continue
            if function:
                yield numbers[id(child)], child, function
            yield from walk(child, function, outer)

    yield from walk(tree, "", "")


def _is_note(node: ast.AST) -> bool:
    """Tell whether this only writes into a log."""
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        return False
    return ast.unparse(node.value.func).lower().startswith("log.")


def planted(fault: Fault) -> ast.Module:
    """Return the file's tree with the fault in it."""
    tree = ast.parse((ROOT / "playpalace_ludo" / fault.file).read_text("utf-8"))
    node = list(ast.walk(tree))[fault.place]
    for new in variations(node):
        new = ast.fix_missing_locations(ast.copy_location(deepcopy(new), node))
        if _short(new) == fault.after:
            _Exchange(node, new).visit(tree)
            return ast.fix_missing_locations(tree)
    raise ValueError(fault)


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        found: ast.AST = self.new if node is self.old else self.generic_visit(node)
        return found


def plant(fault: Fault) -> int:
    """Put a fault into the existing functions; return how many were changed."""
    path = str(ROOT / "playpalace_ludo" / fault.file)
    name = f"playpalace_ludo.{fault.file.removesuffix('.py').replace('/', '.')}"
    import_module(name.removesuffix(".__init__"))
    new = {
        (code.co_qualname, code.co_firstlineno): code
        for code in _codes(compile(planted(fault), path, "exec"))
    }
    count = 0
    for function in [each for each in gc.get_objects() if isinstance(each, FunctionType)]:
        old = function.__code__
        there = new.get((old.co_qualname, old.co_firstlineno))
        if os.path.realpath(old.co_filename) == path and there is not None and there != old:
            function.__code__ = there
            count += 1
    return count


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


class Ended(NamedTuple):
    outcome: str
    seconds: float


def tried(fault: Fault | None, tests: Sequence[str], limit: float) -> Ended:
    """Run the tests in a child with the fault; without one they have to pass."""
    child = os.fork()
    if child == 0:
        _become(fault, tests, limit)
    end = time.monotonic() + LONGEST
    while not (found := os.wait4(child, os.WNOHANG))[0]:
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.02)
    _, status, used = found
    code, seconds = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
    outcomes = {0: "survived", NOT_PLANTED: "not planted"}
    return Ended(outcomes.get(code, "noticed" if code > 0 else "noticed by its time"), seconds)


NOT_PLANTED = 99


def _become(fault: Fault | None, tests: Sequence[str], limit: float) -> None:
    """Be the child; never returns."""
    code = NOT_PLANTED
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        if fault is None or plant(fault):
            import pytest

            quiet = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no")
            code = int(pytest.main([*quiet, *(str(ROOT / test) for test in tests)]))
    finally:
        os._exit(code)


def load(rooms: Iterable[str]) -> None:
    """Import what every child needs, once."""
    import_module("pytest")
    for room in rooms:
        for fault in faults(room)[:1]:
            import_module(f"playpalace_ludo.{fault.file.removesuffix('.py').replace('/', '.')}")


def sample(rooms: Sequence[str], count: int, seed: int) -> list[Fault]:
    """Choose equally many faults per room; a larger sample begins with the smaller one."""
    chosen = []
    for room in rooms:
        every = list(faults(room))
        Random(f"{seed}/{room}").shuffle(every)
        chosen.append(every[: -(-count // len(rooms))])
    return [fault for turn in zip(*chosen, strict=False) for fault in turn][:count] or chosen[0]


def results(path: Path) -> dict[tuple[str, str, int, str], tuple[Fault, Ended]]:
    found = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        told = json.loads(line)
        fault = Fault(**told["fault"])
        found[fault.key] = fault, Ended(told["outcome"], told["seconds"])
    return found


def run(
    rooms: Sequence[str],
    count: int,
    *,
    seed: int,
    minutes: float,
    path: Path,
    again: bool = False,
) -> list[tuple[Fault, Ended]]:
    """Plant a sample of faults until the time is up; return all that are done.

    `again` plants the survivors among those that are done.
    """
    load(rooms)
    done, limits = results(path), dict[str, float]()
    path.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    wanted = sample(rooms, count, seed)
    for fault in wanted:
        is_done = fault.key in done
        if is_done != again or (is_done and done[fault.key][1].outcome != "survived"):
            continue
        if time.monotonic() > end:
            break
        tests = ROOMS[fault.room].tests
        if fault.room not in limits:
            whole = tried(None, tests, 600)
            if whole.outcome != "survived":
                raise SystemExit(f"the tests of {fault.room} fail without a fault")
            limits[fault.room] = 3 * whole.seconds + 10
        done[fault.key] = fault, tried(fault, tests, limits[fault.room])
        with path.open("a", encoding="utf-8") as file:
            told = {"fault": asdict(fault), **done[fault.key][1]._asdict()}
            file.write(json.dumps(told, ensure_ascii=False) + "\n")
    return [done[fault.key] for fault in wanted if fault.key in done]


def explained(document: str) -> set[tuple[str, str, str, str]]:
    """Read the table of faults that change nothing."""
    rows = [line.split(" | ") for line in document.splitlines() if line.startswith("| `")]
    found = set()
    for row in rows:
        if len(row) == 5:
            file, function, before, after = (cell.strip("| ").strip("`") for cell in row[:4])
            found.add((file, function, before.replace("\\|", "|"), after.replace("\\|", "|")))
    return found


def report(done: Iterable[tuple[Fault, Ended]]) -> tuple[list[str], bool]:
    """Return lines to print, and whether every survivor is explained."""
    known, lines, counts = explained(DOCUMENT.read_text("utf-8")), [], dict[str, Counter[str]]()
    for fault, ended in done:
        outcome = ended.outcome
        if outcome == "survived" and fault.told in known:
            outcome = "changes nothing"
        elif outcome == "survived":
            where = f"{fault.file}:{fault.line} {fault.function}"
            lines.append(f"survived: {where}: {fault.before}  ->  {fault.after}")
        counts.setdefault(fault.room, Counter())[outcome] += 1
    for room, outcomes in counts.items():
        told = ", ".join(f"{name} {number}" for name, number in sorted(outcomes.items()))
        lines.append(f"{room}: {outcomes.total()} faults: {told}")
    return lines, not any(outcomes["survived"] for outcomes in counts.values())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=ROOMS, action="append", help="a room, instead of all")
    parser.add_argument("--count", type=int, default=300, help="how many faults (%(default)s)")
    parser.add_argument("--minutes", type=float, default=60.0, help="on the clock (%(default)g)")
    parser.add_argument("--seed", type=int, default=1, help="another one gives another sample")
    parser.add_argument("--results", type=Path, default=RESULTS, help="what is kept (%(default)s)")
    parser.add_argument("--again", action="store_true", help="plant survivors once more")
    parser.add_argument("--survivors", action="store_true", help="plant nothing, only report")
    args = parser.parse_args()
    rooms, minutes = args.only or list(ROOMS), 0.0 if args.survivors else args.minutes
    done = run(
        rooms, args.count, seed=args.seed, minutes=minutes, path=args.results, again=args.again
    )
    lines, is_clean = report(done)
    print("\n".join(lines))
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
