# Polski: gra z przewodnikiem i pierwsze kroki.
pludo-lesson = Lekcja { $number }: { $text }
pludo-lesson-title = Gra z przewodnikiem
pludo-lesson-race = Ludo to wyścig: przeprowadź pionki raz wokół planszy do domku, zanim zrobi to { $opponent }. W tej grze z przewodnikiem wygrywa pierwszy pionek w domku. { $roll } rzuca kością: naciśnij.
    .touch = Ludo to wyścig: przeprowadź pionki raz wokół planszy do domku, zanim zrobi to { $opponent }. W tej grze z przewodnikiem wygrywa pierwszy pionek w domku. Przycisk { $roll } rzuca kością.
pludo-lesson-yard = Twoje cztery pionki czekają w bazie i tylko szóstka wypuszcza jeden. Naciśnij znów { $roll }. { $next } też to zrobi: zawsze robi to, co teraz oczywiste.
    .touch = Twoje cztery pionki czekają w bazie i tylko szóstka wypuszcza jeden. Rzuć jeszcze raz.
pludo-lesson-choose = Szóstka, i masz wybór: naciśnij cyfrę pionka. Albo niech strzałki czytają wybory po kolei, a Enter gra ostatnio usłyszany.
    .touch = Szóstka, i masz wybór: każdy twój ruch to przycisk pod „Twoje ruchy”. Na planszy możesz też dotknąć pionka.
pludo-lesson-six = Szóstka daje też jeszcze jeden rzut. Ale trzy szóstki z rzędu cofają całą kolejkę. Naciśnij { $roll }.
    .touch = Szóstka daje też jeszcze jeden rzut. Ale trzy szóstki z rzędu cofają całą kolejkę. Rzuć.
pludo-lesson-map = Plansza to pierścień, liczba pól: { $track }. Zaczynasz na { $start }, idziesz raz wokół do { $entry } i skręcasz tam w swój korytarz, długość { $column }; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Na polu startowym nikogo nie można zbić.
        [own] Na twoim polu startowym nie można cię zbić.
       *[none] Żadne pole pierścienia nie jest bezpieczne.
    }
   *[other] { $safe-start ->
        [all] Na { $safe } i na każdym polu startowym nikogo nie można zbić.
        [own] Na { $safe } nikogo nie można zbić, a na twoim polu startowym ciebie.
       *[none] Na { $safe } nikogo nie można zbić.
    }
}
pludo-lesson-other-start = { $name } zaczyna na { $square }
pludo-lesson-explore = Stoisz na { $square }, to bezpieczne pole. Teraz przejdź się po planszy: { $explore-on } idzie dalej, { $explore-back } wraca, { $explore-own } do twojego pionka, { $explore-safe } do następnego bezpiecznego pola, { $explore-here } mówi, co tu jest. Pionek zostaje na miejscu. Gdy się rozejrzysz, rzuć.
    .touch = Stoisz na { $square }, to bezpieczne pole. Teraz przejdź się po planszy: „Plansza pole po polu” pokazuje każde pole i kto na nim stoi. Pionek zostaje na miejscu. Gdy się rozejrzysz, rzuć.
pludo-lesson-board = Pytaj, kiedy chcesz: { $board } podaje całą planszę, { $my-tokens } twoje pionki i ile im zostało, { $turn } czyja kolej. Spróbuj jednego, potem rzuć.
pludo-lesson-help = { $help } mówi, co możesz teraz zrobić, i podaje wszystkie klawisze; tam strzałka w dół czyta dalej, a Escape zamyka. W tej grze zaczyna od lekcji. { $key-help } wyjaśnia każdy naciskany klawisz.
    .touch = { $help } mówi, co możesz teraz zrobić. W tej grze zaczyna od lekcji. Rzuć.
pludo-lesson-rules = { $rules } czyta zasady tego stołu, wiersz po wierszu. Stoły mogą się różnić. Zajrzyj tam, potem rzuć.
pludo-lesson-near = Teraz { $opponent } ma pionek na planszy, cztery pola przed tobą. { $near } mówi, kogo możesz zbić, kto może zbić ciebie i z jaką szansą. Potem rzuć: przydałaby się czwórka.
pludo-lesson-capture = Stajesz na polu, gdzie { $opponent } ma pionek, i wraca on do bazy: to jest bicie. Może spotkać i ciebie na każdym polu, które nie jest bezpieczne. Rzucaj dalej.
pludo-lesson-history = Jeśli coś ci umknie, { $older } czyta starsze wiersze, { $newer } nowsze, { $repeat } powtarza ostatni. { $since } mówi, co się stało od twojej ostatniej kolejki.
    .touch = Jeśli coś ci umknie, „Co powiedziano” ma ostatnie wiersze. { $since } mówi, co się stało od twojej ostatniej kolejki.
