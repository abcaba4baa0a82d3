# Polski: mowa, brajl, dźwięk i ekran.
pludo-device-history-buffer = { $buffer ->
    [game] Gra
    [answers] Odpowiedzi
    [system] System
    [chat] Czat
    [activity] Wejścia i wyjścia
   *[all] Wszystko
}, { $count ->
    [0] pusto
    [one] 1 wiadomość
    [few] { $count } wiadomości
   *[other] { $count } wiadomości
}{ $muted ->
    [yes] , wyciszone
   *[no] {""}
}.

pludo-device-history-empty = { $buffer ->
    [game] W grze nic się jeszcze nie stało.
    [answers] Nie ma jeszcze odpowiedzi.
    [system] Nie ma jeszcze wiadomości systemu.
    [chat] Nie ma jeszcze czatu.
    [activity] Nikt jeszcze nie wszedł ani nie wyszedł.
   *[all] Nie ma jeszcze wiadomości.
}

pludo-device-history-nothing-said = Nic jeszcze nie powiedziano.

pludo-device-history-mute-all = Wszystkiego nie da się wyciszyć. Wybierz najpierw inny bufor.

pludo-device-history-held = { $count ->
    [one] 1 wiadomość w czasie pisania:
    [few] { $count } wiadomości w czasie pisania:
   *[other] { $count } wiadomości w czasie pisania:
}

pludo-device-mode-direct = Wyjście: bezpośrednie. Gra mówi sama, a ekran milczy.
pludo-device-mode-terminal = Wyjście: terminal. Gra wypisuje proste wiersze dla czytnika ekranu.
pludo-device-mode-both = Wyjście: oba. Gra mówi i wypisuje każdy wiersz.

pludo-device-because-asked = To tryb wyjścia, o który chodziło.
pludo-device-because-saved = To tryb wyjścia z twoich opcji.
pludo-device-because-environment = Ten tryb wyjścia pochodzi ze zmiennej środowiskowej.
pludo-device-because-speech = Sposób mówienia jest wybrany, więc gra mówi i wypisuje.
pludo-device-because-piped = To nie terminal, więc gra wypisuje proste wiersze.
pludo-device-because-remote = Połączenie przez SSH, więc gra wypisuje wiersze dla twojego czytnika ekranu.
pludo-device-because-api-reader = { $reader } działa, więc gra mówi przez niego.
pludo-device-because-console-reader = { $reader } działa, więc gra wypisuje dla niego wiersze.
pludo-device-because-braille = { $reader } pokazuje wiersze w brajlu i nie mówi, więc gra mówi i wypisuje.
pludo-device-because-nothing = Nie znaleziono czytnika ekranu, więc gra mówi i wypisuje.

pludo-device-reader-gone = { $reader } już nie działa. Teraz mówi gra.
pludo-device-reader-came = { $reader } działa. Gra wypisuje dla niego wiersze i już nie mówi.

pludo-device-speech-replaced = { $output } zawodzi. Teraz mówi { $instead }.
pludo-device-speech-lost = { $output } zawodzi i nic innego nie mówi. Gra wypisuje każdy wiersz.

pludo-device-braille-lost = BRLTTY się zakończył. Gra mówi dalej i znów pokaże brajl, gdy wróci.

pludo-device-braille-refused = Gra mówi i wypisuje wiersze dla twojego monitora brajlowskiego: { $code ->
    [not-installed] { $words } nie jest zainstalowany.
    [not-running] { $words } nie przyjmuje wierszy od programów.
   *[other] { $words }
}

pludo-device-test-alpha = Alfa. Ten wiersz wypisano.

pludo-device-test-bravo = Bravo. Ten wiersz powiedziała gra.

pludo-device-test-question = Co słychać? Naciśnij 1 dla alfa, 2 dla bravo, 3 dla obu, 4 dla żadnego.
pludo-device-test-title = Co było słychać?
pludo-device-test-answer = { $answer ->
    [1] Alfa
    [2] Bravo
    [3] Oba
   *[4] Żadne
}

pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.

pludo-device-doctor-library = { $name } { $version }: zainstalowano.
pludo-device-doctor-library-missing = { $name }: nie zainstalowano.

pludo-device-doctor-speaks = { $output }: działa.
pludo-device-doctor-speaks-braille = { $output }: działa, z brajlem.
pludo-device-doctor-silent = { $output }: tu nie działa: { $problem }.

pludo-device-doctor-silent-not-installed = { $output }: tu nie działa, brak instalacji { $name }.
pludo-device-doctor-silent-not-running = { $output }: tu nie działa, { $name } nie jest uruchomiony.
pludo-device-doctor-silent-no-answer = { $output }: tu nie działa, { $name } nie odpowiada.
pludo-device-doctor-silent-ended = { $output }: tu nie działa, { $name } zakończył pracę.
pludo-device-doctor-silent-no-voice = { $output }: tu nie działa, { $name } przyjmuje każdy wiersz i żadnego nie mówi.

pludo-device-doctor-not-running = Nie działają: { $outputs }.

pludo-device-doctor-own-voice = Własny głos

pludo-device-doctor-speech-chosen = Mowa idzie przez: { $output }.
pludo-device-doctor-speech-none = Nic tu nie mówi. Zamiast tego gra wypisuje każdy wiersz.
pludo-device-doctor-cannot-tell = { $output } nie zgłasza, czy przemówił: wiedzą to tylko twoje uszy.

