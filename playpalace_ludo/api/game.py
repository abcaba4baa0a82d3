"""A game of Ludo for programs to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from playpalace_ludo import chance
from playpalace_ludo.api.refusals import explained, translator
from playpalace_ludo.core.engine.refusals import token_refusal
from playpalace_ludo.core.errors import IllegalMove, LudoError
from playpalace_ludo.core.events import Event
from playpalace_ludo.core.match import Match, Step
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Move, Refusal, State, Throw

if TYPE_CHECKING:
    from playpalace_ludo.words import Listener

Chooser: TypeAlias = "str | Callable[[LudoGame], Move]"
"""A bot's strength, ``"expert"`` say, or a function that takes a game and returns a legal move."""

MOST_STEPS = 200_000
"""Throws and moves after which an endless game is abandoned."""


class LudoGame:
    """A game: roll, play, ask. Made by `new_game`, `read_record` and `read_position`.

    >>> import playpalace_ludo as ludo
    >>> game = ludo.new_game("playpalace", players=2, seed=7)
    >>> game
    <LudoGame playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 1>
    >>> events = game.roll(6)
    >>> [game.describe(move) for move in game.legal_moves]
    ['1: enters on 1.', '2: enters on 1.', '3: enters on 1.', '4: enters on 1.']
    >>> events = game.play(2)
    >>> game.tell()
    ['Red brings out token 2.']

    A refused action changes nothing:

    >>> game.play(2)
    Traceback (most recent call last):
    ...
    playpalace_ludo.core.errors.IllegalMove: Roll first.

    Printed, it reads the board:

    >>> print(game)
    Red: token 2 on 1, tokens 1, 3 and 4 in the yard.
    Blue: all in the yard.
    """

    def __init__(self, match: Match, source: Random) -> None:
        self.match = match
        """The match underneath: rules, state and record."""
        self._source = source

    @property
    def rules(self) -> Rules:
        """The rules of the game, as compiled values."""
        return self.match.rules

    @property
    def state(self) -> State:
        """The position as a frozen value, which can be kept, compared and used as a key."""
        return self.match.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in the order of their seats; without names, their colours."""
        return self.match.header.players

    @property
    def turn(self) -> str:
        """The name of the player whose turn it is."""
        return self._name(self.state.turn)

    @property
    def awaiting(self) -> str:
        """The next action: ``"roll"``, ``"move"``, or ``"over"`` for none."""
        return self.state.awaiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the players who have finished, the winner first."""
        return tuple(self._name(seat) for seat in self.state.places)

    @property
    def winner(self) -> str | None:
        """The winner's name; None while nobody has won."""
        return self.places[0] if self.state.places else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves allowed now; before a throw, the abilities that may be used."""
        return self.state.moves

    @property
    def position(self) -> str:
        """The position on one line; `read_position` reads it."""
        return self.match.line()

    @property
    def record(self) -> str:
        """The game so far as a text; `read_record` reads it."""
        return self.match.text()

    @property
    def steps(self) -> Sequence[Step]:
        """Every throw and move so far, each with its events and the positions before and after."""
        return tuple(self.match.steps)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.match.steps)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<LudoGame {self.position}>"

    def __str__(self) -> str:
        from playpalace_ludo.words import queries

        try:
            words = translator("en")
        except ImportError:
            return repr(self)
        return "\n".join(
            map(words.say, queries.everybody(self.rules, self.state, self._listener()))
        )

    @explained
    def roll(self, *dice: int | str) -> tuple[Event, ...]:
        """Throw for the player on turn, with the given dice or else at random.

        Cards and the faces of other randomisers are given by name. Returns the events.
        """
        with self._telling_why():
            return self.match.roll(self._faces(dice) if dice else self._drawn())

    def play(self, move: Move | int) -> tuple[Event, ...]:
        """Make a legal move, or move the token of this number; return the events.

        A number must leave no choice: with two dice one token may have several moves.
        """
        token = move - 1 if isinstance(move, int) else None
        with self._telling_why(token):
            if isinstance(move, Move):
                return self.match.play(move)
            if token is None:
                raise TypeError(f"{move!r} is neither a move nor the number of a token")
            return self.match.play(self._only_move(token))

    def undo(self) -> Step | None:
        """Take back the last throw or move and return it; None if there is none."""
        return self.match.undo()

    def advance(self, choose: Chooser = "random") -> Step:
        """Carry out the next action: throw, or make the move that a bot or a function chooses."""
        move = self._choice(choose)
        if move is None:
            self.roll()
        else:
            self.play(move)
        return self.match.steps[-1]

    def finish(self, *choosers: Chooser) -> LudoGame:
        """Play to the end, with one chooser for all players or one for each in the order of seats.

        >>> import playpalace_ludo as ludo
        >>> ludo.new_game("quick", players=2, seed=1).finish("hard", "random").winner
        'red'
        """
        if len(choosers) not in (0, 1, len(self.names)):
            raise ValueError(f"{len(choosers)} choosers for {len(self.names)} players")
        chooser = dict(zip(self.state.seats, choosers * len(self.names), strict=False))
        for _ in range(MOST_STEPS):
            if self.over:
                break
            self.advance(chooser.get(self.state.turn, "random"))
        return self

    def copy(self, seed: int | str | None = None) -> LudoGame:
        """Return an independent game from this position on, with its own dice and no history."""
        match = Match(self.rules, self.state.seats, names=self.names, start=self.state)
        return LudoGame(match, Random(seed))

    def describe(self, move: Move, lang: str = "en") -> str:
        """Say a legal move in words: ``2: to 18, captures blue's token 3.``."""
        from playpalace_ludo.words import choices

        told = choices.describe(self.rules, self.state, move, self._listener())
        return translator(lang).say(told)

    def tell(self, step: Step | None = None, lang: str = "en", to: str | None = None) -> list[str]:
        """Tell the events of a step, by default the last one, one string per line.

        ``to`` names a player to be addressed as "you".
        """
        from playpalace_ludo.words import narrate

        if step is None:
            if not self.match.steps:
                return []
            step = self.match.steps[-1]
        words = translator(lang)
        told = narrate(self.rules, step.before, step.events, step.after, self._listener(to))
        return [text for text in map(words.line, told) if text]

    def _repr_svg_(self) -> str:
        """Draw the position, for notebooks."""
        from playpalace_ludo.picture import caption, scene, svg

        words = translator("en")
        return svg.write(
            scene.draw(self.rules, self.state, words),
            title=words.say(caption.title(self.rules)),
            description=[
                words.say(message) for message in caption.description(self.rules, self.state)
            ],
            lang=words.lang,
        )

    def _name(self, seat: int) -> str:
        return self.names[self.state.seats.index(seat)]

    def _listener(self, to: str | None = None) -> Listener:
        from playpalace_ludo.words import Listener

        names = dict(zip(self.state.seats, self.names, strict=True))
        if to is not None and to not in self.names:
            raise ValueError(f"{to!r} is not one of {', '.join(self.names)}")
        you = next((seat for seat, name in names.items() if name == to), None)
        seats = self.rules.seats
        # A seat without a name is told by its colour, in the language of the telling.
        named = {seat: name for seat, name in names.items() if name != seats[seat].colour}
        return Listener(you, named)

    @contextmanager
    def _telling_why(self, token: int | None = None) -> Iterator[None]:
        """Have a refusal say what stands in the way, where translations are installed."""
        try:
            yield
        except IllegalMove as error:
            with suppress(ImportError):
                from playpalace_ludo.words import queries

                hearer = self._listener(self.turn)
                why = queries.why_not(
                    self.rules, self.state, Refusal(error.refusal), hearer, token=token
                )
                error.args = (translator("en").say(why),)
            raise

    def _drawn(self) -> Throw:
        return chance.draw(self.rules, self.state, self._source)

    def _faces(self, dice: Sequence[int | str]) -> Throw:
        if self.rules.chance.sums:
            return tuple(int(die) for die in dice)
        faces = [self.rules.face_named(str(die)) for die in dice]
        if None in faces:
            known = ", ".join(face.name for face in self.rules.chance.faces[1:])
            raise LudoError(f"{', '.join(map(str, dice))}: the faces are {known}")
        return tuple(face for face in faces if face is not None)

    def _only_move(self, token: int) -> Move:
        if self.awaiting != "move":
            raise IllegalMove(Refusal.ROLL_FIRST if not self.over else Refusal.GAME_OVER)
        own = [
            move
            for move in self.legal_moves
            if move.seat == self.state.turn and move.tokens == (token,)
        ]
        if not own:
            reason = token_refusal(self.rules, self.state, token)
            raise IllegalMove(reason or Refusal.NO_SUCH_TOKEN)
        if len(own) > 1:
            raise ValueError(f"token {token + 1} has {len(own)} moves: choose one of legal_moves")
        return own[0]

    def _choice(self, choose: Chooser) -> Move | None:
        """Return the move to make now; None if dice are to be thrown."""
        if not isinstance(choose, str):
            return choose(self) if self.awaiting == "move" else None
        from playpalace_ludo import bots

        bot = bots.make(choose)
        if self.awaiting == "move":
            return bot.move(self.rules, self.state, self._source)
        return bot.wish(self.rules, self.state, self._source) if self.legal_moves else None
