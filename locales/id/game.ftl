# Bahasa Indonesia: yang terjadi dalam permainan, dan kata-kata untuk berkas lain.
pludo-language-name = Bahasa Indonesia

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } dan { $item }
pludo-list-or = { $before } atau { $item }
pludo-list-none = tidak ada

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Merah
    [blue] Biru
    [green] Hijau
    [yellow] Kuning
    [orange] Oranye
    [violet] Ungu
    [black] Hitam
    [white] Putih
    [pink] Merah Muda
    [brown] Cokelat
    [grey] Abu-abu
    [turquoise] Toska
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] merah
    [blue] biru
    [green] hijau
    [yellow] kuning
    [orange] oranye
    [violet] ungu
    [black] hitam
    [white] putih
    [pink] merah muda
    [brown] cokelat
    [grey] abu-abu
    [turquoise] toska
   *[other] { $colour }
}
pludo-you = kamu
# Pelaku di awal kalimat.
pludo-actor = { $who ->
    [you] Kamu
   *[other] { $name }
}

pludo-place = { $kind ->
    [yard] kandang
    [home] jalur akhir { $square } dari { $of }
    [finish] finis
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, kali kedua
    }
}
pludo-from = { $from-kind ->
    [yard] kandang
    [home] jalur akhir { $from-square }
    [finish] finis
   *[track] { $from-visit ->
        [1] { $from-square }
       *[other] { $from-square } kali kedua
    }
}

pludo-tokens = { $owner ->
    [you] bidakmu { $tokens }
    [other] bidak { $tokens } milik { $owner-name }
   *[actor] bidak { $tokens }
}
pludo-tokens-begin = { $owner ->
    [you] Bidakmu { $tokens }
    [other] Bidak { $tokens } milik { $owner-name }
   *[actor] Bidak { $tokens }
}
pludo-extra-steps = { $steps } langkah tambahan

pludo-piece = { $who ->
    [you] bidakmu { $tokens }
   *[other] bidak { $tokens } milik { $name }
}
    .begin = { $who ->
        [you] Bidakmu { $tokens }
       *[other] Bidak { $tokens } milik { $name }
    }

pludo-rolls = { $throw ->
    [cards] { pludo-actor } ambil { $dice }
    [spinner] { pludo-actor } dapat { $dice } di roda
   *[dice] { pludo-actor } dapat { $dice }
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
    .full = { pludo-rolls }, tidak ada bidak yang bisa jalan{ pludo-why-stuck }.
    .normal = { pludo-rolls }, tidak bisa jalan{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, tidak bisa jalan.
    .chosen-full = Tidak ada bidak yang bisa jalan dengan { $dice }{ pludo-why-stuck }.
    .chosen-normal = Tidak bisa jalan dengan { $dice }{ pludo-why-stuck }.
    .chosen-brief = Tidak bisa jalan dengan { $dice }.

pludo-why-stuck = { $why ->
    [yard] : hanya { $entries } yang mengeluarkan bidak
    [doubled-odd] : pasangan perlu angka genap
    [barrier] : ada penghalang di jalan
    [blocked] : bidak sendiri menghalangi
    [own-limit] : bidak sendiri menghalangi
    [tile-full] : petaknya penuh
    [spared] : yang berdiri di sana tidak bisa ditangkap
    [needs-captures] : harus menangkap dulu
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal }. Semua langkah giliran ini dibatalkan, dan giliran selesai.
    .normal = { pludo-rolls }, { pludo-ordinal }. Giliran ini dibatalkan.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Giliran batal.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal }. Lemparan ini hangus dan giliran selesai.
    .normal = { pludo-rolls }, { pludo-ordinal }. Lemparan ini hangus.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Lemparan hangus.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } kembali ke kandang, dan giliran selesai.
    .normal = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } kembali ke kandang.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. { pludo-tokens-begin } kembali ke kandang.
pludo-ordinal = { $streak ->
    [1] kali pertama
    [2] dua kali berturut-turut
    [3] tiga kali berturut-turut
    [4] empat kali berturut-turut
    [5] lima kali berturut-turut
   *[other] { $streak } kali berturut-turut
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } karena enam.
            [capture] { pludo-again-now } karena menangkap.
            [hand] { pludo-again-now }: kartumu belum penuh.
            [second] { pludo-again-now }: kamu simpan salah satu.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } ambil lagi.
            [spinner] { $name } putar lagi.
           *[dice] { $name } lempar lagi.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Lagi.
pludo-again-now = { $throw ->
    [cards] Ambil lagi
    [spinner] Putar lagi
   *[dice] Lempar lagi
}

