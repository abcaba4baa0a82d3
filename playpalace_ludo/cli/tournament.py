"""`playpalace-ludo tournament`: create, continue, show and export tournaments."""

from __future__ import annotations

import argparse
import csv
import io
import uuid
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cli.output import say, say_json
from playpalace_ludo.cli.play import add_switches, start
from playpalace_ludo.cli.speaking import add_json, add_language, print_messages, translator
from playpalace_ludo.client import seats
from playpalace_ludo.client.launch import folders
from playpalace_ludo.client.staking import Stakes
from playpalace_ludo.client.storage import options
from playpalace_ludo.client.storage.options import STRENGTHS
from playpalace_ludo.client.storage.tournaments import Tournaments, for_tables
from playpalace_ludo.contest import text
from playpalace_ludo.contest import tournament as contest
from playpalace_ludo.contest.text import ContestError
from playpalace_ludo.contest.tournament import KINDS, KNOCK_OUT, TABLES, Entrant, Tournament
from playpalace_ludo.core.errors import InputError, LudoError
from playpalace_ludo.files import write_whole
from playpalace_ludo.words import Message, Translator, problems
from playpalace_ludo.words import contest as words

USUAL_SEATS = 4
ENDINGS = (".toml", ".txt", ".csv")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True)
    create = acts.add_parser("create", help="")
    create.add_argument("name", metavar="NAME")
    create.add_argument("--kind", default=KNOCK_OUT, choices=KINDS)
    create.add_argument("--players", required=True, metavar="WHO,WHO")
    create.add_argument("--variant", default=variants.names()[0], metavar="NAME")
    create.add_argument("--rounds", type=int, default=0, metavar="N")
    create.add_argument("--games", type=int, default=1, metavar="N")
    create.add_argument("--seats", type=int, default=0, metavar="N")
    create.add_argument("--stake", type=int, default=0, metavar="COINS")
    _shared(create)
    go_on = acts.add_parser("continue", help="")
    go_on.add_argument("name", metavar="NAME")
    add_switches(go_on)
    for act in ("list", "standings", "rounds", "export"):
        sub = acts.add_parser(act, help="")
        if act != "list":
            sub.add_argument("name", metavar="NAME")
        if act == "export":
            sub.add_argument("--out", type=Path, required=True, metavar="FILE")
        else:
            add_json(sub)
        _shared(sub)


