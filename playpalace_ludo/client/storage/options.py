"""The player's options: one table of settings, kept as TOML in the platform's config folder."""

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playpalace_ludo.client.storage.growing import GrowingFile, NotAsLeft, new_flusher, newest_text
from playpalace_ludo.core.errors import Problem
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.files import (
    Flusher,
    Unreadable,
    read_bytes,
    set_aside,
    sweep,
    why,
    write_whole,
)
from playpalace_ludo.table.speeds import NORMAL, SPEEDS
from playpalace_ludo.table.take_back import FREE, OFF, OWN_TURN
from playpalace_ludo.words import Message, languages
from playpalace_ludo.words.model import Arg
from playpalace_ludo.words.problems import phrase, placed
from playpalace_ludo.words.translate import UNTOLD

FILE_NAME = "options.toml"
Value = bool | int | str


class Setting(NamedTuple):
    """One option: its key in the file, its allowed values, and its message id."""

    key: str
    kind: Literal["bool", "int", "choice", "text"]
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 100
    step: int = 10

    @property
    def group(self) -> str:
        return self.key.partition(".")[0]

    @property
    def name(self) -> str:
        return self.key.partition(".")[2]

    @property
    def message_id(self) -> str:
        return "pludo-menu-setting-" + self.key.replace(".", "-").replace("_", "-")

    def value_id(self, value: str) -> str:
        """Return the message that names a choice; its attribute `.desc` says what it means."""
        return f"{self.message_id}-{value}"

    def accepts(self, value: object) -> bool:
        match self.kind:
            case "bool":
                return isinstance(value, bool)
            case "int":
                return type(value) is int and self.low <= value <= self.high
            case "choice":
                return value in self.choices
            case "text":
                return isinstance(value, str)


VERBOSITIES = ("brief", "normal", "full")
OUTPUTS = ("ask", "auto", "terminal", "direct", "both")
UNDO = (OFF, OWN_TURN, FREE)
STRENGTHS = ("random", "easy", "normal", "hard", "expert")
"""The same as in `bots`, which is too slow to import at start."""
RECORDS = ("ask", "keep", "ignore")
SOUND_KINDS = ("dice", "steps", "events", "turn", "menu", "voice")

SETTINGS: tuple[Setting, ...] = (
    Setting("player.name", "text", ""),
    Setting("player.tips", "bool", True),
    Setting("player.language", "choice", "auto", ("auto", *languages())),
    Setting("player.address", "choice", UNTOLD, (UNTOLD, "female", "male")),
    Setting("speech.output", "choice", "ask", OUTPUTS),
    Setting("speech.backend", "text", "auto"),
    Setting("speech.verbosity", "choice", "normal", VERBOSITIES),
    Setting("speech.rate", "int", 50, low=0, high=100, step=5),
    Setting("speech.voice", "text", ""),
    Setting("speech.positions", "bool", True),
    Setting("speech.danger", "bool", False),
    Setting("sound.on", "bool", True),
    Setting("sound.volume", "int", 80),
    *(Setting(f"sound.{kind}", "int", 100) for kind in SOUND_KINDS),
    Setting("sound.width", "int", 100),
    Setting("pace.speed", "choice", NORMAL, SPEEDS),
    Setting("pace.lag", "int", 3, low=0, high=20, step=1),
    Setting("table.undo", "choice", OWN_TURN, UNDO),
    Setting("table.bot", "choice", "normal", STRENGTHS),
    Setting("table.coins", "bool", False),
    Setting("screen.board", "bool", False),
    Setting("online.music", "bool", False),
    Setting("online.sounds", "text", ""),
    Setting("online.records", "choice", "ask", RECORDS),
)
BY_KEY = {setting.key: setting for setting in SETTINGS}
GROUPS = tuple(dict.fromkeys(setting.group for setting in SETTINGS))


class Preset(NamedTuple):
    """A table to play at again: the rules and who sits where."""

    variant: str
    seats: str


