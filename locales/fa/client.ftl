# فارسی: آنچه خود برنامه پایانه می‌گوید.
pludo-client-greeting = به منچ خوش آمدید.
pludo-client-ask-name = نام شما چیست؟ نامتان را بنویسید و اینتر بزنید، یا فقط اینتر بزنید.
    .touch = نام شما چیست؟ نامتان را بنویسید، یا خالی بگذارید.
pludo-client-hello = سلام { $name }.
pludo-client-first-steps = جهت‌نماها در منو می‌گردند، اینتر انتخاب می‌کند، F1 همه جا راهنماست. با منچ تازه‌کارید؟ به یاد گرفتن در یک بازی آموزشی بروید.
    .touch = با منچ تازه‌کارید؟ به یاد گرفتن در یک بازی آموزشی بروید.
pludo-client-table = { $title }.
pludo-client-goodbye = خداحافظ.
pludo-client-saved-goodbye = بازی شما ذخیره شد. خداحافظ.
pludo-client-unsaved = بازی شما ذخیره نشد: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } خداحافظ.
pludo-client-unkept = در { $folder } چیزی نگه داشته نمی‌شود: { $reason }. بدون ذخیره بازی می‌کنید؛ بازی و تنظیمات شما با برنامه تمام می‌شود.
pludo-client-unkept-goodbye = این بازی نگه داشته نشد. خداحافظ.
pludo-client-late-goodbye = بازی شما ذخیره شد، ولی دیسک کند است: پیش از خاموش کردن رایانه کمی صبر کنید. خداحافظ.
pludo-client-disk-late = دیسک کند است: آخرین پرتاب‌های شما هنوز روی آن نیست. وقتی باشد می‌شنوید.
pludo-client-disk-on-time = پرتاب‌های شما حالا روی دیسک است.
pludo-client-player = بازیکن
pludo-client-guest = مهمان { $number }
pludo-client-quiet-screen = گفتار روشن است، پس نمایشگر ساکت می‌ماند. F12 آنچه گفته شد را چاپ می‌کند، F6 این را عوض می‌کند.
pludo-client-useless-key = { $key } اینجا کاری نمی‌کند. F1 یا علامت سؤال راهنماست.
    .touch = آن اینجا کاری نمی‌کند.
pludo-client-that-key = آن کلید
pludo-client-stale = در این میان عوض شد. کاری انجام نشد.
pludo-client-paste-ignored = متن چسبانده اینجا کاری نمی‌کند.
pludo-client-key-help-on = راهنمای کلید. کلیدی بزنید تا بشنوید چه می‌کند، اسکیپ برای پایان.
    .touch = حالا هر چیزی را انتخاب کنید تا بشنوید چه می‌کند. دوباره راهنمای کلید پایان می‌دهد.
pludo-client-key-help-off = پایان راهنمای کلید.
pludo-client-key-unused = { $key } معنایی ندارد.
pludo-client-unknown-line = { $line } نه کلید است نه فرمان. برای تاس انداختن r، برای انتخاب یک رقم، برای صفحه v و برای راهنما f1 بنویسید.
pludo-client-help-table = فاصله یا اینتر کار بدیهی بعدی را می‌کند. اسکیپ یا بک‌اسپیس منو را باز می‌کند.
    .touch = حرکت‌های شما و کارهای دیگر دکمه‌اند؛ بیشترشان زیر «کارهای بیشتر» است.
pludo-client-help-listening = برای آنچه شنیدید 1، 2، 3 یا 4 را بزنید.
    .touch = آنچه شنیدید را انتخاب کنید.
pludo-client-transcript-printed = { $count } جمله چاپ شد.
pludo-client-rate-of-reader = در حالت پایانه صفحه‌خوان شما حرف می‌زند، با تندی خودش. F6 حالت را عوض می‌کند.
pludo-client-board-in-terminal-mode = صفحه کشیده‌شده در حالت پایانه مزاحم صفحه‌خوان است. F6 حالت را عوض می‌کند.
pludo-client-which-die = { $numbers } را بزنید، یا اینتر برای اولی.
    .touch = کدام یکی؟
pludo-client-dice = { $numbers }؟
pludo-client-no-such-die = آن جزو این‌ها نیست. { $numbers } را بزنید، یا اینتر برای اولی.
    .touch = آن جزو این‌ها نیست.
