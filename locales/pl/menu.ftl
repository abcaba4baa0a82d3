# Polski: menu.
pludo-menu-no-letter = Nic tu nie zaczyna się na { $letter }.
pludo-menu-at = { $label }, { $at } z { $count }
pludo-menu-on = włączone
pludo-menu-off = wyłączone
pludo-menu-not-set = nie ustawiono
pludo-menu-type = { $label }. Wpisz nowy tekst i naciśnij Enter. Sam Enter nic nie zmienia.
    .touch = { $label }. Wpisz nowy tekst. Pusty nic nie zmienia.
pludo-menu-text-there = Teraz jest: { $text }. Pisanie zastępuje, strzałka zachowuje.
    .touch = Teraz jest: { $text }
pludo-menu-cleared = Wyczyszczono.
pludo-menu-typed = { $text ->
    [none] Nic jeszcze nie wpisano. Enter kończy, Escape wychodzi.
   *[other] Wpisano: { $text }. Enter kończy, Escape wychodzi.
}
    .touch = { $text ->
        [none] Nic jeszcze nie wpisano.
       *[other] Wpisano: { $text }.
    }
pludo-menu-help = Strzałki w górę i w dół przechodzą, Enter wybiera, w lewo i w prawo zmieniają wartość, Spacja wyjaśnia, Escape wraca. Pierwsze litery przeskakują.
    .touch = Każdy wiersz to przycisk. Gdzie jest wartość, zmieniają ją Poprzednia i Następna obok; Wyjaśnij mówi, do czego służy wiersz.
pludo-menu-help-title = Pomoc. Strzałka w dół czyta dalej, Escape zamyka.
    .touch = Pomoc.
pludo-menu-keys-title = Klawisze gry. Strzałka w dół czyta dalej, Escape zamyka.
    .touch = Klawisze gry.

pludo-menu-nothing-behind = To menu główne, nic za nim nie ma. Dwa razy Escape lub Control Q kończy.
    .touch = To menu główne, nic za nim nie ma.
pludo-menu-main-title = Menu główne.
pludo-menu-leave = Escape jeszcze raz kończy program.
    .touch = Jeszcze raz kończy program.
pludo-menu-continue = Graj dalej
pludo-menu-continue-one-of = Graj dalej, gier do wyboru: { $count }
pludo-menu-continue-title = Która gra?
pludo-menu-new-game = Nowa gra
pludo-menu-same-table = Ten sam stół jeszcze raz
pludo-menu-others = Graj z innymi
pludo-menu-lessons = Naucz się grać w grze z przewodnikiem
pludo-menu-finished = Zakończone gry, do odsłuchania
pludo-menu-reading-games = Czytam zakończone gry. Za pierwszym razem to chwilę trwa.
pludo-menu-reading-rules = Czytam pliki zasad. Za pierwszym razem to chwilę trwa.
pludo-menu-finished-title = Zakończone gry.
pludo-menu-puzzles = Zagadki i ćwiczenie słuchu
pludo-menu-your-games = Twoje gry: statystyka i ranking
pludo-menu-replay = Odsłuchaj ponownie
pludo-menu-learn = Ucz się na błędach
    .desc = Najdroższe twoje wybory, najwyżej dziesięć: znajdź lepszy i usłysz, czy taki był.
pludo-menu-analyse = Gdzie był przełom
    .desc = Kolejki, które najbardziej zmieniły twoje szanse, najdroższe wybory i jak dobrze kto wybierał.
pludo-menu-analyse-title = Gdzie był przełom. Strzałka w dół czyta dalej, Escape zamyka.
    .touch = Gdzie był przełom.
pludo-menu-options = Opcje
pludo-menu-help-rows = Pomoc
pludo-menu-rules = Zasady
pludo-menu-rules-title = Zasady. Strzałka w dół czyta dalej, Escape zamyka.
    .touch = Zasady.
pludo-menu-variants-title = Zasady której gry?
pludo-menu-keys = Klawisze
pludo-menu-key-help = Wyjaśniaj klawisze, gdy je naciskam
pludo-menu-quit = Zakończ
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] z tobą { $players }
   *[no] { $players }
}, kolejka { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] z tobą { $players }
   *[no] { $players }
}, { $who ->
    [you] twoja wygrana
    [nobody] bez wygranych
   *[other] wygrana: { $winners }
}, { $when }
pludo-menu-received-game = { $game }, { $server ->
    [unknown] z innego komputera
   *[other] z { $server }
}
pludo-menu-when = { $days ->
    [0] dzisiaj, { $time }
    [1] wczoraj, { $time }
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
    } { $year }
}
pludo-menu-remove = Naciśnij Delete jeszcze raz, aby usunąć tę grę.
    .touch = Jeszcze raz usuwa tę grę.
