### Was die Befehle auf der Kommandozeile sagen.

## Eine lange Rechnung

pludo-cli-progress = { $done } von { $total } Spielen, noch { $left }

## train: der Meister lernt die Regeln einer Datei.

pludo-cli-train-progress = { $games } Spiele, noch { $left }
pludo-cli-train-resumed = Weiter nach { $games } Spielen.
pludo-cli-train-nothing = Abgebrochen vor dem Ende der ersten Runde von Spielen; nichts ist geschrieben.
pludo-cli-train-done = { $end ->
    [stopped] Abgebrochen nach { $games } Spielen.
    [settled] Zu Ende nach { $games } Spielen: es wurde nichts mehr besser.
   *[spent] Zu Ende nach { $games } Spielen: das Budget ist verbraucht.
} Was der Meister gelernt hat, steht in { $file }, { $size } Kilobyte. Derselbe Befehl macht hier weiter.

## check: eine Regeldatei wird gelesen, in Worten gesagt und ausprobiert.

pludo-cli-check-refused = { $count ->
    [one] { $file } hat einen Fehler.
   *[other] { $file } hat { $count } Fehler.
}
pludo-cli-line = { $file }, Zeile { $line }
pludo-cli-column = { $file }, Zeile { $line }, Spalte { $column }
pludo-cli-check-good = { $file } ist eine gute Regeldatei. Sie besagt:
pludo-cli-check-effort = Die schwierigste Frage nach Schlägen prüft { $count } Stellungen.
pludo-cli-check-cut = Die schwierigste Frage nach Schlägen müsste { $count } Stellungen prüfen. Das sind zu viele: N, Tipps und die Erkundung prüfen nur einen Teil und sagen „mindestens“.
pludo-cli-check-heading = Zufällige Spiele.
pludo-cli-check-ended = { $games ->
    [one] Das eine zufällige Spiel mit { pludo-cli-players } kam zu einem Ende.
   *[other] { $ended } von { $games } zufälligen Spielen mit { pludo-cli-players } kamen zu einem Ende.
}
pludo-cli-check-endless = { $games ->
    [one] Das eine zufällige Spiel mit { pludo-cli-players } kam zu keinem Ende; es wurde im Zug { $turns } aufgegeben. Kann jede Figur ihr Ziel erreichen?
   *[other] Keines von { $games } zufälligen Spielen mit { pludo-cli-players } kam zu einem Ende; das längste wurde im Zug { $turns } aufgegeben. Kann jede Figur ihr Ziel erreichen?
}
pludo-cli-players = { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
}
pludo-cli-check-stuck = { $file } lässt sich nicht spielen: in { $count } von { $games } zufälligen Spielen endete ein Zug nie. Sieh dir jedes "again", "bonus" und "pass" an.
pludo-cli-check-length = Ein Spiel dauert etwa { $middle } Züge; acht von zehn dauern { $low } bis { $high }.
pludo-cli-check-captures = Geschlagene je Spiel: { $count }.
pludo-cli-check-drawn = Spiele ohne Sieger: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } gewinnt { $percent } Prozent, mehr als den Anteil von { $fair }: der wahre Wert liegt zwischen { $low } und { $high }.
    [less] { $colour } gewinnt { $percent } Prozent, weniger als den Anteil von { $fair }: der wahre Wert liegt zwischen { $low } und { $high }.
   *[fair] { $colour } gewinnt { $percent } Prozent; der wahre Wert liegt zwischen { $low } und { $high }, der Anteil ist { $fair }.
}
pludo-cli-check-fair = Kein Platz hat einen Vorteil, den diese Spiele zeigen könnten.
pludo-cli-check-unfair = Die Plätze sind nicht gleich. Wenn das nicht gewollt ist, sieh dir Wege, Figuren und den Anfang an.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Ergebnisse, die nie jemanden etwas tun ließen: { $names }.
   *[other] Ergebnisse, die nie jemanden etwas tun ließen: { $names } und { $more } weitere.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Ergebnisse, die nie vorkamen: { $names }.
   *[other] Ergebnisse, die nie vorkamen: { $names } und { $more } weitere.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Felder, auf denen nie eine Figur anhielt: { $names }.
   *[other] Felder, auf denen nie eine Figur anhielt: { $names } und { $more } weitere.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Regeländerungen, die nie eintraten: { $names }.
   *[other] Regeländerungen, die nie eintraten: { $names } und { $more } weitere.
}
pludo-cli-check-all-matter = Jedes Ergebnis und jedes Feld kam ins Spiel.

