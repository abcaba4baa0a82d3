"""Every sentence in every language: what a language promises is there, none is unused."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from playpalace_ludo import variants
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.core.state import Refusal
from playpalace_ludo.words import Translator, languages, locale_files
from playpalace_ludo.words.commands import CATEGORIES, COMMANDS, NAMED_KEYS, SPOKEN_SIGNS
from playpalace_ludo.words.languages import TABLE, TIERS, listed, locales_dir, status
from playpalace_ludo.words.proofread import entries, findings, parsed, read, variables
from playpalace_ludo.words.rulebook.titles import PRESETS
from playpalace_ludo.words.translate import _entries
from tools.language_table import missing
from tools.message_uses import PACKAGE, helpers, messages, unused, used_in_code, value_ids

FILES = {
    "rules": ("knob", "value", "rule", "preset", "warning", "clash", "bots"),
    "problems": ("problem",),
    "mishaps": ("problem", "cli"),
    "refusals": ("refusal",),
    "commands": ("command", "category", "key"),
    "cli": ("cli",),
    "help": ("help",),
    "menu": ("menu",),
    "client": ("client",),
    "hosts": ("host",),
    "online": ("online",),
    "devices": ("device", "mode"),
    "queries": ("query", "reason", "ledger"),
    "explore": ("explore",),
    "review": ("review", "learn", "puzzle", "ear", "stats"),
    "lessons": ("lesson", "lessons", "first"),
    "names": ("name", "coloured"),
    "dice": ("dice",),
    "codes": ("code",),
    "picture": ("picture",),
    "conditions": ("if",),
    "contest": ("contest",),
    "coins": ("coins",),
    "web": ("web",),
    "settings": ("settings",),
}
"""The files a message may stand in, by the second word of its id; all others stand in game.ftl."""
OTHER_SCRIPTS = ("ar", "fa", "hi", "ru")
"""Languages in which Latin letters are a name, something to type, or English."""
MAY_STAY = {"seats", "enter", "escape", "home", "end", "delete", "space", "kb"}
"""Words that one of them may leave as they stand on a key, in a file or for a unit."""


def files_for(message_id: str) -> set[str]:
    word = message_id.partition(".")[0].split("-")[1]
    return {file for file, words in FILES.items() if word in words} or {"game"}


def file_of(message_id: str) -> str:
    return entries("en")[message_id].path.stem


@pytest.mark.parametrize("lang", languages())
def test_a_translation_can_be_read_and_mentions_what_there_is(lang: str) -> None:
    assert [str(finding) for finding in findings(lang)] == []


@pytest.mark.parametrize("lang", languages())
def test_no_id_is_defined_twice(lang: str) -> None:
    ids = [entry.id for path in locale_files(lang) for entry in read(path)[0]]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", languages())
def test_the_translator_finds_every_message_in_the_files(lang: str) -> None:
    own_codes = status(lang).tier == len(TIERS)
    assert {name for name in messages(lang) if own_codes or "-code-" not in name} == {
        name for name in _entries(lang) if own_codes or "-code-" not in name
    }


@pytest.mark.parametrize("lang", languages())
def test_every_message_stands_in_the_file_its_id_names(lang: str) -> None:
    wrong = [
        f"{entry.id} in {entry.path.name}"
        for entry in entries(lang).values()
        if entry.path.stem not in files_for(entry.id)
        or (entry.id in entries("en") and entry.path.stem != file_of(entry.id))
    ]
    assert not wrong


@pytest.mark.parametrize("lang", languages())
def test_messages_mention_only_their_own_file_and_the_game(lang: str) -> None:
    # Hosts merge some of our files into theirs; game.ftl is always among them.
    wrong = [
        f"{entry.id} mentions {other}"
        for entry in entries(lang).values()
        for other in entry.mentions
        if entries(lang)[other].path.stem not in (entry.path.stem, "game")
    ]
    assert not wrong


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("lang", listed())
def test_a_language_has_every_message_of_the_tiers_it_promises(lang: str, tier: str) -> None:
    if [*TIERS].index(tier) < status(lang).tier:
        assert missing(lang, tier) == []


@pytest.mark.parametrize("lang", languages())
def test_only_helpers_of_its_own_are_added_by_a_language(lang: str) -> None:
    mentioned = {name.partition(".")[0] for one in entries(lang).values() for name in one.mentions}
    assert sorted(messages(lang) - messages("en") - mentioned) == []


def test_every_file_belongs_to_one_tier_and_every_row_to_a_language() -> None:
    files = [name for tier in TIERS.values() for name in tier]
    assert sorted(files) == sorted(path.stem for path in locale_files("en"))
    assert set(tomllib.loads((locales_dir() / TABLE).read_text("utf-8"))) <= set(languages())
    assert {"en", "de"} <= {lang for lang in listed() if not status(lang).is_partial}


def test_every_id_in_the_code_exists() -> None:
    exact, shapes = used_in_code()
    assert sorted(exact - set(entries("en")) - messages("en")) == []
    assert [s.pattern for s in shapes if not any(map(s.fullmatch, entries("en")))] == []


def test_every_message_is_used() -> None:
    assert sorted(unused()) == []


def test_helpers_are_what_only_other_messages_mention() -> None:
    assert {"pludo-rolls", "pludo-place", "pludo-query-own", "pludo-query-choice-head"} <= helpers()
    assert not helpers() & {"pludo-piece", "pludo-learn-best", "pludo-query-threat", "pludo-you"}


def test_every_refusal_has_its_words() -> None:
    needed = {f"pludo-refusal-{refusal.value.replace('_', '-')}" for refusal in Refusal}
    assert sorted(needed - messages("en")) == []


CODE_AT = {
    **{
        "Problem": 1,
        "InputError": 0,
        "NotRunnable": 0,
        "Unreadable": 0,
        "NotationError": 0,
        "RecordError": 0,
        "RouteError": 0,
        "ConditionError": 0,
        "ContestError": 0,
        "PurseError": 0,
    },
    **{"problem": 0, "_refuse": 2, "_complain": 1},
    **{"fail": 1, "wrong": 0, "_in_header": 0, "_in_line": 1, "_in_turn": 0},
}
"""The argument of each call that is the code of a problem."""


def problems_in_code(paths: Iterable[Path] = ()) -> Iterator[tuple[str, set[str] | None]]:
    """Each code of a problem with the names of its values, where the call shows them."""
    yield from ((f"knob-{knob.kind}", None) for knob in KNOBS)
    for path in paths or PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                code = dict(enumerate(node.args)).get(CODE_AT.get(name, -1))
                either = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
                for each in either:
                    if isinstance(each, ast.Constant):
                        yield str(each.value), value_names(name, node)


def value_names(name: str, node: ast.Call) -> set[str] | None:
    if name != "Problem":
        names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        return names - {"rule"} if len(names) == len(node.keywords) else None
    if len(node.args) < 3:
        return set()
    keys = node.args[2].keys if isinstance(node.args[2], ast.Dict) else [None]
    named = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return named if len(named) == len(keys) else None


def test_every_problem_has_its_sentence_with_its_values() -> None:
    frame = {"at", "rule", "sentence", "suggestion", "more", "other", "condition-wanted"}
    used = dict(problems_in_code())
    there = {name.removeprefix("pludo-problem-") for name in messages("en") if "problem" in name}
    assert sorted(set(used) - there) == [], "no sentence"
    assert sorted(there - set(used) - frame) == [], "no longer used"
    different = {
        code: (names, variables("en", f"pludo-problem-{code}"))
        for code, names in problems_in_code()
        if names is not None and names != variables("en", f"pludo-problem-{code}")
    }
    assert different == {}


MET_BY_PLAYERS = (
    *("files.py", "log_file.py", "core/spec.py", "client/**/*.py", "coins/*.py", "web/*.py"),
    *("settings/locking.py", "settings/store.py", "hosts/game/*.py", "cli/tournament.py"),
)
"""Where problems come from that nobody has to write a rule file or a record to meet."""


def test_a_problem_that_players_meet_is_translated_with_what_they_play() -> None:
    paths = {path for pattern in MET_BY_PLAYERS for path in PACKAGE.glob(pattern)}
    paths.remove(PACKAGE / "client" / "scenario.py")  # asks for a file of scenarios
    codes = {code for code, _ in problems_in_code(paths)}
    assert len(codes) > 40
    names = {f"pludo-problem-{code}" for code in codes}
    assert sorted(name for name in names if file_of(name) != "mishaps") == []
    assert "mishaps" in TIERS["play"]


def test_every_clash_of_options_has_a_sentence_for_menus() -> None:
    clashes = {code for code, _ in problems_in_code() if code.startswith("clash-")}
    assert {f"pludo-{code}" for code in clashes} == {
        name for name in messages("en") if name.startswith("pludo-clash-")
    }


def test_every_knob_has_label_description_rule_and_values() -> None:
    for knob in KNOBS:
        assert {knob.message_id, f"{knob.message_id}.desc"} <= set(entries("en"))
        assert knob.message_id.replace("pludo-knob-", "pludo-rule-") in entries("en")
    assert sorted(value_ids() - messages("en")) == []


def test_every_reason_of_the_bots_has_its_words() -> None:
    source = (PACKAGE / "bots" / "reasons.py").read_text(encoding="utf-8")
    given = {f"pludo-reason-{kind}" for kind in re.findall(r'_reason\("([a-z-]+)"', source)}
    assert given == {name for name in messages("en") if name.startswith("pludo-reason-")}


def test_every_command_category_and_key_has_its_words() -> None:
    for command in COMMANDS:
        assert {command.label, command.help} <= set(entries("en"))
    for category in CATEGORIES:
        assert f"pludo-category-{category}" in entries("en")
    spoken = [name for name in NAMED_KEYS if not name[1:].isdigit()] + [*SPOKEN_SIGNS.values()]
    assert [name for name in spoken if f"pludo-key-{name}" not in entries("en")] == []


def test_every_shipped_variant_has_a_title_and_a_summary() -> None:
    assert sorted(PRESETS) == sorted(variants.names())
    for name in PRESETS:
        assert {f"pludo-preset-{name}", f"pludo-preset-{name}.summary"} <= set(entries("en"))


ENGLISH = {
    "host.py": "an error that mistyped.py translates",
    "language.py": "mistyped.py translates it",
    "main.py": "errors that mistyped.py translates, and what is said when there are no locales",
    "mistyped.py": "argparse's sentences and their translations",
}
"""Modules of commands with English of their own, and why."""
PROSE = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}|0 [^\W\d_]{2,}|[^\W\d_]{2,} 0")
"""Two words, or one beside something that is filled in."""


@pytest.mark.parametrize("path", sorted((PACKAGE / "cli").glob("*.py")), ids=lambda path: path.name)
def test_commands_say_nothing_past_the_locales(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    is_english = bool(set(untranslated(tree)))
    assert is_english == (path.name in ENGLISH), list(untranslated(tree))


def untranslated(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case ast.Constant(str(text)) if PROSE.search(text):
                yield text
            case ast.JoinedStr(parts) if PROSE.search(filled(parts)):
                yield filled(parts)
            case _:
                yield from untranslated(child)


def filled(parts: list[ast.expr]) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in parts)


@pytest.mark.parametrize("lang", listed())
def test_every_shipped_ability_can_be_told_as_one_and_as_several(lang: str) -> None:
    abilities = {
        f"pludo-name-{rules.chance.faces[face].name.replace(' ', '-')}"
        for rules in map(variants.load, [*variants.names(), "playpalace(powers.kind=all)"])
        for face in rules.abilities.by_face
    }
    assert len(abilities) > 8
    forms = {f"{name}.{form}" for name in abilities for form in ("a", "many")}
    assert sorted(forms - set(entries(lang))) == []


def test_every_warning_of_the_rules_has_its_words() -> None:
    for options in ("sixes.max=1", "dice.count=2, dice.use=sum"):
        rules = variants.load(f"playpalace({options})")
        assert rules.warnings
        assert all(name in entries("en") for name in rules.warnings)


@pytest.mark.parametrize("lang", languages())
def test_every_file_explains_itself_to_translators(lang: str) -> None:
    silent = [p.name for p in locale_files(lang) if "#" not in p.read_text(encoding="utf-8")[:2]]
    assert silent == []


@pytest.mark.parametrize("lang", listed())
def test_a_language_names_itself(lang: str) -> None:
    assert Translator(lang).text("pludo-language-name") not in ("", "pludo-language-name")


@pytest.mark.parametrize("lang", OTHER_SCRIPTS)
def test_no_word_is_left_in_english(lang: str) -> None:
    """A word of the English message stays in all other scripts, or in none."""
    others = [latin_words(other) for other in OTHER_SCRIPTS if other != lang]
    left = {
        id: found
        for id, words in latin_words(lang).items()
        if (
            found := {
                word
                for word in words & latin_words("en").get(id, set()) - MAY_STAY
                if not any(word in other.get(id, ()) for other in others)
            }
        )
    }
    assert left == {}


@cache
def latin_words(lang: str) -> dict[str, set[str]]:
    """Return the words in Latin letters of every message, in small letters."""
    found = {}
    for path in locale_files(lang):
        for entry in parsed(path).body:
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = said = LatinWords()
                said.visit(entry)
    return {id: said.words for id, said in found.items()}


class LatinWords(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.words.update(re.findall(r"(?<![\w-])[a-z][a-z']+(?![\w-])", node.value.lower()))