class Options:
    """Option values by dotted key, key bindings and saved tables; unknown entries are kept."""

    def __init__(
        self,
        path: Path | None = None,
        switches: Mapping[str, Value] | None = None,
        flusher: Flusher | None = None,
    ) -> None:
        self.path = path
        self.values: dict[str, Value] = {}
        self.keys: dict[str, list[str]] = {}
        self.presets: dict[str, Preset] = {}
        self.last: Preset | None = None
        self.practised: dict[str, int] = {}
        """How often the player has used each thing that tips are about."""
        self.unknown: dict[str, Any] = {}
        self.switches = dict(switches or {})
        """Values from the command line, for this run only; never written to the file."""
        self._flusher: Flusher = flusher or new_flusher()
        self._file = GrowingFile(path or Path(), self._flusher)

    def get(self, key: str) -> Value:
        return self.switches.get(key, self._kept(key))

    def _kept(self, key: str) -> Value:
        return self.values.get(key, BY_KEY[key].default)

    def text(self, key: str) -> str:
        return str(self.get(key))

    def number(self, key: str) -> int:
        return int(self.get(key))

    def is_on(self, key: str) -> bool:
        return bool(self.get(key))

    def set(self, key: str, value: Value) -> None:
        if not BY_KEY[key].accepts(value):
            raise ValueError(f"{key} does not accept {value!r}")
        self.switches.pop(key, None)
        self.values[key] = value

    @property
    def has_name(self) -> bool:
        """Whether the player was asked for a name, even if it was left empty."""
        return "player.name" in self.values

    def save(self) -> None:
        """Write the file unless its content is unchanged."""
        if self.path is None:
            return
        import tomli_w  # nothing is written before the first word

        text = tomli_w.dumps(self.document())
        if text == self._file.text:
            return
        try:
            self._file.write(text)
        except NotAsLeft:  # somebody has edited it, or another window has changed it
            self._file.replace(text)

    def settle(self, patience: float) -> None:
        """Wait up to `patience` seconds for a slow disk, after which the file is tidy."""
        with contextlib.suppress(OSError):
            self._flusher.settle(patience)
            self._flusher.linger()

    def document(self) -> dict[str, Any]:
        """Return the content of the file: every setting with its value, editable by hand."""
        from copy import deepcopy  # nothing is written before the first word

        document: dict[str, Any] = deepcopy(self.unknown)
        for setting in SETTINGS:
            group = document.setdefault(setting.group, {})
            if setting.key != "player.name" or self.has_name:
                group[setting.name] = self._kept(setting.key)
        document["keys"] = dict(self.keys)
        document["presets"] = {name: preset._asdict() for name, preset in self.presets.items()}
        if self.practised:
            document["practised"] = dict(self.practised)
        if self.last is not None:
            document["last"] = self.last._asdict()
        return document


def load(path: Path, flusher: Flusher | None = None) -> tuple[Options, list[Message]]:
    """Read the file; explain each invalid entry and use its default, without losing anything."""
    options = Options(path=path, flusher=flusher)
    sweep(path.parent, r"options(\.before)?\.toml")
    try:
        raw = newest_text(read_bytes(path))
    except Unreadable as error:
        if not path.exists():
            return options, []
        options.path = None
        return options, [_message("unreadable", file=str(path), reason=phrase(error.reason))]
    document = read_toml(raw)
    if isinstance(document, Problem):
        return options, [_broken(path, document, options)]
    problems = _read(document, options)
    if problems:
        problems += _keep_as_before(path, raw.decode("utf-8"))
    else:
        options._file.text = raw.decode("utf-8")
    return options, problems + _misspelt(options.unknown)


def _keep_as_before(path: Path, text: str) -> list[Message]:
    """Keep a copy, since the next save replaces invalid values by defaults."""
    try:
        write_whole(path.with_name(f"{path.stem}.before{path.suffix}"), text, flush=False)
    except OSError as error:
        return [_message("no-copy", file=str(path), reason=phrase(why(error)))]
    return []


