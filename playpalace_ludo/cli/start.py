"""Greet, and offer the menu: what runs without a command."""

import argparse

from playpalace_ludo.cli import play

NAME = "start"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser(
        NAME,
        help="greet, and offer the menu",
        description="Ludo by ear: a menu by arrows, first letters and Enter. F1 helps.",
    )
    play.add_switches(parser)


def run(args: argparse.Namespace) -> int:
    return play.start(args, play=False)
