# Polski: zasady stołu słowami, opcje i warianty.
pludo-preset-playpalace = PlayPalace Ludo
    .summary = PlayPalace Ludo: jedna kość, bezpieczne pola i bezpieczne starty, a trzecia szóstka z rzędu cofa całą kolejkę.
pludo-preset-classic = Klasyczne Ludo
    .summary = Klasyczne Ludo: bez bezpiecznych pól na torze, jeden własny pionek na polu, gra się o wszystkie miejsca.
pludo-preset-indian = Indyjskie Ludo z gwiazdkami
    .summary = Indyjskie Ludo: jak klasyczne, z czterema gwiazdkami, na których nie ma bicia.
pludo-preset-nigerian = Nigeryjskie Ludo
    .summary = Nigeryjskie Ludo: dwie kości, obie do zagrania, a bijący pionek idzie prosto do domku.
pludo-preset-nigerian-classic = Nigeryjskie Ludo, tryb klasyczny
    .summary = Nigeryjskie Ludo, tryb klasyczny: jedna kość, a bicie daje jeszcze jeden rzut.
pludo-preset-strict = Surowe Ludo
    .summary = Surowe Ludo: bez dodatkowych rzutów, bezpieczny tylko własny start, a własne pionki blokują korytarz.
pludo-preset-jota = Ludo z Jotą
    .summary = Ludo z Jotą: dwa własne pionki na polu to para, która rusza się razem i której nie można zbić.
pludo-preset-quick = Szybkie Ludo
    .summary = Szybkie Ludo: każdy zaczyna z pionkiem na planszy, a wygrywają dwa pionki w domku. Wystarczy dziesięć minut.
pludo-preset-figure-eight = Pojedynek na ósemce
    .summary = Pojedynek na ósemce: dwoje graczy na dwóch krzyżujących się pętlach, z ruletką, która też odpycha drugiego.
pludo-preset-hexagon = Sześciokąt
    .summary = Sześciokąt: do sześciu graczy z trzema pionkami na jednym pierścieniu i kość, która lubi szóstkę.
pludo-preset-market-road = Droga na targ
    .summary = Droga na targ: karty zamiast kości i droga z rozwidleniem.
pludo-preset-forty-squares = Czterdzieści pól
    .summary = Czterdzieści pól: gra niemiecka. Szóstka musi wyprowadzić pionek, trzy próby, gdy nic nie jest w drodze, a domek to rząd czterech.
pludo-preset-parchis = Parchís
    .summary = Parchís: gra hiszpańska. Piątka wyprowadza pionek, dwa w jednym kolorze to blokada, a bicie daje dwadzieścia kroków.
pludo-preset-pachisi-partners = Pachisi partnerskie
    .summary = Pachisi partnerskie: dwoje na dwoje muszlami kauri, swoim ramieniem na zewnątrz, wokół i z powrotem. Nikt nie musi się ruszać.
pludo-preset-six-arms = Sześć ramion
    .summary = Sześć ramion: zwykła gra na planszy-gwiazdce o sześciu ramionach, do sześciu graczy.
pludo-preset-masquerade = Maskarada
    .summary = Maskarada: czworo drzwi sceny, a kto tam stanie, bierze zdolność, której nikt inny nie widzi.
pludo-preset-shield-smiths = Kowale tarcz
    .summary = Kowale tarcz: kuźnie dają tarcze, do założenia na wybrany pionek.
pludo-preset-springboard = Trampolina
    .summary = Trampolina: sprężyny do skoków i szczęśliwe monety na drugi rzut; wygrywają dwa pionki w domku.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, graczy: { $high }.
       *[several] { $title }, graczy: od { $low } do { $high }.
    }
pludo-preset-changed = { $count ->
    [one] { $title }, zmieniona jedna opcja
    [few] { $title }, zmienione { $count } opcje
   *[other] { $title }, zmienionych { $count } opcji
}

