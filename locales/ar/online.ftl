# العربية: اللعب على الخوادم من هذا البرنامج.
pludo-online-servers-title = الخوادم.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }، باسم { $user }
}
pludo-online-server-help = عنوانه { $url }. Enter للذهاب إليه، Delete لحذفه من القائمة.
    .touch = عنوانه { $url }.
pludo-online-add = إضافة خادم
pludo-online-type-address = يكتب عنوان الخادم، مثل wss://example.org:8000، ثم Enter.
    .touch = يكتب عنوان الخادم، مثل wss://example.org:8000.
pludo-online-bad-address = هذا ليس عنوان خادم. يبدأ بـ wss:// أو ws://، ثم اسم، وربما نقطتان ورقم.
pludo-online-public = { $name }، خادم عام
pludo-online-public-help = { $about ->
    [none] عنوانه { $url }. Enter للذهاب إليه.
   *[other] { $about } عنوانه { $url }. Enter للذهاب إليه.
}
    .touch = { $about ->
        [none] عنوانه { $url }.
       *[other] { $about } عنوانه { $url }.
    }
pludo-online-clipboard = إضافة العنوان من الحافظة
pludo-online-clipboard-none = لا عنوان خادم في الحافظة. يلزم نسخ واحد أولا، مثل wss://example.org:8000.
pludo-online-where = أين توجد الخوادم
pludo-online-where-told = صفحة PlayPalace ومجتمعها يسميان خوادم مفتوحة للجميع؛ والأصدقاء أصحاب الخوادم يخبرونك بعناوينها. «إضافة خادم» يأخذ العنوان.
pludo-online-public-broken = قائمة الخوادم العامة في { $file } لا تستعمل: { $reason }.
pludo-online-servers-broken = لا يمكن استعمال قائمة الخوادم: { $reason }. بقيت باسم { $file }، وتبدأ قائمة جديدة.
pludo-online-not-kept = تعذر حفظ ذلك للمرة القادمة: { $reason }.

pludo-online-who-title = هل لديك حساب هناك؟
pludo-online-log-in = تسجيل الدخول
pludo-online-new-account = حساب جديد
pludo-online-name = يكتب اسمك على هذا الخادم ثم Enter. الحروف الكبيرة مهمة.
    .touch = يكتب اسمك على هذا الخادم. الحروف الكبيرة مهمة.
pludo-online-sure-title = { $name }. الخادم ينشئ حسابا جديدا لكل اسم لا يعرفه. هل الاسم صحيح؟
pludo-online-name-right = نعم، الدخول باسم { $name }
pludo-online-name-wrong = لا، كتابته من جديد
pludo-online-password = تكتب كلمة السر ثم Enter. لا تعرض ولا تنطق ولا تحفظ.
    .touch = تكتب كلمة السر. لا تنطق ولا تحفظ.
pludo-online-password-again = كلمة السر نفسها مرة أخرى.
pludo-online-passwords-differ = كلمتا السر مختلفتان. لم يرسل شيء.
pludo-online-character = حرف
pludo-online-characters-typed = { $count ->
    [0] لم يكتب شيء بعد
    [one] كتب حرف واحد
    [two] كتب حرفان
    [few] كتبت { $count } حروف
    [many] كتب { $count } حرفا
   *[other] كتب { $count } حرف
}. Enter ينهي، Escape يترك.
    .touch = { $count ->
        [0] لم يكتب شيء بعد.
        [one] كتب حرف واحد.
        [two] كتب حرفان.
        [few] كتبت { $count } حروف.
        [many] كتب { $count } حرفا.
       *[other] كتب { $count } حرف.
    }

