# العربية: أسماء ملفات القواعد المرفقة وجملها.
pludo-coloured-name = { $name } { pludo-colour }

pludo-name-house = منزل
pludo-name-home = نهاية
pludo-name-charkoni = تشاركوني
pludo-name-harbour = ميناء
pludo-name-outer-nest = عش خارجي
pludo-name-middle-nest = عش أوسط
pludo-name-inner-nest = عش داخلي
pludo-name-stall = دكان
pludo-name-stall-1 = دكان 1
pludo-name-stall-2 = دكان 2

pludo-name-bridge = الجسر
pludo-name-road = الطريق

pludo-name-gate = بوابة
pludo-name-walk-1 = مشية 1
pludo-name-walk-2 = مشية 2
pludo-name-walk-3 = مشية 3
pludo-name-gallop = ركض الخيل
pludo-name-bargain = صفقة
pludo-name-storm = عاصفة
pludo-name-turnabout = انقلاب

pludo-name-milestone = علامة الطريق
pludo-name-milestone-said = أول قطعة وصلت إلى النهاية: الأسر الآن يرجع القطعة خمسة فقط، ومع الستة ثلاثة فقط.
pludo-name-open-gates = بوابات مفتوحة
pludo-name-open-gates-said = من الجولة الثانية عشرة تخرج القطعة بالأربعة أيضا.
pludo-name-flood = فيضان
pludo-name-flood-said = فاض الماء في منزل الجسر: لم يعد آمنا.
pludo-name-toll-lifted = رفع المكوس
pludo-name-toll-lifted-said = يجوز للقطع دخول النهاية بلا أسر سابق.

pludo-name-leap = قفزة
    .a = قفزة
    .many = قفزات
pludo-name-swap = مبادلة
    .a = مبادلة
    .many = مبادلات
pludo-name-second-throw = رمية ثانية
    .a = رمية ثانية
    .many = رميات ثانية
pludo-name-shield = درع
    .a = درع
    .many = دروع
pludo-name-coil = نابض
    .a = نابض
    .many = نوابض
pludo-name-lucky-coin = عملة الحظ
    .a = عملة حظ
    .many = عملات حظ
pludo-name-cloak = عباءة
    .a = عباءة
    .many = عباءات
pludo-name-change-of-masks = تبديل الأقنعة
    .a = تبديل أقنعة
    .many = تبديلات أقنعة
pludo-name-stilts = عكازات عالية
    .a = عكازات عالية
    .many = عكازات عالية
pludo-name-loaded-sleeve = ورقة في الكم
    .a = ورقة في الكم
    .many = أوراق في الكم
