# Türkçe: sunucu ayarları.
pludo-settings-row = Bu sunucunun ayarları
pludo-settings-origin = { $origin ->
    [owner] { $file } dosyasından
    [tables] { $file } dosyasından, masada değiştirildi
   *[shipped] geldiği gibi
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Sunulan oyunlar
pludo-settings-first = Yeni masanın oyunu
pludo-settings-default = Yeni masada { $name }
pludo-settings-allowed = { $name }, masaların seçebilecekleri
pludo-settings-longest = En uzun sıra süresi
pludo-settings-coins = Jetonlar
pludo-settings-doubling = Katlama önerilebilir
pludo-settings-bots-stake = Botlar da bahse girer
pludo-settings-rules = Kurallar, { $group }
pludo-settings-knob-default = Yeni masada
pludo-settings-knob-min = Masaların seçebileceği en küçük
pludo-settings-knob-max = Masaların seçebileceği en büyük
pludo-settings-knob-choices = Masaların seçebilecekleri
pludo-settings-own = oyuna göre
pludo-settings-all = hepsi, { $count }
pludo-settings-some = { $all } içinden { $count }
pludo-settings-choice = { $set ->
    [true] { $value }, seçili
   *[false] { $value }
}
pludo-settings-type = Başka değer yaz
pludo-settings-undo = Bu değişikliği geri al
pludo-settings-set = { $name }: { $value }. Yeni masalarda hemen geçerli, bu masa kendininkini korur.
pludo-settings-undone = Geri alındı. { $name }: { $value }.
pludo-settings-refused = Hiçbir şey değişmedi. { $problem }
pludo-settings-misread = { $text } olmaz, hiçbir şey değişmedi.
pludo-settings-owners = Sunucu sahibi bunun burada değişmesine izin vermiyor. { $file } içinde ayarlı.
