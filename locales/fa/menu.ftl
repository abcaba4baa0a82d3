# فارسی: منوهای برنامه پایانه.
pludo-menu-no-letter = اینجا چیزی با { $letter } شروع نمی‌شود.
pludo-menu-at = { $label }، { $at } از { $count }
pludo-menu-on = روشن
pludo-menu-off = خاموش
pludo-menu-not-set = تعیین نشده
pludo-menu-type = { $label }. متن تازه را بنویسید و اینتر بزنید. اینتر تنها آن را نگه می‌دارد.
    .touch = { $label }. متن تازه را بنویسید. خالی آن را نگه می‌دارد.
pludo-menu-text-there = حالا این است: { $text }. نوشتن جایگزینش می‌شود، جهت‌نما نگهش می‌دارد.
    .touch = حالا این است: { $text }
pludo-menu-cleared = پاک شد.
pludo-menu-typed = { $text ->
    [none] هنوز چیزی ننوشته‌اید. اینتر پایان می‌دهد، اسکیپ رها می‌کند.
   *[other] تا حالا نوشته‌اید: { $text }. اینتر پایان می‌دهد، اسکیپ رها می‌کند.
}
    .touch = { $text ->
        [none] هنوز چیزی ننوشته‌اید.
       *[other] تا حالا نوشته‌اید: { $text }.
    }
pludo-menu-help = جهت‌نمای بالا و پایین می‌گردد، اینتر انتخاب می‌کند، چپ و راست مقدار را عوض می‌کند، فاصله توضیح می‌دهد، اسکیپ برمی‌گردد. حرف اول به سطر می‌پرد.
    .touch = هر سطر یک دکمه است. کنار مقدارها، دکمه‌های قبلی و بعدی آن را عوض می‌کنند؛ توضیح می‌گوید سطر برای چیست.
pludo-menu-help-title = راهنما. جهت‌نمای پایین ادامه را می‌خواند، اسکیپ می‌بندد.
    .touch = راهنما.
pludo-menu-keys-title = کلیدهای بازی. جهت‌نمای پایین ادامه را می‌خواند، اسکیپ می‌بندد.
    .touch = کلیدهای بازی.
pludo-menu-nothing-behind = این منوی اصلی است و پشتش چیزی نیست. دو بار اسکیپ یا کنترل Q خارج می‌شود.
    .touch = این منوی اصلی است و پشتش چیزی نیست.
pludo-menu-main-title = منوی اصلی.
pludo-menu-leave = یک اسکیپ دیگر برنامه را می‌بندد.
    .touch = یک بار دیگر برنامه را می‌بندد.
pludo-menu-continue = ادامه بازی شما
pludo-menu-continue-one-of = ادامه یکی از { $count } بازی
pludo-menu-continue-title = کدام بازی؟
pludo-menu-new-game = بازی تازه
pludo-menu-same-table = دوباره همین میز
pludo-menu-others = بازی با دیگران
pludo-menu-lessons = یاد گرفتن در یک بازی آموزشی
pludo-menu-finished = تمام‌شده‌ها، برای شنیدن دوباره
pludo-menu-reading-games = بازی‌های تمام‌شده خوانده می‌شوند. بار اول کمی طول می‌کشد.
pludo-menu-reading-rules = پرونده‌های قانون خوانده می‌شوند. بار اول کمی طول می‌کشد.
pludo-menu-finished-title = بازی‌های تمام‌شده.
pludo-menu-puzzles = معماها و تمرین شنیدن
pludo-menu-your-games = کارنامه شما: آمار و ریتینگ
pludo-menu-replay = شنیدن دوباره
pludo-menu-learn = درس گرفتن از اشتباه‌ها
    .desc = حداکثر ده انتخابی که بیشترین هزینه را داشت: بهترش را پیدا کنید و بشنوید که بهتر بود یا نه.
pludo-menu-analyse = کجا بازی برگشت
    .desc = نوبت‌هایی که بخت شما را بیشتر عوض کرد، گران‌ترین انتخاب‌ها، و اینکه هر کس چقدر خوب انتخاب کرد.
pludo-menu-analyse-title = کجا بازی برگشت. جهت‌نمای پایین ادامه را می‌خواند، اسکیپ می‌بندد.
    .touch = کجا بازی برگشت.
