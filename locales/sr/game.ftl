# Srpski: šta se dešava u igri i reči koje koriste ostale datoteke.
pludo-language-name = Srpski
pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } i { $item }
pludo-list-or = { $before } ili { $item }
pludo-list-none = ništa
pludo-sentences = { $told }
pludo-player =
    { $colour ->
        [red] Crveni
        [blue] Plavi
        [green] Zeleni
        [yellow] Žuti
        [orange] Narandžasti
        [violet] Ljubičasti
        [black] Crni
        [white] Beli
        [pink] Ružičasti
        [brown] Braon
        [grey] Sivi
        [turquoise] Tirkizni
       *[other] { $colour }
    }
    .gen =
        { $colour ->
            [red] Crvenog
            [blue] Plavog
            [green] Zelenog
            [yellow] Žutog
            [orange] Narandžastog
            [violet] Ljubičastog
            [black] Crnog
            [white] Belog
            [pink] Ružičastog
            [brown] Braon
            [grey] Sivog
            [turquoise] Tirkiznog
           *[other] { $colour }
        }
    .ins =
        { $colour ->
            [red] Crvenim
            [blue] Plavim
            [green] Zelenim
            [yellow] Žutim
            [orange] Narandžastim
            [violet] Ljubičastim
            [black] Crnim
            [white] Belim
            [pink] Ružičastim
            [brown] Braon
            [grey] Sivim
            [turquoise] Tirkiznim
           *[other] { $colour }
        }
    .acc =
        { $colour ->
            [red] Crvenog
            [blue] Plavog
            [green] Zelenog
            [yellow] Žutog
            [orange] Narandžastog
            [violet] Ljubičastog
            [black] Crnog
            [white] Belog
            [pink] Ružičastog
            [brown] Braon
            [grey] Sivog
            [turquoise] Tirkiznog
           *[other] { $colour }
        }
    .dat =
        { $colour ->
            [red] Crvenom
            [blue] Plavom
            [green] Zelenom
            [yellow] Žutom
            [orange] Narandžastom
            [violet] Ljubičastom
            [black] Crnom
            [white] Belom
            [pink] Ružičastom
            [brown] Braon
            [grey] Sivom
            [turquoise] Tirkiznom
           *[other] { $colour }
        }
pludo-colour =
    { $colour ->
        [red] crvena
        [blue] plava
        [green] zelena
        [yellow] žuta
        [orange] narandžasta
        [violet] ljubičasta
        [black] crna
        [white] bela
        [pink] ružičasta
        [brown] braon
        [grey] siva
        [turquoise] tirkizna
       *[other] { $colour }
    }
    .gen =
        { $colour ->
            [red] crvene
            [blue] plave
            [green] zelene
            [yellow] žute
            [orange] narandžaste
            [violet] ljubičaste
            [black] crne
            [white] bele
            [pink] ružičaste
            [brown] braon
            [grey] sive
            [turquoise] tirkizne
           *[other] { $colour }
        }
    .acc =
        { $colour ->
            [red] crvenu
            [blue] plavu
            [green] zelenu
            [yellow] žutu
            [orange] narandžastu
            [violet] ljubičastu
            [black] crnu
            [white] belu
            [pink] ružičastu
            [brown] braon
            [grey] sivu
            [turquoise] tirkiznu
           *[other] { $colour }
        }
    .loc =
        { $colour ->
            [red] crvenoj
            [blue] plavoj
            [green] zelenoj
            [yellow] žutoj
            [orange] narandžastoj
            [violet] ljubičastoj
            [black] crnoj
            [white] beloj
            [pink] ružičastoj
            [brown] braon
            [grey] sivoj
            [turquoise] tirkiznoj
           *[other] { $colour }
        }
pludo-you = ti
    .gen = tebe
    .acc = tebe
    .ins = tobom
    .dat = tebi
pludo-visit =
    { $visit ->
        [1] { "" }
       *[other] , drugi prolaz
    }
pludo-from-visit =
    { $from-visit ->
        [1] { "" }
       *[other] , drugi prolaz,
    }
pludo-to =
    { $kind ->
        [yard] u bazu
        [home] na ciljnu stazu { $square } od { $of }
        [finish] u kućicu
       *[track] na { $square_acc }{ pludo-visit }
    }
pludo-at-place =
    { $kind ->
        [yard] u bazi
        [home] na ciljnoj stazi { $square } od { $of }
        [finish] u kućici
       *[track] na { $square_loc }{ pludo-visit }
    }
pludo-from =
    { $from-kind ->
        [yard] iz baze
        [home] sa ciljne staze { $from-square }
        [finish] iz kućice
       *[track] sa { $from-square_gen }{ pludo-from-visit }
    }
