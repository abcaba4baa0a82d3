"""The game for Windows as one folder: Python, all libraries and a starter, in a zip file.

python -m tools.make_windows             dist/playpalace-ludo-VERSION-windows.zip
python -m tools.make_windows --pin       write what is pinned anew with today's versions

Every part is pinned by its SHA-256 in tools/windows/, including the tools that build our own wheel;
the same parts and the same commit make the same bytes. Runs on Linux and Windows with the folder's
version of Python.
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from playpalace_ludo import __version__
from tools import address, authenticode, bytecode, sbom

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "tools" / "windows"
PYTHON, PARTS, BUILDERS = HERE / "python.txt", HERE / "parts.txt", HERE / "builders.txt"
LAUNCHER = HERE / "launcher.txt"
TARGET = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:")
TAG = "cp311"
PYTHON_VERSION = "3.11.9"
"""Python version in the package, whose own version counts differently."""
BYTECODE = (3, 11)
"""Python version of the folder. Bytecode is compiled here, so this must run on the same one."""
WINDOWS_ONLY = ("pywin32",)
"""Needed by accessible-output2 on Windows, which pip cannot tell on this machine."""
TOP, PROGRAM = "Ludo", "Ludo/program"
READMES = ("README.txt", "README-de.txt")
COMMAND = f"{PROGRAM}/command/ludo.exe"
"""For package managers that accept no script; alone in a folder that they put on the path."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive, so that two builds are the same."""
LEFT_OUT = (
    # Tests, manuals and tools of libraries.
    *("pygame/docs/*", "pygame/examples/*", "pygame/tests/*", "pygame/*.pyi", "*.chm"),
    *("pythonwin/*", "adodbapi/*", "isapi/*", "win32comext/*", "win32/Demos/*", "win32/test/*"),
    *("win32/scripts/*", "win32/include/*", "win32/libs/*", "win32com/demos/*", "win32com/test/*"),
    *("win32com/HTML/*", "win32com/libs/*", "win32com/include/*", "*.data/scripts/*"),
    # The game only plays sounds: pygame's libraries for images, fonts and other music.
    *("pygame/SDL2_image.dll", "pygame/SDL2_ttf.dll", "pygame/freetype.dll", "pygame/lib*.dll"),
    *("pygame/portmidi.dll", "pygame/freesansbold.ttf", "pygame/pygame_icon*"),
    # Compiled modules with a Python equivalent: Smart App Control may block unsigned ones.
    *("openskill/*.pyd", "*__mypyc.*.pyd", "wcwidth/*.pyd", "websockets/*.pyd"),
    *("win32/*.exe", "win32/*.dll"),
    # Screen readers' libraries that a 64-bit Python cannot load.
    *(f"accessible_output2/lib/{name}" for name in ("PCTKUSR.dll", "SAAPI32.dll", "ZDSRAPI.dll")),
    *("accessible_output2/lib/dolapi.dll", "accessible_output2/lib/nvdaControllerClient32.dll"),
)
NEEDED = {
    "pygame/": (
        *("base", "bufferproxy", "color", "constants", "event", "joystick", "math", "mixer"),
        *("rect", "rwobject"),
    ),
    "win32/": ("_win32sysloader", "win32api", "win32event", "win32gui"),
}
"""The modules the game loads of two libraries with many unsigned compiled modules."""
LANGUAGE_DATA = "babel/locale-data/"
"""Numbers and plurals of all languages, of which only ours are included."""

Files = dict[str, bytes]
"""The content of the archive by path."""


class BuildError(Exception):
    """The build failed, for a reason in one sentence."""


class Part(NamedTuple):
    """A pinned library, or Python itself."""

    name: str
    version: str
    archive: Path
    sha256: str


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the zip file goes")
    parser.add_argument(
        "--cache", type=Path, default=ROOT / "build" / "windows", help="where downloads are kept"
    )
    parser.add_argument("--pin", action="store_true", help="pin today's versions, build nothing")
    parser.add_argument("--address", default=address.own(), help="the project's, for a rehearsal")
    args = parser.parse_args(words)
    try:
        if args.pin:
            pin(args.cache)
            return 0
        target = build(args.dist, args.cache, args.address)
    except (BuildError, OSError) as error:
        print(f"make_windows: {_sentence(error)} Nothing was built.", file=sys.stderr)
        return 1
    size = target.stat().st_size
    print(f"{target.name}: {size / 1e6:.1f} MB, SHA-256 {_sha256(target.read_bytes())}")
    return 0


