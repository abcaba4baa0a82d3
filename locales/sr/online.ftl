# Srpski: igra s ljudima na PlayPalace serveru. Rečenice servera dolaze od servera.

pludo-online-servers-title = Serveri.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, pod imenom { $user }
}
pludo-online-server-help = Adresa je { $url }. Enter ide tamo, Delete ga uklanja sa spiska.
    .touch = Adresa je { $url }.
pludo-online-add = Dodaj server
pludo-online-type-address = Upiši adresu servera, na primer wss://example.org:8000, i pritisni Enter.
    .touch = Upiši adresu servera, na primer wss://example.org:8000.
pludo-online-bad-address = To nije adresa servera. Počinje sa wss:// ili ws://, zatim ide ime, a možda i dvotačka i broj.
pludo-online-public = { $name }, javni server
pludo-online-public-help = { $about ->
    [none] Adresa je { $url }. Enter ide tamo.
   *[other] { $about } Adresa je { $url }. Enter ide tamo.
}
    .touch = { $about ->
        [none] Adresa je { $url }.
       *[other] { $about } Adresa je { $url }.
    }
pludo-online-clipboard = Dodaj adresu iz privremene memorije
pludo-online-clipboard-none = U privremenoj memoriji nema adrese servera. Prvo je kopiraj, na primer wss://example.org:8000.
pludo-online-where = Gde se nalaze serveri
pludo-online-where-told = Stranica PlayPalace-a i njegova zajednica navode servere otvorene za sve; prijatelji koji imaju server mogu da ti kažu adresu. „Dodaj server“ je prima.
pludo-online-public-broken = Spisak javnih servera u { $file } se ne koristi: { $reason }.
pludo-online-servers-broken = Spisak servera ne može da se koristi: { $reason }. Sačuvan je kao { $file }, i počinje nov.
pludo-online-not-kept = To nije moglo da se zapamti za sledeći put: { $reason }.
pludo-online-who-title = Imaš li tamo nalog?
pludo-online-log-in = Prijava
pludo-online-new-account = Novi nalog
pludo-online-name = Upiši svoje ime na ovom serveru i pritisni Enter. Velika slova se razlikuju.
    .touch = Upiši svoje ime na ovom serveru. Velika slova se razlikuju.
pludo-online-sure-title = { $name }. Server pravi nov nalog od svakog imena koje ne zna. Je li ime tačno?
pludo-online-name-right = Da, prijava kao { $name }
pludo-online-name-wrong = Ne, upiši ponovo
pludo-online-password = Upiši lozinku i pritisni Enter. Ne prikazuje se, ne izgovara i ne čuva.
    .touch = Upiši lozinku. Ne izgovara se i ne čuva.
pludo-online-password-again = Upiši istu lozinku još jednom.
pludo-online-passwords-differ = Dve lozinke se razlikuju. Ništa nije poslato.
pludo-online-character = znak
pludo-online-characters-typed = { $count ->
    [0] Još ništa nije otkucano
    [one] Otkucan { $count } znak
    [few] Otkucana { $count } znaka
   *[other] Otkucano { $count } znakova
}. Enter završava, Escape odustaje.
    .touch = { $count ->
        [0] Još ništa nije otkucano.
        [one] Otkucan { $count } znak.
        [few] Otkucana { $count } znaka.
       *[other] Otkucano { $count } znakova.
    }
pludo-online-trust-title = Niko ne jamči za { $name }. Otisak počinje sa: { $words }. Pitaj vlasnika servera za njega, pa izaberi.
pludo-online-trust = Veruj mu od sada
pludo-online-do-not-trust = Ne veruj mu
pludo-online-fingerprint = Otisak SHA-256: { $digits }
pludo-online-changed = Stani. { $name } pokazuje drugi otisak od onog kome veruješ: { $words }. Možda neko prisluškuje. Veza nije uspostavljena. Ako vlasnik ima nov sertifikat, ukloni server sa spiska i dodaj ga ponovo.
pludo-online-connecting = Povezivanje.
pludo-online-welcome = Ovde si, { $name }.
pludo-online-back = Opet si tu.
pludo-online-left = Server je napušten
pludo-online-goodbye = Server je napušten. Doviđenja.
pludo-online-lost = Veza je prekinuta
pludo-online-unsure = Tvoja poslednja radnja možda nije stigla do servera.
pludo-online-no-answer = Server ne odgovara
pludo-online-still-trying = Server ne odgovara. I dalje pokušavam.
pludo-online-answers-again = Server opet odgovara.
pludo-online-gave-up = Server nije sačekan
pludo-online-strange = Ono što tamo odgovara ne ponaša se kao PlayPalace server. To je druga vrsta servera, ili je trenutno prezauzet
pludo-online-looking-help = Program gleda da li na ovoj adresi odgovara neki server. Escape vraća nazad.
    .touch = Program gleda da li na ovoj adresi odgovara neki server.
