# Русский: что говорит сама программа.
pludo-client-greeting = Добро пожаловать в лудо.
pludo-client-ask-name = Как тебя зовут? Введи имя и нажми Enter, или просто Enter.
    .touch = Как тебя зовут? Введи имя или оставь пустым.
pludo-client-hello = Привет, { $name }.
pludo-client-first-steps = Стрелки ходят по меню, Enter выбирает, F1 всегда поможет. Лудо в новинку? Открой «Научиться играть в учебной игре».
    .touch = Лудо в новинку? Открой «Научиться играть в учебной игре».
pludo-client-table = { $title }.
pludo-client-goodbye = До встречи.
pludo-client-saved-goodbye = Игра сохранена. До встречи.
pludo-client-unsaved = Игра не сохранена: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } До встречи.
pludo-client-unkept = В { $folder } ничего нельзя сохранить: { $reason }. Ты играешь без сохранения; игра и настройки пропадут с выходом.
pludo-client-unkept-goodbye = Эта игра не сохраняется. До встречи.
pludo-client-late-goodbye = Игра сохранена, но диск медленный: подожди немного, прежде чем выключать компьютер. До встречи.
pludo-client-disk-late = Диск медленный: последние броски ещё не записаны. Когда запишутся, скажу.
pludo-client-disk-on-time = Теперь броски на диске.
pludo-client-player = Игрок
pludo-client-guest = Гость { $number }
pludo-client-quiet-screen = Речь включена, поэтому экран молчит. F12 печатает сказанное, F6 меняет это.
pludo-client-useless-key = { $key } здесь ничего не делает. Поможет F1 или вопросительный знак.
    .touch = Здесь это ничего не делает.
pludo-client-that-key = Эта клавиша
pludo-client-stale = Всё уже изменилось. Ничего не сделано.
pludo-client-paste-ignored = Вставка текста здесь ничего не делает.
pludo-client-key-help-on = Справка по клавишам. Нажми клавишу, чтобы узнать, что она делает, Escape завершает.
    .touch = Теперь выбери что угодно, чтобы узнать, что это делает. Повторный вызов завершает.
pludo-client-key-help-off = Справка по клавишам закончена.
pludo-client-key-unused = { $key } ничего не значит.
pludo-client-unknown-line = { $line } — не клавиша и не команда. Введи r, чтобы бросить, цифру для выбора, v для доски, f1 для справки.
pludo-client-help-table = Пробел или Enter делает очевидное следующее. Escape или Backspace открывает меню.
    .touch = Твои ходы и остальное — кнопки; ещё больше под «Другие действия».
pludo-client-help-listening = Нажми 1, 2, 3 или 4: что слышно.
    .touch = Выбери, что слышно.
pludo-client-transcript-printed = { $count ->
    [one] Напечатана { $count } строка.
    [few] Напечатано { $count } строки.
   *[many] Напечатано { $count } строк.
}
pludo-client-rate-of-reader = В режиме терминала говорит программа экранного доступа, со своей скоростью. F6 меняет режим.
pludo-client-board-in-terminal-mode = В режиме терминала рисованная доска мешала бы экранному доступу. F6 меняет режим.
pludo-client-which-die = Нажми { $numbers }, или Enter для первого.
    .touch = Который?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Такого нет. Нажми { $numbers }, или Enter для первого.
    .touch = Такого нет.
pludo-client-hint-elsewhere = Другая фишка была бы лучше. { $hint } Escape возвращает ко всем вариантам.
    .touch = Другая фишка была бы лучше. { $hint }
pludo-client-no-such-player = Игрока { $number } нет; играют { $count }.
pludo-client-undone = { $turns ->
    [0] Отменено.
    [1] Отменено до твоего прошлого хода.
    [one] Отменено, назад на { $turns } твой ход.
    [few] Отменено, назад на { $turns } твоих хода.
   *[many] Отменено, назад на { $turns } твоих ходов.
}
pludo-client-undone-throw = { $throw ->
    [cards] У тебя снова { $dice }.
    [spinner] На вертушке снова { $dice }.
   *[dice] У тебя снова { $dice }.
}
pludo-client-out-at-start = { $count ->
    [1] У каждого уже выведена одна фишка.
    [one] У каждого уже выведена { $count } фишка.
    [few] У каждого уже выведены { $count } фишки.
   *[many] У каждого уже выведено { $count } фишек.
}
pludo-client-undo-off = За этим столом отмена выключена.
pludo-client-undo-nothing-own-turn = В этом ходе тебе пока нечего отменять.
pludo-client-undo-nothing-free = Отменять нечего.
pludo-client-use = { $key } применяет то, что у тебя есть.
pludo-client-use-keys = { $count ->
    [1] Enter применяет.
   *[other] { $numbered ->
        [0] Выбирают стрелки и Enter.
       *[other] Что без номера, выбирают стрелками и Enter.
    }
}
    .touch = Выбери, что применить.
