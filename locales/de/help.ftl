# Was die Befehle mit --help sagen.

pludo-help = Ludo für alle, die nach Gehör spielen.
    .usage = Aufruf:
    .arguments = Argumente
    .options = Optionen
    .hearing = Hören und Sehen
    .commands = Befehle
    .more = playpalace-ludo BEFEHL --help sagt mehr.
    .help = diese Hilfe zeigen und enden
    .version = die Version zeigen und enden
    .lang = Sprache, zum Beispiel de
    .json = als JSON ausgeben, für Programme
    .quiet = keinen Fortschritt zeigen
    .config-dir = Einstellungen und Spiele in diesem Ordner halten
    .plot = auch ein Bild schreiben, PNG, SVG oder PDF
    .workers = Prozesse ({ $default })
    .cluster = ein Dask-Cluster, der die Spiele spielt, tcp://RECHNER:PORT
    .speech = { $values }; auch mehrmals
    .sound = Klänge
    .output = Zeilen für einen Screenreader, der das Terminal liest, Sprache über eine Schnittstelle, oder beides
    .verbosity = wie viel gesagt wird
    .pace = wie lange Bots brauchen
    .board = das Brett zeichnen, für alle, die hinsehen
    .seed = eine Zahl oder ein Wort: Würfel und Bots machen jedes Mal dasselbe
    .log = zur Fehlersuche: notieren, wann welcher Befehl kam, nie was getippt oder gesagt wurde
    .name = der Name des Turniers

pludo-help-start = grüßen und das Menü anbieten; das läuft ohne Befehl
    .about = Ludo nach Gehör: ein Menü mit Pfeilen, Anfangsbuchstaben und Enter. F1 oder ? hilft.
pludo-help-play = sofort ein Spiel beginnen
    .about = Spiel Ludo nach Gehör. R würfelt, Ziffern wählen eine Figur, F1 oder ? hilft.
    .variant = Regeln nach Namen, mit Optionen in Klammern, oder eine Regeldatei: 'playpalace(sixes.max=0)'
    .seats = wer spielt: you, ein Name, bot oder bot:STÄRKE, auf Wunsch mit Farbe (you,bot:easy,green=bot:hard,guest)
    .options = mit den Einstellungen eines Servers beginnen, ludo_plus.toml
pludo-help-tournament = ein Turnier anlegen, weiterspielen, den Stand hören und ausgeben
    .about = Turniere von Menschen an einer Tastatur und Bots, beliebig gemischt: alle gegen alle, K.-o.-System, Schweizer System oder Runden an Tischen zu dritt bis zu sechst. Ein Turnier ist eine lesbare Datei. Jedes Spiel darin kann man verlassen und fortsetzen, und der Stand ist jederzeit zu hören.
pludo-help-tournament-create = ein Turnier anlegen
    .about = Legt ein Turnier an.
    .kind = die Art des Turniers ({ $default })
    .players = Namen, bot oder bot:STÄRKE, in der Reihenfolge der Auslosung (Ann,Ben,bot,bot:hard)
    .variant = die Regeln
    .rounds = Zahl der Runden, für swiss und tables
    .games = Spiele einer Begegnung: 1, 3, 5, 7
    .seats = Plätze eines Tisches, für --kind tables: 3 bis 6
    .stake = Münzen, die alle einzahlen
pludo-help-tournament-continue = weiterspielen
    .about = Setzt ein Turnier fort.
pludo-help-tournament-list = die vorhandenen Turniere auflisten
    .about = Listet die vorhandenen Turniere auf.
pludo-help-tournament-standings = sagen, wer wo steht
    .about = Sagt, wer wo steht.
pludo-help-tournament-rounds = alle Begegnungen sagen, Runde für Runde
    .about = Sagt alle Begegnungen, Runde für Runde.
pludo-help-tournament-export = in eine Datei schreiben
    .about = Schreibt ein Turnier in eine Datei.
    .out = FILE.toml für alles, .txt für das Turnier in Worten, .csv für die Spiele
