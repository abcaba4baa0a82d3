"""Names that live outside Python: in servers' environments and databases, and in commands."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path

import playpalace_ludo
from playpalace_ludo import hosts
from playpalace_ludo.client.output.sound import link
from playpalace_ludo.hosts.game import factory

ROOT = Path(__file__).parents[1]
PACKAGE = Path(playpalace_ludo.__file__).parent


def test_the_file_that_installed_hooks_run_stays_where_it_is() -> None:
    """If it moved, the game would silently vanish from servers, and PlayAural delete its data."""
    assert (PACKAGE / "hosts" / "site" / "sitecustomize.py").is_file()


def test_modules_that_are_started_or_looked_up_by_name_are_there() -> None:
    assert factory.__name__ == "playpalace_ludo.hosts.game.factory"
    assert importlib.util.find_spec(link.WORKER_MODULE) is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    module, _, function = project["scripts"]["playpalace-ludo"].partition(":")
    assert callable(getattr(importlib.import_module(module), function))


def test_the_type_under_which_servers_keep_our_data_never_changes() -> None:
    assert hosts.TYPE == "ludo_plus"
