# Uslovi iz pravila: rečenice iza „ako“ i „kad“.
pludo-if-all = { $list }
pludo-if-either = ili { $list }
pludo-if-who =
    { $who ->
        [anybody] neko
        [everybody] svako
        [nobody] niko
        [not-everybody] ne baš svako
        [theirs] neki protivnik
        [all-theirs] svaki protivnik
        [no-opponent] nijedan protivnik
        [not-every-opponent] ne baš svaki protivnik
        [partner] partner
        [all-partners] svaki partner
        [no-partner] nijedan partner
        [victim] izbačeni igrač
        [total] svi zajedno
        [team] tvoja strana
       *[mine] ti
    }
# „Svako nema figuru“ kaže se „niko nema figuru“.
pludo-if-holder =
    { $how ->
        [none] { pludo-if-who-lacks }
        [not] { pludo-if-who-lacks }
       *[other] { pludo-if-who-owns }
    }
pludo-if-who-owns =
    { $who ->
        [anybody] neko ima
        [everybody] svako ima
        [nobody] niko nema
        [not-everybody] nema svako
        [theirs] neki protivnik ima
        [all-theirs] svaki protivnik ima
        [no-opponent] nijedan protivnik nema
        [not-every-opponent] nema svaki protivnik
        [partner] partner ima
        [all-partners] svaki partner ima
        [no-partner] nijedan partner nema
        [victim] izbačeni igrač ima
        [total] svi zajedno imaju
        [team] tvoja strana ima
       *[mine] imaš
    }
pludo-if-who-lacks =
    { $who ->
        [anybody] neko nema
        [everybody] niko nema
        [nobody] svako ima
        [not-everybody] neko ima
        [theirs] neki protivnik nema
        [all-theirs] nijedan protivnik nema
        [no-opponent] svaki protivnik ima
        [not-every-opponent] neki protivnik ima
        [partner] partner nema
        [all-partners] nijedan partner nema
        [no-partner] svaki partner ima
        [victim] izbačeni igrač nema
        [total] svi zajedno nemaju
        [team] tvoja strana nema
       *[mine] nemaš
    }
pludo-if-how =
    { $how ->
        [least] najmanje { $number }
        [most] najviše { $number }
        [more] više od { $number }
        [fewer] manje od { $number }
        [not] tačno { $number }
       *[exactly] tačno { $number }
    }
pludo-if-tokens =
    { $how ->
        [some] figuru
        [none] figuru
       *[other] { pludo-if-how } { $number ->
            [one] { $how ->
                [more] figure
                [fewer] figure
               *[other] figuru
            }
            [few] figure
           *[other] figura
        }
    }
pludo-if-captures =
    { $how ->
        [some] izbacivanje
        [none] izbacivanje
       *[other] { pludo-if-how } { $number ->
            [one] { $how ->
                [more] izbacivanja
                [fewer] izbacivanja
               *[other] izbacivanje
            }
            [few] izbacivanja
           *[other] izbacivanja
        }
    }
pludo-if-points =
    { $how ->
        [some] poen
        [none] poen
       *[other] { pludo-if-how } { $number ->
            [one] { $how ->
                [more] poena
                [fewer] poena
               *[other] poen
            }
            [few] poena
           *[other] poena
        }
    }
pludo-if-steps =
    { $how ->
        [some] korak
        [none] korak
       *[other] { pludo-if-how } { $number ->
            [one] { $how ->
                [more] koraka
                [fewer] koraka
               *[other] korak
            }
            [few] koraka
           *[other] koraka
        }
    }
