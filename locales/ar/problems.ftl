# العربية: ما هو خطأ في ملف قواعد أو موقف أو سجل.
pludo-problem-field-twice = { $knob } يقول هذا أيضا: يبقى واحد منهما
pludo-problem-clash-doubled-pair = الزوج قطعتان بالضبط، فيجب أن يكون stack.own_limit هو 2
pludo-problem-clash-doubled-die = الزوج يحتاج إلى نرد واحد: dice.count 1، dice.use separate
pludo-problem-clash-out-limit = يسمح stack.own_limit بهذا العدد من القطع على مربع: { $limit }، فلا يبدأ أكثر منها على مربع البداية
pludo-problem-clash-beyond-track = عدد مربعات المسار { $track }، و{ $square } خارجه
pludo-problem-clash-markers = هذا أكثر من قطع كل لاعب، وعددها { $markers }
pludo-problem-clash-teams-arms = يجلس الشركاء متقابلين، ولا يمكن ذلك وعدد الأذرع { $arms }، اكتب عددا زوجيا من 4 فصاعدا
pludo-problem-clash-never-meet = لا مربع على طريق الجميع في مسار طوله { $track }، اكتب أقل
pludo-problem-clash-players = من { $low } إلى { $high } من اللاعبين ليس مجالا
pludo-problem-clash-chance-dice = الملف الذي يقول بنفسه ما يرمى يحتاج إلى dice.count 1
pludo-problem-clash-chance-doubled = الزوج يحتاج إلى نرد عادي، لكن هذا الملف يقول بنفسه ما يرمى
pludo-problem-clash-chance-sum = الملف الذي يقول بنفسه ما تفعله الأوجه يحتاج إلى dice.use separate
pludo-problem-rival = { $key } يقول هذا أيضا، وهو المعتمد
pludo-problem-faces-gone = ذهبت أوجه من الأساس لأن القائمة تحل محل النرد كله: { $names }. لإبقائها يكتب merge = ["outcome"] في أعلى الملف
pludo-problem-title-of-base = لا يعطي الملف عنوانا، فيسمع اللاعبون عنوان الأساس، { $title }
pludo-problem-knob-fixed = يبقى اللوح وعدد النرود كما هما أثناء اللعبة
pludo-problem-no-such-seat = لا مقعد بهذا اللون على اللوح، المقاعد { $seats }
pludo-problem-route-generated = مسالك هذا اللوح تولد تلقائيا، واللعبة ذات المسالك الخاصة فيها kind = "loose"
pludo-problem-not-a-file-name = ليس اسم ملف
pludo-problem-names-a-path = للملف أن يسمي قواعد، لا مكانها أبدا؛ يثبت ملف القواعد ويستعمل اسمه
pludo-problem-base-circle = الأسس تدور في حلقة أو أعمق من { $most }
pludo-problem-not-merge = يجب أن تكون قائمة كتل تدمج بأسمائها مع كتل الأساس: { $blocks }
pludo-problem-base-kind = يجب أن يكون { $kind } مثل أساسه { $base }
pludo-problem-not-a-base = يجب أن يسمي نمطا مرفقا أو ملفا في المجلد نفسه
pludo-problem-no-base = لا نمط مرفق ولا ملف بجانبه باسم { $base }
pludo-problem-not-change = يجب أن يكون جدول مفاتيح بين علامتي اقتباس، مثل "outcome.6.weight" = 2
pludo-problem-key-too-deep = فيه مفتاح كثير الأجزاء
pludo-problem-toml-unquoted = النص يكون بين علامتي اقتباس: "{ $word }"
pludo-problem-toml-open-quote = تنقص علامة اقتباس في نهاية نص
pludo-problem-toml-open-block = يجب أن ينتهي اسم الكتلة بـ { $bracket }
pludo-problem-toml-no-equals = بين المفتاح وقيمته علامة يساوي
pludo-problem-toml-no-value = هنا قيمة: عدد، أو true، أو false، أو نص بين علامتي اقتباس، أو قائمة بين قوسين مربعين
pludo-problem-toml-open-list = في القائمة فواصل بين قيمها، و] في نهايتها
pludo-problem-toml-open-table = في الجدول ذي السطر الواحد فواصل بين مفاتيحه، و{ "}" } في نهايته
pludo-problem-toml-more = لا يأتي { $rest } هنا؛ لكل مفتاح سطره، والملاحظة تبدأ بـ #
pludo-problem-toml-no-key = يبدأ السطر بمفتاح، أو كتلة بين قوسين مربعين، أو # لملاحظة
pludo-problem-toml-backslash = الشرطة المائلة العكسية في نص تكتب مرتين
pludo-problem-toml-curly = { $sign } علامة اقتباس منحنية، تكتب المستقيمة، "
pludo-problem-toml-capital = { $word } تكتب بأحرف صغيرة
pludo-problem-toml-key-twice = المفتاح { $key } هنا للمرة الثانية
pludo-problem-toml-block-twice = الكتلة { $block } هنا للمرة الثانية، تجمع أسطرها
pludo-problem-toml-block-mixed = { $block } أعلاه بأقواس أخرى: الكتلة الوحيدة تكتب [{ $block }]، وواحدة من عدة [[{ $block }]]
pludo-problem-toml-too-large = ليس TOML صحيحا: قيمة عميقة جدا أو كبيرة جدا
pludo-problem-number-too-large = عدد بهذا الكبر لا يفيد في أي ملف
pludo-problem-too-deep = متداخل بعمق كبير
pludo-problem-not-a-kind = يجب أن يكون 'cross' أو 'loose'
pludo-problem-not-schema-1 = يجب أن يكون 1
pludo-problem-game-in-cross = هذا للعبة خاصة، kind = "loose"؛ ومزيج الخيارات يسميه title = "..." في الأعلى
pludo-problem-missing = ناقص
pludo-problem-no-block = لا توجد كتلة كهذه
pludo-problem-no-block-but = لا توجد كتلة كهذه، بل { $blocks }
pludo-problem-key-at-top = ليس في أي كتلة، مكانه تحت { $either }
pludo-problem-no-key = لا يوجد مفتاح كهذا
pludo-problem-no-key-but = لا يوجد مفتاح كهذا، بل { $keys }
pludo-problem-not-a-table = يجب أن يكون جدولا، يكتب [{ $table }]
pludo-problem-not-tables = يجب أن تكون قائمة جداول، كل منها يكتب [[{ $table }]]
pludo-problem-too-many = عددها { $count }، والأكثر { $most }
pludo-problem-not-keys = { $block } ليس جدول مفاتيح
pludo-problem-none-named = لا { $block } باسم { $name }
pludo-problem-not-a-text = يجب أن يكون نصا من سطر واحد، أحرفه { $most } على الأكثر
pludo-problem-not-whole = يجب أن يكون عددا صحيحا من { $low } إلى { $high }، لا { $value }
pludo-problem-not-a-number = يجب أن يكون عددا فوق 0 وحتى { $most }، لا { $value }
pludo-problem-not-a-choice = يجب أن يكون واحدا من { $choices }، لا { $value }
pludo-problem-not-a-list = يجب أن تكون قائمة نصوص، { $most } على الأكثر
pludo-problem-not-a-line = { $value } ليس نصا من سطر واحد
pludo-problem-not-a-phrase = { $value } ليس { $either }
pludo-problem-not-in-range = { $way ->
    [back] العدد في { $value } من 1 إلى { $most }، مع علامة ناقص للرجوع
   *[on] العدد في { $value } من 1 إلى { $most }
}
pludo-problem-not-a-route = يجب أن يكون نصا من أسماء مربعات
pludo-problem-not-changes = يجب أن يكون جدول مفاتيح وقيمها الجديدة
pludo-problem-not-amendable = لا يتغير أثناء اللعبة، يتغير فقط { $blocks }
pludo-problem-not-quoted-key = المفتاح يكون بين علامتي اقتباس: "{ $key }"
pludo-problem-no-key-to-change = لا مفتاح { $name } يغير في { $block }
pludo-problem-route-too-long = طويل جدا، المسلك من { $most } مربعا على الأكثر
pludo-problem-route-empty = يحتاج إلى مربع واحد على الأقل قبل النهاية
pludo-problem-route-stray-sign = فيه ')' أو '|' بلا '(' قبله
pludo-problem-route-open-fork = فيه '(' لا يغلق
pludo-problem-route-too-many-ways = فيه { $steps } من الخطوات إذا عد ما بعد المفترق مرة لكل فرع، والأكثر { $most }
pludo-problem-route-too-deep = فيه مفترقات داخل مفترقات أعمق من { $most }
pludo-problem-route-begins-with-fork = يجب أن يبدأ بمربع، لا بالمفترق
pludo-problem-route-branches = يحتاج مفترقه إلى فرعين أو أكثر بأسماء مختلفة
pludo-problem-route-branch-form = تكتب الفروع 'اسم: مربعات'
pludo-problem-route-branch-empty = لا مربع على فرعه { $branch }
pludo-problem-route-leads-nowhere = فيه فرع يؤدي إلى { $tile }، وليس من مربعاته
pludo-problem-route-tile-lost = لا يصل أبدا إلى { $tile }: كل فرع قبله يؤدي إلى مكان آخر
pludo-problem-route-no-way-home = لا طريق فيه من { $tile } إلى النهاية
pludo-problem-route-later = المسالك ذات ممر النهاية، أو ذات صف الأماكن، تبقى كما هي
pludo-problem-laps-too-many = يعود إلى الوراء، ويمكن مشي { $far } خطوة عليه بطرق كثيرة جدا: لها مجتمعة { $most } خطوة
pludo-problem-route-mixed-run = فيه تسلسل { $run } بين نوعين من المربعات
pludo-problem-route-tile = فيه مربع { $tile }، واسمه لا يمكن استعماله
pludo-problem-no-such = لا { $what } { $name }
pludo-problem-two-seats = لمقعدين هذا اللون
pludo-problem-one-seat = لا يكفي مقعد واحد، يلزم اثنان أو أكثر؛ لسباق منفرد يكتب min_players = 1 في [game]
pludo-problem-two-outcomes = لنتيجتين هذا الاسم
pludo-problem-dice-twice = يجب حذفه حيث لكل نرد كتلته
pludo-problem-dice-cards = البطاقات تسحب واحدة واحدة: تعدد النرود يحتاج إلى 'dice' أو 'spinner'
pludo-problem-one-die = { $use } يحتاج إلى نردين أو أكثر
pludo-problem-two-dice = لنردين هذا الاسم
pludo-problem-no-face = يحتاج إلى وجه واحد على الأقل
pludo-problem-weight-and-dice = يجب حذفه: حيث للنرود كتلها، تقول أوجهها كم مرة يقع
pludo-problem-too-much-work = سؤال واحد، مثل من يمكنه أسر من، ينظر في أكثر من { $most } من المواقف؛ نرود أو قطع أو شروط أقل تقلل ذلك
pludo-problem-too-many-throws = يمكن أن يقع النرد بأكثر من { $most } من الطرق
pludo-problem-one-throw = لا يقع النرد إلا بطريقة واحدة، وليس ذلك صدفة
pludo-problem-hand-no-cards = اليد لـ 'cards' فقط
pludo-problem-hand-too-big = في الأيدي كلها { $held } من البطاقات، وليس منها إلا { $copies }
pludo-problem-hand-no-order = بطاقة اليد يجب أن تلعب: لها أمر، 'pass' إن لم يكن غيره
pludo-problem-hand-tries = لا محاولات أخرى حيث يختار اللاعبون من يد
pludo-problem-no-ransom = لا شيء يحرر سجينا أبدا: يضاف 'ransom' إلى نتيجة ما
pludo-problem-no-prisoner = 'ransom' يحرر السجناء، ولا أسر يأخذ سجينا
pludo-problem-take-over-later = لا يتغير في لعبة تنتقل قطعها من يد إلى يد
pludo-problem-take-over-row = لا مكان في 'row' لقطع تنتقل من يد إلى يد
pludo-problem-not-steps = يجب أن يقول إلى أي مدى تؤدي النتائج: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = لجدولي مسافات هذا الاسم
pludo-problem-tile-twice = { $tile } في جدولي مسافات
pludo-problem-too-many-meetings = مسالك كثيرة تشترك في مربعات كثيرة: أزواج المقاعد على مربع { $meetings }، والأكثر { $most }
pludo-problem-two-jumps = قفزتان تبدآن على هذا المربع
pludo-problem-jump-off-route = { $tile } ليس على مسلك { $colour }، وله أن يقف حيث تبدأ القفزة
pludo-problem-jump-circle = القفزات تعود في حلقة إلى { $tile }
pludo-problem-two-abilities = لقدرتين هذا الاسم
pludo-problem-ability-name = لـ { $name } معنى آخر في هذا الملف، يلزم اسم آخر
pludo-problem-ability-number = { $kind } يحتاج إلى عدد صحيح من 1
pludo-problem-ability-no-number = هذا لـ { $kind } وحده
pludo-problem-ability-not-hidden = ما يستعمل فورا يراه الجميع
pludo-problem-ability-throw = الرمية الثانية للاختيار تحتاج إلى رميات تلعب كواحدة: نرد واحد، أو نرود تجمع أو يختار منها، وبلا يد
pludo-problem-nothing-to-choose = لا قدرة محفوظة يختار منها
pludo-problem-nobody-gains = لا يكسبها أحد أبدا: ليقل مربع أو نتيجة { $effect }
pludo-problem-pass-no-hand = { $effect }: البطاقة تنقل من يد؛ يقول randomiser.hand كم يحفظ
pludo-problem-pass-whom = { $effect }: البطاقة إلى لاعب واحد معروف: next أو previous أو partner أو leader أو last أو لون
pludo-problem-deck-no-cards = لا تسحب من الرزمة إلا البطاقات
pludo-problem-two-questions = لسؤالين هذا الاسم
pludo-problem-question-answers = يحتاج إلى 2 حتى { $most } من الإجابات المختلفة، لكل منها مفتاح رقم
pludo-problem-question-number = العدد بين الإجابات { $most } على الأكثر
pludo-problem-question-whom = { $effect }: لا يختار أحد هنا ولا يقترع عليه ولا يؤسر
pludo-problem-nobody-asks = لا يسأل أبدا: ليقل مربع أو نتيجة { $effect }
pludo-problem-two-amendments = لتغييري قواعد هذا الاسم
pludo-problem-two-goals = لهدفين الاسم نفسه
pludo-problem-last-left-for-all = 'last left' هدف لاعب واحد، لا هدف الجميع ولا هدف لا أحد
pludo-problem-two-turn-rules = لقاعدتي أدوار هذا الاسم
pludo-problem-empty-turn-rule = يحتاج إلى بند واحد على الأقل
pludo-problem-turn-begin = الدور الذي سيبدأ يضيع ("skip self") أو يذهب إلى آخر ("turn to next")، لا غير
pludo-problem-no-such-turn = { $effect }: لا مقعد { $who }
pludo-problem-order-first = حيث ترتيب اللعب بالقرعة، تقول القرعة من يبدأ؛ يحذف هذا
pludo-problem-clash-powers-all = من كل القوى تختار واحدة وتحفظ؛ يكتب powers.use "held"
pludo-problem-clash-powers-dice = الرميات الثانية تحتاج إلى نرود ترمى واحدا واحدا أو تجمع
pludo-problem-order-unranked = رميات الافتتاح ترتب الجميع فقط إذا بدأت أعلى رمية أو أدناها
pludo-problem-clash-order-unranked = رميات الافتتاح ترتب الجميع فقط إذا بدأت أعلى رمية أو أدناها
pludo-problem-order-opening-later = رميات الافتتاح انتهت حين تتغير القواعد، فلا تقول الترتيب عندئذ
pludo-problem-order-play-on = ترتيب اللعب ليس ترتيب المقاعد، فلا يستمر اللعب عند آخر
pludo-problem-no-capture-here = { $effect }: لا يؤسر أحد هنا؛ 'victim' و'captor' لجائزة الأسر
pludo-problem-no-pick-here = { $effect }: حين يبدأ دور أو ينتهي لا يختار أحد ولا يقترع عليه
pludo-problem-skip-many = { $phrase }: لا يفوت أحدا أكثر من { $most } من الأدوار، فيلعب كأنه { $most }
pludo-problem-split-number = { $phrase }: الخطوات المقسمة عدد بسيط من 2 إلى { $most }
pludo-problem-split-many = { $phrase }: تقسم خطواته بطرق عددها { $ways }، والأكثر { $most }؛ أجزاء أو خطوات أو قطع أقل تقلل ذلك
pludo-problem-split-sum = { $phrase }: النرود التي تجمع لا تقسم
pludo-problem-split-doubled = { $phrase }: حيث تمشي الأزواج النصف لا تقسم الخطوات
pludo-problem-dice-change = عدد النرود يتغير فقط إذا كانت متشابهة ويلعب كل منها وحده
pludo-problem-no-most-markers = { $effect }: يقول start.most_markers كم قطعة تكون للاعب
pludo-problem-give-elsewhere = { $effect }: أي قطعة هي لا يعرفه إلا مربع، يكتب في on_land من tile_rule
pludo-problem-send-elsewhere = { $effect }: أي قطعة هي لا يعرفه إلا مربع أو أسر أو البداية، يكتب في on_land أو reward من [capture] أو toll
pludo-problem-send-how = { $effect }: عدة مربعات تحتاج بعدها إلى 'by choice' أو 'by draw'
pludo-problem-send-twice = { $effect }: كل مربع مرة، لا مربع الانطلاق، و{ $most } على الأكثر
pludo-problem-give-whom = { $effect }: القطعة إلى لاعب واحد معروف، لا إلى النفس ولا الجميع ولا بالاختيار أو القرعة
pludo-problem-most-markers-idle = لا أثر يصنع قطعا جديدة ولا يعطيها، يحذف هذا
pludo-problem-most-markers-few = يبدأ اللاعب وعدد قطعه { $markers }، يكتب هذا على الأقل
pludo-problem-position-most-tokens = للاعب من القطع { $most } على الأكثر
pludo-problem-duel-name = هذا اسم المبارزة، يلزم اسم آخر
pludo-problem-duel-several = { $phrase }: حيث الأسر بمبارزة، تتحرك قطعة واحدة كل مرة
pludo-problem-pick-name = هذا اسم اختيار أو قرعة، يلزم اسم آخر
pludo-problem-order-direction = ترتيب اللعب ليس ترتيب المقاعد، فلا اتجاه له
pludo-problem-no-name = يحتاج إلى اسم واحد على الأقل
pludo-problem-named-twice = المكان { $name } مذكور مرتين
pludo-problem-routes-apart = لا مربع على مسالك كل المقاعد
pludo-problem-players-and-seats = يجب أن يكون بين min_players وعدد المقاعد، { $seats }
pludo-problem-arrive-fork = { $arrive } يحتاج إلى مسالك بلا مفترق
pludo-problem-row-later = لا تتحول لعبة إلى 'row' وهي تلعب
pludo-problem-row-limit = يجب أن يكون 1 حيث finish.arrive هو 'row'
pludo-problem-row-too-short = قصير جدا لصف من كل هذه القطع
pludo-problem-row-not-private = { $count ->
    [one] مربعه الأخير هو الصف: لا يكون اسمه لمربع آخر
    [two] مربعاه الأخيران هما الصف: لا يكون اسماهما لمربع آخر
    [few] مربعاته الأخيرة، وعددها { $count }، هي الصف: لا تكون أسماؤها لمربع آخر
   *[other] مربعاته الأخيرة، وعددها { $count }، هي الصف: لا تكون أسماؤها لمربع آخر
}
pludo-problem-one-team = كل المقاعد في فريق واحد، يلزم فريقان أو أكثر
pludo-problem-no-team = { $phrase } يحتاج إلى مقاعد لها فريق
pludo-problem-needs-key = لا معنى له هنا، يحتاج إلى { $needs }
pludo-problem-column-too-long = ممر النهاية آخر مسلك بلا مفترقات، وأقصر منه
pludo-problem-squares-gap = المربعات المرقمة من 1 إلى الأخير بلا فجوة، وكل مسلك يمر بالمربع مرة
pludo-problem-faces-not-numbered = الأوجه المرقمة هي نتائج النرد 1 إلى 6، كلها بالاحتمال نفسه
pludo-problem-last-left = لا يبقى أحد أخيرا أبدا: لا قاعدة تخرج لاعبا من اللعبة
pludo-problem-lose-help = من خرج من اللعبة لا يساعد: يحذف أحد الاثنين
pludo-problem-toll-never = هذا يكلف نقاطا، ولا شيء في اللعبة يعطيها
pludo-problem-toll-too-early = هذا يكلف نقاطا، ولا نقاط لأحد قبل خروج قطعة: لتعط نتيجة نقاطا، أو تعفى القطع الأولى
pludo-problem-no-win = يحتاج إلى طريقة فوز واحدة على الأقل
pludo-problem-win-too-many = { $phrase } لا يتحقق أبدا، لا مقعد له أكثر من { $most } من القطع
pludo-problem-towers-doubled = إما الأبراج أو الزوج يتحرك معا، لا كلاهما
pludo-problem-no-barrier = لا يقف هذا العدد معا أبدا، stack.own_limit يسمح بـ { $limit }
pludo-problem-clash-no-way-out = لن يخرج أحد قطعة من البيت أبدا، فليست هذه لعبة
pludo-problem-clash-no-way-home = لن يوصل أحد قطعة إلى النهاية أبدا، فليست هذه لعبة
pludo-problem-one-outcome = تلزم نتيجتان على الأقل لتكون صدفة
pludo-problem-one-face = تلزم نتيجتان على الأقل لتكون صدفة؛ لتغيير أوجه منفردة من الأساس يكتب merge = ["outcome"] في أعلى الملف
pludo-problem-bonus-name = هذا اسم الخطوات الإضافية، يلزم اسم آخر
pludo-problem-not-copies = هذا عدد نسخ بطاقة: عدد صحيح حتى { $most }
pludo-problem-group-all-dice = { $phrase } يحرك عدة قطع معا، وحيث يجب لعب كل النرود ('all_or_nothing') لا يمكن حسابه
pludo-problem-amount-many = { $name }: المقدار عدد واحد؛ من عدة لاعبين لا يعطيه إلا 'total.' و'team.'
pludo-problem-amount-wide = قد يؤدي من { $low } إلى { $high } من الخطوات، أكثر من { $most } من المسافات؛ باقي القسمة، '% 7'، يبقيه صغيرا
pludo-problem-amount-toll = ثمن ترك البداية يجب أن يعرف سلفا: يكتب عدد
pludo-problem-no-enter = لا شيء يخرج قطعة من البداية: يضاف 'enter'
pludo-problem-enter-too-far = { $phrase } يؤدي إلى ما بعد كل مسلك، وأطولها من { $longest } مربعا
pludo-problem-no-capture = يجب أن يكون أسر، أو أمر 'push' في مكان ما
pludo-problem-routes-too-long = المسالك كلها معا من { $tiles } مربعا، والأكثر { $most }
pludo-problem-too-many-markers = القطع كلها { $markers }، والأكثر { $most }
pludo-problem-too-many-moves = القطع في المربعات في الأوامر { $moves }، والأكثر { $most }
pludo-problem-wrong-seats = في { $rules } المقاعد 0 إلى { $last }، كل منها مرة، لا { $seats }
pludo-problem-names-and-seats = لكل مقعد اسم واحد، لا { $names } لـ { $seats }
pludo-problem-nobody-begins = في { $rules } الصدفة تقرر من يبدأ: يسمى أحد المقاعد
pludo-problem-not-a-position = { $line } ليس موقفا: يحتاج إلى قواعد وقطع ومقعد وowed وstreak ورقم
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } في الموقف { $line }: { $problem }
pludo-problem-position-stuck = في owed نرود لا يمكن لعبها
pludo-problem-position-extras = الإضافات name=value، كل منها مرة: { $names }
pludo-problem-position-loose = موقف لعبة loose يسمي الاثنين
pludo-problem-position-direction = direction محذوف أو counter
pludo-problem-position-cause = cause واحد من { $causes }
pludo-problem-position-counts = يحتاج إلى أعداد، عدد لكل مقعد: { $seats }
pludo-problem-position-number = هنا عدد صحيح من { $low }
pludo-problem-position-seat = المقاعد { $seats }
pludo-problem-position-owed = في owed يكون ? و{ $faces }
pludo-problem-position-tokens = القطع تكتب هكذا: لون:خطوة,خطوة,...
pludo-problem-position-token-count = { $count ->
    [one] لـ { $colour } قطعة واحدة
    [two] لـ { $colour } قطعتان
    [few] لـ { $colour } { $count } قطع
   *[other] لـ { $colour } { $count } قطعة
}
pludo-problem-position-seat-order = المقاعد مع عقارب الساعة، كل منها مرة
pludo-problem-position-hands = الأيدي تكتب red:بطاقة,بطاقة/blue:بطاقة، لا أكثر مما تحمل يد
pludo-problem-position-prisoners = السجناء يكتبون red:2:blue، القطعة 2 لـ red عند blue، كل مرة واحدة وفي البيت
pludo-problem-position-held = القدرات المحفوظة تكتب red:اسم,اسم/blue:اسم، لكل منهم { $limit } على الأكثر
pludo-problem-position-shields = الدروع تكتب red:2:3، القطعة 2 لـ red و3 أدوار، كل قطعة مرة
pludo-problem-position-ability = ability هو used أو twice أو second، في ألعاب فيها قدرات
pludo-problem-position-ended = ended= هو together أو nobody، للعبة انتهت بهدف كهذا
pludo-problem-position-all-tokens = يجب أن يكون عدد القطع { $count }، أيا كان صاحبها
pludo-problem-position-token = القطعة عدد خطوات، أو Y في البيت، أو H عند النهاية
pludo-problem-position-branch = لا فرع كهذا هناك
pludo-problem-position-step = ليس المسلك بهذا الطول، يكتب H للنهاية
pludo-problem-position-nobody = لا أحد على { $seat }
pludo-problem-position-places = يجب أن يسمي places مقاعد مختلفة من اللعبة
pludo-problem-position-before = يجب أن يسمي before مقاعد القطع نفسها
pludo-problem-position-opening = أثناء رميات الافتتاح رمية واحدة مستحقة وكل المقاعد مذكورة
pludo-problem-position-opening-seats = في رميات الافتتاح مقاعد اللعبة وحدها
pludo-problem-position-opening-thrown = المقعد صاحب الدور رمى من قبل
pludo-problem-position-turn-0 = رقم الدور 0 أثناء رميات الافتتاح فقط
pludo-problem-position-used = يسمي used قطعة ليست هناك
pludo-problem-position-leader = leader أحد المقاعد
pludo-problem-position-out = يجب أن يسمي out مقاعد، كل منها مرة، وليس صاحب الدور
pludo-problem-position-order = يجب أن يسمي order كل مقعد مرة، وleader أولا
pludo-problem-position-lots = القرعات تكتب skip_by_draw:blue+green، مع رمية مستحقة لكل منها، { $most } على الأكثر
pludo-problem-position-duel = المبارزة تكتب red:1:6:12:1 (لون، قطعة، نتيجة، خطوة، أمر)، وقرعتها ورميتها مستحقتان قبل ما يلعب
pludo-problem-position-poll = السؤال يكتب poll=red:?:green:blue@1 (لمن الدور، ما على ذلك المقعد، من يجيب بعده، من أجاب وبماذا)، وهو على المقعد صاحب الدور
pludo-problem-position-sent = القطع المرسلة تكتب sent=send_marker_to_a4_a9_by_draw:red:1، وما يرسل أولاها مستحق، أو قرعة بين مربعاتها
pludo-problem-position-route = قطع على مسلك لا يمشى الآن
pludo-problem-position-secret = الاختيار السري هنا *؛ هذا الموقف يعرض ولا يلعب
pludo-problem-position-heir = heir مقعد على الطاولة
pludo-problem-position-given = given وresume مقعدان، والأدوار المعطاة { $most } على الأكثر
pludo-problem-position-amended = { $count ->
    [0] لا تغييرات قواعد
    [one] تغيير قواعد واحد
    [two] تغييرا قواعد
    [few] { $count } تغييرات قواعد
   *[other] { $count } تغيير قواعد
}
pludo-problem-position-amended-twice = تغيير القواعد يسري مرة واحدة
pludo-problem-position-deck = deck يحتاج إلى البطاقات الباقية من كل نتيجة
pludo-problem-position-no-place = انتهت اللعبة ولا مرتبة لأحد
pludo-problem-position-home = كل قطع { $seat } وصلت النهاية وتلزم مرتبة
pludo-problem-position-over = فاز أحدهم، فلا شيء مستحق
pludo-problem-position-finished = انتهى لعب { $seat }، فليس الدور له
pludo-problem-position-streak = streak هو { $most } على الأكثر
pludo-problem-header-types = يحتاج الرأس إلى نص 'variant' وقائمتي نصوص 'seats' و'players'
pludo-problem-header-seats = يحتاج الرأس إلى مقاعد مختلفة ولاعب لكل منها
pludo-problem-header-first = 'first' في الرأس لون، و[table] جدول
pludo-problem-header-unknown = في الرأس مفتاح مجهول { $field }
pludo-problem-header-unplayable = لا يمكن لعب الرأس: { $problem }
pludo-problem-header-seat-order = يسمي الرأس المقاعد مع عقارب الساعة
pludo-problem-header-dice = { $field } في الرأس تالف
pludo-problem-header-dice-unknown = في جزء [dice] من الرأس مفتاح مجهول { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' في الرأس واحد من { $wanted }، وهو هنا { $scheme }
pludo-problem-record-seat = لا مقعد { $seat }، المقاعد { $seats }
pludo-problem-record-not-a-turn = { $text } ليس دورا، مثل '7. red 6:2'
pludo-problem-record-over = لا دور بعد هذا، انتهت اللعبة
pludo-problem-record-expected = المنتظر الدور { $expected }
pludo-problem-record-opening-over = لم يبق ما يرمى لأجله
pludo-problem-record-no-throw = لا رمية بعد { $word }
pludo-problem-record-after-turn = { $word } يأتي بعد نهاية الدور
pludo-problem-record-no-move = { $word } نقلة، ولا شيء يمكن نقله
pludo-problem-record-whose-turn = الدور لـ { $wanted }، لا { $colour }
pludo-problem-record-throw = { $word } ليس رمية في هذه القواعد
pludo-problem-record-illegal = { $word } نقلة غير قانونية هنا، القانوني { $legal }
pludo-problem-record-no-move-due = { $word } نقلة غير قانونية هنا، ليس وقت النقل
pludo-problem-record-refused = { $word } لا يرمى الآن
pludo-problem-record-mark = { $word } يجب أن يكون { $written } حسب القواعد
pludo-problem-record-not-over = لا تبلغ النتيجة { $result }، لم تنته اللعبة
pludo-problem-record-result = لا تبلغ النتيجة { $result }، تنتهي اللعبة بـ { $reached }
pludo-problem-record-after-result = لا شيء بعد النتيجة
pludo-problem-record-nobody = { $text } لا يقول لمن الدور
pludo-problem-other-rules = السجل من { $record }، والموقف من { $position }
pludo-problem-option-at-least = { $option } يجب أن يكون { $least } أو أكثر، لا { $given }
pludo-problem-option-budget = --budget أكثر من 0 ميلي ثانية، لا { $given }
pludo-problem-option-training = --minutes أكثر من 0، و--games 1 أو أكثر
pludo-problem-option-train-players = --players يأخذ أعدادا من { $low } إلى { $high } بينها فواصل، لا { $given }
pludo-problem-train-where = { $name } مرفق باللعبة؛ يسمى ملف الشبكة مع --out
pludo-problem-training-damaged = { $file }: ليس تدريبا أوقف، أو هو تالف؛ ينقل من هناك للبدء من جديد
pludo-problem-training-of-another = { $file }: تدريب بقواعد أو لاعبين أو بذرة أخرى؛ ينقل من هناك للبدء من جديد
pludo-problem-needs-lab = هذا يحتاج إلى مكتبتين أخريين؛ تثبتان بـ: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players لـ --round-robin؛ وإلا فـ --seats يقول من يلعب
pludo-problem-option-strength = لا قوة { $given }، الموجود { $known }
pludo-problem-option-trial = --games 0 أو أكثر، و--seconds أكثر من 0
pludo-problem-option-at-most = { $option } يجب أن يكون { $most } أو أقل، لا { $given }
pludo-problem-no-bot = لا روبوت { $name }، الموجود { $known }
pludo-problem-not-a-bot = { $text } ليس روبوتا؛ العدة تكتب 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] لا برنامج بهذا الاسم
    [locked] لا إذن ببدء هذا البرنامج
    [command] الأمر فارغ، أو تنقص علامة اقتباس
    [start] لا يمكن بدؤه: { $said }
    [unusable] لا يصلح للاستعمال: { $said }
    [mute] لا طريقة فيه باسم { $said }
    [foreign] قال { $said } لا { $wanted }
    [number] قال { $said } لا رقم نقلة
    [illegal] اختار { $said }، وهو غير مسموح
    [talkative] يقول أكثر مما يسأل عنه
    [late] لا جواب خلال { $said } ثانية
    [ended] انتهى البرنامج
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } ليس روبوتا؛ الروبوت الخاص يكتب module:Class أو cmd:COMMAND
pludo-problem-process-lost = انتهت عملية في وسط لعبة؛ يعاد الأمر نفسه
pludo-problem-cluster-version = في إحدى العمليات إصدار اللعبة { $there }، وهنا { $here }
pludo-problem-cluster-rules = في إحدى العمليات قواعد أخرى في { $name }
pludo-problem-cluster-game = لا لعبة في إحدى العمليات، أو إصدار آخر: { $reason }
pludo-problem-cluster-refused = { $address } ليس عنقودا صالحا: { $reason }
pludo-problem-cluster-empty = لا عمليات في العنقود { $address }
pludo-problem-cluster-lost = فقد العنقود { $address }؛ والألعاب حتى الآن محفوظة
pludo-problem-cluster-address = { $address } ليس عنقودا؛ العنقود يكتب tcp://HOST:PORT
pludo-problem-round-robin = الجميع ضد الجميع يحتاج إلى روبوتين مختلفين أو أكثر
pludo-problem-scenario-json = ليس كائن JSON
pludo-problem-scenario-given = السيناريو كائن فيه جزء { $part }
pludo-problem-no-scenario = لا سيناريو فيه
pludo-problem-scenario-phase = لا مرحلة { $phase }، الموجود { $known }
pludo-problem-scenario-one-of = { $field } يجب أن يكون واحدا من { $known }
pludo-problem-scenario-expect = 'expect' يجب أن يكون كائنا فيه مفتاح واحد على الأقل
pludo-problem-scenario-unknown = لا مفتاح { $field }
pludo-problem-scenario-unknown-choice = لا مفتاح { $field } في الاختيار
pludo-problem-scenario-needs = { $field } يجب أن يكون { $kind ->
    [variant] اسم نمط
    [object] كائنا
    [throws] قائمة رميات
    [choices] null أو قائمة نقلات
    [moves] نقلات تسمي قطعة أو أمرا
    [count] عددا صحيحا من 0
    [counts] أعدادا صحيحة لكل مقعد
    [names] قائمة أسماء
    [places] قائمة مربعات لكل مقعد
    [dice] قائمة نرود
   *[abilities] قائمة قدرات لكل مقعد
}
pludo-problem-scenario-seat = لا مقعد { $seat } في { $variant }
pludo-problem-scenario-outcome = لا نتيجة { $outcome } في { $variant }
pludo-problem-scenario-places = { $seat } لا يقف على { $places }
pludo-problem-scenario-token = لا قطعة { $token }
pludo-problem-scenario-ability = لا قدرة { $ability }
pludo-problem-scenario-throw = { $dice } لا يرمى الآن
pludo-problem-scenario-no-client = لا يضغط المفاتيح إلا الأمر، لا من هنا
pludo-problem-scenario-opening-more = رميات البدء أكثر مما تطلبه القواعد
pludo-problem-scenario-opening-open = لا أحد يبدأ بعد، تنقص جولة من رميات البدء
pludo-problem-scenario-tokens-seats = 'tokens' يجب أن يسمي المقاعد وحدها
pludo-problem-scenario-turn-seat = 'turn' يجب أن يسمي أحد المقاعد
pludo-problem-scenario-choice-refused = رفض اختيار
pludo-problem-scenario-choice-others = رفض الاختيار { $choice }، وبعده غيره
pludo-problem-scenario-left = بقيت رميات أو اختيارات
pludo-problem-scenario-short = تطلب المفاتيح رميات أكثر من الموجود
pludo-problem-scenario-key = لا مفتاح { $key } على اللوحة
pludo-problem-scenario-missing = ينقص { $name }، أو لا اسم كهذا
pludo-problem-scenario-kind = قيمة من نوع خاطئ ({ $fault })
pludo-problem-scenario-cannot-run = لا يمكن تشغيله: { $problem }
pludo-problem-scenario-differs = { $field }: المنتظر { $expected }، الحاصل { $got }
pludo-problem-scenario-nothing = { $field }: المنتظر { $expected }، ولم يحصل شيء
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } ليس ملفا عاديا
    [foreign] { $file } ليس ملف نتائج الحلبة
    [series] في { $file } نتائج مقاعد أو بذرة أو قواعد أخرى
   *[game] { $file }، السطر { $number }، ليس لعبة لهذه الروبوتات
}؛ يلزم اسم ملف آخر
pludo-problem-plot-ending = { $file }: ينتهي اسم الصورة بـ .svg أو .png أو .pdf
pludo-problem-needs-library = { $what ->
    [ratings] التصنيف يحتاج
    [cluster] العنقود يحتاج
   *[pictures] الصور تحتاج
} إلى مكتبة أخرى؛ تثبت بـ: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } غير مسموح الآن: يأخذ نردا واحدا من 1 إلى 6 حين يحين الرمي
   *[other] --roll { $roll } غير مسموح الآن: يأخذ نردين مثل 6,3 حين يحين الرمي
}
pludo-problem-roll-face = --roll { $roll } غير مسموح الآن: يأخذ واحدا من { $faces } حين يحين الرمي
pludo-problem-not-removed = لا يمكن حذف { $file }: { $reason }
pludo-problem-new-variant-folder = { $folder } مجلد؛ يلزم اسم ملف، مثل my-game.toml
pludo-problem-new-variant-ending = { $file }: ينتهي اسم ملف القواعد بـ .toml، مثل { $right }
pludo-problem-new-variant-there = { $file } موجود، يلزم اسم آخر
pludo-problem-not-shipped = لا نمط مرفق { $name }
pludo-problem-install-what = يلزم اسم ملف للتثبيت، أو --remove واسم نمط مثبت
pludo-problem-install-shipped = { $name } اسم نمط مرفق، يلزم اسم آخر للملف
pludo-problem-not-installed = لا نمط مثبت بهذا الاسم
pludo-problem-not-installed-but = لا نمط مثبت بهذا الاسم، المثبت { $known }
pludo-problem-picture-ending = { $file }: ينتهي اسم الصورة بـ .svg أو .png
pludo-problem-picture-folder = لا مجلد { $folder }؛ ينشأ، أو يسمى غيره
pludo-problem-needs-plots = صور PNG تحتاج إلى مكتبة أخرى، وSVG لا تحتاج؛ تثبت بـ: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] في { $text }: { $problem }
   *[other] في { $text } عند الحرف { $column }: { $problem }
}
pludo-problem-no-condition-here = لا شرط هنا مع { $phrase }؛ 'when' يقول متى يسري
pludo-problem-sum-condition = لا شرط مع { $phrase }، لأن هذه النرود تجمع
pludo-problem-condition-long = أحرف الشرط { $most } على الأكثر
pludo-problem-condition-deep = تتداخل الأقواس و'not' بعمق { $most } على الأكثر
pludo-problem-condition-parts = أجزاء الشرط { $most } على الأكثر
pludo-problem-condition-number = أكبر عدد هو { $most }
pludo-problem-condition-sign = لا معنى لـ { $sign } هنا
pludo-problem-condition-end = ينتهي مبكرا، { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = لا يصلح { $word } هنا، { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] بعد الشرط يأتي 'and' أو 'or' أو نهايته
    [bracket] ينقص قوس إغلاق
    [number] بعد علامة الناقص عدد
   *[value] هنا اسم أو عدد
}
pludo-problem-condition-name = لا اسم { $name }
pludo-problem-condition-subject = لا { $name } يسأل عنه
pludo-problem-condition-nobodys = { $name } للطاولة، لا للاعب
pludo-problem-condition-total = { $name } صحيح أو لا، فلا مجموع له
pludo-problem-condition-takes-none = لا شيء بين قوسي { $name }
pludo-problem-condition-takes = { $name } يحتاج إلى اسم بين قوسين
pludo-problem-condition-argument = هنا اسم لـ { $name }، بين علامتي اقتباس إن كان فيه فراغ
pludo-problem-condition-divisor = بعد % عدد فوق 0
pludo-problem-condition-not-number = { $part } صحيح أو لا، وهنا يلزم عدد
pludo-problem-condition-not-truth = { $part } عدد ويجب أن يقارن بشيء
pludo-problem-condition-two-subjects = في المقارنة سؤال واحد كهذا فقط، تقسم بـ 'and'
pludo-problem-condition-no-marker = لا يسأل عن { $name } إلا لقطعة تتحرك
pludo-problem-condition-no-draw = لا يقول { $name } شيئا هنا: لم يسحب شيء قبل بدء الدور ولا بعد نهايته
pludo-problem-condition-no-victim = لا يسأل عن 'victim' إلا حيث يؤسر شيء
pludo-problem-condition-no-answer = لا يسأل عن 'answer' إلا في آثار سؤال
pludo-problem-condition-never = هذا لا يصح أبدا
pludo-problem-condition-always = هذا صحيح دائما
pludo-problem-contest-format = يحتاج إلى format = { $most }
pludo-problem-contest-key = فيه مفتاح { $key } لا يوجد في أي بطولة
pludo-problem-contest-value = { $key } يجب أن يكون { $kind ->
    [number] عددا صحيحا
   *[text] نصا بين علامتي اقتباس
}
pludo-problem-contest-block = { $block } يكتب كتلة مستقلة
pludo-problem-contest-no-rounds = { $kind } يعرف جولاته، يحذف rounds
pludo-problem-contest-winner = { $place }: فاز { $name } بلعبة دون أن يلعب فيها
pludo-problem-contest-pair = { $place }: players اسما لاعبين
pludo-problem-contest-order = { $place }: لم يحن وقت هذه اللعبة؛ انظر الجولات قبلها
pludo-problem-contest-nobody = { $place }: لا أحد في البطولة باسم { $name }
pludo-problem-contest-no-seats = في { $kind } يلتقي اثنان، يحذف seats
pludo-problem-contest-table-games = على الطاولات الجولة لعبة واحدة، يحذف games
pludo-problem-contest-places = { $place }: places أعداد، عدد لكل لاعب: { $count }، مثل 1, 2, 2, 4
pludo-problem-no-page = صفحة اللعبة ليست في هذا التثبيت. تبنى من نسخة عمل مع npm وNode: python -m tools.make_web
pludo-problem-settings-lost = { $problem }؛ لا يستعمل شيء من هذا الملف
pludo-problem-settings-file-gone = { $variable } يسمي { $file }، وهو غير موجود
pludo-problem-settings-not-from-lobby = ليس للطاولات تغيير هذا، كما يقول [lobby] في { $file }؛ يتجاهل
pludo-problem-settings-unknown = لا إعداد كهذا
pludo-problem-settings-unlike = لا إعداد كهذا؛ لعله { $choices }
pludo-problem-settings-table = يجب أن يكون جدولا، مثل { $example }
pludo-problem-settings-no-key = ليس { $name } إعدادا ولا جدول إعدادات
pludo-problem-settings-list = يجب أن تكون قائمة مثل { $example }
pludo-problem-settings-no-list = يجب أن تكون قائمة
pludo-problem-settings-empty = فارغة؛ المسموح { $choices }
pludo-problem-settings-switch = { $value } ليس true ولا false؛ يستعمل { $used }
pludo-problem-settings-variants = يجب أن تكون قائمة مثل { $example }؛ تعرض كلها
pludo-problem-settings-same-name = لا يعرض { $name }: واحد قبله اسمه { $called } أيضا؛ يلزم اسم آخر لملفه
pludo-problem-settings-none-offered = لا يسمي ما يمكن عرضه؛ يعرض كل المرفق
pludo-problem-settings-not-offered = لا يعرض { $name }: { $problem }
pludo-problem-settings-crowd = { $name } يحتاج إلى أكثر من { $most } من اللاعبين
pludo-problem-settings-shipped = لا يعرض { $name }: نمط مرفق اسمه { $called }؛ يلزم اسم آخر للملف
pludo-problem-settings-no-knob = لا خيار كهذا
pludo-problem-settings-upside-down = min { $low } فوق max { $high }؛ يتجاهل كلاهما
pludo-problem-settings-outside = { $value } خارج الحدود المعطاة معه
pludo-problem-settings-no-number = { $knob } ليس عددا؛ تعطى choices بدلا منه
pludo-problem-settings-no-file = لا ملف { $file }؛ يسمى ludo_plus.toml لخادم
pludo-problem-host-name = يلزم اسم مجلد خادم
pludo-problem-host-no-folder = { $path } غير موجود؛ يلزم اسم مجلد خادم { $either }
pludo-problem-host-built = { $path } خادم مبني في ملف واحد، لا يوضع فيه شيء؛ يبنى من نسخة عمل فيها Ludo Plus مثبت، كما يقول docs/hosts-reference.md
pludo-problem-host-unknown = { $path } ليس خادم { $either }: لا مجلد خادم فيه { $files }
pludo-problem-host-no-python = لا Python في { $name }، ولا أمر بهذا الاسم
pludo-problem-host-python-lacks = لا Python يشغل { $title } مع لعبتنا؛ ينقص هذه شيء: { $missing }. يثبت ذلك هناك، أو يسمى Python مع --python
pludo-problem-host-python-start = لا يمكن بدء { $python }: { $reason }
pludo-problem-host-python-fails = لا يعمل { $python }: { $reason }
pludo-problem-host-python-silent = لا يقول { $python } أين حزمه
pludo-problem-host-exchanged = { $path } وضع غيره مكانه أثناء العمل؛ بقي كما هو
pludo-problem-host-not-ours = { $path } موجود من قبل وليس لنا؛ ينقل من هناك وتعاد المحاولة
pludo-problem-host-cannot = { $path }: { $done ->
    [written] لا تمكن الكتابة
    [removed] لا يمكن الحذف
   *[read] لا تمكن القراءة
}: { $reason }{ $account ->
    [other] ؛ يشغل هذا بالحساب الذي له مجلد الخادم
   *[same] { "" }
}
pludo-problem-host-not-backed-up = تعذر نسخ { $path } احتياطا: { $reason }
pludo-problem-host-library-compiled = { $file } لـ Python واحد فقط، ولا يعطى لخادم
