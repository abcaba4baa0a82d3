# فارسی: تنظیمات سرور.
pludo-settings-row = تنظیمات این سرور
pludo-settings-origin = { $origin ->
    [owner] از { $file }
    [tables] از { $file }، سر میز عوض شده
   *[shipped] همان که بود
}
pludo-settings-value = { $name }: { $value }؛ { $origin }
pludo-settings-variants = بازی‌های موجود
pludo-settings-first = بازی میز تازه
pludo-settings-default = { $name } در میز تازه
pludo-settings-allowed = { $name }، آنچه میزها می‌توانند برگزینند
pludo-settings-longest = بلندترین زمان نوبت
pludo-settings-coins = سکه‌ها
pludo-settings-doubling = پیشنهاد دوبرابر مجاز است
pludo-settings-bots-stake = ربات‌ها هم شرط می‌بندند
pludo-settings-rules = قوانین، { $group }
pludo-settings-knob-default = در میز تازه
pludo-settings-knob-min = کمترین انتخاب میزها
pludo-settings-knob-max = بیشترین انتخاب میزها
pludo-settings-knob-choices = آنچه میزها می‌توانند برگزینند
pludo-settings-own = به روال هر بازی
pludo-settings-all = هر { $count }
pludo-settings-some = { $count } از { $all }
pludo-settings-choice = { $set ->
    [true] { $value }، انتخاب‌شده
   *[false] { $value }
}
pludo-settings-type = نوشتن مقدار دیگر
pludo-settings-undo = برگرداندن این تغییر
pludo-settings-set = { $name }: { $value }. میزهای تازه همین را دارند، این میز مال خودش را نگه می‌دارد.
pludo-settings-undone = برگشت. { $name }: { $value }.
pludo-settings-refused = چیزی عوض نشد. { $problem }
pludo-settings-misread = { $text } نمی‌شود، چیزی عوض نشد.
pludo-settings-owners = صاحب سرور نمی‌گذارد این اینجا عوض شود. در { $file } تعیین شده است.
