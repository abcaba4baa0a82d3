# Türkçe: menüler ve seçenekler.
pludo-menu-no-letter = Burada { $letter } ile başlayan yok.
pludo-menu-at = { $label }, { $at } / { $count }
pludo-menu-on = açık
pludo-menu-off = kapalı
pludo-menu-not-set = belirlenmedi
pludo-menu-type = { $label }. Yeni metni yazıp Enter'a bas. Yalnız Enter olduğu gibi bırakır.
    .touch = { $label }. Yeni metni yaz. Boş, olduğu gibi bırakır.
pludo-menu-text-there = Şimdi yazan: { $text }. Yazmak değiştirir, ok tuşu korur.
    .touch = Şimdi yazan: { $text }
pludo-menu-cleared = Silindi.
pludo-menu-typed = { $text ->
    [none] Henüz bir şey yazılmadı. Enter bitirir, Escape vazgeçer.
   *[other] Şimdiye dek yazılan: { $text }. Enter bitirir, Escape vazgeçer.
}
    .touch = { $text ->
        [none] Henüz bir şey yazılmadı.
       *[other] Şimdiye dek yazılan: { $text }.
    }
pludo-menu-help = Yukarı ve aşağı oklar gezdirir, Enter seçer, sol ve sağ değeri değiştirir, Boşluk açıklar, Escape geri döner. İlk harfler atlar.
    .touch = Her satır bir düğme. Değer varsa yanındaki Önceki ve Sonraki değiştirir; Açıkla, satırın ne işe yaradığını söyler.
pludo-menu-help-title = Yardım. Aşağı ok okumayı sürdürür, Escape kapatır.
    .touch = Yardım.
pludo-menu-keys-title = Oyunun tuşları. Aşağı ok okumayı sürdürür, Escape kapatır.
    .touch = Oyunun tuşları.
pludo-menu-nothing-behind = Burası ana menü, gerisinde bir şey yok. İki kez Escape veya Kontrol Q çıkar.
    .touch = Burası ana menü, gerisinde bir şey yok.
pludo-menu-main-title = Ana menü.
pludo-menu-leave = Bir daha Escape programı bitirir.
    .touch = Bir daha basarsan program biter.
pludo-menu-continue = Oyununa devam et
pludo-menu-continue-one-of = { $count } oyundan birine devam et
pludo-menu-continue-title = Hangi oyun?
pludo-menu-new-game = Yeni oyun
pludo-menu-same-table = Yine aynı masa
pludo-menu-others = Başkalarıyla oyna
pludo-menu-lessons = Rehberli oyunda oynamayı öğren
pludo-menu-finished = Biten oyunları yeniden dinle
pludo-menu-reading-games = Biten oyunların okunuyor. İlk seferde biraz sürer.
pludo-menu-reading-rules = Kural dosyaların okunuyor. İlk seferde biraz sürer.
pludo-menu-finished-title = Biten oyunlar.
pludo-menu-puzzles = Bulmacalar ve kulak alıştırması
pludo-menu-your-games = Oyunların: istatistik ve puan
pludo-menu-replay = Yeniden dinle
pludo-menu-learn = Hatalarından öğren
    .desc = Sana en pahalıya gelen seçimler, en çok on tane: daha iyisini bul, öyle miymiş duy.
pludo-menu-analyse = Oyun nerede döndü
    .desc = Şansını en çok değiştiren sıralar, en pahalı seçimler ve herkesin ne kadar iyi seçtiği.
pludo-menu-analyse-title = Oyunun döndüğü yerler. Aşağı ok okumayı sürdürür, Escape kapatır.
    .touch = Oyunun döndüğü yerler.
pludo-menu-options = Seçenekler
pludo-menu-help-rows = Yardım
pludo-menu-rules = Kurallar
pludo-menu-rules-title = Kurallar. Aşağı ok okumayı sürdürür, Escape kapatır.
    .touch = Kurallar.
pludo-menu-variants-title = Hangi oyunun kuralları?
pludo-menu-keys = Tuşlar
pludo-menu-key-help = Bastığım tuşları açıkla
pludo-menu-quit = Çık
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] { $players } ile
   *[no] { $players }
}, sıra { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] { $players } ile
   *[no] { $players }
}, { $who ->
    [you] sen kazandın
    [nobody] kazanan yok
   *[other] kazanan { $winners }
}, { $when }
pludo-menu-received-game = { $game }, geldiği yer: { $server ->
    [unknown] başka bir bilgisayar
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] bugün, { $time }
    [1] dün, { $time }
   *[other] { $day } { $month ->
        [1] Ocak
        [2] Şubat
        [3] Mart
        [4] Nisan
        [5] Mayıs
        [6] Haziran
        [7] Temmuz
        [8] Ağustos
        [9] Eylül
        [10] Ekim
        [11] Kasım
       *[12] Aralık
    } { $year }
}
pludo-menu-remove = Bu oyunu silmek için bir daha Delete'e bas.
    .touch = Bir daha basarsan bu oyun silinir.
