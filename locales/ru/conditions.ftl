# Русский: условия из файлов правил, придаточные после «если» и «когда».
pludo-if-all = { $list }
pludo-if-either = или { $list }
pludo-if-who =
    { $who ->
        [anybody] кто-нибудь
        [everybody] каждый
        [nobody] никто
        [not-everybody] не каждый
        [theirs] кто-то из соперников
        [all-theirs] каждый соперник
        [no-opponent] ни один соперник
        [not-every-opponent] не каждый соперник
        [partner] партнёр
        [all-partners] каждый партнёр
        [no-partner] ни один партнёр
        [victim] сбитый игрок
        [total] все вместе
        [team] твоя сторона
       *[mine] ты
    }
# Отрицание: «никто не на последнем месте».
pludo-if-not =
    { $is ->
        [no] не{" "}
       *[yes]
            { $who ->
                [nobody] не{" "}
                [no-opponent] не{" "}
                [no-partner] не{" "}
               *[other] {""}
            }
    }
# «Ни у кого не меньше 2» говорится наоборот: «у каждого меньше 2».
pludo-if-at =
    { $who ->
        [anybody] у кого-нибудь
        [everybody] у каждого
        [nobody] у каждого
        [not-everybody] не у каждого
        [theirs] у кого-то из соперников
        [all-theirs] у каждого соперника
        [no-opponent] у каждого соперника
        [not-every-opponent] не у каждого соперника
        [partner] у партнёра
        [all-partners] у каждого партнёра
        [no-partner] у каждого партнёра
        [victim] у сбитого игрока
        [total] у всех вместе
        [team] у твоей стороны
       *[mine] у тебя
    }
pludo-if-nowhere =
    { $who ->
        [nobody] ни у кого нет
        [no-opponent] ни у одного соперника нет
       *[other] ни у одного партнёра нет
    }
pludo-if-some-token =
    { $who ->
        [nobody] { pludo-if-nowhere } фишек
        [no-opponent] { pludo-if-nowhere } фишек
        [no-partner] { pludo-if-nowhere } фишек
       *[other] { pludo-if-at } есть фишка
    }
pludo-if-some-capture =
    { $who ->
        [nobody] { pludo-if-nowhere } сбитых фишек
        [no-opponent] { pludo-if-nowhere } сбитых фишек
        [no-partner] { pludo-if-nowhere } сбитых фишек
       *[other] { pludo-if-at } есть сбитая фишка
    }
pludo-if-some-point =
    { $who ->
        [nobody] { pludo-if-nowhere } очков
        [no-opponent] { pludo-if-nowhere } очков
        [no-partner] { pludo-if-nowhere } очков
       *[other] { pludo-if-at } есть очки
    }
pludo-if-some-step =
    { $who ->
        [nobody] { pludo-if-nowhere } шагов
        [no-opponent] { pludo-if-nowhere } шагов
        [no-partner] { pludo-if-nowhere } шагов
       *[other] { pludo-if-at } есть шаги
    }
pludo-if-amount =
    { $who ->
        [nobody] { pludo-if-how-denied }
        [no-opponent] { pludo-if-how-denied }
        [no-partner] { pludo-if-how-denied }
       *[other] { pludo-if-how-so }
    }
pludo-if-how-so =
    { $how ->
        [none] нет
        [least] не меньше { $number }
        [most] не больше { $number }
        [more] больше { $number }
        [fewer] меньше { $number }
        [not] не ровно { $number }
       *[exactly] ровно { $number }
    }
pludo-if-how-denied =
    { $how ->
        [none] не меньше 1
        [least] меньше { $number }
        [most] больше { $number }
        [more] не больше { $number }
        [fewer] не меньше { $number }
        [not] ровно { $number }
       *[exactly] не ровно { $number }
    }
pludo-if-has-home =
    { $how ->
        [some] { pludo-if-some-token } дома
       *[other] { pludo-if-at } фишек дома { pludo-if-amount }
    }
