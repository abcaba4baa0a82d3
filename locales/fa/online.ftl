# فارسی: بازی با دیگران در یک سرور PlayPalace.
pludo-online-servers-title = سرورها.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }، با نام { $user }
}
pludo-online-server-help = نشانی‌اش { $url } است. اینتر به آن می‌رود، دیلیت از فهرست حذفش می‌کند.
    .touch = نشانی‌اش { $url } است.
pludo-online-add = افزودن سرور
pludo-online-type-address = نشانی سرور را بنویسید، مانند wss://example.org:8000، و اینتر بزنید.
    .touch = نشانی سرور را بنویسید، مانند wss://example.org:8000.
pludo-online-bad-address = آن نشانی سرور نیست. با wss:// یا ws:// شروع می‌شود، بعد یک نام می‌آید، و شاید دونقطه و یک عدد.
pludo-online-public = { $name }، سرور همگانی
pludo-online-public-help = { $about ->
    [none] نشانی‌اش { $url } است. اینتر به آن می‌رود.
   *[other] { $about } نشانی‌اش { $url } است. اینتر به آن می‌رود.
}
    .touch = { $about ->
        [none] نشانی‌اش { $url } است.
       *[other] { $about } نشانی‌اش { $url } است.
    }
pludo-online-clipboard = افزودن نشانی از بریده‌دان
pludo-online-clipboard-none = در بریده‌دان نشانی سرور نیست. اول یکی را رونوشت کنید، مانند wss://example.org:8000.
pludo-online-where = سرور از کجا پیدا کنم
pludo-online-where-told = صفحه خود PlayPalace و جامعه‌اش سرورهای باز برای همه را نام می‌برند؛ دوستانی که سرور دارند نشانی‌اش را می‌گویند. «افزودن سرور» آن را می‌گیرد.
pludo-online-public-broken = فهرست سرورهای همگانی در { $file } کنار گذاشته شد: { $reason }.
pludo-online-servers-broken = فهرست سرورها به کار نمی‌آید: { $reason }. با نام { $file } نگه داشته شد و فهرست تازه‌ای شروع می‌شود.
pludo-online-not-kept = این برای بار بعد نگه داشته نشد: { $reason }.
pludo-online-who-title = آنجا حساب دارید؟
pludo-online-log-in = ورود
pludo-online-new-account = حساب تازه
pludo-online-name = نام خود را در این سرور بنویسید و اینتر بزنید. حروف بزرگ و کوچک فرق دارند.
    .touch = نام خود را در این سرور بنویسید. حروف بزرگ و کوچک فرق دارند.
pludo-online-sure-title = { $name }. سرور از هر نامی که نشناسد حساب تازه می‌سازد. نام درست است؟
pludo-online-name-right = بله، ورود با نام { $name }
pludo-online-name-wrong = نه، دوباره می‌نویسم
pludo-online-password = گذرواژه خود را بنویسید و اینتر بزنید. نه نشان داده می‌شود، نه گفته و نه نگه داشته می‌شود.
    .touch = گذرواژه خود را بنویسید. نه گفته و نه نگه داشته می‌شود.
pludo-online-password-again = همان گذرواژه را دوباره بنویسید.
pludo-online-passwords-differ = دو گذرواژه یکی نیستند. چیزی فرستاده نشد.
pludo-online-character = نویسه
pludo-online-characters-typed = { $count ->
    [0] هنوز چیزی ننوشته‌اید
   *[other] { $count } نویسه نوشته‌اید
}. اینتر پایان می‌دهد، اسکیپ رها می‌کند.
    .touch = { $count ->
        [0] هنوز چیزی ننوشته‌اید.
       *[other] { $count } نویسه نوشته‌اید.
    }
