# Srpski: šta nije u redu u datoteci pravila, poziciji ili zapisu.
pludo-problem-field-twice = i { $knob } kaže to isto: zadrži jedno od njih
pludo-problem-clash-doubled-pair = par su tačno dve figure, pa stack.own_limit mora biti 2
pludo-problem-clash-doubled-die = par traži jednu kockicu: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit pušta najviše figura na polje: { $limit }, pa toliko najviše može početi na startu
pludo-problem-clash-beyond-track = staza ima polja: { $track }, a { $square } je iza kraja
pludo-problem-clash-markers = to je više od broja figura svakog igrača: { $markers }
pludo-problem-clash-teams-arms = partneri sede jedan naspram drugog, a broj krakova { $arms } to ne dozvoljava, napiši paran broj od 4 naviše
pludo-problem-clash-never-meet = na stazi dužine { $track } nijedno polje ne bi bilo na svačijem putu, napiši manje
pludo-problem-clash-players = od { $low } do { $high } igrača nije raspon
pludo-problem-clash-chance-dice = datoteka koja sama kaže šta se baca traži dice.count 1
pludo-problem-clash-chance-doubled = par traži običnu kockicu, a ova datoteka sama kaže šta se baca
pludo-problem-clash-chance-sum = datoteka koja sama kaže šta strane rade traži dice.use separate
pludo-problem-rival = i { $key } kaže to isto, i to važi
pludo-problem-faces-gone = strane osnove su nestale, jer spisak zamenjuje celu kockicu: { $names }. Da ostanu, napiši merge = ["outcome"] na vrhu datoteke
pludo-problem-title-of-base = datoteka ga ne daje, pa igrači čuju naslov osnove, { $title }
pludo-problem-knob-fixed = tabla i broj kockica se ne menjaju tokom igre
pludo-problem-no-such-seat = tabla nema mesto te boje, ima { $seats }
pludo-problem-route-generated = putevi ove table se prave sami, igra sa sopstvenim putevima ima kind = "loose"
pludo-problem-not-a-file-name = nije ime datoteke
pludo-problem-names-a-path = datoteka sme da navede pravila, ali ne i mesto gde su; instaliraj datoteku pravila i navedi njeno ime
pludo-problem-base-circle = osnove vode u krug ili ih je u nizu više od { $most }
pludo-problem-not-merge = treba spisak blokova koji se po imenima spajaju sa blokovima osnove: { $blocks }
pludo-problem-base-kind = mora biti { $kind } kao osnova { $base }
pludo-problem-not-a-base = treba ime isporučene varijante ili datoteke u istoj fascikli
pludo-problem-no-base = nema isporučene varijante ni datoteke u istoj fascikli sa imenom { $base }
pludo-problem-not-change = treba tabela ključeva pod navodnicima, na primer "outcome.6.weight" = 2
pludo-problem-key-too-deep = u ključu je previše delova
pludo-problem-toml-unquoted = tekst se piše pod navodnicima: "{ $word }"
pludo-problem-toml-open-quote = na kraju teksta nedostaje navodnik
pludo-problem-toml-open-block = ime bloka mora se završiti sa { $bracket }
pludo-problem-toml-no-equals = između ključa i vrednosti treba znak jednakosti
pludo-problem-toml-no-value = treba vrednost: broj, true, false, tekst pod navodnicima ili spisak u uglastim zagradama
pludo-problem-toml-open-list = spisak ima zareze između vrednosti i ] na kraju
pludo-problem-toml-open-table = tabela u jednom redu ima zareze između ključeva i { "}" } na kraju
pludo-problem-toml-more = { $rest } ovde ne može da sledi; svaki ključ ima svoj red, a beleška počinje sa #
pludo-problem-toml-no-key = red počinje ključem, blokom u uglastim zagradama ili sa # za belešku
pludo-problem-toml-backslash = obrnuta kosa crta u tekstu mora se udvojiti
pludo-problem-toml-curly = { $sign } je kriv navodnik, napiši pravi, "
pludo-problem-toml-capital = napiši { $word } malim slovima
pludo-problem-toml-key-twice = ključ { $key } je ovde drugi put
pludo-problem-toml-block-twice = blok { $block } je ovde drugi put, spoji njegove redove
pludo-problem-toml-block-mixed = { $block } iznad ima druge zagrade: blok koji postoji jednom piše se [{ $block }], jedan od više njih [[{ $block }]]
pludo-problem-toml-too-large = nije ispravan TOML: vrednost je preduboka ili prevelika
pludo-problem-number-too-large = toliko veliki broj ne treba nijednoj datoteci
pludo-problem-too-deep = previše nivoa jedan u drugom
pludo-problem-not-a-kind = mora biti 'cross' ili 'loose'
pludo-problem-not-schema-1 = mora biti 1
pludo-problem-game-in-cross = pripada sopstvenoj igri, kind = "loose"; mešavini opcija ime daje title = "..." na vrhu
pludo-problem-missing = nedostaje
pludo-problem-no-block = nema takvog bloka
pludo-problem-no-block-but = nema takvog bloka, ima samo { $blocks }
pludo-problem-key-at-top = ne stoji ni u jednom bloku, pripada pod { $either }
pludo-problem-no-key = nema takvog ključa
pludo-problem-no-key-but = nema takvog ključa, ima samo { $keys }
pludo-problem-not-a-table = treba tabela, piše se [{ $table }]
pludo-problem-not-tables = treba spisak tabela, svaka se piše [[{ $table }]]
pludo-problem-too-many = ima ih { $count }, a najviše može { $most }
pludo-problem-not-keys = { $block } nije tabela ključeva
pludo-problem-none-named = nema { $block } sa imenom { $name }
pludo-problem-not-a-text = treba tekst u jednom redu, sa najviše { $most } znakova
pludo-problem-not-whole = treba ceo broj od { $low } do { $high }, a ne { $value }
pludo-problem-not-a-number = treba broj veći od 0, najviše { $most }, a ne { $value }
pludo-problem-not-a-choice = treba jedno od ovoga: { $choices }, a ne { $value }
pludo-problem-not-a-list = treba spisak tekstova, najviše { $most }
pludo-problem-not-a-line = { $value } nije tekst u jednom redu
pludo-problem-not-a-phrase = { $value } nije { $either }
pludo-problem-not-in-range = { $way ->
    [back] broj u { $value } mora biti od 1 do { $most }, sa minusom za hod unazad
   *[on] broj u { $value } mora biti od 1 do { $most }
}
pludo-problem-not-a-route = treba tekst od imena polja
pludo-problem-not-changes = treba tabela ključeva i njihovih novih vrednosti
pludo-problem-not-amendable = ne može se menjati tokom igre, može samo { $blocks }
pludo-problem-not-quoted-key = ključ mora biti pod navodnicima: "{ $key }"
pludo-problem-no-key-to-change = nema ključa { $name } koji bi se promenio u { $block }
pludo-problem-route-too-long = predugačak je, put ima najviše polja: { $most }
pludo-problem-route-empty = treba bar jedno polje pre kućice
pludo-problem-route-stray-sign = ima ')' ili '|', a pre toga nema '('
pludo-problem-route-open-fork = ima '(' koja nije zatvorena
pludo-problem-route-too-many-ways = ima koraka: { $steps }, kad se ono posle račvanja broji za svaku granu, a najviše može { $most }
pludo-problem-route-too-deep = račvanja jedno u drugom su dublja od { $most }
pludo-problem-route-begins-with-fork = mora početi poljem, a ne račvanjem
pludo-problem-route-branches = u račvanju trebaju bar dve grane različitih imena
pludo-problem-route-branch-form = grane se pišu 'ime: polja'
pludo-problem-route-branch-empty = na grani { $branch } nema nijednog polja
pludo-problem-route-leads-nowhere = jedna grana vodi na { $tile }, a to polje nije na putu
pludo-problem-route-tile-lost = nikad ne stiže na { $tile }: sve grane pre njega vode drugde
pludo-problem-route-no-way-home = sa { $tile } nema puta do kućice
pludo-problem-route-later = putevi sa ciljnom stazom ili sa redom mesta ostaju kakvi jesu
pludo-problem-laps-too-many = vraća se nazad, i po njemu se na previše načina može preći koraka: { $far }; svi zajedno smeju imati koraka: { $most }
pludo-problem-route-mixed-run = ima niz { $run } između dve vrste polja
pludo-problem-route-tile = ima polje { $tile }, a to ime ne može da se koristi
pludo-problem-no-such = nema { $what } sa imenom { $name }
pludo-problem-two-seats = dva mesta imaju ovu boju
pludo-problem-one-seat = jedno mesto nije dovoljno, trebaju bar dva; za trku jednog igrača napiši min_players = 1 u [game]
pludo-problem-two-outcomes = dva ishoda imaju ovo ime
pludo-problem-dice-twice = mora se izostaviti tamo gde svaka kockica ima svoj blok
pludo-problem-dice-cards = karte se vuku jedna po jedna: više kockica traži 'dice' ili 'spinner'
pludo-problem-one-die = { $use } traži dve ili više kockica
pludo-problem-two-dice = dve kockice imaju ovo ime
pludo-problem-no-face = treba bar jedna strana
pludo-problem-weight-and-dice = mora se izostaviti: gde kockice imaju svoje blokove, njihove strane kažu koliko često padaju
pludo-problem-too-much-work = jedno jedino pitanje, na primer ko koga može izbaciti, gledalo bi više pozicija od { $most }; manje kockica, figura ili uslova to smanjuje
pludo-problem-too-many-throws = kockice mogu pasti na više načina od { $most }
pludo-problem-one-throw = kockice mogu pasti na samo jedan način, to nije slučajnost
pludo-problem-hand-no-cards = ruka postoji samo za 'cards'
pludo-problem-hand-too-big = sve ruke zajedno drže karata: { $held }, a ima ih samo { $copies }
pludo-problem-hand-no-order = karta u ruci mora moći da se odigra: daj joj nalog, 'pass' ako nema drugog
pludo-problem-hand-tries = gde igrači biraju iz ruke, nema ponovnih pokušaja
pludo-problem-no-ransom = ništa nikad ne oslobađa zarobljenika: dodaj 'ransom' nekom ishodu
pludo-problem-no-prisoner = 'ransom' oslobađa zarobljenike, a nijedno izbacivanje ih ne hvata
pludo-problem-take-over-later = ne može se menjati u igri u kojoj figure menjaju vlasnika
pludo-problem-take-over-row = 'row' nema mesta za figure koje menjaju vlasnika
pludo-problem-not-steps = mora reći koliko daleko ishodi vode: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = dve tabele daljina imaju ovo ime
pludo-problem-tile-twice = { $tile } je u dve tabele daljina
pludo-problem-too-many-meetings = previše puteva deli previše polja: parova mesta na istom polju ima { $meetings }, a najviše može { $most }
pludo-problem-two-jumps = dva skoka počinju na ovom polju
pludo-problem-jump-off-route = { $tile } nije na putu boje { $colour }, a ona može stati gde skok počinje
pludo-problem-jump-circle = skokovi vode u krug nazad na { $tile }
pludo-problem-two-abilities = dve sposobnosti imaju ovo ime
pludo-problem-ability-name = { $name } u ovoj datoteci znači nešto drugo, izaberi drugo ime
pludo-problem-ability-number = { $kind } traži ceo broj od 1
pludo-problem-ability-no-number = pripada samo uz { $kind }
pludo-problem-ability-not-hidden = ono što se odmah koristi vide svi
pludo-problem-ability-throw = drugo bacanje po izboru traži bacanja koja se igraju kao jedno: jednu kockicu, ili kockice čiji se zbir igra ili od kojih se bira, i bez ruke
pludo-problem-nothing-to-choose = nema sposobnosti koja se čuva, pa nema iz čega da se bira
pludo-problem-nobody-gains = niko je nikad ne dobija: neka polje ili ishod kaže { $effect }
pludo-problem-pass-no-hand = { $effect }: karta se predaje iz ruke; u randomiser.hand napiši koliko se drži
pludo-problem-pass-whom = { $effect }: karta ide jednom poznatom igraču: next, previous, partner, leader, last ili boja
pludo-problem-deck-no-cards = iz špila se vuku samo karte
pludo-problem-two-questions = dva pitanja imaju ovo ime
pludo-problem-question-answers = treba od 2 do { $most } različitih odgovora, svaki ima taster sa brojem
pludo-problem-question-number = broj među odgovorima je najviše { $most }
pludo-problem-question-whom = { $effect }: ovde niko nije izabran, izvučen ni izbačen
pludo-problem-nobody-asks = nikad se ne postavlja: neka polje ili ishod kaže { $effect }
pludo-problem-two-amendments = dve izmene imaju ovo ime
pludo-problem-two-goals = dva cilja imaju isto ime
pludo-problem-last-left-for-all = 'last left' je cilj jednog igrača i ne može biti cilj svih ili nikoga
pludo-problem-two-turn-rules = dva pravila poteza imaju ovo ime
pludo-problem-empty-turn-rule = treba bar jedan unos
pludo-problem-turn-begin = potez koji tek počinje može se izgubiti ("skip self") ili preći drugom ("turn to next"), ništa drugo
pludo-problem-no-such-turn = { $effect }: nema mesta { $who }
pludo-problem-order-first = gde se redosled izvlači, izvlačenje kaže ko počinje; izostavi ovo
pludo-problem-clash-powers-all = od svih moći bira se i čuva jedna; napiši powers.use "held"
pludo-problem-clash-powers-dice = druga bacanja traže kockice koje se bacaju jedna po jedna ili sabiraju
pludo-problem-order-unranked = početna bacanja određuju redosled svih samo ako počinje najveće ili najmanje
pludo-problem-clash-order-unranked = početna bacanja određuju redosled svih samo ako počinje najveće ili najmanje
pludo-problem-order-opening-later = kad se pravila menjaju, početna bacanja su prošla i ne mogu odrediti redosled
pludo-problem-order-play-on = ne igra se redom mesta, pa potez ne može preći nekom drugom
pludo-problem-no-capture-here = { $effect }: ovde niko nije izbačen; 'victim' i 'captor' pripadaju u nagradu za izbacivanje
pludo-problem-no-pick-here = { $effect }: kad potez počinje ili se završava, niko nije izabran ni izvučen
pludo-problem-skip-many = { $phrase }: niko ne propušta više poteza od { $most }, pa važi kao { $most }
pludo-problem-split-number = { $phrase }: koraci za deljenje su običan broj od 2 do { $most }
pludo-problem-split-many = { $phrase }: koraci se mogu podeliti na previše načina: { $ways }, a najviše može { $most }; manje delova, koraka ili figura to smanjuje
pludo-problem-split-sum = { $phrase }: kockice koje se sabiraju ne mogu se deliti
pludo-problem-split-doubled = { $phrase }: gde par ide upola, koraci se ne mogu deliti
pludo-problem-dice-change = broj kockica se sme menjati samo gde su jednake i svaka se igra posebno
pludo-problem-no-most-markers = { $effect }: u start.most_markers napiši koliko figura igrač sme imati
pludo-problem-give-elsewhere = { $effect }: koja je to figura zna samo polje, napiši u on_land jednog tile_rule
pludo-problem-send-elsewhere = { $effect }: koja je to figura znaju samo polje, izbacivanje ili start, napiši u on_land, u reward od [capture] ili u toll
pludo-problem-send-how = { $effect }: više polja traži 'by choice' ili 'by draw' iza sebe
pludo-problem-send-twice = { $effect }: svako polje jednom, ne ono sa kog kreće, i najviše polja: { $most }
pludo-problem-give-whom = { $effect }: figura ide jednom poznatom igraču, a ne sebi, svima, po izboru ili žrebom
pludo-problem-most-markers-idle = nijedno dejstvo ne pravi nove figure i ne poklanja ih, izostavi ovo
pludo-problem-most-markers-few = igrač počinje sa figurama: { $markers }, napiši bar toliko
pludo-problem-position-most-tokens = igrač ima najviše figura: { $most }
pludo-problem-duel-name = tako se zove dvoboj, izaberi drugo ime
pludo-problem-duel-several = { $phrase }: gde se za izbacivanje bori, ide po jedna figura
pludo-problem-pick-name = tako se zove izbor ili žreb, izaberi drugo ime
pludo-problem-order-direction = ne igra se redom mesta, pa nema smer
pludo-problem-no-name = treba bar jedno ime
pludo-problem-named-twice = mesto { $name } je navedeno dvaput
pludo-problem-routes-apart = nijedno polje nije na putu svakog mesta
pludo-problem-players-and-seats = mora biti između min_players i broja mesta, { $seats }
pludo-problem-arrive-fork = { $arrive } traži puteve bez račvanja
pludo-problem-row-later = igra ne može preći na 'row' dok traje
pludo-problem-row-limit = mora biti 1 gde je finish.arrive 'row'
pludo-problem-row-too-short = prekratak je za red od toliko figura
pludo-problem-row-not-private = { $count ->
    [one] njegovo poslednje { $count } polje je red: nijedno drugo polje ne sme imati njegovo ime
    [few] njegova poslednja { $count } polja su red: nijedno drugo polje ne sme imati njihova imena
   *[other] njegovih poslednjih { $count } polja je red: nijedno drugo polje ne sme imati njihova imena
}
pludo-problem-one-team = sva mesta su u jednom timu, trebaju bar dva
pludo-problem-no-team = { $phrase } traži mesta sa timom
pludo-problem-needs-key = ovde ne znači ništa, traži { $needs }
pludo-problem-column-too-long = ciljna staza je kraj puta bez račvanja i kraća je od puta
pludo-problem-squares-gap = polja sa brojevima idu od 1 do poslednjeg bez praznine, a svaki put prelazi svako polje jednom
pludo-problem-faces-not-numbered = strane sa brojevima su ishodi od 1 do 6 na kockicama, svi jednako verovatni
pludo-problem-last-left = niko nikad ne ostaje poslednji: nijedno pravilo ne izbacuje igrača iz igre
pludo-problem-lose-help = kome je igra gotova, ne može se pomoći: izostavi jedno od ta dva
pludo-problem-toll-never = ovo košta poene, a ništa u igri ih ne donosi
pludo-problem-toll-too-early = ovo košta poene, a niko ih ne može imati pre nego što figura izađe: neka neki ishod donosi poene ili oslobodi prve figure plaćanja
pludo-problem-no-win = treba bar jedan način da se pobedi
pludo-problem-win-too-many = { $phrase } se nikad ne može ostvariti, nijedno mesto nema više figura od { $most }
pludo-problem-towers-doubled = zajedno idu ili kule ili par, ne oboje
pludo-problem-no-barrier = nikad ih ne stoji toliko zajedno, stack.own_limit dozvoljava { $limit }
pludo-problem-clash-no-way-out = niko nikad ne bi mogao izvesti figuru iz baze, pa ovo nije igra
pludo-problem-clash-no-way-home = niko nikad ne bi mogao dovesti figuru u kućicu, pa ovo nije igra
pludo-problem-one-outcome = za slučajnost trebaju bar dva ishoda
pludo-problem-one-face = za slučajnost trebaju bar dva ishoda; da promeniš pojedine strane osnove, napiši merge = ["outcome"] na vrhu datoteke
pludo-problem-bonus-name = tako se zovu dodatni koraci, izaberi drugo ime
pludo-problem-not-copies = to je broj primeraka karte: ceo broj, najviše { $most }
pludo-problem-group-all-dice = { $phrase } pokreće više figura odjednom, a gde se moraju odigrati sve kockice ('all_or_nothing') to se ne može izračunati
pludo-problem-amount-many = { $name }: iznos je jedan broj; od više igrača jedan broj daju samo 'total.' i 'team.'
pludo-problem-amount-wide = može voditi od { $low } do { $high } koraka, to je više daljina od { $most }; ostatak deljenja, '% 7', drži ih malim
pludo-problem-amount-toll = koliko košta izlazak iz baze mora se znati unapred: napiši broj
pludo-problem-no-enter = ništa ne pušta figuru iz baze: dodaj 'enter'
pludo-problem-enter-too-far = { $phrase } vodi iza kraja svakog puta, najduži ima polja: { $longest }
pludo-problem-no-capture = negde mora biti izbacivanje ili nalog 'push'
pludo-problem-routes-too-long = svi putevi zajedno imaju polja: { $tiles }, a najviše može { $most }
pludo-problem-too-many-markers = figura ima ukupno { $markers }, a najviše može { $most }
pludo-problem-too-many-moves = figure puta polja puta nalozi daju { $moves }, a najviše može { $most }
pludo-problem-wrong-seats = { $rules } ima mesta od 0 do { $last }, svako jednom, a ne { $seats }
pludo-problem-names-and-seats = za svako mesto treba jedno ime, a ne { $names } za { $seats }
pludo-problem-nobody-begins = ko počinje u { $rules } odlučuje slučajnost: navedi jedno od mesta
pludo-problem-not-a-position = { $line } nije pozicija: trebaju joj pravila, figure, mesto, owed, streak i broj
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } u poziciji { $line }: { $problem }
pludo-problem-position-stuck = owed ima kockice koje se ne mogu odigrati
pludo-problem-position-extras = dodaci su ime=vrednost, svaki jednom: { $names }
pludo-problem-position-loose = pozicija igre loose navodi oboje
pludo-problem-position-direction = direction se izostavlja ili je counter
pludo-problem-position-cause = cause je jedno od: { $causes }
pludo-problem-position-counts = treba brojeva: { $seats }, po jedan za svako mesto
pludo-problem-position-number = ovde treba ceo broj od { $low } naviše
pludo-problem-position-seat = mesta su { $seats }
pludo-problem-position-owed = u owed stoje ? i { $faces }
pludo-problem-position-tokens = figure se pišu boja:korak,korak,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } ima { $count } figuru
    [few] { $colour } ima { $count } figure
   *[other] { $colour } ima { $count } figura
}
pludo-problem-position-seat-order = mesta idu u smeru kazaljke na satu, svako jednom
pludo-problem-position-hands = ruke se pišu red:karta,karta/blue:karta, sa najviše onoliko karata koliko ruka drži
pludo-problem-position-prisoners = zarobljenici se pišu red:2:blue za figuru 2 boje red koju drži blue, svaka jednom i u bazi
pludo-problem-position-held = sačuvane sposobnosti se pišu red:ime,ime/blue:ime, svaki ih ima najviše { $limit }
pludo-problem-position-shields = štitovi se pišu red:2:3 za figuru 2 boje red i 3 poteza, svaka figura jednom
pludo-problem-position-ability = ability je used, twice ili second, u igrama koje imaju sposobnosti
pludo-problem-position-ended = ended= je together ili nobody, u igri koja je završena takvim ciljem
pludo-problem-position-all-tokens = figura mora biti { $count }, bez obzira čije su
pludo-problem-position-token = figura je broj koraka, Y u bazi ili H u kućici
pludo-problem-position-branch = tamo nema te grane
pludo-problem-position-step = put nije toliko dug, za kućicu napiši H
pludo-problem-position-nobody = niko ne sedi na mestu { $seat }
pludo-problem-position-places = places mora navesti različita mesta igre
pludo-problem-position-before = before mora navesti ista mesta kao figure
pludo-problem-position-opening = tokom početnih bacanja duguje se jedno bacanje i navedeno je svako mesto
pludo-problem-position-opening-seats = u početnim bacanjima učestvuju samo mesta igre
pludo-problem-position-opening-thrown = mesto koje je na potezu već je bacilo
pludo-problem-position-turn-0 = broj poteza je 0 samo tokom početnih bacanja
pludo-problem-position-used = used navodi figuru koje nema
pludo-problem-position-leader = leader mora biti jedno od mesta
pludo-problem-position-out = out mora navesti mesta, svako jednom, a ne ono koje je na potezu
pludo-problem-position-order = order mora navesti svako mesto jednom, prvo ono koje vodi
pludo-problem-position-lots = žrebovi se pišu skip_by_draw:blue+green, za svaki se duguje bacanje, najviše { $most }
pludo-problem-position-duel = dvoboj se piše red:1:6:12:1 (boja, figura, ishod, korak, nalog), a njegov žreb i bacanje duguju se pre onoga što se igra
pludo-problem-position-poll = pitanje se piše poll=red:?:green:blue@1 (čiji je potez, šta to mesto duguje, ko odgovara sledeći, ko je dao koji odgovor), i duguje ga mesto na potezu
pludo-problem-position-sent = figure koje se šalju dalje pišu se sent=send_marker_to_a4_a9_by_draw:red:1, a duguje se ono što šalje prvu od njih ili žreb među njenim poljima
pludo-problem-position-route = figure stoje na putu kojim se sada ne ide
pludo-problem-position-secret = tajni izbor ovde stoji kao *; takva pozicija se može prikazati, ali ne i igrati
pludo-problem-position-heir = heir mora biti mesto za stolom
pludo-problem-position-given = given i resume moraju biti mesta, a dati se može najviše poteza: { $most }
pludo-problem-position-amended = { $count ->
    [0] izmena nema
    [one] izmena ima { $count }
    [few] izmene su { $count }
   *[other] izmena ima { $count }
}
pludo-problem-position-amended-twice = izmena nastupa jednom
pludo-problem-position-deck = u deck treba broj preostalih karata za svaki ishod
pludo-problem-position-no-place = igra je završena, a niko nema plasman
pludo-problem-position-home = mesto { $seat } ima sve figure u kućici i treba mu plasman
pludo-problem-position-over = neko je pobedio, pa se ništa ne duguje
pludo-problem-position-finished = mesto { $seat } je završilo i ne može biti na potezu
pludo-problem-position-streak = streak je najviše { $most }
pludo-problem-header-types = zaglavlju treba tekst 'variant' i spiskovi tekstova 'seats' i 'players'
pludo-problem-header-seats = zaglavlju trebaju različita mesta i po jedan igrač za svako
pludo-problem-header-first = 'first' u zaglavlju je boja, a [table] tabela
pludo-problem-header-unknown = u zaglavlju je nepoznato polje { $field }
pludo-problem-header-unplayable = po zaglavlju se ne može igrati: { $problem }
pludo-problem-header-seat-order = zaglavlje mora navesti mesta u smeru kazaljke na satu
pludo-problem-header-dice = u zaglavlju je oštećeno { $field }
pludo-problem-header-dice-unknown = u delu [dice] zaglavlja je nepoznato polje { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' u zaglavlju mora biti jedno od: { $wanted }, a ovo je { $scheme }
pludo-problem-record-seat = nema mesta { $seat }, mesta su { $seats }
pludo-problem-record-not-a-turn = { $text } nije potez, potez izgleda kao '7. red 6:2'
pludo-problem-record-over = ovde ne treba potez, igra je završena
pludo-problem-record-expected = očekivan je potez { $expected }
pludo-problem-record-opening-over = nema više za šta da se baca
pludo-problem-record-no-throw = iza { $word } nema bacanja
pludo-problem-record-after-turn = { $word } dolazi posle kraja poteza
pludo-problem-record-no-move = { $word } ide, a nema čime da se ide
pludo-problem-record-whose-turn = na potezu je { $wanted }, a ne { $colour }
pludo-problem-record-throw = { $word } nije bacanje po ovim pravilima
pludo-problem-record-illegal = { $word } ovde nije dozvoljen potez, dozvoljeno je { $legal }
pludo-problem-record-no-move-due = { $word } ovde nije dozvoljen potez, ne treba ništa da se odigra
pludo-problem-record-refused = { $word } se sada ne može baciti
pludo-problem-record-mark = umesto { $word } po pravilima treba { $written }
pludo-problem-record-not-over = ishod { $result } nije dostignut, igra nije završena
pludo-problem-record-result = ishod { $result } nije dostignut, igra se završava sa { $reached }
pludo-problem-record-after-result = posle ishoda ne sme biti ničega
pludo-problem-record-nobody = { $text } ne kaže čiji je potez
pludo-problem-other-rules = zapis je po pravilima { $record }, a pozicija po pravilima { $position }
pludo-problem-option-at-least = { $option } mora biti bar { $least }, a ne { $given }
pludo-problem-option-budget = --budget mora biti više od 0 milisekundi, a ne { $given }
pludo-problem-option-training = --minutes mora biti više od 0, a --games bar 1
pludo-problem-option-train-players = --players prima brojeve od { $low } do { $high } sa zarezima između, a ne { $given }
pludo-problem-train-where = { $name } dolazi sa igrom; datoteku mreže navedi sa --out
pludo-problem-training-damaged = { $file }: nije prekinuta obuka ili je oštećena; skloni je da počneš iznova
pludo-problem-training-of-another = { $file }: obuka za druga pravila, igrače ili drugo seme; skloni je da počneš iznova
pludo-problem-needs-lab = za ovo trebaju još dve biblioteke; instaliraj ih sa: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players ide uz --round-robin; inače --seats kaže ko igra
pludo-problem-option-strength = nema snage { $given }, ima { $known }
pludo-problem-option-trial = --games mora biti 0 ili više, a --seconds više od 0
pludo-problem-option-at-most = { $option } mora biti { $most } ili manje, a ne { $given }
pludo-problem-no-bot = nema bota { $name }, ima { $known }
pludo-problem-not-a-bot = { $text } nije bot; više njih piše se 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] nema takvog programa
    [locked] ovaj program se ne sme pokrenuti
    [command] komanda je prazna ili nedostaje navodnik
    [start] ne može se pokrenuti: { $said }
    [unusable] ne može se koristiti: { $said }
    [mute] nema metodu { $said }
    [foreign] kaže { $said } umesto { $wanted }
    [number] kaže { $said } umesto broja poteza
    [illegal] bira { $said }, što nije dozvoljeno
    [talkative] kaže više nego što treba
    [late] nema odgovora, vreme u sekundama: { $said }
    [ended] program je završio
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } nije bot; sopstveni se piše modul:Klasa ili cmd:KOMANDA
pludo-problem-process-lost = proces se završio usred igre; daj istu komandu ponovo
pludo-problem-cluster-version = proces ima verziju igre { $there }, a ovde je { $here }
pludo-problem-cluster-rules = proces ima druga pravila u { $name }
pludo-problem-cluster-game = proces nema igru ili ima drugu verziju: { $reason }
pludo-problem-cluster-refused = { $address } nije upotrebljiv klaster: { $reason }
pludo-problem-cluster-empty = klaster { $address } nema procesa
pludo-problem-cluster-lost = klaster { $address } je izgubljen; dosadašnje igre ostaju
pludo-problem-cluster-address = { $address } nije klaster; piše se tcp://HOST:PORT
pludo-problem-round-robin = za svako sa svakim trebaju bar dva različita bota
pludo-problem-scenario-json = nije JSON objekat
pludo-problem-scenario-given = scenario je objekat sa delom { $part }
pludo-problem-no-scenario = nema nijedan scenario
pludo-problem-scenario-phase = nema faze { $phase }, ima { $known }
pludo-problem-scenario-one-of = { $field } mora biti nešto od { $known }
pludo-problem-scenario-expect = 'expect' mora biti objekat sa bar jednim poljem
pludo-problem-scenario-unknown = nema polja { $field }
pludo-problem-scenario-unknown-choice = izbor nema polje { $field }
pludo-problem-scenario-needs = { $field } mora biti { $kind ->
    [variant] naziv varijante
    [object] objekat
    [throws] spisak bacanja
    [choices] null ili spisak poteza
    [moves] spisak poteza sa figurom ili nalogom
    [count] ceo broj od 0
    [counts] ceo broj za svako mesto
    [names] spisak imena
    [places] spisak polja za svako mesto
    [dice] spisak kockica
   *[abilities] spisak sposobnosti za svako mesto
}
pludo-problem-scenario-seat = { $variant } nema mesto { $seat }
pludo-problem-scenario-outcome = { $variant } nema ishod { $outcome }
pludo-problem-scenario-places = { $seat } ne može stajati na { $places }
pludo-problem-scenario-token = nema figure { $token }
pludo-problem-scenario-ability = nema sposobnosti { $ability }
pludo-problem-scenario-throw = { $dice } se sada ne može baciti
pludo-problem-scenario-no-client = tastere pritiska samo komanda, ne odavde
pludo-problem-scenario-opening-more = više bacanja za početak nego što pravila traže
pludo-problem-scenario-opening-open = još niko ne počinje, nedostaje krug bacanja za početak
pludo-problem-scenario-tokens-seats = 'tokens' mora navesti tačno ta mesta
pludo-problem-scenario-turn-seat = 'turn' mora navesti jedno od mesta
pludo-problem-scenario-choice-refused = jedan izbor je odbijen
pludo-problem-scenario-choice-others = izbor { $choice } je odbijen, a slede drugi
pludo-problem-scenario-left = preostala su bacanja ili izbori
pludo-problem-scenario-short = tasteri traže više bacanja nego što ih ima
pludo-problem-scenario-key = nema tastera { $key }
pludo-problem-scenario-missing = { $name } nedostaje ili nema tog imena
pludo-problem-scenario-kind = vrednost je pogrešne vrste ({ $fault })
pludo-problem-scenario-cannot-run = ne može se izvesti: { $problem }
pludo-problem-scenario-differs = { $field }: očekivano { $expected }, dobijeno { $got }
pludo-problem-scenario-nothing = { $field }: očekivano { $expected }, ništa nije dobijeno
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } nije obična datoteka
    [foreign] { $file } nije datoteka rezultata arene
    [series] { $file } ima rezultate drugih mesta, semena ili pravila
   *[game] { $file }, red { $number }, nije igra ovih botova
}; navedi drugu datoteku
pludo-problem-plot-ending = { $file }: ime slike završava se na .svg, .png ili .pdf
pludo-problem-needs-library = { $what ->
    [ratings] za rejting treba
    [cluster] za klaster treba
   *[pictures] za slike treba
} još jedna biblioteka; instaliraj je sa: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } sada nije dozvoljeno: kad se baca, može jedna kockica od 1 do 6
   *[other] --roll { $roll } sada nije dozvoljeno: kad se baca, mogu dve kockice kao 6,3
}
pludo-problem-roll-face = --roll { $roll } sada nije dozvoljeno: kad se baca, može jedno od { $faces }
pludo-problem-not-removed = { $file } se ne može ukloniti: { $reason }
pludo-problem-new-variant-folder = { $folder } je fascikla; navedi datoteku, na primer my-game.toml
pludo-problem-new-variant-ending = { $file }: ime datoteke pravila završava se na .toml, na primer { $right }
pludo-problem-new-variant-there = { $file } već postoji, izaberi drugo ime
pludo-problem-not-shipped = nema isporučene varijante { $name }
pludo-problem-install-what = navedi datoteku za instaliranje, ili --remove i ime instalirane varijante
pludo-problem-install-shipped = { $name } je ime isporučene varijante, daj datoteci drugo ime
pludo-problem-not-installed = nijedna varijanta tog imena nije instalirana
pludo-problem-not-installed-but = nijedna varijanta tog imena nije instalirana, instalirano je: { $known }
pludo-problem-picture-ending = { $file }: ime slike završava se na .svg ili .png
pludo-problem-picture-folder = nema fascikle { $folder }; napravi je ili navedi drugu
pludo-problem-needs-plots = za PNG slike treba još jedna biblioteka, za SVG nijedna; instaliraj je sa: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] u { $text }: { $problem }
   *[other] u { $text }, kolona { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } ovde ne može imati uslov; 'when' kaže kada važi
