# Bahasa Indonesia: jawaban tombol tanya, pilihan, petunjuk.
pludo-query-player-tokens = { pludo-actor }: { $list }.
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] semua di kandang
           *[no] { pludo-tokens } di kandang
        }
        [finish] { $all ->
            [yes] semua di finis
           *[no] { pludo-tokens } di finis
        }
        [home] { pludo-tokens } di { pludo-place }
       *[track] { pludo-tokens } di { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] semua di kandang
           *[no] { $count } di kandang
        }
        [finish] { $all ->
            [yes] semua di finis
           *[no] { $count } di finis
        }
        [home] { pludo-tokens } di { pludo-place }
       *[track] { pludo-tokens } di { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] semua di kandang
           *[no] { pludo-tokens } di kandang
        }
        [finish] { $all ->
            [yes] semua di finis
           *[no] { pludo-tokens } di finis
        }
        [home] { pludo-tokens } di { pludo-place }
       *[track] { pludo-tokens } di { pludo-place }{ pludo-query-together }, { $left } lagi
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Semua bidak di kandang.
       *[no] { pludo-tokens-begin } di kandang.
    }
    [finish] { $all ->
        [yes] Semua bidak di finis.
       *[no] { pludo-tokens-begin } di finis.
    }
    [home] { pludo-tokens-begin } di { pludo-place }.
   *[track] { pludo-tokens-begin } di { pludo-place }{ pludo-query-shelter }, { $left } langkah dari finis.
}
pludo-query-together = { $state ->
    [doubled] , pasangan
    [barrier] , penghalang
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , bintang
    [colour] , petak aman { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , pasangan
    [barrier] , penghalang
    [safe] , aman
   *[open] {""}
}

pludo-query-threat = { $from ->
    [yard] { $name } bisa keluar menimpa { pludo-query-own }: { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } di belakang { pludo-query-own } dan bisa menangkapnya: { pludo-likely }.
   *[elsewhere] { $name } bisa menangkap { pludo-query-own }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Kamu bisa keluar menimpa { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } bisa keluar menimpa { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } di depan { pludo-query-own }, yang bisa menangkapnya: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Kamu bisa menangkap { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } bisa menangkap { pludo-query-victim }: { pludo-likely }.
    }
}
pludo-query-victim = bidak { $tokens } milik { $name }
pludo-query-theirs = Bidak { $tokens } milik { $name } ada
pludo-query-own = { $own-who ->
    [you] bidakmu { $own }
   *[other] bidak { $own } milik { $own-name }
}
pludo-query-by-ability = { $who ->
    [you] Dengan { $ability } kamu bisa menangkap { $pieces }
   *[other] Dengan { $ability } { $name } bisa menangkap { $pieces }
}, { $count ->
    [1] { pludo-with-percent }.
   *[other] { $least ->
        [1] yang paling mungkin { pludo-with-percent }.
       *[0] paling banyak { $with-percent } persen.
    }
}
pludo-query-nobody-near = Tidak ada yang dekat.
pludo-query-none-found = Tidak ditemukan tangkapan, tetapi kemungkinannya terlalu banyak untuk dilihat semua.

