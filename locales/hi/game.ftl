# हिन्दी: खेल में क्या होता है, और वे शब्द जो बाक़ी फ़ाइलें काम में लेती हैं।
pludo-language-name = हिन्दी

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } और { $item }
pludo-list-or = { $before } या { $item }
pludo-list-none = कोई नहीं

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] लाल
    [blue] नीला
    [green] हरा
    [yellow] पीला
    [orange] नारंगी
    [violet] बैंगनी
    [black] काला
    [white] सफ़ेद
    [pink] गुलाबी
    [brown] भूरा
    [grey] स्लेटी
    [turquoise] फ़िरोज़ी
   *[other] { $colour }
}
    .obl = { pludo-colour.obl }
pludo-colour = { $colour ->
    [red] लाल
    [blue] नीला
    [green] हरा
    [yellow] पीला
    [orange] नारंगी
    [violet] बैंगनी
    [black] काला
    [white] सफ़ेद
    [pink] गुलाबी
    [brown] भूरा
    [grey] स्लेटी
    [turquoise] फ़िरोज़ी
   *[other] { $colour }
}
    .obl = { $colour ->
        [red] लाल
        [blue] नीले
        [green] हरे
        [yellow] पीले
        [orange] नारंगी
        [violet] बैंगनी
        [black] काले
        [white] सफ़ेद
        [pink] गुलाबी
        [brown] भूरे
        [grey] स्लेटी
        [turquoise] फ़िरोज़ी
       *[other] { $colour }
    }
pludo-you = आप

pludo-place-on = { $kind ->
    [yard] घर में
    [home] मंज़िल पट्टी { $square } पर, { $of } में से
    [finish] मंज़िल पर
   *[track] { $visit ->
        [1] { $square_obl } पर
       *[other] { $square_obl } पर, दूसरी बार
    }
}
pludo-at-place = { $kind ->
    [yard] घर में
    [home] मंज़िल पट्टी { $square } पर
    [finish] मंज़िल पर
   *[track] { $square_obl } पर
}
pludo-from = { $from-kind ->
    [yard] घर
    [home] मंज़िल पट्टी { $from-square }
    [finish] मंज़िल
   *[track] { $from-visit ->
        [1] { $from-square_obl }
       *[other] { $from-square_obl } के दूसरे चक्कर
    }
}

pludo-tokens = { $owner ->
    [you] आपकी { pludo-token-numbers }
    [other] { $owner-name_obl } की { pludo-token-numbers }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [one] गोटी { $tokens }
   *[other] गोटियाँ { $tokens }
}
pludo-token-numbers-obl = { $count ->
    [one] गोटी { $tokens }
   *[other] गोटियों { $tokens }
}
pludo-tokens-obl = { $owner ->
    [you] आपकी { pludo-token-numbers-obl }
    [other] { $owner-name_obl } की { pludo-token-numbers-obl }
   *[actor] { pludo-token-numbers-obl }
}
pludo-extra-steps = { $steps } अतिरिक्त क़दम