pludo-help-connect = mit Menschen auf einem PlayPalace-Server spielen
    .about = Spiel Ludo und jedes andere Spiel mit Menschen auf einem PlayPalace-Server. Ohne Namen oder Adresse öffnet sich die Liste deiner Server.
    .server = ein Server, den du behalten hast, oder eine Adresse wie wss://example.org:8000
pludo-help-web = im Browser spielen, oder das Spiel als Seite für einen Webserver schreiben
    .about = Öffnet das Spiel in deinem Browser, von diesem Computer aus und nur von ihm erreichbar. Mit --out schreibt es die Seite stattdessen als Ordner, den jeder Webserver unter jedem Pfad anbieten kann.
    .port = Port der Seite ({ $default })
    .no-open = keinen Browser öffnen
    .out = die Seite schreiben, nichts anbieten
pludo-help-doctor = sagen, was an Sprache, Braille und Klang da ist und was für mehr zu installieren ist
    .about = Findet jeden Weg zu sprechen, Braille zu zeigen und Klänge zu spielen, probiert sie und sagt, was für mehr zu installieren ist. Endet mit 0, auch wenn nichts gefunden wird.
    .quiet = keine Probe sprechen und spielen
    .voices = nur die Stimmen auflisten, die man in den Einstellungen wählen kann
    .speech = nur diesen Weg ansehen: { $values }; auch mehrmals
pludo-help-variants = die Regelwerke auflisten
    .about = Listet die mitgelieferten und die installierten Regelwerke auf, mit einer Zeile zu jedem.
pludo-help-rules = die Regeln einer Variante in einfachen Worten sagen
    .about = Sagt die Regeln, so wie sie sich aus den Werten der Regeldatei ergeben.
    .variant = ein Name, ein Pfad, oder mit Optionen: 'playpalace(sixes.max=0)'
pludo-help-show = sagen, was eine Stellungszeile bedeutet
    .about = Sagt eine Stellung in Worten. Setz die Zeile in Anführungszeichen, oder gib ihre Wörter einzeln an.
    .position = eine Stellungszeile: 'playpalace red:12,Y,Y,H/... red ? 0 9'
pludo-help-draw = ein Brett oder eine Stellung als SVG oder PNG zeichnen, mit demselben in Worten darin
    .about = Zeichnet ein Brett für Anleitungen, für Freunde, die hinsehen, und für Autoren von Brettern: eine Variante, eine Regeldatei oder eine Stellungszeile. Das Bild enthält dasselbe in Worten für alle, die es nicht sehen. Farben haben auch Buchstaben und Muster. SVG braucht nichts weiter; PNG braucht playpalace-ludo[plots].
    .what = eine Variante, eine Regeldatei oder eine Stellungszeile, in Anführungszeichen oder Wort für Wort
    .out = FILE.svg oder .png
pludo-help-moves = die erlaubten Züge einer Stellung auflisten
    .about = Listet die erlaubten Züge auf, in Worten und mit der Stellung, zu der jeder führt.
    .position = eine Stellungszeile
    .roll = zuerst dies würfeln: 6, oder 6,3, oder eine Karte
    .json = so, wie Szenarien erlaubte Züge schreiben
pludo-help-replay = eine Aufzeichnung vorlesen, Zug für Zug
    .about = Prüft eine Aufzeichnung (.ludo) nach den Regeln und erzählt das Spiel in Worten.
    .file = eine Aufzeichnung (.ludo)
    .positions = stattdessen die Stellungszeilen ausgeben
pludo-help-verify = prüfen, ob die Würfel einer Aufzeichnung vor dem Spiel feststanden
    .about = Rechnet jeden Würfel einer Aufzeichnung (.ludo) aus dem Startwert und den Wörtern der Spieler darin noch einmal aus und sagt das Erste, was abweicht. Mit --noted vergleicht es auch einen Code, den du notiert hast: den vor dem Spiel gesagten oder den am Ende gesagten der ganzen Aufzeichnung. Endet mit 0, wenn alles stimmt und das Spiel zu Ende ist, sonst mit 1. docs/dice.md sagt, was das beweist, und wie man es ohne dieses Programm prüft.
    .record = eine Aufzeichnung (.ludo)
    .noted = ein notierter Code, in Anführungszeichen, oder alle 64 Ziffern; auch zweimal
