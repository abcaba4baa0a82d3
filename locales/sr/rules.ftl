# Srpski: varijante i pravila rečima.
pludo-preset-playpalace = PlayPalace Ludo
    .summary = PlayPalace Ludo: jedna kockica, bezbedna polja i bezbedna startna polja, a treća šestica zaredom poništava ceo potez.
pludo-preset-classic = Klasični Ludo
    .summary = Klasični Ludo: bez bezbednih polja na stazi, jedna sopstvena figura po polju, i igra se za sva mesta.
pludo-preset-indian = Indijski Ludo sa zvezdama
    .summary = Indijski Ludo: kao klasični, sa četiri zvezde na kojima niko ne može biti izbačen.
pludo-preset-nigerian = Nigerijski Ludo
    .summary = Nigerijski Ludo: dve kockice, sve se moraju odigrati, a figura koja izbaci ide pravo u kućicu.
pludo-preset-nigerian-classic = Nigerijski Ludo, klasični režim
    .summary = Nigerijski Ludo, klasični režim: jedna kockica, a izbacivanje donosi još jedno bacanje.
pludo-preset-strict = Strogi Ludo
    .summary = Strogi Ludo: bez dodatnih bacanja, bezbedno je samo tvoje startno polje, a sopstvene figure zatvaraju ciljnu stazu.
pludo-preset-jota = Ludo sa Jotom
    .summary = Ludo sa Jotom: dve sopstvene figure na polju postaju par, koji se kreće kao jedna i ne može biti izbačen.
pludo-preset-quick = Brzi Ludo
    .summary = Brzi Ludo: svi počinju s jednom figurom napolju, a dve u kućici pobeđuju. Dovoljno je deset minuta.
pludo-rule-heading-goal = Cilj.
pludo-rule-heading-board = Tabla.
pludo-rule-heading-teams = Partneri.
pludo-rule-heading-dice = Kockice i izlazak.
pludo-rule-heading-moving = Kretanje.
pludo-rule-heading-captures = Izbacivanje i bezbedna mesta.
pludo-rule-heading-extra = Dodatna bacanja.
pludo-rule-heading-first = Ko počinje.
pludo-rule-heading-turns = Potezi.
pludo-preset-figure-eight = Dvoboj u osmici
    .summary = Dvoboj u osmici: dva igrača na dve petlje koje se ukrštaju, sa strelicom koja drugog i gura nazad.
pludo-preset-hexagon = Šestougao
    .summary = Šestougao: do šest igrača sa po tri figure na jednom prstenu, i kockica koja voli šesticu.
pludo-preset-market-road = Put na pijacu
    .summary = Put na pijacu: karte umesto kockica, i put koji se račva.
pludo-preset-forty-squares = Četrdeset polja
    .summary = Četrdeset polja: nemačka igra. Šestica mora da izvede figuru, tri pokušaja dok nema nijedne na putu, a kućica je red od četiri mesta.
pludo-preset-parchis = Parchís
    .summary = Parchís: španska igra. Petica izvodi figuru, dve iste boje su barijera, a izbacivanje donosi dvadeset koraka.
pludo-preset-pachisi-partners = Pačisi s partnerima
    .summary = Pačisi s partnerima: dvoje protiv dvoje sa školjkama, svojim krakom napolje, ukrug i nazad. Niko ne mora da se pomeri.
pludo-preset-six-arms = Šest krakova
    .summary = Šest krakova: uobičajena igra na zvezdi sa šest krakova, do šest igrača.
pludo-preset-masquerade = Maskenbal
    .summary = Maskenbal: četiri vrata bine, a figura koja tamo stane uzima sposobnost koju niko drugi ne vidi.
pludo-preset-shield-smiths = Kovači štitova
    .summary = Kovači štitova: kovačnice daju štitove, koji se po izboru stavljaju na figuru.
pludo-preset-springboard = Odskočna daska
    .summary = Odskočna daska: opruge za skok i srećni novčići za drugo bacanje; dve figure u kućici pobeđuju.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, broj igrača { $high }.
       *[several] { $title }, broj igrača { $low } do { $high }.
    }
pludo-preset-changed = { $count ->
    [one] { $title }, promenjena { $count } opcija
    [few] { $title }, promenjene { $count } opcije
   *[other] { $title }, promenjeno { $count } opcija
}

## Vrednosti
pludo-value-on = uključeno
pludo-value-off = isključeno
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] nema
   *[other] { $value }
}
pludo-value-safe-squares-for-own = svoju boju
pludo-value-safe-squares-for-all = sve
pludo-value-safe-start-none = nikoga
pludo-value-safe-start-own = svoju boju
pludo-value-safe-start-all = sve
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = svaka posebno
pludo-value-dice-use-sum = sabrane
pludo-value-dice-usage-each = koja može
pludo-value-dice-usage-all-or-nothing = sve ako je moguće
pludo-value-stack-own-limit = { $value ->
    [0] bez ograničenja
   *[other] { $value }
}
pludo-value-home-blocking-none = ništa
pludo-value-home-blocking-pass = prolaz
pludo-value-home-blocking-pass-and-land = prolaz i stajanje
pludo-value-capture-captor-stay = ostaje
pludo-value-capture-captor-finish = ide u kućicu
pludo-value-capture-captor-start = ide u bazu
pludo-value-bonus-limit = { $value ->
    [0] bez ograničenja
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = posle poteza
pludo-value-bonus-timing-before-move = odmah
pludo-value-bonus-without-move-pass = potez se završava
pludo-value-bonus-without-move-roll = ipak se baca ponovo
pludo-value-sixes-max = { $value ->
    [0] bez ograničenja
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = potez se poništava
pludo-value-sixes-penalty-forfeit = bacanje propada
pludo-value-turn-first-seat = prvo mesto
pludo-value-turn-first-highest-roll = najveće bacanje
pludo-value-turn-first-lowest-roll = najmanje bacanje
pludo-value-turn-first-random = slučaj
pludo-value-powers-kind-none = ništa
pludo-value-powers-kind-shields = štitove
pludo-value-powers-kind-leaps = skokove
pludo-value-powers-kind-swaps = zamene
pludo-value-powers-kind-second-throws = druga bacanja
pludo-value-powers-kind-all = sve
pludo-value-powers-use-held = čuvaju se
pludo-value-powers-use-at-once = odmah
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = po mestima
pludo-value-turn-ranking-opening-rolls = po početnim bacanjima
pludo-value-end-places-first = s prvom pobedom
pludo-value-end-places-all = kad su sva mesta odlučena
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = nema
pludo-value-teams-pairs-opposite = jedan preko puta drugog
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] bez ograničenja
   *[other] { $value }
}

