"""Tests for games from installed packages."""

import logging

import pytest

from server.games import plugins


class FakeEntryPoint:
    """An entry point as importlib.metadata finds it."""

    def __init__(self, name, function):
        self.name = name
        self.function = function

    def load(self):
        if isinstance(self.function, Exception):
            raise self.function
        return self.function


@pytest.fixture
def installed(monkeypatch):
    """Entry points that are found instead of the installed ones."""
    found = []

    def entry_points(*, group):
        assert group == "playpalace.games"
        return found

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    return found


def fail():
    raise ValueError("broken")


def test_nothing_is_loaded_where_nothing_is_installed(installed):
    assert plugins.load_plugins() == []


def test_each_plugin_is_called_once_in_order(installed):
    called = []
    for name in ("zebra", "ape"):
        installed.append(FakeEntryPoint(name, lambda name=name: called.append(name)))
    assert plugins.load_plugins() == ["ape", "zebra"] == called


@pytest.mark.parametrize("broken", [fail, ImportError("no such module")])
def test_a_broken_plugin_is_logged_and_the_others_are_loaded(installed, caplog, broken):
    installed += [FakeEntryPoint("a", broken), FakeEntryPoint("b", lambda: None)]
    with caplog.at_level(logging.ERROR, logger="playpalace.plugins"):
        assert plugins.load_plugins() == ["b"]
    assert "Plugin a was not loaded" in caplog.text
