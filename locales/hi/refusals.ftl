# हिन्दी: कोई बात क्यों मना है, और क्या सही होगा।
pludo-refusal-game-over = खेल ख़त्म हो चुका है।
pludo-refusal-not-your-turn = अभी { $name_obl } की बारी है।
pludo-refusal-roll-first = { $throw ->
    [cards] पहले पत्ता लें।
    [spinner] पहले फिरकी घुमाएँ।
   *[dice] पहले पासा फेंकें।
}
pludo-refusal-move-first = पहले गोटी चलें: { $dice } बाक़ी है।
pludo-refusal-pick-first = पहले चुनें: { $dice }।
pludo-refusal-take-first = पहले एक शक्ति चुनें।
pludo-refusal-bad-dice = { $throw ->
    [cards] ऐसा कोई पत्ता नहीं बचा।
    [spinner] फिरकी पर ऐसा कोई ख़ाना नहीं।
   *[dice] पासे पर यह नहीं आ सकता।
}
pludo-refusal-no-such-die = वह पासा नहीं है। चलने को: { $dice }।
pludo-refusal-no-such-token = गोटी { $tokens } नहीं है। { $owner ->
    [other] { $owner-name_obl } के पास { $all } हैं।
   *[actor] आपके पास { $all } हैं।
}
pludo-refusal-not-your-token = वह गोटी आपकी नहीं है।
pludo-refusal-prisoner = { pludo-tokens } बंदी है, पहले उसे छुड़ाना होगा।
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens } घर में है और अभी नहीं निकल सकती।
   *[other] { pludo-tokens } घर में है, निकलने को { $entries } चाहिए।
}
pludo-refusal-finished = { pludo-tokens } मंज़िल पर पहुँच चुकी है।
pludo-refusal-too-far = { pludo-tokens } को बस { $left } चलना है, { $dice } ज़्यादा है।
pludo-refusal-too-far-back = { pludo-tokens } इतना पीछे नहीं जा सकती।
pludo-refusal-own-limit = { $limit ->
    [one] वहाँ आपकी अपनी गोटी है।
   *[other] वहाँ आपकी { $limit } गोटियाँ हैं।
}
pludo-refusal-blocked = मंज़िल पट्टी में आपकी अपनी गोटी रास्ते में है।
pludo-refusal-partner-blocks = रास्ते में साथी की गोटी है, उसे लाँघना मना है।
pludo-refusal-barrier = { pludo-tokens-obl } के रास्ते में दीवार है।
pludo-refusal-doubled-odd = { pludo-tokens } जोड़ी में है, जो सिर्फ़ सम संख्या पर चलती है।
pludo-refusal-rest-left = { pludo-tokens-obl } के बाद बचे क़दम कोई गोटी नहीं चल पाएगी।
pludo-refusal-tower-split = { pludo-tokens } मीनार में है: पूरी मीनार साथ चलती है।
pludo-refusal-doubled-split = { pludo-tokens } जोड़ी में है: दोनों साथ चलती हैं।
pludo-refusal-doubled-first = जोड़ी चल सकती है, { $dice } पर पहले वही चलेगी।
pludo-refusal-already-used = { pludo-tokens } इन पासों में से एक चल चुकी है। दूसरी गोटी चुनें।
pludo-refusal-must-use-all = इस चाल से दूसरा पासा बेकार जाएगा। ऐसी चाल चुनें कि दोनों चलें।
pludo-refusal-capture-needs-all = अभी काटना मना है, क्योंकि सब पासे नहीं चल सकते।
pludo-refusal-needs-captures = { $captures ->
    [one] मंज़िल से पहले एक गोटी काटनी होगी।
   *[other] मंज़िल से पहले { $captures } गोटियाँ काटनी होंगी।
}
pludo-refusal-start-rule = गोटी घर से तभी निकलती है जब { $when }।
pludo-refusal-start-limit = { $most ->
    [one] आपकी एक गोटी बोर्ड पर है, इससे ज़्यादा नहीं हो सकतीं।
   *[other] आपकी { $most } गोटियाँ बोर्ड पर हैं, इससे ज़्यादा नहीं हो सकतीं।
}
pludo-refusal-start-price = { $price ->
    [one] गोटी एक अंक देकर घर से निकलती है, और आपके पास एक भी नहीं।
   *[other] गोटी { $price } अंक देकर घर से निकलती है, और आपके पास { $points } हैं।
}
pludo-refusal-move-rule = यह तभी हो सकता है जब { $when }।
pludo-refusal-order-rule = { $dice } से यह तभी हो सकता है जब { $when }।
pludo-refusal-finish-rule = गोटी मंज़िल पर तभी जा सकती है जब { $when }।
pludo-refusal-not-in-orders = { $dice } से यह नहीं हो सकता।
pludo-refusal-tile-full = जगह नहीं: वह ख़ाना भरा है।
pludo-refusal-spared = वहाँ विरोधी की गोटी है जो कट नहीं सकती, इसलिए वहाँ रुकना मना है।
pludo-refusal-must-enter = पहले एक गोटी निकालनी होगी।
pludo-refusal-must-leave-start = पहला ख़ाना ख़ाली करें: घर में गोटियाँ इंतज़ार में हैं।
pludo-refusal-must-open-barrier = पहले अपनी दीवार खोलनी होगी।
pludo-refusal-must-capture = गोटी कट सकती है, इसलिए काटनी होगी।
pludo-refusal-must-go-home = एक गोटी मंज़िल पर जा सकती है, इसलिए वही चलेगी।
pludo-refusal-no-ability = { $abilities ->
    [yes] आपके पास कोई शक्ति नहीं।
   *[no] इन नियमों में कोई शक्ति नहीं।
}
pludo-refusal-ability-used = इस बारी की शक्ति चल चुकी; हर बारी में एक ही।
pludo-refusal-ability-idle = आपकी कोई शक्ति अभी काम नहीं आ सकती।
pludo-refusal-ability-later = शक्ति पासा फेंकने से पहले चलती है: पहले { $dice } चलें।
pludo-refusal-pass = { $ever ->
    [yes] चलना ज़रूरी है; { $dice } पर पास मना है।
   *[no] चलना ज़रूरी है; इन नियमों में पास मना है।
}