pludo-piece = { $who ->
    [you] आपकी { pludo-token-numbers }
   *[other] { $name_obl } की { pludo-token-numbers }
}
    .obl = { $who ->
        [you] आपकी { pludo-token-numbers-obl }
       *[other] { $name_obl } की { pludo-token-numbers-obl }
    }
    .begin = { $who ->
        [you] आपकी { pludo-token-numbers }
       *[other] { $name_obl } की { pludo-token-numbers }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] आपका पत्ता { $dice }
       *[other] { $name_obl } का पत्ता { $dice }
    }
    [spinner] { $who ->
        [you] आपकी फिरकी { $dice }
       *[other] { $name_obl } की फिरकी { $dice }
    }
   *[dice] { $who ->
        [you] आपका पासा { $dice }
       *[other] { $name_obl } का पासा { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }
# Who acts, before what happens; nothing for the hearer or one just named.
pludo-actor = { $who ->
    [other] { $name }:{" "}
   *[you] {""}
}

pludo-roll =
    .full = { pludo-rolls }।
    .normal = { pludo-rolls }।
    .brief = { pludo-rolls.brief }।

pludo-stuck =
    .full = { pludo-rolls }, कोई गोटी नहीं चल सकती{ pludo-why-stuck }।
    .normal = { pludo-rolls }, कोई चाल नहीं{ pludo-why-stuck }।
    .brief = { pludo-rolls.brief }, कोई चाल नहीं।
    .chosen-full = { $dice } से कोई गोटी नहीं चल सकती{ pludo-why-stuck }।
    .chosen-normal = { $dice } से कोई चाल नहीं{ pludo-why-stuck }।
    .chosen-brief = { $dice } से कोई चाल नहीं।

pludo-why-stuck = { $why ->
    [yard] : गोटी सिर्फ़ { $entries } से निकलती है
    [doubled-odd] : जोड़ी को सम संख्या चाहिए
    [barrier] : रास्ते में दीवार है
    [blocked] : रास्ते में अपनी गोटी है
    [own-limit] : रास्ते में अपनी गोटियाँ हैं
    [tile-full] : ख़ाना भरा है
    [spared] : वहाँ की गोटी कट नहीं सकती
    [needs-captures] : पहले कोई गोटी काटनी होगी
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, लगातार { pludo-ordinal } बार। इस बारी की सब चालें वापस, और बारी ख़त्म।
    .normal = { pludo-rolls }, लगातार { pludo-ordinal } बार। बारी वापस ली गई।
    .brief = { pludo-rolls.brief }, लगातार { pludo-ordinal } बार। बारी वापस।
pludo-forfeit =
    .full = { pludo-rolls }, लगातार { pludo-ordinal } बार। यह फेंक बेकार, और बारी ख़त्म।
    .normal = { pludo-rolls }, लगातार { pludo-ordinal } बार। यह फेंक बेकार।
    .brief = { pludo-rolls.brief }, लगातार { pludo-ordinal } बार। फेंक बेकार।
pludo-sent-back =
    .full = { pludo-rolls }, लगातार { pludo-ordinal } बार। { pludo-tokens } वापस घर में, और बारी ख़त्म।
    .normal = { pludo-rolls }, लगातार { pludo-ordinal } बार। { pludo-tokens } वापस घर में।
    .brief = { pludo-rolls.brief }, लगातार { pludo-ordinal } बार। { pludo-tokens } घर में।
pludo-ordinal = { $streak ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पाँचवीं
    [6] छठी
   *[other] { $streak }वीं
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] छह पर { pludo-again-now }।
            [capture] गोटी काटने पर { pludo-again-now }।
            [hand] { pludo-again-now }: हाथ में अभी जगह है।
            [second] { pludo-again-now }: दोनों में से एक रखें।
           *[other] { pludo-again-now }।
        }
       *[other] { $throw ->
            [cards] { $name_obl } का एक और पत्ता।
            [spinner] { $name_obl } की फिरकी एक बार और।
           *[dice] { $name_obl } का पासा एक बार और।
        }
    }
    .normal = { pludo-again-now }।
    .brief = एक बार और।
pludo-again-now = { $throw ->
    [cards] एक पत्ता और लें
    [spinner] फिर घुमाएँ
   *[dice] फिर फेंकें
}

pludo-foot = { $foot-kind ->
    [home] मंज़िल पट्टी { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square_obl }
       *[other] { $foot-square_obl } के दूसरे चक्कर
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } ने उसे आगे भेजा।
   *[back] { pludo-foot } ने उसे पीछे भेजा।
}
pludo-taken-over = { $who ->
    [you] { pludo-token-numbers } अब आपकी।
   *[other] { pludo-token-numbers } अब { $name_obl } की।
}
pludo-ransomed = { $who ->
    [you] आपने { pludo-tokens-obl } को { $holder_obl } से छुड़ाया।
   *[other] { $held ->
        [you] { $name_obl } ने { pludo-tokens-obl } को आपसे छुड़ाया।
       *[other] { $name_obl } ने { pludo-tokens-obl } को { $holder_obl } से छुड़ाया।
    }
}
pludo-steps-played = { pludo-extra-steps }।
pludo-back-at = { $piece } वापस { pludo-place-on }।
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } चलने हैं।
   *[other] { $name_obl } के पास { pludo-extra-steps }।
}

