# Türkçe: oyunda olanlar ve öteki dosyaların kullandığı sözcükler.
pludo-language-name = Türkçe
pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } ve { $item }
pludo-list-or = { $before } veya { $item }
pludo-list-none = yok
pludo-sentences = { $told }
pludo-player = { $colour ->
    [red] Kırmızı
    [blue] Mavi
    [green] Yeşil
    [yellow] Sarı
    [orange] Turuncu
    [violet] Mor
    [black] Siyah
    [white] Beyaz
    [pink] Pembe
    [brown] Kahverengi
    [grey] Gri
    [turquoise] Turkuaz
   *[other] { $colour }
}
    .gen = { $colour ->
        [red] Kırmızı'nın
        [blue] Mavi'nin
        [green] Yeşil'in
        [yellow] Sarı'nın
        [orange] Turuncu'nun
        [violet] Mor'un
        [black] Siyah'ın
        [white] Beyaz'ın
        [pink] Pembe'nin
        [brown] Kahverengi'nin
        [grey] Gri'nin
        [turquoise] Turkuaz'ın
       *[other] { $colour }
    }
pludo-colour = { $colour ->
    [red] kırmızı
    [blue] mavi
    [green] yeşil
    [yellow] sarı
    [orange] turuncu
    [violet] mor
    [black] siyah
    [white] beyaz
    [pink] pembe
    [brown] kahverengi
    [grey] gri
    [turquoise] turkuaz
   *[other] { $colour }
}
pludo-you = sen
pludo-place = { $kind ->
    [yard] avlu
    [home] ev yolunda { $square }, toplam { $of }
    [finish] ev
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, ikinci geçiş
    }
}
pludo-place-to = { $kind ->
    [yard] avluya
    [home] ev yolunda { $square } karesine, toplam { $of }
    [finish] eve
   *[track] { $visit ->
        [1] { $square } karesine
       *[other] { $square } karesine, ikinci geçişte
    }
}
pludo-place-on = { $kind ->
    [yard] avluda
    [home] ev yolunda { $square } karesinde, toplam { $of }
    [finish] evde
   *[track] { $visit ->
        [1] { $square } karesinde
       *[other] { $square } karesinde, ikinci geçişte
    }
}
pludo-from = { $from-kind ->
    [yard] avludan
    [home] ev yolunda { $from-square } karesinden
    [finish] evden
   *[track] { $from-visit ->
        [1] { $from-square } karesinden
       *[other] { $from-square } karesinin ikinci geçişinden
    }
}
pludo-tokens = { $owner ->
    [you] senin { pludo-token-numbers }
    [other] { $owner-name } { pludo-token-numbers }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = piyon { $tokens }
pludo-tokens-begin = { $owner ->
    [you] Senin { pludo-token-numbers }
    [other] { $owner-name } { pludo-token-numbers }
   *[actor] Piyon { $tokens }
}
pludo-extra-steps = { $steps } ek adım
pludo-piece = { $who ->
    [you] senin { pludo-token-numbers }
   *[other] { $name } { pludo-token-numbers }
}
    .begin = { $who ->
        [you] Senin { pludo-token-numbers }
       *[other] { $name } { pludo-token-numbers }
    }
pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] { $dice } çektin
       *[other] { $name } { $dice } çekti
    }
    [spinner] { $who ->
        [you] { $dice } çevirdin
       *[other] { $name } { $dice } çevirdi
    }
   *[dice] { $who ->
        [you] { $dice } attın
       *[other] { $name } { $dice } attı
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }
pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.
pludo-stuck =
    .full = { pludo-rolls }, hiçbir piyon oynayamıyor{ pludo-why-stuck }.
    .normal = { pludo-rolls }, hamle yok{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, hamle yok.
    .chosen-full = { $dice } ile hiçbir piyon oynayamıyor{ pludo-why-stuck }.
    .chosen-normal = { $dice } ile hamle yok{ pludo-why-stuck }.
    .chosen-brief = { $dice } ile hamle yok.
pludo-why-stuck = { $why ->
    [yard] : piyon yalnızca { $entries } ile çıkar
    [doubled-odd] : çift için çift sayı gerek
    [barrier] : yolda barikat var
    [blocked] : yolda kendi piyonu var
    [own-limit] : yolda kendi piyonları var
    [tile-full] : kare dolu
    [spared] : orada duran kırılamaz
    [needs-captures] : önce birini kırmak gerek
   *[none] {""}
}
pludo-rollback =
    .full = { pludo-rolls }, üst üste { pludo-ordinal }. Bu sıradaki bütün hamleler geri alındı, sıra bitti.
    .normal = { pludo-rolls }, üst üste { pludo-ordinal }. Hamleler geri alındı.
    .brief = { pludo-rolls.brief }, üst üste { pludo-ordinal }. Hamleler geri alındı.
pludo-forfeit =
    .full = { pludo-rolls }, üst üste { pludo-ordinal }. Bu atış yandı, sıra bitti.
    .normal = { pludo-rolls }, üst üste { pludo-ordinal }. Atış yandı.
    .brief = { pludo-rolls.brief }, üst üste { pludo-ordinal }. Atış yandı.
pludo-sent-back =
    .full = { pludo-rolls }, üst üste { pludo-ordinal }. { pludo-tokens-begin } avluya dönüyor, sıra bitti.
    .normal = { pludo-rolls }, üst üste { pludo-ordinal }. { pludo-tokens-begin } avluya dönüyor.
    .brief = { pludo-rolls.brief }, üst üste { pludo-ordinal }. { pludo-tokens-begin } avluya.
pludo-ordinal = { $streak ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
   *[other] { $streak } kez
}
pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] Altı geldi: { pludo-again-small }.
            [capture] Kırdığın için { pludo-again-small }.
            [hand] { pludo-again-now }: elin dolu değil.
            [second] { pludo-again-now }: ikisinden biri sende kalır.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } yeniden çekiyor.
            [spinner] { $name } yeniden çeviriyor.
           *[dice] { $name } yeniden atıyor.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Yeniden.
