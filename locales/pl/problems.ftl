# Polski: co jest nie tak w pliku zasad lub zapisie.
pludo-problem-field-twice = { $knob } mówi to samo: zostaw jedno z nich
pludo-problem-clash-doubled-pair = para to dokładnie dwa pionki, więc stack.own_limit musi być 2
pludo-problem-clash-doubled-die = para potrzebuje jednej kości: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit dopuszcza pionków na polu: { $limit }, więc więcej nie może zacząć na polu startowym
pludo-problem-clash-beyond-track = tor ma pól { $track }, a { $square } leży za jego końcem
pludo-problem-clash-markers = to więcej niż pionków każdego gracza: { $markers }
pludo-problem-clash-teams-arms = partnerzy siedzą naprzeciw siebie, na co ramiona w liczbie { $arms } nie pozwalają, napisz liczbę parzystą od 4
pludo-problem-clash-never-meet = na torze o długości { $track } żadne pole nie leży na drodze wszystkich, napisz mniej
pludo-problem-clash-players = od { $low } do { $high } graczy to nie zakres
pludo-problem-clash-chance-dice = plik, który sam mówi, co się rzuca, potrzebuje dice.count 1
pludo-problem-clash-chance-doubled = para potrzebuje zwykłej kości, a ten plik sam mówi, co się rzuca
pludo-problem-clash-chance-sum = plik, który sam mówi, co robią ścianki, potrzebuje dice.use separate
pludo-problem-rival = { $key } mówi to samo i to się liczy
pludo-problem-faces-gone = ścianki podstawy zniknęły, bo lista zastępuje całą kość: { $names }. By je zachować, napisz merge = ["outcome"] na początku pliku
pludo-problem-title-of-base = plik go nie podaje, więc gracze słyszą tytuł podstawy, { $title }
pludo-problem-knob-fixed = plansza i liczba kości nie zmieniają się podczas gry
pludo-problem-no-such-seat = plansza nie ma miejsca tego koloru, ma { $seats }
pludo-problem-route-generated = drogi tej planszy są tworzone, gra z własnymi ma kind = "loose"
pludo-problem-not-a-file-name = nie jest nazwą pliku
pludo-problem-names-a-path = plik może nazwać zasady, ale nie miejsce, gdzie są; zainstaluj plik zasad i użyj jego nazwy
pludo-problem-base-circle = podstawy prowadzą w kółko lub są głębsze niż { $most }
pludo-problem-not-merge = musi być listą bloków, które łączą się po nazwach z blokami podstawy: { $blocks }
pludo-problem-base-kind = musi być { $kind }, jak podstawa { $base }
pludo-problem-not-a-base = musi podawać wbudowany wariant lub plik z tego samego folderu
pludo-problem-no-base = nie ma wbudowanego wariantu ani pliku obok o nazwie { $base }
pludo-problem-not-change = musi być tabelą kluczy w cudzysłowach, na przykład "outcome.6.weight" = 2
pludo-problem-key-too-deep = ma klucz o zbyt wielu częściach
pludo-problem-toml-unquoted = tekst pisze się w cudzysłowie: "{ $word }"
pludo-problem-toml-open-quote = na końcu tekstu brakuje cudzysłowu
pludo-problem-toml-open-block = nazwa bloku ma się kończyć na { $bracket }
pludo-problem-toml-no-equals = między kluczem a wartością ma być znak równości
pludo-problem-toml-no-value = ma być wartość: liczba, true, false, tekst w cudzysłowie albo lista w nawiasach kwadratowych
pludo-problem-toml-open-list = lista ma przecinki między wartościami i ] na końcu
pludo-problem-toml-open-table = tabela w jednym wierszu ma przecinki między kluczami i { "}" } na końcu
pludo-problem-toml-more = { $rest } nie może tu stać; każdy klucz ma swój wiersz, a uwaga zaczyna się od #
pludo-problem-toml-no-key = wiersz zaczyna się od klucza, bloku w nawiasach kwadratowych albo # dla uwagi
pludo-problem-toml-backslash = ukośnik odwrotny w tekście pisze się podwójnie
pludo-problem-toml-curly = { $sign } to krzywy cudzysłów, napisz prosty, "
pludo-problem-toml-capital = napisz { $word } małymi literami
pludo-problem-toml-key-twice = klucz { $key } jest tu drugi raz
pludo-problem-toml-block-twice = blok { $block } jest tu drugi raz, złącz jego wiersze
pludo-problem-toml-block-mixed = { $block } stoi wyżej w innych nawiasach: jedyny blok pisze się [{ $block }], jeden z kilku [[{ $block }]]
pludo-problem-toml-too-large = to nie jest poprawny TOML: wartość za głęboka albo za duża
pludo-problem-number-too-large = tak duża liczba nie przyda się w żadnym pliku
pludo-problem-too-deep = ma za dużo poziomów
pludo-problem-not-a-kind = musi być 'cross' lub 'loose'
pludo-problem-not-schema-1 = musi być 1
pludo-problem-game-in-cross = należy do własnej gry, kind = "loose"; mieszankę opcji nazywa title = "..." na początku
pludo-problem-missing = brakuje tego
pludo-problem-no-block = nie ma takiego bloku
pludo-problem-no-block-but = nie ma takiego bloku, są tylko { $blocks }
pludo-problem-key-at-top = nie stoi w żadnym bloku, jego miejsce to { $either }
pludo-problem-no-key = nie ma takiego klucza
pludo-problem-no-key-but = nie ma takiego klucza, są tylko { $keys }
pludo-problem-not-a-table = musi być tabelą, pisaną [{ $table }]
pludo-problem-not-tables = musi być listą tabel, każda pisana [[{ $table }]]
pludo-problem-too-many = jest ich { $count }, a najwięcej może być { $most }
pludo-problem-not-keys = { $block } to nie tabela kluczy
pludo-problem-none-named = nie ma { $block } o nazwie { $name }
pludo-problem-not-a-text = musi być tekstem w jednym wierszu, znaków najwyżej { $most }
pludo-problem-not-whole = musi być liczbą całkowitą od { $low } do { $high }, nie { $value }
pludo-problem-not-a-number = musi być liczbą ponad 0 i do { $most }, nie { $value }
pludo-problem-not-a-choice = musi być jednym z { $choices }, nie { $value }
pludo-problem-not-a-list = musi być listą tekstów, najwyżej { $most }
pludo-problem-not-a-line = { $value } to nie tekst w jednym wierszu
pludo-problem-not-a-phrase = { $value } to nie { $either }
pludo-problem-not-in-range = { $way ->
    [back] liczba w { $value } musi być od 1 do { $most }, z minusem, by iść wstecz
   *[on] liczba w { $value } musi być od 1 do { $most }
}
pludo-problem-not-a-route = musi być tekstem z nazw pól
pludo-problem-not-changes = musi być tabelą kluczy i ich nowych wartości
pludo-problem-not-amendable = nie można tego zmieniać w grze, można tylko { $blocks }
pludo-problem-not-quoted-key = klucz musi stać w cudzysłowie: "{ $key }"
pludo-problem-no-key-to-change = w { $block } nie ma do zmiany klucza { $name }
pludo-problem-route-too-long = jest za długa, droga ma pól najwyżej { $most }
pludo-problem-route-empty = potrzebuje choć jednego pola przed domkiem
pludo-problem-route-stray-sign = ma ')' lub '|', a przed nim nie ma '('
pludo-problem-route-open-fork = ma '(', którego nic nie zamyka
pludo-problem-route-too-many-ways = ma kroków { $steps }, gdy to, co za rozwidleniem, liczyć dla każdej gałęzi, a najwięcej może być { $most }
pludo-problem-route-too-deep = ma rozwidlenia w rozwidleniach głębsze niż { $most }
pludo-problem-route-begins-with-fork = musi zaczynać się polem, nie rozwidleniem
pludo-problem-route-branches = potrzebuje w rozwidleniu dwóch lub więcej gałęzi o różnych nazwach
pludo-problem-route-branch-form = potrzebuje gałęzi pisanych 'nazwa: pola'
pludo-problem-route-branch-empty = nie ma pola na gałęzi { $branch }
pludo-problem-route-leads-nowhere = ma gałąź, która prowadzi na { $tile }, a to nie jest jej pole
pludo-problem-route-tile-lost = nigdy nie dochodzi do { $tile }: każda gałąź przedtem prowadzi gdzie indziej
pludo-problem-route-no-way-home = nie ma drogi z { $tile } do domku
pludo-problem-route-later = drogi z korytarzem lub z rzędem miejsc zostają, jakie są
pludo-problem-laps-too-many = prowadzi z powrotem, a { $far } kroków można na niej przejść na zbyt wiele sposobów: wszystkie razem mogą mieć kroków { $most }
pludo-problem-route-mixed-run = ma ciąg { $run } między dwoma rodzajami pól
pludo-problem-route-tile = ma pole { $tile }, a takiej nazwy nie można użyć
pludo-problem-no-such = nie ma { $what } { $name }
pludo-problem-two-seats = dwa miejsca mają ten kolor
pludo-problem-one-seat = jedno miejsce to za mało, potrzeba dwóch lub więcej; samotny wyścig ma min_players = 1 w [game]
pludo-problem-two-outcomes = dwa wyniki mają tę nazwę
pludo-problem-dice-twice = trzeba to opuścić, gdy każda kość ma własny blok
pludo-problem-dice-cards = karty ciągnie się po jednej: kilka kości wymaga 'dice' lub 'spinner'
pludo-problem-one-die = { $use } potrzebuje dwóch lub więcej kości
pludo-problem-two-dice = dwie kości mają tę nazwę
pludo-problem-no-face = potrzebuje choć jednej ścianki
pludo-problem-weight-and-dice = trzeba to opuścić: gdy kości mają własne bloki, ich ścianki mówią, jak często to wypada
pludo-problem-too-much-work = jedno pytanie, na przykład kto kogo może zbić, przejrzałoby pozycji ponad { $most }; mniej kości, pionków lub warunków to zmniejszy
pludo-problem-too-many-throws = kości mogą upaść na więcej sposobów niż { $most }
pludo-problem-one-throw = kości mogą upaść tylko na jeden sposób, a to nie przypadek
pludo-problem-hand-no-cards = ręka jest tylko dla 'cards'
pludo-problem-hand-too-big = wszystkie ręce razem trzymają kart { $held }, a jest ich tylko { $copies }
pludo-problem-hand-no-order = kartę z ręki musi się dać zagrać: daj jej rozkaz, 'pass', jeśli nie ma innego
pludo-problem-hand-tries = gdzie gracze wybierają z ręki, nie ma dalszych prób
pludo-problem-no-ransom = nic nigdy nie uwalnia jeńca: dodaj 'ransom' do któregoś wyniku
pludo-problem-no-prisoner = 'ransom' uwalnia jeńców, a żadne bicie ich nie bierze
pludo-problem-take-over-later = nie może się zmieniać w grze, w której pionki przechodzą z rąk do rąk
pludo-problem-take-over-row = 'row' nie ma miejsca na pionki, które przechodzą z rąk do rąk
pludo-problem-not-steps = musi mówić, jak daleko prowadzą wyniki: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = dwie tabele odległości mają tę nazwę
pludo-problem-tile-twice = { $tile } stoi w dwóch tabelach odległości
pludo-problem-too-many-meetings = zbyt wiele dróg dzieli zbyt wiele pól: par miejsc na polu jest { $meetings }, a najwięcej może być { $most }
pludo-problem-two-jumps = dwa skoki zaczynają się na tym polu
pludo-problem-jump-off-route = { $tile } nie leży na drodze koloru { $colour }, a on może stanąć tam, gdzie skok się zaczyna
pludo-problem-jump-circle = skoki prowadzą w kółko z powrotem na { $tile }
pludo-problem-two-abilities = dwie zdolności mają tę nazwę
pludo-problem-ability-name = { $name } znaczy w tym pliku co innego, wybierz inną nazwę
pludo-problem-ability-number = { $kind } potrzebuje liczby całkowitej od 1
pludo-problem-ability-no-number = należy tylko do { $kind }
pludo-problem-ability-not-hidden = co działa od razu, widzą wszyscy
pludo-problem-ability-throw = drugi rzut do wyboru potrzebuje rzutów granych jak jeden: jednej kości albo kości dodawanych lub do wyboru, i bez ręki
pludo-problem-nothing-to-choose = nie ma trzymanej zdolności, z której można wybrać
pludo-problem-nobody-gains = nikt jej nigdy nie dostaje: niech pole lub wynik mówi { $effect }
pludo-problem-pass-no-hand = { $effect }: kartę przekazuje się z ręki; podaj w randomiser.hand, ile się ich trzyma
pludo-problem-pass-whom = { $effect }: karta idzie do jednego znanego gracza: next, previous, partner, leader, last lub kolor
pludo-problem-deck-no-cards = z talii ciągnie się tylko karty
pludo-problem-two-questions = dwa pytania mają tę nazwę
pludo-problem-question-answers = potrzebuje od 2 do { $most } różnych odpowiedzi, każda ma klawisz cyfry
pludo-problem-question-number = liczba wśród odpowiedzi to najwyżej { $most }
pludo-problem-question-whom = { $effect }: nikt tu nie jest wybrany, wylosowany ani zbity
pludo-problem-nobody-asks = nikt go nie zadaje: niech pole lub wynik mówi { $effect }
pludo-problem-two-amendments = dwie zmiany zasad mają tę nazwę
pludo-problem-two-goals = dwa cele mają tę samą nazwę
pludo-problem-last-left-for-all = 'last left' to cel jednego gracza, nie wszystkich ani niczyj
pludo-problem-two-turn-rules = dwie zasady kolejek mają tę nazwę
pludo-problem-empty-turn-rule = potrzebuje choć jednego wpisu
pludo-problem-turn-begin = kolejka, która ma się zacząć, może przepaść ("skip self") lub przejść do kogoś innego ("turn to next"), nic więcej
pludo-problem-no-such-turn = { $effect }: nie ma miejsca { $who }
pludo-problem-order-first = gdzie porządek gry jest losowany, los mówi, kto zaczyna; opuść to
pludo-problem-clash-powers-all = ze wszystkich mocy wybiera się i trzyma jedną; napisz powers.use "held"
pludo-problem-clash-powers-dice = drugie rzuty potrzebują kości rzucanych po jednej lub dodawanych
pludo-problem-order-unranked = rzuty o początek mogą ustawić wszystkich tylko wtedy, gdy zaczyna najwyższy lub najniższy
pludo-problem-clash-order-unranked = rzuty o początek mogą ustawić wszystkich tylko wtedy, gdy zaczyna najwyższy lub najniższy
pludo-problem-order-opening-later = gdy zasady się zmieniają, rzuty o początek już minęły, więc nie mogą dać porządku
pludo-problem-order-play-on = porządek gry to nie porządek miejsc, więc gra nie może iść dalej z kimś innym
pludo-problem-no-capture-here = { $effect }: nikt tu nie jest zbity; 'victim' i 'captor' należą do nagrody za bicie
pludo-problem-no-pick-here = { $effect }: gdy kolejka się zaczyna lub kończy, nikt nie jest wybrany ani wylosowany
pludo-problem-skip-many = { $phrase }: nikt nie traci więcej kolejek niż { $most }, więc tyle się liczy
pludo-problem-split-number = { $phrase }: kroki do podziału to zwykła liczba od 2 do { $most }
pludo-problem-split-many = { $phrase }: te kroki można podzielić na sposobów { $ways }, a najwięcej może być { $most }; mniej części, kroków lub pionków to zmniejszy
pludo-problem-split-sum = { $phrase }: kości dodawanych nie można dzielić
pludo-problem-split-doubled = { $phrase }: gdzie pary idą o połowę, kroków nie można dzielić
pludo-problem-dice-change = liczba kości może się zmieniać tylko, gdy są jednakowe i każdą gra się osobno
pludo-problem-no-most-markers = { $effect }: podaj w start.most_markers, ile pionków może mieć gracz
pludo-problem-give-elsewhere = { $effect }: który to pionek, wie tylko pole, wpisz to w on_land w tile_rule
pludo-problem-send-elsewhere = { $effect }: który to pionek, wie tylko pole, bicie lub start, wpisz to w on_land, reward w [capture] lub toll
pludo-problem-send-how = { $effect }: po kilku polach trzeba 'by choice' lub 'by draw'
pludo-problem-send-twice = { $effect }: każde pole raz, nie to, od którego się zaczyna, i najwyżej { $most }
pludo-problem-give-whom = { $effect }: pionek idzie do jednego znanego gracza, nie do siebie, nie do wszystkich, nie z wyboru ani losu
pludo-problem-most-markers-idle = nic nie tworzy nowych pionków ani ich nie oddaje, opuść to
pludo-problem-most-markers-few = gracz zaczyna z pionkami w liczbie { $markers }, napisz co najmniej tyle
pludo-problem-position-most-tokens = gracz ma pionków najwyżej { $most }
pludo-problem-duel-name = tak nazywa się pojedynek, wybierz inną nazwę
pludo-problem-duel-several = { $phrase }: gdzie o bicie się walczy, rusza się jeden pionek naraz
pludo-problem-pick-name = tak nazywa się wybór lub los, wybierz inną nazwę
pludo-problem-order-direction = porządek gry to nie porządek miejsc, więc nie ma kierunku
pludo-problem-no-name = potrzebuje choć jednej nazwy
pludo-problem-named-twice = miejsce { $name } jest podane dwa razy
pludo-problem-routes-apart = żadne pole nie leży na drodze wszystkich miejsc
pludo-problem-players-and-seats = musi być między min_players a liczbą miejsc, { $seats }
pludo-problem-arrive-fork = { $arrive } potrzebuje dróg bez rozwidlenia
pludo-problem-row-later = gra nie może przejść na 'row' w trakcie
pludo-problem-row-limit = musi być 1, gdy finish.arrive to 'row'
pludo-problem-row-too-short = jest za krótka na rząd tylu pionków
pludo-problem-row-not-private = { $count ->
    [one] jej ostatnie pole to rząd: żadne inne nie może mieć tej nazwy
    [few] jej ostatnie { $count } pola to rząd: żadne inne nie może mieć ich nazw
   *[many] jej ostatnich { $count } pól to rząd: żadne inne nie może mieć ich nazw
}
pludo-problem-one-team = wszystkie miejsca są w jednej drużynie, potrzeba dwóch lub więcej
pludo-problem-no-team = { $phrase } potrzebuje miejsc z drużyną
pludo-problem-needs-key = nic tu nie znaczy, potrzebuje { $needs }
pludo-problem-column-too-long = korytarz to koniec drogi bez rozwidleń i jest krótszy niż droga
pludo-problem-squares-gap = pola z numerami idą od 1 do ostatniego bez luki, a każda droga mija pole raz
pludo-problem-faces-not-numbered = ścianki z numerami to wyniki kości od 1 do 6, wszystkie tak samo częste
pludo-problem-last-left = nikt nigdy nie zostaje ostatni: żadna zasada nie usuwa gracza z gry
pludo-problem-lose-help = komu gra się skończyła, temu nie można pomóc: opuść jedno z dwojga
pludo-problem-toll-never = to kosztuje punkty, a nic w grze ich nie daje
pludo-problem-toll-too-early = to kosztuje punkty, a nikt ich nie ma, zanim wyjdzie pionek: niech wynik daje punkty albo pierwsze wyjdą za darmo
pludo-problem-no-win = potrzebuje choć jednego sposobu na wygraną
pludo-problem-win-too-many = { $phrase } nigdy się nie spełni, żadne miejsce nie ma pionków więcej niż { $most }
pludo-problem-towers-doubled = razem ruszają się wieże albo para, nie obie
pludo-problem-no-barrier = nigdy tyle nie stoi razem, stack.own_limit dopuszcza { $limit }
pludo-problem-clash-no-way-out = nikt nigdy nie wyprowadziłby pionka z bazy, więc to nie gra
pludo-problem-clash-no-way-home = nikt nigdy nie wprowadziłby pionka do domku, więc to nie gra
pludo-problem-one-outcome = by był przypadek, potrzeba co najmniej dwóch wyników
pludo-problem-one-face = by był przypadek, potrzeba co najmniej dwóch wyników; by zmienić pojedyncze ścianki podstawy, napisz merge = ["outcome"] na początku pliku
pludo-problem-bonus-name = tak nazywają się dodatkowe kroki, wybierz inną nazwę
pludo-problem-not-copies = to liczba egzemplarzy karty: całkowita, najwyżej { $most }
pludo-problem-group-all-dice = { $phrase } rusza kilkoma pionkami naraz, a gdzie trzeba zagrać wszystkie kości ('all_or_nothing'), nie da się tego przemyśleć
pludo-problem-amount-many = { $name }: ilość to jedna liczba; z kilku graczy dają ją tylko 'total.' i 'team.'
pludo-problem-amount-wide = może prowadzić o { $low } do { $high } kroków, a odległości może być najwyżej { $most }; reszta z dzielenia, '% 7', to zmniejszy
pludo-problem-amount-toll = koszt opuszczenia startu musi być znany z góry: napisz liczbę
pludo-problem-no-enter = nic nie wypuszcza pionka ze startu: dodaj 'enter'
pludo-problem-enter-too-far = { $phrase } prowadzi za koniec każdej drogi, najdłuższa ma pól { $longest }
pludo-problem-no-capture = musi być gdzieś bicie lub rozkaz 'push'
pludo-problem-routes-too-long = wszystkie drogi razem mają pól { $tiles }, a najwięcej może być { $most }
pludo-problem-too-many-markers = pionków jest razem { $markers }, a najwięcej może być { $most }
pludo-problem-too-many-moves = pionki razy pola razy rozkazy to { $moves }, a najwięcej może być { $most }
pludo-problem-wrong-seats = { $rules }: miejsca od 0 do { $last }, każde raz, nie { $seats }
pludo-problem-names-and-seats = na każde miejsce ma być jedna nazwa, nie { $names } na { $seats }
pludo-problem-nobody-begins = { $rules }: o początku decyduje los: podaj jedno z miejsc
pludo-problem-not-a-position = { $line } to nie pozycja: potrzeba zasad, pionków, miejsca, owed, streak i numeru
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } w pozycji { $line }: { $problem }
pludo-problem-position-stuck = w owed są kości, których nie można zagrać
pludo-problem-position-extras = dodatki to name=value, każdy raz: { $names }
pludo-problem-position-loose = pozycja gry loose podaje oba
pludo-problem-position-direction = direction jest opuszczone lub to counter
pludo-problem-position-cause = cause to jedno z { $causes }
pludo-problem-position-counts = potrzebuje liczb, po jednej na miejsce: { $seats }
pludo-problem-position-number = tu potrzeba liczby całkowitej od { $low }
pludo-problem-position-seat = miejsca to { $seats }
pludo-problem-position-owed = w owed stoją ? i { $faces }
pludo-problem-position-tokens = pionki pisze się kolor:krok,krok,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } ma jeden pionek
    [few] { $colour } ma { $count } pionki
   *[many] { $colour } ma { $count } pionków
}
pludo-problem-position-seat-order = miejsca stoją zgodnie z ruchem wskazówek, każde raz
pludo-problem-position-hands = ręce pisze się red:karta,karta/blue:karta, kart nie więcej, niż trzyma ręka
pludo-problem-position-prisoners = jeńców pisze się red:2:blue, pionek 2 od red w niewoli u blue, każdy raz i w bazie
pludo-problem-position-held = trzymane zdolności pisze się red:nazwa,nazwa/blue:nazwa, każdy najwyżej { $limit }
pludo-problem-position-shields = tarcze pisze się red:2:3, pionek 2 od red i 3 kolejki, każdy pionek raz
pludo-problem-position-ability = ability to used, twice lub second, w grach ze zdolnościami
pludo-problem-position-ended = ended= to together lub nobody, dla gry zakończonej takim celem
pludo-problem-position-all-tokens = pionków musi być { $count }, czyjekolwiek są
pludo-problem-position-token = pionek to liczba kroków, Y w bazie lub H w domku
pludo-problem-position-branch = nie ma tam takiej gałęzi
pludo-problem-position-step = droga nie jest tak długa, dla domku napisz H
pludo-problem-position-nobody = { $seat } jest puste
pludo-problem-position-places = places musi podawać różne miejsca gry
pludo-problem-position-before = before musi podawać te same miejsca co pionki
pludo-problem-position-opening = przy rzutach o początek należy się jeden rzut i wymienione są wszystkie miejsca
pludo-problem-position-opening-seats = w rzutach o początek biorą udział tylko miejsca gry
pludo-problem-position-opening-thrown = miejsce, które jest na ruchu, już rzuciło
pludo-problem-position-turn-0 = numer kolejki to 0 tylko przy rzutach o początek
pludo-problem-position-used = used podaje pionek, którego nie ma
pludo-problem-position-leader = lider musi być jednym z miejsc
pludo-problem-position-out = out musi podawać miejsca, każde raz, i nie to, które jest na ruchu
pludo-problem-position-order = order musi podać każde miejsce raz, lidera na początku
pludo-problem-position-lots = losy pisze się skip_by_draw:blue+green, z rzutem na każdy, najwyżej { $most }
pludo-problem-position-duel = pojedynek pisze się red:1:6:12:1 (kolor, pionek, wynik, krok, rozkaz), z jego losem i rzutem przed tym, co jest do zagrania
pludo-problem-position-poll = pytanie pisze się poll=red:?:green:blue@1 (czyja kolejka, co to miejsce ma do zrobienia, kto odpowiada następny, kto dał którą odpowiedź), a ma je miejsce na ruchu
pludo-problem-position-sent = pionki wysłane dalej pisze się sent=send_marker_to_a4_a9_by_draw:red:1, a do zrobienia jest to, co wysyła pierwszy z nich, albo los jego pól
pludo-problem-position-route = pionki stoją na drodze, którą się teraz nie idzie
pludo-problem-position-secret = tajny wybór to tutaj *; taką pozycję można pokazać, ale nie zagrać
pludo-problem-position-heir = heir musi być miejscem przy stole
pludo-problem-position-given = given i resume muszą być miejscami, a kolejek można oddać najwyżej { $most }
pludo-problem-position-amended = { $count ->
    [0] nie ma zmian zasad
    [one] jest jedna zmiana zasad
    [few] są { $count } zmiany zasad
   *[many] jest { $count } zmian zasad
}
pludo-problem-position-amended-twice = zmiana zasad działa raz
pludo-problem-position-deck = deck potrzebuje kart, które zostały z każdego wyniku
pludo-problem-position-no-place = gra jest skończona, ale nikt nie ma miejsca w wyniku
pludo-problem-position-home = { $seat } ma wszystkie pionki w domku i potrzebuje miejsca w wyniku
pludo-problem-position-over = ktoś wygrał, więc nic nie jest do zrobienia
pludo-problem-position-finished = { $seat } już skończył i nie może być na ruchu
pludo-problem-position-streak = streak to najwyżej { $most }
pludo-problem-header-types = nagłówek wymaga tekstu 'variant' i list tekstów 'seats' i 'players'
pludo-problem-header-seats = nagłówek wymaga różnych miejsc i po jednym graczu na każde
pludo-problem-header-first = 'first' w nagłówku to kolor, a [table] to tabela
pludo-problem-header-unknown = nagłówek ma nieznane pole { $field }
pludo-problem-header-unplayable = z tym nagłówkiem nie da się grać: { $problem }
pludo-problem-header-seat-order = nagłówek ma podać miejsca zgodnie z ruchem zegara
pludo-problem-header-dice = { $field } w nagłówku jest uszkodzone
pludo-problem-header-dice-unknown = część [dice] nagłówka ma nieznane pole { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' w nagłówku to jedno z: { $wanted }, a jest { $scheme }
pludo-problem-record-seat = nie ma miejsca { $seat }, są { $seats }
pludo-problem-record-not-a-turn = { $text } nie jest kolejką, taką jak '7. red 6:2'
pludo-problem-record-over = kolejki nie powinno być, gra jest skończona
pludo-problem-record-expected = miała być kolejka { $expected }
pludo-problem-record-opening-over = rzuty o początek są już rozstrzygnięte
pludo-problem-record-no-throw = za { $word } nie ma rzutu
pludo-problem-record-after-turn = { $word } stoi po końcu kolejki
pludo-problem-record-no-move = { $word } rusza, ale nic nie może się ruszyć
pludo-problem-record-whose-turn = kolej ma { $wanted }, nie { $colour }
pludo-problem-record-throw = { $word } nie jest rzutem w tych zasadach
pludo-problem-record-illegal = { $word } nie jest tu dozwolone, dozwolone są { $legal }
pludo-problem-record-no-move-due = { $word } nie jest tu dozwolone, nie czas na ruch
pludo-problem-record-refused = { $word } nie może teraz wypaść
pludo-problem-record-mark = zamiast { $word } według zasad ma być { $written }
pludo-problem-record-not-over = wynik { $result } nie jest osiągnięty, gra się nie skończyła
pludo-problem-record-result = wynik { $result } nie jest osiągnięty, gra kończy się { $reached }
pludo-problem-record-after-result = po wyniku nic nie może stać
pludo-problem-record-nobody = { $text } nie mówi, czyja jest kolejka
pludo-problem-other-rules = zapis jest z zasad { $record }, pozycja z { $position }
pludo-problem-option-at-least = { $option } musi być { $least } lub więcej, nie { $given }
pludo-problem-option-budget = --budget musi być ponad 0 milisekund, nie { $given }
pludo-problem-option-training = --minutes musi być ponad 0, a --games 1 lub więcej
pludo-problem-option-train-players = --players przyjmuje liczby od { $low } do { $high } z przecinkami między nimi, nie { $given }
pludo-problem-train-where = { $name } jest wbudowany; podaj plik sieci przez --out
pludo-problem-training-damaged = { $file }: to nie przerwana nauka lub jest uszkodzona; przenieś go, by zacząć od nowa
pludo-problem-training-of-another = { $file }: to nauka innych zasad, graczy lub ziarna; przenieś go, by zacząć od nowa
pludo-problem-needs-lab = to wymaga dwóch bibliotek więcej; zainstaluj je: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players należy do --round-robin; w innym razie --seats mówi, kto gra
pludo-problem-option-strength = nie ma siły { $given }, są { $known }
pludo-problem-option-trial = --games musi być 0 lub więcej, a --seconds ponad 0
pludo-problem-option-at-most = { $option } musi być { $most } lub mniej, nie { $given }
pludo-problem-no-bot = nie ma bota { $name }, są { $known }
pludo-problem-not-a-bot = { $text } to nie bot; kilka pisze się 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] nie ma takiego programu
    [locked] nie wolno uruchomić tego programu
    [command] polecenie jest puste lub brakuje cudzysłowu
    [start] nie daje się uruchomić: { $said }
    [unusable] nie nadaje się: { $said }
    [mute] brak metody { $said }
    [foreign] odpowiedź { $said } zamiast { $wanted }
    [number] odpowiedź { $said } zamiast numeru ruchu
    [illegal] wybór { $said } jest niedozwolony
    [talkative] mówi więcej, niż trzeba
    [late] brak odpowiedzi, czas w sekundach: { $said }
    [ended] program się zakończył
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } to nie bot; własny pisze się moduł:Klasa lub cmd:POLECENIE
pludo-problem-process-lost = proces zakończył się w środku gry; podaj to samo polecenie jeszcze raz
pludo-problem-cluster-version = proces ma wersję gry { $there }, a tu jest { $here }
pludo-problem-cluster-rules = proces ma inne zasady w { $name }
pludo-problem-cluster-game = proces nie ma gry lub ma inną wersję: { $reason }
pludo-problem-cluster-refused = { $address } to nie klaster do użytku: { $reason }
pludo-problem-cluster-empty = klaster { $address } nie ma procesów
pludo-problem-cluster-lost = klaster { $address } przepadł; dotychczasowe gry zostają
pludo-problem-cluster-address = { $address } to nie klaster; pisze się tcp://HOST:PORT
pludo-problem-round-robin = każdy z każdym wymaga dwóch lub więcej różnych botów
pludo-problem-scenario-json = to nie obiekt JSON
pludo-problem-scenario-given = scenariusz to obiekt z częścią { $part }
pludo-problem-no-scenario = nie ma tu scenariusza
pludo-problem-scenario-phase = nie ma fazy { $phase }, są { $known }
pludo-problem-scenario-one-of = { $field } musi być jednym z { $known }
pludo-problem-scenario-expect = 'expect' musi być obiektem z co najmniej jednym polem
pludo-problem-scenario-unknown = nie ma pola { $field }
pludo-problem-scenario-unknown-choice = wybór nie ma pola { $field }
pludo-problem-scenario-needs = { $field } to ma być { $kind ->
    [variant] nazwa wariantu
    [object] obiekt
    [throws] lista rzutów
    [choices] null albo lista ruchów
    [moves] lista ruchów z pionkiem lub poleceniem
    [count] liczba całkowita od 0
    [counts] liczby całkowite według miejsc
    [names] lista nazw
    [places] lista pól według miejsc
    [dice] lista kostek
   *[abilities] lista zdolności według miejsc
}
pludo-problem-scenario-seat = { $variant } nie ma miejsca { $seat }
pludo-problem-scenario-outcome = { $variant } nie ma wyniku { $outcome }
pludo-problem-scenario-places = { $seat } nie może stać na { $places }
pludo-problem-scenario-token = nie ma pionka { $token }
pludo-problem-scenario-ability = nie ma zdolności { $ability }
pludo-problem-scenario-throw = { $dice } nie może teraz wypaść
pludo-problem-scenario-no-client = klawisze naciska tylko polecenie, nie stąd
pludo-problem-scenario-opening-more = więcej rzutów o początek, niż wymagają zasady
pludo-problem-scenario-opening-open = nikt jeszcze nie zaczyna, brakuje rundy rzutów o początek
pludo-problem-scenario-tokens-seats = 'tokens' ma podać dokładnie te miejsca
pludo-problem-scenario-turn-seat = 'turn' ma podać jedno z miejsc
pludo-problem-scenario-choice-refused = wybór jest odrzucony
pludo-problem-scenario-choice-others = wybór { $choice } jest odrzucony, a są po nim następne
pludo-problem-scenario-left = zostały rzuty lub wybory
pludo-problem-scenario-short = klawisze wymagają więcej rzutów, niż jest
pludo-problem-scenario-key = nie ma klawisza { $key }
pludo-problem-scenario-missing = brakuje { $name } albo nie ma takiej nazwy
pludo-problem-scenario-kind = wartość jest złego rodzaju ({ $fault })
pludo-problem-scenario-cannot-run = nie da się wykonać: { $problem }
pludo-problem-scenario-differs = { $field }: oczekiwano { $expected }, wyszło { $got }
pludo-problem-scenario-nothing = { $field }: oczekiwano { $expected }, nic nie wyszło
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } to nie zwykły plik
    [foreign] { $file } to nie plik wyników areny
    [series] { $file } ma wyniki innych miejsc, ziarna lub zasad
   *[game] { $file }, wiersz { $number }, to nie gra tych botów
}; podaj inny plik
pludo-problem-plot-ending = { $file }: nazwa obrazu kończy się na .svg, .png lub .pdf
pludo-problem-needs-library = { $what ->
    [ratings] ranking wymaga
    [cluster] klaster wymaga
   *[pictures] obrazy wymagają
} jednej biblioteki więcej; zainstaluj ją: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } jest teraz niedozwolone: gdy czas na rzut, bierze jedną kość od 1 do 6
   *[other] --roll { $roll } jest teraz niedozwolone: gdy czas na rzut, bierze dwie kości, jak 6,3
}
pludo-problem-roll-face = --roll { $roll } jest teraz niedozwolone: gdy czas na rzut, bierze jedno z { $faces }
pludo-problem-not-removed = nie można usunąć { $file }: { $reason }
pludo-problem-new-variant-folder = { $folder } to folder; podaj plik, na przykład my-game.toml
pludo-problem-new-variant-ending = { $file }: nazwa pliku zasad kończy się na .toml, na przykład { $right }
pludo-problem-new-variant-there = { $file } już jest, wybierz inną nazwę
pludo-problem-not-shipped = nie ma wbudowanego wariantu { $name }
pludo-problem-install-what = podaj plik do zainstalowania albo --remove i nazwę zainstalowanego wariantu
pludo-problem-install-shipped = { $name } to nazwa wbudowanego wariantu, daj plikowi inną
pludo-problem-not-installed = wariant o tej nazwie nie jest zainstalowany
pludo-problem-not-installed-but = wariant o tej nazwie nie jest zainstalowany, zainstalowane są { $known }
pludo-problem-picture-ending = { $file }: nazwa obrazu kończy się na .svg lub .png
pludo-problem-picture-folder = nie ma folderu { $folder }; utwórz go albo podaj inny
pludo-problem-needs-plots = obrazy PNG wymagają jednej biblioteki więcej, SVG żadnej; zainstaluj ją: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] w { $text }: { $problem }
   *[other] w { $text }, znak { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } nie może mieć tu warunku; 'when' mówi, kiedy to działa
