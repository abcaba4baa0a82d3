# فارسی: شرط‌های پرونده‌های قانون، جمله‌های پس از «که» و «اگر».
pludo-if-all = { $list }
pludo-if-either = یا { $list }
pludo-if-who =
    { $who ->
        [anybody] یک بازیکن
        [everybody] هر بازیکن
        [nobody] هیچ بازیکنی
        [not-everybody] یک بازیکن
        [theirs] یک حریف
        [all-theirs] هر حریف
        [no-opponent] هیچ حریفی
        [not-every-opponent] یک حریف
        [partner] یک یار
        [all-partners] هر یار
        [no-partner] هیچ یاری
        [victim] بازیکن زده‌شده
        [total] همه با هم
        [team] طرف شما
       *[mine] شما
    }
# «همه ندارند» دو معنا دارد؛ پس «هیچ بازیکنی ندارد» یا «یک بازیکن ندارد» گفته می‌شود.
pludo-if-holder =
    { $how ->
        [none] { pludo-if-who-lacks }
        [not] { pludo-if-who-lacks }
       *[other] { pludo-if-who }
    }
pludo-if-who-lacks =
    { $who ->
        [anybody] یک بازیکن
        [everybody] هیچ بازیکنی
        [nobody] هر بازیکن
        [not-everybody] یک بازیکن
        [theirs] یک حریف
        [all-theirs] هیچ حریفی
        [no-opponent] هر حریف
        [not-every-opponent] یک حریف
        [partner] یک یار
        [all-partners] هیچ یاری
        [no-partner] هر یار
        [victim] بازیکن زده‌شده
        [total] همه با هم
        [team] طرف شما
       *[mine] شما
    }
pludo-if-have =
    { $how ->
        [none] { pludo-if-lacks }
        [not] { pludo-if-lacks }
       *[other] { pludo-if-owns }
    }
pludo-if-owns =
    { $who ->
        [nobody] نداشته باشد
        [not-everybody] نداشته باشد
        [no-opponent] نداشته باشد
        [not-every-opponent] نداشته باشد
        [no-partner] نداشته باشد
        [mine] داشته باشید
        [total] داشته باشند
       *[other] داشته باشد
    }
pludo-if-lacks =
    { $who ->
        [nobody] داشته باشد
        [not-everybody] داشته باشد
        [no-opponent] داشته باشد
        [not-every-opponent] داشته باشد
        [no-partner] داشته باشد
        [mine] نداشته باشید
        [total] نداشته باشند
       *[other] نداشته باشد
    }
pludo-if-amount =
    { $how ->
        [least] دست‌کم { $number }
        [most] حداکثر { $number }
        [more] بیش از { $number }
        [fewer] کمتر از { $number }
       *[other] دقیقا { $number }
    }
pludo-if-token =
    { $how ->
        [some] مهره‌ای
        [none] مهره‌ای
       *[other] { pludo-if-amount } مهره
    }
pludo-if-point =
    { $how ->
        [some] امتیازی
        [none] امتیازی
       *[other] { pludo-if-amount } امتیاز
    }
pludo-if-step =
    { $how ->
        [some] قدمی
        [none] قدمی
       *[other] { pludo-if-amount } قدم
    }
pludo-if-has-home = { pludo-if-holder } { pludo-if-token } در مقصد { pludo-if-have }
pludo-if-has-out = { pludo-if-holder } { pludo-if-token } روی صفحه { pludo-if-have }
pludo-if-has-waiting = { pludo-if-holder } { pludo-if-token } در پایگاه { pludo-if-have }
pludo-if-has-markers-on = { pludo-if-holder } { pludo-if-token } در { $things } { pludo-if-have }
pludo-if-has-captures = { pludo-if-holder } { pludo-if-token } { pludo-if-caught }
pludo-if-has-prisoners = { pludo-if-holder } { pludo-if-token } در اسارت { pludo-if-have }
pludo-if-has-points = { pludo-if-holder } { pludo-if-point } { pludo-if-have }
pludo-if-has-steps-left = { pludo-if-holder } { pludo-if-step } تا مقصد { pludo-if-have }
pludo-if-has-markers = { pludo-if-holder } { pludo-if-token } { pludo-if-have }
pludo-if-caught =
    { $how ->
        [none] { pludo-if-caught-not }
        [not] { pludo-if-caught-not }
       *[other] { pludo-if-caught-so }
    }
