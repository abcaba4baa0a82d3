# Español: lo que ocurre en una partida, y las palabras que usan los demás archivos.
pludo-language-name = Español

pludo-list-more = { $before }, { $item }
# Delante de un nombre se dice siempre "y": de los nombres no se sabe cómo suenan.
pludo-list-last = { $before } y { $item }
pludo-list-or = { $item ->
    [8] { $before } u { $item }
    [11] { $before } u { $item }
   *[other] { $before } o { $item }
}
pludo-list-none = ninguno

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Rojo
    [blue] Azul
    [green] Verde
    [yellow] Amarillo
    [orange] Naranja
    [violet] Violeta
    [black] Negro
    [white] Blanco
    [pink] Rosa
    [brown] Marrón
    [grey] Gris
    [turquoise] Turquesa
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [orange] naranja
    [violet] violeta
    [black] negro
    [white] blanco
    [pink] rosa
    [brown] marrón
    [grey] gris
    [turquoise] turquesa
   *[other] { $colour }
}
pludo-you = tú

pludo-place = { $kind ->
    [yard] la casa
    [home] pasillo { $square } de { $of }
    [finish] la meta
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, segundo paso
    }
}
pludo-from-of = { $from-kind ->
    [yard] de la casa
    [home] del pasillo { $from-square }
    [finish] de la meta
   *[track] { $from-visit ->
        [1] de { $from-square }
       *[other] del segundo paso por { $from-square }
    }
}

pludo-tokens = { $owner ->
    [you] { $count ->
        [one] tu ficha { $tokens }
       *[other] tus fichas { $tokens }
    }
    [other] { pludo-token-numbers } de { $owner-name }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [one] ficha { $tokens }
   *[other] fichas { $tokens }
}
pludo-tokens-begin = { $count ->
    [one] { $owner ->
        [you] Tu ficha { $tokens }
        [other] La ficha { $tokens } de { $owner-name }
       *[actor] Ficha { $tokens }
    }
   *[other] { $owner ->
        [you] Tus fichas { $tokens }
        [other] Las fichas { $tokens } de { $owner-name }
       *[actor] Fichas { $tokens }
    }
}
# Con artículo, dentro de la frase.
pludo-tokens-the = { $count ->
    [one] { $owner ->
        [you] tu ficha { $tokens }
        [other] la ficha { $tokens } de { $owner-name }
       *[actor] la ficha { $tokens }
    }
   *[other] { $owner ->
        [you] tus fichas { $tokens }
        [other] las fichas { $tokens } de { $owner-name }
       *[actor] las fichas { $tokens }
    }
}
pludo-extra-steps = { $steps ->
    [one] un paso extra
   *[other] { $steps } pasos extra
}

pludo-piece = { $who ->
    [you] { $count ->
        [one] tu ficha { $tokens }
       *[other] tus fichas { $tokens }
    }
   *[other] { $count ->
        [one] la ficha { $tokens } de { $name }
       *[other] las fichas { $tokens } de { $name }
    }
}
    .begin = { $who ->
        [you] { $count ->
            [one] Tu ficha { $tokens }
           *[other] Tus fichas { $tokens }
        }
       *[other] { $count ->
            [one] La ficha { $tokens } de { $name }
           *[other] Las fichas { $tokens } de { $name }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Robas { $dice }
       *[other] { $name } roba { $dice }
    }
    [spinner] { $who ->
        [you] Sacas { $dice } en la ruleta
       *[other] { $name } saca { $dice } en la ruleta
    }
   *[dice] { $who ->
        [you] Sacas { $dice }
       *[other] { $name } saca { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }, ninguna ficha puede moverse{ pludo-why-stuck }.
    .normal = { pludo-rolls }, sin jugada{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, sin jugada.
    .chosen-full = Ninguna ficha puede moverse con { $dice }{ pludo-why-stuck }.
    .chosen-normal = Sin jugada con { $dice }{ pludo-why-stuck }.
    .chosen-brief = Sin jugada con { $dice }.

pludo-why-stuck = { $why ->
    [yard] : solo { $entries } saca una ficha
    [doubled-odd] : una pareja necesita un número par
    [barrier] : hay una barrera en medio
    [blocked] : hay una ficha propia en medio
    [own-limit] : hay fichas propias en medio
    [tile-full] : la casilla está llena
    [spared] : a quien está allí no se le puede comer
    [needs-captures] : antes hay que comer a alguien
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal }. Todo lo movido en este turno vuelve atrás, y el turno termina.
    .normal = { pludo-rolls }, { pludo-ordinal }. El turno se deshace.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Turno deshecho.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal }. Esta tirada se pierde y el turno termina.
    .normal = { pludo-rolls }, { pludo-ordinal }. La tirada se pierde.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Tirada perdida.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } a casa, y el turno termina.
    .normal = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } a casa.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. { pludo-tokens-begin } a casa.
