# Русский: меню терминальной программы.
pludo-menu-no-letter = На { $letter } здесь ничего нет.
pludo-menu-at = { $label }, { $at } из { $count }
pludo-menu-on = вкл.
pludo-menu-off = выкл.
pludo-menu-not-set = не задано
pludo-menu-type = { $label }. Введи новый текст и нажми Enter. Просто Enter оставит как есть.
    .touch = { $label }. Введи новый текст. Пустое поле оставит как есть.
pludo-menu-text-there = Сейчас там: { $text }. Ввод заменит, стрелка сохранит.
    .touch = Сейчас там: { $text }
pludo-menu-cleared = Очищено.
pludo-menu-typed = { $text ->
    [none] Пока ничего не введено. Enter завершает, Escape отменяет.
   *[other] Введено: { $text }. Enter завершает, Escape отменяет.
}
    .touch = { $text ->
        [none] Пока ничего не введено.
       *[other] Введено: { $text }.
    }
pludo-menu-help = Стрелки вверх и вниз ходят, Enter выбирает, влево и вправо меняют значение, пробел объясняет, Escape возвращает. Первые буквы переносят к строке.
    .touch = Каждая строка — кнопка. Где есть значение, его меняют «Назад» и «Вперёд» рядом; «Объяснить» говорит, зачем строка.
pludo-menu-help-title = Справка. Стрелка вниз читает дальше, Escape закрывает.
    .touch = Справка.
pludo-menu-keys-title = Клавиши игры. Стрелка вниз читает дальше, Escape закрывает.
    .touch = Клавиши игры.
pludo-menu-nothing-behind = Это главное меню, дальше назад некуда. Дважды Escape или Control Q завершает программу.
    .touch = Это главное меню, дальше назад некуда.
pludo-menu-main-title = Главное меню.
pludo-menu-leave = Ещё раз Escape завершит программу.
    .touch = Ещё одно нажатие завершит программу.
pludo-menu-continue = Продолжить игру
pludo-menu-continue-one-of = { $count ->
    [one] Продолжить одну из { $count } игры
    [few] Продолжить одну из { $count } игр
   *[many] Продолжить одну из { $count } игр
}
pludo-menu-continue-title = Какую игру?
pludo-menu-new-game = Новая игра
pludo-menu-others = Играть с другими
pludo-menu-lessons = Научиться играть в учебной игре
pludo-menu-finished = Законченные игры, прослушать снова
pludo-menu-reading-games = Читаю законченные игры. В первый раз это дольше.
pludo-menu-reading-rules = Читаю файлы правил. В первый раз это дольше.
pludo-menu-finished-title = Законченные игры.
pludo-menu-puzzles = Задачи и тренировка слуха
pludo-menu-your-games = Твои игры: статистика и рейтинг
pludo-menu-replay = Прослушать снова
pludo-menu-learn = Учиться на ошибках
    .desc = Самые дорогие твои решения, не больше десяти: найди лучше и узнай, так ли это.
pludo-menu-analyse = Где всё решилось
    .desc = Ходы, больше всего изменившие твои шансы, самые дорогие решения и то, как хорошо выбирал каждый.
pludo-menu-analyse-title = Где решилась игра. Стрелка вниз читает дальше, Escape закрывает.
    .touch = Где решилась игра.
pludo-menu-options = Настройки
pludo-menu-help-rows = Справка
pludo-menu-rules = Правила
pludo-menu-rules-title = Правила. Стрелка вниз читает дальше, Escape закрывает.
    .touch = Правила.
pludo-menu-variants-title = Правила какой игры?
pludo-menu-keys = Клавиши
pludo-menu-key-help = Объяснять клавиши при нажатии
pludo-menu-quit = Выход
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] с тобой { $players }
   *[no] { $players }
}, ход { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] с тобой { $players }
   *[no] { $players }
}, { $who ->
    [you] победа твоя
    [nobody] без победителя
   *[other] победа: { $winners }
}, { $when }
pludo-menu-received-game = { $game }, { $server ->
    [unknown] с другого компьютера
   *[other] от { $server }
}
pludo-menu-when = { $days ->
    [0] сегодня, { $time }
    [1] вчера, { $time }
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
    } { $year }
}
pludo-menu-remove = Нажми Delete ещё раз, чтобы удалить эту игру.
    .touch = Ещё одно нажатие удалит эту игру.
