# Bahasa Indonesia: turnamen dan seri.
pludo-contest-kind = { $kind ->
    [knock-out] sistem gugur
    [swiss] sistem Swiss
    [tables] ronde per meja
   *[round-robin] semua lawan semua
}
    .desc = { $kind ->
        [knock-out] Yang kalah dalam pertandingan gugur; yang tersisa terakhir menang. Bila ganjil, ada yang istirahat satu ronde.
        [swiss] Beberapa ronde mempertemukan yang poinnya sama; tak ada yang gugur, dan tak ada yang bertemu lawan yang sama lagi.
        [tables] Di tiap ronde semua duduk di meja berisi tiga sampai enam; satu poin untuk tiap pemain yang kamu kalahkan. Kemudian yang kedudukannya mirip duduk bersama.
       *[round-robin] Semua bertemu semua sekali; poin terbanyak menang.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } istirahat ronde ini.
    [won] { $one } mengalahkan { $two }, { $high } lawan { $low }.
    [drawn] { $one } dan { $two } seri, { $high } sama.
    [leads] { $one } lawan { $two }: { $one } unggul { $high } lawan { $low }.
    [even] { $one } lawan { $two }: { $high } sama.
   *[open] { $one } lawan { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Ronde { $round } dari { $rounds }.
pludo-contest-next = Permainan berikutnya, ronde { $round } dari { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [1] Turnamen selesai. { $names } menang.
   *[other] Turnamen selesai. { $names } berbagi peringkat pertama.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: gugur, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] pemenang, { $games }.
       *[no] masih ikut, { $games }.
    }
   *[none] { $place }. { $name }: { $points } poin, { $games }.
}
pludo-contest-games = { $won } menang, { $lost } kalah
pludo-contest-standings = Klasemen { $name }: { $kind }, ronde { $round } dari { $rounds }.
pludo-contest-standings-over = Klasemen akhir { $name }: { $kind }, { $rounds } ronde.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] selesai
   *[no] ronde { $round } dari { $rounds }
}
