# Türkçe: PlayPalace sunucusunda başkalarıyla oyun.
pludo-online-servers-title = Sunucular.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, kullanıcı { $user }
}
pludo-online-server-help = Adresi { $url }. Enter oraya gider, Delete listeden siler.
    .touch = Adresi { $url }.
pludo-online-add = Sunucu ekle
pludo-online-type-address = Sunucunun adresini yaz, örneğin wss://example.org:8000, ve Enter'a bas.
    .touch = Sunucunun adresini yaz, örneğin wss://example.org:8000.
pludo-online-bad-address = Bu bir sunucu adresi değil. wss:// veya ws:// ile başlar, sonra bir ad, belki iki nokta ve bir sayı gelir.
pludo-online-public = { $name }, herkese açık sunucu
pludo-online-public-help = { $about ->
    [none] Adresi { $url }. Enter oraya gider.
   *[other] { $about } Adresi { $url }. Enter oraya gider.
}
    .touch = { $about ->
        [none] Adresi { $url }.
       *[other] { $about } Adresi { $url }.
    }
pludo-online-clipboard = Panodaki adresi ekle
pludo-online-clipboard-none = Panoda sunucu adresi yok. Önce bir adres kopyala, örneğin wss://example.org:8000.
pludo-online-where = Sunucular nerede bulunur
pludo-online-where-told = PlayPalace'in kendi sayfası ve topluluğu herkese açık sunucuları söyler; sunucusu olan bir arkadaş adresini verebilir. "Sunucu ekle" bu adresi alır.
pludo-online-public-broken = { $file } içindeki açık sunucu listesi atlandı: { $reason }.
pludo-online-servers-broken = Sunucu listesi kullanılamıyor: { $reason }. Şu adla saklandı: { $file }; yeni liste başlıyor.
pludo-online-not-kept = Bu gelecek sefer için saklanamadı: { $reason }.
pludo-online-who-title = Orada hesabın var mı?
pludo-online-log-in = Oturum aç
pludo-online-new-account = Yeni hesap
pludo-online-name = Bu sunucudaki adını yazıp Enter'a bas. Büyük harf fark eder.
    .touch = Bu sunucudaki adını yaz. Büyük harf fark eder.
pludo-online-sure-title = { $name }. Sunucu bilmediği her adı yeni hesap yapar. Ad doğru mu?
pludo-online-name-right = Evet, { $name } olarak oturum aç
pludo-online-name-wrong = Hayır, yeniden yaz
pludo-online-password = Parolanı yazıp Enter'a bas. Ne gösterilir, ne söylenir, ne saklanır.
    .touch = Parolanı yaz. Ne söylenir ne saklanır.
pludo-online-password-again = Aynı parolayı yeniden yaz.
pludo-online-passwords-differ = İki parola farklı. Hiçbir şey gönderilmedi.
pludo-online-character = karakter
pludo-online-characters-typed = { $count ->
    [0] Henüz bir şey yazılmadı
   *[other] { $count } karakter yazıldı
}. Enter bitirir, Escape vazgeçer.
    .touch = { $count ->
        [0] Henüz bir şey yazılmadı.
       *[other] { $count } karakter yazıldı.
    }
pludo-online-trust-title = { $name } için kimse kefil değil. Parmak izi şöyle başlıyor: { $words }. Sunucu sahibine sor, sonra seç.
pludo-online-trust = Bundan sonra güven
pludo-online-do-not-trust = Güvenme
pludo-online-fingerprint = Parmak izi SHA-256: { $digits }
pludo-online-changed = Dur. { $name }, güvendiğinden başka bir parmak izi gösteriyor: { $words }. Biri dinliyor olabilir. Bağlanmadın. Sahibinin yeni sertifikası varsa sunucuyu listeden sil, yeniden ekle.
pludo-online-connecting = Bağlanıyor.
pludo-online-welcome = İçeridesin, { $name }.
pludo-online-back = Döndün.
pludo-online-left = Sunucudan ayrıldın
pludo-online-goodbye = Sunucudan ayrıldın. Hoşça kal.
pludo-online-lost = Bağlantı koptu
pludo-online-unsure = Son yaptığın sunucuya ulaşmamış olabilir.
pludo-online-no-answer = Sunucu yanıt vermiyor
pludo-online-still-trying = Sunucu yanıt vermiyor. Deneme sürüyor.
pludo-online-answers-again = Sunucu yeniden yanıt veriyor.
pludo-online-gave-up = Sunucuyu beklemedin
pludo-online-strange = Orada yanıt veren, PlayPalace sunucusu gibi davranmıyor. Başka tür bir sunucu ya da şimdi çok meşgul
pludo-online-looking-help = Program bu adreste sunucu yanıt veriyor mu bakıyor. Escape geri döner.
    .touch = Program bu adreste sunucu yanıt veriyor mu bakıyor.
