# فارسی: قوانین میز به زبان ساده، تنظیم‌ها و گونه‌ها.
pludo-preset-playpalace = منچ PlayPalace
    .summary = منچ PlayPalace: یک تاس، خانه‌های امن و خانه‌های شروع امن، و سومین شش پشت سر هم کل نوبت را پس می‌گیرد.
pludo-preset-classic = منچ کلاسیک
    .summary = منچ کلاسیک: در مسیر خانه امن نیست، در هر خانه یک مهره خودی، و بازی تا همه رتبه‌ها ادامه دارد.
pludo-preset-indian = منچ هندی با خانه‌های ستاره
    .summary = منچ هندی: مانند کلاسیک، با چهار خانه ستاره که کسی در آن‌ها زده نمی‌شود.
pludo-preset-nigerian = منچ نیجریه‌ای
    .summary = منچ نیجریه‌ای: دو تاس که هر دو باید بازی شوند، و مهره‌ای که بزند یکراست به مقصد می‌رود.
pludo-preset-nigerian-classic = منچ نیجریه‌ای، حالت کلاسیک
    .summary = منچ نیجریه‌ای، حالت کلاسیک: یک تاس، و زدن یک پرتاب دیگر می‌دهد.
pludo-preset-strict = منچ سخت‌گیر
    .summary = منچ سخت‌گیر: پرتاب اضافه نیست، فقط خانه شروع خودتان امن است، و مهره‌های خودی راه مقصد را می‌بندند.
pludo-preset-jota = منچ با Jota
    .summary = منچ با Jota: دو مهره خودی در یک خانه جفت می‌شوند که با هم حرکت می‌کند و زده نمی‌شود.
pludo-preset-quick = منچ سریع
    .summary = منچ سریع: هر کس با یک مهره بیرون شروع می‌کند و با دو مهره در مقصد می‌برد. ده دقیقه بس است.
pludo-preset-figure-eight = دوئل هشت لاتین
    .summary = دوئل هشت لاتین: دو بازیکن در دو حلقه متقاطع، با گردونه‌ای که حریف را عقب هم می‌راند.
pludo-preset-hexagon = شش‌ضلعی
    .summary = شش‌ضلعی: تا شش بازیکن، هر کدام سه مهره، روی یک حلقه، و تاسی که شش را دوست دارد.
pludo-preset-market-road = راه بازار
    .summary = راه بازار: کارت به جای تاس، و راهی با یک دوراهی.
pludo-preset-forty-squares = چهل خانه
    .summary = چهل خانه: بازی آلمانی. شش باید مهره‌ای بیرون بیاورد، تا چیزی در راه نیست سه بار می‌اندازید، و مقصد ردیفی چهارتایی است.
pludo-preset-parchis = پارچیس
    .summary = پارچیس: بازی اسپانیایی. پنج مهره را بیرون می‌آورد، دو مهره هم‌رنگ سد است، و زدن بیست قدم می‌دهد.
pludo-preset-pachisi-partners = پاچیسی دوبه‌دو
    .summary = پاچیسی دوبه‌دو: دو به دو با صدف، از بازوی خود بیرون، دور زدن و برگشت. کسی مجبور به حرکت نیست.
pludo-preset-six-arms = شش بازو
    .summary = شش بازو: بازی معمول روی ستاره‌ای با شش بازو، برای تا شش بازیکن.
pludo-preset-masquerade = بالماسکه
    .summary = بالماسکه: چهار درِ صحنه، و هر که آنجا بایستد توانایی‌ای می‌گیرد که دیگران نمی‌بینند.
pludo-preset-shield-smiths = سپرسازان
    .summary = سپرسازان: آهنگری‌ها سپر می‌دهند تا به دلخواه روی مهره‌ای بگذارید.
pludo-preset-springboard = تخته پرش
    .summary = تخته پرش: فنر برای جهش و سکه شانس برای پرتاب دوم؛ دو مهره در مقصد می‌برد.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }، برای { $high } بازیکن.
       *[several] { $title }، برای { $low } تا { $high } بازیکن.
    }
pludo-preset-changed = { $title } با تغییر { $count } تنظیم
pludo-value-on = روشن
pludo-value-off = خاموش
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] هیچ
   *[other] { $value }
}
pludo-value-safe-squares-for-own = رنگ خودشان
pludo-value-safe-squares-for-all = همه
pludo-value-safe-start-none = هیچ‌کس
pludo-value-safe-start-own = صاحبش
pludo-value-safe-start-all = همه
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = یکی‌یکی
pludo-value-dice-use-sum = جمع‌شده
pludo-value-dice-usage-each = هر چه جور شود
pludo-value-dice-usage-all-or-nothing = همه، اگر بشود
pludo-value-stack-own-limit = { $value ->
    [0] بی‌حد
   *[other] { $value }
}
pludo-value-home-blocking-none = هیچ
pludo-value-home-blocking-pass = گذشتن
pludo-value-home-blocking-pass-and-land = گذشتن و پیوستن
pludo-value-capture-captor-stay = می‌ماند
pludo-value-capture-captor-finish = به مقصد می‌رود
pludo-value-capture-captor-start = به پایگاه می‌رود
pludo-value-bonus-limit = { $value ->
    [0] بی‌حد
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = بعد از حرکت
pludo-value-bonus-timing-before-move = فوری
pludo-value-bonus-without-move-pass = نوبت تمام می‌شود
pludo-value-bonus-without-move-roll = باز هم تاس انداختن
pludo-value-sixes-max = { $value ->
    [0] بی‌حد
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = نوبت پس گرفته می‌شود
pludo-value-sixes-penalty-forfeit = پرتاب می‌سوزد
pludo-value-turn-first-seat = جای اول
pludo-value-turn-first-highest-roll = بیشترین تاس
pludo-value-turn-first-lowest-roll = کمترین تاس
pludo-value-turn-first-random = بخت
pludo-value-powers-kind-none = هیچ
pludo-value-powers-kind-shields = سپر
pludo-value-powers-kind-leaps = جهش
pludo-value-powers-kind-swaps = جابه‌جایی
pludo-value-powers-kind-second-throws = پرتاب دوم
pludo-value-powers-kind-all = همه
pludo-value-powers-use-held = نگه داشتن
pludo-value-powers-use-at-once = فوری
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = به ترتیب جاها
pludo-value-turn-ranking-opening-rolls = به ترتیب تاس‌های آغازین
pludo-value-end-places-first = با اولین برنده
pludo-value-end-places-all = وقتی همه رتبه‌ها معلوم شد
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = هیچ
pludo-value-teams-pairs-opposite = روبه‌روی هم
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] بی‌حد
   *[other] { $value }
}
pludo-rule-changed = { $option }: { $value }. { $meaning }
pludo-knob-board-arms = بازوهای صفحه
    .desc = صفحه چند بازو دارد و در نتیجه چند نفر بازی می‌کنند: 4 صلیب معمول است. مسیر با آن بزرگ می‌شود.
