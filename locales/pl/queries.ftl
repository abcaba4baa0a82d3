# Polski: odpowiedzi na klawisze pytań, wybory i podpowiedzi.
pludo-query-player-tokens = { $who ->
    [you] Ty: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] wszystkie w bazie
           *[no] { pludo-tokens } w bazie
        }
        [finish] { $all ->
            [yes] wszystkie w domku
           *[no] { pludo-tokens } w domku
        }
        [home] { pludo-tokens } { pludo-place-at }
       *[track] { pludo-tokens } { pludo-place-at }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] wszystkie w bazie
           *[no] { $count } w bazie
        }
        [finish] { $all ->
            [yes] wszystkie w domku
           *[no] { $count } w domku
        }
        [home] { pludo-tokens } { pludo-place-at }
       *[track] { pludo-tokens } { pludo-place-at }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] wszystkie w bazie
           *[no] { pludo-tokens } w bazie
        }
        [finish] { $all ->
            [yes] wszystkie w domku
           *[no] { pludo-tokens } w domku
        }
        [home] { pludo-tokens } { pludo-place-at }
       *[track] { pludo-tokens } { pludo-place-at }{ pludo-query-together }, do domku { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Wszystkie pionki w bazie.
       *[no] { pludo-tokens-begin } w bazie.
    }
    [finish] { $all ->
        [yes] Wszystkie pionki w domku.
       *[no] { pludo-tokens-begin } w domku.
    }
    [home] { pludo-tokens-begin } { pludo-place-at }.
   *[track] { pludo-tokens-begin } { pludo-place-at }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , para
    [barrier] , blokada
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , gwiazdka
    [colour] , bezpieczne, { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , para
    [barrier] , blokada
    [safe] , bezpiecznie
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] do domku jeden krok
    [few] do domku { $left } kroki
   *[other] do domku { $left } kroków
}

pludo-query-threat = { $from ->
    [yard] { $name } może wyjść z bazy i zbić { pludo-query-own }: { pludo-likely }.
    [way] { pludo-query-theirs } { $count ->
        [1] może
       *[other] mogą
    } zbić { pludo-query-own }, { $steps } z tyłu: { pludo-likely }.
   *[elsewhere] { $name } może zbić { pludo-query-own }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Możesz wyjść z bazy i zbić { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } może wyjść z bazy i zbić { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-own-begin } może zbić { pludo-query-victim }, { $steps } dalej: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Możesz zbić { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } może zbić { pludo-query-victim }: { pludo-likely }.
    }
}
pludo-query-victim = { pludo-token-numbers } gracza { $name_gen }
pludo-query-theirs = { $count ->
    [1] Pionek { $tokens } gracza { $name_gen }
   *[other] Pionki { $tokens } gracza { $name_gen }
}
pludo-query-own = { $own-count ->
    [1] { $own-who ->
        [you] twój pionek { $own }
       *[other] pionek { $own } gracza { $own-name_gen }
    }
   *[other] { $own-who ->
        [you] twoje pionki { $own }
       *[other] pionki { $own } gracza { $own-name_gen }
    }
}
pludo-query-own-begin = { $own-count ->
    [1] { $own-who ->
        [you] Twój pionek { $own }
       *[other] Pionek { $own } gracza { $own-name_gen }
    }
   *[other] { $own-who ->
        [you] Para twoich pionków { $own }
       *[other] Para pionków { $own } gracza { $own-name_gen }
    }
}
pludo-query-by-ability = { $who ->
    [you] Możesz zbić { $pieces }, zdolność { $ability }
   *[other] { $name } może zbić { $pieces }, zdolność { $ability }
}, { $count ->
    [1] { pludo-with-percent }.
   *[other] { $least ->
        [1] najpewniej { pludo-with-percent }.
       *[0] najwyżej { $with-percent } procent.
    }
}
pludo-query-nobody-near = Nikogo w pobliżu.
pludo-query-none-found = Nie widać bicia, ale możliwości jest za dużo, by sprawdzić wszystkie.

