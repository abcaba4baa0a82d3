"""Strings, documents, owner's settings and what happens in a host that differs."""

from __future__ import annotations

import importlib
import logging
import re
import typing
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo.hosts.game import strings
from playpalace_ludo.hosts.host import about_us
from playpalace_ludo.hosts.install import loader, lookup, placeholder
from playpalace_ludo.words import Translator

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table

NOT_LOADED = (
    "Ludo Plus is not available on this server now. Its tables and results are kept. "
    "Please tell the server owner."
)


def host_languages(host: SimpleNamespace) -> list[str]:
    return sorted(path.name for path in (host.server_dir / "locales").iterdir() if path.is_dir())


def test_the_game_speaks_every_language_of_the_host(host: SimpleNamespace) -> None:
    get = host.localization.get
    for code in (*host_languages(host), "pt", "pt_BR", "sr", "de-AT"):
        own = Translator(code)
        assert get(code, "game-name-ludo_plus") == own.text("pludo-host-game-name")
        for label in ("pludo-host-option-variant", "pludo-clash-powers-all"):
            assert get(code, label) == own.text(label) != label
        rating = "ludo-plus-figure-eight-rating"
        title = own.text("pludo-preset-figure-eight")
        assert title in get(code, f"leaderboard-type-{rating}")
        assert get(code, f"my-stats-{rating}", value=12).endswith("12")
    assert get("de", "pludo-host-option-variant") == "Variante"
    assert get("pt", "pludo-host-option-variant") == Translator("pt-BR").text(
        "pludo-host-option-variant"
    )


def test_a_language_of_the_host_holds_nothing_of_ours(host: SimpleNamespace) -> None:
    """PlayPalace compiles languages in its loop, for seconds, and all players wait."""
    if host.kind == "playpalace":
        texts, _ = host.localization._load_locale_payloads(host.server_dir / "locales" / "en", "en")
        assert texts and not any("pludo" in text for text in texts)
    else:
        assert not any("pludo" in name for name in host.localization._get_bundle("en")._messages)


def test_names_and_marks_in_our_texts_are_as_in_the_hosts_own(host: SimpleNamespace) -> None:
    said = host.localization.get("en", "pludo-host-colour-free", player="\u0639\u0644\u064a")
    assert "\u0639" in said and "\u2068" not in said
    assert "pludo-host-no-such-text" in host.localization.get("en", "pludo-host-no-such-text")
    if host.kind == "playaural":
        has = host.localization.has_message
        assert has("vi", "pludo-host-option-variant.desc")
        assert not has("vi", "pludo-host-option-variant.nothing")
        assert not has("vi", "ludo_plus-nothing") and has("vi", "game-name-ludo_plus")


