### Was einem Spieler misslingen kann: eine Datei, ein Spielstand, ein Turnier, ein Befehl, und was richtig wäre.

## So wird ein Satz zusammengesetzt

pludo-problem-at = { $place }: { $problem }
pludo-problem-rule = { $problem } ({ $rule })
pludo-problem-sentence = { $problem }.
pludo-problem-suggestion = { $problem }. Meintest du { $suggestion }?
pludo-problem-more = { $problems } Insgesamt sind es { $count } Fehler.
pludo-problem-other = { $text }
pludo-problem-in-header = der Kopf: { $problem }
pludo-problem-in-turn = Zug { $turn } (Zeile { $line }): { $problem }
pludo-problem-in-line = Zeile { $line }: { $problem }

## Was das System dagegen hat, nach einem Doppelpunkt

pludo-problem-system-denied = du hast keine Berechtigung
pludo-problem-system-in-use = ein anderes Programm hat sie geöffnet
pludo-problem-system-in-cloud = sie liegt nur in der Cloud und kommt nicht; sieh nach, ob du online bist und OneDrive läuft
pludo-problem-system-path-too-long = ihr Pfad ist zu lang für Windows
pludo-problem-system-read-only = der Datenträger lässt sich nur lesen
pludo-problem-system-disk-full = der Datenträger ist voll
pludo-problem-system-too-long = die Datei würde zu lang, um wieder gelesen zu werden
pludo-problem-system-not-there = diese Datei oder diesen Ordner gibt es nicht
pludo-problem-system-a-folder = es ist ein Ordner
pludo-problem-system-no-folder = auf dem Weg zu { $file } ist eine Datei, wo ein Ordner sein müsste
pludo-problem-system-long-name = der Name ist zu lang
pludo-problem-system-disk-error = der Datenträger ist fehlerhaft
pludo-problem-nothing-kept = in { $folder } lässt sich nichts aufheben: { $reason }. Nenne mit --config-dir einen anderen Ordner
pludo-problem-log-unwritable = in { $file } lässt sich kein Protokoll schreiben: { $reason }. Nenne mit --log eine andere Datei
pludo-problem-log-foreign = { $file } gibt es schon, und es ist kein Protokoll dieses Spiels; es bleibt, wie es ist. Nenne mit --log eine andere Datei
pludo-problem-no-speech = es gibt keine Sprachausgabe { $name }, es gibt { $known }
pludo-problem-output-mode = es gibt keine Ausgabeart { $name }, es gibt { $known }
pludo-problem-transcript-name = eine Mitschrift braucht einen Dateinamen, zum Beispiel transcript:game.jsonl
pludo-problem-not-written = { $file } lässt sich nicht schreiben: { $reason }

## Regeln mit Namen, zum Beispiel playpalace(sixes.max=0)

pludo-problem-spec-nameless = { $spec } nennt keine Regeln, schreibe etwa playpalace(sixes.max=0)
pludo-problem-spec-open = { $spec } hat ein '(', das nie geschlossen wird
pludo-problem-spec-option = { $item } in { $spec } ist keine Option, schreibe Name=Wert
pludo-problem-knob-unknown = diese Option gibt es nicht
pludo-problem-knob-unlike = diese Option gibt es nicht, ihr Name beginnt mit { $either }, etwa sixes.max
pludo-problem-knob-bool = { $value } passt nicht, möglich ist true oder false
pludo-problem-knob-choice = { $value } passt nicht, möglich ist eines von { $choices }
pludo-problem-knob-squares = { $value } passt nicht, möglich ist eine Liste von Feldern der Bahn wie [9, 22]
pludo-problem-knob-int = { $value } passt nicht, möglich ist eine ganze Zahl von { $low } bis { $high }
pludo-problem-no-variant = diese Variante gibt es nicht
pludo-problem-no-variant-but = diese Variante gibt es nicht, bekannt sind { $known }
pludo-problem-no-rules-with-content = eine Regeldatei mit diesem Namen und Inhalt gibt es nicht, bekannt sind { $known }
pludo-problem-wrong-number-of-players = { $range ->
    [one] { $rules } ist für { $high } Spieler, nicht { $players }
   *[several] { $rules } ist für { $low } bis { $high } Spieler, nicht { $players }
}
pludo-problem-not-offered = dieser Server bietet die Variante { $variant } nicht an

