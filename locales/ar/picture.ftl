# العربية: كلمات صورة اللوح لمن لا يراها.
pludo-picture-title = لوح { $title }
pludo-picture-shape = { $shape ->
    [ring] حلقة مربعاتها { $ring }، والمربعات كلها { $tiles }.
   *[other] عدد المربعات { $tiles }.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } يبدأ من أول مربع في ممر نهايته، وخطواته إلى النهاية { $steps }.
   *[track] { $colour } يبدأ من { $square }، وخطواته إلى النهاية { $steps }.
}
pludo-picture-safe = { $count ->
    [1] مربع آمن: { $squares }.
   *[other] مربعات آمنة: { $squares }.
}
pludo-picture-jumps = كل قفزة منها سهم سميك منحن.
pludo-picture-sends = من كل مربع يرسل قطعة إلى غيره يخرج سهم رفيع منحن نحو كل مربع قد تذهب إليه.
pludo-picture-signs = لكل لون حرفه ونقشه. على مربع البداية سهم وعلى المربع الآمن نجمة، والنهاية معين أو مثلث في الوسط، والمساحة ذات الاسم بيت.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }، ممر النهاية { $square }
pludo-picture-finish = { $colours }: النهاية
pludo-picture-yard = بيت { $colour }
pludo-picture-jump = { $start }: إلى { $to }
