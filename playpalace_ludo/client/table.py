"""The client's table: commands in, spoken lines and cues out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client import questions
from playpalace_ludo.client.choice_keys import ChoiceKeys
from playpalace_ludo.client.game import Game, NotKept
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pacing import PACES, Pace
from playpalace_ludo.client.questions import Questions
from playpalace_ludo.client.storage.options import Options
from playpalace_ludo.client.thinking import AtOnce, Background
from playpalace_ludo.client.tips import ASK, CHOOSE, ROLL, Tips
from playpalace_ludo.client.tutorial import Coach
from playpalace_ludo.core.engine.refusals import why_no_use
from playpalace_ludo.core.events import Stuck
from playpalace_ludo.core.state import Move, Refusal, State
from playpalace_ludo.table import deciding, hints, listeners, take_back
from playpalace_ludo.table.hints import Hint
from playpalace_ludo.table.runner import News
from playpalace_ludo.table.thought import failure
from playpalace_ludo.words import Line, Listener, Message, phrases, problems, queries
from playpalace_ludo.words.rulebook import no_ludo_lines, variant_title
from playpalace_ludo.work import T, Work

WAYS = ("next", "previous", "first", "last")
MOST_OF_FAILURE = 100
"""Most characters told of the reason why a bot failed."""


class Ending(NamedTuple):
    """The page's part in the end of a game: what is told, and what Enter does next."""

    told: Callable[[Game], Sequence[Message]] = lambda game: ()
    """Called once for messages to tell."""
    offers: str = "pludo-client-after-game"
    """The message that says what the player can do next."""
    again: str = "pludo-menu-play-again"
    """The label of what Enter does next."""


