# العربية: نرد يمكن التحقق منه: الرموز والسجلات.
pludo-dice-them = { $throw ->
    [cards] البطاقات
    [spinner] اللفات
   *[dice] رميات النرد
}
pludo-dice-fixed = { pludo-dice-them } في هذه اللعبة محددة سلفا؛ الرمز { $code }.
pludo-dice-fixed-next = { pludo-dice-them } في اللعبة التالية محددة سلفا؛ الرمز { $code }.
pludo-dice-next = رمز { pludo-dice-them } التالية: { $code }.
    .first = رمز { pludo-dice-them } التالية: { $code }. قائمة الإجراءات تقبل كلمات لها.
pludo-dice-fixed-then = بحسب هذا السجل كان الرمز المعلن قبل اللعبة { $code }.
pludo-dice-follows = { $count ->
    [0] لم يقع شيء بعد.
    [1] الواحدة التي وقعت تطابق بذرة هذا السجل.
   *[other] { pludo-dice-them } كلها تطابق بذرة هذا السجل، وعددها { $count }.
}
    .so-far = { $count ->
        [0] لم يقع شيء بعد.
        [1] الأولى تطابق بذرة هذا السجل؛ اللعبة لم تنته.
       *[other] { pludo-dice-them } حتى الآن تطابق كلها بذرة هذا السجل، وعددها { $count }؛ اللعبة لم تنته.
    }
    .broken-off = { $count ->
        [0] قطعت اللعبة قبل أن يقع شيء.
       *[other] قطعت اللعبة. حتى ذلك الحين { pludo-dice-them } عددها { $count }، وكلها تطابق بذرة هذا السجل.
    }
pludo-dice-cut = السجل مقتطع: يذكر { $listed } من { pludo-dice-them }، لكن نقلاته تنتهي بعد { $count }.
pludo-dice-noted-record = { pludo-dice-them } كلها صحيحة، وعددها { $count }: هذا هو السجل الذي دونت رمزه، ولم يتغير فيه شيء.
pludo-dice-noted-seed = { pludo-dice-them } كلها صحيحة، وعددها { $count }: تأتي من البذرة التي دونت رمزها قبل اللعبة.
pludo-dice-not-noted = من زور السجل كله يستطيع قول هذا أيضا. لاستبعاد ذلك يدون الرمز قبل اللعبة وعند نهايتها، ثم يفحص مع --noted.
pludo-dice-noted-short = الكلمات الثلاث التي دونتها توافق هذا السجل، لكنها أقل من أن تستبعد التزوير.
pludo-dice-noted-part = عدد كلمات الرمز { $words }، وأعطيت { $given }.
pludo-dice-noted-other = الكلمات التي دونتها رمز آخر: ليس المعلن قبل هذه اللعبة ولا رمز هذا السجل.
pludo-dice-record = رمز السجل كله { $code }.
pludo-dice-seen = الخادم أو البرنامج الذي أدار هذه اللعبة رأى الكلمات قبل مزج النرد؛ كان يستطيع اختيارها مع متواطئ.
pludo-dice-kept = بحسب هذا السجل كانت كلمات { $names } مختومة حتى وصلت كلمات الجميع. { $count ->
    [1] لا يؤكد ذلك إلا برنامج هذا اللاعب.
   *[other] لا يؤكد ذلك إلا برامج هؤلاء اللاعبين.
}
pludo-dice-unkept = كلمات مختومة لم تكشف: { $names }. { $count ->
    [1] كان بإمكان هذا اللاعب الاختيار بين صفين من النرد.
   *[other] كان بإمكانهم معا الاختيار بين عدة صفوف من النرد.
}
pludo-dice-no-proof = لم يحدد شيء قبل هذه اللعبة، فلا يمكن فحص { pludo-dice-them }. بدأت بإصدار أقدم أو بنرد معد سلفا.
pludo-dice-seeded = { pludo-dice-them } في هذه اللعبة تأتي من --seed { $seed }: من اختارها يستطيع معرفتها كلها سلفا.
pludo-dice-not-told = لا تعلن البذرة قبل انتهاء اللعبة؛ حتى ذلك الحين لا يمكن فحص { pludo-dice-them }.
    .over = انتهت اللعبة، لكن بذرتها مفقودة: لا يمكن فحص { pludo-dice-them }.
pludo-dice-contribution = تغيرت كلمات لاعب: { pludo-dice-them } لم تمزج بهذه.
pludo-dice-mixed = تغيرت القواعد أو مقعد أو اسم أو كلمات لاعب: { pludo-dice-them } لم تمزج بهذه.
pludo-dice-promise = كلمات { $name } ليست التي ختمت قبل اللعبة.
pludo-dice-commitment = تغير التعهد: { pludo-dice-them } تأتي من البذرة، لكن التعهد لا يأتي منها.
pludo-dice-seed = تغيرت البذرة: لا التعهد ولا { pludo-dice-them } تأتي منها.
pludo-dice-die = { $throw ->
    [cards] البطاقة
    [spinner] اللفة
   *[dice] النرد
} { $number } في الدور { $turn }: اختلاف، في السجل { $fell }، ومن البذرة { $due }.
pludo-dice-first = من يبدأ: اختلاف، في السجل { $fell }، ومن البذرة { $due }.
pludo-dice-list = تغيرت القائمة 'drawn': رقمها { $number } هو { $fell }، ومن البذرة { $due }.
