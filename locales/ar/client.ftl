# العربية: البرنامج الطرفي: التحية والأسئلة والملفات المحفوظة والخيارات.
pludo-client-greeting = مرحبا بك في لودو.
pludo-client-ask-name = ما اسمك؟ يكتب الاسم ثم Enter، أو Enter وحده.
    .touch = ما اسمك؟ يكتب الاسم أو يترك فارغا.
pludo-client-hello = مرحبا { $name }.
pludo-client-first-steps = الأسهم تتنقل في القائمة، وEnter يختار، وF1 يساعد في كل مكان. لودو جديدة عليك؟ إليك «تعلم اللعب في لعبة موجهة».
    .touch = لودو جديدة عليك؟ إليك «تعلم اللعب في لعبة موجهة».
pludo-client-table = { $title }.
pludo-client-goodbye = إلى اللقاء.
pludo-client-saved-goodbye = لعبتك محفوظة. إلى اللقاء.
pludo-client-unsaved = لم تحفظ لعبتك: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } إلى اللقاء.
pludo-client-unkept = لا يمكن حفظ شيء في { $folder }: { $reason }. اللعب بلا حفظ؛ لعبتك وخياراتك تنتهي مع البرنامج.
pludo-client-unkept-goodbye = هذه اللعبة لا تحفظ. إلى اللقاء.
pludo-client-late-goodbye = لعبتك محفوظة، لكن القرص بطيء: يلزم الانتظار لحظة قبل إطفاء الحاسوب. إلى اللقاء.
pludo-client-disk-late = القرص بطيء: رمياتك الأخيرة ليست عليه بعد. سيأتيك الخبر حين تكتب.
pludo-client-disk-on-time = رمياتك الآن على القرص.
pludo-client-player = لاعب
pludo-client-guest = ضيف { $number }
pludo-client-quiet-screen = النطق يعمل، فالشاشة صامتة. F12 يطبع ما قيل، وF6 يغير هذا.

pludo-client-useless-key = { $key } لا يفعل شيئا هنا. F1 أو علامة السؤال للمساعدة.
    .touch = هذا لا يفعل شيئا هنا.
pludo-client-that-key = هذا المفتاح
pludo-client-stale = تغير هذا في الأثناء. لم يحدث شيء.
pludo-client-paste-ignored = النص الملصق لا يفعل شيئا هنا.
pludo-client-key-help-on = شرح المفاتيح. كل مفتاح يقول ما يفعله، وEscape ينهي.
    .touch = الآن كل اختيار يقول ما يفعله. «شرح المفاتيح» من جديد ينهيه.
pludo-client-key-help-off = انتهى شرح المفاتيح.
pludo-client-key-unused = { $key } بلا معنى.
pludo-client-unknown-line = { $line } ليس مفتاحا ولا أمرا. r للرمي، رقم للاختيار، v للوح، f1 للمساعدة.
pludo-client-help-table = Space أو Enter يفعل الخطوة التالية البديهية. Escape أو Backspace يفتح القائمة.
    .touch = نقلاتك وما يمكنك فعله أزرار؛ والمزيد تحت «إجراءات أخرى».
pludo-client-help-listening = 1 أو 2 أو 3 أو 4 لما سمعته.
    .touch = اختيار ما سمعته.
pludo-client-transcript-printed = { $count ->
    [one] طبع سطر واحد.
    [two] طبع سطران.
    [few] طبعت { $count } أسطر.
    [many] طبع { $count } سطرا.
   *[other] طبع { $count } سطر.
}
pludo-client-rate-of-reader = في وضع الطرفية ينطق قارئ شاشتك بسرعته. F6 يغير الوضع.
pludo-client-board-in-terminal-mode = اللوح المرسوم يربك قارئ الشاشة في وضع الطرفية. F6 يغير الوضع.

pludo-client-which-die = { $numbers }، أو Enter للأول.
    .touch = أيها؟
pludo-client-dice = { $numbers }؟
pludo-client-no-such-die = ليس واحدا منها. { $numbers }، أو Enter للأول.
    .touch = ليس واحدا منها.
