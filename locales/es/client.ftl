# Español: el programa en la terminal y en la página.
pludo-client-greeting = Te damos la bienvenida a Ludo.
pludo-client-ask-name = ¿Cómo te llamas? Escribe tu nombre y pulsa Intro, o Intro solo.
    .touch = ¿Cómo te llamas? Escribe tu nombre, o déjalo vacío.
pludo-client-hello = Hola, { $name }.
pludo-client-first-steps = Las flechas recorren el menú, Intro elige, F1 ayuda en todas partes. ¿Ludo es nuevo para ti? Ve a Aprender con una partida guiada.
    .touch = ¿Ludo es nuevo para ti? Ve a Aprender con una partida guiada.
pludo-client-table = { $title }.
pludo-client-goodbye = Adiós.
pludo-client-saved-goodbye = Tu partida está guardada. Adiós.
pludo-client-unsaved = Tu partida no está guardada: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Adiós.
pludo-client-unkept = En { $folder } no se puede guardar nada: { $reason }. Juegas sin guardar; tu partida y tus opciones terminan con el programa.
pludo-client-unkept-goodbye = Esta partida no se guarda. Adiós.
pludo-client-late-goodbye = Tu partida está guardada, pero el disco es lento: espera un momento antes de apagar. Adiós.
pludo-client-disk-late = El disco es lento: tus últimas tiradas aún no están en él. Oirás cuando estén.
pludo-client-disk-on-time = Tus tiradas ya están en el disco.
pludo-client-player = Jugador
pludo-client-guest = Invitado { $number }
pludo-client-quiet-screen = La voz está activa, así que la pantalla queda en silencio. F12 escribe lo dicho, F6 lo cambia.

pludo-client-useless-key = { $key } no hace nada aquí. F1 o signo de interrogación ayuda.
    .touch = Eso no hace nada aquí.
pludo-client-that-key = Esa tecla
pludo-client-stale = Eso ha cambiado entretanto. No se hizo nada.
pludo-client-paste-ignored = El texto pegado no hace nada aquí.
pludo-client-key-help-on = Ayuda de teclas. Pulsa una tecla para oír qué hace, Escape para terminar.
    .touch = Elige algo para oír qué hace. Ayuda de teclas otra vez lo termina.
pludo-client-key-help-off = Fin de la ayuda de teclas.
pludo-client-key-unused = { $key } no tiene significado.
pludo-client-unknown-line = { $line } no es tecla ni orden. Escribe r para tirar, una cifra para elegir, v para el tablero, f1 para ayuda.
pludo-client-help-table = Espacio o Intro hace lo más evidente. Escape o Retroceso abre el menú.
    .touch = Tus jugadas y lo demás que puedes hacer son botones; hay más en «Más acciones».
pludo-client-help-listening = Pulsa 1, 2, 3 o 4 según lo que oíste.
    .touch = Elige lo que oíste.
pludo-client-transcript-printed = { $count ->
    [one] Una línea escrita.
   *[other] { $count } líneas escritas.
}
pludo-client-rate-of-reader = En modo terminal habla tu lector de pantalla, a su velocidad. F6 cambia el modo.
pludo-client-board-in-terminal-mode = El tablero dibujado molestaría a un lector en modo terminal. F6 cambia el modo.

pludo-client-which-die = Pulsa { $numbers }, o Intro para el primero.
    .touch = ¿Cuál?
pludo-client-dice = ¿{ $numbers }?
pludo-client-no-such-die = Ese no es ninguno de ellos. Pulsa { $numbers }, o Intro para el primero.
    .touch = Ese no es ninguno de ellos.
pludo-client-hint-elsewhere = Otra ficha sería mejor. { $hint } Escape vuelve a todas las jugadas.
    .touch = Otra ficha sería mejor. { $hint }
pludo-client-no-such-player = No hay jugador { $number }; aquí juegan { $count }.
pludo-client-undone = { $turns ->
    [0] Deshecho.
    [one] Deshecho hasta tu turno anterior.
   *[other] Deshecho, { $turns } turnos tuyos atrás.
}
pludo-client-undone-throw = { $throw ->
    [cards] Tienes { $dice } otra vez.
    [spinner] La ruleta está en { $dice } otra vez.
   *[dice] Tienes { $dice } otra vez.
}
pludo-client-out-at-start = { $count ->
    [one] Todos tienen ya una ficha fuera.
   *[other] Todos tienen ya { $count } fichas fuera.
}
pludo-client-undo-off = En esta mesa no se puede deshacer.
pludo-client-undo-nothing-own-turn = No has decidido nada en este turno que se pueda deshacer.
pludo-client-undo-nothing-free = No hay ninguna decisión que deshacer.
pludo-client-use = { $key } usa lo que tienes.
pludo-client-use-keys = { $count ->
    [one] Intro lo usa.
   *[other] { $numbered ->
        [0] Las flechas e Intro eligen.
       *[other] Lo que no tiene número se elige con las flechas e Intro.
    }
}
    .touch = Elige qué usas.
