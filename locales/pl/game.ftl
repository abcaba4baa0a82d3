# Polski: co dzieje się w grze, i słowa, których używają inne pliki.
pludo-language-name = Polski

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } i { $item }
pludo-list-or = { $before } lub { $item }
pludo-list-none = brak

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
    [yellow] Żółty
    [orange] Pomarańczowy
    [violet] Fioletowy
    [black] Czarny
    [white] Biały
    [pink] Różowy
    [brown] Brązowy
    [grey] Szary
    [turquoise] Turkusowy
   *[other] { $colour }
}
    .gen = { $colour ->
        [red] Czerwonego
        [blue] Niebieskiego
        [green] Zielonego
        [yellow] Żółtego
        [orange] Pomarańczowego
        [violet] Fioletowego
        [black] Czarnego
        [white] Białego
        [pink] Różowego
        [brown] Brązowego
        [grey] Szarego
        [turquoise] Turkusowego
       *[other] { $colour }
    }
pludo-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [orange] pomarańczowy
    [violet] fioletowy
    [black] czarny
    [white] biały
    [pink] różowy
    [brown] brązowy
    [grey] szary
    [turquoise] turkusowy
   *[other] { $colour }
}
# Kolor pola z literą lub liczbą: „czerwone 5”.
pludo-colour-neuter = { $colour ->
    [red] czerwone
    [blue] niebieskie
    [green] zielone
    [yellow] żółte
    [orange] pomarańczowe
    [violet] fioletowe
    [black] czarne
    [white] białe
    [pink] różowe
    [brown] brązowe
    [grey] szare
    [turquoise] turkusowe
   *[other] { $colour }
}
pludo-colour-gen = { $colour ->
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
    [yellow] żółtego
    [orange] pomarańczowego
    [violet] fioletowego
    [black] czarnego
    [white] białego
    [pink] różowego
    [brown] brązowego
    [grey] szarego
    [turquoise] turkusowego
   *[other] { $colour }
}
pludo-colour-loc = { $colour ->
    [red] czerwonym
    [blue] niebieskim
    [green] zielonym
    [yellow] żółtym
    [orange] pomarańczowym
    [violet] fioletowym
    [black] czarnym
    [white] białym
    [pink] różowym
    [brown] brązowym
    [grey] szarym
    [turquoise] turkusowym
   *[other] { $colour }
}
pludo-you = ty
    .gen = ciebie

# Miejsce w mianowniku, po dwukropku.
pludo-place = { $kind ->
    [yard] baza
    [home] korytarz { $square } z { $of }
    [finish] domek
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, drugie przejście
    }
}
# Dokąd: „na 18”, „do bazy”.
pludo-place-to = { $kind ->
    [yard] do bazy
    [home] na korytarz { $square } z { $of }
    [finish] do domku
   *[track] { $visit ->
        [1] na { $square }
       *[other] na { $square }, drugie przejście
    }
}
# Gdzie: „na 18”, „w bazie”.
pludo-place-at = { $kind ->
    [yard] w bazie
    [home] w korytarzu { $square } z { $of }
    [finish] w domku
   *[track] { $visit ->
        [1] na { $square_loc }
       *[other] na { $square_loc }, drugie przejście
    }
}
# Skąd: „z 18”, „z bazy”.
pludo-from = { $from-kind ->
    [yard] z bazy
    [home] z korytarza { $from-square }
    [finish] z domku
   *[track] { $from-visit ->
        [1] z { $from-square_gen }
       *[other] z drugiego przejścia { $from-square_gen }
    }
}

