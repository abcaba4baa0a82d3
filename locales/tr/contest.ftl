# Türkçe: turnuvalar ve seriler.
pludo-contest-kind = { $kind ->
    [knock-out] eleme
    [swiss] İsviçre sistemi
    [tables] masalarda turlar
   *[round-robin] herkes herkesle
}
    .desc = { $kind ->
        [knock-out] Maç kaybeden elenir; son kalan kazanır. Sayı tekse bazıları turu boş geçer.
        [swiss] Eşit puanlıların karşılaştığı birkaç tur; kimse elenmez, kimse aynı rakiple bir daha karşılaşmaz.
        [tables] Her turda herkes üç ile altı kişilik masalara oturur; geride bıraktığın her kişi için bir puan. Sonra durumu yakın olanlar birlikte oturur.
       *[round-robin] Herkes herkesle bir kez karşılaşır; en çok puan kazanır.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } bu turu boş geçiyor.
    [won] { $one } kazandı, { $two } kaybetti, { $high } - { $low }.
    [drawn] { $one } ve { $two } berabere, { $high } - { $high }.
    [leads] { $one } ile { $two }: { $one } önde, { $high } - { $low }.
    [even] { $one } ile { $two }: { $high } - { $high }.
   *[open] { $one } ile { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Tur { $round }, toplam { $rounds }.
pludo-contest-next = Sonraki oyun, tur { $round }, toplam { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [one] Turnuva bitti. Kazanan { $names }.
   *[other] Turnuva bitti. Birinciliği paylaşanlar: { $names }.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: elendi, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] kazandı, { $games }.
       *[no] sürüyor, { $games }.
    }
   *[none] { $place }. { $name }: { $points } puan, { $games }.
}
pludo-contest-games = { $won } oyun kazanıldı, { $lost } kaybedildi
pludo-contest-standings = Puan durumu, { $name }: { $kind }, tur { $round }, toplam { $rounds }.
pludo-contest-standings-over = Son puan durumu, { $name }: { $kind }, { $rounds } tur.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] bitti
   *[no] tur { $round }, toplam { $rounds }
}
