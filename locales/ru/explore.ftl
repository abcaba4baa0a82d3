# Русский: доска клетка за клеткой.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] твоя финишная прямая { $square } из { $of }
       *[other] финишная прямая { $square } из { $of } игрока { $name_gen }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] звезда, безопасно
    [colour] { $colour_fem } безопасная
   *[plain] безопасно
}
pludo-explore-safe-for = безопасно только для { $colour_of }
pludo-explore-start = { $who ->
    [you] твой старт
   *[other] старт игрока { $name_gen }
}
pludo-explore-entry = { $who ->
    [you] твой поворот домой
   *[other] поворот домой игрока { $name_gen }
}
pludo-explore-fork = развилка
pludo-explore-crossing = перекрёсток
pludo-explore-two-way = в обе стороны
pludo-explore-tile-when = если { $when }: { $effects }
pludo-explore-distances = отсюда другие расстояния
pludo-explore-jump = { $way ->
    [ahead] ведёт вперёд { pludo-place-to }
   *[back] ведёт назад { pludo-place-to }
}
pludo-explore-edge = Край.
pludo-explore-no-turn = Здесь нет поворота.
pludo-explore-none-player = { $who ->
    [you] У тебя нет фишек на доске.
   *[other] У игрока { $name_gen } нет фишек на доске.
}
pludo-explore-none = На доске нет фишек.
pludo-explore-none-safe = Безопасных клеток на круге нет.
pludo-explore-no-player = Игрока { $number } нет; играют { $count }.
pludo-explore-go-where = Какая клетка? Введи номер или имя, потом Enter.
    .touch = Какая клетка? Введи номер или имя.
pludo-explore-no-square = { $text ->
    [none] Клетка не названа. Круг идёт от { $first } до { $last }.
   *[other] Клетки { $text } нет. Круг идёт от { $first } до { $last }.
}
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Здесь тебя не достать.
       *[other] Здесь игрока { $name_acc } не достать.
    }
   *[token] Одним броском не сбить: { $piece }.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Здесь тебя могут сбить: { pludo-percent }.
       *[other] Здесь игрока { $name_acc } могут сбить: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Твою фишку могут сбить: { pludo-percent }.
       *[other] Фишку игрока { $name_gen } могут сбить: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] { $piece_begin }, с базы{ pludo-explore-with }.
    [way] { $piece_begin }, на { $steps } позади{ pludo-explore-with }.
   *[elsewhere] { $piece_begin }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , бросок { $dice }, { pludo-likely }
    [ability] , { $ability_with }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Сейчас никто не бросает.
pludo-explore-not-on-way = { $who ->
    [you] Твой путь не идёт через эту клетку.
   *[other] Путь игрока { $name_gen } не идёт через эту клетку.
}
pludo-explore-ahead = { $steps } впереди: { $list }.
pludo-explore-behind = { $steps } позади: { $list }.
pludo-explore-scan-nothing = Рядом никого нет.
pludo-explore-ahead-home = { $steps } впереди: дом.
pludo-explore-ahead-nothing = { $steps ->
    [1] На следующей клетке ничего.
    [one] На следующей { $steps } клетке ничего.
    [few] На следующих { $steps } клетках ничего.
   *[many] На следующих { $steps } клетках ничего.
}
pludo-explore-no-move-with = На { $dice_acc } хода нет.
