# العربية: ما يحدث في اللعبة، والكلمات التي تستعملها الملفات الأخرى.
pludo-language-name = العربية

pludo-list-more = { $before }، { $item }
pludo-list-last = { $before } و{ $item }
pludo-list-or = { $before } أو { $item }
pludo-list-none = لا شيء

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] الأحمر
    [blue] الأزرق
    [green] الأخضر
    [yellow] الأصفر
    [orange] البرتقالي
    [violet] البنفسجي
    [black] الأسود
    [white] الأبيض
    [pink] الوردي
    [brown] البني
    [grey] الرمادي
    [turquoise] الفيروزي
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] أحمر
    [blue] أزرق
    [green] أخضر
    [yellow] أصفر
    [orange] برتقالي
    [violet] بنفسجي
    [black] أسود
    [white] أبيض
    [pink] وردي
    [brown] بني
    [grey] رمادي
    [turquoise] فيروزي
   *[other] { $colour }
}
pludo-you = أنت

pludo-place = { $kind ->
    [yard] البيت
    [home] ممر النهاية { $square } من { $of }
    [finish] النهاية
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }، العبور الثاني
    }
}
pludo-at-place = { $kind ->
    [yard] في البيت
    [home] في { pludo-place }
    [finish] عند النهاية
   *[track] على { pludo-place }
}
pludo-from = { $from-kind ->
    [yard] البيت
    [home] ممر النهاية { $from-square }
    [finish] النهاية
   *[track] { $from-visit ->
        [1] { $from-square }
       *[other] العبور الثاني في { $from-square }
    }
}

pludo-tokens = { $owner ->
    [you] { pludo-token-yours }
    [other] { $count ->
        [1] قطعة { $owner-name } { $tokens }
        [2] قطعتا { $owner-name } { $tokens }
       *[other] قطع { $owner-name } { $tokens }
    }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [1] القطعة { $tokens }
    [2] القطعتان { $tokens }
   *[other] القطع { $tokens }
}
pludo-token-yours = { $count ->
    [1] قطعتك { $tokens }
    [2] قطعتاك { $tokens }
   *[other] قطعك { $tokens }
}
pludo-extra-steps = { $steps ->
    [one] خطوة إضافية
    [two] خطوتان إضافيتان
    [few] { $steps } خطوات إضافية
   *[other] { $steps } خطوة إضافية
}

pludo-piece = { $who ->
    [you] { pludo-token-yours }
   *[other] { $count ->
        [1] قطعة { $name } { $tokens }
        [2] قطعتا { $name } { $tokens }
       *[other] قطع { $name } { $tokens }
    }
}
    .gen = { $who ->
        [you] { $count ->
            [1] قطعتك { $tokens }
            [2] قطعتيك { $tokens }
           *[other] قطعك { $tokens }
        }
       *[other] { $count ->
            [1] قطعة { $name } { $tokens }
            [2] قطعتي { $name } { $tokens }
           *[other] قطع { $name } { $tokens }
        }
    }
    .begin = { $who ->
        [you] { pludo-token-yours }
       *[other] { $count ->
            [1] قطعة { $name } { $tokens }
            [2] قطعتا { $name } { $tokens }
           *[other] قطع { $name } { $tokens }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] بطاقتك: { $dice }
       *[other] بطاقة { $name }: { $dice }
    }
    [spinner] { $who ->
        [you] لفتك: { $dice }
       *[other] لفة { $name }: { $dice }
    }
   *[dice] { $who ->
        [you] رميتك: { $dice }
       *[other] رمية { $name }: { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }
# Who acts, before what happens; nothing for the hearer or one just named.
pludo-actor = { $who ->
    [other] { $name }:{" "}
   *[you] {""}
}

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }، لا يمكن تحريك أي قطعة{ pludo-why-stuck }.
    .normal = { pludo-rolls }، لا نقلة{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }، لا نقلة.
    .chosen-full = لا يمكن تحريك أي قطعة مع { $dice }{ pludo-why-stuck }.
    .chosen-normal = لا نقلة مع { $dice }{ pludo-why-stuck }.
    .chosen-brief = لا نقلة مع { $dice }.

