### Warum etwas nicht geht: was im Weg ist und was richtig wäre.

pludo-refusal-game-over = Das Spiel ist aus.
pludo-refusal-not-your-turn = { $name } ist dran.
pludo-refusal-roll-first = { $throw ->
    [cards] Zieh zuerst eine Karte.
    [spinner] Dreh zuerst.
   *[dice] Würfle zuerst.
}
pludo-refusal-move-first = Zuerst ziehen: { $dice } zu spielen.
pludo-refusal-pick-first = Wähle zuerst, { $dice }.
pludo-refusal-take-first = Wähle zuerst eine Fähigkeit.
pludo-refusal-bad-dice = { $throw ->
    [cards] Diese Karte ist nicht mehr im Stapel.
    [spinner] Ein solches Feld hat die Scheibe nicht.
   *[dice] So können die Würfel nicht fallen.
}
pludo-refusal-no-such-die = Diesen Würfel gibt es nicht. Zu spielen: { $dice }.
pludo-refusal-no-such-token = Es gibt keine Figur { $tokens }. { $owner ->
    [other] { $owner-name } hat { $all }.
   *[actor] Du hast { $all }.
}
pludo-refusal-not-your-token = Diese Figur gehört dir nicht.
pludo-refusal-prisoner = { pludo-tokens-begin } ist gefangen und muss erst ausgelöst werden.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } ist im Hof und kommt jetzt nicht heraus.
   *[other] { pludo-tokens-begin } ist im Hof und kommt nur mit { $throw ->
        [dice] einer { $entries } heraus.
       *[other] { $entries } heraus.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } ist schon im Ziel.
pludo-refusal-too-far = { pludo-tokens-begin } hat nur noch { $left }, { $dice } ist zu viel.
pludo-refusal-too-far-back = So weit kann { pludo-tokens } nicht zurück.
pludo-refusal-own-limit = { $limit ->
    [one] Dort steht schon deine eigene Figur.
   *[other] Dort stehen schon { $limit } deiner Figuren.
}
pludo-refusal-blocked = In der Zielgeraden steht deine eigene Figur im Weg.
pludo-refusal-partner-blocks = Eine Figur deines Partners ist im Weg, und du darfst sie nicht überholen.
pludo-refusal-barrier = { pludo-tokens-begin }: eine Sperre ist im Weg.
pludo-refusal-doubled-odd = { pludo-tokens-begin } steht in einem Doppel, das nur bei geraden Zahlen zieht.
pludo-refusal-rest-left = { pludo-tokens-begin } ließe Schritte übrig, die keine Figur gehen könnte.
pludo-refusal-tower-split = { pludo-tokens-begin } steht in einem Turm: der zieht als Ganzes.
pludo-refusal-doubled-split = { pludo-tokens-begin } steht in einem Doppel: beide ziehen zusammen.
pludo-refusal-doubled-first = Ein Doppel kann ziehen, und bei { $dice } geht es vor.
pludo-refusal-already-used = { pludo-tokens-begin } hat schon einen Würfel dieses Wurfs benutzt. Nimm eine andere.
pludo-refusal-must-use-all = Nach diesem Zug wäre der andere Würfel nicht mehr spielbar. Nimm einen, nach dem beide gehen.
pludo-refusal-capture-needs-all = Jetzt darfst du nicht schlagen, weil nicht alle Würfel gespielt werden können.
pludo-refusal-needs-captures = { $captures ->
    [one] Du musst erst eine Figur schlagen, bevor eine ins Ziel darf.
   *[other] Du musst erst { $captures } Figuren schlagen, bevor eine ins Ziel darf.
}
pludo-refusal-start-rule = Eine Figur darf nur aus dem Hof, wenn { $when }.
pludo-refusal-start-limit = { $most ->
    [one] Eine deiner Figuren ist auf dem Brett, mehr dürfen es nicht sein.
   *[other] { $most } deiner Figuren sind auf dem Brett, mehr dürfen es nicht sein.
}
pludo-refusal-start-price = { $price ->
    [one] Aus dem Hof zu ziehen kostet einen Punkt, und du hast keinen.
   *[other] Aus dem Hof zu ziehen kostet { $price } Punkte, und du hast { $points }.
}
pludo-refusal-move-rule = Das ist nur erlaubt, wenn { $when }.
pludo-refusal-order-rule = { $dice } erlaubt das nur, wenn { $when }.
pludo-refusal-finish-rule = Eine Figur darf nur ins Ziel, wenn { $when }.
pludo-refusal-not-in-orders = { $dice } erlaubt das nicht.
pludo-refusal-tile-full = Dort ist kein Platz: das Feld ist voll.
pludo-refusal-spared = Dort steht ein Gegner, der nicht geschlagen werden kann; du darfst dort nicht anhalten.
pludo-refusal-must-enter = Du musst zuerst eine Figur herausbringen.
pludo-refusal-must-leave-start = Du musst dein erstes Feld räumen: im Hof warten Figuren.
pludo-refusal-must-open-barrier = Du musst zuerst deine Sperre öffnen.
pludo-refusal-must-capture = Du kannst schlagen, also musst du.
pludo-refusal-must-go-home = Eine Figur kann ins Ziel, also muss sie.
pludo-refusal-no-ability = { $abilities ->
    [yes] Du hast nichts zum Einsetzen.
   *[no] Nach diesen Regeln gibt es nichts zum Einsetzen.
}
pludo-refusal-ability-used = Du hast in diesem Zug schon eine Fähigkeit eingesetzt; eine je Zug.
pludo-refusal-ability-idle = Nichts, was du hast, lässt sich jetzt einsetzen.
pludo-refusal-ability-later = Fähigkeiten setzt man vor einem Wurf ein: erst { $dice } spielen.
pludo-refusal-pass = { $ever ->
    [yes] Du musst ziehen; bei { $dice } darf man nicht passen.
   *[no] Du musst ziehen; nach diesen Regeln darf man nicht passen.
}
