"""SECURITY.md promises what is tested: every promise names its tests, and they are there."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SECURITY = (ROOT / "SECURITY.md").read_text("utf-8")
PACKAGE = ROOT / "playpalace_ludo"
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def promises() -> list[tuple[str, str]]:
    head, _, *rows = re.findall(r"^\| (.+?) \| (.+) \|$", SECURITY, re.MULTILINE)
    assert head == ("promise", "tests")
    return rows


@cache
def functions(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize(("promise", "tests"), promises())
def test_every_promise_names_tests_that_are_there(promise: str, tests: str) -> None:
    named = TEST.findall(tests)
    assert named, f"no test is named for: {promise}"
    assert TEST.sub("", tests).strip(" ,") == "", f"not a test: {tests}"
    for path, name in named:
        assert (ROOT / path).is_file(), path
        assert name in functions(path), f"{path}::{name}"


def test_nothing_is_promised_outside_the_table() -> None:
    section = SECURITY.split("## What is promised\n")[1].split("\n## ")[0]
    assert len(promises()) > 12
    assert not re.findall(r"^- ", section, re.MULTILINE)


CODE = {"eval", "exec", "compile", "__import__"}
LIBRARIES = {"pickle", "marshal", "shelve", "ctypes.util", "code"}
LOADS_OURS = {"hosts/install/hook.py", "hosts/install/anchor.py", "hosts/site/sitecustomize.py"}
"""Files that load modules of a host, or ours in it."""


def test_no_text_becomes_code() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in CODE and name not in LOADS_OURS:
                found.append(f"{name}:{called.lineno} {called.id}")
            if isinstance(node, ast.Import):
                found += [f"{name} imports {a.name}" for a in node.names if a.name in LIBRARIES]
            if isinstance(node, ast.keyword) and node.arg == "shell":
                found.append(f"{name}:{node.value.lineno} shell=")
    assert found == []


QUIET = ("--sound", "off", "--output", "terminal", "--pace", "instant", "--lang", "en")
SECRETS = {"password", "password_hash", "email", "ip_address", "remote_address", "peername"}


def test_no_secret_of_a_host_is_read() -> None:
    found = []
    for path in sorted((PACKAGE / "hosts").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else ""
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                name = node.value
            if name in SECRETS:
                found.append(f"{path.name}:{getattr(node, 'lineno', 0)} {name}")
    assert found == []


WATCHED = """
import json, sys
seen = []
names = ("socket.bind", "socket.connect", "socket.getaddrinfo", "socket.sendto", "urllib.Request")
sys.addaudithook(lambda event, values: seen.append(event) if event in names else None)
from playpalace_ludo.cli.main import main
code = main(sys.argv[1:])
print(json.dumps([code, seen]))
"""


def test_a_game_against_bots_opens_no_connection(tmp_path: Path) -> None:
    words = ["play", "--seats", "you,bot:easy", "--config-dir", str(tmp_path), *QUIET]
    command = [sys.executable, "-c", WATCHED, *words, "--speech", "none"]
    done = subprocess.run(
        command, input="r\n1\n" * 10, capture_output=True, text=True, cwd=tmp_path
    )
    assert json.loads(done.stdout.splitlines()[-1]) == [0, []], done.stderr
    assert (tmp_path / "games").is_dir(), "a game was played"


def test_what_is_watched_would_show_a_connection() -> None:
    code = WATCHED.replace(
        "code = main(sys.argv[1:])",
        "import socket; code = 0\n"
        "for act in ('bind', 'connect_ex'):\n"
        "    getattr(socket.socket(), act)(('127.0.0.1', 0))\n",
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert json.loads(done.stdout)[1] == ["socket.bind", "socket.connect"]