pludo-enter =
    .full = { pludo-rolls }, { pludo-tokens } बाहर, { pludo-place-on }।
    .normal = { pludo-rolls }, { pludo-tokens } बाहर{ pludo-enter-where }।
    .brief = { pludo-rolls.brief }, { pludo-tokens } बाहर{ pludo-enter-where }।
    .chosen-full = { pludo-actor }{ pludo-tokens } बाहर, { pludo-place-on }।
    .chosen-normal = { pludo-actor }{ pludo-tokens } बाहर{ pludo-enter-where }।
    .chosen-brief = { pludo-actor }{ pludo-tokens } बाहर{ pludo-enter-where }।
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] , { pludo-place-on }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens }, { pludo-from } से { pludo-place-on }{ pludo-safe }।
    .normal = { pludo-rolls }, { pludo-tokens } अब { pludo-place-on }।
    .brief = { pludo-rolls.brief }, { pludo-tokens } अब { pludo-place-on }।
    .chosen-full = { pludo-actor }{ pludo-tokens }, { pludo-from } से { pludo-place-on }{ pludo-safe }।
    .chosen-normal = { pludo-actor }{ pludo-tokens } अब { pludo-place-on }।
    .chosen-brief = { pludo-actor }{ pludo-tokens } अब { pludo-place-on }।
pludo-safe = { $safe ->
    [yes] , सुरक्षित ख़ाना
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } मंज़िल छूकर वापस { pludo-place-on }{ pludo-same-place }।
    .normal = { pludo-rolls }, { pludo-tokens } मंज़िल छूकर वापस { pludo-place-on }{ pludo-same-place }।
    .brief = { pludo-rolls.brief }, { pludo-tokens } वापस { pludo-place-on }{ pludo-same-place }।
    .chosen-full = { pludo-actor }{ pludo-tokens } मंज़िल छूकर वापस { pludo-place-on }{ pludo-same-place }।
    .chosen-normal = { pludo-actor }{ pludo-tokens } मंज़िल छूकर वापस { pludo-place-on }{ pludo-same-place }।
    .chosen-brief = { pludo-actor }{ pludo-tokens } वापस { pludo-place-on }{ pludo-same-place }।
pludo-same-place = { $same ->
    [yes] , वही ख़ाना
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens }, { pludo-from } से { pludo-place-on }, गोटी { $other } के साथ जोड़ी।
    .normal = { pludo-rolls }, { pludo-tokens } और गोटी { $other } की जोड़ी { pludo-at-place }।
    .brief = { pludo-rolls.brief }, { pludo-tokens } की जोड़ी { pludo-at-place }।
    .chosen-full = { pludo-actor }{ pludo-tokens }, { pludo-from } से { pludo-place-on }, गोटी { $other } के साथ जोड़ी।
    .chosen-normal = { pludo-actor }{ pludo-tokens } और गोटी { $other } की जोड़ी { pludo-at-place }।
    .chosen-brief = { pludo-actor }{ pludo-tokens } की जोड़ी { pludo-at-place }।

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens }, { pludo-from } से मंज़िल पर{ pludo-spot }, { $all } में से { $home }।
    .normal = { pludo-rolls }, { pludo-tokens } मंज़िल पर{ pludo-spot }, { $all } में से { $home }।
    .brief = { pludo-rolls.brief }, { pludo-tokens } मंज़िल पर, { $all } में से { $home }।
    .chosen-full = { pludo-actor }{ pludo-tokens } मंज़िल पर{ pludo-spot }, { $all } में से { $home }।
    .chosen-normal = { pludo-actor }{ pludo-tokens } मंज़िल पर{ pludo-spot }, { $all } में से { $home }।
    .chosen-brief = { pludo-actor }{ pludo-tokens } मंज़िल पर, { $all } में से { $home }।
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
    .normal = { pludo-rolls }, { pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
    .brief = { pludo-rolls.brief }, { pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
    .chosen-full = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
    .chosen-normal = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
    .chosen-brief = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }{ pludo-set-back }।
pludo-cuts = { $victims_obl } को { pludo-at-place } काटा
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , जो पहले ही सबसे पीछे है
    [prison] , अब बंदी
    [elsewhere] , जो अब { $back-square_obl } पर है
   *[other] , वापस { $back-square_obl } पर
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens } वापस घर में।
   *[other] { pludo-tokens } अब { pludo-place-on }।
}
pludo-captured-too = { $way ->
    [beside] बग़ल में भी { pludo-cuts }{ pludo-set-back }।
    [passing] रास्ते में { pludo-cuts }{ pludo-set-back }।
   *[there] { $victims_obl } को भी काटा{ pludo-set-back }।
}

pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।
    .normal = { pludo-rolls }, { pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।
    .brief = { pludo-rolls.brief }, { pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।
    .chosen-full = { pludo-actor }{ pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।
    .chosen-normal = { pludo-actor }{ pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।
    .chosen-brief = { pludo-actor }{ pludo-tokens-obl } ने निकलते ही { pludo-cuts }{ pludo-set-back }।

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens-obl } ने { pludo-cuts }, और सीधे मंज़िल पर, { $all } में से { $home }।
    .normal = { pludo-rolls }, { pludo-tokens-obl } ने { pludo-cuts }, और मंज़िल पर, { $all } में से { $home }।
    .brief = { pludo-rolls.brief }, { pludo-tokens-obl } ने { pludo-cuts }, मंज़िल पर { $all } में से { $home }।
    .chosen-full = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }, और सीधे मंज़िल पर, { $all } में से { $home }।
    .chosen-normal = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }, और मंज़िल पर, { $all } में से { $home }।
    .chosen-brief = { pludo-actor }{ pludo-tokens-obl } ने { pludo-cuts }, मंज़िल पर { $all } में से { $home }।

pludo-push =
    .full = { pludo-rolls }, { $victims_obl } को { pludo-from } से { pludo-place-on } धकेला।
    .normal = { pludo-rolls }, { $victims_obl } को { pludo-at-place } धकेला।
    .brief = { pludo-rolls.brief }, { $victims } अब { pludo-at-place }।
    .chosen-full = { pludo-pusher }{ $victims_obl } को { pludo-from } से { pludo-at-place } धकेला।
    .chosen-normal = { pludo-pusher }{ $victims_obl } को { pludo-at-place } धकेला।
    .chosen-brief = { pludo-pusher }{ $victims_obl } को { pludo-at-place } धकेला।
pludo-pusher = { $who ->
    [other] { $name_obl } ने{" "}
    [same] {""}
   *[you] आपने{" "}
}

pludo-decline =
    .full = { pludo-rolls }, पास।
    .normal = { pludo-rolls }, पास।
    .brief = { pludo-rolls.brief }, पास।
    .chosen-full = { pludo-actor }पास।
    .chosen-normal = { pludo-actor }पास।
    .chosen-brief = { pludo-actor }पास।

pludo-helps = { $who ->
    [you] अब से आपके पासे { $partners_obl } के लिए।
   *[other] { $helped ->
        [you] अब से { $name_obl } के पासे आपके लिए।
       *[other] अब से { $name_obl } के पासे { $partners_obl } के लिए।
    }
}

pludo-turn = { $who ->
    [you] आपकी बारी।
   *[other] { $name_obl } की बारी।
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] सब पत्ता लें, सबसे छोटे पत्ते से शुरुआत।
        [spinner] सब फिरकी घुमाएँ, सबसे छोटी संख्या से शुरुआत।
       *[dice] सब पासा फेंकें, सबसे छोटी संख्या से शुरुआत।
    }
   *[highest] { $throw ->
        [cards] सब पत्ता लें, सबसे बड़े पत्ते से शुरुआत।
        [spinner] सब फिरकी घुमाएँ, सबसे बड़ी संख्या से शुरुआत।
       *[dice] सब पासा फेंकें, सबसे बड़ी संख्या से शुरुआत।
    }
}
pludo-tied = बराबरी: { $players } { $throw ->
    [cards] फिर पत्ता लें।
    [spinner] फिर घुमाएँ।
   *[dice] फिर फेंकें।
}
pludo-begins = { $who ->
    [you] शुरुआत आपकी।
   *[other] शुरुआत { $name_obl } की।
}
pludo-skipped = { $who ->
    [you] आपकी यह बारी छूटी।
   *[other] { $name_obl } की यह बारी छूटी।
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] आपकी यह बारी गई।
   *[other] { $name_obl } की यह बारी गई।
}
pludo-plays-on = { $who ->
    [you] आगे आपकी बारी।
   *[other] आगे { $name_obl } की बारी।
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] पर्ची निकालें: { $what }।
       *[choose] आप चुनें: { $what }।
    }
   *[other] { $how ->
        [draw] { $name_obl } की पर्ची: { $what }।
       *[choose] { $name_obl } का चुनाव: { $what }।
    }
}
pludo-duel-due = { $who ->
    [you] { $prey_obl } से आपका मुक़ाबला। पासा फेंकें।
   *[other] { $name_obl } का { $prey_obl } से मुक़ाबला।
}
pludo-duelled = मुक़ाबला: { $who ->
    [you] आपका { $mine }
   *[other] { $name_obl } का { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] आपका { $theirs }
       *[other] { $rival_obl } का { $theirs }
    }
   *[other] औरों का { $theirs }
}। { $end ->
    [won] { $who ->
        [you] जीत आपकी।
       *[other] जीत { $name_obl } की।
    }
    [sent] { $who ->
        [you] आपकी { pludo-token-numbers } वापस घर में।
       *[other] { $name_obl } की { pludo-token-numbers } वापस घर में।
    }
   *[stays] { $who ->
        [you] हार आपकी, गोटी वहीं रही।
       *[other] हार { $name_obl } की, गोटी वहीं रही।
    }
}
pludo-new-token = { $who ->
    [you] आपको नई गोटी मिली, नंबर { $number }।
   *[other] { $name_obl } को नई गोटी मिली।
}
pludo-given-away = { $who ->
    [you] आपकी { pludo-tokens } अब { $receiver ->
        [you] आपकी।
       *[other] { $to_obl } की।
    }
   *[other] { $name_obl } की { pludo-tokens } अब { $receiver ->
        [you] आपकी, नंबर { $number }।
       *[other] { $to_obl } की।
    }
}
pludo-lot-fell = { $who ->
    [you] पर्ची आपके नाम निकली।
   *[other] पर्ची { $name_obl } के नाम निकली।
}
pludo-pick-card = कौन सा पत्ता आगे जाए
pludo-pick-send = गोटी कहाँ जाए
pludo-card-passed = { $who ->
    [you] आपका { $card } अब { $to_obl } के पास।
   *[other] { $receiver ->
        [you] { $name_obl } का { $card } अब आपके पास।
       *[other] { $name_obl } का { $card } अब { $to_obl } के पास।
    }
}
pludo-pick-answer = { $title } के लिए { $answers }
pludo-vote = { $way ->
    [against] नहीं
   *[for] हाँ
}
pludo-poll-vote = { $title } पर मतदान{ $text ->
    [none] ।
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] { $title } के लिए सब चुनें। { pludo-secretly }
   *[at-once] { $title } के लिए सब चुनें।
}
pludo-secretly = सब कुछ अंत में दिखेगा।
pludo-others-look-away = अब सिर्फ़ { $name } सुनें और देखें।
pludo-answered = { $answer ->
    [none] { $who ->
        [you] आपका चुनाव हो गया।
       *[other] { $name_obl } का चुनाव हो गया।
    }
   *[other] { $who ->
        [you] आप: { $answer }।
       *[other] { $name }: { $answer }।
    }
}
pludo-answer-of = { $who ->
    [you] आप: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = चुनाव: { $list }।
pludo-vote-ended = { $end ->
    [carried] { $title } मंज़ूर, { $against } के मुक़ाबले { $for }।
   *[lost] { $title } नामंज़ूर, { $for } के मुक़ाबले { $against }।
}
pludo-pick-skip = { $turns ->
    [one] किसकी एक बारी छूटे
   *[other] किसकी { $turns } बारियाँ छूटें
}
pludo-pick-turn-to = किसे एक और बारी मिले
pludo-pick-play-on = आगे कौन खेले
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] किसका एक अंक घटे
       *[other] किसके { $points } अंक घटें
    }
   *[won] { $points ->
        [one] किसे एक अंक मिले
       *[other] किसे { $points } अंक मिलें
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] आपको एक और बारी मिलेगी।
       *[other] { $name_obl } को एक और बारी मिलेगी।
    }
    [instead] { $who ->
        [you] आपकी बारी { $to_obl } को मिली।
       *[other] { $receiver ->
            [you] { $name_obl } की बारी आपको मिली।
           *[other] { $name_obl } की बारी { $to_obl } को मिली।
        }
    }
   *[extra] अगली बारी: { $to }।
}
pludo-order-drawn = { $throw ->
    [cards] क्रम के लिए सब पत्ता लें।
    [spinner] क्रम के लिए सब फिरकी घुमाएँ।
   *[dice] क्रम के लिए सब पासा फेंकें।
}
pludo-ordered = खेलने का क्रम: { $players }।
pludo-misses = { $who ->
    [you] { $turns ->
        [one] आपकी एक बारी छूटेगी।
       *[other] आपकी { $turns } बारियाँ छूटेंगी।
    }
   *[other] { $turns ->
        [one] { $name_obl } की एक बारी छूटेगी।
       *[other] { $name_obl } की { $turns } बारियाँ छूटेंगी।
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] आपका घाटा { $points }, अब { pludo-points }।
       *[won] आपकी कमाई { $points }, अब { pludo-points }।
    }
   *[other] { $way ->
        [lost] { $name_obl } का घाटा { $points }, अब { pludo-points }।
       *[won] { $name_obl } की कमाई { $points }, अब { pludo-points }।
    }
}
pludo-points = { $total } अंक
pludo-reversed = { $direction ->
    [clockwise] अब खेल घड़ी की दिशा में।
   *[counter] अब खेल घड़ी की उलटी दिशा में।
}
pludo-round = दौर { $number }।
pludo-amended = नया नियम, { $title }: { $text }
pludo-amended-silent = नया नियम: { $title }।
pludo-shuffled = पत्ते फेंटे गए।

