# हिन्दी: नियम-फ़ाइलों की शर्तें, "जब" और "अगर" के बाद के उपवाक्य।
pludo-if-all = { $list }
pludo-if-either = या तो { $list }
# "किसी की" के साथ "न हो" का मतलब कोई नहीं होता है; इसलिए "किसी एक की" अलग है।
pludo-if-ki =
    { $how ->
        [none] { pludo-if-ki-lacks }
        [not] { pludo-if-ki-lacks }
       *[other] { pludo-if-ki-owns }
    }
pludo-if-ki-owns =
    { $who ->
        [anybody] किसी एक खिलाड़ी की
        [everybody] हर खिलाड़ी की
        [nobody] किसी भी खिलाड़ी की
        [not-everybody] किसी एक खिलाड़ी की
        [theirs] किसी एक विरोधी की
        [all-theirs] हर विरोधी की
        [no-opponent] किसी भी विरोधी की
        [not-every-opponent] किसी एक विरोधी की
        [partner] किसी साथी की
        [all-partners] हर साथी की
        [no-partner] किसी भी साथी की
        [victim] कटने वाले खिलाड़ी की
        [total] सब खिलाड़ियों की मिलाकर
        [team] आपके पक्ष की
       *[mine] आपकी
    }
pludo-if-ki-lacks =
    { $who ->
        [anybody] किसी एक खिलाड़ी की
        [everybody] किसी भी खिलाड़ी की
        [nobody] हर खिलाड़ी की
        [not-everybody] किसी एक खिलाड़ी की
        [theirs] किसी एक विरोधी की
        [all-theirs] किसी भी विरोधी की
        [no-opponent] हर विरोधी की
        [not-every-opponent] किसी एक विरोधी की
        [partner] किसी साथी की
        [all-partners] किसी भी साथी की
        [no-partner] हर साथी की
        [victim] कटने वाले खिलाड़ी की
        [total] सब खिलाड़ियों की मिलाकर
        [team] आपके पक्ष की
       *[mine] आपकी
    }
pludo-if-ke =
    { $how ->
        [none] { pludo-if-ke-lacks }
        [not] { pludo-if-ke-lacks }
       *[other] { pludo-if-ke-owns }
    }
pludo-if-ke-owns =
    { $who ->
        [anybody] किसी एक खिलाड़ी के
        [everybody] हर खिलाड़ी के
        [nobody] किसी भी खिलाड़ी के
        [not-everybody] किसी एक खिलाड़ी के
        [theirs] किसी एक विरोधी के
        [all-theirs] हर विरोधी के
        [no-opponent] किसी भी विरोधी के
        [not-every-opponent] किसी एक विरोधी के
        [partner] किसी साथी के
        [all-partners] हर साथी के
        [no-partner] किसी भी साथी के
        [victim] कटने वाले खिलाड़ी के
        [total] सब खिलाड़ियों के मिलाकर
        [team] आपके पक्ष के
       *[mine] आपके
    }
pludo-if-ke-lacks =
    { $who ->
        [anybody] किसी एक खिलाड़ी के
        [everybody] किसी भी खिलाड़ी के
        [nobody] हर खिलाड़ी के
        [not-everybody] किसी एक खिलाड़ी के
        [theirs] किसी एक विरोधी के
        [all-theirs] किसी भी विरोधी के
        [no-opponent] हर विरोधी के
        [not-every-opponent] किसी एक विरोधी के
        [partner] किसी साथी के
        [all-partners] किसी भी साथी के
        [no-partner] हर साथी के
        [victim] कटने वाले खिलाड़ी के
        [total] सब खिलाड़ियों के मिलाकर
        [team] आपके पक्ष के
       *[mine] आपके
    }
pludo-if-ne =
    { $how ->
        [none] { pludo-if-ne-lacks }
        [not] { pludo-if-ne-lacks }
       *[other] { pludo-if-ne-owns }
    }
