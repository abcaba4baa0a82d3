# Polski: co wypisują polecenia terminala.
pludo-cli-progress = { $done } z { $total } gier, zostało { $left }
pludo-cli-train-progress = gry: { $games }, zostało { $left }
pludo-cli-train-resumed = Dalej, gry dotąd: { $games }.
pludo-cli-train-nothing = Przerwano przed końcem pierwszej serii gier; nic nie jest zapisane.
pludo-cli-train-done = { $end ->
    [stopped] Przerwano, gry: { $games }.
    [settled] Koniec, gry: { $games }; nic się już nie poprawiało.
   *[spent] Koniec, gry: { $games }; limit jest wyczerpany.
} To, czego nauczył się ekspert, jest w { $file }, rozmiar { $size } kB. To samo polecenie gra stąd dalej.
pludo-cli-check-refused = { $count ->
    [one] { $file } ma jeden problem.
    [few] { $file } ma { $count } problemy.
   *[other] { $file } ma { $count } problemów.
}
pludo-cli-line = { $file }, wiersz { $line }
pludo-cli-column = { $file }, wiersz { $line }, kolumna { $column }
pludo-cli-check-good = { $file } to dobry plik zasad. Mówi on:
pludo-cli-check-effort = Najtrudniejsze pytanie o bicia ogląda pozycje w liczbie { $count }.
pludo-cli-check-cut = Najtrudniejsze pytanie o bicia obejrzałoby pozycje w liczbie { $count }. To za dużo: N, podpowiedzi i zwiedzanie oglądają tylko część i mówią „co najmniej”.
pludo-cli-check-heading = Gry losowe.
pludo-cli-check-ended = { $games ->
    [1] Jedyna gra losowa z { pludo-cli-players } doszła do końca.
   *[other] Gry losowe z { pludo-cli-players }, które doszły do końca: { $ended } z { $games }.
}
pludo-cli-check-endless = { $games ->
    [1] Jedyna gra losowa z { pludo-cli-players } nie doszła do końca; przerwano ją w kolejce { $turns }. Czy każdy pionek może dojść do celu?
   *[other] Żadna z { $games } gier losowych z { pludo-cli-players } nie doszła do końca; najdłuższą przerwano w kolejce { $turns }. Czy każdy pionek może dojść do celu?
}
pludo-cli-players = { $players ->
    [1] jednym graczem
   *[other] { $players } graczami
}
pludo-cli-check-stuck = { $file } nie da się grać: w { $count } z { $games } gier losowych kolejka nigdy się nie skończyła. Obejrzyj każde "again", "bonus" i "pass".
pludo-cli-check-length = Kolejek w grze: około { $middle }; w ośmiu na dziesięć gier od { $low } do { $high }.
pludo-cli-check-captures = Bicia w grze: { $count }.
pludo-cli-check-drawn = Gry bez zwycięzcy: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } wygrywa { $percent } procent, więcej niż należne { $fair }: prawdziwa wartość jest między { $low } a { $high }.
    [less] { $colour } wygrywa { $percent } procent, mniej niż należne { $fair }: prawdziwa wartość jest między { $low } a { $high }.
   *[fair] { $colour } wygrywa { $percent } procent; prawdziwa wartość jest między { $low } a { $high }, należne jest { $fair }.
}
pludo-cli-check-fair = Żadne miejsce nie ma przewagi, którą te gry mogłyby pokazać.
pludo-cli-check-unfair = Miejsca nie są równe. Jeśli tak nie ma być, obejrzyj trasy, pionki i to, kto zaczyna.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Wyniki, które nigdy nic nie dają: { $names }.
   *[other] Wyniki, które nigdy nic nie dają: { $names } i jeszcze { $more }.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Wyniki, które nigdy nie padły: { $names }.
   *[other] Wyniki, które nigdy nie padły: { $names } i jeszcze { $more }.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Pola, na których nie stanął żaden pionek: { $names }.
   *[other] Pola, na których nie stanął żaden pionek: { $names } i jeszcze { $more }.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Zmiany zasad, które nigdy nie zaszły: { $names }.
   *[other] Zmiany zasad, które nigdy nie zaszły: { $names } i jeszcze { $more }.
}
pludo-cli-check-all-matter = Każdy wynik i każde pole wzięły udział w grze.
pludo-cli-new-variant-written = { $file } jest zapisany. Otwórz go w edytorze tekstu, potem uruchom: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } jest zainstalowane jako { $file }. Graj tak: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Plik, na którym się opiera, jest do niego wpisany: ten jeden plik wystarczy innemu graczowi.
pludo-cli-install-replaced = Zastępuje plik o tej nazwie, który tam był. Gry zapisane ze starymi zasadami potrzebują starego pliku.
pludo-cli-install-removed = { $file } jest usunięty.
pludo-cli-install-refused = { $file } nie jest zainstalowany. Nic się nie zmieniło.
pludo-cli-arena-heading = { $games ->
    [one] Jedna gra { $variant }.
    [few] { $games } gry { $variant }.
   *[other] { $games } gier { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Bez zwycięzcy: { $drawn }.
}
pludo-cli-arena-fault = Błąd: { $bot }: { $fault }. Dalej gra bot trudny.
pludo-cli-arena-score = { $seats ->
    [1] { $name } wygrywa { $percent } procent; prawdziwa wartość jest między { $low } a { $high }.
   *[other] { $name }, miejsca: { $seats }, wygrywa { $percent } procent na miejsce; prawdziwa wartość jest między { $low } a { $high }.
}
pludo-cli-arena-times = { $name } decyduje { $decisions } razy w grze; milisekundy na decyzję: { $median }, w 99 na 100 najwyżej { $most }.
pludo-cli-arena-length = W grze kolejki: { $turns }, rzuty: { $throws }, bicia: { $captures }.
pludo-cli-arena-cell = { $others ->
    [1] { $row } przeciw { $column }: { $percent } procent, między { $low } a { $high }.
   *[other] { $row } przeciw { $others } razy { $column }: { $percent } procent, między { $low } a { $high }.
}
pludo-cli-arena-rating = { $name }, ranking { $rating }, z dokładnością do { $doubt }.
pludo-cli-given-up = { $count ->
    [one] Jedna gra nie doszła do końca i została przerwana.
    [few] { $count } gry nie doszły do końca i zostały przerwane.
   *[other] { $count } gier nie doszło do końca i zostało przerwanych.
}
pludo-cli-balance-heading = { $variant }, { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $players ->
    [one] jeden bot
    [few] { $players } boty
   *[other] { $players } botów
} o sile { $strength }.
pludo-cli-balance-who-began = Kto zaczyna, wygrywa { $percent } procent, { $verdict ->
    [more] więcej niż należne { $fair }: prawdziwa wartość jest między { $low } a { $high }.
    [less] mniej niż należne { $fair }: prawdziwa wartość jest między { $low } a { $high }.
   *[fair] czego te gry nie odróżniają od należnych { $fair }: prawdziwa wartość jest między { $low } a { $high }.
}
pludo-cli-balance-story = Prowadzenie zmienia się { $changes } razy w grze; zwycięzca prowadzi na dobre po { $decided } procentach gry. { $comebacks } procent zwycięzców prawie przegrało.
pludo-cli-not-installed = { $count ->
    [1] { $names } nie jest tu zainstalowane; zainstaluj tak: pip install { $packages }
   *[other] { $names } nie są tu zainstalowane; zainstaluj tak: pip install { $packages }
}
pludo-cli-draw-written = { $file } jest zapisany: { $title }.
pludo-cli-tournament-none = Nie ma jeszcze turnieju.
pludo-cli-tournament-created = Graj tak: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } jest zapisany.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] od 2 do 4 graczy
    [s04] plansza w koło
    [s06] po 4 pionki
    [s07] rusza się tylko własne pionki
    [s09] cztery fazy
    [s10] własny korytarz
    [s12] wygrywa, kto ma wszystkie w domku
    [s13] jedna lub dwie zwykłe kości
    [s14] rzut o kolejność gry
    [s15] najwyższy rzut zaczyna
    [s16] przy remisie rzut jeszcze raz
    [s17] jeden rzut w kolejce
    [s18] brak ruchu kończy kolejkę
    [s19] pierwszy zwycięzca kończy grę
    [s20] trasa w koło
    [s21] wszystkie zaczynają w bazie
    [s23] 6, by wyjść
    [s24] wyjście na pole startowe
    [s25] równe odległości
    [s26] ruch tylko naprzód
    [s27] tyle, ile mówi rzut
    [s28] wolno wybrać każdy pionek
    [s29] wolno mijać pionki
    [s30] kto może, musi się ruszyć
    [s31] 6 musi wyprowadzić pionek
    [s32] bez 6 nie ma drugiej próby
    [s33] wszystkie pola są takie same
    [s34] własne dzielą jedno pole
    [s35] zbity pionek wraca do bazy
    [s36] bezpiecznie na własnym starcie
    [s39] do korytarza z pola przed nim
    [s40] do domku z korytarza
    [s43] dokładna liczba do domku
    [s44] w korytarzu bez mijania
    [s45] korytarz z 4 lub 5 pól
    [s46] domek z jednego pola
    [s47] każda kość osobno
    [s48] kości w dowolnej kolejności
    [s49] wystarczy jedna pasująca kość
    [s51] obie kości jednym pionkiem
   *[s52] długość trasy
}
pludo-cli-strict-all = To surowe Ludo: zasady są zachowane wszystkie, { $all }.
pludo-cli-strict-kept = Zasady surowego Ludo, zachowane: { $kept } z { $all }.
pludo-cli-strict-relaxed = Złagodzone: { $list }.
pludo-cli-strict-seen = S-{ $number } łamie { $item } w pozycji { $position }
pludo-cli-strict-says = S-{ $number }: zasady mówią { $value }.
pludo-cli-strict-unseen = S-{ $number }: zasady to dopuszczają, ale szukanie nie trafiło na taką pozycję.
pludo-cli-strict-searched = Przeszukano { $games ->
    [one] jedną grę losową
    [few] { $games } gry losowe
   *[other] { $games } gier losowych
}, kolejek razem: { $turns }; pozostałe zasady były tam zachowane.
pludo-cli-loose-kept = To jeszcze Ludo: zasady od L-01 do L-37 są zachowane.
pludo-cli-loose-broken = To już nie Ludo: { $count ->
    [1] { $rules } nie jest zachowana.
   *[other] { $rules } nie są zachowane.
}
pludo-cli-loose-stranded = Żadne rzuty nie doprowadzą pionka do celu, kolor { $colour } (L-27).
pludo-cli-scenarios-skipped = pominięto: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } z phase { $pattern }
   *[preset] { $count } z preset { $pattern }
}
pludo-cli-scenarios-done = udane: { $passed }, nieudane: { $failed }
pludo-cli-web-written = Strona jest w { $folder }. Może ją podać każdy serwer WWW; docs/web.md mówi, z jakimi nagłówkami.
pludo-cli-web-served = Gra jest pod { $address }, tylko z tego komputera. Ctrl+C ją kończy; twoje gry zostają w przeglądarce.
pludo-cli-options-ignored = Z { $file } to działa tylko na serwerze: { $keys }.
pludo-cli-host-starting = Uruchamiam { $title } z Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } odnowiono w { $folder }, ze wszystkim, czego potrzebuje.
   *[new] Ludo Plus { $version } włożono do { $folder }, ze wszystkim, czego potrzebuje.
}
pludo-cli-host-before = Przedtem była tam wersja { $version }.
pludo-cli-host-found-by = { $title } znajduje je przez { $anchor }. Żadnego pliku serwera nie zmieniono i niczego nie włożono do jego środowiska Pythona, więc uv sync, nowe środowisko ani inny Python go nie ruszą.
pludo-cli-host-old-hook = Usunięto zaczep wcześniejszej wersji: { $path }.
pludo-cli-host-keep-folders = Nie usuwaj tych dwóch folderów ręcznie: { $title } kasuje wszystkie dane gry, której brak przy starcie. playpalace-ludo host --uninstall najpierw je kopiuje.
pludo-cli-host-not-tried = Nie sprawdzono, czy { $title } to wczyta: obok serwera nie ma .venv. Podaj jego Pythona przez --python, by sprawdzić.
pludo-cli-host-not-triable = Nie dało się sprawdzić z { $python }, czy { $title } to wczyta: { $reason }
pludo-cli-host-said = Serwer mówi: { $line }
pludo-cli-host-loads = Sprawdzono z { $python }: { $title } to wczytuje.
pludo-cli-host-fails = { $reason ->
    [none] Uwaga: sprawdzono z { $python }, { $title } tego nie wczytuje.
   *[other] Uwaga: sprawdzono z { $python }, { $title } tego nie wczytuje. { $reason }
}
pludo-cli-host-restart-installed = Uruchom serwer ponownie jak zawsze. Ludo Plus jest wtedy wśród gier planszowych; jeśli nie, dziennik serwera mówi dlaczego.
pludo-cli-host-not-installed = Ludo Plus nie jest zainstalowane w { $folder }; nic się nie zmieniło.
pludo-cli-host-copied = Bazę danych skopiowano do { $copy }.
pludo-cli-host-no-database = Brak { $names } w { $folder } i w jego folderze serwera, więc nic nie skopiowano; jeśli serwer ma ją gdzie indziej, skopiuj ją przed następnym startem.
pludo-cli-host-removed = Usunięto { $path }.
pludo-cli-host-data-stays = Wyniki, rankingi i zapisane stoły zostają w bazie danych { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Uwaga: gdy { $title } ruszy bez Ludo Plus, skasuje wszystkie zapisane stoły, wyniki, statystyki i rankingi Ludo Plus. By je odzyskać, zatrzymaj serwer, włóż kopię w miejsce bazy danych i zainstaluj znowu.
   *[own] Uwaga: gdy { $title } ruszy bez Ludo Plus, skasuje wszystkie zapisane stoły, wyniki, statystyki i rankingi Ludo Plus. By je odzyskać, zatrzymaj serwer, włóż własną kopię w miejsce bazy danych i zainstaluj znowu.
}
pludo-cli-host-restart = Uruchom serwer ponownie.
pludo-cli-host-left = Zostaje na miejscu, do zachowania lub usunięcia: { $path } ({ $what ->
    [settings] twoje ustawienia
    [changed] ustawienia zmienione przy stołach
    [sets] opcje zachowane przez graczy
    [set-aside] stoły, których nie dało się odczytać
    [records] zapisy ostatnich gier
    [rules] dokument zasad, jak go zmieniono na serwerze
    [tables] gry, które były w toku
    [purses] monety twoich graczy
   *[copy] kopia bazy danych
}).
