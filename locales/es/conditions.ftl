### Español: condiciones de las reglas, como frases tras "si" o "cuando".
pludo-if-all = { $list }
pludo-if-either = o bien { $list }
pludo-if-who = { $who ->
    [anybody] alguien
    [everybody] cada jugador
    [nobody] nadie
    [not-everybody] no todo jugador
    [theirs] un rival
    [all-theirs] cada rival
    [no-opponent] ningún rival
    [not-every-opponent] no todo rival
    [partner] un compañero
    [all-partners] cada compañero
    [no-partner] ningún compañero
    [victim] el jugador comido
    [total] todos juntos
    [team] tu equipo
   *[mine] tú
}
# "no" va delante del verbo, salvo tras "nadie" y "ningún".
pludo-if-not = { $how ->
    [none] { $who ->
        [nobody] {""}
        [no-opponent] {""}
        [no-partner] {""}
       *[other] no{" "}
    }
   *[other] {""}
}
pludo-if-subject-has = { $who ->
    [mine] { pludo-if-not }tienes
    [total] todos juntos { pludo-if-not }tienen
   *[other] { pludo-if-who } { pludo-if-not }tiene
}
pludo-if-how = { $how ->
    [least] al menos { $number }
    [most] como mucho { $number }
    [more] más de { $number }
    [fewer] menos de { $number }
   *[exactly] justo { $number }
}
pludo-if-tokens = { $how ->
    [some] una ficha
    [none] { $who ->
        [nobody] 0 fichas
        [no-opponent] 0 fichas
        [no-partner] 0 fichas
       *[other] ninguna ficha
    }
    [not] un número de fichas distinto de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] ficha
       *[other] fichas
    }
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } en la meta
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } en el tablero
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } en casa
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } en { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] una captura
    [none] { $who ->
        [nobody] 0 capturas
        [no-opponent] 0 capturas
        [no-partner] 0 capturas
       *[other] ninguna captura
    }
    [not] un número de capturas distinto de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] captura
       *[other] capturas
    }
}
pludo-if-has-prisoners = { pludo-if-subject-has } { $how ->
    [some] una ficha presa
    [none] { $who ->
        [nobody] 0 fichas presas
        [no-opponent] 0 fichas presas
        [no-partner] 0 fichas presas
       *[other] ninguna ficha presa
    }
    [not] un número de fichas presas distinto de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] ficha presa
       *[other] fichas presas
    }
}
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] un punto
    [none] { $who ->
        [nobody] 0 puntos
        [no-opponent] 0 puntos
        [no-partner] 0 puntos
       *[other] ningún punto
    }
    [not] un número de puntos distinto de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] punto
       *[other] puntos
    }
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] un paso
    [none] { $who ->
        [nobody] 0 pasos
        [no-opponent] 0 pasos
        [no-partner] 0 pasos
       *[other] ningún paso
    }
    [not] un número de pasos distinto de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] paso
       *[other] pasos
    }
} por andar
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-as-many-tokens = { $how ->
    [least] al menos tantas fichas
    [most] como mucho tantas fichas
    [more] más fichas
    [fewer] menos fichas
    [not] otro número de fichas
   *[exactly] tantas fichas
}
pludo-if-than = { $how ->
    [more] que
    [fewer] que
    [not] que
   *[other] como
} { $other ->
    [anybody] alguien
    [everybody] cada jugador
    [theirs] un rival
    [all-theirs] cada rival
    [partner] un compañero
    [all-partners] cada compañero
    [victim] el jugador comido
    [total] todos juntos
    [team] tu equipo
   *[mine] tú
}
pludo-if-has-than-home = { pludo-if-subject-has } { pludo-if-as-many-tokens } en la meta { pludo-if-than }
pludo-if-has-than-out = { pludo-if-subject-has } { pludo-if-as-many-tokens } en el tablero { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-subject-has } { pludo-if-as-many-tokens } en casa { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-subject-has } { pludo-if-as-many-tokens } en { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-subject-has } { $how ->
    [least] al menos tantas capturas
    [most] como mucho tantas capturas
    [more] más capturas
    [fewer] menos capturas
    [not] otro número de capturas
   *[exactly] tantas capturas
} { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-subject-has } { $how ->
    [not] otro número de fichas presas
   *[other] { pludo-if-as-many-tokens } presas
} { pludo-if-than }
pludo-if-has-than-points = { pludo-if-subject-has } { $how ->
    [least] al menos tantos puntos
    [most] como mucho tantos puntos
    [more] más puntos
    [fewer] menos puntos
    [not] otro número de puntos
   *[exactly] tantos puntos
} { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-subject-has } { $how ->
    [least] al menos tantos pasos
    [most] como mucho tantos pasos
    [more] más pasos
    [fewer] menos pasos
    [not] otro número de pasos
   *[exactly] tantos pasos
} por andar { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-subject-has } { pludo-if-as-many-tokens } { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] es al menos { $right }
    [most] es como mucho { $right }
    [more] es mayor que { $right }
    [fewer] es menor que { $right }
    [not] no es { $right }
   *[exactly] es { $right }
}
pludo-if-number-round = la ronda
pludo-if-number-turn = el número del turno
pludo-if-number-players = el número de jugadores
pludo-if-number-players-left = el número de jugadores que quedan
pludo-if-number-face = el número que sale
pludo-if-number-sixes = la longitud de la racha
pludo-if-number-extra-throws = el número de tiradas extra de este turno
pludo-if-number-marker = el número de la ficha
pludo-if-number-prey-marker = el número de la ficha comida
pludo-if-number-prey-left = el número de pasos que faltan a la ficha comida
pludo-if-number-steps = el número de pasos
pludo-if-number-left = el número de pasos que faltan a la ficha
pludo-if-number-left-after = el número de pasos que faltan después a la ficha
pludo-if-number-rank = { $who ->
    [mine] tu puesto
   *[other] el puesto { pludo-if-whose }
}
pludo-if-number-answer = { $who ->
    [mine] tu respuesta
   *[other] la respuesta { pludo-if-whose }
}
pludo-if-number-tokens = { $who ->
    [mine] el número de tus fichas
   *[other] el número de fichas { pludo-if-whose }
}
pludo-if-number-home = { pludo-if-number-tokens } en la meta
pludo-if-number-out = { pludo-if-number-tokens } en el tablero
pludo-if-number-waiting = { pludo-if-number-tokens } en casa
pludo-if-number-markers-on = { pludo-if-number-tokens } en { $things }
pludo-if-number-prisoners = { $who ->
    [mine] el número de tus fichas presas
   *[other] el número de fichas presas { pludo-if-whose }
}
pludo-if-number-points = { $who ->
    [mine] el número de tus puntos
   *[other] el número de puntos { pludo-if-whose }
}
pludo-if-number-captures = { $who ->
    [mine] el número de tus capturas
   *[other] el número de capturas { pludo-if-whose }
}
pludo-if-number-steps-left = { $who ->
    [mine] el número de pasos que te faltan
   *[other] el número de pasos por andar { pludo-if-whose }
}
pludo-if-number-markers = { pludo-if-number-tokens }
pludo-if-whose = { $who ->
    [anybody] de alguien
    [everybody] de cada jugador
    [theirs] de un rival
    [all-theirs] de cada rival
    [partner] de un compañero
    [all-partners] de cada compañero
    [victim] del jugador comido
    [total] de todos juntos
   *[team] de tu equipo
}
pludo-if-sum = { $sign ->
    [plus] { $left } más { $right }
    [minus] { $left } menos { $right }
    [times] { $left } por { $right }
   *[rest] el resto de dividir { $left } entre { $right }
}
pludo-if-round-divided = { $is ->
    [no] la ronda no es divisible entre { $number }
   *[yes] la ronda es divisible entre { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] no se roba { $things }
       *[other] no sale { $things }
    }
   *[yes] { $throw ->
        [cards] se roba { $things }
       *[other] sale { $things }
    }
}
pludo-if-is-amended = { $is ->
    [no] no rige { $things }
   *[yes] rige { $things }
}
pludo-if-is-clockwise = { $is ->
    [no] se juega en sentido contrario al reloj
   *[yes] se juega en el sentido del reloj
}
pludo-if-is-entering = { $is ->
    [no] la ficha no sale de casa
   *[yes] la ficha sale de casa
}
pludo-if-is-arriving = { $is ->
    [no] la ficha no entra en la meta
   *[yes] la ficha entra en la meta
}
pludo-if-is-pushing = { $is ->
    [no] no empujas una ficha ajena
   *[yes] empujas una ficha ajena
}
pludo-if-is-from-tile = { $is ->
    [no] la ficha no viene de { $things }
   *[yes] la ficha viene de { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] la ficha no va a { $things }
   *[yes] la ficha va a { $things }
}
pludo-if-is-colour = { $who ->
    [mine] { pludo-if-is-not }eres { $things }
   *[other] { pludo-if-who } { pludo-if-is-not }es { $things }
}
pludo-if-is-last = { $who ->
    [mine] { pludo-if-is-not }vas en último lugar
   *[other] { pludo-if-who } { pludo-if-is-not }va en último lugar
}
pludo-if-is-leader = { $who ->
    [mine] { pludo-if-is-not }vas en cabeza
   *[other] { pludo-if-who } { pludo-if-is-not }va en cabeza
}
pludo-if-is-not = { $is ->
    [no] no{" "}
   *[yes] {""}
}
pludo-if-last-left = solo quedas tú
pludo-if-all-home = { $whose ->
    [team] todas las fichas de tu equipo están en la meta
   *[all] todas tus fichas están en la meta
}
