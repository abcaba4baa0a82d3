# Русский: речь, звук и экран.
pludo-device-history-buffer = { $buffer ->
    [game] Игра
    [answers] Ответы
    [system] Система
    [chat] Чат
    [activity] Кто пришёл и ушёл
   *[all] Всё
}, { $count ->
    [0] пусто
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
}{ $muted ->
    [yes] , без звука
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] В игре ещё ничего не было.
    [answers] Ответов ещё нет.
    [system] Системных сообщений ещё нет.
    [chat] Чата ещё нет.
    [activity] Ещё никто не приходил и не уходил.
   *[all] Сообщений ещё нет.
}
pludo-device-history-nothing-said = Ещё ничего не сказано.
pludo-device-history-mute-all = Все сообщения заглушить нельзя. Сначала выбери другой буфер.
pludo-device-history-held = { $count ->
    [one] { $count } сообщение за время ввода:
    [few] { $count } сообщения за время ввода:
   *[many] { $count } сообщений за время ввода:
}
pludo-device-mode-direct = Вывод: напрямую. Игра говорит сама, экран молчит.
pludo-device-mode-terminal = Вывод: терминал. Игра печатает простые строки для программы экранного доступа.
pludo-device-mode-both = Вывод: оба. Игра говорит и печатает каждую строку.
pludo-device-because-asked = Этот режим вывода задан тобой.
pludo-device-because-saved = Этот режим вывода взят из твоих настроек.
pludo-device-because-environment = Этот режим вывода задан переменной окружения.
pludo-device-because-speech = Способ речи выбран тобой, поэтому игра говорит и печатает.
pludo-device-because-piped = Это не терминал, поэтому игра печатает простые строки.
pludo-device-because-remote = Соединение по SSH, поэтому игра печатает строки для твоей программы экранного доступа.
pludo-device-because-api-reader = Работает { $reader }, поэтому игра говорит через неё.
pludo-device-because-console-reader = Работает { $reader }, поэтому игра печатает строки для чтения.
pludo-device-because-braille = { $reader } показывает строки шрифтом Брайля и не говорит, поэтому игра говорит и печатает.
pludo-device-because-nothing = Программа экранного доступа не найдена, поэтому игра говорит и печатает.
pludo-device-reader-gone = { $reader } больше не работает. Теперь говорит игра.
pludo-device-reader-came = Работает { $reader }. Игра печатает для неё строки и больше не говорит.
pludo-device-speech-replaced = { $output }: сбой. Теперь говорит { $instead }.
pludo-device-speech-lost = { $output }: сбой, больше говорить нечему. Игра печатает каждую строку.
pludo-device-braille-lost = BRLTTY завершилась. Игра говорит дальше и снова покажет брайль, когда та вернётся.
pludo-device-braille-refused = Игра говорит и печатает строки, за которыми следует брайлевский дисплей: { $code ->
    [not-installed] { $words } не установлено.
    [not-running] { $words } не принимает строк от программ.
   *[other] { $words }
}
pludo-device-test-alpha = Альфа. Эта строка напечатана.
pludo-device-test-bravo = Браво. Эту строку произнесла игра.
pludo-device-test-question = Что слышно? Нажми 1 — альфа, 2 — браво, 3 — обе, 4 — ни одной.
pludo-device-test-title = Что слышно?
pludo-device-test-answer = { $answer ->
    [1] Альфа
    [2] Браво
    [3] Обе
   *[4] Ни одной
}
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version }: установлено.
pludo-device-doctor-library-missing = { $name }: не установлено.
pludo-device-doctor-speaks = { $output }: работает.
pludo-device-doctor-speaks-braille = { $output }: работает, с брайлем.
pludo-device-doctor-silent = { $output }: здесь не работает: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: здесь не работает, { $name } не установлено.
pludo-device-doctor-silent-not-running = { $output }: здесь не работает, { $name } не запущено.
pludo-device-doctor-silent-no-answer = { $output }: здесь не работает, { $name } не отвечает.
pludo-device-doctor-silent-ended = { $output }: здесь не работает, { $name } завершилось.
pludo-device-doctor-silent-no-voice = { $output }: здесь не работает, { $name } берёт строки и молчит.
pludo-device-doctor-not-running = Не запущено: { $outputs }.
pludo-device-doctor-own-voice = Свой голос
pludo-device-doctor-speech-chosen = Речь идёт через: { $output }.
pludo-device-doctor-speech-none = Здесь нечему говорить. Игра печатает каждую строку.
pludo-device-doctor-cannot-tell = { $output } не сообщает, прозвучала ли речь: это решат только твои уши.
pludo-device-doctor-braille-reader = Брайль идёт на твой дисплей через { $output }.
pludo-device-doctor-braille-none = Брайлевский дисплей не найден. С Orca или BRLTTY он показывает каждую строку в режиме терминала, с NVDA или JAWS — в режиме «напрямую».
pludo-device-doctor-braille-follows = BRLTTY работает: дисплей следует за строками в режимах «терминал» и «оба».
pludo-device-doctor-braille-direct = { $cells ->
    [one] В режиме «напрямую» игра сама пишет на его { $cells } ячейку.
    [few] В режиме «напрямую» игра сама пишет на его { $cells } ячейки.
   *[many] В режиме «напрямую» игра сама пишет на его { $cells } ячеек.
}
pludo-device-doctor-braille-name = Брайль в режиме «напрямую»
pludo-device-doctor-sound-ready = Звук работает.
pludo-device-doctor-sound-name = Звук
pludo-device-doctor-sound-not-needed = Игра полна и без звука.
pludo-device-doctor-sound-files = { $count ->
    [one] { $count } звуковой файл
    [few] { $count } звуковых файла
   *[many] { $count } звуковых файлов
}, все на месте.
pludo-device-doctor-sound-files-missing = Не хватает звуковых файлов: { $missing }. Установи игру заново.
pludo-device-doctor-server-folder = Папки звуков серверов из настройки online.sounds нет: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] { $count } звук последнего сервера не прозвучал
    [few] { $count } звука последнего сервера не прозвучали
   *[many] { $count } звуков последнего сервера не прозвучали
}: { $names }. В настройке online.sounds можно назвать папку, где они есть.
pludo-device-doctor-voices = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
} для: { $language }. Впиши один в настройки как speech.voice:
pludo-device-doctor-no-voices = Выбора голосов здесь нет; задай голос в программе экранного доступа или системе.
pludo-device-doctor-folder-options = Настройки: { $folder }
pludo-device-doctor-folder-saves = Сохранённые игры: { $folder }
pludo-device-doctor-folder-sounds = Звуки: { $folder }
pludo-device-doctor-folder-locales = Переводы: { $folder }
pludo-device-doctor-folder-program = Программа: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, строка { $line }: { $id } берёт { $name }, которой там нет; фраза звучит по-английски.
    [form] { $file }, строка { $line }: { $id } просит форму { $name }, которой нет ни у одного сообщения.
    [mention] { $file }, строка { $line }: { $id } упоминает { $name } без перевода; фраза звучит по-английски.
    [encoding] { $file }, строка { $line }: { $name } записано не в UTF-8; фраза звучит по-английски.
   *[unreadable] { $file }, строка { $line }: { $name } не прочесть; фраза звучит по-английски.
}
pludo-device-doctor-translations = { $count ->
    [one] И ещё { $count } такое место.
    [few] И ещё { $count } таких места.
   *[many] И ещё { $count } таких мест.
}
pludo-device-doctor-log = Чтобы сообщить об ошибке, запусти с --log и именем файла, например: playpalace-ludo --log ludo.log. Играй, пока она не случится, и пришли файл. В нём время команд и то, что передано речи или серверу, но не то, что введено, написано или услышано.
pludo-device-doctor-test-speech = Если это слышно, речь работает.
pludo-device-doctor-test-left = Кубик слева.
pludo-device-doctor-test-right = Фишка приходит домой справа.
pludo-device-doctor-test-begin = Теперь проверка. Речь: { $output }.
pludo-device-advice-speechd = Для речи голосом рабочего стола установи speech-dispatcher. В Debian и Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher работает, но голос молчит. Заверши его: killall speech-dispatcher. Игра запустит его снова. Если молчит и дальше, проверь, что работает PulseAudio или PipeWire.
pludo-device-advice-voice = Для своего голоса игры: pip install espeakng-loader
pludo-device-advice-sound-library = Для звука: pip install pygame-ce
pludo-device-advice-sound-device = Для звука подключи наушники или колонки и проверь, что система играет через них.
pludo-device-advice-sound-device-linux = Для звука подключи звуковую карту или наушники и проверь, что работает PulseAudio или PipeWire.
pludo-device-advice-reader-windows = Для речи и брайля запусти NVDA (nvaccess.org) или JAWS, потом игру.
pludo-device-advice-reader-macos = VoiceOver читает строки в режиме терминала. Включи его клавишами Command F5.
pludo-device-advice-ao2 = Для программ экранного доступа: pip install accessible-output2
pludo-device-advice-nothing = Всё на месте.
