# Srpski: pogled unazad na igre, učenje, zagonetke i statistika.

pludo-review-turned = Gde se igra preokrenula:
pludo-review-none-turned = { $who ->
    [you] Nijedan potez nije promenio tvoje izglede za ceo posto.
   *[other] Nijedan potez nije promenio izglede igrača { $name } za ceo posto.
}
pludo-review-swing = { $who ->
    [you]
        { $way ->
            [up] Potez { $number }: tvoji izgledi rastu sa { $before } na { $after } posto.
           *[down] Potez { $number }: tvoji izgledi padaju sa { $before } na { $after } posto.
        }
   *[other]
        { $way ->
            [up] Potez { $number }: izgledi igrača { $name } rastu sa { $before } na { $after } posto.
           *[down] Potez { $number }: izgledi igrača { $name } padaju sa { $before } na { $after } posto.
        }
}
pludo-review-dear = Izbori koji su najviše koštali:
pludo-review-none-dear = Nijedan izbor nije koštao ceo posto.
pludo-review-abilities = Ne ocenjuje se da li je sposobnost upotrebljena u pravom trenutku.
pludo-review-choice = Potez { $number }, { $who ->
    [you] ti
   *[other] { $name }
}, izgubljeno { $cost } posto. Odigrano: { $made } Bolje: { $better }
pludo-review-player = { $who ->
    [you]
        { $choices ->
            [0] Nije bilo šta da biraš.
            [1] Jedan tvoj izbor, izgubljeno { $cost } posto.
            [one] { $choices } tvoj izbor, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
            [few] { $choices } tvoja izbora, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
           *[other] { $choices } tvojih izbora, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
        }
   *[other]
        { $choices ->
            [0] { $name }: bez izbora.
            [1] { $name }: jedan izbor, izgubljeno { $cost } posto.
            [one] { $name }: { $choices } izbor, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
            [few] { $name }: { $choices } izbora, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
           *[other] { $name }: { $choices } izbora, od toga najboljih { $best }, ukupno izgubljeno { $cost } posto.
        }
}
pludo-review-working = Pregled igre. Escape prekida.
    .touch = Pregled igre.
pludo-review-how-far = Gotovo { $percent } posto.

pludo-learn-title = { $count ->
    [one] { $count } izbor je mogao biti bolji.
    [few] { $count } izbora su mogla biti bolja.
   *[other] { $count } izbora je moglo biti bolje.
} Page Down: sledeći. H: odgovor. Escape: dosta.
    .touch = { $count ->
        [one] { $count } izbor je mogao biti bolji.
        [few] { $count } izbora su mogla biti bolja.
       *[other] { $count } izbora je moglo biti bolje.
    }
pludo-learn-none = Ovde nema šta da se nauči: nijedan izbor nije jasno nešto izgubio.
pludo-learn-whose = Čiji izbori?
pludo-learn-of = { $name }
pludo-learn-count = { $number } od { $count }.
pludo-learn-question = Potez { $number }, { $throw ->
    [cards] tvoja karta: { $dice }.
    [spinner] tvoja strelica: { $dice }.
   *[dice] tvoje bacanje: { $dice }.
} Odigrano: { $made } Nađi bolje.
pludo-learn-best = Tačno: { $gain } posto bolje od onoga što je odigrano.
pludo-learn-equal = Tačno: { $gain } posto bolje od onoga što je odigrano, i otprilike dobro kao najbolje.
pludo-learn-better = { $gain } posto bolje od onoga što je odigrano. Ima i bolje.
pludo-learn-level = Otprilike kao ono što je odigrano. Ima bolje.
pludo-learn-same = To je odigrano. Ima bolje.
pludo-learn-worse = Nije bolje: dobija { $percent } posto, a ono što je odigrano { $other } posto.
pludo-learn-answer = Najbolje: { $choice } Dobija { $best } posto, prema { $other } posto.
pludo-learn-first = Ovo je prvi.
pludo-learn-last = Ovo je poslednji. Escape zatvara.
    .touch = Ovo je poslednji.