pludo-tokens =
    { $owner ->
        [you]
            { $count ->
                [one] tvoja figura { $tokens }
                [few] tvoje figure { $tokens }
               *[other] tvoje figure { $tokens }
            }
        [other] { pludo-token-numbers } igrača { $owner-name_gen }
       *[actor] { pludo-token-numbers }
    }
pludo-tokens-acc =
    { $owner ->
        [you]
            { $count ->
                [one] tvoju figuru { $tokens }
                [few] tvoje figure { $tokens }
               *[other] tvoje figure { $tokens }
            }
        [other] { pludo-token-numbers-acc } igrača { $owner-name_gen }
       *[actor] { pludo-token-numbers-acc }
    }
pludo-token-numbers =
    { $count ->
        [one] figura { $tokens }
        [few] figure { $tokens }
       *[other] figure { $tokens }
    }
pludo-token-numbers-acc =
    { $count ->
        [one] figuru { $tokens }
        [few] figure { $tokens }
       *[other] figure { $tokens }
    }
pludo-tokens-begin =
    { $owner ->
        [you]
            { $count ->
                [one] Tvoja figura { $tokens }
                [few] Tvoje figure { $tokens }
               *[other] Tvoje figure { $tokens }
            }
        [other] { pludo-token-numbers-begin } igrača { $owner-name_gen }
       *[actor] { pludo-token-numbers-begin }
    }
pludo-token-numbers-begin =
    { $count ->
        [one] Figura { $tokens }
        [few] Figure { $tokens }
       *[other] Figure { $tokens }
    }
pludo-extra-steps =
    { $steps ->
        [one] { $steps } dodatni korak
        [few] { $steps } dodatna koraka
       *[other] { $steps } dodatnih koraka
    }
pludo-piece =
    { $who ->
        [you]
            { $count ->
                [one] tvoja figura { $tokens }
                [few] tvoje figure { $tokens }
               *[other] tvoje figure { $tokens }
            }
       *[other] { pludo-token-numbers } igrača { $name_gen }
    }
    .begin =
        { $who ->
            [you]
                { $count ->
                    [one] Tvoja figura { $tokens }
                    [few] Tvoje figure { $tokens }
                   *[other] Tvoje figure { $tokens }
                }
           *[other] { pludo-token-numbers-begin } igrača { $name_gen }
        }
    .acc =
        { $who ->
            [you]
                { $count ->
                    [one] tvoju figuru { $tokens }
                    [few] tvoje figure { $tokens }
                   *[other] tvoje figure { $tokens }
                }
           *[other] { pludo-token-numbers-acc } igrača { $name_gen }
        }
    .ins =
        { $who ->
            [you]
                { $count ->
                    [one] tvojom figurom { $tokens }
                    [few] tvojim figurama { $tokens }
                   *[other] tvojim figurama { $tokens }
                }
           *[other]
                { $count ->
                    [one] figurom { $tokens } igrača { $name_gen }
                    [few] figurama { $tokens } igrača { $name_gen }
                   *[other] figurama { $tokens } igrača { $name_gen }
                }
        }
    .loc =
        { $who ->
            [you]
                { $count ->
                    [one] tvojoj figuri { $tokens }
                    [few] tvojim figurama { $tokens }
                   *[other] tvojim figurama { $tokens }
                }
           *[other]
                { $count ->
                    [one] figuri { $tokens } igrača { $name_gen }
                    [few] figurama { $tokens } igrača { $name_gen }
                   *[other] figurama { $tokens } igrača { $name_gen }
                }
        }
pludo-rolls =
    { $throw ->
        [cards]
            { $who ->
                [you] Izvlačiš { $dice_acc }
               *[other] { $name } izvlači { $dice_acc }
            }
       *[dice]
            { $who ->
                [you] Dobijaš { $dice_acc }
               *[other] { $name } dobija { $dice_acc }
            }
    }
    .brief =
        { $who ->
            [you] { $dice }
           *[other] { $name } { $dice }
        }
pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.
pludo-stuck =
    .full = { pludo-rolls }, nijedna figura ne može da se pomeri{ pludo-why-stuck }.
    .normal = { pludo-rolls }, nema poteza{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, nema poteza.
    .chosen-full = Za { $dice_acc } nijedna figura ne može da se pomeri{ pludo-why-stuck }.
    .chosen-normal = Nema poteza za { $dice_acc }{ pludo-why-stuck }.
    .chosen-brief = Nema poteza za { $dice_acc }.
pludo-why-stuck =
    { $why ->
        [yard] : figuru izvodi samo { $entries }
        [doubled-odd] : paru treba paran broj
        [barrier] : na putu je barijera
        [blocked] : na putu je sopstvena figura
        [own-limit] : na putu su sopstvene figure
        [tile-full] : polje je puno
        [spared] : ko tamo stoji, ne može biti izbačen
        [needs-captures] : prvo neko mora biti izbačen
       *[none] { "" }
    }
pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal } put zaredom. Sve pomereno u ovom potezu vraća se, i potez je završen.
    .normal = { pludo-rolls }, { pludo-ordinal } put zaredom. Potez se poništava.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } put zaredom. Potez poništen.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal } put zaredom. Ovo bacanje propada i potez je završen.
    .normal = { pludo-rolls }, { pludo-ordinal } put zaredom. Bacanje propada.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } put zaredom. Bacanje propada.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal } put zaredom. { pludo-tokens-begin } { pludo-return } u bazu, i potez je završen.
    .normal = { pludo-rolls }, { pludo-ordinal } put zaredom. { pludo-tokens-begin } { pludo-return } u bazu.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } put zaredom. { pludo-tokens-begin } nazad u bazu.
pludo-return =
    { $count ->
        [one] vraća se
        [few] vraćaju se
       *[other] vraćaju se
    }
pludo-ordinal =
    { $streak ->
        [1] prvi
        [2] drugi
        [3] treći
        [4] četvrti
        [5] peti
       *[other] { $streak }.
    }
pludo-again =
    .full =
        { $who ->
            [you]
                { $reason ->
                    [sixes] { pludo-again-now } zbog šestice.
                    [capture] { pludo-again-now } zbog izbacivanja.
                    [hand] { pludo-again-now }: nemaš još punu ruku.
                    [second] { pludo-again-now }: zadržavaš jedno od dva.
                   *[other] { pludo-again-now }.
                }
           *[other]
                { $throw ->
                    [cards] { $name } ponovo vuče.
                    [spinner] { $name } ponovo vrti.
                   *[dice] { $name } ponovo baca.
                }
        }
    .normal = { pludo-again-now }.
    .brief = Ponovo.
pludo-again-now =
    { $throw ->
        [cards] Vuci ponovo
        [spinner] Zavrti ponovo
       *[dice] Baci ponovo
    }
pludo-foot-visit =
    { $foot-visit ->
        [1] { "" }
       *[other] , drugi prolaz
    }
pludo-foot-from =
    { $foot-kind ->
        [home] sa ciljne staze { $foot-square }
       *[track] sa { $foot-square_gen }{ pludo-foot-visit }
    }
pludo-foot-at =
    { $foot-kind ->
        [home] na ciljnoj stazi { $foot-square }
       *[track] na { $foot-square_loc }{ pludo-foot-visit }
    }
pludo-jumped =
    { $way ->
        [ahead] Skok napred { pludo-foot-from }.
       *[back] Skok nazad { pludo-foot-from }.
    }
pludo-taken-over =
    { $who ->
        [you] Sada imaš { pludo-token-numbers-acc }.
       *[other] { $name } sada ima { pludo-token-numbers-acc }.
    }
pludo-ransomed =
    { $who ->
        [you] { pludo-tokens-begin }: otkup od igrača { $holder_gen }.
       *[other]
            { $held ->
                [you] { $name }: { pludo-tokens }, otkup od tebe.
               *[other] { $name }: { pludo-tokens }, otkup od igrača { $holder_gen }.
            }
    }
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at =
    { $piece_begin } { $count ->
        [one] ponovo je
        [few] ponovo su
       *[other] ponovo su
    } { pludo-at-place }.
pludo-won-steps =
    { $who ->
        [you] Imaš { pludo-extra-steps }.
       *[other] { $name } ima { pludo-extra-steps }.
    }
pludo-brings =
    { $who ->
        [you] izvodiš
       *[other] izvodi
    }
pludo-enter =
    .full = { pludo-rolls } i { pludo-brings } { pludo-tokens-acc } { pludo-to }.
    .normal = { pludo-rolls } i { pludo-brings } { pludo-tokens-acc }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } napolje{ pludo-enter-where }.
    .chosen-full =
        { $who ->
            [you] Izvodiš { pludo-tokens-acc } { pludo-to }.
            [same] { pludo-tokens-begin } { pludo-come-out } { pludo-to }.
           *[other] { $name } izvodi { pludo-tokens-acc } { pludo-to }.
        }
    .chosen-normal =
        { $who ->
            [you] Izvodiš { pludo-tokens-acc }{ pludo-enter-where }.
            [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
           *[other] { $name } izvodi { pludo-tokens-acc }{ pludo-enter-where }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens } napolje{ pludo-enter-where }.
           *[you] { pludo-tokens-begin } napolje{ pludo-enter-where }.
        }