pludo-foot = { $foot-kind ->
    [home] jalur akhir { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] { $foot-square }, kali kedua
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } membawanya maju.
   *[back] { pludo-foot } membawanya mundur.
}
pludo-taken-over = { pludo-actor } sekarang punya bidak { $tokens }.
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } ditebus dari { $holder }.
   *[other] { $held ->
        [you] { $name } menebus { pludo-tokens } darimu.
       *[other] { $name } menebus { pludo-tokens } dari { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } kembali ke { pludo-place }.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } untuk dimainkan.
   *[other] { $name } punya { pludo-extra-steps }.
}

pludo-enter =
    .full = { pludo-rolls } lalu mengeluarkan { pludo-tokens } di { pludo-place }.
    .normal = { pludo-rolls } lalu mengeluarkan { pludo-tokens }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } keluar{ pludo-enter-where }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } keluar di { pludo-place }.
       *[other] { pludo-actor } mengeluarkan { pludo-tokens } di { pludo-place }.
    }
    .chosen-normal = { $who ->
        [same] { pludo-tokens-begin } keluar{ pludo-enter-where }.
       *[other] { pludo-actor } mengeluarkan { pludo-tokens }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } keluar{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } keluar{ pludo-enter-where }.
    }
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}di { pludo-place }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } dari { pludo-from } ke { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } ke { pludo-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } ke { pludo-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } dari { pludo-from } ke { pludo-place }{ pludo-safe }.
       *[other] { pludo-actor } menjalankan { pludo-tokens } dari { pludo-from } ke { pludo-place }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } menjalankan { pludo-tokens } ke { pludo-place }.
       *[you] { pludo-tokens-begin } ke { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } ke { pludo-place }.
       *[you] { pludo-tokens-begin } ke { pludo-place }.
    }
pludo-safe = { $safe ->
    [yes] , petak aman
   *[no] {""}
}

pludo-there-and-back = ke finis lalu mundur ke { pludo-place }{ pludo-same-place }
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-there-and-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-there-and-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } mundur ke { pludo-place }{ pludo-same-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } { pludo-there-and-back }.
       *[other] { pludo-actor } menjalankan { pludo-tokens } { pludo-there-and-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } menjalankan { pludo-tokens } { pludo-there-and-back }.
       *[you] { pludo-tokens-begin } { pludo-there-and-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } mundur ke { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } mundur ke { pludo-place }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , petak yang sama
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } dari { pludo-from } ke { pludo-place }, bergabung dengan bidak { $other }: pasangan.
    .normal = { pludo-rolls }, { pludo-tokens } bergabung dengan bidak { $other } di { pludo-place }: pasangan.
    .brief = { pludo-rolls.brief }, { pludo-tokens } pasangan di { pludo-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } dari { pludo-from } ke { pludo-place }, bergabung dengan bidak { $other }: pasangan.
       *[other] { pludo-actor } menjalankan { pludo-tokens } dari { pludo-from } ke { pludo-place }, bergabung dengan bidak { $other }: pasangan.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } bergabung dengan bidak { $other } di { pludo-place }, pasangan.
       *[you] { pludo-tokens-begin } bergabung dengan bidak { $other } di { pludo-place }: pasangan.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } pasangan di { pludo-place }.
       *[you] { pludo-tokens-begin } pasangan di { pludo-place }.
    }

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } dari { pludo-from } masuk finis{ pludo-spot }, { $home } dari { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } masuk finis{ pludo-spot }, { $home } dari { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } finis, { $home } dari { $all }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } masuk finis{ pludo-spot }, { $home } dari { $all }.
       *[other] { pludo-actor } membawa { pludo-tokens } masuk finis{ pludo-spot }, { $home } dari { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } membawa { pludo-tokens } masuk finis, { $home } dari { $all }.
       *[you] { pludo-tokens-begin } masuk finis{ pludo-spot }, { $home } dari { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } finis, { $home } dari { $all }.
       *[you] { pludo-tokens-begin } finis, { $home } dari { $all }.
    }
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-captures-there = menangkap { $victims } di { pludo-place }{ pludo-set-back }
pludo-capture-chosen = { $who ->
    [other] { $name }: { pludo-tokens } { pludo-captures-there }.
   *[you] { pludo-tokens-begin } { pludo-captures-there }.
}
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures-there }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures-there }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures-there }.
    .chosen-full = { pludo-capture-chosen }
    .chosen-normal = { pludo-capture-chosen }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures-there }.
       *[you] { pludo-tokens-begin } { pludo-captures-there }.
    }
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , sudah paling belakang
    [prison] , kini tawanan
    [elsewhere] , kini di { $back-square }
   *[other] , mundur ke { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } kembali ke kandang.
   *[other] { pludo-tokens-begin } pergi ke { pludo-place }.
}
pludo-captured-too = { $way ->
    [beside] Ditangkap di sampingnya: { $victims } di { pludo-place }{ pludo-set-back }.
    [passing] Ditangkap di jalan: { $victims } di { pludo-place }{ pludo-set-back }.
   *[there] Ditangkap juga: { $victims }{ pludo-set-back }.
}

