# فارسی: صفحه، خانه به خانه.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] راه مقصد شما { $square } از { $of }
       *[other] راه مقصد { $name } { $square } از { $of }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] ستاره، امن
    [colour] امن { $colour }
   *[plain] امن
}
pludo-explore-safe-for = امن فقط برای { $colour }
pludo-explore-start = { $who ->
    [you] خانه شروع شما
   *[other] خانه شروع { $name }
}
pludo-explore-entry = { $who ->
    [you] ورودی مقصد شما
   *[other] ورودی مقصد { $name }
}
pludo-explore-fork = دوراهی
pludo-explore-crossing = تقاطع
pludo-explore-two-way = دوطرفه
pludo-explore-tile-when = اگر { $when }: { $effects }
pludo-explore-distances = از اینجا فاصله‌ها فرق دارد
pludo-explore-jump = { $way ->
    [ahead] جلو می‌برد به { pludo-place }
   *[back] عقب می‌برد به { pludo-place }
}
pludo-explore-edge = لبه.
pludo-explore-no-turn = اینجا راهی جدا نمی‌شود.
pludo-explore-none-player = { $who ->
    [you] شما مهره‌ای روی صفحه ندارید.
   *[other] { $name } مهره‌ای روی صفحه ندارد.
}
pludo-explore-none = مهره‌ای روی صفحه نیست.
pludo-explore-none-safe = هیچ خانه‌ای از مسیر امن نیست.
pludo-explore-no-player = بازیکن { $number } نیست؛ { $count } نفر بازی می‌کنند.
pludo-explore-go-where = کدام خانه؟ شماره یا نامش را بنویسید، بعد اینتر.
    .touch = کدام خانه؟ شماره یا نامش را بنویسید.
pludo-explore-no-square = { $text ->
    [none] خانه‌ای گفته نشد. مسیر از { $first } تا { $last } است.
   *[other] خانه { $text } نیست. مسیر از { $first } تا { $last } است.
}
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] اینجا کسی به شما نمی‌رسد.
       *[other] اینجا کسی به { $name } نمی‌رسد.
    }
   *[token] کسی با یک پرتاب { $piece } را نمی‌زند.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] اینجا ممکن است شما را بزنند: { pludo-percent }.
       *[other] اینجا ممکن است { $name } را بزنند: { pludo-percent }.
    }
   *[token] { $who ->
        [you] ممکن است مهره شما را بزنند: { pludo-percent }.
       *[other] ممکن است مهره { $name } را بزنند: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] { $piece }، از پایگاه{ pludo-explore-with }.
    [way] { $piece }، { $steps } خانه عقب‌تر{ pludo-explore-with }.
   *[elsewhere] { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] ، با { $dice }، { pludo-likely }
    [ability] ، با { $ability }، { pludo-with-percent }
   *[no] ، { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = حالا کسی نمی‌اندازد.
pludo-explore-not-on-way = { $who ->
    [you] راه شما از این خانه نمی‌گذرد.
   *[other] راه { $name } از این خانه نمی‌گذرد.
}
pludo-explore-ahead = { $steps } جلوتر: { $list }.
pludo-explore-behind = { $steps } عقب‌تر: { $list }.
pludo-explore-scan-nothing = کسی نزدیک نیست.
pludo-explore-ahead-home = { $steps } جلوتر: مقصد.
pludo-explore-ahead-nothing = در { $steps } خانه بعد چیزی نیست.
pludo-explore-no-move-with = با { $dice } حرکتی نیست.
