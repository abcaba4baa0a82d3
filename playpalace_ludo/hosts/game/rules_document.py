"""The rules document for a host's own documents, generated from words and options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.hosts.game.options import table_options
from playpalace_ludo.hosts.play.questions import GRID, HOST_COMMANDS
from playpalace_ludo.settings.config import HostConfig
from playpalace_ludo.words import Message, Translator, first_steps, languages, rulebook
from playpalace_ludo.words.languages import closest_language, find_language


def host_codes() -> list[str]:
    """Return our languages by hosts' codes, which have no regions: `pt` for `pt-BR`."""
    return [lang.partition("-")[0] for lang in languages()]


@lru_cache(maxsize=64)
def page(config: HostConfig, locale: str, *, grids: bool = False) -> str | None:
    """Return the document in a language we have; `grids` where menus can have columns."""
    lang = find_language(locale)
    return rules_document(config, lang, grids=grids) if lang else None


def rules_document(config: HostConfig, lang: str, *, grids: bool = False) -> str:
    """Write Markdown that also reads well line by line: goal and turn first, then what to ask."""
    say = Translator(lang)
    say.isolates = False  # hosts' clients would speak the marks
    return "\n\n".join(_paragraphs(config, say, grids=grids)) + "\n"


def title(locale: str) -> str:
    return Translator(locale).text("pludo-host-doc-title")


def for_reader(config: HostConfig, locale: str, *, grids: bool = False) -> str:
    """Return the document in a reader's language, or in English."""
    return page(config, closest_language(locale), grids=grids) or ""


def lines_for_reader(config: HostConfig, locale: str, *, grids: bool = False) -> list[str]:
    """Return the document line by line, without Markdown."""
    text = for_reader(config, locale, grids=grids)
    return [line.lstrip("#- ") for line in text.splitlines() if line.strip()]


def _paragraphs(config: HostConfig, say: Translator, *, grids: bool) -> Iterator[str]:
    rules = config.rules[config.default_variant]
    yield f"# {say.text('pludo-host-doc-title')}"
    for part in ("goal", "turn", "touch", "away"):
        yield say.text(f"pludo-host-doc-{part}")
    yield f"## {say.say(first_steps.TITLE)}"
    for message in first_steps.lines(rules, first_steps.host_keys()):
        heading = first_steps.is_heading(message)
        yield f"### {say.say(message)}" if heading else say.say(message)
    yield f"## {say.say(_default_heading(rules))}"
    for message in rulebook.rule_lines(rules):
        heading = "-heading-" in message.id
        yield f"### {say.say(message)}" if heading else say.say(message)
    yield f"## {say.text('pludo-host-doc-variants')}"
    yield "\n".join(f"- {say.say(rulebook.variant_summary(one))}" for one in config.rules.values())
    yield f"## {say.text('pludo-host-doc-keys')}"
    yield "\n".join(f"- {line}" for line in _keys(say, grids=grids))
    yield f"## {say.text('pludo-host-doc-options')}"
    yield "\n".join(f"- {line}" for line in _options(config, say))


def _default_heading(rules: Rules) -> Message:
    return Message("pludo-host-doc-default", {"variant": rulebook.variant_title(rules)})


def _keys(say: Translator, *, grids: bool) -> Iterator[str]:
    for command in HOST_COMMANDS:
        if command.id == GRID and not grids:
            continue
        key = (command.host or "").upper()
        yield say.text("pludo-host-doc-key", key=key, help=say.text(command.help))


def _options(config: HostConfig, say: Translator) -> Iterator[str]:
    for option in table_options(config).values():
        name, desc = say.text(option.label_id), say.text(option.description_id)
        yield say.text("pludo-host-doc-option", name=name, desc=desc)
