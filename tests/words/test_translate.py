"""The translator: languages, lists, names, and never an exception at a player."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.effects import written
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import (
    Message,
    Translator,
    language_name,
    languages,
    phrases,
    proofread,
    translate,
)
from playpalace_ludo.words.languages import closest_language, listed, status, system_language
from playpalace_ludo.words.model import CommaList, Either, FileWords
from playpalace_ludo.words.proofread import findings
from playpalace_ludo.words.rulebook import rule_lines
from tests.words.spoken_games import spoken_game

languages_module = sys.modules["playpalace_ludo.words.languages"]
"""The package exports a function of the same name."""


def test_english_comes_first_and_languages_name_themselves() -> None:
    assert languages()[0] == "en"
    assert [language_name(code) for code in ("en", "de")] == ["English", "Deutsch"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("de", "de"), ("de_AT.UTF-8", "de"), ("DE-ch", "de"), ("xx", "en"), ("", "en"), ("C", "en")],
)
def test_the_closest_language_is_taken(wanted: str, found: str) -> None:
    assert Translator(wanted).lang == found


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "sr_RS@latin"}, "sr"),
        ({"LANG": "fa_IR"}, "fa"),
        ({"LANG": "he_IL.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "vi_VN.UTF-8", "LC_ALL": ""}, "vi"),
        ({"LC_ALL": "id_ID.UTF-8", "LC_MESSAGES": "vi_VN.UTF-8"}, "id"),
    ],
)
def test_the_systems_language_is_that_of_its_environment(
    environment: dict[str, str], found: str
) -> None:
    assert system_language(environment) == found


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has no such variables")
def test_windows_tells_its_language_itself() -> None:
    assert system_language({}) in languages()


def test_lists_are_joined_as_the_language_does() -> None:
    def listed(lang: str, items: tuple[int, ...] | CommaList | Either) -> str:
        return Translator(lang).text("pludo-reason-captures", victims=items)

    assert listed("en", (1,)) == "It captures 1."
    assert listed("en", (1, 2)) == "It captures 1 and 2."
    assert listed("en", (1, 2, 3)) == "It captures 1, 2 and 3."
    assert listed("en", CommaList((1, 2, 3))) == "It captures 1, 2, 3."
    assert listed("en", Either((1, 2, 3))) == "It captures 1, 2 or 3."
    assert listed("de", (1, 2, 3)) == "Sie schlägt 1, 2 und 3."
    assert listed("en", ()) == "It captures none."


def test_any_number_of_sentences_is_one_message() -> None:
    """At a table for 64 a summary has hundreds; one within the other would be too deep to say."""
    said = Translator().say(phrases.sentences([Message("pludo-list-none")] * 2000))
    assert said.startswith("none none none") and len(said) == translate.LONGEST


def test_colours_nobody_translated_are_said_as_they_are() -> None:
    assert Translator("de").text("pludo-player", colour="blue") == "Blau"
    assert Translator("de").text("pludo-player", colour="Türkis") == "Türkis"


def file_words(rules: Rules) -> set[str]:
    """Everything a rule file names or says, colours and numbers left out."""
    branches = {branch.name for seat in rules.seats for branch in seat.route.branches}
    places = {place for seat in rules.seats for place in seat.finish_names}
    told = {text for one in rules.amendments for text in (one.name, one.say)}
    thrown = {face.name for face in rules.chance.faces[1:]} - {
        *map(written, rules.chance.bonus_faces),
        "any",
    }
    colours = "|".join(seat.colour for seat in rules.seats)
    words = {re.sub(rf"^({colours})[- ]", "", text) for text in places | {*rules.board.tiles}}
    return {text for text in branches | told | thrown | words if re.search(r"[^\W\d]{2}", text)}


def test_everything_a_shipped_rule_file_says_can_be_translated() -> None:
    loose = [rules for name in variants.names() if not (rules := variants.load(name)).has_knobs]
    powers = variants.load("playpalace(powers.kind=all)")
    said = set().union(*map(file_words, loose))
    said |= {powers.chance.faces[face].name for face in powers.abilities.by_face}
    assert said == set(translate._names())


@pytest.mark.parametrize(
    "name", [name for name in variants.names() if not variants.load(name).has_knobs]
)
def test_german_players_hear_no_english_word_of_a_shipped_rule_file(name: str) -> None:
    rules, german = variants.load(name), Translator("de")
    heard = "\n".join([spoken_game(name, "full", "de"), *map(german.say, rule_lines(rules))])
    english = file_words(rules) | {seat.colour for seat in rules.seats}
    assert [text for text in english if re.search(rf"\b{re.escape(text)}\b", heard)] == []


def test_words_of_a_rule_file_are_said_in_the_hearers_language_or_as_written() -> None:
    rules = variants.load("parchis")

    def named(lang: str, text: str) -> str:
        return Translator(lang).text("pludo-amended-silent", title=phrases.name(rules, text))

    assert named("en", "yellow-5") == "New rule: yellow 5."
    assert named("de", "yellow-5") == "Neue Regel: Gelb 5."
    assert named("de", "yellow house") == "Neue Regel: Haus von Gelb."
    assert named("de", "Storm") == "Neue Regel: Sturm."
    for text in ("Sandstorm", "yellow", "yellow-", "yellowish-5", "pludo-name-storm", ""):
        assert named("de", text) == f"Neue Regel: {text}."


def test_a_player_called_like_a_card_keeps_the_name() -> None:
    assert Translator("de").text("pludo-begins", who="other", name="Storm") == "Storm beginnt."


@pytest.fixture
def own_locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of languages of one's own, with nothing remembered from the shipped one."""
    memories = [
        memory
        for module in (languages_module, translate, proofread)
        for memory in vars(module).values()
        if hasattr(memory, "cache_clear")
    ]
    for module in (languages_module, translate):
        monkeypatch.setattr(module, "locales_dir", lambda: tmp_path)
    for memory in memories:
        memory.cache_clear()
    yield tmp_path
    for memory in memories:
        memory.cache_clear()


