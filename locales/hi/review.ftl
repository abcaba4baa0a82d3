# हिन्दी: पिछले खेल, ग़लतियाँ, आँकड़े, रेटिंग और पहेलियाँ।
pludo-review-turned = खेल कहाँ पलटा:
pludo-review-none-turned = { $who ->
    [you] किसी बारी ने आपकी जीत की संभावना पूरा एक प्रतिशत नहीं बदली।
   *[other] किसी बारी ने { $name_obl } की जीत की संभावना पूरा एक प्रतिशत नहीं बदली।
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] बारी { $number }: आपकी जीत की संभावना { $before } से बढ़कर { $after } प्रतिशत।
       *[down] बारी { $number }: आपकी जीत की संभावना { $before } से घटकर { $after } प्रतिशत।
    }
   *[other] { $way ->
        [up] बारी { $number }: { $name_obl } की जीत की संभावना { $before } से बढ़कर { $after } प्रतिशत।
       *[down] बारी { $number }: { $name_obl } की जीत की संभावना { $before } से घटकर { $after } प्रतिशत।
    }
}
pludo-review-dear = सबसे महँगे फ़ैसले:
pludo-review-none-dear = किसी फ़ैसले से पूरा एक प्रतिशत नहीं गया।
pludo-review-abilities = शक्ति सही समय पर चली या नहीं, यह नहीं परखा जाता।
pludo-review-choice = बारी { $number }, { $who ->
    [you] आप
   *[other] { $name }
}, { $cost } प्रतिशत गँवाया। चली: { $made } बेहतर: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] आपके पास चुनने को कुछ नहीं था।
       *[other] आपके { $choices } फ़ैसले, { $best } बार सबसे अच्छा, कुल { $cost } प्रतिशत गँवाया।
    }
   *[other] { $choices ->
        [0] { $name_obl } के पास चुनने को कुछ नहीं था।
       *[other] { $name_obl } के { $choices } फ़ैसले, { $best } बार सबसे अच्छा, कुल { $cost } प्रतिशत गँवाया।
    }
}

pludo-review-working = खेल देखा जा रहा है। एस्केप रोकता है।
    .touch = खेल देखा जा रहा है।
pludo-review-how-far = { $percent } प्रतिशत हुआ।

pludo-learn-title = { $count ->
    [one] { $count } फ़ैसला बेहतर हो सकता था।
   *[other] { $count } फ़ैसले बेहतर हो सकते थे।
} पेज डाउन: अगला। H: जवाब। एस्केप: बस।
    .touch = { $count ->
        [one] { $count } फ़ैसला बेहतर हो सकता था।
       *[other] { $count } फ़ैसले बेहतर हो सकते थे।
    }
pludo-learn-none = यहाँ सीखने को कुछ नहीं: किसी फ़ैसले से साफ़ नुक़सान नहीं हुआ।
pludo-learn-whose = किसके फ़ैसले?
pludo-learn-of = { $name }
pludo-learn-count = { $count } में से { $number }।
pludo-learn-question = बारी { $number }, { $throw ->
    [cards] आपका पत्ता { $dice }।
    [spinner] आपकी फिरकी { $dice }।
   *[dice] आपका पासा { $dice }।
} आपकी चाल: { $made } बेहतर ढूँढें।
pludo-learn-best = सही: आपकी चाल से { $gain } प्रतिशत बेहतर।
pludo-learn-equal = सही: आपकी चाल से { $gain } प्रतिशत बेहतर, और लगभग सबसे अच्छी जितनी।
pludo-learn-better = आपकी चाल से { $gain } प्रतिशत बेहतर। इससे भी बेहतर है।
pludo-learn-level = लगभग आपकी चाल जितनी। इससे बेहतर है।
pludo-learn-same = यही आपकी चाल थी। इससे बेहतर है।
pludo-learn-worse = बेहतर नहीं: इससे जीत { $percent } प्रतिशत, आपकी चाल से { $other } प्रतिशत।
pludo-learn-answer = सबसे अच्छी: { $choice } इससे जीत { $best } प्रतिशत, उससे { $other } प्रतिशत।
pludo-learn-first = यह पहला है।
pludo-learn-last = यह आख़िरी है। एस्केप बंद करता है।
    .touch = यह आख़िरी है।
