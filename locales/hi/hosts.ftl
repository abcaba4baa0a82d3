# हिन्दी: PlayPalace और PlayAural की मेज़ें।
pludo-host-game-name = Ludo Plus

pludo-host-option = { $name }: { $value }
pludo-host-option-variant = रूप
    .desc = कौन से नियम चलेंगे। रूप चुनने से उसके सब नियम अपने मान पर लौटते हैं।
pludo-host-option-seats = दो की सीटें
    .desc = दो खिलाड़ी अग़ल-बग़ल बैठें या आमने-सामने।
pludo-host-option-bots = बॉट
    .desc = इस मेज़ के बॉट कितना मज़बूत खेलें।
pludo-host-option-pace = रफ़्तार
    .desc = पासों, क़दमों और वाक्यों के बीच कितना समय रहे।
pludo-host-option-turn-timer = बारी का समय
    .desc = एक बारी कितनी लंबी हो। उसके बाद बॉट खेलता है, जब तक खिलाड़ी कोई कुंजी न दबाए।
pludo-host-option-hints = सुझाव
    .desc = अच्छी चाल कौन पूछ सकता है: कोई नहीं, बॉटों के साथ अकेला खिलाड़ी, या सब। सुनता सिर्फ़ पूछने वाला है।
pludo-host-option-undo = चाल वापसी
    .desc = क्या चाल वापस हो सकती है। पासे वही रहते हैं, और मेज़ पर सबको बताया जाता है।
pludo-host-options-back = विकल्पों पर वापस

pludo-host-seats-standard = अग़ल-बग़ल
pludo-host-seats-opposite = आमने-सामने
pludo-host-bots-random = बेतरतीब
pludo-host-bots-easy = आसान
pludo-host-bots-normal = सामान्य
pludo-host-bots-hard = कठिन
pludo-host-bots-expert = उस्ताद
pludo-host-pace-slow = धीमी
pludo-host-pace-normal = सामान्य
pludo-host-pace-fast = तेज़
pludo-host-pace-instant = तुरंत
pludo-host-hints-off = बंद
pludo-host-hints-alone = बॉटों के साथ अकेले
pludo-host-hints-all = सबके लिए
pludo-host-undo-off = बंद
pludo-host-undo-own-turn = अपनी बारी में
pludo-host-undo-next-throw = किसी और के पासा फेंकने तक
pludo-host-timer-value = { $seconds ->
    [0] बंद
   *[other] { $seconds } सेकंड
}

pludo-host-colour = आपका रंग: { $colour }
pludo-host-colour-any = जो भी बचे
pludo-host-colour-prompt = कौन सा रंग?
pludo-host-colour-of = { $colour }, { $player } के पास
pludo-host-colour-taken = { $colour } { $player } के पास है।
pludo-host-colour-chosen = { $player } का रंग { $colour }।
    .you = आपका रंग { $colour }।
pludo-host-colour-free = { $player } को जो भी रंग बचे।
    .you = आपको जो भी रंग बचे।

pludo-host-table-rules = नियम: { $variant }

pludo-host-variant-set = रूप: { $variant }। उसके सब नियम लगे।
pludo-host-option-set = { $name }: { $value }।
pludo-host-option-clash = इन विकल्पों से खेल शुरू नहीं हो सकता: { $problem }
pludo-host-option-range = { $name } यहाँ { $low } से { $high } तक हो सकता है।
pludo-host-option-squares = { $name }: रास्ते के ख़ानों के नंबर, बीच में कॉमा, या कोई नहीं तो 0।
pludo-host-option-long = { $name }: ज़्यादा से ज़्यादा { $most } अक्षर।
pludo-host-long-name = बॉट का नाम ज़्यादा से ज़्यादा { $most } अक्षर का।
pludo-host-option-fixed = सर्वर { $name } का दूसरा मान नहीं मानता।
pludo-host-start-rules = इन विकल्पों से खेल शुरू नहीं हो सकता।
pludo-host-start-players = यह रूप { $range ->
    [one] ठीक { $low } खिलाड़ियों
   *[several] { $low } से { $high } खिलाड़ियों
} के लिए है। मेज़ पर { $players } हैं।
pludo-host-start-coins = { $player } के पास { $coins ->
    [one] { $coins } सिक्का है
   *[other] { $coins } सिक्के हैं
}, और दाँव { $stake } है।

pludo-host-watching = आप यह खेल देख रहे हैं।
pludo-host-choose = { $count ->
    [one] एक चाल, एंटर उसे चलता है।
   *[other] { $count } चालें: चुनें।
}
pludo-host-which-die = कौन सा पासा?
pludo-host-go-where = कौन सा ख़ाना? नंबर या नाम
pludo-host-grid-nothing = ख़ाना नहीं
pludo-host-grid-back = खेल पर वापस
pludo-host-no-grid = यह बोर्ड जाली के लिए बड़ा है। K और J उस पर चलते हैं।
pludo-host-no-such-player = सिर्फ़ { $players } खिलाड़ी हैं।
pludo-host-no-hints = सुझाव नहीं
    .off = इस मेज़ पर सुझाव नहीं हैं।
    .alone = सुझाव सिर्फ़ बॉटों के साथ अकेले खिलाड़ी के लिए हैं।
