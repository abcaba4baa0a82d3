# Polski: skąd wzięły się kości i czy są te ustalone przed grą.
pludo-dice-them = { $throw ->
    [cards] karty
    [spinner] wyniki ruletki
   *[dice] kości
}
pludo-dice-them-gen = { $throw ->
    [cards] kart
    [spinner] wyników ruletki
   *[dice] kości
}
pludo-dice-fixed = Ustalone są { pludo-dice-them } tej gry; kod { $code }.
pludo-dice-fixed-next = Ustalone są { pludo-dice-them } następnej gry; kod { $code }.
pludo-dice-next = Kod następnych { pludo-dice-them-gen }: { $code }.
    .first = Kod następnych { pludo-dice-them-gen }: { $code }. Słowa do nich wpiszesz w menu działań.
pludo-dice-fixed-then = Według tego zapisu kod podany przed grą to { $code }.
pludo-dice-follows = { $count ->
    [0] Nic jeszcze nie wypadło.
    [1] Jedyny wynik pochodzi z ziarna w tym zapisie.
   *[other] Wszystkie { pludo-dice-them } ({ $count }) wynikają z ziarna w tym zapisie.
}
    .so-far = { $count ->
        [0] Nic jeszcze nie wypadło.
        [1] Pierwszy wynik pochodzi z ziarna w tym zapisie; gra się nie skończyła.
       *[other] Dotychczasowe { pludo-dice-them } ({ $count }) wynikają z ziarna w tym zapisie; gra się nie skończyła.
    }
    .broken-off = { $count ->
        [0] Grę przerwano, zanim coś wypadło.
       *[other] Grę przerwano. Do tej chwili padło tyle { pludo-dice-them-gen }: { $count }; wszystko wynika z ziarna w tym zapisie.
    }
pludo-dice-cut = Zapis jest obcięty: podaje tyle { pludo-dice-them-gen }: { $listed }, ale ruchy kończą się po { $count }.
pludo-dice-noted-record = Zgadzają się wszystkie { pludo-dice-them } ({ $count }): to zapis, którego kod masz zanotowany, i nic w nim nie zmieniono.
pludo-dice-noted-seed = Zgadzają się wszystkie { pludo-dice-them } ({ $count }): pochodzą z ziarna, którego kod masz zanotowany sprzed gry.
pludo-dice-not-noted = To samo powie ktoś, kto sfałszował cały zapis. Aby to wykluczyć, zanotuj kod przed grą i na końcu, i sprawdź z --noted.
pludo-dice-noted-short = Trzy zanotowane słowa pasują do zapisu, ale to za mało, by wykluczyć fałszerstwo.
pludo-dice-noted-part = Słów kodu jest { $words }, podano { $given }.
pludo-dice-noted-other = Zanotowane słowa to inny kod: ani ten podany przed grą, ani kod tego zapisu.
pludo-dice-record = Kod całego zapisu to { $code }.
pludo-dice-seen = Serwer lub program tej gry widział słowa, zanim zmieszał kości; ze wspólnikiem mógł je dobrać.
pludo-dice-kept = Według zapisu te słowa były zapieczętowane, aż zebrano wszystkie: { $names }. { $count ->
    [1] Potwierdzić to może tylko program tego gracza.
   *[other] Potwierdzić to mogą tylko programy tych graczy.
}
pludo-dice-unkept = Słowa zapieczętowane i niepodane: { $names }. { $count ->
    [1] Ten gracz mógł wybierać między dwoma rzędami kości.
   *[other] Razem mogli wybierać spośród kilku rzędów kości.
}
pludo-dice-no-proof = Przed tą grą niczego nie ustalono, więc { pludo-dice-them } są nie do sprawdzenia. Zaczęła się w starszej wersji albo z przygotowanymi kośćmi.
pludo-dice-seeded = W tej grze { pludo-dice-them } pochodzą z --seed { $seed }: kto to wybrał, mógł znać wszystko z góry.
pludo-dice-not-told = Ziarna nie podaje się przed końcem gry; do tego czasu { pludo-dice-them } są nie do sprawdzenia.
    .over = Gra skończona, ale brak jej ziarna: { pludo-dice-them } są nie do sprawdzenia.
pludo-dice-contribution = Zmieniono słowa gracza: nie z nimi zmieszano { pludo-dice-them }.
pludo-dice-mixed = Zmieniono zasady, miejsce, imię lub słowa gracza: nie z nimi zmieszano { pludo-dice-them }.
pludo-dice-promise = { $name }: słowa nie są tymi, które zapieczętowano przed grą.
pludo-dice-commitment = Zmieniono zobowiązanie: { pludo-dice-them } pochodzą z ziarna, a zobowiązanie nie.
pludo-dice-seed = Zmieniono ziarno: nie pochodzi z niego ani zobowiązanie, ani { pludo-dice-them }.
pludo-dice-die = { $throw ->
    [cards] Karta
    [spinner] Wynik ruletki
   *[dice] Kość
} { $number } w kolejce { $turn } się nie zgadza: w zapisie { $fell }, z ziarna { $due }.
pludo-dice-first = Nie zgadza się, kto zaczyna: w zapisie { $fell }, z ziarna { $due }.
pludo-dice-list = Zmieniono listę 'drawn': jej numer { $number } to { $fell }, z ziarna { $due }.