pludo-knob-board-markers = مهره‌های هر بازیکن
    .desc = هر بازیکن چند مهره دارد.
pludo-knob-board-home-squares = خانه‌های راه مقصد
    .desc = راه مقصد پیش از مقصد چند خانه دارد، معمولا 5. مسیر با آن بزرگ می‌شود.
pludo-knob-board-corner-tiles = خانه‌های گوشه
    .desc = در هر گوشه درونی صلیب یک خانه به مسیر می‌افزاید.
pludo-knob-board-home-entry-back = ورودی مقصد
    .desc = هر رنگ چند خانه پیش از خانه شروعش به راه مقصد می‌پیچد، معمولا 2.
pludo-knob-board-tokens-out = مهره‌های بیرون در شروع
    .desc = چند مهره هر بازیکن از خانه شروع آغاز می‌کنند.
pludo-knob-safe-squares = خانه‌های امن
    .desc = خانه‌هایی از مسیر که کسی در آن‌ها زده نمی‌شود.
pludo-knob-safe-squares-for = خانه‌های امن نگه می‌دارند
    .desc = همه را، یا فقط مهره‌های رنگی که خانه روی بازویش است.
pludo-knob-safe-start = خانه‌های شروع امن
    .desc = خانه‌های شروع چه کسی را نگه می‌دارند: هیچ‌کس، فقط مهره‌های صاحبش، یا همه.
pludo-knob-dice-count = تاس‌ها
    .desc = چند تاس با هم انداخته می‌شود: 1 یا 2.
pludo-knob-dice-use = شمار دو تاس
    .desc = هر تاس یک حرکت جدا است، یا هر دو جمع و یک حرکت می‌شوند.
pludo-knob-dice-usage = تاس‌هایی که باید بازی شوند
    .desc = هر تاسی که جور شود، یا همه تاس‌ها هر وقت بشود.
pludo-knob-dice-same-marker = یک مهره با هر دو تاس
    .desc = آیا یک مهره می‌تواند بیش از یک تاس یک پرتاب را بازی کند؟
pludo-knob-stack-own-limit = مهره‌های خودی در یک خانه
    .desc = بیشترین مهره یک بازیکن در یک خانه، 0 برای بی‌حد.
pludo-knob-stack-doubled = جفت‌ها
    .desc = دو مهره خودی در یک خانه با هم نصف عدد زوج می‌روند و زده نمی‌شوند.
pludo-knob-stack-doubled-forced-on-even = اول جفت‌ها
    .desc = با 2 یا 4 جفت باید حرکت کند، اگر بتواند.
pludo-knob-home-blocking = مهره‌های خودی در راه مقصد می‌بندند
    .desc = هیچ، گذشتن از آن‌ها، یا گذشتن و پیوستن به آن‌ها را.
pludo-knob-capture-captor = مهره‌ای که می‌زند
    .desc = همان جا که زد می‌ماند، یکراست به مقصد می‌رود، یا به پایگاه برمی‌گردد.
pludo-knob-bonus-all-sixes = پرتاب اضافه برای شش
    .desc = پرتابی که همه‌اش شش باشد یک پرتاب دیگر می‌دهد.
pludo-knob-bonus-capture = پرتاب اضافه برای زدن
    .desc = پرتابی که بزند یک پرتاب دیگر می‌دهد.
pludo-knob-bonus-limit = پرتاب‌های اضافه در یک نوبت
    .desc = بیشترین پرتاب اضافه در یک نوبت، 0 برای بی‌حد.
pludo-knob-bonus-timing = وقت پرتاب اضافه برای شش
    .desc = بعد از حرکت، یا فوری و بعد همه تاس‌ها با هم بازی می‌شوند.
pludo-knob-bonus-without-move = شش‌هایی که بازی نمی‌شوند
    .desc = نوبت تمام می‌شود، یا پرتاب اضافه باز هم می‌آید.
pludo-knob-sixes-max = حداکثر شش پشت سر هم
    .desc = با این تعداد شش پشت سر هم جریمه می‌آید، 0 برای هرگز.
pludo-knob-sixes-penalty = جریمه شش‌های زیادی
    .desc = کل نوبت پس گرفته می‌شود، یا فقط آخرین پرتاب می‌سوزد.
pludo-knob-turn-first = شروع‌کننده
    .desc = جای اول، کسی که بیشترین یا کمترین تاس را بیاورد، یا به قید قرعه.
pludo-knob-turn-ranking = ترتیب بازی
    .desc = نوبت‌ها به ترتیب جاها می‌گردد، یا تاس‌های آغازین برای کل بازی ترتیب می‌دهند.
pludo-knob-powers-kind = خانه‌های نیرو
    .desc = خانه‌های نیرو چه می‌دهند: هیچ، سپر، جهش، جابه‌جایی، پرتاب دوم، یا همه این‌ها.
pludo-knob-powers-tiles = خانه‌های نیرو در هر بازو
    .desc = این تعداد خانه در هر بازو نیرو می‌دهد.
pludo-knob-powers-use = به کار بردن نیروها
    .desc = نیرو نگه داشته می‌شود تا بازیکنش به کار برد، یا فوری به کار می‌رود.
pludo-knob-turn-auto-single = حرکت تنها خودکار بازی شود
    .desc = اگر فقط یک حرکت ممکن باشد بی‌پرسش انجام می‌شود.
