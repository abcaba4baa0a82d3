# Español: variantes, opciones y reglas en palabras.
pludo-preset-playpalace = Ludo de PlayPalace
    .summary = Ludo de PlayPalace: un dado, casillas seguras y salidas seguras, y el tercer seis seguido deshace todo el turno.
pludo-preset-classic = Ludo clásico
    .summary = Ludo clásico: sin casillas seguras en el recorrido, una ficha propia por casilla, y se juega por todos los puestos.
pludo-preset-indian = Ludo indio con estrellas
    .summary = Ludo indio: como el clásico, con cuatro estrellas donde no se come a nadie.
pludo-preset-nigerian = Ludo nigeriano
    .summary = Ludo nigeriano: dos dados, hay que usarlos todos, y la ficha que come va directa a la meta.
pludo-preset-nigerian-classic = Ludo nigeriano, modo clásico
    .summary = Ludo nigeriano, modo clásico: un dado, y comer da otra tirada.
pludo-preset-strict = Ludo estricto
    .summary = Ludo estricto: sin tiradas extra, solo tu salida es casilla segura, y las fichas propias bloquean el pasillo.
pludo-preset-jota = Ludo con Jota
    .summary = Ludo con Jota: dos fichas propias en una casilla son una pareja, que se mueve junta y no se puede comer.
pludo-preset-quick = Ludo rápido
    .summary = Ludo rápido: todos empiezan con una ficha fuera, y dos fichas en la meta ganan. Bastan diez minutos.
pludo-preset-figure-eight = Duelo en ocho
    .summary = Duelo en ocho: dos jugadores en dos vueltas que se cruzan, con una ruleta que también empuja atrás al otro.
pludo-preset-hexagon = Hexágono
    .summary = Hexágono: hasta seis jugadores con tres fichas cada uno en un anillo, y un dado amigo del seis.
pludo-preset-market-road = Camino del mercado
    .summary = Camino del mercado: cartas en vez de dados, y un camino con bifurcación.
pludo-preset-forty-squares = Cuarenta casillas
    .summary = Cuarenta casillas: el juego alemán. Un seis obliga a sacar ficha, tres intentos mientras no hay nada en camino, y una fila de cuatro como meta.
pludo-preset-parchis = Parchís
    .summary = Parchís: el juego español. Un cinco saca ficha, dos de un color son una barrera, y comer da veinte pasos.
pludo-preset-pachisi-partners = Pachisi por parejas
    .summary = Pachisi por parejas: dos contra dos con cauris, por tu propio brazo, una vuelta y regreso. Nadie está obligado a mover.
pludo-preset-six-arms = Seis brazos
    .summary = Seis brazos: el juego de siempre en una estrella de seis brazos, para hasta seis jugadores.
pludo-preset-masquerade = Mascarada
    .summary = Mascarada: cuatro puertas de escena, y quien para allí toma una habilidad que nadie más ve.
pludo-preset-shield-smiths = Herreros de escudos
    .summary = Herreros de escudos: las forjas dan escudos, que se ponen a la ficha que elijas.
pludo-preset-springboard = Trampolín
    .summary = Trampolín: muelles para saltar y monedas de la suerte para una segunda tirada; dos fichas en la meta ganan.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, para { $high } jugadores.
       *[several] { $title }, de { $low } a { $high } jugadores.
    }
pludo-preset-changed = { $count ->
    [one] { $title } con una opción cambiada
   *[other] { $title } con { $count } opciones cambiadas
}

