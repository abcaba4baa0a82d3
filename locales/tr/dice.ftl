# Türkçe: denetlenebilen zarlar.
pludo-dice-them = { $throw ->
    [cards] kartlar
    [spinner] çark sonuçları
   *[dice] zarlar
}
pludo-dice-one = { $throw ->
    [cards] kart
    [spinner] çark sonucu
   *[dice] zar
}
pludo-dice-fixed = Bu oyunun { pludo-dice-theirs } belirlendi; kod { $code }.
pludo-dice-theirs = { $throw ->
    [cards] kartları
    [spinner] çark sonuçları
   *[dice] zarları
}
pludo-dice-fixed-next = Sonraki oyunun { pludo-dice-theirs } belirlendi; kod { $code }.
pludo-dice-next = Gelecek { pludo-dice-them } için kod: { $code }.
    .first = Gelecek { pludo-dice-them } için kod: { $code }. Eylemler menüsünden bunlara sözcük katabilirsin.
pludo-dice-fixed-then = Bu kayda göre oyundan önce söylenen kod: { $code }.
pludo-dice-follows = { $count ->
    [0] Henüz bir şey gelmedi.
    [one] Tek { pludo-dice-one } bu kayıttaki tohumdan geliyor.
   *[other] { $count } { pludo-dice-one }, hepsi bu kayıttaki tohumdan geliyor.
}
    .so-far = { $count ->
        [0] Henüz bir şey gelmedi.
        [one] İlk { pludo-dice-one } bu kayıttaki tohumdan geliyor; oyun bitmedi.
       *[other] Şimdiye dek { $count } { pludo-dice-one }, hepsi bu kayıttaki tohumdan geliyor; oyun bitmedi.
    }
    .broken-off = { $count ->
        [0] Oyun hiçbir şey gelmeden yarıda kaldı.
       *[other] Oyun yarıda kaldı. O zamana dek { $count } { pludo-dice-one } geldi, hepsi bu kayıttaki tohumdan.
    }
pludo-dice-cut = Kayıt kesilmiş: { $listed } { pludo-dice-one } sayıyor ama hamleleri { $count } taneden sonra bitiyor.
pludo-dice-noted-record = { $count } { pludo-dice-one }, hepsi doğru: kodunu not ettiğin kayıt bu ve o zamandan beri değişmedi.
pludo-dice-noted-seed = { $count } { pludo-dice-one }, hepsi doğru: oyundan önce kodunu not ettiğin tohumdan geliyor.
pludo-dice-not-noted = Bütün kaydı uyduran da aynısını söyleyebilir. Bunu önlemek için oyundan önceki ve sonundaki kodu not et, --noted ile denetle.
pludo-dice-noted-short = Not ettiğin üç sözcük bu kayda uyuyor ama sahteliği dışlamaya yetmez.
pludo-dice-noted-part = Bir kod { $words } sözcüktür, sen { $given } verdin.
pludo-dice-noted-other = Not ettiğin sözcükler başka bir kod: ne bu oyundan önce söylenen ne de bu kaydınki.
pludo-dice-record = Bütün kaydın kodu: { $code }.
pludo-dice-seen = Bu oyunu yürüten sunucu veya program, zarları karıştırmadan önce sözcükleri gördü; bir suç ortağıyla zarları seçebilirdi.
pludo-dice-kept = Bu kayda göre herkesinki gelene dek sözcükleri mühürlü kalanlar: { $names }. { $count ->
    [one] Bunu yalnızca o oyuncunun kendi programı doğrulayabilir.
   *[other] Bunu yalnızca o oyuncuların kendi programları doğrulayabilir.
}
pludo-dice-unkept = { $names } sözcük mühürledi ve açıklamadı. { $count ->
    [one] Bu oyuncu iki zar dizisi arasında seçebilirdi.
   *[other] Birlikte birkaç zar dizisi arasında seçebilirlerdi.
}
pludo-dice-no-proof = Bu oyundan önce bir şey belirlenmedi, bu yüzden { pludo-dice-them } denetlenemez. Eski bir sürümle veya hazırlanmış zarlarla başladı.
pludo-dice-seeded = Bu oyunun { pludo-dice-theirs } --seed { $seed } ile geldi: bunu seçen hepsini önceden bilebilirdi.
pludo-dice-not-told = Tohum oyun bitmeden söylenmez; o zamana dek { pludo-dice-them } denetlenemez.
    .over = Oyun bitti ama tohumu eksik: { pludo-dice-them } denetlenemez.
pludo-dice-contribution = Bir oyuncunun sözcükleri değiştirilmiş: { pludo-dice-them } bunlarla karıştırılmadı.
pludo-dice-mixed = Kurallar, bir yer, bir ad veya bir oyuncunun sözcükleri değiştirilmiş: { pludo-dice-them } bunlarla karıştırılmadı.
pludo-dice-promise = { $name }: sözcükler oyundan önce mühürlenenler değil.
pludo-dice-commitment = Taahhüt değiştirilmiş: { pludo-dice-them } tohumdan geliyor, taahhüt gelmiyor.
pludo-dice-seed = Tohum değiştirilmiş: ne taahhüt ne de { pludo-dice-them } ondan geliyor.
pludo-dice-die = { $throw ->
    [cards] Kart
    [spinner] Çark
   *[dice] Zar
} { $number }, sıra { $turn }, farklı: kayıtta { $fell }, tohumda { $due }.
pludo-dice-first = Başlayan farklı: kayıtta { $fell }, tohumda { $due }.
pludo-dice-list = 'drawn' listesi değiştirilmiş: { $number } numarası { $fell }, tohumda { $due }.
