# Polski: strona w przeglądarce.
pludo-web-keys-area = Klawisze gry
pludo-web-keys-help = Gdy fokus jest tutaj, klawisze grają: R rzuca, 1 do 4 wybierają pionek, V czyta planszę, F1 podaje wszystkie klawisze. Tab wychodzi.
pludo-web-history = Co powiedziano
pludo-web-actions = Co możesz zrobić
pludo-web-choices = Twoje ruchy
pludo-web-more = Więcej działań
pludo-web-board = Plansza
pludo-web-squares = Plansza pole po polu
pludo-web-board-show = Pokaż planszę
pludo-web-board-hide = Ukryj planszę
pludo-web-settings = Ta strona
pludo-web-speak = Niech strona sama mówi
pludo-web-speak-off = Dla graczy bez czytnika ekranu. Z nim usłyszysz każdy wiersz dwa razy.
pludo-web-rate = Szybkość czytania
pludo-web-rate-help = Jak szybko czyta twój czytnik ekranu: według tego wiersze czekają na siebie. Głos strony też się do niej stosuje.
pludo-web-voice = Głos
pludo-web-voice-own = Wybiera przeglądarka
pludo-web-keep-all = Zapisz kopię wszystkiego
pludo-web-take-back = Przywróć kopię
pludo-web-taken-back = { $count ->
    [one] Przywrócono jeden plik kopii.
    [few] Przywrócono { $count } pliki kopii.
   *[other] Przywrócono { $count } plików kopii.
} Gry i opcje są takie jak były.
pludo-web-storage-lost = Ta przeglądarka nie pozwala stronie nic zachować: twoje gry znikną, gdy ją zamkniesz. Wcześniej zapisz kopię wszystkiego.
pludo-web-storage-full = Pamięć przeglądarki jest pełna: od teraz nic się nie zachowuje. Usuń zakończone gry lub dane innych stron albo zapisz kopię wszystkiego.
pludo-web-storage-again = Znów jest miejsce: wszystko się zachowuje.
pludo-web-storage-week = Niektóre przeglądarki kasują dane strony po tygodniu bez odwiedzin. Dodaj stronę do ekranu głównego albo zapisuj czasem kopię wszystkiego.
pludo-web-two-tabs = Gra jest otwarta w innej karcie lub oknie. Zamknij jedną z nich i wczytaj stronę ponownie.
pludo-web-new-version = Jest nowa wersja. Ruszy po ponownym wczytaniu strony; gra zostaje.
pludo-web-reload = Wczytaj ponownie
pludo-web-send = Gotowe
pludo-web-offline = Gotowe do gry bez sieci.
pludo-web-less = Poprzednia
pludo-web-greater = Następna
pludo-web-remove = Usuń
pludo-web-explain = Wyjaśnij
pludo-web-dice = Kości
pludo-web-loading = Gra się wczytuje.
pludo-web-loading-slow = Pierwsza wizyta chwilę trwa: pobiera się raz około dziewięciu megabajtów.
pludo-web-failed = Gry nie udało się wczytać. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj innej przeglądarki.
pludo-web-choose-file = Wybierz plik przyciskiem, który się pojawił.
pludo-web-insecure = Strona przyszła zwykłym http: nie ruszy bez sieci, a przeglądarka może skasować jej dane. Przez https działa jedno i drugie.
pludo-web-too-old = Ta przeglądarka jest za stara dla gry albo ma wyłączone WebAssembly. Spróbuj nowszej.
pludo-web-language-missing = Nie udało się pobrać języka { $language }, więc słyszysz angielski. Następna próba przy następnym starcie.
pludo-web-no-connection = Brak połączenia z { $host }. Może nic tam nie działa albo przeglądarka nie ufa jego certyfikatowi: program w terminalu może.
pludo-web-wss-only = Strona z https łączy się z serwerami tylko przez wss, a { $host } zaczyna się od ws.
