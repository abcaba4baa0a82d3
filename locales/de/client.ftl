### Was das Terminalprogramm selbst sagt: Anfang, Ende, Speichern, Tasten, Lektionen, Nachhören.

## Anfang und Ende

# Das Erste, was man hört; es muss kurz sein.
pludo-client-greeting = Willkommen bei Ludo.
pludo-client-ask-name = Wie heißt du? Tippe deinen Namen und drück Enter, oder drück nur Enter.
    .touch = Wie heißt du? Tippe deinen Namen, oder lass es leer.
pludo-client-hello = Hallo { $name }.
pludo-client-first-steps = Pfeile gehen durch das Menü, Enter wählt, F1 hilft überall. Neu bei Ludo? Geh zu Lernen in einem geführten Spiel.
    .touch = Neu bei Ludo? Geh zu Lernen in einem geführten Spiel.
pludo-client-table = { $title }.
pludo-client-goodbye = Tschüs.
pludo-client-saved-goodbye = Dein Spiel ist gespeichert. Tschüs.
pludo-client-unsaved = Dein Spiel ist nicht gespeichert: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Tschüs.
pludo-client-unkept = In { $folder } kann nichts aufgehoben werden: { $reason }. Du spielst, ohne zu speichern; Spiel und Einstellungen enden mit dem Programm.
pludo-client-unkept-goodbye = Dieses Spiel ist nicht gespeichert. Tschüs.
pludo-client-late-goodbye = Dein Spiel ist gespeichert, aber der Datenträger ist langsam: Warte einen Moment, bevor du den Rechner ausschaltest. Tschüs.
pludo-client-disk-late = Der Datenträger ist langsam: Deine letzten Würfe sind noch nicht darauf. Du hörst es, sobald sie es sind.
pludo-client-disk-on-time = Deine Würfe sind jetzt auf dem Datenträger.
pludo-client-player = Spieler
pludo-client-guest = Gast { $number }
pludo-client-quiet-screen = Die Sprachausgabe ist an, darum bleibt der Bildschirm ruhig. F12 druckt, was gesagt wurde, F6 ändert das.

## Tasten

pludo-client-useless-key = { $key } tut hier nichts. F1 oder Fragezeichen hilft.
    .touch = Das tut hier nichts.
pludo-client-that-key = Diese Taste
pludo-client-stale = Das hat sich inzwischen geändert. Es ist nichts passiert.
pludo-client-paste-ignored = Eingefügter Text tut hier nichts.
pludo-client-key-help-on = Tastenhilfe. Drücke eine Taste, um zu hören, was sie tut, Escape beendet.
    .touch = Wähl jetzt etwas, um zu hören, was es tut. Noch einmal Tastenhilfe beendet.
pludo-client-key-help-off = Tastenhilfe beendet.
pludo-client-key-unused = { $key } hat keine Bedeutung.
pludo-client-unknown-line = { $line } ist keine Taste und kein Befehl. Tippe r zum Würfeln, eine Ziffer zum Wählen, v für das Brett, f1 für Hilfe.
pludo-client-help-table = Leertaste oder Enter tut das Naheliegende. Escape oder Rücktaste öffnet das Menü.
    .touch = Deine Züge und was du sonst tun kannst, sind Schaltflächen; mehr davon stehen unter „Weitere Aktionen“.
pludo-client-help-listening = Drücke 1, 2, 3 oder 4, je nachdem, was du gehört hast.
    .touch = Wähle, was du gehört hast.
pludo-client-transcript-printed = { $count ->
    [one] Eine Zeile gedruckt.
   *[other] { $count } Zeilen gedruckt.
}
pludo-client-rate-of-reader = Im Terminal-Modus spricht dein Screenreader, in seinem eigenen Tempo. F6 ändert den Modus.
pludo-client-board-in-terminal-mode = Das gezeichnete Brett würde im Terminal-Modus einen Screenreader stören. F6 ändert den Modus.

## Am Tisch

pludo-client-which-die = Drücke { $numbers }, oder Enter für das Erste.
    .touch = Welches davon?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Das ist nicht dabei. Drücke { $numbers }, oder Enter für das Erste.
    .touch = Das ist nicht dabei.
