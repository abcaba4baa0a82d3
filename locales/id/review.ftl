# Bahasa Indonesia: melihat kembali: saat berbalik, kesalahan, statistik, teka-teki.
pludo-review-turned = Saat permainan berbalik:
pludo-review-none-turned = { $who ->
    [you] Tak ada giliran yang mengubah peluang menangmu sampai satu persen penuh.
   *[other] Tak ada giliran yang mengubah peluang menang { $name } sampai satu persen penuh.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Giliran { $number }: peluang menangmu naik dari { $before } ke { $after } persen.
       *[down] Giliran { $number }: peluang menangmu turun dari { $before } ke { $after } persen.
    }
   *[other] { $way ->
        [up] Giliran { $number }: peluang menang { $name } naik dari { $before } ke { $after } persen.
       *[down] Giliran { $number }: peluang menang { $name } turun dari { $before } ke { $after } persen.
    }
}
pludo-review-dear = Pilihan yang paling merugikan:
pludo-review-none-dear = Tak ada pilihan yang rugi satu persen.
pludo-review-abilities = Tepat tidaknya saat memakai kemampuan tidak dinilai.
pludo-review-choice = Giliran { $number }, { $who ->
    [you] kamu
   *[other] { $name }
}, { $cost } persen terbuang. Dimainkan: { $made } Lebih baik: { $better }
pludo-review-player = { $choices ->
    [0] { pludo-actor } tidak punya pilihan.
    [1] { pludo-actor } punya satu pilihan dan membuang { $cost } persen.
   *[other] { pludo-actor } punya { $choices } pilihan, mengambil yang terbaik { $best } kali, dan membuang { $cost } persen semuanya.
}

pludo-review-working = Memeriksa permainan. Escape menghentikan.
    .touch = Memeriksa permainan.
pludo-review-how-far = { $percent } persen selesai.

pludo-learn-title = { $count } pilihan bisa lebih baik. Page Down: berikutnya. H: jawabannya. Escape: cukup.
    .touch = { $count } pilihan bisa lebih baik.
pludo-learn-none = Tak ada yang dipelajari di sini: tak ada pilihan yang jelas membuang sesuatu.
pludo-learn-whose = Pilihan siapa?
pludo-learn-of = { $name }
pludo-learn-count = { $number } dari { $count }.
pludo-learn-question = Giliran { $number }, { $throw ->
    [cards] kamu ambil { $dice }.
    [spinner] kamu putar { $dice }.
   *[dice] kamu dapat { $dice }.
} Kamu memainkan { $made } Cari yang lebih baik.
pludo-learn-best = Benar: { $gain } persen lebih baik dari yang kamu mainkan.
pludo-learn-equal = Benar: { $gain } persen lebih baik dari yang kamu mainkan, dan hampir sebaik yang terbaik.
pludo-learn-better = { $gain } persen lebih baik dari yang kamu mainkan. Masih ada yang lebih baik.
pludo-learn-level = Hampir sama baiknya dengan yang kamu mainkan. Ada yang lebih baik.
pludo-learn-same = Itu yang kamu mainkan. Ada yang lebih baik.
pludo-learn-worse = Tidak lebih baik: menang { $percent } persen, yang kamu mainkan { $other } persen.
pludo-learn-answer = Terbaik: { $choice } Menang { $best } persen, lawan { $other } persen.
pludo-learn-first = Ini yang pertama.
pludo-learn-last = Ini yang terakhir. Escape menutup.
    .touch = Ini yang terakhir.
pludo-learn-help = Pilih seperti dalam permainan: dengan angka bidak, atau panah dan Enter. H menyebut jawabannya, dan sekali lagi nilai tiap pilihan. R mengulang tugas, Page Down dan Page Up maju dan mundur, dan setelah pilihan benar Enter juga maju. Semua pertanyaan berfungsi: V, M, N dan penjelajah. Escape menutup.
    .touch = Pilih seperti dalam permainan. “Petunjuk” menyebut jawabannya, dan sekali lagi nilai tiap pilihan. Semua pertanyaan berfungsi.

pludo-puzzle-question = { $title }. Kamu { $name }, dan { $throw ->
    [cards] ambil { $dice }.
    [spinner] putar { $dice }.
   *[dice] dapat { $dice }.
} V menyebut papan. Cari pilihan terbaik.
    .touch = { $title }. Kamu { $name }, dan { $throw ->
        [cards] ambil { $dice }.
        [spinner] putar { $dice }.
       *[dice] dapat { $dice }.
    } Cari pilihan terbaik.
pludo-puzzle-best = Benar: menang { $percent } persen, pilihan kedua { $other } persen.
pludo-puzzle-worse = Bukan: menang { $percent } persen, yang terbaik { $best } persen.
pludo-puzzle-told = Setelah petunjuk, ini tidak dihitung terpecahkan.

