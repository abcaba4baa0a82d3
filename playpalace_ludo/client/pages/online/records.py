"""Save the record of a game that was played elsewhere: on a server, or in a file."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.game import RulesGone
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import why
from playpalace_ludo.words import Message, problems


def keep(saves: Saves, text: str, *, to_play: bool = False) -> Message:
    """Save a valid record; return the message that it was saved, or why not.

    With `to_play` a game that is not over can be continued here.
    """
    try:
        game = games.from_record(text, variants.load_named, None, None)
        facts = {"begun": identity.now(), **game.match.header.table, identity.FOREIGN: True}
        game.match.with_table(facts)
        if to_play and not game.match.over:
            saves.add_unfinished(game.rules.name, game.match.text())
            return Message("pludo-client-taken-unfinished")
        saves.add_finished(game.rules.name, game.match.text())
    except RulesGone as error:
        reason = Message("pludo-online-rules-unknown", {"rules": error.name})
    except LudoError as error:
        reason = problems.message(error)
    except OSError as error:
        reason = problems.phrase(why(error))
    else:
        return Message("pludo-online-record-kept")
    return Message("pludo-online-record-not-kept", {"reason": reason})
