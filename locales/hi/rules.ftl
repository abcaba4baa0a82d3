# हिन्दी: मेज़ के नियम, विकल्प और रूप।
pludo-preset-playpalace = PlayPalace लूडो
    .summary = PlayPalace लूडो: एक पासा, सुरक्षित ख़ाने और सुरक्षित शुरुआती ख़ाने, और लगातार तीसरा छह पूरी बारी वापस लेता है।
pludo-preset-classic = क्लासिक लूडो
    .summary = क्लासिक लूडो: रास्ते पर सुरक्षित ख़ाने नहीं, एक ख़ाने पर अपनी एक गोटी, और सब स्थान तय होने तक खेल।
pludo-preset-indian = तारों वाला भारतीय लूडो
    .summary = भारतीय लूडो: क्लासिक जैसा, चार तारों के साथ जहाँ कोई गोटी नहीं कटती।
pludo-preset-nigerian = नाइजीरियाई लूडो
    .summary = नाइजीरियाई लूडो: दो पासे, दोनों चलने ज़रूरी, और काटने वाली गोटी सीधे मंज़िल पर।
pludo-preset-nigerian-classic = नाइजीरियाई लूडो, क्लासिक
    .summary = नाइजीरियाई लूडो, क्लासिक: एक पासा, और काटने पर एक फेंक और।
pludo-preset-strict = कड़ा लूडो
    .summary = कड़ा लूडो: अतिरिक्त फेंक नहीं, सिर्फ़ अपना शुरुआती ख़ाना सुरक्षित, और अपनी गोटियाँ मंज़िल पट्टी रोकती हैं।
pludo-preset-jota = जोटा वाला लूडो
    .summary = जोटा वाला लूडो: एक ख़ाने पर अपनी दो गोटियाँ जोड़ी बनती हैं, जो साथ चलती है और कट नहीं सकती।
pludo-preset-quick = झटपट लूडो
    .summary = झटपट लूडो: सबकी एक गोटी शुरू से बाहर, और दो गोटियाँ मंज़िल पर तो जीत। दस मिनट काफ़ी हैं।
pludo-preset-figure-eight = आठ की टक्कर
    .summary = आठ की टक्कर: दो खिलाड़ी, एक-दूसरे को काटते दो घेरे, और फिरकी जो दूसरे को पीछे भी धकेलती है।
pludo-preset-hexagon = षट्कोण
    .summary = षट्कोण: एक घेरे पर छह तक खिलाड़ी, हर एक की तीन गोटियाँ, और पासा जिसे छह पसंद है।
pludo-preset-market-road = बाज़ार की सड़क
    .summary = बाज़ार की सड़क: पासों की जगह पत्ते, और दोराहे वाली सड़क।
pludo-preset-forty-squares = चालीस ख़ाने
    .summary = चालीस ख़ाने: जर्मन खेल। छह पर गोटी निकालनी ज़रूरी, रास्ते पर कुछ न हो तो तीन कोशिशें, और मंज़िल चार की क़तार।
pludo-preset-parchis = पार्चीस
    .summary = पार्चीस: स्पेनी खेल। पाँच पर गोटी निकलती है, एक रंग की दो दीवार हैं, और काटने पर बीस क़दम मिलते हैं।
pludo-preset-pachisi-partners = पचीसी, दो-दो साथी
    .summary = पचीसी: दो के सामने दो, कौड़ियों से, अपनी भुजा से बाहर, चक्कर, और वापस। चलना ज़रूरी नहीं।
pludo-preset-six-arms = छह भुजाएँ
    .summary = छह भुजाएँ: छह भुजाओं वाले तारे पर आम खेल, छह तक खिलाड़ी।
pludo-preset-masquerade = मुखौटों का मेला
    .summary = मुखौटों का मेला: मंच के चार दरवाज़े; जो वहाँ रुके, उसे शक्ति मिलती है जो और कोई नहीं देखता।
pludo-preset-shield-smiths = ढाल के कारीगर
    .summary = ढाल के कारीगर: भट्ठियाँ ढाल देती हैं, जो अपनी पसंद की गोटी पर लगती है।
pludo-preset-springboard = उछाल
    .summary = उछाल: छलाँग के लिए स्प्रिंग और दूसरी फेंक के लिए क़िस्मत के सिक्के; दो गोटियाँ मंज़िल पर तो जीत।
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, { $high } खिलाड़ियों के लिए।
       *[several] { $title }, { $low } से { $high } खिलाड़ियों के लिए।
    }
pludo-preset-changed = { $count ->
    [one] { $title }, { $count } विकल्प बदला
   *[other] { $title }, { $count } विकल्प बदले
}

pludo-value-on = चालू
pludo-value-off = बंद
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] कोई नहीं
   *[other] { $value }
}
pludo-value-safe-squares-for-own = अपना रंग
pludo-value-safe-squares-for-all = सब
pludo-value-safe-start-none = कोई नहीं
pludo-value-safe-start-own = मालिक
pludo-value-safe-start-all = सब
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = अलग-अलग
pludo-value-dice-use-sum = जोड़कर
pludo-value-dice-usage-each = जो चल सके
pludo-value-dice-usage-all-or-nothing = हो सके तो सब
pludo-value-stack-own-limit = { $value ->
    [0] कोई सीमा नहीं
   *[other] { $value }
}
pludo-value-home-blocking-none = कुछ नहीं
pludo-value-home-blocking-pass = लाँघना
pludo-value-home-blocking-pass-and-land = लाँघना और मिलना
pludo-value-capture-captor-stay = वहीं रहती है
pludo-value-capture-captor-finish = मंज़िल पर जाती है
pludo-value-capture-captor-start = घर जाती है
pludo-value-bonus-limit = { $value ->
    [0] कोई सीमा नहीं
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = चाल के बाद
pludo-value-bonus-timing-before-move = तुरंत
pludo-value-bonus-without-move-pass = बारी ख़त्म
pludo-value-bonus-without-move-roll = फिर भी पासा फेंकें
pludo-value-sixes-max = { $value ->
    [0] कोई सीमा नहीं
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = बारी वापस ली जाती है
pludo-value-sixes-penalty-forfeit = फेंक बेकार जाती है
pludo-value-turn-first-seat = पहली सीट
pludo-value-turn-first-highest-roll = पासे पर सबसे बड़ी संख्या
pludo-value-turn-first-lowest-roll = पासे पर सबसे छोटी संख्या
pludo-value-turn-first-random = संयोग
pludo-value-powers-kind-none = कोई नहीं
pludo-value-powers-kind-shields = ढालें
pludo-value-powers-kind-leaps = छलाँगें
pludo-value-powers-kind-swaps = अदला-बदली
pludo-value-powers-kind-second-throws = दूसरी फेंक
pludo-value-powers-kind-all = सब
pludo-value-powers-use-held = पास रहती है
pludo-value-powers-use-at-once = तुरंत
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = सीटों से
pludo-value-turn-ranking-opening-rolls = शुरुआती फेंकों से
pludo-value-end-places-first = पहली जीत पर
pludo-value-end-places-all = सब स्थान तय होने पर
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = कोई नहीं
pludo-value-teams-pairs-opposite = आमने-सामने
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] कोई सीमा नहीं
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }। { $meaning }

