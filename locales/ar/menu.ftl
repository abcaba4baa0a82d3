# العربية: القوائم والخيارات والبطولات والعملات.
pludo-menu-no-letter = لا شيء هنا يبدأ بالحرف { $letter }.
pludo-menu-at = { $label }، { $at } من { $count }
pludo-menu-on = نعم
pludo-menu-off = لا
pludo-menu-not-set = غير محدد
pludo-menu-type = { $label }. يكتب النص الجديد ثم Enter. Enter وحده يتركه.
    .touch = { $label }. يكتب النص الجديد. الفراغ يتركه.
pludo-menu-text-there = المكتوب الآن: { $text }. الكتابة تستبدله، والسهم يبقيه.
    .touch = المكتوب الآن: { $text }
pludo-menu-cleared = أفرغ.
pludo-menu-typed = { $text ->
    [none] لم يكتب شيء بعد. Enter ينهي، Escape يترك.
   *[other] المكتوب حتى الآن: { $text }. Enter ينهي، Escape يترك.
}
    .touch = { $text ->
        [none] لم يكتب شيء بعد.
       *[other] المكتوب حتى الآن: { $text }.
    }
pludo-menu-help = السهمان الأعلى والأسفل يتنقلان، وEnter يختار، والأيسر والأيمن يغيران القيمة، وSpace يشرح، وEscape يرجع. الحرف الأول يقفز.
    .touch = كل سطر زر. حيث توجد قيمة يغيرها «السابق» و«التالي» بجانبها؛ و«شرح» يقول ما فائدة السطر.
pludo-menu-help-title = مساعدة. السهم الأسفل يواصل القراءة، Escape يغلق.
    .touch = مساعدة.
pludo-menu-keys-title = مفاتيح اللعبة. السهم الأسفل يواصل القراءة، Escape يغلق.
    .touch = مفاتيح اللعبة.

pludo-menu-nothing-behind = هذه القائمة الرئيسية، ولا شيء وراءها. Escape مرتين أو Control Q للخروج.
    .touch = هذه القائمة الرئيسية، ولا شيء وراءها.
pludo-menu-main-title = القائمة الرئيسية.
pludo-menu-leave = Escape مرة أخرى ينهي البرنامج.
    .touch = مرة أخرى تنهي البرنامج.
pludo-menu-continue = متابعة لعبتك
pludo-menu-continue-one-of = متابعة لعبة من { $count }
pludo-menu-continue-title = أي لعبة؟
pludo-menu-new-game = لعبة جديدة
pludo-menu-same-table = الطاولة نفسها من جديد
pludo-menu-others = اللعب مع الآخرين
pludo-menu-lessons = تعلم اللعب في لعبة موجهة
pludo-menu-finished = ألعاب منتهية، للسماع من جديد
pludo-menu-reading-games = قراءة ألعابك المنتهية. المرة الأولى تأخذ وقتا.
pludo-menu-reading-rules = قراءة ملفات قواعدك. المرة الأولى تأخذ وقتا.
pludo-menu-finished-title = ألعاب منتهية.
pludo-menu-puzzles = ألغاز وتدريب السمع
pludo-menu-your-games = ألعابك: إحصاءات وتصنيف
pludo-menu-replay = سماعها من جديد
pludo-menu-learn = التعلم من أخطائك
    .desc = الاختيارات التي كلفتك أكثر من غيرها، عشرة على الأكثر: البحث عن أفضل، ثم الحكم.
pludo-menu-analyse = أين تحولت
    .desc = الأدوار التي غيرت فرصك أكثر من غيرها، وأغلى الاختيارات، وجودة اختيار كل لاعب.
pludo-menu-analyse-title = أين تحولت اللعبة. السهم الأسفل يواصل القراءة، Escape يغلق.
    .touch = أين تحولت اللعبة.
pludo-menu-options = الخيارات
pludo-menu-help-rows = مساعدة
pludo-menu-rules = القواعد
pludo-menu-rules-title = القواعد. السهم الأسفل يواصل القراءة، Escape يغلق.
    .touch = القواعد.
