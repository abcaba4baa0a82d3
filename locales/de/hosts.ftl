### Ludo Plus in einem PlayPalace- oder PlayAural-Server: Optionen, Ansagen, die Spielregeln.

pludo-host-game-name = Ludo Plus

## Optionen eines Tisches
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Variante
    .desc = Nach welchen Regeln gespielt wird. Eine neue Variante setzt alle Regeln auf ihre eigenen Werte.
pludo-host-option-seats = Plätze zu zweit
    .desc = Ob zwei Spieler nebeneinander oder einander gegenüber sitzen.
pludo-host-option-bots = Bots
    .desc = Wie stark die Bots an diesem Tisch spielen.
pludo-host-option-pace = Tempo
    .desc = Wie viel Zeit zwischen Würfeln, Schritten und Sätzen bleibt.
pludo-host-option-turn-timer = Bedenkzeit
    .desc = Wie lange ein Zug dauern darf. Danach spielt ein Bot, bis der langsame Spieler eine Taste drückt.
pludo-host-option-hints = Tipps
    .desc = Wer nach einem guten Zug fragen darf: niemand, ein Spieler allein mit Bots oder alle. Nur wer fragt, hört ihn.
pludo-host-option-undo = Zurücknehmen
    .desc = Ob eine Entscheidung zurückgenommen werden darf. Die Würfel bleiben, wie sie gefallen sind, und alle am Tisch erfahren es.
pludo-host-options-back = Zurück zu den Optionen

## Werte dieser Optionen
pludo-host-seats-standard = nebeneinander
pludo-host-seats-opposite = gegenüber
pludo-host-bots-random = zufällig
pludo-host-bots-easy = leicht
pludo-host-bots-normal = mittel
pludo-host-bots-hard = schwer
pludo-host-bots-expert = Meister
pludo-host-pace-slow = langsam
pludo-host-pace-normal = normal
pludo-host-pace-fast = schnell
pludo-host-pace-instant = sofort
pludo-host-hints-off = aus
pludo-host-hints-alone = allein mit Bots
pludo-host-hints-all = für alle
pludo-host-undo-off = aus
pludo-host-undo-own-turn = im eigenen Zug
pludo-host-undo-next-throw = bis ein anderer würfelt
pludo-host-timer-value = { $seconds ->
    [0] aus
   *[other] { $seconds } Sekunden
}

## Farben im Vorraum
pludo-host-colour = Deine Farbe: { $colour }
pludo-host-colour-any = irgendeine freie
pludo-host-colour-prompt = Welche Farbe?
pludo-host-colour-of = { $colour }, hat { $player }
pludo-host-colour-taken = { $player } hat { $colour }.
pludo-host-colour-chosen = { $player } spielt { $colour }.
    .you = Du spielst { $colour }.
pludo-host-colour-free = { $player } nimmt irgendeine freie Farbe.
    .you = Du nimmst irgendeine freie Farbe.

## Die Regeln im Vorraum
pludo-host-table-rules = Regeln: { $variant }

## Optionen ändern
pludo-host-variant-set = Variante: { $variant }. Alle ihre Regeln sind eingestellt.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Mit diesen Optionen kann das Spiel nicht beginnen: { $problem }
pludo-host-option-range = { $name } kann hier { $low } bis { $high } sein.
pludo-host-option-squares = { $name }: Nummern von Feldern der Bahn, durch Kommas getrennt, oder 0 für keine.
pludo-host-option-long = { $name }: mehr als { $most } Zeichen gehen nicht.
pludo-host-long-name = Der Name eines Bots hat höchstens { $most } Zeichen.
pludo-host-option-fixed = Der Server erlaubt keinen anderen Wert für { $name }.
pludo-host-start-rules = Mit diesen Optionen kann das Spiel nicht beginnen.
pludo-host-start-players = Diese Variante ist für { $range ->
    [one] genau { $low } Spieler
   *[several] { $low } bis { $high } Spieler
}. Am Tisch sind { $players }.
pludo-host-start-coins = { $player } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, der Einsatz ist { $stake }.

## Im Spiel
pludo-host-watching = Du siehst bei diesem Spiel zu.
pludo-host-choose = { $count ->
    [one] Ein Zug, Enter spielt ihn.
   *[other] { $count } Züge: wähle.
}
pludo-host-which-die = Mit welchem Würfel?
pludo-host-go-where = Welches Feld? Nummer oder Name
pludo-host-grid-nothing = Kein Feld
pludo-host-grid-back = Zurück zum Spiel
pludo-host-no-grid = Dieses Brett ist zu groß für ein Raster. K und J gehen darüber.
pludo-host-no-such-player = Es sind nur { $players } Spieler.
pludo-host-no-hints = Keine Tipps
    .off = An diesem Tisch gibt es keine Tipps.
    .alone = Tipps gibt es nur, wenn du allein mit Bots spielst.
