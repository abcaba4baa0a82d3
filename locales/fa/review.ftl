# فارسی: نگاه به بازی‌های گذشته: اشتباه‌ها، آمار، ریتینگ، معماها.
pludo-review-turned = کجا بازی برگشت:
pludo-review-none-turned = { $who ->
    [you] هیچ نوبتی بخت برد شما را یک درصد کامل عوض نکرد.
   *[other] هیچ نوبتی بخت برد { $name } را یک درصد کامل عوض نکرد.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] نوبت { $number }: بخت برد شما از { $before } به { $after } درصد بالا می‌رود.
       *[down] نوبت { $number }: بخت برد شما از { $before } به { $after } درصد پایین می‌آید.
    }
   *[other] { $way ->
        [up] نوبت { $number }: بخت برد { $name } از { $before } به { $after } درصد بالا می‌رود.
       *[down] نوبت { $number }: بخت برد { $name } از { $before } به { $after } درصد پایین می‌آید.
    }
}
pludo-review-dear = گران‌ترین انتخاب‌ها:
pludo-review-none-dear = هیچ انتخابی یک درصد کامل هزینه نداشت.
pludo-review-abilities = اینکه توانایی به موقع به کار رفت سنجیده نمی‌شود.
pludo-review-choice = نوبت { $number }، { $who ->
    [you] شما
   *[other] { $name }
}، { $cost } درصد از دست رفت. بازی شد: { $made } بهتر: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] انتخابی نداشتید.
        [one] یک انتخاب داشتید و { $cost } درصد از دست دادید.
       *[other] { $choices } انتخاب داشتید، { $best } بار بهترین را کردید و در کل { $cost } درصد از دست دادید.
    }
   *[other] { $choices ->
        [0] { $name } انتخابی نداشت.
        [one] { $name } یک انتخاب داشت و { $cost } درصد از دست داد.
       *[other] { $name } { $choices } انتخاب داشت، { $best } بار بهترین را کرد و در کل { $cost } درصد از دست داد.
    }
}
pludo-review-working = بازی بررسی می‌شود. اسکیپ قطع می‌کند.
    .touch = بازی بررسی می‌شود.
pludo-review-how-far = { $percent } درصد انجام شد.
pludo-learn-title = { $count } انتخاب می‌توانست بهتر باشد. پیج‌داون: بعدی. H: پاسخ. اسکیپ: بس است.
    .touch = { $count } انتخاب می‌توانست بهتر باشد.
pludo-learn-none = اینجا درسی نیست: هیچ انتخابی آشکارا چیزی از دست نداد.
pludo-learn-whose = انتخاب‌های چه کسی؟
pludo-learn-of = { $name }
pludo-learn-count = { $number } از { $count }.
pludo-learn-question = نوبت { $number }، { $throw ->
    [cards] { $dice } کشیدید.
    [spinner] در گردونه { $dice } آوردید.
   *[dice] { $dice } آوردید.
} بازی کردید: { $made } بهترش را پیدا کنید.
pludo-learn-best = درست: { $gain } درصد بهتر از آنچه بازی کردید.
pludo-learn-equal = درست: { $gain } درصد بهتر از آنچه بازی کردید، و تقریبا به خوبی بهترین.
pludo-learn-better = { $gain } درصد بهتر از آنچه بازی کردید. باز هم بهتر هست.
pludo-learn-level = تقریبا به خوبی آنچه بازی کردید. بهتر هست.
pludo-learn-same = همان است که بازی کردید. بهتر هست.
pludo-learn-worse = بهتر نیست: { $percent } درصد می‌برد، آنچه بازی کردید { $other } درصد.
pludo-learn-answer = بهترین: { $choice } { $best } درصد می‌برد، در برابر { $other } درصد.
pludo-learn-first = این اولی است.
pludo-learn-last = این آخری است. اسکیپ می‌بندد.
    .touch = این آخری است.