## Eine Datei wird gelesen

pludo-problem-not-ordinary = sie ist keine gewöhnliche Datei
pludo-problem-unreadable = ist nicht lesbar: { $reason }
pludo-problem-file-too-large = sie ist größer als { $most } kB
pludo-problem-file-not-utf8 = ist kein UTF-8-Text, speichere die Datei in der Kodierung UTF-8
pludo-problem-file-empty = ist leer
pludo-problem-not-utf8 = Zeile { $line } ist kein UTF-8-Text
pludo-problem-not-toml = ist kein gültiges TOML: { $reason }

## Aufzeichnungen und Spielstände

pludo-problem-record-separator = die Aufzeichnung hat keine Zeile { $separator } zwischen Kopf und Zügen
pludo-problem-header-format = der Kopf braucht format = { $wanted }, hier ist es { $format }
pludo-problem-header-revision = im Kopf steht revision = { $revision }, diese Version kennt 1 bis { $most }
pludo-problem-header-field = im Kopf fehlt { $field }
pludo-problem-header-table = der Teil [table] des Kopfs ist beschädigt
pludo-problem-record-incomplete = der Zug ist nicht vollständig, etwas wurde abgeschnitten
pludo-problem-save-cut-off = das gespeicherte Spiel bricht ab
pludo-problem-save-damaged = das gespeicherte Spiel ist beschädigt: { $reason }
pludo-problem-nothing-played = { $file }: hier wurde noch nichts gespielt
pludo-problem-nothing-finished = es gibt kein beendetes Spiel zu zeichnen
pludo-problem-option-date = --date muss ein Tag wie 2026-12-31 sein, nicht { $given }

## Turniere

pludo-problem-contest-file = ist kein Turnier: { $reason }
pludo-problem-contest-kind = { $kind } ist keine Art von Turnier, es gibt { $either }
pludo-problem-contest-name = ein Turnier und alle darin brauchen einen Namen aus einer Zeile mit höchstens { $most } Zeichen
pludo-problem-contest-count = ein Turnier hat { $low } bis { $high } Teilnehmende, nicht { $count }
pludo-problem-contest-twice = zwei heißen { $name }
pludo-problem-contest-games = eine Begegnung hat { $either } Spiele, nicht { $games }
pludo-problem-contest-stake = der Einsatz muss 0 bis { $most } Münzen sein
pludo-problem-contest-rounds = so viele können 1 bis { $most } Runden haben, nicht { $rounds }
pludo-problem-contest-strength = { $name } hat eine Stärke, die kein Bot hat, es gibt { $either }
pludo-problem-contest-unknown = es gibt kein Turnier { $name }, es gibt { $known }
pludo-problem-contest-none = es gibt noch kein Turnier; leg eines an mit: playpalace-ludo tournament create { $name }
pludo-problem-contest-changed = { $name } wurde inzwischen in einem anderen Fenster geändert, öffne es noch einmal
pludo-problem-contest-size = diese Regeln sind nicht für { $count }, und so viele treffen in diesem Turnier aufeinander
pludo-problem-contest-seats = ein Tisch hat { $low } bis { $high } Plätze
pludo-problem-contest-coins-off = es gibt keine Münzen; schalte sie in den Einstellungen unter Tisch ein oder lass --stake weg
pludo-problem-contest-exists = es gibt schon ein Turnier { $name }
pludo-problem-contest-out = { $file }: Der Name muss auf .toml, .txt oder .csv enden
pludo-problem-contest-series = der Stand dieser Serie ist beschädigt

## Geldbeutel, Server, die Seite im Browser

