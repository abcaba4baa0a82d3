# Srpski: lekcije vođene igre.
pludo-lesson = Lekcija { $number }: { $text }
pludo-lesson-title = Vođena igra
pludo-lesson-race = Ludo je trka: provedi figure jednom oko table i u kućicu, pre nego što to uradi { $opponent }. U ovoj vođenoj igri pobeđuje prva figura u kućici. { $roll } baca kockicu: pritisni.
    .touch = Ludo je trka: provedi figure jednom oko table i u kućicu, pre nego što to uradi { $opponent }. U ovoj vođenoj igri pobeđuje prva figura u kućici. Dugme { $roll } baca kockicu.
pludo-lesson-yard = Tvoje četiri figure čekaju u bazi, a izvodi ih samo šestica. Pritisni { $roll } ponovo, da baciš. Može i { $next }: uvek radi ono što je očigledno sledeće.
    .touch = Tvoje četiri figure čekaju u bazi, a izvodi ih samo šestica. Baci ponovo.
pludo-lesson-choose = Šestica, i imaš izbor: pritisni broj figure. Ili neka strelice čitaju izbore redom, a Enter igra onaj koji poslednji čuješ.
    .touch = Šestica, i imaš izbor: svaki tvoj potez je dugme pod „Tvoji potezi“. Na tabli možeš i da dodirneš figuru.
pludo-lesson-six = Šestica donosi još jedno bacanje. Ali tri šestice zaredom poništavaju ceo potez. Pritisni { $roll }.
    .touch = Šestica donosi još jedno bacanje. Ali tri šestice zaredom poništavaju ceo potez. Baci.
pludo-lesson-map = Tabla je krug; polja ima { $track }. Krećeš sa { $start }, ideš jednom ukrug do { $entry } i tu skrećeš na svoju ciljnu stazu dužine { $column }; { $others }. { pludo-lesson-safe }
pludo-lesson-safe =
    { $count ->
        [0]
            { $safe-start ->
                [all] Na startnom polju niko ne može biti izbačen.
                [own] Na svom startnom polju ne mogu da te izbace.
               *[none] Nijedno polje kruga nije bezbedno.
            }
       *[other]
            { $safe-start ->
                [all] Na { $safe } i na svakom startnom polju niko ne može biti izbačen.
                [own] Na { $safe } niko ne može biti izbačen, a na svom startnom polju ne mogu da izbace tebe.
               *[none] Na { $safe } niko ne može biti izbačen.
            }
    }
pludo-lesson-other-start = { $name } kreće sa { $square }
pludo-lesson-explore = Stojiš na { $square }, bezbednom polju. Sada prošetaj po tabli: { $explore-on } ide dalje, { $explore-back } nazad, { $explore-own } na tvoju figuru, { $explore-safe } na sledeće bezbedno polje, { $explore-here } kaže šta je tu. Tvoja figura ostaje gde jeste. Kad razgledaš, baci.
    .touch = Stojiš na { $square }, bezbednom polju. Sada prošetaj po tabli: „Tabla, polje po polje“ prikazuje svako polje i ko na njemu stoji. Tvoja figura ostaje gde jeste. Kad razgledaš, baci.
pludo-lesson-board = Pitaj kad god želiš: { $board } čita celu tablu, { $my-tokens } tvoje figure i koliko im je ostalo, { $turn } ko je na redu. Probaj nešto, pa baci.
pludo-lesson-help = { $help } kaže šta sada možeš, i sve tastere; tamo strelica dole čita dalje, a Escape zatvara. U ovoj vođenoj igri počinje lekcijom. { $key-help } objašnjava svaki taster koji pritisneš.
    .touch = { $help } kaže šta sada možeš. U ovoj vođenoj igri počinje lekcijom. Baci.
pludo-lesson-rules = { $rules } čita pravila ovog stola, red po red. Stolovi se mogu razlikovati. Pogledaj ih, pa baci.
pludo-lesson-near = Sada { $opponent } ima figuru napolju, četiri polja ispred tebe. { $near } kaže koga možeš da izbaciš, ko može tebe i koliko je verovatno. Zatim baci: četvorka bi bila dobra.
pludo-lesson-capture = Tvoja figura staje na tuđu, i ta se vraća u bazu: to je izbacivanje. I tebi se može desiti na svakom polju koje nije bezbedno. Baci dalje.
pludo-lesson-history = Ako ti je nešto promaklo, { $older } čita starije redove, { $newer } novije, { $repeat } ponavlja poslednji. { $since } kaže šta se desilo od tvog poslednjeg poteza.
    .touch = Ako ti je nešto promaklo, „Šta je rečeno“ ima poslednje redove. { $since } kaže šta se desilo od tvog poslednjeg poteza.
