# Srpski: meniji.
pludo-menu-no-letter = Ništa ovde ne počinje sa { $letter }.
pludo-menu-at = { $label }, { $at } od { $count }
pludo-menu-on = uključeno
pludo-menu-off = isključeno
pludo-menu-not-set = nije podešeno
pludo-menu-type = { $label }. Upiši novi tekst i pritisni Enter. Samo Enter ostavlja kako jeste.
    .touch = { $label }. Upiši novi tekst. Prazno ostavlja kako jeste.
pludo-menu-text-there = Sada piše: { $text }. Kucanje zamenjuje, strelica zadržava.
    .touch = Sada piše: { $text }
pludo-menu-cleared = Obrisano.
pludo-menu-typed =
    { $text ->
        [none] Još ništa nije otkucano. Enter završava, Escape odustaje.
       *[other] Otkucano: { $text }. Enter završava, Escape odustaje.
    }
    .touch =
        { $text ->
            [none] Još ništa nije otkucano.
           *[other] Otkucano: { $text }.
        }
pludo-menu-help = Strelice gore i dole listaju, Enter bira, levo i desno menjaju vrednost, razmak objašnjava, Escape vraća nazad. Prva slova skaču.
    .touch = Svaki red je dugme. Gde postoji vrednost, menjaju je Prethodno i Sledeće pored nje; Objasni kaže čemu red služi.
pludo-menu-help-title = Pomoć. Strelica dole čita dalje, Escape zatvara.
    .touch = Pomoć.
pludo-menu-keys-title = Tasteri igre. Strelica dole čita dalje, Escape zatvara.
    .touch = Tasteri igre.
pludo-menu-nothing-behind = Ovo je glavni meni, iza njega nema ničega. Escape dvaput ili Control Q izlazi.
    .touch = Ovo je glavni meni, iza njega nema ničega.
pludo-menu-main-title = Glavni meni.
pludo-menu-leave = Još jednom Escape završava program.
    .touch = Još jednom završava program.
pludo-menu-continue = Nastavi igru
pludo-menu-continue-one-of = Nastavi jednu igru, ukupno { $count }
pludo-menu-continue-title = Koju igru?
pludo-menu-new-game = Nova igra
pludo-menu-same-table = Isti sto ponovo
pludo-menu-others = Igraj s drugima
pludo-menu-lessons = Nauči kroz vođenu igru
pludo-menu-finished = Završene igre, za ponovno slušanje
pludo-menu-reading-games = Čitam tvoje završene igre. Prvi put to malo traje.
pludo-menu-reading-rules = Čitam tvoje datoteke s pravilima. Prvi put to malo traje.
pludo-menu-finished-title = Završene igre.
pludo-menu-puzzles = Zagonetke i vežbanje sluha
pludo-menu-your-games = Tvoje igre: statistika i rejting
pludo-menu-replay = Slušaj ponovo
pludo-menu-learn = Uči na greškama
    .desc = Izbori koji su te najviše koštali, najviše deset: nađi bolje i čuj da li je bilo bolje.
pludo-menu-analyse = Gde je prelomljeno
    .desc = Potezi koji su ti najviše promenili izglede, najskuplji izbori i koliko je ko dobro birao.
pludo-menu-analyse-title = Gde se igra prelomila. Strelica dole čita dalje, Escape zatvara.
    .touch = Gde se igra prelomila.
pludo-menu-options = Opcije
pludo-menu-help-rows = Pomoć
pludo-menu-rules = Pravila
pludo-menu-rules-title = Pravila. Strelica dole čita dalje, Escape zatvara.
    .touch = Pravila.
pludo-menu-variants-title = Pravila koje igre?
pludo-menu-keys = Tasteri
pludo-menu-key-help = Objasni tastere dok ih pritiskam
pludo-menu-quit = Izlaz
pludo-menu-unfinished-game =
    { $title }, { $you ->
        [yes] ti i { $players }
       *[no] { $players }
    }, potez { $turn }, { $when }
pludo-menu-finished-game =
    { $title }, { $you ->
        [yes] ti i { $players }
       *[no] { $players }
    }, { $who ->
        [you] tvoja pobeda
        [nobody] bez pobednika
       *[other] pobeda: { $winners }
    }, { $when }
pludo-menu-received-game =
    { $game }, poslao { $server ->
        [unknown] drugi računar
       *[other] { $server }
    }
