"""Keyboards of other scripts: the Latin letter on the same key, and digits of every script.

Commands are Latin letters and signs. Players with a Russian or Persian keyboard press the same
keys, but the terminal reports only the characters these type. The strings follow XKB's layouts.
"""

from __future__ import annotations

from functools import cache

LATIN = "qwertyuiopasdfghjklzxcvbnm"
SIGNS = ("[]',./", '{}"<>?')
"""The keys beside the letters, alone and with Shift."""

LAYOUTS: dict[str, tuple[str, str]] = {
    "ru": ("йцукенгшщзфывапролдячсмить", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"),
    "uk": ("йцукенгшщзфівапролдячсмить", "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"),
    "be": ("йцукенгшўзфывапролдячсміть", "ЙЦУКЕНГШЎЗФЫВАПРОЛДЯЧСМІТЬ"),
    "bg": (" уеишщксдзьяаожгтнвюйъэфхп", "ыУЕИШЩКСДЗѝЯАОЖГТНВЮЙЪЭФХП"),
    # Serbian also has a Latin keyboard of its own, with Z and Y swapped.
    "sr": ("љњертжуиопасдфгхјклзџцвбнм", "ЉЊЕРТЖУИОПАСДФГХЈКЛЗЏЦВБНМ"),
    "mk": ("љњертѕуиопасдфгхјклзџцвбнм", "ЉЊЕРТЅУИОПАСДФГХЈКЛЗЏЦВБНМ"),
    "el": (" ςερτυθιοπασδφγηξκλζχψωβνμ", "  ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ"),
    "he": ("  קראטוןםפשדגכעיחלךזסבהנמצ", " " * 26),
    "ar": ("ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة", "ًٌَُﻹإ ÷×؛ٍِ  ﻷأـ،  ْ  ﻵآ "),
    "fa": ("ضصثقفغعهخحشسیبلاتنمظطزرذدپ", "ًٌٍَُِّْ  ؤئيإأآة»«كٓژٰ ٔء"),
    "ur": ("قوعرتےءیہپاسدفگحجکلزشچطبنم", "ْؤٰڑٹَئِۃُآصڈّغھضخٔذژثظ ں٘"),
    "hi": ("ौैाीूबहगदजोे्िुपरकतॆंमनवलस", "औऐआईऊभङघधझओएअइउफऱखथऎँणऩऴळश"),
    "ne": ("टौेरतयुिोपासदउगहजकलषडचवबनम", "ठऔैृथञूीओफआशधऊघअझख॥ऋढछँभणं"),
    "bn": ("ঙযডপটচজহগ\u09dcৃুিব্াকতদঁোেরনসম", "ং\u09dfঢফঠছঝঞঘ\u09ddৗূীভ।অখথধঃৌৈলণষশ"),
    "th": ("ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท", "  ฎฑธํ๊ณฯญฤฆฏโฌ็๋ษศ  ฉฮฺ์ "),
    "ka": ("ქწერტყუიოპასდფგჰჯკლზხცვბნმ", " ჭ ღთ      შ    ჟ  ძ ჩ    "),
    "hy": ("ճփբսմուկըթջվգեանիտհժդչյզլք", "ՃՓԲՍՄՈՒԿԸԹՋՎԳԵԱՆԻՏՀԺԴՉՅԶԼՔ"),
    "tr": ("       ı                  ", "       İ                  "),
}
"""Characters of the letter keys, in the order of LATIN, plain and with Shift; a space for none.

They are listed by language. Where several layouts have the same letter on different keys, the
hearer's own comes first, then the earlier one.
"""

ON_SIGNS: dict[str, tuple[str, str]] = {
    "ru": ("хъэбю ", "ХЪЭБЮ "),
    "uk": ("хїєбю ", "ХЇЄБЮ "),
    "be": ("х эбю ", "Х ЭБЮ "),
    "bg": ("ц чрлб", "Ц ЧРЛБ"),
    "sr": ("шђћ   ", "ШЂЋ   "),
    "mk": ("шѓќ   ", "ШЃЌ   "),
    "he": ("   תץ ", "      "),
    "ar": ("جدطوزظ", "     ؟"),
    "fa": ("جچگو  ", "  ؛  ؟"),
    "ur": ("   ،۔ ", "     ؟"),
    "hi": ("ड\u093cट  य", "ढञठष।\u095f"),
    "ne": ("इए  ।\u094d", "ईऐ ङ  "),
    "th": ("บลงมใฝ", "ฐ  ฒฬฦ"),
}
"""Characters of the keys in SIGNS, where they are letters or signs of the script."""
NOTHING = (" " * len(SIGNS[0]),) * 2


def as_digit(key: str) -> str:
    """Return a digit of any script as 0 to 9, anything else as it is."""
    if len(key) != 1 or key.isascii():
        return key
    from unicodedata import decimal  # as in cleaning, loaded late

    value = decimal(key, None)
    return key if value is None else str(value)


def on_same_key(key: str, lang: str) -> str:
    """Return the Latin character on the key that types this one, or the same character."""
    if len(key) != 1 or key.isascii():
        return key
    own = lang.partition("-")[0]
    order = sorted(LAYOUTS, key=lambda name: name != own)
    return next((table[key] for name in order if key in (table := letters(name))), key)


@cache
def letters(name: str) -> dict[str, str]:
    """Map each character of a layout to its Latin letter or sign, with Shift where needed."""
    alone, shifted = map("".join, zip(LAYOUTS[name], ON_SIGNS.get(name, NOTHING), strict=True))
    table = dict(zip(shifted, LATIN.upper() + SIGNS[1], strict=True))
    table |= dict(zip(alone, LATIN + SIGNS[0], strict=True))
    table.pop(" ", None)
    return table


def initial(text: str) -> str:
    """Return the first letter that finds a row, without case, accents and points."""
    first = text[:1].casefold()[:1]
    if first.isascii():
        return first
    from unicodedata import normalize

    base = normalize("NFD", first)[:1]
    return "i" if base == "ı" else base
