"""The one table of commands: it drives keys, help, remapping, host keys and the manual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from playpalace_ludo.words.model import Message

PLAY, ASK, HISTORY, SPEECH, TABLE = "play", "ask", "history", "speech", "table"
EXPLORE, REPLAY, MENU, ONLINE = "explore", "replay", "menu", "online"
PRACTICE = "practice"
CATEGORIES = (PLAY, REPLAY, PRACTICE, ONLINE, ASK, EXPLORE, HISTORY, SPEECH, TABLE, MENU)

IN_GAME, IN_REPLAY, IN_MENU, AT_SERVER, IN_PRACTICE = PLACES = (
    "game",
    "replay",
    "menu",
    "server",
    "practice",
)
"""Where keys are pressed; each place has a key map of its own."""
AT_TABLE, ON_REPLAY, ON_MENU = (IN_GAME, IN_REPLAY, IN_PRACTICE), (IN_REPLAY,), (IN_MENU,)
DECIDING = (PLAY, REPLAY, PRACTICE)
"""Categories whose commands act on the current position; the others ask or open a page."""
CHOOSING, ON_PRACTICE = (IN_GAME, IN_PRACTICE), (IN_PRACTICE,)
ON_SERVER = (AT_SERVER,)


class Handler(StrEnum):
    """The part of the client that handles a command."""

    APP = "app"
    """The app, whatever page is open."""
    PAGE = "page"
    """The open page: a menu, the game, a replay."""
    TABLE = "table"
    """The table: an action or a question about the game; hosts' tables handle the same."""


class Command(NamedTuple):
    id: str
    keys: tuple[str, ...]
    """Default keys of the client, in prompt_toolkit's spelling; a capital letter is with Shift."""
    handler: Handler
    category: str
    where: tuple[str, ...] = (IN_GAME,)
    """Places in the client where it works; empty for commands of hosts only."""
    host: str | None = None
    """The key in hosts; None if hosts have their own way or no use for it."""

    @property
    def label(self) -> str:
        """A menu entry: "Roll"."""
        return f"pludo-command-{self.id}"

    @property
    def help(self) -> str:
        """One sentence for key help."""
        return f"pludo-command-{self.id}.help"


PLAYER_KEYS = ("q", "w", "e", "y", "i", "o")
"""Unused letters of the top row, one per player."""

BY_APP, BY_PAGE, BY_TABLE = Handler