pludo-menu-removed = Silindi.
pludo-menu-file = { $name }
pludo-menu-game-title = { $over ->
    [yes] Oyun menüsü.
   *[no] Oyun menüsü. Oyun bekliyor.
}
pludo-menu-play-again = Yeniden oyna
pludo-menu-after-match = Turnuvaya devam
pludo-menu-back-to-game = Oyuna dön
pludo-menu-stop-lessons = Dersleri bitir
pludo-menu-commands = Bütün komutlar
pludo-menu-commands-title = Komutlar. Enter yapar.
    .touch = Komutlar.
pludo-menu-export = Kaydı ve dökümü dışa aktar
pludo-menu-leave-game = Ana menüye çık; oyun saklanır
pludo-menu-table-title = Yeni oyun.
pludo-menu-start = Başla
    .desc = Bu masada oyunu başlatır.
pludo-menu-variant = Oyun: { $title }
pludo-menu-players = Oyuncular: { $count }
    .desc = Kaç kişi oynar. Yeni yerleri botlar alır, ilk ayrılan da onlardır.
pludo-menu-bots = Tüm botlar: { $strength }
pludo-menu-seat-you = { pludo-player }: sen
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: kimse yok
pludo-menu-seat-help = Sol ve sağ burada kimin oturduğunu seçer; Enter bir kişinin adını yazar.
    .touch = Önceki ve Sonraki burada kimin oturduğunu seçer; satırın kendisi bir kişinin adını yazar.
pludo-menu-strength-random = rastgele
pludo-menu-strength-easy = kolay
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = zor
pludo-menu-strength-expert = uzman
pludo-menu-knobs = Kuralları değiştir
    .desc = Ayarlanabilen bütün kurallar, gruplar hâlinde.
pludo-menu-knobs-title = Bu masanın kuralları. Sol ve sağ değeri değiştirir; kareler ve büyük sayılar Enter'dan sonra yazılır.
    .touch = Bu masanın kuralları. Önceki ve Sonraki değeri değiştirir; kareler ve büyük sayılar yazılır.
pludo-menu-knobs-board = Tahta
pludo-menu-knobs-safe = Güvenli kareler
pludo-menu-knobs-dice = Zarlar
pludo-menu-knobs-stack = Bir karede kendi piyonların
pludo-menu-knobs-home = Ev yolu
pludo-menu-knobs-capture = Kırma
pludo-menu-knobs-bonus = Ek atışlar
pludo-menu-knobs-sixes = Çok fazla altı
pludo-menu-knobs-turn = Sıralar
pludo-menu-knobs-end = Oyun sonu
pludo-menu-knobs-teams = Eşler
pludo-menu-knobs-powers = Güçler
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Güvenli kareler: { $value }. Başkalarını aralarında boşlukla yaz, hiçbiri için 0, sonra Enter. Yalnız Enter olduğu gibi bırakır.
    .touch = Güvenli kareler: { $value }. Başkalarını aralarında boşlukla yaz, hiçbiri için 0. Boş, olduğu gibi bırakır.
pludo-menu-type-number = { $low } ile { $high } arası tam sayı yazıp Enter'a bas; Escape vazgeçer.
    .touch = { $low } ile { $high } arası tam sayı yaz.
pludo-menu-presets = Kayıtlı masalar
    .desc = Kaydettiğin masalar, kurallar ve yerler birlikte.
pludo-menu-presets-title = Kayıtlı masalar.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Bu masayı bir adla kaydet
    .desc = Kuralları ve yerleri sonraki oyunlar için saklar.
pludo-menu-name-preset = Bu masaya bir ad yazıp Enter'a bas.
    .touch = Bu masaya bir ad yaz.
pludo-menu-dice-words = Zarlar için sözcükler
pludo-menu-dice-words-here = Zarlar şimdiden belli ama kimse bilmiyor. Yazdığın onlara karıştırılır.
pludo-menu-dice-words-title = Zarlar için sözcükler. Enter yazdırır.
    .touch = Zarlar için sözcükler.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: rastgele seçildi
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } İstediğin sözcükleri yazıp Enter'a bas. Boş bırakırsan rastgele seçilir.
    .touch = { $fixed } İstediğin sözcükleri yaz. Boş bırakırsan rastgele seçilir.
