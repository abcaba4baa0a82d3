"""No text makes a regular expression slow: twice as much of it takes about twice as long.

Every expression that a stranger's text can meet is attacked with texts made from its own parts:
each repetition is pumped up and then prevented from matching. What is in the package and not in
the lists below fails, so a new expression is either attacked or has a reason not to be.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import itertools
import re
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

import pytest

from playpalace_ludo import variants
from playpalace_ludo.cleaning import clean, one_line
from playpalace_ludo.client.pages.online.reading import spoken
from playpalace_ludo.core import record
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.language import schema
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.online import text

PACKAGE = Path(variants.__file__).parents[1]
SIZE = 4_000
"""Characters of the shorter text; a quadratic expression takes a tenth of a second for it."""
MOST_RATIO = 3.0
WAYS = "match|fullmatch|search|sub|split|findall|finditer"
FAST = 0.002
"""Seconds of processor time below which nobody waits, and below which clocks are not exact."""

NEVER_FOREIGN = {
    "cli/mistyped.py": "the player's own command line",
    "client/output/readers.py": "the name of a terminal",
    "client/output/speech/say.py": "what the system lists of its voices",
    "files.py": "names of files in our own folders",
    "lab/games.py": "the player's own command line",
    "log_file.py": "the beginning of a log of ours",
    "words/translate.py": "our own translations",
}
MADE = {
    "core/proof.py": [
        r"[1-9][0-9]{0,399}(/[1-9][0-9]{0,399})?( [1-9][0-9]{0,399}(/[1-9][0-9]{0,399})?)*"
    ],
    "core/reading.py": [r"\s*\[\[\s*name\s*\]"],
    "lab/lines.py": [r"name (\d+)\.?(.*)"],
    "core/language/schema.py": [each.pattern.pattern for each in schema.PHRASES.values()],
}
"""Expressions put together at run time; those a module keeps are found by themselves."""


class Expression(NamedTuple):
    where: str
    way: str
    """How it is used: `match`, `sub`, ..."""
    pattern: str
    flags: int


class Made(NamedTuple):
    """A place where the package makes an expression."""

    where: str
    call: ast.Call
    name: str
    """Its name in the module; empty for one used at once."""
    ways: frozenset[str]


@cache
def found() -> tuple[Made, ...]:
    listed = []
    sources = {
        path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }
    for where, code in sources.items():
        if not re.search(r"^\s*import re$", code, re.MULTILINE):
            assert "from re import" not in code, where
            continue
        names: dict[ast.AST, str] = {}
        for node in ast.walk(ast.parse(code)):
            match node:
                case ast.Assign(targets=[ast.Name(name)], value=value):
                    names[value] = name
                case ast.Call(func=ast.Attribute(value=ast.Name("re"), attr="compile")):
                    name = names.get(node, "")
                    used = re.compile(rf"\b{name or 'pattern'}\.({WAYS})\b")
                    ways = used.findall(code) or used.findall("".join(sources.values()))
                    listed.append(Made(where, node, name, frozenset(ways)))
                case ast.Call(func=ast.Attribute(value=ast.Name("re"), attr=way)):
                    if way != "escape":
                        listed.append(Made(where, node, "", frozenset([way])))
    return tuple(listed)


@cache
def expressions() -> tuple[Expression, ...]:
    """All expressions a stranger's text may meet."""
    return tuple(
        Expression(made.where, way, pattern, _flags(made.call))
        for made in found()
        if made.where not in NEVER_FOREIGN
        for pattern in patterns(made)
        for way in made.ways
    )


def patterns(made: Made) -> list[str]:
    given = made.call.args[0]
    if isinstance(given, ast.Constant):
        return [given.value.decode() if isinstance(given.value, bytes) else str(given.value)]
    if made.name:
        module = importlib.import_module(f"playpalace_ludo.{made.where[:-3].replace('/', '.')}")
        return [vars(module)[made.name].pattern]
    assert made.where in MADE, f"{made.where}: {ast.unparse(given)} has no example in MADE"
    return MADE[made.where]