pludo-enter-capture-chosen = { $who ->
    [other] { $name }: { pludo-tokens } keluar dan { pludo-captures-there }.
   *[you] { pludo-tokens-begin } keluar dan { pludo-captures-there }.
}
pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } keluar dan { pludo-captures-there }.
    .normal = { pludo-rolls }, { pludo-tokens } keluar dan { pludo-captures-there }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } keluar dan { pludo-captures-there }.
    .chosen-full = { pludo-enter-capture-chosen }
    .chosen-normal = { pludo-enter-capture-chosen }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } keluar dan { pludo-captures-there }.
       *[you] { pludo-tokens-begin } keluar dan { pludo-captures-there }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } menangkap { $victims } di { pludo-place } dan langsung masuk finis, { $home } dari { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } menangkap { $victims } di { pludo-place } dan masuk finis, { $home } dari { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } menangkap { $victims } di { pludo-place }, { $home } dari { $all } finis.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } menangkap { $victims } di { pludo-place } dan langsung masuk finis, { $home } dari { $all }.
       *[you] { pludo-tokens-begin } menangkap { $victims } di { pludo-place } dan langsung masuk finis, { $home } dari { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } menangkap { $victims } di { pludo-place } dan masuk finis, { $home } dari { $all }.
       *[you] { pludo-tokens-begin } menangkap { $victims } di { pludo-place } dan masuk finis, { $home } dari { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } menangkap { $victims } di { pludo-place }, { $home } dari { $all } finis.
       *[you] { pludo-tokens-begin } menangkap { $victims } di { pludo-place }, { $home } dari { $all } finis.
    }

pludo-push-chosen = { $who ->
    [same] Mendorong { $victims } ke { pludo-place }.
   *[other] { pludo-actor } mendorong { $victims } ke { pludo-place }.
}
pludo-push =
    .full = { pludo-rolls } lalu mendorong { $victims } dari { pludo-from } ke { pludo-place }.
    .normal = { pludo-rolls } lalu mendorong { $victims } ke { pludo-place }.
    .brief = { pludo-rolls.brief }, { $victims } ke { pludo-place }.
    .chosen-full = { $who ->
        [same] Mendorong { $victims } dari { pludo-from } ke { pludo-place }.
       *[other] { pludo-actor } mendorong { $victims } dari { pludo-from } ke { pludo-place }.
    }
    .chosen-normal = { pludo-push-chosen }
    .chosen-brief = { pludo-push-chosen }

pludo-decline-chosen = { $who ->
    [same] Pas.
   *[other] { pludo-actor } pas.
}
pludo-decline =
    .full = { pludo-rolls }, pas.
    .normal = { pludo-rolls }, pas.
    .brief = { pludo-rolls.brief }, pas.
    .chosen-full = { pludo-decline-chosen }
    .chosen-normal = { pludo-decline-chosen }
    .chosen-brief = { $who ->
        [other] { $name } pas.
       *[you] Pas.
    }

pludo-helps = { $who ->
    [you] Mulai sekarang kamu bermain untuk { $partners }.
   *[other] { $helped ->
        [you] Mulai sekarang { $name } bermain untukmu.
       *[other] Mulai sekarang { $name } bermain untuk { $partners }.
    }
}