pludo-help-check = eine eigene Regeldatei prüfen
    .about = Sagt alles, was an einer Regeldatei falsch ist, jeweils mit der Zeile, dem Schlüssel, der Nummer der verletzten Regel und dem, was gemeint sein könnte. Ist nichts falsch, sagt es die Regeln in einfachen Worten, welche Regeln von Strict Ludo gelockert sind, mit einer Stellung, die es zeigt, oder der Stelle in der Datei, und ob das Spiel noch Ludo ist. Dann spielt es zufällige Spiele: ob das Spiel endet, wie lange es dauert, ob ein Platz öfter gewinnt, als ihm zusteht, welche Ergebnisse und Felder nie eine Rolle spielen.
    .file = die Regeldatei, zum Beispiel mein-spiel.toml
    .games = zufällige Spiele, 0 für keine ({ $default })
    .players = Spieler am Tisch (so viele wie möglich)
    .seed = Startwert der zufälligen Spiele ({ $default })
    .seconds = Sekunden, die die Spiele dauern dürfen ({ $default })
pludo-help-new-variant = eine Regeldatei mit Erklärungen für den Anfang schreiben
    .about = Schreibt ein kleines Spiel mit einer Anmerkung zu jeder Zeile. Überschreibt nie eine Datei.
    .file = die Datei, die geschrieben wird, zum Beispiel mein-spiel.toml
    .like = mit der Kopie einer mitgelieferten Variante beginnen
pludo-help-install-variant = eine geprüfte Regeldatei dorthin legen, wo jeder Tisch sie findet
    .about = Prüft eine Regeldatei und kopiert sie, zusammen mit einer Grundlage daneben, als eine Datei in deinen Ordner für Varianten. Programm und Server führen sie von da an; mehr als diese eine Datei brauchen andere Spieler nicht.
    .file = die Regeldatei
    .remove = eine installierte Variante entfernen
pludo-help-host = einen PlayPalace- oder PlayAural-Server mit diesem Spiel starten, oder es dort installieren
    .about =
        Startet einen unveränderten PlayPalace- oder PlayAural-Server mit Ludo Plus unter seinen Spielen. Alles nach -- geht an den Server: playpalace-ludo host /srv/PlayPalace11 -- --port 9000

        Mit --install hat auch der gewöhnliche Startbefehl des Servers das Spiel; --uninstall nimmt es zurück. Die Einstellungen des Betreibers stehen in ludo_plus.toml im Ordner des Servers oder in der Datei, die LUDO_PLUS_CONFIG nennt.
    .server-dir = der Ordner des Servers oder seines Quelltexts
    .python = das Python, das den Server ausführt (sonst das seiner .venv)
    .install = das Spiel in den Server einbauen
    .uninstall = es wieder herausnehmen
pludo-help-arena = Bots gegeneinander spielen lassen und sagen, wer stärker ist
    .about =
        Bots wechseln über alle Plätze und spielen so viele Spiele, wie du sagst. Derselbe Startwert ergibt mit beliebig vielen Prozessen dasselbe. Mit --out stehen die Ergebnisse in einer Datei, eine Zeile je Spiel; derselbe Befehl macht weiter, wo er aufgehört hat.

        Ein eigener Bot: Modul:Klasse, cmd:BEFEHL für ein Programm in beliebiger Sprache, oder der Name eines Einstiegspunkts.

        Ab 1000 Spielen laufen Spiele von random, greedy und hard in kompiliertem Code, um ein Vielfaches schneller und mit denselben Ergebnissen, wenn das Extra [lab] installiert ist und --budget fehlt. Die Regeln: playpalace, quick, classic, indian, strict, nigerian-classic, jota, six-arms.
    .variant = die Regeln ({ $default })
    .seats = Bots, zum Beispiel expert,3*greedy ({ $default }). Es gibt { $values }
    .games = Zahl der Spiele ({ $default })
    .seed = Startwert von Würfeln und Bots ({ $default })
    .budget = Millisekunden für eine Entscheidung
    .out = Ergebnisse hier behalten und fortsetzen
    .round-robin = jeder Bot der Liste gegen jeden
    .players = Spieler an einem Tisch jeder gegen jeden: einer gegen den Rest (2)
