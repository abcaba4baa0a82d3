"""Problems of input files and options: from codes to messages."""

from __future__ import annotations

from playpalace_ludo.cleaning import one_line
from playpalace_ludo.core.errors import InputError, Problem, RulesError, Value, cut
from playpalace_ludo.words.model import Arg, CommaList, Either, Message, Sentences
from playpalace_ludo.words.translate import Said

# Fluent refuses to put anything longer than 2500 characters into a sentence.
MOST_PROBLEMS = 3
MOST_NAMES = 40
MOST_TEXT = 2000


def message(error: Exception) -> Message:
    """Say an error; of many problems the first ones and their number."""
    if isinstance(error, RulesError):
        told = at(error.source, Sentences(map(sentence, error.problems[:MOST_PROBLEMS])))
        count = len(error.problems)
        if count <= MOST_PROBLEMS:
            return told
        return Message("pludo-problem-more", {"problems": told, "count": count})
    if isinstance(error, InputError):
        return phrase(error.problem)
    return Message("pludo-problem-other", {"text": Said(one_line(str(error)[:MOST_TEXT]))})


def alone(error: Exception) -> Message:
    """Say an error as a sentence of its own."""
    return sentence(error.problem) if isinstance(error, InputError) else message(error)


def clash(error: Exception) -> Message:
    """Say why options conflict, with the names that menus give them."""
    if not isinstance(error, RulesError):
        return message(error)
    problem = error.problems[0]
    kind, _, rest = problem.code.partition("clash-")
    if kind:
        return sentence(problem)
    return Message(f"pludo-clash-{rest}", phrase(problem).args)


def sentence(problem: Problem) -> Message:
    """Say a problem with its place, the rule it breaks and a suggestion."""
    told = placed(problem)
    if problem.rule:
        told = Message("pludo-problem-rule", {"problem": told, "rule": problem.rule})
    if problem.suggestion:
        meant = repr(problem.suggestion)
        return Message("pludo-problem-suggestion", {"problem": told, "suggestion": meant})
    return Message("pludo-problem-sentence", {"problem": told})


def placed(problem: Problem) -> Message:
    """Say a problem with its place, as a part of a sentence."""
    told = phrase(problem)
    if problem.key:
        told = at(problem.key, told)
    if problem.line:
        told = Message("pludo-problem-in-line", {"line": str(problem.line), "problem": told})
    return told


def phrase(problem: Problem) -> Message:
    """Say a problem without its place."""
    args = {name: _arg(name, value) for name, value in problem.values.items()}
    return Message(f"pludo-problem-{problem.code}", args)


def at(place: str | Message, problem: Message | Sentences) -> Message:
    return Message("pludo-problem-at", {"place": place, "problem": problem})


def _arg(name: str, value: Value) -> Arg:
    if isinstance(value, Problem):
        return placed(value)
    if isinstance(value, Exception):
        return message(value)
    if isinstance(value, int):
        from fluent.runtime.types import FluentInt  # not at the top: a tenth of a second

        return FluentInt(value, useGrouping=False)  # as it is written in files
    if isinstance(value, tuple):
        names = [cut(str(item)) for item in value[:MOST_NAMES]]
        names += ["..."] if len(value) > MOST_NAMES else []
        return Either(names) if name == "either" else CommaList(names)
    return value
