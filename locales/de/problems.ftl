### Was an einer Option, einer Regeldatei, einer Stellung oder einer Aufzeichnung falsch ist und was richtig wäre.

## Optionen des Spiels auf dem Kreuz

pludo-problem-field-twice = { $knob } sagt das auch: eines von beiden genügt
pludo-problem-clash-doubled-pair = ein Doppel sind genau zwei, also muss stack.own_limit 2 sein
pludo-problem-clash-doubled-die = ein Doppel braucht einen einzigen Würfel: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit lässt { $limit } Figuren auf einem Feld zu, also können nicht mehr auf dem Startfeld beginnen
pludo-problem-clash-beyond-track = die Bahn hat { $track } Felder, { $square } liegt dahinter
pludo-problem-clash-markers = ist mehr als die { $markers } Figuren, die jeder hat
pludo-problem-clash-teams-arms = Partner sitzen einander gegenüber, das geht mit { $arms } Armen nicht, schreibe eine gerade Zahl ab 4
pludo-problem-clash-never-meet = kein Feld einer Bahn von { $track } läge auf dem Weg aller, schreibe weniger
pludo-problem-clash-players = von { $low } bis { $high } Spieler, das geht nicht
pludo-problem-clash-chance-dice = eine Datei, die selbst sagt, was fällt, braucht dice.count 1
pludo-problem-clash-chance-doubled = ein Doppel braucht einen gewöhnlichen Würfel, aber diese Datei sagt selbst, was fällt
pludo-problem-clash-chance-sum = eine Datei, die selbst sagt, was Würfelseiten tun, braucht dice.use separate
# Of a file that can be played, but perhaps not as meant. $key, $title: as in the file.
pludo-problem-rival = { $key } sagt das auch, und das gilt
pludo-problem-faces-gone = Seiten der Grundlage fehlen, weil eine Liste den ganzen Würfel ersetzt: { $names }. Um sie zu behalten, steht oben in der Datei merge = ["outcome"]
pludo-problem-title-of-base = die Datei gibt keinen, also hören alle den der Grundlage, { $title }
pludo-problem-knob-fixed = Brett und Zahl der Würfel bleiben während eines Spiels, wie sie sind
pludo-problem-no-such-seat = das Brett hat keinen Platz dieser Farbe, es hat { $seats }
pludo-problem-route-generated = die Wege dieses Bretts werden erzeugt, ein Spiel mit eigenen hat kind = "loose"

## Regeldateien finden und lesen

pludo-problem-not-a-file-name = ist kein Name einer Datei
pludo-problem-names-a-path = eine Datei darf Regeln nennen, aber nie einen Ort, an dem sie liegen; installiere die Regeldatei und nimm ihren Namen
pludo-problem-base-circle = die Grundlagen führen im Kreis herum oder sind mehr als { $most } Stufen tief
pludo-problem-not-merge = muss eine Liste von Abschnitten sein, die nach ihren Namen zu denen der Grundlage kommen: { $blocks }
pludo-problem-base-kind = muss { $kind } sein wie in der Grundlage { $base }
pludo-problem-not-a-base = muss eine mitgelieferte Variante oder eine Datei im selben Ordner nennen
pludo-problem-no-base = es gibt keine mitgelieferte Variante und keine Datei daneben namens { $base }
pludo-problem-not-change = muss eine Tabelle von Schlüsseln in Anführungszeichen sein, etwa "outcome.6.weight" = 2
pludo-problem-key-too-deep = hat einen Schlüssel aus zu vielen Teilen, zu tief verschachtelt
pludo-problem-toml-unquoted = ein Text muss in Anführungszeichen stehen: "{ $word }"
pludo-problem-toml-open-quote = am Ende eines Textes fehlt ein Anführungszeichen
pludo-problem-toml-open-block = der Name eines Abschnitts muss mit { $bracket } enden
pludo-problem-toml-no-equals = zwischen einem Schlüssel und seinem Wert muss ein Gleichheitszeichen stehen
pludo-problem-toml-no-value = hier muss ein Wert stehen: eine Zahl, true, false, ein Text in Anführungszeichen oder eine Liste in eckigen Klammern
pludo-problem-toml-open-list = eine Liste hat Kommas zwischen ihren Werten und ] am Ende
pludo-problem-toml-open-table = eine Tabelle in einer Zeile hat Kommas zwischen ihren Schlüsseln und { "}" } am Ende
pludo-problem-toml-more = { $rest } darf hier nicht folgen; jeder Schlüssel hat seine eigene Zeile, und eine Notiz beginnt mit #
pludo-problem-toml-no-key = eine Zeile beginnt mit einem Schlüssel, einem Abschnitt in eckigen Klammern oder # für eine Notiz
pludo-problem-toml-backslash = ein Backslash in einem Text muss verdoppelt werden
pludo-problem-toml-curly = { $sign } ist ein typografisches Anführungszeichen, schreibe das gerade, "
pludo-problem-toml-capital = schreibe { $word } mit kleinen Buchstaben
pludo-problem-toml-key-twice = der Schlüssel { $key } steht hier zum zweiten Mal
pludo-problem-toml-block-twice = der Abschnitt { $block } steht hier zum zweiten Mal, schreibe seine Zeilen zusammen
pludo-problem-toml-block-mixed = { $block } steht weiter oben in anderen Klammern: ein Abschnitt, den es einmal gibt, wird [{ $block }] geschrieben, einer von mehreren [[{ $block }]]
pludo-problem-toml-too-large = ist kein gültiges TOML: ein Wert ist zu tief verschachtelt oder zu groß
pludo-problem-number-too-large = eine so große Zahl nützt in keiner Datei etwas
pludo-problem-too-deep = ist zu tief verschachtelt

## Regeldateien: die Form

