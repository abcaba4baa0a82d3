"""A saved game as a row in a list: its rules, who plays, how far it is or who won, and when."""

import hashlib
import re
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo import variants
from playpalace_ludo.client.game import RulesGone, rules_of
from playpalace_ludo.client.storage import identity
from playpalace_ludo.client.storage.file_index import FileIndex, pack_arg, unpack_arg
from playpalace_ludo.client.storage.saves import SUFFIX, Saves, read_record
from playpalace_ludo.core import record
from playpalace_ludo.core.notation import Load
from playpalace_ludo.core.record import Header
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spec import read_word
from playpalace_ludo.core.state import NOBODY, TOGETHER
from playpalace_ludo.files import listed
from playpalace_ludo.words import Message, rulebook
from playpalace_ludo.words.model import Arg
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.work import Work

FILE_NAME, RECEIVED_NAME, VERSION = "finished-list.json", "received-list.json", "3"

MOST_SENDER = 100


class Summary(NamedTuple):
    title: Arg
    you: str
    """The only person at the keyboard; empty if there are several or none."""
    players: tuple[str, ...]
    turn: int
    """Number of the last turn begun."""
    winners: tuple[str, ...] | None
    """None while the game goes on, empty where nobody won."""
    is_lesson: bool
    bots: tuple[str, ...]
    """The strength of each player who is a bot; empty for a person."""
    begun: str
    """When the game began, in ISO format."""
    digest: str
    """Of the record's text."""
    sender: str
    """The server that sent the record; empty for the player's own games."""


class SavedGame(NamedTuple):
    """A file with a game; the summary is None if it cannot be read."""

    name: str
    changed: int
    """When it was last written, in nanoseconds."""
    summary: Summary | None

    @property
    def begins(self) -> Arg:
        """The beginning of its label."""
        return Path(self.name).stem if self.summary is None else self.summary.title

    def label(self) -> Message:
        """Describe the game; an unreadable one by the name of its file."""
        game = self.summary
        if game is None:
            return _by_name(self.name)
        try:
            when = _when(datetime.fromtimestamp(self.changed / 10**9))
        except (ValueError, OverflowError, OSError):
            return _by_name(self.name)
        args: Args = {
            "title": game.title,
            "you": "yes" if game.you else "no",
            "players": tuple(name for name in game.players if name != game.you),
            "when": when,
        }
        told = _told(game, args)
        if not game.sender:
            return told
        return Message("pludo-menu-received-game", {"game": told, "server": game.sender})


def _told(game: Summary, args: Args) -> Message:
    if game.winners is None:
        return Message("pludo-menu-unfinished-game", {**args, "turn": game.turn})
    if game.you in game.winners:
        return Message("pludo-menu-finished-game", {**args, "who": "you"})
    who = "other" if game.winners else "nobody"
    return Message("pludo-menu-finished-game", {**args, "who": who, "winners": game.winners})


def _by_name(name: str) -> Message:
    return Message("pludo-menu-file", {"name": Path(name).stem})


class FinishedGames:
    """The finished games, or those that servers sent, as rows with an index on disk."""

    def __init__(self, saves: Saves, *, received: bool = False) -> None:
        self._saves = saves
        self.folder = saves.received_folder if received else saves.finished_folder
        self._titles: dict[str, Arg] = {}
        """Each title once, since thousands of games share it."""
        self._index = FileIndex(
            saves.root / (RECEIVED_NAME if received else FILE_NAME),
            VERSION,
            read=self._read,
            pack=_pack,
            unpack=self._unpack,
        )

    def read(self) -> Work[list[SavedGame]]:
        """Look at the folder and return the games, the newest first; the first time takes long."""
        # A power cut may have left a file empty.
        found = [one for one in listed(self.folder, SUFFIX) if one.size]
        stamps = {one.name: (one.size, one.changed) for one in found}
        known = yield from self._index.learn(stamps)
        return [SavedGame(one.name, one.changed, known[one.name]) for one in found]

    def _read(self, name: str) -> Summary | None:
        found = summary(self.folder / name, self._saves.rule_files.load)
        return None if found is None else found._replace(title=self._title(pack_arg(found.title)))

    def _title(self, kept: Any) -> Arg:
        return self._titles.setdefault(str(kept), unpack_arg(kept))

    def _unpack(self, kept: Any) -> Summary | None:
        if kept is None:
            return None
        title, you, players, turn, winners, is_lesson, bots, begun, digest, sender = kept
        return Summary(
            self._title(title),
            str(you),
            tuple(map(str, players)),
            int(turn),
            None if winners is None else tuple(map(str, winners)),
            is_lesson is True,
            tuple(map(str, bots)),
            datetime.fromisoformat(begun).isoformat(),
            str(digest),
            str(sender),
        )


