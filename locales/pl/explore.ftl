# Polski: plansza pole po polu.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] twój korytarz { $square } z { $of }
       *[other] korytarz { $square } z { $of } gracza { $name_gen }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] gwiazdka, bezpieczne
    [colour] bezpieczne, { $colour }
   *[plain] bezpieczne
}
pludo-explore-safe-for = bezpieczne tylko: { $colour }
pludo-explore-start = { $who ->
    [you] twój start
   *[other] start gracza { $name_gen }
}
pludo-explore-entry = { $who ->
    [you] twoje wejście do korytarza
   *[other] wejście gracza { $name_gen }
}
pludo-explore-fork = rozwidlenie
pludo-explore-crossing = skrzyżowanie
pludo-explore-two-way = w obie strony
pludo-explore-tile-when = jeśli { $when }: { $effects }
pludo-explore-distances = inne odległości stąd
pludo-explore-jump = { $way ->
    [ahead] prowadzi dalej { pludo-place-to }
   *[back] prowadzi wstecz { pludo-place-to }
}
pludo-explore-edge = Brzeg.
pludo-explore-no-turn = Nic tu nie skręca.
pludo-explore-none-player = { $who ->
    [you] Nie masz pionka na planszy.
   *[other] { $name } nie ma pionka na planszy.
}
pludo-explore-none = Na planszy nie ma pionka.
pludo-explore-none-safe = Żadne pole toru nie jest bezpieczne.
pludo-explore-no-player = Nie ma gracza { $number }; liczba graczy: { $count }.
pludo-explore-go-where = Które pole? Wpisz jego numer lub nazwę, potem Enter.
    .touch = Które pole? Wpisz jego numer lub nazwę.
pludo-explore-no-square = { $text ->
    [none] Nie podano pola. Tor idzie od { $first } do { $last }.
   *[other] Nie ma pola { $text }. Tor idzie od { $first } do { $last }.
}

pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Tutaj nikt cię nie dosięgnie.
       *[other] Tutaj nikt nie dosięgnie gracza { $name_gen }.
    }
   *[token] { $piece_begin }: nikt nie zbije jednym rzutem.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Tutaj można cię zbić: { pludo-percent }.
       *[other] Tutaj można zbić gracza { $name_gen }: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Twój pionek można zbić: { pludo-percent }.
       *[other] Pionek gracza { $name_gen } można zbić: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Zagraża { $piece }, z bazy{ pludo-explore-with }.
    [way] Zagraża { $piece }, { $steps } z tyłu{ pludo-explore-with }.
   *[elsewhere] Zagraża { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , przy { $dice }, { pludo-likely }
    [ability] , przy { $ability_loc }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Nikt teraz nie rzuca.
pludo-explore-not-on-way = { $who ->
    [you] Twoja droga nie prowadzi przez to pole.
   *[other] Droga gracza { $name_gen } nie prowadzi przez to pole.
}


pludo-explore-ahead = { $steps } dalej: { $list }.
pludo-explore-behind = { $steps } z tyłu: { $list }.
pludo-explore-scan-nothing = W pobliżu nikogo nie ma.
pludo-explore-ahead-home = { $steps } dalej: domek.
pludo-explore-ahead-nothing = Nic na następnych { $steps } polach.
pludo-explore-no-move-with = Brak ruchu przy { $dice }.
