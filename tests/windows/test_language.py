"""The language Windows itself is set to: the game greets in it, and commands explain themselves."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from playpalace_ludo.words.translate import Translator
from tests.windows.bed import LONG, Bed, Log, windows_path
from tests.windows.starts import GAME

pytestmark = LONG

WITHOUT_VARIABLES = """
import os, sys

for name in [name for name in os.environ if name.startswith(("LANG", "LC_"))]:
    del os.environ[name]

from playpalace_ludo.cli.main import main

sys.exit(main(sys.argv[1:]))
"""
"""Starts the program as on Windows, where none of the variables are set that Wine hands on."""

ALL_NUMBERS = """
import ctypes
from playpalace_ludo.machine import locale_of

kernel, names = ctypes.windll.kernel32, []
every = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_void_p)
kernel.EnumSystemLocalesEx(every(lambda name, flags, more: names.append(name) or 1), 0, None, None)
for name in names:
    number = kernel.LocaleNameToLCID(name, 0)
    print(f"{name}={locale_of(number)}" if number <= 0xFFFF and number != 0x1000 else "")
"""
"""Prints every locale of Windows that has its own number, and what we take that number for."""


def built(bed: Bed, locale: str) -> str:
    """Build a locale of the C library, from which Wine takes the language of Windows."""
    region, _, script = locale.partition("@")
    name = f"{region}.UTF-8{'@' if script else ''}{script}"
    target = bed.home / "locales" / name
    target.parent.mkdir(exist_ok=True)
    if not target.is_dir():
        made = (
            shutil.which("localedef")
            and not subprocess.run(
                ["localedef", "-i", locale, "-f", "UTF-8", str(target)], capture_output=True
            ).returncode
        )
        if not made:
            pytest.skip("locales cannot be built here; Debian has what it takes in locales")
    return name


@pytest.mark.parametrize(
    ("locale", "ours"),
    [
        *(("ar_EG", "ar"), ("ar_SA", "ar"), ("de_AT", "de"), ("en_GB", "en"), ("es_MX", "es")),
        *(("fa_IR", "fa"), ("fr_CA", "fr"), ("hi_IN", "hi"), ("id_ID", "id"), ("pl_PL", "pl")),
        *(("pt_BR", "pt-BR"), ("pt_PT", "pt-BR"), ("ru_RU", "ru"), ("sr_RS@latin", "sr")),
        *(("tr_TR", "tr"), ("vi_VN", "vi"), ("zh_CN", "en")),
    ],
)
def test_the_program_speaks_the_language_of_windows(
    bed: Bed, nvda: Log, tmp_path: Path, locale: str, ours: str
) -> None:
    more = {"LOCPATH": str(bed.home / "locales"), "LANG": built(bed, locale)}
    kept = windows_path(tmp_path / "kept")
    bed.run("-c", WITHOUT_VARIABLES, *GAME, "--config-dir", kept, lines="r\n", more=more)
    assert nvda.spoken()[0] == Translator(ours).text("pludo-client-greeting")
    helped = bed.run("-c", WITHOUT_VARIABLES, "--help", more=more).stdout.decode()
    assert Translator(ours).text("pludo-help") in helped


def test_every_locale_of_our_languages_is_known_by_its_number(bed: Bed) -> None:
    told = bed.run("-c", ALL_NUMBERS).stdout.decode().split()
    pairs = [line.split("=") for line in told]
    ours = {"ar", "de", "en", "es", "fa", "fr", "hi", "id", "pl", "pt", "ru", "sr", "tr", "vi"}
    known = [(name.split("-")[0], found.split("_")[0]) for name, found in pairs]
    assert {language for language, _ in known} >= ours
    assert [pair for pair in known if pair[0] in ours and pair[0] != pair[1]] == []
