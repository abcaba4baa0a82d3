"""The translators' tool: it names what is wrong in a language, and finds nothing in ours."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from playpalace_ludo.words import proofread, translate
from playpalace_ludo.words.commands import COMMANDS
from playpalace_ludo.words.languages import listed, locales_dir
from tools import language_table, message_uses
from tools import translate as command
from tools.translation import checks, comments, glossary, patterns, stamps

languages_module = sys.modules["playpalace_ludo.words.languages"]
"""The package exports a function of the same name."""
MODULES = (
    *(languages_module, translate, proofread, language_table),
    *(message_uses, checks, comments, glossary, patterns),
)


@pytest.mark.parametrize("lang", listed())
def test_a_listed_language_has_nothing_to_mend(lang: str) -> None:
    assert [str(fault) for fault in checks.faults(lang)] == []


@pytest.mark.parametrize("lang", listed())
def test_a_listed_language_has_a_word_for_every_thing(lang: str) -> None:
    assert glossary.glossary(lang).keys() == glossary.glossary("en").keys()
    assert all(term.say for term in glossary.glossary(lang).values())


def test_the_english_glossary_explains_its_things() -> None:
    rows = tomllib.loads((locales_dir() / "en" / glossary.FILE).read_text("utf-8"))
    assert [name for name, row in rows.items() if not row.get("means")] == []


def test_every_language_is_named_to_translation_tools() -> None:
    config = tomllib.loads((locales_dir().parent / "l10n.toml").read_text("utf-8"))
    assert set(listed()) - {"en"} <= set(config["locales"])
    reference = config["paths"][0]["reference"]
    assert {path.name for path in locales_dir().parent.glob(reference)} == {
        path.name for path in (locales_dir() / "en").glob("*.ftl")
    }


def test_the_translators_page_names_every_file_in_its_tier() -> None:
    page = (locales_dir() / "README.md").read_text("utf-8")
    for tier, files in languages_module.TIERS.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{tier}` |"))
        assert sorted(re.findall(r"`(\w+)\.ftl`", row)) == sorted(files)


def test_a_fragment_says_where_it_stands() -> None:
    """A translator cannot know it of a message that only others mention, or that has no words."""
    assert [name for name in fragments() if name not in explained()] == []


def fragments() -> Iterator[str]:
    numbers = {name for name in patterns.patterns("en") if name.startswith("pludo-value-")}
    for name in patterns.patterns("en").keys() - numbers:
        text = patterns.said("en", name)
        few = sum(map(str.isalpha, text)) < 4 and "…" in text
        if "." not in name and (few or name in message_uses.helpers()):
            yield name


def explained() -> set[str]:
    files = (proofread.parsed(path) for path in languages_module.locale_files("en"))
    messages = (one for file in files for one in file.body if isinstance(one, ast.Message))
    return {one.id.name for one in messages if one.comment}


def test_every_variable_is_explained_to_translators() -> None:
    """By the message's own comment, that of its group, or that of its file."""
    assert list(unexplained()) == []


def unexplained() -> Iterator[str]:
    named = {
        "rules": {name.removeprefix("pludo-knob-") for name in patterns.patterns("en")},
        "lessons": {command.id for command in COMMANDS},
    }
    for path in languages_module.locale_files("en"):
        file = group = ""
        for one in proofread.parsed(path).body:
            match one:
                case ast.ResourceComment(content=str(text)):
                    file += f" {text}"
                case ast.GroupComment(content=text):
                    group = text or ""
                case ast.Message(id=ast.Identifier(name=name), comment=own):
                    told = f"{own.content if own else ''} {group} {file} "
                    known = set(re.findall(r"\$([a-z-]+)", told)) | named.get(path.stem, set())
                    for variable in sorted(variables(name) - known):
                        yield f"{path.name}: {name}: ${variable}"


def variables(name: str) -> set[str]:
    found = (one for one in proofread.entries("en").values() if one.name == name)
    return set().union(*(one.variables for one in found))


