### Polski: warunki z zasad, zdania po „gdy” lub „jeśli”.
pludo-if-all = { $list }
pludo-if-either = przynajmniej jedno: { $list }
pludo-if-who = { $who ->
    [anybody] ktoś
    [everybody] każdy gracz
    [nobody] nikt
    [not-everybody] nie każdy gracz
    [theirs] jakiś przeciwnik
    [all-theirs] każdy przeciwnik
    [no-opponent] żaden przeciwnik
    [not-every-opponent] nie każdy przeciwnik
    [partner] jakiś partner
    [all-partners] każdy partner
    [no-partner] żaden partner
    [victim] zbity gracz
    [total] wszyscy razem
    [team] twoja strona
   *[mine] ty
}
# „nie” stoi po „nikt” i „żaden” oraz przed „żadnego pionka”.
pludo-if-subject-has = { $who ->
    [nobody] { pludo-if-who } nie ma
    [no-opponent] { pludo-if-who } nie ma
    [no-partner] { pludo-if-who } nie ma
    [mine] { $how ->
        [none] nie masz
       *[other] masz
    }
    [total] { $how ->
        [none] wszyscy razem nie mają
       *[other] wszyscy razem mają
    }
   *[other] { $how ->
        [none] { pludo-if-who } nie ma
       *[other] { pludo-if-who } ma
    }
}
pludo-if-how = { $how ->
    [least] co najmniej { $number }
    [most] najwyżej { $number }
    [more] więcej niż { $number }
    [fewer] mniej niż { $number }
   *[exactly] dokładnie { $number }
}
pludo-if-tokens = { $how ->
    [some] { $who ->
        [nobody] pionka
        [no-opponent] pionka
        [no-partner] pionka
       *[other] pionek
    }
    [none] { $who ->
        [nobody] 0 pionków
        [no-opponent] 0 pionków
        [no-partner] 0 pionków
       *[other] żadnego pionka
    }
    [not] { $who ->
        [nobody] innej liczby pionków niż { $number }
        [no-opponent] innej liczby pionków niż { $number }
        [no-partner] innej liczby pionków niż { $number }
       *[other] inną liczbę pionków niż { $number }
    }
   *[other] { pludo-if-how } { $who ->
        [nobody] { $number ->
            [1] pionka
           *[other] pionków
        }
        [no-opponent] { $number ->
            [1] pionka
           *[other] pionków
        }
        [no-partner] { $number ->
            [1] pionka
           *[other] pionków
        }
       *[other] { $number ->
            [one] pionek
            [few] pionki
           *[other] pionków
        }
    }
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } w domku
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } na planszy
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } w bazie
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } na { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] bicia
        [no-opponent] bicia
        [no-partner] bicia
       *[other] bicie
    }
    [none] { $who ->
        [nobody] 0 bić
        [no-opponent] 0 bić
        [no-partner] 0 bić
       *[other] żadnego bicia
    }
    [not] { $who ->
        [nobody] innej liczby bić niż { $number }
        [no-opponent] innej liczby bić niż { $number }
        [no-partner] innej liczby bić niż { $number }
       *[other] inną liczbę bić niż { $number }
    }
   *[other] { pludo-if-how } { $who ->
        [nobody] { $number ->
            [1] bicia
           *[other] bić
        }
        [no-opponent] { $number ->
            [1] bicia
           *[other] bić
        }
        [no-partner] { $number ->
            [1] bicia
           *[other] bić
        }
       *[other] { $number ->
            [one] bicie
            [few] bicia
           *[other] bić
        }
    }
}
pludo-if-has-prisoners = { pludo-if-subject-has } { pludo-if-tokens } w niewoli
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] punktu
        [no-opponent] punktu
        [no-partner] punktu
       *[other] punkt
    }
    [none] { $who ->
        [nobody] 0 punktów
        [no-opponent] 0 punktów
        [no-partner] 0 punktów
       *[other] żadnego punktu
    }
    [not] { $who ->
        [nobody] innej liczby punktów niż { $number }
        [no-opponent] innej liczby punktów niż { $number }
        [no-partner] innej liczby punktów niż { $number }
       *[other] inną liczbę punktów niż { $number }
    }
   *[other] { pludo-if-how } { $who ->
        [nobody] { $number ->
            [1] punktu
           *[other] punktów
        }
        [no-opponent] { $number ->
            [1] punktu
           *[other] punktów
        }
        [no-partner] { $number ->
            [1] punktu
           *[other] punktów
        }
       *[other] { $number ->
            [one] punkt
            [few] punkty
           *[other] punktów
        }
    }
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] kroku
        [no-opponent] kroku
        [no-partner] kroku
       *[other] krok
    }
    [none] { $who ->
        [nobody] 0 kroków
        [no-opponent] 0 kroków
        [no-partner] 0 kroków
       *[other] żadnego kroku
    }
    [not] { $who ->
        [nobody] innej liczby kroków niż { $number }
        [no-opponent] innej liczby kroków niż { $number }
        [no-partner] innej liczby kroków niż { $number }
       *[other] inną liczbę kroków niż { $number }
    }
   *[other] { pludo-if-how } { $who ->
        [nobody] { $number ->
            [1] kroku
           *[other] kroków
        }
        [no-opponent] { $number ->
            [1] kroku
           *[other] kroków
        }
        [no-partner] { $number ->
            [1] kroku
           *[other] kroków
        }
       *[other] { $number ->
            [one] krok
            [few] kroki
           *[other] kroków
        }
    }
} do zrobienia
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-as-many = { $how ->
    [least] co najmniej tyle
    [most] najwyżej tyle
    [more] więcej
    [fewer] mniej
    [not] inną liczbę
   *[exactly] tyle samo
}
pludo-if-than = { $how ->
    [more] niż
    [fewer] niż
    [not] niż
   *[other] co
} { $other ->
    [anybody] ktoś
    [everybody] każdy gracz
    [theirs] jakiś przeciwnik
    [all-theirs] każdy przeciwnik
    [partner] jakiś partner
    [all-partners] każdy partner
    [victim] zbity gracz
    [total] wszyscy razem
    [team] twoja strona
   *[mine] ty
}
pludo-if-has-than-home = { pludo-if-subject-has } { pludo-if-as-many } pionków w domku { pludo-if-than }
pludo-if-has-than-out = { pludo-if-subject-has } { pludo-if-as-many } pionków na planszy { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-subject-has } { pludo-if-as-many } pionków w bazie { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-subject-has } { pludo-if-as-many } pionków na { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-subject-has } { pludo-if-as-many } bić { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-subject-has } { pludo-if-as-many } pionków w niewoli { pludo-if-than }
pludo-if-has-than-points = { pludo-if-subject-has } { pludo-if-as-many } punktów { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-subject-has } { pludo-if-as-many } kroków do zrobienia { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-subject-has } { pludo-if-as-many } pionków { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] to co najmniej { $right }
    [most] to najwyżej { $right }
    [more] to więcej niż { $right }
    [fewer] to mniej niż { $right }
    [not] to nie { $right }
   *[exactly] to { $right }
}
pludo-if-number-round = numer rundy
    .gen = numeru rundy