def _sentence(error: BuildError | OSError) -> str:
    if isinstance(error, BuildError):
        return str(error)
    return f"{error.filename or 'A file'} cannot be read or written: {error.strerror}."


def build(dist: Path, cache: Path, address: str = "") -> Path:
    """Make the zip file; it appears whole or not at all."""
    if sys.version_info[:2] != BYTECODE:
        wanted = ".".join(map(str, BYTECODE))
        raise BuildError(f"The folder holds Python {wanted}; build it with Python {wanted}.")
    (package,), libraries, builders, (launcher,) = (
        fetch(file, cache) for file in (PYTHON, PARTS, BUILDERS, LAUNCHER)
    )
    python = package._replace(name="Python", version=PYTHON_VERSION)
    with tempfile.TemporaryDirectory() as work:
        libraries.append(own_wheel(Path(work), builders))
        files = contents(python, libraries, launcher, address)
    target = dist / f"playpalace-ludo-{__version__}-windows.zip"
    dist.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(".unfinished")
    try:
        unfinished.write_bytes(packed(files))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return target


def contents(python: Part, libraries: list[Part], launcher: Part, address: str) -> Files:
    """Return all files of the folder, the starter first."""
    parts = [python, *libraries, launcher]
    names = "\n".join(f"  {part.name} {part.version}" for part in parts)
    facts = {"version": __version__, "python": python.version, "parts": names, "address": address}
    files: Files = {f"{TOP}/Ludo.cmd": _windows_text((HERE / "Ludo.cmd").read_text("utf-8"))}
    for name in READMES:
        # Old versions of Notepad recognise UTF-8 only by this mark.
        files[f"{TOP}/{name}"] = b"\xef\xbb\xbf" + _windows_text(readme(name, facts))
    files.update(_interpreter(python))
    for part in libraries:
        files.update(_library(part))
    files[COMMAND] = command(launcher)
    files.update(_licences([*libraries, launcher]))
    files[f"{PROGRAM}/licences/sbom.cdx.json"] = _bill(parts)
    return files


def readme(name: str, facts: Mapping[str, str]) -> str:
    """Return a manual of the folder; without an address, the line with it is left out."""
    text = (HERE / name).read_text("utf-8")
    if not facts["address"]:
        text = re.sub(r".*\{address\}\n", "", text)
    return text.format_map(facts)


def command(launcher: Part) -> bytes:
    """Return a program that runs the folder's Python with what is packed behind it."""
    start = b"import sys\nfrom playpalace_ludo.cli.main import main\nsys.exit(main())\n"
    with zipfile.ZipFile(launcher.archive) as wheel:
        program = wheel.read("distlib/t64.exe")
    return program + b"#!<launcher_dir>\\..\\python.exe\r\n" + packed({"__main__.py": start})


def _bill(parts: Iterable[Part]) -> bytes:
    """Return the bill of materials: every part with the hash of its archive."""
    listed = [
        sbom.Component(part.name, part.version, (_sha256(part.archive.read_bytes()),))
        for part in parts
        if part.name != sbom.NAME
    ]
    return sbom.document(listed).encode("utf-8")


def fetch(file: Path, cache: Path, how: Iterable[str] = TARGET) -> list[Part]:
    """Return the parts a file pins, downloaded unless cached."""
    cache.mkdir(parents=True, exist_ok=True)
    how = ("--no-binary", ":all:") if file is PYTHON else how
    return [_fetched(pinned, cache, how, file) for pinned in _pinned(file)]


class _Pin(NamedTuple):
    name: str
    version: str
    sha256: str


def _pinned(file: Path) -> list[_Pin]:
    found = re.findall(r"^(\S+)==(\S+) --hash=sha256:(\w{64})$", file.read_text("utf-8"), re.M)
    return [_Pin(*row) for row in found]


