"""Conditions by chance: well-formed trees, and texts that are nearly conditions."""

from __future__ import annotations

from collections.abc import Collection

from hypothesis import strategies as st

from playpalace_ludo.core.conditions.names import ADDED_UP, ANSWER, NAMES, PLAYER, SUBJECTS, TRUTH
from playpalace_ludo.core.conditions.tree import (
    Compare,
    Counted,
    Junction,
    Name,
    Not,
    Number,
    Sum,
    Truth,
)

SIGNS = ("=", "!=", "<", "<=", ">", ">=")
THINGS = {
    "tile": ["t1", "t2", "t3", "t1..t4"],
    "outcome": ["1", "-"],
    "amendment": ["Change 0"],
    "colour": ["red", "sea green"],
}
"""Arguments in brackets that exist in the random rule files."""


@st.composite
def named(
    draw: st.DrawFn,
    kind: str,
    subjects: Collection[str],
    whose: Collection[str],
    takes: Collection[str],
) -> Name:
    fitting = [
        name
        for name, term in NAMES.items()
        if term.kind == kind and term.whose in whose and (not term.takes or term.takes in takes)
        if name != ANSWER  # which only questions ask for
    ]
    name = draw(st.sampled_from(sorted(fitting)))
    term = NAMES[name]
    subject = ""
    if term.whose == PLAYER:
        fit = [s for s in subjects if not (kind == TRUTH and s in ADDED_UP)]
        subject = draw(st.sampled_from(["", *sorted(fit)]))
    most = 2 if term.takes == "tile" else 1
    things = (
        st.lists(st.sampled_from(THINGS[term.takes]), min_size=1, max_size=most)
        if term.takes
        else st.just([])
    )
    return Name(name, subject, tuple(draw(things)))


@st.composite
def trees(
    draw: st.DrawFn,
    depth: int = 2,
    whose: Collection[str] = ("player", "table"),
    takes: Collection[str] = tuple(THINGS),
    subjects: Collection[str] = tuple(s for s in SUBJECTS if s != "victim"),
) -> Truth:
    form = draw(
        st.sampled_from(["compare", "name", "not", "and", "or"] if depth else ["compare", "name"])
    )
    inner = trees(depth - 1, whose, takes, subjects)
    if form == "not":
        return Not(draw(inner))
    if form in ("and", "or"):
        return Junction(form, tuple(draw(st.lists(inner, min_size=2, max_size=3))))
    # One comparison asks of one kind of player only.
    many = sorted(s for s in subjects if SUBJECTS[s].many)
    fit = [s for s in subjects if not SUBJECTS[s].many] + (
        [draw(st.sampled_from(many))] if many else []
    )
    if form == "name":
        return draw(named("truth", fit, whose, takes))
    numbers = counted(fit, whose, takes)
    return Compare(draw(numbers), draw(st.sampled_from(SIGNS)), draw(numbers))


def counted(
    subjects: Collection[str], whose: Collection[str], takes: Collection[str]
) -> st.SearchStrategy[Counted]:
    return st.recursive(
        st.builds(Number, st.integers(-9, 99)) | named("number", subjects, whose, takes),
        lambda inner: (
            st.builds(Sum, st.sampled_from("+-*"), inner, inner)
            | st.builds(Sum, st.just("%"), inner, st.builds(Number, st.integers(1, 9)))
        ),
        max_leaves=3,
    )


WORDS = (
    *NAMES,
    *(f"{subject}.home" for subject in SUBJECTS),
    *(
        "and",
        "or",
        "not",
        "(",
        ")",
        "=",
        ">=",
        "<",
        "+",
        "-",
        "*",
        "%",
        ",",
        "7",
        "'a b'",
        "on_tile(",
    ),
    *("..", "x", "é", "0", "$", "\n", "999999999", '"', "'"),
)
"""Parts of texts that are nearly conditions."""


def texts() -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join) | st.text(max_size=60)
