"""The game as a web page: a folder for any web server, with Python for the browser inside.

python -m tools.make_web                 build/web/
python -m tools.make_web --out FOLDER    somewhere else
python -m tools.make_web --pin           pin today's version of Pyodide, build nothing

Pyodide is the npm package; it and the libraries are pinned by their hashes in tools/web/. Modules
are compiled by Pyodide itself, which needs Node. The same parts and the same commit make the same
bytes.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import io
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import wave
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from playpalace_ludo import __version__
from playpalace_ludo.words import Translator, languages
from playpalace_ludo.words.languages import ENGLISH
from playpalace_ludo.words.translate import language_name
from tools.make_windows import (
    MOMENT,
    BuildError,
    Files,
    Part,
    fetch,
    language_data,
    pin_libraries,
)

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "tools" / "web"
PIN, PARTS = HERE / "pyodide.txt", HERE / "parts.txt"
PLAIN = (
    *("--platform", "any", "--implementation", "py", "--abi", "none"),
    *("--python-version", "3.14", "--only-binary", ":all:"),
)
"""Arguments for pip to get pure-Python libraries."""
STATIC = ROOT / "playpalace_ludo" / "web" / "static"
STANDARD = "python_stdlib.zip"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LEFT_OUT = ("hosts", "lab", "cli", "client/output/speech", "client/output/sound")
"""Our rooms that a page does not need, except for the modules others import."""
ENDINGS = re.compile(r"bots/endings/(?!playpalace)")
"""Tables of endings of other variants, 0.8 MB: on a page the expert plays those by its net."""
MOST_SENT = 9_000_000
"""Most bytes of a first visit."""
NEEDED = re.compile(
    r"client/output/(speech/(__init__|choose|lane|output|speaker)"
    r"|sound/(__init__|cues|link|player))\.py"
)
UNUSED = re.compile(
    r"(_pyrepl|dbm|doctest|ensurepip|ftplib|idlelib|imaplib|mailbox|multiprocessing|nntplib|pdb"
    r"|pickletools|poplib|pydoc|pydoc_data|smtplib|telnetlib|turtle|unittest|venv|wsgiref|xml|xmlrpc"
    r"|zipapp|babel/messages|babel/locale-data/LICENSE|pytz/zoneinfo|.*\.dist-info/(?!licen).*"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_esc|utf_)\w+)"
    r"\b.*|.*\.(pot?|pyi|typed|c|rst)"
)
"""Parts of Python and of the libraries that the page never imports."""
LOCALES, LANGUAGE_NAME = "playpalace_ludo/data/locales", "pludo-language-name"
LANGUAGE_DATA = "babel/locale-data/"
NUMBERS = ("plural_form", "number_symbols", "decimal_formats", "default_numbering_system")
"""The data of a language that Fluent uses; the rest is dates, currencies and places."""
WORLD, PLACES = "babel/global.dat", ("aliases", "likely_subtags", "parent_exceptions")
"""Babel's data about all languages, and its entries for finding a language."""
BEFORE = ("loading", "loading-slow", "failed", "two-tabs", "too-old", "reload")
"""Texts the page needs before the game has loaded."""
RATE = 32000
"""Samples per second of a sound: every browser decodes plain ones."""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "web", help="the folder")
    parser.add_argument(
        "--cache", type=Path, default=ROOT / "build" / "cache", help="where downloads are kept"
    )
    parser.add_argument("--pin", action="store_true", help="pin today's version, build nothing")
    args = parser.parse_args(words)
    try:
        if args.pin:
            pin(args.cache)
            return 0
        files = contents(args.cache)
        first_visit = write(files, args.out)
    except (BuildError, OSError) as error:
        print(f"make_web: {error} Nothing was built.", file=sys.stderr)
        return 1
    size = sum(map(len, files.values()))
    print(f"{args.out}: {size / 1e6:.1f} MB, {first_visit / 1e6:.2f} MB for the first visit")
    return 0


def sent(files: Files) -> int:
    """Return the bytes of a first visit to a server that compresses."""
    later = ("languages/", "sounds/")
    return sum(
        len(gzip.compress(data, 6))
        for name, data in files.items()
        if not (name.startswith(later) and name.endswith((".zip", ".wav")))
    )


