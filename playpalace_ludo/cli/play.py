"""`playpalace-ludo play`: straight to a table; the same switches start the menu."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playpalace_ludo.cli.compiled import judging
from playpalace_ludo.cli.language import language

if TYPE_CHECKING:
    from playpalace_ludo.cli.server_options import ServerOptions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variant", default=argparse.SUPPRESS, metavar="NAME")
    parser.add_argument("--seats", default=argparse.SUPPRESS, metavar="WHO,WHO")
    parser.add_argument("--options", type=Path, default=argparse.SUPPRESS, metavar="FILE")
    add_switches(parser)


def add_switches(parser: argparse.ArgumentParser) -> None:
    """Add the client's switches, which apply to one run and change no saved option."""
    group = parser.add_argument_group("hearing")

    def add(*names: str, **how: object) -> None:
        # No defaults: an absent switch leaves the option as it is.
        group.add_argument(*names, default=argparse.SUPPRESS, **how)  # type: ignore[arg-type]

    add("--speech", action="append", metavar="BACKEND")
    add("--sound", choices=("on", "off"))
    add("--output", choices=("terminal", "direct", "both"))
    add("--lang", type=language, metavar="LANGUAGE")
    add("--verbosity", choices=("brief", "normal", "full"))
    add("--pace", choices=("instant", "fast", "normal", "slow"))
    add("--board", action="store_true")
    add("--seed", metavar="N")
    add("--config-dir", metavar="DIR")
    add_log(group)


def add_log(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--log", type=Path, default=argparse.SUPPRESS, metavar="FILE")


def start_log(args: argparse.Namespace, command: str) -> Path | None:
    """Start the log that was asked for and return its file; raise InputError."""
    if "log" not in args:
        return None
    from playpalace_ludo import log_file

    path: Path = args.log.absolute()
    log_file.start(path, command)
    return path


def _server_options(args: argparse.Namespace) -> ServerOptions:
    """Read a server's settings and report entries that are invalid or unused here."""
    from playpalace_ludo.cli import server_options
    from playpalace_ludo.cli.output import warn
    from playpalace_ludo.cli.speaking import translator

    found = server_options.read(args.options)
    words = translator(args)
    for message in found.told:
        warn(words.say(message))
    return found


def run(args: argparse.Namespace) -> int:
    return start(args, play=True)


def start(
    args: argparse.Namespace,
    *,
    play: bool,
    server: str | None = None,
    tournament: Path | None = None,
) -> int:
    """Run the client: at a table, at a server, at a tournament, or with the main menu."""
    start_log(args, "play" if play else "start" if server is None else "connect")
    if sys.platform == "win32":
        from playpalace_ludo.client.output.speech import ao2_library

        ao2_library.load_ahead("nvda")
    # Imported here, so that other subcommands do not wait for speech and sound.
    from playpalace_ludo.client.launch import DEFAULT_VARIANT, Request
    from playpalace_ludo.client.launch import run as run_client

    given = vars(args)
    from_server = _server_options(args) if "options" in given else None
    switches = dict(from_server.switches) if from_server else {}
    switches |= {
        key: given[name]
        for name, key in (
            ("lang", "player.language"),
            ("verbosity", "speech.verbosity"),
            ("pace", "pace.speed"),
            ("board", "screen.board"),
        )
        if name in given
    }
    if "sound" in given:
        switches["sound.on"] = given["sound"] == "on"
    folder = given.get("config_dir")
    return run_client(
        Request(
            play=play,
            variant=given.get("variant")
            or (from_server.variant if from_server else DEFAULT_VARIANT),
            seats=given.get("seats", ""),
            speech=given.get("speech", ()),
            output=given.get("output"),
            seed=given.get("seed"),
            folder=Path(folder) if folder else None,
            server=server,
            tournament=tournament,
            switches=switches,
            hasten=judging,
        )
    )
