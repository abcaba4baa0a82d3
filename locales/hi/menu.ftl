# हिन्दी: टर्मिनल के मेनू।
pludo-menu-no-letter = यहाँ { $letter } से कुछ शुरू नहीं होता।
pludo-menu-at = { $label }, { $count } में से { $at }
pludo-menu-on = चालू
pludo-menu-off = बंद
pludo-menu-not-set = तय नहीं
pludo-menu-type = { $label }। नया पाठ लिखकर एंटर दबाएँ। ख़ाली एंटर से वही रहेगा।
    .touch = { $label }। नया पाठ लिखें। ख़ाली छोड़ने पर वही रहेगा।
pludo-menu-text-there = अभी है: { $text }। लिखने से बदलेगा, तीर से रहेगा।
    .touch = अभी है: { $text }
pludo-menu-cleared = मिटाया।
pludo-menu-typed = { $text ->
    [none] अभी कुछ नहीं लिखा। एंटर से पूरा, एस्केप से वापस।
   *[other] अब तक लिखा: { $text }। एंटर से पूरा, एस्केप से वापस।
}
    .touch = { $text ->
        [none] अभी कुछ नहीं लिखा।
       *[other] अब तक लिखा: { $text }।
    }
pludo-menu-help = ऊपर और नीचे के तीर से चलें, एंटर से चुनें, बाएँ और दाएँ से मान बदलें, स्पेस समझाता है, एस्केप वापस ले जाता है। पहले अक्षर से सीधे जाएँ।
    .touch = हर पंक्ति एक बटन है। जहाँ मान है, वहाँ पिछला और अगला उसे बदलते हैं; समझाएँ बताता है कि पंक्ति किसलिए है।
pludo-menu-help-title = मदद। नीचे का तीर आगे पढ़ता है, एस्केप बंद करता है।
    .touch = मदद।
pludo-menu-keys-title = खेल की कुंजियाँ। नीचे का तीर आगे पढ़ता है, एस्केप बंद करता है।
    .touch = खेल की कुंजियाँ।

pludo-menu-nothing-behind = यह मुख्य मेनू है, इसके पीछे कुछ नहीं। दो बार एस्केप या कंट्रोल Q से बंद होगा।
    .touch = यह मुख्य मेनू है, इसके पीछे कुछ नहीं।
pludo-menu-main-title = मुख्य मेनू।
pludo-menu-leave = दोबारा एस्केप से प्रोग्राम बंद होगा।
    .touch = एक बार और से प्रोग्राम बंद होगा।
pludo-menu-continue = अपना खेल जारी रखें
pludo-menu-continue-one-of = { $count } खेलों में से एक जारी रखें
pludo-menu-continue-title = कौन सा खेल?
pludo-menu-new-game = नया खेल
pludo-menu-same-table = वही मेज़ फिर
pludo-menu-others = औरों के साथ खेलें
pludo-menu-lessons = सीखें: सिखाने वाला खेल
pludo-menu-finished = पूरे हुए खेल, फिर सुनने को
pludo-menu-reading-games = आपके पूरे हुए खेल पढ़े जा रहे हैं। पहली बार कुछ देर लगती है।
pludo-menu-reading-rules = आपकी नियम-फ़ाइलें पढ़ी जा रही हैं। पहली बार कुछ देर लगती है।
pludo-menu-finished-title = पूरे हुए खेल।
pludo-menu-puzzles = पहेलियाँ और सुनने का अभ्यास
pludo-menu-your-games = आपके खेल: आँकड़े और रेटिंग
pludo-menu-replay = फिर सुनें
pludo-menu-learn = अपनी ग़लतियों से सीखें
    .desc = आपके सबसे महँगे फ़ैसले, ज़्यादा से ज़्यादा दस: बेहतर चाल ढूँढें और सुनें कि वह बेहतर थी या नहीं।