pludo-knob-board-arms = बोर्ड की भुजाएँ
    .desc = बोर्ड की कितनी भुजाएँ, यानी कितने खेल सकते हैं: आम तौर पर 4। रास्ता साथ बढ़ता है।
pludo-knob-board-markers = हर खिलाड़ी की गोटियाँ
    .desc = हर खिलाड़ी की कितनी गोटियाँ हों।
pludo-knob-board-home-squares = मंज़िल पट्टी के ख़ाने
    .desc = मंज़िल से पहले मंज़िल पट्टी में कितने ख़ाने, आम तौर पर 5। रास्ता साथ बढ़ता है।
pludo-knob-board-corner-tiles = कोने के ख़ाने
    .desc = हर भीतरी कोने पर रास्ते का एक ख़ाना जोड़ता है।
pludo-knob-board-home-entry-back = मंज़िल का मोड़
    .desc = अपने शुरुआती ख़ाने से कितने ख़ाने पहले रंग मंज़िल पट्टी में मुड़े, आम तौर पर 2।
pludo-knob-board-tokens-out = शुरू से बाहर गोटियाँ
    .desc = हर खिलाड़ी की कितनी गोटियाँ शुरुआती ख़ाने से शुरू करें।
pludo-knob-safe-squares = सुरक्षित ख़ाने
    .desc = रास्ते के ख़ाने जहाँ कोई गोटी नहीं कटती।
pludo-knob-safe-squares-for = सुरक्षित ख़ाने बचाते हैं
    .desc = सबको, या सिर्फ़ उस रंग की गोटियों को जिसकी भुजा पर वे हैं।
pludo-knob-safe-start = सुरक्षित शुरुआती ख़ाने
    .desc = शुरुआती ख़ाने किसे बचाएँ: किसी को नहीं, सिर्फ़ मालिक की गोटियों को, या सबको।
pludo-knob-dice-count = पासे
    .desc = एक साथ कितने पासे फेंके जाएँ: 1 या 2।
pludo-knob-dice-use = दो पासों की गिनती
    .desc = हर पासा अलग चाल, या दोनों जोड़कर एक चाल।
pludo-knob-dice-usage = पासे चलना
    .desc = जो पासा चल सके वह चलें, या हो सके तो सब चलें।
pludo-knob-dice-same-marker = एक गोटी दोनों पासे चले
    .desc = क्या एक गोटी एक से ज़्यादा पासे चल सकती है?
pludo-knob-stack-own-limit = एक ख़ाने पर अपनी गोटियाँ
    .desc = एक ख़ाने पर एक खिलाड़ी की ज़्यादा से ज़्यादा गोटियाँ, 0 पर सीमा नहीं।
pludo-knob-stack-doubled = जोड़ियाँ
    .desc = एक ख़ाने पर अपनी दो गोटियाँ सम संख्या के आधे से साथ चलती हैं, और कट नहीं सकतीं।
pludo-knob-stack-doubled-forced-on-even = जोड़ी पहले चले
    .desc = 2 या 4 पर जोड़ी चल सके तो वही चले।
pludo-knob-home-blocking = मंज़िल पट्टी में अपनी गोटियाँ रोकती हैं
    .desc = कुछ नहीं, लाँघना, या लाँघना और मिलना।
pludo-knob-capture-captor = काटने वाली गोटी
    .desc = जहाँ काटा वहीं रहे, सीधे मंज़िल पर जाए, या घर लौटे।
pludo-knob-bonus-all-sixes = छह पर अतिरिक्त फेंक
    .desc = सब छह आने पर एक फेंक और।
pludo-knob-bonus-capture = काटने पर अतिरिक्त फेंक
    .desc = काटने पर एक फेंक और।
pludo-knob-bonus-limit = बारी में अतिरिक्त फेंक
    .desc = एक बारी में ज़्यादा से ज़्यादा अतिरिक्त फेंक, 0 पर सीमा नहीं।
pludo-knob-bonus-timing = छह की अतिरिक्त फेंक कब
    .desc = चाल के बाद, या तुरंत, और फिर सब पासे साथ चलें।
pludo-knob-bonus-without-move = छह जो चल न सके
    .desc = बारी ख़त्म, या अतिरिक्त फेंक फिर भी।
pludo-knob-sixes-max = लगातार छह की सीमा
    .desc = लगातार इतने छह पर दंड, 0 पर कभी नहीं।
pludo-knob-sixes-penalty = ज़्यादा छह का दंड
    .desc = पूरी बारी वापस, या सिर्फ़ पिछली फेंक बेकार।
pludo-knob-turn-first = शुरुआत कौन करे
    .desc = पहली सीट, पासे पर सबसे बड़ी या सबसे छोटी संख्या, या संयोग।
pludo-knob-turn-ranking = खेलने का क्रम
    .desc = बारियाँ सीटों से चलें, या शुरुआती फेंकों से पूरे खेल का क्रम तय हो।
pludo-knob-powers-kind = शक्ति के ख़ाने
    .desc = शक्ति के ख़ाने क्या दें: कुछ नहीं, ढाल, छलाँग, अदला-बदली, दूसरी फेंक, या सब।
pludo-knob-powers-tiles = हर भुजा पर शक्ति के ख़ाने
    .desc = हर भुजा पर इतने ख़ाने शक्ति देते हैं।
pludo-knob-powers-use = शक्ति का इस्तेमाल
    .desc = शक्ति खिलाड़ी के चलाने तक पास रहती है, या तुरंत चलती है।
pludo-knob-turn-auto-single = अकेली चाल अपने आप
    .desc = एक ही चाल हो तो बिना पूछे चली जाती है।
pludo-knob-turn-auto-roll = पासा अपने आप
    .desc = जब तक चुनने को कुछ न हो, पासे और चालें अपने आप चलती हैं।
pludo-knob-end-home = जीत के लिए मंज़िल पर गोटियाँ
    .desc = जीत के लिए कितनी गोटियाँ मंज़िल पर चाहिए।