pludo-menu-removed = Удалено.
pludo-menu-file = { $name }
pludo-menu-game-title = { $over ->
    [yes] Меню игры.
   *[no] Меню игры. Игра ждёт.
}
pludo-menu-play-again = Сыграть ещё
pludo-menu-after-match = Дальше по турниру
pludo-menu-back-to-game = Назад в игру
pludo-menu-stop-lessons = Закончить уроки
pludo-menu-commands = Все команды
pludo-menu-commands-title = Команды. Enter выполняет.
    .touch = Команды.
pludo-menu-export = Выгрузить запись и протокол
pludo-menu-leave-game = Выйти в главное меню; игра сохранена
pludo-menu-table-title = Новая игра.
pludo-menu-start = Начать
    .desc = Начинает игру за этим столом.
pludo-menu-variant = Игра: { $title }
pludo-menu-players = Игроков: { $count }
    .desc = Сколько играет. Боты занимают новые места и уходят первыми.
pludo-menu-bots = Все боты: { $strength }
pludo-menu-seat-you = { pludo-player }: ты
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: бот, { $strength }
pludo-menu-seat-empty = { pludo-player }: никого
pludo-menu-seat-help = Влево и вправо выбирают, кто здесь сидит; Enter вводит имя человека.
    .touch = «Назад» и «Вперёд» выбирают, кто здесь сидит; сама строка вводит имя человека.
pludo-menu-strength-random = случайный
pludo-menu-strength-easy = лёгкий
pludo-menu-strength-normal = обычный
pludo-menu-strength-hard = сильный
pludo-menu-strength-expert = эксперт
pludo-menu-knobs = Изменить правила
    .desc = Все правила, которые можно настроить, по группам.
pludo-menu-knobs-title = Правила этого стола. Влево и вправо меняют значение; клетки и большие числа вводят после Enter.
    .touch = Правила этого стола. «Назад» и «Вперёд» меняют значение; клетки и большие числа вводят.
pludo-menu-knobs-board = Доска
pludo-menu-knobs-safe = Безопасные клетки
pludo-menu-knobs-dice = Кубики
pludo-menu-knobs-stack = Свои фишки на одной клетке
pludo-menu-knobs-home = Финишная прямая
pludo-menu-knobs-capture = Как сбивают
pludo-menu-knobs-bonus = Дополнительные броски
pludo-menu-knobs-sixes = Слишком много шестёрок
pludo-menu-knobs-turn = Ходы
pludo-menu-knobs-end = Конец игры
pludo-menu-knobs-teams = Партнёры
pludo-menu-knobs-powers = Силы
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Безопасные клетки: { $value }. Введи другие через пробел или 0, если их нет, и нажми Enter. Просто Enter оставит как есть.
    .touch = Безопасные клетки: { $value }. Введи другие через пробел или 0, если их нет. Пустое поле оставит как есть.
pludo-menu-type-number = Введи целое число от { $low } до { $high } и нажми Enter, или Escape, чтобы оставить.
    .touch = Введи целое число от { $low } до { $high }.
pludo-menu-presets = Сохранённые столы
    .desc = Столы, которые ты сохраняешь, с правилами и местами.
pludo-menu-presets-title = Сохранённые столы.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Сохранить стол под именем
    .desc = Сохраняет правила и места для других игр.
pludo-menu-name-preset = Введи имя для этого стола и нажми Enter.
    .touch = Введи имя для этого стола.
pludo-menu-dice-words = Слова для кубиков
pludo-menu-dice-words-here = Кубики уже определены, и никто их не знает. Твои слова будут к ним примешаны.
pludo-menu-dice-words-title = Слова для кубиков. Enter вводит их.
    .touch = Слова для кубиков.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: выбраны случайно
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Введи любые слова и нажми Enter. Пусто — слова выберет случай.
    .touch = { $fixed } Введи любые слова. Пусто — слова выберет случай.
