# Partidas que se miran otra vez: dónde cambiaron, qué se aprende, retos y estadísticas.

pludo-review-turned = Dónde cambió la partida:
pludo-review-none-turned = { $who ->
    [you] Ningún turno cambió tu posibilidad de ganar en un uno por ciento.
   *[other] Ningún turno cambió la posibilidad de ganar de { $name } en un uno por ciento.
}
pludo-review-swing = { $who ->
    [you]
        { $way ->
            [up] Turno { $number }: tu posibilidad de ganar sube del { $before } al { $after } por ciento.
           *[down] Turno { $number }: tu posibilidad de ganar baja del { $before } al { $after } por ciento.
        }
   *[other]
        { $way ->
            [up] Turno { $number }: la posibilidad de ganar de { $name } sube del { $before } al { $after } por ciento.
           *[down] Turno { $number }: la posibilidad de ganar de { $name } baja del { $before } al { $after } por ciento.
        }
}
pludo-review-dear = Las decisiones que más costaron:
pludo-review-none-dear = Ninguna decisión costó un uno por ciento.
pludo-review-abilities = No se juzga si una habilidad se usó a tiempo.
pludo-review-choice = Turno { $number }, { $who ->
    [you] tú
   *[other] { $name }
}, { $cost } por ciento perdido. Jugada: { $made } Mejor: { $better }
pludo-review-player = { $who ->
    [you]
        { $choices ->
            [0] No tuviste nada que elegir.
            [one] Tuviste una decisión y perdiste un { $cost } por ciento.
           *[other]
                Tuviste { $choices } decisiones, acertaste la mejor { $best ->
                    [one] una vez
                   *[other] { $best } veces
                } y perdiste un { $cost } por ciento en total.
        }
   *[other]
        { $choices ->
            [0] { $name } no tuvo nada que elegir.
            [one] { $name } tuvo una decisión y perdió un { $cost } por ciento.
           *[other]
                { $name } tuvo { $choices } decisiones, acertó la mejor { $best ->
                    [one] una vez
                   *[other] { $best } veces
                } y perdió un { $cost } por ciento en total.
        }
}
pludo-review-working = Revisando la partida. Escape la detiene.
    .touch = Revisando la partida.
pludo-review-how-far = { $percent } por ciento hecho.

pludo-learn-title = { $count ->
    [one] Una decisión pudo ser mejor.
   *[other] { $count } decisiones pudieron ser mejores.
} Avance de página: la siguiente. H: la respuesta. Escape: basta.
    .touch = { $count ->
        [one] Una decisión pudo ser mejor.
       *[other] { $count } decisiones pudieron ser mejores.
    }
pludo-learn-none = Nada que aprender aquí: ninguna decisión perdió algo con claridad.
pludo-learn-whose = ¿Las decisiones de quién?
pludo-learn-of = { $name }
pludo-learn-count = { $number } de { $count }.
pludo-learn-question = Turno { $number }, { $throw ->
    [cards] robaste { $dice }.
    [spinner] la ruleta te dio { $dice }.
   *[dice] sacaste { $dice }.
} Jugaste { $made } Encuentra algo mejor.
pludo-learn-best = Correcto: { $gain } por ciento mejor que lo que jugaste.
pludo-learn-equal = Correcto: { $gain } por ciento mejor que lo que jugaste, y casi tan bueno como lo mejor.
pludo-learn-better = { $gain } por ciento mejor que lo que jugaste. Aún hay algo mejor.
pludo-learn-level = Más o menos como lo que jugaste. Hay algo mejor.
pludo-learn-same = Eso es lo que jugaste. Hay algo mejor.
pludo-learn-worse = No es mejor: gana un { $percent } por ciento, lo que jugaste un { $other } por ciento.
pludo-learn-answer = Lo mejor: { $choice } Gana un { $best } por ciento, frente a un { $other } por ciento.
pludo-learn-first = Esta es la primera.
pludo-learn-last = Esta es la última. Escape cierra.
    .touch = Esta es la última.
pludo-learn-help = Elige como en una partida: con la cifra de la ficha, o con las flechas e Intro. H dice la respuesta, y otra vez lo que vale cada jugada. R repite la tarea, Avance y Retroceso de página van adelante y atrás, y tras acertar también Intro sigue. Todas las preguntas funcionan: V, M, N y el explorador. Escape cierra.
    .touch = Elige como en una partida. “Pista” dice la respuesta, y otra vez lo que vale cada jugada. Todas las preguntas funcionan.

pludo-puzzle-question = { $title }. Eres { $name }, y { $throw ->
    [cards] robaste { $dice }.
    [spinner] la ruleta te dio { $dice }.
   *[dice] sacaste { $dice }.
} V cuenta el tablero. Encuentra la mejor jugada.
    .touch = { $title }. Eres { $name }, y { $throw ->
        [cards] robaste { $dice }.
        [spinner] la ruleta te dio { $dice }.
       *[dice] sacaste { $dice }.
    } Encuentra la mejor jugada.