pludo-host-no-undo = इस मेज़ पर चाल वापसी बंद है।
    .nothing = अभी वापस लेने को आपकी कोई चाल नहीं।
pludo-host-undone = { $player } ने चाल वापस ली। { pludo-host-same-again }
    .you = वापस ली। { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] वही पत्ते फिर आएँगे।
    [spinner] फिरकी वहीं रुकेगी।
   *[dice] पासे वही रहेंगे।
}
pludo-host-timer-on = एक बारी { $seconds } सेकंड की हो सकती है।
pludo-host-seconds-left = { $seconds } सेकंड बाक़ी।
pludo-host-too-slow = { $player } का समय पूरा। अब { $player } की जगह बॉट।
    .you = आपका समय पूरा। कोई खेल-कुंजी दबाने तक आपकी जगह बॉट।
pludo-host-waits = बॉट { $player } के लौटने का { $seconds } सेकंड इंतज़ार करता है।
pludo-host-saved-meanwhile = आपके Ludo Plus खेल ने इंतज़ार किया और फिर सहेजा गया। वह मुख्य मेनू में सहेजी मेज़ों से आगे चलेगा।
pludo-host-held = { $player } का संपर्क टूटा। खेल { $minutes } मिनट तक रुकेगा।
pludo-host-missing = अभी नहीं लौटे: { $players }।
pludo-host-absent = { $player } अभी नहीं लौटे। तब तक { $player } की जगह बॉट।
pludo-host-back = { $player } की वापसी।
    .you = आपकी वापसी हुई।
pludo-host-fault = Ludo Plus में कुछ गड़बड़ हुई। खेल जारी है; सर्वर मालिक लॉग में देख सकते हैं।
pludo-host-fault-end = Ludo Plus यह खेल आगे नहीं चला सकता और रोकता है। सर्वर मालिक स्थिति लॉग में देख सकते हैं।
pludo-host-brought-back = सर्वर अचानक रुका, और यह खेल बच गया।
    .cut = सर्वर अचानक रुका, और यह खेल बच गया, पर शायद पिछली बारी न हो।
pludo-host-set-aside = इस मेज़ का खेल दोबारा शुरू होने पर पढ़ा नहीं जा सका। वह सर्वर मालिक के पास फ़ाइल में है। आप नया शुरू कर सकते हैं।
pludo-host-table-lost = यह सहेजी मेज़ पढ़ी नहीं जा सकी, इसलिए बंद की गई। वह सर्वर मालिक के पास फ़ाइल में है।
pludo-host-not-loaded = Ludo Plus अभी इस सर्वर पर नहीं है। उसकी मेज़ें और नतीजे सुरक्षित हैं। कृपया सर्वर मालिक को बताएँ।

pludo-host-board-rating = { $variant }: कौशल रेटिंग
    .mine = { $variant }, कौशल रेटिंग: { $value }
pludo-host-board-wins = { $variant }: जीते खेल
    .mine = { $variant }, जीते खेल: { $value }
pludo-host-not-rated = रेटिंग नहीं: सुझाव या चाल वापसी चालू है।

pludo-host-result-title = खेल ख़त्म।
pludo-host-result = { $place }. { $player }: { $count ->
    [one] { $count } गोटी मंज़िल पर
   *[other] { $count } गोटियाँ मंज़िल पर
}

pludo-host-doc-title = Ludo Plus के नियम
pludo-host-doc-goal = अपनी सब गोटियाँ बोर्ड का चक्कर लगाकर औरों से पहले मंज़िल पर पहुँचाएँ। गोटी छह पर घर से निकलती है, रास्ते का चक्कर लगाती है, अपनी मंज़िल पट्टी में मुड़ती है और ठीक संख्या से मंज़िल पर पहुँचती है। किसी और की गोटी पर पहुँचने से वह कटकर अपने घर लौटती है, अगर ख़ाना सुरक्षित न हो।
pludo-host-doc-turn = पासा फेंकने को R दबाएँ। एक ही चाल हो, तो जहाँ नियम कहें वह अपने आप चलती है। कई हों, तो मेनू में चुनें या गोटी का नंबर दबाएँ। बाक़ी सब कभी भी पूछा जा सकता है, अपनी बारी न हो तब भी।
pludo-host-doc-default = { $variant } के नियम
pludo-host-doc-variants = रूप
pludo-host-doc-keys = कुंजियाँ
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = मेज़ के विकल्प
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = फ़ोन या ब्राउज़र में यह सब मेनू में है: चालें खेल के मेनू में, सवाल उनके नीचे या काम के मेनू में।
pludo-host-doc-away = संपर्क टूटे, तो आपके लौटने तक बॉट सीट सँभालता है; आपकी बारी पर वह दस सेकंड रुकता है। आप अकेले इंसान हों, तो खेल पाँच मिनट रुकता है, फिर मेज़ सहेजी जाती है।