## Opcije
pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Krakovi table
    .desc = Koliko krakova ima tabla, a time i koliko igrača može da igra: 4 je uobičajeni krst. Staza raste s njima.
pludo-knob-board-markers = Figure svakog igrača
    .desc = Koliko figura ima svaki igrač.
pludo-knob-board-home-squares = Polja ciljne staze
    .desc = Koliko polja ima ciljna staza pre kućice, obično 5. Staza raste s njima.
pludo-knob-board-corner-tiles = Ugaona polja
    .desc = Dodaje jedno polje staze u svaki unutrašnji ugao krsta.
pludo-knob-board-home-entry-back = Ulaz u ciljnu stazu
    .desc = Koliko polja pre svog starta boja skreće u ciljnu stazu, obično 2.
pludo-knob-board-tokens-out = Figure napolju na početku
    .desc = Koliko figura svakog igrača počinje na startnom polju.
pludo-knob-safe-squares = Bezbedna polja
    .desc = Polja staze na kojima niko ne može biti izbačen.
pludo-knob-safe-squares-for = Bezbedna polja štite
    .desc = Sve, ili samo figure boje na čijem kraku leže.
pludo-knob-safe-start = Startna polja štite
    .desc = Koga startna polja štite: nikoga, samo figure svoje boje, ili sve.
pludo-knob-dice-count = Kockice
    .desc = Koliko se kockica baca odjednom: 1 ili 2.
pludo-knob-dice-use = Dve kockice se igraju
    .desc = Svaka kockica je poseban potez, ili se obe saberu u jedan.
pludo-knob-dice-usage = Koje se kockice igraju
    .desc = Odigraj bilo koju koja može, ili sve kad god je moguće.
pludo-knob-dice-same-marker = Ista figura sme obe kockice
    .desc = Sme li jedna figura da iskoristi više kockica jednog bacanja?
pludo-knob-stack-own-limit = Svoje figure na polju
    .desc = Najviše figura jednog igrača na jednom polju, 0 za bez ograničenja.
pludo-knob-stack-doubled = Parovi
    .desc = Dve svoje figure na polju idu zajedno za polovinu parnog broja i ne mogu biti izbačene.
pludo-knob-stack-doubled-forced-on-even = Parovi imaju prednost
    .desc = Na 2 ili 4 par mora da ide ako može.
pludo-knob-home-blocking = Svoje figure u ciljnoj stazi zatvaraju
    .desc = Ništa, prolaz, ili prolaz i stajanje na istom polju.
pludo-knob-capture-captor = Figura koja izbaci
    .desc = Ostaje gde je izbacila, ide pravo u kućicu, ili se vraća u bazu.
pludo-knob-bonus-all-sixes = Dodatno bacanje za šestice
    .desc = Bacanje u kom su samo šestice donosi još jedno bacanje.
pludo-knob-bonus-capture = Dodatno bacanje za izbacivanje
    .desc = Bacanje kojim se izbacuje donosi još jedno bacanje.
pludo-knob-bonus-limit = Dodatna bacanja u potezu
    .desc = Najviše dodatnih bacanja u jednom potezu, 0 za bez ograničenja.
pludo-knob-bonus-timing = Dodatno bacanje za šestice dolazi
    .desc = Posle poteza, ili odmah, i tada se sve kockice igraju zajedno.
pludo-knob-bonus-without-move = Šestice koje ne mogu da se odigraju
    .desc = Potez se završava, ili dodatno bacanje ipak dolazi.
pludo-knob-sixes-max = Najviše šestica zaredom
    .desc = Na toliko šestica zaredom sledi kazna, 0 za nikad.
pludo-knob-sixes-penalty = Kazna za previše šestica
    .desc = Poništava se ceo potez, ili samo propada poslednje bacanje.
pludo-knob-turn-first = Ko počinje
    .desc = Prvo mesto, najveće ili najmanje bacanje, ili slučaj.
pludo-knob-turn-ranking = Redosled igre
    .desc = Igra se po mestima, ili početna bacanja određuju redosled za celu igru.
pludo-knob-powers-kind = Polja moći daju
    .desc = Šta daju polja moći: ništa, štitove, skokove, zamene, druga bacanja, ili sve.
pludo-knob-powers-tiles = Polja moći na svakom kraku
    .desc = Toliko polja na svakom kraku daje moć.
pludo-knob-powers-use = Upotreba moći
    .desc = Moć se čuva dok je igrač ne upotrebi, ili se koristi odmah.
pludo-knob-turn-auto-single = Jedini potez se igra sam
    .desc = Ako je moguć samo jedan potez, odigra se bez pitanja.
pludo-knob-turn-auto-roll = Bacanje ide samo
    .desc = Dok nijedno bacanje ne bi ostavilo izbor, kockice i potezi idu sami.
