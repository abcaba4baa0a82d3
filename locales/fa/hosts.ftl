# فارسی: منچ پلاس در سرورهای PlayPalace و PlayAural.
pludo-host-game-name = منچ پلاس
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = گونه
    .desc = با کدام قوانین بازی شود. انتخاب گونه همه قوانینش را به مقدار خودش برمی‌گرداند.
pludo-host-option-seats = جای دو نفر
    .desc = اینکه دو بازیکن کنار هم بنشینند یا روبه‌رو.
pludo-host-option-bots = ربات‌ها
    .desc = ربات‌های این میز چقدر قوی بازی کنند.
pludo-host-option-pace = سرعت
    .desc = میان تاس و قدم و جمله چقدر فاصله باشد.
pludo-host-option-turn-timer = زمان نوبت
    .desc = هر نوبت چقدر طول بکشد. بعد از آن ربات به جای بازیکن کند بازی می‌کند تا کلیدی بزند.
pludo-host-option-hints = راهنمایی
    .desc = چه کسی می‌تواند حرکت خوب بپرسد: هیچ‌کس، بازیکن تنها با ربات‌ها، یا همه. فقط پرسنده می‌شنود.
pludo-host-option-undo = پس گرفتن
    .desc = اینکه انتخاب را بشود پس گرفت. تاس همان می‌ماند و همه سر میز باخبر می‌شوند.
pludo-host-options-back = برگشت به تنظیمات
pludo-host-seats-standard = کنار هم
pludo-host-seats-opposite = روبه‌رو
pludo-host-bots-random = تصادفی
pludo-host-bots-easy = آسان
pludo-host-bots-normal = معمولی
pludo-host-bots-hard = سخت
pludo-host-bots-expert = استاد
pludo-host-pace-slow = کند
pludo-host-pace-normal = معمولی
pludo-host-pace-fast = تند
pludo-host-pace-instant = آنی
pludo-host-hints-off = خاموش
pludo-host-hints-alone = تنها با ربات‌ها
pludo-host-hints-all = برای همه
pludo-host-undo-off = خاموش
pludo-host-undo-own-turn = در نوبت خودتان
pludo-host-undo-next-throw = تا دیگری تاس بیندازد
pludo-host-timer-value = { $seconds ->
    [0] خاموش
   *[other] { $seconds } ثانیه
}
pludo-host-colour = رنگ شما: { $colour }
pludo-host-colour-any = هر رنگ باقی‌مانده
pludo-host-colour-prompt = کدام رنگ؟
pludo-host-colour-of = { $colour }، مال { $player }
pludo-host-colour-taken = { $colour } مال { $player } است.
pludo-host-colour-chosen = { $player } با { $colour } بازی می‌کند.
    .you = شما با { $colour } بازی می‌کنید.
pludo-host-colour-free = { $player } هر رنگی که بماند می‌گیرد.
    .you = شما هر رنگی که بماند می‌گیرید.
pludo-host-table-rules = قوانین: { $variant }
pludo-host-variant-set = گونه: { $variant }. همه قوانینش تنظیم شد.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = بازی با این تنظیمات شروع نمی‌شود: { $problem }
pludo-host-option-range = { $name } اینجا از { $low } تا { $high } می‌شود.
pludo-host-option-squares = { $name }: شماره خانه‌های مسیر با ویرگول میانشان، یا 0 برای هیچ.
pludo-host-option-long = { $name }: حداکثر { $most } نویسه.
pludo-host-long-name = نام ربات حداکثر { $most } نویسه دارد.
pludo-host-option-fixed = سرور مقدار دیگری برای { $name } اجازه نمی‌دهد.
pludo-host-start-rules = بازی با این تنظیمات شروع نمی‌شود.
pludo-host-start-players = این گونه برای { $range ->
    [one] دقیقا { $low } بازیکن
   *[several] { $low } تا { $high } بازیکن
} است. سر میز { $players } نفرند.
pludo-host-start-coins = { $player } { $coins } سکه دارد و شرط { $stake } است.
pludo-host-watching = این بازی را تماشا می‌کنید.
pludo-host-choose = { $count ->
    [one] یک حرکت، اینتر بازی‌اش می‌کند.
   *[other] { $count } حرکت: انتخاب کنید.
}
pludo-host-which-die = کدام تاس؟
pludo-host-go-where = کدام خانه؟ شماره یا نامش
pludo-host-grid-nothing = خانه‌ای نیست
pludo-host-grid-back = برگشت به بازی
pludo-host-no-grid = این صفحه برای جدول بزرگ است. K و J در آن می‌گردند.
pludo-host-no-such-player = فقط { $players } بازیکن هست.
pludo-host-no-hints = بدون راهنمایی
    .off = سر این میز راهنمایی نیست.
    .alone = راهنمایی فقط برای بازیکن تنها با ربات‌هاست.