pludo-menu-options-title = Seçenekler.
pludo-menu-group-player = Oyuncu ve dil
pludo-menu-group-player-title = Oyuncu ve dil.
pludo-menu-group-speech = Konuşma
pludo-menu-group-speech-title = Konuşma.
pludo-menu-group-sound = Sesler
pludo-menu-group-sound-title = Sesler.
pludo-menu-group-pace = Tempo
pludo-menu-group-pace-title = Tempo.
pludo-menu-group-table = Masa
pludo-menu-group-table-title = Masa.
pludo-menu-group-online = Sunucular
pludo-menu-group-online-title = Sunucular.
pludo-menu-group-screen = Ekran
pludo-menu-group-screen-title = Ekran.
pludo-menu-take = Dosyadan oyun al
    .desc = Birinin verdiği veya kendin dışa aktardığın kaydı (.ludo) alır.
pludo-menu-take-path = Kaydın yolunu yaz. Enter bitirir, Escape vazgeçer.
    .touch = Kaydın yolunu yaz.
pludo-menu-own-keys = Kendi tuşların
pludo-menu-own-keys-title = Kendi tuşların. Enter komuta başka tuş verir, Delete alışılmışlarını.
    .touch = Kendi tuşların. Satır komuta başka tuş verir, Sil alışılmışlarını.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: tuşu yok
}
pludo-menu-press-key = { $label }: yeni tuşa bas, vazgeçmek için Escape.
pludo-menu-key-lost = Tuş şuradan alındı: { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Bu tuş menülerde gerekli. Başka tuşa veya Escape'e bas.
   *[none] Bu tuş kullanılamaz. Başka tuşa veya Escape'e bas.
}
pludo-menu-usual-keys = Alışılmış tuşlar için bir daha Delete'e bas.
    .touch = Bir daha basarsan alışılmış tuşlar gelir.
pludo-menu-empty = Boşaltmak için bir daha Delete'e bas.
    .touch = Bir daha basarsan boşalır.
pludo-menu-list-title = { $label }. Birini seç.
pludo-menu-usual-voice = alışılmış ses
pludo-menu-variant-list-title = Hangi oyun? Boşluk neyle ilgili olduğunu söyler.
    .touch = Hangi oyun?
pludo-menu-setting-player-name = Ad: { $value }
    .desc = Senden söz edilince başkalarının duyduğu ad.
pludo-menu-setting-player-tips = Öneriler: { $value }
    .desc = İlk oyunlarda şimdi ne yapabileceğin; birkaç kez yapınca susar. Yeniden açılınca baştan başlar.
pludo-menu-setting-player-language = Dil: { $value }
    .desc = Söylenen her şeyin dili.
pludo-menu-setting-player-language-auto = sistemdeki gibi
pludo-menu-language-partial = Bir bölümü çevrildi; gerisi İngilizce.
pludo-menu-language-unheard = Anadili olan biri henüz dinlemedi.
pludo-menu-setting-player-address = Hitap: { $value }
    .desc = Dil kadınla erkeği ayırıyorsa oyun sana nasıl seslensin.
pludo-menu-setting-player-address-neutral = herkese olduğu gibi
    .desc = Herkese uyan sözlerle.
pludo-menu-setting-player-address-female = kadın olarak
    .desc = Dişil biçimde.
pludo-menu-setting-player-address-male = erkek olarak
    .desc = Eril biçimde.
pludo-menu-setting-speech-output = Çıktı: { $value }
    .desc = Satırların sana nasıl ulaştığı. F6 her an değiştirir.
pludo-menu-setting-speech-output-ask = sonraki açılışta sor
    .desc = Kısa bir deneme sana neyin ulaştığını bulur.
pludo-menu-setting-speech-output-auto = otomatik
    .desc = Her açılışta çalışanlara göre yeniden seçilir.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Terminali okuyan ekran okuyucu veya gözler için ekranda satırlar.
pludo-menu-setting-speech-output-direct = doğrudan
    .desc = Ekran okuyucundan veya konuşma sunucundan ses; ekran sessiz kalır.
pludo-menu-setting-speech-output-both = ikisi de
    .desc = Konuşma ve ekranda aynı satırlar.
pludo-menu-setting-speech-backend = Konuşan: { $value }
    .desc = Neyin konuştuğu. Sonraki açılıştan itibaren geçerli.
pludo-menu-setting-speech-backend-auto = otomatik
    .desc = Çalışan en iyi yol.
