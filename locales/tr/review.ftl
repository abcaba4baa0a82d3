# Türkçe: oyunlara geri bakış, istatistik, bulmacalar.
pludo-review-turned = Oyunun döndüğü yerler:
pludo-review-none-turned = { $who ->
    [you] Hiçbir sıra kazanma şansını tam bir yüzde değiştirmedi.
   *[other] { $name }: hiçbir sıra kazanma şansını tam bir yüzde değiştirmedi.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Sıra { $number }: kazanma şansın arttı, önce yüzde { $before }, şimdi { $after }.
       *[down] Sıra { $number }: kazanma şansın düştü, önce yüzde { $before }, şimdi { $after }.
    }
   *[other] { $way ->
        [up] Sıra { $number }, { $name }: kazanma şansı arttı, önce yüzde { $before }, şimdi { $after }.
       *[down] Sıra { $number }, { $name }: kazanma şansı düştü, önce yüzde { $before }, şimdi { $after }.
    }
}
pludo-review-dear = En pahalı seçimler:
pludo-review-none-dear = Hiçbir seçim tam bir yüzdeye mal olmadı.
pludo-review-abilities = Bir yeteneğin doğru zamanda kullanılıp kullanılmadığı değerlendirilmez.
pludo-review-choice = Sıra { $number }, { $who ->
    [you] sen
   *[other] { $name }
}, yüzde { $cost } kaybedildi. Oynanan: { $made } Daha iyisi: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Seçeceğin bir şey olmadı.
        [one] Bir seçimin oldu, yüzde { $cost } kaybettin.
       *[other] { $choices } seçimin oldu, { $best } kez en iyisini yaptın, toplam yüzde { $cost } kaybettin.
    }
   *[other] { $choices ->
        [0] { $name }: seçecek bir şey olmadı.
        [one] { $name }: bir seçim, yüzde { $cost } kayıp.
       *[other] { $name }: { $choices } seçim, { $best } kez en iyisi, toplam yüzde { $cost } kayıp.
    }
}
pludo-review-working = Oyun inceleniyor. Escape durdurur.
    .touch = Oyun inceleniyor.
pludo-review-how-far = Yüzde { $percent } tamam.
pludo-learn-title = { $count } seçim daha iyi olabilirdi. Sayfa aşağı: sonraki. H: yanıt. Escape: yeter.
    .touch = { $count } seçim daha iyi olabilirdi.
pludo-learn-none = Öğrenecek bir şey yok: hiçbir seçim açıkça bir şey kaybettirmedi.
pludo-learn-whose = Kimin seçimleri?
pludo-learn-of = { $name }
pludo-learn-count = { $number }, toplam { $count }.
pludo-learn-question = Sıra { $number }, { $throw ->
    [cards] { $dice } çektin.
    [spinner] { $dice } çevirdin.
   *[dice] { $dice } attın.
} Oynadığın: { $made } Daha iyisini bul.
pludo-learn-best = Doğru: oynadığından yüzde { $gain } daha iyi.
pludo-learn-equal = Doğru: oynadığından yüzde { $gain } daha iyi, en iyisine yakın.
pludo-learn-better = Oynadığından yüzde { $gain } daha iyi. Daha da iyisi var.
pludo-learn-level = Aşağı yukarı oynadığın kadar iyi. Daha iyisi var.
pludo-learn-same = Oynadığın buydu. Daha iyisi var.
pludo-learn-worse = Daha iyi değil: kazanma şansı yüzde { $percent }, oynadığınki yüzde { $other }.
pludo-learn-answer = En iyisi: { $choice } Kazanma şansı yüzde { $best }, seninki yüzde { $other }.
pludo-learn-first = Bu ilki.
pludo-learn-last = Bu sonuncusu. Escape kapatır.
    .touch = Bu sonuncusu.
pludo-learn-help = Oyundaki gibi seç: piyonun rakamıyla ya da oklar ve Enter'la. H yanıtı, bir daha basınca her seçimin değerini söyler. R görevi yineler, Sayfa aşağı ve Sayfa yukarı ileri ve geri gider, doğru seçimden sonra Enter da ilerler. Bütün sorular çalışır: V, M, N ve keşif. Escape kapatır.
    .touch = Oyundaki gibi seç. “İpucu” yanıtı, bir daha basınca her seçimin değerini söyler. Bütün sorular çalışır.
pludo-puzzle-question = { $title }. Rengin { $name }, { $throw ->
    [cards] { $dice } çektin.
    [spinner] { $dice } çevirdin.
   *[dice] { $dice } attın.
} V tahtayı anlatır. En iyi seçimi bul.
    .touch = { $title }. Rengin { $name }, { $throw ->
        [cards] { $dice } çektin.
        [spinner] { $dice } çevirdin.
       *[dice] { $dice } attın.
    } En iyi seçimi bul.
