# فارسی: پاسخ‌هایی که بازیکن با کلید می‌پرسد.
pludo-query-player-tokens = { $who ->
    [you] شما: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] همه در پایگاه
           *[no] { pludo-tokens } در پایگاه
        }
        [finish] { $all ->
            [yes] همه در مقصد
           *[no] { pludo-tokens } در مقصد
        }
        [home] { pludo-tokens } در { pludo-place }
       *[track] { pludo-tokens } در { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] همه در پایگاه
           *[no] { $count } در پایگاه
        }
        [finish] { $all ->
            [yes] همه در مقصد
           *[no] { $count } در مقصد
        }
        [home] { pludo-tokens } در { pludo-place }
       *[track] { pludo-tokens } در { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] همه در پایگاه
           *[no] { pludo-tokens } در پایگاه
        }
        [finish] { $all ->
            [yes] همه در مقصد
           *[no] { pludo-tokens } در مقصد
        }
        [home] { pludo-tokens } در { pludo-place }
       *[track] { pludo-tokens } در { pludo-place }{ pludo-query-together }، { $left } مانده
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] همه مهره‌ها در پایگاه.
       *[no] { pludo-tokens } در پایگاه.
    }
    [finish] { $all ->
        [yes] همه مهره‌ها در مقصد.
       *[no] { pludo-tokens } در مقصد.
    }
    [home] { pludo-tokens } در { pludo-place }.
   *[track] { pludo-tokens } در { pludo-place }{ pludo-query-shelter }، { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] ، جفت
    [barrier] ، سد
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] ، ستاره
    [colour] ، امن { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] ، جفت
    [barrier] ، سد
    [safe] ، امن
   *[open] {""}
}
pludo-query-steps-from-home = { $left } قدم تا مقصد
pludo-query-threat = { $from ->
    [yard] { $name } می‌تواند بیرون بیاید و { pludo-query-own } را بزند: { pludo-likely }.
    [way] { pludo-query-victim } { $steps } خانه پشت { pludo-query-own } است و می‌تواند آن را بزند: { pludo-likely }.
   *[elsewhere] { $name } می‌تواند { pludo-query-own } را بزند: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] می‌توانید بیرون بیایید و { pludo-query-victim } را بزنید: { pludo-likely }.
       *[other] { $own-name } می‌تواند بیرون بیاید و { pludo-query-victim } را بزند: { pludo-likely }.
    }
    [way] { pludo-query-victim } { $steps } خانه جلوی { pludo-query-own } است که می‌تواند آن را بزند: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] می‌توانید { pludo-query-victim } را بزنید: { pludo-likely }.
       *[other] { $own-name } می‌تواند { pludo-query-victim } را بزند: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [one] مهره { $tokens } { $name }
   *[other] مهره‌های { $tokens } { $name }
}
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] مهره { $own } شما
       *[other] مهره { $own } { $own-name }
    }
   *[other] { $own-who ->
        [you] مهره‌های { $own } شما
       *[other] مهره‌های { $own } { $own-name }
    }
}
pludo-query-by-ability = { $who ->
    [you] با { $ability } می‌توانید { $pieces } را بزنید
   *[other] { $name } با { $ability } می‌تواند { $pieces } را بزند
}، { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] محتمل‌ترین { pludo-with-percent }.
       *[0] حداکثر { $with-percent } درصد.
    }
}
pludo-query-nobody-near = کسی نزدیک نیست.
pludo-query-none-found = مهره‌ای برای زدن پیدا نشد، ولی حالت‌ها آن‌قدر زیاد است که همه دیده نشد.
pludo-query-one-more = { $throw ->
    [cards] یک کارت دیگر
    [spinner] یک چرخش دیگر
   *[dice] یک پرتاب دیگر
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] نوبت شما: برای شروع کارت بکشید.
            [spinner] نوبت شما: برای شروع بچرخانید.
           *[dice] نوبت شما: برای شروع تاس بیندازید.
        }
        [order] { $throw ->
            [cards] نوبت شما: برای ترتیب کارت بکشید.
            [spinner] نوبت شما: برای ترتیب بچرخانید.
           *[dice] نوبت شما: برای ترتیب تاس بیندازید.
        }
        [roll] { $throw ->
            [cards] نوبت شما: کارت بکشید.
            [spinner] نوبت شما: بچرخانید.
           *[dice] نوبت شما: تاس بیندازید.
        }
        [roll-pool] { $throw ->
            [cards] نوبت شما: دوباره بکشید، بعد { $dice } را بازی کنید.
            [spinner] نوبت شما: دوباره بچرخانید، بعد { $dice } را بازی کنید.
           *[dice] نوبت شما: دوباره بیندازید، بعد { $dice } را بازی کنید.
        }
        [roll-second] { $throw ->
            [cards] نوبت شما: دوباره بکشید و یکی از دو تا را نگه دارید؛ { $dice } دارید.
            [spinner] نوبت شما: دوباره بچرخانید و یکی از دو تا را نگه دارید؛ { $dice } دارید.
           *[dice] نوبت شما: دوباره بیندازید و یکی از دو تا را نگه دارید؛ { $dice } دارید.
        }
        [move-roll] { $throw ->
            [cards] نوبت شما: { $dice } را بازی کنید، بعد دوباره بکشید.
            [spinner] نوبت شما: { $dice } را بازی کنید، بعد دوباره بچرخانید.
           *[dice] نوبت شما: { $dice } را بازی کنید، بعد دوباره بیندازید.
        }
        [take] نوبت شما: یک توانایی انتخاب کنید.
        [duel] نوبت شما: برای دوئل تاس بیندازید.
        [lot] نوبت شما: قرعه بکشید.
        [pick] نوبت شما: انتخاب کنید { $dice }.
       *[move] نوبت شما: { $dice } را بازی کنید.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] نوبت { $name } است که برای شروع کارت بکشد.
            [spinner] نوبت { $name } است که برای شروع بچرخاند.
           *[dice] نوبت { $name } است که برای شروع تاس بیندازد.
        }
        [order] { $throw ->
            [cards] نوبت { $name } است که برای ترتیب کارت بکشد.
            [spinner] نوبت { $name } است که برای ترتیب بچرخاند.
           *[dice] نوبت { $name } است که برای ترتیب تاس بیندازد.
        }
        [roll] { $throw ->
            [cards] نوبت { $name } است که کارت بکشد.
            [spinner] نوبت { $name } است که بچرخاند.
           *[dice] نوبت { $name } است که تاس بیندازد.
        }
        [roll-pool] نوبت { $name }: { pludo-query-one-more }، بعد بازی { $dice }.
        [roll-second] نوبت { $name }: { pludo-query-one-more }، یکی از دو تا می‌ماند؛ اولی { $dice } است.
        [move-roll] نوبت { $name }: بازی { $dice }، بعد { pludo-query-one-more }.
        [take] نوبت { $name } است که یک توانایی انتخاب کند.
        [duel] نوبت { $name } است که برای دوئل تاس بیندازد.
        [lot] نوبت { $name } است که قرعه بکشد.
        [pick] نوبت { $name } است که انتخاب کند { $dice }.
       *[move] نوبت { $name }: بازی { $dice }.
    }
}
pludo-query-changed = تغییرات این بازی.
pludo-query-score = { $who ->
    [you] شما: { $home } از { $all } در مقصد، { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } از { $all } در مقصد، { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] ، { $points } امتیاز
   *[no] {""}
}
pludo-query-steps = { $left } قدم مانده
pludo-query-captures = { $count-captures ->
    [yes] ، { $goal ->
        [0] { $captures } مهره زده
       *[other] { $captures } مهره از { $goal } زده
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] شما { $dice } کشیدید.
       *[other] { $name } { $dice } کشید.
    }
    [spinner] { $who ->
        [you] شما در گردونه { $dice } آوردید.
       *[other] { $name } در گردونه { $dice } آورد.
    }
   *[dice] { $who ->
        [you] شما { $dice } آوردید.
       *[other] { $name } { $dice } آورد.
    }
}
pludo-query-streak = { $streak ->
    [one] در این نوبت تا حالا یک بار { $dice } آمده.
   *[other] { $dice } پشت سر هم { $streak } بار آمد.
}
pludo-query-since-nothing = از نوبت قبلی شما اتفاقی نیفتاده است.
pludo-query-since-capture = { $who ->
    [you] شما { $victims } را در { pludo-place } زدید.
   *[other] { $name } { $victims } را در { pludo-place } زد.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }، { $list }.
}
pludo-query-since-who = { $who ->
    [you] شما
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } به پایگاه
    [finish] { pludo-tokens } به مقصد
   *[other] { pludo-tokens } به { pludo-place }
}
pludo-query-since-no-move = بدون حرکت
pludo-query-since-penalty = { $kind ->
    [rollback] نوبت پس گرفته شد
    [sent-back] آخرین مهره به پایگاه برگشت
   *[forfeit] آخرین پرتاب سوخت
}
pludo-query-since-skipped = یک نوبت بازی نکرد
pludo-query-since-lost = یک نوبت سوخت
pludo-query-since-placed = تمام کرد، رتبه { $place }
pludo-query-since-used = { $ability } به کار رفت
pludo-query-partner = با { $partners } یار هستید.
pludo-query-colours = رنگ‌ها: { $list }.
pludo-query-colour-of = { $who ->
    [you] شما { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] هنوز کارتی کشیده نشده است.
    [spinner] هنوز کسی نچرخانده است.
   *[dice] هنوز کسی تاس نینداخته است.
}
pludo-query-partners = یاران: { $partners }.
pludo-query-position = { $title }، { $number }.
pludo-query-turn-number = { $number ->
    [0] پرتاب‌های آغازین
   *[other] نوبت { $number }
}
pludo-query-who = { $who ->
    [you] رنگ شما { $colour } است.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } { $colour } است{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] ، یار شما
    [other] ، یار { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] ، ربات، { $bot }
}
pludo-query-prisoners = { $who ->
    [you] اسیر شما: { $pieces }.
   *[other] اسیر { $name }: { $pieces }.
}
pludo-query-hand = { $who ->
    [you] در دست شما: { $cards }.
   *[other] در دست { $name }: { $cards }.
}
pludo-query-choose = انتخاب کنید:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } با { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] مهره { $tokens } { $owner-name }
           *[other] مهره‌های { $tokens } { $owner-name }
        }
       *[actor] { $count ->
            [one] مهره { $tokens }
           *[other] مهره‌های { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] ، با پرش از { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] ، از راه { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] ، { $there }
}
pludo-query-choice-takes = { $victims } را می‌زند
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: بیرون در { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: بیرون{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: بیرون در { pludo-place }{ pludo-query-choice-jump }، { pludo-query-choice-takes }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: بیرون، { pludo-query-choice-takes }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: تا مقصد و برگشت به { pludo-place }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: برگشت به { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] ، امن
    [barrier] ، سد
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: به { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: به مقصد.
    .brief = { pludo-query-choice-head }: مقصد.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }، { pludo-query-choice-takes }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: بیرون در { pludo-place }{ pludo-query-choice-jump }، دوئل با { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: بیرون، دوئل با { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }، دوئل با { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: دوئل با { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps } قدم می‌ماند
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }{ pludo-query-choice-jump }، { pludo-query-choice-takes }، بعد مقصد.
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }، مقصد.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }، جفت با مهره { $other }.
    .brief = { pludo-query-choice-head }: جفت با { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: با فدیه، آزاد در پایگاه.
    .brief = { pludo-query-choice-head }: فدیه.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }هل دادن { $victims } از { pludo-from } به { pludo-place }.
    .brief = { pludo-query-choice-key }هل دادن { $victims } به { pludo-place }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: در { pludo-place } زده نمی‌شود، { $number ->
        [one] تا نوبت بعدی شما
       *[other] برای { $number } نوبت
    }.
    .brief = { pludo-query-choice-head }: سپر.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: از { pludo-from } به { pludo-place }، جابه‌جا با { $other }.
    .brief = { pludo-query-choice-head }: جابه‌جا با { $other } در { pludo-place }.
pludo-query-choice-twice =
    .normal = { $ability }: دو بار بیندازید و یکی را نگه دارید.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: گرفتن { $ability }، { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] همه مهره‌های همه بازیکنان
    [others] همه مهره‌های دیگران
   *[all] همه مهره‌های شما
} { $way ->
    [back] { $steps } خانه عقب
   *[ahead] { $steps } خانه جلو
}: { $ends }{ $captures ->
    [0] {""}
   *[other] ، زده می‌شود: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } در { pludo-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] مقصد
    [capture] { pludo-place } با زدن { $victims }
    [carried] { pludo-place } با زدن { $victims }، بعد مقصد
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}امن
        [barrier] {" "}سد
       *[open] {""}
    }
}
pludo-query-choice-end = { $piece } به { pludo-place }
pludo-query-choice-change = { $tokens }: جابه‌جا شوند.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] کارت بکشید
    [spinner] بچرخانید
   *[dice] تاس بیندازید
} و آنچه دارید نگه دارید.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] فقط می‌توانید پاس بدهید.
       *[no] { pludo-query-choice-key }پاس.
    }
    .brief = { pludo-query-choice-key }پاس.