pludo-client-hint-elsewhere = مهره دیگری بهتر است. { $hint } اسکیپ به همه انتخاب‌ها برمی‌گردد.
    .touch = مهره دیگری بهتر است. { $hint }
pludo-client-no-such-player = بازیکن { $number } نیست؛ اینجا { $count } نفر بازی می‌کنند.
pludo-client-undone = { $turns ->
    [0] پس گرفته شد.
    [one] تا نوبت قبلی شما پس گرفته شد.
   *[other] { $turns } نوبت شما پس گرفته شد.
}
pludo-client-undone-throw = { $throw ->
    [cards] دوباره { $dice } دارید.
    [spinner] گردونه دوباره روی { $dice } است.
   *[dice] دوباره { $dice } دارید.
}
pludo-client-out-at-start = هر کس از حالا { $count } مهره بیرون دارد.
pludo-client-undo-off = پس گرفتن سر این میز خاموش است.
pludo-client-undo-nothing-own-turn = در این نوبت تصمیمی نگرفته‌اید که پس گرفته شود.
pludo-client-undo-nothing-free = تصمیمی برای پس گرفتن نیست.
pludo-client-use = { $key } آنچه دارید را به کار می‌برد.
pludo-client-use-keys = { $count ->
    [one] اینتر آن را به کار می‌برد.
   *[other] { $numbered ->
        [0] با جهت‌نماها و اینتر انتخاب کنید.
       *[other] آنچه شماره ندارد با جهت‌نماها و اینتر انتخاب می‌شود.
    }
}
    .touch = انتخاب کنید چه به کار می‌برید.
pludo-client-use-not-on = چیزی ندارید که روی مهره { $number } به کار رود.
pludo-client-after-game = اینتر: یک بازی دیگر. فاصله: نتیجه. { $throw ->
    [cards] D: کارت‌های کشیده‌شده.
    [spinner] D: آنچه گردونه آورد.
   *[dice] D: تاس‌ها.
} اسکیپ: منو، برای درس گرفتن از اشتباه‌ها و بیشتر.
    .touch = دوباره بازی کنید، یا منو را باز کنید برای درس گرفتن از اشتباه‌ها و بیشتر.
pludo-client-chance = { $percent } درصد. { $choice }
pludo-client-chance-now = { $even ->
    [yes] بخت همه تقریبا برابر است.
   *[no] بخت برد حدود { $percent } درصد است.
} اول { $throw ->
    [cards] بکشید
    [spinner] بچرخانید
   *[dice] تاس بیندازید
}، بعد H راهنمایی می‌کند.
pludo-client-tip-roll = { $throw ->
    [cards] برای کشیدن { $key } را بزنید.
    [spinner] برای چرخاندن { $key } را بزنید.
   *[dice] برای انداختن { $key } را بزنید.
}
    .touch = { $label } را انتخاب کنید.
pludo-client-tip-choose = شماره یک مهره را بزنید. یا جهت‌نماها انتخاب‌ها را یکی‌یکی می‌خوانند و اینتر آن را که شنیدید بازی می‌کند.
    .touch = یکی از این حرکت‌ها را انتخاب کنید.
pludo-client-tip-out = برای بیرون آوردن مهره { $faces } لازم است.
pludo-client-tip-ask = { $board } صفحه را می‌گوید، { $hint } راهنمایی می‌کند، { $help } همه کلیدها را می‌گوید.
    .touch = هر وقت خواستید صفحه یا راهنمایی بخواهید.
pludo-client-save-failed = بازی ذخیره نشد: { $reason }. هنوز اتفاقی نیفتاده؛ درستش کنید و برای امتحان دوباره اینتر بزنید.
    .touch = بازی ذخیره نشد: { $reason }. هنوز اتفاقی نیفتاده؛ درستش کنید و دوباره امتحان کنید.
