### Sprache, Klang und Bildschirm: Gesagtes nachlesen, Ausgabearten, der Hörtest beim ersten Start
### und was `playpalace-ludo doctor` meldet. Wird gesprochen, also kurz halten.

## Gesagtes nachlesen

# The player moved to another buffer of the history, or muted this one.
# $buffer: all, game, answers or system. $count: messages in it. $muted: yes or no.
pludo-device-history-buffer = { $buffer ->
    [game] Spiel
    [answers] Antworten
    [system] System
    [chat] Chat
    [activity] Kommen und Gehen
   *[all] Alle
}, { $count ->
    [0] leer
    [one] 1 Meldung
   *[other] { $count } Meldungen
}{ $muted ->
    [yes] , stumm
   *[no] {""}
}.

# The player wants to read a buffer without messages. $buffer: all, game, answers or system.
pludo-device-history-empty = { $buffer ->
    [game] Im Spiel ist noch nichts geschehen.
    [answers] Noch keine Antworten.
    [system] Noch keine Systemmeldungen.
    [chat] Noch kein Chat.
    [activity] Noch ist niemand gekommen oder gegangen.
   *[all] Noch keine Meldungen.
}

# The player asked to repeat the last line, but there is none.
pludo-device-history-nothing-said = Es wurde noch nichts gesagt.

# The buffer of all messages cannot be muted.
pludo-device-history-mute-all = Alle Meldungen lassen sich nicht stummschalten. Wähle zuerst einen anderen Puffer.

# Said when the player has finished typing and messages were kept back meanwhile.
# $count: how many follow.
pludo-device-history-held = { $count ->
    [one] 1 Meldung, während du getippt hast:
   *[other] { $count } Meldungen, während du getippt hast:
}

## Ausgabearten. Jede wird beim Wählen gesagt, laut und auf dem Bildschirm.

pludo-device-mode-direct = Ausgabe: direkt. Das Spiel spricht selbst, der Bildschirm bleibt ruhig.
pludo-device-mode-terminal = Ausgabe: Terminal. Das Spiel schreibt einfache Zeilen für deinen Screenreader.
pludo-device-mode-both = Ausgabe: beides. Das Spiel spricht und schreibt jede Zeile.

## Warum eine Ausgabeart gewählt wurde; wird beim ersten Start gesagt.
## $reader: name of a screen reader, for example NVDA; empty where none is meant.

pludo-device-because-asked = Diese Ausgabeart hast du verlangt.
pludo-device-because-saved = Diese Ausgabeart steht in deinen Einstellungen.
pludo-device-because-environment = Diese Ausgabeart kommt aus einer Umgebungsvariable.
pludo-device-because-speech = Du hast die Sprachausgabe gewählt, darum spricht und schreibt das Spiel.
pludo-device-because-piped = Dies ist kein Terminal, darum schreibt das Spiel einfache Zeilen.
pludo-device-because-remote = Du bist über SSH verbunden, darum schreibt das Spiel Zeilen für deinen eigenen Screenreader.
pludo-device-because-api-reader = { $reader } läuft, darum spricht das Spiel darüber.
pludo-device-because-console-reader = { $reader } läuft, darum schreibt das Spiel Zeilen zum Vorlesen.
pludo-device-because-braille = { $reader } zeigt Zeilen in Braille und spricht nicht, darum spricht und schreibt das Spiel.
pludo-device-because-nothing = Kein Screenreader gefunden, darum spricht und schreibt das Spiel.

## Screenreader, die während des Spiels kommen und gehen. $reader: Name, zum Beispiel Orca.

# Said and printed.
pludo-device-reader-gone = { $reader } läuft nicht mehr. Jetzt spricht das Spiel.
# Printed only: the reader reads it.
pludo-device-reader-came = { $reader } läuft. Das Spiel schreibt Zeilen zum Vorlesen und spricht nicht mehr.

## Eine Sprachausgabe, die während des Spiels ausfiel. $output: ihr Name. $instead: was jetzt spricht.

pludo-device-speech-replaced = { $output } ist ausgefallen. Jetzt spricht: { $instead }.
# Printed: nothing can say it.
pludo-device-speech-lost = { $output } ist ausgefallen, und nichts anderes spricht. Das Spiel schreibt jede Zeile.

# Said and printed.
pludo-device-braille-lost = BRLTTY hat sich beendet. Das Spiel spricht weiter und zeigt wieder Braille, wenn es zurück ist.