pludo-problem-sum-condition = { $phrase } nie może mieć warunku, bo te kości się dodaje
pludo-problem-condition-long = warunek ma znaków najwyżej { $most }
pludo-problem-condition-deep = nawiasy i 'not' mogą stać w sobie najwyżej na { $most } poziomów
pludo-problem-condition-parts = warunek ma części najwyżej { $most }
pludo-problem-condition-number = { $most } to największa liczba
pludo-problem-condition-sign = { $sign } nic tu nie znaczy
pludo-problem-condition-end = kończy się za wcześnie, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } tu nie pasuje, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] po warunku idzie 'and', 'or' albo koniec
    [bracket] brakuje nawiasu zamykającego
    [number] po minusie musi iść liczba
   *[value] tu idzie nazwa lub liczba
}
pludo-problem-condition-name = nie ma nazwy { $name }
pludo-problem-condition-subject = nie ma kogo zapytać: { $name }
pludo-problem-condition-nobodys = { $name } należy do stołu, nie do gracza
pludo-problem-condition-total = { $name } jest prawdą lub nie, więc nie ma sumy
pludo-problem-condition-takes-none = { $name } nie ma nic w nawiasie
pludo-problem-condition-takes = { $name } potrzebuje nazwy w nawiasie
pludo-problem-condition-argument = tu musi być nazwa dla { $name }, w cudzysłowie, gdy ma spacje
pludo-problem-condition-divisor = za % idzie liczba ponad 0
pludo-problem-condition-not-number = { $part } jest prawdą lub nie, a tu musi być liczba
pludo-problem-condition-not-truth = { $part } to liczba i trzeba ją z czymś porównać
pludo-problem-condition-two-subjects = jedno porównanie może zadać tylko jedno takie pytanie, podziel je przez 'and'
pludo-problem-condition-no-marker = { $name } można pytać tylko o pionek, który się rusza
pludo-problem-condition-no-draw = { $name } nic tu nie mówi: przed kolejką i po niej nic nie jest wylosowane
pludo-problem-condition-no-victim = o 'victim' można pytać tylko tam, gdzie coś jest zbite
pludo-problem-condition-no-answer = o 'answer' można pytać tylko w skutkach pytania
pludo-problem-condition-never = to nigdy nie będzie prawdą
pludo-problem-condition-always = to zawsze jest prawdą
pludo-problem-contest-format = wymaga format = { $most }
pludo-problem-contest-key = ma klucz { $key }, którego żaden turniej nie ma
pludo-problem-contest-value = { $key } ma być { $kind ->
    [number] liczbą całkowitą
   *[text] tekstem w cudzysłowie
}
pludo-problem-contest-block = { $block } ma być osobnym blokiem
pludo-problem-contest-no-rounds = { $kind } zna swoje rundy, usuń rounds
pludo-problem-contest-winner = { $place }: { $name } wygrywa grę, nie grając w niej
pludo-problem-contest-pair = { $place }: players ma podać dwóch graczy
pludo-problem-contest-order = { $place }: ta gra nie jest teraz na kolei; sprawdź wcześniejsze rundy
pludo-problem-contest-nobody = { $place }: w turnieju nie ma gracza { $name }
pludo-problem-contest-no-seats = { $kind }: spotyka się dwoje, usuń seats
pludo-problem-contest-table-games = przy stołach runda to jedna gra, usuń games
pludo-problem-contest-places = { $place }: places ma mieć tyle liczb: { $count }, po jednej na gracza, jak 1, 2, 2, 4
pludo-problem-no-page = Strony gry nie ma w tej instalacji. Z kopii roboczej tworzą ją npm i Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; nic z tego pliku nie jest użyte
pludo-problem-settings-file-gone = { $variable } podaje { $file }, a tego nie ma
pludo-problem-settings-not-from-lobby = stoły nie mogą tego zmieniać, mówi [lobby] w { $file }; jest pominięte
pludo-problem-settings-unknown = nie ma takiego ustawienia
pludo-problem-settings-unlike = nie ma takiego ustawienia; może być { $choices }
pludo-problem-settings-table = musi być tabelą, na przykład { $example }
pludo-problem-settings-no-key = { $name } to nie ustawienie ani tabela ustawień
pludo-problem-settings-list = musi być listą, jak { $example }
pludo-problem-settings-no-list = musi być listą
pludo-problem-settings-empty = jest puste; dozwolone są { $choices }
pludo-problem-settings-switch = { $value } to nie true ani false; użyte jest { $used }
pludo-problem-settings-variants = musi być listą, jak { $example }; dostępne są wszystkie
pludo-problem-settings-same-name = { $name } nie jest dostępny: wcześniejszy też nazywa się { $called }; daj jego plikowi inną nazwę
pludo-problem-settings-none-offered = nie podaje żadnego, który może być dostępny; dostępne są wszystkie wbudowane
pludo-problem-settings-not-offered = { $name } nie jest dostępny: { $problem }
pludo-problem-settings-crowd = { $name } potrzebuje graczy więcej niż { $most }
pludo-problem-settings-shipped = { $name } nie jest dostępny: wbudowany wariant nazywa się { $called }; daj plikowi inną nazwę
pludo-problem-settings-no-knob = nie ma takiej opcji zasad
pludo-problem-settings-upside-down = min { $low } jest większe niż max { $high }; oba są pominięte
pludo-problem-settings-outside = { $value } jest poza granicami podanymi przy nim
pludo-problem-settings-no-number = { $knob } to nie liczba; zamiast tego podaj choices
pludo-problem-settings-no-file = nie ma pliku { $file }; podaj ludo_plus.toml serwera
pludo-problem-host-name = podaj folder serwera
pludo-problem-host-no-folder = { $path } nie istnieje; podaj folder serwera { $either }
pludo-problem-host-built = { $path } to serwer w jednym pliku i nic nie da się do niego włożyć; zbuduj go z kodu z zainstalowanym Ludo Plus, jak mówi docs/hosts-reference.md
pludo-problem-host-unknown = { $path } to nie serwer { $either }: nie ma folderu serwera, w którym są { $files }
pludo-problem-host-no-python = nie ma Pythona w { $name } ani polecenia o tej nazwie
pludo-problem-host-python-lacks = żaden Python nie uruchomi { $title } z naszą grą; tym czegoś brakuje: { $missing }. Zainstaluj to tam albo podaj Pythona przez --python
pludo-problem-host-python-start = { $python } nie daje się uruchomić: { $reason }
pludo-problem-host-python-fails = { $python } nie działa: { $reason }
pludo-problem-host-python-silent = { $python } nie mówi, gdzie są jego pakiety
pludo-problem-host-exchanged = { $path } podmieniono w trakcie tworzenia; nic nie zmieniono
pludo-problem-host-not-ours = { $path } już jest i nie jest nasze; przenieś to i spróbuj ponownie
pludo-problem-host-cannot = { $path } nie da się { $done ->
    [written] zapisać
    [removed] usunąć
   *[read] odczytać
}: { $reason }{ $account ->
    [other] ; uruchom to z konta, do którego należy folder serwera
   *[same] { "" }
}
pludo-problem-host-not-backed-up = nie udała się kopia { $path }: { $reason }
pludo-problem-host-library-compiled = { $file } jest tylko dla jednego Pythona i nie można go dać serwerowi
