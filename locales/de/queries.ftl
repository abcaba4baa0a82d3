### Antworten auf Tastenfragen. Erläuterungen zu den Variablen stehen in der englischen Datei.

pludo-query-player-tokens = { $who ->
    [you] Du: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] alle im Hof
           *[no] { pludo-tokens-begin } im Hof
        }
        [finish] { $all ->
            [yes] alle im Ziel
           *[no] { pludo-tokens-begin } im Ziel
        }
        [home] { pludo-tokens-begin } auf { pludo-place }
       *[track] { pludo-tokens-begin } auf { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] alle im Hof
           *[no] { $count } im Hof
        }
        [finish] { $all ->
            [yes] alle im Ziel
           *[no] { $count } im Ziel
        }
        [home] { pludo-tokens-begin } auf { pludo-place }
       *[track] { pludo-tokens-begin } auf { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] alle im Hof
           *[no] { pludo-tokens-begin } im Hof
        }
        [finish] { $all ->
            [yes] alle im Ziel
           *[no] { pludo-tokens-begin } im Ziel
        }
        [home] { pludo-tokens-begin } auf { pludo-place }
       *[track] { pludo-tokens-begin } auf { pludo-place }{ pludo-query-together }, noch { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Alle Figuren im Hof.
       *[no] { pludo-tokens-begin } im Hof.
    }
    [finish] { $all ->
        [yes] Alle Figuren im Ziel.
       *[no] { pludo-tokens-begin } im Ziel.
    }
    [home] { pludo-tokens-begin } auf { pludo-place }.
   *[track] { pludo-tokens-begin } auf { pludo-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , ein Doppel
    [barrier] , eine Sperre
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , ein Stern
    [colour] , sicheres Feld von { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , ein Doppel
    [barrier] , eine Sperre
    [safe] , sicher
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] ein Schritt bis zum Ziel
   *[other] { $left } Schritte bis zum Ziel
}

pludo-query-threat = { $from ->
    [yard] { $name } könnte auf { pludo-query-own-accusative } herauskommen: { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } hinter { pludo-query-own } und { $count ->
        [one] könnte
       *[other] könnten
    } sie schlagen: { pludo-likely }.
   *[elsewhere] { $name } könnte { pludo-query-own-accusative } schlagen: { pludo-likely }.
}
pludo-query-own-accusative = { $own-who ->
    [you] { $own-count ->
        [one] deine Figur { $own }
       *[other] deine Figuren { $own }
    }
   *[other] { $own-count ->
        [one] Figur { $own } von { $own-name }
       *[other] die Figuren { $own } von { $own-name }
    }
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Du könntest auf { pludo-query-victim } herauskommen: { pludo-likely }.
       *[other] { $own-name } könnte auf { pludo-query-victim } herauskommen: { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } vor { pludo-query-own } und { $count ->
        [one] könnte
       *[other] könnten
    } geschlagen werden: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Du könntest { pludo-query-victim } schlagen: { pludo-likely }.
       *[other] { $own-name } könnte { pludo-query-victim } schlagen: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [one] Figur { $tokens } von { $name }
   *[other] die Figuren { $tokens } von { $name }
}
pludo-query-theirs = { $count ->
    [one] Figur { $tokens } von { $name } ist
   *[other] Die Figuren { $tokens } von { $name } sind
}
# Passt nach „hinter“ und „vor“.
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] deiner Figur { $own }
       *[other] Figur { $own } von { $own-name }
    }
   *[other] { $own-who ->
        [you] deinen Figuren { $own }
       *[other] den Figuren { $own } von { $own-name }
    }
}
pludo-query-by-ability = { $who ->
    [you] Mit { $ability } könntest du { $pieces } schlagen
   *[other] Mit { $ability } könnte { $name } { $pieces } schlagen
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] am ehesten { pludo-with-percent }.
       *[0] höchstens { $with-percent } Prozent.
    }
}
pludo-query-nobody-near = Niemand ist in der Nähe.
pludo-query-none-found = Kein Schlag gefunden; es gibt aber zu viele Möglichkeiten, um alle zu prüfen.

