# العربية: أجوبة ما يسأل عنه اللاعب، والخيارات، والتلميحات.
pludo-query-player-tokens = { $who ->
    [you] أنت: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] الكل في البيت
           *[no] { pludo-tokens } في البيت
        }
        [finish] { $all ->
            [yes] الكل وصل
           *[no] { pludo-tokens } عند النهاية
        }
        [home] { pludo-tokens } في { pludo-place }
       *[track] { pludo-tokens } على { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] الكل في البيت
           *[no] { $count } في البيت
        }
        [finish] { $all ->
            [yes] الكل وصل
           *[no] { $count } عند النهاية
        }
        [home] { pludo-tokens } في { pludo-place }
       *[track] { pludo-tokens } على { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] الكل في البيت
           *[no] { pludo-tokens } في البيت
        }
        [finish] { $all ->
            [yes] الكل وصل
           *[no] { pludo-tokens } عند النهاية
        }
        [home] { pludo-tokens } في { pludo-place }
       *[track] { pludo-tokens } على { pludo-place }{ pludo-query-together }، بقي { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] كل القطع في البيت.
       *[no] { pludo-tokens } في البيت.
    }
    [finish] { $all ->
        [yes] كل القطع وصلت.
       *[no] { pludo-tokens } عند النهاية.
    }
    [home] { pludo-tokens } في { pludo-place }.
   *[track] { pludo-tokens } على { pludo-place }{ pludo-query-shelter }، { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] ، زوج
    [barrier] ، حاجز
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] ، نجمة
    [colour] ، آمن { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] ، زوج
    [barrier] ، حاجز
    [safe] ، آمنة
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] بقيت خطوة إلى النهاية
    [two] بقيت خطوتان إلى النهاية
    [few] بقيت { $left } خطوات إلى النهاية
   *[other] بقيت { $left } خطوة إلى النهاية
}

pludo-query-threat = { $from ->
    [yard] خروج { $name } يهدد { pludo-query-own }: { pludo-likely }.
    [way] { pludo-query-theirs } خلف { pludo-query-own } بمسافة { $steps }، والأسر ممكن: { pludo-likely }.
   *[elsewhere] أسر { pludo-query-own } ممكن من { $name }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] خروجك يهدد { pludo-query-victim }: { pludo-likely }.
       *[other] خروج { $own-name } يهدد { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } أمام { pludo-query-own } بمسافة { $steps }، وأسرها ممكن: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] يمكنك أسر { pludo-query-victim }: { pludo-likely }.
       *[other] أسر { pludo-query-victim } ممكن من { $own-name }: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [1] قطعة { $name } { $tokens }
    [2] قطعتي { $name } { $tokens }
   *[other] قطع { $name } { $tokens }
}
pludo-query-theirs = { $count ->
    [1] قطعة { $name } { $tokens }
    [2] قطعتا { $name } { $tokens }
   *[other] قطع { $name } { $tokens }
}
pludo-query-own = { $own-count ->
    [1] { $own-who ->
        [you] قطعتك { $own }
       *[other] قطعة { $own-name } { $own }
    }
    [2] { $own-who ->
        [you] قطعتيك { $own }
       *[other] قطعتي { $own-name } { $own }
    }
   *[other] { $own-who ->
        [you] قطعك { $own }
       *[other] قطع { $own-name } { $own }
    }
}
pludo-query-by-ability = { $who ->
    [you] مع { $ability } يمكنك أسر { $pieces_gen }
   *[other] مع { $ability } أسر { $pieces_gen } ممكن من { $name }
}، { $count ->
    [1] { pludo-with-percent }.
   *[other] { $least ->
        [1] الأرجح { pludo-with-percent }.
       *[0] { $with-percent } بالمئة على الأكثر.
    }
}
pludo-query-nobody-near = لا أحد قريب.
pludo-query-none-found = لم يظهر أسر ممكن، لكن الاحتمالات أكثر من أن تفحص كلها.

