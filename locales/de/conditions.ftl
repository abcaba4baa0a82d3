### Bedingungen in Regeldateien: Nebensätze hinter "wenn".

pludo-if-all = { $list }
pludo-if-either = entweder { $list }
pludo-if-who =
    { $who ->
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
pludo-if-verb =
    { $who ->
        [mine] hast
        [total] haben
       *[other] hat
    }
pludo-if-how =
    { $how ->
        [some] eine
        [none] keine
        [least] mindestens { $number }
        [most] höchstens { $number }
        [more] mehr als { $number }
        [fewer] weniger als { $number }
        [not] nicht genau { $number }
       *[exactly] genau { $number }
    }
pludo-if-how-masculine =
    { $how ->
        [some] einen
        [none] keine
        [least] mindestens { $number }
        [most] höchstens { $number }
        [more] mehr als { $number }
        [fewer] weniger als { $number }
        [not] nicht genau { $number }
       *[exactly] genau { $number }
    }
pludo-if-has-home =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur im Ziel
       *[other] Figuren im Ziel
    } { pludo-if-verb }
pludo-if-has-out =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur auf dem Brett
       *[other] Figuren auf dem Brett
    } { pludo-if-verb }
pludo-if-has-waiting =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur im Hof
       *[other] Figuren im Hof
    } { pludo-if-verb }
pludo-if-has-markers-on =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur auf { $things }
       *[other] Figuren auf { $things }
    } { pludo-if-verb }
pludo-if-has-captures =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur geschlagen
       *[other] Figuren geschlagen
    } { pludo-if-verb }
pludo-if-has-prisoners =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] gefangene Figur
       *[other] gefangene Figuren
    } { pludo-if-verb }
pludo-if-has-points =
    { pludo-if-who } { pludo-if-how-masculine } { $number ->
        [one] Punkt
       *[other] Punkte
    } { pludo-if-verb }
pludo-if-has-steps-left =
    { pludo-if-who } { pludo-if-how-masculine } { $number ->
        [one] Schritt zu gehen
       *[other] Schritte zu gehen
    } { pludo-if-verb }
pludo-if-has-markers =
    { pludo-if-who } { pludo-if-how } { $number ->
        [one] Figur
       *[other] Figuren
    } { pludo-if-verb }
pludo-if-as-many =
    { $how ->
        [least] mindestens so viele
        [most] höchstens so viele
        [more] mehr
        [fewer] weniger
        [not] nicht so viele
       *[exactly] so viele
    }
pludo-if-than =
    { $how ->
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
pludo-if-has-than-home =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur im Ziel
       *[other] Figuren im Ziel
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-out =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur auf dem Brett
       *[other] Figuren auf dem Brett
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-waiting =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur im Hof
       *[other] Figuren im Hof
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-markers-on =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur auf { $things }
       *[other] Figuren auf { $things }
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-captures =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur geschlagen
       *[other] Figuren geschlagen
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-prisoners =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] gefangene Figur
       *[other] gefangene Figuren
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-points =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Punkt
       *[other] Punkte
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-steps-left =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Schritt zu gehen
       *[other] Schritte zu gehen
    } { pludo-if-verb } { pludo-if-than }
pludo-if-has-than-markers =
    { pludo-if-who } { pludo-if-as-many } { $number ->
        [one] Figur
       *[other] Figuren
    } { pludo-if-verb } { pludo-if-than }
pludo-if-compare =
    { $left } { $how ->
        [least] mindestens { $right }
        [most] höchstens { $right }
        [more] größer als { $right }
        [fewer] kleiner als { $right }
        [not] nicht { $right }
       *[exactly] { $right }
    } ist
pludo-if-number-round = die Runde
pludo-if-number-turn = die Nummer des Zuges
pludo-if-number-players = die Zahl der Spieler
pludo-if-number-players-left = die Zahl der übrigen Spieler
pludo-if-number-face = die gefallene Zahl
pludo-if-number-sixes = die Länge der Serie
pludo-if-number-extra-throws = die Zahl der Zusatzwürfe in diesem Zug
pludo-if-number-marker = die Nummer der Figur
pludo-if-number-prey-marker = die Nummer der geschlagenen Figur
pludo-if-number-prey-left = die Zahl der Schritte, die die geschlagene Figur noch hat,
pludo-if-number-steps = die Zahl der Schritte
pludo-if-number-left = die Zahl der Schritte, die die Figur noch hat,
pludo-if-number-left-after = die Zahl der Schritte, die die Figur danach noch hat,
pludo-if-number-rank =
    { $who ->
        [mine] dein Rang
       *[other] der Rang { pludo-if-whose }
    }
