### Menüs des Terminalprogramms.

## Jedes Menü

pludo-menu-no-letter = Hier beginnt nichts mit { $letter }.
pludo-menu-at = { $label }, { $at } von { $count }
pludo-menu-on = an
pludo-menu-off = aus
pludo-menu-not-set = nicht gesetzt
pludo-menu-type = { $label }. Tippe den neuen Text und drück Enter. Enter allein lässt ihn.
    .touch = { $label }. Tippe den neuen Text. Leer lässt ihn.
pludo-menu-text-there = Jetzt steht dort: { $text }. Tippen ersetzt es, ein Pfeil behält es.
    .touch = Jetzt steht dort: { $text }
pludo-menu-cleared = Geleert.
pludo-menu-typed = { $text ->
    [none] Noch nichts getippt. Enter beendet, Escape verlässt.
   *[other] Bisher getippt: { $text }. Enter beendet, Escape verlässt.
}
    .touch = { $text ->
        [none] Noch nichts getippt.
       *[other] Bisher getippt: { $text }.
    }
pludo-menu-help = Pfeile auf und ab gehen, Enter wählt, links und rechts ändern einen Wert, die Leertaste erklärt, Escape geht zurück. Anfangsbuchstaben springen.
    .touch = Jede Zeile ist eine Schaltfläche. Wo ein Wert steht, ändern ihn Vorheriges und Nächstes daneben; Erklären sagt, wozu eine Zeile da ist.
pludo-menu-help-title = Hilfe. Pfeil ab liest weiter, Escape schließt.
    .touch = Hilfe.
pludo-menu-keys-title = Tasten des Spiels. Pfeil ab liest weiter, Escape schließt.
    .touch = Tasten des Spiels.

## Hauptmenü

# Backspace in the main menu, which never ends the program.
pludo-menu-nothing-behind = Das ist das Hauptmenü, dahinter ist nichts. Zweimal Escape oder Steuerung Q beendet.
    .touch = Das ist das Hauptmenü, dahinter ist nichts.
pludo-menu-main-title = Hauptmenü.
pludo-menu-leave = Noch einmal Escape beendet das Programm.
    .touch = Noch einmal beendet das Programm.
pludo-menu-continue = Spiel fortsetzen
pludo-menu-continue-one-of = Eines von { $count } Spielen fortsetzen
pludo-menu-continue-title = Welches Spiel?
pludo-menu-new-game = Neues Spiel
pludo-menu-same-table = Noch einmal am selben Tisch
pludo-menu-others = Mit anderen spielen
pludo-menu-lessons = Lernen in einem geführten Spiel
pludo-menu-finished = Beendete Spiele nachhören
pludo-menu-reading-games = Deine beendeten Spiele werden gelesen. Beim ersten Mal dauert das eine Weile.
pludo-menu-reading-rules = Deine Regeldateien werden gelesen. Beim ersten Mal dauert das eine Weile.
pludo-menu-finished-title = Beendete Spiele.
pludo-menu-puzzles = Rätsel und Hörübungen
pludo-menu-your-games = Deine Spiele: Statistik und Wertung
pludo-menu-replay = Noch einmal anhören
pludo-menu-learn = Aus Fehlern lernen
    .desc = Die Entscheidungen, die dich am meisten gekostet haben, höchstens zehn: finde eine bessere und höre, ob sie es ist.
pludo-menu-analyse = Wo es sich wendete
    .desc = Die Züge, die deine Aussichten am meisten änderten, die teuersten Entscheidungen, und wie gut alle entschieden.
pludo-menu-analyse-title = Wo sich das Spiel wendete. Pfeil ab liest weiter, Escape schließt.
    .touch = Wo sich das Spiel wendete.
pludo-menu-options = Einstellungen
pludo-menu-help-rows = Hilfe
pludo-menu-rules = Regeln
pludo-menu-rules-title = Regeln. Pfeil ab liest weiter, Escape schließt.
    .touch = Regeln.