pludo-if-has-home = { pludo-if-holder } { pludo-if-tokens } u kućici
pludo-if-has-out = { pludo-if-holder } { pludo-if-tokens } na tabli
pludo-if-has-waiting = { pludo-if-holder } { pludo-if-tokens } u bazi
pludo-if-has-markers-on = { pludo-if-holder } { pludo-if-tokens } na polju { $things }
pludo-if-has-captures = { pludo-if-holder } { pludo-if-captures }
pludo-if-has-prisoners = { pludo-if-holder } { pludo-if-tokens } u zarobljeništvu
pludo-if-has-points = { pludo-if-holder } { pludo-if-points }
pludo-if-has-steps-left = { pludo-if-holder } { pludo-if-steps } do kućice
pludo-if-has-markers = { pludo-if-holder } { pludo-if-tokens }
pludo-if-as-many =
    { $how ->
        [least] bar onoliko
        [most] najviše onoliko
        [more] više
        [fewer] manje
        [not] drugačiji broj
       *[exactly] isto onoliko
    }
pludo-if-than =
    { $how ->
        [more] nego
        [fewer] nego
        [not] nego
       *[other] koliko i
    } { $other ->
        [anybody] neko
        [everybody] svako
        [theirs] neki protivnik
        [all-theirs] svaki protivnik
        [partner] partner
        [all-partners] svaki partner
        [victim] izbačeni igrač
        [total] svi zajedno
        [team] tvoja strana
       *[mine] ti
    }
pludo-if-has-than-home = { pludo-if-who-owns } { pludo-if-as-many } figura u kućici { pludo-if-than }
pludo-if-has-than-out = { pludo-if-who-owns } { pludo-if-as-many } figura na tabli { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-who-owns } { pludo-if-as-many } figura u bazi { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-who-owns } { pludo-if-as-many } figura na polju { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-who-owns } { pludo-if-as-many } izbacivanja { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-who-owns } { pludo-if-as-many } figura u zarobljeništvu { pludo-if-than }
pludo-if-has-than-points = { pludo-if-who-owns } { pludo-if-as-many } poena { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-who-owns } { pludo-if-as-many } koraka do kućice { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-who-owns } { pludo-if-as-many } figura { pludo-if-than }
pludo-if-compare =
    { $left } { $how ->
        [least] iznosi najmanje { $right }
        [most] iznosi najviše { $right }
        [more] iznosi više nego { $right }
        [fewer] iznosi manje nego { $right }
        [not] ne iznosi { $right }
       *[exactly] iznosi { $right }
    }
pludo-if-number-round = redni broj kola
    .gen = rednog broja kola
pludo-if-number-turn = redni broj poteza
    .gen = rednog broja poteza
pludo-if-number-players = broj igrača
    .gen = broja igrača
pludo-if-number-players-left = broj preostalih igrača
    .gen = broja preostalih igrača
pludo-if-number-face = dobijeni broj
    .gen = dobijenog broja
pludo-if-number-sixes = dužina niza
pludo-if-number-extra-throws = broj dodatnih bacanja u ovom potezu
    .gen = broja dodatnih bacanja u ovom potezu
pludo-if-number-marker = broj figure
    .gen = broja figure
pludo-if-number-prey-marker = broj izbačene figure
    .gen = broja izbačene figure
pludo-if-number-prey-left = broj koraka izbačene figure do kućice
    .gen = broja koraka izbačene figure do kućice
pludo-if-number-steps = broj koraka
    .gen = broja koraka
pludo-if-number-left = broj koraka figure do kućice
    .gen = broja koraka figure do kućice
pludo-if-number-left-after = broj koraka figure do kućice posle poteza
    .gen = broja koraka figure do kućice posle poteza
pludo-if-number-rank =
    { $who ->
        [mine] tvoje mesto
       *[other] mesto { pludo-if-whose }
    }
pludo-if-number-answer =
    { $who ->
        [mine] tvoj odgovor
       *[other] odgovor { pludo-if-whose }
    }
pludo-if-number-home =
    { $who ->
        [mine] broj tvojih figura u kućici
       *[other] broj figura { pludo-if-whose } u kućici
    }
pludo-if-number-out =
    { $who ->
        [mine] broj tvojih figura na tabli
       *[other] broj figura { pludo-if-whose } na tabli
    }
