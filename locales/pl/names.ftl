# Polski: nazwy z dołączonych plików zasad.
pludo-coloured-name = { $form ->
    [sign] { pludo-colour-neuter } { $name }
   *[word] { $name } { pludo-player.gen }
}
    .gen = { $form ->
        [sign] { pludo-colour-gen } { $name }
       *[word] { $name_gen } { pludo-player.gen }
    }
    .loc = { $form ->
        [sign] { pludo-colour-loc } { $name }
       *[word] { $name_loc } { pludo-player.gen }
    }

pludo-name-house = dom
    .gen = domu
    .loc = domu
pludo-name-home = domek
    .gen = domku
    .loc = domku
pludo-name-charkoni = charkoni
pludo-name-harbour = port
    .gen = portu
    .loc = porcie
pludo-name-outer-nest = zewnętrzne gniazdo
pludo-name-middle-nest = środkowe gniazdo
pludo-name-inner-nest = wewnętrzne gniazdo
pludo-name-stall = stragan
    .gen = straganu
    .loc = straganie
pludo-name-stall-1 = stragan 1
    .gen = straganu 1
    .loc = straganie 1
pludo-name-stall-2 = stragan 2
    .gen = straganu 2
    .loc = straganie 2

pludo-name-bridge = most
pludo-name-road = droga

pludo-name-gate = Brama
    .loc = Bramie
pludo-name-walk-1 = Spacer 1
    .loc = Spacerze 1
pludo-name-walk-2 = Spacer 2
    .loc = Spacerze 2
pludo-name-walk-3 = Spacer 3
    .loc = Spacerze 3
pludo-name-gallop = Galop
    .loc = Galopie
pludo-name-bargain = Targ
    .loc = Targu
pludo-name-storm = Burza
    .loc = Burzy
pludo-name-turnabout = Zwrot
    .loc = Zwrocie

pludo-name-milestone = Kamień milowy
pludo-name-milestone-said = Pierwszy pionek w domku: bicie cofa teraz tylko o pięć, a szóstka tylko o trzy.
pludo-name-open-gates = Otwarte bramy
pludo-name-open-gates-said = Od rundy dwunastej pionek wychodzi też na czwórkę.
pludo-name-flood = Powódź
pludo-name-flood-said = Dom przy moście jest zalany: nie jest już bezpieczny.
pludo-name-toll-lifted = Koniec myta
pludo-name-toll-lifted-said = Pionki mogą iść do domku bez wcześniejszego bicia.

pludo-name-leap = skok
    .gen = skoku
    .loc = skoku
    .a = skok
    .many = skoków
pludo-name-swap = zamiana
    .gen = zamiany
    .loc = zamianie
    .a = zamianę
    .many = zamian
pludo-name-second-throw = drugi rzut
    .gen = drugiego rzutu
    .loc = drugim rzucie
    .a = drugi rzut
    .many = drugich rzutów
pludo-name-shield = tarcza
    .gen = tarczy
    .loc = tarczy
    .a = tarczę
    .many = tarcz
pludo-name-coil = sprężyna
    .gen = sprężyny
    .loc = sprężynie
    .a = sprężynę
    .many = sprężyn
pludo-name-lucky-coin = szczęśliwa moneta
    .gen = szczęśliwej monety
    .loc = szczęśliwej monecie
    .a = szczęśliwą monetę
    .many = szczęśliwych monet
pludo-name-cloak = płaszcz
    .gen = płaszcza
    .loc = płaszczu
    .a = płaszcz
    .many = płaszczy
pludo-name-change-of-masks = zamiana masek
    .gen = zamiany masek
    .loc = zamianie masek
    .a = zamianę masek
    .many = zamian masek
pludo-name-stilts = szczudła
    .gen = szczudeł
    .loc = szczudłach
    .a = szczudła
    .many = par szczudeł
pludo-name-loaded-sleeve = as w rękawie
    .gen = asa w rękawie
    .loc = asie w rękawie
    .a = asa w rękawie
    .many = asów w rękawie
