"""Makes the puzzles shipped with the game: positions of bot games where one move is clearly best.

    nice python -m tools.make_puzzles --work simple.jsonl --grades easy,normal
    nice python -m tools.make_puzzles --work deep.jsonl --seed 2027 --grades hard,expert \\
        --also simple.jsonl

Bots of all strengths play, seeded by the number of the game. Where the expert sees a clear
difference, every move is continued a few hundred times with the same dice for all moves, by the
expert's net, and judged by it `DEEP` throws later. A position is kept if the best move leads by
`LEAST_MARGIN` and by `SURE` standard errors. Its grade is the weakest bot that usually finds the
move. Every game searched is a line of the work file, from which the same command resumes; the
puzzles are written once there are enough of each grade, or the time is up.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from playpalace_ludo import bots, variants
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.judge import chances, chances_after, net_for, outlook
from playpalace_ludo.chance import draw
from playpalace_ludo.cli.compiled import judging
from playpalace_ludo.core import engine
from playpalace_ludo.core.notation import format_position
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, State
from playpalace_ludo.core.steps import finish
from playpalace_ludo.files import write_whole
from playpalace_ludo.lab.games import MOST_TURNS
from playpalace_ludo.review.puzzles import FILE, GRADES

TABLES = (("playpalace", 2), ("playpalace", 4), ("classic", 2), ("strict", 4), ("indian", 2))
"""Rules the expert has learned, for so many players."""
PLAYERS = ("easy", "normal", "hard")
ENOUGH = 60
"""Puzzles per grade."""
MOST_OF_A_GAME = 3
APART = 12
"""Turns between two puzzles of one game, or they would be alike."""
FIRST_MARGIN = 0.035
"""Lead in the first evaluation that makes a position worth a longer look."""
LEAST_MARGIN = 0.03
SURE = 3.5
HOPELESS, CERTAIN = 0.08, 0.92
"""Chances beyond which a game is decided."""
MOST_MOVES = 5
DEEP = 12
BATCH, MOST_BATCHES = 40, 8
TRIES = 15
"""Number of times a bot with random choices is asked."""
FOUND = 0.6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--work", type=Path, required=True, help="what has been looked through")
    parser.add_argument("--grades", default=",".join(GRADES), help="those to look for")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="work of other runs")
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--minutes", type=float, default=25, help="of the processor, in this run")
    args = parser.parse_args()
    grades = args.grades.split(",")
    found = _read(args.work)
    done, kept = len(found), Counter(puzzle["grade"] for game in found for puzzle in game)
    with args.work.open("a", encoding="utf-8") as work, judging(60 * args.minutes):
        while time.process_time() < 60 * args.minutes and any(kept[g] < ENOUGH for g in grades):
            wanted = {grade for grade in grades if kept[grade] < ENOUGH}
            puzzles = list(puzzles_of(args.seed, done, wanted))
            work.write(json.dumps(puzzles) + "\n")
            work.flush()
            found.append(puzzles)
            kept.update(puzzle["grade"] for puzzle in puzzles)
            done += 1
            if done % 10 == 0:
                spent = time.process_time() / 60
                print(f"{done} games, {spent:.1f} minutes, {dict(kept)}", flush=True)
    puzzles = chosen([*found, *(game for path in args.also for game in _read(path))])
    lines = [json.dumps(puzzle) for puzzle in puzzles]
    write_whole(args.out, "\n".join(lines) + "\n", flush=True)
    print(f"{len(puzzles)} puzzles from {done} games, {time.process_time() / 60:.1f} minutes")


def _read(path: Path) -> list[list[dict[str, Any]]]:
    """Read the results of earlier runs; a truncated line is computed again."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    path.write_bytes(b"".join(whole))
    return [json.loads(line) for line in whole]