pludo-query-one-more = { $throw ->
    [cards] satu kartu lagi
    [spinner] satu putaran lagi
   *[dice] satu lemparan lagi
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Giliranmu: ambil kartu untuk menentukan siapa mulai.
            [spinner] Giliranmu: putar untuk menentukan siapa mulai.
           *[dice] Giliranmu: lempar untuk menentukan siapa mulai.
        }
        [order] { $throw ->
            [cards] Giliranmu: ambil kartu untuk urutan.
            [spinner] Giliranmu: putar untuk urutan.
           *[dice] Giliranmu: lempar untuk urutan.
        }
        [roll] { $throw ->
            [cards] Giliranmu: ambil kartu.
            [spinner] Giliranmu: putar.
           *[dice] Giliranmu: lempar.
        }
        [roll-pool] { $throw ->
            [cards] Giliranmu: ambil lagi, setelah itu mainkan { $dice }.
            [spinner] Giliranmu: putar lagi, setelah itu mainkan { $dice }.
           *[dice] Giliranmu: lempar lagi, setelah itu mainkan { $dice }.
        }
        [roll-second] { $throw ->
            [cards] Giliranmu: ambil lagi dan simpan salah satu; kamu punya { $dice }.
            [spinner] Giliranmu: putar lagi dan simpan salah satu; kamu punya { $dice }.
           *[dice] Giliranmu: lempar lagi dan simpan salah satu; kamu punya { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Giliranmu: mainkan { $dice }, lalu ambil lagi.
            [spinner] Giliranmu: mainkan { $dice }, lalu putar lagi.
           *[dice] Giliranmu: mainkan { $dice }, lalu lempar lagi.
        }
        [take] Giliranmu: pilih satu kemampuan.
        [duel] Giliranmu: lempar untuk duel.
        [lot] Giliranmu: undilah.
        [pick] Giliranmu: pilih { $dice }.
       *[move] Giliranmu: mainkan { $dice }.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] Giliran { $name } ambil kartu untuk menentukan siapa mulai.
            [spinner] Giliran { $name } memutar untuk menentukan siapa mulai.
           *[dice] Giliran { $name } melempar untuk menentukan siapa mulai.
        }
        [order] { $throw ->
            [cards] Giliran { $name } ambil kartu untuk urutan.
            [spinner] Giliran { $name } memutar untuk urutan.
           *[dice] Giliran { $name } melempar untuk urutan.
        }
        [roll] { $throw ->
            [cards] Giliran { $name } ambil kartu.
            [spinner] Giliran { $name } memutar.
           *[dice] Giliran { $name } melempar.
        }
        [roll-pool] Giliran { $name }: { pludo-query-one-more }, setelah itu main { $dice }.
        [roll-second] Giliran { $name }: { pludo-query-one-more }, dan salah satu disimpan; yang pertama { $dice }.
        [move-roll] Giliran { $name }: main { $dice }, lalu { pludo-query-one-more }.
        [take] Giliran { $name } memilih kemampuan.
        [duel] Giliran { $name } melempar untuk duel.
        [lot] Giliran { $name } mengundi.
        [pick] Giliran { $name } memilih { $dice }.
       *[move] Giliran { $name }: main { $dice }.
    }
}
pludo-query-changed = Berubah dalam permainan ini.
pludo-query-score = { pludo-actor }: { $home } dari { $all } di finis, { $left } langkah lagi{ pludo-query-captures }{ pludo-query-points }.
pludo-query-points = { $count-points ->
    [yes] , { $points } poin
   *[no] {""}
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures } tangkapan
       *[other] { $captures } dari { $goal } tangkapan
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { pludo-actor } tadi ambil { $dice }.
    [spinner] { pludo-actor } tadi putar { $dice }.
   *[dice] { pludo-actor } tadi dapat { $dice }.
}
pludo-query-streak = { $streak ->
    [1] Satu { $dice } sejauh ini di giliran ini.
   *[other] { $dice } keluar { $streak } kali berturut-turut.
}

pludo-query-since-nothing = Tidak terjadi apa-apa sejak giliranmu yang lalu.
pludo-query-since-capture = { pludo-actor } menangkap { $victims } di { pludo-place }.
pludo-query-since-player = { $thrown ->
    [0] { pludo-actor }: { $list }.
   *[other] { pludo-actor }: { $dice }, { $list }.
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } ke kandang
    [finish] { pludo-tokens } masuk finis
   *[other] { pludo-tokens } ke { pludo-place }
}
pludo-query-since-no-move = tidak bisa jalan
pludo-query-since-penalty = { $kind ->
    [rollback] giliran dibatalkan
    [sent-back] bidak terakhir kembali ke kandang
   *[forfeit] lemparan terakhir hangus
}
pludo-query-since-skipped = dilewati satu giliran
pludo-query-since-lost = kehilangan giliran
pludo-query-since-placed = selesai, peringkat { $place }
pludo-query-since-used = memakai { $ability }