pludo-value-on = sí
pludo-value-off = no
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] ninguna
   *[other] { $value }
}
pludo-value-safe-squares-for-own = a su color
pludo-value-safe-squares-for-all = a todos
pludo-value-safe-start-none = a nadie
pludo-value-safe-start-own = al dueño
pludo-value-safe-start-all = a todos
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = uno a uno
pludo-value-dice-use-sum = sumados
pludo-value-dice-usage-each = lo que valga
pludo-value-dice-usage-all-or-nothing = todos si se puede
pludo-value-stack-own-limit = { $value ->
    [0] sin límite
   *[other] { $value }
}
pludo-value-home-blocking-none = nada
pludo-value-home-blocking-pass = adelantar
pludo-value-home-blocking-pass-and-land = adelantar y juntarse
pludo-value-capture-captor-stay = se queda
pludo-value-capture-captor-finish = va a la meta
pludo-value-capture-captor-start = va a casa
pludo-value-bonus-limit = { $value ->
    [0] sin límite
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = después de mover
pludo-value-bonus-timing-before-move = enseguida
pludo-value-bonus-without-move-pass = el turno termina
pludo-value-bonus-without-move-roll = se tira igualmente
pludo-value-sixes-max = { $value ->
    [0] sin límite
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = se deshace el turno
pludo-value-sixes-penalty-forfeit = se pierde la tirada
pludo-value-turn-first-seat = el primer asiento
pludo-value-turn-first-highest-roll = la tirada más alta
pludo-value-turn-first-lowest-roll = la tirada más baja
pludo-value-turn-first-random = el azar
pludo-value-powers-kind-none = nada
pludo-value-powers-kind-shields = escudos
pludo-value-powers-kind-leaps = saltos
pludo-value-powers-kind-swaps = cambios
pludo-value-powers-kind-second-throws = segundas tiradas
pludo-value-powers-kind-all = todo
pludo-value-powers-use-held = guardados
pludo-value-powers-use-at-once = enseguida
pludo-value-powers-tiles = { $value }
pludo-value-end-places-first = con el primer ganador
pludo-value-end-places-all = con todos los puestos decididos
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = ninguno
pludo-value-teams-pairs-opposite = frente a frente
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] sin límite
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Brazos del tablero
    .desc = Cuántos brazos tiene el tablero, y así cuántos pueden jugar: 4 es la cruz habitual. El recorrido crece con ello.
pludo-knob-board-markers = Fichas por jugador
    .desc = Cuántas fichas tiene cada jugador.
pludo-knob-board-home-squares = Casillas del pasillo
    .desc = Cuántas casillas tiene el pasillo antes de la meta, normalmente 5. El recorrido crece con ello.
pludo-knob-board-corner-tiles = Casillas de esquina
    .desc = Añade una casilla del recorrido en cada esquina interior de la cruz.
pludo-knob-board-home-entry-back = Entrada al pasillo
    .desc = Cuántas casillas antes de su salida entra un color en su pasillo, normalmente 2.
pludo-knob-board-tokens-out = Fichas fuera al empezar
    .desc = Cuántas fichas de cada jugador empiezan en la salida.
pludo-knob-safe-squares = Casillas seguras
    .desc = Casillas del recorrido donde no se come a nadie.
pludo-knob-safe-squares-for = Casillas seguras protegen
    .desc = A todos, o solo a las fichas del color en cuyo brazo están.
pludo-knob-safe-start = Salidas seguras
    .desc = A quién protegen las salidas: a nadie, solo a las fichas del dueño, o a todos.
pludo-knob-dice-count = Dados
    .desc = Cuántos dados se tiran a la vez: 1 o 2.
pludo-knob-dice-use = Dos dados cuentan
    .desc = Cada dado es una jugada, o ambos se suman en una.
pludo-knob-dice-usage = Dados que usar
    .desc = Juega el dado que valga, o usa todos siempre que se pueda.
pludo-knob-dice-same-marker = Una ficha puede usar ambos dados
    .desc = ¿Puede una ficha usar más de un dado de una tirada?
pludo-knob-stack-own-limit = Fichas propias en una casilla
    .desc = El máximo de fichas de un jugador en una casilla, 0 sin límite.
pludo-knob-stack-doubled = Parejas
    .desc = Dos fichas propias en una casilla se mueven juntas la mitad de un número par, y no se pueden comer.
pludo-knob-stack-doubled-forced-on-even = Las parejas van primero
    .desc = Con 2 o 4 una pareja debe mover si puede.
pludo-knob-home-blocking = Las fichas propias del pasillo impiden
    .desc = Nada, adelantarlas, o adelantarlas y juntarse.
pludo-knob-capture-captor = Una ficha que come
    .desc = Se queda donde comió, va directa a la meta, o vuelve a casa.
pludo-knob-bonus-all-sixes = Tirada extra por seises
    .desc = Una tirada de solo seises da otra tirada.
pludo-knob-bonus-capture = Tirada extra por comer
    .desc = Una tirada que come da otra tirada.
pludo-knob-bonus-limit = Tiradas extra por turno
    .desc = El máximo de tiradas extra en un turno, 0 sin límite.
pludo-knob-bonus-timing = La tirada extra por seises llega
    .desc = Después de mover, o enseguida, y entonces todos los dados se juegan juntos.
pludo-knob-bonus-without-move = Seises que no se pueden jugar
    .desc = El turno termina, o la tirada extra llega igualmente.
pludo-knob-sixes-max = Máximo de seises seguidos
    .desc = Con tantos seises seguidos cae el castigo, 0 para nunca.
pludo-knob-sixes-penalty = Castigo por demasiados seises
    .desc = Se deshace todo el turno, o solo se pierde la última tirada.
pludo-knob-turn-first = Quién empieza
    .desc = El primer asiento, quien saca más o menos, o quien diga el azar.
pludo-knob-powers-kind = Casillas de poder
    .desc = Qué dan las casillas de poder: nada, escudos, saltos, cambios, segundas tiradas, o todo.
pludo-knob-powers-tiles = Casillas de poder por brazo
    .desc = Tantas casillas de cada brazo dan un poder.
pludo-knob-powers-use = Uso de los poderes
    .desc = Un poder se guarda hasta que su jugador lo usa, o se usa enseguida.
pludo-knob-turn-auto-single = La única jugada se hace sola
    .desc = Si solo hay una jugada posible, se hace sin preguntar.
pludo-knob-turn-auto-roll = Tirar automáticamente
    .desc = Mientras ninguna tirada te deje elegir, dados y jugadas van solos.
pludo-knob-end-home = Fichas en la meta para ganar
    .desc = Cuántas fichas deben estar en la meta para ganar.
pludo-knob-end-places = La partida termina
    .desc = Con el primer ganador, o con todos los puestos decididos.
pludo-knob-end-max-turns = Límite de turnos
    .desc = Tras tantos turnos gana quien tenga más fichas en la meta, 0 sin límite.

pludo-knob-teams-pairs = Compañeros
    .desc = Cada uno juega solo, o con el compañero de enfrente.
pludo-knob-teams-together = Los compañeros ganan juntos
    .desc = Sí: los compañeros ganan cuando ambos tienen sus fichas en la meta. No: cada uno juega por su cuenta.
pludo-knob-teams-help = Ayudar al compañero
    .desc = Quien tiene todas sus fichas en la meta sigue con las del compañero.
pludo-knob-teams-pass = Adelantar al compañero
    .desc = Sí: las fichas del compañero nunca te estorban, ni como barrera. No: no puedes adelantarlas.
pludo-knob-teams-capture = Comer al compañero
    .desc = ¿Pueden comerse los compañeros entre sí?

pludo-rule-heading-goal = El objetivo.
pludo-rule-heading-board = El tablero.
pludo-rule-heading-teams = Compañeros.
pludo-rule-heading-dice = Dados y salida.
pludo-rule-heading-moving = Mover.
pludo-rule-heading-captures = Capturas y lugares seguros.
pludo-rule-heading-extra = Tiradas extra.
pludo-rule-heading-first = Quién empieza.
pludo-rule-heading-turns = Turnos.
pludo-rule-heading-chance = { $throw ->
    [cards] Las cartas.
    [spinner] La ruleta.
   *[dice] Las tiradas.
}
pludo-rule-heading-abilities = Habilidades.
pludo-rule-heading-questions = Lo que se pregunta a todos.
pludo-rule-heading-amendments = Reglas que cambian durante la partida.

pludo-rule-goal = { $board-markers ->
    [0] Lleva tus fichas
    [one] Lleva tu ficha
   *[other] Lleva tus { $board-markers } fichas
} por el recorrido y por tu pasillo hasta la meta.
pludo-rule-board-markers = { $board-markers ->
    [one] Cada uno tiene una ficha.
   *[other] Cada uno tiene { $board-markers } fichas.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] Gana quien primero la tenga en la meta.
       *[other] Gana quien primero las tenga todas en la meta.
    }
   *[no] { $end-home ->
        [one] Gana quien primero tenga una ficha en la meta.
       *[other] Gana quien primero tenga { $end-home } en la meta.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Juegan juntos: { $teams }.
   *[none] Cada uno juega solo.
}
pludo-rule-team = { $first } con { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Los compañeros ganan juntos, cuando ambos acaban.
   *[no] Cada uno juega por su cuenta, también los compañeros.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Quien tiene todas sus fichas en la meta sigue por su compañero.
   *[no] Quien tiene todas sus fichas en la meta espera a su compañero.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Las fichas de tu compañero nunca te estorban.
   *[no] No puedes adelantar las fichas de tu compañero.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Los compañeros se comen como cualquiera.
   *[no] Los compañeros no se comen.
}
pludo-rule-end-places = { $end-places ->
    [all] Los demás siguen hasta decidir todos los puestos.
   *[first] La partida termina con el primer ganador.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] No hay límite de turnos.
    [one] Tras un turno termina la partida, y gana quien tenga más fichas en la meta.
   *[other] Tras { $end-max-turns } turnos termina la partida, y gana quien tenga más fichas en la meta.
}
pludo-rule-limit-together = Ahí cuenta junto lo que llevan los compañeros.
pludo-rule-board-arms = El tablero tiene { $board-arms } brazos.
pludo-rule-track = El recorrido tiene { $track } casillas. Salidas: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = El pasillo tiene { $board-home-squares ->
    [one] una casilla
   *[other] { $board-home-squares } casillas
}, luego viene la meta{ $arrive ->
    [exact] , que pide el número exacto
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Todas las fichas empiezan en casa.
    [one] Todos empiezan con una ficha en la salida.
   *[other] Todos empiezan con { $board-tokens-out } fichas en la salida.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] El recorrido tiene también una casilla en cada esquina interior.
   *[no] El recorrido no tiene casillas de esquina.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Tus fichas entran en el pasillo una casilla antes de tu salida.
   *[other] Tus fichas entran en el pasillo { $board-home-entry-back } casillas antes de tu salida.
}
pludo-rule-dice-count = { $dice-count ->
    [one] Tiras un dado.
   *[other] Tiras { $dice-count } dados.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Ambos dados se suman en una jugada.
   *[separate] Cada dado es una jugada.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Si se pueden jugar todos los dados, hay que hacerlo. Si no, juega lo que valga, pero sin comer.
   *[each] Juega el dado que valga, mientras haya uno.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Una ficha puede usar ambos dados.
   *[no] Cada ficha solo puede usar un dado de una tirada.
}
pludo-rule-enter = Un 6 saca una ficha de casa a su salida.
pludo-rule-move = Una ficha avanza justo lo que dice el dado y puede adelantar a otras en el recorrido. Si puedes mover, debes.
pludo-rule-move-must = Si puedes mover, debes.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] En una casilla caben todas las fichas tuyas que quieras.
    [one] Dos fichas tuyas no pueden estar en una casilla.
   *[other] Como mucho { $stack-own-limit } fichas tuyas pueden estar en una casilla.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Dos fichas tuyas en una casilla son una pareja: se mueven juntas la mitad de un número par, nunca con impar, y no se pueden comer.
   *[no] Las fichas de una misma casilla se mueven una a una.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Con 2 o 4 una pareja debe mover si puede.
   *[no] Eliges libremente entre una pareja y una ficha sola.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] En el pasillo tus fichas no pueden adelantarse.
    [pass-and-land] En el pasillo tus fichas no pueden adelantarse ni juntarse.
   *[none] En el pasillo tus fichas no se estorban.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Si solo hay una jugada posible, se hace sola.
   *[no] Haces tú cada jugada, incluso la única.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Mientras ninguna tirada te deje elegir, tiradas y jugadas van solas.
   *[no] Tiras tú.
}
pludo-rule-capture = Una ficha que para donde hay una ficha rival sin protección se la come y la manda a casa.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] No hay casillas seguras en el recorrido.
    [one] { $safe-called ->
        [star] No se come a nadie en la estrella, casilla { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] La casilla segura { $safe-named } vale para su color.
           *[all] No se come a nadie en la casilla { $safe-named }.
        }
       *[plain] No se come a nadie en la casilla { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] No se come a nadie en las estrellas, casillas { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Casillas seguras para su color: { $safe-named }.
           *[all] No se come a nadie en las casillas { $safe-named }.
        }
       *[plain] No se come a nadie en las casillas { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (seguro { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Una casilla segura solo protege a las fichas del color de su brazo.
   *[all] Las casillas seguras protegen a todos.
}
pludo-rule-safe-start = { $safe-start ->
    [all] No se come a nadie en una salida.
    [own] Tus fichas están seguras en tu propia salida.
   *[none] Las salidas no protegen a nadie.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Una ficha que come va directa a la meta.
    [start] Una ficha que come vuelve a su casa.
   *[stay] Una ficha que come se queda donde está.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] Un 6 da otra tirada.
       *[other] Una tirada de solo seises da otra tirada.
    }
   *[no] Un 6 no da tirada extra.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] La tirada extra llega enseguida, y todos los dados se juegan juntos.
   *[after-move] La tirada extra llega después de tu jugada.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Un seis que no mueve nada también da otra tirada.
   *[pass] Un seis que no mueve nada termina el turno.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Comer da otra tirada.
   *[no] Comer no da tirada extra.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] No hay límite de tiradas extra.
    [one] Hay como mucho una tirada extra por turno.
   *[other] Hay como mucho { $bonus-limit } tiradas extra por turno.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Se permiten los seises seguidos que salgan.
    [1] Cada seis { pludo-rule-penalty }.
    [2] El segundo seis seguido { pludo-rule-penalty }.
    [3] El tercer seis seguido { pludo-rule-penalty }.
    [4] El cuarto seis seguido { pludo-rule-penalty }.
   *[5] El quinto seis seguido { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] termina el turno y lo deshace
   *[forfeit] no se juega y termina el turno
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Nunca cae, porque se permiten los seises seguidos que salgan.
   *[other] { $sixes-penalty ->
        [rollback] Demasiados seises seguidos deshacen todo lo movido en ese turno.
       *[forfeit] El último de demasiados seises no se juega; lo movido antes vale.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Todos tiran, y empieza quien saca más. Quien empata tira otra vez.
    [lowest-roll] Todos tiran, y empieza quien saca menos. Quien empata tira otra vez.
    [random] El azar decide quién empieza.
   *[seat] Empieza el primer jugador de la mesa.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Las casillas de poder dan escudos.
    [leaps] Las casillas de poder dan saltos.
    [swaps] Las casillas de poder dan cambios.
    [second-throws] Las casillas de poder dan segundas tiradas.
    [all] Las casillas de poder dan un escudo, un salto, un cambio o una segunda tirada.
   *[none] Ninguna casilla da un poder.
}
pludo-rule-powers-tiles = Cada brazo tiene { $powers-tiles ->
    [one] una casilla de poder.
   *[other] { $powers-tiles } casillas de poder.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Un poder se usa en cuanto se gana.
   *[held] Un poder se guarda hasta que lo usas.
}

