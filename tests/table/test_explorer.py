"""The board explored square by square: where the cursor goes, what is said, how it sounds."""

from __future__ import annotations

import pytest

from playpalace_ludo import variants
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.core.squares import squares
from playpalace_ludo.table import explorer
from playpalace_ludo.table.explorer import COMMANDS, Look, Seen, View
from playpalace_ludo.words import CueSpec, Listener, Translator
from playpalace_ludo.words.commands import BY_ID, keymap
from tests.core.random_games import walk

MIDDLE = "playpalace red:8,33,51,Y/blue:16,Y,Y,Y/green:4,Y,Y,Y red ? 0 30"
MARKET = (
    "market-road red:2,Y/blue:0,Y red ? 0 9 leader=red round=2 captures=0,0,0 deck=5,4,4,4,2,3,2,1"
)


class Cursor:
    """One hearer who explores a position."""

    def __init__(self, line: str = MIDDLE, seat: int | None = 0, lang: str = "en") -> None:
        self.rules, self.state = parse_position(line, variants.load)
        self.listener = Listener(seat, {1: "Ada"})
        self.words = Translator(lang)
        self.look = Look()
        self.cues: tuple[CueSpec, ...] = ()

    @property
    def scene(self) -> View:
        return View(self.rules, self.state, self.listener, self.look)

    def press(self, *commands: str) -> list[str]:
        said: list[str] = []
        for command in commands:
            said = self._see(explorer.explore(f"explore-{command}", self.scene))
        return said

    def go(self, text: str) -> list[str]:
        return self._see(explorer.go_to(self.scene, text))

    def _see(self, seen: Seen) -> list[str]:
        self.look, self.cues = seen.look, seen.cues
        return [self.words.say(message) for message in seen.messages]

    def sounds(self) -> list[str]:
        return [cue.name for cue in self.cues]


def test_it_begins_at_your_start_and_walks_on_and_back() -> None:
    cursor = Cursor()
    assert cursor.press("here") == ["1: your start, safe."]
    assert cursor.press("on") == ["2."]
    assert cursor.press("on", "on") == ["4."]
    assert cursor.press("back") == ["3."]


def test_it_remembers_where_it_was_while_the_game_goes_on() -> None:
    cursor = Cursor()
    cursor.go("30")
    cursor.state = cursor.state._replace(tokens=((8, 33, 51, -1), (17, -1, -1, -1), (4,) * 4, ()))
    assert cursor.press("here") == ["30."]
    assert cursor.press("on") == ["31: Ada's token 1, Green's tokens 1, 2, 3 and 4."]


def test_tokens_are_jumped_to_and_shift_goes_the_other_way() -> None:
    cursor = Cursor()
    assert cursor.press("own") == ["9: your token 1, safe."]
    assert cursor.press("own") == ["34: your token 2."]
    assert cursor.press("own") == ["your home column 1 of 5: your token 3."]
    assert cursor.press("own-back") == ["34: your token 2."]
    assert cursor.press("any-back") == ["31: Green's token 1."]
    assert cursor.press("any-back") == ["30: Ada's token 1."]
    assert cursor.press("any") == ["31: Green's token 1."]


def test_somebody_is_who_was_asked_about_last() -> None:
    cursor = Cursor()
    assert cursor.press("player") == ["30: Ada's token 1."]  # the next player
    cursor.look = explorer.asked_about(cursor.scene, "player-3")
    assert cursor.press("player") == ["31: Green's token 1."]
    cursor.look = explorer.asked_about(cursor.scene, "player-6")  # there is none
    assert cursor.press("player-back") == ["31: Green's token 1."]
    assert "square-wrap" in cursor.sounds()


def test_who_has_no_token_on_the_board_is_said() -> None:
    cursor = Cursor("playpalace red:Y,Y,Y,Y/blue:Y,Y,Y,Y red ? 0 3")
    assert cursor.press("own") == ["You have no token on the board."]
    assert cursor.press("player") == ["Ada has no token on the board."]
    assert cursor.press("any") == ["There is no token on the board."]
    assert cursor.sounds() == ["refused"]
    assert cursor.press("here") == ["1: your start, safe."]


