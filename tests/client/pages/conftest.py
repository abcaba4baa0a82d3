"""A client at its main menu."""

import pytest


@pytest.fixture
def home(desk):
    client = desk([(3,), (4,), (2,), (5,)], variant=None)
    client.home.open()
    return client