pludo-menu-variants-title = قواعد أي لعبة؟
pludo-menu-keys = المفاتيح
pludo-menu-key-help = شرح المفاتيح عند ضغطها
pludo-menu-quit = خروج
pludo-menu-unfinished-game = { $title }، { $you ->
    [yes] مع { $players }
   *[no] { $players }
}، الدور { $turn }، { $when }
pludo-menu-finished-game = { $title }، { $you ->
    [yes] مع { $players }
   *[no] { $players }
}، { $who ->
    [you] فزت
    [nobody] بلا فائز
   *[other] فوز { $winners }
}، { $when }
pludo-menu-received-game = { $game }، من { $server ->
    [unknown] حاسوب آخر
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] اليوم، { $time }
    [1] أمس، { $time }
   *[other] { $day } { $month ->
        [1] يناير
        [2] فبراير
        [3] مارس
        [4] أبريل
        [5] مايو
        [6] يونيو
        [7] يوليو
        [8] أغسطس
        [9] سبتمبر
        [10] أكتوبر
        [11] نوفمبر
       *[12] ديسمبر
    } { $year }
}
pludo-menu-remove = Delete مرة أخرى يحذف هذه اللعبة.
    .touch = مرة أخرى تحذف هذه اللعبة.
pludo-menu-removed = حذفت.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] قائمة اللعبة.
   *[no] قائمة اللعبة. اللعبة تنتظر.
}
pludo-menu-play-again = لعبة أخرى
pludo-menu-after-match = متابعة البطولة
pludo-menu-back-to-game = العودة إلى اللعبة
pludo-menu-stop-lessons = إيقاف الدروس
pludo-menu-commands = كل الأوامر
pludo-menu-commands-title = الأوامر. Enter ينفذ.
    .touch = الأوامر.
pludo-menu-export = تصدير السجل ونص ما قيل
pludo-menu-leave-game = إلى القائمة الرئيسية؛ اللعبة محفوظة

pludo-menu-table-title = لعبة جديدة.
pludo-menu-start = بدء اللعب
    .desc = بدء اللعبة بهذه الطاولة.
pludo-menu-variant = اللعبة: { $title }
pludo-menu-players = عدد اللاعبين: { $count }
    .desc = كم يلعبون. الروبوتات تأخذ المقاعد الجديدة، وهي أول من يغادر.
pludo-menu-bots = كل الروبوتات: { $strength }
pludo-menu-seat-you = { pludo-player }: أنت
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: روبوت، { $strength }
pludo-menu-seat-empty = { pludo-player }: لا أحد
pludo-menu-seat-help = الأيسر والأيمن يحددان من يجلس هنا؛ Enter لكتابة اسم شخص.
    .touch = «السابق» و«التالي» يحددان من يجلس هنا؛ والسطر نفسه لكتابة اسم شخص.
pludo-menu-strength-random = عشوائي
pludo-menu-strength-easy = سهل
pludo-menu-strength-normal = عادي
pludo-menu-strength-hard = صعب
pludo-menu-strength-expert = خبير
pludo-menu-knobs = تغيير القواعد
    .desc = كل قاعدة يمكن ضبطها، في مجموعات.
pludo-menu-knobs-title = قواعد هذه الطاولة. الأيسر والأيمن يغيران القيمة؛ المربعات والأعداد الكبيرة تكتب بعد Enter.
    .touch = قواعد هذه الطاولة. «السابق» و«التالي» يغيران القيمة؛ المربعات والأعداد الكبيرة تكتب.
