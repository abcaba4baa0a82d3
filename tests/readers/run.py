"""A longer run in a real reader, by hand: `python -m tests.readers.run orca --menus`.

Ends with 0 if every line was heard once and to its end, or was on the display.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import signal
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tests.readers import around
from tests.readers.braille_display import Display
from tests.readers.desk import PACKAGES, TERMINALS, Desk, missing, wait_for
from tests.readers.hearing import GAME, MENUS, Keyboard, command

PROGRAM = [sys.executable, "-m", "playpalace_ludo.cli.main"]
ROOT = Path(__file__).parents[2]
CONSOLE = "/dev/tty1"
READERS = [name for name in PACKAGES if name not in ("speech", "direct-braille")]


def main() -> int:
    args = arguments()
    absent = missing(args.reader)
    if absent:
        print(f"not installed: {', '.join(absent)}")
        return 2
    with (
        tempfile.TemporaryDirectory(prefix="reader-", ignore_cleanup_errors=True) as place,
        Desk(Path(place), args.pace) as one,
    ):
        one.env["PYTHONPATH"] = str(ROOT)
        if args.reader == "page":
            return int(not run_page(one, args))
        run = run_braille if "braille" in args.reader else run_speech
        return int(not run(one, args))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reader", choices=READERS)
    parser.add_argument("--menus", action="store_true", help="walk the menus instead of playing")
    parser.add_argument("--output", help="output mode, instead of the one for this reader")
    parser.add_argument("--plan", default="", help="keys instead of the usual ones")
    parser.add_argument("--pace", type=float, default=25.0, help="the voice, characters a second")
    parser.add_argument("--pause", type=float, help="seconds between keys, whatever is spoken")
    parser.add_argument("--rows", type=int, default=24, help="height of the terminal")
    parser.add_argument("--terminal", default="xfce4-terminal", choices=TERMINALS)
    parser.add_argument("--dies", action="store_true", help="Orca is killed and started again")
    parser.add_argument("--interrupts", action="store_true", help="Fenrir falls silent at keys")
    parser.add_argument("--browse", action="store_true", help="the page by buttons, in browse mode")
    return parser.parse_args()


def start_words(args: argparse.Namespace) -> list[str]:
    begin = [] if args.menus else ["play", "--seed", "7"]
    return [*begin, "--output", args.output] if args.output else begin


def run_speech(desk: Desk, args: argparse.Namespace) -> bool:
    plan = args.plan or (MENUS if args.menus else GAME)
    sitting = around.Sitting(start_words(args), plan, quiet=1.5, pause=args.pause)
    desk.speech_dispatcher(network=args.reader == "yasr")
    if args.reader == "orca" and args.dies:
        desk.desktop()
        verdict = around.orca_comes_and_goes(desk, PROGRAM, start_words(args))
    elif args.reader == "orca":
        desk.desktop()
        desk.orca()
        (verdict,) = around.under_orca(
            desk, PROGRAM, [sitting], emulator=args.terminal, rows=args.rows
        )
    elif args.reader == "yasr":
        verdict = around.in_wrapper(desk, around.yasr(desk), PROGRAM, sitting, rows=args.rows)
    elif args.reader == "tdsr":
        verdict = around.in_wrapper(desk, around.tdsr(), PROGRAM, sitting, rows=args.rows)
    else:
        fenrir = around.fenrir(desk, interrupts=args.interrupts)
        verdict = around.in_wrapper(desk, fenrir, PROGRAM, sitting, rows=args.rows)
    print(verdict)
    return verdict.good


def run_page(desk: Desk, args: argparse.Namespace) -> bool:
    """Play the guided game in the page, by keys or by buttons."""
    from tests.readers import in_browser
    from tests.web.served import served

    desk.speech_dispatcher()
    desk.desktop()
    desk.orca()
    with (
        served() as address,
        in_browser.at_the_page(desk, f"{address}#seed=elsewhere", quiet=1.2) as sitting,
    ):
        verdict = in_browser.play(sitting, by_keys=not args.browse, pause=args.pause)
    print(verdict)
    return verdict.good


def run_braille(desk: Desk, args: argparse.Namespace) -> bool:
    desk.env["SPEECHD_ADDRESS"] = f"unix_socket:{desk.folder}/nobody"
    transcript = desk.folder / "meant.jsonl"
    words = [*PROGRAM, *command(transcript, desk.folder / "game", *start_words(args))]
    plan = args.plan or (MENUS if args.menus else GAME)
    with closing(Display()) as display:
        if args.reader == "desktop-braille":
            desk.desktop()
            desk.brltty(display.port, "a2")
            wait_for(lambda: display.shown, "BRLTTY")
            desk.terminal(*words, emulator=args.terminal, rows=args.rows)
            keyboard = around.keyboard_of(desk, transcript, 2.0, speaks=False)
            table, faults = around.in_braille(display, keyboard, plan)
        else:
            desk.brltty(display.port, "lx")
            wait_for(lambda: display.shown, "BRLTTY")
            with console(words, desk):
                keyboard = Keyboard(transcript, type_on_console, 2.0)
                table, faults = around.in_braille(display, keyboard, plan)
    print("\n".join(table))
    print(f"{faults} times the newest line was not on the display")
    return not faults


@contextmanager
def console(words: Sequence[str], desk: Desk) -> Iterator[None]:
    """Run a program on the Linux console; needs root."""
    child = os.fork()
    if child == 0:
        os.closerange(3, 256)
        os.setsid()
        tty = os.open(CONSOLE, os.O_RDWR)
        fcntl.ioctl(tty, termios.TIOCSCTTY, 1)
        for number in (0, 1, 2):
            os.dup2(tty, number)
        os.write(1, b"\x1bc")
        os.execvpe(words[0], list(words), {**desk.env, "TERM": "linux"})
    try:
        yield
    finally:
        os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)


def type_on_console(key: str) -> None:
    """Press a key as the console's keyboard would."""
    tty = os.open(CONSOLE, os.O_RDWR | os.O_NOCTTY)
    for byte in around.SENT.get(key, key).encode():
        fcntl.ioctl(tty, termios.TIOCSTI, bytes([byte]))
    os.close(tty)
    time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
