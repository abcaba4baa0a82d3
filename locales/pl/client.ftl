# Polski: co mówi sam program w terminalu.
pludo-client-greeting = Witaj w Ludo.
pludo-client-ask-name = Jak masz na imię? Wpisz imię i naciśnij Enter albo sam Enter.
    .touch = Jak masz na imię? Wpisz imię albo zostaw puste.
pludo-client-hello = Cześć, { $name }.
pludo-client-first-steps = Strzałki chodzą po menu, Enter wybiera, F1 pomaga wszędzie. Pierwszy raz w Ludo? Wejdź w Naucz się grać w grze z przewodnikiem.
    .touch = Pierwszy raz w Ludo? Wejdź w Naucz się grać w grze z przewodnikiem.
pludo-client-table = { $title }.
pludo-client-goodbye = Do widzenia.
pludo-client-saved-goodbye = Gra jest zapisana. Do widzenia.
pludo-client-unsaved = Gra nie jest zapisana: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Do widzenia.
pludo-client-unkept = Nic nie można zachować w { $folder }: { $reason }. Grasz bez zapisu; gra i opcje znikną z końcem programu.
pludo-client-unkept-goodbye = Ta gra nie jest zachowana. Do widzenia.
pludo-client-late-goodbye = Gra jest zapisana, ale dysk jest powolny: poczekaj chwilę z wyłączeniem komputera. Do widzenia.
pludo-client-disk-late = Dysk jest powolny: nie ma na nim jeszcze ostatnich rzutów. Usłyszysz, gdy będą.
pludo-client-disk-on-time = Rzuty są już na dysku.
pludo-client-player = Gracz
pludo-client-guest = Gość { $number }
pludo-client-quiet-screen = Mowa jest włączona, więc ekran milczy. F12 wypisuje, co powiedziano, F6 to zmienia.

pludo-client-useless-key = { $key } nic tu nie robi. F1 lub znak zapytania pomaga.
    .touch = To nic tu nie robi.
pludo-client-that-key = Ten klawisz
pludo-client-stale = To się tymczasem zmieniło. Nic nie zrobiono.
pludo-client-paste-ignored = Wklejony tekst nic tu nie robi.
pludo-client-key-help-on = Pomoc klawiszy. Naciśnij klawisz, by usłyszeć, co robi, Escape kończy.
    .touch = Wybierz teraz cokolwiek, by usłyszeć, co robi. Pomoc klawiszy jeszcze raz kończy.
pludo-client-key-help-off = Koniec pomocy klawiszy.
pludo-client-key-unused = { $key } nic nie znaczy.
pludo-client-unknown-line = { $line } to nie klawisz ani polecenie. Wpisz r, by rzucić, cyfrę, by wybrać, v po planszę, f1 po pomoc.
pludo-client-help-table = Spacja lub Enter robi to, co teraz oczywiste. Escape lub Backspace otwiera menu.
    .touch = Twoje ruchy i inne działania to przyciski; więcej ich jest w „Więcej działań”.
pludo-client-help-listening = Naciśnij 1, 2, 3 lub 4, zależnie od tego, co słychać.
    .touch = Wybierz, co było słychać.
pludo-client-transcript-printed = { $count ->
    [one] Wypisano jeden wiersz.
    [few] Wypisano { $count } wiersze.
   *[other] Wypisano { $count } wierszy.
}
pludo-client-rate-of-reader = W trybie terminala mówi twój czytnik ekranu, ze swoją szybkością. F6 zmienia tryb.
pludo-client-board-in-terminal-mode = W trybie terminala rysowana plansza przeszkadza czytnikowi ekranu. F6 zmienia tryb.

pludo-client-which-die = Naciśnij { $numbers } albo Enter dla pierwszej.
    .touch = Która?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Takiej nie ma. Naciśnij { $numbers } albo Enter dla pierwszej.
    .touch = Takiej nie ma.
pludo-client-hint-elsewhere = Lepszy jest inny pionek. { $hint } Escape wraca do wszystkich wyborów.
    .touch = Lepszy jest inny pionek. { $hint }
pludo-client-no-such-player = Nie ma gracza { $number }; liczba graczy: { $count }.
pludo-client-undone = { $turns ->
    [0] Cofnięto.
    [one] Cofnięto do twojej ostatniej kolejki.
    [few] Cofnięto o { $turns } twoje kolejki.
   *[other] Cofnięto o { $turns } twoich kolejek.
}
pludo-client-undone-throw = { $throw ->
    [cards] Znów masz { $dice }.
    [spinner] Ruletka znów stoi na { $dice }.
   *[dice] Znów masz { $dice }.
}
pludo-client-out-at-start = { $count ->
    [one] Każdy ma już jeden pionek na planszy.
    [few] Każdy ma już { $count } pionki na planszy.
   *[other] Każdy ma już { $count } pionków na planszy.
}
pludo-client-undo-off = Cofanie jest przy tym stole wyłączone.
pludo-client-undo-nothing-own-turn = W tej kolejce nie masz decyzji do cofnięcia.
pludo-client-undo-nothing-free = Nie ma decyzji do cofnięcia.
pludo-client-use = { $key } używa tego, co masz.
pludo-client-use-keys = { $count ->
    [1] Enter tego używa.
   *[other] { $numbered ->
        [0] Strzałki i Enter wybierają.
       *[other] To, co nie ma numeru, wybiera się strzałkami i Enterem.
    }
}
    .touch = Wybierz, czego używasz.
