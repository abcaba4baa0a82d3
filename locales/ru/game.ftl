# Русский: что происходит в игре, и слова для всех остальных файлов.
pludo-language-name = Русский
pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } и { $item }
pludo-list-or = { $before } или { $item }
pludo-list-none = ничего
pludo-sentences = { $told }
pludo-player = { $colour ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
    [yellow] Жёлтый
    [orange] Оранжевый
    [violet] Фиолетовый
    [black] Чёрный
    [white] Белый
    [pink] Розовый
    [brown] Коричневый
    [grey] Серый
    [turquoise] Бирюзовый
   *[other] { $colour }
}
    .gen = { $colour ->
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [yellow] Жёлтого
        [orange] Оранжевого
        [violet] Фиолетового
        [black] Чёрного
        [white] Белого
        [pink] Розового
        [brown] Коричневого
        [grey] Серого
        [turquoise] Бирюзового
       *[other] { $colour }
    }
    .acc = { $colour ->
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [yellow] Жёлтого
        [orange] Оранжевого
        [violet] Фиолетового
        [black] Чёрного
        [white] Белого
        [pink] Розового
        [brown] Коричневого
        [grey] Серого
        [turquoise] Бирюзового
       *[other] { $colour }
    }
    .dat = { $colour ->
        [red] Красному
        [blue] Синему
        [green] Зелёному
        [yellow] Жёлтому
        [orange] Оранжевому
        [violet] Фиолетовому
        [black] Чёрному
        [white] Белому
        [pink] Розовому
        [brown] Коричневому
        [grey] Серому
        [turquoise] Бирюзовому
       *[other] { $colour }
    }
    .ins = { $colour ->
        [red] Красным
        [blue] Синим
        [green] Зелёным
        [yellow] Жёлтым
        [orange] Оранжевым
        [violet] Фиолетовым
        [black] Чёрным
        [white] Белым
        [pink] Розовым
        [brown] Коричневым
        [grey] Серым
        [turquoise] Бирюзовым
       *[other] { $colour }
    }
pludo-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [orange] оранжевый
    [violet] фиолетовый
    [black] чёрный
    [white] белый
    [pink] розовый
    [brown] коричневый
    [grey] серый
    [turquoise] бирюзовый
   *[other] { $colour }
}
    .fem = { $colour ->
        [red] красная
        [blue] синяя
        [green] зелёная
        [yellow] жёлтая
        [orange] оранжевая
        [violet] фиолетовая
        [black] чёрная
        [white] белая
        [pink] розовая
        [brown] коричневая
        [grey] серая
        [turquoise] бирюзовая
       *[other] { $colour }
    }
    .femacc = { $colour ->
        [red] красную
        [blue] синюю
        [green] зелёную
        [yellow] жёлтую
        [orange] оранжевую
        [violet] фиолетовую
        [black] чёрную
        [white] белую
        [pink] розовую
        [brown] коричневую
        [grey] серую
        [turquoise] бирюзовую
       *[other] { $colour }
    }
    .femgen = { $colour ->
        [red] красной
        [blue] синей
        [green] зелёной
        [yellow] жёлтой
        [orange] оранжевой
        [violet] фиолетовой
        [black] чёрной
        [white] белой
        [pink] розовой
        [brown] коричневой
        [grey] серой
        [turquoise] бирюзовой
       *[other] { $colour }
    }
    .ins = { $colour ->
        [red] красными
        [blue] синими
        [green] зелёными
        [yellow] жёлтыми
        [orange] оранжевыми
        [violet] фиолетовыми
        [black] чёрными
        [white] белыми
        [pink] розовыми
        [brown] коричневыми
        [grey] серыми
        [turquoise] бирюзовыми
       *[other] { $colour }
    }
    .plural = { $colour ->
        [red] красные
        [blue] синие
        [green] зелёные
        [yellow] жёлтые
        [orange] оранжевые
        [violet] фиолетовые
        [black] чёрные
        [white] белые
        [pink] розовые
        [brown] коричневые
        [grey] серые
        [turquoise] бирюзовые
       *[other] { $colour }
    }
    .of = { $colour ->
        [red] красных
        [blue] синих
        [green] зелёных
        [yellow] жёлтых
        [orange] оранжевых
        [violet] фиолетовых
        [black] чёрных
        [white] белых
        [pink] розовых
        [brown] коричневых
        [grey] серых
        [turquoise] бирюзовых
       *[other] { $colour }
    }
