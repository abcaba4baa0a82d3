# العربية: البطولات والسلاسل.
pludo-contest-kind = { $kind ->
    [knock-out] خروج المغلوب
    [swiss] النظام السويسري
    [tables] جولات على الطاولات
   *[round-robin] الجميع ضد الجميع
}
    .desc = { $kind ->
        [knock-out] من يخسر مباراة يخرج؛ وآخر من يبقى يفوز. مع عدد فردي تكون لبعضهم جولة راحة.
        [swiss] جولات قليلة يلتقي فيها أصحاب النقاط المتساوية؛ لا يخرج أحد، ولا يتكرر الخصم نفسه.
        [tables] في كل جولة يجلس الجميع على طاولات من ثلاثة إلى ستة؛ نقطة عن كل من سبقته. لاحقا يجلس معا المتقاربون في الترتيب.
       *[round-robin] كل لاعب يلتقي كل لاعب مرة؛ والأكثر نقاطا يفوز.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }، روبوت، { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one }: جولة راحة.
    [won] فوز { $one } على { $two }، { $high } مقابل { $low }.
    [drawn] تعادل { $one } و{ $two }، { $high } لكل منهما.
    [leads] { $one } ضد { $two }: تقدم { $one }، { $high } مقابل { $low }.
    [even] { $one } ضد { $two }: تعادل، { $high } لكل منهما.
   *[open] { $one } ضد { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = الجولة { $round } من { $rounds }.
pludo-contest-next = اللعبة التالية، الجولة { $round } من { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [1] انتهت البطولة. فوز { $names }.
   *[other] انتهت البطولة. المركز الأول مشترك: { $names }.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: خروج، { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] فوز، { $games }.
       *[no] المشاركة مستمرة، { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }، { $games }.
}
pludo-contest-games = { $won ->
    [one] الفوز في لعبة
    [two] الفوز في لعبتين
    [few] الفوز في { $won } ألعاب
   *[other] الفوز في { $won } لعبة
}، والخسارة { $lost }
pludo-contest-standings = ترتيب { $name }: { $kind }، الجولة { $round } من { $rounds }.
pludo-contest-standings-over = الترتيب النهائي، { $name }: { $kind }، { $rounds ->
    [one] جولة واحدة
    [two] جولتان
    [few] { $rounds } جولات
   *[other] { $rounds } جولة
}.
pludo-contest-label = { $name }، { $kind }، { $over ->
    [yes] انتهت
   *[no] الجولة { $round } من { $rounds }
}
