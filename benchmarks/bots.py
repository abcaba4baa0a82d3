"""Measure strength and speed of the bots, and write docs/bots.md.

python benchmarks/bots.py [--workers 2] [--store FOLDER]

With a store the games already played are kept, so the command can be stopped and run again.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import race
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.endings import GRAIN
from playpalace_ludo.bots.judge import net_for
from playpalace_ludo.chance import draw
from playpalace_ludo.cli.progress import Progress
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import YARD, State
from playpalace_ludo.lab import arena
from playpalace_ludo.lab.games import pairing
from playpalace_ludo.lab.stats import Times
from playpalace_ludo.words import Translator

OUT = Path(__file__).parent.parent / "docs" / "bots.md"
SEED = 2026
EVERYBODY = (*bots.STRENGTHS, *bots.BASELINES)

GOALS = (
    (4, "random", 77, 12_000),
    (4, "playpalace-bot", 60, 12_000),
    (4, "playaural-bot", 60, 12_000),
    (4, "mixed", 50, 4_000),
    (4, "greedy", 31, 4_000),
    (2, "playpalace-bot", 84, 4_000),
    (2, "mixed", 69, 4_000),
    (2, "greedy", 60, 4_000),
)
"""Players, opponents of the expert, the lower bound it has to reach, and the games: more
where the bound is close."""

LADDER = (
    (4, "hard", "greedy", 2_000),
    (2, "hard", "greedy", 4_000),
    (4, "normal", "mixed", 2_000),
    (2, "normal", "mixed", 4_000),
)
"""Players, a strength, the baseline it has to equal, and the games."""


class Bench:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.store: Path | None = args.store
        if self.store:
            self.store.mkdir(parents=True, exist_ok=True)

    def meet(
        self, row: str, column: str, *, players: int, games: int, variant: str = "playpalace"
    ) -> arena.Report:
        """Play one of ``row`` against the rest of ``column``; with partners, side against side."""
        partners = variants.load(variant).teams
        entrants = (row, column) * 2 if partners else (row, *[column] * (players - 1))
        match = pairing(variant, entrants, SEED)
        file = self.store and self.store / f"{variant}-{players}-{row}-{column}.jsonl"
        if self.args.no_play:
            games = min(games, _games_in(file))
            if not games:
                return arena.Report(
                    match=match,
                    games=0,
                    drawn=0,
                    given_up=0,
                    turns=0,
                    throws=0,
                    captures=0,
                    scores=(),
                )
        print(f"{variant}, {players} players: {row} against {column}", file=sys.stderr)
        return arena.run(
            match, games, workers=self.args.workers, store=file, progress=Progress(Translator())
        )


def _games_in(file: Path | None) -> int:
    """Count games kept without a gap; workers may finish them out of order."""
    if file is None or not file.exists():
        return 0
    kept = {json.loads(line)["game"] for line in file.read_text().splitlines()[1:]}
    return next(number for number in range(len(kept) + 1) if number not in kept)


def cell(report: arena.Report, name: str, wanted: int, digits: int = 1) -> str:
    """Write the percent won; a figure from fewer games than the table promises says so."""
    if not report.games:
        return "not played"
    score = report.score(name)
    rate, low, high = (100 * score.seats * share for share in (score.rate, *score.interval))
    few = f", {report.games} games" if report.games < wanted else ""
    return f"{rate:.{digits}f} ({low:.{digits}f} to {high:.{digits}f}{few})"


def goals(bench: Bench) -> Iterator[str]:
    yield "| `expert` against | players | no edge | games | wins, percent (95 % interval) | goal |"
    yield "|---|---|---|---|---|---|"
    for players, opponent, goal, games in GOALS:
        report = bench.meet("expert", opponent, players=players, games=games)
        low = 100 * report.score("expert").interval[0] if report.games else 0.0
        reached = "reached" if low >= goal else "not reached"
        yield (
            f"| {opponent} | {players} | {100 / players:.0f} | {report.games} "
            f"| {cell(report, 'expert', games)} | at least {goal}: {reached} |"
        )


def ladder(bench: Bench) -> Iterator[str]:
    yield "| bot | against | players | games | wins, percent (95 % interval) |"
    yield "|---|---|---|---|---|"
    steps = list(zip(bots.STRENGTHS[1:], bots.STRENGTHS, strict=False))
    for players, a, b, games in (*LADDER, *((2, a, b, bench.args.games) for a, b in steps)):
        report = bench.meet(a, b, players=players, games=games)
        yield f"| {a} | {b} | {players} | {report.games} | {cell(report, a, games)} |"


def matrix(bench: Bench, players: int, games: int) -> Iterator[str]:
    yield f"| | {' | '.join(EVERYBODY)} |"
    yield "|---" * (len(EVERYBODY) + 1) + "|"
    fewest = games
    for row in EVERYBODY:
        shares = []
        for column in EVERYBODY:
            if row == column:
                shares.append("")
                continue
            mirrored = players == 2 and EVERYBODY.index(row) > EVERYBODY.index(column)
            pair = (column, row) if mirrored else (row, column)
            report = bench.meet(*pair, players=players, games=games)
            fewest = min(fewest, report.games)
            shares.append(_share(report, row))
        yield f"| **{row}** | {' | '.join(shares)} |"
    if fewest < games:
        yield f"\nIn some cells fewer games, at least {fewest}."


def _share(report: arena.Report, name: str) -> str:
    return f"{100 * report.score(name).rate:.0f}" if report.games else "-"


def rated(bench: Bench) -> Iterator[str]:
    cells = [
        arena.GridEntry(a, b, report)
        for index, a in enumerate(EVERYBODY)
        for b in EVERYBODY[index + 1 :]
        if (report := bench.meet(a, b, players=2, games=bench.args.games)).games
    ]
    yield "| bot | rating | give or take |"
    yield "|---|---|---|"
    for name, (rating, doubt) in arena.ratings(cells).items():
        yield f"| {name} | {rating:.0f} | {2 * doubt:.0f} |"


def elsewhere(bench: Bench) -> Iterator[str]:
    steps = list(zip(bots.STRENGTHS[1:], bots.STRENGTHS, strict=False))
    heads = " | ".join(f"{a} against {b}" for a, b in steps)
    yield f"| variant | players | net | {heads} |"
    yield "|---" * (len(steps) + 3) + "|"
    for variant in variants.names()[1:]:
        rules = variants.load(variant)
        players = max(2, rules.min_players)
        games = bench.args.other_games
        found = [
            cell(bench.meet(a, b, players=players, games=games, variant=variant), a, games, 0)
            for a, b in steps
        ]
        learned = "yes" if net_for(rules, players) else "no"
        yield f"| {variant} | {players} | {learned} | {' | '.join(found)} |"


def middle_game(variant: str, count: int) -> list[State]:
    """Collect positions with a choice from the middle of four-player games of good players."""
    rules = variants.load(variant)
    found: list[State] = []
    rng = Random(SEED)
    while len(found) < count:
        seats = engine.default_seats(rules, min(4, rules.max_players))
        state, _ = engine.start(rules, seats, seats[0] if rules.turns.first == "random" else None)
        while state.owed and not state.places:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, rng))
                continue
            if 80 < state.number < 240 and len(distinct_moves(state)) > 1:
                found.append(state)
            state, _ = engine.play(rules, state, bots.make("normal").move(rules, state, rng))
    return found[:count]


def last_tokens(strength: str, games: int) -> tuple[int, int, float]:
    """Play endings of two against one token; returns decisions, optimal ones, and chance lost.

    All begin in the yard, the table of `bots/endings.py` is the judge.
    """
    rules = variants.load("playpalace")
    bot, source = bots.make(strength), Random(SEED)
    decisions = best = 0
    lost = 0.0
    for game in range(games):
        finish = rules.seats[0].finish
        counts = (2, 1) if game % 2 else (1, 2)
        tokens = tuple((YARD,) * n + (finish,) * (4 - n) for n in counts)
        state = State((*tokens, (), ()), game // 2 % 2, owed=(0,), streak=0, number=1)
        while not state.places:
            if state.awaiting == "roll":
                state, _ = engine.roll(rules, state, draw(rules, state, source))
                continue
            moves = distinct_moves(state)
            after = {move: engine.play(rules, state, move)[0] for move in moves}
            chosen = bot.move(rules, state, source) if len(moves) > 1 else moves[0]
            if len(moves) > 1:
                worth = {move: true_chance(rules, one, state.turn) for move, one in after.items()}
                loss = max(worth.values()) - worth[chosen]
                decisions += 1
                best += loss < 1 / GRAIN
                lost += loss
            state = after[chosen] if chosen in after else engine.play(rules, state, chosen)[0]
    return decisions, best, lost


def true_chance(rules: Rules, state: State, seat: int) -> float:
    if state.places:
        return float(state.places[0] == seat)
    found = race.exact(rules, state)
    assert found is not None, "the table of playpalace is missing: python -m tools.solve"
    return found[seat]


def against_perfect_play(games: int) -> Iterator[str]:
    yield "| strength | optimal moves, percent | points of winning chance lost in a game |"
    yield "|---|---|---|"
    for name in (*bots.STRENGTHS, "greedy"):
        decisions, best, lost = last_tokens(name, games)
        yield f"| {name} | {100 * best / decisions:.1f} | {100 * lost / games:.2f} |"


def decision_times(count: int) -> Iterator[str]:
    yield "| strength | median, ms | 99 of 100, ms | longest slice, ms (99 of 100) |"
    yield "|---|---|---|---|"
    rules = variants.load("playpalace")
    states = middle_game("playpalace", count)
    for name in bots.STRENGTHS:
        bot = bots.make(name)
        for state in states[:50]:
            bot.move(rules, state, Random(1))
        whole, slices = Times(), Times()
        for state in states:
            begin = time.thread_time()
            bot.move(rules, state, Random(1))
            whole.add(time.thread_time() - begin)
            slices.add(_longest_slice(bot, state))
        yield (
            f"| {name} | {whole.quantile(0.5):.2f} | {whole.quantile(0.99):.2f} "
            f"| {slices.quantile(0.99):.2f} |"
        )


def _longest_slice(bot: bots.Bot, state: State) -> float:
    thinking = bot.think(variants.load("playpalace"), state, Random(1))
    longest, begin = 0.0, time.thread_time()
    for _ in thinking:
        now = time.thread_time()
        longest, begin = max(longest, now - begin), now
    return longest


def report(bench: Bench) -> Iterator[str]:
    args = bench.args
    yield "# How strong the bots are\n"
    yield "Choose a strength for your table here, or let bots play each other: [Try it](#try-it).\n"
    yield "Written by `python benchmarks/bots.py`; do not edit by hand. Every figure is from games"
    yield "played by the shipped bots on the real engine, bots taking turns on all seats, seed"
    yield f"{SEED}, Python {platform.python_version()}. Intervals are 95 % (Wilson). Times are"
    yield "processor time of one thread on the machine that played the games.\n"
    if args.note:
        yield f"{args.note}\n"
    yield "## The strengths\n"
    yield from STRENGTHS
    yield "\n## Try it\n"
    yield from COMMANDS
    yield "\nBots in Python or any other language can play, too: [Bots of your own](own-bots.md)."
    yield "\n## Goals\n"
    yield "`expert` alone against all others of one kind, on `playpalace`.\n"
    yield from goals(bench)
    yield "\n## The ladder\n"
    yield from ladder(bench)
    yield "\n## Against perfect play\n"
    yield f"{args.endings} endings of `playpalace`, two tokens against one, all from the yard; the"
    yield "judge is the table that the expert looks up itself (`python -m tools.solve`).\n"
    yield from against_perfect_play(args.endings)
    yield ""
    yield from EXACT
    yield "\n## Decision times\n"
    yield f"{args.positions} positions with a choice from the middle of four-player games of"
    yield "`playpalace`. A host gives a bot one slice per tick.\n"
    yield from decision_times(args.positions)
    yield "\n## Heads-up\n"
    yield f"Percent won by the row, {args.games} games per pair.\n"
    yield from matrix(bench, 2, args.games)
    yield "\nRatings from these games, on the scale known from chess (library: openskill).\n"
    yield from rated(bench)
    yield "\n## Four players\n"
    yield "Percent won by one of the row against three of the column (25 = no edge),"
    yield f"{args.four_games} games per cell.\n"
    yield from matrix(bench, 4, args.four_games)
    yield "\n## Other rules\n"
    yield "Each strength against the one below: heads-up, or two against two where partners"
    yield f"play. {args.other_games} games each, percent won."
    yield "*Net* says whether a net of the expert fits the rules: the same board and safe"
    yield "squares as in training. Elsewhere it looks ahead like hard, and is no stronger; the"
    yield "player hears so once.\n"
    yield from elsewhere(bench)
    yield "\n## How the net was made\n"
    yield from TRAINING


STRENGTHS = """\
| strength | what it does |
|---|---|
| random | any movable token |
| easy | a beginner: enters, runs, captures when it notices; never looks behind |
| normal | sees danger and chances at a glance, judges them roughly |
| hard | judges exactly, one throw ahead over all dice |
| expert | a net that learned from self-play who wins from where; one throw ahead where moves are \
close; two players' last three tokens on the usual board with one die, and their races home on \
nearly every board, from tables |""".splitlines()

