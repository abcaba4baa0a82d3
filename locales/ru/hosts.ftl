# Русский: Ludo Plus на сервере PlayPalace или PlayAural.
pludo-host-game-name = Лудо Плюс
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Вариант
    .desc = По каким правилам играют. Выбор варианта возвращает все его правила к своим значениям.
pludo-host-option-seats = Места для двоих
    .desc = Сидят двое рядом или напротив.
pludo-host-option-bots = Боты
    .desc = Насколько сильны боты за этим столом.
pludo-host-option-pace = Темп
    .desc = Сколько времени между кубиками, шагами и фразами.
pludo-host-option-turn-timer = Время на ход
    .desc = Сколько может длиться ход. Потом за медлящего играет бот, пока тот не нажмёт клавишу.
pludo-host-option-hints = Подсказки
    .desc = Кто может спросить хороший ход: никто, игрок наедине с ботами или все. Слышит только спросивший.
pludo-host-option-undo = Отмена
    .desc = Можно ли отменить выбор. Кубики остаются, и об этом слышит весь стол.
pludo-host-options-back = Назад к настройкам
pludo-host-seats-standard = рядом
pludo-host-seats-opposite = напротив
pludo-host-bots-random = случайные
pludo-host-bots-easy = лёгкие
pludo-host-bots-normal = обычные
pludo-host-bots-hard = сильные
pludo-host-bots-expert = эксперты
pludo-host-pace-slow = медленно
pludo-host-pace-normal = обычно
pludo-host-pace-fast = быстро
pludo-host-pace-instant = сразу
pludo-host-hints-off = выкл.
pludo-host-hints-alone = наедине с ботами
pludo-host-hints-all = для всех
pludo-host-undo-off = выкл.
pludo-host-undo-own-turn = в свой ход
pludo-host-undo-next-throw = пока не бросит другой
pludo-host-timer-value = { $seconds ->
    [0] выкл.
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
pludo-host-colour = Твой цвет: { $colour }
pludo-host-colour-any = любой оставшийся
pludo-host-colour-prompt = Какой цвет?
pludo-host-colour-of = { $colour }, занят: { $player }
pludo-host-colour-taken = Цвет { $colour } занят: { $player }.
pludo-host-colour-chosen = { $player }, цвет: { $colour }.
    .you = Твой цвет: { $colour }.
pludo-host-colour-free = { $player } берёт любой оставшийся цвет.
    .you = Ты берёшь любой оставшийся цвет.
pludo-host-table-rules = Правила: { $variant }
pludo-host-variant-set = Вариант: { $variant }. Все его правила заданы.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = С этими настройками игра не начнётся: { $problem }
pludo-host-option-range = { $name }: здесь от { $low } до { $high }.
pludo-host-option-squares = { $name }: номера клеток круга через запятую, или 0, если их нет.
pludo-host-option-long = { $name }: не больше { $most } знаков.
pludo-host-long-name = В имени бота не больше { $most } знаков.
pludo-host-option-fixed = Сервер не разрешает другого значения: { $name }.
pludo-host-start-rules = С этими настройками игра не начнётся.
pludo-host-start-players = Игроков в этом варианте: { $range ->
    [one] ровно { $low }
   *[several] от { $low } до { $high }
}. За столом: { $players }.
pludo-host-start-coins = { $player }: монет { $coins }, а ставка { $stake }.
pludo-host-watching = Ты смотришь эту игру.
pludo-host-choose = { $count ->
    [1] Один ход, Enter играет его.
    [one] { $count } ход: выбирай.
    [few] { $count } хода: выбирай.
   *[many] { $count } ходов: выбирай.
}
pludo-host-which-die = Какой кубик?
pludo-host-go-where = Какая клетка? Номер или имя
pludo-host-grid-nothing = Нет клетки
pludo-host-grid-back = Назад в игру
pludo-host-no-grid = Эта доска велика для сетки. По ней ходят K и J.
pludo-host-no-such-player = Игроков только { $players }.
pludo-host-no-hints = Подсказок нет
    .off = За этим столом подсказок нет.
    .alone = Подсказки только для игрока наедине с ботами.
pludo-host-no-undo = За этим столом отмена выключена.
    .nothing = Сейчас тебе нечего отменять.
pludo-host-undone = { $player } отменяет выбор. { pludo-host-same-again }
    .you = Отменено. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Карты придут те же.
    [spinner] Вертушка встанет там же.
   *[dice] Кубики остаются.
}
pludo-host-timer-on = { $seconds ->
    [one] На ход { $seconds } секунда.
    [few] На ход { $seconds } секунды.
   *[many] На ход { $seconds } секунд.
}
pludo-host-seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}
pludo-host-too-slow = { $player } думает слишком долго. Пока играет бот.
    .you = Слишком долго. За тебя играет бот, пока не нажмёшь клавишу игры.