pludo-menu-analyse = खेल कहाँ पलटा
    .desc = वे बारियाँ जिनसे आपके मौक़े सबसे ज़्यादा बदले, सबसे महँगे फ़ैसले, और किसने कितना अच्छा चुना।
pludo-menu-analyse-title = खेल कहाँ पलटा। नीचे का तीर आगे पढ़ता है, एस्केप बंद करता है।
    .touch = खेल कहाँ पलटा।
pludo-menu-options = विकल्प
pludo-menu-help-rows = मदद
pludo-menu-rules = नियम
pludo-menu-rules-title = नियम। नीचे का तीर आगे पढ़ता है, एस्केप बंद करता है।
    .touch = नियम।
pludo-menu-variants-title = किस खेल के नियम?
pludo-menu-keys = कुंजियाँ
pludo-menu-key-help = दबाने पर कुंजियाँ समझाएँ
pludo-menu-quit = बंद करें
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] { $players_obl } के साथ
   *[no] { $players }
}, बारी { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] { $players_obl } के साथ
   *[no] { $players }
}, { $who ->
    [you] जीत आपकी
    [nobody] जीत किसी की नहीं
   *[other] जीत { $winners_obl } की
}, { $when }
pludo-menu-received-game = { $game }, { $server ->
    [unknown] दूसरे कंप्यूटर से
   *[other] { $server } से
}
pludo-menu-when = { $days ->
    [0] आज, { $time }
    [1] कल, { $time }
   *[other] { $day } { $month ->
        [1] जनवरी
        [2] फ़रवरी
        [3] मार्च
        [4] अप्रैल
        [5] मई
        [6] जून
        [7] जुलाई
        [8] अगस्त
        [9] सितंबर
        [10] अक्टूबर
        [11] नवंबर
       *[12] दिसंबर
    } { $year }
}
pludo-menu-remove = यह खेल हटाने को डिलीट फिर दबाएँ।
    .touch = एक बार और से यह खेल हटेगा।
pludo-menu-removed = हटाया।
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] खेल का मेनू।
   *[no] खेल का मेनू। खेल रुका है।
}
pludo-menu-play-again = फिर खेलें
pludo-menu-after-match = टूर्नामेंट में आगे
pludo-menu-back-to-game = खेल पर वापस
pludo-menu-stop-lessons = पाठ बंद करें
pludo-menu-commands = सब आदेश
pludo-menu-commands-title = आदेश। एंटर से चलते हैं।
    .touch = आदेश।
pludo-menu-export = रिकॉर्ड और बातचीत फ़ाइल में लिखें
pludo-menu-leave-game = मुख्य मेनू पर जाएँ; खेल सहेजा रहेगा

pludo-menu-table-title = नया खेल।
pludo-menu-start = शुरू करें
    .desc = इस मेज़ पर खेल शुरू होता है।
pludo-menu-variant = खेल: { $title }
pludo-menu-players = खिलाड़ी: { $count }
    .desc = कितने खेलेंगे। नई सीटों पर बॉट आते हैं, और सबसे पहले बॉट ही जाते हैं।
pludo-menu-bots = सभी बॉट: { $strength }
pludo-menu-seat-you = { pludo-player }: आप
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: बॉट, { $strength }
pludo-menu-seat-empty = { pludo-player }: कोई नहीं
pludo-menu-seat-help = बाएँ और दाएँ से चुनें कि यहाँ कौन बैठे; एंटर से किसी व्यक्ति का नाम लिखें।
    .touch = पिछला और अगला से चुनें कि यहाँ कौन बैठे; पंक्ति से किसी व्यक्ति का नाम लिखें।
pludo-menu-strength-random = बेतरतीब
pludo-menu-strength-easy = आसान
pludo-menu-strength-normal = सामान्य
pludo-menu-strength-hard = कठिन
pludo-menu-strength-expert = उस्ताद
pludo-menu-knobs = नियम बदलें
    .desc = बदले जा सकने वाले सब नियम, समूहों में।
