### Bahasa Indonesia: syarat dalam aturan, anak kalimat setelah "jika" atau "bila".
pludo-if-all = { $list }
pludo-if-either = salah satu berlaku: { $list }
pludo-if-who = { $who ->
    [anybody] seseorang
    [everybody] setiap pemain
    [nobody] tak seorang pun
    [not-everybody] tidak setiap pemain
    [theirs] seorang lawan
    [all-theirs] setiap lawan
    [no-opponent] tak seorang lawan pun
    [not-every-opponent] tidak setiap lawan
    [partner] seorang rekan
    [all-partners] setiap rekan
    [no-partner] tak seorang rekan pun
    [victim] pemain yang ditangkap
    [total] semua pemain bersama
    [team] pihakmu
   *[mine] kamu
}
pludo-if-subject-has = { pludo-if-who } { $how ->
    [none] tidak punya
   *[other] punya
}
pludo-if-how = { $how ->
    [least] setidaknya { $number }
    [most] paling banyak { $number }
    [more] lebih dari { $number }
    [fewer] kurang dari { $number }
   *[exactly] tepat { $number }
}
pludo-if-tokens = { $how ->
    [some] bidak
    [none] bidak
    [not] jumlah bidak selain { $number }
   *[other] { pludo-if-how } bidak
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } di finis
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } di papan
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } di kandang
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } di { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] tangkapan
    [none] tangkapan
    [not] jumlah tangkapan selain { $number }
   *[other] { pludo-if-how } tangkapan
}
pludo-if-has-prisoners = { pludo-if-subject-has } { pludo-if-tokens } yang ditawan
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] poin
    [none] poin
    [not] jumlah poin selain { $number }
   *[other] { pludo-if-how } poin
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] langkah
    [none] langkah
    [not] jumlah langkah selain { $number }
   *[other] { pludo-if-how } langkah
} tersisa
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-than = { $how ->
    [least] setidaknya sebanyak
    [most] tidak lebih banyak dari
    [more] lebih banyak dari
    [fewer] lebih sedikit dari
    [not] tidak sebanyak
   *[exactly] sebanyak
} { $other ->
    [anybody] seseorang
    [everybody] setiap pemain
    [theirs] seorang lawan
    [all-theirs] setiap lawan
    [partner] seorang rekan
    [all-partners] setiap rekan
    [victim] pemain yang ditangkap
    [total] semua pemain bersama
    [team] pihakmu
   *[mine] kamu
}
pludo-if-has-than-home = { pludo-if-who } punya bidak di finis { pludo-if-than }
pludo-if-has-than-out = { pludo-if-who } punya bidak di papan { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-who } punya bidak di kandang { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-who } punya bidak di { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-who } punya tangkapan { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-who } punya bidak yang ditawan { pludo-if-than }
pludo-if-has-than-points = { pludo-if-who } punya poin { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-who } punya langkah tersisa { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-who } punya bidak { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] setidaknya { $right }
    [most] paling banyak { $right }
    [more] lebih dari { $right }
    [fewer] kurang dari { $right }
    [not] bukan { $right }
   *[exactly] adalah { $right }
}
pludo-if-number-round = nomor ronde
pludo-if-number-turn = nomor giliran
pludo-if-number-players = jumlah pemain
pludo-if-number-players-left = jumlah pemain yang tersisa
pludo-if-number-face = angka yang keluar
pludo-if-number-sixes = panjang rentetan
pludo-if-number-extra-throws = jumlah lemparan tambahan di giliran ini
pludo-if-number-marker = nomor bidak
pludo-if-number-prey-marker = nomor bidak yang ditangkap
pludo-if-number-prey-left = jumlah langkah tersisa bidak yang ditangkap
pludo-if-number-steps = jumlah langkah
pludo-if-number-left = jumlah langkah tersisa bidak itu
pludo-if-number-left-after = jumlah langkah tersisa bidak itu sesudahnya
pludo-if-number-rank = { $who ->
    [mine] peringkatmu
   *[other] peringkat { pludo-if-whose }
}
pludo-if-number-answer = { $who ->
    [mine] jawabanmu
   *[other] jawaban { pludo-if-whose }
}
pludo-if-number-tokens = { $who ->
    [mine] jumlah bidakmu
   *[other] jumlah bidak { pludo-if-whose }
}
pludo-if-number-home = { pludo-if-number-tokens } di finis
pludo-if-number-out = { pludo-if-number-tokens } di papan
pludo-if-number-waiting = { pludo-if-number-tokens } di kandang
pludo-if-number-markers-on = { pludo-if-number-tokens } di { $things }
pludo-if-number-prisoners = { pludo-if-number-tokens } yang ditawan
pludo-if-number-points = { $who ->
    [mine] jumlah poinmu
   *[other] jumlah poin { pludo-if-whose }
}
pludo-if-number-captures = { $who ->
    [mine] jumlah tangkapanmu
   *[other] jumlah tangkapan { pludo-if-whose }
}
pludo-if-number-steps-left = { $who ->
    [mine] jumlah langkahmu yang tersisa
   *[other] jumlah langkah tersisa { pludo-if-whose }
}
pludo-if-number-markers = { pludo-if-number-tokens }
pludo-if-whose = { $who ->
    [anybody] seseorang
    [everybody] setiap pemain
    [theirs] seorang lawan
    [all-theirs] setiap lawan
    [partner] seorang rekan
    [all-partners] setiap rekan
    [victim] pemain yang ditangkap
    [total] semua pemain bersama
   *[team] pihakmu
}
pludo-if-sum = { $sign ->
    [plus] { $left } ditambah { $right }
    [minus] { $left } dikurangi { $right }
    [times] { $left } dikali { $right }
   *[rest] sisa pembagian { $left } dengan { $right }
}
pludo-if-round-divided = { $is ->
    [no] nomor ronde tidak habis dibagi { $number }
   *[yes] nomor ronde habis dibagi { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] { $things } tidak diambil
       *[other] { $things } tidak keluar
    }
   *[yes] { $throw ->
        [cards] { $things } diambil
       *[other] { $things } keluar
    }
}
pludo-if-is-amended = { $is ->
    [no] { $things } tidak berlaku
   *[yes] { $things } berlaku
}
pludo-if-is-clockwise = { $is ->
    [no] giliran berlawanan arah jarum jam
   *[yes] giliran searah jarum jam
}
pludo-if-is-entering = { $is ->
    [no] bidak tidak keluar kandang
   *[yes] bidak keluar kandang
}
pludo-if-is-arriving = { $is ->
    [no] bidak tidak masuk finis
   *[yes] bidak masuk finis
}
pludo-if-is-pushing = { $is ->
    [no] kamu tidak mendorong bidak pemain lain
   *[yes] kamu mendorong bidak pemain lain
}
pludo-if-is-from-tile = { $is ->
    [no] bidak tidak datang dari { $things }
   *[yes] bidak datang dari { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] bidak tidak pergi ke { $things }
   *[yes] bidak pergi ke { $things }
}
pludo-if-is-colour = { pludo-if-who } { $is ->
    [no] bukan { $things }
   *[yes] adalah { $things }
}
pludo-if-is-last = { pludo-if-who } { $is ->
    [no] bukan yang terakhir
   *[yes] yang terakhir
}
pludo-if-is-leader = { pludo-if-who } { $is ->
    [no] tidak memimpin
   *[yes] memimpin
}
pludo-if-last-left = semua yang lain sudah keluar dari permainan
pludo-if-all-home = { $whose ->
    [team] semua bidak pihakmu ada di finis
   *[all] semua bidakmu ada di finis
}
