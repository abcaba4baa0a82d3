"""The server owner's `ludo_plus.toml`: what is offered, defaults, limits, pace."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playpalace_ludo import variants
from playpalace_ludo.cleaning import clean
from playpalace_ludo.coins.payout import STAKES
from playpalace_ludo.core.errors import InputError, LudoError, Problem, RulesError, cut, show
from playpalace_ludo.core.language.desugar import flatten
from playpalace_ludo.core.language.following import FOLLOWERS, following, nested
from playpalace_ludo.core.language.knob import Knob
from playpalace_ludo.core.language.knobs import BY_KEY
from playpalace_ludo.core.reading import read_toml
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.spelling import closest
from playpalace_ludo.files import read_bytes
from playpalace_ludo.hosts.install.layout import SETTINGS
from playpalace_ludo.hosts.play.timeline import TEMPOS
from playpalace_ludo.table.speeds import NORMAL
from playpalace_ludo.table.take_back import NEXT_THROW, OFF, OWN_TURN
from playpalace_ludo.variants import catalogue
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.problems import message, phrase, sentence

ENVIRONMENT = "LUDO_PLUS_CONFIG"

TABLES = ("variants", "knobs", "bots", "pace", "timer", "hints", "undo", "coins")
MOST_PLAYERS = 6
DEFAULT_STRENGTH = "normal"
LONGEST_TIMER = 600
SHORTEST_TIMER = 10
HINTS_OFF, HINTS_ALONE, HINTS_ALL = "off", "alone", "all"
HINTS = (HINTS_OFF, HINTS_ALONE, HINTS_ALL)
UNDO = (OFF, OWN_TURN, NEXT_THROW)
BUDGET_MS = 1.0
MOST_STAKE = 500
"""Half of what everybody begins with."""


@dataclass(frozen=True)
class Limit:
    """What the owner allows for one knob."""

    default: Any = None
    """None leaves the variant's own value."""
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()

    def allows(self, value: Any) -> bool:
        if self.choices:
            return value in self.choices
        if isinstance(value, int) and not isinstance(value, bool):
            return (self.low is None or value >= self.low) and (
                self.high is None or value <= self.high
            )
        return True

    def nearest(self, value: Any) -> Any:
        """Return the value itself if allowed, else what comes closest to it."""
        if self.allows(value):
            return value
        if self.choices:
            return self.choices[0]
        assert isinstance(value, int)
        return self.low if self.low is not None and value < self.low else self.high


@dataclass(frozen=True, eq=False)
class HostConfig:
    rules: Mapping[str, Rules] = field(default_factory=dict)
    """Offered variants by name, the default first."""
    folders: tuple[Path, ...] = ()
    """Where the owner's own rule files are."""
    limits: Mapping[str, Limit] = field(default_factory=dict)
    pace: str = NORMAL
    strength: str = DEFAULT_STRENGTH
    strengths: tuple[str, ...] = (DEFAULT_STRENGTH,)
    budget_ms: float = BUDGET_MS
    timer: int = 0
    """Seconds a turn may take by default; 0 is off."""
    longest_timer: int = LONGEST_TIMER
    hints: str = HINTS_ALONE
    """Among several people a game counts for the ratings, and nobody gets help."""
    hint_choices: tuple[str, ...] = HINTS
    undo: str = OFF
    undo_choices: tuple[str, ...] = UNDO
    stakes: tuple[int, ...] = ()
    """What a table may have everybody stake; nothing where the owner has not switched coins on."""
    stake: int = 0
    doubling: bool = True
    """Whether tables may let two players double their stake by agreement."""
    bots_stake: bool = False
    """Whether bots stake as people do, each from a purse of its own."""
    problems: tuple[str, ...] = ()
    """One sentence for each thing in the file that was refused."""

    @property
    def default_variant(self) -> str:
        return next(iter(self.rules))

    @property
    def has_coins(self) -> bool:
        return bool(self.stakes)

    def allowed(self, knob: Knob, value: Any) -> bool:
        return knob.check(value) is None and self.limits.get(knob.key, Limit()).allows(value)

    def knob_values(self, rules: Rules) -> dict[str, Any]:
        """Return a variant's values as this server deals them, within the owner's limits."""
        if not self.limits:
            return dict(rules.values)
        values = {**rules.values, **self._dealt(rules.values, followers=False)}
        followed = following(nested(rules.values), (), nested(values), lengths=True)
        values |= {key: flatten(followed)[key] for key in FOLLOWERS if key in values}
        return {**values, **self._dealt(values, followers=True)}

    def _dealt(self, values: Mapping[str, Any], *, followers: bool) -> dict[str, Any]:
        return {
            key: limit.nearest(values[key] if limit.default is None else limit.default)
            for key, limit in self.limits.items()
            if key in values and (key in FOLLOWERS) == followers
        }

    def load(self, spec: str) -> Rules:
        """Load rules by their spec, as positions and records write it."""
        return variants.load_named(spec, self.folders)