pludo-client-use-not-on = Niczego, co masz, nie da się użyć na pionku { $number }.
pludo-client-after-game = Enter: zagraj jeszcze raz. Spacja: wynik. { $throw ->
    [cards] D: wyciągnięte karty.
    [spinner] D: wyniki ruletki.
   *[dice] D: kości.
} Escape: menu, nauka na błędach i więcej.
    .touch = Zagraj jeszcze raz albo otwórz menu: nauka na błędach i więcej.
pludo-client-chance = { $percent } procent. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Szanse są mniej więcej równe.
       *[no] Szansa na wygraną to około { $percent } procent.
    } { $throw ->
        [cards] Najpierw ciągnij kartę
        [spinner] Najpierw zakręć
       *[dice] Najpierw rzuć
    }, potem H radzi.

pludo-client-tip-roll = { $throw ->
    [cards] Naciśnij { $key }, by ciągnąć.
    [spinner] Naciśnij { $key }, by zakręcić.
   *[dice] Naciśnij { $key }, by rzucić.
}
    .touch = Wybierz { $label }.
pludo-client-tip-choose = Naciśnij numer pionka. Albo strzałki czytają wybory po kolei, a Enter gra ostatnio usłyszany.
    .touch = Wybierz jeden z tych ruchów.
pludo-client-tip-out = Pionek wychodzi z bazy na { $faces }.
pludo-client-tip-ask = { $board } podaje planszę, { $hint } podpowiedź, { $help } wszystkie klawisze.
    .touch = Pytaj o planszę lub podpowiedź, kiedy chcesz.

pludo-client-save-failed = Nie udało się zapisać gry: { $reason }. Nic się jeszcze nie stało; usuń przyczynę i naciśnij Enter, by spróbować znowu.
    .touch = Nie udało się zapisać gry: { $reason }. Nic się jeszcze nie stało; usuń przyczynę i spróbuj znowu.
pludo-client-save-damaged = Ta zapisana gra jest uszkodzona: { $reason }. Zachowano ją jako { $file }.
pludo-client-save-unreadable = Tej zapisanej gry nie da się teraz odczytać: { $reason }. Zostaje, jaka jest.
pludo-client-save-rules-elsewhere = Ta gra ma zasady { $rules } na innym komputerze, w { $folder }, a tam nie zaglądamy bez pytania. Aby grać dalej, zainstaluj plik zasad przez playpalace-ludo install-variant; gra pozostaje zapisana.
pludo-client-save-rules-gone = Ta gra wymaga zasad { $rules }, których brak lub które zmieniono. Aby grać dalej, przywróć plik zasad; gra pozostaje zapisana.
pludo-client-save-rules-ask = Zasad { $rules } tej gry tu nie ma. Według gry leżały w { $folder }. Zajrzeć tam?
pludo-client-save-rules-leave = Nie, zostaw
pludo-client-save-rules-look = Tak, zajrzyj
pludo-client-save-rules-found = Znaleziono zasady { $rules }. Otwórz grę ponownie, by grać dalej.
pludo-client-save-parted = Ta gra toczyła się dalej w innym oknie. Zachowano obie: twoja jest odtąd osobną grą.
pludo-client-crashed = Coś się zepsuło w samym programie. Gry są zachowane do ostatniego ruchu. Opis jest w { $file }.
pludo-client-not-removed = Gry nie udało się usunąć: { $reason }.
pludo-client-exported = Zapisano: zapis gry jako { $record }, a wszystko, co powiedziano, jako { $transcript }.
pludo-client-take-failed = Tego pliku nie da się odczytać: { $reason }.
pludo-client-taken-unfinished = Gra jest wśród tych, które możesz kontynuować.
    .cut = Brakuje końca zapisu. Możesz kontynuować grę od miejsca, w którym się urywa.
pludo-client-export-failed = Niczego nie udało się zapisać: { $reason }.