pludo-puzzle-best = Correcto: gana un { $percent } por ciento, la siguiente un { $other } por ciento.
pludo-puzzle-worse = No: gana un { $percent } por ciento, la mejor un { $best } por ciento.
pludo-puzzle-told = Tras la pista no cuenta como resuelto.
pludo-puzzle-answer = Lo mejor: { $choice } Gana un { $best } por ciento, la siguiente un { $other } por ciento, con un margen de { $sure }.
pludo-puzzle-title = Retos. { $clock ->
    [behind] El calendario de este equipo va por detrás de tus últimos retos, así que la racha espera.
   *[right]
        { $days ->
            [0]
                { $run ->
                    [0] Resuelve los tres de un día para empezar una racha.
                    [one] Uno acertado a la primera.
                   *[other] { $run } seguidos acertados a la primera.
                }
            [one] Un día seguido.
           *[other] { $days } días seguidos.
        }
}
pludo-puzzle-day = { $ago ->
    [0] Los tres de hoy
    [1] Los tres de ayer
   *[other]
        { $day } de { $month ->
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
        }
}: { $solved } de { $count } resueltos.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } de { $count } resueltos.
pludo-puzzle-grades = El grado es el bot más débil que halla la respuesta. Diez cada vez, primero los que no has resuelto.
pludo-puzzle-earlier = Días anteriores
pludo-puzzle-day-done = { $days ->
    [one] Los tres de hoy, resueltos. Vuelve mañana para una racha.
   *[other] Los tres de hoy, resueltos, { $days } días seguidos.
}
pludo-puzzle-missing = Faltan los retos en esta instalación, o están dañados; instálala otra vez para tenerlos.
pludo-puzzle-not-kept = No se pudo anotar que lo resolviste: { $reason }.
pludo-puzzle-book-damaged = La lista de retos resueltos no se pudo leer. Ahora está en { $file }, y empieza una nueva.
pludo-puzzle-book-unreadable = La lista de retos resueltos, { $file }, no se puede leer ahora, así que no se anota nada.
pludo-puzzle-heading = Reto { $number }, { pludo-stats-bot }.

pludo-stats-working = Revisando tus partidas. Escape deja fuera suerte y destreza.
    .touch = Revisando tus partidas.
pludo-stats-working-less = Sumando tus partidas. Escape detiene.
    .touch = Sumando tus partidas.
pludo-stats-title = Tus partidas. Intro cuenta más, Escape cierra.
    .touch = Tus partidas. Cada fila cuenta más.