pludo-client-hint-elsewhere = قطعة أخرى أفضل. { $hint } Escape يعود إلى كل الخيارات.
    .touch = قطعة أخرى أفضل. { $hint }
pludo-client-no-such-player = لا يوجد لاعب { $number }؛ عدد اللاعبين هنا { $count }.
pludo-client-undone = { $turns ->
    [0] تم التراجع.
    [one] تم التراجع إلى دورك الأخير.
    [two] تم التراجع دورين من أدوارك.
    [few] تم التراجع { $turns } أدوار من أدوارك.
   *[other] تم التراجع { $turns } دورا من أدوارك.
}
pludo-client-undone-throw = { $throw ->
    [cards] لديك { $dice } من جديد.
    [spinner] الدوارة على { $dice } من جديد.
   *[dice] لديك { $dice } من جديد.
}
pludo-client-out-at-start = { $count ->
    [one] لكل لاعب قطعة في الخارج من البداية.
    [two] لكل لاعب قطعتان في الخارج من البداية.
    [few] لكل لاعب { $count } قطع في الخارج من البداية.
   *[other] لكل لاعب { $count } قطعة في الخارج من البداية.
}
pludo-client-undo-off = التراجع معطل على هذه الطاولة.
pludo-client-undo-nothing-own-turn = لا قرار لك في هذا الدور يمكن التراجع عنه.
pludo-client-undo-nothing-free = لا قرار يمكن التراجع عنه.
pludo-client-use = { $key } يستعمل ما لديك.
pludo-client-use-keys = { $count ->
    [1] Enter يستعملها.
   *[other] { $numbered ->
        [0] الأسهم وEnter للاختيار.
       *[other] ما لا رقم له يختار بالأسهم وEnter.
    }
}
    .touch = اختيار ما يستعمل.
pludo-client-use-not-on = لا شيء مما لديك يستعمل على القطعة { $number }.
pludo-client-after-game = Enter: لعبة أخرى. Space: النتيجة. { $throw ->
    [cards] D: البطاقات المسحوبة.
    [spinner] D: ما جاءت به الدوارة.
   *[dice] D: النرد.
} Escape: القائمة، للتعلم من الأخطاء وغيره.
    .touch = لعبة أخرى، أو القائمة للتعلم من الأخطاء وغيره.
pludo-client-chance = { $percent } بالمئة. { $choice }
pludo-client-chance-now = فرصة الفوز نحو { $percent } بالمئة. { $throw ->
    [cards] السحب
    [spinner] اللف
   *[dice] الرمي
} أولا، ثم H ينصح.

pludo-client-tip-roll = { $throw ->
    [cards] { $key } لسحب بطاقة.
    [spinner] { $key } للف الدوارة.
   *[dice] { $key } لرمي النرد.
}
    .touch = الزر: { $label }.
pludo-client-tip-choose = رقم القطعة يلعبها. أو تقرأ الأسهم الخيارات واحدا واحدا، وEnter يلعب ما سمعته.
    .touch = يبقى اختيار واحدة من هذه النقلات.
pludo-client-tip-out = يلزمك { $faces } لإخراج قطعة.
pludo-client-tip-ask = { $board } يقرأ اللوح، { $hint } يعطي تلميحا، { $help } يعدد المفاتيح.
    .touch = السؤال عن اللوح أو طلب تلميح ممكن في أي وقت.

pludo-client-save-failed = تعذر حفظ اللعبة: { $reason }. لم يحدث شيء بعد؛ بعد إصلاح ذلك Enter يعيد المحاولة.
    .touch = تعذر حفظ اللعبة: { $reason }. لم يحدث شيء بعد؛ يلزم إصلاح ذلك ثم إعادة المحاولة.