pludo-come-out =
    { $count ->
        [one] izlazi
        [few] izlaze
       *[other] izlaze
    }
pludo-enter-where =
    { $first ->
        [yes] { "" }
       *[no] { " " }{ pludo-to }
    }
pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-to }.
    .chosen-full =
        { $who ->
            [you] Pomeraš { pludo-tokens-acc } { pludo-from } { pludo-to }{ pludo-safe }.
            [same] { pludo-tokens-begin } { pludo-from } { pludo-to }{ pludo-safe }.
           *[other] { $name } pomera { pludo-tokens-acc } { pludo-from } { pludo-to }{ pludo-safe }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name } pomera { pludo-tokens-acc } { pludo-to }.
           *[you] { pludo-tokens-begin } { pludo-to }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens } { pludo-to }.
           *[you] { pludo-tokens-begin } { pludo-to }.
        }
pludo-safe =
    { $safe ->
        [yes] , bezbedno polje
       *[no] { "" }
    }
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } do kućice i nazad { pludo-to }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } do kućice i nazad { pludo-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } nazad { pludo-to }{ pludo-same-place }.
    .chosen-full =
        { $who ->
            [you] Pomeraš { pludo-tokens-acc } do kućice i nazad { pludo-to }{ pludo-same-place }.
            [same] { pludo-tokens-begin } do kućice i nazad { pludo-to }{ pludo-same-place }.
           *[other] { $name } pomera { pludo-tokens-acc } do kućice i nazad { pludo-to }{ pludo-same-place }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name } pomera { pludo-tokens-acc } do kućice i nazad { pludo-to }{ pludo-same-place }.
           *[you] { pludo-tokens-begin } do kućice i nazad { pludo-to }{ pludo-same-place }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens } nazad { pludo-to }{ pludo-same-place }.
           *[you] { pludo-tokens-begin } nazad { pludo-to }{ pludo-same-place }.
        }
pludo-same-place =
    { $same ->
        [yes] , isto polje
       *[no] { "" }
    }
pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-to }, do figure { $other }: par.
    .normal = { pludo-rolls }, { pludo-tokens } do figure { $other } { pludo-to }: par.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, par { pludo-at-place }.
    .chosen-full =
        { $who ->
            [you] Pomeraš { pludo-tokens-acc } { pludo-from } { pludo-to }, do figure { $other }: par.
            [same] { pludo-tokens-begin } { pludo-from } { pludo-to }, do figure { $other }: par.
           *[other] { $name } pomera { pludo-tokens-acc } { pludo-from } { pludo-to }, do figure { $other }: par.
        }
    .chosen-normal =
        { $who ->
            [other] { $name }: { pludo-tokens } do figure { $other } { pludo-to }: par.
           *[you] { pludo-tokens-begin } do figure { $other } { pludo-to }: par.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens }, par { pludo-at-place }.
           *[you] { pludo-tokens-begin }, par { pludo-at-place }.
        }
pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-arrives }, { $home } od { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } od { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } u kućicu, { $home } od { $all }.
    .chosen-full =
        { $who ->
            [you] Uvodiš { pludo-tokens-acc } u kućicu{ pludo-spot }, { $home } od { $all }.
            [same] { pludo-tokens-begin } { pludo-arrives }, { $home } od { $all }.
           *[other] { $name } uvodi { pludo-tokens-acc } u kućicu{ pludo-spot }, { $home } od { $all }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name } uvodi { pludo-tokens-acc } u kućicu, { $home } od { $all }.
           *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } od { $all }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens } u kućicu, { $home } od { $all }.
           *[you] { pludo-tokens-begin } u kućicu, { $home } od { $all }.
        }
pludo-arrives =
    { $count ->
        [one] ulazi u kućicu{ pludo-spot }
        [few] ulaze u kućicu{ pludo-spot }
       *[other] ulaze u kućicu{ pludo-spot }
    }
pludo-spot =
    { $spot ->
        [none] { "" }
       *[other] , { $spot }
    }
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
pludo-captures =
    { $count ->
        [one] izbacuje { $victims_acc }
        [few] izbacuju { $victims_acc }
       *[other] izbacuju { $victims_acc }
    }
pludo-set-back =
    { $back-kind ->
        [yard] { "" }
        [same] , ostaje jer ne može dalje nazad
        [prison] , sada u zarobljeništvu
        [elsewhere] , sada na { $back-square_loc }
       *[other] , nazad na { $back-square_acc }
    }
pludo-captor-sent =
    { pludo-tokens-begin } { $kind ->
        [yard] { pludo-return } u bazu.
       *[other] { pludo-goes-home } { pludo-to }.
    }
