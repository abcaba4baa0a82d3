# हिन्दी: ब्राउज़र का पन्ना।
pludo-web-keys-area = खेल की कुंजियाँ
pludo-web-keys-help = जब तक फ़ोकस यहाँ है, कुंजियाँ खेलती हैं: R पासा फेंकता है, 1 से 4 गोटी चुनते हैं, V बोर्ड पढ़ता है, F1 सब कुंजियाँ बताता है। टैब से बाहर।
pludo-web-history = क्या कहा गया
pludo-web-actions = आप क्या कर सकते हैं
pludo-web-choices = आपकी चालें
pludo-web-more = और काम
pludo-web-board = बोर्ड
pludo-web-squares = बोर्ड, ख़ाना दर ख़ाना
pludo-web-board-show = बोर्ड दिखाएँ
pludo-web-board-hide = बोर्ड छिपाएँ
pludo-web-settings = यह पन्ना
pludo-web-speak = पन्ना ख़ुद बोले
pludo-web-speak-off = बिना स्क्रीन रीडर वाले खिलाड़ियों के लिए। उसके साथ हर पंक्ति दो बार सुनाई देगी।
pludo-web-rate = पढ़ने की गति
pludo-web-rate-help = आपका स्क्रीन रीडर कितना तेज़ पढ़ता है: पंक्तियाँ इसी के हिसाब से एक-दूसरे की राह देखती हैं। पन्ने की अपनी आवाज़ भी इसी पर चलती है।
pludo-web-voice = आवाज़
pludo-web-voice-own = ब्राउज़र चुने
pludo-web-keep-all = सबकी प्रति सहेजें
pludo-web-take-back = प्रति वापस लाएँ
pludo-web-taken-back = { $count ->
    [one] प्रति की { $count } फ़ाइल वापस आई।
   *[other] प्रति की { $count } फ़ाइलें वापस आईं।
} खेल और विकल्प पहले जैसे हैं।
pludo-web-storage-lost = यह ब्राउज़र पन्ने को कुछ रखने नहीं देता: बंद करने पर आपके खेल मिट जाएँगे। जाने से पहले सबकी प्रति सहेजें।
pludo-web-storage-full = ब्राउज़र का भंडार भर गया: अब से जो होगा, वह नहीं रखा जाएगा। पूरे हुए खेल या दूसरे पन्नों का डेटा हटाएँ, या सबकी प्रति सहेजें।
pludo-web-storage-again = फिर जगह है: सब कुछ रखा जा रहा है।
pludo-web-storage-week = कुछ ब्राउज़र हफ़्ते भर न आने पर पन्ने का रखा सब मिटा देते हैं। पन्ना होम स्क्रीन पर रखें, या कभी-कभी सबकी प्रति सहेजें।
pludo-web-two-tabs = खेल दूसरे टैब या विंडो में खुला है। एक बंद करें, फिर यह पन्ना दोबारा लोड करें।
pludo-web-new-version = नया संस्करण आया है। पन्ना दोबारा लोड करने पर चलेगा; आपका खेल बना रहेगा।
pludo-web-reload = दोबारा लोड करें
pludo-web-send = हो गया
pludo-web-offline = बिना नेटवर्क खेलने को तैयार।
pludo-web-less = पिछला
pludo-web-greater = अगला
pludo-web-remove = हटाएँ
pludo-web-explain = समझाएँ
pludo-web-dice = पासे
pludo-web-loading = खेल लोड हो रहा है।
pludo-web-loading-slow = पहली बार कुछ देर लगती है: लगभग नौ मेगाबाइट एक बार लाए जाते हैं।
pludo-web-failed = खेल लोड नहीं हुआ। पन्ना दोबारा लोड करें; न चले तो दूसरा ब्राउज़र आज़माएँ।
pludo-web-choose-file = अभी आए बटन से फ़ाइल चुनें।
pludo-web-insecure = यह पन्ना सादे http से आया: बिना नेटवर्क नहीं चलेगा, और ब्राउज़र रखा हुआ मिटा सकता है। https से दोनों ठीक चलते हैं।
pludo-web-too-old = यह ब्राउज़र खेल के लिए पुराना है, या इसमें WebAssembly बंद है। नया ब्राउज़र आज़माएँ।
pludo-web-language-missing = { $language } नहीं लाई जा सकी, इसलिए अंग्रेज़ी सुनाई देगी। अगली शुरुआत पर फिर कोशिश होगी।
pludo-web-no-connection = { $host } से संपर्क नहीं। शायद वहाँ कुछ नहीं चलता, या ब्राउज़र उसके प्रमाणपत्र को नहीं मानता: टर्मिनल का प्रोग्राम मान सकता है।
pludo-web-wss-only = https से आया पन्ना सिर्फ़ wss वाले सर्वर तक पहुँचता है, और { $host } ws से शुरू होता है।