pludo-again-now = { $throw ->
    [cards] Yeniden çek
    [spinner] Yeniden çevir
   *[dice] Yeniden at
}
pludo-again-small = { $throw ->
    [cards] yeniden çek
    [spinner] yeniden çevir
   *[dice] yeniden at
}
pludo-foot = { $foot-kind ->
    [home] ev yolunda { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] ikinci geçişte { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } karesi ileri taşıdı.
   *[back] { pludo-foot } karesi geri götürdü.
}
pludo-taken-over = { $who ->
    [you] Artık senin: { pludo-token-numbers }.
   *[other] Yeni sahibi { $name }: { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } fidyeyle kurtuldu, tutan: { $holder }.
   *[other] { $held ->
        [you] { $name } { pludo-tokens } fidyeyle senden kurtuldu.
       *[other] { $name } { pludo-tokens } fidyeyle kurtuldu, tutan: { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } yeniden { pludo-place-on }.
pludo-won-steps = { $who ->
    [you] Oynanacak { pludo-extra-steps }.
   *[other] { $name }: { pludo-extra-steps }.
}
pludo-enter =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-place-to } çıktı.
    .normal = { pludo-rolls }: { pludo-tokens }{ pludo-enter-where } çıktı.
    .brief = { pludo-rolls.brief }, { pludo-tokens }{ pludo-enter-where } çıktı.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens }, { pludo-place-to } çıktı.
       *[you] { pludo-tokens-begin }, { pludo-place-to } çıktı.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens }{ pludo-enter-where } çıktı.
       *[you] { pludo-tokens-begin }{ pludo-enter-where } çıktı.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }{ pludo-enter-where } çıktı.
       *[you] { pludo-tokens-begin }{ pludo-enter-where } çıktı.
    }
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] , { pludo-place-to }
}
pludo-move =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-from } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }: { pludo-tokens }, { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens }, { pludo-from } { pludo-place-to }{ pludo-safe }.
       *[you] { pludo-tokens-begin }, { pludo-from } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens }, { pludo-place-to }.
       *[you] { pludo-tokens-begin }, { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }, { pludo-place-to }.
       *[you] { pludo-tokens-begin }, { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , güvenli kare
   *[no] {""}
}
pludo-bounce =
    .full = { pludo-rolls }: { pludo-tokens } eve değip geri, { pludo-place-to }{ pludo-same-place }.
    .normal = { pludo-rolls }: { pludo-tokens } eve değip geri, { pludo-place-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } geri, { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } eve değip geri, { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } eve değip geri, { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } eve değip geri, { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } eve değip geri, { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } geri, { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } geri, { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , aynı kare
   *[no] {""}
}
pludo-join =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-from } { pludo-place-to }, piyon { $other } ile çift oldu.
    .normal = { pludo-rolls }: { pludo-tokens }, { pludo-place-on } piyon { $other } ile çift oldu.
    .brief = { pludo-rolls.brief }, { pludo-tokens } çift, { pludo-place-on }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens }, { pludo-from } { pludo-place-to }, piyon { $other } ile çift oldu.
       *[you] { pludo-tokens-begin }, { pludo-from } { pludo-place-to }, piyon { $other } ile çift oldu.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens }, { pludo-place-on } piyon { $other } ile çift oldu.
       *[you] { pludo-tokens-begin }, { pludo-place-on } piyon { $other } ile çift oldu.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } çift, { pludo-place-on }.
       *[you] { pludo-tokens-begin } çift, { pludo-place-on }.
    }
