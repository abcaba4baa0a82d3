# Türkçe: konuşma, ses ve ekran.
pludo-device-history-buffer = { $buffer ->
    [game] Oyun
    [answers] Yanıtlar
    [system] Sistem
    [chat] Sohbet
    [activity] Gelen giden
   *[all] Hepsi
}, { $count ->
    [0] boş
   *[other] { $count } ileti
}{ $muted ->
    [yes] , susturuldu
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] Oyunda henüz bir şey olmadı.
    [answers] Henüz yanıt yok.
    [system] Henüz sistem iletisi yok.
    [chat] Henüz sohbet yok.
    [activity] Henüz gelen giden olmadı.
   *[all] Henüz ileti yok.
}
pludo-device-history-nothing-said = Henüz bir şey söylenmedi.
pludo-device-history-mute-all = Bütün iletiler susturulamaz. Önce başka bölüm seç.
pludo-device-history-held = Yazarken gelen { $count } ileti:
pludo-device-mode-direct = Çıktı: doğrudan. Oyun kendisi konuşur, ekran sessiz kalır.
pludo-device-mode-terminal = Çıktı: terminal. Oyun ekran okuyucun için düz satırlar yazar.
pludo-device-mode-both = Çıktı: ikisi de. Oyun her satırı söyler ve yazar.
pludo-device-because-asked = İstediğin çıktı kipi bu.
pludo-device-because-saved = Bu çıktı kipi seçeneklerinden.
pludo-device-because-environment = Bu çıktı kipi bir ortam değişkeninden geliyor.
pludo-device-because-speech = Nasıl konuşulacağını seçtin, bu yüzden oyun söyler ve yazar.
pludo-device-because-piped = Bu bir terminal değil, bu yüzden oyun düz satırlar yazar.
pludo-device-because-remote = SSH ile bağlısın, bu yüzden oyun kendi ekran okuyucun için satırlar yazar.
pludo-device-because-api-reader = { $reader } çalışıyor, bu yüzden oyun onunla konuşur.
pludo-device-because-console-reader = { $reader } çalışıyor, bu yüzden oyun okuması için satırlar yazar.
pludo-device-because-braille = { $reader } satırları Braille gösterir ama konuşmaz, bu yüzden oyun söyler ve yazar.
pludo-device-because-nothing = Ekran okuyucu bulunmadı, bu yüzden oyun söyler ve yazar.
pludo-device-reader-gone = { $reader } artık çalışmıyor. Şimdi oyun konuşuyor.
pludo-device-reader-came = { $reader } çalışıyor. Oyun onun için satır yazar, artık konuşmaz.
pludo-device-speech-replaced = { $output } durdu. Şimdi { $instead } konuşuyor.
pludo-device-speech-lost = { $output } durdu, başka konuşan yok. Oyun her satırı yazar.
pludo-device-braille-lost = BRLTTY kapandı. Oyun konuşmayı sürdürür, o dönünce yine Braille gösterir.
pludo-device-braille-refused = Oyun konuşur ve Braille ekranın izlesin diye satır yazar: { $code ->
    [not-installed] { $words } kurulu değil.
    [not-running] { $words } programlardan satır almıyor.
   *[other] { $words }
}
pludo-device-test-alpha = Alfa. Bu satır yazıldı.
pludo-device-test-bravo = Bravo. Bu satırı oyun söyledi.
pludo-device-test-question = Ne duydun? Alfa için 1, bravo için 2, ikisi için 3, hiçbiri için 4'e bas.
pludo-device-test-title = Ne duydun?
pludo-device-test-answer = { $answer ->
    [1] Alfa
    [2] Bravo
    [3] İkisini de
   *[4] Hiçbirini
}
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } kurulu.
pludo-device-doctor-library-missing = { $name } kurulu değil.
pludo-device-doctor-speaks = { $output }: çalışıyor.
pludo-device-doctor-speaks-braille = { $output }: Braille ile çalışıyor.
pludo-device-doctor-silent = { $output }: burada çalışmıyor: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: burada çalışmıyor, { $name } kurulu değil.
pludo-device-doctor-silent-not-running = { $output }: burada çalışmıyor, { $name } açık değil.
pludo-device-doctor-silent-no-answer = { $output }: burada çalışmıyor, { $name } yanıt vermiyor.
pludo-device-doctor-silent-ended = { $output }: burada çalışmıyor, { $name } kapandı.
pludo-device-doctor-silent-no-voice = { $output }: burada çalışmıyor, { $name } her satırı alıyor, hiçbirini söylemiyor.
pludo-device-doctor-not-running = Çalışmayanlar: { $outputs }.
pludo-device-doctor-own-voice = Kendi sesi
pludo-device-doctor-speech-chosen = Konuşma yolu: { $output }.
pludo-device-doctor-speech-none = Burada hiçbir şey konuşmuyor. Oyun onun yerine her satırı yazar.
pludo-device-doctor-cannot-tell = { $output } konuşup konuşmadığını bildirmez: bunu yalnızca kulakların bilir.
pludo-device-doctor-braille-reader = Braille, ekranına { $output } ile gider.
pludo-device-doctor-braille-none = Braille ekran bulunmadı. Orca veya BRLTTY ile her satırı terminal kipinde, NVDA veya JAWS ile doğrudan kipinde gösterir.
pludo-device-doctor-braille-follows = BRLTTY çalışıyor: Braille ekranın satırları terminal ve ikisi de kiplerinde izler.
pludo-device-doctor-braille-direct = Doğrudan kipinde oyun { $cells } hücreye kendisi yazar.
pludo-device-doctor-braille-name = Doğrudan kipinde Braille
pludo-device-doctor-sound-ready = Ses çalışıyor.
pludo-device-doctor-sound-name = Ses
pludo-device-doctor-sound-not-needed = Oyun sessiz de eksiksizdir.
pludo-device-doctor-sound-files = { $count } ses dosyası, eksik yok.
pludo-device-doctor-sound-files-missing = Eksik ses dosyaları: { $missing }. Oyunu yeniden kur.
pludo-device-doctor-server-folder = online.sounds seçeneğindeki sunucu sesleri klasörü yok: { $folder }
pludo-device-doctor-server-sounds = Son gittiğin sunucunun { $count } sesi çalınmadı: { $names }. online.sounds seçeneği bunların bulunduğu klasörü gösterebilir.
pludo-device-doctor-voices = { $language } için { $count } ses. Birini seçeneklerine speech.voice olarak yaz:
pludo-device-doctor-no-voices = Burada ses seçimi yok; sesi ekran okuyucunda veya sisteminde ayarla.
pludo-device-doctor-folder-options = Seçenekler: { $folder }
pludo-device-doctor-folder-saves = Kayıtlı oyunlar: { $folder }
pludo-device-doctor-folder-sounds = Sesler: { $folder }
pludo-device-doctor-folder-locales = Çeviriler: { $folder }
pludo-device-doctor-folder-program = Program: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, satır { $line }: { $id } orada olmayan { $name } kullanıyor; cümle İngilizce söylenir.
    [form] { $file }, satır { $line }: { $id } hiçbir iletide olmayan { $name } biçimini istiyor.
    [mention] { $file }, satır { $line }: { $id } çevrilmemiş { $name } iletisini anıyor; cümle İngilizce söylenir.
    [encoding] { $file }, satır { $line }: { $name } UTF-8 ile yazılmamış; cümle İngilizce söylenir.
   *[unreadable] { $file }, satır { $line }: { $name } okunamıyor; cümle İngilizce söylenir.
}
pludo-device-doctor-translations = Böyle { $count } yer daha var.
pludo-device-doctor-log = Hata bildirmek için --log ve bir dosya adıyla başlat, örneğin: playpalace-ludo --log ludo.log. Hata olana dek oyna, sonra dosyayı gönder. Hangi komutun ne zaman geldiğini, konuşmaya veya sunucuya ne verildiğini yazar; yazdığını veya duyduğunu asla.
pludo-device-doctor-test-speech = Bunu duyuyorsan konuşma çalışıyor.
pludo-device-doctor-test-left = Solda bir zar.
pludo-device-doctor-test-right = Sağda bir piyon eve giriyor.
pludo-device-doctor-test-begin = Şimdi bir deneme. Konuşma: { $output }.
pludo-device-advice-speechd = Masaüstünün sesiyle konuşma için speech-dispatcher kur. Debian ve Ubuntu'da: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher çalışıyor ama sesi çıkmıyor. Şununla kapat: killall speech-dispatcher. Oyun yeniden başlatır. Yine susarsa PulseAudio veya PipeWire çalışıyor mu bak.
pludo-device-advice-voice = Oyunun kendi sesi için: pip install espeakng-loader
pludo-device-advice-sound-library = Ses için: pip install pygame-ce
pludo-device-advice-sound-device = Ses için kulaklık veya hoparlör tak ve sistemin oradan çaldığına bak.
pludo-device-advice-sound-device-linux = Ses için ses kartı veya kulaklık tak ve PulseAudio veya PipeWire çalışıyor mu bak.
pludo-device-advice-reader-windows = Ekran okuyucuyla konuşma ve Braille için NVDA'yı (nvaccess.org) veya JAWS'ı, sonra oyunu başlat.
pludo-device-advice-reader-macos = VoiceOver satırları terminal kipinde okur. Command F5 ile aç.
pludo-device-advice-ao2 = Ekran okuyucular için: pip install accessible-output2
pludo-device-advice-nothing = Eksik bir şey yok.