pludo-stats-working = Memeriksa permainanmu. Escape melewatkan keberuntungan dan keahlian.
    .touch = Memeriksa permainanmu.
pludo-stats-working-less = Menjumlahkan permainanmu. Escape menghentikan.
    .touch = Menjumlahkan permainanmu.
pludo-stats-title = Permainanmu. Enter menjelaskan, Escape menutup.
    .touch = Permainanmu. Tiap baris menjelaskan lebih.
pludo-stats-none = Kamu belum punya permainan selesai. Mainkan satu sampai akhir, dan itu dihitung.
pludo-stats-left-out = { $count } rekaman tidak dihitung: { $damaged ->
    [0] bukan milikmu, atau aturannya hilang.
   *[other] { $foreign ->
        [0] tidak bisa dibaca.
       *[other] { $damaged } tidak bisa dibaca, { $foreign } bukan milikmu atau tanpa aturannya.
    }
}
pludo-stats-undated = { $count } permainan punya tanggal yang tak mungkin benar, jadi tidak dihitung untuk bulan mana pun. Apakah jam komputer ini benar?
pludo-stats-result = { $games ->
    [1] Satu permainan, { $won ->
        [0] tidak menang.
       *[other] menang.
    }
   *[other] { $games } permainan, { $won } menang: { $percent } persen, bagian rata-rata { $fair }.
}
pludo-stats-places = Peringkat: { $places }.
pludo-stats-place = { $place ->
    [1] pertama
    [2] kedua
    [3] ketiga
    [4] keempat
    [5] kelima
    [6] keenam
   *[other] peringkat { $place }
} { $count } kali
pludo-stats-captures = Tangkapan: { $made } menangkap, { $suffered } ditangkap.
pludo-stats-rating = Rating { $rating }, antara { $low } dan { $high }: kira-kira sekuat bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] acak
    [easy] mudah
    [normal] normal
    [hard] sulit
    [people] orang
   *[expert] ahli
}
pludo-stats-ladder = Bot { pludo-stats-bot } punya { $rating }.
pludo-stats-rating-soon = Rating: setelah { $count } permainan lagi melawan bot.
pludo-stats-rating-library = Rating perlu satu pustaka lagi: pip install openskill.
pludo-stats-skill = Keahlian: { $lost } persen peluang menangmu terbuang per pilihan; { $good } dari 100 pilihan membuang kurang dari satu persen.
pludo-stats-skill-meaning = Tiap pilihan dibandingkan dengan yang terbaik, menurut bot terkuat. Dadu tidak berperan. Dalam permainan berdua, bot acak membuang 1,4 persen per pilihan, mudah 1,1, normal 0,7, sulit 0,5, ahli nol; di meja berempat sekitar setengahnya.
pludo-stats-luck = { $way ->
    [even] Keberuntungan: seimbang.
    [good] Keberuntungan: baik, dadu memberimu { $percent } persen peluang menang lebih per permainan dari perkiraan.
   *[bad] Keberuntungan: buruk, dadu mengambil { $percent } persen peluang menangmu per permainan.
}
pludo-stats-luck-own = { $way ->
    [even] Dadumu sendiri: seimbang.
    [good] Dadumu sendiri memberimu { $percent } persen.
   *[bad] Dadumu sendiri mengambil { $percent } persen.
}
pludo-stats-luck-others = { $way ->
    [even] Dadu yang lain: seimbang.
    [good] Dadu yang lain memberimu { $percent } persen.
   *[bad] Dadu yang lain mengambil { $percent } persen.
}
pludo-stats-luck-meaning = Tiap lemparan dibandingkan dengan semua yang mungkin keluar, masing-masing dimainkan terbaik. Dalam banyak permainan jumlahnya nol.
pludo-stats-no-look = Keberuntungan dan keahlian dilewatkan.
pludo-stats-by-rules = Menurut aturan
pludo-stats-by-opponent = Menurut lawan
pludo-stats-by-month = Bulan demi bulan
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games } permainan, { $won } menang{ $looked ->
    [yes] , { $lost } persen terbuang per pilihan.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Lawan orang
   *[other] Lawan { pludo-stats-bot }
}: mengungguli { $ahead } dari { $met }; { pludo-stats-short }
pludo-stats-month-name = { $month ->
    [1] Januari
    [2] Februari
    [3] Maret
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Agustus
    [9] September
    [10] Oktober
    [11] November
   *[12] Desember
}
pludo-stats-month = { pludo-stats-month-name } { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Rating { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Prestasi: { $count } dari { $total }
pludo-stats-reached-first-win = Menang pertama, permainan { $number }.
pludo-stats-reached-untouched = Tak tersentuh: menang tanpa ditangkap, di permainan { $number }.
pludo-stats-reached-hunter = Pemburu: sepuluh tangkapan dalam satu permainan, di permainan { $number }.
pludo-stats-reached-beat-expert = Menang lawan ahli, di permainan { $number }.
pludo-stats-reached-comeback = Bangkit dari jurang: menang dari kurang dari 5 persen, di permainan { $number }.
pludo-stats-reached-flawless = Tanpa cela: tak ada pilihan yang membuang satu persen penuh, di permainan { $number }.
pludo-stats-reached-run = Lima kemenangan berturut-turut, sampai permainan { $number }.
pludo-stats-reached-rule-sets = Menang dengan lima macam aturan, sampai permainan { $number }.
pludo-stats-reached-many = Seratus permainan.
pludo-stats-open-first-win = Belum: menang sekali.
pludo-stats-open-untouched = Belum: menang tanpa ditangkap.
pludo-stats-open-hunter = Belum: menangkap sepuluh kali dalam satu permainan.
pludo-stats-open-beat-expert = Belum: menang lawan ahli.
pludo-stats-open-comeback = Belum: menang dari kurang dari 5 persen.
pludo-stats-open-flawless = Belum: lima belas pilihan atau lebih dalam satu permainan, dan tak satu pun membuang satu persen penuh.
pludo-stats-open-run = Belum: menang lima kali berturut-turut.
pludo-stats-open-rule-sets = Belum: menang dengan lima macam aturan.
pludo-stats-open-many = Belum: selesaikan seratus permainan.
pludo-puzzle-answer = Terbaik: { $choice } Menang { $best } persen, pilihan kedua { $other } persen, kurang lebih { $sure }.
pludo-puzzle-title = Teka-teki. { $clock ->
    [behind] Kalender komputer ini tertinggal dari teka-teki terakhirmu, jadi rentetannya menunggu.
   *[right] { $days ->
        [0] { $run ->
            [0] Pecahkan ketiganya dalam sehari untuk memulai rentetan.
            [1] Satu benar pada percobaan pertama.
           *[other] { $run } berturut-turut benar pada percobaan pertama.
        }
       *[other] { $days } hari berturut-turut.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Tiga hari ini
    [1] Tiga kemarin
   *[other] { $day } { pludo-stats-month-name }
}: { $solved } dari { $count } terpecahkan.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } dari { $count } terpecahkan.
pludo-puzzle-grades = Tingkatnya adalah bot terlemah yang menemukan jawaban. Sepuluh sekali jalan, yang belum kamu pecahkan lebih dulu.
pludo-puzzle-earlier = Hari-hari lalu
pludo-puzzle-day-done = { $days ->
    [1] Ketiganya hari ini terpecahkan. Kembalilah besok untuk rentetan.
   *[other] Ketiganya hari ini terpecahkan, { $days } hari berturut-turut.
}
pludo-puzzle-missing = Teka-teki hilang dari instalasi ini, atau rusak; pasang lagi untuk memilikinya.
pludo-puzzle-not-kept = Hasil pecahanmu tidak bisa dicatat: { $reason }.
pludo-puzzle-book-damaged = Daftar teka-teki yang kamu pecahkan tidak bisa dibaca. Kini ada di { $file }, dan yang baru dimulai.
pludo-puzzle-book-unreadable = Daftar teka-teki yang kamu pecahkan, { $file }, tidak bisa dibaca sekarang, jadi tidak ada yang dicatat.
pludo-puzzle-heading = Teka-teki { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Teka-teki tanpa akhir.
    [where] Latihan telinga: di mana bidaknya?
   *[risk] Latihan telinga: tebak risikonya.
}
pludo-ear-row = { $title } Rating { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Teka-teki demi teka-teki, sesulit ratingmu. Jawaban pertamamu yang dihitung, dan petunjuk dianggap salah.
    [where] Kamu mendengar papan dan beberapa giliran. Lalu pilih di mana sebuah bidak. Makin baik kamu, makin banyak giliran dan pemain.
   *[risk] Kamu mendengar papan. Lalu pilih seberapa besar peluang bidakmu ditangkap kalau setiap lawan melempar sekali. Makin baik kamu, makin dekat jawabannya.
}
pludo-ear-question = { $kind ->
    [where] Di mana { $piece } sekarang?
   *[risk] Seberapa besar risiko { $piece }, kalau setiap lawan melempar sekali?
}
pludo-ear-place = { $kind ->
    [yard] di kandang
    [home] di { pludo-place }
    [finish] di finis
   *[track] di { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Benar, { $answer }.
   *[no] Bukan, yang benar: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Rating { $rating }, naik { $points }.
   *[down] Rating { $rating }, turun { $points }.
}
pludo-ear-next = Pertanyaan berikutnya
pludo-ear-no-answer = Tidak ada jawaban dengan angka itu.
pludo-ear-working = Menyusun pertanyaan. Escape menghentikan.
    .touch = Menyusun pertanyaan.
pludo-ear-done = { $right } dari { $count } benar. Rating { $rating }.