ENGLISH = """
pludo-over = The game is over.
pludo-turn = { $name }, it is your turn.
pludo-points = { $total ->
    [one] one point
   *[other] { $total } points
}
pludo-scored = { $name } has { pludo-points } now.
pludo-taken-over = { $name } has token { $tokens } now.
pludo-pick-skip = { $turns ->
    [one] who misses a turn
   *[other] who misses { $turns } turns
}
pludo-shuffled = Shuffled. Look at “The game is over.”
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language that is only begun, beside a little English."""
    for lang in ("en", "pl"):
        (tmp_path / lang).mkdir()
    (tmp_path / "en" / "game.ftl").write_text(f"# English\n{ENGLISH}", "utf-8")
    shutil.copy(locales_dir() / "en" / "devices.ftl", tmp_path / "en")
    (tmp_path / "en" / glossary.FILE).write_text('[token]\nsay = ["token-"]\n', "utf-8")
    (tmp_path / "languages.toml").write_text('[en]\ntier = "authors"\n', "utf-8")
    monkeypatch.setattr(stamps, "FOLDER", tmp_path / "stamps")
    for module in MODULES:
        if hasattr(module, "locales_dir"):
            monkeypatch.setattr(module, "locales_dir", lambda: tmp_path)
    forget()
    yield tmp_path / "pl"
    forget()


def forget() -> None:
    for module in MODULES:
        for memory in vars(module).values():
            if hasattr(memory, "cache_clear") and memory is not message_uses.used_in_code:
                memory.cache_clear()


def put(folder: Path, text: str) -> None:
    (folder / "game.ftl").write_text(f"# Polish\n{text}", "utf-8")
    words = '[token]\nsay = ["pion-"]\nnever = ["figur-"]\n'
    (folder / glossary.FILE).write_text(words, "utf-8")
    forget()


def told(lang: str = "pl") -> list[tuple[str, str]]:
    notes = [*checks.faults(lang), *checks.remarks(lang)]
    return [(note.kind, str(note)) for note in notes]


POINTS = "pludo-points = { $total ->\n    [one] punkt\n%s   *[other] { $total } punktów\n}\n"
SCORED = "pludo-scored = { $name } { pludo-points }\n"


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        (
            POINTS % "" + SCORED,
            "plural",
            "choosing by $total: no branch for few, many",
        ),
        (POINTS % "    [two] punkty\n    [few] punkty\n" + SCORED, "plural", "two does not exist"),
        (POINTS % "    [few] punkty\n", "unused", "pludo-points: no message mentions this helper"),
        ("pludo-turn = { $kto }\n", "unreadable", "pludo-turn uses $kto"),
        ("pludo-turn = { $name ->\n", "unreadable", "pludo-turn cannot be read"),
        ("pludo-turn = { $name_gen }\n", "unreadable", "wants the form gen"),
        ("pludo-taken-over = figura { $tokens }\n", "glossary", "token: says figur-"),
        ("pludo-taken-over = klocek { $tokens }\n", "glossary", "token: has none of: pion-"),
        (
            "pludo-over = Gra się już naprawdę skończyła, koniec.\n",
            "long",
            "English has 17",
        ),
        (
            "pludo-over = Koniec.\npludo-shuffled = Tasowanie. Patrz „Gra skończona.”\n",
            "label",
            "“The game is over.” is called Koniec. elsewhere",
        ),
        ("pludo-pick-skip = kto traci tury: { $turns }\n", "uncounted", "a plural by $turns"),
    ],
)
def test_each_fault_is_named_by_file_line_and_message(
    polish: Path, text: str, kind: str, said: str
) -> None:
    put(polish, text)
    assert [found for found, _ in told()] == [kind]
    assert "pl/game.ftl, line " in told()[0][1]
    assert said in told()[0][1]


@pytest.mark.parametrize(
    ("comments", "message", "variables"),
    [
        ("", "{ $kind ->\n    [home] home\n   *[yard] yard\n}", ["$kind"]),
        ("# $kind: where.\n", "{ $kind ->\n    [home] home\n   *[yard] yard\n}", []),
        (
            "### Both: $cost, $gain\n## Group\n",
            "{ $cost } for { $gain }",
            ["$cost", "$gain"],
        ),
        ("## $cost: coins\n\n# $gain: coins.\n", "{ $cost } for { $gain }", []),
        ("", "{ $word } is wrong", ["$word"]),
        ("## A group\n", "{ $coins } are left", []),
        ("## A group\n", "{ $count } of { $name }", []),
        ("## A group\n", "{ $who ->\n    [you] You win\n   *[other] { $name } wins\n}", []),
        ("## A group\n", "{ $total ->\n    [one] one\n   *[other] { $total }\n}", []),
    ],
)
def test_english_that_translators_would_have_to_guess_is_named(
    polish: Path, comments: str, message: str, variables: list[str]
) -> None:
    english = polish.parent / "en"
    (english / "devices.ftl").unlink()
    (english / "game.ftl").write_text(f"# English\n\n{comments}pludo-over = {message}\n", "utf-8")
    shutil.copy(locales_dir() / "README.md", polish.parent)
    forget()
    told = [str(fault) for fault in checks.faults("en") if fault.kind == "comment"]
    assert [line.split(" says what ")[1] for line in told] == [f"{v} holds" for v in variables]
    assert all(line.startswith("en/game.ftl, line ") for line in told)