pludo-knob-end-home = Figure u kućici za pobedu
    .desc = Koliko figura mora biti u kućici za pobedu.
pludo-knob-end-places = Igra se završava
    .desc = S prvom pobedom, ili kad su sva mesta odlučena.
pludo-knob-end-max-turns = Ograničenje poteza
    .desc = Posle toliko poteza pobeđuje ko ima najviše figura u kućici, 0 za bez ograničenja.

pludo-knob-teams-pairs = Partneri
    .desc = Svako igra za sebe, ili s partnerom preko puta.
pludo-knob-teams-together = Partneri pobeđuju zajedno
    .desc = Uključeno: partneri pobeđuju kad oboje imaju figure u kućici. Isključeno: svako igra za svoju pobedu.
pludo-knob-teams-help = Pomoć partneru
    .desc = Ko ima sve figure u kućici, igra dalje partnerovim.
pludo-knob-teams-pass = Prolaz pored partnera
    .desc = Uključeno: partnerove figure ti nikad nisu na putu, ni kao barijera. Isključeno: ne smeš da prođeš pored njih.
pludo-knob-teams-capture = Izbacivanje partnera
    .desc = Smeju li partneri da izbacuju jedan drugog?

pludo-rule-heading-chance = { $throw ->
    [cards] Karte.
    [spinner] Strelica.
   *[dice] Bacanja.
}
pludo-rule-heading-abilities = Sposobnosti.
pludo-rule-heading-amendments = Pravila koja se menjaju tokom igre.

