# Português do Brasil: torneios e séries.
pludo-contest-kind = { $kind ->
    [knock-out] mata-mata
    [swiss] sistema suíço
    [tables] rodadas em mesas
   *[round-robin] todos contra todos
}
    .desc = { $kind ->
        [knock-out] Quem perde um confronto está fora; o último que sobra vence. Com número ímpar, alguns folgam.
        [swiss] Algumas rodadas em que se enfrentam os de pontos iguais; ninguém sai, e ninguém enfrenta duas vezes o mesmo adversário.
        [tables] Em cada rodada todos sentam em mesas de três a seis; um ponto por jogador que você deixa para trás. Depois sentam juntos os que estão parecidos.
       *[round-robin] Todos enfrentam todos uma vez; vence quem tem mais pontos.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, robô, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } folga nesta rodada.
    [won] { $one } venceu { $two } por { $high } a { $low }.
    [drawn] { $one } e { $two } empataram em { $high } a { $high }.
    [leads] { $one } contra { $two }: { $one } lidera por { $high } a { $low }.
    [even] { $one } contra { $two }: { $high } a { $high }.
   *[open] { $one } contra { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Rodada { $round } de { $rounds }.
pludo-contest-next = Próxima partida, rodada { $round } de { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [one] O torneio acabou. { $names } vence.
   *[other] O torneio acabou. { $names } dividem o primeiro lugar.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: fora, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] venceu, { $games }.
       *[no] ainda dentro, { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $games }.
}
pludo-contest-games = { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}
pludo-contest-standings = Classificação de { $name }: { $kind }, rodada { $round } de { $rounds }.
pludo-contest-standings-over = Classificação final de { $name }: { $kind }, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] terminado
   *[no] rodada { $round } de { $rounds }
}