pludo-turn = { $who ->
    [you] Giliranmu.
   *[other] Giliran { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Semua ambil kartu, kartu terendah mulai.
        [spinner] Semua memutar, angka terendah mulai.
       *[dice] Semua melempar, lemparan terendah mulai.
    }
   *[highest] { $throw ->
        [cards] Semua ambil kartu, kartu tertinggi mulai.
        [spinner] Semua memutar, angka tertinggi mulai.
       *[dice] Semua melempar, lemparan tertinggi mulai.
    }
}
pludo-tied = Seri: { $players } { $throw ->
    [cards] ambil lagi.
    [spinner] putar lagi.
   *[dice] lempar lagi.
}
pludo-begins = { pludo-actor } mulai.
pludo-skipped = { pludo-actor } dilewati kali ini.
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { pludo-actor } kehilangan giliran ini.
pludo-plays-on = { $who ->
    [you] Permainan lanjut denganmu.
   *[other] Permainan lanjut dengan { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Undilah: { $what }.
       *[choose] Kamu memilih { $what }.
    }
   *[other] { $how ->
        [draw] { $name } mengundi: { $what }.
       *[choose] { $name } memilih { $what }.
    }
}
pludo-lot-fell = { $who ->
    [you] Undian jatuh padamu.
   *[other] Undian jatuh pada { $name }.
}
pludo-pick-card = kartu mana yang diberikan
pludo-pick-send = ke mana bidak pergi
pludo-card-passed = { $who ->
    [you] Kamu memberi { $card } kepada { $to }.
   *[other] { $receiver ->
        [you] { $name } memberimu { $card }.
       *[other] { $name } memberi { $card } kepada { $to }.
    }
}
pludo-pick-answer = { $answers } untuk { $title }
pludo-vote = { $way ->
    [against] tidak
   *[for] ya
}
pludo-poll-vote = Pemungutan suara: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Semua memilih untuk { $title }. { pludo-secretly }
   *[at-once] Semua memilih untuk { $title }.
}
pludo-secretly = Semuanya diperlihatkan di akhir.
pludo-others-look-away = Sekarang hanya { $name } yang mendengar dan melihat.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Kamu sudah memilih.
       *[other] { $name } sudah memilih.
    }
   *[other] { $who ->
        [you] Kamu: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] kamu: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Pilihan: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title } diterima, { $for } lawan { $against }.
   *[lost] { $title } ditolak, { $against } lawan { $for }.
}
pludo-pick-skip = siapa yang dilewati { $turns } giliran
pludo-pick-turn-to = siapa dapat giliran tambahan
pludo-pick-play-on = siapa yang main berikutnya
pludo-pick-score = { $way ->
    [lost] siapa yang kehilangan { $points } poin
   *[won] siapa yang dapat { $points } poin
}
pludo-turn-given = { $how ->
    [again] { pludo-actor } akan dapat giliran lagi.
    [instead] { $who ->
        [you] Giliranmu pindah ke { $to }.
       *[other] { $receiver ->
            [you] Giliran { $name } pindah kepadamu.
           *[other] Giliran { $name } pindah ke { $to }.
        }
    }
   *[extra] Giliran berikutnya: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Semua ambil kartu untuk urutan.
    [spinner] Semua memutar untuk urutan.
   *[dice] Semua melempar untuk urutan.
}
pludo-ordered = Urutan main: { $players }.
pludo-misses = { pludo-actor } akan dilewati { $turns } giliran.
pludo-scored = { $way ->
    [lost] { pludo-actor } kehilangan { $points } dan punya { pludo-points }.
   *[won] { pludo-actor } dapat { $points } dan punya { pludo-points }.
}
pludo-points = { $total } poin
pludo-reversed = { $direction ->
    [clockwise] Permainan kini searah jarum jam.
   *[counter] Permainan kini berlawanan arah jarum jam.
}
pludo-round = Ronde { $number }.
pludo-amended = Aturan baru, { $title }: { $text }
pludo-amended-silent = Aturan baru: { $title }.
pludo-shuffled = Kartu dikocok.

