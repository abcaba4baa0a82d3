"""The pages for people: headings to jump by, links that lead somewhere, no endless sentence."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "locales" / "README.md"])
MOST_WORDS = 80
FENCED = re.compile(r"^```.*?^```$|<!--.*?-->", re.MULTILINE | re.DOTALL)


def read(page: Path) -> str:
    """A page without its examples and its marks for generated parts."""
    return FENCED.sub("", page.read_text("utf-8"))


def headings(page: Path) -> list[tuple[int, str]]:
    found = re.findall(r"^(#+) (.+)$", read(page), re.MULTILINE)
    return [(len(signs), text) for signs, text in found]


def anchors(page: Path) -> set[str]:
    """Anchors for links: the headings as GitHub spells them."""
    spelled = (re.sub(r"[^\w\- ]", "", text.lower()) for _, text in headings(page))
    return {text.replace(" ", "-") for text in spelled}


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_headings_can_be_walked(page: Path) -> None:
    """One title at the top, and no level left out on the way down."""
    levels = [level for level, _ in headings(page)]
    assert page.read_text("utf-8").startswith("# ")
    assert levels.count(1) == 1
    assert [step for step in pairwise(levels) if step[1] > step[0] + 1] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", read(page)):
        if re.match(r"\w+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


def sentences(page: Path) -> list[str]:
    """The prose of a page, without headings, tables and examples."""
    written = (line for line in read(page).splitlines() if not line.startswith(("|", "#", "    ")))
    return [one for line in written for one in re.split(r"(?<=[.!?])[\")*]*\s+", line)]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_no_sentence_is_too_long(page: Path) -> None:
    assert [one for one in sentences(page) if len(one.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("page", PAGES[:-1], ids=named)  # the last is being written anew
def test_no_sentence_begins_as_a_riddle(page: Path) -> None:
    """`Who drops out is played by a bot.` has to be read twice; a question may begin so."""
    riddle = re.compile(r"[-*\d. ]*(What|Who|Whoever|Whatever) [^?:]*$")
    assert [one for one in sentences(page) if riddle.match(one)] == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_begins_with_a_paragraph(page: Path) -> None:
    """Before the first list, table or heading it says what one does here."""
    blocks = [block for block in read(page).split("\n\n") if block.strip()]
    assert not blocks[1].startswith(("#", "|", "- ", "1.", "!", "    "))