pludo-stats-none = Aún no tienes ninguna partida terminada. Juega una hasta el final, y contará.
pludo-stats-left-out = { $count ->
    [one]
        Un registro queda fuera: { $damaged ->
            [0] no es tuyo, o faltan sus reglas.
           *[other] no se puede leer.
        }
   *[other]
        { $count } registros quedan fuera: { $damaged ->
            [0] no son tuyos, o faltan sus reglas.
           *[other]
                { $foreign ->
                    [0] no se pueden leer.
                   *[other] { $damaged } no se pueden leer, { $foreign } no son tuyos o les faltan sus reglas.
                }
        }
}
pludo-stats-undated = { $count ->
    [one] Una partida tiene una fecha imposible, así que no cuenta en ningún mes. ¿Está bien el reloj de este equipo?
   *[other] { $count } partidas tienen fechas imposibles, así que no cuentan en ningún mes. ¿Está bien el reloj de este equipo?
}
pludo-stats-result = { $games ->
    [one]
        Una partida, { $won ->
            [0] no ganada.
           *[other] ganada.
        }
   *[other] { $games } partidas, { $won } ganadas: { $percent } por ciento, cuando a cada cual le tocaría { $fair }.
}
pludo-stats-places = Puestos: { $places }.
pludo-stats-place = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
   *[other] lugar { $place }
} { $count ->
    [one] una vez
   *[other] { $count } veces
}
pludo-stats-captures = Capturas: { $made } hechas, { $suffered } sufridas.
pludo-stats-rating = Puntuación { $rating }, entre { $low } y { $high }: más o menos como el bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] al azar
    [easy] fácil
    [normal] normal
    [hard] difícil
    [people] personas
   *[expert] experto
}
pludo-stats-ladder = El bot { pludo-stats-bot } tiene { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Puntuación: tras una partida más contra bots.
   *[other] Puntuación: tras { $count } partidas más contra bots.
}
pludo-stats-rating-library = La puntuación necesita una biblioteca más: pip install openskill.
pludo-stats-skill = Destreza: un { $lost } por ciento de tu posibilidad de ganar perdido por decisión; { $good } de 100 decisiones perdieron menos de un uno por ciento.
pludo-stats-skill-meaning = Cada decisión se compara con la mejor, como la ve el bot más fuerte. Los dados no cuentan. En partidas de dos el bot al azar pierde un 1,4 por ciento por decisión, fácil 1,1, normal 0,7, difícil 0,5, experto nada; en una mesa de cuatro, cerca de la mitad.
pludo-stats-luck = { $way ->
    [even] Suerte: equilibrada.
    [good] Suerte: buena, los dados te dieron un { $percent } por ciento más de posibilidad de ganar por partida de lo esperado.
   *[bad] Suerte: mala, los dados te quitaron un { $percent } por ciento de posibilidad de ganar por partida.
}
pludo-stats-luck-own = { $way ->
    [even] Tus propios dados: equilibrados.
    [good] Tus propios dados te dieron un { $percent } por ciento.
   *[bad] Tus propios dados te quitaron un { $percent } por ciento.
}
pludo-stats-luck-others = { $way ->
    [even] Los dados de los demás: equilibrados.
    [good] Los dados de los demás te dieron un { $percent } por ciento.
   *[bad] Los dados de los demás te quitaron un { $percent } por ciento.
}
pludo-stats-luck-meaning = Cada tirada se compara con todo lo que pudo salir, jugado siempre lo mejor posible. En muchas partidas queda en nada.
pludo-stats-no-look = Suerte y destreza quedan fuera.
pludo-stats-by-rules = Por reglas
pludo-stats-by-opponent = Por rivales
pludo-stats-by-month = Mes a mes
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}{ $looked ->
    [yes] , { $lost } por ciento perdido por decisión.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Contra personas
   *[other] Contra { pludo-stats-bot }
}: por delante de { $ahead } de { $met }; { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
} de { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Puntuación { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Logros: { $count } de { $total }
pludo-stats-reached-first-win = Primera victoria: partida { $number }.
pludo-stats-reached-untouched = Sin un rasguño: ganar sin ninguna captura en contra, en la partida { $number }.
pludo-stats-reached-hunter = A la caza: diez capturas en una partida, en la partida { $number }.
pludo-stats-reached-beat-expert = Victoria contra un experto, en la partida { $number }.
pludo-stats-reached-comeback = Del borde a la victoria: ganar desde menos de un 5 por ciento, en la partida { $number }.
pludo-stats-reached-flawless = Sin fallo: ninguna decisión de una partida perdió un uno por ciento, en la partida { $number }.
pludo-stats-reached-run = Cinco victorias seguidas, hasta la partida { $number }.
pludo-stats-reached-rule-sets = Victorias con cinco reglas distintas: partida { $number }.
pludo-stats-reached-many = Cien partidas.
pludo-stats-open-first-win = Pendiente: gana una partida.
pludo-stats-open-untouched = Pendiente: gana sin ninguna captura en contra.
pludo-stats-open-hunter = Pendiente: captura diez veces en una partida.
pludo-stats-open-beat-expert = Pendiente: gana a un experto.
pludo-stats-open-comeback = Pendiente: gana desde menos de un 5 por ciento.
pludo-stats-open-flawless = Pendiente: quince decisiones o más en una partida, y ninguna que pierda un uno por ciento.
pludo-stats-open-run = Pendiente: gana cinco partidas seguidas.
pludo-stats-open-rule-sets = Pendiente: gana con cinco reglas distintas.
pludo-stats-open-many = Pendiente: termina cien partidas.

pludo-ear-title = { $kind ->
    [puzzles] Retos sin fin.
    [where] De oído: ¿dónde está?
   *[risk] De oído: adivina el riesgo.
}
pludo-ear-row = { $title } Puntuación { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Un reto tras otro, tan difícil como tu puntuación. Cuenta tu primera respuesta, y una pista vale como fallo.
    [where] Oyes el tablero y algunos turnos. Elige dónde está una ficha. Cuanto mejor seas, más turnos y jugadores.
   *[risk] Oyes el tablero. Elige qué probabilidad hay de que te coman una ficha si cada rival tira una vez. Cuanto mejor seas, más cerca están las respuestas.
}
pludo-ear-question = { $kind ->
    [where] ¿Dónde está ahora { $piece }?
   *[risk] ¿Qué riesgo corre { $piece }, si cada rival tira una vez?
}
pludo-ear-place = { $kind ->
    [yard] en casa
    [home] en el { pludo-place }
    [finish] en la meta
   *[track] en { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Correcto, { $answer }.
   *[no] No, lo correcto: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Puntuación { $rating }, { $points } más.
   *[down] Puntuación { $rating }, { $points } menos.
}
pludo-ear-next = Siguiente pregunta
pludo-ear-no-answer = Ninguna respuesta tiene esa cifra.
pludo-ear-working = Preparando una pregunta. Escape detiene.
    .touch = Preparando una pregunta.
pludo-ear-done = { $right } de { $count } correctas. Puntuación { $rating }.