def write(folder: Path, lang: str, file: str, text: str) -> None:
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / file).write_text(text, encoding="utf-8")


def test_a_missing_message_is_said_in_english_and_else_by_its_id(own_locales: Path) -> None:
    write(own_locales, "en", "game.ftl", "pludo-turn = Your turn.\n")
    write(own_locales, "fr", "game.ftl", "pludo-over = Fini.\n")
    french = Translator("fr")
    assert french.text("pludo-over") == "Fini."
    assert french.text("pludo-turn") == "Your turn."
    assert french.text("pludo-nothing-like-it") == "pludo-nothing-like-it"
    assert french.text("pludo-turn.attribute") == "pludo-turn.attribute"
    assert french.text("") == ""


def test_a_broken_message_is_said_in_english_and_named_by_file_line_and_id(
    own_locales: Path,
) -> None:
    write(
        own_locales,
        "en",
        "game.ftl",
        "pludo-turn = Your turn.\npludo-over = Over, { $name }.\npludo-wins = { $name } wins.\n",
    )
    write(
        own_locales,
        "pl",
        "game.ftl",
        "# Polish\npludo-turn = { $count ->\npludo-over = Koniec, { $nazwa }.\n"
        "pludo-wins = { pludo-nikt } { $name }.\n",
    )
    polish = Translator("pl")
    assert polish.text("pludo-turn") == "Your turn."
    assert polish.text("pludo-over", name="Ada") == "Over, Ada."
    assert polish.text("pludo-wins", name="Ada") == "Ada wins."
    found = [(one.path.name, one.line, one.kind, one.name, one.id) for one in findings("pl")]
    assert found == [
        ("game.ftl", 2, "unreadable", "pludo-turn", ""),
        ("game.ftl", 3, "variable", "$nazwa", "pludo-over"),
        ("game.ftl", 4, "mention", "pludo-nikt", "pludo-wins"),
    ]