pludo-if-ne-owns =
    { $who ->
        [anybody] किसी एक खिलाड़ी ने
        [everybody] हर खिलाड़ी ने
        [nobody] किसी भी खिलाड़ी ने
        [not-everybody] किसी एक खिलाड़ी ने
        [theirs] किसी एक विरोधी ने
        [all-theirs] हर विरोधी ने
        [no-opponent] किसी भी विरोधी ने
        [not-every-opponent] किसी एक विरोधी ने
        [partner] किसी साथी ने
        [all-partners] हर साथी ने
        [no-partner] किसी भी साथी ने
        [victim] कटने वाले खिलाड़ी ने
        [total] सब खिलाड़ियों ने मिलकर
        [team] आपके पक्ष ने
       *[mine] आपने
    }
pludo-if-ne-lacks =
    { $who ->
        [anybody] किसी एक खिलाड़ी ने
        [everybody] किसी भी खिलाड़ी ने
        [nobody] हर खिलाड़ी ने
        [not-everybody] किसी एक खिलाड़ी ने
        [theirs] किसी एक विरोधी ने
        [all-theirs] किसी भी विरोधी ने
        [no-opponent] हर विरोधी ने
        [not-every-opponent] किसी एक विरोधी ने
        [partner] किसी साथी ने
        [all-partners] किसी भी साथी ने
        [no-partner] हर साथी ने
        [victim] कटने वाले खिलाड़ी ने
        [total] सब खिलाड़ियों ने मिलकर
        [team] आपके पक्ष ने
       *[mine] आपने
    }
pludo-if-no =
    { $how ->
        [none] { pludo-if-no-lacks }
        [not] { pludo-if-no-lacks }
       *[other] { pludo-if-no-owns }
    }
pludo-if-no-owns =
    { $who ->
        [nobody] न{" "}
        [not-everybody] न{" "}
        [no-opponent] न{" "}
        [not-every-opponent] न{" "}
        [no-partner] न{" "}
       *[other] {""}
    }
pludo-if-no-lacks =
    { $who ->
        [nobody] {""}
        [not-everybody] {""}
        [no-opponent] {""}
        [not-every-opponent] {""}
        [no-partner] {""}
       *[other] न{" "}
    }
pludo-if-how =
    { $how ->
        [some] कोई
        [none] कोई
        [least] कम से कम { $number }
        [most] ज़्यादा से ज़्यादा { $number }
        [more] { $number } से ज़्यादा
        [fewer] { $number } से कम
       *[exactly] ठीक { $number }
    }
pludo-if-tokens =
    { pludo-if-how } { $number ->
        [one] गोटी
       *[other] गोटियाँ
    }
pludo-if-being =
    { pludo-if-no }{ $number ->
        [one] हो
       *[other] हों
    }
pludo-if-has-home = { pludo-if-ki } { pludo-if-tokens } मंज़िल पर { pludo-if-being }
pludo-if-has-out = { pludo-if-ki } { pludo-if-tokens } बोर्ड पर { pludo-if-being }
pludo-if-has-waiting = { pludo-if-ki } { pludo-if-tokens } घर में { pludo-if-being }
pludo-if-has-markers-on = { pludo-if-ki } { pludo-if-tokens } { $things_obl } पर { pludo-if-being }
pludo-if-has-captures =
    { pludo-if-ne } { pludo-if-tokens } { $number ->
        [one] { pludo-if-no }काटी हो
       *[other] { pludo-if-no }काटी हों
    }
pludo-if-has-prisoners = { pludo-if-ki } { pludo-if-tokens } बंदी { pludo-if-being }
pludo-if-has-points = { pludo-if-ke } पास { pludo-if-how } अंक { pludo-if-being }
pludo-if-has-steps-left = { pludo-if-ke } मंज़िल तक { pludo-if-how } क़दम बाक़ी { pludo-if-being }
pludo-if-has-markers = { pludo-if-ki } { pludo-if-tokens } { pludo-if-being }
pludo-if-than-other =
    { $how ->
        [least] कम से कम { pludo-if-beside } जितनी
        [most] ज़्यादा से ज़्यादा { pludo-if-beside } जितनी
        [more] { pludo-if-beside } से ज़्यादा
        [fewer] { pludo-if-beside } से कम
        [not] { pludo-if-beside } से अलग संख्या में
       *[exactly] { pludo-if-beside } जितनी ही
    }
pludo-if-than-other-masculine =
    { $how ->
        [least] कम से कम { pludo-if-beside } जितने
        [most] ज़्यादा से ज़्यादा { pludo-if-beside } जितने
        [more] { pludo-if-beside } से ज़्यादा
        [fewer] { pludo-if-beside } से कम
        [not] { pludo-if-beside } से अलग संख्या में
       *[exactly] { pludo-if-beside } जितने ही
    }