pludo-if-number-answer =
    { $who ->
        [mine] deine Antwort
       *[other] die Antwort { pludo-if-whose }
    }
pludo-if-number-home =
    die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } im Ziel
pludo-if-number-out =
    die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } auf dem Brett
pludo-if-number-waiting =
    die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } im Hof
pludo-if-number-markers-on =
    die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    } auf { $things }
pludo-if-number-prisoners =
    die Zahl { $who ->
        [mine] deiner gefangenen Figuren
       *[other] der gefangenen Figuren { pludo-if-whose }
    }
pludo-if-number-points =
    die Zahl { $who ->
        [mine] deiner Punkte
       *[other] der Punkte { pludo-if-whose }
    }
pludo-if-number-captures =
    die Zahl { $who ->
        [mine] deiner Schläge
       *[other] der Schläge { pludo-if-whose }
    }
pludo-if-number-steps-left =
    die Zahl { $who ->
        [mine] deiner Schritte
       *[other] der Schritte { pludo-if-whose }
    } bis zum Ziel
pludo-if-number-markers =
    die Zahl { $who ->
        [mine] deiner Figuren
       *[other] der Figuren { pludo-if-whose }
    }
pludo-if-whose =
    { $who ->
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
pludo-if-sum =
    { $sign ->
        [plus] { $left } plus { $right }
        [minus] { $left } minus { $right }
        [times] { $left } mal { $right }
       *[rest] der Rest, wenn man { $left } durch { $right } teilt,
    }
pludo-if-round-divided =
    { $is ->
        [no] die Runde nicht durch { $number } teilbar ist
       *[yes] die Runde durch { $number } teilbar ist
    }
pludo-if-is-drawn =
    { $is ->
        [no]
            { $throw ->
                [cards] { $things } nicht gezogen wird
               *[other] { $things } nicht fällt
            }
       *[yes]
            { $throw ->
                [cards] { $things } gezogen wird
               *[other] { $things } fällt
            }
    }
pludo-if-is-amended =
    { $is ->
        [no] { $things } nicht gilt
       *[yes] { $things } gilt
    }
pludo-if-is-clockwise =
    { $is ->
        [no] es gegen den Uhrzeigersinn geht
       *[yes] es im Uhrzeigersinn geht
    }
pludo-if-is-entering =
    { $is ->
        [no] die Figur nicht aus dem Hof kommt
       *[yes] die Figur aus dem Hof kommt
    }
pludo-if-is-arriving =
    { $is ->
        [no] die Figur nicht ins Ziel geht
       *[yes] die Figur ins Ziel geht
    }
pludo-if-is-pushing =
    { $is ->
        [no] du keine fremde Figur schiebst
       *[yes] du eine fremde Figur schiebst
    }
pludo-if-is-from-tile =
    { $is ->
        [no] die Figur nicht von { $things } kommt
       *[yes] die Figur von { $things } kommt
    }
pludo-if-is-to-tile =
    { $is ->
        [no] die Figur nicht auf { $things } kommt
       *[yes] die Figur auf { $things } kommt
    }
pludo-if-is-colour =
    { pludo-if-who } { $is ->
        [no] nicht { $things }
       *[yes] { $things }
    } { pludo-if-be }
pludo-if-is-last =
    { pludo-if-who } { $is ->
        [no] nicht hinten
       *[yes] hinten
    } { pludo-if-be }
pludo-if-is-leader =
    { pludo-if-who } { $is ->
        [no] nicht vorn
       *[yes] vorn
    } { pludo-if-be }
pludo-if-be =
    { $who ->
        [mine] bist
       *[other] ist
    }
pludo-if-last-left = du als Letzter übrig bist
pludo-if-all-home =
    { $whose ->
        [team] alle Figuren eurer Seite im Ziel sind
       *[all] alle deine Figuren im Ziel sind
    }