pludo-lesson-tip = { pludo-lesson-tip-early } Do tego potrzeba szóstki. Rzuć.
pludo-lesson-hint = Prawdziwy wybór: idź dalej swoim pionkiem albo wyprowadź drugi. W całej grze przydałby się drugi; tu wygrywa pierwszy w domku, więc bieg liczy się bardziej. { $hint } mówi, co zrobi silny gracz i dlaczego. Potem naciśnij cyfrę.
    .touch = Prawdziwy wybór: idź dalej swoim pionkiem albo wyprowadź drugi. W całej grze przydałby się drugi; tu wygrywa pierwszy w domku, więc bieg liczy się bardziej. { $hint } mówi, co zrobi silny gracz i dlaczego. Potem wybierz.
pludo-lesson-undo = Zmiana zdania? { $undo } cofa twój wybór i wybierasz znowu; kości zostają, jak wypadły. Inaczej rzucaj dalej.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Rzuć.
pludo-lesson-entry = Twoje wejście jest blisko: za { $entry } skręcasz w swój korytarz, gdzie nikt nie może iść za tobą. Rzuć.
pludo-lesson-exact = Jesteś w swoim korytarzu i nikt cię tam nie zbije. Do domku potrzeba dokładnej liczby; { $explore-faces } na polu twojego pionka mówi, dokąd prowadzi każda liczba. Rzuć.
    .touch = Jesteś w swoim korytarzu i nikt cię tam nie zbije. Do domku potrzeba dokładnej liczby. Rzuć.
pludo-lesson-end = To była gra z przewodnikiem. Znasz planszę, klawisze i zasady; całą grę wygrywają wszystkie cztery pionki w domku. Enter zaczyna ją teraz, Escape otwiera menu.
    .touch = To była gra z przewodnikiem. Znasz planszę i zasady; całą grę wygrywają wszystkie cztery pionki w domku.
pludo-lessons-stopped = Koniec lekcji. Gra toczy się dalej.

pludo-lesson-tip-early = Rada: wyprowadź pionek wcześnie, a przy okazji następny, by żaden rzut się nie zmarnował.
pludo-lesson-tip-spread = Rada: pionki daleko od siebie dają większy wybór; blisko siebie bardziej zagrażają.
pludo-lesson-tip-safe = Gdy ktoś jest za tobą, kończ ruch na bezpiecznym polu lub blisko niego.

pludo-first-title = Pierwsze kroki
pludo-first-map = Mapa
pludo-first-ring = Plansza to pierścień, liczba pól: { $track }, numerowanych w kierunku gry. Pola startowe: { $starts }. { $back ->
    [one] Każdy idzie raz wokół, skręca jedno pole przed swoim startem w swój korytarz, długość { $column }, i za nim wchodzi do domku.
    [few] Każdy idzie raz wokół, skręca { $back } pola przed swoim startem w swój korytarz, długość { $column }, i za nim wchodzi do domku.
   *[other] Każdy idzie raz wokół, skręca { $back } pól przed swoim startem w swój korytarz, długość { $column }, i za nim wchodzi do domku.
} { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Pierwsze klawisze
    .touch = Pierwsze przyciski
pludo-first-play = { $roll } rzuca. Cyfra pionka go przesuwa; { $next } robi to, co teraz oczywiste.
    .touch = { $roll } rzuca. Każdy twój ruch to przycisk.
pludo-first-ask = { $board } podaje całą planszę, { $my-tokens } twoje pionki i ile im zostało, { $turn } czyja kolej, { $near } kogo możesz zbić i kto może zbić ciebie, { $since } co się stało od twojej ostatniej kolejki.
pludo-first-explore = { $explore-on } i { $explore-back } chodzą po planszy pole po polu, { $explore-own } idzie do twojego następnego pionka, { $explore-safe } do następnego bezpiecznego pola, { $explore-here } mówi, co tu jest. Pionki zostają na miejscu.
    .touch = „Plansza pole po polu” pokazuje każde pole i kto na nim stoi.
pludo-first-help = { $help } pomaga, { $rules } czyta zasady stołu, { $hint } mówi, co zrobi silny gracz, { $undo } cofa twój wybór, jeśli stół pozwala.
pludo-first-tips = Rady
