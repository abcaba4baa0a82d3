# Srpski: turniri i serije.
pludo-contest-kind =
    { $kind ->
        [knock-out] na ispadanje
        [swiss] švajcarski sistem
        [tables] kola za stolovima
       *[round-robin] svako sa svakim
    }
    .desc =
        { $kind ->
            [knock-out] Ko izgubi meč, ispada; pobeđuje poslednji preostali. Kad je broj neparan, neki su slobodni u kolu.
            [swiss] Nekoliko kola u kojima se sreću igrači s jednako poena; niko ne ispada i niko dvaput ne sreće istog protivnika.
            [tables] U svakom kolu svi sede za stolovima od troje do šestoro; poen za svakoga iza tebe. Kasnije zajedno sede oni sa sličnim stanjem.
           *[round-robin] Svako se sa svakim sreće jednom; pobeđuje ko ima najviše poena.
        }
pludo-contest-player =
    { $strength ->
        [none] { $name }
       *[other] { $name }, bot, { $strength }
    }
pludo-contest-meeting =
    { $state ->
        [rests] { $one }: slobodno kolo.
        [won] { $one } pobeđuje igrača { $two }, { $high } prema { $low }.
        [drawn] { $one } i { $two }: nerešeno, po { $high }.
        [leads] { $one } protiv igrača { $two }: { $one } vodi { $high } prema { $low }.
        [even] { $one } protiv igrača { $two }: po { $high }.
       *[open] { $one } protiv igrača { $two }.
    }
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Kolo { $round } od { $rounds }.
pludo-contest-next = Sledeća igra, kolo { $round } od { $rounds }: { $meeting }
pludo-contest-over =
    { $count ->
        [1] Turnir je završen. Pobeđuje { $names }.
        [one] Turnir je završen. Prvo mesto dele { $names }.
        [few] Turnir je završen. Prvo mesto dele { $names }.
       *[other] Turnir je završen. Prvo mesto dele { $names }.
    }
pludo-contest-row =
    { $out ->
        [yes] { $place }. { $name }: ispadanje, { $games }.
        [no]
            { $place }. { $name }: { $over ->
                [yes] pobeda, { $games }.
               *[no] još u igri, { $games }.
            }
       *[none]
            { $place }. { $name }: { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            }, { $games }.
    }
pludo-contest-games =
    { $won ->
        [one] { $won } dobijena igra
        [few] { $won } dobijene igre
       *[other] { $won } dobijenih igara
    }, izgubljenih { $lost }
pludo-contest-standings = Tabela, { $name }: { $kind }, kolo { $round } od { $rounds }.
pludo-contest-standings-over =
    Konačna tabela, { $name }: { $kind }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }.
pludo-contest-label =
    { $name }, { $kind }, { $over ->
        [yes] završen
       *[no] kolo { $round } od { $rounds }
    }
