# العربية: الأنماط والخيارات والقواعد بالكلمات.
pludo-preset-playpalace = لودو PlayPalace
    .summary = لودو PlayPalace: نرد واحد، ومربعات آمنة ومربعات بداية آمنة، والستة الثالثة على التوالي تلغي الدور كله.
pludo-preset-classic = لودو الكلاسيكية
    .summary = لودو الكلاسيكية: لا مربعات آمنة على المسار، وقطعة واحدة للاعب على المربع، ويتواصل اللعب على كل المراكز.
pludo-preset-indian = لودو الهندية بمربعات النجوم
    .summary = لودو الهندية: كالكلاسيكية، مع أربع نجوم لا أسر عليها.
pludo-preset-nigerian = لودو النيجيرية
    .summary = لودو النيجيرية: نردان يلعبان كلاهما، والقطعة التي تأسر تذهب مباشرة إلى النهاية.
pludo-preset-nigerian-classic = لودو النيجيرية، الوضع الكلاسيكي
    .summary = لودو النيجيرية، الوضع الكلاسيكي: نرد واحد، والأسر يكسب رمية أخرى.
pludo-preset-strict = لودو الصارمة
    .summary = لودو الصارمة: لا رميات إضافية، ومربع بدايتك وحده آمن، وقطعك تسد ممر النهاية.
pludo-preset-jota = لودو مع جوتا
    .summary = لودو مع جوتا: قطعتان لك على مربع تصيران زوجا يتحرك معا ولا يمكن أسره.
pludo-preset-quick = لودو السريعة
    .summary = لودو السريعة: يبدأ كل لاعب بقطعة في الخارج، ومن أوصل قطعتين فاز. عشر دقائق تكفي.
pludo-preset-figure-eight = مبارزة الرقم ثمانية
    .summary = مبارزة الرقم ثمانية: لاعبان على حلقتين متقاطعتين، مع دوارة تدفع الآخر إلى الوراء أيضا.
pludo-preset-hexagon = المسدس
    .summary = المسدس: حتى ستة لاعبين، لكل منهم ثلاث قطع على حلقة واحدة، ونرد يحب الستة.
pludo-preset-market-road = طريق السوق
    .summary = طريق السوق: بطاقات بدل النرد، وطريق فيه مفترق.
pludo-preset-forty-squares = أربعون مربعا
    .summary = أربعون مربعا: اللعبة الألمانية. الستة تخرج قطعة وجوبا، وثلاث محاولات ما دام لا شيء في الطريق، والنهاية صف من أربعة.
pludo-preset-parchis = بارتشيس
    .summary = بارتشيس: اللعبة الإسبانية. الخمسة تخرج قطعة، وقطعتان من لون حاجز، والأسر يكسب عشرين خطوة.
pludo-preset-pachisi-partners = شركاء باتشيسي
    .summary = شركاء باتشيسي: اثنان ضد اثنين بأصداف الودع، خروجا على ذراعك، ثم دورة، ثم رجوعا. لا أحد ملزم بالنقل.
pludo-preset-six-arms = الأذرع الستة
    .summary = الأذرع الستة: اللعبة المعتادة على نجمة من ستة أذرع، حتى ستة لاعبين.
pludo-preset-masquerade = حفلة الأقنعة
    .summary = حفلة الأقنعة: أربعة أبواب للمسرح، ومن يقف عندها يأخذ قدرة لا يراها غيره.
pludo-preset-shield-smiths = صانعو الدروع
    .summary = صانعو الدروع: ورش تعطي دروعا توضع على قطعة بالاختيار.
pludo-preset-springboard = منصة القفز
    .summary = منصة القفز: نوابض للقفز وعملات حظ لرمية ثانية؛ ومن أوصل قطعتين فاز.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }، عدد اللاعبين { $high }.
       *[several] { $title }، عدد اللاعبين من { $low } إلى { $high }.
    }
pludo-preset-changed = { $count ->
    [one] { $title } مع تغيير خيار واحد
    [two] { $title } مع تغيير خيارين
    [few] { $title } مع تغيير { $count } خيارات
   *[other] { $title } مع تغيير { $count } خيارا
}