pludo-menu-options = تنظیمات
pludo-menu-help-rows = راهنما
pludo-menu-rules = قوانین
pludo-menu-rules-title = قوانین. جهت‌نمای پایین ادامه را می‌خواند، اسکیپ می‌بندد.
    .touch = قوانین.
pludo-menu-variants-title = قوانین کدام بازی؟
pludo-menu-keys = کلیدها
pludo-menu-key-help = توضیح هر کلیدی که می‌زنم
pludo-menu-quit = خروج
pludo-menu-unfinished-game = { $title }، { $you ->
    [yes] با { $players }
   *[no] { $players }
}، نوبت { $turn }، { $when }
pludo-menu-finished-game = { $title }، { $you ->
    [yes] با { $players }
   *[no] { $players }
}، { $who ->
    [you] شما بردید
    [nobody] کسی نبرد
   *[other] برنده { $winners }
}، { $when }
pludo-menu-received-game = { $game }، از { $server ->
    [unknown] رایانه‌ای دیگر
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] امروز، { $time }
    [1] دیروز، { $time }
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
    } { $year }
}
pludo-menu-remove = برای حذف این بازی دوباره دیلیت بزنید.
    .touch = یک بار دیگر این بازی را حذف می‌کند.
pludo-menu-removed = حذف شد.
pludo-menu-file = { $name }
pludo-menu-game-title = { $over ->
    [yes] منوی بازی.
   *[no] منوی بازی. بازی منتظر است.
}
pludo-menu-play-again = یک بازی دیگر
pludo-menu-after-match = ادامه تورنمنت
pludo-menu-back-to-game = برگشت به بازی
pludo-menu-stop-lessons = پایان درس‌ها
pludo-menu-commands = همه فرمان‌ها
pludo-menu-commands-title = فرمان‌ها. اینتر اجرا می‌کند.
    .touch = فرمان‌ها.
pludo-menu-export = خروجی گرفتن از ثبت و متن بازی
pludo-menu-leave-game = رفتن به منوی اصلی؛ بازی ذخیره است
pludo-menu-table-title = بازی تازه.
pludo-menu-start = شروع
    .desc = بازی را با این میز شروع می‌کند.
pludo-menu-variant = بازی: { $title }
pludo-menu-players = بازیکنان: { $count }
    .desc = چند نفر بازی می‌کنند. ربات‌ها جاهای تازه را می‌گیرند و زودتر هم می‌روند.
pludo-menu-bots = همه ربات‌ها: { $strength }
pludo-menu-seat-you = { pludo-player }: شما
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: ربات، { $strength }
pludo-menu-seat-empty = { pludo-player }: هیچ‌کس
pludo-menu-seat-help = چپ و راست می‌گوید چه کسی اینجا می‌نشیند؛ با اینتر نام یک نفر را می‌نویسید.
    .touch = قبلی و بعدی می‌گوید چه کسی اینجا می‌نشیند؛ با خود سطر نام یک نفر را می‌نویسید.
pludo-menu-strength-random = تصادفی
pludo-menu-strength-easy = آسان
pludo-menu-strength-normal = معمولی
pludo-menu-strength-hard = سخت
pludo-menu-strength-expert = استاد
pludo-menu-knobs = تغییر قوانین
    .desc = هر قانونی که می‌شود تنظیم کرد، گروه به گروه.
pludo-menu-knobs-title = قوانین این میز. چپ و راست مقدار را عوض می‌کند؛ خانه‌ها و عددهای بزرگ بعد از اینتر نوشته می‌شوند.
    .touch = قوانین این میز. قبلی و بعدی مقدار را عوض می‌کنند؛ خانه‌ها و عددهای بزرگ نوشته می‌شوند.
pludo-menu-knobs-board = صفحه
pludo-menu-knobs-safe = خانه‌های امن
pludo-menu-knobs-dice = تاس‌ها
pludo-menu-knobs-stack = مهره‌های خودی در یک خانه
pludo-menu-knobs-home = راه مقصد
pludo-menu-knobs-capture = زدن
pludo-menu-knobs-bonus = پرتاب‌های اضافه
pludo-menu-knobs-sixes = شش‌های زیادی
pludo-menu-knobs-turn = نوبت‌ها
pludo-menu-knobs-end = پایان بازی
pludo-menu-knobs-teams = یاران
pludo-menu-knobs-powers = نیروها
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = خانه‌های امن: { $value }. خانه‌های دیگر را با فاصله بنویسید، 0 برای هیچ، و اینتر بزنید. اینتر تنها نگهشان می‌دارد.
    .touch = خانه‌های امن: { $value }. خانه‌های دیگر را با فاصله بنویسید، 0 برای هیچ. خالی نگهشان می‌دارد.
