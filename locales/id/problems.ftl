# Bahasa Indonesia: apa yang salah di berkas aturan, posisi, atau rekaman.
pludo-problem-field-twice = { $knob } mengatakan hal yang sama: simpan salah satu
pludo-problem-clash-doubled-pair = pasangan itu tepat dua, jadi stack.own_limit harus 2
pludo-problem-clash-doubled-die = pasangan perlu satu dadu: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit membolehkan { $limit } bidak di satu petak, jadi tak bisa lebih yang mulai di petak awal
pludo-problem-clash-beyond-track = lintasan punya { $track } petak, { $square } sudah di luarnya
pludo-problem-clash-markers = lebih dari { $markers } bidak yang dimiliki tiap pemain
pludo-problem-clash-teams-arms = rekan duduk berhadapan, tidak bisa dengan { $arms } lengan, tulis angka genap mulai 4
pludo-problem-clash-never-meet = tak ada petak di lintasan { $track } yang dilalui semua, tulis lebih sedikit
pludo-problem-clash-players = dari { $low } sampai { $high } pemain bukan rentang
pludo-problem-clash-chance-dice = berkas yang menentukan sendiri apa yang dilempar perlu dice.count 1
pludo-problem-clash-chance-doubled = pasangan perlu dadu biasa, tetapi berkas ini menentukan sendiri apa yang dilempar
pludo-problem-clash-chance-sum = berkas yang menentukan sendiri arti sisi dadu perlu dice.use separate
pludo-problem-rival = { $key } mengatakan hal yang sama, dan itulah yang berlaku
pludo-problem-faces-gone = sisi dari dasarnya hilang, karena daftar mengganti seluruh dadu: { $names }. Agar tetap ada, tulis merge = ["outcome"] di awal berkas
pludo-problem-title-of-base = berkas ini tidak memberinya, jadi pemain mendengar judul dasarnya, { $title }
pludo-problem-knob-fixed = papan dan jumlah dadu tetap selama permainan
pludo-problem-no-such-seat = papan tidak punya kursi warna ini, yang ada { $seats }
pludo-problem-route-generated = rute papan ini dibuat otomatis, permainan dengan rute sendiri punya kind = "loose"
pludo-problem-not-a-file-name = bukan nama berkas
pludo-problem-names-a-path = berkas boleh menyebut aturan, tetapi tidak pernah tempatnya; pasang berkas aturan dan pakai namanya
pludo-problem-base-circle = dasar-dasarnya berputar atau lebih dalam dari { $most }
pludo-problem-not-merge = harus daftar blok yang digabung menurut namanya dengan blok dasarnya: { $blocks }
pludo-problem-base-kind = harus { $kind } seperti dasarnya { $base }
pludo-problem-not-a-base = harus menyebut varian bawaan atau berkas di folder yang sama
pludo-problem-no-base = tidak ada varian bawaan atau berkas di sebelahnya bernama { $base }
pludo-problem-not-change = harus tabel kunci dalam tanda kutip, misalnya "outcome.6.weight" = 2
pludo-problem-key-too-deep = punya kunci dengan terlalu banyak bagian
pludo-problem-toml-unquoted = teks harus dalam tanda kutip: "{ $word }"
pludo-problem-toml-open-quote = tanda kutip di akhir teks kurang
pludo-problem-toml-open-block = nama blok harus diakhiri { $bracket }
pludo-problem-toml-no-equals = antara kunci dan nilainya harus ada tanda sama dengan
pludo-problem-toml-no-value = harus ada nilai: angka, true, false, teks dalam tanda kutip, atau daftar dalam kurung siku
pludo-problem-toml-open-list = daftar punya koma di antara nilainya, dan ] di akhir
pludo-problem-toml-open-table = tabel dalam satu baris punya koma di antara kuncinya, dan { "}" } di akhir
pludo-problem-toml-more = { $rest } tak boleh menyusul di sini; tiap kunci punya baris sendiri, dan catatan diawali #
pludo-problem-toml-no-key = baris diawali kunci, blok dalam kurung siku, atau # untuk catatan
pludo-problem-toml-backslash = garis miring terbalik dalam teks harus ditulis dua kali
pludo-problem-toml-curly = { $sign } tanda kutip lengkung, tulis yang lurus, "
pludo-problem-toml-capital = tulis { $word } dengan huruf kecil
pludo-problem-toml-key-twice = kunci { $key } ada di sini untuk kedua kalinya
pludo-problem-toml-block-twice = blok { $block } ada di sini untuk kedua kalinya, satukan baris-barisnya
pludo-problem-toml-block-mixed = { $block } di atas memakai kurung lain: blok yang hanya satu ditulis [{ $block }], satu dari beberapa [[{ $block }]]
pludo-problem-toml-too-large = bukan TOML yang sah: nilai terlalu dalam atau terlalu besar
pludo-problem-number-too-large = angka sebesar itu tak berguna di berkas mana pun
pludo-problem-too-deep = bertingkat terlalu dalam
pludo-problem-not-a-kind = harus 'cross' atau 'loose'
pludo-problem-not-schema-1 = harus 1
pludo-problem-game-in-cross = milik permainan sendiri, kind = "loose"; campuran pengaturan dinamai dengan title = "..." di awal
pludo-problem-missing = tidak ada
pludo-problem-no-block = tidak ada blok itu
pludo-problem-no-block-but = tidak ada blok itu, hanya { $blocks }
pludo-problem-key-at-top = tidak di blok mana pun, tempatnya di bawah { $either }
pludo-problem-no-key = tidak ada kunci itu
pludo-problem-no-key-but = tidak ada kunci itu, hanya { $keys }
pludo-problem-not-a-table = harus tabel, ditulis [{ $table }]
pludo-problem-not-tables = harus daftar tabel, masing-masing ditulis [[{ $table }]]
pludo-problem-too-many = ada { $count }, paling banyak { $most }
pludo-problem-not-keys = { $block } bukan tabel kunci
pludo-problem-none-named = tidak ada { $block } bernama { $name }
pludo-problem-not-a-text = harus teks satu baris, paling banyak { $most } huruf
pludo-problem-not-whole = harus bilangan bulat dari { $low } sampai { $high }, bukan { $value }
pludo-problem-not-a-number = harus angka di atas 0 sampai { $most }, bukan { $value }
pludo-problem-not-a-choice = harus salah satu dari { $choices }, bukan { $value }
pludo-problem-not-a-list = harus daftar paling banyak { $most } teks
pludo-problem-not-a-line = { $value } bukan teks satu baris
pludo-problem-not-a-phrase = { $value } bukan { $either }
pludo-problem-not-in-range = { $way ->
    [back] angka dalam { $value } harus dari 1 sampai { $most }, dengan minus untuk mundur
   *[on] angka dalam { $value } harus dari 1 sampai { $most }
}
pludo-problem-not-a-route = harus teks berisi nama petak
pludo-problem-not-changes = harus tabel kunci dan nilai barunya
pludo-problem-not-amendable = tidak bisa diubah selama permainan, hanya { $blocks } yang bisa
pludo-problem-not-quoted-key = kunci harus dalam tanda kutip: "{ $key }"
pludo-problem-no-key-to-change = tidak ada kunci { $name } untuk diubah di { $block }
pludo-problem-route-too-long = terlalu panjang, rute punya paling banyak { $most } petak
pludo-problem-route-empty = perlu paling sedikit satu petak sebelum finis
pludo-problem-route-stray-sign = punya ')' atau '|' tanpa '(' di depannya
pludo-problem-route-open-fork = punya '(' yang tak ditutup
pludo-problem-route-too-many-ways = punya { $steps } langkah bila yang setelah percabangan dihitung sekali per cabang, paling banyak { $most }
pludo-problem-route-too-deep = punya percabangan dalam percabangan lebih dalam dari { $most }
pludo-problem-route-begins-with-fork = harus diawali petak, bukan percabangan
pludo-problem-route-branches = percabangannya perlu dua cabang atau lebih dengan nama berbeda
pludo-problem-route-branch-form = perlu cabang yang ditulis 'nama: petak'
pludo-problem-route-branch-empty = tak punya petak di cabang { $branch }
pludo-problem-route-leads-nowhere = punya cabang ke { $tile }, yang bukan petaknya
pludo-problem-route-tile-lost = tak pernah sampai ke { $tile }: semua cabang sebelumnya menuju tempat lain
pludo-problem-route-no-way-home = tak punya jalan dari { $tile } ke finis
pludo-problem-route-later = rute dengan jalur akhir, atau dengan deretan tempat, tetap seperti adanya
pludo-problem-laps-too-many = kembali ke belakang, dan { $far } langkah bisa dijalani di situ dengan terlalu banyak cara: semuanya bersama boleh punya { $most } langkah
pludo-problem-route-mixed-run = punya deret { $run } antara dua jenis petak
pludo-problem-route-tile = punya petak { $tile }, yang namanya tak bisa dipakai
pludo-problem-no-such = tidak ada { $what } { $name }
pludo-problem-two-seats = dua kursi punya warna ini
pludo-problem-one-seat = satu kursi tidak cukup, perlu dua atau lebih; balapan sendirian menulis min_players = 1 di [game]
pludo-problem-two-outcomes = dua hasil punya nama ini
pludo-problem-dice-twice = harus dihilangkan bila tiap dadu punya blok sendiri
pludo-problem-dice-cards = kartu diambil satu per satu: beberapa dadu perlu 'dice' atau 'spinner'
pludo-problem-one-die = { $use } perlu dua dadu atau lebih
pludo-problem-two-dice = dua dadu punya nama ini
pludo-problem-no-face = perlu paling sedikit satu sisi
pludo-problem-weight-and-dice = harus dihilangkan: bila dadu punya blok sendiri, mukanya yang menentukan seberapa sering jatuh
pludo-problem-too-much-work = satu pertanyaan saja, misalnya siapa bisa menangkap siapa, akan melihat lebih dari { $most } posisi; kurangi dadu, bidak, atau syarat
pludo-problem-too-many-throws = dadu bisa jatuh dengan lebih dari { $most } cara
pludo-problem-one-throw = dadu hanya bisa jatuh dengan satu cara, itu tidak acak
pludo-problem-hand-no-cards = kartu di tangan hanya untuk 'cards'
pludo-problem-hand-too-big = semua tangan bersama memegang { $held } kartu, padahal hanya ada { $copies }
pludo-problem-hand-no-order = kartu di tangan harus bisa dimainkan: beri perintah, 'pass' bila tak ada lain
pludo-problem-hand-tries = tak ada percobaan lagi bila pemain memilih dari tangan
pludo-problem-no-ransom = tak ada yang pernah membebaskan tawanan: tambahkan 'ransom' pada suatu hasil
pludo-problem-no-prisoner = 'ransom' membebaskan tawanan, tetapi tak ada tangkapan yang menawan
pludo-problem-take-over-later = tak bisa berubah dalam permainan yang bidaknya berpindah tangan
pludo-problem-take-over-row = 'row' tak punya tempat untuk bidak yang berpindah tangan
pludo-problem-not-steps = harus menyebut sejauh mana hasil membawa: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = dua tabel jarak punya nama ini
pludo-problem-tile-twice = { $tile } ada di dua tabel jarak
pludo-problem-too-many-meetings = terlalu banyak rute berbagi terlalu banyak petak: { $meetings } pasang kursi di satu petak, paling banyak { $most }
pludo-problem-two-jumps = dua lompatan mulai di petak ini
pludo-problem-jump-off-route = { $tile } tidak di rute { $colour }, yang bisa berhenti di awal lompatan
pludo-problem-jump-circle = lompatan berputar kembali ke { $tile }
pludo-problem-two-abilities = dua kemampuan punya nama ini
pludo-problem-ability-name = { $name } punya arti lain di berkas ini, pilih nama lain
pludo-problem-ability-number = { $kind } perlu bilangan bulat mulai 1
pludo-problem-ability-no-number = hanya milik { $kind }
pludo-problem-ability-not-hidden = yang langsung dipakai terlihat semua orang
pludo-problem-ability-throw = lemparan kedua untuk dipilih perlu lemparan yang dimainkan sebagai satu: satu dadu, atau dadu yang dijumlah atau dipilih, tanpa kartu di tangan
pludo-problem-nothing-to-choose = tak ada kemampuan yang dipegang untuk dipilih
pludo-problem-nobody-gains = tak ada yang pernah mendapatnya: buat suatu petak atau hasil menyebut { $effect }
pludo-problem-pass-no-hand = { $effect }: kartu diberikan dari tangan; sebut di randomiser.hand berapa yang dipegang
pludo-problem-pass-whom = { $effect }: kartu pergi ke satu pemain yang diketahui: next, previous, partner, leader, last, atau warna
pludo-problem-deck-no-cards = hanya kartu yang diambil dari tumpukan
pludo-problem-two-questions = dua pertanyaan punya nama ini
pludo-problem-question-answers = perlu 2 sampai { $most } jawaban berbeda, masing-masing punya tombol angka
pludo-problem-question-number = angka di antara jawaban paling besar { $most }
pludo-problem-question-whom = { $effect }: di sini tak ada yang dipilih, diundi, atau ditangkap
pludo-problem-nobody-asks = tak pernah ditanyakan: buat suatu petak atau hasil menyebut { $effect }
pludo-problem-two-amendments = dua perubahan aturan punya nama ini
pludo-problem-two-goals = dua tujuan punya nama yang sama
pludo-problem-last-left-for-all = 'last left' tujuan satu pemain, tak bisa milik semua atau tak seorang pun
pludo-problem-two-turn-rules = dua aturan giliran punya nama ini
pludo-problem-empty-turn-rule = perlu paling sedikit satu isian
pludo-problem-turn-begin = giliran yang akan mulai bisa hilang ("skip self") atau pindah ke orang lain ("turn to next"), tak ada lainnya
pludo-problem-no-such-turn = { $effect }: tidak ada kursi { $who }
pludo-problem-order-first = bila urutan main diundi, undian menentukan siapa mulai; hilangkan ini
pludo-problem-clash-powers-all = dari semua daya satu dipilih dan dipegang; tulis powers.use "held"
pludo-problem-clash-powers-dice = lemparan kedua perlu dadu yang dilempar satu per satu atau dijumlah
pludo-problem-order-unranked = lemparan awal hanya bisa mengurutkan semua bila lemparan tertinggi atau terendah mulai
pludo-problem-clash-order-unranked = lemparan awal hanya bisa mengurutkan semua bila lemparan tertinggi atau terendah mulai
pludo-problem-order-opening-later = lemparan awal sudah lewat saat aturan berubah, jadi tak bisa menentukan urutan
pludo-problem-order-play-on = urutan main bukan urutan kursi, jadi permainan tak bisa lanjut dengan orang lain
pludo-problem-no-capture-here = { $effect }: di sini tak ada yang ditangkap; 'victim' dan 'captor' termasuk hadiah tangkapan
pludo-problem-no-pick-here = { $effect }: saat giliran mulai atau selesai tak ada yang dipilih atau diundi
pludo-problem-skip-many = { $phrase }: tak ada yang dilewati lebih dari { $most } giliran, jadi dimainkan sebagai { $most }
pludo-problem-split-number = { $phrase }: langkah yang dibagi adalah angka biasa dari 2 sampai { $most }
pludo-problem-split-many = { $phrase }: langkahnya bisa dibagi dengan { $ways } cara, paling banyak { $most }; kurangi bagian, langkah, atau bidak
pludo-problem-split-sum = { $phrase }: dadu yang dijumlah tak bisa dibagi
pludo-problem-split-doubled = { $phrase }: bila pasangan jalan separuh, langkah tak bisa dibagi
pludo-problem-dice-change = jumlah dadu hanya boleh berubah bila semuanya sama dan dimainkan sendiri-sendiri
pludo-problem-no-most-markers = { $effect }: sebut di start.most_markers berapa bidak boleh dimiliki pemain
pludo-problem-give-elsewhere = { $effect }: bidak mana itu hanya petak yang tahu, tulis di on_land sebuah tile_rule
pludo-problem-send-elsewhere = { $effect }: bidak mana itu hanya petak, tangkapan, atau awal yang tahu, tulis di on_land, reward dari [capture], atau toll
pludo-problem-send-how = { $effect }: beberapa petak perlu 'by choice' atau 'by draw' di belakangnya
pludo-problem-send-twice = { $effect }: tiap petak sekali, bukan petak awalnya, dan paling banyak { $most }
pludo-problem-give-whom = { $effect }: bidak pergi ke satu pemain yang diketahui, bukan diri sendiri, semua, pilihan, atau undian
pludo-problem-most-markers-idle = tak ada efek yang membuat atau memberi bidak, hilangkan ini
pludo-problem-most-markers-few = pemain mulai dengan { $markers } bidak, tulis paling sedikit sebanyak itu
pludo-problem-position-most-tokens = pemain punya paling banyak { $most } bidak
pludo-problem-duel-name = adalah sebutan duel, pilih nama lain
pludo-problem-duel-several = { $phrase }: bila tangkapan diperebutkan, satu bidak jalan sekali waktu
pludo-problem-pick-name = adalah sebutan pilihan atau undian, pilih nama lain
pludo-problem-order-direction = urutan main bukan urutan kursi, jadi tak punya arah
pludo-problem-no-name = perlu paling sedikit satu nama
pludo-problem-named-twice = tempat { $name } disebut dua kali
pludo-problem-routes-apart = tak ada petak di rute semua kursi
pludo-problem-players-and-seats = harus di antara min_players dan jumlah kursi, { $seats }
pludo-problem-arrive-fork = { $arrive } perlu rute tanpa percabangan
pludo-problem-row-later = permainan tak bisa berganti ke 'row' saat dimainkan
pludo-problem-row-limit = harus 1 bila finish.arrive adalah 'row'
pludo-problem-row-too-short = terlalu pendek untuk deretan bidak sebanyak itu
pludo-problem-row-not-private = { $count ->
    [1] petak terakhirnya adalah deretan: petak lain tak boleh memakai namanya
   *[other] { $count } petak terakhirnya adalah deretan: petak lain tak boleh memakai namanya
}
pludo-problem-one-team = semua kursi dalam satu tim, perlu dua atau lebih
pludo-problem-no-team = { $phrase } perlu kursi dengan tim
pludo-problem-needs-key = tak berarti di sini, perlu { $needs }
pludo-problem-column-too-long = jalur akhir adalah ujung rute tanpa percabangan, dan lebih pendek dari rutenya
pludo-problem-squares-gap = petak bernomor urut dari 1 sampai terakhir tanpa celah, dan tiap rute melewati petak sekali
pludo-problem-faces-not-numbered = sisi bernomor adalah hasil 1 sampai 6 dadu, semua berpeluang sama
pludo-problem-last-left = tak ada yang pernah tersisa terakhir: tak ada aturan yang mengeluarkan pemain
pludo-problem-lose-help = yang sudah keluar tak bisa dibantu: hilangkan salah satu
pludo-problem-toll-never = ini memakan poin, padahal tak ada yang memberinya
pludo-problem-toll-too-early = ini memakan poin, padahal tak ada yang punya sebelum satu bidak keluar: buat suatu hasil memberi poin, atau bebaskan yang pertama
pludo-problem-no-win = perlu paling sedikit satu cara menang
pludo-problem-win-too-many = { $phrase } tak bisa terwujud, tak ada kursi dengan lebih dari { $most } bidak
pludo-problem-towers-doubled = menara atau pasangan yang jalan bersama, bukan keduanya
pludo-problem-no-barrier = tak pernah sebanyak itu berdiri bersama, stack.own_limit membolehkan { $limit }
pludo-problem-clash-no-way-out = tak ada yang bisa mengeluarkan bidak dari kandang, jadi ini bukan permainan
pludo-problem-clash-no-way-home = tak ada yang bisa membawa bidak ke finis, jadi ini bukan permainan
pludo-problem-one-outcome = agar acak perlu paling sedikit dua hasil
pludo-problem-one-face = agar acak perlu paling sedikit dua hasil; untuk mengubah sisi tertentu dari dasarnya, tulis merge = ["outcome"] di awal berkas
pludo-problem-bonus-name = adalah sebutan langkah tambahan, pilih nama lain
pludo-problem-not-copies = adalah jumlah lembar sebuah kartu: bilangan bulat sampai { $most }
pludo-problem-group-all-dice = { $phrase } menjalankan beberapa bidak sekaligus, dan bila semua dadu harus dimainkan ('all_or_nothing') itu tak bisa dihitung
pludo-problem-amount-many = { $name }: jumlah adalah satu angka; dari beberapa pemain hanya 'total.' dan 'team.' yang memberinya
pludo-problem-amount-wide = bisa membawa { $low } sampai { $high } langkah, lebih dari { $most } jarak; sisa pembagian, '% 7', membuatnya kecil
pludo-problem-amount-toll = biaya keluar dari awal harus diketahui lebih dulu: tulis sebuah angka
pludo-problem-no-enter = tak ada yang membuat bidak keluar dari awal: tambahkan 'enter'
pludo-problem-enter-too-far = { $phrase } membawa melewati semua rute, yang terpanjang punya { $longest } petak
pludo-problem-no-capture = harus ada tangkapan, atau perintah 'push' di suatu tempat
pludo-problem-routes-too-long = semua rute bersama punya { $tiles } petak, paling banyak { $most }
pludo-problem-too-many-markers = ada { $markers } bidak seluruhnya, paling banyak { $most }
pludo-problem-too-many-moves = bidak kali petak kali perintah adalah { $moves }, paling banyak { $most }
pludo-problem-wrong-seats = { $rules } punya kursi 0 sampai { $last }, masing-masing sekali, bukan { $seats }
pludo-problem-names-and-seats = harus ada satu nama untuk tiap kursi, bukan { $names } untuk { $seats }
pludo-problem-nobody-begins = di { $rules } yang mulai ditentukan acak: sebut salah satu kursi
pludo-problem-not-a-position = { $line } bukan posisi: perlu aturan, bidak, kursi, owed, streak, dan nomor
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } di posisi { $line }: { $problem }
pludo-problem-position-stuck = owed punya dadu yang tak bisa dimainkan
pludo-problem-position-extras = tambahan ditulis name=value, masing-masing sekali: { $names }
pludo-problem-position-loose = posisi permainan loose menyebut keduanya
pludo-problem-position-direction = direction dihilangkan atau counter
pludo-problem-position-cause = cause salah satu dari { $causes }
pludo-problem-position-counts = perlu { $seats } angka, satu per kursi
pludo-problem-position-number = di sini perlu bilangan bulat mulai { $low }
pludo-problem-position-seat = kursinya { $seats }
pludo-problem-position-owed = owed berisi ? dan { $faces }
pludo-problem-position-tokens = bidak ditulis warna:langkah,langkah,...
pludo-problem-position-token-count = { $colour } punya { $count } bidak
pludo-problem-position-seat-order = kursi searah jarum jam, masing-masing sekali
pludo-problem-position-hands = kartu di tangan ditulis red:kartu,kartu/blue:kartu, tidak lebih dari isi tangan
pludo-problem-position-prisoners = tawanan ditulis red:2:blue untuk bidak 2 milik red yang ditawan blue, masing-masing sekali dan di kandang
pludo-problem-position-held = kemampuan yang dipegang ditulis red:nama,nama/blue:nama, masing-masing paling banyak { $limit }
pludo-problem-position-shields = perisai ditulis red:2:3 untuk bidak 2 milik red dan 3 giliran, tiap bidak sekali
pludo-problem-position-ability = ability adalah used, twice, atau second, dalam permainan dengan kemampuan
pludo-problem-position-ended = ended= adalah together atau nobody, untuk permainan yang selesai oleh tujuan itu
pludo-problem-position-all-tokens = harus ada { $count } bidak, siapa pun pemiliknya
pludo-problem-position-token = bidak adalah jumlah langkah, Y di kandang atau H di finis
pludo-problem-position-branch = tidak ada cabang itu di sana
pludo-problem-position-step = rutenya tidak sepanjang itu, tulis H untuk finis
pludo-problem-position-nobody = tak ada yang duduk di { $seat }
pludo-problem-position-places = places harus menyebut kursi permainan yang berbeda
pludo-problem-position-before = before harus menyebut kursi yang sama dengan bidaknya
pludo-problem-position-opening = selama lemparan awal ada satu lemparan dan semua kursi terdaftar
pludo-problem-position-opening-seats = hanya kursi permainan yang ikut lemparan awal
pludo-problem-position-opening-thrown = kursi yang bergiliran sudah melempar
pludo-problem-position-turn-0 = nomor giliran 0 hanya selama lemparan awal
pludo-problem-position-used = used menyebut bidak yang tidak ada
pludo-problem-position-leader = pemimpin harus salah satu kursi
pludo-problem-position-out = out harus menyebut kursi, masing-masing sekali, dan bukan yang bergiliran
pludo-problem-position-order = order harus menyebut tiap kursi sekali, pemimpin lebih dulu
pludo-problem-position-lots = undian ditulis skip_by_draw:blue+green, dengan satu lemparan untuk masing-masing, paling banyak { $most }
pludo-problem-position-duel = duel ditulis red:1:6:12:1 (warna, bidak, hasil, langkah, perintah), dengan undian dan lemparannya sebelum yang akan dimainkan
pludo-problem-position-poll = pertanyaan ditulis poll=red:?:green:blue@1 (giliran siapa, yang harus dilakukan kursi itu, siapa menjawab berikutnya, siapa memberi jawaban mana), dan kursi yang bergiliran menanggungnya
pludo-problem-position-sent = bidak yang dikirim ditulis sent=send_marker_to_a4_a9_by_draw:red:1, dan yang mengirim bidak pertama masih harus dilakukan, atau undian di antara petaknya
pludo-problem-position-route = bidak berdiri di rute yang kini tidak dijalani
pludo-problem-position-secret = pilihan rahasia ditulis * di sini; posisi begitu bisa ditunjukkan, tetapi tidak dimainkan
pludo-problem-position-heir = heir harus kursi di meja
pludo-problem-position-given = given dan resume harus kursi, dan paling banyak { $most } giliran bisa diberikan
pludo-problem-position-amended = { $count ->
    [0] tidak ada perubahan aturan
   *[other] ada { $count } perubahan aturan
}
pludo-problem-position-amended-twice = perubahan aturan berlaku sekali
pludo-problem-position-deck = deck perlu sisa kartu tiap hasil
pludo-problem-position-no-place = permainan selesai tetapi tak ada yang mendapat tempat
pludo-problem-position-home = semua bidak { $seat } di finis, jadi perlu tempat
pludo-problem-position-over = sudah ada yang menang, jadi tak ada tanggungan
pludo-problem-position-finished = { $seat } sudah selesai dan tak bisa bergiliran
pludo-problem-position-streak = streak paling banyak { $most }
pludo-problem-header-types = header perlu teks 'variant' dan daftar teks 'seats' dan 'players'
pludo-problem-header-seats = header perlu kursi yang berbeda dan satu pemain untuk masing-masing
pludo-problem-header-first = 'first' di header adalah warna, dan [table] sebuah tabel
pludo-problem-header-unknown = header punya bidang tak dikenal, { $field }
pludo-problem-header-unplayable = header tak bisa dimainkan: { $problem }
pludo-problem-header-seat-order = header harus menyebut kursi searah jarum jam
pludo-problem-header-dice = { $field } di header rusak
pludo-problem-header-dice-unknown = bagian [dice] di header punya bidang tak dikenal, { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' di header harus salah satu dari { $wanted }, ini { $scheme }
pludo-problem-record-seat = tidak ada kursi { $seat }, kursinya { $seats }
pludo-problem-record-not-a-turn = { $text } bukan giliran, seperti '7. red 6:2'
pludo-problem-record-over = tak ada giliran lagi, permainan sudah selesai
pludo-problem-record-expected = seharusnya giliran { $expected }
pludo-problem-record-opening-over = tak ada lagi yang perlu dilempar
pludo-problem-record-no-throw = { $word } tidak diikuti lemparan
pludo-problem-record-after-turn = { $word } muncul setelah giliran selesai
pludo-problem-record-no-move = { $word } jalan, tetapi tak ada yang bisa jalan
pludo-problem-record-whose-turn = sekarang giliran { $wanted }, bukan { $colour }
pludo-problem-record-throw = { $word } bukan lemparan dari aturan ini
pludo-problem-record-illegal = { $word } bukan langkah sah di sini, yang sah { $legal }
pludo-problem-record-no-move-due = { $word } bukan langkah sah di sini, belum waktunya jalan
pludo-problem-record-refused = { $word } tak bisa dilempar sekarang
pludo-problem-record-mark = menurut aturan { $word } seharusnya { $written }
pludo-problem-record-not-over = hasil { $result } tidak tercapai, permainan belum selesai
pludo-problem-record-result = hasil { $result } tidak tercapai, permainan selesai dengan { $reached }
pludo-problem-record-after-result = setelah hasil tak boleh ada apa-apa
pludo-problem-record-nobody = { $text } tidak menyebut giliran siapa
pludo-problem-other-rules = rekamannya dari { $record }, posisinya dari { $position }
pludo-problem-option-at-least = { $option } harus { $least } atau lebih, bukan { $given }
pludo-problem-option-budget = --budget harus lebih dari 0 milidetik, bukan { $given }
pludo-problem-option-training = --minutes harus lebih dari 0, dan --games 1 atau lebih
pludo-problem-option-train-players = --players menerima angka dari { $low } sampai { $high } dengan koma di antaranya, bukan { $given }
pludo-problem-train-where = { $name } bawaan program; sebut berkas untuk jaringannya dengan --out
pludo-problem-training-damaged = { $file }: bukan latihan yang terhenti, atau rusak; pindahkan untuk mulai baru
pludo-problem-training-of-another = { $file }: latihan dengan aturan, pemain, atau benih lain; pindahkan untuk mulai baru
pludo-problem-needs-lab = ini perlu dua pustaka lagi; pasang dengan: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players milik --round-robin; selain itu --seats menyebut siapa bermain
pludo-problem-option-strength = tidak ada kekuatan { $given }, yang ada { $known }
pludo-problem-option-trial = --games harus 0 atau lebih, dan --seconds lebih dari 0
pludo-problem-option-at-most = { $option } harus { $most } atau kurang, bukan { $given }
pludo-problem-no-bot = tidak ada bot { $name }, yang ada { $known }
pludo-problem-not-a-bot = { $text } bukan bot; beberapa ditulis 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] program itu tidak ada
    [locked] program itu tak boleh dimulai
    [command] perintahnya kosong, atau tanda kutip kurang
    [start] tak bisa dimulai: { $said }
    [unusable] tak bisa dipakai: { $said }
    [mute] tak punya metode { $said }
    [foreign] berkata { $said }, bukan { $wanted }
    [number] berkata { $said }, bukan nomor langkah
    [illegal] memilih { $said }, yang tidak boleh
    [talkative] berkata lebih dari yang ditanya
    [late] tidak menjawab dalam { $said } detik
    [ended] sudah berakhir
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } bukan bot; bot sendiri ditulis modul:Kelas atau cmd:PERINTAH
pludo-problem-process-lost = satu proses berakhir di tengah permainan; beri perintah yang sama lagi
pludo-problem-cluster-version = satu proses punya versi permainan { $there }, di sini { $here }
pludo-problem-cluster-rules = satu proses punya aturan lain di { $name }
pludo-problem-cluster-game = satu proses tak punya permainan, atau versinya lain: { $reason }
pludo-problem-cluster-refused = { $address } bukan klaster yang bisa dipakai: { $reason }
pludo-problem-cluster-empty = klaster { $address } tidak punya proses
pludo-problem-cluster-lost = klaster { $address } hilang; permainan sejauh ini disimpan
pludo-problem-cluster-address = { $address } bukan klaster; ditulis tcp://HOST:PORT
pludo-problem-round-robin = semua lawan semua perlu dua bot berbeda atau lebih
pludo-problem-scenario-json = bukan objek JSON
pludo-problem-scenario-given = skenario adalah objek dengan bagian { $part }
pludo-problem-no-scenario = tidak berisi skenario
pludo-problem-scenario-phase = tidak ada fase { $phase }, yang ada { $known }
pludo-problem-scenario-one-of = { $field } harus salah satu dari { $known }
pludo-problem-scenario-expect = 'expect' harus objek yang menyebut setidaknya satu bidang
pludo-problem-scenario-unknown = tidak ada bidang { $field }
pludo-problem-scenario-unknown-choice = pilihan tak punya bidang { $field }
pludo-problem-scenario-needs = { $field } harus { $kind ->
    [variant] nama sebuah varian
    [object] sebuah objek
    [throws] daftar lemparan
    [choices] null atau daftar langkah
    [moves] langkah yang menyebut bidak atau perintah
    [count] bilangan bulat mulai 0
    [counts] bilangan bulat per kursi
    [names] daftar nama
    [places] daftar petak per kursi
    [dice] daftar dadu
   *[abilities] daftar kemampuan per kursi
}
pludo-problem-scenario-seat = { $variant } tak punya kursi { $seat }
pludo-problem-scenario-outcome = { $variant } tak punya hasil { $outcome }
pludo-problem-scenario-places = { $seat } tak bisa berada di { $places }
pludo-problem-scenario-token = tidak ada bidak { $token }
pludo-problem-scenario-ability = tidak ada kemampuan { $ability }
pludo-problem-scenario-throw = { $dice } tak bisa dilempar sekarang
pludo-problem-scenario-no-client = hanya perintah yang menekan tombol, bukan dari sini
pludo-problem-scenario-opening-more = lemparan pembuka lebih banyak daripada yang diminta aturan
pludo-problem-scenario-opening-open = belum ada yang mulai, kurang satu putaran lemparan pembuka
pludo-problem-scenario-tokens-seats = 'tokens' harus menyebut tepat kursi-kursinya
pludo-problem-scenario-turn-seat = 'turn' harus menyebut salah satu kursi
pludo-problem-scenario-choice-refused = sebuah pilihan ditolak
pludo-problem-scenario-choice-others = pilihan { $choice } ditolak, tetapi masih ada yang lain
pludo-problem-scenario-left = lemparan atau pilihan tersisa
pludo-problem-scenario-short = tombol-tombol meminta lemparan lebih dari yang ada
pludo-problem-scenario-key = tidak ada tombol { $key }
pludo-problem-scenario-missing = { $name } tidak ada, atau namanya tak dikenal
pludo-problem-scenario-kind = sebuah nilai salah jenis ({ $fault })
pludo-problem-scenario-cannot-run = tak bisa dijalankan: { $problem }
pludo-problem-scenario-differs = { $field }: diharapkan { $expected }, didapat { $got }
pludo-problem-scenario-nothing = { $field }: diharapkan { $expected }, tidak didapat apa pun
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } bukan berkas biasa
    [foreign] { $file } bukan berkas hasil arena
    [series] { $file } berisi hasil kursi, benih, atau aturan lain
   *[game] { $file }, baris { $number }, bukan permainan bot-bot ini
}; sebut berkas lain
pludo-problem-plot-ending = { $file }: nama gambar berakhir dengan .svg, .png, atau .pdf
pludo-problem-needs-library = { $what ->
    [ratings] rating perlu
    [cluster] klaster perlu
   *[pictures] gambar perlu
} satu pustaka lagi; pasang dengan: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] --roll { $roll } tidak boleh sekarang: ia menerima satu dadu dari 1 sampai 6, saat harus melempar
   *[other] --roll { $roll } tidak boleh sekarang: ia menerima dua dadu seperti 6,3, saat harus melempar
}
pludo-problem-roll-face = --roll { $roll } tidak boleh sekarang: ia menerima salah satu dari { $faces }, saat harus melempar
pludo-problem-not-removed = { $file } tak bisa dihapus: { $reason }
pludo-problem-new-variant-folder = { $folder } adalah folder; sebut berkas, misalnya my-game.toml
pludo-problem-new-variant-ending = { $file }: nama berkas aturan berakhir dengan .toml, misalnya { $right }
pludo-problem-new-variant-there = { $file } sudah ada, pilih nama lain
pludo-problem-not-shipped = tidak ada varian bawaan { $name }
pludo-problem-install-what = sebut berkas yang dipasang, atau --remove dan nama varian terpasang
pludo-problem-install-shipped = { $name } adalah nama varian bawaan, beri berkas nama lain
pludo-problem-not-installed = tak ada varian terpasang dengan nama itu
pludo-problem-not-installed-but = tak ada varian terpasang dengan nama itu, yang terpasang { $known }
pludo-problem-picture-ending = { $file }: nama gambar berakhir dengan .svg atau .png
pludo-problem-picture-folder = tidak ada folder { $folder }; buatlah, atau sebut yang lain
pludo-problem-needs-plots = gambar PNG perlu satu pustaka lagi, SVG tidak; pasang dengan: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] di { $text }: { $problem }
   *[other] di { $text }, kolom { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } tak bisa punya syarat di sini; 'when' menyebut kapan berlaku
