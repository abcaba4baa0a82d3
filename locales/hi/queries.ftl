# हिन्दी: खिलाड़ी के सवालों के जवाब, चालें और सुझाव।
pludo-query-player-tokens = { $who ->
    [you] आप: { $list }।
   *[other] { $name }: { $list }।
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] सब घर में
           *[no] { pludo-tokens } घर में
        }
        [finish] { $all ->
            [yes] सब मंज़िल पर
           *[no] { pludo-tokens } मंज़िल पर
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] सब घर में
           *[no] { $count } घर में
        }
        [finish] { $all ->
            [yes] सब मंज़िल पर
           *[no] { $count } मंज़िल पर
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] सब घर में
           *[no] { pludo-tokens } घर में
        }
        [finish] { $all ->
            [yes] सब मंज़िल पर
           *[no] { pludo-tokens } मंज़िल पर
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }, { $left } बाक़ी
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] सब गोटियाँ घर में।
       *[no] { pludo-tokens } घर में।
    }
    [finish] { $all ->
        [yes] सब गोटियाँ मंज़िल पर।
       *[no] { pludo-tokens } मंज़िल पर।
    }
    [home] { pludo-tokens } { pludo-place-on }।
   *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-shelter }, { pludo-query-steps-from-home }।
}
pludo-query-together = { $state ->
    [doubled] , जोड़ी
    [barrier] , दीवार
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , तारा
    [colour] , { $colour } सुरक्षित
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , जोड़ी
    [barrier] , दीवार
    [safe] , सुरक्षित
   *[open] {""}
}
pludo-query-steps-from-home = मंज़िल { $left } क़दम दूर

pludo-query-threat = { $from ->
    [yard] { pludo-query-own } को घर से निकलते { $name_obl } से कटने का ख़तरा: { pludo-likely }।
    [way] { pludo-query-victim } { pludo-query-own } से { $steps } पीछे, काटने का ख़तरा: { pludo-likely }।
   *[elsewhere] { pludo-query-own } को { $name_obl } से कटने का ख़तरा: { pludo-likely }।
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] घर से निकलकर { pludo-query-victim-obl } को काटने का मौक़ा: { pludo-likely }।
       *[other] घर से निकलकर { $own-name_obl } के लिए { pludo-query-victim-obl } को काटने का मौक़ा: { pludo-likely }।
    }
    [way] { pludo-query-victim } { pludo-query-own } से { $steps } आगे, काटने का मौक़ा: { pludo-likely }।
   *[elsewhere] { $own-who ->
        [you] { pludo-query-victim-obl } को काटने का मौक़ा: { pludo-likely }।
       *[other] { $own-name_obl } को { pludo-query-victim } काटने का मौक़ा: { pludo-likely }।
    }
}
pludo-query-victim = { $name_obl } की { $count ->
    [one] गोटी { $tokens }
   *[other] गोटियाँ { $tokens }
}
pludo-query-victim-obl = { $name_obl } की { $count ->
    [one] गोटी { $tokens }
   *[other] गोटियों { $tokens }
}
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] आपकी गोटी { $own }
       *[other] { $own-name_obl } की गोटी { $own }
    }
   *[other] { $own-who ->
        [you] आपकी गोटियों { $own }
       *[other] { $own-name_obl } की गोटियों { $own }
    }
}
pludo-query-by-ability = { $who ->
    [you] { $ability_obl } से { $pieces_obl } को काटने का मौक़ा
   *[other] { $ability_obl } से { $name_obl } को { $pieces } काटने का मौक़ा
}, { $count ->
    [one] { pludo-with-percent }।
   *[other] { $least ->
        [1] सबसे पक्का { pludo-with-percent }।
       *[0] ज़्यादा से ज़्यादा { $with-percent } प्रतिशत।
    }
}
pludo-query-nobody-near = पास में कोई नहीं।
pludo-query-none-found = काटने की चाल नहीं मिली, पर सब संभावनाएँ देखना मुमकिन नहीं था।