pludo-menu-variants-title = Die Regeln welches Spiels?
pludo-menu-keys = Tasten
pludo-menu-key-help = Tasten erklären, während ich sie drücke
pludo-menu-quit = Beenden
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] mit { $players }
   *[no] { $players }
}, Zug { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] mit { $players }
   *[no] { $players }
}, { $who ->
    [you] von dir gewonnen
    [nobody] niemand hat gewonnen
   *[other] gewonnen von { $winners }
}, { $when }
pludo-menu-received-game = { $game }, von { $server ->
    [unknown] einem anderen Computer
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] heute, { $time }
    [1] gestern, { $time }
   *[other] { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
}
pludo-menu-remove = Noch einmal Entfernen, und dieses Spiel ist weg.
    .touch = Noch einmal entfernt dieses Spiel.
pludo-menu-removed = Entfernt.
pludo-menu-file = { $name }

## Im Spiel

pludo-menu-game-title = { $over ->
    [yes] Spielmenü.
   *[no] Spielmenü. Das Spiel wartet.
}
pludo-menu-play-again = Noch einmal spielen
pludo-menu-after-match = Weiter mit dem Turnier
pludo-menu-back-to-game = Zurück zum Spiel
pludo-menu-stop-lessons = Keine Lektionen mehr
pludo-menu-commands = Alle Befehle
pludo-menu-commands-title = Befehle. Enter führt aus.
    .touch = Befehle.
pludo-menu-export = Aufzeichnung und Mitschrift ausgeben
pludo-menu-leave-game = Verlassen, zum Hauptmenü; das Spiel ist gespeichert

## Ein neuer Tisch

pludo-menu-table-title = Neues Spiel.
pludo-menu-start = Anfangen
    .desc = Beginnt das Spiel an diesem Tisch.
pludo-menu-variant = Spiel: { $title }
pludo-menu-players = Spieler: { $count }
    .desc = Wie viele spielen. Bots nehmen neue Plätze ein und gehen als Erste.
pludo-menu-bots = Alle Bots: { $strength }
pludo-menu-seat-you = { pludo-player }: du
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: Bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: niemand
pludo-menu-seat-help = Links und rechts sagen, wer hier sitzt; Enter gibt einer Person einen Namen.
    .touch = Vorheriges und Nächstes sagen, wer hier sitzt; die Zeile selbst gibt einer Person einen Namen.
pludo-menu-strength-random = zufällig
pludo-menu-strength-easy = leicht
pludo-menu-strength-normal = mittel
pludo-menu-strength-hard = schwer
pludo-menu-strength-expert = Meister
pludo-menu-knobs = Regeln ändern
    .desc = Jede Regel, die sich einstellen lässt, in Gruppen.
pludo-menu-knobs-title = Regeln dieses Tisches. Links und rechts ändern einen Wert; Felder und große Zahlen tippt man nach Enter.
    .touch = Regeln dieses Tisches. Vorheriges und Nächstes ändern einen Wert; Felder und große Zahlen tippt man.
pludo-menu-knobs-board = Spielbrett
pludo-menu-knobs-safe = Sichere Felder
pludo-menu-knobs-dice = Würfel
pludo-menu-knobs-stack = Eigene Figuren auf einem Feld
pludo-menu-knobs-home = Zielgerade
pludo-menu-knobs-capture = Schlagen
pludo-menu-knobs-bonus = Zusatzwürfe
pludo-menu-knobs-sixes = Zu viele Sechsen
pludo-menu-knobs-turn = Zugfolge
pludo-menu-knobs-end = Spielende
pludo-menu-knobs-teams = Partner
pludo-menu-knobs-powers = Kräfte
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Sichere Felder: { $value }. Tippe andere mit Leerzeichen dazwischen, 0 für keine, und drück Enter. Enter allein lässt sie.
    .touch = Sichere Felder: { $value }. Tippe andere mit Leerzeichen dazwischen, 0 für keine. Leer lässt sie.
