### Was im Spiel geschieht, und die Wörter, die jede andere Datei benutzen darf.
### Erläuterungen zu den Variablen stehen in der englischen Datei.

pludo-language-name = Deutsch

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } und { $item }
pludo-list-or = { $before } oder { $item }
pludo-list-none = nichts

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [orange] Orange
    [violet] Violett
    [black] Schwarz
    [white] Weiß
    [pink] Rosa
    [brown] Braun
    [grey] Grau
    [turquoise] Türkis
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [orange] Orange
    [violet] Violett
    [black] Schwarz
    [white] Weiß
    [pink] Rosa
    [brown] Braun
    [grey] Grau
    [turquoise] Türkis
   *[other] { $colour }
}
pludo-you = du

# Feld 18, Zielfeld 2 von 5: passt nach „auf“.
pludo-place = { $kind ->
    [yard] den Hof
    [home] Zielfeld { $square } von { $of }
    [finish] das Ziel
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, zweiter Durchgang
    }
}
# Mit „von“, wegen „vom Hof“.
pludo-from = { $from-kind ->
    [yard] vom Hof
    [home] von Zielfeld { $from-square }
    [finish] vom Ziel
   *[track] { $from-visit ->
        [1] von { $from-square }
       *[other] von { $from-square }, zweiter Durchgang,
    }
}

