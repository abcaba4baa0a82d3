"""The reader of `ludo_plus.toml`, with a sentence for each problem in it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cleaning import clean
from playpalace_ludo.coins.payout import STAKES
from playpalace_ludo.core.errors import (
    InputError,
    LudoError,
    Problem,
    RulesError,
    Value,
    cut,
    show,
)
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import BY_KEY
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes, why
from playpalace_ludo.settings import SETTINGS
from playpalace_ludo.settings.config import (
    BUDGET_MS,
    DEFAULT_STRENGTH,
    HINTS,
    HINTS_ALONE,
    LONGEST_TIMER,
    MOST_PLAYERS,
    MOST_STAKE,
    PACES,
    SHORTEST_TIMER,
    UNDO,
    HostConfig,
    Limit,
)
from playpalace_ludo.settings.document import (
    ENDS,
    KNOBS,
    LOBBY,
    OWNERS_ONLY,
    SECTIONS,
    TOP,
    Document,
    Layers,
    covers,
    keys,
    normal,
    parts,
    value_of,
    with_value,
)
from playpalace_ludo.table.speeds import NORMAL
from playpalace_ludo.table.take_back import OFF
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.problems import at, sentence

ENVIRONMENT = "LUDO_PLUS_CONFIG"


def config_path(server_dir: Path) -> Path:
    named = os.environ.get(ENVIRONMENT)
    return Path(named) if named else server_dir / SETTINGS


def lobby_path(path: Path) -> Path:
    """Return the file beside the owner's that tables write: `ludo_plus.lobby.toml`."""
    return path.with_name(f"{path.stem}.{LOBBY}.toml")


def read(server_dir: Path, strengths: Sequence[str] = (DEFAULT_STRENGTH,)) -> HostConfig:
    """Read the files of a server, or return the defaults; skip and report invalid entries."""
    return read_file(config_path(server_dir), strengths)


def read_file(path: Path, strengths: Sequence[str]) -> HostConfig:
    """Read an owner's file and the one beside it that tables write."""
    found = []
    if os.environ.get(ENVIRONMENT) == str(path) and not os.path.exists(path):
        gone = Problem("", "settings-file-gone", {"variable": ENVIRONMENT, "file": str(path)})
        found.append(sentence(gone))
    documents = []
    for file in (path, lobby_path(path)):
        document = read_document(file)
        if isinstance(document, Problem):
            lost = Problem("", "settings-lost", {"problem": document})
            found.append(at(file.name, sentence(lost)))
            document = {}
        documents.append(document)
    return make(path, Layers(*documents), strengths, found)


def read_document(path: Path) -> Document | Problem:
    """Read a file of settings; a missing one is empty."""
    if not os.path.exists(path):  # Path.exists raises in a folder we may not enter
        return {}
    try:
        return read_toml(read_bytes(path))
    except InputError as error:
        return error.problem


def make(
    path: Path,
    layers: Layers,
    strengths: Sequence[str],
    problems: Sequence[Message] = (),
    *,
    owner: Document | None = None,
) -> HostConfig:
    """Make settings from documents as if read from files at this path.

    Only the owner's own file may name rule files anywhere on this computer: `owner` is its
    content if the layers come from elsewhere.
    """
    named = (layers.owner if owner is None else owner).get("variants")
    files = frozenset(map(str, named)) if isinstance(named, list) else frozenset()
    return _ConfigReader(path, layers, tuple(strengths), list(problems), files).config()


def _is_inside(name: str) -> bool:
    """Tell whether a file's name stays within the folder of the settings."""
    parts = name.replace("\\", "/").split("/")
    return all(part and ":" not in part and part[-1] not in ". " for part in parts)


def in_english(problem: Message) -> str:
    """Say a problem in English, for a server's log."""
    return clean(Translator().say(problem))


def may_change(owner: Document, key: str) -> bool:
    """Tell whether tables may change a key: all keys, or those in `[lobby] allowed`."""
    if any(covers(group, key) for group in OWNERS_ONLY):
        return False
    allowed = value_of(owner, f"{LOBBY}.allowed")
    if not isinstance(allowed, list):
        return True
    return any(covers(group, key) for group in allowed if isinstance(group, str))


