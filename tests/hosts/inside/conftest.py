"""Run by a host's own Python: the real host's code with our game registered by the import hook."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

SERVER_DIR = Path(os.environ["LUDO_PLUS_SERVER"])
sys.path.insert(0, str(SERVER_DIR.parent))
os.environ.setdefault("PLAYPALACE_DISABLE_LOCALE_CACHE", "1")

from playpalace_ludo.bots import STRENGTHS  # noqa: E402
from playpalace_ludo.chance import draw  # noqa: E402
from playpalace_ludo.core.rules import Rules  # noqa: E402
from playpalace_ludo.core.state import State  # noqa: E402
from playpalace_ludo.hosts import LOG_NAME  # noqa: E402
from playpalace_ludo.hosts.game.factory import game_class  # noqa: E402
from playpalace_ludo.hosts.install.detect import host_in  # noqa: E402
from playpalace_ludo.hosts.playaural import HOST as PLAYAURAL  # noqa: E402
from playpalace_ludo.settings import SETTINGS  # noqa: E402
from playpalace_ludo.settings.store import ServerSettings  # noqa: E402
from playpalace_ludo.table.dice import SystemDice  # noqa: E402

_found = host_in(SERVER_DIR)
assert _found is not None, "no server that we know"
HOST = _found

import server.games  # noqa: E402, F401
from server.games.registry import GameRegistry  # noqa: E402
from server.messages.localization import Localization  # noqa: E402

if HOST is PLAYAURAL:
    from server.users.bot import Bot
    from server.users.test_user import MockUser
else:
    from server.core.users.bot import Bot
    from server.core.users.test_user import MockUser

Localization.init(SERVER_DIR / "locales")

pytest_plugins = ["casino"]


class SeededDice(SystemDice):
    def __init__(self, source: Random) -> None:
        self.source = source

    def throw(self, rules: Rules, state: State, *_: object) -> tuple[int, ...]:
        return draw(rules, state, self.source)


class Human:
    """Somebody at the table who hears through a recording user and acts by packets."""

    def __init__(self, table: Table, name: str, locale: str = "en", client: str = "") -> None:
        self.table = table
        self.name = name
        self.user = MockUser(name, locale=locale)
        if client and HOST is PLAYAURAL:
            self.user.client_type = client
        elif client:
            self.user.set_client_type(client)

    @property
    def player(self) -> Any:
        return self.table.game.get_player_by_id(self.user.uuid)

    @property
    def seat(self) -> int:
        return int(self.table.game.seating[self.user.uuid])

    def key(self, key: str, item: str | None = None, **modifiers: bool) -> None:
        event = {"type": "keybind", "key": key, "menu_item_id": item, **modifiers}
        self.table.game.handle_event(self.player, event)

    def select(self, item: str, menu: str = "turn_menu") -> None:
        event = {"type": "menu", "menu_id": menu, "selection_id": item}
        self.table.game.handle_event(self.player, event)

    def type(self, text: str) -> None:
        event = {"type": "editbox", "input_id": "action_input_editbox", "text": text}
        self.table.game.handle_event(self.player, event)

    def heard(self) -> list[str]:
        return [message.data["text"] for message in self.user.messages if message.type == "speak"]

    def sounds(self) -> list[dict[str, Any]]:
        return [m.data for m in self.user.messages if m.type == "play_sound"]

    def menu(self, menu: str = "turn_menu") -> list[str]:
        return [item.id for item in self.user.menus[menu]["items"]]

    def rows(self, menu: str = "turn_menu") -> list[str]:
        return [item.text for item in self.user.menus[menu]["items"]]

    def shown(self) -> list[str]:
        """Return the menus that were sent since the last look."""
        menus = [m.data["menu_id"] for m in self.user.messages if m.type == "show_menu"]
        self.forget()
        return menus

    def forget(self) -> None:
        self.user.messages.clear()

    def trust(self, level: int) -> None:
        """As the host does: an enum in one of them, a number in the other."""
        now = type(self.user.trust_level)(level)
        base = type(self.user)
        self.user.__class__ = type("Trusted", (base,), {"trust_level": property(lambda _: now)})

    def on_turn(self) -> bool:
        hosted = self.table.game.hosted
        return hosted is not None and hosted.acting == self.seat


class Table:
    """A table in the host, without a network."""

    def __init__(self) -> None:
        self.game: Any = GameRegistry.get("ludo_plus")()
        self.humans: list[Human] = []
        self.watchers: list[Human] = []
        self.ticks = 0

    def seat(self, *names: str, **about: str) -> list[Human]:
        for name in names:
            human = Human(self, name, **about)
            if not self.humans:
                self.game.initialize_lobby(name, human.user)
            else:
                self.game.add_player(name, human.user)
            self.humans.append(human)
        return self.humans[-len(names) :]

    def watch(self, name: str) -> Human:
        human = Human(self, name)
        self.game.add_spectator(name, human.user)
        self.watchers.append(human)
        return human

    def bots(self, count: int) -> None:
        if not self.humans:
            self.game.setup_keybinds()
            self.game.host = "Bot0"
        for n in range(count):
            self.game.add_player(f"Bot{n}", Bot(f"Bot{n}"))

    def set(self, **options: Any) -> None:
        """Options through the host's own handlers."""
        for name, value in options.items():
            if isinstance(value, bool):
                if getattr(self.game.options, name) != value:
                    self.game._handle_option_toggle(name)
            else:
                self.game._handle_option_change(name, str(value))

    def start(self) -> None:
        if self.humans:
            self.game.execute_action(self.humans[0].player, "start_game")
        else:
            assert self.game.prestart_validate() == []
            self.game.on_start()
        assert self.game.status == "playing"

    def tick(self, count: int = 1) -> None:
        for _ in range(count):
            self.game.on_tick()
            if HOST is PLAYAURAL:
                self.game.flush_menus()
            self.ticks += 1

    def settle(self, most: int = 400) -> None:
        """Until it is a human's turn and everything has been heard."""
        for _ in range(most):
            self.tick()
            hosted = self.game.hosted
            if self.game.status != "playing" or hosted is None:
                return
            waiting = hosted.heard_out and hosted.announcer.silent
            if waiting and any(h.on_turn() for h in self.humans):
                return

    def play_to_the_end(self, act: Callable[[Human], None], most: int = 30_000) -> None:
        """Tick; who is on turn acts through `act(human)`. Nobody may hear two lines in a tick."""
        for _ in range(most):
            for human in self.humans:
                if human.on_turn() and self.game.hosted.clock >= self.game.hosted._busy_until:
                    act(human)
            self.tick()
            for human in self.humans + self.watchers:
                assert len(human.heard()) <= 1, human.heard()
                human.forget()
            if self.game.status != "playing":
                return
        raise AssertionError("the game did not end")

    def play_on(self) -> None:
        """Roll until all games of the table are over."""
        for _ in range(3000):
            if self.game.status != "playing":
                return
            for human in self.humans:
                if human.on_turn():
                    human.key("r")
            self.tick()
        raise AssertionError("the game does not end")

    def to_a_choice(self, human: Human) -> None:
        """Bring a token out with a six and throw another: to move it, or to bring out one more."""
        for key in ("r", "1", "r"):
            self.roll(6)
            human.key(key)
            self.settle()

    def roll(self, *dice: int) -> None:
        """The next throw falls like this."""
        hosted = self.game.hosted

        class Once(SystemDice):
            def throw(self, *_: object) -> tuple[int, ...]:
                hosted.runner.dice = SystemDice()
                return dice

        hosted.runner.dice = Once()

    def seed_dice(self, source: Random) -> None:
        """Let the dice of the game fall the same way whenever the test is run."""
        self.game.hosted.runner.dice = SeededDice(source)

    def win(self, human: Human, each_tick: Callable[[], None] = lambda: None) -> None:
        """Let somebody win the game that is on: three of four are home, and the last one comes."""
        self.settle()
        hosted = self.game.hosted
        home = hosted.match.rules.seats[0].finish
        tokens = list(hosted.state.tokens)
        tokens[human.seat] = (home, home, home, home - 3)
        hosted.match.state = hosted.state._replace(
            tokens=tuple(tokens), turn=human.seat, owed=(0,), moves=()
        )
        self.roll(3)
        human.key("r")
        for _ in range(300):
            self.tick()
            each_tick()
            if self.game.hosted is not hosted or self.game.status != "playing":
                return
        raise AssertionError("the game does not end")

    def drop(self, human: Human) -> None:
        """Do what the host does when a connection breaks."""
        if HOST is PLAYAURAL:
            self.game.on_player_disconnect(human.user.uuid)
        else:
            self.game._perform_leave_game(human.player)

    def come_back(self, human: Human) -> None:
        """Do what the host does when the same account logs in again."""
        player = human.player
        player.is_bot = False
        player.name = human.name
        self.game.attach_user(player.id, human.user)
        if HOST is PLAYAURAL:
            player.replaced_human = False
            player.reconnect_grace_ticks = 0

    def reload(self) -> None:
        """As if the server had been restarted: saved, loaded, people attached again."""
        text = self.game.to_json()
        users = {human.user.uuid: human.user for human in self.humans + self.watchers}
        game = type(self.game).from_json(text)
        game.rebuild_runtime_state()
        game.setup_keybinds()
        for player in game.players:
            if player.is_bot:
                game.attach_user(player.id, Bot(player.name, uuid=player.id))
        for player_id, user in users.items():
            player = game.get_player_by_id(player_id)
            if player is not None and not player.is_bot:
                game.attach_user(player_id, user)
                if HOST is PLAYAURAL:
                    player.reconnect_grace_ticks = 0
        self.game = game


