# हिन्दी: पासे कहाँ से आए, और क्या वे वही हैं जो पहले तय हुए थे।
pludo-dice-them = { $throw ->
    [cards] पत्ते
    [spinner] घुमाव
   *[dice] पासे
}
pludo-dice-fixed = इस खेल के { pludo-dice-them } तय हैं; कोड { $code }।
pludo-dice-fixed-next = अगले खेल के { pludo-dice-them } तय हैं; कोड { $code }।
pludo-dice-next = आगे के { pludo-dice-them }, कोड: { $code }।
    .first = आगे के { pludo-dice-them }, कोड: { $code }। काम के मेनू में इनके लिए शब्द दें।
pludo-dice-fixed-then = इस रिकॉर्ड के अनुसार खेल से पहले बताया कोड { $code } था।
pludo-dice-follows = { $count ->
    [0] अभी कुछ नहीं आया।
   *[other] कुल { $count } { pludo-dice-them } इस रिकॉर्ड के बीज से निकलते हैं।
}
    .so-far = { $count ->
        [0] अभी कुछ नहीं आया।
       *[other] अब तक के { $count } { pludo-dice-them } इस रिकॉर्ड के बीज से निकलते हैं; खेल पूरा नहीं हुआ।
    }
    .broken-off = { $count ->
        [0] कुछ आने से पहले ही खेल बीच में छूटा।
       *[other] खेल बीच में छूटा। तब तक { $count } { pludo-dice-them } आए, और सब इस रिकॉर्ड के बीज से निकलते हैं।
    }
pludo-dice-cut = रिकॉर्ड काटा गया: सूची में { $listed } { pludo-dice-them } हैं, पर चालें { $count } के बाद ख़त्म।
pludo-dice-noted-record = कुल { $count } { pludo-dice-them } सही: यह वही रिकॉर्ड है जिसका कोड आपने लिखा था, और इसमें कुछ नहीं बदला।
pludo-dice-noted-seed = कुल { $count } { pludo-dice-them } सही: वे उसी बीज से हैं जिसका कोड आपने खेल से पहले लिखा था।
pludo-dice-not-noted = पूरा रिकॉर्ड गढ़ने वाला भी यही कह सकता है। पक्का करने को खेल से पहले और अंत में कोड लिख लें, और --noted से जाँचें।
pludo-dice-noted-short = आपके लिखे तीन शब्द इस रिकॉर्ड से मिलते हैं, पर जालसाज़ी रोकने को कम हैं।
pludo-dice-noted-part = कोड में { $words } शब्द होते हैं, आपने { $given } दिए।
pludo-dice-noted-other = आपके लिखे शब्द कोई और कोड हैं: न इस खेल से पहले वाला, न इस रिकॉर्ड का।
pludo-dice-record = पूरे रिकॉर्ड का कोड { $code } है।
pludo-dice-seen = खेल चलाने वाले सर्वर या प्रोग्राम ने पासे मिलाने से पहले शब्द देखे; वह किसी से मिलीभगत करके उन्हें चुन सकता था।
pludo-dice-kept = इस रिकॉर्ड के अनुसार { $names } के शब्द सबके आने तक मुहरबंद थे। { $count ->
    [one] सिर्फ़ उस खिलाड़ी का अपना प्रोग्राम इसे पक्का कर सकता है।
   *[other] सिर्फ़ उन खिलाड़ियों के अपने प्रोग्राम इसे पक्का कर सकते हैं।
}
pludo-dice-unkept = { $names } ने शब्द मुहरबंद किए और नहीं बताए। { $count ->
    [one] वह खिलाड़ी पासों की दो क़तारों में से चुन सकता था।
   *[other] मिलकर वे पासों की कई क़तारों में से चुन सकते थे।
}
pludo-dice-no-proof = इस खेल से पहले कुछ तय नहीं था, इसलिए { pludo-dice-them } जाँचे नहीं जा सकते। वह पुराने संस्करण या तैयार पासों से शुरू हुआ।
pludo-dice-seeded = इस खेल के { pludo-dice-them } --seed { $seed } से आते हैं: जिसने वह चुना, उसे सब पहले से मालूम हो सकते थे।
pludo-dice-not-told = बीज खेल के अंत से पहले नहीं बताया जाता; तब तक { pludo-dice-them } जाँचे नहीं जा सकते।
    .over = खेल ख़त्म है, पर बीज ग़ायब है: { pludo-dice-them } जाँचे नहीं जा सकते।
pludo-dice-contribution = किसी खिलाड़ी के शब्द बदले गए: { pludo-dice-them } इनसे नहीं मिलाए गए थे।
pludo-dice-mixed = नियम, सीट, नाम या किसी खिलाड़ी के शब्द बदले गए: { pludo-dice-them } इनसे नहीं मिलाए गए थे।
pludo-dice-promise = { $name } के शब्द वे नहीं जो खेल से पहले मुहरबंद हुए थे।
pludo-dice-commitment = वचन बदला गया: { pludo-dice-them } बीज से निकलते हैं, पर वचन नहीं।
pludo-dice-seed = बीज बदला गया: न वचन उससे निकलता है, न { pludo-dice-them }।
pludo-dice-die = { $throw ->
    [cards] पत्ता
    [spinner] घुमाव
   *[dice] पासा
} { $number }, बारी { $turn } में, अलग है: रिकॉर्ड में { $fell }, बीज से { $due }।
pludo-dice-first = शुरुआत अलग है: रिकॉर्ड में { $fell }, बीज से { $due }।
pludo-dice-list = सूची 'drawn' बदली गई: उसका नंबर { $number } { $fell } है, बीज से { $due }।
