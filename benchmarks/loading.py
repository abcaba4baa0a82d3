"""Load all shipped variants and 500 rule files, beside reading the same files as bare TOML.

python -m benchmarks.loading
"""

from __future__ import annotations

import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from playpalace_ludo import variants

FILES = 500
ON_THE_CROSS = ("playpalace", "classic", "strict", "nigerian", "jota")
OTHERS = ("hexagon", "market-road", "six-arms")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = write_files(Path(folder), Random(1))
        shipped = timed(variants.names(), variants.load)
        bare = timed(files, lambda file: tomllib.loads(Path(file).read_text("utf-8")))
        loaded = timed(files, variants.load)
    print(f"shipped variants        {shipped:8.2f} ms each")
    print(f"rule files              {loaded:8.2f} ms each")
    print(f"read as bare TOML       {bare:8.2f} ms each")
    print(f"ratio                   {loaded / bare:8.1f}")


def write_files(folder: Path, rng: Random) -> list[str]:
    """Write files that change a knob, add a block or rename a game."""
    found = []
    for number in range(FILES):
        base = rng.choice(ON_THE_CROSS + OTHERS)
        lines = [f'base = "{base}"']
        if base in OTHERS:
            lines += ["[change]", f'"game.name" = "Game {number}"']
        else:
            lines += [f'title = "Game {number}"', "[sixes]", f"max = {rng.randint(0, 5)}"]
            if number % 2:
                tile = rng.randint(2, 40)
                lines += ["[[tile_rule]]", f'tile = "{tile}"', 'on_land = ["again"]']
        path = folder / f"game-{number}.toml"
        path.write_text("\n".join(lines), "utf-8")
        found.append(str(path))
    return found


def timed(names: Iterable[str], load: Callable[[str], object]) -> float:
    """Return the processor time each takes, in milliseconds."""
    wanted = list(names)
    begin = time.process_time()
    for name in wanted:
        load(name)
    return (time.process_time() - begin) * 1000 / len(wanted)


if __name__ == "__main__":
    main()
