"""Packets of a PlayPalace server, validated and read into values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from playpalace_ludo.online import text as safe

MOST_ROWS = 2_000
"""Most rows of a menu."""
MOST_BYTES = 1 << 20
"""Most bytes of a frame, the server's own limit."""
KEYBIND, LAST_ROW, EVENT = ESCAPES = ("keybind", "select_last_option", "escape_event")
"""Effects of Escape in a menu: send the key, choose the last row, or send a packet of its own."""


class PacketError(Exception):
    """An invalid packet: its kind, and the field that is wrong."""

    def __init__(self, kind: str, place: str) -> None:
        super().__init__(f"{kind}: {place}")
        self.kind, self.place = kind, place


class Speak(NamedTuple):
    text: str
    buffer: str
    muted: bool


class MenuRow(NamedTuple):
    text: str
    id: str | None = None
    sound: str = ""


class ShowMenu(NamedTuple):
    """A menu; None leaves a setting unchanged in the same menu."""

    id: str
    rows: tuple[MenuRow, ...]
    letters_jump: bool | None = None
    escape: str | None = None
    position: int | None = None
    selected: str | None = None
    grid: bool | None = None
    width: int | None = None

    @property
    def is_closing(self) -> bool:
        """Whether it only closes a menu: no rows, and no settings."""
        return not self.rows and {self.letters_jump, self.escape, self.grid} == {None}


class Ask(NamedTuple):
    """An edit box, or a text to read."""

    id: str
    prompt: str
    text: tuple[str, ...]
    many_lines: bool
    read_only: bool
    markdown: bool


class Document(NamedTuple):
    """A text to edit, perhaps with the original it translates."""

    id: str
    prompt: str
    text: tuple[str, ...]
    source: tuple[str, ...]


class PlaySound(NamedTuple):
    name: str
    volume: int
    pan: int
    pitch: int


class Music(NamedTuple):
    """Music to play; an empty name stops it."""

    name: str


class Ambience(NamedTuple):
    """Background sound to play; an empty name stops it."""

    name: str


class Chat(NamedTuple):
    everybody: bool
    sender: str
    message: str


class Welcome(NamedTuple):
    """Login succeeded."""

    name: str
    refresh_token: str


class RefreshRefused(NamedTuple):
    """The token is no longer valid."""


class Status(NamedTuple):
    message: str


class Parting(NamedTuple):
    """The server closes the connection and says what the client should do."""

    reconnect: bool
    message: str
    mode: str
    retry_after: int | None


class Foreign(NamedTuple):
    """A packet only PlayAural sends, which admits no other clients than its own."""


class ClearScreen(NamedTuple):
    pass


class Pong(NamedTuple):
    pass


class TableOpened(NamedTuple):
    host: str
    game: str


class Other(NamedTuple):
    """A packet this client ignores; unknown kinds are counted."""

    kind: str
    known: bool


Packet = (
    Speak | ShowMenu | Ask | Document | PlaySound | Music | Ambience | Chat | Welcome
    | RefreshRefused | Status | Parting | Foreign | ClearScreen | Pong | TableOpened | Other
)  # fmt: skip


class _Fields:
    """Typed and bounded access to the fields of a packet."""

    def __init__(self, kind: str, values: Mapping[str, Any]) -> None:
        self._kind = kind
        self._values = values

    def has(self, name: str) -> bool:
        return self._values.get(name) is not None

    def string(self, name: str, default: str | None = None) -> str:
        value = self._values.get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise PacketError(self._kind, name)
        return value

    def line(self, name: str, default: str | None = None) -> str:
        return safe.line(self.string(name, default))

    def word(self, name: str, default: str | None = None) -> str:
        return safe.word(self.string(name, default))

    def flag(self, name: str) -> bool:
        value = self._values.get(name)
        if value is not None and not isinstance(value, bool):
            raise PacketError(self._kind, name)
        return bool(value)

    def maybe_flag(self, name: str) -> bool | None:
        return self.flag(name) if self.has(name) else None

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        """Return a whole number, clamped to its bounds."""
        value = self._values.get(name)
        if value is None:
            return default
        if not isinstance(value, int | float) or isinstance(value, bool) or value != value:
            raise PacketError(self._kind, name)
        return int(max(low, min(high, value)))

    def maybe_whole(self, name: str, low: int, high: int) -> int | None:
        return self.whole(name, low, low, high) if self.has(name) else None

    def items(self, name: str) -> list[Any]:
        value = self._values.get(name)
        if not isinstance(value, list):
            raise PacketError(self._kind, name)
        return value


def _speak(fields: _Fields) -> Speak:
    return Speak(fields.line("text"), fields.word("buffer", ""), fields.flag("muted"))


def _menu(fields: _Fields) -> ShowMenu:
    escape = fields.string("escape_behavior", "")
    return ShowMenu(
        id=fields.word("menu_id"),
        rows=tuple(map(_row, fields.items("items")[:MOST_ROWS])),
        letters_jump=fields.maybe_flag("multiletter_enabled"),
        escape=escape if escape in ESCAPES else None,
        position=fields.maybe_whole("position", -1, MOST_ROWS),
        selected=fields.word("selection_id", "") or None,
        grid=fields.maybe_flag("grid_enabled"),
        width=fields.maybe_whole("grid_width", 1, MOST_ROWS),
    )


