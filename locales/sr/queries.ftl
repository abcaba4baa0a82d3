# Srpski: odgovori na pitanja, izbori i saveti.
pludo-query-player-tokens =
    { $who ->
        [you] Ti: { $list }.
       *[other] { $name }: { $list }.
    }
pludo-query-at =
    .normal =
        { $kind ->
            [yard]
                { $all ->
                    [yes] sve u bazi
                   *[no] { pludo-tokens } u bazi
                }
            [finish]
                { $all ->
                    [yes] sve u kućici
                   *[no] { pludo-tokens } u kućici
                }
            [home] { pludo-tokens } { pludo-at-place }
           *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }{ pludo-query-safe }
        }
    .brief =
        { $kind ->
            [yard]
                { $all ->
                    [yes] sve u bazi
                   *[no] { $count } u bazi
                }
            [finish]
                { $all ->
                    [yes] sve u kućici
                   *[no] { $count } u kućici
                }
            [home] { pludo-tokens } { pludo-at-place }
           *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }
        }
    .left =
        { $kind ->
            [yard]
                { $all ->
                    [yes] sve u bazi
                   *[no] { pludo-tokens } u bazi
                }
            [finish]
                { $all ->
                    [yes] sve u kućici
                   *[no] { pludo-tokens } u kućici
                }
            [home] { pludo-tokens } { pludo-at-place }
           *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }, još { $left }
        }