pludo-you = ты
    .gen = тебя
    .acc = тебя
    .dat = тебе
    .ins = тобой
pludo-place-to = { $kind ->
    [yard] на базу
    [home] на финишную прямую { $square } из { $of }
    [finish] домой
   *[track] { $visit ->
        [1] на { $square_acc }
       *[other] на { $square_acc }, второй проход
    }
}
pludo-place-on = { $kind ->
    [yard] на базе
    [home] на финишной прямой { $square } из { $of }
    [finish] дома
   *[track] { $visit ->
        [1] на { $square_gen }
       *[other] на { $square_gen }, второй проход
    }
}
pludo-from = { $from-kind ->
    [yard] с базы
    [home] с финишной прямой { $from-square }
    [finish] из дома
   *[track] { $from-visit ->
        [1] с { $from-square_gen }
       *[other] с { $from-square_gen }, второй проход,
    }
}
pludo-tokens = { $owner ->
    [you] { pludo-token-numbers-your }
    [other] { pludo-token-numbers } игрока { $owner-name_gen }
   *[actor] { pludo-token-numbers }
}
pludo-tokens-acc = { $owner ->
    [you] { pludo-token-numbers-your-acc }
    [other] { pludo-token-numbers-acc } игрока { $owner-name_gen }
   *[actor] { pludo-token-numbers-acc }
}
pludo-tokens-ins = { $owner ->
    [you] { $count ->
        [1] твоей фишкой { $tokens }
       *[other] твоими фишками { $tokens }
    }
    [other] { pludo-token-numbers-ins } игрока { $owner-name_gen }
   *[actor] { pludo-token-numbers-ins }
}
pludo-token-numbers = { $count ->
    [1] фишка { $tokens }
   *[other] фишки { $tokens }
}
pludo-token-numbers-acc = { $count ->
    [1] фишку { $tokens }
   *[other] фишки { $tokens }
}
pludo-token-numbers-ins = { $count ->
    [1] фишкой { $tokens }
   *[other] фишками { $tokens }
}
pludo-token-numbers-your = { $count ->
    [1] твоя фишка { $tokens }
   *[other] твои фишки { $tokens }
}
pludo-token-numbers-your-acc = { $count ->
    [1] твою фишку { $tokens }
   *[other] твои фишки { $tokens }
}
pludo-token-numbers-begin = { $count ->
    [1] Фишка { $tokens }
   *[other] Фишки { $tokens }
}
pludo-tokens-begin = { $owner ->
    [you] { $count ->
        [1] Твоя фишка { $tokens }
       *[other] Твои фишки { $tokens }
    }
    [other] { pludo-token-numbers-begin } игрока { $owner-name_gen }
   *[actor] { pludo-token-numbers-begin }
}
pludo-extra-steps = { $steps ->
    [one] { $steps } дополнительный шаг
    [few] { $steps } дополнительных шага
   *[many] { $steps } дополнительных шагов
}
pludo-piece = { $who ->
    [you] { pludo-token-numbers-your }
   *[other] { pludo-token-numbers } игрока { $name_gen }
}
    .acc = { $who ->
        [you] { pludo-token-numbers-your-acc }
       *[other] { pludo-token-numbers-acc } игрока { $name_gen }
    }
    .begin = { $who ->
        [you] { $count ->
            [1] Твоя фишка { $tokens }
           *[other] Твои фишки { $tokens }
        }
       *[other] { pludo-token-numbers-begin } игрока { $name_gen }
    }
pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Ты тянешь { $dice_acc }
       *[other] { $name } тянет { $dice_acc }
    }
    [spinner] { $who ->
        [you] Ты выкручиваешь { $dice_acc }
       *[other] { $name } выкручивает { $dice_acc }
    }
   *[dice] { $who ->
        [you] Ты выбрасываешь { $dice_acc }
       *[other] { $name } выбрасывает { $dice_acc }
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
    .full = { pludo-rolls }, ни одна фишка не может пойти{ pludo-why-stuck }.
    .normal = { pludo-rolls }, хода нет{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, хода нет.
    .chosen-full = На { $dice_acc } ни одна фишка не может пойти{ pludo-why-stuck }.
    .chosen-normal = На { $dice_acc } хода нет{ pludo-why-stuck }.
    .chosen-brief = На { $dice_acc } хода нет.
pludo-why-stuck = { $why ->
    [yard] : фишку выводит только { $entries }
    [doubled-odd] : паре нужно чётное число
    [barrier] : на пути барьер
    [blocked] : на пути своя фишка
    [own-limit] : на пути свои фишки
    [tile-full] : клетка заполнена
    [spared] : того, кто там стоит, нельзя сбить
    [needs-captures] : сначала надо кого-то сбить
   *[none] {""}
}
pludo-rollback =
    .full = { pludo-rolls }, в { pludo-ordinal } раз подряд. Все перемещения этого хода отменяются, ход окончен.
    .normal = { pludo-rolls }, в { pludo-ordinal } раз подряд. Ход отменяется.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } раз подряд. Ход отменён.
pludo-forfeit =
    .full = { pludo-rolls }, в { pludo-ordinal } раз подряд. Этот бросок пропадает, ход окончен.
    .normal = { pludo-rolls }, в { pludo-ordinal } раз подряд. Бросок пропадает.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } раз подряд. Бросок пропал.
pludo-sent-back =
    .full = { pludo-rolls }, в { pludo-ordinal } раз подряд. { pludo-tokens-begin } { pludo-returns } на базу, ход окончен.
    .normal = { pludo-rolls }, в { pludo-ordinal } раз подряд. { pludo-tokens-begin } { pludo-returns } на базу.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } раз подряд. { pludo-tokens-begin } на базу.
pludo-returns = { $count ->
    [1] возвращается
   *[other] возвращаются
}
pludo-ordinal = { $streak ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
   *[other] { $streak }-й
}
pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } за шестёрку.
            [capture] { pludo-again-now } за сбитую фишку.
            [hand] { pludo-again-now }: рука не полна.
            [second] { pludo-again-now }: останется один из двух.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } тянет ещё раз.
            [spinner] { $name } крутит ещё раз.
           *[dice] { $name } бросает ещё раз.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Ещё раз.
pludo-again-now = { $throw ->
    [cards] Тяни ещё раз
    [spinner] Крути ещё раз
   *[dice] Бросай ещё раз
}
pludo-foot-from = { $foot-kind ->
    [home] с финишной прямой { $foot-square }
   *[track] { $foot-visit ->
        [1] с { $foot-square_gen }
       *[other] со второго прохода { $foot-square_gen }
    }
}
pludo-foot-on = { $foot-kind ->
    [home] на финишной прямой { $foot-square }
   *[track] { $foot-visit ->
        [1] на { $foot-square_gen }
       *[other] на втором проходе { $foot-square_gen }
    }
}
pludo-jumped = { $way ->
    [ahead] Прыжок вперёд { pludo-foot-from }.
   *[back] Прыжок назад { pludo-foot-from }.
}
pludo-taken-over = { $who ->
    [you] Теперь у тебя { pludo-token-numbers }.
   *[other] Теперь у игрока { $name_gen } { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] Ты выкупаешь { pludo-tokens-acc } у игрока { $holder_gen }.
   *[other] { $held ->
        [you] { $name } выкупает { pludo-tokens-acc } у тебя.
       *[other] { $name } выкупает { pludo-tokens-acc } у игрока { $holder_gen }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } снова { pludo-place-on }.
pludo-won-steps = { $who ->
    [you] У тебя { pludo-extra-steps }.
   *[other] У игрока { $name_gen } { pludo-extra-steps }.
}
pludo-enter =
    .full = { pludo-rolls } и { pludo-brings-out } { pludo-tokens-acc } { pludo-place-to }.
    .normal = { pludo-rolls } и { pludo-brings-out } { pludo-tokens-acc }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [you] Ты выводишь { pludo-tokens-acc } { pludo-place-to }.
        [same] { pludo-tokens-begin } { pludo-come-out } { pludo-place-to }.
       *[other] { $name } выводит { pludo-tokens-acc } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [you] Ты выводишь { pludo-tokens-acc }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } выводит { pludo-tokens-acc }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
    }