pludo-if-number-waiting =
    { $who ->
        [mine] broj tvojih figura u bazi
       *[other] broj figura { pludo-if-whose } u bazi
    }
pludo-if-number-markers-on =
    { $who ->
        [mine] broj tvojih figura na polju { $things }
       *[other] broj figura { pludo-if-whose } na polju { $things }
    }
pludo-if-number-captures =
    { $who ->
        [mine] broj tvojih izbacivanja
       *[other] broj izbacivanja { pludo-if-whose }
    }
pludo-if-number-prisoners =
    { $who ->
        [mine] broj tvojih figura u zarobljeništvu
       *[other] broj figura { pludo-if-whose } u zarobljeništvu
    }
pludo-if-number-points =
    { $who ->
        [mine] broj tvojih poena
       *[other] broj poena { pludo-if-whose }
    }
pludo-if-number-steps-left =
    { $who ->
        [mine] broj tvojih koraka do kućice
       *[other] broj koraka { pludo-if-whose } do kućice
    }
pludo-if-number-markers =
    { $who ->
        [mine] broj tvojih figura
       *[other] broj figura { pludo-if-whose }
    }
pludo-if-whose =
    { $who ->
        [anybody] nekog igrača
        [everybody] svakog igrača
        [theirs] nekog protivnika
        [all-theirs] svakog protivnika
        [partner] partnera
        [all-partners] svakog partnera
        [victim] izbačenog igrača
        [total] svih igrača zajedno
        [team] tvoje strane
       *[mine] tebe
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } plus { $right }
        [minus] { $left } minus { $right }
        [times] { $left } puta { $right }
       *[rest] ostatak deljenja { $left_gen } sa { $right }
    }
pludo-if-round-divided =
    { $is ->
        [no] redni broj kola ne može da se podeli sa { $number }
       *[yes] redni broj kola može da se podeli sa { $number }
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] karta { $things } ne bude izvučena
           *[yes] karta { $things } bude izvučena
        }
       *[other] { $is ->
            [no] ne padne { $things }
           *[yes] padne { $things }
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] pravilo { $things } ne važi
       *[yes] pravilo { $things } važi
    }
pludo-if-is-clockwise =
    { $is ->
        [no] igra ide suprotno od kazaljke na satu
       *[yes] igra ide u smeru kazaljke na satu
    }
pludo-if-is-entering =
    { $is ->
        [no] figura ne izlazi iz baze
       *[yes] figura izlazi iz baze
    }
pludo-if-is-arriving =
    { $is ->
        [no] figura ne ulazi u kućicu
       *[yes] figura ulazi u kućicu
    }
pludo-if-is-pushing =
    { $is ->
        [no] ne guraš tuđu figuru
       *[yes] guraš tuđu figuru
    }
pludo-if-is-from-tile =
    { $is ->
        [no] figura ne polazi sa polja { $things }
       *[yes] figura polazi sa polja { $things }
    }
pludo-if-is-to-tile =
    { $is ->
        [no] figura ne dolazi na polje { $things }
       *[yes] figura dolazi na polje { $things }
    }
pludo-if-is-colour =
    { pludo-if-who } { pludo-if-not }{ $who ->
        [mine] igraš
       *[other] igra
    } za { $things_acc }
pludo-if-is-last =
    { pludo-if-who } { pludo-if-not }{ $who ->
        [mine] zauzimaš
       *[other] zauzima
    } poslednje mesto
pludo-if-is-leader =
    { pludo-if-who } { pludo-if-not }{ $who ->
        [mine] vodiš
       *[other] vodi
    }
pludo-if-not =
    { $is ->
        [no] ne{" "}
       *[yes]
            { $who ->
                [nobody] ne{" "}
                [no-opponent] ne{" "}
                [no-partner] ne{" "}
               *[other] {""}
            }
    }
pludo-if-last-left = jedino ti ostaneš u igri
pludo-if-all-home =
    { $whose ->
        [team] sve figure tvoje strane stoje u kućici
       *[all] sve tvoje figure stoje u kućici
    }
