# हिन्दी: बोली, ब्रेल, ध्वनि और स्क्रीन।
pludo-device-history-buffer = { $buffer ->
    [game] खेल
    [answers] जवाब
    [system] सिस्टम
    [chat] बातचीत
    [activity] आना-जाना
   *[all] सब
}, { $count ->
    [0] ख़ाली
   *[other] { $count } संदेश
}{ $muted ->
    [yes] , चुप
   *[no] {""}
}।
pludo-device-history-empty = { $buffer ->
    [game] खेल में अभी कुछ नहीं हुआ।
    [answers] अभी कोई जवाब नहीं।
    [system] अभी सिस्टम का कोई संदेश नहीं।
    [chat] अभी कोई बातचीत नहीं।
    [activity] अभी कोई आया-गया नहीं।
   *[all] अभी कोई संदेश नहीं।
}
pludo-device-history-nothing-said = अभी कुछ नहीं कहा गया।
pludo-device-history-mute-all = सब संदेश चुप नहीं हो सकते। पहले दूसरा बफ़र चुनें।
pludo-device-history-held = आपके लिखते समय { $count } संदेश:

pludo-device-mode-direct = आउटपुट: सीधा। खेल ख़ुद बोलता है और स्क्रीन शांत है।
pludo-device-mode-terminal = आउटपुट: टर्मिनल। खेल आपके स्क्रीन रीडर के लिए सादी पंक्तियाँ छापता है।
pludo-device-mode-both = आउटपुट: दोनों। खेल हर पंक्ति बोलता और छापता है।

pludo-device-because-asked = यह आउटपुट आपने माँगा।
pludo-device-because-saved = यह आउटपुट आपके विकल्पों से है।
pludo-device-because-environment = यह आउटपुट एनवायरनमेंट वेरिएबल से है।
pludo-device-because-speech = बोली आपने चुनी, इसलिए खेल बोलता और छापता है।
pludo-device-because-piped = यह टर्मिनल नहीं, इसलिए खेल सादी पंक्तियाँ छापता है।
pludo-device-because-remote = आप SSH से जुड़े हैं, इसलिए खेल आपके स्क्रीन रीडर के लिए पंक्तियाँ छापता है।
pludo-device-because-api-reader = { $reader } चल रहा है, इसलिए खेल उसी से बोलता है।
pludo-device-because-console-reader = { $reader } चल रहा है, इसलिए खेल उसके पढ़ने को पंक्तियाँ छापता है।
pludo-device-because-braille = { $reader } पंक्तियाँ ब्रेल में दिखाता है और बोलता नहीं, इसलिए खेल बोलता और छापता है।
pludo-device-because-nothing = कोई स्क्रीन रीडर नहीं मिला, इसलिए खेल बोलता और छापता है।

pludo-device-reader-gone = { $reader } अब नहीं चल रहा। अब खेल बोलता है।
pludo-device-reader-came = { $reader } चल रहा है। खेल उसके लिए पंक्तियाँ छापता है और अब नहीं बोलता।

pludo-device-speech-replaced = { $output } रुक गया। अब { $instead } बोलता है।
pludo-device-speech-lost = { $output } रुक गया और बोलने वाला कोई नहीं। खेल हर पंक्ति छापता है।
pludo-device-braille-lost = BRLTTY बंद हुआ। खेल बोलता रहेगा, और उसके लौटने पर फिर ब्रेल दिखाएगा।
pludo-device-braille-refused = खेल बोलता है, और आपके ब्रेल डिस्प्ले के लिए पंक्तियाँ छापता है: { $code ->
    [not-installed] { $words } लगा हुआ नहीं है।
    [not-running] { $words } प्रोग्रामों से पंक्तियाँ नहीं लेता।
   *[other] { $words }
}