pludo-knob-end-places = खेल का अंत
    .desc = पहली जीत पर, या सब स्थान तय होने पर।
pludo-knob-end-max-turns = बारियों की सीमा
    .desc = इतनी बारियों के बाद जिसकी सबसे ज़्यादा गोटियाँ मंज़िल पर, उसकी जीत; 0 पर सीमा नहीं।

pludo-knob-teams-pairs = साथी
    .desc = सब अकेले खेलें, या सामने बैठे साथी के साथ।
pludo-knob-teams-together = साथी साथ जीतें
    .desc = चालू: दोनों की गोटियाँ मंज़िल पर हों तो साथी साथ जीतते हैं। बंद: हर एक अकेले जीतने को खेलता है।
pludo-knob-teams-help = साथी की मदद
    .desc = जिसकी सब गोटियाँ मंज़िल पर हों, वह साथी की गोटियाँ चलता है।
pludo-knob-teams-pass = साथी को लाँघना
    .desc = चालू: साथी की गोटियाँ आपको नहीं रोकतीं, दीवार बनकर भी नहीं। बंद: उन्हें लाँघना मना है।
pludo-knob-teams-capture = साथी को काटना
    .desc = क्या साथी एक-दूसरे को काट सकते हैं?

pludo-rule-heading-goal = लक्ष्य।
pludo-rule-heading-board = बोर्ड।
pludo-rule-heading-teams = साथी।
pludo-rule-heading-dice = पासे और निकलना।
pludo-rule-heading-moving = चलना।
pludo-rule-heading-captures = काटना और सुरक्षित जगहें।
pludo-rule-heading-extra = अतिरिक्त फेंक।
pludo-rule-heading-first = शुरुआत कौन करे।
pludo-rule-heading-turns = बारियाँ।
pludo-rule-heading-chance = { $throw ->
    [cards] पत्ते।
    [spinner] फिरकी।
   *[dice] पासे।
}
pludo-rule-heading-abilities = शक्तियाँ।
pludo-rule-heading-questions = सबसे पूछे जाने वाले सवाल।
pludo-rule-heading-amendments = खेल में बदलने वाले नियम।