pludo-go-back = { $count ->
    [one] vuelve
   *[other] vuelven
}
pludo-ordinal = { $streak ->
    [1] primera vez seguida
    [2] segunda vez seguida
    [3] tercera vez seguida
    [4] cuarta vez seguida
    [5] quinta vez seguida
   *[other] { $streak } veces seguidas
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } por el seis.
            [capture] { pludo-again-now } por comer.
            [hand] { pludo-again-now }: tu mano no está llena.
            [second] { pludo-again-now }: te quedas con una de las dos.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } roba otra vez.
            [spinner] { $name } gira otra vez.
           *[dice] { $name } tira otra vez.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Otra vez.
pludo-again-now = { $throw ->
    [cards] Roba otra vez
    [spinner] Gira otra vez
   *[dice] Tira otra vez
}

pludo-foot = { $foot-kind ->
    [home] pasillo { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] el segundo paso por { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] Desde { pludo-foot } avanza.
   *[back] Desde { pludo-foot } retrocede.
}
pludo-taken-over = { $who ->
    [you] Ahora tienes { pludo-token-numbers }.
   *[other] { $name } tiene ahora { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin }, rescatada de { $holder }.
   *[other] { $held ->
        [you] { $name } te rescata { pludo-tokens-the }.
       *[other] { $name } rescata { pludo-tokens-the } de { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.

pludo-back-at = { $piece_begin } { $count ->
    [one] vuelve a estar
   *[other] vuelven a estar
} { $kind ->
    [yard] en casa
    [home] en el { pludo-place }
   *[track] en { pludo-place }
}.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } por jugar.
   *[other] { $name } tiene { pludo-extra-steps }.
}

pludo-enter =
    .full = { pludo-rolls }, { pludo-come-out } { pludo-tokens-the } en { pludo-place }.
    .normal = { pludo-rolls }, { pludo-come-out } { pludo-tokens-the }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-come-out } { pludo-tokens-the }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [you] Sacas { pludo-tokens-the } en { pludo-place }.
        [same] { pludo-tokens-begin } { pludo-come-out } en { pludo-place }.
       *[other] { $name } saca { pludo-tokens-the } en { pludo-place }.
    }
    .chosen-normal = { $who ->
        [you] Sacas { pludo-tokens-the }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } saca { pludo-tokens-the }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-come-out } { pludo-tokens-the }{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
    }
pludo-come-out = { $count ->
    [one] sale
   *[other] salen
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}en { pludo-place }
}