pludo-tokens = { $owner ->
    [you] { $count ->
        [1] twój pionek { $tokens }
       *[other] twoje pionki { $tokens }
    }
    [other] { pludo-token-numbers } gracza { $owner-name_gen }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [1] pionek { $tokens }
   *[other] pionki { $tokens }
}
pludo-tokens-begin = { $count ->
    [1] { $owner ->
        [you] Twój pionek { $tokens }
        [other] Pionek { $tokens } gracza { $owner-name_gen }
       *[actor] Pionek { $tokens }
    }
   *[other] { $owner ->
        [you] Twoje pionki { $tokens }
        [other] Pionki { $tokens } gracza { $owner-name_gen }
       *[actor] Pionki { $tokens }
    }
}
pludo-extra-steps = { $steps ->
    [one] jeden krok ekstra
    [few] { $steps } kroki ekstra
   *[other] { $steps } kroków ekstra
}
    .loc = { $steps ->
        [1] kroku ekstra
       *[other] { $steps } krokach ekstra
    }

pludo-piece = { $who ->
    [you] { $count ->
        [1] twój pionek { $tokens }
       *[other] twoje pionki { $tokens }
    }
   *[other] { pludo-token-numbers } gracza { $name_gen }
}
    .begin = { $who ->
        [you] { $count ->
            [1] Twój pionek { $tokens }
           *[other] Twoje pionki { $tokens }
        }
       *[other] { $count ->
            [1] Pionek { $tokens } gracza { $name_gen }
           *[other] Pionki { $tokens } gracza { $name_gen }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Ciągniesz kartę { $dice }
       *[other] { $name } ciągnie kartę { $dice }
    }
    [spinner] { $who ->
        [you] Wykręcasz { $dice }
       *[other] { $name } wykręca { $dice }
    }
   *[dice] { $who ->
        [you] Wyrzucasz { $dice }
       *[other] { $name } wyrzuca { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }, żaden pionek nie ruszy{ pludo-why-stuck }.
    .normal = { pludo-rolls }, brak ruchu{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, brak ruchu.
    .chosen-full = { $dice }: żaden pionek nie ruszy{ pludo-why-stuck }.
    .chosen-normal = { $dice }: brak ruchu{ pludo-why-stuck }.
    .chosen-brief = { $dice }: brak ruchu.

pludo-why-stuck = { $why ->
    [yard] : z bazy wychodzi się tylko na { $entries }
    [doubled-odd] : para potrzebuje liczby parzystej
    [barrier] : na drodze stoi blokada
    [blocked] : na drodze stoi własny pionek
    [own-limit] : na drodze stoją własne pionki
    [tile-full] : pole jest pełne
    [spared] : kto tam stoi, tego nie można zbić
    [needs-captures] : najpierw trzeba kogoś zbić
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal } raz z rzędu. Wszystkie ruchy tej kolejki są cofnięte i kolejka się kończy.
    .normal = { pludo-rolls }, { pludo-ordinal } raz z rzędu. Kolejka jest cofnięta.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } raz z rzędu. Kolejka cofnięta.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal } raz z rzędu. Ten rzut przepada i kolejka się kończy.
    .normal = { pludo-rolls }, { pludo-ordinal } raz z rzędu. Rzut przepada.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } raz z rzędu. Rzut przepada.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal } raz z rzędu. { pludo-tokens-begin } { pludo-returns } do bazy i kolejka się kończy.
    .normal = { pludo-rolls }, { pludo-ordinal } raz z rzędu. { pludo-tokens-begin } { pludo-returns } do bazy.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } raz z rzędu. { pludo-tokens-begin } do bazy.
pludo-returns = { $count ->
    [1] wraca
   *[other] wracają
}
pludo-ordinal = { $streak ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[other] { $streak }.
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } za szóstkę.
            [capture] { pludo-again-now } za bicie.
            [hand] { pludo-again-now }: nie masz pełnej ręki.
            [second] { pludo-again-now }: zachowasz jeden z dwóch.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } ciągnie znów.
            [spinner] { $name } kręci jeszcze raz.
           *[dice] { $name } rzuca jeszcze raz.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Jeszcze raz.
pludo-again-now = { $throw ->
    [cards] Ciągnij jeszcze raz
    [spinner] Zakręć jeszcze raz
   *[dice] Rzuć jeszcze raz
}

