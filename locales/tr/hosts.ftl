# Türkçe: PlayPalace ve PlayAural masaları.
pludo-host-game-name = Ludo Plus
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Varyant
    .desc = Hangi kurallarla oynandığı. Varyant seçmek bütün kurallarını kendi değerlerine döndürür.
pludo-host-option-seats = İki kişilik oturma
    .desc = İki oyuncu yan yana mı karşılıklı mı oturur.
pludo-host-option-bots = Botlar
    .desc = Bu masadaki botların ne kadar güçlü oynadığı.
pludo-host-option-pace = Tempo
    .desc = Zarlar, adımlar ve cümleler arasında ne kadar süre kaldığı.
pludo-host-option-turn-timer = Sıra süresi
    .desc = Bir sıranın ne kadar sürebileceği. Sonra yavaş oyuncu tuşa basana dek yerine bot oynar.
pludo-host-option-hints = İpuçları
    .desc = Kim iyi bir hamle sorabilir: kimse, botlarla yalnız oynayan veya herkes. Yalnızca soran duyar.
pludo-host-option-undo = Geri alma
    .desc = Bir seçim geri alınabilir mi. Zarlar düştüğü gibi kalır, masadaki herkese söylenir.
pludo-host-options-back = Seçeneklere dön
pludo-host-seats-standard = yan yana
pludo-host-seats-opposite = karşılıklı
pludo-host-bots-random = rastgele
pludo-host-bots-easy = kolay
pludo-host-bots-normal = normal
pludo-host-bots-hard = zor
pludo-host-bots-expert = uzman
pludo-host-pace-slow = yavaş
pludo-host-pace-normal = normal
pludo-host-pace-fast = hızlı
pludo-host-pace-instant = anında
pludo-host-hints-off = kapalı
pludo-host-hints-alone = botlarla yalnızken
pludo-host-hints-all = herkese
pludo-host-undo-off = kapalı
pludo-host-undo-own-turn = kendi sıranda
pludo-host-undo-next-throw = başkası atana dek
pludo-host-timer-value = { $seconds ->
    [0] kapalı
   *[other] { $seconds } saniye
}
pludo-host-colour = Rengin: { $colour }
pludo-host-colour-any = kalanlardan biri
pludo-host-colour-prompt = Hangi renk?
pludo-host-colour-of = { $colour }, alan { $player }
pludo-host-colour-taken = { $player } { $colour } rengini aldı.
pludo-host-colour-chosen = { $player } { $colour } ile oynuyor.
    .you = { $colour } ile oynuyorsun.
pludo-host-colour-free = { $player } kalan renklerden birini alır.
    .you = Kalan renklerden birini alırsın.
pludo-host-table-rules = Kurallar: { $variant }
pludo-host-variant-set = Varyant: { $variant }. Bütün kuralları ayarlandı.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Oyun bu seçeneklerle başlayamaz: { $problem }
pludo-host-option-range = { $name } burada { $low } ile { $high } arası olabilir.
pludo-host-option-squares = { $name }: yol karelerinin numaraları, aralarında virgül, ya da hiçbiri için 0.
pludo-host-option-long = { $name }: en çok { $most } karakter alınır.
pludo-host-long-name = Bot adı en çok { $most } karakter olur.
pludo-host-option-fixed = Sunucu başka değere izin vermiyor: { $name }.
pludo-host-start-rules = Oyun bu seçeneklerle başlayamaz.
pludo-host-start-players = Bu varyant { $range ->
    [one] tam { $low } oyuncu için
   *[several] { $low } ile { $high } oyuncu arası
}. Masada { $players } oyuncu var.
pludo-host-start-coins = { $player }: { $coins } jetonu var, bahis { $stake }.
pludo-host-watching = Bu oyunu izliyorsun.
pludo-host-choose = { $count ->
    [one] Tek hamle, Enter oynar.
   *[other] { $count } hamle: seç.
}
pludo-host-which-die = Hangi zar?
pludo-host-go-where = Hangi kare? Numarası veya adı
pludo-host-grid-nothing = Kare değil
pludo-host-grid-back = Oyuna dön
pludo-host-no-grid = Bu tahta ızgara için fazla büyük. K ve J üzerinde gezdirir.
pludo-host-no-such-player = Yalnızca { $players } oyuncu var.
pludo-host-no-hints = İpucu yok
    .off = Bu masada ipucu yok.
    .alone = İpucu yalnızca botlarla yalnız oynayana var.
