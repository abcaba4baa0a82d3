### Namen und Sätze der mitgelieferten Regeldateien. Gefunden werden sie über den englischen Text.
### Erläuterungen stehen in der englischen Datei.

pludo-coloured-name = { $form ->
    [sign] { pludo-colour } { $name }
   *[word] { $name } von { pludo-colour }
}

pludo-name-house = Haus
pludo-name-home = Heim
pludo-name-charkoni = Charkoni
pludo-name-harbour = Hafen
pludo-name-outer-nest = äußeres Nest
pludo-name-middle-nest = mittleres Nest
pludo-name-inner-nest = inneres Nest
pludo-name-stall = Stand
pludo-name-stall-1 = Stand 1
pludo-name-stall-2 = Stand 2

# Passt nach „über“.
pludo-name-bridge = die Brücke
pludo-name-road = die Straße

pludo-name-gate = Tor
pludo-name-walk-1 = Lauf 1
pludo-name-walk-2 = Lauf 2
pludo-name-walk-3 = Lauf 3
pludo-name-gallop = Galopp
pludo-name-bargain = Handel
pludo-name-storm = Sturm
pludo-name-turnabout = Kehrtwende

pludo-name-milestone = Meilenstein
pludo-name-milestone-said = Die erste Figur ist im Ziel: Schlagen wirft nur noch fünf Felder zurück, und eine Sechs schiebt nur noch drei.
pludo-name-open-gates = Offene Tore
pludo-name-open-gates-said = Ab Runde zwölf bringt auch eine Vier eine Figur heraus.
pludo-name-flood = Flut
pludo-name-flood-said = Das Brückenhaus ist überflutet: Es ist nicht mehr sicher.
pludo-name-toll-lifted = Zoll aufgehoben
pludo-name-toll-lifted-said = Figuren dürfen ins Ziel, ohne geschlagen zu haben.

pludo-name-leap = Sprung
    .a = einen Sprung
    .many = Sprünge
pludo-name-swap = Tausch
    .a = einen Tausch
    .many = Tausche
pludo-name-second-throw = zweiter Wurf
    .a = einen zweiten Wurf
    .many = zweite Würfe
pludo-name-shield = Schild
    .a = einen Schild
    .many = Schilde
pludo-name-coil = Sprungfeder
    .a = eine Sprungfeder
    .many = Sprungfedern
pludo-name-lucky-coin = Glücksmünze
    .a = eine Glücksmünze
    .many = Glücksmünzen
pludo-name-cloak = Umhang
    .a = einen Umhang
    .many = Umhänge
pludo-name-change-of-masks = Maskentausch
    .a = einen Maskentausch
    .many = Maskentausche
pludo-name-stilts = Stelzen
    .a = Stelzen
    .many = Paar Stelzen
pludo-name-loaded-sleeve = Ass im Ärmel
    .a = ein Ass im Ärmel
    .many = Asse im Ärmel
