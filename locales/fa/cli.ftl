# فارسی: آنچه فرمان‌های پایانه می‌نویسند.
pludo-cli-progress = { $done } از { $total } بازی، مانده { $left }
pludo-cli-train-progress = { $games } بازی، مانده { $left }
pludo-cli-train-resumed = ادامه پس از { $games } بازی.
pludo-cli-train-nothing = پیش از پایان دور نخست بازی‌ها متوقف شد؛ چیزی نوشته نشد.
pludo-cli-train-done = { $end ->
    [stopped] پس از { $games } بازی متوقف شد.
    [settled] پس از { $games } بازی تمام شد: دیگر چیزی بهتر نمی‌شد.
   *[spent] پس از { $games } بازی تمام شد: مرز پر شد.
} آنچه استاد یاد گرفته در { $file } است، { $size } کیلوبایت. همان فرمان از اینجا ادامه می‌دهد.
pludo-cli-check-refused = { $file }: شمار اشکال‌ها { $count }.
pludo-cli-line = { $file }، سطر { $line }
pludo-cli-column = { $file }، سطر { $line }، ستون { $column }
pludo-cli-check-good = { $file } پرونده قانون خوبی است. این را می‌گوید:
pludo-cli-check-effort = سخت‌ترین پرسش درباره زدن { $count } وضعیت را می‌بیند.
pludo-cli-check-cut = سخت‌ترین پرسش درباره زدن { $count } وضعیت را می‌دید. این خیلی زیاد است: N، راهنمایی‌ها و گشتن در صفحه فقط برخی را می‌بینند و می‌گویند «دست‌کم».
pludo-cli-check-heading = بازی‌های تصادفی.
pludo-cli-check-ended = { $games ->
    [1] تنها بازی تصادفی با { pludo-cli-players } تمام شد.
   *[other] از { $games } بازی تصادفی با { pludo-cli-players }، { $ended } بازی تمام شد.
}
pludo-cli-check-endless = { $games ->
    [1] تنها بازی تصادفی با { pludo-cli-players } تمام نشد؛ در نوبت { $turns } رها شد. آیا هر مهره می‌تواند به مقصد برسد؟
   *[other] از { $games } بازی تصادفی با { pludo-cli-players } هیچ‌یک تمام نشد؛ درازترین در نوبت { $turns } رها شد. آیا هر مهره می‌تواند به مقصد برسد؟
}
pludo-cli-players = { $players } بازیکن
pludo-cli-check-stuck = { $file } را نمی‌توان بازی کرد: در { $count } از { $games } بازی تصادفی نوبتی هرگز تمام نشد. هر "again" و "bonus" و "pass" را ببینید.
pludo-cli-check-length = یک بازی حدود { $middle } نوبت است؛ هشت از ده بازی { $low } تا { $high }.
pludo-cli-check-captures = مهره زده‌شده در یک بازی: { $count }.
pludo-cli-check-drawn = بازی‌های بی‌برنده: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } در { $percent } درصد می‌برد، بیش از سهمش { $fair }: مقدار راستین میان { $low } و { $high } است.
    [less] { $colour } در { $percent } درصد می‌برد، کمتر از سهمش { $fair }: مقدار راستین میان { $low } و { $high } است.
   *[fair] { $colour } در { $percent } درصد می‌برد؛ مقدار راستین میان { $low } و { $high } است، سهمش { $fair }.
}
pludo-cli-check-fair = هیچ جایی برتری‌ای ندارد که این بازی‌ها نشان دهند.
pludo-cli-check-unfair = جاها برابر نیستند. اگر منظور این نیست، مسیرها، مهره‌ها و شروع‌کننده را ببینید.
pludo-cli-check-idle-outcomes = { $more ->
    [0] پیشامدهایی که هرگز کاری به کسی نمی‌دهند: { $names }.
   *[other] پیشامدهایی که هرگز کاری به کسی نمی‌دهند: { $names } و { $more } دیگر.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] پیشامدهایی که هرگز نیامدند: { $names }.
   *[other] پیشامدهایی که هرگز نیامدند: { $names } و { $more } دیگر.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] خانه‌هایی که مهره‌ای در آن نایستاد: { $names }.
   *[other] خانه‌هایی که مهره‌ای در آن نایستاد: { $names } و { $more } دیگر.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] تغییر قوانینی که هرگز رخ نداد: { $names }.
   *[other] تغییر قوانینی که هرگز رخ نداد: { $names } و { $more } دیگر.
}
pludo-cli-check-all-matter = همه پیشامدها و خانه‌ها به کار آمدند.
pludo-cli-new-variant-written = { $file } نوشته شد. در ویرایشگر متن بازش کنید، بعد اجرا کنید: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } به نام { $file } نصب شد. بازی: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = پرونده‌ای که پایه آن است در آن نوشته شد: بازیکن دیگر فقط همین یک پرونده را لازم دارد.
pludo-cli-install-replaced = جای پرونده هم‌نامی را که بود می‌گیرد. بازی‌هایی که با قوانین قدیم ذخیره شده‌اند پرونده قدیم را لازم دارند.
pludo-cli-install-removed = { $file } برداشته شد.
pludo-cli-install-refused = { $file } نصب نشد. چیزی عوض نشد.
pludo-cli-arena-heading = { $games } بازی { $variant }.{ $drawn ->
    [0] {""}
   *[other] {" "}بی‌برنده: { $drawn }.
}
pludo-cli-arena-fault = خطا: { $bot }: { $fault }. ربات سخت ادامه می‌دهد.
pludo-cli-arena-score = { $seats ->
    [1] { $name } در { $percent } درصد می‌برد؛ مقدار راستین میان { $low } و { $high } است.
   *[other] { $name }، در { $seats } جا، در هر جا { $percent } درصد می‌برد؛ مقدار راستین میان { $low } و { $high } است.
}
pludo-cli-arena-times = { $name } در هر بازی { $decisions } بار تصمیم می‌گیرد؛ هر تصمیم { $median } میلی‌ثانیه، 99 از 100 حداکثر { $most }.
pludo-cli-arena-length = یک بازی { $turns } نوبت و { $throws } پرتاب دارد، با { $captures } مهره زده‌شده.
pludo-cli-arena-cell = { $others ->
    [1] { $row } در برابر { $column }: { $percent } درصد، میان { $low } و { $high }.
   *[other] { $row } در برابر { $others } تا { $column }: { $percent } درصد، میان { $low } و { $high }.
}
pludo-cli-arena-rating = { $name }: ریتینگ { $rating }، کم یا بیش { $doubt }.
pludo-cli-given-up = { $count } بازی به پایان نرسید و رها شد.
pludo-cli-balance-heading = { $games } بازی { $variant } با { $players } ربات با قدرت { $strength }.
pludo-cli-balance-who-began = شروع‌کننده در { $percent } درصد می‌برد، { $verdict ->
    [more] بیش از سهم { $fair }: مقدار راستین میان { $low } و { $high } است.
    [less] کمتر از سهم { $fair }: مقدار راستین میان { $low } و { $high } است.
   *[fair] که این بازی‌ها از سهم { $fair } جدا نمی‌کنند: مقدار راستین میان { $low } و { $high } است.
}
pludo-cli-balance-story = پیشتاز در هر بازی { $changes } بار عوض می‌شود؛ برنده پس از { $decided } درصد بازی برای همیشه جلوست. { $comebacks } درصد برندگان پیش از آن تقریبا باخته بودند.
pludo-cli-not-installed = { $names } اینجا نصب نیست؛ این‌طور نصب کنید: pip install { $packages }
pludo-cli-draw-written = { $file } نوشته شد: { $title }.
pludo-cli-tournament-none = هنوز تورنمنتی نیست.
pludo-cli-tournament-created = بازی: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } نوشته شد.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 تا 4 بازیکن
    [s04] صفحه‌ای گرد
    [s06] هر کس 4 مهره
    [s07] فقط مهره خودی حرکت می‌کند
    [s09] چهار مرحله
    [s10] راه مقصد از آن خود
    [s12] همه مهره‌ها در مقصد می‌برد
    [s13] یک یا دو تاس ساده
    [s14] پرتابی برای ترتیب بازی
    [s15] بیشترین پرتاب شروع می‌کند
    [s16] برابرها دوباره می‌اندازند
    [s17] هر نوبت یک پرتاب
    [s18] بی‌حرکت، نوبت تمام است
    [s19] نخستین برنده بازی را تمام می‌کند
    [s20] مسیری گرد
    [s21] همه مهره‌ها از پایگاه شروع
    [s23] برای بیرون آمدن 6
    [s24] بیرون در خانه شروع
    [s25] فاصله‌های برابر
    [s26] حرکت رو به جلو
    [s27] به اندازه پرتاب
    [s28] هر مهره را می‌توان برگزید
    [s29] از مهره‌ها می‌توان گذشت
    [s30] هر که بتواند باید حرکت کند
    [s31] 6 باید مهره‌ای بیرون بیاورد
    [s32] بی 6 بار دیگری نیست
    [s33] همه خانه‌های مسیر یکسان
    [s34] خودی‌ها در یک خانه
    [s35] مهره زده‌شده به پایگاه می‌رود
    [s36] امن در خانه شروع خود
    [s39] ورود به راه مقصد از خانه پیش از آن
    [s40] ورود به مقصد از راه مقصد
    [s43] عدد دقیق برای مقصد
    [s44] در راه مقصد گذر نیست
    [s45] راه مقصد با 4 یا 5 خانه
    [s46] مقصد یک خانه‌ای
    [s47] هر تاس جدا
    [s48] تاس‌ها به هر ترتیب
    [s49] یک تاس بازی‌شدنی بس است
    [s51] هر دو تاس با یک مهره
   *[s52] درازای مسیر
}
pludo-cli-strict-all = این منچ سخت‌گیر است: هر { $all } قانون برقرار است.
pludo-cli-strict-kept = از { $all } قانون منچ سخت‌گیر، { $kept } برقرار است.
pludo-cli-strict-relaxed = شل‌شده: { $list }.
pludo-cli-strict-seen = S-{ $number } با { $item } شکسته می‌شود، در وضعیت { $position }
pludo-cli-strict-says = S-{ $number }: قوانین می‌گویند { $value }.
pludo-cli-strict-unseen = S-{ $number }: قوانین اجازه می‌دهند، ولی جست‌وجو به چنین وضعیتی نرسید.
pludo-cli-strict-searched = جست‌وجو در { $games } بازی تصادفی، روی هم { $turns } نوبت؛ قوانین دیگر آنجا برقرار بود.
pludo-cli-loose-kept = این هنوز منچ است: قوانین L-01 تا L-37 برقرار است.
pludo-cli-loose-broken = این دیگر منچ نیست: { $rules } برقرار نیست.
pludo-cli-loose-stranded = هیچ پرتابی مهره { $colour } را به مقصدش نمی‌رساند (L-27).
pludo-cli-scenarios-skipped = کنار گذاشته: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } با phase { $pattern }
   *[preset] { $count } با preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } درست، { $failed } نادرست
