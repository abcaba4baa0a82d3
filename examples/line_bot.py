"""A bot as a program of its own, which reads lines and answers with numbers; it needs no package.

    playpalace-ludo arena --seats "cmd:python examples/line_bot.py,hard"

It captures where it can, and else moves the token that has the shortest way left.
"""

from __future__ import annotations

import sys


def facts(line: str) -> dict[str, str]:
    """Read ``move 2 seat=red tokens=1 ... left=16`` into its number and facts."""
    _, number, *rest = line.split()
    return {"number": number, **dict(word.split("=", 1) for word in rest if "=" in word)}


def worth(move: dict[str, str]) -> tuple[int, int]:
    return int(move.get("captures", 0)), -int(move.get("left", 0))


def main() -> None:
    moves: list[dict[str, str]] = []
    for line in sys.stdin:
        word = line.split()[0] if line.split() else ""
        if word == "ludo":
            print("ludo 1 line_bot", flush=True)
        elif word == "position":
            moves = []
        elif word == "move":
            moves.append(facts(line))
        elif word == "choose":
            print(max(moves, key=worth)["number"], flush=True)
        elif word == "bye":
            break


if __name__ == "__main__":
    main()