# Mit Artikel in der Mehrzahl: „Du ziehst die Figuren 1 und 2“; in Aufzählungen steht pludo-tokens-begin.
pludo-tokens = { $owner ->
    [you] deine { pludo-token-numbers }
    [other] { $count ->
        [one] Figur { $tokens } von { $owner-name }
       *[other] die Figuren { $tokens } von { $owner-name }
    }
   *[actor] { $count ->
        [one] Figur { $tokens }
       *[other] die Figuren { $tokens }
    }
}
pludo-token-numbers = { $count ->
    [one] Figur { $tokens }
   *[other] Figuren { $tokens }
}
pludo-tokens-begin = { $owner ->
    [you] Deine { pludo-token-numbers }
    [other] { pludo-token-numbers } von { $owner-name }
   *[actor] { pludo-token-numbers }
}
# Steht auch nach "mit" und "bei", darum ohne ein Wort, das sich beugt.
pludo-extra-steps = { $steps } extra
pludo-extra-steps-whole = { $steps ->
    [one] ein Schritt extra
   *[other] { $steps } Schritte extra
}
pludo-piece = { $who ->
    [you] deine { pludo-token-numbers }
   *[other] { $count ->
        [one] Figur { $tokens } von { $name }
       *[other] die Figuren { $tokens } von { $name }
    }
}
    .begin = { $who ->
        [you] Deine { pludo-token-numbers }
       *[other] { $count ->
            [one] Figur { $tokens } von { $name }
           *[other] Die Figuren { $tokens } von { $name }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Du ziehst { $dice }
       *[other] { $name } zieht { $dice }
    }
    [spinner] { $who ->
        [you] Du drehst { $dice }
       *[other] { $name } dreht { $dice }
    }
   *[dice] { $who ->
        [you] Du würfelst { $dice }
       *[other] { $name } würfelt { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

## Würfe

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }, keine Figur kann ziehen{ pludo-why-stuck }.
    .normal = { pludo-rolls }, kein Zug{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, kein Zug.
    .chosen-full = Mit { $dice } kann keine Figur ziehen{ pludo-why-stuck }.
    .chosen-normal = Kein Zug mit { $dice }{ pludo-why-stuck }.
    .chosen-brief = Kein Zug mit { $dice }.

pludo-why-stuck = { $why ->
    [yard] : nur { $entries } bringt eine Figur heraus
    [doubled-odd] : ein Doppel braucht eine gerade Zahl
    [barrier] : eine Sperre ist im Weg
    [blocked] : eine eigene Figur ist im Weg
    [own-limit] : eigene Figuren sind im Weg
    [tile-full] : das Feld ist voll
    [spared] : wer dort steht, kann nicht geschlagen werden
    [needs-captures] : erst muss jemand geschlagen werden
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. Alles, was in diesem Zug bewegt wurde, geht zurück, und der Zug ist vorbei.
    .normal = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. Der Zug wird zurückgenommen.
    .brief = { pludo-rolls.brief }, zum { pludo-ordinal } Mal. Zug zurückgenommen.
pludo-forfeit =
    .full = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. Dieser Wurf verfällt, und der Zug ist vorbei.
    .normal = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. Der Wurf verfällt.
    .brief = { pludo-rolls.brief }, zum { pludo-ordinal } Mal. Wurf verfällt.
pludo-sent-back =
    .full = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. { pludo-tokens-begin } geht zurück in den Hof, und der Zug ist vorbei.
    .normal = { pludo-rolls }, zum { pludo-ordinal } Mal hintereinander. { pludo-tokens-begin } geht zurück in den Hof.
    .brief = { pludo-rolls.brief }, zum { pludo-ordinal } Mal. { pludo-tokens-begin } zurück in den Hof.
pludo-ordinal = { $streak ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] { $streak }.
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } für die Sechs.
            [capture] { pludo-again-now } fürs Schlagen.
            [hand] { pludo-again-now }: deine Hand ist nicht voll.
            [second] { pludo-again-now }: einer von beiden bleibt.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } zieht noch einmal.
            [spinner] { $name } dreht noch einmal.
           *[dice] { $name } würfelt noch einmal.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Noch einmal.
pludo-again-now = { $throw ->
    [cards] Zieh noch einmal
    [spinner] Dreh noch einmal
   *[dice] Würfle noch einmal
}

pludo-foot = { $foot-kind ->
    [home] Zielfeld { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] { $foot-square }, zweiter Durchgang
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } hat sie weitergeführt.
   *[back] { pludo-foot } hat sie zurückgeführt.
}
pludo-taken-over = { $who ->
    [you] Du hast jetzt { pludo-token-numbers }.
   *[other] { $name } hat jetzt { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } ist frei, ausgelöst bei { $holder }.
   *[other] { $held ->
        [you] { pludo-tokens-begin } von { $name } ist frei, ausgelöst bei dir.
       *[other] { pludo-tokens-begin } von { $name } ist frei, ausgelöst bei { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps-whole }.
pludo-back-at = { $piece_begin } { $count ->
    [one] steht
   *[other] stehen
} wieder { $kind ->
    [yard] im Hof
   *[track] auf { pludo-place }
}.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps-whole } zu spielen.
   *[other] { $name } hat { pludo-extra-steps-whole }.
}

## Züge

pludo-enter =
    .full = { pludo-rolls } und { $who ->
        [you] bringst
       *[other] bringt
    } { pludo-tokens } auf { pludo-place } heraus.
    .normal = { pludo-rolls } und { $who ->
        [you] bringst
       *[other] bringt
    } { pludo-tokens }{ pludo-enter-where } heraus.
    .brief = { $who ->
        [you] { pludo-rolls.brief }, { pludo-tokens }{ pludo-enter-where } raus.
       *[other] { pludo-rolls.brief }, { pludo-tokens }{ pludo-enter-where } raus.
    }
    .chosen-full = { $who ->
        [you] Du bringst { pludo-tokens } auf { pludo-place } heraus.
        [same] { pludo-tokens-begin } { pludo-come-out } auf { pludo-place } heraus.
       *[other] { $name } bringt { pludo-tokens } auf { pludo-place } heraus.
    }
    .chosen-normal = { $who ->
        [you] Du bringst { pludo-tokens }{ pludo-enter-where } heraus.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where } heraus.
       *[other] { $name } bringt { pludo-tokens }{ pludo-enter-where } heraus.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }{ pludo-enter-where } raus.
       *[you] { pludo-tokens-begin }{ pludo-enter-where } raus.
    }
pludo-come-out = { $count ->
    [one] kommt
   *[other] kommen
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}auf { pludo-place }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } auf { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } auf { pludo-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } auf { pludo-place }.
    .chosen-full = { $who ->
        [you] Du ziehst { pludo-tokens } { pludo-from } auf { pludo-place }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from } auf { pludo-place }{ pludo-safe }.
       *[other] { $name } zieht { pludo-tokens } { pludo-from } auf { pludo-place }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } zieht { pludo-tokens } auf { pludo-place }.
       *[you] { pludo-tokens-begin } auf { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } auf { pludo-place }.
       *[you] { pludo-tokens-begin } auf { pludo-place }.
    }
