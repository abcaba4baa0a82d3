"""Checking a rule file as its author would want it: every problem, with the line it stands on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.core.errors import LudoError, Problem, RulesError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.lab.lines import Lines


class Finding(NamedTuple):
    """A problem and where it stands."""

    file: Path
    line: int | None
    problem: Problem

    def sentence(self) -> str:
        where = f"{self.file.name}, line {self.line}" if self.line else self.file.name
        return f"{where}: {self.problem.sentence()}"


class BadFile(LudoError):
    """A rule file with problems, each with its line."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = tuple(findings)
        count = len(findings)
        ending = "" if count == 1 else f" There are {count} problems in all."
        super().__init__(findings[0].sentence() + ending)


def load(path: Path) -> Rules:
    """The rules of a file as it stands on disk; raises BadFile with every problem."""
    try:
        return variants.compile_document(variants.read_document(path), path, {})
    except RulesError as error:
        findings = [_place(path, problem) for problem in error.problems]
        raise BadFile(sorted(findings, key=lambda f: (str(f.file), f.line or 0))) from None


def _place(path: Path, problem: Problem) -> Finding:
    if named := re.search(r"line (\d+)", problem.text):
        return Finding(path, None if problem.key else int(named[1]), problem)
    for file in _with_bases(path):
        try:
            document = variants.read_toml(file)
            text = file.read_text("utf-8-sig")
        except (LudoError, OSError, UnicodeDecodeError):
            break
        line = Lines(text).of(problem.key, document) if problem.key else None
        if line is not None:
            return Finding(file, line, problem)
    return Finding(path, None, problem)


def _with_bases(path: Path) -> list[Path]:
    """A file, then what it is based on."""
    try:
        return variants.sources(path)
    except RulesError:
        return [path]
