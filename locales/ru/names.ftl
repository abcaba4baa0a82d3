# Русский: имена и фразы из готовых правил.
pludo-coloured-name = { $form ->
    [sign] { pludo-colour.fem } { $name }
   *[word] { $name } { pludo-colour.of }
}
    .acc = { $form ->
        [sign] { pludo-colour.femacc } { $name }
       *[word] { $name } { pludo-colour.of }
    }
    .gen = { $form ->
        [sign] { pludo-colour.femgen } { $name }
       *[word] { $name } { pludo-colour.of }
    }
pludo-name-house = дом
pludo-name-home = дом
pludo-name-charkoni = чаркони
pludo-name-harbour = гавань
pludo-name-outer-nest = внешнее гнездо
pludo-name-middle-nest = среднее гнездо
pludo-name-inner-nest = внутреннее гнездо
pludo-name-stall = лавка
pludo-name-stall-1 = лавка 1
pludo-name-stall-2 = лавка 2
pludo-name-bridge = мост
pludo-name-road = дорога
    .acc = дорогу
pludo-name-gate = Ворота
pludo-name-walk-1 = Шаг 1
pludo-name-walk-2 = Шаг 2
pludo-name-walk-3 = Шаг 3
pludo-name-gallop = Галоп
pludo-name-bargain = Сделка
    .acc = Сделку
pludo-name-storm = Буря
    .acc = Бурю
pludo-name-turnabout = Разворот
pludo-name-milestone = Веха
pludo-name-milestone-said = Первая фишка дома: теперь сбитая фишка отходит только на пять, а на шестёрку только на три.
pludo-name-open-gates = Открытые ворота
pludo-name-open-gates-said = С двенадцатого раунда фишку выводит и четвёрка.
pludo-name-flood = Потоп
pludo-name-flood-said = Дом у моста затоплен: там больше не безопасно.
pludo-name-toll-lifted = Без пошлины
pludo-name-toll-lifted-said = Фишки идут домой, даже никого не сбив.
pludo-name-shield = щит
    .with = со щитом
    .a = щит
    .many = щитов
pludo-name-coil = пружина
    .with = с пружиной
    .a = пружину
    .many = пружин
pludo-name-lucky-coin = счастливая монета
    .with = со счастливой монетой
    .a = счастливую монету
    .many = счастливых монет
pludo-name-cloak = плащ
    .with = с плащом
    .a = плащ
    .many = плащей
pludo-name-change-of-masks = смена масок
    .with = со сменой масок
    .a = смену масок
    .acc = смену масок
    .many = смен масок
pludo-name-stilts = ходули
    .with = с ходулями
    .a = ходули
    .many = ходулей
pludo-name-loaded-sleeve = карта в рукаве
    .with = с картой в рукаве
    .a = карту в рукаве
    .many = карт в рукаве
pludo-name-leap = прыжок
    .with = с прыжком
    .a = прыжок
    .many = прыжков
pludo-name-swap = обмен
    .with = с обменом
    .a = обмен
    .many = обменов
pludo-name-second-throw = второй бросок
    .with = со вторым броском
    .a = второй бросок
    .many = вторых бросков
