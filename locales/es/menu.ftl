# Español: los menús.
pludo-menu-no-letter = Nada aquí empieza por { $letter }.
pludo-menu-at = { $label }, { $at } de { $count }
pludo-menu-on = sí
pludo-menu-off = no
pludo-menu-not-set = sin definir
pludo-menu-type = { $label }. Escribe el texto nuevo y pulsa Intro. Intro solo lo deja igual.
    .touch = { $label }. Escribe el texto nuevo. Vacío lo deja igual.
pludo-menu-text-there = Ahora dice: { $text }. Escribir lo sustituye, una flecha lo conserva.
    .touch = Ahora dice: { $text }
pludo-menu-cleared = Borrado.
pludo-menu-typed = { $text ->
    [none] Nada escrito aún. Intro termina, Escape lo deja.
   *[other] Escrito hasta ahora: { $text }. Intro termina, Escape lo deja.
}
    .touch = { $text ->
        [none] Nada escrito aún.
       *[other] Escrito hasta ahora: { $text }.
    }
pludo-menu-help = Las flechas arriba y abajo recorren, Intro elige, izquierda y derecha cambian un valor, Espacio explica, Escape vuelve. Las iniciales saltan.
    .touch = Cada fila es un botón. Donde hay un valor, Anterior y Siguiente a su lado lo cambian; Explicar dice para qué sirve la fila.
pludo-menu-help-title = Ayuda. Flecha abajo sigue leyendo, Escape cierra.
    .touch = Ayuda.
pludo-menu-keys-title = Teclas del juego. Flecha abajo sigue leyendo, Escape cierra.
    .touch = Teclas del juego.

pludo-menu-nothing-behind = Este es el menú principal, no hay nada detrás. Escape dos veces o Control Q sale.
    .touch = Este es el menú principal, no hay nada detrás.
pludo-menu-main-title = Menú principal.
pludo-menu-leave = Otra vez Escape termina el programa.
    .touch = Otra vez termina el programa.
pludo-menu-continue = Continuar tu partida
pludo-menu-continue-one-of = Continuar una de { $count } partidas
pludo-menu-continue-title = ¿Qué partida?
pludo-menu-new-game = Partida nueva
pludo-menu-same-table = La misma mesa otra vez
pludo-menu-others = Jugar con otros
pludo-menu-lessons = Aprender con una partida guiada
pludo-menu-finished = Partidas terminadas, para volver a oír
pludo-menu-reading-games = Leyendo tus partidas terminadas. La primera vez tarda un rato.
pludo-menu-reading-rules = Leyendo tus archivos de reglas. La primera vez tarda un rato.
pludo-menu-finished-title = Partidas terminadas.
pludo-menu-puzzles = Retos y entrenamiento del oído
pludo-menu-your-games = Tus partidas: estadísticas y puntuación
pludo-menu-replay = Volver a oírla
pludo-menu-learn = Aprender de tus errores
    .desc = Las decisiones que más te costaron, diez como mucho: busca una mejor y oye si lo era.
pludo-menu-analyse = Dónde cambió la partida
    .desc = Los turnos que más cambiaron tus posibilidades, las decisiones más caras y qué tal eligió cada cual.
pludo-menu-analyse-title = Dónde cambió la partida. Flecha abajo sigue leyendo, Escape cierra.
    .touch = Dónde cambió la partida.
pludo-menu-options = Opciones
pludo-menu-help-rows = Ayuda
pludo-menu-rules = Reglas
pludo-menu-rules-title = Reglas. Flecha abajo sigue leyendo, Escape cierra.
    .touch = Reglas.
pludo-menu-variants-title = ¿Reglas de qué juego?
pludo-menu-keys = Teclas
pludo-menu-key-help = Explicar las teclas al pulsarlas
pludo-menu-quit = Salir
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] con { $players }
   *[no] { $players }
}, turno { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] con { $players }
   *[no] { $players }
}, { $who ->
    [you] ganaste
    [nobody] sin ganador
   *[other] ganó { $winners }
}, { $when }
pludo-menu-received-game = { $game }, de { $server ->
    [unknown] otro ordenador
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] hoy, { $time }
    [1] ayer, { $time }
   *[other] { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
}
pludo-menu-remove = Pulsa Suprimir otra vez para quitar esta partida.
    .touch = Otra vez quita esta partida.
