# فارسی: واژه‌های تصویر صفحه، برای کسانی که آن را نمی‌بینند.
pludo-picture-title = صفحه { $title }
pludo-picture-shape = { $shape ->
    [ring] حلقه‌ای با { $ring } خانه، روی هم { $tiles } خانه.
   *[other] { $tiles } خانه.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } از اولین خانه راه مقصد خود شروع می‌کند و { $steps } قدم تا مقصد می‌رود.
   *[track] { $colour } از { $square } شروع می‌کند و { $steps } قدم تا مقصد می‌رود.
}
pludo-picture-safe = { $count ->
    [1] خانه امن: { $squares }.
   *[other] خانه‌های امن: { $squares }.
}
pludo-picture-jumps = هر یک از این پرش‌ها یک پیکان کلفت خمیده است.
pludo-picture-sends = از خانه‌ای که مهره را به جای دیگر می‌فرستد، پیکانی باریک و خمیده به هر خانه‌ای می‌رود که مهره شاید به آن برود.
pludo-picture-signs = هر رنگ حرف و نقش خود را دارد. خانه شروع پیکان دارد، خانه امن ستاره؛ مقصد یک لوزی یا مثلث در میان است و هر زمینه نام‌دار یک پایگاه است.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }، راه مقصد { $square }
pludo-picture-finish = { $colours }: مقصد
pludo-picture-yard = پایگاه { $colour }
pludo-picture-jump = { $start }: به { $to }