pludo-value-on = włączone
pludo-value-off = wyłączone
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] żadne
   *[other] { $value }
}
pludo-value-safe-squares-for-own = własny kolor
pludo-value-safe-squares-for-all = wszystkich
pludo-value-safe-start-none = nikogo
pludo-value-safe-start-own = właściciela
pludo-value-safe-start-all = wszystkich
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = osobno
pludo-value-dice-use-sum = razem
pludo-value-dice-usage-each = co pasuje
pludo-value-dice-usage-all-or-nothing = wszystkie, jeśli się da
pludo-value-stack-own-limit = { $value ->
    [0] bez limitu
   *[other] { $value }
}
pludo-value-home-blocking-none = niczego
pludo-value-home-blocking-pass = mijania
pludo-value-home-blocking-pass-and-land = mijania i dołączania
pludo-value-capture-captor-stay = zostaje
pludo-value-capture-captor-finish = idzie do domku
pludo-value-capture-captor-start = idzie do bazy
pludo-value-bonus-limit = { $value ->
    [0] bez limitu
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = po ruchu
pludo-value-bonus-timing-before-move = od razu
pludo-value-bonus-without-move-pass = kończy kolejkę
pludo-value-bonus-without-move-roll = mimo to jeszcze rzut
pludo-value-sixes-max = { $value ->
    [0] bez limitu
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = kolejka cofnięta
pludo-value-sixes-penalty-forfeit = rzut przepada
pludo-value-turn-first-seat = pierwsze miejsce
pludo-value-turn-first-highest-roll = najwyższy rzut
pludo-value-turn-first-lowest-roll = najniższy rzut
pludo-value-turn-first-random = los
pludo-value-powers-kind-none = brak
pludo-value-powers-kind-shields = tarcze
pludo-value-powers-kind-leaps = skoki
pludo-value-powers-kind-swaps = zamiany
pludo-value-powers-kind-second-throws = drugie rzuty
pludo-value-powers-kind-all = wszystkie
pludo-value-powers-use-held = na później
pludo-value-powers-use-at-once = od razu
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = według miejsc
pludo-value-turn-ranking-opening-rolls = według rzutów o początek
pludo-value-end-places-first = z pierwszą wygraną
pludo-value-end-places-all = gdy rozstrzygnięte są miejsca
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = brak
pludo-value-teams-pairs-opposite = naprzeciw siebie
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] bez limitu
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Ramiona planszy
    .desc = Ile ramion ma plansza, a więc ilu może grać: 4 to zwykły krzyż. Tor rośnie wraz z tym.
pludo-knob-board-markers = Pionki każdego gracza
    .desc = Ile pionków ma każdy gracz.
pludo-knob-board-home-squares = Pola w korytarzu
    .desc = Ile pól ma korytarz przed metą, zwykle 5. Tor rośnie wraz z tym.
pludo-knob-board-corner-tiles = Pola narożne
    .desc = Dodaje pole toru w każdym wewnętrznym rogu krzyża.
pludo-knob-board-home-entry-back = Wejście do korytarza
    .desc = Ile pól przed startem kolor skręca w swój korytarz, zwykle 2.
pludo-knob-board-tokens-out = Pionki na planszy na początku
    .desc = Ile pionków każdego gracza zaczyna na polu startowym.
pludo-knob-safe-squares = Bezpieczne pola
    .desc = Pola toru, na których nie ma bicia.
pludo-knob-safe-squares-for = Bezpieczne pola chronią
    .desc = Wszystkich albo tylko pionki koloru, na którego ramieniu leżą.
pludo-knob-safe-start = Bezpieczne starty chronią
    .desc = Kogo chronią pola startowe: nikogo, tylko pionki właściciela czy wszystkich.
pludo-knob-dice-count = Kości
    .desc = Ile kości rzuca się naraz: 1 lub 2.
pludo-knob-dice-use = Dwie kości liczą się
    .desc = Każda kość to osobny ruch albo obie razem to jeden ruch.
pludo-knob-dice-usage = Kości do zagrania
    .desc = Gra się każdą pasującą albo wszystkimi, gdy tylko się da.
pludo-knob-dice-same-marker = Jeden pionek może użyć obu kości
    .desc = Czy jeden pionek może użyć więcej niż jednej kości rzutu?
pludo-knob-stack-own-limit = Własne pionki na polu
    .desc = Najwięcej pionków jednego gracza na polu, 0 bez limitu.
pludo-knob-stack-doubled = Pary
    .desc = Dwa własne pionki na polu ruszają się razem o połowę liczby parzystej i nie można ich zbić.
pludo-knob-stack-doubled-forced-on-even = Pary mają pierwszeństwo
    .desc = Na 2 lub 4 para musi się ruszyć, jeśli może.
pludo-knob-home-blocking = Własne pionki w korytarzu zabraniają
    .desc = Niczego, mijania albo mijania i dołączania.
pludo-knob-capture-captor = Bijący pionek
    .desc = Zostaje na miejscu bicia, idzie prosto do domku albo wraca do bazy.
pludo-knob-bonus-all-sixes = Dodatkowy rzut za szóstki
    .desc = Rzut z samych szóstek daje jeszcze jeden rzut.
pludo-knob-bonus-capture = Dodatkowy rzut za bicie
    .desc = Rzut z biciem daje jeszcze jeden rzut.
pludo-knob-bonus-limit = Dodatkowe rzuty w kolejce
    .desc = Najwięcej dodatkowych rzutów w kolejce, 0 bez limitu.
pludo-knob-bonus-timing = Dodatkowy rzut za szóstki jest
    .desc = Po ruchu albo od razu, a wtedy wszystkie kości gra się razem.
pludo-knob-bonus-without-move = Szóstki nie do zagrania
    .desc = Kolejka się kończy albo dodatkowy rzut jest mimo to.
pludo-knob-sixes-max = Limit szóstek z rzędu
    .desc = Przy tylu szóstkach z rzędu jest kara, 0 nigdy.
pludo-knob-sixes-penalty = Kara za dużo szóstek
    .desc = Cała kolejka jest cofnięta albo przepada tylko ostatni rzut.
pludo-knob-turn-first = Kto zaczyna
    .desc = Pierwsze miejsce, najwyższy lub najniższy rzut albo los.
pludo-knob-turn-ranking = Kolejność gry
    .desc = Według miejsc albo rzuty o początek ustalają ją na całą grę.
pludo-knob-powers-kind = Pola mocy
    .desc = Co dają pola mocy: nic, tarcze, skoki, zamiany, drugie rzuty czy wszystko.
pludo-knob-powers-tiles = Pola mocy na każdym ramieniu
    .desc = Tyle pól na każdym ramieniu daje moc.
pludo-knob-powers-use = Użycie mocy
    .desc = Moc czeka, aż gracz jej użyje, albo działa od razu.
pludo-knob-turn-auto-single = Jedyny ruch sam się gra
    .desc = Jedyny możliwy ruch wykonuje się bez pytania.
pludo-knob-turn-auto-roll = Rzut sam się wykonuje
    .desc = Póki żaden rzut nie da wyboru, kości i ruchy idą same.
pludo-knob-end-home = Pionki w domku do wygranej
    .desc = Ile pionków musi być w domku, by wygrać.
pludo-knob-end-places = Gra się kończy
    .desc = Z pierwszą wygraną albo gdy rozstrzygnięte są wszystkie miejsca.
pludo-knob-end-max-turns = Limit kolejek
    .desc = Po tylu kolejkach wygrywa, kto ma najwięcej pionków w domku, 0 bez limitu.

pludo-knob-teams-pairs = Partnerzy
    .desc = Każdy gra sam albo z partnerem siedzącym naprzeciw.
pludo-knob-teams-together = Partnerzy wygrywają razem
    .desc = Włączone: partnerzy wygrywają, gdy oboje mają pionki w domku. Wyłączone: każdy gra o własną wygraną.
pludo-knob-teams-help = Pomoc partnerowi
    .desc = Kto ma wszystkie pionki w domku, gra dalej pionkami partnera.
pludo-knob-teams-pass = Mijanie partnera
    .desc = Włączone: pionki partnera nigdy ci nie przeszkadzają, nawet jako blokada. Wyłączone: nie możesz ich mijać.
pludo-knob-teams-capture = Bicie partnera
    .desc = Czy partnerzy mogą się bić?

pludo-rule-heading-goal = Cel.
pludo-rule-heading-board = Plansza.
pludo-rule-heading-teams = Partnerzy.
pludo-rule-heading-dice = Kości i wyjście.
pludo-rule-heading-moving = Ruch.
pludo-rule-heading-captures = Bicie i bezpieczne miejsca.
pludo-rule-heading-extra = Dodatkowe rzuty.
pludo-rule-heading-first = Kto zaczyna.
pludo-rule-heading-turns = Kolejki.
pludo-rule-heading-chance = { $throw ->
    [cards] Karty.
    [spinner] Ruletka.
   *[dice] Rzuty.
}
pludo-rule-heading-abilities = Zdolności.
pludo-rule-heading-questions = O co pyta się wszystkich.
pludo-rule-heading-amendments = Zasady, które zmieniają się w grze.

pludo-rule-goal = Przeprowadź { $board-markers ->
    [0] swoje pionki
    [one] swój pionek
    [few] swoje { $board-markers } pionki
   *[other] swoich { $board-markers } pionków
} wokół toru i korytarzem do mety.
pludo-rule-board-markers = { $board-markers ->
    [one] Każdy ma jeden pionek.
    [few] Każdy ma { $board-markers } pionki.
   *[other] Każdy ma { $board-markers } pionków.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] Wygrywa, kto pierwszy ma go w domku.
       *[other] Wygrywa, kto pierwszy ma wszystkie w domku.
    }
   *[no] { $end-home ->
        [1] Wygrywa, kto pierwszy ma jeden pionek w domku.
       *[other] Wygrywa, kto pierwszy ma { $end-home } w domku.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Razem grają: { $teams }.
   *[none] Każdy gra sam.
}
pludo-rule-team = { $first } i { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Partnerzy wygrywają razem, gdy oboje skończą.
   *[no] Każdy gra o własną wygraną, partnerzy też.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Kto ma wszystkie pionki w domku, gra dalej za partnera.
   *[no] Kto ma wszystkie pionki w domku, czeka na partnera.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Pionki partnera nigdy ci nie przeszkadzają.
   *[no] Nie możesz mijać pionków partnera.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Partnerzy biją się jak wszyscy.
   *[no] Partnerzy się nie biją.
}
pludo-rule-end-places = { $end-places ->
    [all] Pozostali grają, aż rozstrzygną się wszystkie miejsca.
   *[first] Gra kończy się z pierwszą wygraną.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Nie ma limitu kolejek.
    [1] Po jednej kolejce gra się kończy i wygrywa, kto ma najwięcej pionków w domku.
   *[other] Po { $end-max-turns } kolejkach gra się kończy i wygrywa, kto ma najwięcej pionków w domku.
}
pludo-rule-limit-together = Dorobek partnerów liczy się tam razem.
pludo-rule-board-arms = { $board-arms ->
    [one] Plansza ma { $board-arms } ramię.
    [few] Plansza ma { $board-arms } ramiona.
   *[other] Plansza ma { $board-arms } ramion.
}
pludo-rule-track = { $track ->
    [one] Tor ma { $track } pole. Pola startowe: { $starts }.
    [few] Tor ma { $track } pola. Pola startowe: { $starts }.
   *[other] Tor ma { $track } pól. Pola startowe: { $starts }.
}
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Korytarz ma { $board-home-squares ->
    [one] jedno pole
    [few] { $board-home-squares } pola
   *[other] { $board-home-squares } pól
}, potem jest meta{ $arrive ->
    [exact] , do której trzeba dokładnej liczby
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Wszystkie pionki zaczynają w bazie.
    [one] Każdy zaczyna z jednym pionkiem na polu startowym.
    [few] Każdy zaczyna z { $board-tokens-out } pionkami na polu startowym.
   *[other] Każdy zaczyna z { $board-tokens-out } pionkami na polu startowym.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Tor ma też pole w każdym wewnętrznym rogu.
   *[no] Tor nie ma pól narożnych.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Twoje pionki skręcają w korytarz jedno pole przed twoim startem.
    [few] Twoje pionki skręcają w korytarz { $board-home-entry-back } pola przed twoim startem.
   *[other] Twoje pionki skręcają w korytarz { $board-home-entry-back } pól przed twoim startem.
}
pludo-rule-dice-count = { $dice-count ->
    [1] Rzucasz jedną kością.
   *[other] Liczba kości w rzucie: { $dice-count }.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Obie kości razem to jeden ruch.
   *[separate] Każda kość to osobny ruch.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Jeśli da się zagrać wszystkie kości, trzeba. Jeśli nie, zagraj, co pasuje, ale bez bicia.
   *[each] Graj każdą pasującą kością, póki jakaś pasuje.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Jeden pionek może użyć obu kości.
   *[no] Każdy pionek może użyć tylko jednej kości rzutu.
}
pludo-rule-enter = Na 6 pionek wychodzi z bazy na pole startowe.
pludo-rule-move = Pionek idzie dokładnie tyle, ile mówi kość, i może mijać innych na torze. Jeśli możesz się ruszyć, musisz.
pludo-rule-move-must = Jeśli możesz się ruszyć, musisz.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Na polu może stać dowolnie wiele twoich pionków.
    [1] Dwa twoje pionki nie mogą stać na jednym polu.
    [one] Na jednym polu może stać najwyżej { $stack-own-limit } twój pionek.
    [few] Na jednym polu mogą stać najwyżej { $stack-own-limit } twoje pionki.
   *[other] Na jednym polu może stać najwyżej { $stack-own-limit } twoich pionków.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Dwa twoje pionki na polu to para: ruszają się razem o połowę liczby parzystej, nigdy o nieparzystą, i nie można ich zbić.
   *[no] Pionki na tym samym polu ruszają się osobno.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Na 2 lub 4 para musi się ruszyć, jeśli może.
   *[no] Wybierasz swobodnie między parą a jednym pionkiem.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] W korytarzu twoje pionki nie mogą się mijać.
    [pass-and-land] W korytarzu twoje pionki nie mogą się mijać ani stać razem.
   *[none] W korytarzu twoje pionki sobie nie przeszkadzają.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Jedyny możliwy ruch wykonuje się sam.
   *[no] Każdy ruch wykonujesz ty, nawet jedyny.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Póki żaden rzut nie da ci wyboru, rzuty i ruchy idą same.
   *[no] Rzucasz ty.
}
pludo-rule-capture = Pionek, który staje tam, gdzie stoi niechroniony przeciwnik, odsyła go do bazy. To jest bicie.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Na torze nie ma bezpiecznych pól.
    [1] { $safe-called ->
        [star] Nie ma bicia na gwiazdce, polu { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Pole bezpieczne dla własnego koloru, bez bicia: { $safe-named }.
           *[all] Nie ma bicia na polu { $safe-named }.
        }
       *[plain] Nie ma bicia na polu { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Nie ma bicia na gwiazdkach, polach { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Pola bezpieczne dla własnego koloru: { $safe-named }.
           *[all] Nie ma bicia na polach { $safe-named }.
        }
       *[plain] Nie ma bicia na polach { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (bezpieczne, { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Bezpieczne pole chroni tylko pionki koloru, na którego ramieniu leży.
   *[all] Bezpieczne pola chronią wszystkich.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Na polach startowych nie ma bicia.
    [own] Twoich pionków nie można zbić na twoim polu startowym.
   *[none] Pola startowe nie chronią nikogo.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Bijący pionek idzie prosto do domku.
    [start] Bijący pionek wraca do bazy.
   *[stay] Bijący pionek zostaje na miejscu.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Szóstka daje jeszcze jeden rzut.
       *[other] Rzut z samych szóstek daje jeszcze jeden rzut.
    }
   *[no] Szóstka nie daje dodatkowego rzutu.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Dodatkowy rzut jest od razu, a potem gra się wszystkimi kośćmi razem.
   *[after-move] Dodatkowy rzut jest po ruchu.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Szóstka bez ruchu też daje jeszcze jeden rzut.
   *[pass] Szóstka bez ruchu kończy kolejkę, bez rzutu.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Bicie daje jeszcze jeden rzut.
   *[no] Bicie nie daje dodatkowego rzutu.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Dodatkowe rzuty są bez limitu.
    [1] W kolejce jest najwyżej jeden dodatkowy rzut.
   *[other] Dodatkowych rzutów w kolejce jest najwyżej { $bonus-limit }.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Szóstek z rzędu może być dowolnie wiele.
    [1] Każda szóstka { pludo-rule-penalty }.
    [2] Druga szóstka z rzędu { pludo-rule-penalty }.
    [3] Trzecia szóstka z rzędu { pludo-rule-penalty }.
    [4] Czwarta szóstka z rzędu { pludo-rule-penalty }.
   *[5] Piąta szóstka z rzędu { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] kończy kolejkę i ją cofa
   *[forfeit] przepada i kończy kolejkę
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Nigdy jej nie ma, bo szóstek z rzędu może być dowolnie wiele.
   *[other] { $sixes-penalty ->
        [rollback] Za dużo szóstek z rzędu cofa wszystkie ruchy tej kolejki.
       *[forfeit] Ostatnia z nadmiaru szóstek przepada; wcześniejsze ruchy zostają.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Wszyscy rzucają, zaczyna najwyższy wynik. Przy remisie rzuca się znowu.
    [lowest-roll] Wszyscy rzucają, zaczyna najniższy wynik. Przy remisie rzuca się znowu.
    [random] O początku decyduje los.
   *[seat] Zaczyna pierwszy gracz przy stole.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Wszyscy rzucają przed grą, kolejność od najniższego rzutu do najwyższego. Remis o najniższy rozstrzyga nowy rzut; przy innych decydują miejsca.
       *[highest-roll] Wszyscy rzucają przed grą, kolejność od najwyższego rzutu do najniższego. Remis o najwyższy rozstrzyga nowy rzut; przy innych decydują miejsca.
    }
   *[seats] Kolejki idą według miejsc.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Pola mocy dają tarcze.
    [leaps] Pola mocy dają skoki.
    [swaps] Pola mocy dają zamiany.
    [second-throws] Pola mocy dają drugie rzuty.
    [all] Pola mocy dają tarczę, skok, zamianę lub drugi rzut.
   *[none] Żadne pole nie daje mocy.
}
pludo-rule-powers-tiles = Każde ramię ma { $powers-tiles ->
    [one] jedno pole mocy.
    [few] { $powers-tiles } pola mocy.
   *[other] { $powers-tiles } pól mocy.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Moc działa zaraz po zdobyciu.
   *[held] Moc czeka, aż jej użyjesz.
}

pludo-rule-loose-win = Do wygranej: { $list }.
pludo-rule-loose-win-when = Wygrywasz, gdy { $list }.
pludo-rule-goal-mover = Wygrywasz, gdy po twoim ruchu { $list }.
pludo-rule-goal-together = Wszyscy wygrywają razem, gdy dla każdego gracza: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Gra się kończy bez wygranej, gdy dla tego, kto właśnie grał: { $list }.
    [all-together] Gra się kończy bez wygranej, gdy dla każdego gracza: { $list }.
   *[anybody] Gra się kończy bez wygranej, gdy dla któregoś gracza: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Pozostali grają, aż rozstrzygną się wszystkie miejsca.
    [forever] Gra trwa, aż ją zatrzymasz.
   *[stop] Gra kończy się z pierwszą wygraną.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Do domku wystarczy każda liczba, która sięga mety.
    [bounce] Do domku trzeba dokładnej liczby; przy większej wracasz od mety.
    [row] Pionki zapełniają domek od końca: każdy potrzebuje dokładnej liczby do ostatniego wolnego miejsca.
   *[exact] Do domku trzeba dokładnej liczby.
}
pludo-rule-loose-needs = { $captures ->
    [one] Zanim pionek wejdzie do domku, musisz zbić jeden pionek.
    [few] Zanim pionek wejdzie do domku, musisz zbić { $captures } pionki.
   *[other] Zanim pionek wejdzie do domku, musisz zbić { $captures } pionków.
}
pludo-rule-loose-finish-when = Pionek może wejść do domku tylko wtedy, gdy { $when }.
pludo-rule-loose-start-when = Pionek może wyjść z bazy tylko wtedy, gdy { $when }.
pludo-rule-loose-start-limit = { $count ->
    [1] Pionek może wyjść z bazy tylko, gdy nie masz żadnego na planszy.
   *[other] Pionek może wyjść z bazy tylko, gdy masz na planszy mniej niż { $count }.
}
pludo-rule-loose-toll = Przy wyjściu z bazy: { $effects }.
pludo-rule-loose-move-when = Pionek może się ruszyć tylko wtedy, gdy { $when }.
pludo-rule-loose-capture-only = Pionek można zbić tylko wtedy, gdy { $when }.
pludo-rule-loose-finish-reward = Gdy pionek wejdzie do domku: { $effects }.
pludo-rule-loose-team = Razem grają { $members }.
pludo-rule-loose-price = { $hangs ->
    [yes] Kto ma na to za mało punktów, nie może wyprowadzić pionka.
   *[no] { $count ->
        [1] Kto nie ma punktu, nie może wyprowadzić pionka.
       *[other] Kto ma mniej punktów niż { $count }, nie może wyprowadzić pionka.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Na początku rundy wypadasz z gry, jeśli { $when }.
   *[always] Wypadasz z gry, jeśli { $when }.
}
pludo-rule-loose-last-left = Kto zostanie sam, wygrywa.
pludo-rule-loose-for-team = Partnerzy wygrywają razem.
pludo-rule-loose-tokens = { $count ->
    [one] Każdy ma jeden pionek.
    [few] Każdy ma { $count } pionki.
   *[other] Każdy ma { $count } pionków.
}
pludo-rule-loose-tokens-each = Pionki: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Droga wszystkich: { $tiles }, potem meta.
pludo-rule-loose-route = { $colour }, droga: { $tiles }, potem meta.
pludo-rule-loose-run = { $first } do { $last }
pludo-rule-loose-column = { $count ->
    [1] korytarz 1
   *[other] korytarz 1 do { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] korytarz { $squares }
   *[some] korytarz { $squares }, { $colours }
}
    .gen = { $whose ->
        [all] korytarza { $squares }
       *[some] korytarza { $squares }, { $colours }
    }
    .loc = { $whose ->
        [all] korytarzu { $squares }
       *[some] korytarzu { $squares }, { $colours }
    }
pludo-rule-loose-fork = potem { $branches }
pludo-rule-loose-branch = trasa { $name } { $tiles }
pludo-rule-loose-leads = i dalej na { $tile }
pludo-rule-loose-tile-limit = { $count ->
    [one] Na polu mieści się { $count } pionek wszystkich kolorów razem.
    [few] Na polu mieszczą się { $count } pionki wszystkich kolorów razem.
   *[other] Na polu mieści się { $count } pionków wszystkich kolorów razem.
}
pludo-rule-loose-towers = Pionki jednego koloru stojące razem to wieża: ruszają się razem.
pludo-rule-loose-barrier = { $count ->
    [one] { $count } pionek jednego koloru na polu to blokada, której nikt nie minie.
    [few] { $count } pionki jednego koloru na polu to blokada, której nikt nie minie.
   *[other] { $count } pionków jednego koloru na polu to blokada, której nikt nie minie.
}
pludo-rule-loose-single-file = Twoje pionki nie mogą się mijać na { $tiles_loc }.
pludo-rule-loose-two-way = Na { $tiles_loc } pionki mogą też iść wstecz, póki na nich zostają.
pludo-rule-loose-distances = Z { $tiles_gen }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } bez ruchu
   *[other] { $way ->
        [back] { $name } to { $steps } wstecz
       *[ahead] { $name } to { $steps }
    }
}
pludo-rule-loose-jump = Pionek, który staje na { $tile_loc }, idzie od razu na { $end }.
pludo-rule-loose-tile = Na { $tile_loc }: { $effects }.
pludo-rule-loose-tile-when = Na { $tile_loc }, jeśli { $when }: { $effects }.
pludo-rule-own-decks = Każdy ciągnie z własnej talii.
pludo-rule-loose-hand = { $count ->
    [one] Każdy ma { $count } odkrytą kartę.
    [few] Każdy ma { $count } odkryte karty.
   *[other] Każdy ma { $count } odkrytych kart.
} W swojej kolejce dobierasz do { $count }, potem wybierasz jedną i ją grasz. Jeśli żadnej nie da się zagrać, odkłada się wszystkie.
pludo-rule-loose-dice = { $throw ->
    [spinner] Obroty ruletki naraz: { $count }; { pludo-rule-loose-dice-use }
   *[dice] Liczba kości w rzucie: { $count }; { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] liczą się razem jako jeden ruch; pionek wychodzi z bazy też o sumę.
    [one] wybierasz i grasz jedną, reszta przepada.
    [highest] gra się tę, która prowadzi najdalej.
    [lowest] gra się tę, która prowadzi najbliżej.
   *[each] gra się każdą, w dowolnej kolejności.
}
pludo-rule-loose-die = Kość { $name } ma { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } z { $total } kart: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } z { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, potem { $effects }
    }
}
pludo-rule-loose-nothing = nic się nie dzieje
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; jeśli się da, musisz { $duties }
}
pludo-rule-loose-duty-always = Cokolwiek wypadnie, jeśli się da, musisz { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] wyprowadzić pionek
    [leave-first-tile] zwolnić swoje pierwsze pole, gdy pionki czekają
    [open-barrier] otworzyć swoją blokadę
    [capture] bić
   *[go-home] wejść do domku
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; póki żaden pionek nie wyszedł, zamiast tego { $orders }
   *[all] { $before }; gdy wyszły wszystkie pionki, zamiast tego { $orders }
}
pludo-rule-loose-only-if = { $what }, ale tylko jeśli { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; lub { $item }
   *[and] { $before }; i { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } na miejsce { $steps }
    }
    [slide] pionek sunie, aż spotka inny, najdalej do ostatniego pola
    [change] dwa twoje pionki zamieniają się miejscami
    [push] { $which ->
        [all] { $way ->
            [back] popchnięcie wszystkich cudzych pionków wstecz o { $steps }
           *[ahead] popchnięcie wszystkich cudzych pionków naprzód o { $steps }
        }
       *[one] { $way ->
            [back] popchnięcie cudzego pionka wstecz o { $steps }
           *[ahead] popchnięcie cudzego pionka naprzód o { $steps }
        }
    }
    [ransom] wykup twojego pionka
    [pass] pas
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } wstecz
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , także z podziałem kroków na dwa ruchy
                [one] , także z podziałem kroków na najwyżej { $most } ruch
                [few] , także z podziałem kroków na najwyżej { $most } ruchy
               *[other] , także z podziałem kroków na najwyżej { $most } ruchów
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = tyle, ile wynosi { $number }
pludo-rule-moves = { $which ->
    [all] ruch wszystkich twoich pionków o
    [everybody] ruch wszystkich pionków wszystkich graczy o
    [foremost] ruch twojego pierwszego pionka o
    [hindmost] ruch twojego ostatniego pionka o
   *[one] ruch o
}
pludo-rule-tokens-come = { $which ->
    [all] wychodzą wszystkie pionki
    [up-to] { $most ->
        [one] wychodzi najwyżej { $most } pionek
        [few] wychodzą najwyżej { $most } pionki
       *[other] wychodzi najwyżej { $most } pionków
    }
   *[one] wychodzi pionek
}
pludo-rule-loose-again = { $throw ->
    [cards] ciągniesz jeszcze raz
    [spinner] kręcisz jeszcze raz
   *[dice] rzucasz jeszcze raz
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] kierunek gry się odwraca
}
pludo-rule-whom = { $whose ->
    [next] następny gracz
    [previous] gracz przed tobą
    [partner] twój partner
    [leader] prowadzący
    [last] gracz na ostatnim miejscu
    [victim] zbity gracz
    [captor] gracz, którego pionek bije
    [by-choice] inny gracz według twojego wyboru
    [by-draw] inny wylosowany gracz
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] tracisz kolejki w liczbie: { $amount }
        [everybody-else] wszyscy inni tracą kolejki w liczbie: { $amount }
       *[other] { pludo-rule-whom } traci kolejki w liczbie: { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] tracisz następną kolejkę
        [few] tracisz { $turns } następne kolejki
       *[other] tracisz { $turns } następnych kolejek
    }
    [everybody-else] { $turns ->
        [one] wszyscy inni tracą kolejkę
        [few] wszyscy inni tracą { $turns } kolejki
       *[other] wszyscy inni tracą { $turns } kolejek
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } traci kolejkę
        [few] { pludo-rule-whom } traci { $turns } kolejki
       *[other] { pludo-rule-whom } traci { $turns } kolejek
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] masz jeszcze jedną kolejkę
    [everybody-else] wszyscy inni mają dodatkową kolejkę
   *[other] { pludo-rule-whom } ma dodatkową kolejkę
}
pludo-rule-loose-go-on = { $whose ->
    [self] dalej grasz ty
   *[other] dalej gra { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] tracisz kolejkę
    [next] twoją kolejkę dostaje następny gracz
    [previous] twoją kolejkę dostaje gracz przed tobą
    [partner] twoją kolejkę dostaje partner
    [leader] twoją kolejkę dostaje prowadzący
    [last] twoją kolejkę dostaje gracz na ostatnim miejscu
   *[colour] twoją kolejkę dostaje { $colour }
}
pludo-rule-loose-turn-begin = { $name }: jeśli { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: na końcu twojej kolejki, jeśli { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Każda runda idzie od prowadzącego do ostatniego.
    [last] Każda runda idzie od ostatniego do prowadzącego.
    [opening] { $throw ->
        [cards] Przed grą wszyscy ciągną o kolejność; pierwsza gra { $first ->
            [lowest] najniższa
           *[highest] najwyższa
        } karta.
        [spinner] Przed grą wszyscy kręcą o kolejność; pierwszy gra { $first ->
            [lowest] najniższy
           *[highest] najwyższy
        } wynik.
       *[dice] Przed grą wszyscy rzucają o kolejność; pierwszy gra { $first ->
            [lowest] najniższy
           *[highest] najwyższy
        } wynik.
    }
   *[draw] { $throw ->
        [cards] Przed każdą rundą wszyscy ciągną o kolejność; pierwsza gra najwyższa karta.
        [spinner] Przed każdą rundą wszyscy kręcą o kolejność; pierwszy gra najwyższy wynik.
       *[dice] Przed każdą rundą wszyscy rzucają o kolejność; pierwszy gra najwyższy wynik.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } dostaje kartę, którą wybierzesz
pludo-rule-ask = wszyscy wybierają: { $name }
pludo-rule-question = { $name }: wszyscy wybierają { $answers }{ $shown ->
    [together] , a na końcu wszystko jest pokazane
   *[at-once] {""}
}. Potem dla każdego gracza: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Gracze głosują nad zasadą { $name }: potrzeba { $needs ->
    [everybody] zgody wszystkich
   *[majority] więcej głosów za niż przeciw
}{ $shown ->
    [together] . Głosy są pokazane na końcu.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] dostajesz nowy pionek
   *[other] { pludo-rule-whom } dostaje nowy pionek
}
pludo-rule-give = ten pionek dostaje { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] ten pionek idzie na { $tiles }, do wyboru
    [by-draw] ten pionek idzie na { $tiles }, decyduje los
   *[none] ten pionek idzie na { $tiles }
}
pludo-rule-most-markers = { $count ->
    [one] Każdy ma najwyżej { $count } pionek.
    [few] Każdy ma najwyżej { $count } pionki.
   *[other] Każdy ma najwyżej { $count } pionków.
}
pludo-rule-most-markers-taken = { $count ->
    [one] Kto ma już { $count } pionek, nie dostaje nowego.
    [few] Kto ma już { $count } pionki, nie dostaje nowego.
   *[other] Kto ma już { $count } pionków, nie dostaje nowego.
}
pludo-rule-loose-gain-any = dostajesz wybraną zdolność
pludo-rule-loose-gain = dostajesz { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , od razu
   *[held] {""}
}{ $hidden ->
    [yes] ; inni nie wiedzą, że to masz
   *[no] {""}
}.
pludo-rule-loose-abilities = { $throw ->
    [cards] Zanim ciągniesz kartę,
    [spinner] Zanim zakręcisz,
   *[dice] Zanim rzucisz,
} możesz użyć jednej zdolności, którą masz, jednej na kolejkę. Każdy ma najwyżej { $limit }.
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] tracisz { pludo-rule-points }
       *[won] dostajesz { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] wszyscy inni tracą { pludo-rule-points }
       *[won] wszyscy inni dostają { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } traci { pludo-rule-points }
       *[won] { pludo-rule-whom } dostaje { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[other] punkty w liczbie: { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Nie ma bicia.
    [beside] Pionek bije tam, gdzie staje, i na polach obok.
    [pass] Pionek bije tam, gdzie staje i którędy przechodzi.
   *[land] Pionek bije tam, gdzie staje.
}
pludo-rule-loose-waiting = { $which ->
    [one] Pionek, który staje na cudzym pierwszym polu, bije też jeden czekający w tej bazie.
   *[all] Pionek, który staje na cudzym pierwszym polu, bije też wszystkie czekające w tej bazie.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Zbity pionek wraca do bazy.
    [one] Zbity pionek cofa się o krok.
    [few] Zbity pionek cofa się o { $steps } kroki.
   *[other] Zbity pionek cofa się o { $steps } kroków.
}
pludo-rule-loose-prisoner = Zbity pionek jest jeńcem bijącego we własnej bazie i nie wyjdzie, póki nie ma wykupu.
pludo-rule-loose-take-over = Zbity pionek przechodzi do bijącego, do jego bazy i z następnym wolnym numerem; wyższe numery tracącego przesuwają się o jeden w dół. Nikt nie traci ostatniego pionka: wraca on do bazy.
pludo-rule-loose-swap = Zbity pionek idzie na pole, skąd przyszedł bijący, albo do bazy, jeśli jego droga tam nie prowadzi.
pludo-rule-loose-sent-to = Zbity pionek idzie na { $tile } albo do bazy, jeśli tam go zbito lub jego droga tam nie prowadzi.
pludo-rule-duel = Przed biciem obie strony rzucają kością. Udaje się, jeśli bijący wyrzuci { $needs ->
    [at-least] co najmniej tyle samo
   *[higher] więcej
}; jeśli nie, bijący { $beaten ->
    [start] wraca do bazy.
   *[stays] zostaje na miejscu.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Bijący pionek cofa się o krok.
    [few] Bijący pionek cofa się o { $steps } kroki.
   *[other] Bijący pionek cofa się o { $steps } kroków.
}
pludo-rule-loose-captor-sent = Bijący pionek idzie na { $tile }, jeśli prowadzi tam jego droga.
pludo-rule-loose-safe = Nie ma bicia na { $tiles_loc }.
pludo-rule-loose-spared-closed = Nikt nie może stanąć tam, gdzie przeciwnika nie można zbić.
pludo-rule-loose-groups = Pionków jednego koloru na polu, od { $count } wzwyż, nie można zbić.
pludo-rule-loose-reward = Przy biciu: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Wszyscy ciągną, zaczyna najwyższa karta.
        [spinner] Wszyscy kręcą, zaczyna najwyższy wynik.
       *[dice] Wszyscy rzucają, zaczyna najwyższy wynik.
    }
    [lowest] { $throw ->
        [cards] Wszyscy ciągną, zaczyna najniższa karta.
        [spinner] Wszyscy kręcą, zaczyna najniższy wynik.
       *[dice] Wszyscy rzucają, zaczyna najniższy wynik.
    }
    [random] O początku decyduje los.
   *[seat] Zaczyna pierwszy gracz przy stole.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Gramy przeciwnie do wskazówek zegara.
   *[clockwise] Gramy zgodnie ze wskazówkami zegara.
}
pludo-rule-loose-tries = { $count ->
    [one] Gracz bez pionka w drodze ma { $count } próbę wyjścia.
    [few] Gracz bez pionka w drodze ma { $count } próby wyjścia.
   *[other] Gracz bez pionka w drodze ma { $count } prób wyjścia.
}
pludo-rule-loose-again-limit = { $count ->
    [1] Najwyżej raz w kolejce { pludo-rule-loose-again }.
   *[other] Najwyżej { $count } razy w kolejce { pludo-rule-loose-again }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } { pludo-ordinal } raz z rzędu przepada, odsyła ostatnio ruszony pionek do bazy i kończy kolejkę.
   *[lost] { $name } { pludo-ordinal } raz z rzędu przepada i kończy kolejkę.
}
pludo-rule-each-time = { $again ->
    [yes] , za każdym razem
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, gdy { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, gdy nastąpi: { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, gdy { $when }{ pludo-rule-each-time }.
   *[on] { $name }, gdy nastąpi: { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = wszystkie pionki w domku
pludo-rule-loose-trigger-last-left = wszyscy inni poza grą
pludo-rule-loose-trigger-team-home = wszystkie pionki twojej strony w domku
pludo-rule-loose-trigger-home = { $number ->
    [one] jeden pionek w domku
    [few] { $number } pionki w domku
   *[other] { $number } pionków w domku
}
pludo-rule-loose-trigger-captures = { $number ->
    [one] jedno bicie
    [few] { $number } bicia
   *[other] { $number } bić
}
pludo-rule-loose-trigger-round = runda { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] pierwsza karta { $name }
   *[other] pierwszy raz { $name }
}

pludo-clash-order-unranked = Rzuty ustalają kolejność tylko, gdy zaczyna najwyższy lub najniższy: zmień { pludo-knob-turn-first }.
pludo-clash-powers-all = Ze wszystkich mocy wybierasz jedną na później: ustaw { pludo-knob-powers-use } na { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Drugie rzuty wymagają jednej kości lub kości liczonych razem: zmień { pludo-knob-dice-count } lub { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Para to dokładnie dwa pionki: ustaw { pludo-knob-stack-own-limit } na 2.
pludo-clash-doubled-die = Para wymaga jednej kości: ustaw { pludo-knob-dice-count } na 1 i { pludo-knob-dice-use } na { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Pionków gracza na jednym polu może być najwyżej { $limit }: ustaw { pludo-knob-board-tokens-out } na { $limit } lub mniej.
pludo-clash-beyond-track = { $track ->
    [one] Tor ma { $track } pole
    [few] Tor ma { $track } pola
   *[other] Tor ma { $track } pól
}, więc nie ma bezpiecznego pola { $square }.
pludo-clash-markers = { $markers ->
    [one] Każdy ma jeden pionek, więc więcej nie może zaczynać na planszy ani być w domku.
    [few] Każdy ma { $markers } pionki, więc więcej nie może zaczynać na planszy ani być w domku.
   *[other] Każdy ma { $markers } pionków, więc więcej nie może zaczynać na planszy ani być w domku.
}
pludo-clash-teams-arms = Partnerzy siedzą naprzeciw: ustaw { pludo-knob-board-arms } na liczbę parzystą od 4 albo { pludo-knob-teams-pairs } na { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Na torze o długości { $track } gracze nigdy się nie spotkają: zmniejsz { pludo-knob-board-home-entry-back }.
pludo-clash-players = Od { $low } do { $high } graczy to nie zakres.
pludo-clash-chance-dice = Ten wariant sam mówi, czym się rzuca: ustaw { pludo-knob-dice-count } na 1.
pludo-clash-chance-sum = Ten wariant zmienia ścianki kości: trzeba je grać osobno.
pludo-clash-no-way-out = Nikt nigdy nie wyprowadzi pionka z bazy, więc to nie gra.
pludo-clash-no-way-home = Nikt nigdy nie wprowadzi pionka do domku, więc to nie gra.
pludo-clash-chance-doubled = Para wymaga zwykłej kości, a ten wariant sam mówi, czym się rzuca: wyłącz { pludo-knob-stack-doubled }.

pludo-warning-sixes-max-one = Z tą opcją każda szóstka jest karana, więc nikt nigdy nie wyjdzie z bazy.
pludo-warning-sum-cannot-finish = Gdy kości liczą się razem, pionek o krok od domku nigdy tam nie wejdzie.
pludo-warning-no-ludo-home = Według zasad to już nie Ludo: wprowadzenie pionka do domku jest niemożliwe dla { $colours_gen } (L-27).
pludo-warning-no-ludo-capture = Według zasad to już nie Ludo: nikogo nie można zbić (L-32, L-33).

pludo-bots-no-weights = Nie da się odczytać pamięci eksperta, więc gra jak bot trudny.
pludo-bots-unlearned = Ekspert nie uczył się tych zasad, więc gra jak bot trudny.
