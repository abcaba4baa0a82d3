# Русский: разбор игр, статистика, рейтинг, задачи.
pludo-review-turned = Где решилась игра:
pludo-review-none-turned = { $who ->
    [you] Ни один ход не изменил твой шанс победить на целый процент.
   *[other] Ни один ход не изменил шанс игрока { $name_gen } на целый процент.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Ход { $number }: твой шанс победить растёт с { $before } до { $after } %.
       *[down] Ход { $number }: твой шанс победить падает с { $before } до { $after } %.
    }
   *[other] { $way ->
        [up] Ход { $number }: шанс игрока { $name_gen } растёт с { $before } до { $after } %.
       *[down] Ход { $number }: шанс игрока { $name_gen } падает с { $before } до { $after } %.
    }
}
pludo-review-dear = Самые дорогие решения:
pludo-review-none-dear = Ни одно решение не стоило целого процента.
pludo-review-abilities = Вовремя ли применена способность, не оценивается.
pludo-review-choice = Ход { $number }, { $who ->
    [you] ты
   *[other] { $name }
}, потеряно { $cost } %. Сыграно: { $made } Лучше: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Выбирать тебе было нечего.
        [1] У тебя был один выбор, потеряно { $cost } %.
       *[other] Твоих решений { $choices }, лучших из них { $best }, всего потеряно { $cost } %.
    }
   *[other] { $choices ->
        [0] { $name }: выбирать было нечего.
        [1] { $name }: один выбор, потеряно { $cost } %.
       *[other] { $name }: решений { $choices }, лучших из них { $best }, всего потеряно { $cost } %.
    }
}
pludo-review-working = Просматриваю игру. Escape прерывает.
    .touch = Просматриваю игру.
pludo-review-how-far = Готово { $percent } %.
pludo-learn-title = { $count ->
    [1] Одно решение могло быть лучше.
    [one] { $count } решение могло быть лучше.
    [few] { $count } решения могли быть лучше.
   *[many] { $count } решений могли быть лучше.
} Page Down: следующее. H: ответ. Escape: хватит.
    .touch = { $count ->
        [1] Одно решение могло быть лучше.
        [one] { $count } решение могло быть лучше.
        [few] { $count } решения могли быть лучше.
       *[many] { $count } решений могли быть лучше.
    }
pludo-learn-none = Учиться тут нечему: явных потерь не было.
pludo-learn-whose = Чьи решения?
pludo-learn-of = { $name }
pludo-learn-count = { $number } из { $count }.
pludo-learn-question = Ход { $number }, { $throw ->
    [cards] твоя карта { $dice }.
    [spinner] тебе выпало { $dice }.
   *[dice] тебе выпало { $dice }.
} Сыграно: { $made } Найди лучше.
pludo-learn-best = Верно: лучше сыгранного на { $gain } %.
pludo-learn-equal = Верно: лучше сыгранного на { $gain } % и почти равно лучшему.
pludo-learn-better = Лучше сыгранного на { $gain } %. Есть ещё лучше.
pludo-learn-level = Почти то же, что сыграно. Есть лучше.
pludo-learn-same = Это и сыграно. Есть лучше.
pludo-learn-worse = Не лучше: шанс { $percent } %, у сыгранного { $other } %.
pludo-learn-answer = Лучшее: { $choice } Шанс { $best } % против { $other } %.
pludo-learn-first = Это первое.
pludo-learn-last = Это последнее. Escape закрывает.
    .touch = Это последнее.
pludo-learn-help = Выбирай как в игре: цифрой фишки или стрелками и Enter. H говорит ответ, а потом цену каждого варианта. R повторяет задание, Page Down и Page Up ведут вперёд и назад, а после верного выбора и Enter. Все вопросы работают: V, M, N и осмотр доски. Escape закрывает.
    .touch = Выбирай как в игре. «Подсказка» говорит ответ, а потом цену каждого варианта. Все вопросы работают.
pludo-puzzle-question = { $title }. Твой цвет: { $name }, { $throw ->
    [cards] твоя карта { $dice }.
    [spinner] тебе выпало { $dice }.
   *[dice] тебе выпало { $dice }.
} V читает доску. Найди лучший выбор.
    .touch = { $title }. Твой цвет: { $name }, { $throw ->
        [cards] твоя карта { $dice }.
        [spinner] тебе выпало { $dice }.
       *[dice] тебе выпало { $dice }.
    } Найди лучший выбор.
