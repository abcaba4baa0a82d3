# Español: mesas en PlayPalace y PlayAural.
pludo-host-game-name = Ludo Plus
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Variante
    .desc = Con qué reglas se juega. Elegir una variante pone todas sus reglas como son.
pludo-host-option-seats = Asientos para dos
    .desc = Si dos jugadores se sientan juntos o enfrente.
pludo-host-option-bots = Bots
    .desc = Con qué fuerza juegan los bots de esta mesa.
pludo-host-option-pace = Ritmo
    .desc = Cuánto tiempo queda entre dados, pasos y frases.
pludo-host-option-turn-timer = Tiempo por turno
    .desc = Cuánto puede durar un turno. Después juega un bot por quien tarda, hasta que pulse una tecla.
pludo-host-option-hints = Pistas
    .desc = Quién puede pedir una buena jugada: nadie, quien está solo con bots, o todos. Solo la oye quien la pide.
pludo-host-option-undo = Deshacer
    .desc = Si se puede deshacer una decisión. Los dados quedan como cayeron, y se le dice a toda la mesa.
pludo-host-options-back = Volver a las opciones
pludo-host-seats-standard = juntos
pludo-host-seats-opposite = enfrente
pludo-host-bots-random = al azar
pludo-host-bots-easy = fácil
pludo-host-bots-normal = normal
pludo-host-bots-hard = difícil
pludo-host-bots-expert = experto
pludo-host-pace-slow = lento
pludo-host-pace-normal = normal
pludo-host-pace-fast = rápido
pludo-host-pace-instant = al instante
pludo-host-hints-off = no
pludo-host-hints-alone = solo con bots
pludo-host-hints-all = para todos
pludo-host-undo-off = no
pludo-host-undo-own-turn = en tu propio turno
pludo-host-undo-next-throw = hasta que otro tire
pludo-host-timer-value = { $seconds ->
    [0] no
   *[other] { $seconds } segundos
}
pludo-host-colour = Tu color: { $colour }
pludo-host-colour-any = cualquiera que quede
pludo-host-colour-prompt = ¿Qué color?
pludo-host-colour-of = { $colour }, lo tiene { $player }
pludo-host-colour-taken = { $player } tiene { $colour }.
pludo-host-colour-chosen = { $player } juega con { $colour }.
    .you = Juegas con { $colour }.
pludo-host-colour-free = { $player } toma cualquier color que quede.
    .you = Tomas cualquier color que quede.
pludo-host-table-rules = Reglas: { $variant }
pludo-host-variant-set = Variante: { $variant }. Todas sus reglas están puestas.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = La partida no puede empezar con estas opciones: { $problem }
pludo-host-option-range = { $name } puede ser aquí de { $low } a { $high }.
pludo-host-option-squares = { $name }: números de casillas del recorrido, separados por comas, o 0 para ninguna.
pludo-host-option-long = { $name }: caben { $most } caracteres como mucho.
pludo-host-long-name = El nombre de un bot tiene { $most } caracteres como mucho.
pludo-host-option-fixed = El servidor no permite otro valor para { $name }.
pludo-host-start-rules = La partida no puede empezar con estas opciones.
pludo-host-start-players = Esta variante es para { $range ->
    [one] exactamente { $low } jugadores
   *[several] { $low } a { $high } jugadores
}. En la mesa hay { $players }.
pludo-host-start-coins = { $player } tiene { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}, y la apuesta es { $stake }.
pludo-host-watching = Estás mirando esta partida.
pludo-host-choose = { $count ->
    [one] Una jugada, Intro la juega.
   *[other] { $count } jugadas: elige.
}
pludo-host-which-die = ¿Qué dado?
pludo-host-go-where = ¿Qué casilla? Su número o nombre
pludo-host-grid-nothing = Sin casilla
pludo-host-grid-back = Volver a la partida
pludo-host-no-grid = Este tablero es demasiado grande para una cuadrícula. K y J lo recorren.
pludo-host-no-such-player = Solo hay { $players } jugadores.
pludo-host-no-hints = Sin pistas
    .off = En esta mesa no hay pistas.
    .alone = Solo hay pistas para quien está solo con bots.
