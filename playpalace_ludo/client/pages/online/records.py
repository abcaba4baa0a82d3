"""Save the record of a game on a server among the finished games."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.client import game as games
from playpalace_ludo.client.game import RulesGone
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.files import why
from playpalace_ludo.words import Message, problems


def keep(saves: Saves, text: str) -> Message:
    """Save a valid record; return the message that it was saved, or why not."""
    try:
        game = games.from_record(text, variants.load_named, None, None)
        facts = {"begun": identity.now(), **game.match.header.table, identity.FOREIGN: True}
        game.match.with_table(facts)
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