pludo-client-hint-elsewhere = Eine andere Figur wäre besser. { $hint } Escape führt zurück zu allen Möglichkeiten.
    .touch = Eine andere Figur wäre besser. { $hint }
pludo-client-no-such-player = Spieler { $number } gibt es nicht; hier spielen { $count }.
pludo-client-undone = { $turns ->
    [0] Zurückgenommen.
    [one] Zurückgenommen bis zu deinem letzten Zug.
   *[other] Um { $turns } deiner Züge zurückgenommen.
}
pludo-client-undone-throw = { $throw ->
    [cards] Du hast wieder { $dice }.
    [spinner] Die Drehscheibe steht wieder auf { $dice }.
   *[dice] Du hast wieder { $dice }.
}
pludo-client-out-at-start = { $count ->
    [one] Alle haben schon eine Figur draußen.
   *[other] Alle haben schon { $count } Figuren draußen.
}
pludo-client-undo-off = An diesem Tisch wird nichts zurückgenommen.
pludo-client-undo-nothing-own-turn = In diesem Zug hast du nichts entschieden, das sich zurücknehmen ließe.
pludo-client-undo-nothing-free = Es gibt keine Entscheidung zum Zurücknehmen.
# Said once a game, when an ability may first be used. $key: a key in words.
pludo-client-use = { $key } setzt ein, was du hast.
pludo-client-use-keys = { $count ->
    [one] Enter setzt es ein.
   *[other] { $numbered ->
        [0] Pfeiltasten und Enter wählen.
       *[other] Was keine Zahl hat, wählst du mit Pfeiltasten und Enter.
    }
}
    .touch = Wähle, was du einsetzt.
pludo-client-use-not-on = Für Figur { $number } lässt sich nichts einsetzen.
pludo-client-after-game = Enter: noch einmal. Leertaste: das Ergebnis. { $throw ->
    [cards] D: die gezogenen Karten.
    [spinner] D: was gedreht wurde.
   *[dice] D: die Würfel.
} Escape: Menü, auch um aus Fehlern zu lernen.
    .touch = Spiel noch einmal, oder öffne das Menü, auch um aus Fehlern zu lernen.
pludo-client-chance = { $percent } Prozent. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Die Chancen stehen etwa gleich.
       *[no] Die Gewinnchance ist etwa { $percent } Prozent.
    } { $throw ->
        [cards] Zieh
        [spinner] Dreh
       *[dice] Würfle
    } zuerst, dann rät H.

## Speichern

## Tipps in den ersten Spielen

pludo-client-tip-roll = { $throw ->
    [cards] Drück { $key }, um zu ziehen.
    [spinner] Drück { $key }, um zu drehen.
   *[dice] Drück { $key }, um zu würfeln.
}
    .touch = Wähle { $label }.
pludo-client-tip-choose = Drück die Nummer einer Figur. Oder die Pfeile lesen die Möglichkeiten einzeln, und Enter spielt die zuletzt gehörte.
    .touch = Wähle einen dieser Züge.
pludo-client-tip-out = Du brauchst eine { $faces }, um eine Figur herauszubringen.
pludo-client-tip-ask = { $board } sagt das Brett, { $hint } gibt einen Tipp, { $help } nennt alle Tasten.
    .touch = Frag nach dem Brett oder nach einem Tipp, wann immer du willst.

pludo-client-save-failed = Das Spiel konnte nicht gespeichert werden: { $reason }. Noch ist nichts geschehen; behebe das und drücke Enter.
    .touch = Das Spiel konnte nicht gespeichert werden: { $reason }. Noch ist nichts geschehen; behebe das und versuch es noch einmal.
