from types import SimpleNamespace

GameResult = PlayerResult = SimpleNamespace
