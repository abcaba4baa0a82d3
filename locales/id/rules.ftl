# Bahasa Indonesia: aturan, pengaturan dan varian dengan kata.
pludo-preset-playpalace = Ludo PlayPalace
    .summary = Ludo PlayPalace: satu dadu, petak aman dan petak awal aman, dan enam ketiga berturut-turut membatalkan seluruh giliran.
pludo-preset-classic = Ludo klasik
    .summary = Ludo klasik: tanpa petak aman di lintasan, satu bidak sendiri per petak, dan main sampai semua peringkat terisi.
pludo-preset-indian = Ludo India dengan bintang
    .summary = Ludo India: seperti klasik, dengan empat bintang tempat tak ada yang ditangkap.
pludo-preset-nigerian = Ludo Nigeria
    .summary = Ludo Nigeria: dua dadu, semua harus dipakai, dan bidak yang menangkap langsung masuk finis.
pludo-preset-nigerian-classic = Ludo Nigeria, mode klasik
    .summary = Ludo Nigeria, mode klasik: satu dadu, dan tangkapan memberi lemparan lagi.
pludo-preset-strict = Ludo ketat
    .summary = Ludo ketat: tanpa lemparan tambahan, hanya petak awal sendiri yang aman, dan bidak sendiri menghalangi jalur akhir.
pludo-preset-jota = Ludo dengan Jota
    .summary = Ludo dengan Jota: dua bidak sendiri di satu petak menjadi pasangan, yang jalan sebagai satu dan tidak bisa ditangkap.
pludo-preset-quick = Ludo cepat
    .summary = Ludo cepat: semua mulai dengan satu bidak di luar, dan dua bidak di finis menang. Sepuluh menit cukup.
pludo-preset-figure-eight = Duel angka delapan
    .summary = Duel angka delapan: dua pemain di dua lingkaran yang bersilangan, dengan roda putar yang juga mendorong lawan mundur.
pludo-preset-hexagon = Segi enam
    .summary = Segi enam: sampai enam pemain dengan tiga bidak di satu lingkaran, dan dadu yang suka enam.
pludo-preset-market-road = Jalan pasar
    .summary = Jalan pasar: kartu sebagai ganti dadu, dan jalan yang bercabang.
pludo-preset-forty-squares = Empat puluh petak
    .summary = Empat puluh petak: permainan Jerman. Enam wajib mengeluarkan bidak, tiga kali coba selama tak ada bidak di jalan, dan deret empat sebagai finis.
pludo-preset-parchis = Parchís
    .summary = Parchís: permainan Spanyol. Lima mengeluarkan bidak, dua sewarna menjadi penghalang, dan tangkapan memberi dua puluh langkah.
pludo-preset-pachisi-partners = Pachisi berpasangan
    .summary = Pachisi berpasangan: dua lawan dua dengan kulit kerang, keluar lewat lengan sendiri, keliling, dan kembali. Tak ada yang wajib jalan.
pludo-preset-six-arms = Enam lengan
    .summary = Enam lengan: permainan biasa di bintang berlengan enam, untuk sampai enam pemain.
pludo-preset-masquerade = Pesta topeng
    .summary = Pesta topeng: empat pintu panggung, dan siapa berhenti di sana mengambil kemampuan yang tak dilihat orang lain.
pludo-preset-shield-smiths = Pandai perisai
    .summary = Pandai perisai: bengkel tempa memberi perisai, untuk dipasang pada bidak pilihan.
pludo-preset-springboard = Papan lompat
    .summary = Papan lompat: pegas untuk melompat dan koin keberuntungan untuk lemparan kedua; dua bidak di finis menang.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, untuk { $high } pemain.
       *[several] { $title }, untuk { $low } sampai { $high } pemain.
    }
pludo-preset-changed = { $title } dengan { $count } pengaturan diubah

pludo-value-on = nyala
pludo-value-off = mati
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] tanpa
   *[other] { $value }
}
pludo-value-safe-squares-for-own = warna sendiri
pludo-value-safe-squares-for-all = semua
pludo-value-safe-start-none = tidak ada
pludo-value-safe-start-own = pemiliknya
pludo-value-safe-start-all = semua
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = satu per satu
pludo-value-dice-use-sum = dijumlahkan
pludo-value-dice-usage-each = yang cocok saja
pludo-value-dice-usage-all-or-nothing = semua bila mungkin
pludo-value-stack-own-limit = { $value ->
    [0] tanpa batas
   *[other] { $value }
}
pludo-value-home-blocking-none = tidak ada
pludo-value-home-blocking-pass = melewati
pludo-value-home-blocking-pass-and-land = melewati dan bergabung
pludo-value-capture-captor-stay = tetap
pludo-value-capture-captor-finish = masuk finis
pludo-value-capture-captor-start = ke kandang
pludo-value-bonus-limit = { $value ->
    [0] tanpa batas
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = setelah jalan
pludo-value-bonus-timing-before-move = langsung
pludo-value-bonus-without-move-pass = giliran selesai
pludo-value-bonus-without-move-roll = tetap lempar lagi
pludo-value-sixes-max = { $value ->
    [0] tanpa batas
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = giliran dibatalkan
pludo-value-sixes-penalty-forfeit = lemparan hangus
pludo-value-turn-first-seat = kursi pertama
pludo-value-turn-first-highest-roll = lemparan tertinggi
pludo-value-turn-first-lowest-roll = lemparan terendah
pludo-value-turn-first-random = acak
pludo-value-turn-ranking-seats = menurut kursi
pludo-value-turn-ranking-opening-rolls = menurut lemparan awal
pludo-value-end-places-first = dengan pemenang pertama
pludo-value-end-places-all = bila semua peringkat terisi
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = tanpa
pludo-value-teams-pairs-opposite = berhadapan
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] tanpa batas
   *[other] { $value }
}
pludo-value-powers-kind-none = tanpa
pludo-value-powers-kind-shields = perisai
pludo-value-powers-kind-leaps = lompatan
pludo-value-powers-kind-swaps = pertukaran
pludo-value-powers-kind-second-throws = lemparan kedua
pludo-value-powers-kind-all = semua
pludo-value-powers-use-held = dipegang
pludo-value-powers-use-at-once = langsung
pludo-value-powers-tiles = { $value }

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Lengan papan
    .desc = Berapa lengan papan, dan jadi berapa yang bisa bermain: 4 adalah salib biasa. Lintasan ikut memanjang.
