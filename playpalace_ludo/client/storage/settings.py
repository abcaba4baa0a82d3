"""Options of the running client: a change takes effect at once, is announced, and is saved."""

from collections.abc import Callable, Sequence

from playpalace_ludo.cleaning import clean
from playpalace_ludo.client.output.devices import SPEECH_NAMES, Mode
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.sound import Volumes
from playpalace_ludo.client.output.speech import Voice
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.storage.options import BY_KEY, SETTINGS, Options, Setting, Value
from playpalace_ludo.files import why
from playpalace_ludo.words import Message, Translator, language_name
from playpalace_ludo.words.languages import AUTO, listed, status, system_language
from playpalace_ludo.words.problems import phrase

BACKENDS = SPEECH_NAMES[:-1]
"""Speech back ends offered in the menu; transcripts are only for the command line."""
NORMAL_RATE = 50
"""Leaves the rate to the screen reader or speech server."""
VOLUMES = ("volume", "dice", "steps", "events", "turn", "menu", "voice")


def language_notes(lang: str) -> list[Message]:
    """Say what a player should know about an unfinished translation."""
    known = status(lang)
    partial = [Message("pludo-menu-language-partial")] if known.is_partial else []
    return partial + ([] if known.is_heard else [Message("pludo-menu-language-unheard")])


def language(options: Options) -> str:
    """Return the language to speak: the one chosen, else the system's."""
    chosen = options.text("player.language")
    return system_language() if chosen == AUTO else chosen


def translator(options: Options) -> Translator:
    """Return the translator for this player's language and form of address."""
    return Translator(language(options), options.text("player.address"))


def chosen_mode(options: Options) -> str | None:
    """Return the output mode the player has chosen; None if not yet chosen."""
    saved = options.text("speech.output")
    return None if saved in ("ask", "auto") else saved


def voice(options: Options, lang: str) -> Voice:
    rate = options.number("speech.rate")
    return Voice(
        rate=None if rate == NORMAL_RATE else rate,
        language=lang,
        name=clean(options.text("speech.voice")),
    )


def volumes(options: Options) -> Volumes:
    kinds = {kind: options.number(f"sound.{kind}") for kind in (*VOLUMES[1:], "width")}
    return Volumes(master=options.number("sound.volume"), **kinds)


