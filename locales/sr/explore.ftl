# Srpski: tabla polje po polje.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name =
    { $kind ->
        [home]
            { $who ->
                [you] tvoja ciljna staza { $square } od { $of }
               *[other] ciljna staza igrača { $name_gen }, { $square } od { $of }
            }
       *[track] { $square }
    }
pludo-explore-safe =
    { $called ->
        [star] zvezda, bezbedno
        [colour] bezbedno, boja { $colour }
       *[plain] bezbedno
    }
pludo-explore-safe-for = bezbedno samo za: { $colour }
pludo-explore-start =
    { $who ->
        [you] tvoj start
       *[other] start igrača { $name_gen }
    }
pludo-explore-entry =
    { $who ->
        [you] tvoje skretanje ka kućici
       *[other] skretanje igrača { $name_gen }
    }
pludo-explore-fork = račvanje
pludo-explore-crossing = ukrštanje
pludo-explore-two-way = u oba smera
pludo-explore-tile-when = ako { $when }: { $effects }
pludo-explore-distances = druge razdaljine odavde
pludo-explore-jump =
    { $way ->
        [ahead] vodi dalje { pludo-to }
       *[back] vodi nazad { pludo-to }
    }
pludo-explore-edge = Ivica.
pludo-explore-no-turn = Ovde se nigde ne skreće.
pludo-explore-none-player =
    { $who ->
        [you] Nemaš figuru na tabli.
       *[other] { $name } nema figuru na tabli.
    }
pludo-explore-none = Na tabli nema figura.
pludo-explore-none-safe = Nijedno polje staze nije bezbedno.
pludo-explore-no-player = Nema igrača { $number }; igrača: { $count }.
pludo-explore-go-where = Koje polje? Upiši broj ili ime, pa Enter.
    .touch = Koje polje? Upiši broj ili ime.
pludo-explore-no-square =
    { $text ->
        [none] Polje nije navedeno. Staza ide od { $first } do { $last }.
       *[other] Nema polja { $text }. Staza ide od { $first } do { $last }.
    }
pludo-explore-nobody =
    { $asked ->
        [square]
            { $who ->
                [you] Ovde te niko ne može dohvatiti.
               *[other] { $name } je ovde van domašaja.
            }
       *[token] Jednim bacanjem { $piece_acc } niko ne može da izbaci.
    }
pludo-explore-danger =
    { $asked ->
        [square]
            { $who ->
                [you] Ovde mogu da te izbace: { pludo-percent }.
               *[other] { $name }, ovde preti izbacivanje: { pludo-percent }.
            }
       *[token]
            { $who ->
                [you] Tvoju figuru mogu da izbace: { pludo-percent }.
               *[other] Figuru igrača { $name_gen } mogu da izbace: { pludo-percent }.
            }
    }
pludo-explore-capturer =
    { $from ->
        [yard] Preti { $piece }, iz baze{ pludo-explore-with }.
        [way] Preti { $piece }, { $steps } iza{ pludo-explore-with }.
       *[elsewhere] Preti { $piece }{ pludo-explore-with }.
    }
pludo-explore-with =
    { $named ->
        [yes] , uz { $dice_acc }, { pludo-likely }
        [ability] , uz { $ability_a }, { pludo-with-percent }
       *[no] , { pludo-likely }
    }
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Sada niko ne baca.
pludo-explore-not-on-way =
    { $who ->
        [you] Tvoj put ne vodi preko ovog polja.
       *[other] Put igrača { $name_gen } ne vodi preko ovog polja.
    }
pludo-explore-ahead = { $steps } ispred: { $list }.
pludo-explore-behind = { $steps } iza: { $list }.
pludo-explore-scan-nothing = U blizini nema nikoga.
pludo-explore-ahead-home = { $steps } ispred: kućica.
pludo-explore-ahead-nothing =
    { $steps ->
        [one] Ispred, na { $steps } polju, nema ničega.
        [few] Ispred, na { $steps } polja, nema ničega.
       *[other] Ispred, na { $steps } polja, nema ničega.
    }
pludo-explore-no-move-with = Nema poteza za { $dice_acc }.
