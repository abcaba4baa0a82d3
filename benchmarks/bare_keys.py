"""A minimal prompt_toolkit program that records when keys arrive. See client.py."""

import json
import sys
import time
from pathlib import Path
from typing import TextIO

from prompt_toolkit import Application
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import DummyOutput


def note(lines: TextIO, text: str) -> None:
    lines.write(json.dumps({"time": time.monotonic(), "text": text}) + "\n")
    lines.flush()


def main() -> None:
    bindings = KeyBindings()
    with Path(sys.argv[1]).open("a") as lines:

        @bindings.add("<any>")
        def press(event: KeyPressEvent) -> None:
            note(lines, event.data)

        application: Application[None] = Application(key_bindings=bindings, output=DummyOutput())
        application.run(pre_run=lambda: note(lines, "ready"))


if __name__ == "__main__":
    main()