pludo-knob-board-markers = Bidak tiap pemain
    .desc = Berapa bidak dimiliki tiap pemain.
pludo-knob-board-home-squares = Petak jalur akhir
    .desc = Berapa petak jalur akhir sebelum finis, biasanya 5. Lintasan ikut memanjang.
pludo-knob-board-corner-tiles = Petak sudut
    .desc = Menambah satu petak lintasan di tiap sudut dalam salib.
pludo-knob-board-home-entry-back = Pintu jalur akhir
    .desc = Berapa petak sebelum petak awalnya suatu warna belok ke jalur akhir, biasanya 2.
pludo-knob-board-tokens-out = Bidak di luar saat mulai
    .desc = Berapa bidak tiap pemain mulai di petak awal.
pludo-knob-safe-squares = Petak aman
    .desc = Petak lintasan tempat tak ada yang ditangkap.
pludo-knob-safe-squares-for = Petak aman melindungi
    .desc = Semua, atau hanya bidak sewarna dengan lengannya.
pludo-knob-safe-start = Petak awal aman
    .desc = Siapa yang dilindungi petak awal: tidak ada, hanya bidak pemiliknya, atau semua.
pludo-knob-dice-count = Dadu
    .desc = Berapa dadu dalam satu lemparan: 1 atau 2.
pludo-knob-dice-use = Dua dadu dihitung
    .desc = Tiap dadu satu langkah tersendiri, atau keduanya dijumlahkan jadi satu langkah.
pludo-knob-dice-usage = Dadu yang dipakai
    .desc = Mainkan dadu mana saja yang cocok, atau pakai semua bila mungkin.
pludo-knob-dice-same-marker = Satu bidak boleh memakai kedua dadu
    .desc = Bolehkah satu bidak memakai lebih dari satu dadu dalam satu lemparan?
pludo-knob-stack-own-limit = Bidak sendiri di satu petak
    .desc = Paling banyak bidak satu pemain di satu petak, 0 untuk tanpa batas.
pludo-knob-stack-doubled = Pasangan
    .desc = Dua bidak sendiri di satu petak jalan bersama setengah dari angka genap, dan tidak bisa ditangkap.
pludo-knob-stack-doubled-forced-on-even = Pasangan jalan dulu
    .desc = Dengan 2 atau 4 pasangan wajib jalan bila bisa.
pludo-knob-home-blocking = Bidak sendiri di jalur akhir menghalangi
    .desc = Tidak ada, melewatinya, atau melewati dan bergabung.
pludo-knob-capture-captor = Bidak yang menangkap
    .desc = Tetap di tempat menangkap, langsung masuk finis, atau kembali ke kandang.
pludo-knob-bonus-all-sixes = Lemparan tambahan untuk enam
    .desc = Lemparan yang semuanya enam memberi lemparan lagi.
pludo-knob-bonus-capture = Lemparan tambahan untuk tangkapan
    .desc = Lemparan yang menangkap memberi lemparan lagi.
pludo-knob-bonus-limit = Lemparan tambahan per giliran
    .desc = Paling banyak lemparan tambahan dalam satu giliran, 0 untuk tanpa batas.
pludo-knob-bonus-timing = Lemparan tambahan untuk enam datang
    .desc = Setelah jalan, atau langsung, lalu semua dadu dimainkan bersama.
pludo-knob-bonus-without-move = Enam yang tak bisa dimainkan
    .desc = Giliran selesai, atau lemparan tambahan tetap datang.
pludo-knob-sixes-max = Batas enam berturut-turut
    .desc = Pada enam sebanyak ini berturut-turut hukuman jatuh, 0 untuk tidak pernah.
pludo-knob-sixes-penalty = Hukuman terlalu banyak enam
    .desc = Seluruh giliran dibatalkan, atau hanya lemparan terakhir hangus.
pludo-knob-turn-first = Siapa mulai
    .desc = Kursi pertama, lemparan tertinggi atau terendah, atau yang terpilih acak.
pludo-knob-turn-ranking = Urutan main
    .desc = Giliran berkeliling menurut kursi, atau lemparan awal menentukan urutan sepanjang permainan.