# Adónde va una ficha: "a 18", "al pasillo 2 de 5", "a la meta".
pludo-place-to = { $kind ->
    [home] al { pludo-place }
   *[track] a { pludo-place }
}
# De dónde viene: "de 12", "del pasillo 1".
pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-place-to }.
    .chosen-full = { $who ->
        [you] Mueves { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
       *[other] { $name } mueve { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } mueve { pludo-tokens-the } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , casilla segura
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } de vuelta { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] Mueves { pludo-tokens-the } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
        [same] { pludo-tokens-begin } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
       *[other] { $name } mueve { pludo-tokens-the } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } mueve { pludo-tokens-the } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } a la meta y de vuelta { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } de vuelta { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } de vuelta { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , la misma casilla
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }, junto a la ficha { $other }: pareja.
    .normal = { pludo-rolls }, { pludo-tokens } se une a la ficha { $other } { pludo-at-place }: pareja.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, pareja { pludo-at-place }.
    .chosen-full = { $who ->
        [you] Mueves { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, junto a la ficha { $other }: pareja.
        [same] { pludo-tokens-begin } va { pludo-from-of } { pludo-place-to }, junto a la ficha { $other }: pareja.
       *[other] { $name } mueve { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, junto a la ficha { $other }: pareja.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } se une a la ficha { $other } { pludo-at-place }, pareja.
       *[you] { pludo-tokens-begin } se une a la ficha { $other } { pludo-at-place }: pareja.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }, pareja { pludo-at-place }.
       *[you] { pludo-tokens-begin }, pareja { pludo-at-place }.
    }
pludo-at-place = { $kind ->
    [home] en el { pludo-place }
   *[track] en { pludo-place }
}

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-arrives-from }, { $home } de { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } de { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } en la meta, { $home } de { $all }.
    .chosen-full = { $who ->
        [you] Llevas { pludo-tokens-the } a la meta{ pludo-spot }, { $home } de { $all }.
        [same] { pludo-tokens-begin } { pludo-arrives }, { $home } de { $all }.
       *[other] { $name } lleva { pludo-tokens-the } a la meta{ pludo-spot }, { $home } de { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } lleva { pludo-tokens-the } a la meta, { $home } de { $all }.
       *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } de { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } en la meta, { $home } de { $all }.
       *[you] { pludo-tokens-begin } en la meta, { $home } de { $all }.
    }
pludo-arrives = { $count ->
    [one] llega a la meta{ pludo-spot }
   *[other] llegan a la meta{ pludo-spot }
}
# Lo mismo, con el lugar de salida.
pludo-arrives-from = { $count ->
    [one] llega { pludo-from-of } a la meta{ pludo-spot }
   *[other] llegan { pludo-from-of } a la meta{ pludo-spot }
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
pludo-captures = { $count ->
    [one] come { $victims }
   *[other] comen { $victims }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , que ya no puede ir más atrás
    [prison] , ahora prisionera
    [elsewhere] , ahora en { $back-square }
   *[other] , de vuelta a { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-go-back } a casa.
   *[other] { pludo-tokens-begin } { pludo-goes-home } { pludo-place-to }.
}
pludo-captured-too = { $way ->
    [beside] Captura al lado: { $victims } { pludo-at-place }{ pludo-set-back }.
    [passing] Captura al pasar: { $victims } { pludo-at-place }{ pludo-set-back }.
   *[there] Captura también: { $victims }{ pludo-set-back }.
}

pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } y { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } y { pludo-goes-straight } a la meta, { $home } de { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } y { pludo-goes-home } a la meta, { $home } de { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } de { $all } en la meta.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } y { pludo-goes-straight } a la meta, { $home } de { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } y { pludo-goes-straight } a la meta, { $home } de { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } y { pludo-goes-home } a la meta, { $home } de { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } y { pludo-goes-home } a la meta, { $home } de { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } de { $all } en la meta.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }, { $home } de { $all } en la meta.
    }

pludo-goes-home = { $count ->
    [one] va
   *[other] van
}
pludo-goes-straight = { $count ->
    [one] va directa
   *[other] van directas
}