pludo-rule-goal = अपनी { $board-markers ->
    [0] गोटियाँ
    [one] गोटी
   *[other] { $board-markers } गोटियाँ
} रास्ते का चक्कर लगाकर मंज़िल पट्टी से मंज़िल पर पहुँचाएँ।
pludo-rule-board-markers = { $board-markers ->
    [one] हर एक की एक गोटी है।
   *[other] हर एक की { $board-markers } गोटियाँ हैं।
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] जिसकी गोटी पहले मंज़िल पर, उसकी जीत।
       *[other] जिसकी सब गोटियाँ पहले मंज़िल पर, उसकी जीत।
    }
   *[no] { $end-home ->
        [one] जिसकी एक गोटी पहले मंज़िल पर, उसकी जीत।
       *[other] जिसकी { $end-home } गोटियाँ पहले मंज़िल पर, उसकी जीत।
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] साथ खेलते हैं: { $teams }।
   *[none] सब अकेले खेलते हैं।
}
pludo-rule-team = { $second_obl } के साथ { $first }
pludo-rule-teams-together = { $teams-together ->
    [yes] साथी साथ जीतते हैं, जब दोनों का खेल पूरा हो।
   *[no] सब अकेले जीतने को खेलते हैं, साथी भी।
}
pludo-rule-teams-help = { $teams-help ->
    [yes] जिसकी सब गोटियाँ मंज़िल पर हों, वह साथी के लिए खेलता है।
   *[no] जिसकी सब गोटियाँ मंज़िल पर हों, वह साथी का इंतज़ार करता है।
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] साथी की गोटियाँ कभी आपको नहीं रोकतीं।
   *[no] साथी की गोटियों को लाँघना मना है।
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] साथी भी औरों की तरह एक-दूसरे को काटते हैं।
   *[no] साथी एक-दूसरे को नहीं काटते।
}
pludo-rule-end-places = { $end-places ->
    [all] बाक़ी सब स्थान तय होने तक खेलते हैं।
   *[first] पहली जीत पर खेल ख़त्म।
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] बारियों की सीमा नहीं।
   *[other] { $end-max-turns } बारी के बाद खेल ख़त्म, और जिसकी सबसे ज़्यादा गोटियाँ मंज़िल पर, उसकी जीत।
}
pludo-rule-limit-together = वहाँ साथियों का सब कुछ मिलाकर गिना जाता है।
pludo-rule-board-arms = बोर्ड की { $board-arms } भुजाएँ हैं।
pludo-rule-track = रास्ते में { $track } ख़ाने हैं। शुरुआती ख़ाने: { $starts }।
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = मंज़िल पट्टी में { $board-home-squares ->
    [one] { $board-home-squares } ख़ाना है
   *[other] { $board-home-squares } ख़ाने हैं
}, फिर मंज़िल{ $arrive ->
    [exact] , जिसके लिए ठीक संख्या चाहिए
   *[other] {""}
}।
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] सब गोटियाँ घर से शुरू करती हैं।
    [one] सबकी एक गोटी शुरुआती ख़ाने से शुरू करती है।
   *[other] सबकी { $board-tokens-out } गोटियाँ शुरुआती ख़ाने से शुरू करती हैं।
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] रास्ते में हर भीतरी कोने पर भी ख़ाना है।
   *[no] रास्ते में कोने के ख़ाने नहीं।
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] आपकी गोटियाँ शुरुआती ख़ाने से { $board-home-entry-back } ख़ाना पहले मंज़िल पट्टी में मुड़ती हैं।
   *[other] आपकी गोटियाँ शुरुआती ख़ाने से { $board-home-entry-back } ख़ाने पहले मंज़िल पट्टी में मुड़ती हैं।
}
pludo-rule-dice-count = { $dice-count ->
    [one] एक पासा फेंका जाता है।
   *[other] { $dice-count } पासे फेंके जाते हैं।
}
pludo-rule-dice-use = { $dice-use ->
    [sum] दोनों पासे जोड़कर एक चाल।
   *[separate] हर पासा अलग चाल है।
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] सब पासे चल सकें तो चलने होंगे। नहीं तो जो चल सके वह चलें, पर कुछ न काटें।
   *[each] जो पासा चल सके, वह चलें।
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] एक गोटी दोनों पासे चल सकती है।
   *[no] हर गोटी एक बार में एक ही पासा चल सकती है।
}
pludo-rule-enter = 6 पर गोटी घर से शुरुआती ख़ाने पर निकलती है।
pludo-rule-move = गोटी ठीक उतना चलती है जितना पासा कहे, और रास्ते पर औरों को लाँघ सकती है। चल सकें तो चलना ज़रूरी है।
pludo-rule-move-must = चल सकें तो चलना ज़रूरी है।
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] एक ख़ाने पर आपकी कितनी भी गोटियाँ रह सकती हैं।
    [one] एक ख़ाने पर आपकी दो गोटियाँ नहीं रह सकतीं।
   *[other] एक ख़ाने पर आपकी ज़्यादा से ज़्यादा { $stack-own-limit } गोटियाँ रह सकती हैं।
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] एक ख़ाने पर आपकी दो गोटियाँ जोड़ी हैं: सम संख्या के आधे से साथ चलती हैं, विषम पर कभी नहीं, और कट नहीं सकतीं।
   *[no] एक ख़ाने की गोटियाँ अलग-अलग चलती हैं।
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] 2 या 4 पर जोड़ी चल सके तो वही चलेगी।
   *[no] जोड़ी और अकेली गोटी में से आप खुलकर चुनते हैं।
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] मंज़िल पट्टी में आपकी गोटियाँ एक-दूसरे को नहीं लाँघ सकतीं।
    [pass-and-land] मंज़िल पट्टी में आपकी गोटियाँ न एक-दूसरे को लाँघ सकती हैं, न एक ख़ाने पर मिल सकती हैं।
   *[none] मंज़िल पट्टी में आपकी गोटियाँ एक-दूसरे को नहीं रोकतीं।
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] एक ही चाल हो तो अपने आप चली जाती है।
   *[no] हर चाल आप ख़ुद चलते हैं, अकेली भी।
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] जब तक चुनने को कुछ न हो, पासे और चालें अपने आप चलती हैं।
   *[no] पासा आप ख़ुद फेंकते हैं।
}
pludo-rule-capture = जो गोटी विरोधी की असुरक्षित गोटी पर रुके, वह उसे काटकर घर भेजती है।
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] रास्ते पर सुरक्षित ख़ाने नहीं हैं।
    [one] { $safe-called ->
        [star] तारे पर कोई गोटी नहीं कटती: { $safe-squares }।
        [colour] { $safe-squares-for ->
            [own] अपने रंग के लिए सुरक्षित: { $safe-named }।
           *[all] इस ख़ाने पर कोई गोटी नहीं कटती: { $safe-named }।
        }
       *[plain] इस ख़ाने पर कोई गोटी नहीं कटती: { $safe-squares }।
    }
   *[other] { $safe-called ->
        [star] तारों पर कोई गोटी नहीं कटती: { $safe-squares }।
        [colour] { $safe-squares-for ->
            [own] अपने रंग के लिए सुरक्षित: { $safe-named }।
           *[all] इन ख़ानों पर कोई गोटी नहीं कटती: { $safe-named }।
        }
       *[plain] इन ख़ानों पर कोई गोटी नहीं कटती: { $safe-squares }।
    }
}
pludo-rule-safe-square = { $square } ({ $colour } सुरक्षित)
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] सुरक्षित ख़ाना सिर्फ़ उस रंग की गोटियों को बचाता है जिसकी भुजा पर वह है।
   *[all] सुरक्षित ख़ाने सबको बचाते हैं।
}
pludo-rule-safe-start = { $safe-start ->
    [all] शुरुआती ख़ाने पर कोई गोटी नहीं कटती।
    [own] अपने शुरुआती ख़ाने पर आपकी गोटियाँ सुरक्षित हैं।
   *[none] शुरुआती ख़ाने किसी को नहीं बचाते।
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] काटने वाली गोटी सीधे मंज़िल पर जाती है।
    [start] काटने वाली गोटी अपने घर लौटती है।
   *[stay] काटने वाली गोटी वहीं रहती है।
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] 6 पर एक फेंक और मिलती है।
       *[other] सब छह आने पर एक फेंक और मिलती है।
    }
   *[no] 6 पर अतिरिक्त फेंक नहीं।
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] अतिरिक्त फेंक तुरंत, फिर सब पासे साथ चलते हैं।
   *[after-move] अतिरिक्त फेंक आपकी चाल के बाद।
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] छह चल न सके, तब भी एक फेंक और।
   *[pass] छह चल न सके तो बारी ख़त्म, अतिरिक्त फेंक नहीं।
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] काटने पर एक फेंक और मिलती है।
   *[no] काटने पर अतिरिक्त फेंक नहीं।
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] अतिरिक्त फेंकों की सीमा नहीं।
    [one] एक बारी में ज़्यादा से ज़्यादा एक अतिरिक्त फेंक।
   *[other] एक बारी में ज़्यादा से ज़्यादा { $bonus-limit } अतिरिक्त फेंक।
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] लगातार कितने भी छह चलते हैं।
    [1] हर छह { pludo-rule-penalty }।
    [2] लगातार दूसरा छह { pludo-rule-penalty }।
    [3] लगातार तीसरा छह { pludo-rule-penalty }।
    [4] लगातार चौथा छह { pludo-rule-penalty }।
   *[5] लगातार पाँचवाँ छह { pludo-rule-penalty }।
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] बारी ख़त्म करता है और उसे वापस लेता है
   *[forfeit] नहीं चला जाता और बारी ख़त्म करता है
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] दंड कभी नहीं, क्योंकि लगातार कितने भी छह चलते हैं।
   *[other] { $sixes-penalty ->
        [rollback] ज़्यादा छह उस बारी की सब चालें वापस लेते हैं।
       *[forfeit] ज़्यादा छह में से आख़िरी नहीं चला जाता; पहले की चालें रहती हैं।
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] सब पासा फेंकें, सबसे बड़ी संख्या से शुरुआत। बराबर वाले फिर फेंकें।
    [lowest-roll] सब पासा फेंकें, सबसे छोटी संख्या से शुरुआत। बराबर वाले फिर फेंकें।
    [random] शुरुआत संयोग तय करता है।
   *[seat] शुरुआत मेज़ का पहला खिलाड़ी करता है।
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] खेल से पहले सब पासा फेंकते हैं, और बारियाँ सबसे छोटी संख्या से सबसे बड़ी तक। सबसे छोटी पर बराबर वाले फिर फेंकें; बाक़ी बराबर वाले सीटों के क्रम में।
       *[highest-roll] खेल से पहले सब पासा फेंकते हैं, और बारियाँ सबसे बड़ी संख्या से सबसे छोटी तक। सबसे बड़ी पर बराबर वाले फिर फेंकें; बाक़ी बराबर वाले सीटों के क्रम में।
    }
   *[seats] बारियाँ सीटों के क्रम में चलती हैं।
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] शक्ति के ख़ाने ढाल देते हैं।
    [leaps] शक्ति के ख़ाने छलाँग देते हैं।
    [swaps] शक्ति के ख़ाने अदला-बदली देते हैं।
    [second-throws] शक्ति के ख़ाने दूसरी फेंक देते हैं।
    [all] शक्ति के ख़ाने ढाल, छलाँग, अदला-बदली या दूसरी फेंक देते हैं।
   *[none] कोई ख़ाना शक्ति नहीं देता।
}
pludo-rule-powers-tiles = हर भुजा पर { $powers-tiles ->
    [one] शक्ति का { $powers-tiles } ख़ाना।
   *[other] शक्ति के { $powers-tiles } ख़ाने।
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] शक्ति मिलते ही चलती है।
   *[held] शक्ति आपके चलाने तक पास रहती है।
}

