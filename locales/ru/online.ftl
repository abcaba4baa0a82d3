# Русский: игра с людьми на сервере PlayPalace.
pludo-online-servers-title = Серверы.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, имя { $user }
}
pludo-online-server-help = Адрес: { $url }. Enter заходит туда, Delete убирает из списка.
    .touch = Адрес: { $url }.
pludo-online-add = Добавить сервер
pludo-online-type-address = Введи адрес сервера, например wss://example.org:8000, и нажми Enter.
    .touch = Введи адрес сервера, например wss://example.org:8000.
pludo-online-bad-address = Это не адрес сервера. Он начинается с wss:// или ws://, дальше имя и, может быть, двоеточие и число.
pludo-online-public = { $name }, открытый сервер
pludo-online-public-help = { $about ->
    [none] Адрес: { $url }. Enter заходит туда.
   *[other] { $about } Адрес: { $url }. Enter заходит туда.
}
    .touch = { $about ->
        [none] Адрес: { $url }.
       *[other] { $about } Адрес: { $url }.
    }
pludo-online-clipboard = Добавить адрес из буфера обмена
pludo-online-clipboard-none = В буфере обмена нет адреса сервера. Сначала скопируй адрес, например wss://example.org:8000.
pludo-online-where = Где найти серверы
pludo-online-where-told = Страница PlayPalace и его сообщество называют серверы, открытые для всех; друзья со своим сервером скажут адрес. Введи его через "Добавить сервер".
pludo-online-public-broken = Список открытых серверов в { $file } пропущен: { $reason }.
pludo-online-servers-broken = Список серверов не годится: { $reason }. Он оставлен как { $file }, начат новый.
pludo-online-not-kept = Запомнить на следующий раз не удалось: { $reason }.
pludo-online-who-title = Есть там учётная запись?
pludo-online-log-in = Войти
pludo-online-new-account = Новая учётная запись
pludo-online-name = Введи своё имя на этом сервере и нажми Enter. Заглавные буквы важны.
    .touch = Введи своё имя на этом сервере. Заглавные буквы важны.
pludo-online-sure-title = { $name }. Для незнакомого имени сервер заводит новую учётную запись. Имя верное?
pludo-online-name-right = Да, войти как { $name }
pludo-online-name-wrong = Нет, ввести снова
pludo-online-password = Введи пароль и нажми Enter. Он не показывается, не произносится и не хранится.
    .touch = Введи пароль. Он не произносится и не хранится.
pludo-online-password-again = Введи тот же пароль ещё раз.
pludo-online-passwords-differ = Пароли разные. Ничего не отправлено.
pludo-online-character = знак
pludo-online-characters-typed = { $count ->
    [0] Пока ничего не введено
    [one] Введён { $count } знак
    [few] Введено { $count } знака
   *[many] Введено { $count } знаков
}. Enter завершает, Escape отменяет.
    .touch = { $count ->
        [0] Пока ничего не введено.
        [one] Введён { $count } знак.
        [few] Введено { $count } знака.
       *[many] Введено { $count } знаков.
    }
pludo-online-trust-title = За { $name } никто не ручается. Отпечаток начинается так: { $words }. Спроси его у владельца сервера, потом выбирай.
pludo-online-trust = Доверять отныне
pludo-online-do-not-trust = Не доверять
pludo-online-fingerprint = Отпечаток SHA-256: { $digits }
pludo-online-changed = Стоп. У { $name } другой отпечаток, не тот, которому ты доверяешь: { $words }. Возможно, кто-то подслушивает. Соединения не было. Если у владельца новый сертификат, убери сервер из списка и добавь снова.
pludo-online-connecting = Соединение.
pludo-online-welcome = Вход выполнен, { $name }.
pludo-online-back = Ты снова здесь.
pludo-online-left = Сервер покинут
pludo-online-goodbye = Сервер покинут. До встречи.
pludo-online-lost = Связь потеряна
pludo-online-unsure = Твоё последнее действие могло не дойти до сервера.
pludo-online-no-answer = Сервер не отвечает
pludo-online-still-trying = Сервер не отвечает. Попытки продолжаются.
pludo-online-answers-again = Сервер снова отвечает.
pludo-online-gave-up = Ожидание сервера прервано
pludo-online-strange = То, что там отвечает, не похоже на сервер PlayPalace. Это другой сервер, или он сейчас слишком занят
pludo-online-looking-help = Программа проверяет, отвечает ли сервер по этому адресу. Escape возвращает.
    .touch = Программа проверяет, отвечает ли сервер по этому адресу.
