# Türkçe: tuşla sorulanların yanıtları.
pludo-query-player-tokens = { $who ->
    [you] Sen: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] hepsi avluda
           *[no] { pludo-tokens } avluda
        }
        [finish] { $all ->
            [yes] hepsi evde
           *[no] { pludo-tokens } evde
        }
        [home] { pludo-tokens }, { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] hepsi avluda
           *[no] avluda { $count }
        }
        [finish] { $all ->
            [yes] hepsi evde
           *[no] evde { $count }
        }
        [home] { pludo-tokens }, { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] hepsi avluda
           *[no] { pludo-tokens } avluda
        }
        [finish] { $all ->
            [yes] hepsi evde
           *[no] { pludo-tokens } evde
        }
        [home] { pludo-tokens }, { pludo-place-on }
       *[track] { pludo-tokens }, { pludo-place-on }{ pludo-query-together }, kalan { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Bütün piyonlar avluda.
       *[no] { pludo-tokens-begin } avluda.
    }
    [finish] { $all ->
        [yes] Bütün piyonlar evde.
       *[no] { pludo-tokens-begin } evde.
    }
    [home] { pludo-tokens-begin }, { pludo-place-on }.
   *[track] { pludo-tokens-begin }, { pludo-place-on }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , çift
    [barrier] , barikat
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , yıldız
    [colour] , { $colour } güvenli
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , çift
    [barrier] , barikat
    [safe] , güvenli
   *[open] {""}
}
pludo-query-steps-from-home = eve { $left } adım
pludo-query-threat = { $from ->
    [yard] { $name } avludan çıkıp kırabilir: { pludo-query-own }, { pludo-likely }.
    [way] { pludo-query-victim }, { $steps } kare arkadan kırabilir: { pludo-query-own }, { pludo-likely }.
   *[elsewhere] { $name } kırabilir: { pludo-query-own }, { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Avludan çıkıp kırabilirsin: { pludo-query-victim }, { pludo-likely }.
       *[other] { $own-name } avludan çıkıp kırabilir: { pludo-query-victim }, { pludo-likely }.
    }
    [way] { pludo-query-victim }, { $steps } kare önde, { pludo-query-own } onu kırabilir: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Kırabilirsin: { pludo-query-victim }, { pludo-likely }.
       *[other] { $own-name } kırabilir: { pludo-query-victim }, { pludo-likely }.
    }
}
pludo-query-victim = { $name } piyon { $tokens }
pludo-query-own = { $own-who ->
    [you] senin piyon { $own }
   *[other] { $own-name } piyon { $own }
}
pludo-query-by-ability = { $who ->
    [you] Kırabilirsin, { $ability } ile: { $pieces }
   *[other] { $name } kırabilir, { $ability } ile: { $pieces }
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] en olası { pludo-with-percent }.
       *[0] en çok yüzde { $with-percent }.
    }
}
pludo-query-nobody-near = Yakında kimse yok.
pludo-query-none-found = Kırma bulunmadı, ama hepsine bakılamayacak kadar çok olasılık var.
pludo-query-one-more = { $throw ->
    [cards] bir kart daha
    [spinner] bir çevirme daha
   *[dice] bir atış daha
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Sıra sende: kim başlayacak, kart çek.
            [spinner] Sıra sende: kim başlayacak, çarkı çevir.
           *[dice] Sıra sende: kim başlayacak, zar at.
        }
        [order] { $throw ->
            [cards] Sıra sende: oyun sırası için kart çek.
            [spinner] Sıra sende: oyun sırası için çarkı çevir.
           *[dice] Sıra sende: oyun sırası için zar at.
        }
        [roll] { $throw ->
            [cards] Sıra sende: kart çek.
            [spinner] Sıra sende: çarkı çevir.
           *[dice] Sıra sende: zar at.
        }
        [roll-pool] { $throw ->
            [cards] Sıra sende: yeniden çek, sonra { $dice } oyna.
            [spinner] Sıra sende: yeniden çevir, sonra { $dice } oyna.
           *[dice] Sıra sende: yeniden at, sonra { $dice } oyna.
        }
        [roll-second] { $throw ->
            [cards] Sıra sende: yeniden çek, birini tut; elinde { $dice }.
            [spinner] Sıra sende: yeniden çevir, birini tut; elinde { $dice }.
           *[dice] Sıra sende: yeniden at, birini tut; elinde { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Sıra sende: { $dice } oyna, sonra yeniden çek.
            [spinner] Sıra sende: { $dice } oyna, sonra yeniden çevir.
           *[dice] Sıra sende: { $dice } oyna, sonra yeniden at.
        }
        [take] Sıra sende: bir yetenek seç.
        [duel] Sıra sende: düello için at.
        [lot] Sıra sende: kura çek.
        [pick] Sıra sende, seç: { $dice }.
       *[move] Sıra sende: { $dice } oyna.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] Sıra: { $name }, kim başlayacak diye kart çekecek.
            [spinner] Sıra: { $name }, kim başlayacak diye çark çevirecek.
           *[dice] Sıra: { $name }, kim başlayacak diye zar atacak.
        }
        [order] { $throw ->
            [cards] Sıra: { $name }, oyun sırası için kart çekecek.
            [spinner] Sıra: { $name }, oyun sırası için çark çevirecek.
           *[dice] Sıra: { $name }, oyun sırası için zar atacak.
        }
        [roll] { $throw ->
            [cards] Sıra: { $name }, kart çekecek.
            [spinner] Sıra: { $name }, çark çevirecek.
           *[dice] Sıra: { $name }, zar atacak.
        }
        [roll-pool] Sıra: { $name }, { pludo-query-one-more }, sonra { $dice } oynanacak.
        [roll-second] Sıra: { $name }, { pludo-query-one-more }, biri kalacak; ilki { $dice }.
        [move-roll] Sıra: { $name }, { $dice } oynanacak, sonra { pludo-query-one-more }.
        [take] Sıra: { $name }, bir yetenek seçecek.
        [duel] Sıra: { $name }, düello için atacak.
        [lot] Sıra: { $name }, kura çekecek.
        [pick] Sıra: { $name }, seçecek: { $dice }.
       *[move] Sıra: { $name }, { $dice } oynanacak.
    }
}
pludo-query-changed = Bu oyunda değişenler.
pludo-query-score = { $who ->
    [you] Sen: { $all } piyondan { $home } tanesi evde, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $all } piyondan { $home } tanesi evde, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points } puan
   *[no] {""}
}
pludo-query-steps = kalan { $left } adım
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures } kırma
       *[other] gereken { $goal } kırmadan { $captures } tamam
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] { $dice } çektin.
       *[other] { $name } { $dice } çekti.
    }
    [spinner] { $who ->
        [you] { $dice } çevirdin.
       *[other] { $name } { $dice } çevirdi.
    }
   *[dice] { $who ->
        [you] { $dice } attın.
       *[other] { $name } { $dice } attı.
    }
}
pludo-query-streak = { $streak ->
    [one] Bu sırada şimdiye dek bir kez { $dice } geldi.
   *[other] Üst üste { $streak } kez { $dice } geldi.
}
pludo-query-since-nothing = Son sırandan beri bir şey olmadı.
pludo-query-since-capture = { $who ->
    [you] Kırdın: { $victims }, { pludo-place-on }.
   *[other] { $name } kırdı: { $victims }, { pludo-place-on }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Sen
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } avluya
    [finish] { pludo-tokens } eve
   *[other] { pludo-tokens }, { pludo-place-to }
}
pludo-query-since-no-move = hamle yok
pludo-query-since-penalty = { $kind ->
    [rollback] sıra geri alındı
    [sent-back] son piyon avluya döndü
   *[forfeit] son atış yandı
}
pludo-query-since-skipped = bir sıra bekledi
pludo-query-since-lost = sırası yandı
pludo-query-since-placed = bitirdi, derecesi { $place }
pludo-query-since-used = { $ability } kullanıldı
pludo-query-partner = { $partners } ile eşsin.
pludo-query-colours = Renkler: { $list }.
pludo-query-colour-of = { $who ->
    [you] sen { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Henüz kart çekilmedi.
    [spinner] Henüz çark çevrilmedi.
   *[dice] Henüz zar atılmadı.
}
pludo-query-partners = Eşler: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] başlangıç atışları
   *[other] sıra { $number }
}
pludo-query-who = { $who ->
    [you] Rengin { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , eşin
    [other] , { $partners } ile eş
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , bot, { $bot }
}
pludo-query-prisoners = { $who ->
    [you] Elindeki tutsaklar: { $pieces }.
   *[other] { $name }: tutsakları { $pieces }.
}
pludo-query-answers-given = Seçimini yapanlar: { $players }.
pludo-query-hand = { $who ->
    [you] Elinde: { $cards }.
   *[other] { $name }: elinde { $cards }.
}
pludo-query-choose = Seç:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number }, { $die } ile
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $owner-name } piyon { $tokens }
       *[actor] Piyon { $tokens }
    }
   *[key] { $owner ->
        [other] { $owner-name } { $tokens }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , { pludo-foot } karesinden taşınır
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , { $via } üzerinden
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-place-to } çıkar{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: çıkar{ pludo-query-choice-there }.
pludo-query-choice-takes = kırar: { $victims }
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-place-to } çıkar{ pludo-query-choice-jump }, { pludo-query-choice-takes }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: çıkar, { pludo-query-choice-takes }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: eve değip geri, { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: geri, { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , güvenli
    [barrier] , barikat
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: eve.
    .brief = { pludo-query-choice-head }: eve.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, { pludo-query-choice-takes }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-place-to } çıkar{ pludo-query-choice-jump }, { $victims } ile düello{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: çıkar, { $victims } ile düello{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, { $victims } ile düello{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { $victims } ile düello{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps } adım kalır
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }{ pludo-query-choice-jump }, { pludo-query-choice-takes }; kendisi eve.
    .brief = { pludo-query-choice-head }: { pludo-query-choice-takes }, eve.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, piyon { $other } ile çift.
    .brief = { pludo-query-choice-head }: { $other } ile çift.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: fidyeyle kurtulur, avluda serbest.
    .brief = { pludo-query-choice-head }: fidye.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }itilecek: { $victims }, { pludo-from } { pludo-place-to }.
    .brief = { pludo-query-choice-key }itilecek: { $victims }, { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: { pludo-place-on } kırılamaz, { $number ->
        [one] sonraki sırana dek
       *[other] { $number } sıra boyunca
    }.
    .brief = { pludo-query-choice-head }: kalkan.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from } { pludo-place-to }, { $other } ile yer değiştirir.
    .brief = { pludo-query-choice-head }: { pludo-place-on } { $other } ile yer değiştirir.
pludo-query-choice-twice =
    .normal = { $ability }: iki kez at, birini tut.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: { $ability } al, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] herkesin bütün piyonları
    [others] ötekilerin bütün piyonları
   *[all] bütün piyonların
} { $way ->
    [back] { $steps } geri
   *[ahead] { $steps } ileri
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , kırılan: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number }, { pludo-place-on }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] ev
    [capture] { pludo-place }, { pludo-query-choice-takes }
    [carried] { pludo-place }, { pludo-query-choice-takes }; kendisi eve
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}güvenli
        [barrier] {" "}barikat
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } geride.
   *[other] { $name } orada kırabilir.
}
pludo-query-choice-end = { $piece }, { pludo-place-to }
pludo-query-choice-change = { $tokens }: yer değiştir.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Kart çek
    [spinner] Çarkı çevir
   *[dice] Zar at
}, elindekini sakla.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Yalnızca pas geçebilirsin.
       *[no] { pludo-query-choice-key }Pas.
    }
    .brief = { pludo-query-choice-key }Pas.
