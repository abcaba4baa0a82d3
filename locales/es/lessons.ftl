# Español: la partida guiada y los primeros pasos.
pludo-lesson = Lección { $number }: { $text }
pludo-lesson-title = Partida guiada
pludo-lesson-race = Ludo es una carrera: lleva tus fichas una vuelta al tablero y a la meta antes que { $opponent }. En esta partida guiada gana la primera ficha que llega. { $roll } tira el dado: púlsala.
    .touch = Ludo es una carrera: lleva tus fichas una vuelta al tablero y a la meta antes que { $opponent }. En esta partida guiada gana la primera ficha que llega. El botón { $roll } tira el dado.
pludo-lesson-yard = Tus cuatro fichas esperan en casa, y solo un seis saca una. Pulsa { $roll } otra vez. { $next } también lo haría: siempre hace lo más evidente.
    .touch = Tus cuatro fichas esperan en casa, y solo un seis saca una. Tira otra vez.
pludo-lesson-choose = Un seis, y puedes elegir: pulsa la cifra de una ficha. O deja que las flechas lean las jugadas una a una, e Intro juega la última que oíste.
    .touch = Un seis, y puedes elegir: cada jugada es un botón en «Tus jugadas». En el tablero también puedes tocar una ficha.
pludo-lesson-six = Un seis da además otra tirada. Pero tres seises seguidos deshacen el turno entero. Pulsa { $roll }.
    .touch = Un seis da además otra tirada. Pero tres seises seguidos deshacen el turno entero. Tira.
pludo-lesson-map = El tablero es un anillo de { $track } casillas. Sales en { $start }, das una vuelta hasta { $entry }, y ahí te desvías a tu pasillo de { $column } casillas; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] En las casillas de salida no se puede comer a nadie.
        [own] En tu propia salida no te pueden comer.
       *[none] Ninguna casilla del anillo es segura.
    }
   *[other] { $safe-start ->
        [all] En { $safe } y en las salidas no se puede comer a nadie.
        [own] En { $safe } no se puede comer a nadie, y en tu propia salida no te pueden comer.
       *[none] En { $safe } no se puede comer a nadie.
    }
}
pludo-lesson-other-start = { $name } sale en { $square }
pludo-lesson-explore = Estás en { $square }, una casilla segura. Recorre ahora el tablero: { $explore-on } avanza, { $explore-back } vuelve, { $explore-own } va a tu ficha, { $explore-safe } a la próxima casilla segura, { $explore-here } dice qué hay aquí. Tu ficha no se mueve. Cuando hayas mirado, tira.
    .touch = Estás en { $square }, una casilla segura. Recorre ahora el tablero: «Tablero, casilla a casilla» muestra cada casilla y quién está en ella. Tu ficha no se mueve. Cuando hayas mirado, tira.
pludo-lesson-board = Pregunta cuando quieras: { $board } dice todo el tablero, { $my-tokens } tus fichas y lo que les falta, { $turn } de quién es el turno. Prueba una, luego tira.
pludo-lesson-help = { $help } dice qué puedes hacer ahora, y todas las teclas; ahí la flecha abajo sigue leyendo y Escape cierra. En esta partida guiada empieza por la lección. { $key-help } explica cada tecla al pulsarla.
    .touch = { $help } dice qué puedes hacer ahora. En esta partida guiada empieza por la lección. Tira.
pludo-lesson-rules = { $rules } lee las reglas de esta mesa, línea a línea. Las mesas pueden ser distintas. Échales un vistazo, luego tira.
pludo-lesson-near = Ahora { $opponent } tiene una ficha fuera, cuatro casillas por delante de ti. { $near } dice a quién podrías comer, quién podría comerte y con qué probabilidad. Luego tira: un cuatro vendría bien.
pludo-lesson-capture = Caíste sobre la ficha de { $opponent }, que vuelve a casa: la has comido. A ti te puede pasar en toda casilla que no sea segura. Sigue tirando.
pludo-lesson-history = Si te perdiste algo, { $older } lee líneas anteriores, { $newer } posteriores, { $repeat } repite la última. { $since } dice qué pasó desde tu último turno.
    .touch = Si te perdiste algo, «Lo que se dijo» tiene las últimas líneas. { $since } dice qué pasó desde tu último turno.
