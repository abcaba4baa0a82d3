"""A certificate's fingerprint, spelled so that two people can compare it by ear."""

SPELLED = 16
"""Characters to read out, five bits each: too many to find a match by brute force."""
_WORDS = (
    *("Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett"),
    *("Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango"),
    *("Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu", "2", "3", "4", "5", "6", "7"),
)


def in_words(fingerprint: str) -> str:
    """Spell the beginning of a fingerprint, given in hexadecimal digits."""
    number = int(fingerprint, 16) >> (len(fingerprint) * 4 - SPELLED * 5)
    digits = [number >> 5 * place & 31 for place in reversed(range(SPELLED))]
    return " ".join(_WORDS[digit] for digit in digits)