class _ConfigReader:
    """Reads a document key by key, with a sentence for each problem."""

    def __init__(
        self,
        path: Path,
        layers: Layers,
        strengths: tuple[str, ...],
        problems: list[Message],
        files: frozenset[str],
    ) -> None:
        self.path = path
        self.files = files
        self.problems = problems
        self.strengths = strengths
        self.changed = normal(layers.changed)
        for key in [key for key in keys(self.changed) if not may_change(layers.owner, key)]:
            self._complain(key, "settings-not-from-lobby", file=path.name)
            self.changed = with_value(self.changed, key, None)
        self.layers = Layers(layers.owner, self.changed)
        self.document = self.layers.merged()

    def config(self) -> HostConfig:
        self._known("", self.document, TOP)
        bots, timer, pace = (self._table(name) for name in ("bots", "timer", "pace"))
        self._check_lobby()
        strengths = self._names("bots.strengths", bots.get("strengths"), self.strengths)
        fallback = DEFAULT_STRENGTH if DEFAULT_STRENGTH in strengths else strengths[0]
        hints, hint_choices = self._allowed_default("hints", HINTS, HINTS_ALONE)
        undo, undo_choices = self._allowed_default("undo", UNDO, OFF)
        longest = self._number(
            "timer.longest", timer, fallback=LONGEST_TIMER, low=0, high=LONGEST_TIMER
        )
        offered, limits = self._variants(), self._limits()
        stakes, stake, doubling, bots_stake = self._coins()
        self._try_limits(offered, limits)
        return HostConfig(
            rules=offered,
            folders=self._folders(),
            limits=limits,
            pace=self._one_of("pace.default", pace.get("default"), PACES, NORMAL),
            strength=self._one_of("bots.strength", bots.get("strength"), strengths, fallback),
            strengths=strengths,
            budget_ms=self._number("bots.budget_ms", bots, fallback=BUDGET_MS, low=0.1, high=20),
            timer=int(self._seconds("timer.seconds", timer, longest)),
            longest_timer=int(longest),
            hints=hints,
            hint_choices=hint_choices,
            undo=undo,
            undo_choices=undo_choices,
            stakes=stakes,
            stake=stake,
            doubling=doubling,
            bots_stake=bots_stake,
            problems=tuple(self.problems),
            layers=self.layers,
        )

    def _complain(self, key: str, code: str, **values: Value) -> None:
        self._refuse(Problem(cut(key), code, values))

    def _refuse(self, problem: Problem) -> None:
        is_changed = value_of(self.changed, problem.key) is not None
        file = lobby_path(self.path) if is_changed else self.path
        self.problems.append(at(file.name, sentence(problem)))

    def _known(self, place: str, table: Mapping[str, Any], names: Sequence[str]) -> None:
        for key in table:
            if key in names:
                continue
            near, where = closest(key, list(names)), cut(f"{place}{key}")
            if near:
                self._refuse(Problem(where, "settings-unknown", suggestion=near))
            else:
                self._complain(where, "settings-unlike", choices=tuple(names))

    def _table(self, key: str) -> dict[str, Any]:
        table = self.document.get(key, {})
        if not isinstance(table, dict):
            self._complain(key, "settings-table", example=f"[{key}]")
            return {}
        self._known(f"{key}.", table, SECTIONS[key])
        return table

    def _check_lobby(self) -> None:
        """Report entries of `[lobby] allowed` that are neither a key nor a table of keys."""
        every = {*TOP, *keys({name: dict.fromkeys(SECTIONS[name]) for name in SECTIONS})}
        every |= {f"{KNOBS}.{knob}" for knob in BY_KEY}
        for name in self._list("lobby.allowed", self._table(LOBBY).get("allowed")):
            table, *inner = parts(str(name))
            is_end = table == KNOBS and len(inner) == 2 and inner[1] in ENDS and inner[0] in BY_KEY
            if name not in every and not is_end:
                near = closest(str(name), sorted(every))
                self._refuse(
                    Problem("lobby.allowed", "settings-no-key", {"name": show(name)}, "", near)
                )

    def _one_of(self, key: str, value: Any, allowed: tuple[str, ...], fallback: str) -> str:
        if value is None:
            return fallback
        if value not in allowed:
            self._complain(
                key, "settings-choice", value=show(value), choices=allowed, used=fallback
            )
            return fallback
        return str(value)

    def _names(self, key: str, value: Any, allowed: tuple[str, ...]) -> tuple[str, ...]:
        if value is None:
            return allowed
        if not isinstance(value, list):
            self._complain(key, "settings-list", example=str(list(allowed)))
            return allowed
        if not value:
            self._complain(key, "settings-empty", choices=allowed)
        for name in value:
            if name not in allowed:
                self._complain(key, "settings-not-among", value=show(name), choices=allowed)
        return tuple(name for name in allowed if name in value) or allowed

    def _allowed_default(
        self, key: str, every: tuple[str, ...], usual: str
    ) -> tuple[str, tuple[str, ...]]:
        """Return a new table's value, and the values it may be changed to."""
        table = self._table(key)
        allowed = self._names(f"{key}.allowed", table.get("allowed"), every)
        fallback = usual if usual in allowed else allowed[0]
        return self._one_of(f"{key}.default", table.get("default"), allowed, fallback), allowed

    def _number(
        self, key: str, table: Mapping[str, Any], *, fallback: float, low: float, high: float
    ) -> float:
        value = table.get(key.rpartition(".")[2], fallback)
        used = f"{fallback:g}"
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._complain(key, "settings-number", value=show(value), used=used)
            return fallback
        if not low <= value <= high:
            span = {"low": f"{low:g}", "high": f"{high:g}"}
            self._complain(key, "settings-range", value=show(value), used=used, **span)
            return fallback
        return value

    def _seconds(self, key: str, table: Mapping[str, Any], longest: float) -> float:
        value = self._number(key, table, fallback=0, low=0, high=longest)
        if 0 < value < SHORTEST_TIMER:
            self._complain(key, "settings-short-turn", least=SHORTEST_TIMER)
            return 0
        return value

    def _coins(self) -> tuple[tuple[int, ...], int, bool, bool]:
        """Return the stakes allowed, the default, may they be doubled, and do bots stake."""
        table = self._table("coins")
        allowed = []
        for coins in self._list("coins.allowed", table.get("allowed")) or STAKES:
            if type(coins) is int and 0 <= coins <= MOST_STAKE:
                allowed.append(coins)
            else:
                self._complain(
                    "coins.allowed", "settings-stake", value=show(coins), most=MOST_STAKE
                )
        stakes = tuple(sorted({*allowed})) or STAKES
        stake = table.get("default", stakes[0])
        if type(stake) is not int or stake not in stakes:
            either, used = tuple(map(str, stakes)), str(stakes[0])
            self._complain(
                "coins.default", "settings-choice", value=show(stake), choices=either, used=used
            )
            stake = stakes[0]
        is_on = self._switch("coins.on", table, fallback=False)
        doubling = self._switch("coins.doubling", table, fallback=True)
        bots_stake = self._switch("coins.bots", table, fallback=False)
        return (stakes, stake, doubling, bots_stake) if is_on else ((), 0, doubling, bots_stake)

    def _switch(self, key: str, table: Mapping[str, Any], *, fallback: bool) -> bool:
        value = table.get(key.rpartition(".")[2], fallback)
        if not isinstance(value, bool):
            used = "true" if fallback else "false"
            self._complain(key, "settings-switch", value=show(value), used=used)
            return fallback
        return value

    def _variants(self) -> dict[str, Rules]:
        shipped = variants.names()
        if not isinstance(self.document.get("variants", []), list):
            self._complain("variants", "settings-variants", example=str(shipped[:2]))
        found: dict[str, Rules] = {}
        for name, rules in self._load_each(self._wanted()):
            if rules.spec != found.setdefault(rules.name, rules).spec:
                self._complain("variants", "settings-same-name", name=show(name), called=rules.name)
        if not found:
            self._complain("variants", "settings-none-offered")
            found = {rules.name: rules for _, rules in self._load_each(shipped)}
        return found

    def _wanted(self) -> list[Any]:
        wanted = self.document.get("variants")
        return wanted if isinstance(wanted, list) else every_variant()

    def _load_each(self, names: Sequence[Any]) -> Iterator[tuple[Any, Rules]]:
        shipped = variants.names()
        for name in names:
            source = str(name)
            try:
                if self._may_open(source):
                    source = str((self.path.parent / source).resolve())
                    rules = variants.load(source)
                else:
                    rules = variants.load_named(source)
            except LudoError as error:
                self._complain("variants", "settings-not-offered", name=show(name), problem=error)
                continue
            except OSError as error:
                reason = why(error)
                self._complain("variants", "settings-not-offered", name=show(name), problem=reason)
                continue
            if rules.min_players > MOST_PLAYERS:
                self._complain("variants", "settings-crowd", name=show(name), most=MOST_PLAYERS)
            elif source.endswith(".toml") and rules.name in shipped:
                self._complain("variants", "settings-shipped", name=show(name), called=rules.name)
            else:
                yield name, rules

    def _may_open(self, name: str) -> bool:
        """Tell whether a name is of a file that its author may have us open."""
        return name.endswith(".toml") and (name in self.files or _is_inside(name))

    def _folders(self) -> tuple[Path, ...]:
        files = [str(name) for name in self._wanted() if self._may_open(str(name))]
        return tuple(dict.fromkeys((self.path.parent / name).resolve().parent for name in files))

    def _limits(self) -> dict[str, Limit]:
        table = self.document.get(KNOBS, {})
        if not isinstance(table, dict):
            self._complain(KNOBS, "settings-table", example=f"[{KNOBS}]")
            return {}
        limits = ((key, self._limit(key, given)) for key, given in table.items())
        return {key: limit for key, limit in limits if limit is not None}

    def _try_limits(self, offered: Mapping[str, Rules], limits: Mapping[str, Limit]) -> None:
        """Report variants that no table could begin within this server's limits."""
        dealing = HostConfig(limits=limits)
        unplayable: dict[str, tuple[Problem, list[str]]] = {}
        for name, rules in offered.items() if limits else ():
            if not rules.has_knobs:
                continue
            dealt = dealing.knob_values(rules).items()
            try:
                variants.with_options(rules, {k: v for k, v in dealt if v != rules.values[k]})
            except RulesError as error:
                why = error.problems[0]
                unplayable.setdefault(str(why), (why, []))[1].append(name)
        for why, names in unplayable.values():
            self._complain(KNOBS, "settings-unplayable", variants=tuple(names), problem=why)

    def _limit(self, key: str, given: dict[str, Any]) -> Limit | None:
        place = f"{KNOBS}.{key}"
        knob = BY_KEY.get(key)
        if knob is None:
            near = closest(key, list(BY_KEY))
            self._refuse(Problem(cut(place), "settings-no-knob", suggestion=near))
            return None
        self._known(f"{place}.", given, ENDS)
        choices = tuple(
            frozen(value)
            for value in self._list(f"{place}.choices", given.get("choices"))
            if self._fits(f"{place}.choices", knob, value)
        )
        low, high = (self._bound(f"{place}.{end}", knob, given.get(end)) for end in ("min", "max"))
        if low is not None and high is not None and low > high:
            self._complain(place, "settings-upside-down", low=low, high=high)
            low = high = None
        limit = Limit(low=low, high=high, choices=choices)
        default = frozen(given.get("default"))
        if default is not None and self._fits(f"{place}.default", knob, default):
            if limit.allows(default):
                return Limit(default, low, high, choices)
            self._complain(f"{place}.default", "settings-outside", value=show(default))
        return limit

    def _list(self, place: str, value: Any) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, list):
            return value
        self._complain(place, "settings-no-list")
        return []

    def _fits(self, place: str, knob: Knob, value: Any) -> bool:
        wrong = knob.check(value)
        if wrong:
            self._refuse(wrong._replace(key=place))
        return wrong is None

    def _bound(self, place: str, knob: Knob, value: Any) -> int | None:
        if value is None:
            return None
        if knob.kind != "int":
            self._complain(place, "settings-no-number", knob=knob.key)
            return None
        return int(value) if self._fits(place, knob, value) else None


def every_variant() -> list[Any]:
    """Return the names of all shipped variants and of those installed for this account."""
    installed = map(catalogue.name_of, catalogue.installed())
    return list(dict.fromkeys((*variants.names(), *installed)))


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
