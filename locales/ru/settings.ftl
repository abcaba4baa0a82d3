# Русский: настройки сервера.
pludo-settings-row = Настройки этого сервера
pludo-settings-origin = { $origin ->
    [owner] из { $file }
    [tables] из { $file }, изменено за столом
   *[shipped] как поставлено
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Предлагаемые игры
pludo-settings-first = Игра нового стола
pludo-settings-default = { $name } нового стола
pludo-settings-allowed = { $name }, что могут выбрать столы
pludo-settings-longest = Самое долгое время на ход
pludo-settings-coins = Монеты
pludo-settings-doubling = Можно предлагать удвоение
pludo-settings-bots-stake = Боты тоже ставят
pludo-settings-rules = Правила, { $group }
pludo-settings-knob-default = У нового стола
pludo-settings-knob-min = Наименьшее, что могут выбрать столы
pludo-settings-knob-max = Наибольшее, что могут выбрать столы
pludo-settings-knob-choices = Что могут выбрать столы
pludo-settings-own = у каждой игры своё
pludo-settings-all = все { $count }
pludo-settings-some = { $count } из { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, выбрано
   *[false] { $value }
}
pludo-settings-type = Ввести другое значение
pludo-settings-undo = Отменить это изменение
pludo-settings-set = { $name }: { $value }. У новых столов это уже так, этот остаётся при своём.
pludo-settings-undone = Отменено. { $name }: { $value }.
pludo-settings-refused = Ничего не изменено. { $problem }
pludo-settings-misread = { $text } не подходит, ничего не изменено.
pludo-settings-owners = Владелец не даёт менять это здесь. Это задано в { $file }.