COMMANDS = """\
    playpalace-ludo arena --seats expert,3*greedy --games 400 --workers 2
    playpalace-ludo arena --seats expert,hard,normal,greedy --round-robin --games 200
    playpalace-ludo balance classic --strength hard --games 400 --plot balance.png
    playpalace-ludo analyse game.ludo --plot chances.png

The same seed gives the same result on any number of workers; `--out FILE` keeps every game, and
the same command goes on where it was stopped. From Python: `bots.make("expert").choose(rules,
state, rng, budget_ms=5)` answers with the move, the reasons and the chance of every move;
`think(rules, state, rng)` does the same in slices of about a millisecond.""".splitlines()

EXACT = """\
The tables for `playpalace`, `classic`, `indian`, `strict` and `nigerian-classic`, for neighbours
and for two who sit opposite, have 0.95 MB together, 60 to 131 KB each, and are loaded when a game
comes near its end. Without them the expert's net lost 1.30 points a game in such endings of
`playpalace`, 0.81 of `classic`, 1.06 of `indian`, 1.56 of `strict` and 1.36 of
`nigerian-classic`, with 90 percent optimal moves (300 endings each). Endgames with all tokens in
the home columns are worked out under these rules, in `quick` and on `six-arms`.

Races home, the last steps of the way where two players no longer meet, are looked up as well, with
two tokens each: 18 steps of the usual boards with one die and of `six-arms`, 9 of `nigerian`, 13 of
`forty-squares`; with up to three tokens each: 8 steps of `parchis` and `shield-smiths`, 7 of
`masquerade`, 6 of `springboard`. Every throw and move was played on the engine
(`python -m tools.solve jota --race 18`); 13 tables have 0.17 MB together. They hold for the shipped
rules without other options, while nobody holds an ability. In 200 decisions of such races each
(`python -m benchmarks.races`) the expert now always plays a best move; unaided it lost, in points
of winning chance per decision, 2.36 on `parchis` (26.2 once), 1.11 on `shield-smiths`, 1.03 on
`springboard`, 0.20 on `six-arms` and `forty-squares`, 0.10 in `jota`, 0.06 in `playpalace`.

Not exact: `quick` before the columns (two of four tokens are enough), `pachisi-partners` (four
players), and boards without home columns.""".splitlines()

