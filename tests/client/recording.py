"""Devices that only remember: what was said, printed and played."""

from pathlib import Path

from playpalace_ludo.client.output.sound import SilentSound, TimedCue, Volumes
from playpalace_ludo.client.output.speech import SilentSpeech, Voice
from playpalace_ludo.words import Line


class RecordedSpeech(SilentSpeech):
    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.calls: list[tuple[str, bool]] = []
        """Text and whether it interrupted, of the lines said aloud."""
        self.resumed_after: list[str] = []
        """Texts after which the news they cut off was to be spoken again."""
        self.stops = 0
        self.hurries = 0
        self.voice = Voice()
        self.closed = False

    def say(self, line: Line, *, interrupt: bool, aloud: bool) -> None:
        self.lines.append(line)
        if aloud:
            self.calls.append((line.text, interrupt))

    def texts(self) -> list[str]:
        return [line.text for line in self.lines]

    def resume(self) -> None:
        self.resumed_after.append(self.lines[-1].text if self.lines else "")

    def stop(self) -> None:
        self.stops += 1

    def hurry(self) -> None:
        self.hurries += 1

    def tune(self, voice: Voice) -> None:
        self.voice = voice

    def close(self, linger: float) -> None:
        self.closed = True


class RecordedSound(SilentSound):
    enabled = True

    def __init__(self) -> None:
        self.cues: list[TimedCue] = []
        self.volumes = Volumes()
        self.hushes = 0
        self.files: list[Path] = []
        """Files that were played, as sounds or as music."""

    def sounds(self, cue: TimedCue) -> bool:
        return self.enabled and self.volumes.lets_hear(cue)

    def play_file(self, file: Path, volume: int, pan: float, pitch: int) -> None:
        self.files.append(file)

    def play_music(self, file: Path | None, *, background: bool) -> None:
        self.files += [file] if file is not None else []

    def play(self, *cues: TimedCue) -> None:
        for cue in cues:
            if self.enabled:
                self.cues.append(cue)

    def hush(self) -> None:
        self.hushes += 1

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes


class Paper:
    """A screen."""

    def __init__(self) -> None:
        self.writes: list[str] = []

    @property
    def lines(self) -> list[str]:
        return [line for text in self.writes for line in text.split("\n")]

    def write(self, text: str, rest_on: int = -1) -> None:
        self.writes.append(text)