pludo-host-no-undo = En esta mesa no se deshace.
    .nothing = No hay decisión que puedas deshacer ahora.
pludo-host-undone = { $player } deshace una decisión. { pludo-host-same-again }
    .you = Deshecho. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Vendrán las mismas cartas.
    [spinner] La ruleta parará donde paró.
   *[dice] Los dados quedan como cayeron.
}
pludo-host-timer-on = Un turno puede durar { $seconds } segundos.
pludo-host-seconds-left = Quedan { $seconds } segundos.
pludo-host-too-slow = { $player } tarda demasiado. Un bot juega ahora por { $player }.
    .you = Tardaste demasiado. Un bot juega por ti hasta que pulses una tecla para jugar.
pludo-host-waits = El bot espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} a que vuelva { $player }.
pludo-host-saved-meanwhile = Tu partida de Ludo Plus te esperó y luego se guardó. Sigue desde Mesas guardadas en el menú principal.
pludo-host-held = Se perdió la conexión de { $player }. La partida espera hasta { $minutes } minutos.
pludo-host-missing = Faltan por volver: { $players }.
pludo-host-absent = { $player } no ha vuelto. Hasta entonces juega un bot por { $player }.
pludo-host-back = { $player } ha vuelto.
    .you = Has vuelto.
pludo-host-fault = Algo falló en Ludo Plus. La partida sigue; quien lleva el servidor lo encuentra en el log.
pludo-host-fault-end = Ludo Plus no puede seguir con esta partida y la detiene. Quien lleva el servidor encuentra la posición en el log.
pludo-host-brought-back = El servidor se detuvo de golpe, y esta partida se conservó.
    .cut = El servidor se detuvo de golpe, y esta partida se conservó, pero puede faltar su último turno.
pludo-host-set-aside = La partida de esta mesa no se pudo leer tras el reinicio. Quien lleva el servidor la tiene en un archivo. Puedes empezar otra.
pludo-host-table-lost = Esta mesa guardada no se pudo leer y se cerró. Quien lleva el servidor la tiene en un archivo.
pludo-host-not-loaded = Ludo Plus no está disponible ahora en este servidor. Sus mesas y resultados se conservan. Avisa a quien lleva el servidor.
pludo-host-board-rating = { $variant }: puntuación
    .mine = { $variant }, puntuación: { $value }
pludo-host-board-wins = { $variant }: partidas ganadas
    .mine = { $variant }, partidas ganadas: { $value }
pludo-host-not-rated = No puntúa: hay pistas o se puede deshacer.
pludo-host-result-title = La partida ha terminado.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] una ficha en la meta
   *[other] { $count } fichas en la meta
}
pludo-host-doc-title = Reglas de Ludo Plus
pludo-host-doc-goal = Lleva todas tus fichas una vuelta al tablero y a la meta antes que los demás. Una ficha sale de casa con un seis, da la vuelta al recorrido, entra en su pasillo y debe llegar a la meta con el número exacto. Quien cae sobre una ficha ajena la come: vuelve a casa, salvo en casilla segura.
pludo-host-doc-turn = Pulsa R para tirar. Si hay una sola jugada, se hace por ti donde las reglas lo dicen. Si hay varias, elige una en el menú o pulsa el número de la ficha. Todo lo demás se puede preguntar siempre, también fuera de tu turno.
pludo-host-doc-default = Las reglas de { $variant }
pludo-host-doc-variants = Variantes
pludo-host-doc-keys = Teclas
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Opciones de una mesa
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = En un teléfono o navegador todo está en los menús: las jugadas en el menú del juego, las preguntas debajo o en el menú de acciones.
pludo-host-doc-away = Si pierdes la conexión, un bot guarda tu sitio hasta que vuelvas; en tu turno te espera diez segundos. Si eras la única persona, la partida espera cinco minutos y luego se guarda la mesa.
pludo-host-dice-words = { $given ->
    [drawn] Palabras para los dados: sacadas al azar
    [sealed] Palabras para los dados: selladas por tu programa
   *[typed] Palabras para los dados: { $words }
}
pludo-host-dice-late = Demasiado tarde: estos dados ya se mezclan.
pludo-host-dice-changed = La partida no empezó, porque jugadores o reglas cambiaron mientras se mezclaban los dados. Ahora hay otros; empieza otra vez.
    .series = Jugadores o reglas cambiaron mientras se mezclaban los dados; por eso esta partida tiene otros. Su código: { $code }.
