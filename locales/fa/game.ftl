# فارسی: رویدادهای بازی، و واژه‌هایی که پرونده‌های دیگر به کار می‌برند.
pludo-language-name = فارسی
pludo-list-more = { $before }، { $item }
pludo-list-last = { $before } و { $item }
pludo-list-or = { $before } یا { $item }
pludo-list-none = هیچ
pludo-sentences = { $told }
pludo-player = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
    [yellow] زرد
    [orange] نارنجی
    [violet] بنفش
    [black] سیاه
    [white] سفید
    [pink] صورتی
    [brown] قهوه‌ای
    [grey] خاکستری
    [turquoise] فیروزه‌ای
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] قرمز
    [blue] آبی
    [green] سبز
    [yellow] زرد
    [orange] نارنجی
    [violet] بنفش
    [black] سیاه
    [white] سفید
    [pink] صورتی
    [brown] قهوه‌ای
    [grey] خاکستری
    [turquoise] فیروزه‌ای
   *[other] { $colour }
}
pludo-you = شما
pludo-place = { $kind ->
    [yard] پایگاه
    [home] راه مقصد { $square } از { $of }
    [finish] مقصد
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }، گذر دوم
    }
}
pludo-from = { $from-kind ->
    [yard] پایگاه
    [home] راه مقصد { $from-square }
    [finish] مقصد
   *[track] { $from-visit ->
        [1] { $from-square }
       *[other] گذر دوم { $from-square }
    }
}
pludo-tokens = { $owner ->
    [you] { pludo-token-numbers } شما
    [other] { pludo-token-numbers } { $owner-name }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [one] مهره { $tokens }
   *[other] مهره‌های { $tokens }
}
pludo-extra-steps = { $steps } قدم اضافه
pludo-piece = { $who ->
    [you] { pludo-token-numbers } شما
   *[other] { pludo-token-numbers } { $name }
}
    .begin = { $who ->
        [you] { pludo-token-numbers } شما
       *[other] { pludo-token-numbers } { $name }
    }
pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] { $dice } کشیدید
       *[other] { $name } { $dice } کشید
    }
    [spinner] { $who ->
        [you] در گردونه { $dice } آوردید
       *[other] { $name } در گردونه { $dice } آورد
    }
   *[dice] { $who ->
        [you] { $dice } آوردید
       *[other] { $name } { $dice } آورد
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }
pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.
pludo-stuck =
    .full = { pludo-rolls }، هیچ مهره‌ای حرکت ندارد{ pludo-why-stuck }.
    .normal = { pludo-rolls }، حرکتی نیست{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }، حرکتی نیست.
    .chosen-full = با { $dice } هیچ مهره‌ای حرکت ندارد{ pludo-why-stuck }.
    .chosen-normal = با { $dice } حرکتی نیست{ pludo-why-stuck }.
    .chosen-brief = با { $dice } حرکتی نیست.
pludo-why-stuck = { $why ->
    [yard] : مهره فقط با { $entries } بیرون می‌آید
    [doubled-odd] : جفت عدد زوج می‌خواهد
    [barrier] : سدی سر راه است
    [blocked] : مهره خودی سر راه است
    [own-limit] : مهره‌های خودی سر راه‌اند
    [tile-full] : آن خانه پر است
    [spared] : مهره آنجا را نمی‌شود زد
    [needs-captures] : اول باید مهره‌ای را زد
   *[none] {""}
}
pludo-rollback =
    .full = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. همه حرکت‌های این نوبت پس گرفته شد و نوبت تمام است.
    .normal = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. نوبت پس گرفته شد.
    .brief = { pludo-rolls.brief }، بار { pludo-ordinal } پشت سر هم. نوبت پس گرفته شد.
pludo-forfeit =
    .full = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. این پرتاب سوخت و نوبت تمام است.
    .normal = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. پرتاب سوخت.
    .brief = { pludo-rolls.brief }، بار { pludo-ordinal } پشت سر هم. پرتاب سوخت.
pludo-sent-back =
    .full = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. { pludo-tokens } به پایگاه { pludo-went-back } و نوبت تمام است.
    .normal = { pludo-rolls }، بار { pludo-ordinal } پشت سر هم. { pludo-tokens } به پایگاه { pludo-went-back }.
    .brief = { pludo-rolls.brief }، بار { pludo-ordinal } پشت سر هم. { pludo-tokens } به پایگاه.
