"""Abilities at a host's table: rows under "Roll", the key, what others hear."""

from __future__ import annotations

from playpalace_ludo import variants
from playpalace_ludo.core.notation import parse_position
from playpalace_ludo.hosts.play import questions
from playpalace_ludo.hosts.play.row_ids import row_id
from playpalace_ludo.hosts.play.table import HostTable
from tests.hosts.play.written import ANN, BEN, audience, heard, seat, settle

HOLDS = "masquerade red:2,Y,Y/yellow:10,Y,Y red ? 0 9 leader=red round=3 held=red:stilts,cloak"


def table_at(line: str, hints: str = "off") -> HostTable:
    table = seat(ANN, BEN, variant="masquerade", undo="own-turn", hints=hints)
    table.match.state = parse_position(line, variants.load)[1]
    return table


def test_what_may_be_used_is_a_row_under_roll() -> None:
    table = table_at(HOLDS)
    assert [row.text for row in table.rows(ANN)] == [
        "Roll",
        "1 with cloak: not captured on m3, for 2 turns.",
        "1 with stilts: from m3 to m7.",
    ]
    assert [row.text for row in table.rows(BEN)] == ["Roll"]


def test_a_row_uses_it_and_the_throw_stays_due() -> None:
    table = table_at(HOLDS)
    table.press(ANN, table.rows(ANN)[1].id)
    settle(table)
    assert heard(table, ANN)[-1] == "You use a cloak. Shield on your token 1, for 2 turns."
    assert heard(table, BEN)[-1] == "Ann uses a cloak. Shield on Ann's token 1, for 2 turns."
    assert table.state.turn == 0 and table.state.awaiting == "roll"
    assert [row.text for row in table.rows(ANN)] == ["Roll"]
    table.press(ANN, "undo")
    settle(table)
    assert len(table.rows(ANN)) == 3


def test_the_key_says_what_may_be_used_and_leads_to_it() -> None:
    table = table_at(HOLDS)
    table.press(ANN, "use")
    settle(table)
    assert heard(table, ANN)[-1].startswith("1 with cloak: not captured on m3")
    first = row_id(table.state.moves[-1])
    assert audience(table).focused[-1] == (ANN.id, first)
    table.press(BEN, "use")
    settle(table)
    assert (
        heard(table, BEN)[-1].startswith("It is not your turn") or "turn" in heard(table, BEN)[-1]
    )


def test_others_are_not_told_what_is_hidden() -> None:
    table = table_at(HOLDS)
    for person, known in ((ANN, True), (BEN, False)):
        questions.ask(table, person, "abilities")
        settle(table)
        assert ("stilts" in heard(table, person)[-1]) == known


def test_a_digit_takes_the_ability_of_that_number() -> None:
    table = table_at("masquerade red:4,Y,Y/yellow:10,Y,Y red any 0 9 leader=red round=3")
    assert table.rows(ANN)[3].text == "3: take stilts, a token leaps 4 tiles."
    table.press(ANN, "token-3")
    settle(table)
    assert heard(table, BEN)[-2:] == ["Ann gains something, unseen.", "Your turn."]
    assert table.state.books.held[0]


def test_a_hint_before_the_throw_says_what_to_use() -> None:
    line = "masquerade red:11,Y,Y/yellow:14,Y,Y red ? 0 9 leader=red round=3 held={}"
    table = table_at(line.format("red:change_of_masks/yellow:cloak"), hints="all")
    questions.ask(table, ANN, "hint")
    settle(table)
    assert heard(table, ANN)[-1].startswith("Token 1 with change of masks: from m12 to m24")
    assert "It gains 12 steps, and Ben's token 1 loses 12." in heard(table, ANN)[-1]
    questions.ask(table, BEN, "hint")
    settle(table)
    assert "change of masks" not in heard(table, BEN)[-1]
