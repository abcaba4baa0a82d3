"""Changing a table's options in a host's lobby: limits, groups, and telling everybody."""

from __future__ import annotations

from typing import Any, ClassVar

from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.options import (
    VARIANT,
    Choice,
    knob_fields,
    limits_of,
    rules_of,
    used,
)
from playpalace_ludo.hosts.play.audience import SYSTEM
from playpalace_ludo.hosts.play.voice import translator
from playpalace_ludo.words import Message, problems, rulebook


class OptionsMixin:
    config: ClassVar[HostConfig]
    choices: ClassVar[dict[str, Choice]]

    def _handle_option_change(self: Any, option_name: str, value: str) -> None:
        choice = self.choices.get(option_name)
        if choice is None:
            return
        fits, converted = choice.read(value)
        if not fits or not self._allowed(choice, converted):
            self._refuse_option(choice, value)
            return
        setattr(self.options, option_name, converted)
        if option_name == VARIANT:
            for name, knob_value in knob_fields(self.config, converted).items():
                setattr(self.options, name, knob_value)
        self._option_changed(choice, converted)

    def _handle_option_toggle(self: Any, option_name: str) -> None:
        choice = self.choices.get(option_name)
        if choice is None:
            return
        value = not getattr(self.options, option_name)
        if not self._allowed(choice, value):
            self._refuse_option(choice, value)
            return
        setattr(self.options, option_name, value)
        self._option_changed(choice, value)

    def _allowed(self: Any, choice: Choice, value: Any) -> bool:
        if choice.knob is None:
            return True
        return bool(self.config.allowed(choice.knob, used(choice.knob, value)))

    def _refuse_option(self: Any, choice: Choice, value: Any) -> None:
        """Say to the table's host what would be right; nothing is changed."""
        for player in self.players:
            user = self.get_user(player)
            if user is not None and player.name == self.host:
                user.speak(self._refusal_text(choice, value, user.locale), self.BUFFERS[SYSTEM])

    def _refusal_text(self: Any, choice: Choice, value: Any, locale: str) -> str:
        say = translator(locale)
        name = say.text(choice.label_id)
        if choice.knob is not None and choice.knob.kind == "int":
            low, high = limits_of(self.config, choice.knob)
            return say.text("pludo-host-option-range", name=name, low=low, high=high)
        if choice.knob is not None and choice.knob.kind == "squares":
            return say.text("pludo-host-option-squares", name=name)
        return say.text("pludo-host-option-fixed", name=name)

    def _option_changed(self: Any, choice: Choice, value: Any) -> None:
        """Everybody at the table hears it, in their own language, in one line."""
        clash: Message | None = None
        rules: Rules | None = None
        try:
            rules = rules_of(self.config, self.options)
        except LudoError as error:
            clash = problems.clash(error)
        for player in self.players:
            user = None if player.is_bot else self.get_user(player)
            if user is None:
                continue
            say = translator(user.locale)
            messages = self._change_messages(choice, value, rules, user.locale)
            if clash:
                messages.append(Message("pludo-host-option-clash", {"problem": clash}))
            user.speak(say.all(messages), self.BUFFERS[SYSTEM])
        self.options.update_options_labels(self)
        self.paint()

    def _change_messages(
        self: Any, choice: Choice, value: Any, rules: Rules | None, locale: str
    ) -> list[Message]:
        say = translator(locale)
        if choice.name == VARIANT and rules is not None:
            return [
                Message("pludo-host-variant-set", {"variant": choice.value_text(say, value)}),
                rulebook.variant_summary(rules),
            ]
        if choice.knob is not None and rules is not None and rules.kind == "cross":
            warnings = rulebook.warning_lines(rules)
            return [rulebook.option_changed(rules, choice.knob.key), *warnings]
        name, text = say.text(choice.label_id), choice.value_text(say, value)
        return [Message("pludo-host-option-set", {"name": name, "value": text})]

    def _action_open_ludo_group(self: Any, player: Any, action_id: str) -> None:
        self._options_path[player.id] = [action_id.removeprefix("group_")]
        self.options.update_options_labels(self)
        self.paint(player)

    def _action_close_ludo_group(self: Any, player: Any, action_id: str) -> None:
        self._options_path.pop(player.id, None)
        self.options.update_options_labels(self)
        self.paint(player)