pludo-host-no-undo = Bu masada geri alma kapalı.
    .nothing = Şimdi geri alabileceğin bir seçim yok.
pludo-host-undone = { $player } bir seçimi geri aldı. { pludo-host-same-again }
    .you = Geri alındı. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Aynı kartlar yine gelir.
    [spinner] Çark durduğu yerde kalır.
   *[dice] Zarlar düştüğü gibi kalır.
}
pludo-host-timer-on = Bir sıra { $seconds } saniye sürebilir.
pludo-host-seconds-left = { $seconds } saniye kaldı.
pludo-host-too-slow = { $player } çok bekletti. Artık yerine bot oynuyor.
    .you = Çok beklettin. Oynamak için tuşa basana dek yerine bot oynuyor.
pludo-host-waits = Bot { $seconds } saniye bekliyor, dönmesi beklenen: { $player }.
pludo-host-saved-meanwhile = Ludo Plus oyunun seni bekledi, sonra kaydedildi. Ana menüdeki Kayıtlı masalar satırından sürer.
pludo-host-held = Bağlantısı koptu: { $player }. Oyun en çok { $minutes } dakika bekler.
pludo-host-missing = Henüz dönmeyenler: { $players }.
pludo-host-absent = { $player } dönmedi. O zamana dek yerine bot oynuyor.
pludo-host-back = { $player } döndü.
    .you = Döndün.
pludo-host-fault = Ludo Plus'ta bir hata oldu. Oyun sürüyor; sunucu sahibi hatayı günlükte bulabilir.
pludo-host-fault-end = Ludo Plus bu oyunu sürdüremiyor ve durduruyor. Sunucu sahibi konumu günlükte bulabilir.
pludo-host-brought-back = Sunucu aniden durdu, bu oyun saklandı.
    .cut = Sunucu aniden durdu, bu oyun saklandı ama son sıra eksik olabilir.
pludo-host-set-aside = Bu masadaki oyun yeniden başlatmadan sonra okunamadı. Dosyası sunucu sahibinde. Yeni oyun başlatabilirsin.
pludo-host-table-lost = Bu kayıtlı masa okunamadı, kapatıldı. Dosyası sunucu sahibinde.
pludo-host-not-loaded = Ludo Plus şimdi bu sunucuda yok. Masaları ve sonuçları saklı. Lütfen sunucu sahibine bildir.
pludo-host-board-rating = { $variant }: beceri puanı
    .mine = { $variant }, beceri puanı: { $value }
pludo-host-board-wins = { $variant }: kazanılan oyunlar
    .mine = { $variant }, kazanılan oyunlar: { $value }
pludo-host-not-rated = Puanlanmıyor: ipuçları veya geri alma açık.
pludo-host-result-title = Oyun bitti.
pludo-host-result = { $place }. { $player }: evde { $count } piyon
pludo-host-doc-title = Ludo Plus kuralları
pludo-host-doc-goal = Bütün piyonlarını tahtada dolaştırıp ötekilerden önce eve getir. Piyon avludan altıyla çıkar, yolu dolaşır, kendi ev yoluna sapar ve eve tam sayıyla girer. Başka oyuncunun piyonunun üstüne gelen onu avlusuna gönderir, kare güvenli değilse.
pludo-host-doc-turn = Zar atmak için R'ye bas. Tek hamle varsa, kurallar öyle diyorsa senin yerine yapılır. Birkaç hamle varsa menüden seç ya da piyonun numarasına bas. Gerisi her an, sıra sende değilken de sorulabilir.
pludo-host-doc-default = Kurallar: { $variant }
pludo-host-doc-variants = Varyantlar
pludo-host-doc-keys = Tuşlar
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Masanın seçenekleri
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Telefonda veya tarayıcıda bunların hepsi menülerde: hamleler oyun menüsünde, sorular altında veya eylemler menüsünde.
pludo-host-doc-away = Bağlantın koparsa dönene dek yerini bot tutar; sıranda seni on saniye bekler. Tek insan sendiysen oyun beş dakika bekler, sonra masa kaydedilir.
pludo-host-dice-words = { $given ->
    [drawn] Zarlar için sözcükler: senin için seçildi
    [sealed] Zarlar için sözcükler: programın mühürledi
   *[typed] Zarlar için sözcükler: { $words }
}
pludo-host-dice-late = Çok geç: bu zarlar karıştırılıyor.
pludo-host-dice-changed = Oyun başlamadı, çünkü zarlar karıştırılırken oyuncular veya kurallar değişti. Şimdi başka zarlar var; yeniden başlat.
    .series = Zarlar karıştırılırken oyuncular veya kurallar değişti; bu yüzden bu oyunda başka zarlar var. Kodu: { $code }.