pludo-client-use-not-on = Nada de lo que tienes se puede usar con la ficha { $number }.
pludo-client-after-game = Intro: jugar otra vez. Espacio: el resultado. { $throw ->
    [cards] D: las cartas robadas.
    [spinner] D: lo que salió.
   *[dice] D: los dados.
} Escape: menú, para aprender de los errores y más.
    .touch = Juega otra vez, o abre el menú para aprender de los errores y más.
pludo-client-chance = { $percent } por ciento. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Las posibilidades están casi igualadas.
       *[no] La posibilidad de ganar es de un { $percent } por ciento.
    } { $throw ->
        [cards] Roba
        [spinner] Gira
       *[dice] Tira
    } primero; después H aconseja.

pludo-client-tip-roll = { $throw ->
    [cards] Pulsa { $key } para robar.
    [spinner] Pulsa { $key } para girar.
   *[dice] Pulsa { $key } para tirar.
}
    .touch = Elige { $label }.
pludo-client-tip-choose = Pulsa el número de una ficha. O las flechas leen las jugadas una a una, e Intro juega la que oíste.
    .touch = Elige una de estas jugadas.
pludo-client-tip-out = Necesitas un { $faces } para sacar una ficha.
pludo-client-tip-ask = { $board } dice el tablero, { $hint } da una pista, { $help } dice todas las teclas.
    .touch = Pide el tablero o una pista cuando quieras.

pludo-client-save-failed = No se pudo guardar la partida: { $reason }. Aún no ha pasado nada; arréglalo y pulsa Intro para probar otra vez.
    .touch = No se pudo guardar la partida: { $reason }. Aún no ha pasado nada; arréglalo y prueba otra vez.
pludo-client-save-damaged = Esta partida guardada está dañada: { $reason }. Se conservó como { $file }.
pludo-client-save-unreadable = Esta partida guardada no se puede leer ahora: { $reason }. Queda como está.
pludo-client-save-rules-elsewhere = Esta partida tiene sus reglas { $rules } en otro ordenador, en { $folder }, que no se abre sin preguntar. Instala el archivo de reglas con playpalace-ludo install-variant para seguir; la partida queda guardada.
pludo-client-save-rules-gone = Esta partida necesita las reglas { $rules }, que faltan o cambiaron. Vuelve a poner el archivo para seguir; la partida queda guardada.
pludo-client-save-rules-ask = Las reglas { $rules } de esta partida no están aquí. La partida dice que estaban en { $folder }. ¿Mirar allí?
pludo-client-save-rules-leave = No, dejarlo
pludo-client-save-rules-look = Sí, mirar allí
pludo-client-save-rules-found = Las reglas { $rules } aparecieron. Abre la partida otra vez para seguir.
pludo-client-save-parted = Esta partida siguió en otra ventana. Se conservan ambas: la tuya es desde ahora otra partida.
pludo-client-crashed = Algo falló en el propio programa. Las partidas se conservan hasta la última jugada. Lo ocurrido está escrito en { $file }.
pludo-client-not-removed = No se pudo quitar la partida: { $reason }.
pludo-client-exported = Escrito: el registro como { $record }, y todo lo dicho como { $transcript }.
pludo-client-take-failed = Ese archivo no se puede leer: { $reason }.
pludo-client-taken-unfinished = La partida está entre las que puedes continuar.
    .cut = Falta el final del registro. Puedes continuar la partida desde donde se corta.
pludo-client-export-failed = No se pudo escribir nada: { $reason }.