pludo-learn-help = Biraj kao u igri: cifrom figure, ili strelicama i Enterom. H kaže odgovor, a još jednom koliko vredi svaki izbor. R ponavlja zadatak, Page Down i Page Up idu napred i nazad, a posle tačnog izbora i Enter ide dalje. Sva pitanja rade: V, M, N i istraživač. Escape zatvara.
    .touch = Biraj kao u igri. „Savet“ kaže odgovor, a još jednom koliko vredi svaki izbor. Sva pitanja rade.

pludo-puzzle-question = { $title }. Ti si { $name }, a { $throw ->
    [cards] tvoja karta je { $dice }.
    [spinner] tvoja strelica je { $dice }.
   *[dice] tvoje bacanje je { $dice }.
} V kaže tablu. Nađi najbolji izbor.
    .touch = { $title }. Ti si { $name }, a { $throw ->
        [cards] tvoja karta je { $dice }.
        [spinner] tvoja strelica je { $dice }.
       *[dice] tvoje bacanje je { $dice }.
    } Nađi najbolji izbor.
pludo-puzzle-best = Tačno: dobija { $percent } posto, sledeći { $other } posto.
pludo-puzzle-worse = Ne: dobija { $percent } posto, najbolji { $best } posto.
pludo-puzzle-told = Posle saveta se ne računa kao rešena.
pludo-puzzle-answer = Najbolje: { $choice } Dobija { $best } posto, sledeći { $other } posto, plus ili minus { $sure }.
pludo-puzzle-title = Zagonetke. { $clock ->
    [behind] Kalendar ovog računara zaostaje za tvojim poslednjim zagonetkama, pa niz čeka.
   *[right]
        { $days ->
            [0]
                { $run ->
                    [0] Reši sve tri jednog dana da počneš niz.
                    [one] { $run } zaredom tačna iz prve.
                    [few] { $run } zaredom tačne iz prve.
                   *[other] { $run } zaredom tačnih iz prve.
                }
            [one] { $days } dan zaredom.
            [few] { $days } dana zaredom.
           *[other] { $days } dana zaredom.
        }
}
pludo-puzzle-day = { $ago ->
    [0] Današnje tri
    [1] Jučerašnje tri
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
        }
}: rešeno { $solved } od { $count }.
pludo-puzzle-grade = { pludo-stats-bot }: rešeno { $solved } od { $count }.
pludo-puzzle-grades = Težina je najslabiji bot koji nalazi odgovor. Po deset odjednom, najpre nerešene.
pludo-puzzle-earlier = Raniji dani
pludo-puzzle-day-done = { $days ->
    [1] Sve tri današnje su rešene. Dođi sutra za niz.
    [one] Sve tri današnje su rešene, { $days } dan zaredom.
    [few] Sve tri današnje su rešene, { $days } dana zaredom.
   *[other] Sve tri današnje su rešene, { $days } dana zaredom.
}
pludo-puzzle-missing = Zagonetke nedostaju u ovoj instalaciji, ili su oštećene; instaliraj ponovo da ih imaš.
pludo-puzzle-not-kept = Nije moglo da se zapiše da je rešena: { $reason }.
pludo-puzzle-book-damaged = Spisak rešenih zagonetki nije mogao da se pročita. Sada je u { $file }, i počinje nov.
pludo-puzzle-book-unreadable = Spisak rešenih zagonetki, { $file }, trenutno ne može da se pročita, pa se ništa ne zapisuje.
pludo-puzzle-heading = Zagonetka { $number }, { pludo-stats-bot }.

pludo-stats-working = Pregled tvojih igara. Escape izostavlja sreću i veštinu.
    .touch = Pregled tvojih igara.
pludo-stats-working-less = Sabiranje tvojih igara. Escape prekida.
    .touch = Sabiranje tvojih igara.
pludo-stats-title = Tvoje igre. Enter kaže više, Escape zatvara.
    .touch = Tvoje igre. Svaki red kaže više.
