"""PlayPalace v11: its description and our parts for it."""

from playpalace_ludo.hosts.host import Host, Parts


def _load() -> Parts:
    from playpalace_ludo.hosts.game import board_menu, bring_back
    from playpalace_ludo.hosts.playpalace import adapter, document, names

    return Parts(
        names=names.NAMES,
        protocols=names.PROTOCOLS,
        texts=names.TEXTS,
        adapter=adapter.adapter,
        add_document=document.add,
        add_lost_tables=bring_back.add,
        add_board_menu=board_menu.add,
    )


HOST = Host(
    name="playpalace",
    title="PlayPalace",
    marks=("core/ui/keybinds.py", "core/users/network_user.py"),
    libraries=("websockets", "mashumaro", "fluent_compiler", "babel", "openskill", "pydantic"),
    category="category-board-games",
    load=_load,
    databases=("var/server/playpalace.db",),
)
