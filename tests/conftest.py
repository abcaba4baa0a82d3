"""What all tests share: examples drawn by chance, the same ones in every run.

Whether a change passes must not hang on luck. `pytest --hypothesis-profile=default` draws others.
"""

from __future__ import annotations

from contextlib import suppress

with suppress(ImportError):  # a server's own Python, which runs tests/hosts/inside, has none
    from hypothesis import settings

    settings.register_profile("same", derandomize=True, deadline=None)
    settings.load_profile("same")
