"""Compiled judging is loaded where it pays, and only where the extra [lab] is there."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import pytest


def said(code: str) -> str:
    """Run code in a process of its own, where nothing is loaded yet."""
    words = [sys.executable, "-c", dedent(code)]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def test_little_work_loads_nothing() -> None:
    told = said(
        """
        import sys
        from playpalace_ludo.cli.compiled import PAYS_LOADING, judging
        with judging(PAYS_LOADING - 0.1):
            print("numba" in sys.modules, "numpy" in sys.modules)
        """
    )
    assert told == "False False"


def test_without_the_extra_everything_goes_on_as_ever() -> None:
    told = said(
        """
        import sys
        sys.modules["numba"] = None
        from playpalace_ludo import variants
        from playpalace_ludo.bots.judge import net_for
        from playpalace_ludo.cli.compiled import judging
        with judging(1e9):
            print(type(net_for(variants.load("playpalace"), 2)).__name__)
        """
    )
    assert told == "Net"


def test_much_work_is_done_in_compiled_code_and_more_then_at_once() -> None:
    pytest.importorskip("numba", reason="needs the extra [lab]")
    told = said(
        """
        from playpalace_ludo import variants
        from playpalace_ludo.bots.judge import net_for
        from playpalace_ludo.cli.compiled import judging
        from playpalace_ludo.lab import quick_net
        rules = variants.load("playpalace")
        quick_net.is_compiled = lambda: False
        for seconds in (5, 60):
            with judging(seconds):
                print(type(net_for(rules, 2)).__name__)
        quick_net.is_compiled = lambda: True
        with judging(0):
            print(type(net_for(rules, 2)).__name__)
        print(type(net_for(rules, 2)).__name__)
        """
    )
    assert told.split() == ["Net", "QuickNet", "QuickNet", "Net"]