# In direct mode BRLTTY could not be reached, so the output mode is now both.
# $code: not-installed, not-running or other. $words: a name, for other the library's own words.
pludo-device-braille-refused = Das Spiel spricht und schreibt Zeilen, denen deine Braillezeile folgt: { $code ->
    [not-installed] { $words } ist nicht installiert.
    [not-running] { $words } nimmt von Programmen keine Zeilen an.
   *[other] { $words }
}

## Der Hörtest beim ersten Start

# Printed, not spoken by the game. Keep the word alpha, it names this line in the question.
pludo-device-test-alpha = Alpha. Diese Zeile wurde geschrieben.

# Spoken by the game, not printed. Keep the word bravo.
pludo-device-test-bravo = Bravo. Diese Zeile hat das Spiel gesprochen.

# Said and printed.
pludo-device-test-question = Was hast du gehört? Drücke 1 für Alpha, 2 für Bravo, 3 für beides, 4 für keines.
# The same question as a heading with a button per answer. $answer: 1, 2, 3 or 4.
pludo-device-test-title = Was hast du gehört?
pludo-device-test-answer = { $answer ->
    [1] Alpha
    [2] Bravo
    [3] Beides
   *[4] Keines
}

## doctor

# $version: of this program. $python: of Python. $system: the operating system.
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.

# $name: a library or program. $version: its version.
pludo-device-doctor-library = { $name } { $version } ist installiert.
pludo-device-doctor-library-missing = { $name } ist nicht installiert.

# One way to speak. $output: its name, for example NVDA or speech-dispatcher.
pludo-device-doctor-speaks = { $output }: funktioniert.
pludo-device-doctor-speaks-braille = { $output }: funktioniert, mit Braille.
# $problem: what is wrong, in the words of the library.
pludo-device-doctor-silent = { $output }: funktioniert hier nicht: { $problem }.

# $output and $name: what has the problem, for example speech-dispatcher and its server.
pludo-device-doctor-silent-not-installed = { $output }: funktioniert hier nicht, { $name } ist nicht installiert.
pludo-device-doctor-silent-not-running = { $output }: funktioniert hier nicht, { $name } läuft nicht.
pludo-device-doctor-silent-no-answer = { $output }: funktioniert hier nicht, { $name } antwortet nicht.
pludo-device-doctor-silent-ended = { $output }: funktioniert hier nicht, { $name } hat sich beendet.
pludo-device-doctor-silent-no-voice = { $output }: funktioniert hier nicht, { $name } nimmt jede Zeile an und spricht keine.

# Screen readers this program could use. $outputs: their names, separated by commas.
pludo-device-doctor-not-running = Läuft nicht: { $outputs }.

# The voice that comes with the game; stands where other lines name NVDA or speech-dispatcher.
pludo-device-doctor-own-voice = Eigene Stimme

# $output: the way that will be used.
pludo-device-doctor-speech-chosen = Sprache läuft über: { $output }.
pludo-device-doctor-speech-none = Hier spricht nichts. Das Spiel schreibt stattdessen jede Zeile.
pludo-device-doctor-cannot-tell = { $output } meldet nicht, ob gesprochen wurde: Das können nur deine Ohren sagen.

pludo-device-doctor-braille-reader = Braille geht über { $output } an deine Braillezeile.
pludo-device-doctor-braille-none = Keine Braillezeile gefunden. Mit Orca oder BRLTTY zeigt sie jede Zeile in der Ausgabeart Terminal, mit NVDA oder JAWS in der Ausgabeart direkt.
pludo-device-doctor-braille-follows = BRLTTY läuft: Deine Braillezeile folgt den Zeilen in den Ausgabearten Terminal und beides.
# $cells: how many cells the display has.
pludo-device-doctor-braille-direct = In der Ausgabeart direkt schreibt das Spiel selbst auf ihre { $cells } Module.
# What it is where other lines name a way to speak.
pludo-device-doctor-braille-name = Braille in der Ausgabeart direkt

pludo-device-doctor-sound-ready = Klang funktioniert.
# The name of sound where other lines name a way to speak.
pludo-device-doctor-sound-name = Klang
# Said after the reason why there is no sound.
pludo-device-doctor-sound-not-needed = Das Spiel ist auch ohne Klang vollständig.

# $count: number of sound files.
pludo-device-doctor-sound-files = { $count ->
    [one] 1 Klangdatei
   *[other] { $count } Klangdateien
}, keine fehlt.
# $missing: names of files, separated by commas.
pludo-device-doctor-sound-files-missing = Diese Klangdateien fehlen: { $missing }. Installiere das Spiel noch einmal.