pludo-menu-knobs-board = اللوح
pludo-menu-knobs-safe = المربعات الآمنة
pludo-menu-knobs-dice = النرد
pludo-menu-knobs-stack = قطعك على مربع واحد
pludo-menu-knobs-home = ممر النهاية
pludo-menu-knobs-capture = الأسر
pludo-menu-knobs-bonus = رميات إضافية
pludo-menu-knobs-sixes = ستات كثيرة
pludo-menu-knobs-turn = الأدوار
pludo-menu-knobs-end = انتهاء اللعبة
pludo-menu-knobs-teams = الشركاء
pludo-menu-knobs-powers = القوى
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = المربعات الآمنة: { $value }. تكتب غيرها وبينها مسافات، 0 بمعنى لا شيء، ثم Enter. Enter وحده يتركها.
    .touch = المربعات الآمنة: { $value }. تكتب غيرها وبينها مسافات، 0 بمعنى لا شيء. الفراغ يتركها.
pludo-menu-type-number = يكتب عدد صحيح من { $low } إلى { $high } ثم Enter، أو Escape لتركه.
    .touch = يكتب عدد صحيح من { $low } إلى { $high }.
pludo-menu-presets = طاولات محفوظة
    .desc = طاولات حفظتها، القواعد والمقاعد معا.
pludo-menu-presets-title = طاولات محفوظة.
pludo-menu-preset = { $name }
pludo-menu-save-preset = حفظ هذه الطاولة باسم
    .desc = حفظ القواعد والمقاعد لألعاب لاحقة.
pludo-menu-name-preset = يكتب اسم لهذه الطاولة ثم Enter.
    .touch = يكتب اسم لهذه الطاولة.
pludo-menu-dice-words = كلمات للنرد
pludo-menu-dice-words-here = النرد محدد سلفا ولا يعرفه أحد. ما تكتبه يمزج به.
pludo-menu-dice-words-title = كلمات للنرد. Enter لكتابتها.
    .touch = كلمات للنرد.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: تختار بالصدفة
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } تكتب أي كلمات ثم Enter. بلا كتابة تختار لك بالصدفة.
    .touch = { $fixed } تكتب أي كلمات. بلا كتابة تختار لك بالصدفة.

pludo-menu-options-title = الخيارات.
pludo-menu-group-player = اللاعب واللغة
pludo-menu-group-player-title = اللاعب واللغة.
pludo-menu-group-speech = النطق
pludo-menu-group-speech-title = النطق.
pludo-menu-group-sound = الأصوات
pludo-menu-group-sound-title = الأصوات.
pludo-menu-group-pace = السرعة
pludo-menu-group-pace-title = السرعة.
pludo-menu-group-table = الطاولة
pludo-menu-group-table-title = الطاولة.
pludo-menu-group-online = الخوادم
pludo-menu-group-online-title = الخوادم.
pludo-menu-group-screen = الشاشة
pludo-menu-group-screen-title = الشاشة.

pludo-menu-take = إحضار لعبة من ملف
    .desc = يأخذ سجلا (.ludo) أعطاه لك أحد أو صدرته بنفسك.
pludo-menu-take-path = يكتب مسار السجل. Enter ينهي، Escape يترك.
    .touch = يكتب مسار السجل.
pludo-menu-own-keys = مفاتيحك الخاصة
pludo-menu-own-keys-title = مفاتيحك الخاصة. Enter يعطي الأمر مفتاحا آخر، وDelete مفاتيحه المعتادة.
    .touch = مفاتيحك الخاصة. السطر يعطي الأمر مفتاحا آخر، و«حذف» مفاتيحه المعتادة.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: بلا مفتاح
}
pludo-menu-press-key = { $label }: المفتاح الجديد، أو Escape لتركه.
pludo-menu-key-lost = أخذ من { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] هذا المفتاح لازم في القوائم. مفتاح آخر، أو Escape.
   *[none] لا يمكن استعمال هذا المفتاح. مفتاح آخر، أو Escape.
}
pludo-menu-usual-keys = Delete مرة أخرى يعيد المفاتيح المعتادة.
    .touch = مرة أخرى تعيد المفاتيح المعتادة.
pludo-menu-empty = Delete مرة أخرى يفرغه.
    .touch = مرة أخرى تفرغه.
pludo-menu-list-title = { $label }. اختيار واحد.
pludo-menu-usual-voice = الصوت المعتاد
pludo-menu-variant-list-title = أي لعبة؟ Space يقول عم تدور.
    .touch = أي لعبة؟

