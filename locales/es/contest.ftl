# Español: torneos y series.
pludo-contest-kind = { $kind ->
    [knock-out] eliminatoria
    [swiss] sistema suizo
    [tables] rondas por mesas
   *[round-robin] todos contra todos
}
    .desc = { $kind ->
        [knock-out] Quien pierde un encuentro queda fuera; gana el último que queda. Con número impar algunos tienen ronda libre.
        [swiss] Unas rondas en que se enfrentan los de iguales puntos; nadie queda fuera ni repite rival.
        [tables] En cada ronda todos se sientan en mesas de tres a seis; un punto por cada uno que dejas atrás. Luego se sientan juntos los que van parejos.
       *[round-robin] Cada uno se enfrenta una vez a todos; gana quien suma más puntos.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } tiene ronda libre.
    [won] { $one } ganó a { $two }, { $high } a { $low }.
    [drawn] { $one } y { $two } empataron a { $high }.
    [leads] { $one } contra { $two }: { $one } va ganando { $high } a { $low }.
    [even] { $one } contra { $two }: empate a { $high }.
   *[open] { $one } contra { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Ronda { $round } de { $rounds }.
pludo-contest-next = Próxima partida, ronda { $round } de { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [one] El torneo ha terminado. Lo gana { $names }.
   *[other] El torneo ha terminado. { $names } comparten el primer puesto.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: fuera, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] gana, { $games }.
       *[no] sigue dentro, { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, { $games }.
}
pludo-contest-games = { $won ->
    [one] 1 partida ganada
   *[other] { $won } partidas ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
pludo-contest-standings = Clasificación de { $name }: { $kind }, ronda { $round } de { $rounds }.
pludo-contest-standings-over = Clasificación final de { $name }: { $kind }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] terminado
   *[no] ronda { $round } de { $rounds }
}