pludo-menu-type-number = یک عدد صحیح از { $low } تا { $high } بنویسید و اینتر بزنید، یا اسکیپ تا بماند.
    .touch = یک عدد صحیح از { $low } تا { $high } بنویسید.
pludo-menu-presets = میزهای ذخیره‌شده
    .desc = میزهایی که ذخیره کرده‌اید، قوانین و جاها با هم.
pludo-menu-presets-title = میزهای ذخیره‌شده.
pludo-menu-preset = { $name }
pludo-menu-save-preset = ذخیره این میز با یک نام
    .desc = قوانین و جاها را برای بازی‌های بعد نگه می‌دارد.
pludo-menu-name-preset = نامی برای این میز بنویسید و اینتر بزنید.
    .touch = نامی برای این میز بنویسید.
pludo-menu-dice-words = واژه‌های تاس
pludo-menu-dice-words-here = تاس‌ها از حالا ثابت‌اند و کسی آن‌ها را نمی‌داند. آنچه می‌نویسید با آن‌ها آمیخته می‌شود.
pludo-menu-dice-words-title = واژه‌های تاس. با اینتر می‌نویسید.
    .touch = واژه‌های تاس.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: به قید قرعه
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } هر واژه‌ای بنویسید و اینتر بزنید. اگر ننویسید، برایتان قرعه می‌کشند.
    .touch = { $fixed } هر واژه‌ای بنویسید. اگر ننویسید، برایتان قرعه می‌کشند.
pludo-menu-options-title = تنظیمات.
pludo-menu-group-player = بازیکن و زبان
pludo-menu-group-player-title = بازیکن و زبان.
pludo-menu-group-speech = گفتار
pludo-menu-group-speech-title = گفتار.
pludo-menu-group-sound = صداها
pludo-menu-group-sound-title = صداها.
pludo-menu-group-pace = سرعت
pludo-menu-group-pace-title = سرعت.
pludo-menu-group-table = میز
pludo-menu-group-table-title = میز.
pludo-menu-group-online = سرورها
pludo-menu-group-online-title = سرورها.
pludo-menu-group-screen = نمایشگر
pludo-menu-group-screen-title = نمایشگر.
pludo-menu-take = آوردن یک بازی از پرونده
    .desc = ثبتی (.ludo) را می‌گیرد که کسی به شما داده یا خودتان خروجی گرفته‌اید.
pludo-menu-take-path = مسیر ثبت را بنویسید. اینتر پایان می‌دهد، اسکیپ رها می‌کند.
    .touch = مسیر ثبت را بنویسید.
pludo-menu-own-keys = کلیدهای دلخواه
pludo-menu-own-keys-title = کلیدهای دلخواه. اینتر به فرمان کلید دیگری می‌دهد، دیلیت کلیدهای معمولش را.
    .touch = کلیدهای دلخواه. سطر به فرمان کلید دیگری می‌دهد، حذف کلیدهای معمولش را.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: بدون کلید
}
pludo-menu-press-key = { $label }: کلید تازه را بزنید، یا اسکیپ تا بماند.
pludo-menu-key-lost = از این گرفته شد: { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] آن کلید در منوها لازم است. کلید دیگری بزنید، یا اسکیپ.
   *[none] آن کلید به کار نمی‌آید. کلید دیگری بزنید، یا اسکیپ.
}
pludo-menu-usual-keys = برای کلیدهای معمول دوباره دیلیت بزنید.
    .touch = یک بار دیگر کلیدهای معمول را برمی‌گرداند.
pludo-menu-empty = برای خالی کردن دوباره دیلیت بزنید.
    .touch = یک بار دیگر خالی می‌کند.
pludo-menu-list-title = { $label }. یکی را انتخاب کنید.
pludo-menu-usual-voice = صدای معمول
pludo-menu-variant-list-title = کدام بازی؟ فاصله می‌گوید درباره چیست.
    .touch = کدام بازی؟
