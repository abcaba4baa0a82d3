# Srpski: šta ispisuju komande terminala.
pludo-cli-progress = { $done } od { $total } igara, još { $left }
pludo-cli-train-progress = igara: { $games }, još { $left }
pludo-cli-train-resumed = Dalje, igara do sada: { $games }.
pludo-cli-train-nothing = Zaustavljeno pre kraja prvog kruga igara; ništa nije zapisano.
pludo-cli-train-done = { $end ->
    [stopped] Zaustavljeno, igara: { $games }.
    [settled] Kraj, igara: { $games }; ništa se više nije popravljalo.
   *[spent] Kraj, igara: { $games }; granica je potrošena.
} Ono što je ekspert naučio je u { $file }, veličina { $size } kB. Ista komanda nastavlja odavde.
pludo-cli-check-refused = { $count ->
    [one] { $file } ima { $count } grešku.
    [few] { $file } ima { $count } greške.
   *[other] { $file } ima { $count } grešaka.
}
pludo-cli-line = { $file }, red { $line }
pludo-cli-column = { $file }, red { $line }, kolona { $column }
pludo-cli-check-good = { $file } je dobra datoteka pravila. Evo šta kaže:
pludo-cli-check-effort = Najteže pitanje o izbacivanju gleda pozicija: { $count }.
pludo-cli-check-cut = Najteže pitanje o izbacivanju gledalo bi pozicija: { $count }. To je previše: N, saveti i obilazak gledaju samo neke i kažu „najmanje“.
pludo-cli-check-heading = Nasumične igre.
pludo-cli-check-ended = { $games ->
    [1] Jedina nasumična igra, { pludo-cli-players }, došla je do kraja.
   *[other] Nasumične igre, { pludo-cli-players }: do kraja je došlo { $ended } od { $games }.
}
pludo-cli-check-endless = { $games ->
    [1] Jedina nasumična igra, { pludo-cli-players }, nije došla do kraja; prekinuta je u potezu { $turns }. Može li svaka figura do cilja?
   *[other] Nasumične igre, { pludo-cli-players }: od { $games } nijedna nije došla do kraja; najduža je prekinuta u potezu { $turns }. Može li svaka figura do cilja?
}
pludo-cli-players = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
pludo-cli-check-stuck = { $file } ne može da se igra: nasumičnih igara u kojima se potez nikad nije završio ima { $count } od { $games }. Pogledaj svako "again", "bonus" i "pass".
pludo-cli-check-length = Poteza u igri: oko { $middle }; u osam od deset igara od { $low } do { $high }.
pludo-cli-check-captures = Izbacivanja po igri: { $count }.
pludo-cli-check-drawn = Igre bez pobednika: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } pobeđuje { $percent } posto, više od svog dela { $fair }: prava vrednost je između { $low } i { $high }.
    [less] { $colour } pobeđuje { $percent } posto, manje od svog dela { $fair }: prava vrednost je između { $low } i { $high }.
   *[fair] { $colour } pobeđuje { $percent } posto; prava vrednost je između { $low } i { $high }, svoj deo je { $fair }.
}
pludo-cli-check-fair = Nijedno mesto nema prednost koju bi ove igre pokazale.
pludo-cli-check-unfair = Mesta nisu jednaka. Ako to nije namera, pogledaj putanje, figure i ko počinje.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Ishodi koji nikome ništa ne daju: { $names }.
   *[other] Ishodi koji nikome ništa ne daju: { $names } i još { $more }.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Ishodi kojih nije bilo nijednom: { $names }.
   *[other] Ishodi kojih nije bilo nijednom: { $names } i još { $more }.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Polja na kojima nije stala nijedna figura: { $names }.
   *[other] Polja na kojima nije stala nijedna figura: { $names } i još { $more }.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Izmene pravila koje nisu nastupile: { $names }.
   *[other] Izmene pravila koje nisu nastupile: { $names } i još { $more }.
}
pludo-cli-check-all-matter = Svi ishodi i sva polja bili su u igri.
pludo-cli-new-variant-written = { $file } je zapisana. Otvori je u uređivaču teksta, zatim pokreni: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } je instalirano kao { $file }. Igraj sa: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Datoteka na kojoj se zasniva upisana je u nju: ova jedna datoteka je sve što drugom igraču treba.
pludo-cli-install-replaced = Zamenjuje datoteku tog imena koja je tu bila. Igrama sačuvanim po starim pravilima treba stara datoteka.
pludo-cli-install-removed = { $file } je uklonjena.
pludo-cli-install-refused = { $file } nije instalirana. Ništa se nije promenilo.
pludo-cli-arena-heading = { $variant }, { $games ->
    [one] { $games } igra.
    [few] { $games } igre.
   *[other] { $games } igara.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Bez pobednika: { $drawn }.
}
pludo-cli-arena-fault = Greška: { $bot }: { $fault }. Dalje igra težak bot.
pludo-cli-arena-score = { $seats ->
    [1] { $name } pobeđuje { $percent } posto; prava vrednost je između { $low } i { $high }.
   *[other] { $name }, mesta { $seats }, pobeđuje { $percent } posto po mestu; prava vrednost je između { $low } i { $high }.
}
pludo-cli-arena-times = { $name }: odluka po igri { $decisions }; milisekundi po odluci { $median }, u 99 od 100 najviše { $most }.
pludo-cli-arena-length = Po igri poteza { $turns }, bacanja { $throws }, izbacivanja { $captures }.
pludo-cli-arena-cell = { $others ->
    [1] { $row } protiv { $column }: { $percent } posto, između { $low } i { $high }.
   *[other] { $row } protiv { $others } puta { $column }: { $percent } posto, između { $low } i { $high }.
}
pludo-cli-arena-rating = { $name }, rejting { $rating }, plus-minus { $doubt }.
pludo-cli-given-up = { $count ->
    [one] { $count } igra nije došla do kraja i prekinuta je.
    [few] { $count } igre nisu došle do kraja i prekinute su.
   *[other] { $count } igara nije došlo do kraja i prekinute su.
}
pludo-cli-balance-heading = { $variant }, { $games ->
    [one] { $games } igra
    [few] { $games } igre
   *[other] { $games } igara
}, { $players ->
    [one] { $players } bot
    [few] { $players } bota
   *[other] { $players } botova
} snage { $strength }.
pludo-cli-balance-who-began = Ko počinje pobeđuje { $percent } posto, { $verdict ->
    [more] više od dela { $fair }: prava vrednost je između { $low } i { $high }.
    [less] manje od dela { $fair }: prava vrednost je između { $low } i { $high }.
   *[fair] što ove igre ne razlikuju od dela { $fair }: prava vrednost je između { $low } i { $high }.
}
pludo-cli-balance-story = Vođstvo se menja { $changes } puta po igri; pobednik vodi zauvek posle { $decided } posto igre. { $comebacks } posto pobednika skoro je bilo izgubilo.
pludo-cli-not-installed = { $count ->
    [1] { $names } ovde nije instalirano; instaliraj sa: pip install { $packages }
   *[other] { $names } ovde nisu instalirani; instaliraj sa: pip install { $packages }
}
pludo-cli-draw-written = { $file } je zapisana: { $title }.
pludo-cli-tournament-none = Još nema turnira.
pludo-cli-tournament-created = Igraj ga sa: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } je zapisana.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] od 2 do 4 igrača
    [s04] kružna tabla
    [s06] po 4 figure
    [s07] pomeraju se samo svoje figure
    [s09] četiri faze
    [s10] sopstvena ciljna staza
    [s12] pobeđuje ko ima sve u kućici
    [s13] jedna ili dve obične kockice
    [s14] bacanje za redosled igre
    [s15] najviše bacanje počinje
    [s16] izjednačeni bacaju ponovo
    [s17] jedno bacanje u potezu
    [s18] bez poteza potez se završava
    [s19] prvi pobednik završava igru
    [s20] kružna putanja
    [s21] sve figure počinju u bazi
    [s23] 6 za izlazak
    [s24] izlazak na startno polje
    [s25] jednake daljine
    [s26] ide se napred
    [s27] koliko kaže bacanje
    [s28] bira se bilo koja figura
    [s29] figure smeju da se prođu
    [s30] ko može, mora da igra
    [s31] 6 mora da izvede figuru
    [s32] bez 6 nema drugog pokušaja
    [s33] sva polja su ista
    [s34] svoje dele jedno polje
    [s35] izbačena figura ide u bazu
    [s36] bezbedno na svom startu
    [s39] na ciljnu stazu sa polja pre nje
    [s40] u kućicu sa ciljne staze
    [s43] tačan broj za kućicu
    [s44] na ciljnoj stazi bez prolaska
    [s45] ciljna staza od 4 ili 5 polja
    [s46] kućica od jednog polja
    [s47] svaka kockica za sebe
    [s48] kockice bilo kojim redom
    [s49] dovoljna je jedna kockica
    [s51] obe kockice jednom figurom
   *[s52] dužina putanje
}
pludo-cli-strict-all = Ovo je strogi Ludo: pravila su ispunjena sva, { $all }.
pludo-cli-strict-kept = Pravila strogog Luda, ispunjeno: { $kept } od { $all }.
pludo-cli-strict-relaxed = Popušteno: { $list }.
pludo-cli-strict-seen = S-{ $number } krši { $item } u poziciji { $position }
pludo-cli-strict-says = S-{ $number }: pravila kažu { $value }.
pludo-cli-strict-unseen = S-{ $number }: pravila to dopuštaju, ali traženje nije došlo do takve pozicije.
pludo-cli-strict-searched = Traženo u: { $games ->
    [one] { $games } nasumična igra
    [few] { $games } nasumične igre
   *[other] { $games } nasumičnih igara
}, poteza ukupno { $turns }; ostala pravila su tamo ispunjena.
pludo-cli-loose-kept = Ovo je još Ludo: pravila od L-01 do L-37 važe.
pludo-cli-loose-broken = Ovo više nije Ludo: { $count ->
    [1] { $rules } ne važi.
   *[other] { $rules } ne važe.
}
pludo-cli-loose-stranded = Nikakva bacanja ne dovode figuru na cilj, boja { $colour } (L-27).
pludo-cli-scenarios-skipped = preskočeno: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } sa phase { $pattern }
   *[preset] { $count } sa preset { $pattern }
}
pludo-cli-scenarios-done = uspelo { $passed }, nije uspelo { $failed }
pludo-cli-web-written = Stranica je u { $folder }. Može da je daje svaki veb-server; docs/web.md kaže sa kojim zaglavljima.
pludo-cli-web-served = Igra je na { $address }, samo sa ovog računara. Ctrl+C je završava; tvoje igre ostaju u pregledaču.
pludo-cli-options-ignored = Iz { $file } ovo važi samo na serveru: { $keys }.
pludo-cli-host-starting = { $title } se pokreće sa igrom Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } je obnovljen u { $folder }, sa svim što mu treba.
   *[new] Ludo Plus { $version } je stavljen u { $folder }, sa svim što mu treba.
}
pludo-cli-host-before = Pre toga je tu bila verzija { $version }.
pludo-cli-host-found-by = { $title } ga nalazi preko { $anchor }. Nijedna datoteka servera nije promenjena i ništa nije stavljeno u njegovo Python okruženje, pa ga uv sync, novo okruženje ili drugi Python ne diraju.
pludo-cli-host-old-hook = Uklonjena je kuka ranije verzije: { $path }.
pludo-cli-host-keep-folders = Ne briši ove dve fascikle ručno: { $title } briše sve podatke igre koje nema kad se pokrene. playpalace-ludo host --uninstall ih prvo kopira.
pludo-cli-host-not-tried = Nije isprobano da li { $title } može da ga učita: pored servera nema .venv. Navedi njegov Python sa --python za probu.
pludo-cli-host-not-triable = Nije moglo da se isproba sa { $python } da li { $title } može da ga učita: { $reason }
pludo-cli-host-said = Server kaže: { $line }
pludo-cli-host-loads = Isprobano sa { $python }: { $title } ga učitava.
pludo-cli-host-fails = { $reason ->
    [none] Upozorenje: isprobano sa { $python }, { $title } ga ne učitava.
   *[other] Upozorenje: isprobano sa { $python }, { $title } ga ne učitava. { $reason }
}
pludo-cli-host-restart-installed = Ponovo pokreni server kao i uvek. Ludo Plus je tada među igrama na tabli; ako nije, dnevnik servera kaže zašto.
pludo-cli-host-not-installed = Ludo Plus nije instaliran u { $folder }; ništa se nije promenilo.
pludo-cli-host-copied = Baza podataka je kopirana u { $copy }.
pludo-cli-host-no-database = Nema { $names } u { $folder } ni u njegovoj fascikli servera, pa ništa nije kopirano; ako je server ima drugde, kopiraj je pre sledećeg pokretanja.
pludo-cli-host-removed = Uklonjeno: { $path }.
pludo-cli-host-data-stays = Rezultati, rejtinzi i sačuvani stolovi ostaju u bazi podataka servera { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Upozorenje: kad se { $title } pokrene bez igre Ludo Plus, briše sve sačuvane stolove, rezultate, statistiku i rejtinge igre Ludo Plus. Da se vrate, zaustavi server, stavi kopiju na mesto baze podataka i instaliraj ponovo.
   *[own] Upozorenje: kad se { $title } pokrene bez igre Ludo Plus, briše sve sačuvane stolove, rezultate, statistiku i rejtinge igre Ludo Plus. Da se vrate, zaustavi server, stavi sopstvenu kopiju na mesto baze podataka i instaliraj ponovo.
}
pludo-cli-host-restart = Ponovo pokreni server.
pludo-cli-host-left = Ostavljeno gde jeste, da čuvaš ili brišeš: { $path } ({ $what ->
    [settings] tvoja podešavanja
    [changed] podešavanja promenjena za stolovima
    [sets] opcije koje su igrači sačuvali
    [set-aside] stolovi koji nisu mogli da se pročitaju
    [records] zapisi poslednjih igara
    [rules] dokument pravila kako je menjan na serveru
    [tables] igre koje su bile u toku
    [purses] novčići tvojih igrača
   *[copy] kopija baze podataka
}).