pludo-online-trust-title = لا أحد يضمن { $name }. تبدأ بصمته: { $words }. السؤال عنها لدى صاحب الخادم، ثم الاختيار.
pludo-online-trust = الثقة به من الآن
pludo-online-do-not-trust = عدم الثقة به
pludo-online-fingerprint = البصمة SHA-256: { $digits }
pludo-online-changed = توقف. يعرض { $name } بصمة غير التي وثقت بها: { $words }. قد يكون أحد يتنصت. لم يتم الاتصال. إن كانت لصاحب الخادم شهادة جديدة، يحذف الخادم من القائمة ويضاف من جديد.

pludo-online-connecting = جار الاتصال.
pludo-online-welcome = تم الدخول، { $name }.
pludo-online-back = لقد عدت.
pludo-online-left = غادرت الخادم
pludo-online-goodbye = غادرت الخادم. إلى اللقاء.
pludo-online-lost = انقطع الاتصال
pludo-online-unsure = آخر ما فعلته ربما لم يصل إلى الخادم.
pludo-online-no-answer = الخادم لا يجيب
pludo-online-still-trying = الخادم لا يجيب. المحاولة مستمرة.
pludo-online-answers-again = الخادم يجيب من جديد.
pludo-online-gave-up = لم تنتظر الخادم
pludo-online-strange = ما يجيب هناك لا يتصرف كخادم PlayPalace. هو نوع آخر من الخوادم، أو مشغول الآن
pludo-online-looking-help = البرنامج ينظر هل يجيب خادم على هذا العنوان. Escape يرجع.
    .touch = البرنامج ينظر هل يجيب خادم على هذا العنوان.
pludo-online-table-gone = الطاولة التي كنت عليها زالت. إن حفظت لعبتها فهي بين الطاولات المحفوظة.
pludo-online-unknown-host = لا خادم بهذا الاسم
pludo-online-refused = لا أحد يجيب على هذا العنوان
pludo-online-timeout = الخادم لا يجيب في الوقت
pludo-online-no-tls = الخادم لا يتصل بأمان. ربما يبدأ عنوانه بـ ws بدل wss
pludo-online-not-a-server = ما يجيب هناك ليس خادم PlayPalace. ربما يبدأ عنوانه بـ wss بدل ws
pludo-online-redirected = الخادم يحيلك إلى { $address }. لا إحالة بلا إذن، ولم يرسل شيء. إن كنت تثق بهذا العنوان فالاتصال به بنفسك
pludo-online-proxy = نظامك يرسل الاتصالات عبر وسيط، ولا يمر هذا الاتصال منه. السؤال لدى من يديره، أو ذكر الخادم في متغير البيئة NO_PROXY
pludo-online-proxy-socks = نظامك يرسل الاتصالات عبر وسيط SOCKS، ويحتاج هذا البرنامج لذلك إلى الحزمة python-socks. الحل تثبيتها، أو ذكر الخادم في متغير البيئة NO_PROXY
pludo-online-unreachable = لا يمكن بلوغ الخادم
pludo-online-refused-token = طال غيابك. يلزم الدخول بكلمة السر
pludo-online-refused-foreign = هذا خادم PlayAural. لا يقبل إلا برامج PlayAural
pludo-online-server-says = { $text ->
    [none] أنهى الخادم الاتصال
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. محاولة أخرى بعد { $seconds ->
    [one] ثانية
    [two] ثانيتين
    [few] { $seconds } ثوان
   *[other] { $seconds } ثانية
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] لا اتصال الآن. Enter يحاول فورا، Control D يغادر.
   *[connecting] ما زال الاتصال جاريا. Control D يغادر.
}
    .touch = { $stage ->
    [waiting] لا اتصال الآن. البرنامج يواصل المحاولة.
   *[connecting] ما زال الاتصال جاريا.
}

pludo-online-row = { $text }، { $number } من { $count }
pludo-online-square = { $text }، الصف { $line }، العمود { $column }
pludo-online-no-menu = لا شيء للاختيار الآن.
pludo-online-empty-table = على الطاولة. لا شيء للاختيار الآن.
pludo-online-chat = { $scope ->
    [all] { $sender } إلى الجميع: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] كتابة للجميع، ثم Enter.
   *[table] كتابة للطاولة، ثم Enter.
}
    .touch = { $scope ->
        [all] كتابة للجميع.
       *[table] كتابة للطاولة.
    }