pludo-menu-type-number = Tippe eine ganze Zahl von { $low } bis { $high } und drücke Enter; Escape lässt sie, wie sie ist.
    .touch = Tippe eine ganze Zahl von { $low } bis { $high }.
pludo-menu-presets = Gespeicherte Tische
    .desc = Tische, die du gespeichert hast, Regeln und Plätze zusammen.
pludo-menu-presets-title = Gespeicherte Tische.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Tisch unter einem Namen speichern
    .desc = Behält Regeln und Plätze für spätere Spiele.
pludo-menu-name-preset = Tippe einen Namen für diesen Tisch und drücke Enter.
    .touch = Tippe einen Namen für diesen Tisch.
pludo-menu-dice-words = Wörter für die Würfel
pludo-menu-dice-words-here = Die Würfel liegen schon fest, und niemand kennt sie. Was du tippst, wird in sie gemischt.
pludo-menu-dice-words-title = Wörter für die Würfel. Nach Enter tippst du sie.
    .touch = Wörter für die Würfel.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: vom Zufall gezogen
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Tippe beliebige Wörter und drücke Enter. Tippst du nichts, werden welche für dich gezogen.
    .touch = { $fixed } Tippe beliebige Wörter. Tippst du nichts, werden welche für dich gezogen.

## Einstellungen

pludo-menu-options-title = Einstellungen.
pludo-menu-group-player = Spieler und Sprache
pludo-menu-group-player-title = Spieler und Sprache.
pludo-menu-group-speech = Sprachausgabe
pludo-menu-group-speech-title = Sprachausgabe.
pludo-menu-group-sound = Klänge
pludo-menu-group-sound-title = Klänge.
pludo-menu-group-pace = Tempo
pludo-menu-group-pace-title = Tempo.
pludo-menu-group-table = Tisch
pludo-menu-group-table-title = Tisch.
pludo-menu-group-online = Server
pludo-menu-group-online-title = Server.
pludo-menu-group-screen = Bildschirm
pludo-menu-group-screen-title = Bildschirm.

pludo-menu-take = Ein Spiel aus einer Datei holen
    .desc = Nimmt eine Aufzeichnung (.ludo), die dir jemand gegeben hat oder die du selbst exportiert hast.
pludo-menu-take-path = Tippe den Pfad der Aufzeichnung. Enter beendet, Escape verlässt.
    .touch = Tippe den Pfad der Aufzeichnung.
pludo-menu-own-keys = Eigene Tasten
pludo-menu-own-keys-title = Eigene Tasten. Enter gibt einem Befehl eine andere Taste, Entfernen die üblichen.
    .touch = Eigene Tasten. Eine Zeile gibt einem Befehl eine andere Taste, Entfernen die üblichen.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: keine Taste
}
pludo-menu-press-key = { $label }: Drück die neue Taste, oder Escape, um es zu lassen.
pludo-menu-key-lost = Sie gehörte bisher zu: { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Diese Taste wird in Menüs gebraucht. Drück eine andere, oder Escape.
   *[none] Diese Taste geht nicht. Drück eine andere, oder Escape.
}
pludo-menu-usual-keys = Noch einmal Entfernen bringt die üblichen Tasten.
    .touch = Noch einmal bringt die üblichen Tasten.
pludo-menu-empty = Noch einmal Entfernen leert es.
    .touch = Noch einmal leert es.
pludo-menu-list-title = { $label }. Wähle.
pludo-menu-usual-voice = die übliche Stimme
pludo-menu-variant-list-title = Welches Spiel? Die Leertaste sagt, worum es geht.
    .touch = Welches Spiel?

pludo-menu-setting-player-name = Name: { $value }
    .desc = Was andere hören, wenn es um dich geht.
pludo-menu-setting-player-tips = Tipps: { $value }
    .desc = In deinen ersten Spielen, was du als Nächstes tun kannst; still, sobald du es ein paarmal getan hast. Wieder eingeschaltet, beginnen sie von vorn.