pludo-why-stuck = { $why ->
    [yard] : لا تخرج قطعة إلا مع { $entries }
    [doubled-odd] : الزوج يحتاج إلى عدد زوجي
    [barrier] : حاجز يسد الطريق
    [blocked] : قطعة من اللون نفسه تسد الطريق
    [own-limit] : قطع من اللون نفسه تسد الطريق
    [tile-full] : المربع ممتلئ
    [spared] : القطعة هناك لا يمكن أسرها
    [needs-captures] : لا بد من أسر قطعة أولا
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }، { pludo-ordinal } على التوالي. ألغيت كل نقلات هذا الدور، وانتهى الدور.
    .normal = { pludo-rolls }، { pludo-ordinal } على التوالي. ألغي الدور.
    .brief = { pludo-rolls.brief }، { pludo-ordinal } على التوالي. ألغي الدور.
pludo-forfeit =
    .full = { pludo-rolls }، { pludo-ordinal } على التوالي. ضاعت هذه الرمية وانتهى الدور.
    .normal = { pludo-rolls }، { pludo-ordinal } على التوالي. ضاعت الرمية.
    .brief = { pludo-rolls.brief }، { pludo-ordinal } على التوالي. ضاعت الرمية.
pludo-sent-back =
    .full = { pludo-rolls }، { pludo-ordinal } على التوالي. { pludo-tokens } إلى البيت، وانتهى الدور.
    .normal = { pludo-rolls }، { pludo-ordinal } على التوالي. { pludo-tokens } إلى البيت.
    .brief = { pludo-rolls.brief }، { pludo-ordinal } على التوالي. { pludo-tokens } إلى البيت.
pludo-ordinal = { $streak ->
    [1] الأولى
    [2] الثانية
    [3] الثالثة
    [4] الرابعة
    [5] الخامسة
   *[other] رقم { $streak }
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } بفضل الستة.
            [capture] { pludo-again-now } بفضل الأسر.
            [hand] { pludo-again-now }: يدك لم تكتمل.
            [second] { pludo-again-now }: تبقى لك واحدة من الاثنتين.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] بطاقة أخرى من نصيب { $name }.
            [spinner] لفة أخرى من نصيب { $name }.
           *[dice] رمية أخرى من نصيب { $name }.
        }
    }
    .normal = { pludo-again-now }.
    .brief = مرة أخرى.
pludo-again-now = { $throw ->
    [cards] بطاقة أخرى
    [spinner] لفة أخرى
   *[dice] رمية أخرى
}

pludo-foot = { $foot-kind ->
    [home] ممر النهاية { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] العبور الثاني في { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] قفزة إلى الأمام من { pludo-foot }.
   *[back] رجوع إلى الوراء من { pludo-foot }.
}
pludo-taken-over = { $who ->
    [you] { pludo-token-numbers } لك الآن.
   *[other] { pludo-token-numbers } الآن ملك { $name }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens } حرة بالفدية من { $holder }.
   *[other] { $held ->
        [you] { $name }: { pludo-tokens } حرة منك بالفدية.
       *[other] { $name }: { pludo-tokens } حرة بالفدية من { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece } من جديد { pludo-at-place }.
pludo-won-steps = { $who ->
    [you] لك { pludo-extra-steps }.
   *[other] لدى { $name } { pludo-extra-steps }.
}

pludo-come-out = { $count ->
    [2] تخرجان
   *[other] تخرج
}
pludo-enter =
    .full = { pludo-rolls }، { pludo-tokens } { pludo-come-out } { pludo-at-place }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-full = { pludo-actor }{ pludo-tokens } { pludo-come-out } { pludo-at-place }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}{ pludo-at-place }
}

pludo-move =
    .full = { pludo-rolls }، { pludo-tokens } من { pludo-from } إلى { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }، { pludo-tokens } إلى { pludo-place }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } إلى { pludo-place }.
    .chosen-full = { pludo-actor }{ pludo-tokens } من { pludo-from } إلى { pludo-place }{ pludo-safe }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } إلى { pludo-place }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } إلى { pludo-place }.
pludo-safe = { $safe ->
    [yes] ، مربع آمن
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }، { pludo-tokens } إلى النهاية ثم رجوعا إلى { pludo-place }{ pludo-same-place }.
    .normal = { pludo-rolls }، { pludo-tokens } إلى النهاية ثم رجوعا إلى { pludo-place }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } رجوعا إلى { pludo-place }{ pludo-same-place }.
    .chosen-full = { pludo-actor }{ pludo-tokens } إلى النهاية ثم رجوعا إلى { pludo-place }{ pludo-same-place }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } إلى النهاية ثم رجوعا إلى { pludo-place }{ pludo-same-place }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } رجوعا إلى { pludo-place }{ pludo-same-place }.
