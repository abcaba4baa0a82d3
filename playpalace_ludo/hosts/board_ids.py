"""Ids of our leaderboards in a host's database."""

from __future__ import annotations

import re

from playpalace_ludo.hosts import TYPE

RATING, WINS = "rating", "wins"
KINDS = (RATING, WINS)


def board_id(variant: str, kind: str) -> str:
    return f"{TYPE}_{re.sub('[^a-z0-9]+', '_', variant.lower())}_{kind}"