pludo-value-on = نعم
pludo-value-off = لا
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] لا شيء
   *[other] { $value }
}
pludo-value-safe-squares-for-own = لونها
pludo-value-safe-squares-for-all = الجميع
pludo-value-safe-start-none = لا أحد
pludo-value-safe-start-own = صاحبها
pludo-value-safe-start-all = الجميع
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = كل على حدة
pludo-value-dice-use-sum = مجموعين
pludo-value-dice-usage-each = ما يناسب
pludo-value-dice-usage-all-or-nothing = كله إن أمكن
pludo-value-stack-own-limit = { $value ->
    [0] بلا حد
   *[other] { $value }
}
pludo-value-home-blocking-none = لا شيء
pludo-value-home-blocking-pass = التجاوز
pludo-value-home-blocking-pass-and-land = التجاوز والوقوف معا
pludo-value-capture-captor-stay = تبقى
pludo-value-capture-captor-finish = إلى النهاية
pludo-value-capture-captor-start = إلى البيت
pludo-value-bonus-limit = { $value ->
    [0] بلا حد
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = بعد النقلة
pludo-value-bonus-timing-before-move = فورا
pludo-value-bonus-without-move-pass = ينتهي الدور
pludo-value-bonus-without-move-roll = رمية أخرى مع ذلك
pludo-value-sixes-max = { $value ->
    [0] بلا حد
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = إلغاء الدور
pludo-value-sixes-penalty-forfeit = ضياع الرمية
pludo-value-turn-first-seat = المقعد الأول
pludo-value-turn-first-highest-roll = أعلى رمية
pludo-value-turn-first-lowest-roll = أدنى رمية
pludo-value-turn-first-random = الصدفة
pludo-value-powers-kind-none = لا شيء
pludo-value-powers-kind-shields = دروع
pludo-value-powers-kind-leaps = قفزات
pludo-value-powers-kind-swaps = مبادلات
pludo-value-powers-kind-second-throws = رميات ثانية
pludo-value-powers-kind-all = الكل
pludo-value-powers-use-held = تحفظ
pludo-value-powers-use-at-once = فورا
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = بحسب المقاعد
pludo-value-turn-ranking-opening-rolls = بحسب رميات الافتتاح
pludo-value-end-places-first = مع أول فائز
pludo-value-end-places-all = حين تتحدد كل المراكز
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = لا شيء
pludo-value-teams-pairs-opposite = متقابلون
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] بلا حد
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = أذرع اللوح
    .desc = عدد أذرع اللوح، وبه عدد من يلعب: 4 هو الصليب المعتاد. المسار يكبر معه.
pludo-knob-board-markers = قطع كل لاعب
    .desc = عدد القطع لكل لاعب.
pludo-knob-board-home-squares = مربعات ممر النهاية
    .desc = عدد مربعات ممر النهاية قبل النهاية، 5 عادة. المسار يكبر معه.
pludo-knob-board-corner-tiles = مربعات الزوايا
    .desc = يضيف مربعا إلى المسار عند كل زاوية داخلية من الصليب.
pludo-knob-board-home-entry-back = مدخل النهاية
    .desc = كم مربعا قبل مربع البداية ينعطف اللون إلى ممر النهاية، 2 عادة.
pludo-knob-board-tokens-out = قطع في الخارج عند البدء
    .desc = عدد قطع كل لاعب التي تبدأ على مربع البداية.
pludo-knob-safe-squares = المربعات الآمنة
    .desc = مربعات على المسار لا أسر عليها.
pludo-knob-safe-squares-for = المربعات الآمنة تحمي
    .desc = الجميع، أو فقط قطع اللون الذي تقع على ذراعه.
pludo-knob-safe-start = مربعات البداية الآمنة
    .desc = من تحمي مربعات البداية: لا أحد، أو قطع صاحبها فقط، أو الجميع.
pludo-knob-dice-count = عدد النرد
    .desc = عدد النرد في الرمية: 1 أو 2.
pludo-knob-dice-use = حساب النردين
    .desc = كل نرد نقلة مستقلة، أو يجمع الاثنان في نقلة واحدة.
pludo-knob-dice-usage = النرد الواجب لعبه
    .desc = لعب أي نرد يناسب، أو لعب كل النرد متى أمكن.
pludo-knob-dice-same-marker = قطعة واحدة للنردين
    .desc = هل يجوز لقطعة واحدة أن تأخذ أكثر من نرد في الرمية؟
pludo-knob-stack-own-limit = قطع اللاعب على مربع
    .desc = أقصى عدد لقطع لاعب على مربع واحد، 0 بلا حد.
pludo-knob-stack-doubled = الأزواج
    .desc = قطعتان للاعب على مربع تتحركان معا بنصف عدد زوجي، ولا يمكن أسرهما.
pludo-knob-stack-doubled-forced-on-even = الأولوية للزوج
    .desc = مع 2 أو 4 يجب تحريك زوج إن أمكن.
pludo-knob-home-blocking = قطعك في ممر النهاية تمنع
    .desc = لا شيء، أو تجاوزها، أو تجاوزها والوقوف معها.
pludo-knob-capture-captor = القطعة التي تأسر
    .desc = تبقى حيث كان الأسر، أو تذهب مباشرة إلى النهاية، أو تعود إلى البيت.
pludo-knob-bonus-all-sixes = رمية إضافية للستات
    .desc = رمية كلها ستات تكسب رمية أخرى.
pludo-knob-bonus-capture = رمية إضافية للأسر
    .desc = الرمية التي فيها أسر تكسب رمية أخرى.
pludo-knob-bonus-limit = الرميات الإضافية في الدور
    .desc = أقصى عدد للرميات الإضافية في الدور، 0 بلا حد.
pludo-knob-bonus-timing = وقت الرمية الإضافية للستات
    .desc = بعد النقلة، أو فورا ثم يلعب كل النرد معا.
pludo-knob-bonus-without-move = ستات لا يمكن لعبها
    .desc = ينتهي الدور، أو تأتي الرمية الإضافية مع ذلك.
pludo-knob-sixes-max = أقصى عدد للستات المتتالية
    .desc = عند هذا العدد من الستات على التوالي تقع العقوبة، 0 أبدا.
pludo-knob-sixes-penalty = عقوبة الستات الكثيرة
    .desc = يلغى الدور كله، أو تضيع الرمية الأخيرة فقط.
pludo-knob-turn-first = من يبدأ
    .desc = المقعد الأول، أو أعلى رمية أو أدناها، أو من تختاره الصدفة.
pludo-knob-turn-ranking = ترتيب اللعب
    .desc = الأدوار بحسب المقاعد، أو ترتب رميات الافتتاح الجميع للعبة كلها.
pludo-knob-powers-kind = مربعات القوة
    .desc = ما تعطيه مربعات القوة: لا شيء، أو دروعا، أو قفزات، أو مبادلات، أو رميات ثانية، أو كل ذلك.
pludo-knob-powers-tiles = مربعات القوة على كل ذراع
    .desc = عدد المربعات التي تعطي قوة على كل ذراع.
pludo-knob-powers-use = استعمال القوى
    .desc = القوة تحفظ حتى يستعملها لاعبها، أو تستعمل فورا.
pludo-knob-turn-auto-single = لعب النقلة الوحيدة تلقائيا
    .desc = إن لم تكن إلا نقلة واحدة لعبت بلا سؤال.
pludo-knob-turn-auto-roll = رمي تلقائي
    .desc = ما دامت أي رمية لا تترك لك اختيارا يجري الرمي والنقل تلقائيا.
pludo-knob-end-home = قطع النهاية للفوز
    .desc = عدد القطع التي يجب أن تصل إلى النهاية للفوز.
pludo-knob-end-places = تنتهي اللعبة
    .desc = مع أول فائز، أو حين تتحدد كل المراكز.
pludo-knob-end-max-turns = حد الأدوار
    .desc = بعد هذا العدد من الأدوار يفوز صاحب أكثر القطع الواصلة، 0 بلا حد.

pludo-knob-teams-pairs = الشركاء
    .desc = كل لاعب وحده، أو مع الشريك المقابل.
pludo-knob-teams-together = الشركاء يفوزون معا
    .desc = نعم: يفوز الشريكان حين تصل كل قطعهما إلى النهاية. لا: كل يلعب ليفوز وحده.
pludo-knob-teams-help = مساعدة الشريك
    .desc = من وصلت كل قطعه إلى النهاية يواصل بقطع الشريك.
pludo-knob-teams-pass = تجاوز الشريك
    .desc = نعم: قطع الشريك لا تسد طريقك أبدا، ولا حتى حاجزا. لا: لا يجوز تجاوزها.
pludo-knob-teams-capture = أسر الشريك
    .desc = هل يجوز أسر قطع الشريك؟

pludo-rule-heading-goal = الهدف.
pludo-rule-heading-board = اللوح.
pludo-rule-heading-teams = الشركاء.
pludo-rule-heading-dice = النرد والخروج.
pludo-rule-heading-moving = النقل.
pludo-rule-heading-captures = الأسر والأماكن الآمنة.
pludo-rule-heading-extra = رميات إضافية.
pludo-rule-heading-first = من يبدأ.
pludo-rule-heading-turns = الأدوار.
pludo-rule-heading-chance = { $throw ->
    [cards] البطاقات.
    [spinner] الدوارة.
   *[dice] الرميات.
}
pludo-rule-heading-abilities = القدرات.
pludo-rule-heading-questions = ما يسأل عنه الجميع.
pludo-rule-heading-amendments = قواعد تتغير أثناء اللعبة.

pludo-rule-goal = إيصال { $board-markers ->
    [0] قطعك
    [one] قطعتك
    [two] قطعتيك
    [few] قطعك، وعددها { $board-markers }،
   *[other] قطعك، وعددها { $board-markers }،
} حول المسار ثم عبر ممر النهاية إلى النهاية.
pludo-rule-board-markers = { $board-markers ->
    [one] لكل لاعب قطعة واحدة.
    [two] لكل لاعب قطعتان.
    [few] لكل لاعب { $board-markers } قطع.
   *[other] لكل لاعب { $board-markers } قطعة.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] يفوز من تصل قطعته إلى النهاية أولا.
       *[other] يفوز من تصل كل قطعه إلى النهاية أولا.
    }
   *[no] { $end-home ->
        [one] يفوز من تصل له قطعة إلى النهاية أولا.
        [two] يفوز من تصل له قطعتان إلى النهاية أولا.
        [few] يفوز من تصل له { $end-home } قطع إلى النهاية أولا.
       *[other] يفوز من تصل له { $end-home } قطعة إلى النهاية أولا.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] يلعبون معا: { $teams }.
   *[none] كل لاعب وحده.
}
pludo-rule-team = { $first } مع { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] الشركاء يفوزون معا حين ينهون كلهم.
   *[no] كل يلعب ليفوز وحده، حتى الشركاء.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] من وصلت كل قطعه إلى النهاية يواصل اللعب عن شريكه.
   *[no] من وصلت كل قطعه إلى النهاية ينتظر الشريك.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] قطع شريكك لا تسد طريقك أبدا.
   *[no] لا يجوز تجاوز قطع شريكك.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] أسر الشريك جائز كغيره.
   *[no] لا أسر بين الشركاء.
}
pludo-rule-end-places = { $end-places ->
    [all] يواصل الآخرون حتى تتحدد كل المراكز.
   *[first] تنتهي اللعبة مع أول فائز.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] لا حد للأدوار.
    [one] بعد دور واحد تنتهي اللعبة، ويفوز صاحب أكثر القطع الواصلة.
    [two] بعد دورين تنتهي اللعبة، ويفوز صاحب أكثر القطع الواصلة.
    [few] بعد { $end-max-turns } أدوار تنتهي اللعبة، ويفوز صاحب أكثر القطع الواصلة.
    [many] بعد { $end-max-turns } دورا تنتهي اللعبة، ويفوز صاحب أكثر القطع الواصلة.
   *[other] بعد { $end-max-turns } دور تنتهي اللعبة، ويفوز صاحب أكثر القطع الواصلة.
}
pludo-rule-limit-together = وهناك يحسب ما للشركاء معا.
pludo-rule-board-arms = عدد أذرع اللوح { $board-arms }.
pludo-rule-track = عدد مربعات المسار { $track }. مربعات البداية: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = في ممر النهاية { $board-home-squares ->
    [one] مربع واحد
    [two] مربعان
    [few] { $board-home-squares } مربعات
   *[other] { $board-home-squares } مربعا
}، ثم النهاية{ $arrive ->
    [exact] ، ولا تدخل إلا بالعدد المضبوط
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] كل القطع تبدأ في البيت.
    [one] يبدأ كل لاعب بقطعة على مربع البداية.
    [two] يبدأ كل لاعب بقطعتين على مربع البداية.
    [few] لكل لاعب عند البدء { $board-tokens-out } قطع على مربع البداية.
   *[other] لكل لاعب عند البدء { $board-tokens-out } قطعة على مربع البداية.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] للمسار مربع عند كل زاوية داخلية أيضا.
   *[no] لا مربعات زوايا في المسار.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] قطعك تنعطف إلى ممر النهاية قبل مربع بدايتك بمربع.
    [two] قطعك تنعطف إلى ممر النهاية قبل مربع بدايتك بمربعين.
    [few] قطعك تنعطف إلى ممر النهاية قبل مربع بدايتك بمسافة { $board-home-entry-back } مربعات.
   *[other] قطعك تنعطف إلى ممر النهاية قبل مربع بدايتك بمسافة { $board-home-entry-back } مربعا.
}
pludo-rule-dice-count = { $dice-count ->
    [1] في الرمية نرد واحد.
    [2] في الرمية نردان.
   *[other] عدد النرد في الرمية { $dice-count }.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] يجمع النردان في نقلة واحدة.
   *[separate] كل نرد نقلة مستقلة.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] إن أمكن لعب كل النرد وجب. وإلا يلعب ما يناسب، لكن بلا أسر.
   *[each] يلعب أي نرد يناسب ما دام هناك واحد.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] يجوز لقطعة واحدة أن تأخذ النردين.
   *[no] لكل قطعة نرد واحد من الرمية.
}
pludo-rule-enter = بالرقم 6 تخرج قطعة من البيت إلى مربع بدايتها.
pludo-rule-move = تتحرك القطعة بقدر النرد تماما، ولها أن تتجاوز غيرها على المسار. النقل واجب متى أمكن.
pludo-rule-move-must = النقل واجب متى أمكن.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] يجوز لأي عدد من قطعك أن يجتمع على مربع.
    [one] لا تقف قطعتان لك على مربع واحد.
    [two] تقف على المربع قطعتان لك على الأكثر.
    [few] تقف على المربع { $stack-own-limit } قطع لك على الأكثر.
   *[other] تقف على المربع { $stack-own-limit } قطعة لك على الأكثر.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] قطعتان لك على مربع زوج: تتحركان معا بنصف عدد زوجي، ولا تتحركان بعدد فردي، ولا يمكن أسرهما.
   *[no] القطع على المربع نفسه تتحرك واحدة واحدة.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] مع 2 أو 4 يجب تحريك زوج إن أمكن.
   *[no] لك حرية الاختيار بين زوج وقطعة منفردة.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] في ممر النهاية لا تتجاوز قطعك بعضها بعضا.
    [pass-and-land] في ممر النهاية لا تتجاوز قطعك بعضها بعضا ولا تقف معا.
   *[none] في ممر النهاية لا تسد قطعك الطريق على بعضها.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] إن لم تكن إلا نقلة واحدة لعبت تلقائيا.
   *[no] كل نقلة بيدك، حتى الوحيدة.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] ما دامت أي رمية لا تترك لك اختيارا يجري الرمي والنقل تلقائيا.
   *[no] الرمي بيدك.
}
pludo-rule-capture = القطعة التي تقف حيث يقف خصم بلا حماية تعيده إلى البيت، وهذا هو الأسر.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] لا مربعات آمنة على المسار.
    [1] { $safe-called ->
        [star] لا أسر على النجمة، المربع { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] المربع { $safe-named } آمن مع لونه.
           *[all] لا أسر على المربع { $safe-named }.
        }
       *[plain] لا أسر على المربع { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] لا أسر على النجوم، المربعات { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] مربعات آمنة مع لونها: { $safe-named }.
           *[all] لا أسر على المربعات { $safe-named }.
        }
       *[plain] لا أسر على المربعات { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (آمن { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] المربع الآمن يحمي فقط قطع اللون الذي يقع على ذراعه.
   *[all] المربعات الآمنة تحمي الجميع.
}
pludo-rule-safe-start = { $safe-start ->
    [all] لا أسر على مربعات البداية.
    [own] قطعك آمنة على مربع بدايتك، فلا أسر.
   *[none] مربعات البداية لا تحمي أحدا.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] القطعة التي تأسر تذهب مباشرة إلى النهاية.
    [start] القطعة التي تأسر تعود إلى البيت.
   *[stay] القطعة التي تأسر تبقى مكانها.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] الرقم 6 يكسب رمية أخرى.
       *[other] رمية كلها ستات تكسب رمية أخرى.
    }
   *[no] الرقم 6 لا يكسب رمية إضافية.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] الرمية الإضافية فورا، ثم يلعب كل النرد معا.
   *[after-move] الرمية الإضافية بعد نقلتك.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] ستة لا تحرك شيئا تكسب رمية أخرى مع ذلك.
   *[pass] ستة لا تحرك شيئا تنهي الدور بلا رمية أخرى.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] الأسر يكسب رمية أخرى.
   *[no] الأسر لا يكسب رمية إضافية.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] لا حد للرميات الإضافية.
    [one] رمية إضافية واحدة على الأكثر في الدور.
    [two] رميتان إضافيتان على الأكثر في الدور.
    [few] { $bonus-limit } رميات إضافية على الأكثر في الدور.
   *[other] { $bonus-limit } رمية إضافية على الأكثر في الدور.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] لا بأس بأي عدد من الستات على التوالي.
    [1] كل ستة { pludo-rule-penalty }.
    [2] الستة الثانية على التوالي { pludo-rule-penalty }.
    [3] الستة الثالثة على التوالي { pludo-rule-penalty }.
    [4] الستة الرابعة على التوالي { pludo-rule-penalty }.
   *[5] الستة الخامسة على التوالي { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] تنهي الدور وتلغيه
   *[forfeit] لا تلعب وتنهي الدور
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] لا تقع أبدا، فلا بأس بأي عدد من الستات على التوالي.
   *[other] { $sixes-penalty ->
        [rollback] الستات الكثيرة على التوالي تلغي كل ما نقل في ذلك الدور.
       *[forfeit] آخر الستات الكثيرة لا تلعب؛ وما نقل قبلها يبقى.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] رمية لكل لاعب، والبداية للأعلى. عند التعادل رمية أخرى.
    [lowest-roll] رمية لكل لاعب، والبداية للأدنى. عند التعادل رمية أخرى.
    [random] الصدفة تقرر من يبدأ.
   *[seat] يبدأ أول لاعب على الطاولة.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] رمية لكل لاعب قبل اللعبة، والأدوار من أدنى رمية إلى أعلاها. المتعادلون على الأدنى لهم رمية أخرى؛ وغيرهم بترتيب المقاعد.
       *[highest-roll] رمية لكل لاعب قبل اللعبة، والأدوار من أعلى رمية إلى أدناها. المتعادلون على الأعلى لهم رمية أخرى؛ وغيرهم بترتيب المقاعد.
    }
   *[seats] الأدوار بحسب المقاعد.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] مربعات القوة تعطي دروعا.
    [leaps] مربعات القوة تعطي قفزات.
    [swaps] مربعات القوة تعطي مبادلات.
    [second-throws] مربعات القوة تعطي رميات ثانية.
    [all] مربعات القوة تعطي درعا أو قفزة أو مبادلة أو رمية ثانية.
   *[none] لا مربع يعطي قوة.
}
pludo-rule-powers-tiles = على كل ذراع { $powers-tiles ->
    [one] مربع قوة واحد.
    [two] مربعا قوة.
    [few] { $powers-tiles } مربعات قوة.
   *[other] { $powers-tiles } مربع قوة.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] القوة تستعمل فور كسبها.
   *[held] القوة تحفظ حتى تستعملها.
}

