## Die Worte in einem Bild des Bretts, für alle, die es nicht sehen.

pludo-picture-title = Brett: { $title }
pludo-picture-shape = { $shape ->
    [ring] Ein Ring aus { $ring } Feldern, insgesamt { $tiles } Felder.
   *[other] { $tiles } Felder.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } beginnt auf dem ersten Feld der eigenen Zielgeraden und geht { $steps } Schritte bis ins Ziel.
   *[track] { $colour } beginnt auf { $square } und geht { $steps } Schritte bis ins Ziel.
}
pludo-picture-safe = { $count ->
    [one] Feld { $squares } ist sicher.
   *[other] Sichere Felder: { $squares }.
}
pludo-picture-jumps = Jeder dieser Sprünge ist ein dicker gebogener Pfeil.
pludo-picture-sends = Von einem Feld, das eine Figur weiterschickt, führt ein dünner gebogener Pfeil zu jedem Feld, auf das sie kommen kann.
pludo-picture-signs = Jede Farbe hat ihren Buchstaben und ihr Muster. Ein Startfeld hat einen Pfeil, ein sicheres Feld einen Stern, ein Ziel ist eine Raute oder ein Dreieck in der Mitte, und eine Fläche mit einem Namen ist ein Hof.

## Wie ein Teil des Bilds heißt, wenn jemand darauf zeigt

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, Zielfeld { $square }
pludo-picture-finish = Ziel von { $colours }
pludo-picture-yard = Hof von { $colour }
pludo-picture-jump = { $start }: nach { $to }
