### Das Brett Feld für Feld. $square ist der Name eines Feldes; $who ist "you" für Eigenes des Hörers, sonst "other".

pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] dein Zielfeld { $square } von { $of }
       *[other] Zielfeld { $square } von { $of }, { $name }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] Stern, sicher
    [colour] sicheres Feld von { $colour }
   *[plain] sicher
}
pludo-explore-safe-for = nur für { $colour } sicher
pludo-explore-start = { $who ->
    [you] dein Startfeld
   *[other] Startfeld von { $name }
}
pludo-explore-entry = { $who ->
    [you] dein Abzweig ins Ziel
   *[other] Abzweig ins Ziel von { $name }
}
pludo-explore-fork = eine Gabelung
pludo-explore-crossing = eine Kreuzung
pludo-explore-two-way = in beide Richtungen
pludo-explore-tile-when = wenn { $when }: { $effects }
pludo-explore-distances = von hier andere Weiten
pludo-explore-jump = { $way ->
    [ahead] führt weiter auf { pludo-place }
   *[back] führt zurück auf { pludo-place }
}
pludo-explore-edge = Ende.
pludo-explore-no-turn = Hier zweigt nichts ab.
pludo-explore-none-player = { $who ->
    [you] Du hast keine Figur auf dem Brett.
   *[other] { $name } hat keine Figur auf dem Brett.
}
pludo-explore-none = Auf dem Brett steht keine Figur.
pludo-explore-none-safe = Kein Feld der Bahn ist sicher.
pludo-explore-no-player = Spieler { $number } gibt es nicht; es spielen { $count }.
pludo-explore-go-where = Welches Feld? Tippe Nummer oder Namen, dann Enter.
    .touch = Welches Feld? Tippe Nummer oder Namen.
pludo-explore-no-square = { $text ->
    [none] Es wurde kein Feld genannt. Die Bahn geht von { $first } bis { $last }.
   *[other] Ein Feld { $text } gibt es nicht. Die Bahn geht von { $first } bis { $last }.
}

pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Hier wärst du außer Reichweite.
       *[other] Hier wäre { $name } außer Reichweite.
    }
   *[token] Mit einem Wurf kann niemand { $piece } schlagen.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Hier könntest du geschlagen werden: { pludo-percent }.
       *[other] Hier könnte { $name } geschlagen werden: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Deine Figur könnte geschlagen werden: { pludo-percent }.
       *[other] Die Figur von { $name } könnte geschlagen werden: { pludo-percent }.
    }
}
# $piece steht im Akkusativ, wie nach „durch“.
pludo-explore-capturer = { $from ->
    [yard] Durch { $piece }, vom Hof{ pludo-explore-with }.
    [way] Durch { $piece }, { $steps } dahinter{ pludo-explore-with }.
   *[elsewhere] Durch { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , mit { $dice }, { pludo-likely }
    [ability] , mit { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Gerade würfelt niemand.
pludo-explore-not-on-way = { $who ->
    [you] Dein Weg führt nicht über dieses Feld.
   *[other] Der Weg von { $name } führt nicht über dieses Feld.
}

pludo-explore-ahead = { $steps } voraus: { $list }.
pludo-explore-behind = { $steps } dahinter: { $list }.
pludo-explore-scan-nothing = In der Nähe steht niemand.
pludo-explore-ahead-home = { $steps } voraus: das Ziel.
pludo-explore-ahead-nothing = Nichts auf den nächsten { $steps } Feldern.
pludo-explore-no-move-with = Kein Zug mit { $dice }.
