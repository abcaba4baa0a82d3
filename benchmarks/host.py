"""The host's own Ludo beside ours in one run: inside the real host's code, or on a live server.

    python benchmarks/host.py SERVER_DIR [--python PATH] [--games N] [--bots STRENGTH]
    python benchmarks/host.py SERVER_DIR --live [--python PATH] [--tables N] [--seconds N]

In process, four bots each: CPU per game, per roll and per acting tick, with bots alone and with
somebody watching them; a table saved in mid-game, its size and its time. Games of both take turns,
so that a busy machine slows both down alike. Where somebody watches, our bots think as long as it
takes to spend as many ticks on a roll as the built-in does; where nobody does, ours know no pauses.

Live: a server for each, both at the same time, with tables of three bots, each heard over a
websocket, and as many ticks to a roll in both; CPU of the server's process per roll, also beyond
what people cost who only are there and tables that only wait, and how many packets a roll is.
It needs Linux and what `pip install -e '.[test]'` brings.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILT_IN, OURS = "ludo", "ludo_plus"
MOST_TICKS = 60_000
Make = Callable[[], Any]
"""A factory of games: a class, or a function that also sets options."""
MID_GAME = 200
"""Rolls after which a table is saved; only tables with people are."""
SAVES = 30
EARLY, EARLY_GAMES = 60 * 20, 20
"""Ticks of play, and games, by which the paces of both are made alike before they go live."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("server_dir", type=Path)
    parser.add_argument("--python", help="the Python that runs the server")
    parser.add_argument(
        "--games", type=int, default=3, help="games of the built-in (ours: 5 times)"
    )
    parser.add_argument("--bots", default="normal", help="the strength of our bots")
    parser.add_argument("--live", action="store_true", help="measure a server and its websockets")
    parser.add_argument("--tables", type=int, default=20, help="tables at once, live")
    parser.add_argument("--seconds", type=float, default=60, help="how long each is heard, live")
    parser.add_argument("--inside", choices=("games", "pause"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from playpalace_ludo.core.errors import LudoError
    from playpalace_ludo.hosts.install import detect

    try:
        host = detect.find(args.server_dir)
        if args.inside == "pause":
            print(early_pause_of(*makers(host.server_dir, args.bots)))
            return 0
        if args.inside:
            return measure(host.server_dir, args.games, args.bots)
        python = detect.pick_python(host, args.python)
    except LudoError as error:
        print(error, file=sys.stderr)
        return 2
    inside = [python, __file__, str(host.server_dir), "--bots", args.bots, "--inside"]
    environment = detect.child_environment(host)
    if args.live:
        from benchmarks import live_tables
        from tests.hosts.checkouts import Checkout

        found = subprocess.run(
            [*inside, "pause"], env=environment, check=True, capture_output=True, text=True
        )
        pause = int(found.stdout.split()[-1])
        checkout = Checkout(host, python, environment)
        return live_tables.compare(checkout, BUILT_IN, OURS, pause, args.tables, args.seconds)
    command = [*inside, "games", "--games", str(args.games)]
    return subprocess.run(command, env=environment).returncode


def makers(server_dir: Path, strength: str) -> tuple[Make, Make]:
    """Return the factories of the host's own game and of ours."""
    os.environ.setdefault("PLAYPALACE_DISABLE_LOCALE_CACHE", "1")
    sys.path.insert(0, str(server_dir.parent))
    import server.games  # noqa: F401 - the hook adds ours
    from server.games.registry import GameRegistry
    from server.messages.localization import Localization

    Localization.init(server_dir / "locales")
    Localization.get("en", "game-name-ludo")

    def ours() -> Any:
        game = GameRegistry.get(OURS)()
        game.options.bots = strength
        return game

    return GameRegistry.get(BUILT_IN), ours


def measure(server_dir: Path, games: int, strength: str) -> int:
    found: dict[str, list[dict[str, Any]]] = {BUILT_IN: [], OURS: []}
    built_in, ours = makers(server_dir, strength)
    # The first games also compile and import what the others find done.
    pause = pause_of(built_in, ours)
    both = ((BUILT_IN, built_in, 1), (OURS, ours, 5))
    for _ in range(games):
        for name, make, count in both:
            found[name] += [measured(make, pause) for _ in range(count)]
    report(found)
    return 0


def pause_of(built_in: Make, ours: Make) -> int:
    """Return the extra ticks our bots have to pause to roll as often."""
    return round(ticks_per_roll(built_in) - ticks_per_roll(ours))


def early_pause_of(built_in: Make, ours: Make) -> int:
    """Return the same for the first minute of games, the part heard live."""
    rolls = [sum(early_rolls(make) for _ in range(EARLY_GAMES)) for make in (built_in, ours)]
    old, new = (EARLY_GAMES * EARLY / count for count in rolls)
    return round(old - new)


def early_rolls(make: Make) -> int:
    game = bots_game(make, watched=True)
    rolls = count_rolls(game)
    for _ in range(EARLY):
        game.on_tick()
        getattr(game, "flush_menus", int)()
    return len(rolls)


def ticks_per_roll(make: Make) -> float:
    game = play(make, watched=True)
    return float(game["ticks"]) / float(game["rolls"])


def measured(make: Make, pause: int) -> dict[str, Any]:
    """Measure a game of bots alone, one that is watched, and one looked at tick by tick."""
    watched = play(make, watched=True, pause=pause)
    return {
        **watched,
        "watched_cpu": watched["cpu"],
        "watched_rolls": watched["rolls"],
        "watched_ticks": watched["ticks"],
        **play(make),
        **by_tick(make),
    }


def bots_game(make: Make, watched: bool = False, pause: int = 0) -> Any:
    """Begin a game; at ours bots pause so many ticks more than they would."""
    try:
        from server.core.users.bot import Bot
        from server.core.users.test_user import MockUser
    except ImportError:
        from server.users.bot import Bot
        from server.users.test_user import MockUser
    game = make()
    game.setup_keybinds()
    game.host = "Ann"
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        game.add_player(name, Bot(name))
    if watched:
        game.add_spectator("Eve", MockUser("Eve"))
    game.on_start()
    if game.get_type() == OURS:
        tempo = game.hosted.tempo
        game.hosted.tempo = tempo._replace(think=tempo.think + pause)
    return game


def count_rolls(game: Any) -> list[None]:
    """Return a list that grows with every throw of the dice."""
    thrown: list[None] = []
    ours = game.get_type() == OURS
    owner, name = (game.hosted.runner.dice, "throw") if ours else (game, "_action_roll_dice")
    roll = getattr(owner, name)

    def counted(*args: Any) -> Any:
        thrown.append(None)
        return roll(*args)

    setattr(owner, name, counted)
    return thrown


def fingerprint(game: Any) -> Any:
    """Return a value that changes with actions, but not with time."""
    if game.get_type() == OURS:
        return game.hosted.state
    tokens = [[(t.state, t.position) for t in p.tokens] for p in game.players]
    return tokens, game.turn_index, game.last_roll


def play(make: Make, watched: bool = False, pause: int = 0) -> dict[str, Any]:
    """Time one game as a whole: asking the clock costs more than a tick."""
    game = bots_game(make, watched, pause)
    flush: Callable[[], None] = getattr(game, "flush_menus", lambda: None)
    rolls = count_rolls(game)
    half: dict[str, Any] = {}
    ticks = 0
    start = time.process_time_ns()
    while game.status == "playing" and ticks < MOST_TICKS:
        game.on_tick()
        flush()
        ticks += 1
        if watched and not half and len(rolls) == MID_GAME:
            stopped = time.process_time_ns()
            half = saved(game)
            start += time.process_time_ns() - stopped
    total = time.process_time_ns() - start
    return {"ticks": ticks, "rolls": len(rolls), "cpu": total / 1e9, **half}


def by_tick(make: Make) -> dict[str, Any]:
    game = bots_game(make)
    flush: Callable[[], None] = getattr(game, "flush_menus", lambda: None)
    acting: list[float] = []
    before = fingerprint(game)
    for _ in range(MOST_TICKS):
        start = time.process_time_ns()
        game.on_tick()
        flush()
        spent = time.process_time_ns() - start
        if game.status != "playing":
            break
        now = fingerprint(game)
        if now != before:
            acting.append(spent / 1e6)
        before = now
    return {"acting": acting}


def saved(game: Any) -> dict[str, Any]:
    start = time.process_time_ns()
    text = game.to_json()
    first = (time.process_time_ns() - start) / 1e6
    load = type(game).from_json

    def restore() -> None:
        load(text).rebuild_runtime_state()

    return {
        "bytes": len(text.encode()),
        "first_save": first,
        "save": timed(game.to_json),
        "load": timed(restore),
    }


def timed(act: Callable[[], Any]) -> float:
    """Return the median in milliseconds."""
    spent = []
    for _ in range(SAVES):
        start = time.process_time_ns()
        act()
        spent.append((time.process_time_ns() - start) / 1e6)
    return statistics.median(spent)


def report(found: dict[str, list[dict[str, Any]]]) -> None:
    rows = {name: summary(games) for name, games in found.items()}
    labels = {
        "games": "games",
        "rolls": "rolls per game",
        "ticks": "ticks per roll",
        "cpu": "CPU per game, ms",
        "roll": "CPU per roll, us",
        "watched": "CPU per roll, one watches, us",
        "watched_ticks": "ticks per roll, one watches",
        "acting": "acting tick, mean ms",
        "acting95": "acting tick, 95 % below, ms",
        "acting_max": "acting tick, longest, ms",
        "bytes": "saved table in mid-game, bytes",
        "first_save": "save for the first time, ms",
        "save": "save again, ms",
        "load": "load, ms",
    }
    print(f"{'':34}{'built-in':>12}{'Ludo Plus':>12}{'ratio':>9}")
    for key, label in labels.items():
        old, new = rows[BUILT_IN][key], rows[OURS][key]
        print(f"{label:34}{old:12.3f}{new:12.3f}{old / new if new else 0:8.1f}x")
    goals = {
        "a tenth of the CPU per game": rows[OURS]["cpu"] <= rows[BUILT_IN]["cpu"] / 10,
        "a tenth of the CPU per roll, one watches": rows[OURS]["watched"]
        <= rows[BUILT_IN]["watched"] / 10,
        "loaded as fast": rows[OURS]["load"] <= rows[BUILT_IN]["load"],
        "acting tick under 2 ms": rows[OURS]["acting"] < 2,
        "saved table under 6000 bytes": rows[OURS]["bytes"] < 6000,
    }
    for goal, reached in goals.items():
        print(f"{'reached' if reached else 'MISSED':8} {goal}")
    print(json.dumps(rows))


def summary(games: list[dict[str, Any]]) -> dict[str, float]:
    acting = sorted(ms for game in games for ms in game["acting"])
    kept = [game for game in games if "bytes" in game]
    rolls = sum(game["rolls"] for game in games)
    cpu = sum(game["cpu"] for game in games)
    watched_rolls = sum(game["watched_rolls"] for game in games)
    times = ("bytes", "first_save", "save", "load")
    return {
        "games": len(games),
        "rolls": rolls / len(games),
        "ticks": sum(game["ticks"] for game in games) / rolls,
        "cpu": cpu / len(games) * 1e3,
        "roll": cpu / rolls * 1e6,
        "watched": sum(game["watched_cpu"] for game in games) / watched_rolls * 1e6,
        "watched_ticks": sum(game["watched_ticks"] for game in games) / watched_rolls,
        "acting": statistics.mean(acting),
        "acting95": acting[int(len(acting) * 0.95)],
        "acting_max": acting[-1],
        **{key: statistics.mean(game[key] for game in kept) for key in times},
    }


if __name__ == "__main__":
    raise SystemExit(main())