class Server:
    """A server with an owner's file, and its tables."""

    def __init__(self, folder: Path, table: Table) -> None:
        self.folder, self._table = folder, type(table)
        self._like: Any = type(table.game)
        self.lobby = folder / "ludo_plus.lobby.toml"

    def start(self, text: str = "") -> Server:
        (self.folder / SETTINGS).write_text(text)
        self.settings = ServerSettings(self.folder / SETTINGS, STRENGTHS)
        like = self._like
        self.game_class: Any = game_class(
            like.our_host,
            adapter=like.__mro__[1],
            api=like.api,
            settings=self.settings,
            server_dir=self.folder,
        )
        return self

    def open(self, name: str = "Ann", level: int = 2) -> Human:
        table = self._table()
        table.game = self.game_class()
        (human,) = table.seat(name)
        human.trust(level)
        table.tick()
        return human

    def changed(self) -> dict[str, Any]:
        return tomllib.loads(self.lobby.read_text())


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture(name="server")
def server_of_an_owner(table: Table, tmp_path: Path) -> Server:
    return Server(tmp_path, table)


@pytest.fixture
def host() -> SimpleNamespace:
    return SimpleNamespace(
        about=HOST,
        kind=HOST.name,
        server_dir=SERVER_DIR,
        localization=Localization,
        bot=Bot,
        user=MockUser,
    )


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records and what is set aside go here and not beside the server."""
    monkeypatch.setattr(GameRegistry.get("ludo_plus"), "server_dir", tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A fault of ours is caught so that the server goes on; here it fails the test."""
    yield
    faults = [r for r in caplog.records if r.name == LOG_NAME and r.exc_info]
    expected = getattr(caplog, "expected_faults", False)
    assert expected or not faults, faults[0].getMessage()
