# हिन्दी: टूर्नामेंट और शृंखला।
pludo-contest-kind = { $kind ->
    [knock-out] नॉकआउट
    [swiss] स्विस पद्धति
    [tables] मेज़ों पर दौर
   *[round-robin] सब सबसे
}
    .desc = { $kind ->
        [knock-out] मैच हारने वाला बाहर; जो आख़िर में बचे, उसकी जीत। विषम संख्या पर कुछ को ख़ाली दौर मिलता है।
        [swiss] कुछ दौर, जिनमें बराबर अंक वाले भिड़ते हैं; कोई बाहर नहीं होता, और वही विरोधी दोबारा नहीं मिलता।
        [tables] हर दौर में सब तीन से छह की मेज़ों पर; जितने पीछे छूटें उतने अंक। आगे चलकर बराबरी वाले साथ बैठते हैं।
       *[round-robin] सब सबसे एक बार भिड़ते हैं; सबसे ज़्यादा अंक की जीत।
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, बॉट, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } का ख़ाली दौर।
    [won] { $two } पर { $one } की जीत, { $high } और { $low }।
    [drawn] { $one } और { $two } बराबर, { $high } और { $high }।
    [leads] { $one } बनाम { $two }: { $one } आगे, { $high } और { $low }।
    [even] { $one } बनाम { $two }: { $high } पर बराबर।
   *[open] { $one } बनाम { $two }।
}
pludo-contest-table = { $names }।
pludo-contest-table-over = { $rows }।
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = { $rounds } में से दौर { $round }।
pludo-contest-next = अगला खेल, { $rounds } में से दौर { $round }: { $meeting }
pludo-contest-over = { $count ->
    [one] टूर्नामेंट ख़त्म। { $names } की जीत।
   *[other] टूर्नामेंट ख़त्म। पहले स्थान पर बराबर: { $names }।
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: बाहर, { $games }।
    [no] { $place }. { $name }: { $over ->
        [yes] विजेता, { $games }।
       *[no] अभी मैदान में, { $games }।
    }
   *[none] { $place }. { $name }: { $points } अंक, { $games }।
}
pludo-contest-games = { $won } जीत, { $lost } हार
pludo-contest-standings = { $name } की तालिका: { $kind }, { $rounds } में से दौर { $round }।
pludo-contest-standings-over = { $name } की अंतिम तालिका: { $kind }, { $rounds } दौर।
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] ख़त्म
   *[no] { $rounds } में से दौर { $round }
}
