# العربية: اللوح مربعا مربعا.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] ممر النهاية لك { $square } من { $of }
       *[other] ممر النهاية، { $name }، { $square } من { $of }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] نجمة، آمن
    [colour] آمن { $colour }
   *[plain] آمن
}
pludo-explore-safe-for = آمن فقط مع اللون { $colour }
pludo-explore-start = { $who ->
    [you] بدايتك
   *[other] بداية { $name }
}
pludo-explore-entry = { $who ->
    [you] مدخلك إلى النهاية
   *[other] مدخل { $name } إلى النهاية
}
pludo-explore-fork = مفترق
pludo-explore-crossing = تقاطع
pludo-explore-two-way = في الاتجاهين
pludo-explore-tile-when = إذا { $when }: { $effects }
pludo-explore-distances = مسافات أخرى من هنا
pludo-explore-jump = { $way ->
    [ahead] يقود قدما إلى { pludo-place }
   *[back] يقود رجوعا إلى { pludo-place }
}
pludo-explore-edge = الحافة.
pludo-explore-no-turn = لا منعطف هنا.
pludo-explore-none-player = { $who ->
    [you] لا قطعة لك على اللوح.
   *[other] لا قطعة على اللوح لدى { $name }.
}
pludo-explore-none = لا قطعة على اللوح.
pludo-explore-none-safe = لا مربع آمن على المسار.
pludo-explore-no-player = لا يوجد لاعب { $number }؛ العدد { $count }.
pludo-explore-go-where = أي مربع؟ يكتب رقمه أو اسمه ثم Enter.
    .touch = أي مربع؟ يكتب رقمه أو اسمه.
pludo-explore-no-square = { $text ->
    [none] لم يذكر مربع. المسار من { $first } إلى { $last }.
   *[other] لا يوجد مربع { $text }. المسار من { $first } إلى { $last }.
}

pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] هنا لا يبلغك أحد.
       *[other] هنا لا يبلغ أحد { $name }.
    }
   *[token] لا أحد يستطيع أسر { $piece_gen } برمية واحدة.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] أسرك هنا ممكن: { pludo-percent }.
       *[other] أسر { $name } هنا ممكن: { pludo-percent }.
    }
   *[token] { $who ->
        [you] أسر قطعتك ممكن: { pludo-percent }.
       *[other] أسر قطعة { $name } ممكن: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] { $piece }، من البيت{ pludo-explore-with }.
    [way] { $piece }، من الخلف بمسافة { $steps }{ pludo-explore-with }.
   *[elsewhere] { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] ، مع { $dice }، { pludo-likely }
    [ability] ، مع { $ability }، { pludo-with-percent }
   *[no] ، { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = لا رمية لأحد الآن.
pludo-explore-not-on-way = { $who ->
    [you] طريقك لا يمر بهذا المربع.
   *[other] طريق { $name } لا يمر بهذا المربع.
}


pludo-explore-ahead = إلى الأمام { $steps }: { $list }.
pludo-explore-behind = إلى الخلف { $steps }: { $list }.
pludo-explore-scan-nothing = لا أحد قريب.
pludo-explore-ahead-home = إلى الأمام { $steps }: النهاية.
pludo-explore-ahead-nothing = لا شيء على المربعات التالية، وعددها { $steps }.
pludo-explore-no-move-with = لا نقلة مع { $dice }.
