"""`playpalace-ludo host`: our game inside a PlayPalace or PlayAural server."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playpalace_ludo import log
from playpalace_ludo.cli.output import say
from playpalace_ludo.cli.play import add_log, start_log
from playpalace_ludo.cli.speaking import add_language, print_messages, translator
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.hosts import LOG_FILE
from playpalace_ludo.hosts.install import detect, installation


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server_dir", type=Path, nargs="?")
    parser.add_argument("--python")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--install", action="store_true")
    what.add_argument("--uninstall", action="store_true")
    add_log(parser)
    add_language(parser)
    parser.usage = (
        "%(prog)s [--install | --uninstall] [--python PATH] [--log FILE] [--lang LANG] SERVER_DIR"
        " [-- ARGUMENT ...]"
    )
    _leave_rest_to_server(parser)


def _leave_rest_to_server(parser: argparse.ArgumentParser) -> None:
    """Pass everything after -- to the server, which argparse cannot do after an option."""
    read = parser.parse_known_args

    def split(args: Sequence[str] | None = None, namespace: Any = None) -> Any:
        words = list(args or ())
        cut = words.index("--") if "--" in words else len(words)
        found, unknown = read(words[:cut], namespace)
        found.arguments = words[cut + 1 :]
        starts = found.server_dir and not (found.install or found.uninstall)
        if unknown and starts and cut == len(words):
            rest = " ".join(unknown)
            parser.error(f"{rest} is not known here; what is for the server goes behind: -- {rest}")
        return found, unknown

    parser.parse_known_args = split  # type: ignore[method-assign,assignment]


def run(args: argparse.Namespace) -> int:
    log_path = start_log(args, "host")
    if args.server_dir is None:
        raise InputError("host-name")
    server = detect.find(args.server_dir)
    log.note("host", server.host.name)
    python = detect.named_python(args.python) if args.python else None
    if args.install or args.uninstall:
        act = installation.install if args.install else installation.uninstall
        log.note("host", act.__name__)
        print_messages(translator(args), act(server, python))
        log.note("host", "done")
        return 0
    python = detect.pick_python(server, python)
    say(translator(args).text("pludo-cli-host-starting", title=server.title))
    return start(server, python, args.arguments, log_path)


def start(
    server: detect.ServerFolder, python: str, arguments: list[str], log_path: Path | None = None
) -> int:
    command = [python, str(server.server_dir / "main.py"), *arguments]
    environment = detect.child_environment(server)
    if log_path is not None:
        environment[LOG_FILE] = str(log_path)
    if sys.platform == "win32":
        return beside(command, environment, server.server_dir)
    # Replacing this process lets the owner's signals reach the server directly.
    os.chdir(server.server_dir)
    os.execve(python, command, environment)


def beside(command: list[str], environment: Mapping[str, str], folder: Path) -> int:
    """Run a server as a child on Windows, where a process cannot be replaced.

    Ctrl+C reaches both processes; this one ignores it so that the server can save and end.
    """
    for name in ("SIGINT", "SIGBREAK"):
        signal.signal(getattr(signal, name), lambda *_: None)
    return subprocess.run(command, env=environment, cwd=folder).returncode
