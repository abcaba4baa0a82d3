"""The rules document, made from the words and tables of the game, where a host keeps its own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playpalace_ludo.hosts import TYPE
from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.options import all_choices
from playpalace_ludo.hosts.play.questions import HOST_COMMANDS
from playpalace_ludo.words import Message, Translator, languages, rulebook

SLUG = f"{TYPE}_rules"


def rules_document(config: HostConfig, lang: str) -> str:
    """Markdown that also reads well line by line: goal and turn first, then what can be asked."""
    return "\n\n".join(_paragraphs(config, Translator(lang))) + "\n"


def _paragraphs(config: HostConfig, say: Translator) -> Iterator[str]:
    rules = config.rules[config.default_variant]
    yield f"# {say.text('pludo-host-doc-title')}"
    for part in ("goal", "turn", "touch", "away"):
        yield say.text(f"pludo-host-doc-{part}")
    yield f"## {say.say(_default_heading(rules))}"
    for message in rulebook.rule_lines(rules):
        heading = "-heading-" in message.id
        yield f"### {say.say(message)}" if heading else say.say(message)
    yield f"## {say.text('pludo-host-doc-variants')}"
    yield "\n".join(f"- {say.say(rulebook.variant_summary(one))}" for one in config.rules.values())
    yield f"## {say.text('pludo-host-doc-keys')}"
    yield "\n".join(f"- {line}" for line in _keys(say))
    yield f"## {say.text('pludo-host-doc-options')}"
    yield "\n".join(f"- {line}" for line in _options(config, say))


def _default_heading(rules: Any) -> Message:
    return Message("pludo-host-doc-default", {"variant": rulebook.variant_title(rules)})


def _keys(say: Translator) -> Iterator[str]:
    for command in HOST_COMMANDS:
        key = (command.host or "").upper()
        yield say.text("pludo-host-doc-key", key=key, help=say.text(command.help))


def _options(config: HostConfig, say: Translator) -> Iterator[str]:
    for choice in all_choices(config).values():
        name, desc = say.text(choice.label_id), say.text(choice.description_id)
        yield say.text("pludo-host-doc-option", name=name, desc=desc)


def add_to_playpalace(api: SimpleNamespace, config: HostConfig, server_dir: Path) -> None:
    """As one of the server's own documents, kept in memory: no file of the host is touched."""
    manager = api.DocumentManager
    load, content = manager.load, manager.get_document_content
    pages = {lang: rules_document(config, lang) for lang in languages()}
    now = datetime.now(UTC).isoformat()
    metadata = {
        "categories": [],
        "source_locale": "en",
        "titles": {lang: Translator(lang).text("pludo-host-doc-title") for lang in pages},
        "locales": {
            lang: {"created": now, "modified_contents": now, "public": True} for lang in pages
        },
    }

    def load_with_ours(self: Any) -> int:
        count: int = load(self)
        if Path(self._dir).resolve() != server_dir / "documents":
            return count
        self._documents.setdefault(SLUG, metadata)
        self._scopes.setdefault(SLUG, "independent")
        return len(self._documents)

    def content_with_ours(self: Any, folder_name: str, locale: str) -> str | None:
        found: str | None = content(self, folder_name, locale)
        ours = folder_name == SLUG and SLUG in self._documents
        return pages.get(locale) if ours and found is None else found

    manager.load = load_with_ours
    manager.get_document_content = content_with_ours


def add_to_playaural(api: SimpleNamespace, config: HostConfig, server_dir: Path) -> None:
    """Where the host looks for the manual of a game, in every language we speak."""
    manager = api.DocumentationManager
    load = manager._load_file
    pages = {lang: rules_document(config, lang) for lang in languages()}

    def load_with_ours(self: Any, doc_id: str, locale: str) -> str | None:
        if doc_id == f"games/{TYPE}":
            return pages.get(locale)
        found: str | None = load(self, doc_id, locale)
        return found

    manager._load_file = load_with_ours
