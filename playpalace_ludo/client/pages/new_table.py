"""Set up a table: rules, seats, every rule option, and tables saved by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from playpalace_ludo import variants
from playpalace_ludo.client import seats
from playpalace_ludo.client.pages.dice_words import DiceWords
from playpalace_ludo.client.pages.menu import Item, cycled
from playpalace_ludo.client.pages.options_menu import OptionRow, choose
from playpalace_ludo.client.pages.working import work_through
from playpalace_ludo.client.seats import SeatError
from playpalace_ludo.client.storage.options import BY_KEY, STRENGTHS, Preset
from playpalace_ludo.client.storage.rule_list import OfferedRules
from playpalace_ludo.coins.payout import STAKES
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.language.knob import Knob, KnobValue
from playpalace_ludo.core.language.knobs import KNOBS
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.words import Message, problems, rulebook
from playpalace_ludo.work import finish

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

UNDO = BY_KEY["table.undo"]
NOBODY = ""
WALKABLE = 20
"""For a knob with more values than this, the number can be typed."""


class NewTable:
    """Menus that set up a table; `start` is called with it when it is ready."""

    def __init__(self, app: App, start: Callable[..., None]) -> None:
        self.app = app
        self._start = start
        self.rules = variants.load_named(variants.names()[0])
        self._file = ""
        """Path of the rule file, if it is not installed."""
        self.people: list[str] = []
        """Seat word without colour, by seat; empty for an empty seat."""
        self.undo = app.options.text(UNDO.key)
        self.stake = STAKES[0]
        self.doubling = False
        self._seat_people()
        self._dice = DiceWords(app, lambda: self.rules, self._persons)
        if app.options.last is not None:
            self._take(app.options.last)

    @cached_property
    def _offered(self) -> Sequence[OfferedRules]:
        """The rules that left and right step through, as they were at the first step."""
        return finish(self.app.rules.read())

    @property
    def preset(self) -> Preset:
        name, bracket, options = self.rules.spec.partition("(")
        variant = f"{self._file or name}{bracket}{options}"
        return Preset(variant, seats.listed(self.rules, self.people))

    def open(self) -> None:
        self.app.open_menu(Message("pludo-menu-table-title"), self._items)

    def _items(self) -> list[Item]:
        rows = [
            Item(Message("pludo-menu-start"), self._ready, help=Message("pludo-menu-start.desc")),
            Item(
                Message("pludo-menu-variant", {"title": rulebook.variant_title(self.rules)}),
                self._list_variants,
                self._change_variant,
                rulebook.variant_summary(self.rules),
            ),
            Item(
                self._players_label(),
                None,
                self._change_players,
                Message("pludo-menu-players.desc"),
            ),
            *self._bots_item(),
            *(self._seat_item(seat) for seat in range(len(self.rules.seats))),
            self._undo_item(),
        ]
        if self.rules.has_knobs:
            rows.append(_explained("pludo-menu-knobs", self._open_knobs))
        if self.app.options.presets:
            rows.append(_explained("pludo-menu-presets", self._open_presets))
        if self.app.options.is_on("table.coins"):
            about = Message(f"{BY_KEY['table.coins'].message_id}.desc")
            rows.append(Item(self._stake_label(), None, self._change_stake, about))
            about = Message("pludo-menu-doubling.desc")
            rows.append(Item(self._doubling_label(), None, self._change_doubling, about))
        rows.append(_explained("pludo-menu-save-preset", self._name_preset))
        if self.app.dice is None:
            rows.append(self._dice.item())
        return rows

    def _persons(self) -> dict[int, str]:
        """Return the colours of the seats on which people sit, by seat."""
        return {
            seat: self.rules.seats[seat].colour
            for seat, who in enumerate(self.people)
            if who != NOBODY and not who.startswith("bot:")
        }

    def _ready(self) -> None:
        self.app.options.set(UNDO.key, self.undo)
        try:
            self._start(
                self.preset,
                seed=self._dice.seed,
                typed=self._dice.typed,
                stake=self.stake,
                doubling=self.doubling,
            )
        except SeatError as error:
            self.app.teller.refuse(error.message)
        except LudoError as error:
            self.app.teller.refuse(problems.alone(error))

    def _stake_label(self) -> Message:
        return Message("pludo-menu-stake", {"coins": self.stake})

    def _change_stake(self, direction: int) -> None:
        self.stake = cycled(STAKES, self.stake, direction)
        self.app.teller.reply(self._stake_label())

    def _doubling_label(self) -> Message:
        value = Message("pludo-value-on" if self.doubling else "pludo-value-off")
        return Message("pludo-menu-doubling", {"value": value})

    def _change_doubling(self, direction: int) -> None:
        self.doubling = not self.doubling
        self.app.teller.reply(self._doubling_label(), Message("pludo-menu-doubling.desc"))

    def _undo_item(self) -> Item:
        return Item(self._undo_label(), None, self._change_undo, Message(f"{UNDO.message_id}.here"))

    def _undo_label(self) -> Message:
        return Message(UNDO.message_id, {"value": Message(UNDO.value_id(self.undo))})

    def _change_undo(self, direction: int) -> None:
        self.undo = cycled(UNDO.choices, self.undo, direction)
        meaning = Message(f"{UNDO.value_id(self.undo)}.here")
        self.app.teller.reply(self._undo_label(), meaning)

    def _players_label(self) -> Message:
        return Message("pludo-menu-players", {"count": sum(map(bool, self.people))})

    def _change_players(self, direction: int) -> None:
        """Seat one player more or fewer: bots are added, and are removed first."""
        here = [who for who in self.people if who]
        count = len(here) + direction
        if self.rules.min_players <= count <= self.rules.max_players:
            here.append(f"bot:{self._strength or self.app.options.text('table.bot')}")
            here.sort(key=lambda who: who.startswith("bot:"))
            self.people = [NOBODY] * len(self.rules.seats)
            for seat, who in zip(seats.spread(self.rules, count), here, strict=False):
                self.people[seat] = who
        self.app.teller.reply(self._players_label())

    @property
    def _strength(self) -> str:
        """The strength of the first bot; empty if there is none."""
        bots = (who.removeprefix("bot:") for who in self.people if who.startswith("bot:"))
        return next(bots, "")

    def _bots_item(self) -> list[Item]:
        if not self._strength:
            return []
        about = Message(f"{BY_KEY['table.bot'].value_id(self._strength)}.desc")
        return [Item(self._bots_label(), None, self._change_bots, about)]

    def _bots_label(self) -> Message:
        strength = Message(f"pludo-menu-strength-{self._strength}")
        return Message("pludo-menu-bots", {"strength": strength})

    def _change_bots(self, direction: int) -> None:
        """Make all bots of the table equally strong."""
        bot = f"bot:{cycled(STRENGTHS, self._strength, direction)}"
        self.people = [bot if who.startswith("bot:") else who for who in self.people]
        self.app.teller.reply(self._bots_label())

    def _seat_item(self, seat: int) -> Item:
        return Item(
            self._seat_label(seat),
            partial(self._name_person, seat),
            partial(self._change_seat, seat),
            Message("pludo-menu-seat-help"),
            id=f"seat-{seat}",
        )

    def _name_person(self, seat: int) -> None:
        """Put a person on the seat under a name; nothing typed leaves the seat as it is."""

        def typed(name: str) -> None:
            name = seats.clean_name(name)
            if name and name.lower() not in ("you", "bot"):
                self.people[seat] = name
            self.app.teller.reply(self._seat_label(seat))

        self.app.ask(Message("pludo-menu-tournament-type-person"), typed)

    def _seat_label(self, seat: int) -> Message:
        colour, who = self.rules.seats[seat].colour, self.people[seat]
        arguments: dict[str, str | Message] = {"colour": colour}
        if who == NOBODY:
            return Message("pludo-menu-seat-empty", arguments)
        if who == "you":
            return Message("pludo-menu-seat-you", arguments)
        kind, _, strength = who.partition(":")
        if kind == "bot":
            strength_name = Message(f"pludo-menu-strength-{strength}")
            return Message("pludo-menu-seat-bot", arguments | {"strength": strength_name})
        return Message("pludo-menu-seat-person", arguments | {"name": who})

    def _change_seat(self, seat: int, direction: int) -> None:
        """Put the next kind of occupant on the seat; "you" have one seat, others are guests."""
        guest = self.app.teller.translator.text("pludo-client-guest", number=seat + 1)
        others = self.people[:seat] + self.people[seat + 1 :]
        round_ = [NOBODY, *(["you"] if "you" not in others else []), guest]
        round_ += [f"bot:{strength}" for strength in STRENGTHS]
        self.people[seat] = cycled(round_, self.people[seat], direction)
        self.app.teller.reply(self._seat_label(seat))

    def _list_variants(self) -> None:
        """List all rule sets with their summaries, starting at the current one."""
        reading = Message("pludo-menu-reading-rules")
        work_through(self.app, reading, self.app.rules.read(), self._offer_variants)

    def _offer_variants(self, found: Sequence[OfferedRules]) -> None:
        names = [rules.name for rules in found]
        rows = [
            OptionRow(rules.name, rules.title, partial(self._take_variant, rules), rules.summary)
            for rules in found
        ]
        at = names.index(self.rules.name) if self.rules.name in names else 0
        choose(self.app, Message("pludo-menu-variant-list-title"), rows, at)

    def _take_variant(self, offered: OfferedRules) -> None:
        """Use rules from the list; their file may have changed since it was read."""
        try:
            self._choose_variant(variants.load_named(offered.name))
        except LudoError as error:
            self.app.teller.refuse(problems.alone(error))

    def _choose_variant(self, rules: Rules) -> None:
        self._use(rules)
        self._file = ""
        self.app.teller.reply(rulebook.variant_summary(self.rules))

    def _change_variant(self, direction: int) -> None:
        names = {rules.name: rules for rules in self._offered}
        self._take_variant(names[cycled([*names], self.rules.name, direction)])

    def _use(self, rules: Rules) -> None:
        """Change the rules; people keep their seats where the board has them."""
        same_board = [seat.colour for seat in rules.seats] == [
            seat.colour for seat in self.rules.seats
        ]
        self.rules = rules
        if not same_board:
            self._seat_people()

    def _seat_people(self) -> None:
        self.people = seats.usual(self.rules, self.app.options.text("table.bot"))

    def _take(self, preset: Preset) -> bool:
        """Apply a saved table; False if its rules or seats no longer exist."""
        try:
            rules = variants.load(preset.variant)
            people = [NOBODY] * len(rules.seats)
            strength = self.app.options.text("table.bot")
            for seat, who in seats.read(preset.seats, rules, STRENGTHS, strength):
                people[seat] = who.word
        except (LudoError, SeatError):
            return False
        self.rules, self.people = rules, people
        name = preset.variant.partition("(")[0]
        self._file = name if name.endswith(".toml") else ""
        return True

    def _open_knobs(self) -> None:
        groups = [
            Item(Message(f"pludo-menu-knobs-{group}"), partial(self._open_group, group))
            for group in dict.fromkeys(knob.group for knob in KNOBS)
        ]
        self.app.open_menu(Message("pludo-menu-knobs-title"), lambda: groups)

    def _open_group(self, group: str) -> None:
        self.app.open_menu(Message(f"pludo-menu-knobs-{group}"), partial(self._knobs, group))

    def _knobs(self, group: str) -> list[Item]:
        return [
            Item(
                Message(
                    "pludo-menu-knob",
                    {
                        "option": Message(knob.message_id),
                        "value": rulebook.option_value(self.rules, knob.key),
                    },
                ),
                self._typing(knob),
                partial(self._change_knob, knob),
                Message(f"{knob.message_id}.desc"),
                id=knob.key,
            )
            for knob in KNOBS
            if knob.group == group
        ]

    def _typing(self, knob: Knob) -> Callable[[], None] | None:
        """Return the entry that Enter opens for a knob with too many values to step through."""
        if knob.kind == "squares":
            return partial(self._type_squares, knob)
        if knob.kind == "int" and knob.high > WALKABLE:
            return partial(self._type_number, knob)
        return None

    def _change_knob(self, knob: Knob, direction: int) -> None:
        value = self.rules.values[knob.key]
        if knob.kind == "squares":
            self._type_squares(knob)
        elif knob.kind == "bool":
            self._set_knob(knob, not value)
        elif knob.kind == "choice":
            self._set_knob(knob, cycled(knob.choices, value, direction))
        else:
            self._set_knob(knob, min(max(value + direction, knob.low), knob.high))

    def _set_knob(self, knob: Knob, value: KnobValue) -> None:
        try:
            self._use(variants.with_options(self.rules, {knob.key: value}))
        except LudoError as error:
            reason = problems.clash(error)
            self.app.teller.refuse(Message("pludo-client-knob-refused", {"reason": reason}))
            return
        self.app.teller.reply(
            rulebook.option_changed(self.rules, knob.key), *rulebook.warning_lines(self.rules)
        )

    def _type_squares(self, knob: Knob) -> None:
        def typed(text: str) -> None:
            words = text.replace(",", " ").split()
            if not words:
                self.app.teller.reply(rulebook.option_changed(self.rules, knob.key))
            elif text.strip() in ("0", "-"):
                self._set_knob(knob, ())
            elif all(word.isdecimal() for word in words):
                self._set_knob(knob, tuple(int(word) for word in words))
            else:
                self.app.teller.refuse(Message("pludo-client-knob-squares"))

        here = {"value": rulebook.option_value(self.rules, knob.key)}
        self.app.ask(Message("pludo-menu-type-squares", here), typed)

    def _type_number(self, knob: Knob) -> None:
        def typed(text: str) -> None:
            short = text.isdecimal() and len(text) <= len(str(knob.high))
            if not text:
                self.app.teller.reply(rulebook.option_changed(self.rules, knob.key))
            elif short and knob.low <= int(text) <= knob.high:
                self._set_knob(knob, int(text))
            else:
                self._type_number(knob)

        limits = {"low": knob.low, "high": knob.high}
        self.app.ask(Message("pludo-menu-type-number", limits), typed)

    def _name_preset(self) -> None:
        def typed(name: str) -> None:
            name = seats.clean_name(name)
            if not name:
                self.app.teller.refuse(Message("pludo-client-preset-nameless"))
                return
            self.app.options.presets[name] = self.preset
            self.app.settings.keep()
            self.app.teller.reply(Message("pludo-client-preset-saved", {"name": name}))

        self.app.ask(Message("pludo-menu-name-preset"), typed)

    def _open_presets(self) -> None:
        self.app.open_menu(Message("pludo-menu-presets-title"), self._presets)

    def _presets(self) -> list[Item]:
        return [
            Item(
                Message("pludo-menu-preset", {"name": name}),
                partial(self._use_preset, name),
                id=name,
            )
            for name in self.app.options.presets
        ]

    def _use_preset(self, name: str) -> None:
        if self._take(self.app.options.presets[name]):
            self.app.pages.pop()
            self.app.teller.reply(
                Message("pludo-client-preset-used", {"name": name}),
                rulebook.variant_title(self.rules),
            )
        else:
            self.app.teller.refuse(Message("pludo-client-preset-gone", {"name": name}))


def _explained(name: str, act: Callable[[], None]) -> Item:
    return Item(Message(name), act, help=Message(f"{name}.desc"))
