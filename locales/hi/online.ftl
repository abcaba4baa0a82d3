# हिन्दी: सर्वर पर खेलना।
pludo-online-servers-title = सर्वर।
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, { $user } नाम से
}
pludo-online-server-help = पता { $url } है। एंटर वहाँ ले जाता है, डिलीट सूची से हटाता है।
    .touch = पता { $url } है।
pludo-online-add = सर्वर जोड़ें
pludo-online-type-address = सर्वर का पता लिखें, जैसे wss://example.org:8000, और एंटर दबाएँ।
    .touch = सर्वर का पता लिखें, जैसे wss://example.org:8000।
pludo-online-bad-address = यह सर्वर का पता नहीं। वह wss:// या ws:// से शुरू होता है, फिर नाम, और शायद कोलन और संख्या।
pludo-online-public = { $name }, सार्वजनिक सर्वर
pludo-online-public-help = { $about ->
    [none] पता { $url } है। एंटर वहाँ ले जाता है।
   *[other] { $about } पता { $url } है। एंटर वहाँ ले जाता है।
}
    .touch = { $about ->
        [none] पता { $url } है।
       *[other] { $about } पता { $url } है।
    }
pludo-online-clipboard = क्लिपबोर्ड का पता जोड़ें
pludo-online-clipboard-none = क्लिपबोर्ड में किसी सर्वर का पता नहीं। पहले एक कॉपी करें, जैसे wss://example.org:8000।
pludo-online-where = सर्वर कहाँ मिलते हैं
pludo-online-where-told = PlayPalace का अपना पन्ना और उसका समुदाय सबके लिए खुले सर्वर बताते हैं; सर्वर वाले दोस्त उसका पता बता सकते हैं। "सर्वर जोड़ें" में वह पता लिखें।
pludo-online-public-broken = { $file } में सार्वजनिक सर्वरों की सूची छोड़ दी गई: { $reason }।
pludo-online-servers-broken = सर्वरों की सूची काम नहीं आ सकती: { $reason }। वह { $file } नाम से रखी गई, और नई सूची शुरू।
pludo-online-not-kept = यह अगली बार के लिए नहीं रखा जा सका: { $reason }।

pludo-online-who-title = क्या वहाँ आपका खाता है?
pludo-online-log-in = लॉग इन करें
pludo-online-new-account = नया खाता
pludo-online-name = इस सर्वर पर अपना नाम लिखें और एंटर दबाएँ। बड़े-छोटे अक्षर अलग हैं।
    .touch = इस सर्वर पर अपना नाम लिखें। बड़े-छोटे अक्षर अलग हैं।
pludo-online-sure-title = { $name }। सर्वर हर अनजान नाम का नया खाता बनाता है। क्या नाम सही है?
pludo-online-name-right = हाँ, { $name } नाम से लॉग इन करें
pludo-online-name-wrong = नहीं, फिर लिखें
pludo-online-password = पासवर्ड लिखें और एंटर दबाएँ। वह न दिखाया, न बोला, न रखा जाता है।
    .touch = पासवर्ड लिखें। वह न बोला, न रखा जाता है।
pludo-online-password-again = वही पासवर्ड फिर लिखें।
pludo-online-passwords-differ = दोनों पासवर्ड अलग हैं। कुछ नहीं भेजा गया।
pludo-online-character = अक्षर
pludo-online-characters-typed = { $count ->
    [0] अभी कुछ नहीं लिखा
   *[other] { $count } अक्षर लिखे
}। एंटर से पूरा, एस्केप से वापस।
    .touch = { $count ->
        [0] अभी कुछ नहीं लिखा।
       *[other] { $count } अक्षर लिखे।
    }

pludo-online-trust-title = { $name } की गारंटी कोई नहीं देता। उसका फ़िंगरप्रिंट शुरू होता है: { $words }। सर्वर मालिक से पूछें, फिर चुनें।
pludo-online-trust = अब से भरोसा करें
pludo-online-do-not-trust = भरोसा न करें
pludo-online-fingerprint = फ़िंगरप्रिंट SHA-256: { $digits }
pludo-online-changed = रुकें। { $name } का फ़िंगरप्रिंट वह नहीं जिस पर आपका भरोसा है: { $words }। शायद कोई बीच में सुन रहा है। संपर्क नहीं किया गया। मालिक का प्रमाणपत्र नया हो, तो सर्वर सूची से हटाकर फिर जोड़ें।

