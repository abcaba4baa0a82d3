"""Winner, places, tokens home; ratings for four players without teams."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from playpalace_ludo import variants
from playpalace_ludo.hosts.game import board_menu

if TYPE_CHECKING:
    from tests.hosts.inside.conftest import Table

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.fixture
def finished(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Four people; Cleo has won, Ann and Dan are equal, Ben is last."""
    table.seat(*NAMES)
    table.start()
    home = table.game.hosted.match.rules.seats[0].finish
    state = table.game.hosted.state
    tokens = ((home, 10, 10, -1), (-1, -1, -1, -1), (home,) * 4, (home, 10, 10, -1))
    table.game.hosted.match.state = state._replace(tokens=tokens, owed=(), places=(2,), moves=())
    return table


def test_the_result_has_winner_places_and_tokens_home(finished: Table) -> None:
    result = finished.game.build_game_result()
    data = result.custom_data
    ids = {p.player_name: p.player_id for p in result.player_results}
    assert data["winner_name"] == "Cleo" and data["winner_ids"] == [ids["Cleo"]]
    assert [[name, home] for name, _, home in data["standings"]] == [
        ["Cleo", 4],
        ["Ann", 1],
        ["Dan", 1],
        ["Ben", 0],
    ]
    assert {n: data["places"][ids[n]] for n in NAMES} == {"Cleo": 1, "Ann": 2, "Dan": 2, "Ben": 4}


def test_the_end_screen_counts_tokens_home(finished: Table) -> None:
    result = finished.game.build_game_result()
    lines = finished.game.format_end_screen(result, "en")
    assert lines[1:] == [
        "1. Cleo: 4 tokens home",
        "2. Ann: one token home",
        "2. Dan: one token home",
        "4. Ben: 0 tokens home",
    ]
    assert finished.game.format_end_screen(result, "de")[1] == "1. Cleo: 4 Figuren im Ziel"


def test_the_duration_does_not_count_the_lobby(table: Table) -> None:
    table.seat("Ann")
    table.bots(1)
    table.tick(500)
    table.start()
    table.tick(20)
    assert table.game.build_game_result().duration_ticks == 20


def test_the_total_score_counts_people_left_behind(finished: Table) -> None:
    result = finished.game.build_game_result()
    assert result.custom_data["final_scores"] == {"Ann": 1, "Ben": 0, "Cleo": 3, "Dan": 1}


@pytest.fixture
def results(finished: Table, host: SimpleNamespace, tmp_path: Path) -> Iterator[Results]:
    """A database of the host that keeps what the table's games end with."""
    kept = Results(finished.game, host.kind, tmp_path)
    yield kept
    kept.database.close()
    finished.game._table = None


class Results:
    def __init__(self, game: Any, kind: str, directory: Path) -> None:
        from server.persistence.database import Database

        self.database = Database(str(directory / "results.db"))
        self.database.connect()
        self._kind = kind
        self.game = game
        self.kept: list[Any] = []
        game._table = SimpleNamespace(
            _db=self.database, game=None, _server=None, save_game_result=self.save
        )

    def save(self, result: Any) -> None:
        """As the host's server does."""
        about = ["player_id", "player_name", "is_bot"]
        about += ["is_virtual_bot"] * (self._kind == "playpalace")
        players = [tuple(getattr(p, name) for name in about) for p in result.player_results]
        self.database.save_game_result(
            result.game_type, result.timestamp, result.duration_ticks, players, result.custom_data
        )
        self.kept.append(result)

    def finish(self) -> dict[str, str]:
        result = self.game.build_game_result()
        self.game._persist_result(result)
        return {p.player_name: p.player_id for p in result.player_results}

    def on_board(self, variant: str, kind: str, player_id: str) -> float | None:
        """A host's sum over results, by the path we gave it."""
        board = f"ludo_plus_{variant}_{kind}"
        (told,) = [b for b in self.game.get_leaderboard_types() if b["id"] == board]
        values = []
        for result in self.kept:
            value = result.custom_data
            for part in told["path"].replace("{player_id}", player_id).split("."):
                value = value.get(part, {})
            values += [value] if value != {} else []
        return sum(values) if values else None