pludo-host-dice-words-prompt = Sonraki oyunun zarlarına karıştırılacak sözcükler. Tire yazarsan senin için seçilir:
pludo-host-dice-sees = Sunucu eklediğin sözcükleri görür: bir suç ortağıyla zarları seçebilir. Terminal istemcisi, playpalace-ludo connect, hepsi gelene dek sözcüklerini mühürler.
pludo-host-dice-again = Bir daha bas: bütün haneler.
pludo-host-dice-digits = Rakamlarla zarlar
pludo-host-dice-commitment = Bu oyunun önceden söylenen taahhüdü: { $digits }
pludo-host-dice-commitment-next = Sonraki oyunun taahhüdü: { $digits }
pludo-host-dice-seed = Tohum: { $digits }
pludo-host-dice-added = Sözcükler, { $name }: { $words }
pludo-host-dice-seal = Bütün kaydın özeti: { $digits }
pludo-host-record = Bu oyunun kaydı
pludo-host-option-stake = Bahis
    .desc = Oyun başlarken herkesin masaya koyduğu oyun parası. Derecelere göre dağıtılır.
pludo-host-stake-value = { $coins ->
    [0] yok
   *[other] kişi başı { $coins } jeton
}
pludo-host-option-doubling = Katlama
    .desc = İki kişilik oyunda her biri bahsi ikiye katlamayı önerebilir; öteki kabul eder ya da bahsi bırakır.
pludo-host-doubling-off = kapalı
pludo-host-doubling-on = açık
pludo-host-option-series = Seri
    .desc = Art arda kaç oyun oynandığı. Her birinden sonra durum söylenir: geride bıraktığın her oyuncu için bir puan.
pludo-host-series-value = { $games ->
    [one] tek oyun
   *[other] { $games } oyun
}
pludo-host-series-game = Oyun { $number }, toplam { $games }.
pludo-host-series-standing = Oyun { $number } bitti, toplam { $games }. Durum: { $rows }.
pludo-host-series-over = { $games } oyunluk seri bitti: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points } puan
pludo-host-list = Seç
pludo-host-list-type = Yeni değer:
pludo-host-list-barred = Bunu artık yapamazsın.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Kayıtlı seçeneklerin
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, sonraki masan için
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Bu masanın seçeneklerini kaydet
pludo-host-sets-name = Adı:
pludo-host-sets-use = Bu masada kullan
pludo-host-sets-rename = Adını değiştir
pludo-host-sets-delete = Sil
pludo-host-sets-usual = Bu sunucunun seçenekleriyle başla
    .done = Sonraki masan bu sunucunun seçenekleriyle başlar.
pludo-host-sets-saved = { $name } adıyla kaydedildi. Sonraki masan bununla başlar.
pludo-host-sets-renamed = Yeni adı: { $name }.
pludo-host-sets-deleted = { $name } silindi.
pludo-host-sets-used = Seçenekler: { $name }. Varyant: { $variant }.
pludo-host-sets-begins = Bu masa kayıtlı seçeneklerinle başlıyor: { $name }. Varyant: { $variant }.
pludo-host-sets-not-offered = { $variant } burada artık yok. Hiçbir şey değişmedi.
pludo-host-sets-full = Zaten { $most } kaydın var. Önce birini sil.
pludo-host-sets-taken = { $name } zaten var. Hiçbir şey değişmedi.
pludo-host-sets-misnamed = Bir ad 1 ile { $most } karakter arası olur. Hiçbir şey değişmedi.
pludo-host-sets-unwritten = Bu şu anda kaydedilemiyor. Hiçbir şey değişmedi.