pludo-menu-removed = Usunięto.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] Menu gry.
   *[no] Menu gry. Gra czeka.
}
pludo-menu-play-again = Zagraj jeszcze raz
pludo-menu-after-match = Dalej w turnieju
pludo-menu-back-to-game = Wróć do gry
pludo-menu-stop-lessons = Zakończ lekcje
pludo-menu-commands = Wszystkie polecenia
pludo-menu-commands-title = Polecenia. Enter wykonuje.
    .touch = Polecenia.
pludo-menu-export = Eksportuj zapis i to, co powiedziano
pludo-menu-leave-game = Wyjdź do menu głównego; gra jest zapisana

pludo-menu-table-title = Nowa gra.
pludo-menu-start = Start
    .desc = Zaczyna grę przy tym stole.
pludo-menu-variant = Gra: { $title }
pludo-menu-players = Gracze: { $count }
    .desc = Ilu gra. Boty zajmują nowe miejsca i odchodzą pierwsze.
pludo-menu-bots = Wszystkie boty: { $strength }
pludo-menu-seat-you = { pludo-player }: ty
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: nikt
pludo-menu-seat-help = W lewo i w prawo wybierają, kto tu siedzi; Enter wpisuje imię osoby.
    .touch = Poprzednia i Następna wybierają, kto tu siedzi; sama pozycja wpisuje imię osoby.
pludo-menu-strength-random = losowy
pludo-menu-strength-easy = łatwy
pludo-menu-strength-normal = normalny
pludo-menu-strength-hard = trudny
pludo-menu-strength-expert = ekspert
pludo-menu-knobs = Zmień zasady
    .desc = Wszystkie zasady, które można ustawić, w grupach.
pludo-menu-knobs-title = Zasady tego stołu. W lewo i w prawo zmieniają wartość; pola i duże liczby wpisuje się po Enterze.
    .touch = Zasady tego stołu. Poprzednia i Następna zmieniają wartość; pola i duże liczby się wpisuje.
pludo-menu-knobs-board = Plansza
pludo-menu-knobs-safe = Bezpieczne pola
pludo-menu-knobs-dice = Kości
pludo-menu-knobs-stack = Własne pionki na jednym polu
pludo-menu-knobs-home = Korytarz
pludo-menu-knobs-capture = Bicie
pludo-menu-knobs-bonus = Dodatkowe rzuty
pludo-menu-knobs-sixes = Za dużo szóstek
pludo-menu-knobs-turn = Kolejki
pludo-menu-knobs-end = Koniec gry
pludo-menu-knobs-teams = Partnerzy
pludo-menu-knobs-powers = Moce
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Bezpieczne pola: { $value }. Wpisz inne ze spacjami, 0 dla żadnego, i naciśnij Enter. Sam Enter nic nie zmienia.
    .touch = Bezpieczne pola: { $value }. Wpisz inne ze spacjami, 0 dla żadnego. Puste nic nie zmienia.
pludo-menu-type-number = Wpisz liczbę całkowitą od { $low } do { $high } i naciśnij Enter albo Escape, by zostawić.
    .touch = Wpisz liczbę całkowitą od { $low } do { $high }.
pludo-menu-presets = Zapisane stoły
    .desc = Stoły, które zapisano, z zasadami i miejscami.
pludo-menu-presets-title = Zapisane stoły.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Zapisz ten stół pod nazwą
    .desc = Zachowuje zasady i miejsca na później.
pludo-menu-name-preset = Wpisz nazwę tego stołu i naciśnij Enter.
    .touch = Wpisz nazwę tego stołu.
pludo-menu-dice-words = Słowa do kości
pludo-menu-dice-words-here = Kości są już ustalone i nikt ich nie zna. To, co wpiszesz, zostanie do nich domieszane.
pludo-menu-dice-words-title = Słowa do kości. Enter wpisuje.
    .touch = Słowa do kości.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: wylosowane
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Wpisz dowolne słowa i naciśnij Enter. Bez nich wylosujemy za ciebie.
    .touch = { $fixed } Wpisz dowolne słowa. Bez nich wylosujemy za ciebie.