pludo-menu-removed = Quitada.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] Menú de la partida.
   *[no] Menú de la partida. La partida espera.
}
pludo-menu-play-again = Jugar otra vez
pludo-menu-after-match = Seguir con el torneo
pludo-menu-back-to-game = Volver a la partida
pludo-menu-stop-lessons = Dejar las lecciones
pludo-menu-commands = Todas las órdenes
pludo-menu-commands-title = Órdenes. Intro la ejecuta.
    .touch = Órdenes.
pludo-menu-export = Exportar registro y transcripción
pludo-menu-leave-game = Ir al menú principal; la partida queda guardada

pludo-menu-table-title = Partida nueva.
pludo-menu-start = Empezar
    .desc = Empieza la partida en esta mesa.
pludo-menu-variant = Juego: { $title }
pludo-menu-players = Jugadores: { $count }
    .desc = Cuántos juegan. Los bots ocupan los asientos nuevos y son los primeros en irse.
pludo-menu-bots = Todos los bots: { $strength }
pludo-menu-seat-you = { pludo-player }: tú
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: nadie
pludo-menu-seat-help = Izquierda y derecha dicen quién se sienta aquí; Intro escribe el nombre de una persona.
    .touch = Anterior y Siguiente dicen quién se sienta aquí; la fila escribe el nombre de una persona.
pludo-menu-strength-random = al azar
pludo-menu-strength-easy = fácil
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = difícil
pludo-menu-strength-expert = experto
pludo-menu-knobs = Cambiar las reglas
    .desc = Todas las reglas que se pueden ajustar, por grupos.
pludo-menu-knobs-title = Reglas de esta mesa. Izquierda y derecha cambian un valor; las casillas y los números grandes se escriben tras Intro.
    .touch = Reglas de esta mesa. Anterior y Siguiente cambian un valor; las casillas y los números grandes se escriben.
pludo-menu-knobs-board = Tablero
pludo-menu-knobs-safe = Casillas seguras
pludo-menu-knobs-dice = Dados
pludo-menu-knobs-stack = Fichas propias en una casilla
pludo-menu-knobs-home = Pasillo
pludo-menu-knobs-capture = Comer
pludo-menu-knobs-bonus = Tiradas extra
pludo-menu-knobs-sixes = Demasiados seises
pludo-menu-knobs-turn = Turnos
pludo-menu-knobs-end = Final de la partida
pludo-menu-knobs-teams = Compañeros
pludo-menu-knobs-powers = Poderes
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Casillas seguras: { $value }. Escribe otras separadas por espacios, 0 para ninguna, y pulsa Intro. Intro solo las deja igual.
    .touch = Casillas seguras: { $value }. Escribe otras separadas por espacios, 0 para ninguna. Vacío las deja igual.
pludo-menu-type-number = Escribe un número entero de { $low } a { $high } y pulsa Intro, o Escape para dejarlo.
    .touch = Escribe un número entero de { $low } a { $high }.
pludo-menu-presets = Mesas guardadas
    .desc = Mesas que guardaste, con reglas y asientos.
pludo-menu-presets-title = Mesas guardadas.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Guardar esta mesa con un nombre
    .desc = Guarda reglas y asientos para otras partidas.
pludo-menu-name-preset = Escribe un nombre para esta mesa y pulsa Intro.
    .touch = Escribe un nombre para esta mesa.
pludo-menu-dice-words = Palabras para los dados
pludo-menu-dice-words-here = Los dados ya están fijados y nadie los conoce. Lo que escribas se mezcla con ellos.
pludo-menu-dice-words-title = Palabras para los dados. Intro las escribe.
    .touch = Palabras para los dados.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: sacadas al azar
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Escribe las palabras que quieras y pulsa Intro. Sin nada, se sacan al azar.
    .touch = { $fixed } Escribe las palabras que quieras. Sin nada, se sacan al azar.