pludo-menu-when =
    { $days ->
        [0] danas, { $time }
        [1] juče, { $time }
       *[other]
            { $day }. { $month ->
                [1] januar
                [2] februar
                [3] mart
                [4] april
                [5] maj
                [6] jun
                [7] jul
                [8] avgust
                [9] septembar
                [10] oktobar
                [11] novembar
               *[12] decembar
            } { $year }.
    }
pludo-menu-remove = Još jednom Delete uklanja ovu igru.
    .touch = Još jednom uklanja ovu igru.
pludo-menu-removed = Uklonjeno.
pludo-menu-file = { $name }
pludo-menu-game-title =
    { $over ->
        [yes] Meni igre.
       *[no] Meni igre. Igra čeka.
    }
pludo-menu-play-again = Igraj ponovo
pludo-menu-after-match = Dalje s turnirom
pludo-menu-back-to-game = Nazad u igru
pludo-menu-stop-lessons = Prekini lekcije
pludo-menu-commands = Sve komande
pludo-menu-commands-title = Komande. Enter izvršava.
    .touch = Komande.
pludo-menu-export = Izvezi zapis i tekst igre
pludo-menu-leave-game = U glavni meni; igra ostaje sačuvana
pludo-menu-table-title = Nova igra.
pludo-menu-start = Počni
    .desc = Počinje igru za ovim stolom.
pludo-menu-variant = Igra: { $title }
pludo-menu-players = Igrača: { $count }
    .desc = Koliko ih igra. Botovi zauzimaju nova mesta i prvi odlaze.
pludo-menu-bots = Svi botovi: { $strength }
pludo-menu-seat-you = { pludo-player }: ti
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: niko
pludo-menu-seat-help = Levo i desno biraju ko sedi ovde; Enter upisuje ime osobe.
    .touch = Prethodno i Sledeće biraju ko sedi ovde; sam red upisuje ime osobe.
pludo-menu-strength-random = nasumičan
pludo-menu-strength-easy = lak
pludo-menu-strength-normal = srednji
pludo-menu-strength-hard = težak
pludo-menu-strength-expert = ekspert
pludo-menu-knobs = Promeni pravila
    .desc = Sva pravila koja se mogu podesiti, po grupama.
pludo-menu-knobs-title = Pravila ovog stola. Levo i desno menjaju vrednost; polja i veliki brojevi kucaju se posle Entera.
    .touch = Pravila ovog stola. Prethodno i Sledeće menjaju vrednost; polja i veliki brojevi se kucaju.
pludo-menu-knobs-board = Tabla
pludo-menu-knobs-safe = Bezbedna polja
pludo-menu-knobs-dice = Kockice
pludo-menu-knobs-stack = Sopstvene figure na jednom polju
pludo-menu-knobs-home = Ciljna staza
pludo-menu-knobs-capture = Izbacivanje
pludo-menu-knobs-bonus = Dodatna bacanja
pludo-menu-knobs-sixes = Previše šestica
pludo-menu-knobs-turn = Potezi
pludo-menu-knobs-end = Kraj igre
pludo-menu-knobs-teams = Partneri
pludo-menu-knobs-powers = Moći
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Bezbedna polja: { $value }. Upiši druga s razmacima, 0 za nijedno, i pritisni Enter. Samo Enter ostavlja ova.
    .touch = Bezbedna polja: { $value }. Upiši druga s razmacima, 0 za nijedno. Prazno ostavlja ova.
pludo-menu-type-number = Upiši ceo broj od { $low } do { $high } i pritisni Enter, ili Escape da ostane.
    .touch = Upiši ceo broj od { $low } do { $high }.
pludo-menu-presets = Sačuvani stolovi
    .desc = Stolovi koje čuvaš, pravila i mesta zajedno.
pludo-menu-presets-title = Sačuvani stolovi.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Sačuvaj ovaj sto pod imenom
    .desc = Čuva pravila i mesta za kasnije igre.
pludo-menu-name-preset = Upiši ime ovog stola i pritisni Enter.
    .touch = Upiši ime ovog stola.
pludo-menu-dice-words = Reči za kockice
pludo-menu-dice-words-here = Kockice su već određene i niko ih ne zna. Ono što upišeš meša se u njih.
pludo-menu-dice-words-title = Reči za kockice. Enter ih upisuje.
    .touch = Reči za kockice.
pludo-menu-dice-words-of =
    { $drawn ->
        [1] { pludo-player }: nasumično
       *[other] { pludo-player }: { $words }
    }
pludo-menu-dice-words-type = { $fixed } Upiši bilo koje reči i pritisni Enter. Prazno bira reči nasumično.
    .touch = { $fixed } Upiši bilo koje reči. Prazno bira reči nasumično.