pludo-query-one-more = { $throw ->
    [cards] بطاقة أخرى
    [spinner] لفة أخرى
   *[dice] رمية أخرى
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] دورك: سحب بطاقة لمعرفة من يبدأ.
            [spinner] دورك: لفة لمعرفة من يبدأ.
           *[dice] دورك: رمية لمعرفة من يبدأ.
        }
        [order] { $throw ->
            [cards] دورك: سحب بطاقة للترتيب.
            [spinner] دورك: لفة للترتيب.
           *[dice] دورك: رمية للترتيب.
        }
        [roll] { $throw ->
            [cards] دورك: سحب بطاقة.
            [spinner] دورك: لف الدوارة.
           *[dice] دورك: رمي النرد.
        }
        [roll-pool] دورك: { pludo-query-one-more }، وبعدها لعب { $dice }.
        [roll-second] دورك: { pludo-query-one-more }، وتبقى لك واحدة من الاثنتين؛ لديك { $dice }.
        [move-roll] دورك: لعب { $dice }، ثم { pludo-query-one-more }.
        [take] دورك: اختيار قدرة.
        [duel] دورك: رمية المبارزة.
        [lot] دورك: سحب القرعة.
        [pick] دورك: اختيار { $dice }.
       *[move] دورك: لعب { $dice }.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] دور { $name }: سحب بطاقة لمعرفة من يبدأ.
            [spinner] دور { $name }: لفة لمعرفة من يبدأ.
           *[dice] دور { $name }: رمية لمعرفة من يبدأ.
        }
        [order] { $throw ->
            [cards] دور { $name }: سحب بطاقة للترتيب.
            [spinner] دور { $name }: لفة للترتيب.
           *[dice] دور { $name }: رمية للترتيب.
        }
        [roll] { $throw ->
            [cards] دور { $name }: سحب بطاقة.
            [spinner] دور { $name }: لف الدوارة.
           *[dice] دور { $name }: رمي النرد.
        }
        [roll-pool] دور { $name }: { pludo-query-one-more }، وبعدها لعب { $dice }.
        [roll-second] دور { $name }: { pludo-query-one-more }، وتبقى واحدة من الاثنتين؛ الأولى { $dice }.
        [move-roll] دور { $name }: لعب { $dice }، ثم { pludo-query-one-more }.
        [take] دور { $name }: اختيار قدرة.
        [duel] دور { $name }: رمية المبارزة.
        [lot] دور { $name }: سحب القرعة.
        [pick] دور { $name }: اختيار { $dice }.
       *[move] دور { $name }: لعب { $dice }.
    }
}
pludo-query-changed = ما تغير في هذه اللعبة.
pludo-query-score = { $who ->
    [you] أنت: وصلت { $home } من { $all }، { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: وصلت { $home } من { $all }، { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] ، { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] بقيت خطوة
    [two] بقيت خطوتان
    [few] بقيت { $left } خطوات
   *[other] بقيت { $left } خطوة
}
pludo-query-captures = { $count-captures ->
    [yes] ، { $goal ->
        [0] { $captures ->
            [one] أسر واحد
            [two] أسر مرتين
            [few] أسر { $captures } مرات
           *[other] أسر { $captures } مرة
        }
       *[other] الأسر { $captures } من { $goal }
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] آخر بطاقة لك: { $dice }.
       *[other] آخر بطاقة، { $name }: { $dice }.
    }
    [spinner] { $who ->
        [you] آخر لفة لك: { $dice }.
       *[other] آخر لفة، { $name }: { $dice }.
    }
   *[dice] { $who ->
        [you] آخر رمية لك: { $dice }.
       *[other] آخر رمية، { $name }: { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [one] { $dice } مرة واحدة في هذا الدور حتى الآن.
    [two] { $dice } مرتين على التوالي.
    [few] { $dice } جاء { $streak } مرات على التوالي.
   *[other] { $dice } جاء { $streak } مرة على التوالي.
}

pludo-query-since-nothing = لم يحدث شيء منذ دورك الأخير.
pludo-query-since-capture = { $who ->
    [you] أسرت { $victims_gen } { pludo-at-place }.
   *[other] { $name }: أسر { $victims_gen } { pludo-at-place }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }، { $list }.
}
pludo-query-since-who = { $who ->
    [you] أنت
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } إلى البيت
    [finish] { pludo-tokens } إلى النهاية
   *[other] { pludo-tokens } إلى { pludo-place }
}
pludo-query-since-no-move = لا نقلة
pludo-query-since-penalty = { $kind ->
    [rollback] ألغي الدور
    [sent-back] آخر قطعة إلى البيت
   *[forfeit] ضاعت آخر رمية
}
pludo-query-since-skipped = فات دور
pludo-query-since-lost = ضاع دور
pludo-query-since-placed = انتهى اللعب، المركز { $place }
pludo-query-since-used = استعمال { $ability }