TRAINING = """\
`playpalace-ludo train FILE` (extra `[lab]`) teaches the expert any rules; `bots/inputs.py` makes
the inputs from the compiled rules. Nets begin where the points of hard are at first sight. On the
engine bots that see points at first sight play for the first 30 percent of the budget. Then the net
learns from all these games, and again after 45, 60, 75 and 90 percent, or whenever there are
1,500,000 new positions; in between it plays itself. Playing takes most of the time, so every
position kept is gone through up to eight times. Targets are what came of a game mixed with the
net's own opinion one throw on (lambda 0.9, falling to 0.7), steps by AdaGrad from 0.1 to 0.005. In
compiled code, where the rules are plain, games are nearly free: the net learns after every round of
1,024 games from 200,000 positions of the last ones, lambda from 0.97 to 0.6 and steps from 0.1 to
0.01 over the whole budget. A slowly following copy of the net plays. Every other game of its own,
and every game after 90 percent of the budget, is a duel with the best net so far; eight pools of
duels without progress end the training. Nets have 12 to 64 hidden units and 5 to 70 KB. Playing is
plain Python.

Here is what a minute of processor time brings (one core, machine with a load of 4 to 8, two
players, Pachisi Partners four; on the engine a net at first sight against itself, inputs of the
positions included). An hour brings sixty times as many.

| variant | played | games a minute | positions of a game |
|---|---|---|---|
| quick | in bulk | 220,000 | 104 |
| playpalace | in bulk | 173,000 | 178 |
| playpalace, four players | in bulk | 53,000 | 309 |
| six-arms | in bulk | 99,000 | 245 |
| figure-eight | on the engine | 18,000 | 45 |
| market-road | on the engine | 17,000 | 39 |
| nigerian | on the engine | 11,000 | 67 |
| hexagon | on the engine | 5,200 | 79 |
| forty-squares | on the engine | 3,600 | 164 |
| parchis | on the engine | 2,500 | 177 |
| shield-smiths | on the engine | 2,400 | 101 |
| masquerade | on the engine | 1,700 | 107 |
| springboard | on the engine | 1,600 | 79 |
| pachisi-partners | on the engine | 570 | 508 |

In bulk a round also takes half a second to learn from, so `six-arms` came to 61,440 games in a
minute of processor time, and then won 56.1 percent (54.8 to 57.3) of 6,000 games against points at
first sight, itself at first sight. On the engine four to six minutes made nets that beat hard:
`forty-squares` and `masquerade`, below.

Results alone (lambda 1) carry too much luck: learned from 5,000 games of `forty-squares` between
bots that see points at first sight, a net won 38.8 percent (36.7 to 40.9) of 2,000 games against
them, both at first sight, though it told better than points who wins; with lambda 1 falling to 0.7
it won 51.4 (49.3 to 53.5). In four minutes of processor time `train` came to 55.3 (52.9 to 57.7) of
1,500; the net made before in separate runs had 50.4 (47.9 to 52.9).

The nets for `playpalace`, `classic`, `indian` and `strict` are older: a program in C learned them
from the same inputs by TD(lambda), lambda 0.7, Adam. Those for `playpalace` come from one net
with 64 hidden units, learned in 45 minutes on half a core from games of two to four players. It
learned on for ten minutes at tables of two; for tables of three and four it was made twice as
wide and learned on for 48 minutes on one core (1.7 million games, baselines in 40 % of them).

Games of plain rules (one die, nothing but tokens; nigerian is not, since every die must be used
if some order allows it) are played in bulk by `lab/batch.py`. `six-arms` says a usual game in
blocks and is played in bulk, too (`bots/plain_form.py`). Games per second of processor time with
four random players, `batch.play(rules, range(4), 30_000, 1)` after a first call, the best of three,
on a machine with a load of 2: `playpalace` 48,100, `quick` 82,900, `classic` 38,400, `indian`
39,600, `strict` 42,300, `nigerian-classic` 51,800, `jota` 36,600, `six-arms` 34,400. With the net
at first sight `playpalace` reached 1,500 with two players and 460 with four (load 16).

`playpalace-ludo balance VARIANT --strength random --games 300000 --workers 1` takes, start
included, 7.4 seconds of processor time for `playpalace`, 4.7 for `quick`, 9.1 for `classic`, 9.0
for `indian`, 8.4 for `strict` and 6.9 for `nigerian-classic`; numba compiles for 12 seconds the
first time and never again.

Random, greedy and hard are compiled as players, too (`lab/bulk_bots.py`), for `playpalace`,
`quick`, `classic`, `indian`, `strict` and `nigerian-classic`. They ask the same dice and chance
numbers as on the engine and add up points in the same order, so a seed has the same games and
reports either way; the first 40 games of a series are played on the engine to measure the bots'
times. The arena does so from 1,000 games on unless `--cluster` or `--budget` is given, `balance
--strength hard` from 10,000; other bots and rules stay on the engine.
Games per second of processor time, and how many
times as many as on the engine in the same run, on a machine with a load of 8:

| | `playpalace` | `quick` | `classic` | `strict` |
|---|---|---|---|---|
| greedy, 2 players | 6,870 (40) | 13,860 (35) | 6,290 (38) | 6,730 (97) |
| greedy, 4 players | 2,260 (37) | 5,750 (35) | 2,410 (36) | 1,970 (38) |
| hard, 2 players | 850 (47) | 2,620 (51) | 870 (52) | 860 (54) |
| hard, 4 players | 240 (36) | 1,000 (51) | 270 (45) | 220 (43) |

So the goals are 5,000, 1,500, 600 and 180 at least. `arena --seats hard,greedy --games 5000` takes
5.7 seconds of processor time, 30 the first time, when numba compiles.

The net of `hexagon` (two players, 48 KB) learned from 15,616 games on the engine in 243 seconds of
processor time and wins 55.5 percent (52.6 to 58.4) of 1,000 games against hard. That of
`shield-smiths` (two players, 27 KB): 5,376 games, 138 seconds, 54.7 percent (51.8 to 57.6) of
1,000. That of `market-road` (two players, 15 KB): 12,032 games, 64 seconds, 51.4 percent (50.2 to
52.7) of 4,000. That of `springboard` (two players, 22 KB): 8,500 games between bots that see points
at first sight, 122 seconds of PyPy, then 22 of learning, 55.5 percent (52.6 to 58.4) of 1,000. That
of `six-arms` (two players, 69 KB): 284,160 games in bulk, 403 seconds in all, 61.3 percent (58.6 to
64.0) of 1,000. That of `forty-squares` (two players, 28 KB): 9,472 games by `train`, 242 seconds,
seven lessons, 54.9 percent (52.0 to 57.8) of 1,000. That of `masquerade` (two players, 27 KB):
9,472 games by `train`, 367 seconds, 55.0 percent (52.3 to 57.7) of 1,000; at first sight against
points at first sight 55.2 (52.1 to 58.3) of 1,000. That of `parchis` (two players, 15 KB): 8,500
games as for Springboard, 103 seconds of PyPy, then 27 of learning, 55.2 percent (52.5 to 57.9) of
1,000. With more players the expert plays like hard there, and the player hears so once as a game
begins, in the terminal and at servers.

Games against hard are measured by `python benchmarks/boards.py VARIANT`: two sides, seats swapped
over the same dice, the number of games fixed beforehand, 95 percent interval over pairs of games.

The former trainer tried `masquerade` twice: 49.4 percent (46.6 to 52.2) of 1,000 games against hard
after 5,888 games in 175 seconds, 50.7 (48.0 to 53.4) of 1,000 after 2,500 games in 57.

The net of `pachisi-partners` (four players, 36 KB) is the one `train` begins with, before any
game: points of hard at first sight, but summed by side, and with one measure of fear for
everybody. At first sight it won 65.0 percent (58.3 to 71.7) of 200 games against points at first
sight; the expert with it wins 67.4 percent (65.0 to 69.8) of 1,000 against hard. So hard plays too
timidly beside a partner. Learning has not made it better yet: a net from 1,500 games between bots
at first sight won only 34 percent of the trainer's 256 duels with it. `market-road` with three
players has no net; the expert plays like hard there, and the player hears so.

The nets of `springboard`, `six-arms` and `parchis` were learned with the trainer's inputs, but in
separate runs.

Steps of 0.03 and four passes over the same positions learned them by heart. From thousands of games
larger steps do better: six-arms, 23 seconds of processor time, wins 56.0 percent of 3,000 games
against its own beginning (both at first sight) with steps of 0.1, falling to 0.01.

Abilities are used by the same rule at every strength but random and easy, who use fewer. `normal`
against `normal` that never uses any before a throw, 400 games each, in the same way: `springboard`
70.5 percent (66.0 to 75.0), `masquerade` 70.2 (65.9 to 74.6), `shield-smiths` 59.2 (54.9 to 63.6).

The two hardest goals, three `playpalace-bot` and three `playaural-bot`, came within reach with a
larger net. In the trainer's own games (20,000 each, give or take 0.7) 64 units reach 61.2 / 60.7
and 128 units 62.3 / 61.4 (and 36.8 instead of 36.2 against three `greedy`). Learning from all
moves of games with weak guests made it worse, 59.5: the net cannot see who sits where, and takes
luck against weak players for merit. So it learns from its own moves only. A minute of games
against nothing but `playpalace-bot` made it no better against them (60.6 without looking ahead).
`greedy` reaches 60.2 / 61.4 there, `hard` 58.9 (1,500 games).

Other attempts that did not help: one net for all numbers of players (1.5 points weaker heads-up);
32 hidden units (3 points weaker against three `greedy`). Looking ahead at all moves, not only the
close ones, gains less than a point for twice the time.""".splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--store", type=Path, help="folder to keep the games in")
    parser.add_argument("--note", default="", help="a sentence on how the games were played")
    parser.add_argument("--no-play", action="store_true", help="report on what the store holds")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--four-games", type=int, default=400)
    parser.add_argument("--other-games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--endings", type=int, default=1000)
    args = parser.parse_args()
    text = "\n".join(report(Bench(args))) + "\n"
    args.out.parent.mkdir(exist_ok=True)
    args.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