pludo-query-one-more = { $throw ->
    [cards] एक और पत्ता
    [spinner] फिरकी एक बार और
   *[dice] पासा एक बार और
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] आपकी बारी: शुरुआत तय करने को पत्ता लें।
            [spinner] आपकी बारी: शुरुआत तय करने को फिरकी घुमाएँ।
           *[dice] आपकी बारी: शुरुआत तय करने को पासा फेंकें।
        }
        [order] { $throw ->
            [cards] आपकी बारी: क्रम के लिए पत्ता लें।
            [spinner] आपकी बारी: क्रम के लिए फिरकी घुमाएँ।
           *[dice] आपकी बारी: क्रम के लिए पासा फेंकें।
        }
        [roll] { $throw ->
            [cards] आपकी बारी: पत्ता लें।
            [spinner] आपकी बारी: फिरकी घुमाएँ।
           *[dice] आपकी बारी: पासा फेंकें।
        }
        [roll-pool] आपकी बारी: { pludo-again-now }, फिर { $dice } चलें।
        [roll-second] आपकी बारी: { pludo-again-now }, दोनों में से एक रखें; पहला { $dice }।
        [move-roll] आपकी बारी: { $dice } चलें, फिर { pludo-query-one-more }।
        [take] आपकी बारी: एक शक्ति चुनें।
        [duel] आपकी बारी: मुक़ाबले का पासा फेंकें।
        [lot] आपकी बारी: पर्ची निकालें।
        [pick] आपकी बारी: चुनें { $dice }।
       *[move] आपकी बारी: { $dice } चलें।
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] { $name_obl } की बारी: शुरुआत तय करने का पत्ता।
            [spinner] { $name_obl } की बारी: शुरुआत तय करने की फिरकी।
           *[dice] { $name_obl } की बारी: शुरुआत तय करने का पासा।
        }
        [order] { $throw ->
            [cards] { $name_obl } की बारी: क्रम का पत्ता।
            [spinner] { $name_obl } की बारी: क्रम की फिरकी।
           *[dice] { $name_obl } की बारी: क्रम का पासा।
        }
        [roll] { $throw ->
            [cards] { $name_obl } की बारी: पत्ता लेना है।
            [spinner] { $name_obl } की बारी: फिरकी घुमानी है।
           *[dice] { $name_obl } की बारी: पासा फेंकना है।
        }
        [roll-pool] { $name_obl } की बारी: { pludo-query-one-more }, फिर { $dice } की चाल।
        [roll-second] { $name_obl } की बारी: { pludo-query-one-more }, दोनों में से एक रहेगा; पहला { $dice }।
        [move-roll] { $name_obl } की बारी: { $dice } की चाल, फिर { pludo-query-one-more }।
        [take] { $name_obl } की बारी: शक्ति चुननी है।
        [duel] { $name_obl } की बारी: मुक़ाबले का पासा फेंकना है।
        [lot] { $name_obl } की बारी: पर्ची निकालनी है।
        [pick] { $name_obl } की बारी: चुनना है { $dice }।
       *[move] { $name_obl } की बारी: { $dice } की चाल।
    }
}
pludo-query-changed = इस खेल में बदला।
pludo-query-score = { $who ->
    [you] आप: मंज़िल पर { $all } में से { $home }, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }।
   *[other] { $name }: मंज़िल पर { $all } में से { $home }, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }।
}
pludo-query-points = { $count-points ->
    [yes] , { $points } अंक
   *[no] {""}
}
pludo-query-steps = { $left } क़दम बाक़ी
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] { $captures } काटी
           *[other] { $captures } काटीं
        }
       *[other] { $captures ->
            [one] { $goal } में से { $captures } काटी
           *[other] { $goal } में से { $captures } काटीं
        }
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] आपका पिछला पत्ता { $dice }।
       *[other] { $name_obl } का पिछला पत्ता { $dice }।
    }
    [spinner] { $who ->
        [you] आपकी पिछली फिरकी { $dice }।
       *[other] { $name_obl } की पिछली फिरकी { $dice }।
    }
   *[dice] { $who ->
        [you] आपका पिछला पासा { $dice }।
       *[other] { $name_obl } का पिछला पासा { $dice }।
    }
}
pludo-query-streak = { $streak ->
    [one] इस बारी में { $dice } अब तक एक बार।
   *[other] { $dice } लगातार { $streak } बार आया।
}