pludo-if-beside =
    { $other ->
        [anybody] किसी खिलाड़ी
        [everybody] हर खिलाड़ी
        [theirs] किसी विरोधी
        [all-theirs] हर विरोधी
        [partner] किसी साथी
        [all-partners] हर साथी
        [victim] कटने वाले खिलाड़ी
        [total] सबके जोड़
        [team] आपके पक्ष
       *[mine] आप
    }
pludo-if-has-than-home = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ मंज़िल पर हों
pludo-if-has-than-out = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ बोर्ड पर हों
pludo-if-has-than-waiting = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ घर में हों
pludo-if-has-than-markers-on = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ { $things_obl } पर हों
pludo-if-has-than-captures = { pludo-if-ne-owns } { pludo-if-than-other } गोटियाँ काटी हों
pludo-if-has-than-prisoners = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ बंदी हों
pludo-if-has-than-points = { pludo-if-ke-owns } पास { pludo-if-than-other-masculine } अंक हों
pludo-if-has-than-steps-left = { pludo-if-ke-owns } मंज़िल तक { pludo-if-than-other-masculine } क़दम बाक़ी हों
pludo-if-has-than-markers = { pludo-if-ki-owns } { pludo-if-than-other } गोटियाँ हों
pludo-if-compare =
    { $how ->
        [least] { $left } कम से कम { $right } हो
        [most] { $left } ज़्यादा से ज़्यादा { $right } हो
        [more] { $left } { $right_obl } से ज़्यादा हो
        [fewer] { $left } { $right_obl } से कम हो
        [not] { $left } { $right } न हो
       *[exactly] { $left } { $right } हो
    }
pludo-if-number-round = दौर संख्या
pludo-if-number-turn = बारी संख्या
pludo-if-number-players = खिलाड़ियों की संख्या
pludo-if-number-players-left = बचे खिलाड़ियों की संख्या
pludo-if-number-face = पासे पर आई संख्या
pludo-if-number-sixes = सिलसिले की लंबाई
pludo-if-number-extra-throws = इस बारी में अतिरिक्त फेंकों की संख्या
pludo-if-number-marker = गोटी की क्रम संख्या
pludo-if-number-prey-marker = कटने वाली गोटी की क्रम संख्या
pludo-if-number-prey-left = मंज़िल तक कटने वाली गोटी के क़दमों की संख्या
pludo-if-number-steps = क़दमों की संख्या
pludo-if-number-left = मंज़िल तक गोटी के क़दमों की संख्या
pludo-if-number-left-after = चाल के बाद मंज़िल तक गोटी के क़दमों की संख्या
pludo-if-number-rank = { pludo-if-whose-masculine } स्थान
    .obl = { pludo-if-whose-points } स्थान
pludo-if-number-answer = { pludo-if-whose-masculine } जवाब
    .obl = { pludo-if-whose-points } जवाब
pludo-if-number-home = मंज़िल पर { pludo-if-whose } गोटियों की संख्या
pludo-if-number-out = बोर्ड पर { pludo-if-whose } गोटियों की संख्या
pludo-if-number-waiting = घर में { pludo-if-whose } गोटियों की संख्या
pludo-if-number-markers-on = { $things_obl } पर { pludo-if-whose } गोटियों की संख्या
pludo-if-number-captures = { pludo-if-whose } काटी गोटियों की संख्या
pludo-if-number-prisoners = { pludo-if-whose } बंदी गोटियों की संख्या
pludo-if-number-points = { pludo-if-whose-points } अंकों की संख्या
pludo-if-number-steps-left = मंज़िल तक { pludo-if-whose-points } क़दमों की संख्या
pludo-if-number-markers = { pludo-if-whose } गोटियों की संख्या
pludo-if-whose =
    { $who ->
        [anybody] किसी खिलाड़ी की
        [everybody] हर खिलाड़ी की
        [theirs] किसी विरोधी की
        [all-theirs] हर विरोधी की
        [partner] किसी साथी की
        [all-partners] हर साथी की
        [victim] कटने वाले खिलाड़ी की
        [total] सब खिलाड़ियों की
        [team] आपके पक्ष की
       *[mine] आपकी
    }
