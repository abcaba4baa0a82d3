# العربية: طاولات PlayPalace وPlayAural.
pludo-host-game-name = Ludo Plus

pludo-host-option = { $name }: { $value }
pludo-host-option-variant = النمط
    .desc = أي القواعد تلعب. اختيار نمط يعيد كل قواعده إلى قيمها.
pludo-host-option-seats = مقعدا لاعبين اثنين
    .desc = هل يجلس اللاعبان جنبا إلى جنب أم متقابلين.
pludo-host-option-bots = الروبوتات
    .desc = قوة لعب الروبوتات على هذه الطاولة.
pludo-host-option-pace = السرعة
    .desc = كم من الوقت بين النرد والخطوات والجمل.
pludo-host-option-turn-timer = مؤقت الدور
    .desc = كم يطول الدور. بعده يلعب روبوت عن اللاعب البطيء حتى يضغط مفتاحا.
pludo-host-option-hints = التلميحات
    .desc = من يطلب نقلة جيدة: لا أحد، أو من يلعب وحده مع الروبوتات، أو الجميع. لا يسمعها إلا من طلبها.
pludo-host-option-undo = التراجع
    .desc = هل يجوز التراجع عن اختيار. النرد يبقى كما وقع، ويعلم كل من على الطاولة.
pludo-host-options-back = العودة إلى الخيارات

pludo-host-seats-standard = جنبا إلى جنب
pludo-host-seats-opposite = متقابلان
pludo-host-bots-random = عشوائي
pludo-host-bots-easy = سهل
pludo-host-bots-normal = عادي
pludo-host-bots-hard = صعب
pludo-host-bots-expert = خبير
pludo-host-pace-slow = بطيئة
pludo-host-pace-normal = عادية
pludo-host-pace-fast = سريعة
pludo-host-pace-instant = فورية
pludo-host-hints-off = لا
pludo-host-hints-alone = وحدك مع الروبوتات
pludo-host-hints-all = للجميع
pludo-host-undo-off = لا
pludo-host-undo-own-turn = في دورك
pludo-host-undo-next-throw = حتى رمية لاعب آخر
pludo-host-timer-value = { $seconds ->
    [0] لا
   *[other] بالثواني { $seconds }
}

pludo-host-colour = لونك: { $colour }
pludo-host-colour-any = أي لون متبق
pludo-host-colour-prompt = أي لون؟
pludo-host-colour-of = { $colour }، مأخوذ: { $player }
pludo-host-colour-taken = اللون { $colour } مأخوذ: { $player }.
pludo-host-colour-chosen = لون { $player }: { $colour }.
    .you = لونك: { $colour }.
pludo-host-colour-free = لون { $player }: أي لون متبق.
    .you = لونك: أي لون متبق.

pludo-host-table-rules = القواعد: { $variant }

pludo-host-variant-set = النمط: { $variant }. ضبطت كل قواعده.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = لا تبدأ اللعبة بهذه الخيارات: { $problem }
pludo-host-option-range = { $name }: من { $low } إلى { $high } هنا.
pludo-host-option-squares = { $name }: أرقام مربعات على المسار بينها فواصل، أو 0 بمعنى لا شيء.
pludo-host-option-long = { $name }: أقصى عدد للحروف { $most }.
pludo-host-long-name = أقصى عدد لحروف اسم الروبوت { $most }.
pludo-host-option-fixed = الخادم لا يسمح بقيمة أخرى: { $name }.
pludo-host-start-rules = لا تبدأ اللعبة بهذه الخيارات.
pludo-host-start-players = عدد اللاعبين في هذا النمط: { $range ->
    [one] { $low } بالضبط
   *[several] من { $low } إلى { $high }
}. العدد على الطاولة: { $players }.
pludo-host-start-coins = عملات { $player }: { $coins }، والرهان { $stake }.

pludo-host-watching = أنت تشاهد هذه اللعبة.
pludo-host-choose = { $count ->
    [one] نقلة واحدة، Enter يلعبها.
    [two] نقلتان: الاختيار لك.
    [few] { $count } نقلات: الاختيار لك.
   *[other] { $count } نقلة: الاختيار لك.
}
pludo-host-which-die = أي نرد؟
pludo-host-go-where = أي مربع؟ رقمه أو اسمه
pludo-host-grid-nothing = لا مربع
pludo-host-grid-back = العودة إلى اللعبة
pludo-host-no-grid = هذا اللوح أكبر من شبكة. K وJ يتنقلان عليه.
pludo-host-no-such-player = عدد اللاعبين { $players } فقط.
pludo-host-no-hints = لا تلميحات
    .off = لا تلميحات على هذه الطاولة.
    .alone = التلميحات فقط لمن يلعب وحده مع الروبوتات.