pludo-menu-setting-player-language = Sprache: { $value }
    .desc = Die Sprache von allem, was gesagt wird.
pludo-menu-setting-player-language-auto = wie im System
pludo-menu-language-partial = Teilweise übersetzt, der Rest ist Englisch.
pludo-menu-language-unheard = Noch von keinem Muttersprachler gehört.

pludo-menu-setting-player-address = Anrede: { $value }
    .desc = Wie das Spiel „du“ sagt, wo die Sprache Frauen und Männer unterscheidet.
pludo-menu-setting-player-address-neutral = für alle gleich
    .desc = Mit Worten, die für alle passen.
pludo-menu-setting-player-address-female = als Frau
    .desc = In der weiblichen Form.
pludo-menu-setting-player-address-male = als Mann
    .desc = In der männlichen Form.

pludo-menu-setting-speech-output = Ausgabe: { $value }
    .desc = Wie die Zeilen zu dir kommen. F6 ändert es jederzeit.
pludo-menu-setting-speech-output-ask = beim nächsten Start fragen
    .desc = Eine kurze Probe findet dann heraus, was dich erreicht.
pludo-menu-setting-speech-output-auto = automatisch
    .desc = Wird bei jedem Start neu gewählt, je nachdem, was läuft.
pludo-menu-setting-speech-output-terminal = Terminal
    .desc = Zeilen auf dem Bildschirm, für einen Screenreader, der das Terminal liest, oder für die Augen.
pludo-menu-setting-speech-output-direct = direkt
    .desc = Gesprochen durch deinen Screenreader oder Sprachdienst; der Bildschirm bleibt ruhig.
pludo-menu-setting-speech-output-both = beides
    .desc = Gesprochen, und dieselben Zeilen auf dem Bildschirm.
pludo-menu-setting-speech-backend = Spricht durch: { $value }
    .desc = Was spricht. Es gilt ab dem nächsten Start.
pludo-menu-setting-speech-backend-auto = automatisch
    .desc = Der beste Weg, der geht.
pludo-menu-setting-speech-backend-ao2 = Screenreader
    .desc = Über die Schnittstellen von Screenreadern.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Screenreader für Windows, die die Bibliothek Prism brauchen, etwa ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Der Sprachserver von Linux.
pludo-menu-setting-speech-backend-voice = eigene Stimme
    .desc = eSpeak NG, das mit dem Spiel kommt.
pludo-menu-setting-speech-backend-say = say
    .desc = Die Stimme von macOS.
pludo-menu-setting-speech-backend-text = Text
    .desc = Nur Zeilen auf dem Bildschirm.
pludo-menu-setting-speech-backend-none = Stille
    .desc = Es wird nichts gesprochen.
pludo-menu-setting-speech-verbosity = Ausführlichkeit: { $value }
    .desc = Wie viel gesagt wird.
pludo-menu-setting-speech-verbosity-brief = knapp
    .desc = So wenige Worte wie möglich.
pludo-menu-setting-speech-verbosity-normal = normal
    .desc = Ganze Sätze, nichts doppelt.
pludo-menu-setting-speech-verbosity-full = ausführlich
    .desc = Alles, auch jedes Mal, wer dran ist.
pludo-menu-setting-speech-rate = Geschwindigkeit: { $value }
    .desc = 50 lässt sie, wie dein System sie hat.
pludo-menu-setting-speech-voice = Stimme: { $value }
    .desc = Der Name einer Stimme; leer für die übliche.
pludo-menu-setting-speech-positions = Platz in Menüs: { $value }
    .desc = Nach jeder Zeile, die wievielte von wie vielen sie ist.
pludo-menu-setting-speech-danger = Gefahr bei der Auswahl: { $value }
    .desc = Nach jeder Auswahl, wer die Figur dort schlagen könnte: „Ada 3 dahinter.“

pludo-menu-setting-sound-on = Klänge: { $value }
    .desc = Alles wird auch mit Worten gesagt.