pludo-online-table-gone = Tvog stola više nema. Ako je igra sačuvana, naći ćeš je među sačuvanim stolovima.
pludo-online-unknown-host = Nema servera s tim imenom
pludo-online-refused = Na toj adresi niko ne odgovara
pludo-online-timeout = Server ne odgovara na vreme
pludo-online-no-tls = Server ne govori bezbedno. Možda adresa počinje sa ws umesto sa wss
pludo-online-not-a-server = Ono što tamo odgovara nije PlayPalace server. Možda adresa počinje sa wss umesto sa ws
pludo-online-redirected = Server te šalje dalje na { $address }. Tamo se ne ide bez pitanja, i ništa nije poslato. Ako veruješ toj adresi, poveži se s njom
pludo-online-proxy = Tvoj sistem šalje veze preko proksija, koji ovu ne propušta. Pitaj onoga ko ga održava, ili navedi server u promenljivoj okruženja NO_PROXY
pludo-online-proxy-socks = Tvoj sistem šalje veze preko SOCKS proksija, za šta ovom programu treba paket python-socks. Instaliraj ga, ili navedi server u promenljivoj okruženja NO_PROXY
pludo-online-unreachable = Server nije dostupan
pludo-online-refused-token = Prošlo je previše vremena. Prijavi se lozinkom
pludo-online-refused-foreign = Ovo je PlayAural server. Prima samo PlayAural programe
pludo-online-server-says = { $text ->
    [none] Server je prekinuo vezu
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Novi pokušaj za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Trenutno nema veze. Enter pokušava odmah, Control D napušta.
   *[connecting] Povezivanje još traje. Control D napušta.
}
    .touch = { $stage ->
    [waiting] Trenutno nema veze. Program i dalje pokušava.
   *[connecting] Povezivanje još traje.
}
pludo-online-row = { $text }, { $number } od { $count }
pludo-online-square = { $text }, red { $line }, kolona { $column }
pludo-online-no-menu = Trenutno nema šta da se bira.
pludo-online-empty-table = Za stolom. Trenutno nema šta da se bira.
pludo-online-chat = { $scope ->
    [all] { $sender } svima: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Piši svima i pritisni Enter.
   *[table] Piši stolu i pritisni Enter.
}
    .touch = { $scope ->
        [all] Piši svima.
       *[table] Piši stolu.
    }
pludo-online-table-opened = { $host } otvara sto za { $game }.
pludo-online-ping = Tamo i nazad za { $milliseconds } { $milliseconds ->
    [one] milisekundu
    [few] milisekunde
   *[other] milisekundi
}.
pludo-online-pass-key = Sledeći taster ide serveru.
pludo-online-server-key = { $key } ide serveru.
pludo-online-clash = I serveri koriste { $key }. { $pass } pa { $key } daje ga serveru.
pludo-online-record-offered = Server nudi zapis ove igre. { $key ->
    [none] Nijedan tvoj taster ga ne čuva.
   *[other] { $key } ga čuva.
}
    .touch = Server nudi zapis ove igre. „Sačuvaj zapis“ ga čuva.
pludo-online-no-record = Server nije ponudio zapis.
pludo-online-records-full = već ima { $count } zapisa sa servera; ukloni neke
pludo-online-record-kept = Zapis ove igre je među tvojim završenim igrama.
pludo-online-record-not-kept = Zapis ove igre nije mogao da se sačuva: { $reason }.
pludo-online-rules-unknown = pravila { $rules } nisu na ovom računaru
pludo-online-wording = Stolovi igre Ludo Plus koriste nove rečenice kad sledeći put dođeš.
pludo-online-keys-title = Tasteri ovog programa na serveru. Strelica dole čita dalje, Escape zatvara.
pludo-online-help = Strelice idu kroz meni servera, Enter bira, Escape vraća. Slova i cifre su serverovi, a za stolom i F3, Control Q i Control R. Kosa crta piše stolu, F2 kaže ko je tu, Control D napušta server.
    .touch = Meni servera i sve što tamo možeš su dugmad.
pludo-online-editor = { $prompt } { $count ->
    [one] { $count } red.
    [few] { $count } reda.
   *[other] { $count } redova.
} Strelice idu od reda do reda, Enter počinje nov, Control S šalje, Escape odustaje.
    .touch = { $prompt }
pludo-online-new-line = Red { $number }.
pludo-online-line = Red { $number }: { $text ->
    [none] prazan
   *[other] { $text }
}
pludo-online-document = { $title } Strelica dole čita dalje, H ide na sledeći naslov, Escape zatvara.
    .touch = { $title }
pludo-online-heading = Naslov { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = U njemu nema ničega.
pludo-online-no-heading = Nema više naslova.
pludo-online-dice-sealed = Zapečaćeno. Server dobija te reči kad igra počne, a ne pre.
pludo-online-dice-late = Kasno: reči za sledeće kockice su već rečene.
pludo-online-dice-check = { $throw ->
    [cards] Tačne su sve karte, njih { $count }
    [spinner] Tačna su sva okretanja, njih { $count }
   *[dice] Tačne su sve kockice, njih { $count }
}, i niko nije znao tvoje reči dok nisu sve stigle.
pludo-online-dice-left-out = Ne veruj kockicama te igre: u zapisu nema reči koje je ovaj program zapečatio za tebe.
pludo-online-dice-unasked = Server nije tražio reči koje je ovaj program zapečatio za tebe; kockice te igre je mogao da izabere sa saučesnikom.
pludo-online-dice-list = Ne veruj kockicama te igre: po zapisu su igrači, pravila ili reči promenjeni pošto je ovaj program rekao tvoje reči.
