# Русский: ответы на вопросы игрока, варианты хода, подсказки.
pludo-query-player-tokens = { $who ->
    [you] Ты: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] все на базе
           *[no] { pludo-tokens } на базе
        }
        [finish] { $all ->
            [yes] все дома
           *[no] { pludo-tokens } дома
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens } { pludo-place-on }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] все на базе
           *[no] { $count } на базе
        }
        [finish] { $all ->
            [yes] все дома
           *[no] { $count } дома
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens } { pludo-place-on }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] все на базе
           *[no] { pludo-tokens } на базе
        }
        [finish] { $all ->
            [yes] все дома
           *[no] { pludo-tokens } дома
        }
        [home] { pludo-tokens } { pludo-place-on }
       *[track] { pludo-tokens } { pludo-place-on }{ pludo-query-together }, до дома { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Все фишки на базе.
       *[no] { pludo-tokens-begin } на базе.
    }
    [finish] { $all ->
        [yes] Все фишки дома.
       *[no] { pludo-tokens-begin } дома.
    }
    [home] { pludo-tokens-begin } { pludo-place-on }.
   *[track] { pludo-tokens-begin } { pludo-place-on }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , пара
    [barrier] , барьер
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , звезда
    [colour] , { $colour_fem } безопасная
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , пара
    [barrier] , барьер
    [safe] , безопасно
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] { $left } шаг до дома
    [few] { $left } шага до дома
   *[many] { $left } шагов до дома
}
pludo-query-threat = { $from ->
    [yard] { $name } может выйти и сбить { pludo-query-own-acc }: { pludo-likely }.
    [way] { pludo-query-theirs } на { $steps } позади { pludo-query-own-gen } и { $count ->
        [1] может
       *[other] могут
    } { $own-count ->
        [1] сбить её
       *[other] сбить их
    }: { pludo-likely }.
   *[elsewhere] { $name } может сбить { pludo-query-own-acc }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Ты можешь выйти и сбить { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } может выйти и сбить { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } на { $steps } впереди { pludo-query-own-gen }, можно сбить: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Ты можешь сбить { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } может сбить { pludo-query-victim }: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [1] фишку { $tokens } игрока { $name_gen }
   *[other] фишки { $tokens } игрока { $name_gen }
}
pludo-query-theirs = { $count ->
    [1] Фишка { $tokens } игрока { $name_gen }
   *[other] Фишки { $tokens } игрока { $name_gen }
}
pludo-query-own-acc = { $own-count ->
    [1] { $own-who ->
        [you] твою фишку { $own }
       *[other] фишку { $own } игрока { $own-name_gen }
    }
   *[other] { $own-who ->
        [you] твои фишки { $own }
       *[other] фишки { $own } игрока { $own-name_gen }
    }
}
pludo-query-own-gen = { $own-count ->
    [1] { $own-who ->
        [you] твоей фишки { $own }
       *[other] фишки { $own } игрока { $own-name_gen }
    }
   *[other] { $own-who ->
        [you] твоих фишек { $own }
       *[other] фишек { $own } игрока { $own-name_gen }
    }
}
pludo-query-by-ability = { $who ->
    [you] Можно сбить { $pieces_acc } { $ability_with }
   *[other] { $name } может сбить { $pieces_acc } { $ability_with }
}, { $count ->
    [1] { pludo-with-percent }.
   *[other] { $least ->
        [1] вероятнее всего { pludo-with-percent }.
       *[0] самое большее { pludo-with-percent }.
    }
}
pludo-query-nobody-near = Рядом никого нет.
pludo-query-none-found = Сбить вроде бы некого, но всех возможностей не проверить: их слишком много.
pludo-query-one-more = { $throw ->
    [cards] ещё карта
    [spinner] ещё вращение
   *[dice] ещё бросок
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Твой ход: тяни, кто начнёт.
            [spinner] Твой ход: крути, кто начнёт.
           *[dice] Твой ход: бросай, кто начнёт.
        }
        [order] { $throw ->
            [cards] Твой ход: тяни, решается порядок ходов.
            [spinner] Твой ход: крути, решается порядок ходов.
           *[dice] Твой ход: бросай, решается порядок ходов.
        }
        [roll] { $throw ->
            [cards] Твой ход: тяни.
            [spinner] Твой ход: крути.
           *[dice] Твой ход: бросай.
        }
        [roll-pool] { $throw ->
            [cards] Твой ход: тяни ещё раз, потом сыграй { $dice_acc }.
            [spinner] Твой ход: крути ещё раз, потом сыграй { $dice_acc }.
           *[dice] Твой ход: бросай ещё раз, потом сыграй { $dice_acc }.
        }
        [roll-second] { $throw ->
            [cards] Твой ход: тяни ещё раз, одна из двух останется; у тебя { $dice }.
            [spinner] Твой ход: крути ещё раз, одно из двух останется; у тебя { $dice }.
           *[dice] Твой ход: бросай ещё раз, один из двух останется; у тебя { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Твой ход: сыграй { $dice_acc }, потом тяни ещё раз.
            [spinner] Твой ход: сыграй { $dice_acc }, потом крути ещё раз.
           *[dice] Твой ход: сыграй { $dice_acc }, потом бросай ещё раз.
        }
        [take] Твой ход: выбери способность.
        [duel] Твой ход: бросай на дуэль.
        [lot] Твой ход: тяни жребий.
        [pick] Твой ход: выбери, { $dice }.
       *[move] Твой ход: сыграй { $dice_acc }.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] Ходит { $name }: тянет, кто начнёт.
            [spinner] Ходит { $name }: крутит, кто начнёт.
           *[dice] Ходит { $name }: бросает, кто начнёт.
        }
        [order] { $throw ->
            [cards] Ходит { $name }: тянет, решается порядок ходов.
            [spinner] Ходит { $name }: крутит, решается порядок ходов.
           *[dice] Ходит { $name }: бросает, решается порядок ходов.
        }
        [roll] { $throw ->
            [cards] Ходит { $name }: тянет карту.
            [spinner] Ходит { $name }: крутит вертушку.
           *[dice] Ходит { $name }: бросает.
        }
        [roll-pool] Ходит { $name }: { pludo-query-one-more }, потом сыграть { $dice_acc }.
        [roll-second] Ходит { $name }: { pludo-query-one-more }, один из двух останется; сейчас { $dice }.
        [move-roll] Ходит { $name }: сыграть { $dice_acc }, потом { pludo-query-one-more }.
        [take] Ходит { $name }: выбирает способность.
        [duel] Ходит { $name }: бросает на дуэль.
        [lot] Ходит { $name }: тянет жребий.
        [pick] Ходит { $name }: выбирает, { $dice }.
       *[move] Ходит { $name }: сыграть { $dice_acc }.
    }
}
pludo-query-changed = Изменилось в этой игре.
pludo-query-score = { $who ->
    [you] Ты: дома { $home } из { $all }, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: дома { $home } из { $all }, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
   *[many] осталось { $left } шагов
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [1] сбита одна фишка
            [one] сбита { $captures } фишка
            [few] сбито { $captures } фишки
           *[many] сбито { $captures } фишек
        }
       *[other] сбито { $captures } из { $goal }
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Твоя карта: { $dice }.
       *[other] { $name }: карта { $dice }.
    }
    [spinner] { $who ->
        [you] На вертушке у тебя { $dice }.
       *[other] { $name }: на вертушке { $dice }.
    }
   *[dice] { $who ->
        [you] Тебе выпало { $dice }.
       *[other] { $name }: выпало { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [one] { $dice }: пока { $streak } раз за этот ход.
    [few] { $dice }: { $streak } раза подряд.
   *[many] { $dice }: { $streak } раз подряд.
}
pludo-query-since-nothing = С твоего прошлого хода ничего не произошло.
pludo-query-since-capture = { $who ->
    [you] Ты сбиваешь { $victims_acc } { pludo-place-on }.
   *[other] { $name } сбивает { $victims_acc } { pludo-place-on }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Ты
   *[other] { $name }
}
pludo-query-since-token = { pludo-tokens } { pludo-place-to }
pludo-query-since-no-move = хода нет
pludo-query-since-penalty = { $kind ->
    [rollback] ход отменён
    [sent-back] последняя фишка снова на базе
   *[forfeit] последний бросок пропал
}
pludo-query-since-skipped = пропуск хода
pludo-query-since-lost = потеря хода
pludo-query-since-placed = финиш, место { $place }
pludo-query-since-used = в дело идёт { $ability }
pludo-query-partner = С тобой в команде: { $partners }.
pludo-query-colours = Кто чем играет: { $list }.
pludo-query-colour-of = { $who ->
    [you] ты { $colour_ins }
   *[other] { $name } { $colour_ins }
}
pludo-query-no-roll = { $throw ->
    [cards] Карт ещё не тянули.
    [spinner] Вертушку ещё не крутили.
   *[dice] Бросков ещё не было.
}
pludo-query-partners = Партнёры: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] броски за первый ход
   *[other] ход { $number }
}
pludo-query-who = { $who ->
    [you] Ты играешь { $colour_ins }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } играет { $colour_ins }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , твой партнёр
    [other] , партнёр игрока { $partners_gen }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , бот, { $bot }
}
pludo-query-prisoners = { $who ->
    [you] У тебя в плену { $pieces }.
   *[other] У игрока { $name_gen } в плену { $pieces }.
}
pludo-query-answers-given = Уже выбрали: { $players }.
pludo-query-hand = { $who ->
    [you] У тебя на руках: { $cards }.
   *[other] { $name }, на руках: { $cards }.
}
pludo-query-choose = Выбирай:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
    [ability] { pludo-query-choice-number } { $die_with }
   *[yes] { pludo-query-choice-number }, бросок { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [1] Фишка { $tokens } игрока { $owner-name_gen }
           *[other] Фишки { $tokens } игрока { $owner-name_gen }
        }
       *[actor] { $count ->
            [1] Фишка { $tokens }
           *[other] Фишки { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } игрока { $owner-name_gen }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , прыжок { pludo-foot-from }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , через { $via_acc }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: выход { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: выход{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: выход { pludo-place-to }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: выход, сбивает { $victims_acc }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: до дома и назад { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: назад { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , безопасно
    [barrier] , барьер
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: домой.
    .brief = { pludo-query-choice-head }: домой.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, сбивает { $victims_acc }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: сбивает { $victims_acc }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }, сбивает { $victims_acc }, потом домой.
    .brief = { pludo-query-choice-head }: сбивает { $victims_acc }, домой.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, пара с фишкой { $other }.
    .brief = { pludo-query-choice-head }: пара с { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: выкуп, свободна на базе.
    .brief = { pludo-query-choice-head }: выкуп.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }толкнуть { $victims_acc } { pludo-from } { pludo-place-to }.
    .brief = { pludo-query-choice-key }толкнуть { $victims_acc } { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: нельзя сбить { pludo-place-on }, { $number ->
        [1] до твоего следующего хода
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
    }.
    .brief = { pludo-query-choice-head }: щит.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, обмен: { $other }.
    .brief = { pludo-query-choice-head }: обмен { pludo-place-to }: { $other }.
pludo-query-choice-twice =
    .normal = { $ability }: брось дважды и оставь один.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: взять { $ability_a }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] все фишки всех игроков
    [others] все чужие фишки
   *[all] все твои фишки
} { $way ->
    [back] на { $steps } назад
   *[ahead] на { $steps } вперёд
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , сбито: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-place-on }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] домой
    [capture] { pludo-place-to } и сбивает { $victims_acc }
    [carried] { pludo-place-to } и сбивает { $victims_acc }, потом домой
   *[other] { pludo-place-to }{ $shelter ->
        [safe] {" "}безопасно
        [barrier] {" "}барьером
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name }, сзади на { $steps }.
   *[other] { $name } может там сбить.
}
pludo-query-choice-end = { $piece } { pludo-place-to }
pludo-query-choice-change = { $tokens }: поменять местами.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Тянуть
    [spinner] Крутить
   *[dice] Бросить
} и ничего не применять.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Можно только пасовать.
       *[no] { pludo-query-choice-key }Пас.
    }
    .brief = { pludo-query-choice-key }Пас.