pludo-client-use-not-on = К фишке { $number } ничего применить нельзя.
pludo-client-after-game = Enter: сыграть ещё. Пробел: итог. { $throw ->
    [cards] D: вытянутые карты.
    [spinner] D: что выпало.
   *[dice] D: кубики.
} Escape: меню, разбор ошибок и прочее.
    .touch = Сыграй ещё или открой меню: разбор ошибок и прочее.
pludo-client-chance = { $percent ->
    [one] { $percent } процент. { $choice }
    [few] { $percent } процента. { $choice }
   *[many] { $percent } процентов. { $choice }
}
pludo-client-chance-now =
    { $even ->
        [yes] Шансы примерно равны.
       *[no] Шанс победить около { $percent } %.
    } { $throw ->
        [cards] Сначала тяни
        [spinner] Сначала крути
       *[dice] Сначала бросай
    }, потом H подскажет.
pludo-client-tip-roll = { $throw ->
    [cards] Нажми { $key }, чтобы тянуть.
    [spinner] Нажми { $key }, чтобы крутить.
   *[dice] Нажми { $key }, чтобы бросить.
}
    .touch = Выбери { $label }.
pludo-client-tip-choose = Нажми номер фишки. Или стрелки читают варианты один за другим, а Enter играет услышанный.
    .touch = Выбери один из этих ходов.
pludo-client-tip-out = Чтобы вывести фишку, нужно { $faces }.
pludo-client-tip-ask = { $board } читает доску, { $hint } даёт подсказку, { $help } называет все клавиши.
    .touch = Спрашивай про доску или подсказку когда угодно.
pludo-client-save-failed = Игру не удалось сохранить: { $reason }. Ничего ещё не случилось; исправь и нажми Enter, чтобы повторить.
    .touch = Игру не удалось сохранить: { $reason }. Ничего ещё не случилось; исправь и попробуй снова.
pludo-client-save-damaged = Эта сохранённая игра повреждена: { $reason }. Она оставлена как { $file }.
pludo-client-save-unreadable = Эту сохранённую игру сейчас не прочесть: { $reason }. Она остаётся как есть.
pludo-client-save-rules-elsewhere = Правила этой игры, { $rules }, лежат на другом компьютере, в { $folder }; без спроса туда не заходим. Чтобы продолжить, установи файл правил через playpalace-ludo install-variant; игра остаётся сохранённой.
pludo-client-save-rules-gone = Этой игре нужны правила { $rules }, а их нет или они изменены. Верни файл правил, чтобы продолжить; игра остаётся сохранённой.
pludo-client-save-rules-ask = Правил { $rules } этой игры здесь нет. Игра говорит, что они лежали в { $folder }. Посмотреть там?
pludo-client-save-rules-leave = Нет, оставить
pludo-client-save-rules-look = Да, посмотреть
pludo-client-save-rules-found = Правила { $rules } найдены. Открой игру снова, чтобы продолжить.
pludo-client-save-parted = Эта игра продолжилась в другом окне. Сохранены обе: твоя теперь отдельная.
pludo-client-crashed = Ошибка в самой программе. Игры сохранены до последнего хода. Что случилось, записано в { $file }.
pludo-client-not-removed = Игру не удалось удалить: { $reason }.
pludo-client-exported = Записано: запись игры как { $record }, всё сказанное как { $transcript }.
pludo-client-take-failed = Этот файл не прочесть: { $reason }.
pludo-client-taken-unfinished = Эту игру можно продолжить: она в списке.
    .cut = У записи нет конца. Игру можно продолжить с места, где она обрывается.
