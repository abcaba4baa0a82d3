# हिन्दी: प्रोग्राम ख़ुद क्या कहता है।
pludo-client-greeting = लूडो में स्वागत है।
pludo-client-ask-name = आपका नाम क्या है? नाम लिखकर एंटर दबाएँ, या सिर्फ़ एंटर।
    .touch = आपका नाम क्या है? नाम लिखें, या ख़ाली छोड़ें।
pludo-client-hello = नमस्ते { $name }।
pludo-client-first-steps = तीर मेनू में चलते हैं, एंटर चुनता है, F1 हर जगह मदद करता है। लूडो नया है? “सीखें: सिखाने वाला खेल” पर जाएँ।
    .touch = लूडो नया है? “सीखें: सिखाने वाला खेल” पर जाएँ।
pludo-client-table = { $title }।
pludo-client-goodbye = अलविदा।
pludo-client-saved-goodbye = आपका खेल सहेजा गया। अलविदा।
pludo-client-unsaved = आपका खेल नहीं सहेजा गया: { $reason }।
pludo-client-unsaved-goodbye = { pludo-client-unsaved } अलविदा।
pludo-client-unkept = { $folder } में कुछ नहीं रखा जा सकता: { $reason }। खेल बिना सहेजे चलेगा; खेल और विकल्प प्रोग्राम के साथ ख़त्म होंगे।
pludo-client-unkept-goodbye = यह खेल नहीं रखा गया। अलविदा।
pludo-client-late-goodbye = आपका खेल सहेजा गया, पर डिस्क धीमी है: कंप्यूटर बंद करने से पहले ज़रा रुकें। अलविदा।
pludo-client-disk-late = डिस्क धीमी है: आपकी पिछली फेंकें अभी उस पर नहीं हैं। पहुँचने पर बताया जाएगा।
pludo-client-disk-on-time = आपकी फेंकें अब डिस्क पर हैं।
pludo-client-player = खिलाड़ी
pludo-client-guest = मेहमान { $number }
pludo-client-quiet-screen = बोली चालू है, इसलिए स्क्रीन शांत है। F12 कहा हुआ छापता है, F6 इसे बदलता है।

pludo-client-useless-key = { $key } यहाँ कुछ नहीं करता। F1 या प्रश्न चिह्न से मदद।
    .touch = इससे यहाँ कुछ नहीं होता।
pludo-client-that-key = वह कुंजी
pludo-client-stale = इस बीच वह बदल गया। कुछ नहीं किया गया।
pludo-client-paste-ignored = चिपकाया पाठ यहाँ कुछ नहीं करता।
pludo-client-key-help-on = कुंजी मदद। कुंजी दबाकर उसका काम सुनें, एस्केप से ख़त्म।
    .touch = अब कुछ भी चुनकर उसका काम सुनें। कुंजी मदद फिर चुनने से ख़त्म।
pludo-client-key-help-off = कुंजी मदद ख़त्म।
pludo-client-key-unused = { $key } का कोई काम नहीं।
pludo-client-unknown-line = { $line } न कुंजी है न आदेश। पासा फेंकने को r, चुनने को अंक, बोर्ड के लिए v, मदद के लिए f1 लिखें।
pludo-client-help-table = स्पेस या एंटर साफ़ अगला काम करता है। एस्केप या बैकस्पेस मेनू खोलता है।
    .touch = आपकी चालें और बाक़ी काम बटन हैं; और बटन “और काम” में हैं।
pludo-client-help-listening = जो सुना उसके लिए 1, 2, 3 या 4 दबाएँ।
    .touch = जो सुना वह चुनें।
pludo-client-transcript-printed = { $count ->
    [one] { $count } पंक्ति छपी।
   *[other] { $count } पंक्तियाँ छपीं।
}
pludo-client-rate-of-reader = टर्मिनल मोड में आपका स्क्रीन रीडर अपनी गति से बोलता है। F6 मोड बदलता है।
pludo-client-board-in-terminal-mode = टर्मिनल मोड में बना हुआ बोर्ड स्क्रीन रीडर में बाधा डालेगा। F6 मोड बदलता है।

pludo-client-which-die = { $numbers } दबाएँ, या पहले के लिए एंटर।
    .touch = कौन सा?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = वह इनमें नहीं है। { $numbers } दबाएँ, या पहले के लिए एंटर।
    .touch = वह इनमें नहीं है।
