"""Our strings among PlayAural's own."""

from __future__ import annotations

from collections.abc import Callable

from fluent.runtime import FluentResource

from playpalace_ludo.hosts.game.strings import reader
from playpalace_ludo.hosts.game.wrapping import whole_server, wrap
from playpalace_ludo.hosts.playaural.names import PlayAuralApi
from playpalace_ludo.hosts.playaural.protocols import Bundle
from playpalace_ludo.settings.config import HostConfig


def add(api: PlayAuralApi, config: HostConfig) -> None:
    read = reader(config)

    def get_with_ours(get: Callable[[str], Bundle], locale: str) -> Bundle:
        bundle = get(locale)
        if not getattr(bundle, "has_ludo_plus", False):
            for text in read(bundle.locales[0]):
                bundle.add_resource(FluentResource(text))
            bundle.has_ludo_plus = True
        return bundle

    wrap(api.Localization, "_get_bundle", get_with_ours, ours=whole_server)