def chosen(games: Sequence[Sequence[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Take as many of each grade as are wanted, in the order of the games."""
    kept: Counter[str] = Counter()
    found = []
    for puzzle in (puzzle for game in games for puzzle in game):
        if kept[puzzle["grade"]] < ENOUGH:
            kept[puzzle["grade"]] += 1
            found.append(puzzle)
    return found


def puzzles_of(seed: int, game: int, wanted: set[str]) -> Iterator[dict[str, Any]]:
    """Play one game and yield the puzzles in it."""
    source = Random(f"{seed}/{game}")
    name, players = TABLES[game % len(TABLES)]
    rules = variants.load(name)
    assert net_for(rules, players) is not None
    last, count = -APART, 0
    for state in decisions(rules, players, source):
        if state.number < last + APART or count == MOST_OF_A_GAME:
            continue
        puzzle = puzzle_at(rules, state, source, wanted)
        if puzzle is not None:
            last, count = state.number, count + 1
            yield puzzle


def decisions(rules: Rules, players: int, source: Random) -> Iterator[State]:
    """Play a game of weaker bots; yield positions with a choice."""
    seats = engine.default_seats(rules, players)
    minds = {seat: bots.make(source.choice(PLAYERS)) for seat in seats}
    first = source.choice(seats) if rules.turns.first == "random" else None
    state, _ = engine.start(rules, seats, first)
    while state.owed and not state.places and state.number < MOST_TURNS:
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, source))
            continue
        if len(distinct_moves(state)) > 1:
            yield state
        state, _ = engine.play(rules, state, minds[state.turn].move(rules, state, source))


def puzzle_at(
    rules: Rules, state: State, source: Random, wanted: set[str]
) -> dict[str, Any] | None:
    """Make a puzzle of a position, if one move is clearly best and there are not enough alike."""
    moves = distinct_moves(state)
    if not 1 < len(moves) <= MOST_MOVES or any(
        len(move.tokens) != 1 or move.seat != state.turn for move in moves
    ):
        return None
    first = finish(chances_after(rules, state, moves))
    top, second = sorted(first, reverse=True)[:2]
    if top - second < FIRST_MARGIN or not HOPELESS < top < CERTAIN:
        return None
    best = moves[first.index(top)]
    grade = grade_of(rules, state, best, source)
    if grade not in wanted:
        return None
    values = _played_on(rules, state, moves, source)
    means = [fmean(column) for column in values]
    index = means.index(max(means))
    if moves[index] != best:
        return None
    rival = max((i for i in range(len(moves)) if i != index), key=means.__getitem__)
    margin, error = _lead(values[index], values[rival])
    if margin < LEAST_MARGIN or margin < SURE * error:
        return None
    return {
        "position": format_position(rules, state),
        "grade": grade,
        "chances": {
            str(move.tokens[0] + 1): round(100 * mean, 1)
            for move, mean in zip(moves, means, strict=True)
        },
        "margin": round(100 * margin, 1),
        "error": round(100 * error, 2),
        "played": len(values[0]),
    }


def grade_of(rules: Rules, state: State, best: Move, source: Random) -> str:
    """Return the weakest bot that usually finds the move; the expert has found it already."""
    for grade in GRADES[:-1]:
        bot, tries = bots.make(grade), 1 if grade == "hard" else TRIES
        hits = sum(bot.move(rules, state, source) == best for _ in range(tries))
        if hits >= FOUND * tries:
            return grade
    return GRADES[-1]


def _played_on(
    rules: Rules, state: State, moves: Sequence[Move], source: Random
) -> list[list[float]]:
    """Continue from every move with the same dice until the best is certain, or up to a limit."""
    after = [engine.play(rules, state, move)[0] for move in moves]
    values: list[list[float]] = [[] for _ in moves]
    for _ in range(MOST_BATCHES):
        for _ in range(BATCH):
            seed = source.random()
            for one, column in zip(after, values, strict=True):
                column.append(play_on(rules, one, state.turn, Random(seed)))
        means = [fmean(column) for column in values]
        order = sorted(range(len(moves)), key=means.__getitem__, reverse=True)
        margin, error = _lead(values[order[0]], values[order[1]])
        if margin + 2 * error < LEAST_MARGIN or margin - error > max(LEAST_MARGIN, SURE * error):
            break
    return values


def play_on(rules: Rules, state: State, seat: int, dice: Random) -> float:
    """Continue for some throws, each played best by the net; return the seat's final chance."""
    left = DEEP
    while state.owed and not state.places and left:
        if state.awaiting == "roll":
            state, _ = engine.roll(rules, state, draw(rules, state, dice))
            left -= 1
        state = _played_best(rules, state)
    return chances(rules, state)[seat]


def _played_best(rules: Rules, state: State) -> State:
    """Play a throw as the net finds best; it is asked only where there is a choice."""
    seat = state.turn
    while state.awaiting == "move" and state.turn == seat:
        found = [engine.play(rules, state, move)[0] for move in distinct_moves(state)]
        judged = [outlook(rules, one)[seat] for one in found] if len(found) > 1 else [1.0]
        state = found[judged.index(max(judged))]
    return state


def _lead(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return one move's lead over another on the same dice, and its standard error."""
    gaps = [one - two for one, two in zip(best, other, strict=True)]
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps))


if __name__ == "__main__":
    main()
