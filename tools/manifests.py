"""Manifests for winget, scoop and Homebrew, from the hashes of a release.

They are written beside the archives, not kept in the repository; the publisher submits them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from playpalace_ludo import __version__
from tools import make_windows
from tools.address import root_project
from tools.projects import PLAYER, Edition

PUBLISHER = "PlaypalaceLudo"
IDENTIFIER = f"{PUBLISHER}.Ludo"
SCHEMA = "1.10.0"
COMMAND = make_windows.COMMAND.replace("/", "\\")
"""A program, since winget accepts no script; its folder, with no other file, goes on the path."""


def write(folder: Path, dist: Path, published: Edition) -> list[Path]:
    """Write a manifest for each archive that was built; return those written."""
    folder.mkdir(parents=True, exist_ok=True)
    written: dict[Path, str] = {}
    if archive := next(iter(dist.glob("*-windows.zip")), None):
        written |= _winget(folder / "winget", archive, published)
        written[folder / "scoop" / f"{PLAYER}.json"] = _scoop(archive, published)
    if source := next(iter(dist.glob("playpalace_ludo-*.tar.gz")), None):
        written[folder / "homebrew" / f"{PLAYER}.rb"] = _homebrew(source, published)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    return list(written)


def _url(archive: Path, published: Edition) -> str:
    return f"{published.address}/releases/download/v{__version__}/{archive.name}"


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _winget(folder: Path, archive: Path, published: Edition) -> dict[Path, str]:
    head = f"PackageIdentifier: {IDENTIFIER}\nPackageVersion: {__version__}\n"
    tail = f"ManifestVersion: {SCHEMA}\n"
    description = root_project()["project"]["description"]
    installer = f"""\
InstallerType: zip
NestedInstallerType: portable
NestedInstallerFiles:
- RelativeFilePath: {COMMAND}
ArchiveBinariesDependOnPath: true
Installers:
- Architecture: x64
  InstallerUrl: {_url(archive, published)}
  InstallerSha256: {_sha256(archive).upper()}
ManifestType: installer
"""
    locale = f"""\
PackageLocale: en-US
Publisher: the playpalace_ludo contributors
PackageName: Ludo
PackageUrl: {published.address}
License: MIT
ShortDescription: {description.partition(":")[0]}
ManifestType: defaultLocale
"""
    version = "DefaultLocale: en-US\nManifestType: version\n"
    return {
        folder / f"{IDENTIFIER}.installer.yaml": head + installer + tail,
        folder / f"{IDENTIFIER}.locale.en-US.yaml": head + locale + tail,
        folder / f"{IDENTIFIER}.yaml": head + version + tail,
    }


def _scoop(archive: Path, published: Edition) -> str:
    manifest = {
        "version": __version__,
        "description": root_project()["project"]["description"],
        "homepage": published.address,
        "license": "MIT",
        "url": _url(archive, published),
        "hash": _sha256(archive),
        "extract_dir": "Ludo",
        "bin": [["Ludo.cmd", "ludo"]],
        "shortcuts": [["Ludo.cmd", "Ludo"]],
    }
    return json.dumps(manifest, indent=4) + "\n"


def _homebrew(source: Path, published: Edition) -> str:
    """Return a formula that makes an environment and lets pip fetch the rest by version."""
    return f"""\
class PlaypalaceLudo < Formula
  desc "{root_project()["project"]["description"].partition(":")[0]}"
  homepage "{published.address}"
  url "{_url(source, published)}"
  sha256 "{_sha256(source)}"
  license "MIT"

  depends_on "python@3.13"

  def install
    system "python3.13", "-m", "venv", libexec
    system libexec/"bin/pip", "install", "playpalace-ludo=={published.version}"
    bin.install_symlink libexec/"bin/playpalace-ludo"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/playpalace-ludo --version")
  end
end
"""