pludo-menu-setting-sound-volume = Lautstärke von allem: { $value } Prozent
    .desc = Sie steht über allen anderen.
pludo-menu-setting-sound-dice = Würfel: { $value } Prozent
    .desc = Lautstärke der Würfel.
pludo-menu-setting-sound-steps = Schritte: { $value } Prozent
    .desc = Lautstärke der Schritte, einer je Feld.
pludo-menu-setting-sound-events = Ereignisse: { $value } Prozent
    .desc = Lautstärke, wenn geschlagen wird, eine Figur ins Ziel kommt oder das Spiel endet.
pludo-menu-setting-sound-turn = Züge: { $value } Prozent
    .desc = Lautstärke des Zeichens, dass du dran bist.
pludo-menu-setting-sound-menu = Menüs: { $value } Prozent
    .desc = Lautstärke der Menüs und wenn etwas nicht geht.
pludo-menu-setting-sound-voice = Stimme: { $value } Prozent
    .desc = Lautstärke unserer eigenen Stimme, wo es keine andere gibt.
pludo-menu-setting-sound-width = Stereobreite: { $value } Prozent
    .desc = Wie weit links und rechts Klänge liegen; 0 legt alles in die Mitte, für alle, die mit einem Ohr hören.

pludo-menu-setting-pace-speed = Tempo: { $value }
    .desc = Wie lange Bots und Schritte brauchen. Wer weiterspielt, treibt sie an.
pludo-menu-setting-pace-speed-instant = sofort
    .desc = Auf nichts wird gewartet.
pludo-menu-setting-pace-speed-fast = schnell
    .desc = Bots brauchen eine Drittelsekunde.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Bots brauchen etwa eine Sekunde.
pludo-menu-setting-pace-speed-slow = langsam
    .desc = Bots brauchen fast zwei Sekunden.
pludo-menu-setting-pace-lag = Die Sprache darf zurückliegen um: { $value } Sekunden
    .desc = Bots warten, bis die Sprache nicht weiter zurückliegt.

pludo-menu-setting-table-undo = Zurücknehmen: { $value }
    .desc = Was U ab dem nächsten Spiel zurücknimmt. Gefallene Würfel fallen wieder genauso.
    .here = Was U zurücknimmt. Gefallene Würfel fallen wieder genauso.
pludo-menu-setting-table-undo-off = aus
    .desc = Ab dem nächsten Spiel gilt: Gezogen ist gezogen.
    .here = Gezogen ist gezogen.
pludo-menu-setting-table-undo-own-turn = im eigenen Zug
    .desc = Ab dem nächsten Spiel nimmt U zurück, was du in diesem Zug entschieden hast.
    .here = U nimmt zurück, was du in diesem Zug entschieden hast.
pludo-menu-setting-table-undo-free = frei
    .desc = Ab dem nächsten Spiel geht U zurück zu deiner letzten Entscheidung, auch über die Züge der Bots hinweg.
    .here = U geht zurück zu deiner letzten Entscheidung, auch über die Züge der Bots hinweg.
pludo-menu-setting-table-bot = Üblicher Bot: { $value }
    .desc = Die Stärke eines Bots, wenn keine genannt ist.
pludo-menu-setting-table-bot-random = zufällig
    .desc = Zieht irgendeine Figur, wie der Zufall es will.
pludo-menu-setting-table-bot-easy = leicht
    .desc = Spielt wie jemand, der das Spiel noch nicht kennt.
pludo-menu-setting-table-bot-normal = mittel
    .desc = Sieht Gefahren und Gelegenheiten auf einen Blick.
pludo-menu-setting-table-bot-hard = schwer
    .desc = Urteilt genau, einen Wurf voraus.
pludo-menu-setting-table-bot-expert = Meister
    .desc = Der stärkste, den es gibt.

pludo-menu-setting-online-music = Musik und Hintergrund eines Servers: { $value }
    .desc = Kommen aus deinem Ordner mit PlayPalace-Klängen, leise hinter der Sprache.