pludo-menu-options-title = Opcje.
pludo-menu-group-player = Gracz i język
pludo-menu-group-player-title = Gracz i język.
pludo-menu-group-speech = Mowa
pludo-menu-group-speech-title = Mowa.
pludo-menu-group-sound = Dźwięki
pludo-menu-group-sound-title = Dźwięki.
pludo-menu-group-pace = Tempo
pludo-menu-group-pace-title = Tempo.
pludo-menu-group-table = Stół
pludo-menu-group-table-title = Stół.
pludo-menu-group-online = Serwery
pludo-menu-group-online-title = Serwery.
pludo-menu-group-screen = Ekran
pludo-menu-group-screen-title = Ekran.

pludo-menu-take = Wczytaj grę z pliku
    .desc = Przyjmuje zapis (.ludo) od kogoś albo twój własny eksport.
pludo-menu-take-path = Wpisz ścieżkę zapisu. Enter kończy, Escape wychodzi.
    .touch = Wpisz ścieżkę zapisu.
pludo-menu-own-keys = Własne klawisze
pludo-menu-own-keys-title = Własne klawisze. Enter daje poleceniu inny klawisz, Delete zwykłe.
    .touch = Własne klawisze. Wiersz daje poleceniu inny klawisz, Usuń zwykłe.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: bez klawisza
}
pludo-menu-press-key = { $label }: naciśnij nowy klawisz albo Escape, by zostawić.
pludo-menu-key-lost = Stracił go wiersz { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Ten klawisz jest potrzebny w menu. Naciśnij inny albo Escape.
   *[none] Tego klawisza nie można użyć. Naciśnij inny albo Escape.
}
pludo-menu-usual-keys = Naciśnij Delete jeszcze raz, a wrócą zwykłe klawisze.
    .touch = Jeszcze raz przywraca zwykłe klawisze.
pludo-menu-empty = Naciśnij Delete jeszcze raz, aby opróżnić.
    .touch = Jeszcze raz opróżnia.
pludo-menu-list-title = { $label }. Wybierz.
pludo-menu-usual-voice = zwykły głos
pludo-menu-variant-list-title = Która gra? Spacja mówi, o co w niej chodzi.
    .touch = Która gra?

pludo-menu-setting-player-name = Imię: { $value }
    .desc = To słyszą inni, gdy mowa o tobie.
pludo-menu-setting-player-tips = Rady: { $value }
    .desc = W pierwszych grach: co możesz teraz zrobić; milkną, gdy zrobisz to kilka razy. Włączone ponownie, zaczynają od nowa.
pludo-menu-setting-player-language = Język: { $value }
    .desc = Język wszystkiego, co się mówi.
pludo-menu-setting-player-language-auto = jak system
pludo-menu-language-partial = Przetłumaczony częściowo; reszta po angielsku.
pludo-menu-language-unheard = Nie słuchał go jeszcze rodzimy użytkownik.

pludo-menu-setting-player-address = Zwracanie się: { $value }
    .desc = Jak gra mówi do ciebie tam, gdzie język odróżnia kobiety i mężczyzn.
pludo-menu-setting-player-address-neutral = jak do każdego
    .desc = Słowami, które pasują do wszystkich.
pludo-menu-setting-player-address-female = jak do kobiety
    .desc = W rodzaju żeńskim.
pludo-menu-setting-player-address-male = jak do mężczyzny
    .desc = W rodzaju męskim.

pludo-menu-setting-speech-output = Wyjście: { $value }
    .desc = Jak docierają do ciebie wiersze. F6 zmienia to w każdej chwili.
pludo-menu-setting-speech-output-ask = pytaj przy następnym starcie
    .desc = Krótki test sprawdzi wtedy, co do ciebie dociera.
pludo-menu-setting-speech-output-auto = automatyczne
    .desc = Wybierane przy każdym starcie, zależnie od tego, co działa.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Wiersze na ekranie, dla czytnika ekranu w terminalu albo dla oczu.
pludo-menu-setting-speech-output-direct = bezpośrednie
    .desc = Mowa przez czytnik ekranu lub serwer mowy; ekran milczy.
pludo-menu-setting-speech-output-both = oba
    .desc = Mowa i te same wiersze na ekranie.
pludo-menu-setting-speech-backend = Mówi przez: { $value }
    .desc = Co mówi. Działa od następnego startu.
pludo-menu-setting-speech-backend-auto = automatycznie
    .desc = Najlepszy działający sposób.
pludo-menu-setting-speech-backend-ao2 = czytnik ekranu
    .desc = Przez interfejsy czytników ekranu.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Czytniki Windows, które wymagają biblioteki Prism, na przykład ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Serwer mowy Linuksa.
