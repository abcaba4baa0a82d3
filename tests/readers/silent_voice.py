#!/usr/bin/env python3
"""A voice for speech-dispatcher that makes no sound but takes as long as one would.

Every utterance goes to the file SILENT_VOICE_LOG, one JSON object per line: when it began and
ended, and whether it was cut off. SILENT_VOICE_PACE is its speed in characters a second; screen
reader users set about 25, eSpeak NG comes with 16. speech-dispatcher starts this file by itself.
"""

import html
import json
import os
import re
import sys
import threading
import time
from pathlib import Path

LOG = Path(os.environ["SILENT_VOICE_LOG"])
PACE = float(os.environ["SILENT_VOICE_PACE"])
BUSY = LOG.with_name(f"{LOG.name}.busy")
"""There while something is being spoken."""


class Voice:
    """The conversation with speech-dispatcher, and the one utterance being spoken."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._halt = threading.Event()
        self._speaking: threading.Thread | None = None

    def obey(self) -> None:
        for command in map(str.strip, sys.stdin):
            match command.split()[0] if command else "":
                case "INIT":
                    self._send("299-A voice that only writes.", "299 OK LOADED SUCCESSFULLY")
                case "AUDIO" | "LOGLEVEL":
                    self._send(f"207 OK RECEIVING {command} SETTINGS")
                    self._block()
                    self._send("203 OK AUDIO INITIALIZED" if command == "AUDIO" else "203 OK SET")
                case "SET":
                    self._send("203 OK RECEIVING SETTINGS")
                    self._block()
                    self._send("203 OK SETTINGS RECEIVED")
                case "SPEAK" | "CHAR" | "KEY" | "SOUND_ICON":
                    self._send("202 OK RECEIVING MESSAGE")
                    self._begin("\n".join(self._block()))
                case "STOP" | "PAUSE":
                    self._halt.set()
                case "LIST":
                    self._send("200-silent\ten\tnone", "200 OK VOICE LIST SENT")
                case "QUIT":
                    self._send("210 OK QUIT")
                    return
                case _:
                    self._send("300 ERR UNKNOWN COMMAND")

    def _begin(self, marked: str) -> None:
        text = html.unescape(re.sub(r"<[^>]*>", "", marked))
        if self._speaking is not None:
            self._speaking.join()
        self._halt.clear()
        self._send("200 OK SPEAKING")
        self._speaking = threading.Thread(target=self._speak, args=(text,), daemon=True)
        self._speaking.start()

    def _speak(self, text: str) -> None:
        began = time.monotonic()
        BUSY.touch()
        self._send("701 BEGIN")
        cut = self._halt.wait(len(text) / PACE)
        entry = {"begin": began, "end": time.monotonic(), "cut": cut, "text": text}
        with LOG.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")
        BUSY.unlink()
        self._send("703 STOP" if cut else "702 END")

    def _send(self, *lines: str) -> None:
        with self._lock:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def _block(self) -> list[str]:
        """Read lines up to the one that is a dot; a dot at the beginning of others is doubled."""
        lines = iter(lambda: sys.stdin.readline().rstrip("\n"), ".")
        return [line[1:] if line.startswith("..") else line for line in lines]


if __name__ == "__main__":
    Voice().obey()