pludo-client-options-unreadable = Tus opciones en { $file } no se pueden leer: { $reason }. Se usan las habituales y allí no se escribe nada.
pludo-client-options-refused = Tus opciones no se pueden usar: { $reason }. Se conservan como { $file }, y se usan las habituales.
pludo-client-options-no-copy = Tus opciones en { $file } no se pudieron copiar antes de cambiar: { $reason }.
pludo-client-options-number = La opción { $key } es { $value }; admite un número entero de { $low } a { $high }. Se usa { $default }.
pludo-client-options-choice = La opción { $key } es { $value }; admite uno de { $choices }. Se usa { $default }.
pludo-client-options-switch = La opción { $key } es { $value }; admite true o false. Se usa { $default }.
pludo-client-options-text = La opción { $key } es { $value }; admite texto entre comillas.
pludo-client-options-group = La parte { $group } de tus opciones debe empezar con una línea [{ $group }], y sus opciones siguen en líneas propias. Se usan las habituales.
pludo-client-options-misspelt = Tus opciones tienen { $key }, que no existe; ¿quisiste decir { $meant }?
pludo-client-options-unknown = Tus opciones tienen { $key }, que no existe. Queda en el archivo y no hace nada.
pludo-client-options-keys = La parte keys de tus opciones necesita una línea por orden, como roll = ["r"]. Se usan las teclas habituales.
pludo-client-options-key = Las teclas de { $command } deben ser una lista como ["r"]. Se usan las habituales.
pludo-client-options-preset = La mesa guardada { $name } necesita variante y asientos, ambos en texto. Se omite.
pludo-client-options-not-kept = Tus opciones no se pudieron guardar: { $reason }. Valen hasta que salgas.

pludo-client-seats-unknown = El asiento { $word } no se entiende: solo bot admite una fuerza. Di you, un nombre o bot:easy, por ejemplo green=bot:hard.
pludo-client-seats-empty = El asiento { $word } está vacío. Di you, un nombre o bot:easy, por ejemplo green=bot:hard.
pludo-client-seats-missing = Falta un asiento antes o después de una coma. Di you, un nombre o bot:easy, por ejemplo you,green=bot:hard.
pludo-client-seats-strength = No hay una fuerza { $strength } de bot. Elige una de { $strengths }.
pludo-client-bot-failed = { $name } ha fallado: { $why }. Sigue el bot difícil.
pludo-client-seats-colour = Este tablero no tiene el color { $colour }. Tiene { $colours }.
pludo-client-seats-taken = El color { $colour } está ocupado dos veces.
pludo-client-seats-count = { $count ->
    [one] Un jugador no basta
   *[other] { $count } jugadores no caben
}: este juego es para { $low } a { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] Un jugador no basta
   *[other] { $count } jugadores no caben
}: este juego es para { $low }.
pludo-client-knob-refused = No puede ser: { $reason }
pludo-client-knob-squares = Escribe casillas del recorrido separadas por espacios, como 9 22 35 48.
pludo-client-preset-saved = Mesa { $name } guardada.
pludo-client-preset-used = La mesa { $name } está lista.
pludo-client-preset-gone = La mesa { $name } ya no se puede poner: sus reglas o asientos ya no existen.
pludo-client-preset-nameless = Una mesa necesita un nombre. No se guardó nada.

pludo-client-replay = { $title }, { $count } pasos. Flecha derecha sigue, izquierda vuelve, Escape termina.
    .touch = { $title }, { $count } pasos.
pludo-client-replay-where = Paso { $step } de { $count }, turno { $number }.
pludo-client-replay-start = Este es el principio de la partida.
pludo-client-replay-no-capture = En esta partida no se comió ninguna ficha.
pludo-client-replay-end = Este es el final de la partida.
pludo-client-replay-help = Flecha derecha o Intro sigue, izquierda vuelve, Inicio y Fin saltan. V, S, T y las demás preguntas responden sobre este momento. Escape termina.
    .touch = Los botones siguen, vuelven y saltan. Todas las preguntas responden sobre este momento.

pludo-client-after-match = Intro: seguir con el torneo. Espacio: el resultado. { $throw ->
    [cards] D: las cartas robadas.
    [spinner] D: lo que salió.
   *[dice] D: los dados.
} Escape: menú.
    .touch = Sigue con el torneo, o abre el menú.
pludo-client-tournament-damaged = Este torneo no se puede leer; su archivo { $file } queda como está. El motivo: { $reason }.
pludo-client-tournament-game-gone = La partida de este encuentro ya no está; empieza de nuevo.
pludo-client-tournament-exported = Escrito en { $file }.
pludo-client-tournament-added = { $player }. Participan { $count }.
pludo-client-tournament-twice = { $name } ya participa.
pludo-client-tournament-nameless = No se añadió a nadie: un jugador necesita un nombre.
pludo-client-tournament-full = Un torneo tiene { $most } jugadores como mucho.
pludo-client-bots-alone = Juegan { $names }.
pludo-client-bots-alone-help = Los bots juegan solos su partida, y oyes quién gana. Escape la deja para más tarde.
    .touch = Los bots juegan solos su partida, y oyes quién gana.