pludo-online-connecting = संपर्क हो रहा है।
pludo-online-welcome = आप भीतर हैं, { $name }।
pludo-online-back = आपकी वापसी हुई।
pludo-online-left = आप सर्वर से बाहर हैं
pludo-online-goodbye = आप सर्वर से बाहर हैं। अलविदा।
pludo-online-lost = संपर्क टूट गया
pludo-online-unsure = आपका पिछला काम शायद सर्वर तक नहीं पहुँचा।
pludo-online-no-answer = सर्वर जवाब नहीं देता
pludo-online-still-trying = सर्वर जवाब नहीं देता। कोशिश जारी है।
pludo-online-answers-again = सर्वर फिर जवाब देता है।
pludo-online-gave-up = आपने सर्वर का इंतज़ार नहीं किया
pludo-online-strange = वहाँ जो जवाब देता है, वह PlayPalace सर्वर जैसा नहीं। वह दूसरी तरह का सर्वर है, या अभी बहुत व्यस्त
pludo-online-looking-help = प्रोग्राम देख रहा है कि इस पते पर सर्वर जवाब देता है या नहीं। एस्केप से वापस।
    .touch = प्रोग्राम देख रहा है कि इस पते पर सर्वर जवाब देता है या नहीं।
pludo-online-table-gone = आपकी मेज़ अब नहीं रही। उसका खेल सहेजा गया हो, तो सहेजी मेज़ों में मिलेगा।
pludo-online-unknown-host = इस नाम का सर्वर नहीं है
pludo-online-refused = उस पते पर कोई जवाब नहीं देता
pludo-online-timeout = सर्वर समय पर जवाब नहीं देता
pludo-online-no-tls = सर्वर सुरक्षित ढंग से नहीं बोलता। शायद पता wss की जगह ws से शुरू होता है
pludo-online-not-a-server = वहाँ PlayPalace सर्वर नहीं है। शायद पता ws की जगह wss से शुरू होता है
pludo-online-redirected = सर्वर आपको { $address } पर भेजता है। बिना पूछे वहाँ नहीं जाया जाता, और कुछ नहीं भेजा गया। उस पते पर भरोसा हो तो ख़ुद जुड़ें
pludo-online-proxy = आपका सिस्टम प्रॉक्सी से जुड़ता है, और वह इसे नहीं जाने देता। उसके संचालक से पूछें, या सर्वर को NO_PROXY में लिखें
pludo-online-proxy-socks = आपका सिस्टम SOCKS प्रॉक्सी से जुड़ता है, जिसके लिए पैकेज python-socks चाहिए। उसे लगाएँ, या सर्वर को NO_PROXY में लिखें
pludo-online-unreachable = सर्वर तक पहुँचा नहीं जा सकता
pludo-online-refused-token = बहुत देर हो गई। पासवर्ड से लॉग इन करें
pludo-online-refused-foreign = यह PlayAural सर्वर है। यह सिर्फ़ PlayAural के अपने प्रोग्राम मानता है
pludo-online-server-says = { $text ->
    [none] सर्वर ने संपर्क ख़त्म किया
   *[other] { $text }
}
pludo-online-trying-again = { $reason }। { $seconds } सेकंड में फिर कोशिश।
pludo-online-ended = { $reason }।
pludo-online-not-connected = { $stage ->
    [waiting] अभी संपर्क नहीं। एंटर से तुरंत कोशिश, कंट्रोल D से बाहर।
   *[connecting] संपर्क हो रहा है। कंट्रोल D से बाहर।
}
    .touch = { $stage ->
        [waiting] अभी संपर्क नहीं। प्रोग्राम कोशिश कर रहा है।
       *[connecting] संपर्क हो रहा है।
    }

pludo-online-row = { $text }, { $count } में से { $number }
pludo-online-square = { $text }, पंक्ति { $line }, स्तंभ { $column }
pludo-online-no-menu = अभी चुनने को कुछ नहीं।
pludo-online-empty-table = मेज़ पर। अभी चुनने को कुछ नहीं।
pludo-online-chat = { $scope ->
    [all] { $sender }, सबसे: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] सबको लिखें और एंटर दबाएँ।
   *[table] मेज़ को लिखें और एंटर दबाएँ।
}
    .touch = { $scope ->
        [all] सबको लिखें।
       *[table] मेज़ को लिखें।
    }
