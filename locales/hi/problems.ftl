# हिन्दी: नियम-फ़ाइल, स्थिति या रिकॉर्ड में क्या ग़लत है।
pludo-problem-field-twice = { $knob } भी यही कहता है: एक ही रखें
pludo-problem-clash-doubled-pair = जोड़ी ठीक दो की होती है, इसलिए stack.own_limit 2 हो
pludo-problem-clash-doubled-die = जोड़ी को एक पासा चाहिए: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit एक ख़ाने पर { $limit } गोटियाँ रहने देता है, इसलिए शुरुआती ख़ाने पर उससे ज़्यादा नहीं हो सकतीं
pludo-problem-clash-beyond-track = रास्ते में { $track } ख़ाने हैं, { $square } उससे आगे है
pludo-problem-clash-markers = यह हर खिलाड़ी की { $markers } गोटियों से ज़्यादा है
pludo-problem-clash-teams-arms = साथी आमने-सामने बैठते हैं, जो { $arms } भुजाओं पर नहीं होता, 4 से शुरू कोई सम संख्या लिखें
pludo-problem-clash-never-meet = { $track } ख़ानों के रास्ते पर कोई ख़ाना सबकी राह में नहीं आता, कम लिखें
pludo-problem-clash-players = { $low } से { $high } खिलाड़ी कोई दायरा नहीं
pludo-problem-clash-chance-dice = जो फ़ाइल ख़ुद बताए कि क्या फेंका जाए, उसे dice.count 1 चाहिए
pludo-problem-clash-chance-doubled = जोड़ी को सादा पासा चाहिए, पर यह फ़ाइल ख़ुद बताती है कि क्या फेंका जाए
pludo-problem-clash-chance-sum = जो फ़ाइल ख़ुद बताए कि फलक क्या करें, उसे dice.use separate चाहिए
pludo-problem-rival = { $key } भी यही कहता है, और वही माना जाता है
pludo-problem-faces-gone = आधार के फलक हट गए, क्योंकि सूची पूरे पासे की जगह लेती है: { $names }। उन्हें रखने को फ़ाइल में सबसे ऊपर merge = ["outcome"] लिखें
pludo-problem-title-of-base = फ़ाइल में कोई नहीं है, इसलिए खिलाड़ी आधार का सुनते हैं, { $title }
pludo-problem-knob-fixed = बोर्ड और पासों की संख्या खेल में नहीं बदलती
pludo-problem-no-such-seat = बोर्ड पर इस रंग की सीट नहीं, ये हैं: { $seats }
pludo-problem-route-generated = इस बोर्ड के रास्ते अपने-आप बनते हैं, अपने रास्तों वाले खेल में kind = "loose" होता है
pludo-problem-not-a-file-name = फ़ाइल का नाम नहीं है
pludo-problem-names-a-path = फ़ाइल नियमों का नाम दे सकती है, उनकी जगह कभी नहीं; नियम-फ़ाइल लगाएँ और उसका नाम लिखें
pludo-problem-base-circle = आधार घूमकर लौटते हैं या { $most } से ज़्यादा गहरे हैं
pludo-problem-not-merge = उन खंडों की सूची हो जो नाम से आधार के खंडों में मिलें: { $blocks }
pludo-problem-base-kind = अपने आधार { $base } की तरह { $kind } हो
pludo-problem-not-a-base = साथ आया रूप या उसी फ़ोल्डर की फ़ाइल लिखें
pludo-problem-no-base = { $base } नाम का न कोई साथ आया रूप है, न पास में कोई फ़ाइल
pludo-problem-not-change = उद्धरण चिह्नों में कुंजियों की तालिका हो, जैसे "outcome.6.weight" = 2
pludo-problem-key-too-deep = कुंजी के बहुत ज़्यादा हिस्से हैं
pludo-problem-toml-unquoted = पाठ उद्धरण चिह्नों में हो: "{ $word }"
pludo-problem-toml-open-quote = पाठ के अंत में उद्धरण चिह्न नहीं है
pludo-problem-toml-open-block = खंड का नाम { $bracket } पर ख़त्म हो
pludo-problem-toml-no-equals = कुंजी और मान के बीच बराबर का चिह्न हो
pludo-problem-toml-no-value = मान चाहिए: संख्या, true, false, उद्धरण चिह्नों में पाठ, या बड़े कोष्ठक में सूची
pludo-problem-toml-open-list = सूची के मानों के बीच कॉमा और अंत में ] होता है
pludo-problem-toml-open-table = एक पंक्ति की तालिका में कुंजियों के बीच कॉमा और अंत में { "}" } होता है
pludo-problem-toml-more = { $rest } यहाँ नहीं आ सकता; हर कुंजी की अपनी पंक्ति होती है, और टिप्पणी # से शुरू होती है
pludo-problem-toml-no-key = पंक्ति कुंजी, बड़े कोष्ठक में खंड, या टिप्पणी के # से शुरू होती है
pludo-problem-toml-backslash = पाठ में उलटी तिरछी रेखा दो बार लिखें
pludo-problem-toml-curly = { $sign } घुमावदार उद्धरण चिह्न है, सीधा लिखें, "
pludo-problem-toml-capital = { $word } छोटे अक्षरों में लिखें
pludo-problem-toml-key-twice = कुंजी { $key } यहाँ दूसरी बार है
pludo-problem-toml-block-twice = खंड { $block } यहाँ दूसरी बार है, उसकी पंक्तियाँ साथ रखें
pludo-problem-toml-block-mixed = { $block } ऊपर दूसरे कोष्ठकों में है: एक बार आने वाला खंड [{ $block }] लिखते हैं, कई में से एक [[{ $block }]]
pludo-problem-toml-too-large = सही TOML नहीं: मान बहुत गहरा या बहुत बड़ा है
pludo-problem-number-too-large = इतनी बड़ी संख्या किसी फ़ाइल में काम की नहीं
pludo-problem-too-deep = परतें बहुत गहरी हैं
pludo-problem-not-a-kind = 'cross' या 'loose' हो
pludo-problem-not-schema-1 = 1 हो
pludo-problem-game-in-cross = अपने खेल की चीज़ है, kind = "loose"; विकल्पों के मेल का नाम सबसे ऊपर title = "..." देता है
pludo-problem-missing = नहीं है
pludo-problem-no-block = ऐसा कोई खंड नहीं
pludo-problem-no-block-but = ऐसा कोई खंड नहीं, बस ये हैं: { $blocks }
pludo-problem-key-at-top = किसी खंड में नहीं है, इसकी जगह { $either } है
pludo-problem-no-key = ऐसी कोई कुंजी नहीं
pludo-problem-no-key-but = ऐसी कोई कुंजी नहीं, बस ये हैं: { $keys }
pludo-problem-not-a-table = तालिका हो, [{ $table }] लिखी जाती है
pludo-problem-not-tables = तालिकाओं की सूची हो, हर एक [[{ $table }]] लिखी जाती है
pludo-problem-too-many = { $count } हैं, ज़्यादा से ज़्यादा { $most } हो सकते हैं
pludo-problem-not-keys = { $block } कुंजियों की तालिका नहीं
pludo-problem-none-named = { $name } नाम का { $block } नहीं है
pludo-problem-not-a-text = एक पंक्ति का पाठ हो, ज़्यादा से ज़्यादा { $most } अक्षर
pludo-problem-not-whole = { $low } से { $high } की पूर्ण संख्या हो, { $value } नहीं
pludo-problem-not-a-number = 0 से बड़ी, { $most } तक की संख्या हो, { $value } नहीं
pludo-problem-not-a-choice = { $choices } में से एक हो, { $value } नहीं
pludo-problem-not-a-list = ज़्यादा से ज़्यादा { $most } पाठों की सूची हो
pludo-problem-not-a-line = { $value } एक पंक्ति का पाठ नहीं
pludo-problem-not-a-phrase = { $value } इनमें से नहीं: { $either }
pludo-problem-not-in-range = { $way ->
    [back] { $value } की संख्या 1 से { $most } हो, पीछे जाने को ऋण चिह्न के साथ
   *[on] { $value } की संख्या 1 से { $most } हो
}
pludo-problem-not-a-route = ख़ानों के नामों का पाठ हो
pludo-problem-not-changes = कुंजियों और उनके नए मानों की तालिका हो
pludo-problem-not-amendable = खेल में बदल नहीं सकता, बस ये बदल सकते हैं: { $blocks }
pludo-problem-not-quoted-key = कुंजी उद्धरण चिह्नों में हो: "{ $key }"
pludo-problem-no-key-to-change = { $block } में बदलने को कुंजी { $name } नहीं
pludo-problem-route-too-long = बहुत लंबा है, रास्ते में ज़्यादा से ज़्यादा { $most } ख़ाने होते हैं
pludo-problem-route-empty = मंज़िल से पहले कम से कम एक ख़ाना चाहिए
pludo-problem-route-stray-sign = ')' या '|' है, पर उससे पहले '(' नहीं
pludo-problem-route-open-fork = '(' है जो बंद नहीं होता
pludo-problem-route-too-many-ways = दोराहे के बाद का हर शाखा में गिनें तो { $steps } क़दम हैं, ज़्यादा से ज़्यादा { $most } हो सकते हैं
pludo-problem-route-too-deep = दोराहों में दोराहे { $most } से ज़्यादा गहरे हैं
pludo-problem-route-begins-with-fork = ख़ाने से शुरू हो, दोराहे से नहीं
pludo-problem-route-branches = दोराहे में अलग नामों की दो या ज़्यादा शाखाएँ चाहिए
pludo-problem-route-branch-form = शाखाएँ 'नाम: ख़ाने' लिखी हों
pludo-problem-route-branch-empty = शाखा { $branch } पर कोई ख़ाना नहीं
pludo-problem-route-leads-nowhere = एक शाखा { $tile } पर जाती है, जो इसका ख़ाना नहीं
pludo-problem-route-tile-lost = { $tile } तक कभी नहीं पहुँचता: उससे पहले की हर शाखा कहीं और जाती है
pludo-problem-route-no-way-home = { $tile } से मंज़िल का कोई रास्ता नहीं
pludo-problem-route-later = मंज़िल पट्टी या जगहों की क़तार वाले रास्ते जैसे हैं वैसे रहते हैं
pludo-problem-laps-too-many = पीछे लौटता है, और इस पर { $far } क़दम बहुत सारे तरीक़ों से चले जा सकते हैं: सब मिलाकर { $most } क़दम हो सकते हैं
pludo-problem-route-mixed-run = दो तरह के ख़ानों के बीच सिलसिला { $run } है
pludo-problem-route-tile = ख़ाना { $tile } है, जिसका नाम नहीं चल सकता
pludo-problem-no-such = { $what } { $name } नहीं है
pludo-problem-two-seats = दो सीटों का यही रंग है
pludo-problem-one-seat = एक सीट काफ़ी नहीं, दो या ज़्यादा चाहिए; अकेली दौड़ के लिए [game] में min_players = 1 लिखें
pludo-problem-two-outcomes = दो नतीजों का यही नाम है
pludo-problem-dice-twice = जहाँ हर पासे का अपना खंड हो, वहाँ इसे न लिखें
pludo-problem-dice-cards = पत्ते एक-एक करके निकलते हैं: कई पासों को 'dice' या 'spinner' चाहिए
pludo-problem-one-die = { $use } को दो या ज़्यादा पासे चाहिए
pludo-problem-two-dice = दो पासों का यही नाम है
pludo-problem-no-face = कम से कम एक फलक चाहिए
pludo-problem-weight-and-dice = इसे न लिखें: जहाँ पासों के अपने खंड हों, उनके फलक बताते हैं कि यह कितनी बार आए
pludo-problem-too-much-work = एक ही सवाल, जैसे कौन किसे काट सकता है, { $most } से ज़्यादा स्थितियाँ देखेगा; कम पासे, गोटियाँ या शर्तें इसे घटाते हैं
pludo-problem-too-many-throws = पासे { $most } से ज़्यादा तरीक़ों से गिर सकते हैं
pludo-problem-one-throw = पासे एक ही तरह गिर सकते हैं, यह संयोग नहीं
pludo-problem-hand-no-cards = हाथ के पत्ते बस 'cards' में होते हैं
pludo-problem-hand-too-big = सब हाथों में मिलाकर { $held } पत्ते हैं, जबकि कुल { $copies } ही हैं
pludo-problem-hand-no-order = हाथ का पत्ता चला जा सके: उसे कोई आदेश दें, और कुछ नहीं तो 'pass'
pludo-problem-hand-tries = जहाँ खिलाड़ी हाथ से चुनें, वहाँ और कोशिशें नहीं होतीं
pludo-problem-no-ransom = बंदी को कुछ भी कभी नहीं छुड़ाता: किसी नतीजे में 'ransom' जोड़ें
pludo-problem-no-prisoner = 'ransom' बंदी छुड़ाता है, पर काटने पर कोई बंदी नहीं बनता
pludo-problem-take-over-later = जिस खेल में गोटियाँ हाथ बदलें, उसमें यह नहीं बदल सकता
pludo-problem-take-over-row = 'row' में हाथ बदलने वाली गोटियों की जगह नहीं
pludo-problem-not-steps = बताए कि नतीजे कितनी दूर ले जाते हैं: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = दूरियों की दो तालिकाओं का यही नाम है
pludo-problem-tile-twice = { $tile } दूरियों की दो तालिकाओं में है
pludo-problem-too-many-meetings = बहुत सारे रास्तों में बहुत सारे ख़ाने साझे हैं: एक ख़ाने पर सीटों के { $meetings } जोड़े, ज़्यादा से ज़्यादा { $most } हो सकते हैं
pludo-problem-two-jumps = इस ख़ाने से दो छलाँगें शुरू होती हैं
pludo-problem-jump-off-route = { $tile } रंग { $colour } के रास्ते में नहीं, जो छलाँग की जगह रुक सकता है
pludo-problem-jump-circle = छलाँगें घूमकर { $tile } पर लौटती हैं
pludo-problem-two-abilities = दो शक्तियों का यही नाम है
pludo-problem-ability-name = { $name } का इस फ़ाइल में दूसरा अर्थ है, और नाम चुनें
pludo-problem-ability-number = { $kind } को 1 से शुरू पूर्ण संख्या चाहिए
pludo-problem-ability-no-number = बस { $kind } की चीज़ है
pludo-problem-ability-not-hidden = जो तुरंत काम आए उसे सब देखते हैं
pludo-problem-ability-throw = चुनने के लिए दूसरी फेंक को ऐसी फेंकें चाहिए जो एक की तरह चलें: एक पासा, या जुड़ने या चुने जाने वाले पासे, और हाथ नहीं
pludo-problem-nothing-to-choose = पास रखी कोई शक्ति नहीं जिसमें से चुना जाए
pludo-problem-nobody-gains = यह किसी को कभी नहीं मिलती: कोई ख़ाना या नतीजा { $effect } कहे
pludo-problem-pass-no-hand = { $effect }: पत्ता हाथ से दिया जाता है; randomiser.hand में लिखें कि कितने रहते हैं
pludo-problem-pass-whom = { $effect }: पत्ता एक जाने हुए खिलाड़ी को जाता है: next, previous, partner, leader, last या कोई रंग
pludo-problem-deck-no-cards = गड्डी से बस पत्ते निकलते हैं
pludo-problem-two-questions = दो सवालों का यही नाम है
pludo-problem-question-answers = 2 से { $most } अलग जवाब चाहिए, हर एक का अंक-कुंजी होता है
pludo-problem-question-number = जवाबों में संख्या ज़्यादा से ज़्यादा { $most } हो
pludo-problem-question-whom = { $effect }: यहाँ न कोई चुना गया, न पर्ची निकली, न कोई कटा
pludo-problem-nobody-asks = यह कभी पूछा नहीं जाता: कोई ख़ाना या नतीजा { $effect } कहे
pludo-problem-two-amendments = दो नियम-बदलावों का यही नाम है
pludo-problem-two-goals = दो लक्ष्यों का एक ही नाम है
pludo-problem-last-left-for-all = 'last left' एक खिलाड़ी का लक्ष्य है, सबका या किसी का नहीं हो सकता
pludo-problem-two-turn-rules = बारी के दो नियमों का यही नाम है
pludo-problem-empty-turn-rule = कम से कम एक बात चाहिए
pludo-problem-turn-begin = शुरू होने वाली बारी छूट सकती है ("skip self") या किसी और को जा सकती है ("turn to next"), और कुछ नहीं
pludo-problem-no-such-turn = { $effect }: सीट { $who } नहीं है
pludo-problem-order-first = जहाँ खेल का क्रम पर्ची से तय हो, वही बताती है कि शुरुआत कौन करे; इसे न लिखें
pludo-problem-clash-powers-all = सब शक्तियों में से एक चुनी और रखी जाती है; powers.use "held" लिखें
pludo-problem-clash-powers-dice = दूसरी फेंकों को ऐसे पासे चाहिए जो एक-एक फेंके या जोड़े जाएँ
pludo-problem-order-unranked = शुरुआती फेंकें सबका क्रम तभी बना सकती हैं जब सबसे बड़ी या सबसे छोटी फेंक शुरू करे
pludo-problem-clash-order-unranked = शुरुआती फेंकें सबका क्रम तभी बना सकती हैं जब सबसे बड़ी या सबसे छोटी फेंक शुरू करे
pludo-problem-order-opening-later = नियम बदलते समय शुरुआती फेंकें हो चुकी हैं, तब वे क्रम नहीं बता सकतीं
pludo-problem-order-play-on = खेल का क्रम सीटों का नहीं, इसलिए खेल किसी और से आगे नहीं चल सकता
pludo-problem-no-capture-here = { $effect }: यहाँ कोई नहीं कटता; 'victim' और 'captor' काटने के इनाम में आते हैं
pludo-problem-no-pick-here = { $effect }: बारी के शुरू या अंत में न कोई चुना जाता है, न पर्ची निकलती है
pludo-problem-skip-many = { $phrase }: किसी की { $most } से ज़्यादा बारियाँ नहीं छूटतीं, इसलिए { $most } ही गिनी जाती हैं
pludo-problem-split-number = { $phrase }: बाँटे जाने वाले क़दम 2 से { $most } की सादी संख्या हैं
pludo-problem-split-many = { $phrase }: इसके क़दम { $ways } तरीक़ों से बँट सकते हैं, ज़्यादा से ज़्यादा { $most } हो सकते हैं; कम हिस्से, क़दम या गोटियाँ इसे घटाते हैं
pludo-problem-split-sum = { $phrase }: जोड़े जाने वाले पासे बाँटे नहीं जा सकते
pludo-problem-split-doubled = { $phrase }: जहाँ जोड़ियाँ आधा चलें, वहाँ क़दम नहीं बँट सकते
pludo-problem-dice-change = पासों की संख्या तभी बदल सकती है जब वे एक जैसे हों और हर एक अलग चला जाए
pludo-problem-no-most-markers = { $effect }: start.most_markers में लिखें कि खिलाड़ी की कितनी गोटियाँ हो सकती हैं
pludo-problem-give-elsewhere = { $effect }: यह कौन सी गोटी है, बस ख़ाना बता सकता है, tile_rule के on_land में लिखें
pludo-problem-send-elsewhere = { $effect }: यह कौन सी गोटी है, बस ख़ाना, काटना या शुरुआत बता सकते हैं, on_land, [capture] के reward या toll में लिखें
pludo-problem-send-how = { $effect }: कई ख़ानों के पीछे 'by choice' या 'by draw' चाहिए
pludo-problem-send-twice = { $effect }: हर ख़ाना एक बार, वह नहीं जहाँ से शुरू हो, और ज़्यादा से ज़्यादा { $most }
pludo-problem-give-whom = { $effect }: गोटी एक जाने हुए खिलाड़ी को जाती है, ख़ुद को, सबको, चुनकर या पर्ची से नहीं
pludo-problem-most-markers-idle = किसी असर से न नई गोटियाँ बनतीं, न दी जातीं, इसे न लिखें
pludo-problem-most-markers-few = खिलाड़ी { $markers } गोटियों से शुरू करता है, कम से कम इतनी लिखें
pludo-problem-position-most-tokens = एक खिलाड़ी की { $most } तक गोटियाँ होती हैं
pludo-problem-duel-name = मुक़ाबले का नाम है, और नाम चुनें
pludo-problem-duel-several = { $phrase }: जहाँ काटने को मुक़ाबला हो, वहाँ एक बार में एक गोटी चलती है
pludo-problem-pick-name = चुनाव या पर्ची का नाम है, और नाम चुनें
pludo-problem-order-direction = खेल का क्रम सीटों का नहीं, इसलिए उसकी दिशा नहीं
pludo-problem-no-name = कम से कम एक नाम चाहिए
pludo-problem-named-twice = जगह { $name } दो बार लिखी है
pludo-problem-routes-apart = कोई ख़ाना हर सीट के रास्ते में नहीं
pludo-problem-players-and-seats = min_players और सीटों की संख्या { $seats } के बीच हो
pludo-problem-arrive-fork = { $arrive } को बिना दोराहे के रास्ते चाहिए
pludo-problem-row-later = चलते खेल में 'row' नहीं लग सकता
pludo-problem-row-limit = जहाँ finish.arrive 'row' है, वहाँ 1 हो
pludo-problem-row-too-short = इतनी गोटियों की क़तार के लिए बहुत छोटा है
pludo-problem-row-not-private = { $count ->
    [one] आख़िरी ख़ाना क़तार है: किसी और ख़ाने का वह नाम न हो
   *[other] आख़िरी { $count } ख़ाने क़तार हैं: किसी और ख़ाने के वे नाम न हों
}
pludo-problem-one-team = सब सीटें एक टीम में हैं, दो या ज़्यादा चाहिए
pludo-problem-no-team = { $phrase } को टीम वाली सीटें चाहिए
pludo-problem-needs-key = यहाँ इसका कोई अर्थ नहीं, { $needs } चाहिए
pludo-problem-column-too-long = मंज़िल पट्टी बिना दोराहे के रास्ते का अंत है, और रास्ते से छोटी
pludo-problem-squares-gap = अंकित ख़ाने 1 से आख़िरी तक लगातार चलते हैं, और हर रास्ता ख़ाने से एक बार गुज़रता है
pludo-problem-faces-not-numbered = अंकित फलक पासों के नतीजे 1 से 6 हैं, सब बराबर संभावना के
pludo-problem-last-left = कोई कभी आख़िरी नहीं बचता: कोई नियम खिलाड़ी को खेल से बाहर नहीं करता
pludo-problem-lose-help = जो खेल से बाहर है उसकी मदद नहीं हो सकती: दोनों में से एक न लिखें
pludo-problem-toll-never = इसमें अंक लगते हैं, और खेल में कोई अंक नहीं देता
pludo-problem-toll-too-early = इसमें अंक लगते हैं, और गोटी निकलने से पहले किसी के पास नहीं होते: कोई नतीजा अंक दे, या पहली गोटियाँ मुफ़्त हों
pludo-problem-no-win = जीतने का कम से कम एक तरीक़ा चाहिए
pludo-problem-win-too-many = { $phrase } कभी सच नहीं हो सकता, किसी सीट की { $most } से ज़्यादा गोटियाँ नहीं
pludo-problem-towers-doubled = या मीनारें साथ चलती हैं या जोड़ी, दोनों नहीं
pludo-problem-no-barrier = इतनी साथ कभी नहीं होतीं, stack.own_limit { $limit } होने देता है
pludo-problem-clash-no-way-out = कोई कभी गोटी घर से नहीं निकाल पाएगा, तो यह खेल नहीं
pludo-problem-clash-no-way-home = कोई कभी गोटी मंज़िल तक नहीं ला पाएगा, तो यह खेल नहीं
pludo-problem-one-outcome = संयोग के लिए कम से कम दो नतीजे चाहिए
pludo-problem-one-face = संयोग के लिए कम से कम दो नतीजे चाहिए; आधार के कुछ फलक बदलने को फ़ाइल में सबसे ऊपर merge = ["outcome"] लिखें
pludo-problem-bonus-name = अतिरिक्त क़दमों का नाम है, और नाम चुनें
pludo-problem-not-copies = पत्ते की प्रतियों की संख्या है: { $most } तक की पूर्ण संख्या
pludo-problem-group-all-dice = { $phrase } एक साथ कई गोटियाँ चलाता है, और जहाँ सब पासे चलने हों ('all_or_nothing') वहाँ यह सोचा नहीं जा सकता
pludo-problem-amount-many = { $name }: मात्रा एक संख्या है; कई खिलाड़ियों से बस 'total.' और 'team.' एक बनाते हैं
pludo-problem-amount-wide = { $low } से { $high } क़दम ले जा सकता है, जो { $most } से ज़्यादा दूरियाँ हैं; भाग का शेष, '% 7', इसे छोटा रखता है
pludo-problem-amount-toll = शुरुआत छोड़ने का दाम पहले से मालूम हो: संख्या लिखें
pludo-problem-no-enter = गोटी को शुरुआत से कुछ नहीं निकालता: 'enter' जोड़ें
pludo-problem-enter-too-far = { $phrase } हर रास्ते से आगे जाता है, सबसे लंबे में { $longest } ख़ाने हैं
pludo-problem-no-capture = कहीं काटना या 'push' आदेश हो
pludo-problem-routes-too-long = सब रास्तों में मिलाकर { $tiles } ख़ाने हैं, ज़्यादा से ज़्यादा { $most } हो सकते हैं
pludo-problem-too-many-markers = कुल { $markers } गोटियाँ हैं, ज़्यादा से ज़्यादा { $most } हो सकती हैं
pludo-problem-too-many-moves = गोटियाँ गुणा ख़ाने गुणा आदेश { $moves } हैं, ज़्यादा से ज़्यादा { $most } हो सकते हैं
pludo-problem-wrong-seats = { $rules } में सीटें 0 से { $last } हैं, हर एक एक बार, { $seats } नहीं
pludo-problem-names-and-seats = हर सीट का एक नाम हो, { $seats } के लिए { $names } नहीं
pludo-problem-nobody-begins = { $rules } में संयोग तय करता है कि शुरुआत कौन करे: कोई सीट लिखें
pludo-problem-not-a-position = { $line } स्थिति नहीं है: नियम, गोटियाँ, सीट, owed, streak और संख्या चाहिए
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = स्थिति { $line } में { $part }: { $problem }
pludo-problem-position-stuck = owed में ऐसे पासे हैं जो चले नहीं जा सकते
pludo-problem-position-extras = बाक़ी बातें name=value हैं, हर एक एक बार: { $names }
pludo-problem-position-loose = loose खेल की स्थिति दोनों बताती है
pludo-problem-position-direction = direction न लिखें या counter लिखें
pludo-problem-position-cause = cause इनमें से एक है: { $causes }
pludo-problem-position-counts = { $seats } संख्याएँ चाहिए, हर सीट की एक
pludo-problem-position-number = यहाँ { $low } से शुरू पूर्ण संख्या चाहिए
pludo-problem-position-seat = सीटें ये हैं: { $seats }
pludo-problem-position-owed = owed में ? और { $faces } होते हैं
pludo-problem-position-tokens = गोटियाँ ऐसे लिखते हैं: रंग:क़दम,क़दम,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } की { $count } गोटी है
   *[other] { $colour } की { $count } गोटियाँ हैं
}
pludo-problem-position-seat-order = सीटें घड़ी की दिशा में, हर एक एक बार
pludo-problem-position-hands = हाथ ऐसे लिखते हैं: red:पत्ता,पत्ता/blue:पत्ता, हाथ में जितने आएँ उससे ज़्यादा नहीं
pludo-problem-position-prisoners = बंदी ऐसे लिखते हैं: red:2:blue, यानी red की गोटी 2 blue के पास, हर एक एक बार और घर में
pludo-problem-position-held = पास रखी शक्तियाँ ऐसे लिखते हैं: red:नाम,नाम/blue:नाम, हर एक की ज़्यादा से ज़्यादा { $limit }
pludo-problem-position-shields = ढालें ऐसे लिखते हैं: red:2:3, यानी red की गोटी 2 और 3 बारियाँ, हर गोटी एक बार
pludo-problem-position-ability = शक्तियों वाले खेलों में ability used, twice या second होता है
pludo-problem-position-ended = ended= together या nobody होता है, जब खेल ऐसे लक्ष्य से ख़त्म हुआ हो
pludo-problem-position-all-tokens = { $count } गोटियाँ होनी चाहिए, चाहे जिसकी हों
pludo-problem-position-token = गोटी क़दमों की संख्या है, घर में Y या मंज़िल पर H
pludo-problem-position-branch = वहाँ ऐसी कोई शाखा नहीं
pludo-problem-position-step = रास्ता इतना लंबा नहीं, मंज़िल के लिए H लिखें
pludo-problem-position-nobody = { $seat } पर कोई नहीं बैठा
pludo-problem-position-places = places में खेल की अलग-अलग सीटें हों
pludo-problem-position-before = before में वही सीटें हों जो गोटियों में हैं
pludo-problem-position-opening = शुरुआती फेंकों में एक फेंक बाक़ी होती है और हर सीट लिखी होती है
pludo-problem-position-opening-seats = शुरुआती फेंकों में बस खेल की सीटें आती हैं
pludo-problem-position-opening-thrown = जिसकी बारी है वह सीट फेंक चुकी है
pludo-problem-position-turn-0 = बारी की संख्या 0 बस शुरुआती फेंकों में होती है
pludo-problem-position-used = used में ऐसी गोटी है जो है ही नहीं
pludo-problem-position-leader = leader सीटों में से एक हो
pludo-problem-position-out = out में सीटें हों, हर एक एक बार, और बारी वाली नहीं
pludo-problem-position-order = order में हर सीट एक बार हो, leader पहले
pludo-problem-position-lots = पर्चियाँ ऐसे लिखते हैं: skip_by_draw:blue+green, हर एक की एक फेंक बाक़ी, ज़्यादा से ज़्यादा { $most }
pludo-problem-position-duel = मुक़ाबला ऐसे लिखते हैं: red:1:6:12:1 (रंग, गोटी, नतीजा, क़दम, आदेश), जो चलना है उससे पहले उसकी पर्ची और एक फेंक बाक़ी हो
pludo-problem-position-poll = सवाल ऐसे लिखते हैं: poll=red:?:green:blue@1 (किसकी बारी, उस सीट का क्या बाक़ी है, अगला जवाब किसका, किसने कौन सा जवाब दिया), और बारी वाली सीट का वह बाक़ी होता है
pludo-problem-position-sent = भेजी जाने वाली गोटियाँ ऐसे लिखते हैं: sent=send_marker_to_a4_a9_by_draw:red:1, और पहली को भेजने वाला आदेश बाक़ी हो, या उसके ख़ानों की पर्ची
pludo-problem-position-route = गोटियाँ ऐसे रास्ते पर हैं जिस पर अभी नहीं चला जाता
pludo-problem-position-secret = गुप्त चुनाव यहाँ * है; ऐसी स्थिति दिखाई जा सकती है, खेली नहीं जा सकती
pludo-problem-position-heir = heir मेज़ की कोई सीट हो
pludo-problem-position-given = given और resume सीटें हों, और ज़्यादा से ज़्यादा { $most } बारियाँ दी जा सकती हैं
pludo-problem-position-amended = { $count ->
    [0] कोई नियम-बदलाव नहीं है
    [one] { $count } नियम-बदलाव है
   *[other] { $count } नियम-बदलाव हैं
}
pludo-problem-position-amended-twice = नियम-बदलाव एक बार लगता है
pludo-problem-position-deck = deck में हर नतीजे के बचे पत्ते चाहिए
pludo-problem-position-no-place = खेल ख़त्म है, पर किसी को स्थान नहीं मिला
pludo-problem-position-home = { $seat } की सब गोटियाँ मंज़िल पर हैं, उसे स्थान चाहिए
pludo-problem-position-over = कोई जीत चुका है, इसलिए कुछ बाक़ी नहीं
pludo-problem-position-finished = { $seat } का खेल पूरा है, उसकी बारी नहीं हो सकती
pludo-problem-position-streak = streak ज़्यादा से ज़्यादा { $most } होता है
pludo-problem-header-types = शीर्षक में पाठ 'variant' और पाठों की सूचियाँ 'seats', 'players' चाहिए
pludo-problem-header-seats = शीर्षक में अलग-अलग सीटें और हर एक का एक खिलाड़ी चाहिए
pludo-problem-header-first = शीर्षक का 'first' रंग है और [table] तालिका
pludo-problem-header-unknown = शीर्षक में अनजानी कुंजी { $field } है
pludo-problem-header-unplayable = शीर्षक खेला नहीं जा सकता: { $problem }
pludo-problem-header-seat-order = शीर्षक में सीटें घड़ी की दिशा में हों
pludo-problem-header-dice = शीर्षक का { $field } ख़राब है
pludo-problem-header-dice-unknown = शीर्षक के [dice] में अनजानी कुंजी { $field } है
pludo-problem-header-dice-scheme = शीर्षक का 'dice.scheme' इनमें से एक हो: { $wanted }, यह { $scheme } है
pludo-problem-record-seat = सीट { $seat } नहीं है, सीटें ये हैं: { $seats }
pludo-problem-record-not-a-turn = { $text } बारी नहीं है, जैसे '7. red 6:2'
pludo-problem-record-over = अब कोई बारी नहीं होनी थी, खेल ख़त्म है
pludo-problem-record-expected = बारी { $expected } होनी थी
pludo-problem-record-opening-over = अब फेंकने को कुछ नहीं बचा
pludo-problem-record-no-throw = { $word } के पीछे कोई फेंक नहीं
pludo-problem-record-after-turn = { $word } बारी के अंत के बाद आता है
pludo-problem-record-no-move = { $word } चलता है, पर कुछ चल नहीं सकता
pludo-problem-record-whose-turn = बारी { $wanted } की है, { $colour } की नहीं
pludo-problem-record-throw = { $word } इन नियमों की फेंक नहीं
pludo-problem-record-illegal = { $word } यहाँ सही चाल नहीं, सही चालें: { $legal }
pludo-problem-record-no-move-due = { $word } यहाँ सही चाल नहीं, अभी चाल की बारी नहीं
pludo-problem-record-refused = { $word } अभी नहीं फेंका जा सकता
pludo-problem-record-mark = नियमों से { $word } की जगह { $written } होना चाहिए
pludo-problem-record-not-over = नतीजा { $result } नहीं आता, खेल ख़त्म नहीं हुआ
pludo-problem-record-result = नतीजा { $result } नहीं आता, खेल { $reached } पर ख़त्म होता है
pludo-problem-record-after-result = नतीजे के बाद कुछ नहीं आ सकता
pludo-problem-record-nobody = { $text } नहीं बताता कि बारी किसकी है
pludo-problem-other-rules = रिकॉर्ड { $record } का है, स्थिति { $position } की
pludo-problem-option-at-least = { $option } { $least } या ज़्यादा हो, { $given } नहीं
pludo-problem-option-budget = --budget 0 मिलीसेकंड से ज़्यादा हो, { $given } नहीं
pludo-problem-option-training = --minutes 0 से ज़्यादा हो, और --games 1 या ज़्यादा
pludo-problem-option-train-players = --players में { $low } से { $high } की संख्याएँ कॉमा के साथ हों, { $given } नहीं
pludo-problem-train-where = { $name } खेल के साथ आता है; नेट की फ़ाइल --out से बताएँ
pludo-problem-training-damaged = { $file }: रुका हुआ प्रशिक्षण नहीं है, या ख़राब है; नए सिरे से शुरू करने को इसे हटाएँ
pludo-problem-training-of-another = { $file }: दूसरे नियमों, खिलाड़ियों या बीज का प्रशिक्षण है; नए सिरे से शुरू करने को इसे हटाएँ
pludo-problem-needs-lab = इसके लिए दो और लाइब्रेरी चाहिए; ऐसे लगाएँ: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players बस --round-robin के साथ चलता है; नहीं तो --seats बताता है कि कौन खेले
pludo-problem-option-strength = बॉट का स्तर { $given } नहीं है, ये हैं: { $known }
pludo-problem-option-trial = --games 0 या ज़्यादा हो, और --seconds 0 से ज़्यादा
pludo-problem-option-at-most = { $option } { $most } या कम हो, { $given } नहीं
pludo-problem-no-bot = बॉट { $name } नहीं है, ये हैं: { $known }
pludo-problem-not-a-bot = { $text } बॉट नहीं; कई ऐसे लिखते हैं: 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] ऐसा प्रोग्राम नहीं है
    [locked] यह प्रोग्राम शुरू करने की अनुमति नहीं है
    [command] आदेश ख़ाली है, या उद्धरण चिह्न नहीं है
    [start] शुरू नहीं होता: { $said }
    [unusable] काम का नहीं: { $said }
    [mute] यह मेथड नहीं है: { $said }
    [foreign] { $wanted } की जगह { $said } कहा
    [number] चाल के नंबर की जगह { $said } कहा
    [illegal] { $said } चुना, जिसकी अनुमति नहीं
    [talkative] पूछे से ज़्यादा कहता है
    [late] { $said } सेकंड में जवाब नहीं दिया
    [ended] बंद हो गया
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } बॉट नहीं; अपना बॉट ऐसे लिखते हैं: module:Class या cmd:COMMAND
pludo-problem-process-lost = एक प्रक्रिया खेल के बीच बंद हो गई; वही आदेश फिर दें
pludo-problem-cluster-version = एक प्रक्रिया में खेल का संस्करण { $there } है, यहाँ { $here }
pludo-problem-cluster-rules = एक प्रक्रिया में { $name } के नियम दूसरे हैं
pludo-problem-cluster-game = एक प्रक्रिया में खेल नहीं है, या दूसरा संस्करण है: { $reason }
pludo-problem-cluster-refused = { $address } काम का क्लस्टर नहीं: { $reason }
pludo-problem-cluster-empty = क्लस्टर { $address } में प्रक्रियाएँ नहीं हैं
pludo-problem-cluster-lost = क्लस्टर { $address } खो गया; अब तक के खेल बने हैं
pludo-problem-cluster-address = { $address } क्लस्टर नहीं; ऐसे लिखते हैं: tcp://HOST:PORT
pludo-problem-round-robin = सब सबसे के लिए दो या ज़्यादा अलग बॉट चाहिए
pludo-problem-scenario-json = JSON ऑब्जेक्ट नहीं है
pludo-problem-scenario-given = परिदृश्य ऐसा ऑब्जेक्ट है जिसमें { $part } भाग हो
pludo-problem-no-scenario = इसमें कोई परिदृश्य नहीं
pludo-problem-scenario-phase = चरण { $phase } नहीं है, ये हैं: { $known }
pludo-problem-scenario-one-of = { $field } इनमें से एक हो: { $known }
pludo-problem-scenario-expect = 'expect' ऐसा ऑब्जेक्ट हो जिसमें कम से कम एक कुंजी हो
pludo-problem-scenario-unknown = कुंजी { $field } नहीं है
pludo-problem-scenario-unknown-choice = चुनाव में कुंजी { $field } नहीं होती
pludo-problem-scenario-needs = { $field } में { $kind ->
    [variant] किसी रूप का नाम
    [object] ऑब्जेक्ट
    [throws] फेंकों की सूची
    [choices] null या चालों की सूची
    [moves] गोटी या आदेश वाली चालें
    [count] 0 से शुरू पूरी संख्या
    [counts] हर सीट की पूरी संख्या
    [names] नामों की सूची
    [places] हर सीट के खानों की सूची
    [dice] पासों की सूची
   *[abilities] हर सीट की क्षमताओं की सूची
} चाहिए
pludo-problem-scenario-seat = { $variant } में सीट { $seat } नहीं है
pludo-problem-scenario-outcome = { $variant } में परिणाम { $outcome } नहीं है
pludo-problem-scenario-places = { $seat } यहाँ नहीं हो सकता: { $places }
pludo-problem-scenario-token = गोटी { $token } नहीं है
pludo-problem-scenario-ability = क्षमता { $ability } नहीं है
pludo-problem-scenario-throw = { $dice } अभी नहीं फेंका जा सकता
pludo-problem-scenario-no-client = कुंजियाँ सिर्फ़ कमांड दबाता है, यहाँ से नहीं
pludo-problem-scenario-opening-more = शुरुआत की फेंकें नियमों से ज़्यादा हैं
pludo-problem-scenario-opening-open = अभी कोई शुरू नहीं करता, शुरुआत की फेंकों का एक दौर कम है
pludo-problem-scenario-tokens-seats = 'tokens' में ठीक यही सीटें हों
pludo-problem-scenario-turn-seat = 'turn' में इन सीटों में से एक हो
pludo-problem-scenario-choice-refused = एक चुनाव नामंज़ूर हुआ
pludo-problem-scenario-choice-others = चुनाव { $choice } नामंज़ूर हुआ, पर आगे और भी हैं
pludo-problem-scenario-left = फेंकें या चुनाव बच गए
pludo-problem-scenario-short = कुंजियाँ मौजूद फेंकों से ज़्यादा माँगती हैं
pludo-problem-scenario-key = कुंजी { $key } नहीं है
pludo-problem-scenario-missing = { $name } नहीं है, या ऐसा कोई नाम नहीं
pludo-problem-scenario-kind = एक मान ग़लत क़िस्म का है ({ $fault })
pludo-problem-scenario-cannot-run = चल नहीं सकता: { $problem }
pludo-problem-scenario-differs = { $field }: अपेक्षित { $expected }, मिला { $got }
pludo-problem-scenario-nothing = { $field }: अपेक्षित { $expected }, कुछ नहीं मिला
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } साधारण फ़ाइल नहीं
    [foreign] { $file } एरीना के नतीजों की फ़ाइल नहीं
    [series] { $file } में दूसरी सीटों, बीज या नियमों के नतीजे हैं
   *[game] { $file }, पंक्ति { $number }, इन बॉटों का खेल नहीं
}; कोई और फ़ाइल बताएँ
pludo-problem-plot-ending = { $file }: चित्र का नाम .svg, .png या .pdf पर ख़त्म होता है
pludo-problem-needs-library = { $what ->
    [ratings] रेटिंग को
    [cluster] क्लस्टर को
   *[pictures] चित्रों को
} एक और लाइब्रेरी चाहिए; ऐसे लगाएँ: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } अभी नहीं चलता: फेंकने के समय 1 से 6 का एक पासा लेता है
   *[other] --roll { $roll } अभी नहीं चलता: फेंकने के समय 6,3 जैसे दो पासे लेता है
}
pludo-problem-roll-face = --roll { $roll } अभी नहीं चलता: फेंकने के समय इनमें से एक लेता है: { $faces }
pludo-problem-not-removed = { $file } हटाई नहीं जा सकती: { $reason }
pludo-problem-new-variant-folder = { $folder } फ़ोल्डर है; फ़ाइल बताएँ, जैसे my-game.toml
pludo-problem-new-variant-ending = { $file }: नियम-फ़ाइल का नाम .toml पर ख़त्म होता है, जैसे { $right }
pludo-problem-new-variant-there = { $file } पहले से है, और नाम चुनें
pludo-problem-not-shipped = साथ आया रूप { $name } नहीं है
pludo-problem-install-what = लगाने को फ़ाइल बताएँ, या --remove और लगे हुए रूप का नाम
pludo-problem-install-shipped = { $name } साथ आए रूप का नाम है, फ़ाइल को और नाम दें
pludo-problem-not-installed = इस नाम का कोई रूप नहीं लगा है
pludo-problem-not-installed-but = इस नाम का कोई रूप नहीं लगा है, लगे हुए: { $known }
pludo-problem-picture-ending = { $file }: चित्र का नाम .svg या .png पर ख़त्म होता है
pludo-problem-picture-folder = फ़ोल्डर { $folder } नहीं है; बनाएँ, या कोई और बताएँ
pludo-problem-needs-plots = PNG चित्रों को एक और लाइब्रेरी चाहिए, SVG को नहीं; ऐसे लगाएँ: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] { $text } में: { $problem }
   *[other] { $text } में, स्थान { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } में यहाँ शर्त नहीं हो सकती; 'when' बताता है कि कब लगे
