"""Our strings among PlayAural's own."""

from __future__ import annotations

from fluent.runtime import FluentResource

from playpalace_ludo.hosts.config import HostConfig
from playpalace_ludo.hosts.game.strings import reader
from playpalace_ludo.hosts.playaural.names import PlayAuralApi
from playpalace_ludo.hosts.playaural.protocols import Bundle


def add(api: PlayAuralApi, config: HostConfig) -> None:
    read = reader(config)
    localization = api.Localization
    get = localization._get_bundle

    def get_with_ours(locale: str) -> Bundle:
        bundle = get(locale)
        if not getattr(bundle, "has_ludo_plus", False):
            locale = bundle.locales[0]
            for text in read(locale):
                bundle.add_resource(FluentResource(text))
            bundle.has_ludo_plus = True
        return bundle

    # On purpose: the host's own method is called inside ours.
    localization._get_bundle = staticmethod(get_with_ours)  # type: ignore[method-assign]
