"""Tables as their owners may have them, over the network: coins, partners, boards of six arms."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from playpalace_ludo.coins.purse import BEGIN_WITH, Purses
from playpalace_ludo.core import record
from playpalace_ludo.hosts.install.layout import PURSES, RECORDS

from .checkouts import PLAYAURAL, PLAYPALACE
from .live import INSTANT, Client, Site, new_site, process
from .test_live import finish, has_roll

SHORT = "[board]\nmarkers = 1\ntokens_out = 1\n"
RULES = {
    "duel": "[board]\nmarkers = 1\ntokens_out = 1\narms = 2\n",
    "pairs": f'{SHORT}[teams]\npairs = "opposite"\n',
    "six": f"{SHORT}arms = 6\n",
}
SETTINGS = f"""variants = ["duel.toml", "pairs.toml", "six.toml"]
{INSTANT}
[coins]
on = true
default = 10
"""


@pytest.fixture(scope="module", params=[PLAYPALACE, PLAYAURAL], ids=lambda host: host.name)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Site:
    made = new_site(request.param, tmp_path_factory.mktemp(request.param.name), SETTINGS)
    for name, rules in RULES.items():
        names = f'name = "{name}"\ntitle = "{name}"\n'
        text = f'schema = 1\nkind = "cross"\n{names}base = "playpalace"\n{rules}'
        (made.server.server_dir / f"{name}.toml").write_text(text, encoding="utf-8")
    return made


def purses_of(site: Site) -> Purses:
    (path,) = site.server.server_dir.parent.rglob(PURSES)
    return Purses(path)


def heard(client: Client, part: str) -> Callable[[], bool]:
    return lambda: any(part in line for line in client.said)


def sit_down(site: Site, port: int, variant: str, *names: str) -> list[Client]:
    clients = [site.client(port, name) for name in names]
    clients[0].create_table()
    clients[0].set_option("variant", variant)
    for client in clients[1:]:
        client.join_table()
    return clients


def newest_record(site: Site) -> record.Header:
    path: Path = max((site.server.server_dir / RECORDS).glob("*.ludo"))
    return record.split(path.read_text("utf-8"))[0]


def ended(client: Client) -> list[str]:
    return [row["text"] for row in client.menus["game_over"]]


def test_a_doubled_stake_outlives_a_kill_and_is_paid_once(site: Site) -> None:
    with process(site.found, site.server) as (port, started):
        ann, ben = sit_down(site, port, "duel", "ann1pot", "ben1pot")
        ann.set_option("doubling", "on")
        ann.start()
        ben.until(lambda: has_roll(ben), "the game menu")
        ben.until(heard(ben, "Everybody stakes 10: 20 coins are on the table."), "the stake")
        one, other = offered(ann, ben)
        other.until(lambda: "double-take" in other.rows("turn_menu"), "the offer")
        other.select("double-take", "turn_menu")
        one.until(heard(one, "takes it: everybody has staked 20 now."), "the answer")
        purses = purses_of(site)
        (game,) = purses.open_games()
        assert sorted(purses.staked(game).values()) == [20, 20]
        for client in (ann, ben):
            client.pump(0.5)
        started.send_signal(signal.SIGKILL)
        started.wait(30)
    with process(site.found, site.server) as (port, _):
        for client in (ann, ben):
            client.close()
            client.port = port
            client.said.clear()
            client.login()
            client.until(lambda client=client: has_roll(client), "the game menu")  # type: ignore[misc]
        assert purses.open_games() == [game]
        finish(ann, ben)
        for client in (ann, ben):
            client.until(heard(client, "You have "), "the purse")
        assert any("gets 40 coins." in text for text in ended(ann)), ended(ann)
        told = ann.said + ben.said
        assert sum("You get 40 coins. You have 1,020 coins." in line for line in told) == 1
        for client in (ann, ben):
            client.close()
    assert purses.open_games() == [] and purses.totals() == (2 * BEGIN_WITH, 2 * BEGIN_WITH)


def offered(ann: Client, ben: Client) -> tuple[Client, Client]:
    """Have the one on turn offer to double; return who did and who has to answer."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for one, other in ((ann, ben), (ben, ann)):
            one.select("double", "turn_menu")
            one.pump(0.5)
            if heard(one, "You offer to double the stake to 20.")():
                return one, other
    raise AssertionError((ann.said[-5:], ben.said[-5:]))


def test_partners_and_six_arms_from_the_lobby_to_the_record(site: Site) -> None:
    with process(site.found, site.server) as (port, _):
        four = sit_down(site, port, "pairs", "ann2six", "ben2six", "cy2six", "di2six")
        ann = four[0]
        ann.start()
        for client in four:
            client.until(heard(client, "You play with "), "the partner")
        partners = {
            client.name: line.removeprefix("You play with ").removesuffix(".")
            for client in four
            for line in client.said
            if line.startswith("You play with ")
        }
        assert all(partners[partners[name]] == name for name in partners), partners
        finish(*four)
        assert any(" win" in line and " and " in line for line in ann.said), ann.said[-8:]
        first = [text for text in ended(ann) if text.startswith("1.")]
        assert len(first) == 2, ended(ann)
        won = [name for name in partners if any(name in text for text in first)]
        assert partners[won[0]] == won[1], "partners win together"
        assert sum("You get 20 coins." in line for client in four for line in client.said) == 2
        assert "pairs" in newest_record(site).spec
        for client in four:
            client.close()
        ann, ben = sit_down(site, port, "six", "ann3six", "ben3six")
        ann.select("choose_colour", "turn_menu")
        ann.until(lambda: len(ann.rows("action_input_menu")) > 6, "six colours")
        colour = list(ann.rows("action_input_menu").values())[6]
        ann.select(list(ann.rows("action_input_menu"))[6], "action_input_menu")
        ben.until(heard(ben, f"ann3six plays {colour}."), "the colour")
        ann.add_bot()
        ann.start()
        finish(ann, ben)
        header = newest_record(site)
        assert "six" in header.spec and len(header.seats) == 3
        assert dict(zip(header.players, header.seats, strict=True))["ann3six"] == colour
        for client in (ann, ben):
            client.close()