pludo-query-since-nothing = आपकी पिछली बारी से कुछ नहीं हुआ।
pludo-query-since-capture = { $who ->
    [you] आपने { $victims_obl } को { pludo-at-place } काटा।
   *[other] { $name_obl } ने { $victims_obl } को { pludo-at-place } काटा।
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }।
   *[other] { pludo-query-since-who }: { $dice }, { $list }।
}
pludo-query-since-who = { $who ->
    [you] आप
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } घर में
    [finish] { pludo-tokens } मंज़िल पर
   *[other] { pludo-tokens } अब { pludo-place-on }
}
pludo-query-since-no-move = कोई चाल नहीं
pludo-query-since-penalty = { $kind ->
    [rollback] बारी वापस ली गई
    [sent-back] पिछली गोटी वापस घर में
   *[forfeit] पिछली फेंक बेकार
}
pludo-query-since-skipped = एक बारी छूटी
pludo-query-since-lost = एक बारी गई
pludo-query-since-placed = खेल पूरा, स्थान { $place }
pludo-query-since-used = शक्ति चली: { $ability }

pludo-query-partner = आपके साथी: { $partners }।
pludo-query-colours = रंग: { $list }।
pludo-query-colour-of = { $who ->
    [you] आप { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] अभी कोई पत्ता नहीं निकला।
    [spinner] फिरकी अभी किसी ने नहीं घुमाई।
   *[dice] पासा अभी किसी ने नहीं फेंका।
}
pludo-query-partners = साथी: { $partners }।
pludo-query-position = { $title }, { $number }।
pludo-query-turn-number = { $number ->
    [0] शुरुआती फेंक
   *[other] बारी { $number }
}
pludo-query-who = { $who ->
    [you] आपका रंग { $colour }।
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }।
       *[yes] { $name_obl } का रंग { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }।
    }
}
pludo-query-who-partner = { $partner ->
    [you] , आपके साथी
    [other] , { $partners_obl } के साथी
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , बॉट, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] आपकी क़ैद में { $pieces }।
   *[other] { $name_obl } की क़ैद में { $pieces }।
}
pludo-query-answers-given = इनका चुनाव हो चुका: { $players }।
pludo-query-hand = { $who ->
    [you] आपके हाथ में: { $cards }।
   *[other] { $name_obl } के हाथ में: { $cards }।
}

pludo-query-choose = चुनें:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { $die_obl } से { pludo-query-choice-number }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] { $owner-name_obl } की गोटी { $tokens }
           *[other] { $owner-name_obl } की गोटियाँ { $tokens }
        }
       *[actor] { $count ->
            [one] गोटी { $tokens }
           *[other] गोटियाँ { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $owner-name_obl } की { $tokens }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , { pludo-foot } होते हुए
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , { $via } से होकर
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-takes = { $victims_obl } को काटे
pludo-query-choice-duels = { $victims_obl } से मुक़ाबला
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: बाहर, { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: बाहर{ pludo-query-choice-there }।
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: बाहर, { pludo-place-on }{ pludo-query-choice-jump }, { pludo-query-choice-takes }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: बाहर, { pludo-query-choice-takes }{ pludo-query-choice-there }।
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: { pludo-place-on }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }।
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: मंज़िल छूकर वापस { pludo-place-on }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: वापस { pludo-place-on }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }।
pludo-query-choice-shelter = { $shelter ->
    [safe] , सुरक्षित
    [barrier] , दीवार
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: { pludo-place-on }{ pludo-query-choice-there }।
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: { pludo-place-on }{ pludo-query-choice-there }।
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: मंज़िल पर।
    .brief = { pludo-query-choice-head }: मंज़िल पर।
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-via }, { pludo-query-choice-takes }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }{ pludo-query-choice-via }{ pludo-query-choice-there }।
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: बाहर, { pludo-place-on }{ pludo-query-choice-jump }, { pludo-query-choice-duels }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: बाहर, { pludo-query-choice-duels }{ pludo-query-choice-there }।
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }{ pludo-query-choice-jump }{ pludo-query-choice-via }, { pludo-query-choice-duels }{ pludo-query-choice-there }।
    .brief = { pludo-query-choice-head }: { pludo-query-choice-duels }{ pludo-query-choice-via }{ pludo-query-choice-there }।
