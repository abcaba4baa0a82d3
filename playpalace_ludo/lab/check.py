"""Checking a rule file for its author: every problem with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo.core.errors import LudoError, Problem, RulesError
from playpalace_ludo.core.language import desugar, schema
from playpalace_ludo.core.language.knobs import rivals
from playpalace_ludo.core.language.turn_laws import too_many_turns_missed
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import read_text
from playpalace_ludo.lab.lines import LineIndex
from playpalace_ludo.variants import compiling, documents


class Finding(NamedTuple):
    """A problem and its line."""

    file: Path
    line: int | None
    problem: Problem
    column: int | None = None
    """A more exact place, where known."""

    def __str__(self) -> str:
        where = f"{self.file.name}:{self.line}" if self.line else self.file.name
        return f"{where}: {self.problem}"


class BadFile(LudoError):
    """A rule file with problems, each with its line."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("; ".join(map(str, findings)))


def load(path: Path) -> Rules:
    """Load the rules of a file from disk; raise BadFile with every problem."""
    try:
        return compiling.compile_document(documents.read_document(path), path, {})
    except RulesError as error:
        sources = _sources(path)
        unread = Path(error.source)
        findings = [
            Finding(unread, problem.line, problem._replace(line=0))
            if problem.line
            else _place(path, problem, sources)
            for problem in _hinted(sources, error.problems)
        ]
        raise BadFile(sorted(findings, key=lambda f: (str(f.file), f.line or 0))) from None


def _hinted(sources: list[_Source], problems: Iterable[Problem]) -> Iterator[Problem]:
    """Tell an author who replaced all outcomes of a base by one how to keep the others."""
    based = bool(sources) and "base" in sources[0].document
    for problem in problems:
        hint = based and problem.code == "one-outcome"
        yield problem._replace(code="one-face") if hint else problem


def remarks(path: Path, rules: Rules) -> list[Finding]:
    """Find valid but perhaps unintended parts of a good file, such as rivals and turns cut."""
    own = _sources(path)[0]
    said = {*documents.keys(own.document), *own.document.get("change", ())}
    found = [Problem(knob, "rival", {"key": key}) for knob, key in rivals() if {knob, key} <= said]
    if gone := documents.faces_gone(path):
        found.append(Problem("outcome", "faces-gone", {"names": gone}))
    whole = schema.complete(desugar.desugar(documents.read_document(path)))
    found += too_many_turns_missed(whole)
    remarked = [_place(path, problem, [own]) for problem in found]
    key = "title" if rules.has_knobs else "game.name"
    if "base" in own.document and key not in said and key not in own.document:
        problem = Problem(key, "title-of-base", {"title": rules.title})
        line = own.lines.places.get(("name", 0, "")) or own.lines.places.get(("base", 0, ""))
        remarked.append(Finding(path, line, problem))
    return remarked


class _Source(NamedTuple):
    file: Path
    document: Mapping[str, Any]
    lines: LineIndex
    text: str


def _sources(path: Path) -> list[_Source]:
    """List a file and its bases, as far as they can be read."""
    try:
        files = [*documents.sources(path)]
    except RulesError:
        files = [path]
    found = []
    for file in files:
        try:
            document = documents.read_toml(file)
            text = read_text(file)
            found.append(_Source(file, document, LineIndex(text), text))
        except LudoError:
            break
    return found


def _place(path: Path, problem: Problem, sources: list[_Source]) -> Finding:
    for source in sources if problem.key else ():
        changed = source.lines.places.get(("change", 0, problem.key))
        line = changed or source.lines.of(problem.key, source.document)
        if line is not None:
            return _exactly(source, line, problem)
    return Finding(path, None, problem)


def _exactly(source: _Source, line: int, problem: Problem) -> Finding:
    """Find the exact place of a condition's error, if the file has the condition verbatim."""
    condition, within = problem.values.get("condition"), problem.values.get("column")
    if isinstance(condition, str) and isinstance(within, int):
        for number, text in enumerate(source.text.splitlines()[line - 1 :], line):
            if (at := text.find(condition)) >= 0:
                here = problem._replace(values={**problem.values, "column": 0})
                return Finding(source.file, number, here, at + within)
    return Finding(source.file, line, problem)