pludo-menu-setting-player-name = الاسم: { $value }
    .desc = ما يسمعه الآخرون حين يدور الأمر حولك.
pludo-menu-setting-player-tips = نصائح: { $value }
    .desc = في ألعابك الأولى، ما يمكنك فعله بعد ذلك؛ تصمت بعد أن تفعله مرات. تشغيلها من جديد يبدؤها من الأول.
pludo-menu-setting-player-language = اللغة: { $value }
    .desc = لغة كل ما يقال.
pludo-menu-setting-player-language-auto = كالنظام
pludo-menu-language-partial = مترجمة جزئيا؛ الباقي بالإنجليزية.
pludo-menu-language-unheard = لم يسمعها بعد أحد من أهلها.

pludo-menu-setting-player-address = المخاطبة: { $value }
    .desc = كيف تخاطبك اللعبة حيث تفرق اللغة بين الرجل والمرأة.
pludo-menu-setting-player-address-neutral = للجميع
    .desc = بصياغة تناسب الجميع.
pludo-menu-setting-player-address-female = امرأة
    .desc = بصيغة المؤنث.
pludo-menu-setting-player-address-male = رجل
    .desc = بصيغة المذكر.

pludo-menu-setting-speech-output = الإخراج: { $value }
    .desc = كيف تصلك الأسطر. F6 يغيره في أي وقت.
pludo-menu-setting-speech-output-ask = السؤال عند البدء التالي
    .desc = اختبار قصير يكشف عندها ما يصلك.
pludo-menu-setting-speech-output-auto = تلقائي
    .desc = يختار عند كل بدء بحسب ما يعمل.
pludo-menu-setting-speech-output-terminal = الطرفية
    .desc = أسطر على الشاشة لقارئ شاشة يقرأ الطرفية، أو للعين.
pludo-menu-setting-speech-output-direct = مباشر
    .desc = نطق عبر قارئ شاشتك أو خادم النطق؛ الشاشة صامتة.
pludo-menu-setting-speech-output-both = كلاهما
    .desc = نطق، والأسطر نفسها على الشاشة.
pludo-menu-setting-speech-backend = النطق عبر: { $value }
    .desc = ما ينطق. يسري من البدء التالي.
pludo-menu-setting-speech-backend-auto = تلقائي
    .desc = أفضل طريق يعمل.
pludo-menu-setting-speech-backend-ao2 = قارئ الشاشة
    .desc = عبر واجهات قارئات الشاشة.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = قارئات Windows التي تحتاج إلى مكتبة Prism، مثل ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = خادم النطق في Linux.
pludo-menu-setting-speech-backend-voice = صوت اللعبة
    .desc = eSpeak NG المرفق باللعبة.
pludo-menu-setting-speech-backend-say = say
    .desc = صوت macOS.
pludo-menu-setting-speech-backend-text = نص
    .desc = أسطر على الشاشة فقط.
pludo-menu-setting-speech-backend-none = صمت
    .desc = لا ينطق شيء.
pludo-menu-setting-speech-verbosity = الصياغة: { $value }
    .desc = مقدار ما يقال.
pludo-menu-setting-speech-verbosity-brief = موجزة
    .desc = أقل كلمات ممكنة.
pludo-menu-setting-speech-verbosity-normal = عادية
    .desc = جمل كاملة بلا تكرار.
pludo-menu-setting-speech-verbosity-full = كاملة
    .desc = كل شيء، ودور من كل مرة أيضا.
pludo-menu-setting-speech-rate = السرعة: { $value }
    .desc = 50 تترك السرعة كما في نظامك.
pludo-menu-setting-speech-voice = الصوت: { $value }
    .desc = اسم صوت؛ والفراغ للمعتاد.
pludo-menu-setting-speech-positions = الموضع في القوائم: { $value }
    .desc = بعد كل سطر رقمه من المجموع.
pludo-menu-setting-speech-danger = الخطر عند الاختيار: { $value }
    .desc = بعد كل خيار من قد يقوم هناك بأسر القطعة: "Ada خلفها بمسافة 3."