pludo-captured-too =
    { $way ->
        [beside] Izbacivanje pored: { $victims } { pludo-at-place }{ pludo-set-back }.
        [passing] Izbacivanje usput: { $victims } { pludo-at-place }{ pludo-set-back }.
       *[there] Izbacivanje i ovde: { $victims }{ pludo-set-back }.
    }
pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
           *[you] { pludo-tokens-begin } { pludo-come-out } i { pludo-captures } { pludo-at-place }{ pludo-set-back }.
        }
pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } i { pludo-goes-home } pravo u kućicu, { $home } od { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } i { pludo-goes-home } u kućicu, { $home } od { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }, u kućici { $home } od { $all }.
    .chosen-full =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } i { pludo-goes-home } pravo u kućicu, { $home } od { $all }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } i { pludo-goes-home } pravo u kućicu, { $home } od { $all }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } i { pludo-goes-home } pravo u kućicu, { $home } od { $all }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } i { pludo-goes-home } pravo u kućicu, { $home } od { $all }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }, u kućici { $home } od { $all }.
           *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }, u kućici { $home } od { $all }.
        }
pludo-goes-home =
    { $count ->
        [one] ide
        [few] idu
       *[other] idu
    }
pludo-push =
    .full = { pludo-rolls } i { pludo-pushes } { pludo-from } { pludo-to }.
    .normal = { pludo-rolls } i { pludo-pushes } { pludo-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-to }.
    .chosen-full =
        { $who ->
            [other] { $name } { pludo-pushes } { pludo-from } { pludo-to }.
            [same] Gura { $victims_acc } { pludo-from } { pludo-to }.
           *[you] Guraš { $victims_acc } { pludo-from } { pludo-to }.
        }
    .chosen-normal =
        { $who ->
            [other] { $name } { pludo-pushes } { pludo-to }.
            [same] Gura { $victims_acc } { pludo-to }.
           *[you] Guraš { $victims_acc } { pludo-to }.
        }
    .chosen-brief =
        { $who ->
            [other] { $name } { pludo-pushes } { pludo-to }.
            [same] Gura { $victims_acc } { pludo-to }.
           *[you] Guraš { $victims_acc } { pludo-to }.
        }
pludo-pushes =
    { $who ->
        [you] guraš { $victims_acc }
       *[other] gura { $victims_acc }
    }
pludo-decline =
    .full = { pludo-rolls } i { pludo-passes }.
    .normal = { pludo-rolls } i { pludo-passes }.
    .brief = { pludo-rolls.brief }, dalje.
    .chosen-full =
        { $who ->
            [other] { $name } kaže dalje.
            [same] Kaže dalje.
           *[you] Kažeš dalje.
        }
    .chosen-normal =
        { $who ->
            [other] { $name } kaže dalje.
            [same] Kaže dalje.
           *[you] Kažeš dalje.
        }
    .chosen-brief =
        { $who ->
            [other] { $name } kaže dalje.
           *[you] Dalje.
        }
pludo-passes =
    { $who ->
        [you] kažeš dalje
       *[other] kaže dalje
    }
pludo-helps =
    { $who ->
        [you] Od sada igraš i za druge: { $partners }.
       *[other]
            { $helped ->
                [you] Od sada { $name } igra za tebe.
               *[other] Od sada { $name } igra i za druge: { $partners }.
            }
    }
pludo-turn =
    { $who ->
        [you] Ti si na redu.
       *[other] Na redu je { $name }.
    }
pludo-opening =
    { $order ->
        [lowest]
            { $throw ->
                [cards] Svi vuku, počinje najmanja karta.
                [spinner] Svi vrte, počinje najmanji broj.
               *[dice] Svi bacaju, počinje najmanji broj.
            }
       *[highest]
            { $throw ->
                [cards] Svi vuku, počinje najveća karta.
                [spinner] Svi vrte, počinje najveći broj.
               *[dice] Svi bacaju, počinje najveći broj.
            }
    }
pludo-tied =
    Izjednačeno: { $throw ->
        [cards] ponovo vuku { $players }.
        [spinner] ponovo vrte { $players }.
       *[dice] ponovo bacaju { $players }.
    }
pludo-begins =
    { $who ->
        [you] Ti počinješ.
       *[other] Počinje { $name }.
    }
pludo-skipped =
    { $who ->
        [you] Propuštaš ovaj potez.
       *[other] { $name } propušta ovaj potez.
    }
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost =
    { $who ->
        [you] Gubiš ovaj potez.
       *[other] { $name } gubi ovaj potez.
    }