pludo-push =
    .full = { pludo-rolls } y { pludo-pushes } { pludo-from-of } { pludo-place-to }.
    .normal = { pludo-rolls } y { pludo-pushes } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } { pludo-from-of } { pludo-place-to }.
        [same] Empuja { $victims } { pludo-from-of } { pludo-place-to }.
       *[you] Empujas { $victims } { pludo-from-of } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Empuja { $victims } { pludo-place-to }.
       *[you] Empujas { $victims } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Empuja { $victims } { pludo-place-to }.
       *[you] Empujas { $victims } { pludo-place-to }.
    }
pludo-pushes = { $who ->
    [you] empujas { $victims }
   *[other] empuja { $victims }
}

pludo-decline =
    .full = { pludo-rolls } y { pludo-passes }.
    .normal = { pludo-rolls } y { pludo-passes }.
    .brief = { pludo-rolls.brief }, pasa.
    .chosen-full = { $who ->
        [other] { $name } pasa.
        [same] Pasa.
       *[you] Pasas.
    }
    .chosen-normal = { $who ->
        [other] { $name } pasa.
        [same] Pasa.
       *[you] Pasas.
    }
    .chosen-brief = { $who ->
        [other] { $name } pasa.
       *[you] Pasas.
    }
pludo-passes = { $who ->
    [you] pasas
   *[other] pasa
}

pludo-helps = { $who ->
    [you] Desde ahora juegas por { $partners }.
   *[other] { $helped ->
        [you] Desde ahora { $name } juega por ti.
       *[other] Desde ahora { $name } juega por { $partners }.
    }
}