pludo-menu-setting-player-name = نام: { $value }
    .desc = آنچه دیگران درباره شما می‌شنوند.
pludo-menu-setting-player-tips = نکته‌ها: { $value }
    .desc = در بازی‌های اول می‌گوید بعد چه می‌توانید بکنید؛ وقتی چند بار انجام دادید ساکت می‌شود. اگر دوباره روشن شود، از نو شروع می‌کند.
pludo-menu-setting-player-language = زبان: { $value }
    .desc = زبان همه آنچه گفته می‌شود.
pludo-menu-setting-player-language-auto = مانند سیستم
pludo-menu-language-partial = بخشی ترجمه شده؛ بقیه انگلیسی است.
pludo-menu-language-unheard = هنوز هیچ گویشور بومی آن را نشنیده است.
pludo-menu-setting-player-address = خطاب: { $value }
    .desc = اینکه بازی چگونه خطاب می‌کند، در زبان‌هایی که زن و مرد را جدا می‌گویند.
pludo-menu-setting-player-address-neutral = برای همه
    .desc = با بیانی که به همه می‌خورد.
pludo-menu-setting-player-address-female = زن
    .desc = با صورت مؤنث.
pludo-menu-setting-player-address-male = مرد
    .desc = با صورت مذکر.
pludo-menu-setting-speech-output = خروجی: { $value }
    .desc = اینکه جمله‌ها چگونه به شما می‌رسند. F6 هر وقت بخواهید عوضش می‌کند.
pludo-menu-setting-speech-output-ask = پرسش در شروع بعد
    .desc = آن وقت آزمایشی کوتاه می‌یابد چه به شما می‌رسد.
pludo-menu-setting-speech-output-auto = خودکار
    .desc = در هر شروع از نو، بسته به آنچه در حال اجراست.
pludo-menu-setting-speech-output-terminal = پایانه
    .desc = جمله‌ها روی نمایشگر، برای صفحه‌خوانی که پایانه را می‌خواند، یا برای چشم.
pludo-menu-setting-speech-output-direct = مستقیم
    .desc = گفتار از راه صفحه‌خوان یا سرور گفتار؛ نمایشگر ساکت می‌ماند.
pludo-menu-setting-speech-output-both = هر دو
    .desc = گفتار، و همان جمله‌ها روی نمایشگر.
pludo-menu-setting-speech-backend = گفتار از راه: { $value }
    .desc = آنچه حرف می‌زند. از شروع بعد برقرار است.
pludo-menu-setting-speech-backend-auto = خودکار
    .desc = بهترین راهی که کار کند.
pludo-menu-setting-speech-backend-ao2 = صفحه‌خوان
    .desc = از راه رابط‌های صفحه‌خوان‌ها.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = صفحه‌خوان‌های ویندوز که کتابخانه Prism می‌خواهند، مانند ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = سرور گفتار لینوکس.
pludo-menu-setting-speech-backend-voice = صدای خود برنامه
    .desc = eSpeak NG که همراه بازی می‌آید.
pludo-menu-setting-speech-backend-say = say
    .desc = صدای macOS.
pludo-menu-setting-speech-backend-text = متن
    .desc = فقط جمله‌ها روی نمایشگر.
pludo-menu-setting-speech-backend-none = سکوت
    .desc = چیزی گفته نمی‌شود.
pludo-menu-setting-speech-verbosity = بیان: { $value }
    .desc = اینکه چقدر گفته شود.
pludo-menu-setting-speech-verbosity-brief = کوتاه
    .desc = با کمترین واژه‌ها.
pludo-menu-setting-speech-verbosity-normal = معمولی
    .desc = جمله‌های کامل، هیچ چیز دو بار نه.
pludo-menu-setting-speech-verbosity-full = کامل
    .desc = همه چیز، حتی هر بار اینکه نوبت کیست.
pludo-menu-setting-speech-danger = خطر در انتخاب‌ها: { $value }
    .desc = بعد از هر انتخاب، چه کسی می‌تواند آنجا مهره را بزند: «Ada 3 خانه پشت.»
pludo-menu-setting-speech-rate = تندی گفتار: { $value }
    .desc = 50 همان تندی سیستم شماست.
pludo-menu-setting-speech-voice = صدا: { $value }
    .desc = نام یک صدا؛ خالی برای صدای معمول.