pludo-online-table-gone = Oturduğun masa artık yok. Oyunu kaydedildiyse kayıtlı masalarda bulursun.
pludo-online-unknown-host = Bu adda sunucu yok
pludo-online-refused = Bu adreste yanıt veren yok
pludo-online-timeout = Sunucu zamanında yanıt vermiyor
pludo-online-no-tls = Sunucu güvenli konuşmuyor. Belki adresi wss yerine ws ile başlıyor
pludo-online-not-a-server = Orada yanıt veren PlayPalace sunucusu değil. Belki adresi ws yerine wss ile başlıyor
pludo-online-redirected = Sunucu seni şuraya yönlendiriyor: { $address }. Sorulmadan oraya gidilmez, hiçbir şey gönderilmedi. O adrese güveniyorsan kendin bağlan
pludo-online-proxy = Sistemin bağlantıları bir vekil sunucudan geçiriyor, o da buna izin vermiyor. Yöneticisine sor ya da sunucuyu NO_PROXY ortam değişkenine yaz
pludo-online-proxy-socks = Sistemin bağlantıları bir SOCKS vekilinden geçiriyor, bunun için python-socks paketi gerek. Kur ya da sunucuyu NO_PROXY ortam değişkenine yaz
pludo-online-unreachable = Sunucuya ulaşılamıyor
pludo-online-refused-token = Çok uzun süre yoktun. Parolanla oturum aç
pludo-online-refused-foreign = Bu bir PlayAural sunucusu. Yalnızca PlayAural'ın kendi programlarını kabul eder
pludo-online-server-says = { $text ->
    [none] Sunucu bağlantıyı bitirdi
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. { $seconds } saniye sonra yeniden denenecek.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Şimdi bağlı değilsin. Enter hemen dener, Kontrol D ayrılır.
   *[connecting] Hâlâ bağlanıyor. Kontrol D ayrılır.
}
    .touch = { $stage ->
        [waiting] Şimdi bağlı değilsin. Program denemeyi sürdürüyor.
       *[connecting] Hâlâ bağlanıyor.
    }
pludo-online-row = { $text }, { $number }, toplam { $count }
pludo-online-square = { $text }, satır { $line }, sütun { $column }
pludo-online-no-menu = Şimdi seçilecek bir şey yok.
pludo-online-empty-table = Masadasın. Şimdi seçilecek bir şey yok.
pludo-online-chat = { $scope ->
    [all] { $sender } herkese: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Herkese yaz ve Enter'a bas.
   *[table] Masaya yaz ve Enter'a bas.
}
    .touch = { $scope ->
        [all] Herkese yaz.
       *[table] Masaya yaz.
    }
pludo-online-table-opened = { $host } bir masa açtı: { $game }.
pludo-online-ping = Gidiş dönüş { $milliseconds } milisaniye.
pludo-online-pass-key = Sonraki tuş sunucuya gider.
pludo-online-server-key = { $key } sunucuya gidiyor.
pludo-online-clash = { $key } tuşunu sunucular da kullanır. Önce { $pass }, sonra { $key } onu sunucuya gönderir.
pludo-online-record-offered = Sunucu bu oyunun kaydını sunuyor. { $key ->
    [none] Saklayan bir tuşun yok.
   *[other] { $key } saklar.
}
    .touch = Sunucu bu oyunun kaydını sunuyor. “Kaydı sakla” saklar.
pludo-online-no-record = Sunucu kayıt sunmadı.
pludo-online-records-full = sunuculardan zaten { $count } kayıt var; bazılarını sil
pludo-online-record-kept = Bu oyunun kaydı biten oyunların arasında.
pludo-online-record-not-kept = Bu oyunun kaydı saklanamadı: { $reason }.
pludo-online-rules-unknown = { $rules } kuralları bu bilgisayarda yok
pludo-online-wording = Ludo Plus masaları yeni anlatımı bir sonraki girişinde kullanır.
pludo-online-keys-title = Bu programın sunucudaki tuşları. Aşağı ok okumayı sürdürür, Escape kapatır.
pludo-online-help = Oklar sunucunun menüsünde gezdirir, Enter seçer, Escape geri döner. Harfler ve rakamlar sunucunundur, masada F3, Kontrol Q ve Kontrol R de. Bölü masaya yazar, F2 kimlerin olduğunu söyler, Kontrol D sunucudan ayrılır.
    .touch = Sunucunun menüsü ve orada yapabileceğin öteki şeyler düğmelerdir.
pludo-online-editor = { $prompt } { $count } satır. Oklar satırdan satıra gider, Enter yenisini başlatır, Kontrol S gönderir, Escape vazgeçer.
    .touch = { $prompt }
pludo-online-new-line = Satır { $number }.
pludo-online-line = Satır { $number }: { $text ->
    [none] boş
   *[other] { $text }
}
pludo-online-document = { $title } Aşağı ok okumayı sürdürür, H sonraki başlığa gider, Escape kapatır.
    .touch = { $title }
pludo-online-heading = Başlık { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = İçinde bir şey yok.
pludo-online-no-heading = Başka başlık yok.
pludo-online-dice-sealed = Mühürlendi. Sunucu bu sözcükleri oyun başlayınca alır, daha önce değil.
pludo-online-dice-late = Çok geç: sonraki zarların sözcükleri söylendi.
pludo-online-dice-check = { $throw ->
    [cards] { $count } kart, hepsi doğru
    [spinner] { $count } çevirme, hepsi doğru
   *[dice] { $count } zar, hepsi doğru
}; herkesinki gelmeden sözcüklerini kimse bilmiyordu.
pludo-online-dice-left-out = O oyunun zarlarına güvenme: kaydında bu programın senin için mühürlediği sözcükler yok.
pludo-online-dice-unasked = Sunucu bu programın senin için mühürlediği sözcükleri istemedi; o oyunun zarlarını bir suç ortağıyla seçebilirdi.
pludo-online-dice-list = O oyunun zarlarına güvenme: kaydına göre oyuncular, kurallar veya sözcükler, bu program sözcüklerini söyledikten sonra değiştirilmiş.