pludo-query-one-more = { $throw ->
    [cards] jeszcze jedna karta
    [spinner] jeszcze jeden obrót ruletki
   *[dice] jeszcze jeden rzut
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Twoja kolej: ciągnij kartę o początek.
            [spinner] Twoja kolej: zakręć o początek.
           *[dice] Twoja kolej: rzuć o początek.
        }
        [order] { $throw ->
            [cards] Twoja kolej: ciągnij kartę o kolejność.
            [spinner] Twoja kolej: zakręć o kolejność.
           *[dice] Twoja kolej: rzuć o kolejność.
        }
        [roll] { $throw ->
            [cards] Twoja kolej: ciągnij kartę.
            [spinner] Twoja kolej: zakręć.
           *[dice] Twoja kolej: rzuć.
        }
        [roll-pool] { $throw ->
            [cards] Twoja kolej: ciągnij jeszcze raz, potem do zagrania { $dice }.
            [spinner] Twoja kolej: zakręć jeszcze raz, potem do zagrania { $dice }.
           *[dice] Twoja kolej: rzuć jeszcze raz, potem do zagrania { $dice }.
        }
        [roll-second] { $throw ->
            [cards] Twoja kolej: ciągnij jeszcze raz i zachowaj jedną z dwóch; masz { $dice }.
            [spinner] Twoja kolej: zakręć jeszcze raz i zachowaj jeden z dwóch; masz { $dice }.
           *[dice] Twoja kolej: rzuć jeszcze raz i zachowaj jeden z dwóch; masz { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Twoja kolej: do zagrania { $dice }, potem ciągnij jeszcze raz.
            [spinner] Twoja kolej: do zagrania { $dice }, potem zakręć jeszcze raz.
           *[dice] Twoja kolej: do zagrania { $dice }, potem rzuć jeszcze raz.
        }
        [take] Twoja kolej: wybierz zdolność.
        [duel] Twoja kolej: rzuć w pojedynku.
        [lot] Twoja kolej: ciągnij los.
        [pick] Twoja kolej: wybierz, { $dice }.
       *[move] Twoja kolej: do zagrania { $dice }.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] { $name } ciągnie kartę o początek.
            [spinner] { $name } kręci o początek.
           *[dice] { $name } rzuca o początek.
        }
        [order] { $throw ->
            [cards] { $name } ciągnie kartę o kolejność.
            [spinner] { $name } kręci o kolejność.
           *[dice] { $name } rzuca o kolejność.
        }
        [roll] { $throw ->
            [cards] Kolej gracza { $name_gen }, ciągnie kartę.
            [spinner] Kolej gracza { $name_gen }, kręci.
           *[dice] Kolej gracza { $name_gen }, rzuca.
        }
        [roll-pool] Kolej gracza { $name_gen }: { pludo-query-one-more }, potem do zagrania { $dice }.
        [roll-second] Kolej gracza { $name_gen }: { pludo-query-one-more } i wybór z dwóch; na razie { $dice }.
        [move-roll] Kolej gracza { $name_gen }: do zagrania { $dice }, potem { pludo-query-one-more }.
        [take] { $name } wybiera zdolność.
        [duel] { $name } rzuca w pojedynku.
        [lot] { $name } ciągnie los.
        [pick] { $name } wybiera, { $dice }.
       *[move] Kolej gracza { $name_gen }: do zagrania { $dice }.
    }
}
pludo-query-changed = Zmienione w tej grze.
pludo-query-score = { $who ->
    [you] Ty: { $home } z { $all } w domku, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } z { $all } w domku, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] został jeden krok
    [few] zostały { $left } kroki
   *[other] zostało { $left } kroków
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] jedno bicie
            [few] { $captures } bicia
           *[other] { $captures } bić
        }
       *[other] bicia: { $captures } z { $goal }
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Twoja ostatnia karta: { $dice }.
       *[other] { $name }, ostatnia karta: { $dice }.
    }
    [spinner] { $who ->
        [you] Twoja ruletka: { $dice }.
       *[other] { $name }, ruletka: { $dice }.
    }
   *[dice] { $who ->
        [you] Twój ostatni rzut: { $dice }.
       *[other] { $name }, ostatni rzut: { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [1] { $dice } na razie raz w tej kolejce.
   *[other] { $dice } już { $streak } razy z rzędu.
}

pludo-query-since-nothing = Od twojej ostatniej kolejki nic się nie stało.
pludo-query-since-capture = { $who ->
    [you] Twoje bicie: { $victims } { pludo-place-at }.
   *[other] { $name } bije { $victims } { pludo-place-at }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Ty
   *[other] { $name }
}
pludo-query-since-token = { pludo-tokens } { pludo-place-to }
pludo-query-since-no-move = brak ruchu
pludo-query-since-penalty = { $kind ->
    [rollback] kolejka cofnięta
    [sent-back] ostatni pionek do bazy
   *[forfeit] ostatni rzut przepada
}
pludo-query-since-skipped = kolejka opuszczona
pludo-query-since-lost = kolejka stracona
pludo-query-since-placed = koniec gry, miejsce { $place }
pludo-query-since-used = użycie: { $ability }

pludo-query-partner = Grasz razem z: { $partners }.
pludo-query-colours = Kolory: { $list }.
pludo-query-colour-of = { $who ->
    [you] ty { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Nie ma jeszcze żadnej karty.
    [spinner] Nikt jeszcze nie kręcił.
   *[dice] Nikt jeszcze nie rzucał.
}
pludo-query-partners = Partnerzy: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] rzuty o początek
   *[other] kolejka { $number }
}
pludo-query-who = { $who ->
    [you] Twój kolor: { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name }: { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , twój partner
    [other] , partnerzy: { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , bot, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] Trzymasz: { $pieces }.
   *[other] { $name } trzyma: { $pieces }.
}
pludo-query-answers-given = Wybrali już: { $players }.
pludo-query-hand = { $who ->
    [you] W ręce: { $cards }.
   *[other] { $name } ma w ręce: { $cards }.
}

pludo-query-choose = Wybierz:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
    [ability] { pludo-query-choice-number }, { $die }
   *[yes] { pludo-query-choice-number } przy { $die_loc }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [1] Pionek { $tokens } gracza { $owner-name_gen }
           *[other] Pionki { $tokens } gracza { $owner-name_gen }
        }
       *[actor] { $count ->
            [1] Pionek { $tokens }
           *[other] Pionki { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } gracza { $owner-name_gen }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , skokiem { pludo-foot-from }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , trasa: { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: wyjście{ pludo-query-choice-there }.
pludo-query-choice-enters = { $count ->
    [1] wychodzi
   *[other] wychodzą
}
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } { pludo-place-to }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: wyjście, bije { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: do mety i z powrotem { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: z powrotem { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , bezpiecznie
    [barrier] , blokada
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: do domku.
    .brief = { pludo-query-choice-head }: do domku.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, bije { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: bije { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } { pludo-place-to }{ pludo-query-choice-jump }, pojedynek, { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: wyjście, pojedynek, { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, pojedynek, { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: pojedynek, { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] zostaje jeden krok
    [few] zostają { $steps } kroki
   *[other] zostaje { $steps } kroków
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }, bije { $victims }, potem do domku.
    .brief = { pludo-query-choice-head }: bije { $victims }, do domku.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, para z pionkiem { $other }.
    .brief = { pludo-query-choice-head }: para z { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: wykup, wolny w bazie.
    .brief = { pludo-query-choice-head }: wykup.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }popchnij { $victims } { pludo-from } { pludo-place-to }.
    .brief = { pludo-query-choice-key }popchnij { $victims } { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: nie do zbicia { pludo-place-at }, { $number ->
        [one] do twojej następnej kolejki
        [few] przez { $number } kolejki
       *[other] przez { $number } kolejek
    }.
    .brief = { pludo-query-choice-head }: tarcza.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, zamiana, { $other }.
    .brief = { pludo-query-choice-head }: zamiana, { $other } { pludo-place-at }.
pludo-query-choice-twice =
    .normal = { $ability }: rzuć dwa razy i zachowaj jeden rzut.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: weź { $ability_a }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] wszystkie pionki wszystkich graczy
    [others] wszystkie cudze pionki
   *[all] wszystkie twoje pionki
} { $way ->
    [back] { $steps } wstecz
   *[ahead] { $steps } naprzód
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , zbite: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-place-at }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] domek
    [capture] { pludo-place } i bije { $victims }
    [carried] { pludo-place } i bije { $victims }, potem do domku
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}bezpiecznie
        [barrier] {" "}jako blokada
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } z tyłu.
   *[other] { $name } może tam bić.
}
pludo-query-choice-end = { $piece } { pludo-place-to }
pludo-query-choice-change = { $tokens }: zamiana miejsc.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Ciągnij
    [spinner] Zakręć
   *[dice] Rzuć
} i zachowaj, co masz.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Możesz tylko pasować.
       *[no] { pludo-query-choice-key }Pas.
    }
    .brief = { pludo-query-choice-key }Pas.