def _flags(call: ast.Call) -> int:
    names = {word.attr for word in ast.walk(call) if isinstance(word, ast.Attribute)}
    flags = {"ASCII", "DOTALL", "MULTILINE", "S"} & names
    return sum(getattr(re, name) for name in flags)


def sample(parts: Any, pick: int) -> str:
    """A text that parts of an expression match; `pick` chooses among several."""
    return "".join(_sample(kind, value, pick) for kind, value in parts)


def _sample(kind: Any, value: Any, pick: int) -> str:
    match kind:
        case sre.LITERAL:
            return chr(value)
        case sre.NOT_LITERAL:
            return "a" if value != ord("a") else "b"
        case sre.ANY:
            return " a#"[pick % 3]
        case sre.IN:
            return _member(value, pick)
        case sre.BRANCH:
            return sample(value[1][pick % len(value[1])], pick)
        case sre.SUBPATTERN:
            return sample(value[-1], pick)
        case sre.ATOMIC_GROUP:
            return sample(value, pick)
        case sre.MAX_REPEAT | sre.MIN_REPEAT | sre.POSSESSIVE_REPEAT:
            return sample(value[2], pick) * int(value[0])
    return ""


def _member(choices: Any, pick: int) -> str:
    """One of a class; the pool is what occurs in texts."""
    inner = re.compile("[" + "".join(_spelled(*choice) for choice in choices) + "]")
    pool = [*" a1_-.#[](){}\"'\\=*/<>!:;\x1b\x07\n~", *map(chr, range(33, 127))]
    members = [char for char in pool if inner.match(char)]
    return str(members[pick % len(members)]) if members else " "


def _spelled(kind: Any, value: Any) -> str:
    match kind:
        case sre.NEGATE:
            return "^"
        case sre.LITERAL:
            return re.escape(chr(value))
        case sre.RANGE:
            return f"{re.escape(chr(value[0]))}-{re.escape(chr(value[1]))}"
    signs = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}
    name = str(value).removeprefix("CATEGORY_").removeprefix("UNI_")
    sign = signs[name.removeprefix("NOT_")]
    return sign.upper() if name.startswith("NOT_") else sign


def pumped(parts: Any, pick: int, before: str = "") -> Iterator[tuple[str, str]]:
    """The text before a repetition, and the part it repeats."""
    for kind, value in parts:
        if kind in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            _, high, inner = value
            if high > 9:
                for other in range(3):
                    yield before, sample(inner, other) or " "
            yield from pumped(inner, pick, before)
        elif kind is sre.SUBPATTERN:
            yield from pumped(value[-1], pick, before)
        elif kind is sre.ATOMIC_GROUP:
            yield from pumped(value, pick, before)
        elif kind is sre.BRANCH:
            for branch in value[1]:
                yield from pumped(branch, pick, before)
        # One more than a repetition needs: `.*?` has something before what follows it.
        extra = kind in (sre.MAX_REPEAT, sre.MIN_REPEAT) and value[0] == 0
        before += _sample(kind, value, pick) or (sample(value[2], 1) if extra else "")


def attacks(pattern: str, flags: int) -> set[tuple[str, str, str]]:
    """Beginnings, pieces to repeat and ends."""
    tree = parser.parse(pattern, flags)
    pumps = {pump for pick in range(2) for pump in pumped(tree, pick)}
    pumps |= {("", unit) for _, unit in pumps} | {("", sample(tree, 0) or " ")}
    return {(*pump, end) for pump, end in itertools.product(pumps, ("", "x", "\0"))}


def seconds(act: Callable[[], object]) -> float:
    begin = time.process_time()
    act()
    return time.process_time() - begin


def ratio(act: Callable[[str], object], make: Callable[[int], str], size: int) -> float:
    """How much longer twice as much takes, best of five; 1 where nobody would notice either.

    A busy machine may slow one of the two down, so a bad result has to come out three times.
    """
    short, long = make(size), make(2 * size)
    if seconds(lambda: act(long)) < FAST:
        return 1.0
    rounds = (_ratio(lambda: act(short), lambda: act(long)) for _ in range(3))
    return next((found for found in rounds if found < MOST_RATIO), MOST_RATIO)