pludo-query-one-more = { $throw ->
    [cards] noch eine Karte
    [spinner] noch einmal drehen
   *[dice] noch ein Wurf
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Du bist dran: zieh eine Karte um den Anfang.
            [spinner] Du bist dran: dreh um den Anfang.
           *[dice] Du bist dran: würfle um den Anfang.
        }
        [order] { $throw ->
            [cards] Du bist dran: zieh eine Karte um die Reihenfolge.
            [spinner] Du bist dran: dreh um die Reihenfolge.
           *[dice] Du bist dran: würfle um die Reihenfolge.
        }
        [roll] { $throw ->
            [cards] Du bist dran: zieh eine Karte.
            [spinner] Du bist dran: dreh.
           *[dice] Du bist dran: würfle.
        }
        [roll-pool] Du bist dran: { pludo-query-one-more }, danach { $dice } zu spielen.
        [roll-second] Du bist dran: { pludo-query-one-more }, und eins von beiden bleibt; du hast { $dice }.
        [move-roll] Du bist dran: { $dice } zu spielen, danach { pludo-query-one-more }.
        [take] Du bist dran: wähle eine Fähigkeit.
        [duel] Du bist dran: wirf für das Duell.
        [lot] Du bist dran: zieh ein Los.
        [pick] Du bist dran: wähle, { $dice }.
       *[move] Du bist dran: { $dice } zu spielen.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] { $name } ist dran und zieht eine Karte um den Anfang.
            [spinner] { $name } ist dran und dreht um den Anfang.
           *[dice] { $name } ist dran und würfelt um den Anfang.
        }
        [order] { $throw ->
            [cards] { $name } ist dran und zieht eine Karte um die Reihenfolge.
            [spinner] { $name } ist dran und dreht um die Reihenfolge.
           *[dice] { $name } ist dran und würfelt um die Reihenfolge.
        }
        [roll] { $throw ->
            [cards] { $name } ist dran und zieht eine Karte.
            [spinner] { $name } ist dran und dreht.
           *[dice] { $name } ist dran und würfelt.
        }
        [roll-pool] { $name } ist dran: { pludo-query-one-more }, danach { $dice } zu spielen.
        [roll-second] { $name } ist dran: { pludo-query-one-more }, und eins von beiden bleibt; zuerst kam { $dice }.
        [move-roll] { $name } ist dran: { $dice } zu spielen, danach { pludo-query-one-more }.
        [take] { $name } ist dran und wählt eine Fähigkeit.
        [duel] { $name } ist dran und wirft für das Duell.
        [lot] { $name } ist dran und zieht ein Los.
        [pick] { $name } ist dran und wählt, { $dice }.
       *[move] { $name } ist dran: { $dice } zu spielen.
    }
}
pludo-query-changed = In diesem Spiel geändert.
pludo-query-score = { $who ->
    [you] Du: { $home } von { $all } im Ziel, noch { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } von { $all } im Ziel, noch { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures } geschlagen
       *[other] { $captures } von { $goal } geschlagen
    }
   *[no] {""}
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Du hast { $dice } gezogen.
       *[other] { $name } hat { $dice } gezogen.
    }
    [spinner] { $who ->
        [you] Du hast { $dice } gedreht.
       *[other] { $name } hat { $dice } gedreht.
    }
   *[dice] { $who ->
        [you] Du hast { $dice } gewürfelt.
       *[other] { $name } hat { $dice } gewürfelt.
    }
}
pludo-query-streak = { $streak ->
    [one] In diesem Zug bisher einmal { $dice }.
   *[other] { $dice } kam { $streak }-mal in Folge.
}