pludo-learn-help = खेल की तरह चुनें: गोटी के अंक से, या तीर और एंटर से। H जवाब बताता है, और फिर दबाने पर हर चाल का मोल। R सवाल दोहराता है, पेज डाउन और पेज अप आगे-पीछे, और सही चाल के बाद एंटर भी आगे। सब सवाल चलते हैं: V, M, N और बोर्ड टटोलना। एस्केप बंद करता है।
    .touch = खेल की तरह चुनें। “सुझाव” जवाब बताता है, और फिर दबाने पर हर चाल का मोल। सब सवाल चलते हैं।

pludo-puzzle-question = { $title }। आप { $name } हैं, { $throw ->
    [cards] आपका पत्ता { $dice }।
    [spinner] आपकी फिरकी { $dice }।
   *[dice] आपका पासा { $dice }।
} V बोर्ड बताता है। सबसे अच्छी चाल ढूँढें।
    .touch = { $title }। आप { $name } हैं, { $throw ->
        [cards] आपका पत्ता { $dice }।
        [spinner] आपकी फिरकी { $dice }।
       *[dice] आपका पासा { $dice }।
    } सबसे अच्छी चाल ढूँढें।
pludo-puzzle-best = सही: इससे जीत { $percent } प्रतिशत, अगली सबसे अच्छी से { $other } प्रतिशत।
pludo-puzzle-worse = नहीं: इससे जीत { $percent } प्रतिशत, सबसे अच्छी से { $best } प्रतिशत।
pludo-puzzle-told = सुझाव के बाद यह हल नहीं मानी जाती।

pludo-stats-working = आपके खेल देखे जा रहे हैं। एस्केप क़िस्मत और कौशल छोड़ देता है।
    .touch = आपके खेल देखे जा रहे हैं।
pludo-stats-working-less = आपके खेल जोड़े जा रहे हैं। एस्केप रोकता है।
    .touch = आपके खेल जोड़े जा रहे हैं।
pludo-stats-title = आपके खेल। एंटर और बताता है, एस्केप बंद करता है।
    .touch = आपके खेल। हर पंक्ति और बताती है।