pludo-menu-options-title = Opciones.
pludo-menu-group-player = Jugador e idioma
pludo-menu-group-player-title = Jugador e idioma.
pludo-menu-group-speech = Voz
pludo-menu-group-speech-title = Voz.
pludo-menu-group-sound = Sonidos
pludo-menu-group-sound-title = Sonidos.
pludo-menu-group-pace = Ritmo
pludo-menu-group-pace-title = Ritmo.
pludo-menu-group-table = Mesa
pludo-menu-group-table-title = Mesa.
pludo-menu-group-online = Servidores
pludo-menu-group-online-title = Servidores.
pludo-menu-group-screen = Pantalla
pludo-menu-group-screen-title = Pantalla.

pludo-menu-take = Traer una partida de un archivo
    .desc = Toma un registro (.ludo) que te dieron o que exportaste.
pludo-menu-take-path = Escribe la ruta del registro. Intro termina, Escape lo deja.
    .touch = Escribe la ruta del registro.
pludo-menu-own-keys = Teclas propias
pludo-menu-own-keys-title = Teclas propias. Intro da otra tecla a una orden, Suprimir las habituales.
    .touch = Teclas propias. Una fila da otra tecla a una orden, Quitar las habituales.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: sin tecla
}
pludo-menu-press-key = { $label }: pulsa la tecla nueva, o Escape para dejarlo.
pludo-menu-key-lost = Se quitó de { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Esa tecla hace falta en los menús. Pulsa otra, o Escape.
   *[none] Esa tecla no se puede usar. Pulsa otra, o Escape.
}
pludo-menu-usual-keys = Pulsa Suprimir otra vez para las teclas habituales.
    .touch = Otra vez vuelve a las teclas habituales.
pludo-menu-empty = Pulsa Suprimir otra vez para vaciarlo.
    .touch = Otra vez lo vacía.
pludo-menu-list-title = { $label }. Elige.
pludo-menu-usual-voice = la voz habitual
pludo-menu-variant-list-title = ¿Qué juego? Espacio dice de qué trata.
    .touch = ¿Qué juego?

pludo-menu-setting-player-tips = Consejos: { $value }
    .desc = En tus primeras partidas, qué puedes hacer ahora; callan cuando ya lo hiciste unas veces. Al activarlos de nuevo, empiezan otra vez.
pludo-menu-setting-player-name = Nombre: { $value }
    .desc = Lo que oyen los demás cuando se trata de ti.
pludo-menu-setting-player-language = Idioma: { $value }
    .desc = El idioma de todo lo que se dice.
pludo-menu-setting-player-language-auto = el del sistema
pludo-menu-language-partial = Traducido en parte; el resto está en inglés.
pludo-menu-language-unheard = Aún no lo ha oído un hablante nativo.

pludo-menu-setting-player-address = Trato: { $value }
    .desc = Cómo te habla el juego donde el idioma distingue hombre y mujer.
pludo-menu-setting-player-address-neutral = neutro
    .desc = Con palabras que valen para cualquiera.
pludo-menu-setting-player-address-female = como a una mujer
    .desc = En femenino.
pludo-menu-setting-player-address-male = como a un hombre
    .desc = En masculino.

pludo-menu-setting-speech-output = Salida: { $value }
    .desc = Cómo te llegan las líneas. F6 lo cambia en cualquier momento.
pludo-menu-setting-speech-output-ask = preguntar al próximo inicio
    .desc = Una prueba corta averigua entonces qué te llega.
pludo-menu-setting-speech-output-auto = automática
    .desc = Se elige en cada inicio, según lo que haya en marcha.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Líneas en pantalla, para un lector que lee la terminal, o para los ojos.
pludo-menu-setting-speech-output-direct = directa
    .desc = Voz por tu lector o servidor de voz; la pantalla queda en silencio.
pludo-menu-setting-speech-output-both = ambas
    .desc = Voz, y las mismas líneas en pantalla.
pludo-menu-setting-speech-backend = Habla por: { $value }
    .desc = Qué es lo que habla. Vale desde el próximo inicio.
pludo-menu-setting-speech-backend-auto = automático
    .desc = La mejor vía que funcione.
pludo-menu-setting-speech-backend-ao2 = lector de pantalla
    .desc = Por las interfaces de los lectores de pantalla.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Lectores de Windows que necesitan la biblioteca Prism, como ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = El servidor de voz de Linux.
pludo-menu-setting-speech-backend-voice = voz propia
    .desc = eSpeak NG, que viene con el juego.