pludo-reason-only = Tek hamle bu.
pludo-reason-wins = Bununla bitiriyorsun.
pludo-reason-home = Piyon { $token } eve giriyor.
pludo-reason-captures = Kırıyor: { $victims }.
pludo-reason-enters = Piyon { $token } çıkıyor.
pludo-reason-column = Piyon { $token } ev yoluna ulaşıyor, orada kimse izleyemez.
pludo-reason-beyond = Oradan sonra piyon { $token } artık kırılamaz.
pludo-reason-safe = Orada güvende.
pludo-reason-escapes = { $count ->
    [one] Onu kırabilecek olandan kaçıyor: { $name }, { pludo-percent }.
   *[other] Onu kırabileceklerden kaçıyor: { $name } ve başkaları, { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Yoksa { $name } onu kırabilir: { pludo-percent }.
   *[other] Yoksa { $name } ve başkaları onu kırabilir: { pludo-percent }.
}
pludo-reason-swaps = { $gain } adım kazanıyor, { $name } piyon { $victim } ise { $theirs ->
    [0] { $loss } kaybediyor
   *[other] { $theirs } kazanıyor
}.
pludo-reason-unseen = { $count ->
    [one] Başkalarının gizli yeteneği hesaba katılmadı.
   *[other] Başkalarının { $count } gizli yeteneği hesaba katılmadı.
}
pludo-reason-threatens = Sonra tehdit ettiği: { $name } piyon { $victim }, { pludo-percent }.
pludo-reason-pushes = İttiği: { $name } piyon { $victim }.
pludo-reason-passes = Başka her hamle daha kötü.
pludo-reason-exposed = { $count ->
    [one] Ama { $name } onu orada kırabilir: { pludo-percent }.
   *[other] Ama { $name } ve başkaları onu orada kırabilir: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] Ama o zaman { $name } kırabilir: piyon { $token }, { pludo-percent }.
   *[other] Ama o zaman { $name } ve başkaları kırabilir: piyon { $token }, { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Piyon { $token } oynarsa kırılma riski: { pludo-percent }.
   *[other] Piyon { $token } oynarsa kırılma riski artar: { $instead } yerine { pludo-percent }.
}
pludo-reason-ahead = Piyon { $token } eve giden piyonlarının en önünde.
pludo-reason-behind = Piyon { $token } en geride, arayı kapatıyor.
pludo-reason-clear = Ötekilerden açıkça daha iyi.
pludo-reason-better = Ötekilerden biraz daha iyi.
pludo-reason-equal = Sonraki en iyi hamle de aşağı yukarı aynı.
pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; her birinden yaklaşık { $each } beklenir. Altı için en uzun bekleyiş: { $longest }, olağanı yaklaşık { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Altı için en uzun bekleyiş: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Sen
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count } kart
    [spinner] { $count } çevirme
   *[dice] { $count } atış
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] hiç { pludo-ledger-number } yok
   *[other] { $count } kez { pludo-ledger-number }
}
pludo-ledger-number = { $face ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
   *[6] altı
}
pludo-ledger-face-expected = { $face }: { $count }, beklenen { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Herkes aynı kartlardan çeker, karıştıran yalnızca rastlantı.
    [spinner] Herkesin şansı aynı.
   *[dice] Zarlar herkes için aynı, her atış yalnızca rastlantı.
}