pludo-client-save-damaged = این بازی ذخیره‌شده خراب است: { $reason }. با نام { $file } نگه داشته شد.
pludo-client-save-unreadable = این بازی ذخیره‌شده حالا خوانده نمی‌شود: { $reason }. همان‌طور می‌ماند.
pludo-client-save-rules-elsewhere = قوانین { $rules } این بازی ذخیره‌شده روی رایانه دیگری است، در { $folder }، که بی‌پرسش باز نمی‌شود. برای ادامه پرونده قانون را با playpalace-ludo install-variant نصب کنید؛ بازی ذخیره می‌ماند.
pludo-client-save-rules-gone = این بازی ذخیره‌شده قوانین { $rules } را می‌خواهد که نیست یا عوض شده است. برای ادامه پرونده قانون را برگردانید؛ بازی ذخیره می‌ماند.
pludo-client-save-rules-ask = قوانین { $rules } این بازی اینجا نیست. بازی می‌گوید در { $folder } بوده است. آنجا را نگاه کنم؟
pludo-client-save-rules-leave = نه، بماند
pludo-client-save-rules-look = بله، نگاه کن
pludo-client-save-rules-found = قوانین { $rules } پیدا شد. برای ادامه بازی را دوباره باز کنید.
pludo-client-save-parted = این بازی در پنجره دیگری ادامه یافت. هر دو نگه داشته شد: مال شما از حالا بازی جداست.
pludo-client-crashed = در خود برنامه خطایی رخ داد. بازی‌ها تا آخرین حرکت نگه داشته شده‌اند. شرحش در { $file } است.
pludo-client-not-removed = بازی حذف نشد: { $reason }.
pludo-client-exported = نوشته شد: ثبت در { $record }، و هر چه گفته شد در { $transcript }.
pludo-client-take-failed = آن پرونده خوانده نمی‌شود: { $reason }.
pludo-client-taken-unfinished = این بازی جزو آن‌هاست که می‌توانید ادامه دهید.
    .cut = پایان ثبت نیست. می‌توانید بازی را از همان‌جا که بریده شده ادامه دهید.
pludo-client-export-failed = چیزی نوشته نشد: { $reason }.
pludo-client-options-unreadable = تنظیمات شما در { $file } خوانده نمی‌شود: { $reason }. پیش‌فرض‌ها به کار می‌رود و آنجا چیزی نوشته نمی‌شود.
pludo-client-options-refused = تنظیمات شما به کار نمی‌آید: { $reason }. با نام { $file } نگه داشته شد و پیش‌فرض‌ها به کار می‌رود.
pludo-client-options-no-copy = از تنظیمات شما در { $file } پیش از تغییر رونوشت گرفته نشد: { $reason }.
pludo-client-options-number = تنظیم { $key } { $value } است؛ باید عدد صحیحی از { $low } تا { $high } باشد. { $default } به کار می‌رود.
pludo-client-options-choice = تنظیم { $key } { $value } است؛ باید یکی از این‌ها باشد: { $choices }. { $default } به کار می‌رود.
pludo-client-options-switch = تنظیم { $key } { $value } است؛ باید true یا false باشد. { $default } به کار می‌رود.
pludo-client-options-text = تنظیم { $key } { $value } است؛ باید متنی در گیومه باشد.
pludo-client-options-group = بخش { $group } تنظیمات شما باید با سطر [{ $group }] شروع شود و تنظیم‌هایش در سطرهای جدا بیاید. پیش‌فرض‌هایش به کار می‌رود.
pludo-client-options-misspelt = تنظیمات شما { $key } دارد که وجود ندارد؛ منظورتان { $meant } بود؟
pludo-client-options-unknown = تنظیمات شما { $key } دارد که وجود ندارد. در پرونده می‌ماند و کاری نمی‌کند.
pludo-client-options-keys = بخش keys تنظیمات شما برای هر فرمان یک سطر می‌خواهد، مانند roll = ["r"]. کلیدهای معمول به کار می‌رود.
pludo-client-options-key = کلیدهای { $command } باید فهرستی مانند ["r"] باشد. کلیدهای معمول به کار می‌رود.
pludo-client-options-preset = میز ذخیره‌شده { $name } یک گونه و جاها می‌خواهد، هر دو متن. کنار گذاشته شد.
pludo-client-options-not-kept = تنظیمات شما ذخیره نشد: { $reason }. تا خروج برقرار است.
pludo-client-seats-unknown = جای { $word } فهمیده نشد: فقط bot قدرت می‌گیرد. بگویید you، یک نام، یا bot:easy، مانند green=bot:hard.
pludo-client-seats-empty = در جای { $word } کسی نیست. بگویید you، یک نام، یا bot:easy، مانند green=bot:hard.
pludo-client-seats-missing = پیش یا پس از یک ویرگول جایی کم است. بگویید you، یک نام، یا bot:easy، مانند you,green=bot:hard.
pludo-client-seats-strength = قدرت ربات { $strength } وجود ندارد. یکی از این‌ها را انتخاب کنید: { $strengths }.
pludo-client-bot-failed = { $name } از کار افتاد: { $why }. ربات سخت ادامه می‌دهد.
pludo-client-seats-colour = این صفحه رنگ { $colour } ندارد. این‌ها را دارد: { $colours }.
pludo-client-seats-taken = رنگ { $colour } دو بار گرفته شده است.
pludo-client-seats-count = { $count ->
    [one] یک بازیکن کافی نیست
   *[other] { $count } بازیکن جور نمی‌شود
}: این بازی برای { $low } تا { $high } نفر است.
pludo-client-seats-count-exact = { $count ->
    [one] یک بازیکن کافی نیست
   *[other] { $count } بازیکن جور نمی‌شود
}: این بازی برای { $low } نفر است.
pludo-client-knob-refused = نمی‌شود: { $reason }
pludo-client-knob-squares = خانه‌های مسیر را با فاصله بنویسید، مانند 9 22 35 48.
pludo-client-preset-saved = میز { $name } ذخیره شد.
pludo-client-preset-used = میز { $name } چیده شد.
pludo-client-preset-gone = میز { $name } دیگر چیده نمی‌شود: قوانین یا جاهایش دیگر وجود ندارد.
pludo-client-preset-nameless = میز نام می‌خواهد. چیزی ذخیره نشد.
pludo-client-replay = { $title }، { $count } گام. جهت‌نمای راست جلو می‌رود، چپ برمی‌گردد، اسکیپ پایان می‌دهد.
    .touch = { $title }، { $count } گام.