pludo-menu-options-title = Opcije.
pludo-menu-group-player = Igrač i jezik
pludo-menu-group-player-title = Igrač i jezik.
pludo-menu-group-speech = Govor
pludo-menu-group-speech-title = Govor.
pludo-menu-group-sound = Zvukovi
pludo-menu-group-sound-title = Zvukovi.
pludo-menu-group-pace = Tempo
pludo-menu-group-pace-title = Tempo.
pludo-menu-group-table = Sto
pludo-menu-group-table-title = Sto.
pludo-menu-group-online = Serveri
pludo-menu-group-online-title = Serveri.
pludo-menu-group-screen = Ekran
pludo-menu-group-screen-title = Ekran.
pludo-menu-take = Učitaj igru iz datoteke
    .desc = Uzima zapis (.ludo) koji imaš od nekoga ili iz svog izvoza.
pludo-menu-take-path = Upiši putanju zapisa. Enter završava, Escape odustaje.
    .touch = Upiši putanju zapisa.
pludo-menu-own-keys = Sopstveni tasteri
pludo-menu-own-keys-title = Sopstveni tasteri. Enter daje komandi drugi taster, Delete uobičajene.
    .touch = Sopstveni tasteri. Red daje komandi drugi taster, Ukloni uobičajene.
pludo-menu-key-of =
    { $bound ->
        [yes] { $label }: { $keys }
       *[no] { $label }: bez tastera
    }
pludo-menu-press-key = { $label }: pritisni novi taster, ili Escape da ostane.
pludo-menu-key-lost = Uzet je od: { $row }.
pludo-menu-key-refused =
    { $reason ->
        [menu] Taj taster je potreban u menijima. Pritisni drugi ili Escape.
       *[none] Taj taster ne može da se koristi. Pritisni drugi ili Escape.
    }
pludo-menu-usual-keys = Još jednom Delete vraća uobičajene tastere.
    .touch = Još jednom vraća uobičajene tastere.
pludo-menu-empty = Još jednom Delete prazni.
    .touch = Još jednom prazni.
pludo-menu-list-title = { $label }. Izaberi.
pludo-menu-usual-voice = uobičajeni glas
pludo-menu-variant-list-title = Koja igra? Razmak kaže o čemu je reč.
    .touch = Koja igra?
pludo-menu-setting-player-name = Ime: { $value }
    .desc = Šta drugi čuju kad je reč o tebi.
pludo-menu-setting-player-tips = Napomene: { $value }
    .desc = U prvim igrama, šta možeš dalje; utihne kad to par puta uradiš. Ponovo uključene, kreću iz početka.
pludo-menu-setting-player-language = Jezik: { $value }
    .desc = Jezik svega što se govori.
pludo-menu-setting-player-language-auto = kao sistem
pludo-menu-language-partial = Delimično prevedeno; ostalo je na engleskom.
pludo-menu-language-unheard = Još nije preslušao izvorni govornik.
pludo-menu-setting-player-address = Obraćanje: { $value }
    .desc = Kako igra kaže „ti“ gde jezik razlikuje muškarce i žene.
pludo-menu-setting-player-address-neutral = neutralno
    .desc = Rečima koje odgovaraju svima.
pludo-menu-setting-player-address-female = ženski
    .desc = U ženskom rodu.
pludo-menu-setting-player-address-male = muški
    .desc = U muškom rodu.
pludo-menu-setting-speech-output = Izlaz: { $value }
    .desc = Kako redovi stižu do tebe. F6 ga menja u svakom trenutku.
pludo-menu-setting-speech-output-ask = pitaj pri sledećem pokretanju
    .desc = Kratka proba tada utvrdi šta stiže do tebe.
pludo-menu-setting-speech-output-auto = automatski
    .desc = Bira se pri svakom pokretanju, po tome šta radi.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Redovi na ekranu, za čitač ekrana koji čita terminal, ili za oči.
pludo-menu-setting-speech-output-direct = direktno
    .desc = Govor kroz čitač ekrana ili govorni server; ekran ostaje miran.
pludo-menu-setting-speech-output-both = oboje
    .desc = Govor i isti redovi na ekranu.
pludo-menu-setting-speech-backend = Govori kroz: { $value }
    .desc = Šta govori. Važi od sledećeg pokretanja.
pludo-menu-setting-speech-backend-auto = automatski
    .desc = Najbolji način koji radi.
pludo-menu-setting-speech-backend-ao2 = čitač ekrana
    .desc = Kroz interfejse čitača ekrana.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Čitači za Windows kojima treba biblioteka Prism, na primer ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Govorni server Linuksa.