pludo-safe = { $safe ->
    [yes] , ein sicheres Feld
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } zurück auf { pludo-place }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] Du ziehst { pludo-tokens } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
        [same] { pludo-tokens-begin } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
       *[other] { $name } zieht { pludo-tokens } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } zieht { pludo-tokens } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } bis ins Ziel und zurück auf { pludo-place }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } zurück auf { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } zurück auf { pludo-place }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , dasselbe Feld
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } auf { pludo-place } zu Figur { $other }: ein Doppel.
    .normal = { pludo-rolls }, { pludo-tokens } auf { pludo-place } zu Figur { $other }: ein Doppel.
    .brief = { pludo-rolls.brief }, { pludo-tokens } Doppel auf { pludo-place }.
    .chosen-full = { $who ->
        [you] Du ziehst { pludo-tokens } { pludo-from } auf { pludo-place } zu Figur { $other }: ein Doppel.
        [same] { pludo-tokens-begin } zieht { pludo-from } auf { pludo-place } zu Figur { $other }: ein Doppel.
       *[other] { $name } zieht { pludo-tokens } { pludo-from } auf { pludo-place } zu Figur { $other }: ein Doppel.
    }
    .chosen-normal = { $who ->
        [other] { $name } zieht { pludo-tokens } auf { pludo-place } zu Figur { $other }: ein Doppel.
       *[you] { pludo-tokens-begin } auf { pludo-place } zu Figur { $other }: ein Doppel.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } Doppel auf { pludo-place }.
       *[you] { pludo-tokens-begin } Doppel auf { pludo-place }.
    }

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { $count ->
        [one] kommt
       *[other] kommen
    } { pludo-from } ins Ziel{ pludo-spot }, { $home } von { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } von { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } im Ziel, { $home } von { $all }.
    .chosen-full = { $who ->
        [you] Du bringst { pludo-tokens } ins Ziel{ pludo-spot }, { $home } von { $all }.
        [same] { pludo-tokens-begin } { pludo-arrives }, { $home } von { $all }.
       *[other] { $name } bringt { pludo-tokens } ins Ziel{ pludo-spot }, { $home } von { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } bringt { pludo-tokens } ins Ziel, { $home } von { $all }.
       *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } von { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } im Ziel, { $home } von { $all }.
       *[you] { pludo-tokens-begin } im Ziel, { $home } von { $all }.
    }
pludo-arrives = { $count ->
    [one] ist im Ziel{ pludo-spot }
   *[other] sind im Ziel{ pludo-spot }
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }
pludo-captures = { $count ->
    [one] schlägt { $victims }
   *[other] schlagen { $victims }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , weiter zurück geht es nicht
    [prison] , jetzt gefangen
    [elsewhere] , jetzt auf { $back-square }
   *[other] , zurück auf { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-goes-home } zurück in den Hof.
   *[other] { pludo-tokens-begin } { pludo-goes-home } auf { pludo-place }.
}
pludo-captured-too = { $way ->
    [beside] Daneben geschlagen: { $victims } auf { pludo-place }{ pludo-set-back }.
    [passing] Unterwegs geschlagen: { $victims } auf { pludo-place }{ pludo-set-back }.
   *[there] Auch geschlagen: { $victims }{ pludo-set-back }.
}

pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } raus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } heraus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } raus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } raus und { pludo-captures } auf { pludo-place }{ pludo-set-back }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } auf { pludo-place } und { pludo-goes-home } geradewegs ins Ziel, { $home } von { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } auf { pludo-place } und { pludo-goes-home } ins Ziel, { $home } von { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } auf { pludo-place }, { $home } von { $all } im Ziel.
    .chosen-full = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-captures } auf { pludo-place } und { pludo-goes-home } geradewegs ins Ziel, { $home } von { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place } und { pludo-goes-home } geradewegs ins Ziel, { $home } von { $all }.
    }
    .chosen-normal = { $who ->
        [other] { pludo-tokens-begin } von { $name } { pludo-captures } auf { pludo-place } und { pludo-goes-home } ins Ziel, { $home } von { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place } und { pludo-goes-home } ins Ziel, { $home } von { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } auf { pludo-place }, { $home } von { $all } im Ziel.
       *[you] { pludo-tokens-begin } { pludo-captures } auf { pludo-place }, { $home } von { $all } im Ziel.
    }
pludo-goes-home = { $count ->
    [one] geht
   *[other] gehen
}

