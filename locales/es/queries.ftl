# Español: respuestas a lo que se pregunta con una tecla.
pludo-query-player-tokens = { $who ->
    [you] Tú: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] todas en casa
           *[no] { pludo-tokens } en casa
        }
        [finish] { $all ->
            [yes] todas en la meta
           *[no] { pludo-tokens } en la meta
        }
        [home] { pludo-tokens } en el { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] todas en casa
           *[no] { $count } en casa
        }
        [finish] { $all ->
            [yes] todas en la meta
           *[no] { $count } en la meta
        }
        [home] { pludo-tokens } en el { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] todas en casa
           *[no] { pludo-tokens } en casa
        }
        [finish] { $all ->
            [yes] todas en la meta
           *[no] { pludo-tokens } en la meta
        }
        [home] { pludo-tokens } en el { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }, { $left ->
            [one] falta { $left }
           *[other] faltan { $left }
        }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Todas las fichas en casa.
       *[no] { pludo-tokens-begin } en casa.
    }
    [finish] { $all ->
        [yes] Todas las fichas en la meta.
       *[no] { pludo-tokens-begin } en la meta.
    }
    [home] { pludo-tokens-begin } en el { pludo-place }.
   *[track] { pludo-tokens-begin } en { pludo-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , pareja
    [barrier] , barrera
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , estrella
    [colour] , seguro { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , pareja
    [barrier] , barrera
    [safe] , a salvo
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] a un paso de la meta
   *[other] a { $left } pasos de la meta
}

pludo-query-threat = { $from ->
    [yard] { $name } podría salir sobre { pludo-query-own }: { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } por detrás de { pludo-query-own } y { $count ->
        [one] podría
       *[other] podrían
    } { $own-count ->
        [one] comerla
       *[other] comerlas
    }: { pludo-likely }.
   *[elsewhere] { $name } podría comer { pludo-query-own }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Podrías salir sobre { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } podría salir sobre { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } por delante de { pludo-query-own }, que { $own-count ->
        [one] podría
       *[other] podrían
    } { $count ->
        [one] comerla
       *[other] comerlas
    }: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Podrías comer { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } podría comer { pludo-query-victim }: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [one] la ficha { $tokens } de { $name }
   *[other] las fichas { $tokens } de { $name }
}
pludo-query-theirs = { $count ->
    [one] La ficha { $tokens } de { $name } está
   *[other] Las fichas { $tokens } de { $name } están
}
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] tu ficha { $own }
       *[other] la ficha { $own } de { $own-name }
    }
   *[other] { $own-who ->
        [you] tus fichas { $own }
       *[other] las fichas { $own } de { $own-name }
    }
}
pludo-query-by-ability = { $who ->
    [you] Con { $ability } podrías comer { $pieces }
   *[other] Con { $ability } { $name } podría comer { $pieces }
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] la más probable, { pludo-with-percent }.
       *[0] { $with-percent } por ciento como mucho.
    }
}
pludo-query-nobody-near = Nadie está cerca.
pludo-query-none-found = No se encontró captura, pero hay demasiadas posibilidades para verlas todas.

