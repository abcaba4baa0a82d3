# Srpski: šta kaže sam program.
pludo-client-greeting = Dobro došli u Ludo.
pludo-client-ask-name = Kako se zoveš? Upiši ime i pritisni Enter, ili samo Enter.
    .touch = Kako se zoveš? Upiši ime ili ostavi prazno.
pludo-client-hello = Zdravo, { $name }.
pludo-client-first-steps = Strelice listaju meni, Enter bira, F1 pomaže svuda. Ludo ti je nov? Idi na Nauči kroz vođenu igru.
    .touch = Ludo ti je nov? Idi na Nauči kroz vođenu igru.
pludo-client-table = { $title }.
pludo-client-goodbye = Doviđenja.
pludo-client-saved-goodbye = Igra je sačuvana. Doviđenja.
pludo-client-unsaved = Igra nije sačuvana: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Doviđenja.
pludo-client-unkept = Ništa ne može da se čuva u { $folder }: { $reason }. Igraš bez čuvanja; igra i opcije nestaju s programom.
pludo-client-unkept-goodbye = Ova igra se ne čuva. Doviđenja.
pludo-client-late-goodbye = Igra je sačuvana, ali disk je spor: sačekaj malo pre gašenja računara. Doviđenja.
pludo-client-disk-late = Disk je spor: poslednja bacanja još nisu na njemu. Čućeš kad budu.
pludo-client-disk-on-time = Bacanja su sada na disku.
pludo-client-player = Igrač
pludo-client-guest = Gost { $number }
pludo-client-quiet-screen = Govor je uključen, pa ekran ostaje miran. F12 ispisuje rečeno, F6 ovo menja.
pludo-client-useless-key = { $key } ovde ne radi ništa. F1 ili upitnik pomaže.
    .touch = To ovde ne radi ništa.
pludo-client-that-key = Taj taster
pludo-client-stale = To se u međuvremenu promenilo. Ništa nije urađeno.
pludo-client-paste-ignored = Nalepljen tekst ovde ne radi ništa.
pludo-client-key-help-on = Pomoć za tastere. Pritisni taster da čuješ šta radi, Escape za kraj.
    .touch = Sada izaberi bilo šta da čuješ šta radi. Pomoć za tastere ponovo za kraj.
pludo-client-key-help-off = Kraj pomoći za tastere.
pludo-client-key-unused = { $key } nema značenje.
pludo-client-unknown-line = { $line } nije ni taster ni komanda. Upiši r za bacanje, cifru za izbor, v za tablu, f1 za pomoć.
pludo-client-help-table = Razmak ili Enter radi ono što je očigledno sledeće. Escape ili Backspace otvara meni.
    .touch = Tvoji potezi i ostalo što možeš su dugmad; još ih je pod „Još radnji“.
pludo-client-help-listening = Pritisni 1, 2, 3 ili 4 prema onome što čuješ.
    .touch = Izaberi šta čuješ.
pludo-client-transcript-printed =
    { $count ->
        [one] Ispisan { $count } red.
        [few] Ispisana { $count } reda.
       *[other] Ispisano { $count } redova.
    }
pludo-client-rate-of-reader = U režimu terminal govori tvoj čitač ekrana, svojom brzinom. F6 menja režim.
pludo-client-board-in-terminal-mode = Nacrtana tabla bi smetala čitaču ekrana u režimu terminal. F6 menja režim.
pludo-client-which-die = Pritisni { $numbers }, ili Enter za prvo.
    .touch = Koje?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = To nije među njima. Pritisni { $numbers }, ili Enter za prvo.
    .touch = To nije među njima.
pludo-client-hint-elsewhere = Bolja bi bila druga figura. { $hint } Escape vraća na sve izbore.
    .touch = Bolja bi bila druga figura. { $hint }
pludo-client-no-such-player = Nema igrača { $number }; igrača ovde: { $count }.
pludo-client-undone =
    { $turns ->
        [0] Vraćeno.
        [1] Vraćeno na tvoj poslednji potez.
        [one] Vraćeno za { $turns } tvoj potez.
        [few] Vraćeno za { $turns } tvoja poteza.
       *[other] Vraćeno za { $turns } tvojih poteza.
    }
pludo-client-undone-throw =
    { $throw ->
        [spinner] Strelica opet pokazuje { $dice_acc }.
       *[dice] Opet imaš { $dice_acc }.
    }
pludo-client-out-at-start =
    { $count ->
        [one] Svako već ima napolju { $count } figuru.
        [few] Svako već ima napolju { $count } figure.
       *[other] Svako već ima napolju { $count } figura.
    }