def _pack(game: Summary | None) -> Any:
    return None if game is None else game._replace(title=pack_arg(game.title))


def label(path: Path, load: Load = variants.load_named) -> Message:
    """Describe a saved game; an unreadable one by the name of its file."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        return _by_name(path.name)
    return SavedGame(path.name, changed, summary(path, load)).label()


def is_lesson(path: Path) -> bool:
    """Tell whether this is a guided game."""
    try:
        return _tells_a_lesson(record.split(read_record(path))[0])
    except (OSError, TypeError, ValueError, IndexError):
        return False


def _tells_a_lesson(header: Header) -> bool:
    return header.table.get("lesson") is True


def summary(path: Path, load: Load) -> Summary | None:
    """Summarise a file; None if it cannot be read."""
    try:
        return _summary(path, load)
    except (OSError, TypeError, ValueError, IndexError):
        return None


def _summary(path: Path, load: Load) -> Summary:
    text = read_record(path)
    header, body = record.split(text)
    rules: Rules | None = None
    title: Arg
    try:
        rules = rules_of(header, load)
        title = rulebook.variant_title(rules)
    except RulesGone as error:
        title = error.name
    bots = header.table.get("bots", [""] * len(header.players))
    people = [name for name, bot in zip(header.players, bots, strict=True) if not bot]
    lines = [line for _, line in body]
    turns = (int(found[1]) for line in reversed(lines) if (found := re.match(r"(\d+)\.", line)))
    over = bool(lines) and lines[-1].startswith("=")
    return Summary(
        title=Message("pludo-lesson-title") if _tells_a_lesson(header) else title,
        you=people[0] if len(people) == 1 else "",
        players=header.players,
        turn=next(turns, 0) or 1,
        winners=_winners(header, rules, lines[-1]) if over else None,
        is_lesson=_tells_a_lesson(header),
        bots=tuple(map(str, bots)),
        begun=identity.when_begun(header, path).isoformat(),
        digest=hashlib.sha256(text.encode()).hexdigest()[:32],
        sender=_sender(header),
    )


def _sender(header: Header) -> str:
    """Name the server that sent a record; one from a file only has the mark."""
    server = header.table.get(identity.FOREIGN, "")
    named = isinstance(server, str) and server[:MOST_SENDER]
    return named or ("unknown" if identity.FOREIGN in header.table else "")


def _winners(header: Header, rules: Rules | None, result: str) -> tuple[str, ...]:
    """Name the winners, from the last line of the record: `= red blue`."""
    first, *others = map(read_word, result.split()[1:])
    if first == TOGETHER:
        seated = zip(header.seats, header.players, strict=True)
        return tuple(name for colour, name in seated if colour in others)
    if first in ("draw", NOBODY):
        return ()
    won = {first}
    if rules is not None:
        won = {rules.seats[seat].colour for seat in rules.side(record.seat_of(rules, first))}
    return tuple(
        name for colour, name in zip(header.seats, header.players, strict=True) if colour in won
    )


def _when(moment: datetime) -> Message:
    args: Args = {
        "days": (datetime.now().date() - moment.date()).days,
        "time": f"{moment:%H:%M}",
        "year": f"{moment:%Y}",
        "month": moment.month,
        "day": moment.day,
    }
    return Message("pludo-menu-when", args)