pludo-same-place = { $same ->
    [yes] ، المربع نفسه
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }، { pludo-tokens } من { pludo-from } إلى { pludo-place }، زوج مع القطعة { $other }.
    .normal = { pludo-rolls }، { pludo-tokens } زوج مع القطعة { $other } { pludo-at-place }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } زوج { pludo-at-place }.
    .chosen-full = { pludo-actor }{ pludo-tokens } من { pludo-from } إلى { pludo-place }، زوج مع القطعة { $other }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } زوج مع القطعة { $other } { pludo-at-place }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } زوج { pludo-at-place }.

pludo-home =
    .full = { pludo-rolls }، { pludo-tokens } { pludo-arrives } من { pludo-from }{ pludo-spot }، { $home } من { $all }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-arrives }{ pludo-spot }، { $home } من { $all }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } { pludo-arrives }، { $home } من { $all }.
    .chosen-full = { pludo-actor }{ pludo-tokens } { pludo-arrives }{ pludo-spot }، { $home } من { $all }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } { pludo-arrives }{ pludo-spot }، { $home } من { $all }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } { pludo-arrives }، { $home } من { $all }.
pludo-arrives = { $count ->
    [2] تصلان إلى النهاية
   *[other] تصل إلى النهاية
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] ، { $spot }
}

pludo-capture =
    .full = { pludo-rolls }، { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
pludo-captures = { $count ->
    [2] تأسران { $victims_gen }
   *[other] تأسر { $victims_gen }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] ، وهي في أبعد موضع للوراء
    [prison] ، سجينة الآن
    [elsewhere] ، الآن على { $back-square }
   *[other] ، رجوعا إلى { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens } إلى البيت أيضا.
   *[other] { pludo-tokens } إلى { pludo-place }.
}
pludo-captured-too = { $way ->
    [beside] أسر بالجوار: { $victims } { pludo-at-place }{ pludo-set-back }.
    [passing] أسر في الطريق: { $victims } { pludo-at-place }{ pludo-set-back }.
   *[there] أسر أيضا: { $victims }{ pludo-set-back }.
}

pludo-enter-capture =
    .full = { pludo-rolls }، { pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { pludo-actor }{ pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } { pludo-come-out } و{ pludo-captures } { pludo-at-place }{ pludo-set-back }.

pludo-carried =
    .full = { pludo-rolls }، { pludo-tokens } { pludo-captures } { pludo-at-place } ثم مباشرة إلى النهاية، { $home } من { $all }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-captures } { pludo-at-place } ثم إلى النهاية، { $home } من { $all }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } { pludo-captures } { pludo-at-place } ثم إلى النهاية، { $home } من { $all }.
    .chosen-full = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place } ثم مباشرة إلى النهاية، { $home } من { $all }.
    .chosen-normal = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place } ثم إلى النهاية، { $home } من { $all }.
    .chosen-brief = { pludo-actor }{ pludo-tokens } { pludo-captures } { pludo-at-place } ثم إلى النهاية، { $home } من { $all }.

pludo-push =
    .full = { pludo-rolls }، دفع { $victims_gen } من { pludo-from } إلى { pludo-place }.
    .normal = { pludo-rolls }، دفع { $victims_gen } إلى { pludo-place }.
    .brief = { pludo-rolls.brief }، { $victims } إلى { pludo-place }.
    .chosen-full = { pludo-actor }دفع { $victims_gen } من { pludo-from } إلى { pludo-place }.
    .chosen-normal = { pludo-actor }دفع { $victims_gen } إلى { pludo-place }.
    .chosen-brief = { pludo-actor }دفع { $victims_gen } إلى { pludo-place }.

pludo-decline =
    .full = { pludo-rolls }، تمرير.
    .normal = { pludo-rolls }، تمرير.
    .brief = { pludo-rolls.brief }، تمرير.
    .chosen-full = { pludo-actor }تمرير.
    .chosen-normal = { pludo-actor }تمرير.
    .chosen-brief = { pludo-actor }تمرير.

