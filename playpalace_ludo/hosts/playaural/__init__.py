"""PlayAural: its description and our parts for it."""

from playpalace_ludo.hosts.host import Host, Parts


def _load() -> Parts:
    from playpalace_ludo.hosts.game import board_menu, bring_back
    from playpalace_ludo.hosts.names import TEXTS
    from playpalace_ludo.hosts.playaural import adapter, document, names

    return Parts(
        names=names.NAMES,
        protocols=names.PROTOCOLS,
        texts=TEXTS,
        adapter=adapter.adapter,
        add_document=document.add,
        add_lost_tables=bring_back.add,
        add_board_menu=board_menu.add,
    )


HOST = Host(
    name="playaural",
    title="PlayAural",
    marks=("ui/keybinds.py", "users/network_user.py"),
    libraries=("websockets", "mashumaro", "fluent.runtime", "babel", "openskill"),
    category="board",
    load=_load,
    leaderboards=("wins", "rating", "total_score", "games_played"),
    deletes_unknown_games=True,
    databases=("PlayAural.db",),
)
