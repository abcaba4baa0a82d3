"""Speeds: every front end knows all of them by the same names."""

from playpalace_ludo.client.pacing import PACES
from playpalace_ludo.hosts.play.timeline import TEMPOS
from playpalace_ludo.table.speeds import SPEEDS


def test_client_and_hosts_know_the_same_speeds() -> None:
    assert tuple(PACES) == SPEEDS
    assert tuple(reversed(TEMPOS)) == SPEEDS
