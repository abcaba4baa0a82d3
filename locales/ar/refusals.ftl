# العربية: لماذا لا يجوز شيء، وما الصواب.
pludo-refusal-game-over = انتهت اللعبة.
pludo-refusal-not-your-turn = الدور الآن دور { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] السحب أولا.
    [spinner] اللف أولا.
   *[dice] الرمي أولا.
}
pludo-refusal-move-first = النقل أولا: بقي { $dice }.
pludo-refusal-pick-first = الاختيار أولا: { $dice }.
pludo-refusal-take-first = اختيار قدرة أولا.
pludo-refusal-bad-dice = { $throw ->
    [cards] لم تبق بطاقة كهذه.
    [spinner] لا خانة كهذه في الدوارة.
   *[dice] لا يمكن أن يأتي النرد هكذا.
}
pludo-refusal-no-such-die = هذا النرد غير موجود. بقي للعب: { $dice }.
pludo-refusal-no-such-token = لا توجد قطعة { $tokens }. { $owner ->
    [other] عدد قطع { $owner-name }: { $all }.
   *[actor] عدد قطعك: { $all }.
}
pludo-refusal-not-your-token = هذه القطعة ليست لك.
pludo-refusal-prisoner = { pludo-tokens } سجينة، ولا بد من الفدية أولا.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens } في البيت ولا تخرج الآن.
   *[other] { pludo-tokens } في البيت، ولا تخرج إلا مع { $entries }.
}
pludo-refusal-finished = { pludo-tokens } وصلت إلى النهاية من قبل.
pludo-refusal-too-far = { pludo-tokens } بقي لها { $left } فقط، و{ $dice } كثير.
pludo-refusal-too-far-back = { pludo-tokens } لا ترجع إلى هذا الحد.
pludo-refusal-own-limit = { $limit ->
    [one] هناك قطعة لك.
    [two] هناك قطعتان لك.
    [few] هناك { $limit } قطع لك.
   *[other] هناك { $limit } قطعة لك.
}
pludo-refusal-blocked = قطعة لك تسد ممر النهاية.
pludo-refusal-partner-blocks = قطعة شريكك تسد الطريق، ولا يجوز تجاوزها.
pludo-refusal-barrier = حاجز في الطريق: { pludo-tokens } لا تمر.
pludo-refusal-doubled-odd = { pludo-tokens } في زوج، والزوج لا يتحرك إلا بعدد زوجي.
pludo-refusal-rest-left = { pludo-tokens } تترك خطوات لا تمشيها أي قطعة.
pludo-refusal-tower-split = { pludo-tokens } في برج: البرج كله يتحرك معا.
pludo-refusal-doubled-split = { pludo-tokens } في زوج: تتحرك القطعتان معا.
pludo-refusal-doubled-first = يمكن تحريك زوج، وله الأولوية مع { $dice }.
pludo-refusal-already-used = { pludo-tokens } أخذت نردا من هذه الرمية. عليك بقطعة أخرى.
pludo-refusal-must-use-all = بهذه النقلة لا يلعب النرد الآخر. عليك بنقلة تتيح لعب الاثنين.
pludo-refusal-capture-needs-all = لا أسر الآن، فلا يمكن لعب كل النرد.
pludo-refusal-needs-captures = { $captures ->
    [one] عليك أسر قطعة قبل دخول النهاية.
    [two] عليك أسر قطعتين قبل دخول النهاية.
    [few] عليك أسر { $captures } قطع قبل دخول النهاية.
   *[other] عليك أسر { $captures } قطعة قبل دخول النهاية.
}
pludo-refusal-start-rule = لا تغادر القطعة البيت إلا إذا { $when }.
pludo-refusal-start-limit = { $most ->
    [one] لك قطعة على اللوح، وهذا هو الحد.
    [two] لك قطعتان على اللوح، وهذا هو الحد.
    [few] لك { $most } قطع على اللوح، وهذا هو الحد.
   *[other] لك { $most } قطعة على اللوح، وهذا هو الحد.
}
pludo-refusal-start-price = { $price ->
    [one] مغادرة البيت بنقطة للقطعة، ولا نقطة لديك.
    [two] مغادرة البيت بنقطتين للقطعة، ورصيدك { $points }.
    [few] مغادرة البيت للقطعة بسعر { $price } نقاط، ورصيدك { $points }.
   *[other] مغادرة البيت للقطعة بسعر { $price } نقطة، ورصيدك { $points }.
}
pludo-refusal-move-rule = لا يجوز هذا إلا إذا { $when }.
pludo-refusal-order-rule = { $dice } لا يتيح ذلك إلا إذا { $when }.
pludo-refusal-finish-rule = لا تدخل القطعة النهاية إلا إذا { $when }.
pludo-refusal-not-in-orders = { $dice } لا يتيح ذلك.
pludo-refusal-tile-full = لا مكان: المربع ممتلئ.
pludo-refusal-spared = هناك خصم لا يمكن أسره، فلا يجوز الوقوف هناك.
pludo-refusal-must-enter = عليك إخراج قطعة أولا.
pludo-refusal-must-leave-start = عليك إخلاء مربعك الأول: قطع تنتظر في البيت.
pludo-refusal-must-open-barrier = عليك فتح حاجزك أولا.
pludo-refusal-must-capture = الأسر ممكن، فهو واجب.
pludo-refusal-must-go-home = قطعة يمكنها دخول النهاية، فهذا واجب.
pludo-refusal-no-ability = { $abilities ->
    [yes] ليس لديك ما يستعمل.
   *[no] هذه القواعد لا تعطي ما يستعمل.
}
pludo-refusal-ability-used = استعملت قدرة في هذا الدور؛ واحدة لكل دور.
pludo-refusal-ability-idle = لا شيء مما لديك يمكن استعماله الآن.
pludo-refusal-ability-later = القدرات تستعمل قبل الرمية: لعب { $dice } أولا.
pludo-refusal-pass = { $ever ->
    [yes] النقل واجب؛ { $dice } لا يسمح بالتمرير.
   *[no] النقل واجب؛ هذه القواعد لا تسمح بالتمرير.
}