pludo-menu-setting-speech-backend-say = say
    .desc = La voz de macOS.
pludo-menu-setting-speech-backend-text = texto
    .desc = Solo líneas en pantalla.
pludo-menu-setting-speech-backend-none = silencio
    .desc = No se dice nada.
pludo-menu-setting-speech-verbosity = Texto: { $value }
    .desc = Cuánto se dice.
pludo-menu-setting-speech-verbosity-brief = breve
    .desc = Las menos palabras posibles.
pludo-menu-setting-speech-verbosity-normal = normal
    .desc = Frases enteras, nada dos veces.
pludo-menu-setting-speech-verbosity-full = completo
    .desc = Todo, también de quién es cada turno.
pludo-menu-setting-speech-rate = Velocidad: { $value }
    .desc = 50 deja la velocidad de tu sistema.
pludo-menu-setting-speech-voice = Voz: { $value }
    .desc = El nombre de una voz; vacío para la habitual.
pludo-menu-setting-speech-positions = Lugar en los menús: { $value }
    .desc = Tras cada fila, cuál de cuántas es.
pludo-menu-setting-speech-danger = Peligro al elegir: { $value }
    .desc = Tras cada jugada posible, quién podría comer la ficha allí: "Ada, 3 detrás".

pludo-menu-setting-sound-on = Sonidos: { $value }
    .desc = Todo se dice también con palabras.
pludo-menu-setting-sound-volume = Volumen general: { $value } por ciento
    .desc = El volumen de todo.
pludo-menu-setting-sound-dice = Dados: { $value } por ciento
    .desc = Volumen de los dados.
pludo-menu-setting-sound-steps = Pasos: { $value } por ciento
    .desc = Volumen de los pasos, uno por casilla.
pludo-menu-setting-sound-events = Sucesos: { $value } por ciento
    .desc = Volumen de capturas, fichas que llegan y el final.
pludo-menu-setting-sound-turn = Turnos: { $value } por ciento
    .desc = Volumen de la señal de tu turno.
pludo-menu-setting-sound-menu = Menús: { $value } por ciento
    .desc = Volumen de los menús y de lo que no se puede.
pludo-menu-setting-sound-voice = Voz: { $value } por ciento
    .desc = Volumen de la voz propia, donde no hay otra.
pludo-menu-setting-sound-width = Anchura estéreo: { $value } por ciento
    .desc = Cuánto se separan izquierda y derecha; 0 lo pone todo en el centro, para quien oye de un oído.

pludo-menu-setting-pace-speed = Ritmo: { $value }
    .desc = Cuánto tardan bots y pasos. Seguir con tu partida los apura.
pludo-menu-setting-pace-speed-instant = al instante
    .desc = No se espera nada.
pludo-menu-setting-pace-speed-fast = rápido
    .desc = Los bots tardan un tercio de segundo.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Los bots tardan cerca de un segundo.
pludo-menu-setting-pace-speed-slow = lento
    .desc = Los bots tardan casi dos segundos.
pludo-menu-setting-pace-lag = La voz puede retrasarse: { $value } segundos
    .desc = Los bots esperan hasta que la voz no vaya más atrás que esto.

pludo-menu-setting-table-undo = Deshacer: { $value }
    .desc = Qué deshace U, desde la próxima partida. Los dados que cayeron caen igual otra vez.
    .here = Qué deshace U. Los dados que cayeron caen igual otra vez.
pludo-menu-setting-table-undo-off = no
    .desc = Desde la próxima partida, lo movido queda movido.
    .here = Lo movido queda movido.
pludo-menu-setting-table-undo-own-turn = en tu propio turno
    .desc = Desde la próxima partida, U deshace lo que decidiste en este turno.
    .here = U deshace lo que decidiste en este turno.
pludo-menu-setting-table-undo-free = libre
    .desc = Desde la próxima partida, U vuelve a tu última decisión, también tras las jugadas de los bots.
    .here = U vuelve a tu última decisión, también tras las jugadas de los bots.
pludo-menu-setting-table-bot = Bot habitual: { $value }
    .desc = La fuerza de un bot cuando no se dice otra.
pludo-menu-setting-table-bot-random = al azar
    .desc = Mueve cualquier ficha, a la suerte.