pludo-query-my-token =
    { $kind ->
        [yard]
            { $all ->
                [yes] Sve figure u bazi.
               *[no] { pludo-tokens-begin } u bazi.
            }
        [finish]
            { $all ->
                [yes] Sve figure u kućici.
               *[no] { pludo-tokens-begin } u kućici.
            }
        [home] { pludo-tokens-begin } { pludo-at-place }.
       *[track] { pludo-tokens-begin } { pludo-at-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
    }
pludo-query-together =
    { $state ->
        [doubled] , par
        [barrier] , barijera
       *[other] { "" }
    }
pludo-query-safe =
    { $called ->
        [star] , zvezda
        [colour] , bezbedno, boja { $colour }
       *[plain] { "" }
    }
pludo-query-shelter =
    { $state ->
        [doubled] , par
        [barrier] , barijera
        [safe] , bezbedno
       *[open] { "" }
    }
pludo-query-steps-from-home =
    { $left ->
        [one] { $left } korak do kućice
        [few] { $left } koraka do kućice
       *[other] { $left } koraka do kućice
    }
pludo-query-threat =
    { $from ->
        [yard] { $name } može da izađe i izbaci { pludo-query-own }: { pludo-likely }.
        [way] { pludo-query-victim-nom }, { $steps } iza, može da izbaci { pludo-query-own }: { pludo-likely }.
       *[elsewhere] { $name } može da izbaci { pludo-query-own }: { pludo-likely }.
    }
pludo-query-target =
    { $from ->
        [yard]
            { $own-who ->
                [you] Možeš da izađeš i izbaciš { pludo-query-victim }: { pludo-likely }.
               *[other] { $own-name } može da izađe i izbaci { pludo-query-victim }: { pludo-likely }.
            }
        [way] { pludo-query-own-begin } može da izbaci { pludo-query-victim }, { $steps } ispred: { pludo-likely }.
       *[elsewhere]
            { $own-who ->
                [you] Možeš da izbaciš { pludo-query-victim }: { pludo-likely }.
               *[other] { $own-name } može da izbaci { pludo-query-victim }: { pludo-likely }.
            }
    }
pludo-query-victim =
    { $count ->
        [one] figuru { $tokens } igrača { $name_gen }
        [few] figure { $tokens } igrača { $name_gen }
       *[other] figure { $tokens } igrača { $name_gen }
    }
pludo-query-victim-nom =
    { $count ->
        [one] Figura { $tokens } igrača { $name_gen }
        [few] Par { $tokens } igrača { $name_gen }
       *[other] Par { $tokens } igrača { $name_gen }
    }
pludo-query-own =
    { $own-count ->
        [one]
            { $own-who ->
                [you] tvoju figuru { $own }
               *[other] figuru { $own } igrača { $own-name_gen }
            }
        [few]
            { $own-who ->
                [you] tvoje figure { $own }
               *[other] figure { $own } igrača { $own-name_gen }
            }
       *[other]
            { $own-who ->
                [you] tvoje figure { $own }
               *[other] figure { $own } igrača { $own-name_gen }
            }
    }
pludo-query-own-begin =
    { $own-count ->
        [one]
            { $own-who ->
                [you] Tvoja figura { $own }
               *[other] Figura { $own } igrača { $own-name_gen }
            }
        [few]
            { $own-who ->
                [you] Neka od tvojih figura { $own }
               *[other] Neka od figura { $own } igrača { $own-name_gen }
            }
       *[other]
            { $own-who ->
                [you] Neka od tvojih figura { $own }
               *[other] Neka od figura { $own } igrača { $own-name_gen }
            }
    }
pludo-query-by-ability =
    { $who ->
        [you] Uz { $ability_a } možeš da izbaciš { $pieces_acc }
       *[other] Uz { $ability_a } { $name } može da izbaci { $pieces_acc }
    }, { $count ->
        [one] { pludo-with-percent }.
        [few]
            { $least ->
                [1] najverovatnije { pludo-with-percent }.
               *[0] najviše { $with-percent } posto.
            }
       *[other]
            { $least ->
                [1] najverovatnije { pludo-with-percent }.
               *[0] najviše { $with-percent } posto.
            }
    }
pludo-query-nobody-near = Nikog nema u blizini.
pludo-query-none-found = Nije nađeno izbacivanje, ali ima previše mogućnosti da bi se sve pregledale.
pludo-query-one-more =
    { $throw ->
        [cards] još jedna karta
        [spinner] još jedno okretanje
       *[dice] još jedno bacanje
    }
pludo-query-do =
    { $throw ->
        [cards] vuci
        [spinner] zavrti
       *[dice] baci
    }
pludo-query-does =
    { $throw ->
        [cards] vuče
        [spinner] vrti
       *[dice] baca
    }
pludo-query-turn =
    { $who ->
        [you]
            { $owed ->
                [opening] Ti si na redu: { pludo-query-do } da se vidi ko počinje.
                [order] Ti si na redu: { pludo-query-do } za redosled.
                [roll] Ti si na redu: { pludo-query-do }.
                [roll-pool] Ti si na redu: { pludo-query-do } ponovo, posle toga odigraj { $dice_acc }.
                [roll-second] Ti si na redu: { pludo-query-do } ponovo i zadrži jedno od dva; imaš { $dice_acc }.
                [move-roll] Ti si na redu: odigraj { $dice_acc }, pa { pludo-query-do } ponovo.
                [take] Ti si na redu: izaberi sposobnost.
                [duel] Ti si na redu: baci za dvoboj.
                [lot] Ti si na redu: izvuci žreb.
                [pick] Ti si na redu: izaberi { $dice }.
               *[move] Ti si na redu: odigraj { $dice_acc }.
            }
       *[other]
            { $owed ->
                [opening] { $name } { pludo-query-does } da se vidi ko počinje.
                [order] { $name } { pludo-query-does } za redosled.
                [roll] Na redu je { $name }: { pludo-query-does }.
                [roll-pool] Na redu je { $name }: { pludo-query-one-more }, posle toga igra { $dice_acc }.
                [roll-second] Na redu je { $name }: { pludo-query-one-more }, zadržava se jedno od dva; prvo je { $dice }.
                [move-roll] Na redu je { $name }: igra { $dice_acc }, zatim { pludo-query-one-more }.
                [take] Na redu je { $name }: bira sposobnost.
                [duel] Na redu je { $name }: baca za dvoboj.
                [lot] Na redu je { $name }: vuče žreb.
                [pick] Na redu je { $name }: bira { $dice }.
               *[move] Na redu je { $name }: igra { $dice_acc }.
            }
    }
pludo-query-changed = Promenjeno u ovoj igri.
pludo-query-score =
    { $who ->
        [you] Ti: { $home } od { $all } u kućici, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
       *[other] { $name }: { $home } od { $all } u kućici, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
    }
pludo-query-points =
    { $count-points ->
        [yes]
            , { $points ->
                [one] { $points } poen
                [few] { $points } poena
               *[other] { $points } poena
            }
       *[no] { "" }
    }
pludo-query-steps =
    { $left ->
        [one] još { $left } korak
        [few] još { $left } koraka
       *[other] još { $left } koraka
    }
pludo-query-captures =
    { $count-captures ->
        [yes]
            , { $goal ->
                [0]
                    { $captures ->
                        [one] { $captures } izbacivanje
                        [few] { $captures } izbacivanja
                       *[other] { $captures } izbacivanja
                    }
               *[other] { $captures } od { $goal } izbacivanja
            }
       *[no] { "" }
    }
pludo-query-last-roll =
    { $throw ->
        [cards]
            { $who ->
                [you] Tvoja poslednja karta: { $dice }.
               *[other] { $name }, poslednja karta: { $dice }.
            }
        [spinner]
            { $who ->
                [you] Tvoja strelica: { $dice }.
               *[other] { $name }, strelica: { $dice }.
            }
       *[dice]
            { $who ->
                [you] Tvoje bacanje: { $dice }.
               *[other] { $name }, bacanje: { $dice }.
            }
    }
pludo-query-streak =
    { $streak ->
        [1] Jednom { $dice } u ovom potezu do sada.
        [one] { $dice } je palo { $streak } put zaredom.
        [few] { $dice } je palo { $streak } puta zaredom.
       *[other] { $dice } je palo { $streak } puta zaredom.
    }
pludo-query-since-nothing = Od tvog poslednjeg poteza ništa se nije dogodilo.
pludo-query-since-capture =
    { $who ->
        [you] Tvoje izbacivanje: { $victims } { pludo-at-place }.
       *[other] { $name }, izbacivanje: { $victims } { pludo-at-place }.
    }
pludo-query-since-player =
    { $thrown ->
        [0] { pludo-query-since-who }: { $list }.
       *[other] { pludo-query-since-who }: { $dice }, { $list }.
    }
pludo-query-since-who =
    { $who ->
        [you] Ti
       *[other] { $name }
    }
pludo-query-since-token = { pludo-tokens } { pludo-to }
pludo-query-since-no-move = nema poteza
pludo-query-since-penalty =
    { $kind ->
        [rollback] potez poništen
        [sent-back] poslednja figura nazad u bazu
       *[forfeit] poslednje bacanje propalo
    }
pludo-query-since-skipped = potez propušten
pludo-query-since-lost = potez izgubljen
pludo-query-since-placed = završena igra, mesto { $place }
pludo-query-since-used = iskorišćeno: { $ability }
pludo-query-partner = Igraš u timu: { $partners }.
pludo-query-colours = Boje: { $list }.
pludo-query-colour-of =
    { $who ->
        [you] ti { $colour }
       *[other] { $name } { $colour }
    }
pludo-query-no-roll =
    { $throw ->
        [cards] Još nije izvučena nijedna karta.
        [spinner] Još niko nije zavrteo.
       *[dice] Još niko nije bacio.
    }
pludo-query-partners = Partneri: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number =
    { $number ->
        [0] početna bacanja
       *[other] potez { $number }
    }
pludo-query-who =
    { $who ->
        [you] Tvoja boja je { $colour }.
       *[other]
            { $named ->
                [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
               *[yes] { $name }: { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
            }
    }
pludo-query-who-partner =
    { $partner ->
        [you] , tvoj partner
        [other] , partneri: { $partners }
       *[none] { "" }
    }
pludo-query-who-bot =
    { $bot ->
        [none] { "" }
       *[other] , bot, { $bot }
    }
pludo-query-prisoners =
    { $who ->
        [you] Držiš { $pieces_acc }.
       *[other] { $name } drži { $pieces_acc }.
    }
pludo-query-answers-given = Već su izabrali: { $players }.
pludo-query-hand =
    { $who ->
        [you] U tvojoj ruci: { $cards }.
       *[other] { $name } ima u ruci: { $cards }.
    }
pludo-query-choose = Izaberi:
pludo-query-choice-head =
    { $with ->
        [no] { pludo-query-choice-number }
        [ability] { pludo-query-choice-number } uz { $die_a }
       *[yes] { pludo-query-choice-number } uz { $die_acc }
    }
pludo-query-choice-number =
    { $called ->
        [token]
            { $owner ->
                [other] { pludo-token-numbers-begin } igrača { $owner-name_gen }
               *[actor] { $count ->
                    [1] Figura { $tokens }
                   *[other] Figure { $tokens }
                }
            }
       *[key]
            { $owner ->
                [other] { $tokens } igrača { $owner-name_gen }
               *[actor] { $tokens }
            }
    }
pludo-query-choice-jump =
    { $jump ->
        [none] { "" }
       *[other] , skokom { pludo-foot-from }
    }
pludo-query-choice-via =
    { $via ->
        [none] { "" }
       *[other] , preko: { $via }
    }
pludo-query-choice-there =
    { $there ->
        [none] { "" }
       *[other] , { $there }
    }
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: napolje{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-to }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: napolje, izbacuje { $victims_acc }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-to }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: do kućice i nazad { pludo-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: nazad { pludo-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter =
    { $shelter ->
        [safe] , bezbedno
        [barrier] , barijera
       *[open] { "" }
    }
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-to }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-to }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: u kućicu.
    .brief = { pludo-query-choice-head }: u kućicu.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, izbacuje { $victims_acc }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: izbacuje { $victims_acc }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-to }{ pludo-query-choice-jump }, dvoboj sa { $victims_ins }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: napolje, dvoboj sa { $victims_ins }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, dvoboj sa { $victims_ins }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: dvoboj sa { $victims_ins }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest =
    { $steps ->
        [one] ostaje { $steps } korak
        [few] ostaje { $steps } koraka
       *[other] ostaje { $steps } koraka
    }
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }{ pludo-query-choice-jump }, izbacuje { $victims_acc }, pa u kućicu.
    .brief = { pludo-query-choice-head }: izbacuje { $victims_acc }, u kućicu.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }, par sa figurom { $other }.
    .brief = { pludo-query-choice-head }: par sa { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: otkup, slobodna u bazi.
    .brief = { pludo-query-choice-head }: otkup.
pludo-query-choice-key =
    { $key ->
        [0] { "" }
       *[other] { $key }:{ " " }
    }
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }guraj { $victims_acc } { pludo-from } { pludo-to }.
    .brief = { pludo-query-choice-key }guraj { $victims_acc } { pludo-to }.
