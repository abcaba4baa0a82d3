# العربية: ما تكتبه أوامر الطرفية.
pludo-cli-progress = { $done } من { $total } لعبة، بقي { $left }
pludo-cli-train-progress = الألعاب { $games }، بقي { $left }
pludo-cli-train-resumed = متابعة، الألعاب حتى الآن { $games }.
pludo-cli-train-nothing = توقف قبل نهاية أول دفعة من الألعاب؛ لم يكتب شيء.
pludo-cli-train-done = { $end ->
    [stopped] توقف، الألعاب: { $games }.
    [settled] انتهى، الألعاب: { $games }؛ لم يعد شيء يتحسن.
   *[spent] انتهى، الألعاب: { $games }؛ بلغ الحد.
} ما تعلمه الخبير في { $file }، الحجم { $size } كيلوبايت. والأمر نفسه يتابع من هنا.
pludo-cli-check-refused = { $file }: عدد الأخطاء { $count }.
pludo-cli-line = { $file }، السطر { $line }
pludo-cli-column = { $file }، السطر { $line }، العمود { $column }
pludo-cli-check-good = { $file } ملف قواعد جيد. هذا ما يقوله:
pludo-cli-check-effort = أصعب سؤال عن الأسر ينظر في مواقف عددها { $count }.
pludo-cli-check-cut = أصعب سؤال عن الأسر كان سينظر في مواقف عددها { $count }. هذا كثير: N والتلميحات واستكشاف اللوح تنظر في بعضها وتقول “على الأقل”.
pludo-cli-check-heading = ألعاب عشوائية.
pludo-cli-check-ended = { $games ->
    [1] اللعبة العشوائية الوحيدة، { pludo-cli-players }، بلغت نهايتها.
   *[other] الألعاب العشوائية، { pludo-cli-players }: بلغت النهاية { $ended } من { $games }.
}
pludo-cli-check-endless = { $games ->
    [1] اللعبة العشوائية الوحيدة، { pludo-cli-players }، لم تنته؛ تركت في الدور { $turns }. هل تستطيع كل قطعة بلوغ النهاية؟
   *[other] الألعاب العشوائية، { pludo-cli-players }: من { $games } لم تنته واحدة؛ تركت أطولها في الدور { $turns }. هل تستطيع كل قطعة بلوغ النهاية؟
}
pludo-cli-players = عدد اللاعبين { $players }
pludo-cli-check-stuck = لا يمكن لعب { $file }: في { $count } من { $games } من الألعاب العشوائية دور لا ينتهي أبدا. انظر في كل "again" و "bonus" و "pass".
pludo-cli-check-length = أدوار اللعبة نحو { $middle }؛ في ثمان من كل عشر من { $low } إلى { $high }.
pludo-cli-check-captures = مرات الأسر في اللعبة: { $count }.
pludo-cli-check-drawn = ألعاب بلا فائز: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] فوز { $colour }: { $percent } بالمئة، أكثر من نصيبه { $fair }: القيمة الحقيقية بين { $low } و{ $high }.
    [less] فوز { $colour }: { $percent } بالمئة، أقل من نصيبه { $fair }: القيمة الحقيقية بين { $low } و{ $high }.
   *[fair] فوز { $colour }: { $percent } بالمئة؛ القيمة الحقيقية بين { $low } و{ $high }، ونصيبه { $fair }.
}
pludo-cli-check-fair = لا ميزة لمقعد تستطيع هذه الألعاب إظهارها.
pludo-cli-check-unfair = المقاعد غير متساوية. إن لم يكن ذلك مقصودا فانظر في المسارات والقطع ومن يبدأ.
pludo-cli-check-idle-outcomes = { $more ->
    [0] نتائج لا تتيح لأحد شيئا أبدا: { $names }.
   *[other] نتائج لا تتيح لأحد شيئا أبدا: { $names } وغيرها { $more }.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] نتائج لم تظهر أبدا: { $names }.
   *[other] نتائج لم تظهر أبدا: { $names } وغيرها { $more }.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] مربعات لم تقف عليها قطعة: { $names }.
   *[other] مربعات لم تقف عليها قطعة: { $names } وغيرها { $more }.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] تغييرات قواعد لم تحدث أبدا: { $names }.
   *[other] تغييرات قواعد لم تحدث أبدا: { $names } وغيرها { $more }.
}
pludo-cli-check-all-matter = كل نتيجة وكل مربع دخلا اللعب.
pludo-cli-new-variant-written = كتب { $file }. افتحه في محرر نصوص ثم شغل: playpalace-ludo check { $file }
pludo-cli-install-done = { $title }: ثبت باسم { $file }. اللعب: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = الملف الذي يقوم عليه كتب في داخله: هذا الملف وحده يكفي لاعبا آخر.
pludo-cli-install-replaced = يحل محل ملف بالاسم نفسه كان هناك. الألعاب المحفوظة بالقواعد القديمة تحتاج إلى الملف القديم.
pludo-cli-install-removed = أزيل { $file }.
pludo-cli-install-refused = لم يثبت { $file }. لم يتغير شيء.
pludo-cli-arena-heading = { $variant }، عدد الألعاب { $games }.{ $drawn ->
    [0] {""}
   *[other] {" "}بلا فائز: { $drawn }.
}
pludo-cli-arena-fault = خطأ: { $bot }: { $fault }. يكمل الروبوت الصعب.
pludo-cli-arena-score = { $seats ->
    [1] فوز { $name }: { $percent } بالمئة؛ القيمة الحقيقية بين { $low } و{ $high }.
   *[other] فوز { $name }، المقاعد { $seats }: { $percent } بالمئة لكل مقعد؛ القيمة الحقيقية بين { $low } و{ $high }.
}
pludo-cli-arena-times = { $name }: القرارات في اللعبة { $decisions }؛ للقرار { $median } من ألف من الثانية، و99 من 100 لا تزيد على { $most }.
pludo-cli-arena-length = في اللعبة: الأدوار { $turns }، الرميات { $throws }، مرات الأسر { $captures }.
pludo-cli-arena-cell = { $others ->
    [1] { $row } ضد { $column }: { $percent } بالمئة، بين { $low } و{ $high }.
   *[other] { $row } ضد { $others } من { $column }: { $percent } بالمئة، بين { $low } و{ $high }.
}
pludo-cli-arena-rating = { $name }: التصنيف { $rating }، بهامش { $doubt }.
pludo-cli-given-up = ألعاب لم تبلغ نهايتها وتركت: { $count }.
pludo-cli-balance-heading = { $variant }: الألعاب { $games }، الروبوتات { $players }، القوة { $strength }.
pludo-cli-balance-who-began = فوز البادئ: { $percent } بالمئة، { $verdict ->
    [more] أكثر من النصيب { $fair }: القيمة الحقيقية بين { $low } و{ $high }.
    [less] أقل من النصيب { $fair }: القيمة الحقيقية بين { $low } و{ $high }.
   *[fair] ولا تميزه هذه الألعاب عن النصيب { $fair }: القيمة الحقيقية بين { $low } و{ $high }.
}
pludo-cli-balance-story = تتبدل الصدارة في اللعبة { $changes } مرة؛ والفائز متقدم نهائيا بعد { $decided } بالمئة منها. وكاد { $comebacks } بالمئة من الفائزين يخسرون قبل ذلك.
pludo-cli-not-installed = غير مثبت هنا: { $names }؛ التثبيت: pip install { $packages }
pludo-cli-draw-written = كتب { $file }: { $title }.
pludo-cli-tournament-none = لا توجد بطولة بعد.
pludo-cli-tournament-created = اللعب: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = كتب { $file }.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] من 2 إلى 4 لاعبين
    [s04] لوح دائري
    [s06] 4 قطع لكل لاعب
    [s07] لا تتحرك إلا قطعك
    [s09] أربع مراحل
    [s10] ممر نهاية خاص
    [s12] الفوز بوصول كل القطع
    [s13] نرد عادي أو نردان
    [s14] رمية لترتيب اللعب
    [s15] الرمية الأكبر تبدأ
    [s16] المتعادلون يرمون مرة أخرى
    [s17] رمية واحدة في الدور
    [s18] بلا نقلة ينتهي الدور
    [s19] أول فائز ينهي اللعبة
    [s20] مسار دائري
    [s21] كل القطع تبدأ في البيت
    [s23] رقم 6 للخروج
    [s24] الخروج على مربع البداية
    [s25] مسافات متساوية
    [s26] النقل إلى الأمام
    [s27] بقدر ما تقول الرمية
    [s28] اختيار أي قطعة
    [s29] يجوز تجاوز القطع
    [s30] من يستطيع النقل يجب عليه
    [s31] رقم 6 يجب أن يخرج قطعة
    [s32] بلا 6 لا محاولة أخرى
    [s33] كل مربعات المسار سواء
    [s34] قطعك تشترك في مربع
    [s35] القطعة المأسورة إلى البيت
    [s36] الأمان على بدايتك
    [s39] دخول ممر النهاية من المربع الذي قبله
    [s40] دخول النهاية من ممر النهاية
    [s43] الرقم الصحيح للوصول
    [s44] لا تجاوز في ممر النهاية
    [s45] ممر نهاية من 4 أو 5 مربعات
    [s46] نهاية من مربع واحد
    [s47] كل نرد وحده
    [s48] النرد بأي ترتيب
    [s49] يكفي نرد واحد يلعب
    [s51] النردان بقطعة واحدة
   *[s52] طول المسار
}
pludo-cli-strict-all = هذه لودو الصارمة: القواعد كلها محفوظة، { $all }.
pludo-cli-strict-kept = من قواعد لودو الصارمة { $all } المحفوظ { $kept }.
pludo-cli-strict-relaxed = المخففة: { $list }.
pludo-cli-strict-seen = S-{ $number } تكسرها { $item } في الموقف { $position }
pludo-cli-strict-says = S-{ $number }: تقول القواعد { $value }.
pludo-cli-strict-unseen = S-{ $number }: القواعد تجيز ذلك، لكن البحث لم يبلغ موقفا كهذا.
pludo-cli-strict-searched = جرى البحث في ألعاب عشوائية عددها { $games }، وأدوارها { $turns }؛ وبقية القواعد محفوظة فيها.
pludo-cli-loose-kept = ما زالت لودو: القواعد من L-01 إلى L-37 محفوظة.
pludo-cli-loose-broken = لم تعد لودو، غير محفوظ: { $rules }.
pludo-cli-loose-stranded = لا رميات توصل قطعة { $colour } إلى نهايتها (L-27).
pludo-cli-scenarios-skipped = تخطي: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] phase { $pattern }: { $count }
   *[preset] preset { $pattern }: { $count }
}
pludo-cli-scenarios-done = الناجح { $passed }، الفاشل { $failed }
pludo-cli-web-written = الصفحة في { $folder }. يستطيع أي خادم ويب تقديمها؛ ويقول docs/web.md بأي ترويسات.
pludo-cli-web-served = اللعبة في { $address }، من هذا الحاسوب فقط. Ctrl+C ينهيها؛ وتبقى ألعابك في المتصفح.
pludo-cli-options-ignored = من { $file } هذا يصلح على خادم فقط: { $keys }.
pludo-cli-host-starting = يبدأ { $title } مع Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] جدد Ludo Plus { $version } في { $folder }، مع كل ما يحتاج إليه.
   *[new] وضع Ludo Plus { $version } في { $folder }، مع كل ما يحتاج إليه.
}
pludo-cli-host-before = كان هناك قبل ذلك الإصدار { $version }.
pludo-cli-host-found-by = يجده { $title } عبر { $anchor }. لم يتغير ملف من ملفات الخادم ولم يوضع شيء في بيئة Python الخاصة به، فلا يمسه uv sync ولا بيئة جديدة ولا Python آخر.
pludo-cli-host-old-hook = أزيل خطاف إصدار سابق: { $path }.
pludo-cli-host-keep-folders = لا تحذف هذين المجلدين بيدك: يحذف { $title } كل بيانات لعبة غائبة عند بدئه. أما playpalace-ludo host --uninstall فينسخها أولا.
pludo-cli-host-not-tried = لم يجرب هل يستطيع { $title } تحميله: لا يوجد .venv بجانب الخادم. سم Python الخاص به مع --python للتجربة.
pludo-cli-host-not-triable = تعذرت التجربة مع { $python } هل يستطيع { $title } تحميله: { $reason }
pludo-cli-host-said = يقول الخادم: { $line }
pludo-cli-host-loads = جرب مع { $python }: يحمله { $title }.
pludo-cli-host-fails = { $reason ->
    [none] تحذير: جرب مع { $python }، ولا يحمله { $title }.
   *[other] تحذير: جرب مع { $python }، ولا يحمله { $title }. { $reason }
}
pludo-cli-host-restart-installed = أعد تشغيل الخادم كالمعتاد. يكون Ludo Plus حينئذ بين ألعاب اللوح؛ وإلا فسجل الخادم يقول السبب.
pludo-cli-host-not-installed = Ludo Plus غير مثبت في { $folder }؛ لم يتغير شيء.
pludo-cli-host-copied = نسخت قاعدة البيانات إلى { $copy }.
pludo-cli-host-no-database = لم يوجد { $names } في { $folder } ولا في مجلد خادمه، فلم ينسخ شيء؛ إن كان الخادم يضعه في مكان آخر فانسخه قبل البدء القادم.
pludo-cli-host-removed = أزيل { $path }.
pludo-cli-host-data-stays = النتائج والتصنيفات والطاولات المحفوظة تبقى في قاعدة بيانات { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] تحذير: إذا بدأ { $title } بلا Ludo Plus فسيحذف كل ما حفظ له من طاولات ونتائج وإحصاءات وتصنيفات. لاستعادتها أوقف الخادم، وضع النسخة مكان قاعدة البيانات، وثبت من جديد.
   *[own] تحذير: إذا بدأ { $title } بلا Ludo Plus فسيحذف كل ما حفظ له من طاولات ونتائج وإحصاءات وتصنيفات. لاستعادتها أوقف الخادم، وضع نسختك مكان قاعدة البيانات، وثبت من جديد.
}
pludo-cli-host-restart = أعد تشغيل الخادم.
pludo-cli-host-left = ترك في مكانه، لتحفظه أو تحذفه: { $path } ({ $what ->
    [settings] إعداداتك
    [changed] إعدادات غيرت على الطاولات
    [sets] خيارات حفظها اللاعبون
    [set-aside] طاولات تعذرت قراءتها
    [records] سجلات آخر الألعاب
    [rules] وثيقة القواعد كما عدلت على الخادم
    [tables] ألعاب كانت جارية
    [purses] عملات لاعبيك
   *[copy] نسخة من قاعدة البيانات
}).