pludo-client-export-failed = Ничего не удалось записать: { $reason }.
pludo-client-options-unreadable = Настройки в { $file } не прочесть: { $reason }. Взяты обычные, туда ничего не пишется.
pludo-client-options-refused = Настройки не годятся: { $reason }. Они оставлены как { $file }, взяты обычные.
pludo-client-options-no-copy = Настройки в { $file } не удалось скопировать перед изменением: { $reason }.
pludo-client-options-number = Настройка { $key } равна { $value }, а нужно целое число от { $low } до { $high }. Взято { $default }.
pludo-client-options-choice = Настройка { $key } равна { $value }, а нужно одно из: { $choices }. Взято { $default }.
pludo-client-options-switch = Настройка { $key } равна { $value }, а нужно true или false. Взято { $default }.
pludo-client-options-text = Настройка { $key } равна { $value }, а нужен текст в кавычках.
pludo-client-options-group = Часть { $group } настроек должна начинаться строкой [{ $group }], а её настройки идут ниже по одной в строке. Взяты обычные.
pludo-client-options-misspelt = В настройках есть { $key }, такой нет; может быть, { $meant }?
pludo-client-options-unknown = В настройках есть { $key }, такой нет. Она остаётся в файле и ничего не делает.
pludo-client-options-keys = В части keys настроек нужна строка на каждую команду, например roll = ["r"]. Взяты обычные клавиши.
pludo-client-options-key = Клавиши для { $command } должны быть списком, например ["r"]. Взяты обычные клавиши.
pludo-client-options-preset = Сохранённому столу { $name } нужны variant и seats, оба текстом. Он пропущен.
pludo-client-options-not-kept = Настройки не удалось сохранить: { $reason }. Они действуют до выхода.
pludo-client-seats-unknown = Место { $word } непонятно: сила бывает только у bot. Скажи you, имя или bot:easy, например green=bot:hard.
pludo-client-seats-empty = На месте { $word } никого нет. Скажи you, имя или bot:easy, например green=bot:hard.
pludo-client-seats-missing = До или после запятой не хватает места. Скажи you, имя или bot:easy, например you,green=bot:hard.
pludo-client-seats-strength = Силы бота { $strength } нет. Выбери одну из: { $strengths }.
pludo-client-bot-failed = Сбой бота { $name }: { $why }. Дальше играет сильный.
pludo-client-seats-colour = На этой доске нет цвета { $colour }. Есть { $colours }.
pludo-client-seats-taken = Цвет { $colour } занят дважды.
pludo-client-seats-count = { $count ->
    [1] Одного игрока мало
   *[other] Игроков { $count }, это не подходит
}: игра на { $low }–{ $high }.
pludo-client-seats-count-exact = { $count ->
    [1] Одного игрока мало
   *[other] Игроков { $count }, это не подходит
}: игра на { $low }.
pludo-client-knob-refused = Так нельзя: { $reason }
pludo-client-knob-squares = Введи клетки круга через пробел, например 9 22 35 48.
pludo-client-preset-saved = Стол { $name } сохранён.
pludo-client-preset-used = Стол { $name } готов.
pludo-client-preset-gone = Стол { $name } больше не собрать: его правил или мест уже нет.
pludo-client-preset-nameless = Столу нужно имя. Ничего не сохранено.
pludo-client-replay = { $title }, шагов: { $count }. Стрелка вправо — дальше, влево — назад, Escape завершает.
    .touch = { $title }, шагов: { $count }.
pludo-client-replay-where = Шаг { $step } из { $count }, ход { $number }.
pludo-client-replay-start = Это начало игры.
pludo-client-replay-no-capture = В этой игре не сбили ни одной фишки.
pludo-client-replay-end = Это конец игры.
pludo-client-replay-help = Стрелка вправо или Enter — дальше, влево — назад, Home и End переносят к началу и концу. V, S, T и другие вопросы отвечают об этом моменте. Escape завершает.
    .touch = Кнопки ведут вперёд, назад и к краям. Все вопросы отвечают об этом моменте.
pludo-client-after-match = Enter: дальше по турниру. Пробел: итог. { $throw ->
    [cards] D: вытянутые карты.
    [spinner] D: что выпало.
   *[dice] D: кубики.
} Escape: меню.
    .touch = Продолжи турнир или открой меню.
pludo-client-tournament-damaged = Этот турнир не прочесть; его файл { $file } остаётся как есть. Причина: { $reason }.
pludo-client-tournament-game-gone = Игра этого матча пропала; она начинается заново.
pludo-client-tournament-exported = Записано в { $file }.
pludo-client-tournament-added = { $player }. Участников: { $count }.
pludo-client-tournament-twice = { $name } уже участвует.
pludo-client-tournament-nameless = Никто не добавлен: игроку нужно имя.
pludo-client-tournament-full = В турнире не больше { $most } игроков.
pludo-client-bots-alone = Играют { $names }.
pludo-client-bots-alone-help = Боты играют сами, и ты узнаешь, кто победит. Escape оставит это на потом.
    .touch = Боты играют сами, и ты узнаешь, кто победит.
