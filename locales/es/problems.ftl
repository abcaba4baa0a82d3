# Español: lo que está mal en un archivo de reglas o una partida anotada.
pludo-problem-field-twice = { $knob } dice lo mismo: deja solo uno
pludo-problem-clash-doubled-pair = una pareja son exactamente dos, así que stack.own_limit debe ser 2
pludo-problem-clash-doubled-die = una pareja necesita un solo dado: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit deja estar { $limit } fichas en una casilla, así que no pueden empezar más en la casilla de salida
pludo-problem-clash-beyond-track = el recorrido tiene { $track } casillas, { $square } queda más allá
pludo-problem-clash-markers = es más que las { $markers } fichas de cada jugador
pludo-problem-clash-teams-arms = los compañeros se sientan enfrentados, cosa que { $arms } brazos no permiten; escribe un número par desde 4
pludo-problem-clash-never-meet = con un recorrido de { $track } ninguna casilla estaría en el camino de todos, escribe menos
pludo-problem-clash-players = de { $low } a { $high } jugadores no es un intervalo
pludo-problem-clash-chance-dice = un archivo que dice él mismo qué se tira necesita dice.count 1
pludo-problem-clash-chance-doubled = una pareja necesita un dado común, pero este archivo dice él mismo qué se tira
pludo-problem-clash-chance-sum = un archivo que dice él mismo qué hacen las caras necesita dice.use separate
pludo-problem-rival = { $key } dice lo mismo, y es lo que cuenta
pludo-problem-faces-gone = faltan caras de la base, porque una lista sustituye el dado entero: { $names }. Para conservarlas, escribe merge = ["outcome"] al principio del archivo
pludo-problem-title-of-base = el archivo no da ninguno, así que los jugadores oyen el de la base, { $title }
pludo-problem-knob-fixed = el tablero y el número de dados no cambian durante la partida
pludo-problem-no-such-seat = el tablero no tiene asiento de este color, tiene { $seats }
pludo-problem-route-generated = las rutas de este tablero se generan; un juego con rutas propias lleva kind = "loose"
pludo-problem-not-a-file-name = no es un nombre de archivo
pludo-problem-names-a-path = un archivo puede nombrar reglas, nunca el lugar donde están; instala el archivo de reglas y usa su nombre
pludo-problem-base-circle = las bases dan vueltas en círculo o tienen más de { $most } niveles
pludo-problem-not-merge = debe ser una lista de bloques que se mezclan por su nombre con los de la base: { $blocks }
pludo-problem-base-kind = debe ser { $kind }, como su base { $base }
pludo-problem-not-a-base = debe nombrar una variante incluida o un archivo de la misma carpeta
pludo-problem-no-base = no hay variante incluida ni archivo a su lado que se llame { $base }
pludo-problem-not-change = debe ser una tabla de claves entre comillas, por ejemplo "outcome.6.weight" = 2
pludo-problem-key-too-deep = tiene una clave con demasiadas partes
pludo-problem-toml-unquoted = un texto va entre comillas: "{ $word }"
pludo-problem-toml-open-quote = falta una comilla al final de un texto
pludo-problem-toml-open-block = el nombre de un bloque debe acabar en { $bracket }
pludo-problem-toml-no-equals = entre una clave y su valor va un signo igual
pludo-problem-toml-no-value = falta un valor: un número, true, false, un texto entre comillas o una lista entre corchetes
pludo-problem-toml-open-list = una lista lleva comas entre sus valores y ] al final
pludo-problem-toml-open-table = una tabla en una línea lleva comas entre sus claves y { "}" } al final
pludo-problem-toml-more = { $rest } no puede seguir aquí; cada clave tiene su línea, y una nota empieza por #
pludo-problem-toml-no-key = una línea empieza por una clave, un bloque entre corchetes, o # para una nota
pludo-problem-toml-backslash = una barra inversa en un texto se escribe doble
pludo-problem-toml-curly = { $sign } es una comilla curva, escribe la recta, "
pludo-problem-toml-capital = escribe { $word } en minúsculas
pludo-problem-toml-key-twice = la clave { $key } está aquí por segunda vez
pludo-problem-toml-block-twice = el bloque { $block } está aquí por segunda vez, junta sus líneas
pludo-problem-toml-block-mixed = { $block } está arriba con otros corchetes: un bloque único se escribe [{ $block }], uno de varios [[{ $block }]]
pludo-problem-toml-too-large = no es TOML válido: un valor demasiado profundo o grande
pludo-problem-number-too-large = un número tan grande no sirve en ningún archivo
pludo-problem-too-deep = tiene demasiados niveles
pludo-problem-not-a-kind = debe ser 'cross' o 'loose'
pludo-problem-not-schema-1 = debe ser 1
pludo-problem-game-in-cross = es de un juego propio, kind = "loose"; a una mezcla de opciones le da nombre title = "..." al principio
pludo-problem-missing = falta
pludo-problem-no-block = no existe ese bloque
pludo-problem-no-block-but = no existe ese bloque, solo { $blocks }
pludo-problem-key-at-top = no está en ningún bloque, va en { $either }
pludo-problem-no-key = no existe esa clave
pludo-problem-no-key-but = no existe esa clave, solo { $keys }
pludo-problem-not-a-table = debe ser una tabla, escrita [{ $table }]
pludo-problem-not-tables = debe ser una lista de tablas, cada una escrita [[{ $table }]]
pludo-problem-too-many = hay { $count }, y { $most } es el máximo
pludo-problem-not-keys = { $block } no es una tabla de claves
pludo-problem-none-named = no hay { $block } con el nombre { $name }
pludo-problem-not-a-text = debe ser un texto de una línea y de hasta { $most } caracteres
pludo-problem-not-whole = debe ser un número entero de { $low } a { $high }, no { $value }
pludo-problem-not-a-number = debe ser un número mayor que 0 y de hasta { $most }, no { $value }
pludo-problem-not-a-choice = debe ser uno de { $choices }, no { $value }
pludo-problem-not-a-list = debe ser una lista de { $most } textos como máximo
pludo-problem-not-a-line = { $value } no es un texto de una línea
pludo-problem-not-a-phrase = { $value } no es { $either }
pludo-problem-not-in-range = { $way ->
    [back] el número de { $value } debe ser de 1 a { $most }, con un menos para retroceder
   *[on] el número de { $value } debe ser de 1 a { $most }
}
pludo-problem-not-a-route = debe ser un texto con nombres de casillas
pludo-problem-not-changes = debe ser una tabla de claves y sus nuevos valores
pludo-problem-not-amendable = no se puede cambiar durante la partida, solo { $blocks }
pludo-problem-not-quoted-key = la clave va entre comillas: "{ $key }"
pludo-problem-no-key-to-change = no hay clave { $name } que cambiar en { $block }
pludo-problem-route-too-long = es demasiado larga, una ruta tiene { $most } casillas como máximo
pludo-problem-route-empty = necesita al menos una casilla antes de la meta
pludo-problem-route-stray-sign = tiene un ')' o '|' sin un '(' delante
pludo-problem-route-open-fork = tiene un '(' que no se cierra
pludo-problem-route-too-many-ways = tiene { $steps } pasos si lo que sigue a un desvío cuenta una vez por cada rama, y { $most } es el máximo
pludo-problem-route-too-deep = tiene desvíos dentro de desvíos, con más de { $most } niveles
pludo-problem-route-begins-with-fork = debe empezar por una casilla, no por el desvío
pludo-problem-route-branches = necesita en su desvío dos o más ramas de nombres distintos
pludo-problem-route-branch-form = necesita ramas escritas 'nombre: casillas'
pludo-problem-route-branch-empty = no tiene casilla en su rama { $branch }
pludo-problem-route-leads-nowhere = tiene una rama que lleva a { $tile }, que no es casilla suya
pludo-problem-route-tile-lost = nunca llega a { $tile }: todas las ramas anteriores llevan a otra parte
pludo-problem-route-no-way-home = no tiene camino de { $tile } a la meta
pludo-problem-route-later = las rutas con pasillo, o con una fila de plazas, se quedan como están
pludo-problem-laps-too-many = vuelve atrás, y en ella se pueden andar { $far } pasos de demasiadas maneras: todas juntas pueden tener { $most } pasos
pludo-problem-route-mixed-run = tiene una serie { $run } entre dos clases de casillas
pludo-problem-route-tile = tiene una casilla { $tile }, y ese nombre no se puede usar
pludo-problem-no-such = no hay { $what } { $name }
pludo-problem-two-seats = dos asientos tienen este color
pludo-problem-one-seat = un asiento no basta, hacen falta dos o más; una carrera en solitario dice min_players = 1 en [game]
pludo-problem-two-outcomes = dos resultados tienen este nombre
pludo-problem-dice-twice = debe quitarse donde cada dado tiene su propio bloque
pludo-problem-dice-cards = las cartas se roban de una en una: varios dados necesitan 'dice' o 'spinner'
pludo-problem-one-die = { $use } necesita dos o más dados
pludo-problem-two-dice = dos dados tienen este nombre
pludo-problem-no-face = necesita al menos una cara
pludo-problem-weight-and-dice = debe quitarse: donde los dados tienen su bloque, sus caras dicen cuántas veces sale
pludo-problem-too-much-work = una sola pregunta, como quién podría comer a quién, miraría más de { $most } posiciones; con menos dados, fichas o condiciones son menos
pludo-problem-too-many-throws = los dados pueden caer de más de { $most } maneras
pludo-problem-one-throw = los dados solo pueden caer de una manera, y eso no es azar
pludo-problem-hand-no-cards = una mano es solo para 'cards'
pludo-problem-hand-too-big = todas las manos juntas tienen { $held } cartas, y solo hay { $copies }
pludo-problem-hand-no-order = una carta de la mano debe poder jugarse: dale una orden, 'pass' si no hay otra
pludo-problem-hand-tries = no hay más intentos donde los jugadores eligen de una mano
pludo-problem-no-ransom = nada libera nunca a un prisionero: añade 'ransom' a algún resultado
pludo-problem-no-prisoner = 'ransom' libera prisioneros, y ninguna captura los toma
pludo-problem-take-over-later = no puede cambiar en una partida en la que las fichas cambian de manos
pludo-problem-take-over-row = 'row' no tiene sitio para fichas que cambian de manos
pludo-problem-not-steps = debe decir hasta dónde llevan los resultados: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = dos tablas de distancias tienen este nombre
pludo-problem-tile-twice = { $tile } está en dos tablas de distancias
pludo-problem-too-many-meetings = demasiadas rutas comparten demasiadas casillas: { $meetings } pares de asientos por casilla, y { $most } es el máximo
pludo-problem-two-jumps = dos saltos empiezan en esta casilla
pludo-problem-jump-off-route = { $tile } no está en la ruta de { $colour }, que puede parar donde empieza el salto
pludo-problem-jump-circle = los saltos vuelven en círculo a { $tile }
pludo-problem-two-abilities = dos habilidades tienen este nombre
pludo-problem-ability-name = { $name } significa otra cosa en este archivo, elige otro nombre
pludo-problem-ability-number = { $kind } necesita un número entero desde 1
pludo-problem-ability-no-number = es solo de { $kind }
pludo-problem-ability-not-hidden = lo que se usa al momento lo ven todos
pludo-problem-ability-throw = una segunda tirada a elegir necesita tiradas que se jueguen como una: un dado, o dados que se suman o entre los que se elige, y sin mano
pludo-problem-nothing-to-choose = no hay ninguna habilidad guardada entre la que elegir
pludo-problem-nobody-gains = nadie la gana nunca: que una casilla o un resultado diga { $effect }
pludo-problem-pass-no-hand = { $effect }: una carta se pasa de una mano; di en randomiser.hand cuántas se tienen
pludo-problem-pass-whom = { $effect }: una carta va a un jugador conocido: next, previous, partner, leader, last o un color
pludo-problem-deck-no-cards = de un mazo solo se roban cartas
pludo-problem-two-questions = dos preguntas tienen este nombre
pludo-problem-question-answers = necesita de 2 a { $most } respuestas distintas, cada una tiene una tecla de número
pludo-problem-question-number = un número entre las respuestas es { $most } como máximo
pludo-problem-question-whom = { $effect }: aquí no se elige, sortea ni captura a nadie
pludo-problem-nobody-asks = no se pregunta nunca: que una casilla o un resultado diga { $effect }
pludo-problem-two-amendments = dos cambios de reglas tienen este nombre
pludo-problem-two-goals = dos objetivos tienen el mismo nombre
pludo-problem-last-left-for-all = 'last left' es el objetivo de un jugador, no puede ser de todos ni de nadie
pludo-problem-two-turn-rules = dos reglas de turnos tienen este nombre
pludo-problem-empty-turn-rule = necesita al menos una entrada
pludo-problem-turn-begin = un turno que iba a empezar puede perderse ("skip self") o pasar a otro ("turn to next"), nada más
pludo-problem-no-such-turn = { $effect }: no hay asiento { $who }
pludo-problem-order-first = donde se sortea el orden de juego, el sorteo dice quién empieza; quita esto
pludo-problem-clash-powers-all = de todos los poderes se elige y guarda uno; escribe powers.use "held"
pludo-problem-clash-powers-dice = las segundas tiradas necesitan dados que se tiran de uno en uno o se suman
pludo-problem-order-unranked = las tiradas iniciales solo pueden ordenar a todos si empieza la más alta o la más baja
pludo-problem-clash-order-unranked = las tiradas iniciales solo pueden ordenar a todos si empieza la más alta o la más baja
pludo-problem-order-opening-later = las tiradas iniciales ya pasaron cuando las reglas cambian, así que entonces no pueden dar el orden
pludo-problem-order-play-on = el orden de juego no es el de los asientos, así que el juego no puede seguir con otro
pludo-problem-no-capture-here = { $effect }: aquí no se captura a nadie; 'victim' y 'captor' van en el premio de una captura
pludo-problem-no-pick-here = { $effect }: cuando un turno empieza o acaba no se elige ni sortea a nadie
pludo-problem-skip-many = { $phrase }: nadie pierde más de { $most } turnos, así que se juega como { $most }
pludo-problem-split-number = { $phrase }: los pasos que se reparten son un número simple de 2 a { $most }
pludo-problem-split-many = { $phrase }: sus pasos se pueden repartir de { $ways } maneras, y { $most } es el máximo; con menos partes, pasos o fichas son menos
pludo-problem-split-sum = { $phrase }: los dados que se suman no se pueden repartir
pludo-problem-split-doubled = { $phrase }: donde las parejas andan la mitad, los pasos no se pueden repartir
pludo-problem-dice-change = el número de dados solo puede cambiar donde son iguales y cada uno se juega por sí mismo
pludo-problem-no-most-markers = { $effect }: di en start.most_markers cuántas fichas puede tener un jugador
pludo-problem-give-elsewhere = { $effect }: qué ficha es, solo lo sabe una casilla; escríbelo en on_land de una tile_rule
pludo-problem-send-elsewhere = { $effect }: qué ficha es, solo lo saben una casilla, una captura o la salida; escríbelo en on_land, en reward de [capture] o en toll
pludo-problem-send-how = { $effect }: varias casillas necesitan detrás 'by choice' o 'by draw'
pludo-problem-send-twice = { $effect }: cada casilla una vez, no la de partida, y { $most } como máximo
pludo-problem-give-whom = { $effect }: una ficha va a un jugador conocido, no a uno mismo, ni a todos, ni por elección o sorteo
pludo-problem-most-markers-idle = ningún efecto crea fichas ni las regala, quita esto
pludo-problem-most-markers-few = un jugador empieza con { $markers } fichas, escribe al menos tantas
pludo-problem-position-most-tokens = un jugador tiene { $most } fichas como máximo
pludo-problem-duel-name = es el nombre de un duelo, elige otro nombre
pludo-problem-duel-several = { $phrase }: donde se lucha por las capturas, las fichas se mueven de una en una
pludo-problem-pick-name = es el nombre de una elección o un sorteo, elige otro nombre
pludo-problem-order-direction = el orden de juego no es el de los asientos, así que no tiene sentido de giro
pludo-problem-no-name = necesita al menos un nombre
pludo-problem-named-twice = el lugar { $name } está dos veces
pludo-problem-routes-apart = ninguna casilla está en la ruta de todos los asientos
pludo-problem-players-and-seats = debe estar entre min_players y el número de asientos, { $seats }
pludo-problem-arrive-fork = { $arrive } necesita rutas sin desvíos
pludo-problem-row-later = un juego no puede pasar a 'row' mientras se juega
pludo-problem-row-limit = debe ser 1 donde finish.arrive es 'row'
pludo-problem-row-too-short = es demasiado corta para una fila de tantas fichas
pludo-problem-row-not-private = { $count ->
    [one] su última casilla es la fila: ninguna otra puede llamarse como ella
   *[other] sus últimas { $count } casillas son la fila: ninguna otra puede llamarse como ellas
}
pludo-problem-one-team = todos los asientos están en un equipo, hacen falta dos o más
pludo-problem-no-team = { $phrase } necesita asientos con equipo
pludo-problem-needs-key = aquí no significa nada, necesita { $needs }
pludo-problem-column-too-long = un pasillo es el final de una ruta sin desvíos, y más corto que la ruta
pludo-problem-squares-gap = las casillas numeradas van de 1 a la última sin huecos, y cada ruta pasa una vez por cada una
pludo-problem-faces-not-numbered = las caras numeradas son los resultados 1 a 6 de dados, todos igual de probables
pludo-problem-last-left = nadie queda nunca el último: ninguna regla saca del juego a un jugador
pludo-problem-lose-help = a quien está fuera del juego no se le puede ayudar: quita una de las dos cosas
pludo-problem-toll-never = esto cuesta puntos, y nada en el juego los da
pludo-problem-toll-too-early = esto cuesta puntos, y nadie puede tenerlos antes de sacar una ficha: que un resultado dé puntos, o que las primeras no paguen
pludo-problem-no-win = necesita al menos una forma de ganar
pludo-problem-win-too-many = { $phrase } no puede cumplirse nunca, ningún asiento tiene más de { $most } fichas
pludo-problem-towers-doubled = se mueven juntas o las torres o una pareja, no ambas
pludo-problem-no-barrier = nunca están tantas juntas, stack.own_limit permite { $limit }
pludo-problem-clash-no-way-out = nadie podría sacar nunca una ficha de casa, así que no es un juego
pludo-problem-clash-no-way-home = nadie podría llevar nunca una ficha a la meta, así que no es un juego
pludo-problem-one-outcome = hacen falta al menos dos resultados para que haya azar
pludo-problem-one-face = hacen falta al menos dos resultados para que haya azar; para cambiar caras sueltas de la base, escribe merge = ["outcome"] al principio del archivo
pludo-problem-bonus-name = es el nombre de los pasos extra, elige otro nombre
pludo-problem-not-copies = es el número de copias de una carta: un entero de hasta { $most }
pludo-problem-group-all-dice = { $phrase } mueve varias fichas a la vez, y donde hay que jugar todos los dados ('all_or_nothing') eso no se puede calcular
pludo-problem-amount-many = { $name }: una cantidad es un solo número; de varios jugadores lo dan solo 'total.' y 'team.'
pludo-problem-amount-wide = puede llevar de { $low } a { $high } pasos, más de { $most } distancias; el resto de una división, '% 7', lo mantiene pequeño
pludo-problem-amount-toll = lo que cuesta dejar la salida debe saberse de antemano: escribe un número
pludo-problem-no-enter = nada deja que una ficha salga: añade 'enter'
pludo-problem-enter-too-far = { $phrase } lleva más allá de toda ruta, la más larga tiene { $longest } casillas
pludo-problem-no-capture = debe haber una captura, o en algún lugar una orden 'push'
pludo-problem-routes-too-long = todas las rutas juntas tienen { $tiles } casillas, { $most } es el máximo
pludo-problem-too-many-markers = hay { $markers } fichas en total, { $most } es el máximo
pludo-problem-too-many-moves = fichas por casillas por órdenes da { $moves }, { $most } es el máximo
pludo-problem-wrong-seats = { $rules } tiene los asientos de 0 a { $last }, cada uno una vez, no { $seats }
pludo-problem-names-and-seats = debe haber un nombre para cada asiento, no { $names } para { $seats }
pludo-problem-nobody-begins = en { $rules } el azar decide quién empieza: nombra uno de los asientos
pludo-problem-not-a-position = { $line } no es una posición: necesita reglas, fichas, asiento, owed, streak y número
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } en la posición { $line }: { $problem }
pludo-problem-position-stuck = owed tiene dados que no se pueden jugar
pludo-problem-position-extras = los añadidos son name=value, cada uno una vez: { $names }
pludo-problem-position-loose = la posición de un juego loose nombra ambos
pludo-problem-position-direction = direction se omite o es counter
pludo-problem-position-cause = cause es uno de { $causes }
pludo-problem-position-counts = necesita { $seats } números, uno por asiento
pludo-problem-position-number = aquí hace falta un número entero desde { $low }
pludo-problem-position-seat = los asientos son { $seats }
pludo-problem-position-owed = owed tiene ? y { $faces }
pludo-problem-position-tokens = las fichas se escriben color:paso,paso,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } tiene una ficha
   *[other] { $colour } tiene { $count } fichas
}
pludo-problem-position-seat-order = los asientos van en sentido horario, cada uno una vez
pludo-problem-position-hands = las manos se escriben red:carta,carta/blue:carta, sin más cartas de las que caben en una mano
pludo-problem-position-prisoners = los prisioneros se escriben red:2:blue, la ficha 2 de red presa de blue, cada uno una vez y en casa
pludo-problem-position-held = las habilidades guardadas se escriben red:nombre,nombre/blue:nombre, no más de { $limit } cada uno
pludo-problem-position-shields = los escudos se escriben red:2:3, la ficha 2 de red y 3 turnos, cada ficha una vez
pludo-problem-position-ability = ability es used, twice o second, en juegos con habilidades
pludo-problem-position-ended = ended= es together o nobody, de una partida que acabó con ese objetivo
pludo-problem-position-all-tokens = debe haber { $count } fichas, las tenga quien las tenga
pludo-problem-position-token = una ficha es un número de pasos, Y en casa o H en la meta
pludo-problem-position-branch = allí no existe esa rama
pludo-problem-position-step = la ruta no es tan larga, escribe H para la meta
pludo-problem-position-nobody = en { $seat } no se sienta nadie
pludo-problem-position-places = places debe nombrar asientos distintos de la partida
pludo-problem-position-before = before debe nombrar los mismos asientos que las fichas
pludo-problem-position-opening = durante las tiradas iniciales se debe una tirada y todos los asientos están en la lista
pludo-problem-position-opening-seats = en las tiradas iniciales participan solo asientos de la partida
pludo-problem-position-opening-thrown = el asiento al que le toca ya ha tirado
pludo-problem-position-turn-0 = el número de turno es 0 solo durante las tiradas iniciales
pludo-problem-position-used = used nombra una ficha que no está
pludo-problem-position-leader = el líder debe ser uno de los asientos
pludo-problem-position-out = out debe nombrar asientos, cada uno una vez, y no aquel al que le toca
pludo-problem-position-order = order debe nombrar cada asiento una vez, el líder primero
pludo-problem-position-lots = los sorteos se escriben skip_by_draw:blue+green, con una tirada pendiente para cada uno, { $most } como máximo
pludo-problem-position-duel = un duelo se escribe red:1:6:12:1 (color, ficha, resultado, paso, orden), con su sorteo y una tirada pendientes antes de lo que hay que jugar
pludo-problem-position-poll = una pregunta se escribe poll=red:?:green:blue@1 (de quién es el turno, qué debe ese asiento, quién responde ahora, quién dio qué respuesta), y la debe el asiento al que le toca
pludo-problem-position-sent = las fichas enviadas a otra parte se escriben sent=send_marker_to_a4_a9_by_draw:red:1, y se debe lo que envía la primera, o un sorteo entre sus casillas
pludo-problem-position-route = hay fichas en una ruta que ahora no se recorre
pludo-problem-position-secret = una elección hecha en secreto aparece aquí como *; esa posición se puede mostrar, pero no jugar
pludo-problem-position-heir = heir debe ser un asiento de la mesa
pludo-problem-position-given = given y resume deben ser asientos, y se pueden dar { $most } turnos como máximo
pludo-problem-position-amended = { $count ->
    [0] no hay cambios de reglas
    [one] hay un cambio de reglas
   *[other] hay { $count } cambios de reglas
}
pludo-problem-position-amended-twice = un cambio de reglas entra en vigor una vez
pludo-problem-position-deck = deck necesita las cartas que quedan de cada resultado
pludo-problem-position-no-place = la partida ha terminado, pero nadie tiene un lugar
pludo-problem-position-home = { $seat } tiene todas las fichas en la meta y necesita un lugar
pludo-problem-position-over = alguien ha ganado, así que no se debe nada
pludo-problem-position-finished = { $seat } ha terminado y no le puede tocar
pludo-problem-position-streak = streak es { $most } como máximo
pludo-problem-header-types = el encabezado necesita un texto 'variant' y listas de textos 'seats' y 'players'
pludo-problem-header-seats = el encabezado necesita asientos distintos y un jugador para cada uno
pludo-problem-header-first = 'first' del encabezado es un color, y [table] una tabla
pludo-problem-header-unknown = el encabezado tiene un campo desconocido, { $field }
pludo-problem-header-unplayable = el encabezado no se puede jugar: { $problem }
pludo-problem-header-seat-order = el encabezado debe nombrar los asientos en sentido horario
pludo-problem-header-dice = { $field } del encabezado está dañado
pludo-problem-header-dice-unknown = la parte [dice] del encabezado tiene un campo desconocido, { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' del encabezado debe ser uno de { $wanted }, y pone { $scheme }
pludo-problem-record-seat = no hay asiento { $seat }, los asientos son { $seats }
pludo-problem-record-not-a-turn = { $text } no es un turno, como '7. red 6:2'
pludo-problem-record-over = no debía haber más turnos, la partida ha terminado
pludo-problem-record-expected = debía venir el turno { $expected }
pludo-problem-record-opening-over = ya no hay nada que decidir con tiradas
pludo-problem-record-no-throw = { $word } no tiene una tirada detrás
pludo-problem-record-after-turn = { $word } viene después del final del turno
pludo-problem-record-no-move = { $word } mueve, pero no se puede mover nada
pludo-problem-record-whose-turn = le toca a { $wanted }, no a { $colour }
pludo-problem-record-throw = { $word } no es una tirada de estas reglas
pludo-problem-record-illegal = { $word } no es una jugada legal aquí, son legales { $legal }
pludo-problem-record-no-move-due = { $word } no es una jugada legal aquí, no toca mover
pludo-problem-record-refused = { $word } no puede salir ahora
pludo-problem-record-mark = { $word } debería ser { $written } según las reglas
pludo-problem-record-not-over = no se llega al resultado { $result }, la partida no ha terminado
pludo-problem-record-result = no se llega al resultado { $result }, la partida acaba con { $reached }
pludo-problem-record-after-result = nada puede seguir al resultado
pludo-problem-record-nobody = { $text } no dice de quién es el turno
pludo-problem-other-rules = el registro es de { $record }, la posición de { $position }
pludo-problem-option-at-least = { $option } debe ser { $least } o más, no { $given }
pludo-problem-option-budget = --budget debe ser más de 0 milisegundos, no { $given }
pludo-problem-option-training = --minutes debe ser más de 0, y --games 1 o más
pludo-problem-option-train-players = --players acepta números de { $low } a { $high } separados por comas, no { $given }
pludo-problem-train-where = { $name } viene con el juego; nombra el archivo de la red con --out
pludo-problem-training-damaged = { $file }: no es un entrenamiento interrumpido, o está dañado; apártalo para empezar de nuevo
pludo-problem-training-of-another = { $file }: es un entrenamiento de otras reglas, jugadores o semilla; apártalo para empezar de nuevo
pludo-problem-needs-lab = esto necesita dos bibliotecas más; instálalas con: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players va con --round-robin; si no, --seats dice quién juega
pludo-problem-option-strength = no existe la fuerza { $given }, existen { $known }
pludo-problem-option-trial = --games debe ser 0 o más, y --seconds más de 0
pludo-problem-option-at-most = { $option } debe ser { $most } o menos, no { $given }
pludo-problem-no-bot = no existe el bot { $name }, existen { $known }
pludo-problem-not-a-bot = { $text } no es un bot; varios se escriben 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] no existe ese programa
    [locked] no hay permiso para iniciar ese programa
    [command] la orden está vacía, o falta una comilla
    [start] no se puede iniciar: { $said }
    [unusable] no se puede usar: { $said }
    [mute] no tiene el método { $said }
    [foreign] dijo { $said } en vez de { $wanted }
    [number] dijo { $said } en vez del número de una jugada
    [illegal] eligió { $said }, que no está permitido
    [talkative] dice más de lo que se le pregunta
    [late] no respondió en { $said } segundos
    [ended] ha terminado
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } no es un bot; uno propio se escribe módulo:Clase o cmd:ORDEN
pludo-problem-process-lost = un proceso terminó en mitad de una partida; repite la misma orden
pludo-problem-cluster-version = un proceso tiene la versión { $there } del juego, y aquí está { $here }
pludo-problem-cluster-rules = un proceso tiene otras reglas en { $name }
pludo-problem-cluster-game = un proceso no tiene el juego, o tiene otra versión: { $reason }
pludo-problem-cluster-refused = { $address } no es un clúster utilizable: { $reason }
pludo-problem-cluster-empty = el clúster { $address } no tiene procesos
pludo-problem-cluster-lost = se perdió el clúster { $address }; las partidas hasta ahora se conservan
pludo-problem-cluster-address = { $address } no es un clúster; se escribe tcp://HOST:PORT
pludo-problem-round-robin = todos contra todos necesita dos o más bots distintos
pludo-problem-scenario-json = no es un objeto JSON
pludo-problem-scenario-given = un escenario es un objeto con una parte { $part }
pludo-problem-no-scenario = no tiene ningún escenario
pludo-problem-scenario-phase = no existe la fase { $phase }, existen { $known }
pludo-problem-scenario-one-of = { $field } debe ser uno de { $known }
pludo-problem-scenario-expect = 'expect' debe ser un objeto que nombre al menos un campo
pludo-problem-scenario-unknown = no existe el campo { $field }
pludo-problem-scenario-unknown-choice = una elección no tiene campo { $field }
pludo-problem-scenario-needs = { $field } debe ser { $kind ->
    [variant] el nombre de una variante
    [object] un objeto
    [throws] una lista de tiradas
    [choices] null o una lista de jugadas
    [moves] jugadas que nombren una ficha o una orden
    [count] un número entero desde 0
    [counts] números enteros por asiento
    [names] una lista de nombres
    [places] una lista de lugares por asiento
    [dice] una lista de dados
   *[abilities] una lista de habilidades por asiento
}
pludo-problem-scenario-seat = { $variant } no tiene asiento { $seat }
pludo-problem-scenario-outcome = { $variant } no tiene resultado { $outcome }
pludo-problem-scenario-places = { $seat } no puede estar en { $places }
pludo-problem-scenario-token = no existe la ficha { $token }
pludo-problem-scenario-ability = no existe la habilidad { $ability }
pludo-problem-scenario-throw = { $dice } no puede salir ahora
pludo-problem-scenario-no-client = las teclas solo las pulsa la orden, no desde aquí
pludo-problem-scenario-opening-more = más tiradas de sorteo de las que piden las reglas
pludo-problem-scenario-opening-open = aún no empieza nadie, falta una ronda de tiradas de sorteo
pludo-problem-scenario-tokens-seats = 'tokens' debe nombrar justo los asientos
pludo-problem-scenario-turn-seat = 'turn' debe nombrar uno de los asientos
pludo-problem-scenario-choice-refused = se rechaza una elección
pludo-problem-scenario-choice-others = se rechaza la elección { $choice }, pero siguen otras
pludo-problem-scenario-left = sobran tiradas o elecciones
pludo-problem-scenario-short = las teclas piden más tiradas de las que hay
pludo-problem-scenario-key = no existe la tecla { $key }
pludo-problem-scenario-missing = falta { $name }, o no existe ese nombre
pludo-problem-scenario-kind = un valor es del tipo equivocado ({ $fault })
pludo-problem-scenario-cannot-run = no se puede ejecutar: { $problem }
pludo-problem-scenario-differs = { $field }: se esperaba { $expected }, salió { $got }
pludo-problem-scenario-nothing = { $field }: se esperaba { $expected }, no salió nada
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } no es un archivo normal
    [foreign] { $file } no es un archivo de resultados de arena
    [series] { $file } tiene resultados de otros asientos, semilla o reglas
   *[game] { $file }, línea { $number }, no es una partida de estos bots
}; nombra otro archivo
pludo-problem-plot-ending = { $file }: el nombre de una imagen acaba en .svg, .png o .pdf
pludo-problem-needs-library = { $what ->
    [ratings] la puntuación necesita
    [cluster] un clúster necesita
   *[pictures] las imágenes necesitan
} una biblioteca más; instálala con: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } no se permite ahora: acepta un dado de 1 a 6, cuando toca tirar
   *[other] --roll { $roll } no se permite ahora: acepta dos dados, como 6,3, cuando toca tirar
}
pludo-problem-roll-face = --roll { $roll } no se permite ahora: acepta uno de { $faces }, cuando toca tirar
pludo-problem-not-removed = { $file } no se puede borrar: { $reason }
pludo-problem-new-variant-folder = { $folder } es una carpeta; nombra un archivo, por ejemplo my-game.toml
pludo-problem-new-variant-ending = { $file }: el nombre de un archivo de reglas acaba en .toml, por ejemplo { $right }
pludo-problem-new-variant-there = { $file } ya existe, elige otro nombre
pludo-problem-not-shipped = no hay variante incluida { $name }
pludo-problem-install-what = nombra un archivo que instalar, o --remove y el nombre de una variante instalada
pludo-problem-install-shipped = { $name } es el nombre de una variante incluida, da otro nombre al archivo
pludo-problem-not-installed = no hay instalada ninguna variante con ese nombre
pludo-problem-not-installed-but = no hay instalada ninguna variante con ese nombre, están instaladas { $known }
pludo-problem-picture-ending = { $file }: el nombre de una imagen acaba en .svg o .png
pludo-problem-picture-folder = no existe la carpeta { $folder }; créala o nombra otra
pludo-problem-needs-plots = las imágenes PNG necesitan una biblioteca más, SVG ninguna; instálala con: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] en { $text }: { $problem }
   *[other] en { $text }, columna { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } no puede llevar aquí una condición; 'when' dice cuándo vale
