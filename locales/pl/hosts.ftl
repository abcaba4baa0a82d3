# Polski: Ludo Plus na serwerze PlayPalace lub PlayAural.
pludo-host-game-name = Ludo Plus

pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Wariant
    .desc = Według jakich zasad się gra. Wybór wariantu przywraca wszystkie jego zasady.
pludo-host-option-seats = Miejsca dla dwojga
    .desc = Czy dwoje graczy siedzi obok siebie, czy naprzeciw.
pludo-host-option-bots = Boty
    .desc = Jak silnie grają boty przy tym stole.
pludo-host-option-pace = Tempo
    .desc = Ile czasu jest między kośćmi, krokami i zdaniami.
pludo-host-option-turn-timer = Limit czasu kolejki
    .desc = Ile może trwać kolejka. Potem za powolnego gracza gra bot, aż naciśnie on klawisz.
pludo-host-option-hints = Podpowiedzi
    .desc = Kto może pytać o dobry ruch: nikt, gracz sam z botami czy wszyscy. Słyszy tylko pytający.
pludo-host-option-undo = Cofanie
    .desc = Czy można cofnąć wybór. Kości zostają, jak wypadły, i słyszą o tym wszyscy przy stole.
pludo-host-options-back = Wróć do opcji

pludo-host-seats-standard = obok siebie
pludo-host-seats-opposite = naprzeciw
pludo-host-bots-random = losowe
pludo-host-bots-easy = łatwe
pludo-host-bots-normal = normalne
pludo-host-bots-hard = trudne
pludo-host-bots-expert = ekspert
pludo-host-pace-slow = wolne
pludo-host-pace-normal = normalne
pludo-host-pace-fast = szybkie
pludo-host-pace-instant = od razu
pludo-host-hints-off = wyłączone
pludo-host-hints-alone = sam na sam z botami
pludo-host-hints-all = dla wszystkich
pludo-host-undo-off = wyłączone
pludo-host-undo-own-turn = w swojej kolejce
pludo-host-undo-next-throw = aż rzuci ktoś inny
pludo-host-timer-value = { $seconds ->
    [0] wyłączony
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}

pludo-host-colour = Twój kolor: { $colour }
pludo-host-colour-any = dowolny wolny
pludo-host-colour-prompt = Który kolor?
pludo-host-colour-of = { $colour }, ma go { $player }
pludo-host-colour-taken = Kolor { $colour } ma { $player }.
pludo-host-colour-chosen = { $player } ma kolor { $colour }.
    .you = Masz kolor { $colour }.
pludo-host-colour-free = { $player } bierze dowolny wolny kolor.
    .you = Bierzesz dowolny wolny kolor.

pludo-host-table-rules = Zasady: { $variant }

pludo-host-variant-set = Wariant: { $variant }. Ustawiono wszystkie jego zasady.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Gra nie może ruszyć z tymi opcjami: { $problem }
pludo-host-option-range = { $name }: tu od { $low } do { $high }.
pludo-host-option-squares = { $name }: numery pól toru z przecinkami albo 0 dla żadnego.
pludo-host-option-long = { $name }: najwyżej tyle znaków: { $most }.
pludo-host-long-name = Imię bota ma najwyżej tyle znaków: { $most }.
pludo-host-option-fixed = Serwer nie pozwala na inną wartość: { $name }.
pludo-host-start-rules = Gra nie może ruszyć z tymi opcjami.
pludo-host-start-players = Liczba graczy w tym wariancie: { $range ->
    [one] dokładnie { $low }
   *[several] od { $low } do { $high }
}. Przy stole: { $players }.
pludo-host-start-coins = { $player } ma monet { $coins }, a stawka to { $stake }.

pludo-host-watching = Oglądasz tę grę.
pludo-host-choose = { $count ->
    [one] Jeden ruch, Enter go gra.
    [few] { $count } ruchy: wybierz.
   *[other] { $count } ruchów: wybierz.
}
pludo-host-which-die = Która kość?
pludo-host-go-where = Które pole? Jego numer lub nazwa
pludo-host-grid-nothing = Nie ma pola
pludo-host-grid-back = Wróć do gry
pludo-host-no-grid = Ta plansza jest za duża na siatkę. K i J po niej chodzą.
pludo-host-no-such-player = Liczba graczy to tylko { $players }.
pludo-host-no-hints = Bez podpowiedzi
    .off = Przy tym stole nie ma podpowiedzi.
    .alone = Podpowiedzi są tylko dla gracza samego z botami.
