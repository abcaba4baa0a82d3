### Woher die Würfel eines Spiels kommen und ob es die sind, die vorher festlagen.
### $throw sagt, wie der Zufall entscheidet: "dice", "cards" oder "spinner".

pludo-dice-them = { $throw ->
    [cards] Karten
    [spinner] Drehungen
   *[dice] Würfel
}
pludo-dice-one = { $throw ->
    [cards] Die eine Karte
    [spinner] Die eine Drehung
   *[dice] Der eine Würfel
}
pludo-dice-fixed = Die { pludo-dice-them } dieses Spiels lagen fest, bevor sich jemand setzte; Code { $code }.
pludo-dice-fixed-next = Die { pludo-dice-them } des nächsten Spiels liegen fest; Code { $code }.
pludo-dice-checked = { $count ->
    [0] Noch ist nichts gefallen.
    [one] { pludo-dice-one } stimmt.
   *[other] Alle { $count } { pludo-dice-them } stimmen.
}
    .so-far = { $count ->
        [0] Noch ist nichts gefallen.
        [one] { pludo-dice-one } bis jetzt stimmt; das Spiel ist nicht zu Ende.
       *[other] Alle { $count } { pludo-dice-them } bis jetzt stimmen; das Spiel ist nicht zu Ende.
    }
pludo-dice-no-proof = Vor diesem Spiel lag nichts fest, also lassen sich seine { pludo-dice-them } nicht prüfen. Es begann mit einer älteren Version oder mit vorbereiteten Würfeln.
pludo-dice-seeded = Die { pludo-dice-them } dieses Spiels kommen aus --seed { $seed }: Wer das wählte, konnte sie alle vorher wissen.
pludo-dice-not-told = Der Startwert wird erst am Ende des Spiels bekannt; bis dahin lassen sich die { pludo-dice-them } nicht prüfen.
    .over = Das Spiel ist zu Ende, aber sein Startwert fehlt: Die { pludo-dice-them } lassen sich nicht prüfen.
pludo-dice-contribution = Die Wörter eines Spielers wurden geändert: Mit diesen sind die { pludo-dice-them } nicht gemischt.
pludo-dice-commitment = Die Festlegung wurde geändert: Die { pludo-dice-them } kommen vom Startwert, die Festlegung nicht.
pludo-dice-seed = Der Startwert wurde geändert: Weder die Festlegung noch die { pludo-dice-them } kommen von ihm.
pludo-dice-die = { $throw ->
    [cards] Karte
    [spinner] Drehung
   *[dice] Würfel
} { $number } in Zug { $turn } weicht ab: In der Aufzeichnung steht { $fell }, der Startwert ergibt { $due }.
pludo-dice-first = Wer beginnt, weicht ab: In der Aufzeichnung steht { $fell }, der Startwert ergibt { $due }.
pludo-dice-list = Die Liste 'drawn' wurde geändert: Ihre Nummer { $number } ist { $fell }, der Startwert ergibt { $due }.