pludo-host-waits = { $seconds ->
    [one] Бот ждёт { $seconds } секунду: вернётся ли { $player }.
    [few] Бот ждёт { $seconds } секунды: вернётся ли { $player }.
   *[many] Бот ждёт { $seconds } секунд: вернётся ли { $player }.
}
pludo-host-saved-meanwhile = Твоя игра в Лудо Плюс ждала тебя и сохранена. Продолжить можно через «Сохранённые столы» в главном меню.
pludo-host-held = { $player }: связь потеряна. Игра ждёт до { $minutes } мин.
pludo-host-missing = Ещё не вернулись: { $players }.
pludo-host-absent = { $player } не возвращается. Пока играет бот.
pludo-host-back = { $player } снова здесь.
    .you = Ты снова здесь.
pludo-host-fault = В Лудо Плюс произошла ошибка. Игра продолжается; владелец сервера найдёт её в журнале.
pludo-host-fault-end = Лудо Плюс не может продолжать эту игру и прекращает её. Владелец сервера найдёт позицию в журнале.
pludo-host-brought-back = Сервер внезапно остановился, игра сохранена.
    .cut = Сервер внезапно остановился, игра сохранена, но последнего хода может не быть.
pludo-host-set-aside = Игру за этим столом не удалось прочесть после перезапуска. Она в файле у владельца сервера. Можно начать новую.
pludo-host-table-lost = Этот сохранённый стол не прочесть, он закрыт. Он в файле у владельца сервера.
pludo-host-not-loaded = Лудо Плюс сейчас недоступно на этом сервере. Столы и результаты сохранены. Сообщи владельцу сервера.
pludo-host-board-rating = { $variant }: рейтинг мастерства
    .mine = { $variant }, рейтинг мастерства: { $value }
pludo-host-board-wins = { $variant }: победы
    .mine = { $variant }, победы: { $value }
pludo-host-not-rated = Без рейтинга: включены подсказки или отмена.
pludo-host-result-title = Игра окончена.
pludo-host-result = { $place }. { $player }: { $count ->
    [1] одна фишка дома
    [one] { $count } фишка дома
    [few] { $count } фишки дома
   *[many] { $count } фишек дома
}
pludo-host-doc-title = Правила Лудо Плюс
pludo-host-doc-goal = Проведи все фишки вокруг доски и домой раньше других. Фишка выходит с базы на шестёрку, идёт по кругу, сворачивает на свою финишную прямую и должна попасть домой точно. Кто встаёт на чужую фишку, отправляет её на базу, если клетка не безопасная.
pludo-host-doc-turn = Нажми R, чтобы бросить. Единственный ход делается сам, где так велят правила. Если ходов несколько, выбери в меню или нажми номер фишки. Обо всём остальном можно спросить в любой момент, даже не в свой ход.
pludo-host-doc-default = Правила: { $variant }
pludo-host-doc-variants = Варианты
pludo-host-doc-keys = Клавиши
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Настройки стола
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = На телефоне или в браузере всё это в меню: ходы в меню игры, вопросы под ними или в меню действий.
pludo-host-doc-away = При потере связи твоё место держит бот, пока ты не вернёшься; в твой ход он ждёт десять секунд. Если других людей нет, игра ждёт пять минут, потом стол сохраняется.
pludo-host-dice-words = { $given ->
    [drawn] Слова для кубиков: выбраны случаем
    [sealed] Слова для кубиков: запечатаны твоей программой
   *[typed] Слова для кубиков: { $words }
}
pludo-host-dice-late = Поздно: кубики уже смешивают.
pludo-host-dice-changed = Игра не началась: пока смешивали кубики, сменились игроки или правила. Теперь кубики другие; начни снова.
    .series = Пока смешивали кубики, сменились игроки или правила, поэтому в этой игре кубики другие. Их код: { $code }.
