### Mit Leuten auf einem PlayPalace-Server spielen.

## Server

pludo-online-servers-title = Server.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, als { $user }
}
pludo-online-server-help = Die Adresse ist { $url }. Enter geht hin, Entfernen nimmt ihn aus der Liste.
    .touch = Die Adresse ist { $url }.
pludo-online-add = Server hinzufügen
pludo-online-type-address = Tippe die Adresse des Servers, zum Beispiel wss://example.org:8000, und drück Enter.
    .touch = Tippe die Adresse des Servers, zum Beispiel wss://example.org:8000.
pludo-online-bad-address = Das ist keine Adresse eines Servers. Sie beginnt mit wss:// oder ws://, dann kommt ein Name und vielleicht ein Doppelpunkt und eine Zahl.
pludo-online-public = { $name }, öffentlicher Server
pludo-online-public-help = { $about ->
    [none] Die Adresse ist { $url }. Enter geht hin.
   *[other] { $about } Die Adresse ist { $url }. Enter geht hin.
}
    .touch = { $about ->
        [none] Die Adresse ist { $url }.
       *[other] { $about } Die Adresse ist { $url }.
    }
pludo-online-clipboard = Die Adresse aus der Zwischenablage hinzufügen
pludo-online-clipboard-none = In der Zwischenablage steht keine Adresse eines Servers. Kopier erst eine, zum Beispiel wss://example.org:8000.
pludo-online-where = Wo man Server findet
pludo-online-where-told = Die Seite von PlayPalace und seine Gemeinschaft nennen Server, die allen offenstehen; Freunde mit einem Server sagen dir seine Adresse. "Server hinzufügen" nimmt sie.
pludo-online-public-broken = Die Liste öffentlicher Server in { $file } bleibt weg: { $reason }.
pludo-online-servers-broken = Die Liste der Server ist nicht zu gebrauchen: { $reason }. Sie ist als { $file } aufgehoben, und eine neue beginnt.
pludo-online-not-kept = Das ließ sich nicht für das nächste Mal behalten: { $reason }.

## Anmelden

pludo-online-who-title = Hast du dort ein Konto?
pludo-online-log-in = Anmelden
pludo-online-new-account = Neues Konto
pludo-online-name = Tippe deinen Namen auf diesem Server und drück Enter. Großbuchstaben zählen.
    .touch = Tippe deinen Namen auf diesem Server. Großbuchstaben zählen.
pludo-online-sure-title = { $name }. Ein Server macht aus jedem Namen, den er nicht kennt, ein neues Konto. Stimmt der Name?
pludo-online-name-right = Ja, als { $name } anmelden
pludo-online-name-wrong = Nein, noch einmal tippen
pludo-online-password = Tippe dein Passwort und drück Enter. Es wird weder gezeigt noch gesprochen noch behalten.
    .touch = Tippe dein Passwort. Es wird weder gesprochen noch behalten.
pludo-online-password-again = Tippe dasselbe Passwort noch einmal.
pludo-online-passwords-differ = Die beiden Passwörter sind verschieden. Nichts wurde gesendet.
pludo-online-character = Zeichen
pludo-online-characters-typed = { $count ->
    [0] Noch nichts getippt
    [1] Ein Zeichen getippt
   *[other] { $count } Zeichen getippt
}. Enter beendet, Escape verlässt.
    .touch = { $count ->
        [0] Noch nichts getippt.
        [1] Ein Zeichen getippt.
       *[other] { $count } Zeichen getippt.
    }

## Vertrauen

pludo-online-trust-title = Niemand bürgt für { $name }. Der Fingerabdruck beginnt: { $words }. Frag den Betreiber danach und wähle dann.
pludo-online-trust = Von jetzt an vertrauen
pludo-online-do-not-trust = Nicht vertrauen
pludo-online-fingerprint = Fingerabdruck SHA-256: { $digits }
pludo-online-changed = Halt. { $name } zeigt einen anderen Fingerabdruck als den, dem du vertraust: { $words }. Vielleicht hört jemand mit. Du wurdest nicht verbunden. Hat der Betreiber ein neues Zertifikat, dann nimm den Server aus der Liste und füg ihn wieder hinzu.