pludo-knob-turn-auto-roll = تاس خودکار
    .desc = تا وقتی هیچ پرتابی انتخابی نمی‌گذارد، تاس و حرکت خودشان پیش می‌روند.
pludo-knob-end-home = مهره در مقصد برای برد
    .desc = چند مهره باید در مقصد باشد تا ببرید.
pludo-knob-end-places = پایان بازی
    .desc = با اولین برنده، یا وقتی همه رتبه‌ها معلوم شد.
pludo-knob-end-max-turns = سقف نوبت‌ها
    .desc = بعد از این تعداد نوبت هر که بیشترین مهره را در مقصد دارد می‌برد، 0 برای بی‌حد.
pludo-knob-teams-pairs = یاران
    .desc = هر کس تنها بازی می‌کند، یا با یاری که روبه‌رویش نشسته است.
pludo-knob-teams-together = برد یاران با هم
    .desc = روشن: یاران وقتی می‌برند که مهره‌های هر دو در مقصد باشد. خاموش: هر کس برای برد خودش بازی می‌کند.
pludo-knob-teams-help = کمک به یار
    .desc = هر که همه مهره‌هایش در مقصد است با مهره‌های یارش ادامه می‌دهد.
pludo-knob-teams-pass = گذشتن از یار
    .desc = روشن: مهره‌های یار هرگز سر راه شما نیستند، حتی به صورت سد. خاموش: نباید از آن‌ها بگذرید.
pludo-knob-teams-capture = زدن یار
    .desc = آیا یاران می‌توانند همدیگر را بزنند؟