PIECE = "pludo-piece = { $name }'s token\npludo-taken = You take { $victims }.\n"


def test_a_language_may_give_its_messages_forms_and_ask_for_them(own_locales: Path) -> None:
    """Cases are the language's own affair: Python only hands on what a sentence asks for."""
    write(own_locales, "en", "game.ftl", f"{PIECE}pludo-name-gate = Gate\n")
    write(
        own_locales,
        "pl",
        "game.ftl",
        "pludo-piece = pionek gracza { $name }\n    .acc = pionka gracza { $name_gen }\n"
        "pludo-red = Czerwony\n    .gen = Czerwonego\npludo-name-gate = Brama\n"
        "    .acc = Bramę\npludo-list-last = { $before } i { $item }\n"
        "pludo-taken = Bierzesz { pludo-what }.\npludo-what = { $victims_acc }\n",
    )
    pieces = (
        Message("pludo-piece", {"name": Message("pludo-red")}),
        Message("pludo-piece", {"name": "Ada"}),
        FileWords("Gate"),
    )
    heard = Translator("pl").text("pludo-taken", victims=pieces[1:])
    assert heard == "Bierzesz pionka gracza Ada i Bramę."
    heard = Translator("pl").text("pludo-taken", victims=pieces[:1])
    assert heard == "Bierzesz pionka gracza Czerwonego."
    assert findings("pl") == []


def test_a_form_nothing_has_is_said_as_the_message_is_and_named(own_locales: Path) -> None:
    write(own_locales, "en", "game.ftl", PIECE)
    write(
        own_locales,
        "pl",
        "game.ftl",
        "pludo-piece = pionek\n    .gen = pionka { $nazwa }\n"
        "pludo-taken = Bierzesz { $victims_akk } i { $victims_gen }.\n",
    )
    victims = Message("pludo-piece", {"name": "Ada"})
    assert Translator("pl").text("pludo-taken", victims=victims) == (
        "Bierzesz pionek i Ada's token."
    )
    found = [(one.line, one.kind, one.name, one.id) for one in findings("pl")]
    assert found == [
        (1, "variable", "$nazwa", "pludo-piece.gen"),
        (3, "form", "akk", "pludo-taken"),
    ]


def test_every_message_may_ask_how_to_address_the_hearer(own_locales: Path) -> None:
    write(own_locales, "en", "game.ftl", "pludo-over = Over.\n")
    write(
        own_locales,
        "ru",
        "game.ftl",
        "pludo-over = { $hearer ->\n    [female] Ты бросила.\n    [male] Ты бросил.\n"
        "   *[other] Твой бросок.\n}\n",
    )
    heard = [Translator("ru", hearer).text("pludo-over") for hearer in ("female", "male")]
    assert heard == ["Ты бросила.", "Ты бросил."]
    assert Translator("ru").text("pludo-over") == "Твой бросок."
    assert findings("ru") == []


@pytest.mark.parametrize(
    ("encoding", "heard", "told"),
    [
        ("utf-8-sig", "Twój ruch. Koniec.", []),
        ("cp1250", "Your turn. Koniec.", [(3, "encoding", "pludo-turn")]),
        ("utf-16", "Your turn. Over.", [(1, "encoding", "\ufffd\ufffdpludo-said")]),
    ],
)
def test_what_is_not_utf_8_is_said_in_english_and_named(
    own_locales: Path, encoding: str, heard: str, told: list[tuple[int, str, str]]
) -> None:
    write(own_locales, "en", "game.ftl", "pludo-turn = Your turn.\npludo-over = Over.\n")
    (own_locales / "pl").mkdir()
    (own_locales / "pl" / "game.ftl").write_bytes(
        "pludo-said = Ala\n# Ruch też.\npludo-turn = Twój ruch.\n"
        "# Końcówka\npludo-over = Koniec.\n".encode(encoding)
    )
    polish = Translator("pl")
    assert f"{polish.text('pludo-turn')} {polish.text('pludo-over')}" == heard
    assert [(one.line, one.kind, one.name) for one in findings("pl")][:1] == told


