"""The switch --lang: a language of the game, written as in locale names."""

import argparse

from playpalace_ludo.words.languages import AUTO, find_language, languages


def language(word: str) -> str:
    """Check a language such as `de`, `de_AT`, `pt` or `auto` for argparse."""
    if word != AUTO and find_language(word) is None:
        known = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"there is no language {word!r}, there are {known}")
    return word
