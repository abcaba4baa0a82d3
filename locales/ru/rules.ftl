# Русский: правила стола словами, его настройки и варианты.
pludo-preset-playpalace = PlayPalace лудо
    .summary = PlayPalace лудо: один кубик, безопасны старты и особые клетки; третья шестёрка подряд отменяет весь ход.
pludo-preset-classic = Классическое лудо
    .summary = Классическое лудо: без безопасных клеток на круге, одна своя фишка на клетке, игра до последнего места.
pludo-preset-indian = Индийское лудо со звёздами
    .summary = Индийское лудо: как классическое, но с четырьмя звёздами, где никого нельзя сбить.
pludo-preset-nigerian = Нигерийское лудо
    .summary = Нигерийское лудо: два кубика, сыграть надо оба, и фишка, которая сбивает, идёт прямо домой.
pludo-preset-nigerian-classic = Нигерийское лудо, классика
    .summary = Нигерийское лудо, классика: один кубик, сбитая фишка даёт ещё бросок.
pludo-preset-strict = Строгое лудо
    .summary = Строгое лудо: без дополнительных бросков, безопасен только свой старт, свои фишки закрывают финишную прямую.
pludo-preset-jota = Лудо с парами
    .summary = Лудо с парами (Jota): две свои фишки на клетке становятся парой, ходят как одна, и сбить их нельзя.
pludo-preset-quick = Быстрое лудо
    .summary = Быстрое лудо: у каждого сразу выведена фишка, для победы нужны две дома. Хватит десяти минут.
pludo-preset-figure-eight = Дуэль-восьмёрка
    .summary = Дуэль-восьмёрка: двое на двух пересекающихся петлях, вертушка ещё и толкает другого назад.
pludo-preset-hexagon = Шестиугольник
    .summary = Шестиугольник: до шести игроков по три фишки на одном кольце, и кубик, который любит шестёрку.
pludo-preset-market-road = Дорога на рынок
    .summary = Дорога на рынок: карты вместо кубиков и дорога с развилкой.
pludo-preset-forty-squares = Сорок клеток
    .summary = Сорок клеток: немецкая игра. Шестёрка обязана вывести фишку, три попытки, пока никого в пути, а дом — ряд из четырёх.
pludo-preset-parchis = Парчис
    .summary = Парчис: испанская игра. Фишку выводит пятёрка, две одного цвета — барьер, а сбитая даёт двадцать шагов.
pludo-preset-pachisi-partners = Пачиси с партнёрами
    .summary = Пачиси с партнёрами: двое на двое с ракушками каури, по своему лучу, кругом и обратно. Ходить никто не обязан.
pludo-preset-six-arms = Шесть лучей
    .summary = Шесть лучей: обычная игра на звезде с шестью лучами, до шести игроков.
pludo-preset-masquerade = Маскарад
    .summary = Маскарад: четыре двери на сцену; кто там встал, берёт способность, которой никто не видит.
pludo-preset-shield-smiths = Кузнецы щитов
    .summary = Кузнецы щитов: кузницы дают щиты, ставь их на фишку по выбору.
pludo-preset-springboard = Трамплин
    .summary = Трамплин: пружины для прыжков и счастливые монеты для второго броска; победа с двумя фишками дома.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, игроков: { $high }.
       *[several] { $title }, игроков: от { $low } до { $high }.
    }
pludo-preset-changed = { $count ->
    [one] { $title }, изменена { $count } настройка
    [few] { $title }, изменены { $count } настройки
   *[many] { $title }, изменено { $count } настроек
}
pludo-value-on = вкл.
pludo-value-off = выкл.
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] нет
   *[other] { $value }
}
pludo-value-safe-squares-for-own = только свой цвет
pludo-value-safe-squares-for-all = всех
pludo-value-safe-start-none = никого
pludo-value-safe-start-own = хозяина
pludo-value-safe-start-all = всех
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = по одному
pludo-value-dice-use-sum = суммой
pludo-value-dice-usage-each = что подходит
pludo-value-dice-usage-all-or-nothing = все, если можно
pludo-value-stack-own-limit = { $value ->
    [0] без предела
   *[other] { $value }
}
pludo-value-home-blocking-none = ничего
pludo-value-home-blocking-pass = обгон
pludo-value-home-blocking-pass-and-land = обгон и остановку
pludo-value-capture-captor-stay = остаётся
pludo-value-capture-captor-finish = идёт домой
pludo-value-capture-captor-start = идёт на базу
pludo-value-bonus-limit = { $value ->
    [0] без предела
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = после хода
pludo-value-bonus-timing-before-move = сразу
pludo-value-bonus-without-move-pass = ход окончен
pludo-value-bonus-without-move-roll = всё равно ещё бросок
pludo-value-sixes-max = { $value ->
    [0] без предела
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = ход отменяется
pludo-value-sixes-penalty-forfeit = бросок пропадает
pludo-value-turn-first-seat = первое место
pludo-value-turn-first-highest-roll = больший бросок
pludo-value-turn-first-lowest-roll = меньший бросок
pludo-value-turn-first-random = случай
pludo-value-powers-kind-none = нет
pludo-value-powers-kind-shields = щиты
pludo-value-powers-kind-leaps = прыжки
pludo-value-powers-kind-swaps = обмены
pludo-value-powers-kind-second-throws = вторые броски
pludo-value-powers-kind-all = все
pludo-value-powers-use-held = про запас
pludo-value-powers-use-at-once = сразу
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = по местам
pludo-value-turn-ranking-opening-rolls = по броскам до игры
pludo-value-end-places-first = с первой победой
pludo-value-end-places-all = когда решены все места
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = нет
pludo-value-teams-pairs-opposite = друг против друга
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] без предела
   *[other] { $value }
}
pludo-rule-changed = { $option }: { $value }. { $meaning }
pludo-knob-board-arms = Лучи доски
    .desc = Сколько у доски лучей, столько и игроков: 4 — обычный крест. Круг растёт вместе с ними.