pludo-problem-not-a-kind = muss 'cross' oder 'loose' sein
pludo-problem-not-schema-1 = muss 1 sein
pludo-problem-game-in-cross = gehört zu einem eigenen Spiel, kind = "loose"; eine Mischung von Optionen bekommt ihren Namen durch title = "..." am Anfang
pludo-problem-missing = fehlt
pludo-problem-no-block = diesen Abschnitt gibt es nicht
pludo-problem-no-block-but = diesen Abschnitt gibt es nicht, nur { $blocks }
pludo-problem-key-at-top = steht in keinem Abschnitt, der Schlüssel gehört unter { $either }
pludo-problem-no-key = diesen Schlüssel gibt es nicht
pludo-problem-no-key-but = diesen Schlüssel gibt es nicht, nur { $keys }
pludo-problem-not-a-table = muss eine Tabelle sein, geschrieben [{ $table }]
pludo-problem-not-tables = muss eine Liste von Tabellen sein, jede geschrieben [[{ $table }]]
pludo-problem-too-many = das sind { $count }, höchstens { $most } sind erlaubt
pludo-problem-not-keys = { $block } ist keine Tabelle von Schlüsseln
pludo-problem-none-named = { $block } mit dem Namen { $name } gibt es nicht
pludo-problem-not-a-text = muss ein Text von einer Zeile und höchstens { $most } Zeichen sein
pludo-problem-not-whole = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
pludo-problem-not-a-number = muss eine Zahl über 0 und bis { $most } sein, nicht { $value }
pludo-problem-not-a-choice = muss eines von { $choices } sein, nicht { $value }
pludo-problem-not-a-list = muss eine Liste von höchstens { $most } Texten sein
pludo-problem-not-a-line = { $value } ist kein Text von einer Zeile
pludo-problem-not-a-phrase = { $value } ist nicht { $either }
pludo-problem-not-in-range = { $way ->
    [back] die Zahl in { $value } muss zwischen 1 und { $most } liegen, mit einem Minus geht es zurück
   *[on] die Zahl in { $value } muss zwischen 1 und { $most } liegen
}
pludo-problem-not-a-route = muss ein Text aus Namen von Feldern sein
pludo-problem-not-changes = muss eine Tabelle von Schlüsseln und ihren neuen Werten sein
pludo-problem-not-amendable = kann während des Spiels nicht geändert werden, das geht nur mit { $blocks }
pludo-problem-not-quoted-key = der Schlüssel muss in Anführungszeichen stehen: "{ $key }"
pludo-problem-no-key-to-change = in { $block } ist kein Schlüssel { $name } zu ändern

## Regeldateien: Wege

pludo-problem-route-too-long = ist zu lang, ein Weg hat höchstens { $most } Felder
pludo-problem-route-empty = braucht mindestens ein Feld vor dem Ziel
pludo-problem-route-stray-sign = hat ein ')' oder '|' ohne ein '(' davor
pludo-problem-route-open-fork = hat ein '(', das nie geschlossen wird
pludo-problem-route-too-many-ways = hat { $steps } Schritte, wenn alles hinter einer Gabelung für jeden Zweig zählt, und { $most } sind das Höchste
pludo-problem-route-too-deep = hat Gabelungen in Gabelungen, mehr als { $most } ineinander
pludo-problem-route-begins-with-fork = muss mit einem Feld beginnen, nicht mit der Gabelung
pludo-problem-route-branches = braucht in der Gabelung zwei oder mehr Zweige mit verschiedenen Namen
pludo-problem-route-branch-form = braucht Zweige in der Form 'Name: Felder'
pludo-problem-route-branch-empty = hat kein Feld auf dem Zweig { $branch }
pludo-problem-route-leads-nowhere = hat einen Zweig, der nach { $tile } führt, und das ist kein Feld davon
pludo-problem-route-tile-lost = kommt nie nach { $tile }: Jeder Zweig davor führt woandershin
pludo-problem-route-no-way-home = hat keinen Weg von { $tile } ins Ziel
pludo-problem-route-later = Wege mit einer Zielgeraden oder einer Reihe von Plätzen bleiben, wie sie sind
pludo-problem-laps-too-many = führt zurück, und { $far } Schritte lassen sich auf zu viele Arten gehen: Alle zusammen dürfen { $most } Schritte haben
pludo-problem-route-mixed-run = hat eine Folge { $run } zwischen zwei Arten von Feldern
pludo-problem-route-tile = hat ein Feld { $tile }, dessen Name nicht verwendet werden kann

## Regeldateien: was ein Spiel braucht

