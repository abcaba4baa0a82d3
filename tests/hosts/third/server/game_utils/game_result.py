"""Results of Attic: any fields will do."""

from types import SimpleNamespace

GameResult = PlayerResult = SimpleNamespace