def contents(cache: Path) -> Files:
    """Return all files of the folder."""
    runtime = pyodide(cache)
    site = _own()
    for part in fetch(PARTS, cache, PLAIN):
        site.update(_library(part))
    files = {f"pyodide/{name}": runtime[name] for name in RUNTIME}
    files["pyodide/pyodide-lock.json"] = _lock(runtime["pyodide-lock.json"])
    standard = {name: data for name, data in _unzipped(runtime[STANDARD]) if not _is_unused(name)}
    files |= {f"languages/{lang}.zip": packed(own) for lang, own in _languages(site)}
    files["site.zip"], files[f"pyodide/{STANDARD}"] = _compiled([site, standard], runtime)
    files |= {f"sounds/{name}": data for name, data in _sounds()}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and not path.name.endswith(".d.ts"):
            files[path.relative_to(STATIC).as_posix()] = path.read_bytes()
    files["texts.json"] = _texts()
    return files | {"files.json": _listed(files)}


def _languages(site: Files) -> Iterator[tuple[str, Files]]:
    """Remove all languages but English, except their names, from the files every visit loads."""
    for lang in languages():
        if lang == ENGLISH:
            continue
        folder = f"{LOCALES}/{lang}/"
        own = {name: site.pop(name) for name in sorted(site) if name.startswith(folder)}
        name = f"{LANGUAGE_NAME} = {language_name(lang)}\n"
        site[f"{folder}language.ftl"] = name.encode()
        yield lang, {file.removeprefix(f"{LOCALES}/"): data for file, data in own.items()}


def _texts() -> bytes:
    """Return the page's texts before Python runs, in every language that has them."""
    told = {
        lang: {word: Translator(lang).text(f"pludo-web-{word}") for word in BEFORE}
        for lang in languages()
    }
    return json.dumps(told, ensure_ascii=False, sort_keys=True).encode()


def _listed(files: Files) -> bytes:
    """Return the list for the service worker: every file with its hash, and a name for the set."""
    hashes = {name: hashlib.sha256(data).hexdigest()[:16] for name, data in sorted(files.items())}
    whole = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:12]
    table = {"version": __version__, "build": whole, "files": hashes}
    return json.dumps(table, indent=0).encode()