pludo-lesson-tip = { pludo-lesson-tip-early } Za to ti treba šestica. Baci.
pludo-lesson-hint = Pravi izbor: idi dalje svojom figurom ili izvedi drugu. U celoj igri želiš i drugu figuru; ovde pobeđuje prva u kućici, pa je trčanje važnije. { $hint } kaže šta bi uradio jak igrač i zašto. Zatim pritisni cifru.
    .touch = Pravi izbor: idi dalje svojom figurom ili izvedi drugu. U celoj igri želiš i drugu figuru; ovde pobeđuje prva u kućici, pa je trčanje važnije. { $hint } kaže šta bi uradio jak igrač i zašto. Zatim izaberi.
pludo-lesson-undo = Ipak drugačije? { $undo } vraća tvoj izbor i biraš ponovo; kockice ostaju kako su pale. Inače baci dalje.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Baci.
pludo-lesson-entry = Tvoje skretanje ka kućici je blizu: posle { $entry } skrećeš na svoju ciljnu stazu, gde te niko ne prati. Baci.
pludo-lesson-exact = Na svojoj si ciljnoj stazi i tu te niko ne može izbaciti. Za kućicu ti treba tačan broj; { $explore-faces } na polju tvoje figure kaže kuda koji broj vodi. Baci.
    .touch = Na svojoj si ciljnoj stazi i tu te niko ne može izbaciti. Za kućicu ti treba tačan broj. Baci.
pludo-lesson-end = To je bila vođena igra. Znaš tablu, tastere i pravila; cela igra se dobija sa sve četiri figure u kućici. Enter je počinje odmah, Escape otvara meni.
    .touch = To je bila vođena igra. Znaš tablu i pravila; cela igra se dobija sa sve četiri figure u kućici.
pludo-lessons-stopped = Nema više lekcija. Igra se nastavlja.
pludo-lesson-tip-early = Napomena: izvedi figuru rano, i još jednu kad možeš, da nijedno bacanje ne propadne.
pludo-lesson-tip-spread = Napomena: razmaknute figure daju ti veći izbor; figure blizu jedna drugoj više prete.
pludo-lesson-tip-safe = Kad je neko iza tebe, završi potez na bezbednom polju ili blizu njega.
pludo-first-title = Prvi koraci
pludo-first-map = Mapa
pludo-first-ring =
    Tabla je krug; polja ima { $track }, numerisanih u smeru igre. Startna polja: { $starts }. Svako ide jednom ukrug i { $back ->
        [one] { $back } polje
        [few] { $back } polja
       *[other] { $back } polja
    } pre svog starta skreće na svoju ciljnu stazu dužine { $column }, a iza nje je kućica. { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Prvi tasteri
    .touch = Prva dugmad
pludo-first-play = { $roll } baca. Broj figure je pomera; { $next } radi ono što je očigledno sledeće.
    .touch = { $roll } baca. Svaki tvoj potez je dugme.
pludo-first-ask = { $board } čita celu tablu, { $my-tokens } tvoje figure i koliko im je ostalo, { $turn } ko je na redu, { $near } koga možeš da izbaciš i ko može tebe, { $since } šta se desilo od tvog poslednjeg poteza.
pludo-first-explore = { $explore-on } i { $explore-back } hodaju po tabli polje po polje, { $explore-own } ide na tvoju sledeću figuru, { $explore-safe } na sledeće bezbedno polje, { $explore-here } kaže šta je tu. Figure ostaju gde jesu.
    .touch = „Tabla, polje po polje“ prikazuje svako polje i ko na njemu stoji.
pludo-first-help = { $help } pomaže, { $rules } čita pravila stola, { $hint } kaže šta bi uradio jak igrač, { $undo } vraća tvoj izbor gde sto dozvoljava.
pludo-first-tips = Napomene
