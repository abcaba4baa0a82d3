# Español: los ajustes de un servidor.
pludo-settings-row = Ajustes de este servidor
pludo-settings-origin = { $origin ->
    [owner] de { $file }
    [tables] de { $file }, cambiado en una mesa
   *[shipped] de fábrica
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Juegos que se ofrecen
pludo-settings-first = Juego de una mesa nueva
pludo-settings-default = { $name } de una mesa nueva
pludo-settings-allowed = { $name }, lo que las mesas pueden elegir
pludo-settings-longest = Mayor tiempo por turno
pludo-settings-coins = Monedas
pludo-settings-doubling = Se puede ofrecer doblar
pludo-settings-bots-stake = Los bots también apuestan
pludo-settings-rules = Reglas, { $group }
pludo-settings-knob-default = En una mesa nueva
pludo-settings-knob-min = Lo menos que pueden elegir las mesas
pludo-settings-knob-max = Lo más que pueden elegir las mesas
pludo-settings-knob-choices = Lo que las mesas pueden elegir
pludo-settings-own = según cada juego
pludo-settings-all = los { $count }
pludo-settings-some = { $count } de { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, elegido
   *[false] { $value }
}
pludo-settings-type = Escribir otro valor
pludo-settings-undo = Deshacer este cambio
pludo-settings-set = { $name }: { $value }. Las mesas nuevas lo tienen ya, esta sigue con lo suyo.
pludo-settings-undone = Deshecho. { $name }: { $value }.
pludo-settings-refused = No cambia nada. { $problem }
pludo-settings-misread = { $text } no vale, no cambia nada.
pludo-settings-owners = El dueño no deja cambiar esto aquí. Está en { $file }.
