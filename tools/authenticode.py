"""Check signatures of Windows programs with the tools of this system."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

PUBLISHER = "Python Software Foundation"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
SIGNED = (".exe", ".dll", ".pyd")
MICROSOFTS, MICROSOFT = "vcruntime", "Microsoft "
"""Microsoft's own libraries; only Windows has the certificate that vouches for them."""


def problem(files: Mapping[str, bytes]) -> str:
    """Return the problem of the signatures, or an empty string; print a note if unchecked.

    The SHA-256 of the archive has been compared before, so its origin is known.
    """
    programs = {name: data for name, data in files.items() if name.endswith(SIGNED)}
    with tempfile.TemporaryDirectory() as folder:
        for name, data in programs.items():
            (Path(folder) / name).write_bytes(data)
        if sys.platform == "win32":
            from tools.windows_trust import signer

            bad = [n for n in programs if not signer(Path(folder) / n).startswith(_publisher(n))]
        elif shutil.which("osslsigncode") and CERTIFICATES.is_file():
            bad = [name for name in programs if _is_bad(folder, name)]
        else:
            print("notice: osslsigncode is not here, signatures of Python's files are not checked")
            return ""
    if bad:
        return f"Python's files have no valid signature of {PUBLISHER}: {', '.join(sorted(bad))}."
    return ""


def _is_bad(folder: str, name: str) -> bool:
    if _publisher(name) == MICROSOFT:
        return False
    certificates = ["-CAfile", str(CERTIFICATES), "-TSA-CAfile", str(CERTIFICATES)]
    # Lists of revoked certificates are online, where a build need not be.
    command = ["osslsigncode", "verify", "-ignore-crl", *certificates, "-in", f"{folder}/{name}"]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    return bool(done.returncode) or f"O={PUBLISHER}" not in done.stdout


def _publisher(name: str) -> str:
    return MICROSOFT if name.startswith(MICROSOFTS) else PUBLISHER