pludo-menu-setting-speech-backend-voice = własny głos
    .desc = eSpeak NG, dołączony do gry.
pludo-menu-setting-speech-backend-say = say
    .desc = Głos systemu macOS.
pludo-menu-setting-speech-backend-text = tekst
    .desc = Tylko wiersze na ekranie.
pludo-menu-setting-speech-backend-none = cisza
    .desc = Nic się nie mówi.
pludo-menu-setting-speech-verbosity = Styl mowy: { $value }
    .desc = Ile się mówi.
pludo-menu-setting-speech-verbosity-brief = krótki
    .desc = Jak najmniej słów.
pludo-menu-setting-speech-verbosity-normal = normalny
    .desc = Całe zdania, nic dwa razy.
pludo-menu-setting-speech-verbosity-full = pełny
    .desc = Wszystko, także za każdym razem czyja kolej.
pludo-menu-setting-speech-rate = Szybkość: { $value }
    .desc = 50 zostawia szybkość taką jak w systemie.
pludo-menu-setting-speech-voice = Głos: { $value }
    .desc = Nazwa głosu; puste to zwykły.
pludo-menu-setting-speech-positions = Miejsce w menu: { $value }
    .desc = Po każdej pozycji, która to z ilu.
pludo-menu-setting-speech-danger = Zagrożenia przy wyborze: { $value }
    .desc = Po każdym wyborze, kto mógłby tam zbić pionek: „Ada 3 z tyłu”.

pludo-menu-setting-sound-on = Dźwięki: { $value }
    .desc = Wszystko mówi się też słowami.
pludo-menu-setting-sound-volume = Głośność całości: { $value } procent
    .desc = Steruje wszystkimi głośnościami.
pludo-menu-setting-sound-dice = Kości: { $value } procent
    .desc = Głośność kości.
pludo-menu-setting-sound-steps = Kroki: { $value } procent
    .desc = Głośność kroków, jeden na pole.
pludo-menu-setting-sound-events = Zdarzenia: { $value } procent
    .desc = Głośność bicia, wejścia pionka do domku, końca gry.
pludo-menu-setting-sound-turn = Kolejki: { $value } procent
    .desc = Głośność znaku, że twoja kolej.
pludo-menu-setting-sound-menu = Menu: { $value } procent
    .desc = Głośność menu i odmów.
pludo-menu-setting-sound-voice = Głos: { $value } procent
    .desc = Głośność własnego głosu, gdy nie ma innej mowy.
pludo-menu-setting-sound-width = Szerokość stereo: { $value } procent
    .desc = Jak daleko w lewo i w prawo leżą dźwięki; 0 daje wszystko na środek, dla słyszących jednym uchem.

pludo-menu-setting-pace-speed = Tempo: { $value }
    .desc = Ile czasu biorą boty i kroki. Dalsza gra je pogania.
pludo-menu-setting-pace-speed-instant = natychmiast
    .desc = Na nic się nie czeka.
pludo-menu-setting-pace-speed-fast = szybkie
    .desc = Boty potrzebują jednej trzeciej sekundy.
pludo-menu-setting-pace-speed-normal = normalne
    .desc = Boty potrzebują około sekundy.
pludo-menu-setting-pace-speed-slow = wolne
    .desc = Boty potrzebują prawie dwóch sekund.
pludo-menu-setting-pace-lag = Mowa może być spóźniona o sekund: { $value }
    .desc = Boty czekają, aż mowa nie będzie bardziej spóźniona.

pludo-menu-setting-table-undo = Cofanie: { $value }
    .desc = Co cofa U, od następnej gry. Kości, które wypadły, wypadną tak samo.
    .here = Co cofa U. Kości, które wypadły, wypadną tak samo.
pludo-menu-setting-table-undo-off = wyłączone
    .desc = Od następnej gry ruch zostaje ruchem.
    .here = Ruch zostaje ruchem.
pludo-menu-setting-table-undo-own-turn = w swojej kolejce
    .desc = Od następnej gry U cofa twoje decyzje z tej kolejki.
    .here = U cofa twoje decyzje z tej kolejki.
pludo-menu-setting-table-undo-free = dowolne
    .desc = Od następnej gry U wraca do twojej ostatniej decyzji, razem z ruchami botów.
    .here = U wraca do twojej ostatniej decyzji, razem z ruchami botów.
pludo-menu-setting-table-bot = Zwykły bot: { $value }
    .desc = Siła bota, gdy jej nie podano.
pludo-menu-setting-table-bot-random = losowy
    .desc = Rusza dowolnym pionkiem, na los szczęścia.