pludo-knob-turn-auto-single = Langkah tunggal otomatis
    .desc = Kalau hanya satu langkah mungkin, dijalankan tanpa bertanya.
pludo-knob-turn-auto-roll = Lempar otomatis
    .desc = Selama tak ada lemparan yang memberimu pilihan, dadu dan langkah berjalan sendiri.
pludo-knob-end-home = Bidak di finis untuk menang
    .desc = Berapa bidak harus di finis untuk menang.
pludo-knob-end-places = Permainan berakhir
    .desc = Dengan pemenang pertama, atau bila semua peringkat terisi.
pludo-knob-end-max-turns = Batas giliran
    .desc = Setelah giliran sebanyak ini yang punya bidak terbanyak di finis menang, 0 untuk tanpa batas.

pludo-knob-teams-pairs = Rekan
    .desc = Semua bermain sendiri, atau dengan rekan yang duduk di seberang.
pludo-knob-teams-together = Rekan menang bersama
    .desc = Nyala: rekan menang begitu bidak keduanya di finis. Mati: masing-masing bermain untuk menang sendiri.
pludo-knob-teams-help = Bantu rekan
    .desc = Yang semua bidaknya di finis terus bermain dengan bidak rekannya.
pludo-knob-teams-pass = Lewati rekan
    .desc = Nyala: bidak rekan tak pernah menghalangimu, juga tidak sebagai penghalang. Mati: kamu tidak boleh melewatinya.
pludo-knob-teams-capture = Tangkap rekan
    .desc = Bolehkah rekan saling menangkap?
pludo-knob-powers-kind = Petak kemampuan
    .desc = Yang diberikan petak kemampuan: tidak ada, perisai, lompatan, pertukaran, lemparan kedua, atau semuanya.
pludo-knob-powers-tiles = Petak kemampuan di tiap lengan
    .desc = Sebanyak ini petak di tiap lengan memberi kemampuan.
pludo-knob-powers-use = Pemakaian kemampuan
    .desc = Kemampuan dipegang sampai pemainnya memakainya, atau langsung dipakai.

pludo-rule-heading-goal = Tujuan.
pludo-rule-heading-board = Papan.
pludo-rule-heading-teams = Rekan.
pludo-rule-heading-dice = Dadu dan keluar kandang.
pludo-rule-heading-moving = Berjalan.
pludo-rule-heading-captures = Tangkapan dan petak aman.
pludo-rule-heading-extra = Lemparan tambahan.
pludo-rule-heading-first = Siapa mulai.
pludo-rule-heading-turns = Giliran.
pludo-rule-heading-chance = { $throw ->
    [cards] Kartu.
    [spinner] Roda putar.
   *[dice] Lemparan.
}
pludo-rule-heading-abilities = Kemampuan.
pludo-rule-heading-questions = Yang ditanyakan kepada semua.
pludo-rule-heading-amendments = Aturan yang berubah selama permainan.