pludo-push =
    .full = { pludo-rolls } und { pludo-pushes } { pludo-from } auf { pludo-place }.
    .normal = { pludo-rolls } und { pludo-pushes } auf { pludo-place }.
    .brief = { pludo-rolls.brief }, { $victims } auf { pludo-place }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } { pludo-from } auf { pludo-place }.
        [same] Schiebt { $victims } { pludo-from } auf { pludo-place }.
       *[you] Du schiebst { $victims } { pludo-from } auf { pludo-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } auf { pludo-place }.
        [same] Schiebt { $victims } auf { pludo-place }.
       *[you] Du schiebst { $victims } auf { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } auf { pludo-place }.
        [same] Schiebt { $victims } auf { pludo-place }.
       *[you] Du schiebst { $victims } auf { pludo-place }.
    }
pludo-pushes = { $who ->
    [you] schiebst { $victims }
   *[other] schiebt { $victims }
}

pludo-decline =
    .full = { pludo-rolls } und { pludo-passes }.
    .normal = { pludo-rolls } und { pludo-passes }.
    .brief = { pludo-rolls.brief }, gepasst.
    .chosen-full = { $who ->
        [other] { $name } passt.
        [same] Passt.
       *[you] Du passt.
    }
    .chosen-normal = { $who ->
        [other] { $name } passt.
        [same] Passt.
       *[you] Du passt.
    }
    .chosen-brief = { $who ->
        [other] { $name } passt.
       *[you] Gepasst.
    }
pludo-passes = { $who ->
    [you] passt
   *[other] passt
}

pludo-helps = { $who ->
    [you] Von jetzt an spielst du für { $partners }.
   *[other] { $helped ->
        [you] Von jetzt an spielt { $name } für dich.
       *[other] Von jetzt an spielt { $name } für { $partners }.
    }
}

## Reihenfolge

