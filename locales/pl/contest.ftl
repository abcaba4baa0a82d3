# Polski: turnieje i serie.
pludo-contest-kind = { $kind ->
    [knock-out] pucharowy
    [swiss] system szwajcarski
    [tables] rundy przy stołach
   *[round-robin] każdy z każdym
}
    .desc = { $kind ->
        [knock-out] Kto przegra mecz, odpada; wygrywa ostatni. Przy nieparzystej liczbie niektórzy mają wolną rundę.
        [swiss] Kilka rund, w których spotykają się gracze z równymi punktami; nikt nie odpada i nikt nie trafia dwa razy na tego samego przeciwnika.
        [tables] W każdej rundzie wszyscy siedzą przy stołach po trzy do sześciu osób; punkt za każdego za tobą. Później razem siedzą podobnie stojący.
       *[round-robin] Każdy gra z każdym raz; wygrywa najwięcej punktów.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } ma wolną rundę.
    [won] { $one } i { $two }: wygrywa { $one }, { $high } do { $low }.
    [drawn] { $one } i { $two }: remis, po { $high }.
    [leads] { $one } i { $two }: prowadzi { $one }, { $high } do { $low }.
    [even] { $one } i { $two }: po { $high }.
   *[open] { $one } i { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Runda { $round } z { $rounds }.
pludo-contest-next = Następna gra, runda { $round } z { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [1] Turniej skończony. Wygrywa { $names }.
   *[other] Turniej skończony. Pierwsze miejsce dzielą { $names }.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: poza grą, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] wygrana, { $games }.
       *[no] nadal w grze, { $games }.
    }
   *[none] { $place }. { $name }: punkty { $points }, { $games }.
}
pludo-contest-games = gry wygrane { $won }, przegrane { $lost }
pludo-contest-standings = Tabela, { $name }: { $kind }, runda { $round } z { $rounds }.
pludo-contest-standings-over = Tabela końcowa, { $name }: { $kind }, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] skończony
   *[no] runda { $round } z { $rounds }
}