pludo-query-one-more = { $throw ->
    [cards] otra carta
    [spinner] otro giro
   *[dice] otra tirada
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Tu turno: roba para ver quién empieza.
            [spinner] Tu turno: gira para ver quién empieza.
           *[dice] Tu turno: tira para ver quién empieza.
        }
        [order] { $throw ->
            [cards] Tu turno: roba para el orden.
            [spinner] Tu turno: gira para el orden.
           *[dice] Tu turno: tira para el orden.
        }
        [roll] { $throw ->
            [cards] Tu turno: roba.
            [spinner] Tu turno: gira.
           *[dice] Tu turno: tira.
        }
        [roll-pool] { $throw ->
            [cards] Tu turno: roba otra vez, después { $dice } por jugar.
            [spinner] Tu turno: gira otra vez, después { $dice } por jugar.
           *[dice] Tu turno: tira otra vez, después { $dice } por jugar.
        }
        [roll-second] { $throw ->
            [cards] Tu turno: roba otra vez y quédate con una de las dos; tienes { $dice }.
            [spinner] Tu turno: gira otra vez y quédate con uno de los dos; tienes { $dice }.
           *[dice] Tu turno: tira otra vez y quédate con una de las dos; tienes { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Tu turno: { $dice } por jugar, luego roba otra vez.
            [spinner] Tu turno: { $dice } por jugar, luego gira otra vez.
           *[dice] Tu turno: { $dice } por jugar, luego tira otra vez.
        }
        [take] Tu turno: elige una habilidad.
        [duel] Tu turno: lanza para el duelo.
        [lot] Tu turno: saca a suertes.
        [pick] Tu turno: elige { $dice }.
       *[move] Tu turno: { $dice } por jugar.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] Le toca a { $name } robar para ver quién empieza.
            [spinner] Le toca a { $name } girar para ver quién empieza.
           *[dice] Le toca a { $name } tirar para ver quién empieza.
        }
        [order] { $throw ->
            [cards] Le toca a { $name } robar para el orden.
            [spinner] Le toca a { $name } girar para el orden.
           *[dice] Le toca a { $name } tirar para el orden.
        }
        [roll] { $throw ->
            [cards] Le toca a { $name } robar.
            [spinner] Le toca a { $name } girar.
           *[dice] Le toca a { $name } tirar.
        }
        [roll-pool] Turno de { $name }: { pludo-query-one-more }, después { $dice } por jugar.
        [roll-second] Turno de { $name }: { pludo-query-one-more }, y se queda con una de las dos; la primera es { $dice }.
        [move-roll] Turno de { $name }: { $dice } por jugar, luego { pludo-query-one-more }.
        [take] Le toca a { $name } elegir una habilidad.
        [duel] Le toca a { $name } lanzar para el duelo.
        [lot] Le toca a { $name } sacar a suertes.
        [pick] Le toca a { $name } elegir { $dice }.
       *[move] Turno de { $name }: { $dice } por jugar.
    }
}
pludo-query-changed = Cambios en esta partida.
pludo-query-score = { $who ->
    [you] Tú: { $home } de { $all } en la meta, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } de { $all } en la meta, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] falta un paso
   *[other] faltan { $left } pasos
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] una captura
           *[other] { $captures } capturas
        }
       *[other] { $captures } de { $goal } capturas
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Robaste { $dice }.
       *[other] { $name } robó { $dice }.
    }
    [spinner] { $who ->
        [you] Tu ruleta: { $dice }.
       *[other] { $name }, ruleta: { $dice }.
    }
   *[dice] { $who ->
        [you] Sacaste { $dice }.
       *[other] { $name } sacó { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [one] Un { $dice } en este turno hasta ahora.
   *[other] { $dice } salió { $streak } veces seguidas.
}

pludo-query-since-nothing = No ha pasado nada desde tu último turno.
pludo-query-since-capture = { $who ->
    [you] Comiste { $victims } en { pludo-place }.
   *[other] { $name } comió { $victims } en { pludo-place }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Tú
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } a casa
    [finish] { pludo-tokens } a la meta
   *[other] { pludo-tokens } { pludo-place-to }
}
pludo-query-since-no-move = sin jugada
pludo-query-since-penalty = { $kind ->
    [rollback] turno deshecho
    [sent-back] última ficha a casa
   *[forfeit] última tirada perdida
}
pludo-query-since-skipped = perdió un turno
pludo-query-since-lost = se quedó sin un turno
pludo-query-since-placed = terminó, lugar { $place }
pludo-query-since-used = usó { $ability }