pludo-menu-setting-table-bot-easy = fácil
    .desc = Juega como alguien nuevo.
pludo-menu-setting-table-bot-normal = normal
    .desc = Ve peligros y ocasiones a simple vista.
pludo-menu-setting-table-bot-hard = difícil
    .desc = Juzga con exactitud, una tirada por delante.
pludo-menu-setting-table-bot-expert = experto
    .desc = El más fuerte que hay.

pludo-menu-setting-online-music = Música y fondo de un servidor: { $value }
    .desc = Desde tu carpeta de sonidos de PlayPalace, suave tras la voz.
pludo-menu-setting-online-sounds = Carpeta de sonidos de PlayPalace: { $value }
    .desc = De ahí se toman los sonidos de un servidor; sin ella, los de este programa que significan lo mismo.
pludo-menu-setting-online-records = Registros que ofrece un servidor: { $value }
    .desc = El registro de una partida en una mesa de Ludo Plus, para volver a oírla. Nunca cuenta en tus estadísticas.
pludo-menu-setting-online-records-ask = preguntar
    .desc = Oyes cada uno, y puedes guardarlo entonces.
pludo-menu-setting-online-records-keep = guardar
    .desc = Se guardan todos, hasta doscientos.
pludo-menu-setting-online-records-ignore = ignorar
    .desc = No se guarda ninguno, y no oyes nada de ellos.

pludo-menu-setting-screen-board = Tablero dibujado: { $value }
    .desc = Un tablero para quien mira, sobre las últimas líneas; no en modo terminal.

pludo-menu-tournaments = Torneos
pludo-menu-tournaments-title = { $count ->
    [0] Torneos.
   *[other] Torneos. Suprimir quita uno.
}
    .touch = Torneos.
pludo-menu-tournament-new = Torneo nuevo
pludo-menu-tournament-new-title = Torneo nuevo. Suprimir quita un jugador.
    .touch = Torneo nuevo.
pludo-menu-tournament-name-usual = Torneo
pludo-menu-tournament-start = Sortear la primera ronda
pludo-menu-tournament-kind = Tipo: { $kind }
pludo-menu-tournament-add-person = Añadir una persona
pludo-menu-tournament-add-bot = Añadir un bot
pludo-menu-tournament-type-person = Escribe el nombre de la persona y pulsa Intro, o Escape para dejarlo.
    .touch = Escribe el nombre de la persona.
pludo-menu-tournament-games = { $games ->
    [one] Partidas de un encuentro: una
   *[other] Partidas de un encuentro: al mejor de { $games }
}
pludo-menu-tournament-seats = En una mesa: hasta { $seats }
pludo-menu-tournament-rounds-count = Rondas: { $rounds }
pludo-menu-tournament-name = Nombre: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Jugar: { $meeting }
pludo-menu-tournament-quick = Que jueguen los bots: { $meeting }
pludo-menu-tournament-listen = Escuchar a los bots: { $meeting }
pludo-menu-tournament-standings = Clasificación
pludo-menu-tournament-rounds = Todas las rondas
pludo-menu-tournament-export = Exportar clasificación y rondas como texto
pludo-menu-tournament-leave = Volver al menú principal
pludo-menu-tournament-gone = Este torneo ya no se puede leer.

pludo-menu-setting-table-coins = Monedas: { $value }
    .desc = Dinero de juego: las mesas pueden tener una apuesta. Nadie paga nunca por monedas, y fuera no valen nada.
pludo-menu-stake = { $coins ->
    [0] Apuesta: ninguna
    [one] Apuesta: una moneda cada cual
   *[other] Apuesta: { $coins } monedas cada cual
}
pludo-menu-doubling = Doblar: { $value }
    .desc = En una partida de dos, cada jugador puede ofrecer en el menú doblar la apuesta cuando le toca; el otro acepta o entrega la apuesta.
pludo-menu-purse = { $coins ->
    [one] Bolsa: una moneda
   *[other] Bolsa: { $coins } monedas
}
    .desc = Dinero de juego. La apuesta de una mesa se pone al crear la partida.
pludo-menu-double = Ofrecer doblar la apuesta a { $coins }
pludo-menu-double-take = Aceptar
pludo-menu-double-give-up = Entregar la apuesta