pludo-client-save-damaged = Dieses gespeicherte Spiel ist beschädigt: { $reason }. Es wurde als { $file } aufgehoben.
pludo-client-save-unreadable = Dieses gespeicherte Spiel lässt sich jetzt nicht lesen: { $reason }. Es bleibt, wie es ist.
pludo-client-save-rules-elsewhere = Die Regeln { $rules } dieses gespeicherten Spiels liegen auf einem anderen Computer, in { $folder }; dort wird ungefragt nichts geöffnet. Installiere die Regeldatei mit playpalace-ludo install-variant, um weiterzuspielen; das Spiel bleibt gespeichert.
pludo-client-save-rules-gone = Dieses gespeicherte Spiel braucht die Regeln { $rules }; sie fehlen oder wurden geändert. Lege die Regeldatei zurück, dann geht es weiter; das Spiel bleibt gespeichert.
pludo-client-save-rules-ask = Die Regeln { $rules } dieses Spiels sind nicht hier. Laut dem Spiel lagen sie in { $folder }. Dort nachsehen?
pludo-client-save-rules-leave = Nein, lassen
pludo-client-save-rules-look = Ja, dort nachsehen
pludo-client-save-rules-found = Die Regeln { $rules } sind gefunden. Öffne das Spiel noch einmal, dann geht es weiter.
pludo-client-save-parted = Dieses Spiel ging in einem anderen Fenster weiter. Beide bleiben erhalten: deines ist von nun an ein eigenes Spiel.
pludo-client-crashed = Im Programm selbst ist etwas schiefgegangen. Spiele sind bis zum letzten Zug gespeichert. Was geschah, steht in { $file }.
pludo-client-not-removed = Das Spiel ließ sich nicht entfernen: { $reason }.
pludo-client-exported = Geschrieben: die Aufzeichnung als { $record }, und alles Gesagte als { $transcript }.
pludo-client-take-failed = Diese Datei lässt sich nicht lesen: { $reason }.
pludo-client-taken-unfinished = Das Spiel steht bei denen, die du fortsetzen kannst.
    .cut = Das Ende der Aufzeichnung fehlt. Du kannst das Spiel da fortsetzen, wo sie abbricht.
pludo-client-export-failed = Es konnte nichts geschrieben werden: { $reason }.

## Einstellungen

pludo-client-options-unreadable = Deine Einstellungen in { $file } sind nicht lesbar: { $reason }. Es gelten die üblichen, und dort wird nichts geschrieben.
pludo-client-options-refused = Deine Einstellungen sind nicht zu gebrauchen: { $reason }. Sie sind als { $file } aufgehoben, und es gelten die üblichen.
pludo-client-options-no-copy = Deine Einstellungen in { $file } konnten vor der Änderung nicht kopiert werden: { $reason }.
pludo-client-options-number = Die Einstellung { $key } ist { $value }; richtig wäre eine ganze Zahl von { $low } bis { $high }. Es gilt { $default }.
pludo-client-options-choice = Die Einstellung { $key } ist { $value }; richtig wäre eines von { $choices }. Es gilt { $default }.
pludo-client-options-switch = Die Einstellung { $key } ist { $value }; richtig wäre true oder false. Es gilt { $default }.
pludo-client-options-text = Die Einstellung { $key } ist { $value }; richtig wäre Text in Anführungszeichen.
pludo-client-options-group = Der Teil { $group } deiner Einstellungen beginnt mit einer Zeile [{ $group }], und seine Einstellungen folgen auf eigenen Zeilen. Für ihn gelten die üblichen.
pludo-client-options-misspelt = In deinen Einstellungen steht { $key }, das es nicht gibt; meinst du { $meant }?
pludo-client-options-unknown = In deinen Einstellungen steht { $key }, das es nicht gibt. Es bleibt in der Datei und bewirkt nichts.
pludo-client-options-keys = Der Teil keys deiner Einstellungen braucht eine Zeile je Befehl, etwa roll = ["r"]. Es gelten die üblichen Tasten.
pludo-client-options-key = Die Tasten von { $command } müssen eine Liste sein, etwa ["r"]. Es gelten die üblichen Tasten.
pludo-client-options-preset = Der gespeicherte Tisch { $name } braucht variant und seats, beides Text. Er wird ausgelassen.
pludo-client-options-not-kept = Deine Einstellungen konnten nicht gespeichert werden: { $reason }. Sie gelten, bis du beendest.

