# Srpski: stranica u pregledaču.
pludo-web-keys-area = Tasteri igre
pludo-web-keys-help = Dok je fokus ovde, tasteri igraju: R baca, 1 do 4 biraju figuru, V čita tablu, F1 navodi sve tastere. Tab izlazi.
pludo-web-history = Šta je rečeno
pludo-web-actions = Šta možeš
pludo-web-choices = Tvoji potezi
pludo-web-more = Još radnji
pludo-web-board = Tabla
pludo-web-squares = Tabla, polje po polje
pludo-web-board-show = Prikaži tablu
pludo-web-board-hide = Sakrij tablu
pludo-web-settings = Ova stranica
pludo-web-speak = Neka stranica sama govori
pludo-web-speak-off = Za igrače bez čitača ekrana. S njim bi se svaki red čuo dvaput.
pludo-web-rate = Brzina čitanja
pludo-web-rate-help = Koliko brzo čita tvoj čitač ekrana: po tome redovi čekaju jedan drugi. Prati je i glas stranice.
pludo-web-voice = Glas
pludo-web-voice-own = Bira pregledač
pludo-web-keep-all = Sačuvaj kopiju svega
pludo-web-take-back = Vrati kopiju
pludo-web-taken-back =
    { $count ->
        [one] Vraćena je { $count } datoteka iz kopije.
        [few] Vraćene su { $count } datoteke iz kopije.
       *[other] Vraćeno je { $count } datoteka iz kopije.
    } Igre i opcije su kao što su bile.
pludo-web-storage-lost = Ovaj pregledač ne da stranici da išta čuva: igre nestaju kad je zatvoriš. Pre odlaska sačuvaj kopiju svega.
pludo-web-storage-full = Skladište pregledača je puno: odsad se ništa ne čuva. Ukloni završene igre ili podatke drugih stranica, ili sačuvaj kopiju svega.
pludo-web-storage-again = Ponovo ima mesta: sve se čuva.
pludo-web-storage-week = Neki pregledači brišu sačuvano posle nedelju dana bez posete. Stavi stranicu na početni ekran, ili povremeno sačuvaj kopiju svega.
pludo-web-two-tabs = Igra je otvorena u drugoj kartici ili prozoru. Zatvori jedno od njih, pa ponovo učitaj ovu stranicu.
pludo-web-new-version = Stigla je nova verzija. Kreće kad ponovo učitaš stranicu; igra ostaje sačuvana.
pludo-web-reload = Ponovo učitaj
pludo-web-send = Gotovo
pludo-web-offline = Spremno za igru bez mreže.
pludo-web-less = Prethodno
pludo-web-greater = Sledeće
pludo-web-remove = Ukloni
pludo-web-explain = Objasni
pludo-web-dice = Kockice
pludo-web-loading = Igra se učitava.
pludo-web-loading-slow = Prva poseta malo traje: preuzima se oko devet megabajta, jednom.
pludo-web-failed = Igra nije mogla da se učita. Ponovo učitaj stranicu; ako ne pomogne, probaj drugi pregledač.
pludo-web-choose-file = Izaberi datoteku dugmetom koje se sada pojavilo.
pludo-web-insecure = Ova stranica je stigla preko običnog http: bez mreže ne kreće, a pregledač može obrisati sačuvano. Preko https oboje radi.
pludo-web-too-old = Ovaj pregledač je prestar za igru, ili je u njemu isključen WebAssembly. Probaj noviji.
pludo-web-language-missing = { $language } nije moglo da se preuzme, pa čuješ engleski. Nov pokušaj sledi pri sledećem pokretanju.
pludo-web-no-connection = Nema veze sa { $host }. Možda tamo ništa ne radi, ili ovaj pregledač ne veruje njegovom sertifikatu: program za terminal može.
pludo-web-wss-only = Stranica stigla preko https dolazi do servera samo preko wss, a { $host } počinje sa ws.