pludo-host-dice-words-prompt = Любые слова, чтобы примешать их к кубикам следующей игры. Тире — выберет случай:
pludo-host-dice-sees = Сервер видит твои слова и вместе с сообщником мог бы подобрать кубики. Программа для терминала, playpalace-ludo connect, запечатывает их, пока не пришли все.
pludo-host-dice-again = Ещё раз — все цифры.
pludo-host-dice-digits = Кубики в цифрах
pludo-host-dice-commitment = Обязательство этой игры, названное до неё: { $digits }
pludo-host-dice-commitment-next = Обязательство следующей игры: { $digits }
pludo-host-dice-seed = Зерно: { $digits }
pludo-host-dice-added = Слова, { $name }: { $words }
pludo-host-dice-seal = Хеш всей записи: { $digits }
pludo-host-record = Запись этой игры
pludo-host-option-stake = Ставка
    .desc = Игровые деньги, которые каждый человек кладёт на стол в начале игры. Выплата по местам.
pludo-host-stake-value = { $coins ->
    [0] нет
    [one] по { $coins } монете
    [few] по { $coins } монеты
   *[many] по { $coins } монет
}
pludo-host-option-doubling = Удвоение
    .desc = В игре двух людей каждый может предложить удвоить ставку; другой принимает или отдаёт ставку.
pludo-host-doubling-off = выкл.
pludo-host-doubling-on = вкл.
pludo-host-option-series = Серия
    .desc = Сколько игр подряд. После каждой объявляется счёт: очко за каждого игрока, оставленного позади.
pludo-host-series-value = { $games ->
    [1] одна игра
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
pludo-host-series-game = Игра { $number } из { $games }.
pludo-host-series-standing = Игра { $number } из { $games } окончена. Счёт: { $rows }.
pludo-host-series-over = Серия окончена, игр { $games }: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
pludo-host-list = Выбирай
pludo-host-list-type = Новое значение:
pludo-host-list-barred = Тебе это больше нельзя.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Твои наборы настроек
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, для твоего следующего стола
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Сохранить настройки этого стола
pludo-host-sets-name = Название набора:
pludo-host-sets-use = Применить за этим столом
pludo-host-sets-rename = Переименовать
pludo-host-sets-delete = Удалить
pludo-host-sets-usual = Начинать с настройками этого сервера
    .done = Твой следующий стол начнёт с настройками этого сервера.
pludo-host-sets-saved = Сохранено: { $name }. Так начнёт твой следующий стол.
pludo-host-sets-renamed = Новое название: { $name }.
pludo-host-sets-deleted = Удалено: { $name }.
pludo-host-sets-used = Настройки из набора { $name }. Вариант: { $variant }.
pludo-host-sets-begins = Этот стол начинает с твоим набором { $name }. Вариант: { $variant }.
pludo-host-sets-not-offered = { $variant }: здесь этого больше нет. Ничего не изменено.
pludo-host-sets-full = Предел: { $most }. Сначала удали один набор.
pludo-host-sets-taken = Такой набор уже есть: { $name }. Ничего не изменено.
pludo-host-sets-misnamed = В названии от 1 до { $most } знаков. Ничего не изменено.
pludo-host-sets-unwritten = Сейчас это не сохранить. Ничего не изменено.
