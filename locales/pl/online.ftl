# Polski: gra z ludźmi na serwerze PlayPalace.
pludo-online-servers-title = Serwery.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, jako { $user }
}
pludo-online-server-help = Adres: { $url }. Enter łączy, Delete usuwa z listy.
    .touch = Adres: { $url }.
pludo-online-add = Dodaj serwer
pludo-online-type-address = Wpisz adres serwera, na przykład wss://example.org:8000, i naciśnij Enter.
    .touch = Wpisz adres serwera, na przykład wss://example.org:8000.
pludo-online-bad-address = To nie adres serwera. Zaczyna się od wss:// lub ws://, potem nazwa i może dwukropek z liczbą.
pludo-online-public = { $name }, serwer publiczny
pludo-online-public-help = { $about ->
    [none] Adres: { $url }. Enter łączy.
   *[other] { $about } Adres: { $url }. Enter łączy.
}
    .touch = { $about ->
        [none] Adres: { $url }.
       *[other] { $about } Adres: { $url }.
    }
pludo-online-clipboard = Dodaj adres ze schowka
pludo-online-clipboard-none = W schowku nie ma adresu serwera. Najpierw skopiuj adres, na przykład wss://example.org:8000.
pludo-online-where = Gdzie szukać serwerów
pludo-online-where-told = Strona PlayPalace i jego społeczność podają serwery otwarte dla wszystkich; znajomi z serwerem podadzą ci jego adres. Wpisz go przez "Dodaj serwer".
pludo-online-public-broken = Lista serwerów publicznych w { $file } została pominięta: { $reason }.
pludo-online-servers-broken = Listy serwerów nie da się użyć: { $reason }. Zachowano ją jako { $file }, zaczyna się nowa.
pludo-online-not-kept = Nie udało się tego zachować na następny raz: { $reason }.
pludo-online-who-title = Masz tam konto?
pludo-online-log-in = Zaloguj
pludo-online-new-account = Nowe konto
pludo-online-name = Wpisz swoją nazwę na serwerze i naciśnij Enter. Wielkość liter ma znaczenie.
    .touch = Wpisz swoją nazwę na serwerze. Wielkość liter ma znaczenie.
pludo-online-sure-title = { $name }. Z nieznanej nazwy serwer tworzy nowe konto. Czy nazwa jest dobra?
pludo-online-name-right = Tak, zaloguj jako { $name }
pludo-online-name-wrong = Nie, wpisz znowu
pludo-online-password = Wpisz hasło i naciśnij Enter. Nie jest pokazywane, mówione ani zachowywane.
    .touch = Wpisz hasło. Nie jest mówione ani zachowywane.
pludo-online-password-again = Wpisz to samo hasło jeszcze raz.
pludo-online-passwords-differ = Hasła się różnią. Nic nie wysłano.
pludo-online-character = znak
pludo-online-characters-typed = { $count ->
    [0] Nic jeszcze nie wpisano
   *[other] Wpisane znaki: { $count }
}. Enter kończy, Escape wychodzi.
    .touch = { $count ->
        [0] Nic jeszcze nie wpisano.
       *[other] Wpisane znaki: { $count }.
    }
pludo-online-trust-title = Nikt nie ręczy za { $name }. Odcisk zaczyna się: { $words }. Zapytaj o niego właściciela serwera, potem wybierz.
pludo-online-trust = Ufaj od teraz
pludo-online-do-not-trust = Nie ufaj
pludo-online-fingerprint = Odcisk SHA-256: { $digits }
pludo-online-changed = Stop. { $name } pokazuje inny odcisk niż zaufany: { $words }. Ktoś może podsłuchiwać. Nie połączono. Jeśli właściciel ma nowy certyfikat, usuń serwer z listy i dodaj znowu.
pludo-online-connecting = Łączę.
pludo-online-welcome = Jesteś na serwerze, { $name }.
pludo-online-back = Jesteś z powrotem.
pludo-online-left = Jesteś poza serwerem
pludo-online-goodbye = Jesteś poza serwerem. Do widzenia.
pludo-online-lost = Utracono połączenie
pludo-online-unsure = Ostatnie działanie mogło nie dotrzeć do serwera.
pludo-online-no-answer = Serwer nie odpowiada
pludo-online-still-trying = Serwer nie odpowiada. Próbuję dalej.
pludo-online-answers-again = Serwer znów odpowiada.
pludo-online-gave-up = Przerwano czekanie na serwer
pludo-online-strange = To, co tam odpowiada, nie działa jak serwer PlayPalace. To inny serwer albo jest teraz zbyt zajęty
pludo-online-looking-help = Program sprawdza, czy pod tym adresem odpowiada serwer. Escape wraca.
    .touch = Program sprawdza, czy pod tym adresem odpowiada serwer.
