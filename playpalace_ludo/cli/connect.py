"""`playpalace-ludo connect`: to a PlayPalace server, by its name or address."""

import argparse

from playpalace_ludo.cli.play import add_switches, start


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server", nargs="?", default="", metavar="SERVER")
    add_switches(parser)


def run(args: argparse.Namespace) -> int:
    return start(args, play=False, server=args.server)