class ClientTable:
    """The game in front of the players: `handlers` take commands, `tick` lets time pass."""

    def __init__(
        self,
        game: Game,
        teller: Teller,
        options: Options,
        *,
        background: Background | None = None,
        clock: Callable[[], float] = time.monotonic,
        keys: Callable[[], Mapping[str, str]] = dict,
        coach: Coach | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Set the table; `keys` returns the command of each key, so that hints can name one."""
        self.game = game
        self.teller = teller
        self.options = options
        self.background: Background = background or AtOnce()
        self.clock = clock
        self.keys = keys
        self.coach = coach
        self.ending = ending or Ending()
        self.terms: Sequence[Message] = ()
        """Messages about the stake before the game begins."""
        self.wake: float | None = None
        """When `tick` is to be called; None while a person has to act."""
        self.choosing = ChoiceKeys(self)
        self.questions = Questions(self)
        self.tips = Tips(self)
        self.hurried = False
        """Whether a key asked to skip pauses."""
        self.ended_at = float("-inf")
        """When the game ended in front of the player."""
        self._thinking = False
        self._stalled = False
        """The disk refused a bot's action; a key tries again."""
        self._advice: Hint | None = None
        self._told: set[tuple[int, str]] = set()
        """Hints about keys that each seat has heard."""
        self._failed: set[int] = set()
        """Seats whose failed bot has been reported."""
        actions: dict[str, Callable[[], None]] = {
            "roll": self.roll,
            "next": self.obvious,
            "pass": self.choosing.decline,
            "use": self.use,
            "hint-play": self.play_hint,
            **{f"choice-{to}": partial(self.choosing.walk, to) for to in WAYS},
            **{f"token-{n}": partial(self.choosing.digit, n) for n in range(1, 10)},
        }
        self.handlers: dict[str, Callable[[], None]] = {
            **{command: partial(self._in_turn, act) for command, act in actions.items()},
            "undo": self.undo,
            "hint": self.hint,
            **self.questions.handlers,
        }
        """Handlers by command."""

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def pace(self) -> Pace:
        return PACES[self.options.text("pace.speed")]

    @property
    def busy(self) -> bool:
        """Whether bots are acting, so that a key only hurries them."""
        return self.wake is not None or self._thinking

    @property
    def question(self) -> State | None:
        """The position in which a person has to choose, or the end of the game; otherwise None."""
        asks = self.state.awaiting == "over" or self.choosing.chooser is not None
        return self.state if asks else None

    @property
    def listener(self) -> Listener:
        """The listener of answers: the only person, or the one on turn of several."""
        return self.listener_at(self.state.turn if self.state.owed else None)

    def listener_at(self, seat: int | None) -> Listener:
        """Describe the person on this seat as "you"; if only one person plays, always that one.

        Several people at one keyboard are "you" while they act, and have names otherwise.
        """
        seats = [player.seat for player in self.game.people]
        if len(seats) == 1:
            seat = seats[0]
        listener = listeners.listener(
            self.game.players,
            seat if seat in seats else None,
            self.options.text("speech.verbosity"),
            shared=len(seats) > 1,
            by_touch=self.teller.translator.by_touch,
            learning=self.tips.learning(CHOOSE),
        )
        return listener._replace(names=self._own_names()) if listener.shared else listener

    def _own_names(self) -> dict[int, str]:
        """Return the names of players who are not just called by their colour."""
        colours = {
            player.seat: self.teller.text(phrases.player(self.game.rules, player.seat, Listener()))
            for player in self.game.players
        }
        named = {player.seat: player.name for player in self.game.players}
        return {seat: name for seat, name in named.items() if name != colours[seat]}

    @property
    def title(self) -> Message:
        return Message("pludo-lesson-title") if self.game.lesson else variant_title(self.game.rules)

    def begin(self) -> None:
        """Put a new game on disk and say how it starts."""
        try:
            self.game.keep()
        except NotKept as error:
            self._not_kept(error)
        rules, listener = self.game.rules, self.listener_at(None)
        title = Message("pludo-client-table", {"title": self.title})
        warned = no_ludo_lines(rules)
        out = questions.out_at_start(self)
        seated = Line(
            (title, *queries.who(rules, self.state, listener), *warned, *out, *self.terms)
        )
        opening = News(rules, self.state, self.game.match.opening_events, self.state)
        sounding = self.teller.tell([seated, *opening.lines(listener)], self.pace)
        self._proceed(sounding)

    def resume(self) -> None:
        """Summarise a resumed game and continue it."""
        listener = self.listener_at(None)
        rules = self.game.rules
        self.teller.offer([queries.resume(rules, self.state, listener, colours=True), *self.terms])
        self._proceed()

    def can(self, command: str) -> bool:
        """Tell whether a command has its intended effect now."""
        name, _, number = command.rpartition("-")
        if name in ("player", "explore-start") and number.isdigit():
            return int(number) <= len(self.game.players)
        if name in ("token", "choice"):
            return self.choosing.can(number)
        match command:
            case "roll":
                return self._acts and self.state.awaiting == "roll"
            case "use":
                return self._acts and why_no_use(self.game.rules, self.state) is None
            case "pass":
                return self._acts and bool(deciding.passes(self.game.rules, self.state))
            case "hint" | "hint-play":
                return self._acts
            case "undo":
                return bool(self.state.owed) and self.game.undo_policy != take_back.OFF
            case "abilities":
                return bool(self.game.rules.abilities.by_face)
            case _:
                return True

    @property
    def _acts(self) -> bool:
        """Whether a person has to act now."""
        return self.game.is_persons_turn and not self.busy and not self._stalled

    def _in_turn(self, act: Callable[[], None]) -> None:
        """Let a person act; while bots act, the key only hurries them."""
        if self.busy:
            self.hurry()
        elif self._stalled:
            self._proceed()
        else:
            act()

    def tick(self) -> None:
        """Let a bot act, or throw automatic dice, once the pause is over."""
        if self.wake is not None and self.clock() >= self.wake:
            self.wake = None
            self._bot_acts()

    def hurry(self) -> None:
        """Skip pauses until a person's turn: a key was pressed while bots play.

        If no person is left in the game, only one pause is skipped.
        """
        self.hurried = True
        self.teller.presenter.hurry()
        if self.wake is not None:
            self.wake = self.clock()

    def roll(self) -> None:
        if self.state.awaiting != "roll":
            self.refuse(Refusal.MOVE_FIRST)
            self.teller.answer(self.choosing.question)
        else:
            self.tips.did(ROLL)
            self._act(self.game.runner.throw)

    def use(self) -> None:
        """Offer the abilities that may be used before the throw; R still rolls."""
        if (reason := why_no_use(self.game.rules, self.state)) is not None:
            self.refuse(reason)
        else:
            self.choosing.offer()
            self._tell_once(questions.keys_without_number(self))

    def obvious(self) -> None:
        """Do the obvious, for Enter: roll, play the selected choice, or say the result."""
        if self.state.awaiting == "over":
            self.say_result()
        elif self.choosing.chooser is None:
            self.roll()
        else:
            self.choosing.enter()

    def play(self, move: Move) -> None:
        self.tips.moved(self.state, move)
        self._act(partial(self.game.runner.choose, move))

    def _act(self, act: Callable[[], None]) -> None:
        """Carry out a key's action and tell the result once it is on disk."""
        try:
            act()
        except NotKept as error:
            self._not_kept(error)
        else:
            self._proceed(self._tell(asked=True))

    def undo(self) -> None:
        if not self.state.owed:
            self.refuse(Refusal.GAME_OVER)
            return
        if self.game.undo_policy == take_back.OFF:
            self.teller.refuse(Message("pludo-client-undo-off"))
            return
        before = [step.before for step in self.game.match.steps]
        try:
            left = self.game.runner.undo()
        except NotKept as error:
            self._not_kept(error)
            return
        if left is not None:
            self.teller.reply(*questions.undone(self, before, left))
            self._proceed()
        else:
            self.teller.refuse(Message(f"pludo-client-undo-nothing-{self.game.undo_policy}"))

    def hint(self) -> None:
        """Say what the strongest bot would do; at a second press, the chances to win."""
        self.tips.did(ASK)
        if not self.game.is_persons_turn:
            self.refuse(Refusal.NOT_YOUR_TURN)
        elif not self.state.moves:
            self.teller.answer([questions.chance(self)])
        elif self._advice is not None and self._advice.state == self.state:
            self.teller.answer(questions.chances(self, self._advice))
        else:
            self._think(hints.advise(self.game.rules, self.state), self._give_advice)

    def play_hint(self) -> None:
        """Follow the hint: throw, or make the move it would name."""
        if not self.game.is_persons_turn:
            self.refuse(Refusal.NOT_YOUR_TURN)
        elif not self.state.moves:
            self.roll()
        elif self._advice is not None and self._advice.state == self.state:
            self._follow(self._advice)
        else:
            self._think(hints.advise(self.game.rules, self.state), self._follow)

    def _follow(self, advice: Hint) -> None:
        if advice.move is None:
            self.roll()
        else:
            self.play(advice.move)

    def _give_advice(self, advice: Hint) -> None:
        self._advice = advice
        self.teller.answer(questions.advice(self, advice))

    def _proceed(self, sounding: float = 0.0) -> None:
        """Continue: offer a person the choices, or let a bot act after a pause.

        `sounding` is how long the last cues play.
        """
        self.choosing.chooser, self.wake = None, None
        self._stalled = self._thinking = False
        if self.state.awaiting == "over":
            self._finish()
        elif self.game.actor.is_bot:
            self.hurried &= any(each.seat not in self.state.places for each in self.game.people)
            self.wake = self.clock() + self._pause(sounding)
        elif deciding.rolls_by_itself(self.game.rules, self.state):
            self.hurried = False  # or one key would play many turns
            self.teller.offer(self.tips.for_own_throw())
            self.wake = self.clock() + self._pause(sounding)
        else:
            self.hurried = False
            self._ask()

    def _pause(self, sounding: float) -> float:
        if self.hurried:
            return 0.0
        backlog = self.teller.presenter.backlog()
        return self.pace.pause(sounding, backlog, self.options.number("pace.lag"))

    def _ask(self) -> None:
        """Offer the choices to a person who has to act, if there is something to choose."""
        if self.state.awaiting == "move":
            self.choosing.offer()
        elif self.state.moves:
            self._tell_once(questions.key_of_use(self))
        if self.coach is not None:
            self.teller.offer(self.coach.lessons(self.game, self.listener))
        self.teller.offer(self.tips.for_decision())

    def _tell_once(self, hints: Sequence[Message]) -> None:
        """Tell each seat hints about keys the first time in a game that they are needed."""
        new = [hint for hint in hints if (self.state.turn, hint.id) not in self._told]
        if self.listener.verbosity != "brief":
            self._told |= {(self.state.turn, hint.id) for hint in new}
            self.teller.offer(new)

    def _bot_acts(self) -> None:
        """Roll if a roll is due, then think about the moves; all of it is told together."""
        try:
            thought = self.game.runner.bot_acts(self.game.actor.bot)
        except NotKept as error:
            self._stall(error)
            return
        if thought is None:
            self._proceed(self._tell())
        else:
            self._thinking = True
            self._think(thought.work(), self._bot_plays)

    def _bot_plays(self, move: Move) -> None:
        try:
            self.game.runner.play(move)
        except NotKept as error:
            self._tell()
            self._stall(error)
        else:
            self._tell_of_failures()
            self._bot_acts()

    def _tell_of_failures(self) -> None:
        """Tell once that a bot of the player's own has failed, and another plays on."""
        for player in self.game.players:
            fault = failure(player.bot)
            if fault and player.seat not in self._failed:
                self._failed.add(player.seat)
                said = clean(fault.said)[:MOST_OF_FAILURE]
                why = problems.phrase(fault._replace(said=said).problem)
                self.teller.notice(
                    Message("pludo-client-bot-failed", {"name": player.name, "why": why})
                )

    def _think(self, work: Work[T], done: Callable[[T], None]) -> None:
        """Let a bot think; a thought about an older position is dropped."""
        state = self.state

        def arrived(thought_out: T) -> None:
            if self.state is state:
                done(thought_out)

        self.background.think(work, arrived)

    def _tell(self, *, asked: bool = False) -> float:
        """Tell the news; return how long its cues last."""
        news = self.game.runner.news()
        listener = self.listener_at(news.before.turn)
        lines, brief = news.lines(listener), list[Line]()
        if self.teller.presenter.backlog() > 0:
            brief = news.lines(listener._replace(verbosity="brief"))
        lasts = self.teller.tell(lines, self.pace, asked=asked, brief=brief)
        stuck = [event for event in news.events if isinstance(event, Stuck)]
        if asked and stuck:
            self.teller.offer(self.tips.for_no_move(news.before, stuck[0]))
        return lasts

    def _finish(self) -> None:
        self.ended_at = self.clock()
        if self.game.save is not None:
            # If the file cannot be moved now, it is moved when the game is opened again.
            with suppress(OSError):
                self.game.save.finish()
        self.teller.offer([*self.ending.told(self.game), self.after_game])

    def say_result(self) -> None:
        """Say who won, and what can be done now."""
        self.hurried = False
        self.teller.reply(*questions.result(self), self.after_game)

    @property
    def after_game(self) -> Message:
        """The message that says what can be done when the game is over."""
        return questions.after_game(self) if self.coach is None else self.coach.farewell()

    def refuse(self, reason: Refusal, token: int | None = None) -> None:
        self.teller.refuse(
            queries.why_not(self.game.rules, self.state, reason, self.listener, token=token)
        )

    def _not_kept(self, error: NotKept) -> None:
        self.teller.refuse(Message("pludo-client-save-failed", {"reason": error.reason}))

    def _stall(self, error: NotKept) -> None:
        """Stop until a key tries again, since a bot's action could not be saved."""
        self._stalled, self._thinking = True, False
        self._not_kept(error)