pludo-menu-setting-speech-backend-voice = sopstveni glas
    .desc = eSpeak NG, koji dolazi uz igru.
pludo-menu-setting-speech-backend-say = say
    .desc = Glas sistema macOS.
pludo-menu-setting-speech-backend-text = tekst
    .desc = Samo redovi na ekranu.
pludo-menu-setting-speech-backend-none = tišina
    .desc = Ništa se ne izgovara.
pludo-menu-setting-speech-verbosity = Opširnost: { $value }
    .desc = Koliko se govori.
pludo-menu-setting-speech-verbosity-brief = kratko
    .desc = Što manje reči.
pludo-menu-setting-speech-verbosity-normal = normalno
    .desc = Cele rečenice, ništa dvaput.
pludo-menu-setting-speech-verbosity-full = puno
    .desc = Sve, i svaki put ko je na redu.
pludo-menu-setting-speech-rate = Brzina: { $value }
    .desc = 50 ostavlja brzinu kakva je u sistemu.
pludo-menu-setting-speech-voice = Glas: { $value }
    .desc = Ime glasa; prazno za uobičajeni.
pludo-menu-setting-speech-positions = Mesto u meniju: { $value }
    .desc = Posle svakog reda, koji je od koliko.
pludo-menu-setting-speech-danger = Opasnost u izboru: { $value }
    .desc = Posle svakog izbora, ko tu može da izbaci figuru: „Ada 3 iza.“
pludo-menu-setting-sound-on = Zvukovi: { $value }
    .desc = Sve se kaže i rečima.
pludo-menu-setting-sound-volume = Ukupna jačina: { $value } posto
    .desc = Glavna jačina svih zvukova.
pludo-menu-setting-sound-dice = Kockice: { $value } posto
    .desc = Jačina kockica.
pludo-menu-setting-sound-steps = Koraci: { $value } posto
    .desc = Jačina koraka, po jedan za svako polje.
pludo-menu-setting-sound-events = Događaji: { $value } posto
    .desc = Jačina izbacivanja, ulaska figura u kućicu, kraja igre.
pludo-menu-setting-sound-turn = Red: { $value } posto
    .desc = Jačina znaka da si na redu.
pludo-menu-setting-sound-menu = Meniji: { $value } posto
    .desc = Jačina menija i odbijanja.
pludo-menu-setting-sound-voice = Glas: { $value } posto
    .desc = Jačina sopstvenog glasa, gde nema drugog govora.
pludo-menu-setting-sound-width = Stereo širina: { $value } posto
    .desc = Koliko su levo i desno zvukovi; 0 stavlja sve u sredinu, za slušanje jednim uhom.
pludo-menu-setting-pace-speed = Tempo: { $value }
    .desc = Koliko traju botovi i koraci. Kad nastaviš igru, požuruješ ih.
pludo-menu-setting-pace-speed-instant = odmah
    .desc = Ništa se ne čeka.
pludo-menu-setting-pace-speed-fast = brzo
    .desc = Botovima treba trećina sekunde.
pludo-menu-setting-pace-speed-normal = normalno
    .desc = Botovima treba oko sekunde.
pludo-menu-setting-pace-speed-slow = sporo
    .desc = Botovima treba skoro dve sekunde.
pludo-menu-setting-pace-lag = Govor sme da kasni, u sekundama: { $value }
    .desc = Botovi čekaju dok govor ne kasni manje od ovoga.
pludo-menu-setting-table-undo = Vraćanje: { $value }
    .desc = Šta U vraća, od sledeće igre. Bačene kockice opet padaju isto.
    .here = Šta U vraća. Bačene kockice opet padaju isto.
pludo-menu-setting-table-undo-off = isključeno
    .desc = Od sledeće igre odigrano ostaje odigrano.
    .here = Odigrano ostaje odigrano.
pludo-menu-setting-table-undo-own-turn = u svom potezu
    .desc = Od sledeće igre U vraća tvoju odluku iz ovog poteza.
    .here = U vraća tvoju odluku iz ovog poteza.
pludo-menu-setting-table-undo-free = slobodno
    .desc = Od sledeće igre U vraća na tvoju poslednju odluku, zajedno s potezima botova.
    .here = U vraća na tvoju poslednju odluku, zajedno s potezima botova.
pludo-menu-setting-table-bot = Uobičajeni bot: { $value }
    .desc = Snaga bota kad nijedna nije navedena.