pludo-brings-out = { $who ->
    [you] выводишь
   *[other] выводит
}
pludo-come-out = { $count ->
    [1] выходит
   *[other] выходят
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}{ pludo-place-to }
}
pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-place-to }.
    .chosen-full = { $who ->
        [you] Ты ходишь { pludo-tokens-ins } { pludo-from } { pludo-place-to }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from } { pludo-place-to }{ pludo-safe }.
       *[other] { $name } ходит { pludo-tokens-ins } { pludo-from } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } ходит { pludo-tokens-ins } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , безопасная клетка
   *[no] {""}
}
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } до дома и назад { pludo-place-to }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } до дома и назад { pludo-place-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } назад { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] Ты ходишь { pludo-tokens-ins } до дома и назад { pludo-place-to }{ pludo-same-place }.
        [same] { pludo-tokens-begin } до дома и назад { pludo-place-to }{ pludo-same-place }.
       *[other] { $name } ходит { pludo-tokens-ins } до дома и назад { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } ходит { pludo-tokens-ins } до дома и назад { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } до дома и назад { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } назад { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } назад { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , то же место
   *[no] {""}
}
pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-place-to } к фишке { $other }: пара.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to } к фишке { $other }: пара.
    .brief = { pludo-rolls.brief }, { pludo-tokens }: пара { pludo-place-on }.
    .chosen-full = { $who ->
        [you] Ты ходишь { pludo-tokens-ins } { pludo-from } { pludo-place-to } к фишке { $other }: пара.
        [same] { pludo-tokens-begin } идёт { pludo-from } { pludo-place-to } к фишке { $other }: пара.
       *[other] { $name } ходит { pludo-tokens-ins } { pludo-from } { pludo-place-to } к фишке { $other }: пара.
    }
    .chosen-normal = { $who ->
        [other] { $name } ходит { pludo-tokens-ins } { pludo-place-to } к фишке { $other }: пара.
       *[you] { pludo-tokens-begin } { pludo-place-to } к фишке { $other }: пара.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }: пара { pludo-place-on }.
       *[you] { pludo-tokens-begin }: пара { pludo-place-on }.
    }
pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from } { pludo-arrives }, { $home } из { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } из { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } дома, { $home } из { $all }.
    .chosen-full = { $who ->
        [you] Ты приводишь { pludo-tokens-acc } домой{ pludo-spot }, { $home } из { $all }.
        [same] { pludo-tokens-begin } { pludo-arrives }, { $home } из { $all }.
       *[other] { $name } приводит { pludo-tokens-acc } домой{ pludo-spot }, { $home } из { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } приводит { pludo-tokens-acc } домой, { $home } из { $all }.
       *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } из { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } дома, { $home } из { $all }.
       *[you] { pludo-tokens-begin } дома, { $home } из { $all }.
    }