pludo-menu-setting-speech-backend-ao2 = ekran okuyucu
    .desc = Ekran okuyucuların arayüzleriyle.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Prism kitaplığı isteyen Windows okuyucuları, örneğin ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Linux'un konuşma sunucusu.
pludo-menu-setting-speech-backend-voice = kendi sesi
    .desc = Oyunla gelen eSpeak NG.
pludo-menu-setting-speech-backend-say = say
    .desc = macOS'un sesi.
pludo-menu-setting-speech-backend-text = metin
    .desc = Yalnızca ekranda satırlar.
pludo-menu-setting-speech-backend-none = sessizlik
    .desc = Hiçbir şey söylenmez.
pludo-menu-setting-speech-verbosity = Anlatım: { $value }
    .desc = Ne kadar söz söylendiği.
pludo-menu-setting-speech-verbosity-brief = kısa
    .desc = Olabildiğince az söz.
pludo-menu-setting-speech-verbosity-normal = normal
    .desc = Tam cümleler, hiçbir şey iki kez değil.
pludo-menu-setting-speech-verbosity-full = tam
    .desc = Her şey, her seferinde sıranın kimde olduğu da.
pludo-menu-setting-speech-rate = Hız: { $value }
    .desc = 50, hızı sistemindeki gibi bırakır.
pludo-menu-setting-speech-voice = Ses: { $value }
    .desc = Bir sesin adı; boşsa alışılmış ses.
pludo-menu-setting-speech-positions = Menüde sıra: { $value }
    .desc = Her satırdan sonra kaçıncı olduğu söylenir.
pludo-menu-setting-speech-danger = Seçimlerde tehlike: { $value }
    .desc = Her seçimden sonra piyonu orada kimin kırabileceği: "Ada 3 geride."
pludo-menu-setting-sound-on = Sesler: { $value }
    .desc = Her şey sözle de söylenir.
pludo-menu-setting-sound-volume = Genel ses düzeyi: yüzde { $value }
    .desc = Bütün düzeylerin ana ayarı.
pludo-menu-setting-sound-dice = Zarlar: yüzde { $value }
    .desc = Zarların ses düzeyi.
pludo-menu-setting-sound-steps = Adımlar: yüzde { $value }
    .desc = Adımların ses düzeyi, kare başına bir adım.
pludo-menu-setting-sound-events = Olaylar: yüzde { $value }
    .desc = Kırma, piyonun eve girişi ve oyun sonunun ses düzeyi.
pludo-menu-setting-sound-turn = Sıralar: yüzde { $value }
    .desc = Sıranın sende olduğunu bildiren sesin düzeyi.
pludo-menu-setting-sound-menu = Menüler: yüzde { $value }
    .desc = Menülerin ve reddedilenlerin ses düzeyi.
pludo-menu-setting-sound-voice = Konuşma sesi: yüzde { $value }
    .desc = Başka konuşma bulunmayınca kendi sesimizin düzeyi.
pludo-menu-setting-sound-width = Stereo genişliği: yüzde { $value }
    .desc = Seslerin ne kadar solda ve sağda olduğu; 0 hepsini ortaya koyar, tek kulağıyla duyanlar için.
pludo-menu-setting-pace-speed = Tempo: { $value }
    .desc = Botların ve adımların süresi. Oyununa devam edersen hızlanırlar.
pludo-menu-setting-pace-speed-instant = anında
    .desc = Hiçbir şey beklenmez.
pludo-menu-setting-pace-speed-fast = hızlı
    .desc = Botlar üçte bir saniye sürer.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Botlar yaklaşık bir saniye sürer.
pludo-menu-setting-pace-speed-slow = yavaş
    .desc = Botlar neredeyse iki saniye sürer.
pludo-menu-setting-pace-lag = Konuşma en çok { $value } saniye geride kalabilir
    .desc = Konuşma bundan çok gerideyse botlar bekler.
pludo-menu-setting-table-undo = Geri alma: { $value }
    .desc = Sonraki oyundan itibaren U'nun geri aldığı. Düşmüş zarlar yine aynı düşer.
    .here = U'nun geri aldığı. Düşmüş zarlar yine aynı düşer.
pludo-menu-setting-table-undo-off = kapalı
    .desc = Sonraki oyundan itibaren oynanan oynanmıştır.
    .here = Oynanan oynanmıştır.
pludo-menu-setting-table-undo-own-turn = kendi sıranda
    .desc = Sonraki oyundan itibaren U bu sırada verdiğin kararı geri alır.
    .here = U bu sırada verdiğin kararı geri alır.
pludo-menu-setting-table-undo-free = serbest
    .desc = Sonraki oyundan itibaren U son kararına döner, botların hamleleri de geri alınır.
    .here = U son kararına döner, botların hamleleri de geri alınır.
