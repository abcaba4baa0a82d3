# Srpski: imena iz priloženih pravila.
pludo-coloured-name =
    { $form ->
        [sign] { pludo-colour } { $name }
       *[word] { $name } { pludo-player.gen }
    }
    .acc =
        { $form ->
            [sign] { pludo-colour.acc } { $name }
           *[word] { $name_acc } { pludo-player.gen }
        }
    .loc =
        { $form ->
            [sign] { pludo-colour.loc } { $name }
           *[word] { $name_loc } { pludo-player.gen }
        }
    .gen =
        { $form ->
            [sign] { pludo-colour.gen } { $name }
           *[word] { $name_gen } { pludo-player.gen }
        }
pludo-name-house = kuća
    .acc = kuću
    .loc = kući
    .gen = kuće
pludo-name-home = dom
    .loc = domu
    .gen = doma
pludo-name-charkoni = čarkoni
pludo-name-harbour = luka
    .acc = luku
    .loc = luci
    .gen = luke
pludo-name-outer-nest = spoljno gnezdo
    .loc = spoljnom gnezdu
    .gen = spoljnog gnezda
pludo-name-middle-nest = srednje gnezdo
    .loc = srednjem gnezdu
    .gen = srednjeg gnezda
pludo-name-inner-nest = unutrašnje gnezdo
    .loc = unutrašnjem gnezdu
    .gen = unutrašnjeg gnezda
pludo-name-stall = tezga
    .acc = tezgu
    .loc = tezgi
    .gen = tezge
pludo-name-stall-1 = tezga 1
    .acc = tezgu 1
    .loc = tezgi 1
    .gen = tezge 1
pludo-name-stall-2 = tezga 2
    .acc = tezgu 2
    .loc = tezgi 2
    .gen = tezge 2
pludo-name-bridge = most
    .gen = mosta
pludo-name-road = put
    .gen = puta
pludo-name-gate = Kapija
    .acc = Kapiju
pludo-name-walk-1 = Hod 1
pludo-name-walk-2 = Hod 2
pludo-name-walk-3 = Hod 3
pludo-name-gallop = Galop
pludo-name-bargain = Pogodba
    .acc = Pogodbu
pludo-name-storm = Oluja
    .acc = Oluju
pludo-name-turnabout = Preokret
pludo-name-milestone = Prekretnica
pludo-name-milestone-said = Prva figura je u kućici: izbacivanje sada vraća samo pet polja, a šestica samo tri.
pludo-name-open-gates = Otvorene kapije
pludo-name-open-gates-said = Od dvanaestog kola i četvorka izvodi figuru.
pludo-name-flood = Poplava
pludo-name-flood-said = Kuća na mostu je poplavljena: više nije bezbedna.
pludo-name-toll-lifted = Bez putarine
pludo-name-toll-lifted-said = Figure smeju u kućicu i bez izbacivanja.
pludo-name-leap = skok
    .a = skok
    .few = skoka
    .many = skokova
pludo-name-swap = zamena
    .a = zamenu
    .few = zamene
    .many = zamena
pludo-name-second-throw = drugo bacanje
    .a = drugo bacanje
    .few = druga bacanja
    .many = drugih bacanja
pludo-name-shield = štit
    .a = štit
    .few = štita
    .many = štitova
pludo-name-coil = opruga
    .a = oprugu
    .few = opruge
    .many = opruga
pludo-name-lucky-coin = srećni novčić
    .a = srećni novčić
    .few = srećna novčića
    .many = srećnih novčića
pludo-name-cloak = ogrtač
    .a = ogrtač
    .few = ogrtača
    .many = ogrtača
pludo-name-change-of-masks = zamena maski
    .a = zamenu maski
    .few = zamene maski
    .many = zamena maski
pludo-name-stilts = štule
    .a = štule
    .few = para štula
    .many = pari štula
pludo-name-loaded-sleeve = kec u rukavu
    .acc = keca u rukavu
    .a = keca u rukavu
    .few = keca u rukavu
    .many = kečeva u rukavu