pludo-rule-loose-win = تفوز عند: { $list }.
pludo-rule-loose-win-when = تفوز إذا { $list }.
pludo-rule-goal-mover = تفوز بنقلتك إذا { $list }.
pludo-rule-goal-together = يفوز الجميع معا حين يصح لكل لاعب: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] تنتهي اللعبة بلا فائز حين يصح لمن لعب لتوه: { $list }.
    [all-together] تنتهي اللعبة بلا فائز حين يصح لكل لاعب: { $list }.
   *[anybody] تنتهي اللعبة بلا فائز حين يصح لأي لاعب: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] يواصل الآخرون حتى تتحدد كل المراكز.
    [forever] اللعبة تتواصل حتى توقفها.
   *[stop] تنتهي اللعبة مع أول فائز.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] لدخول النهاية يكفي أي عدد يبلغها.
    [bounce] لدخول النهاية يلزم العدد المضبوط؛ وبأكثر منه رجوع من النهاية.
    [row] القطع تملأ النهاية من آخرها: لكل منها العدد المضبوط إلى آخر مكان خال.
   *[exact] لدخول النهاية يلزم العدد المضبوط.
}
pludo-rule-loose-needs = { $captures ->
    [one] عليك أسر قطعة قبل دخول النهاية.
    [two] عليك أسر قطعتين قبل دخول النهاية.
    [few] عليك أسر { $captures } قطع قبل دخول النهاية.
   *[other] عليك أسر { $captures } قطعة قبل دخول النهاية.
}
pludo-rule-loose-finish-when = لا تدخل القطعة النهاية إلا إذا { $when }.
pludo-rule-loose-start-when = لا تغادر القطعة البيت إلا إذا { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] لا تغادر القطعة البيت إلا ولا قطعة لك على اللوح.
    [two] لا تغادر القطعة البيت إلا ولك أقل من قطعتين على اللوح.
    [few] لا تغادر القطعة البيت إلا ولك أقل من { $count } قطع على اللوح.
   *[other] لا تغادر القطعة البيت إلا ولك أقل من { $count } قطعة على اللوح.
}
pludo-rule-loose-toll = عند مغادرة البيت: { $effects }.
pludo-rule-loose-move-when = لا تتحرك القطعة إلا إذا { $when }.
pludo-rule-loose-capture-only = لا تؤسر القطعة إلا إذا { $when }.
pludo-rule-loose-finish-reward = عند وصول قطعة إلى النهاية: { $effects }.
pludo-rule-loose-team = يلعبون معا: { $members }.
pludo-rule-loose-price = { $hangs ->
    [yes] من ليست له نقاط تكفي لذلك لا يخرج قطعة.
   *[no] { $count ->
        [one] من لا نقطة له لا يخرج قطعة.
        [two] من له أقل من نقطتين لا يخرج قطعة.
        [few] من له أقل من { $count } نقاط لا يخرج قطعة.
       *[other] من له أقل من { $count } نقطة لا يخرج قطعة.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] عند بدء الجولة تخرج من اللعبة إذا { $when }.
   *[always] تخرج من اللعبة إذا { $when }.
}
pludo-rule-loose-last-left = من يبقى وحده يفوز.
pludo-rule-loose-for-team = الشركاء يفوزون معا.
pludo-rule-loose-tokens = { $count ->
    [one] لكل لاعب قطعة واحدة.
    [two] لكل لاعب قطعتان.
    [few] لكل لاعب { $count } قطع.
   *[other] لكل لاعب { $count } قطعة.
}
pludo-rule-loose-tokens-each = القطع: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = طريق الجميع { $tiles }، ثم النهاية.
pludo-rule-loose-route = طريق { $colour }: { $tiles }، ثم النهاية.
pludo-rule-loose-run = { $first } إلى { $last }
pludo-rule-loose-column = { $count ->
    [1] ممر النهاية 1
   *[other] ممر النهاية 1 إلى { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] ممر النهاية { $squares }
   *[some] ممر النهاية { $squares }، { $colours }
}
pludo-rule-loose-fork = ثم { $branches }
pludo-rule-loose-branch = عبر { $name } { $tiles }
pludo-rule-loose-leads = ثم إلى { $tile }
pludo-rule-loose-tile-limit = أقصى عدد للقطع من كل الألوان معا على مربع { $count }.
pludo-rule-loose-towers = القطع من لون واحد على مربع برج: تتحرك معا.
pludo-rule-loose-barrier = قطع من لون واحد على مربع حاجز لا يتجاوزه أحد، والعدد اللازم { $count }.
pludo-rule-loose-single-file = لا تتجاوز قطعك بعضها بعضا على { $tiles }.
pludo-rule-loose-two-way = على { $tiles } يجوز للقطع أن ترجع أيضا ما دامت عليها.
pludo-rule-loose-distances = من { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } بلا حركة
   *[other] { $way ->
        [back] { $name } رجوع { $steps }
       *[ahead] { $name } تقدم { $steps }
    }
}
pludo-rule-loose-jump = القطعة التي تقف على { $tile } تذهب فورا إلى { $end }.
pludo-rule-loose-tile = على { $tile }: { $effects }.
pludo-rule-loose-tile-when = على { $tile }، إذا { $when }: { $effects }.
pludo-rule-own-decks = لكل لاعب بطاقاته الخاصة يسحب منها.
pludo-rule-loose-hand = عدد بطاقات كل لاعب { $count }، مكشوفة للجميع. في دورك تسحب حتى يكتمل العدد { $count }، ثم تختار واحدة وتلعبها. إن لم يمكن لعب أي منها وضعت كلها جانبا.
pludo-rule-loose-dice = { $throw ->
    [spinner] عدد اللفات معا { $count }: { pludo-rule-loose-dice-use }
   *[dice] عدد النرد في الرمية { $count }: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] تجمع وتلعب نقلة واحدة؛ وما يخرج قطعة يخرجها بالمجموع.
    [one] تختار واحدا وتلعبه، ويسقط الباقي.
    [highest] يلعب الأبعد مدى.
    [lowest] يلعب الأقصر مدى.
   *[each] يلعب كل منها بأي ترتيب.
}
pludo-rule-loose-die = النرد { $name } وجوهه { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }، { $weight } من { $total } بطاقة: { pludo-rule-loose-does }.
       *[other] { $name }، { $weight } من { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }، ثم { $effects }
    }
}
pludo-rule-loose-nothing = لا يحدث شيء
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ؛ وواجب إن أمكن { $duties }
}
pludo-rule-loose-duty-always = مهما جاء، واجب إن أمكن { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] إخراج قطعة
    [leave-first-tile] إخلاء مربعك الأول ما دامت قطع تنتظر
    [open-barrier] فتح حاجزك
    [capture] الأسر
   *[go-home] دخول النهاية
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }؛ وما دامت لا قطعة في الخارج فبدل ذلك { $orders }
   *[all] { $before }؛ وحين تخرج كل القطع فبدل ذلك { $orders }
}
pludo-rule-loose-only-if = { $what }، لكن فقط إذا { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }؛ أو { $item }
   *[and] { $before }؛ و{ $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] خروج { pludo-rule-tokens-come }
       *[other] خروج { pludo-rule-tokens-come } إلى الموضع { $steps }
    }
    [slide] انزلاق قطعة حتى تلقى غيرها، إلى آخر مربع على الأكثر
    [change] تبادل المكان بين قطعتين لك
    [push] { $which ->
        [all] { $way ->
            [back] دفع كل قطع الآخرين بمقدار { $steps } إلى الوراء
           *[ahead] دفع كل قطع الآخرين بمقدار { $steps } إلى الأمام
        }
       *[one] { $way ->
            [back] دفع قطعة لغيرك بمقدار { $steps } إلى الوراء
           *[ahead] دفع قطعة لغيرك بمقدار { $steps } إلى الأمام
        }
    }
    [ransom] فدية قطعة لك
    [pass] تمرير
   *[move] { $way ->
        [back] { pludo-rule-moves } بمقدار { $steps } إلى الوراء
       *[ahead] { pludo-rule-moves } بمقدار { $steps }{ $which ->
            [split] { $most ->
                [2] ، أو قسمة هذه الخطوات على نقلتين
               *[other] ، أو قسمة هذه الخطوات على { $most } نقلات على الأكثر
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = { $number }
pludo-rule-moves = { $which ->
    [all] تحريك كل قطعك
    [everybody] تحريك كل قطع كل اللاعبين
    [foremost] تحريك أول قطعك
    [hindmost] تحريك آخر قطعك
   *[one] تحريك قطعة
}
pludo-rule-tokens-come = { $which ->
    [all] كل القطع
    [up-to] قطع عددها { $most } على الأكثر
   *[one] قطعة
}
pludo-rule-loose-again = { $throw ->
    [cards] بطاقة أخرى
    [spinner] لفة أخرى
   *[dice] رمية أخرى
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] اتجاه اللعب ينعكس
}
pludo-rule-whom = { $whose ->
    [next] اللاعب التالي
    [previous] اللاعب السابق لك
    [partner] شريكك
    [leader] المتصدر
    [last] صاحب المركز الأخير
    [victim] صاحب القطعة المأسورة
    [captor] صاحب القطعة التي كان منها الأسر
    [by-choice] لاعب آخر تختاره
    [by-draw] لاعب آخر بالقرعة
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] تفوتك أدوار بقدر { $amount }
        [everybody-else] تفوت كل الآخرين أدوار بقدر { $amount }
       *[other] { pludo-rule-whom } تفوته أدوار بقدر { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] يفوتك دورك التالي
        [two] يفوتك دوران
        [few] تفوتك { $turns } أدوار
       *[other] يفوتك { $turns } دورا
    }
    [everybody-else] { $turns ->
        [one] يفوت كل الآخرين دور
        [two] يفوت كل الآخرين دوران
        [few] تفوت كل الآخرين { $turns } أدوار
       *[other] يفوت كل الآخرين { $turns } دورا
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } يفوته دور
        [two] { pludo-rule-whom } يفوته دوران
        [few] { pludo-rule-whom } تفوته { $turns } أدوار
       *[other] { pludo-rule-whom } يفوته { $turns } دورا
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] لك دور آخر
    [everybody-else] لكل الآخرين دور إضافي
   *[other] { pludo-rule-whom } له دور إضافي
}
pludo-rule-loose-go-on = { $whose ->
    [self] يتواصل اللعب معك
   *[other] يتواصل اللعب مع { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] يضيع دورك
    [next] ينتقل دورك إلى اللاعب التالي
    [previous] ينتقل دورك إلى اللاعب السابق لك
    [partner] ينتقل دورك إلى شريكك
    [leader] ينتقل دورك إلى المتصدر
    [last] ينتقل دورك إلى صاحب المركز الأخير
   *[colour] ينتقل دورك إلى { $colour }
}
pludo-rule-loose-turn-begin = { $name }: إذا { $when }، { $text }.
pludo-rule-loose-turn-end = { $name }: في آخر دورك، إذا { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] كل جولة من المتصدر إلى صاحب المركز الأخير.
    [last] كل جولة من صاحب المركز الأخير إلى المتصدر.
    [opening] { $throw ->
        [cards] قبل اللعبة بطاقة لكل لاعب لترتيب كل الأدوار؛ والبداية { $first ->
            [lowest] للأدنى.
           *[highest] للأعلى.
        }
        [spinner] قبل اللعبة لفة لكل لاعب لترتيب كل الأدوار؛ والبداية { $first ->
            [lowest] للأدنى.
           *[highest] للأعلى.
        }
       *[dice] قبل اللعبة رمية لكل لاعب لترتيب كل الأدوار؛ والبداية { $first ->
            [lowest] للأدنى.
           *[highest] للأعلى.
        }
    }
   *[draw] { $throw ->
        [cards] قبل كل جولة بطاقة لكل لاعب للترتيب؛ والبداية للأعلى.
        [spinner] قبل كل جولة لفة لكل لاعب للترتيب؛ والبداية للأعلى.
       *[dice] قبل كل جولة رمية لكل لاعب للترتيب؛ والبداية للأعلى.
    }
}
pludo-rule-pass-card = بطاقة تختارها تنتقل منك إلى { pludo-rule-whom }
pludo-rule-ask = الجميع يختار: { $name }
pludo-rule-question = { $name }: الجميع يختار { $answers }{ $shown ->
    [together] ، ويظهر كل شيء في الآخر
   *[at-once] {""}
}. ثم لكل لاعب: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = تصويت على { $name }: { $needs ->
    [everybody] تلزم موافقة الجميع
   *[majority] يلزم أن يزيد الموافقون على المعارضين
}{ $shown ->
    [together] . تظهر الأصوات في الآخر.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] لك قطعة جديدة
   *[other] { pludo-rule-whom } له قطعة جديدة
}
pludo-rule-give = تلك القطعة تنتقل إلى { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] تلك القطعة تذهب إلى { $tiles } حسب الاختيار
    [by-draw] تلك القطعة تذهب إلى { $tiles } حسب القرعة
   *[none] تلك القطعة تذهب إلى { $tiles }
}
pludo-rule-most-markers = أقصى عدد لقطع اللاعب { $count }.
pludo-rule-most-markers-taken = من لديه { $count } من القطع لا ينال قطعة جديدة.
pludo-rule-loose-gain-any = تكسب قدرة تختارها
pludo-rule-loose-gain = لك { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] ، فورا
   *[held] {""}
}{ $hidden ->
    [yes] ؛ ولا يعرف الآخرون أن هذه القدرة لديك
   *[no] {""}
}.
pludo-rule-loose-abilities = قبل { $throw ->
    [cards] السحب
    [spinner] اللف
   *[dice] الرمي
} لك استعمال قدرة مما لديك، واحدة في الدور. { $limit ->
    [1] لا يحمل أحد أكثر من واحدة.
   *[other] أقصى ما يحمله اللاعب { $limit }.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] تخسر { pludo-rule-points }
       *[won] تكسب { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] كل الآخرين يخسرون { pludo-rule-points }
       *[won] كل الآخرين يكسبون { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } يخسر { pludo-rule-points }
       *[won] { pludo-rule-whom } يكسب { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] نقطة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
   *[other] نقاطا بقدر { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] لا أسر لأي قطعة.
    [beside] القطعة تأسر حيث تقف وعلى المربعات المجاورة.
    [pass] القطعة تأسر حيث تقف وحيث تمر.
   *[land] القطعة تأسر حيث تقف.
}
pludo-rule-loose-waiting = { $which ->
    [one] القطعة التي تقف على المربع الأول للاعب آخر تأسر أيضا واحدة تنتظر في ذلك البيت.
   *[all] القطعة التي تقف على المربع الأول للاعب آخر تأسر أيضا كل ما ينتظر في ذلك البيت.
}
pludo-rule-loose-set-back = { $steps ->
    [0] القطعة المأسورة تعود إلى البيت.
    [one] القطعة المأسورة ترجع خطوة.
    [two] القطعة المأسورة ترجع خطوتين.
    [few] القطعة المأسورة ترجع { $steps } خطوات.
   *[other] القطعة المأسورة ترجع { $steps } خطوة.
}
pludo-rule-loose-prisoner = القطعة المأسورة سجينة لدى آسرها في بيتها، ولا تخرج إلا بفدية.
pludo-rule-loose-take-over = القطعة المأسورة تصير من قطع آسرها، في بيته وبالرقم التالي الخالي؛ وأرقام الخاسر الأعلى تنقص واحدا. لا يخسر أحد آخر قطعة: تعود إلى البيت.
pludo-rule-loose-swap = القطعة المأسورة تذهب إلى المربع الذي جاء منه آسرها، أو إلى البيت إن لم يمر طريقها هناك.
pludo-rule-loose-sent-to = القطعة المأسورة تذهب إلى { $tile }، أو إلى البيت إن كان الأسر هناك أو لم يمر طريقها به.
pludo-rule-duel = قبل الأسر رمية نرد لكل طرف. ينجح الأسر إذا كانت رمية الآسر { $needs ->
    [at-least] مساوية أو أعلى
   *[higher] أعلى
}؛ وإلا فالآسر { $beaten ->
    [start] يعود إلى البيت.
   *[stays] يبقى مكانه.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] القطعة التي تأسر ترجع خطوة.
    [two] القطعة التي تأسر ترجع خطوتين.
    [few] القطعة التي تأسر ترجع { $steps } خطوات.
   *[other] القطعة التي تأسر ترجع { $steps } خطوة.
}
pludo-rule-loose-captor-sent = القطعة التي تأسر تذهب إلى { $tile } إن مر طريقها به.
pludo-rule-loose-safe = لا أسر على { $tiles }.
pludo-rule-loose-spared-closed = لا وقوف حيث يوجد خصم لا يمكن أسره.
pludo-rule-loose-groups = قطع من لون واحد على مربع لا يمكن أسرها، إذا بلغ عددها { $count } أو أكثر.
pludo-rule-loose-reward = عند الأسر: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] بطاقة لكل لاعب، والبداية للأعلى.
        [spinner] لفة لكل لاعب، والبداية للأعلى.
       *[dice] رمية لكل لاعب، والبداية للأعلى.
    }
    [lowest] { $throw ->
        [cards] بطاقة لكل لاعب، والبداية للأدنى.
        [spinner] لفة لكل لاعب، والبداية للأدنى.
       *[dice] رمية لكل لاعب، والبداية للأدنى.
    }
    [random] الصدفة تقرر من يبدأ.
   *[seat] يبدأ أول لاعب على الطاولة.
}
pludo-rule-loose-direction = { $direction ->
    [counter] الأدوار عكس عقارب الساعة.
   *[clockwise] الأدوار مع عقارب الساعة.
}
pludo-rule-loose-tries = من لا قطعة له في الطريق فعدد محاولاته لإخراج قطعة { $count }.
pludo-rule-loose-again-limit = { $count ->
    [one] { pludo-rule-loose-again } مرة على الأكثر في الدور.
    [two] { pludo-rule-loose-again } مرتين على الأكثر في الدور.
    [few] { pludo-rule-loose-again } { $count } مرات على الأكثر في الدور.
   *[other] { pludo-rule-loose-again } { $count } مرة على الأكثر في الدور.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } للمرة { pludo-ordinal } على التوالي لا تلعب، وتعيد آخر قطعة نقلت إلى البيت، وتنهي الدور.
   *[lost] { $name } للمرة { pludo-ordinal } على التوالي لا تلعب وتنهي الدور.
}
pludo-rule-each-time = { $again ->
    [yes] ، في كل مرة
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }، إذا { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }، عند { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }، إذا { $when }{ pludo-rule-each-time }.
   *[on] { $name }، عند { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = وصول كل القطع إلى النهاية
pludo-rule-loose-trigger-last-left = خروج كل الآخرين
pludo-rule-loose-trigger-team-home = وصول كل قطع فريقك إلى النهاية
pludo-rule-loose-trigger-home = { $number ->
    [one] وصول قطعة إلى النهاية
    [two] وصول قطعتين إلى النهاية
    [few] وصول { $number } قطع إلى النهاية
   *[other] وصول { $number } قطعة إلى النهاية
}
pludo-rule-loose-trigger-captures = { $number ->
    [one] أسر واحد
    [two] الأسر مرتين
    [few] الأسر { $number } مرات
   *[other] الأسر { $number } مرة
}
pludo-rule-loose-trigger-round = الجولة { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] أول بطاقة { $name }
   *[other] أول { $name }
}