def test_four_places_are_rated_one_by_one(results: Results) -> None:
    from server.game_utils.stats_helpers import RatingHelper

    ids = results.finish()
    helper = RatingHelper(results.database, "ludo_plus")
    skill = {name: helper.get_rating(ids[name]).mu for name in NAMES}
    assert skill["Cleo"] > skill["Ann"] > skill["Ben"]
    assert skill["Ann"] == pytest.approx(skill["Dan"])


def test_each_variant_has_a_rating_of_its_own(results: Results) -> None:
    from server.game_utils.stats_helpers import RatingHelper

    ids = results.finish()
    results.finish()
    # After two games of one variant its board shows what the host itself has worked out.
    overall = RatingHelper(results.database, "ludo_plus").get_rating(ids["Cleo"])
    shown = results.on_board("playpalace", "rating", ids["Cleo"])
    assert shown == pytest.approx(overall.mu - 3 * overall.sigma, abs=0.001)
    assert results.on_board("playpalace", "wins", ids["Cleo"]) == 2
    assert results.on_board("playpalace", "wins", ids["Ann"]) is None
    results.game.options.variant = "classic"
    results.game.hosted.match.rules = results.game.config.rules["classic"]
    results.finish()
    first = results.on_board("classic", "rating", ids["Cleo"])
    assert first is not None and shown is not None and first < shown
    assert results.on_board("playpalace", "rating", ids["Cleo"]) == pytest.approx(shown)


def test_a_rating_is_found_however_long_ago_it_was_won(results: Results) -> None:
    from server.game_utils.stats_helpers import RatingHelper

    ids = results.finish()
    first = results.on_board("playpalace", "rating", ids["Cleo"])
    again = results.game.build_game_result()
    again.custom_data["board"] = "classic"
    again.custom_data["ratings"] = {who: [40.0, 1.0] for who in ids.values()}
    for _ in range(25):
        results.save(again)
    results.finish()
    # The host itself has rated two games, each from where the one before had ended.
    overall = RatingHelper(results.database, "ludo_plus").get_rating(ids["Cleo"])
    both = results.on_board("playpalace", "rating", ids["Cleo"])
    assert both == pytest.approx(overall.mu - 3 * overall.sigma, abs=0.001)
    # Who starts anew would rise as far as the first time.
    assert first is not None and both != pytest.approx(2 * first, abs=0.01)


@pytest.mark.parametrize(("option", "value"), [("hints", "all"), ("undo", "own-turn")])
def test_a_table_with_hints_or_taking_back_is_not_rated(
    results: Results, option: str, value: str
) -> None:
    from server.game_utils.stats_helpers import RatingHelper

    setattr(results.game.options, option, value)
    ids = results.finish()
    assert RatingHelper(results.database, "ludo_plus").get_rating(ids["Cleo"]).mu == 25
    assert results.on_board("playpalace", "rating", ids["Cleo"]) is None
    assert results.on_board("playpalace", "wins", ids["Cleo"]) == 1


def test_rules_somebody_changed_are_on_no_variants_board(results: Results) -> None:
    game = results.game
    game.hosted.match.rules = variants.with_options(game.hosted.rules, {"sixes.max": 2})
    ids = results.finish()
    assert results.on_board("playpalace", "rating", ids["Cleo"]) is None
    assert results.on_board("playpalace", "wins", ids["Cleo"]) is None


