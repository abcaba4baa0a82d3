"""The switch --lang: a language of the game, written as in locale names."""

import argparse
import re

from playpalace_ludo.words import languages


def language(word: str) -> str:
    """Check a language such as `de`, `de_AT` or `auto` for argparse."""
    code = re.split("[_.-]", word)[0].lower()
    if code not in ("auto", *languages()):
        known = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"there is no language {word!r}, there are {known}")
    return word