pludo-host-no-undo = Cofanie jest przy tym stole wyłączone.
    .nothing = Nie masz teraz wyboru do cofnięcia.
pludo-host-undone = { $player } cofa wybór. { pludo-host-same-again }
    .you = Cofnięto. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Przyjdą te same karty.
    [spinner] Ruletka stanie tam, gdzie stała.
   *[dice] Kości zostają, jak wypadły.
}
pludo-host-timer-on = Kolejka może trwać sekund: { $seconds }.
pludo-host-seconds-left = Zostało sekund: { $seconds }.
pludo-host-too-slow = { $player } zwleka za długo. Gra teraz bot.
    .you = Za długo to trwa. Gra za ciebie bot, aż naciśniesz klawisz gry.
pludo-host-waits = Bot czeka { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} na powrót gracza { $player }.
pludo-host-saved-meanwhile = Twoja gra Ludo Plus czekała na ciebie, a potem została zapisana. Ciąg dalszy w Zapisanych stołach w menu głównym.
pludo-host-held = { $minutes ->
    [one] { $player } traci połączenie. Gra czeka do { $minutes } minuty.
    [few] { $player } traci połączenie. Gra czeka do { $minutes } minut.
   *[many] { $player } traci połączenie. Gra czeka do { $minutes } minut.
}
pludo-host-missing = Jeszcze nie ma: { $players }.
pludo-host-absent = { $player } jeszcze nie wraca. Do tego czasu gra bot.
pludo-host-back = { $player } wraca.
    .you = Jesteś z powrotem.
pludo-host-fault = Coś się zepsuło w Ludo Plus. Gra toczy się dalej; właściciel serwera znajdzie to w dzienniku.
pludo-host-fault-end = Ludo Plus nie może dalej prowadzić tej gry i ją kończy. Właściciel serwera znajdzie pozycję w dzienniku.
pludo-host-brought-back = Serwer nagle stanął, a tę grę zachowano.
    .cut = Serwer nagle stanął, a tę grę zachowano, ale może brakować ostatniej kolejki.
pludo-host-set-aside = Po restarcie nie udało się odczytać gry przy tym stole. Właściciel serwera ma ją w pliku. Możesz zacząć nową.
pludo-host-table-lost = Tego zapisanego stołu nie udało się odczytać, więc go zamknięto. Właściciel serwera ma go w pliku.
pludo-host-not-loaded = Ludo Plus jest teraz na tym serwerze niedostępne. Stoły i wyniki są zachowane. Powiedz o tym właścicielowi serwera.

pludo-host-board-rating = { $variant }: ranking
    .mine = { $variant }, ranking: { $value }
pludo-host-board-wins = { $variant }: wygrane gry
    .mine = { $variant }, wygrane gry: { $value }
pludo-host-not-rated = Bez rankingu: włączone są podpowiedzi lub cofanie.

pludo-host-result-title = Gra skończona.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] jeden pionek w domku
    [few] { $count } pionki w domku
   *[other] { $count } pionków w domku
}

pludo-host-doc-title = Zasady Ludo Plus
pludo-host-doc-goal = Przeprowadź wszystkie pionki wokół planszy do domku przed innymi. Pionek wychodzi z bazy na szóstkę, obchodzi tor, skręca w swój korytarz i musi dokładnie trafić na metę. Kto stanie na cudzym pionku, odsyła go do bazy, chyba że pole jest bezpieczne.
pludo-host-doc-turn = Naciśnij R, by rzucić. Jedyny ruch wykona się sam, jeśli tak mówią zasady. Gdy jest ich kilka, wybierz w menu albo naciśnij numer pionka. O całą resztę możesz pytać w każdej chwili, także poza swoją kolejką.
pludo-host-doc-default = Zasady: { $variant }
pludo-host-doc-variants = Warianty
pludo-host-doc-keys = Klawisze
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Opcje stołu
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Na telefonie lub w przeglądarce wszystko jest w menu: ruchy w menu gry, pytania pod nimi lub w menu działań.
pludo-host-doc-away = Gdy stracisz połączenie, miejsca pilnuje bot, aż wrócisz; w twojej kolejce czeka na ciebie dziesięć sekund. Jeśli poza tobą są same boty, gra czeka pięć minut, potem stół zostaje zapisany.