def _broken(path: Path, problem: Problem, options: Options) -> Message:
    try:
        path = set_aside(path)
    except OSError:
        options.path = None
    return _message("refused", file=str(path), reason=placed(problem))


def _read(document: Mapping[str, Any], options: Options) -> list[Message]:
    problems: list[Message] = []
    for group, entries in document.items():
        if group == "keys":
            problems += _read_keys(entries, options)
        elif group == "presets":
            problems += _read_presets(entries, options)
        elif group == "practised" and isinstance(entries, Mapping):
            options.practised = {
                thing: count for thing, count in entries.items() if type(count) is int
            }
        elif group == "last":
            options.last = _preset(entries)
            problems += [] if options.last else [_message("preset", name=group)]
        elif group not in GROUPS:
            options.unknown[group] = entries
        elif isinstance(entries, Mapping):
            problems += _read_settings(group, entries, options)
        else:
            problems.append(_message("group", group=group))
    return problems


def _read_settings(group: str, entries: Mapping[str, Any], options: Options) -> list[Message]:
    problems = []
    for name, value in entries.items():
        setting = BY_KEY.get(f"{group}.{name}")
        if setting is None:
            options.unknown.setdefault(group, {})[name] = value
        elif setting.accepts(value):
            options.values[setting.key] = value
        else:
            problems.append(_wrong(setting, value))
    return problems


def _misspelt(unknown: Mapping[str, Any]) -> list[Message]:
    """Report unknown names in the file, each with the closest known one."""
    problems = []
    for group, entries in unknown.items():
        if group in GROUPS:
            names = [setting.name for setting in SETTINGS if setting.group == group]
            problems += [_unknown(name, names, f"{group}.") for name in entries]
        else:
            problems.append(_unknown(group, [*GROUPS, "keys", "presets", "practised"]))
    return problems


def _unknown(name: str, known: list[str], place: str = "") -> Message:
    from playpalace_ludo.core.spelling import closest  # seldom needed, and a start is quick

    if meant := closest(name, known):
        return _message("misspelt", key=place + name, meant=place + meant)
    return _message("unknown", key=place + name)


def _read_keys(entries: object, options: Options) -> list[Message]:
    if not isinstance(entries, Mapping):
        return [_message("keys")]
    problems = []
    for command, keys in entries.items():
        if isinstance(keys, str):
            options.keys[command] = [keys]
        elif isinstance(keys, list) and all(isinstance(key, str) for key in keys):
            options.keys[command] = keys
        else:
            problems.append(_message("key", command=command))
    return problems


def _read_presets(entries: object, options: Options) -> list[Message]:
    if not isinstance(entries, Mapping):
        return [_message("preset", name="presets")]
    problems = []
    for name, entry in entries.items():
        preset = _preset(entry)
        if preset is None:
            problems.append(_message("preset", name=name))
        else:
            options.presets[name] = preset
    return problems


def _preset(entry: object) -> Preset | None:
    if not isinstance(entry, Mapping):
        return None
    variant, seats = entry.get("variant"), entry.get("seats")
    if isinstance(variant, str) and isinstance(seats, str):
        return Preset(variant, seats)
    return None


def _wrong(setting: Setting, value: object) -> Message:
    shown = str(value)[:40]
    default = str(setting.default)
    match setting.kind:
        case "int":
            return _message(
                "number",
                key=setting.key,
                value=shown,
                default=default,
                low=setting.low,
                high=setting.high,
            )
        case "choice":
            return _message(
                "choice",
                key=setting.key,
                value=shown,
                default=default,
                choices=", ".join(setting.choices),
            )
        case "bool":
            return _message("switch", key=setting.key, value=shown, default=default.lower())
        case "text":
            return _message("text", key=setting.key, value=shown, default=default)


def _message(kind: str, **args: Arg) -> Message:
    return Message(f"pludo-client-options-{kind}", args)