pludo-rule-goal = Bawa { $board-markers ->
    [0] bidakmu
    [1] bidakmu
   *[other] { $board-markers } bidakmu
} mengelilingi lintasan dan lewat jalur akhirmu sampai finis.
pludo-rule-board-markers = Tiap pemain punya { $board-markers } bidak.
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] Yang pertama membawanya masuk finis menang.
       *[other] Yang pertama membawa semuanya masuk finis menang.
    }
   *[no] Yang pertama punya { $end-home } bidak di finis menang.
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Bermain bersama: { $teams }.
   *[none] Semua bermain sendiri.
}
pludo-rule-team = { $first } dengan { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Rekan menang bersama, begitu keduanya selesai.
   *[no] Semua bermain untuk menang sendiri, juga rekan.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Yang semua bidaknya di finis terus bermain untuk rekannya.
   *[no] Yang semua bidaknya di finis menunggu rekannya.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Bidak rekanmu tak pernah menghalangimu.
   *[no] Kamu tidak boleh melewati bidak rekanmu.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Rekan saling menangkap seperti yang lain.
   *[no] Rekan tidak saling menangkap.
}
pludo-rule-end-places = { $end-places ->
    [all] Yang lain terus bermain sampai semua peringkat terisi.
   *[first] Permainan berakhir dengan pemenang pertama.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Tidak ada batas giliran.
   *[other] Setelah { $end-max-turns } giliran permainan berakhir, dan yang punya bidak terbanyak di finis menang.
}
pludo-rule-limit-together = Di situ milik para rekan dihitung bersama.
pludo-rule-board-arms = Papan punya { $board-arms } lengan.
pludo-rule-track = Lintasan punya { $track } petak. Petak awal: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Jalur akhir punya { $board-home-squares } petak, lalu finis{ $arrive ->
    [exact] , yang perlu angka tepat
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Semua bidak mulai di kandang.
   *[other] Semua mulai dengan { $board-tokens-out } bidak di petak awal.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Lintasan juga punya petak di tiap sudut dalam.
   *[no] Lintasan tidak punya petak sudut.
}
pludo-rule-board-home-entry-back = Bidakmu belok ke jalur akhir { $board-home-entry-back } petak sebelum petak awalmu.
pludo-rule-dice-count = Kamu melempar { $dice-count } dadu.
pludo-rule-dice-use = { $dice-use ->
    [sum] Kedua dadu dijumlahkan jadi satu langkah.
   *[separate] Tiap dadu satu langkah tersendiri.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Kalau semua dadu bisa dimainkan, wajib. Kalau tidak, mainkan yang cocok, tetapi tanpa menangkap.
   *[each] Mainkan dadu mana saja yang cocok, selama ada.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Satu bidak boleh memakai kedua dadu.
   *[no] Tiap bidak hanya boleh memakai satu dadu dari satu lemparan.
}
pludo-rule-enter = Angka 6 mengeluarkan bidak dari kandang ke petak awalnya.
pludo-rule-move = Bidak jalan tepat sejauh angka dadu dan boleh melewati yang lain di lintasan. Kalau bisa jalan, kamu wajib jalan.
pludo-rule-move-must = Kalau bisa jalan, kamu wajib jalan.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Berapa pun bidakmu boleh berbagi satu petak.
    [1] Dua bidakmu tidak boleh di satu petak.
   *[other] Paling banyak { $stack-own-limit } bidakmu boleh di satu petak.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Dua bidakmu di satu petak adalah pasangan: jalan bersama setengah dari angka genap, tak pernah dengan ganjil, dan tidak bisa ditangkap.
   *[no] Bidak di petak yang sama jalan satu per satu.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Dengan 2 atau 4 pasangan wajib jalan bila bisa.
   *[no] Kamu bebas memilih antara pasangan dan bidak tunggal.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] Di jalur akhir bidakmu tidak boleh saling melewati.
    [pass-and-land] Di jalur akhir bidakmu tidak boleh saling melewati maupun bergabung.
   *[none] Di jalur akhir bidakmu tidak saling menghalangi.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Kalau hanya satu langkah mungkin, dijalankan otomatis.
   *[no] Kamu menjalankan sendiri setiap langkah, juga yang tunggal.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Selama tak ada lemparan yang memberimu pilihan, melempar dan jalan berlangsung sendiri.
   *[no] Kamu melempar sendiri.
}
pludo-rule-capture = Bidak yang berhenti di tempat lawan tanpa perlindungan menangkapnya, dan lawan itu kembali ke kandang.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Tidak ada petak aman di lintasan.
   *[other] { $safe-called ->
        [star] Tak ada yang ditangkap di bintang, petak { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Petak aman untuk warnanya sendiri: { $safe-named }.
           *[all] Tak ada yang ditangkap di petak { $safe-named }.
        }
       *[plain] Tak ada yang ditangkap di petak { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (aman { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Petak aman hanya melindungi bidak sewarna dengan lengannya.
   *[all] Petak aman melindungi semua.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Tak ada yang ditangkap di petak awal.
    [own] Bidakmu aman di petak awalmu sendiri.
   *[none] Petak awal tidak melindungi siapa pun.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Bidak yang menangkap langsung masuk finis.
    [start] Bidak yang menangkap kembali ke kandangnya.
   *[stay] Bidak yang menangkap tetap di tempat.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Angka 6 memberi lemparan lagi.
       *[other] Lemparan yang semuanya enam memberi lemparan lagi.
    }
   *[no] Angka 6 tidak memberi lemparan tambahan.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Lemparan tambahan datang langsung, lalu semua dadu dimainkan bersama.
   *[after-move] Lemparan tambahan datang setelah kamu jalan.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Enam yang tidak menjalankan apa pun tetap memberi lemparan lagi.
   *[pass] Enam yang tidak menjalankan apa pun mengakhiri giliran.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Tangkapan memberi lemparan lagi.
   *[no] Tangkapan tidak memberi lemparan tambahan.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Lemparan tambahan tanpa batas.
   *[other] Paling banyak { $bonus-limit } lemparan tambahan per giliran.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Enam berturut-turut boleh berapa pun.
    [1] Setiap enam { pludo-rule-penalty }.
    [2] Enam kedua berturut-turut { pludo-rule-penalty }.
    [3] Enam ketiga berturut-turut { pludo-rule-penalty }.
    [4] Enam keempat berturut-turut { pludo-rule-penalty }.
   *[5] Enam kelima berturut-turut { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] mengakhiri giliran dan membatalkannya
   *[forfeit] tidak dimainkan dan mengakhiri giliran
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Tak pernah jatuh, karena enam berturut-turut boleh berapa pun.
   *[other] { $sixes-penalty ->
        [rollback] Terlalu banyak enam berturut-turut membatalkan semua langkah giliran itu.
       *[forfeit] Enam terakhir yang berlebih tidak dimainkan; langkah sebelumnya tetap.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Semua melempar, dan lemparan tertinggi mulai. Yang seri melempar lagi.
    [lowest-roll] Semua melempar, dan lemparan terendah mulai. Yang seri melempar lagi.
    [random] Undian menentukan siapa mulai.
   *[seat] Pemain pertama di meja mulai.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Semua melempar sebelum permainan, dan giliran dari lemparan terendah ke tertinggi. Yang seri di terendah melempar lagi; seri lain mengikuti urutan kursi.
       *[highest-roll] Semua melempar sebelum permainan, dan giliran dari lemparan tertinggi ke terendah. Yang seri di tertinggi melempar lagi; seri lain mengikuti urutan kursi.
    }
   *[seats] Giliran berkeliling menurut kursi.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Petak kemampuan memberi perisai.
    [leaps] Petak kemampuan memberi lompatan.
    [swaps] Petak kemampuan memberi pertukaran.
    [second-throws] Petak kemampuan memberi lemparan kedua.
    [all] Petak kemampuan memberi perisai, lompatan, pertukaran atau lemparan kedua.
   *[none] Tidak ada petak yang memberi kemampuan.
}
pludo-rule-powers-tiles = Tiap lengan punya { $powers-tiles } petak kemampuan.
pludo-rule-powers-use = { $powers-use ->
    [at-once] Kemampuan langsung dipakai begitu didapat.
   *[held] Kemampuan dipegang sampai kamu memakainya.
}

pludo-rule-loose-win = Kamu menang dengan: { $list }.
pludo-rule-loose-win-when = Kamu menang bila { $list }.
pludo-rule-goal-mover = Kamu menang bila, lewat langkahmu sendiri, { $list }.
pludo-rule-goal-together = Semua menang bersama bila ini berlaku untuk tiap pemain: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Permainan berakhir tanpa pemenang bila ini berlaku untuk yang baru saja bermain: { $list }.
    [all-together] Permainan berakhir tanpa pemenang bila ini berlaku untuk tiap pemain: { $list }.
   *[anybody] Permainan berakhir tanpa pemenang bila ini berlaku untuk salah satu pemain: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Yang lain terus bermain sampai semua peringkat terisi.
    [forever] Permainan berlanjut sampai kamu menghentikannya.
   *[stop] Permainan berakhir dengan pemenang pertama.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Untuk masuk finis cukup angka apa pun yang mencapainya.
    [bounce] Untuk masuk finis perlu angka tepat; dengan lebih, bidak mundur dari finis.
    [row] Bidak mengisi finis dari ujungnya: tiap bidak perlu angka tepat sampai tempat kosong terakhir.
   *[exact] Untuk masuk finis perlu angka tepat.
}
pludo-rule-loose-needs = Kamu harus sudah menangkap { $captures } bidak sebelum bidakmu boleh masuk finis.
pludo-rule-loose-finish-when = Bidak hanya boleh masuk finis bila { $when }.
pludo-rule-loose-start-when = Bidak hanya boleh keluar kandang bila { $when }.
pludo-rule-loose-start-limit = { $count ->
    [1] Bidak hanya boleh keluar kandang selama tak ada bidakmu di papan.
   *[other] Bidak hanya boleh keluar kandang selama kurang dari { $count } bidakmu di papan.
}
pludo-rule-loose-toll = Setiap keluar kandang: { $effects }.
pludo-rule-loose-move-when = Bidak hanya boleh jalan bila { $when }.
pludo-rule-loose-capture-only = Bidak hanya ditangkap bila { $when }.
pludo-rule-loose-finish-reward = Setiap bidak masuk finis: { $effects }.
pludo-rule-loose-team = { $members } bermain bersama.
pludo-rule-loose-price = { $hangs ->
    [yes] Yang poinnya kurang untuk itu tidak bisa mengeluarkan bidak.
   *[no] { $count ->
        [1] Yang tak punya poin tidak bisa mengeluarkan bidak.
       *[other] Yang punya kurang dari { $count } poin tidak bisa mengeluarkan bidak.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Saat ronde dimulai, kamu keluar dari permainan bila { $when }.
   *[always] Kamu keluar dari permainan bila { $when }.
}
pludo-rule-loose-last-left = Yang tersisa sendirian menang.
pludo-rule-loose-for-team = Rekan menang bersama.
pludo-rule-loose-tokens = Tiap pemain punya { $count } bidak.
pludo-rule-loose-tokens-each = Bidak: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Semua berjalan { $tiles }, lalu finis.
pludo-rule-loose-route = { $colour } berjalan { $tiles }, lalu finis.
pludo-rule-loose-run = { $first } sampai { $last }
pludo-rule-loose-column = { $count ->
    [1] jalur akhir 1
   *[other] jalur akhir 1 sampai { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] jalur akhir { $squares }
   *[some] jalur akhir { $squares } milik { $colours }
}
pludo-rule-loose-fork = lalu { $branches }
pludo-rule-loose-branch = lewat { $name } { $tiles }
pludo-rule-loose-leads = lanjut ke { $tile }
pludo-rule-loose-tile-limit = Satu petak muat { $count } bidak semua warna bersama.
pludo-rule-loose-towers = Bidak sewarna yang berdiri bersama adalah menara: jalan bersama.
pludo-rule-loose-barrier = { $count } bidak sewarna di satu petak adalah penghalang yang tak bisa dilewati.
pludo-rule-loose-single-file = Bidakmu tidak boleh saling melewati di { $tiles }.
pludo-rule-loose-two-way = Di { $tiles } bidak juga boleh mundur, selama tetap di petak itu.
pludo-rule-loose-distances = Dari { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } tidak jalan
   *[other] { $way ->
        [back] { $name } mundur { $steps }
       *[ahead] { $name } jalan { $steps }
    }
}
pludo-rule-loose-jump = Bidak yang berhenti di { $tile } langsung ke { $end }.
pludo-rule-loose-tile = Di { $tile }: { $effects }.
pludo-rule-loose-tile-when = Di { $tile }, jika { $when }: { $effects }.
pludo-rule-own-decks = Semua mengambil dari tumpukan kartunya sendiri.
pludo-rule-loose-hand = Semua memegang { $count } kartu, terbuka. Pada giliranmu kamu ambil sampai punya { $count }, lalu memilih satu dan memainkannya. Kalau tak ada yang bisa dimainkan, semua disisihkan.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } putaran sekaligus: { pludo-rule-loose-dice-use }
   *[dice] { $count } dadu per lemparan: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] dijumlahkan dan dimainkan sebagai satu langkah; yang mengeluarkan bidak melakukannya dengan jumlah itu.
    [one] kamu memilih satu dan memainkannya, yang lain gugur.
    [highest] yang membawa paling jauh dimainkan.
    [lowest] yang membawa paling dekat dimainkan.
   *[each] masing-masing dimainkan, urutannya bebas.
}
pludo-rule-loose-die = Dadu { $name } berisi { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } dari { $total } kartu: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } dari { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, lalu { $effects }
    }
}
pludo-rule-loose-nothing = tidak terjadi apa-apa
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; bila mungkin kamu wajib { $duties }
}
pludo-rule-loose-duty-always = Apa pun yang keluar, bila mungkin kamu wajib { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] mengeluarkan bidak
    [leave-first-tile] mengosongkan petak pertamamu selama ada bidak menunggu
    [open-barrier] membuka penghalangmu
    [capture] menangkap
   *[go-home] masuk finis
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; selama tak ada bidak di luar, sebagai gantinya { $orders }
   *[all] { $before }; begitu semua bidak di luar, sebagai gantinya { $orders }
}
pludo-rule-loose-only-if = { $what }, tetapi hanya jika { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; atau { $item }
   *[and] { $before }; dan { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } keluar
       *[other] { pludo-rule-tokens-come } keluar ke tempat { $steps }
    }
    [slide] satu bidak meluncur sampai bertemu yang lain, paling jauh sampai petak terakhir
    [change] dua bidakmu bertukar tempat
    [push] { $which ->
        [all] { $way ->
            [back] dorong semua bidak pemain lain mundur { $steps }
           *[ahead] dorong semua bidak pemain lain maju { $steps }
        }
       *[one] { $way ->
            [back] dorong bidak pemain lain mundur { $steps }
           *[ahead] dorong bidak pemain lain maju { $steps }
        }
    }
    [ransom] tebus satu bidakmu
    [pass] pas
   *[move] { $way ->
        [back] { pludo-rule-moves }mundur { $steps }
       *[ahead] { pludo-rule-moves }jalan { $steps }{ $which ->
            [split] { $most ->
                [2] , atau bagi langkah ini jadi dua
               *[other] , atau bagi langkah ini jadi paling banyak { $most }
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = sebanyak { $number }
pludo-rule-moves = { $which ->
    [all] semua bidakmu{" "}
    [everybody] semua bidak semua pemain{" "}
    [foremost] bidakmu yang terdepan{" "}
    [hindmost] bidakmu yang terbelakang{" "}
   *[one] {""}
}
pludo-rule-tokens-come = { $which ->
    [all] semua bidak
    [up-to] sampai { $most } bidak
   *[one] satu bidak
}
pludo-rule-loose-again = { $throw ->
    [cards] ambil lagi
    [spinner] putar lagi
   *[dice] lempar lagi
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] arah permainan berbalik
}
pludo-rule-pass-card = { pludo-rule-whom } dapat kartu pilihanmu
pludo-rule-ask = semua memilih untuk { $name }
pludo-rule-question = { $name }: semua memilih { $answers }{ $shown ->
    [together] , dan semuanya diperlihatkan di akhir
   *[at-once] {""}
}. Lalu untuk tiap pemain: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Pemain memberi suara tentang { $name }: perlu { $needs ->
    [everybody] semua setuju
   *[majority] lebih banyak yang setuju daripada yang menolak
}{ $shown ->
    [together] . Suara diperlihatkan di akhir.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] kamu dapat bidak baru
   *[other] { pludo-rule-whom } dapat bidak baru
}
pludo-rule-give = bidak itu menjadi milik { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] bidak itu pergi ke { $tiles }, terserah pilihanmu
    [by-draw] bidak itu pergi ke { $tiles }, menurut undian
   *[none] bidak itu pergi ke { $tiles }
}
pludo-rule-most-markers = Tak ada yang punya lebih dari { $count } bidak.
pludo-rule-most-markers-taken = Pemain dengan { $count } bidak tidak mendapat bidak baru.
pludo-rule-duel = Sebelum tangkapan kedua pihak melempar dadu. Berhasil bila lemparan penangkap { $needs ->
    [at-least] sama atau lebih tinggi
   *[higher] lebih tinggi
}; kalau tidak, penangkap { $beaten ->
    [start] ke kandangnya.
   *[stays] tetap di tempat semula.
}
pludo-rule-whom = { $whose ->
    [next] pemain berikutnya
    [previous] pemain sebelummu
    [partner] rekanmu
    [leader] pemimpin
    [last] pemain di peringkat terakhir
    [victim] pemain yang ditangkap
    [captor] pemain yang bidaknya menangkap
    [by-choice] pemain lain pilihanmu
    [by-draw] pemain lain hasil undian
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] kamu dilewati giliran sebanyak { $amount }
        [everybody-else] semua yang lain dilewati giliran sebanyak { $amount }
       *[other] { pludo-rule-whom } dilewati giliran sebanyak { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] kamu dilewati { $turns } giliran
    [everybody-else] semua yang lain dilewati { $turns } giliran
   *[other] { pludo-rule-whom } dilewati { $turns } giliran
}
pludo-rule-loose-turn-to = { $whose ->
    [self] kamu dapat giliran lagi
    [everybody-else] semua yang lain dapat giliran tambahan
   *[other] { pludo-rule-whom } dapat giliran tambahan
}
pludo-rule-loose-go-on = { $whose ->
    [self] permainan lanjut denganmu
   *[other] permainan lanjut dengan { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] kamu kehilangan giliran
    [next] giliranmu pindah ke pemain berikutnya
    [previous] giliranmu pindah ke pemain sebelummu
    [partner] giliranmu pindah ke rekanmu
    [leader] giliranmu pindah ke pemimpin
    [last] giliranmu pindah ke pemain di peringkat terakhir
   *[colour] giliranmu pindah ke { $colour }
}
pludo-rule-loose-turn-begin = { $name }: jika { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: di akhir giliranmu, jika { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Tiap ronde dimainkan dari pemimpin ke pemain di peringkat terakhir.
    [last] Tiap ronde dimainkan dari pemain di peringkat terakhir ke pemimpin.
    [opening] { $throw ->
        [cards] Sebelum permainan semua ambil kartu untuk urutan semua giliran; kartu { $first ->
            [lowest] terendah
           *[highest] tertinggi
        } main dulu.
        [spinner] Sebelum permainan semua memutar untuk urutan semua giliran; angka { $first ->
            [lowest] terendah
           *[highest] tertinggi
        } main dulu.
       *[dice] Sebelum permainan semua melempar untuk urutan semua giliran; lemparan { $first ->
            [lowest] terendah
           *[highest] tertinggi
        } main dulu.
    }
   *[draw] { $throw ->
        [cards] Sebelum tiap ronde semua ambil kartu untuk urutan; kartu tertinggi main dulu.
        [spinner] Sebelum tiap ronde semua memutar untuk urutan; angka tertinggi main dulu.
       *[dice] Sebelum tiap ronde semua melempar untuk urutan; lemparan tertinggi main dulu.
    }
}
pludo-rule-loose-gain-any = kamu dapat satu kemampuan pilihanmu
pludo-rule-loose-gain = kamu dapat { $name }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , langsung
   *[held] {""}
}{ $hidden ->
    [yes] ; yang lain tidak tahu kamu memegangnya
   *[no] {""}
}.
pludo-rule-loose-abilities = Sebelum { $throw ->
    [cards] ambil kartu
    [spinner] memutar
   *[dice] melempar
} kamu boleh memakai satu kemampuan yang kamu pegang, satu per giliran. Tak ada yang memegang lebih dari { $limit }.
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] kamu kehilangan { pludo-rule-points }
       *[won] kamu dapat { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] semua yang lain kehilangan { pludo-rule-points }
       *[won] semua yang lain dapat { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } kehilangan { pludo-rule-points }
       *[won] { pludo-rule-whom } dapat { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points } poin
   *[other] poin sebanyak { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Tak ada yang ditangkap.
    [beside] Bidak menangkap di tempat berhenti dan di petak sampingnya.
    [pass] Bidak menangkap di tempat berhenti dan di tempat yang dilewati.
   *[land] Bidak menangkap di tempat berhenti.
}
pludo-rule-loose-waiting = { $which ->
    [one] Bidak yang berhenti di petak pertama pemain lain juga menangkap satu yang menunggu di kandang itu.
   *[all] Bidak yang berhenti di petak pertama pemain lain juga menangkap semua yang menunggu di kandang itu.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Bidak yang ditangkap kembali ke kandang.
   *[other] Bidak yang ditangkap mundur { $steps } langkah.
}
pludo-rule-loose-prisoner = Bidak yang ditangkap menjadi tawanan penangkapnya di kandangnya sendiri, dan tidak bisa keluar sampai ditebus.
pludo-rule-loose-take-over = Bidak yang ditangkap menjadi milik penangkap, di kandang penangkap dan dengan nomor kosong berikutnya; nomor di atasnya milik yang kehilangan turun satu. Tak ada yang kehilangan bidak terakhir: ia kembali ke kandang.
pludo-rule-loose-swap = Bidak yang ditangkap pergi ke petak asal penangkapnya, atau ke kandang bila jalannya tidak lewat sana.
pludo-rule-loose-sent-to = Bidak yang ditangkap pergi ke { $tile }, atau ke kandang bila ditangkap di sana atau jalannya tidak lewat sana.
pludo-rule-loose-captor-back = Bidak yang menangkap mundur { $steps } langkah.
pludo-rule-loose-captor-sent = Bidak yang menangkap pergi ke { $tile }, bila jalannya lewat sana.
pludo-rule-loose-safe = Tak ada yang ditangkap di { $tiles }.
pludo-rule-loose-spared-closed = Tak ada yang boleh berhenti di tempat lawan tidak bisa ditangkap.
pludo-rule-loose-groups = { $count } bidak sewarna atau lebih di satu petak tidak bisa ditangkap.
pludo-rule-loose-reward = Setiap tangkapan: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Semua ambil kartu, dan kartu tertinggi mulai.
        [spinner] Semua memutar, dan angka tertinggi mulai.
       *[dice] Semua melempar, dan lemparan tertinggi mulai.
    }
    [lowest] { $throw ->
        [cards] Semua ambil kartu, dan kartu terendah mulai.
        [spinner] Semua memutar, dan angka terendah mulai.
       *[dice] Semua melempar, dan lemparan terendah mulai.
    }
    [random] Undian menentukan siapa mulai.
   *[seat] Pemain pertama di meja mulai.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Giliran berlawanan arah jarum jam.
   *[clockwise] Giliran searah jarum jam.
}
pludo-rule-loose-tries = Pemain tanpa bidak di jalan punya { $count } kali coba untuk mengeluarkan satu.
pludo-rule-loose-again-limit = Paling banyak { $count } kali per giliran kamu { pludo-rule-loose-again }.
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } { pludo-ordinal } tidak dimainkan, mengembalikan bidak yang terakhir jalan ke kandang dan mengakhiri giliran.
   *[lost] { $name } { pludo-ordinal } tidak dimainkan dan mengakhiri giliran.
}
pludo-rule-each-time = { $again ->
    [yes] , setiap kali
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, bila { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, saat { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, bila { $when }{ pludo-rule-each-time }.
   *[on] { $name }, saat { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = semua bidak di finis
pludo-rule-loose-trigger-last-left = yang lain keluar permainan
pludo-rule-loose-trigger-team-home = semua bidak pihakmu di finis
pludo-rule-loose-trigger-home = { $number } bidak di finis
pludo-rule-loose-trigger-captures = { $number } tangkapan
pludo-rule-loose-trigger-round = ronde { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] kartu { $name } pertama
   *[other] { $name } pertama
}

pludo-clash-doubled-pair = Pasangan tepat dua bidak: atur { pludo-knob-stack-own-limit } ke 2.
pludo-clash-doubled-die = Pasangan perlu satu dadu: atur { pludo-knob-dice-count } ke 1 dan { pludo-knob-dice-use } ke { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Paling banyak { $limit } bidak seorang pemain boleh di satu petak: atur { pludo-knob-board-tokens-out } ke { $limit } atau kurang.
pludo-clash-beyond-track = Lintasan punya { $track } petak, jadi tidak ada petak aman { $square }.
pludo-clash-markers = Tiap pemain punya { $markers } bidak, jadi tidak bisa lebih dari itu yang mulai di luar atau harus di finis.
pludo-clash-teams-arms = Rekan duduk berhadapan: atur { pludo-knob-board-arms } ke angka genap mulai 4, atau { pludo-knob-teams-pairs } ke { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Di lintasan { $track } petak para pemain tak akan pernah bertemu: atur { pludo-knob-board-home-entry-back } lebih kecil.
pludo-clash-players = Dari { $low } sampai { $high } pemain bukan rentang.
pludo-clash-chance-dice = Varian ini menentukan sendiri lemparannya: atur { pludo-knob-dice-count } ke 1.
pludo-clash-chance-sum = Varian ini mengubah sisi dadu: dadunya harus dimainkan terpisah.
pludo-clash-no-way-out = Tak akan ada yang bisa mengeluarkan bidak dari kandang, jadi ini bukan permainan.
pludo-clash-no-way-home = Tak akan ada yang bisa membawa bidak masuk finis, jadi ini bukan permainan.
pludo-clash-chance-doubled = Pasangan perlu dadu biasa, tetapi varian ini menentukan sendiri lemparannya: matikan { pludo-knob-stack-doubled }.
pludo-clash-order-unranked = Lemparan hanya bisa mengurutkan semua bila lemparan tertinggi atau terendah mulai: ubah { pludo-knob-turn-first }.
pludo-clash-powers-all = Dari semua kemampuan kamu memilih satu dan memegangnya: atur { pludo-knob-powers-use } ke { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Lemparan kedua perlu satu dadu, atau dadu yang dijumlahkan: ubah { pludo-knob-dice-count } atau { pludo-knob-dice-use }.

pludo-warning-sixes-max-one = Dengan pengaturan ini setiap enam dihukum, jadi tak ada yang bisa keluar kandang.
pludo-warning-sum-cannot-finish = Bila kedua dadu dijumlahkan, bidak selangkah dari finis tak akan pernah sampai.
pludo-warning-no-ludo-home = Ini bukan lagi Ludo menurut aturan: { $colours } tak akan bisa membawa bidak masuk finis (L-27).
pludo-warning-no-ludo-capture = Ini bukan lagi Ludo menurut aturan: tak ada yang bisa ditangkap (L-32, L-33).

pludo-bots-unlearned = Bot ahli belum mempelajari aturan ini, jadi bermain seperti sulit.
pludo-bots-no-weights = Ingatan bot ahli tidak bisa dibaca, jadi bermain seperti sulit.