pludo-if-caught-so =
    { $who ->
        [nobody] نزده باشد
        [not-everybody] نزده باشد
        [no-opponent] نزده باشد
        [not-every-opponent] نزده باشد
        [no-partner] نزده باشد
        [mine] زده باشید
        [total] زده باشند
       *[other] زده باشد
    }
pludo-if-caught-not =
    { $who ->
        [nobody] زده باشد
        [not-everybody] زده باشد
        [no-opponent] زده باشد
        [not-every-opponent] زده باشد
        [no-partner] زده باشد
        [mine] نزده باشید
        [total] نزده باشند
       *[other] نزده باشد
    }
pludo-if-token-than =
    { $how ->
        [least] دست‌کم به اندازه { pludo-if-beside } مهره
        [most] حداکثر به اندازه { pludo-if-beside } مهره
        [more] مهره‌های بیشتری از { pludo-if-beside }
        [fewer] مهره‌های کمتری از { pludo-if-beside }
        [not] تعداد مهره متفاوتی با { pludo-if-beside }
       *[exactly] به اندازه { pludo-if-beside } مهره
    }
pludo-if-point-than =
    { $how ->
        [least] دست‌کم به اندازه { pludo-if-beside } امتیاز
        [most] حداکثر به اندازه { pludo-if-beside } امتیاز
        [more] امتیازهای بیشتری از { pludo-if-beside }
        [fewer] امتیازهای کمتری از { pludo-if-beside }
        [not] تعداد امتیاز متفاوتی با { pludo-if-beside }
       *[exactly] به اندازه { pludo-if-beside } امتیاز
    }
pludo-if-step-than =
    { $how ->
        [least] دست‌کم به اندازه { pludo-if-beside } قدم
        [most] حداکثر به اندازه { pludo-if-beside } قدم
        [more] قدم‌های بیشتری از { pludo-if-beside }
        [fewer] قدم‌های کمتری از { pludo-if-beside }
        [not] تعداد قدم متفاوتی با { pludo-if-beside }
       *[exactly] به اندازه { pludo-if-beside } قدم
    }
pludo-if-beside =
    { $other ->
        [anybody] یکی از بازیکنان
        [everybody] هر بازیکن
        [theirs] یکی از حریفان
        [all-theirs] هر حریف
        [partner] یکی از یاران
        [all-partners] هر یار
        [victim] بازیکن زده‌شده
        [total] همه با هم
        [team] طرف شما
       *[mine] شما
    }
pludo-if-has-than-home = { pludo-if-who } در مقصد { pludo-if-token-than } { pludo-if-owns }
pludo-if-has-than-out = { pludo-if-who } روی صفحه { pludo-if-token-than } { pludo-if-owns }
pludo-if-has-than-waiting = { pludo-if-who } در پایگاه { pludo-if-token-than } { pludo-if-owns }
pludo-if-has-than-markers-on = { pludo-if-who } در { $things } { pludo-if-token-than } { pludo-if-owns }
pludo-if-has-than-captures = { pludo-if-who } { pludo-if-token-than } { pludo-if-caught-so }
pludo-if-has-than-prisoners = { pludo-if-who } در اسارت { pludo-if-token-than } { pludo-if-owns }
pludo-if-has-than-points = { pludo-if-who } { pludo-if-point-than } { pludo-if-owns }
pludo-if-has-than-steps-left = { pludo-if-who } تا مقصد { pludo-if-step-than } { pludo-if-owns }
pludo-if-has-than-markers = { pludo-if-who } { pludo-if-token-than } { pludo-if-owns }
pludo-if-compare =
    { $how ->
        [least] { $left } دست‌کم { $right } باشد
        [most] { $left } حداکثر { $right } باشد
        [more] { $left } بیشتر از { $right } باشد
        [fewer] { $left } کمتر از { $right } باشد
        [not] { $left } برابر { $right } نباشد
       *[exactly] { $left } برابر { $right } باشد
    }