pludo-menu-knobs-title = इस मेज़ के नियम। बाएँ और दाएँ से मान बदलें; ख़ाने और बड़ी संख्याएँ एंटर के बाद लिखें।
    .touch = इस मेज़ के नियम। पिछला और अगला मान बदलते हैं; ख़ाने और बड़ी संख्याएँ लिखी जाती हैं।
pludo-menu-knobs-board = बोर्ड
pludo-menu-knobs-safe = सुरक्षित ख़ाने
pludo-menu-knobs-dice = पासे
pludo-menu-knobs-stack = एक ख़ाने पर अपनी गोटियाँ
pludo-menu-knobs-home = मंज़िल पट्टी
pludo-menu-knobs-capture = काटना
pludo-menu-knobs-bonus = अतिरिक्त फेंक
pludo-menu-knobs-sixes = बहुत ज़्यादा छह
pludo-menu-knobs-turn = बारियाँ
pludo-menu-knobs-end = खेल का अंत
pludo-menu-knobs-teams = साथी
pludo-menu-knobs-powers = ताक़तें
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = सुरक्षित ख़ाने: { $value }। दूसरे लिखें, बीच में स्पेस, कोई नहीं तो 0, फिर एंटर। ख़ाली एंटर से वही रहेंगे।
    .touch = सुरक्षित ख़ाने: { $value }। दूसरे लिखें, बीच में स्पेस, कोई नहीं तो 0। ख़ाली छोड़ने पर वही रहेंगे।
pludo-menu-type-number = { $low } से { $high } तक पूर्ण संख्या लिखकर एंटर दबाएँ, या एस्केप से छोड़ें।
    .touch = { $low } से { $high } तक पूर्ण संख्या लिखें।
pludo-menu-presets = सहेजी मेज़ें
    .desc = आपकी सहेजी मेज़ें, नियम और सीटें साथ में।
pludo-menu-presets-title = सहेजी मेज़ें।
pludo-menu-preset = { $name }
pludo-menu-save-preset = यह मेज़ नाम देकर सहेजें
    .desc = नियम और सीटें आगे के खेलों के लिए रखता है।
pludo-menu-name-preset = मेज़ का नाम लिखकर एंटर दबाएँ।
    .touch = मेज़ का नाम लिखें।
pludo-menu-dice-words = पासों के लिए शब्द
pludo-menu-dice-words-here = पासे पहले ही तय हैं, और किसी को मालूम नहीं। आप जो लिखेंगे वह उनमें मिलेगा।
pludo-menu-dice-words-title = पासों के लिए शब्द। एंटर से लिखें।
    .touch = पासों के लिए शब्द।
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: संयोग से
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } कोई भी शब्द लिखकर एंटर दबाएँ। ख़ाली छोड़ने पर संयोग से चुने जाएँगे।
    .touch = { $fixed } कोई भी शब्द लिखें। ख़ाली छोड़ने पर संयोग से चुने जाएँगे।

pludo-menu-options-title = विकल्प।
pludo-menu-group-player = खिलाड़ी और भाषा
pludo-menu-group-player-title = खिलाड़ी और भाषा।
pludo-menu-group-speech = बोली
pludo-menu-group-speech-title = बोली।
pludo-menu-group-sound = ध्वनियाँ
pludo-menu-group-sound-title = ध्वनियाँ।
pludo-menu-group-pace = रफ़्तार
pludo-menu-group-pace-title = रफ़्तार।
pludo-menu-group-table = मेज़
pludo-menu-group-table-title = मेज़।
pludo-menu-group-online = सर्वर
pludo-menu-group-online-title = सर्वर।
pludo-menu-group-screen = स्क्रीन
pludo-menu-group-screen-title = स्क्रीन।