pludo-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Alle ziehen, die niedrigste Karte beginnt.
        [spinner] Alle drehen, die niedrigste Zahl beginnt.
       *[dice] Alle würfeln, die niedrigste Zahl beginnt.
    }
   *[highest] { $throw ->
        [cards] Alle ziehen, die höchste Karte beginnt.
        [spinner] Alle drehen, die höchste Zahl beginnt.
       *[dice] Alle würfeln, die höchste Zahl beginnt.
    }
}
pludo-tied = { $throw ->
    [cards] Gleichstand, neu ziehen: { $players }.
    [spinner] Gleichstand, neu drehen: { $players }.
   *[dice] Gleichstand, neu würfeln: { $players }.
}
pludo-begins = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
pludo-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
pludo-misses = { $who ->
    [you] { $turns ->
        [one] Du musst einmal aussetzen.
       *[other] Du musst { $turns }-mal aussetzen.
    }
   *[other] { $turns ->
        [one] { $name } muss einmal aussetzen.
       *[other] { $name } muss { $turns }-mal aussetzen.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Du verlierst { $points } und hast { pludo-points }.
       *[won] Du bekommst { $points } und hast { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } verliert { $points } und hat { pludo-points }.
       *[won] { $name } bekommt { $points } und hat { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] einen Punkt
   *[other] { $total } Punkte
}
pludo-plays-on = { $who ->
    [you] Es geht mit dir weiter.
   *[other] Es geht mit { $name } weiter.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Zieh ein Los, { $what }.
       *[choose] Wähle, { $what }.
    }
   *[other] { $how ->
        [draw] { $name } zieht ein Los, { $what }.
       *[choose] { $name } wählt, { $what }.
    }
}
# $prey: Figuren im Akkusativ.
pludo-duel-due = { $who ->
    [you] Du forderst { $prey } zum Duell. { $throw ->
        [dice] Würfle darum.
       *[other] Wirf einen Würfel darum.
    }
   *[other] { $name } fordert { $prey } zum Duell.
}
pludo-duelled = Duell: { $who ->
    [you] du wirfst { $mine }
   *[other] { $name } wirft { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] du wirfst { $theirs }
       *[other] { $rival } wirft { $theirs }
    }
   *[other] die anderen werfen { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Du gewinnst es.
       *[other] { $name } gewinnt es.
    }
    [sent] { $who ->
        [you] Du verlierst es: { pludo-duel-tokens } zurück in den Hof.
       *[other] { $name } verliert es: { pludo-duel-tokens } zurück in den Hof.
    }
   *[stays] { $who ->
        [you] Du verlierst es und bleibst, wo du warst.
       *[other] { $name } verliert es und bleibt dort.
    }
}
pludo-duel-tokens = { $count ->
    [one] Figur { $tokens } geht
   *[other] die Figuren { $tokens } gehen
}
# $to hat die Figur jetzt, als Figur $number.
pludo-new-token = { $who ->
    [you] Du bekommst eine neue Figur mit der Nummer { $number }.
   *[other] { $name } bekommt eine neue Figur.
}
pludo-given-away = { $who ->
    [you] Deine { pludo-tokens } gehört jetzt { $receiver ->
        [you] dir
       *[other] { $to }
    }.
   *[other] Die { pludo-tokens } von { $name } gehört jetzt { $receiver ->
        [you] dir, als Figur { $number }.
       *[other] { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] Das Los trifft dich.
   *[other] Das Los trifft { $name }.
}
pludo-pick-card = welche Karte weitergeht
pludo-pick-send = wohin die Figur kommt
pludo-card-passed = { $who ->
    [you] Du gibst { $card } weiter, an { $to }.
   *[other] { $receiver ->
        [you] { $name } gibt dir { $card }.
       *[other] { $name } gibt { $card } weiter, an { $to }.
    }
}
pludo-pick-answer = was bei { $title } gilt: { $answers }
pludo-vote = { $way ->
    [against] nein
   *[for] ja
}
pludo-poll-vote = Abstimmung über { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Alle wählen für { $title }. { pludo-secretly }
   *[at-once] Alle wählen für { $title }.
}
pludo-secretly = Gezeigt wird am Ende alles zusammen.
pludo-others-look-away = Jetzt hört und schaut nur { $name } zu.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Deine Wahl steht.
       *[other] { $name } hat gewählt.
    }
   *[other] { $who ->
        [you] Du: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] du: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Gewählt: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title } ist angenommen, { $for } zu { $against }.
   *[lost] { $title } ist abgelehnt, { $against } zu { $for }.
}
pludo-pick-skip = { $turns ->
    [one] wer aussetzt
   *[other] wer { $turns } Mal aussetzt
}
pludo-pick-turn-to = wer einmal zusätzlich dran ist
pludo-pick-play-on = mit wem es weitergeht
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] wer einen Punkt verliert
       *[other] wer { $points } Punkte verliert
    }
   *[won] { $points ->
        [one] wer einen Punkt bekommt
       *[other] wer { $points } Punkte bekommt
    }
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Du verlierst diesen Zug.
   *[other] { $name } verliert diesen Zug.
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Du bist danach noch einmal dran.
       *[other] { $name } ist danach noch einmal dran.
    }
    [instead] { $who ->
        [you] Dein Zug geht an { $to }.
       *[other] { $receiver ->
            [you] Der Zug von { $name } geht an dich.
           *[other] Der Zug von { $name } geht an { $to }.
        }
    }
   *[extra] Als Nächstes an der Reihe: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Alle ziehen um die Reihenfolge.
    [spinner] Alle drehen um die Reihenfolge.
   *[dice] Alle würfeln um die Reihenfolge.
}
pludo-ordered = Reihenfolge: { $players }.
pludo-reversed = { $direction ->
    [clockwise] Es geht jetzt im Uhrzeigersinn weiter.
   *[counter] Es geht jetzt gegen den Uhrzeigersinn weiter.
}
pludo-round = Runde { $number }.
pludo-amended = Neue Regel, { $title }: { $text }
pludo-amended-silent = Neue Regel: { $title }.
pludo-shuffled = Die Karten werden gemischt.

## Das Ende