pludo-rule-heading-goal = هدف.
pludo-rule-heading-board = صفحه.
pludo-rule-heading-teams = یاران.
pludo-rule-heading-dice = تاس و بیرون آمدن.
pludo-rule-heading-moving = حرکت.
pludo-rule-heading-captures = زدن و جاهای امن.
pludo-rule-heading-extra = پرتاب‌های اضافه.
pludo-rule-heading-first = شروع‌کننده.
pludo-rule-heading-turns = نوبت‌ها.
pludo-rule-heading-chance = { $throw ->
    [cards] کارت‌ها.
    [spinner] گردونه.
   *[dice] پرتاب‌ها.
}
pludo-rule-heading-abilities = توانایی‌ها.
pludo-rule-heading-questions = آنچه از همه پرسیده می‌شود.
pludo-rule-heading-amendments = قوانینی که در بازی عوض می‌شوند.
pludo-rule-goal = { $board-markers ->
    [0] مهره‌های
    [1] مهره
   *[other] { $board-markers } مهره
} خود را دور مسیر ببرید و از راه مقصد به مقصد برسانید.
pludo-rule-board-markers = هر کس { $board-markers } مهره دارد.
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] هر که زودتر آن را به مقصد برساند می‌برد.
       *[other] هر که زودتر همه را به مقصد برساند می‌برد.
    }
   *[no] هر که زودتر { $end-home } مهره به مقصد برساند می‌برد.
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] این‌ها با هم بازی می‌کنند: { $teams }.
   *[none] هر کس تنها بازی می‌کند.
}
pludo-rule-team = { $first } با { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] یاران با هم می‌برند، وقتی هر دو تمام کنند.
   *[no] هر کس برای برد خودش بازی می‌کند، یاران هم.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] هر که همه مهره‌هایش در مقصد است برای یارش ادامه می‌دهد.
   *[no] هر که همه مهره‌هایش در مقصد است منتظر یارش می‌ماند.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] مهره‌های یار هرگز سر راه شما نیستند.
   *[no] نباید از مهره‌های یارتان بگذرید.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] یاران همدیگر را مثل بقیه می‌زنند.
   *[no] یاران همدیگر را نمی‌زنند.
}
pludo-rule-end-places = { $end-places ->
    [all] دیگران ادامه می‌دهند تا همه رتبه‌ها معلوم شود.
   *[first] بازی با اولین برنده تمام می‌شود.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] سقف نوبت نیست.
   *[other] بعد از { $end-max-turns } نوبت بازی تمام می‌شود و هر که بیشترین مهره را در مقصد دارد می‌برد.
}
pludo-rule-limit-together = آنجا دارایی یاران با هم حساب می‌شود.
pludo-rule-board-arms = صفحه { $board-arms } بازو دارد.
pludo-rule-track = مسیر { $track } خانه دارد. خانه‌های شروع: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = راه مقصد { $board-home-squares } خانه دارد، بعد مقصد است{ $arrive ->
    [exact] {" "}که عدد دقیق می‌خواهد
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] همه مهره‌ها در پایگاه شروع می‌کنند.
   *[other] هر کس با { $board-tokens-out } مهره در خانه شروع آغاز می‌کند.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] مسیر در هر گوشه درونی هم خانه دارد.
   *[no] مسیر خانه گوشه ندارد.
}
pludo-rule-board-home-entry-back = مهره‌های شما { $board-home-entry-back } خانه پیش از خانه شروعتان به راه مقصد می‌پیچند.
pludo-rule-dice-count = { $dice-count ->
    [1] یک تاس می‌اندازید.
   *[other] { $dice-count } تاس می‌اندازید.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] هر دو تاس جمع و یک حرکت می‌شوند.
   *[separate] هر تاس یک حرکت جدا است.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] اگر بشود همه تاس‌ها را بازی کرد، باید بازی شوند. اگر نه، هر چه جور شود بازی کنید، ولی چیزی نزنید.
   *[each] هر تاسی که جور شود بازی کنید، تا وقتی یکی جور شود.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] یک مهره می‌تواند هر دو تاس را بازی کند.
   *[no] هر مهره فقط یک تاس یک پرتاب را بازی می‌کند.
}
pludo-rule-enter = 6 یک مهره را از پایگاه به خانه شروعش می‌آورد.
pludo-rule-move = مهره دقیقا به اندازه تاس می‌رود و در مسیر می‌تواند از دیگران بگذرد. اگر می‌توانید حرکت کنید، باید بکنید.
pludo-rule-move-must = اگر می‌توانید حرکت کنید، باید بکنید.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] هر تعداد مهره شما می‌توانند در یک خانه باشند.
    [one] دو مهره شما نباید در یک خانه باشند.
   *[other] حداکثر { $stack-own-limit } مهره شما می‌توانند در یک خانه باشند.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] دو مهره شما در یک خانه جفت‌اند: با هم نصف عدد زوج می‌روند، با عدد فرد هرگز، و زده نمی‌شوند.
   *[no] مهره‌های یک خانه یکی‌یکی حرکت می‌کنند.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] با 2 یا 4 جفت باید حرکت کند، اگر بتواند.
   *[no] میان جفت و مهره تنها آزادانه انتخاب می‌کنید.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] در راه مقصد مهره‌های شما نباید از هم بگذرند.
    [pass-and-land] در راه مقصد مهره‌های شما نباید از هم بگذرند یا به هم بپیوندند.
   *[none] در راه مقصد مهره‌های شما راه هم را نمی‌بندند.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] اگر فقط یک حرکت ممکن باشد خودکار انجام می‌شود.
   *[no] هر حرکت را خودتان انجام می‌دهید، حتی تنها حرکت را.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] تا وقتی هیچ پرتابی انتخابی نمی‌گذارد، تاس و حرکت خودکار پیش می‌روند.
   *[no] خودتان تاس می‌اندازید.
}
pludo-rule-capture = مهره‌ای که روی حریف بی‌پناه بایستد آن را می‌زند و به پایگاه برمی‌گرداند.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] در مسیر خانه امن نیست.
    [one] { $safe-called ->
        [star] در ستاره، خانه { $safe-squares }، کسی زده نمی‌شود.
        [colour] { $safe-squares-for ->
            [own] خانه { $safe-named } برای رنگ خودش امن است.
           *[all] در خانه { $safe-named } کسی زده نمی‌شود.
        }
       *[plain] در خانه { $safe-squares } کسی زده نمی‌شود.
    }
   *[other] { $safe-called ->
        [star] در ستاره‌ها، خانه‌های { $safe-squares }، کسی زده نمی‌شود.
        [colour] { $safe-squares-for ->
            [own] خانه‌های امن برای رنگ خودشان: { $safe-named }.
           *[all] در خانه‌های { $safe-named } کسی زده نمی‌شود.
        }
       *[plain] در خانه‌های { $safe-squares } کسی زده نمی‌شود.
    }
}
pludo-rule-safe-square = { $square } (امن { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] خانه امن فقط مهره‌های رنگی را نگه می‌دارد که روی بازویش است.
   *[all] خانه‌های امن همه را نگه می‌دارند.
}
pludo-rule-safe-start = { $safe-start ->
    [all] در خانه شروع کسی زده نمی‌شود.
    [own] مهره‌های شما در خانه شروع خودتان امن‌اند.
   *[none] خانه‌های شروع کسی را نگه نمی‌دارند.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] مهره‌ای که بزند یکراست به مقصد می‌رود.
    [start] مهره‌ای که بزند به پایگاهش برمی‌گردد.
   *[stay] مهره‌ای که بزند همان جا می‌ماند.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] 6 یک پرتاب دیگر می‌دهد.
       *[other] پرتابی که همه‌اش شش باشد یک پرتاب دیگر می‌دهد.
    }
   *[no] 6 پرتاب اضافه نمی‌دهد.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] پرتاب اضافه فوری می‌آید و بعد همه تاس‌ها با هم بازی می‌شوند.
   *[after-move] پرتاب اضافه بعد از حرکت شما می‌آید.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] ششی که حرکتی ندارد باز هم یک پرتاب می‌دهد.
   *[pass] ششی که حرکتی ندارد نوبت را تمام می‌کند.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] زدن یک پرتاب دیگر می‌دهد.
   *[no] زدن پرتاب اضافه نمی‌دهد.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] پرتاب اضافه حدی ندارد.
   *[other] در هر نوبت حداکثر { $bonus-limit } پرتاب اضافه هست.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] هر تعداد شش پشت سر هم آزاد است.
    [1] هر شش { pludo-rule-penalty }.
    [2] دومین شش پشت سر هم { pludo-rule-penalty }.
    [3] سومین شش پشت سر هم { pludo-rule-penalty }.
    [4] چهارمین شش پشت سر هم { pludo-rule-penalty }.
   *[5] پنجمین شش پشت سر هم { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] نوبت را تمام می‌کند و پس می‌گیرد
   *[forfeit] بازی نمی‌شود و نوبت را تمام می‌کند
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] هرگز نمی‌آید، چون هر تعداد شش پشت سر هم آزاد است.
   *[other] { $sixes-penalty ->
        [rollback] شش‌های زیادی پشت سر هم همه حرکت‌های آن نوبت را پس می‌گیرد.
       *[forfeit] آخرین شش زیادی بازی نمی‌شود؛ حرکت‌های پیش از آن می‌ماند.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] همه تاس می‌اندازند و بیشترین عدد شروع می‌کند. مساوی‌ها دوباره می‌اندازند.
    [lowest-roll] همه تاس می‌اندازند و کمترین عدد شروع می‌کند. مساوی‌ها دوباره می‌اندازند.
    [random] بخت تعیین می‌کند چه کسی شروع کند.
   *[seat] اولین بازیکن میز شروع می‌کند.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] همه پیش از بازی تاس می‌اندازند و نوبت از کمترین تاس به بیشترین می‌رود. مساوی‌های کمترین دوباره می‌اندازند؛ مساوی‌های دیگر ترتیب جاها را نگه می‌دارند.
       *[highest-roll] همه پیش از بازی تاس می‌اندازند و نوبت از بیشترین تاس به کمترین می‌رود. مساوی‌های بیشترین دوباره می‌اندازند؛ مساوی‌های دیگر ترتیب جاها را نگه می‌دارند.
    }
   *[seats] نوبت به ترتیب جاها می‌گردد.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] خانه‌های نیرو سپر می‌دهند.
    [leaps] خانه‌های نیرو جهش می‌دهند.
    [swaps] خانه‌های نیرو جابه‌جایی می‌دهند.
    [second-throws] خانه‌های نیرو پرتاب دوم می‌دهند.
    [all] خانه‌های نیرو سپر، جهش، جابه‌جایی یا پرتاب دوم می‌دهند.
   *[none] هیچ خانه‌ای نیرو نمی‌دهد.
}
pludo-rule-powers-tiles = هر بازو { $powers-tiles } خانه نیرو دارد.
pludo-rule-powers-use = { $powers-use ->
    [at-once] نیرو همین که گرفته شد به کار می‌رود.
   *[held] نیرو نگه داشته می‌شود تا به کار برید.
}
pludo-rule-loose-win = با این می‌برید: { $list }.
pludo-rule-loose-win-when = وقتی می‌برید که { $list }.
pludo-rule-goal-mover = وقتی می‌برید که با حرکت خودتان { $list }.
pludo-rule-goal-together = همه با هم می‌برند وقتی این برای هر بازیکن برقرار باشد: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] بازی تمام می‌شود و کسی نمی‌برد وقتی این برای کسی که تازه بازی کرد برقرار باشد: { $list }.
    [all-together] بازی تمام می‌شود و کسی نمی‌برد وقتی این برای هر بازیکن برقرار باشد: { $list }.
   *[anybody] بازی تمام می‌شود و کسی نمی‌برد وقتی این برای یک بازیکن برقرار باشد: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] دیگران ادامه می‌دهند تا همه رتبه‌ها معلوم شود.
    [forever] بازی ادامه دارد تا خودتان تمامش کنید.
   *[stop] بازی با اولین برنده تمام می‌شود.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] برای رفتن به مقصد هر عددی که به آن برسد کافی است.
    [bounce] برای رفتن به مقصد عدد دقیق لازم است؛ با بیشتر، از مقصد برمی‌گردید.
    [row] مهره‌ها مقصد را از ته پر می‌کنند: هر کدام عدد دقیق تا آخرین جای خالی را می‌خواهد.
   *[exact] برای رفتن به مقصد عدد دقیق لازم است.
}
pludo-rule-loose-needs = پیش از رفتن به مقصد باید { $captures } مهره زده باشید.
pludo-rule-loose-finish-when = مهره فقط وقتی به مقصد می‌رود که { $when }.
pludo-rule-loose-start-when = مهره فقط وقتی از پایگاه بیرون می‌آید که { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] مهره فقط وقتی از پایگاه بیرون می‌آید که هیچ مهره شما روی صفحه نباشد.
   *[other] مهره فقط وقتی از پایگاه بیرون می‌آید که کمتر از { $count } مهره شما روی صفحه باشد.
}
pludo-rule-loose-toll = نتیجه بیرون آمدن از پایگاه: { $effects }.
pludo-rule-loose-move-when = مهره فقط وقتی حرکت می‌کند که { $when }.
pludo-rule-loose-capture-only = مهره فقط وقتی زده می‌شود که { $when }.
pludo-rule-loose-finish-reward = نتیجه رسیدن مهره به مقصد: { $effects }.
pludo-rule-loose-team = { $members } با هم بازی می‌کنند.
pludo-rule-loose-price = { $hangs ->
    [yes] کسی که امتیازش برای آن کم است نمی‌تواند مهره‌ای بیرون بیاورد.
   *[no] { $count ->
        [one] کسی که امتیاز ندارد نمی‌تواند مهره‌ای بیرون بیاورد.
       *[other] کسی که کمتر از { $count } امتیاز دارد نمی‌تواند مهره‌ای بیرون بیاورد.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] در شروع هر دور از بازی حذف می‌شوید اگر { $when }.
   *[always] از بازی حذف می‌شوید اگر { $when }.
}
pludo-rule-loose-last-left = کسی که تنها بماند می‌برد.
pludo-rule-loose-for-team = یاران با هم می‌برند.
pludo-rule-loose-tokens = هر کس { $count } مهره دارد.
pludo-rule-loose-tokens-each = مهره‌ها: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = همه از { $tiles } می‌روند، بعد مقصد.
pludo-rule-loose-route = { $colour } از { $tiles } می‌رود، بعد مقصد.
pludo-rule-loose-run = { $first } تا { $last }
pludo-rule-loose-column = { $count ->
    [one] راه مقصد 1
   *[other] راه مقصد 1 تا { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] راه مقصد { $squares }
   *[some] راه مقصد { $squares } برای { $colours }
}
pludo-rule-loose-fork = بعد { $branches }
pludo-rule-loose-branch = از راه { $name } { $tiles }
pludo-rule-loose-leads = و از آنجا به { $tile }
pludo-rule-loose-tile-limit = هر خانه جای { $count } مهره از همه رنگ‌ها با هم دارد.
pludo-rule-loose-towers = مهره‌های هم‌رنگ که با هم بایستند برج‌اند: با هم حرکت می‌کنند.
pludo-rule-loose-barrier = { $count } مهره هم‌رنگ در یک خانه سد است که کسی از آن نمی‌گذرد.
pludo-rule-loose-single-file = مهره‌های شما در { $tiles } نباید از هم بگذرند.
pludo-rule-loose-two-way = در { $tiles } مهره‌ها می‌توانند عقب هم بروند، تا وقتی در همین‌ها بمانند.
pludo-rule-loose-distances = از { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } حرکت نمی‌دهد
   *[other] { $way ->
        [back] { $name } { $steps } خانه عقب می‌برد
       *[ahead] { $name } { $steps } خانه می‌برد
    }
}
pludo-rule-loose-jump = مهره‌ای که در { $tile } بایستد فوری به { $end } می‌رود.
pludo-rule-loose-tile = در { $tile }: { $effects }.
pludo-rule-loose-tile-when = در { $tile }، اگر { $when }: { $effects }.
pludo-rule-loose-hand = هر کس { $count } کارت دارد که همه می‌دانند. در نوبت خود می‌کشید تا { $count } داشته باشید، بعد یکی را انتخاب و بازی می‌کنید. اگر هیچ کدام بازی نشود، همه کنار می‌رود.
pludo-rule-own-decks = هر کس از دسته کارت خودش می‌کشد.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } چرخش با هم: { pludo-rule-loose-dice-use }
   *[dice] { $count } تاس انداخته می‌شود: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] جمع و به صورت یک حرکت بازی می‌شوند؛ هر کدام که مهره بیرون بیاورد با جمع بیرون می‌آورد.
    [one] یکی را انتخاب و بازی می‌کنید، بقیه می‌سوزد.
    [highest] آن که دورتر می‌برد بازی می‌شود.
    [lowest] آن که نزدیک‌تر می‌برد بازی می‌شود.
   *[each] هر کدام بازی می‌شود، به هر ترتیبی.
}
pludo-rule-loose-die = تاس { $name } این‌ها را دارد: { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }، { $weight } از { $total } کارت: { pludo-rule-loose-does }.
       *[other] { $name }، { $weight } از { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }، بعد { $effects }
    }
}
pludo-rule-loose-nothing = اتفاقی نمی‌افتد
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ؛ اگر بشود باید { $duties }
}
pludo-rule-loose-duty-always = هر چه بیاید، اگر بشود باید { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] مهره‌ای بیرون بیاورید
    [leave-first-tile] تا مهره‌ای منتظر است خانه اول خود را خالی کنید
    [open-barrier] سد خود را باز کنید
    [capture] بزنید
   *[go-home] به مقصد بروید
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }؛ تا مهره‌ای بیرون نیست، به جایش { $orders }
   *[all] { $before }؛ وقتی همه مهره‌ها بیرون‌اند، به جایش { $orders }
}
pludo-rule-loose-only-if = { $what }، ولی فقط اگر { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }؛ یا { $item }
   *[and] { $before }؛ و { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } بیرون { pludo-rule-comes }
       *[other] { pludo-rule-tokens-come } در جای { $steps } بیرون { pludo-rule-comes }
    }
    [slide] یک مهره می‌لغزد تا به دیگری برسد، حداکثر تا آخرین خانه
    [change] دو مهره شما جابه‌جا می‌شوند
    [push] { $which ->
        [all] { $way ->
            [back] همه مهره‌های دیگران را { $steps } خانه عقب هل می‌دهید
           *[ahead] همه مهره‌های دیگران را { $steps } خانه جلو هل می‌دهید
        }
       *[one] { $way ->
            [back] مهره بازیکن دیگری را { $steps } خانه عقب هل می‌دهید
           *[ahead] مهره بازیکن دیگری را { $steps } خانه جلو هل می‌دهید
        }
    }
    [ransom] یک مهره خود را با فدیه آزاد می‌کنید
    [pass] پاس می‌دهید
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } خانه عقب { pludo-rule-walk }
       *[ahead] { pludo-rule-moves } { $steps } خانه { pludo-rule-walk }{ $which ->
            [split] { $most ->
                [2] {" "}یا این قدم‌ها میان دو حرکت قسمت می‌شود
               *[other] {" "}یا این قدم‌ها میان حداکثر { $most } حرکت قسمت می‌شود
            }
           *[other] {""}
        }
    }
}
pludo-rule-moves = { $which ->
    [all] همه مهره‌های شما
    [everybody] همه مهره‌های همه بازیکنان
    [foremost] جلوترین مهره شما
    [hindmost] عقب‌ترین مهره شما
   *[one] یک مهره
}
pludo-rule-walk = { $which ->
    [all] می‌روند
    [everybody] می‌روند
   *[other] می‌رود
}
pludo-rule-amount = به اندازه { $number }
pludo-rule-tokens-come = { $which ->
    [all] همه مهره‌ها
    [up-to] تا { $most } مهره
   *[one] یک مهره
}
pludo-rule-comes = { $which ->
    [all] می‌آیند
    [up-to] می‌آیند
   *[one] می‌آید
}
pludo-rule-loose-again = { $throw ->
    [cards] دوباره می‌کشید
    [spinner] دوباره می‌چرخانید
   *[dice] دوباره می‌اندازید
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] جهت بازی برمی‌گردد
}
pludo-rule-whom = { $whose ->
    [next] بازیکن بعدی
    [previous] بازیکن پیش از شما
    [partner] یار شما
    [leader] نفر جلو
    [last] نفر آخر
    [victim] بازیکنی که مهره‌اش زده شد
    [captor] بازیکنی که زد
    [by-choice] بازیکن دیگری به انتخاب شما
    [by-draw] بازیکن دیگری به قید قرعه
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] به اندازه { $amount } نوبت بازی نمی‌کنید
        [everybody-else] همه دیگران به اندازه { $amount } نوبت بازی نمی‌کنند
       *[other] { pludo-rule-whom } به اندازه { $amount } نوبت بازی نمی‌کند
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] نوبت بعدی خود را بازی نمی‌کنید
       *[other] { $turns } نوبت بعدی خود را بازی نمی‌کنید
    }
    [everybody-else] همه دیگران { $turns } نوبت بازی نمی‌کنند
   *[other] { pludo-rule-whom } { $turns } نوبت بازی نمی‌کند
}
pludo-rule-loose-turn-to = { $whose ->
    [self] یک نوبت دیگر دارید
    [everybody-else] همه دیگران یک نوبت اضافه دارند
   *[other] { pludo-rule-whom } یک نوبت اضافه دارد
}
pludo-rule-loose-go-on = { $whose ->
    [self] بازی از شما ادامه می‌یابد
   *[other] بازی از { pludo-rule-whom } ادامه می‌یابد
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] نوبت شما می‌سوزد
    [next] نوبت شما به بازیکن بعدی می‌رسد
    [previous] نوبت شما به بازیکن پیش از شما می‌رسد
    [partner] نوبت شما به یارتان می‌رسد
    [leader] نوبت شما به نفر جلو می‌رسد
    [last] نوبت شما به نفر آخر می‌رسد
   *[colour] نوبت شما به { $colour } می‌رسد
}
pludo-rule-loose-turn-begin = { $name }: اگر { $when }، { $text }.
pludo-rule-loose-turn-end = { $name }: در پایان نوبت شما، اگر { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] هر دور از نفر جلو تا نفر آخر بازی می‌شود.
    [last] هر دور از نفر آخر تا نفر جلو بازی می‌شود.
    [opening] { $throw ->
        [cards] پیش از بازی همه برای ترتیب همه نوبت‌ها کارت می‌کشند؛ { $first ->
            [lowest] کمترین
           *[highest] بیشترین
        } عدد اول بازی می‌کند.
        [spinner] پیش از بازی همه برای ترتیب همه نوبت‌ها می‌چرخانند؛ { $first ->
            [lowest] کمترین
           *[highest] بیشترین
        } عدد اول بازی می‌کند.
       *[dice] پیش از بازی همه برای ترتیب همه نوبت‌ها تاس می‌اندازند؛ { $first ->
            [lowest] کمترین
           *[highest] بیشترین
        } عدد اول بازی می‌کند.
    }
   *[draw] { $throw ->
        [cards] پیش از هر دور همه برای ترتیب کارت می‌کشند؛ بیشترین عدد اول بازی می‌کند.
        [spinner] پیش از هر دور همه برای ترتیب می‌چرخانند؛ بیشترین عدد اول بازی می‌کند.
       *[dice] پیش از هر دور همه برای ترتیب تاس می‌اندازند؛ بیشترین عدد اول بازی می‌کند.
    }
}
pludo-rule-ask = همه برای { $name } انتخاب می‌کنند
pludo-rule-question = { $name }: همه یکی را انتخاب می‌کنند: { $answers }{ $shown ->
    [together] ، و همه در پایان گفته می‌شود
   *[at-once] {""}
}. بعد برای هر بازیکن: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = بازیکنان درباره { $name } رأی می‌دهند: { $needs ->
    [everybody] باید همه موافق باشند
   *[majority] باید موافقان بیش از مخالفان باشند
}{ $shown ->
    [together] . رأی‌ها در پایان گفته می‌شود.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] یک مهره تازه می‌گیرید
   *[other] { pludo-rule-whom } یک مهره تازه می‌گیرد
}
pludo-rule-give = آن مهره به { pludo-rule-whom } می‌رسد
pludo-rule-send = { $how ->
    [by-choice] آن مهره به { $tiles } می‌رود، به انتخاب بازیکن
    [by-draw] آن مهره به { $tiles } می‌رود، به حکم قرعه
   *[none] آن مهره به { $tiles } می‌رود
}
pludo-rule-pass-card = کارتی به انتخاب خود را به { pludo-rule-whom } می‌دهید
pludo-rule-most-markers = کسی بیش از { $count } مهره ندارد.
pludo-rule-most-markers-taken = هر کس { $count } مهره دارد مهره تازه نمی‌گیرد.
pludo-rule-loose-gain-any = یک توانایی به انتخاب خود می‌گیرید
pludo-rule-loose-gain = { $name_a } می‌گیرید
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] ، فوری
   *[held] {""}
}{ $hidden ->
    [yes] ؛ دیگران نمی‌دانند که آن را دارید
   *[no] {""}
}.
pludo-rule-loose-abilities = پیش از { $throw ->
    [cards] کشیدن
    [spinner] چرخاندن
   *[dice] تاس انداختن
} می‌توانید یک توانایی خود را به کار برید، هر نوبت یکی. کسی بیش از { $limit } تا ندارد.
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] { pludo-rule-points } از دست می‌دهید
       *[won] { pludo-rule-points } می‌گیرید
    }
    [everybody-else] { $way ->
        [lost] همه دیگران { pludo-rule-points } از دست می‌دهند
       *[won] همه دیگران { pludo-rule-points } می‌گیرند
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } { pludo-rule-points } از دست می‌دهد
       *[won] { pludo-rule-whom } { pludo-rule-points } می‌گیرد
    }
}
pludo-rule-points = { $amount ->
    [none] { $points } امتیاز
   *[other] به اندازه { $amount } امتیاز
}
pludo-rule-loose-capture = { $when ->
    [never] کسی زده نمی‌شود.
    [beside] مهره در جایی که می‌ایستد و در خانه‌های کنارش می‌زند.
    [pass] مهره در جایی که می‌ایستد و از آن می‌گذرد می‌زند.
   *[land] مهره در جایی که می‌ایستد می‌زند.
}
pludo-rule-loose-waiting = { $which ->
    [one] مهره‌ای که در خانه اول دیگری بایستد یکی از منتظران آن پایگاه را هم می‌زند.
   *[all] مهره‌ای که در خانه اول دیگری بایستد همه منتظران آن پایگاه را هم می‌زند.
}
pludo-rule-loose-set-back = { $steps ->
    [0] مهره زده‌شده به پایگاه برمی‌گردد.
   *[other] مهره زده‌شده { $steps } قدم عقب می‌رود.
}
pludo-rule-loose-prisoner = مهره زده‌شده در پایگاه خودش اسیر زننده است و تا با فدیه آزاد نشود بیرون نمی‌آید.
pludo-rule-loose-take-over = مهره زده‌شده مال زننده می‌شود، در پایگاه او و با شماره آزاد بعدی؛ شماره‌های بالاتر بازنده یکی کم می‌شود. کسی آخرین مهره را از دست نمی‌دهد: به پایگاه برمی‌گردد.
pludo-rule-loose-swap = مهره زده‌شده به خانه‌ای می‌رود که زننده از آن آمد، یا به پایگاه اگر راهش از آنجا نمی‌گذرد.
pludo-rule-loose-sent-to = مهره زده‌شده به { $tile } می‌رود، یا به پایگاه اگر همان جا زده شد یا راهش از آنجا نمی‌گذرد.
pludo-rule-duel = پیش از زدن، هر دو طرف یک تاس می‌اندازند. زدن وقتی می‌شود که زننده { $needs ->
    [at-least] کمتر نیاورد
   *[higher] بیشتر بیاورد
}؛ اگر نه، زننده { $beaten ->
    [start] به پایگاهش می‌رود.
   *[stays] سر جایش می‌ماند.
}
pludo-rule-loose-captor-back = مهره‌ای که بزند { $steps } قدم عقب می‌رود.
pludo-rule-loose-captor-sent = مهره‌ای که بزند به { $tile } می‌رود، اگر راهش از آنجا بگذرد.
pludo-rule-loose-safe = در { $tiles } کسی زده نمی‌شود.
pludo-rule-loose-spared-closed = جایی که حریف را نمی‌شود زد، کسی نباید بایستد.
pludo-rule-loose-groups = { $count } مهره هم‌رنگ یا بیشتر در یک خانه زده نمی‌شوند.
pludo-rule-loose-reward = نتیجه زدن: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] همه کارت می‌کشند و بیشترین عدد شروع می‌کند.
        [spinner] همه می‌چرخانند و بیشترین عدد شروع می‌کند.
       *[dice] همه تاس می‌اندازند و بیشترین عدد شروع می‌کند.
    }
    [lowest] { $throw ->
        [cards] همه کارت می‌کشند و کمترین عدد شروع می‌کند.
        [spinner] همه می‌چرخانند و کمترین عدد شروع می‌کند.
       *[dice] همه تاس می‌اندازند و کمترین عدد شروع می‌کند.
    }
    [random] بخت تعیین می‌کند چه کسی شروع کند.
   *[seat] اولین بازیکن میز شروع می‌کند.
}
pludo-rule-loose-direction = { $direction ->
    [counter] نوبت خلاف جهت ساعت می‌گردد.
   *[clockwise] نوبت در جهت ساعت می‌گردد.
}
pludo-rule-loose-tries = بازیکنی که مهره‌ای در راه ندارد { $count } بار می‌اندازد تا یکی بیرون بیاورد.
pludo-rule-loose-again-limit = { $count ->
    [one] در هر نوبت حداکثر یک بار { pludo-rule-loose-again }.
    [2] در هر نوبت حداکثر دو بار { pludo-rule-loose-again }.
   *[other] در هر نوبت حداکثر { $count } بار { pludo-rule-loose-again }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } اگر بار { pludo-ordinal } پشت سر هم بیاید بازی نمی‌شود، آخرین مهره حرکت‌کرده را به پایگاه برمی‌گرداند و نوبت را تمام می‌کند.
   *[lost] { $name } اگر بار { pludo-ordinal } پشت سر هم بیاید بازی نمی‌شود و نوبت را تمام می‌کند.
}
pludo-rule-each-time = { $again ->
    [yes] ، هر بار
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }، وقتی { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }، با { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }، وقتی { $when }{ pludo-rule-each-time }.
   *[on] { $name }، با { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = همه مهره‌ها در مقصد
pludo-rule-loose-trigger-last-left = حذف همه دیگران
pludo-rule-loose-trigger-team-home = همه مهره‌های طرف شما در مقصد
pludo-rule-loose-trigger-home = { $number } مهره در مقصد
pludo-rule-loose-trigger-captures = زدن { $number } مهره
pludo-rule-loose-trigger-round = شروع دور { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] اولین کارت { $name }
   *[other] اولین { $name }
}
pludo-clash-order-unranked = تاس‌ها فقط وقتی همه را ترتیب می‌دهند که بیشترین یا کمترین شروع کند: { pludo-knob-turn-first } را عوض کنید.
pludo-clash-powers-all = از همه نیروها یکی را انتخاب می‌کنید و نگه می‌دارید: { pludo-knob-powers-use } را روی { pludo-value-powers-use-held } بگذارید.
pludo-clash-powers-dice = پرتاب دوم یک تاس می‌خواهد، یا تاس‌های جمع‌شده: { pludo-knob-dice-count } یا { pludo-knob-dice-use } را عوض کنید.
pludo-clash-doubled-pair = جفت دقیقا دو مهره است: { pludo-knob-stack-own-limit } را روی 2 بگذارید.
pludo-clash-doubled-die = جفت یک تاس می‌خواهد: { pludo-knob-dice-count } را روی 1 و { pludo-knob-dice-use } را روی { pludo-value-dice-use-separate } بگذارید.
pludo-clash-out-limit = حداکثر { $limit } مهره یک بازیکن در یک خانه می‌ایستد: { pludo-knob-board-tokens-out } را روی { $limit } یا کمتر بگذارید.
pludo-clash-beyond-track = مسیر { $track } خانه دارد، پس خانه امن { $square } نیست.
pludo-clash-markers = هر کس { $markers } مهره دارد، پس بیشتر از آن نمی‌تواند بیرون شروع کند یا لازم باشد در مقصد باشد.
pludo-clash-teams-arms = یاران روبه‌روی هم می‌نشینند: { pludo-knob-board-arms } را روی عدد زوجی از 4 به بالا بگذارید، یا { pludo-knob-teams-pairs } را روی { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = در مسیری با { $track } خانه بازیکنان هرگز به هم نمی‌رسند: { pludo-knob-board-home-entry-back } را کمتر کنید.
pludo-clash-players = از { $low } تا { $high } بازیکن بازه نیست.
pludo-clash-chance-dice = این گونه خودش می‌گوید چه پرتاب می‌شود: { pludo-knob-dice-count } را روی 1 بگذارید.
pludo-clash-chance-sum = این گونه روی تاس‌ها را عوض می‌کند: باید جدا بازی شوند.
pludo-clash-no-way-out = هرگز کسی نمی‌تواند مهره‌ای از پایگاه بیرون بیاورد، پس این بازی نیست.
pludo-clash-no-way-home = هرگز کسی نمی‌تواند مهره‌ای به مقصد برساند، پس این بازی نیست.
pludo-clash-chance-doubled = جفت تاس ساده می‌خواهد، ولی این گونه خودش می‌گوید چه پرتاب می‌شود: { pludo-knob-stack-doubled } را خاموش کنید.
pludo-warning-sixes-max-one = با این تنظیم هر شش جریمه می‌شود، پس هرگز کسی از پایگاه بیرون نمی‌آید.
pludo-warning-sum-cannot-finish = وقتی دو تاس جمع شوند، مهره‌ای که یک قدم تا مقصد دارد هرگز نمی‌رسد.
pludo-warning-no-ludo-home = این دیگر طبق قانون منچ نیست: { $colours } هرگز مهره‌ای به مقصد نمی‌رساند (L-27).
pludo-warning-no-ludo-capture = این دیگر طبق قانون منچ نیست: هرگز کسی زده نمی‌شود (L-32, L-33).
pludo-bots-no-weights = حافظه استاد خوانده نمی‌شود، پس مانند سخت بازی می‌کند.
pludo-bots-unlearned = استاد این قوانین را یاد نگرفته، پس مانند سخت بازی می‌کند.
