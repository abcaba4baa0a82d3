"""Chances from a search cut short are told as lower bounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from playpalace_ludo.bots.decision import Reason
from playpalace_ludo.core import engine, hunting
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.squares import occupants, squares
from playpalace_ludo.core.state import State
from playpalace_ludo.core.strikes import danger
from playpalace_ludo.table import hints
from playpalace_ludo.words import Listener, Translator
from playpalace_ludo.words.choices import reason_message
from playpalace_ludo.words.near import near
from playpalace_ludo.words.squares import captures_here
from playpalace_ludo.work import finish
from tests.loose import swarm

AT_LEAST = {"en": "at least", "de": "mindestens"}
TOO_MANY = {"en": "too many possibilities", "de": "zu viele Möglichkeiten"}


@pytest.fixture(autouse=True)
def _few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "MOST_POSITIONS", 3000)
    monkeypatch.setattr(hunting, "_memory", hunting._Memory())


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> tuple[Rules, State]:
    folder: Path = tmp_path_factory.mktemp("rules")
    rules = swarm.rules(folder)
    return rules, swarm.middle(rules, 60)


@pytest.mark.parametrize("lang", AT_LEAST)
def test_who_is_near_is_told_as_the_least(position: tuple[Rules, State], lang: str) -> None:
    rules, state = position
    say = Translator(lang).say
    lines = [say(one) for one in near(rules, state, Listener(state.turn, {}))]
    assert lines and all(AT_LEAST[lang] in line for line in lines)


@pytest.mark.parametrize("lang", AT_LEAST)
def test_who_could_capture_here_is_told_as_the_least(
    position: tuple[Rules, State], lang: str
) -> None:
    rules, state = position
    say, listener = Translator(lang).say, Listener(state.turn, {})
    for at, here in enumerate(squares(rules)):
        told = [say(one) for one in captures_here(rules, state, at, listener)]
        hunted = [prey for prey in occupants(state, here) if danger(rules, state, prey).chance]
        if hunted:
            assert AT_LEAST[lang] in told[0]
            break
    else:
        raise AssertionError("nobody is in danger")


@pytest.mark.parametrize("lang", TOO_MANY)
def test_nobody_is_called_safe_who_was_not_looked_at(
    position: tuple[Rules, State], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, state = position
    monkeypatch.setattr(hunting, "MOST_POSITIONS", 4)
    say, listener = Translator(lang).say, Listener(state.turn, {})
    assert [TOO_MANY[lang] in say(one) for one in near(rules, state, listener)] == [True]
    for at in range(len(squares(rules))):
        told = say(captures_here(rules, state, at, listener)[0])
        assert TOO_MANY[lang] in told or "not lead" in told or "führt nicht" in told


SAID = {
    "escapes": {"token": 0, "seat": 1, "count": 1},
    "shields": {"token": 0, "seat": 1, "count": 2},
    "threatens": {"token": 0, "seat": 1, "victim": 2},
    "exposed": {"token": 0, "seat": 1, "count": 1},
    "uncovers": {"token": 0, "seat": 1, "count": 2},
    "other-risk": {"token": 0, "instead": 3},
}


@pytest.mark.parametrize("lang", AT_LEAST)
@pytest.mark.parametrize("kind", SAID)
def test_reasons_tell_the_least(position: tuple[Rules, State], kind: str, lang: str) -> None:
    rules, state = position
    for least in (0, 1):
        reason = Reason(f"pludo-reason-{kind}", {**SAID[kind], "percent": 17, "least": least})
        said = Translator(lang).say(reason_message(rules, state, reason, Listener(0, {})))
        assert (f"{AT_LEAST[lang]} 17" in said) == bool(least)
        assert "17" in said


def test_a_hint_claims_no_shelter_that_was_not_looked_at(position: tuple[Rules, State]) -> None:
    rules, state = position
    for dice in ((6, 5, 3, 2), (5, 4, 2, 1), (4, 4, 3, 1)):
        thrown, _ = engine.roll(rules, state, dice)
        if len(thrown.moves) > 1:
            for reason in finish(hints.advise(rules, thrown)).reasons:
                assert reason.id not in ("pludo-reason-escapes", "pludo-reason-safe")
                assert reason.args.get("least", 1) == 1
