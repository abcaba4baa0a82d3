# Srpski: stolovi na PlayPalace i PlayAural.
pludo-host-game-name = Ludo Plus
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Varijanta
    .desc = Po kojim pravilima se igra. Izbor varijante vraća sva njena pravila na njihove vrednosti.
pludo-host-option-seats = Mesta za dvoje
    .desc = Da li dva igrača sede jedan do drugog ili jedan naspram drugog.
pludo-host-option-bots = Botovi
    .desc = Koliko jako igraju botovi za ovim stolom.
pludo-host-option-pace = Tempo
    .desc = Koliko vremena ostaje između kockica, koraka i rečenica.
pludo-host-option-turn-timer = Vreme za potez
    .desc = Koliko sme da traje potez. Posle toga bot igra za sporog igrača dok ovaj ne pritisne taster.
pludo-host-option-hints = Saveti
    .desc = Ko sme da pita za dobar potez: niko, igrač sam s botovima, ili svi. Čuje ga samo ko pita.
pludo-host-option-undo = Vraćanje
    .desc = Da li izbor sme da se vrati. Kockice ostaju kako su pale, i svi za stolom to čuju.
pludo-host-options-back = Nazad na opcije
pludo-host-seats-standard = jedno do drugog
pludo-host-seats-opposite = naspramno
pludo-host-bots-random = nasumični
pludo-host-bots-easy = laki
pludo-host-bots-normal = srednji
pludo-host-bots-hard = teški
pludo-host-bots-expert = eksperti
pludo-host-pace-slow = sporo
pludo-host-pace-normal = normalno
pludo-host-pace-fast = brzo
pludo-host-pace-instant = odmah
pludo-host-hints-off = isključeno
pludo-host-hints-alone = samo uz botove
pludo-host-hints-all = za sve
pludo-host-undo-off = isključeno
pludo-host-undo-own-turn = u svom potezu
pludo-host-undo-next-throw = dok neko drugi ne baci
pludo-host-timer-value =
    { $seconds ->
        [0] isključeno
        [one] { $seconds } sekunda
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
pludo-host-colour = Tvoja boja: { $colour }
pludo-host-colour-any = bilo koja preostala
pludo-host-colour-prompt = Koja boja?
pludo-host-colour-of = { $colour }, ima je { $player }
pludo-host-colour-taken = Zauzeta boja, { $colour }: { $player }.
pludo-host-colour-chosen = { $player } igra, boja { $colour }.
    .you = Tvoja boja je { $colour }.
pludo-host-colour-free = { $player } uzima bilo koju preostalu boju.
    .you = Uzimaš bilo koju preostalu boju.
pludo-host-table-rules = Pravila: { $variant }
pludo-host-variant-set = Varijanta: { $variant }. Sva njena pravila su postavljena.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Igra ne može da počne s ovim opcijama: { $problem }
pludo-host-option-range = { $name }: ovde od { $low } do { $high }.
pludo-host-option-squares = { $name }: brojevi polja na stazi, sa zarezima, ili 0 za nijedno.
pludo-host-option-long = { $name }: najveći broj znakova je { $most }.
pludo-host-long-name = Ime bota ima najviše ovoliko znakova: { $most }.
pludo-host-option-fixed = Server ne dozvoljava drugu vrednost: { $name }.
pludo-host-start-rules = Igra ne može da počne s ovim opcijama.
pludo-host-start-players =
    Igrača u ovoj varijanti: { $range ->
        [one] tačno { $low }
       *[several] od { $low } do { $high }
    }. Za stolom: { $players }.
pludo-host-start-coins = { $player } ima { $coins ->
    [one] { $coins } novčić
    [few] { $coins } novčića
   *[other] { $coins } novčića
}, a ulog je { $stake }.
pludo-host-watching = Gledaš ovu igru.
pludo-host-choose =
    { $count ->
        [1] Jedan potez, Enter ga igra.
        [one] { $count } potez: izaberi.
        [few] { $count } poteza: izaberi.
       *[other] { $count } poteza: izaberi.
    }
pludo-host-which-die = Koja kockica?
pludo-host-go-where = Koje polje? Broj ili ime
pludo-host-grid-nothing = Nije polje
pludo-host-grid-back = Nazad u igru
pludo-host-no-grid = Ova tabla je prevelika za mrežu. K i J hodaju po njoj.
pludo-host-no-such-player = Igrača ima samo { $players }.
pludo-host-no-hints = Nema saveta
    .off = Za ovim stolom nema saveta.
    .alone = Savete ima samo igrač sam s botovima.
pludo-host-no-undo = Vraćanje je za ovim stolom isključeno.
    .nothing = Sada nema izbora koji možeš da vratiš.
pludo-host-undone = { $player } vraća izbor. { pludo-host-same-again }
    .you = Vraćeno. { pludo-host-same-again }
pludo-host-same-again =
    { $throw ->
        [cards] Dolaze iste karte.
        [spinner] Strelica staje gde je stala.
       *[dice] Kockice ostaju kako su pale.
    }
pludo-host-timer-on =
    { $seconds ->
        [one] Potez sme da traje { $seconds } sekundu.
        [few] Potez sme da traje { $seconds } sekunde.
       *[other] Potez sme da traje { $seconds } sekundi.
    }
pludo-host-seconds-left =
    { $seconds ->
        [one] Još { $seconds } sekunda.
        [few] Još { $seconds } sekunde.
       *[other] Još { $seconds } sekundi.
    }
pludo-host-too-slow = { $player } predugo čeka. Sada za ovog igrača igra bot.
    .you = Predugo čekaš. Bot igra za tebe dok ne pritisneš taster za igru.
pludo-host-waits =
    Bot čeka { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    } da se vrati { $player }.
pludo-host-saved-meanwhile = Tvoja igra Ludo Plus te je čekala, pa je sačuvana. Nastavlja se iz Sačuvanih stolova u glavnom meniju.
pludo-host-held = { $player }: veza je prekinuta. Igra čeka, najviše minuta: { $minutes }.
pludo-host-missing = Još se čeka: { $players }.
pludo-host-absent = { $player } se još ne vraća. Do tada igra bot.
pludo-host-back = { $player } je ponovo tu.
    .you = Ponovo si tu.
pludo-host-fault = Nešto je pošlo naopako u igri Ludo Plus. Igra se nastavlja; vlasnik servera to može naći u dnevniku.
pludo-host-fault-end = Ludo Plus ne može da nastavi ovu igru i prekida je. Vlasnik servera poziciju može naći u dnevniku.
pludo-host-brought-back = Server je naglo stao, a ova igra je sačuvana.
    .cut = Server je naglo stao, a ova igra je sačuvana, ali možda bez poslednjeg poteza.
pludo-host-set-aside = Igra za ovim stolom nije mogla da se pročita posle ponovnog pokretanja. Vlasnik servera je ima u datoteci. Možeš da počneš novu.
pludo-host-table-lost = Ovaj sačuvani sto nije mogao da se pročita, pa je zatvoren. Vlasnik servera ga ima u datoteci.
pludo-host-not-loaded = Ludo Plus sada nije dostupan na ovom serveru. Stolovi i rezultati su sačuvani. Javi vlasniku servera.
pludo-host-board-rating = { $variant }: rejting
    .mine = { $variant }, rejting: { $value }
pludo-host-board-wins = { $variant }: pobede
    .mine = { $variant }, pobede: { $value }
pludo-host-not-rated = Bez rejtinga: uključeni su saveti ili vraćanje.
pludo-host-result-title = Igra je završena.
pludo-host-result =
    { $place }. { $player }: { $count ->
        [one] { $count } figura u kućici
        [few] { $count } figure u kućici
       *[other] { $count } figura u kućici
    }
pludo-host-doc-title = Pravila igre Ludo Plus
pludo-host-doc-goal = Provedi sve svoje figure oko table i u kućicu pre ostalih. Figura izlazi iz baze na šesticu, obilazi stazu, skreće na svoju ciljnu stazu i mora tačno da stigne u kućicu. Ko stane na tuđu figuru, vraća je u bazu, osim ako je polje bezbedno.
pludo-host-doc-turn = Pritisni R da baciš. Ako postoji jedan potez, igra se sam gde pravila tako kažu. Ako ih je više, izaberi u meniju ili pritisni broj figure. Za sve ostalo možeš pitati u svakom trenutku, i kad nisi na redu.
pludo-host-doc-default = Pravila: { $variant }
pludo-host-doc-variants = Varijante
pludo-host-doc-keys = Tasteri
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Opcije stola
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Na telefonu ili u pregledaču sve je u menijima: potezi u meniju igre, pitanja ispod njih ili u meniju radnji.
pludo-host-doc-away = Ako izgubiš vezu, bot čuva tvoje mesto dok se ne vratiš; kad si na redu, čeka te deset sekundi. Ako nema drugih ljudi, igra čeka pet minuta, zatim se sto čuva.
pludo-host-dice-words =
    { $given ->
        [drawn] Reči za kockice: nasumične
        [sealed] Reči za kockice: zapečatio ih je tvoj program
       *[typed] Reči za kockice: { $words }
    }
pludo-host-dice-late = Prekasno: ove kockice se već mešaju.
pludo-host-dice-changed = Igra nije počela, jer su se igrači ili pravila promenili tokom mešanja kockica. Sada su druge kockice; počni ponovo.
    .series = Igrači ili pravila promenili su se tokom mešanja kockica, pa ova igra ima druge kockice. Njihov kod: { $code }.
pludo-host-dice-words-prompt = Bilo koje reči, mešaju se u kockice sledeće igre. Crtica bira reči nasumično:
pludo-host-dice-sees = Server vidi reči koje dodaš: sa saučesnikom bi mogao da bira kockice. Program za terminal, playpalace-ludo connect, pečati tvoje reči dok ne stignu sve.
pludo-host-dice-again = Još jednom prikazuje sve cifre.
pludo-host-dice-digits = Kockice u ciframa
pludo-host-dice-commitment = Obaveza ove igre, saopštena pre nje: { $digits }
pludo-host-dice-commitment-next = Obaveza sledeće igre: { $digits }
pludo-host-dice-seed = Seme: { $digits }
pludo-host-dice-added = Reči, { $name }: { $words }
pludo-host-dice-seal = Heš celog zapisa: { $digits }
pludo-host-record = Zapis ove igre
pludo-host-option-stake = Ulog
    .desc = Novac za igru koji svaka osoba stavlja na sto na početku igre. Isplaćuje se po mestima.
pludo-host-stake-value =
    { $coins ->
        [0] nema
        [one] po { $coins } novčić
        [few] po { $coins } novčića
       *[other] po { $coins } novčića
    }
pludo-host-option-doubling = Dupliranje
    .desc = U igri dve osobe svaka može ponuditi dupliranje uloga; druga prihvata ili predaje ulog.
pludo-host-doubling-off = isključeno
pludo-host-doubling-on = uključeno
pludo-host-option-series = Serija
    .desc = Koliko igara se igra zaredom. Posle svake se čuje stanje: po poen za svakog igrača iza tebe.
pludo-host-series-value =
    { $games ->
        [1] jedna igra
        [one] { $games } igra
        [few] { $games } igre
       *[other] { $games } igara
    }
pludo-host-series-game = Igra { $number } od { $games }.
pludo-host-series-standing = Igra { $number } od { $games } je završena. Stanje: { $rows }.
pludo-host-series-over = Serija je završena, igara: { $games }. { $rows }.
pludo-host-series-row =
    { $place }. { $name } { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
pludo-host-list = Izaberi
pludo-host-list-type = Nova vrednost:
pludo-host-list-barred = To više ne smeš.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Tvoji skupovi opcija
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, za tvoj sledeći sto
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Sačuvaj opcije ovog stola
pludo-host-sets-name = Naziv:
pludo-host-sets-use = Primeni za ovim stolom
pludo-host-sets-rename = Promeni naziv
pludo-host-sets-delete = Obriši
pludo-host-sets-usual = Počinji s opcijama ovog servera
    .done = Tvoj sledeći sto počinje s opcijama ovog servera.
pludo-host-sets-saved = Sačuvano kao { $name }. Tako počinje tvoj sledeći sto.
pludo-host-sets-renamed = Novi naziv: { $name }.
pludo-host-sets-deleted = Obrisano: { $name }.
pludo-host-sets-used = Opcije iz skupa { $name }. Varijanta: { $variant }.
pludo-host-sets-begins = Ovaj sto počinje s tvojim opcijama { $name }. Varijanta: { $variant }.
pludo-host-sets-not-offered = { $variant }: toga ovde više nema. Ništa nije promenjeno.
pludo-host-sets-full = Imaš već onoliko koliko sme: { $most }. Prvo nešto obriši.
pludo-host-sets-taken = { $name } već postoji. Ništa nije promenjeno.
pludo-host-sets-misnamed = Naziv ima od 1 do { $most } znakova. Ništa nije promenjeno.
pludo-host-sets-unwritten = To se sada ne može sačuvati. Ništa nije promenjeno.