pludo-stats-none = अभी आपका कोई पूरा खेल नहीं। एक अंत तक खेलें, और वह गिना जाएगा।
pludo-stats-left-out = { $count ->
    [one] { $count } रिकॉर्ड छोड़ा गया: { $damaged ->
        [0] वह आपका नहीं, या उसके नियम नहीं हैं।
       *[other] वह पढ़ा नहीं जा सकता।
    }
   *[other] { $count } रिकॉर्ड छोड़े गए: { $damaged ->
        [0] वे आपके नहीं, या उनके नियम नहीं हैं।
       *[other] { $foreign ->
            [0] वे पढ़े नहीं जा सकते।
           *[other] { $damaged } पढ़े नहीं जा सकते, { $foreign } आपके नहीं या उनके नियम नहीं हैं।
        }
    }
}
pludo-stats-undated = { $count ->
    [one] { $count } खेल की तारीख़ सही नहीं हो सकती, इसलिए वह किसी महीने में नहीं गिना जाता। क्या इस कंप्यूटर की घड़ी सही है?
   *[other] { $count } खेलों की तारीख़ सही नहीं हो सकती, इसलिए वे किसी महीने में नहीं गिने जाते। क्या इस कंप्यूटर की घड़ी सही है?
}
pludo-stats-result = { $games ->
    [one] एक खेल, { $won ->
        [0] जीत नहीं।
       *[other] जीत।
    }
   *[other] { $games } खेल, { $won } जीत: { $percent } प्रतिशत, जबकि सबका हिस्सा { $fair } होता।
}
pludo-stats-places = स्थान: { $places }।
pludo-stats-place = { $place ->
    [1] पहला
    [2] दूसरा
    [3] तीसरा
    [4] चौथा
    [5] पाँचवाँ
    [6] छठा
   *[other] { $place }वाँ
} { $count } बार
pludo-stats-captures = गोटियाँ: { $made } काटीं, { $suffered } कटीं।
pludo-stats-rating = रेटिंग { $rating }, { $low } और { $high } के बीच: लगभग { pludo-stats-bot } बॉट जितनी।
pludo-stats-bot = { $bot ->
    [random] बेतरतीब
    [easy] आसान
    [normal] सामान्य
    [hard] कठिन
    [people] लोग
   *[expert] उस्ताद
}
pludo-stats-ladder = { pludo-stats-bot } बॉट की { $rating }।
pludo-stats-rating-soon = रेटिंग: बॉटों से { $count } खेल और होने पर।
pludo-stats-rating-library = रेटिंग के लिए एक लाइब्रेरी और चाहिए: pip install openskill.
pludo-stats-skill = कौशल: हर फ़ैसले पर जीत की संभावना का { $lost } प्रतिशत गँवाया; 100 में से { $good } फ़ैसलों में एक प्रतिशत से कम।
pludo-stats-skill-meaning = हर फ़ैसले की तुलना सबसे अच्छे से होती है, जैसा सबसे मज़बूत बॉट देखे। पासों का इसमें हाथ नहीं। दो के खेल में बेतरतीब बॉट हर फ़ैसले पर 1.4 प्रतिशत गँवाता है, आसान 1.1, सामान्य 0.7, कठिन 0.5, उस्ताद कुछ नहीं; चार की मेज़ पर लगभग आधा।
pludo-stats-luck = { $way ->
    [even] क़िस्मत: बराबर।
    [good] क़िस्मत: अच्छी, पासों ने हर खेल में उम्मीद से { $percent } प्रतिशत ज़्यादा संभावना दी।
   *[bad] क़िस्मत: ख़राब, पासों ने हर खेल में जीत की संभावना { $percent } प्रतिशत घटाई।
}
pludo-stats-luck-own = { $way ->
    [even] आपके अपने पासे: बराबर।
    [good] आपके अपने पासों ने { $percent } प्रतिशत दिया।
   *[bad] आपके अपने पासों ने { $percent } प्रतिशत लिया।
}
pludo-stats-luck-others = { $way ->
    [even] औरों के पासे: बराबर।
    [good] औरों के पासों ने आपको { $percent } प्रतिशत दिया।
   *[bad] औरों के पासों ने { $percent } प्रतिशत लिया।
}
pludo-stats-luck-meaning = हर फेंक की तुलना उन सबसे होती है जो आ सकती थीं, हर एक सबसे अच्छी तरह चली हुई। बहुत खेलों में यह शून्य हो जाता है।
pludo-stats-no-look = क़िस्मत और कौशल छोड़े गए।
pludo-stats-by-rules = नियमों के हिसाब से
pludo-stats-by-opponent = विरोधियों के हिसाब से
pludo-stats-by-month = महीने दर महीने
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games } खेल, { $won } जीत{ $looked ->
    [yes] , हर फ़ैसले पर { $lost } प्रतिशत गँवाया।
   *[no] ।
}
pludo-stats-opponent = { $bot ->
    [people] लोगों के सामने
   *[other] { pludo-stats-bot } के सामने
}: { $met } में से { $ahead } से आगे; { pludo-stats-short }
pludo-stats-month = { pludo-stats-month-name } { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }रेटिंग { $rating }।
   *[no] { "" }
}
pludo-stats-month-name = { $month ->
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
}
pludo-stats-achievements = उपलब्धियाँ: { $total } में से { $count }
pludo-stats-reached-first-win = पहली जीत, खेल { $number } में।
pludo-stats-reached-untouched = अछूते: बिना कटे जीत, खेल { $number } में।
pludo-stats-reached-hunter = शिकारी: एक खेल में दस गोटियाँ काटीं, खेल { $number } में।
pludo-stats-reached-beat-expert = उस्ताद पर जीत, खेल { $number } में।
pludo-stats-reached-comeback = किनारे से वापसी: 5 प्रतिशत से कम से जीत, खेल { $number } में।
pludo-stats-reached-flawless = बेदाग़: किसी फ़ैसले से पूरा एक प्रतिशत नहीं गया, खेल { $number } में।
pludo-stats-reached-run = लगातार पाँच जीत, खेल { $number } तक।
pludo-stats-reached-rule-sets = पाँच तरह के नियमों में जीत, खेल { $number } तक।
pludo-stats-reached-many = सौ खेल।
pludo-stats-open-first-win = बाक़ी: एक खेल जीतें।
pludo-stats-open-untouched = बाक़ी: बिना कटे जीतें।
pludo-stats-open-hunter = बाक़ी: एक खेल में दस बार काटें।
pludo-stats-open-beat-expert = बाक़ी: उस्ताद से जीतें।
pludo-stats-open-comeback = बाक़ी: 5 प्रतिशत से कम से जीतें।
pludo-stats-open-flawless = बाक़ी: एक खेल में पंद्रह या ज़्यादा फ़ैसले, और किसी से पूरा एक प्रतिशत न जाए।
pludo-stats-open-run = बाक़ी: लगातार पाँच खेल जीतें।
pludo-stats-open-rule-sets = बाक़ी: पाँच तरह के नियमों में जीतें।
pludo-stats-open-many = बाक़ी: सौ खेल पूरे करें।
pludo-puzzle-answer = सबसे अच्छी: { $choice } इससे जीत { $best } प्रतिशत, अगली से { $other } प्रतिशत, { $sure } कम या ज़्यादा।
pludo-puzzle-title = पहेलियाँ। { $clock ->
    [behind] इस कंप्यूटर की तारीख़ आपकी पिछली पहेलियों से पीछे है, इसलिए सिलसिला रुका है।
   *[right] { $days ->
        [0] { $run ->
            [0] सिलसिला शुरू करने को दिन की तीनों हल करें।
           *[other] लगातार { $run } पहली कोशिश में सही।
        }
       *[other] लगातार { $days } दिन।
    }
}
pludo-puzzle-day = { $ago ->
    [0] आज की तीन
    [1] बीते कल की तीन
   *[other] { $day } { pludo-stats-month-name }
}: { $count } में से { $solved } हल।
pludo-puzzle-grade = { pludo-stats-bot }: { $count } में से { $solved } हल।
pludo-puzzle-grades = दर्जा वह सबसे कमज़ोर बॉट है जो जवाब ढूँढ ले। एक बार में दस, जो हल नहीं हुईं वे पहले।
pludo-puzzle-earlier = पिछले दिन
pludo-puzzle-day-done = { $days ->
    [one] आज की तीनों हल। सिलसिले के लिए कल फिर आएँ।
   *[other] आज की तीनों हल, लगातार { $days } दिन।
}
pludo-puzzle-missing = इस इंस्टॉलेशन में पहेलियाँ नहीं हैं, या ख़राब हैं; पाने को फिर से लगाएँ।
pludo-puzzle-not-kept = यह नहीं लिखा जा सका कि आपने हल की: { $reason }।
pludo-puzzle-book-damaged = आपकी हल पहेलियों की सूची पढ़ी नहीं जा सकी। वह अब { $file } में है, और नई शुरू होती है।
pludo-puzzle-book-unreadable = आपकी हल पहेलियों की सूची, { $file }, अभी पढ़ी नहीं जा सकती, इसलिए कुछ नहीं लिखा जाता।
pludo-puzzle-heading = पहेली { $number }, { pludo-stats-bot }।

