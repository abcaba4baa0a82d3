"""Things a rule document names, and the phrases that name them: conditions, orders, effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain

from playpalace_ludo.core.conditions.bounds import Spans, span
from playpalace_ludo.core.conditions.condition import (
    Amount,
    Condition,
    compile_amount,
    compile_condition,
)
from playpalace_ludo.core.conditions.tree import names as names_in
from playpalace_ludo.core.effects import Cause, Clause, read
from playpalace_ludo.core.language import schema
from playpalace_ludo.core.language.condition_laws import spans
from playpalace_ludo.core.language.routes import read_tiles
from playpalace_ludo.core.language.schema import Document
from playpalace_ludo.core.rule_parts import SPLIT, Order, read_order, shared


@dataclass(frozen=True, slots=True)
class Names:
    """Finds the things a document names."""

    tiles: Mapping[str, int]
    """The id of each tile."""
    known: Mapping[str, Sequence[str]]
    """Outcomes, amendments and colours by their numbers."""
    longest: int
    """Tiles of the longest way round the board."""
    spans: Callable[[], Spans]
    """Computes the range of each name's values."""
    asked: set[str] = field(default_factory=set)
    """Names used by the conditions compiled so far."""

    @classmethod
    def of(cls, document: Document, tiles: tuple[str, ...], longest: int) -> Names:
        return cls(
            longest=longest,
            spans=partial(spans, document),
            tiles={tile: index for index, tile in enumerate(tiles) if tile},
            known={
                "outcome": ["?", *(outcome["name"] for outcome in document["outcome"])],
                "amendment": [entry["name"] for entry in document["amend"]],
                "colour": [seat["colour"] for seat in document["seat"]],
            },
        )

    def __call__(self, what: str, name: str) -> frozenset[int]:
        """Return the ids for a name in a condition's brackets."""
        if what == "tile":
            return frozenset(self.tiles[tile] for tile in read_tiles(name))
        return frozenset(index for index, one in enumerate(self.known[what]) if one == name)

    def tiles_of(self, texts: Sequence[str]) -> frozenset[int]:
        return frozenset(self.tiles[tile] for tile in chain.from_iterable(map(read_tiles, texts)))

    def clauses(self, phrases: Sequence[str], cause: Cause = Cause.EFFECT) -> tuple[Clause, ...]:
        """Read effects, each with its condition."""
        return tuple(self._clause(phrase, cause) for phrase in phrases)

    def _clause(self, phrase: str, cause: Cause) -> Clause:
        first, condition = schema.split_condition(phrase)
        bare, reckoned, _ = schema.split_amount(first)
        return Clause(
            effect=read(bare, cause),
            condition=self.condition(condition) if condition else None,
            amount=self.amount(reckoned) if reckoned else None,
        )

    def conditions(self, texts: Sequence[str]) -> tuple[Condition, ...]:
        return tuple(map(self.condition, texts))

    def amount(self, text: str) -> Amount:
        found = compile_amount(text, self)
        self.asked.update(name.name for name in names_in(found.tree))
        return found

    def condition(self, text: str) -> Condition:
        found = compile_condition(text, self)
        self.asked.update(found.names)
        return found

    def orders(self, phrase: str, when: tuple[str, ...]) -> tuple[Order, ...]:
        """Read an order; one with a computed distance becomes one order per distance."""
        first, condition = schema.split_condition(phrase)
        bare, reckoned, _ = schema.split_amount(first)
        hangs_on = self.condition(condition) if condition else None
        order = read_order(bare, when, hangs_on)
        if reckoned:
            amount = self.amount(reckoned)
            low, high = span(amount.tree, self.spans())
            kind, which, most = order.kind, order.which, order.most
            return tuple(
                Order(kind, steps, when, hangs_on, which, most, amount)
                for steps in range(max(low, 1) if kind == "enter" else low, high + 1)
                if steps
            )
        if order.which == SPLIT:
            return shared(Order("move", order.steps, when, hangs_on), order.most or 2)
        if order.kind == "slide":
            return tuple(Order("slide", n, when, hangs_on) for n in range(1, self.longest + 1))
        return (order,)
