# Türkçe: terminal komutlarının yazdıkları.
pludo-cli-progress = { $done } / { $total } oyun, kalan { $left }
pludo-cli-train-progress = { $games } oyun, kalan { $left }
pludo-cli-train-resumed = { $games } oyundan sonra sürüyor.
pludo-cli-train-nothing = İlk oyun turu bitmeden durduruldu; bir şey yazılmadı.
pludo-cli-train-done = { $end ->
    [stopped] { $games } oyundan sonra durduruldu.
    [settled] { $games } oyundan sonra bitti: artık bir şey düzelmiyordu.
   *[spent] { $games } oyundan sonra bitti: sınır doldu.
} Uzmanın öğrendiği { $file } dosyasında, { $size } kilobayt. Aynı komut buradan sürer.
pludo-cli-check-refused = { $count ->
    [one] { $file } dosyasında bir sorun var.
   *[other] { $file } dosyasında { $count } sorun var.
}
pludo-cli-line = { $file }, satır { $line }
pludo-cli-column = { $file }, satır { $line }, sütun { $column }
pludo-cli-check-good = { $file } iyi bir kural dosyası. Şunu söylüyor:
pludo-cli-check-effort = Kırma üstüne en zor soru { $count } konuma bakıyor.
pludo-cli-check-cut = Kırma üstüne en zor soru { $count } konuma bakardı. Bu çok fazla: N, ipuçları ve keşif yalnızca bir kısmına bakar ve “en az” der.
pludo-cli-check-heading = Rastgele oyunlar.
pludo-cli-check-ended = { $games ->
    [one] { pludo-cli-players } ile tek rastgele oyun bitti.
   *[other] { pludo-cli-players } ile { $games } rastgele oyundan { $ended } tanesi bitti.
}
pludo-cli-check-endless = { $games ->
    [one] { pludo-cli-players } ile tek rastgele oyun bitmedi; { $turns } numaralı sırada bırakıldı. Her piyon eve varabiliyor mu?
   *[other] { pludo-cli-players } ile { $games } rastgele oyunun hiçbiri bitmedi; en uzunu { $turns } numaralı sırada bırakıldı. Her piyon eve varabiliyor mu?
}
pludo-cli-players = { $players ->
    [one] bir oyuncu
   *[other] { $players } oyuncu
}
pludo-cli-check-stuck = { $file } oynanamaz: { $games } rastgele oyunun { $count } tanesinde bir sıra hiç bitmedi. Her "again", "bonus" ve "pass" için bak.
pludo-cli-check-length = Bir oyun yaklaşık { $middle } sıra sürer; on oyunun sekizi { $low } ile { $high } arası.
pludo-cli-check-captures = Oyun başına kırma: { $count }.
pludo-cli-check-drawn = Kazananı olmayan oyun: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } yüzde { $percent } kazanıyor, payı olan { $fair } sayısından çok: gerçek değer { $low } ile { $high } arası.
    [less] { $colour } yüzde { $percent } kazanıyor, payı olan { $fair } sayısından az: gerçek değer { $low } ile { $high } arası.
   *[fair] { $colour } yüzde { $percent } kazanıyor; gerçek değer { $low } ile { $high } arası, payı { $fair }.
}
pludo-cli-check-fair = Hiçbir yerin bu oyunların gösterebileceği bir üstünlüğü yok.
pludo-cli-check-unfair = Yerler eşit değil. Amaç bu değilse yollara, piyonlara ve kimin başladığına bak.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Kimseye bir şey yaptırmayan sonuçlar: { $names }.
   *[other] Kimseye bir şey yaptırmayan sonuçlar: { $names } ve { $more } tane daha.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Hiç gelmeyen sonuçlar: { $names }.
   *[other] Hiç gelmeyen sonuçlar: { $names } ve { $more } tane daha.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Hiçbir piyonun durmadığı kareler: { $names }.
   *[other] Hiçbir piyonun durmadığı kareler: { $names } ve { $more } tane daha.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Hiç gerçekleşmeyen kural değişiklikleri: { $names }.
   *[other] Hiç gerçekleşmeyen kural değişiklikleri: { $names } ve { $more } tane daha.
}
pludo-cli-check-all-matter = Her sonuç ve her kare oyuna girdi.
pludo-cli-new-variant-written = { $file } yazıldı. Bir metin düzenleyicide aç, sonra şunu çalıştır: playpalace-ludo check { $file }
pludo-cli-install-done = { $title }, { $file } olarak kuruldu. Şöyle oyna: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Dayandığı dosya içine yazıldı: başka bir oyuncuya bu tek dosya yeter.
pludo-cli-install-replaced = Daha önce orada olan aynı adlı dosyanın yerini alıyor. Eski kurallarla kaydedilmiş oyunlara eski dosya gerekir.
pludo-cli-install-removed = { $file } kaldırıldı.
pludo-cli-install-refused = { $file } kurulmadı. Bir şey değişmedi.
pludo-cli-arena-heading = { $games ->
    [one] { $variant }, bir oyun.
   *[other] { $variant }, { $games } oyun.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Kazananı olmayan: { $drawn }.
}
pludo-cli-arena-fault = Hata: { $bot }: { $fault }. Zor bot sürdürüyor.
pludo-cli-arena-score = { $seats ->
    [1] { $name } yüzde { $percent } kazanıyor; gerçek değer { $low } ile { $high } arası.
   *[other] { $name }, { $seats } yerde, yer başına yüzde { $percent } kazanıyor; gerçek değer { $low } ile { $high } arası.
}
pludo-cli-arena-times = { $name } oyun başına { $decisions } kez karar veriyor; bir karar { $median } milisaniye, 100 karardan 99 tanesi en çok { $most }.
pludo-cli-arena-length = Bir oyunda { $turns } sıra, { $throws } atış ve { $captures } kırma var.
pludo-cli-arena-cell = { $others ->
    [1] { $row }, rakip { $column }: yüzde { $percent }, { $low } ile { $high } arası.
   *[other] { $row }, rakip { $others } tane { $column }: yüzde { $percent }, { $low } ile { $high } arası.
}
pludo-cli-arena-rating = { $name }: puan { $rating }, sapma { $doubt }.
pludo-cli-given-up = { $count ->
    [one] Bir oyun sona ermedi ve bırakıldı.
   *[other] { $count } oyun sona ermedi ve bırakıldı.
}
pludo-cli-balance-heading = { $variant }, { $games ->
    [one] bir oyun
   *[other] { $games } oyun
}, { $strength } gücünde { $players ->
    [one] bir bot
   *[other] { $players } bot
}.
pludo-cli-balance-who-began = Başlayan yüzde { $percent } kazanıyor, { $verdict ->
    [more] payı olan { $fair } sayısından çok: gerçek değer { $low } ile { $high } arası.
    [less] payı olan { $fair } sayısından az: gerçek değer { $low } ile { $high } arası.
   *[fair] bu oyunlar bunu { $fair } olan paydan ayıramıyor: gerçek değer { $low } ile { $high } arası.
}
pludo-cli-balance-story = Liderlik oyun başına { $changes } kez değişiyor; kazanan, oyunun yüzde { $decided } kadarından sonra hep önde. Kazananların yüzde { $comebacks } kadarı neredeyse kaybetmişti.
pludo-cli-not-installed = { $count ->
    [one] { $names } burada kurulu değil; şöyle kur: pip install { $packages }
   *[other] Burada kurulu olmayanlar: { $names }; şöyle kur: pip install { $packages }
}
pludo-cli-draw-written = { $file } yazıldı: { $title }.
pludo-cli-tournament-none = Henüz turnuva yok.
pludo-cli-tournament-created = Şöyle oyna: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } yazıldı.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 ile 4 oyuncu
    [s04] dolanan bir tahta
    [s06] kişi başına 4 piyon
    [s07] yalnızca kendi piyonların oynar
    [s09] dört evre
    [s10] kendine ait ev yolu
    [s12] bütün piyonları eve sokan kazanır
    [s13] bir ya da iki sıradan zar
    [s14] oyun sırası için bir atış
    [s15] en yüksek atan başlar
    [s16] berabere kalanlar yeniden atar
    [s17] bir sırada bir atış
    [s18] hamle yoksa sıra biter
    [s19] ilk kazananla oyun biter
    [s20] dairesel yol
    [s21] bütün piyonlar avluda başlar
    [s23] çıkmak için 6
    [s24] başlangıç karesine çıkılır
    [s25] eşit uzaklıklar
    [s26] ileri gidilir
    [s27] atışın dediği kadar
    [s28] istenen piyon seçilir
    [s29] piyonların önüne geçilebilir
    [s30] oynayabilen oynamak zorunda
    [s31] 6 bir piyon çıkarmak zorunda
    [s32] 6 yoksa ikinci deneme yok
    [s33] yolun bütün kareleri aynı
    [s34] kendi piyonların kare paylaşır
    [s35] kırılan piyon avluya gider
    [s36] kendi başlangıcın güvenli
    [s39] ev yoluna önündeki kareden girilir
    [s40] eve ev yolundan girilir
    [s43] eve tam sayıyla girilir
    [s44] ev yolunda öne geçilmez
    [s45] 4 ya da 5 karelik ev yolu
    [s46] bir karelik ev
    [s47] her zar ayrı oynanır
    [s48] zarlar istenen sırayla
    [s49] oynanabilen bir zar yeter
    [s51] iki zar da bir piyona
   *[s52] yolun uzunluğu
}
pludo-cli-strict-all = Bu Sıkı Ludo: { $all } kuralın tümü tutuyor.
pludo-cli-strict-kept = Sıkı Ludo'nun { $all } kuralından { $kept } tanesi tutuyor.
pludo-cli-strict-relaxed = Gevşetilenler: { $list }.
pludo-cli-strict-seen = S-{ $number } çiğneniyor: { $item }, şu konumda: { $position }
pludo-cli-strict-says = S-{ $number }: kurallar şunu diyor: { $value }.
pludo-cli-strict-unseen = S-{ $number }: kurallar izin veriyor, ama arama böyle bir konuma varmadı.
pludo-cli-strict-searched = Aranan: { $games ->
    [one] bir rastgele oyun
   *[other] { $games } rastgele oyun
}, toplam { $turns } sıra; öteki kurallar orada tuttu.
pludo-cli-loose-kept = Bu hâlâ Ludo: L-01 ile L-37 arası kurallar tutuyor.
pludo-cli-loose-broken = Bu artık Ludo değil: { $count ->
    [one] { $rules } tutmuyor.
   *[other] { $rules } tutmuyor.
}
pludo-cli-loose-stranded = Hiçbir atış { $colour } piyonunu eve götürmüyor (L-27).
pludo-cli-scenarios-skipped = atlananlar: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] phase { $pattern }: { $count }
   *[preset] preset { $pattern }: { $count }
}
pludo-cli-scenarios-done = { $passed } geçti, { $failed } kaldı
pludo-cli-web-written = Sayfa { $folder } klasöründe. Her web sunucusu verebilir; hangi başlıklarla, docs/web.md söyler.
pludo-cli-web-served = Oyun { $address } adresinde, yalnızca bu bilgisayardan. Ctrl+C bitirir; oyunların tarayıcıda kalır.
pludo-cli-options-ignored = { $file } içinden bunlar yalnızca sunucuda geçerli: { $keys }.
pludo-cli-host-starting = { $title } Ludo Plus ile başlıyor.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version }, { $folder } klasöründe yenilendi, gereken her şeyle.
   *[new] Ludo Plus { $version }, { $folder } klasörüne kondu, gereken her şeyle.
}
pludo-cli-host-before = Önce orada { $version } sürümü vardı.
pludo-cli-host-found-by = { $title } onu { $anchor } ile buluyor. Sunucunun hiçbir dosyası değişmedi, Python ortamına bir şey konmadı; uv sync, yeni bir ortam ya da başka bir Python ona dokunmaz.
pludo-cli-host-old-hook = Eski bir sürümün kancası kaldırıldı: { $path }.
pludo-cli-host-keep-folders = Bu iki klasörü elle silme: { $title } başlarken eksik olan bir oyunun bütün verilerini siler. playpalace-ludo host --uninstall önce kopyalar.
pludo-cli-host-not-tried = { $title } yükleyebiliyor mu denenmedi: sunucunun yanında .venv yok. Denemek için Python'ını --python ile ver.
pludo-cli-host-not-triable = { $title } yükleyebiliyor mu, { $python } ile denenemedi: { $reason }
pludo-cli-host-said = Sunucunun dediği: { $line }
pludo-cli-host-loads = { $python } ile denendi: { $title } yüklüyor.
pludo-cli-host-fails = { $reason ->
    [none] Uyarı: { $python } ile denendi, { $title } yüklemiyor.
   *[other] Uyarı: { $python } ile denendi, { $title } yüklemiyor. { $reason }
}
pludo-cli-host-restart-installed = Sunucuyu her zamanki gibi yeniden başlat. Ludo Plus o zaman tahta oyunları arasında; değilse nedenini sunucunun günlüğü söyler.
pludo-cli-host-not-installed = Ludo Plus { $folder } klasöründe kurulu değil; bir şey değişmedi.
pludo-cli-host-copied = Veritabanı şuraya kopyalandı: { $copy }.
pludo-cli-host-no-database = { $folder } ve sunucu klasöründe { $names } bulunamadı, o yüzden bir şey yedeklenmedi; başka yerdeyse sonraki başlatmadan önce kopyala.
pludo-cli-host-removed = { $path } kaldırıldı.
pludo-cli-host-data-stays = Sonuçlar, puanlar ve kayıtlı masalar şunun veritabanında kalır: { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Uyarı: { $title } bir daha Ludo Plus olmadan başlarsa Ludo Plus'ın bütün kayıtlı masalarını, sonuçlarını, istatistiklerini ve puanlarını siler. Geri almak için sunucuyu durdur, kopyayı veritabanının yerine koy ve yeniden kur.
   *[own] Uyarı: { $title } bir daha Ludo Plus olmadan başlarsa Ludo Plus'ın bütün kayıtlı masalarını, sonuçlarını, istatistiklerini ve puanlarını siler. Geri almak için sunucuyu durdur, kendi kopyanı veritabanının yerine koy ve yeniden kur.
}
pludo-cli-host-restart = Sunucuyu yeniden başlat.
pludo-cli-host-left = Olduğu yerde bırakıldı, sakla ya da sil: { $path } ({ $what ->
    [settings] ayarların
    [changed] masalarda değiştirilen ayarlar
    [sets] oyuncuların sakladığı seçenekler
    [set-aside] okunamayan masalar
    [records] son oyunların kayıtları
    [rules] sunucuda düzenlendiği haliyle kural belgesi
    [tables] oynanmakta olan oyunlar
    [purses] oyuncularının jetonları
   *[copy] veritabanının bir kopyası
}).
