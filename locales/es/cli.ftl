# Español: lo que escriben las órdenes del terminal.
pludo-cli-progress = { $done } de { $total } partidas, faltan { $left }
pludo-cli-train-progress = { $games } partidas, faltan { $left }
pludo-cli-train-resumed = Sigue tras { $games } partidas.
pludo-cli-train-nothing = Parado antes de acabar la primera ronda de partidas; no se escribe nada.
pludo-cli-train-done = { $end ->
    [stopped] Parado tras { $games } partidas.
    [settled] Acabado tras { $games } partidas: ya nada mejoraba.
   *[spent] Acabado tras { $games } partidas: el límite se agotó.
} Lo que ha aprendido el experto está en { $file }, { $size } kilobytes. La misma orden sigue desde aquí.
pludo-cli-check-refused = { $count ->
    [one] { $file } tiene un problema.
   *[other] { $file } tiene { $count } problemas.
}
pludo-cli-line = { $file }, línea { $line }
pludo-cli-column = { $file }, línea { $line }, columna { $column }
pludo-cli-check-good = { $file } es un buen archivo de reglas. Dice esto:
pludo-cli-check-effort = La pregunta más difícil sobre capturas mira { $count } posiciones.
pludo-cli-check-cut = La pregunta más difícil sobre capturas miraría { $count } posiciones. Son demasiadas: N, las pistas y el explorador miran solo algunas y dicen “al menos”.
pludo-cli-check-heading = Partidas al azar.
pludo-cli-check-ended = { $games ->
    [one] La única partida al azar de { pludo-cli-players } acabó.
   *[other] Acabaron { $ended } de { $games } partidas al azar de { pludo-cli-players }.
}
pludo-cli-check-endless = { $games ->
    [one] La única partida al azar de { pludo-cli-players } no acabó; se dejó en el turno { $turns }. ¿Puede cada ficha llegar a su meta?
   *[other] Ninguna de { $games } partidas al azar de { pludo-cli-players } acabó; la más larga se dejó en el turno { $turns }. ¿Puede cada ficha llegar a su meta?
}
pludo-cli-players = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
pludo-cli-check-stuck = { $file } no se puede jugar: en { $count } de { $games } partidas al azar un turno no acabó nunca. Mira cada "again", "bonus" y "pass".
pludo-cli-check-length = Una partida dura unos { $middle } turnos; ocho de cada diez, de { $low } a { $high }.
pludo-cli-check-captures = Capturas por partida: { $count }.
pludo-cli-check-drawn = Partidas sin ganador: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } gana el { $percent } por ciento, más que su parte de { $fair }: el valor real está entre { $low } y { $high }.
    [less] { $colour } gana el { $percent } por ciento, menos que su parte de { $fair }: el valor real está entre { $low } y { $high }.
   *[fair] { $colour } gana el { $percent } por ciento; el valor real está entre { $low } y { $high }, su parte es { $fair }.
}
pludo-cli-check-fair = Ningún asiento tiene una ventaja que estas partidas puedan mostrar.
pludo-cli-check-unfair = Los asientos no son iguales. Si no es lo que quieres, mira los recorridos, las fichas y quién empieza.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Resultados que nunca dejan hacer nada a nadie: { $names }.
   *[other] Resultados que nunca dejan hacer nada a nadie: { $names } y { $more } más.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Resultados que nunca salieron: { $names }.
   *[other] Resultados que nunca salieron: { $names } y { $more } más.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Casillas en las que no paró ninguna ficha: { $names }.
   *[other] Casillas en las que no paró ninguna ficha: { $names } y { $more } más.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Cambios de reglas que nunca ocurrieron: { $names }.
   *[other] Cambios de reglas que nunca ocurrieron: { $names } y { $more } más.
}
pludo-cli-check-all-matter = Todos los resultados y todas las casillas entraron en juego.
pludo-cli-new-variant-written = { $file } está escrito. Ábrelo en un editor de texto y luego ejecuta: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } está instalado como { $file }. Juégalo con: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = El archivo en que se basa se incluyó en él: este solo archivo es todo lo que necesita otro jugador.
pludo-cli-install-replaced = Sustituye al archivo de ese nombre que había antes. Las partidas guardadas con las reglas viejas necesitan el archivo viejo.
pludo-cli-install-removed = { $file } se ha quitado.
pludo-cli-install-refused = { $file } no se ha instalado. No ha cambiado nada.
pludo-cli-arena-heading = { $games ->
    [one] Una partida de { $variant }.
   *[other] { $games } partidas de { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Sin ganador: { $drawn }.
}
pludo-cli-arena-fault = Fallo: { $bot }: { $fault }. Sigue el bot difícil.
pludo-cli-arena-score = { $seats ->
    [1] { $name } gana el { $percent } por ciento; el valor real está entre { $low } y { $high }.
   *[other] { $name }, en { $seats } asientos, gana el { $percent } por ciento por asiento; el valor real está entre { $low } y { $high }.
}
pludo-cli-arena-times = { $name } decide { $decisions } veces por partida; una decisión tarda { $median } milisegundos, 99 de cada 100 como mucho { $most }.
pludo-cli-arena-length = Una partida tiene { $turns } turnos y { $throws } tiradas, con { $captures } capturas.
pludo-cli-arena-cell = { $others ->
    [1] { $row } contra { $column }: { $percent } por ciento, entre { $low } y { $high }.
   *[other] { $row } contra { $others } de { $column }: { $percent } por ciento, entre { $low } y { $high }.
}
pludo-cli-arena-rating = { $name } tiene una puntuación de { $rating }, con un margen de { $doubt }.
pludo-cli-given-up = { $count ->
    [one] Una partida no llegó a su fin y se dejó.
   *[other] { $count } partidas no llegaron a su fin y se dejaron.
}
pludo-cli-balance-heading = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $variant } con { $players ->
    [one] un bot
   *[other] { $players } bots
} de fuerza { $strength }.
pludo-cli-balance-who-began = Quien empieza gana el { $percent } por ciento, { $verdict ->
    [more] más que la parte de { $fair }: el valor real está entre { $low } y { $high }.
    [less] menos que la parte de { $fair }: el valor real está entre { $low } y { $high }.
   *[fair] que estas partidas no distinguen de la parte de { $fair }: el valor real está entre { $low } y { $high }.
}
pludo-cli-balance-story = Quién va ganando cambia { $changes } veces por partida; el ganador va ya siempre por delante tras el { $decided } por ciento de la partida. El { $comebacks } por ciento de los ganadores casi había perdido.
pludo-cli-not-installed = { $count ->
    [one] { $names } no está instalado aquí; instálalo con: pip install { $packages }
   *[other] { $names } no están instalados aquí; instálalos con: pip install { $packages }
}
pludo-cli-draw-written = { $file } está escrito: { $title }.
pludo-cli-tournament-none = Aún no hay torneos.
pludo-cli-tournament-created = Juégalo con: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } está escrito.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] de 2 a 4 jugadores
    [s04] un tablero circular
    [s06] 4 fichas cada uno
    [s07] solo se mueven fichas propias
    [s09] cuatro fases
    [s10] un pasillo propio
    [s12] gana quien lleva todas a la meta
    [s13] uno o dos dados normales
    [s14] una tirada para el orden de juego
    [s15] la tirada más alta empieza
    [s16] los empates tiran otra vez
    [s17] una tirada por turno
    [s18] sin jugada acaba el turno
    [s19] el primer ganador acaba la partida
    [s20] un recorrido circular
    [s21] todas empiezan en casa
    [s23] un 6 para salir
    [s24] se sale a la casilla de salida
    [s25] distancias iguales
    [s26] se avanza siempre
    [s27] tanto como dice la tirada
    [s28] se elige cualquier ficha
    [s29] se puede adelantar a otras
    [s30] quien puede mover debe
    [s31] un 6 debe sacar una ficha
    [s32] sin 6 no hay otro intento
    [s33] todas las casillas son iguales
    [s34] las propias comparten casilla
    [s35] la ficha comida vuelve a casa
    [s36] a salvo en la propia salida
    [s39] al pasillo desde la casilla anterior
    [s40] a la meta desde el pasillo
    [s43] número exacto para llegar
    [s44] sin adelantar en el pasillo
    [s45] pasillo de 4 o 5 casillas
    [s46] una meta de una casilla
    [s47] cada dado por separado
    [s48] los dados en cualquier orden
    [s49] basta un dado que se pueda jugar
    [s51] ambos dados con una ficha
   *[s52] el tamaño del recorrido
}
pludo-cli-strict-all = Esto es Ludo estricto: se cumplen las { $all } reglas.
pludo-cli-strict-kept = De las { $all } reglas del Ludo estricto se cumplen { $kept }.
pludo-cli-strict-relaxed = Relajadas: { $list }.
pludo-cli-strict-seen = S-{ $number } se rompe con { $item } en la posición { $position }
pludo-cli-strict-says = S-{ $number }: las reglas dicen { $value }.
pludo-cli-strict-unseen = S-{ $number }: las reglas lo permiten, pero la búsqueda no llegó a tal posición.
pludo-cli-strict-searched = Se buscó en { $games ->
    [one] una partida al azar
   *[other] { $games } partidas al azar
} de { $turns } turnos en total; allí se cumplieron las demás reglas.
pludo-cli-loose-kept = Sigue siendo Ludo: valen las reglas L-01 a L-37.
pludo-cli-loose-broken = Ya no es Ludo: { $count ->
    [one] no se cumple { $rules }.
   *[other] no se cumplen { $rules }.
}
pludo-cli-loose-stranded = Ninguna tirada lleva nunca una ficha de { $colour } a su meta (L-27).
pludo-cli-scenarios-skipped = omitidos: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } de phase { $pattern }
   *[preset] { $count } de preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } bien, { $failed } mal
