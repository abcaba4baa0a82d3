# فارسی: گفتار، صدا و نمایشگر.
pludo-device-history-buffer = { $buffer ->
    [game] بازی
    [answers] پاسخ‌ها
    [system] سیستم
    [chat] گفتگو
    [activity] آمد و رفت
   *[all] همه
}، { $count ->
    [0] خالی
   *[other] { $count } پیام
}{ $muted ->
    [yes] ، بی‌صدا
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] هنوز در بازی اتفاقی نیفتاده است.
    [answers] هنوز پاسخی نیست.
    [system] هنوز پیام سیستمی نیست.
    [chat] هنوز گفتگویی نیست.
    [activity] هنوز کسی نیامده و نرفته است.
   *[all] هنوز پیامی نیست.
}
pludo-device-history-nothing-said = هنوز چیزی گفته نشده است.
pludo-device-history-mute-all = همه پیام‌ها را نمی‌شود بی‌صدا کرد. اول دسته دیگری انتخاب کنید.
pludo-device-history-held = { $count } پیام هنگام نوشتن شما:
pludo-device-mode-direct = خروجی: مستقیم. بازی خودش حرف می‌زند و نمایشگر ساکت می‌ماند.
pludo-device-mode-terminal = خروجی: پایانه. بازی جمله‌های ساده برای صفحه‌خوان شما چاپ می‌کند.
pludo-device-mode-both = خروجی: هر دو. بازی هر جمله را می‌گوید و چاپ می‌کند.
pludo-device-because-asked = این حالت خروجی را شما خواستید.
pludo-device-because-saved = این حالت خروجی از تنظیمات شماست.
pludo-device-because-environment = این حالت خروجی از یک متغیر محیطی است.
pludo-device-because-speech = شما راه گفتار را انتخاب کردید، پس بازی می‌گوید و چاپ می‌کند.
pludo-device-because-piped = این پایانه نیست، پس بازی جمله‌های ساده چاپ می‌کند.
pludo-device-because-remote = با SSH وصل شده‌اید، پس بازی برای صفحه‌خوان خودتان چاپ می‌کند.
pludo-device-because-api-reader = { $reader } در حال اجراست، پس بازی از راه آن حرف می‌زند.
pludo-device-because-console-reader = { $reader } در حال اجراست، پس بازی جمله‌ها را برای آن چاپ می‌کند.
pludo-device-because-braille = { $reader } جمله‌ها را به بریل نشان می‌دهد و حرف نمی‌زند، پس بازی می‌گوید و چاپ می‌کند.
pludo-device-because-nothing = صفحه‌خوانی پیدا نشد، پس بازی می‌گوید و چاپ می‌کند.
pludo-device-reader-gone = { $reader } دیگر اجرا نمی‌شود. حالا بازی حرف می‌زند.
pludo-device-reader-came = { $reader } در حال اجراست. بازی جمله‌ها را برای آن چاپ می‌کند و دیگر حرف نمی‌زند.
pludo-device-speech-replaced = { $output } از کار افتاد. حالا { $instead } حرف می‌زند.
pludo-device-speech-lost = { $output } از کار افتاد و چیز دیگری حرف نمی‌زند. بازی هر جمله را چاپ می‌کند.
pludo-device-braille-lost = BRLTTY تمام شد. بازی همچنان حرف می‌زند و وقتی برگردد دوباره بریل نشان می‌دهد.
pludo-device-braille-refused = بازی حرف می‌زند و جمله‌ها را برای نمایشگر بریل شما چاپ می‌کند: { $code ->
    [not-installed] { $words } نصب نیست.
    [not-running] { $words } از برنامه‌ها جمله نمی‌گیرد.
   *[other] { $words }
}
pludo-device-test-alpha = آلفا. این جمله چاپ شد.
pludo-device-test-bravo = براوو. این جمله را بازی گفت.
pludo-device-test-question = چه شنیدید؟ 1 برای آلفا، 2 برای براوو، 3 برای هر دو، 4 برای هیچ کدام.
pludo-device-test-title = چه شنیدید؟
pludo-device-test-answer = { $answer ->
    [1] آلفا
    [2] براوو
    [3] هر دو
   *[4] هیچ کدام
}
pludo-device-doctor-versions = playpalace-ludo { $version }، Python { $python }، { $system }.
pludo-device-doctor-library = { $name } { $version } نصب است.
pludo-device-doctor-library-missing = { $name } نصب نیست.
pludo-device-doctor-speaks = { $output }: کار می‌کند.
pludo-device-doctor-speaks-braille = { $output }: کار می‌کند، با بریل.
pludo-device-doctor-silent = { $output }: اینجا کار نمی‌کند: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: اینجا کار نمی‌کند، { $name } نصب نیست.
pludo-device-doctor-silent-not-running = { $output }: اینجا کار نمی‌کند، { $name } در حال اجرا نیست.
pludo-device-doctor-silent-no-answer = { $output }: اینجا کار نمی‌کند، { $name } پاسخ نمی‌دهد.
pludo-device-doctor-silent-ended = { $output }: اینجا کار نمی‌کند، { $name } تمام شده است.
pludo-device-doctor-silent-no-voice = { $output }: اینجا کار نمی‌کند، { $name } هر جمله را می‌گیرد و هیچ کدام را نمی‌گوید.
pludo-device-doctor-not-running = در حال اجرا نیست: { $outputs }.
pludo-device-doctor-own-voice = صدای خود برنامه
pludo-device-doctor-speech-chosen = گفتار از راه: { $output }.
pludo-device-doctor-speech-none = اینجا چیزی حرف نمی‌زند. بازی به جایش هر جمله را چاپ می‌کند.
pludo-device-doctor-cannot-tell = { $output } نمی‌گوید حرف زده است یا نه: فقط گوش شما می‌داند.
pludo-device-doctor-braille-reader = بریل از راه { $output } به نمایشگر بریل شما می‌رود.
pludo-device-doctor-braille-none = نمایشگر بریل پیدا نشد. با Orca یا BRLTTY هر جمله را در حالت خروجی پایانه نشان می‌دهد، با NVDA یا JAWS در حالت خروجی مستقیم.
pludo-device-doctor-braille-follows = BRLTTY در حال اجراست: نمایشگر بریل شما در حالت‌های خروجی پایانه و هر دو جمله‌ها را دنبال می‌کند.
pludo-device-doctor-braille-direct = در حالت خروجی مستقیم، بازی خودش روی { $cells } خانه آن می‌نویسد.
pludo-device-doctor-braille-name = بریل در حالت خروجی مستقیم
pludo-device-doctor-sound-ready = صدا کار می‌کند.
pludo-device-doctor-sound-name = صدا
pludo-device-doctor-sound-not-needed = بازی بدون صدا هم کامل است.
pludo-device-doctor-sound-files = { $count } پرونده صدا، هیچ کدام کم نیست.
pludo-device-doctor-sound-files-missing = این پرونده‌های صدا نیستند: { $missing }. بازی را دوباره نصب کنید.
pludo-device-doctor-server-folder = پوشه صداهای سرورها در تنظیم online.sounds نیست: { $folder }
pludo-device-doctor-server-sounds = { $count } صدای آخرین سروری که رفتید پخش نشد: { $names }. تنظیم online.sounds می‌تواند پوشه‌ای را نام ببرد که آن‌ها را دارد.
pludo-device-doctor-voices = { $count } صدا برای { $language }. یکی را در تنظیمات خود در speech.voice بگذارید:
pludo-device-doctor-no-voices = اینجا صدا انتخابی نیست؛ صدا را در صفحه‌خوان یا سیستم خود تعیین کنید.
pludo-device-doctor-folder-options = تنظیمات: { $folder }
pludo-device-doctor-folder-saves = بازی‌های ذخیره‌شده: { $folder }
pludo-device-doctor-folder-sounds = صداها: { $folder }
pludo-device-doctor-folder-locales = ترجمه‌ها: { $folder }
pludo-device-doctor-folder-program = برنامه: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }، سطر { $line }: { $id } از { $name } استفاده می‌کند که آنجا نیست؛ جمله به انگلیسی گفته می‌شود.
    [form] { $file }، سطر { $line }: { $id } صورت { $name } را می‌خواهد که هیچ پیامی ندارد.
    [mention] { $file }، سطر { $line }: { $id } از { $name } نام می‌برد که ترجمه نشده؛ جمله به انگلیسی گفته می‌شود.
    [encoding] { $file }، سطر { $line }: { $name } با UTF-8 نوشته نشده؛ جمله به انگلیسی گفته می‌شود.
   *[unreadable] { $file }، سطر { $line }: { $name } خوانده نمی‌شود؛ جمله به انگلیسی گفته می‌شود.
}
pludo-device-doctor-translations = و { $count } جای دیگر مانند این.
pludo-device-doctor-log = برای گزارش خطا، با --log و نام یک پرونده شروع کنید، مانند: playpalace-ludo --log ludo.log. بازی کنید تا رخ دهد، بعد پرونده را بفرستید. در آن هست که کی کدام فرمان آمد و چه به گفتار یا سرور داده شد، نه آنچه شما نوشتید یا شنیدید.
pludo-device-doctor-test-speech = اگر این را می‌شنوید، گفتار کار می‌کند.
pludo-device-doctor-test-left = تاسی در سمت چپ.
pludo-device-doctor-test-right = مهره‌ای در سمت راست به مقصد می‌رسد.
pludo-device-doctor-test-begin = حالا یک آزمایش. گفتار: { $output }.
pludo-device-advice-speechd = برای گفتار با صدای میزکار خود، speech-dispatcher را نصب کنید. در دبیان و اوبونتو: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher اجرا می‌شود، ولی صدایش حرف نمی‌زند. با این تمامش کنید: killall speech-dispatcher. بازی دوباره آن را شروع می‌کند. اگر ساکت ماند، ببینید PulseAudio یا PipeWire اجرا می‌شود.
pludo-device-advice-voice = برای صدای خود بازی: pip install espeakng-loader
pludo-device-advice-sound-library = برای صدا: pip install pygame-ce
pludo-device-advice-sound-device = برای صدا، گوشی یا بلندگو وصل کنید و ببینید سیستم از آن پخش می‌کند.
pludo-device-advice-sound-device-linux = برای صدا، کارت صدا یا گوشی وصل کنید و ببینید PulseAudio یا PipeWire اجرا می‌شود.
pludo-device-advice-reader-windows = برای گفتار و بریل با صفحه‌خوان، اول NVDA (nvaccess.org) یا JAWS را اجرا کنید، بعد بازی را.
pludo-device-advice-reader-macos = VoiceOver جمله‌ها را در حالت خروجی پایانه می‌خواند. با Command F5 روشنش کنید.
pludo-device-advice-ao2 = برای صفحه‌خوان‌ها: pip install accessible-output2
pludo-device-advice-nothing = چیزی کم نیست.
