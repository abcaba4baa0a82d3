# العربية: النطق وبرايل والصوت، وفحص doctor.
pludo-device-history-buffer = { $buffer ->
    [game] اللعبة
    [answers] الأجوبة
    [system] النظام
    [chat] الدردشة
    [activity] الدخول والخروج
   *[all] الكل
}، { $count ->
    [0] فارغة
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
   *[other] { $count } رسالة
}{ $muted ->
    [yes] ، مكتومة
   *[no] {""}
}.

pludo-device-history-empty = { $buffer ->
    [game] لم يحدث شيء في اللعبة بعد.
    [answers] لا أجوبة بعد.
    [system] لا رسائل من النظام بعد.
    [chat] لا دردشة بعد.
    [activity] لم يدخل أحد ولم يخرج بعد.
   *[all] لا رسائل بعد.
}

pludo-device-history-nothing-said = لم يقل شيء بعد.

pludo-device-history-mute-all = لا يمكن كتم كل الرسائل. يلزم اختيار مجموعة أخرى أولا.

pludo-device-history-held = { $count ->
    [one] رسالة واحدة أثناء كتابتك:
    [two] رسالتان أثناء كتابتك:
    [few] { $count } رسائل أثناء كتابتك:
   *[other] { $count } رسالة أثناء كتابتك:
}

pludo-device-mode-direct = الإخراج: مباشر. اللعبة تنطق بنفسها والشاشة صامتة.
pludo-device-mode-terminal = الإخراج: الطرفية. اللعبة تطبع أسطرا لقارئ شاشتك.
pludo-device-mode-both = الإخراج: كلاهما. اللعبة تنطق كل سطر وتطبعه.

pludo-device-because-asked = هذا هو وضع الإخراج الذي طلبته.
pludo-device-because-saved = هذا هو وضع الإخراج من خياراتك.
pludo-device-because-environment = وضع الإخراج هذا من متغير بيئة.
pludo-device-because-speech = اخترت طريقة النطق، فاللعبة تنطق وتطبع.
pludo-device-because-piped = هذه ليست طرفية، فاللعبة تطبع أسطرا بسيطة.
pludo-device-because-remote = الاتصال عبر SSH، فاللعبة تطبع أسطرا لقارئ شاشتك.
pludo-device-because-api-reader = { $reader } يعمل، فاللعبة تنطق عبره.
pludo-device-because-console-reader = { $reader } يعمل، فاللعبة تطبع أسطرا يقرؤها.
pludo-device-because-braille = { $reader } يعرض الأسطر بطريقة برايل ولا ينطق، فاللعبة تنطق وتطبع.
pludo-device-because-nothing = لم يوجد قارئ شاشة، فاللعبة تنطق وتطبع.

pludo-device-reader-gone = توقف { $reader }. اللعبة تنطق الآن.
pludo-device-reader-came = { $reader } يعمل. اللعبة تطبع له الأسطر ولم تعد تنطق.

pludo-device-speech-replaced = تعطل { $output }. النطق الآن عبر { $instead }.
pludo-device-speech-lost = تعطل { $output } ولا شيء غيره ينطق. اللعبة تطبع كل سطر.

pludo-device-braille-lost = انتهى BRLTTY. اللعبة تواصل النطق، وتعرض برايل حين يعود.

pludo-device-braille-refused = اللعبة تنطق، وتطبع أسطرا ليتابعها جهاز برايل: { $code ->
    [not-installed] { $words } غير مثبت.
    [not-running] { $words } لا يقبل أسطرا من البرامج.
   *[other] { $words }
}

pludo-device-test-alpha = ألفا. هذا السطر مطبوع.

pludo-device-test-bravo = برافو. هذا السطر نطقته اللعبة.

pludo-device-test-question = ماذا سمعت؟ 1 ألفا، 2 برافو، 3 كلاهما، 4 لا شيء منهما.
pludo-device-test-title = ماذا سمعت؟
pludo-device-test-answer = { $answer ->
    [1] ألفا
    [2] برافو
    [3] كلاهما
   *[4] لا شيء منهما
}

pludo-device-doctor-versions = playpalace-ludo { $version }، Python { $python }، { $system }.

pludo-device-doctor-library = { $name } { $version } مثبت.
pludo-device-doctor-library-missing = { $name } غير مثبت.

pludo-device-doctor-speaks = { $output }: يعمل.
pludo-device-doctor-speaks-braille = { $output }: يعمل مع برايل.
pludo-device-doctor-silent = { $output }: لا يعمل هنا: { $problem }.

pludo-device-doctor-silent-not-installed = { $output }: لا يعمل هنا، { $name } غير مثبت.
pludo-device-doctor-silent-not-running = { $output }: لا يعمل هنا، { $name } متوقف.
pludo-device-doctor-silent-no-answer = { $output }: لا يعمل هنا، { $name } لا يجيب.
pludo-device-doctor-silent-ended = { $output }: لا يعمل هنا، { $name } انتهى.
pludo-device-doctor-silent-no-voice = { $output }: لا يعمل هنا، { $name } يأخذ كل سطر ولا ينطق شيئا.

pludo-device-doctor-not-running = لا يعمل الآن: { $outputs }.

pludo-device-doctor-own-voice = صوت اللعبة

pludo-device-doctor-speech-chosen = النطق عبر: { $output }.
pludo-device-doctor-speech-none = لا شيء ينطق هنا. اللعبة تطبع كل سطر بدلا من ذلك.
pludo-device-doctor-cannot-tell = { $output } لا يخبر هل نطق: أذناك وحدهما تعلمان.

