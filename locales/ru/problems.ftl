# Русский: что неверно в файле правил или записи.
pludo-problem-field-twice = { $knob } говорит о том же: оставь одно из двух
pludo-problem-clash-doubled-pair = пара — это ровно две фишки, поэтому stack.own_limit должен быть 2
pludo-problem-clash-doubled-die = паре нужен один кубик: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit допускает фишек на клетке: { $limit }, больше их не может начинать на стартовой клетке
pludo-problem-clash-beyond-track = клеток на дорожке { $track }, { $square } уже за её концом
pludo-problem-clash-markers = это больше, чем фишек у каждого игрока: { $markers }
pludo-problem-clash-teams-arms = партнёры сидят друг против друга, а при числе лучей { $arms } это невозможно, напиши чётное число от 4
pludo-problem-clash-never-meet = на дорожке длиной { $track } ни одна клетка не лежит на пути у всех, напиши меньше
pludo-problem-clash-players = от { $low } до { $high } игроков — это не диапазон
pludo-problem-clash-chance-dice = файлу, который сам говорит, что выпадает, нужно dice.count 1
pludo-problem-clash-chance-doubled = паре нужен обычный кубик, а этот файл сам говорит, что выпадает
pludo-problem-clash-chance-sum = файлу, который сам говорит, что делают грани, нужно dice.use separate
pludo-problem-rival = { $key } говорит о том же, и считается именно это
pludo-problem-faces-gone = грани основы пропали, потому что список заменяет весь кубик: { $names }. Чтобы их оставить, напиши merge = ["outcome"] в начале файла
pludo-problem-title-of-base = в файле его нет, поэтому игроки слышат название основы, { $title }
pludo-problem-knob-fixed = доска и число кубиков во время игры не меняются
pludo-problem-no-such-seat = на доске нет места этого цвета, есть { $seats }
pludo-problem-route-generated = пути этой доски создаются сами, у игры со своими путями kind = "loose"
pludo-problem-not-a-file-name = не имя файла
pludo-problem-names-a-path = файл может назвать правила, но не место, где они лежат; установи файл правил и назови его имя
pludo-problem-base-circle = основы ведут по кругу или идут глубже, чем на { $most }
pludo-problem-not-merge = должен быть список блоков, которые по именам сливаются с блоками основы: { $blocks }
pludo-problem-base-kind = должно быть { $kind }, как у основы { $base }
pludo-problem-not-a-base = нужно имя встроенного варианта или файла в той же папке
pludo-problem-no-base = нет ни встроенного варианта, ни файла рядом с именем { $base }
pludo-problem-not-change = должна быть таблица ключей в кавычках, например "outcome.6.weight" = 2
pludo-problem-key-too-deep = в ключе слишком много частей
pludo-problem-toml-unquoted = текст пишется в кавычках: "{ $word }"
pludo-problem-toml-open-quote = в конце текста не хватает кавычки
pludo-problem-toml-open-block = имя блока должно кончаться на { $bracket }
pludo-problem-toml-no-equals = между ключом и значением нужен знак равенства
pludo-problem-toml-no-value = нужно значение: число, true, false, текст в кавычках или список в квадратных скобках
pludo-problem-toml-open-list = в списке между значениями запятые, а в конце ]
pludo-problem-toml-open-table = в таблице на одной строке между ключами запятые, а в конце { "}" }
pludo-problem-toml-more = { $rest } здесь лишнее; у каждого ключа своя строка, а примечание начинается с #
pludo-problem-toml-no-key = строка начинается с ключа, блока в квадратных скобках или # для примечания
pludo-problem-toml-backslash = обратную косую черту в тексте удвой
pludo-problem-toml-curly = { $sign } кривая кавычка, пиши прямую, "
pludo-problem-toml-capital = пиши { $word } строчными буквами
pludo-problem-toml-key-twice = ключ { $key } здесь второй раз
pludo-problem-toml-block-twice = блок { $block } здесь второй раз, собери его строки вместе
pludo-problem-toml-block-mixed = { $block } выше стоит в других скобках: единственный блок пишется [{ $block }], один из нескольких [[{ $block }]]
pludo-problem-toml-too-large = неверный TOML: слишком глубокое или большое значение
pludo-problem-number-too-large = такое большое число ни в каком файле не нужно
pludo-problem-too-deep = слишком много уровней
pludo-problem-not-a-kind = должно быть 'cross' или 'loose'
pludo-problem-not-schema-1 = должно быть 1
pludo-problem-game-in-cross = относится к своей игре, kind = "loose"; смеси настроек имя даёт title = "..." в начале
pludo-problem-missing = отсутствует
pludo-problem-no-block = такого блока нет
pludo-problem-no-block-but = такого блока нет, есть только { $blocks }
pludo-problem-key-at-top = стоит вне блоков, его место под { $either }
pludo-problem-no-key = такого ключа нет
pludo-problem-no-key-but = такого ключа нет, есть только { $keys }
pludo-problem-not-a-table = должна быть таблица, она пишется [{ $table }]
pludo-problem-not-tables = должен быть список таблиц, каждая пишется [[{ $table }]]
pludo-problem-too-many = их { $count }, а можно не больше { $most }
pludo-problem-not-keys = { $block } — не таблица ключей
pludo-problem-none-named = нет { $block } с именем { $name }
pludo-problem-not-a-text = должен быть текст в одну строку, знаков не больше { $most }
pludo-problem-not-whole = должно быть целое число от { $low } до { $high }, а не { $value }
pludo-problem-not-a-number = должно быть число больше 0 и до { $most }, а не { $value }
pludo-problem-not-a-choice = должно быть одно из { $choices }, а не { $value }
pludo-problem-not-a-list = должен быть список текстов, не больше { $most }
pludo-problem-not-a-line = { $value } — не текст в одну строку
pludo-problem-not-a-phrase = { $value } — не { $either }
pludo-problem-not-in-range = { $way ->
    [back] число в { $value } должно быть от 1 до { $most }, с минусом для хода назад
   *[on] число в { $value } должно быть от 1 до { $most }
}
pludo-problem-not-a-route = должен быть текст из имён клеток
pludo-problem-not-changes = должна быть таблица ключей и их новых значений
pludo-problem-not-amendable = нельзя менять во время игры, можно только { $blocks }
pludo-problem-not-quoted-key = ключ должен стоять в кавычках: "{ $key }"
pludo-problem-no-key-to-change = в { $block } нет ключа { $name }, который можно менять
pludo-problem-route-too-long = слишком длинный, клеток на пути не больше { $most }
pludo-problem-route-empty = нужна хотя бы одна клетка перед домом
pludo-problem-route-stray-sign = есть ')' или '|', а до них нет '('
pludo-problem-route-open-fork = есть '(', которая не закрыта
pludo-problem-route-too-many-ways = шагов { $steps }, если то, что после развилки, считать для каждой ветви, а можно не больше { $most }
pludo-problem-route-too-deep = развилки в развилках глубже, чем на { $most }
pludo-problem-route-begins-with-fork = должен начинаться с клетки, а не с развилки
pludo-problem-route-branches = на развилке нужны две или больше ветвей с разными именами
pludo-problem-route-branch-form = ветви пишутся 'имя: клетки'
pludo-problem-route-branch-empty = на ветви { $branch } нет клеток
pludo-problem-route-leads-nowhere = одна ветвь ведёт на { $tile }, а на пути такой клетки нет
pludo-problem-route-tile-lost = не приходит на { $tile }: все ветви до неё ведут в другое место
pludo-problem-route-no-way-home = с { $tile } нет пути домой
pludo-problem-route-later = пути с финишной прямой или с рядом мест остаются как есть
pludo-problem-laps-too-many = ведёт назад, и пройти по нему шагов { $far } можно слишком многими способами: во всех вместе шагов может быть { $most }
pludo-problem-route-mixed-run = есть ряд { $run } между клетками двух видов
pludo-problem-route-tile = есть клетка { $tile }, а такое имя нельзя использовать
pludo-problem-no-such = нет { $what } { $name }
pludo-problem-two-seats = этот цвет у двух мест
pludo-problem-one-seat = одного места мало, нужны два или больше; для гонки в одиночку напиши min_players = 1 в [game]
pludo-problem-two-outcomes = у двух исходов это имя
pludo-problem-dice-twice = нужно убрать, если у каждого кубика свой блок
pludo-problem-dice-cards = карты тянут по одной: для нескольких кубиков нужно 'dice' или 'spinner'
pludo-problem-one-die = для { $use } нужны два кубика или больше
pludo-problem-two-dice = у двух кубиков это имя
pludo-problem-no-face = нужна хотя бы одна грань
pludo-problem-weight-and-dice = нужно убрать: если у кубиков свои блоки, их грани говорят, как часто это выпадает
pludo-problem-too-much-work = один-единственный вопрос, например кто кого может сбить, просмотрел бы позиций больше { $most }; меньше кубиков, фишек или условий — меньше работы
pludo-problem-too-many-throws = кубики могут упасть более чем { $most } способами
pludo-problem-one-throw = кубики могут упасть только одним способом, это не случай
pludo-problem-hand-no-cards = рука бывает только с 'cards'
pludo-problem-hand-too-big = во всех руках вместе карт { $held }, а всего их { $copies }
pludo-problem-hand-no-order = карту в руке должно быть можно сыграть: дай ей команду, 'pass', если другой нет
pludo-problem-hand-tries = где игроки выбирают из руки, новых попыток нет
pludo-problem-no-ransom = ничто не освобождает пленника: добавь 'ransom' к какому-нибудь исходу
pludo-problem-no-prisoner = 'ransom' освобождает пленников, а в плен никто не берёт
pludo-problem-take-over-later = нельзя менять в игре, где фишки переходят из рук в руки
pludo-problem-take-over-row = в 'row' нет места для фишек, что переходят из рук в руки
pludo-problem-not-steps = должно говорить, как далеко ведут исходы: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = у двух таблиц расстояний это имя
pludo-problem-tile-twice = { $tile } стоит в двух таблицах расстояний
pludo-problem-too-many-meetings = слишком много путей делят слишком много клеток: пар мест на клетке { $meetings }, а можно не больше { $most }
pludo-problem-two-jumps = с этой клетки начинаются два прыжка
pludo-problem-jump-off-route = { $tile } не лежит на пути цвета { $colour }, а он может встать там, где начинается прыжок
pludo-problem-jump-circle = прыжки ведут по кругу назад на { $tile }
pludo-problem-two-abilities = у двух способностей это имя
pludo-problem-ability-name = { $name } в этом файле значит другое, выбери другое имя
pludo-problem-ability-number = для { $kind } нужно целое число от 1
pludo-problem-ability-no-number = относится только к { $kind }
pludo-problem-ability-not-hidden = что применяется сразу, видят все
pludo-problem-ability-throw = второму броску на выбор нужны броски, которые играются как один: один кубик или кубики, что складываются или из которых выбирают, и без руки
pludo-problem-nothing-to-choose = нет способности, которую держат, выбирать не из чего
pludo-problem-nobody-gains = её никто не получает: пусть клетка или исход говорит { $effect }
pludo-problem-pass-no-hand = { $effect }: карту передают из руки; напиши в randomiser.hand, сколько их держат
pludo-problem-pass-whom = { $effect }: карта идёт одному известному игроку: next, previous, partner, leader, last или цвет
pludo-problem-deck-no-cards = из колоды тянут только карты
pludo-problem-two-questions = у двух вопросов это имя
pludo-problem-question-answers = нужно от 2 до { $most } разных ответов, у каждого цифровая клавиша
pludo-problem-question-number = число среди ответов — не больше { $most }
pludo-problem-question-whom = { $effect }: здесь никого не выбрали, не вытянули и не сбили
pludo-problem-nobody-asks = его никто не задаёт: пусть клетка или исход говорит { $effect }
pludo-problem-two-amendments = у двух изменений правил это имя
pludo-problem-two-goals = у двух целей одно имя
pludo-problem-last-left-for-all = 'last left' — цель одного игрока, она не бывает общей или ничьей
pludo-problem-two-turn-rules = у двух правил хода это имя
pludo-problem-empty-turn-rule = нужна хотя бы одна запись
pludo-problem-turn-begin = ход, что должен начаться, можно потерять ("skip self") или отдать другому ("turn to next"), и больше ничего
pludo-problem-no-such-turn = { $effect }: нет места { $who }
pludo-problem-order-first = где порядок игры решает жребий, он и говорит, кто начинает; убери это
pludo-problem-clash-powers-all = из всех сил выбирают и держат одну; напиши powers.use "held"
pludo-problem-clash-powers-dice = вторым броскам нужны кубики, что бросают по одному или складывают
pludo-problem-order-unranked = бросками за первый ход можно расставить всех, только если начинает старший или младший бросок
pludo-problem-clash-order-unranked = бросками за первый ход можно расставить всех, только если начинает старший или младший бросок
pludo-problem-order-opening-later = когда правила меняются, броски за первый ход уже позади и порядка дать не могут
pludo-problem-order-play-on = порядок игры не по местам, поэтому игра не может пойти дальше с кем-то другим
pludo-problem-no-capture-here = { $effect }: здесь никого не сбивают; 'victim' и 'captor' относятся к награде за сбитую фишку
pludo-problem-no-pick-here = { $effect }: когда ход начинается или кончается, никого не выбирают и не тянут
pludo-problem-skip-many = { $phrase }: пропускают ходов не больше { $most }, столько и считается
pludo-problem-split-number = { $phrase }: шаги для дележа — простое число от 2 до { $most }
pludo-problem-split-many = { $phrase }: шаги делятся способами в числе { $ways }, а можно не больше { $most }; меньше частей, шагов или фишек — меньше и способов
pludo-problem-split-sum = { $phrase }: кубики, которые складываются, не делят
pludo-problem-split-doubled = { $phrase }: где пары ходят на половину, шаги не делят
pludo-problem-dice-change = число кубиков может меняться, только если они одинаковы и каждый играется сам по себе
pludo-problem-no-most-markers = { $effect }: напиши в start.most_markers, сколько фишек может быть у игрока
pludo-problem-give-elsewhere = { $effect }: какая это фишка, знает только клетка, напиши это в on_land у tile_rule
pludo-problem-send-elsewhere = { $effect }: какая это фишка, знают только клетка, сбитая фишка или старт, напиши это в on_land, reward у [capture] или toll
pludo-problem-send-how = { $effect }: после нескольких клеток нужно 'by choice' или 'by draw'
pludo-problem-send-twice = { $effect }: каждая клетка один раз, не та, с которой начинают, и не больше { $most }
pludo-problem-give-whom = { $effect }: фишка идёт одному известному игроку, не себе, не всем, не по выбору и не по жребию
pludo-problem-most-markers-idle = ничто не создаёт новых фишек и не отдаёт их, убери это
pludo-problem-most-markers-few = игрок начинает с фишками, их { $markers }, напиши не меньше
pludo-problem-position-most-tokens = фишек у игрока не больше { $most }
pludo-problem-duel-name = так называется дуэль, выбери другое имя
pludo-problem-duel-several = { $phrase }: где за сбитую фишку борются, ходит одна фишка за раз
pludo-problem-pick-name = так называется выбор или жребий, выбери другое имя
pludo-problem-order-direction = порядок игры не по местам, поэтому направления у него нет
pludo-problem-no-name = нужно хотя бы одно имя
pludo-problem-named-twice = место { $name } названо дважды
pludo-problem-routes-apart = ни одна клетка не лежит на пути у всех мест
pludo-problem-players-and-seats = должно лежать между min_players и числом мест, { $seats }
pludo-problem-arrive-fork = для { $arrive } нужны пути без развилки
pludo-problem-row-later = посреди игры нельзя перейти на 'row'
pludo-problem-row-limit = должно быть 1, если finish.arrive равно 'row'
pludo-problem-row-too-short = слишком короткий для ряда из стольких фишек
pludo-problem-row-not-private = { $count ->
    [1] его последняя клетка — это ряд: другие клетки не могут носить её имени
    [one] его последняя { $count } клетка — это ряд: другие клетки не могут носить их имён
    [few] его последние { $count } клетки — это ряд: другие клетки не могут носить их имён
   *[many] его последние { $count } клеток — это ряд: другие клетки не могут носить их имён
}
pludo-problem-one-team = все места в одной команде, нужны две или больше
pludo-problem-no-team = для { $phrase } нужны места с командой
pludo-problem-needs-key = здесь ничего не значит, нужно { $needs }
pludo-problem-column-too-long = финишная прямая — это конец пути без развилок, и она короче пути
pludo-problem-squares-gap = клетки с номерами идут от 1 до последней без пропуска, и каждый путь проходит клетку один раз
pludo-problem-faces-not-numbered = грани с номерами — это исходы кубиков от 1 до 6, все равновероятные
pludo-problem-last-left = никто не останется последним: ни одно правило не выводит игрока из игры
pludo-problem-lose-help = кто вышел из игры, тому не помочь: убери одно из двух
pludo-problem-toll-never = это стоит очков, а очков в игре не дают
pludo-problem-toll-too-early = это стоит очков, а до выхода первой фишки их ни у кого нет: пусть исход даёт очки, или первые выходят даром
pludo-problem-no-win = нужен хотя бы один способ победить
pludo-problem-win-too-many = { $phrase } никогда не сбудется, фишек у места не больше { $most }
pludo-problem-towers-doubled = вместе ходят или башни, или пара, но не обе
pludo-problem-no-barrier = столько вместе не бывает, stack.own_limit допускает { $limit }
pludo-problem-clash-no-way-out = никто не смог бы вывести фишку с базы, так что это не игра
pludo-problem-clash-no-way-home = никто не смог бы привести фишку домой, так что это не игра
pludo-problem-one-outcome = для случая нужны хотя бы два исхода
pludo-problem-one-face = для случая нужны хотя бы два исхода; чтобы поменять отдельные грани основы, напиши merge = ["outcome"] в начале файла
pludo-problem-bonus-name = так называются дополнительные шаги, выбери другое имя
pludo-problem-not-copies = это число копий карты: целое, не больше { $most }
pludo-problem-group-all-dice = { $phrase } ведёт сразу несколько фишек, а где надо сыграть все кубики ('all_or_nothing'), это не просчитать
pludo-problem-amount-many = { $name }: величина — одно число; из нескольких игроков его дают только 'total.' и 'team.'
pludo-problem-amount-wide = может вести на { $low } – { $high } шагов, а расстояний можно не больше { $most }; остаток от деления, '% 7', сделает его малым
pludo-problem-amount-toll = цена выхода должна быть известна заранее: напиши число
pludo-problem-no-enter = ничто не выпускает фишку со старта: добавь 'enter'
pludo-problem-enter-too-far = { $phrase } ведёт за конец любого пути, клеток в самом длинном { $longest }
pludo-problem-no-capture = где-то должна быть сбитая фишка или команда 'push'
pludo-problem-routes-too-long = во всех путях вместе клеток { $tiles }, можно не больше { $most }
pludo-problem-too-many-markers = всего фишек { $markers }, можно не больше { $most }
pludo-problem-too-many-moves = фишки на клетки на команды — это { $moves }, можно не больше { $most }
pludo-problem-wrong-seats = { $rules }: места от 0 до { $last }, каждое один раз, а не { $seats }
pludo-problem-names-and-seats = на каждое место нужно одно имя, а не { $names } на { $seats }
pludo-problem-nobody-begins = { $rules }: кто начинает, решает случай: назови одно из мест
pludo-problem-not-a-position = { $line } — не позиция: нужны правила, фишки, место, owed, streak и номер
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } в позиции { $line }: { $problem }
pludo-problem-position-stuck = в owed кубики, которые нельзя сыграть
pludo-problem-position-extras = дополнения пишутся name=value, каждое один раз: { $names }
pludo-problem-position-loose = в позиции игры loose названы оба
pludo-problem-position-direction = direction опускают или пишут counter
pludo-problem-position-cause = cause — одно из { $causes }
pludo-problem-position-counts = нужны числа, по одному на место: { $seats }
pludo-problem-position-number = здесь нужно целое число от { $low }
pludo-problem-position-seat = места — { $seats }
pludo-problem-position-owed = в owed стоят ? и { $faces }
pludo-problem-position-tokens = фишки пишутся цвет:шаг,шаг,...
pludo-problem-position-token-count = { $count ->
    [one] у цвета { $colour } { $count } фишка
    [few] у цвета { $colour } { $count } фишки
   *[many] у цвета { $colour } { $count } фишек
}
pludo-problem-position-seat-order = места идут по часовой стрелке, каждое один раз
pludo-problem-position-hands = руки пишутся red:карта,карта/blue:карта, карт не больше, чем держит рука
pludo-problem-position-prisoners = пленники пишутся red:2:blue — фишка 2 у red в плену у blue, каждый один раз и на базе
pludo-problem-position-held = способности в запасе пишутся red:имя,имя/blue:имя, не больше { $limit } у каждого
pludo-problem-position-shields = щиты пишутся red:2:3 — фишка 2 у red и 3 хода, каждая фишка один раз
pludo-problem-position-ability = ability — это used, twice или second, в играх со способностями
pludo-problem-position-ended = ended= — это together или nobody, у игры, что кончилась такой целью
pludo-problem-position-all-tokens = фишек должно быть { $count }, у кого бы они ни были
pludo-problem-position-token = фишка — это число шагов, Y на базе или H дома
pludo-problem-position-branch = такой ветви там нет
pludo-problem-position-step = путь не такой длинный, для дома напиши H
pludo-problem-position-nobody = на месте { $seat } никто не сидит
pludo-problem-position-places = places должно называть разные места игры
pludo-problem-position-before = before должно называть те же места, что и фишки
pludo-problem-position-opening = при бросках за первый ход должен быть один бросок и названы все места
pludo-problem-position-opening-seats = в бросках за первый ход участвуют только места игры
pludo-problem-position-opening-thrown = место, чей ход, уже бросило
pludo-problem-position-turn-0 = номер хода 0 бывает только при бросках за первый ход
pludo-problem-position-used = used называет фишку, которой там нет
pludo-problem-position-leader = лидер должен быть одним из мест
pludo-problem-position-out = out должно называть места, каждое один раз, и не то, чей ход
pludo-problem-position-order = order должно называть каждое место один раз, лидера первым
pludo-problem-position-lots = жребии пишутся skip_by_draw:blue+green, с броском на каждый, не больше { $most }
pludo-problem-position-duel = дуэль пишется red:1:6:12:1 (цвет, фишка, исход, шаг, команда), с её жребием и броском до того, что играют
pludo-problem-position-poll = вопрос пишется poll=red:?:green:blue@1 (чей ход, что за этим местом, кто отвечает следующим, кто дал какой ответ), и он за местом, чей ход
pludo-problem-position-sent = посланные дальше фишки пишутся sent=send_marker_to_a4_a9_by_draw:red:1, и за местом то, что шлёт первую, или жребий её клеток
pludo-problem-position-route = фишки стоят на пути, по которому сейчас не ходят
pludo-problem-position-secret = тайный выбор здесь — *; такую позицию можно показать, но не сыграть
pludo-problem-position-heir = heir должно быть местом за столом
pludo-problem-position-given = given и resume должны быть местами, и отдать можно ходов не больше { $most }
pludo-problem-position-amended = { $count ->
    [0] изменений правил нет
    [one] есть { $count } изменение правил
    [few] есть { $count } изменения правил
   *[many] есть { $count } изменений правил
}
pludo-problem-position-amended-twice = изменение правил действует один раз
pludo-problem-position-deck = для deck нужны оставшиеся карты каждого исхода
pludo-problem-position-no-place = игра окончена, но места не заняты
pludo-problem-position-home = у { $seat } все фишки дома, и нужно место
pludo-problem-position-over = кто-то победил, значит ходить больше некому
pludo-problem-position-finished = { $seat } уже закончил, это не его ход
pludo-problem-position-streak = streak не больше { $most }
pludo-problem-header-types = заголовку нужны текст 'variant' и списки текстов 'seats' и 'players'
pludo-problem-header-seats = заголовку нужны разные места и на каждое один игрок
pludo-problem-header-first = 'first' в заголовке цвет, а [table] таблица
pludo-problem-header-unknown = в заголовке неизвестное поле { $field }
pludo-problem-header-unplayable = по заголовку не сыграть: { $problem }
pludo-problem-header-seat-order = заголовок должен называть места по часовой стрелке
pludo-problem-header-dice = в заголовке повреждено { $field }
pludo-problem-header-dice-unknown = в части [dice] заголовка неизвестное поле { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' в заголовке должно быть одним из: { $wanted }, а здесь { $scheme }
pludo-problem-record-seat = нет места { $seat }, есть { $seats }
pludo-problem-record-not-a-turn = { $text } не ход, ход выглядит как '7. red 6:2'
pludo-problem-record-over = хода быть не должно, игра окончена
pludo-problem-record-expected = ожидался ход { $expected }
pludo-problem-record-opening-over = первый ход уже решён, бросать незачем
pludo-problem-record-no-throw = за { $word } нет броска
pludo-problem-record-after-turn = { $word } стоит после конца хода
pludo-problem-record-no-move = { $word } ходит, но ходить нечем
pludo-problem-record-whose-turn = ходит { $wanted }, а не { $colour }
pludo-problem-record-throw = { $word } не бросок по этим правилам
pludo-problem-record-illegal = { $word } здесь не ход, можно { $legal }
pludo-problem-record-no-move-due = { $word } здесь не ход, ходить не нужно
pludo-problem-record-refused = { $word } сейчас не выбросить
pludo-problem-record-mark = вместо { $word } по правилам должно быть { $written }
pludo-problem-record-not-over = результат { $result } не достигнут, игра не окончена
pludo-problem-record-result = результат { $result } не достигнут, игра кончается так: { $reached }
pludo-problem-record-after-result = после результата ничего не должно быть
pludo-problem-record-nobody = в { $text } не сказано, чей ход
pludo-problem-other-rules = запись по правилам { $record }, позиция по правилам { $position }
pludo-problem-option-at-least = { $option } должно быть { $least } или больше, а не { $given }
pludo-problem-option-budget = --budget должно быть больше 0 миллисекунд, а не { $given }
pludo-problem-option-training = --minutes должно быть больше 0, а --games 1 или больше
pludo-problem-option-train-players = --players берёт числа от { $low } до { $high } через запятую, а не { $given }
pludo-problem-train-where = { $name } входит в игру; назови файл сети через --out
pludo-problem-training-damaged = { $file }: это не прерванное обучение, или оно испорчено; убери его, чтобы начать заново
pludo-problem-training-of-another = { $file }: это обучение с другими правилами, игроками или зерном; убери его, чтобы начать заново
pludo-problem-needs-lab = нужны ещё две библиотеки; установи их: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players относится к --round-robin; иначе --seats говорит, кто играет
pludo-problem-option-strength = силы { $given } нет, есть { $known }
pludo-problem-option-trial = --games должно быть 0 или больше, а --seconds больше 0
pludo-problem-option-at-most = { $option } должно быть { $most } или меньше, а не { $given }
pludo-problem-no-bot = бота { $name } нет, есть { $known }
pludo-problem-not-a-bot = { $text } — не бот; несколько пишутся 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] такой программы нет
    [locked] нет права запустить эту программу
    [command] команда пуста, или не хватает кавычки
    [start] не запускается: { $said }
    [unusable] не годится: { $said }
    [mute] нет метода { $said }
    [foreign] ответ { $said } вместо { $wanted }
    [number] ответ { $said } вместо номера хода
    [illegal] выбор { $said }, это не разрешено
    [talkative] ответ длиннее вопроса
    [late] нет ответа, время в секундах: { $said }
    [ended] программа завершилась
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } — не бот; свой пишется модуль:Класс или cmd:КОМАНДА
pludo-problem-process-lost = процесс завершился посреди игры; дай ту же команду ещё раз
pludo-problem-cluster-version = у процесса версия игры { $there }, а здесь { $here }
pludo-problem-cluster-rules = у процесса другие правила в { $name }
pludo-problem-cluster-game = у процесса нет игры или другая её версия: { $reason }
pludo-problem-cluster-refused = { $address } — не рабочий кластер: { $reason }
pludo-problem-cluster-empty = у кластера { $address } нет процессов
pludo-problem-cluster-lost = кластер { $address } потерян; сыгранные игры сохранены
pludo-problem-cluster-address = { $address } — не кластер; он пишется tcp://HOST:PORT
pludo-problem-round-robin = для «каждый с каждым» нужны два разных бота или больше
pludo-problem-scenario-json = это не объект JSON
pludo-problem-scenario-given = сценарий — это объект с частью { $part }
pludo-problem-no-scenario = здесь нет сценариев
pludo-problem-scenario-phase = фазы { $phase } нет, есть { $known }
pludo-problem-scenario-one-of = в поле { $field } бывает { $known }
pludo-problem-scenario-expect = 'expect' должно быть объектом хотя бы с одним полем
pludo-problem-scenario-unknown = поля { $field } нет
pludo-problem-scenario-unknown-choice = у выбора нет поля { $field }
pludo-problem-scenario-needs = в поле { $field } нужно другое: { $kind ->
    [variant] название варианта
    [object] объект
    [throws] список бросков
    [choices] null или список ходов
    [moves] ходы с фишкой или приказом
    [count] целое число от 0
    [counts] целые числа по местам
    [names] список имён
    [places] список клеток по местам
    [dice] список костей
   *[abilities] список способностей по местам
}
pludo-problem-scenario-seat = у { $variant } нет места { $seat }
pludo-problem-scenario-outcome = у { $variant } нет исхода { $outcome }
pludo-problem-scenario-places = { $seat } не может стоять на { $places }
pludo-problem-scenario-token = фишки { $token } нет
pludo-problem-scenario-ability = способности { $ability } нет
pludo-problem-scenario-throw = { $dice } сейчас не выбросить
pludo-problem-scenario-no-client = клавиши нажимает только команда, не отсюда
pludo-problem-scenario-opening-more = бросков за первый ход больше, чем требуют правила
pludo-problem-scenario-opening-open = ещё никто не начинает: нет круга бросков за первый ход
pludo-problem-scenario-tokens-seats = 'tokens' должно называть ровно эти места
pludo-problem-scenario-turn-seat = 'turn' должно называть одно из мест
pludo-problem-scenario-choice-refused = выбор отвергнут
pludo-problem-scenario-choice-others = выбор { $choice } отвергнут, но за ним есть другие
pludo-problem-scenario-left = остались лишние броски или выборы
pludo-problem-scenario-short = клавишам нужно больше бросков, чем есть
pludo-problem-scenario-key = клавиши { $key } нет
pludo-problem-scenario-missing = { $name } отсутствует, или такого имени нет
pludo-problem-scenario-kind = значение не того рода ({ $fault })
pludo-problem-scenario-cannot-run = выполнить нельзя: { $problem }
pludo-problem-scenario-differs = { $field }: ожидалось { $expected }, вышло { $got }
pludo-problem-scenario-nothing = { $field }: ожидалось { $expected }, не вышло ничего
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } — не обычный файл
    [foreign] { $file } — не файл результатов арены
    [series] в { $file } результаты с другими местами, зерном или правилами
   *[game] { $file }, строка { $number }, — не игра этих ботов
}; назови другой файл
pludo-problem-plot-ending = { $file }: имя картинки кончается на .svg, .png или .pdf
pludo-problem-needs-library = { $what ->
    [ratings] рейтингу нужна
    [cluster] кластеру нужна
   *[pictures] картинкам нужна
} ещё одна библиотека; установи её: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } сейчас нельзя: нужен один кубик от 1 до 6, когда пора бросать
   *[other] --roll { $roll } сейчас нельзя: нужны два кубика, например 6,3, когда пора бросать
}
pludo-problem-roll-face = --roll { $roll } сейчас нельзя: нужно одно из { $faces }, когда пора бросать
pludo-problem-not-removed = { $file } не удалить: { $reason }
pludo-problem-new-variant-folder = { $folder } — папка; назови файл, например my-game.toml
pludo-problem-new-variant-ending = { $file }: имя файла правил кончается на .toml, например { $right }
pludo-problem-new-variant-there = { $file } уже есть, выбери другое имя
pludo-problem-not-shipped = нет встроенного варианта { $name }
pludo-problem-install-what = назови файл для установки или --remove и имя установленного варианта
pludo-problem-install-shipped = { $name } — имя встроенного варианта, дай файлу другое имя
pludo-problem-not-installed = вариант с таким именем не установлен
pludo-problem-not-installed-but = вариант с таким именем не установлен, установлены { $known }
pludo-problem-picture-ending = { $file }: имя картинки кончается на .svg или .png
pludo-problem-picture-folder = папки { $folder } нет; создай её или назови другую
pludo-problem-needs-plots = картинкам PNG нужна ещё одна библиотека, SVG — нет; установи её: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] в { $text }: { $problem }
   *[other] в { $text }, знак { $column }: { $problem }
}
pludo-problem-no-condition-here = у { $phrase } здесь не может быть условия; 'when' говорит, когда это верно
pludo-problem-sum-condition = у { $phrase } не может быть условия, потому что эти кубики складываются
pludo-problem-condition-long = знаков в условии не больше { $most }
pludo-problem-condition-deep = скобки и 'not' могут стоять друг в друге не глубже { $most }
pludo-problem-condition-parts = частей в условии не больше { $most }
pludo-problem-condition-number = { $most } — самое большое число
pludo-problem-condition-sign = { $sign } здесь ничего не значит
pludo-problem-condition-end = слишком рано кончается, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } здесь не подходит, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] после условия идёт 'and', 'or' или его конец
    [bracket] не хватает закрывающей скобки
    [number] после минуса должно стоять число
   *[value] здесь стоит имя или число
}
pludo-problem-condition-name = нет имени { $name }
pludo-problem-condition-subject = некого спросить: { $name }
pludo-problem-condition-nobodys = { $name } относится к столу, а не к игроку
pludo-problem-condition-total = { $name } верно или нет, поэтому суммы у него нет
pludo-problem-condition-takes-none = у { $name } в скобках ничего нет
pludo-problem-condition-takes = { $name } нужно имя в скобках
pludo-problem-condition-argument = здесь должно быть имя для { $name }, в кавычках, если в нём пробелы
pludo-problem-condition-divisor = после % идёт число больше 0
pludo-problem-condition-not-number = { $part } верно или нет, а здесь нужно число
pludo-problem-condition-not-truth = { $part } — число, и его надо с чем-то сравнить
pludo-problem-condition-two-subjects = в одном сравнении только один такой вопрос, раздели его через 'and'
pludo-problem-condition-no-marker = { $name } можно спросить только о фишке, что ходит
pludo-problem-condition-no-draw = { $name } здесь ничего не говорит: до начала хода и после него ничего не вытянуто
pludo-problem-condition-no-victim = 'victim' можно спросить только там, где что-то сбито
pludo-problem-condition-no-answer = 'answer' можно спросить только в действиях вопроса
pludo-problem-condition-never = это никогда не верно
pludo-problem-condition-always = это всегда верно
pludo-problem-contest-format = нужно format = { $most }
pludo-problem-contest-key = есть ключ { $key }, какого у турниров нет
pludo-problem-contest-value = { $key } должно быть { $kind ->
    [number] целым числом
   *[text] текстом в кавычках
}
pludo-problem-contest-block = { $block } пишется отдельным блоком
pludo-problem-contest-no-rounds = { $kind } знает свои туры, убери rounds
pludo-problem-contest-winner = { $place }: { $name } выигрывает игру, в которой не играет
pludo-problem-contest-pair = { $place }: players должно назвать двух игроков
pludo-problem-contest-order = { $place }: эта игра сейчас не на очереди; смотри прежние туры
pludo-problem-contest-nobody = { $place }: в турнире нет игрока { $name }
pludo-problem-contest-no-seats = { $kind }: встречаются двое, убери seats
pludo-problem-contest-table-games = за столами тур это одна игра, убери games
pludo-problem-contest-places = { $place }: в places нужно чисел: { $count }, по одному на игрока, например 1, 2, 2, 4
pludo-problem-no-page = Страницы игры в этой установке нет. Из исходников её собирают с npm и Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; из этого файла ничего не берётся
pludo-problem-settings-file-gone = { $variable } называет { $file }, а его нет
pludo-problem-settings-not-from-lobby = столам нельзя это менять, говорит [lobby] в { $file }; это пропущено
pludo-problem-settings-unknown = такой настройки нет
pludo-problem-settings-unlike = такой настройки нет; может быть { $choices }
pludo-problem-settings-table = должна быть таблица, например { $example }
pludo-problem-settings-no-key = { $name } — не настройка и не таблица настроек
pludo-problem-settings-list = должен быть список, например { $example }
pludo-problem-settings-no-list = должен быть список
pludo-problem-settings-empty = пусто; можно { $choices }
pludo-problem-settings-switch = { $value } — не true и не false; берётся { $used }
pludo-problem-settings-variants = должен быть список, например { $example }; предлагаются все
pludo-problem-settings-same-name = { $name } не предлагается: названный раньше тоже зовётся { $called }; дай его файлу другое имя
pludo-problem-settings-none-offered = нет ни одного, что можно предложить; предлагаются все встроенные
pludo-problem-settings-not-offered = { $name } не предлагается: { $problem }
pludo-problem-settings-crowd = для { $name } нужно больше игроков, чем { $most }
pludo-problem-settings-shipped = { $name } не предлагается: встроенный вариант зовётся { $called }; дай файлу другое имя
pludo-problem-settings-no-knob = такой настройки правил нет
pludo-problem-settings-upside-down = min { $low } больше, чем max { $high }; оба пропущены
pludo-problem-settings-outside = { $value } вне пределов, данных вместе с ним
pludo-problem-settings-no-number = { $knob } — не число; лучше дай choices
pludo-problem-settings-no-file = файла { $file } нет; назови ludo_plus.toml сервера
pludo-problem-host-name = назови папку сервера
pludo-problem-host-no-folder = { $path } не существует; назови папку сервера { $either }
pludo-problem-host-built = { $path } — сервер в одном файле, вставить в него ничего нельзя; собери его из исходников с установленным Лудо Плюс, как сказано в docs/hosts-reference.md
pludo-problem-host-unknown = { $path } — не сервер { $either }: нет папки сервера, где есть { $files }
pludo-problem-host-no-python = нет ни Python в { $name }, ни команды с таким именем
pludo-problem-host-python-lacks = ни один Python не запустит { $title } с нашей игрой; этим чего-то не хватает: { $missing }. Установи это там или назови Python через --python
pludo-problem-host-python-start = { $python } не запускается: { $reason }
pludo-problem-host-python-fails = { $python } не работает: { $reason }
pludo-problem-host-python-silent = { $python } не говорит, где лежат его пакеты
pludo-problem-host-exchanged = { $path } подменили, пока он создавался; ничего не изменено
pludo-problem-host-not-ours = { $path } уже есть, и он не наш; убери его и попробуй снова
pludo-problem-host-cannot = { $path } не удаётся { $done ->
    [written] записать
    [removed] удалить
   *[read] прочесть
}: { $reason }{ $account ->
    [other] ; запусти это от владельца папки сервера
   *[same] { "" }
}
pludo-problem-host-not-backed-up = копия { $path } не удалась: { $reason }
pludo-problem-host-library-compiled = { $file } только для одного Python, серверу его не дать