pludo-problem-no-such = { $what } { $name } gibt es nicht
pludo-problem-two-seats = zwei Plätze haben diese Farbe
pludo-problem-one-seat = ein Platz genügt nicht, nötig sind zwei oder mehr; ein Rennen allein hat min_players = 1 in [game]
pludo-problem-two-outcomes = zwei Ergebnisse haben diesen Namen
pludo-problem-dice-twice = muss wegbleiben, wo jeder Würfel einen eigenen Abschnitt hat
pludo-problem-dice-cards = Karten werden einzeln gezogen: mehrere Würfel brauchen 'dice' oder 'spinner'
pludo-problem-one-die = { $use } braucht zwei oder mehr Würfel
pludo-problem-two-dice = zwei Würfel haben diesen Namen
pludo-problem-no-face = braucht mindestens eine Seite
pludo-problem-weight-and-dice = muss wegbleiben: Wo Würfel eigene Abschnitte haben, sagen deren Seiten, wie oft es fällt
pludo-problem-too-much-work = eine einzige Frage, etwa wer wen schlagen könnte, würde mehr als { $most } Stellungen prüfen; mit weniger Würfeln, Figuren oder Bedingungen sind es weniger
pludo-problem-too-many-throws = die Würfel können auf mehr als { $most } Arten fallen
pludo-problem-one-throw = die Würfel können nur auf eine Art fallen, das ist kein Zufall
pludo-problem-hand-no-cards = eine Hand gibt es nur mit 'cards'
pludo-problem-hand-too-big = alle Hände zusammen halten { $held } Karten, und es gibt nur { $copies }
pludo-problem-hand-no-order = eine Karte auf der Hand muss spielbar sein: gib ihr eine Anweisung, notfalls 'pass'
pludo-problem-hand-tries = wo man aus einer Hand wählt, gibt es keine weiteren Versuche
pludo-problem-no-ransom = nichts befreit einen Gefangenen: gib einem Ergebnis 'ransom'
pludo-problem-no-prisoner = 'ransom' befreit Gefangene, und kein Schlagen macht welche
pludo-problem-take-over-later = kann sich nicht ändern in einem Spiel, in dem Figuren den Besitzer wechseln
pludo-problem-take-over-row = 'row' hat keinen Platz für Figuren, die den Besitzer wechseln
pludo-problem-not-steps = muss sagen, wie weit Ergebnisse führen: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = zwei Tabellen von Weiten haben diesen Namen
pludo-problem-tile-twice = { $tile } steht in zwei Tabellen von Weiten
pludo-problem-too-many-meetings = zu viele Wege teilen zu viele Felder: { $meetings } Paare von Plätzen auf einem Feld, höchstens { $most } sind möglich
pludo-problem-two-jumps = zwei Sprünge beginnen auf diesem Feld
pludo-problem-jump-off-route = { $tile } liegt nicht auf dem Weg von { $colour }, wo der Sprung beginnt aber schon
pludo-problem-jump-circle = Sprünge führen im Kreis zurück auf { $tile }
pludo-problem-two-abilities = zwei Fähigkeiten haben diesen Namen
pludo-problem-ability-name = { $name } bedeutet in dieser Datei etwas anderes, wähle einen anderen Namen
pludo-problem-ability-number = { $kind } braucht eine ganze Zahl ab 1
pludo-problem-ability-no-number = gehört nur zu { $kind }
pludo-problem-ability-not-hidden = was sofort eingesetzt wird, sehen alle
pludo-problem-ability-throw = ein zweiter Wurf zur Wahl braucht Würfe, die als eines gespielt werden: ein Würfel, oder addierte oder auszusuchende Würfel, und keine Hand
pludo-problem-nothing-to-choose = es gibt keine Fähigkeit zum Halten, aus der man wählen kann
pludo-problem-nobody-gains = niemand bekommt sie je: lass ein Feld oder ein Ergebnis { $effect } sagen
pludo-problem-pass-no-hand = { $effect }: weitergegeben wird eine Karte der Hand; schreib in randomiser.hand, wie viele man hält
pludo-problem-pass-whom = { $effect }: eine Karte geht an einen bestimmten Spieler: next, previous, partner, leader, last oder eine Farbe
pludo-problem-deck-no-cards = einen Stapel gibt es nur mit 'cards'
pludo-problem-two-questions = zwei Fragen haben diesen Namen
pludo-problem-question-answers = braucht 2 bis { $most } verschiedene Antworten, jede hat eine Zifferntaste
pludo-problem-question-number = eine Zahl unter den Antworten ist höchstens { $most }
pludo-problem-question-whom = { $effect }: hier wird niemand gewählt, ausgelost oder geschlagen
pludo-problem-nobody-asks = wird nie gefragt: ein Feld oder ein Ergebnis muss { $effect } sagen
pludo-problem-two-amendments = zwei Regeländerungen haben diesen Namen
pludo-problem-two-goals = zwei Ziele heißen gleich
pludo-problem-last-left-for-all = 'last left' ist das Ziel eines Spielers und kann nicht das aller oder niemandes sein
pludo-problem-two-turn-rules = zwei Regeln für Züge haben diesen Namen
pludo-problem-empty-turn-rule = braucht mindestens einen Eintrag
pludo-problem-turn-begin = ein Zug, der beginnen würde, kann verloren gehen ("skip self") oder an jemand anderen gehen ("turn to next"), sonst nichts
pludo-problem-no-such-turn = { $effect }: einen Platz { $who } gibt es nicht
pludo-problem-order-first = wo um die Reihenfolge gewürfelt wird, steht damit fest, wer beginnt; lass das weg
pludo-problem-clash-powers-all = von allen Kräften wählt man eine und behält sie; schreib powers.use "held"
pludo-problem-clash-powers-dice = zweite Würfe brauchen Würfel, die einzeln geworfen oder addiert werden
pludo-problem-order-unranked = die Würfe vor dem Spiel ergeben nur dann eine Reihenfolge, wenn der höchste oder niedrigste Wurf beginnt
pludo-problem-clash-order-unranked = die Würfe vor dem Spiel ergeben nur dann eine Reihenfolge, wenn der höchste oder niedrigste Wurf beginnt
pludo-problem-order-opening-later = die Würfe vor dem Spiel sind vorbei, wenn sich Regeln ändern, also können sie dann keine Reihenfolge bestimmen
pludo-problem-order-play-on = die Reihenfolge ist nicht die der Plätze, es kann also nicht mit jemand anderem weitergehen
pludo-problem-no-capture-here = { $effect }: hier wird niemand geschlagen; 'victim' und 'captor' gehören in die Belohnung fürs Schlagen
pludo-problem-no-pick-here = { $effect }: wenn ein Zug beginnt oder endet, wird niemand gewählt oder ausgelost
pludo-problem-skip-many = { $phrase }: niemand setzt mehr als { $most } Züge aus, gespielt wird also mit { $most }
pludo-problem-split-number = { $phrase }: teilen lassen sich 2 bis { $most } Schritte, als einfache Zahl
pludo-problem-split-many = { $phrase }: Die Schritte lassen sich auf { $ways } Arten aufteilen, höchstens { $most } dürfen es sein; weniger Teile, Schritte oder Figuren helfen
pludo-problem-split-sum = { $phrase }: Würfel, die addiert werden, lassen sich nicht teilen
pludo-problem-split-doubled = { $phrase }: wo Doppel halb so weit gehen, lassen sich Schritte nicht teilen
pludo-problem-dice-change = die Zahl der Würfel darf sich nur ändern, wo sie gleich sind und jeder für sich gespielt wird
pludo-problem-no-most-markers = { $effect }: schreib in start.most_markers, wie viele Figuren ein Spieler haben darf
pludo-problem-give-elsewhere = { $effect }: welche Figur das ist, weiß nur ein Feld, schreib es in on_land einer tile_rule
pludo-problem-send-elsewhere = { $effect }: welche Figur das ist, weiß nur ein Feld, ein Schlag oder das Herauskommen, schreib es in on_land, reward von [capture] oder toll
pludo-problem-send-how = { $effect }: mehrere Felder brauchen 'by choice' oder 'by draw' dahinter
pludo-problem-send-twice = { $effect }: jedes Feld einmal, nicht das, auf dem es beginnt, und höchstens { $most }
pludo-problem-give-whom = { $effect }: eine Figur bekommt ein einzelner Spieler, der feststeht, nicht du selbst, nicht alle, nicht durch Wahl oder Los
pludo-problem-most-markers-idle = nichts bringt neue Figuren oder gibt welche weg, lass das weg
pludo-problem-most-markers-few = ein Spieler beginnt mit { $markers } Figuren, schreib mindestens so viele
pludo-problem-position-most-tokens = ein Spieler hat höchstens { $most } Figuren
pludo-problem-duel-name = heißt schon ein Duell, nimm einen anderen Namen
pludo-problem-duel-several = { $phrase }: wo ums Schlagen gewürfelt wird, zieht immer nur eine Figur
pludo-problem-pick-name = heißt schon eine Wahl oder ein Los, nimm einen anderen Namen
pludo-problem-order-direction = die Reihenfolge ist nicht die der Plätze, sie hat also keine Richtung
pludo-problem-no-name = braucht mindestens einen Namen
pludo-problem-named-twice = der Ort { $name } ist zweimal genannt
pludo-problem-routes-apart = kein Feld liegt auf dem Weg jedes Platzes
pludo-problem-players-and-seats = muss zwischen min_players und der Zahl der Plätze liegen, { $seats }
pludo-problem-arrive-fork = { $arrive } braucht Wege ohne Gabelung
pludo-problem-row-later = ein Spiel kann nicht zu 'row' wechseln, während es gespielt wird
pludo-problem-row-limit = muss 1 sein, wenn finish.arrive 'row' ist
pludo-problem-row-too-short = ist zu kurz für eine Reihe aus so vielen Figuren
pludo-problem-row-not-private = { $count ->
    [one] das letzte Feld ist die Reihe: kein anderes Feld darf seinen Namen haben
   *[other] die letzten { $count } Felder sind die Reihe: kein anderes Feld darf ihre Namen haben
}
pludo-problem-one-team = alle Plätze sind in einem Team, nötig sind zwei oder mehr
pludo-problem-no-team = { $phrase } braucht Plätze mit einem Team
pludo-problem-needs-key = bedeutet hier nichts, es braucht { $needs }
pludo-problem-column-too-long = eine Zielgerade ist das Ende eines Wegs ohne Gabelung, und kürzer als der Weg
pludo-problem-squares-gap = nummerierte Felder gehen ohne Lücke von 1 bis zum letzten, und jeder Weg betritt ein Feld einmal
pludo-problem-faces-not-numbered = nummerierte Seiten sind die Ergebnisse 1 bis 6 von Würfeln, alle gleich wahrscheinlich
pludo-problem-last-left = niemand ist je als Letzter übrig: keine Regel lässt jemanden ausscheiden
pludo-problem-lose-help = wer ausgeschieden ist, dem kann niemand helfen: lass eines von beiden weg
pludo-problem-toll-never = das kostet Punkte, und nichts im Spiel bringt welche
pludo-problem-toll-too-early = das kostet Punkte, und bevor eine Figur draußen ist, kann niemand welche haben: lass ein Ergebnis Punkte bringen, oder erlass es den ersten
pludo-problem-no-win = braucht mindestens einen Weg zum Sieg
pludo-problem-win-too-many = { $phrase } kann nie wahr werden, kein Platz hat mehr als { $most } Figuren
pludo-problem-towers-doubled = entweder Türme oder ein Doppel ziehen zusammen, nicht beide
pludo-problem-no-barrier = so viele stehen nie zusammen, stack.own_limit erlaubt { $limit }
pludo-problem-clash-no-way-out = niemand könnte je eine Figur aus dem Hof bringen, so ist es kein Spiel
pludo-problem-clash-no-way-home = niemand könnte je eine Figur ins Ziel bringen, so ist es kein Spiel
pludo-problem-one-outcome = für den Zufall braucht es mindestens zwei Ergebnisse
pludo-problem-one-face = erst zwei Ergebnisse sind ein Zufall; um einzelne Seiten der Grundlage zu ändern, steht oben in der Datei merge = ["outcome"]
pludo-problem-bonus-name = so heißen Zusatzschritte, wähle einen anderen Namen
pludo-problem-not-copies = ist die Zahl der Exemplare einer Karte: eine ganze Zahl bis { $most }
pludo-problem-group-all-dice = { $phrase } bewegt mehrere Figuren auf einmal, und wo alle Würfel gespielt werden müssen ('all_or_nothing'), lässt sich das nicht vorausdenken
pludo-problem-amount-many = { $name }: eine Menge ist eine einzige Zahl; aus mehreren Spielern machen nur 'total.' und 'team.' eine
pludo-problem-amount-wide = kann { $low } bis { $high } Schritte weit führen, mehr als { $most } Entfernungen; der Rest einer Division, '% 7', hält es klein
pludo-problem-amount-toll = was das Verlassen des Hofs kostet, muss vorher feststehen: schreib eine Zahl
pludo-problem-no-enter = nichts bringt eine Figur aus dem Hof: füge 'enter' hinzu
pludo-problem-enter-too-far = { $phrase } führt über jeden Weg hinaus, der längste hat { $longest } Felder
pludo-problem-no-capture = irgendwo muss geschlagen werden oder eine Anweisung 'push' stehen
pludo-problem-routes-too-long = alle Wege zusammen haben { $tiles } Felder, höchstens { $most } sind erlaubt
pludo-problem-too-many-markers = das sind { $markers } Figuren zusammen, höchstens { $most } sind erlaubt
pludo-problem-too-many-moves = Figuren mal Felder mal Anweisungen ergibt { $moves }, höchstens { $most } sind erlaubt

