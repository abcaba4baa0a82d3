# Español: por qué algo no se puede, y qué sería correcto.
pludo-refusal-game-over = La partida ha terminado.
pludo-refusal-not-your-turn = Es el turno de { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Roba primero.
    [spinner] Gira primero.
   *[dice] Tira primero.
}
pludo-refusal-move-first = Mueve primero: { $dice } por jugar.
pludo-refusal-pick-first = Elige primero: { $dice }.
pludo-refusal-take-first = Elige primero una habilidad.
pludo-refusal-bad-dice = { $throw ->
    [cards] Ya no queda esa carta.
    [spinner] La ruleta no tiene ese campo.
   *[dice] Esos dados no pueden salir.
}
pludo-refusal-no-such-die = Ese dado no está. Por jugar: { $dice }.
pludo-refusal-no-such-token = No hay ficha { $tokens }. { $owner ->
    [other] { $owner-name } tiene { $all }.
   *[actor] Tienes { $all }.
}
pludo-refusal-not-your-token = Esa ficha no es tuya.
pludo-refusal-prisoner = { pludo-tokens-begin } está presa y antes hay que rescatarla.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } está en casa y no puede salir ahora.
   *[other] { pludo-tokens-begin } está en casa y necesita { $throw ->
        [dice] un { $entries } para salir.
       *[other] { $entries } para salir.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } ya está en la meta.
pludo-refusal-too-far = A la ficha { $tokens } solo { $left ->
    [1] le falta 1
   *[other] le faltan { $left }
}, { $dice } es demasiado.
pludo-refusal-too-far-back = { pludo-tokens-begin } no puede retroceder tanto.
pludo-refusal-own-limit = { $limit ->
    [one] Tu propia ficha ya está ahí.
   *[other] Ya hay ahí { $limit } fichas tuyas.
}
pludo-refusal-blocked = Tu propia ficha estorba en el pasillo.
pludo-refusal-partner-blocks = La ficha de tu compañero estorba, y no puedes pasarla.
pludo-refusal-barrier = Una barrera cierra el paso a { pludo-tokens-the }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } está en una pareja, que solo mueve con número par.
pludo-refusal-rest-left = { pludo-tokens-begin } dejaría pasos que ninguna ficha podría dar.
pludo-refusal-tower-split = { pludo-tokens-begin } está en una torre, que mueve entera.
pludo-refusal-doubled-split = { pludo-tokens-begin } está en una pareja: las dos mueven juntas.
pludo-refusal-doubled-first = Una pareja puede mover, y va primero con { $dice }.
pludo-refusal-already-used = { pludo-tokens-begin } ya usó un dado de esta tirada. Elige otra ficha.
pludo-refusal-must-use-all = Con esta jugada no podrías jugar el otro dado. Elige una que permita los dos.
pludo-refusal-capture-needs-all = Ahora no se puede comer, porque no se pueden jugar todos los dados.
pludo-refusal-needs-captures = { $captures ->
    [one] Debes comer una ficha antes de llegar a la meta.
   *[other] Debes comer { $captures } fichas antes de llegar a la meta.
}
pludo-refusal-start-rule = Una ficha solo sale de casa cuando { $when }.
pludo-refusal-start-limit = { $most ->
    [one] Ya hay una ficha tuya en el tablero, y no puede haber más.
   *[other] Ya hay { $most } fichas tuyas en el tablero, y no puede haber más.
}
pludo-refusal-start-price = { $price ->
    [one] Salir de casa cuesta un punto, y no tienes.
   *[other] Salir de casa cuesta { $price } puntos, y tienes { $points }.
}
pludo-refusal-move-rule = Eso solo se permite cuando { $when }.
pludo-refusal-order-rule = { $dice } lo permite solo cuando { $when }.
pludo-refusal-finish-rule = Una ficha solo llega a la meta cuando { $when }.
pludo-refusal-not-in-orders = { $dice } no lo permite.
pludo-refusal-tile-full = No hay sitio: esa casilla está llena.
pludo-refusal-spared = Ahí hay un rival al que no se puede comer; no puedes parar ahí.
pludo-refusal-must-enter = Primero debes sacar una ficha.
pludo-refusal-must-leave-start = Debes despejar tu primera casilla: hay fichas esperando en casa.
pludo-refusal-must-open-barrier = Primero debes abrir tu barrera.
pludo-refusal-must-capture = Puedes comer: es obligatorio.
pludo-refusal-must-go-home = Una ficha puede llegar a la meta: obligatorio.
pludo-refusal-no-ability = { $abilities ->
    [yes] No tienes nada que usar.
   *[no] Estas reglas no dan nada que usar.
}
pludo-refusal-ability-used = Ya usaste una habilidad en este turno; solo una por turno.
pludo-refusal-ability-idle = Nada de lo que tienes se puede usar ahora.
pludo-refusal-ability-later = Las habilidades se usan antes de tirar: primero juega { $dice }.
pludo-refusal-pass = { $ever ->
    [yes] Debes mover; { $dice } no deja pasar.
   *[no] Debes mover; estas reglas no dejan pasar.
}