def _row(item: object) -> MenuRow:
    if isinstance(item, str):
        return MenuRow(safe.line(item))
    if not isinstance(item, dict):
        raise PacketError("menu", "items")
    fields = _Fields("menu", item)
    return MenuRow(
        fields.line("text"),
        fields.word("id") if fields.has("id") else None,
        fields.word("sound", ""),
    )


def _ask(fields: _Fields) -> Ask:
    return Ask(
        id=fields.word("input_id"),
        prompt=fields.line("prompt"),
        text=safe.lines(fields.string("default_value", "")),
        many_lines=fields.flag("multiline"),
        read_only=fields.flag("read_only"),
        markdown=fields.string("content_format", "text") == "markdown",
    )


def _document(fields: _Fields) -> Document:
    return Document(
        id=fields.word("dialog_id"),
        prompt=fields.line("prompt", ""),
        text=safe.lines(fields.string("content", "")),
        source=safe.lines(fields.string("source_content", ""))
        if fields.has("source_content")
        else (),
    )


def _sound(fields: _Fields) -> PlaySound:
    return PlaySound(
        name=fields.word("name"),
        volume=fields.whole("volume", 100, 0, 100),
        pan=fields.whole("pan", 0, -100, 100),
        pitch=fields.whole("pitch", 100, 25, 200),
    )


def _welcome(fields: _Fields) -> Welcome:
    return Welcome(
        name=fields.line("username"),
        refresh_token=fields.word("refresh_token", ""),
    )


def _status(fields: _Fields) -> Status:
    return Status(fields.line("message", ""))


def _parting(fields: _Fields) -> Parting:
    return Parting(
        reconnect=fields.flag("reconnect"),
        message=fields.line("message", ""),
        mode=fields.word("status_mode", ""),
        retry_after=fields.maybe_whole("retry_after", 1, 3_600),
    )


def _chat(fields: _Fields) -> Chat:
    everybody = fields.string("convo") == "global"
    return Chat(everybody, fields.line("sender"), fields.line("message"))


_READERS: Mapping[str, Callable[[_Fields], Packet]] = {
    "speak": _speak,
    "menu": _menu,
    "request_input": _ask,
    "document_editor": _document,
    "play_sound": _sound,
    "play_music": lambda fields: Music(fields.word("name")),
    "stop_music": lambda _: Music(""),
    "play_ambience": lambda fields: Ambience(fields.word("loop")),
    "stop_ambience": lambda _: Ambience(""),
    "chat": _chat,
    "authorize_success": _welcome,
    "refresh_session_success": _welcome,
    "refresh_session_failure": lambda _: RefreshRefused(),
    "server_status": _status,
    "disconnect": _parting,
    "clear_ui": lambda _: ClearScreen(),
    "login_failed": lambda _: Foreign(),
    "pong": lambda _: Pong(),
    "table_create": lambda fields: TableOpened(fields.line("host"), fields.line("game")),
}
KINDS = frozenset(_READERS)
_NOTHING_TO_DO = {
    *("update_options_lists", "game_list", "open_client_options", "open_server_options"),
    *("add_playlist", "start_playlist", "remove_playlist", "get_playlist_duration"),
}
"""Kinds of packets for dialogues and music players, which this client does not have."""
MOVING = {"position", "selection_id"}
"""Fields of a menu that move the focus."""


def read(frame: str | bytes) -> Packet:
    """Read one frame; raise PacketError."""
    return _packet(_opened(frame))


def read_batch(frames: Sequence[str | bytes]) -> Iterator[Packet | PacketError]:
    """Read frames that came together; of equal menus in a row, only the newest.

    Servers repeat their menus, and a hostile one may send nothing else.
    """
    opened = [_try_to_open(frame) for frame in frames]
    for values, following in zip(opened, [*opened[1:], None], strict=True):
        if isinstance(values, PacketError):
            yield values
        elif not (isinstance(following, dict) and _is_overtaken(values, following)):
            try:
                yield _packet(values)
            except PacketError as error:
                yield error


def _is_overtaken(menu: Mapping[str, Any], following: Mapping[str, Any]) -> bool:
    """Tell whether the next packet replaces a menu completely.

    Only texts are compared: lists nested deeply enough exhaust the stack.
    """
    menus = {packet["type"] for packet in (menu, following)} == {"menu"}
    ids = [packet.get("menu_id") for packet in (menu, following)]
    same = menus and all(isinstance(one, str) for one in ids) and ids[0] == ids[1]
    told = {name for name, value in menu.items() if value is not None}
    lasting = {name for name, value in following.items() if value is not None}
    return same and not told & MOVING and told <= lasting


def _try_to_open(frame: str | bytes) -> dict[str, Any] | PacketError:
    try:
        return _opened(frame)
    except PacketError as error:
        return error


def _opened(frame: str | bytes) -> dict[str, Any]:
    if len(frame) > MOST_BYTES:
        raise PacketError("frame", "length")
    try:
        values = json.loads(frame)
    except (ValueError, RecursionError):
        raise PacketError("frame", "JSON") from None
    if not isinstance(values, dict) or not isinstance(values.get("type"), str):
        raise PacketError("frame", "type")
    return values


def _packet(values: Mapping[str, Any]) -> Packet:
    kind = values["type"]
    reader = _READERS.get(kind)
    if reader is None:
        return Other(safe.line(kind, 40), kind in _NOTHING_TO_DO)
    return reader(_Fields(kind, values))