pludo-problem-sum-condition = { $phrase } में शर्त नहीं हो सकती, क्योंकि ये पासे जोड़े जाते हैं
pludo-problem-condition-long = शर्त में ज़्यादा से ज़्यादा { $most } अक्षर होते हैं
pludo-problem-condition-deep = कोष्ठक और 'not' ज़्यादा से ज़्यादा { $most } परत तक हो सकते हैं
pludo-problem-condition-parts = शर्त के ज़्यादा से ज़्यादा { $most } हिस्से होते हैं
pludo-problem-condition-number = { $most } सबसे बड़ी संख्या है
pludo-problem-condition-sign = { $sign } का यहाँ कोई अर्थ नहीं
pludo-problem-condition-end = बहुत जल्दी ख़त्म होता है, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } यहाँ नहीं बैठता, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] शर्त के बाद 'and', 'or' या अंत आता है
    [bracket] बंद कोष्ठक नहीं है
    [number] ऋण चिह्न के बाद संख्या हो
   *[value] यहाँ नाम या संख्या आती है
}
pludo-problem-condition-name = नाम { $name } नहीं है
pludo-problem-condition-subject = पूछने को { $name } नहीं है
pludo-problem-condition-nobodys = { $name } मेज़ का है, खिलाड़ी का नहीं
pludo-problem-condition-total = { $name } सच है या नहीं, इसलिए इसका जोड़ नहीं
pludo-problem-condition-takes-none = { $name } के कोष्ठक में कुछ नहीं होता
pludo-problem-condition-takes = { $name } को कोष्ठक में नाम चाहिए
pludo-problem-condition-argument = यहाँ { $name } के लिए नाम हो, ख़ाली जगह हो तो उद्धरण चिह्नों में
pludo-problem-condition-divisor = % के पीछे 0 से बड़ी संख्या आती है
pludo-problem-condition-not-number = { $part } सच है या नहीं, यहाँ संख्या हो
pludo-problem-condition-not-truth = { $part } संख्या है, उसकी किसी से तुलना हो
pludo-problem-condition-two-subjects = एक तुलना में ऐसा एक ही सवाल हो सकता है, 'and' से बाँटें
pludo-problem-condition-no-marker = { $name } बस चलने वाली गोटी का पूछा जा सकता है
pludo-problem-condition-no-draw = { $name } यहाँ कुछ नहीं कहता: बारी से पहले या बाद में कुछ नहीं निकला होता
pludo-problem-condition-no-victim = 'victim' बस वहाँ पूछा जा सकता है जहाँ कुछ कटे
pludo-problem-condition-no-answer = 'answer' बस सवाल के असर में पूछा जा सकता है
pludo-problem-condition-never = यह कभी सच नहीं हो सकता
pludo-problem-condition-always = यह हमेशा सच है
pludo-problem-contest-format = format = { $most } चाहिए
pludo-problem-contest-key = कुंजी { $key } है, जो किसी टूर्नामेंट में नहीं होती
pludo-problem-contest-value = { $key } { $kind ->
    [number] पूर्ण संख्या हो
   *[text] उद्धरण चिह्नों में पाठ हो
}
pludo-problem-contest-block = { $block } अपने खंड के रूप में लिखा हो
pludo-problem-contest-no-rounds = { $kind } को अपने दौर मालूम हैं, rounds न लिखें
pludo-problem-contest-winner = { $place }: { $name } की जीत, बिना खेले
pludo-problem-contest-pair = { $place }: players दो खिलाड़ियों के नाम हों
pludo-problem-contest-order = { $place }: यह खेल अभी नहीं आता; पहले के दौर देखें
pludo-problem-contest-nobody = { $place }: टूर्नामेंट में { $name } नाम का कोई नहीं
pludo-problem-contest-no-seats = { $kind } में दो मिलते हैं, seats न लिखें
pludo-problem-contest-table-games = मेज़ों पर एक दौर एक खेल है, games न लिखें
pludo-problem-contest-places = { $place }: places में { $count } संख्याएँ हों, हर खिलाड़ी की एक, जैसे 1, 2, 2, 4
pludo-problem-no-page = खेल का पन्ना इस इंस्टॉलेशन में नहीं है। कार्य-प्रति से वह npm और Node से बनता है: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; इस फ़ाइल का कुछ काम में नहीं लिया जाता
pludo-problem-settings-file-gone = { $variable } में { $file } है, जो है ही नहीं
pludo-problem-settings-not-from-lobby = { $file } का [lobby] कहता है, मेज़ें इसे नहीं बदल सकतीं; इसे छोड़ दिया
pludo-problem-settings-unknown = ऐसी कोई सेटिंग नहीं
pludo-problem-settings-unlike = ऐसी कोई सेटिंग नहीं; शायद { $choices }
pludo-problem-settings-table = तालिका हो, जैसे { $example }
pludo-problem-settings-no-key = { $name } न सेटिंग है, न सेटिंगों की तालिका
pludo-problem-settings-list = ऐसी सूची हो: { $example }
pludo-problem-settings-no-list = सूची हो
pludo-problem-settings-empty = ख़ाली है; ये चलते हैं: { $choices }
pludo-problem-settings-switch = { $value } न true है, न false; { $used } लिया गया
pludo-problem-settings-variants = ऐसी सूची हो: { $example }; सब दिए जाते हैं
pludo-problem-settings-same-name = { $name } नहीं दिया जाता: पहले वाले का नाम भी { $called } है; इसकी फ़ाइल को और नाम दें
pludo-problem-settings-none-offered = देने लायक कोई नहीं है; साथ आए सब दिए जाते हैं
pludo-problem-settings-not-offered = { $name } नहीं दिया जाता: { $problem }
pludo-problem-settings-crowd = { $name } को { $most } से ज़्यादा खिलाड़ी चाहिए
pludo-problem-settings-shipped = { $name } नहीं दिया जाता: साथ आए रूप का नाम { $called } है; फ़ाइल को और नाम दें
pludo-problem-settings-no-knob = ऐसा कोई विकल्प नहीं
pludo-problem-settings-upside-down = min { $low } max { $high } से बड़ा है; दोनों छोड़ दिए
pludo-problem-settings-outside = { $value } साथ दी गई सीमाओं से बाहर है
pludo-problem-settings-no-number = { $knob } संख्या नहीं; choices दें
pludo-problem-settings-no-file = फ़ाइल { $file } नहीं है; किसी सर्वर की ludo_plus.toml बताएँ
pludo-problem-host-name = सर्वर का फ़ोल्डर बताएँ
pludo-problem-host-no-folder = { $path } नहीं है; किसी { $either } सर्वर का फ़ोल्डर बताएँ
pludo-problem-host-built = { $path } एक फ़ाइल में बना सर्वर है, उसमें कुछ नहीं डाला जा सकता; Ludo Plus लगी कार्य-प्रति से बनाएँ, जैसा docs/hosts-reference.md में है
pludo-problem-host-unknown = { $path } कोई { $either } सर्वर नहीं: उसमें { $files } वाला सर्वर-फ़ोल्डर नहीं
pludo-problem-host-no-python = { $name } पर Python नहीं, न इस नाम का आदेश
pludo-problem-host-python-lacks = कोई Python हमारे खेल के साथ { $title } नहीं चला सकता; इनमें कुछ कमी है: { $missing }। वहाँ वह लगाएँ, या --python से Python बताएँ
pludo-problem-host-python-start = { $python } शुरू नहीं होता: { $reason }
pludo-problem-host-python-fails = { $python } नहीं चलता: { $reason }
pludo-problem-host-python-silent = { $python } नहीं बताता कि उसके पैकेज कहाँ हैं
pludo-problem-host-exchanged = { $path } बनते समय बदल दिया गया; कुछ नहीं बदला गया
pludo-problem-host-not-ours = { $path } पहले से है और हमारा नहीं; उसे हटाकर फिर कोशिश करें
pludo-problem-host-cannot = { $path } { $done ->
    [written] लिखा नहीं जा सकता
    [removed] हटाया नहीं जा सकता
   *[read] पढ़ा नहीं जा सकता
}: { $reason }{ $account ->
    [other] ; इसे उस खाते से चलाएँ जिसका सर्वर-फ़ोल्डर है
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } की प्रति नहीं बन सकी: { $reason }
pludo-problem-host-library-compiled = { $file } बस एक Python के लिए है, सर्वर को नहीं दी जा सकती