pludo-problem-sum-condition = { $phrase } no puede llevar una condición, porque estos dados se suman
pludo-problem-condition-long = una condición tiene { $most } caracteres como máximo
pludo-problem-condition-deep = los paréntesis y 'not' pueden tener { $most } niveles como máximo
pludo-problem-condition-parts = una condición tiene { $most } partes como máximo
pludo-problem-condition-number = { $most } es el número más grande
pludo-problem-condition-sign = { $sign } no significa nada aquí
pludo-problem-condition-end = acaba demasiado pronto, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } no encaja aquí, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] tras una condición viene 'and', 'or' o su final
    [bracket] falta cerrar un paréntesis
    [number] tras el signo menos va un número
   *[value] aquí va un nombre o un número
}
pludo-problem-condition-name = no hay nombre { $name }
pludo-problem-condition-subject = no hay { $name } a quien preguntar
pludo-problem-condition-nobodys = { $name } es de la mesa, no de un jugador
pludo-problem-condition-total = { $name } es verdad o no, así que no tiene total
pludo-problem-condition-takes-none = { $name } no lleva nada entre paréntesis
pludo-problem-condition-takes = { $name } necesita un nombre entre paréntesis
pludo-problem-condition-argument = aquí va un nombre para { $name }, entre comillas si tiene espacios
pludo-problem-condition-divisor = detrás de % va un número mayor que 0
pludo-problem-condition-not-number = { $part } es verdad o no, aquí va un número
pludo-problem-condition-not-truth = { $part } es un número y debe compararse con algo
pludo-problem-condition-two-subjects = una comparación solo puede hacer una pregunta así, divídela con 'and'
pludo-problem-condition-no-marker = { $name } solo se puede preguntar de una ficha que se mueve
pludo-problem-condition-no-draw = { $name } no dice nada aquí: no se ha sacado nada antes de que empiece un turno ni después
pludo-problem-condition-no-victim = 'victim' solo se puede preguntar donde se captura algo
pludo-problem-condition-no-answer = 'answer' solo se puede preguntar en los efectos de una pregunta
pludo-problem-condition-never = esto no puede ser verdad nunca
pludo-problem-condition-always = esto es siempre verdad
pludo-problem-contest-format = necesita format = { $most }
pludo-problem-contest-key = tiene una clave { $key } que ningún torneo tiene
pludo-problem-contest-value = { $key } debe ser { $kind ->
    [number] un número entero
   *[text] un texto entre comillas
}
pludo-problem-contest-block = { $block } debe escribirse como un bloque propio
pludo-problem-contest-no-rounds = { $kind } ya sabe sus rondas, quita rounds
pludo-problem-contest-winner = { $place }: { $name } ganó una partida sin jugarla
pludo-problem-contest-pair = { $place }: players debe nombrar a dos jugadores
pludo-problem-contest-order = { $place }: esta partida no toca ahora; mira las rondas anteriores
pludo-problem-contest-nobody = { $place }: nadie en el torneo se llama { $name }
pludo-problem-contest-no-seats = en { $kind } se enfrentan dos, quita seats
pludo-problem-contest-table-games = en mesas una ronda es una partida, quita games
pludo-problem-contest-places = { $place }: places debe tener { $count } números, uno por jugador, como 1, 2, 2, 4
pludo-problem-no-page = La página del juego no está en esta instalación. Desde una copia de trabajo se crea con npm y Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; no se usa nada de este archivo
pludo-problem-settings-file-gone = { $variable } nombra { $file }, que no existe
pludo-problem-settings-not-from-lobby = las mesas no pueden cambiar esto, dice [lobby] en { $file }; se ignora
pludo-problem-settings-unknown = no existe ese ajuste
pludo-problem-settings-unlike = no existe ese ajuste; puede ser { $choices }
pludo-problem-settings-table = debe ser una tabla, por ejemplo { $example }
pludo-problem-settings-no-key = { $name } no es un ajuste ni una tabla de ajustes
pludo-problem-settings-list = debe ser una lista como { $example }
pludo-problem-settings-no-list = debe ser una lista
pludo-problem-settings-empty = está vacía; se permiten { $choices }
pludo-problem-settings-switch = { $value } no es true ni false; se usa { $used }
pludo-problem-settings-variants = debe ser una lista como { $example }; se ofrecen todas
pludo-problem-settings-same-name = { $name } no se ofrece: otra nombrada antes también se llama { $called }; da otro nombre a su archivo
pludo-problem-settings-none-offered = no nombra ninguna que se pueda ofrecer; se ofrecen todas las incluidas
pludo-problem-settings-not-offered = { $name } no se ofrece: { $problem }
pludo-problem-settings-crowd = { $name } necesita más de { $most } jugadores
pludo-problem-settings-shipped = { $name } no se ofrece: una variante incluida se llama { $called }; da otro nombre al archivo
pludo-problem-settings-no-knob = no existe esa opción
pludo-problem-settings-upside-down = min { $low } es mayor que max { $high }; se ignoran ambos
pludo-problem-settings-outside = { $value } está fuera de los límites dados con él
pludo-problem-settings-no-number = { $knob } no es un número; da choices en su lugar
pludo-problem-settings-no-file = no existe el archivo { $file }; nombra el ludo_plus.toml de un servidor
pludo-problem-host-name = nombra la carpeta de un servidor
pludo-problem-host-no-folder = { $path } no existe; nombra la carpeta de un servidor { $either }
pludo-problem-host-built = { $path } es un servidor hecho en un solo archivo, y no se le puede añadir nada; créalo desde una copia de trabajo con Ludo Plus instalado, como dice docs/hosts-reference.md
pludo-problem-host-unknown = { $path } no es un servidor { $either }: no tiene una carpeta de servidor con { $files }
pludo-problem-host-no-python = no hay Python en { $name }, ni una orden con ese nombre
pludo-problem-host-python-lacks = ningún Python puede ejecutar { $title } con nuestro juego; a estos les falta algo: { $missing }. Instálalo allí, o nombra un Python con --python
pludo-problem-host-python-start = { $python } no se puede iniciar: { $reason }
pludo-problem-host-python-fails = { $python } no funciona: { $reason }
pludo-problem-host-python-silent = { $python } no dice dónde están sus paquetes
pludo-problem-host-exchanged = { $path } cambió mientras se hacía; no se modificó nada
pludo-problem-host-not-ours = { $path } ya está ahí y no es nuestro; apártalo e inténtalo de nuevo
pludo-problem-host-cannot = { $path } no se puede { $done ->
    [written] escribir
    [removed] borrar
   *[read] leer
}: { $reason }{ $account ->
    [other] ; ejecuta esto con la cuenta dueña de la carpeta del servidor
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } no se pudo copiar por seguridad: { $reason }
pludo-problem-host-library-compiled = { $file } es para un solo Python y no se puede dar a un servidor