pludo-query-choice-rest = { $steps } क़दम बचेंगे
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }{ pludo-query-choice-jump }, { pludo-query-choice-takes }, फिर मंज़िल पर।
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }, मंज़िल पर।
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-place-on }, गोटी { $other } के साथ जोड़ी।
    .brief = { pludo-query-choice-head }: { $other } के साथ जोड़ी।
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: छुड़ाएँ, घर में आज़ाद।
    .brief = { pludo-query-choice-head }: छुड़ाएँ।
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }{ $victims_obl } को { pludo-from } से { pludo-at-place } धकेलें।
    .brief = { pludo-query-choice-key }{ $victims_obl } को { pludo-at-place } धकेलें।
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: { pludo-at-place } कट नहीं सकती, { $number ->
        [one] आपकी अगली बारी तक
       *[other] { $number } बारी तक
    }।
    .brief = { pludo-query-choice-head }: ढाल।
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } से { pludo-at-place }, { $other_obl } से अदला-बदली।
    .brief = { pludo-query-choice-head }: { pludo-at-place } { $other_obl } से अदला-बदली।
pludo-query-choice-twice =
    .normal = { $ability }: दो बार फेंकें, एक रखें।
    .brief = { $ability }।
pludo-query-choice-take =
    .normal = { $number }: { $ability } लें, { $does }।
    .brief = { $number }: { $ability }।
pludo-query-choice-several = { $number }: { $which ->
    [everybody] सब खिलाड़ियों की सब गोटियाँ
    [others] औरों की सब गोटियाँ
   *[all] आपकी सब गोटियाँ
} { $way ->
    [back] { $steps } पीछे
   *[ahead] { $steps } आगे
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , कटेंगी: { $victims }
}।
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number }, { pludo-at-place }: { $ends }।
    .brief = { pludo-query-choice-number }: { $ends }।
pludo-query-choice-to = { $what ->
    [home] मंज़िल पर
    [capture] { pludo-place-on } { pludo-query-choice-takes }
    [carried] { pludo-place-on } { pludo-query-choice-takes }, फिर मंज़िल पर
   *[other] { pludo-place-on }{ $shelter ->
        [safe] {" "}सुरक्षित
        [barrier] {" "}दीवार
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } पीछे।
   *[other] वहाँ { $name_obl } से कटने का ख़तरा।
}
pludo-query-choice-end = { $piece } अब { pludo-place-on }
pludo-query-choice-change = { $tokens }: जगह बदलें।
pludo-query-choice-pick = { $number }: { $what }।
pludo-query-choice-keep = { $throw ->
    [cards] पत्ता लें
    [spinner] फिरकी घुमाएँ
   *[dice] पासा फेंकें
}, शक्ति बचाकर रखें।
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] सिर्फ़ पास हो सकता है।
       *[no] { pludo-query-choice-key }पास।
    }
    .brief = { pludo-query-choice-key }पास।

