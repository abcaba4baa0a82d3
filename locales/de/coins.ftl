### Spielgeld: Einsätze, Geldbeutel und der Verdopplungswürfel

pludo-coins-won = { $name } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
pludo-coins-purse = { $name } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
pludo-coins-staked = Alle setzen { $coins }: { $pot } Münzen liegen auf dem Tisch.
pludo-coins-offer = { $other }: { $name } will den Einsatz auf { $coins } verdoppeln.
pludo-coins-taken = { $name } nimmt an: Alle haben jetzt { $coins } gesetzt.
pludo-coins-given-up = { $name } gibt den Einsatz auf. Das Spiel geht ohne Einsatz weiter.
pludo-coins-late = Ein Spiel war zu Ende, und seine Münzen lagen noch auf dem Tisch.