pludo-problem-sum-condition = { $phrase } tak bisa punya syarat, karena dadu ini dijumlah
pludo-problem-condition-long = syarat punya paling banyak { $most } huruf
pludo-problem-condition-deep = kurung dan 'not' boleh bertingkat paling dalam { $most }
pludo-problem-condition-parts = syarat punya paling banyak { $most } bagian
pludo-problem-condition-number = { $most } adalah angka terbesar
pludo-problem-condition-sign = { $sign } tak berarti di sini
pludo-problem-condition-end = berakhir terlalu cepat, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } tak cocok di sini, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] setelah syarat ada 'and', 'or', atau akhirnya
    [bracket] kurung tutup kurang
    [number] setelah minus harus ada angka
   *[value] di sini harus ada nama atau angka
}
pludo-problem-condition-name = tidak ada nama { $name }
pludo-problem-condition-subject = tidak ada { $name } untuk ditanya
pludo-problem-condition-nobodys = { $name } milik meja, bukan pemain
pludo-problem-condition-total = { $name } benar atau tidak, jadi tak punya jumlah
pludo-problem-condition-takes-none = { $name } tak punya isi dalam kurung
pludo-problem-condition-takes = { $name } perlu nama dalam kurung
pludo-problem-condition-argument = di sini harus ada nama untuk { $name }, dalam tanda kutip bila berspasi
pludo-problem-condition-divisor = setelah % ada angka di atas 0
pludo-problem-condition-not-number = { $part } benar atau tidak, di sini harus ada angka
pludo-problem-condition-not-truth = { $part } adalah angka dan harus dibandingkan dengan sesuatu
pludo-problem-condition-two-subjects = satu perbandingan hanya bisa satu pertanyaan begitu, pisahkan dengan 'and'
pludo-problem-condition-no-marker = { $name } hanya bisa ditanyakan tentang bidak yang jalan
pludo-problem-condition-no-draw = { $name } tak berarti di sini: belum ada yang diambil sebelum giliran mulai atau setelah selesai
pludo-problem-condition-no-victim = 'victim' hanya bisa ditanyakan di tempat sesuatu ditangkap
pludo-problem-condition-no-answer = 'answer' hanya bisa ditanyakan dalam efek sebuah pertanyaan
pludo-problem-condition-never = ini tak pernah benar
pludo-problem-condition-always = ini selalu benar
pludo-problem-contest-format = perlu format = { $most }
pludo-problem-contest-key = punya kunci { $key } yang tak ada di turnamen
pludo-problem-contest-value = { $key } harus { $kind ->
    [number] bilangan bulat
   *[text] teks dalam tanda kutip
}
pludo-problem-contest-block = { $block } harus ditulis sebagai blok sendiri
pludo-problem-contest-no-rounds = { $kind } sudah tahu rondenya, hilangkan rounds
pludo-problem-contest-winner = { $place }: { $name } memenangkan permainan tanpa ikut bermain
pludo-problem-contest-pair = { $place }: players harus nama dua pemain
pludo-problem-contest-order = { $place }: belum waktunya permainan ini; lihat ronde sebelumnya
pludo-problem-contest-nobody = { $place }: tak ada yang bernama { $name } di turnamen
pludo-problem-contest-no-seats = di { $kind } dua orang bertemu, hilangkan seats
pludo-problem-contest-table-games = di meja satu ronde adalah satu permainan, hilangkan games
pludo-problem-contest-places = { $place }: places harus { $count } angka, satu per pemain, seperti 1, 2, 2, 4
pludo-problem-no-page = Halaman permainan tidak ada di pemasangan ini. Dari salinan kerja ia dibuat dengan npm dan Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; tak ada dari berkas ini yang dipakai
pludo-problem-settings-file-gone = { $variable } menyebut { $file }, yang tidak ada
pludo-problem-settings-not-from-lobby = meja tak boleh mengubah ini, kata [lobby] di { $file }; diabaikan
pludo-problem-settings-unknown = tidak ada setelan itu
pludo-problem-settings-unlike = tidak ada setelan itu; bisa { $choices }
pludo-problem-settings-table = harus tabel, misalnya { $example }
pludo-problem-settings-no-key = { $name } bukan setelan dan bukan tabel setelan
pludo-problem-settings-list = harus daftar seperti { $example }
pludo-problem-settings-no-list = harus daftar
pludo-problem-settings-empty = kosong; yang boleh { $choices }
pludo-problem-settings-switch = { $value } bukan true atau false; dipakai { $used }
pludo-problem-settings-variants = harus daftar seperti { $example }; semua ditawarkan
pludo-problem-settings-same-name = { $name } tidak ditawarkan: yang disebut sebelumnya juga bernama { $called }; beri berkasnya nama lain
pludo-problem-settings-none-offered = tak menyebut satu pun yang bisa ditawarkan; semua bawaan ditawarkan
pludo-problem-settings-not-offered = { $name } tidak ditawarkan: { $problem }
pludo-problem-settings-crowd = { $name } perlu lebih dari { $most } pemain
pludo-problem-settings-shipped = { $name } tidak ditawarkan: satu varian bawaan bernama { $called }; beri berkas nama lain
pludo-problem-settings-no-knob = tidak ada pengaturan itu
pludo-problem-settings-upside-down = min { $low } di atas max { $high }; keduanya diabaikan
pludo-problem-settings-outside = { $value } di luar batas yang diberikan bersamanya
pludo-problem-settings-no-number = { $knob } bukan angka; beri choices saja
pludo-problem-settings-no-file = tidak ada berkas { $file }; sebut ludo_plus.toml sebuah server
pludo-problem-host-name = sebut folder server
pludo-problem-host-no-folder = { $path } tidak ada; sebut folder server { $either }
pludo-problem-host-built = { $path } adalah server dalam satu berkas, tak bisa diisi apa pun; buat dari salinan kerja yang memuat Ludo Plus, seperti di docs/hosts-reference.md
pludo-problem-host-unknown = { $path } bukan server { $either }: tak punya folder server dengan { $files }
pludo-problem-host-no-python = tidak ada Python di { $name }, juga tak ada perintah bernama itu
pludo-problem-host-python-lacks = tak ada Python yang bisa menjalankan { $title } dengan permainan kami; ini kekurangan sesuatu: { $missing }. Pasang itu di sana, atau sebut Python dengan --python
pludo-problem-host-python-start = { $python } tak bisa dimulai: { $reason }
pludo-problem-host-python-fails = { $python } tidak berjalan: { $reason }
pludo-problem-host-python-silent = { $python } tidak menyebut di mana paketnya
pludo-problem-host-exchanged = { $path } ditukar saat dibuat; tak ada yang diubah
pludo-problem-host-not-ours = { $path } sudah ada dan bukan milik kami; pindahkan dan coba lagi
pludo-problem-host-cannot = { $path } tak bisa { $done ->
    [written] ditulis
    [removed] dihapus
   *[read] dibaca
}: { $reason }{ $account ->
    [other] ; jalankan ini dengan akun pemilik folder server
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } tak bisa dicadangkan: { $reason }
pludo-problem-host-library-compiled = { $file } hanya untuk satu Python dan tak bisa diberikan ke server
