"""`playpalace-ludo install-variant`: install a rule file for every table, or remove it."""

from __future__ import annotations

import argparse
from pathlib import Path

from playpalace_ludo.cli.output import say, warn
from playpalace_ludo.cli.speaking import add_language, print_findings, translator
from playpalace_ludo.core.errors import InputError
from playpalace_ludo.lab import install
from playpalace_ludo.lab.check import BadFile
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import rulebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--remove", metavar="NAME")
    parser.add_argument("--config-dir", type=Path, metavar="DIR")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    words = translator(args)
    named = args.config_dir
    folder = catalogue.variants_in(named) if named else catalogue.user_folder()
    if args.remove and not args.file:
        gone = install.remove(args.remove, folder)
        say(words.text("pludo-cli-install-removed", file=str(gone)))
        return 0
    if not args.file or args.remove:
        raise InputError("install-what")
    try:
        done = install.install(args.file, folder)
    except BadFile as error:
        print_findings(words, error)
        warn(words.text("pludo-cli-install-refused", file=args.file.name))
        return 2
    title = words.say(rulebook.variant_title(done.rules))
    name = done.path.stem
    say(words.text("pludo-cli-install-done", title=title, name=name, file=str(done.path)))
    if done.merged:
        say(words.text("pludo-cli-install-merged"))
    if done.replaced:
        say(words.text("pludo-cli-install-replaced"))
    return 0
