# Русский: турниры и серии.
pludo-contest-kind = { $kind ->
    [knock-out] на выбывание
    [swiss] швейцарская система
    [tables] туры за столами
   *[round-robin] каждый с каждым
}
    .desc = { $kind ->
        [knock-out] Кто проиграл матч, выбывает; последний оставшийся побеждает. При нечётном числе кто-то пропускает тур.
        [swiss] Несколько туров, где встречаются равные по очкам; никто не выбывает и не встречает соперника дважды.
        [tables] В каждом туре все сидят за столами по три–шесть; очко за каждого, кто позади. Потом вместе сидят равные.
       *[round-robin] Каждый встречается с каждым один раз; побеждает большинство очков.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, бот, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } пропускает тур.
    [won] { $one } и { $two }: побеждает { $one }, { $high } : { $low }.
    [drawn] { $one } и { $two }: ничья, { $high } : { $high }.
    [leads] { $one } и { $two }: ведёт { $one }, { $high } : { $low }.
    [even] { $one } и { $two }: поровну, { $high } : { $high }.
   *[open] { $one } и { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Тур { $round } из { $rounds }.
pludo-contest-next = Следующая игра, тур { $round } из { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [1] Турнир окончен. Побеждает { $names }.
   *[other] Турнир окончен. Первое место делят { $names }.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: вне турнира, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] победа в турнире, { $games }.
       *[no] ещё в турнире, { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $games }.
}
pludo-contest-games = побед { $won }, поражений { $lost }
pludo-contest-standings = Таблица { $name }: { $kind }, тур { $round } из { $rounds }.
pludo-contest-standings-over = Итоговая таблица { $name }: { $kind }, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] окончен
   *[no] тур { $round } из { $rounds }
}
