# Español: el tablero, casilla a casilla.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] tu pasillo { $square } de { $of }
       *[other] pasillo { $square } de { $of } de { $name }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] estrella, segura
    [colour] seguro { $colour }
   *[plain] segura
}
pludo-explore-safe-for = segura solo para { $colour }
pludo-explore-start = { $who ->
    [you] tu salida
   *[other] salida de { $name }
}
pludo-explore-entry = { $who ->
    [you] tu entrada a la meta
   *[other] entrada a la meta de { $name }
}
pludo-explore-fork = un desvío
pludo-explore-crossing = un cruce
pludo-explore-two-way = en ambos sentidos
pludo-explore-tile-when = si { $when }: { $effects }
pludo-explore-distances = otras distancias desde aquí
pludo-explore-jump = { $way ->
    [ahead] lleva adelante { pludo-place-to }
   *[back] lleva atrás { pludo-place-to }
}
pludo-explore-edge = Borde.
pludo-explore-no-turn = Aquí no hay desvío.
pludo-explore-none-player = { $who ->
    [you] No tienes fichas en el tablero.
   *[other] { $name } no tiene fichas en el tablero.
}
pludo-explore-none = No hay fichas en el tablero.
pludo-explore-none-safe = Ninguna casilla del recorrido es segura.
pludo-explore-no-player = No hay jugador { $number }; juegan { $count }.
pludo-explore-go-where = ¿Qué casilla? Escribe su número o nombre, luego Intro.
    .touch = ¿Qué casilla? Escribe su número o nombre.
pludo-explore-no-square = { $text ->
    [none] No se nombró ninguna casilla. El recorrido va de { $first } a { $last }.
   *[other] No hay casilla { $text }. El recorrido va de { $first } a { $last }.
}
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Aquí estarías fuera de alcance.
       *[other] Aquí { $name } estaría fuera de alcance.
    }
   *[token] Nadie puede comer { $piece } con una tirada.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Aquí te podrían comer: { pludo-percent }.
       *[other] Aquí podrían comer a { $name }: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Te podrían comer la ficha: { pludo-percent }.
       *[other] Podrían comer la ficha de { $name }: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Con { $piece }, desde casa{ pludo-explore-with }.
    [way] Con { $piece }, { $steps } por detrás{ pludo-explore-with }.
   *[elsewhere] Con { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , con { $dice }, { pludo-likely }
    [ability] , con { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Ahora nadie tira.
pludo-explore-not-on-way = { $who ->
    [you] Tu camino no pasa por esta casilla.
   *[other] El camino de { $name } no pasa por esta casilla.
}
pludo-explore-ahead = { $steps } por delante: { $list }.
pludo-explore-behind = { $steps } por detrás: { $list }.
pludo-explore-scan-nothing = No hay nadie cerca.
pludo-explore-ahead-home = { $steps } por delante: la meta.
pludo-explore-ahead-nothing = Nada en las próximas { $steps } casillas.
pludo-explore-no-move-with = Sin jugada con { $dice }.
