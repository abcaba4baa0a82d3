# Srpski: govor, brajica, zvuk.
pludo-device-history-buffer =
    { $buffer ->
        [game] Igra
        [answers] Odgovori
        [system] Sistem
        [chat] Ćaskanje
        [activity] Dolasci i odlasci
       *[all] Sve
    }, { $count ->
        [0] prazno
        [one] { $count } poruka
        [few] { $count } poruke
       *[other] { $count } poruka
    }{ $muted ->
        [yes] , utišano
       *[no] { "" }
    }.
pludo-device-history-empty =
    { $buffer ->
        [game] U igri se još ništa nije desilo.
        [answers] Još nema odgovora.
        [system] Još nema sistemskih poruka.
        [chat] Još nema ćaskanja.
        [activity] Još niko nije došao ni otišao.
       *[all] Još nema poruka.
    }
pludo-device-history-nothing-said = Još ništa nije rečeno.
pludo-device-history-mute-all = Bafer sa svim porukama ne može da se utiša. Prvo izaberi drugi.
pludo-device-history-held =
    { $count ->
        [one] { $count } poruka tokom kucanja:
        [few] { $count } poruke tokom kucanja:
       *[other] { $count } poruka tokom kucanja:
    }
pludo-device-mode-direct = Izlaz: direktno. Igra sama govori, a ekran ostaje miran.
pludo-device-mode-terminal = Izlaz: terminal. Igra ispisuje obične redove za tvoj čitač ekrana.
pludo-device-mode-both = Izlaz: oboje. Igra govori i ispisuje svaki red.
pludo-device-because-asked = Ovo je režim izlaza koji tražiš.
pludo-device-because-saved = Ovo je režim izlaza iz tvojih opcija.
pludo-device-because-environment = Ovaj režim izlaza dolazi iz promenljive okruženja.
pludo-device-because-speech = Način govora je izabran, pa igra govori i ispisuje.
pludo-device-because-piped = Ovo nije terminal, pa igra ispisuje obične redove.
pludo-device-because-remote = Povezivanje je preko SSH, pa igra ispisuje redove za tvoj čitač ekrana.
pludo-device-because-api-reader = { $reader } radi, pa igra govori kroz njega.
pludo-device-because-console-reader = { $reader } radi, pa igra ispisuje redove koje on čita.
pludo-device-because-braille = { $reader } prikazuje redove na brajici i ne govori, pa igra govori i ispisuje.
pludo-device-because-nothing = Čitač ekrana nije nađen, pa igra govori i ispisuje.
pludo-device-reader-gone = { $reader } više ne radi. Sada govori igra.
pludo-device-reader-came = { $reader } radi. Igra ispisuje redove za njega i više ne govori.
pludo-device-speech-replaced = { $output } je otkazao. Sada govori { $instead }.
pludo-device-speech-lost = { $output } je otkazao i ništa drugo ne govori. Igra ispisuje svaki red.
pludo-device-braille-lost = BRLTTY je završio. Igra i dalje govori, a brajicu prikazuje kad se vrati.
pludo-device-braille-refused =
    Igra govori i ispisuje redove koje tvoj brajev red prati: { $code ->
        [not-installed] { $words } nije instaliran.
        [not-running] { $words } ne prima redove od programa.
       *[other] { $words }
    }
pludo-device-test-alpha = Alfa. Ovaj red je ispisan.
pludo-device-test-bravo = Bravo. Ovaj red je izgovorila igra.
pludo-device-test-question = Šta čuješ? Pritisni 1 za alfa, 2 za bravo, 3 za oboje, 4 za ništa od toga.
pludo-device-test-title = Šta čuješ?
pludo-device-test-answer =
    { $answer ->
        [1] Alfa
        [2] Bravo
        [3] Oboje
       *[4] Ništa
    }
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } je instaliran.
pludo-device-doctor-library-missing = { $name } nije instaliran.
pludo-device-doctor-speaks = { $output }: radi.
pludo-device-doctor-speaks-braille = { $output }: radi, s brajicom.
pludo-device-doctor-silent = { $output }: ovde ne radi: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: ovde ne radi, { $name } nije instaliran.
pludo-device-doctor-silent-not-running = { $output }: ovde ne radi, { $name } nije pokrenut.
pludo-device-doctor-silent-no-answer = { $output }: ovde ne radi, { $name } ne odgovara.
pludo-device-doctor-silent-ended = { $output }: ovde ne radi, { $name } je završio.
pludo-device-doctor-silent-no-voice = { $output }: ovde ne radi, { $name } prima svaki red, a ne izgovara nijedan.
pludo-device-doctor-not-running = Nije pokrenuto: { $outputs }.
pludo-device-doctor-own-voice = Sopstveni glas
pludo-device-doctor-speech-chosen = Govor ide kroz: { $output }.
pludo-device-doctor-speech-none = Ovde ništa ne govori. Umesto toga igra ispisuje svaki red.
pludo-device-doctor-cannot-tell = { $output } ne javlja da li je govorio: to možeš samo da čuješ.
pludo-device-doctor-braille-reader = Brajica ide na tvoj brajev red kroz { $output }.
pludo-device-doctor-braille-none = Brajev red nije nađen. Uz Orca ili BRLTTY prikazuje svaki red u režimu izlaza terminal, uz NVDA ili JAWS u režimu direktno.
pludo-device-doctor-braille-follows = BRLTTY radi: tvoj brajev red prati redove u režimima izlaza terminal i oboje.
pludo-device-doctor-braille-direct = U režimu izlaza direktno igra sama piše na njegove ćelije, ukupno { $cells }.
pludo-device-doctor-braille-name = Brajica u režimu izlaza direktno
pludo-device-doctor-sound-ready = Zvuk radi.
pludo-device-doctor-sound-name = Zvuk
pludo-device-doctor-sound-not-needed = Igra je potpuna i bez zvuka.
pludo-device-doctor-sound-files =
    { $count ->
        [one] { $count } zvučna datoteka
        [few] { $count } zvučne datoteke
       *[other] { $count } zvučnih datoteka
    }, nijedna ne nedostaje.