def write(files: Files, out: Path) -> int:
    """Write the folder, which replaces an old one once it is complete.

    Return the bytes of a first visit, which must not be too many.
    """
    first_visit = sent(files)
    if first_visit > MOST_SENT:
        raise BuildError(f"A first visit would take {first_visit / 1e6:.2f} MB, 9 are allowed.")
    out.parent.mkdir(parents=True, exist_ok=True)
    unfinished = out.with_name(f"{out.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    for name, data in files.items():
        path = unfinished / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    if out.exists() and not (out / "files.json").is_file() and any(out.iterdir()):
        shutil.rmtree(unfinished)
        raise BuildError(f"{out} holds something else; name a folder that is empty or not there.")
    shutil.rmtree(out, ignore_errors=True)
    unfinished.replace(out)
    return first_visit


def pyodide(cache: Path) -> Files:
    """Return the files of the npm package, downloaded unless cached."""
    name, version, integrity = _pinned()
    cache.mkdir(parents=True, exist_ok=True)
    archive = cache / f"{name}-{version}.tgz"
    if not archive.is_file():
        _npm("pack", f"{name}@{version}", "--pack-destination", str(cache))
    data = archive.read_bytes()
    found = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
    if found != integrity:
        raise BuildError(f"{archive} has changed: its hash is not the one in tools/web/{PIN.name}.")
    with tarfile.open(fileobj=io.BytesIO(data)) as package:
        files = {}
        for member in package:
            stream = package.extractfile(member)
            if stream is not None:
                files[member.name.removeprefix("package/")] = stream.read()
    return files


def _pinned() -> tuple[str, str, str]:
    found = re.search(r"^(\S+)==(\S+) (sha512-\S+)$", PIN.read_text("utf-8"), re.M)
    assert found is not None
    return found[1], found[2], found[3]


def pin(cache: Path) -> None:
    """Pin today's versions of Pyodide and the libraries with their hashes."""
    name = _pinned()[0]
    told = json.loads(_npm("view", name, "version", "dist.integrity", "--json"))
    head = PIN.read_text("utf-8").splitlines()[0]
    PIN.write_text(f"{head}\n{name}=={told['version']} {told['dist.integrity']}\n", "utf-8")
    names = re.findall(r"^([\w.-]+)==", PARTS.read_text("utf-8"), re.M)
    pin_libraries(PARTS, cache, ["--no-deps", *names], how=PLAIN)


def _npm(*words: str) -> str:
    npm = shutil.which("npm")
    if npm is None:
        raise BuildError("The page is built with npm and Node, which are not here.")
    done = subprocess.run([npm, *words], capture_output=True, text=True, errors="replace")
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise BuildError(f"npm {words[0]} failed: {' '.join(reason)}.")
    return done.stdout


def _own() -> Files:
    """Return our modules and data without the rooms a page does not need."""
    package = ROOT / "playpalace_ludo"
    files: Files = {}
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        left_out = name.startswith(tuple(f"{room}/" for room in LEFT_OUT))
        if path.is_dir() or "__pycache__" in name or name.startswith("web/static/"):
            continue
        if ENDINGS.match(name):
            continue
        if not left_out or NEEDED.fullmatch(name):
            files[f"playpalace_ludo/{name}"] = path.read_bytes()
    for path in sorted((ROOT / "locales").rglob("*")):
        if path.suffix in (".ftl", ".toml"):
            name = path.relative_to(ROOT / "locales").as_posix()
            files[f"{LOCALES}/{name}"] = path.read_bytes()
    return files


def _library(part: Part) -> Files:
    ours = language_data()
    files: Files = {}
    for name, data in _unzipped(part.archive.read_bytes()):
        if name.startswith(LANGUAGE_DATA):
            if Path(name).stem in ours:
                files[name] = _cut(data, NUMBERS)
        elif name == WORLD:
            files[name] = _cut(data, PLACES, {"all_currencies": {}})
        elif not _is_unused(name):
            files[name] = data
    return files


def _unzipped(data: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith("/"):
                yield name, archive.read(name)


def _is_unused(name: str) -> bool:
    return UNUSED.fullmatch(name) is not None


def _cut(
    data: bytes, keys: Iterable[str], more: Mapping[str, object] = MappingProxyType({})
) -> bytes:
    """Cut Babel's data to these keys; the libraries are pinned, so unpickling them is safe."""
    whole = pickle.loads(data)
    kept = {key: whole[key] for key in keys if key in whole}
    return pickle.dumps(kept | dict(more), protocol=4)


def _compiled(archives: Sequence[Files], runtime: Files) -> list[bytes]:
    """Return archives with bytecode instead of sources, compiled by the target's own Python."""
    node = shutil.which("node")
    if node is None:
        raise BuildError("The page is built with npm and Node, which are not here.")
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        for name in (*RUNTIME, STANDARD, "pyodide-lock.json"):
            (folder / name).write_bytes(runtime[name])
        names = [f"{number}.zip" for number in range(len(archives))]
        for name, files in zip(names, archives, strict=True):
            (folder / name).write_bytes(packed(files))
        shutil.copy(HERE / "compile.mjs", folder)
        shutil.copy(ROOT / "tools" / "bytecode.py", folder)
        words = [node, "compile.mjs", *names]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise BuildError(f"Pyodide cannot compile the game: {done.stderr.strip()[-300:]}.")
        return [packed(dict(_unzipped((folder / name).read_bytes()))) for name in names]


def packed(files: Files) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, MOMENT), data, zipfile.ZIP_DEFLATED, 9)
    return stream.getvalue()


def _lock(data: bytes) -> bytes:
    """Return the list of Pyodide's packages without packages: the page loads none."""
    table = json.loads(data)
    return json.dumps({**table, "packages": {}}, sort_keys=True).encode()


def _sounds() -> Iterator[tuple[str, bytes]]:
    """Yield our sounds as they are, and as plain samples for browsers that do not know Ogg."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.mixer.init(frequency=RATE, size=-16, channels=1)
    for path in sorted((ROOT / "sounds").glob("*.ogg")):
        yield path.name, path.read_bytes()
        stream = io.BytesIO()
        with wave.open(stream, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pygame.mixer.Sound(str(path)).get_raw())
        yield f"{path.stem}.wav", stream.getvalue()
    pygame.mixer.quit()


if __name__ == "__main__":
    sys.exit(main())
