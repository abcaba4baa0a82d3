# العربية: العملات، وهي مال للعب.
pludo-coins-won = { $name }: كسب { $coins ->
    [one] عملة واحدة
    [two] عملتين
    [few] { $coins } عملات
   *[other] { $coins } عملة
}.
    .you = كسبت { $coins ->
        [one] عملة واحدة
        [two] عملتين
        [few] { $coins } عملات
       *[other] { $coins } عملة
    }.
pludo-coins-purse = لدى { $name } { $coins ->
    [one] عملة واحدة
    [two] عملتان
    [few] { $coins } عملات
   *[other] { $coins } عملة
}.
    .you = لديك { $coins ->
        [one] عملة واحدة
        [two] عملتان
        [few] { $coins } عملات
       *[other] { $coins } عملة
    }.
pludo-coins-staked = رهان كل لاعب { $coins }: عدد العملات على الطاولة { $pot }.
pludo-coins-offer = { $other }: عرض من { $name } بمضاعفة الرهان إلى { $coins }.
pludo-coins-taken = { $name }: قبول، ورهان كل لاعب الآن { $coins }.
    .you = قبلت: رهان كل لاعب الآن { $coins }.
pludo-coins-given-up = { $name }: التخلي عن الرهان. اللعبة تتواصل بلا رهان.
pludo-coins-switched-off = لا عملات. يمكن تشغيلها في خيارات الطاولة.
pludo-coins-late = كانت لعبة قد انتهت وعملاتها ما زالت على الطاولة.

pludo-coins-people-stake = رهان كل شخص { $coins }، والروبوتات بلا رهان: عدد العملات على الطاولة { $pot }.
pludo-coins-alone = العملات تحتاج إلى شخصين على الطاولة: هذه اللعبة بلا رهان.
pludo-coins-none-now = لا يمكن استعمال محافظ هذا الخادم الآن: هذه اللعبة بلا رهان.
pludo-coins-unpaid = لا يمكن استعمال محافظ هذا الخادم الآن. يعود الرهان إلى كل لاعب حين يبدأ الخادم من جديد.
pludo-coins-back = يعود الرهان إلى كل لاعب.
pludo-coins-off = لا عملات على هذا الخادم.
pludo-coins-busy = لا يمكن استعمال محافظ هذا الخادم الآن.
pludo-coins-on-table = عدد العملات على الطاولة { $pot }، منها لك { $coins }.

pludo-coins-offered = عرض من { $name } إلى { $other }: مضاعفة الرهان إلى { $coins }.
    .you = عرض من { $name }: مضاعفة الرهان إلى { $coins }. القبول أو التخلي عن الرهان في قائمتك.
    .own = عرضت مضاعفة الرهان إلى { $coins }. الجواب لدى { $other }؛ ورميك يلغي العرض.
    .bot = عرضت مضاعفة الرهان إلى { $coins }.
pludo-coins-lapsed = سقط عرض المضاعفة: تواصلت اللعبة.
pludo-coins-no-stake = لا رهان ليضاعف.
pludo-coins-no-offer = لا عرض يحتاج إلى جواب.
pludo-coins-offer-open = لا جواب بعد من { $other }.
pludo-coins-offer-most = لم تعد مضاعفة الرهان ممكنة.
pludo-coins-offer-theirs = العرض التالي من حق { $other }.
pludo-coins-offer-later = العرض ممكن حين تأتي رميتك.
pludo-coins-offer-away = { $other } في غياب، فلا جواب.
