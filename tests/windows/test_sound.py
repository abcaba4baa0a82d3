"""Sound on Windows: the worker process with the libraries the folder kept, into a file."""

from pathlib import Path

from tests.windows.bed import LONG, MAIN, Bed, windows_path


@LONG
def test_the_worker_plays_the_sounds(bed: Bed, tmp_path: Path) -> None:
    """SDL writes what would be heard to a file; Wine has no sound card here."""
    heard = tmp_path / "heard.raw"
    disk = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": windows_path(heard)}
    words = [*MAIN, "doctor", "--speech", "none", "--config-dir", windows_path(tmp_path)]
    said = bed.run(*words, more=disk).stdout.decode()
    assert "Sound works." in said
    assert any(heard.read_bytes()), "only silence was played"
