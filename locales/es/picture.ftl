# Español: las palabras de un dibujo del tablero, para quien no lo ve.
pludo-picture-title = Tablero de { $title }
pludo-picture-shape = { $shape ->
    [ring] Un anillo de { $ring } casillas; en total { $tiles } casillas.
   *[other] { $tiles } casillas.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } sale en la primera casilla de su propio pasillo y da { $steps } pasos hasta la meta.
   *[track] { $colour } sale en { $square } y da { $steps } pasos hasta la meta.
}
pludo-picture-safe = { $count ->
    [one] La casilla { $squares } es segura.
   *[other] Casillas seguras: { $squares }.
}
pludo-picture-jumps = Cada uno de estos saltos es una flecha gruesa y curva.
pludo-picture-sends = De la casilla que envía una ficha a otra sale una flecha fina y curva hacia cada casilla a la que puede ir.
pludo-picture-signs = Cada color tiene su letra y su trama. Una salida tiene una flecha, una casilla segura una estrella, la meta es un rombo o un triángulo en el centro, y una zona con nombre es una casa.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, pasillo { $square }
pludo-picture-finish = { $colours }: meta
pludo-picture-yard = { $colour }: casa
pludo-picture-jump = { $start }: a { $to }