pludo-home-count = { $all } piyondan { $home } tanesi evde
pludo-home =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-from } eve girdi{ pludo-spot }, { pludo-home-count }.
    .normal = { pludo-rolls }: { pludo-tokens } eve girdi{ pludo-spot }, { pludo-home-count }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } eve, { pludo-home-count }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } eve girdi{ pludo-spot }, { pludo-home-count }.
       *[you] { pludo-tokens-begin } eve girdi{ pludo-spot }, { pludo-home-count }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } eve girdi, { pludo-home-count }.
       *[you] { pludo-tokens-begin } eve girdi{ pludo-spot }, { pludo-home-count }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } eve, { pludo-home-count }.
       *[you] { pludo-tokens-begin } eve, { pludo-home-count }.
    }
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}
pludo-captures = kırdı: { $victims }
pludo-capture =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .normal = { pludo-rolls }: { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , zaten en geride
    [prison] , artık tutsak
    [elsewhere] , şimdi { $back-square } karesinde
   *[other] , geri { $back-square } karesine
}
pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } avluya dönüyor.
   *[other] { pludo-tokens-begin }, { pludo-place-to } gidiyor.
}
pludo-captured-too = { $way ->
    [beside] Yanında kırıldı: { $victims }, { pludo-place-on }{ pludo-set-back }.
    [passing] Yolda kırıldı: { $victims }, { pludo-place-on }{ pludo-set-back }.
   *[there] Ayrıca kırıldı: { $victims }{ pludo-set-back }.
}
pludo-enter-capture =
    .full = { pludo-rolls }: { pludo-tokens } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .normal = { pludo-rolls }: { pludo-tokens } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } çıktı, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-tokens } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } çıktı ve { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-tokens } çıktı, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } çıktı, { pludo-place-on } { pludo-captures }{ pludo-set-back }.
    }
pludo-carried =
    .full = { pludo-rolls }: { pludo-tokens }, { pludo-place-on } { pludo-captures }; kendisi doğruca eve, { pludo-home-count }.
    .normal = { pludo-rolls }: { pludo-tokens }, { pludo-place-on } { pludo-captures }; kendisi eve, { pludo-home-count }.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, { pludo-place-on } { pludo-captures }, { pludo-home-count }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }; kendisi doğruca eve, { pludo-home-count }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }; kendisi doğruca eve, { pludo-home-count }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }; kendisi eve, { pludo-home-count }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }; kendisi eve, { pludo-home-count }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-tokens }, { pludo-place-on } { pludo-captures }, { pludo-home-count }.
       *[you] { pludo-tokens-begin }, { pludo-place-on } { pludo-captures }, { pludo-home-count }.
    }
