"""The page's folder as it is built: the same bytes again, what a visit loads, and how much.

Needs npm and Node; each build takes a quarter of a minute: LUDO_BROWSERS=all.
"""

from __future__ import annotations

import io
import shutil
import zipfile
from pathlib import Path

import pytest

from playpalace_ludo.words.languages import languages
from tests.web.chromium import long
from tools import make_web

pytestmark = [long, pytest.mark.skipif(not shutil.which("npm"), reason="needs npm and Node")]


def names(archive: bytes) -> list[str]:
    return zipfile.ZipFile(io.BytesIO(archive)).namelist()


def test_a_build_is_repeatable_and_a_visit_loads_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = make_web.ROOT / "build" / "cache"
    files = make_web.contents(cache)
    assert files == make_web.contents(cache)

    loaded = names(files["site.zip"])
    others = set(languages()) - {"en"}
    texts = [name for name in loaded if name.endswith(".ftl") and "/locales/en/" not in name]
    assert {Path(name).name for name in texts} == {"language.ftl"}
    assert {f"languages/{lang}.zip" for lang in others} <= files.keys()
    spoken = {Path(name).stem for name in loaded if name.startswith("babel/locale-data/")}
    ours = {"root", "en", *(lang.partition("-")[0] for lang in others)}
    assert {name.partition("_")[0] for name in spoken} <= ours
    for room in ("hosts", "lab", "cli"):
        assert not [name for name in loaded if name.startswith(f"playpalace_ludo/{room}/")], room

    assert make_web.write(files, tmp_path / "page") < make_web.MOST_SENT
    monkeypatch.setattr(make_web, "contents", lambda cache: files)
    monkeypatch.setattr(make_web, "MOST_SENT", 8_000_000)
    assert make_web.main(["--out", str(tmp_path / "large")]) == 1
    assert "MB, 9 are allowed. Nothing was built." in capsys.readouterr().err
    assert not (tmp_path / "large").exists()