pludo-device-doctor-braille-reader = Brajl idzie na twój monitor brajlowski przez { $output }.
pludo-device-doctor-braille-none = Nie znaleziono monitora brajlowskiego. Z Orca lub BRLTTY pokazuje każdy wiersz w trybie wyjścia terminal, z NVDA lub JAWS w trybie bezpośrednim.
pludo-device-doctor-braille-follows = BRLTTY działa: monitor brajlowski podąża za wierszami w trybach wyjścia terminal i oba.
pludo-device-doctor-braille-direct = W trybie bezpośrednim gra sama pisze na jego komórkach: { $cells }.
pludo-device-doctor-braille-name = Brajl w trybie bezpośrednim

pludo-device-doctor-sound-ready = Dźwięk działa.
pludo-device-doctor-sound-name = Dźwięk
pludo-device-doctor-sound-not-needed = Gra jest kompletna bez dźwięku.

pludo-device-doctor-sound-files = { $count ->
    [one] 1 plik dźwiękowy
    [few] { $count } pliki dźwiękowe
   *[other] { $count } plików dźwiękowych
}, żadnego nie brakuje.
pludo-device-doctor-sound-files-missing = Brakuje plików dźwiękowych: { $missing }. Zainstaluj grę ponownie.

pludo-device-doctor-server-folder = Nie ma folderu dźwięków serwerów z opcji online.sounds: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] 1 dźwięk ostatniego serwera milczał
    [few] { $count } dźwięki ostatniego serwera milczały
   *[other] { $count } dźwięków ostatniego serwera milczało
}: { $names }. Opcja online.sounds może wskazać folder, w którym są.

pludo-device-doctor-voices = { $count ->
    [one] 1 głos
    [few] { $count } głosy
   *[other] { $count } głosów
}, język { $language }. Wpisz jeden do opcji jako speech.voice:
pludo-device-doctor-no-voices = Nie ma tu wyboru głosów; ustaw głos w czytniku ekranu lub systemie.

pludo-device-doctor-folder-options = Opcje: { $folder }
pludo-device-doctor-folder-saves = Zapisane gry: { $folder }
pludo-device-doctor-folder-sounds = Dźwięki: { $folder }
pludo-device-doctor-folder-locales = Tłumaczenia: { $folder }
pludo-device-doctor-folder-program = Program: { $folder }

pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, wiersz { $line }: { $id } używa { $name }, czego tam nie ma; zdanie będzie po angielsku.
    [form] { $file }, wiersz { $line }: { $id } chce formy { $name }, której nie ma żaden tekst.
    [mention] { $file }, wiersz { $line }: { $id } wymienia { $name }, co nie jest przetłumaczone; zdanie będzie po angielsku.
    [encoding] { $file }, wiersz { $line }: { $name } nie jest w UTF-8; zdanie będzie po angielsku.
   *[unreadable] { $file }, wiersz { $line }: { $name } jest nieczytelne; zdanie będzie po angielsku.
}
pludo-device-doctor-translations = { $count ->
    [one] I jeszcze jedno takie miejsce.
    [few] I jeszcze { $count } takie miejsca.
   *[other] I jeszcze { $count } takich miejsc.
}

pludo-device-doctor-log = Aby zgłosić błąd, uruchom z --log i nazwą pliku, na przykład: playpalace-ludo --log ludo.log. Graj, aż wystąpi, i wyślij plik. Mówi on, kiedy przyszło które polecenie i co dostała mowa lub serwer, nigdy co piszesz lub słyszysz.

pludo-device-doctor-test-speech = Jeśli to słyszysz, mowa działa.
pludo-device-doctor-test-left = Kość z lewej.
pludo-device-doctor-test-right = Pionek wchodzi do domku z prawej.
pludo-device-doctor-test-begin = Teraz test. Mowa: { $output }.

pludo-device-advice-speechd = Aby mieć mowę z głosem pulpitu, zainstaluj speech-dispatcher. W Debianie i Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher działa, ale jego głos milczy. Zakończ go przez: killall speech-dispatcher. Gra uruchomi go znowu. Jeśli dalej milczy, sprawdź, czy działa PulseAudio lub PipeWire.
pludo-device-advice-voice = Dla własnego głosu gry: pip install espeakng-loader
pludo-device-advice-sound-library = Dla dźwięku: pip install pygame-ce
pludo-device-advice-sound-device = Dla dźwięku podłącz słuchawki lub głośniki i sprawdź, czy system przez nie gra.
pludo-device-advice-sound-device-linux = Dla dźwięku podłącz kartę dźwiękową lub słuchawki i sprawdź, czy działa PulseAudio lub PipeWire.
pludo-device-advice-reader-windows = Dla mowy i brajla z czytnikiem ekranu uruchom NVDA (nvaccess.org) lub JAWS, potem grę.
pludo-device-advice-reader-macos = VoiceOver czyta wiersze w trybie wyjścia terminal. Włącz go przez Command F5.
pludo-device-advice-ao2 = Dla czytników ekranu: pip install accessible-output2
pludo-device-advice-nothing = Niczego nie brakuje.