pludo-learn-help = مانند بازی انتخاب کنید: با رقم مهره، یا با جهت‌نماها و اینتر. H پاسخ را می‌گوید، و دوباره ارزش هر انتخاب را. R تمرین را تکرار می‌کند، پیج‌داون و پیج‌آپ جلو و عقب می‌روند، و بعد از انتخاب درست اینتر هم جلو می‌رود. همه پرسش‌ها کار می‌کنند: V، M، N و گشتن در صفحه. اسکیپ می‌بندد.
    .touch = مانند بازی انتخاب کنید. «راهنمایی» پاسخ را می‌گوید، و دوباره ارزش هر انتخاب را. همه پرسش‌ها کار می‌کنند.
pludo-puzzle-question = { $title }. شما { $name } هستید و { $throw ->
    [cards] { $dice } کشیدید.
    [spinner] در گردونه { $dice } آوردید.
   *[dice] { $dice } آوردید.
} V صفحه را می‌گوید. بهترین انتخاب را پیدا کنید.
    .touch = { $title }. شما { $name } هستید و { $throw ->
        [cards] { $dice } کشیدید.
        [spinner] در گردونه { $dice } آوردید.
       *[dice] { $dice } آوردید.
    } بهترین انتخاب را پیدا کنید.
pludo-puzzle-best = درست: { $percent } درصد می‌برد، بعدی { $other } درصد.
pludo-puzzle-worse = نه: { $percent } درصد می‌برد، بهترین { $best } درصد.
pludo-puzzle-told = بعد از راهنمایی، حل‌شده حساب نمی‌شود.
pludo-stats-working = بازی‌های شما بررسی می‌شود. اسکیپ بخت و مهارت را کنار می‌گذارد.
    .touch = بازی‌های شما بررسی می‌شود.
pludo-stats-working-less = بازی‌های شما جمع زده می‌شود. اسکیپ قطع می‌کند.
    .touch = بازی‌های شما جمع زده می‌شود.
pludo-stats-title = بازی‌های شما. اینتر بیشتر می‌گوید، اسکیپ می‌بندد.
    .touch = بازی‌های شما. هر سطر بیشتر می‌گوید.
