"""Importing accessible-output2: many threads at once, each output by itself."""

import json
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json, sys, threading
from playpalace_ludo.client.output.speech import ao2_library

NAMES = [f"output{n}" for n in range(8)]
found, problems = {}, []

def load(name):
    try:
        found[name] = ao2_library.output_module(name).output_class
    except Exception as error:
        problems.append(repr(error))

for name in sys.argv[2:]:
    ao2_library.load_ahead(name)
threads = [threading.Thread(target=load, args=(name,)) for name in NAMES[: int(sys.argv[1])]]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
imported = [n for n in NAMES if f"accessible_output2.outputs.{n}" in sys.modules]
print(json.dumps({"found": sorted(found), "problems": problems, "imported": imported}))
"""


def make_package(folder: Path) -> None:
    """A package built as the real one is: it imports all its outputs, and each output imports it.

    The pauses make every thread meet every other one half-way.
    """
    home = folder / "accessible_output2"
    (home / "outputs").mkdir(parents=True)
    (home / "__init__.py").write_text("import time; time.sleep(0.01)\n")
    names = [f"output{n}" for n in range(8)]
    lines = [f"import time; time.sleep(0.005); from . import {name}" for name in names]
    (home / "outputs" / "__init__.py").write_text("\n".join(lines) + "\n")
    (home / "outputs" / "base.py").write_text(
        "import time; time.sleep(0.01)\nfrom accessible_output2 import load_library\n"
    )
    for name in names:
        (home / "outputs" / f"{name}.py").write_text(
            "import time; time.sleep(0.005)\n"
            "from .base import load_library\n"
            "output_class = object\n"
        )


def load(folder: Path, count: int, *ahead: str) -> dict[str, list[str]]:
    make_package(folder)
    path = f"import sys; sys.path.insert(0, {str(folder)!r})\n"
    command = [sys.executable, "-c", path + PROGRAM, str(count), *ahead]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_many_threads_get_their_outputs_without_a_deadlock(tmp_path: Path) -> None:
    report = load(tmp_path, 8)
    assert report["problems"] == []
    assert report["found"] == [f"output{n}" for n in range(8)]


def test_only_the_output_that_is_used_is_imported(tmp_path: Path) -> None:
    assert load(tmp_path, 1)["imported"] == ["output0"]


def test_loading_ahead_is_in_nobodys_way_and_its_faults_are_told_by_who_needs_it(
    tmp_path: Path,
) -> None:
    report = load(tmp_path, 8, "output3", "missing", "output0")
    assert report["problems"] == []
    assert report["found"] == [f"output{n}" for n in range(8)]