pludo-query-answers-given = انتخاب کرده‌اند: { $players }.
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } خانه پشت.
   *[other] { $name } می‌تواند آنجا بزند.
}
pludo-reason-only = تنها حرکت همین است.
pludo-reason-wins = با آن بازی را تمام می‌کنید.
pludo-reason-home = مهره { $token } به مقصد می‌رسد.
pludo-reason-captures = { $victims } را می‌زند.
pludo-reason-enters = مهره { $token } بیرون می‌آید.
pludo-reason-column = مهره { $token } به راه مقصد می‌رسد که کسی دنبالش نمی‌آید.
pludo-reason-beyond = از آنجا به بعد کسی مهره { $token } را نمی‌زند.
pludo-reason-safe = آنجا امن است.
pludo-reason-escapes = { $count ->
    [one] از دست { $name } در می‌رود که می‌توانست آن را بزند: { pludo-percent }.
   *[other] از دست { $name } و دیگران در می‌رود که می‌توانستند آن را بزنند: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] وگرنه { $name } می‌تواند آن را بزند: { pludo-percent }.
   *[other] وگرنه { $name } و دیگران می‌توانند آن را بزنند: { pludo-percent }.
}
pludo-reason-swaps = { $gain } قدم جلو می‌افتد، و مهره { $victim } { $name } { $theirs ->
    [0] { $loss } عقب می‌افتد
   *[other] { $theirs } جلو می‌افتد
}.
pludo-reason-unseen = { $count ->
    [one] توانایی پنهان دیگران حساب نشده است.
   *[other] { $count } توانایی پنهان دیگران حساب نشده است.
}
pludo-reason-threatens = بعد مهره { $victim } { $name } را تهدید می‌کند: { pludo-percent }.
pludo-reason-pushes = مهره { $victim } { $name } را هل می‌دهد.
pludo-reason-passes = هر حرکت دیگری بدتر است.
pludo-reason-exposed = { $count ->
    [one] ولی { $name } می‌تواند آن را آنجا بزند: { pludo-percent }.
   *[other] ولی { $name } و دیگران می‌توانند آن را آنجا بزنند: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] ولی بعد { $name } می‌تواند مهره { $token } را بزند: { pludo-percent }.
   *[other] ولی بعد { $name } و دیگران می‌توانند مهره { $token } را بزنند: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] با حرکت مهره { $token } خطر زده شدن هست: { pludo-percent }.
   *[other] با حرکت مهره { $token } خطر زده شدن بیشتر است: { pludo-percent } به جای { $instead }.
}
pludo-reason-ahead = مهره { $token } جلوترین مهره شما در راه است.
pludo-reason-behind = مهره { $token } عقب‌ترین مهره شماست و خود را می‌رساند.
pludo-reason-clear = آشکارا بهتر از بقیه است.
pludo-reason-better = کمی بهتر از بقیه است.
pludo-reason-equal = حرکت بعدی هم تقریبا همین‌قدر خوب است.
pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }، { $faces }؛ از هر کدام حدود { $each } انتظار می‌رود. بیشترین انتظار برای شش: { $longest }، معمول حدود { $usual } است.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }، { $faces }. بیشترین انتظار برای شش: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] شما
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count } کارت
    [spinner] { $count } چرخش
   *[dice] { $count } پرتاب
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] بدون { pludo-ledger-number }
    [1] یک بار { pludo-ledger-number }
    [2] دو بار { pludo-ledger-number }
    [3] سه بار { pludo-ledger-number }
    [4] چهار بار { pludo-ledger-number }
    [5] پنج بار { pludo-ledger-number }
    [6] شش بار { pludo-ledger-number }
   *[other] { $count } بار { pludo-ledger-number }
}
pludo-ledger-number = { $face ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
   *[6] شش
}
pludo-ledger-face-expected = { $face }: { $count }، انتظار { $expected }
pludo-ledger-fair = { $throw ->
    [cards] همه از یک دسته کارت می‌کشند که فقط بخت بُر زده است.
    [spinner] بخت همه یکسان است.
   *[dice] تاس‌ها برای همه یکی است و هر پرتاب فقط بخت است.
}
