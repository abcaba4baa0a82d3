"""The libraries our code needs in a server besides the server's own: all pure Python.

`--install` copies them into the server; a server that we start borrows those of our own Python.
"""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

from playpalace_ludo.core.errors import InputError
from playpalace_ludo.hosts.host import Host

TEXTS = "fluent.runtime"
"""Required: without it the game cannot say anything."""
WRITER = "tomli-w"
"""Needed to save settings and sets of options from a table."""
LENT = "LUDO_PLUS_LIBRARIES"
"""The variable that tells a server we start where each library is, by import name."""
UNUSED = {"zoneinfo"}
"""Folders that a game without dates never opens: pytz has 600 small files."""
COMPILED = (".so", ".pyd")


def needed(host: Host) -> list[metadata.Distribution]:
    """Return the distributions our code needs in a server, except those every such server has.

    Raises ModuleNotFoundError where our own Python lacks one of them.
    """
    found: dict[str, metadata.Distribution] = {}
    wanted = [TEXTS, WRITER]
    while wanted:
        name = wanted.pop()
        if name in found or (name not in (TEXTS, WRITER) and name in host.libraries):
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            module = name.replace("-", "_")
            raise ModuleNotFoundError(f"No module named {module!r}", name=module) from None
        for requirement in found[name].requires or ():
            if "extra ==" not in requirement:
                wanted.append(re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower())
    return list(found.values())


def files_of(distribution: metadata.Distribution) -> dict[str, bytes]:
    """Read a library's files, by their paths for importing."""
    found = {}
    for file in distribution.files or ():
        if file.suffix in COMPILED:
            raise InputError("host-library-compiled", file=str(file))
        if ".." not in file.parts and file.suffix != ".pyc" and not UNUSED & set(file.parts):
            content = Path(str(distribution.locate_file(file))).read_bytes()
            found[file.as_posix()] = content
    return found


def lent(host: Host) -> str:
    """Return where our Python has these libraries; empty if it lacks one."""
    try:
        distributions = needed(host)
    except ModuleNotFoundError:
        return ""
    places = {
        file.parts[0].removesuffix(".py"): str(distribution.locate_file(""))
        for distribution in distributions
        for file in distribution.files or ()
        if file.suffix == ".py" and ".." not in file.parts
    }
    return json.dumps(places)