pludo-menu-setting-sound-on = الأصوات: { $value }
    .desc = كل شيء يقال بالكلمات أيضا.
pludo-menu-setting-sound-volume = علو كل شيء: { $value } بالمئة
    .desc = العلو العام لكل الأصوات.
pludo-menu-setting-sound-dice = النرد: { $value } بالمئة
    .desc = علو صوت النرد.
pludo-menu-setting-sound-steps = الخطوات: { $value } بالمئة
    .desc = علو صوت الخطوات، واحدة لكل مربع.
pludo-menu-setting-sound-events = الأحداث: { $value } بالمئة
    .desc = علو صوت الأسر ووصول القطع إلى النهاية وانتهاء اللعبة.
pludo-menu-setting-sound-turn = الأدوار: { $value } بالمئة
    .desc = علو إشارة دورك.
pludo-menu-setting-sound-menu = القوائم: { $value } بالمئة
    .desc = علو صوت القوائم وما يرفض.
pludo-menu-setting-sound-voice = الصوت: { $value } بالمئة
    .desc = علو صوت اللعبة حيث لا يوجد نطق غيره.
pludo-menu-setting-sound-width = اتساع الستيريو: { $value } بالمئة
    .desc = بعد الأصوات يمينا ويسارا؛ 0 يضع كل شيء في الوسط، لمن يسمع بأذن واحدة.

pludo-menu-setting-pace-speed = السرعة: { $value }
    .desc = كم تأخذ الروبوتات والخطوات. متابعتك تعجلها.
pludo-menu-setting-pace-speed-instant = فورية
    .desc = بلا أي انتظار.
pludo-menu-setting-pace-speed-fast = سريعة
    .desc = الروبوت يأخذ ثلث ثانية.
pludo-menu-setting-pace-speed-normal = عادية
    .desc = الروبوت يأخذ نحو ثانية.
pludo-menu-setting-pace-speed-slow = بطيئة
    .desc = الروبوت يأخذ نحو ثانيتين.
pludo-menu-setting-pace-lag = أقصى تأخر للنطق بالثواني: { $value }
    .desc = الروبوتات تنتظر حتى لا يتأخر النطق أكثر من هذا.

pludo-menu-setting-table-undo = التراجع: { $value }
    .desc = ما يلغيه U، من اللعبة التالية. النرد الذي وقع يقع كما كان.
    .here = ما يلغيه U. النرد الذي وقع يقع كما كان.
pludo-menu-setting-table-undo-off = لا
    .desc = من اللعبة التالية ما نقل يبقى.
    .here = ما نقل يبقى.
pludo-menu-setting-table-undo-own-turn = في دورك
    .desc = من اللعبة التالية U يلغي ما قررته في هذا الدور.
    .here = U يلغي ما قررته في هذا الدور.
pludo-menu-setting-table-undo-free = حر
    .desc = من اللعبة التالية U يعود إلى قرارك الأخير، مع نقلات الروبوتات.
    .here = U يعود إلى قرارك الأخير، مع نقلات الروبوتات.
pludo-menu-setting-table-bot = الروبوت المعتاد: { $value }
    .desc = قوة الروبوت حين لا تذكر قوة.
pludo-menu-setting-table-bot-random = عشوائي
    .desc = ينقل أي قطعة بالصدفة.
pludo-menu-setting-table-bot-easy = سهل
    .desc = يلعب كالمبتدئ.
pludo-menu-setting-table-bot-normal = عادي
    .desc = يرى الخطر والفرص بنظرة.
pludo-menu-setting-table-bot-hard = صعب
    .desc = يحسب بدقة لرمية قادمة.
pludo-menu-setting-table-bot-expert = خبير
    .desc = أقوى ما يوجد.

pludo-menu-setting-online-music = موسيقى الخادم وخلفيته: { $value }
    .desc = من مجلد أصوات PlayPalace لديك، خافتة خلف النطق.