pludo-online-trust-title = کسی { $name } را تأیید نمی‌کند. اثر انگشتش این‌طور شروع می‌شود: { $words }. آن را از صاحب سرور بپرسید، بعد انتخاب کنید.
pludo-online-trust = از حالا به آن اعتماد شود
pludo-online-do-not-trust = به آن اعتماد نشود
pludo-online-fingerprint = اثر انگشت SHA-256: { $digits }
pludo-online-changed = دست نگه دارید. اثر انگشت { $name } با آنچه به آن اعتماد دارید فرق دارد: { $words }. شاید کسی گوش می‌دهد. وصل نشدید. اگر صاحب سرور گواهی تازه دارد، سرور را از فهرست حذف کنید و دوباره بیفزایید.
pludo-online-connecting = در حال اتصال.
pludo-online-welcome = وارد شدید، { $name }.
pludo-online-back = برگشتید.
pludo-online-left = سرور را ترک کردید
pludo-online-goodbye = سرور را ترک کردید. خداحافظ.
pludo-online-lost = اتصال قطع شد
pludo-online-unsure = شاید آخرین کارتان به سرور نرسیده باشد.
pludo-online-no-answer = سرور پاسخ نمی‌دهد
pludo-online-still-trying = سرور پاسخ نمی‌دهد. هنوز تلاش می‌شود.
pludo-online-answers-again = سرور دوباره پاسخ می‌دهد.
pludo-online-gave-up = منتظر سرور نماندید
pludo-online-strange = آنچه آنجا پاسخ می‌دهد مانند سرور PlayPalace نیست. سرور دیگری است، یا حالا سرش شلوغ است
pludo-online-looking-help = برنامه نگاه می‌کند آیا در این نشانی سروری پاسخ می‌دهد. اسکیپ برمی‌گردد.
    .touch = برنامه نگاه می‌کند آیا در این نشانی سروری پاسخ می‌دهد.
pludo-online-table-gone = میزی که سرش بودید دیگر نیست. اگر بازی‌اش ذخیره شده، در میزهای ذخیره‌شده است.
pludo-online-unknown-host = سروری با آن نام نیست
pludo-online-refused = در آن نشانی کسی پاسخ نمی‌دهد
pludo-online-timeout = سرور به موقع پاسخ نمی‌دهد
pludo-online-no-tls = سرور امن حرف نمی‌زند. شاید نشانی‌اش به جای wss با ws شروع می‌شود
pludo-online-not-a-server = آنچه آنجا پاسخ می‌دهد سرور PlayPalace نیست. شاید نشانی‌اش به جای ws با wss شروع می‌شود
pludo-online-redirected = سرور شما را به { $address } می‌فرستد. بی‌پرسش به آنجا نمی‌رود و چیزی فرستاده نشد. اگر به آن نشانی اعتماد دارید، خودتان وصل شوید
pludo-online-proxy = سیستم شما اتصال‌ها را از پراکسی می‌گذراند و آن این یکی را راه نمی‌دهد. از مسئولش بپرسید، یا نام سرور را در متغیر محیطی NO_PROXY بگذارید
pludo-online-proxy-socks = سیستم شما اتصال‌ها را از پراکسی SOCKS می‌گذراند که برایش این برنامه بسته python-socks را می‌خواهد. آن را نصب کنید، یا نام سرور را در متغیر محیطی NO_PROXY بگذارید
pludo-online-unreachable = به سرور نمی‌شود رسید
pludo-online-refused-token = خیلی دور بوده‌اید. با گذرواژه وارد شوید
pludo-online-refused-foreign = این سرور PlayAural است. فقط برنامه‌های خود PlayAural را راه می‌دهد
pludo-online-server-says = { $text ->
    [none] سرور اتصال را قطع کرد
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. تلاش دوباره تا { $seconds } ثانیه دیگر.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] حالا وصل نیستید. اینتر فوری تلاش می‌کند، کنترل D ترک می‌کند.
   *[connecting] هنوز در حال اتصال. کنترل D ترک می‌کند.
}
    .touch = { $stage ->
    [waiting] حالا وصل نیستید. برنامه همچنان تلاش می‌کند.
   *[connecting] هنوز در حال اتصال.
}
pludo-online-row = { $text }، { $number } از { $count }
pludo-online-square = { $text }، سطر { $line }، ستون { $column }
pludo-online-no-menu = حالا چیزی برای انتخاب نیست.
pludo-online-empty-table = سر میز. حالا چیزی برای انتخاب نیست.
pludo-online-chat = { $scope ->
    [all] { $sender } به همه: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] به همه بنویسید و اینتر بزنید.
   *[table] به میز بنویسید و اینتر بزنید.
}
    .touch = { $scope ->
        [all] به همه بنویسید.
       *[table] به میز بنویسید.
    }