pludo-ear-title = { $kind ->
    [puzzles] अंतहीन पहेलियाँ।
    [where] सुनने का अभ्यास: कहाँ है?
   *[risk] सुनने का अभ्यास: ख़तरा बताइए।
}
pludo-ear-row = { $title } रेटिंग { $rating }।
pludo-ear-help = { $kind ->
    [puzzles] एक के बाद एक पहेली, आपकी रेटिंग जितनी कठिन। हर एक का पहला जवाब गिना जाता है, और सुझाव ग़लत जवाब माना जाता है।
    [where] आप बोर्ड और कुछ बारियाँ सुनते हैं। फिर चुनिए कि एक गोटी कहाँ है। जितना अच्छा आप करें, उतनी ज़्यादा बारियाँ और खिलाड़ी।
   *[risk] आप बोर्ड सुनते हैं। फिर चुनिए कि आपकी गोटी कटने की कितनी संभावना है, अगर हर विरोधी एक बार पासा फेंके। जितना अच्छा आप करें, उतने पास-पास जवाब।
}
pludo-ear-question = { $kind ->
    [where] { $piece } अब कहाँ है?
   *[risk] { $piece_obl } को कितना ख़तरा है, अगर हर विरोधी एक बार पासा फेंके?
}
pludo-ear-place = { pludo-place-on }
pludo-ear-answer = { $number }: { $answer }।
pludo-ear-verdict = { $right ->
    [yes] सही, { $answer }।
   *[no] नहीं, सही जवाब: { $answer }।
}
pludo-ear-rating = { $way ->
    [up] रेटिंग { $rating }, { $points } ज़्यादा।
   *[down] रेटिंग { $rating }, { $points } कम।
}
pludo-ear-next = अगला सवाल
pludo-ear-no-answer = इस अंक का कोई जवाब नहीं है।
pludo-ear-working = सवाल बनाया जा रहा है। एस्केप रोकता है।
    .touch = सवाल बनाया जा रहा है।
pludo-ear-done = { $count } में से { $right } सही। रेटिंग { $rating }।