pludo-menu-setting-table-bot-easy = łatwy
    .desc = Gra jak ktoś początkujący.
pludo-menu-setting-table-bot-normal = normalny
    .desc = Od razu widzi zagrożenia i szanse.
pludo-menu-setting-table-bot-hard = trudny
    .desc = Ocenia dokładnie, o jeden rzut naprzód.
pludo-menu-setting-table-bot-expert = ekspert
    .desc = Najsilniejszy ze wszystkich.

pludo-menu-setting-online-music = Muzyka i tło serwera: { $value }
    .desc = Z twojego folderu dźwięków PlayPalace, cicho pod mową.
pludo-menu-setting-online-sounds = Folder dźwięków PlayPalace: { $value }
    .desc = Stąd bierze się dźwięki serwera; bez niego podobne z tego programu.

pludo-menu-setting-online-records = Zapisy oferowane przez serwer: { $value }
    .desc = Zapis gry przy stole Ludo Plus, do odsłuchania. Nigdy nie liczy się w twojej statystyce.
pludo-menu-setting-online-records-ask = pytaj
    .desc = Słyszysz o każdym i możesz go wtedy zachować.
pludo-menu-setting-online-records-keep = zachowuj
    .desc = Zachowuje wszystkie, do dwustu.
pludo-menu-setting-online-records-ignore = pomijaj
    .desc = Nic nie zachowuje i nic o nich nie słyszysz.

pludo-menu-setting-screen-board = Rysowana plansza: { $value }
    .desc = Plansza dla patrzących, nad ostatnimi wierszami; nie w trybie terminala.

pludo-menu-tournaments = Turnieje
pludo-menu-tournaments-title = { $count ->
    [0] Turnieje.
   *[other] Turnieje. Delete usuwa jeden.
}
    .touch = Turnieje.
pludo-menu-tournament-new = Nowy turniej
pludo-menu-tournament-new-title = Nowy turniej. Delete usuwa gracza.
    .touch = Nowy turniej.
pludo-menu-tournament-name-usual = Turniej
pludo-menu-tournament-start = Losuj pierwszą rundę
pludo-menu-tournament-kind = Rodzaj: { $kind }
pludo-menu-tournament-add-person = Dodaj osobę
pludo-menu-tournament-add-bot = Dodaj bota
pludo-menu-tournament-type-person = Wpisz imię osoby i naciśnij Enter albo Escape, by zrezygnować.
    .touch = Wpisz imię osoby.
pludo-menu-tournament-games = { $games ->
    [1] Gry w meczu: jedna
   *[other] Gry w meczu: kto wygra więcej z { $games }
}
pludo-menu-tournament-seats = Przy stole: do { $seats }
pludo-menu-tournament-rounds-count = Rundy: { $rounds }
pludo-menu-tournament-name = Nazwa: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Graj: { $meeting }
pludo-menu-tournament-quick = Niech boty zagrają: { $meeting }
pludo-menu-tournament-listen = Słuchaj botów: { $meeting }
pludo-menu-tournament-standings = Tabela
pludo-menu-tournament-rounds = Wszystkie rundy
pludo-menu-tournament-export = Eksportuj tabelę i rundy jako tekst
pludo-menu-tournament-leave = Wróć do menu głównego
pludo-menu-tournament-gone = Tego turnieju nie da się już odczytać.

pludo-menu-setting-table-coins = Monety: { $value }
    .desc = Pieniądze do zabawy: stoły mogą mieć stawkę. Za monety nikt nigdy nie płaci i gdzie indziej są bez wartości.
pludo-menu-stake = { $coins ->
    [0] Stawka: brak
    [one] Stawka: po jednej monecie
    [few] Stawka: po { $coins } monety
   *[other] Stawka: po { $coins } monet
}
pludo-menu-doubling = Podwajanie: { $value }
    .desc = W grze we dwoje można w menu gry, gdy przyjdzie na to kolej, zaproponować podwojenie stawki; druga osoba przyjmuje je albo oddaje stawkę.
pludo-menu-purse = { $coins ->
    [one] Sakiewka: jedna moneta
    [few] Sakiewka: { $coins } monety
   *[other] Sakiewka: { $coins } monet
}
    .desc = Pieniądze do zabawy. Stawkę stołu ustawia się przy nowej grze.
pludo-menu-double = Zaproponuj podwojenie stawki do { $coins }
pludo-menu-double-take = Przyjmij
pludo-menu-double-give-up = Oddaj stawkę