pludo-host-no-undo = التراجع معطل على هذه الطاولة.
    .nothing = لا اختيار يمكنك التراجع عنه الآن.
pludo-host-undone = { $player }: تراجع عن اختيار. { pludo-host-same-again }
    .you = تم التراجع. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] البطاقات نفسها تأتي من جديد.
    [spinner] الدوارة تقف حيث وقفت.
   *[dice] النرد يبقى كما وقع.
}
pludo-host-timer-on = مدة الدور بالثواني: { $seconds }.
pludo-host-seconds-left = الثواني الباقية: { $seconds }.
pludo-host-too-slow = طال انتظار { $player }. روبوت يلعب الآن حتى العودة.
    .you = طال انتظارك. روبوت يلعب عنك حتى تضغط مفتاح لعب.
pludo-host-waits = الروبوت ينتظر عودة { $player }، بالثواني: { $seconds }.
pludo-host-saved-meanwhile = لعبة Ludo Plus الخاصة بك انتظرتك ثم حفظت. تتابع من الطاولات المحفوظة في القائمة الرئيسية.
pludo-host-held = انقطع اتصال { $player }. اللعبة تنتظر، أقصى عدد للدقائق { $minutes }.
pludo-host-missing = لم يعد بعد: { $players }.
pludo-host-absent = { $player }: لا عودة بعد. روبوت يلعب حتى ذلك الحين.
pludo-host-back = عودة { $player }.
    .you = لقد عدت.
pludo-host-fault = حدث خلل في Ludo Plus. اللعبة تتواصل؛ ويجده صاحب الخادم في سجل الخادم.
pludo-host-fault-end = لا يستطيع Ludo Plus متابعة هذه اللعبة ويوقفها. الموقف لدى صاحب الخادم في سجل الخادم.
pludo-host-brought-back = توقف الخادم فجأة، وهذه اللعبة محفوظة.
    .cut = توقف الخادم فجأة، وهذه اللعبة محفوظة، لكن دورها الأخير قد يكون ناقصا.
pludo-host-set-aside = تعذرت قراءة لعبة هذه الطاولة بعد إعادة التشغيل. هي في ملف لدى صاحب الخادم. يمكنك بدء لعبة جديدة.
pludo-host-table-lost = تعذرت قراءة هذه الطاولة المحفوظة فأغلقت. هي في ملف لدى صاحب الخادم.
pludo-host-not-loaded = Ludo Plus غير متاح على هذا الخادم الآن. طاولاته ونتائجه محفوظة. يرجى إخبار صاحب الخادم.

pludo-host-board-rating = { $variant }: تصنيف المهارة
    .mine = { $variant }، تصنيف المهارة: { $value }
pludo-host-board-wins = { $variant }: ألعاب الفوز
    .mine = { $variant }، ألعاب الفوز: { $value }
pludo-host-not-rated = بلا تصنيف: التلميحات أو التراجع متاح.

pludo-host-result-title = انتهت اللعبة.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] قطعة واصلة
    [two] قطعتان واصلتان
    [few] { $count } قطع واصلة
   *[other] { $count } قطعة واصلة
}

pludo-host-doc-title = قواعد Ludo Plus
pludo-host-doc-goal = الهدف إيصال كل قطعك إلى النهاية بعد دورة حول اللوح قبل الآخرين. تخرج القطعة من البيت بستة، وتدور على المسار، ثم تنعطف إلى ممر النهاية الخاص بها، ولا تدخل النهاية إلا بالعدد المضبوط. القطعة التي تصل إلى قطعة لاعب آخر تعيدها إلى البيت، إلا على مربع آمن.
pludo-host-doc-turn = R للرمي. إن كانت هناك نقلة واحدة لعبت عنك حيث تقول القواعد ذلك. وإن كانت عدة نقلات فالاختيار من القائمة، أو برقم القطعة. كل ما عدا ذلك للسؤال في أي وقت، حتى في غير دورك.
pludo-host-doc-default = قواعد { $variant }
pludo-host-doc-variants = الأنماط
pludo-host-doc-keys = المفاتيح
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = خيارات الطاولة
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = على الهاتف أو في المتصفح كل هذا في القوائم: النقلات في قائمة اللعبة، والأسئلة تحتها أو في قائمة الإجراءات.
pludo-host-doc-away = إن انقطع اتصالك حفظ روبوت مقعدك حتى تعود؛ وفي دورك ينتظرك عشر ثوان. وإن لم يكن هناك إنسان غيرك انتظرت اللعبة خمس دقائق ثم تحفظ الطاولة.