pludo-went-back = { $count ->
    [one] برگشت
   *[other] برگشتند
}
pludo-ordinal = { $streak ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] شماره { $streak }
}
pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] شش آمد: { pludo-again-now }.
            [capture] مهره زدید: { pludo-again-now }.
            [hand] { pludo-again-now }: دستتان پر نیست.
            [second] { pludo-again-now }: یکی از دو تا می‌ماند.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } دوباره می‌کشد.
            [spinner] { $name } دوباره می‌چرخاند.
           *[dice] { $name } دوباره می‌اندازد.
        }
    }
    .normal = { pludo-again-now }.
    .brief = دوباره.
pludo-again-now = { $throw ->
    [cards] دوباره بکشید
    [spinner] دوباره بچرخانید
   *[dice] دوباره بیندازید
}
pludo-foot = { $foot-kind ->
    [home] راه مقصد { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] گذر دوم { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } آن را جلو برد.
   *[back] { pludo-foot } آن را عقب برد.
}
pludo-taken-over = { $who ->
    [you] { pludo-token-numbers } حالا مال شماست.
   *[other] { pludo-token-numbers } حالا مال { $name } است.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens } با فدیه از دست { $holder } آزاد شد.
   *[other] { $held ->
        [you] { pludo-tokens } { $name } با فدیه از دست شما آزاد شد.
       *[other] { pludo-tokens } { $name } با فدیه از دست { $holder } آزاد شد.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece } دوباره در { pludo-place } { $count ->
    [one] است
   *[other] هستند
}.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } دارید.
   *[other] { $name } { pludo-extra-steps } دارد.
}
pludo-enter =
    .full = { pludo-rolls }، { pludo-tokens } در { pludo-place } { pludo-come-out }.
    .normal = { pludo-rolls }، { pludo-tokens }{ pludo-enter-where } { pludo-come-out }.
    .brief = { pludo-rolls.brief }، { pludo-tokens }{ pludo-enter-where } بیرون.
    .chosen-full = { $who ->
        [you] { pludo-tokens } را در { pludo-place } بیرون آوردید.
        [same] { pludo-tokens } در { pludo-place } { pludo-come-out }.
       *[other] { $name } { pludo-tokens } را در { pludo-place } بیرون آورد.
    }
    .chosen-normal = { $who ->
        [you] { pludo-tokens } را{ pludo-enter-where } بیرون آوردید.
        [same] { pludo-tokens }{ pludo-enter-where } { pludo-come-out }.
       *[other] { $name } { pludo-tokens } را{ pludo-enter-where } بیرون آورد.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens }{ pludo-enter-where } بیرون.
       *[you] { pludo-tokens }{ pludo-enter-where } بیرون.
    }
pludo-come-out = { $count ->
    [one] بیرون آمد
   *[other] بیرون آمدند
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}در { pludo-place }
}
pludo-move =
    .full = { pludo-rolls }، { pludo-tokens } از { pludo-from } به { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }، { pludo-tokens } به { pludo-place }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } به { pludo-place }.
    .chosen-full = { $who ->
        [you] { pludo-tokens } را از { pludo-from } به { pludo-place } بردید{ pludo-safe }.
        [same] { pludo-tokens } از { pludo-from } به { pludo-place }{ pludo-safe }.
       *[other] { $name } { pludo-tokens } را از { pludo-from } به { pludo-place } برد{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens } را به { pludo-place } برد.
       *[you] { pludo-tokens } به { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens } به { pludo-place }.
       *[you] { pludo-tokens } به { pludo-place }.
    }
pludo-safe = { $safe ->
    [yes] ، خانه امن
   *[no] {""}
}
pludo-bounce =
    .full = { pludo-rolls }، { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
    .normal = { pludo-rolls }، { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } برگشت به { pludo-place }{ pludo-same-place }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens } تا مقصد و برگشت به { pludo-place }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens } برگشت به { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens } برگشت به { pludo-place }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] ، همان خانه
   *[no] {""}
}
pludo-join =
    .full = { pludo-rolls }، { pludo-tokens } از { pludo-from } به { pludo-place }، جفت با مهره { $other }.
    .normal = { pludo-rolls }، { pludo-tokens } در { pludo-place } با مهره { $other } جفت شد.
    .brief = { pludo-rolls.brief }، { pludo-tokens } در { pludo-place } جفت شد.
    .chosen-full = { $who ->
        [you] { pludo-tokens } را از { pludo-from } به { pludo-place } بردید، جفت با مهره { $other }.
        [same] { pludo-tokens } از { pludo-from } به { pludo-place }، جفت با مهره { $other }.
       *[other] { $name } { pludo-tokens } را از { pludo-from } به { pludo-place } برد، جفت با مهره { $other }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } در { pludo-place } با مهره { $other } جفت شد.
       *[you] { pludo-tokens } در { pludo-place } با مهره { $other } جفت شد.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens } در { pludo-place } جفت شد.
       *[you] { pludo-tokens } در { pludo-place } جفت شد.
    }