pludo-cli-web-written = La página está en { $folder }. Cualquier servidor web puede servirla; docs/web.md dice con qué cabeceras.
pludo-cli-web-served = El juego está en { $address }, solo desde este ordenador. Ctrl+C lo termina; tus partidas quedan en el navegador.
pludo-cli-options-ignored = De { $file } esto vale solo en un servidor: { $keys }.
pludo-cli-host-starting = Arranca { $title } con Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } se renovó en { $folder }, con todo lo que necesita.
   *[new] Ludo Plus { $version } se puso en { $folder }, con todo lo que necesita.
}
pludo-cli-host-before = Antes estaba la versión { $version }.
pludo-cli-host-found-by = { $title } lo encuentra por { $anchor }. No se cambió ningún archivo del servidor ni se puso nada en su entorno de Python, así que uv sync, un entorno nuevo u otro Python no lo tocan.
pludo-cli-host-old-hook = Se quitó el enlace de una versión anterior: { $path }.
pludo-cli-host-keep-folders = No borres a mano estas dos carpetas: { $title } borra todos los datos de un juego que falta al arrancar. playpalace-ludo host --uninstall los copia antes.
pludo-cli-host-not-tried = No se probó si { $title } puede cargarlo: no hay .venv junto al servidor. Nombra su Python con --python para probar.
pludo-cli-host-not-triable = No se pudo probar con { $python } si { $title } puede cargarlo: { $reason }
pludo-cli-host-said = El servidor dice: { $line }
pludo-cli-host-loads = Probado con { $python }: { $title } lo carga.
pludo-cli-host-fails = { $reason ->
    [none] Aviso: probado con { $python }, { $title } no lo carga.
   *[other] Aviso: probado con { $python }, { $title } no lo carga. { $reason }
}
pludo-cli-host-restart-installed = Reinicia el servidor como siempre. Ludo Plus está entonces entre los juegos de mesa; si no, el log del servidor dice por qué.
pludo-cli-host-not-installed = Ludo Plus no está instalado en { $folder }; no cambió nada.
pludo-cli-host-copied = La base de datos se copió a { $copy }.
pludo-cli-host-no-database = No se encontró { $names } en { $folder } ni en su carpeta de servidor, así que no se copió nada; si el servidor lo tiene en otro sitio, cópialo antes de arrancarlo.
pludo-cli-host-removed = { $path } se quitó.
pludo-cli-host-data-stays = Resultados, puntuaciones y mesas guardadas quedan en la base de datos de { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Aviso: cuando { $title } arranque sin Ludo Plus borrará todas las mesas guardadas, resultados, estadísticas y puntuaciones de Ludo Plus. Para recuperarlos, para el servidor, pon la copia en lugar de la base de datos e instala otra vez.
   *[own] Aviso: cuando { $title } arranque sin Ludo Plus borrará todas las mesas guardadas, resultados, estadísticas y puntuaciones de Ludo Plus. Para recuperarlos, para el servidor, pon tu propia copia en lugar de la base de datos e instala otra vez.
}
pludo-cli-host-restart = Reinicia el servidor.
pludo-cli-host-left = Se deja donde está, para guardarlo o borrarlo: { $path } ({ $what ->
    [settings] tus ajustes
    [changed] ajustes cambiados en las mesas
    [sets] opciones guardadas por jugadores
    [set-aside] mesas que no se pudieron leer
    [records] registros de las últimas partidas
    [rules] el documento de reglas como se editó en el servidor
    [tables] partidas que se estaban jugando
    [purses] las monedas de tus jugadores
   *[copy] una copia de la base de datos
}).