pludo-turn = { $who ->
    [you] Tu turno.
   *[other] Turno de { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Todos roban; la carta más baja empieza.
        [spinner] Todos giran; empieza quien saca menos.
       *[dice] Todos tiran; empieza quien saca menos.
    }
   *[highest] { $throw ->
        [cards] Todos roban; la carta más alta empieza.
        [spinner] Todos giran; empieza quien saca más.
       *[dice] Todos tiran; empieza quien saca más.
    }
}
pludo-tied = Empate: { $players } { $throw ->
    [cards] roban otra vez.
    [spinner] giran otra vez.
   *[dice] tiran otra vez.
}
pludo-begins = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
pludo-skipped = { $who ->
    [you] Pierdes este turno.
   *[other] { $name } pierde este turno.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Te quedas sin este turno.
   *[other] { $name } se queda sin este turno.
}
pludo-plays-on = { $who ->
    [you] El juego sigue contigo.
   *[other] El juego sigue con { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Saca a suertes: { $what }.
       *[choose] Eliges { $what }.
    }
   *[other] { $how ->
        [draw] { $name } saca a suertes: { $what }.
       *[choose] { $name } elige { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] Retas a duelo a { $prey }. Tira un dado.
   *[other] { $name } reta a duelo a { $prey }.
}
pludo-duelled = Duelo: { $who ->
    [you] sacas { $mine }
   *[other] { $name } saca { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] tú sacas { $theirs }
       *[other] { $rival } saca { $theirs }
    }
   *[other] los demás sacan { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Lo ganas.
       *[other] Lo gana { $name }.
    }
    [sent] { $who ->
        [you] Lo pierdes: { pludo-duel-tokens } a casa.
       *[other] Lo pierde { $name }: { pludo-duel-tokens } a casa.
    }
   *[stays] { $who ->
        [you] Lo pierdes y te quedas donde estabas.
       *[other] Lo pierde { $name } y se queda donde estaba.
    }
}
pludo-duel-tokens = { $count ->
    [one] la ficha { $tokens } vuelve
   *[other] las fichas { $tokens } vuelven
}
pludo-new-token = { $who ->
    [you] Recibes una ficha nueva, la { $number }.
   *[other] { $name } recibe una ficha nueva.
}
pludo-given-away = { $who ->
    [you] Tu ficha { $tokens } es ahora de { $to }.
   *[other] { $receiver ->
        [you] La ficha { $tokens } de { $name } es ahora tuya, con el número { $number }.
       *[other] La ficha { $tokens } de { $name } es ahora de { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] El sorteo te señala a ti.
   *[other] El sorteo señala a { $name }.
}
pludo-pick-card = qué carta se pasa
pludo-pick-send = adónde va la ficha
pludo-card-passed = { $who ->
    [you] Das { $card } a { $to }.
   *[other] { $receiver ->
        [you] { $name } te da { $card }.
       *[other] { $name } da { $card } a { $to }.
    }
}
pludo-pick-answer = { $answers } para { $title }
pludo-vote = { $way ->
    [against] no
   *[for] sí
}
pludo-poll-vote = Votación sobre { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Todos eligen para { $title }. { pludo-secretly }
   *[at-once] Todos eligen para { $title }.
}
pludo-secretly = Todo se muestra al final.
pludo-others-look-away = Ahora solo escucha y mira { $name }.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Ya has elegido.
       *[other] { $name } ya ha elegido.
    }
   *[other] { $who ->
        [you] Tú: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] tú: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Elegido: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }: aprobada, { $for } a { $against }.
   *[lost] { $title }: rechazada, { $against } a { $for }.
}
pludo-pick-skip = { $turns ->
    [one] quién pierde un turno
   *[other] quién pierde { $turns } turnos
}
pludo-pick-turn-to = quién tiene un turno extra
pludo-pick-play-on = quién juega ahora
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] quién pierde un punto
       *[other] quién pierde { $points } puntos
    }
   *[won] { $points ->
        [one] quién gana un punto
       *[other] quién gana { $points } puntos
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Tendrás otro turno.
       *[other] { $name } tendrá otro turno.
    }
    [instead] { $who ->
        [you] Tu turno pasa a { $to }.
       *[other] { $receiver ->
            [you] El turno de { $name } pasa a ti.
           *[other] El turno de { $name } pasa a { $to }.
        }
    }
   *[extra] Turno siguiente: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Todos roban para fijar el orden.
    [spinner] Todos giran para fijar el orden.
   *[dice] Todos tiran para fijar el orden.
}
pludo-ordered = Orden de juego: { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] Perderás un turno.
       *[other] Perderás { $turns } turnos.
    }
   *[other] { $turns ->
        [one] { $name } perderá un turno.
       *[other] { $name } perderá { $turns } turnos.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Pierdes { $points } y tienes { pludo-points }.
       *[won] Ganas { $points } y tienes { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } pierde { $points } y tiene { pludo-points }.
       *[won] { $name } gana { $points } y tiene { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] un punto
   *[other] { $total } puntos
}
pludo-reversed = { $direction ->
    [clockwise] Ahora se juega en el sentido del reloj.
   *[counter] Ahora se juega en sentido contrario al reloj.
}
pludo-round = Ronda { $number }.
pludo-amended = Regla nueva, { $title }: { $text }
pludo-amended-silent = Regla nueva: { $title }.
pludo-shuffled = Se barajan las cartas.