def _shared(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--config-dir", metavar="DIR")


def run(args: argparse.Namespace) -> int:
    folder = getattr(args, "config_dir", None)
    config, data = folders(Path(folder) if folder else None)
    store = Tournaments(data)
    if args.act == "continue":
        return start(args, play=False, tournament=store.find(args.name))
    speak = translator(args)
    if args.act == "list":
        paths = store.paths()
        if args.json:
            say_json([_listed(store, path, speak) for path in paths], indent=1)
            return 0
        for path in paths:
            say(f"{path.stem}: {speak.say(_label(store, path))}")
        if not paths:
            say(speak.text("pludo-cli-tournament-none"))
    elif args.act == "create":
        path = _create(args, store, config, Stakes(data))
        print_messages(speak, [words.label(store.read(path)), *words.rounds(store.read(path))])
        say(speak.text("pludo-cli-tournament-created", name=path.stem))
    else:
        found = store.read(store.find(args.name))
        if args.act != "export" and args.json:
            say_json(_standing(found) if args.act == "standings" else _rounds(found), indent=1)
        elif args.act == "standings":
            print_messages(speak, [*words.standings(found), words.coming(found)])
        elif args.act == "rounds":
            print_messages(speak, words.rounds(found))
        else:
            _export(found, args.out, [speak.say(line) for line in _told(found)])
            say(speak.text("pludo-cli-tournament-written", file=str(args.out)))
    return 0


def _label(store: Tournaments, path: Path) -> Message:
    try:
        return words.label(store.read(path))
    except LudoError as error:
        return problems.alone(error)


def _listed(store: Tournaments, path: Path, speak: Translator) -> dict[str, Any]:
    try:
        return {"file": path.stem, **_facts(store.read(path))}
    except LudoError as error:
        return {"file": path.stem, "problem": speak.say(problems.alone(error))}


def _facts(found: Tournament) -> dict[str, Any]:
    return {
        "name": found.name,
        "kind": found.kind,
        "variant": found.variant,
        "round": len(contest.schedule(found)),
        "rounds": contest.count_rounds(found),
        "over": contest.next_meeting(found) is None,
    }


def _standing(found: Tournament) -> dict[str, Any]:
    """Return the standings in a form for programs, best first."""
    names = [entrant.name for entrant in found.players]
    following = contest.next_meeting(found)
    rows = [
        {
            "place": row.place,
            "player": names[row.player],
            "points": row.points / contest.WIN,
            "won": row.won,
            "lost": row.lost,
            "out": row.is_out,
        }
        for row in contest.standings(found)
    ]
    next_up = [names[player] for player in following.players] if following else []
    return {**_facts(found), "standings": rows, "next": next_up}


def _rounds(found: Tournament) -> dict[str, Any]:
    """Return every known round, match by match."""
    names = [entrant.name for entrant in found.players]
    matches = [
        {
            "round": match.round,
            "players": [names[player] for player in match.players],
            "wins": [*match.wins],
            "places": [*match.places],
            "over": match.is_over,
            "winner": None if match.winner is None else names[match.winner],
        }
        for meetings in contest.schedule(found)
        for match in meetings
    ]
    return {**_facts(found), "matches": matches}


def _create(args: argparse.Namespace, store: Tournaments, config: Path, stakes: Stakes) -> Path:
    for path in store.paths():
        if path.stem == args.name.casefold():
            raise ContestError("contest-exists", name=args.name)
    chosen, _ = options.load(config / options.FILE_NAME)
    if args.stake and not chosen.is_on("table.coins"):
        raise ContestError("contest-coins-off")
    rules = variants.load_named(args.variant)
    made = text.checked(
        Tournament(
            name=seats.clean_name(args.name),
            kind=args.kind,
            variant=rules.spec,
            players=_entrants(args.players, chosen.text("table.bot")),
            rounds=args.rounds,
            games=args.games,
            seats=args.seats or (USUAL_SEATS if args.kind == TABLES else 2),
            stake=args.stake,
            mark=uuid.uuid4().hex if args.stake else "",
        )
    )
    for_tables(rules, len(made.players), made.seats)
    path = store.path_for(made.name)
    # Before the file: if the program is killed in between, the next start refunds the stakes.
    stakes.put_for(made)
    store.write(path, made, was=None)
    return path


def _entrants(listed: str, default_strength: str) -> tuple[Entrant, ...]:
    found: list[Entrant] = []
    for word in listed.split(","):
        kind, _, strength = word.strip().partition(":")
        taken = [entrant.name for entrant in found]
        if kind.strip().lower() != "bot":
            found.append(Entrant(seats.clean_name(word)))
            continue
        strength = strength.strip().lower() or default_strength
        if strength not in STRENGTHS:
            raise ContestError("contest-strength", name=repr(word), either=tuple(STRENGTHS))
        people = [seats.clean_name(one) for one in listed.split(",")]
        found.append(Entrant(seats.bot_names([*taken, *people], 1)[0], strength))
    return tuple(found)


def _told(found: Tournament) -> list[Message]:
    return [*words.standings(found), *words.rounds(found)]


def _export(found: Tournament, out: Path, lines: list[str]) -> None:
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        raise InputError("contest-out", file=str(out))
    if ending == ".toml":
        content = text.dumps(found)
    elif ending == ".txt":
        content = "\n".join(lines) + "\n"
    else:
        content = _table(found)
    write_whole(out, content, flush=False)


def _table(found: Tournament) -> str:
    """Write the games as a table for a spreadsheet."""
    stream = io.StringIO()
    table = csv.writer(stream, lineterminator="\n")
    names = [entrant.name for entrant in found.players]
    if found.kind == TABLES:
        table.writerow(["round", "player", "place"])
        for game in found.played:
            for player, place in zip(game.players, game.places, strict=True):
                table.writerow([game.round, _cell(names[player]), place])
        return stream.getvalue()
    table.writerow(["round", "first", "second", "winner"])
    for game in found.played:
        winner = "" if game.winner is None else names[game.winner]
        pair = (names[player] for player in game.players)
        table.writerow([game.round, *map(_cell, (*pair, winner))])
    return stream.getvalue()


def _cell(name: str) -> str:
    """Quote a name that a spreadsheet would take for a formula."""
    return f"'{name}" if name[:1] in tuple("=+-@") else name