pludo-if-number-round = شماره دور
pludo-if-number-turn = شماره نوبت
pludo-if-number-players = تعداد بازیکنان
pludo-if-number-players-left = تعداد بازیکنان باقی‌مانده
pludo-if-number-face = عدد تاس
pludo-if-number-sixes = طول رشته
pludo-if-number-extra-throws = تعداد پرتاب‌های اضافه این نوبت
pludo-if-number-marker = شماره مهره
pludo-if-number-prey-marker = شماره مهره زده‌شده
pludo-if-number-prey-left = تعداد قدم‌های مهره زده‌شده تا مقصد
pludo-if-number-steps = تعداد قدم‌ها
pludo-if-number-left = تعداد قدم‌های مهره تا مقصد
pludo-if-number-left-after = تعداد قدم‌های مهره تا مقصد پس از حرکت
pludo-if-number-rank = رتبه { pludo-if-whose }
pludo-if-number-answer = جواب { pludo-if-whose }
pludo-if-number-home = تعداد مهره‌های { pludo-if-whose } در مقصد
pludo-if-number-out = تعداد مهره‌های { pludo-if-whose } روی صفحه
pludo-if-number-waiting = تعداد مهره‌های { pludo-if-whose } در پایگاه
pludo-if-number-markers-on = تعداد مهره‌های { pludo-if-whose } در { $things }
pludo-if-number-captures = تعداد مهره‌هایی که { pludo-if-whose } { pludo-if-has-caught }
pludo-if-number-prisoners = تعداد مهره‌های { pludo-if-whose } در اسارت
pludo-if-number-points = تعداد امتیازهای { pludo-if-whose }
pludo-if-number-steps-left = تعداد قدم‌های { pludo-if-whose } تا مقصد
pludo-if-number-markers = تعداد مهره‌های { pludo-if-whose }
pludo-if-has-caught =
    { $who ->
        [mine] زده‌اید
        [total] زده‌اند
       *[other] زده است
    }
pludo-if-whose =
    { $who ->
        [anybody] یک بازیکن
        [everybody] هر بازیکن
        [theirs] یک حریف
        [all-theirs] هر حریف
        [partner] یک یار
        [all-partners] هر یار
        [victim] بازیکن زده‌شده
        [total] همه با هم
        [team] طرف شما
       *[mine] شما
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } به اضافه { $right }
        [minus] { $left } منهای { $right }
        [times] { $left } ضربدر { $right }
       *[rest] باقی‌مانده { $left } تقسیم بر { $right }
    }
pludo-if-round-divided =
    { $is ->
        [no] شماره دور بر { $number } بخش‌پذیر نباشد
       *[yes] شماره دور بر { $number } بخش‌پذیر باشد
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] کارت { $things } کشیده نشود
           *[yes] کارت { $things } کشیده شود
        }
       *[other] { $is ->
            [no] { $things } نیاید
           *[yes] { $things } بیاید
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] قانون { $things } برقرار نباشد
       *[yes] قانون { $things } برقرار باشد
    }
pludo-if-is-clockwise =
    { $is ->
        [no] بازی خلاف جهت ساعت باشد
       *[yes] بازی در جهت ساعت باشد
    }
pludo-if-is-entering =
    { $is ->
        [no] مهره از پایگاه بیرون نیاید
       *[yes] مهره از پایگاه بیرون بیاید
    }
pludo-if-is-arriving =
    { $is ->
        [no] مهره به مقصد نرود
       *[yes] مهره به مقصد برود
    }
pludo-if-is-pushing =
    { $is ->
        [no] مهره دیگری را هل ندهید
       *[yes] مهره دیگری را هل بدهید
    }
pludo-if-is-from-tile =
    { $is ->
        [no] مهره از { $things } نیاید
       *[yes] مهره از { $things } بیاید
    }
pludo-if-is-to-tile =
    { $is ->
        [no] مهره به { $things } نرود
       *[yes] مهره به { $things } برود
    }
pludo-if-is-colour = { pludo-if-who } { $things } { pludo-if-being }
pludo-if-is-last = { pludo-if-who } نفر آخر { pludo-if-being }
pludo-if-is-leader = { pludo-if-who } جلوتر از همه { pludo-if-being }
pludo-if-being =
    { $who ->
        [nobody] نباشد
        [not-everybody] نباشد
        [no-opponent] نباشد
        [not-every-opponent] نباشد
        [no-partner] نباشد
        [mine] { $is ->
            [no] نباشید
           *[yes] باشید
        }
       *[other] { $is ->
            [no] نباشد
           *[yes] باشد
        }
    }
pludo-if-last-left = فقط شما در بازی مانده باشید
pludo-if-all-home =
    { $whose ->
        [team] همه مهره‌های طرف شما در مقصد باشند
       *[all] همه مهره‌های شما در مقصد باشند
    }