pludo-eliminated = { pludo-actor } keluar dari permainan.
pludo-placed = { pludo-actor } selesai { pludo-place-number }.
pludo-place-number = { $place ->
    [1] pertama
    [2] kedua
    [3] ketiga
    [4] keempat
    [5] kelima
    [6] keenam
   *[other] di peringkat { $place }
}
pludo-won = { $who ->
    [you] Kamu menang!
   *[other] { $name } menang.
}
pludo-won-together = { $who ->
    [you] Kamu dan { $partners } menang!
   *[other] { $name } dan { $partners } menang.
}
pludo-won-together-on-limit = { $who ->
    [you] Batas giliran tercapai. Kamu dan { $partners } menang dengan { pludo-made-together }!
   *[other] Batas giliran tercapai. { $name } dan { $partners } menang dengan { pludo-made-together }.
}
pludo-draw-of-teams = Batas giliran tercapai. Permainan seri antara { $teams }, { pludo-made-together } tiap tim.
pludo-team-of = { $who ->
    [you] kamu bersama { $partners }
   *[other] { $name } bersama { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } di finis
}
pludo-won-on-limit = { $who ->
    [you] Batas giliran tercapai. Kamu menang dengan { $home } di finis!
   *[other] Batas giliran tercapai. { $name } menang dengan { $home } di finis.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Kamu menang dengan { pludo-points }!
   *[other] { $name } menang dengan { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Permainan seri antara { $players }, masing-masing { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] Batas giliran tercapai.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Semua yang lain sudah keluar. Kamu menang!
   *[other] Semua yang lain sudah keluar. { $name } menang.
}
pludo-won-by-captures = { $who ->
    [you] Kamu menang dengan { $captures } tangkapan!
   *[other] { $name } menang dengan { $captures } tangkapan.
}
pludo-draw = Permainan seri antara { $players }.
pludo-draw-on-limit = Batas giliran tercapai. Permainan seri antara { $players }, masing-masing { $home } di finis.
pludo-won-by-together = { $who ->
    [you] Kalian semua menang bersama!
   *[other] Semua menang bersama.
}
pludo-won-by-nobody = Permainan selesai tanpa pemenang.
pludo-over = Permainan selesai.
pludo-place-of = { pludo-actor } { pludo-place-number }.
pludo-standing = { pludo-actor } punya { $number } di finis{ pludo-standing-others }.
pludo-standing-captures = { pludo-actor } punya { $number }{ pludo-standing-others }.
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [1] satu bidak tidak bisa ditangkap sampai giliranmu berikutnya
       *[other] satu bidak tidak bisa ditangkap selama { $number } giliran
    }
    [throw] dua lemparan, simpan satu
    [swap] { $number ->
        [0] tukar tempat dengan bidak pemain lain
       *[other] tukar tempat dengan bidak pemain lain hingga { $number } petak di depan
    }
   *[jump] satu bidak melompat { $number } petak
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Kamu dapat { $ability }, langsung dipakai.
       *[held] Kamu dapat { $ability }: { $does }.
    }
   *[other] { $name } dapat { $ability }.
}
pludo-ability-gained-unseen = { $name } dapat sesuatu, tersembunyi.
pludo-ability-choice = satu kemampuan pilihan
pludo-ability-full = { $who ->
    [you] Kamu sudah memegang { $limit } kemampuan dan tidak dapat apa-apa.
   *[other] { $name } tidak bisa memegang lagi.
}
pludo-ability-used = { pludo-actor } memakai { $ability }.
pludo-ability-shielded = { $turns ->
    [1] Perisai untuk { $piece }, sampai giliran berikutnya.
   *[other] Perisai untuk { $piece }, selama { $turns } giliran.
}
pludo-ability-shield-ended = Perisai habis: { $piece }.
pludo-ability-swapped = Bertukar: { $piece } di { pludo-place }, { $other } di { pludo-foot }.

pludo-ability-holds = { pludo-actor } memegang { $list }.
pludo-ability-item =
    .named = { $count ->
        [1] { $ability }
       *[other] { $count } { $ability }
    }
    .explained = { $count ->
        [1] { $ability } ({ $does })
       *[other] { $count } { $ability } ({ $does })
    }
pludo-ability-unseen = { $count } tersembunyi
pludo-ability-usable = Kamu boleh memakai { $list }.
pludo-ability-nobody = Tidak ada yang memegang kemampuan.
pludo-ability-none-here = Permainan ini tidak punya kemampuan.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] dengan { $ability } paling sedikit { $with-percent }
       *[0] dengan { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] paling sedikit { $percent } persen
   *[0] { $percent } persen
}
pludo-with-percent = { $least ->
    [1] paling sedikit { $with-percent } persen
   *[0] { $with-percent } persen
}

pludo-duel-due = { $who ->
    [you] Kamu menantang { $prey } berduel. { $throw ->
        [dice] Lempar untuk duel.
       *[other] Lempar dadu untuk duel.
    }
   *[other] { $name } menantang { $prey } berduel.
}
pludo-duelled = Duel: { $who ->
    [you] lemparanmu { $mine }
   *[other] lemparan { $name } { $mine }
}, { $rivals ->
    [1] { $rival-who ->
        [you] lemparanmu { $theirs }
       *[other] lemparan { $rival } { $theirs }
    }
   *[other] lemparan lawan { $theirs }
}. { $end ->
    [won] { pludo-actor } menang.
    [sent] { $who ->
        [you] Bidakmu { $tokens } kembali ke kandang.
       *[other] Bidak { $tokens } milik { $name } kembali ke kandang.
    }
   *[stays] { pludo-actor } kalah dan tetap di tempat semula.
}
pludo-new-token = { $who ->
    [you] Kamu punya bidak baru, nomor { $number }.
   *[other] { $name } punya bidak baru.
}
pludo-given-away = { $who ->
    [you] { pludo-tokens-begin } kini { $receiver ->
        [you] milikmu.
       *[other] milik { $to }.
    }
   *[other] { $name }: { pludo-tokens } kini { $receiver ->
        [you] milikmu, sebagai bidak { $number }.
       *[other] milik { $to }.
    }
}