pludo-menu-options-title = Настройки.
pludo-menu-group-player = Игрок и язык
pludo-menu-group-player-title = Игрок и язык.
pludo-menu-group-speech = Речь
pludo-menu-group-speech-title = Речь.
pludo-menu-group-sound = Звуки
pludo-menu-group-sound-title = Звуки.
pludo-menu-group-pace = Темп
pludo-menu-group-pace-title = Темп.
pludo-menu-group-table = Стол
pludo-menu-group-table-title = Стол.
pludo-menu-group-online = Серверы
pludo-menu-group-online-title = Серверы.
pludo-menu-group-screen = Экран
pludo-menu-group-screen-title = Экран.
pludo-menu-take = Загрузить игру из файла
    .desc = Берёт запись (.ludo), полученную от кого-то или выгруженную тобой.
pludo-menu-take-path = Введи путь к записи. Enter завершает, Escape отменяет.
    .touch = Введи путь к записи.
pludo-menu-own-keys = Свои клавиши
pludo-menu-own-keys-title = Свои клавиши. Enter даёт команде другую клавишу, Delete возвращает обычные.
    .touch = Свои клавиши. Строка даёт команде другую клавишу, «Удалить» возвращает обычные.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: нет клавиши
}
pludo-menu-press-key = { $label }: нажми новую клавишу или Escape, чтобы оставить.
pludo-menu-key-lost = Клавиша взята отсюда: { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Эта клавиша нужна в меню. Нажми другую или Escape.
   *[none] Эта клавиша не подходит. Нажми другую или Escape.
}
pludo-menu-usual-keys = Нажми Delete ещё раз, чтобы вернуть обычные клавиши.
    .touch = Ещё одно нажатие вернёт обычные клавиши.
pludo-menu-empty = Нажми Delete ещё раз, чтобы очистить.
    .touch = Ещё одно нажатие очистит.
pludo-menu-list-title = { $label }. Выбирай.
pludo-menu-usual-voice = обычный голос
pludo-menu-variant-list-title = Какая игра? Пробел скажет, в чём она.
    .touch = Какая игра?
pludo-menu-setting-player-name = Имя: { $value }
    .desc = Что слышат другие, когда речь о тебе.
pludo-menu-setting-player-tips = Советы: { $value }
    .desc = В первых играх: что можно сделать дальше; умолкают, когда это освоено. Включённые снова, начинаются заново.
pludo-menu-setting-player-language = Язык: { $value }
    .desc = Язык всего, что говорится.
pludo-menu-setting-player-language-auto = как в системе
pludo-menu-language-partial = Переведено частично; остальное по-английски.
pludo-menu-language-unheard = Носитель языка ещё не слушал.
pludo-menu-setting-player-address = Обращение: { $value }
    .desc = Как игра говорит «ты» там, где язык различает мужчин и женщин.
pludo-menu-setting-player-address-neutral = нейтральное
    .desc = Слова, подходящие каждому.
pludo-menu-setting-player-address-female = как к женщине
    .desc = В женском роде.
pludo-menu-setting-player-address-male = как к мужчине
    .desc = В мужском роде.
pludo-menu-setting-speech-output = Вывод: { $value }
    .desc = Как строки доходят до тебя. F6 меняет в любой момент.
pludo-menu-setting-speech-output-ask = спросить при запуске
    .desc = Короткая проверка покажет, что до тебя доходит.
pludo-menu-setting-speech-output-auto = автоматически
    .desc = Выбирается при каждом запуске по тому, что работает.
pludo-menu-setting-speech-output-terminal = терминал
    .desc = Строки на экране для программы экранного доступа, читающей терминал, или для глаз.
pludo-menu-setting-speech-output-direct = напрямую
    .desc = Речь через программу экранного доступа или речевой сервер; экран молчит.
pludo-menu-setting-speech-output-both = оба
    .desc = Речь и те же строки на экране.
pludo-menu-setting-speech-backend = Говорит через: { $value }
    .desc = Что говорит. Действует со следующего запуска.
pludo-menu-setting-speech-backend-auto = автоматически
    .desc = Лучший из работающих способов.
pludo-menu-setting-speech-backend-ao2 = экранный доступ
    .desc = Через интерфейсы программ экранного доступа.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Программы для Windows, которым нужна библиотека Prism, например ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Речевой сервер Linux.
