### Bedingungen in Regeldateien: Nebensätze hinter "wenn".

pludo-if-all = { $list }
pludo-if-either = entweder { $list }
pludo-if-who = { $who ->
    [anybody] jemand
    [everybody] jeder
    [nobody] niemand
    [not-everybody] nicht jeder
    [theirs] ein Gegner
    [all-theirs] jeder Gegner
    [no-opponent] kein Gegner
    [not-every-opponent] nicht jeder Gegner
    [partner] ein Partner
    [all-partners] jeder Partner
    [no-partner] kein Partner
    [victim] der Geschlagene
    [total] alle zusammen
    [team] eure Seite
   *[mine] du
}
pludo-if-has = { pludo-if-who } { $how ->
    [some] { $name ->
        [steps-left] einen
        [points] einen
       *[other] eine
    }
    [none] keine
    [least] mindestens { $number }
    [most] höchstens { $number }
    [more] mehr als { $number }
    [fewer] weniger als { $number }
    [not] nicht genau { $number }
   *[exactly] genau { $number }
} { pludo-if-unit } { $who ->
    [mine] hast
    [total] haben
   *[other] hat
}
pludo-if-unit = { $number ->
    [one] { $name ->
        [home] Figur im Ziel
        [out] Figur auf dem Brett
        [waiting] Figur im Hof
        [markers-on] Figur auf { $things }
        [captures] Figur geschlagen
        [prisoners] gefangene Figur
        [points] Punkt
        [steps-left] Schritt zu gehen
       *[markers] Figur
    }
   *[other] { $name ->
        [home] Figuren im Ziel
        [out] Figuren auf dem Brett
        [waiting] Figuren im Hof
        [markers-on] Figuren auf { $things }
        [captures] Figuren geschlagen
        [prisoners] gefangene Figuren
        [points] Punkte
        [steps-left] Schritte zu gehen
       *[markers] Figuren
    }
}
pludo-if-has-than = { pludo-if-who } { $how ->
    [least] mindestens so viele
    [most] höchstens so viele
    [more] mehr
    [fewer] weniger
    [not] nicht so viele
   *[exactly] so viele
} { pludo-if-unit } { $who ->
    [mine] hast
    [total] haben
   *[other] hat
} { $how ->
    [more] als
    [fewer] als
   *[other] wie
} { $other ->
    [anybody] jemand
    [everybody] jeder
    [theirs] ein Gegner
    [all-theirs] jeder Gegner
    [partner] ein Partner
    [all-partners] jeder Partner
    [victim] der Geschlagene
    [total] alle zusammen
    [team] eure Seite
   *[mine] du
}
pludo-if-compare = { $left } { $how ->
    [least] mindestens { $right }
    [most] höchstens { $right }
    [more] größer als { $right }
    [fewer] kleiner als { $right }
    [not] nicht { $right }
   *[exactly] { $right }
} ist
pludo-if-number = { $name ->
    [round] die Runde
    [turn] die Nummer des Zuges
    [players] die Zahl der Spieler
    [players-left] die Zahl der übrigen Spieler
    [face] die gefallene Zahl
    [sixes] die Länge der Serie
    [extra-throws] die Zahl der Zusatzwürfe in diesem Zug
    [marker] die Nummer der Figur
    [prey-marker] die Nummer der geschlagenen Figur
    [prey-left] die Zahl der Schritte, die die geschlagene Figur noch hat,
    [steps] die Zahl der Schritte
    [left] die Zahl der Schritte, die die Figur noch hat,
    [left-after] die Zahl der Schritte, die die Figur danach noch hat,
    [rank] { $who ->
        [mine] dein Rang
       *[other] der Rang { pludo-if-whose }
    }
    [home] die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } im Ziel
    [out] die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } auf dem Brett
    [waiting] die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } im Hof
    [markers-on] die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } auf { $things }
    [prisoners] die Zahl { $who ->
        [mine] deiner gefangenen Figuren
       *[other] der gefangenen Figuren { pludo-if-whose }
    }
    [points] die Zahl { $who ->
        [mine] deiner Punkte
       *[other] der Punkte { pludo-if-whose }
    }
    [captures] die Zahl { $who ->
        [mine] deiner Schläge
       *[other] der Schläge { pludo-if-whose }
    }
    [steps-left] die Zahl { $who ->
        [mine] deiner Schritte
       *[other] der Schritte { pludo-if-whose }
    } bis zum Ziel
   *[markers] die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    }
}
pludo-if-whose = { $who ->
    [anybody] von jemandem
    [everybody] von jedem
    [theirs] eines Gegners
    [all-theirs] jedes Gegners
    [partner] eines Partners
    [all-partners] jedes Partners
    [victim] des Geschlagenen
    [total] aller zusammen
    [team] eurer Seite
   *[mine] von dir
}
pludo-if-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
    [times] { $left } mal { $right }
   *[rest] { $left } modulo { $right }
}
pludo-if-round-divided = { $is ->
    [no] die Runde nicht durch { $number } teilbar ist
   *[yes] die Runde durch { $number } teilbar ist
}
pludo-if-is = { $name ->
    [drawn] { $is ->
        [no] { $throw ->
            [cards] { $things } nicht gezogen wird
           *[other] { $things } nicht fällt
        }
       *[yes] { $throw ->
            [cards] { $things } gezogen wird
           *[other] { $things } fällt
        }
    }
    [amended] { $is ->
        [no] { $things } nicht gilt
       *[yes] { $things } gilt
    }
    [clockwise] { $is ->
        [no] es gegen den Uhrzeigersinn geht
       *[yes] es im Uhrzeigersinn geht
    }
    [entering] { $is ->
        [no] die Figur nicht aus dem Hof kommt
       *[yes] die Figur aus dem Hof kommt
    }
    [arriving] { $is ->
        [no] die Figur nicht ins Ziel geht
       *[yes] die Figur ins Ziel geht
    }
    [pushing] { $is ->
        [no] du keine fremde Figur schiebst
       *[yes] du eine fremde Figur schiebst
    }
    [from-tile] { $is ->
        [no] die Figur nicht von { $things } kommt
       *[yes] die Figur von { $things } kommt
    }
    [to-tile] { $is ->
        [no] die Figur nicht auf { $things } kommt
       *[yes] die Figur auf { $things } kommt
    }
    [colour] { pludo-if-who } { $is ->
        [no] nicht { $things }
       *[yes] { $things }
    } { pludo-if-be }
    [last] { pludo-if-who } { $is ->
        [no] nicht hinten
       *[yes] hinten
    } { pludo-if-be }
   *[leader] { pludo-if-who } { $is ->
        [no] nicht vorn
       *[yes] vorn
    } { pludo-if-be }
}
pludo-if-be = { $who ->
    [mine] bist
   *[other] ist
}
pludo-if-last-left = du als Letzter übrig bist
pludo-if-all-home = { $whose ->
    [team] alle Figuren eurer Seite im Ziel sind
   *[all] alle deine Figuren im Ziel sind
}