## Tische

pludo-client-seats-unknown = Der Platz { $word } ist nicht zu verstehen: nur bot hat eine Stärke. Sage you, einen Namen oder bot:easy, zum Beispiel green=bot:hard.
pludo-client-seats-empty = Auf dem Platz { $word } sitzt niemand. Sage you, einen Namen oder bot:easy, zum Beispiel green=bot:hard.
pludo-client-seats-missing = Vor oder nach einem Komma fehlt ein Platz. Sage you, einen Namen oder bot:easy, zum Beispiel you,green=bot:hard.
pludo-client-seats-strength = Die Botstärke { $strength } gibt es nicht. Wähle eine von { $strengths }.
pludo-client-bot-failed = { $name } ist ausgefallen: { $why }. Schwer spielt weiter.
pludo-client-seats-colour = Dieses Brett hat keine Farbe { $colour }. Es hat { $colours }.
pludo-client-seats-taken = Die Farbe { $colour } ist zweimal vergeben.
pludo-client-seats-count = { $count ->
    [one] Einer allein reicht nicht
   *[other] { $count } Spieler passen nicht
}: dieses Spiel ist für { $low } bis { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] Einer allein reicht nicht
   *[other] { $count } Spieler passen nicht
}: dieses Spiel ist für { $low }.
pludo-client-knob-refused = Das geht nicht: { $reason }
pludo-client-knob-squares = Tippe Felder mit Leerzeichen dazwischen, etwa 9 22 35 48.
pludo-client-preset-saved = Tisch { $name } gespeichert.
pludo-client-preset-used = Tisch { $name } ist aufgestellt.
pludo-client-preset-gone = Tisch { $name } lässt sich nicht mehr aufstellen: seine Regeln oder Plätze gibt es nicht mehr.
pludo-client-preset-nameless = Ein Tisch braucht einen Namen. Es wurde nichts gespeichert.

## Nachhören

pludo-client-replay = { $title }, { $count } Schritte. Pfeil rechts geht weiter, links zurück, Escape beendet.
    .touch = { $title }, { $count } Schritte.
pludo-client-replay-where = Schritt { $step } von { $count }, Zug { $number }.
pludo-client-replay-start = Das ist der Anfang des Spiels.
pludo-client-replay-no-capture = In diesem Spiel wurde keine Figur geschlagen.
pludo-client-replay-end = Das ist das Ende des Spiels.
pludo-client-replay-help = Pfeil rechts oder Enter geht weiter, links zurück, Pos 1 und Ende springen. V, S, T und die anderen Fragen antworten zu diesem Augenblick. Escape beendet.
    .touch = Schaltflächen gehen weiter und zurück und springen. Alle Fragen antworten zu diesem Augenblick.

## Turniere

pludo-client-after-match = Enter: weiter mit dem Turnier. Leertaste: das Ergebnis. { $throw ->
    [cards] D: die gezogenen Karten.
    [spinner] D: was gedreht wurde.
   *[dice] D: die Würfel.
} Escape: Menü.
    .touch = Geh weiter im Turnier, oder öffne das Menü.
pludo-client-tournament-damaged = Dieses Turnier lässt sich nicht lesen; seine Datei { $file } bleibt, wie sie ist. Der Grund: { $reason }.
pludo-client-tournament-game-gone = Das Spiel dieser Begegnung ist nicht mehr da; es beginnt von vorn.
pludo-client-tournament-exported = Geschrieben nach { $file }.
pludo-client-tournament-added = { $player }. { $count } sind dabei.
pludo-client-tournament-twice = { $name } ist schon dabei.
pludo-client-tournament-nameless = Niemand wurde aufgenommen: Es fehlt ein Name.
pludo-client-tournament-full = Ein Turnier hat höchstens { $most } Teilnehmende.
pludo-client-bots-alone = { $names } spielen.
pludo-client-bots-alone-help = Die Bots spielen ihr Spiel allein, und du hörst, wer gewinnt. Escape hebt es für später auf.
    .touch = Die Bots spielen ihr Spiel allein, und du hörst, wer gewinnt.