COMMANDS: tuple[Command, ...] = (
    Command("roll", ("r",), BY_TABLE, PLAY, host="r"),
    Command("next", ("space", "enter"), BY_TABLE, PLAY, where=CHOOSING, host="space"),
    *(
        Command(f"token-{n}", (str(n),), BY_TABLE, PLAY, where=CHOOSING, host=str(n))
        for n in range(1, 10)
    ),
    Command("choice-next", ("down", "right"), BY_TABLE, PLAY, where=CHOOSING),
    Command("choice-previous", ("up", "left"), BY_TABLE, PLAY, where=CHOOSING),
    Command("choice-first", ("home",), BY_TABLE, PLAY, where=CHOOSING),
    Command("choice-last", ("end",), BY_TABLE, PLAY, where=CHOOSING),
    Command("pass", ("p",), BY_TABLE, PLAY, where=CHOOSING, host="p"),
    Command("use", ("U",), BY_TABLE, PLAY, host="shift+u"),
    Command("hint", ("h",), BY_TABLE, PLAY, where=CHOOSING, host="h"),
    Command("hint-play", ("R",), BY_TABLE, PLAY),
    Command("undo", ("u",), BY_TABLE, PLAY, host="u"),
    Command("board", ("v",), BY_TABLE, ASK, where=AT_TABLE, host="v"),
    Command("turn", ("t",), BY_TABLE, ASK, where=AT_TABLE, host="t"),
    Command("score", ("s",), BY_TABLE, ASK, where=AT_TABLE, host="s"),
    Command("last-roll", ("l",), BY_TABLE, ASK, where=AT_TABLE, host="l"),
    Command("since", ("L",), BY_TABLE, ASK, where=AT_TABLE, host="shift+l"),
    Command("my-tokens", ("m",), BY_TABLE, ASK, where=AT_TABLE, host="m"),
    Command("abilities", ("M",), BY_TABLE, ASK, where=AT_TABLE, host="shift+m"),
    Command("near", ("n",), BY_TABLE, ASK, where=AT_TABLE, host="n"),
    Command("choices", ("c",), BY_TABLE, ASK, where=AT_TABLE, host="c"),
    *(
        Command(f"player-{n}", (key,), BY_TABLE, ASK, where=AT_TABLE, host=key)
        for n, key in enumerate(PLAYER_KEYS, 1)
    ),
    Command("dice-ledger", ("d",), BY_TABLE, ASK, where=AT_TABLE, host="d"),
    Command("dice-code", ("c-d",), BY_TABLE, ASK, where=AT_TABLE, host="shift+d"),
    Command("rules", ("g",), BY_PAGE, ASK, where=AT_TABLE, host="g"),
    Command("purse", ("P",), BY_PAGE, ASK, host="shift+p"),
    Command("explore-grid", (), BY_TABLE, EXPLORE, where=(), host="shift+v"),
    Command("explore-on", ("k",), BY_TABLE, EXPLORE, where=AT_TABLE, host="k"),
    Command("explore-back", ("j",), BY_TABLE, EXPLORE, where=AT_TABLE, host="j"),
    Command("explore-turn", ("K",), BY_TABLE, EXPLORE, where=AT_TABLE, host="shift+k"),
    Command("explore-go", ("J",), BY_PAGE, EXPLORE, where=AT_TABLE, host="shift+j"),
    Command("explore-here", ("x",), BY_TABLE, EXPLORE, where=AT_TABLE, host="x"),
    Command("explore-captures", ("X",), BY_TABLE, EXPLORE, where=AT_TABLE, host="shift+x"),
    Command("explore-scan", ("S",), BY_TABLE, EXPLORE, where=AT_TABLE),
    Command("explore-ahead", ("N",), BY_TABLE, EXPLORE, where=AT_TABLE, host="shift+n"),
    Command("explore-faces", ("C",), BY_TABLE, EXPLORE, where=AT_TABLE, host="shift+c"),
    *(
        Command(f"explore-{what}{back}", (key,), BY_TABLE, EXPLORE, where=AT_TABLE, host=host)
        for what, letter in (("own", "a"), ("player", "f"), ("any", "b"), ("safe", "z"))
        for back, key, host in (("", letter, letter), ("-back", letter.upper(), f"shift+{letter}"))
    ),
    *(
        Command(
            f"explore-start-{n}",
            (key.upper(),),
            BY_TABLE,
            EXPLORE,
            where=AT_TABLE,
            host=f"shift+{key}",
        )
        for n, key in enumerate(PLAYER_KEYS, 1)
    ),
    Command("explore-entry", ("H",), BY_TABLE, EXPLORE, where=AT_TABLE, host="shift+h"),
    Command("older", (",",), BY_APP, HISTORY, where=PLACES),
    Command("newer", (".",), BY_APP, HISTORY, where=PLACES),
    Command("oldest", ("<",), BY_APP, HISTORY, where=PLACES),
    Command("newest", (">",), BY_APP, HISTORY, where=PLACES),
    Command("buffer-previous", ("[",), BY_APP, HISTORY, where=PLACES),
    Command("buffer-next", ("]",), BY_APP, HISTORY, where=PLACES),
    Command("buffer-first", ("{",), BY_APP, HISTORY, where=PLACES),
    Command("buffer-last", ("}",), BY_APP, HISTORY, where=PLACES),
    Command("mute-buffer", ("f4",), BY_APP, HISTORY, where=PLACES),
    Command("repeat", ("tab", "c-r"), BY_APP, SPEECH, where=PLACES),
    Command("stop-speech", ("c-x",), BY_APP, SPEECH, where=PLACES),
    Command("verbosity", ("f5",), BY_APP, SPEECH, where=PLACES),
    Command("output-mode", ("f6",), BY_APP, SPEECH, where=PLACES),
    Command("sound-toggle", ("f7",), BY_APP, SPEECH, where=PLACES),
    Command("volume-down", ("-",), BY_APP, SPEECH, where=PLACES),
    Command("volume-up", ("=", "+"), BY_APP, SPEECH, where=PLACES),
    Command("volume-kind", ("0",), BY_APP, SPEECH, where=PLACES),
    Command("rate-down", ("pagedown",), BY_APP, SPEECH),
    Command("rate-up", ("pageup",), BY_APP, SPEECH),
    Command("board-toggle", ("f8",), BY_APP, TABLE, where=AT_TABLE),
    Command("help", ("f1", "?"), BY_APP, TABLE, where=PLACES, host="f1"),
    Command("who", ("f2",), BY_TABLE, TABLE, where=AT_TABLE),
    Command("key-list", ("f3", "s-f3"), BY_APP, TABLE, where=PLACES),
    Command("key-help", ("c-k",), BY_APP, TABLE, where=PLACES),
    Command("transcript", ("f12",), BY_APP, TABLE, where=PLACES),
    Command("menu", ("escape", "backspace"), BY_PAGE, TABLE),
    Command("quit", ("c-q",), BY_APP, TABLE, where=PLACES),
    Command("replay-next", ("right", "down", "space", "enter"), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-back", ("left", "up"), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-first", ("home",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-last", ("end",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-turn-next", ("pagedown",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-turn-back", ("pageup",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-capture", ("1",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-swing", ("2",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-play", ("3",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-where", ("p",), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("replay-close", ("escape", "backspace"), BY_PAGE, REPLAY, where=ON_REPLAY),
    Command("practice-next", ("pagedown",), BY_PAGE, PRACTICE, where=ON_PRACTICE),
    Command("practice-previous", ("pageup",), BY_PAGE, PRACTICE, where=ON_PRACTICE),
    Command("practice-where", ("r",), BY_PAGE, PRACTICE, where=ON_PRACTICE),
    Command("practice-close", ("escape", "backspace"), BY_PAGE, PRACTICE, where=ON_PRACTICE),
    Command("online-chat", ("/",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-chat-all", ("'",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-who", ("f2",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-who-plays", ("f9", "s-f2"), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-where", ("c-l",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-ping", ("c-p",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-pass-key", ("c-g",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-keep-record", ("c-o",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("online-leave", ("c-d",), BY_PAGE, ONLINE, where=ON_SERVER),
    Command("menu-next", ("down", "right"), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-previous", ("up", "left"), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-first", ("home",), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-last", ("end",), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-select", ("enter",), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-explain", ("space",), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-remove", ("delete",), BY_PAGE, MENU, where=ON_MENU),
    Command("menu-back", ("escape", "backspace"), BY_PAGE, MENU, where=ON_MENU),
)

BY_ID: Mapping[str, Command] = {command.id: command for command in COMMANDS}

FUNCTION_KEYS = tuple(f"f{n}" for n in range(1, 13))
NAMED_KEYS = (
    *("space", "enter", "escape", "tab", "backspace", "insert", "delete"),
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
    *FUNCTION_KEYS,
)
SAME_AS = {"c-i": "tab", "c-m": "enter", "c-j": "enter", "c-[": "escape"}
"""Control keys that terminals send as another key."""
SPOKEN_SIGNS = {
    ",": "comma",
    ".": "period",
    "<": "less-than",
    ">": "greater-than",
    "[": "left-bracket",
    "]": "right-bracket",
    "{": "left-brace",
    "}": "right-brace",
    "-": "minus",
    "=": "equals",
    "+": "plus",
    "/": "slash",
    "'": "apostrophe",
    ";": "semicolon",
    ":": "colon",
    "?": "question-mark",
    "!": "exclamation-mark",
    '"': "quote",
    "(": "left-parenthesis",
    ")": "right-parenthesis",
    "*": "star",
    "_": "underscore",
    "`": "backtick",
    "^": "caret",
    "~": "tilde",
    "|": "bar",
    "\\": "backslash",
}
"""Punctuation that speech synthesisers skip, so it is spoken by name."""


def parse_key(text: str) -> str | None:
    """Return a key as the client knows it, or None if there is none.

    ``Ctrl+K`` is ``c-k``, ``Shift+K`` is ``K`` and ``Shift+F2`` is ``s-f2``; a letter alone is the
    key without Shift.
    """
    word = text if len(text) == 1 else text.strip().lower()
    for prefix in ("shift+", "shift-", "s-"):
        letter = word.removeprefix(prefix)
        if letter != word:
            shifted = letter.upper() if len(letter) == 1 and letter.isalpha() else None
            return f"s-{letter}" if letter in FUNCTION_KEYS else shifted
    for prefix in ("control+", "ctrl+", "control-", "ctrl-"):
        if word.startswith(prefix):
            word = f"c-{word.removeprefix(prefix)}"
    word = {" ": "space", "return": "enter", "esc": "escape"}.get(word, word)
    if len(word) == 1:
        return word.lower() if word.isprintable() else None
    is_control = len(word) == 3 and word.startswith("c-") and "a" <= word[2] <= "z"
    if is_control or word in SAME_AS:
        return SAME_AS.get(word, word)
    return word if word in NAMED_KEYS else None


class OwnKeys(NamedTuple):
    """The player's own keys that are valid, and the problems of the others."""

    keys: Mapping[str, tuple[str, ...]]
    problems: tuple[Message, ...]


def own_keys(settings: Mapping[str, Sequence[str]]) -> OwnKeys:
    """Check a player's keys one by one: invalid ones are dropped and reported."""
    keys: dict[str, tuple[str, ...]] = {}
    problems: list[Message] = []
    for name, chosen in settings.items():
        if name not in BY_ID or not BY_ID[name].where:
            problems.append(_unknown_command(name))
            continue
        written = [chosen] if isinstance(chosen, str) else chosen
        parsed = {text: parse_key(text) if isinstance(text, str) else None for text in written}
        problems += [
            _problem("unknown-key", command=name, key=str(text))
            for text, key in parsed.items()
            if key is None
        ]
        known = [key for key in parsed.values() if key is not None]
        if not known and parsed:
            continue  # nothing of it can be used: the command keeps its own keys
        problems += [
            _problem("used-twice", key=key, first=other, second=name)
            for key in known
            if (other := _user(keys, name, key))
        ]
        free = tuple(key for key in known if not _user(keys, name, key))
        if free or not parsed:  # if other commands have taken all of them, it keeps its own as well
            keys[name] = free
    problems += [_problem("no-key-left", command=one) for one in _robbed(keys)]
    return OwnKeys(keys, tuple(problems))


def keyless(settings: Mapping[str, Sequence[str]]) -> list[str]:
    """Name the commands that lost all their keys to others in some place."""
    return _robbed(own_keys(settings).keys)


def _user(keys: Mapping[str, tuple[str, ...]], name: str, key: str) -> str | None:
    """Name another command with the same key in the same place."""
    places = {*BY_ID[name].where}
    return next((one for one in keys if key in keys[one] and places & {*BY_ID[one].where}), None)


def _robbed(keys: Mapping[str, tuple[str, ...]]) -> list[str]:
    bound = {where: {*keymap(keys, where).values()} for where in PLACES}
    return [
        command.id
        for command in COMMANDS
        if keys.get(command.id) != ()
        and any(command.id not in bound[where] for where in command.where)
    ]


def keymap(
    own: Mapping[str, Sequence[str]] = MappingProxyType({}), where: str = IN_GAME
) -> dict[str, str]:
    """Map keys to command ids in one of the places; a player's own keys replace the defaults."""
    found: dict[str, str] = {}
    for command in COMMANDS:
        if where in command.where:
            for key in own.get(command.id, command.keys):
                if command.id in own or key not in found:  # a key given away is free
                    found[key] = command.id
    return found


def _unknown_command(name: str) -> Message:
    guess = get_close_matches(name, [one for one in BY_ID if BY_ID[one].where], n=1)
    if guess:
        return _problem("unknown-command-guess", command=name, guess=guess[0])
    return _problem("unknown-command", command=name)


def _problem(kind: str, **args: str) -> Message:
    return Message(f"pludo-key-error-{kind}", args)


def key_name(key: str) -> Message:
    """Say a key in words: "Control K", "comma"."""
    if key.startswith("c-"):
        return Message("pludo-key-control", {"key": key[2:].upper()})
    if key.startswith("s-"):
        return Message("pludo-key-shift", {"key": key[2:].upper()})
    if key in SPOKEN_SIGNS:
        return Message(f"pludo-key-{SPOKEN_SIGNS[key]}")
    if len(key) == 1 and key.isupper():
        return Message("pludo-key-shift", {"key": key})
    if len(key) == 1 or key[1:].isdigit():
        return Message("pludo-key-plain", {"key": key.upper()})
    return Message(f"pludo-key-{key}")


def named(command: Command, key: str) -> Message:
    """Name a command in a sentence: by its key, or by its button where there are buttons."""
    args = {"key": key_name(key), "label": Message(command.label)}
    return Message("pludo-command-named", args)


def describe(command: Command, keys: Sequence[str]) -> Message:
    """Say a command with its keys, for key help and the key list: "R: Roll the die." """
    if not keys:
        return Message("pludo-command-unbound", {"help": Message(command.help)})
    return _described(command.label, keys)


def _described(label: str, keys: Sequence[str]) -> Message:
    names = tuple(map(key_name, keys))
    told = {"keys": names, "label": Message(label), "help": Message(f"{label}.help")}
    return Message("pludo-command-line", told)


def command_lines(keys: Mapping[str, str]) -> list[Message]:
    """List the keys: a heading per category, then one line per command that has a key.

    Keys for tokens and for players are one line each.
    """
    lines: list[Message] = []
    for category in CATEGORIES:
        group: dict[str, list[str]] = {}
        for command in COMMANDS:
            if command.category == category:
                bound = [key for key, name in keys.items() if name == command.id]
                group.setdefault(_family(command), []).extend(bound)
        told = [
            _described(f"pludo-command-{name}", bound) for name, bound in group.items() if bound
        ]
        if told:
            lines += [Message(f"pludo-category-{category}"), *told]
    return lines


def _family(command: Command) -> str:
    """Name the family of commands that differ only by a number, listed as one: ``token-*``."""
    name, _, number = command.id.rpartition("-")
    return f"{name}-any" if number.isdigit() else command.id