## new-variant und install-variant: Regeldateien anlegen und behalten.

pludo-cli-new-variant-written = { $file } ist geschrieben. Öffne die Datei in einem Texteditor und rufe dann auf: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } ist installiert als { $file }. Zum Spielen: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Die Datei, auf der sie aufbaut, ist mit hineingeschrieben: mehr als diese eine braucht niemand.
pludo-cli-install-replaced = Sie ersetzt die Datei dieses Namens, die vorher da war. Spiele, die mit den alten Regeln gespeichert sind, brauchen die alte Datei.
pludo-cli-install-removed = { $file } ist entfernt.
pludo-cli-install-refused = { $file } ist nicht installiert. Nichts wurde geändert.

## arena: Bots spielen gegeneinander.

pludo-cli-arena-heading = { $games ->
    [one] Ein Spiel { $variant }.
   *[other] { $games } Spiele { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Ohne Sieger: { $drawn }.
}
# $fault is what a bot of somebody's own did wrong, in English.
pludo-cli-arena-fault = Fehler: { $bot }: { $fault }. Schwer spielt weiter.
pludo-cli-arena-score = { $seats ->
    [1] { $name } gewinnt { $percent } Prozent; der wahre Wert liegt zwischen { $low } und { $high }.
   *[other] { $name }, auf { $seats } Plätzen, gewinnt je Platz { $percent } Prozent; der wahre Wert liegt zwischen { $low } und { $high }.
}
pludo-cli-arena-times = { $name } entscheidet { $decisions } Mal im Spiel; eine Entscheidung dauert { $median } Millisekunden, 99 von 100 höchstens { $most }.
pludo-cli-arena-length = Ein Spiel dauert { $turns } Züge und { $throws } Würfe, mit { $captures } geschlagenen Figuren.
pludo-cli-arena-cell = { $others ->
    [1] { $row } gegen { $column }: { $percent } Prozent, zwischen { $low } und { $high }.
   *[other] { $row } gegen { $others } von { $column }: { $percent } Prozent, zwischen { $low } und { $high }.
}
pludo-cli-arena-rating = { $name } hat die Wertung { $rating }, auf { $doubt } genau.

pludo-cli-given-up = { $count ->
    [one] Ein Spiel kam zu keinem Ende und wurde abgebrochen.
   *[other] { $count } Spiele kamen zu keinem Ende und wurden abgebrochen.
}

## balance: Bots einer Stärke auf allen Plätzen.

pludo-cli-balance-heading = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} { $variant } mit { $players ->
    [one] einem Bot
   *[other] { $players } Bots
} der Stärke { $strength }.
pludo-cli-balance-who-began = Wer anfängt, gewinnt { $percent } Prozent, { $verdict ->
    [more] mehr als den Anteil von { $fair }: der wahre Wert liegt zwischen { $low } und { $high }.
    [less] weniger als den Anteil von { $fair }: der wahre Wert liegt zwischen { $low } und { $high }.
   *[fair] was diese Spiele nicht vom Anteil von { $fair } unterscheiden können: der wahre Wert liegt zwischen { $low } und { $high }.
}
pludo-cli-balance-story = Die Führung wechselt { $changes } Mal im Spiel; der Sieger liegt nach { $decided } Prozent davon endgültig vorn. { $comebacks } Prozent der Sieger hatten vorher fast verloren.

## Ein Befehl braucht mehr, als da ist.