pludo-cli-web-written = صفحه در { $folder } است. هر سرور وبی می‌تواند آن را بدهد؛ docs/web.md می‌گوید با کدام سرآیندها.
pludo-cli-web-served = بازی در { $address } است، فقط از همین رایانه. Ctrl+C آن را می‌بندد؛ بازی‌های شما در مرورگر می‌ماند.
pludo-cli-options-ignored = از { $file } این‌ها فقط در سرور به کار می‌آید: { $keys }.
pludo-cli-host-starting = { $title } با منچ پلاس شروع می‌شود.
pludo-cli-host-installed = { $done ->
    [renewed] منچ پلاس { $version } در { $folder } تازه شد، با همه آنچه لازم دارد.
   *[new] منچ پلاس { $version } در { $folder } گذاشته شد، با همه آنچه لازم دارد.
}
pludo-cli-host-before = پیش از آن نسخه { $version } آنجا بود.
pludo-cli-host-found-by = { $title } آن را با { $anchor } می‌یابد. هیچ پرونده سرور عوض نشد و چیزی در محیط پایتون آن گذاشته نشد، پس uv sync، محیط تازه یا پایتون دیگر به آن دست نمی‌زنند.
pludo-cli-host-old-hook = قلاب نسخه پیشین برداشته شد: { $path }.
pludo-cli-host-keep-folders = این دو پوشه را با دست پاک نکنید: { $title } همه داده‌های بازی‌ای را که هنگام شروع نباشد پاک می‌کند. playpalace-ludo host --uninstall اول رونوشت می‌گیرد.
pludo-cli-host-not-tried = آزموده نشد که { $title } بتواند آن را بار کند: کنار سرور .venv نیست. برای آزمودن پایتونش را با --python نام ببرید.
pludo-cli-host-not-triable = نشد با { $python } آزمود که { $title } بتواند آن را بار کند: { $reason }
pludo-cli-host-said = سرور می‌گوید: { $line }
pludo-cli-host-loads = با { $python } آزموده شد: { $title } آن را بار می‌کند.
pludo-cli-host-fails = { $reason ->
    [none] هشدار: با { $python } آزموده شد، { $title } آن را بار نمی‌کند.
   *[other] هشدار: با { $python } آزموده شد، { $title } آن را بار نمی‌کند. { $reason }
}
pludo-cli-host-restart-installed = سرور را مانند همیشه دوباره راه بیندازید. منچ پلاس آنگاه میان بازی‌های صفحه‌ای است؛ اگر نبود، گزارش سرور می‌گوید چرا.
pludo-cli-host-not-installed = منچ پلاس در { $folder } نصب نیست؛ چیزی عوض نشد.
pludo-cli-host-copied = پایگاه داده در { $copy } رونوشت شد.
pludo-cli-host-no-database = { $names } در { $folder } یا پوشه سرورش پیدا نشد، پس رونوشتی گرفته نشد؛ اگر سرور آن را جای دیگر دارد، پیش از شروع بعدی رونوشت بگیرید.
pludo-cli-host-removed = { $path } برداشته شد.
pludo-cli-host-data-stays = نتیجه‌ها، ریتینگ‌ها و میزهای ذخیره‌شده در پایگاه داده { $title } می‌ماند.
pludo-cli-host-data-goes = { $copy ->
    [ours] هشدار: اگر { $title } بار دیگر بی منچ پلاس شروع شود، همه میزهای ذخیره‌شده، نتیجه‌ها، آمار و ریتینگ‌های منچ پلاس را پاک می‌کند. برای بازگرداندن، سرور را ببندید، رونوشت را جای پایگاه داده بگذارید و دوباره نصب کنید.
   *[own] هشدار: اگر { $title } بار دیگر بی منچ پلاس شروع شود، همه میزهای ذخیره‌شده، نتیجه‌ها، آمار و ریتینگ‌های منچ پلاس را پاک می‌کند. برای بازگرداندن، سرور را ببندید، رونوشت خودتان را جای پایگاه داده بگذارید و دوباره نصب کنید.
}
pludo-cli-host-restart = سرور را دوباره راه بیندازید.
pludo-cli-host-left = همان جا که هست ماند، نگه دارید یا پاک کنید: { $path } ({ $what ->
    [settings] تنظیمات شما
    [changed] تنظیماتی که سر میزها عوض شده
    [sets] تنظیماتی که بازیکنان نگه داشته‌اند
    [set-aside] میزهایی که خوانده نشد
    [records] ثبت بازی‌های آخر
    [rules] سند قوانین چنان که در سرور ویرایش شد
    [tables] بازی‌هایی که در جریان بود
    [purses] سکه‌های بازیکنان شما
   *[copy] رونوشتی از پایگاه داده
}).