pludo-reason-only = यही एक चाल है।
pludo-reason-wins = इससे आपका खेल पूरा।
pludo-reason-home = गोटी { $token } मंज़िल पर पहुँचती है।
pludo-reason-captures = यह { $victims_obl } को काटती है।
pludo-reason-enters = गोटी { $token } निकलती है।
pludo-reason-column = गोटी { $token } मंज़िल पट्टी में पहुँचती है, जहाँ कोई नहीं आ सकता।
pludo-reason-beyond = वहाँ से आगे गोटी { $token } को कोई नहीं काट सकता।
pludo-reason-safe = वहाँ वह सुरक्षित है।
pludo-reason-escapes = { $count ->
    [one] यह { $name_obl } से बचती है, कटने का ख़तरा था: { pludo-percent }।
   *[other] यह { $name_obl } और औरों से बचती है, कटने का ख़तरा था: { pludo-percent }।
}
pludo-reason-shields = { $count ->
    [one] नहीं तो { $name_obl } से कटने का ख़तरा: { pludo-percent }।
   *[other] नहीं तो { $name_obl } और औरों से कटने का ख़तरा: { pludo-percent }।
}
pludo-reason-swaps = इसे { $gain } क़दम का फ़ायदा, और { $name_obl } की गोटी { $victim } को { $theirs ->
    [0] { $loss } का घाटा
   *[other] { $theirs } का फ़ायदा
}।
pludo-reason-unseen = { $count ->
    [one] औरों की छिपी शक्ति इसमें नहीं गिनी गई।
   *[other] औरों की { $count } छिपी शक्तियाँ इसमें नहीं गिनी गईं।
}
pludo-reason-threatens = फिर { $name_obl } की गोटी { $victim } काटने का मौक़ा: { pludo-percent }।
pludo-reason-pushes = यह { $name_obl } की गोटी { $victim } को धकेलती है।
pludo-reason-passes = बाक़ी हर चाल इससे बुरी है।
pludo-reason-exposed = { $count ->
    [one] पर वहाँ { $name_obl } से कटने का ख़तरा: { pludo-percent }।
   *[other] पर वहाँ { $name_obl } और औरों से कटने का ख़तरा: { pludo-percent }।
}
pludo-reason-uncovers = { $count ->
    [one] पर फिर गोटी { $token } को { $name_obl } से कटने का ख़तरा: { pludo-percent }।
   *[other] पर फिर गोटी { $token } को { $name_obl } और औरों से कटने का ख़तरा: { pludo-percent }।
}
pludo-reason-other-risk = { $instead ->
    [0] गोटी { $token } चलने पर कटने का ख़तरा: { pludo-percent }।
   *[other] गोटी { $token } चलने पर कटने का ख़तरा ज़्यादा: { $instead } की जगह { pludo-percent }।
}
pludo-reason-ahead = आपकी गोटियों में { $token } मंज़िल की ओर सबसे आगे है।
pludo-reason-behind = आपकी गोटियों में { $token } सबसे पीछे है और आगे आती है।
pludo-reason-clear = यह बाक़ी चालों से साफ़ बेहतर है।
pludo-reason-better = यह बाक़ी चालों से थोड़ी बेहतर है।
pludo-reason-equal = अगली चाल भी लगभग इतनी ही अच्छी है।

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; हर एक लगभग { $each } बार आना चाहिए। छह का सबसे लंबा इंतज़ार: { $longest }, आम तौर पर लगभग { $usual }।
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }। छह का सबसे लंबा इंतज़ार: { $longest }।
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }। { $faces }।
pludo-ledger-player = { $who ->
    [you] आप
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] { $count } पत्ता
       *[other] { $count } पत्ते
    }
    [spinner] फिरकी { $count } बार
   *[dice] पासा { $count } बार
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] अंक { pludo-ledger-number } एक बार भी नहीं
    [1] अंक { pludo-ledger-number } एक बार
    [2] अंक { pludo-ledger-number } दो बार
    [3] अंक { pludo-ledger-number } तीन बार
    [4] अंक { pludo-ledger-number } चार बार
    [5] अंक { pludo-ledger-number } पाँच बार
    [6] अंक { pludo-ledger-number } छह बार
   *[other] अंक { pludo-ledger-number } { $count } बार
}
pludo-ledger-number = { $face ->
    [1] एक
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
   *[6] छह
}
pludo-ledger-face-expected = { $face }: { $count }, अपेक्षित { $expected }
pludo-ledger-fair = { $throw ->
    [cards] सब एक ही गड्डी से लेते हैं, जो सिर्फ़ संयोग से फेंटी गई।
    [spinner] सबके मौक़े बराबर हैं।
   *[dice] पासे सबके लिए एक जैसे हैं, और हर फेंक सिर्फ़ संयोग है।
}