pludo-query-choice-shield =
    .normal =
        { pludo-query-choice-head }: ne može biti izbačena { pludo-at-place }, { $number ->
            [1] do tvog sledećeg poteza
            [one] { $number } potez
            [few] { $number } poteza
           *[other] { $number } poteza
        }.
    .brief = { pludo-query-choice-head }: štit.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-to }, zamena sa { $other_ins }.
    .brief = { pludo-query-choice-head }: zamena sa { $other_ins } { pludo-at-place }.
pludo-query-choice-twice =
    .normal = { $ability }: baci dvaput i zadrži jedno.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: uzmi { $ability_a }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several =
    { $number }: { $which ->
        [everybody] sve figure svih igrača
        [others] sve tuđe figure
       *[all] sve tvoje figure
    } { $way ->
        [back] { $steps } nazad
       *[ahead] { $steps } napred
    }: { $ends }{ $captures ->
        [0] { "" }
       *[other] , izbačeno: { $victims }
    }.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] u kućicu
    [capture] { pludo-to } i izbacuje { $victims_acc }
    [carried] { pludo-to } i izbacuje { $victims_acc }, pa u kućicu
   *[other] { pludo-to }{ $shelter ->
        [safe] {" "}bezbedno
        [barrier] {" "}kao barijera
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } iza.
   *[other] { $name } tu može da izbaci figuru.
}
pludo-query-choice-end = { $piece } { pludo-to }
pludo-query-choice-change = { $tokens }: zamena mesta.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep =
    { $throw ->
        [cards] Vuci
        [spinner] Zavrti
       *[dice] Baci
    } i zadrži što imaš.