# Pole, na którym zaczyna się skok: mianownik, „z ...” i „na ...”.
pludo-foot-from = { $foot-kind ->
    [home] z korytarza { $foot-square }
   *[track] { $foot-visit ->
        [1] z { $foot-square_gen }
       *[other] z drugiego przejścia { $foot-square_gen }
    }
}
pludo-foot-at = { $foot-kind ->
    [home] w korytarzu { $foot-square }
   *[track] { $foot-visit ->
        [1] na { $foot-square_loc }
       *[other] na { $foot-square_loc }, drugie przejście
    }
}
pludo-jumped = { $way ->
    [ahead] Skok naprzód { pludo-foot-from }.
   *[back] Skok wstecz { pludo-foot-from }.
}
pludo-taken-over = { $who ->
    [you] Masz teraz { pludo-token-numbers }.
   *[other] { $name } ma teraz { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } wykupiony od gracza { $holder_gen }.
   *[other] { $held ->
        [you] { $name }: { pludo-tokens } wykupiony od ciebie.
       *[other] { $name }: { pludo-tokens } wykupiony od gracza { $holder_gen }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } { $count ->
    [1] jest
   *[other] są
} znów { pludo-place-at }.
pludo-won-steps = { $who ->
    [you] Do zagrania: { pludo-extra-steps }.
   *[other] { $name } ma { pludo-extra-steps }.
}

pludo-enter =
    .full = { pludo-rolls } i { pludo-brings-out } { pludo-tokens } { pludo-place-to }.
    .normal = { pludo-rolls } i { pludo-brings-out } { pludo-tokens }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [you] Wyprowadzasz { pludo-tokens } { pludo-place-to }.
        [same] { pludo-tokens-begin } { pludo-come-out } { pludo-place-to }.
       *[other] { $name } wyprowadza { pludo-tokens } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [you] Wyprowadzasz { pludo-tokens }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } wyprowadza { pludo-tokens }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
    }
pludo-brings-out = { $who ->
    [you] wyprowadzasz
   *[other] wyprowadza
}
pludo-come-out = { $count ->
    [1] wychodzi
   *[other] wychodzą
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}{ pludo-place-to }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-place-to }.
    .chosen-full = { $who ->
        [you] Przesuwasz { pludo-tokens } { pludo-from } { pludo-place-to }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from } { pludo-place-to }{ pludo-safe }.
       *[other] { $name } przesuwa { pludo-tokens } { pludo-from } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } przesuwa { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , pole bezpieczne
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } z powrotem { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] Przesuwasz { pludo-tokens } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
        [same] { pludo-tokens-begin } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
       *[other] { $name } przesuwa { pludo-tokens } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } przesuwa { pludo-tokens } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } do mety i z powrotem { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } z powrotem { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } z powrotem { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , to samo pole
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-place-to }, do pionka { $other }: para.
    .normal = { pludo-rolls }, { pludo-tokens } dołącza do pionka { $other } { pludo-place-at }: para.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, para { pludo-place-at }.
    .chosen-full = { $who ->
        [you] Przesuwasz { pludo-tokens } { pludo-from } { pludo-place-to }, do pionka { $other }: para.
        [same] { pludo-tokens-begin } { pludo-from } { pludo-place-to }, do pionka { $other }: para.
       *[other] { $name } przesuwa { pludo-tokens } { pludo-from } { pludo-place-to }, do pionka { $other }: para.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } dołącza do pionka { $other } { pludo-place-at }: para.
       *[you] { pludo-tokens-begin } dołącza do pionka { $other } { pludo-place-at }: para.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }, para { pludo-place-at }.
       *[you] { pludo-tokens-begin }, para { pludo-place-at }.
    }

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } do domku{ pludo-spot }, { $home } z { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } w domku{ pludo-spot }, { $home } z { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } w domku, { $home } z { $all }.
    .chosen-full = { $who ->
        [you] Wprowadzasz { pludo-tokens } do domku{ pludo-spot }, { $home } z { $all }.
        [same] { pludo-tokens-begin } w domku{ pludo-spot }, { $home } z { $all }.
       *[other] { $name } wprowadza { pludo-tokens } do domku{ pludo-spot }, { $home } z { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } wprowadza { pludo-tokens } do domku, { $home } z { $all }.
       *[you] { pludo-tokens-begin } w domku{ pludo-spot }, { $home } z { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } w domku, { $home } z { $all }.
       *[you] { pludo-tokens-begin } w domku, { $home } z { $all }.
    }
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }
pludo-captures = { $count ->
    [1] bije { $victims }
   *[other] biją { $victims }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , który nie ma dokąd się cofnąć
    [prison] , teraz jeniec
    [elsewhere] , teraz na { $back-square_loc }
   *[other] , z powrotem na { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-returns } do bazy.
   *[other] { pludo-tokens-begin } { pludo-goes-home } { pludo-place-to }.
}
pludo-captured-too = { $way ->
    [beside] Zbite obok: { $victims } { pludo-place-at }{ pludo-set-back }.
    [passing] Zbite po drodze: { $victims } { pludo-place-at }{ pludo-set-back }.
   *[there] Zbite też: { $victims }{ pludo-set-back }.
}

pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-place-at }{ pludo-set-back }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-at } i { pludo-goes-home } prosto do domku, { $home } z { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-at } i { pludo-goes-home } do domku, { $home } z { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-place-at }, { $home } z { $all } w domku.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-at } i { pludo-goes-home } prosto do domku, { $home } z { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at } i { pludo-goes-home } prosto do domku, { $home } z { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-at } i { pludo-goes-home } do domku, { $home } z { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at } i { pludo-goes-home } do domku, { $home } z { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-place-at }, { $home } z { $all } w domku.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-at }, { $home } z { $all } w domku.
    }

pludo-goes-home = { $count ->
    [1] idzie
   *[other] idą
}

pludo-push =
    .full = { pludo-rolls } i { pludo-pushes } { pludo-from } { pludo-place-to }.
    .normal = { pludo-rolls } i { pludo-pushes } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } { pludo-from } { pludo-place-to }.
        [same] Popycha { $victims } { pludo-from } { pludo-place-to }.
       *[you] Popychasz { $victims } { pludo-from } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Popycha { $victims } { pludo-place-to }.
       *[you] Popychasz { $victims } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Popycha { $victims } { pludo-place-to }.
       *[you] Popychasz { $victims } { pludo-place-to }.
    }
pludo-pushes = { $who ->
    [you] popychasz { $victims }
   *[other] popycha { $victims }
}

pludo-decline =
    .full = { pludo-rolls } i { pludo-passes }.
    .normal = { pludo-rolls } i { pludo-passes }.
    .brief = { pludo-rolls.brief }, pas.
    .chosen-full = { $who ->
        [other] { $name } pasuje.
        [same] Pasuje.
       *[you] Pasujesz.
    }
    .chosen-normal = { $who ->
        [other] { $name } pasuje.
        [same] Pasuje.
       *[you] Pasujesz.
    }
    .chosen-brief = { $who ->
        [other] { $name } pasuje.
       *[you] Pas.
    }
pludo-passes = { $who ->
    [you] pasujesz
   *[other] pasuje
}

pludo-helps = { $who ->
    [you] Od teraz grasz za: { $partners }.
   *[other] { $helped ->
        [you] Od teraz { $name } gra za ciebie.
       *[other] Od teraz { $name } gra za: { $partners }.
    }
}