# $folder: the folder as it stands in the options.
pludo-device-doctor-server-folder = Den Ordner mit Klängen der Server aus der Einstellung online.sounds gibt es nicht: { $folder }
# $count: how many sounds could not be played. $names: the first of them.
pludo-device-doctor-server-sounds = { $count ->
    [one] 1 Klang des zuletzt besuchten Servers war stumm
   *[other] { $count } Klänge des zuletzt besuchten Servers waren stumm
}: { $names }. Die Einstellung online.sounds kann einen Ordner nennen, der sie hat.

# Heading of a list of voices, one per line. $count: how many. $language: for example English.
pludo-device-doctor-voices = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
} für { $language }. Trage eine als speech.voice in deine Einstellungen ein:
pludo-device-doctor-no-voices = Hier gibt es keine Wahl der Stimme; stelle sie im Screenreader oder im System ein.

# $folder: a path.
pludo-device-doctor-folder-options = Einstellungen: { $folder }
pludo-device-doctor-folder-saves = Gespeicherte Spiele: { $folder }
pludo-device-doctor-folder-sounds = Klänge: { $folder }
pludo-device-doctor-folder-locales = Übersetzungen: { $folder }
pludo-device-doctor-folder-program = Programm: { $folder }

pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, Zeile { $line }: { $id } verwendet { $name }, das es dort nicht gibt; der Satz kommt auf Englisch.
    [form] { $file }, Zeile { $line }: { $id } verlangt die Form { $name }, die keine Nachricht hat.
    [mention] { $file }, Zeile { $line }: { $id } nennt { $name }, das nicht übersetzt ist; der Satz kommt auf Englisch.
    [encoding] { $file }, Zeile { $line }: { $name } ist nicht in UTF-8 geschrieben; der Satz kommt auf Englisch.
   *[unreadable] { $file }, Zeile { $line }: { $name } ist nicht lesbar; der Satz kommt auf Englisch.
}
pludo-device-doctor-translations = { $count ->
    [one] Und eine weitere solche Stelle.
   *[other] Und { $count } weitere solche Stellen.
}

# What to do when something goes wrong that doctor cannot see.
pludo-device-doctor-log = Um einen Fehler zu melden, starte mit --log und einem Dateinamen, zum Beispiel: playpalace-ludo --log ludo.log. Spiele, bis es geschieht, und schick dann die Datei. Darin steht, wann welcher Befehl kam und was an Sprache oder Server ging, nie, was du getippt, geschrieben oder gehört hast.

# Spoken as the test, and printed.
pludo-device-doctor-test-speech = Wenn du das hörst, funktioniert die Sprache.
pludo-device-doctor-test-left = Ein Würfel links.
pludo-device-doctor-test-right = Rechts kommt eine Figur ins Ziel.
# Before the test. $output: the way that speaks it.
pludo-device-doctor-test-begin = Jetzt eine Probe. Sprache: { $output }.

## Was zu installieren ist; nur Fehlendes wird gesagt.

pludo-device-advice-speechd = Für Sprache mit der Stimme deines Desktops installiere speech-dispatcher. Unter Debian und Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher läuft, aber seine Stimme spricht nicht. Beende ihn mit: killall speech-dispatcher. Das Spiel startet ihn wieder. Bleibt er stumm, sorge dafür, dass PulseAudio oder PipeWire läuft.
pludo-device-advice-voice = Für die eigene Stimme des Spiels: pip install espeakng-loader
pludo-device-advice-sound-library = Für Klang: pip install pygame-ce
pludo-device-advice-sound-device = Für Klang schließe Kopfhörer oder Lautsprecher an und sieh nach, ob das System sie benutzt.
pludo-device-advice-sound-device-linux = Für Klang schließe eine Soundkarte oder einen Kopfhörer an und sorge dafür, dass PulseAudio oder PipeWire läuft.
pludo-device-advice-reader-windows = Für Sprache und Braille mit einem Screenreader starte NVDA (nvaccess.org) oder JAWS und dann das Spiel.
pludo-device-advice-reader-macos = VoiceOver liest die Zeilen in der Ausgabeart Terminal vor. Schalte es mit Befehl F5 ein.
pludo-device-advice-ao2 = Für Screenreader: pip install accessible-output2
pludo-device-advice-nothing = Es fehlt nichts.