pludo-host-no-undo = پس گرفتن سر این میز خاموش است.
    .nothing = حالا انتخابی نیست که پس بگیرید.
pludo-host-undone = { $player } انتخابی را پس می‌گیرد. { pludo-host-same-again }
    .you = پس گرفته شد. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] همان کارت‌ها دوباره می‌آیند.
    [spinner] گردونه همان جا می‌ایستد.
   *[dice] تاس‌ها همان می‌مانند.
}
pludo-host-timer-on = هر نوبت { $seconds } ثانیه وقت دارد.
pludo-host-seconds-left = { $seconds } ثانیه مانده.
pludo-host-too-slow = { $player } خیلی طول داد. حالا ربات به جای { $player } بازی می‌کند.
    .you = خیلی طول دادید. ربات به جای شما بازی می‌کند تا کلید بازی بزنید.
pludo-host-waits = ربات { $seconds } ثانیه منتظر برگشتن { $player } می‌ماند.
pludo-host-saved-meanwhile = بازی منچ پلاس شما منتظرتان ماند و بعد ذخیره شد. از میزهای ذخیره‌شده در منوی اصلی ادامه می‌یابد.
pludo-host-held = اتصال { $player } قطع شد. بازی تا { $minutes } دقیقه منتظر می‌ماند.
pludo-host-missing = هنوز برنگشته: { $players }.
pludo-host-absent = { $player } برنگشته است. تا آن وقت ربات به جای { $player } بازی می‌کند.
pludo-host-back = { $player } برگشت.
    .you = برگشتید.
pludo-host-fault = در منچ پلاس خطایی رخ داد. بازی ادامه دارد؛ صاحب سرور آن را در گزارش می‌یابد.
pludo-host-fault-end = منچ پلاس نمی‌تواند این بازی را ادامه دهد و آن را تمام می‌کند. صاحب سرور وضعیت را در گزارش می‌یابد.
pludo-host-brought-back = سرور ناگهان ایستاد و این بازی نگه داشته شد.
    .cut = سرور ناگهان ایستاد و این بازی نگه داشته شد، ولی شاید آخرین نوبتش نباشد.
pludo-host-set-aside = بازی این میز بعد از راه‌اندازی خوانده نشد. صاحب سرور آن را در پرونده‌ای دارد. می‌توانید بازی تازه‌ای شروع کنید.
pludo-host-table-lost = این میز ذخیره‌شده خوانده نشد و بسته شد. صاحب سرور آن را در پرونده‌ای دارد.
pludo-host-not-loaded = منچ پلاس حالا در این سرور در دسترس نیست. میزها و نتیجه‌هایش نگه داشته شده. لطفا به صاحب سرور بگویید.
pludo-host-board-rating = { $variant }: ریتینگ مهارت
    .mine = { $variant }، ریتینگ مهارت: { $value }
pludo-host-board-wins = { $variant }: بازی‌های برده
    .mine = { $variant }، بازی‌های برده: { $value }
pludo-host-not-rated = بدون ریتینگ: راهنمایی یا پس گرفتن روشن است.
pludo-host-result-title = بازی تمام شد.
pludo-host-result = { $place }. { $player }: { $count } مهره در مقصد
pludo-host-doc-title = قوانین منچ پلاس
pludo-host-doc-goal = همه مهره‌های خود را زودتر از دیگران دور صفحه ببرید و به مقصد برسانید. مهره با شش از پایگاه بیرون می‌آید، دور مسیر می‌رود، به راه مقصد خود می‌پیچد و باید دقیق به مقصد برسد. هر که روی مهره دیگری بنشیند آن را می‌زند و به پایگاهش برمی‌گرداند، مگر خانه امن باشد.
pludo-host-doc-turn = برای تاس انداختن R را بزنید. اگر یک حرکت باشد، طبق قوانین خودش انجام می‌شود. اگر چند تا باشد، در منو یکی را انتخاب کنید یا شماره مهره را بزنید. هر چیز دیگر را هر وقت می‌شود پرسید، حتی وقتی نوبت شما نیست.
pludo-host-doc-default = قوانین { $variant }
pludo-host-doc-variants = گونه‌ها
pludo-host-doc-keys = کلیدها
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = تنظیمات میز
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = در تلفن یا مرورگر همه این‌ها در منوهاست: حرکت‌ها در منوی بازی، پرسش‌ها زیر آن‌ها یا در منوی کارها.
pludo-host-doc-away = اگر اتصال قطع شود، ربات جای شما را نگه می‌دارد تا برگردید؛ در نوبت شما ده ثانیه منتظر می‌ماند. اگر تنها انسان بودید، بازی پنج دقیقه منتظر می‌ماند، بعد میز ذخیره می‌شود.
pludo-host-dice-words = { $given ->
    [drawn] واژه‌های تاس: به قید قرعه
    [sealed] واژه‌های تاس: مهر و موم برنامه شما
   *[typed] واژه‌های تاس: { $words }
}
pludo-host-dice-late = دیر شد: این تاس‌ها در حال آمیختن است.
pludo-host-dice-changed = بازی شروع نشد، چون هنگام آمیختن تاس‌ها بازیکنان یا قوانین عوض شدند. حالا تاس‌های دیگری هست؛ دوباره شروع کنید.
    .series = هنگام آمیختن تاس‌ها بازیکنان یا قوانین عوض شدند، پس این بازی تاس‌های دیگری دارد. کدشان: { $code }.
