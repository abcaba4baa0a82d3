"""Packets this client sends. The server silently drops packets with extra fields."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from playpalace_ludo.online.menu import ServerMenu
from playpalace_ludo.words.terminal_client import CLIENT_TYPE

VERSION = (11, 0, 0)
"""Protocol version this client was written for."""

Outgoing = Mapping[str, object]


class Send(NamedTuple):
    """A step of the journey or effect of a visit: send this packet."""

    packet: Outgoing


class KeyPress(NamedTuple):
    """A key by the server's name."""

    name: str
    control: bool = False
    alt: bool = False
    shift: bool = False

    @property
    def is_used(self) -> bool:
        """Whether games on servers are known to use such keys."""
        letters = len(self.name) == 1 and self.name.isalnum()
        return letters or self.name in USED_KEYS


USED_KEYS = {"f1", "f3", "f5", "space", "enter", "escape", "backspace"}


def frame(packet: Outgoing) -> str:
    return json.dumps(packet)


def authorize(name: str, password: str, locale: str, platform: str) -> Outgoing:
    major, minor, patch = VERSION
    return {
        "type": "authorize",
        "username": name,
        "password": password,
        "locale": locale,
        "major": major,
        "minor": minor,
        "patch": patch,
        "client_type": CLIENT_TYPE,
        "platform": platform,
    }


def hello() -> Outgoing:
    """Ask to log in without an account, which a PlayPalace server refuses in its own way.

    It answers no other packet before the login, and the refusal counts neither as a failed login
    nor as a try.
    """
    major, minor, patch = VERSION
    return {
        "type": "authorize",
        "username": "",
        "session_token": "none",
        "major": major,
        "minor": minor,
        "patch": patch,
        "client_type": CLIENT_TYPE,
    }


def register(name: str, password: str, locale: str) -> Outgoing:
    return {
        "type": "register",
        "username": name,
        "password": password,
        "email": "",
        "bio": "",
        "locale": locale,
    }


def refresh(token: str, name: str, platform: str) -> Outgoing:
    """Log in again by token; with a locale the server would drop the packet."""
    return {
        "type": "refresh_session",
        "refresh_token": token,
        "username": name,
        "client_type": CLIENT_TYPE,
        "platform": platform,
    }


def key(pressed: KeyPress, menu: ServerMenu) -> Outgoing:
    row = menu.row
    return {
        "type": "keybind",
        "key": pressed.name,
        "control": pressed.control,
        "alt": pressed.alt,
        "shift": pressed.shift,
        "menu_id": menu.id or None,
        "menu_index": None if row is None else menu.focus + 1,
        "menu_item_id": None if row is None else row.id,
    }


def selection(menu: ServerMenu, index: int) -> Outgoing:
    """Choose a row; ours count from 0, the server's from 1."""
    return {
        "type": "menu",
        "menu_id": menu.id or None,
        "selection": index + 1,
        "selection_id": menu.rows[index].id,
    }


def escape(menu: ServerMenu) -> Outgoing:
    return {"type": "escape", "menu_id": menu.id or None}


def typed(text: str, input_id: str) -> Outgoing:
    return {"type": "editbox", "text": text, "input_id": input_id or None}


def edited(dialog_id: str, text: str | None) -> Outgoing:
    """Answer an editor with the new text, or None to cancel."""
    action = "cancel" if text is None else "save"
    return {
        "type": "document_editor",
        "dialog_id": dialog_id,
        "action": action,
        "content": text or "",
    }


def chat(message: str, *, everybody: bool) -> Outgoing:
    return {
        "type": "chat",
        "convo": "global" if everybody else "local",
        "message": message,
        "language": "Other",
    }


def command(text: str) -> Outgoing:
    """Send a slash command."""
    name, _, arguments = text.partition(" ")
    return {"type": "slash_command", "command": name, "args": arguments}


PING: Outgoing = {"type": "ping"}
ONLINE: Outgoing = {"type": "list_online"}
ONLINE_WITH_GAMES: Outgoing = {"type": "list_online_with_games"}