pludo-menu-setting-online-sounds = Ordner mit PlayPalace-Klängen: { $value }
    .desc = Daraus kommen die Klänge eines Servers; ohne ihn die dieses Programms, die dasselbe bedeuten.

pludo-menu-setting-online-records = Aufzeichnungen, die ein Server anbietet: { $value }
    .desc = Die Aufzeichnung eines Spiels an einem Tisch von Ludo Plus, zum Nachhören. In deine Statistik geht sie nie ein.
pludo-menu-setting-online-records-ask = fragen
    .desc = Du hörst von jeder und kannst sie dann behalten.
pludo-menu-setting-online-records-keep = behalten
    .desc = Alle bleiben, bis zu zweihundert.
pludo-menu-setting-online-records-ignore = übergehen
    .desc = Keine bleibt, und du hörst nichts davon.

pludo-menu-setting-screen-board = Gezeichnetes Brett: { $value }
    .desc = Ein Brett für alle, die hinsehen, über den letzten Zeilen; nicht im Terminal-Modus.

## Turniere an einer Tastatur

pludo-menu-tournaments = Turniere
pludo-menu-tournaments-title = { $count ->
    [0] Turniere.
   *[other] Turniere. Entfernen löscht eines.
}
    .touch = Turniere.
pludo-menu-tournament-new = Neues Turnier
pludo-menu-tournament-new-title = Neues Turnier. Entfernen nimmt jemanden heraus.
    .touch = Neues Turnier.
pludo-menu-tournament-name-usual = Turnier
pludo-menu-tournament-start = Erste Runde auslosen
pludo-menu-tournament-kind = Art: { $kind }
pludo-menu-tournament-add-person = Einen Menschen dazunehmen
pludo-menu-tournament-add-bot = Bot dazunehmen
pludo-menu-tournament-type-person = Tippe den Namen und drücke Enter, oder Escape, um es zu lassen.
    .touch = Tippe den Namen.
pludo-menu-tournament-games = { $games ->
    [one] Spiele je Begegnung: eins
   *[other] Spiele je Begegnung: bis zu { $games }
}
pludo-menu-tournament-seats = An einem Tisch: bis zu { $seats }
pludo-menu-tournament-rounds-count = Runden: { $rounds }
pludo-menu-tournament-name = Name: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Spielen: { $meeting }
pludo-menu-tournament-quick = Lass die Bots spielen: { $meeting }
pludo-menu-tournament-listen = Bots zuhören: { $meeting }
pludo-menu-tournament-standings = Tabelle
pludo-menu-tournament-rounds = Alle Runden
pludo-menu-tournament-export = Exportieren: Tabelle und Runden als Text
pludo-menu-tournament-leave = Zurück zum Hauptmenü
pludo-menu-tournament-gone = Dieses Turnier lässt sich nicht mehr lesen.

## Münzen, also Spielgeld

pludo-menu-setting-table-coins = Münzen: { $value }
    .desc = Spielgeld: Tische können einen Einsatz haben. Niemand bezahlt je für Münzen, und anderswo sind sie nichts wert.
pludo-menu-stake = { $coins ->
    [0] Einsatz: keiner
    [one] Einsatz: je eine Münze
   *[other] Einsatz: je { $coins } Münzen
}
pludo-menu-doubling = Verdoppeln: { $value }
    .desc = Im Spiel zu zweit kann jede Seite, wenn sie an der Reihe ist, im Menü des Spiels anbieten, den Einsatz zu verdoppeln; die andere nimmt an oder gibt den Einsatz auf.
pludo-menu-purse = { $coins ->
    [one] Geldbeutel: eine Münze
   *[other] Geldbeutel: { $coins } Münzen
}
    .desc = Spielgeld. Der Einsatz eines Tisches wird dort festgelegt, wo ein neues Spiel entsteht.
pludo-menu-double = Anbieten, den Einsatz auf { $coins } zu verdoppeln
pludo-menu-double-take = Annehmen
pludo-menu-double-give-up = Einsatz aufgeben
