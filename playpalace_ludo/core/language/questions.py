"""Questions of rule files, ``[[question]]``, and votes on amendments: their faces and checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playpalace_ludo.core.effects import OF_CAPTURES, PICKED, AskAll, read, whom, written
from playpalace_ludo.core.errors import Problem, show
from playpalace_ludo.core.language.naming import Names
from playpalace_ludo.core.language.schema import MOST_ANSWERS, Document, bare, every_effect
from playpalace_ludo.core.rule_parts import Face, Order, Question, answer_values
from playpalace_ludo.core.spelling import closest

MOST_VALUE = 999
VOTES = ("yes", "no")


def with_polls(
    faces: tuple[Face, ...], document: Document, names: Names
) -> tuple[tuple[Face, ...], dict[int, Question]]:
    """Append a face for each vote and each question, and return these by face."""
    asked = [
        *(_vote(entry, index) for index, entry in enumerate(document["amend"]) if _is_voted(entry)),
        *(_question(entry, names) for entry in document["question"]),
    ]
    more = tuple(_face(question) for question in asked)
    return faces + more, dict(enumerate(asked, len(faces)))


def _is_voted(entry: Mapping[str, Any]) -> bool:
    return bool(entry["vote"] != "none")


def _face(question: Question) -> Face:
    orders = tuple(Order("answer", number) for number in range(len(question.answers)))
    return Face(face_name(question.name, vote=question.is_vote), orders=orders)


def face_name(name: str, *, vote: bool) -> str:
    return f"vote {name}" if vote else written(AskAll(name))


def _vote(entry: Mapping[str, Any], amendment: int) -> Question:
    return Question(
        name=entry["name"],
        answers=VOTES,
        values=(1, 0),
        secret=entry["shown"] == "together",
        amendment=amendment,
        unanimous=entry["vote"] == "everybody",
    )


def _question(entry: Mapping[str, Any], names: Names) -> Question:
    # Numbers first, since they are their own keys; words take the keys after them.
    answers = tuple(sorted(entry["answers"], key=lambda one: not one.isdecimal()))
    return Question(
        name=entry["name"],
        answers=answers,
        values=answer_values(answers),
        secret=entry["shown"] == "together",
        then=names.clauses(entry["then"]),
    )


def questions_fit(document: Document) -> Iterable[Problem]:
    """Check that questions are distinct, are asked by something, and have valid answers."""
    names = [entry["name"] for entry in document["question"]]
    for number, entry in enumerate(document["question"]):
        where = f"question.{entry['name']}"
        if entry["name"] in names[:number]:
            yield Problem(f"{where}.name", "two-questions", rule="L-01")
        yield from _answers_fit(f"{where}.answers", entry["answers"])
        for phrase in entry["then"]:
            who = whom(read(bare(phrase)))
            if who in (*PICKED, *OF_CAPTURES):
                yield Problem(f"{where}.then", "question-whom", {"effect": show(phrase)}, "L-14")
    yield from _asked_somewhere(document, names)
    faces = {face_name(entry["name"], vote=True) for entry in document["amend"] if _is_voted(entry)}
    faces |= {face_name(name, vote=False) for name in names}
    for block in ("outcome", "ability"):
        for name in (entry["name"] for entry in document[block]):
            if name in faces:
                yield Problem(f"{block}.{name}.name", "pick-name", rule="L-01")


def _answers_fit(where: str, answers: list[str]) -> Iterable[Problem]:
    if not 2 <= len(answers) <= MOST_ANSWERS or len({*answers}) < len(answers):
        yield Problem(where, "question-answers", {"most": MOST_ANSWERS}, "L-14")
    for one in answers:
        if one.isdecimal() and (len(one) > len(str(MOST_VALUE)) or int(one) > MOST_VALUE):
            yield Problem(where, "question-number", {"most": MOST_VALUE}, "L-14")


def _asked_somewhere(document: Document, names: list[str]) -> Iterable[Problem]:
    asked = set()
    for where, phrase in every_effect(document):
        effect = read(phrase)
        if isinstance(effect, AskAll):
            asked.add(effect.name)
            if effect.name not in names:
                absent = {"what": "question", "name": show(effect.name)}
                near = closest(effect.name, names)
                yield Problem(where, "no-such", absent, rule="L-01", suggestion=near)
    for name in dict.fromkeys(names):
        if name not in asked:
            phrase = show(written(AskAll(name)))
            yield Problem(f"question.{name}", "nobody-asks", {"effect": phrase}, "L-14")