pludo-menu-take = फ़ाइल से खेल लाएँ
    .desc = रिकॉर्ड (.ludo) लेता है, किसी का दिया या आपका ख़ुद लिखा हुआ।
pludo-menu-take-path = रिकॉर्ड का पथ लिखें। एंटर से पूरा, एस्केप से वापस।
    .touch = रिकॉर्ड का पथ लिखें।
pludo-menu-own-keys = अपनी कुंजियाँ
pludo-menu-own-keys-title = अपनी कुंजियाँ। एंटर आदेश को दूसरी कुंजी देता है, डिलीट पहले वाली।
    .touch = अपनी कुंजियाँ। पंक्ति आदेश को दूसरी कुंजी देती है, हटाएँ पहले वाली।
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: कोई कुंजी नहीं
}
pludo-menu-press-key = { $label }: नई कुंजी दबाएँ, या एस्केप से छोड़ें।
pludo-menu-key-lost = यह यहाँ से ली गई: { $row }।
pludo-menu-key-refused = { $reason ->
    [menu] यह कुंजी मेनू में चाहिए। दूसरी दबाएँ, या एस्केप।
   *[none] यह कुंजी काम नहीं आ सकती। दूसरी दबाएँ, या एस्केप।
}
pludo-menu-usual-keys = पहले वाली कुंजियों के लिए डिलीट फिर दबाएँ।
    .touch = एक बार और से पहले वाली कुंजियाँ लौटेंगी।
pludo-menu-empty = ख़ाली करने को डिलीट फिर दबाएँ।
    .touch = एक बार और से ख़ाली होगा।
pludo-menu-list-title = { $label }। एक चुनें।
pludo-menu-usual-voice = सामान्य आवाज़
pludo-menu-variant-list-title = कौन सा खेल? स्पेस बताता है कि वह क्या है।
    .touch = कौन सा खेल?

pludo-menu-setting-player-name = नाम: { $value }
    .desc = आपकी बात पर दूसरे यही सुनते हैं।
pludo-menu-setting-player-tips = नुस्ख़े: { $value }
    .desc = पहले खेलों में बताते हैं कि अब क्या कर सकते हैं; कुछ बार करने पर चुप। फिर चालू करने पर नए सिरे से।
pludo-menu-setting-player-language = भाषा: { $value }
    .desc = जो भी बोला जाता है, उसकी भाषा।
pludo-menu-setting-player-language-auto = सिस्टम जैसी
pludo-menu-language-partial = कुछ ही अनुवाद हुआ; बाक़ी अंग्रेज़ी में है।
pludo-menu-language-unheard = इसे अभी किसी मातृभाषी ने नहीं सुना।

pludo-menu-setting-player-address = संबोधन: { $value }
    .desc = जहाँ भाषा स्त्री और पुरुष में भेद करे, वहाँ खेल आपसे कैसे बोले।
pludo-menu-setting-player-address-neutral = सबके जैसा
    .desc = ऐसे शब्दों में जो सब पर ठीक बैठें।
pludo-menu-setting-player-address-female = स्त्री जैसा
    .desc = स्त्रीलिंग में।
pludo-menu-setting-player-address-male = पुरुष जैसा
    .desc = पुल्लिंग में।

pludo-menu-setting-speech-output = आउटपुट: { $value }
    .desc = पंक्तियाँ आप तक कैसे पहुँचें। F6 कभी भी बदलता है।
pludo-menu-setting-speech-output-ask = अगली शुरुआत पर पूछें
    .desc = तब एक छोटी जाँच पता करेगी कि आप तक क्या पहुँचता है।
pludo-menu-setting-speech-output-auto = अपने आप
    .desc = हर शुरुआत पर नए सिरे से, जो चल रहा है उसके हिसाब से।
pludo-menu-setting-speech-output-terminal = टर्मिनल
    .desc = स्क्रीन पर पंक्तियाँ, टर्मिनल पढ़ने वाले स्क्रीन रीडर या आँखों के लिए।
