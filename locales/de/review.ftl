### Rückblick auf gespielte Spiele: wo sie sich wendeten, aus Fehlern lernen, Statistik, Wertung, Rätsel.

## Wo sich ein gespieltes Spiel wendete

pludo-review-turned = Wo sich das Spiel wendete:
pludo-review-none-turned = { $who ->
    [you] Kein Zug änderte deine Gewinnchance um ein ganzes Prozent.
   *[other] Kein Zug änderte die Gewinnchance von { $name } um ein ganzes Prozent.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Zug { $number }: deine Gewinnchance steigt von { $before } auf { $after } Prozent.
       *[down] Zug { $number }: deine Gewinnchance fällt von { $before } auf { $after } Prozent.
    }
   *[other] { $way ->
        [up] Zug { $number }: die Gewinnchance von { $name } steigt von { $before } auf { $after } Prozent.
       *[down] Zug { $number }: die Gewinnchance von { $name } fällt von { $before } auf { $after } Prozent.
    }
}
pludo-review-dear = Die teuersten Entscheidungen:
pludo-review-none-dear = Keine Entscheidung kostete ein ganzes Prozent.
pludo-review-choice = Zug { $number }, { $who ->
    [you] du
   *[other] { $name }
}, { $cost } Prozent verschenkt. Gespielt: { $made } Besser: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Du hattest nichts zu entscheiden.
        [one] Du hattest eine Entscheidung und verschenktest { $cost } Prozent.
       *[other] Du hattest { $choices } Entscheidungen, trafst { $best } Mal die beste und verschenktest zusammen { $cost } Prozent.
    }
   *[other] { $choices ->
        [0] { $name } hatte nichts zu entscheiden.
        [one] { $name } hatte eine Entscheidung und verschenkte { $cost } Prozent.
       *[other] { $name } hatte { $choices } Entscheidungen, traf { $best } Mal die beste und verschenkte zusammen { $cost } Prozent.
    }
}

## Warten, während ein Spiel durchgesehen wird

pludo-review-working = Ich sehe das Spiel durch. Escape bricht ab.
pludo-review-how-far = { $percent } Prozent fertig.

## Aus Fehlern lernen: eine Stellung eines gespielten Spiels, noch einmal versucht

pludo-learn-title = { $count ->
    [one] Eine Entscheidung ging besser.
   *[other] { $count } Entscheidungen gingen besser.
} Bild ab: die nächste. H: die Lösung. Escape: genug.
pludo-learn-none = Hier gibt es nichts zu lernen: keine Entscheidung hat klar etwas verschenkt.
pludo-learn-whose = Wessen Entscheidungen?
pludo-learn-of = { $name }
pludo-learn-count = { $number } von { $count }.
pludo-learn-question = Zug { $number }, { $throw ->
    [cards] du hast { $dice } gezogen.
    [spinner] du hast { $dice } gedreht.
   *[dice] du hast { $dice } gewürfelt.
} Gespielt hast du { $made } Finde etwas Besseres.
pludo-learn-best = Richtig: { $gain } Prozent besser als das Gespielte.
pludo-learn-equal = Richtig: { $gain } Prozent besser als das Gespielte und etwa so gut wie das Beste.
pludo-learn-better = { $gain } Prozent besser als das Gespielte. Es geht noch besser.
pludo-learn-same = Das hast du gespielt. Es geht besser.
pludo-learn-worse = Nicht besser: es gewinnt { $percent } Prozent, das Gespielte { $other } Prozent.
pludo-learn-answer = Am besten: { $choice } Das gewinnt { $best } Prozent, statt { $other } Prozent.
pludo-learn-first = Das ist die erste.
pludo-learn-last = Das ist die letzte. Escape schließt.
pludo-learn-help = Wähle wie im Spiel: mit der Ziffer der Figur oder mit Pfeilen und Enter. H sagt die Lösung, noch einmal gedrückt den Wert jeder Möglichkeit. R wiederholt die Aufgabe, Bild ab und Bild auf gehen weiter und zurück, nach einer richtigen Wahl auch Enter. Alle Fragen gehen: V, M, N und das Erkunden. Escape schließt.

## Rätsel

pludo-puzzle-question = Du bist { $name } und hast { $throw ->
    [cards] { $dice } gezogen.
    [spinner] { $dice } gedreht.
   *[dice] { $dice } gewürfelt.
} Finde das Beste.
pludo-puzzle-best = Richtig: es gewinnt { $percent } Prozent, das Nächstbeste { $other } Prozent.
pludo-puzzle-worse = Nein: es gewinnt { $percent } Prozent, das Beste { $best } Prozent.