pludo-plays-on =
    { $who ->
        [you] Igru nastavljaš ti.
       *[other] Igru nastavlja { $name }.
    }
pludo-pick-due =
    { $who ->
        [you]
            { $how ->
                [draw] Izvuci žreb: { $what }.
               *[choose] Biraš { $what }.
            }
       *[other]
            { $how ->
                [draw] { $name } vuče žreb: { $what }.
               *[choose] { $name } bira { $what }.
            }
    }
pludo-duel-due =
    { $who ->
        [you] Izazivaš na dvoboj { $prey_acc }. Baci kockicu.
       *[other] { $name } izaziva na dvoboj { $prey_acc }.
    }
pludo-duelled =
    Dvoboj: { $who ->
        [you] ti bacaš { $mine }
       *[other] { $name } baca { $mine }
    }, { $rivals ->
        [one]
            { $rival-who ->
                [you] ti bacaš { $theirs }
               *[other] { $rival } baca { $theirs }
            }
        [few] ostali bacaju { $theirs }
       *[other] ostali bacaju { $theirs }
    }. { $end ->
        [won]
            { $who ->
                [you] Pobeđuješ.
               *[other] { $name } pobeđuje.
            }
        [sent]
            { $who ->
                [you]
                    { $count ->
                        [one] Tvoja figura { $tokens } vraća se u bazu.
                        [few] Tvoje figure { $tokens } vraćaju se u bazu.
                       *[other] Tvoje figure { $tokens } vraćaju se u bazu.
                    }
               *[other] { $name }: { pludo-token-numbers } { pludo-return } u bazu.
            }
       *[stays]
            { $who ->
                [you] Gubiš i ostaješ gde jesi.
               *[other] { $name } gubi i ostaje na mestu.
            }
    }
pludo-new-token =
    { $who ->
        [you] Imaš novu figuru, broj { $number }.
       *[other] { $name } ima novu figuru.
    }
pludo-given-away =
    { $who ->
        [you]
            { pludo-tokens-begin } sada pripada { $receiver ->
                [you] tebi.
               *[other] igraču { $to_dat }.
            }
       *[other]
            { $name }: { pludo-tokens } sada { $receiver ->
                [you] je tvoja, kao figura { $number }.
               *[other] pripada igraču { $to_dat }.
            }
    }
pludo-lot-fell =
    { $who ->
        [you] Žreb pada na tebe.
       *[other] Žreb određuje: { $name }.
    }
pludo-pick-card = koja karta ide dalje
pludo-pick-send = kuda ide figura
pludo-card-passed = { $who ->
    [you] Daješ kartu { $card }, dobija je { $to }.
   *[other] { $receiver ->
        [you] { $name } ti daje kartu { $card }.
       *[other] { $name } daje kartu { $card }, dobija je { $to }.
    }
}
pludo-pick-answer = { $answers } za { $title }
pludo-vote = { $way ->
    [against] ne
   *[for] da
}
pludo-poll-vote = Glasanje: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Svi biraju za { $title }. { pludo-secretly }
   *[at-once] Svi biraju za { $title }.
}
pludo-secretly = Sve se pokazuje na kraju.
pludo-others-look-away = Sada sluša i gleda samo { $name }.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Tvoj izbor je pao.
       *[other] { $name }: izbor je pao.
    }
   *[other] { $who ->
        [you] Ti: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] ti: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Izbori: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }: prihvaćeno, { $for } prema { $against }.
   *[lost] { $title }: odbijeno, { $against } prema { $for }.
}
pludo-pick-skip =
    { $turns ->
        [one] ko propušta { $turns } potez
        [few] ko propušta { $turns } poteza
       *[other] ko propušta { $turns } poteza
    }
pludo-pick-turn-to = ko ima dodatni potez
pludo-pick-play-on = ko igra sledeći
pludo-pick-score =
    { $way ->
        [lost]
            { $points ->
                [one] ko gubi { $points } poen
                [few] ko gubi { $points } poena
               *[other] ko gubi { $points } poena
            }
       *[won]
            { $points ->
                [one] ko dobija { $points } poen
                [few] ko dobija { $points } poena
               *[other] ko dobija { $points } poena
            }
    }
pludo-turn-given =
    { $how ->
        [again]
            { $who ->
                [you] Imaš još jedan potez.
               *[other] { $name } ima još jedan potez.
            }
        [instead]
            { $who ->
                [you] Umesto tebe igra { $to }.
               *[other]
                    { $receiver ->
                        [you] Umesto igrača { $name_gen } igraš ti.
                       *[other] Umesto igrača { $name_gen } igra { $to }.
                    }
            }
       *[extra] Sledeći potez: { $to }.
    }