pludo-query-choice-pass =
    .normal =
        { $alone ->
            [yes] Možeš samo dalje.
           *[no] { pludo-query-choice-key }Dalje.
        }
    .brief = { pludo-query-choice-key }Dalje.
pludo-reason-only = To je jedini potez.
pludo-reason-wins = Time završavaš.
pludo-reason-home = Figura { $token } ulazi u kućicu.
pludo-reason-captures = Izbacuje { $victims_acc }.
pludo-reason-enters = Figura { $token } izlazi.
pludo-reason-column = Figura { $token } stiže na ciljnu stazu, gde je niko ne prati.
pludo-reason-beyond = Odatle figuru { $token } više niko ne može da izbaci.
pludo-reason-safe = Tamo je bezbedna.
pludo-reason-escapes =
    { $count ->
        [1] Beži od opasnosti, može da je izbaci { $name }: { pludo-percent }.
       *[other] Beži od opasnosti, mogu da je izbace { $name } i drugi: { pludo-percent }.
    }
pludo-reason-shields =
    { $count ->
        [1] Inače { $name } može da je izbaci: { pludo-percent }.
       *[other] Inače { $name } i drugi mogu da je izbace: { pludo-percent }.
    }
pludo-reason-swaps =
    Dobija { $gain ->
        [one] { $gain } korak
        [few] { $gain } koraka
       *[other] { $gain } koraka
    }, a figura { $victim } igrača { $name_gen } { $theirs ->
        [0] gubi { $loss }
       *[other] dobija { $theirs }
    }.
