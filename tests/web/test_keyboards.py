"""Keyboards of other scripts, and the page's own voice in every language, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playpalace_ludo.words import languages
from playpalace_ludo.words.languages import direction
from playpalace_ludo.words.translate import Translator
from tests.web.chromium import PATIENCE, Browser, desktop
from tests.web.test_browser import LOGGING, terminal

KEYS = ("enter", "enter", *"rrr1rrr1vnr")
CODES = {"r": "KeyR", "v": "KeyV", "n": "KeyN", "1": "Digit1"}
RECORDING = """
globalThis.spoken = [];
Object.defineProperty(globalThis, "speechSynthesis", {
  value: Object.assign(new EventTarget(), {
    cancel() {}, getVoices: () => [],
    speak: ({ lang, text }) => globalThis.spoken.push([lang, text]),
  }),
});
"""
"""Takes the place of the speakers: what reaches them is a real utterance."""


def in_language(browser: Browser, lang: str) -> None:
    browser.context.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{get: () => ['{lang}']}})"
    )


def press(cdp: Any, key: str, code: str) -> None:
    """Press a key as the keyboard reports it: what it types, and where it is."""
    typed = {"key": key, "code": code}
    cdp.send("Input.dispatchKeyEvent", {"type": "keyDown", **typed, "text": key})
    cdp.send("Input.dispatchKeyEvent", {"type": "keyUp", **typed})


@desktop
@pytest.mark.parametrize(
    ("lang", "layout"),
    [
        ("ru", {"r": "к", "v": "м", "n": "т", "1": "1"}),
        ("fa", {"r": "ق", "v": "ر", "n": "د", "1": "۱"}),
        ("hi", {"r": "ी", "v": "न", "n": "ल", "1": "१"}),
        ("ar", {"r": "ق", "v": "ر", "n": "ى", "1": "١"}),
        ("en", {"r": "и", "v": "э", "n": "х", "1": "1"}),
        ("en", {"r": "რ", "v": "ვ", "n": "ნ", "1": "1"}),
    ],
    ids=["Russian", "Persian", "Hindi", "Arabic", "Bulgarian", "Georgian"],
)
def test_letters_and_digits_count_by_their_key_and_stay_in_a_text(
    browser: Browser, tmp_path: Path, lang: str, layout: dict[str, str]
) -> None:
    in_language(browser, lang)
    page = browser.page
    cdp = browser.context.new_cdp_session(page)
    page.goto(f"{browser.address}#seed=both")
    page.wait_for_selector("#entry:not([hidden])", timeout=PATIENCE)
    page.focus("#entry-text")
    for key in "rv1n":
        press(cdp, layout[key], CODES[key])
    name = page.input_value("#entry-text")
    assert name == "".join(layout[key] for key in "rv1n")
    page.keyboard.press("Enter")
    page.wait_for_selector("#rows:not([hidden])")
    browser.settle()
    page.evaluate(LOGGING)
    page.focus("#keys")
    for key in KEYS:
        before = page.evaluate("log.length")
        if key == "enter":
            page.keyboard.press("Enter")
        else:
            press(cdp, layout[key], CODES[key])
        page.wait_for_function("before => log.length > before", arg=before, timeout=PATIENCE)
        browser.settle()
    wanted = terminal(KEYS, "both", tmp_path / "terminal", name, lang)
    assert len(wanted) > 15
    assert page.evaluate("log")[: len(wanted)] == wanted


@desktop
@pytest.mark.parametrize("lang", languages())
def test_the_pages_own_voice_is_told_the_language(browser: Browser, lang: str) -> None:
    browser.context.add_init_script(RECORDING)
    in_language(browser, lang)
    page = browser.open()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        lang,
        direction(lang),
    ]
    page.evaluate("document.getElementById('settings').open = true")
    page.check("#speak")
    page.focus("#keys")
    page.keyboard.press("Enter")
    page.wait_for_function("() => spoken.length > 0", timeout=PATIENCE)
    spoken = page.evaluate("spoken")
    assert {language for language, _ in spoken} == {lang}
    heading = Translator(lang).text("pludo-menu-table-title")
    assert any(heading in text for _, text in spoken), spoken