pludo-cli-not-installed = { $count ->
    [one] { $names } ist hier nicht installiert; das geht mit: pip install { $packages }
   *[other] { $names } sind hier nicht installiert; das geht mit: pip install { $packages }
}

## draw: ein Brett als Bild

pludo-cli-draw-written = { $file } ist geschrieben: { $title }.

## tournament: Turniere

pludo-cli-tournament-none = Es gibt noch kein Turnier.
pludo-cli-tournament-created = Gespielt wird es mit: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } ist geschrieben.

## Wie streng ein Spiel ist, mit den Nummern des Regeldokuments

pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 bis 4 Spieler
    [s04] ein Brett im Kreis
    [s06] je 4 Figuren
    [s07] nur eigene Figuren ziehen
    [s09] vier Abschnitte
    [s10] eine eigene Zielgerade
    [s12] alle Figuren im Ziel gewinnen
    [s13] ein oder zwei gewöhnliche Würfel
    [s14] ein Wurf für die Reihenfolge
    [s15] der höchste Wurf beginnt
    [s16] Stechen bei Gleichstand
    [s17] ein Wurf je Zug
    [s18] geht kein Zug, ist der Nächste dran
    [s19] der erste Sieger beendet das Spiel
    [s20] eine runde Bahn
    [s21] alle Figuren beginnen im Hof
    [s23] eine 6 zum Herauskommen
    [s24] hinaus auf das Startfeld
    [s25] gleiche Abstände
    [s26] es geht nur vorwärts
    [s27] so weit der Wurf sagt
    [s28] jede Figur darf gewählt werden
    [s29] Figuren dürfen überholt werden
    [s30] wer ziehen kann, muss
    [s31] mit einer 6 muss eine Figur heraus
    [s32] ohne 6 kein weiterer Versuch
    [s33] alle Felder der Bahn sind gleich
    [s34] eigene Figuren teilen ein Feld
    [s35] Geschlagene gehen in den Hof
    [s36] sicher auf dem eigenen Startfeld
    [s39] in die Zielgerade nur vom Feld davor
    [s40] ins Ziel nur aus der Zielgeraden
    [s43] genaue Zahl ins Ziel
    [s44] kein Überholen in der Zielgeraden
    [s45] 4 oder 5 Felder Zielgerade
    [s46] ein Ziel aus einem Feld
    [s47] jeder Würfel für sich
    [s48] Würfel in beliebiger Folge
    [s49] ein spielbarer Würfel genügt
    [s51] beide Würfel mit einer Figur
   *[s52] die Länge der Bahn
}
pludo-cli-strict-all = Das ist Strict Ludo: alle { $all } Regeln gelten.
pludo-cli-strict-kept = Von den { $all } Regeln von Strict Ludo gelten { $kept }.
pludo-cli-strict-relaxed = Gelockert: { $list }.
pludo-cli-strict-seen = S-{ $number } wird gebrochen durch { $item } in der Stellung { $position }
pludo-cli-strict-says = S-{ $number }: In den Regeln steht { $value }.
pludo-cli-strict-unseen = S-{ $number }: Die Regeln erlauben es, aber die Suche kam zu keiner solchen Stellung.
pludo-cli-strict-searched = Durchsucht: { $games ->
    [one] ein zufälliges Spiel
   *[other] { $games } zufällige Spiele
} mit zusammen { $turns } Zügen; die anderen Regeln galten dort.
pludo-cli-loose-kept = Es ist noch Ludo: die Regeln L-01 bis L-37 gelten.
pludo-cli-loose-broken = Es ist kein Ludo mehr: { $count ->
    [one] { $rules } gilt nicht.
   *[other] { $rules } gelten nicht.
}
pludo-cli-loose-stranded = Kein Wurf bringt je eine Figur von { $colour } ins Ziel (L-27).

pludo-cli-scenarios-skipped = ausgelassen: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } mit phase { $pattern }
   *[preset] { $count } mit preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } bestanden, { $failed } fehlgeschlagen
