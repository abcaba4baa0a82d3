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
pludo-review-abilities = Ob eine Fähigkeit zur rechten Zeit eingesetzt wurde, wird nicht beurteilt.
pludo-review-choice = Zug { $number }, { $who ->
    [you] du
   *[other] { $name }
}, { $cost } Prozent verschenkt. Gespielt: { $made } Besser: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Du hattest nichts zu entscheiden.
        [one] Du hattest eine Entscheidung und verschenktest { $cost } Prozent.
       *[other] Du hattest { $choices } Entscheidungen, trafst { $best ->
            [one] einmal
           *[other] { $best } Mal
        } die beste und verschenktest zusammen { $cost } Prozent.
    }
   *[other] { $choices ->
        [0] { $name } hatte nichts zu entscheiden.
        [one] { $name } hatte eine Entscheidung und verschenkte { $cost } Prozent.
       *[other] { $name } hatte { $choices } Entscheidungen, traf { $best ->
            [one] einmal
           *[other] { $best } Mal
        } die beste und verschenkte zusammen { $cost } Prozent.
    }
}

## Warten, während ein Spiel durchgesehen wird

pludo-review-working = Ich sehe das Spiel durch. Escape bricht ab.
    .touch = Ich sehe das Spiel durch.
pludo-review-how-far = { $percent } Prozent fertig.

## Aus Fehlern lernen: eine Stellung eines gespielten Spiels, noch einmal versucht

pludo-learn-title = { $count ->
    [one] Eine Entscheidung ging besser.
   *[other] { $count } Entscheidungen gingen besser.
} Bild ab: die nächste. H: die Lösung. Escape: genug.
    .touch = { $count ->
        [one] Eine Entscheidung ging besser.
       *[other] { $count } Entscheidungen gingen besser.
    }
pludo-learn-none = Hier gibt es nichts zu lernen: keine Entscheidung hat klar etwas verschenkt.
pludo-learn-whose = Wessen Entscheidungen?
pludo-learn-of = { $name }
pludo-learn-count = { $number } von { $count }.
pludo-learn-question = Zug { $number }, { $throw ->
    [cards] du hast { $dice } gezogen.
    [spinner] du hast { $dice } gedreht.
   *[dice] du hast { $dice } gewürfelt.
} Gespielt: { $made } Finde etwas Besseres.
pludo-learn-best = Richtig: { $gain } Prozent besser als das Gespielte.
pludo-learn-equal = Richtig: { $gain } Prozent besser als das Gespielte und etwa so gut wie das Beste.
pludo-learn-better = { $gain } Prozent besser als das Gespielte. Es geht noch besser.
pludo-learn-level = Etwa so gut wie das Gespielte. Es geht besser.
pludo-learn-same = Das hast du gespielt. Es geht besser.
pludo-learn-worse = Nicht besser: es gewinnt { $percent } Prozent, das Gespielte { $other } Prozent.
pludo-learn-answer = Am besten: { $choice } Das gewinnt { $best } Prozent, statt { $other } Prozent.
pludo-learn-first = Das ist die erste.
pludo-learn-last = Das ist die letzte. Escape schließt.
    .touch = Das ist die letzte.
pludo-learn-help = Wähle wie im Spiel: mit der Ziffer der Figur oder mit Pfeilen und Enter. H sagt die Lösung, noch einmal gedrückt den Wert jeder Möglichkeit. R wiederholt die Aufgabe, Bild ab und Bild auf gehen weiter und zurück, nach einer richtigen Wahl auch Enter. Alle Fragen gehen: V, M, N und das Erkunden. Escape schließt.
    .touch = Wähle wie im Spiel. „Tipp“ sagt die Lösung, noch einmal den Wert jeder Möglichkeit. Alle Fragen gehen.

## Rätsel

pludo-puzzle-question = { $title }. Du bist { $name } und hast { $throw ->
    [cards] { $dice } gezogen.
    [spinner] { $dice } gedreht.
   *[dice] { $dice } gewürfelt.
} V sagt das Brett. Finde das Beste.
    .touch = { $title }. Du bist { $name } und hast { $throw ->
        [cards] { $dice } gezogen.
        [spinner] { $dice } gedreht.
       *[dice] { $dice } gewürfelt.
    } Finde das Beste.
pludo-puzzle-best = Richtig: es gewinnt { $percent } Prozent, das Nächstbeste { $other } Prozent.
pludo-puzzle-worse = Nein: es gewinnt { $percent } Prozent, das Beste { $best } Prozent.
pludo-puzzle-told = Nach dem Tipp zählt es nicht als gelöst.

## Statistik der eigenen gespielten Spiele

pludo-stats-working = Ich sehe deine Spiele durch. Escape lässt Glück und Können weg.
    .touch = Ich sehe deine Spiele durch.
pludo-stats-working-less = Ich zähle deine Spiele zusammen. Escape bricht ab.
    .touch = Deine Spiele werden gezählt.