pludo-knob-board-markers = Фишек у игрока
    .desc = Сколько фишек у каждого.
pludo-knob-board-home-squares = Клеток на финишной прямой
    .desc = Сколько клеток на финишной прямой перед домом, обычно 5. Круг растёт вместе с ней.
pludo-knob-board-corner-tiles = Угловые клетки
    .desc = Добавляет клетку круга в каждом внутреннем углу креста.
pludo-knob-board-home-entry-back = Поворот домой
    .desc = За сколько клеток до старта цвет сворачивает на финишную прямую, обычно 2.
pludo-knob-board-tokens-out = Фишек в начале на доске
    .desc = Сколько фишек каждого начинают на стартовой клетке.
pludo-knob-safe-squares = Безопасные клетки
    .desc = Клетки круга, где никого нельзя сбить.
pludo-knob-safe-squares-for = Безопасные клетки защищают
    .desc = Всех или только фишки того цвета, на чьём луче лежат.
pludo-knob-safe-start = Безопасный старт защищает
    .desc = Кого защищают стартовые клетки: никого, только фишки хозяина или всех.
pludo-knob-dice-count = Кубики
    .desc = Сколько кубиков бросают сразу: 1 или 2.
pludo-knob-dice-use = Два кубика играют
    .desc = Каждый кубик — отдельный ход, или оба складываются в один.
pludo-knob-dice-usage = Какие кубики играть
    .desc = Любой, что подходит, или все, когда это возможно.
pludo-knob-dice-same-marker = Одна фишка играет оба кубика
    .desc = Может ли одна фишка сыграть больше одного кубика броска?
pludo-knob-stack-own-limit = Своих фишек на клетке
    .desc = Сколько фишек одного игрока помещается на клетке, 0 — без предела.
pludo-knob-stack-doubled = Пары
    .desc = Две свои фишки на клетке ходят вместе на половину чётного числа, и сбить их нельзя.
pludo-knob-stack-doubled-forced-on-even = Пары идут первыми
    .desc = На 2 или 4 пара обязана идти, если может.
pludo-knob-home-blocking = Свои фишки на финишной прямой закрывают
    .desc = Ничего, обгон или обгон и остановку рядом.
pludo-knob-capture-captor = Фишка, которая сбила
    .desc = Остаётся там, где сбила, идёт прямо домой или возвращается на базу.
pludo-knob-bonus-all-sixes = Ещё бросок за шестёрки
    .desc = Бросок из одних шестёрок даёт ещё бросок.
pludo-knob-bonus-capture = Ещё бросок за сбитую
    .desc = Бросок, которым сбили, даёт ещё бросок.
pludo-knob-bonus-limit = Дополнительных бросков за ход
    .desc = Сколько дополнительных бросков можно за ход, 0 — без предела.
pludo-knob-bonus-timing = Бросок за шестёрки приходит
    .desc = После хода или сразу, и тогда все кубики играют вместе.
pludo-knob-bonus-without-move = Шестёрки без хода
    .desc = Ход окончен, или дополнительный бросок всё равно будет.
pludo-knob-sixes-max = Предел шестёрок подряд
    .desc = На стольких шестёрках подряд следует штраф, 0 — никогда.
pludo-knob-sixes-penalty = Штраф за лишние шестёрки
    .desc = Отменяется весь ход, или пропадает только последний бросок.
pludo-knob-turn-first = Кто начинает
    .desc = Первое место, у кого выпало больше или меньше, или кого выберет случай.
pludo-knob-turn-ranking = Порядок ходов
    .desc = Ходят по местам, или порядок на всю игру решают броски до неё.
pludo-knob-powers-kind = Клетки силы
    .desc = Что дают клетки силы: ничего, щиты, прыжки, обмены, вторые броски или всё.
pludo-knob-powers-tiles = Клеток силы на луче
    .desc = Столько клеток каждого луча дают силу.
pludo-knob-powers-use = Применение сил
    .desc = Сила хранится, пока игрок её не применит, или применяется сразу.
pludo-knob-turn-auto-single = Единственный ход сам
    .desc = Если возможен только один ход, он делается без вопроса.
pludo-knob-turn-auto-roll = Бросать само
    .desc = Пока никакой бросок не даёт выбора, броски и ходы идут сами.
pludo-knob-end-home = Фишек дома для победы
    .desc = Сколько фишек должно быть дома для победы.
pludo-knob-end-places = Игра кончается
    .desc = С первой победой или когда решены все места.
pludo-knob-end-max-turns = Предел ходов
    .desc = После стольких ходов побеждает тот, у кого дома больше фишек, 0 — без предела.
pludo-knob-teams-pairs = Партнёры
    .desc = Каждый сам за себя или с партнёром напротив.
pludo-knob-teams-together = Партнёры побеждают вместе
    .desc = Вкл.: партнёры побеждают, когда дома фишки обоих. Выкл.: каждый побеждает сам.
pludo-knob-teams-help = Помощь партнёру
    .desc = Тот, у кого все фишки дома, играет дальше фишками партнёра.