pludo-reason-only = To jedyny ruch.
pludo-reason-wins = Tym ruchem kończysz.
pludo-reason-home = Pionek { $token } wchodzi do domku.
pludo-reason-captures = Bije { $victims }.
pludo-reason-enters = Pionek { $token } wychodzi z bazy.
pludo-reason-column = Pionek { $token } wchodzi w korytarz, gdzie nikt nie może iść za nim.
pludo-reason-beyond = Stamtąd dalej nikt nie zbije pionka { $token }.
pludo-reason-safe = Tam jest bezpieczny.
pludo-reason-escapes = { $count ->
    [1] Ucieka, bo { $name } może go zbić: { pludo-percent }.
   *[other] Ucieka, bo { $name } i inni mogą go zbić: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [1] Inaczej { $name } może go zbić: { pludo-percent }.
   *[other] Inaczej { $name } i inni mogą go zbić: { pludo-percent }.
}
pludo-reason-swaps = Zyskuje { $gain ->
    [one] krok
    [few] { $gain } kroki
   *[other] { $gain } kroków
}, a pionek { $victim } gracza { $name_gen } { $theirs ->
    [0] traci { $loss }
   *[other] zyskuje { $theirs }
}.
pludo-reason-unseen = { $count ->
    [one] Nie wliczono zakrytej zdolności innych.
    [few] Nie wliczono { $count } zakrytych zdolności innych.
   *[other] Nie wliczono { $count } zakrytych zdolności innych.
}
pludo-reason-threatens = Grozi potem biciem: pionek { $victim } gracza { $name_gen }, { pludo-percent }.
pludo-reason-pushes = Popycha pionek { $victim } gracza { $name_gen }.
pludo-reason-passes = Każdy inny ruch jest gorszy.
pludo-reason-exposed = { $count ->
    [1] Ale { $name } może go tam zbić: { pludo-percent }.
   *[other] Ale { $name } i inni mogą go tam zbić: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [1] Ale { $name } może wtedy zbić pionek { $token }: { pludo-percent }.
   *[other] Ale { $name } i inni mogą wtedy zbić pionek { $token }: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Ruch pionkiem { $token } grozi zbiciem: { pludo-percent }.
   *[other] Ruch pionkiem { $token } to większe ryzyko: { pludo-percent } zamiast { $instead }.
}
pludo-reason-ahead = Pionek { $token } jest z twoich najbliżej domku.
pludo-reason-behind = Pionek { $token } jest ostatni z twoich i nadrabia.
pludo-reason-clear = Jest wyraźnie lepszy od reszty.
pludo-reason-better = Jest trochę lepszy od reszty.
pludo-reason-equal = Następny jest mniej więcej tak samo dobry.

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; oczekuje się około { $each } każdej. Najdłuższe czekanie na szóstkę: { $longest }, zwykle około { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Najdłuższe czekanie na szóstkę: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Ty
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
    [spinner] { $count ->
        [one] jeden obrót ruletki
        [few] { $count } obroty ruletki
       *[other] { $count } obrotów ruletki
    }
   *[dice] { $count ->
        [one] jeden rzut
        [few] { $count } rzuty
       *[other] { $count } rzutów
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] ani jednej { $face ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
    [one] jedna { pludo-ledger-number }
    [few] { $count ->
        [2] dwie
        [3] trzy
        [4] cztery
       *[other] { $count }
    } { $face ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
   *[other] { $count ->
        [5] pięć
        [6] sześć
       *[other] { $count }
    } { $face ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[6] szóstek
    }
}
pludo-ledger-number = { $face ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}
pludo-ledger-face-expected = { $face }: { $count }, oczekiwane { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Wszyscy ciągną z tych samych kart, potasowanych losowo.
    [spinner] Wszyscy mają te same szanse.
   *[dice] Kości są takie same dla wszystkich, a każdy rzut to czysty przypadek.
}