pludo-device-test-alpha = अल्फ़ा। यह पंक्ति छापी गई।
pludo-device-test-bravo = ब्रावो। यह पंक्ति खेल ने बोली।
pludo-device-test-question = आपने क्या सुना? अल्फ़ा के लिए 1, ब्रावो के लिए 2, दोनों के लिए 3, कुछ नहीं तो 4 दबाएँ।
pludo-device-test-title = आपने क्या सुना?
pludo-device-test-answer = { $answer ->
    [1] अल्फ़ा
    [2] ब्रावो
    [3] दोनों
   *[4] कोई नहीं
}

pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }।
pludo-device-doctor-library = { $name } { $version } लगा हुआ है।
pludo-device-doctor-library-missing = { $name } लगा हुआ नहीं है।
pludo-device-doctor-speaks = { $output }: चलता है।
pludo-device-doctor-speaks-braille = { $output }: चलता है, ब्रेल के साथ।
pludo-device-doctor-silent = { $output }: यहाँ नहीं चलता: { $problem }।
pludo-device-doctor-silent-not-installed = { $output }: यहाँ नहीं चलता, { $name } लगा हुआ नहीं है।
pludo-device-doctor-silent-not-running = { $output }: यहाँ नहीं चलता, { $name } चालू नहीं है।
pludo-device-doctor-silent-no-answer = { $output }: यहाँ नहीं चलता, { $name } जवाब नहीं देता।
pludo-device-doctor-silent-ended = { $output }: यहाँ नहीं चलता, { $name } बंद हो गया।
pludo-device-doctor-silent-no-voice = { $output }: यहाँ नहीं चलता, { $name } हर पंक्ति लेता है और बोलता नहीं।
pludo-device-doctor-not-running = चालू नहीं: { $outputs }।
pludo-device-doctor-own-voice = अपनी आवाज़
pludo-device-doctor-speech-chosen = बोलने का ज़रिया: { $output }।
pludo-device-doctor-speech-none = यहाँ कुछ नहीं बोलता। खेल इसकी जगह हर पंक्ति छापता है।
pludo-device-doctor-cannot-tell = { $output } नहीं बताता कि वह बोला या नहीं: यह आपके कान ही बता सकते हैं।
pludo-device-doctor-braille-reader = ब्रेल { $output } से आपके ब्रेल डिस्प्ले पर जाता है।
pludo-device-doctor-braille-none = कोई ब्रेल डिस्प्ले नहीं मिला। Orca या BRLTTY के साथ टर्मिनल आउटपुट में, NVDA या JAWS के साथ सीधे आउटपुट में वह हर पंक्ति दिखाता है।
pludo-device-doctor-braille-follows = BRLTTY चल रहा है: टर्मिनल और दोनों वाले आउटपुट में आपका ब्रेल डिस्प्ले पंक्तियों के साथ चलता है।
pludo-device-doctor-braille-direct = सीधे आउटपुट में खेल उसके { $cells } सेल पर ख़ुद लिखता है।
pludo-device-doctor-braille-name = सीधे आउटपुट में ब्रेल
pludo-device-doctor-sound-ready = ध्वनि चलती है।
pludo-device-doctor-sound-name = ध्वनि
pludo-device-doctor-sound-not-needed = खेल बिना ध्वनि भी पूरा है।
pludo-device-doctor-sound-files = { $count ->
    [one] { $count } ध्वनि फ़ाइल
   *[other] { $count } ध्वनि फ़ाइलें
}, कोई कमी नहीं।
pludo-device-doctor-sound-files-missing = ये ध्वनि फ़ाइलें नहीं हैं: { $missing }। खेल फिर से लगाएँ।
pludo-device-doctor-server-folder = विकल्प online.sounds में सर्वर ध्वनियों का फ़ोल्डर वहाँ नहीं है: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] पिछले सर्वर की { $count } ध्वनि नहीं बजी
   *[other] पिछले सर्वर की { $count } ध्वनियाँ नहीं बजीं
}: { $names }। विकल्प online.sounds में ऐसा फ़ोल्डर दें जिसमें वे हों।
pludo-device-doctor-voices = { $language } के लिए { $count ->
    [one] { $count } आवाज़
   *[other] { $count } आवाज़ें
}। एक को विकल्पों में speech.voice के रूप में रखें:
pludo-device-doctor-no-voices = यहाँ आवाज़ चुनी नहीं जा सकती; अपने स्क्रीन रीडर या सिस्टम में तय करें।
pludo-device-doctor-folder-options = विकल्प: { $folder }
pludo-device-doctor-folder-saves = सहेजे खेल: { $folder }
pludo-device-doctor-folder-sounds = ध्वनियाँ: { $folder }
pludo-device-doctor-folder-locales = अनुवाद: { $folder }
pludo-device-doctor-folder-program = प्रोग्राम: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, पंक्ति { $line }: { $id } में { $name } है, जो वहाँ नहीं होता; वाक्य अंग्रेज़ी में बोला जाएगा।
    [form] { $file }, पंक्ति { $line }: { $id } को रूप { $name } चाहिए, जो किसी संदेश में नहीं।
    [mention] { $file }, पंक्ति { $line }: { $id } में { $name } है, जिसका अनुवाद नहीं हुआ; वाक्य अंग्रेज़ी में बोला जाएगा।
    [encoding] { $file }, पंक्ति { $line }: { $name } UTF-8 में नहीं लिखा है; वाक्य अंग्रेज़ी में बोला जाएगा।
   *[unreadable] { $file }, पंक्ति { $line }: { $name } पढ़ा नहीं जा सकता; वाक्य अंग्रेज़ी में बोला जाएगा।
}
pludo-device-doctor-translations = { $count ->
    [one] और ऐसी { $count } जगह।
   *[other] और ऐसी { $count } जगहें।
}
pludo-device-doctor-log = ख़राबी बताने को --log और फ़ाइल नाम के साथ शुरू करें, जैसे: playpalace-ludo --log ludo.log। ख़राबी होने तक खेलें, फिर फ़ाइल भेजें। उसमें लिखा होता है कि कब कौन सा आदेश आया और बोली या सर्वर को क्या दिया गया, आपका लिखा या सुना कभी नहीं।
pludo-device-doctor-test-speech = यह सुनाई दे, तो बोली चलती है।
pludo-device-doctor-test-left = बाईं ओर एक पासा।
pludo-device-doctor-test-right = दाईं ओर एक गोटी मंज़िल पर।
pludo-device-doctor-test-begin = अब एक जाँच। बोली: { $output }।

