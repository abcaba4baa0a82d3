# Polski: spojrzenie wstecz na gry.
pludo-review-turned = Gdzie był przełom:
pludo-review-none-turned = { $who ->
    [you] Żadna kolejka nie zmieniła twojej szansy o cały procent.
   *[other] { $name }: żadna kolejka nie zmieniła szansy o cały procent.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Kolejka { $number }: twoja szansa rośnie z { $before } do { $after } procent.
       *[down] Kolejka { $number }: twoja szansa spada z { $before } do { $after } procent.
    }
   *[other] { $way ->
        [up] Kolejka { $number }: szansa gracza { $name_gen } rośnie z { $before } do { $after } procent.
       *[down] Kolejka { $number }: szansa gracza { $name_gen } spada z { $before } do { $after } procent.
    }
}
pludo-review-dear = Najdroższe wybory:
pludo-review-none-dear = Żaden wybór nie kosztował całego procenta.
pludo-review-abilities = Nie ocenia się, czy zdolności użyto w dobrej chwili.
pludo-review-choice = Kolejka { $number }, { $who ->
    [you] ty
   *[other] { $name }
}, strata { $cost } procent. Zagrano: { $made } Lepiej: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Nie było u ciebie wyborów.
       *[other] Twoje wybory: { $choices }, najlepsze: { $best }, strata razem { $cost } procent.
    }
   *[other] { $choices ->
        [0] { $name }: bez wyborów.
       *[other] { $name }, wybory: { $choices }, najlepsze: { $best }, strata razem { $cost } procent.
    }
}
pludo-review-working = Przeglądam grę. Escape przerywa.
    .touch = Przeglądam grę.
pludo-review-how-far = Gotowe { $percent } procent.
pludo-learn-title = Wybory do poprawy: { $count }. Page Down: następny. H: odpowiedź. Escape: dość.
    .touch = Wybory do poprawy: { $count }.
pludo-learn-none = Nie ma tu czego się uczyć: żaden wybór niczego wyraźnie nie stracił.
pludo-learn-whose = Czyje wybory?
pludo-learn-of = { $name }
pludo-learn-count = { $number } z { $count }.
pludo-learn-question = Kolejka { $number }, { $throw ->
    [cards] karta { $dice }.
    [spinner] ruletka { $dice }.
   *[dice] rzut { $dice }.
} Twój ruch: { $made } Znajdź lepszy.
pludo-learn-best = Dobrze: o { $gain } procent lepiej niż w grze.
pludo-learn-equal = Dobrze: o { $gain } procent lepiej niż w grze i prawie jak najlepszy.
pludo-learn-better = O { $gain } procent lepiej niż w grze. Jest jeszcze lepszy.
pludo-learn-level = Mniej więcej tak jak w grze. Jest lepszy.
pludo-learn-same = To twój ruch z gry. Jest lepszy.
pludo-learn-worse = Nie lepiej: wygrywa { $percent } procent, twój ruch { $other } procent.
pludo-learn-answer = Najlepiej: { $choice } Wygrywa { $best } procent, wobec { $other } procent.
pludo-learn-first = To pierwszy.
pludo-learn-last = To ostatni. Escape zamyka.
    .touch = To ostatni.
pludo-learn-help = Wybieraj jak w grze: cyfrą pionka albo strzałkami i Enterem. H podaje odpowiedź, a znowu wartość każdego wyboru. R powtarza zadanie, Page Down i Page Up idą dalej i wstecz, po dobrym wyborze także Enter. Działają wszystkie pytania: V, M, N i badanie planszy. Escape zamyka.
    .touch = Wybieraj jak w grze. „Podpowiedź” podaje odpowiedź, a znowu wartość każdego wyboru. Działają wszystkie pytania.
pludo-puzzle-question = { $title }. Grasz jako { $name }, { $throw ->
    [cards] karta { $dice }.
    [spinner] ruletka { $dice }.
   *[dice] rzut { $dice }.
} V podaje planszę. Znajdź najlepszy wybór.
    .touch = { $title }. Grasz jako { $name }, { $throw ->
        [cards] karta { $dice }.
        [spinner] ruletka { $dice }.
       *[dice] rzut { $dice }.
    } Znajdź najlepszy wybór.
pludo-puzzle-best = Dobrze: wygrywa { $percent } procent, następny { $other } procent.
pludo-puzzle-worse = Nie: wygrywa { $percent } procent, najlepszy { $best } procent.
pludo-puzzle-told = Po podpowiedzi nie liczy się jako rozwiązana.
pludo-stats-working = Przeglądam twoje gry. Escape pomija szczęście i umiejętność.
    .touch = Przeglądam twoje gry.
