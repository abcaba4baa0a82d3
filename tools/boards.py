"""Pictures of boards in the documents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.core import engine
from playpalace_ludo.picture import caption, scene, svg
from playpalace_ludo.words import Translator

FOLDER = Path(__file__).parents[1] / "docs" / "boards"
SHOWN = ("playpalace", "six-arms", "market-road")


def pictures() -> Iterator[tuple[Path, str]]:
    """Return each file with its content."""
    english = Translator("en")
    for name in SHOWN:
        rules = variants.load(name)
        state, _ = engine.start(rules, range(rules.max_players), first=0)
        text = svg.write(
            scene.draw(rules, state, english),
            title=english.say(caption.title(rules)),
            description=map(english.say, caption.description(rules, state)),
            lang="en",
        )
        yield FOLDER / f"{name}.svg", text