pludo-client-hint-elsewhere = दूसरी गोटी बेहतर रहेगी। { $hint } एस्केप से सब चालों पर वापस।
    .touch = दूसरी गोटी बेहतर रहेगी। { $hint }
pludo-client-no-such-player = खिलाड़ी { $number } नहीं है; यहाँ { $count } खेल रहे हैं।
pludo-client-undone = { $turns ->
    [0] वापस लिया।
    [one] आपकी पिछली बारी तक वापस लिया।
   *[other] आपकी { $turns } बारियाँ वापस लीं।
}
pludo-client-undone-throw = { $throw ->
    [cards] फिर आपके पास { $dice }।
    [spinner] फिरकी फिर { $dice } पर।
   *[dice] फिर आपका पासा { $dice }।
}
pludo-client-out-at-start = { $count ->
    [one] हर एक की एक गोटी पहले से बाहर है।
   *[other] हर एक की { $count } गोटियाँ पहले से बाहर हैं।
}
pludo-client-undo-off = इस मेज़ पर चाल वापसी बंद है।
pludo-client-undo-nothing-own-turn = इस बारी में आपका कोई फ़ैसला नहीं जो वापस हो सके।
pludo-client-undo-nothing-free = वापस लेने को कोई फ़ैसला नहीं।
pludo-client-use = { $key } आपकी शक्ति चलाता है।
pludo-client-use-keys = { $count ->
    [one] एंटर उसे चलाता है।
   *[other] { $numbered ->
        [0] तीर और एंटर से चुनें।
       *[other] जिसका नंबर नहीं, उसे तीर और एंटर से चुनें।
    }
}
    .touch = चुनें कि क्या चलाना है।
pludo-client-use-not-on = गोटी { $number } पर आपकी कोई शक्ति नहीं चल सकती।
pludo-client-after-game = एंटर: फिर खेलें। स्पेस: नतीजा। { $throw ->
    [cards] D: निकले पत्ते।
    [spinner] D: फिरकी के नतीजे।
   *[dice] D: पासे।
} एस्केप: मेनू, ग़लतियों से सीखने और बाक़ी के लिए।
    .touch = फिर खेलें, या ग़लतियों से सीखने और बाक़ी के लिए मेनू खोलें।
pludo-client-chance = { $percent } प्रतिशत। { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] सबकी जीत की संभावना लगभग बराबर है।
       *[no] जीत की संभावना लगभग { $percent } प्रतिशत।
    } पहले { $throw ->
        [cards] पत्ता लें
        [spinner] फिरकी घुमाएँ
       *[dice] पासा फेंकें
    }, फिर H सलाह देगा।

pludo-client-tip-roll = { $throw ->
    [cards] पत्ता लेने को { $key } दबाएँ।
    [spinner] फिरकी घुमाने को { $key } दबाएँ।
   *[dice] पासा फेंकने को { $key } दबाएँ।
}
    .touch = { $label } चुनें।
pludo-client-tip-choose = गोटी का नंबर दबाएँ। या तीर चालें एक-एक कर पढ़ें, और एंटर सुनी हुई चाल चले।
    .touch = इनमें से एक चाल चुनें।
pludo-client-tip-out = गोटी निकालने को { $faces } चाहिए।
pludo-client-tip-ask = { $board } बोर्ड बताता है, { $hint } सुझाव देता है, { $help } सब कुंजियाँ बताता है।
    .touch = जब चाहें बोर्ड या सुझाव माँगें।

pludo-client-save-failed = खेल सहेजा नहीं जा सका: { $reason }। अभी कुछ नहीं हुआ; उसे ठीक करें और एंटर से फिर कोशिश करें।
    .touch = खेल सहेजा नहीं जा सका: { $reason }। अभी कुछ नहीं हुआ; उसे ठीक करें और फिर कोशिश करें।