pludo-rule-loose-win = आपकी जीत इससे: { $list }।
pludo-rule-loose-win-when = आपकी जीत जब { $list }।
pludo-rule-goal-mover = आपकी जीत जब, आपकी अपनी चाल से, { $list }।
pludo-rule-goal-together = सबकी जीत साथ, जब हर खिलाड़ी पर यह लागू हो: { $list }।
pludo-rule-goal-nobody = { $who ->
    [mover] खेल बिना जीत के ख़त्म, जब अभी चलने वाले पर यह लागू हो: { $list }।
    [all-together] खेल बिना जीत के ख़त्म, जब हर खिलाड़ी पर यह लागू हो: { $list }।
   *[anybody] खेल बिना जीत के ख़त्म, जब किसी खिलाड़ी पर यह लागू हो: { $list }।
}
pludo-rule-loose-play-on = { $play-on ->
    [places] बाक़ी सब स्थान तय होने तक खेलते हैं।
    [forever] खेल आपके रोकने तक चलता है।
   *[stop] पहली जीत पर खेल ख़त्म।
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] मंज़िल के लिए जो भी संख्या वहाँ तक पहुँचे, काफ़ी है।
    [bounce] मंज़िल के लिए ठीक संख्या चाहिए; ज़्यादा हो तो मंज़िल से पीछे लौटते हैं।
    [row] गोटियाँ मंज़िल को सिरे से भरती हैं: हर एक को आख़िरी ख़ाली जगह तक ठीक संख्या चाहिए।
   *[exact] मंज़िल के लिए ठीक संख्या चाहिए।
}
pludo-rule-loose-needs = { $captures ->
    [one] मंज़िल से पहले एक गोटी काटनी होगी।
   *[other] मंज़िल से पहले { $captures } गोटियाँ काटनी होंगी।
}
pludo-rule-loose-finish-when = गोटी मंज़िल पर तभी जा सकती है जब { $when }।
pludo-rule-loose-start-when = गोटी घर से तभी निकल सकती है जब { $when }।
pludo-rule-loose-start-limit = { $count ->
    [one] गोटी घर से तभी निकल सकती है जब बोर्ड पर आपकी कोई न हो।
   *[other] गोटी घर से तभी निकल सकती है जब बोर्ड पर आपकी { $count } से कम हों।
}
pludo-rule-loose-toll = घर से निकलने पर: { $effects }।
pludo-rule-loose-move-when = गोटी तभी चल सकती है जब { $when }।
pludo-rule-loose-capture-only = गोटी तभी कटती है जब { $when }।
pludo-rule-loose-finish-reward = गोटी मंज़िल पर पहुँचने पर: { $effects }।
pludo-rule-loose-team = { $members } साथ खेलते हैं।
pludo-rule-loose-price = { $hangs ->
    [yes] जिसके अंक उसके लिए कम हों, वह गोटी नहीं निकाल सकता।
   *[no] { $count ->
        [one] जिसका एक भी अंक न हो, वह गोटी नहीं निकाल सकता।
       *[other] जिसके { $count } से कम अंक हों, वह गोटी नहीं निकाल सकता।
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] दौर शुरू होने पर आप खेल से बाहर, अगर { $when }।
   *[always] आप खेल से बाहर, अगर { $when }।
}
pludo-rule-loose-last-left = जो अकेला बचे, उसकी जीत।
pludo-rule-loose-for-team = साथी साथ जीतते हैं।
pludo-rule-loose-tokens = { $count ->
    [one] हर एक की एक गोटी है।
   *[other] हर एक की { $count } गोटियाँ हैं।
}
pludo-rule-loose-tokens-each = गोटियाँ: { $list }।
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = सबका रास्ता: { $tiles }, फिर मंज़िल।
pludo-rule-loose-route = { $colour_obl } का रास्ता: { $tiles }, फिर मंज़िल।
pludo-rule-loose-run = { $first_obl } से { $last }
    .obl = { $first_obl } से { $last_obl }