pludo-client-undo-off = Vraćanje je za ovim stolom isključeno.
pludo-client-undo-nothing-own-turn = U ovom potezu nema tvoje odluke koja bi se vratila.
pludo-client-undo-nothing-free = Nema odluke za vraćanje.
pludo-client-use = { $key } koristi ono što imaš.
pludo-client-use-keys =
    { $count ->
        [1] Enter koristi.
        [one] Strelice i Enter biraju.
        [few]
            { $numbered ->
                [0] Strelice i Enter biraju.
               *[other] Što nema broj, bira se strelicama i Enterom.
            }
       *[other]
            { $numbered ->
                [0] Strelice i Enter biraju.
               *[other] Što nema broj, bira se strelicama i Enterom.
            }
    }
    .touch = Izaberi šta koristiš.
pludo-client-use-not-on = Ništa što imaš ne može da se koristi na figuri { $number }.
pludo-client-after-game =
    Enter: igraj ponovo. Razmak: rezultat. { $throw ->
        [cards] D: izvučene karte.
        [spinner] D: okretanja.
       *[dice] D: kockice.
    } Escape: meni, učenje na greškama i drugo.
    .touch = Igraj ponovo, ili otvori meni za učenje na greškama i drugo.
pludo-client-chance = { $percent } posto. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Izgledi su otprilike jednaki.
       *[no] Izgledi za pobedu su oko { $percent } posto.
    } { $throw ->
        [cards] Prvo vuci,
        [spinner] Prvo zavrti,
       *[dice] Prvo baci,
    } onda H savetuje.
pludo-client-tip-roll =
    { $throw ->
        [cards] Pritisni { $key } da vučeš.
        [spinner] Pritisni { $key } da zavrtiš.
       *[dice] Pritisni { $key } da baciš.
    }
    .touch = Izaberi { $label }.
pludo-client-tip-choose = Pritisni broj figure. Ili strelice čitaju izbore redom, a Enter igra onaj koji čuješ.
    .touch = Izaberi jedan od ovih poteza.
pludo-client-tip-out = Za izlazak figure treba ti { $faces }.
pludo-client-tip-ask = { $board } čita tablu, { $hint } daje savet, { $help } navodi sve tastere.
    .touch = Pitaj za tablu ili savet kad god želiš.
pludo-client-save-failed = Igra nije mogla da se sačuva: { $reason }. Još se ništa nije dogodilo; popravi to i pritisni Enter za nov pokušaj.
    .touch = Igra nije mogla da se sačuva: { $reason }. Još se ništa nije dogodilo; popravi to i pokušaj ponovo.
pludo-client-save-damaged = Ova sačuvana igra je oštećena: { $reason }. Zadržana je kao { $file }.
pludo-client-save-unreadable = Ova sačuvana igra sada ne može da se pročita: { $reason }. Ostaje kakva jeste.
pludo-client-save-rules-elsewhere = Pravila { $rules } ove sačuvane igre su na drugom računaru, u { $folder }, što se ne otvara bez pitanja. Za nastavak instaliraj datoteku s pravilima pomoću playpalace-ludo install-variant; igra ostaje sačuvana.
pludo-client-save-rules-gone = Ovoj sačuvanoj igri trebaju pravila { $rules }, kojih nema ili su promenjena. Za nastavak vrati datoteku s pravilima; igra ostaje sačuvana.
pludo-client-save-rules-ask = Pravila { $rules } ove igre nisu ovde. Igra kaže da su bila u { $folder }. Da pogledam tamo?
pludo-client-save-rules-leave = Ne, ostavi
pludo-client-save-rules-look = Da, pogledaj tamo
pludo-client-save-rules-found = Pravila { $rules } su nađena. Otvori igru ponovo za nastavak.
pludo-client-save-parted = Ova igra je nastavljena u drugom prozoru. Obe se čuvaju: tvoja je odsad posebna igra.
pludo-client-crashed = Nešto je pošlo naopako u samom programu. Igre su sačuvane do poslednjeg poteza. Šta se desilo piše u { $file }.
pludo-client-not-removed = Igra nije mogla da se ukloni: { $reason }.
pludo-client-exported = Zapisano: zapis kao { $record }, a sve izgovoreno kao { $transcript }.
pludo-client-take-failed = Ta datoteka ne može da se pročita: { $reason }.
pludo-client-taken-unfinished = Igra je među onima koje možeš da nastaviš.
    .cut = Nedostaje kraj zapisa. Možeš da nastaviš igru od mesta gde se prekida.