pludo-if-whose-masculine =
    { $who ->
        [anybody] किसी खिलाड़ी का
        [everybody] हर खिलाड़ी का
        [theirs] किसी विरोधी का
        [all-theirs] हर विरोधी का
        [partner] किसी साथी का
        [all-partners] हर साथी का
        [victim] कटने वाले खिलाड़ी का
        [total] सब खिलाड़ियों का
        [team] आपके पक्ष का
       *[mine] आपका
    }
pludo-if-whose-points =
    { $who ->
        [anybody] किसी खिलाड़ी के
        [everybody] हर खिलाड़ी के
        [theirs] किसी विरोधी के
        [all-theirs] हर विरोधी के
        [partner] किसी साथी के
        [all-partners] हर साथी के
        [victim] कटने वाले खिलाड़ी के
        [total] सब खिलाड़ियों के
        [team] आपके पक्ष के
       *[mine] आपके
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } जमा { $right }
        [minus] { $left } घटा { $right }
        [times] { $left } गुणा { $right }
       *[rest] { $left } को { $right } से भाग देने पर शेष
    }
pludo-if-round-divided =
    { $is ->
        [no] दौर संख्या { $number } से विभाजित न हो
       *[yes] दौर संख्या { $number } से विभाजित हो
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] { $things } पत्ता न निकले
           *[yes] { $things } पत्ता निकले
        }
       *[other] { $is ->
            [no] { $things } न आए
           *[yes] { $things } आए
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] नियम { $things } लागू न हो
       *[yes] नियम { $things } लागू हो
    }
pludo-if-is-clockwise =
    { $is ->
        [no] खेल घड़ी की उलटी दिशा में चले
       *[yes] खेल घड़ी की दिशा में चले
    }
pludo-if-is-entering =
    { $is ->
        [no] गोटी घर से न निकले
       *[yes] गोटी घर से निकले
    }
pludo-if-is-arriving =
    { $is ->
        [no] गोटी मंज़िल पर न जाए
       *[yes] गोटी मंज़िल पर जाए
    }
pludo-if-is-pushing =
    { $is ->
        [no] आप किसी और की गोटी न धकेलें
       *[yes] आप किसी और की गोटी धकेलें
    }
pludo-if-is-from-tile =
    { $is ->
        [no] गोटी { $things_obl } से न चले
       *[yes] गोटी { $things_obl } से चले
    }
pludo-if-is-to-tile =
    { $is ->
        [no] गोटी { $things_obl } पर न जाए
       *[yes] गोटी { $things_obl } पर जाए
    }
pludo-if-who =
    { $who ->
        [anybody] कोई एक खिलाड़ी
        [everybody] हर खिलाड़ी
        [nobody] कोई भी खिलाड़ी
        [not-everybody] कोई एक खिलाड़ी
        [theirs] कोई एक विरोधी
        [all-theirs] हर विरोधी
        [no-opponent] कोई भी विरोधी
        [not-every-opponent] कोई एक विरोधी
        [partner] कोई साथी
        [all-partners] हर साथी
        [no-partner] कोई भी साथी
        [victim] कटने वाला खिलाड़ी
        [total] सब मिलाकर
        [team] आपका पक्ष
       *[mine] आप
    }
pludo-if-is-colour = { pludo-if-who } { $things } { pludo-if-is-so }
pludo-if-is-last = { pludo-if-who } सबसे पीछे { pludo-if-is-so }
pludo-if-is-leader = { pludo-if-who } सबसे आगे { pludo-if-is-so }
pludo-if-is-so =
    { $who ->
        [nobody] न हो
        [not-everybody] न हो
        [no-opponent] न हो
        [not-every-opponent] न हो
        [no-partner] न हो
        [mine] { $is ->
            [no] न हों
           *[yes] हों
        }
       *[other] { $is ->
            [no] न हो
           *[yes] हो
        }
    }
pludo-if-last-left = खेल में सिर्फ़ आप बचे हों
pludo-if-all-home =
    { $whose ->
        [team] आपके पक्ष की सब गोटियाँ मंज़िल पर हों
       *[all] आपकी सब गोटियाँ मंज़िल पर हों
    }