def test_one_that_stands_for_twenty_one_says_its_number(polish: Path) -> None:
    text = POINTS.replace("*[other]", "*[many]") % "    [few] { $total } punkty\n" + SCORED
    put(polish, text)
    assert told() == [], "in Polish, one is 1 alone"
    polish.rename(polish.parent / "ru")
    put(polish.parent / "ru", text)
    assert "or write [1] for 1" in " ".join(said for _, said in told("ru"))
    put(polish.parent / "ru", text.replace("[one] punkt", "[one] { $total } punkt"))
    assert "or write" not in " ".join(said for _, said in told("ru"))


def test_a_good_beginning_is_praised(polish: Path) -> None:
    put(polish, POINTS % "    [few] { $total } punkty\n" + SCORED)
    assert told() == []
    assert checks.classes("pl") == ["one", "few", "many"]


def test_a_language_that_is_only_begun_makes_no_generated_page_stale(polish: Path) -> None:
    before = language_table.text()
    put(polish, "pludo-over = Koniec.\n")
    assert language_table.text() == before
    table = '[en]\ntier = "authors"\n[pl]\ntier = "hear"\n'
    (polish.parent / "languages.toml").write_text(table, "utf-8")
    forget()
    assert "`pl`" in language_table.text()


def test_helpers_need_a_translation_only_where_they_are_mentioned(polish: Path) -> None:
    put(polish, "pludo-over = Koniec.\n")
    assert "pludo-points" not in checks.lacking("pl")["hear"]
    put(polish, "pludo-scored = { $name } { pludo-points }\n")
    assert "pludo-points" in checks.lacking("pl")["hear"]


def test_english_that_changes_later_is_noticed_until_somebody_has_looked(polish: Path) -> None:
    put(polish, "pludo-over = Koniec.\npludo-turn = { $name }\n")
    assert stamps.stamp("pl", set()) == 0
    english = polish.parent / "en" / "game.ftl"
    changed = english.read_text("utf-8").replace("The game is over.", "The end.")
    english.write_text(changed.replace("it is your turn", "now you"), "utf-8")
    forget()
    assert sorted(stamps.stale("pl")) == ["pludo-over", "pludo-turn"]
    assert [kind for kind, _ in told()] == ["stale", "stale"]
    put(polish, "pludo-over = To koniec.\npludo-turn = { $name }\n")
    assert stamps.stale("pl") == ["pludo-turn"]
    assert stamps.stamp("pl", set()) == 1
    assert stamps.stale("pl") == ["pludo-turn"]
    assert stamps.stamp("pl", {"pludo-turn"}) == 0
    assert stamps.stale("pl") == []


def test_the_command_says_how_far_a_language_is(
    polish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(polish, ENGLISH.replace(" token ", " pionek ").replace("[one]", "[one] 1\n    [few]"))
    command.main(["check", "pl"])
    said = capsys.readouterr().out
    assert said.startswith("hear: complete\nplay: ") and "To mend: nothing" in said


def test_a_game_is_spoken_beside_its_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["spoken", "de", "playpalace", "--beside"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "=== playpalace, full"
    at = next(index for index, line in enumerate(said) if line.startswith("Du würfelst "))
    assert said[at + 1].startswith("    You roll ")
    assert command.main(["spoken", "de", "chess"]) == 2


def test_samples_and_missing_messages_come_with_their_english(
    polish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(polish, "pludo-over = Koniec.\n")
    assert command.main(["sample", "pl"]) == 0
    assert capsys.readouterr().out == "pludo-over\n  Koniec.\n  The game is over.\n"
    assert command.main(["missing", "pl", "hear"]) == 0
    assert "game.ftl: pludo-turn = { $name }, it is your turn.\n" in capsys.readouterr().out
    assert command.main(["missing", "pl", "fifth"]) == 2