pludo-home =
    .full = { pludo-rolls }، { pludo-tokens } از { pludo-from } { pludo-arrives }، { $home } از { $all }.
    .normal = { pludo-rolls }، { pludo-tokens } { pludo-arrives }، { $home } از { $all }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } به مقصد، { $home } از { $all }.
    .chosen-full = { $who ->
        [you] { pludo-tokens } را به مقصد رساندید{ pludo-spot }، { $home } از { $all }.
        [same] { pludo-tokens } { pludo-arrives }، { $home } از { $all }.
       *[other] { $name } { pludo-tokens } را به مقصد رساند{ pludo-spot }، { $home } از { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens } را به مقصد رساند، { $home } از { $all }.
       *[you] { pludo-tokens } { pludo-arrives }، { $home } از { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens } به مقصد، { $home } از { $all }.
       *[you] { pludo-tokens } به مقصد، { $home } از { $all }.
    }
pludo-arrives = { $count ->
    [one] به مقصد رسید{ pludo-spot }
   *[other] به مقصد رسیدند{ pludo-spot }
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] ، { $spot }
}
pludo-hits = { $who ->
    [you] { $victims } را در { pludo-place } زدید
   *[other] { $victims } را در { pludo-place } زد
}
pludo-capture =
    .full = { pludo-rolls } و با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    .normal = { pludo-rolls } و با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }، با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
       *[you] با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
       *[you] با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
       *[you] با { pludo-tokens }، { pludo-hits }{ pludo-set-back }.
    }
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] ، که از این عقب‌تر نمی‌رود
    [prison] ، که حالا اسیر است
    [elsewhere] ، که حالا در { $back-square } است
   *[other] ، که به { $back-square } برگشت
}
pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens } به پایگاه { pludo-went-back }.
   *[other] { pludo-tokens } به { pludo-place } { $count ->
        [one] رفت
       *[other] رفتند
    }.
}
pludo-captured-too = { $way ->
    [beside] کنارش زده شد: { $victims } در { pludo-place }{ pludo-set-back }.
    [passing] سر راه زده شد: { $victims } در { pludo-place }{ pludo-set-back }.
   *[there] این هم زده شد: { $victims }{ pludo-set-back }.
}
pludo-enter-capture =
    .full = { pludo-rolls }، { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
    .normal = { pludo-rolls }، { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }، { pludo-tokens } بیرون، { pludo-hits }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
       *[you] { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
       *[you] { pludo-tokens } را بیرون { pludo-brought } و { pludo-hits }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }، { pludo-tokens } بیرون، { pludo-hits }{ pludo-set-back }.
       *[you] { pludo-tokens } بیرون، { pludo-hits }{ pludo-set-back }.
    }
pludo-brought = { $who ->
    [you] آوردید
   *[other] آورد
}
pludo-carried =
    .full = { pludo-rolls } و با { pludo-tokens }، { pludo-hits } و یکراست به مقصد { pludo-reached }، { $home } از { $all }.
    .normal = { pludo-rolls } و با { pludo-tokens }، { pludo-hits } و به مقصد { pludo-reached }، { $home } از { $all }.
    .brief = { pludo-rolls.brief }، با { pludo-tokens }، { pludo-hits }، { $home } از { $all } در مقصد.
    .chosen-full = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits } و یکراست به مقصد { pludo-reached }، { $home } از { $all }.
       *[you] با { pludo-tokens }، { pludo-hits } و یکراست به مقصد { pludo-reached }، { $home } از { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits } و به مقصد { pludo-reached }، { $home } از { $all }.
       *[you] با { pludo-tokens }، { pludo-hits } و به مقصد { pludo-reached }، { $home } از { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name } با { pludo-tokens }، { pludo-hits }، { $home } از { $all } در مقصد.
       *[you] با { pludo-tokens }، { pludo-hits }، { $home } از { $all } در مقصد.
    }