## Wer spielt

pludo-problem-wrong-seats = { $rules } hat die Plätze 0 bis { $last }, jeden einmal, nicht { $seats }
pludo-problem-names-and-seats = für jeden Platz muss es einen Namen geben, nicht { $names } für { $seats }
pludo-problem-nobody-begins = in { $rules } entscheidet der Zufall, wer beginnt: nenne einen der Plätze

## Stellungen. owed, streak, before, used, places, deck ... sind Namen in der Zeile.

pludo-problem-not-a-position = { $line } ist keine Stellung: sie braucht Regeln, Figuren, Platz, owed, streak und Nummer
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } in der Stellung { $line }: { $problem }
pludo-problem-position-stuck = owed hat Würfel, die nicht gespielt werden können
pludo-problem-position-extras = Zusätze haben die Form Name=Wert, jeder einmal: { $names }
pludo-problem-position-loose = die Stellung eines freien Spiels nennt beides
pludo-problem-position-direction = direction fehlt oder ist counter
pludo-problem-position-cause = cause ist eines von { $causes }
pludo-problem-position-counts = braucht { $seats } Zahlen, eine für jeden Platz
pludo-problem-position-number = hier muss eine ganze Zahl ab { $low } stehen
pludo-problem-position-seat = die Plätze sind { $seats }
pludo-problem-position-owed = owed enthält ? und { $faces }
pludo-problem-position-tokens = Figuren haben die Form Farbe:Schritt,Schritt,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } hat eine Figur
   *[other] { $colour } hat { $count } Figuren
}
pludo-problem-position-seat-order = Plätze stehen im Uhrzeigersinn, jeder einmal
pludo-problem-position-hands = Hände schreibt man red:Karte,Karte/blue:Karte, nicht mehr Karten, als eine Hand fasst
pludo-problem-position-prisoners = Gefangene schreibt man red:2:blue für Figur 2 von red bei blue, jede einmal und im Hof
pludo-problem-position-held = Fähigkeiten schreibt man red:Name,Name/blue:Name, höchstens { $limit } je Farbe
pludo-problem-position-shields = Schilde schreibt man red:2:3 für Figur 2 von red und 3 Züge, jede Figur einmal
pludo-problem-position-ability = ability ist used, twice oder second, in Spielen mit Fähigkeiten
pludo-problem-position-ended = ended= ist together oder nobody, nach einem Spiel, das durch so ein Ziel endete
pludo-problem-position-all-tokens = { $count } Figuren müssen da sein, wem auch immer sie gehören
pludo-problem-position-token = eine Figur ist eine Zahl von Schritten, Y im Hof oder H im Ziel
pludo-problem-position-branch = dort gibt es keinen solchen Zweig
pludo-problem-position-step = so lang ist der Weg nicht, schreibe H für das Ziel
pludo-problem-position-nobody = auf { $seat } sitzt niemand
pludo-problem-position-places = places muss verschiedene Plätze des Spiels nennen
pludo-problem-position-before = before muss dieselben Plätze nennen wie die Figuren
pludo-problem-position-opening = während um den Anfang gewürfelt wird, steht in owed ein Wurf und ist jeder Platz aufgeführt
pludo-problem-position-opening-seats = nur Plätze des Spiels würfeln um den Anfang
pludo-problem-position-opening-thrown = der Platz, der dran ist, hat schon gewürfelt
pludo-problem-position-turn-0 = die Nummer des Zugs ist nur 0, während um den Anfang gewürfelt wird
pludo-problem-position-used = used nennt eine Figur, die es nicht gibt
pludo-problem-position-leader = leader muss einer der Plätze sein
pludo-problem-position-out = out muss Plätze nennen, jeden einmal, und nicht den, der dran ist
pludo-problem-position-order = order muss jeden Platz einmal nennen, leader zuerst
pludo-problem-position-lots = Lose schreibt man skip_by_draw:blue+green, mit einem Wurf für jedes, höchstens { $most }
pludo-problem-position-duel = ein Duell schreibt man red:1:6:12:1 (Farbe, Figur, Ergebnis, Schritt, Anweisung), mit seinem Los und einem Wurf vor dem, was zu spielen ist
pludo-problem-position-poll = eine Frage schreibt man poll=red:?:green:blue@1 (wer am Zug ist, was dieser Platz noch zu tun hat, wer danach antwortet, wer welche Antwort gab), und der Platz an der Reihe ist sie schuldig
pludo-problem-position-sent = weitergeschickte Figuren schreibt man sent=send_marker_to_a4_a9_by_draw:red:1, und was die erste weiterschickt, ist zu tun, oder ein Los unter ihren Feldern
pludo-problem-position-route = Figuren stehen auf einem Weg, der jetzt nicht gegangen wird
pludo-problem-position-secret = eine geheime Wahl steht hier als *; so eine Stellung lässt sich zeigen, aber nicht spielen
pludo-problem-position-heir = heir muss ein Platz am Tisch sein
pludo-problem-position-given = given und resume müssen Plätze sein, und höchstens { $most } Züge können vergeben sein
pludo-problem-position-amended = { $count ->
    [0] es gibt keine Regeländerungen
    [one] es gibt eine Regeländerung
   *[other] es gibt { $count } Regeländerungen
}
pludo-problem-position-amended-twice = eine Regeländerung tritt nur einmal ein
pludo-problem-position-deck = deck braucht die übrigen Karten je Ergebnis
pludo-problem-position-no-place = das Spiel ist vorbei, aber niemand hat einen Platz
pludo-problem-position-home = { $seat } hat alle Figuren im Ziel und braucht einen Platz in places
pludo-problem-position-over = jemand hat gewonnen, also steht in owed nichts mehr
pludo-problem-position-finished = { $seat } ist fertig und kann nicht dran sein
pludo-problem-position-streak = streak ist höchstens { $most }