class Settings:
    """The options of a running client."""

    def __init__(
        self,
        options: Options,
        teller: Teller,
        screen: Screen,
        board_changed: Callable[[], None],
    ) -> None:
        self.options = options
        self.teller = teller
        self.screen = screen
        self.board_changed = board_changed
        self.left_out: frozenset[str] = frozenset()
        """Options without meaning in this shell."""
        self._volume = 0
        teller.tells_places = options.is_on("speech.positions")

    def set(self, key: str, value: bool | int | str) -> None:
        """Change an option, apply and save it, and announce the new value and its meaning."""
        self.options.set(key, value)
        self._act(BY_KEY[key])
        self.keep()
        self.say(key)

    def step(self, key: str, direction: int) -> None:
        """Step to the next value in this direction; numbers stop at their limits, choices wrap."""
        setting, value = BY_KEY[key], self.options.get(key)
        if setting.kind == "bool":
            self.set(key, not value)
        elif setting.kind == "int":
            moved = int(value) + direction * setting.step
            self.set(key, min(max(moved, setting.low), setting.high))
        elif setting.kind == "choice":
            choices = self.choices(setting)
            here = choices.index(str(value))
            self.set(key, choices[(here + direction) % len(choices)])
        else:
            self.say(key)

    def say(self, key: str) -> None:
        """Announce the value, for a choice with its meaning. Space explains the option itself."""
        setting = BY_KEY[key]
        meaning = []
        if setting.kind == "choice":
            meaning = self.meaning(setting, self.options.text(key))
        self.teller.answer([self.label(setting), *meaning])

    def choices(self, setting: Setting) -> Sequence[str]:
        """Return the values to offer; of languages, the playable ones and the current one."""
        if setting.key != "player.language":
            return setting.choices
        now = self.options.text(setting.key)
        return tuple(dict.fromkeys((AUTO, *listed(), now)))

    def meaning(self, setting: Setting, value: str) -> list[Message]:
        """Explain a value of a choice; of a language, how far it is translated."""
        if setting.key != "player.language":
            return [Message(f"{setting.value_id(value)}.desc")]
        return language_notes(system_language() if value == AUTO else value)

    def label(self, setting: Setting) -> Message:
        return Message(setting.message_id, {"value": self._value(setting)})

    def keep(self) -> None:
        try:
            self.options.save()
        except OSError as error:
            reason = phrase(why(error))
            self.teller.notice(Message("pludo-client-options-not-kept", {"reason": reason}))

    def next_volume(self) -> None:
        """Select the next kind of sounds for the volume keys, and announce it."""
        self._volume = (self._volume + 1) % len(VOLUMES)
        setting = BY_KEY[f"sound.{VOLUMES[self._volume]}"]
        self.teller.answer([self.label(setting), Message(f"{setting.message_id}.desc")])

    def change_volume(self, direction: int) -> None:
        self.step(f"sound.{VOLUMES[self._volume]}", direction)

    def change_rate(self, direction: int) -> None:
        """Speak faster or slower; in terminal mode only the screen reader itself can."""
        if self.teller.presenter.mode is Mode.TERMINAL:
            self.teller.refuse(Message("pludo-client-rate-of-reader"))
        else:
            self.step("speech.rate", direction)

    def cycle(self, key: str) -> None:
        self.step(key, 1)

    def cycle_mode(self) -> None:
        """Take the next output mode; the presenter announces it."""
        self.options.set("speech.output", str(self.teller.presenter.cycle_mode()))
        self.keep()
        self.board_changed()

    def toggle_board(self) -> None:
        if self.teller.presenter.mode is Mode.TERMINAL:
            self.teller.refuse(Message("pludo-client-board-in-terminal-mode"))
        else:
            self.cycle("screen.board")

    def _value(self, setting: Setting) -> Message | str | int:
        return self.value(setting, self.options.get(setting.key))

    def value(self, setting: Setting, value: Value) -> Message | str | int:
        """Return a value of a setting in words."""
        if setting.kind == "bool":
            return Message("pludo-menu-on" if value else "pludo-menu-off")
        if setting.key == "player.language" and value != "auto":
            return language_name(str(value))
        if setting.kind == "choice":
            return Message(setting.value_id(str(value)))
        if setting.key == "speech.backend" and value in BACKENDS:
            return Message(setting.value_id(str(value)))
        if value == "":
            return Message("pludo-menu-not-set")
        return value

    def _act(self, setting: Setting) -> None:
        presenter = self.teller.presenter
        if setting.group == "player":
            by_touch = self.teller.translator.by_touch
            self.teller.translator = translator(self.options)
            self.teller.translator.by_touch = by_touch
            presenter.text = self.teller.translator.text
        if setting.key == "player.tips":  # switched on again, they begin anew
            self.options.practised.clear()
            self.keep()
        self.teller.tells_places = self.options.is_on("speech.positions")
        if setting.group == "sound":
            presenter.sound.enabled = self.options.is_on("sound.on")
            presenter.set_volumes(volumes(self.options))
        elif setting.key == "speech.output" and self.options.text(setting.key) in list(Mode):
            presenter.mode = Mode(self.options.text(setting.key))
            self.board_changed()
        elif setting.group in ("speech", "player"):
            presenter.tune(voice(self.options, self.teller.translator.lang))
        elif setting.key == "screen.board":
            self.board_changed()

    def offered(self, group: str) -> list[Setting]:
        """Return the options of a group that are meaningful in this shell and language."""
        no_use = set(self.left_out)
        if not self.teller.translator.tells_genders_apart:
            no_use.add("player.address")
        return [one for one in SETTINGS if one.group == group and one.key not in no_use]