pludo-menu-setting-table-bot-random = nasumičan
    .desc = Pomera bilo koju figuru, kako slučaj hoće.
pludo-menu-setting-table-bot-easy = lak
    .desc = Igra kao početnik.
pludo-menu-setting-table-bot-normal = srednji
    .desc = Vidi opasnost i priliku na prvi pogled.
pludo-menu-setting-table-bot-hard = težak
    .desc = Procenjuje tačno, jedno bacanje unapred.
pludo-menu-setting-table-bot-expert = ekspert
    .desc = Najjači koji postoji.
pludo-menu-setting-online-music = Muzika i pozadina servera: { $value }
    .desc = Iz tvoje fascikle PlayPalace zvukova, tiho iza govora.
pludo-menu-setting-online-sounds = Fascikla PlayPalace zvukova: { $value }
    .desc = Odatle se uzimaju zvuci servera; bez nje, zvuci ovog programa istog značenja.
pludo-menu-setting-online-records = Zapisi koje nudi server: { $value }
    .desc = Zapis igre za stolom igre Ludo Plus, za ponovno slušanje. Ne ulazi u tvoju statistiku.
pludo-menu-setting-online-records-ask = pitaj
    .desc = Čuješ za svaki i tada možeš da ga sačuvaš.
pludo-menu-setting-online-records-keep = sačuvaj
    .desc = Svi se čuvaju, do dvesta.
pludo-menu-setting-online-records-ignore = zanemari
    .desc = Nijedan se ne čuva, i ništa o njima ne čuješ.
pludo-menu-setting-screen-board = Nacrtana tabla: { $value }
    .desc = Tabla za one koji gledaju, iznad poslednjih redova; ne u režimu terminal.
pludo-menu-tournaments = Turniri
pludo-menu-tournaments-title =
    { $count ->
        [0] Turniri.
       *[other] Turniri. Delete uklanja turnir.
    }
    .touch = Turniri.
pludo-menu-tournament-new = Nov turnir
pludo-menu-tournament-new-title = Nov turnir. Delete uklanja igrača.
    .touch = Nov turnir.
pludo-menu-tournament-name-usual = Turnir
pludo-menu-tournament-start = Izvuci prvo kolo
pludo-menu-tournament-kind = Vrsta: { $kind }
pludo-menu-tournament-add-person = Dodaj osobu
pludo-menu-tournament-add-bot = Dodaj bota
pludo-menu-tournament-type-person = Upiši ime osobe i pritisni Enter, ili Escape da odustaneš.
    .touch = Upiši ime osobe.
pludo-menu-tournament-games =
    { $games ->
        [1] Igara u meču: jedna
        [one] Igara u meču: najbolji od { $games }
        [few] Igara u meču: najbolji od { $games }
       *[other] Igara u meču: najbolji od { $games }
    }
pludo-menu-tournament-seats = Za stolom: najviše { $seats }
pludo-menu-tournament-rounds-count = Kola: { $rounds }
pludo-menu-tournament-name = Ime: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Igraj: { $meeting }
pludo-menu-tournament-quick = Neka botovi odigraju: { $meeting }
pludo-menu-tournament-listen = Slušaj botove: { $meeting }
pludo-menu-tournament-standings = Tabela
pludo-menu-tournament-rounds = Sva kola
pludo-menu-tournament-export = Izvezi tabelu i kola kao tekst
pludo-menu-tournament-leave = Nazad u glavni meni
pludo-menu-tournament-gone = Ovaj turnir više ne može da se pročita.
pludo-menu-setting-table-coins = Novčići: { $value }
    .desc = Novac za igru: stolovi mogu imati ulog. Novčiće niko ne plaća, a drugde ne vrede ništa.
pludo-menu-stake =
    { $coins ->
        [0] Ulog: nema
        [one] Ulog: po { $coins } novčić
        [few] Ulog: po { $coins } novčića
       *[other] Ulog: po { $coins } novčića
    }
pludo-menu-doubling = Dupliranje: { $value }
    .desc = U igri udvoje svako, kad dođe na red za to, u meniju igre može ponuditi dupliranje uloga; drugi prihvata ili predaje ulog.
pludo-menu-purse =
    { $coins ->
        [one] Novčanik: { $coins } novčić
        [few] Novčanik: { $coins } novčića
       *[other] Novčanik: { $coins } novčića
    }
    .desc = Novac za igru. Ulog stola određuje se kad se pravi nova igra.
pludo-menu-double = Ponudi dupliranje uloga na { $coins }
pludo-menu-double-take = Prihvati
pludo-menu-double-give-up = Predaj ulog
