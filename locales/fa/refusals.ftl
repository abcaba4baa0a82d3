# فارسی: چرا چیزی مجاز نیست.
pludo-refusal-game-over = بازی تمام شده است.
pludo-refusal-not-your-turn = نوبت { $name } است.
pludo-refusal-roll-first = { $throw ->
    [cards] اول کارت بکشید.
    [spinner] اول بچرخانید.
   *[dice] اول تاس بیندازید.
}
pludo-refusal-move-first = اول حرکت کنید: { $dice } مانده است.
pludo-refusal-pick-first = اول انتخاب کنید: { $dice }.
pludo-refusal-take-first = اول یک توانایی انتخاب کنید.
pludo-refusal-bad-dice = { $throw ->
    [cards] چنین کارتی نمانده است.
    [spinner] گردونه چنین خانه‌ای ندارد.
   *[dice] تاس‌ها چنین نمی‌آیند.
}
pludo-refusal-no-such-die = آن تاس نیست. مانده: { $dice }.
pludo-refusal-no-such-token = مهره { $tokens } وجود ندارد. { $owner ->
    [other] { $owner-name } { $all } مهره دارد.
   *[actor] شما { $all } مهره دارید.
}
pludo-refusal-not-your-token = آن مهره مال شما نیست.
pludo-refusal-prisoner = { pludo-tokens } اسیر است و اول فدیه می‌خواهد.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens } در پایگاه است و حالا بیرون نمی‌آید.
   *[other] { pludo-tokens } در پایگاه است و برای بیرون آمدن { $entries } می‌خواهد.
}
pludo-refusal-finished = { pludo-tokens } از قبل در مقصد است.
pludo-refusal-too-far = { pludo-tokens } فقط { $left } قدم تا مقصد دارد، { $dice } زیاد است.
pludo-refusal-too-far-back = { pludo-tokens } این‌قدر عقب نمی‌رود.
pludo-refusal-own-limit = { $limit ->
    [one] مهره خودتان آنجاست.
   *[other] { $limit } مهره خودتان آنجاست.
}
pludo-refusal-blocked = مهره خودتان در راه مقصد سر راه است.
pludo-refusal-partner-blocks = مهره یارتان سر راه است و نباید از آن بگذرید.
pludo-refusal-barrier = سدی سر راه { pludo-tokens } است.
pludo-refusal-doubled-odd = { pludo-tokens } در جفت است و جفت فقط با عدد زوج حرکت می‌کند.
pludo-refusal-rest-left = بعد از حرکت { pludo-tokens } قدم‌هایی می‌ماند که هیچ مهره‌ای نمی‌تواند برود.
pludo-refusal-tower-split = { pludo-tokens } در برج است: برج با هم حرکت می‌کند.
pludo-refusal-doubled-split = { pludo-tokens } در جفت است: هر دو با هم حرکت می‌کنند.
pludo-refusal-doubled-first = یک جفت حرکت دارد و با { $dice } اول آن می‌رود.
pludo-refusal-already-used = { pludo-tokens } یک تاس این پرتاب را بازی کرده. مهره دیگری انتخاب کنید.
pludo-refusal-must-use-all = با این حرکت تاس دیگر بازی نمی‌شود. حرکتی انتخاب کنید که هر دو بازی شوند.
pludo-refusal-capture-needs-all = حالا نمی‌شود زد، چون همه تاس‌ها بازی نمی‌شوند.
pludo-refusal-needs-captures = برای رفتن به مقصد اول باید { $captures } مهره بزنید.
pludo-refusal-start-rule = مهره فقط وقتی از پایگاه بیرون می‌آید که { $when }.
pludo-refusal-start-limit = { $most } مهره شما روی صفحه است و بیشتر نمی‌شود.
pludo-refusal-start-price = { $price ->
    [one] بیرون آوردن مهره از پایگاه { $price } امتیاز می‌خواهد و شما ندارید.
   *[other] بیرون آوردن مهره از پایگاه { $price } امتیاز می‌خواهد و شما { $points } دارید.
}
pludo-refusal-move-rule = این فقط وقتی مجاز است که { $when }.
pludo-refusal-order-rule = { $dice } فقط وقتی اجازه می‌دهد که { $when }.
pludo-refusal-finish-rule = مهره فقط وقتی به مقصد می‌رود که { $when }.
pludo-refusal-not-in-orders = { $dice } این را اجازه نمی‌دهد.
pludo-refusal-tile-full = جا نیست: آن خانه پر است.
pludo-refusal-spared = آنجا حریفی هست که نمی‌شود زد، پس نباید بایستید.
pludo-refusal-must-enter = اول باید مهره‌ای بیرون بیاورید.
pludo-refusal-must-leave-start = باید خانه اولتان را خالی کنید: در پایگاه مهره منتظر است.
pludo-refusal-must-open-barrier = اول باید سد خودتان را باز کنید.
pludo-refusal-must-capture = می‌توانید بزنید، پس باید بزنید.
pludo-refusal-must-go-home = یک مهره می‌تواند به مقصد برود، پس باید برود.
pludo-refusal-no-ability = { $abilities ->
    [yes] چیزی برای به کار بردن ندارید.
   *[no] این قوانین چیزی برای به کار بردن نمی‌دهند.
}
pludo-refusal-ability-used = در این نوبت یک توانایی به کار برده‌اید؛ هر نوبت یکی.
pludo-refusal-ability-idle = از آنچه دارید، چیزی حالا به کار نمی‌آید.
pludo-refusal-ability-later = توانایی پیش از پرتاب به کار می‌رود: اول { $dice } را بازی کنید.
pludo-refusal-pass = { $ever ->
    [yes] باید حرکت کنید؛ { $dice } اجازه پاس نمی‌دهد.
   *[no] باید حرکت کنید؛ این قوانین اجازه پاس نمی‌دهند.
}