pludo-client-save-damaged = यह सहेजा खेल ख़राब है: { $reason }। इसे { $file } नाम से रखा गया।
pludo-client-save-unreadable = यह सहेजा खेल अभी पढ़ा नहीं जा सकता: { $reason }। वह वैसा ही रहेगा।
pludo-client-save-rules-elsewhere = इस सहेजे खेल के नियम { $rules } दूसरे कंप्यूटर पर हैं, { $folder } में, जो बिना पूछे नहीं खुलता। आगे खेलने को playpalace-ludo install-variant से नियम-फ़ाइल लगाएँ; खेल सहेजा रहेगा।
pludo-client-save-rules-gone = इस सहेजे खेल को नियम { $rules } चाहिए, जो नहीं हैं या बदल गए। आगे खेलने को नियम-फ़ाइल वापस रखें; खेल सहेजा रहेगा।
pludo-client-save-rules-ask = इस खेल के नियम { $rules } यहाँ नहीं। खेल कहता है कि वे { $folder } में थे। वहाँ देखें?
pludo-client-save-rules-leave = नहीं, रहने दें
pludo-client-save-rules-look = हाँ, वहाँ देखें
pludo-client-save-rules-found = नियम { $rules } मिल गए। आगे खेलने को खेल फिर खोलें।
pludo-client-save-parted = यह खेल दूसरी विंडो में आगे बढ़ा। दोनों रखे गए: आपका अब से अलग खेल है।
pludo-client-crashed = प्रोग्राम में ही कुछ गड़बड़ हुई। खेल पिछली चाल तक सुरक्षित हैं। जो हुआ वह { $file } में लिखा है।
pludo-client-not-removed = खेल हटाया नहीं जा सका: { $reason }।
pludo-client-exported = लिखा गया: रिकॉर्ड { $record } में, और कहा गया सब { $transcript } में।
pludo-client-take-failed = वह फ़ाइल पढ़ी नहीं जा सकती: { $reason }।
pludo-client-taken-unfinished = खेल अब उनमें है जिन्हें आप जारी रख सकते हैं।
    .cut = रिकॉर्ड का अंत नहीं है। जहाँ वह टूटता है, वहाँ से आप खेल जारी रख सकते हैं।
pludo-client-export-failed = कुछ लिखा नहीं जा सका: { $reason }।

pludo-client-options-unreadable = { $file } में आपके विकल्प पढ़े नहीं जा सकते: { $reason }। मूल मान चलेंगे और वहाँ कुछ नहीं लिखा जाएगा।
pludo-client-options-refused = आपके विकल्प काम नहीं आ सकते: { $reason }। वे { $file } नाम से रखे गए, और मूल मान चलेंगे।
pludo-client-options-no-copy = { $file } में आपके विकल्पों की बदलने से पहले प्रति नहीं बन सकी: { $reason }।
pludo-client-options-number = विकल्प { $key } { $value } है; उसे { $low } से { $high } तक पूर्ण संख्या चाहिए। { $default } चलेगा।
pludo-client-options-choice = विकल्प { $key } { $value } है; उसे इनमें से एक चाहिए: { $choices }। { $default } चलेगा।
pludo-client-options-switch = विकल्प { $key } { $value } है; उसे true या false चाहिए। { $default } चलेगा।
pludo-client-options-text = विकल्प { $key } { $value } है; उसे उद्धरण चिह्नों में पाठ चाहिए।
pludo-client-options-group = आपके विकल्पों का भाग { $group } पंक्ति [{ $group }] से शुरू हो, और उसके विकल्प अलग-अलग पंक्तियों में हों। उसके मूल मान चलेंगे।
pludo-client-options-misspelt = आपके विकल्पों में { $key } है, जो होता नहीं; क्या मतलब { $meant } था?
pludo-client-options-unknown = आपके विकल्पों में { $key } है, जो होता नहीं। वह फ़ाइल में रहेगा और कुछ नहीं करेगा।
pludo-client-options-keys = आपके विकल्पों के भाग keys में हर आदेश की एक पंक्ति चाहिए, जैसे roll = ["r"]। सामान्य कुंजियाँ चलेंगी।
pludo-client-options-key = { $command } की कुंजियाँ ["r"] जैसी सूची हों। सामान्य कुंजियाँ चलेंगी।
pludo-client-options-preset = सहेजी मेज़ { $name } को रूप और सीटें चाहिए, दोनों पाठ। वह छोड़ी गई।
pludo-client-options-not-kept = आपके विकल्प सहेजे नहीं जा सके: { $reason }। वे बंद करने तक चलेंगे।

