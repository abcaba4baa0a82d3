### Das Spiel als Webseite: Texte der Seite selbst.

pludo-web-keys-area = Spieltasten
pludo-web-keys-help = Solange der Fokus hier ist, spielen Tasten: R würfelt, 1 bis 4 wählen eine Figur, V liest das Brett vor, F1 nennt alle Tasten. Tab führt hinaus.
pludo-web-history = Was gesagt wurde
pludo-web-actions = Was du tun kannst
pludo-web-choices = Deine Züge
pludo-web-more = Weitere Aktionen
pludo-web-board = Brett
pludo-web-squares = Brett, Feld für Feld
pludo-web-board-show = Brett zeigen
pludo-web-board-hide = Brett verbergen
pludo-web-settings = Diese Seite
pludo-web-speak = Die Seite selbst sprechen lassen
pludo-web-speak-off = Für alle ohne Screenreader. Mit einem würdest du jede Zeile doppelt hören.
pludo-web-rate = Lesetempo
pludo-web-rate-help = Wie schnell dein Screenreader liest: Danach warten die Zeilen aufeinander. Auch die eigene Stimme der Seite richtet sich danach.
pludo-web-voice = Stimme
pludo-web-voice-own = Der Browser wählt
pludo-web-keep-all = Kopie von allem speichern
pludo-web-take-back = Kopie zurückholen
pludo-web-taken-back = { $count ->
    [one] Eine Datei der Kopie ist wieder da.
   *[other] { $count } Dateien der Kopie sind wieder da.
} Spiele und Einstellungen sind wie zuvor.
pludo-web-storage-lost = Dieser Browser lässt die Seite nichts behalten: Deine Spiele sind weg, sobald du sie schließt. Speichere vorher eine Kopie von allem.
pludo-web-storage-full = Der Speicher des Browsers ist voll: Was ab jetzt geschieht, wird nicht behalten. Entferne beendete Spiele oder Daten anderer Seiten, oder speichere eine Kopie von allem.
pludo-web-storage-again = Es ist wieder Platz: Alles ist behalten.
pludo-web-storage-week = Manche Browser löschen nach einer Woche ohne Besuch, was eine Seite behalten hat. Lege die Seite auf den Startbildschirm oder speichere hin und wieder eine Kopie von allem.
pludo-web-two-tabs = Das Spiel ist in einem anderen Tab oder Fenster offen. Schließe eines davon und lade diese Seite neu.
pludo-web-new-version = Eine neue Version ist da. Sie beginnt, sobald du die Seite neu lädst; dein Spiel bleibt erhalten.
pludo-web-reload = Neu laden
pludo-web-send = Fertig
pludo-web-offline = Bereit, auch ohne Netz gespielt zu werden.
pludo-web-less = Vorheriges
pludo-web-greater = Nächstes
pludo-web-remove = Entfernen
pludo-web-explain = Erklären
pludo-web-dice = Würfel
pludo-web-loading = Das Spiel wird geladen.
pludo-web-loading-slow = Der erste Besuch dauert ein wenig: Etwa neun Megabyte werden geholt, nur einmal.
pludo-web-failed = Das Spiel konnte nicht geladen werden. Lade die Seite neu; wenn das nicht hilft, versuche einen anderen Browser.
pludo-web-choose-file = Wähle die Datei mit der Schaltfläche, die jetzt da ist.
pludo-web-insecure = Diese Seite kam über einfaches http: Ohne Netz startet sie nicht, und der Browser darf löschen, was sie behält. Über https geht beides.
pludo-web-too-old = Dieser Browser ist zu alt für das Spiel, oder WebAssembly ist in ihm ausgeschaltet. Versuche einen neueren.
pludo-web-language-missing = { $language } konnte nicht geholt werden, deshalb hörst du Englisch. Beim nächsten Start wird es noch einmal versucht.
pludo-web-no-connection = Es gibt keine Verbindung zu { $host }. Vielleicht läuft dort nichts, oder dieser Browser traut dem Zertifikat nicht: Das Programm für das Terminal kann es.
pludo-web-wss-only = Eine Seite, die über https kam, erreicht Server nur über wss, und { $host } beginnt mit ws.