pludo-online-table-gone = Twojego stołu już nie ma. Jeśli grę zapisano, jest wśród zapisanych stołów.
pludo-online-unknown-host = Nie ma serwera o tej nazwie
pludo-online-refused = Pod tym adresem nikt nie odpowiada
pludo-online-timeout = Serwer nie odpowiada na czas
pludo-online-no-tls = Serwer nie łączy się bezpiecznie. Może adres zaczyna się od ws zamiast wss
pludo-online-not-a-server = To, co odpowiada, to nie serwer PlayPalace. Może adres zaczyna się od wss zamiast ws
pludo-online-redirected = Serwer odsyła do { $address }. Bez pytania tam nie idziemy i nic nie wysłano. Jeśli ufasz temu adresowi, połącz się z nim
pludo-online-proxy = System łączy przez proxy, które tego nie przepuszcza. Zapytaj jego opiekuna albo wpisz serwer do zmiennej NO_PROXY
pludo-online-proxy-socks = System łączy przez proxy SOCKS, do czego trzeba pakietu python-socks. Zainstaluj go albo wpisz serwer do zmiennej NO_PROXY
pludo-online-unreachable = Serwer jest nieosiągalny
pludo-online-refused-token = Zbyt długa nieobecność. Zaloguj się hasłem
pludo-online-refused-foreign = To serwer PlayAural. Wpuszcza tylko własne programy PlayAural
pludo-online-server-says = { $text ->
    [none] Serwer zakończył połączenie
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Następna próba za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Nie ma teraz połączenia. Enter próbuje od razu, Control D wychodzi.
   *[connecting] Nadal łączę. Control D wychodzi.
}
    .touch = { $stage ->
    [waiting] Nie ma teraz połączenia. Program próbuje dalej.
   *[connecting] Nadal łączę.
}
pludo-online-row = { $text }, { $number } z { $count }
pludo-online-square = { $text }, wiersz { $line }, kolumna { $column }
pludo-online-no-menu = Nie ma teraz nic do wyboru.
pludo-online-empty-table = Przy stole. Nie ma teraz nic do wyboru.
pludo-online-chat = { $scope ->
    [all] { $sender } do wszystkich: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Napisz do wszystkich i naciśnij Enter.
   *[table] Napisz do stołu i naciśnij Enter.
}
    .touch = { $scope ->
        [all] Napisz do wszystkich.
       *[table] Napisz do stołu.
    }
pludo-online-table-opened = { $host } otwiera stół: { $game }.
pludo-online-ping = Tam i z powrotem w milisekundach: { $milliseconds }.
pludo-online-pass-key = Następny klawisz idzie na serwer.
pludo-online-server-key = { $key } idzie na serwer.
pludo-online-clash = Serwery też używają { $key }. { $pass }, a potem { $key } wysyła go na serwer.
pludo-online-record-offered = Serwer daje zapis tej gry. { $key ->
    [none] Żaden twój klawisz go nie zachowuje.
   *[other] { $key } go zachowuje.
}
    .touch = Serwer daje zapis tej gry. „Zachowaj zapis” go zachowuje.
pludo-online-no-record = Serwer nie dał zapisu.
pludo-online-records-full = zapisów z serwerów jest już { $count }; usuń niektóre
pludo-online-record-kept = Zapis tej gry jest wśród zakończonych gier.
pludo-online-record-not-kept = Zapisu tej gry nie udało się zachować: { $reason }.
pludo-online-rules-unknown = zasad { $rules } nie ma na tym komputerze
pludo-online-wording = Stoły Ludo Plus użyją nowego stylu przy następnym wejściu.
pludo-online-keys-title = Klawisze programu na serwerze. Strzałka w dół czyta dalej, Escape zamyka.
pludo-online-help = Strzałki chodzą po menu serwera, Enter wybiera, Escape wraca. Litery i cyfry należą do serwera, przy stole też F3, Control Q i Control R. Ukośnik pisze do stołu, F2 mówi, kto jest, Control D opuszcza serwer.
    .touch = Menu serwera i inne działania to przyciski.
pludo-online-editor = { $prompt } Wiersze: { $count }. Strzałki chodzą po wierszach, Enter zaczyna nowy, Control S wysyła, Escape wychodzi.
    .touch = { $prompt }
pludo-online-new-line = Wiersz { $number }.
pludo-online-line = Wiersz { $number }: { $text ->
    [none] pusty
   *[other] { $text }
}
pludo-online-document = { $title } Strzałka w dół czyta dalej, H idzie do następnego nagłówka, Escape zamyka.
    .touch = { $title }
pludo-online-heading = Nagłówek { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Nic w nim nie ma.
pludo-online-no-heading = Nie ma dalszego nagłówka.
pludo-online-dice-sealed = Zapieczętowane. Serwer dostanie te słowa na początku gry, nie wcześniej.
pludo-online-dice-late = Za późno: słowa do następnych kości już podano.
pludo-online-dice-check = { $throw ->
    [cards] Zgadzają się wszystkie karty ({ $count })
    [spinner] Zgadzają się wszystkie wyniki ruletki ({ $count })
   *[dice] Zgadzają się wszystkie kości ({ $count })
}, a twoich słów nikt nie znał, zanim były wszystkie.
pludo-online-dice-left-out = Nie ufaj kościom tej gry: w zapisie brak słów zapieczętowanych dla ciebie.
pludo-online-dice-unasked = Serwer nie zapytał o słowa zapieczętowane dla ciebie; ze wspólnikiem mógł dobrać kości tej gry.
pludo-online-dice-list = Nie ufaj kościom tej gry: według zapisu graczy, zasady lub słowa zmieniono po podaniu twoich słów.
