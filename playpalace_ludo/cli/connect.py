"""`playpalace-ludo connect`: to a PlayPalace server, by its name or address."""

import argparse

from playpalace_ludo.cli.play import add_switches, start

DESCRIPTION = (
    "Play Ludo and every other game with people at a PlayPalace server. "
    "Without a name or address the list of your servers opens."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "server",
        nargs="?",
        default="",
        metavar="SERVER",
        help="a server you have kept, or an address such as wss://example.org:8000",
    )
    add_switches(parser)


def run(args: argparse.Namespace) -> int:
    return start(args, play=False, server=args.server)