def _fetched(pinned: _Pin, cache: Path, how: Iterable[str], file: Path) -> Part:
    at_hand = {_sha256(path.read_bytes()): path for path in _archives(cache, pinned.name)}
    if pinned.sha256 not in at_hand:
        line = f"{pinned.name}=={pinned.version} --hash=sha256:{pinned.sha256}\n"
        _download(pinned, line, cache, how, file)
        at_hand = {_sha256(path.read_bytes()): path for path in _archives(cache, pinned.name)}
    if pinned.sha256 not in at_hand:
        raise BuildError(f"{pinned.name} {pinned.version} was downloaded but is not in {cache}.")
    return Part(pinned.name, pinned.version, at_hand[pinned.sha256], pinned.sha256)


def _archives(cache: Path, name: str) -> list[Path]:
    plain = re.sub(r"[-_.]+", "?", name)
    return sorted([*cache.glob(f"{plain}-*.whl"), *cache.glob(f"{plain}-*.tar.gz")])


def _download(pinned: _Pin, line: str, cache: Path, how: Iterable[str], file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text(line, "utf-8")
        words = ["download", "--no-deps", "--require-hashes", "--dest", str(cache), *how]
        done = _pip(*words, "--requirement", str(wanted))
    if not done.returncode:
        return
    what = f"{pinned.name} {pinned.version}"
    if "DO NOT MATCH THE HASHES" in done.stderr:
        place = file.relative_to(ROOT).as_posix()
        raise BuildError(f"{what} has changed: its SHA-256 is not the one in {place}.")
    raise BuildError(
        f"{what} cannot be had: {_reason(done)}; go online, or put its archive into {cache}."
    )


def _pip(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if "No module named pip" in done.stderr:
        raise BuildError("This Python has no pip; build with one that has.")
    return done


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """Return the one line of pip's output that gives the reason."""
    said = f"{done.stdout}\n{done.stderr}".strip() or f"pip ended with {done.returncode}"
    for pattern in _REASONS:
        found: list[str] = re.findall(pattern, said, re.MULTILINE | re.IGNORECASE)
        if found:
            return found[-1].strip().rstrip(".")
    return said


_REASONS = (
    r"^\W*((?:\w+\.)*\w+(?:Error|Exception): .+)",
    r"^\W*error: (?!Failed to build)(\S+ .+)",
    r"^(.+)",
)
"""The end of a traceback, a sentence of pip's own that gives a cause, or whatever came last."""


def own_wheel(work: Path, builders: Iterable[Part]) -> Part:
    """Build this package as it would be installed, without a network."""
    tools, target = work / "builders", work / "wheel"
    tools.mkdir()
    for part in builders:
        shutil.copy(part.archive, tools)
    source = ("--no-index", "--find-links", str(tools))
    done = _pip("wheel", "--no-deps", *source, "--wheel-dir", str(target), str(ROOT))
    wheels = list(target.glob("*.whl"))
    if done.returncode or not wheels:
        raise BuildError(
            f"The game's own wheel cannot be built: {_reason(done)}; "
            "python -m pip wheel --no-deps . shows all of it."
        )
    return Part("playpalace-ludo", __version__, wheels[0], _sha256(wheels[0].read_bytes()))


def _interpreter(python: Part) -> Files:
    """Return Python's own files, once their signatures have been checked."""
    with tarfile.open(python.archive) as archive:
        data = next(member for member in archive if member.name.endswith("/data.zip"))
        stream = archive.extractfile(data)
        assert stream is not None
        inner = zipfile.ZipFile(io.BytesIO(stream.read()))
    files = {
        name.removeprefix(f"{TAG}/"): inner.read(name)
        for name in sorted(inner.namelist())
        if name.startswith(f"{TAG}/") and not name.endswith("/")
    }
    problem = authenticode.problem(files)
    if problem:
        raise BuildError(problem)
    files[f"python{TAG[2:]}._pth"] = _windows_text(
        f"python{TAG[2:]}.zip\n.\nlib\nlib\\win32\nlib\\win32\\lib\n"
    )
    files["licences/Python.txt"] = files.pop("LICENSE.txt")
    return {f"{PROGRAM}/{name}": content for name, content in files.items()}


def _library(part: Part) -> Files:
    files: Files = {}
    with zipfile.ZipFile(part.archive) as wheel:
        for name in sorted(wheel.namelist()):
            if name.endswith("/") or _is_left_out(name):
                continue
            content = wheel.read(name)
            files[f"{PROGRAM}/lib/{name}"] = content
            if name.endswith(".py"):
                files.update(_compiled(name, content))
    return files


def _is_left_out(name: str) -> bool:
    if name.startswith(LANGUAGE_DATA):
        return Path(name).stem not in language_data()
    for folder, modules in NEEDED.items():
        if name.startswith(folder) and name.endswith(".pyd"):
            return name.removeprefix(folder).partition(".")[0] not in modules
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in LEFT_OUT)


def language_data() -> set[str]:
    """Return the names of Babel's files for our languages: what `pt_BR` leaves out, `pt` has."""
    ours = {path.name.replace("-", "_") for path in (ROOT / "locales").iterdir() if path.is_dir()}
    return {"root", *ours, *(name.partition("_")[0] for name in ours)}


def _compiled(name: str, source: bytes) -> Files:
    """Return a module's bytecode, which Python never compares with its source or rewrites.

    So the folder may be read-only, and nothing is compiled at start.
    """
    try:
        data = bytecode.compiled(name, source)
    except SyntaxError:  # a template of some library's, not a module
        return {}
    head, _, file = f"{PROGRAM}/lib/{name}".rpartition("/")
    return {f"{head}/__pycache__/{file.removesuffix('.py')}.cpython-{TAG[2:]}.pyc": data}


def _licences(libraries: Iterable[Part]) -> Files:
    """Return the licence texts of every part; ours where its archive has none."""
    found: Files = {}
    for part in libraries:
        texts = _licence_texts(part)
        own = HERE / "licences" / f"{part.name}.txt"
        if not texts and own.is_file():
            texts = {"": own.read_bytes()}
        if not texts:
            raise BuildError(f"{part.name} has no licence text, nor have we one for it.")
        for place, text in texts.items():
            found[f"{part.name}{f'-{place}' if place else ''}.txt"] = text
    for name in ("LGPL-2.1.txt", "screen-readers.txt"):
        found[name] = (HERE / "licences" / name).read_bytes()
    return {f"{PROGRAM}/licences/{name}": text for name, text in sorted(found.items())}


def _licence_texts(part: Part) -> Mapping[str, bytes]:
    """Return the texts in a wheel by place, the main one under an empty name."""
    with zipfile.ZipFile(part.archive) as wheel:
        names = [name for name in sorted(wheel.namelist()) if ".dist-info/" in name]
        texts = {}
        for name in names:
            place = name.partition(".dist-info/")[2].removeprefix("licenses/")
            words = re.split(r"[/.]", place.lower())
            if {"license", "licence", "copying", "notice"} & set(words):
                left = [word for word in re.split(r"[/.]", place) if word.lower() not in _COMMON]
                texts["-".join(left)] = wheel.read(name)
    return texts


_COMMON = {"license", "licence", "txt", "md", "rst"}


def packed(files: Files) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.create_system = 0  # as if made on Windows, wherever it was
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return stream.getvalue()


def pin(cache: Path) -> None:
    """Pin the newest versions that fit, with their SHA-256."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    libraries = [line for line in project["project"]["dependencies"] if "linux" not in line]
    pin_libraries(PARTS, cache, libraries, ["--no-deps", *WINDOWS_ONLY])
    pin_libraries(BUILDERS, cache, project["build-system"]["requires"])
    pin_libraries(LAUNCHER, cache, ["--no-deps", "distlib"])
    print("Build the folder and run the tests in tests/windows.")


def pin_libraries(file: Path, cache: Path, *wanted: list[str], how: Iterable[str] = TARGET) -> None:
    """Pin the newest versions of the libraries wanted, with their SHA-256."""
    head = file.read_text("utf-8").partition("\n")[0]
    lines = []
    with tempfile.TemporaryDirectory(dir=cache.parent) as folder:
        for words in wanted:
            done = _pip("download", "--dest", folder, *how, *words)
            if done.returncode:
                raise BuildError(f"What is newest cannot be had: {_reason(done)}.")
        for wheel in sorted(Path(folder).glob("*.whl"), key=lambda path: path.name.lower()):
            name, version = wheel.name.split("-")[:2]
            name = re.sub("_", "-", name)
            lines.append(f"{name}=={version} --hash=sha256:{_sha256(wheel.read_bytes())}")
    file.write_text("\n".join([head, *lines, ""]), "utf-8", newline="\n")
    print(f"{file.name}: {len(lines)} parts are pinned.")


def _windows_text(text: str) -> bytes:
    return text.replace("\r\n", "\n").replace("\n", "\r\n").encode("utf-8")


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
