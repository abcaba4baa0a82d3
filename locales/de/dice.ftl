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
pludo-dice-fixed = Die { pludo-dice-them } dieses Spiels liegen fest; Code { $code }.
pludo-dice-fixed-next = Die { pludo-dice-them } des nächsten Spiels liegen fest; Code { $code }.
# Zu Beginn eines Spiels einer Serie, im ersten mit .first.
pludo-dice-next = Code der nächsten { pludo-dice-them }: { $code }.
    .first = Code der nächsten { pludo-dice-them }: { $code }. Das Aktionsmenü nimmt Wörter für sie an.
pludo-dice-fixed-then = Laut dieser Aufzeichnung wurde vor dem Spiel der Code { $code } genannt.
pludo-dice-follows = { $count ->
    [0] Noch ist nichts gefallen.
    [one] { pludo-dice-one } folgt aus dem Startwert in dieser Aufzeichnung.
   *[other] Alle { $count } { pludo-dice-them } folgen aus dem Startwert in dieser Aufzeichnung.
}
    .so-far = { $count ->
        [0] Noch ist nichts gefallen.
        [one] { pludo-dice-one } bis jetzt folgt aus dem Startwert in dieser Aufzeichnung; das Spiel ist nicht zu Ende.
       *[other] Alle { $count } { pludo-dice-them } bis jetzt folgen aus dem Startwert in dieser Aufzeichnung; das Spiel ist nicht zu Ende.
    }
    .broken-off = { $count ->
        [0] Das Spiel wurde abgebrochen, bevor etwas fiel.
       *[other] Das Spiel wurde abgebrochen. Bis dahin fielen { $count } { pludo-dice-them }, und alle folgen aus dem Startwert in dieser Aufzeichnung.
    }
pludo-dice-cut = Die Aufzeichnung wurde gekürzt: Sie nennt { $listed } { pludo-dice-them }, aber ihre Züge enden nach { $count }.
pludo-dice-noted-record = Alle { $count } { pludo-dice-them } stimmen: Das ist die Aufzeichnung, deren Code du notiert hast, und nichts darin wurde seitdem geändert.
pludo-dice-noted-seed = Alle { $count } { pludo-dice-them } stimmen: Sie kommen aus dem Startwert, dessen Code du vor dem Spiel notiert hast.
pludo-dice-not-noted = Wer die ganze Aufzeichnung gefälscht hat, könnte dasselbe sagen. Um das auszuschließen, notiere den Code vor dem Spiel und an seinem Ende und prüfe mit --noted.
pludo-dice-noted-short = Die drei Wörter, die du notiert hast, passen zu dieser Aufzeichnung, aber so wenige schließen eine Fälschung nicht aus.
pludo-dice-noted-part = Ein Code hat { $words } Wörter, du hast { $given } angegeben.
pludo-dice-noted-other = Die Wörter, die du notiert hast, sind ein anderer Code: weder der, der vor diesem Spiel genannt wurde, noch der dieser Aufzeichnung.
pludo-dice-record = Der Code der ganzen Aufzeichnung ist { $code }.
pludo-dice-seen = Der Server oder das Programm, auf dem dieses Spiel lief, sah die Wörter, bevor es die Würfel mischte; es hätte sie mit einem Komplizen wählen können.
pludo-dice-kept = Laut dieser Aufzeichnung waren die Wörter von { $names } versiegelt, bis alle ihre abgegeben hatten. { $count ->
    [one] Bestätigen kann das nur das eigene Programm dieses Spielers.
   *[other] Bestätigen können das nur die eigenen Programme dieser Spieler.
}
pludo-dice-unkept = { $count ->
    [one] { $names } hat Wörter versiegelt und nicht genannt, konnte also zwischen zwei Reihen von Würfeln wählen.
   *[other] { $names } haben Wörter versiegelt und nicht genannt, konnten also zusammen zwischen mehreren Reihen von Würfeln wählen.
}
pludo-dice-no-proof = Vor diesem Spiel lag nichts fest, also lassen sich seine { pludo-dice-them } nicht prüfen. Es begann mit einer älteren Version oder mit vorbereiteten Würfeln.
pludo-dice-seeded = Die { pludo-dice-them } dieses Spiels kommen aus --seed { $seed }: Wer das wählte, konnte sie alle vorher wissen.
pludo-dice-not-told = Der Startwert wird erst am Ende des Spiels bekannt; bis dahin lassen sich die { pludo-dice-them } nicht prüfen.
    .over = Das Spiel ist zu Ende, aber sein Startwert fehlt: Die { pludo-dice-them } lassen sich nicht prüfen.
pludo-dice-contribution = Die Wörter eines Spielers wurden geändert: Mit diesen sind die { pludo-dice-them } nicht gemischt.
pludo-dice-mixed = Die Regeln, ein Platz, ein Name oder die Wörter eines Spielers wurden geändert: Mit diesen sind die { pludo-dice-them } nicht gemischt.
pludo-dice-promise = Die Wörter von { $name } sind nicht die, die vor dem Spiel versiegelt wurden.
pludo-dice-commitment = Die Festlegung wurde geändert: Die { pludo-dice-them } kommen vom Startwert, die Festlegung nicht.
pludo-dice-seed = Der Startwert wurde geändert: Weder die Festlegung noch die { pludo-dice-them } kommen von ihm.
pludo-dice-die = { $throw ->
    [cards] Karte
    [spinner] Drehung
   *[dice] Würfel
} { $number } in Zug { $turn } weicht ab: In der Aufzeichnung steht { $fell }, der Startwert ergibt { $due }.
pludo-dice-first = Wer beginnt, weicht ab: In der Aufzeichnung steht { $fell }, der Startwert ergibt { $due }.
pludo-dice-list = Die Liste 'drawn' wurde geändert: Ihre Nummer { $number } ist { $fell }, der Startwert ergibt { $due }.
