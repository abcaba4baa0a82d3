"""`playpalace-ludo` without a command: the main menu."""

import argparse

from playpalace_ludo.cli import play

DESCRIPTION = "Ludo by ear: a menu by arrows, first letters and Enter. F1 or ? helps."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    play.add_switches(parser)


def run(args: argparse.Namespace) -> int:
    return play.start(args, play=False)
