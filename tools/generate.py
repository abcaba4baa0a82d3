"""Regenerate everything made from code: tables and boards of the documents, golden games.

python -m tools.generate              the generated parts of pages (`PARTS`), and the pictures in
                                      docs/boards/
python -m tools.generate --golden     also the golden games and move counts of the tests
"""

from __future__ import annotations

import sys

from tools import address, api_page, boards, file_map, key_table, knob_table, language_table
from tools.parts import Part

PARTS = (
    Part("docs/keys.md", "keys", key_table.text),
    Part("docs/variants-reference.md", "options", knob_table.text),
    Part("docs/files.md", "files", file_map.text),
    Part("docs/api.md", "api", api_page.text),
    Part("locales/README.md", "languages", language_table.text),
    *address.parts(address.own()),
)


def main() -> None:
    for part in PARTS:
        part.path.write_text(part.renewed(part.path.read_text("utf-8")), "utf-8")
    for path, text in boards.pictures():
        path.write_text(text, "utf-8")
    if "--golden" in sys.argv[1:]:
        _golden()


def _golden() -> None:
    """Write the golden games of the tests. Read the diff before you keep it."""
    from tests.core import golden, perft
    from tests.review import heard_questions
    from tests.words import spoken_games

    golden.main()
    perft.main()
    spoken_games.main()
    heard_questions.main()


if __name__ == "__main__":
    main()