pludo-eliminated = { $who ->
    [you] आप खेल से बाहर।
   *[other] { $name } खेल से बाहर।
}
pludo-placed = { $who ->
    [you] आपका खेल पूरा, { pludo-place-number } स्थान पर।
   *[other] { $name_obl } का खेल पूरा, { pludo-place-number } स्थान पर।
}
pludo-place-number = { $place ->
    [1] पहले
    [2] दूसरे
    [3] तीसरे
    [4] चौथे
    [5] पाँचवें
    [6] छठे
   *[other] { $place }वें
}
pludo-won = { $who ->
    [you] आपकी जीत!
   *[other] { $name_obl } की जीत।
}
pludo-won-together = { $who ->
    [you] आपकी और { $partners_obl } की जीत!
   *[other] { $name_obl } और { $partners_obl } की जीत।
}
pludo-won-together-on-limit = { $who ->
    [you] बारियों की सीमा पूरी। आपकी और { $partners_obl } की जीत, { pludo-made-together }!
   *[other] बारियों की सीमा पूरी। { $name_obl } और { $partners_obl } की जीत, { pludo-made-together }।
}
pludo-draw-of-teams = बारियों की सीमा पूरी। खेल बराबर: { $teams }, हर टीम { pludo-made-together }।
pludo-team-of = { $who ->
    [you] { $partners_obl } के साथ आप
   *[other] { $partners_obl } के साथ { $name }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] मंज़िल पर { $total }
}
pludo-won-on-limit = { $who ->
    [you] बारियों की सीमा पूरी। आपकी जीत, मंज़िल पर { $home }!
   *[other] बारियों की सीमा पूरी। { $name_obl } की जीत, मंज़िल पर { $home }।
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] आपकी जीत, { pludo-points }!
   *[other] { $name_obl } की जीत, { pludo-points }।
}
pludo-draw-by-points = { pludo-limit-reached }खेल बराबर: { $players }, हर एक के { pludo-points }।
pludo-limit-reached = { $limit ->
    [yes] बारियों की सीमा पूरी।{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] बाक़ी सब बाहर। आपकी जीत!
   *[other] बाक़ी सब बाहर। { $name_obl } की जीत।
}
pludo-won-by-captures = { $who ->
    [you] { $captures ->
        [one] एक गोटी काटकर आपकी जीत!
       *[other] { $captures } गोटियाँ काटकर आपकी जीत!
    }
   *[other] { $captures ->
        [one] एक गोटी काटकर { $name_obl } की जीत।
       *[other] { $captures } गोटियाँ काटकर { $name_obl } की जीत।
    }
}
pludo-draw = खेल बराबर: { $players }।
pludo-draw-on-limit = बारियों की सीमा पूरी। खेल बराबर: { $players }, मंज़िल पर हर एक की { $home }।
pludo-won-by-together = { $who ->
    [you] आप सबकी जीत!
   *[other] सबकी जीत।
}
pludo-won-by-nobody = खेल ख़त्म, किसी की जीत नहीं।
pludo-over = खेल ख़त्म।
pludo-place-of = { $who ->
    [you] आप { pludo-place-number } स्थान पर।
   *[other] { $name } { pludo-place-number } स्थान पर।
}
pludo-standing = { $who ->
    [you] मंज़िल पर: आप { $number }{ pludo-standing-others }।
   *[other] मंज़िल पर: { $name } { $number }{ pludo-standing-others }।
}
pludo-standing-captures = { $who ->
    [you] आप { $number }{ pludo-standing-others }।
   *[other] { $name } { $number }{ pludo-standing-others }।
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] अगली बारी तक एक गोटी कट नहीं सकती
       *[other] { $number } बारी तक एक गोटी कट नहीं सकती
    }
    [throw] दो बार फेंकें, एक रखें
    [swap] { $number ->
        [0] किसी और की गोटी से जगह बदलें
       *[other] { $number } ख़ाने आगे तक किसी और की गोटी से जगह बदलें
    }
   *[jump] { $number ->
        [one] एक गोटी एक ख़ाना कूदे
       *[other] एक गोटी { $number } ख़ाने कूदे
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] आपकी नई शक्ति: { $ability }, तुरंत काम में लें।
       *[held] आपकी नई शक्ति: { $ability }, { $does }।
    }
   *[other] { $name_obl } की नई शक्ति: { $ability }।
}
pludo-ability-gained-unseen = { $name_obl } को कुछ मिला, छिपा हुआ।
pludo-ability-choice = अपनी पसंद की शक्ति
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] आपके पास एक शक्ति है, दूसरी नहीं मिलती।
       *[other] आपके पास { $limit } शक्तियाँ हैं, और नहीं मिलती।
    }
   *[other] { $name_obl } के पास और जगह नहीं।
}
pludo-ability-used = { $who ->
    [you] आपने शक्ति चलाई: { $ability }।
   *[other] { $name_obl } ने शक्ति चलाई: { $ability }।
}
pludo-ability-shielded = { $turns ->
    [one] { $piece_obl } पर ढाल, उसकी अगली बारी तक।
   *[other] { $piece_obl } पर ढाल, { $turns } बारी तक।
}
pludo-ability-shield-ended = { $piece_obl } पर अब ढाल नहीं।
pludo-ability-swapped = अदला-बदली: { $piece } अब { pludo-at-place }, { $other } अब { pludo-foot } पर।

pludo-ability-holds = { $who ->
    [you] आपके पास: { $list }।
   *[other] { $name_obl } के पास: { $list }।
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] एक छिपी हुई
   *[other] { $count } छिपी हुई
}
pludo-ability-usable = अभी चल सकती है: { $list }।
pludo-ability-nobody = किसी के पास कोई शक्ति नहीं।
pludo-ability-none-here = इस खेल में शक्तियाँ नहीं हैं।
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] { $ability_obl } के साथ कम से कम { $with-percent }
       *[0] { $ability_obl } के साथ { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] कम से कम { $percent } प्रतिशत
   *[0] { $percent } प्रतिशत
}
pludo-with-percent = { $least ->
    [1] कम से कम { $with-percent } प्रतिशत
   *[0] { $with-percent } प्रतिशत
}