def config_path(server_dir: Path) -> Path:
    named = os.environ.get(ENVIRONMENT)
    return Path(named) if named else server_dir / SETTINGS


def read(server_dir: Path, strengths: Sequence[str] = (DEFAULT_STRENGTH,)) -> HostConfig:
    """Read the owner's file, or the defaults; leave out and name whatever is wrong in it."""
    path = config_path(server_dir)
    if not path.exists():
        problems = []
        if os.environ.get(ENVIRONMENT):
            problems.append(f"{ENVIRONMENT} names {path}, which does not exist.")
        return _ConfigReader(path, {}, tuple(strengths), problems).config()
    try:
        document = read_toml(read_bytes(path))
    except InputError as error:
        document = error.problem
    if isinstance(document, Problem):
        problems = [f"{path.name}: {_said(sentence(document))} All defaults are used."]
        return _ConfigReader(path, {}, tuple(strengths), problems).config()
    return _ConfigReader(path, document, tuple(strengths), []).config()


class _ConfigReader:
    """A document taken apart key by key, with a sentence for each thing that is wrong."""

    def __init__(
        self, path: Path, document: dict[str, Any], strengths: tuple[str, ...], problems: list[str]
    ) -> None:
        self.path = path
        self.document = document
        self.strengths = strengths
        self.problems = problems

    def config(self) -> HostConfig:
        self._known("", self.document, TABLES)
        bots = self._table("bots", ("strength", "strengths", "budget_ms"))
        timer = self._table("timer", ("seconds", "longest"))
        pace = self._table("pace", ("default",))
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
            pace=self._one_of("pace.default", pace.get("default"), tuple(TEMPOS), NORMAL),
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
        )

    def _wrong(self, key: str, text: str) -> None:
        self.problems.append(clean(f"{self.path.name}: {cut(key)}: {text}"))

    def _known(self, place: str, table: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in table:
            if key not in keys:
                near = closest(key, list(keys))
                hint = f" Did you mean {near!r}?" if near else f" It may be {', '.join(keys)}."
                self._wrong(f"{place}{key}", f"there is no such setting.{hint}")

    def _table(self, key: str, keys: Sequence[str]) -> dict[str, Any]:
        table = self.document.get(key, {})
        if not isinstance(table, dict):
            self._wrong(key, f"must be a table, for example [{key}].")
            return {}
        self._known(f"{key}.", table, keys)
        return table

    def _one_of(self, key: str, value: Any, allowed: tuple[str, ...], fallback: str) -> str:
        if value is None:
            return fallback
        if value not in allowed:
            self._wrong(
                key, f"{show(value)} is not one of {', '.join(allowed)}; {fallback} is used."
            )
            return fallback
        return str(value)

    def _names(self, key: str, value: Any, allowed: tuple[str, ...]) -> tuple[str, ...]:
        if value is None:
            return allowed
        if not isinstance(value, list):
            self._wrong(key, f"must be a list such as {list(allowed)}.")
            return allowed
        if not value:
            self._wrong(key, f"is empty; {', '.join(allowed)} are allowed.")
        for name in value:
            if name not in allowed:
                self._wrong(key, f"{show(name)} is not one of {', '.join(allowed)}.")
        return tuple(name for name in allowed if name in value) or allowed

    def _allowed_default(
        self, key: str, every: tuple[str, ...], usual: str
    ) -> tuple[str, tuple[str, ...]]:
        """Return what a new table has, and what it may be changed to."""
        table = self._table(key, ("default", "allowed"))
        allowed = self._names(f"{key}.allowed", table.get("allowed"), every)
        fallback = usual if usual in allowed else allowed[0]
        return self._one_of(f"{key}.default", table.get("default"), allowed, fallback), allowed

    def _number(
        self, key: str, table: Mapping[str, Any], *, fallback: float, low: float, high: float
    ) -> float:
        value = table.get(key.rpartition(".")[2], fallback)
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._wrong(key, f"{show(value)} is not a number; {fallback:g} is used.")
            return fallback
        if not low <= value <= high:
            self._wrong(
                key, f"{show(value)} is not from {low:g} to {high:g}; {fallback:g} is used."
            )
            return fallback
        return value

    def _seconds(self, key: str, table: Mapping[str, Any], longest: float) -> float:
        value = self._number(key, table, fallback=0, low=0, high=longest)
        if 0 < value < SHORTEST_TIMER:
            self._wrong(key, f"a turn needs at least {SHORTEST_TIMER} seconds; 0 (off) is used.")
            return 0
        return value

    def _coins(self) -> tuple[tuple[int, ...], int, bool, bool]:
        """Return what tables may stake, what a new one stakes, is it doubled, and do bots stake."""
        table = self._table("coins", ("on", "default", "allowed", "doubling", "bots"))
        allowed = []
        for coins in self._list("coins.allowed", table.get("allowed")) or STAKES:
            if type(coins) is int and 0 <= coins <= MOST_STAKE:
                allowed.append(coins)
            else:
                self._wrong("coins.allowed", f"{show(coins)} is not from 0 to {MOST_STAKE}.")
        stakes = tuple(sorted({*allowed})) or STAKES
        stake = table.get("default", stakes[0])
        if type(stake) is not int or stake not in stakes:
            either = ", ".join(map(str, stakes))
            self._wrong(
                "coins.default", f"{show(stake)} is not one of {either}; {stakes[0]} is used."
            )
            stake = stakes[0]
        is_on = self._switch("coins.on", table, fallback=False)
        doubling = self._switch("coins.doubling", table, fallback=True)
        bots_stake = self._switch("coins.bots", table, fallback=False)
        return (stakes, stake, doubling, bots_stake) if is_on else ((), 0, doubling, bots_stake)

    def _switch(self, key: str, table: Mapping[str, Any], *, fallback: bool) -> bool:
        value = table.get(key.rpartition(".")[2], fallback)
        if not isinstance(value, bool):
            is_used = "true" if fallback else "false"
            self._wrong(key, f"{show(value)} is not true or false; {is_used} is used.")
            return fallback
        return value

    def _variants(self) -> dict[str, Rules]:
        shipped = variants.names()
        if not isinstance(self.document.get("variants", []), list):
            self._wrong("variants", f"must be a list such as {shipped[:2]}; all are offered.")
        found: dict[str, Rules] = {}
        for name, rules in self._load_each(self._wanted()):
            if rules.spec != found.setdefault(rules.name, rules).spec:
                self._wrong(
                    "variants",
                    f"{show(name)} is not offered: one named before it is called {rules.name} too; "
                    "give its file another name.",
                )
        if not found:
            self._wrong("variants", "names none that can be offered; all shipped ones are.")
            found = {rules.name: rules for _, rules in self._load_each(shipped)}
        return found

    def _wanted(self) -> list[Any]:
        wanted = self.document.get("variants")
        if isinstance(wanted, list):
            return wanted
        return list(
            dict.fromkeys((*variants.names(), *map(catalogue.name_of, catalogue.installed())))
        )

    def _load_each(self, names: Sequence[Any]) -> Iterator[tuple[Any, Rules]]:
        shipped = variants.names()
        for name in names:
            source = str(name)
            if source.endswith(".toml"):
                source = str((self.path.parent / source).resolve())
            try:
                rules = variants.load(source)
            except (LudoError, OSError) as error:
                self._wrong("variants", f"{show(name)} is not offered: {_said(message(error))}")
                continue
            if rules.min_players > MOST_PLAYERS:
                self._wrong("variants", f"{show(name)} needs more than {MOST_PLAYERS} players.")
                continue
            if source.endswith(".toml") and rules.name in shipped:
                self._wrong(
                    "variants",
                    f"{show(name)} is not offered: a shipped variant is called {rules.name}; "
                    "give the file another name.",
                )
                continue
            yield name, rules

    def _folders(self) -> tuple[Path, ...]:
        files = [str(name) for name in self._wanted() if str(name).endswith(".toml")]
        return tuple(dict.fromkeys((self.path.parent / name).resolve().parent for name in files))

    def _limits(self) -> dict[str, Limit]:
        table = self.document.get("knobs", {})
        if not isinstance(table, dict):
            self._wrong("knobs", "must be a table.")
            return {}
        return dict(_compact(self._limit, _by_key(table)))

    def _try_limits(self, offered: Mapping[str, Rules], limits: Mapping[str, Limit]) -> None:
        """Name the variants that no table could begin as this server deals them."""
        dealing = HostConfig(limits=limits)
        unplayable: dict[str, list[str]] = {}
        for name, rules in offered.items() if limits else ():
            if not rules.has_knobs:
                continue
            dealt = dealing.knob_values(rules).items()
            try:
                variants.with_options(rules, {k: v for k, v in dealt if v != rules.values[k]})
            except RulesError as error:
                why = _said(message(error)).removeprefix(f"{error.source}: ")
                unplayable.setdefault(why, []).append(name)
        for why, names in unplayable.items():
            tables = f"no table of {', '.join(names)}"
            self._wrong("knobs", f"{tables} can begin before its host changes them: {why}")

    def _limit(self, key: str, given: Any) -> Limit | None:
        place = f"knobs.{key}"
        knob = BY_KEY.get(key)
        if knob is None:
            near = closest(key, list(BY_KEY))
            self._wrong(place, "there is no such knob." + (near and f" Did you mean {near!r}?"))
            return None
        if not isinstance(given, dict):
            given = {"default": given}
        self._known(f"{place}.", given, ("default", "min", "max", "choices"))
        choices = tuple(
            _frozen(value)
            for value in self._list(f"{place}.choices", given.get("choices"))
            if self._fits(f"{place}.choices", knob, value)
        )
        low, high = (self._bound(f"{place}.{end}", knob, given.get(end)) for end in ("min", "max"))
        if low is not None and high is not None and low > high:
            self._wrong(place, f"min {low} is above max {high}; both are ignored.")
            low = high = None
        limit = Limit(low=low, high=high, choices=choices)
        default = _frozen(given.get("default"))
        if default is not None and self._fits(f"{place}.default", knob, default):
            if limit.allows(default):
                return Limit(default, low, high, choices)
            self._wrong(f"{place}.default", f"{show(default)} is outside the limits given with it.")
        return limit

    def _list(self, place: str, value: Any) -> list[Any]:
        if value is None:
            return []
        if isinstance(value, list):
            return value
        self._wrong(place, "must be a list.")
        return []

    def _fits(self, place: str, knob: Knob, value: Any) -> bool:
        wrong = knob.check(value)
        if wrong:
            self._wrong(place, f"{_said(phrase(wrong))}.")
        return wrong is None

    def _bound(self, place: str, knob: Knob, value: Any) -> int | None:
        if value is None:
            return None
        if knob.kind != "int":
            self._wrong(place, f"{knob.key} is not a number; give choices instead.")
            return None
        return int(value) if self._fits(place, knob, value) else None


def _said(problem: Message) -> str:
    """Say a problem in English, as all of a server's log is."""
    return Translator().say(problem)


def _by_key(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield values by dotted key, from `"sixes.max" = ...` and `[knobs.sixes]` with `max = ...`."""
    for key, value in table.items():
        if "." not in key and isinstance(value, dict):
            yield from ((f"{key}.{name}", inner) for name, inner in value.items())
        else:
            yield key, value


def _compact(
    make: Callable[[str, Any], Limit | None], items: Iterator[tuple[str, Any]]
) -> Iterator[tuple[str, Limit]]:
    for key, value in items:
        limit = make(key, value)
        if limit is not None:
            yield key, limit


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
