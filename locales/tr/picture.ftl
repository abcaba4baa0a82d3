# Tahta resmindeki sözler, onu göremeyenler için.
pludo-picture-title = Tahta: { $title }
pludo-picture-shape = { $shape ->
    [ring] { $ring } karelik bir halka, toplam { $tiles } kare.
   *[other] { $tiles } kare.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } kendi ev yolunun ilk karesinden başlar, eve { $steps } adım gider.
   *[track] { $colour } { $square } karesinden başlar, eve { $steps } adım gider.
}
pludo-picture-safe = { $count ->
    [1] Güvenli kare: { $squares }.
   *[other] Güvenli kareler: { $squares }.
}
pludo-picture-jumps = Bu sıçrayışların her biri kalın, kıvrık bir oktur.
pludo-picture-sends = Piyonu başka yere gönderen kareden, gidebileceği her kareye ince, kıvrık bir ok uzanır.
pludo-picture-signs = Her rengin kendi harfi ve deseni var. Başlangıç karesinde ok, güvenli karede yıldız var; ev, ortadaki eşkenar dörtgen ya da üçgen, adı yazılı alan ise avludur.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, ev yolu { $square }
pludo-picture-finish = { $colours }: ev
pludo-picture-yard = { $colour } avlu
pludo-picture-jump = { $start }: { $to } karesine