pludo-client-save-damaged = هذه اللعبة المحفوظة تالفة: { $reason }. بقيت باسم { $file }.
pludo-client-save-unreadable = لا يمكن قراءة هذه اللعبة المحفوظة الآن: { $reason }. تبقى كما هي.
pludo-client-save-rules-elsewhere = قواعد هذه اللعبة المحفوظة { $rules } على حاسوب آخر، في { $folder }، ولا تفتح بلا إذن. للمتابعة يثبت ملف القواعد بالأمر playpalace-ludo install-variant؛ اللعبة تبقى محفوظة.
pludo-client-save-rules-gone = هذه اللعبة المحفوظة تحتاج إلى القواعد { $rules }، وهي مفقودة أو تغيرت. للمتابعة يعاد ملف القواعد؛ اللعبة تبقى محفوظة.
pludo-client-save-rules-ask = القواعد { $rules } لهذه اللعبة ليست هنا. تقول اللعبة إنها كانت في { $folder }. هل ننظر هناك؟
pludo-client-save-rules-leave = لا، تترك
pludo-client-save-rules-look = نعم، هناك
pludo-client-save-rules-found = وجدت القواعد { $rules }. للمتابعة تفتح اللعبة من جديد.
pludo-client-save-parted = تواصلت هذه اللعبة في نافذة أخرى. الاثنتان محفوظتان: لعبتك من الآن لعبة مستقلة.
pludo-client-crashed = حدث خطأ في البرنامج نفسه. الألعاب محفوظة حتى آخر نقلة. التفاصيل في { $file }.
pludo-client-not-removed = تعذر حذف اللعبة: { $reason }.
pludo-client-exported = كتب السجل باسم { $record }، وكل ما قيل باسم { $transcript }.
pludo-client-take-failed = لا يمكن قراءة هذا الملف: { $reason }.
pludo-client-taken-unfinished = اللعبة بين ما يمكنك متابعته.
    .cut = نهاية السجل مفقودة. يمكنك متابعة اللعبة من حيث انقطع.
pludo-client-export-failed = تعذرت الكتابة: { $reason }.

pludo-client-options-unreadable = لا يمكن قراءة خياراتك في { $file }: { $reason }. تستعمل القيم المعتادة ولا يكتب هناك شيء.
pludo-client-options-refused = لا يمكن استعمال خياراتك: { $reason }. بقيت باسم { $file }، وتستعمل القيم المعتادة.
pludo-client-options-no-copy = تعذر نسخ خياراتك في { $file } قبل تغييرها: { $reason }.
pludo-client-options-number = الخيار { $key } قيمته { $value }؛ ويقبل عددا صحيحا من { $low } إلى { $high }. تستعمل { $default }.
pludo-client-options-choice = الخيار { $key } قيمته { $value }؛ ويقبل واحدا من { $choices }. تستعمل { $default }.
pludo-client-options-switch = الخيار { $key } قيمته { $value }؛ ويقبل true أو false. تستعمل { $default }.
pludo-client-options-text = الخيار { $key } قيمته { $value }؛ ويقبل نصا بين علامتي تنصيص.
pludo-client-options-group = القسم { $group } من خياراتك يجب أن يبدأ بسطر [{ $group }]، وتتبعه خياراته كل في سطر. تستعمل قيمه المعتادة.
pludo-client-options-misspelt = في خياراتك { $key }، وهو غير موجود؛ هل المقصود { $meant }؟
pludo-client-options-unknown = في خياراتك { $key }، وهو غير موجود. يبقى في الملف بلا أثر.
pludo-client-options-keys = القسم keys من خياراتك يحتاج إلى سطر لكل أمر، مثل roll = ["r"]. تستعمل المفاتيح المعتادة.
pludo-client-options-key = مفاتيح { $command } يجب أن تكون قائمة مثل ["r"]. تستعمل المفاتيح المعتادة.
pludo-client-options-preset = الطاولة المحفوظة { $name } تحتاج إلى variant وseats، وكلاهما نص. تركت.
pludo-client-options-not-kept = تعذر حفظ خياراتك: { $reason }. تسري حتى الخروج.