pludo-host-dice-words = { $given ->
    [drawn] पासों के लिए शब्द: संयोग से
    [sealed] पासों के लिए शब्द: आपके प्रोग्राम ने मुहरबंद किए
   *[typed] पासों के लिए शब्द: { $words }
}
pludo-host-dice-late = देर हो गई: ये पासे मिलाए जा रहे हैं।
pludo-host-dice-changed = खेल शुरू नहीं हुआ, क्योंकि पासे मिलाते समय खिलाड़ी या नियम बदले। अब दूसरे पासे हैं; फिर शुरू करें।
    .series = पासे मिलाते समय खिलाड़ी या नियम बदले, इसलिए इस खेल में दूसरे पासे हैं। इनका कोड: { $code }।
pludo-host-dice-words-prompt = कोई भी शब्द, अगले खेल के पासों में मिलाने को। डैश से संयोग से चुने जाएँगे:
pludo-host-dice-sees = सर्वर आपके जोड़े शब्द देखता है: किसी से मिलकर वह पासे चुन सकता है। टर्मिनल प्रोग्राम, playpalace-ludo connect, सबके आने तक आपके शब्द मुहरबंद रखता है।
pludo-host-dice-again = एक बार और से सब अंक दिखेंगे।
pludo-host-dice-digits = पासे अंकों में
pludo-host-dice-commitment = इस खेल का वचन, पहले बताया गया: { $digits }
pludo-host-dice-commitment-next = अगले खेल का वचन: { $digits }
pludo-host-dice-seed = बीज: { $digits }
pludo-host-dice-added = { $name } के शब्द: { $words }
pludo-host-dice-seal = पूरे रिकॉर्ड का हैश: { $digits }

pludo-host-record = इस खेल का रिकॉर्ड

pludo-host-option-stake = दाँव
    .desc = खेल के पैसे, जो हर व्यक्ति खेल शुरू होने पर मेज़ पर रखता है। स्थान के हिसाब से बँटते हैं।
pludo-host-stake-value = { $coins ->
    [0] नहीं
   *[other] हर एक { $coins } सिक्के
}
pludo-host-option-doubling = दुगुना
    .desc = दो लोगों के खेल में हर एक दाँव दुगुना करने को कह सकता है; दूसरा माने या दाँव छोड़े।
pludo-host-doubling-off = बंद
pludo-host-doubling-on = चालू

pludo-host-option-series = शृंखला
    .desc = एक के बाद एक कितने खेल। हर खेल के बाद स्थिति बताई जाती है: जितने खिलाड़ी आपसे पीछे, उतने अंक।
pludo-host-series-value = { $games ->
    [one] एक ही खेल
   *[other] { $games } खेल
}
pludo-host-series-game = { $games } में से खेल { $number }।
pludo-host-series-standing = { $games } में से खेल { $number } ख़त्म। स्थिति: { $rows }।
pludo-host-series-over = { $games } खेलों की शृंखला ख़त्म: { $rows }।
pludo-host-series-row = { $place }. { $name } { $points } अंक

pludo-host-list = चुनें
pludo-host-list-type = नया मान:
pludo-host-list-barred = अब आपको इसकी इजाज़त नहीं।

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = आपके सहेजे विकल्प
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, आपकी अगली मेज़ के लिए
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = इस मेज़ के विकल्प सहेजें
pludo-host-sets-name = इनका नाम:
pludo-host-sets-use = इस मेज़ पर लगाएँ
pludo-host-sets-rename = नाम बदलें
pludo-host-sets-delete = मिटाएँ
pludo-host-sets-usual = इस सर्वर के विकल्पों से शुरू करें
    .done = आपकी अगली मेज़ इस सर्वर के विकल्पों से शुरू होगी।
pludo-host-sets-saved = { $name } नाम से सहेजा गया। आपकी अगली मेज़ इसी से शुरू होगी।
pludo-host-sets-renamed = नया नाम: { $name }।
pludo-host-sets-deleted = { $name } मिटाया गया।
pludo-host-sets-used = { $name } के विकल्प लगे। रूप: { $variant }।
pludo-host-sets-begins = यह मेज़ आपके विकल्प { $name } से शुरू होती है। रूप: { $variant }।
pludo-host-sets-not-offered = { $variant } यहाँ अब नहीं है। कुछ नहीं बदला।
pludo-host-sets-full = आपके पास पहले से { $most } हैं। पहले कोई मिटाएँ।
pludo-host-sets-taken = { $name } पहले से है। कुछ नहीं बदला।
pludo-host-sets-misnamed = नाम में 1 से { $most } अक्षर होते हैं। कुछ नहीं बदला।
pludo-host-sets-unwritten = यह अभी सहेजा नहीं जा सकता। कुछ नहीं बदला।