pludo-host-no-undo = An diesem Tisch wird nichts zurückgenommen.
    .nothing = Du hast jetzt nichts, was du zurücknehmen könntest.
pludo-host-undone = { $player } nimmt eine Entscheidung zurück. { pludo-host-same-again }
    .you = Zurückgenommen. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Es kommen dieselben Karten wieder.
    [spinner] Die Drehscheibe hält, wo sie hielt.
   *[dice] Die Würfel bleiben, wie sie gefallen sind.
}
pludo-host-timer-on = Ein Zug darf { $seconds } Sekunden dauern.
pludo-host-seconds-left = Noch { $seconds } Sekunden.
pludo-host-too-slow = { $player } braucht zu lange. Für { $player } spielt jetzt ein Bot.
    .you = Du hast zu lange gebraucht. Ein Bot spielt für dich, bis du eine Taste zum Spielen drückst.
# Gesagt, nachdem der Server gesagt hat, dass ein Bot jemanden ersetzt, wenn der dran ist.
pludo-host-waits = Der Bot wartet { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} auf { $player }.
# Der letzte Mensch eines Spiels ist weg; den Zuschauern gesagt.
pludo-host-saved-meanwhile = Dein Spiel Ludo Plus hat auf dich gewartet und wurde dann gespeichert. Über die gespeicherten Tische im Hauptmenü geht es weiter.
pludo-host-held = Die Verbindung von { $player } ist weg. Das Spiel wartet bis zu { $minutes } Minuten.
# Gesagt, wenn jemand kommt, während auf andere gewartet wird; $players: deren Namen.
pludo-host-missing = Noch nicht zurück: { $players }.
pludo-host-absent = { $player } ist noch nicht zurück. Bis dahin spielt ein Bot.
pludo-host-back = { $player } ist wieder da.
    .you = Du bist wieder da.
pludo-host-fault = In Ludo Plus ist etwas schiefgegangen. Das Spiel geht weiter; der Betreiber findet es im Protokoll.
pludo-host-fault-end = Ludo Plus kann dieses Spiel nicht fortsetzen und beendet es. Der Betreiber findet die Stellung im Protokoll.
pludo-host-brought-back = Der Server ist plötzlich stehen geblieben; dieses Spiel wurde aufgehoben.
    .cut = Der Server ist plötzlich stehen geblieben; dieses Spiel wurde aufgehoben, doch der letzte Zug fehlt vielleicht.
pludo-host-set-aside = Das Spiel an diesem Tisch konnte nach dem Neustart nicht gelesen werden. Der Betreiber hat es in einer Datei. Du kannst ein neues beginnen.
pludo-host-table-lost = Dieser gespeicherte Tisch konnte nicht gelesen werden und wurde geschlossen. Der Betreiber hat ihn in einer Datei.
pludo-host-not-loaded = Ludo Plus steht auf diesem Server gerade nicht zur Verfügung. Tische und Ergebnisse bleiben erhalten. Bitte sag dem Betreiber Bescheid.

pludo-host-board-rating = { $variant }: Spielstärke
    .mine = { $variant }, Spielstärke: { $value }
pludo-host-board-wins = { $variant }: gewonnene Spiele
    .mine = { $variant }, gewonnene Spiele: { $value }
pludo-host-not-rated = Ohne Wertung: Tipps oder Zurücknehmen sind an.

## Das Ende
pludo-host-result-title = Das Spiel ist aus.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] eine Figur im Ziel
   *[other] { $count } Figuren im Ziel
}

## Die Spielregeln
pludo-host-doc-title = Regeln von Ludo Plus
pludo-host-doc-goal = Bring alle deine Figuren um das Brett und ins Ziel, bevor es die anderen tun. Eine Figur verlässt den Hof mit einer Sechs, läuft um die Bahn, biegt in ihre eigene Zielgerade ein und muss das Ziel genau erreichen. Wer auf einer Figur eines anderen landet, schickt sie zurück in den Hof, außer auf sicheren Feldern.
pludo-host-doc-turn = Mit R wird gewürfelt. Gibt es nur einen Zug, wird er gemacht, wo die Regeln das so wollen. Gibt es mehrere, wähle einen im Menü oder drücke die Nummer der Figur. Alles andere kannst du jederzeit fragen, auch wenn du nicht am Zug bist.
pludo-host-doc-default = Die Regeln von { $variant }
pludo-host-doc-variants = Varianten
pludo-host-doc-keys = Tasten
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Optionen eines Tisches
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Am Telefon und im Browser steht das alles in den Menüs: Züge im Spielmenü, Fragen darunter oder im Aktionsmenü.
pludo-host-doc-away = Reißt die Verbindung ab, hält ein Bot deinen Platz, bis du wiederkommst; bist du dran, wartet er zehn Sekunden auf dich. Warst du der einzige Mensch am Tisch, wartet das Spiel fünf Minuten, dann wird der Tisch gespeichert.