pludo-puzzle-best = Верно: шанс { $percent } %, у следующего { $other } %.
pludo-puzzle-worse = Нет: шанс { $percent } %, у лучшего { $best } %.
pludo-puzzle-told = После подсказки задача не считается решённой.
pludo-stats-working = Просматриваю твои игры. Escape пропускает удачу и мастерство.
    .touch = Просматриваю твои игры.
pludo-stats-working-less = Подсчитываю твои игры. Escape прерывает.
    .touch = Подсчитываю твои игры.
pludo-stats-title = Твои игры. Enter говорит больше, Escape закрывает.
    .touch = Твои игры. Каждая строка говорит больше.
pludo-stats-none = Законченных игр ещё нет. Доиграй одну до конца, и она пойдёт в счёт.
pludo-stats-left-out = { $count ->
    [1] Одна запись пропущена: { $damaged ->
        [0] она не твоя, или нет её правил.
       *[other] её не прочесть.
    }
   *[other] Пропущено записей: { $count }; { $damaged ->
        [0] они не твои, или нет их правил.
       *[other] { $foreign ->
            [0] их не прочесть.
           *[other] не прочесть { $damaged }, не твои или без правил { $foreign }.
        }
    }
}
pludo-stats-undated = { $count ->
    [one] У { $count } игры дата неверна, и ни к какому месяцу она не относится. Верны ли часы компьютера?
    [few] У { $count } игр даты неверны, и ни к какому месяцу они не относятся. Верны ли часы компьютера?
   *[many] У { $count } игр даты неверны, и ни к какому месяцу они не относятся. Верны ли часы компьютера?
}
pludo-stats-result = { $games ->
    [1] Одна игра, { $won ->
        [0] без победы.
       *[other] победа.
    }
   *[other] Игр { $games }, побед { $won }: { $percent } %, поровну было бы { $fair }.
}
pludo-stats-places = Места: { $places }.
pludo-stats-place = { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
    [6] шестое
   *[other] { $place }-е
} { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
pludo-stats-captures = Сбито тобой { $made }, у тебя { $suffered }.
pludo-stats-rating = Рейтинг { $rating }, между { $low } и { $high }: примерно как бот «{ pludo-stats-bot }».
pludo-stats-bot = { $bot ->
    [random] случайный
    [easy] лёгкий
    [normal] обычный
    [hard] сильный
    [people] люди
   *[expert] эксперт
}
pludo-stats-ladder = У бота «{ pludo-stats-bot }» { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Рейтинг: ещё через { $count } игру с ботами.
    [few] Рейтинг: ещё через { $count } игры с ботами.
   *[many] Рейтинг: ещё через { $count } игр с ботами.
}
pludo-stats-rating-library = Для рейтинга нужна ещё одна библиотека: pip install openskill.
pludo-stats-skill = Мастерство: за решение теряется { $lost } % шанса победить; { $good } из 100 решений стоили меньше процента.
pludo-stats-skill-meaning = Каждое решение сравнивается с лучшим, как его видит сильнейший бот. Кубики тут ни при чём. В игре вдвоём случайный бот теряет за решение 1,4 %, лёгкий 1,1, обычный 0,7, сильный 0,5, эксперт ничего; за столом на четверых около половины.
pludo-stats-luck = { $way ->
    [even] Удача: ровная.
    [good] Удача: хорошая, кубики дали за игру на { $percent } % больше шанса победить, чем ожидалось.
   *[bad] Удача: плохая, кубики отняли за игру { $percent } % шанса победить.
}
pludo-stats-luck-own = { $way ->
    [even] Твои кубики: ровно.
    [good] Твои кубики дали { $percent } %.
   *[bad] Твои кубики отняли { $percent } %.
}
pludo-stats-luck-others = { $way ->
    [even] Кубики других: ровно.
    [good] Кубики других дали тебе { $percent } %.
   *[bad] Кубики других отняли { $percent } %.
}
pludo-stats-luck-meaning = Каждый бросок сравнивается со всеми возможными, сыгранными наилучшим образом. За много игр выходит ноль.
pludo-stats-no-look = Удача и мастерство пропущены.
pludo-stats-by-rules = По правилам
pludo-stats-by-opponent = По соперникам
pludo-stats-by-month = По месяцам
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, побед { $won }{ $looked ->
    [yes] , потеря за решение { $lost } %.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Против людей
   *[other] Против ботов «{ pludo-stats-bot }»
}: впереди { $ahead } из { $met }; { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Рейтинг { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Достигнуто: { $count } из { $total }
pludo-stats-reached-first-win = Первая победа, в игре { $number }.
pludo-stats-reached-untouched = Без потерь: победа, ни разу не сбили, в игре { $number }.
pludo-stats-reached-hunter = Охота: десять сбитых фишек за игру, в игре { $number }.
pludo-stats-reached-beat-expert = Победа над экспертом, в игре { $number }.
pludo-stats-reached-comeback = С края пропасти: победа при шансе меньше 5 %, в игре { $number }.
pludo-stats-reached-flawless = Безупречно: ни одно решение не стоило целого процента, в игре { $number }.
pludo-stats-reached-run = Пять побед подряд, к игре { $number }.
pludo-stats-reached-rule-sets = Победы по пяти разным правилам, к игре { $number }.
pludo-stats-reached-many = Сто игр.
pludo-stats-open-first-win = Впереди: победить.
pludo-stats-open-untouched = Впереди: победить, чтобы ни разу не сбили.
pludo-stats-open-hunter = Впереди: сбить десять раз за игру.
pludo-stats-open-beat-expert = Впереди: победить эксперта.
pludo-stats-open-comeback = Впереди: победить при шансе меньше 5 %.
pludo-stats-open-flawless = Впереди: пятнадцать решений или больше за игру, и ни одного ценой в целый процент.
pludo-stats-open-run = Впереди: победить пять раз подряд.
pludo-stats-open-rule-sets = Впереди: победить по пяти разным правилам.
pludo-stats-open-many = Впереди: закончить сто игр.
pludo-puzzle-answer = Лучшее: { $choice } Шанс { $best } %, у следующего { $other } %, плюс-минус { $sure }.
pludo-puzzle-title = Задачи. { $clock ->
    [behind] Календарь компьютера отстаёт от твоих последних задач, поэтому серия ждёт.
   *[right] { $days ->
        [0] { $run ->
            [0] Реши все три за день, чтобы начать серию.
            [one] С первой попытки подряд: { $run }.
            [few] С первой попытки подряд: { $run }.
           *[many] С первой попытки подряд: { $run }.
        }
        [one] { $days } день подряд.
        [few] { $days } дня подряд.
       *[many] { $days } дней подряд.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Три на сегодня
    [1] Три вчерашние
   *[other] { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    }
}: решено { $solved } из { $count }.
pludo-puzzle-grade = { pludo-stats-bot }: решено { $solved } из { $count }.
pludo-puzzle-grades = Уровень — слабейший бот, который находит ответ. По десять, сначала нерешённые.
pludo-puzzle-earlier = Прошлые дни
pludo-puzzle-day-done = { $days ->
    [1] Все три на сегодня решены. Приходи завтра ради серии.
    [one] Все три на сегодня решены, { $days } день подряд.
    [few] Все три на сегодня решены, { $days } дня подряд.
   *[many] Все три на сегодня решены, { $days } дней подряд.
}
pludo-puzzle-missing = Задач в этой установке нет, или они повреждены; установи её заново.
pludo-puzzle-not-kept = Записать, что задача решена, не удалось: { $reason }.
pludo-puzzle-book-damaged = Список решённых задач не прочесть. Теперь он лежит в { $file }, и начат новый.
pludo-puzzle-book-unreadable = Список решённых задач, { $file }, сейчас не прочесть, поэтому ничего не записывается.
pludo-puzzle-heading = Задача { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Задачи без конца.
    [where] На слух: где фишка?
   *[risk] На слух: угадай риск.
}
pludo-ear-row = { $title } Рейтинг { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Задача за задачей, по твоему рейтингу. Считается первый ответ, а подсказка засчитывается как ошибка.
    [where] Ты слышишь доску и несколько ходов. Потом выбери, где стоит фишка. Чем лучше получается, тем больше ходов и игроков.
   *[risk] Ты слышишь доску. Потом выбери, с какой вероятностью могут сбить твою фишку, если каждый соперник бросит один раз. Чем лучше получается, тем ближе ответы.
}
pludo-ear-question = { $kind ->
    [where] Где сейчас { $piece }?
   *[risk] Какой риск, что собьют { $piece_acc }, если каждый соперник бросит один раз?
}
pludo-ear-place = { pludo-place-on }
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Верно, { $answer }.
   *[no] Нет, верно: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Рейтинг { $rating }, плюс { $points }.
   *[down] Рейтинг { $rating }, минус { $points }.
}
pludo-ear-next = Следующий вопрос
pludo-ear-no-answer = Ответа с такой цифрой нет.
pludo-ear-working = Придумываю вопрос. Escape прерывает.
    .touch = Придумываю вопрос.
pludo-ear-done = Верно { $right } из { $count }. Рейтинг { $rating }.
