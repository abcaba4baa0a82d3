"""Keyboards of other scripts: what a Latin one has on the same key, and digits of every script.

Commands are Latin letters and signs. A player whose keyboard writes Russian or Persian presses the
same keys, and the terminal tells only what they write. The strings are what XKB's layouts write.
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
    # Beside Serbian's own Latin keyboard, where Z and Y have changed places.
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
"""What the letter keys write, in the order of LATIN, alone and with Shift; a space for nothing new.

By language. Where several write the same letter on different keys, the hearer's own comes first,
then the earlier one.
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
"""What the keys of SIGNS write, where that is a letter or sign of the script."""
NOTHING = (" " * len(SIGNS[0]),) * 2


def as_digit(key: str) -> str:
    """Return a digit of any script as 0 to 9, anything else as it is."""
    if len(key) != 1 or key.isascii():
        return key
    from unicodedata import decimal  # as in cleaning, loaded late

    value = decimal(key, None)
    return key if value is None else str(value)


def on_same_key(key: str, lang: str) -> str:
    """Return what a Latin keyboard has on the key that writes this, or the key itself."""
    if len(key) != 1 or key.isascii():
        return key
    own = lang.partition("-")[0]
    order = sorted(LAYOUTS, key=lambda name: name != own)
    return next((table[key] for name in order if key in (table := letters(name))), key)


@cache
def letters(name: str) -> dict[str, str]:
    """Return the Latin letter or sign of each that a layout writes, as with Shift where needed."""
    alone, shifted = map("".join, zip(LAYOUTS[name], ON_SIGNS.get(name, NOTHING), strict=True))
    table = dict(zip(shifted, LATIN.upper() + SIGNS[1], strict=True))
    table |= dict(zip(alone, LATIN + SIGNS[0], strict=True))
    table.pop(" ", None)
    return table


def initial(text: str) -> str:
    """Return the letter a row is found by: without case, accents and points."""
    first = text[:1].casefold()[:1]
    if first.isascii():
        return first
    from unicodedata import normalize

    base = normalize("NFD", first)[:1]
    return "i" if base == "ı" else base
