# فارسی: تاس‌ها از کجا آمدند، و آیا همان‌اند که پیش از بازی ثابت شدند.
pludo-dice-them = { $throw ->
    [cards] کارت‌های
    [spinner] چرخش‌های
   *[dice] تاس‌های
}
pludo-dice-they = { $throw ->
    [cards] کارت‌ها
    [spinner] چرخش‌ها
   *[dice] تاس‌ها
}
pludo-dice-one = { $throw ->
    [cards] کارت
    [spinner] چرخش
   *[dice] تاس
}
pludo-dice-fixed = { pludo-dice-them } این بازی ثابت شدند؛ کد { $code }.
pludo-dice-fixed-next = { pludo-dice-them } بازی بعد ثابت شدند؛ کد { $code }.
pludo-dice-next = کد { pludo-dice-them } بعدی: { $code }.
    .first = کد { pludo-dice-them } بعدی: { $code }. منوی کارها برای آن‌ها واژه می‌گیرد.
pludo-dice-fixed-then = طبق این ثبت، کدی که پیش از بازی گفته شد { $code } بود.
pludo-dice-follows = { $count ->
    [0] هنوز چیزی نیفتاده است.
    [one] تنها { pludo-dice-one } با بذر این ثبت می‌خواند.
   *[other] هر { $count } { pludo-dice-one } با بذر این ثبت می‌خواند.
}
    .so-far = { $count ->
        [0] هنوز چیزی نیفتاده است.
        [one] اولین { pludo-dice-one } با بذر این ثبت می‌خواند؛ بازی تمام نشده.
       *[other] هر { $count } { pludo-dice-one } تا حالا با بذر این ثبت می‌خواند؛ بازی تمام نشده.
    }
    .broken-off = { $count ->
        [0] بازی پیش از آنکه چیزی بیفتد قطع شد.
       *[other] بازی قطع شد. تا آن وقت { $count } { pludo-dice-one } افتاد و همه با بذر این ثبت می‌خواند.
    }
pludo-dice-cut = ثبت بریده شده: { $listed } { pludo-dice-one } دارد، ولی حرکت‌هایش بعد از { $count } تمام می‌شود.
pludo-dice-noted-record = هر { $count } { pludo-dice-one } درست است: این همان ثبتی است که کدش را یادداشت کردید، و چیزی در آن عوض نشده.
pludo-dice-noted-seed = هر { $count } { pludo-dice-one } درست است: از بذری می‌آیند که کدش را پیش از بازی یادداشت کردید.
pludo-dice-not-noted = کسی که کل ثبت را جعل کند هم همین را می‌تواند بگوید. برای رد آن، کد را پیش از بازی و در پایانش یادداشت کنید و با --noted بررسی کنید.
pludo-dice-noted-short = سه واژه یادداشت شما با این ثبت می‌خواند، ولی برای رد جعل کم است.
pludo-dice-noted-part = کد { $words } واژه دارد، شما { $given } دادید.
pludo-dice-noted-other = واژه‌های یادداشت شما کد دیگری است: نه کد پیش از این بازی و نه کد این ثبت.
pludo-dice-record = کد کل ثبت { $code } است.
pludo-dice-seen = سرور یا برنامه این بازی واژه‌ها را پیش از آمیختن تاس‌ها دید؛ با یک همدست می‌توانست آن‌ها را انتخاب کند.
pludo-dice-kept = طبق این ثبت، واژه‌های { $names } تا رسیدن واژه‌های همه مهر و موم بود. { $count ->
    [one] فقط برنامه خود آن بازیکن می‌تواند تأیید کند.
   *[other] فقط برنامه خود آن بازیکنان می‌تواند تأیید کند.
}
pludo-dice-unkept = { $count ->
    [one] { $names } واژه مهر و موم کرد و نگفت. آن بازیکن می‌توانست از دو ردیف تاس یکی را برگزیند.
   *[other] { $names } واژه مهر و موم کردند و نگفتند. با هم می‌توانستند از چند ردیف تاس یکی را برگزینند.
}
pludo-dice-no-proof = پیش از این بازی چیزی ثابت نشد، پس { pludo-dice-them } آن بررسی نمی‌شود. با نسخه قدیمی‌تری یا با تاس‌های آماده شروع شده است.
pludo-dice-seeded = { pludo-dice-them } این بازی از --seed { $seed } می‌آید: کسی که آن را انتخاب کرد می‌توانست همه را از پیش بداند.
pludo-dice-not-told = بذر پیش از پایان بازی گفته نمی‌شود؛ تا آن وقت { pludo-dice-they } بررسی نمی‌شود.
    .over = بازی تمام شده ولی بذرش نیست: { pludo-dice-they } بررسی نمی‌شود.
pludo-dice-contribution = واژه‌های یک بازیکن عوض شده: { pludo-dice-they } با این‌ها آمیخته نشده است.
pludo-dice-mixed = قوانین، یک جا، یک نام یا واژه‌های یک بازیکن عوض شده: { pludo-dice-they } با این‌ها آمیخته نشده است.
pludo-dice-promise = واژه‌های { $name } همان‌هایی نیست که پیش از بازی مهر و موم شد.
pludo-dice-commitment = تعهد عوض شده: { pludo-dice-they } از بذر می‌آید، ولی تعهد نه.
pludo-dice-seed = بذر عوض شده: نه تعهد از آن می‌آید و نه { pludo-dice-they }.
pludo-dice-die = { pludo-dice-one } { $number } در نوبت { $turn } فرق دارد: ثبت { $fell } دارد، بذر { $due } می‌دهد.
pludo-dice-first = شروع‌کننده فرق دارد: ثبت { $fell } دارد، بذر { $due } می‌دهد.
pludo-dice-list = فهرست 'drawn' عوض شده: شماره { $number } آن { $fell } است، بذر { $due } می‌دهد.