pludo-reason-only = Это единственный ход.
pludo-reason-wins = С ним ты финишируешь.
pludo-reason-home = Фишка { $token } приходит домой.
pludo-reason-captures = Он сбивает { $victims_acc }.
pludo-reason-enters = Фишка { $token } выходит.
pludo-reason-column = Фишка { $token } выходит на финишную прямую, там её не догнать.
pludo-reason-beyond = Дальше фишку { $token } никто не может сбить.
pludo-reason-safe = Там безопасно.
pludo-reason-escapes = { $count ->
    [1] Она уходит от игрока { $name_gen }, который может её сбить: { pludo-percent }.
   *[other] Она уходит от игрока { $name_gen } и других, кто может её сбить: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [1] Иначе { $name } может её сбить: { pludo-percent }.
   *[other] Иначе { $name } и другие могут её сбить: { pludo-percent }.
}
pludo-reason-swaps = Она выигрывает { $gain ->
    [one] { $gain } шаг
    [few] { $gain } шага
   *[many] { $gain } шагов
}, а фишка { $victim } игрока { $name_gen } { $theirs ->
    [0] теряет { $loss }
   *[other] выигрывает { $theirs }
}.
pludo-reason-unseen = { $count ->
    [1] Способность, скрытая у других, не учтена.
    [one] { $count } способность, скрытая у других, не учтена.
    [few] { $count } способности, скрытые у других, не учтены.
   *[many] { $count } способностей, скрытых у других, не учтены.
}
pludo-reason-threatens = Потом она угрожает фишке { $victim } игрока { $name_gen }: { pludo-percent }.
pludo-reason-pushes = Он толкает фишку { $victim } игрока { $name_gen }.
pludo-reason-passes = Любой другой ход хуже.
pludo-reason-exposed = { $count ->
    [1] Но там { $name } может её сбить: { pludo-percent }.
   *[other] Но там { $name } и другие могут её сбить: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [1] Но тогда { $name } может сбить фишку { $token }: { pludo-percent }.
   *[other] Но тогда { $name } и другие могут сбить фишку { $token }: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Ход фишкой { $token } рискованнее, её могут сбить: { pludo-percent }.
   *[other] Ход фишкой { $token } рискованнее: { pludo-percent } вместо { $instead }.
}
pludo-reason-ahead = Фишка { $token } ближе всех твоих к дому.
pludo-reason-behind = Фишка { $token } последняя из твоих и догоняет.
pludo-reason-clear = Это явно лучше остального.
pludo-reason-better = Это чуть лучше остального.
pludo-reason-equal = Следующий ход почти так же хорош.
pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; ожидается примерно по { $each }. Дольше всего без шестёрки: { $longest }, обычно около { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Дольше всего без шестёрки: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Ты
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [1] одна карта
        [2] две карты
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    [spinner] { $count ->
        [1] одно вращение
        [one] { $count } вращение
        [few] { $count } вращения
       *[many] { $count } вращений
    }
   *[dice] { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[many] { $count } бросков
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] ни одной { pludo-ledger-number-few }
    [1] одна { pludo-ledger-number }
    [2] две { pludo-ledger-number-few }
    [3] три { pludo-ledger-number-few }
    [4] четыре { pludo-ledger-number-few }
    [5] пять { pludo-ledger-number-many }
    [6] шесть { pludo-ledger-number-many }
    [one] { $count } { pludo-ledger-number }
    [few] { $count } { pludo-ledger-number-few }
   *[many] { $count } { pludo-ledger-number-many }
}
pludo-ledger-number = { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
pludo-ledger-number-few = { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
pludo-ledger-number-many = { $face ->
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
}
pludo-ledger-face-expected = { $face }: { $count }, ожидается { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Все тянут из одних и тех же карт, перетасованных наугад.
    [spinner] Шансы у всех равные.
   *[dice] Кубики у всех одни и те же, и каждый бросок случаен.
}
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: выход { pludo-place-to }{ pludo-query-choice-jump }, дуэль: { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: выход, дуэль: { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, дуэль: { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: дуэль: { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] остаётся { $steps } шаг
    [few] остаётся { $steps } шага
   *[many] остаётся { $steps } шагов
}