## Tabla u obliku krsta
pludo-rule-goal = Dovedi { $board-markers ->
    [0] svoje figure
    [1] svoju figuru
    [one] svoju { $board-markers } figuru
    [few] svoje { $board-markers } figure
   *[other] svojih { $board-markers } figura
} oko staze i ciljnom stazom do kućice.
pludo-rule-board-markers = { $board-markers ->
    [one] Svako ima { $board-markers } figuru.
    [few] Svako ima { $board-markers } figure.
   *[other] Svako ima { $board-markers } figura.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] Pobeđuje ko je prvi dovede u kućicu.
       *[other] Pobeđuje ko prvi dovede sve figure u kućicu.
    }
   *[no] { $end-home ->
        [one] Pobeđuje ko prvi dovede { $end-home } figuru u kućicu.
        [few] Pobeđuje ko prvi dovede { $end-home } figure u kućicu.
       *[other] Pobeđuje ko prvi dovede { $end-home } figura u kućicu.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Zajedno igraju: { $teams }.
   *[none] Svako igra za sebe.
}
pludo-rule-team = { $first } i { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Partneri pobeđuju zajedno, kad oboje završe.
   *[no] Svako igra za svoju pobedu, i partneri.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Ko ima sve figure u kućici, igra dalje za partnera.
   *[no] Ko ima sve figure u kućici, čeka partnera.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Partnerove figure ti nikad nisu na putu.
   *[no] Ne smeš da prođeš pored partnerovih figura.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Partneri izbacuju jedan drugog kao i svi.
   *[no] Partneri ne izbacuju jedan drugog.
}
pludo-rule-end-places = { $end-places ->
    [all] Ostali igraju dalje dok se ne odluče sva mesta.
   *[first] Igra se završava s prvom pobedom.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Broj poteza nije ograničen.
    [one] Posle { $end-max-turns } poteza igra se završava, i pobeđuje ko ima najviše figura u kućici.
    [few] Posle { $end-max-turns } poteza igra se završava, i pobeđuje ko ima najviše figura u kućici.
   *[other] Posle { $end-max-turns } poteza igra se završava, i pobeđuje ko ima najviše figura u kućici.
}
pludo-rule-limit-together = Tada se partnerima broji zajedno.
pludo-rule-board-arms = { $board-arms ->
    [one] Tabla ima { $board-arms } krak.
    [few] Tabla ima { $board-arms } kraka.
   *[other] Tabla ima { $board-arms } krakova.
}
pludo-rule-track = { $track ->
    [one] Staza ima { $track } polje. Startna polja: { $starts }.
    [few] Staza ima { $track } polja. Startna polja: { $starts }.
   *[other] Staza ima { $track } polja. Startna polja: { $starts }.
}
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Ciljna staza ima { $board-home-squares ->
    [one] { $board-home-squares } polje
    [few] { $board-home-squares } polja
   *[other] { $board-home-squares } polja
}, zatim je kućica{ $arrive ->
    [exact] , za koju treba tačan broj
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Sve figure počinju u bazi.
    [one] Svako počinje sa { $board-tokens-out } figurom na startnom polju.
    [few] Svako počinje sa { $board-tokens-out } figure na startnom polju.
   *[other] Svako počinje sa { $board-tokens-out } figura na startnom polju.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Staza ima polje i u svakom unutrašnjem uglu.
   *[no] Staza nema ugaona polja.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Tvoje figure skreću u ciljnu stazu { $board-home-entry-back } polje pre tvog starta.
    [few] Tvoje figure skreću u ciljnu stazu { $board-home-entry-back } polja pre tvog starta.
   *[other] Tvoje figure skreću u ciljnu stazu { $board-home-entry-back } polja pre tvog starta.
}
pludo-rule-dice-count = { $dice-count ->
    [1] Bacaš jednu kockicu.
   *[other] Bacaš { $dice-count } kockice.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Obe kockice se saberu u jedan potez.
   *[separate] Svaka kockica je poseban potez.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Ako sve kockice mogu da se odigraju, moraju. Ako ne mogu, odigraj koja može, ali bez izbacivanja.
   *[each] Odigraj bilo koju kockicu koja može, dok ima takve.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Jedna figura sme da iskoristi obe kockice.
   *[no] Svaka figura sme da iskoristi samo jednu kockicu bacanja.
}
pludo-rule-enter = Šestica izvodi figuru iz baze na njeno startno polje.
pludo-rule-move = Figura ide tačno koliko kockica kaže i na stazi sme da prođe pored drugih. Ako možeš da se pomeriš, moraš.
pludo-rule-move-must = Ako možeš da se pomeriš, moraš.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Koliko god tvojih figura sme da deli polje.
    [1] Dve tvoje figure ne smeju stajati na istom polju.
    [one] Na jednom polju sme stajati najviše { $stack-own-limit } tvoja figura.
    [few] Na jednom polju smeju stajati najviše { $stack-own-limit } tvoje figure.
   *[other] Na jednom polju sme stajati najviše { $stack-own-limit } tvojih figura.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Dve tvoje figure na polju su par: idu zajedno za polovinu parnog broja, na neparan nikad, i ne mogu biti izbačene.
   *[no] Figure na istom polju idu jedna po jedna.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Na 2 ili 4 par mora da ide ako može.
   *[no] Slobodno biraš između para i jedne figure.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] U ciljnoj stazi tvoje figure ne smeju da prođu jedna pored druge.
    [pass-and-land] U ciljnoj stazi tvoje figure ne smeju ni da prođu ni da stanu jedna uz drugu.
   *[none] U ciljnoj stazi tvoje figure ne smetaju jedna drugoj.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Ako je moguć samo jedan potez, odigra se sam.
   *[no] Svaki potez igraš ti, i kad je jedini.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Dok nijedno bacanje ne bi ostavilo izbor, bacanja i potezi idu sami.
   *[no] Bacaš ti.
}
pludo-rule-capture = Figura koja stane gde protivnik stoji nezaštićen vraća ga u bazu: to je izbacivanje.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Na stazi nema bezbednih polja.
    [1] { $safe-called ->
        [star] Niko ne može biti izbačen na zvezdi, polju { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Polje { $safe-named } je bezbedno za svoju boju.
           *[all] Niko ne može biti izbačen na polju { $safe-named }.
        }
       *[plain] Niko ne može biti izbačen na polju { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Niko ne može biti izbačen na zvezdama, poljima { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Polja bezbedna za svoju boju: { $safe-named }.
           *[all] Niko ne može biti izbačen na poljima { $safe-named }.
        }
       *[plain] Niko ne može biti izbačen na poljima { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (bezbedno, { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Bezbedno polje štiti samo figure boje na čijem kraku leži.
   *[all] Bezbedna polja štite sve.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Niko ne može biti izbačen na startnom polju.
    [own] Tvoje figure su bezbedne na tvom startnom polju.
   *[none] Startna polja ne štite nikoga.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Figura koja izbaci ide pravo u kućicu.
    [start] Figura koja izbaci vraća se u svoju bazu.
   *[stay] Figura koja izbaci ostaje gde jeste.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Šestica donosi još jedno bacanje.
       *[other] Bacanje u kom su samo šestice donosi još jedno bacanje.
    }
   *[no] Šestica ne donosi dodatno bacanje.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Dodatno bacanje dolazi odmah, i tada se sve kockice igraju zajedno.
   *[after-move] Dodatno bacanje dolazi posle tvog poteza.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] I šestica koja ništa ne pomera donosi još jedno bacanje.
   *[pass] Šestica koja ništa ne pomera završava potez.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Izbacivanje donosi još jedno bacanje.
   *[no] Izbacivanje ne donosi dodatno bacanje.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Dodatna bacanja nisu ograničena.
   *[other] Najviše dodatnih bacanja u potezu: { $bonus-limit }.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Šestica zaredom sme biti koliko god.
    [1] Svaka šestica { pludo-rule-penalty }.
    [2] Druga šestica zaredom { pludo-rule-penalty }.
    [3] Treća šestica zaredom { pludo-rule-penalty }.
    [4] Četvrta šestica zaredom { pludo-rule-penalty }.
   *[5] Peta šestica zaredom { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] završava potez i poništava ga
   *[forfeit] ne igra se i završava potez
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Nikad je nema, jer šestica zaredom sme biti koliko god.
   *[other] { $sixes-penalty ->
        [rollback] Previše šestica zaredom poništava sve što je pomereno u tom potezu.
       *[forfeit] Poslednja od previše šestica se ne igra; ono pre nje ostaje.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Svi bacaju, i počinje ko baci najviše. Ko je izjednačen, baca ponovo.
    [lowest-roll] Svi bacaju, i počinje ko baci najmanje. Ko je izjednačen, baca ponovo.
    [random] Slučaj odlučuje ko počinje.
   *[seat] Počinje prvi igrač za stolom.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Svi bacaju pre igre, i igra se od najmanjeg bacanja ka najvećem. Izjednačeni za najmanje bacaju ponovo; ostali izjednačeni idu po mestima.
       *[highest-roll] Svi bacaju pre igre, i igra se od najvećeg bacanja ka najmanjem. Izjednačeni za najveće bacaju ponovo; ostali izjednačeni idu po mestima.
    }
   *[seats] Igra se po mestima.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Polja moći daju štitove.
    [leaps] Polja moći daju skokove.
    [swaps] Polja moći daju zamene.
    [second-throws] Polja moći daju druga bacanja.
    [all] Polja moći daju štit, skok, zamenu ili drugo bacanje.
   *[none] Nijedno polje ne daje moć.
}
pludo-rule-powers-tiles = Svaki krak ima { $powers-tiles ->
    [one] { $powers-tiles } polje moći.
    [few] { $powers-tiles } polja moći.
   *[other] { $powers-tiles } polja moći.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Moć se koristi čim se dobije.
   *[held] Moć se čuva dok je ne upotrebiš.
}

## Slobodne igre
pludo-rule-loose-win = Pobeđuješ uz: { $list }.
pludo-rule-loose-win-when = Pobeđuješ kad { $list }.
pludo-rule-goal-mover = Pobeđuješ kad posle svog poteza { $list }.
pludo-rule-goal-together = Svi pobeđuju zajedno kad za svakog važi: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Igra se završava bez pobednika kad za onoga ko je upravo igrao važi: { $list }.
    [all-together] Igra se završava bez pobednika kad za svakog važi: { $list }.
   *[anybody] Igra se završava bez pobednika kad za bilo koga važi: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Ostali igraju dalje dok se ne odluče sva mesta.
    [forever] Igra traje dok je ne prekineš.
   *[stop] Igra se završava s prvom pobedom.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Za ulazak u kućicu dovoljan je svaki broj koji je dostiže.
    [bounce] Za ulazak u kućicu treba tačan broj; s većim se ide nazad od kućice.
    [row] Figure pune kućicu od kraja: svakoj treba tačan broj do poslednjeg slobodnog mesta.
   *[exact] Za ulazak u kućicu treba tačan broj.
}
pludo-rule-loose-needs = { $captures ->
    [one] Pre ulaska u kućicu moraš izbaciti { $captures } figuru.
    [few] Pre ulaska u kućicu moraš izbaciti { $captures } figure.
   *[other] Pre ulaska u kućicu moraš izbaciti { $captures } figura.
}
pludo-rule-loose-finish-when = Figura sme u kućicu samo kad { $when }.
pludo-rule-loose-start-when = Figura sme da izađe iz baze samo kad { $when }.
pludo-rule-loose-start-limit = { $count ->
    [1] Figura sme da izađe iz baze samo dok nijedna tvoja nije na tabli.
    [one] Figura sme da izađe iz baze samo dok je na tabli manje od { $count } tvoje figure.
    [few] Figura sme da izađe iz baze samo dok je na tabli manje od { $count } tvoje figure.
   *[other] Figura sme da izađe iz baze samo dok je na tabli manje od { $count } tvojih figura.
}
pludo-rule-loose-toll = Kad izađeš iz baze: { $effects }.
pludo-rule-loose-move-when = Figura sme da ide samo kad { $when }.
pludo-rule-loose-capture-only = Figura može biti izbačena samo kad { $when }.
pludo-rule-loose-finish-reward = Kad figura uđe u kućicu: { $effects }.
pludo-rule-loose-team = { $members } igraju zajedno.
pludo-rule-loose-price = { $hangs ->
    [yes] Ko za to nema dovoljno poena, ne može da izvede figuru.
   *[no] { $count ->
        [1] Ko nema poen, ne može da izvede figuru.
       *[other] Ko ima manje od { $count } poena, ne može da izvede figuru.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Na početku kola ispadaš iz igre ako { $when }.
   *[always] Ispadaš iz igre ako { $when }.
}
pludo-rule-loose-last-left = Ko ostane sam, pobeđuje.
pludo-rule-loose-for-team = Partneri pobeđuju zajedno.
pludo-rule-loose-tokens = { $count ->
    [one] Svako ima { $count } figuru.
    [few] Svako ima { $count } figure.
   *[other] Svako ima { $count } figura.
}
pludo-rule-loose-tokens-each = Figure: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Svi idu { $tiles }, zatim kućica.
pludo-rule-loose-route = { $colour } ide { $tiles }, zatim kućica.
pludo-rule-loose-run = { $first } do { $last }
pludo-rule-loose-column = { $count ->
    [1] ciljna staza 1
   *[other] ciljna staza 1 do { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] ciljna staza { $squares }
   *[some] ciljna staza { $squares }, { $colours }
}
    .acc = { $whose ->
        [all] ciljnu stazu { $squares }
       *[some] ciljnu stazu { $squares }, { $colours }
    }
    .gen = { $whose ->
        [all] ciljne staze { $squares }
       *[some] ciljne staze { $squares }, { $colours }
    }
    .loc = { $whose ->
        [all] ciljnoj stazi { $squares }
       *[some] ciljnoj stazi { $squares }, { $colours }
    }
pludo-rule-loose-fork = zatim { $branches }
pludo-rule-loose-branch = preko { $name_gen } { $tiles }
pludo-rule-loose-leads = pa dalje na { $tile_acc }
pludo-rule-loose-tile-limit = { $count ->
    [one] Na polje staje najviše { $count } figura svih boja zajedno.
    [few] Na polje staju najviše { $count } figure svih boja zajedno.
   *[other] Na polje staje najviše { $count } figura svih boja zajedno.
}
pludo-rule-loose-towers = Figure jedne boje koje stoje zajedno su kula: idu zajedno.
pludo-rule-loose-barrier = Figure jedne boje na polju, njih { $count }, čine barijeru kroz koju niko ne prolazi.
pludo-rule-loose-single-file = Tvoje figure ne smeju da prođu jedna pored druge na { $tiles_loc }.
pludo-rule-loose-two-way = Na { $tiles_loc } figure smeju i nazad, dok tu ostaju.
pludo-rule-loose-distances = Sa { $tiles_gen }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } ne pomera
   *[other] { $way ->
        [back] { $name } pomera { $steps } nazad
       *[ahead] { $name } pomera { $steps }
    }
}
pludo-rule-loose-jump = Figura koja stane na { $tile_acc } odmah ide na { $end_acc }.
pludo-rule-loose-tile = Na { $tile_loc }: { $effects }.
pludo-rule-loose-tile-when = Na { $tile_loc }, ako { $when }: { $effects }.
pludo-rule-loose-hand = { $count ->
    [one] Svako drži { $count } kartu otvorenu za sve.
    [few] Svako drži { $count } karte otvorene za sve.
   *[other] Svako drži { $count } karata otvorenih za sve.
} U svom potezu vučeš dok ih nemaš { $count }, zatim izabereš jednu i odigraš je. Ako nijedna ne može, sve se odlažu.
pludo-rule-loose-dice = { $throw ->
    [spinner] Okretanja odjednom: { $count }. { pludo-rule-loose-dice-use }
   *[dice] Baca se kockica: { $count }. { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] Saberu se i igraju kao jedan potez; ako bilo koja izvodi figuru, izvodi je sa zbirom.
    [one] Izabereš jednu i odigraš je, ostale propadaju.
    [highest] Igra se ona koja vodi najdalje.
    [lowest] Igra se ona koja vodi najbliže.
   *[each] Igra se svaka, bilo kojim redom.
}
pludo-rule-loose-die = Kockica { $name } pokazuje { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } od { $total } karata: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } od { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, zatim { $effects }
    }
}
pludo-rule-loose-nothing = ništa se ne dešava
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; ako je moguće, moraš { $duties }
}
pludo-rule-loose-duty-always = Šta god padne, ako je moguće, moraš { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] izvesti figuru
    [leave-first-tile] osloboditi svoje prvo polje dok figure čekaju
    [open-barrier] otvoriti svoju barijeru
    [capture] izbaciti
   *[go-home] ući u kućicu
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; dok nijedna figura nije napolju, umesto toga { $orders }
   *[all] { $before }; kad su sve figure napolju, umesto toga { $orders }
}
pludo-rule-loose-only-if = { $what }, ali samo ako { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; ili { $item }
   *[and] { $before }; i { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } na mesto { $steps }
    }
    [slide] figura klizi dok ne naiđe na drugu, najdalje do poslednjeg polja
    [change] dve tvoje figure menjaju mesta
    [push] { $which ->
        [all] { $way ->
            [back] guraš sve tuđe figure { $steps } nazad
           *[ahead] guraš sve tuđe figure { $steps } napred
        }
       *[one] { $way ->
            [back] guraš tuđu figuru { $steps } nazad
           *[ahead] guraš tuđu figuru { $steps } napred
        }
    }
    [ransom] otkupljuješ svoju figuru
    [pass] propuštaš potez
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } nazad
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , ili deliš te korake na dva poteza
               *[other] , ili deliš te korake na najviše { $most } poteza
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = koliko je { $number }
pludo-rule-moves = { $which ->
    [all] sve tvoje figure idu
    [everybody] sve figure svih igrača idu
    [foremost] tvoja prva figura ide
    [hindmost] tvoja poslednja figura ide
   *[one] figura ide
}
pludo-rule-tokens-come = { $which ->
    [all] sve figure izlaze
    [up-to] { $most ->
        [one] izlazi do { $most } figure
        [few] izlaze do { $most } figure
       *[other] izlazi do { $most } figura
    }
   *[one] figura izlazi
}
pludo-rule-loose-again = { $throw ->
    [cards] vučeš ponovo
    [spinner] ponovo okrećeš strelicu
   *[dice] bacaš ponovo
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] smer igre se okreće
}
pludo-rule-whom = { $whose ->
    [next] sledeći igrač
    [previous] igrač pre tebe
    [partner] tvoj partner
    [leader] vodeći igrač
    [last] poslednji igrač
    [victim] igrač kome je figura izbačena
    [captor] igrač čija je figura izbacila
    [by-choice] drugi igrač po tvom izboru
    [by-draw] drugi igrač po žrebu
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] propuštaš toliko poteza koliko je { $amount }
        [everybody-else] svi ostali propuštaju toliko poteza koliko je { $amount }
       *[other] { pludo-rule-whom } propušta toliko poteza koliko je { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [1] propuštaš sledeći potez
        [one] propuštaš { $turns } potez
        [few] propuštaš { $turns } poteza
       *[other] propuštaš { $turns } poteza
    }
    [everybody-else] { $turns ->
        [1] svi ostali propuštaju potez
        [one] svi ostali propuštaju { $turns } potez
        [few] svi ostali propuštaju { $turns } poteza
       *[other] svi ostali propuštaju { $turns } poteza
    }
   *[other] { $turns ->
        [1] { pludo-rule-whom } propušta potez
        [one] { pludo-rule-whom } propušta { $turns } potez
        [few] { pludo-rule-whom } propušta { $turns } poteza
       *[other] { pludo-rule-whom } propušta { $turns } poteza
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] imaš još jedan potez
    [everybody-else] svi ostali imaju dodatni potez
   *[other] { pludo-rule-whom } ima dodatni potez
}
pludo-rule-loose-go-on = { $whose ->
    [self] igru nastavljaš ti
   *[other] igru nastavlja { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] gubiš potez
    [next] tvoj potez ide sledećem igraču
    [previous] tvoj potez ide igraču pre tebe
    [partner] tvoj potez ide partneru
    [leader] tvoj potez ide vodećem igraču
    [last] tvoj potez ide poslednjem igraču
   *[colour] umesto tebe igra { $colour }
}
pludo-rule-loose-turn-begin = { $name }: ako { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: na kraju tvog poteza, ako { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Svako kolo se igra od vodećeg ka poslednjem.
    [last] Svako kolo se igra od poslednjeg ka vodećem.
    [opening] { $throw ->
        [cards] Pre igre svi vuku za redosled svih poteza; prva igra { $first ->
            [lowest] najmanja
           *[highest] najveća
        } karta.
        [spinner] Pre igre svi okreću strelicu za redosled svih poteza; prvi igra { $first ->
            [lowest] najmanji
           *[highest] najveći
        } broj.
       *[dice] Pre igre svi bacaju za redosled svih poteza; prvi igra ko baci { $first ->
            [lowest] najmanje
           *[highest] najviše
        }.
    }
   *[draw] { $throw ->
        [cards] Pre svakog kola svi vuku za redosled; prva igra najveća karta.
        [spinner] Pre svakog kola svi okreću strelicu za redosled; prvi igra najveći broj.
       *[dice] Pre svakog kola svi bacaju za redosled; prvi igra ko baci najviše.
    }
}
pludo-rule-new-token = { $whose ->
    [self] dobijaš novu figuru
   *[other] { pludo-rule-whom } dobija novu figuru
}
pludo-rule-give = { pludo-rule-whom } dobija tu figuru
pludo-rule-send = { $how ->
    [by-choice] ta figura ide na { $tiles_acc }, po izboru
    [by-draw] ta figura ide na { $tiles_acc }, kako padne žreb
   *[none] ta figura ide na { $tiles_acc }
}
pludo-rule-most-markers = { $count ->
    [one] Niko nema više od { $count } figure.
    [few] Niko nema više od { $count } figure.
   *[other] Niko nema više od { $count } figura.
}
pludo-rule-most-markers-taken = { $count ->
    [one] Ko ima { $count } figuru, ne dobija novu.
    [few] Ko ima { $count } figure, ne dobija novu.
   *[other] Ko ima { $count } figura, ne dobija novu.
}
pludo-rule-loose-gain-any = dobijaš sposobnost po svom izboru
pludo-rule-loose-gain = dobijaš { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , odmah
   *[held] {""}
}{ $hidden ->
    [yes] ; ostali ne znaju da imaš tu sposobnost
   *[no] {""}
}.
pludo-rule-loose-abilities = Pre nego što { $throw ->
    [cards] vučeš
    [spinner] okreneš strelicu
   *[dice] baciš
}, smeš da upotrebiš jednu sposobnost, jednu u potezu. Niko ih ne drži više od { $limit }.
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] gubiš { pludo-rule-points }
       *[won] dobijaš { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] svi ostali gube { pludo-rule-points }
       *[won] svi ostali dobijaju { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } gubi { pludo-rule-points }
       *[won] { pludo-rule-whom } dobija { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
   *[other] toliko poena koliko je { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Niko ne može biti izbačen.
    [beside] Figura izbacuje gde stane i na susednim poljima.
    [pass] Figura izbacuje gde stane i gde prođe.
   *[land] Figura izbacuje gde stane.
}
pludo-rule-loose-waiting = { $which ->
    [one] Figura koja stane na tuđe prvo polje izbacuje i jednu koja čeka u toj bazi.
   *[all] Figura koja stane na tuđe prvo polje izbacuje i sve koje čekaju u toj bazi.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Izbačena figura se vraća u bazu.
    [one] Izbačena figura ide { $steps } korak nazad.
    [few] Izbačena figura ide { $steps } koraka nazad.
   *[other] Izbačena figura ide { $steps } koraka nazad.
}
pludo-rule-loose-prisoner = Izbačena figura je u svojoj bazi zarobljenik onoga ko ju je izbacio i ne može da izađe dok se ne otkupi.
pludo-rule-loose-take-over = Izbačena figura prelazi onome ko ju je izbacio, u njegovu bazu i sa sledećim slobodnim brojem; veći brojevi onoga ko ju je izgubio smanjuju se za jedan. Niko ne gubi poslednju figuru: ona se vraća u bazu.
pludo-rule-loose-swap = Izbačena figura ide na polje s kog je došla ona koja ju je izbacila, ili u bazu ako njen put tamo ne vodi.
pludo-rule-loose-sent-to = Izbačena figura ide na { $tile_acc }, ili u bazu ako je tamo izbačena ili njen put tamo ne vodi.
pludo-rule-duel = Pre izbacivanja obe strane bacaju kockicu. Uspeva ako onaj ko izbacuje baci { $needs ->
    [at-least] bar toliko
   *[higher] više
}; ako ne, njegova figura { $beaten ->
    [start] ide u bazu.
   *[stays] ostaje gde je bila.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Figura koja izbaci ide { $steps } korak nazad.
    [few] Figura koja izbaci ide { $steps } koraka nazad.
   *[other] Figura koja izbaci ide { $steps } koraka nazad.
}
pludo-rule-loose-captor-sent = Figura koja izbaci ide na { $tile_acc }, ako njen put tamo vodi.
pludo-rule-loose-safe = Niko ne može biti izbačen na { $tiles_loc }.
pludo-rule-loose-spared-closed = Niko ne sme da stane gde protivnik ne može biti izbačen.
pludo-rule-loose-groups = Figure jedne boje na polju, njih { $count } ili više, ne mogu biti izbačene.
pludo-rule-loose-reward = Kad izbaciš: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Svi vuku, i najveća karta počinje.
        [spinner] Svi okreću strelicu, i najveći broj počinje.
       *[dice] Svi bacaju, i počinje ko baci najviše.
    }
    [lowest] { $throw ->
        [cards] Svi vuku, i najmanja karta počinje.
        [spinner] Svi okreću strelicu, i najmanji broj počinje.
       *[dice] Svi bacaju, i počinje ko baci najmanje.
    }
    [random] Slučaj odlučuje ko počinje.
   *[seat] Počinje prvi igrač za stolom.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Igra se suprotno od kazaljke na satu.
   *[clockwise] Igra se u smeru kazaljke na satu.
}
pludo-rule-loose-tries = { $count ->
    [one] Ko nema figuru na putu, ima { $count } pokušaj da je izvede.
    [few] Ko nema figuru na putu, ima { $count } pokušaja da je izvede.
   *[other] Ko nema figuru na putu, ima { $count } pokušaja da je izvede.
}
pludo-rule-loose-again-limit = { $throw ->
    [cards] Ponovnih vučenja u potezu najviše: { $count }.
    [spinner] Ponovnih okretanja strelice u potezu najviše: { $count }.
   *[dice] Ponovnih bacanja u potezu najviše: { $count }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } { pludo-ordinal } put zaredom se ne igra, vraća poslednju pomerenu figuru u bazu i završava potez.
   *[lost] { $name } { pludo-ordinal } put zaredom se ne igra i završava potez.
}
pludo-rule-each-time = { $again ->
    [yes] , svaki put
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, kad { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, uz { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, kad { $when }{ pludo-rule-each-time }.
   *[on] { $name }, uz { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = sve figure u kućici
pludo-rule-loose-trigger-last-left = ispadanje svih ostalih
pludo-rule-loose-trigger-team-home = sve figure tvoje strane u kućici
pludo-rule-loose-trigger-home = { $number ->
    [one] { $number } figuru u kućici
    [few] { $number } figure u kućici
   *[other] { $number } figura u kućici
}
pludo-rule-loose-trigger-captures = { $number ->
    [one] { $number } izbacivanje
    [few] { $number } izbacivanja
   *[other] { $number } izbacivanja
}
pludo-rule-loose-trigger-round = kolo { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] prvu kartu { $name }
   *[other] prvi ishod { $name }
}

## Upozorenja
pludo-clash-order-unranked = Bacanja mogu da odrede redosled samo ako počinje najveće ili najmanje: promeni { pludo-knob-turn-first }.
pludo-clash-powers-all = Od svih moći biraš jednu i čuvaš je: postavi { pludo-knob-powers-use } na { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Drugim bacanjima treba jedna kockica, ili sabrane: promeni { pludo-knob-dice-count } ili { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Par su tačno dve figure: postavi { pludo-knob-stack-own-limit } na 2.
pludo-clash-doubled-die = Paru treba jedna kockica: postavi { pludo-knob-dice-count } na 1, a { pludo-knob-dice-use } na { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Na jednom polju sme stajati najviše figura igrača: { $limit }. Postavi { pludo-knob-board-tokens-out } na { $limit } ili manje.
pludo-clash-beyond-track = { $track ->
    [one] Staza ima { $track } polje, pa nema bezbednog polja { $square }.
    [few] Staza ima { $track } polja, pa nema bezbednog polja { $square }.
   *[other] Staza ima { $track } polja, pa nema bezbednog polja { $square }.
}
pludo-clash-markers = { $markers ->
    [one] Svako ima { $markers } figuru, pa ih više ne može ni početi napolju ni biti traženo u kućici.
    [few] Svako ima { $markers } figure, pa ih više ne može ni početi napolju ni biti traženo u kućici.
   *[other] Svako ima { $markers } figura, pa ih više ne može ni početi napolju ni biti traženo u kućici.
}
pludo-clash-teams-arms = Partneri sede jedan preko puta drugog: postavi { pludo-knob-board-arms } na paran broj od 4 naviše, ili { pludo-knob-teams-pairs } na { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Na stazi od { $track } polja igrači se nikad ne bi sreli: smanji { pludo-knob-board-home-entry-back }.
pludo-clash-players = Od { $low } do { $high } igrača nije raspon.
pludo-clash-chance-dice = Ova varijanta sama kaže šta se baca: postavi { pludo-knob-dice-count } na 1.
pludo-clash-chance-sum = Ova varijanta menja strane kockica: moraju se igrati posebno.
pludo-clash-no-way-out = Niko nikad ne bi mogao da izvede figuru iz baze, pa ovo nije igra.
pludo-clash-no-way-home = Niko nikad ne bi mogao da dovede figuru u kućicu, pa ovo nije igra.
pludo-clash-chance-doubled = Paru treba obična kockica, a ova varijanta sama kaže šta se baca: isključi { pludo-knob-stack-doubled }.

pludo-warning-sixes-max-one = S ovom opcijom se kažnjava svaka šestica, pa niko nikad ne može da izađe iz baze.
pludo-warning-sum-cannot-finish = Kad se obe kockice sabiraju, figura na korak od kućice nikad ne može u nju.
pludo-warning-no-ludo-home = Po pravilima ovo više nije Ludo: u kućicu nikad ne može figura igrača { $colours_gen } (L-27).
pludo-warning-no-ludo-capture = Po pravilima ovo više nije Ludo: niko nikad ne može biti izbačen (L-32, L-33).

## Botovi
pludo-bots-no-weights = Pamćenje eksperta ne može da se pročita, pa igra kao težak.
pludo-bots-unlearned = Ekspert nije naučio ova pravila, pa igra kao težak.

## Pitanja za sve
pludo-rule-heading-questions = Pitanja za sve.
pludo-rule-own-decks = Svako vuče iz svog špila.
pludo-rule-pass-card = daješ kartu po svom izboru; { pludo-rule-whom } je dobija
pludo-rule-ask = svi biraju za { $name }
pludo-rule-question = { $name }: svako bira { $answers }{ $shown ->
    [together] , a sve se pokazuje na kraju
   *[at-once] { "" }
}. Zatim za svakog igrača: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Glasa se za { $name }: treba { $needs ->
    [everybody] da svi budu za
   *[majority] više glasova za nego protiv
}{ $shown ->
    [together] . Glasovi se pokazuju na kraju.
   *[at-once] .
}