def test_safe_squares_starts_and_the_home_entry() -> None:
    cursor = Cursor()
    assert cursor.press("safe") == ["9: your token 1, safe."]
    assert cursor.press("safe", "safe") == ["22: safe."]
    assert cursor.press("safe-back") == ["14: Ada's start, safe."]
    assert cursor.press("start-3") == ["27: Green's start, safe."]
    assert cursor.press("start-4") == ["There is no player 4; 3 play."]
    assert cursor.press("entry") == ["51: your home entry."]


def test_a_home_column_is_turned_off_into_and_ends_with_an_edge() -> None:
    cursor = Cursor()
    cursor.press("entry")
    assert cursor.press("turn") == ["your home column 1 of 5: your token 3."]
    assert cursor.press("on", "on", "on", "on") == ["your home column 5 of 5."]
    assert cursor.press("on") == ["Edge.", "your home column 5 of 5."]
    assert cursor.sounds() == ["square-edge"]
    assert cursor.press("turn") == ["51: your home entry."]
    assert cursor.press("start-2", "back", "back", "turn") == ["Ada's home column 1 of 5."]
    cursor.go("20")
    assert cursor.press("turn") == ["Nothing turns off here."]


def test_a_square_is_gone_to_by_its_number_or_name() -> None:
    cursor = Cursor()
    assert cursor.go(" 34 ") == ["34: your token 2."]
    assert cursor.go("Blue 3") == ["Ada's home column 3 of 5."]
    assert cursor.go("53") == ["There is no square 53. The track goes from 1 to 52."]
    assert cursor.go("") == ["No square was named. The track goes from 1 to 52."]
    assert cursor.press("here") == ["Ada's home column 3 of 5."]
    assert Cursor(MARKET).go("R2") == ["r2: draw again."]


def test_an_empty_step_ticks_and_a_token_sounds_like_its_owner() -> None:
    cursor = Cursor()
    cursor.press("on")
    assert cursor.sounds() == ["square"]
    cursor.go("30")
    (ada,) = cursor.cues
    cursor.go("31")
    (green,) = cursor.cues
    assert (ada.name, ada.seat, ada.own) == ("square-token", 1, False)
    assert (green.name, green.seat, green.own) == ("square-token", 2, False)
    assert ada.pan != green.pan
    cursor.go("34")
    assert cursor.cues[0].own


def test_a_wrap_around_sounds_different_from_a_step() -> None:
    cursor = Cursor()
    cursor.go("52")
    assert cursor.press("on") == ["1: your start, safe."]
    assert cursor.sounds() == ["square-wrap", "square"]
    assert cursor.press("back") == ["52."]
    assert cursor.sounds() == ["square-wrap", "square"]


def test_from_where_a_square_could_be_hit_and_how_likely() -> None:
    cursor = Cursor()
    cursor.go("34")
    assert cursor.press("captures") == [
        "Your token could be captured: 31 percent.",
        "By Ada's token 1, 4 behind, with 4, 17 percent.",
        "By Green's token 1, 3 behind, with 3, 17 percent.",
    ]
    cursor.go("9")
    assert cursor.press("captures") == ["Nobody can capture your token 1 with one throw."]
    cursor.go("33")
    assert cursor.press("captures")[0] == "You could be captured here: 31 percent."
    cursor.go("20")
    assert cursor.press("captures") == ["You would be out of reach here."]
    cursor.go("52")
    assert cursor.press("captures") == ["Your way does not lead over this square."]
    german = Cursor(lang="de")
    assert german.go("34") == ["34: deine Figur 2."]
    assert german.press("captures") == [
        "Deine Figur könnte geschlagen werden: 31 Prozent.",
        "Durch Figur 1 von Ada, 4 dahinter, mit 4, 17 Prozent.",
        "Durch Figur 1 von Grün, 3 dahinter, mit 3, 17 Prozent.",
    ]


def test_an_opponents_token_is_told_from_where_you_could_hit_it() -> None:
    cursor = Cursor("playpalace red:27,Y,Y,Y/blue:16,Y,Y,Y red ? 0 30")
    cursor.go("30")
    assert cursor.press("captures") == [
        "Ada's token could be captured: 17 percent.",
        "By your token 1, 2 behind, with 2, 17 percent.",
    ]