pludo-turn = { $who ->
    [you] Twoja kolej.
   *[other] Kolej gracza { $name_gen }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Wszyscy ciągną, zaczyna najniższa karta.
        [spinner] Wszyscy kręcą, zaczyna najniższy wynik.
       *[dice] Wszyscy rzucają, zaczyna najniższy wynik.
    }
   *[highest] { $throw ->
        [cards] Wszyscy ciągną, zaczyna najwyższa karta.
        [spinner] Wszyscy kręcą, zaczyna najwyższy wynik.
       *[dice] Wszyscy rzucają, zaczyna najwyższy wynik.
    }
}
pludo-tied = { $throw ->
    [cards] Remis, ciągną znów: { $players }.
    [spinner] Remis, kręcą znów: { $players }.
   *[dice] Remis, rzucają znów: { $players }.
}
pludo-begins = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
pludo-skipped = { $who ->
    [you] Tracisz tę kolejkę.
   *[other] { $name } traci tę kolejkę.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Tracisz tę kolejkę.
   *[other] { $name } traci tę kolejkę.
}
pludo-plays-on = { $who ->
    [you] Dalej grasz ty.
   *[other] Dalej gra { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Ciągnij los: { $what }.
       *[choose] Wybierasz, { $what }.
    }
   *[other] { $how ->
        [draw] { $name } ciągnie los: { $what }.
       *[choose] { $name } wybiera, { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] Wyzywasz na pojedynek: { $prey }. { $throw ->
        [dice] Rzuć kostką.
       *[other] Rzuć do niego kostką.
    }
   *[other] { $name } wyzywa na pojedynek: { $prey }.
}
pludo-duelled = Pojedynek: { $who ->
    [you] wyrzucasz { $mine }
   *[other] { $name } wyrzuca { $mine }
}, { $rivals ->
    [1] { $rival-who ->
        [you] ty wyrzucasz { $theirs }
       *[other] { $rival } wyrzuca { $theirs }
    }
   *[other] pozostali wyrzucają { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Wygrywasz go.
       *[other] { $name } go wygrywa.
    }
    [sent] { $who ->
        [you] { $count ->
            [1] Twój pionek { $tokens } wraca do bazy.
           *[other] Twoje pionki { $tokens } wracają do bazy.
        }
       *[other] { $name }: { pludo-duel-tokens } do bazy.
    }
   *[stays] { $who ->
        [you] Przegrywasz go i zostajesz na miejscu.
       *[other] { $name } go przegrywa i zostaje na miejscu.
    }
}
pludo-duel-tokens = { $count ->
    [1] pionek { $tokens } wraca
   *[other] pionki { $tokens } wracają
}
pludo-new-token = { $who ->
    [you] Masz nowy pionek, numer { $number }.
   *[other] { $name } ma nowy pionek.
}
pludo-given-away = { $who ->
    [you] { $receiver ->
        [you] Twój { pludo-tokens } jest teraz twój.
       *[other] Twój { pludo-tokens } ma teraz { $to }.
    }
   *[other] { $receiver ->
        [you] { $name }: { pludo-tokens } jest teraz twój, jako pionek { $number }.
       *[other] { $name }: { pludo-tokens } ma teraz { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] Los pada na ciebie.
   *[other] Los pada na gracza { $name_gen }.
}
pludo-pick-card = która karta idzie dalej
pludo-pick-send = dokąd idzie pionek
pludo-card-passed = { $who ->
    [you] Oddajesz kartę { $card }, bierze { $to }.
   *[other] { $receiver ->
        [you] { $name } daje ci kartę { $card }.
       *[other] { $name } oddaje kartę { $card }, bierze { $to }.
    }
}
pludo-pick-answer = co w sprawie { $title }: { $answers }
pludo-vote = { $way ->
    [against] nie
   *[for] tak
}
pludo-poll-vote = Głosowanie: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Wszyscy wybierają: { $title }. { pludo-secretly }
   *[at-once] Wszyscy wybierają: { $title }.
}
pludo-secretly = Wszystko zostanie pokazane na końcu.
pludo-others-look-away = Teraz słucha i patrzy tylko { $name }.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Twój wybór zapadł.
       *[other] { $name }: wybór zapadł.
    }
   *[other] { $who ->
        [you] Ty: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] ty: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Wybory: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }: przyjęte, { $for } do { $against }.
   *[lost] { $title }: odrzucone, { $against } do { $for }.
}
pludo-pick-skip = { $turns ->
    [one] kto traci kolejkę
    [few] kto traci { $turns } kolejki
   *[other] kto traci { $turns } kolejek
}
pludo-pick-turn-to = kto ma dodatkową kolejkę
pludo-pick-play-on = kto gra następny
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] kto traci punkt
        [few] kto traci { $points } punkty
       *[other] kto traci { $points } punktów
    }
   *[won] { $points ->
        [one] kto dostaje punkt
        [few] kto dostaje { $points } punkty
       *[other] kto dostaje { $points } punktów
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Masz potem jeszcze jedną kolejkę.
       *[other] { $name } ma potem jeszcze jedną kolejkę.
    }
    [instead] { $who ->
        [you] Twoją kolejkę dostaje { $to }.
       *[other] { $receiver ->
            [you] Dostajesz kolejkę gracza { $name_gen }.
           *[other] Kolejkę gracza { $name_gen } dostaje { $to }.
        }
    }
   *[extra] Następna kolejka: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Wszyscy ciągną o kolejność.
    [spinner] Wszyscy kręcą o kolejność.
   *[dice] Wszyscy rzucają o kolejność.
}
pludo-ordered = Kolejność gry: { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] Stracisz kolejkę.
        [few] Stracisz { $turns } kolejki.
       *[other] Stracisz { $turns } kolejek.
    }
   *[other] { $turns ->
        [one] { $name } straci kolejkę.
        [few] { $name } straci { $turns } kolejki.
       *[other] { $name } straci { $turns } kolejek.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Tracisz { $points } i masz { pludo-points }.
       *[won] Dostajesz { $points } i masz { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } traci { $points } i ma { pludo-points }.
       *[won] { $name } dostaje { $points } i ma { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] jeden punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}
