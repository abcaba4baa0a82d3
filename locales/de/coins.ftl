### Spielgeld: Einsätze, Geldbeutel und der Verdopplungswürfel

pludo-coins-won = { $name } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
    .you = Du bekommst { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
pludo-coins-purse = { $name } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
    .you = Du hast { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
pludo-coins-staked = Alle setzen { $coins }: { $pot } Münzen liegen auf dem Tisch.
pludo-coins-offer = { $other }: { $name } will den Einsatz auf { $coins } verdoppeln.
pludo-coins-taken = { $name } nimmt an: Alle haben jetzt { $coins } gesetzt.
    .you = Du nimmst an: Alle haben jetzt { $coins } gesetzt.
pludo-coins-given-up = { $name } gibt den Einsatz auf. Das Spiel geht ohne Einsatz weiter.
pludo-coins-switched-off = Es gibt keine Münzen. Sie lassen sich in den Einstellungen unter Tisch einschalten.
pludo-coins-late = Ein Spiel war zu Ende, und seine Münzen lagen noch auf dem Tisch.

## Münzen an den Tischen von Servern

pludo-coins-people-stake = Alle Menschen setzen { $coins }, Bots nichts: { $pot } Münzen liegen auf dem Tisch.
pludo-coins-alone = Für Münzen müssen zwei Menschen am Tisch sein: Dieses Spiel hat keinen Einsatz.
pludo-coins-none-now = Die Geldbeutel dieses Servers sind gerade nicht zu gebrauchen: Dieses Spiel hat keinen Einsatz.
pludo-coins-unpaid = Die Geldbeutel dieses Servers sind gerade nicht zu gebrauchen. Alle bekommen den Einsatz zurück, wenn der Server neu startet.
pludo-coins-back = Alle bekommen den Einsatz zurück.
pludo-coins-off = Auf diesem Server gibt es keine Münzen.
pludo-coins-busy = Die Geldbeutel dieses Servers sind gerade nicht zu gebrauchen.
pludo-coins-on-table = { $pot } Münzen liegen auf dem Tisch, { $coins } davon sind deine.

pludo-coins-offered = { $name } bietet { $other } an, den Einsatz auf { $coins } zu verdoppeln.
    .you = { $name } will den Einsatz auf { $coins } verdoppeln. Nimm an oder gib den Einsatz auf, im Menü.
    .own = Du bietest an, den Einsatz auf { $coins } zu verdoppeln. { $other } antwortet; wenn du würfelst, gilt das Angebot nicht mehr.
    .bot = Du bietest an, den Einsatz auf { $coins } zu verdoppeln.
pludo-coins-lapsed = Das Angebot zu verdoppeln gilt nicht mehr: Das Spiel ist weitergegangen.
pludo-coins-no-stake = Es gibt keinen Einsatz zu verdoppeln.
pludo-coins-no-offer = Es gibt kein Angebot zu beantworten.
pludo-coins-offer-open = { $other } hat noch nicht geantwortet.
pludo-coins-offer-most = Der Einsatz kann nicht weiter verdoppelt werden.
pludo-coins-offer-theirs = Das nächste Angebot macht { $other }.
pludo-coins-offer-later = Biete es an, wenn du mit Würfeln dran bist.
pludo-coins-offer-away = { $other } ist nicht da, um zu antworten.