pludo-menu-setting-speech-backend-voice = свой голос
    .desc = eSpeak NG, он идёт вместе с игрой.
pludo-menu-setting-speech-backend-say = say
    .desc = Голос macOS.
pludo-menu-setting-speech-backend-text = текст
    .desc = Только строки на экране.
pludo-menu-setting-speech-backend-none = тишина
    .desc = Ничего не произносится.
pludo-menu-setting-speech-verbosity = Подробность: { $value }
    .desc = Сколько говорится.
pludo-menu-setting-speech-verbosity-brief = кратко
    .desc = Как можно меньше слов.
pludo-menu-setting-speech-verbosity-normal = обычно
    .desc = Целые фразы, ничего дважды.
pludo-menu-setting-speech-verbosity-full = полно
    .desc = Всё, в том числе чей ход, каждый раз.
pludo-menu-setting-speech-rate = Скорость: { $value }
    .desc = 50 оставляет скорость системы.
pludo-menu-setting-speech-voice = Голос: { $value }
    .desc = Имя голоса; пусто — обычный.
pludo-menu-setting-speech-positions = Место в меню: { $value }
    .desc = После каждой строки: какая она по счёту из скольких.
pludo-menu-setting-speech-danger = Опасность при выборе: { $value }
    .desc = После каждого выбора: кто может там сбить фишку, «Ada, сзади на 3».
pludo-menu-setting-sound-on = Звуки: { $value }
    .desc = Всё говорится и словами.
pludo-menu-setting-sound-volume = Общая громкость: { $value } %
    .desc = Главная над всеми громкостями.
pludo-menu-setting-sound-dice = Кубики: { $value } %
    .desc = Громкость кубиков.
pludo-menu-setting-sound-steps = Шаги: { $value } %
    .desc = Громкость шагов, один на клетку.
pludo-menu-setting-sound-events = События: { $value } %
    .desc = Громкость, когда сбивают, когда фишки приходят домой и когда игра окончена.
pludo-menu-setting-sound-turn = Ходы: { $value } %
    .desc = Громкость знака, что ход твой.
pludo-menu-setting-sound-menu = Меню: { $value } %
    .desc = Громкость меню и отказов.
pludo-menu-setting-sound-voice = Голос: { $value } %
    .desc = Громкость своего голоса, если другой речи нет.
pludo-menu-setting-sound-width = Ширина стерео: { $value } %
    .desc = Насколько звуки разведены влево и вправо; 0 — всё посередине, если слышит одно ухо.
pludo-menu-setting-pace-speed = Темп: { $value }
    .desc = Сколько длятся боты и шаги. Твоё действие их торопит.
pludo-menu-setting-pace-speed-instant = мгновенно
    .desc = Без ожидания.
pludo-menu-setting-pace-speed-fast = быстро
    .desc = Боты тратят треть секунды.
pludo-menu-setting-pace-speed-normal = обычно
    .desc = Боты тратят около секунды.
pludo-menu-setting-pace-speed-slow = медленно
    .desc = Боты тратят почти две секунды.
pludo-menu-setting-pace-lag = Отставание речи, секунд: { $value }
    .desc = Боты ждут, пока речь не отстаёт больше этого.
pludo-menu-setting-table-undo = Отмена: { $value }
    .desc = Что отменяет U, со следующей игры. Выпавшее выпадет так же.
    .here = Что отменяет U. Выпавшее выпадет так же.
pludo-menu-setting-table-undo-off = выкл.
    .desc = Со следующей игры сделанный ход остаётся.
    .here = Сделанный ход остаётся.
pludo-menu-setting-table-undo-own-turn = в свой ход
    .desc = Со следующей игры U отменяет решённое тобой в этом ходе.
    .here = U отменяет решённое тобой в этом ходе.
pludo-menu-setting-table-undo-free = свободно
    .desc = Со следующей игры U возвращает к твоему последнему решению, вместе с ходами ботов.
    .here = U возвращает к твоему последнему решению, вместе с ходами ботов.
pludo-menu-setting-table-bot = Обычный бот: { $value }
    .desc = Сила бота, если она не названа.
pludo-menu-setting-table-bot-random = случайный
    .desc = Ходит любой фишкой, как выйдет.
