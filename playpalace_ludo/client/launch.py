"""Start the client: from the command line to the first spoken line and the main loop."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from playpalace_ludo import log
from playpalace_ludo.client.output import devices
from playpalace_ludo.client.output.readers import ReaderWatch, resting_place
from playpalace_ludo.client.output.screen import Screen, needs_lines
from playpalace_ludo.client.output.teller import Teller
from playpalace_ludo.client.storage import options, settings
from playpalace_ludo.client.storage.options import Options, Preset, Value
from playpalace_ludo.core.errors import InputError, LudoError
from playpalace_ludo.files import FOLDER, why
from playpalace_ludo.words import Message, Translator
from playpalace_ludo.words.languages import AUTO

if TYPE_CHECKING:
    from playpalace_ludo.client.output.presenter import Presenter
    from playpalace_ludo.client.terminal_keys import Shell
    from playpalace_ludo.review.haste import Hasten

APP_NAME = "playpalace-ludo"
DEFAULT_VARIANT = "playpalace"
SWITCH = 0.0002
"""Thread switch interval: bounds how long a busy thread can delay speech or a key."""


class Request(NamedTuple):
    """The command line's request; `switches` are option values for this run only."""

    play: bool = False
    """Go straight to the table instead of the menu."""
    variant: str = DEFAULT_VARIANT
    seats: str = ""
    """Seat words; empty for you and as few bots as the game needs."""
    speech: Sequence[str] = ()
    output: str | None = None
    seed: str | None = None
    folder: Path | None = None
    server: str | None = None
    """Name or address of a server to go to; empty for the list of servers."""
    tournament: Path | None = None
    """The file of a tournament to go on with."""
    switches: Mapping[str, Value] = MappingProxyType({})
    hasten: Hasten | None = None
    """Makes long looks back faster; None if nothing here can."""


def run(request: Request) -> int:
    sys.setswitchinterval(SWITCH)
    gc.disable()  # nothing loaded at start is garbage; turned on again afterwards
    with unseen_keys():
        return _run(request)


@contextmanager
def unseen_keys() -> Iterator[None]:
    """Hide keys pressed while the program loads."""
    if sys.platform == "win32" or needs_lines(sys.stdin, sys.stdout, _terminal()):
        yield
        return
    import termios

    closed = suppress(termios.error)  # a terminal may be closed at any moment
    before = None
    with closed:
        before, quiet = termios.tcgetattr(sys.stdin), termios.tcgetattr(sys.stdin)
        quiet[3] &= ~termios.ECHO
        termios.tcsetattr(sys.stdin, termios.TCSANOW, quiet)
    try:
        yield
    finally:
        with closed:
            if before is not None:
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


OWN_SOUNDS = "sounds"
"""Subfolder of the games folder for a player's own sounds."""


def _run(request: Request) -> int:
    try:
        config, data = folders(request.folder)
    except InputError as error:
        if request.folder is not None:  # named by the player, so a mistake to mend
            raise
        import tempfile

        with tempfile.TemporaryDirectory(prefix=APP_NAME, ignore_cleanup_errors=True) as place:
            return _start(request, Path(place), Path(place), unkept=error)
    return _start(request, config, data)


def _start(request: Request, config: Path, data: Path, *, unkept: InputError | None = None) -> int:
    """Run the program with these folders; `unkept` says why their content will be lost."""
    chosen, problems = options.load(config / options.FILE_NAME)
    if unkept is not None:
        from playpalace_ludo.words.problems import phrase

        problems.append(Message("pludo-client-unkept", phrase(unkept.problem).args))
    chosen.switches.update(request.switches)
    translator = settings.translator(chosen)
    if chosen.text("player.language") != AUTO:
        chosen.switches["player.language"] = translator.lang  # `--lang de_AT` means German
    problems += _settle_backend(chosen)
    speech = tuple(request.speech) or (chosen.text("speech.backend"),)
    settled = settings.chosen_mode(chosen)
    # On Linux they also decide where the cursor rests.
    wanted = not (request.output or settled) or sys.platform == "linux"
    around = devices.look(readers=wanted)
    mode = devices.choose_mode(around, request.output, settled, speech).mode
    line_mode = needs_lines(sys.stdin, sys.stdout, _terminal())
    screen = Screen(sys.stdout, can_paint=not line_mode)
    presenter = devices.open_presenter(
        translator.text,
        screen,
        speech=speech,
        sound=chosen.is_on("sound.on"),
        volumes=settings.volumes(chosen),
        own_sounds=data / OWN_SOUNDS,
        voice=settings.voice(chosen, translator.lang),
        mode=mode,
    )
    presenter.keys_silence = not line_mode
    is_settled = bool(request.output or settled)
    log.note("output", mode, "lines" if line_mode else "keys", translator.lang, _terminal())
    audience = ReaderWatch(presenter, around.console_readers, settled=is_settled)
    screen.rest = lambda: resting_place(presenter.mode, audience.readers)
    teller = Teller(presenter, translator)
    if mode is devices.Mode.DIRECT:
        screen.write(translator.text("pludo-client-quiet-screen"))
    try:
        # Shipped rules are known to load, so the greeting need not wait for them.
        sure = not request.play or (_is_shipped(request.variant) and not request.seats)
        table = None if sure else _table(request, chosen, translator)
        teller.notice(Message("pludo-client-greeting"), *problems)
        if request.play and sure:
            table = _table(request, chosen, translator)
        return _play(
            request,
            table,
            chosen,
            teller=teller,
            screen=screen,
            data=data,
            lasts=unkept is None,
            audience=None if line_mode else audience,
        )
    except LudoError as error:
        from playpalace_ludo.words.problems import alone

        said = translator.say(alone(error))
        teller.speak_only(said)  # the caller prints it
        raise LudoError(said) from error
    finally:
        screen.close()
        presenter.close()


