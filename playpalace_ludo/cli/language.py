"""The switch --lang: a language the game speaks, written as systems write theirs."""

import argparse
import re

from playpalace_ludo.words import languages


def language(word: str) -> str:
    """Check `de`, `de_AT` or `auto` as typed; argparse says what is wrong with anything else."""
    code = re.split("[_.-]", word)[0].lower()
    if code not in ("auto", *languages()):
        known = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"there is no language {word!r}, there are {known}")
    return word