pludo-puzzle-best = Doğru: kazanma şansı yüzde { $percent }, sonraki en iyininki yüzde { $other }.
pludo-puzzle-worse = Hayır: kazanma şansı yüzde { $percent }, en iyininki yüzde { $best }.
pludo-puzzle-told = İpucundan sonra çözülmüş sayılmaz.
pludo-stats-working = Oyunların inceleniyor. Escape şansı ve beceriyi dışarıda bırakır.
    .touch = Oyunların inceleniyor.
pludo-stats-working-less = Oyunların toplanıyor. Escape durdurur.
    .touch = Oyunların toplanıyor.
pludo-stats-title = Oyunların. Enter daha fazlasını söyler, Escape kapatır.
    .touch = Oyunların. Her satır daha fazlasını söyler.
pludo-stats-none = Henüz biten oyunun yok. Birini sonuna dek oyna, sayılır.
pludo-stats-left-out = { $count ->
    [one] Bir kayıt dışarıda kaldı: { $damaged ->
        [0] senin değil ya da kuralları eksik.
       *[other] okunamıyor.
    }
   *[other] { $count } kayıt dışarıda kaldı: { $damaged ->
        [0] senin değil ya da kuralları eksik.
       *[other] { $foreign ->
            [0] okunamıyor.
           *[other] { $damaged } tanesi okunamıyor, { $foreign } tanesi senin değil ya da kuralları eksik.
        }
    }
}
pludo-stats-undated = { $count } oyunun tarihi doğru olamaz, hiçbir aya sayılmıyor. Bu bilgisayarın saati doğru mu?
pludo-stats-result = { $games ->
    [one] Bir oyun, { $won ->
        [0] kazanılmadı.
       *[other] kazanıldı.
    }
   *[other] { $games } oyun, { $won } galibiyet: yüzde { $percent }; herkesin payı { $fair } olurdu.
}
pludo-stats-places = Dereceler: { $places }.
pludo-stats-place = { $count } kez { $place ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
   *[other] { $place }.
}
pludo-stats-captures = Kırma: { $made } kez kırdın, { $suffered } kez kırıldın.
pludo-stats-rating = Puan { $rating }, { $low } ile { $high } arası: şu bot kadar güçlü: { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] rastgele
    [easy] kolay
    [normal] normal
    [hard] zor
    [people] insanlar
   *[expert] uzman
}
pludo-stats-ladder = Bot { pludo-stats-bot }: { $rating }.
pludo-stats-rating-soon = Puan: botlara karşı { $count } oyun sonra.
pludo-stats-rating-library = Puan için bir kitaplık daha gerek: pip install openskill.
pludo-stats-skill = Beceri: seçim başına kazanma şansının yüzde { $lost } kadarı kaybedildi; 100 seçimden { $good } tanesi yüzde birden az kaybettirdi.
pludo-stats-skill-meaning = Her seçim, en güçlü botun gördüğü en iyi seçimle karşılaştırılır. Zarların bunda payı yok. İki kişilik oyunlarda rastgele bot seçim başına yüzde 1,4 kaybeder, kolay 1,1, normal 0,7, zor 0,5, uzman hiç; dört kişilik masada bunun yarısı kadar.
pludo-stats-luck = { $way ->
    [even] Şans: dengeli.
    [good] Şans: iyi, zarlar oyun başına beklenenden yüzde { $percent } fazla kazanma şansı verdi.
   *[bad] Şans: kötü, zarlar oyun başına kazanma şansının yüzde { $percent } kadarını aldı.
}
pludo-stats-luck-own = { $way ->
    [even] Kendi zarların: dengeli.
    [good] Kendi zarların yüzde { $percent } verdi.
   *[bad] Kendi zarların yüzde { $percent } aldı.
}
pludo-stats-luck-others = { $way ->
    [even] Ötekilerin zarları: dengeli.
    [good] Ötekilerin zarları sana yüzde { $percent } verdi.
   *[bad] Ötekilerin zarları senden yüzde { $percent } aldı.
}
pludo-stats-luck-meaning = Her atış, gelebilecek bütün atışlarla karşılaştırılır, her biri en iyi oynanmış sayılır. Çok oyunda sıfıra yaklaşır.
pludo-stats-no-look = Şans ve beceri dışarıda bırakıldı.
pludo-stats-by-rules = Kurallara göre
pludo-stats-by-opponent = Rakiplere göre
pludo-stats-by-month = Aylara göre
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games } oyun, { $won } galibiyet{ $looked ->
    [yes] , seçim başına yüzde { $lost } kayıp.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] İnsanlara karşı
   *[other] Bota karşı, { pludo-stats-bot }
}: { $met } rakipten { $ahead } tanesinin önünde; { pludo-stats-short }
pludo-stats-month = { $month ->
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
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Puan { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Başarılar: { $total } içinden { $count }
pludo-stats-reached-first-win = İlk galibiyet, oyun { $number }.
pludo-stats-reached-untouched = Dokunulmaz: hiç kırılmadan kazandın, oyun { $number }.
pludo-stats-reached-hunter = Avcı: tek oyunda on kırma, oyun { $number }.
pludo-stats-reached-beat-expert = Bir uzmana karşı kazandın, oyun { $number }.
pludo-stats-reached-comeback = Uçurumun kenarından: yüzde 5'ten az şansla kazandın, oyun { $number }.
pludo-stats-reached-flawless = Kusursuz: oyunun hiçbir seçimi tam bir yüzde kaybettirmedi, oyun { $number }.
pludo-stats-reached-run = Üst üste beş galibiyet, sonuncusu oyun { $number }.
pludo-stats-reached-rule-sets = Beş ayrı kuralla kazandın, sonuncusu oyun { $number }.
pludo-stats-reached-many = Yüz oyun.
pludo-stats-open-first-win = Açık: bir oyun kazan.
pludo-stats-open-untouched = Açık: hiç kırılmadan kazan.
pludo-stats-open-hunter = Açık: tek oyunda on kez kır.
pludo-stats-open-beat-expert = Açık: bir uzmana karşı kazan.
pludo-stats-open-comeback = Açık: yüzde 5'ten az şansla kazan.
pludo-stats-open-flawless = Açık: bir oyunda on beş veya daha çok seçim, hiçbiri tam bir yüzde kaybettirmesin.
pludo-stats-open-run = Açık: üst üste beş oyun kazan.
pludo-stats-open-rule-sets = Açık: beş ayrı kuralla kazan.
pludo-stats-open-many = Açık: yüz oyun bitir.
pludo-puzzle-answer = En iyisi: { $choice } Kazanma şansı yüzde { $best }, sonraki en iyininki yüzde { $other }, yanılma payı { $sure }.
pludo-puzzle-title = Bulmacalar. { $clock ->
    [behind] Bu bilgisayarın takvimi son bulmacalarından geride, seri bekliyor.
   *[right] { $days ->
        [0] { $run ->
            [0] Seri başlatmak için bir günün üçünü de çöz.
           *[other] İlk denemede üst üste { $run } doğru.
        }
       *[other] Üst üste { $days } gün.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Bugünün üçü
    [1] Dünün üçü
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
    }
}: { $count } bulmacadan { $solved } çözüldü.
pludo-puzzle-grade = { pludo-stats-bot }: { $count } bulmacadan { $solved } çözüldü.
pludo-puzzle-grades = Derece, yanıtı bulan en zayıf bottur. Onar onar, önce çözmediklerin.
pludo-puzzle-earlier = Önceki günler
pludo-puzzle-day-done = { $days ->
    [one] Bugünün üçü de çözüldü. Seri için yarın yine gel.
   *[other] Bugünün üçü de çözüldü, üst üste { $days } gün.
}
pludo-puzzle-missing = Bulmacalar bu kurulumda eksik veya bozuk; olması için yeniden kur.
pludo-puzzle-not-kept = Çözdüğün yazılamadı: { $reason }.
pludo-puzzle-book-damaged = Çözdüğün bulmacaların listesi okunamadı. Şimdi şurada: { $file }; yenisi başlıyor.
pludo-puzzle-book-unreadable = Çözdüğün bulmacaların listesi, { $file }, şimdi okunamıyor, bu yüzden bir şey yazılmıyor.
pludo-puzzle-heading = Bulmaca { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Sonsuz bulmacalar.
    [where] Kulak alıştırması: nerede?
   *[risk] Kulak alıştırması: tehlikeyi tahmin et.
}
pludo-ear-row = { $title } Puan { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Art arda bulmacalar, puanın kadar zor. İlk yanıtın sayılır, ipucu yanlış sayılır.
    [where] Tahtayı ve birkaç sırayı duyarsın. Sonra bir piyonun nerede olduğunu seç. İyi oldukça sıralar ve oyuncular artar.
   *[risk] Tahtayı duyarsın. Sonra her rakip bir kez atarsa bir piyonunun kırılma olasılığını seç. İyi oldukça yanıtlar yaklaşır.
}
pludo-ear-question = { $kind ->
    [where] { $piece } şimdi nerede?
   *[risk] Her rakip bir kez atarsa, { $piece } için tehlike ne kadar?
}
pludo-ear-place = { pludo-place-on }
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Doğru, { $answer }.
   *[no] Hayır, doğrusu: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Puan { $rating }, { $points } arttı.
   *[down] Puan { $rating }, { $points } azaldı.
}
pludo-ear-next = Sonraki soru
pludo-ear-no-answer = Bu rakamla yanıt yok.
pludo-ear-working = Soru hazırlanıyor. Escape durdurur.
    .touch = Soru hazırlanıyor.
pludo-ear-done = { $count } sorudan { $right } doğru. Puan { $rating }.