def test_everybody_hears_that_a_game_is_not_rated(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.set(hints="all")
    table.start()
    table.settle()
    for human in (ann, ben):
        assert "Not rated: hints or taking back are on." in human.heard()


def boards_in_menu(database: object, game_type: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Open a game's menu of leaderboards as the host does; return the boards of its own."""
    from server.core.server import Server
    from server.games.registry import GameRegistry

    show = Server._show_leaderboard_types_menu
    monkeypatch.setattr(Server, "_show_leaderboard_types_menu", show)
    board_menu._wrap(Server, GameRegistry.get("ludo_plus"))
    shown: dict[str, list[Any]] = {}
    user = SimpleNamespace(
        locale="en",
        username="Ann",
        show_menu=lambda menu, items, **_: shown.update({menu: items}),
        speak_l=lambda *_, **__: None,
    )
    server = SimpleNamespace(_db=database, _user_states={})
    Server._show_leaderboard_types_menu(server, user, game_type)
    monkeypatch.undo()
    ids = {item.id.removeprefix("type_") for item in shown["leaderboard_types_menu"]}
    return {name for name in ids if name.startswith("ludo_plus") or name == game_type}


def test_the_menu_lists_the_boards_somebody_is_on_and_the_host_counts_for_all(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    results.finish()
    filled = {"ludo_plus_playpalace_rating", "ludo_plus_playpalace_wins"}
    assert boards_in_menu(results.database, "ludo_plus", monkeypatch) == filled
    assert len(results.game.get_leaderboard_types()) == 2 * len(variants.names())


def test_boards_of_other_games_are_listed_as_the_host_does(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    from server.games.registry import GameRegistry

    foreign = GameRegistry.get("ludo")
    results.finish()
    results.database._conn.execute("update game_results set game_type = 'ludo'")
    told = {"id": "ludo_plus_no_board", "path": "x"}
    monkeypatch.setattr(foreign, "get_leaderboard_types", classmethod(lambda cls: [told]))
    assert boards_in_menu(results.database, "ludo", monkeypatch) == {"ludo_plus_no_board"}


def test_ones_own_statistics_name_every_board_with_its_value(
    table: Table, host: SimpleNamespace
) -> None:
    get = host.localization.get
    for board in table.game.get_leaderboard_types():
        text = get("en", f"my-stats-{board['id'].replace('_', '-')}", value="3.4")
        assert text.endswith(": 3.4") and "my-stats" not in text
    mine = get("en", "my-stats-ludo-plus-figure-eight-rating", value="3.4")
    assert mine == "Figure Eight Duel, skill rating: 3.4"


def test_the_boards_have_names_in_the_players_language(table: Table, host: SimpleNamespace) -> None:
    for board in table.game.get_leaderboard_types():
        key = f"leaderboard-type-{board['id'].replace('_', '-')}"
        assert host.localization.get("en", key) not in ("", key)
    get = host.localization.get
    assert get("en", "leaderboard-type-ludo-plus-classic-wins") == "Classic Ludo: games won"
    if host.kind == "playpalace":  # PlayAural has no German
        german = get("de", "leaderboard-type-ludo-plus-classic-rating")
        assert german == "Klassisches Ludo: Spielstärke"


def test_the_game_ends_with_an_end_screen_and_only_after_everything_was_heard(table: Table) -> None:
    ann, ben = table.seat("Ann", "Ben")
    table.start()
    table.settle()
    rules = table.game.hosted.match.rules
    home = rules.seats[0].finish
    state = table.game.hosted.state
    table.game.hosted.match.state = state._replace(
        tokens=((home, home, home, home - 3), *state.tokens[1:])
    )
    ann.forget()
    ben.forget()
    table.roll(3)
    ann.key("r")
    for _ in range(200):
        table.tick()
        if table.game.status != "playing":
            break
    assert table.game.status == "finished"
    assert any("win" in line.lower() for line in ann.heard())
    assert any("Ann" in line and "win" in line.lower() for line in ben.heard())
    for human in (ann, ben):
        rows = human.rows("game_over")
        assert rows[1] == "1. Ann: 4 tokens home"