pludo-device-advice-speechd = आपके डेस्कटॉप वाली आवाज़ में बोली के लिए speech-dispatcher लगाएँ। Debian और Ubuntu पर: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher चल रहा है, पर उसकी आवाज़ नहीं बोलती। इससे बंद करें: killall speech-dispatcher। खेल उसे फिर चलाएगा। तब भी चुप रहे, तो देखें कि PulseAudio या PipeWire चल रहा है।
pludo-device-advice-voice = खेल की अपनी आवाज़ के लिए: pip install espeakng-loader
pludo-device-advice-sound-library = ध्वनि के लिए: pip install pygame-ce
pludo-device-advice-sound-device = ध्वनि के लिए हेडफ़ोन या स्पीकर जोड़ें, और देखें कि सिस्टम उनसे बजाता है।
pludo-device-advice-sound-device-linux = ध्वनि के लिए साउंड कार्ड या हेडफ़ोन जोड़ें, और देखें कि PulseAudio या PipeWire चल रहा है।
pludo-device-advice-reader-windows = स्क्रीन रीडर से बोली और ब्रेल के लिए NVDA (nvaccess.org) या JAWS शुरू करें, फिर खेल।
pludo-device-advice-reader-macos = VoiceOver टर्मिनल आउटपुट में पंक्तियाँ पढ़ता है। उसे Command F5 से चालू करें।
pludo-device-advice-ao2 = स्क्रीन रीडर के लिए: pip install accessible-output2
pludo-device-advice-nothing = कोई कमी नहीं।