pludo-query-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
pludo-query-since-capture = { $who ->
    [you] Du hast { $victims } auf { pludo-place } geschlagen.
   *[other] { $name } hat { $victims } auf { pludo-place } geschlagen.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Du
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } in den Hof
    [finish] { pludo-tokens } ins Ziel
   *[other] { pludo-tokens } auf { pludo-place }
}
pludo-query-since-no-move = kein Zug
pludo-query-since-penalty = { $kind ->
    [rollback] Zug zurückgenommen
    [sent-back] letzte Figur zurück in den Hof
   *[forfeit] letzter Wurf verloren
}
pludo-query-since-skipped = hat ausgesetzt
pludo-query-since-lost = hat einen Zug verloren
pludo-query-since-placed = fertig, Platz { $place }
pludo-query-since-used = hat { $ability } eingesetzt

pludo-query-partner = Du spielst mit { $partners }.
pludo-query-colours = Farben: { $list }.
pludo-query-colour-of = { $who ->
    [you] du { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Noch keine Karte gezogen.
    [spinner] Noch niemand hat gedreht.
   *[dice] Noch niemand hat gewürfelt.
}
pludo-query-partners = Partner: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] Würfe um den Anfang
   *[other] Zug { $number }
}
pludo-query-who = { $who ->
    [you] Du bist { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } ist { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , spielt mit dir zusammen
    [other] , zusammen mit { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , ein Bot, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] Du hältst gefangen: { $pieces }.
   *[other] { $name } hält gefangen: { $pieces }.
}
pludo-query-answers-given = Schon gewählt haben: { $players }.
pludo-query-hand = { $who ->
    [you] In deiner Hand: { $cards }.
   *[other] { $name } hält { $cards }.
}

pludo-query-choose = Wähle:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } mit { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] Figur { $tokens } von { $owner-name }
           *[other] Figuren { $tokens } von { $owner-name }
        }
       *[actor] { $count ->
            [one] Figur { $tokens }
           *[other] Figuren { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } von { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , weitergeführt von { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , über { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } auf { pludo-place } heraus{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: raus{ pludo-query-choice-there }.
pludo-query-choice-enters = { $count ->
    [one] kommt
   *[other] kommen
}
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } auf { pludo-place } heraus{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: raus, schlägt { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: zurück auf { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , sicher
    [barrier] , eine Sperre
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: auf { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: ins Ziel.
    .brief = { pludo-query-choice-head }: Ziel.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, schlägt { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: schlägt { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } auf { pludo-place } heraus{ pludo-query-choice-jump }, fordert { $victims } zum Duell{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: raus, fordert { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, fordert { $victims } zum Duell{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: fordert { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] ein Schritt bleibt übrig
   *[other] { $steps } Schritte bleiben übrig
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }{ pludo-query-choice-jump }, schlägt { $victims }, dann ins Ziel.
    .brief = { pludo-query-choice-head }: schlägt { $victims }, ins Ziel.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }, ein Doppel mit Figur { $other }.
    .brief = { pludo-query-choice-head }: Doppel mit { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: ausgelöst, frei im Hof.
    .brief = { pludo-query-choice-head }: auslösen.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }{ $victims } { pludo-from } auf { pludo-place } schieben.
    .brief = { pludo-query-choice-key }{ $victims } auf { pludo-place } schieben.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: auf { pludo-place } nicht zu schlagen, { $number ->
        [one] bis zu deinem nächsten Zug
       *[other] { $number } Züge lang
    }.
    .brief = { pludo-query-choice-head }: Schild.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } auf { pludo-place }, tauscht mit { $other }.
    .brief = { pludo-query-choice-head }: tauscht mit { $other } auf { pludo-place }.
pludo-query-choice-twice =
    .normal = { $ability }: zweimal werfen und einen Wurf behalten.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: { $ability_a } nehmen, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] alle Figuren aller Spieler
    [others] alle fremden Figuren
   *[all] alle deine Figuren
} { $way ->
    [back] { $steps } zurück
   *[ahead] { $steps } vor
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , geschlagen: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } auf { pludo-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] ins Ziel
    [capture] { pludo-place } und schlägt { $victims }
    [carried] { pludo-place } und schlägt { $victims }, dann ins Ziel
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}sicher
        [barrier] {" "}als Sperre
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } dahinter.
   *[other] { $name } könnte dort schlagen.
}
pludo-query-choice-end = { $piece } auf { pludo-place }
pludo-query-choice-change = { $tokens }: tauschen die Plätze.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Zieh
    [spinner] Dreh
   *[dice] Würfle
} und behalte, was du hast.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Du kannst nur passen.
       *[no] { pludo-query-choice-key }Passen.
    }
    .brief = { pludo-query-choice-key }Passen.

pludo-reason-only = Es ist der einzige Zug.
pludo-reason-wins = Damit bist du fertig.
pludo-reason-home = Figur { $token } kommt ins Ziel.
pludo-reason-captures = Sie schlägt { $victims }.
pludo-reason-enters = Figur { $token } kommt heraus.
pludo-reason-column = Figur { $token } erreicht die Zielgerade, wohin niemand folgen kann.
pludo-reason-beyond = Von dort an kann niemand mehr Figur { $token } schlagen.
pludo-reason-safe = Dort ist sie sicher.
pludo-reason-escapes = { $count ->
    [one] Sie entkommt { $name }; dort könnte sie geschlagen werden: { pludo-percent }.
   *[other] Sie entkommt { $name } und anderen; dort könnte sie geschlagen werden: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Sonst könnte { $name } sie schlagen: { pludo-percent }.
   *[other] Sonst könnten { $name } und andere sie schlagen: { pludo-percent }.
}
pludo-reason-swaps = Sie gewinnt { $gain ->
    [one] einen Schritt
   *[other] { $gain } Schritte
}, und Figur { $victim } von { $name } { $theirs ->
    [0] verliert { $loss }
   *[other] gewinnt { $theirs }
}.
pludo-reason-unseen = { $count ->
    [one] Die verdeckte Fähigkeit anderer ist nicht mitgerechnet.
   *[other] Die { $count } verdeckten Fähigkeiten anderer sind nicht mitgerechnet.
}
pludo-reason-threatens = Dann bedroht sie Figur { $victim } von { $name }: { pludo-percent }.
pludo-reason-pushes = Figur { $victim } von { $name } wird geschoben.
pludo-reason-passes = Jeder andere Zug ist schlechter.
pludo-reason-exposed = { $count ->
    [one] Allerdings könnte { $name } sie dort schlagen: { pludo-percent }.
   *[other] Allerdings könnten { $name } und andere sie dort schlagen: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] Allerdings könnte { $name } dann Figur { $token } schlagen: { pludo-percent }.
   *[other] Allerdings könnten { $name } und andere dann Figur { $token } schlagen: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Mit Figur { $token } drohte, dass du geschlagen wirst: { pludo-percent }.
   *[other] Mit Figur { $token } wäre mehr in Gefahr: { pludo-percent } statt { $instead }.
}
pludo-reason-ahead = Figur { $token } ist von deinen am weitesten auf dem Heimweg.
pludo-reason-behind = Figur { $token } ist deine hinterste und holt auf.
pludo-reason-clear = Der Zug ist klar besser als alle anderen.
pludo-reason-better = Der Zug ist etwas besser als die anderen.
pludo-reason-equal = Der nächstbeste Zug ist etwa gleich gut.

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; zu erwarten sind je etwa { $each }. Längstes Warten auf eine Sechs: { $longest }, üblich sind etwa { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Längstes Warten auf eine Sechs: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Du
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    [spinner] { $count ->
        [one] einmal gedreht
       *[other] { $count }-mal gedreht
    }
   *[dice] { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] keine { pludo-ledger-number }
    [1] eine { pludo-ledger-number }
   *[other] { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $count }
    } { $face ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }
}
pludo-ledger-number = { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}
pludo-ledger-face-expected = { $face }: { $count }, erwartet { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Alle ziehen aus denselben Karten, allein vom Zufall gemischt.
    [spinner] Alle haben dieselben Chancen.
   *[dice] Die Würfel sind für alle dieselben, und jeder Wurf ist reiner Zufall.
}
