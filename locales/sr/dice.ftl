# Srpski: kockice koje mogu da se provere.
pludo-dice-them =
    { $throw ->
        [cards] karte
        [spinner] okretanja
       *[dice] kockice
    }
pludo-dice-them-begin =
    { $throw ->
        [cards] Karte
        [spinner] Okretanja
       *[dice] Kockice
    }
pludo-dice-fixed = { $throw ->
    [spinner] Okretanja ove igre su unapred određena
   *[other] { pludo-dice-them-begin } ove igre su unapred određene
}; kod { $code }.
pludo-dice-fixed-next = { $throw ->
    [spinner] Okretanja sledeće igre su unapred određena
   *[other] { pludo-dice-them-begin } sledeće igre su unapred određene
}; kod { $code }.
pludo-dice-next = Kod za sledeće { pludo-dice-them }: { $code }.
    .first = Kod za sledeće { pludo-dice-them }: { $code }. Reči za njih upisuju se u meniju radnji.
pludo-dice-fixed-then = Po ovom zapisu, kod saopšten pre igre bio je { $code }.
pludo-dice-follows =
    { $count ->
        [0] Još ništa nije palo.
        [one] Sve se slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }.
        [few] Sve se slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }.
       *[other] Sve se slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }.
    }
    .so-far =
        { $count ->
            [0] Još ništa nije palo.
            [one] Dosad se sve slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }. Igra nije završena.
            [few] Dosad se sve slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }. Igra nije završena.
           *[other] Dosad se sve slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }. Igra nije završena.
        }
    .broken-off =
        { $count ->
            [0] Igra je prekinuta pre nego što je išta palo.
           *[other] Igra je prekinuta. Do tada se sve slaže sa semenom iz ovog zapisa; { pludo-dice-them }: { $count }.
        }
pludo-dice-cut = Zapis je skraćen; { pludo-dice-them } u spisku: { $listed }, a potezi se završavaju posle { $count }.
pludo-dice-noted-record = Sve se slaže, { pludo-dice-them }: { $count }. Ovo je zapis čiji kod imaš zabeležen, i ništa u njemu nije menjano.
pludo-dice-noted-seed = Sve se slaže, { pludo-dice-them }: { $count }. Dolaze iz semena čiji kod imaš zabeležen pre igre.
pludo-dice-not-noted = I onaj ko falsifikuje ceo zapis mogao bi isto da kaže. Da to isključiš, zabeleži kod pre igre i na kraju, pa proveri uz --noted.
pludo-dice-noted-short = Tri zabeležene reči odgovaraju ovom zapisu, ali ih je premalo da isključe falsifikat.
pludo-dice-noted-part = Reči u kodu ima { $words }, a navedeno je { $given }.
pludo-dice-noted-other = Zabeležene reči su drugi kod: ni onaj saopšten pre ove igre, ni kod ovog zapisa.
pludo-dice-record = Kod celog zapisa je { $code }.
pludo-dice-seen = Server ili program koji je vodio igru video je reči pre mešanja kockica; mogao je da ih bira sa saučesnikom.
pludo-dice-kept =
    Po ovom zapisu, reči su bile zapečaćene dok nisu stigle sve: { $names }. { $count ->
        [1] To može da potvrdi samo program tog igrača.
        [one] To mogu da potvrde samo programi tih igrača.
        [few] To mogu da potvrde samo programi tih igrača.
       *[other] To mogu da potvrde samo programi tih igrača.
    }
pludo-dice-unkept =
    Zapečaćene reči nisu otkrivene: { $names }. { $count ->
        [1] Taj igrač je mogao da bira između dva niza kockica.
        [one] Zajedno su mogli da biraju među više nizova kockica.
        [few] Zajedno su mogli da biraju među više nizova kockica.
       *[other] Zajedno su mogli da biraju među više nizova kockica.
    }
pludo-dice-no-proof = Ništa nije određeno pre ove igre, pa se { pludo-dice-them } ne mogu proveriti. Počela je u starijoj verziji ili s pripremljenim kockicama.
pludo-dice-seeded = { pludo-dice-them-begin } ove igre dolaze iz --seed { $seed }: ko je to izabrao, mogao je sve da zna unapred.
pludo-dice-not-told = Seme se ne otkriva pre kraja igre; do tada se { pludo-dice-them } ne mogu proveriti.
    .over = Igra je završena, ali seme nedostaje: { pludo-dice-them } se ne mogu proveriti.
pludo-dice-contribution = Reči nekog igrača su promenjene: { pludo-dice-them } nisu iz njih.
pludo-dice-mixed = Promenjena su pravila, mesto, ime ili reči nekog igrača: { pludo-dice-them } nisu iz toga.
pludo-dice-promise = { $name }: reči nisu one zapečaćene pre igre.
pludo-dice-commitment = Obaveza je promenjena: { pludo-dice-them } dolaze iz semena, a obaveza ne.
pludo-dice-seed = Seme je promenjeno: ni obaveza ni { pludo-dice-them } ne dolaze iz njega.
pludo-dice-die =
    { $throw ->
        [cards] Karta
        [spinner] Okretanje
       *[dice] Kockica
    } { $number }, potez { $turn }, ne slaže se: u zapisu je { $fell }, seme daje { $due }.
pludo-dice-first = Ne slaže se ko počinje: u zapisu je { $fell }, seme daje { $due }.
pludo-dice-list = Spisak 'drawn' je promenjen: broj { $number } je { $fell }, seme daje { $due }.