pludo-order-drawn =
    { $throw ->
        [cards] Svi vuku za redosled.
        [spinner] Svi vrte za redosled.
       *[dice] Svi bacaju za redosled.
    }
pludo-ordered = Redosled: { $players }.
pludo-misses =
    { $turns ->
        [one]
            { $who ->
                [you] Propustićeš { $turns } potez.
               *[other] { $name } će propustiti { $turns } potez.
            }
        [few]
            { $who ->
                [you] Propustićeš { $turns } poteza.
               *[other] { $name } će propustiti { $turns } poteza.
            }
       *[other]
            { $who ->
                [you] Propustićeš { $turns } poteza.
               *[other] { $name } će propustiti { $turns } poteza.
            }
    }
pludo-scored =
    { $who ->
        [you]
            { $way ->
                [lost] Gubiš { $points } i imaš { pludo-points }.
               *[won] Dobijaš { $points } i imaš { pludo-points }.
            }
       *[other]
            { $way ->
                [lost] { $name } gubi { $points } i ima { pludo-points }.
               *[won] { $name } dobija { $points } i ima { pludo-points }.
            }
    }
pludo-points =
    { $total ->
        [one] { $total } poen
        [few] { $total } poena
       *[other] { $total } poena
    }
pludo-reversed =
    { $direction ->
        [clockwise] Sada se igra u smeru kazaljke na satu.
       *[counter] Sada se igra suprotno od kazaljke na satu.
    }
pludo-round = Kolo { $number }.
pludo-amended = Novo pravilo, { $title }: { $text }
pludo-amended-silent = Novo pravilo: { $title }.
pludo-shuffled = Karte se mešaju.
pludo-eliminated =
    { $who ->
        [you] Ispadaš iz igre.
       *[other] { $name } ispada iz igre.
    }
pludo-placed =
    { $who ->
        [you] Završavaš na { pludo-place-number } mestu.
       *[other] { $name } završava na { pludo-place-number } mestu.
    }
pludo-place-number =
    { $place ->
        [1] prvom
        [2] drugom
        [3] trećem
        [4] četvrtom
        [5] petom
        [6] šestom
       *[other] { $place }.
    }
pludo-won =
    { $who ->
        [you] Pobeđuješ!
       *[other] { $name } pobeđuje.
    }
pludo-won-together =
    { $who ->
        [you] Pobeđujete ti i { $partners }!
       *[other] Pobeđuju { $name } i { $partners }.
    }
pludo-won-together-on-limit =
    { $who ->
        [you] Dostignuta je granica poteza. Pobeđujete ti i { $partners }: { pludo-made-together }!
       *[other] Dostignuta je granica poteza. Pobeđuju { $name } i { $partners }: { pludo-made-together }.
    }
pludo-draw-of-teams = Dostignuta je granica poteza. Nerešeno: { $teams }, svaki tim { pludo-made-together }.
pludo-team-of =
    { $who ->
        [you] ti i { $partners }
       *[other] { $name } i { $partners }
    }
pludo-made-together =
    { $by ->
        [points] { pludo-points }
       *[home] { $total } u kućici
    }
pludo-won-on-limit =
    { $who ->
        [you] Dostignuta je granica poteza. Pobeđuješ sa { $home } u kućici!
       *[other] Dostignuta je granica poteza. { $name } pobeđuje sa { $home } u kućici.
    }
pludo-won-by-points =
    { pludo-limit-reached }{ $who ->
        [you] Pobeđuješ: { pludo-points }!
       *[other] { $name } pobeđuje: { pludo-points }.
    }
pludo-draw-by-points = { pludo-limit-reached }Nerešeno: { $players }, po { pludo-points }.
pludo-limit-reached =
    { $limit ->
        [yes] Dostignuta je granica poteza.{ " " }
       *[no] { "" }
    }
pludo-won-last-left =
    { $who ->
        [you] Svi ostali su ispali. Pobeđuješ!
       *[other] Svi ostali su ispali. { $name } pobeđuje.
    }
pludo-won-by-captures =
    { $who ->
        [you]
            Pobeđuješ: { $captures ->
                [one] { $captures } izbacivanje!
                [few] { $captures } izbacivanja!
               *[other] { $captures } izbacivanja!
            }
       *[other]
            { $name } pobeđuje: { $captures ->
                [one] { $captures } izbacivanje.
                [few] { $captures } izbacivanja.
               *[other] { $captures } izbacivanja.
            }
    }
pludo-draw = Nerešeno: { $players }.
pludo-draw-on-limit = Dostignuta je granica poteza. Nerešeno: { $players }, po { $home } u kućici.
pludo-won-by-together =
    { $who ->
        [you] Svi zajedno pobeđujete!
       *[other] Svi zajedno pobeđuju.
    }
