# العربية: إعدادات الخادم.
pludo-settings-row = إعدادات هذا الخادم
pludo-settings-origin = { $origin ->
    [owner] من { $file }
    [tables] من { $file }، تغير من طاولة
   *[shipped] كما ورد
}
pludo-settings-value = { $name }: { $value }؛ { $origin }
pludo-settings-variants = الألعاب المعروضة
pludo-settings-first = لعبة الطاولة الجديدة
pludo-settings-default = { $name } في طاولة جديدة
pludo-settings-allowed = { $name }، ما يمكن للطاولات اختياره
pludo-settings-longest = أطول وقت للدور
pludo-settings-coins = العملات
pludo-settings-doubling = يجوز عرض المضاعفة
pludo-settings-bots-stake = الروبوتات تراهن أيضا
pludo-settings-rules = القواعد، { $group }
pludo-settings-knob-default = في طاولة جديدة
pludo-settings-knob-min = أصغر ما تختاره الطاولات
pludo-settings-knob-max = أكبر ما تختاره الطاولات
pludo-settings-knob-choices = ما يمكن للطاولات اختياره
pludo-settings-own = بحسب كل لعبة
pludo-settings-all = كل { $count }
pludo-settings-some = { $count } من { $all }
pludo-settings-choice = { $set ->
    [true] { $value }، مختار
   *[false] { $value }
}
pludo-settings-type = كتابة قيمة أخرى
pludo-settings-undo = التراجع عن هذا التغيير
pludo-settings-set = { $name }: { $value }. تأخذ الطاولات الجديدة به فورا، وتبقى هذه على ما لها.
pludo-settings-undone = تم التراجع. { $name }: { $value }.
pludo-settings-refused = لم يتغير شيء. { $problem }
pludo-settings-misread = { $text } لا يصلح، لم يتغير شيء.
pludo-settings-owners = المالك لا يسمح بتغيير هذا هنا. هو محدد في { $file }.
