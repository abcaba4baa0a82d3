"""A whole game against expert by touch alone, in slices; runs in CPython and in a browser's Python.

It prints one line of JSON: what was heard, and how long keys waited while expert was thinking.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from playpalace_ludo import machine
from playpalace_ludo.client.beginning import Beginning, begin, make_app
from playpalace_ludo.client.output.presenter import Mode, Presenter
from playpalace_ludo.client.output.screen import Screen
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.pages.game_page import GamePage
from playpalace_ludo.client.storage.options import Options
from playpalace_ludo.client.storage.saves import Saves
from playpalace_ludo.client.view import Act
from playpalace_ludo.words import Translator
from tests.client.fingers import Fingers
from tests.client.recording import Paper, RecordedSound, RecordedSpeech

KEYS = ("v", "t", "s", "m", "k")


def main(folder: Path) -> dict[str, object]:
    machine.HAS_THREADS = False  # here as in a browser
    speech, translator = RecordedSpeech(), Translator("en")
    options = Options(path=folder / "options.toml")
    options.switches = {"pace.speed": "instant"}
    presenter = Presenter(translator.text, Paper(), speech, RecordedSound(), mode=Mode.DIRECT)
    teller = Teller(presenter, translator)
    app = make_app(teller, options, Saves(folder), Screen(None), seed="touch")
    begin(app, Beginning())
    waits: list[float] = []
    asked = 0

    def settle() -> None:
        """Let time pass; while a bot thinks, ask something after every slice."""
        nonlocal asked
        while app.exit_code is None and app.wake is not None:
            begun = time.perf_counter()
            app.tick()
            if isinstance(app.page, GamePage) and app.page.table._thinking:
                asked += 1
                app.key(KEYS[asked % len(KEYS)])
                waits.append(time.perf_counter() - begun)

    fingers = Fingers(app, settle)
    fingers.type("Ann")
    fingers.touch("New game")
    while "expert" not in fingers.look().labels["seat-2"]:
        fingers.touch("seat-2", Act.MORE)
    begun = time.perf_counter()
    fingers.touch("Start")
    warm = time.perf_counter() - begun
    waits.clear()
    moves, touched = 0, list[float]()
    while not (view := fingers.look()).rows:
        begun = time.perf_counter()
        if view.choices:
            app.activate(view.revision, view.choices[0].id, Act.DO)
            moves += 1
        else:
            app.activate(view.revision, "roll", Act.COMMAND)
        touched.append(time.perf_counter() - begun)
    fingers.press("menu")
    fingers.touch("Learn")
    fingers.press("practice-close")
    fingers.touch("Leave")
    fingers.touch("Your games")
    return {
        "platform": sys.platform,
        "moves": moves,
        "lines": len(speech.lines),
        "asked while expert thought": asked,
        "longest slice with a key, ms": round(1000 * max(waits), 1),
        "99 of 100, ms": round(1000 * sorted(waits)[len(waits) * 99 // 100], 1),
        "a touch, middle, ms": round(1000 * sorted(touched)[len(touched) // 2], 1),
        "a touch, longest, ms": round(1000 * max(touched), 1),
        "bots' tables, ms": round(1000 * warm),
        "kinds": sorted(fingers.kinds),
        "last": speech.texts()[-1],
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(main(Path(folder))))
