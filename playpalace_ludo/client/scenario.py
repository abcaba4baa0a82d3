"""Scenarios of the phase `ui`: keys pressed through the client's own table, all seats human."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.client.game import Game
from playpalace_ludo.client.output.presenter import Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.sound import SilentSound
from playpalace_ludo.client.output.speech import SilentSpeech
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.storage.options import Options
from playpalace_ludo.client.table import ClientTable
from playpalace_ludo.core.engine.moves import legal_moves
from playpalace_ludo.core.engine.outlook import hand_of
from playpalace_ludo.core.errors import InputError, show
from playpalace_ludo.core.events import OpeningRolled, Rolled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State, Throw
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Translator, commands


class ListedDice:
    """Throws written down beforehand."""

    proof: Proof | None = None
    repeats = False

    def __init__(self, throws: Sequence[Throw]) -> None:
        self._throws = list(throws)

    def throw(self, rules: Rules, state: State, number: int) -> Throw:
        if not self._throws:
            raise InputError("scenario-short")
        return self._throws.pop(0)

    def first(self, seats: Sequence[int]) -> int:
        return seats[0]


class Pressed(NamedTuple):
    match: Match
    last: Rolled | OpeningRolled | None
    refused: bool
    """The last key asked for an action, but nothing happened."""


def run_ui(rules: Rules, given: Mapping[str, Any], state: State, rolls: Sequence[Throw]) -> Pressed:
    """Press the keys of `given` and return the outcome."""
    last = _last_roll(rules, given, state)
    game = Game(
        Match(rules, state.seats, start=_awaiting(rules, given, state)),
        [Player(seat, rules.seats[seat].colour) for seat in state.seats],
        ListedDice(rolls),
        earlier_roll=last,
    )
    options = Options(switches={"pace.speed": "instant"})
    translator = Translator("en")
    presenter = Presenter(translator.text, Screen(None), SilentSpeech(), SilentSound())
    table = ClientTable(game, Teller(presenter, translator), options)
    table.resume()
    refused = False
    for key in given["keys"]:
        refused = _press(table, game.match, key)
    return Pressed(game.match, game.last_roll(), refused)


def _press(table: ClientTable, match: Match, key: str) -> bool:
    """Press one key; return True if it asked for an action but nothing happened."""
    known = commands.parse_key(key)
    if known is None:
        raise InputError("scenario-key", key=show(key))
    command = commands.keymap().get(known, "")
    before = len(match.steps)
    if command in table.handlers:
        table.handlers[command]()
    acts = command in commands.BY_ID and commands.BY_ID[command].category == commands.PLAY
    return acts and len(match.steps) == before


def _awaiting(rules: Rules, given: Mapping[str, Any], state: State) -> State:
    """Return the state; a scenario that waits for a move may name its die as the last roll only."""
    if given.get("awaiting") == "over":
        home = tuple(s for s in state.seats if min(state.tokens[s]) == rules.plan.finishes[s])
        return state._replace(owed=(), moves=(), places=state.places or home)
    if given.get("awaiting") != "move" or state.awaiting == "move":
        return state
    last = given["last_roll"]
    pool = tuple(last) if isinstance(last, list) else (last,)
    state = state._replace(owed=pool)
    return state._replace(moves=legal_moves(rules.of(state), state.tokens, hand_of(state)))


def _last_roll(rules: Rules, given: Mapping[str, Any], state: State) -> Rolled | None:
    last = given.get("last_roll")
    if last is None:
        return None
    return Rolled(state.turn, tuple(last) if isinstance(last, list) else (last,))
