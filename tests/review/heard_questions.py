"""The golden questions of ear training: one of each kind and level, as they are heard.

python -m tools.generate --golden      writes them anew
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from playpalace_ludo import variants
from playpalace_ludo.review import ear
from playpalace_ludo.words import Translator
from playpalace_ludo.work import finish

FILE = Path(__file__).parent.parent / "golden" / "ear.txt"
SEED = 29


def rating_of(level: int) -> int:
    return ear.EASIEST + ear.PER_LEVEL * level


def question(
    kind: ear.Exercise, rating: float, seed: int = SEED, variant: str = "playpalace"
) -> ear.EarQuestion:
    return finish(ear.ask(kind, variants.load(variant), rating, Random(seed), "normal"))


def text() -> str:
    """Every question as it is told; the right answer has a mark."""
    say = Translator("en")
    heard = []
    for kind in ear.Exercise:
        for level in range(ear.LEVELS):
            one = question(kind, rating_of(level), SEED + level)
            heard += [f"# {kind}, level {level + 1}", *map(say.say, one.board)]
            heard += map(say.line, one.turns)
            heard.append(say.say(one.asked))
            for at, answer in enumerate(one.answers):
                heard.append(f"{'=' if at == one.right else '-'} {say.say(answer)}")
            heard += map(say.say, one.why)
    return "\n".join(heard) + "\n"


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")
