"""A release: two projects that share no file, an address in one place, notes, manifests."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest
from babel import Locale

from playpalace_ludo import __version__
from playpalace_ludo.cli.main import COMMANDS
from playpalace_ludo.resources import PAGE, WEB
from playpalace_ludo.words.languages import listed
from tools import address, completion, make_windows, manifests, projects, release, release_notes
from tools.projects import ENGINE, PLAYER, STAND_IN, Edition

ROOT = Path(__file__).parents[1]
PUBLISHED = Edition("9.8.7", "https://ludo.invalid/x")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("projects")
    page = folder / "page"
    page.mkdir()
    (page / "files.json").write_text("{}", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(completion, "files", lambda: {completion.MANUAL: "manual"})
        return projects.write(folder / "written", PUBLISHED, page)


def project(folder: Path) -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))[
        "project"
    ]
    return found


def test_the_engine_needs_nothing_and_the_player_needs_the_same_engine(
    written: tuple[Path, Path],
) -> None:
    engine, player = map(project, written)
    root = address.root_project()["project"]
    assert engine["name"] == ENGINE and "dependencies" not in engine and "scripts" not in engine
    assert player["name"] == PLAYER and player["scripts"] == root["scripts"]
    assert player["dependencies"] == [f"{ENGINE}==9.8.7", *root["dependencies"]]
    extras = engine["optional-dependencies"]
    assert isinstance(extras, dict)
    assert [re.split("[<>=]", need)[0] for need in extras["server"]] == [
        "fluent.runtime",
        "tomli-w",
    ]
    assert not projects.DEVELOPERS & extras.keys() and not projects.PLAYERS & extras.keys()


def test_completion_and_manual_page_name_every_command() -> None:
    pytest.importorskip("shtab", reason="shtab is not installed: pip install -e '.[release]'")
    pytest.importorskip("argparse_manpage", reason="argparse-manpage is not installed")
    made = completion.files()
    for name in COMMANDS:
        assert all(name.replace("-", r"\-") in text or name in text for text in made.values()), name
    assert made == completion.files()
    manual = made[completion.MANUAL]
    assert "usage: usage:" not in manual and "Generated Python Manual" not in manual
    assert "\n'" not in manual  # the formatter would take such a line for a command


def test_they_share_no_file_and_leave_nothing_out(written: tuple[Path, Path]) -> None:
    engine, player = written
    assert (player / PAGE / WEB / "files.json").is_file()
    assert (player / completion.MANUAL).read_text("utf-8") == "manual"
    assert not (player / "playpalace_ludo").exists() and not (engine / PAGE).exists()
    ours = {p.relative_to(ROOT) for p in (ROOT / "playpalace_ludo").rglob("*.py")}
    assert ours == {p.relative_to(engine) for p in (engine / "playpalace_ludo").rglob("*.py")}
    assert (engine / "locales" / "en" / "game.ftl").is_file()


def test_the_address_is_in_metadata_and_in_links_of_the_readme(written: tuple[Path, Path]) -> None:
    for folder in written:
        urls = project(folder)["urls"]
        assert isinstance(urls, dict)
        assert all(url.startswith(PUBLISHED.address) for url in urls.values())
        readme = (folder / "README.md").read_text("utf-8")
        targets = re.findall(r"\]\(([^)]+)\)", readme)
        assert targets and all(target.startswith("https://") for target in targets)


@pytest.mark.parametrize("page", ["SECURITY.md", "SUPPORT.md"])
def test_the_address_is_in_the_pages_that_go_with_a_release(
    written: tuple[Path, Path], page: str
) -> None:
    for folder in written:
        text = (folder / page).read_text("utf-8")
        assert f"<{PUBLISHED.address}" in text and "no address" not in text
        relative = re.findall(r"\]\((?!https://|#)[^)]+\)", text)
        assert relative == []


def test_without_an_address_pages_say_so_and_with_one_they_name_no_other() -> None:
    for part in address.parts(""):
        assert "nothing is published" in part.text().lower() and "://" not in part.text()
    for part in address.parts("https://ludo.invalid/y"):
        named = re.findall(r"<(\S+)>", part.text())
        assert named and all(url.startswith("https://ludo.invalid/y") for url in named)


@pytest.mark.parametrize("name", make_windows.READMES)
def test_the_manual_of_the_windows_folder_tells_the_address_if_there_is_one(name: str) -> None:
    facts = {"version": "1", "python": "3", "parts": "none", "address": PUBLISHED.address}
    told = make_windows.readme(name, facts)
    assert f": {PUBLISHED.address}\n" in told
    bare = make_windows.readme(name, {**facts, "address": ""})
    kept = [line for line in told.splitlines() if PUBLISHED.address not in line]
    assert bare.splitlines() == kept and len(kept) == len(told.splitlines()) - 1


def test_publishing_refuses_without_an_address_and_a_rehearsal_cannot_be_published(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(address, "root_project", lambda: {"tool": {"ludo": {"address": ""}}})
    assert release.main([]) == 1
    assert "no address" in capsys.readouterr().err
    rehearsal = projects.edition(rehearsal=True)
    assert rehearsal.address == STAND_IN and rehearsal.is_rehearsal
    assert rehearsal.version == f"{__version__}+rehearsal"  # a local version, which indexes refuse
    assert not projects.edition(rehearsal=False).is_rehearsal


def test_the_index_is_told_every_language_that_is_shipped() -> None:
    """Package indexes know all of them; Portuguese has its country in brackets there."""
    told = address.root_project()["project"]["classifiers"]
    named = [one.removeprefix("Natural Language :: ") for one in told if "Natural" in one]
    shipped = {Locale.parse(lang, sep="-").get_language_name("en") for lang in listed()}
    assert {name.partition(" (")[0] for name in named} == shipped


def test_a_release_without_its_tools_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "TOOLS", ("no_such_tool",))
    assert release.main(["--dry-run"]) == 1
    assert "no_such_tool cannot be found" in capsys.readouterr().err


def test_notes_are_cut_from_the_changelog() -> None:
    text = "# New\n\n## 1.2.0\n\n- one\n\n## 1.1.0 (2025)\n\n- two\n"
    assert release_notes.notes("1.2.0", text) == "- one\n"
    assert release_notes.notes("1.1.0", text) == "- two\n"
    with pytest.raises(LookupError, match=r"no part for version 1\.0\.0"):
        release_notes.notes("1.0.0", text)


def test_manifests_name_the_archives_by_address_and_hash(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    archive = dist / f"playpalace-ludo-{__version__}-windows.zip"
    archive.write_bytes(b"zip")
    source = dist / "playpalace_ludo-9.8.7.tar.gz"
    source.write_bytes(b"tar")
    found = {p.name: p.read_text("utf-8") for p in manifests.write(tmp_path, dist, PUBLISHED)}
    scoop = json.loads(found["playpalace-ludo.json"])
    assert scoop["hash"] == hashlib.sha256(b"zip").hexdigest()
    assert scoop["url"] == f"{PUBLISHED.address}/releases/download/v{__version__}/{archive.name}"
    assert (
        hashlib.sha256(b"zip").hexdigest().upper()
        in found[f"{manifests.IDENTIFIER}.installer.yaml"]
    )
    assert hashlib.sha256(b"tar").hexdigest() in found["playpalace-ludo.rb"]
    started = re.findall(r"RelativeFilePath: (.+)", found[f"{manifests.IDENTIFIER}.installer.yaml"])
    assert started == [r"Ludo\program\command\ludo.exe"]  # winget takes nothing but programs
    shutil.rmtree(dist)
    dist.mkdir()
    assert manifests.write(tmp_path / "none", dist, PUBLISHED) == []


def test_the_workflow_calls_our_script_and_pins_no_hash_nobody_can_look_up() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "python -m tools.release\n" in workflow
    used = re.findall(r"uses: \S+@(\S+)", workflow)
    assert used and not any(re.fullmatch("[0-9a-f]{40}", ref) for ref in used)
