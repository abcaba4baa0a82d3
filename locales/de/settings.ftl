## Einstellungen eines Servers, die seine Verwalter von einem Tisch aus ändern.

pludo-settings-row = Einstellungen dieses Servers
# $origin: owner, tables oder shipped, aus welcher Datei es kommt.
pludo-settings-origin = { $origin ->
    [owner] aus { $file }
    [tables] aus { $file }, an einem Tisch geändert
   *[shipped] wie ausgeliefert
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Angebotene Spiele
pludo-settings-first = Spiel eines neuen Tisches
# $name: eine Option eines Tisches, etwa Tempo.
pludo-settings-default = { $name } an einem neuen Tisch
pludo-settings-allowed = { $name }, was Tische wählen dürfen
pludo-settings-longest = Längste Bedenkzeit
pludo-settings-coins = Münzen
pludo-settings-doubling = Verdoppeln darf angeboten werden
pludo-settings-bots-stake = Auch Bots setzen
# $group: eine Gruppe von Regeln, etwa Sichere Felder.
pludo-settings-rules = Regeln, { $group }
pludo-settings-knob-default = An einem neuen Tisch
pludo-settings-knob-min = Kleinste Zahl, die Tische wählen dürfen
pludo-settings-knob-max = Größte Zahl, die Tische wählen dürfen
pludo-settings-knob-choices = Was Tische wählen dürfen
pludo-settings-own = wie es jedes Spiel hat
pludo-settings-all = alle { $count }
pludo-settings-some = { $count } von { $all }
# $set: true für einen Wert, der jetzt gilt oder erlaubt ist.
pludo-settings-choice = { $set ->
    [true] { $value }, gewählt
   *[false] { $value }
}
pludo-settings-type = Anderen Wert eingeben
pludo-settings-undo = Diese Änderung zurücknehmen
pludo-settings-set = { $name }: { $value }. Neue Tische haben es sofort, dieser behält seins.
pludo-settings-undone = Zurückgenommen. { $name }: { $value }.
pludo-settings-refused = Nichts ist geändert. { $problem }
pludo-settings-misread = { $text } passt nicht, nichts ist geändert.
pludo-settings-owners = Der Betreiber lässt das hier niemanden ändern. Es steht in { $file }.
