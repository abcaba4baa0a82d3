"""A host nobody has written: all that a third one needs of us is this folder and a line."""

from playpalace_ludo.hosts.host import Host, Parts


def _load() -> Parts:
    from attic import adapter, names

    return Parts(
        names=names.NAMES,
        texts={},
        protocols=names.PROTOCOLS,
        adapter=adapter.adapter,
        add_document=names.add_document,
    )


HOST = Host(
    name="attic",
    title="Attic",
    marks=("core/attic.py",),
    libraries=("json",),
    category="dusty-games",
    load=_load,
    leaderboards=("cobwebs",),
    deletes_unknown_games=True,
    databases=("attic.db",),
)