pludo-query-partner = Juegas con { $partners }.
pludo-query-colours = Colores: { $list }.
pludo-query-colour-of = { $who ->
    [you] tú { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Nadie ha robado aún.
    [spinner] Nadie ha girado aún.
   *[dice] Nadie ha tirado aún.
}
pludo-query-partners = Compañeros: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] tiradas iniciales
   *[other] turno { $number }
}
pludo-query-who = { $who ->
    [you] Juegas con { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } juega con { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , en tu equipo
    [other] , en equipo con { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , un bot, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] Tienes presas { $pieces }.
   *[other] { $name } tiene presas { $pieces }.
}
pludo-query-answers-given = Ya han elegido: { $players }.
pludo-query-hand = { $who ->
    [you] En tu mano: { $cards }.
   *[other] { $name } tiene { $cards }.
}

pludo-query-choose = Elige:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } con { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] Ficha { $tokens } de { $owner-name }
           *[other] Fichas { $tokens } de { $owner-name }
        }
       *[actor] { $count ->
            [one] Ficha { $tokens }
           *[other] Fichas { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } de { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , con salto desde { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , por { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } en { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sale{ pludo-query-choice-there }.
pludo-query-choice-enters = { $count ->
    [one] sale
   *[other] salen
}
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } en { pludo-place }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sale, come { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: a la meta y de vuelta { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: de vuelta { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , a salvo
    [barrier] , barrera
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: a la meta.
    .brief = { pludo-query-choice-head }: meta.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, come { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: come { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } en { pludo-place }{ pludo-query-choice-jump }, duelo con { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sale, duelo con { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, duelo con { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: duelo con { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] queda un paso
   *[other] quedan { $steps } pasos
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }, come { $victims }, luego a la meta.
    .brief = { pludo-query-choice-head }: come { $victims }, meta.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }, pareja con la ficha { $other }.
    .brief = { pludo-query-choice-head }: pareja con { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: rescatada, libre en casa.
    .brief = { pludo-query-choice-head }: rescate.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }empujar { $victims } { pludo-from-of } { pludo-place-to }.
    .brief = { pludo-query-choice-key }empujar { $victims } { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: a salvo en { pludo-place }, { $number ->
        [one] hasta tu próximo turno
       *[other] durante { $number } turnos
    }.
    .brief = { pludo-query-choice-head }: escudo.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }, cambio con { $other }.
    .brief = { pludo-query-choice-head }: cambio con { $other } en { pludo-place }.
pludo-query-choice-twice =
    .normal = { $ability }: tira dos veces y quédate con una.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: tomar { $ability_a }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] todas las fichas de todos
    [others] todas las fichas ajenas
   *[all] todas tus fichas
} { $way ->
    [back] { $steps } atrás
   *[ahead] { $steps } adelante
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , captura: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] la meta
    [capture] { pludo-place } y come { $victims }
    [carried] { pludo-place } y come { $victims }, luego la meta
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}a salvo
        [barrier] {" "}en barrera
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name }, { $steps } detrás.
   *[other] { $name } podría comer allí.
}
pludo-query-choice-end = { $piece } { pludo-place-to }
pludo-query-choice-change = { $tokens }: cambiar de sitio.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Roba
    [spinner] Gira
   *[dice] Tira
} y guarda lo que tienes.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Solo puedes pasar.
       *[no] { pludo-query-choice-key }Pasar.
    }
    .brief = { pludo-query-choice-key }Pasar.

pludo-reason-only = Es la única jugada.
pludo-reason-wins = Con ella terminas.
pludo-reason-home = La ficha { $token } llega a la meta.
pludo-reason-captures = Come { $victims }.
pludo-reason-enters = Sale la ficha { $token }.
pludo-reason-column = La ficha { $token } entra en el pasillo, donde nadie la sigue.
pludo-reason-beyond = Desde ahí nadie puede comer la ficha { $token }.
pludo-reason-safe = Ahí está a salvo.
pludo-reason-escapes = { $count ->
    [one] Se escapa de { $name }, que podría comerla: { pludo-percent }.
   *[other] Se escapa de { $name } y otros, que podrían comerla: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Si no, { $name } podría comerla: { pludo-percent }.
   *[other] Si no, { $name } y otros podrían comerla: { pludo-percent }.
}
pludo-reason-swaps = Gana { $gain ->
    [one] un paso
   *[other] { $gain } pasos
}, y la ficha { $victim } de { $name } { $theirs ->
    [0] pierde { $loss }
   *[other] gana { $theirs }
}.
pludo-reason-unseen = { $count ->
    [one] No cuenta la habilidad que otros tienen oculta.
   *[other] No cuentan las { $count } habilidades que otros tienen ocultas.
}
pludo-reason-threatens = Así amenaza la ficha { $victim } de { $name }: { pludo-percent }.
pludo-reason-pushes = Empuja la ficha { $victim } de { $name }.
pludo-reason-passes = Cualquier otra jugada es peor.
pludo-reason-exposed = { $count ->
    [one] Pero { $name } podría comerla ahí: { pludo-percent }.
   *[other] Pero { $name } y otros podrían comerla ahí: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] Pero entonces { $name } podría comer la ficha { $token }: { pludo-percent }.
   *[other] Pero entonces { $name } y otros podrían comer la ficha { $token }: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Mover la ficha { $token } arriesgaría una captura: { pludo-percent }.
   *[other] Mover la ficha { $token } arriesgaría más: { pludo-percent } en vez de { $instead }.
}
pludo-reason-ahead = La ficha { $token } es la primera de las tuyas hacia la meta.
pludo-reason-behind = La ficha { $token } es la última de las tuyas y se acerca.
pludo-reason-clear = Es claramente mejor que el resto.
pludo-reason-better = Es algo mejor que el resto.
pludo-reason-equal = La siguiente es casi igual de buena.

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; se esperan unos { $each } de cada uno. Espera más larga por un seis: { $longest }, lo normal es { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Espera más larga por un seis: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Tú
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    [spinner] { $count ->
        [one] un giro
       *[other] { $count } giros
    }
   *[dice] { $count ->
        [one] una tirada
       *[other] { $count } tiradas
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-face-expected = { $face }: { $count }, se esperaban { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Todos roban de las mismas cartas, barajadas al azar.
    [spinner] Todos tienen las mismas posibilidades.
   *[dice] Los dados son los mismos para todos, y cada tirada es puro azar.
}
pludo-ledger-die = { $count ->
    [0] ningún { pludo-ledger-number }
    [1] un { pludo-ledger-number }
    [2] dos { pludo-ledger-numbers }
    [3] tres { pludo-ledger-numbers }
    [4] cuatro { pludo-ledger-numbers }
    [5] cinco { pludo-ledger-numbers }
    [6] seis { pludo-ledger-numbers }
   *[other] { $count } { pludo-ledger-numbers }
}
pludo-ledger-number = { $face ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}
pludo-ledger-numbers = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
}
