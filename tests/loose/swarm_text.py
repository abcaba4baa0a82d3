"""The text of a short rule file whose dice can be played in very many ways."""

from __future__ import annotations

ROUTES = {
    "red": "1..40 ra rb rc",
    "blue": "11..40 1..10 ba bb bc",
    "green": "21..40 1..20 ga gb gc",
    "yellow": "31..40 1..30 ya yb yc",
}


def text(
    *,
    dice: int = 4,
    markers: int = 8,
    chance: str = "",
    capture: str = '[capture]\nwhen = "land"\neffect = "to start"\n',
    more: str = "",
) -> str:
    """Return the file: four seats, and by default eight markers each and four dice."""
    seats = "".join(
        f'[[seat]]\ncolour = "{colour}"\nmarkers = {markers}\n'
        f'route = "{route}"\nfinish = ["{colour} end"]\n'
        for colour, route in ROUTES.items()
    )
    outcomes = "".join(
        f'[[outcome]]\nname = "{n}"\ndo = [{"" if n < 6 else chr(34) + "enter" + chr(34) + ", "}'
        f'"move {n}"]\n'
        for n in range(1, 7)
    )
    head = 'schema = 1\nkind = "loose"\n[game]\nname = "Swarm"\nmax_players = 4\n'
    thrown = f'[randomiser]\nkind = "dice"\ndice = {dice}\nuse = "each"\n{chance}'
    return f"{head}{seats}{thrown}{outcomes}{capture}{more}"