pludo-device-doctor-braille-reader = برايل يصل إلى جهازك عبر { $output }.
pludo-device-doctor-braille-none = لم يوجد جهاز برايل. مع Orca أو BRLTTY يعرض كل سطر في وضع الطرفية، ومع NVDA أو JAWS في الوضع المباشر.
pludo-device-doctor-braille-follows = BRLTTY يعمل: جهاز برايل يتبع الأسطر في وضع الطرفية وفي وضع كليهما.
pludo-device-doctor-braille-direct = في الوضع المباشر تكتب اللعبة بنفسها على خلاياه، وعددها { $cells }.
pludo-device-doctor-braille-name = برايل في الوضع المباشر

pludo-device-doctor-sound-ready = الصوت يعمل.
pludo-device-doctor-sound-name = الصوت
pludo-device-doctor-sound-not-needed = اللعبة كاملة بلا صوت.

pludo-device-doctor-sound-files = { $count ->
    [one] ملف صوت واحد
    [two] ملفا صوت
    [few] { $count } ملفات صوت
   *[other] { $count } ملف صوت
}، لا ينقص شيء.
pludo-device-doctor-sound-files-missing = ملفات الصوت هذه ناقصة: { $missing }. يلزم تثبيت اللعبة من جديد.

pludo-device-doctor-server-folder = مجلد أصوات الخوادم في الخيار online.sounds غير موجود: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] صوت واحد من آخر خادم زرته بقي صامتا
    [two] صوتان من آخر خادم زرته بقيا صامتين
    [few] { $count } أصوات من آخر خادم زرته بقيت صامتة
    [many] { $count } صوتا من آخر خادم زرته بقيت صامتة
   *[other] { $count } صوت من آخر خادم زرته بقيت صامتة
}: { $names }. يمكن للخيار online.sounds أن يسمي مجلدا فيه هذه الأصوات.

pludo-device-doctor-voices = { $language }: { $count ->
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
    [many] { $count } صوتا
   *[other] { $count } صوت
}. يوضع أحدها في خياراتك باسم speech.voice:
pludo-device-doctor-no-voices = لا اختيار للأصوات هنا؛ يحدد الصوت في قارئ الشاشة أو النظام.

pludo-device-doctor-folder-options = الخيارات: { $folder }
pludo-device-doctor-folder-saves = الألعاب المحفوظة: { $folder }
pludo-device-doctor-folder-sounds = الأصوات: { $folder }
pludo-device-doctor-folder-locales = الترجمات: { $folder }
pludo-device-doctor-folder-program = البرنامج: { $folder }

pludo-device-doctor-translation = { $kind ->
    [variable] { $file }، السطر { $line }: { $id } يستعمل { $name }، وهو غير موجود هناك؛ تقال الجملة بالإنجليزية.
    [form] { $file }، السطر { $line }: { $id } يطلب الصيغة { $name }، ولا رسالة فيها هذه الصيغة.
    [mention] { $file }، السطر { $line }: { $id } يذكر { $name }، وهو غير مترجم؛ تقال الجملة بالإنجليزية.
    [encoding] { $file }، السطر { $line }: { $name } ليس مكتوبا بترميز UTF-8؛ تقال الجملة بالإنجليزية.
   *[unreadable] { $file }، السطر { $line }: لا يمكن قراءة { $name }؛ تقال الجملة بالإنجليزية.
}
pludo-device-doctor-translations = { $count ->
    [one] وموضع آخر كهذا.
    [two] وموضعان آخران كهذا.
    [few] و{ $count } مواضع أخرى كهذا.
   *[other] و{ $count } موضعا آخر كهذا.
}

pludo-device-doctor-log = للإبلاغ عن خلل يبدأ البرنامج مع --log واسم ملف، مثل: playpalace-ludo --log ludo.log. بعد اللعب حتى يقع الخلل يرسل الملف. فيه متى جاء كل أمر وما سلم للنطق أو لخادم، لا ما كتبته أو سمعته أبدا.

pludo-device-doctor-test-speech = إن كنت تسمع هذا فالنطق يعمل.
pludo-device-doctor-test-left = نرد على اليسار.
pludo-device-doctor-test-right = قطعة تصل إلى النهاية على اليمين.
pludo-device-doctor-test-begin = الآن اختبار. النطق: { $output }.

pludo-device-advice-speechd = للنطق بصوت سطح المكتب يثبت speech-dispatcher. على Debian وUbuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher يعمل لكن صوته لا ينطق. إنهاؤه بالأمر: killall speech-dispatcher. اللعبة تشغله من جديد. إن بقي صامتا فيلزم أن يعمل PulseAudio أو PipeWire.
pludo-device-advice-voice = لصوت اللعبة: pip install espeakng-loader
pludo-device-advice-sound-library = للصوت: pip install pygame-ce
pludo-device-advice-sound-device = للصوت توصل سماعات، ويلزم أن يشغل النظام الصوت عبرها.
pludo-device-advice-sound-device-linux = للصوت توصل بطاقة صوت أو سماعات، ويلزم أن يعمل PulseAudio أو PipeWire.
pludo-device-advice-reader-windows = للنطق وبرايل مع قارئ شاشة يشغل NVDA (nvaccess.org) أو JAWS ثم اللعبة.
pludo-device-advice-reader-macos = VoiceOver يقرأ الأسطر في وضع الطرفية. تشغيله بالمفتاحين Command F5.
pludo-device-advice-ao2 = لقارئات الشاشة: pip install accessible-output2
pludo-device-advice-nothing = لا ينقص شيء.