## Aufzeichnungen und gespeicherte Spiele

pludo-problem-header-types = der Kopf braucht einen Text 'variant' und Listen von Texten 'seats', 'players'
pludo-problem-header-seats = der Kopf braucht verschiedene Plätze und für jeden einen Spieler
pludo-problem-header-first = im Kopf ist 'first' eine Farbe und [table] eine Tabelle
pludo-problem-header-unknown = im Kopf steht etwas Unbekanntes: { $field }
pludo-problem-header-unplayable = der Kopf ist nicht spielbar: { $problem }
pludo-problem-header-seat-order = der Kopf muss die Plätze im Uhrzeigersinn nennen
pludo-problem-header-dice = im Kopf ist { $field } beschädigt
pludo-problem-header-dice-unknown = im Teil [dice] des Kopfs steht etwas Unbekanntes: { $field }
pludo-problem-header-dice-scheme = im Kopf muss 'dice.scheme' eines von { $wanted } sein, hier ist es { $scheme }
pludo-problem-record-seat = den Platz { $seat } gibt es nicht, die Plätze sind { $seats }
pludo-problem-record-not-a-turn = { $text } ist kein Zug, wie etwa '7. red 6:2'
pludo-problem-record-over = hier darf kein Zug stehen, das Spiel ist vorbei
pludo-problem-record-expected = hier muss Zug { $expected } stehen
pludo-problem-record-opening-over = um den Anfang ist nicht mehr zu würfeln
pludo-problem-record-no-throw = hinter { $word } steht kein Wurf
pludo-problem-record-after-turn = { $word } kommt nach dem Ende des Zugs
pludo-problem-record-no-move = { $word } zieht, aber nichts kann ziehen
pludo-problem-record-whose-turn = { $wanted } ist dran, nicht { $colour }
pludo-problem-record-throw = { $word } ist kein Wurf dieser Regeln
pludo-problem-record-illegal = { $word } ist hier nicht erlaubt, erlaubt sind { $legal }
pludo-problem-record-no-move-due = { $word } ist hier nicht erlaubt, niemand hat zu ziehen
pludo-problem-record-refused = { $word } kann jetzt nicht fallen
pludo-problem-record-mark = { $word } müsste nach den Regeln { $written } heißen
pludo-problem-record-not-over = das Ergebnis { $result } ist nicht erreicht, das Spiel ist nicht vorbei
pludo-problem-record-result = das Ergebnis { $result } ist nicht erreicht, das Spiel endet mit { $reached }
pludo-problem-record-after-result = nach dem Ergebnis darf nichts mehr stehen
pludo-problem-record-nobody = { $text } sagt nicht, wer dran ist
pludo-problem-other-rules = die Aufzeichnung ist von { $record }, die Stellung von { $position }