pludo-client-replay-where = گام { $step } از { $count }، نوبت { $number }.
pludo-client-replay-start = اینجا ابتدای بازی است.
pludo-client-replay-no-capture = در این بازی مهره‌ای زده نشد.
pludo-client-replay-end = اینجا انتهای بازی است.
pludo-client-replay-help = جهت‌نمای راست یا اینتر جلو می‌رود، چپ برمی‌گردد، هوم و اند می‌پرند. V و S و T و پرسش‌های دیگر درباره همین لحظه پاسخ می‌دهند. اسکیپ پایان می‌دهد.
    .touch = دکمه‌ها جلو و عقب می‌روند و می‌پرند. همه پرسش‌ها درباره همین لحظه پاسخ می‌دهند.
pludo-client-after-match = اینتر: ادامه تورنمنت. فاصله: نتیجه. { $throw ->
    [cards] D: کارت‌های کشیده‌شده.
    [spinner] D: آنچه گردونه آورد.
   *[dice] D: تاس‌ها.
} اسکیپ: منو.
    .touch = تورنمنت را ادامه دهید، یا منو را باز کنید.
pludo-client-tournament-damaged = این تورنمنت خوانده نمی‌شود؛ پرونده‌اش { $file } همان‌طور می‌ماند. دلیل: { $reason }.
pludo-client-tournament-game-gone = بازی این دیدار از بین رفته؛ از نو شروع می‌شود.
pludo-client-tournament-exported = در { $file } نوشته شد.
pludo-client-tournament-added = { $player }. { $count } نفر شرکت می‌کنند.
pludo-client-tournament-twice = { $name } از قبل شرکت دارد.
pludo-client-tournament-nameless = کسی افزوده نشد: بازیکن نام می‌خواهد.
pludo-client-tournament-full = تورنمنت حداکثر { $most } بازیکن دارد.
pludo-client-bots-alone = { $names } بازی می‌کنند.
pludo-client-bots-alone-help = ربات‌ها خودشان بازی می‌کنند و می‌شنوید چه کسی می‌برد. اسکیپ آن را برای بعد می‌گذارد.
    .touch = ربات‌ها خودشان بازی می‌کنند و می‌شنوید چه کسی می‌برد.
