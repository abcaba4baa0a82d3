"""Our game as its parts see it: the host's class behind them and each other.

The class a host gets is put together at run time: the host's adapter, our mixins, the host's own
`Game`. So a mixin inherits from nothing that could come between it and the host, and the type
checker is told here what will be there. Nor may it annotate attributes in its body: the host's
serialiser would take them for fields to save.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from playpalace_ludo.hosts.game.options import Chosen, TableOption
from playpalace_ludo.hosts.protocols import Action, GameOptions, GameResult, HostGame, Player, User

if TYPE_CHECKING:
    from playpalace_ludo.coins.purse import Purses
    from playpalace_ludo.coins.stake import Stake
    from playpalace_ludo.core.match import Match
    from playpalace_ludo.core.rules import Rules
    from playpalace_ludo.hosts.config import HostConfig
    from playpalace_ludo.hosts.game.audience import GameAudience
    from playpalace_ludo.hosts.game.intake import Intake
    from playpalace_ludo.hosts.game.journal import Journal
    from playpalace_ludo.hosts.host import Host
    from playpalace_ludo.hosts.names import HostApi
    from playpalace_ludo.hosts.play.audience import Grid, Row
    from playpalace_ludo.hosts.play.pacing import OncePerTick
    from playpalace_ludo.hosts.play.sounds import Sound
    from playpalace_ludo.hosts.play.table import HostTable
    from playpalace_ludo.table.dice import Dice
    from playpalace_ludo.table.fair_dice import FairDice
    from playpalace_ludo.words import Message


class LudoOptions(GameOptions, Chosen, Protocol):
    """The options of our tables, as the host keeps them."""

    def table_lines(self, locale: str) -> list[str]: ...


class LudoGame(HostGame):
    """The class the factory makes; for the type checker alone, nothing inherits it at run time."""

    our_host: ClassVar[Host]
    api: ClassVar[HostApi]
    config: ClassVar[HostConfig]
    table_options: ClassVar[Mapping[str, TableOption]]
    server_dir: ClassVar[Path]

    # The fields that the host saves
    schema: int
    options: LudoOptions
    seating: dict[str, int]
    """Seats by the id of the player."""
    colours: dict[str, str]
    """What people chose in the lobby, by the id of the player."""
    position: str
    record: str
    stand_ins: list[str]
    clock: int
    started: int
    game_id: str
    """Names one game from its start to its end, wherever it is saved."""
    brought_back: str
    """The message for those who come back to a game that a killed server lost."""
    dice_seed: str
    """What fixes the dice of this game, or of the next; secret until a game is over."""
    series: str
    """The standing of a series of games; empty before the first is over."""
    staked: str
    """What lies on the table of this game; empty where nothing does."""
    dice_words: dict[str, str]
    """What people added to the dice, by the id of the player."""

    # What is made anew whenever a table is loaded
    audience: GameAudience
    hosted: HostTable | None
    """The game that is played; None in the lobby."""
    _news: str
    """What was brought back, until the game ends."""
    series_told: list[Message]
    """How a series ended, for the end screen."""
    coins_told: list[Message]
    """Who got how many coins, for the end screen."""
    dice_told: list[Message]
    """What is to be said about the dice of the last game, once its seed is told."""
    _awaited: set[str]
    """Who has not come back since the game was loaded."""
    _held: str
    """Who a game waits for: the last human, who has dropped out of it."""
    option_news: OncePerTick
    """Changes of options to be told."""
    _intake: Intake
    _saving: bool
    """Whether the host is saving this table, so that its game will go on."""
    _broken: str
    """The message that says why there is no game any more."""

    # What the adapter of a host has to bring
    BUFFERS: ClassVar[Mapping[str, str]]
    """The host's names of the buffers."""
    PLAYING: ClassVar[str]
    WAITING: ClassVar[str]

    def paint(self, player: Player | None = None) -> None:
        """Have menus sent anew, one player's or all."""

    def wake(self) -> None: ...

    def move_focus(self, player: Player, row: str) -> None: ...

    def open_box(self, player: Player, box: str, lines: Callable[[], list[str]]) -> None: ...

    def show_manual(self, player: Player) -> None:
        """Open the rules document for one player."""

    def make_action(self, **fields: Any) -> Action:
        raise NotImplementedError

    def has_menus(self, player: Player) -> bool:
        raise NotImplementedError

    def player_result(self, player: Player) -> object:
        raise NotImplementedError

    def _is_ludo_group_enabled(self, player: Player) -> str | None:
        raise NotImplementedError

    def stop_waiting(self, held: str, player: Player) -> None:
        """Go on with a player who is back; a bot plays for who was waited for, if not for them."""

    # What a host may have and others have not
    HAS_GRIDS: ClassVar[bool]
    """Whether its menus can have rows and columns."""

    def open_grid(self, player: Player, grid: Grid) -> None: ...

    def follow_in_grid(self, player_id: str) -> bool:
        raise NotImplementedError

    def is_covered(self, player: Player) -> bool:
        """Tell whether somebody has another menu before them than the table's own."""
        raise NotImplementedError

    # What one mixin asks of another
    def play_to(self, user: User, sound: Sound) -> None: ...

    def host_tick(self) -> None: ...

    def is_counting(self) -> bool:
        raise NotImplementedError

    def sleeps_through(self) -> bool:
        raise NotImplementedError

    def after_tick(self) -> None: ...

    def _table_for(self, match: Match) -> HostTable:
        raise NotImplementedError

    def keep(self) -> None: ...

    def play_for_the_absent(self) -> None: ...

    def counts_itself(self, players: int) -> bool:
        raise NotImplementedError

    def series_news(self) -> list[Message]:
        raise NotImplementedError

    def tell_back(self, player: Player) -> None: ...

    def goes_on_with(self, player_id: str) -> bool:
        raise NotImplementedError

    def close_unreadable(self) -> None: ...

    def _stop_keeping(self) -> None: ...

    def hand_over(self) -> Journal | None:
        raise NotImplementedError

    def keep_in_place_of(self, left: Journal | None) -> None: ...

    def _fair_dice(self, rules: Rules, seats: Sequence[int]) -> FairDice:
        raise NotImplementedError

    def _dice_of(self, match: Match) -> Dice:
        raise NotImplementedError

    def tell_seed(self) -> None: ...

    def give_back(self) -> None: ...

    def keep_stake(self, stake: Stake | None) -> None: ...

    def settle(
        self,
        purses: Purses,
        stake: Stake,
        share: Callable[[Mapping[str, int]], dict[str, int]],
        *first: Message,
    ) -> None: ...

    @property
    def stake(self) -> Stake | None:
        raise NotImplementedError

    @property
    def purses(self) -> Purses | None:
        raise NotImplementedError

    def offer_rows(self, player: Player) -> tuple[Row, ...]:
        raise NotImplementedError

    def save_and_close(self, name: str) -> None: ...

    def _follow_turn(self) -> None: ...

    def _put_back_in_lobby(self) -> None: ...

    def _persist_result(self, result: GameResult) -> None: ...

    def menu_rows(self, hosted: HostTable, player: Player) -> tuple[Row, ...]:
        raise NotImplementedError

    def _fault(self) -> None: ...

    def _wait_to_tell(self, why: str) -> None: ...


if TYPE_CHECKING:
    GameBase = LudoGame
else:
    GameBase = object
"""What our mixins inherit from."""