## Schalter von Befehlen
pludo-problem-option-at-least = { $option } muss mindestens { $least } sein, nicht { $given }
pludo-problem-option-budget = --budget muss mehr als 0 Millisekunden sein, nicht { $given }
pludo-problem-option-training = --minutes muss mehr als 0 sein und --games mindestens 1
pludo-problem-option-train-players = --players nimmt Zahlen von { $low } bis { $high } mit Kommas dazwischen, nicht { $given }
pludo-problem-train-where = { $name } gehört zum Spiel; nenne mit --out die Datei für das Gelernte
pludo-problem-training-damaged = { $file }: ist kein abgebrochenes Training oder ist beschädigt; verschiebe die Datei, um neu zu beginnen
pludo-problem-training-of-another = { $file }: ist ein Training mit anderen Regeln, Spielern oder Startwert; verschiebe es, um neu zu beginnen
pludo-problem-needs-lab = das braucht zwei weitere Bibliotheken; installiere sie mit: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players gehört zu --round-robin; sonst sagt --seats, wer spielt
pludo-problem-option-strength = es gibt keine Stärke { $given }, es gibt { $known }
pludo-problem-option-trial = --games muss mindestens 0 sein und --seconds mehr als 0
pludo-problem-option-at-most = { $option } muss { $most } oder weniger sein, nicht { $given }
pludo-problem-no-bot = es gibt keinen Bot { $name }, es gibt { $known }
pludo-problem-not-a-bot = { $text } ist kein Bot; mehrere schreibt man 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] dieses Programm gibt es nicht
    [locked] dieses Programm darf nicht gestartet werden
    [command] der Befehl ist leer, oder ein Anführungszeichen fehlt
    [start] lässt sich nicht starten: { $said }
    [unusable] ist nicht zu gebrauchen: { $said }
    [mute] hat keine Methode { $said }
    [foreign] sagt { $said } statt { $wanted }
    [number] sagt { $said } statt der Nummer eines Zuges
    [illegal] wählt { $said }, was nicht erlaubt ist
    [talkative] sagt mehr, als gefragt ist
    [late] keine Antwort in { $said } Sekunden
    [ended] hat sich beendet
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } ist kein Bot; einen eigenen schreibt man modul:Klasse oder cmd:BEFEHL
pludo-problem-process-lost = ein Prozess hat mitten im Spiel geendet; gib denselben Befehl noch einmal
pludo-problem-cluster-version = ein Prozess hat Version { $there } des Spiels, hier ist { $here }
pludo-problem-cluster-rules = ein Prozess hat andere Regeln in { $name }
pludo-problem-cluster-game = ein Prozess hat kein Spiel oder eine andere Version: { $reason }
pludo-problem-cluster-refused = { $address } ist kein brauchbarer Cluster: { $reason }
pludo-problem-cluster-empty = der Cluster { $address } hat keine Prozesse
pludo-problem-cluster-lost = der Cluster { $address } ist verloren; die Spiele bis jetzt bleiben
pludo-problem-cluster-address = { $address } ist kein Cluster; man schreibt tcp://RECHNER:PORT
pludo-problem-round-robin = für jeder gegen jeden braucht es zwei oder mehr verschiedene Bots
pludo-problem-scenario-json = ist kein JSON-Objekt
pludo-problem-scenario-given = ein Szenario ist ein Objekt mit einem Teil { $part }
pludo-problem-no-scenario = enthält kein Szenario
pludo-problem-scenario-phase = die Phase { $phase } gibt es nicht, es gibt { $known }
pludo-problem-scenario-one-of = { $field } muss eines sein von { $known }
pludo-problem-scenario-expect = 'expect' muss ein Objekt sein, das mindestens ein Feld nennt
pludo-problem-scenario-unknown = das Feld { $field } gibt es nicht
pludo-problem-scenario-unknown-choice = in einer Wahl gibt es kein Feld { $field }
pludo-problem-scenario-needs = { $field } muss { $kind ->
    [variant] der Name einer Variante
    [object] ein Objekt
    [throws] eine Liste von Würfen
    [choices] null oder eine Liste von Zügen
    [moves] eine Liste von Zügen mit Figur oder Anweisung
    [count] eine ganze Zahl ab 0
    [counts] ganze Zahlen je Platz
    [names] eine Liste von Namen
    [places] eine Liste von Feldern je Platz
    [dice] eine Liste von Würfeln
   *[abilities] eine Liste von Fähigkeiten je Platz
} sein
pludo-problem-scenario-seat = { $variant } hat keinen Platz { $seat }
pludo-problem-scenario-outcome = { $variant } hat kein Ergebnis { $outcome }
pludo-problem-scenario-places = { $seat } kann nicht auf { $places } stehen
pludo-problem-scenario-token = es gibt keine Figur { $token }
pludo-problem-scenario-ability = es gibt keine Fähigkeit { $ability }
pludo-problem-scenario-throw = { $dice } kann jetzt nicht fallen
pludo-problem-scenario-no-client = Tasten drückt nur der Befehl, nicht dieser Aufruf
pludo-problem-scenario-opening-more = mehr Würfe um den Anfang, als die Regeln verlangen
pludo-problem-scenario-opening-open = noch beginnt niemand, es fehlt eine Runde Würfe um den Anfang
pludo-problem-scenario-tokens-seats = 'tokens' muss genau die Plätze nennen
pludo-problem-scenario-turn-seat = 'turn' muss einen der Plätze nennen
pludo-problem-scenario-choice-refused = eine Wahl wird abgelehnt
pludo-problem-scenario-choice-others = die Wahl { $choice } wird abgelehnt, aber es folgen weitere
pludo-problem-scenario-left = Würfe oder Wahlen sind übrig
pludo-problem-scenario-short = die Tasten verlangen mehr Würfe, als es gibt
pludo-problem-scenario-key = es gibt keine Taste { $key }
pludo-problem-scenario-missing = { $name } fehlt, oder den Namen gibt es nicht
pludo-problem-scenario-kind = ein Wert ist von der falschen Art ({ $fault })
pludo-problem-scenario-cannot-run = nicht auszuführen: { $problem }
pludo-problem-scenario-differs = { $field }: erwartet { $expected }, es kam { $got }
pludo-problem-scenario-nothing = { $field }: erwartet { $expected }, es kam nichts
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } ist keine gewöhnliche Datei
    [foreign] { $file } ist keine Datei mit Ergebnissen der Arena
    [series] { $file } ist von anderen Plätzen, anderem Startwert oder anderen Regeln
   *[game] { $file }, Zeile { $number }, ist kein Spiel dieser Bots
}; nenne eine andere Datei
pludo-problem-plot-ending = { $file }: der Name eines Bildes endet auf .svg, .png oder .pdf
pludo-problem-needs-library = { $what ->
    [ratings] Wertungen brauchen
    [cluster] ein Cluster braucht
   *[pictures] Bilder brauchen
} eine weitere Bibliothek; installiere sie mit: pip install { $package }