pludo-arrives = { $count ->
    [1] приходит домой{ pludo-spot }
   *[other] приходят домой{ pludo-spot }
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
pludo-captures = { $count ->
    [1] сбивает { $victims_acc }
   *[other] сбивают { $victims_acc }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , но назад ей некуда
    [prison] , теперь в плену
    [elsewhere] , теперь на { $back-square_gen }
   *[other] , назад на { $back-square_acc }
}
pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-returns } на базу.
   *[other] { pludo-tokens-begin } { pludo-goes-home } { pludo-place-to }.
}
pludo-captured-too = { $way ->
    [beside] Сбито рядом: { $victims } { pludo-place-on }{ pludo-set-back }.
    [passing] Сбито по пути: { $victims } { pludo-place-on }{ pludo-set-back }.
   *[there] Ещё сбито: { $victims }{ pludo-set-back }.
}
pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } и { pludo-captures } { pludo-place-on }{ pludo-set-back }.
    }
pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-on } и { pludo-goes-home } прямо домой, { $home } из { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-place-on } и { pludo-goes-home } домой, { $home } из { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-place-on }, дома { $home } из { $all }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-on } и { pludo-goes-home } прямо домой, { $home } из { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on } и { pludo-goes-home } прямо домой, { $home } из { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-place-on } и { pludo-goes-home } домой, { $home } из { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on } и { pludo-goes-home } домой, { $home } из { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-place-on }, дома { $home } из { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-place-on }, дома { $home } из { $all }.
    }
pludo-goes-home = { $count ->
    [1] идёт
   *[other] идут
}
pludo-push =
    .full = { pludo-rolls } и { pludo-pushes } { pludo-from } { pludo-place-to }.
    .normal = { pludo-rolls } и { pludo-pushes } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } { pludo-from } { pludo-place-to }.
        [same] Толкает { $victims_acc } { pludo-from } { pludo-place-to }.
       *[you] Ты толкаешь { $victims_acc } { pludo-from } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Толкает { $victims_acc } { pludo-place-to }.
       *[you] Ты толкаешь { $victims_acc } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Толкает { $victims_acc } { pludo-place-to }.
       *[you] Ты толкаешь { $victims_acc } { pludo-place-to }.
    }
pludo-pushes = { $who ->
    [you] толкаешь { $victims_acc }
   *[other] толкает { $victims_acc }
}
pludo-decline =
    .full = { pludo-rolls } и { pludo-passes }.
    .normal = { pludo-rolls } и { pludo-passes }.
    .brief = { pludo-rolls.brief }, пас.
    .chosen-full = { $who ->
        [other] { $name } пасует.
        [same] Пасует.
       *[you] Ты пасуешь.
    }
    .chosen-normal = { $who ->
        [other] { $name } пасует.
        [same] Пасует.
       *[you] Ты пасуешь.
    }
    .chosen-brief = { $who ->
        [other] { $name } пасует.
       *[you] Пас.
    }
