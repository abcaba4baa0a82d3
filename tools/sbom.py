"""The bill of materials (SBOM) in CycloneDX 1.6: everything a player runs besides our code.

python -m tools.sbom      write sbom.cdx.json anew from the lock and what is installed here

The wheel carries that file in its metadata (PEP 770); the Windows folder gets one of its own with
exactly the parts it holds.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from playpalace_ludo import __version__

ROOT = Path(__file__).resolve().parents[1]
LOCK, FILE = ROOT / "requirements-dev.lock", ROOT / "sbom.cdx.json"
NAME = "playpalace-ludo"
LICENCES = {
    **dict.fromkeys(("accessible-output2", "attrs", "libloader", "openskill"), "MIT"),
    **dict.fromkeys(("platform-utils", "platformdirs", "pytz", "tomli-w", "wcwidth"), "MIT"),
    **dict.fromkeys(("babel", "lxml", "prompt-toolkit", "websockets"), "BSD-3-Clause"),
    **dict.fromkeys(("fluent-runtime", "fluent-syntax"), "Apache-2.0"),
    **dict.fromkeys(("pywin32", "typing-extensions", "python"), "PSF-2.0"),
    "appscript": "LicenseRef-public-domain",
    "espeakng-loader": "GPL-3.0-or-later",
    "pygame-ce": "LGPL-2.1-or-later",
}
"""Licences according to their texts, for packages whose metadata has no valid identifier."""
OF_OTHER_SYSTEMS = {"appscript": ("lxml",)}
"""Dependencies of packages that are not installed on this machine."""


class Component(NamedTuple):
    """A library with its version and the hashes of its archives."""

    name: str
    version: str
    sha256: tuple[str, ...] = ()

    @property
    def licence(self) -> str:
        return LICENCES.get(_plain(self.name), "")

    @property
    def purl(self) -> str:
        return f"pkg:pypi/{self.name}@{self.version}"


def document(components: Iterable[Component]) -> str:
    """Write the bill; the same components give the same bytes."""
    parts = sorted(components)
    own = f"pkg:pypi/{NAME}@{__version__}"
    listed = [_described(part) for part in parts]
    content: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own + repr(parts))}",
        "version": 1,
        "metadata": {
            "component": {
                "bom-ref": own,
                "type": "application",
                "name": NAME,
                "version": __version__,
                "purl": own,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": listed,
        "dependencies": [{"ref": own, "dependsOn": [part.purl for part in parts]}],
    }
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def _described(part: Component) -> dict[str, Any]:
    found: dict[str, Any] = {
        "bom-ref": part.purl,
        "type": "library",
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
    }
    if part.licence:
        found["licenses"] = [{"expression": part.licence}]
    hashes = [{"alg": "SHA-256", "content": digest} for digest in sorted(part.sha256)]
    if len(hashes) == 1:
        found["hashes"] = hashes
    else:  # one for each system and Python: an installation has one of them
        found["externalReferences"] = [
            {
                "type": "distribution",
                "url": part.purl,
                "comment": "Every archive of this version; one of them is installed.",
                "hashes": hashes,
            }
        ]
    return found


def locked() -> dict[str, Component]:
    """Read every package of the lock, by name."""
    found: dict[str, Component] = {}
    for block in LOCK.read_text("utf-8").replace("\\\n", "").splitlines():
        head = re.match(r"([\w.-]+)==([^\s;]+)", block)
        if head:
            hashes = tuple(re.findall(r"--hash=sha256:(\w{64})", block))
            found[head[1]] = Component(head[1], head[2], sha256=hashes)
    return found


def runtime() -> list[Component]:
    """List the libraries of a player's installation: our dependencies and, recursively, theirs."""
    packages = locked()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted, found = [_plain(line) for line in project["dependencies"]], dict[str, Component]()
    while wanted:
        name = wanted.pop()
        if name in packages and name not in found:
            found[name] = packages[name]
            wanted += _requires(name)
    return list(found.values())


def _plain(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def _requires(name: str) -> list[str]:
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return list(OF_OTHER_SYSTEMS.get(name, ()))
    return [_plain(line) for line in lines if "extra ==" not in line]


def main() -> int:
    FILE.write_text(document(runtime()), "utf-8", newline="\n")
    print(f"{FILE.name}: {len(runtime())} components")
    return 0


if __name__ == "__main__":
    sys.exit(main())