## Der Schalter --roll eines Befehls

pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } geht jetzt nicht: möglich ist ein Würfel von 1 bis 6, wenn ein Wurf ansteht
   *[other] --roll { $roll } geht jetzt nicht: möglich sind zwei Würfel wie 6,3, wenn ein Wurf ansteht
}
pludo-problem-roll-face = --roll { $roll } geht jetzt nicht: möglich ist eines von { $faces }, wenn ein Wurf ansteht

## Neue und installierte Regeldateien

pludo-problem-not-removed = { $file } lässt sich nicht entfernen: { $reason }
pludo-problem-new-variant-folder = { $folder } ist ein Ordner; nenne eine Datei, etwa mein-spiel.toml
pludo-problem-new-variant-ending = { $file }: der Name einer Regeldatei endet auf .toml, etwa { $right }
pludo-problem-new-variant-there = { $file } ist schon da, wähle einen anderen Namen
pludo-problem-not-shipped = eine mitgelieferte Variante { $name } gibt es nicht
pludo-problem-install-what = nenne eine Datei, die installiert werden soll, oder --remove und den Namen einer installierten Variante
pludo-problem-install-shipped = { $name } heißt eine mitgelieferte Variante, gib der Datei einen anderen Namen
pludo-problem-not-installed = eine Variante dieses Namens ist nicht installiert
pludo-problem-not-installed-but = eine Variante dieses Namens ist nicht installiert, installiert sind { $known }

## Bilder von Brettern

pludo-problem-picture-ending = { $file }: Der Name eines Bildes endet auf .svg oder .png
pludo-problem-picture-folder = es gibt keinen Ordner { $folder }; leg ihn an oder nenne einen anderen
pludo-problem-needs-plots = Für PNG-Bilder fehlt eine Bibliothek, SVG braucht keine; sie wird installiert mit: pip install "playpalace-ludo[plots]"

pludo-problem-condition = { $column ->
    [0] in { $text }: { $problem }
   *[other] in { $text }, Spalte { $column }: { $problem }
}
pludo-problem-no-condition-here = hier kann { $phrase } an keiner Bedingung hängen; wann es gilt, steht in 'when'
pludo-problem-sum-condition = { $phrase } kann an keiner Bedingung hängen, weil diese Würfel zusammengezählt werden
pludo-problem-condition-long = eine Bedingung hat höchstens { $most } Zeichen
pludo-problem-condition-deep = Klammern und 'not' dürfen höchstens { $most } tief ineinander stehen
pludo-problem-condition-parts = eine Bedingung hat höchstens { $most } Teile
pludo-problem-condition-number = { $most } ist die größte Zahl
pludo-problem-condition-sign = { $sign } bedeutet hier nichts
pludo-problem-condition-end = sie hört zu früh auf, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } passt hier nicht, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] nach einer Bedingung kommt 'and', 'or' oder das Ende
    [bracket] es fehlt eine schließende Klammer
    [number] auf das Minus muss eine Zahl folgen
   *[value] hier kommt ein Name oder eine Zahl
}
pludo-problem-condition-name = den Namen { $name } gibt es nicht
pludo-problem-condition-subject = { $name } kann man nicht fragen
pludo-problem-condition-nobodys = { $name } gehört dem Tisch, nicht einem Spieler
pludo-problem-condition-total = { $name } ist wahr oder nicht, davon gibt es keine Summe
pludo-problem-condition-takes-none = bei { $name } steht nichts in Klammern
pludo-problem-condition-takes = { $name } braucht einen Namen in Klammern
pludo-problem-condition-argument = hier muss ein Name für { $name } stehen, in Anführungszeichen, wenn er Leerzeichen hat
pludo-problem-condition-divisor = hinter % kommt eine Zahl über 0
pludo-problem-condition-not-number = { $part } ist wahr oder nicht, hier muss eine Zahl stehen
pludo-problem-condition-not-truth = { $part } ist eine Zahl und muss mit etwas verglichen werden
pludo-problem-condition-two-subjects = ein Vergleich kann nur eine solche Frage stellen, teile ihn mit 'and'
pludo-problem-condition-no-marker = { $name } kann man nur von einer Figur fragen, die zieht
pludo-problem-condition-no-draw = { $name } sagt hier nichts: vor einem Zug und nach seinem Ende ist nichts gefallen
pludo-problem-condition-no-victim = 'victim' gibt es nur, wo geschlagen wird
pludo-problem-condition-no-answer = nach 'answer' kann man nur in den Wirkungen einer Frage fragen
pludo-problem-condition-never = das kann nie wahr sein
pludo-problem-condition-always = das ist immer wahr