pludo-stats-title = Deine Spiele. Enter erzählt mehr, Escape schließt.
    .touch = Deine Spiele. Jede Zeile erzählt mehr.
pludo-stats-none = Du hast noch kein Spiel zu Ende gespielt. Sobald eines fertig ist, zählt es.
pludo-stats-left-out = { $count ->
    [one] Eine Aufzeichnung zählt nicht mit: { $damaged ->
        [0] sie ist nicht von dir, oder ihre Regeln fehlen.
       *[other] sie ist nicht lesbar.
    }
   *[other] { $count } Aufzeichnungen zählen nicht mit: { $damaged ->
        [0] sie sind nicht von dir, oder ihre Regeln fehlen.
       *[other] { $foreign ->
            [0] sie sind nicht lesbar.
           *[other] { $damaged } nicht lesbar, { $foreign } nicht von dir oder ohne ihre Regeln.
        }
    }
}
pludo-stats-undated = { $count ->
    [one] Ein Spiel hat ein Datum, das nicht stimmen kann, und zählt zu keinem Monat. Geht die Uhr dieses Rechners richtig?
   *[other] { $count } Spiele haben ein Datum, das nicht stimmen kann, und zählen zu keinem Monat. Geht die Uhr dieses Rechners richtig?
}
pludo-stats-result = { $games ->
    [one] Ein Spiel, { $won ->
        [0] nicht gewonnen.
       *[other] gewonnen.
    }
   *[other] { $games } Spiele, { $won } gewonnen: { $percent } Prozent, wo { $fair } der Anteil eines jeden wären.
}
pludo-stats-places = Plätze: { $places }.
pludo-stats-place = { $count ->
    [one] einmal Platz { $place }
   *[other] { $count } Mal Platz { $place }
}
pludo-stats-captures = Geschlagen: { $made }, geschlagen worden: { $suffered }.
pludo-stats-rating = Wertung { $rating }, zwischen { $low } und { $high }: etwa so stark wie der Bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] zufällig
    [easy] leicht
    [normal] mittel
    [hard] schwer
    [people] Menschen
   *[expert] Meister
}
pludo-stats-ladder = Der Bot { pludo-stats-bot } hat { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Wertung: nach einem weiteren Spiel gegen Bots.
   *[other] Wertung: nach { $count } weiteren Spielen gegen Bots.
}
pludo-stats-rating-library = Für die Wertung fehlt eine Bibliothek: pip install openskill.
pludo-stats-skill = Können: { $lost } Prozent deiner Gewinnchance pro Entscheidung verschenkt; { $good } von 100 Entscheidungen haben weniger als ein Prozent verschenkt.
pludo-stats-skill-meaning = Jede Entscheidung wird mit der besten verglichen, wie der stärkste Bot sie sieht. Die Würfel spielen keine Rolle. In Spielen zu zweit verschenkt der Bot zufällig 1,4 Prozent pro Entscheidung, leicht 1,1, mittel 0,7, schwer 0,5, Meister nichts; am Tisch zu viert etwa die Hälfte.
pludo-stats-luck = { $way ->
    [even] Glück: ausgeglichen.
    [good] Glück: gut, die Würfel gaben dir pro Spiel { $percent } Prozent mehr Gewinnchance, als zu erwarten war.
   *[bad] Glück: schlecht, die Würfel nahmen dir pro Spiel { $percent } Prozent Gewinnchance.
}
pludo-stats-luck-own = { $way ->
    [even] Deine eigenen Würfel: ausgeglichen.
    [good] Deine eigenen Würfel gaben dir { $percent } Prozent.
   *[bad] Deine eigenen Würfel nahmen dir { $percent } Prozent.
}
pludo-stats-luck-others = { $way ->
    [even] Die Würfel der anderen: ausgeglichen.
    [good] Die Würfel der anderen gaben dir { $percent } Prozent.
   *[bad] Die Würfel der anderen nahmen dir { $percent } Prozent.
}
pludo-stats-luck-meaning = Jeder Wurf wird mit allen verglichen, die hätten fallen können, jeder aufs Beste gespielt. Über viele Spiele gleicht es sich aus.
pludo-stats-no-look = Glück und Können sind weggelassen.
pludo-stats-by-rules = Nach Regeln
pludo-stats-by-opponent = Nach Gegnern
pludo-stats-by-month = Monat für Monat
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen{ $looked ->
    [yes] , { $lost } Prozent pro Entscheidung verschenkt.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Gegen Menschen
   *[other] Gegen den Bot { pludo-stats-bot }
}: vor { $ahead } von { $met }; { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Wertung { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Erreicht: { $count } von { $total }
pludo-stats-reached-first-win = Der erste Sieg, in Spiel { $number }.
pludo-stats-reached-untouched = Unberührt: gewonnen, ohne geschlagen zu werden, in Spiel { $number }.
pludo-stats-reached-hunter = Jäger: in einem Spiel zehn Mal geschlagen, in Spiel { $number }.
pludo-stats-reached-beat-expert = Gegen einen Meister gewonnen, in Spiel { $number }.
pludo-stats-reached-comeback = Vom Abgrund zurück: mit weniger als 5 Prozent noch gewonnen, in Spiel { $number }.
pludo-stats-reached-flawless = Makellos: keine Entscheidung eines Spiels hat ein ganzes Prozent verschenkt, in Spiel { $number }.
pludo-stats-reached-run = Fünf Siege hintereinander, bis Spiel { $number }.
pludo-stats-reached-rule-sets = Unter fünf Regelwerken gewonnen, bis Spiel { $number }.
pludo-stats-reached-many = Hundert Spiele.
pludo-stats-open-first-win = Offen: ein Spiel gewinnen.
pludo-stats-open-untouched = Offen: gewinnen, ohne geschlagen zu werden.
pludo-stats-open-hunter = Offen: in einem Spiel zehn Mal schlagen.
pludo-stats-open-beat-expert = Offen: gegen einen Meister gewinnen.
pludo-stats-open-comeback = Offen: mit weniger als 5 Prozent noch gewinnen.
pludo-stats-open-flawless = Offen: mindestens fünfzehn Entscheidungen in einem Spiel, und keine verschenkt ein ganzes Prozent.
pludo-stats-open-run = Offen: fünf Spiele hintereinander gewinnen.
pludo-stats-open-rule-sets = Offen: unter fünf Regelwerken gewinnen.
pludo-stats-open-many = Offen: hundert Spiele zu Ende spielen.
pludo-puzzle-answer = Am besten: { $choice } Das gewinnt { $best } Prozent, das Nächstbeste { $other } Prozent, auf { $sure } genau.
pludo-puzzle-title = Rätsel. { $clock ->
    [behind] Der Kalender dieses Rechners liegt vor deinen letzten Rätseln, die Serie wartet so lange.
   *[right] { $days ->
        [0] { $run ->
            [0] Löse alle drei eines Tages, um eine Serie zu beginnen.
            [one] Eines beim ersten Versuch richtig.
           *[other] { $run } hintereinander beim ersten Versuch richtig.
        }
        [one] Ein Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Die drei von heute
    [1] Die drei von gestern
   *[other] { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
}: { $solved } von { $count } gelöst.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } von { $count } gelöst.
pludo-puzzle-grades = Die Stufe ist der schwächste Bot, der die Lösung findet. Zehn auf einmal, die ungelösten zuerst.
pludo-puzzle-earlier = Frühere Tage
pludo-puzzle-day-done = { $days ->
    [one] Alle drei von heute gelöst. Morgen kann daraus eine Serie werden.
   *[other] Alle drei von heute gelöst, { $days } Tage in Folge.
}
pludo-puzzle-missing = Die Rätsel fehlen in dieser Installation oder sind beschädigt; installiere sie neu, um sie zu haben.
pludo-puzzle-not-kept = Dass du es gelöst hast, konnte nicht notiert werden: { $reason }.
pludo-puzzle-book-damaged = Die Liste deiner gelösten Rätsel war nicht lesbar. Sie liegt jetzt in { $file }, und eine neue beginnt.
pludo-puzzle-book-unreadable = Die Liste deiner gelösten Rätsel, { $file }, ist gerade nicht lesbar, also wird nichts notiert.
pludo-puzzle-heading = Rätsel { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Rätsel ohne Ende.
    [where] Hörübung: Wo steht sie?
   *[risk] Hörübung: Wie groß ist die Gefahr?
}
pludo-ear-row = { $title } Wertung { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Ein Rätsel nach dem anderen, so schwer wie deine Wertung. Deine erste Antwort zählt, und ein Tipp gilt als falsch.
    [where] Du hörst das Brett und einige Züge. Wähle dann, wo eine Figur steht. Je besser du bist, desto mehr Züge und Spieler.
   *[risk] Du hörst das Brett. Wähle dann, wie wahrscheinlich eine deiner Figuren geschlagen werden kann, wenn jeder Gegner einmal würfelt. Je besser du bist, desto enger liegen die Antworten.
}
pludo-ear-question = { $kind ->
    [where] Wo steht jetzt { $piece }?
   *[risk] Wie groß ist die Gefahr für { $piece }, wenn jeder Gegner einmal würfelt?
}
pludo-ear-place = { $kind ->
    [yard] im Hof
    [home] auf { pludo-place }
    [finish] im Ziel
   *[track] auf { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Richtig, { $answer }.
   *[no] Nein, richtig ist: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Wertung { $rating }, { $points } mehr.
   *[down] Wertung { $rating }, { $points } weniger.
}
pludo-ear-next = Nächste Frage
pludo-ear-no-answer = Keine Antwort hat diese Ziffer.
pludo-ear-working = Ich denke mir eine Frage aus. Escape bricht ab.
    .touch = Ich denke mir eine Frage aus.
pludo-ear-done = { $right } von { $count } richtig. Wertung { $rating }.