pludo-reason-unseen =
    { $count ->
        [1] Skrivena sposobnost drugih nije uračunata.
        [one] { $count } skrivena sposobnost drugih nije uračunata.
        [few] { $count } skrivene sposobnosti drugih nisu uračunate.
       *[other] { $count } skrivenih sposobnosti drugih nije uračunato.
    }
pludo-reason-threatens = Zatim preti: figura { $victim } igrača { $name_gen }, { pludo-percent }.
pludo-reason-pushes = Gura figuru { $victim } igrača { $name_gen }.
pludo-reason-passes = Svaki drugi potez je lošiji.
pludo-reason-exposed =
    { $count ->
        [1] Ali { $name } tamo može da je izbaci: { pludo-percent }.
       *[other] Ali { $name } i drugi tamo mogu da je izbace: { pludo-percent }.
    }
pludo-reason-uncovers =
    { $count ->
        [1] Ali { $name } tada može da izbaci figuru { $token }: { pludo-percent }.
       *[other] Ali { $name } i drugi tada mogu da izbace figuru { $token }: { pludo-percent }.
    }
pludo-reason-other-risk =
    { $instead ->
        [0] Potez figurom { $token } nosi rizik izbacivanja: { pludo-percent }.
       *[other] Potez figurom { $token } nosi veći rizik: { pludo-percent } umesto { $instead }.
    }
pludo-reason-ahead = Figura { $token } je tvoja prva na putu do kućice.
pludo-reason-behind = Figura { $token } je tvoja poslednja i sustiže ostale.
pludo-reason-clear = Očigledno je bolje od ostalog.
pludo-reason-better = Malo je bolje od ostalog.
pludo-reason-equal = Sledeći izbor je otprilike jednako dobar.
pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; očekuje se oko { $each } od svakog. Najduže čekanje na šesticu: { $longest }, uobičajeno je oko { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Najduže čekanje na šesticu: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player =
    { $who ->
        [you] Ti
       *[other] { $name }
    }
pludo-ledger-count =
    { $throw ->
        [cards]
            { $count ->
                [one] { $count } karta
                [few] { $count } karte
               *[other] { $count } karata
            }
        [spinner]
            { $count ->
                [one] { $count } okretanje
                [few] { $count } okretanja
               *[other] { $count } okretanja
            }
       *[dice]
            { $count ->
                [one] { $count } bacanje
                [few] { $count } bacanja
               *[other] { $count } bacanja
            }
    }
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die =
    { $count ->
        [0] nijedna { pludo-ledger-stem }a
        [one] { $count } { pludo-ledger-stem }a
        [few] { $count } { pludo-ledger-stem }e
       *[other]
            { $count } { $face ->
                [1] jedinica
                [2] dvojki
                [3] trojki
                [4] četvorki
                [5] petica
               *[6] šestica
            }
    }
pludo-ledger-stem =
    { $face ->
        [1] jedinic
        [2] dvojk
        [3] trojk
        [4] četvork
        [5] petic
       *[6] šestic
    }
pludo-ledger-face-expected = { $face }: { $count }, očekivano { $expected }
pludo-ledger-fair =
    { $throw ->
        [cards] Svi vuku iz istih karata, izmešanih čistom slučajnošću.
        [spinner] Svi imaju iste izglede.
       *[dice] Kockice su iste za sve, i svako bacanje je čista slučajnost.
    }