pludo-menu-setting-speech-output-direct = सीधा
    .desc = आपके स्क्रीन रीडर या बोली सर्वर से बोली; स्क्रीन शांत रहती है।
pludo-menu-setting-speech-output-both = दोनों
    .desc = बोली, और वही पंक्तियाँ स्क्रीन पर।
pludo-menu-setting-speech-backend = बोलने का ज़रिया: { $value }
    .desc = कौन बोलता है। अगली शुरुआत से लागू।
pludo-menu-setting-speech-backend-auto = अपने आप
    .desc = जो सबसे अच्छा चले।
pludo-menu-setting-speech-backend-ao2 = स्क्रीन रीडर
    .desc = स्क्रीन रीडर के इंटरफ़ेस से।
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Windows के वे रीडर जिन्हें Prism लाइब्रेरी चाहिए, जैसे ZoomText।
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = लिनक्स का बोली सर्वर।
pludo-menu-setting-speech-backend-voice = अपनी आवाज़
    .desc = eSpeak NG, जो खेल के साथ आता है।
pludo-menu-setting-speech-backend-say = say
    .desc = macOS की आवाज़।
pludo-menu-setting-speech-backend-text = पाठ
    .desc = सिर्फ़ स्क्रीन पर पंक्तियाँ।
pludo-menu-setting-speech-backend-none = चुप्पी
    .desc = कुछ नहीं बोला जाता।
pludo-menu-setting-speech-verbosity = शब्द: { $value }
    .desc = कितना बोला जाए।
pludo-menu-setting-speech-verbosity-brief = कम
    .desc = कम से कम शब्द।
pludo-menu-setting-speech-verbosity-normal = सामान्य
    .desc = पूरे वाक्य, कुछ भी दो बार नहीं।
pludo-menu-setting-speech-verbosity-full = पूरे
    .desc = सब कुछ, हर बार यह भी कि बारी किसकी है।
pludo-menu-setting-speech-rate = गति: { $value }
    .desc = 50 पर गति आपके सिस्टम वाली रहती है।
pludo-menu-setting-speech-voice = आवाज़: { $value }
    .desc = किसी आवाज़ का नाम; सामान्य के लिए ख़ाली।
pludo-menu-setting-speech-positions = मेनू में जगह: { $value }
    .desc = हर पंक्ति के बाद, वह कितनों में से कौन सी है।
pludo-menu-setting-speech-danger = चालों में ख़तरा: { $value }
    .desc = हर चाल के बाद, वहाँ गोटी कौन काट सकता है: "Ada 3 पीछे।"

pludo-menu-setting-sound-on = ध्वनियाँ: { $value }
    .desc = सब कुछ शब्दों में भी बताया जाता है।
pludo-menu-setting-sound-volume = पूरा वॉल्यूम: { $value } प्रतिशत
    .desc = सब वॉल्यूम इसी पर निर्भर हैं।
pludo-menu-setting-sound-dice = पासे: { $value } प्रतिशत
    .desc = पासों का वॉल्यूम।
pludo-menu-setting-sound-steps = क़दम: { $value } प्रतिशत
    .desc = क़दमों का वॉल्यूम, हर ख़ाने पर एक।
pludo-menu-setting-sound-events = घटनाएँ: { $value } प्रतिशत
    .desc = गोटी कटने, मंज़िल पर पहुँचने और खेल के अंत का वॉल्यूम।
pludo-menu-setting-sound-turn = बारियाँ: { $value } प्रतिशत
    .desc = आपकी बारी के संकेत का वॉल्यूम।
pludo-menu-setting-sound-menu = मेनू: { $value } प्रतिशत
    .desc = मेनू और मनाही का वॉल्यूम।
pludo-menu-setting-sound-voice = आवाज़: { $value } प्रतिशत
    .desc = हमारी अपनी आवाज़ का वॉल्यूम, जहाँ कोई और बोली न मिले।