pludo-online-table-gone = Твоего стола больше нет. Если его игра сохранена, она среди сохранённых столов.
pludo-online-unknown-host = Сервера с таким именем нет
pludo-online-refused = По этому адресу никто не отвечает
pludo-online-timeout = Сервер не отвечает вовремя
pludo-online-no-tls = Сервер не говорит по защищённой связи. Может быть, его адрес начинается с ws, а не wss
pludo-online-not-a-server = То, что там отвечает, не сервер PlayPalace. Может быть, адрес начинается с wss, а не ws
pludo-online-redirected = Сервер отсылает на { $address }. Без спроса мы туда не идём, и ничего не отправлено. Если доверяешь этому адресу, соединись с ним
pludo-online-proxy = Система ведёт соединения через прокси, и он не пропускает это. Спроси того, кто им управляет, или назови сервер в переменной окружения NO_PROXY
pludo-online-proxy-socks = Система ведёт соединения через прокси SOCKS, для него нужен пакет python-socks. Установи его или назови сервер в переменной окружения NO_PROXY
pludo-online-unreachable = До сервера не достучаться
pludo-online-refused-token = Прошло слишком много времени. Войди с паролем
pludo-online-refused-foreign = Это сервер PlayAural. Он пускает только программы PlayAural
pludo-online-server-says = { $text ->
    [none] Сервер завершил соединение
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Новая попытка через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Сейчас связи нет. Enter пробует сразу, Control D выходит.
   *[connecting] Ещё соединяется. Control D выходит.
}
    .touch = { $stage ->
        [waiting] Сейчас связи нет. Программа продолжает попытки.
       *[connecting] Ещё соединяется.
    }
pludo-online-row = { $text }, { $number } из { $count }
pludo-online-square = { $text }, ряд { $line }, столбец { $column }
pludo-online-no-menu = Сейчас выбирать нечего.
pludo-online-empty-table = За столом. Сейчас выбирать нечего.
pludo-online-chat = { $scope ->
    [all] { $sender } всем: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Напиши всем и нажми Enter.
   *[table] Напиши столу и нажми Enter.
}
    .touch = { $scope ->
        [all] Напиши всем.
       *[table] Напиши столу.
    }
pludo-online-table-opened = { $host } открывает стол: { $game }.
pludo-online-ping = Туда и обратно за { $milliseconds } { $milliseconds ->
    [one] миллисекунду
    [few] миллисекунды
   *[many] миллисекунд
}.
pludo-online-pass-key = Следующая клавиша пойдёт серверу.
pludo-online-server-key = { $key } идёт серверу.
pludo-online-clash = { $key } нужна и серверам. { $pass }, потом { $key } передаст её серверу.
pludo-online-record-offered = Сервер предлагает запись этой игры. { $key ->
    [none] У тебя нет клавиши, чтобы сохранить её.
   *[other] { $key } сохраняет её.
}
    .touch = Сервер предлагает запись этой игры. «Сохранить запись» сохраняет её.
pludo-online-no-record = Сервер не предлагал записи.
pludo-online-records-full = записей с серверов уже { $count }; удали часть из них
pludo-online-record-kept = Запись этой игры среди законченных игр.
pludo-online-record-not-kept = Запись этой игры не удалось сохранить: { $reason }.
pludo-online-rules-unknown = правил { $rules } нет на этом компьютере
pludo-online-wording = Столы Лудо Плюс возьмут новую подробность, когда ты зайдёшь снова.
pludo-online-keys-title = Клавиши программы на сервере. Стрелка вниз читает дальше, Escape закрывает.
pludo-online-help = Стрелки ходят по меню сервера, Enter выбирает, Escape возвращает. Буквы и цифры — для сервера, за столом ещё F3, Control Q и Control R. Косая черта пишет столу, F2 говорит, кто здесь, Control D покидает сервер.
    .touch = Меню сервера и остальное там — кнопки.
pludo-online-editor = { $prompt } { $count ->
    [one] { $count } строка.
    [few] { $count } строки.
   *[many] { $count } строк.
} Стрелки ходят по строкам, Enter начинает новую, Control S отправляет, Escape отменяет.
    .touch = { $prompt }
pludo-online-new-line = Строка { $number }.
pludo-online-line = Строка { $number }: { $text ->
    [none] пусто
   *[other] { $text }
}
pludo-online-document = { $title } Стрелка вниз читает дальше, H — к следующему заголовку, Escape закрывает.
    .touch = { $title }
pludo-online-heading = Заголовок { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Там ничего нет.
pludo-online-no-heading = Заголовков больше нет.
pludo-online-dice-sealed = Запечатано. Сервер получит эти слова, когда игра начнётся, не раньше.
pludo-online-dice-late = Поздно: слова для следующих кубиков уже переданы.
pludo-online-dice-check = { $throw ->
    [cards] Все карты ({ $count }) сходятся
    [spinner] Все вращения ({ $count }) сходятся
   *[dice] Все кубики ({ $count }) сходятся
}, и никто не знал твоих слов, пока не пришли все.
pludo-online-dice-left-out = Не верь кубикам той игры: в её записи нет слов, запечатанных этой программой для тебя.
pludo-online-dice-unasked = Сервер не спросил у программы запечатанные для тебя слова; он мог подобрать кубики той игры вместе с сообщником.
pludo-online-dice-list = Не верь кубикам той игры: по её записи игроки, правила или слова изменены после того, как программа передала твои слова.