pludo-stats-working-less = Podliczam twoje gry. Escape przerywa.
    .touch = Podliczam twoje gry.
pludo-stats-title = Twoje gry. Enter mówi więcej, Escape zamyka.
    .touch = Twoje gry. Każdy wiersz mówi więcej.
pludo-stats-none = Nie masz jeszcze zakończonej gry. Zagraj jedną do końca, a się policzy.
pludo-stats-left-out = Pominięte zapisy: { $count }; nieczytelne: { $damaged }, cudze lub bez zasad: { $foreign }.
pludo-stats-undated = Gry z błędną datą, poza miesiącami: { $count }. Czy zegar tego komputera jest dobry?
pludo-stats-result = Gry: { $games }, wygrane: { $won }, to { $percent } procent, a równy udział to { $fair }.
pludo-stats-places = Miejsca: { $places }.
pludo-stats-place = { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
    [6] szóste
   *[other] { $place }.
} { $count ->
    [1] raz
   *[other] { $count } razy
}
pludo-stats-captures = Bicia: twoje { $made }, cudze { $suffered }.
pludo-stats-rating = Ranking { $rating }, między { $low } a { $high }: mniej więcej jak bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] losowy
    [easy] łatwy
    [normal] normalny
    [hard] trudny
    [people] ludzie
   *[expert] ekspert
}
pludo-stats-ladder = Bot { pludo-stats-bot } ma { $rating }.
pludo-stats-rating-soon = Ranking: gier z botami jeszcze { $count }.
pludo-stats-rating-library = Ranking wymaga jeszcze biblioteki: pip install openskill.
pludo-stats-skill = Umiejętność: strata { $lost } procent szansy na wybór; { $good } na 100 wyborów straciło mniej niż procent.
pludo-stats-skill-meaning = Każdy wybór porównuje się z najlepszym według najsilniejszego bota. Kości nie mają w tym udziału. W grze we dwoje bot losowy traci 1,4 procent na wybór, łatwy 1,1, normalny 0,7, trudny 0,5, ekspert nic; przy czworgu około połowy tego.
pludo-stats-luck = { $way ->
    [even] Szczęście: równe.
    [good] Szczęście: dobre, kości dały ci { $percent } procent szansy na grę więcej, niż oczekiwano.
   *[bad] Szczęście: złe, kości zabrały { $percent } procent szansy na grę.
}
pludo-stats-luck-own = { $way ->
    [even] Twoje kości: równo.
    [good] Twoje kości dały ci { $percent } procent.
   *[bad] Twoje kości zabrały { $percent } procent.
}
pludo-stats-luck-others = { $way ->
    [even] Kości innych: równo.
    [good] Kości innych dały ci { $percent } procent.
   *[bad] Kości innych zabrały { $percent } procent.
}
pludo-stats-luck-meaning = Każdy rzut porównuje się ze wszystkimi możliwymi, zagranymi najlepiej. W wielu grach wychodzi na zero.
pludo-stats-no-look = Szczęście i umiejętność pominięto.
pludo-stats-by-rules = Według zasad
pludo-stats-by-opponent = Według przeciwników
pludo-stats-by-month = Miesiąc po miesiącu
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = gry { $games }, wygrane { $won }{ $looked ->
    [yes] , strata { $lost } procent na wybór.
   *[no] .
}
pludo-stats-opponent = Przeciwnicy, { pludo-stats-bot }: przed { $ahead } z { $met }; { pludo-stats-short }
pludo-stats-month = { pludo-stats-month-name } { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Ranking { $rating }.
   *[no] { "" }
}
pludo-stats-month-name = { $month ->
    [1] Styczeń
    [2] Luty
    [3] Marzec
    [4] Kwiecień
    [5] Maj
    [6] Czerwiec
    [7] Lipiec
    [8] Sierpień
    [9] Wrzesień
    [10] Październik
    [11] Listopad
   *[12] Grudzień
}
pludo-stats-achievements = Osiągnięcia: { $count } z { $total }
pludo-stats-reached-first-win = Pierwsza wygrana, gra { $number }.
pludo-stats-reached-untouched = Bez szwanku: wygrana bez zbitego pionka, gra { $number }.
pludo-stats-reached-hunter = Łowy: dziesięć bić w jednej grze, gra { $number }.
pludo-stats-reached-beat-expert = Wygrana z ekspertem, gra { $number }.
pludo-stats-reached-comeback = Znad przepaści: wygrana z mniej niż 5 procent, gra { $number }.
pludo-stats-reached-flawless = Bez skazy: żaden wybór nie stracił całego procenta, gra { $number }.
pludo-stats-reached-run = Pięć wygranych z rzędu, do gry { $number }.
pludo-stats-reached-rule-sets = Wygrane w pięciu zestawach zasad, do gry { $number }.
pludo-stats-reached-many = Sto gier.
pludo-stats-open-first-win = Do zdobycia: wygraj grę.
pludo-stats-open-untouched = Do zdobycia: wygraj bez zbitego pionka.
pludo-stats-open-hunter = Do zdobycia: dziesięć bić w jednej grze.
pludo-stats-open-beat-expert = Do zdobycia: wygraj z ekspertem.
pludo-stats-open-comeback = Do zdobycia: wygraj z mniej niż 5 procent.
pludo-stats-open-flawless = Do zdobycia: co najmniej piętnaście wyborów w grze i żaden nie traci całego procenta.
pludo-stats-open-run = Do zdobycia: wygraj pięć gier z rzędu.
pludo-stats-open-rule-sets = Do zdobycia: wygraj w pięciu zestawach zasad.
pludo-stats-open-many = Do zdobycia: zakończ sto gier.
pludo-puzzle-answer = Najlepiej: { $choice } Wygrywa { $best } procent, następny { $other } procent, z dokładnością do { $sure }.
pludo-puzzle-title = Zagadki. { $clock ->
    [behind] Kalendarz komputera jest sprzed twoich ostatnich zagadek, więc seria czeka.
   *[right] { $days ->
        [0] { $run ->
            [0] Rozwiąż wszystkie trzy z dnia, by zacząć serię.
           *[other] Z rzędu za pierwszym razem: { $run }.
        }
       *[other] Dni z rzędu: { $days }.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Trzy na dziś
    [1] Trzy z wczoraj
   *[other] { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }
}: rozwiązane { $solved } z { $count }.
pludo-puzzle-grade = { pludo-stats-bot }: rozwiązane { $solved } z { $count }.
pludo-puzzle-grades = Stopień to najsłabszy bot, który znajduje odpowiedź. Po dziesięć, najpierw nierozwiązane.
pludo-puzzle-earlier = Wcześniejsze dni
pludo-puzzle-day-done = { $days ->
    [1] Dzisiejsze trzy rozwiązane. Wróć jutro po serię.
   *[other] Dzisiejsze trzy rozwiązane, dni z rzędu: { $days }.
}
pludo-puzzle-missing = W tej instalacji brak zagadek albo są uszkodzone; zainstaluj ją ponownie.
pludo-puzzle-not-kept = Nie udało się zapisać rozwiązania: { $reason }.
pludo-puzzle-book-damaged = Nie dało się odczytać listy rozwiązanych zagadek. Leży teraz w { $file }, zaczyna się nowa.
pludo-puzzle-book-unreadable = Listy rozwiązanych zagadek, { $file }, nie da się teraz odczytać, więc nic się nie zapisuje.
pludo-puzzle-heading = Zagadka { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Zagadki bez końca.
    [where] Ćwiczenie słuchu: gdzie stoi?
   *[risk] Ćwiczenie słuchu: zgadnij ryzyko.
}
pludo-ear-row = { $title } Ranking { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Zagadka za zagadką, tak trudne jak twój ranking. Liczy się pierwsza odpowiedź, a podpowiedź jest błędem.
    [where] Słyszysz planszę i kilka kolejek. Potem wybierz, gdzie stoi pionek. Im lepiej ci idzie, tym więcej kolejek i graczy.
   *[risk] Słyszysz planszę. Potem wybierz, jak łatwo zbić twój pionek, jeśli każdy przeciwnik rzuci raz. Im lepiej ci idzie, tym bliższe odpowiedzi.
}
pludo-ear-question = { $kind ->
    [where] Gdzie stoi teraz { $piece }?
   *[risk] Jakie ryzyko ma { $piece }, jeśli każdy przeciwnik rzuci raz?
}
pludo-ear-place = { pludo-place-at }
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Dobrze, { $answer }.
   *[no] Nie, dobrze jest: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Ranking { $rating }, o { $points } więcej.
   *[down] Ranking { $rating }, o { $points } mniej.
}
pludo-ear-next = Następne pytanie
pludo-ear-no-answer = Żadna odpowiedź nie ma tej cyfry.
pludo-ear-working = Układam pytanie. Escape przerywa.
    .touch = Układam pytanie.
pludo-ear-done = Dobrze { $right } z { $count }. Ranking { $rating }.