pludo-helps = { $who ->
    [you] من الآن رمياتك لصالح { $partners }.
   *[other] { $helped ->
        [you] من الآن رميات { $name } لصالحك.
       *[other] من الآن رميات { $name } لصالح { $partners }.
    }
}

pludo-turn = { $who ->
    [you] دورك.
   *[other] دور { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] بطاقة لكل لاعب، والبداية للأصغر.
        [spinner] لفة لكل لاعب، والبداية للأصغر.
       *[dice] رمية لكل لاعب، والبداية للأصغر.
    }
   *[highest] { $throw ->
        [cards] بطاقة لكل لاعب، والبداية للأكبر.
        [spinner] لفة لكل لاعب، والبداية للأكبر.
       *[dice] رمية لكل لاعب، والبداية للأكبر.
    }
}
pludo-tied = تعادل بين { $players }، { $throw ->
    [cards] بطاقة أخرى لهم.
    [spinner] لفة أخرى لهم.
   *[dice] رمية أخرى لهم.
}
pludo-begins = { $who ->
    [you] البداية لك.
   *[other] البداية: { $name }.
}
pludo-skipped = { $who ->
    [you] هذا الدور يفوتك.
   *[other] هذا الدور يفوت { $name }.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] ضاع دورك هذا.
   *[other] ضاع دور { $name } هذا.
}
pludo-plays-on = { $who ->
    [you] يتواصل اللعب معك.
   *[other] يتواصل اللعب مع { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] عليك سحب القرعة: { $what }.
       *[choose] الاختيار لك: { $what }.
    }
   *[other] { $how ->
        [draw] قرعة { $name }: { $what }.
       *[choose] اختيار { $name }: { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] مبارزة بينك وبين { $prey_gen }. { $throw ->
        [dice] عليك الرمي.
       *[other] عليك رمي نرد.
    }
   *[other] مبارزة بين { $name } و{ $prey_gen }.
}
pludo-duelled = مبارزة: { $who ->
    [you] رميتك { $mine }
   *[other] رمية { $name } { $mine }
}، { $rivals ->
    [1] { $rival-who ->
        [you] ورميتك { $theirs }
       *[other] ورمية { $rival } { $theirs }
    }
   *[other] ورمية الآخرين { $theirs }
}. { $end ->
    [won] { $who ->
        [you] فزت بها.
       *[other] الفوز بها: { $name }.
    }
    [sent] { $who ->
        [you] { pludo-token-yours } إلى البيت.
       *[other] { $name }: { pludo-token-numbers } إلى البيت.
    }
   *[stays] { $who ->
        [you] خسرتها وبقيت مكانك.
       *[other] خسارة { $name }، بلا تحرك.
    }
}
pludo-new-token = { $who ->
    [you] لك قطعة جديدة رقمها { $number }.
   *[other] قطعة جديدة لدى { $name }.
}
pludo-given-away = { $who ->
    [you] { $receiver ->
        [you] { pludo-token-yours } صارت لك.
       *[other] { pludo-token-yours } صارت ملك { $to }.
    }
   *[other] { $receiver ->
        [you] { $name }: { pludo-tokens } صارت لك، ورقمها { $number }.
       *[other] { $name }: { pludo-tokens } صارت ملك { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] وقعت القرعة عليك.
   *[other] وقعت القرعة على { $name }.
}
pludo-pick-skip = { $turns ->
    [one] من يفوته دور
    [two] من يفوته دوران
    [few] من تفوته { $turns } أدوار
   *[other] من يفوته { $turns } دورا
}
pludo-pick-turn-to = من له دور إضافي
pludo-pick-play-on = من له الدور التالي
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] من يخسر نقطة
        [two] من يخسر نقطتين
        [few] من يخسر { $points } نقاط
       *[other] من يخسر { $points } نقطة
    }
   *[won] { $points ->
        [one] من يكسب نقطة
        [two] من يكسب نقطتين
        [few] من يكسب { $points } نقاط
       *[other] من يكسب { $points } نقطة
    }
}
pludo-pick-card = أي بطاقة تعطى
pludo-pick-send = إلى أين تذهب القطعة
pludo-card-passed = { $who ->
    [you] أعطيت { $card }، إلى { $to }.
   *[other] { $receiver ->
        [you] { $card } لك، من { $name }.
       *[other] { $card } من { $name } إلى { $to }.
    }
}
pludo-pick-answer = { $answers }، { $title }
pludo-vote = { $way ->
    [against] لا
   *[for] نعم
}
pludo-poll-vote = تصويت على { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] الجميع يختار: { $title }. { pludo-secretly }
   *[at-once] الجميع يختار: { $title }.
}
pludo-secretly = يظهر كل شيء في آخر الأمر.
pludo-others-look-away = السماع والنظر الآن من حق { $name } فقط.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] تم اختيارك.
       *[other] تم اختيار { $name }.
    }
   *[other] { $who ->
        [you] أنت: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] أنت: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = الاختيارات: { $list }.