pludo-host-dice-words = { $given ->
    [drawn] Wörter für die Würfel: für dich gezogen
    [sealed] Wörter für die Würfel: von deinem Programm versiegelt
   *[typed] Wörter für die Würfel: { $words }
}
pludo-host-dice-late = Zu spät: Diese Würfel werden gerade gemischt.
pludo-host-dice-changed = Das Spiel hat nicht begonnen, weil sich Spieler oder Regeln änderten, während die Würfel gemischt wurden. Jetzt gibt es andere Würfel; starte noch einmal.
    .series = Während die Würfel gemischt wurden, änderten sich Spieler oder Regeln; darum hat dieses Spiel andere Würfel. Ihr Code: { $code }.
pludo-host-dice-words-prompt = Beliebige Wörter, die in die Würfel des nächsten Spiels gemischt werden. Bei einem Strich werden welche für dich gezogen:
pludo-host-dice-sees = Der Server sieht die Wörter, die du hinzufügst: Mit einem Komplizen könnte er die Würfel wählen. Das Terminalprogramm, playpalace-ludo connect, versiegelt deine Wörter, bis alle da sind.
pludo-host-dice-again = Noch einmal zeigt alle Ziffern.
pludo-host-dice-digits = Die Würfel in Ziffern
pludo-host-dice-commitment = Festlegung dieses Spiels, vorher genannt: { $digits }
pludo-host-dice-commitment-next = Festlegung des nächsten Spiels: { $digits }
pludo-host-dice-seed = Startwert: { $digits }
pludo-host-dice-added = Wörter von { $name }: { $words }
pludo-host-dice-seal = Prüfsumme der ganzen Aufzeichnung: { $digits }

pludo-host-record = Die Aufzeichnung dieses Spiels

## Eine Serie von Spielen an einem Tisch

pludo-host-option-stake = Einsatz
    .desc = Spielgeld, das alle Menschen auf den Tisch legen, wenn ein Spiel beginnt. Es wird nach Plätzen ausgezahlt.
pludo-host-stake-value = { $coins ->
    [0] keiner
   *[other] je { $coins } Münzen
}
pludo-host-option-doubling = Verdoppeln
    .desc = In einem Spiel von zwei Menschen kann jeder anbieten, den Einsatz zu verdoppeln; der andere nimmt an oder gibt den Einsatz auf.
pludo-host-doubling-off = aus
pludo-host-doubling-on = an

pludo-host-option-series = Serie
    .desc = Wie viele Spiele nacheinander gespielt werden. Nach jedem wird der Stand gesagt: ein Punkt für alle, die du hinter dir gelassen hast.
pludo-host-series-value = { $games ->
    [one] ein einzelnes Spiel
   *[other] { $games } Spiele
}
pludo-host-series-game = Spiel { $number } von { $games }.
pludo-host-series-standing = Spiel { $number } von { $games } ist zu Ende. Der Stand: { $rows }.
pludo-host-series-over = Die Serie von { $games } Spielen ist zu Ende: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Listen über der Lobby

pludo-host-list = Wähle
pludo-host-list-type = Der neue Wert:
pludo-host-list-barred = Das darfst du nicht mehr.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Deine gespeicherten Optionen
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, für deinen nächsten Tisch
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Optionen dieses Tischs speichern
pludo-host-sets-name = Name dafür:
pludo-host-sets-use = An diesem Tisch verwenden
pludo-host-sets-rename = Umbenennen
pludo-host-sets-delete = Löschen
pludo-host-sets-usual = Mit den Optionen dieses Servers beginnen
    .done = Dein nächster Tisch beginnt mit den Optionen dieses Servers.
pludo-host-sets-saved = Gespeichert als { $name }. Dein nächster Tisch beginnt damit.
pludo-host-sets-renamed = Heißt jetzt { $name }.
pludo-host-sets-deleted = { $name } ist gelöscht.
pludo-host-sets-used = Optionen aus { $name }. Variante: { $variant }.
pludo-host-sets-begins = Dieser Tisch beginnt mit deinen Optionen { $name }. Variante: { $variant }.
pludo-host-sets-not-offered = { $variant } wird hier nicht mehr angeboten. Nichts ist geändert.
pludo-host-sets-full = Du hast schon { $most } gespeichert. Lösche erst davon.
pludo-host-sets-taken = { $name } gibt es schon. Nichts ist geändert.
pludo-host-sets-misnamed = Ein Name hat 1 bis { $most } Zeichen. Nichts ist geändert.
pludo-host-sets-unwritten = Das kann gerade nicht gespeichert werden. Nichts ist geändert.