## Turniere

pludo-problem-contest-format = braucht format = { $most }
pludo-problem-contest-key = hat einen Schlüssel { $key }, den kein Turnier hat
pludo-problem-contest-value = { $key } muss { $kind ->
    [number] eine ganze Zahl
   *[text] ein Text in Anführungszeichen
} sein
pludo-problem-contest-block = { $block } muss als eigener Abschnitt geschrieben sein
pludo-problem-contest-no-rounds = { $kind } kennt seine Runden, lass rounds weg
pludo-problem-contest-winner = { $place }: { $name } hat ein Spiel gewonnen, ohne mitzuspielen
pludo-problem-contest-pair = { $place }: players müssen die Namen von zweien sein
pludo-problem-contest-order = { $place }: Dieses Spiel ist jetzt nicht dran; sieh dir die Runden davor an
pludo-problem-contest-nobody = { $place }: niemand im Turnier heißt { $name }
pludo-problem-contest-no-seats = bei { $kind } treffen zwei aufeinander, lass seats weg
pludo-problem-contest-table-games = an Tischen ist eine Runde ein Spiel, lass games weg
pludo-problem-contest-places = { $place }: places müssen { $count } Zahlen sein, eine für jeden am Tisch, etwa 1, 2, 2, 4

## Geldbeutel

pludo-problem-no-page = Die Seite des Spiels gehört nicht zu dieser Installation. Aus dem Quelltext baut man sie mit npm und Node: python -m tools.make_web

## Einstellungen des Serverbetreibers: ludo_plus.toml. Namen darin wie true bleiben, wie sie sind.

pludo-problem-settings-lost = { $problem }; nichts aus dieser Datei wird benutzt
pludo-problem-settings-file-gone = { $variable } nennt { $file }, und diese Datei gibt es nicht
pludo-problem-settings-not-from-lobby = Tische dürfen das nicht ändern, sagt [lobby] in { $file }; es bleibt unbeachtet
pludo-problem-settings-unknown = diese Einstellung gibt es nicht
pludo-problem-settings-unlike = diese Einstellung gibt es nicht; möglich sind { $choices }
pludo-problem-settings-table = muss eine Tabelle sein, zum Beispiel { $example }
pludo-problem-settings-no-key = { $name } ist weder Einstellung noch Tabelle von Einstellungen
pludo-problem-settings-list = muss eine Liste sein wie { $example }
pludo-problem-settings-no-list = muss eine Liste sein
pludo-problem-settings-empty = ist leer; erlaubt sind { $choices }
pludo-problem-settings-switch = { $value } ist weder true noch false; es gilt { $used }
pludo-problem-settings-variants = muss eine Liste sein wie { $example }; alle werden angeboten
pludo-problem-settings-same-name = { $name } wird nicht angeboten: Ein früher genanntes Spiel heißt auch { $called }; gib der Datei einen anderen Namen
pludo-problem-settings-none-offered = nennt keine, die angeboten werden kann; angeboten werden alle mitgelieferten
pludo-problem-settings-not-offered = { $name } wird nicht angeboten: { $problem }
pludo-problem-settings-crowd = { $name } braucht mehr als { $most } Spieler
pludo-problem-settings-shipped = { $name } wird nicht angeboten: Ein mitgeliefertes Spiel heißt { $called }; gib der Datei einen anderen Namen
pludo-problem-settings-no-knob = diese Regel gibt es nicht
pludo-problem-settings-upside-down = min { $low } liegt über max { $high }; beide bleiben unbeachtet
pludo-problem-settings-outside = { $value } liegt außerhalb der Grenzen, die dabeistehen
pludo-problem-settings-no-number = { $knob } ist keine Zahl; gib stattdessen choices an
pludo-problem-settings-no-file = es gibt keine Datei { $file }; gib die ludo_plus.toml eines Servers an

pludo-problem-host-name = gib den Ordner eines Servers an
pludo-problem-host-no-folder = { $path } gibt es nicht; gib den Ordner eines Servers von { $either } an
pludo-problem-host-built = { $path } ist ein Server in einer einzigen Datei, in die nichts hineinkann; baue sie aus einem Checkout, in dem Ludo Plus installiert ist, wie docs/hosts-reference.md es sagt
pludo-problem-host-unknown = { $path } ist kein Server von { $either }: Er hat keinen Serverordner mit { $files }
pludo-problem-host-no-python = unter { $name } ist kein Python, und ein Befehl heißt auch nicht so
pludo-problem-host-python-lacks = kein Python kann { $title } mit unserem Spiel ausführen; diesen fehlt etwas: { $missing }. Installiere es dort, oder nenne ein Python mit --python
pludo-problem-host-python-start = { $python } lässt sich nicht starten: { $reason }
pludo-problem-host-python-fails = { $python } läuft nicht: { $reason }
pludo-problem-host-python-silent = { $python } sagt nicht, wo seine Pakete liegen
pludo-problem-host-exchanged = { $path } wurde ausgetauscht, während es entstand; nichts wurde geändert
pludo-problem-host-not-ours = { $path } ist schon da und nicht von uns; verschiebe es und versuch es noch einmal
pludo-problem-host-cannot = { $path } lässt sich nicht { $done ->
    [written] schreiben
    [removed] entfernen
   *[read] lesen
}: { $reason }{ $account ->
    [other] ; führe das mit dem Konto aus, dem der Serverordner gehört
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } ließ sich nicht sichern: { $reason }
pludo-problem-host-library-compiled = { $file } ist nur für ein einziges Python und kann keinem Server mitgegeben werden
