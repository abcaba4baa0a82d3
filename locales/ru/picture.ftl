# Русский: слова внутри картинки доски, для тех, кто её не видит.
pludo-picture-title = Доска: { $title }
pludo-picture-shape = { $shape ->
    [ring] Кольцо, клеток в нём { $ring }, а всего { $tiles }.
   *[other] Клеток: { $tiles }.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } начинает с первой клетки своей финишной прямой, до дома шагов: { $steps }.
   *[track] { $colour } начинает с { $square_gen }, до дома шагов: { $steps }.
}
pludo-picture-safe = { $count ->
    [1] Безопасная клетка: { $squares }.
   *[other] Безопасные клетки: { $squares }.
}
pludo-picture-jumps = Каждый из этих прыжков — толстая изогнутая стрелка.
pludo-picture-sends = От клетки, которая отправляет фишку дальше, тонкая изогнутая стрелка ведёт к каждой клетке, куда она может попасть.
pludo-picture-signs = У каждого цвета своя буква и свой узор. На старте стрелка, на безопасной клетке звезда, дом — ромб или треугольник в середине, а поле с именем — база.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, финишная прямая { $square }
pludo-picture-finish = { $colours }: дом
pludo-picture-yard = { $colour }, база
pludo-picture-jump = { $start }: на { $to }
