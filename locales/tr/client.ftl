# Türkçe: terminal istemcisinin söyledikleri.
pludo-client-greeting = Ludo'ya hoş geldin.
pludo-client-ask-name = Adın ne? Adını yazıp Enter'a bas ya da yalnızca Enter'a bas.
    .touch = Adın ne? Adını yaz ya da boş bırak.
pludo-client-hello = Merhaba { $name }.
pludo-client-first-steps = Oklar menüde gezdirir, Enter seçer, F1 her yerde yardım eder. Ludo'da yeni misin? "Rehberli oyunda oynamayı öğren" satırına git.
    .touch = Ludo'da yeni misin? "Rehberli oyunda oynamayı öğren" satırına git.
pludo-client-table = { $title }.
pludo-client-goodbye = Hoşça kal.
pludo-client-saved-goodbye = Oyunun kaydedildi. Hoşça kal.
pludo-client-unsaved = Oyunun kaydedilmedi: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Hoşça kal.
pludo-client-unkept = { $folder } içinde bir şey saklanamıyor: { $reason }. Kaydetmeden oynuyorsun; oyunun ve seçeneklerin programla birlikte biter.
pludo-client-unkept-goodbye = Bu oyun saklanmıyor. Hoşça kal.
pludo-client-late-goodbye = Oyunun kaydedildi ama disk yavaş: bilgisayarı kapatmadan biraz bekle. Hoşça kal.
pludo-client-disk-late = Disk yavaş: son atışların henüz yazılmadı. Yazılınca duyacaksın.
pludo-client-disk-on-time = Atışların artık diskte.
pludo-client-player = Oyuncu
pludo-client-guest = Konuk { $number }
pludo-client-quiet-screen = Konuşma açık, bu yüzden ekran sessiz. F12 söylenenleri yazar, F6 bunu değiştirir.
pludo-client-useless-key = { $key } burada bir şey yapmaz. F1 veya soru işareti yardım eder.
    .touch = Bu burada bir şey yapmaz.
pludo-client-that-key = Bu tuş
pludo-client-stale = Bu arada değişti. Hiçbir şey yapılmadı.
pludo-client-paste-ignored = Yapıştırılan metin burada bir şey yapmaz.
pludo-client-key-help-on = Tuş yardımı. Ne yaptığını duymak için tuşa bas, Escape bitirir.
    .touch = Şimdi ne yaptığını duymak için bir şey seç. Yeniden tuş yardımı bitirir.
pludo-client-key-help-off = Tuş yardımı bitti.
pludo-client-key-unused = { $key } tuşunun anlamı yok.
pludo-client-unknown-line = { $line } ne tuş ne komut. Zar atmak için r, seçmek için rakam, tahta için v, yardım için f1 yaz.
pludo-client-help-table = Boşluk veya Enter sıradaki doğal işi yapar. Escape veya Geri tuşu menüyü açar.
    .touch = Hamlelerin ve yapabileceklerin düğmelerde; gerisi “Başka eylemler” altında.
pludo-client-help-listening = Duyduğun için 1, 2, 3 veya 4'e bas.
    .touch = Duyduğunu seç.
pludo-client-transcript-printed = { $count } satır yazıldı.
pludo-client-rate-of-reader = Terminal kipinde ekran okuyucun kendi hızıyla konuşur. F6 kipi değiştirir.
pludo-client-board-in-terminal-mode = Çizili tahta terminal kipinde ekran okuyucuyu rahatsız eder. F6 kipi değiştirir.
pludo-client-which-die = Bas: { $numbers }; Enter ilkini seçer.
    .touch = Hangisi?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Bu onlardan biri değil. Bas: { $numbers }; Enter ilkini seçer.
    .touch = Bu onlardan biri değil.
pludo-client-hint-elsewhere = Başka bir piyon daha iyi olur. { $hint } Escape bütün seçeneklere döner.
    .touch = Başka bir piyon daha iyi olur. { $hint }
pludo-client-no-such-player = { $number } numaralı oyuncu yok; burada { $count } kişi oynuyor.
pludo-client-undone = { $turns ->
    [0] Geri alındı.
    [one] Son sırana dek geri alındı.
   *[other] { $turns } sıran geri alındı.
}
pludo-client-undone-throw = { $throw ->
    [cards] Elinde yine { $dice } var.
    [spinner] Çark yine { $dice } gösteriyor.
   *[dice] Elinde yine { $dice } var.
}
pludo-client-out-at-start = Herkesin { $count } piyonu baştan dışarıda.
pludo-client-undo-off = Bu masada geri alma kapalı.
pludo-client-undo-nothing-own-turn = Bu sırada geri alınabilecek bir karar vermedin.
pludo-client-undo-nothing-free = Geri alınacak karar yok.
pludo-client-use = { $key } elindekini kullanır.
pludo-client-use-keys = { $count ->
    [one] Enter kullanır.
   *[other] { $numbered ->
        [0] Oklar ve Enter seçer.
       *[other] Numarası olmayan oklarla ve Enter'la seçilir.
    }
}
    .touch = Ne kullanacağını seç.