pludo-eliminated = { $who ->
    [you] Du bist ausgeschieden.
   *[other] { $name } ist ausgeschieden.
}
pludo-placed = { $who ->
    [you] Du belegst { pludo-place-number }.
   *[other] { $name } belegt { pludo-place-number }.
}
pludo-place-number = Platz { $place }
pludo-won = { $who ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen.
}
pludo-won-together = { $who ->
    [you] Du gewinnst mit { $partners }!
   *[other] { $name } gewinnt mit { $partners }.
}
pludo-won-together-on-limit = { $who ->
    [you] Die Höchstzahl der Züge ist erreicht. Du gewinnst, zusammen mit { $partners }, mit { pludo-made-together }!
   *[other] Die Höchstzahl der Züge ist erreicht. { $name } gewinnt, zusammen mit { $partners }, mit { pludo-made-together }.
}
pludo-draw-of-teams = Die Höchstzahl der Züge ist erreicht. Unentschieden zwischen { $teams }, mit { pludo-made-together } für jedes Team.
pludo-team-of = { $who ->
    [you] dir mit { $partners }
   *[other] { $name } mit { $partners }
}
pludo-made-together = { $by ->
    [points] { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }
   *[home] { $total } im Ziel
}
pludo-won-on-limit = { $who ->
    [you] Die Höchstzahl der Züge ist erreicht. Du gewinnst mit { $home } im Ziel!
   *[other] Die Höchstzahl der Züge ist erreicht. { $name } gewinnt mit { $home } im Ziel.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Du gewinnst mit { $total ->
        [one] einem Punkt!
       *[other] { $total } Punkten!
    }
   *[other] { $name } gewinnt mit { $total ->
        [one] einem Punkt.
       *[other] { $total } Punkten.
    }
}
pludo-draw-by-points = { pludo-limit-reached }Unentschieden: { $players }, je { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] Die Höchstzahl der Züge ist erreicht.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Alle anderen sind ausgeschieden. Du gewinnst!
   *[other] Alle anderen sind ausgeschieden. { $name } gewinnt.
}
pludo-won-by-captures = { $who ->
    [you] Du gewinnst mit { $captures ->
        [one] einer geschlagenen Figur!
       *[other] { $captures } geschlagenen Figuren!
    }
   *[other] { $name } gewinnt mit { $captures ->
        [one] einer geschlagenen Figur.
       *[other] { $captures } geschlagenen Figuren.
    }
}
pludo-draw = Unentschieden: { $players }.
pludo-draw-on-limit = Die Höchstzahl der Züge ist erreicht. Unentschieden: { $players }, je { $home } im Ziel.
pludo-won-by-together = { $who ->
    [you] Ihr gewinnt alle zusammen!
   *[other] Alle gewinnen zusammen.
}
pludo-won-by-nobody = Das Spiel ist aus, und niemand hat gewonnen.
pludo-over = Das Spiel ist aus.
pludo-place-of = { $who ->
    [you] Du bist auf { pludo-place-number }.
   *[other] { $name } ist auf { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] Du hast { $number } im Ziel{ pludo-standing-others }.
   *[other] { $name } hat { $number } im Ziel{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Du hast { $number }{ pludo-standing-others }.
   *[other] { $name } hat { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

## Fähigkeiten

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] eine Figur kann bis zu deinem nächsten Zug nicht geschlagen werden
       *[other] eine Figur kann { $number } Züge lang nicht geschlagen werden
    }
    [throw] zweimal werfen und einen Wurf behalten
    [swap] { $number ->
        [0] mit der Figur eines anderen die Plätze tauschen
       *[other] mit der Figur eines anderen die Plätze tauschen, bis { $number } Felder voraus
    }
   *[jump] { $number ->
        [one] eine Figur springt ein Feld weit
       *[other] eine Figur springt { $number } Felder weit
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Du bekommst { $ability_a }, gleich einzusetzen.
       *[held] Du bekommst { $ability_a }: { $does }.
    }
   *[other] { $name } bekommt { $ability_a }.
}
pludo-ability-gained-unseen = { $name } bekommt etwas, verdeckt.
pludo-ability-choice = eine Fähigkeit zur Wahl
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] Du hast schon eine Fähigkeit und bekommst keine.
       *[other] Du hast schon { $limit } Fähigkeiten und bekommst keine.
    }
   *[other] { $name } kann nicht mehr halten.
}
pludo-ability-used = { $who ->
    [you] Du setzt { $ability_a } ein.
   *[other] { $name } setzt { $ability_a } ein.
}
pludo-ability-shielded = { $turns ->
    [one] Schild für { $piece }, bis zum nächsten Zug.
   *[other] Schild für { $piece }, { $turns } Züge lang.
}
pludo-ability-shield-ended = Kein Schild mehr für { $piece }.
pludo-ability-swapped = Getauscht: { $piece } auf { pludo-place }, { $other } auf { pludo-foot }.

pludo-ability-holds = { $who ->
    [you] Du hast { $list }.
   *[other] { $name } hat { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] eine verdeckte
   *[other] { $count } verdeckte
}
pludo-ability-usable = Du kannst { $list_a } einsetzen.
pludo-ability-nobody = Niemand hat eine Fähigkeit.
pludo-ability-none-here = Dieses Spiel hat keine Fähigkeiten.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] mit { $ability } mindestens { $with-percent }
       *[0] mit { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] mindestens { $percent } Prozent
   *[0] { $percent } Prozent
}
pludo-with-percent = { $least ->
    [1] mindestens { $with-percent } Prozent
   *[0] { $with-percent } Prozent
}