pludo-client-export-failed = Ništa nije moglo da se zapiše: { $reason }.
pludo-client-options-unreadable = Opcije u { $file } ne mogu da se pročitaju: { $reason }. Važe podrazumevane i tamo se ništa ne zapisuje.
pludo-client-options-refused = Opcije ne mogu da se koriste: { $reason }. Zadržane su kao { $file }, a važe podrazumevane.
pludo-client-options-no-copy = Opcije u { $file } nisu mogle da se kopiraju pre promene: { $reason }.
pludo-client-options-number = Opcija { $key } je { $value }; prima ceo broj od { $low } do { $high }. Važi { $default }.
pludo-client-options-choice = Opcija { $key } je { $value }; prima nešto od ovoga: { $choices }. Važi { $default }.
pludo-client-options-switch = Opcija { $key } je { $value }; prima true ili false. Važi { $default }.
pludo-client-options-text = Opcija { $key } je { $value }; prima tekst pod navodnicima.
pludo-client-options-group = Deo { $group } u opcijama mora početi redom [{ $group }], a njegove opcije slede u svojim redovima. Važe podrazumevane.
pludo-client-options-misspelt = U opcijama je { $key }, što ne postoji; da li to znači { $meant }?
pludo-client-options-unknown = U opcijama je { $key }, što ne postoji. Ostaje u datoteci i ne radi ništa.
pludo-client-options-keys = Delu keys u opcijama treba po jedan red za komandu, na primer roll = ["r"]. Važe uobičajeni tasteri.
pludo-client-options-key = Tasteri za { $command } moraju biti lista kao ["r"]. Važe uobičajeni tasteri.
pludo-client-options-preset = Sačuvanom stolu { $name } trebaju variant i seats, oba kao tekst. Izostavljen je.
pludo-client-options-not-kept = Opcije nisu mogle da se sačuvaju: { $reason }. Važe dok ne izađeš.
pludo-client-seats-unknown = Mesto { $word } nije razumljivo: samo bot ima snagu. Napiši you, ime ili bot:easy, na primer green=bot:hard.
pludo-client-seats-empty = Na mestu { $word } nema nikoga. Napiši you, ime ili bot:easy, na primer green=bot:hard.
pludo-client-seats-missing = Nedostaje mesto pre ili posle zareza. Napiši you, ime ili bot:easy, na primer you,green=bot:hard.
pludo-client-seats-strength = Nema snage bota { $strength }. Izaberi: { $strengths }.
pludo-client-bot-failed = { $name } je zakazao: { $why }. Dalje igra težak bot.
pludo-client-seats-colour = Ova tabla nema boju { $colour }. Ima: { $colours }.
pludo-client-seats-taken = Boja { $colour } je uzeta dvaput.
pludo-client-seats-count =
    { $count ->
        [1] Jedan igrač nije dovoljan
        [one] { $count } igrač ne može
        [few] { $count } igrača ne može
       *[other] { $count } igrača ne može
    }: igrača za ovu igru od { $low } do { $high }.
pludo-client-seats-count-exact =
    { $count ->
        [1] Jedan igrač nije dovoljan
        [one] { $count } igrač ne može
        [few] { $count } igrača ne može
       *[other] { $count } igrača ne može
    }: broj igrača za ovu igru je { $low }.
pludo-client-knob-refused = To ne može: { $reason }
pludo-client-knob-squares = Upiši polja staze s razmacima, na primer 9 22 35 48.
pludo-client-preset-saved = Sto { $name } je sačuvan.
pludo-client-preset-used = Sto { $name } je postavljen.
pludo-client-preset-gone = Sto { $name } više ne može da se postavi: njegova pravila ili mesta više ne postoje.
pludo-client-preset-nameless = Stolu treba ime. Ništa nije sačuvano.
pludo-client-replay = { $title }, koraka: { $count }. Strelica desno ide dalje, levo nazad, Escape završava.
    .touch = { $title }, koraka: { $count }.
pludo-client-replay-where = Korak { $step } od { $count }, potez { $number }.
pludo-client-replay-start = Ovo je početak igre.
pludo-client-replay-no-capture = U ovoj igri nije izbačena nijedna figura.
pludo-client-replay-end = Ovo je kraj igre.
pludo-client-replay-help = Strelica desno ili Enter ide dalje, levo nazad, Home i End skaču. V, S, T i druga pitanja odgovaraju o ovom trenutku. Escape završava.
    .touch = Dugmad idu dalje, nazad i skaču. Sva pitanja odgovaraju o ovom trenutku.
pludo-client-after-match =
    Enter: dalje s turnirom. Razmak: rezultat. { $throw ->
        [cards] D: izvučene karte.
        [spinner] D: okretanja.
       *[dice] D: kockice.
    } Escape: meni.
    .touch = Nastavi turnir ili otvori meni.
pludo-client-tournament-damaged = Ovaj turnir ne može da se pročita; datoteka { $file } ostaje kakva jeste. Razlog: { $reason }.
pludo-client-tournament-game-gone = Igra ovog meča je nestala; počinje iznova.
pludo-client-tournament-exported = Zapisano u { $file }.
pludo-client-tournament-added = { $player }. Učesnika: { $count }.
pludo-client-tournament-twice = { $name } već učestvuje.
pludo-client-tournament-nameless = Niko nije dodat: igraču treba ime.
pludo-client-tournament-full = Turnir ima najviše { $most } igrača.
pludo-client-bots-alone = Igraju { $names }.
pludo-client-bots-alone-help = Botovi sami igraju svoju igru, a ti čuješ ko pobeđuje. Escape ostavlja za kasnije.
    .touch = Botovi sami igraju svoju igru, a ti čuješ ko pobeđuje.
