"""A folder of records as a table: one row per game, as CSV or as a data frame of pandas."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

import playpalace_ludo as ludo
from playpalace_ludo.core.events import Captured


def rows(folder: Path) -> Iterator[dict[str, object]]:
    for path in sorted(folder.glob("*.ludo")):
        try:
            game = ludo.read_record(path.read_text("utf-8"))
        except ludo.LudoError as error:
            print(f"{path.name} is left out: {error}", file=sys.stderr)
            continue
        yield {
            "file": path.name,
            "variant": game.rules.name,
            "players": len(game.names),
            "turns": game.state.number,
            "captures": sum(isinstance(event, Captured) for event in game.match.events()),
            "winner": game.winner or "",
        }


def data_frame(folder: Path) -> object:
    import pandas

    return pandas.DataFrame(rows(folder))


def main(folder: str) -> None:
    found = list(rows(Path(folder)))
    if not found:
        sys.exit(f"There are no records in {folder}.")
    table = csv.DictWriter(sys.stdout, list(found[0]))
    table.writeheader()
    table.writerows(found)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name a folder of records.")
    main(sys.argv[1])
