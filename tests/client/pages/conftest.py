"""A client at its main menu."""

import pytest

from tests.client.conftest import Desk, MakeDesk


@pytest.fixture
def home(desk: MakeDesk) -> Desk:
    client = desk([(3,), (4,), (2,), (5,)], variant=None)
    client.home.open()
    return client