pludo-vote-ended = { $end ->
    [carried] قبول { $title }، { $for } مقابل { $against }.
   *[lost] رفض { $title }، { $against } مقابل { $for }.
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] لك دور آخر.
       *[other] دور آخر من نصيب { $name }.
    }
    [instead] { $who ->
        [you] دورك ينتقل إلى { $to }.
       *[other] { $receiver ->
            [you] دور { $name } ينتقل إليك.
           *[other] دور { $name } ينتقل إلى { $to }.
        }
    }
   *[extra] الدور التالي: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] بطاقة لكل لاعب لتحديد الترتيب.
    [spinner] لفة لكل لاعب لتحديد الترتيب.
   *[dice] رمية لكل لاعب لتحديد الترتيب.
}
pludo-ordered = ترتيب اللعب: { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] سيفوتك دور.
        [two] سيفوتك دوران.
        [few] ستفوتك { $turns } أدوار.
       *[other] سيفوتك { $turns } دورا.
    }
   *[other] { $turns ->
        [one] سيفوت { $name } دور.
        [two] سيفوت { $name } دوران.
        [few] ستفوت { $name } { $turns } أدوار.
       *[other] سيفوت { $name } { $turns } دورا.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] خسرت { $points }، رصيدك { pludo-points }.
       *[won] كسبت { $points }، رصيدك { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name }: خسارة { $points }، الرصيد { pludo-points }.
       *[won] { $name }: كسب { $points }، الرصيد { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
   *[other] { $total } نقطة
}
pludo-reversed = { $direction ->
    [clockwise] اللعب الآن مع عقارب الساعة.
   *[counter] اللعب الآن عكس عقارب الساعة.
}
pludo-round = الجولة { $number }.
pludo-amended = قاعدة جديدة، { $title }: { $text }
pludo-amended-silent = قاعدة جديدة: { $title }.
pludo-shuffled = تم خلط البطاقات.