pludo-eliminated = { $who ->
    [you] Quedas fuera de la partida.
   *[other] { $name } queda fuera de la partida.
}
pludo-placed = { $who ->
    [you] Terminas en { pludo-place-number }.
   *[other] { $name } termina en { pludo-place-number }.
}
pludo-place-number = { $place ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
   *[other] el lugar { $place }
}
pludo-won = { $who ->
    [you] ¡Ganas!
   *[other] { $name } gana.
}
pludo-won-together = { $who ->
    [you] ¡Ganáis tú y { $partners }!
   *[other] Ganan { $name } y { $partners }.
}
pludo-won-together-on-limit = { $who ->
    [you] Se acabaron los turnos. ¡Ganáis tú y { $partners } con { pludo-made-together }!
   *[other] Se acabaron los turnos. Ganan { $name } y { $partners } con { pludo-made-together }.
}
pludo-draw-of-teams = Se acabaron los turnos. Empate entre { $teams }, con { pludo-made-together } cada equipo.
pludo-team-of = { $who ->
    [you] tú con { $partners }
   *[other] { $name } con { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } en la meta
}
pludo-won-on-limit = { $who ->
    [you] Se acabaron los turnos. ¡Ganas con { $home } en la meta!
   *[other] Se acabaron los turnos. { $name } gana con { $home } en la meta.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] ¡Ganas con { pludo-points }!
   *[other] { $name } gana con { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Empate entre { $players }, { pludo-points } cada uno.
pludo-limit-reached = { $limit ->
    [yes] Se acabaron los turnos.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Todos los demás están fuera. ¡Ganas!
   *[other] Todos los demás están fuera. { $name } gana.
}
pludo-won-by-captures = { $who ->
    [you] { $captures ->
        [one] ¡Ganas con una captura!
       *[other] ¡Ganas con { $captures } capturas!
    }
   *[other] { $captures ->
        [one] { $name } gana con una captura.
       *[other] { $name } gana con { $captures } capturas.
    }
}
pludo-draw = Empate entre { $players }.
pludo-draw-on-limit = Se acabaron los turnos. Empate entre { $players }, { $home } en la meta cada uno.
pludo-won-by-together = { $who ->
    [you] ¡Ganáis todos juntos!
   *[other] Ganan todos juntos.
}
pludo-won-by-nobody = La partida termina sin ganador.
pludo-over = La partida ha terminado.

pludo-place-of = { $who ->
    [you] Tú quedas en { pludo-place-number }.
   *[other] { $name } queda en { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] Tienes { $number } en la meta{ pludo-standing-others }.
   *[other] { $name } tiene { $number } en la meta{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Tienes { $number }{ pludo-standing-others }.
   *[other] { $name } tiene { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] una ficha a salvo hasta tu próximo turno
       *[other] una ficha a salvo durante { $number } turnos
    }
    [throw] tirar dos veces y quedarse con una
    [swap] { $number ->
        [0] cambiar de sitio con una ficha ajena
       *[other] cambiar de sitio con una ficha ajena hasta { $number } casillas por delante
    }
   *[jump] { $number ->
        [one] una ficha salta una casilla
       *[other] una ficha salta { $number } casillas
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Consigues { $ability_a }, para usar ya.
       *[held] Consigues { $ability_a }: { $does }.
    }
   *[other] { $name } consigue { $ability_a }.
}
pludo-ability-gained-unseen = { $name } consigue algo, sin mostrarlo.
pludo-ability-choice = una habilidad a elegir
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] Ya tienes una habilidad y no consigues otra.
       *[other] Ya tienes { $limit } habilidades y no consigues otra.
    }
   *[other] { $name } no puede tener más.
}
pludo-ability-used = { $who ->
    [you] Usas { $ability_a }.
   *[other] { $name } usa { $ability_a }.
}
pludo-ability-shielded = { $turns ->
    [one] Escudo para { $piece } hasta su próximo turno.
   *[other] Escudo para { $piece } durante { $turns } turnos.
}
pludo-ability-shield-ended = Se acabó el escudo de { $piece }.
pludo-ability-swapped = Cambio: { $piece } en { pludo-place }, { $other } en { pludo-foot }.

pludo-ability-holds = { $who ->
    [you] Tienes { $list }.
   *[other] { $name } tiene { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] una oculta
   *[other] { $count } ocultas
}
pludo-ability-usable = Puedes usar { $list_a }.
pludo-ability-nobody = Nadie tiene habilidades.
pludo-ability-none-here = Este juego no tiene habilidades.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] con { $ability } al menos { $with-percent }
       *[0] con { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] al menos { $percent } por ciento
   *[0] { $percent } por ciento
}
pludo-with-percent = { $least ->
    [1] al menos { $with-percent } por ciento
   *[0] { $with-percent } por ciento
}