pludo-client-options-unreadable = Opcji w { $file } nie da się odczytać: { $reason }. Obowiązują domyślne i nic się tam nie zapisuje.
pludo-client-options-refused = Twoich opcji nie da się użyć: { $reason }. Zachowano je jako { $file }, obowiązują domyślne.
pludo-client-options-no-copy = Opcji w { $file } nie udało się skopiować przed zmianą: { $reason }.
pludo-client-options-number = Opcja { $key } to { $value }; przyjmuje liczbę całkowitą od { $low } do { $high }. Obowiązuje { $default }.
pludo-client-options-choice = Opcja { $key } to { $value }; przyjmuje jedno z: { $choices }. Obowiązuje { $default }.
pludo-client-options-switch = Opcja { $key } to { $value }; przyjmuje true lub false. Obowiązuje { $default }.
pludo-client-options-text = Opcja { $key } to { $value }; przyjmuje tekst w cudzysłowie.
pludo-client-options-group = Część { $group } opcji musi zaczynać się wierszem [{ $group }], a jej opcje stoją w osobnych wierszach. Obowiązują domyślne.
pludo-client-options-misspelt = W opcjach jest { $key }, które nie istnieje; może { $meant }?
pludo-client-options-unknown = W opcjach jest { $key }, które nie istnieje. Zostaje w pliku i nic nie robi.
pludo-client-options-keys = Część keys opcji wymaga po jednym wierszu na polecenie, na przykład roll = ["r"]. Obowiązują zwykłe klawisze.
pludo-client-options-key = Klawisze { $command } muszą być listą, na przykład ["r"]. Obowiązują zwykłe klawisze.
pludo-client-options-preset = Zapisany stół { $name } wymaga wariantu i miejsc, obu jako tekst. Został pominięty.
pludo-client-options-not-kept = Opcji nie udało się zapisać: { $reason }. Obowiązują do wyjścia.

pludo-client-seats-unknown = Niezrozumiałe miejsce { $word }: siłę ma tylko bot. Podaj you, imię lub bot:easy, na przykład green=bot:hard.
pludo-client-seats-empty = Na miejscu { $word } nikogo nie ma. Podaj you, imię lub bot:easy, na przykład green=bot:hard.
pludo-client-seats-missing = Przed przecinkiem lub po nim brakuje miejsca. Podaj you, imię lub bot:easy, na przykład you,green=bot:hard.
pludo-client-seats-strength = Nie ma siły bota { $strength }. Wybierz jedną z: { $strengths }.
pludo-client-bot-failed = Awaria bota { $name }: { $why }. Dalej gra bot trudny.
pludo-client-seats-colour = Ta plansza nie ma koloru { $colour }. Ma: { $colours }.
pludo-client-seats-taken = Kolor { $colour } jest zajęty dwa razy.
pludo-client-seats-count = { $count ->
    [1] Jeden gracz to za mało
   *[other] Liczba graczy { $count } nie pasuje
}: ta gra jest dla { $low } do { $high }.
pludo-client-seats-count-exact = { $count ->
    [1] Jeden gracz to za mało
   *[other] Liczba graczy { $count } nie pasuje
}: ta gra jest dla { $low }.
pludo-client-knob-refused = Tak nie można: { $reason }
pludo-client-knob-squares = Wpisz pola toru ze spacjami, na przykład 9 22 35 48.
pludo-client-preset-saved = Stół { $name } zapisany.
pludo-client-preset-used = Stół { $name } ustawiony.
pludo-client-preset-gone = Stołu { $name } nie da się już ustawić: jego zasad lub miejsc już nie ma.
pludo-client-preset-nameless = Stół potrzebuje nazwy. Nic nie zapisano.

pludo-client-replay = { $title }, kroki: { $count }. Strzałka w prawo idzie dalej, w lewo wraca, Escape kończy.
    .touch = { $title }, kroki: { $count }.
pludo-client-replay-where = Krok { $step } z { $count }, kolejka { $number }.
pludo-client-replay-start = To początek gry.
pludo-client-replay-no-capture = W tej grze nie zbito żadnego pionka.
pludo-client-replay-end = To koniec gry.
pludo-client-replay-help = Strzałka w prawo lub Enter idzie dalej, w lewo wraca, Home i End skaczą. V, S, T i inne pytania odpowiadają o tej chwili. Escape kończy.
    .touch = Przyciski idą dalej, wstecz i skaczą. Wszystkie pytania odpowiadają o tej chwili.

pludo-client-after-match = Enter: dalej w turnieju. Spacja: wynik. { $throw ->
    [cards] D: wyciągnięte karty.
    [spinner] D: wyniki ruletki.
   *[dice] D: kości.
} Escape: menu.
    .touch = Dalej w turnieju albo otwórz menu.
pludo-client-tournament-damaged = Tego turnieju nie da się odczytać; jego plik { $file } zostaje, jaki jest. Powód: { $reason }.
pludo-client-tournament-game-gone = Gra tego meczu zniknęła; zaczyna się od nowa.
pludo-client-tournament-exported = Zapisano w { $file }.
pludo-client-tournament-added = { $player }. Uczestnicy: { $count }.
pludo-client-tournament-twice = { $name } już bierze udział.
pludo-client-tournament-nameless = Nikogo nie dodano: gracz potrzebuje imienia.
pludo-client-tournament-full = Turniej ma najwyżej { $most } graczy.
pludo-client-bots-alone = Grają { $names }.
pludo-client-bots-alone-help = Boty grają same, a ty usłyszysz, kto wygra. Escape odkłada to na później.
    .touch = Boty grają same, a ty usłyszysz, kto wygra.