pludo-host-dice-words = { $given ->
    [drawn] Słowa do kości: wylosowane dla ciebie
    [sealed] Słowa do kości: zapieczętowane przez twój program
   *[typed] Słowa do kości: { $words }
}
pludo-host-dice-late = Za późno: te kości są już mieszane.
pludo-host-dice-changed = Gra się nie zaczęła, bo w czasie mieszania kości zmienili się gracze lub zasady. Są teraz inne kości; zacznij znowu.
    .series = W czasie mieszania kości zmienili się gracze lub zasady, więc ta gra ma inne kości. Ich kod: { $code }.
pludo-host-dice-words-prompt = Dowolne słowa, do domieszania do kości następnej gry. Myślnik losuje za ciebie:
pludo-host-dice-sees = Serwer widzi dodane słowa: ze wspólnikiem może dobrać kości. Program terminala, playpalace-ludo connect, pieczętuje twoje słowa, aż będą wszystkie.
pludo-host-dice-again = Jeszcze raz pokazuje wszystkie cyfry.
pludo-host-dice-digits = Kości w cyfrach
pludo-host-dice-commitment = Zobowiązanie tej gry, podane przed nią: { $digits }
pludo-host-dice-commitment-next = Zobowiązanie następnej gry: { $digits }
pludo-host-dice-seed = Ziarno: { $digits }
pludo-host-dice-added = { $name }, słowa: { $words }
pludo-host-dice-seal = Skrót całego zapisu: { $digits }

pludo-host-record = Zapis tej gry

pludo-host-option-stake = Stawka
    .desc = Pieniądze do zabawy, które każda osoba kładzie na stół na początku gry. Wypłaca się je według miejsc.
pludo-host-stake-value = { $coins ->
    [0] brak
    [one] po jednej monecie
    [few] po { $coins } monety
   *[other] po { $coins } monet
}
pludo-host-option-doubling = Podwajanie
    .desc = W grze dwóch osób każda może zaproponować podwojenie stawki; druga je przyjmuje albo oddaje stawkę.
pludo-host-doubling-off = wyłączone
pludo-host-doubling-on = włączone

pludo-host-option-series = Seria
    .desc = Ile gier rozgrywa się po kolei. Po każdej podaje się stan: punkt za każdego gracza za tobą.
pludo-host-series-value = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}
pludo-host-series-game = Gra { $number } z { $games }.
pludo-host-series-standing = Gra { $number } z { $games } skończona. Stan: { $rows }.
pludo-host-series-over = Koniec serii, gier: { $games }. Stan: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

pludo-host-list = Wybierz
pludo-host-list-type = Nowa wartość:
pludo-host-list-barred = Nie wolno ci już tego robić.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Twoje zestawy opcji
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, na twój następny stół
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Zapisz opcje tego stołu
pludo-host-sets-name = Nazwa zestawu:
pludo-host-sets-use = Użyj przy tym stole
pludo-host-sets-rename = Zmień nazwę
pludo-host-sets-delete = Usuń
pludo-host-sets-usual = Zaczynaj z opcjami tego serwera
    .done = Twój następny stół zacznie z opcjami tego serwera.
pludo-host-sets-saved = Zapisano jako { $name }. Tak zacznie twój następny stół.
pludo-host-sets-renamed = Nowa nazwa: { $name }.
pludo-host-sets-deleted = Usunięto: { $name }.
pludo-host-sets-used = Opcje z zestawu { $name }. Wariant: { $variant }.
pludo-host-sets-begins = Ten stół zaczyna z twoim zestawem { $name }. Wariant: { $variant }.
pludo-host-sets-not-offered = Tego wariantu już tu nie ma: { $variant }. Nic się nie zmienia.
pludo-host-sets-full = Limit zestawów: { $most }. Najpierw usuń któryś.
pludo-host-sets-taken = Taki zestaw już jest: { $name }. Nic się nie zmienia.
pludo-host-sets-misnamed = Nazwa ma od 1 do { $most } znaków. Nic się nie zmienia.
pludo-host-sets-unwritten = Teraz nie można tego zapisać. Nic się nie zmienia.