pludo-reached = { $who ->
    [you] رسیدید
   *[other] رسید
}
pludo-push =
    .full = { pludo-rolls } و { $victims } را از { pludo-from } به { pludo-place } { pludo-pushed }.
    .normal = { pludo-rolls } و { $victims } را به { pludo-place } { pludo-pushed }.
    .brief = { pludo-rolls.brief }، { $victims } به { pludo-place }.
    .chosen-full = { $who ->
        [other] { $name } { $victims } را از { pludo-from } به { pludo-place } { pludo-pushed }.
       *[you] { $victims } را از { pludo-from } به { pludo-place } { pludo-pushed }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { $victims } را به { pludo-place } { pludo-pushed }.
       *[you] { $victims } را به { pludo-place } { pludo-pushed }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { $victims } را به { pludo-place } { pludo-pushed }.
       *[you] { $victims } را به { pludo-place } { pludo-pushed }.
    }
pludo-pushed = { $who ->
    [you] هل دادید
   *[other] هل داد
}
pludo-decline =
    .full = { pludo-rolls } و { pludo-passes }.
    .normal = { pludo-rolls } و { pludo-passes }.
    .brief = { pludo-rolls.brief }، پاس.
    .chosen-full = { $who ->
        [other] { $name } { pludo-passes }.
       *[you] { pludo-passes }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-passes }.
       *[you] { pludo-passes }.
    }
    .chosen-brief = { $who ->
        [other] { $name } پاس.
       *[you] پاس.
    }
