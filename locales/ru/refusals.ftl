# Русский: почему нельзя и как было бы можно.
pludo-refusal-game-over = Игра окончена.
pludo-refusal-not-your-turn = Сейчас ходит { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Сначала тяни карту.
    [spinner] Сначала крути.
   *[dice] Сначала бросай.
}
pludo-refusal-move-first = Сначала сыграй { $dice_acc }.
pludo-refusal-pick-first = Сначала выбери, { $dice }.
pludo-refusal-take-first = Сначала выбери способность.
pludo-refusal-bad-dice = { $throw ->
    [cards] Такой карты больше нет.
    [spinner] На вертушке нет такого поля.
   *[dice] Такое выпасть не может.
}
pludo-refusal-no-such-die = Такого кубика нет. Можно сыграть { $dice_acc }.
pludo-refusal-no-such-token = Фишки { $tokens } нет. { $owner ->
    [other] У игрока { $owner-name_gen } их { $all }.
   *[actor] У тебя их { $all }.
}
pludo-refusal-not-your-token = Это не твоя фишка.
pludo-refusal-prisoner = { pludo-tokens-begin } в плену, её надо сначала выкупить.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } на базе и сейчас не может выйти.
   *[other] { pludo-tokens-begin } на базе, для выхода нужно { $entries }.
}
pludo-refusal-finished = { pludo-tokens-begin } уже дома.
pludo-refusal-too-far = { pludo-tokens-begin }: до дома только { $left }, { $dice } слишком много.
pludo-refusal-too-far-back = { pludo-tokens-begin } не может отойти так далеко назад.
pludo-refusal-own-limit = { $limit ->
    [1] Там уже стоит твоя фишка.
   *[other] Там уже стоят твои фишки: { $limit }.
}
pludo-refusal-blocked = На финишной прямой мешает твоя фишка.
pludo-refusal-partner-blocks = Мешает фишка партнёра, обойти её нельзя.
pludo-refusal-barrier = На пути барьер: { pludo-tokens } не пройдёт.
pludo-refusal-doubled-odd = { pludo-tokens-begin } в паре, а пара ходит только на чётное число.
pludo-refusal-tower-split = { pludo-tokens-begin } в башне: башня ходит целиком.
pludo-refusal-doubled-split = { pludo-tokens-begin } в паре: обе ходят вместе.
pludo-refusal-doubled-first = Может пойти пара, и на { $dice_acc } она идёт первой.
pludo-refusal-already-used = { pludo-tokens-begin } уже ходила с этого броска. Выбери другую фишку.
pludo-refusal-must-use-all = Тогда второй кубик не сыграть. Выбери ход, после которого играют оба.
pludo-refusal-capture-needs-all = Сбить сейчас нельзя: все кубики сыграть не получится.
pludo-refusal-needs-captures = { $captures ->
    [1] Сначала сбей фишку, потом можно домой.
    [one] Сначала сбей { $captures } фишку, потом можно домой.
    [few] Сначала сбей { $captures } фишки, потом можно домой.
   *[many] Сначала сбей { $captures } фишек, потом можно домой.
}
pludo-refusal-start-rule = Выйти с базы фишка может, только если { $when }.
pludo-refusal-start-limit = { $most ->
    [1] Одна твоя фишка уже на доске, больше нельзя.
   *[other] Твоих фишек на доске уже { $most }, больше нельзя.
}
pludo-refusal-start-price = { $price ->
    [one] Выход фишки с базы стоит { $price } очко, а у тебя { $points }.
    [few] Выход фишки с базы стоит { $price } очка, а у тебя { $points }.
   *[many] Выход фишки с базы стоит { $price } очков, а у тебя { $points }.
}
pludo-refusal-move-rule = Это можно, только если { $when }.
pludo-refusal-order-rule = { $dice } позволяет это, только если { $when }.
pludo-refusal-finish-rule = Домой фишка может зайти, только если { $when }.
pludo-refusal-not-in-orders = { $dice } этого не позволяет.
pludo-refusal-tile-full = Места нет: клетка заполнена.
pludo-refusal-spared = Там соперник, которого нельзя сбить, вставать туда нельзя.
pludo-refusal-must-enter = Сначала выведи фишку.
pludo-refusal-must-leave-start = Освободи стартовую клетку: на базе ждут фишки.
pludo-refusal-must-open-barrier = Сначала разведи свой барьер.
pludo-refusal-must-capture = Можно сбить, значит, надо сбить.
pludo-refusal-must-go-home = Фишка может зайти домой, значит, должна.
pludo-refusal-no-ability = { $abilities ->
    [yes] Тебе нечего применить.
   *[no] По этим правилам применять нечего.
}
pludo-refusal-ability-used = Способность в этом ходе уже применена, можно одну за ход.
pludo-refusal-ability-idle = Сейчас применить нечего.
pludo-refusal-ability-later = Способности применяют до броска: сначала сыграй { $dice_acc }.
pludo-refusal-pass = { $ever ->
    [yes] Надо ходить: { $dice } не даёт пасовать.
   *[no] Надо ходить: пасовать по этим правилам нельзя.
}
pludo-refusal-rest-left = { pludo-tokens-begin }: остались бы шаги, которые не пройти ни одной фишкой.
