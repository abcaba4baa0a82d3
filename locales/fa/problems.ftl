# فارسی: آنچه در پرونده قانون، وضعیت یا ثبت نادرست است.
pludo-problem-field-twice = { $knob } هم همین را می‌گوید: یکی را نگه دارید
pludo-problem-clash-doubled-pair = جفت درست دو مهره است، پس stack.own_limit باید 2 باشد
pludo-problem-clash-doubled-die = جفت یک تاس می‌خواهد: dice.count 1، dice.use separate
pludo-problem-clash-out-limit = stack.own_limit می‌گذارد { $limit } مهره در یک خانه باشد، پس بیشتر نمی‌تواند در خانه شروع آغاز کند
pludo-problem-clash-beyond-track = مسیر { $track } خانه دارد، { $square } بیرون آن است
pludo-problem-clash-markers = از { $markers } مهره هر بازیکن بیشتر است
pludo-problem-clash-teams-arms = یارها روبه‌روی هم می‌نشینند که با { $arms } بازو نمی‌شود، عددی زوج از 4 به بالا بنویسید
pludo-problem-clash-never-meet = در مسیری با { $track } خانه هیچ خانه‌ای سر راه همه نیست، کمتر بنویسید
pludo-problem-clash-players = از { $low } تا { $high } بازیکن محدوده نیست
pludo-problem-clash-chance-dice = پرونده‌ای که خودش می‌گوید چه انداخته شود dice.count 1 می‌خواهد
pludo-problem-clash-chance-doubled = جفت تاس ساده می‌خواهد، ولی این پرونده خودش می‌گوید چه انداخته شود
pludo-problem-clash-chance-sum = پرونده‌ای که خودش می‌گوید روها چه کنند dice.use separate می‌خواهد
pludo-problem-rival = { $key } هم همین را می‌گوید و همان به حساب می‌آید
pludo-problem-faces-gone = روهای پایه رفته‌اند، چون یک فهرست جای همه تاس را می‌گیرد: { $names }. برای نگه داشتنشان بالای پرونده merge = ["outcome"] بنویسید
pludo-problem-title-of-base = پرونده آن را نمی‌گوید، پس بازیکنان نام پایه را می‌شنوند، { $title }
pludo-problem-knob-fixed = صفحه و شمار تاس‌ها در بازی همان می‌ماند
pludo-problem-no-such-seat = صفحه جایی به این رنگ ندارد، این‌ها را دارد: { $seats }
pludo-problem-route-generated = راه‌های این صفحه خودکار ساخته می‌شود، بازی با راه‌های خودش kind = "loose" دارد
pludo-problem-not-a-file-name = نام پرونده نیست
pludo-problem-names-a-path = پرونده می‌تواند نام قوانین را ببرد، نه جای آن‌ها را؛ پرونده قانون را نصب کنید و نامش را بنویسید
pludo-problem-base-circle = پایه‌ها دور می‌زنند یا بیش از { $most } لایه‌اند
pludo-problem-not-merge = باید فهرست بخش‌هایی باشد که با نام به بخش‌های پایه می‌پیوندند: { $blocks }
pludo-problem-base-kind = باید مانند پایه‌اش { $base }، { $kind } باشد
pludo-problem-not-a-base = باید گونه‌ای همراه برنامه یا پرونده‌ای در همان پوشه را نام ببرد
pludo-problem-no-base = نه گونه‌ای همراه برنامه و نه پرونده‌ای کنارش { $base } نام دارد
pludo-problem-not-change = باید جدول کلیدها در گیومه باشد، مانند "outcome.6.weight" = 2
pludo-problem-key-too-deep = کلیدی با بخش‌های خیلی زیاد دارد
pludo-problem-toml-unquoted = متن باید در گیومه باشد: "{ $word }"
pludo-problem-toml-open-quote = گیومه پایان متن نیست
pludo-problem-toml-open-block = نام بخش باید با { $bracket } تمام شود
pludo-problem-toml-no-equals = میان کلید و مقدارش باید علامت مساوی باشد
pludo-problem-toml-no-value = باید مقداری باشد: عدد، true، false، متن در گیومه، یا فهرست در کروشه
pludo-problem-toml-open-list = فهرست میان مقدارهایش ویرگول و در پایان ] دارد
pludo-problem-toml-open-table = جدول یک‌سطری میان کلیدهایش ویرگول و در پایان { "}" } دارد
pludo-problem-toml-more = { $rest } اینجا نمی‌آید؛ هر کلید سطر خودش را دارد و یادداشت با # شروع می‌شود
pludo-problem-toml-no-key = سطر با کلید، بخش در کروشه، یا # برای یادداشت شروع می‌شود
pludo-problem-toml-backslash = ممیز وارونه در متن باید دو بار نوشته شود
pludo-problem-toml-curly = { $sign } گیومه خمیده است، راست بنویسید، "
pludo-problem-toml-capital = { $word } را با حروف کوچک بنویسید
pludo-problem-toml-key-twice = کلید { $key } اینجا بار دوم است
pludo-problem-toml-block-twice = بخش { $block } اینجا بار دوم است، سطرهایش را یکجا بیاورید
pludo-problem-toml-block-mixed = { $block } بالاتر کروشه دیگری دارد: بخشی که یک بار می‌آید [{ $block }] نوشته می‌شود، یکی از چند تا [[{ $block }]]
pludo-problem-toml-too-large = TOML درستی نیست: مقداری خیلی تودرتو یا خیلی بزرگ است
pludo-problem-number-too-large = عددی به این بزرگی به کار هیچ پرونده‌ای نمی‌آید
pludo-problem-too-deep = خیلی تودرتوست
pludo-problem-not-a-kind = باید 'cross' یا 'loose' باشد
pludo-problem-not-schema-1 = باید 1 باشد
pludo-problem-game-in-cross = از آن بازی خود شماست، kind = "loose"؛ نام ترکیب گزینه‌ها را title = "..." در بالا می‌گوید
pludo-problem-missing = نیست
pludo-problem-no-block = چنین بخشی نیست
pludo-problem-no-block-but = چنین بخشی نیست، فقط { $blocks }
pludo-problem-key-at-top = در هیچ بخشی نیست، جایش زیر { $either } است
pludo-problem-no-key = چنین کلیدی نیست
pludo-problem-no-key-but = چنین کلیدی نیست، فقط { $keys }
pludo-problem-not-a-table = باید جدول باشد، به شکل [{ $table }]
pludo-problem-not-tables = باید فهرست جدول‌ها باشد، هر یک به شکل [[{ $table }]]
pludo-problem-too-many = { $count } تا هست، بیشترین { $most } است
pludo-problem-not-keys = { $block } جدول کلیدها نیست
pludo-problem-none-named = { $block } به نام { $name } نیست
pludo-problem-not-a-text = باید متنی یک‌سطری تا { $most } نویسه باشد
pludo-problem-not-whole = باید عدد صحیحی از { $low } تا { $high } باشد، نه { $value }
pludo-problem-not-a-number = باید عددی بالای 0 و تا { $most } باشد، نه { $value }
pludo-problem-not-a-choice = باید یکی از { $choices } باشد، نه { $value }
pludo-problem-not-a-list = باید فهرستی با حداکثر { $most } متن باشد
pludo-problem-not-a-line = { $value } متن یک‌سطری نیست
pludo-problem-not-a-phrase = { $value } از این‌ها نیست: { $either }
pludo-problem-not-in-range = { $way ->
    [back] عدد در { $value } باید از 1 تا { $most } باشد، با منفی برای عقب رفتن
   *[on] عدد در { $value } باید از 1 تا { $most } باشد
}
pludo-problem-not-a-route = باید متنی از نام خانه‌ها باشد
pludo-problem-not-changes = باید جدول کلیدها و مقدارهای تازه‌شان باشد
pludo-problem-not-amendable = در بازی عوض نمی‌شود، فقط { $blocks } عوض می‌شود
pludo-problem-not-quoted-key = کلید باید در گیومه باشد: "{ $key }"
pludo-problem-no-key-to-change = در { $block } کلید { $name } برای تغییر نیست
pludo-problem-route-too-long = خیلی دراز است، هر راه حداکثر { $most } خانه دارد
pludo-problem-route-empty = پیش از مقصد دست‌کم یک خانه می‌خواهد
pludo-problem-route-stray-sign = ')' یا '|' دارد بی آنکه '(' پیش از آن باشد
pludo-problem-route-open-fork = '(' دارد که بسته نمی‌شود
pludo-problem-route-too-many-ways = اگر پس از دوراهی برای هر شاخه یک بار شمرده شود { $steps } قدم دارد، بیشترین { $most } است
pludo-problem-route-too-deep = دوراهی‌های تودرتویی بیش از { $most } لایه دارد
pludo-problem-route-begins-with-fork = باید با خانه شروع شود، نه با دوراهی
pludo-problem-route-branches = در دوراهی‌اش دو شاخه یا بیشتر با نام‌های جدا می‌خواهد
pludo-problem-route-branch-form = شاخه‌ها باید 'نام: خانه‌ها' نوشته شوند
pludo-problem-route-branch-empty = در شاخه { $branch } خانه‌ای ندارد
pludo-problem-route-leads-nowhere = شاخه‌ای به { $tile } دارد که خانه آن نیست
pludo-problem-route-tile-lost = هرگز به { $tile } نمی‌رسد: همه شاخه‌های پیش از آن به جای دیگر می‌روند
pludo-problem-route-no-way-home = از { $tile } راهی به مقصد ندارد
pludo-problem-route-later = راه‌هایی که راه مقصد یا ردیف جا دارند همان می‌مانند
pludo-problem-laps-too-many = برمی‌گردد، و { $far } قدم را می‌شود از راه‌های خیلی زیاد رفت: همه با هم { $most } قدم می‌توانند باشند
pludo-problem-route-mixed-run = رشته { $run } میان دو نوع خانه دارد
pludo-problem-route-tile = خانه { $tile } دارد که نامش به کار نمی‌آید
pludo-problem-no-such = { $what } { $name } نیست
pludo-problem-two-seats = دو جا این رنگ را دارند
pludo-problem-one-seat = یک جا بس نیست، دو یا بیشتر لازم است؛ مسابقه تکی min_players = 1 را در [game] می‌گوید
pludo-problem-two-outcomes = دو پیشامد این نام را دارند
pludo-problem-dice-twice = آنجا که هر تاس بخش خودش را دارد باید حذف شود
pludo-problem-dice-cards = کارت‌ها یکی‌یکی کشیده می‌شوند: چند تاس 'dice' یا 'spinner' می‌خواهد
pludo-problem-one-die = { $use } دو تاس یا بیشتر می‌خواهد
pludo-problem-two-dice = دو تاس این نام را دارند
pludo-problem-no-face = دست‌کم یک رو می‌خواهد
pludo-problem-weight-and-dice = باید حذف شود: آنجا که تاس‌ها بخش خود را دارند، روهایشان می‌گویند چند بار می‌آید
pludo-problem-too-much-work = یک پرسش، مانند اینکه چه کسی می‌تواند چه کسی را بزند، بیش از { $most } وضعیت را می‌دید؛ تاس، مهره یا شرط کمتر آن را کم می‌کند
pludo-problem-too-many-throws = تاس‌ها به بیش از { $most } صورت می‌نشینند
pludo-problem-one-throw = تاس‌ها فقط به یک صورت می‌نشینند، این تصادفی نیست
pludo-problem-hand-no-cards = دست کارت فقط برای 'cards' است
pludo-problem-hand-too-big = همه دست‌ها با هم { $held } کارت دارند، و فقط { $copies } تا هست
pludo-problem-hand-no-order = کارت دست باید بازی شود: دستوری به آن بدهید، اگر چیزی نیست 'pass'
pludo-problem-hand-tries = آنجا که از دست انتخاب می‌شود تلاش دیگری نیست
pludo-problem-no-ransom = هیچ چیز اسیر را آزاد نمی‌کند: به پیشامدی 'ransom' بیفزایید
pludo-problem-no-prisoner = 'ransom' اسیر آزاد می‌کند، و هیچ زدنی اسیر نمی‌گیرد
pludo-problem-take-over-later = در بازی‌ای که مهره‌ها دست به دست می‌شوند عوض نمی‌شود
pludo-problem-take-over-row = 'row' برای مهره‌هایی که دست به دست می‌شوند جا ندارد
pludo-problem-not-steps = باید بگوید پیشامدها تا کجا می‌برند: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = دو جدول فاصله این نام را دارند
pludo-problem-tile-twice = { $tile } در دو جدول فاصله هست
pludo-problem-too-many-meetings = راه‌های زیادی در خانه‌های زیادی شریک‌اند: { $meetings } جفت جا در یک خانه، بیشترین { $most } است
pludo-problem-two-jumps = دو پرش از این خانه شروع می‌شود
pludo-problem-jump-off-route = { $tile } در راه { $colour } نیست که می‌تواند در آغاز پرش بایستد
pludo-problem-jump-circle = پرش‌ها دور می‌زنند و به { $tile } برمی‌گردند
pludo-problem-two-abilities = دو توانایی این نام را دارند
pludo-problem-ability-name = { $name } در این پرونده معنای دیگری دارد، نام دیگری انتخاب کنید
pludo-problem-ability-number = { $kind } عدد صحیحی از 1 می‌خواهد
pludo-problem-ability-no-number = فقط از آن { $kind } است
pludo-problem-ability-not-hidden = آنچه فوری به کار می‌رود را همه می‌بینند
pludo-problem-ability-throw = پرتاب دوم برای انتخاب، پرتاب‌هایی می‌خواهد که یکی بازی شوند: یک تاس، یا تاس‌هایی که جمع یا انتخاب می‌شوند، و بی دست کارت
pludo-problem-nothing-to-choose = توانایی نگه‌داشته‌ای نیست که از آن انتخاب شود
pludo-problem-nobody-gains = هیچ کس آن را نمی‌گیرد: بگذارید خانه یا پیشامدی { $effect } بگوید
pludo-problem-pass-no-hand = { $effect }: کارت از دست داده می‌شود؛ در randomiser.hand بگویید چند تا نگه داشته می‌شود
pludo-problem-pass-whom = { $effect }: کارت به یک بازیکن شناخته می‌رود: next، previous، partner، leader، last یا یک رنگ
pludo-problem-deck-no-cards = از دسته فقط کارت کشیده می‌شود
pludo-problem-two-questions = دو پرسش این نام را دارند
pludo-problem-question-answers = 2 تا { $most } پاسخ جدا می‌خواهد، هر یک کلید عددی دارد
pludo-problem-question-number = عدد میان پاسخ‌ها حداکثر { $most } است
pludo-problem-question-whom = { $effect }: اینجا کسی انتخاب، قرعه‌کشی یا زده نمی‌شود
pludo-problem-nobody-asks = هرگز پرسیده نمی‌شود: بگذارید خانه یا پیشامدی { $effect } بگوید
pludo-problem-two-amendments = دو تغییر قانون این نام را دارند
pludo-problem-two-goals = دو هدف یک نام دارند
pludo-problem-last-left-for-all = 'last left' هدف یک بازیکن است، از آن همه یا هیچ کس نیست
pludo-problem-two-turn-rules = دو قانون نوبت این نام را دارند
pludo-problem-empty-turn-rule = دست‌کم یک مورد می‌خواهد
pludo-problem-turn-begin = نوبتی که بخواهد شروع شود می‌تواند از دست برود ("skip self") یا به دیگری برسد ("turn to next")، نه بیشتر
pludo-problem-no-such-turn = { $effect }: جای { $who } نیست
pludo-problem-order-first = آنجا که ترتیب بازی با قرعه است، قرعه می‌گوید چه کسی شروع کند؛ این را حذف کنید
pludo-problem-clash-powers-all = از همه نیروها یکی انتخاب و نگه داشته می‌شود؛ powers.use "held" بنویسید
pludo-problem-clash-powers-dice = پرتاب دوم تاس‌هایی می‌خواهد که یکی‌یکی انداخته یا جمع شوند
pludo-problem-order-unranked = پرتاب‌های آغاز فقط وقتی همه را مرتب می‌کنند که بیشترین یا کمترین عدد شروع کند
pludo-problem-clash-order-unranked = پرتاب‌های آغاز فقط وقتی همه را مرتب می‌کنند که بیشترین یا کمترین عدد شروع کند
pludo-problem-order-opening-later = وقتی قوانین عوض می‌شوند پرتاب‌های آغاز گذشته‌اند، پس ترتیب را نمی‌گویند
pludo-problem-order-play-on = ترتیب بازی ترتیب جاها نیست، پس بازی با کس دیگری ادامه نمی‌یابد
pludo-problem-no-capture-here = { $effect }: اینجا کسی زده نمی‌شود؛ 'victim' و 'captor' از آن پاداش زدن است
pludo-problem-no-pick-here = { $effect }: در شروع و پایان نوبت کسی انتخاب یا قرعه‌کشی نمی‌شود
pludo-problem-skip-many = { $phrase }: هیچ کس بیش از { $most } نوبت از دست نمی‌دهد، پس { $most } بازی می‌شود
pludo-problem-split-number = { $phrase }: قدم‌های تقسیمی عددی ساده از 2 تا { $most } است
pludo-problem-split-many = { $phrase }: قدم‌هایش به { $ways } راه تقسیم می‌شود، بیشترین { $most } است؛ بخش، قدم یا مهره کمتر آن را کم می‌کند
pludo-problem-split-sum = { $phrase }: تاس‌هایی که جمع می‌شوند تقسیم نمی‌شوند
pludo-problem-split-doubled = { $phrase }: آنجا که جفت‌ها نصف می‌روند قدم‌ها تقسیم نمی‌شوند
pludo-problem-dice-change = شمار تاس‌ها فقط وقتی عوض می‌شود که یکسان باشند و هر یک جدا بازی شود
pludo-problem-no-most-markers = { $effect }: در start.most_markers بگویید بازیکن چند مهره می‌تواند داشته باشد
pludo-problem-give-elsewhere = { $effect }: کدام مهره است را فقط خانه می‌داند، در on_land یک tile_rule بنویسید
pludo-problem-send-elsewhere = { $effect }: کدام مهره است را فقط خانه، زدن یا شروع می‌داند، در on_land، reward از [capture] یا toll بنویسید
pludo-problem-send-how = { $effect }: چند خانه 'by choice' یا 'by draw' در پی می‌خواهد
pludo-problem-send-twice = { $effect }: هر خانه یک بار، نه خانه آغاز، و حداکثر { $most }
pludo-problem-give-whom = { $effect }: مهره به یک بازیکن شناخته می‌رود، نه به خود، همه، با انتخاب یا قرعه
pludo-problem-most-markers-idle = هیچ اثری مهره تازه نمی‌سازد و نمی‌دهد، این را حذف کنید
pludo-problem-most-markers-few = بازیکن با { $markers } مهره شروع می‌کند، دست‌کم همان را بنویسید
pludo-problem-position-most-tokens = هر بازیکن حداکثر { $most } مهره دارد
pludo-problem-duel-name = نام دوئل است، نام دیگری انتخاب کنید
pludo-problem-duel-several = { $phrase }: آنجا که برای زدن دوئل می‌شود، هر بار یک مهره حرکت می‌کند
pludo-problem-pick-name = نام انتخاب یا قرعه است، نام دیگری انتخاب کنید
pludo-problem-order-direction = ترتیب بازی ترتیب جاها نیست، پس جهت ندارد
pludo-problem-no-name = دست‌کم یک نام می‌خواهد
pludo-problem-named-twice = جای { $name } دو بار آمده است
pludo-problem-routes-apart = هیچ خانه‌ای در راه همه جاها نیست
pludo-problem-players-and-seats = باید میان min_players و شمار جاها، { $seats }، باشد
pludo-problem-arrive-fork = { $arrive } راه بی دوراهی می‌خواهد
pludo-problem-row-later = بازی در میانه به 'row' عوض نمی‌شود
pludo-problem-row-limit = آنجا که finish.arrive 'row' است باید 1 باشد
pludo-problem-row-too-short = برای ردیفی از این همه مهره خیلی کوتاه است
pludo-problem-row-not-private = { $count ->
    [1] خانه آخرش ردیف است: خانه دیگری نباید نامش را داشته باشد
   *[other] { $count } خانه آخرش ردیف است: خانه دیگری نباید نامشان را داشته باشد
}
pludo-problem-one-team = همه جاها در یک تیم‌اند، دو یا بیشتر لازم است
pludo-problem-no-team = { $phrase } جاهایی با تیم می‌خواهد
pludo-problem-needs-key = اینجا معنا ندارد، { $needs } می‌خواهد
pludo-problem-column-too-long = راه مقصد پایان راهی بی دوراهی است و از آن کوتاه‌تر
pludo-problem-squares-gap = خانه‌های شماره‌دار از 1 تا آخر بی فاصله‌اند، و هر راه از خانه یک بار می‌گذرد
pludo-problem-faces-not-numbered = روهای شماره‌دار پیشامدهای 1 تا 6 تاس‌اند، همه با بخت برابر
pludo-problem-last-left = هیچ کس آخرین نفر نمی‌ماند: هیچ قانونی بازیکن را بیرون نمی‌کند
pludo-problem-lose-help = به کسی که بیرون از بازی است نمی‌شود کمک کرد: یکی از دو را حذف کنید
pludo-problem-toll-never = این امتیاز می‌برد، و هیچ چیز در بازی امتیاز نمی‌آورد
pludo-problem-toll-too-early = این امتیاز می‌برد، و پیش از بیرون آمدن مهره‌ای کسی ندارد: بگذارید پیشامدی امتیاز بدهد، یا اولی‌ها رایگان باشند
pludo-problem-no-win = دست‌کم یک راه بردن می‌خواهد
pludo-problem-win-too-many = { $phrase } هرگز درست نمی‌شود، هیچ جایی بیش از { $most } مهره ندارد
pludo-problem-towers-doubled = یا برج‌ها یا جفت با هم حرکت می‌کنند، نه هر دو
pludo-problem-no-barrier = هرگز این همه با هم نمی‌ایستند، stack.own_limit { $limit } را می‌گذارد
pludo-problem-clash-no-way-out = هیچ کس هرگز مهره‌ای از پایگاه بیرون نمی‌آورد، پس این بازی نیست
pludo-problem-clash-no-way-home = هیچ کس هرگز مهره‌ای به مقصد نمی‌رساند، پس این بازی نیست
pludo-problem-one-outcome = برای تصادفی بودن دست‌کم دو پیشامد لازم است
pludo-problem-one-face = برای تصادفی بودن دست‌کم دو پیشامد لازم است؛ برای تغییر چند روی پایه، بالای پرونده merge = ["outcome"] بنویسید
pludo-problem-bonus-name = نام قدم‌های اضافه است، نام دیگری انتخاب کنید
pludo-problem-not-copies = شمار نسخه‌های یک کارت است: عددی درست تا { $most }
pludo-problem-group-all-dice = { $phrase } چند مهره را با هم می‌برد، و آنجا که همه تاس‌ها باید بازی شوند ('all_or_nothing') حسابش نمی‌شود
pludo-problem-amount-many = { $name }: مقدار یک عدد است؛ از چند بازیکن فقط 'total.' و 'team.' یکی می‌سازد
pludo-problem-amount-wide = می‌تواند { $low } تا { $high } قدم ببرد، بیش از { $most } فاصله؛ باقی‌مانده تقسیم، '% 7'، آن را کم می‌کند
pludo-problem-amount-toll = بهای ترک شروع باید از پیش معلوم باشد: عددی بنویسید
pludo-problem-no-enter = هیچ چیز نمی‌گذارد مهره از شروع بیرون برود: 'enter' بیفزایید
pludo-problem-enter-too-far = { $phrase } از همه راه‌ها بیرون می‌زند، درازترین { $longest } خانه دارد
pludo-problem-no-capture = جایی باید زدن یا دستور 'push' باشد
pludo-problem-routes-too-long = همه راه‌ها با هم { $tiles } خانه دارند، بیشترین { $most } است
pludo-problem-too-many-markers = روی هم { $markers } مهره هست، بیشترین { $most } است
pludo-problem-too-many-moves = ضرب مهره‌ها در خانه‌ها در دستورها { $moves } است، بیشترین { $most } است
pludo-problem-wrong-seats = { $rules } جاهای 0 تا { $last } را دارد، هر یک یک بار، نه { $seats }
pludo-problem-names-and-seats = باید برای هر جا یک نام باشد، نه { $names } برای { $seats }
pludo-problem-nobody-begins = در { $rules } بخت می‌گوید چه کسی شروع کند: یکی از جاها را نام ببرید
pludo-problem-not-a-position = { $line } وضعیت نیست: قوانین، مهره‌ها، جا، owed، streak و شماره می‌خواهد
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } در وضعیت { $line }: { $problem }
pludo-problem-position-stuck = owed تاس‌هایی دارد که بازی نمی‌شوند
pludo-problem-position-extras = افزوده‌ها name=value هستند، هر یک یک بار: { $names }
pludo-problem-position-loose = وضعیت بازی loose هر دو را نام می‌برد
pludo-problem-position-direction = direction یا نیست یا counter است
pludo-problem-position-cause = cause یکی از { $causes } است
pludo-problem-position-counts = { $seats } عدد می‌خواهد، برای هر جا یکی
pludo-problem-position-number = اینجا عدد صحیحی از { $low } لازم است
pludo-problem-position-seat = جاها این‌ها هستند: { $seats }
pludo-problem-position-owed = owed ? و { $faces } دارد
pludo-problem-position-tokens = مهره‌ها این طور نوشته می‌شوند: رنگ:قدم,قدم,...
pludo-problem-position-token-count = { $colour } { $count } مهره دارد
pludo-problem-position-seat-order = جاها در جهت ساعت‌اند، هر یک یک بار
pludo-problem-position-hands = دست‌ها این طور نوشته می‌شوند: red:کارت,کارت/blue:کارت، نه بیش از گنجایش دست
pludo-problem-position-prisoners = اسیرها این طور نوشته می‌شوند: red:2:blue، مهره 2 از red در اسارت blue، هر یک یک بار و در پایگاه
pludo-problem-position-held = توانایی‌های نگه‌داشته این طور نوشته می‌شوند: red:نام,نام/blue:نام، هر یک حداکثر { $limit }
pludo-problem-position-shields = سپرها این طور نوشته می‌شوند: red:2:3، مهره 2 از red و 3 نوبت، هر مهره یک بار
pludo-problem-position-ability = ability در بازی‌های دارای توانایی used، twice یا second است
pludo-problem-position-ended = ended= برای بازی‌ای که با چنین هدفی تمام شده together یا nobody است
pludo-problem-position-all-tokens = باید { $count } مهره باشد، از هر که باشد
pludo-problem-position-token = مهره شمار قدم‌هاست، Y در پایگاه یا H در مقصد
pludo-problem-position-branch = آنجا چنین شاخه‌ای نیست
pludo-problem-position-step = راه این همه دراز نیست، برای مقصد H بنویسید
pludo-problem-position-nobody = کسی در { $seat } ننشسته است
pludo-problem-position-places = places باید جاهای جدای بازی را نام ببرد
pludo-problem-position-before = before باید همان جاهای مهره‌ها را نام ببرد
pludo-problem-position-opening = در پرتاب‌های آغاز یک پرتاب مانده است و همه جاها نوشته می‌شوند
pludo-problem-position-opening-seats = فقط جاهای بازی در پرتاب‌های آغاز هستند
pludo-problem-position-opening-thrown = جایی که نوبت اوست انداخته است
pludo-problem-position-turn-0 = شماره نوبت فقط در پرتاب‌های آغاز 0 است
pludo-problem-position-used = used مهره‌ای را نام می‌برد که نیست
pludo-problem-position-leader = leader باید یکی از جاها باشد
pludo-problem-position-out = out باید جاها را نام ببرد، هر یک یک بار، و نه جای نوبت‌دار را
pludo-problem-position-order = order باید هر جا را یک بار نام ببرد، leader را اول
pludo-problem-position-lots = قرعه‌ها این طور نوشته می‌شوند: skip_by_draw:blue+green، با پرتابی برای هر یک، حداکثر { $most }
pludo-problem-position-duel = دوئل این طور نوشته می‌شود: red:1:6:12:1 (رنگ، مهره، پیشامد، قدم، دستور)، و قرعه و پرتابش پیش از آنچه بازی می‌شود مانده است
pludo-problem-position-poll = پرسش این طور نوشته می‌شود: poll=red:?:green:blue@1 (نوبت کیست، آن جا چه باید بکند، پاسخ‌دهنده بعدی، چه کسی کدام پاسخ را داد)، و جای نوبت‌دار آن را مانده دارد
pludo-problem-position-sent = مهره‌های فرستاده این طور نوشته می‌شوند: sent=send_marker_to_a4_a9_by_draw:red:1، و آنچه اولی را می‌فرستد مانده است، یا قرعه‌ای میان خانه‌هایش
pludo-problem-position-route = مهره‌هایی در راهی هستند که حالا رفته نمی‌شود
pludo-problem-position-secret = انتخاب پنهانی اینجا * است؛ چنین وضعیتی نشان داده می‌شود، ولی بازی نمی‌شود
pludo-problem-position-heir = heir باید جایی سر میز باشد
pludo-problem-position-given = given و resume باید جا باشند، و حداکثر { $most } نوبت داده می‌شود
pludo-problem-position-amended = { $count ->
    [0] تغییر قانونی نیست
   *[other] { $count } تغییر قانون هست
}
pludo-problem-position-amended-twice = هر تغییر قانون یک بار اثر می‌کند
pludo-problem-position-deck = deck کارت‌های مانده هر پیشامد را می‌خواهد
pludo-problem-position-no-place = بازی تمام است ولی کسی رتبه ندارد
pludo-problem-position-home = همه مهره‌های { $seat } در مقصدند و رتبه می‌خواهد
pludo-problem-position-over = کسی برده است، پس کاری نمانده
pludo-problem-position-finished = { $seat } تمام کرده است و نوبتش نیست
pludo-problem-position-streak = streak حداکثر { $most } است
pludo-problem-header-types = سرآغاز متن 'variant' و فهرست متن‌های 'seats' و 'players' می‌خواهد
pludo-problem-header-seats = سرآغاز جاهای جدا و برای هر یک یک بازیکن می‌خواهد
pludo-problem-header-first = 'first' سرآغاز یک رنگ است و [table] یک جدول
pludo-problem-header-unknown = سرآغاز کلید ناشناخته { $field } دارد
pludo-problem-header-unplayable = سرآغاز بازی نمی‌شود: { $problem }
pludo-problem-header-seat-order = سرآغاز باید جاها را در جهت ساعت نام ببرد
pludo-problem-header-dice = { $field } سرآغاز خراب است
pludo-problem-header-dice-unknown = بخش [dice] سرآغاز کلید ناشناخته { $field } دارد
pludo-problem-header-dice-scheme = 'dice.scheme' سرآغاز باید یکی از { $wanted } باشد، این { $scheme } است
pludo-problem-record-seat = جای { $seat } نیست، جاها { $seats } هستند
pludo-problem-record-not-a-turn = { $text } نوبت نیست، مانند '7. red 6:2'
pludo-problem-record-over = دیگر نوبتی نباید باشد، بازی تمام است
pludo-problem-record-expected = باید نوبت { $expected } باشد
pludo-problem-record-opening-over = دیگر چیزی برای انداختن نیست
pludo-problem-record-no-throw = پس از { $word } پرتابی نیست
pludo-problem-record-after-turn = { $word } پس از پایان نوبت می‌آید
pludo-problem-record-no-move = { $word } حرکت می‌کند، ولی چیزی حرکت ندارد
pludo-problem-record-whose-turn = نوبت { $wanted } است، نه { $colour }
pludo-problem-record-throw = { $word } پرتاب این قوانین نیست
pludo-problem-record-illegal = { $word } اینجا حرکت درستی نیست، درست‌ها { $legal }
pludo-problem-record-no-move-due = { $word } اینجا حرکت درستی نیست، وقت حرکت نیست
pludo-problem-record-refused = { $word } حالا نمی‌تواند بیاید
pludo-problem-record-mark = { $word } بنا بر قوانین باید { $written } باشد
pludo-problem-record-not-over = به نتیجه { $result } نمی‌رسد، بازی تمام نیست
pludo-problem-record-result = به نتیجه { $result } نمی‌رسد، بازی با { $reached } تمام می‌شود
pludo-problem-record-after-result = پس از نتیجه چیزی نمی‌آید
pludo-problem-record-nobody = { $text } نمی‌گوید نوبت کیست
pludo-problem-other-rules = ثبت از { $record } است، وضعیت از { $position }
pludo-problem-option-at-least = { $option } باید { $least } یا بیشتر باشد، نه { $given }
pludo-problem-option-budget = --budget باید بیش از 0 میلی‌ثانیه باشد، نه { $given }
pludo-problem-option-training = --minutes باید بیش از 0 باشد، و --games 1 یا بیشتر
pludo-problem-option-train-players = --players عددهایی از { $low } تا { $high } با ویرگول می‌گیرد، نه { $given }
pludo-problem-train-where = { $name } همراه بازی است؛ پرونده شبکه را با --out بگویید
pludo-problem-training-damaged = { $file }: آموزش نیمه‌کاره‌ای نیست، یا خراب است؛ برای شروع تازه آن را کنار ببرید
pludo-problem-training-of-another = { $file }: آموزش قوانین، بازیکنان یا بذر دیگری است؛ برای شروع تازه آن را کنار ببرید
pludo-problem-needs-lab = این دو کتابخانه دیگر می‌خواهد؛ نصبشان کنید با: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players از آن --round-robin است؛ وگرنه --seats می‌گوید چه کسی بازی کند
pludo-problem-option-strength = قدرت { $given } نیست، این‌ها هست: { $known }
pludo-problem-option-trial = --games باید 0 یا بیشتر باشد، و --seconds بیش از 0
pludo-problem-option-at-most = { $option } باید { $most } یا کمتر باشد، نه { $given }
pludo-problem-no-bot = ربات { $name } نیست، این‌ها هست: { $known }
pludo-problem-not-a-bot = { $text } ربات نیست؛ چند تا را 3*greedy می‌نویسند
pludo-problem-bot-fault = { $fault ->
    [missing] چنین برنامه‌ای نیست
    [locked] اجازه شروع این برنامه نیست
    [command] فرمان خالی است، یا گیومه‌ای کم است
    [start] شروع نمی‌شود: { $said }
    [unusable] به کار نمی‌آید: { $said }
    [mute] متد { $said } ندارد
    [foreign] به جای { $wanted } گفت { $said }
    [number] به جای شماره حرکت گفت { $said }
    [illegal] { $said } را انتخاب کرد که روا نیست
    [talkative] بیش از آنچه پرسیده شد می‌گوید
    [late] در { $said } ثانیه پاسخ نداد
    [ended] به پایان رسید
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } ربات نیست؛ ربات خودتان را module:Class یا cmd:COMMAND می‌نویسند
pludo-problem-process-lost = یک فرایند میان بازی به پایان رسید؛ همان فرمان را باز بدهید
pludo-problem-cluster-version = یک فرایند نسخه { $there } بازی را دارد، و اینجا { $here } است
pludo-problem-cluster-rules = یک فرایند قوانین دیگری در { $name } دارد
pludo-problem-cluster-game = یک فرایند بازی را ندارد، یا نسخه دیگری دارد: { $reason }
pludo-problem-cluster-refused = { $address } خوشه‌ای نیست که کار کند: { $reason }
pludo-problem-cluster-empty = خوشه { $address } فرایندی ندارد
pludo-problem-cluster-lost = خوشه { $address } از دست رفت؛ بازی‌های تاکنون می‌مانند
pludo-problem-cluster-address = { $address } خوشه نیست؛ آن را tcp://HOST:PORT می‌نویسند
pludo-problem-round-robin = همه با همه دو ربات جدا یا بیشتر می‌خواهد
pludo-problem-scenario-json = شیء JSON نیست
pludo-problem-scenario-given = سناریو شیئی با بخش { $part } است
pludo-problem-no-scenario = سناریویی ندارد
pludo-problem-scenario-phase = مرحله { $phase } نیست، این‌ها هست: { $known }
pludo-problem-scenario-one-of = { $field } باید یکی از این‌ها باشد: { $known }
pludo-problem-scenario-expect = 'expect' باید شیئی با دست‌کم یک کلید باشد
pludo-problem-scenario-unknown = کلید { $field } نیست
pludo-problem-scenario-unknown-choice = انتخاب کلید { $field } ندارد
pludo-problem-scenario-needs = { $field } باید { $kind ->
    [variant] نام یک گونه
    [object] یک شیء
    [throws] فهرست پرتاب‌ها
    [choices] null یا فهرست حرکت‌ها
    [moves] حرکت‌هایی با نام مهره یا دستور
    [count] عدد صحیح از 0
    [counts] عددهای درست برای هر جا
    [names] فهرست نام‌ها
    [places] فهرست خانه‌ها برای هر جا
    [dice] فهرست تاس‌ها
   *[abilities] فهرست توانایی‌ها برای هر جا
} باشد
pludo-problem-scenario-seat = { $variant } جای { $seat } ندارد
pludo-problem-scenario-outcome = { $variant } پیشامد { $outcome } ندارد
pludo-problem-scenario-places = { $seat } نمی‌تواند در { $places } باشد
pludo-problem-scenario-token = مهره { $token } نیست
pludo-problem-scenario-ability = توانایی { $ability } نیست
pludo-problem-scenario-throw = { $dice } حالا نمی‌تواند بیاید
pludo-problem-scenario-no-client = کلیدها را تنها فرمان می‌زند، نه از اینجا
pludo-problem-scenario-opening-more = پرتاب‌های شروع بیش از آن است که قانون‌ها می‌خواهند
pludo-problem-scenario-opening-open = هنوز کسی شروع نمی‌کند، یک دور پرتاب شروع کم است
pludo-problem-scenario-tokens-seats = 'tokens' باید درست همان جاها را نام ببرد
pludo-problem-scenario-turn-seat = 'turn' باید یکی از جاها را نام ببرد
pludo-problem-scenario-choice-refused = یک انتخاب رد شد
pludo-problem-scenario-choice-others = انتخاب { $choice } رد شد، ولی پس از آن باز هم هست
pludo-problem-scenario-left = پرتاب یا انتخابی زیاد مانده است
pludo-problem-scenario-short = کلیدها بیش از آنچه هست پرتاب می‌خواهند
pludo-problem-scenario-key = کلید { $key } نیست
pludo-problem-scenario-missing = { $name } نیست، یا چنین نامی نیست
pludo-problem-scenario-kind = مقداری از نوع نادرست است ({ $fault })
pludo-problem-scenario-cannot-run = اجرا نمی‌شود: { $problem }
pludo-problem-scenario-differs = { $field }: باید { $expected } می‌شد، شد { $got }
pludo-problem-scenario-nothing = { $field }: باید { $expected } می‌شد، چیزی نشد
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } پرونده معمولی نیست
    [foreign] { $file } پرونده نتیجه‌های میدان نیست
    [series] { $file } نتیجه‌هایی با جا، بذر یا قوانین دیگر دارد
   *[game] { $file }، سطر { $number }، بازی این ربات‌ها نیست
}؛ پرونده دیگری بگویید
pludo-problem-plot-ending = { $file }: نام تصویر به .svg، .png یا .pdf تمام می‌شود
pludo-problem-needs-library = { $what ->
    [ratings] ریتینگ
    [cluster] خوشه
   *[pictures] تصویرها
} یک کتابخانه دیگر لازم دارد؛ نصبش کنید با: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } حالا روا نیست: هنگام انداختن یک تاس از 1 تا 6 می‌گیرد
   *[other] --roll { $roll } حالا روا نیست: هنگام انداختن دو تاس مانند 6,3 می‌گیرد
}
pludo-problem-roll-face = --roll { $roll } حالا روا نیست: هنگام انداختن یکی از { $faces } را می‌گیرد
pludo-problem-not-removed = { $file } پاک نمی‌شود: { $reason }
pludo-problem-new-variant-folder = { $folder } پوشه است؛ پرونده‌ای نام ببرید، مانند my-game.toml
pludo-problem-new-variant-ending = { $file }: نام پرونده قانون به .toml تمام می‌شود، مانند { $right }
pludo-problem-new-variant-there = { $file } هست، نام دیگری انتخاب کنید
pludo-problem-not-shipped = گونه همراه { $name } نیست
pludo-problem-install-what = پرونده‌ای برای نصب، یا --remove و نام گونه نصب‌شده را بگویید
pludo-problem-install-shipped = { $name } نام گونه همراه است، نام دیگری به پرونده بدهید
pludo-problem-not-installed = گونه‌ای با آن نام نصب نیست
pludo-problem-not-installed-but = گونه‌ای با آن نام نصب نیست، نصب‌ها: { $known }
pludo-problem-picture-ending = { $file }: نام تصویر به .svg یا .png تمام می‌شود
pludo-problem-picture-folder = پوشه { $folder } نیست؛ بسازیدش یا پوشه دیگری بگویید
pludo-problem-needs-plots = تصویر PNG یک کتابخانه دیگر می‌خواهد، SVG نه؛ نصبش کنید با: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] در { $text }: { $problem }
   *[other] در { $text }، جای { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } اینجا شرط ندارد؛ 'when' می‌گوید کی برقرار است