pludo-menu-setting-online-sounds = مجلد أصوات PlayPalace: { $value }
    .desc = تؤخذ منه أصوات الخادم؛ وبدونه أصوات هذا البرنامج التي لها المعنى نفسه.

pludo-menu-setting-online-records = السجلات التي يعرضها خادم: { $value }
    .desc = سجل لعبة على طاولة Ludo Plus، للسماع من جديد. لا يحسب أبدا في إحصاءاتك.
pludo-menu-setting-online-records-ask = سؤال
    .desc = يأتيك خبر كل سجل ويمكنك حفظه.
pludo-menu-setting-online-records-keep = حفظ
    .desc = تحفظ كلها، حتى مئتين.
pludo-menu-setting-online-records-ignore = تجاهل
    .desc = لا يحفظ شيء ولا يأتيك خبر.

pludo-menu-setting-screen-board = اللوح المرسوم: { $value }
    .desc = لوح لمن ينظر، فوق آخر الأسطر؛ ليس في وضع الطرفية.

pludo-menu-tournaments = البطولات
pludo-menu-tournaments-title = { $count ->
    [0] البطولات.
   *[other] البطولات. Delete يحذف واحدة.
}
    .touch = البطولات.
pludo-menu-tournament-new = بطولة جديدة
pludo-menu-tournament-new-title = بطولة جديدة. Delete يحذف لاعبا.
    .touch = بطولة جديدة.
pludo-menu-tournament-name-usual = بطولة
pludo-menu-tournament-start = قرعة الجولة الأولى
pludo-menu-tournament-kind = النوع: { $kind }
pludo-menu-tournament-add-person = إضافة شخص
pludo-menu-tournament-add-bot = إضافة روبوت
pludo-menu-tournament-type-person = يكتب اسم الشخص ثم Enter، أو Escape لتركه.
    .touch = يكتب اسم الشخص.
pludo-menu-tournament-games = { $games ->
    [1] ألعاب المباراة: واحدة
   *[other] ألعاب المباراة: الأفضل من { $games }
}
pludo-menu-tournament-seats = على الطاولة: حتى { $seats }
pludo-menu-tournament-rounds-count = عدد الجولات: { $rounds }
pludo-menu-tournament-name = الاسم: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = لعب: { $meeting }
pludo-menu-tournament-quick = ترك الروبوتات تلعب: { $meeting }
pludo-menu-tournament-listen = سماع الروبوتات: { $meeting }
pludo-menu-tournament-standings = الترتيب
pludo-menu-tournament-rounds = كل الجولات
pludo-menu-tournament-export = تصدير الترتيب والجولات نصا
pludo-menu-tournament-leave = العودة إلى القائمة الرئيسية
pludo-menu-tournament-gone = لم تعد قراءة هذه البطولة ممكنة.

pludo-menu-setting-table-coins = العملات: { $value }
    .desc = مال للعب: قد يكون للطاولة رهان. لا يدفع أحد ثمن العملات أبدا، ولا قيمة لها في مكان آخر.
pludo-menu-stake = { $coins ->
    [0] الرهان: لا شيء
    [one] الرهان: عملة لكل لاعب
    [two] الرهان: عملتان لكل لاعب
    [few] الرهان: { $coins } عملات لكل لاعب
   *[other] الرهان: { $coins } عملة لكل لاعب
}
pludo-menu-doubling = المضاعفة: { $value }
    .desc = في لعبة من اثنين يمكن لكل لاعب في دوره أن يعرض من قائمة اللعبة مضاعفة الرهان؛ والآخر يقبل أو يتخلى عن الرهان.
pludo-menu-purse = { $coins ->
    [one] المحفظة: عملة واحدة
    [two] المحفظة: عملتان
    [few] المحفظة: { $coins } عملات
   *[other] المحفظة: { $coins } عملة
}
    .desc = مال للعب. يحدد رهان الطاولة عند إعداد لعبة جديدة.
pludo-menu-double = عرض مضاعفة الرهان إلى { $coins }
pludo-menu-double-take = قبول
pludo-menu-double-give-up = التخلي عن الرهان