pludo-cli-web-written = Die Seite liegt in { $folder }. Jeder Webserver kann sie ausliefern; docs/web.md nennt die Kopfzeilen dafür.
pludo-cli-web-served = Das Spiel ist unter { $address } offen, nur von diesem Rechner aus. Steuerung C beendet es; deine Spiele bleiben im Browser.

pludo-cli-options-ignored = Von { $file } zählt nur auf einem Server: { $keys }.

pludo-cli-host-starting = { $title } startet mit Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } wurde in { $folder } erneuert, mit allem, was es braucht.
   *[new] Ludo Plus { $version } liegt jetzt in { $folder }, mit allem, was es braucht.
}
pludo-cli-host-before = Vorher war Version { $version } da.
pludo-cli-host-found-by = { $title } findet es durch { $anchor }. Keine Datei des Servers wurde geändert, und nichts kam in seine Python-Umgebung; uv sync, eine neue Umgebung oder ein anderes Python lassen es also in Ruhe.
pludo-cli-host-old-hook = Der Haken einer früheren Version wurde entfernt: { $path }.
pludo-cli-host-keep-folders = Lösche diese beiden Ordner nicht von Hand: { $title } löscht alle Daten eines Spiels, das beim Start fehlt. playpalace-ludo host --uninstall kopiert sie vorher.
pludo-cli-host-not-tried = Ob { $title } es laden kann, wurde nicht versucht: Neben dem Server liegt kein .venv. Nenne sein Python mit --python, um es zu versuchen.
pludo-cli-host-not-triable = Ob { $title } es laden kann, ließ sich mit { $python } nicht versuchen: { $reason }
pludo-cli-host-said = Der Server sagt: { $line }
pludo-cli-host-loads = Versucht mit { $python }: { $title } lädt es.
pludo-cli-host-fails = { $reason ->
    [none] Warnung: Versucht mit { $python }, { $title } lädt es nicht.
   *[other] Warnung: Versucht mit { $python }, { $title } lädt es nicht. { $reason }
}
pludo-cli-host-restart-installed = Starte den Server neu wie immer. Ludo Plus ist dann unter den Brettspielen; wenn nicht, steht der Grund im Protokoll des Servers.
pludo-cli-host-not-installed = Ludo Plus ist in { $folder } nicht installiert; nichts wurde geändert.
pludo-cli-host-copied = Die Datenbank wurde nach { $copy } kopiert.
pludo-cli-host-no-database = In { $folder } und dem Serverordner darin liegt kein { $names }, also wurde nichts gesichert; hat der Server die Datei anderswo, kopiere sie vor dem nächsten Start.
pludo-cli-host-removed = { $path } wurde entfernt.
pludo-cli-host-data-stays = Ergebnisse, Wertungen und gespeicherte Tische bleiben in der Datenbank von { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Warnung: Wenn { $title } das nächste Mal ohne Ludo Plus startet, löscht es alle gespeicherten Tische, Ergebnisse, Statistiken und Wertungen von Ludo Plus. Um sie zurückzubekommen, halte den Server an, lege die Kopie an die Stelle der Datenbank und installiere noch einmal.
   *[own] Warnung: Wenn { $title } das nächste Mal ohne Ludo Plus startet, löscht es alle gespeicherten Tische, Ergebnisse, Statistiken und Wertungen von Ludo Plus. Um sie zurückzubekommen, halte den Server an, lege deine eigene Kopie an die Stelle der Datenbank und installiere noch einmal.
}
pludo-cli-host-restart = Starte den Server neu.
pludo-cli-host-left = Bleibt liegen, zum Behalten oder Löschen: { $path } ({ $what ->
    [settings] deine Einstellungen
    [changed] an Tischen geänderte Einstellungen
    [sets] Optionen, die Spieler aufgehoben haben
    [set-aside] Tische, die sich nicht lesen ließen
    [records] Aufzeichnungen der letzten Spiele
    [rules] das Regeldokument, wie es auf dem Server bearbeitet wurde
    [tables] laufende Spiele
    [purses] die Münzen deiner Spieler
   *[copy] eine Kopie der Datenbank
}).
