# العربية: مراجعة الألعاب والألغاز والإحصاءات.
pludo-review-turned = أين تحولت اللعبة:
pludo-review-none-turned = { $who ->
    [you] لم يغير أي دور فرصتك في الفوز بنقطة مئوية كاملة.
   *[other] لم يغير أي دور فرصة { $name } في الفوز بنقطة مئوية كاملة.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] الدور { $number }: فرصتك في الفوز ترتفع من { $before } إلى { $after } بالمئة.
       *[down] الدور { $number }: فرصتك في الفوز تنخفض من { $before } إلى { $after } بالمئة.
    }
   *[other] { $way ->
        [up] الدور { $number }: فرصة { $name } في الفوز ترتفع من { $before } إلى { $after } بالمئة.
       *[down] الدور { $number }: فرصة { $name } في الفوز تنخفض من { $before } إلى { $after } بالمئة.
    }
}
pludo-review-dear = الاختيارات الأعلى كلفة:
pludo-review-none-dear = لم يكلف أي اختيار واحدا بالمئة.
pludo-review-abilities = لا حكم على وقت استعمال القدرة.
pludo-review-choice = الدور { $number }، { $who ->
    [you] أنت
   *[other] { $name }
}، ضاع { $cost } بالمئة. ما لعب: { $made } الأفضل: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] لم يكن لك اختيار.
        [one] كان لك اختيار واحد، وضاع { $cost } بالمئة.
        [two] كان لك اختياران، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
        [few] كانت لك { $choices } اختيارات، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
        [many] كان لك { $choices } اختيارا، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
       *[other] كان لك { $choices } اختيار، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
    }
   *[other] { $choices ->
        [0] { $name }: بلا اختيار.
        [one] { $name }: اختيار واحد، وضاع { $cost } بالمئة.
        [two] { $name }: اختياران، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
        [few] { $name }: { $choices } اختيارات، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
        [many] { $name }: { $choices } اختيارا، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
       *[other] { $name }: { $choices } اختيار، { pludo-review-best }، وضاع { $cost } بالمئة في المجموع.
    }
}
pludo-review-best = { $best ->
    [0] الأفضل ولا مرة
    [one] الأفضل مرة
    [two] الأفضل مرتين
    [few] الأفضل { $best } مرات
   *[other] الأفضل { $best } مرة
}

pludo-review-working = مراجعة اللعبة جارية. Escape يوقف.
    .touch = مراجعة اللعبة جارية.
pludo-review-how-far = تم { $percent } بالمئة.

pludo-learn-title = { pludo-learn-could } Page Down: التالي. H: الجواب. Escape: كفى.
    .touch = { pludo-learn-could }
pludo-learn-could = { $count ->
    [one] اختيار واحد كان يمكن أن يكون أفضل.
    [two] اختياران كان يمكن أن يكونا أفضل.
    [few] { $count } اختيارات كان يمكن أن تكون أفضل.
    [many] { $count } اختيارا كان يمكن أن تكون أفضل.
   *[other] { $count } اختيار كان يمكن أن تكون أفضل.
}
pludo-learn-none = لا شيء للتعلم هنا: لم يضع أي اختيار شيئا واضحا.
pludo-learn-whose = اختيارات من؟
pludo-learn-of = { $name }
pludo-learn-count = { $number } من { $count }.
pludo-learn-question = الدور { $number }، { $throw ->
    [cards] بطاقتك { $dice }.
    [spinner] لفتك { $dice }.
   *[dice] رميتك { $dice }.
} ما لعبته: { $made } ما الأفضل؟
pludo-learn-best = صحيح: أفضل مما لعبته، والفرق { $gain } بالمئة.
pludo-learn-equal = صحيح: أفضل مما لعبته، والفرق { $gain } بالمئة، ويكاد يساوي الأفضل.
pludo-learn-better = أفضل مما لعبته، والفرق { $gain } بالمئة. وهناك أفضل منه.
pludo-learn-level = يكاد يساوي ما لعبته. هناك أفضل.
pludo-learn-same = هذا ما لعبته. هناك أفضل.
pludo-learn-worse = ليس أفضل: فرصة فوزه { $percent } بالمئة، وما لعبته { $other } بالمئة.
pludo-learn-answer = الأفضل: { $choice } فرصة فوزه { $best } بالمئة مقابل { $other } بالمئة.
pludo-learn-first = هذا هو الأول.
pludo-learn-last = هذا هو الأخير. Escape يغلق.
    .touch = هذا هو الأخير.