pludo-online-table-opened = طاولة جديدة من { $host }: { $game }.
pludo-online-ping = ذهابا وإيابا، بالميلي ثانية: { $milliseconds }.
pludo-online-pass-key = المفتاح التالي للخادم.
pludo-online-server-key = { $key } للخادم.
pludo-online-clash = الخوادم تستعمل { $key } أيضا. { $pass } ثم { $key } يعطيه للخادم.
pludo-online-record-offered = الخادم يعرض سجل هذه اللعبة. { $key ->
    [none] لا مفتاح لديك يحفظه.
   *[other] { $key } يحفظه.
}
    .touch = الخادم يعرض سجل هذه اللعبة. «حفظ السجل» يحفظه.
pludo-online-no-record = لم يعرض الخادم سجلا.
pludo-online-records-full = عدد السجلات من الخوادم بلغ { $count }؛ يلزم حذف بعضها
pludo-online-record-kept = سجل هذه اللعبة بين ألعابك المنتهية.
pludo-online-record-not-kept = تعذر حفظ سجل هذه اللعبة: { $reason }.
pludo-online-rules-unknown = القواعد { $rules } ليست على هذا الحاسوب
pludo-online-wording = طاولات Ludo Plus تستعمل الصياغة الجديدة عند دخولك التالي.
pludo-online-keys-title = مفاتيح هذا البرنامج على خادم. السهم الأسفل يواصل القراءة، Escape يغلق.
pludo-online-help = الأسهم تتنقل في قائمة الخادم، وEnter يختار، وEscape يرجع. الحروف والأرقام للخادم، وعلى الطاولة F3 وControl Q وControl R أيضا. الشرطة المائلة للكتابة للطاولة، F2 يقول من هنا، Control D يغادر الخادم.
    .touch = قائمة الخادم وما يمكنك فعله هناك أزرار.

pludo-online-editor = { $prompt } { $count ->
    [one] سطر واحد.
    [two] سطران.
    [few] { $count } أسطر.
    [many] { $count } سطرا.
   *[other] { $count } سطر.
} الأسهم من سطر إلى سطر، Enter يبدأ سطرا جديدا، Control S يرسل، Escape يترك.
    .touch = { $prompt }
pludo-online-new-line = السطر { $number }.
pludo-online-line = السطر { $number }: { $text ->
    [none] فارغ
   *[other] { $text }
}
pludo-online-document = { $title } السهم الأسفل يواصل القراءة، H إلى العنوان التالي، Escape يغلق.
    .touch = { $title }
pludo-online-heading = عنوان { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = لا شيء فيه.
pludo-online-no-heading = لا عنوان بعد هذا.

pludo-online-dice-sealed = ختمت. لا يتسلم الخادم هذه الكلمات قبل بدء اللعبة.
pludo-online-dice-late = فات الأوان: أعلنت كلمات النرد التالي.
pludo-online-dice-check = { $throw ->
    [cards] البطاقات كلها صحيحة، وعددها { $count }
    [spinner] اللفات كلها صحيحة، وعددها { $count }
   *[dice] رميات النرد كلها صحيحة، وعددها { $count }
}، ولم يعرف أحد كلماتك قبل وصولها كلها.
pludo-online-dice-left-out = لا ثقة بنرد تلك اللعبة: ليس في سجلها الكلمات التي ختمها هذا البرنامج لك.
pludo-online-dice-unasked = لم يطلب الخادم من هذا البرنامج الكلمات التي ختمها لك؛ كان يستطيع اختيار نرد تلك اللعبة مع متواطئ.
pludo-online-dice-list = لا ثقة بنرد تلك اللعبة: بحسب سجلها تغير اللاعبون أو القواعد أو الكلمات بعد أن أعلن هذا البرنامج كلماتك.
