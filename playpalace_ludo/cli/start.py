"""`playpalace-ludo` without a command: the main menu."""

import argparse

from playpalace_ludo.cli import play


def add_arguments(parser: argparse.ArgumentParser) -> None:
    play.add_switches(parser)


def run(args: argparse.Namespace) -> int:
    return play.start(args, play=False)