pludo-push =
    .full = { pludo-rolls }, itilen: { $victims }, { pludo-from } { pludo-place-to }.
    .normal = { pludo-rolls }, itilen: { $victims }, { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims }, { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } itti: { $victims }, { pludo-from } { pludo-place-to }.
        [same] İtti: { $victims }, { pludo-from } { pludo-place-to }.
       *[you] İttin: { $victims }, { pludo-from } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [other] { $name } itti: { $victims }, { pludo-place-to }.
        [same] İtti: { $victims }, { pludo-place-to }.
       *[you] İttin: { $victims }, { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name } itti: { $victims }, { pludo-place-to }.
        [same] İtti: { $victims }, { pludo-place-to }.
       *[you] İttin: { $victims }, { pludo-place-to }.
    }
pludo-decline =
    .full = { pludo-rolls } ve pas { pludo-passes }.
    .normal = { pludo-rolls } ve pas { pludo-passes }.
    .brief = { pludo-rolls.brief }, pas.
    .chosen-full = { $who ->
        [other] { $name } pas geçti.
        [same] Pas geçti.
       *[you] Pas geçtin.
    }
    .chosen-normal = { $who ->
        [other] { $name } pas geçti.
        [same] Pas geçti.
       *[you] Pas geçtin.
    }
    .chosen-brief = { $who ->
        [other] { $name } pas.
       *[you] Pas.
    }