pludo-menu-setting-table-bot = Alışılmış bot: { $value }
    .desc = Belirtilmemişse botun gücü.
pludo-menu-setting-table-bot-random = rastgele
    .desc = Rastgele bir piyon oynar.
pludo-menu-setting-table-bot-easy = kolay
    .desc = Oyuna yeni başlamış biri gibi oynar.
pludo-menu-setting-table-bot-normal = normal
    .desc = Tehlikeyi ve fırsatı bir bakışta görür.
pludo-menu-setting-table-bot-hard = zor
    .desc = Bir atış ilerisini tam hesaplar.
pludo-menu-setting-table-bot-expert = uzman
    .desc = En güçlüsü.
pludo-menu-setting-online-music = Sunucunun müziği ve fonu: { $value }
    .desc = PlayPalace sesleri klasöründen, konuşmanın arkasında hafifçe çalınır.
pludo-menu-setting-online-sounds = PlayPalace sesleri klasörü: { $value }
    .desc = Sunucunun kendi sesleri oradan alınır; yoksa bu programın aynı anlamdaki sesleri.
pludo-menu-setting-online-records = Sunucunun sunduğu kayıtlar: { $value }
    .desc = Ludo Plus masasındaki oyunun kaydı, yeniden dinlemek için. İstatistiklerine hiç girmez.
pludo-menu-setting-online-records-ask = sor
    .desc = Her birini duyar, istersen saklarsın.
pludo-menu-setting-online-records-keep = sakla
    .desc = Hepsi saklanır, iki yüze kadar.
pludo-menu-setting-online-records-ignore = yok say
    .desc = Hiçbiri saklanmaz, sözü de edilmez.
pludo-menu-setting-screen-board = Çizili tahta: { $value }
    .desc = Bakanlar için son satırların üstünde bir tahta; terminal kipinde yok.
pludo-menu-tournaments = Turnuvalar
pludo-menu-tournaments-title = { $count ->
    [0] Turnuvalar.
   *[other] Turnuvalar. Delete birini siler.
}
    .touch = Turnuvalar.
pludo-menu-tournament-new = Yeni turnuva
pludo-menu-tournament-new-title = Yeni turnuva. Delete bir oyuncuyu çıkarır.
    .touch = Yeni turnuva.
pludo-menu-tournament-name-usual = Turnuva
pludo-menu-tournament-start = İlk turun kurasını çek
pludo-menu-tournament-kind = Tür: { $kind }
pludo-menu-tournament-add-person = Kişi ekle
pludo-menu-tournament-add-bot = Bot ekle
pludo-menu-tournament-type-person = Kişinin adını yazıp Enter'a bas; Escape vazgeçer.
    .touch = Kişinin adını yaz.
pludo-menu-tournament-games = { $games ->
    [one] Maçtaki oyunlar: bir
   *[other] Maçtaki oyunlar: { $games } oyunun çoğunu alan
}
pludo-menu-tournament-seats = Masa başına en çok { $seats }
pludo-menu-tournament-rounds-count = Turlar: { $rounds }
pludo-menu-tournament-name = Ad: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Oyna: { $meeting }
pludo-menu-tournament-quick = Botlar oynasın: { $meeting }
pludo-menu-tournament-listen = Botları dinle: { $meeting }
pludo-menu-tournament-standings = Puan durumu
pludo-menu-tournament-rounds = Bütün turlar
pludo-menu-tournament-export = Puan durumunu ve turları metin olarak dışa aktar
pludo-menu-tournament-leave = Ana menüye dön
pludo-menu-tournament-gone = Bu turnuva artık okunamıyor.
pludo-menu-setting-table-coins = Jetonlar: { $value }
    .desc = Oyun parası: masalarda bahis olabilir. Jetona kimse para ödemez, başka yerde değeri yoktur.
pludo-menu-stake = { $coins ->
    [0] Bahis: yok
   *[other] Bahis: kişi başı { $coins } jeton
}
pludo-menu-doubling = Katlama: { $value }
    .desc = İki kişilik oyunda sırası gelen, oyun menüsünden bahsi ikiye katlamayı önerebilir; öteki kabul eder ya da bahsi bırakır.
pludo-menu-purse = Kese: { $coins } jeton
    .desc = Oyun parası. Masanın bahsi yeni oyun kurulurken belirlenir.
pludo-menu-double = Bahsi katlamayı öner, yeni bahis { $coins }
pludo-menu-double-take = Kabul et
pludo-menu-double-give-up = Bahsi bırak
