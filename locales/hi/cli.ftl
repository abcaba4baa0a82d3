# हिन्दी: टर्मिनल के आदेश क्या छापते हैं।
pludo-cli-progress = { $total } में से { $done } खेल, बाक़ी { $left }
pludo-cli-train-progress = { $games } खेल, बाक़ी { $left }
pludo-cli-train-resumed = { $games } खेलों के बाद से जारी।
pludo-cli-train-nothing = खेलों का पहला दौर पूरा होने से पहले रुका; कुछ नहीं लिखा गया।
pludo-cli-train-done = { $end ->
    [stopped] { $games } खेलों के बाद रुका।
    [settled] { $games } खेलों के बाद ख़त्म: अब कुछ बेहतर नहीं हो रहा था।
   *[spent] { $games } खेलों के बाद ख़त्म: सीमा पूरी हो गई।
} उस्ताद ने जो सीखा वह { $file } में है, { $size } किलोबाइट। वही आदेश यहीं से आगे चलता है।
pludo-cli-check-refused = { $count ->
    [one] { $file } में { $count } ग़लती है।
   *[other] { $file } में { $count } ग़लतियाँ हैं।
}
pludo-cli-line = { $file }, पंक्ति { $line }
pludo-cli-column = { $file }, पंक्ति { $line }, स्तंभ { $column }
pludo-cli-check-good = { $file } अच्छी नियम-फ़ाइल है। वह यह कहती है:
pludo-cli-check-effort = गोटी कटने का सबसे कठिन सवाल { $count } स्थितियाँ देखता है।
pludo-cli-check-cut = गोटी कटने का सबसे कठिन सवाल { $count } स्थितियाँ देखता। यह बहुत ज़्यादा है: N, सुझाव और बोर्ड टटोलना कुछ ही देखते हैं और “कम से कम” कहते हैं।
pludo-cli-check-heading = बेतरतीब खेल।
pludo-cli-check-ended = { $games ->
    [1] { pludo-cli-players } का अकेला बेतरतीब खेल पूरा हुआ।
   *[other] { pludo-cli-players } के { $games } बेतरतीब खेलों में से { $ended } पूरे हुए।
}
pludo-cli-check-endless = { $games ->
    [1] { pludo-cli-players } का अकेला बेतरतीब खेल पूरा नहीं हुआ; बारी { $turns } पर छोड़ा गया। क्या हर गोटी मंज़िल तक पहुँच सकती है?
   *[other] { pludo-cli-players } के { $games } बेतरतीब खेलों में से एक भी पूरा नहीं हुआ; सबसे लंबा बारी { $turns } पर छोड़ा गया। क्या हर गोटी मंज़िल तक पहुँच सकती है?
}
pludo-cli-players = { $players ->
    [one] { $players } खिलाड़ी
   *[other] { $players } खिलाड़ियों
}
pludo-cli-check-stuck = { $file } खेली नहीं जा सकती: { $games } में से { $count } बेतरतीब खेलों में कोई बारी ख़त्म ही नहीं हुई। हर "again", "bonus" और "pass" देखें।
pludo-cli-check-length = एक खेल में क़रीब { $middle } बारियाँ; दस में से आठ में { $low } से { $high }।
pludo-cli-check-captures = एक खेल में कटी गोटियाँ: { $count }।
pludo-cli-check-drawn = बिना विजेता के खेल: { $count }।
pludo-cli-check-share = { $verdict ->
    [more] { $colour }: जीत { $percent } प्रतिशत, अपने हिस्से { $fair } से ज़्यादा: सही मान { $low } और { $high } के बीच।
    [less] { $colour }: जीत { $percent } प्रतिशत, अपने हिस्से { $fair } से कम: सही मान { $low } और { $high } के बीच।
   *[fair] { $colour }: जीत { $percent } प्रतिशत; सही मान { $low } और { $high } के बीच, अपना हिस्सा { $fair }।
}
pludo-cli-check-fair = किसी सीट को ऐसा फ़ायदा नहीं जो ये खेल दिखा सकें।
pludo-cli-check-unfair = सीटें बराबर नहीं। अगर यह इरादा नहीं, तो रास्ते, गोटियाँ और कौन शुरू करता है देखें।
pludo-cli-check-idle-outcomes = { $more ->
    [0] नतीजे जिनसे किसी को कुछ करने को नहीं मिलता: { $names }।
   *[other] नतीजे जिनसे किसी को कुछ करने को नहीं मिलता: { $names } और { $more } और।
}
pludo-cli-check-idle-unseen = { $more ->
    [0] नतीजे जो कभी नहीं आए: { $names }।
   *[other] नतीजे जो कभी नहीं आए: { $names } और { $more } और।
}
pludo-cli-check-idle-tiles = { $more ->
    [0] ख़ाने जिन पर कोई गोटी नहीं रुकी: { $names }।
   *[other] ख़ाने जिन पर कोई गोटी नहीं रुकी: { $names } और { $more } और।
}
pludo-cli-check-idle-amendments = { $more ->
    [0] नियम-बदलाव जो कभी नहीं हुए: { $names }।
   *[other] नियम-बदलाव जो कभी नहीं हुए: { $names } और { $more } और।
}
pludo-cli-check-all-matter = हर नतीजा और हर ख़ाना खेल में आया।
pludo-cli-new-variant-written = { $file } लिखी गई। उसे टेक्स्ट एडिटर में खोलें, फिर चलाएँ: playpalace-ludo check { $file }
pludo-cli-install-done = { $title }, { $file } के रूप में लगा दिया गया। ऐसे खेलें: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = जिस फ़ाइल पर यह टिकी है वह इसमें लिख दी गई: दूसरे खिलाड़ी को बस यही एक फ़ाइल चाहिए।
pludo-cli-install-replaced = यह उसी नाम की पहले वाली फ़ाइल की जगह लेती है। पुराने नियमों से सहेजे खेलों को पुरानी फ़ाइल चाहिए।
pludo-cli-install-removed = { $file } हटा दी गई।
pludo-cli-install-refused = { $file } नहीं लगाई गई। कुछ नहीं बदला।
pludo-cli-arena-heading = { $variant } के { $games } खेल।{ $drawn ->
    [0] {""}
   *[other] {" "}बिना विजेता: { $drawn }।
}
pludo-cli-arena-fault = चूक: { $bot }: { $fault }। आगे कठिन बॉट खेलता है।
pludo-cli-arena-score = { $seats ->
    [1] { $name }: जीत { $percent } प्रतिशत; सही मान { $low } और { $high } के बीच।
   *[other] { $name }, { $seats } सीटों पर: हर सीट जीत { $percent } प्रतिशत; सही मान { $low } और { $high } के बीच।
}
pludo-cli-arena-times = { $name }: एक खेल में { $decisions } फ़ैसले; एक फ़ैसले में { $median } मिलीसेकंड, 100 में 99 ज़्यादा से ज़्यादा { $most }।
pludo-cli-arena-length = एक खेल में { $turns } बारियाँ और { $throws } बार पासे, कटी गोटियाँ { $captures }।
pludo-cli-arena-cell = { $others ->
    [1] { $row } के सामने { $column }: { $percent } प्रतिशत, { $low } और { $high } के बीच।
   *[other] { $row } के सामने { $others } { $column }: { $percent } प्रतिशत, { $low } और { $high } के बीच।
}
pludo-cli-arena-rating = { $name }: रेटिंग { $rating }, { $doubt } इधर-उधर।
pludo-cli-given-up = { $count ->
    [one] { $count } खेल पूरा नहीं हुआ और छोड़ दिया गया।
   *[other] { $count } खेल पूरे नहीं हुए और छोड़ दिए गए।
}
pludo-cli-balance-heading = { $variant } के { $games } खेल, { $strength } स्तर के { $players } बॉट।
pludo-cli-balance-who-began = शुरू करने वाले की जीत { $percent } प्रतिशत, { $verdict ->
    [more] हिस्से { $fair } से ज़्यादा: सही मान { $low } और { $high } के बीच।
    [less] हिस्से { $fair } से कम: सही मान { $low } और { $high } के बीच।
   *[fair] जिसे ये खेल हिस्से { $fair } से अलग नहीं बता सकते: सही मान { $low } और { $high } के बीच।
}
pludo-cli-balance-story = एक खेल में बढ़त { $changes } बार बदलती है; विजेता खेल के { $decided } प्रतिशत के बाद हमेशा आगे। { $comebacks } प्रतिशत विजेता पहले लगभग हार चुके थे।
pludo-cli-not-installed = { $names } यहाँ नहीं है; ऐसे लगाएँ: pip install { $packages }
pludo-cli-draw-written = { $file } लिखी गई: { $title }।
pludo-cli-tournament-none = अभी कोई टूर्नामेंट नहीं।
pludo-cli-tournament-created = ऐसे खेलें: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } लिखी गई।
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 से 4 खिलाड़ी
    [s04] घूमकर जाने वाला बोर्ड
    [s06] हर एक की 4 गोटियाँ
    [s07] सिर्फ़ अपनी गोटियाँ चलती हैं
    [s09] चार चरण
    [s10] अपनी मंज़िल पट्टी
    [s12] सब गोटियाँ मंज़िल पर तो जीत
    [s13] एक या दो सादे पासे
    [s14] बारी के क्रम के लिए पासा
    [s15] सबसे बड़ी संख्या से शुरुआत
    [s16] बराबरी पर फिर पासा
    [s17] बारी में एक बार पासा
    [s18] चाल नहीं तो बारी ख़त्म
    [s19] पहले विजेता पर खेल ख़त्म
    [s20] गोल रास्ता
    [s21] सब गोटियाँ घर से शुरू
    [s23] निकलने के लिए 6
    [s24] शुरुआती ख़ाने पर निकलना
    [s25] बराबर दूरियाँ
    [s26] आगे ही चलना
    [s27] जितना पासा कहे
    [s28] कोई भी गोटी चुनें
    [s29] गोटियों से आगे निकल सकते हैं
    [s30] चल सकें तो चलना ही होगा
    [s31] 6 पर गोटी निकालनी होगी
    [s32] 6 नहीं तो और कोशिश नहीं
    [s33] रास्ते के सब ख़ाने एक जैसे
    [s34] अपनी गोटियाँ एक ख़ाने पर
    [s35] कटी गोटी घर जाती है
    [s36] अपने शुरुआती ख़ाने पर सुरक्षित
    [s39] मंज़िल पट्टी में ठीक पहले वाले ख़ाने से
    [s40] मंज़िल पर मंज़िल पट्टी से
    [s43] मंज़िल के लिए ठीक संख्या
    [s44] मंज़िल पट्टी में आगे नहीं निकलते
    [s45] मंज़िल पट्टी 4 या 5 ख़ानों की
    [s46] एक ख़ाने की मंज़िल
    [s47] हर पासा अपने आप में
    [s48] पासे किसी भी क्रम में
    [s49] चलने लायक़ एक पासा काफ़ी
    [s51] दोनों पासे एक गोटी पर
   *[s52] रास्ते की लंबाई
}
pludo-cli-strict-all = यह कड़ा लूडो है: सभी { $all } नियम निभते हैं।
pludo-cli-strict-kept = कड़े लूडो के { $all } नियमों में से { $kept } निभते हैं।
pludo-cli-strict-relaxed = ढीले: { $list }।
pludo-cli-strict-seen = S-{ $number } को { $item } तोड़ता है, इस स्थिति में: { $position }
pludo-cli-strict-says = S-{ $number }: नियम कहते हैं { $value }।
pludo-cli-strict-unseen = S-{ $number }: नियम इसकी अनुमति देते हैं, पर खोज ऐसी स्थिति तक नहीं पहुँची।
pludo-cli-strict-searched = { $games } बेतरतीब खेल और कुल { $turns } बारियाँ खोजी गईं; बाक़ी नियम वहाँ निभे।
pludo-cli-loose-kept = यह अब भी लूडो है: नियम L-01 से L-37 निभते हैं।
pludo-cli-loose-broken = यह अब लूडो नहीं: { $count ->
    [one] { $rules } नहीं निभता।
   *[other] { $rules } नहीं निभते।
}
pludo-cli-loose-stranded = कोई फेंक { $colour } गोटी को मंज़िल तक नहीं लाती (L-27)।
pludo-cli-scenarios-skipped = छोड़े गए: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] phase { $pattern } के { $count }
   *[preset] preset { $pattern } के { $count }
}
pludo-cli-scenarios-done = { $passed } सफल, { $failed } असफल
pludo-cli-web-written = पन्ना { $folder } में है। कोई भी वेब सर्वर उसे दे सकता है; docs/web.md बताता है किन हेडरों के साथ।
pludo-cli-web-served = खेल { $address } पर है, सिर्फ़ इस कंप्यूटर से। Ctrl+C उसे बंद करता है; आपके खेल ब्राउज़र में रहते हैं।
pludo-cli-options-ignored = { $file } में से ये सिर्फ़ सर्वर पर चलते हैं: { $keys }।
pludo-cli-host-starting = Ludo Plus के साथ { $title } शुरू हो रहा है।
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } को { $folder } में नया किया गया, सब ज़रूरी चीज़ों के साथ।
   *[new] Ludo Plus { $version } को { $folder } में रखा गया, सब ज़रूरी चीज़ों के साथ।
}
pludo-cli-host-before = पहले वहाँ संस्करण { $version } था।
pludo-cli-host-found-by = { $title } इसे { $anchor } से पाता है। सर्वर की कोई फ़ाइल नहीं बदली और उसके Python में कुछ नहीं रखा गया, इसलिए uv sync, नया परिवेश या दूसरा Python इसे नहीं छूते।
pludo-cli-host-old-hook = पुराने संस्करण का हुक हटाया गया: { $path }।
pludo-cli-host-keep-folders = ये दो फ़ोल्डर हाथ से न मिटाएँ: शुरू होते समय जो खेल न मिले, { $title } उसका सारा डेटा मिटा देता है। playpalace-ludo host --uninstall पहले उसकी नक़ल बनाता है।
pludo-cli-host-not-tried = { $title } इसे लोड कर सकता है या नहीं, यह नहीं आज़माया गया: सर्वर के पास .venv नहीं। आज़माने के लिए --python से उसका Python बताएँ।
pludo-cli-host-not-triable = { $title } इसे लोड कर सकता है या नहीं, यह { $python } से नहीं आज़माया जा सका: { $reason }
pludo-cli-host-said = सर्वर कहता है: { $line }
pludo-cli-host-loads = { $python } से आज़माया: { $title } इसे लोड करता है।
pludo-cli-host-fails = { $reason ->
    [none] चेतावनी: { $python } से आज़माया, { $title } इसे लोड नहीं करता।
   *[other] चेतावनी: { $python } से आज़माया, { $title } इसे लोड नहीं करता। { $reason }
}
pludo-cli-host-restart-installed = सर्वर को हमेशा की तरह फिर चलाएँ। तब Ludo Plus बोर्ड के खेलों में होगा; न हो तो कारण सर्वर का लॉग बताता है।
pludo-cli-host-not-installed = Ludo Plus { $folder } में नहीं लगा है; कुछ नहीं बदला।
pludo-cli-host-copied = डेटाबेस की नक़ल { $copy } पर बनी।
pludo-cli-host-no-database = { $folder } या उसके सर्वर-फ़ोल्डर में { $names } नहीं मिली, इसलिए कोई नक़ल नहीं बनी; अगर सर्वर उसे कहीं और रखता है, तो अगली शुरुआत से पहले नक़ल बना लें।
pludo-cli-host-removed = { $path } हटाया गया।
pludo-cli-host-data-stays = नतीजे, रेटिंग और सहेजी मेज़ें { $title } के डेटाबेस में रहती हैं।
pludo-cli-host-data-goes = { $copy ->
    [ours] चेतावनी: { $title } अगली बार Ludo Plus के बिना शुरू हुआ तो Ludo Plus की सब सहेजी मेज़ें, नतीजे, आँकड़े और रेटिंग मिटा देगा। उन्हें वापस पाने के लिए सर्वर रोकें, डेटाबेस की जगह नक़ल रखें और फिर लगाएँ।
   *[own] चेतावनी: { $title } अगली बार Ludo Plus के बिना शुरू हुआ तो Ludo Plus की सब सहेजी मेज़ें, नतीजे, आँकड़े और रेटिंग मिटा देगा। उन्हें वापस पाने के लिए सर्वर रोकें, डेटाबेस की जगह अपनी नक़ल रखें और फिर लगाएँ।
}
pludo-cli-host-restart = सर्वर फिर चलाएँ।
pludo-cli-host-left = जहाँ है वहीं छोड़ा गया, रखें या मिटाएँ: { $path } ({ $what ->
    [settings] आपकी सेटिंग
    [changed] मेज़ों पर बदली गई सेटिंग
    [sets] खिलाड़ियों के रखे विकल्प
    [set-aside] मेज़ें जो पढ़ी न जा सकीं
    [records] पिछले खेलों के रिकॉर्ड
    [rules] सर्वर पर बदला गया नियम-दस्तावेज़
    [tables] चल रहे खेल
    [purses] आपके खिलाड़ियों के सिक्के
   *[copy] डेटाबेस की नक़ल
})।