pludo-online-table-opened = { $host } میزی برای { $game } باز کرد.
pludo-online-ping = رفت و برگشت در { $milliseconds } میلی‌ثانیه.
pludo-online-pass-key = کلید بعدی به سرور می‌رود.
pludo-online-server-key = { $key } به سرور می‌رود.
pludo-online-clash = سرورها هم { $key } را به کار می‌برند. { $pass } و بعد { $key } آن را به سرور می‌دهد.
pludo-online-record-offered = سرور ثبت این بازی را می‌دهد. { $key ->
    [none] هیچ کلید شما آن را نگه نمی‌دارد.
   *[other] { $key } آن را نگه می‌دارد.
}
    .touch = سرور ثبت این بازی را می‌دهد. «نگه داشتن ثبت» آن را نگه می‌دارد.
pludo-online-no-record = سرور ثبتی نداده است.
pludo-online-records-full = از قبل { $count } ثبت از سرورها هست؛ چند تا را حذف کنید
pludo-online-record-kept = ثبت این بازی در بازی‌های تمام‌شده شماست.
pludo-online-record-not-kept = ثبت این بازی نگه داشته نشد: { $reason }.
pludo-online-rules-unknown = قوانین { $rules } روی این رایانه نیست
pludo-online-wording = میزهای منچ پلاس بیان تازه را از ورود بعدی شما به کار می‌برند.
pludo-online-keys-title = کلیدهای این برنامه در سرور. جهت‌نمای پایین ادامه را می‌خواند، اسکیپ می‌بندد.
pludo-online-help = جهت‌نماها در منوی سرور می‌گردند، اینتر انتخاب می‌کند، اسکیپ برمی‌گردد. حرف‌ها و رقم‌ها مال سرورند، و سر میز F3، کنترل Q و کنترل R هم. اسلش به میز می‌نویسد، F2 می‌گوید چه کسانی هستند، کنترل D سرور را ترک می‌کند.
    .touch = منوی سرور و کارهای دیگر آنجا دکمه‌اند.
pludo-online-editor = { $prompt } { $count } سطر. جهت‌نماها سطر به سطر می‌روند، اینتر سطر تازه می‌سازد، کنترل S می‌فرستد، اسکیپ رها می‌کند.
    .touch = { $prompt }
pludo-online-new-line = سطر { $number }.
pludo-online-line = سطر { $number }: { $text ->
    [none] خالی
   *[other] { $text }
}
pludo-online-document = { $title } جهت‌نمای پایین ادامه را می‌خواند، H به عنوان بعدی می‌رود، اسکیپ می‌بندد.
    .touch = { $title }
pludo-online-heading = عنوان { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = چیزی در آن نیست.
pludo-online-no-heading = عنوان دیگری نیست.
pludo-online-dice-sealed = مهر و موم شد. سرور این واژه‌ها را وقتی بازی شروع شود می‌گیرد، نه پیش از آن.
pludo-online-dice-late = دیر شد: واژه‌های تاس‌های بعدی گفته شده‌اند.
pludo-online-dice-check = { $throw ->
    [cards] هر { $count } کارت درست است
    [spinner] هر { $count } چرخش درست است
   *[dice] هر { $count } تاس درست است
}، و کسی پیش از رسیدن همه واژه‌های شما را نمی‌دانست.
pludo-online-dice-left-out = به تاس‌های آن بازی اعتماد نکنید: ثبتش واژه‌هایی را که این برنامه برایتان مهر و موم کرد ندارد.
pludo-online-dice-unasked = سرور واژه‌هایی را که این برنامه برایتان مهر و موم کرده بود نخواست؛ می‌توانست با یک همدست تاس‌های آن بازی را انتخاب کند.
pludo-online-dice-list = به تاس‌های آن بازی اعتماد نکنید: طبق ثبتش، بازیکنان، قوانین یا واژه‌ها بعد از گفتن واژه‌های شما عوض شدند.