pludo-learn-help = الاختيار كما في اللعبة: برقم القطعة، أو بالأسهم وEnter. H يقول الجواب، ومرة أخرى قيمة كل اختيار. R يكرر المسألة، Page Down وPage Up للتقدم والرجوع، وبعد اختيار صحيح يتقدم Enter أيضا. كل الأسئلة تعمل: V وM وN والمستكشف. Escape يغلق.
    .touch = الاختيار كما في اللعبة. «تلميح» يقول الجواب، ومرة أخرى قيمة كل اختيار. كل الأسئلة تعمل.

pludo-puzzle-question = { $title }. أنت { $name }، { $throw ->
    [cards] وبطاقتك { $dice }.
    [spinner] ولفتك { $dice }.
   *[dice] ورميتك { $dice }.
} V يقرأ اللوح. ما أفضل اختيار؟
    .touch = { $title }. أنت { $name }، { $throw ->
        [cards] وبطاقتك { $dice }.
        [spinner] ولفتك { $dice }.
       *[dice] ورميتك { $dice }.
    } ما أفضل اختيار؟
pludo-puzzle-best = صحيح: فرصة فوزه { $percent } بالمئة، والتالي له { $other } بالمئة.
pludo-puzzle-worse = لا: فرصة فوزه { $percent } بالمئة، والأفضل { $best } بالمئة.
pludo-puzzle-told = بعد التلميح لا يحسب حلا.

pludo-stats-working = مراجعة ألعابك جارية. Escape يترك حساب الحظ والمهارة.
    .touch = مراجعة ألعابك جارية.
pludo-stats-working-less = جمع ألعابك جار. Escape يوقف.
    .touch = جمع ألعابك جار.
pludo-stats-title = ألعابك. Enter يقول المزيد، Escape يغلق.
    .touch = ألعابك. كل سطر يقول المزيد.