pludo-problem-sum-condition = { $phrase } ne može imati uslov, jer se ove kockice sabiraju
pludo-problem-condition-long = uslov ima najviše znakova: { $most }
pludo-problem-condition-deep = zagrade i 'not' smeju biti jedni u drugima najviše { $most } puta
pludo-problem-condition-parts = uslov ima najviše delova: { $most }
pludo-problem-condition-number = { $most } je najveći broj
pludo-problem-condition-sign = { $sign } ovde ne znači ništa
pludo-problem-condition-end = završava se prerano, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } se ovde ne uklapa, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] posle uslova dolazi 'and', 'or' ili kraj
    [bracket] nedostaje zatvorena zagrada
    [number] posle minusa mora doći broj
   *[value] ovde dolazi ime ili broj
}
pludo-problem-condition-name = nema imena { $name }
pludo-problem-condition-subject = nema { $name } koga bi se pitalo
pludo-problem-condition-nobodys = { $name } pripada stolu, a ne igraču
pludo-problem-condition-total = { $name } je tačno ili nije, pa nema zbir
pludo-problem-condition-takes-none = { $name } nema ništa u zagradama
pludo-problem-condition-takes = { $name } traži ime u zagradama
pludo-problem-condition-argument = ovde treba ime za { $name }, pod navodnicima ako ima razmake
pludo-problem-condition-divisor = iza % dolazi broj veći od 0
pludo-problem-condition-not-number = { $part } je tačno ili nije, a ovde treba broj
pludo-problem-condition-not-truth = { $part } je broj i mora se uporediti sa nečim
pludo-problem-condition-two-subjects = jedno poređenje može imati samo jedno takvo pitanje, podeli ga sa 'and'
pludo-problem-condition-no-marker = { $name } se može pitati samo za figuru koja ide
pludo-problem-condition-no-draw = { $name } ovde ne kaže ništa: pre početka poteza i posle njegovog kraja ništa nije izvučeno
pludo-problem-condition-no-victim = 'victim' se može pitati samo gde se nešto izbacuje
pludo-problem-condition-no-answer = 'answer' se može pitati samo u dejstvima pitanja
pludo-problem-condition-never = ovo nikad ne može biti tačno
pludo-problem-condition-always = ovo je uvek tačno
pludo-problem-contest-format = treba format = { $most }
pludo-problem-contest-key = ima ključ { $key }, kakav turniri nemaju
pludo-problem-contest-value = { $kind ->
    [number] { $key } mora biti ceo broj
   *[text] { $key } mora biti tekst pod navodnicima
}
pludo-problem-contest-block = { $block } se piše kao poseban blok
pludo-problem-contest-no-rounds = { $kind } sam zna svoja kola, izostavi rounds
pludo-problem-contest-winner = { $place }: { $name } pobeđuje u igri bez učešća u njoj
pludo-problem-contest-pair = { $place }: players mora navesti imena dva igrača
pludo-problem-contest-order = { $place }: ova igra sada nije na redu; vidi kola pre nje
pludo-problem-contest-nobody = { $place }: na turniru nema nikoga sa imenom { $name }
pludo-problem-contest-no-seats = u { $kind } se sreću dvojica, izostavi seats
pludo-problem-contest-table-games = za stolovima je kolo jedna igra, izostavi games
pludo-problem-contest-places = { $place }: u places treba brojeva: { $count }, po jedan za igrača, na primer 1, 2, 2, 4
pludo-problem-no-page = Stranica igre nije u ovoj instalaciji. Iz radne kopije se pravi sa npm i Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; ništa iz ove datoteke se ne koristi
pludo-problem-settings-file-gone = { $variable } navodi { $file }, a to ne postoji
pludo-problem-settings-not-from-lobby = stolovi ovo ne smeju da menjaju, kaže [lobby] u { $file }; zanemareno
pludo-problem-settings-unknown = nema takvog podešavanja
pludo-problem-settings-unlike = nema takvog podešavanja; može biti { $choices }
pludo-problem-settings-table = treba tabela, na primer { $example }
pludo-problem-settings-no-key = { $name } nije podešavanje ni tabela podešavanja
pludo-problem-settings-list = treba spisak kao { $example }
pludo-problem-settings-no-list = treba spisak
pludo-problem-settings-empty = prazno je; dozvoljeno je { $choices }
pludo-problem-settings-switch = { $value } nije true ni false; koristi se { $used }
pludo-problem-settings-variants = treba spisak kao { $example }; nude se sve
pludo-problem-settings-same-name = { $name } se ne nudi: i jedna navedena pre nje zove se { $called }; daj njenoj datoteci drugo ime
pludo-problem-settings-none-offered = ne navodi nijednu koja se može ponuditi; nude se sve isporučene
pludo-problem-settings-not-offered = { $name } se ne nudi: { $problem }
pludo-problem-settings-crowd = za { $name } treba više igrača od { $most }
pludo-problem-settings-shipped = { $name } se ne nudi: isporučena varijanta zove se { $called }; daj datoteci drugo ime
pludo-problem-settings-no-knob = nema takve opcije
pludo-problem-settings-upside-down = min { $low } je iznad max { $high }; oba se zanemaruju
pludo-problem-settings-outside = { $value } je van granica koje su uz to date
pludo-problem-settings-no-number = { $knob } nije broj; umesto toga navedi choices
pludo-problem-settings-no-file = nema datoteke { $file }; navedi ludo_plus.toml jednog servera
pludo-problem-host-name = navedi fasciklu servera
pludo-problem-host-no-folder = { $path } ne postoji; navedi fasciklu servera { $either }
pludo-problem-host-built = { $path } je server u jednoj datoteci i u njega se ne može ništa staviti; napravi ga iz radne kopije u kojoj je instaliran Ludo Plus, kako kaže docs/hosts-reference.md
pludo-problem-host-unknown = { $path } nije server { $either }: nema fasciklu servera sa { $files }
pludo-problem-host-no-python = nema Pythona na { $name }, ni komande tog imena
pludo-problem-host-python-lacks = nijedan Python ne može da pokrene { $title } sa našom igrom; ovima nešto nedostaje: { $missing }. Instaliraj to tamo ili navedi Python sa --python
pludo-problem-host-python-start = { $python } se ne može pokrenuti: { $reason }
pludo-problem-host-python-fails = { $python } ne radi: { $reason }
pludo-problem-host-python-silent = { $python } ne kaže gde su njegovi paketi
pludo-problem-host-exchanged = { $path } je zamenjen dok je pravljen; ništa nije promenjeno
pludo-problem-host-not-ours = { $path } već postoji i nije naš; skloni ga i pokušaj ponovo
pludo-problem-host-cannot = { $done ->
    [written] { $path } se ne može zapisati: { $reason }
    [removed] { $path } se ne može ukloniti: { $reason }
   *[read] { $path } se ne može pročitati: { $reason }
}{ $account ->
    [other] ; pokreni ovo kao nalog kome pripada fascikla servera
   *[same] { "" }
}
pludo-problem-host-not-backed-up = za { $path } se nije mogla napraviti kopija: { $reason }
pludo-problem-host-library-compiled = { $file } je za samo jedan Python i ne može se dati serveru
