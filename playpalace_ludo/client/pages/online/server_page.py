"""A visit to a server: connecting, and its lines, menus and boxes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, assert_never
from urllib.parse import urlsplit

from playpalace_ludo import log
from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.pages.entry import TextEntry
from playpalace_ludo.client.pages.online.keys import server_key
from playpalace_ludo.client.pages.online.reading import DocumentPage
from playpalace_ludo.client.pages.online.records import OfferedRecords
from playpalace_ludo.client.pages.online.sealed_words import SealedWords
from playpalace_ludo.client.pages.online.sounds import ServerSounds
from playpalace_ludo.client.pages.online.typing import Editor
from playpalace_ludo.client.pages.page import Page
from playpalace_ludo.client.view import Act, PageKind, PageRow, PageView, unique, window
from playpalace_ludo.online import journey as ways
from playpalace_ludo.online import packets, sending
from playpalace_ludo.online import session as visits
from playpalace_ludo.online.address import (
    Address,
    Changed,
    Failed,
    Problem,
    Receiver,
    Untrusted,
)
from playpalace_ludo.online.journey import Account, Journey
from playpalace_ludo.online.pulse import Pulse
from playpalace_ludo.online.session import How, Session
from playpalace_ludo.words import Category, Line, Message, Priority, Translator, commands
from playpalace_ludo.words.phrases import Args
from playpalace_ludo.words.terminal_client import PROMISE_BOX, WORDS_BOX

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App

_PRIORITIES = {
    How.NEWS: Priority.NEWS,
    How.CHOICE: Priority.DUE,
    How.ANSWER: Priority.ASKED,
    How.MOVED: Priority.ASKED,
    How.KEPT: Priority.LOW,
}

WHOLE_WITHIN = 0.15
"""Seconds in which the rest of an answer comes, such as the menu that opens with a question."""
TABLE_KEYS = {"c-q", "c-r", "f3"}
"""Keys that every table of a server handles; elsewhere they are ours."""


class Visit(Page):
    """One visit to a server, from connecting to leaving."""

    where = commands.AT_SERVER

    def __init__(
        self,
        app: App,
        address: Address,
        account: Account,
        *,
        fingerprint: str,
        language: str,
        keep_language: Callable[[str], None],
        keep_token: Callable[[str], None],
        keep_silent: Callable[[Collection[str]], None],
        ended: Callable[[ways.Ended | Untrusted | Changed], None],
    ) -> None:
        self.app = app
        self.address = address
        self.fingerprint = fingerprint
        self.keep_language = keep_language
        self.keep_token = keep_token
        self.keep_silent = keep_silent
        self.ended = ended
        self.session = Session(account.name)
        self.journey = Journey(account)
        self.pulse = Pulse()
        self.translator = self._in(language)
        """The translator for additions to the server's own words, such as the place of a row."""
        self.sounds = ServerSounds(app)
        self.sealed = SealedWords()
        self.records = OfferedRecords(app.saves, urlsplit(address.url).netloc)
        receiver = Receiver(self._opened, self._frames, self._problem)
        self.link = app.connect(app.background.post, receiver)
        self._wake: float | None = None
        self._resume_at: float | None = None
        """The time at which news interrupted by an answer is repeated."""
        self._begun = False
        self._listening = False
        """Whether frames count: after a goodbye the rest of a batch is nobody's any more."""
        self._passing = False
        """The next key goes to the server, even if it is one of ours."""
        self.handlers = {
            "online-chat": lambda: self._write(everybody=False),
            "online-chat-all": lambda: self._write(everybody=True),
            "online-who": lambda: self._ask(sending.ONLINE),
            "online-who-plays": lambda: self._ask(sending.ONLINE_WITH_GAMES),
            "online-where": lambda: self._carry_out(self.session.where()),
            "online-ping": lambda: self._if_inside(lambda: self.pulse.measure(self._now)),
            "online-pass-key": self._pass_key,
            "online-keep-record": self._keep_record,
            "online-leave": self.leave,
        }

    def _in(self, language: str) -> Translator:
        theirs = Translator(language)
        is_known = theirs.lang.partition("-")[0] == language.partition("-")[0]
        return theirs if is_known else self.app.teller.translator

    @property
    def wake(self) -> float | None:
        times = [self._wake, self._resume_at, self.session.wake, self.pulse.wake]
        return min((at for at in times if at is not None), default=None)

    @property
    def _now(self) -> float:
        return self.app.clock()

    def tick(self) -> None:
        if self._wake is not None and self._now >= self._wake:
            self._wake = None
            self._go(self.journey.tick())
        if self._resume_at is not None and self._now >= self._resume_at:
            self._resume_at = None
            self.app.teller.presenter.resume()
        if self.journey.is_inside:
            self._carry_out(self.pulse.tick(self._now))
            self._carry_out(self.session.settle(self._now))

    def show(self) -> None:
        if not self._begun:
            self._begun = True
            self._go(self.journey.begin())
        else:
            self._carry_out(self.session.where())

    def view(self) -> PageView:
        menu = self.session.menu
        ids = unique(row.id or row.text for row in menu.rows)
        inside = window(len(ids), menu.focus)
        return PageView(
            PageKind.SERVER,
            self.address.url,
            tuple(PageRow(ids[at], clean(menu.rows[at].text), can_act=True) for at in inside),
            first=inside.start,
            count=len(ids),
            cursor=ids[menu.focus] if ids else "",
        )

    def activate(self, row: str, act: Act) -> bool:
        ids = unique(one.id or one.text for one in self.session.menu.rows)
        if act not in (Act.DO, Act.GO) or row not in ids:
            return False
        if act is Act.GO:
            self.session.focus(ids.index(row))
        else:
            self._if_inside(lambda: self.session.select(ids.index(row), self._now))
        return True

    def key(self, key: str) -> bool:
        """Send the server every key that is no command here."""
        ours = key.lower() in self.app.keymap and not (self._passing or self.gives_away(key))
        pressed = None if ours else server_key(key)
        if pressed is None:
            return False
        self._passing = False
        if pressed.name == "enter" and (steps := self.journey.hurry()):
            self._go(steps)
        else:
            self._if_inside(lambda: self.session.press(pressed, self._now))
        return True

    def gives_away(self, key: str) -> bool:
        return self.session.at_table and key in TABLE_KEYS

    def explain_key(self, key: str, *, ours: bool) -> Message | None:
        """Say which keys go to the server, and how to send one that is also a command here."""
        pressed = server_key(key)
        if pressed is None or (ours and not pressed.is_used):
            return None
        named: Args = {"key": commands.key_name(key.lower())}
        if not ours:
            return Message("pludo-online-server-key", named)
        passing = self._key_of("online-pass-key")
        if not passing:
            return None
        return Message("pludo-online-clash", {**named, "pass": commands.key_name(passing)})

    def _key_of(self, command: str) -> str:
        return next((key for key, each in self.app.keymap.items() if each == command), "")

    def obeyed(self, command: str) -> None:
        if command == "verbosity" and self.session.at_table:
            self.app.teller.notice(Message("pludo-online-wording"))

    def help(self) -> list[Message]:
        return [Message("pludo-online-help")]

    def leaving(self) -> Message | None:
        self.link.close()
        self.keep_silent(self.sounds.silent)
        return Message("pludo-online-goodbye")

    def leave(self) -> None:
        """Disconnect cleanly and return to the menu."""
        self._end(ways.Ended(Message("pludo-online-left")))

    # Connecting

    def _opened(self) -> None:
        log.note("link", "opened")
        self._go(self.journey.opened())

    def _frames(self, frames: Sequence[str | bytes]) -> None:
        log.note("frames", len(frames), sum(map(len, frames)))
        for packet, effects in self.session.frames(frames, self._now):
            if not self._listening:
                return
            log.note("received", type(packet).__name__)
            self._carry_out(effects)
            if isinstance(packet, packets.Pong):
                self._carry_out(self.pulse.pong(self._now))
            elif packet is not None:
                self._go(self.journey.take(packet))
        if self.journey.is_inside:
            self._carry_out(self.session.settle(self._now))

    def _send(self, packet: sending.Outgoing) -> None:
        log.note("sent", str(packet["type"]))
        self.link.send(sending.frame(packet))

    def _problem(self, problem: Problem) -> None:
        log.note("link", type(problem).__name__)
        if isinstance(problem, Failed):
            self._go(self.journey.cut_off(problem.reason))
        elif self.journey.was_inside and isinstance(problem, Untrusted):
            self._end(Changed(problem.fingerprint))
        else:
            self._end(problem)

    def _go(self, steps: Sequence[ways.Step]) -> None:
        for step in steps:
            match step:
                case ways.Open():
                    self._listening = True
                    self.link.open(self.address, self.fingerprint)
                case ways.Hang():
                    self._listening = False
                    self.link.hang_up()
                case ways.Later(seconds):
                    self._wake = self._now + seconds
                case sending.Send(packet):
                    self._send(packet)
                case ways.Inform(message):
                    self._notice(message)
                    self._tell_of_doubt()
                case ways.KeepToken(token):
                    self.keep_token(token)
                case ways.Arrived(name, back):
                    self._arrived(name, back)
                case ways.Ended():
                    self._end(step)
                case _:
                    assert_never(step)

    def _tell_of_doubt(self) -> None:
        """Say once that the last action may not have reached the server before it was lost."""
        if self.pulse.is_unsure:
            self._notice(Message("pludo-online-unsure"))
        self.pulse.forget()

    def _notice(self, message: Message) -> None:
        self._say(visits.Tell(message, How.NEWS, Category.SYSTEM), self.app.teller.translator)

    def _arrived(self, name: str, back: bool) -> None:
        self._wake = None
        self.sealed.name = name
        self.session.arrived(back=back)
        self._notice(
            Message("pludo-online-back" if back else "pludo-online-welcome", {"name": name})
        )

    def _end(self, why: ways.Ended | Untrusted | Changed) -> None:
        self._listening = False
        self.link.close()
        self._wake = None
        self.sounds.stop()
        self.keep_silent(self.sounds.silent)
        self.app.teller.presenter.release()
        self.ended(why)

    # What the server shows

    def _carry_out(self, effects: visits.Effects) -> None:
        for effect in effects:
            match effect:
                case sending.Send(packet):
                    self._send(packet)
                case visits.Say(text, kind, how, row):
                    self._speak(Line(category=kind, text=text, row=row), how)
                case visits.Tell():
                    self._say(effect, self.translator)
                case visits.Cue(name):
                    self.app.teller.cue(name)
                case visits.Mark(sound):
                    self.sounds.mark(sound)
                case visits.Speaks(language):
                    self.translator = self._in(language)
                    self.keep_language(language)
                case visits.CloseBox():
                    self._close_box()
                case visits.KeepRecord(text):
                    self._offer(text)
                    for told in self.sealed.judge(text):
                        self._notice(told)
                case visits.SealedBox(box, text):
                    self._answer_sealed(box, text)
                case packets.Ask():
                    self._open_box(effect)
                case packets.Document():
                    self._edit(effect.prompt, effect.text)
                case packets.PlaySound() | packets.Music() | packets.Ambience():
                    self.sounds.play(effect)
                case _:
                    assert_never(effect)

    def _answer_sealed(self, box: str, text: str) -> None:
        """Promise or tell words for the dice; a new promise replaces the one before."""
        if box == WORDS_BOX:
            box, answer = PROMISE_BOX, self.sealed.type(text)
            told = Message("pludo-online-dice-sealed" if answer else "pludo-online-dice-late")
            self._say(visits.Tell(told), self.app.teller.translator)
        else:
            answer = self.sealed.answer(box, text)
        if answer:
            self._send(sending.typed(answer, box))

    def _say(self, told: visits.Tell, translator: Translator) -> None:
        text = translator.say(told.message)
        line = Line(category=told.kind, text=text, message_id=told.message.id, row=told.row)
        self._speak(line, told.how)

    def _speak(self, line: Line, how: How) -> None:
        line = line._replace(priority=_PRIORITIES[how])
        presenter = self.app.teller.presenter
        if how is How.KEPT:
            presenter.keep(line)
        else:
            presenter.say(line, resume=how is How.ANSWER, whole=False)
            if how is How.ANSWER:
                self._resume_at = self._now + WHOLE_WITHIN

    def _open_box(self, ask: packets.Ask) -> None:
        if ask.markdown or ask.read_only:
            close = self._answering("")
            self._over(DocumentPage(self.app.teller, ask.prompt, ask.text, close))
        elif ask.many_lines:
            self._edit(ask.prompt, ask.text)
        else:
            self._over(self._entry(ask))

    def _entry(self, ask: packets.Ask) -> TextEntry:
        return TextEntry(
            self.app.teller,
            Message("pludo-online-text", {"text": ask.prompt}),
            lambda text: self._answering(text)(),
            self._answering(""),
            echo=self.app.screen.echo,
            text=ask.text[0],
        )

    def _edit(self, prompt: str, text: tuple[str, ...]) -> None:
        done, back = lambda typed: self._answering(typed)(), self._answering("")
        self._over(Editor(self.app.teller, prompt, text, done, back))

    def _over(self, page: Page) -> None:
        """Open a box above this page, replacing an open one."""
        self._close_box()
        self.app.open(page)

    def _answering(self, text: str) -> Callable[[], None]:
        def answer() -> None:
            self._close_box()
            self._act(self.session.answer(text, self._now))

        return answer

    def _close_box(self) -> None:
        """Close everything above this page and say the news held back while typing."""
        del self.app.pages[self.app.pages.index(self) + 1 :]
        self.app.teller.presenter.release()

    # What the player wants

    def _if_inside(self, act: Callable[[], visits.Effects]) -> None:
        if self.journey.is_inside:
            self._act(act())
        else:
            stage = "waiting" if self.journey.stage is ways.Stage.WAITING else "connecting"
            self.app.teller.refuse(Message("pludo-online-not-connected", {"stage": stage}))

    def _act(self, effects: visits.Effects) -> None:
        """Carry out the player's action, and make sure that it reaches the server."""
        self._carry_out(effects)
        sent = [effect.packet for effect in effects if isinstance(effect, sending.Send)]
        if any(packet is not sending.PING for packet in sent):
            self._carry_out(self.pulse.acted(self._now))

    def _ask(self, packet: sending.Outgoing) -> None:
        self._if_inside(lambda: self.session.ask(packet, self._now))

    def _write(self, *, everybody: bool) -> None:
        scope = "all" if everybody else "table"

        def typed(text: str) -> None:
            self._if_inside(lambda: self.session.chat(text, everybody=everybody))

        self.app.ask(Message("pludo-online-write", {"scope": scope}), typed)

    def _offer(self, text: str) -> None:
        wanted = self.app.options.text("online.records")
        said = self.records.offer(text, wanted, self._key_of("online-keep-record"))
        if said is not None:
            self._notice(said)

    def _keep_record(self) -> None:
        self.app.teller.reply(self.records.accept() or Message("pludo-online-no-record"))

    def _pass_key(self) -> None:
        self._passing = True
        self.app.teller.reply(Message("pludo-online-pass-key"))