pludo-if-has-out =
    { $how ->
        [some] { pludo-if-some-token } на доске
       *[other] { pludo-if-at } фишек на доске { pludo-if-amount }
    }
pludo-if-has-waiting =
    { $how ->
        [some] { pludo-if-some-token } на базе
       *[other] { pludo-if-at } фишек на базе { pludo-if-amount }
    }
pludo-if-has-markers-on =
    { $how ->
        [some] { pludo-if-some-token } на клетке { $things }
       *[other] { pludo-if-at } фишек на клетке { $things } { pludo-if-amount }
    }
pludo-if-has-captures =
    { $how ->
        [some] { pludo-if-some-capture } на счету
       *[other] { pludo-if-at } сбитых фишек на счету { pludo-if-amount }
    }
pludo-if-has-prisoners =
    { $how ->
        [some] { pludo-if-some-token } в плену
       *[other] { pludo-if-at } фишек в плену { pludo-if-amount }
    }
pludo-if-has-points =
    { $how ->
        [some] { pludo-if-some-point }
       *[other] { pludo-if-at } очков { pludo-if-amount }
    }
pludo-if-has-steps-left =
    { $how ->
        [some] { pludo-if-some-step } до дома
       *[other] { pludo-if-at } шагов до дома { pludo-if-amount }
    }
pludo-if-has-markers =
    { $how ->
        [some] { pludo-if-some-token }
       *[other] { pludo-if-at } фишек { pludo-if-amount }
    }
pludo-if-as-many =
    { $how ->
        [least] не меньше, чем
        [most] не больше, чем
        [more] больше, чем
        [fewer] меньше, чем
        [not] не столько же, сколько
       *[exactly] столько же, сколько
    }
pludo-if-than =
    { $other ->
        [anybody] у кого-нибудь
        [everybody] у каждого
        [theirs] у кого-то из соперников
        [all-theirs] у каждого соперника
        [partner] у партнёра
        [all-partners] у каждого партнёра
        [victim] у сбитого игрока
        [total] у всех вместе
        [team] у твоей стороны
       *[mine] у тебя
    }
