# हिन्दी: खेल के सिक्के, दाँव और दुगुना।
pludo-coins-won = { $name } को { $coins ->
    [one] { $coins } सिक्का मिला
   *[other] { $coins } सिक्के मिले
}।
    .you = आपको { $coins ->
        [one] { $coins } सिक्का मिला
       *[other] { $coins } सिक्के मिले
    }।
pludo-coins-purse = { $name } के पास { $coins ->
    [one] { $coins } सिक्का
   *[other] { $coins } सिक्के
}।
    .you = आपके पास { $coins ->
        [one] { $coins } सिक्का
       *[other] { $coins } सिक्के
    }।
pludo-coins-staked = सबका दाँव { $coins }: मेज़ पर { $pot } सिक्के।
pludo-coins-offer = { $other }: { $name } का प्रस्ताव, दाँव दुगुना कर { $coins }।
pludo-coins-taken = { $name } को मंज़ूर: अब सबका दाँव { $coins }।
    .you = आपको मंज़ूर: अब सबका दाँव { $coins }।
pludo-coins-given-up = { $name } ने दाँव छोड़ा। खेल बिना दाँव के जारी।
pludo-coins-switched-off = सिक्के नहीं हैं। मेज़ के विकल्पों में चालू हो सकते हैं।
pludo-coins-late = एक खेल ख़त्म हुआ था, और उसके सिक्के मेज़ पर ही थे।
pludo-coins-people-stake = सब लोगों का दाँव { $coins }, बॉटों का नहीं: मेज़ पर { $pot } सिक्के।
pludo-coins-alone = सिक्कों के लिए मेज़ पर दो लोग चाहिए: इस खेल में दाँव नहीं।
pludo-coins-none-now = इस सर्वर के बटुए अभी नहीं चल सकते: इस खेल में दाँव नहीं।
pludo-coins-unpaid = इस सर्वर के बटुए अभी नहीं चल सकते। सर्वर फिर शुरू होने पर सबको दाँव वापस मिलेगा।
pludo-coins-back = सबको दाँव वापस मिला।
pludo-coins-off = इस सर्वर पर सिक्के नहीं हैं।
pludo-coins-busy = इस सर्वर के बटुए अभी नहीं चल सकते।
pludo-coins-on-table = मेज़ पर { $pot } सिक्के, उनमें { $coins } आपके।
pludo-coins-offered = { $name } का { $other } को प्रस्ताव: दाँव दुगुना कर { $coins }।
    .you = { $name } का प्रस्ताव: दाँव दुगुना कर { $coins }। अपने मेनू में मानें या दाँव छोड़ें।
    .own = आपका प्रस्ताव: दाँव दुगुना कर { $coins }। जवाब { $other } का; आपने पासा फेंका तो प्रस्ताव रद्द।
    .bot = आपका प्रस्ताव: दाँव दुगुना कर { $coins }।
pludo-coins-lapsed = दुगुना करने का प्रस्ताव रद्द: खेल आगे बढ़ गया।
pludo-coins-no-stake = दुगुना करने को कोई दाँव नहीं।
pludo-coins-no-offer = जवाब देने को कोई प्रस्ताव नहीं।
pludo-coins-offer-open = { $other } का जवाब अभी नहीं आया।
pludo-coins-offer-most = दाँव अब और दुगुना नहीं हो सकता।
pludo-coins-offer-theirs = अगला प्रस्ताव { $other } का है।
pludo-coins-offer-later = प्रस्ताव तब रखें जब आपको पासा फेंकना हो।
pludo-coins-offer-away = जवाब देने को { $other } यहाँ नहीं।
