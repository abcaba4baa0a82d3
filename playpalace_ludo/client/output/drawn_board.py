"""A board drawn in text: letters carry the meaning, colours only repeat it."""

from collections.abc import Mapping, Sequence

from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

CELL = 4
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
COLOURS = {
    "red": "\x1b[1;97;41m",
    "blue": "\x1b[1;97;44m",
    "green": "\x1b[1;30;42m",
    "yellow": "\x1b[1;30;43m",
}

Spot = tuple[int, int]


def draw(rules: Rules, state: State, *, colour: bool = False) -> list[str]:
    """Draw the board, at most 62 characters wide; a token is its colour's letter and number."""
    if rules.has_knobs and _is_drawable(rules):
        return _cross(rules, state, colour)
    return _roads(rules, state)


def _is_drawable(rules: Rules) -> bool:
    """Tell whether the board is a cross that fits the width, with its yards."""
    return len(rules.seats) == 4 and 3 <= rules.values["board.home_squares"] <= 5


def _cross(rules: Rules, state: State, colour: bool) -> list[str]:
    arm = int(rules.values["board.home_squares"])
    corners = bool(rules.values["board.corner_tiles"])
    size = 2 * arm + 5
    squares = _track(arm, corners)
    cells: dict[Spot, str] = dict.fromkeys(squares.values(), "")
    for number in rules.values["safe.squares"]:
        cells[squares[number]] = "*"
    for seat, board_seat in enumerate(rules.seats):
        letter = board_seat.colour[0]
        cells[squares[rules.place(seat, 0).number]] = f"{letter}>"
        for number in range(1, arm + 1):
            cells[_turned((number, arm + 2), seat, size)] = f"{letter}="
    yards: dict[Spot, str] = {}
    for spot, tokens in _standing(rules, state, squares, arm=arm, size=size).items():
        target = cells if spot in cells else yards
        target[spot] = tokens
    return [_row(rules, y, size, cells=cells, yards=yards, colour=colour) for y in range(size)]


def _track(arm: int, corners: bool) -> dict[int, Spot]:
    """Return the grid place of each track square, by rotating one quarter."""
    size, edge = 2 * arm + 5, arm + 1
    quarter: list[Spot] = [(x, edge) for x in range(1, arm + 1)]
    if corners:
        quarter.append((edge, edge))
    quarter += [(edge, y) for y in range(arm, -1, -1)]
    quarter += [(edge + 1, 0), (edge + 2, 0)]
    spots = [_turned(spot, turns, size) for turns in range(4) for spot in quarter]
    return dict(enumerate(spots, 1))


def _turned(spot: Spot, times: int, size: int) -> Spot:
    x, y = spot
    for _ in range(times):
        x, y = size - 1 - y, x
    return x, y


def _standing(
    rules: Rules, state: State, squares: Mapping[int, Spot], *, arm: int, size: int
) -> dict[Spot, str]:
    found: dict[Spot, list[str]] = {}
    for seat, tokens in enumerate(state.tokens):
        letter = rules.seats[seat].colour[0].upper()
        for token, step in enumerate(tokens):
            place = rules.place(seat, step)
            if place.kind == "yard":
                corner = min(token, 3)
                spot = _turned((1 + 2 * (corner % 2), 1 + 2 * (corner // 2)), seat, size)
            elif place.kind == "track":
                spot = squares[place.number]
            elif place.kind == "home":
                spot = _turned((place.number, arm + 2), seat, size)
            else:
                spot = _turned((arm + 1, arm + 2), seat, size)
            found.setdefault(spot, []).append(f"{letter}{token + 1}")
    return {spot: _label(tokens) for spot, tokens in found.items()}


def _label(tokens: Sequence[str]) -> str:
    """Label one token by name, several of a colour as R12 or R1-4, a crowd by letters."""
    letters = {token[0] for token in tokens}
    if len(tokens) == 1:
        return tokens[0]
    if len(letters) == 1:
        numbers = "".join(token[1:] for token in tokens)
        return tokens[0][0] + (numbers if len(numbers) < CELL - 1 else f"x{len(tokens)}")
    return "".join(sorted(token[0] for token in tokens))[: CELL - 1]


def _row(
    rules: Rules,
    y: int,
    size: int,
    *,
    cells: Mapping[Spot, str],
    yards: Mapping[Spot, str],
    colour: bool,
) -> str:
    text = ""
    for x in range(size):
        is_square, was_square = (x, y) in cells, (x - 1, y) in cells
        label = cells.get((x, y), yards.get((x, y), ""))
        if is_square and not label:
            label = "."
        text += "|" if is_square or was_square else " "
        text += _painted(label.ljust(CELL - 1), rules, colour)
    return (text + ("|" if (size - 1, y) in cells else "")).rstrip()


def _painted(label: str, rules: Rules, colour: bool) -> str:
    if not colour or not label[:1].isupper():
        return label
    name = next((seat.colour for seat in rules.seats if seat.colour[0].upper() == label[0]), "")
    return f"{COLOURS.get(name, BOLD)}{label.rstrip()}{PLAIN}{label[len(label.rstrip()) :]}"


def _roads(rules: Rules, state: State) -> list[str]:
    """Draw any other board as a list of token positions, one line per colour."""
    lines = []
    for seat, tokens in enumerate(state.tokens):
        if not tokens:
            continue
        places = (rules.place(seat, step) for step in tokens)
        spots = "  ".join(f"{number}:{place.text}" for number, place in enumerate(places, 1))
        lines.append(f"{rules.seats[seat].colour:<10}{spots}")
    return lines