pludo-query-partner = تلعب مع { $partners }.
pludo-query-colours = الألوان: { $list }.
pludo-query-colour-of = { $who ->
    [you] أنت { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] لم تسحب بطاقة بعد.
    [spinner] لم تدر الدوارة بعد.
   *[dice] لا رمية بعد.
}
pludo-query-partners = الشركاء: { $partners }.
pludo-query-position = { $title }، { $number }.
pludo-query-turn-number = { $number ->
    [0] رميات الافتتاح
   *[other] الدور { $number }
}
pludo-query-who = { $who ->
    [you] لونك { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name }: { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] ، شريك لك
    [other] ، شريك { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] ، روبوت، { $bot }
}

pludo-query-prisoners = { $who ->
    [you] سجناؤك: { $pieces }.
   *[other] سجناء { $name }: { $pieces }.
}
pludo-query-answers-given = تم اختيار: { $players }.
pludo-query-hand = { $who ->
    [you] في يدك: { $cards }.
   *[other] في يد { $name }: { $cards }.
}

pludo-query-choose = الخيارات:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } مع { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
        [1] قطعة { $owner-name } { $tokens }
        [2] قطعتا { $owner-name } { $tokens }
       *[other] قطع { $owner-name } { $tokens }
    }
       *[actor] { $count ->
            [1] القطعة { $tokens }
            [2] القطعتان { $tokens }
           *[other] القطع { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $owner-name } { $tokens }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] ، قفزا من { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] ، عبر { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] ، { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: خروج { pludo-at-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: خروج{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: خروج { pludo-at-place }{ pludo-query-choice-jump }، أسر { $victims_gen }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: خروج، أسر { $victims_gen }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: إلى النهاية ثم رجوعا إلى { pludo-place }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: رجوعا إلى { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] ، آمنة
    [barrier] ، حاجز
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: إلى { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: إلى النهاية.
    .brief = { pludo-query-choice-head }: النهاية.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }، أسر { $victims_gen }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: أسر { $victims_gen }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: خروج { pludo-at-place }{ pludo-query-choice-jump }، مبارزة { $victims_gen }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: خروج، مبارزة { $victims_gen }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }، مبارزة { $victims_gen }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: مبارزة { $victims_gen }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] تبقى خطوة
    [two] تبقى خطوتان
    [few] تبقى { $steps } خطوات
   *[other] تبقى { $steps } خطوة
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }{ pludo-query-choice-jump }، أسر { $victims_gen }، ثم إلى النهاية.
    .brief = { pludo-query-choice-head }: أسر { $victims_gen }، النهاية.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }، زوج مع القطعة { $other }.
    .brief = { pludo-query-choice-head }: زوج مع { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: فدية، حرة في البيت.
    .brief = { pludo-query-choice-head }: فدية.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }دفع { $victims_gen } من { pludo-from } إلى { pludo-place }.
    .brief = { pludo-query-choice-key }دفع { $victims_gen } إلى { pludo-place }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: لا أسر { pludo-at-place }، { $number ->
        [one] حتى دورك التالي
        [two] مدة دورين
        [few] مدة { $number } أدوار
       *[other] مدة { $number } دورا
    }.
    .brief = { pludo-query-choice-head }: درع.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: من { pludo-from } إلى { pludo-place }، مبادلة { $other_gen }.
    .brief = { pludo-query-choice-head }: مبادلة { $other_gen } { pludo-at-place }.
pludo-query-choice-twice =
    .normal = { $ability }: رميتان تبقى لك إحداهما.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: أخذ { $ability }، { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] كل قطع كل اللاعبين
    [others] كل قطع الآخرين
   *[all] كل قطعك
} { $way ->
    [back] { $steps } إلى الوراء
   *[ahead] { $steps } إلى الأمام
}: { $ends }{ $captures ->
    [0] {""}
   *[other] ، أسر: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] النهاية
    [capture] { pludo-place } مع أسر { $victims_gen }
    [carried] { pludo-place } مع أسر { $victims_gen }، ثم النهاية
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}آمنة
        [barrier] {" "}حاجزا
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } خلفها بمسافة { $steps }.
   *[other] هناك قد تأسرها قطعة { $name }.
}
pludo-query-choice-end = { $piece } إلى { pludo-place }
pludo-query-choice-change = { $tokens }: تبادل المكان.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] سحب بطاقة
    [spinner] لفة
   *[dice] رمية
}، وما لديك يبقى.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] لا يمكنك إلا التمرير.
       *[no] { pludo-query-choice-key }تمرير.
    }
    .brief = { pludo-query-choice-key }تمرير.