def _ratio(short: Callable[[], object], long: Callable[[], object]) -> float:
    took = [(seconds(short), seconds(long)) for _ in range(5)]
    return min(pair[1] for pair in took) / max(min(pair[0] for pair in took), 1e-6)


def using(expression: Expression) -> Callable[[str], object]:
    compiled = re.compile(expression.pattern, expression.flags)
    match expression.way:
        case "sub":
            return lambda told: compiled.sub("", told)
        case "split":
            return compiled.split
        case "findall" | "finditer":
            return lambda told: list(compiled.finditer(told))
        case way:
            return getattr(compiled, way)  # type: ignore[no-any-return]


def test_everything_with_expressions_is_attacked_or_has_a_reason_not_to_be() -> None:
    assert {made.where for made in found()} >= {*NEVER_FOREIGN, *MADE}
    assert all(made.ways for made in found() if made.where not in NEVER_FOREIGN)
    assert len(expressions()) > 60


@pytest.mark.parametrize("where", sorted({each.where for each in expressions()}))
def test_twice_the_text_takes_no_more_than_three_times_as_long(where: str) -> None:
    for each in expressions():
        if each.where != where:
            continue
        act = using(each)
        for begin, unit, end in attacks(each.pattern, each.flags):

            def make(size: int, begin: str = begin, unit: str = unit, end: str = end) -> str:
                return begin + unit * (size // len(unit)) + end

            took = ratio(act, make, SIZE)
            assert took < MOST_RATIO, (each, begin, unit, end)


@pytest.mark.parametrize(
    "pattern",
    [r"(#{1,6})\s+(.*?)\s*#*$", r"\s*([-*_=]\s*){3,}$", r"\s+x", r"(\w+\.)*\w+ #"],
)
def test_an_expression_that_can_be_made_slow_is_found(pattern: str) -> None:
    act = using(Expression("", "search", pattern, 0))
    assert any(
        ratio(act, lambda size, b=b, u=u, e=e: b + u * (size // len(u)) + e, 1000) >= MOST_RATIO  # type: ignore[misc]
        for b, u, e in attacks(pattern, 0)
    )


def quietly(act: Callable[[str], object]) -> Callable[[str], object]:
    def run(told: str) -> None:
        with contextlib.suppress(LudoError):
            act(told)

    return run


HEADER = 'format = 1\nvariant = "playpalace"\nseats = ["red", "green"]\nplayers = ["A", "B"]\n'
READERS: dict[str, tuple[Callable[[str], object], Sequence[str]]] = {
    "document": (lambda told: spoken([told]), ("# a{}x", "{}x", "[{}", "[x]({}", "**{}", "-{}x")),
    "line": (text.line, ("\x1b[{}", "\x1b]{}", "{}\x00")),
    "document's lines": (text.lines, ("\x1b[{}", "{}\x00")),
    "cleaning": (clean, ("\x1b[{}", "{}\x07")),
    "one line": (one_line, ("\x1b[{}", "{}\x07")),
    "position": (
        quietly(lambda told: parse_position(told, variants.load_named)),
        ("playpalace {}", "playpalace({}", "playpalace red:{}", "playpalace(a={}) x"),
    ),
    "record": (
        quietly(lambda told: record.split(told)),
        (f"{HEADER}[table]\n{{}}\n---\n", f"{HEADER}\n---\n1. red {{}}", f"{HEADER}{{}}"),
    ),
    "rule file": (quietly(lambda told: read_toml(told)), ("a = {}", "[{}", '"{}', "a.{} = 1")),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("unit", [" ", "a", "1 ", "[", "(", "#", "*", "\x1b", "%", '"', "a."])
def test_what_reads_foreign_text_does_not_get_slow(reader: str, unit: str) -> None:
    act, frames = READERS[reader]
    for frame in frames:

        def make(size: int, frame: str = frame) -> str:
            return frame.replace("{}", unit * (size // len(unit)))

        assert ratio(act, make, 3 * SIZE) < MOST_RATIO, frame