pludo-problem-purse-too-little = { $name } hat { $coins } Münzen, der Einsatz ist { $stake }
pludo-problem-purse-wrong-sum = { $pay } Münzen lassen sich nicht aus einem Topf von { $pot } auszahlen
pludo-problem-purse-busy = der Geldbeutel { $file } ist gerade nicht zu benutzen: { $text }
pludo-problem-purse-damaged = der Geldbeutel { $file } ist beschädigt und bleibt, wie er ist; leg ihn weg, um mit einem neuen zu beginnen: { $text }
pludo-problem-purse-newer = der Geldbeutel { $file } stammt von einer neueren Version des Spiels
pludo-problem-server-entry = muss ein Abschnitt [[server]] mit name und url sein, jedes ein Text in Anführungszeichen
pludo-problem-public-server = muss ein Abschnitt [[server]] mit name und address sein, etwa "wss://example.org:8000", jedes ein Text in Anführungszeichen
pludo-problem-not-everything = Das ist keine Kopie von allem, die dieses Spiel gespeichert hat. Wähle eine Datei, die „Kopie von allem speichern“ geschrieben hat
pludo-problem-port-taken = Port { $port } ist nicht zu haben. Beende das andere Programm dort oder wähle mit --port einen anderen; Spiele werden je Port aufbewahrt
pludo-problem-folder-taken = In { $folder } liegt etwas anderes. Nenne einen Ordner, der leer oder nicht da ist

## Einstellungen eines Servers: ludo_plus.toml. Namen darin, etwa true, bleiben.

pludo-problem-settings-choice = { $value } gehört nicht zu { $choices }; es gilt { $used }
pludo-problem-settings-not-among = { $value } gehört nicht zu { $choices }
pludo-problem-settings-number = { $value } ist keine Zahl; es gilt { $used }
pludo-problem-settings-range = { $value } liegt nicht zwischen { $low } und { $high }; es gilt { $used }
pludo-problem-settings-short-turn = ein Zug braucht mindestens { $least } Sekunden; es gilt 0 (aus)
pludo-problem-settings-stake = { $value } liegt nicht zwischen 0 und { $most }
pludo-problem-settings-unplayable = kein Tisch von { $variants } kann beginnen, bevor jemand dort etwas ändert: { $problem }
pludo-problem-settings-busy = { $file } wird gerade von jemand anderem geändert; versuch es noch einmal
pludo-problem-settings-owners = das kann nur der Betreiber ändern, in { $file }
pludo-problem-settings-unwritten = das ließ sich nicht speichern, und nichts ist geändert: { $problem }
pludo-problem-settings-damaged = { $file } ist beschädigt und bleibt, wie sie ist; der Betreiber muss sie reparieren oder löschen
pludo-problem-settings-no-writer = auf diesem Server fehlt die Bibliothek { $library }; der Betreiber muss das Spiel noch einmal installieren

## Eine Befehlszeile, die nicht zu verstehen ist

pludo-cli-mistyped = { $prog }: { $problem }. Siehe { $prog } --help.
pludo-cli-mistyped-missing = es fehlt: { $names }
pludo-cli-mistyped-unknown = { $words } ist hier nicht bekannt
pludo-cli-mistyped-ambiguous = { $option } könnte { $names } sein
pludo-cli-mistyped-choice = { $option } kann nicht { $word } sein, nur eines von { $names }
pludo-cli-mistyped-value-missing = nach { $option } muss ein Wert folgen
pludo-cli-mistyped-no-value = { $option } nimmt keinen Wert an, angegeben war { $word }
pludo-cli-mistyped-whole-number = { $option } braucht eine ganze Zahl, { $word } ist keine
pludo-cli-mistyped-number = { $option } braucht eine Zahl, { $word } ist keine
pludo-cli-mistyped-not-with = { $option } und { $other } gehen nicht zusammen
pludo-cli-mistyped-language = { $option }: es gibt keine Sprache { $word }, es gibt { $names }
pludo-cli-mistyped-command = es gibt keinen Befehl { $word }, es gibt { $names }
pludo-cli-mistyped-command-near = es gibt keinen Befehl { $word }, vielleicht ist { $name } gemeint
pludo-cli-mistyped-server = { $words } ist hier nicht bekannt; für den Server bestimmte Wörter stehen hinter: -- { $words }
pludo-cli-refused-output = die Ausgabe lässt sich nicht schreiben: { $reason }
pludo-cli-refused-file = { $file }: nicht zu lesen oder zu schreiben: { $reason }
pludo-cli-refused-something = etwas ist nicht zu lesen oder zu schreiben: { $reason }
pludo-cli-refused-nowhere = der Ordner, in dem du bist, ist weg; geh in einen anderen