pludo-clash-order-unranked = لا ترتب الرميات الجميع إلا إذا بدأت أعلى رمية أو أدناها: يلزم تغيير { pludo-knob-turn-first }.
pludo-clash-powers-all = من كل القوى تختار واحدة وتحفظها: يلزم ضبط { pludo-knob-powers-use } على { pludo-value-powers-use-held }.
pludo-clash-powers-dice = الرميات الثانية تحتاج إلى نرد واحد أو نرد مجموع: يلزم تغيير { pludo-knob-dice-count } أو { pludo-knob-dice-use }.
pludo-clash-doubled-pair = الزوج قطعتان بالضبط: يلزم ضبط { pludo-knob-stack-own-limit } على 2.
pludo-clash-doubled-die = الزوج يحتاج إلى نرد واحد: يلزم ضبط { pludo-knob-dice-count } على 1 و{ pludo-knob-dice-use } على { pludo-value-dice-use-separate }.
pludo-clash-out-limit = أقصى عدد لقطع لاعب على مربع { $limit }: يلزم ضبط { pludo-knob-board-tokens-out } على { $limit } أو أقل.
pludo-clash-beyond-track = عدد مربعات المسار { $track }، فلا يوجد مربع آمن { $square }.
pludo-clash-markers = { $markers ->
    [one] لكل لاعب قطعة واحدة، فلا يبدأ أكثر منها في الخارج ولا يطلب وصول أكثر منها.
    [two] لكل لاعب قطعتان، فلا يبدأ أكثر منهما في الخارج ولا يطلب وصول أكثر منهما.
    [few] لكل لاعب { $markers } قطع، فلا يبدأ أكثر منها في الخارج ولا يطلب وصول أكثر منها.
   *[other] لكل لاعب { $markers } قطعة، فلا يبدأ أكثر منها في الخارج ولا يطلب وصول أكثر منها.
}
pludo-clash-teams-arms = الشركاء متقابلون: يلزم ضبط { pludo-knob-board-arms } على عدد زوجي من 4 فأكثر، أو { pludo-knob-teams-pairs } على { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = على مسار عدد مربعاته { $track } لا يلتقي اللاعبون أبدا: يلزم تقليل { pludo-knob-board-home-entry-back }.
pludo-clash-players = من { $low } إلى { $high } لاعبين ليس مدى صحيحا.
pludo-clash-chance-dice = هذا النمط يحدد بنفسه ما في الرمية: يلزم ضبط { pludo-knob-dice-count } على 1.
pludo-clash-chance-sum = هذا النمط يغير وجوه النرد: يجب لعب كل نرد على حدة.
pludo-clash-no-way-out = لا أحد يستطيع أبدا إخراج قطعة من البيت، فهذه ليست لعبة.
pludo-clash-no-way-home = لا أحد يستطيع أبدا إيصال قطعة إلى النهاية، فهذه ليست لعبة.
pludo-clash-chance-doubled = الزوج يحتاج إلى نرد عادي، لكن هذا النمط يحدد بنفسه ما في الرمية: يلزم إيقاف { pludo-knob-stack-doubled }.

pludo-warning-sixes-max-one = مع هذا الخيار تعاقب كل ستة، فلا يخرج أحد من البيت أبدا.
pludo-warning-sum-cannot-finish = حين يجمع النردان لا تبلغ النهاية أبدا قطعة بقيت لها خطوة واحدة.
pludo-warning-no-ludo-home = لم تعد هذه لودو بحسب القواعد: لا تصل قطعة إلى النهاية أبدا: { $colours } (L-27).
pludo-warning-no-ludo-capture = لم تعد هذه لودو بحسب القواعد: لا أسر ممكن أبدا (L-32, L-33).

pludo-bots-no-weights = لا يمكن قراءة ذاكرة الخبير، فيلعب كالصعب.
pludo-bots-unlearned = لم يتعلم الخبير هذه القواعد، فيلعب كالصعب.