pludo-host-dice-words = { $given ->
    [drawn] كلمات للنرد: تختار لك بالصدفة
    [sealed] كلمات للنرد: ختمها برنامجك
   *[typed] كلمات للنرد: { $words }
}
pludo-host-dice-late = فات الأوان: هذا النرد قيد المزج.
pludo-host-dice-changed = لم تبدأ اللعبة لأن اللاعبين أو القواعد تغيرت أثناء مزج النرد. هناك نرد آخر الآن؛ يلزم البدء من جديد.
    .series = تغير اللاعبون أو القواعد أثناء مزج النرد، فلهذه اللعبة نرد آخر. رمزه: { $code }.
pludo-host-dice-words-prompt = أي كلمات تمزج بنرد اللعبة التالية. شرطة تختار لك بالصدفة:
pludo-host-dice-sees = الخادم يرى الكلمات التي تضيفها: مع متواطئ يستطيع اختيار النرد. برنامج الطرفية، playpalace-ludo connect، يختم كلماتك حتى تصل كلها.
pludo-host-dice-again = مرة أخرى تعرض كل الأرقام.
pludo-host-dice-digits = النرد بالأرقام
pludo-host-dice-commitment = تعهد هذه اللعبة، المعلن قبلها: { $digits }
pludo-host-dice-commitment-next = تعهد اللعبة التالية: { $digits }
pludo-host-dice-seed = البذرة: { $digits }
pludo-host-dice-added = كلمات { $name }: { $words }
pludo-host-dice-seal = بصمة السجل كله: { $digits }

pludo-host-record = سجل هذه اللعبة

pludo-host-option-stake = الرهان
    .desc = مال للعب يضعه كل شخص على الطاولة حين تبدأ اللعبة. يوزع بحسب المراكز.
pludo-host-stake-value = { $coins ->
    [0] لا شيء
    [one] عملة لكل شخص
    [two] عملتان لكل شخص
    [few] { $coins } عملات لكل شخص
   *[other] { $coins } عملة لكل شخص
}
pludo-host-option-doubling = المضاعفة
    .desc = في لعبة من شخصين يمكن لكل منهما عرض مضاعفة الرهان؛ والآخر يقبل أو يتخلى عن الرهان.
pludo-host-doubling-off = لا
pludo-host-doubling-on = نعم

pludo-host-option-series = سلسلة
    .desc = عدد الألعاب المتتالية. بعد كل لعبة يعلن الترتيب: نقطة عن كل لاعب سبقته.
pludo-host-series-value = { $games ->
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}
pludo-host-series-game = اللعبة { $number } من { $games }.
pludo-host-series-standing = انتهت اللعبة { $number } من { $games }. الترتيب: { $rows }.
pludo-host-series-over = انتهت السلسلة، عدد ألعابها { $games }: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}

pludo-host-list = اختيار
pludo-host-list-type = القيمة الجديدة:
pludo-host-list-barred = لم يعد هذا مسموحا لك.

pludo-host-sets-row = مجموعات خياراتك
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }، لطاولتك التالية
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = حفظ خيارات هذه الطاولة
pludo-host-sets-name = اسم هذه المجموعة:
pludo-host-sets-use = استعمالها على هذه الطاولة
pludo-host-sets-rename = تغيير اسمها
pludo-host-sets-delete = حذفها
pludo-host-sets-usual = البدء بخيارات هذا الخادم
    .done = طاولتك التالية تبدأ بخيارات هذا الخادم.
pludo-host-sets-saved = حفظت باسم { $name }. طاولتك التالية تبدأ بها.
pludo-host-sets-renamed = اسمها الآن { $name }.
pludo-host-sets-deleted = حذفت { $name }.
pludo-host-sets-used = خيارات { $name }. النمط: { $variant }.
pludo-host-sets-begins = تبدأ هذه الطاولة بخياراتك { $name }. النمط: { $variant }.
pludo-host-sets-not-offered = { $variant } لم يعد متاحا هنا. لم يتغير شيء.
pludo-host-sets-full = لديك { $most } من المجموعات. يلزم حذف واحدة أولا.
pludo-host-sets-taken = { $name } اسم مجموعة أخرى. لم يتغير شيء.
pludo-host-sets-misnamed = عدد حروف الاسم من 1 إلى { $most }. لم يتغير شيء.
pludo-host-sets-unwritten = لا يمكن حفظ ذلك الآن. لم يتغير شيء.