pludo-knob-teams-pass = Обгон партнёра
    .desc = Вкл.: фишки партнёра никогда не мешают, даже как барьер. Выкл.: обгонять их нельзя.
pludo-knob-teams-capture = Сбивать партнёра
    .desc = Могут ли партнёры сбивать друг друга?
pludo-rule-heading-goal = Цель.
pludo-rule-heading-board = Доска.
pludo-rule-heading-teams = Партнёры.
pludo-rule-heading-dice = Кубики и выход.
pludo-rule-heading-moving = Ходы фишек.
pludo-rule-heading-captures = Как сбивают и где безопасно.
pludo-rule-heading-extra = Дополнительные броски.
pludo-rule-heading-first = Кто начинает.
pludo-rule-heading-turns = Очерёдность.
pludo-rule-heading-chance = { $throw ->
    [cards] Карты.
    [spinner] Вертушка.
   *[dice] Броски.
}
pludo-rule-heading-abilities = Способности.
pludo-rule-heading-questions = О чём спрашивают всех.
pludo-rule-heading-amendments = Правила, что меняются по ходу игры.
pludo-rule-goal = { $board-markers ->
    [0] Проведи свои фишки по кругу и по финишной прямой домой.
    [1] Проведи свою фишку по кругу и по финишной прямой домой.
    [one] Проведи свою { $board-markers } фишку по кругу и по финишной прямой домой.
    [few] Проведи свои { $board-markers } фишки по кругу и по финишной прямой домой.
   *[many] Проведи свои { $board-markers } фишек по кругу и по финишной прямой домой.
}
pludo-rule-board-markers = { $board-markers ->
    [1] У каждого одна фишка.
    [one] У каждого { $board-markers } фишка.
    [few] У каждого { $board-markers } фишки.
   *[many] У каждого { $board-markers } фишек.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] Побеждает тот, кто первым приводит её домой.
       *[other] Побеждает тот, кто первым приводит все домой.
    }
   *[no] { $end-home ->
        [1] Побеждает тот, кто первым приводит домой одну фишку.
       *[other] Побеждает тот, кто первым приводит домой { $end-home } из них.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Вместе играют: { $teams }.
   *[none] Каждый играет за себя.
}
pludo-rule-team = { $first } с партнёром { $second_ins }
pludo-rule-teams-together = { $teams-together ->
    [yes] Партнёры побеждают вместе, когда закончили оба.
   *[no] Каждый побеждает сам, партнёры тоже.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Тот, у кого все фишки дома, играет дальше за партнёра.
   *[no] Тот, у кого все фишки дома, ждёт партнёра.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Фишки партнёра никогда не мешают.
   *[no] Фишки партнёра обгонять нельзя.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Партнёры сбивают друг друга, как всех.
   *[no] Партнёры не сбивают друг друга.
}
pludo-rule-end-places = { $end-places ->
    [all] Остальные играют, пока не решатся все места.
   *[first] Игра кончается с первой победой.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Предела ходов нет.
    [one] После { $end-max-turns } хода игра кончается, и побеждает тот, у кого дома больше фишек.
    [few] После { $end-max-turns } ходов игра кончается, и побеждает тот, у кого дома больше фишек.
   *[many] После { $end-max-turns } ходов игра кончается, и побеждает тот, у кого дома больше фишек.
}
pludo-rule-limit-together = При этом у партнёров считается вместе.
pludo-rule-board-arms = { $board-arms ->
    [one] У доски { $board-arms } луч.
    [few] У доски { $board-arms } луча.
   *[many] У доски { $board-arms } лучей.
}
pludo-rule-track = { $track ->
    [one] На круге { $track } клетка. Стартовые клетки: { $starts }.
    [few] На круге { $track } клетки. Стартовые клетки: { $starts }.
   *[many] На круге { $track } клеток. Стартовые клетки: { $starts }.
}
pludo-rule-start = { $colour_plural } { $square }
pludo-rule-board-home-squares = { $board-home-squares ->
    [one] На финишной прямой { $board-home-squares } клетка, потом дом
    [few] На финишной прямой { $board-home-squares } клетки, потом дом
   *[many] На финишной прямой { $board-home-squares } клеток, потом дом
}{ $arrive ->
    [exact] , куда нужно точное число
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Все фишки начинают на базе.
    [one] У каждого в начале { $board-tokens-out } фишка на стартовой клетке.
    [few] У каждого в начале { $board-tokens-out } фишки на стартовой клетке.
   *[many] У каждого в начале { $board-tokens-out } фишек на стартовой клетке.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] На круге есть клетка и в каждом внутреннем углу.
   *[no] Угловых клеток на круге нет.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Твои фишки сворачивают на финишную прямую за { $board-home-entry-back } клетку до твоего старта.
    [few] Твои фишки сворачивают на финишную прямую за { $board-home-entry-back } клетки до твоего старта.
   *[many] Твои фишки сворачивают на финишную прямую за { $board-home-entry-back } клеток до твоего старта.
}
pludo-rule-dice-count = { $dice-count ->
    [one] Бросают { $dice-count } кубик.
    [few] Бросают { $dice-count } кубика.
   *[many] Бросают { $dice-count } кубиков.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Оба кубика складываются в один ход.
   *[separate] Каждый кубик — отдельный ход.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Если можно сыграть все кубики, надо сыграть все. Если нет, играй что подходит, но не сбивай.
   *[each] Играй любой кубик, который подходит, пока есть такой.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Одна фишка может сыграть оба кубика.
   *[no] Каждая фишка играет только один кубик броска.
}
pludo-rule-enter = Шестёрка выводит фишку с базы на стартовую клетку.
pludo-rule-move = Фишка идёт ровно столько, сколько выпало, и может обгонять других на круге. Если ход есть, ходить надо.
pludo-rule-move-must = Если ход есть, ходить надо.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] На клетке может быть сколько угодно твоих фишек.
    [1] Две твои фишки не могут стоять на одной клетке.
    [one] На клетке может быть не больше { $stack-own-limit } твоей фишки.
    [few] На клетке может быть не больше { $stack-own-limit } твоих фишек.
   *[many] На клетке может быть не больше { $stack-own-limit } твоих фишек.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Две твои фишки на клетке — пара: ходят вместе на половину чётного числа, на нечётное никогда, и сбить их нельзя.
   *[no] Фишки на одной клетке ходят по одной.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] На 2 или 4 пара обязана идти, если может.
   *[no] Между парой и одной фишкой выбираешь свободно.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] На финишной прямой твои фишки не обгоняют друг друга.
    [pass-and-land] На финишной прямой твои фишки не обгоняют друг друга и не встают вместе.
   *[none] На финишной прямой твои фишки не мешают друг другу.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Единственный возможный ход делается сам.
   *[no] Каждый ход делаешь ты, даже единственный.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Пока никакой бросок не даёт выбора, броски и ходы идут сами.
   *[no] Бросаешь ты.
}
pludo-rule-capture = Фишка, вставшая на незащищённого соперника, сбивает его, и тот идёт на базу.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Безопасных клеток на круге нет.
    [1] { $safe-called ->
        [star] На звезде, клетке { $safe-squares }, никого нельзя сбить.
        [colour] { $safe-squares-for ->
            [own] Клетка { $safe-named } безопасна для своего цвета.
           *[all] На клетке { $safe-named } никого нельзя сбить.
        }
       *[plain] На клетке { $safe-squares } никого нельзя сбить.
    }
   *[other] { $safe-called ->
        [star] На звёздах, клетках { $safe-squares }, никого нельзя сбить.
        [colour] { $safe-squares-for ->
            [own] Безопасны для своего цвета клетки { $safe-named }.
           *[all] На клетках { $safe-named } никого нельзя сбить.
        }
       *[plain] На клетках { $safe-squares } никого нельзя сбить.
    }
}
pludo-rule-safe-square = { $square } ({ $colour_fem } безопасная)
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Безопасная клетка защищает только фишки того цвета, на чьём луче лежит.
   *[all] Безопасные клетки защищают всех.
}
pludo-rule-safe-start = { $safe-start ->
    [all] На стартовой клетке никого нельзя сбить.
    [own] На своей стартовой клетке твои фишки в безопасности.
   *[none] Стартовые клетки никого не защищают.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Фишка, которая сбила, идёт прямо домой.
    [start] Фишка, которая сбила, возвращается на базу.
   *[stay] Фишка, которая сбила, остаётся на месте.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Шестёрка даёт ещё бросок.
       *[other] Бросок из одних шестёрок даёт ещё бросок.
    }
   *[no] Шестёрка не даёт дополнительного броска.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Дополнительный бросок приходит сразу, и потом все кубики играют вместе.
   *[after-move] Дополнительный бросок приходит после хода.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Шестёрка без хода всё равно даёт ещё бросок.
   *[pass] Если шестёркой пойти нельзя, ход окончен.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Сбитая фишка даёт ещё бросок.
   *[no] Сбитая фишка не даёт дополнительного броска.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Дополнительных бросков сколько угодно.
    [1] За ход не больше одного дополнительного броска.
   *[other] За ход дополнительных бросков не больше { $bonus-limit }.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Шестёрок подряд может быть сколько угодно.
    [1] Каждая шестёрка { pludo-rule-penalty }.
    [2] Вторая шестёрка подряд { pludo-rule-penalty }.
    [3] Третья шестёрка подряд { pludo-rule-penalty }.
    [4] Четвёртая шестёрка подряд { pludo-rule-penalty }.
   *[5] Пятая шестёрка подряд { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] заканчивает и отменяет весь ход
   *[forfeit] не играется и заканчивает ход
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Штрафа не бывает: шестёрок подряд может быть сколько угодно.
   *[other] { $sixes-penalty ->
        [rollback] Слишком много шестёрок подряд отменяют всё сделанное за ход.
       *[forfeit] Последняя лишняя шестёрка не играется; сделанное раньше остаётся.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Все бросают, начинает тот, у кого больше. При равенстве бросают ещё раз.
    [lowest-roll] Все бросают, начинает тот, у кого меньше. При равенстве бросают ещё раз.
    [random] Кто начинает, решает случай.
   *[seat] Начинает первый за столом.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] До игры бросают все, и ходят от меньшего броска к большему. Равные в меньшем бросают ещё раз; прочие равные ходят по местам.
       *[highest-roll] До игры бросают все, и ходят от большего броска к меньшему. Равные в большем бросают ещё раз; прочие равные ходят по местам.
    }
   *[seats] Ходят по кругу, по местам.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Клетки силы дают щиты.
    [leaps] Клетки силы дают прыжки.
    [swaps] Клетки силы дают обмены.
    [second-throws] Клетки силы дают вторые броски.
    [all] Клетки силы дают щит, прыжок, обмен или второй бросок.
   *[none] Сил не даёт ни одна клетка.
}
pludo-rule-powers-tiles = { $powers-tiles ->
    [one] На каждом луче { $powers-tiles } клетка силы.
    [few] На каждом луче { $powers-tiles } клетки силы.
   *[many] На каждом луче { $powers-tiles } клеток силы.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Сила применяется сразу, как получена.
   *[held] Сила хранится, пока ты её не применишь.
}
pludo-rule-loose-win = Для победы нужно: { $list }.
pludo-rule-loose-win-when = Ты побеждаешь, когда { $list }.
pludo-rule-goal-mover = Ты побеждаешь, когда после твоего хода { $list }.
pludo-rule-goal-together = Все побеждают вместе, когда у каждого игрока верно: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Игра кончается без победителя, когда верно для того, кто только что ходил: { $list }.
    [all-together] Игра кончается без победителя, когда верно для каждого: { $list }.
   *[anybody] Игра кончается без победителя, когда верно хоть для кого-то: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Остальные играют, пока не решатся все места.
    [forever] Игра идёт, пока ты её не остановишь.
   *[stop] Игра кончается с первой победой.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Домой ведёт любое число, которого хватает.
    [bounce] Домой нужно точное число; лишнее ведёт от дома назад.
    [row] Фишки заполняют дом с конца: каждой нужно точное число до последнего свободного места.
   *[exact] Домой нужно точное число.
}
pludo-rule-loose-needs = { $captures ->
    [one] Прежде чем идти домой, надо сбить { $captures } фишку.
    [few] Прежде чем идти домой, надо сбить { $captures } фишки.
   *[many] Прежде чем идти домой, надо сбить { $captures } фишек.
}
pludo-rule-loose-finish-when = Фишка может зайти домой, только если { $when }.
pludo-rule-loose-start-when = Фишка может выйти с базы, только если { $when }.
pludo-rule-loose-start-limit = { $count ->
    [1] Фишка может выйти с базы, только пока твоих нет на доске.
   *[other] Фишка может выйти с базы, только пока твоих на доске меньше { $count }.
}
pludo-rule-loose-toll = Выход с базы: { $effects }.
pludo-rule-loose-move-when = Фишка может ходить, только если { $when }.
pludo-rule-loose-capture-only = Фишку можно сбить, только если { $when }.
pludo-rule-loose-finish-reward = За фишку дома: { $effects }.
pludo-rule-loose-team = Вместе играют { $members }.
pludo-rule-loose-price = { $hangs ->
    [yes] Если на это не хватает очков, фишку не вывести.
   *[no] { $count ->
        [1] Если нет ни очка, фишку не вывести.
       *[other] Если очков меньше { $count }, фишку не вывести.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] В начале раунда ты выбываешь, если { $when }.
   *[always] Ты выбываешь, если { $when }.
}
pludo-rule-loose-last-left = Кто остаётся один, побеждает.
pludo-rule-loose-for-team = Партнёры побеждают вместе.
pludo-rule-loose-tokens = { $count ->
    [1] У каждого одна фишка.
    [one] У каждого { $count } фишка.
    [few] У каждого { $count } фишки.
   *[many] У каждого { $count } фишек.
}
pludo-rule-loose-tokens-each = Фишки: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Все идут { $tiles }, потом дом.
pludo-rule-loose-route = { $colour } идёт { $tiles }, потом дом.
pludo-rule-loose-run = от { $first_gen } до { $last_gen }
pludo-rule-loose-column = { $count ->
    [1] финишная прямая 1
   *[other] финишная прямая от 1 до { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] финишная прямая { $squares }
   *[some] финишная прямая { $squares }, { $colours }
}
pludo-rule-loose-fork = потом { $branches }
pludo-rule-loose-branch = через { $name_acc } { $tiles }
pludo-rule-loose-leads = и дальше на { $tile_acc }
pludo-rule-loose-tile-limit = { $count ->
    [one] На клетке есть место для { $count } фишки всех цветов вместе.
    [few] На клетке есть место для { $count } фишек всех цветов вместе.
   *[many] На клетке есть место для { $count } фишек всех цветов вместе.
}
pludo-rule-loose-towers = Фишки одного цвета на клетке — башня: ходят вместе.
pludo-rule-loose-barrier = { $count ->
    [one] { $count } фишка одного цвета на клетке — барьер, который никому не пройти.
    [few] { $count } фишки одного цвета на клетке — барьер, который никому не пройти.
   *[many] { $count } фишек одного цвета на клетке — барьер, который никому не пройти.
}
pludo-rule-loose-single-file = Твои фишки не обгоняют друг друга здесь: { $tiles }.
pludo-rule-loose-two-way = Здесь фишки ходят и назад, пока не уходят отсюда: { $tiles }.
pludo-rule-loose-distances = Отсюда, { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } не двигает
   *[other] { $way ->
        [back] { $name } ведёт на { $steps } назад
       *[ahead] { $name } ведёт на { $steps }
    }
}
pludo-rule-loose-jump = Фишка, вставшая на { $tile_acc }, сразу идёт на { $end_acc }.
pludo-rule-loose-tile = На { $tile_gen }: { $effects }.
pludo-rule-loose-tile-when = На { $tile_gen }, если { $when }: { $effects }.
pludo-rule-own-decks = Каждый тянет из своей колоды.
pludo-rule-loose-hand = { $count ->
    [one] У каждого { $count } карта, открытая всем.
    [few] У каждого { $count } карты, открытые всем.
   *[many] У каждого { $count } карт, открытых всем.
} В свой ход добираешь до { $count }, потом выбираешь одну и играешь. Если ни одну не сыграть, все сбрасываются.
pludo-rule-loose-dice = { $throw ->
    [spinner] Вращений вертушки сразу { $count }: { pludo-rule-loose-dice-use }
   *[dice] Кубиков бросают { $count }: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] они складываются в один ход; если один выводит фишку, она выходит на всю сумму.
    [one] выбираешь один и играешь, остальные пропадают.
    [highest] играет тот, что ведёт дальше всех.
    [lowest] играет тот, что ведёт ближе всех.
   *[each] играют все, в любом порядке.
}
pludo-rule-loose-die = Кубик { $name } показывает { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } { $weight ->
            [one] карта
            [few] карты
           *[many] карт
        } из { $total }: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } из { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, потом { $effects }
    }
}
pludo-rule-loose-nothing = ничего не происходит
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; если можно, надо { $duties }
}
pludo-rule-loose-duty-always = Что бы ни выпало, если можно, надо { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] вывести фишку
    [leave-first-tile] освободить первую клетку, пока ждут фишки
    [open-barrier] развести свой барьер
    [capture] сбить
   *[go-home] зайти домой
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; пока фишек на доске нет, вместо этого { $orders }
   *[all] { $before }; когда выведены все фишки, вместо этого { $orders }
}
pludo-rule-loose-only-if = { $what }, но только если { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; или { $item }
   *[and] { $before }; и { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } на место { $steps }
    }
    [slide] фишка скользит, пока не встретит другую, не дальше последней клетки
    [change] две твои фишки меняются местами
    [push] { $which ->
        [all] { $way ->
            [back] толкнуть все чужие фишки на { $steps } назад
           *[ahead] толкнуть все чужие фишки на { $steps } вперёд
        }
       *[one] { $way ->
            [back] толкнуть чужую фишку на { $steps } назад
           *[ahead] толкнуть чужую фишку на { $steps } вперёд
        }
    }
    [ransom] выкупить свою фишку
    [pass] пас
   *[move] { $way ->
        [back] { pludo-rule-moves } на { $steps } назад
       *[ahead] { pludo-rule-moves } на { $steps }{ $which ->
            [split] { $most ->
                [2] , или разделить эти шаги на два хода
               *[other] , или разделить эти шаги на несколько ходов, до { $most }
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = столько, сколько { $number }
pludo-rule-moves = { $which ->
    [all] все твои фишки идут
    [everybody] все фишки всех игроков идут
    [foremost] твоя передняя фишка идёт
    [hindmost] твоя задняя фишка идёт
   *[one] ход
}
pludo-rule-tokens-come = { $which ->
    [all] выходят все фишки
    [up-to] { $most ->
        [one] выходит до { $most } фишки
        [few] выходят до { $most } фишек
       *[many] выходят до { $most } фишек
    }
   *[one] фишка выходит
}
pludo-rule-loose-again = { $throw ->
    [cards] тянешь ещё раз
    [spinner] крутишь ещё раз
   *[dice] бросаешь ещё раз
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] порядок ходов меняет направление
}
pludo-rule-whom = { $whose ->
    [next] следующий игрок
    [previous] игрок до тебя
    [partner] твой партнёр
    [leader] лидер
    [last] игрок на последнем месте
    [victim] хозяин сбитой фишки
    [captor] хозяин сбившей фишки
    [by-choice] другой игрок по твоему выбору
    [by-draw] другой игрок по жребию
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] ты пропускаешь столько ходов, сколько { $amount }
        [everybody-else] все другие пропускают столько ходов, сколько { $amount }
       *[other] { pludo-rule-whom } пропускает столько ходов, сколько { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [1] ты пропускаешь следующий ход
        [one] ты пропускаешь { $turns } ход
        [few] ты пропускаешь следующие { $turns } хода
       *[many] ты пропускаешь следующие { $turns } ходов
    }
    [everybody-else] { $turns ->
        [1] все другие пропускают ход
        [one] все другие пропускают { $turns } ход
        [few] все другие пропускают { $turns } хода
       *[many] все другие пропускают { $turns } ходов
    }
   *[other] { $turns ->
        [1] { pludo-rule-whom } пропускает ход
        [one] { pludo-rule-whom } пропускает { $turns } ход
        [few] { pludo-rule-whom } пропускает { $turns } хода
       *[many] { pludo-rule-whom } пропускает { $turns } ходов
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] ты ходишь ещё раз
    [everybody-else] все другие получают дополнительный ход
   *[other] { pludo-rule-whom } получает дополнительный ход
}
pludo-rule-loose-go-on = { $whose ->
    [self] дальше ходишь ты
   *[other] дальше ходит { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] ты теряешь ход
    [next] твой ход переходит к следующему игроку
    [previous] твой ход переходит к игроку до тебя
    [partner] твой ход переходит к партнёру
    [leader] твой ход переходит к лидеру
    [last] твой ход переходит к последнему по месту
   *[colour] вместо тебя ходит { $colour }
}
pludo-rule-loose-turn-begin = { $name }: если { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: в конце твоего хода, если { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Каждый раунд идёт от лидера к последнему.
    [last] Каждый раунд идёт от последнего к лидеру.
    [opening] { $throw ->
        [cards] До игры все тянут, чтобы решить порядок всех ходов; первой ходит { $first ->
            [lowest] младшая
           *[highest] старшая
        } карта.
        [spinner] До игры все крутят, чтобы решить порядок всех ходов; первым ходит тот, у кого { $first ->
            [lowest] меньше
           *[highest] больше
        }.
       *[dice] До игры все бросают, чтобы решить порядок всех ходов; первым ходит тот, у кого { $first ->
            [lowest] меньше
           *[highest] больше
        }.
    }
   *[draw] { $throw ->
        [cards] Перед каждым раундом все тянут, чтобы решить порядок; первой ходит старшая карта.
        [spinner] Перед каждым раундом все крутят, чтобы решить порядок; первым ходит тот, у кого больше.
       *[dice] Перед каждым раундом все бросают, чтобы решить порядок; первым ходит тот, у кого больше.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } получает карту по твоему выбору
pludo-rule-ask = все выбирают: { $name }
pludo-rule-question = { $name }: все выбирают { $answers }{ $shown ->
    [together] , а в конце всё показывают
   *[at-once] {""}
}. Затем для каждого игрока: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Игроки голосуют за правило { $name }: нужно { $needs ->
    [everybody] согласие всех
   *[majority] больше голосов за, чем против
}{ $shown ->
    [together] . Голоса показывают в конце.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] ты получаешь новую фишку
   *[other] { pludo-rule-whom } получает новую фишку
}
pludo-rule-give = эту фишку получает { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] эта фишка идёт на { $tiles_acc }, на выбор
    [by-draw] эта фишка идёт на { $tiles_acc }, по жребию
   *[none] эта фишка идёт на { $tiles_acc }
}
pludo-rule-most-markers = { $count ->
    [one] Ни у кого не бывает больше { $count } фишки.
    [few] Ни у кого не бывает больше { $count } фишек.
   *[many] Ни у кого не бывает больше { $count } фишек.
}
pludo-rule-most-markers-taken = { $count ->
    [one] У кого { $count } фишка, тот новых не получает.
    [few] У кого { $count } фишки, тот новых не получает.
   *[many] У кого { $count } фишек, тот новых не получает.
}
pludo-rule-loose-gain-any = ты получаешь способность на выбор
pludo-rule-loose-gain = ты получаешь { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , сразу
   *[held] {""}
}{ $hidden ->
    [yes] ; другие об этом не знают
   *[no] {""}
}.
pludo-rule-loose-abilities = Прежде чем { $throw ->
    [cards] тянуть
    [spinner] крутить
   *[dice] бросить
}, можно применить одну свою способность, одну за ход. { $limit ->
    [1] Больше одной ни у кого не бывает.
   *[other] Больше { $limit } ни у кого не бывает.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] ты теряешь { pludo-rule-points }
       *[won] ты получаешь { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] все другие теряют { pludo-rule-points }
       *[won] все другие получают { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } теряет { pludo-rule-points }
       *[won] { pludo-rule-whom } получает { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [1] очко
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] столько очков, сколько { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Никого нельзя сбить.
    [beside] Фишка сбивает там, где встаёт, и на соседних клетках.
    [pass] Фишка сбивает там, где встаёт, и там, где проходит.
   *[land] Фишка сбивает там, где встаёт.
}
pludo-rule-loose-waiting = { $which ->
    [one] Фишка, вставшая на чужую первую клетку, сбивает и одну ждущую на той базе.
   *[all] Фишка, вставшая на чужую первую клетку, сбивает и всех ждущих на той базе.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Сбитая фишка возвращается на базу.
    [one] Сбитая фишка отходит на { $steps } шаг назад.
    [few] Сбитая фишка отходит на { $steps } шага назад.
   *[many] Сбитая фишка отходит на { $steps } шагов назад.
}
pludo-rule-loose-prisoner = Сбитая фишка в плену на своей базе и не выйдет, пока её не выкупят.
pludo-rule-loose-take-over = Сбитая фишка переходит к тому, кто сбил, на его базу, со следующим свободным номером; старшие номера проигравшего сдвигаются на один вниз. Последней фишки никто не теряет: она идёт на базу.
pludo-rule-loose-swap = Сбитая фишка идёт на клетку, откуда пришла сбившая, или на базу, если её путь там не проходит.
pludo-rule-loose-sent-to = Сбитая фишка идёт на { $tile_acc }, или на базу, если сбита там или её путь там не проходит.
pludo-rule-duel = Прежде чем сбить, обе стороны бросают кубик. Удаётся, если у нападающего { $needs ->
    [at-least] не меньше
   *[higher] больше
}; если нет, он { $beaten ->
    [start] идёт на базу.
   *[stays] остаётся на месте.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Фишка, которая сбила, отходит на { $steps } шаг назад.
    [few] Фишка, которая сбила, отходит на { $steps } шага назад.
   *[many] Фишка, которая сбила, отходит на { $steps } шагов назад.
}
pludo-rule-loose-captor-sent = Фишка, которая сбила, идёт на { $tile_acc }, если её путь там проходит.
pludo-rule-loose-safe = Никого нельзя сбить здесь: { $tiles }.
pludo-rule-loose-spared-closed = Нельзя вставать туда, где соперника нельзя сбить.
pludo-rule-loose-groups = { $count ->
    [one] { $count } или больше фишек одного цвета на клетке сбить нельзя.
    [few] { $count } или больше фишек одного цвета на клетке сбить нельзя.
   *[many] { $count } или больше фишек одного цвета на клетке сбить нельзя.
}
pludo-rule-loose-reward = За сбитую фишку: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Все тянут, старшая карта начинает.
        [spinner] Все крутят, начинает тот, у кого больше.
       *[dice] Все бросают, начинает тот, у кого больше.
    }
    [lowest] { $throw ->
        [cards] Все тянут, младшая карта начинает.
        [spinner] Все крутят, начинает тот, у кого меньше.
       *[dice] Все бросают, начинает тот, у кого меньше.
    }
    [random] Кто начинает, решает случай.
   *[seat] Начинает первый за столом.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Ходят против часовой стрелки.
   *[clockwise] Ходят по часовой стрелке.
}
pludo-rule-loose-tries = { $count ->
    [one] Если в пути нет ни одной фишки, на вывод есть { $count } попытка.
    [few] Если в пути нет ни одной фишки, на вывод есть { $count } попытки.
   *[many] Если в пути нет ни одной фишки, на вывод есть { $count } попыток.
}
pludo-rule-loose-again-limit = { $count ->
    [1] Не больше одного раза за ход { pludo-rule-loose-again }.
    [one] Не больше { $count } раза за ход { pludo-rule-loose-again }.
    [few] Не больше { $count } раз за ход { pludo-rule-loose-again }.
   *[many] Не больше { $count } раз за ход { pludo-rule-loose-again }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } в { pludo-ordinal } раз подряд не играется, отправляет последнюю ходившую фишку на базу и заканчивает ход.
   *[lost] { $name } в { pludo-ordinal } раз подряд не играется и заканчивает ход.
}
pludo-rule-each-time = { $again ->
    [yes] , каждый раз
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, когда { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, условие: { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, когда { $when }{ pludo-rule-each-time }.
   *[on] { $name }, условие: { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = все фишки дома
pludo-rule-loose-trigger-last-left = все другие выбыли
pludo-rule-loose-trigger-team-home = все фишки твоей стороны дома
pludo-rule-loose-trigger-home = { $number ->
    [1] одна фишка дома
    [one] { $number } фишка дома
    [few] { $number } фишки дома
   *[many] { $number } фишек дома
}
pludo-rule-loose-trigger-captures = { $number ->
    [1] сбита одна фишка
    [one] сбита { $number } фишка
    [few] сбито { $number } фишки
   *[many] сбито { $number } фишек
}
pludo-rule-loose-trigger-round = раунд { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] первая карта { $name }
   *[other] первый раз { $name }
}
pludo-clash-order-unranked = Броски решают порядок, только если начинает больший или меньший бросок: измени «{ pludo-knob-turn-first }».
pludo-clash-powers-all = Из всех сил ты выбираешь одну и хранишь: поставь «{ pludo-knob-powers-use }» на «{ pludo-value-powers-use-held }».
pludo-clash-powers-dice = Вторым броскам нужен один кубик или сумма кубиков: измени «{ pludo-knob-dice-count }» или «{ pludo-knob-dice-use }».
pludo-clash-doubled-pair = Пара — ровно две фишки: поставь «{ pludo-knob-stack-own-limit }» на 2.
pludo-clash-doubled-die = Паре нужен один кубик: поставь «{ pludo-knob-dice-count }» на 1, а «{ pludo-knob-dice-use }» на «{ pludo-value-dice-use-separate }».
pludo-clash-out-limit = На клетке может быть фишек одного игрока не больше { $limit }: поставь «{ pludo-knob-board-tokens-out }» не больше { $limit }.
pludo-clash-beyond-track = { $track ->
    [one] На круге { $track } клетка
    [few] На круге { $track } клетки
   *[many] На круге { $track } клеток
}, безопасной клетки { $square } нет.
pludo-clash-markers = { $markers ->
    [one] У каждого { $markers } фишка, больше не может начинать на доске или быть нужно дома.
    [few] У каждого { $markers } фишки, больше не может начинать на доске или быть нужно дома.
   *[many] У каждого { $markers } фишек, больше не может начинать на доске или быть нужно дома.
}
pludo-clash-teams-arms = Партнёры сидят друг против друга: поставь «{ pludo-knob-board-arms }» на чётное число от 4, или «{ pludo-knob-teams-pairs }» на «{ pludo-value-teams-pairs-none }».
pludo-clash-never-meet = { $track ->
    [one] На круге из { $track } клетки игроки не встретились бы: уменьши «{ pludo-knob-board-home-entry-back }».
    [few] На круге из { $track } клеток игроки не встретились бы: уменьши «{ pludo-knob-board-home-entry-back }».
   *[many] На круге из { $track } клеток игроки не встретились бы: уменьши «{ pludo-knob-board-home-entry-back }».
}
pludo-clash-players = От { $low } до { $high } игроков — так не бывает.
pludo-clash-chance-dice = Этот вариант сам говорит, что бросают: поставь «{ pludo-knob-dice-count }» на 1.
pludo-clash-chance-sum = Этот вариант меняет грани кубиков: их надо играть по одному.
pludo-clash-no-way-out = Никто не смог бы вывести фишку с базы, это не игра.
pludo-clash-no-way-home = Никто не смог бы привести фишку домой, это не игра.
pludo-clash-chance-doubled = Паре нужен простой кубик, а этот вариант сам говорит, что бросают: выключи «{ pludo-knob-stack-doubled }».
pludo-warning-sixes-max-one = С этой настройкой наказана каждая шестёрка, и никто никогда не выйдет с базы.
pludo-warning-sum-cannot-finish = Когда кубики складываются, фишка в шаге от дома туда никогда не попадёт.
pludo-warning-no-ludo-home = По правилам это уже не лудо: никогда не приведут фишку домой { $colours } (L-27).
pludo-warning-no-ludo-capture = По правилам это уже не лудо: никого никогда не сбить (L-32, L-33).
pludo-bots-no-weights = Память эксперта не прочесть, он играет как сильный.
pludo-bots-unlearned = Этих правил эксперт не учил, он играет как сильный.