pludo-passes = { $who ->
    [you] пасуешь
   *[other] пасует
}
pludo-helps = { $who ->
    [you] Теперь ты играешь за игрока { $partners_acc }.
   *[other] { $helped ->
        [you] Теперь { $name } играет за тебя.
       *[other] Теперь { $name } играет за игрока { $partners_acc }.
    }
}
pludo-turn = { $who ->
    [you] Твой ход.
   *[other] Ходит { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Все тянут, младшая карта начинает.
        [spinner] Все крутят: начинает тот, у кого меньше.
       *[dice] Все бросают: начинает тот, у кого меньше.
    }
   *[highest] { $throw ->
        [cards] Все тянут, старшая карта начинает.
        [spinner] Все крутят: начинает тот, у кого больше.
       *[dice] Все бросают: начинает тот, у кого больше.
    }
}
pludo-tied = Поровну, { $throw ->
    [cards] тянут ещё раз: { $players }.
    [spinner] крутят ещё раз: { $players }.
   *[dice] бросают ещё раз: { $players }.
}
pludo-begins = { $who ->
    [you] Ты начинаешь.
   *[other] Начинает { $name }.
}
pludo-skipped = { $who ->
    [you] Ты пропускаешь этот ход.
   *[other] { $name } пропускает этот ход.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Ты теряешь этот ход.
   *[other] { $name } теряет этот ход.
}
pludo-plays-on = { $who ->
    [you] Дальше ходишь ты.
   *[other] Дальше ходит { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Тяни жребий: { $what }.
       *[choose] Выбирай, { $what }.
    }
   *[other] { $how ->
        [draw] { $name } тянет жребий: { $what }.
       *[choose] { $name } выбирает, { $what }.
    }
}
pludo-lot-fell = { $who ->
    [you] Жребий падает на тебя.
   *[other] Жребий падает на игрока { $name_acc }.
}
pludo-pick-card = какая карта переходит
pludo-pick-send = куда идёт фишка
pludo-card-passed = { $who ->
    [you] Карту { $card } от тебя получает { $to }.
   *[other] { $receiver ->
        [you] { $name } отдаёт тебе карту { $card }.
       *[other] { $name } отдаёт карту { $card }, берёт { $to }.
    }
}
pludo-pick-answer = что по вопросу { $title }: { $answers }
pludo-vote = { $way ->
    [against] нет
   *[for] да
}
pludo-poll-vote = Голосование: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Все выбирают: { $title }. { pludo-secretly }
   *[at-once] Все выбирают: { $title }.
}
pludo-secretly = Всё покажут в конце.
pludo-others-look-away = Сейчас слушает и смотрит только { $name }.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Твой выбор сделан.
       *[other] { $name }: выбор сделан.
    }
   *[other] { $who ->
        [you] Ты: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] ты: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Выбор: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }: принято, { $for } против { $against }.
   *[lost] { $title }: отклонено, { $against } против { $for }.
}
pludo-pick-skip = { $turns ->
    [1] кто пропускает ход
    [one] кто пропускает { $turns } ход
    [few] кто пропускает { $turns } хода
   *[many] кто пропускает { $turns } ходов
}
pludo-pick-turn-to = кто получает дополнительный ход
pludo-pick-play-on = кто ходит дальше
pludo-pick-score = { $way ->
    [lost] { $points ->
        [1] кто теряет очко
        [one] кто теряет { $points } очко
        [few] кто теряет { $points } очка
       *[many] кто теряет { $points } очков
    }
   *[won] { $points ->
        [1] кто получает очко
        [one] кто получает { $points } очко
        [few] кто получает { $points } очка
       *[many] кто получает { $points } очков
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] У тебя будет ещё один ход.
       *[other] У игрока { $name_gen } будет ещё один ход.
    }
    [instead] { $who ->
        [you] Твой ход переходит к игроку { $to_dat }.
       *[other] { $receiver ->
            [you] Ход игрока { $name_gen } переходит к тебе.
           *[other] Ход игрока { $name_gen } переходит к игроку { $to_dat }.
        }
    }
   *[extra] Следующий ход: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Все тянут, решается порядок ходов.
    [spinner] Все крутят, решается порядок ходов.
   *[dice] Все бросают, решается порядок ходов.
}
pludo-ordered = Порядок ходов: { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [1] Ты пропустишь ход.
        [one] Ты пропустишь { $turns } ход.
        [few] Ты пропустишь { $turns } хода.
       *[many] Ты пропустишь { $turns } ходов.
    }
   *[other] { $turns ->
        [1] { $name } пропустит ход.
        [one] { $name } пропустит { $turns } ход.
        [few] { $name } пропустит { $turns } хода.
       *[many] { $name } пропустит { $turns } ходов.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Ты теряешь { $points }, всего { pludo-points }.
       *[won] Ты получаешь { $points }, всего { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } теряет { $points }, всего { pludo-points }.
       *[won] { $name } получает { $points }, всего { pludo-points }.
    }
}
pludo-points = { $total ->
    [1] одно очко
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}
pludo-reversed = { $direction ->
    [clockwise] Теперь ходят по часовой стрелке.
   *[counter] Теперь ходят против часовой стрелки.
}
pludo-round = Раунд { $number }.
pludo-amended = Новое правило, { $title }: { $text }
pludo-amended-silent = Новое правило: { $title }.
pludo-shuffled = Карты перетасованы.
pludo-eliminated = { $who ->
    [you] Ты выбываешь из игры.
   *[other] { $name } выбывает из игры.
}
pludo-placed = { $who ->
    [you] Ты занимаешь { pludo-place-number }.
   *[other] { $name } занимает { pludo-place-number }.
}
pludo-place-number = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
    [4] четвёртое место
    [5] пятое место
    [6] шестое место
   *[other] { $place }-е место
}
pludo-won = { $who ->
    [you] Ты побеждаешь!
   *[other] { $name } побеждает.
}
pludo-won-together = { $who ->
    [you] Ты и { $partners } побеждаете!
   *[other] { $name } и { $partners } побеждают.
}
pludo-won-together-on-limit = { $who ->
    [you] Предел ходов достигнут. Ты и { $partners } побеждаете: { pludo-made-together }!
   *[other] Предел ходов достигнут. { $name } и { $partners } побеждают: { pludo-made-together }.
}
pludo-draw-of-teams = Предел ходов достигнут. Ничья: { $teams }, у каждой команды { pludo-made-together }.
pludo-team-of = { $who ->
    [you] ты с партнёром { $partners_ins }
   *[other] { $name } с партнёром { $partners_ins }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] дома { $total }
}
pludo-won-on-limit = { $who ->
    [you] Предел ходов достигнут. Ты побеждаешь: дома { $home }!
   *[other] Предел ходов достигнут. { $name } побеждает: дома { $home }.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Ты побеждаешь: { pludo-points }!
   *[other] { $name } побеждает: { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Ничья: { $players }, у каждого { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] Предел ходов достигнут.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Все остальные выбыли. Ты побеждаешь!
   *[other] Все остальные выбыли. { $name } побеждает.
}
pludo-won-by-captures = { $who ->
    [you] Ты побеждаешь: { $captures ->
        [one] сбита { $captures } фишка!
        [few] сбито { $captures } фишки!
       *[many] сбито { $captures } фишек!
    }
   *[other] { $name } побеждает: { $captures ->
        [one] сбита { $captures } фишка.
        [few] сбито { $captures } фишки.
       *[many] сбито { $captures } фишек.
    }
}
pludo-draw = Ничья: { $players }.
pludo-draw-on-limit = Предел ходов достигнут. Ничья: { $players }, у каждого дома { $home }.
pludo-won-by-together = { $who ->
    [you] Вы побеждаете все вместе!
   *[other] Все побеждают вместе.
}
pludo-won-by-nobody = Игра окончена, победителя нет.
pludo-over = Игра окончена.
pludo-place-of = { $who ->
    [you] У тебя { pludo-place-number }.
   *[other] { $name }: { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] Дома: ты { $number }{ pludo-standing-others }.
   *[other] Дома: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Сбито: ты { $number }{ pludo-standing-others }.
   *[other] Сбито: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }
pludo-ability-does = { $kind ->
    [shield] { $number ->
        [1] фишку нельзя сбить до твоего следующего хода
        [one] фишку нельзя сбить { $number } ход
        [few] фишку нельзя сбить { $number } хода
       *[many] фишку нельзя сбить { $number } ходов
    }
    [throw] брось дважды и оставь один бросок
    [swap] { $number ->
        [0] обмен местами с чужой фишкой
       *[other] обмен местами с чужой фишкой впереди, не дальше { $number }
    }
   *[jump] { $number ->
        [1] фишка прыгает на клетку
        [one] фишка прыгает на { $number } клетку
        [few] фишка прыгает на { $number } клетки
       *[many] фишка прыгает на { $number } клеток
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Ты получаешь { $ability_a }, применить сразу.
       *[held] Ты получаешь { $ability_a }: { $does }.
    }
   *[other] { $name } получает { $ability_a }.
}
pludo-ability-gained-unseen = { $name } получает что-то, скрытно.
pludo-ability-choice = способность на выбор
pludo-ability-full = { $who ->
    [you] { $limit ->
        [1] Одна способность уже есть, больше нельзя.
        [one] Уже есть { $limit } способность, больше нельзя.
        [few] Уже есть { $limit } способности, больше нельзя.
       *[many] Уже есть { $limit } способностей, больше нельзя.
    }
   *[other] { $name } больше взять не может.
}
pludo-ability-used = { $who ->
    [you] Ты применяешь { $ability_a }.
   *[other] { $name } применяет { $ability_a }.
}
pludo-ability-shielded = { $turns ->
    [1] Щит: { $piece }, до следующего хода.
    [one] Щит: { $piece }, на { $turns } ход.
    [few] Щит: { $piece }, на { $turns } хода.
   *[many] Щит: { $piece }, на { $turns } ходов.
}
pludo-ability-shield-ended = Щита больше нет: { $piece }.
pludo-ability-swapped = Обмен: { $piece } { pludo-place-on }, { $other } { pludo-foot-on }.
pludo-ability-holds = { $who ->
    [you] У тебя { $list }.
   *[other] У игрока { $name_gen } { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [1] { $ability }
        [one] { $ability }, { $count } штука
        [few] { $ability }, { $count } штуки
       *[many] { $ability }, { $count } штук
    }
    .explained = { $count ->
        [1] { $ability } ({ $does })
        [one] { $ability }, { $count } штука ({ $does })
        [few] { $ability }, { $count } штуки ({ $does })
       *[many] { $ability }, { $count } штук ({ $does })
    }
pludo-ability-unseen = { $count ->
    [1] одна скрытая
    [one] { $count } скрытая
    [few] { $count } скрытые
   *[many] { $count } скрытых
}
pludo-ability-usable = Можно применить { $list_a }.
pludo-ability-nobody = Способностей ни у кого нет.
pludo-ability-none-here = В этой игре нет способностей.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] { $ability_with } не меньше { $with-percent }
       *[0] { $ability_with } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] { $percent ->
        [one] не меньше { $percent } процента
        [few] не меньше { $percent } процентов
       *[many] не меньше { $percent } процентов
    }
   *[0] { $percent ->
        [one] { $percent } процент
        [few] { $percent } процента
       *[many] { $percent } процентов
    }
}
pludo-with-percent = { $least ->
    [1] { $with-percent ->
        [one] не меньше { $with-percent } процента
        [few] не меньше { $with-percent } процентов
       *[many] не меньше { $with-percent } процентов
    }
   *[0] { $with-percent ->
        [one] { $with-percent } процент
        [few] { $with-percent } процента
       *[many] { $with-percent } процентов
    }
}
pludo-duel-due = { $who ->
    [you] Ты вызываешь на дуэль: { $prey }. Бросай кубик.
   *[other] { $name } вызывает на дуэль: { $prey }.
}
pludo-duelled = Дуэль: { $who ->
    [you] ты выбрасываешь { $mine }
   *[other] { $name } выбрасывает { $mine }
}, { $rivals ->
    [1] { $rival-who ->
        [you] ты выбрасываешь { $theirs }
       *[other] { $rival } выбрасывает { $theirs }
    }
   *[other] другие выбрасывают { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Дуэль за тобой.
       *[other] Побеждает { $name }.
    }
    [sent] { $who ->
        [you] Ты проигрываешь: { pludo-token-numbers } на базу.
       *[other] { $name } проигрывает: { pludo-token-numbers } на базу.
    }
   *[stays] { $who ->
        [you] Ты проигрываешь и остаёшься на месте.
       *[other] { $name } проигрывает и остаётся на месте.
    }
}
pludo-new-token = { $who ->
    [you] У тебя новая фишка, номер { $number }.
   *[other] У игрока { $name_gen } новая фишка.
}
pludo-given-away = { $who ->
    [you] { $receiver ->
        [you] Твоя { pludo-tokens } остаётся твоей.
       *[other] Твоя { pludo-tokens } теперь у игрока { $to_gen }.
    }
   *[other] { $receiver ->
        [you] { $name } отдаёт тебе { pludo-tokens-acc }, теперь это твоя фишка { $number }.
       *[other] { $name } отдаёт { pludo-tokens-acc } игроку { $to_dat }.
    }
}