def test_we_answer_for_nothing_the_host_defines_itself(host: SimpleNamespace) -> None:
    from server.games.registry import GameRegistry

    theirs = {
        name
        for path in (host.server_dir / "locales" / "en").glob("*.ftl")
        for name in re.findall(r"^([\w-]+) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    ours = strings.made_up(GameRegistry.get("ludo_plus").settings.everything)
    assert len(theirs) > 1000
    assert not any(name.startswith(strings.PREFIX) or name in ours for name in theirs)


def test_the_rules_document_is_where_the_host_keeps_its_own(
    host: SimpleNamespace, tmp_path: Path
) -> None:
    if host.kind == "playpalace":
        from server.core.documents.manager import DocumentManager

        # Another directory is not this server's, and gets nothing of ours.
        elsewhere = DocumentManager(tmp_path)
        elsewhere.load()
        assert elsewhere.get_document_metadata("ludo_plus_rules") is None
        documents = DocumentManager(host.server_dir / "documents")
        documents.load()
        assert documents.get_document_metadata("ludo_plus_rules")["titles"]["de"]
        text = documents.get_document_content("ludo_plus_rules", "en")
        for code, lang in (("pt", "pt-BR"), ("sr", "sr")):
            title = Translator(lang).text("pludo-host-doc-title")
            assert documents.get_document_metadata("ludo_plus_rules")["titles"][code] == title
            assert f"# {title}" in documents.get_document_content("ludo_plus_rules", code)
        assert documents.get_document_content("ludo_rules", "en") != text
    else:
        from server.documentation.manager import DocumentationManager

        manager = DocumentationManager.get_instance()
        manager.clear_cache()
        text = manager.get_document("games/ludo_plus", "en")
        assert "# Luật Ludo Plus" in manager.get_document("games/ludo_plus", "vi")
        assert "\u2068" not in manager.get_document("games/ludo_plus", "fa"), "no marks to speak"
        assert manager.get_document("games/ludo_plus", "it") == text, "English where untranslated"
        assert manager.get_document("games/ludo", "en") != text
        assert manager.render_markdown_lines(text)
    assert "# Ludo Plus Rules" in text and "R: " in text and "pludo" not in text


def test_the_rules_document_can_be_edited_where_the_host_edits_its_own(
    host: SimpleNamespace, tmp_path: Path
) -> None:
    if host.kind != "playpalace":
        pytest.skip("PlayAural edits no documents")
    from server.core.documents.manager import DocumentManager

    documents = DocumentManager(host.server_dir / "documents")
    documents.load()
    documents._independent_dir = tmp_path / "independent"  # what is edited stays in the test
    ours = "ludo_plus_rules"
    assert documents.set_document_title(ours, "en", "House Rules")
    german = documents.get_document_content(ours, "de")
    assert documents.save_document_content(ours, "en", "# Ours", "Ann")
    assert documents.add_document_translation(ours, "it", "Il Ludo", "# Non t'arrabbiare")
    assert documents.get_document_content(ours, "en") == "# Ours"
    assert documents.get_document_content(ours, "de") == german, "the others stay as they are"
    assert sorted(path.name for path in (tmp_path / "independent" / ours).iterdir()) == [
        "_metadata.json",
        "en.md",
        "it.md",
    ]


class Without:
    """Something of the host that lacks one of its methods."""

    def __init__(self, theirs: object, method: str) -> None:
        self._theirs = theirs
        self._method = method

    def __getattr__(self, name: str) -> object:
        if name == self._method:
            raise AttributeError(name)
        return getattr(self._theirs, name)


def test_each_name_and_method_that_we_rely_on_is_reported_when_it_is_missing(
    host: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts, found = host.about.load(), lookup._attribute
    api = lookup.look_up(host.about, parts, "server")

    def complaint(find: Callable[[str, str], object]) -> str:
        monkeypatch.setattr(lookup, "_attribute", find)
        with pytest.raises(lookup.InterfaceError) as caught:
            lookup.look_up(host.about, parts, "server")
        return str(caught.value)

    def no_such(module: str, name: str) -> object:
        raise AttributeError(name)

    assert complaint(no_such).count(", no ") == len(parts.names) - 1, "all in one line"
    for wanted in parts.names:

        def find(module: str, name: str, wanted: str = wanted) -> object:
            return no_such(module, name) if name == wanted else found(module, name)

        assert f"has no {wanted} in server." in complaint(find)
    for owner, protocol in parts.protocols.items():
        for method in lookup.methods(protocol):
            less = Without(getattr(api, owner), method)

            def find_less(
                module: str, name: str, owner: str = owner, less: object = less
            ) -> object:
                return less if name == owner else found(module, name)

            assert complaint(find_less).endswith(f"has no {owner}.{method}")


def test_each_text_that_we_rely_on_is_reported_and_stood_in_for(
    host: SimpleNamespace, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    from server.games.registry import GameRegistry

    config = GameRegistry.get("ludo_plus").settings.everything
    parts = host.about.load()
    assert lookup.missing_texts(host.about, parts, host.server_dir) == {}
    english = host.server_dir / "locales" / "en"
    texts = "\n".join(path.read_text("utf-8") for path in sorted(english.rglob("*.ftl")))
    less = tmp_path / "locales" / "en" / "main.ftl"
    less.parent.mkdir(parents=True)
    for wanted, ours in parts.texts.items():
        less.write_text(re.sub(rf"^{wanted}\b", "renamed", texts, flags=re.MULTILINE), "utf-8")
        caplog.clear()
        gone = lookup.missing_texts(host.about, parts, tmp_path)
        assert gone == {wanted: ours}
        (said,) = [record.getMessage() for record in caplog.records]
        assert f"has no text {wanted};" in said
        newer: Any = type("Localization", (), {"get": classmethod(lambda *_, **__: "theirs")})
        strings.add(newer, config, gone)
        assert newer.get("de", wanted) == Translator("de").text(ours)
        assert newer.get("de", "another") == "theirs"


def test_every_text_of_a_host_that_our_code_names_is_in_the_list(host: SimpleNamespace) -> None:
    ours = Path(strings.__file__).parents[1]
    folders = [ours / "game", ours / "play", ours / "install", ours / host.kind]
    named = {
        text
        for folder in folders
        for path in folder.glob("*.py")
        for text in re.findall(r'"((?:action|table)-[a-z-]+)"', path.read_text("utf-8"))
    }
    assert "action-spectator" in named and named <= {*host.about.load().texts}


def test_a_method_with_other_arguments_is_in_the_log_and_the_game_is_there(
    host: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from server.games.base import Game

    lookup.look_up(host.about, host.about.load(), "server")
    assert not caplog.records, "the version we know takes what we give"
    monkeypatch.setattr(Game, "get_user", lambda self: None)
    lookup.look_up(host.about, host.about.load(), "server")
    (said,) = [record.getMessage() for record in caplog.records]
    assert "Game.get_user" in said and host.about.title in said


def test_a_host_that_differs_runs_on_without_our_game(
    host: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from server.games.registry import GameRegistry

    monkeypatch.setitem(host.about.load().names, "Teleporter", "game_utils.actions")
    registered = dict(GameRegistry._games)
    try:
        GameRegistry._games.pop("ludo_plus")
        with caplog.at_level(logging.ERROR):
            loader.join("server", host.server_dir)
        assert "Teleporter" in caplog.text and "not offered" in caplog.text
        inert = GameRegistry._games["ludo_plus"]
        lobby, user = inert(), host.user("Ann")
        lobby.initialize_lobby("Ann", user)
        assert "not available" in user.get_last_spoken()
        lobby.add_player("Ben", host.bot("Ben"))
        lobby.execute_action(lobby.players[0], "start_game")
        assert lobby.status == "waiting", "it cannot be started"
        game = inert.from_json('{"host": "Ann", "players": [], "position": "kept"}')
        assert "kept" in game.to_json(), "not a byte of a saved table is lost"
    finally:
        GameRegistry._games.clear()
        GameRegistry._games.update(registered)


@pytest.mark.parametrize("closes", ["who leaves", "the host"])
def test_who_comes_back_to_a_kept_game_is_told_why_and_loses_nothing(
    host: SimpleNamespace, table: Table, closes: str
) -> None:
    from server.games.registry import GameRegistry

    table.seat("Ann", "Ben")
    table.start()
    saved = table.game.to_json()
    ann, put_away = table.humans[0].user, list[str]()
    working = GameRegistry.get("ludo_plus")
    try:
        placeholder.register("server", about_us(host.about))
        kept = GameRegistry.get("ludo_plus").from_json(saved)
    finally:
        GameRegistry.register(working)
    kept.rebuild_runtime_state()
    kept._table = SimpleNamespace(save_and_close=put_away.append)
    kept.setup_keybinds()
    assert kept.status == "playing", "the host would close a table that waits for people"
    ann.messages.clear()
    kept.attach_user(ann.uuid, ann)
    assert [m.data["text"] for m in ann.messages if m.type == "speak"].count(NOT_LOADED) == 1
    if closes == "the host":
        kept.destroy()
    else:
        kept._perform_leave_game(kept.get_player_by_id(ann.uuid))
    assert put_away == ["Ann"], "it is among the saved tables now"
    assert kept.to_json() == saved and not any(player.is_bot for player in kept.players)


def test_strings_that_are_missing_leave_the_host_as_it_is(
    host: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At the start they keep the game out; later the host goes on with its own."""
    from server.games.registry import GameRegistry

    before = host.localization.get
    registered = dict(GameRegistry._games)
    with monkeypatch.context() as changed:
        changed.setattr(strings, "is_known", lambda name: False)
        try:
            loader.join("server", host.server_dir)
            assert host.localization.get is before
            assert "its texts are missing. Its tables and results are kept." in caplog.text
        finally:
            GameRegistry._games.clear()
            GameRegistry._games.update(registered)

    def broken(locale: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(strings, "translator", broken)
    assert host.localization.get("en", "pludo-host-game-name") == "pludo-host-game-name"
    assert "no text for pludo-host-game-name in the language en" in caplog.text
    caplog.expected_faults = True  # type: ignore[attr-defined]


@pytest.mark.parametrize("plays", [True, False])
def test_playaurals_clean_up_spares_our_data_even_if_the_game_cannot_play(
    host: SimpleNamespace, tmp_path: Path, request: pytest.FixtureRequest, plays: bool
) -> None:
    """Nor does it matter which variants are offered: an owner may have mistyped their names."""
    if host.kind != "playaural":
        pytest.skip("PlayPalace deletes nothing")
    from server.core.server import Server
    from server.games.registry import GameRegistry
    from server.persistence.database import Database

    database = Database(str(tmp_path / "data.db"))
    request.addfinalizer(database.close)
    database.connect()
    for game, board in (("ludo_plus", "ludo_plus_house_wins"), ("ludo", "ludo_house_wins")):
        database._conn.execute(
            "insert into player_game_stats values ('somebody', ?, ?, 3)", (game, f"custom_{board}")
        )
        database._conn.commit()
    database.set_player_rating("somebody", "ludo_plus", 30.0, 5.0)
    database.set_player_rating("somebody", "gone_game", 30.0, 5.0)
    working = GameRegistry.get("ludo_plus")
    try:
        if not plays:
            placeholder.register("server", about_us(host.about))
            assert GameRegistry.get("ludo_plus") is not working
        database.prune_unregistered_game_data({g.get_type() for g in GameRegistry.get_all()})
        stats, rated = Server._get_leaderboard_prune_spec(None)
        database.prune_unsupported_leaderboard_data(stats, rated)
    finally:
        GameRegistry.register(working)
    assert database.get_player_rating("somebody", "ludo_plus") is not None
    assert database.get_player_rating("somebody", "gone_game") is None
    left = database._conn.execute("select game_type from player_game_stats").fetchall()
    assert [row[0] for row in left] == ["ludo_plus"], "the host cleans up after its own games"


def test_the_hosts_serialiser_finds_the_modules_our_classes_name(table: Table) -> None:
    for made in (type(table.game), type(table.game.options)):
        assert importlib.import_module(made.__module__).__name__.startswith("playpalace_ludo.hosts")
        assert typing.get_type_hints(made)
    saved = set(table.game.to_dict())
    assert not saved & {"audience", "hosted", "api", "config", "our_host", "table_options"}


def test_action_handlers_all_exist(table: Table) -> None:
    table.seat("Ann")
    for action_set in table.game.player_action_sets[table.humans[0].user.uuid]:
        for action in action_set._actions.values():
            for name in (action.handler, action.is_enabled, action.is_hidden, action.get_label):
                assert name is None or callable(getattr(table.game, name)), action.id