pludo-client-seats-unknown = सीट { $word } समझ नहीं आई: स्तर सिर्फ़ bot का होता है। you, कोई नाम, या bot:easy कहें, जैसे green=bot:hard।
pludo-client-seats-empty = सीट { $word } पर कोई नहीं। you, कोई नाम, या bot:easy कहें, जैसे green=bot:hard।
pludo-client-seats-missing = कॉमा से पहले या बाद में सीट नहीं है। you, कोई नाम, या bot:easy कहें, जैसे you,green=bot:hard।
pludo-client-seats-strength = बॉट का स्तर { $strength } नहीं है। इनमें से चुनें: { $strengths }।
pludo-client-bot-failed = { $name } विफल हुआ: { $why }। आगे कठिन बॉट खेलता है।
pludo-client-seats-colour = इस बोर्ड पर रंग { $colour } नहीं है। इस पर हैं: { $colours }।
pludo-client-seats-taken = रंग { $colour } दो बार लिया गया है।
pludo-client-seats-count = { $count ->
    [one] एक खिलाड़ी काफ़ी नहीं
   *[other] { $count } खिलाड़ी ठीक नहीं
}: यह खेल { $low } से { $high } के लिए है।
pludo-client-seats-count-exact = { $count ->
    [one] एक खिलाड़ी काफ़ी नहीं
   *[other] { $count } खिलाड़ी ठीक नहीं
}: यह खेल { $low } के लिए है।
pludo-client-knob-refused = यह नहीं हो सकता: { $reason }
pludo-client-knob-squares = रास्ते के ख़ाने लिखें, बीच में स्पेस, जैसे 9 22 35 48।
pludo-client-preset-saved = मेज़ { $name } सहेजी गई।
pludo-client-preset-used = मेज़ { $name } लग गई।
pludo-client-preset-gone = मेज़ { $name } अब नहीं लग सकती: उसके नियम या सीटें अब नहीं हैं।
pludo-client-preset-nameless = मेज़ का नाम चाहिए। कुछ नहीं सहेजा गया।

pludo-client-replay = { $title }, { $count } चरण। दायाँ तीर आगे, बायाँ पीछे, एस्केप से ख़त्म।
    .touch = { $title }, { $count } चरण।
pludo-client-replay-where = { $count } में से चरण { $step }, बारी { $number }।
pludo-client-replay-start = यह खेल की शुरुआत है।
pludo-client-replay-no-capture = इस खेल में कोई गोटी नहीं कटी।
pludo-client-replay-end = यह खेल का अंत है।
pludo-client-replay-help = दायाँ तीर या एंटर आगे, बायाँ पीछे, होम और एंड सिरों पर। V, S, T और बाक़ी सवाल इसी पल का जवाब देते हैं। एस्केप से ख़त्म।
    .touch = बटन आगे, पीछे और सिरों पर ले जाते हैं। सब सवाल इसी पल का जवाब देते हैं।

pludo-client-after-match = एंटर: टूर्नामेंट में आगे। स्पेस: नतीजा। { $throw ->
    [cards] D: निकले पत्ते।
    [spinner] D: फिरकी के नतीजे।
   *[dice] D: पासे।
} एस्केप: मेनू।
    .touch = टूर्नामेंट में आगे बढ़ें, या मेनू खोलें।
pludo-client-tournament-damaged = यह टूर्नामेंट पढ़ा नहीं जा सकता; इसकी फ़ाइल { $file } वैसी ही रहेगी। कारण: { $reason }।
pludo-client-tournament-game-gone = इस मैच का खेल ग़ायब है; वह नए सिरे से शुरू होगा।
pludo-client-tournament-exported = { $file } में लिखा गया।
pludo-client-tournament-added = { $player }। कुल { $count } शामिल।
pludo-client-tournament-twice = { $name } पहले से शामिल।
pludo-client-tournament-nameless = कोई नहीं जुड़ा: खिलाड़ी का नाम चाहिए।
pludo-client-tournament-full = टूर्नामेंट में ज़्यादा से ज़्यादा { $most } खिलाड़ी।
pludo-client-bots-alone = खेल रहे हैं: { $names }।
pludo-client-bots-alone-help = बॉट अपना खेल ख़ुद खेलते हैं, और आप सुनेंगे कि जीत किसकी। एस्केप से बाद के लिए छोड़ें।
    .touch = बॉट अपना खेल ख़ुद खेलते हैं, और आप सुनेंगे कि जीत किसकी।
