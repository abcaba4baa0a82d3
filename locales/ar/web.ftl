# العربية: صفحة اللعبة في المتصفح.
pludo-web-keys-area = مفاتيح اللعبة
pludo-web-keys-help = ما دام التركيز هنا فالمفاتيح تلعب: R للرمي، 1 إلى 4 لاختيار قطعة، V لقراءة اللوح، F1 لكل المفاتيح. Tab للخروج.
pludo-web-history = ما قيل
pludo-web-actions = ما يمكنك فعله
pludo-web-choices = نقلاتك
pludo-web-more = إجراءات أخرى
pludo-web-board = اللوح
pludo-web-squares = اللوح مربعا مربعا
pludo-web-board-show = إظهار اللوح
pludo-web-board-hide = إخفاء اللوح
pludo-web-settings = هذه الصفحة
pludo-web-speak = نطق الصفحة بنفسها
pludo-web-speak-off = لمن يلعب بلا قارئ شاشة. معه تسمع كل سطر مرتين.
pludo-web-rate = سرعة القراءة
pludo-web-rate-help = سرعة قارئ الشاشة لديك: تنتظر الأسطر بعضها وفقها. ويتبعها صوت الصفحة أيضا.
pludo-web-voice = الصوت
pludo-web-voice-own = يختاره المتصفح
pludo-web-keep-all = حفظ نسخة من كل شيء
pludo-web-take-back = استرجاع نسخة
pludo-web-taken-back = { $count ->
    [one] رجع ملف واحد من النسخة.
    [two] رجع ملفان من النسخة.
    [few] رجعت { $count } ملفات من النسخة.
    [many] رجع { $count } ملفا من النسخة.
   *[other] رجع { $count } ملف من النسخة.
} الألعاب والخيارات كما كانت.
pludo-web-storage-lost = هذا المتصفح لا يسمح للصفحة بحفظ شيء: تضيع ألعابك عند إغلاقها. يلزم حفظ نسخة من كل شيء قبل ذلك.
pludo-web-storage-full = مساحة المتصفح ممتلئة: ما يحدث من الآن لا يحفظ. الحل حذف ألعاب منتهية أو بيانات صفحات أخرى، أو حفظ نسخة من كل شيء.
pludo-web-storage-again = توفرت مساحة من جديد: كل شيء يحفظ.
pludo-web-storage-week = بعض المتصفحات تحذف ما تحفظه الصفحة بعد أسبوع بلا زيارة. الحل وضع الصفحة على الشاشة الرئيسية، أو حفظ نسخة من كل شيء بين حين وآخر.
pludo-web-two-tabs = اللعبة مفتوحة في لسان أو نافذة أخرى. يلزم إغلاق إحداهما ثم إعادة تحميل هذه الصفحة.
pludo-web-new-version = هنا إصدار جديد. يبدأ عند إعادة تحميل الصفحة؛ لعبتك محفوظة.
pludo-web-reload = إعادة التحميل
pludo-web-send = تم
pludo-web-offline = جاهزة للعب بلا شبكة.
pludo-web-less = السابق
pludo-web-greater = التالي
pludo-web-remove = حذف
pludo-web-explain = شرح
pludo-web-dice = النرد
pludo-web-loading = اللعبة قيد التحميل.
pludo-web-loading-slow = الزيارة الأولى تأخذ وقتا: تجلب نحو تسعة ميغابايت مرة واحدة.
pludo-web-failed = تعذر تحميل اللعبة. الحل إعادة تحميل الصفحة؛ وإن لم يفد ذلك فمتصفح آخر.
pludo-web-choose-file = يختار الملف بالزر الذي ظهر الآن.
pludo-web-insecure = جاءت هذه الصفحة عبر http غير المشفر: لا تبدأ بلا شبكة، وقد يحذف المتصفح ما تحفظه. عبر https يعمل الأمران.
pludo-web-too-old = هذا المتصفح قديم على اللعبة، أو WebAssembly معطل فيه. الحل متصفح أحدث.
pludo-web-language-missing = تعذر جلب { $language }، فتسمع الإنجليزية. تعاد المحاولة عند البدء التالي.
pludo-web-no-connection = لا اتصال مع { $host }. ربما لا يعمل شيء هناك، أو لا يثق هذا المتصفح بشهادته: برنامج الطرفية يستطيع ذلك.
pludo-web-wss-only = صفحة جاءت عبر https تصل إلى الخوادم عبر wss فقط، و{ $host } يبدأ بـ ws.