pludo-passes = { $who ->
    [you] geçtin
   *[other] geçti
}
pludo-helps = { $who ->
    [you] Bundan sonra { $partners } için oynuyorsun.
   *[other] { $helped ->
        [you] Bundan sonra { $name } senin için oynuyor.
       *[other] Bundan sonra { $name }, { $partners } için oynuyor.
    }
}
pludo-turn = { $who ->
    [you] Sıra sende.
   *[other] Sıra: { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Herkes kart çekiyor, en düşük gelen başlar.
        [spinner] Herkes çeviriyor, en düşük gelen başlar.
       *[dice] Herkes atıyor, en düşük gelen başlar.
    }
   *[highest] { $throw ->
        [cards] Herkes kart çekiyor, en yüksek gelen başlar.
        [spinner] Herkes çeviriyor, en yüksek gelen başlar.
       *[dice] Herkes atıyor, en yüksek gelen başlar.
    }
}
pludo-tied = Berabere: { $players }. { $throw ->
    [cards] Yine çekilecek.
    [spinner] Yine çevrilecek.
   *[dice] Yine atılacak.
}
pludo-begins = { $who ->
    [you] Sen başlıyorsun.
   *[other] { $name } başlıyor.
}
pludo-skipped = { $who ->
    [you] Bu sıra bekliyorsun.
   *[other] { $name } bu sıra bekliyor.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Bu sıran yandı.
   *[other] { $name }: bu sıra yandı.
}
pludo-plays-on = { $who ->
    [you] Oyun seninle sürüyor.
   *[other] Oyun { $name } ile sürüyor.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Kura çek: { $what }.
       *[choose] Sen seç: { $what }.
    }
   *[other] { $how ->
        [draw] { $name } kura çekiyor: { $what }.
       *[choose] { $name } seçiyor: { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] Düelloya çağırdın: { $prey }. { $throw ->
        [dice] Zar at.
       *[other] Düello için zar at.
    }
   *[other] { $name } düelloya çağırdı: { $prey }.
}
pludo-duelled = Düello: { $who ->
    [you] sen { $mine } attın
   *[other] { $name } { $mine } attı
}, { $rivals ->
    [one] { $rival-who ->
        [you] sen { $theirs } attın
       *[other] { $rival } { $theirs } attı
    }
   *[other] ötekiler { $theirs } attı
}. { $end ->
    [won] { $who ->
        [you] Düelloyu kazandın.
       *[other] { $name } kazandı.
    }
    [sent] { $who ->
        [you] Senin piyon { $tokens } avluya dönüyor.
       *[other] { $name } piyon { $tokens } avluya dönüyor.
    }
   *[stays] { $who ->
        [you] Kaybettin, yerinde kalıyorsun.
       *[other] { $name } kaybetti, yerinde kalıyor.
    }
}
pludo-new-token = { $who ->
    [you] Yeni bir piyonun var, numarası { $number }.
   *[other] Yeni piyon: { $name }.
}
pludo-given-away = { $who ->
    [you] { $receiver ->
        [you] Senin { pludo-tokens } yine sende.
       *[other] Senin { pludo-tokens } artık şu oyuncuda: { $to }.
    }
   *[other] { $receiver ->
        [you] { $name } { pludo-tokens } artık senin, numarası { $number }.
       *[other] { $name } { pludo-tokens } artık şu oyuncuda: { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] Kura sana çıktı.
   *[other] Kurada çıkan: { $name }.
}
pludo-pick-card = hangi kart verilecek
pludo-pick-send = piyonun nereye gideceği
pludo-card-passed = { $who ->
    [you] { $card } kartını verdin, alan { $to }.
   *[other] { $receiver ->
        [you] { $name } sana { $card } kartını verdi.
       *[other] { $name } { $card } kartını verdi, alan { $to }.
    }
}
pludo-pick-answer = { $title } için { $answers }
pludo-vote = { $way ->
    [against] hayır
   *[for] evet
}
pludo-poll-vote = Oylama: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] { $title } için herkes seçiyor. { pludo-secretly }
   *[at-once] { $title } için herkes seçiyor.
}
pludo-secretly = Hepsi sonunda gösterilecek.
pludo-others-look-away = Şimdi yalnız { $name } dinleyip bakıyor.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Seçimini yaptın.
       *[other] { $name } seçimini yaptı.
    }
   *[other] { $who ->
        [you] Sen: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] sen: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Seçimler: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }, { $against } oya karşı { $for } oyla kabul edildi.
   *[lost] { $title }, { $for } oya karşı { $against } oyla reddedildi.
}
pludo-pick-skip = kim { $turns } sıra bekleyecek
pludo-pick-turn-to = kim fazladan oynayacak
pludo-pick-play-on = sırada kim oynayacak
pludo-pick-score = { $way ->
    [lost] kim { $points } puan kaybedecek
   *[won] kim { $points } puan alacak
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Bir sıra daha oynayacaksın.
       *[other] { $name } bir sıra daha oynayacak.
    }
    [instead] { $who ->
        [you] Sıran şu oyuncuya geçti: { $to }.
       *[other] { $receiver ->
            [you] { $name } sırayı sana verdi.
           *[other] { $name } sırayı şu oyuncuya verdi: { $to }.
        }
    }
   *[extra] Sonraki sıra: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Herkes oyun sırası için çekiyor.
    [spinner] Herkes oyun sırası için çeviriyor.
   *[dice] Herkes oyun sırası için atıyor.
}
pludo-ordered = Oyun sırası: { $players }.
pludo-misses = { $who ->
    [you] { $turns } sıra bekleyeceksin.
   *[other] { $name } { $turns } sıra bekleyecek.
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] { $points } puan kaybettin, toplam { pludo-points }.
       *[won] { $points } puan aldın, toplam { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } { $points } puan kaybetti, toplam { pludo-points }.
       *[won] { $name } { $points } puan aldı, toplam { pludo-points }.
    }
}
pludo-points = { $total } puan
pludo-reversed = { $direction ->
    [clockwise] Oyun artık saat yönünde.
   *[counter] Oyun artık saat yönünün tersine.
}
pludo-round = Tur { $number }.
pludo-amended = Yeni kural, { $title }: { $text }
pludo-amended-silent = Yeni kural: { $title }.
pludo-shuffled = Kartlar karıştırıldı.
pludo-eliminated = { $who ->
    [you] Oyundan çıktın.
   *[other] { $name } oyundan çıktı.
}
pludo-placed = { $who ->
    [you] Oyunu { pludo-place-number } bitirdin.
   *[other] { $name } { pludo-place-number } bitirdi.
}
pludo-place-number = { $place ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
   *[other] { $place }.
}
pludo-won = { $who ->
    [you] Kazandın!
   *[other] { $name } kazandı.
}
pludo-won-together = { $who ->
    [you] { $partners } ile birlikte kazandınız!
   *[other] { $name } ve { $partners } kazandı.
}
pludo-won-together-on-limit = { $who ->
    [you] Sıra sınırına gelindi. { $partners } ile birlikte kazandınız, { pludo-made-together }!
   *[other] Sıra sınırına gelindi. { $name } ve { $partners } kazandı, { pludo-made-together }.
}
pludo-draw-of-teams = Sıra sınırına gelindi. Oyun berabere: { $teams }, takım başına { pludo-made-together }.
pludo-team-of = { $who ->
    [you] { $partners } ile sen
   *[other] { $partners } ile { $name }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] evde { $total }
}
pludo-won-on-limit = { $who ->
    [you] Sıra sınırına gelindi. Evde { $home } piyonla kazandın!
   *[other] Sıra sınırına gelindi. { $name } evde { $home } piyonla kazandı.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] { pludo-points } ile kazandın!
   *[other] { $name } { pludo-points } ile kazandı.
}
pludo-draw-by-points = { pludo-limit-reached }Oyun berabere: { $players }, her birinde { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] Sıra sınırına gelindi.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Başka kimse kalmadı. Kazandın!
   *[other] Başka kimse kalmadı. { $name } kazandı.
}
pludo-won-by-captures = { $who ->
    [you] { $captures } kırma ile kazandın!
   *[other] { $name } { $captures } kırma ile kazandı.
}
pludo-draw = Oyun berabere: { $players }.
pludo-draw-on-limit = Sıra sınırına gelindi. Oyun berabere: { $players }, her birinin evinde { $home }.
pludo-won-by-together = { $who ->
    [you] Hep birlikte kazandınız!
   *[other] Hep birlikte kazandılar.
}
pludo-won-by-nobody = Oyun bitti, kazanan yok.
pludo-over = Oyun bitti.
pludo-place-of = { $who ->
    [you] Sen { pludo-place-number } oldun.
   *[other] { $name } { pludo-place-number } oldu.
}
pludo-standing = { $who ->
    [you] Evdeki piyonlar: sen { $number }{ pludo-standing-others }.
   *[other] Evdeki piyonlar: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Kırmalar: sen { $number }{ pludo-standing-others }.
   *[other] Kırmalar: { $name } { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }
pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] bir piyon sonraki sırana dek kırılamaz
       *[other] bir piyon { $number } sıra kırılamaz
    }
    [throw] iki kez at, birini tut
    [swap] { $number ->
        [0] bir rakip piyonla yer değiştir
       *[other] en çok { $number } kare öndeki rakip piyonla yer değiştir
    }
   *[jump] bir piyon { $number } kare sıçrar
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Yetenek kazandın: { $ability }, hemen kullan.
       *[held] Yetenek kazandın: { $ability }, { $does }.
    }
   *[other] { $name } yetenek kazandı: { $ability }.
}
pludo-ability-gained-unseen = { $name } gizli bir şey kazandı.
pludo-ability-choice = seçilecek bir yetenek
pludo-ability-full = { $who ->
    [you] Zaten { $limit } yeteneğin var, yenisi gelmedi.
   *[other] { $name } daha fazlasını tutamaz.
}
pludo-ability-used = { $who ->
    [you] Yetenek kullandın: { $ability }.
   *[other] { $name } yetenek kullandı: { $ability }.
}
pludo-ability-shielded = { $turns ->
    [one] Kalkan: { $piece }, sonraki sırasına dek.
   *[other] Kalkan: { $piece }, { $turns } sıra boyunca.
}
pludo-ability-shield-ended = Kalkan bitti: { $piece }.
pludo-ability-swapped = Yer değişti: { $piece }, { pludo-place-on }; { $other }, { pludo-foot } karesinde.
pludo-ability-holds = { $who ->
    [you] Elinde: { $list }.
   *[other] { $name }: elinde { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count } gizli
pludo-ability-usable = Kullanabilirsin: { $list }.
pludo-ability-nobody = Kimsede yetenek yok.
pludo-ability-none-here = Bu oyunda yetenek yok.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] { $ability } ile en az { $with-percent }
       *[0] { $ability } ile { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] en az yüzde { $percent }
   *[0] yüzde { $percent }
}
pludo-with-percent = { $least ->
    [1] en az yüzde { $with-percent }
   *[0] yüzde { $with-percent }
}