pludo-online-table-opened = { $host } ने मेज़ खोली: { $game }।
pludo-online-ping = आना-जाना { $milliseconds } मिलीसेकंड में।
pludo-online-pass-key = अगली कुंजी सर्वर को जाएगी।
pludo-online-server-key = { $key } सर्वर को जाती है।
pludo-online-clash = सर्वर भी { $key } काम में लेते हैं। { $pass } और फिर { $key } उसे सर्वर को देती है।
pludo-online-record-offered = सर्वर इस खेल का रिकॉर्ड देता है। { $key ->
    [none] आपकी कोई कुंजी उसे नहीं रखती।
   *[other] { $key } से रखें।
}
    .touch = सर्वर इस खेल का रिकॉर्ड देता है। “रिकॉर्ड रखें” से रखें।
pludo-online-no-record = सर्वर ने कोई रिकॉर्ड नहीं दिया।
pludo-online-records-full = सर्वरों के { $count } रिकॉर्ड पहले से हैं; कुछ हटाएँ
pludo-online-record-kept = इस खेल का रिकॉर्ड आपके पूरे हुए खेलों में है।
pludo-online-record-not-kept = इस खेल का रिकॉर्ड नहीं रखा जा सका: { $reason }।
pludo-online-rules-unknown = नियम { $rules } इस कंप्यूटर पर नहीं हैं
pludo-online-wording = Ludo Plus की मेज़ें नए शब्द आपके अगली बार आने पर बोलेंगी।
pludo-online-keys-title = सर्वर पर इस प्रोग्राम की कुंजियाँ। नीचे का तीर आगे पढ़ता है, एस्केप बंद करता है।
pludo-online-help = तीर सर्वर के मेनू में चलते हैं, एंटर चुनता है, एस्केप वापस। अक्षर और अंक सर्वर के हैं, और मेज़ पर F3, कंट्रोल Q और कंट्रोल R भी। स्लैश मेज़ को लिखता है, F2 बताता है कौन है, कंट्रोल D सर्वर छोड़ता है।
    .touch = सर्वर का मेनू और वहाँ के बाक़ी काम बटन हैं।

pludo-online-editor = { $prompt } { $count ->
    [one] { $count } पंक्ति।
   *[other] { $count } पंक्तियाँ।
} तीर पंक्ति दर पंक्ति चलते हैं, एंटर नई शुरू करता है, कंट्रोल S भेजता है, एस्केप से वापस।
    .touch = { $prompt }
pludo-online-new-line = पंक्ति { $number }।
pludo-online-line = पंक्ति { $number }: { $text ->
    [none] ख़ाली
   *[other] { $text }
}
pludo-online-document = { $title } नीचे का तीर आगे पढ़ता है, H अगले शीर्षक पर, एस्केप बंद करता है।
    .touch = { $title }
pludo-online-heading = शीर्षक { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = इसमें कुछ नहीं है।
pludo-online-no-heading = आगे कोई शीर्षक नहीं।

pludo-online-dice-sealed = मुहरबंद। सर्वर को ये शब्द खेल शुरू होने पर मिलेंगे, पहले नहीं।
pludo-online-dice-late = देर हो गई: अगले पासों के शब्द बताए जा चुके।
pludo-online-dice-check = { $throw ->
    [cards] सभी { $count } पत्ते सही
    [spinner] फिरकी सभी { $count } बार सही
   *[dice] सभी { $count } पासे सही
}, और सबके आने से पहले आपके शब्द किसी को मालूम नहीं थे।
pludo-online-dice-left-out = उस खेल के पासों पर भरोसा न करें: रिकॉर्ड में वे शब्द नहीं जो इस प्रोग्राम ने आपके लिए मुहरबंद किए।
pludo-online-dice-unasked = सर्वर ने इस प्रोग्राम से आपके मुहरबंद शब्द नहीं माँगे; वह किसी से मिलकर उस खेल के पासे चुन सकता था।
pludo-online-dice-list = उस खेल के पासों पर भरोसा न करें: रिकॉर्ड के अनुसार आपके शब्द बताने के बाद खिलाड़ी, नियम या शब्द बदले गए।