pludo-client-use-not-on = Elindeki hiçbir şey piyon { $number } için kullanılamaz.
pludo-client-after-game = Enter: yeniden oyna. Boşluk: sonuç. { $throw ->
    [cards] D: çekilen kartlar.
    [spinner] D: çarkta gelenler.
   *[dice] D: zarlar.
} Escape: menü, hatalardan öğrenmek ve daha fazlası.
    .touch = Yeniden oyna ya da hatalardan öğrenmek ve daha fazlası için menüyü aç.
pludo-client-chance = Yüzde { $percent }. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Kazanma şansları aşağı yukarı eşit.
       *[no] Kazanma şansı yaklaşık yüzde { $percent }.
    } { $throw ->
        [cards] Önce kart çek
        [spinner] Önce çarkı çevir
       *[dice] Önce zar at
    }, sonra H öneri verir.
pludo-client-tip-roll = { $throw ->
    [cards] Kart çekmek için bas: { $key }.
    [spinner] Çevirmek için bas: { $key }.
   *[dice] Zar atmak için bas: { $key }.
}
    .touch = Seç: { $label }.
pludo-client-tip-choose = Bir piyonun numarasına bas. Ya da oklar seçenekleri tek tek okur, Enter duyduğunu oynar.
    .touch = Bu hamlelerden birini seç.
pludo-client-tip-out = Piyon çıkarmak için { $faces } gerek.
pludo-client-tip-ask = { $board } tahtayı anlatır, { $hint } ipucu verir, { $help } bütün tuşları sayar.
    .touch = İstediğin zaman tahtayı veya ipucu sor.
pludo-client-save-failed = Oyun kaydedilemedi: { $reason }. Henüz bir şey olmadı; bunu düzelt ve yeniden denemek için Enter'a bas.
    .touch = Oyun kaydedilemedi: { $reason }. Henüz bir şey olmadı; bunu düzelt ve yeniden dene.
pludo-client-save-damaged = Bu kayıtlı oyun bozuk: { $reason }. Şu adla saklandı: { $file }.
pludo-client-save-unreadable = Bu kayıtlı oyun şimdi okunamıyor: { $reason }. Olduğu gibi kalıyor.
pludo-client-save-rules-elsewhere = Bu kayıtlı oyunun { $rules } kuralları başka bilgisayarda, { $folder } içinde; sorulmadan açılmaz. Sürdürmek için kural dosyasını playpalace-ludo install-variant ile kur; oyun kayıtlı kalır.
pludo-client-save-rules-gone = Bu kayıtlı oyuna { $rules } kuralları gerek; eksik veya değişmiş. Sürdürmek için kural dosyasını geri koy; oyun kayıtlı kalır.
pludo-client-save-rules-ask = Bu oyunun { $rules } kuralları burada yok. Oyuna göre şuradaymış: { $folder }. Oraya bakılsın mı?
pludo-client-save-rules-leave = Hayır, kalsın
pludo-client-save-rules-look = Evet, oraya bak
pludo-client-save-rules-found = { $rules } kuralları bulundu. Sürdürmek için oyunu yeniden aç.
pludo-client-save-parted = Bu oyun başka pencerede sürdü. İkisi de saklandı: seninki artık ayrı bir oyun.
pludo-client-crashed = Programın kendisinde bir hata oldu. Oyunlar son hamleye dek saklı. Olanlar şurada yazıyor: { $file }.
pludo-client-not-removed = Oyun silinemedi: { $reason }.
pludo-client-exported = Yazıldı: kayıt { $record }, bütün söylenenler { $transcript }.
pludo-client-take-failed = Bu dosya okunamıyor: { $reason }.
pludo-client-taken-unfinished = Oyun, devam edebileceklerinin arasında.
    .cut = Kaydın sonu eksik. Oyuna kesildiği yerden devam edebilirsin.