pludo-stats-none = لا لعبة منتهية لديك بعد. كل لعبة تبلغ آخرها تحسب.
pludo-stats-left-out = { $count ->
    [1] ترك سجل واحد: { $damaged ->
        [0] ليس لك، أو قواعده ناقصة.
       *[other] لا يمكن قراءته.
    }
   *[other] سجلات متروكة، عددها { $count }: { $damaged ->
        [0] ليست لك، أو قواعدها ناقصة.
       *[other] { $foreign ->
            [0] لا يمكن قراءتها.
           *[other] { $damaged } لا يقرأ، و{ $foreign } ليس لك أو قواعده ناقصة.
        }
    }
}
pludo-stats-undated = { $count ->
    [one] لعبة واحدة تاريخها غير ممكن، فلا تحسب في أي شهر. هل ساعة هذا الحاسوب صحيحة؟
    [two] لعبتان تاريخهما غير ممكن، فلا تحسبان في أي شهر. هل ساعة هذا الحاسوب صحيحة؟
    [few] { $count } ألعاب تاريخها غير ممكن، فلا تحسب في أي شهر. هل ساعة هذا الحاسوب صحيحة؟
   *[other] { $count } لعبة تاريخها غير ممكن، فلا تحسب في أي شهر. هل ساعة هذا الحاسوب صحيحة؟
}
pludo-stats-result = { $games ->
    [1] لعبة واحدة، { $won ->
        [0] بلا فوز.
       *[other] بفوز.
    }
   *[other] عدد الألعاب { $games }، والفوز { $won }: { $percent } بالمئة، ونصيب كل لاعب { $fair }.
}
pludo-stats-places = المراكز: { $places }.
pludo-stats-place = { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
    [4] الرابع
    [5] الخامس
    [6] السادس
   *[other] { $place }
} { $count ->
    [one] مرة
    [two] مرتين
    [few] { $count } مرات
   *[other] { $count } مرة
}
pludo-stats-captures = الأسر: منك { $made }، وعليك { $suffered }.
pludo-stats-rating = التصنيف { $rating }، بين { $low } و{ $high }: قوة تقارب الروبوت { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] عشوائي
    [easy] سهل
    [normal] عادي
    [hard] صعب
    [people] الناس
   *[expert] خبير
}
pludo-stats-ladder = تصنيف الروبوت { pludo-stats-bot }: { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] التصنيف: بعد لعبة أخرى ضد روبوتات.
    [two] التصنيف: بعد لعبتين أخريين ضد روبوتات.
    [few] التصنيف: بعد { $count } ألعاب أخرى ضد روبوتات.
   *[other] التصنيف: بعد { $count } لعبة أخرى ضد روبوتات.
}
pludo-stats-rating-library = التصنيف يحتاج إلى مكتبة أخرى: pip install openskill.
pludo-stats-skill = المهارة: يضيع { $lost } بالمئة من فرصة فوزك في كل اختيار؛ و{ $good } من كل 100 اختيار أضاع أقل من واحد بالمئة.
pludo-stats-skill-meaning = يقارن كل اختيار بالأفضل كما يراه أقوى روبوت. لا دخل للنرد فيه. في ألعاب الاثنين يضيع الروبوت العشوائي 1.4 بالمئة في كل اختيار، والسهل 1.1، والعادي 0.7، والصعب 0.5، والخبير لا شيء؛ وعلى طاولة من أربعة نحو نصف ذلك.
pludo-stats-luck = { $way ->
    [even] الحظ: متعادل.
    [good] الحظ: جيد، أعطاك النرد { $percent } بالمئة من فرصة الفوز في كل لعبة فوق المتوقع.
   *[bad] الحظ: سيئ، أخذ النرد { $percent } بالمئة من فرصة فوزك في كل لعبة.
}
pludo-stats-luck-own = { $way ->
    [even] نردك: متعادل.
    [good] نردك أعطاك { $percent } بالمئة.
   *[bad] نردك أخذ منك { $percent } بالمئة.
}
pludo-stats-luck-others = { $way ->
    [even] نرد الآخرين: متعادل.
    [good] نرد الآخرين أعطاك { $percent } بالمئة.
   *[bad] نرد الآخرين أخذ منك { $percent } بالمئة.
}
pludo-stats-luck-meaning = تقارن كل رمية بكل ما كان يمكن أن يقع، وكل منها بأفضل لعب. على مدى ألعاب كثيرة يتلاشى الفرق.
pludo-stats-no-look = بلا حساب الحظ والمهارة.
pludo-stats-by-rules = بحسب القواعد
pludo-stats-by-opponent = بحسب الخصوم
pludo-stats-by-month = شهرا شهرا
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}، الفوز { $won }{ $looked ->
    [yes] ، يضيع { $lost } بالمئة في كل اختيار.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] ضد الناس
   *[other] ضد روبوت { pludo-stats-bot }
}: سبقت { $ahead } من { $met }؛ { pludo-stats-short }
pludo-stats-month = { $month ->
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
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }التصنيف { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = الإنجازات: { $count } من { $total }
pludo-stats-reached-first-win = أول فوز، في اللعبة { $number }.
pludo-stats-reached-untouched = بلا خدش: فوز بلا أسر عليك، في اللعبة { $number }.
pludo-stats-reached-hunter = صياد: الأسر عشر مرات في لعبة واحدة، في اللعبة { $number }.
pludo-stats-reached-beat-expert = فوز على خبير، في اللعبة { $number }.
pludo-stats-reached-comeback = عودة من الحافة: فوز من أقل من 5 بالمئة، في اللعبة { $number }.
pludo-stats-reached-flawless = بلا خطأ: لم يضع أي اختيار واحدا بالمئة، في اللعبة { $number }.
pludo-stats-reached-run = الفوز خمس مرات متتالية، حتى اللعبة { $number }.
pludo-stats-reached-rule-sets = الفوز بخمس مجموعات قواعد، حتى اللعبة { $number }.
pludo-stats-reached-many = مئة لعبة.
pludo-stats-open-first-win = باق: الفوز بلعبة.
pludo-stats-open-untouched = باق: الفوز بلا أسر عليك.
pludo-stats-open-hunter = باق: الأسر عشر مرات في لعبة واحدة.
pludo-stats-open-beat-expert = باق: الفوز على خبير.
pludo-stats-open-comeback = باق: الفوز من أقل من 5 بالمئة.
pludo-stats-open-flawless = باق: خمسة عشر اختيارا أو أكثر في لعبة، ولا واحد منها يضيع واحدا بالمئة.
pludo-stats-open-run = باق: الفوز بخمس ألعاب متتالية.
pludo-stats-open-rule-sets = باق: الفوز بخمس مجموعات قواعد.
pludo-stats-open-many = باق: إكمال مئة لعبة.
pludo-puzzle-answer = الأفضل: { $choice } فرصة فوزه { $best } بالمئة، والتالي له { $other } بالمئة، زائد أو ناقص { $sure }.
pludo-puzzle-title = ألغاز. { $clock ->
    [behind] تقويم هذا الحاسوب متأخر عن آخر ألغازك، فالسلسلة تنتظر.
   *[right] { $days ->
        [0] { $run ->
            [0] حل ثلاثة ألغاز في يوم يبدأ سلسلة.
            [1] لغز واحد صحيح من أول محاولة.
           *[other] ألغاز متتالية صحيحة من أول محاولة: { $run }.
        }
        [1] يوم واحد.
       *[other] أيام متتالية: { $days }.
    }
}
pludo-puzzle-day = { $ago ->
    [0] ألغاز اليوم
    [1] ألغاز أمس
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
    }
}: حل { $solved } من { $count }.
pludo-puzzle-grade = { pludo-stats-bot }: حل { $solved } من { $count }.
pludo-puzzle-grades = الدرجة هي أضعف روبوت يجد الجواب. عشرة في كل مرة، وما لم يحل أولا.
pludo-puzzle-earlier = أيام سابقة
pludo-puzzle-day-done = { $days ->
    [1] حلت ألغاز اليوم الثلاثة. عودة غدا تبدأ سلسلة.
   *[other] حلت ألغاز اليوم الثلاثة، والأيام المتتالية: { $days }.
}
pludo-puzzle-missing = الألغاز ناقصة في هذا التثبيت أو تالفة؛ تثبيت جديد يعيدها.
pludo-puzzle-not-kept = تعذر تدوين الحل: { $reason }.
pludo-puzzle-book-damaged = تعذرت قراءة قائمة ألغازك المحلولة. هي الآن في { $file }، وتبدأ قائمة جديدة.
pludo-puzzle-book-unreadable = لا يمكن قراءة قائمة ألغازك المحلولة، { $file }، الآن، فلا يدون شيء.
pludo-puzzle-heading = اللغز { $number }، { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] ألغاز بلا نهاية.
    [where] تدريب السمع: أين هي؟
   *[risk] تدريب السمع: خمن الخطر.
}
pludo-ear-row = { $title } التصنيف { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] لغز بعد لغز، بصعوبة تصنيفك. تحسب إجابتك الأولى، والتلميح يحسب خطأ.
    [where] تسمع اللوح وبضعة أدوار. ثم تختار أين تقف قطعة. كلما تحسنت زادت الأدوار واللاعبون.
   *[risk] تسمع اللوح. ثم تختار ما احتمال أسر قطعة لك إذا رمى كل خصم النرد مرة. كلما تحسنت تقاربت الإجابات.
}
pludo-ear-question = { $kind ->
    [where] أين تقف الآن { $piece }؟
   *[risk] ما الخطر على { $piece_gen } إذا رمى كل خصم النرد مرة؟
}
pludo-ear-place = { $kind ->
    [yard] في البيت
    [home] في { pludo-place }
    [finish] في النهاية
   *[track] على { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] صحيح، { $answer }.
   *[no] لا، الصحيح: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] التصنيف { $rating }، بزيادة { $points }.
   *[down] التصنيف { $rating }، بنقصان { $points }.
}
pludo-ear-next = السؤال التالي
pludo-ear-no-answer = لا إجابة بهذا الرقم.
pludo-ear-working = إعداد سؤال جار. Escape يوقف.
    .touch = إعداد سؤال جار.
pludo-ear-done = { $right } صحيحة من { $count }. التصنيف { $rating }.