pludo-device-doctor-sound-files-missing = Nedostaju ove zvučne datoteke: { $missing }. Instaliraj igru ponovo.
pludo-device-doctor-server-folder = Fascikla sa zvucima servera iz opcije online.sounds ne postoji: { $folder }
pludo-device-doctor-server-sounds =
    { $count ->
        [one] { $count } zvuk poslednjeg posećenog servera se nije čuo
        [few] { $count } zvuka poslednjeg posećenog servera se nisu čula
       *[other] { $count } zvukova poslednjeg posećenog servera se nije čulo
    }: { $names }. Opcija online.sounds može navesti fasciklu koja ih ima.
pludo-device-doctor-voices =
    { $count ->
        [one] { $count } glas
        [few] { $count } glasa
       *[other] { $count } glasova
    } za jezik { $language }. Upiši jedan u opcije kao speech.voice:
pludo-device-doctor-no-voices = Ovde nema izbora glasova; podesi glas u čitaču ekrana ili sistemu.
pludo-device-doctor-folder-options = Opcije: { $folder }
pludo-device-doctor-folder-saves = Sačuvane igre: { $folder }
pludo-device-doctor-folder-sounds = Zvukovi: { $folder }
pludo-device-doctor-folder-locales = Prevodi: { $folder }
pludo-device-doctor-folder-program = Program: { $folder }
pludo-device-doctor-translation =
    { $kind ->
        [variable] { $file }, red { $line }: { $id } koristi { $name }, što tamo ne postoji; rečenica se kaže na engleskom.
        [form] { $file }, red { $line }: { $id } traži oblik { $name }, koji nijedna poruka nema.
        [mention] { $file }, red { $line }: { $id } pominje { $name }, što nije prevedeno; rečenica se kaže na engleskom.
        [encoding] { $file }, red { $line }: { $name } nije zapisano u UTF-8; rečenica se kaže na engleskom.
       *[unreadable] { $file }, red { $line }: { $name } ne može da se pročita; rečenica se kaže na engleskom.
    }
pludo-device-doctor-translations =
    { $count ->
        [one] I još { $count } takvo mesto.
        [few] I još { $count } takva mesta.
       *[other] I još { $count } takvih mesta.
    }
pludo-device-doctor-log = Za prijavu greške pokreni uz --log i ime datoteke, na primer: playpalace-ludo --log ludo.log. Igraj dok se ne desi, pa pošalji datoteku. U njoj piše kad je koja komanda došla i šta je predato govoru ili serveru, nikad šta kucaš, pišeš ili čuješ.
pludo-device-doctor-test-speech = Ako ovo čuješ, govor radi.
pludo-device-doctor-test-left = Kockica levo.
pludo-device-doctor-test-right = Figura ulazi u kućicu desno.
pludo-device-doctor-test-begin = Sada proba. Govor: { $output }.
pludo-device-advice-speechd = Za govor glasom tvog radnog okruženja instaliraj speech-dispatcher. Na sistemima Debian i Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher radi, ali njegov glas ne govori. Završi ga sa: killall speech-dispatcher. Igra ga ponovo pokreće. Ako i dalje ćuti, proveri da li radi PulseAudio ili PipeWire.
pludo-device-advice-voice = Za sopstveni glas igre: pip install espeakng-loader
pludo-device-advice-sound-library = Za zvuk: pip install pygame-ce
pludo-device-advice-sound-device = Za zvuk priključi slušalice ili zvučnike i proveri da li sistem svira kroz njih.
pludo-device-advice-sound-device-linux = Za zvuk priključi zvučnu karticu ili slušalice i proveri da li radi PulseAudio ili PipeWire.
pludo-device-advice-reader-windows = Za govor i brajicu uz čitač ekrana pokreni NVDA (nvaccess.org) ili JAWS, pa igru.
pludo-device-advice-reader-macos = VoiceOver čita redove u režimu izlaza terminal. Uključi ga sa Command F5.
pludo-device-advice-ao2 = Za čitače ekrana: pip install accessible-output2
pludo-device-advice-nothing = Ništa ne nedostaje.