def test_a_scan_tells_who_is_near_and_who_could_capture() -> None:
    cursor = Cursor("playpalace red:27,Y,Y,Y/blue:16,Y,Y,Y red ? 0 30")
    cursor.press("own")
    near = ["2 ahead: Ada's token 1.", "Nobody can capture your token 1 with one throw."]
    assert cursor.press("scan") == near
    assert cursor.press("scan") == [" ".join(("28: your token 1.", *near))]
    cursor.press("player")
    assert cursor.press("scan") == [
        "2 behind: your token 1.",
        "Ada's token could be captured: 17 percent.",
        "By your token 1, 2 behind, with 2, 17 percent.",
    ]
    cursor.press("entry")
    assert cursor.press("scan")[0] == "Nobody stands near."


def test_what_is_ahead_within_a_throw_and_where_each_throw_leads() -> None:
    cursor = Cursor("playpalace red:27,Y,Y,Y/blue:16,Y,Y,Y red ? 0 30")
    cursor.press("own")
    assert cursor.press("ahead") == ["2 ahead: Ada's token 1."]
    assert cursor.press("faces") == [
        "1: 29.",
        "2: takes Ada's token 1.",
        "3: 31.",
        "4: 32.",
        "5: 33.",
        "6: 34.",
    ]
    cursor.go("7")
    assert cursor.press("ahead") == ["2 ahead: safe.", "5 ahead: Ada's home entry."]
    cursor.go("51")
    assert cursor.press("ahead")[-1] == "6 ahead: home."
    assert cursor.press("faces")[-1] == "6: home."
    cursor.press("turn", "on", "on", "on", "on")
    assert cursor.press("faces") == ["1: home.", "No move with 2, 3, 4, 5 or 6."]


def test_asked_again_it_is_answered_for_each_token() -> None:
    cursor = Cursor()
    cursor.go("20")
    assert cursor.press("ahead")[0] == "2 ahead: safe."
    assert cursor.press("ahead") == [
        "9: your token 1, safe. 3 ahead: Ada's home entry. 5 ahead: Ada's start, safe.",
        "34: your token 2. 1 ahead: safe. 6 ahead: safe.",
        "your home column 1 of 5: your token 3. 5 ahead: home.",
    ]
    assert cursor.press("ahead")[0] == "2 ahead: safe."
    assert cursor.press("captures", "captures")[1] == (
        "34: your token 2. Your token could be captured: 31 percent."
        " By Ada's token 1, 4 behind, with 4, 17 percent."
        " By Green's token 1, 3 behind, with 3, 17 percent."
    )
    assert cursor.press("faces", "faces")[2] == (
        "your home column 1 of 5: your token 3."
        " 1: home column 2 of 5. 2: home column 3 of 5. 3: home column 4 of 5."
        " 4: home column 5 of 5. 5: home. No move with 6."
    )
    cursor.press("ahead")
    cursor.press("on")
    assert cursor.press("ahead")[0] == "1 ahead: safe.", "another square, another question"
    cursor.state = cursor.state._replace(tokens=((-1, -1, -1, 58), *cursor.state.tokens[1:]))
    assert cursor.press("ahead")[0] == "1 ahead: safe.", "so is another position"
    assert cursor.press("ahead") == ["You have no token on the board."]