pludo-rule-loose-win = Ganas con: { $list }.
pludo-rule-loose-win-when = Ganas cuando { $list }.
pludo-rule-goal-mover = Ganas cuando, por tu propia jugada, { $list }.
pludo-rule-goal-together = Todos ganan juntos cuando esto vale para cada jugador: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] La partida termina sin ganador cuando esto vale para quien acaba de jugar: { $list }.
    [all-together] La partida termina sin ganador cuando esto vale para cada jugador: { $list }.
   *[anybody] La partida termina sin ganador cuando esto vale para algún jugador: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Los demás siguen hasta decidir todos los puestos.
    [forever] La partida sigue hasta que la pares.
   *[stop] La partida termina con el primer ganador.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Para entrar en la meta vale cualquier número que llegue.
    [bounce] Para entrar en la meta necesitas el número exacto; con más, retrocedes desde ella.
    [row] Las fichas llenan la meta desde el fondo: cada una necesita el número exacto hasta el último sitio libre.
   *[exact] Para entrar en la meta necesitas el número exacto.
}
pludo-rule-loose-needs = { $captures ->
    [one] Debes haber comido una ficha antes de entrar en la meta.
   *[other] Debes haber comido { $captures } fichas antes de entrar en la meta.
}
pludo-rule-loose-finish-when = Una ficha solo puede entrar en la meta cuando { $when }.
pludo-rule-loose-start-when = Una ficha solo puede salir de casa cuando { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] Una ficha solo puede salir de casa mientras no tengas ninguna en el tablero.
   *[other] Una ficha solo puede salir de casa mientras tengas menos de { $count } en el tablero.
}
pludo-rule-loose-toll = Al salir de casa: { $effects }.
pludo-rule-loose-move-when = Una ficha solo puede mover cuando { $when }.
pludo-rule-loose-capture-only = Solo se come una ficha cuando { $when }.
pludo-rule-loose-finish-reward = Al llegar una ficha a la meta: { $effects }.
pludo-rule-loose-team = { $members } juegan juntos.
pludo-rule-loose-price = { $hangs ->
    [yes] Quien no tiene puntos bastantes no puede sacar ficha.
   *[no] { $count ->
        [one] Quien no tiene ningún punto no puede sacar ficha.
       *[other] Quien tiene menos de { $count } puntos no puede sacar ficha.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Al empezar una ronda, quedas fuera de la partida si { $when }.
   *[always] Quedas fuera de la partida si { $when }.
}
pludo-rule-loose-last-left = Gana quien se queda solo.
pludo-rule-loose-for-team = Los compañeros ganan juntos.
pludo-rule-loose-tokens = { $count ->
    [one] Cada uno tiene una ficha.
   *[other] Cada uno tiene { $count } fichas.
}
pludo-rule-loose-tokens-each = Fichas: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Todos recorren { $tiles }, luego la meta.
pludo-rule-loose-route = { $colour } recorre { $tiles }, luego la meta.
pludo-rule-loose-run = { $first } a { $last }
pludo-rule-loose-column = { $count ->
    [one] pasillo 1
   *[other] pasillo 1 a { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] pasillo { $squares }
   *[some] pasillo { $squares } de { $colours }
}
pludo-rule-loose-fork = luego { $branches }
pludo-rule-loose-branch = por { $name } { $tiles }
pludo-rule-loose-leads = de ahí a { $tile }
pludo-rule-loose-tile-limit = En una casilla caben { $count } fichas de todos los colores juntas.
pludo-rule-loose-towers = Las fichas de un color que están juntas son una torre: se mueven juntas.
pludo-rule-loose-barrier = { $count } fichas de un color en una casilla son una barrera que nadie pasa.
pludo-rule-loose-single-file = Tus fichas no pueden adelantarse en { $tiles }.
pludo-rule-loose-two-way = En { $tiles } las fichas también pueden retroceder, mientras no salgan de ahí.
pludo-rule-loose-distances = Desde { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } no mueve
   *[other] { $way ->
        [back] { $name } retrocede { $steps }
       *[ahead] { $name } avanza { $steps }
    }
}
pludo-rule-loose-jump = Una ficha que para en { $tile } va enseguida a { $end }.
pludo-rule-loose-tile = En { $tile }: { $effects }.
pludo-rule-loose-tile-when = En { $tile }, si { $when }: { $effects }.
pludo-rule-own-decks = Cada uno roba de su propio mazo.
pludo-rule-loose-hand = Cada uno tiene { $count } cartas a la vista de todos. En tu turno robas hasta tener { $count }, eliges una y la juegas. Si no se puede jugar ninguna, se descartan todas.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } giros a la vez: { pludo-rule-loose-dice-use }
   *[dice] Se tiran { $count } dados: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] se suman y se juegan como una jugada; el que permite sacar ficha lo hace con la suma.
    [one] eliges uno y lo juegas, los demás se pierden.
    [highest] se juega el que lleva más lejos.
    [lowest] se juega el que lleva menos lejos.
   *[each] se juega cada uno, en cualquier orden.
}
pludo-rule-loose-die = El dado { $name } muestra { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } de { $total } cartas: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } de cada { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, luego { $effects }
    }
}
pludo-rule-loose-nothing = no pasa nada
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; si es posible debes { $duties }
}
pludo-rule-loose-duty-always = Salga lo que salga, si es posible debes { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] sacar una ficha
    [leave-first-tile] dejar libre tu primera casilla mientras esperan fichas
    [open-barrier] abrir tu barrera
    [capture] comer
   *[go-home] entrar en la meta
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; mientras no haya ficha fuera, en su lugar { $orders }
   *[all] { $before }; con todas las fichas fuera, en su lugar { $orders }
}
pludo-rule-loose-only-if = { $what }, pero solo si { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; o { $item }
   *[and] { $before }; y { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } al lugar { $steps }
    }
    [slide] una ficha se desliza hasta topar con otra, como mucho hasta la última casilla
    [change] dos fichas tuyas cambian de sitio
    [push] { $which ->
        [all] { $way ->
            [back] haces retroceder todas las fichas ajenas { $steps }
           *[ahead] haces avanzar todas las fichas ajenas { $steps }
        }
       *[one] { $way ->
            [back] haces retroceder una ficha ajena { $steps }
           *[ahead] haces avanzar una ficha ajena { $steps }
        }
    }
    [ransom] rescatas una ficha tuya
    [pass] pasas
   *[move] { $way ->
        [back] { pludo-rule-moves-back } { $steps }
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , o repartes estos pasos en dos jugadas
               *[other] , o repartes estos pasos en hasta { $most } jugadas
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = tantos como { $number }
pludo-rule-moves = { $which ->
    [all] todas tus fichas avanzan
    [everybody] todas las fichas de todos avanzan
    [foremost] tu ficha más adelantada avanza
    [hindmost] tu ficha más atrasada avanza
   *[one] avanzas
}
pludo-rule-moves-back = { $which ->
    [all] todas tus fichas retroceden
    [everybody] todas las fichas de todos retroceden
    [foremost] tu ficha más adelantada retrocede
    [hindmost] tu ficha más atrasada retrocede
   *[one] retrocedes
}
pludo-rule-tokens-come = { $which ->
    [all] salen todas las fichas
    [up-to] salen hasta { $most } fichas
   *[one] sale una ficha
}
pludo-rule-loose-again = { $throw ->
    [cards] robas otra vez
    [spinner] giras otra vez
   *[dice] tiras otra vez
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] se invierte el sentido del juego
}
pludo-rule-whom = { $whose ->
    [next] el jugador siguiente
    [previous] el jugador anterior
    [partner] tu compañero
    [leader] quien va primero
    [last] quien va último
    [victim] el jugador comido
    [captor] el dueño de la ficha que comió
    [by-choice] otro jugador a tu elección
    [by-draw] otro jugador por sorteo
   *[colour] { $colour }
}
# Con "a": "al jugador siguiente".
pludo-rule-to-whom = { $whose ->
    [next] al jugador siguiente
    [previous] al jugador anterior
    [victim] al jugador comido
    [captor] al dueño de la ficha que comió
   *[other] a { pludo-rule-whom }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] pierdes tantos turnos como { $amount }
        [everybody-else] los demás pierden tantos turnos como { $amount }
       *[other] { pludo-rule-whom } pierde tantos turnos como { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] pierdes tu próximo turno
       *[other] pierdes tus próximos { $turns } turnos
    }
    [everybody-else] { $turns ->
        [one] los demás pierden un turno
       *[other] los demás pierden { $turns } turnos
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } pierde un turno
       *[other] { pludo-rule-whom } pierde { $turns } turnos
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] tienes otro turno
    [everybody-else] los demás tienen un turno extra
   *[other] { pludo-rule-whom } tiene un turno extra
}
pludo-rule-loose-go-on = { $whose ->
    [self] el juego sigue contigo
   *[other] el juego sigue con { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] pierdes tu turno
    [next] tu turno pasa al jugador siguiente
    [previous] tu turno pasa al jugador anterior
    [partner] tu turno pasa a tu compañero
    [leader] tu turno pasa a quien va primero
    [last] tu turno pasa a quien va último
   *[colour] tu turno pasa a { $colour }
}
pludo-rule-loose-turn-begin = { $name }: si { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: al final de tu turno, si { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Cada ronda se juega desde quien va primero hasta quien va último.
    [last] Cada ronda se juega desde quien va último hasta quien va primero.
    [opening] { $throw ->
        [cards] Antes de la partida todos roban para el orden de los turnos; la carta más { $first ->
            [lowest] baja
           *[highest] alta
        } va primero.
        [spinner] Antes de la partida todos giran para el orden de los turnos; va primero quien saca { $first ->
            [lowest] menos.
           *[highest] más.
        }
       *[dice] Antes de la partida todos tiran para el orden de los turnos; va primero quien saca { $first ->
            [lowest] menos.
           *[highest] más.
        }
    }
   *[draw] { $throw ->
        [cards] Antes de cada ronda todos roban para el orden; la carta más alta va primero.
        [spinner] Antes de cada ronda todos giran para el orden; va primero quien saca más.
       *[dice] Antes de cada ronda todos tiran para el orden; va primero quien saca más.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } recibe una carta que tú eliges
pludo-rule-ask = todos eligen para { $name }
pludo-rule-question = { $name }: todos eligen { $answers }{ $shown ->
    [together] , y todo se muestra al final
   *[at-once] {""}
}. Después, para cada jugador: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Se vota sobre { $name }: hace falta { $needs ->
    [everybody] que todos estén a favor
   *[majority] que haya más votos a favor que en contra
}{ $shown ->
    [together] . Los votos se muestran al final.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] recibes una ficha nueva
   *[other] { pludo-rule-whom } recibe una ficha nueva
}
pludo-rule-give = esa ficha pasa { pludo-rule-to-whom }
pludo-rule-send = { $how ->
    [by-choice] esa ficha va a { $tiles }, a tu elección
    [by-draw] esa ficha va a { $tiles }, por sorteo
   *[none] esa ficha va a { $tiles }
}
pludo-rule-most-markers = Nadie tiene más de { $count } fichas.
pludo-rule-most-markers-taken = Quien tiene { $count } fichas no recibe ninguna nueva.
pludo-rule-loose-gain-any = consigues una habilidad a tu elección
pludo-rule-loose-gain = consigues { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , enseguida
   *[held] {""}
}{ $hidden ->
    [yes] ; los demás no saben que tienes esta habilidad
   *[no] {""}
}.
pludo-rule-loose-abilities = Antes de { $throw ->
    [cards] robar
    [spinner] girar
   *[dice] tirar
} puedes usar una habilidad que tengas, una por turno. { $limit ->
    [one] Nadie tiene más de una.
   *[other] Nadie tiene más de { $limit }.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] pierdes { pludo-rule-points }
       *[won] ganas { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] los demás pierden { pludo-rule-points }
       *[won] los demás ganan { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } pierde { pludo-rule-points }
       *[won] { pludo-rule-whom } gana { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[other] tantos puntos como { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] No se come a nadie.
    [beside] Una ficha come donde para y en las casillas de al lado.
    [pass] Una ficha come donde para y por donde pasa.
   *[land] Una ficha come donde para.
}
pludo-rule-loose-waiting = { $which ->
    [one] Una ficha que para en la primera casilla de otro jugador come también una que espera en esa casa.
   *[all] Una ficha que para en la primera casilla de otro jugador come también todas las que esperan en esa casa.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Una ficha comida vuelve a casa.
    [one] Una ficha comida retrocede un paso.
   *[other] Una ficha comida retrocede { $steps } pasos.
}
pludo-rule-loose-prisoner = Una ficha comida queda presa de quien la comió, en su propia casa, y no puede salir hasta que se rescate.
pludo-rule-loose-take-over = Una ficha comida pasa a quien la comió, en su casa y con el siguiente número libre; los números más altos del que la pierde bajan uno. Nadie pierde su última ficha: vuelve a casa.
pludo-rule-loose-swap = Una ficha comida va a la casilla de donde vino quien la comió, o a casa si su camino no pasa por allí.
pludo-rule-loose-sent-to = Una ficha comida va a { $tile }, o a casa si la comieron allí o su camino no pasa por allí.
pludo-rule-duel = Antes de comer, ambos lados tiran un dado. Se come si el atacante saca { $needs ->
    [at-least] al menos lo mismo
   *[higher] más
}; si no, el atacante { $beaten ->
    [start] va a su casa.
   *[stays] se queda donde estaba.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Una ficha que come retrocede un paso.
   *[other] Una ficha que come retrocede { $steps } pasos.
}
pludo-rule-loose-captor-sent = Una ficha que come va a { $tile }, si su camino pasa por allí.
pludo-rule-loose-safe = No se come a nadie en { $tiles }.
pludo-rule-loose-spared-closed = Nadie puede parar donde hay un rival al que no se puede comer.
pludo-rule-loose-groups = { $count } o más fichas de un color en una casilla no se pueden comer.
pludo-rule-loose-reward = Al comer: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Todos roban, y empieza la carta más alta.
        [spinner] Todos giran, y empieza quien saca más.
       *[dice] Todos tiran, y empieza quien saca más.
    }
    [lowest] { $throw ->
        [cards] Todos roban, y empieza la carta más baja.
        [spinner] Todos giran, y empieza quien saca menos.
       *[dice] Todos tiran, y empieza quien saca menos.
    }
    [random] El azar decide quién empieza.
   *[seat] Empieza el primer jugador de la mesa.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Se juega en sentido contrario al reloj.
   *[clockwise] Se juega en el sentido del reloj.
}
pludo-rule-loose-tries = Quien no tiene fichas en camino tiene { $count } intentos para sacar una.
pludo-rule-loose-again-limit = { $count ->
    [one] Como mucho una vez por turno { pludo-rule-loose-again }.
    [2] Como mucho dos veces por turno { pludo-rule-loose-again }.
   *[other] Como mucho { $count } veces por turno { pludo-rule-loose-again }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name }, { $streak } veces seguidas: no se juega, manda a casa la última ficha movida y termina el turno.
   *[lost] { $name }, { $streak } veces seguidas: no se juega y termina el turno.
}
pludo-rule-each-time = { $again ->
    [yes] , cada vez
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, cuando { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, { $when_at }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, cuando { $when }{ pludo-rule-each-time }.
   *[on] { $name }, { $when_at }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = todas las fichas en la meta
    .at = cuando todas las fichas están en la meta
pludo-rule-loose-trigger-last-left = los demás fuera del juego
    .at = cuando los demás están fuera del juego
pludo-rule-loose-trigger-team-home = todas las fichas de tu equipo en la meta
    .at = cuando todas las fichas de tu equipo están en la meta
pludo-rule-loose-trigger-home = { $number ->
    [one] una ficha en la meta
   *[other] { $number } fichas en la meta
}
    .at = { $number ->
        [one] cuando una ficha está en la meta
       *[other] cuando { $number } fichas están en la meta
    }
pludo-rule-loose-trigger-captures = { $number ->
    [one] una captura
   *[other] { $number } capturas
}
    .at = { $number ->
        [one] tras una captura
       *[other] tras { $number } capturas
    }
pludo-rule-loose-trigger-round = la ronda { $number }
    .at = en la ronda { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] la primera carta { $name }
   *[other] el primer { $name }
}
    .at = { $throw ->
        [cards] con la primera carta { $name }
       *[other] con el primer { $name }
    }

pludo-clash-order-unranked = Las tiradas solo ordenan a todos si empieza la más alta o la más baja: cambia { pludo-knob-turn-first }.
pludo-clash-powers-all = De todos los poderes eliges uno y lo guardas: pon { pludo-knob-powers-use } en { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Las segundas tiradas necesitan un solo dado, o dados sumados: cambia { pludo-knob-dice-count } o { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Una pareja son justo dos fichas: pon { pludo-knob-stack-own-limit } en 2.
pludo-clash-doubled-die = Una pareja necesita un solo dado: pon { pludo-knob-dice-count } en 1 y { pludo-knob-dice-use } en { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Como mucho { $limit } fichas de un jugador pueden estar en una casilla: pon { pludo-knob-board-tokens-out } en { $limit } o menos.
pludo-clash-beyond-track = El recorrido tiene { $track } casillas, así que no hay casilla segura { $square }.
pludo-clash-markers = { $markers ->
    [one] Cada uno tiene una ficha, así que no pueden empezar fuera más ni pedirse más en la meta.
   *[other] Cada uno tiene { $markers } fichas, así que no pueden empezar fuera más ni pedirse más en la meta.
}
pludo-clash-teams-arms = Los compañeros se sientan enfrente: pon { pludo-knob-board-arms } en un número par desde 4, o { pludo-knob-teams-pairs } en { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = En un recorrido de { $track } casillas los jugadores nunca se encontrarían: baja { pludo-knob-board-home-entry-back }.
pludo-clash-players = De { $low } a { $high } jugadores no es un intervalo.
pludo-clash-chance-dice = Esta variante dice ella misma qué se tira: pon { pludo-knob-dice-count } en 1.
pludo-clash-chance-sum = Esta variante cambia caras de los dados: hay que jugarlos por separado.
pludo-clash-no-way-out = Nadie podría sacar nunca una ficha de casa, así que no es un juego.
pludo-clash-no-way-home = Nadie podría llevar nunca una ficha a la meta, así que no es un juego.
pludo-clash-chance-doubled = Una pareja necesita un dado normal, pero esta variante dice ella misma qué se tira: desactiva { pludo-knob-stack-doubled }.
pludo-warning-sixes-max-one = Con esta opción se castiga cada seis, así que nadie puede salir nunca de casa.
pludo-warning-sum-cannot-finish = Con los dados sumados, una ficha a un paso de la meta no puede llegar nunca.
pludo-warning-no-ludo-home = Esto ya no es Ludo según las reglas: para { $colours } es imposible llevar una ficha a la meta (L-27).
pludo-warning-no-ludo-capture = Esto ya no es Ludo según las reglas: nunca se puede comer a nadie (L-32, L-33).
pludo-bots-no-weights = La memoria del bot experto no se puede leer, así que juega como difícil.
pludo-bots-unlearned = El bot experto no ha aprendido estas reglas, así que juega como difícil.

pludo-value-turn-ranking-seats = por asientos
pludo-value-turn-ranking-opening-rolls = por las tiradas iniciales
pludo-knob-turn-ranking = Orden de juego
    .desc = Los turnos van por asientos, o las tiradas iniciales ordenan a todos para toda la partida.
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Todos tiran antes de la partida, y los turnos van de la tirada más baja a la más alta. Quien empata a la más baja tira otra vez; los demás empates siguen el orden de asientos.
       *[highest-roll] Todos tiran antes de la partida, y los turnos van de la tirada más alta a la más baja. Quien empata a la más alta tira otra vez; los demás empates siguen el orden de asientos.
    }
   *[seats] Los turnos van por asientos.
}