pludo-menu-setting-speech-positions = جای سطر در منو: { $value }
    .desc = بعد از هر سطر می‌گوید چندمین از چند سطر است.
pludo-menu-setting-sound-on = صداها: { $value }
    .desc = همه چیز با واژه هم گفته می‌شود.
pludo-menu-setting-sound-volume = بلندی همه: { $value } درصد
    .desc = بلندی اصلی که بر همه اثر دارد.
pludo-menu-setting-sound-dice = تاس‌ها: { $value } درصد
    .desc = بلندی صدای تاس.
pludo-menu-setting-sound-steps = قدم‌ها: { $value } درصد
    .desc = بلندی قدم‌ها، هر خانه یکی.
pludo-menu-setting-sound-events = رویدادها: { $value } درصد
    .desc = بلندی زدن مهره، رسیدن به مقصد و پایان بازی.
pludo-menu-setting-sound-turn = نوبت‌ها: { $value } درصد
    .desc = بلندی نشانه‌ای که می‌گوید نوبت شماست.
pludo-menu-setting-sound-menu = منوها: { $value } درصد
    .desc = بلندی منوها و آنچه رد می‌شود.
pludo-menu-setting-sound-voice = صدای گفتار: { $value } درصد
    .desc = بلندی صدای خود برنامه، وقتی گفتار دیگری نباشد.
pludo-menu-setting-sound-width = پهنای استریو: { $value } درصد
    .desc = صداها چقدر به چپ و راست می‌روند؛ 0 همه را وسط می‌گذارد، برای کسی که با یک گوش می‌شنود.
pludo-menu-setting-pace-speed = سرعت: { $value }
    .desc = ربات‌ها و قدم‌ها چقدر طول می‌کشند. ادامه دادن بازی آن‌ها را تند می‌کند.
pludo-menu-setting-pace-speed-instant = آنی
    .desc = هیچ انتظاری نیست.
pludo-menu-setting-pace-speed-fast = تند
    .desc = ربات‌ها یک سوم ثانیه وقت می‌گیرند.
pludo-menu-setting-pace-speed-normal = معمولی
    .desc = ربات‌ها حدود یک ثانیه وقت می‌گیرند.
pludo-menu-setting-pace-speed-slow = کند
    .desc = ربات‌ها نزدیک دو ثانیه وقت می‌گیرند.
pludo-menu-setting-pace-lag = گفتار حداکثر عقب بماند: { $value } ثانیه
    .desc = ربات‌ها صبر می‌کنند تا گفتار بیش از این عقب نباشد.
pludo-menu-setting-table-undo = پس گرفتن: { $value }
    .desc = اینکه از بازی بعد U چه را پس می‌گیرد. تاسی که افتاده دوباره همان می‌افتد.
    .here = اینکه U چه را پس می‌گیرد. تاسی که افتاده دوباره همان می‌افتد.
pludo-menu-setting-table-undo-off = خاموش
    .desc = از بازی بعد هر حرکتی همان می‌ماند.
    .here = هر حرکتی همان می‌ماند.
pludo-menu-setting-table-undo-own-turn = در نوبت خودتان
    .desc = از بازی بعد U تصمیم شما در این نوبت را پس می‌گیرد.
    .here = U تصمیم شما در این نوبت را پس می‌گیرد.
pludo-menu-setting-table-undo-free = آزاد
    .desc = از بازی بعد U به آخرین تصمیم شما برمی‌گردد، با حرکت‌های ربات‌ها.
    .here = U به آخرین تصمیم شما برمی‌گردد، با حرکت‌های ربات‌ها.
pludo-menu-setting-table-bot = ربات معمول: { $value }
    .desc = قدرت ربات وقتی چیزی گفته نشود.
pludo-menu-setting-table-bot-random = تصادفی
    .desc = هر مهره‌ای را حرکت می‌دهد، به دست بخت.
pludo-menu-setting-table-bot-easy = آسان
    .desc = مثل کسی که تازه‌کار است.
pludo-menu-setting-table-bot-normal = معمولی
    .desc = خطر و فرصت را با یک نگاه می‌بیند.
pludo-menu-setting-table-bot-hard = سخت
    .desc = دقیق می‌سنجد، یک پرتاب جلوتر.
pludo-menu-setting-table-bot-expert = استاد
    .desc = قوی‌ترینی که هست.