pludo-client-seats-unknown = المقعد { $word } غير مفهوم: القوة مع bot فقط. المقبول you أو اسم أو bot:easy، مثل green=bot:hard.
pludo-client-seats-empty = المقعد { $word } خال. المقبول you أو اسم أو bot:easy، مثل green=bot:hard.
pludo-client-seats-missing = مقعد ناقص قبل فاصلة أو بعدها. المقبول you أو اسم أو bot:easy، مثل you,green=bot:hard.
pludo-client-seats-strength = لا توجد قوة روبوت { $strength }. المقبول واحدة من { $strengths }.
pludo-client-bot-failed = تعطل { $name }: { $why }. يكمل الروبوت الصعب.
pludo-client-seats-colour = لا لون { $colour } على هذا اللوح. ألوانه { $colours }.
pludo-client-seats-taken = اللون { $colour } مأخوذ مرتين.
pludo-client-seats-count = { $count ->
    [one] لاعب واحد لا يكفي
    [two] لاعبان لا يناسبان
    [few] { $count } لاعبين عدد لا يناسب
   *[other] { $count } لاعبا عدد لا يناسب
}: عدد اللاعبين في هذه اللعبة من { $low } إلى { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] لاعب واحد لا يكفي
    [two] لاعبان لا يناسبان
    [few] { $count } لاعبين عدد لا يناسب
   *[other] { $count } لاعبا عدد لا يناسب
}: عدد اللاعبين في هذه اللعبة { $low }.
pludo-client-knob-refused = هذا غير ممكن: { $reason }
pludo-client-knob-squares = تكتب مربعات المسار وبينها مسافات، مثل 9 22 35 48.
pludo-client-preset-saved = حفظت الطاولة { $name }.
pludo-client-preset-used = أعدت الطاولة { $name }.
pludo-client-preset-gone = لم يعد إعداد الطاولة { $name } ممكنا: قواعدها أو مقاعدها لم تعد موجودة.
pludo-client-preset-nameless = الطاولة تحتاج إلى اسم. لم يحفظ شيء.

pludo-client-replay = { $title }، عدد الخطوات { $count }. السهم الأيمن يتقدم، والأيسر يرجع، وEscape ينهي.
    .touch = { $title }، عدد الخطوات { $count }.
pludo-client-replay-where = الخطوة { $step } من { $count }، الدور { $number }.
pludo-client-replay-start = هذه بداية اللعبة.
pludo-client-replay-no-capture = لا أسر لأي قطعة في هذه اللعبة.
pludo-client-replay-end = هذه نهاية اللعبة.
pludo-client-replay-help = السهم الأيمن أو Enter يتقدم، والأيسر يرجع، وHome وEnd يقفزان. V وS وT وسائر الأسئلة تجيب عن هذه اللحظة. Escape ينهي.
    .touch = الأزرار تتقدم وترجع وتقفز. كل الأسئلة تجيب عن هذه اللحظة.

pludo-client-after-match = Enter: متابعة البطولة. Space: النتيجة. { $throw ->
    [cards] D: البطاقات المسحوبة.
    [spinner] D: ما جاءت به الدوارة.
   *[dice] D: النرد.
} Escape: القائمة.
    .touch = متابعة البطولة أو فتح القائمة.
pludo-client-tournament-damaged = لا يمكن قراءة هذه البطولة؛ ملفها { $file } يبقى كما هو. السبب: { $reason }.
pludo-client-tournament-game-gone = لعبة هذه المباراة مفقودة؛ تبدأ من جديد.
pludo-client-tournament-exported = كتبت في { $file }.
pludo-client-tournament-added = { $player }. عدد المشاركين { $count }.
pludo-client-tournament-twice = { $name } بين المشاركين من قبل.
pludo-client-tournament-nameless = لم يضف أحد: اللاعب يحتاج إلى اسم.
pludo-client-tournament-full = لاعبو البطولة { $most } على الأكثر.
pludo-client-bots-alone = اللعب بين { $names }.
pludo-client-bots-alone-help = الروبوتات تلعب وحدها، ويأتيك خبر الفوز. Escape يتركها لوقت آخر.
    .touch = الروبوتات تلعب وحدها، ويأتيك خبر الفوز.