pludo-stats-none = هنوز بازی تمام‌شده ندارید. یکی را تا آخر بازی کنید تا حساب شود.
pludo-stats-left-out = { $count ->
    [one] یک ثبت کنار گذاشته شد: { $damaged ->
        [0] مال شما نیست، یا قوانینش نیست.
       *[other] خوانده نمی‌شود.
    }
   *[other] { $count } ثبت کنار گذاشته شد: { $damaged ->
        [0] مال شما نیستند، یا قوانینشان نیست.
       *[other] { $foreign ->
            [0] خوانده نمی‌شوند.
           *[other] { $damaged } تا خوانده نمی‌شود، { $foreign } تا مال شما نیست یا قوانینش نیست.
        }
    }
}
pludo-stats-undated = { $count } بازی تاریخ نادرست دارد و در هیچ ماهی حساب نمی‌شود. ساعت این رایانه درست است؟
pludo-stats-result = { $games ->
    [one] یک بازی، { $won ->
        [0] نبرده.
       *[other] برده.
    }
   *[other] { $games } بازی، { $won } برد: { $percent } درصد، سهم هر کس { $fair } است.
}
pludo-stats-places = رتبه‌ها: { $places }.
pludo-stats-place = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
   *[other] رتبه { $place }
} { $count } بار
pludo-stats-captures = زدن‌ها: { $made } زده، { $suffered } خورده.
pludo-stats-rating = ریتینگ { $rating }، میان { $low } و { $high }: تقریبا به قدرت ربات { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] تصادفی
    [easy] آسان
    [normal] معمولی
    [hard] سخت
    [people] انسان‌ها
   *[expert] استاد
}
pludo-stats-ladder = ربات { pludo-stats-bot } { $rating } دارد.
pludo-stats-rating-soon = ریتینگ: بعد از { $count } بازی دیگر با ربات‌ها.
pludo-stats-rating-library = ریتینگ یک کتابخانه دیگر می‌خواهد: pip install openskill.
pludo-stats-skill = مهارت: در هر انتخاب { $lost } درصد بخت برد از دست رفت؛ { $good } از 100 انتخاب کمتر از یک درصد از دست داد.
pludo-stats-skill-meaning = هر انتخاب با بهترین، از دید قوی‌ترین ربات، سنجیده می‌شود. تاس در آن نقشی ندارد. در بازی دونفره ربات تصادفی در هر انتخاب 1.4 درصد از دست می‌دهد، آسان 1.1، معمولی 0.7، سخت 0.5، استاد هیچ؛ سر میز چهارنفره حدود نصف آن.
pludo-stats-luck = { $way ->
    [even] بخت: برابر.
    [good] بخت: خوب، تاس در هر بازی { $percent } درصد بیش از انتظار بخت برد داد.
   *[bad] بخت: بد، تاس در هر بازی { $percent } درصد بخت برد را گرفت.
}
pludo-stats-luck-own = { $way ->
    [even] تاس خودتان: برابر.
    [good] تاس خودتان { $percent } درصد داد.
   *[bad] تاس خودتان { $percent } درصد گرفت.
}
pludo-stats-luck-others = { $way ->
    [even] تاس دیگران: برابر.
    [good] تاس دیگران { $percent } درصد داد.
   *[bad] تاس دیگران { $percent } درصد گرفت.
}
pludo-stats-luck-meaning = هر پرتاب با همه آنچه می‌توانست بیفتد سنجیده می‌شود، هر کدام با بهترین بازی. در بازی‌های زیاد به صفر می‌رسد.
pludo-stats-no-look = بخت و مهارت کنار گذاشته شد.
pludo-stats-by-rules = بر پایه قوانین
pludo-stats-by-opponent = بر پایه حریف‌ها
pludo-stats-by-month = ماه به ماه
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games } بازی، { $won } برد{ $looked ->
    [yes] ، { $lost } درصد در هر انتخاب از دست رفت.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] با انسان‌ها
   *[other] با { pludo-stats-bot }
}: جلوتر از { $ahead } از { $met }؛ { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] ژانویه
    [2] فوریه
    [3] مارس
    [4] آوریل
    [5] مه
    [6] ژوئن
    [7] ژوئیه
    [8] اوت
    [9] سپتامبر
    [10] اکتبر
    [11] نوامبر
   *[12] دسامبر
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] {" "}ریتینگ { $rating }.
   *[no] {""}
}
pludo-stats-achievements = به دست آمده: { $count } از { $total }
pludo-stats-reached-first-win = اولین برد، در بازی { $number }.
pludo-stats-reached-untouched = دست‌نخورده: برد بی‌آنکه مهره‌تان را بزنند، در بازی { $number }.
pludo-stats-reached-hunter = شکارچی: زدن ده مهره در یک بازی، در بازی { $number }.
pludo-stats-reached-beat-expert = برد از استاد، در بازی { $number }.
pludo-stats-reached-comeback = برگشت از لبه: برد از کمتر از 5 درصد، در بازی { $number }.
pludo-stats-reached-flawless = بی‌نقص: هیچ انتخاب یک بازی یک درصد کامل از دست نداد، در بازی { $number }.
pludo-stats-reached-run = پنج برد پشت سر هم، تا بازی { $number }.
pludo-stats-reached-rule-sets = برد با پنج دسته قانون، تا بازی { $number }.
pludo-stats-reached-many = صد بازی.
pludo-stats-open-first-win = مانده: یک بازی ببرید.
pludo-stats-open-untouched = مانده: ببرید بی‌آنکه مهره‌تان را بزنند.
pludo-stats-open-hunter = مانده: در یک بازی ده مهره بزنید.
pludo-stats-open-beat-expert = مانده: از استاد ببرید.
pludo-stats-open-comeback = مانده: از کمتر از 5 درصد ببرید.
pludo-stats-open-flawless = مانده: پانزده انتخاب یا بیشتر در یک بازی که هیچ کدام یک درصد کامل از دست ندهد.
pludo-stats-open-run = مانده: پنج بازی پشت سر هم ببرید.
pludo-stats-open-rule-sets = مانده: با پنج دسته قانون ببرید.
pludo-stats-open-many = مانده: صد بازی را تمام کنید.
pludo-puzzle-answer = بهترین: { $choice } { $best } درصد می‌برد، بعدی { $other } درصد، با خطای { $sure }.
pludo-puzzle-title = معماها. { $clock ->
    [behind] تقویم این رایانه از آخرین معماهای شما عقب است، پس زنجیره منتظر می‌ماند.
   *[right] { $days ->
        [0] { $run ->
            [0] هر سه معمای یک روز را حل کنید تا زنجیره شروع شود.
            [one] یکی با اولین تلاش درست.
           *[other] { $run } تا پشت سر هم با اولین تلاش درست.
        }
        [one] یک روز پشت سر هم.
       *[other] { $days } روز پشت سر هم.
    }
}
pludo-puzzle-day = { $ago ->
    [0] سه معمای امروز
    [1] سه معمای دیروز
   *[other] { $day } { $month ->
        [1] ژانویه
        [2] فوریه
        [3] مارس
        [4] آوریل
        [5] مه
        [6] ژوئن
        [7] ژوئیه
        [8] اوت
        [9] سپتامبر
        [10] اکتبر
        [11] نوامبر
       *[12] دسامبر
    }
}: { $solved } از { $count } حل شد.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } از { $count } حل شد.
pludo-puzzle-grades = سطح، ضعیف‌ترین رباتی است که پاسخ را پیدا می‌کند. هر بار ده تا، اول حل‌نشده‌ها.
pludo-puzzle-earlier = روزهای پیش
pludo-puzzle-day-done = { $days ->
    [one] هر سه معمای امروز حل شد. فردا برای زنجیره برگردید.
   *[other] هر سه معمای امروز حل شد، { $days } روز پشت سر هم.
}
pludo-puzzle-missing = معماها در این نصب نیست یا خراب است؛ برای داشتنشان دوباره نصب کنید.
pludo-puzzle-not-kept = اینکه حلش کردید نوشته نشد: { $reason }.
pludo-puzzle-book-damaged = فهرست معماهای حل‌شده شما خوانده نشد. حالا در { $file } است و یکی تازه شروع می‌شود.
pludo-puzzle-book-unreadable = فهرست معماهای حل‌شده شما، { $file }، حالا خوانده نمی‌شود، پس چیزی نوشته نمی‌شود.
pludo-puzzle-heading = معمای { $number }، { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] معماهای بی‌پایان.
    [where] تمرین شنیدن: کجاست؟
   *[risk] تمرین شنیدن: خطر را حدس بزنید.
}
pludo-ear-row = { $title } ریتینگ { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] معما پشت معما، به سختی ریتینگ شما. پاسخ اول حساب است و راهنمایی غلط حساب می‌شود.
    [where] صفحه و چند نوبت را می‌شنوید. بعد انتخاب کنید یک مهره کجاست. هرچه بهتر باشید، نوبت‌ها و بازیکنان بیشتر می‌شود.
   *[risk] صفحه را می‌شنوید. بعد انتخاب کنید اگر هر حریف یک بار تاس بریزد، احتمال زدن مهره شما چقدر است. هرچه بهتر باشید، پاسخ‌ها نزدیک‌ترند.
}
pludo-ear-question = { $kind ->
    [where] { $piece } حالا کجاست؟
   *[risk] اگر هر حریف یک بار تاس بریزد، خطر برای { $piece } چقدر است؟
}
pludo-ear-place = { $kind ->
    [yard] در پایگاه
    [home] در { pludo-place }
    [finish] در مقصد
   *[track] در { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] درست، { $answer }.
   *[no] نه، درست این است: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] ریتینگ { $rating }، { $points } بیشتر.
   *[down] ریتینگ { $rating }، { $points } کمتر.
}
pludo-ear-next = پرسش بعدی
pludo-ear-no-answer = هیچ پاسخی این رقم را ندارد.
pludo-ear-working = پرسشی ساخته می‌شود. اسکیپ قطع می‌کند.
    .touch = پرسشی ساخته می‌شود.
pludo-ear-done = { $right } از { $count } درست. ریتینگ { $rating }.
