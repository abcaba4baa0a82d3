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