pludo-rule-loose-column = { $count ->
    [one] मंज़िल पट्टी 1
   *[other] मंज़िल पट्टी 1 से { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] मंज़िल पट्टी { $squares }
   *[some] { $colours_obl } की मंज़िल पट्टी { $squares }
}
pludo-rule-loose-fork = फिर { $branches }
pludo-rule-loose-branch = { $name } से होकर { $tiles }
pludo-rule-loose-leads = फिर { $tile_obl } पर
pludo-rule-loose-tile-limit = एक ख़ाने पर सब रंगों की कुल { $count } गोटियाँ आ सकती हैं।
pludo-rule-loose-towers = साथ खड़ी एक रंग की गोटियाँ मीनार हैं: वे साथ चलती हैं।
pludo-rule-loose-barrier = एक ख़ाने पर एक रंग की { $count } गोटियाँ दीवार हैं, जिसे कोई नहीं लाँघता।
pludo-rule-loose-single-file = { $tiles_obl } पर आपकी गोटियाँ एक-दूसरे को नहीं लाँघ सकतीं।
pludo-rule-loose-two-way = { $tiles_obl } पर गोटियाँ पीछे भी चल सकती हैं, जब तक इन्हीं पर रहें।
pludo-rule-loose-distances = यहाँ से, { $tiles }: { $list }।
pludo-rule-loose-distance = { $steps ->
    [0] { $name } पर चाल नहीं
   *[other] { $way ->
        [back] { $name } पर { $steps } पीछे
       *[ahead] { $name } पर { $steps } आगे
    }
}
pludo-rule-loose-jump = { $tile_obl } पर रुकी गोटी तुरंत { $end_obl } पर जाती है।
pludo-rule-loose-tile = { $tile_obl } पर: { $effects }।
pludo-rule-loose-tile-when = { $tile_obl } पर, अगर { $when }: { $effects }।
pludo-rule-own-decks = हर एक अपनी गड्डी से पत्ता लेता है।
pludo-rule-loose-hand = हर एक के पास { $count } पत्ते, सबको मालूम। अपनी बारी में { $count } होने तक पत्ते लें, फिर एक चुनकर चलें। कोई न चल सके तो सब हटा दिए जाते हैं।
pludo-rule-loose-dice = { $throw ->
    [spinner] फिरकी एक साथ { $count } बार: { pludo-rule-loose-dice-use }
   *[dice] { $count } पासे फेंके जाते हैं: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] जोड़कर एक चाल; जो गोटी निकालता हो, वह जोड़ के साथ निकालता है।
    [one] एक चुनकर चलें, बाक़ी बेकार।
    [highest] जो सबसे दूर ले जाए, वह चलता है।
    [lowest] जो सबसे कम दूर ले जाए, वह चलता है।
   *[each] हर एक चलता है, किसी भी क्रम में।
}
pludo-rule-loose-die = पासा { $name }: { $faces }।
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }।
   *[no] { $throw ->
        [cards] { $name }, { $total } में से { $weight } { $weight ->
            [one] पत्ता
           *[other] पत्ते
        }: { pludo-rule-loose-does }।
       *[other] { $name }, { $total } में से { $weight }: { pludo-rule-loose-does }।
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, फिर { $effects }
    }
}
pludo-rule-loose-nothing = कुछ नहीं होता
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; हो सके तो ज़रूरी: { $duties }
}
pludo-rule-loose-duty-always = जो भी आए, हो सके तो ज़रूरी: { $duties }।
pludo-rule-loose-duty = { $duty ->
    [enter] गोटी निकालना
    [leave-first-tile] गोटियाँ इंतज़ार में हों तो पहला ख़ाना ख़ाली करना
    [open-barrier] अपनी दीवार खोलना
    [capture] काटना
   *[go-home] मंज़िल पर जाना
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; जब कोई गोटी बाहर न हो, तब { $orders }
   *[all] { $before }; जब सब गोटियाँ बाहर हों, तब { $orders }
}
pludo-rule-loose-only-if = { $what }, पर तभी जब { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; या { $item }
   *[and] { $before }; और { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } बाहर
       *[other] { pludo-rule-tokens-come } बाहर, जगह { $steps } पर
    }
    [slide] एक गोटी दूसरी से मिलने तक फिसलती है, ज़्यादा से ज़्यादा आख़िरी ख़ाने तक
    [change] आपकी दो गोटियाँ जगह बदलती हैं
    [push] { $which ->
        [all] { $way ->
            [back] औरों की सब गोटियाँ { $steps } पीछे धकेलें
           *[ahead] औरों की सब गोटियाँ { $steps } आगे धकेलें
        }
       *[one] { $way ->
            [back] किसी और की गोटी { $steps } पीछे धकेलें
           *[ahead] किसी और की गोटी { $steps } आगे धकेलें
        }
    }
    [ransom] अपनी एक गोटी छुड़ाएँ
    [pass] पास
   *[move] { $way ->
        [back] { pludo-rule-moves }{ $steps } पीछे चलें
       *[ahead] { pludo-rule-moves }{ $steps } चलें{ $which ->
            [split] { $most ->
                [2] , या ये क़दम दो चालों में बाँटें
               *[other] , या ये क़दम ज़्यादा से ज़्यादा { $most } चालों में बाँटें
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = { $number_obl } जितने
pludo-rule-moves = { $which ->
    [all] आपकी सब गोटियाँ{" "}
    [everybody] सब खिलाड़ियों की सब गोटियाँ{" "}
    [foremost] आपकी सबसे आगे की गोटी से{" "}
    [hindmost] आपकी सबसे पीछे की गोटी से{" "}
   *[one] {""}
}
pludo-rule-tokens-come = { $which ->
    [all] सब गोटियाँ
    [up-to] { $most } तक गोटियाँ
   *[one] एक गोटी
}
pludo-rule-loose-again = { $throw ->
    [cards] एक पत्ता और लें
    [spinner] एक बार और घुमाएँ
   *[dice] एक बार और फेंकें
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] खेलने की दिशा उलटती है
}
pludo-rule-whom = { $whose ->
    [next] अगले खिलाड़ी
    [previous] आपसे पहले वाले खिलाड़ी
    [partner] आपके साथी
    [leader] सबसे आगे वाले खिलाड़ी
    [last] सबसे पीछे वाले खिलाड़ी
    [victim] कटी गोटी के खिलाड़ी
    [captor] काटने वाले खिलाड़ी
    [by-choice] आपके चुने किसी खिलाड़ी
    [by-draw] पर्ची से निकले किसी खिलाड़ी
   *[colour] { $colour_obl }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] आपकी { $amount_obl } जितनी बारियाँ छूटती हैं
        [everybody-else] बाक़ी सबकी { $amount_obl } जितनी बारियाँ छूटती हैं
       *[other] { pludo-rule-whom } की { $amount_obl } जितनी बारियाँ छूटती हैं
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] आपकी अगली बारी छूटती है
       *[other] आपकी अगली { $turns } बारियाँ छूटती हैं
    }
    [everybody-else] { $turns ->
        [one] बाक़ी सबकी एक बारी छूटती है
       *[other] बाक़ी सबकी { $turns } बारियाँ छूटती हैं
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } की एक बारी छूटती है
       *[other] { pludo-rule-whom } की { $turns } बारियाँ छूटती हैं
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] आपको एक और बारी मिलती है
    [everybody-else] बाक़ी सबको एक और बारी मिलती है
   *[other] { pludo-rule-whom } को एक और बारी मिलती है
}
pludo-rule-loose-go-on = { $whose ->
    [self] आगे आपकी बारी
   *[other] आगे { pludo-rule-whom } की बारी
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] आपकी बारी जाती है
    [next] आपकी बारी अगले खिलाड़ी को मिलती है
    [previous] आपकी बारी आपसे पहले वाले खिलाड़ी को मिलती है
    [partner] आपकी बारी साथी को मिलती है
    [leader] आपकी बारी सबसे आगे वाले खिलाड़ी को मिलती है
    [last] आपकी बारी सबसे पीछे वाले खिलाड़ी को मिलती है
   *[colour] आपकी बारी { $colour_obl } को मिलती है
}
pludo-rule-loose-turn-begin = { $name }: अगर { $when }, { $text }।
pludo-rule-loose-turn-end = { $name }: आपकी बारी के अंत में, अगर { $when }: { $effects }।
pludo-rule-loose-turn-order = { $order ->
    [leader] हर दौर सबसे आगे वाले से सबसे पीछे वाले तक चलता है।
    [last] हर दौर सबसे पीछे वाले से सबसे आगे वाले तक चलता है।
    [opening] { $throw ->
        [cards] खेल से पहले सब क्रम के लिए पत्ता लेते हैं; { $first ->
            [lowest] सबसे छोटा पत्ता
           *[highest] सबसे बड़ा पत्ता
        } पहले।
        [spinner] खेल से पहले सब क्रम के लिए फिरकी घुमाते हैं; { $first ->
            [lowest] सबसे छोटी संख्या
           *[highest] सबसे बड़ी संख्या
        } पहले।
       *[dice] खेल से पहले सब क्रम के लिए पासा फेंकते हैं; { $first ->
            [lowest] सबसे छोटी संख्या
           *[highest] सबसे बड़ी संख्या
        } पहले।
    }
   *[draw] { $throw ->
        [cards] हर दौर से पहले सब क्रम के लिए पत्ता लेते हैं; सबसे बड़ा पत्ता पहले।
        [spinner] हर दौर से पहले सब क्रम के लिए फिरकी घुमाते हैं; सबसे बड़ी संख्या पहले।
       *[dice] हर दौर से पहले सब क्रम के लिए पासा फेंकते हैं; सबसे बड़ी संख्या पहले।
    }
}
pludo-rule-pass-card = { pludo-rule-whom } को आपका चुना पत्ता मिलता है
pludo-rule-ask = { $name } के लिए सब चुनते हैं
pludo-rule-question = { $name }: सब { $answers } चुनते हैं{ $shown ->
    [together] , और सब कुछ अंत में दिखता है
   *[at-once] {""}
}। फिर हर खिलाड़ी के लिए: { $effects }।
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = { $name } पर मतदान होता है: ज़रूरी है कि { $needs ->
    [everybody] सब पक्ष में हों
   *[majority] विरोध से ज़्यादा मत पक्ष में हों
}{ $shown ->
    [together] । मत अंत में दिखते हैं।
   *[at-once] ।
}
pludo-rule-new-token = { $whose ->
    [self] आपको नई गोटी मिलती है
   *[other] { pludo-rule-whom } को नई गोटी मिलती है
}
pludo-rule-give = वह गोटी { pludo-rule-whom } को मिलती है
pludo-rule-send = { $how ->
    [by-choice] वह गोटी { $tiles_obl } पर जाती है, जो आप चुनें
    [by-draw] वह गोटी { $tiles_obl } पर जाती है, जैसी पर्ची निकले
   *[none] वह गोटी { $tiles_obl } पर जाती है
}
pludo-rule-most-markers = किसी के पास { $count } से ज़्यादा गोटियाँ नहीं।
pludo-rule-most-markers-taken = जिसके पास { $count } गोटियाँ हैं, उसे नई नहीं मिलती।
pludo-rule-loose-gain-any = आपको अपनी पसंद की शक्ति मिलती है
pludo-rule-loose-gain = आपको शक्ति मिलती है: { $name }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , तुरंत
   *[held] {""}
}{ $hidden ->
    [yes] ; औरों को मालूम नहीं कि यह आपके पास है
   *[no] {""}
}।
pludo-rule-loose-abilities = { $throw ->
    [cards] पत्ता लेने
    [spinner] फिरकी घुमाने
   *[dice] पासा फेंकने
} से पहले एक शक्ति चल सकती है, हर बारी में एक। { $limit ->
    [one] किसी के पास एक से ज़्यादा नहीं।
   *[other] किसी के पास { $limit } से ज़्यादा नहीं।
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] आपका घाटा { pludo-rule-points }
       *[won] आपकी कमाई { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] बाक़ी सबका घाटा { pludo-rule-points }
       *[won] बाक़ी सबकी कमाई { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } का घाटा { pludo-rule-points }
       *[won] { pludo-rule-whom } की कमाई { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points } अंक
   *[other] { $amount_obl } जितने अंक
}
pludo-rule-loose-capture = { $when ->
    [never] कोई गोटी नहीं कटती।
    [beside] गोटी जहाँ रुके वहाँ और बग़ल के ख़ानों पर काटती है।
    [pass] गोटी जहाँ रुके और जहाँ से गुज़रे, वहाँ काटती है।
   *[land] गोटी जहाँ रुके, वहाँ काटती है।
}
pludo-rule-loose-waiting = { $which ->
    [one] जो गोटी दूसरे खिलाड़ी के पहले ख़ाने पर रुके, वह उसके घर में खड़ी एक गोटी भी काटती है।
   *[all] जो गोटी दूसरे खिलाड़ी के पहले ख़ाने पर रुके, वह उसके घर में खड़ी सब गोटियाँ भी काटती है।
}
pludo-rule-loose-set-back = { $steps ->
    [0] कटी गोटी वापस घर जाती है।
   *[other] कटी गोटी { $steps } क़दम पीछे जाती है।
}
pludo-rule-loose-prisoner = कटी गोटी अपने ही घर में काटने वाले की बंदी है, और छुड़ाए बिना नहीं निकल सकती।
pludo-rule-loose-take-over = कटी गोटी काटने वाले की हो जाती है, उसके घर में, अगले ख़ाली नंबर से; हारने वाले के बड़े नंबर एक घटते हैं। आख़िरी गोटी कोई नहीं खोता: वह घर लौटती है।
pludo-rule-loose-swap = कटी गोटी उस ख़ाने पर जाती है जहाँ से काटने वाली आई, या घर, अगर उसका रास्ता वहाँ से न जाए।
pludo-rule-loose-sent-to = कटी गोटी { $tile_obl } पर जाती है, या घर, अगर वहीं कटी हो या उसका रास्ता वहाँ से न जाए।
pludo-rule-duel = काटने से पहले दोनों एक पासा फेंकते हैं। काटना तब होता है जब काटने वाले का पासा { $needs ->
    [at-least] कम से कम बराबर हो
   *[higher] बड़ा हो
}; नहीं तो उसकी गोटी { $beaten ->
    [start] घर जाती है।
   *[stays] वहीं रहती है।
}
pludo-rule-loose-captor-back = काटने वाली गोटी { $steps } क़दम पीछे जाती है।
pludo-rule-loose-captor-sent = काटने वाली गोटी { $tile_obl } पर जाती है, अगर उसका रास्ता वहाँ से जाए।
pludo-rule-loose-safe = { $tiles_obl } पर कोई गोटी नहीं कटती।
pludo-rule-loose-spared-closed = जहाँ विरोधी की गोटी कट न सके, वहाँ रुकना मना है।
pludo-rule-loose-groups = एक ख़ाने पर एक रंग की { $count } या ज़्यादा गोटियाँ कट नहीं सकतीं।
pludo-rule-loose-reward = काटने पर: { $effects }।
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] सब पत्ता लें, सबसे बड़े पत्ते से शुरुआत।
        [spinner] सब फिरकी घुमाएँ, सबसे बड़ी संख्या से शुरुआत।
       *[dice] सब पासा फेंकें, सबसे बड़ी संख्या से शुरुआत।
    }
    [lowest] { $throw ->
        [cards] सब पत्ता लें, सबसे छोटे पत्ते से शुरुआत।
        [spinner] सब फिरकी घुमाएँ, सबसे छोटी संख्या से शुरुआत।
       *[dice] सब पासा फेंकें, सबसे छोटी संख्या से शुरुआत।
    }
    [random] शुरुआत संयोग तय करता है।
   *[seat] शुरुआत मेज़ का पहला खिलाड़ी करता है।
}
pludo-rule-loose-direction = { $direction ->
    [counter] बारियाँ घड़ी की उलटी दिशा में।
   *[clockwise] बारियाँ घड़ी की दिशा में।
}
pludo-rule-loose-tries = रास्ते पर कोई गोटी न हो, तो निकालने की { $count } कोशिशें।
pludo-rule-loose-again-limit = एक बारी में ज़्यादा से ज़्यादा { $count } बार: { pludo-rule-loose-again }।
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } लगातार { pludo-ordinal } बार आए तो नहीं चलता, पिछली चली गोटी घर लौटती है और बारी ख़त्म।
   *[lost] { $name } लगातार { pludo-ordinal } बार आए तो नहीं चलता और बारी ख़त्म।
}
pludo-rule-each-time = { $again ->
    [yes] , हर बार
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, जब { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, इस पर: { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, जब { $when }{ pludo-rule-each-time }।
   *[on] { $name }, इस पर: { $when }{ pludo-rule-each-time }।
}
pludo-rule-loose-trigger-all-home = सब गोटियाँ मंज़िल पर
pludo-rule-loose-trigger-last-left = बाक़ी सब बाहर
pludo-rule-loose-trigger-team-home = आपके पक्ष की सब गोटियाँ मंज़िल पर
pludo-rule-loose-trigger-home = { $number ->
    [one] एक गोटी मंज़िल पर
   *[other] { $number } गोटियाँ मंज़िल पर
}
pludo-rule-loose-trigger-captures = { $number ->
    [one] एक गोटी काटना
   *[other] { $number } गोटियाँ काटना
}
pludo-rule-loose-trigger-round = दौर { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] पहला { $name } पत्ता
   *[other] पहला { $name }
}

pludo-clash-order-unranked = फेंकों से क्रम तभी तय हो सकता है जब सबसे बड़ी या सबसे छोटी संख्या से शुरुआत हो: { pludo-knob-turn-first } बदलें।
pludo-clash-powers-all = सब शक्तियों में से एक चुनकर पास रखी जाती है: { pludo-knob-powers-use }: { pludo-value-powers-use-held } करें।
pludo-clash-powers-dice = दूसरी फेंक के लिए एक ही पासा या जोड़े गए पासे चाहिए: { pludo-knob-dice-count } या { pludo-knob-dice-use } बदलें।
pludo-clash-doubled-pair = जोड़ी ठीक दो गोटियों की है: { pludo-knob-stack-own-limit }: 2 करें।
pludo-clash-doubled-die = जोड़ी के लिए एक ही पासा चाहिए: { pludo-knob-dice-count }: 1 और { pludo-knob-dice-use }: { pludo-value-dice-use-separate } करें।
pludo-clash-out-limit = एक ख़ाने पर एक खिलाड़ी की ज़्यादा से ज़्यादा { $limit } गोटियाँ: { pludo-knob-board-tokens-out }: { $limit } या कम करें।
pludo-clash-beyond-track = रास्ते में { $track } ख़ाने हैं, इसलिए सुरक्षित ख़ाना { $square } नहीं है।
pludo-clash-markers = { $markers ->
    [one] हर एक की एक गोटी है, इससे ज़्यादा बाहर या मंज़िल पर नहीं माँगी जा सकतीं।
   *[other] हर एक की { $markers } गोटियाँ हैं, इससे ज़्यादा बाहर या मंज़िल पर नहीं माँगी जा सकतीं।
}
pludo-clash-teams-arms = साथी आमने-सामने बैठते हैं: { pludo-knob-board-arms } 4 से सम संख्या करें, या { pludo-knob-teams-pairs }: { pludo-value-teams-pairs-none }।
pludo-clash-never-meet = { $track } ख़ानों के रास्ते पर खिलाड़ी कभी नहीं मिलेंगे: { pludo-knob-board-home-entry-back } कम करें।
pludo-clash-players = { $low } से { $high } खिलाड़ी सही सीमा नहीं है।
pludo-clash-chance-dice = क्या निकल सकता है, यह रूप ख़ुद तय करता है: { pludo-knob-dice-count }: 1 करें।
pludo-clash-chance-sum = यह रूप पासों के पहलू बदलता है: उन्हें अलग-अलग चलना होगा।
pludo-clash-no-way-out = कोई कभी गोटी घर से नहीं निकाल पाएगा, इसलिए यह खेल नहीं।
pludo-clash-no-way-home = कोई कभी गोटी मंज़िल पर नहीं पहुँचा पाएगा, इसलिए यह खेल नहीं।
pludo-clash-chance-doubled = जोड़ी के लिए सादा पासा चाहिए, पर क्या निकल सकता है, यह रूप ख़ुद तय करता है: { pludo-knob-stack-doubled } बंद करें।

pludo-warning-sixes-max-one = इस विकल्प से हर छह पर दंड है, इसलिए कोई कभी घर से नहीं निकल सकता।
pludo-warning-sum-cannot-finish = दोनों पासे जुड़ें, तो मंज़िल से एक क़दम दूर गोटी कभी नहीं पहुँच सकती।
pludo-warning-no-ludo-home = यह नियमों से अब लूडो नहीं: { $colours } कभी गोटी मंज़िल पर नहीं पहुँचा सकते (L-27)।
pludo-warning-no-ludo-capture = यह नियमों से अब लूडो नहीं: कभी कोई गोटी नहीं कट सकती (L-32, L-33)।

pludo-bots-no-weights = उस्ताद बॉट की याददाश्त पढ़ी नहीं जा सकती, इसलिए वह कठिन जैसा खेलता है।
pludo-bots-unlearned = उस्ताद बॉट ने ये नियम नहीं सीखे, इसलिए वह कठिन जैसा खेलता है।
