# Bahasa Indonesia: papan petak demi petak.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] jalur akhirmu { $square } dari { $of }
       *[other] jalur akhir { $name } { $square } dari { $of }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] bintang, aman
    [colour] petak aman { $colour }
   *[plain] aman
}
pludo-explore-safe-for = aman hanya untuk { $colour }
pludo-explore-start = { $who ->
    [you] petak awalmu
   *[other] petak awal { $name }
}
pludo-explore-entry = { $who ->
    [you] pintu jalur akhirmu
   *[other] pintu jalur akhir { $name }
}
pludo-explore-fork = percabangan
pludo-explore-crossing = persilangan
pludo-explore-two-way = dua arah
pludo-explore-tile-when = jika { $when }: { $effects }
pludo-explore-distances = jarak lain dari sini
pludo-explore-jump = { $way ->
    [ahead] membawa maju ke { pludo-place }
   *[back] membawa mundur ke { pludo-place }
}
pludo-explore-edge = Tepi.
pludo-explore-no-turn = Tidak ada belokan di sini.
pludo-explore-none-player = { $who ->
    [you] Kamu tidak punya bidak di papan.
   *[other] { $name } tidak punya bidak di papan.
}
pludo-explore-none = Tidak ada bidak di papan.
pludo-explore-none-safe = Tidak ada petak lintasan yang aman.
pludo-explore-no-player = Tidak ada pemain { $number }; yang bermain { $count }.
pludo-explore-go-where = Petak mana? Ketik nomor atau namanya, lalu Enter.
    .touch = Petak mana? Ketik nomor atau namanya.
pludo-explore-no-square = { $text ->
    [none] Tidak ada petak yang disebut. Lintasan dari { $first } sampai { $last }.
   *[other] Tidak ada petak { $text }. Lintasan dari { $first } sampai { $last }.
}

pludo-explore-nobody = { $asked ->
    [square] { pludo-actor } di luar jangkauan di sini.
   *[token] Tak ada yang bisa menangkap { $piece } dengan satu lemparan.
}
pludo-explore-danger = { $asked ->
    [square] { pludo-actor } bisa ditangkap di sini: { pludo-percent }.
   *[token] { $who ->
        [you] Bidakmu bisa ditangkap: { pludo-percent }.
       *[other] Bidak { $name } bisa ditangkap: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Oleh { $piece }, dari kandang{ pludo-explore-with }.
    [way] Oleh { $piece }, { $steps } di belakang{ pludo-explore-with }.
   *[elsewhere] Oleh { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , dengan { $dice }, { pludo-likely }
    [ability] , dengan { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Kini tak ada lemparan.
pludo-explore-not-on-way = { $who ->
    [you] Jalanmu tidak melewati petak ini.
   *[other] Jalan { $name } tidak melewati petak ini.
}


pludo-explore-ahead = { $steps } di depan: { $list }.
pludo-explore-behind = { $steps } di belakang: { $list }.
pludo-explore-scan-nothing = Tak ada siapa pun dekat.
pludo-explore-ahead-home = { $steps } di depan: finis.
pludo-explore-ahead-nothing = Kosong di { $steps } petak berikutnya.
pludo-explore-no-move-with = Tidak bisa jalan dengan { $dice }.