pludo-host-dice-words-prompt = هر واژه‌ای، تا با تاس‌های بازی بعد آمیخته شود. خط تیره برایتان قرعه می‌کشد:
pludo-host-dice-sees = سرور واژه‌های شما را می‌بیند: با یک همدست می‌تواند تاس‌ها را انتخاب کند. برنامه پایانه، playpalace-ludo connect، واژه‌های شما را تا رسیدن همه مهر و موم می‌کند.
pludo-host-dice-again = یک بار دیگر همه رقم‌ها را نشان می‌دهد.
pludo-host-dice-digits = تاس‌ها به رقم
pludo-host-dice-commitment = تعهد این بازی که پیش از آن گفته شد: { $digits }
pludo-host-dice-commitment-next = تعهد بازی بعد: { $digits }
pludo-host-dice-seed = بذر: { $digits }
pludo-host-dice-added = واژه‌های { $name }: { $words }
pludo-host-dice-seal = چکیده کل ثبت: { $digits }
pludo-host-record = ثبت این بازی
pludo-host-option-stake = شرط
    .desc = پول بازی که هر نفر در شروع روی میز می‌گذارد. بر پایه رتبه پرداخت می‌شود.
pludo-host-stake-value = { $coins ->
    [0] هیچ
   *[other] هر نفر { $coins } سکه
}
pludo-host-option-doubling = دو برابر کردن
    .desc = در بازی دو نفر هر کدام می‌تواند پیشنهاد دو برابر شدن شرط بدهد؛ دیگری می‌پذیرد یا شرط را واگذار می‌کند.
pludo-host-doubling-off = خاموش
pludo-host-doubling-on = روشن
pludo-host-option-series = سری
    .desc = چند بازی پشت سر هم انجام شود. بعد از هر کدام جدول گفته می‌شود: یک امتیاز برای هر بازیکنی که پشت سر گذاشتید.
pludo-host-series-value = { $games ->
    [one] یک بازی
   *[other] { $games } بازی
}
pludo-host-series-game = بازی { $number } از { $games }.
pludo-host-series-standing = بازی { $number } از { $games } تمام شد. جدول: { $rows }.
pludo-host-series-over = سری { $games } بازی تمام شد: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points } امتیاز
pludo-host-list = انتخاب
pludo-host-list-type = مقدار تازه:
pludo-host-list-barred = دیگر اجازه این کار را ندارید.
pludo-host-sets-row = مجموعه‌های تنظیمات شما
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }، برای میز بعدی شما
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = ذخیره تنظیمات این میز
pludo-host-sets-name = نام این مجموعه:
pludo-host-sets-use = به کار بردن سر این میز
pludo-host-sets-rename = تغییر نام
pludo-host-sets-delete = حذف
pludo-host-sets-usual = شروع با تنظیمات این سرور
    .done = میز بعدی شما با تنظیمات این سرور شروع می‌شود.
pludo-host-sets-saved = با نام { $name } ذخیره شد. میز بعدی شما با آن شروع می‌شود.
pludo-host-sets-renamed = نامش حالا { $name } است.
pludo-host-sets-deleted = { $name } حذف شد.
pludo-host-sets-used = تنظیمات { $name }. گونه: { $variant }.
pludo-host-sets-begins = این میز با تنظیمات { $name } شما شروع می‌شود. گونه: { $variant }.
pludo-host-sets-not-offered = { $variant } دیگر اینجا نیست. چیزی عوض نشد.
pludo-host-sets-full = شما { $most } مجموعه دارید. اول یکی را حذف کنید.
pludo-host-sets-taken = { $name } نام مجموعه دیگری است. چیزی عوض نشد.
pludo-host-sets-misnamed = نام 1 تا { $most } نویسه دارد. چیزی عوض نشد.
pludo-host-sets-unwritten = حالا ذخیره نمی‌شود. چیزی عوض نشد.
