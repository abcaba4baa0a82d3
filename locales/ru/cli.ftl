# Русский: что выводят команды терминала.
pludo-cli-progress = игры: { $done } из { $total }, осталось { $left }
pludo-cli-train-progress = игры: { $games }, осталось { $left }
pludo-cli-train-resumed = Дальше, игр уже { $games }.
pludo-cli-train-nothing = Прервано до конца первого круга игр; ничего не записано.
pludo-cli-train-done = { $end ->
    [stopped] Прервано, игр: { $games }.
    [settled] Конец, игр: { $games }; больше ничего не улучшалось.
   *[spent] Конец, игр: { $games }; предел исчерпан.
} Чему научился эксперт, лежит в { $file }, размер { $size } кБ. Та же команда продолжит отсюда.
pludo-cli-check-refused = { $count ->
    [one] { $file }: { $count } ошибка.
    [few] { $file }: { $count } ошибки.
   *[many] { $file }: { $count } ошибок.
}
pludo-cli-line = { $file }, строка { $line }
pludo-cli-column = { $file }, строка { $line }, столбец { $column }
pludo-cli-check-good = { $file } — хороший файл правил. Вот что он говорит:
pludo-cli-check-effort = Самый трудный вопрос о сбитых фишках смотрит позиций: { $count }.
pludo-cli-check-cut = Самый трудный вопрос о сбитых фишках смотрел бы позиций: { $count }. Это слишком много: N, подсказки и обход доски смотрят часть и говорят «не меньше».
pludo-cli-check-heading = Случайные игры.
pludo-cli-check-ended = { $games ->
    [1] Единственная случайная игра, { pludo-cli-players }, дошла до конца.
   *[other] Случайные игры, { pludo-cli-players }: дошли до конца { $ended } из { $games }.
}
pludo-cli-check-endless = { $games ->
    [1] Единственная случайная игра, { pludo-cli-players }, не кончилась; она прервана на ходе { $turns }. Каждая ли фишка может дойти до дома?
   *[other] Случайные игры, { pludo-cli-players }: из { $games } не кончилась ни одна; самая долгая прервана на ходе { $turns }. Каждая ли фишка может дойти до дома?
}
pludo-cli-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
pludo-cli-check-stuck = В { $file } играть нельзя: случайных игр, где ход так и не кончился, { $count } из { $games }. Посмотри каждое "again", "bonus" и "pass".
pludo-cli-check-length = Ходов в игре около { $middle }; в восьми играх из десяти от { $low } до { $high }.
pludo-cli-check-captures = Сбитых фишек за игру: { $count }.
pludo-cli-check-drawn = Игр без победителя: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour }: процент побед { $percent }, больше своей доли { $fair }: настоящее число между { $low } и { $high }.
    [less] { $colour }: процент побед { $percent }, меньше своей доли { $fair }: настоящее число между { $low } и { $high }.
   *[fair] { $colour }: процент побед { $percent }; настоящее число между { $low } и { $high }, своя доля { $fair }.
}
pludo-cli-check-fair = Ни у одного места нет преимущества, которое показали бы эти игры.
pludo-cli-check-unfair = Места не равны. Если так не задумано, посмотри пути, фишки и кто начинает.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Исходы, которые никому ничего не дают: { $names }.
   *[other] Исходы, которые никому ничего не дают: { $names } и ещё { $more }.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Исходы, которых не было ни разу: { $names }.
   *[other] Исходы, которых не было ни разу: { $names } и ещё { $more }.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Клетки, где не вставала ни одна фишка: { $names }.
   *[other] Клетки, где не вставала ни одна фишка: { $names } и ещё { $more }.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Изменения правил, которые не наступали: { $names }.
   *[other] Изменения правил, которые не наступали: { $names } и ещё { $more }.
}
pludo-cli-check-all-matter = Все исходы и все клетки были в игре.
pludo-cli-new-variant-written = { $file } записан. Открой его в текстовом редакторе, потом запусти: playpalace-ludo check { $file }
pludo-cli-install-done = { $title }: установлено как { $file }. Играть: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Файл, на котором он основан, вписан в него: одного этого файла хватит другому игроку.
pludo-cli-install-replaced = Он заменяет файл с этим именем, который там был. Играм, сохранённым по старым правилам, нужен старый файл.
pludo-cli-install-removed = { $file } убран.
pludo-cli-install-refused = { $file } не установлен. Ничего не изменилось.
pludo-cli-arena-heading = { $variant }, { $games ->
    [one] { $games } игра.
    [few] { $games } игры.
   *[many] { $games } игр.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Без победителя: { $drawn }.
}
pludo-cli-arena-fault = Сбой: { $bot }: { $fault }. Дальше играет сильный.
pludo-cli-arena-score = { $seats ->
    [1] { $name }: процент побед { $percent }; настоящее число между { $low } и { $high }.
   *[other] { $name }, мест { $seats }: процент побед на место { $percent }; настоящее число между { $low } и { $high }.
}
pludo-cli-arena-times = { $name }: решений за игру { $decisions }; миллисекунд на решение { $median }, в 99 из 100 не больше { $most }.
pludo-cli-arena-length = За игру ходов { $turns }, бросков { $throws }, сбитых фишек { $captures }.
pludo-cli-arena-cell = { $others ->
    [1] { $row } против { $column }: процент побед { $percent }, между { $low } и { $high }.
   *[other] { $row } против { $others } таких: { $column }: процент побед { $percent }, между { $low } и { $high }.
}
pludo-cli-arena-rating = { $name }, рейтинг { $rating }, плюс-минус { $doubt }.
pludo-cli-given-up = { $count ->
    [one] { $count } игра не дошла до конца и прервана.
    [few] { $count } игры не дошли до конца и прерваны.
   *[many] { $count } игр не дошли до конца и прерваны.
}
pludo-cli-balance-heading = { $variant }, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $players ->
    [one] { $players } бот
    [few] { $players } бота
   *[many] { $players } ботов
} силы { $strength }.
pludo-cli-balance-who-began = У начинающего процент побед { $percent }, { $verdict ->
    [more] больше доли { $fair }: настоящее число между { $low } и { $high }.
    [less] меньше доли { $fair }: настоящее число между { $low } и { $high }.
   *[fair] чего эти игры не отличают от доли { $fair }: настоящее число между { $low } и { $high }.
}
pludo-cli-balance-story = Лидер меняется { $changes } раз за игру; победитель впереди уже насовсем после { $decided } процентов игры. Процент победителей, которые почти проиграли: { $comebacks }.
pludo-cli-not-installed = { $count ->
    [1] { $names } здесь не установлено; установи так: pip install { $packages }
   *[other] Здесь не установлены { $names }; установи так: pip install { $packages }
}
pludo-cli-draw-written = { $file } записан: { $title }.
pludo-cli-tournament-none = Турниров ещё нет.
pludo-cli-tournament-created = Играть: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } записан.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] от 2 до 4 игроков
    [s04] доска по кругу
    [s06] по 4 фишки
    [s07] ходят только своими фишками
    [s09] четыре фазы
    [s10] своя финишная прямая
    [s12] побеждает, у кого все фишки дома
    [s13] один или два простых кубика
    [s14] бросок за порядок ходов
    [s15] больший бросок начинает
    [s16] при равенстве бросают ещё раз
    [s17] один бросок за ход
    [s18] нет хода — ход окончен
    [s19] первый победитель завершает игру
    [s20] путь по кругу
    [s21] все фишки начинают на базе
    [s23] 6, чтобы выйти
    [s24] выход на стартовую клетку
    [s25] равные расстояния
    [s26] ходят только вперёд
    [s27] столько, сколько на кубике
    [s28] выбирают любую фишку
    [s29] фишки можно обходить
    [s30] кто может ходить, обязан
    [s31] на 6 надо вывести фишку
    [s32] без 6 второй попытки нет
    [s33] все клетки пути одинаковы
    [s34] свои стоят на одной клетке
    [s35] сбитая фишка идёт на базу
    [s36] безопасно на своём старте
    [s39] на финишную прямую — с клетки перед ней
    [s40] домой — с финишной прямой
    [s43] домой только точным числом
    [s44] на финишной прямой не обходят
    [s45] финишная прямая в 4 или 5 клеток
    [s46] дом в одну клетку
    [s47] каждый кубик отдельно
    [s48] кубики в любом порядке
    [s49] хватит одного кубика
    [s51] оба кубика одной фишкой
   *[s52] длина пути
}
pludo-cli-strict-all = Это строгое лудо: правила соблюдены все, { $all }.
pludo-cli-strict-kept = Правила строгого лудо: соблюдены { $kept } из { $all }.
pludo-cli-strict-relaxed = Ослаблены: { $list }.
pludo-cli-strict-seen = S-{ $number } нарушает { $item } в позиции { $position }
pludo-cli-strict-says = S-{ $number }: правила говорят { $value }.
pludo-cli-strict-unseen = S-{ $number }: правила это разрешают, но поиск не пришёл к такой позиции.
pludo-cli-strict-searched = Где искали: { $games ->
    [one] { $games } случайная игра
    [few] { $games } случайные игры
   *[many] { $games } случайных игр
}, всего ходов { $turns }; остальные правила там соблюдены.
pludo-cli-loose-kept = Это ещё лудо: правила от L-01 до L-37 соблюдены.
pludo-cli-loose-broken = Это уже не лудо: { $count ->
    [1] не соблюдено { $rules }.
   *[other] не соблюдены { $rules }.
}
pludo-cli-loose-stranded = Никакие броски не приведут фишку домой, цвет { $colour } (L-27).
pludo-cli-scenarios-skipped = пропущено: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } с phase { $pattern }
   *[preset] { $count } с preset { $pattern }
}
pludo-cli-scenarios-done = прошло { $passed }, не прошло { $failed }
pludo-cli-web-written = Страница в { $folder }. Её может отдавать любой веб-сервер; docs/web.md говорит, с какими заголовками.
pludo-cli-web-served = Игра по адресу { $address }, только с этого компьютера. Ctrl+C её завершает; твои игры остаются в браузере.
pludo-cli-options-ignored = Из { $file } это действует только на сервере: { $keys }.
pludo-cli-host-starting = { $title } запускается с Лудо Плюс.
pludo-cli-host-installed = { $done ->
    [renewed] Лудо Плюс { $version } обновлено в { $folder }, со всем нужным.
   *[new] Лудо Плюс { $version } положено в { $folder }, со всем нужным.
}
pludo-cli-host-before = До того была версия { $version }.
pludo-cli-host-found-by = { $title } находит его через { $anchor }. Ни один файл сервера не изменён, и в его среду Python ничего не положено, так что uv sync, новая среда или другой Python его не тронут.
pludo-cli-host-old-hook = Убран крючок прежней версии: { $path }.
pludo-cli-host-keep-folders = Не удаляй эти две папки руками: { $title } стирает все данные игры, которой нет при запуске. playpalace-ludo host --uninstall сначала их копирует.
pludo-cli-host-not-tried = Не проверено, загрузит ли это { $title }: рядом с сервером нет .venv. Назови его Python через --python, чтобы проверить.
pludo-cli-host-not-triable = Не удалось проверить с { $python }, загрузит ли это { $title }: { $reason }
pludo-cli-host-said = Сервер говорит: { $line }
pludo-cli-host-loads = Проверено с { $python }: { $title } это загружает.
pludo-cli-host-fails = { $reason ->
    [none] Внимание: проверено с { $python }, { $title } это не загружает.
   *[other] Внимание: проверено с { $python }, { $title } это не загружает. { $reason }
}
pludo-cli-host-restart-installed = Перезапусти сервер как обычно. Тогда Лудо Плюс будет среди настольных игр; если нет, причина в журнале сервера.
pludo-cli-host-not-installed = Лудо Плюс не установлено в { $folder }; ничего не изменилось.
pludo-cli-host-copied = База данных скопирована в { $copy }.
pludo-cli-host-no-database = Нет { $names } ни в { $folder }, ни в его папке сервера, так что ничего не скопировано; если база лежит в другом месте, скопируй её до запуска.
pludo-cli-host-removed = Убрано: { $path }.
pludo-cli-host-data-stays = Итоги, рейтинги и сохранённые столы остаются в базе данных { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Внимание: когда { $title } запустится без Лудо Плюс, он сотрёт все сохранённые столы, итоги, статистику и рейтинги Лудо Плюс. Чтобы вернуть их, останови сервер, положи копию на место базы данных и установи снова.
   *[own] Внимание: когда { $title } запустится без Лудо Плюс, он сотрёт все сохранённые столы, итоги, статистику и рейтинги Лудо Плюс. Чтобы вернуть их, останови сервер, положи свою копию на место базы данных и установи снова.
}
pludo-cli-host-restart = Перезапусти сервер.
pludo-cli-host-left = Оставлено на месте, храни или удали: { $path } ({ $what ->
    [settings] твои настройки
    [changed] настройки, изменённые за столами
    [sets] параметры, сохранённые игроками
    [set-aside] столы, которые не удалось прочесть
    [records] записи последних игр
    [rules] документ правил, как он изменён на сервере
    [tables] игры, которые шли
    [purses] монеты твоих игроков
   *[copy] копия базы данных
}).