## Der Weg dorthin

pludo-online-connecting = Verbinde.
pludo-online-welcome = Du bist drin, { $name }.
pludo-online-back = Du bist wieder da.
pludo-online-left = Du hast den Server verlassen
pludo-online-goodbye = Du hast den Server verlassen. Tschüs.
pludo-online-lost = Die Verbindung ist weg
pludo-online-unsure = Was du zuletzt getan hast, ist vielleicht nicht beim Server angekommen.
pludo-online-no-answer = Der Server antwortet nicht
pludo-online-still-trying = Der Server antwortet nicht. Der Versuch läuft weiter.
pludo-online-answers-again = Der Server antwortet wieder.
pludo-online-gave-up = Du hast nicht auf den Server gewartet
pludo-online-strange = Was dort antwortet, verhält sich nicht wie ein PlayPalace-Server. Es ist ein anderer Server, oder er ist gerade überlastet
pludo-online-looking-help = Das Programm sieht nach, ob unter dieser Adresse ein Server antwortet. Escape geht zurück.
    .touch = Das Programm sieht nach, ob unter dieser Adresse ein Server antwortet.
pludo-online-table-gone = Der Tisch, an dem du warst, ist weg. Wenn sein Spiel gespeichert wurde, findest du es unter den gespeicherten Tischen.
pludo-online-unknown-host = Es gibt keinen Server mit diesem Namen
pludo-online-refused = Unter dieser Adresse antwortet niemand
pludo-online-timeout = Der Server antwortet nicht rechtzeitig
pludo-online-no-tls = Der Server spricht nicht gesichert. Vielleicht beginnt seine Adresse mit ws statt wss
pludo-online-not-a-server = Was dort antwortet, ist kein PlayPalace-Server. Vielleicht beginnt seine Adresse mit wss statt ws
pludo-online-redirected = Der Server schickt dich weiter zu { $address }. Dorthin geht es nicht ungefragt, und es wurde nichts gesendet. Wenn du dieser Adresse traust, verbinde dich selbst mit ihr
pludo-online-proxy = Dein System leitet Verbindungen über einen Proxy, und der lässt diese nicht durch. Frage, wer ihn betreibt, oder nenne den Server in der Umgebungsvariablen NO_PROXY
pludo-online-proxy-socks = Dein System leitet Verbindungen über einen SOCKS-Proxy; dafür braucht dieses Programm das Paket python-socks. Installiere es, oder nenne den Server in der Umgebungsvariablen NO_PROXY
pludo-online-unreachable = Der Server ist nicht zu erreichen
pludo-online-refused-token = Du warst zu lange weg. Melde dich mit deinem Passwort an
pludo-online-refused-foreign = Das ist ein PlayAural-Server. Er lässt nur die Programme von PlayAural zu
pludo-online-server-says = { $text ->
    [none] Der Server hat die Verbindung beendet
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Nächster Versuch in { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Du bist gerade nicht verbunden. Enter versucht es sofort, Steuerung D verlässt den Server.
   *[connecting] Die Verbindung wird noch aufgebaut. Steuerung D verlässt den Server.
}
    .touch = { $stage ->
    [waiting] Du bist gerade nicht verbunden. Das Programm versucht es weiter.
   *[connecting] Die Verbindung wird noch aufgebaut.
}

## Auf einem Server

pludo-online-row = { $text }, { $number } von { $count }
pludo-online-square = { $text }, Zeile { $line }, Spalte { $column }
pludo-online-no-menu = Gerade gibt es nichts zu wählen.
pludo-online-empty-table = Am Tisch. Gerade gibt es nichts zu wählen.
pludo-online-chat = { $scope ->
    [all] { $sender } an alle: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Schreib an alle und drück Enter.
   *[table] Schreib an den Tisch und drück Enter.
}
    .touch = { $scope ->
        [all] Schreib an alle.
       *[table] Schreib an den Tisch.
    }
pludo-online-table-opened = { $host } hat einen Tisch für { $game } eröffnet.
pludo-online-ping = Hin und zurück in { $milliseconds } Millisekunden.
pludo-online-pass-key = Die nächste Taste geht an den Server.
pludo-online-server-key = { $key } geht an den Server.
pludo-online-clash = Auch Server verwenden { $key }. { $pass } und dann { $key } gibt die Taste dem Server.
pludo-online-record-offered = Der Server bietet die Aufzeichnung dieses Spiels an. { $key ->
    [none] Keine deiner Tasten behält sie.
   *[other] { $key } behält sie.
}
    .touch = Der Server bietet die Aufzeichnung dieses Spiels an. „Die Aufzeichnung behalten“ behält sie.
pludo-online-no-record = Der Server hat keine Aufzeichnung angeboten.
pludo-online-records-full = es gibt schon { $count } Aufzeichnungen von Servern; entferne einige davon
pludo-online-record-kept = Die Aufzeichnung dieses Spiels liegt bei deinen beendeten Spielen.
pludo-online-record-not-kept = Die Aufzeichnung dieses Spiels ließ sich nicht behalten: { $reason }.
pludo-online-rules-unknown = die Regeln { $rules } sind nicht auf diesem Rechner
pludo-online-wording = Tische von Ludo Plus verwenden die neue Ausführlichkeit, wenn du das nächste Mal kommst.
pludo-online-keys-title = Tasten dieses Programms auf einem Server. Pfeil ab liest weiter, Escape schließt.
pludo-online-help = Pfeile gehen durch das Menü des Servers, Enter wählt, Escape geht zurück. Buchstaben und Ziffern gehören dem Server, am Tisch auch F3, Steuerung Q und Steuerung R. Schrägstrich schreibt an den Tisch, F2 sagt, wer da ist, Steuerung D verlässt den Server.
    .touch = Das Menü des Servers und was du dort sonst tun kannst, sind Schaltflächen.

## Eingaben und Texte

pludo-online-editor = { $prompt } { $count ->
    [one] Eine Zeile.
   *[other] { $count } Zeilen.
} Pfeile gehen von Zeile zu Zeile, Enter beginnt eine neue, Steuerung S sendet, Escape verlässt.
    .touch = { $prompt }
pludo-online-new-line = Zeile { $number }.
pludo-online-line = Zeile { $number }: { $text ->
    [none] leer
   *[other] { $text }
}
pludo-online-document = { $title } Pfeil ab liest weiter, H geht zur nächsten Überschrift, Escape schließt.
    .touch = { $title }
pludo-online-heading = Überschrift { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Es steht nichts darin.
pludo-online-no-heading = Es gibt keine weitere Überschrift.

## Wörter für die Würfel eines Spiels auf einem Server, die dieses Programm versiegelt, bis alle da sind.
pludo-online-dice-sealed = Versiegelt. Der Server bekommt diese Wörter erst, wenn das Spiel beginnt.
pludo-online-dice-late = Zu spät: Die Wörter für die nächsten Würfel sind schon genannt.
pludo-online-dice-check = { $throw ->
    [cards] Alle { $count } Karten stimmen
    [spinner] Alle { $count } Drehungen stimmen
   *[dice] Alle { $count } Würfel stimmen
}, und niemand kannte deine Wörter, bevor alle da waren.
pludo-online-dice-left-out = Trau den Würfeln dieses Spiels nicht: In seiner Aufzeichnung fehlen die Wörter, die dieses Programm für dich versiegelt hat.
pludo-online-dice-unasked = Der Server hat dieses Programm nicht nach den Wörtern gefragt, die es für dich versiegelt hatte; er hätte die Würfel dieses Spiels mit einem Komplizen wählen können.
pludo-online-dice-list = Trau den Würfeln dieses Spiels nicht: Laut seiner Aufzeichnung wurden Spieler, Regeln oder Wörter geändert, nachdem dieses Programm deine Wörter genannt hatte.