pludo-help-train = dem Meister die Regeln einer eigenen Datei beibringen
    .about = Der Meister spielt eine Variante gegen sich selbst und lernt, wer von wo aus gewinnt. Das Gelernte steht neben der Regeldatei in einer Datei mit der Endung .net; Programm und Server nutzen es, solange es zu den Regeln passt. Steuerung C hält jederzeit an; derselbe Befehl macht weiter, wo er aufgehört hat, und mit größerem Budget, wo er zu Ende war. Er endet von selbst, wenn nichts mehr besser wird.
    .variant = eine Regeldatei oder der Name einer Variante
    .minutes = Minuten, die es insgesamt dauern darf ({ $default })
    .games = Spiele, die es insgesamt sein dürfen ({ $default })
    .out = wohin das Netz geschrieben wird, wenn nicht neben die Regeldatei
    .players = Spieler an einem Tisch (so viele wie möglich)
    .seed = Startwert der Spiele ({ $default })
pludo-help-balance = sagen, ob eine Variante einen Platz bevorzugt, wie lange sie dauert und mehr
    .about =
        Bots einer Stärke sitzen auf allen Plätzen einer Variante. Du hörst, ob ein Platz oder der beginnende öfter gewinnt, als ihm zusteht, wie lange Spiele dauern, wie viel geschlagen wird, wie oft die Führung wechselt und wie oft jemand gewinnt, der fast verloren war. Für Autoren von Regeln.

        Ab 10000 Spielen laufen Spiele von random oder hard in kompiliertem Code, um ein Vielfaches schneller, wenn das Extra [lab] installiert ist; wie oft die Führung wechselt, wird dann nicht gesagt. Die Regeln: playpalace, quick, classic, indian, strict, nigerian-classic, jota, six-arms.
    .variant = der Name einer Variante oder eine Regeldatei
    .strength = { $values } ({ $default })
    .games = Zahl der Spiele ({ $default })
    .players = Spieler am Tisch (so viele wie möglich)
    .seed = Startwert von Würfeln und Bots ({ $default })
pludo-help-analyse = sagen, wo sich ein beendetes Spiel wendete
    .about = Geht eine Aufzeichnung mit den Augen des stärksten Bots durch: die Züge, nach denen die Aussichten andere waren, die Entscheidungen, die am meisten gekostet haben, und was besser gewesen wäre, und wie gut alle gewählt haben. Mit --plot auch ein Bild der Aussichten über die Züge.
    .file = eine Aufzeichnung (.ludo)
    .most = wie viele von jeder Art ({ $default })
pludo-help-puzzles = die drei Rätsel des Tages ausgeben
    .about = Gibt die drei Rätsel eines Tages aus: die Stellung, was man wählen kann, und mit --answers, was am besten ist und warum. Im Programm stehen sie im Menü, wo auch Serien gezählt werden.
    .date = ein anderer Tag als heute, wie 2026-12-31
    .answers = auch die Antworten sagen
pludo-help-stats = sagen, was deine beendeten Spiele über dich verraten, mit einer Wertung
    .about = Geht deine beendeten Spiele durch: Ergebnisse, Schläge, Glück und Können getrennt, nach Regeln, nach Gegnern und nach Monaten, eine Wertung gegen die Bots und was du erreicht hast. Einmal Ausgerechnetes wird behalten.
    .player = wessen Spiele, wo mehrere gespielt haben
    .quick = ohne Glück und Können
    .csv = eine Tabelle ausgeben, eine Zeile je Spiel
pludo-help-scenarios = Regelszenarien mit der Spiellogik prüfen
    .about = Führt Szenariodateien aus, ein JSON-Objekt je Zeile, und gibt je Fehlschlag eine Zeile aus. Die letzte Zeile zählt. Endet mit 1, wenn etwas fehlschlug, mit 2, wenn eine Datei nicht zu lesen ist. docs/scenarios.md sagt, wie man sie schreibt.
    .files = Szenariodateien
    .skip-phase = Szenarien dieser Phase auslassen; * steht für alles; auch mehrmals
    .skip-preset = Szenarien dieser Regeln auslassen; * steht für alles; auch mehrmals