pludo-menu-setting-sound-width = स्टीरियो चौड़ाई: { $value } प्रतिशत
    .desc = ध्वनियाँ बाएँ और दाएँ कितनी फैलें; 0 पर सब बीच में, एक कान से सुनने वालों के लिए।

pludo-menu-setting-pace-speed = रफ़्तार: { $value }
    .desc = बॉट और क़दम कितना समय लें। आप आगे खेलें तो वे जल्दी करते हैं।
pludo-menu-setting-pace-speed-instant = तुरंत
    .desc = कोई इंतज़ार नहीं।
pludo-menu-setting-pace-speed-fast = तेज़
    .desc = बॉट एक तिहाई सेकंड लेते हैं।
pludo-menu-setting-pace-speed-normal = सामान्य
    .desc = बॉट लगभग एक सेकंड लेते हैं।
pludo-menu-setting-pace-speed-slow = धीमी
    .desc = बॉट लगभग दो सेकंड लेते हैं।
pludo-menu-setting-pace-lag = बोली इतनी पीछे रह सकती है: { $value } सेकंड
    .desc = बोली इससे ज़्यादा पीछे हो तो बॉट रुकते हैं।

pludo-menu-setting-table-undo = चाल वापसी: { $value }
    .desc = U क्या वापस ले, अगले खेल से। गिरे हुए पासे फिर वैसे ही गिरते हैं।
    .here = U क्या वापस ले। गिरे हुए पासे फिर वैसे ही गिरते हैं।
pludo-menu-setting-table-undo-off = बंद
    .desc = अगले खेल से चली हुई चाल वापस नहीं होगी।
    .here = चली हुई चाल वापस नहीं होगी।
pludo-menu-setting-table-undo-own-turn = अपनी बारी में
    .desc = अगले खेल से U इस बारी के आपके फ़ैसले वापस लेगा।
    .here = U इस बारी के आपके फ़ैसले वापस लेता है।
pludo-menu-setting-table-undo-free = खुली
    .desc = अगले खेल से U आपके पिछले फ़ैसले तक लौटेगा, बॉटों की चालें भी।
    .here = U आपके पिछले फ़ैसले तक लौटता है, बॉटों की चालें भी।
pludo-menu-setting-table-bot = सामान्य बॉट: { $value }
    .desc = जब कुछ न कहा जाए, तब बॉट का स्तर।
pludo-menu-setting-table-bot-random = बेतरतीब
    .desc = कोई भी गोटी चलता है, जैसा संयोग हो।
pludo-menu-setting-table-bot-easy = आसान
    .desc = नए खिलाड़ी जैसा खेलता है।
pludo-menu-setting-table-bot-normal = सामान्य
    .desc = ख़तरे और मौक़े एक नज़र में देखता है।
pludo-menu-setting-table-bot-hard = कठिन
    .desc = एक फेंक आगे तक ठीक-ठीक परखता है।
pludo-menu-setting-table-bot-expert = उस्ताद
    .desc = सबसे मज़बूत।

pludo-menu-setting-online-music = सर्वर का संगीत और पृष्ठभूमि: { $value }
    .desc = आपके PlayPalace ध्वनि फ़ोल्डर से, बोली के पीछे धीमे-धीमे।
pludo-menu-setting-online-sounds = PlayPalace ध्वनियों का फ़ोल्डर: { $value }
    .desc = सर्वर की अपनी ध्वनियाँ वहीं से; उसके बिना इस प्रोग्राम की वैसी ही ध्वनियाँ।

pludo-menu-setting-online-records = सर्वर के दिए रिकॉर्ड: { $value }
    .desc = Ludo Plus की मेज़ के खेल का रिकॉर्ड, फिर सुनने को। आपके आँकड़ों में कभी नहीं गिना जाता।