FACTS = {
    "the next square": ("k", "2."),
    "the previous square": ("j", "52."),
    "what is here": ("x", "1: your start, safe."),
    "my next token": ("a", "9: your token 1, safe."),
    "my previous token": ("A", "your home column 1 of 5: your token 3."),
    "the next player's token": ("f", "30: Ada's token 1."),
    "another player's token": ("ef", "31: Green's token 1."),
    "another player's token, backwards": ("eF", "31: Green's token 1."),
    "anybody's next token": ("b", "9: your token 1, safe."),
    "anybody's previous token": ("B", "your home column 1 of 5: your token 3."),
    "the next safe square": ("z", "9: your token 1, safe."),
    "the previous safe square": ("Z", "48: safe."),
    "my start": ("Q", "1: your start, safe."),
    "another player's start": ("W", "14: Ada's start, safe."),
    "my home entry": ("H", "51: your home entry."),
    "my home column": ("HK", "your home column 1 of 5: your token 3."),
    "what is ahead of here": ("N", "Nothing on the next 6 squares."),
    "what is ahead of my token 1": ("NN", "9: your token 1, safe. 3 ahead: Ada's home entry."),
    "what is ahead of my token 2": ("NN", "34: your token 2. 1 ahead: safe."),
    "what is ahead of my token 3": ("NN", "your home column 1 of 5: your token 3. 5 ahead: home."),
    "who could hit this square": ("X", "You would be out of reach here."),
    "who could hit my token 1": ("XX", "9: your token 1, safe. Nobody can capture your token 1"),
    "who could hit my token 2": ("XX", "34: your token 2. Your token could be captured: 31 per"),
    "who could hit my token 3": ("XX", "your home column 1 of 5: your token 3. Nobody can cap"),
    "where each face leads from here": ("C", "1: 2."),
    "where my token 1 would stand": ("CC", "9: your token 1, safe. 1: 10. 2: 11."),
    "where my token 2 would stand": ("CC", "34: your token 2. 1: 35, safe."),
    "where my token 3 would stand": ("CC", "your home column 1 of 5: your token 3. 1: home column"),
}
"""Answers of the explorer in `MIDDLE`: the keys, and how each answer begins."""


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_board_is_within_two_keys(fact: str) -> None:
    pressed, answer = FACTS[fact]
    assert len(pressed) <= 2
    cursor, bound = Cursor(), keymap()
    said: list[str] = []
    for key in pressed:
        command = bound[key]
        assert BY_ID[command].host == (f"shift+{key.lower()}" if key.isupper() else key)
        if command in COMMANDS:
            said = cursor.press(command.removeprefix("explore-"))
        else:
            cursor.look = explorer.asked_about(cursor.scene, command)
    assert any(line.startswith(answer) for line in said), said


def test_no_question_of_the_explorer_is_missing_among_the_facts() -> None:
    bound = keymap()
    asked = {bound[key] for pressed, _ in FACTS.values() for key in pressed}
    starts = {f"explore-start-{number}" for number in range(3, 7)}
    # The scan has a test of its own: on servers Shift+S tells the scores.
    assert {*COMMANDS} - asked == {*starts, explorer.SCAN}


def test_a_fork_and_a_crossing_are_named() -> None:
    cursor = Cursor(MARKET)
    assert cursor.press("on", "on", "on") == ["t4: a fork."]
    assert cursor.press("turn") == ["r1."]
    assert cursor.press("back") == ["t4: a fork."]
    cursor.press("on")
    assert cursor.press("here") == ["b1: safe."]
    eight = Cursor("figure-eight red:3,Y/blue:0,Y red ? 0 9 captures=0,0 leader=red round=2")
    assert eight.go("x") == ["x: a crossing."]


def test_an_onlooker_explores_for_the_seat_to_act() -> None:
    cursor = Cursor(seat=None)
    assert cursor.press("own") == ["9: Red's token 1, safe."]
    assert cursor.press("ahead") == ["3 ahead: Ada's home entry.", "5 ahead: Ada's start, safe."]


@pytest.mark.parametrize("name", variants.names())
def test_every_fact_of_every_board_can_be_said_in_both_languages(name: str) -> None:
    rules = variants.load(name)
    words = [Translator(lang) for lang in ("en", "de")]
    for number, (_, state, _) in enumerate(walk(rules, 4, most_turns=60)):
        if number % 15:
            continue
        seat = (*state.seats, None)[number % (len(state.seats) + 1)]
        scene = View(rules, state, Listener(seat), Look(number % len(squares(rules))))
        for command in COMMANDS:
            seen = explorer.explore(command, scene)
            assert seen.look.at is not None
            for message in seen.messages:
                for one in words:
                    text = one.say(message)
                    assert text and "{" not in text and "pludo" not in text, text
                    assert "  " not in text and " ," not in text and "none" not in text, text
