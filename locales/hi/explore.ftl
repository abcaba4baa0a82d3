# हिन्दी: बोर्ड, ख़ाना दर ख़ाना।
pludo-explore-empty = { $square }।
pludo-explore-square = { $square }: { $list }।
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] आपकी मंज़िल पट्टी { $square }, { $of } में से
       *[other] { $name_obl } की मंज़िल पट्टी { $square }, { $of } में से
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] तारा, सुरक्षित
    [colour] { $colour } सुरक्षित
   *[plain] सुरक्षित
}
pludo-explore-safe-for = सिर्फ़ { $colour_obl } के लिए सुरक्षित
pludo-explore-start = { $who ->
    [you] आपका शुरुआती ख़ाना
   *[other] { $name_obl } का शुरुआती ख़ाना
}
pludo-explore-entry = { $who ->
    [you] आपकी मंज़िल पट्टी का मोड़
   *[other] { $name_obl } की मंज़िल पट्टी का मोड़
}
pludo-explore-fork = दोराहा
pludo-explore-crossing = चौराहा
pludo-explore-two-way = दोनों ओर
pludo-explore-tile-when = अगर { $when }: { $effects }
pludo-explore-distances = यहाँ से दूसरी दूरियाँ
pludo-explore-jump = { $way ->
    [ahead] { pludo-place-on } आगे ले जाता है
   *[back] { pludo-place-on } पीछे ले जाता है
}
pludo-explore-edge = किनारा।
pludo-explore-no-turn = यहाँ कोई मोड़ नहीं।
pludo-explore-none-player = { $who ->
    [you] बोर्ड पर आपकी कोई गोटी नहीं।
   *[other] बोर्ड पर { $name_obl } की कोई गोटी नहीं।
}
pludo-explore-none = बोर्ड पर कोई गोटी नहीं।
pludo-explore-none-safe = रास्ते का कोई ख़ाना सुरक्षित नहीं।
pludo-explore-no-player = खिलाड़ी { $number } नहीं है; { $count } खेल रहे हैं।
pludo-explore-go-where = कौन सा ख़ाना? नंबर या नाम लिखें, फिर एंटर।
    .touch = कौन सा ख़ाना? नंबर या नाम लिखें।
pludo-explore-no-square = { $text ->
    [none] ख़ाने का नाम नहीं लिखा। रास्ता { $first } से { $last } तक है।
   *[other] ख़ाना { $text } नहीं है। रास्ता { $first } से { $last } तक है।
}

pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] यहाँ आप पहुँच से बाहर रहेंगे।
       *[other] { $name } यहाँ पहुँच से बाहर।
    }
   *[token] { $piece_obl } को एक बार फेंककर कोई नहीं काट सकता।
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] यहाँ आपको कटने का ख़तरा: { pludo-percent }।
       *[other] यहाँ { $name_obl } को कटने का ख़तरा: { pludo-percent }।
    }
   *[token] { $who ->
        [you] आपकी गोटी को कटने का ख़तरा: { pludo-percent }।
       *[other] { $name_obl } की गोटी को कटने का ख़तरा: { pludo-percent }।
    }
}
pludo-explore-capturer = { $from ->
    [yard] { $piece_obl } से, घर से{ pludo-explore-with }।
    [way] { $piece_obl } से, { $steps } पीछे{ pludo-explore-with }।
   *[elsewhere] { $piece_obl } से{ pludo-explore-with }।
}
pludo-explore-with = { $named ->
    [yes] , { $dice } पर, { pludo-likely }
    [ability] , { $ability_obl } से, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = अभी कोई पासा नहीं फेंकता।
pludo-explore-not-on-way = { $who ->
    [you] आपका रास्ता इस ख़ाने से नहीं जाता।
   *[other] { $name_obl } का रास्ता इस ख़ाने से नहीं जाता।
}
pludo-explore-ahead = { $steps } आगे: { $list }।
pludo-explore-behind = { $steps } पीछे: { $list }।
pludo-explore-scan-nothing = आसपास कोई नहीं।
pludo-explore-ahead-home = { $steps } आगे: मंज़िल।
pludo-explore-ahead-nothing = अगले { $steps } ख़ानों पर कुछ नहीं।
pludo-explore-no-move-with = { $dice } से कोई चाल नहीं।