def test_code_words_are_all_of_one_language(own_locales: Path) -> None:
    write(own_locales, "en", "codes.ftl", "pludo-code-0 = acorn\npludo-code-1 = anchor\n")
    write(own_locales, "pl", "codes.ftl", "pludo-code-0 = kotwica\n")
    write(own_locales, "de", "codes.ftl", "pludo-code-0 = Eichel\npludo-code-1 = Anker\n")
    assert Translator("pl").text("pludo-code-0") == "acorn"
    assert Translator("de").text("pludo-code-0") == "Eichel"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("sr@latin", "sr"),
        ("sr_RS@latin", "sr"),
        ("p", "en"),
    ],
)
def test_regions_and_scripts_find_the_language_there_is(
    wanted: str, found: str, own_locales: Path
) -> None:
    for lang in ("en", "pt-BR", "sr"):
        write(own_locales, lang, "game.ftl", "pludo-turn = x\n")
    assert closest_language(wanted) == found


def test_a_missing_variable_is_no_crash() -> None:
    assert Translator("en").say(Message("pludo-begins", {"who": "other"})) == "name begins."
    assert Translator("de").say(Message("pludo-begins", {"who": "other"})) == "name begins."


@pytest.mark.parametrize("name", ["אנה", "مريم", "Zoë", "李", "Anna {x}", 'Q"uote', "Ann-e"])
def test_names_of_any_script_come_through(name: str) -> None:
    text = Translator("en").text("pludo-begins", who="other", name=name)
    assert name in text
    has_isolate = "\u2068" in text
    assert has_isolate == (name in ("אנה", "مريم"))


def test_in_lists_names_are_isolated_once_and_own_words_never() -> None:
    colours = tuple(Message("pludo-player", {"colour": each}) for each in ("red", "blue", "green"))
    fa = Translator("fa")
    assert fa.text("pludo-answers", list=colours).count("\u2068") == 0
    assert fa.text("pludo-answers", list=("علی", "Ada", "مریم")).count("\u2068") == 2
    fa.isolates = False
    assert "\u2068" not in fa.text("pludo-answers", list=("علی", "Ada", "مریم"))


@pytest.mark.parametrize("name", ["Tab\there", "A\r\nBen wins.", "\x1b[2J", "a\ud800b"])
def test_what_a_terminal_would_obey_does_not_come_through(name: str) -> None:
    text = Translator("en").text("pludo-begins", who="other", name=name)
    assert text.isprintable() and text.endswith(" begins.")


def test_nothing_of_fluent_is_loaded_before_the_first_text() -> None:
    code = (
        "import sys, playpalace_ludo.words, playpalace_ludo.words.commands;"
        "print('fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_only_what_is_said_is_parsed() -> None:
    code = (
        "from playpalace_ludo.words import Translator, translate;"
        "Translator('de').text('pludo-turn', who='you', name='');"
        "print(translate._parsed.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"


@pytest.mark.parametrize("lang", listed())
def test_messages_that_need_no_fluent_say_what_fluent_would(lang: str) -> None:
    entries = translate._entries(lang)
    plain = {name: text for name in entries if (text := translate._plain(lang, name)) is not None}
    assert "pludo-client-greeting" in plain or status(lang).tier < 2
    assert len(plain) > 60
    for name, text in plain.items():
        pattern = translate._pattern(lang, name)
        assert translate._bundle(lang).format_pattern(pattern, {}) == (text, [])
        assert not translate._bundle(lang).get_message(name).attributes


def test_a_greeting_does_not_wait_for_fluent() -> None:
    program = (
        "import sys; from playpalace_ludo.words import Translator;"
        "print(Translator('de').text('pludo-client-greeting'), 'fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "Willkommen bei Ludo. False\n"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_number_of_a_spoilt_file_is_said_digit_by_digit(lang: str) -> None:
    number = 10**40 + 7
    said = Translator(lang).text("pludo-online-ping", milliseconds=number)
    assert str(number) in said
