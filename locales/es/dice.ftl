# Español: dados que se pueden comprobar.
pludo-dice-them = { $throw ->
    [cards] cartas
    [spinner] giros
   *[dice] dados
}
pludo-dice-fixed = { $throw ->
    [cards] Las cartas de esta partida están fijadas; código { $code }.
    [spinner] Los giros de esta partida están fijados; código { $code }.
   *[dice] Los dados de esta partida están fijados; código { $code }.
}
pludo-dice-fixed-next = { $throw ->
    [cards] Las cartas de la próxima partida están fijadas; código { $code }.
    [spinner] Los giros de la próxima partida están fijados; código { $code }.
   *[dice] Los dados de la próxima partida están fijados; código { $code }.
}
pludo-dice-next = { $throw ->
    [cards] Código de las próximas cartas: { $code }.
    [spinner] Código de los próximos giros: { $code }.
   *[dice] Código de los próximos dados: { $code }.
}
    .first = { $throw ->
        [cards] Código de las próximas cartas: { $code }. El menú de acciones admite palabras para ellas.
        [spinner] Código de los próximos giros: { $code }. El menú de acciones admite palabras para ellos.
       *[dice] Código de los próximos dados: { $code }. El menú de acciones admite palabras para ellos.
    }
pludo-dice-fixed-then = Según este registro, el código dicho antes de la partida fue { $code }.
pludo-dice-follows = { $count ->
    [0] Aún no ha salido nada.
    [one] Lo único que salió viene de la semilla de este registro.
   *[other] { $count } { pludo-dice-them }: todo viene de la semilla de este registro.
}
    .so-far = { $count ->
        [0] Aún no ha salido nada.
        [one] Lo primero que salió viene de la semilla de este registro; la partida no ha terminado.
       *[other] { $count } { pludo-dice-them } hasta ahora, y todo viene de la semilla de este registro; la partida no ha terminado.
    }
    .broken-off = { $count ->
        [0] La partida se interrumpió antes de que saliera nada.
       *[other] La partida se interrumpió. Hasta entonces { $count } { pludo-dice-them }, y todo viene de la semilla de este registro.
    }
pludo-dice-cut = El registro está cortado: enumera { $listed } { pludo-dice-them }, pero sus jugadas terminan tras { $count }.
pludo-dice-noted-record = Comprobado, { $count } { pludo-dice-them }: este es el registro cuyo código anotaste, y nada cambió en él desde entonces.
pludo-dice-noted-seed = Comprobado, { $count } { pludo-dice-them }: vienen de la semilla cuyo código anotaste antes de la partida.
pludo-dice-not-noted = Quien falsificara el registro entero podría decir lo mismo. Para descartarlo, anota el código antes y al final, y comprueba con --noted.
pludo-dice-noted-short = Las tres palabras que anotaste encajan, pero son pocas para descartar una falsificación.
pludo-dice-noted-part = Un código tiene { $words } palabras, diste { $given }.
pludo-dice-noted-other = Las palabras que anotaste son otro código: ni el dicho antes de esta partida ni el de este registro.
pludo-dice-record = El código del registro entero es { $code }.
pludo-dice-seen = El servidor o programa que llevó esta partida vio las palabras antes de mezclar; podría haber elegido con un cómplice.
pludo-dice-kept = Según este registro, las palabras de { $names } estuvieron selladas hasta que llegaron todas. { $count ->
    [one] Solo el programa de esa persona puede confirmarlo.
   *[other] Solo los programas de esas personas pueden confirmarlo.
}
pludo-dice-unkept = { $names }: palabras selladas que no se revelaron. { $count ->
    [one] Esa persona pudo elegir entre dos series de dados.
   *[other] Juntas pudieron elegir entre varias series de dados.
}
pludo-dice-no-proof = Nada se fijó antes de esta partida, así que no se puede comprobar. Empezó con una versión anterior o con dados preparados.
pludo-dice-seeded = Lo que salió en esta partida viene de --seed { $seed }: quien la eligió podía saberlo todo de antemano.
pludo-dice-not-told = La semilla no se dice antes del final; hasta entonces no se puede comprobar nada.
    .over = La partida ha terminado, pero falta su semilla: no se puede comprobar nada.
pludo-dice-contribution = Se cambiaron las palabras de un jugador: no se mezcló con estas.
pludo-dice-mixed = Se cambiaron las reglas, un asiento, un nombre o las palabras de un jugador: no se mezcló con estos.
pludo-dice-promise = Las palabras de { $name } no son las selladas antes de la partida.
pludo-dice-commitment = Se cambió el compromiso: lo que salió viene de la semilla, pero el compromiso no.
pludo-dice-seed = Se cambió la semilla: ni el compromiso ni lo que salió vienen de ella.
pludo-dice-die = { $throw ->
    [cards] La carta
    [spinner] El giro
   *[dice] El dado
} { $number }, en el turno { $turn }, no coincide: el registro tiene { $fell }, la semilla da { $due }.
pludo-dice-first = Quién empieza no coincide: el registro tiene { $fell }, la semilla da { $due }.
pludo-dice-list = La lista 'drawn' fue cambiada: su número { $number } es { $fell }, la semilla da { $due }.
