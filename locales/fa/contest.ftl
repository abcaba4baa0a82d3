# فارسی: تورنمنت‌ها و سری‌ها.
pludo-contest-kind = { $kind ->
    [knock-out] حذفی
    [swiss] روش سوئیسی
    [tables] دورهای سر میز
   *[round-robin] همه با همه
}
    .desc = { $kind ->
        [knock-out] هر که دیداری را ببازد حذف می‌شود؛ آخرین نفر می‌برد. با تعداد فرد بعضی یک دور استراحت دارند.
        [swiss] چند دور که هم‌امتیازها به هم می‌خورند؛ کسی حذف نمی‌شود و دو بار با یک حریف بازی نمی‌کند.
        [tables] در هر دور همه سر میزهای سه تا شش نفره می‌نشینند؛ یک امتیاز برای هر که پشت سر بگذارید. بعد هم‌رتبه‌ها با هم می‌نشینند.
       *[round-robin] همه یک بار با هم بازی می‌کنند؛ بیشترین امتیاز می‌برد.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }، ربات، { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } این دور استراحت دارد.
    [won] { $one } از { $two } برد، { $high } به { $low }.
    [drawn] { $one } و { $two } مساوی کردند، { $high } به { $high }.
    [leads] { $one } با { $two }: { $one } { $high } به { $low } جلو است.
    [even] { $one } با { $two }: { $high } به { $high }.
   *[open] { $one } با { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = دور { $round } از { $rounds }.
pludo-contest-next = بازی بعد، دور { $round } از { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [one] تورنمنت تمام شد. { $names } آن را برد.
   *[other] تورنمنت تمام شد. { $names } با هم اول شدند.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: حذف، { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] برنده، { $games }.
       *[no] در تورنمنت، { $games }.
    }
   *[none] { $place }. { $name }: { $points } امتیاز، { $games }.
}
pludo-contest-games = { $won } برد، { $lost } باخت
pludo-contest-standings = جدول { $name }: { $kind }، دور { $round } از { $rounds }.
pludo-contest-standings-over = جدول پایانی { $name }: { $kind }، { $rounds } دور.
pludo-contest-label = { $name }، { $kind }، { $over ->
    [yes] تمام
   *[no] دور { $round } از { $rounds }
}
