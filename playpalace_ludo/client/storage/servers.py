"""The player's servers, and the tokens for logging in again without a password."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Collection
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import tomli_w

from playpalace_ludo.client.storage.growing import at_once, read_newest, write_newest
from playpalace_ludo.core.errors import InputError, LudoError, Problem
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.files import Flusher, read_bytes, read_text, set_aside, write_whole

FILE_NAME = "servers.toml"
TOKENS_NAME = "server-tokens.json"
SILENT_NAME = "server-sounds-missing.txt"
MOST_SILENT = 300
SERVICE = "playpalace-ludo"
"""Service name of our tokens in the system's keyring."""


@dataclass(frozen=True)
class SavedServer:
    name: str
    """The player's name for the server."""
    url: str
    user: str = ""
    """The player's account name, in the case it was typed in."""
    fingerprint: str = ""
    """SHA-256 of a certificate the player trusts although the system does not."""
    language: str = ""
    """The language the player has chosen there, if it differs from the one here."""


class Servers:
    """The saved servers, in a file that may be edited by hand."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self.broken: tuple[Path, Problem] | None = None
        """Where an unusable file was moved to, and what was wrong with it."""
        self._all = self._load()

    def all(self) -> list[SavedServer]:
        return list(self._all.values())

    def get(self, name: str) -> SavedServer | None:
        """Find a server by its name or address, ignoring case."""
        wanted = name.casefold()
        found = [s for s in self._all.values() if wanted in (s.name.casefold(), s.url.casefold())]
        return found[0] if found else None

    def keep(self, server: SavedServer) -> None:
        """Save a server, replacing one of the same name."""
        self._all[server.name] = server
        self._save()

    def remove(self, server: SavedServer) -> None:
        self._all.pop(server.name, None)
        self._save()

    def _load(self) -> dict[str, SavedServer]:
        if not self._path.exists():
            return {}
        try:
            document = read_toml(read_bytes(self._path))
            found = document if isinstance(document, Problem) else _servers(document)
        except InputError as error:
            found = error.problem
        if isinstance(found, Problem):
            self.broken = set_aside(self._path), found
            return {}
        return {server.name: server for server in found}

    def _save(self) -> None:
        entries = [
            {key: value for key, value in vars(server).items() if value}
            for server in self._all.values()
        ]
        write_whole(self._path, tomli_w.dumps({"server": entries}), flush=True)


def _servers(document: dict[str, Any]) -> list[SavedServer] | Problem:
    entries = document.get("server", [])
    found = [_server(entry) for entry in entries] if isinstance(entries, list) else [None]
    if None in found:
        return Problem(f"server {found.index(None) + 1}", "server-entry")
    return [server for server in found if server is not None]


def _server(entry: object) -> SavedServer | None:
    """Read one entry; None if a field is missing or is not a plain text."""
    if not isinstance(entry, dict) or not {"name", "url"} <= set(entry):
        return None
    told = {field.name: entry.get(field.name, "") for field in fields(SavedServer)}
    is_text = all(isinstance(value, str) and value.isprintable() for value in told.values())
    return SavedServer(**told) if is_text else None


class Tokens:
    """Tokens by server and user, in the system's keyring if there is one, else in a file.

    Only its owner can read the file. A token gives away less than a password: the server can revoke
    it at any time, and it opens nothing else.
    """

    def __init__(
        self,
        folder: Path,
        keyring: ModuleType | None = None,
        flusher: Flusher | None = None,
    ) -> None:
        self._path = folder / TOKENS_NAME
        self._flusher = flusher or at_once()
        self._keyring = keyring

    def get(self, server: SavedServer) -> str:
        if self._keyring is not None:
            found = self._keyring.get_password(SERVICE, _key(server))
            if found:
                return str(found)
        return self._read().get(_key(server), "")

    def keep(self, server: SavedServer, token: str) -> None:
        """Save the newest token; an empty one deletes the last. Raise OSError."""
        if self._keyring is not None and self._keep_in_keyring(server, token):
            return
        tokens = self._read()
        tokens[_key(server)] = token
        kept = {key: value for key, value in tokens.items() if value}
        write_newest(self._path, json.dumps(kept, indent=1) + "\n", self._flusher)
        os.chmod(self._path, 0o600)  # it was created so; repeated for a file made by hand

    def _keep_in_keyring(self, server: SavedServer, token: str) -> bool:
        assert self._keyring is not None
        try:
            if token:
                self._keyring.set_password(SERVICE, _key(server), token)
            elif self._keyring.get_password(SERVICE, _key(server)):
                self._keyring.delete_password(SERVICE, _key(server))
        except self._keyring.errors.KeyringError:
            return False
        return True

    def _read(self) -> dict[str, str]:
        if not self._path.exists():
            return {}
        try:
            found = json.loads(read_newest(self._path))
        except (LudoError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(key): value for key, value in found.items() if isinstance(value, str)}


def keep_silent(folder: Path, names: Collection[str]) -> None:
    """Save which sounds of the last visit could not be played, for doctor to report."""
    path = folder / SILENT_NAME
    with contextlib.suppress(OSError):  # it is only for doctor, so not worth an error
        if names:
            write_whole(path, "".join(f"{name}\n" for name in sorted(names)), flush=False)
        else:
            path.unlink(missing_ok=True)


def silent_sounds(folder: Path) -> list[str]:
    """List the sounds of the last visit found neither in the player's folder nor among ours."""
    try:
        lines = read_text(folder / SILENT_NAME).splitlines()
    except (OSError, LudoError):
        return []
    return lines[:MOST_SILENT]


def system_keyring() -> ModuleType | None:
    """Return the keyring library if it is installed and has a usable back end."""
    try:
        import keyring
        import keyring.backends.fail
    except ImportError:
        return None
    try:
        usable = not isinstance(keyring.get_keyring(), keyring.backends.fail.Keyring)
    except Exception:  # a desktop's back end may fail in any way; the file is used instead
        return None
    return keyring if usable else None


def _key(server: SavedServer) -> str:
    return f"{server.user.casefold()}@{server.url}"