pludo-menu-setting-online-records-ask = पूछें
    .desc = हर एक की ख़बर मिलेगी, तब आप उसे रख सकेंगे।
pludo-menu-setting-online-records-keep = रखें
    .desc = सब रखे जाते हैं, दो सौ तक।
pludo-menu-setting-online-records-ignore = छोड़ें
    .desc = कोई नहीं रखा जाता, और ख़बर भी नहीं मिलती।

pludo-menu-setting-screen-board = बना हुआ बोर्ड: { $value }
    .desc = देखने वालों के लिए बोर्ड, आख़िरी पंक्तियों के ऊपर; टर्मिनल मोड में नहीं।

pludo-menu-tournaments = टूर्नामेंट
pludo-menu-tournaments-title = { $count ->
    [0] टूर्नामेंट।
   *[other] टूर्नामेंट। डिलीट एक को हटाता है।
}
    .touch = टूर्नामेंट।
pludo-menu-tournament-new = नया टूर्नामेंट
pludo-menu-tournament-new-title = नया टूर्नामेंट। डिलीट खिलाड़ी को हटाता है।
    .touch = नया टूर्नामेंट।
pludo-menu-tournament-name-usual = टूर्नामेंट
pludo-menu-tournament-start = पहले दौर की पर्ची निकालें
pludo-menu-tournament-kind = प्रकार: { $kind }
pludo-menu-tournament-add-person = व्यक्ति जोड़ें
pludo-menu-tournament-add-bot = बॉट जोड़ें
pludo-menu-tournament-type-person = व्यक्ति का नाम लिखकर एंटर दबाएँ, या एस्केप से छोड़ें।
    .touch = व्यक्ति का नाम लिखें।
pludo-menu-tournament-games = { $games ->
    [one] मैच के खेल: एक
   *[other] मैच के खेल: { $games } में से ज़्यादा जीत
}
pludo-menu-tournament-seats = एक मेज़ पर: { $seats } तक
pludo-menu-tournament-rounds-count = दौर: { $rounds }
pludo-menu-tournament-name = नाम: { $name }
pludo-menu-tournament-title = { $name }।
pludo-menu-tournament-play = खेलें: { $meeting }
pludo-menu-tournament-quick = बॉटों को खेलने दें: { $meeting }
pludo-menu-tournament-listen = बॉटों को सुनें: { $meeting }
pludo-menu-tournament-standings = अंक तालिका
pludo-menu-tournament-rounds = सब दौर
pludo-menu-tournament-export = तालिका और दौर फ़ाइल में लिखें
pludo-menu-tournament-leave = मुख्य मेनू पर वापस
pludo-menu-tournament-gone = यह टूर्नामेंट अब पढ़ा नहीं जा सकता।

pludo-menu-setting-table-coins = सिक्के: { $value }
    .desc = खेल के पैसे: मेज़ पर दाँव हो सकता है। सिक्कों के लिए कोई कभी पैसे नहीं देता, और बाहर उनका कोई मोल नहीं।
pludo-menu-stake = { $coins ->
    [0] दाँव: नहीं
    [one] दाँव: हर एक { $coins } सिक्का
   *[other] दाँव: हर एक { $coins } सिक्के
}
pludo-menu-doubling = दुगुना: { $value }
    .desc = दो के खेल में खिलाड़ी, जब उसका मौक़ा हो, खेल के मेनू से दाँव दुगुना करने को कह सकता है; दूसरा माने या दाँव छोड़े।
pludo-menu-purse = { $coins ->
    [one] बटुआ: { $coins } सिक्का
   *[other] बटुआ: { $coins } सिक्के
}
    .desc = खेल के पैसे। मेज़ का दाँव नया खेल बनाते समय तय होता है।
pludo-menu-double = दाँव { $coins } तक दुगुना करने को कहें
pludo-menu-double-take = मान लें
pludo-menu-double-give-up = दाँव छोड़ दें