pludo-passes = { $who ->
    [you] پاس دادید
   *[other] پاس داد
}
pludo-helps = { $who ->
    [you] از حالا برای { $partners } بازی می‌کنید.
   *[other] { $helped ->
        [you] از حالا { $name } برای شما بازی می‌کند.
       *[other] از حالا { $name } برای { $partners } بازی می‌کند.
    }
}
pludo-turn = { $who ->
    [you] نوبت شماست.
   *[other] نوبت { $name } است.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] همه کارت می‌کشند، کمترین عدد شروع می‌کند.
        [spinner] همه می‌چرخانند، کمترین عدد شروع می‌کند.
       *[dice] همه تاس می‌اندازند، کمترین عدد شروع می‌کند.
    }
   *[highest] { $throw ->
        [cards] همه کارت می‌کشند، بیشترین عدد شروع می‌کند.
        [spinner] همه می‌چرخانند، بیشترین عدد شروع می‌کند.
       *[dice] همه تاس می‌اندازند، بیشترین عدد شروع می‌کند.
    }
}
pludo-tied = مساوی: { $players } دوباره { $throw ->
    [cards] می‌کشند.
    [spinner] می‌چرخانند.
   *[dice] می‌اندازند.
}
pludo-begins = { $who ->
    [you] شما شروع می‌کنید.
   *[other] { $name } شروع می‌کند.
}
pludo-skipped = { $who ->
    [you] این نوبت بازی نمی‌کنید.
   *[other] { $name } این نوبت بازی نمی‌کند.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] این نوبت شما سوخت.
   *[other] این نوبت { $name } سوخت.
}
pludo-plays-on = { $who ->
    [you] بازی از شما ادامه دارد.
   *[other] بازی از { $name } ادامه دارد.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] قرعه بکشید: { $what }.
       *[choose] انتخاب کنید: { $what }.
    }
   *[other] { $how ->
        [draw] { $name } قرعه می‌کشد: { $what }.
       *[choose] { $name } انتخاب می‌کند: { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] { $prey } را به دوئل می‌خوانید. { $throw ->
        [dice] تاس بیندازید.
       *[other] برای آن تاس بیندازید.
    }
   *[other] { $name } { $prey } را به دوئل می‌خواند.
}
pludo-duelled = دوئل: { $who ->
    [you] شما { $mine } آوردید
   *[other] { $name } { $mine } آورد
}، { $rivals ->
    [one] { $rival-who ->
        [you] شما { $theirs } آوردید
       *[other] { $rival } { $theirs } آورد
    }
   *[other] دیگران { $theirs } آوردند
}. { $end ->
    [won] { $who ->
        [you] دوئل را بردید.
       *[other] { $name } دوئل را برد.
    }
    [sent] { $who ->
        [you] { pludo-token-numbers } شما به پایگاه { pludo-went-back }.
       *[other] { pludo-token-numbers } { $name } به پایگاه { pludo-went-back }.
    }
   *[stays] { $who ->
        [you] باختید و سر جایتان می‌مانید.
       *[other] { $name } باخت و سر جایش می‌ماند.
    }
}
pludo-new-token = { $who ->
    [you] یک مهره تازه دارید، شماره { $number }.
   *[other] { $name } یک مهره تازه دارد.
}
pludo-given-away = { $who ->
    [you] { pludo-tokens } شما حالا مال { $receiver ->
        [you] خودتان
       *[other] { $to }
    } است.
   *[other] { pludo-tokens } { $name } حالا { $receiver ->
        [you] مال شماست، با شماره { $number }.
       *[other] مال { $to } است.
    }
}
pludo-lot-fell = { $who ->
    [you] قرعه به نام شما افتاد.
   *[other] قرعه به نام { $name } افتاد.
}
pludo-pick-skip = چه کسی { $turns } نوبت بازی نکند
pludo-pick-turn-to = چه کسی یک نوبت اضافه بگیرد
pludo-pick-play-on = چه کسی بعد بازی کند
pludo-pick-card = کدام کارت داده شود
pludo-pick-send = مهره کجا برود
pludo-card-passed = { $who ->
    [you] { $card } را به { $to } می‌دهید.
   *[other] { $receiver ->
        [you] { $name } { $card } را به شما می‌دهد.
       *[other] { $name } { $card } را به { $to } می‌دهد.
    }
}
pludo-pick-score = { $way ->
    [lost] چه کسی { $points } امتیاز از دست بدهد
   *[won] چه کسی { $points } امتیاز بگیرد
}
pludo-pick-answer = { $answers } برای { $title }
pludo-vote = { $way ->
    [against] نه
   *[for] بله
}
pludo-poll-vote = رأی‌گیری درباره { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] همه برای { $title } انتخاب می‌کنند. { pludo-secretly }
   *[at-once] همه برای { $title } انتخاب می‌کنند.
}
pludo-secretly = همه در پایان گفته می‌شود.
pludo-others-look-away = حالا فقط { $name } گوش و نگاه کند.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] انتخاب کردید.
       *[other] { $name } انتخاب کرد.
    }
   *[other] { $who ->
        [you] شما: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] شما: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = انتخاب‌ها: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title } پذیرفته شد، { $for } به { $against }.
   *[lost] { $title } رد شد، { $against } به { $for }.
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] یک نوبت دیگر می‌گیرید.
       *[other] { $name } یک نوبت دیگر می‌گیرد.
    }
    [instead] { $who ->
        [you] نوبت شما به { $to } می‌رسد.
       *[other] { $receiver ->
            [you] نوبت { $name } به شما می‌رسد.
           *[other] نوبت { $name } به { $to } می‌رسد.
        }
    }
   *[extra] نوبت بعد: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] همه برای ترتیب بازی کارت می‌کشند.
    [spinner] همه برای ترتیب بازی می‌چرخانند.
   *[dice] همه برای ترتیب بازی تاس می‌اندازند.
}
pludo-ordered = ترتیب بازی: { $players }.
pludo-misses = { $who ->
    [you] { $turns } نوبت بازی نخواهید کرد.
   *[other] { $name } { $turns } نوبت بازی نخواهد کرد.
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] { $points } از دست دادید و { pludo-points } دارید.
       *[won] { $points } گرفتید و { pludo-points } دارید.
    }
   *[other] { $way ->
        [lost] { $name } { $points } از دست داد و { pludo-points } دارد.
       *[won] { $name } { $points } گرفت و { pludo-points } دارد.
    }
}
pludo-points = { $total } امتیاز
pludo-reversed = { $direction ->
    [clockwise] بازی حالا در جهت ساعت می‌چرخد.
   *[counter] بازی حالا خلاف جهت ساعت می‌چرخد.
}
pludo-round = دور { $number }.
pludo-amended = قانون تازه، { $title }: { $text }
pludo-amended-silent = قانون تازه: { $title }.
pludo-shuffled = کارت‌ها بُر خوردند.
pludo-eliminated = { $who ->
    [you] از بازی حذف شدید.
   *[other] { $name } از بازی حذف شد.
}
pludo-placed = { $who ->
    [you] شما { pludo-place-number } شدید.
   *[other] { $name } { pludo-place-number } شد.
}
pludo-place-number = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
    [7] هفتم
    [8] هشتم
   *[other] نفر { $place }
}
pludo-won = { $who ->
    [you] شما بردید!
   *[other] { $name } برد.
}
pludo-won-together = { $who ->
    [you] شما و { $partners } بردید!
   *[other] { $name } و { $partners } بردند.
}
pludo-won-together-on-limit = { $who ->
    [you] سقف نوبت‌ها پر شد. شما و { $partners } با { pludo-made-together } بردید!
   *[other] سقف نوبت‌ها پر شد. { $name } و { $partners } با { pludo-made-together } بردند.
}
pludo-draw-of-teams = سقف نوبت‌ها پر شد. بازی مساوی شد میان { $teams }، هر تیم { pludo-made-together }.
pludo-team-of = { $who ->
    [you] شما با { $partners }
   *[other] { $name } با { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } مهره در مقصد
}
pludo-won-on-limit = { $who ->
    [you] سقف نوبت‌ها پر شد. با { $home } مهره در مقصد بردید!
   *[other] سقف نوبت‌ها پر شد. { $name } با { $home } مهره در مقصد برد.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] با { pludo-points } بردید!
   *[other] { $name } با { pludo-points } برد.
}
pludo-draw-by-points = { pludo-limit-reached }بازی مساوی شد میان { $players }، هر کدام { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] سقف نوبت‌ها پر شد.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] همه دیگران حذف شدند. شما بردید!
   *[other] همه دیگران حذف شدند. { $name } برد.
}
pludo-won-by-captures = { $who ->
    [you] با زدن { $captures } مهره بردید!
   *[other] { $name } با زدن { $captures } مهره برد.
}
pludo-draw = بازی مساوی شد میان { $players }.
pludo-draw-on-limit = سقف نوبت‌ها پر شد. بازی مساوی شد میان { $players }، هر کدام { $home } در مقصد.
pludo-won-by-together = { $who ->
    [you] همه با هم بردید!
   *[other] همه با هم بردند.
}
pludo-won-by-nobody = بازی تمام شد و کسی نبرد.
pludo-over = بازی تمام شد.
pludo-place-of = { $who ->
    [you] شما { pludo-place-number } شدید.
   *[other] { $name } { pludo-place-number } شد.
}
pludo-standing = { $who ->
    [you] در مقصد: شما { $number }{ pludo-standing-others }.
   *[other] در مقصد: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] شما { $number }{ pludo-standing-others }.
   *[other] { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] ، { $others }
}
pludo-number-of = { $name } { $number }
pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] تا نوبت بعدی شما یک مهره زده نمی‌شود
       *[other] یک مهره { $number } نوبت زده نمی‌شود
    }
    [throw] دو بار بیندازید و یکی را نگه دارید
    [swap] { $number ->
        [0] با مهره بازیکنی دیگر جابه‌جا شوید
       *[other] با مهره بازیکنی دیگر تا { $number } خانه جلوتر جابه‌جا شوید
    }
   *[jump] یک مهره { $number } خانه می‌پرد
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] { $ability_a } گرفتید، همین حالا به کار برید.
       *[held] { $ability_a } گرفتید: { $does }.
    }
   *[other] { $name } { $ability_a } گرفت.
}
pludo-ability-gained-unseen = { $name } چیزی پنهان گرفت.
pludo-ability-choice = یک توانایی به انتخاب
pludo-ability-full = { $who ->
    [you] از قبل { $limit } توانایی دارید و چیزی نمی‌گیرید.
   *[other] { $name } جای بیشتر ندارد.
}
pludo-ability-used = { $who ->
    [you] { $ability_a } به کار بردید.
   *[other] { $name } { $ability_a } به کار برد.
}
pludo-ability-shielded = { $turns ->
    [one] سپر روی { $piece }، تا نوبت بعدی‌اش.
   *[other] سپر روی { $piece }، برای { $turns } نوبت.
}
pludo-ability-shield-ended = سپر { $piece } تمام شد.
pludo-ability-swapped = جابه‌جا شد: { $piece } در { pludo-place } است، { $other } در { pludo-foot }.
pludo-ability-holds = { $who ->
    [you] { $list } دارید.
   *[other] { $name } { $list } دارد.
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count } پنهان
pludo-ability-usable = می‌توانید به کار برید: { $list_a }.
pludo-ability-nobody = هیچ‌کس توانایی ندارد.
pludo-ability-none-here = این بازی توانایی ندارد.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }، { $least ->
        [1] با { $ability } دست‌کم { $with-percent }
       *[0] با { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] دست‌کم { $percent } درصد
   *[0] { $percent } درصد
}
pludo-with-percent = { $least ->
    [1] دست‌کم { $with-percent } درصد
   *[0] { $with-percent } درصد
}