pludo-eliminated = { $who ->
    [you] خرجت من اللعبة.
   *[other] خروج { $name } من اللعبة.
}
pludo-placed = { $who ->
    [you] أنهيت، ومركزك { pludo-place-number }.
   *[other] { $name } في المركز { pludo-place-number }.
}
pludo-place-number = { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
    [4] الرابع
    [5] الخامس
    [6] السادس
   *[other] { $place }
}
pludo-won = { $who ->
    [you] فزت!
   *[other] فوز { $name }.
}
pludo-won-together = { $who ->
    [you] الفوز لك ومعك { $partners }!
   *[other] فوز { $name } مع { $partners }.
}
pludo-won-together-on-limit = { $who ->
    [you] بلغت اللعبة حد الأدوار. الفوز لك ومعك { $partners }: { pludo-made-together }!
   *[other] بلغت اللعبة حد الأدوار. فوز { $name } مع { $partners }: { pludo-made-together }.
}
pludo-draw-of-teams = بلغت اللعبة حد الأدوار. تعادل بين { $teams }، لكل فريق { pludo-made-together }.
pludo-team-of = { $who ->
    [you] أنت مع { $partners }
   *[other] { $name } مع { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] القطع الواصلة { $total }
}
pludo-won-on-limit = { $who ->
    [you] بلغت اللعبة حد الأدوار. فزت، وقطعك الواصلة { $home }!
   *[other] بلغت اللعبة حد الأدوار. فوز { $name }، والقطع الواصلة { $home }.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] فزت، ورصيدك { pludo-points }!
   *[other] فوز { $name }، والرصيد { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }تعادل بين { $players }، لكل منهم { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] بلغت اللعبة حد الأدوار.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] خرج كل الآخرين. فزت!
   *[other] خرج كل الآخرين. فوز { $name }.
}
pludo-won-by-captures = { $who ->
    [you] فزت! الأسر: { $captures ->
        [one] مرة واحدة.
        [two] مرتان.
        [few] { $captures } مرات.
       *[other] { $captures } مرة.
    }
   *[other] فوز { $name }. الأسر: { $captures ->
        [one] مرة واحدة.
        [two] مرتان.
        [few] { $captures } مرات.
       *[other] { $captures } مرة.
    }
}
pludo-draw = تعادل بين { $players }.
pludo-draw-on-limit = بلغت اللعبة حد الأدوار. تعادل بين { $players }، والقطع الواصلة لكل منهم { $home }.
pludo-won-by-together = { $who ->
    [you] فزتم كلكم معا!
   *[other] فوز الجميع معا.
}
pludo-won-by-nobody = انتهت اللعبة بلا فائز.
pludo-over = انتهت اللعبة.
pludo-place-of = { $who ->
    [you] مركزك { pludo-place-number }.
   *[other] { $name } في المركز { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] القطع الواصلة: لك { $number }{ pludo-standing-others }.
   *[other] القطع الواصلة: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] لك { $number }{ pludo-standing-others }.
   *[other] { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] ، { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] قطعة لا يمكن أسرها حتى دورك التالي
        [two] قطعة لا يمكن أسرها مدة دورين
        [few] قطعة لا يمكن أسرها مدة { $number } أدوار
       *[other] قطعة لا يمكن أسرها مدة { $number } دورا
    }
    [throw] رميتان تبقى لك إحداهما
    [swap] { $number ->
        [0] تبادل المكان مع قطعة لاعب آخر
       *[other] تبادل المكان مع قطعة لاعب آخر أمامك، حتى المسافة { $number }
    }
   *[jump] { $number ->
        [one] قطعة تقفز مربعا
        [two] قطعة تقفز مربعين
        [few] قطعة تقفز { $number } مربعات
       *[other] قطعة تقفز { $number } مربعا
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] معك الآن { $ability_a }، للاستعمال فورا.
       *[held] معك الآن { $ability_a }: { $does }.
    }
   *[other] { $name }: كسب { $ability_a }.
}
pludo-ability-gained-unseen = { $name }: كسب شيء خفي.
pludo-ability-choice = قدرة للاختيار
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] لديك قدرة، فلا تكسب غيرها.
        [two] لديك قدرتان، فلا تكسب غيرهما.
        [few] لديك { $limit } قدرات، فلا تكسب غيرها.
       *[other] لديك { $limit } قدرة، فلا تكسب غيرها.
    }
   *[other] لا مكان لدى { $name } لقدرة أخرى.
}
pludo-ability-used = { $who ->
    [you] استعمال { $ability_a }.
   *[other] { $name }: استعمال { $ability_a }.
}
pludo-ability-shielded = { $turns ->
    [one] درع على { $piece_gen } حتى دورها التالي.
    [two] درع على { $piece_gen } مدة دورين.
    [few] درع على { $piece_gen } مدة { $turns } أدوار.
   *[other] درع على { $piece_gen } مدة { $turns } دورا.
}
pludo-ability-shield-ended = زال الدرع عن { $piece_gen }.
pludo-ability-swapped = تبادل: { $piece } { pludo-at-place }، و{ $other } على { pludo-foot }.

pludo-ability-holds = { $who ->
    [you] لديك { $list }.
   *[other] لدى { $name } { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [1] { $ability_a }
       *[other] { $ability_many } عدد { $count }
    }
    .explained = { $count ->
        [1] { $ability_a } ({ $does })
       *[other] { $ability_many } عدد { $count } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] قدرة خفية
    [two] قدرتان خفيتان
    [few] { $count } قدرات خفية
   *[other] { $count } قدرة خفية
}
pludo-ability-usable = يمكنك استعمال { $list_a }.
pludo-ability-nobody = لا قدرة لدى أحد.
pludo-ability-none-here = لا قدرات في هذه اللعبة.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }، { $least ->
        [1] ومع { $ability } { $with-percent } على الأقل
       *[0] ومع { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] { $percent } بالمئة على الأقل
   *[0] { $percent } بالمئة
}
pludo-with-percent = { $least ->
    [1] { $with-percent } بالمئة على الأقل
   *[0] { $with-percent } بالمئة
}