pludo-stats-none = Još nemaš završenu igru. Odigraj jednu do kraja, pa se računa.
pludo-stats-left-out = { $count ->
    [1]
        Jedan zapis je izostavljen: { $damaged ->
            [0] nije tvoj, ili mu nedostaju pravila.
           *[other] ne može da se pročita.
        }
   *[other]
        Izostavljeni zapisi, { $count }: { $damaged ->
            [0] nisu tvoji, ili im nedostaju pravila.
           *[other]
                { $foreign ->
                    [0] ne mogu da se pročitaju.
                   *[other] nečitljivih { $damaged }, tuđih ili bez pravila { $foreign }.
                }
        }
}
pludo-stats-undated = { $count ->
    [one] { $count } igra ima nemoguć datum, pa se ne računa ni u jedan mesec. Je li sat ovog računara tačan?
    [few] { $count } igre imaju nemoguće datume, pa se ne računaju ni u jedan mesec. Je li sat ovog računara tačan?
   *[other] { $count } igara ima nemoguće datume, pa se ne računaju ni u jedan mesec. Je li sat ovog računara tačan?
}
pludo-stats-result = { $games ->
    [1]
        Jedna igra, { $won ->
            [0] bez pobede.
           *[other] pobeda.
        }
    [one] { $games } igra, pobede { $won }: { $percent } posto, a jednak udeo bi bio { $fair }.
    [few] { $games } igre, pobede { $won }: { $percent } posto, a jednak udeo bi bio { $fair }.
   *[other] { $games } igara, pobede { $won }: { $percent } posto, a jednak udeo bi bio { $fair }.
}
pludo-stats-places = Mesta: { $places }.
pludo-stats-place = { $place ->
    [1] prvo
    [2] drugo
    [3] treće
    [4] četvrto
    [5] peto
    [6] šesto
   *[other] { $place }.
} { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}
pludo-stats-captures = Izbacivanja: tvojih { $made }, protiv tebe { $suffered }.
pludo-stats-rating = Rejting { $rating }, između { $low } i { $high }: otprilike jak kao bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] nasumičan
    [easy] lak
    [normal] srednji
    [hard] težak
    [people] ljudi
   *[expert] ekspert
}
pludo-stats-ladder = Bot { pludo-stats-bot } ima { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Rejting: posle još { $count } igre protiv botova.
    [few] Rejting: posle još { $count } igre protiv botova.
   *[other] Rejting: posle još { $count } igara protiv botova.
}
pludo-stats-rating-library = Rejtingu treba još jedna biblioteka: pip install openskill.
pludo-stats-skill = Veština: po izboru izgubljeno { $lost } posto izgleda; { $good } od 100 izbora izgubilo je manje od jednog posto.
pludo-stats-skill-meaning = Svaki izbor se poredi s najboljim, kako ga vidi najjači bot. Kockice u tome nemaju udela. U igri udvoje nasumičan bot gubi 1,4 posto po izboru, lak 1,1, srednji 0,7, težak 0,5, ekspert ništa; za stolom od četvoro otprilike upola manje.
pludo-stats-luck = { $way ->
    [even] Sreća: izjednačena.
    [good] Sreća: dobra, kockice su ti po igri dale { $percent } posto više izgleda nego što se očekivalo.
   *[bad] Sreća: loša, kockice su ti po igri uzele { $percent } posto izgleda.
}
pludo-stats-luck-own = { $way ->
    [even] Tvoje kockice: izjednačeno.
    [good] Tvoje kockice su ti dale { $percent } posto.
   *[bad] Tvoje kockice su ti uzele { $percent } posto.
}
pludo-stats-luck-others = { $way ->
    [even] Kockice ostalih: izjednačeno.
    [good] Kockice ostalih su ti dale { $percent } posto.
   *[bad] Kockice ostalih su ti uzele { $percent } posto.
}
pludo-stats-luck-meaning = Svako bacanje se poredi sa svim što je moglo pasti, odigrano najbolje. Posle mnogo igara izađe na nulu.
pludo-stats-no-look = Sreća i veština su izostavljene.
pludo-stats-by-rules = Po pravilima
pludo-stats-by-opponent = Po protivnicima
pludo-stats-by-month = Mesec po mesec
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] { $games } igra
    [few] { $games } igre
   *[other] { $games } igara
}, pobede { $won }{ $looked ->
    [yes] , po izboru izgubljeno { $lost } posto.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Protiv ljudi
   *[other] Protiv bota { pludo-stats-bot }
}: ispred { $ahead } od { $met }; { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] Januar
    [2] Februar
    [3] Mart
    [4] April
    [5] Maj
    [6] Jun
    [7] Jul
    [8] Avgust
    [9] Septembar
    [10] Oktobar
    [11] Novembar
   *[12] Decembar
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Rejting { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Postignuto: { $count } od { $total }
pludo-stats-reached-first-win = Prva pobeda, u igri { $number }.
pludo-stats-reached-untouched = Bez ogrebotine: pobeda bez izbačene figure, u igri { $number }.
pludo-stats-reached-hunter = Lov: deset izbacivanja u jednoj igri, u igri { $number }.
pludo-stats-reached-beat-expert = Pobeda nad ekspertom, u igri { $number }.
pludo-stats-reached-comeback = S ivice ponora: pobeda sa manje od 5 posto, u igri { $number }.
pludo-stats-reached-flawless = Bez greške: nijedan izbor u igri nije izgubio ceo posto, u igri { $number }.
pludo-stats-reached-run = Pet pobeda zaredom, do igre { $number }.
pludo-stats-reached-rule-sets = Pobede po pet vrsta pravila, do igre { $number }.
pludo-stats-reached-many = Sto igara.
pludo-stats-open-first-win = Otvoreno: pobedi jednom.
pludo-stats-open-untouched = Otvoreno: pobedi bez izbačene figure.
pludo-stats-open-hunter = Otvoreno: deset izbacivanja u jednoj igri.
pludo-stats-open-beat-expert = Otvoreno: pobedi eksperta.
pludo-stats-open-comeback = Otvoreno: pobedi sa manje od 5 posto.
pludo-stats-open-flawless = Otvoreno: petnaest ili više izbora u igri, a nijedan ne gubi ceo posto.
pludo-stats-open-run = Otvoreno: pobedi u pet igara zaredom.
pludo-stats-open-rule-sets = Otvoreno: pobedi po pet vrsta pravila.
pludo-stats-open-many = Otvoreno: završi sto igara.

pludo-ear-title = { $kind ->
    [puzzles] Zagonetke bez kraja.
    [where] Vežba sluha: gde je?
   *[risk] Vežba sluha: pogodi rizik.
}
pludo-ear-row = { $title } Rejting { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Zagonetka za zagonetkom, teška koliko tvoj rejting. Računa se prvi odgovor, a savet je greška.
    [where] Čuješ tablu i nekoliko poteza. Onda izaberi gde je figura. Što ti bolje ide, to više poteza i igrača.
   *[risk] Čuješ tablu. Onda izaberi kolika je verovatnoća da ti izbace figuru ako svaki protivnik baci jednom. Što ti bolje ide, to bliži odgovori.
}
pludo-ear-question = { $kind ->
    [where] Gde je sada { $piece }?
   *[risk] Koliki rizik ima { $piece }, ako svaki protivnik baci jednom?
}
pludo-ear-place = { pludo-at-place }
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Tačno, { $answer }.
   *[no] Ne, tačno je: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Rejting { $rating }, { $points } više.
   *[down] Rejting { $rating }, { $points } manje.
}
pludo-ear-next = Sledeće pitanje
pludo-ear-no-answer = Nijedan odgovor nema tu cifru.
pludo-ear-working = Smišljam pitanje. Escape prekida.
    .touch = Smišljam pitanje.
pludo-ear-done = Tačno { $right } od { $count }. Rejting { $rating }.
