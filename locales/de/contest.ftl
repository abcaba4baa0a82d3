### Turniere und Serien: wer gegen wen spielt, wer führt.

pludo-contest-kind = { $kind ->
    [knock-out] K.-o.-System
    [swiss] Schweizer System
    [tables] Runden an Tischen
   *[round-robin] jeder gegen jeden
}
    .desc = { $kind ->
        [knock-out] Wer verliert, scheidet aus; wer übrig bleibt, gewinnt. Bei ungerader Zahl haben manche ein Freilos.
        [swiss] Wenige Runden, in denen sich treffen, wer gleich viele Punkte hat; niemand scheidet aus, und niemand trifft zweimal auf denselben Gegner.
        [tables] In jeder Runde sitzen alle an Tischen zu dritt bis zu sechst; ein Punkt für jeden, den du hinter dir lässt. Später sitzt beisammen, wer gleich steht.
       *[round-robin] Alle treffen einmal aufeinander; die meisten Punkte gewinnen.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, Bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } hat ein Freilos.
    [won] { $one } hat { $two } geschlagen, { $high } zu { $low }.
    [drawn] { $one } und { $two } spielten unentschieden, { $high } zu { $low }.
    [leads] { $one } gegen { $two }: { $one } führt { $high } zu { $low }.
    [even] { $one } gegen { $two }: { $high } zu { $low }.
   *[open] { $one } gegen { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Runde { $round } von { $rounds }.
pludo-contest-next = Nächstes Spiel, Runde { $round } von { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [one] Das Turnier ist zu Ende. { $names } gewinnt es.
   *[other] Das Turnier ist zu Ende. { $names } teilen sich den ersten Platz.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: ausgeschieden, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] Turniersieg, { $games }.
       *[no] noch dabei, { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $games }.
}
pludo-contest-games = { $won ->
    [one] 1 Spiel gewonnen
   *[other] { $won } Spiele gewonnen
}, { $lost } verloren
pludo-contest-standings = Tabelle von { $name }: { $kind }, Runde { $round } von { $rounds }.
pludo-contest-standings-over = Endstand von { $name }: { $kind }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] zu Ende
   *[no] Runde { $round } von { $rounds }
}