pludo-host-dice-words-prompt = Palabras cualesquiera, para mezclar con los dados de la próxima partida. Un guion las saca al azar:
pludo-host-dice-sees = El servidor ve las palabras que añades: con un cómplice podría elegir los dados. El cliente de terminal, playpalace-ludo connect, sella las tuyas hasta que están todas.
pludo-host-dice-again = Otra vez muestra todas las cifras.
pludo-host-dice-digits = Los dados en cifras
pludo-host-dice-commitment = Compromiso de esta partida, dicho antes: { $digits }
pludo-host-dice-commitment-next = Compromiso de la próxima partida: { $digits }
pludo-host-dice-seed = Semilla: { $digits }
pludo-host-dice-added = Palabras de { $name }: { $words }
pludo-host-dice-seal = Resumen del registro entero: { $digits }
pludo-host-record = El registro de esta partida
pludo-host-option-stake = Apuesta
    .desc = Dinero de juego que cada persona pone al empezar. Se reparte según los lugares.
pludo-host-stake-value = { $coins ->
    [0] ninguna
   *[other] { $coins } monedas cada cual
}
pludo-host-option-doubling = Doblar
    .desc = En una partida de dos personas cada una puede ofrecer doblar la apuesta; la otra acepta o la entrega.
pludo-host-doubling-off = no
pludo-host-doubling-on = sí
pludo-host-option-series = Serie
    .desc = Cuántas partidas se juegan seguidas. Tras cada una se dice cómo va: un punto por cada jugador que dejaste atrás.
pludo-host-series-value = { $games ->
    [one] una sola partida
   *[other] { $games } partidas
}
pludo-host-series-game = Partida { $number } de { $games }.
pludo-host-series-standing = La partida { $number } de { $games } ha terminado. Así va: { $rows }.
pludo-host-series-over = La serie de { $games } partidas ha terminado: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## Listas sobre la sala

pludo-host-list = Elige
pludo-host-list-type = El nuevo valor:
pludo-host-list-barred = Ya no puedes hacer eso.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Tus opciones guardadas
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, para tu próxima mesa
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Guardar las opciones de esta mesa
pludo-host-sets-name = Nombre:
pludo-host-sets-use = Usarlas en esta mesa
pludo-host-sets-rename = Cambiar el nombre
pludo-host-sets-delete = Borrarlas
pludo-host-sets-usual = Empezar con las opciones de este servidor
    .done = Tu próxima mesa empieza con las opciones de este servidor.
pludo-host-sets-saved = Guardadas como { $name }. Tu próxima mesa empieza con ellas.
pludo-host-sets-renamed = Ahora se llaman { $name }.
pludo-host-sets-deleted = { $name }: borradas.
pludo-host-sets-used = Opciones de { $name }. Variante: { $variant }.
pludo-host-sets-begins = Esta mesa empieza con tus opciones { $name }. Variante: { $variant }.
pludo-host-sets-not-offered = { $variant } ya no se ofrece aquí. No cambia nada.
pludo-host-sets-full = Ya tienes { $most } guardadas. Borra unas primero.
pludo-host-sets-taken = { $name } ya existe. No cambia nada.
pludo-host-sets-misnamed = Un nombre tiene de 1 a { $most } caracteres. No cambia nada.
pludo-host-sets-unwritten = Ahora no se puede guardar. No cambia nada.