pludo-reversed = { $direction ->
    [clockwise] Gramy teraz zgodnie ze wskazówkami zegara.
   *[counter] Gramy teraz przeciwnie do wskazówek zegara.
}
pludo-round = Runda { $number }.
pludo-amended = Nowa zasada, { $title }: { $text }
pludo-amended-silent = Nowa zasada: { $title }.
pludo-shuffled = Karty są potasowane.

pludo-eliminated = { $who ->
    [you] Wypadasz z gry.
   *[other] { $name } wypada z gry.
}
pludo-placed = { $who ->
    [you] Kończysz na { pludo-place-number } miejscu.
   *[other] { $name } kończy na { pludo-place-number } miejscu.
}
pludo-place-number = { $place ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
    [4] czwartym
    [5] piątym
    [6] szóstym
   *[other] { $place }.
}
pludo-won = { $who ->
    [you] Wygrywasz!
   *[other] { $name } wygrywa.
}
pludo-won-together = { $who ->
    [you] Wygrywacie, ty i { $partners }!
   *[other] { $name } i { $partners } wygrywają.
}
pludo-won-together-on-limit = { $who ->
    [you] Osiągnięto limit kolejek. Wygrywacie, ty i { $partners }: { pludo-made-together }!
   *[other] Osiągnięto limit kolejek. { $name } i { $partners } wygrywają: { pludo-made-together }.
}
pludo-draw-of-teams = Osiągnięto limit kolejek. Remis: { $teams }, każda drużyna { pludo-made-together }.
pludo-team-of = { $who ->
    [you] ty i { $partners }
   *[other] { $name } i { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } w domku
}
pludo-won-on-limit = { $who ->
    [you] Osiągnięto limit kolejek. Wygrywasz, { $home } w domku!
   *[other] Osiągnięto limit kolejek. { $name } wygrywa, { $home } w domku.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Wygrywasz, { pludo-points }!
   *[other] { $name } wygrywa, { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Remis: { $players }, po { pludo-points-each }.
pludo-points-each = { $total ->
    [one] jednym punkcie
    [few] { $total } punkty
   *[other] { $total } punktów
}
pludo-limit-reached = { $limit ->
    [yes] Osiągnięto limit kolejek.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Wszyscy inni odpadli. Wygrywasz!
   *[other] Wszyscy inni odpadli. { $name } wygrywa.
}
pludo-won-by-captures = { $who ->
    [you] { $captures ->
        [one] Wygrywasz, jedno bicie!
        [few] Wygrywasz, { $captures } bicia!
       *[other] Wygrywasz, { $captures } bić!
    }
   *[other] { $captures ->
        [one] { $name } wygrywa, jedno bicie.
        [few] { $name } wygrywa, { $captures } bicia.
       *[other] { $name } wygrywa, { $captures } bić.
    }
}
pludo-draw = Remis: { $players }.
pludo-draw-on-limit = Osiągnięto limit kolejek. Remis: { $players }, po { $home } w domku.
pludo-won-by-together = { $who ->
    [you] Wygrywacie wszyscy razem!
   *[other] Wszyscy wygrywają razem.
}
pludo-won-by-nobody = Gra się kończy i nikt nie wygrywa.
pludo-over = Gra skończona.
pludo-place-of = { $who ->
    [you] Jesteś na { pludo-place-number } miejscu.
   *[other] { $name } jest na { pludo-place-number } miejscu.
}
pludo-standing = { $who ->
    [you] Masz { $number } w domku{ pludo-standing-others }.
   *[other] { $name } ma { $number } w domku{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Masz { $number }{ pludo-standing-others }.
   *[other] { $name } ma { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] pionka nie można zbić do twojej następnej kolejki
        [few] pionka nie można zbić przez { $number } kolejki
       *[other] pionka nie można zbić przez { $number } kolejek
    }
    [throw] rzuć dwa razy i zachowaj jeden rzut
    [swap] { $number ->
        [0] zamień się miejscami z cudzym pionkiem
       *[other] zamień się z cudzym pionkiem najwyżej { $number } pól przed tobą
    }
   *[jump] { $number ->
        [one] pionek skacze o pole
        [few] pionek skacze o { $number } pola
       *[other] pionek skacze o { $number } pól
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Dostajesz { $ability_a }, do użycia od razu.
       *[held] Dostajesz { $ability_a }: { $does }.
    }
   *[other] { $name } dostaje { $ability_a }.
}
pludo-ability-gained-unseen = { $name } dostaje coś zakrytego.
pludo-ability-choice = zdolność do wyboru
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] Masz już jedną zdolność i nic nie dostajesz.
        [few] Masz już { $limit } zdolności i nic nie dostajesz.
       *[other] Masz już { $limit } zdolności i nic nie dostajesz.
    }
   *[other] { $name } nie może mieć więcej.
}
pludo-ability-used = { $who ->
    [you] Używasz { $ability_gen }.
   *[other] { $name } używa { $ability_gen }.
}
pludo-ability-shielded = { $turns ->
    [one] Tarcza: { $piece }, do jego następnej kolejki.
    [few] Tarcza: { $piece }, na { $turns } kolejki.
   *[other] Tarcza: { $piece }, na { $turns } kolejek.
}
pludo-ability-shield-ended = Koniec tarczy: { $piece }.
pludo-ability-swapped = Zamiana: { $piece } { pludo-place-at }, { $other } { pludo-foot-at }.

pludo-ability-holds = { $who ->
    [you] Masz: { $list }.
   *[other] { $name } ma: { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [1] { $ability }
       *[other] { $ability } razy { $count }
    }
    .explained = { $count ->
        [1] { $ability } ({ $does })
       *[other] { $ability } razy { $count } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
pludo-ability-usable = Możesz użyć: { $list }.
pludo-ability-nobody = Nikt nie ma zdolności.
pludo-ability-none-here = W tej grze nie ma zdolności.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] { $ability }: co najmniej { $with-percent }
       *[0] { $ability }: { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] co najmniej { $percent } procent
   *[0] { $percent } procent
}
pludo-with-percent = { $least ->
    [1] co najmniej { $with-percent } procent
   *[0] { $with-percent } procent
}
