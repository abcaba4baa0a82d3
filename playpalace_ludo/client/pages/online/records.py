"""Records of games played elsewhere: offered by a server, or in a file of the player's."""

from __future__ import annotations

from collections.abc import Callable

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.game import Game, RulesGone
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.options import RECORDS
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import why
from playpalace_ludo.table import dice_check
from playpalace_ludo.words import Message, commands, problems

MOST_RECEIVED = 200
"""Records from servers that are kept; the player makes room by removing some."""
_, KEEP, IGNORE = RECORDS


class OfferedRecords:
    """The records of one visit; the newest waits for the player's answer."""

    def __init__(self, saves: Saves, server: str) -> None:
        self._saves = saves
        self._server = server
        self._offered = ""

    def offer(self, text: str, wanted: str, key: str) -> Message | None:
        """Take a record as the option says; return what the player hears.

        A second offer replaces one without an answer, and says nothing: a server that sends
        hundreds gets one sentence and no place on the disk.
        """
        if wanted == KEEP:
            return keep(self._saves, text, self._server)
        if wanted == IGNORE:
            return None
        is_news, self._offered = not self._offered, text
        named = {"key": commands.key_name(key)} if key else {"key": "none"}
        return Message("pludo-online-record-offered", named) if is_news else None

    def accept(self) -> Message | None:
        """Keep the record that was offered last; None if there is none."""
        text, self._offered = self._offered, ""
        return keep(self._saves, text, self._server) if text else None


def keep(saves: Saves, text: str, server: str) -> Message:
    """Save a valid record that a server sent; return the message that it was saved, or why not."""

    def save(game: Game) -> Message:
        saves.add_received(game.rules.name, game.match.text())
        return Message("pludo-online-record-kept")

    if len(saves.received()) >= MOST_RECEIVED:
        return _not_kept(Message("pludo-online-records-full", {"count": MOST_RECEIVED}))
    return _take(text, server, save)


def take_in(saves: Saves, text: str) -> Message:
    """Save a valid record from a file; a game that is not over can be continued here.

    So can one whose record was cut off, and the player hears that its end is missing.
    """

    def save(game: Game) -> Message:
        if not game.match.over:
            cut = ".cut" if _is_cut(game, text) else ""
            saves.add_unfinished(game.rules.name, game.match.text())
            return Message(f"pludo-client-taken-unfinished{cut}")
        saves.add_finished(game.rules.name, game.match.text())
        return Message("pludo-online-record-kept")

    return _take(text, True, save)


def _is_cut(game: Game, text: str) -> bool:
    """Tell whether a line is cut off, or dice are listed for moves that are not there."""
    proof = game.proof
    listed = len(proof.drawn.split()) if proof is not None else 0
    return not text.endswith("\n") or listed > dice_check.thrown(game.match).fallen


def _take(text: str, sender: str | bool, save: Callable[[Game], Message]) -> Message:
    """Read a record, mark it as not begun here, and save it."""
    try:
        game = games.from_record(text, variants.load_named, None, None)
        facts = {"begun": identity.now(), **game.match.header.table, identity.FOREIGN: sender}
        game.match.with_table(facts)
        return save(game)
    except RulesGone as error:
        return _not_kept(Message("pludo-online-rules-unknown", {"rules": error.name}))
    except LudoError as error:
        return _not_kept(problems.message(error))
    except OSError as error:
        return _not_kept(problems.phrase(why(error)))


def _not_kept(reason: Message) -> Message:
    return Message("pludo-online-record-not-kept", {"reason": reason})
