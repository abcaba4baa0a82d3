# Türkçe: kare kare tahta.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] ev yolunda { $square }, toplam { $of }
       *[other] { $name }, ev yolunda { $square }, toplam { $of }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] yıldız, güvenli
    [colour] { $colour } güvenli
   *[plain] güvenli
}
pludo-explore-safe-for = yalnızca { $colour } için güvenli
pludo-explore-start = { $who ->
    [you] başlangıcın
   *[other] { $name } başlangıcı
}
pludo-explore-entry = { $who ->
    [you] ev girişin
   *[other] { $name } ev girişi
}
pludo-explore-fork = yol ayrımı
pludo-explore-crossing = kavşak
pludo-explore-two-way = iki yönlü
pludo-explore-tile-when = şu durumda: { $when }: { $effects }
pludo-explore-distances = buradan başka uzaklıklar
pludo-explore-jump = { $way ->
    [ahead] ileri, { pludo-place-to } götürür
   *[back] geri, { pludo-place-to } götürür
}
pludo-explore-edge = Kenar.
pludo-explore-no-turn = Buradan sapan yol yok.
pludo-explore-none-player = { $who ->
    [you] Tahtada piyonun yok.
   *[other] { $name }: tahtada piyonu yok.
}
pludo-explore-none = Tahtada piyon yok.
pludo-explore-none-safe = Yolda güvenli kare yok.
pludo-explore-no-player = { $number } numaralı oyuncu yok; { $count } kişi oynuyor.
pludo-explore-go-where = Hangi kare? Numarasını veya adını yaz, sonra Enter.
    .touch = Hangi kare? Numarasını veya adını yaz.
pludo-explore-no-square = { $text ->
    [none] Kare söylenmedi. Yolun ilk karesi { $first }, sonu { $last }.
   *[other] { $text } karesi yok. Yolun ilk karesi { $first }, sonu { $last }.
}
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Burada sana kimse erişemez.
       *[other] { $name } burada erişim dışında olur.
    }
   *[token] Tek atışla kırılamaz: { $piece }.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Burada kırılabilirsin: { pludo-percent }.
       *[other] { $name } burada kırılabilir: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Piyonun kırılabilir: { pludo-percent }.
       *[other] { $name } piyonu kırılabilir: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Kırabilen { $piece }, avludan{ pludo-explore-with }.
    [way] Kırabilen { $piece }, { $steps } geriden{ pludo-explore-with }.
   *[elsewhere] Kırabilen { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , { $dice } ile, { pludo-likely }
    [ability] , { $ability } ile, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Şimdi kimse atmıyor.
pludo-explore-not-on-way = { $who ->
    [you] Yolun bu kareden geçmiyor.
   *[other] { $name } bu kareden geçmiyor.
}
pludo-explore-ahead = { $steps } ileride: { $list }.
pludo-explore-behind = { $steps } geride: { $list }.
pludo-explore-scan-nothing = Yakında kimse yok.
pludo-explore-ahead-home = { $steps } ileride: ev.
pludo-explore-ahead-nothing = Sonraki { $steps } karede bir şey yok.
pludo-explore-no-move-with = { $dice } ile hamle yok.