pludo-reason-only = إنها النقلة الوحيدة.
pludo-reason-wins = بها تنهي اللعب.
pludo-reason-home = القطعة { $token } تدخل النهاية.
pludo-reason-captures = فيها أسر { $victims_gen }.
pludo-reason-enters = القطعة { $token } تخرج.
pludo-reason-column = القطعة { $token } تبلغ ممر النهاية، حيث لا يتبعها أحد.
pludo-reason-beyond = من هناك لا يمكن أسر القطعة { $token }.
pludo-reason-safe = هي هناك آمنة.
pludo-reason-escapes = { $count ->
    [1] تنجو من { $name }، وكان الأسر ممكنا: { pludo-percent }.
   *[other] تنجو من { $name } ومن آخرين، وكان الأسر ممكنا: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [1] وإلا فأسرها ممكن من { $name }: { pludo-percent }.
   *[other] وإلا فأسرها ممكن من { $name } ومن آخرين: { pludo-percent }.
}
pludo-reason-swaps = تكسب { $gain ->
    [one] خطوة
    [two] خطوتين
    [few] { $gain } خطوات
   *[other] { $gain } خطوة
}، وقطعة { $name } { $victim } { $theirs ->
    [0] تخسر { $loss }
   *[other] تكسب { $theirs }
}.
pludo-reason-unseen = { $count ->
    [one] القدرة الخفية لدى الآخرين لم تحسب.
    [two] القدرتان الخفيتان لدى الآخرين لم تحسبا.
    [few] لم تحسب { $count } قدرات خفية لدى الآخرين.
   *[other] لم تحسب { $count } قدرة خفية لدى الآخرين.
}
pludo-reason-threatens = بعدها تهدد قطعة { $name } { $victim }: { pludo-percent }.
pludo-reason-pushes = تدفع قطعة { $name } { $victim }.
pludo-reason-passes = كل نقلة أخرى أسوأ.
pludo-reason-exposed = { $count ->
    [1] لكن أسرها هناك ممكن من { $name }: { pludo-percent }.
   *[other] لكن أسرها هناك ممكن من { $name } ومن آخرين: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [1] لكن أسر القطعة { $token } يصير ممكنا من { $name }: { pludo-percent }.
   *[other] لكن أسر القطعة { $token } يصير ممكنا من { $name } ومن آخرين: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] نقل القطعة { $token } فيه خطر الأسر: { pludo-percent }.
   *[other] نقل القطعة { $token } أخطر: { pludo-percent } بدل { $instead }.
}
pludo-reason-ahead = القطعة { $token } أول قطعك في الطريق إلى النهاية.
pludo-reason-behind = القطعة { $token } آخر قطعك، وهكذا تلحق بها.
pludo-reason-clear = هي أفضل من الباقي بوضوح.
pludo-reason-better = هي أفضل من الباقي قليلا.
pludo-reason-equal = التالية لها تكاد تساويها.

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }، { $faces }؛ المتوقع نحو { $each } لكل رقم. أطول انتظار للستة: { $longest }، والمعتاد نحو { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }، { $faces }. أطول انتظار للستة: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] أنت
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
    [spinner] { $count ->
        [one] لفة واحدة
        [two] لفتان
        [few] { $count } لفات
       *[other] { $count } لفة
    }
   *[dice] { $count ->
        [one] رمية واحدة
        [two] رميتان
        [few] { $count } رميات
       *[other] { $count } رمية
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] { pludo-ledger-number } ولا مرة
    [one] { pludo-ledger-number } مرة
    [two] { pludo-ledger-number } مرتين
    [few] { pludo-ledger-number } { $count } مرات
   *[other] { pludo-ledger-number } { $count } مرة
}
pludo-ledger-number = { $face ->
    [1] الواحد
    [2] الاثنان
    [3] الثلاثة
    [4] الأربعة
    [5] الخمسة
   *[6] الستة
}
pludo-ledger-face-expected = { $face }: { $count }، المتوقع { $expected }
pludo-ledger-fair = { $throw ->
    [cards] الجميع يسحب من البطاقات نفسها، والخلط بالصدفة وحدها.
    [spinner] الفرص متساوية للجميع.
   *[dice] النرد واحد للجميع، وكل رمية صدفة محضة.
}