pludo-menu-setting-table-bot-easy = лёгкий
    .desc = Играет как новичок.
pludo-menu-setting-table-bot-normal = обычный
    .desc = Сразу видит опасности и шансы.
pludo-menu-setting-table-bot-hard = сильный
    .desc = Оценивает точно, на один бросок вперёд.
pludo-menu-setting-table-bot-expert = эксперт
    .desc = Сильнее не бывает.
pludo-menu-setting-online-music = Музыка и фон сервера: { $value }
    .desc = Играются из твоей папки звуков PlayPalace, тихо под речью.
pludo-menu-setting-online-sounds = Папка звуков PlayPalace: { $value }
    .desc = Оттуда берутся звуки сервера; без неё — звуки этой программы с тем же смыслом.
pludo-menu-setting-online-records = Записи, предлагаемые сервером: { $value }
    .desc = Запись игры за столом Лудо Плюс, чтобы прослушать снова. В статистику не идёт.
pludo-menu-setting-online-records-ask = спрашивать
    .desc = Ты узнаёшь о каждой и можешь её сохранить.
pludo-menu-setting-online-records-keep = хранить
    .desc = Хранятся все, до двухсот.
pludo-menu-setting-online-records-ignore = не брать
    .desc = Ничего не хранится и не сообщается.
pludo-menu-setting-screen-board = Рисованная доска: { $value }
    .desc = Доска для зрячих над последними строками; не в режиме терминала.
pludo-menu-tournaments = Турниры
pludo-menu-tournaments-title = { $count ->
    [0] Турниры.
   *[other] Турниры. Delete удаляет турнир.
}
    .touch = Турниры.
pludo-menu-tournament-new = Новый турнир
pludo-menu-tournament-new-title = Новый турнир. Delete удаляет игрока.
    .touch = Новый турнир.
pludo-menu-tournament-name-usual = Турнир
pludo-menu-tournament-start = Жребий первого тура
pludo-menu-tournament-kind = Вид: { $kind }
pludo-menu-tournament-add-person = Добавить человека
pludo-menu-tournament-add-bot = Добавить бота
pludo-menu-tournament-type-person = Введи имя человека и нажми Enter, или Escape, чтобы оставить.
    .touch = Введи имя человека.
pludo-menu-tournament-games = { $games ->
    [1] Игр в матче: одна
   *[other] Игр в матче: лучшая из { $games }
}
pludo-menu-tournament-seats = За столом: до { $seats }
pludo-menu-tournament-rounds-count = Туров: { $rounds }
pludo-menu-tournament-name = Имя: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Играть: { $meeting }
pludo-menu-tournament-quick = Пусть боты сыграют: { $meeting }
pludo-menu-tournament-listen = Слушать ботов: { $meeting }
pludo-menu-tournament-standings = Таблица
pludo-menu-tournament-rounds = Все туры
pludo-menu-tournament-export = Выгрузить таблицу и туры текстом
pludo-menu-tournament-leave = Назад в главное меню
pludo-menu-tournament-gone = Этот турнир больше не читается.
pludo-menu-setting-table-coins = Монеты: { $value }
    .desc = Игровые деньги: у столов бывает ставка. За монеты никто не платит, и вне игры они ничего не стоят.
pludo-menu-stake = { $coins ->
    [0] Ставка: нет
    [one] Ставка: по { $coins } монете
    [few] Ставка: по { $coins } монеты
   *[many] Ставка: по { $coins } монет
}
pludo-menu-doubling = Удвоение: { $value }
    .desc = В игре вдвоём в свой черёд можно предложить в меню игры удвоить ставку; другой принимает или отдаёт ставку.
pludo-menu-purse = { $coins ->
    [1] Кошелёк: одна монета
    [one] Кошелёк: { $coins } монета
    [few] Кошелёк: { $coins } монеты
   *[many] Кошелёк: { $coins } монет
}
    .desc = Игровые деньги. Ставку стола задают при создании новой игры.
pludo-menu-double = Предложить удвоить ставку до { $coins }
pludo-menu-double-take = Принять
pludo-menu-double-give-up = Отдать ставку
pludo-menu-same-table = Тот же стол снова