pludo-won-by-nobody = Igra je završena bez pobednika.
pludo-over = Igra je završena.
pludo-place-of =
    { $who ->
        [you] Na { pludo-place-number } si mestu.
       *[other] { $name } je na { pludo-place-number } mestu.
    }
pludo-standing =
    { $who ->
        [you] U kućici imaš { $number }{ pludo-standing-others }.
       *[other] { $name } ima u kućici { $number }{ pludo-standing-others }.
    }
pludo-standing-captures =
    { $who ->
        [you] Imaš { $number }{ pludo-standing-others }.
       *[other] { $name } ima { $number }{ pludo-standing-others }.
    }
pludo-standing-others =
    { $count ->
        [0] { "" }
       *[other] , { $others }
    }
pludo-number-of = { $name } { $number }
pludo-ability-does =
    { $kind ->
        [shield]
            { $number ->
                [1] figura ne može biti izbačena do tvog sledećeg poteza
                [one] figura ne može biti izbačena { $number } potez
                [few] figura ne može biti izbačena { $number } poteza
               *[other] figura ne može biti izbačena { $number } poteza
            }
        [throw] baci dvaput i zadrži jedno
        [swap]
            { $number ->
                [0] zameni mesto sa tuđom figurom
                [one] zameni mesto sa tuđom figurom najviše { $number } polje ispred
                [few] zameni mesto sa tuđom figurom najviše { $number } polja ispred
               *[other] zameni mesto sa tuđom figurom najviše { $number } polja ispred
            }
       *[jump]
            { $number ->
                [one] figura skače { $number } polje
                [few] figura skače { $number } polja
               *[other] figura skače { $number } polja
            }
    }
pludo-ability-gained =
    { $who ->
        [you]
            { $use ->
                [at-once] Dobijaš { $ability_a }, iskoristi odmah.
               *[held] Dobijaš { $ability_a }: { $does }.
            }
       *[other] { $name } dobija { $ability_a }.
    }
pludo-ability-gained-unseen = { $name } dobija nešto skriveno.
pludo-ability-choice = sposobnost po izboru
pludo-ability-full =
    { $who ->
        [you]
            { $limit ->
                [one] Već imaš { $limit } sposobnost i ne dobijaš ništa.
                [few] Već imaš { $limit } sposobnosti i ne dobijaš ništa.
               *[other] Već imaš { $limit } sposobnosti i ne dobijaš ništa.
            }
       *[other] { $name } ne može da ima više.
    }
pludo-ability-used =
    { $who ->
        [you] Koristiš { $ability_a }.
       *[other] { $name } koristi { $ability_a }.
    }
pludo-ability-shielded =
    { $turns ->
        [1] Štit na { $piece_loc }, do sledećeg poteza.
        [one] Štit na { $piece_loc }, traje { $turns } potez.
        [few] Štit na { $piece_loc }, traje { $turns } poteza.
       *[other] Štit na { $piece_loc }, traje { $turns } poteza.
    }
pludo-ability-shield-ended = Nema više štita na { $piece_loc }.
pludo-ability-swapped = Zamena: { $piece } { pludo-at-place }, { $other } { pludo-foot-at }.
pludo-ability-holds =
    { $who ->
        [you] Imaš { $list }.
       *[other] { $name } ima { $list }.
    }
pludo-ability-item =
    .named =
        { $count ->
            [1] { $ability_a }
            [one] { $count } { $ability_few }
            [few] { $count } { $ability_few }
           *[other] { $count } { $ability_many }
        }
    .explained =
        { $count ->
            [1] { $ability_a } ({ $does })
            [one] { $count } { $ability_few } ({ $does })
            [few] { $count } { $ability_few } ({ $does })
           *[other] { $count } { $ability_many } ({ $does })
        }
pludo-ability-unseen =
    { $count ->
        [one] { $count } skrivenu
        [few] { $count } skrivene
       *[other] { $count } skrivenih
    }
pludo-ability-usable = Možeš da iskoristiš { $list_a }.
pludo-ability-nobody = Niko nema sposobnost.
pludo-ability-none-here = Ova igra nema sposobnosti.
pludo-likely =
    { $with-percent ->
        [0] { pludo-percent }
       *[other]
            { pludo-percent }, uz { $ability_a } { $least ->
                [1] najmanje { $with-percent }
               *[0] { $with-percent }
            }
    }
pludo-percent =
    { $least ->
        [1] najmanje { $percent } posto
       *[0] { $percent } posto
    }
pludo-with-percent =
    { $least ->
        [1] najmanje { $with-percent } posto
       *[0] { $with-percent } posto
    }