pludo-if-number-turn = numer kolejki
    .gen = numeru kolejki
pludo-if-number-players = liczba graczy
    .gen = liczby graczy
pludo-if-number-players-left = liczba graczy jeszcze w grze
    .gen = liczby graczy jeszcze w grze
pludo-if-number-face = wyrzucona liczba
    .gen = wyrzuconej liczby
pludo-if-number-sixes = długość serii
pludo-if-number-extra-throws = liczba dodatkowych rzutów w tej kolejce
    .gen = liczby dodatkowych rzutów w tej kolejce
pludo-if-number-marker = numer pionka
    .gen = numeru pionka
pludo-if-number-prey-marker = numer bitego pionka
    .gen = numeru bitego pionka
pludo-if-number-prey-left = liczba kroków bitego pionka do domku
    .gen = liczby kroków bitego pionka do domku
pludo-if-number-steps = liczba kroków
    .gen = liczby kroków
pludo-if-number-left = liczba kroków pionka do domku
    .gen = liczby kroków pionka do domku
pludo-if-number-left-after = liczba kroków pionka do domku po ruchu
    .gen = liczby kroków pionka do domku po ruchu
pludo-if-number-rank = { $who ->
    [mine] twoje miejsce
   *[other] miejsce { pludo-if-whose }
}
pludo-if-number-answer = { $who ->
    [mine] twoja odpowiedź
   *[other] odpowiedź { pludo-if-whose }
}
pludo-if-number-tokens = { $who ->
    [mine] liczba twoich pionków
   *[other] liczba pionków { pludo-if-whose }
}
pludo-if-number-home = { pludo-if-number-tokens } w domku
pludo-if-number-out = { pludo-if-number-tokens } na planszy
pludo-if-number-waiting = { pludo-if-number-tokens } w bazie
pludo-if-number-markers-on = { pludo-if-number-tokens } na { $things }
pludo-if-number-prisoners = { pludo-if-number-tokens } w niewoli
pludo-if-number-points = { $who ->
    [mine] liczba twoich punktów
   *[other] liczba punktów { pludo-if-whose }
}
pludo-if-number-captures = { $who ->
    [mine] liczba twoich bić
   *[other] liczba bić { pludo-if-whose }
}
pludo-if-number-steps-left = { $who ->
    [mine] liczba twoich kroków do zrobienia
   *[other] liczba kroków { pludo-if-whose } do zrobienia
}
pludo-if-number-markers = { pludo-if-number-tokens }
pludo-if-whose = { $who ->
    [anybody] któregoś gracza
    [everybody] każdego gracza
    [theirs] jakiegoś przeciwnika
    [all-theirs] każdego przeciwnika
    [partner] jakiegoś partnera
    [all-partners] każdego partnera
    [victim] zbitego gracza
    [total] wszystkich razem
   *[team] twojej strony
}
pludo-if-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
    [times] { $left } razy { $right }
   *[rest] reszta z dzielenia { $left_gen } przez { $right }
}
pludo-if-round-divided = { $is ->
    [no] numer rundy nie dzieli się przez { $number }
   *[yes] numer rundy dzieli się przez { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] nie wyciągnięto karty { $things }
       *[other] nie wypada { $things }
    }
   *[yes] { $throw ->
        [cards] wyciągnięto kartę { $things }
       *[other] wypada { $things }
    }
}
pludo-if-is-amended = { $is ->
    [no] nie obowiązuje { $things }
   *[yes] obowiązuje { $things }
}
pludo-if-is-clockwise = { $is ->
    [no] gra idzie przeciwnie do wskazówek zegara
   *[yes] gra idzie zgodnie z zegarem
}
pludo-if-is-entering = { $is ->
    [no] pionek nie wychodzi z bazy
   *[yes] pionek wychodzi z bazy
}
pludo-if-is-arriving = { $is ->
    [no] pionek nie wchodzi do domku
   *[yes] pionek wchodzi do domku
}
pludo-if-is-pushing = { $is ->
    [no] nie popychasz cudzego pionka
   *[yes] popychasz cudzy pionek
}
pludo-if-is-from-tile = { $is ->
    [no] pionek nie rusza z { $things }
   *[yes] pionek rusza z { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] pionek nie idzie na { $things }
   *[yes] pionek idzie na { $things }
}
pludo-if-is-not = { $who ->
    [nobody] nie{" "}
    [no-opponent] nie{" "}
    [no-partner] nie{" "}
   *[other] { $is ->
        [no] nie{" "}
       *[yes] {""}
    }
}
pludo-if-is-colour = { $who ->
    [mine] { pludo-if-is-not }grasz jako { $things }
   *[other] { pludo-if-who } { pludo-if-is-not }gra jako { $things }
}
pludo-if-is-last = { $who ->
    [mine] { pludo-if-is-not }jesteś na końcu
   *[other] { pludo-if-who } { pludo-if-is-not }jest na końcu
}
pludo-if-is-leader = { $who ->
    [mine] { pludo-if-is-not }prowadzisz
   *[other] { pludo-if-who } { pludo-if-is-not }prowadzi
}
pludo-if-last-left = wszyscy inni wypadli z gry
pludo-if-all-home = { $whose ->
    [team] wszystkie pionki twojej strony są w domku
   *[all] wszystkie twoje pionki są w domku
}