pludo-problem-sum-condition = { $phrase } شرط ندارد، چون این تاس‌ها جمع می‌شوند
pludo-problem-condition-long = شرط حداکثر { $most } نویسه دارد
pludo-problem-condition-deep = پرانتزها و 'not' حداکثر { $most } لایه تودرتو می‌شوند
pludo-problem-condition-parts = شرط حداکثر { $most } بخش دارد
pludo-problem-condition-number = { $most } بزرگ‌ترین عدد است
pludo-problem-condition-sign = { $sign } اینجا معنا ندارد
pludo-problem-condition-end = خیلی زود تمام می‌شود، { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } اینجا جور نیست، { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] پس از شرط 'and'، 'or' یا پایان می‌آید
    [bracket] پرانتز بسته نیست
    [number] پس از منفی باید عدد باشد
   *[value] اینجا نام یا عدد می‌آید
}
pludo-problem-condition-name = نام { $name } نیست
pludo-problem-condition-subject = { $name } برای پرسیدن نیست
pludo-problem-condition-nobodys = { $name } از آن میز است، نه بازیکن
pludo-problem-condition-total = { $name } درست است یا نه، پس جمع ندارد
pludo-problem-condition-takes-none = { $name } در پرانتز چیزی ندارد
pludo-problem-condition-takes = { $name } نامی در پرانتز می‌خواهد
pludo-problem-condition-argument = اینجا باید نامی برای { $name } باشد، اگر فاصله دارد در گیومه
pludo-problem-condition-divisor = پس از % عددی بالای 0 می‌آید
pludo-problem-condition-not-number = { $part } درست است یا نه، اینجا باید عدد باشد
pludo-problem-condition-not-truth = { $part } عدد است و باید با چیزی سنجیده شود
pludo-problem-condition-two-subjects = یک سنجش فقط یک پرسش از این دست دارد، با 'and' جدایشان کنید
pludo-problem-condition-no-marker = { $name } فقط از مهره‌ای که حرکت می‌کند پرسیده می‌شود
pludo-problem-condition-no-draw = { $name } اینجا چیزی نمی‌گوید: پیش از نوبت یا پس از آن چیزی کشیده نشده
pludo-problem-condition-no-victim = 'victim' فقط جایی پرسیده می‌شود که چیزی زده شود
pludo-problem-condition-no-answer = 'answer' فقط در اثرهای پرسش پرسیده می‌شود
pludo-problem-condition-never = این هرگز درست نمی‌شود
pludo-problem-condition-always = این همیشه درست است
pludo-problem-contest-format = format = { $most } می‌خواهد
pludo-problem-contest-key = کلید { $key } دارد که هیچ تورنمنتی ندارد
pludo-problem-contest-value = { $key } باید { $kind ->
    [number] عدد صحیح
   *[text] متنی در گیومه
} باشد
pludo-problem-contest-block = { $block } باید بخش خودش نوشته شود
pludo-problem-contest-no-rounds = { $kind } دورهایش را می‌داند، rounds را حذف کنید
pludo-problem-contest-winner = { $place }: { $name } بازی‌ای را برد که در آن نبود
pludo-problem-contest-pair = { $place }: players باید نام دو بازیکن باشد
pludo-problem-contest-order = { $place }: حالا نوبت این بازی نیست؛ دورهای پیش از آن را ببینید
pludo-problem-contest-nobody = { $place }: کسی در تورنمنت { $name } نام ندارد
pludo-problem-contest-no-seats = در { $kind } دو نفر روبه‌رو می‌شوند، seats را حذف کنید
pludo-problem-contest-table-games = سر میزها هر دور یک بازی است، games را حذف کنید
pludo-problem-contest-places = { $place }: places باید { $count } عدد باشد، برای هر بازیکن یکی، مانند 1, 2, 2, 4
pludo-problem-no-page = صفحه بازی در این نصب نیست. از نسخه کاری با npm و Node ساخته می‌شود: python -m tools.make_web
pludo-problem-settings-lost = { $problem }؛ چیزی از این پرونده به کار نمی‌رود
pludo-problem-settings-file-gone = { $variable } نام { $file } را می‌برد که نیست
pludo-problem-settings-not-from-lobby = [lobby] در { $file } می‌گوید میزها این را عوض نمی‌کنند؛ نادیده ماند
pludo-problem-settings-unknown = چنین تنظیمی نیست
pludo-problem-settings-unlike = چنین تنظیمی نیست؛ شاید { $choices }
pludo-problem-settings-table = باید جدول باشد، مانند { $example }
pludo-problem-settings-no-key = { $name } نه تنظیم است و نه جدول تنظیم‌ها
pludo-problem-settings-list = باید فهرستی مانند { $example } باشد
pludo-problem-settings-no-list = باید فهرست باشد
pludo-problem-settings-empty = خالی است؛ این‌ها رواست: { $choices }
pludo-problem-settings-switch = { $value } نه true است و نه false؛ { $used } به کار می‌رود
pludo-problem-settings-variants = باید فهرستی مانند { $example } باشد؛ همه عرضه می‌شوند
pludo-problem-settings-same-name = { $name } عرضه نمی‌شود: یکی پیش از آن هم { $called } نام دارد؛ نام دیگری به پرونده‌اش بدهید
pludo-problem-settings-none-offered = هیچ یک را که عرضه شود نام نمی‌برد؛ همه همراه‌ها عرضه می‌شوند
pludo-problem-settings-not-offered = { $name } عرضه نمی‌شود: { $problem }
pludo-problem-settings-crowd = { $name } بیش از { $most } بازیکن می‌خواهد
pludo-problem-settings-shipped = { $name } عرضه نمی‌شود: گونه همراهی { $called } نام دارد؛ نام دیگری به پرونده بدهید
pludo-problem-settings-no-knob = چنین گزینه‌ای نیست
pludo-problem-settings-upside-down = min { $low } از max { $high } بیشتر است؛ هر دو نادیده ماند
pludo-problem-settings-outside = { $value } بیرون از حدهای همراهش است
pludo-problem-settings-no-number = { $knob } عدد نیست؛ به جایش choices بدهید
pludo-problem-settings-no-file = پرونده { $file } نیست؛ ludo_plus.toml یک سرور را نام ببرید
pludo-problem-host-name = پوشه یک سرور را نام ببرید
pludo-problem-host-no-folder = { $path } نیست؛ پوشه یک سرور { $either } را نام ببرید
pludo-problem-host-built = { $path } سروری در یک پرونده است و چیزی در آن نمی‌رود؛ آن را از نسخه‌ای کاری بسازید که منچ پلاس در آن نصب است، چنان که docs/hosts-reference.md می‌گوید
pludo-problem-host-unknown = { $path } سرور { $either } نیست: پوشه سروری با { $files } ندارد
pludo-problem-host-no-python = نه Python در { $name } هست و نه فرمانی با آن نام
pludo-problem-host-python-lacks = هیچ Pythonی { $title } را با بازی ما اجرا نمی‌کند؛ این‌ها چیزی کم دارند: { $missing }. آنجا نصبش کنید، یا با --python یکی را نام ببرید
pludo-problem-host-python-start = { $python } شروع نمی‌شود: { $reason }
pludo-problem-host-python-fails = { $python } کار نمی‌کند: { $reason }
pludo-problem-host-python-silent = { $python } نمی‌گوید بسته‌هایش کجاست
pludo-problem-host-exchanged = { $path } را هنگام ساختن جابه‌جا کرده‌اند؛ برنامه چیزی را تغییر نداد
pludo-problem-host-not-ours = { $path } از پیش هست و از ما نیست؛ کنار ببریدش و دوباره امتحان کنید
pludo-problem-host-cannot = { $path } { $done ->
    [written] نوشته نمی‌شود
    [removed] پاک نمی‌شود
   *[read] خوانده نمی‌شود
}: { $reason }{ $account ->
    [other] ؛ با حسابی اجرا کنید که پوشه سرور از آن اوست
   *[same] { "" }
}
pludo-problem-host-not-backed-up = از { $path } نسخه پشتیبان گرفته نشد: { $reason }
pludo-problem-host-library-compiled = { $file } فقط برای یک Python است و به سرور داده نمی‌شود