pludo-client-export-failed = Hiçbir şey yazılamadı: { $reason }.
pludo-client-options-unreadable = { $file } içindeki seçeneklerin okunamıyor: { $reason }. Varsayılanlar kullanılıyor, oraya bir şey yazılmıyor.
pludo-client-options-refused = Seçeneklerin kullanılamıyor: { $reason }. Şu adla saklandı: { $file }; varsayılanlar kullanılıyor.
pludo-client-options-no-copy = { $file } içindeki seçeneklerin değişmeden önce kopyalanamadı: { $reason }.
pludo-client-options-number = { $key } seçeneği { $value }; { $low } ile { $high } arası tam sayı olmalı. { $default } kullanılıyor.
pludo-client-options-choice = { $key } seçeneği { $value }; şunlardan biri olmalı: { $choices }. { $default } kullanılıyor.
pludo-client-options-switch = { $key } seçeneği { $value }; true veya false olmalı. { $default } kullanılıyor.
pludo-client-options-text = { $key } seçeneği { $value }; tırnak içinde metin olmalı.
pludo-client-options-group = Seçeneklerindeki { $group } bölümü [{ $group }] satırıyla başlamalı, seçenekleri kendi satırlarında gelmeli. Varsayılanlar kullanılıyor.
pludo-client-options-misspelt = Seçeneklerinde { $key } var, böyle bir şey yok; { $meant } mi demek istedin?
pludo-client-options-unknown = Seçeneklerinde { $key } var, böyle bir şey yok. Dosyada kalır, bir şey yapmaz.
pludo-client-options-keys = Seçeneklerindeki keys bölümüne komut başına bir satır gerek, örneğin roll = ["r"]. Alışılmış tuşlar kullanılıyor.
pludo-client-options-key = { $command } tuşları ["r"] gibi bir liste olmalı. Alışılmış tuşlar kullanılıyor.
pludo-client-options-preset = Kayıtlı { $name } masasına varyant ve yerler gerek, ikisi de metin. Bu masa atlandı.
pludo-client-options-not-kept = Seçeneklerin kaydedilemedi: { $reason }. Çıkana dek geçerli.
pludo-client-seats-unknown = { $word } yeri anlaşılmadı: yalnızca bot güç alır. you, bir ad veya bot:easy yaz, örneğin green=bot:hard.
pludo-client-seats-empty = { $word } yerinde kimse yok. you, bir ad veya bot:easy yaz, örneğin green=bot:hard.
pludo-client-seats-missing = Virgülden önce veya sonra bir yer eksik. you, bir ad veya bot:easy yaz, örneğin you,green=bot:hard.
pludo-client-seats-strength = { $strength } diye bot gücü yok. Şunlardan birini seç: { $strengths }.
pludo-client-bot-failed = { $name } başarısız oldu: { $why }. Zor bot sürdürüyor.
pludo-client-seats-colour = Bu tahtada { $colour } rengi yok. Olanlar: { $colours }.
pludo-client-seats-taken = { $colour } rengi iki kez alınmış.
pludo-client-seats-count = { $count ->
    [one] Bir oyuncu yetmez
   *[other] { $count } oyuncu uymuyor
}: bu oyun { $low } ile { $high } kişi arası.
pludo-client-seats-count-exact = { $count ->
    [one] Bir oyuncu yetmez
   *[other] { $count } oyuncu uymuyor
}: bu oyun { $low } kişilik.
pludo-client-knob-refused = Bu olamaz: { $reason }
pludo-client-knob-squares = Yol karelerini aralarında boşlukla yaz, örneğin 9 22 35 48.
pludo-client-preset-saved = { $name } masası kaydedildi.
pludo-client-preset-used = { $name } masası kuruldu.
pludo-client-preset-gone = { $name } masası artık kurulamıyor: kuralları veya yerleri yok olmuş.
pludo-client-preset-nameless = Masaya bir ad gerek. Hiçbir şey kaydedilmedi.
pludo-client-replay = { $title }, { $count } adım. Sağ ok ilerler, sol geri gider, Escape bitirir.
    .touch = { $title }, { $count } adım.
pludo-client-replay-where = { $count } adımdan { $step }, sıra { $number }.
pludo-client-replay-start = Oyunun başındasın.
pludo-client-replay-no-capture = Bu oyunda hiçbir piyon kırılmadı.
pludo-client-replay-end = Oyunun sonundasın.
pludo-client-replay-help = Sağ ok veya Enter ilerler, sol geri gider, Home ve End atlar. V, S, T ve öteki sorular bu anı yanıtlar. Escape bitirir.
    .touch = Düğmeler ilerler, geri gider, atlar. Bütün sorular bu anı yanıtlar.
pludo-client-after-match = Enter: turnuvaya devam. Boşluk: sonuç. { $throw ->
    [cards] D: çekilen kartlar.
    [spinner] D: çarkta gelenler.
   *[dice] D: zarlar.
} Escape: menü.
    .touch = Turnuvaya devam et ya da menüyü aç.
pludo-client-tournament-damaged = Bu turnuva okunamıyor; { $file } dosyası olduğu gibi kalıyor. Nedeni: { $reason }.
pludo-client-tournament-game-gone = Bu maçın oyunu kaybolmuş; baştan başlıyor.
pludo-client-tournament-exported = Yazıldı: { $file }.
pludo-client-tournament-added = { $player }. { $count } katılımcı var.
pludo-client-tournament-twice = { $name } zaten katılıyor.
pludo-client-tournament-nameless = Kimse eklenmedi: oyuncuya ad gerek.
pludo-client-tournament-full = Turnuvada en çok { $most } oyuncu olur.
pludo-client-bots-alone = { $names } oynuyor.
pludo-client-bots-alone-help = Botlar oyunlarını kendileri oynar, kimin kazandığını duyarsın. Escape sonraya bırakır.
    .touch = Botlar oyunlarını kendileri oynar, kimin kazandığını duyarsın.