pludo-query-partner = Kamu bermain bersama { $partners }.
pludo-query-colours = Warna: { $list }.
pludo-query-colour-of = { $who ->
    [you] kamu { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Belum ada kartu diambil.
    [spinner] Belum ada yang memutar.
   *[dice] Belum ada yang melempar.
}
pludo-query-partners = Rekan: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] lemparan awal
   *[other] giliran { $number }
}
pludo-query-who = { $who ->
    [you] Kamu { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , rekanmu
    [other] , rekan { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , bot, { $bot }
}

pludo-query-prisoners = { pludo-actor } menawan { $pieces }.
pludo-query-answers-given = Sudah memilih: { $players }.
pludo-query-hand = { $who ->
    [you] Di tanganmu: { $cards }.
   *[other] { $name } memegang { $cards }.
}

pludo-query-choose = Pilih:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } dengan { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] Bidak { $tokens } milik { $owner-name }
       *[actor] Bidak { $tokens }
    }
   *[key] { $owner ->
        [other] { $tokens } milik { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , dibawa dari { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , lewat { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: keluar di { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: keluar{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: keluar di { pludo-place }{ pludo-query-choice-jump }, menangkap { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: keluar, tangkap { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: { pludo-there-and-back }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: mundur ke { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , aman
    [barrier] , penghalang
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: dari { pludo-from } masuk { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: ke { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: masuk finis.
    .brief = { pludo-query-choice-head }: finis.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, menangkap { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: tangkap { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }{ pludo-query-choice-jump }, menangkap { $victims }, lalu finis.
    .brief = { pludo-query-choice-head }: tangkap { $victims }, finis.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }, pasangan dengan bidak { $other }.
    .brief = { pludo-query-choice-head }: pasangan dengan { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: ditebus, bebas di kandang.
    .brief = { pludo-query-choice-head }: tebus.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }dorong { $victims } dari { pludo-from } ke { pludo-place }.
    .brief = { pludo-query-choice-key }dorong { $victims } ke { pludo-place }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: tidak tertangkap di { pludo-place }, { $number ->
        [1] sampai giliranmu berikutnya
       *[other] selama { $number } giliran
    }.
    .brief = { pludo-query-choice-head }: perisai.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }, bertukar dengan { $other }.
    .brief = { pludo-query-choice-head }: tukar dengan { $other } di { pludo-place }.
pludo-query-choice-twice =
    .normal = { $ability }: dua lemparan, simpan satu.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: ambil { $ability }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] semua bidak semua pemain
    [others] semua bidak pemain lain
   *[all] semua bidakmu
} { $way ->
    [back] mundur { $steps }
   *[ahead] maju { $steps }
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , ditangkap: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } di { pludo-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] finis
    [capture] { pludo-place } dan menangkap { $victims }
    [carried] { pludo-place } dan menangkap { $victims }, lalu finis
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}aman
        [barrier] {" "}jadi penghalang
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } di belakang.
   *[other] { $name } bisa menangkap di sana.
}
pludo-query-choice-end = { $piece } ke { pludo-place }
pludo-query-choice-change = { $tokens }: tukar tempat.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Ambil
    [spinner] Putar
   *[dice] Lempar
}, dan simpan yang kamu pegang.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Kamu hanya bisa pas.
       *[no] { pludo-query-choice-key }Pas.
    }
    .brief = { pludo-query-choice-key }Pas.

pludo-reason-only = Ini satu-satunya langkah.
pludo-reason-wins = Dengan ini kamu selesai.
pludo-reason-home = Bidak { $token } masuk finis.
pludo-reason-captures = Menangkap { $victims }.
pludo-reason-enters = Bidak { $token } keluar.
pludo-reason-column = Bidak { $token } mencapai jalur akhir, tempat tak ada yang bisa mengikuti.
pludo-reason-beyond = Mulai dari sana tak ada yang bisa menangkap bidak { $token }.
pludo-reason-safe = Di sana aman.
pludo-reason-escapes = { $count ->
    [1] Lolos dari { $name }, yang bisa menangkapnya: { pludo-percent }.
   *[other] Lolos dari { $name } dan lainnya, yang bisa menangkapnya: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [1] Kalau tidak, { $name } bisa menangkapnya: { pludo-percent }.
   *[other] Kalau tidak, { $name } dan lainnya bisa menangkapnya: { pludo-percent }.
}
pludo-reason-swaps = Untung { $gain } langkah, dan bidak { $victim } milik { $name } { $theirs ->
    [0] rugi { $loss }
   *[other] untung { $theirs }
}.
pludo-reason-unseen = { $count } kemampuan tersembunyi milik pemain lain tidak dihitung.
pludo-reason-threatens = Lalu mengancam bidak { $victim } milik { $name }: { pludo-percent }.
pludo-reason-pushes = Mendorong bidak { $victim } milik { $name }.
pludo-reason-passes = Langkah lain lebih buruk.
pludo-reason-exposed = { $count ->
    [1] Tetapi di sana { $name } bisa menangkapnya: { pludo-percent }.
   *[other] Tetapi di sana { $name } dan lainnya bisa menangkapnya: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [1] Tetapi lalu { $name } bisa menangkap bidak { $token }: { pludo-percent }.
   *[other] Tetapi lalu { $name } dan lainnya bisa menangkap bidak { $token }: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Menjalankan bidak { $token } berisiko ditangkap: { pludo-percent }.
   *[other] Menjalankan bidak { $token } lebih berisiko: { pludo-percent }, bukan { $instead }.
}
pludo-reason-ahead = Bidak { $token } yang terdepan milikmu menuju finis.
pludo-reason-behind = Bidak { $token } yang terakhir milikmu dan menyusul.
pludo-reason-clear = Jelas lebih baik daripada yang lain.
pludo-reason-better = Sedikit lebih baik daripada yang lain.
pludo-reason-equal = Pilihan kedua hampir sama baiknya.

pludo-ledger-line = { pludo-actor }: { pludo-ledger-count }, { $faces }; perkiraan wajar sekitar { $each } masing-masing. Paling lama menunggu enam: { $longest }, biasanya sekitar { $usual }.
pludo-ledger-line-early = { pludo-actor }: { pludo-ledger-count }, { $faces }. Paling lama menunggu enam: { $longest }.
pludo-ledger-loose = { pludo-actor }: { pludo-ledger-count }. { $faces }.
pludo-ledger-count = { $throw ->
    [cards] { $count } kartu
    [spinner] { $count } putaran
   *[dice] { $count } lemparan
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] tanpa angka { pludo-ledger-number }
   *[other] angka { pludo-ledger-number } { $count } kali
}
pludo-ledger-number = { $face ->
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
   *[6] enam
}
pludo-ledger-face-expected = { $face }: { $count }, perkiraan { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Semua mengambil dari kartu yang sama, dikocok murni acak.
    [spinner] Semua punya peluang yang sama.
   *[dice] Dadunya sama untuk semua, dan setiap lemparan murni acak.
}

pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: keluar di { pludo-place }{ pludo-query-choice-jump }, duel dengan { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: keluar, duel dengan { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: dari { pludo-from } ke { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, duel dengan { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: duel dengan { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = sisa { $steps } langkah