pludo-if-has-than-home = { pludo-if-at } фишек дома { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-out = { pludo-if-at } фишек на доске { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-at } фишек на базе { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-at } фишек на клетке { $things } { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-at } сбитых фишек на счету { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-at } фишек в плену { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-points = { pludo-if-at } очков { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-at } шагов до дома { pludo-if-as-many } { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-at } фишек { pludo-if-as-many } { pludo-if-than }
pludo-if-compare =
    { $left } { $how ->
        [least] не меньше, чем { $right }
        [most] не больше, чем { $right }
        [more] больше, чем { $right }
        [fewer] меньше, чем { $right }
        [not] не { $right }
       *[exactly] — { $right }
    }
pludo-if-number-round = номер раунда
    .gen = номера раунда
pludo-if-number-turn = номер хода
    .gen = номера хода
pludo-if-number-players = число игроков
    .gen = числа игроков
pludo-if-number-players-left = число оставшихся игроков
    .gen = числа оставшихся игроков
pludo-if-number-face = выпавшее число
    .gen = выпавшего числа
pludo-if-number-sixes = длина серии
pludo-if-number-extra-throws = число дополнительных бросков за этот ход
    .gen = числа дополнительных бросков за этот ход
pludo-if-number-marker = номер фишки
    .gen = номера фишки
pludo-if-number-prey-marker = номер сбитой фишки
    .gen = номера сбитой фишки
pludo-if-number-prey-left = число шагов до дома у сбитой фишки
    .gen = числа шагов до дома у сбитой фишки
pludo-if-number-steps = число шагов
    .gen = числа шагов
pludo-if-number-left = число шагов фишки до дома
    .gen = числа шагов фишки до дома
pludo-if-number-left-after = число шагов фишки до дома после хода
    .gen = числа шагов фишки до дома после хода
pludo-if-number-rank =
    { $who ->
        [mine] твоё место
       *[other] место { pludo-if-whose }
    }
pludo-if-number-answer =
    { $who ->
        [mine] твой ответ
       *[other] ответ { pludo-if-whose }
    }
pludo-if-number-home =
    { $who ->
        [mine] число твоих фишек дома
       *[other] число фишек дома { pludo-if-at }
    }
pludo-if-number-out =
    { $who ->
        [mine] число твоих фишек на доске
       *[other] число фишек на доске { pludo-if-at }
    }
pludo-if-number-waiting =
    { $who ->
        [mine] число твоих фишек на базе
       *[other] число фишек на базе { pludo-if-at }
    }
pludo-if-number-markers-on =
    { $who ->
        [mine] число твоих фишек на клетке { $things }
       *[other] число фишек на клетке { $things } { pludo-if-at }
    }
pludo-if-number-captures = число сбитых фишек на счету { pludo-if-at }
pludo-if-number-prisoners =
    { $who ->
        [mine] число твоих фишек в плену
       *[other] число фишек в плену { pludo-if-at }
    }
pludo-if-number-points =
    { $who ->
        [mine] число твоих очков
       *[other] число очков { pludo-if-at }
    }
pludo-if-number-steps-left =
    { $who ->
        [mine] число твоих шагов до дома
       *[other] число шагов до дома { pludo-if-at }
    }
pludo-if-number-markers =
    { $who ->
        [mine] число твоих фишек
       *[other] число фишек { pludo-if-at }
    }
pludo-if-whose =
    { $who ->
        [anybody] кого-нибудь
        [everybody] каждого
        [theirs] кого-то из соперников
        [all-theirs] каждого соперника
        [partner] партнёра
        [all-partners] каждого партнёра
        [victim] сбитого игрока
        [total] всех вместе
        [team] твоей стороны
       *[mine] тебя
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } плюс { $right }
        [minus] { $left } минус { $right }
        [times] { $left } умножить на { $right }
       *[rest] остаток от деления { $left_gen } на { $right }
    }
pludo-if-round-divided =
    { $is ->
        [no] номер раунда не делится на { $number }
       *[yes] номер раунда делится на { $number }
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] не вытянута карта { $things }
           *[yes] вытянута карта { $things }
        }
       *[other] { $is ->
            [no] не выпадает { $things }
           *[yes] выпадает { $things }
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] правило { $things } не действует
       *[yes] правило { $things } действует
    }
pludo-if-is-clockwise =
    { $is ->
        [no] ходят против часовой стрелки
       *[yes] ходят по часовой стрелке
    }
pludo-if-is-entering =
    { $is ->
        [no] фишка выходит не с базы
       *[yes] фишка выходит с базы
    }
pludo-if-is-arriving =
    { $is ->
        [no] фишка не заходит домой
       *[yes] фишка заходит домой
    }
pludo-if-is-pushing =
    { $is ->
        [no] ты не толкаешь чужую фишку
       *[yes] ты толкаешь чужую фишку
    }
pludo-if-is-from-tile =
    { $is ->
        [no] фишка идёт не с клетки { $things }
       *[yes] фишка идёт с клетки { $things }
    }
pludo-if-is-to-tile =
    { $is ->
        [no] фишка идёт не на клетку { $things }
       *[yes] фишка идёт на клетку { $things }
    }
pludo-if-is-colour =
    { pludo-if-who } { pludo-if-not }{ $who ->
        [mine] играешь
       *[other] играет
    } за { $things_acc }
pludo-if-is-last = { pludo-if-who } { pludo-if-not }на последнем месте
pludo-if-is-leader = { pludo-if-who } { pludo-if-not }впереди
pludo-if-last-left = в игре остаёшься только ты
pludo-if-all-home =
    { $whose ->
        [team] все фишки твоей стороны дома
       *[all] все твои фишки дома
    }