pludo-menu-setting-online-music = موسیقی و پس‌زمینه سرور: { $value }
    .desc = از پوشه صداهای PlayPalace شما پخش می‌شود، آرام زیر گفتار.
pludo-menu-setting-online-sounds = پوشه صداهای PlayPalace: { $value }
    .desc = صداهای خود سرور از آنجا می‌آید؛ بدون آن، صداهای هم‌معنای این برنامه.
pludo-menu-setting-online-records = ثبت‌هایی که سرور می‌دهد: { $value }
    .desc = ثبت بازی در میز منچ پلاس، برای شنیدن دوباره. هرگز در آمار شما نمی‌آید.
pludo-menu-setting-online-records-ask = پرسش
    .desc = از هر کدام باخبر می‌شوید و می‌توانید نگه دارید.
pludo-menu-setting-online-records-keep = نگه داشتن
    .desc = همه نگه داشته می‌شوند، تا دویست تا.
pludo-menu-setting-online-records-ignore = نادیده گرفتن
    .desc = هیچ کدام نگه داشته نمی‌شود و خبری نمی‌شنوید.
pludo-menu-setting-screen-board = صفحه کشیده‌شده: { $value }
    .desc = صفحه‌ای برای کسانی که می‌بینند، بالای آخرین جمله‌ها؛ نه در حالت پایانه.
pludo-menu-tournaments = تورنمنت‌ها
pludo-menu-tournaments-title = { $count ->
    [0] تورنمنت‌ها.
   *[other] تورنمنت‌ها. دیلیت یکی را حذف می‌کند.
}
    .touch = تورنمنت‌ها.
pludo-menu-tournament-new = تورنمنت تازه
pludo-menu-tournament-new-title = تورنمنت تازه. دیلیت یک بازیکن را حذف می‌کند.
    .touch = تورنمنت تازه.
pludo-menu-tournament-name-usual = تورنمنت
pludo-menu-tournament-start = قرعه‌کشی دور اول
pludo-menu-tournament-kind = نوع: { $kind }
pludo-menu-tournament-add-person = افزودن یک نفر
pludo-menu-tournament-add-bot = افزودن یک ربات
pludo-menu-tournament-type-person = نام آن نفر را بنویسید و اینتر بزنید، یا اسکیپ تا بماند.
    .touch = نام آن نفر را بنویسید.
pludo-menu-tournament-games = { $games ->
    [one] بازی‌های هر دیدار: یکی
   *[other] بازی‌های هر دیدار: بهترین از { $games }
}
pludo-menu-tournament-seats = سر هر میز: تا { $seats } نفر
pludo-menu-tournament-rounds-count = دورها: { $rounds }
pludo-menu-tournament-name = نام: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = بازی: { $meeting }
pludo-menu-tournament-quick = ربات‌ها بازی کنند: { $meeting }
pludo-menu-tournament-listen = شنیدن بازی ربات‌ها: { $meeting }
pludo-menu-tournament-standings = جدول
pludo-menu-tournament-rounds = همه دورها
pludo-menu-tournament-export = خروجی گرفتن از جدول و دورها به صورت متن
pludo-menu-tournament-leave = برگشت به منوی اصلی
pludo-menu-tournament-gone = این تورنمنت دیگر خوانده نمی‌شود.
pludo-menu-setting-table-coins = سکه‌ها: { $value }
    .desc = پول بازی: میزها می‌توانند شرط داشته باشند. هرگز کسی برای سکه پول نمی‌دهد و جای دیگری ارزش ندارد.
pludo-menu-stake = { $coins ->
    [0] شرط: هیچ
   *[other] شرط: هر نفر { $coins } سکه
}
pludo-menu-doubling = دو برابر کردن: { $value }
    .desc = در بازی دونفره، هر بازیکن در نوبت خود می‌تواند از منوی بازی پیشنهاد دو برابر شدن شرط بدهد؛ دیگری می‌پذیرد یا شرط را واگذار می‌کند.
pludo-menu-purse = کیف پول: { $coins } سکه
    .desc = پول بازی. شرط میز هنگام ساختن بازی تازه تعیین می‌شود.
pludo-menu-double = پیشنهاد دو برابر کردن شرط به { $coins }
pludo-menu-double-take = پذیرفتن
pludo-menu-double-give-up = واگذاری شرط
