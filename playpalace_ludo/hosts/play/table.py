"""A table inside any host: commands in; spoken lines, sounds and menu rows out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from playpalace_ludo.core.events import Event, OpeningRolled, Rolled
from playpalace_ludo.core.match import Match
from playpalace_ludo.core.proof import Proof
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import Refusal, State
from playpalace_ludo.core.steps import Steps
from playpalace_ludo.hosts.play import absence
from playpalace_ludo.hosts.play.acting import Acting
from playpalace_ludo.hosts.play.announcer import Announcer, translator, with_prompt
from playpalace_ludo.hosts.play.audience import GAME, SYSTEM, Audience, Person, Row
from playpalace_ludo.hosts.play.hearers import as_listener, players_of
from playpalace_ludo.hosts.play.history import History
from playpalace_ludo.hosts.play.pacing import OncePerTick
from playpalace_ludo.hosts.play.row_ids import ROLL, row_id
from playpalace_ludo.hosts.play.thinking import InSlices, get_ready, think
from playpalace_ludo.hosts.play.timeline import TEMPOS, Tempo
from playpalace_ludo.hosts.play.turn_timer import TICKS_PER_SECOND, TurnTimer
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.table import deciding, dice_check
from playpalace_ludo.table.dice import Dice, SystemDice
from playpalace_ludo.table.explorer import Look
from playpalace_ludo.table.runner import News, Runner
from playpalace_ludo.table.seating import Player
from playpalace_ludo.words import Line, Listener, Message, Priority, queries
from playpalace_ludo.words.choices import alike, distinct
from playpalace_ludo.words.rulebook import no_ludo_lines

HINT = "hint"
LONGEST_END = 2 * TICKS_PER_SECOND


class HostTable:
    """One game at a table: the match, its pace, its bots, and what each person has to hear."""

    def __init__(
        self,
        audience: Audience,
        config: HostConfig,
        match: Match,
        *,
        dice: Dice | None = None,
        pace: str | None = None,
        strength: str | None = None,
        timer: int | None = None,
        hints: str | None = None,
        undo: str | None = None,
    ) -> None:
        """Seat the audience at a match; options left open are the server owner's."""
        self.audience = audience
        self.config = config
        self.match = match
        self.tempo: Tempo = TEMPOS[pace or config.pace]
        self.strength = strength or config.strength
        self.timer = TurnTimer(config.timer if timer is None else timer)
        self.clock = 0
        self.paused = False
        self.stand_ins: set[str] = set()
        """People for whom a bot plays because they took too long, until they press any key."""
        self.missing = absence.Missing()
        self.announcer = Announcer(audience, self.tempo)
        self.answers = OncePerTick(self.announcer.has_told)
        """Answers to keys; each waits until its asker has heard the latest news."""
        self.pages: dict[tuple[str, str], tuple[object, list[str]]] = {}
        """Last content of boxes by person and box, with the data it was made from."""
        self._untold_to: dict[str, str] = {}
        """People who have not heard the latest news, and the row their cursor then goes to."""
        self._busy_until = 0
        self.acts = Acting(self)
        self.history = History(match, config.load)
        self.runner = Runner(
            match,
            dice or SystemDice(),
            self.history,
            undo=undo or config.undo,
            keeps_all_steps=False,
        )
        self.hints = hints or config.hints
        self.bots_act_at: Callable[[int], int] = int
        """Maps the tick of a bot's action to one in which bots of many tables act together."""
        self.aside: Callable[[], bool] | None = None
        """Works on a hint, a slice per tick, until it returns True."""
        self.bots_notice: Future[str | None] | None = None
        """The announcement about the bots, once they are ready."""
        self.looks: dict[str, Look] = {}
        """Explorer cursors, by person."""
        self._looking: dict[str, InSlices[None]] = {}
        """Searches needed before a question can be answered, by person."""

    def begin(self, events: Sequence[Event]) -> None:
        """Tell the table how the game begins; the host has just announced the start itself."""
        for person in self.audience.people():
            self.announcer.hold(person.id)
        self.history.begin(events)
        for warning in no_ludo_lines(self.rules):
            for person in self.audience.listeners():
                self.announcer.say(person, [warning], SYSTEM)
        for person in self.audience.listeners():
            if partner := queries.partner(self.rules, self.state, self.listener(person)):
                self.announcer.say(person, [partner], SYSTEM)
        self.tell(News(self.rules, self.state, events, self.state))
        if self._is_played_by_bot(self.state.turn):
            self.resume()
        if self.timer.seconds:
            self.announcer.tell_all("pludo-host-timer-on", seconds=self.timer.seconds)
        if any(person.bot for person in self.audience.people()):
            self.bots_notice = get_ready(self.strength, self.rules, len(self.state.seats))

    def _tell_of_bots(self, message: str | None) -> None:
        self.bots_notice = None
        if message:
            self.announcer.tell_all(message)

    def resume(self) -> None:
        """Resume; bots wait a moment while a thread builds their tables."""
        self._busy_until = max(self._busy_until, self.clock + self.tempo.think)

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def players(self) -> list[Player]:
        return players_of(self.audience.people(), self.strength)

    @property
    def over(self) -> bool:
        return not self.match.state.owed

    @property
    def acting(self) -> int | None:
        """The seat that has to act."""
        return None if self.over else self.match.state.turn

    def tick(self) -> None:
        """Let one tick of 50 ms pass; most of them cost nothing."""
        self.clock = clock = self.clock + 1
        answers, announcer = self.answers, self.announcer
        if answers.waiting:
            answers.tick()
        if announcer.speech.queues or announcer.timeline.next_due <= clock:
            announcer.tick(clock)
            if self._untold_to:
                self._show_told()
        if clock >= self._busy_until and not self.paused:
            self._advance()
        if self.aside and self.aside():
            self.aside = None
        if self.bots_notice and self.bots_notice.done():
            self._tell_of_bots(self.bots_notice.result())
        if announcer.speech.heard:
            announcer.speech.flushed()
        if answers.done:
            answers.flushed()

    def idle_ticks(self) -> int:
        """Return the ticks until something happens, if nobody does anything."""
        next_due = self.announcer.timeline.next_due
        if self.answers.waiting or self.announcer.speech.queues or self.aside:
            return 0
        if self._busy_until > self.clock:
            next_due = min(next_due, self._busy_until)
        elif self.over or self.paused or self.timer.seconds or self._plays_by_itself():
            return 0
        # No call tells us when a bot replaces a person, so check every second.
        return min(next_due - self.clock, TICKS_PER_SECOND)

    def _advance(self) -> None:
        if self.over:
            # Keys pressed after the end are answered, but do not delay the result.
            if self.announcer.silent or self.clock >= self._busy_until + LONGEST_END:
                self.audience.game_over()
            return
        if self.acts.act_pending():
            return
        if self._plays_by_itself():
            if not self.missing.is_waited_for(self):
                self._bot_acts()
        elif self.timer.seconds:
            absence.count_down(self)

    def _plays_by_itself(self) -> bool:
        by_itself = deciding.rolls_by_itself(self.rules, self.state)
        return by_itself or self._is_played_by_bot(self.state.turn)

    def _is_played_by_bot(self, seat: int) -> bool:
        return self.audience.is_bot(seat) or (
            bool(self.stand_ins)
            and any(p.seat == seat and p.id in self.stand_ins for p in self.audience.people())
        )

    def _bot_acts(self) -> None:
        """Roll and play one bot's throw; a hard choice is spread over several ticks."""
        thought = self.runner.bot_acts(self.strength)
        if thought is not None:
            move = think(thought, self.config.budget_ms)
            if move is None:
                return
            self.runner.play(move)
            if self.runner.bot_acts(self.strength) is not None:
                return
        self.acts.last = ""
        self.tell(self.runner.news())

    def press(self, person: Person, command: str) -> None:
        self.acts.press(person, command)

    def is_choosing(self, person: Person) -> bool:
        return self.acting == person.seat and self.state.awaiting == "move"

    def focus_choice(self, person: Person) -> None:
        """Put the cursor on the first choice, once the person has heard the choices."""
        first = distinct(self.rules, self.state, self.listener(person))[0]
        self._untold_to[person.id] = row_id(first.move)
        self._show_told()

    def answer(self, person: Person, find: Callable[[], Sequence[Message]]) -> None:
        """Answer a key; the answer is determined when it is time to say it."""
        self.answers.do(person.id, lambda: self.announcer.answer(person, find()))

    def has_looked(self, person: Person, about: object, steps: Steps[None]) -> bool:
        """Run a slice of the search a question needs; tell whether it is complete."""
        begun = self._looking.pop(person.id, None)
        looking = begun if begun and begun.about == about else InSlices(about, steps)
        if looking.go_on():
            return True
        self._looking[person.id] = looking
        return False

    def why_not(self, person: Person, reason: Refusal, token: int | None = None) -> list[Message]:
        listener = self.listener(person)
        return [queries.why_not(self.rules, self.state, reason, listener, token=token)]

    def wait(self, ticks: int) -> None:
        """Let nobody act for this many ticks."""
        self._busy_until = self.clock + ticks

    def person(self, person_id: str) -> Person | None:
        return next((p for p in self.audience.people() if p.id == person_id), None)

    def listener(self, person: Person) -> Listener:
        return as_listener(tuple(self.audience.people()), self.strength, person)

    def tell(self, news: News, chooser: Person | None = None) -> None:
        """Put the news on every listener's timeline."""
        hearers = self.audience.listeners()
        if not hearers:
            self._busy_until = self.clock  # nobody listens, so there are no pauses
            return
        schedule, now = self.announcer.schedule, self.clock
        self._busy_until = max(
            schedule(
                person, self._lines(news, person, chooser), now, whole=self._is_offered_use(person)
            )
            for person in hearers
        )
        self._untold_to |= {person.id: "" for person in hearers}
        self.announcer.deliver(self.clock)
        self._show_told()
        if not self.audience.is_bot(news.before.turn):  # a bot's turn leaves all menus as they were
            self.audience.repaint()
        self.match.write_noted()  # now, because a host saves many tables at a time
        if not self.over and self._is_played_by_bot(self.state.turn):
            self._busy_until = self.bots_act_at(self._busy_until + self.tempo.think)

    def _lines(self, news: News, person: Person, chooser: Person | None) -> list[Line]:
        lines = news.lines(self.listener(person))
        if person.id in self.stand_ins and person.seat == self.acting:
            lines = [line for line in lines if line.priority is not Priority.DUE]
        if chooser is not None and person.id == chooser.id and not person.brief:
            lines = with_prompt(lines, choices=len(alike(self.state, self.state.moves)))
        return lines

    def _is_offered_use(self, person: Person) -> bool:
        """Tell whether to offer a person an ability before the throw; not before "Your turn."."""
        state = self.state
        return self.acting == person.seat and state.awaiting == "roll" and bool(state.moves)

    def _show_told(self) -> None:
        """Show the choices to people who have just heard them."""
        for person_id in [who for who in self._untold_to if self.announcer.has_told(who)]:
            if row := self._untold_to.pop(person_id):
                self.audience.focus(person_id, row)
            self.audience.repaint(person_id)

    @property
    def heard_out(self) -> bool:
        """Whether everybody has heard the latest news."""
        return self.clock >= self._busy_until

    def welcome_back(self, person: Person, news: Sequence[Message] = ()) -> None:
        """Summarise the game in one line for a person who returned or began to watch."""
        self.stand_ins.discard(person.id)
        if person.seat is not None:
            self.missing.is_back(person.seat)
        self.announcer.drop(person.id)
        self.announcer.hold(person.id)
        message = queries.resume(self.rules, self.state, self.listener(person), colours=True)
        self.announcer.say(person, [*news, message], GAME)
        self._untold_to.pop(person.id, None)
        self.audience.repaint(person.id)

    def gone(self, person_id: str, *, dropped: bool = False) -> None:
        """Drop lines waiting for a person; a bot plays for them, after a while if they dropped."""
        person = self.person(person_id)
        if person and person.seat is not None and dropped:
            self.missing.add(person.seat, person.name, self.clock)
        if person and person.seat == self.acting:
            self.resume()
        for other in self.audience.listeners():
            self.announcer.hold(other.id)  # the host tells them who is gone
        self.announcer.drop(person_id)
        self.answers.drop(person_id)
        self.acts.drop(person_id)
        self._untold_to.pop(person_id, None)
        self.looks.pop(person_id, None)
        self._looking.pop(person_id, None)

    def last_roll(self) -> Rolled | OpeningRolled | None:
        return self.history.last_throw()

    def events(self) -> list[Event]:
        return self.history.events()

    @property
    def proof(self) -> Proof | None:
        return self.match.header.proof

    def check_dice(self) -> dice_check.Verdict:
        return dice_check.check_record(self.match.text(), self.config.load)[1]

    def rows(self, person: Person) -> list[Row]:
        """Return the menu rows: always Roll, and below it the choices when there are some."""
        if person.seat is None:
            return []
        say = translator(person.locale)
        rows = [Row(ROLL, say.text("pludo-command-roll"))]
        offered = self.acting == person.seat and self.state.moves
        if offered and person.id not in self._untold_to:
            listener = self.listener(person)
            for choice in distinct(self.rules, self.state, listener):
                rows.append(Row(row_id(choice.move), say.say(choice.message)))
        return rows