pludo-lesson-tip = { pludo-lesson-tip-early } Para eso necesitas un seis. Tira.
pludo-lesson-hint = Una decisión de verdad: seguir con tu ficha o sacar otra. En una partida entera querrías una segunda ficha; aquí gana la primera que llega, así que correr cuenta más. { $hint } dice qué haría un buen jugador, y por qué. Luego pulsa una cifra.
    .touch = Una decisión de verdad: seguir con tu ficha o sacar otra. En una partida entera querrías una segunda ficha; aquí gana la primera que llega, así que correr cuenta más. { $hint } dice qué haría un buen jugador, y por qué. Luego elige.
pludo-lesson-undo = ¿Cambias de idea? { $undo } deshace tu decisión, y eliges otra vez; los dados quedan como cayeron. Si no, sigue tirando.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Tira.
pludo-lesson-entry = Tu entrada a la meta está cerca: tras { $entry } te desvías a tu pasillo, donde nadie te sigue. Tira.
pludo-lesson-exact = Estás en tu pasillo, y ahí nadie puede comerte. Para llegar necesitas el número exacto; { $explore-faces } en la casilla de tu ficha dice adónde lleva cada número. Tira.
    .touch = Estás en tu pasillo, y ahí nadie puede comerte. Para llegar necesitas el número exacto. Tira.
pludo-lesson-end = Esa fue la partida guiada. Conoces el tablero, las teclas y las reglas; una partida entera se gana con las cuatro fichas en la meta. Intro empieza una ahora, Escape abre el menú.
    .touch = Esa fue la partida guiada. Conoces el tablero y las reglas; una partida entera se gana con las cuatro fichas en la meta.
pludo-lessons-stopped = No más lecciones. La partida sigue.
pludo-lesson-tip-early = Consejo: saca pronto una ficha, y otra cuando puedas, para no desperdiciar tiradas.
pludo-lesson-tip-spread = Consejo: las fichas separadas te dejan más donde elegir; juntas amenazan más.
pludo-lesson-tip-safe = Cuando alguien va detrás de ti, termina en una casilla segura o cerca de una.
pludo-first-title = Primeros pasos
pludo-first-map = El mapa
pludo-first-ring = El tablero es un anillo de { $track } casillas, numeradas en el sentido del juego. Casillas de salida: { $starts }. { $back ->
    [one] Cada cual da una vuelta, se desvía una casilla antes de su salida a su pasillo de { $column } casillas, y tras él llega a la meta.
   *[other] Cada cual da una vuelta, se desvía { $back } casillas antes de su salida a su pasillo de { $column } casillas, y tras él llega a la meta.
} { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Las primeras teclas
    .touch = Los primeros botones
pludo-first-play = { $roll } tira. La cifra de una ficha la mueve; { $next } hace lo más evidente.
    .touch = { $roll } tira. Cada jugada es un botón.
pludo-first-ask = { $board } dice todo el tablero, { $my-tokens } tus fichas y lo que les falta, { $turn } de quién es el turno, { $near } a quién podrías comer y quién podría comerte, { $since } qué pasó desde tu último turno.
pludo-first-explore = { $explore-on } y { $explore-back } recorren el tablero casilla a casilla, { $explore-own } va a tu próxima ficha, { $explore-safe } a la próxima casilla segura, { $explore-here } dice qué hay aquí. Tus fichas no se mueven.
    .touch = «Tablero, casilla a casilla» muestra cada casilla y quién está en ella.
pludo-first-help = { $help } ayuda, { $rules } lee las reglas de la mesa, { $hint } dice qué haría un buen jugador, { $undo } deshace tu decisión donde la mesa lo permite.
pludo-first-tips = Consejos
