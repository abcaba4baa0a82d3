# Polski: dlaczego czegoś nie wolno.
pludo-refusal-game-over = Gra skończona.
pludo-refusal-not-your-turn = Kolej gracza { $name_gen }.
pludo-refusal-roll-first = { $throw ->
    [cards] Najpierw ciągnij kartę.
    [spinner] Najpierw zakręć.
   *[dice] Najpierw rzuć.
}
pludo-refusal-move-first = Najpierw ruch, do zagrania: { $dice }.
pludo-refusal-pick-first = Najpierw wybierz, { $dice }.
pludo-refusal-take-first = Najpierw wybierz zdolność.
pludo-refusal-bad-dice = { $throw ->
    [cards] Nie ma już takiej karty.
    [spinner] Ruletka nie ma takiego pola.
   *[dice] Takie kości nie mogą wypaść.
}
pludo-refusal-no-such-die = Nie ma tej kości. Do zagrania: { $dice }.
pludo-refusal-no-such-token = Nie ma pionka { $tokens }. { $owner ->
    [other] { $owner-name } ma { $all }.
   *[actor] Masz { $all }.
}
pludo-refusal-not-your-token = To nie twój pionek.
pludo-refusal-prisoner = { pludo-tokens-begin } to jeniec, najpierw trzeba go wykupić.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } jest w bazie i nie może teraz wyjść.
   *[other] { $throw ->
        [dice] { pludo-tokens-begin } jest w bazie i wychodzi tylko na { $entries }.
       *[other] { pludo-tokens-begin } jest w bazie. Do wyjścia trzeba: { $entries }.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } jest już w domku.
pludo-refusal-too-far = { pludo-tokens-begin } ma do domku tylko { $left }, { $dice } to za dużo.
pludo-refusal-too-far-back = { pludo-tokens-begin } nie może cofnąć się tak daleko.
pludo-refusal-own-limit = { $limit ->
    [one] Stoi tam już twój pionek.
    [few] Stoją tam już { $limit } twoje pionki.
   *[other] Stoi tam już { $limit } twoich pionków.
}
pludo-refusal-blocked = W korytarzu drogę zagradza twój własny pionek.
pludo-refusal-partner-blocks = Drogę zagradza pionek partnera, nie możesz go minąć.
pludo-refusal-barrier = Blokada zagradza drogę: { pludo-tokens }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } jest w parze, a ta rusza się tylko o liczbę parzystą.
pludo-refusal-rest-left = { pludo-tokens-begin } zostawiłby kroki, których żaden pionek nie przejdzie.
pludo-refusal-tower-split = { pludo-tokens-begin } jest w wieży: rusza się cała razem.
pludo-refusal-doubled-split = { pludo-tokens-begin } jest w parze: oba ruszają się razem.
pludo-refusal-doubled-first = Para może się ruszyć i na { $dice } ma pierwszeństwo.
pludo-refusal-already-used = { pludo-tokens-begin } zużył już kość z tego rzutu. Wybierz inny pionek.
pludo-refusal-must-use-all = Po tym ruchu nie da się zagrać drugiej kości. Wybierz taki, po którym zagrasz obie.
pludo-refusal-capture-needs-all = Teraz bez bicia, bo nie da się zagrać wszystkich kości.
pludo-refusal-needs-captures = { $captures ->
    [one] Zanim pionek wejdzie do domku, musisz zbić jeden pionek.
    [few] Zanim pionek wejdzie do domku, musisz zbić { $captures } pionki.
   *[other] Zanim pionek wejdzie do domku, musisz zbić { $captures } pionków.
}
pludo-refusal-start-rule = Pionek może wyjść z bazy tylko wtedy, gdy { $when }.
pludo-refusal-start-limit = { $most ->
    [one] Jeden twój pionek jest na planszy, więcej nie wolno.
    [few] { $most } twoje pionki są na planszy, więcej nie wolno.
   *[other] { $most } twoich pionków jest na planszy, więcej nie wolno.
}
pludo-refusal-start-price = { $price ->
    [one] Wyjście pionka z bazy kosztuje jeden punkt, a nie masz żadnego.
    [few] Wyjście pionka z bazy kosztuje { $price } punkty, a masz { $points }.
   *[other] Wyjście pionka z bazy kosztuje { $price } punktów, a masz { $points }.
}
pludo-refusal-move-rule = Wolno to tylko wtedy, gdy { $when }.
pludo-refusal-order-rule = { $dice } pozwala na to tylko wtedy, gdy { $when }.
pludo-refusal-finish-rule = Pionek może wejść do domku tylko wtedy, gdy { $when }.
pludo-refusal-not-in-orders = { $dice } na to nie pozwala.
pludo-refusal-tile-full = Nie ma miejsca: to pole jest pełne.
pludo-refusal-spared = Stoi tam przeciwnik, którego nie można zbić, więc nie możesz tam stanąć.
pludo-refusal-must-enter = Najpierw musisz wyprowadzić pionek.
pludo-refusal-must-leave-start = Musisz zwolnić swoje pierwsze pole: pionki czekają w bazie.
pludo-refusal-must-open-barrier = Najpierw musisz otworzyć swoją blokadę.
pludo-refusal-must-capture = Możesz bić, więc musisz.
pludo-refusal-must-go-home = Pionek może wejść do domku, więc musi.
pludo-refusal-no-ability = { $abilities ->
    [yes] Nie masz czego użyć.
   *[no] Te zasady nie dają niczego do użycia.
}
pludo-refusal-ability-used = Zdolność tej kolejki już wykorzystana; jedna na kolejkę.
pludo-refusal-ability-idle = Niczego, co masz, nie da się teraz użyć.
pludo-refusal-ability-later = Zdolności używa się przed rzutem: najpierw zagraj { $dice }.
pludo-refusal-pass = { $ever ->
    [yes] Musisz się ruszyć; { $dice } nie pozwala pasować.
   *[no] Musisz się ruszyć; te zasady nie pozwalają pasować.
}