def folders(folder: Path | None, environment: Mapping[str, str] = os.environ) -> tuple[Path, Path]:
    """Return the folders of options and games, made if missing; raise InputError."""
    config, data = places(folder, environment)
    return _usable(config), _usable(data)


def places(folder: Path | None, environment: Mapping[str, str] = os.environ) -> tuple[Path, Path]:
    """Name the folders of options and games: `folder` or the environment's, if given."""
    if folder is None and (named := environment.get(FOLDER)):
        folder = Path(named)
    if folder is not None:
        return folder, folder
    from platformdirs import PlatformDirs

    usual = PlatformDirs(APP_NAME, appauthor=False)
    return usual.user_config_path, usual.user_data_path


def _usable(folder: Path) -> Path:
    """Return the folder, created if missing; raise InputError if it is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            _try_to_write(folder)
        elif not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise InputError("nothing-kept", folder=str(folder), reason=why(error)) from None
    return folder


def _try_to_write(folder: Path) -> None:
    """Create and remove a file, the only reliable test on Windows."""
    probe = folder / f".writable-{os.getpid()}"
    os.close(os.open(probe, os.O_CREAT | os.O_WRONLY))
    probe.unlink()


def _terminal() -> str:
    return os.environ.get("TERM", "")


def _settle_backend(chosen: Options) -> list[Message]:
    """Replace an unknown speech back end in the options, so that the game still starts."""
    name = chosen.text("speech.backend")
    if name in devices.SPEECH_NAMES or name.startswith("transcript:"):
        return []
    chosen.switches["speech.backend"] = "auto"
    names = ", ".join(devices.SPEECH_NAMES)
    arguments = {"key": "speech.backend", "value": name, "choices": names, "default": "auto"}
    return [Message("pludo-client-options-choice", arguments)]


def _is_shipped(variant: str) -> bool:
    """Tell whether this names a shipped rule set, without loading anything."""
    folder = Path(__file__).resolve().parents[1] / "variants"
    return variant.isascii() and (folder / f"{variant}.toml").is_file()


def _table(request: Request, chosen: Options, translator: Translator) -> Preset:
    """Return the requested table; raise LudoError if it is invalid."""
    from playpalace_ludo import variants
    from playpalace_ludo.client import seats
    from playpalace_ludo.core.soundness import must_be_a_game
    from playpalace_ludo.table import thought
    from playpalace_ludo.variants import catalogue

    catalogue.look_in(request.folder)
    rules = variants.load(request.variant)
    must_be_a_game(rules)
    bot = chosen.text("table.bot")
    words = request.seats or seats.listed(rules, seats.usual(rules, bot))
    for name in seats.own_bots(request.seats):
        thought.admit(name)
    try:
        seats.read(words, rules, (*options.STRENGTHS, *thought.guests()), bot)
    except seats.SeatError as error:
        raise LudoError(translator.say(error.message)) from None
    return Preset(request.variant, words)


def _play(
    request: Request,
    table: Preset | None,
    chosen: Options,
    *,
    teller: Teller,
    screen: Screen,
    data: Path,
    lasts: bool,
    audience: ReaderWatch | None,
) -> int:
    # Imported while the greeting is spoken, since they take longest.
    from playpalace_ludo.client.beginning import Beginning, begin, make_app
    from playpalace_ludo.client.line_mode import LineShell
    from playpalace_ludo.client.storage.saves import Saves
    from playpalace_ludo.variants import catalogue

    catalogue.look_in(request.folder)
    lines, shell = LineShell(sys.stdin), None if audience is None else _shell()
    saves = Saves(data, lasts=lasts)
    app = make_app(teller, chosen, saves, screen, seed=request.seed, background=shell or lines)
    app.hasten = request.hasten or app.hasten
    unasked = chosen.text("speech.output") == "ask" and not (request.output or request.speech)
    # A pipe's first line is a command, not a name.
    by_hand = audience is not None or (sys.stdin is not None and sys.stdin.isatty())
    wanted = Beginning(
        table=table,
        server=request.server,
        tournament=request.tournament,
        asks_what_is_heard=unasked and audience is not None,
        asks_name=by_hand,
    )
    if shell is None or audience is None:
        begin(app, wanted)
        gc.enable()
        return lines.run(app)
    remote = devices.is_remote(os.environ)

    def ready() -> None:
        if not remote:
            _follow_readers(shell, audience, teller.presenter)
        begin(app, wanted)

    return shell.run(app, ready)


def _shell() -> Shell:
    from playpalace_ludo.client.terminal_keys import Shell

    return Shell()


def _follow_readers(shell: Shell, audience: ReaderWatch, presenter: Presenter) -> None:
    """Watch the screen readers of this machine, and its braille display if they do not use it."""
    shell.watch(audience)
    if sys.platform == "linux":
        from playpalace_ludo.client.output.braille import BrailleLine

        presenter.braille = line = BrailleLine()
        shell.feel(line, audience)
