# Bahasa Indonesia: menu klien terminal.
pludo-menu-no-letter = Tidak ada yang diawali { $letter } di sini.
pludo-menu-at = { $label }, { $at } dari { $count }
pludo-menu-on = nyala
pludo-menu-off = mati
pludo-menu-not-set = belum diatur
pludo-menu-type = { $label }. Ketik teks baru lalu tekan Enter. Enter saja membiarkannya.
    .touch = { $label }. Ketik teks baru. Kosong membiarkannya.
pludo-menu-text-there = Sekarang isinya: { $text }. Mengetik menggantinya, panah mempertahankannya.
    .touch = Sekarang isinya: { $text }
pludo-menu-cleared = Dikosongkan.
pludo-menu-typed = { $text ->
    [none] Belum ada ketikan. Enter selesai, Escape keluar.
   *[other] Ketikan sejauh ini: { $text }. Enter selesai, Escape keluar.
}
    .touch = { $text ->
        [none] Belum ada ketikan.
       *[other] Ketikan sejauh ini: { $text }.
    }
pludo-menu-help = Panah atas dan bawah menelusuri, Enter memilih, kiri dan kanan mengubah nilai, Spasi menjelaskan, Escape kembali. Huruf awal melompat.
    .touch = Setiap baris adalah tombol. Bila ada nilai, Sebelumnya dan Berikutnya di sampingnya mengubahnya; Jelaskan memberi tahu gunanya.
pludo-menu-help-title = Bantuan. Panah bawah membaca terus, Escape menutup.
    .touch = Bantuan.
pludo-menu-keys-title = Tombol permainan. Panah bawah membaca terus, Escape menutup.
    .touch = Tombol permainan.

pludo-menu-nothing-behind = Ini menu utama, tidak ada apa-apa di belakangnya. Escape dua kali atau Control Q keluar.
    .touch = Ini menu utama, tidak ada apa-apa di belakangnya.
pludo-menu-main-title = Menu utama.
pludo-menu-leave = Escape lagi mengakhiri program.
    .touch = Sekali lagi mengakhiri program.
pludo-menu-continue = Lanjutkan permainanmu
pludo-menu-continue-one-of = Lanjutkan satu dari { $count } permainan
pludo-menu-continue-title = Permainan yang mana?
pludo-menu-new-game = Permainan baru
pludo-menu-same-table = Meja yang sama lagi
pludo-menu-others = Main dengan orang lain
pludo-menu-lessons = Belajar dalam permainan terpandu
pludo-menu-finished = Permainan selesai, untuk didengar lagi
pludo-menu-reading-games = Membaca permainanmu yang selesai. Pertama kali agak lama.
pludo-menu-reading-rules = Membaca berkas aturanmu. Pertama kali agak lama.
pludo-menu-finished-title = Permainan selesai.
pludo-menu-puzzles = Teka-teki dan latihan telinga
pludo-menu-your-games = Permainanmu: statistik dan rating
pludo-menu-replay = Dengar lagi
pludo-menu-learn = Belajar dari kesalahanmu
    .desc = Pilihan yang paling merugikanmu, paling banyak sepuluh: cari yang lebih baik, dan dengar apakah benar.
pludo-menu-analyse = Saat keadaan berbalik
    .desc = Giliran yang paling mengubah peluangmu, pilihan termahal, dan sebaik apa setiap orang memilih.
pludo-menu-analyse-title = Saat permainan berbalik. Panah bawah membaca terus, Escape menutup.
    .touch = Saat permainan berbalik.
pludo-menu-options = Pengaturan
pludo-menu-help-rows = Bantuan
pludo-menu-rules = Aturan
pludo-menu-rules-title = Aturan. Panah bawah membaca terus, Escape menutup.
    .touch = Aturan.
pludo-menu-variants-title = Aturan permainan yang mana?
pludo-menu-keys = Tombol
pludo-menu-key-help = Jelaskan tombol saat kutekan
pludo-menu-quit = Keluar
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] dengan { $players }
   *[no] { $players }
}, giliran { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] dengan { $players }
   *[no] { $players }
}, { $who ->
    [you] kamu menang
    [nobody] tanpa pemenang
   *[other] dimenangkan { $winners }
}, { $when }
pludo-menu-received-game = { $game }, dari { $server ->
    [unknown] komputer lain
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] hari ini, { $time }
    [1] kemarin, { $time }
   *[other] { $day } { $month ->
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
    } { $year }
}
pludo-menu-remove = Tekan Delete lagi untuk menghapus permainan ini.
    .touch = Sekali lagi menghapus permainan ini.
pludo-menu-removed = Dihapus.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] Menu permainan.
   *[no] Menu permainan. Permainan menunggu.
}
pludo-menu-play-again = Main lagi
pludo-menu-after-match = Lanjutkan turnamen
pludo-menu-back-to-game = Kembali ke permainan
pludo-menu-stop-lessons = Hentikan pelajaran
pludo-menu-commands = Semua perintah
pludo-menu-commands-title = Perintah. Enter menjalankannya.
    .touch = Perintah.
pludo-menu-export = Ekspor rekaman dan transkrip
pludo-menu-leave-game = Ke menu utama; permainan disimpan

pludo-menu-table-title = Permainan baru.
pludo-menu-start = Mulai
    .desc = Memulai permainan di meja ini.
pludo-menu-variant = Permainan: { $title }
pludo-menu-players = Pemain: { $count }
    .desc = Berapa yang bermain. Bot mengisi kursi baru dan keluar lebih dulu.
pludo-menu-bots = Semua bot: { $strength }
pludo-menu-seat-you = { pludo-player }: kamu
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: kosong
pludo-menu-seat-help = Kiri dan kanan menentukan siapa yang duduk di sini; Enter mengetik nama orang.
    .touch = Sebelumnya dan Berikutnya menentukan siapa yang duduk di sini; barisnya untuk mengetik nama orang.
pludo-menu-strength-random = acak
pludo-menu-strength-easy = mudah
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = sulit
pludo-menu-strength-expert = ahli
pludo-menu-knobs = Ubah aturan
    .desc = Semua aturan yang bisa diatur, per kelompok.
pludo-menu-knobs-title = Aturan meja ini. Kiri dan kanan mengubah nilai; petak dan angka besar diketik setelah Enter.
    .touch = Aturan meja ini. Sebelumnya dan Berikutnya mengubah nilai; petak dan angka besar diketik.
pludo-menu-knobs-board = Papan
pludo-menu-knobs-safe = Petak aman
pludo-menu-knobs-dice = Dadu
pludo-menu-knobs-stack = Bidak sendiri di satu petak
pludo-menu-knobs-home = Jalur akhir
pludo-menu-knobs-capture = Tangkapan
pludo-menu-knobs-bonus = Lemparan tambahan
pludo-menu-knobs-sixes = Terlalu banyak enam
pludo-menu-knobs-turn = Giliran
pludo-menu-knobs-end = Akhir permainan
pludo-menu-knobs-teams = Rekan
pludo-menu-knobs-powers = Kemampuan
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Petak aman: { $value }. Ketik yang lain dengan spasi di antaranya, 0 untuk tanpa, lalu tekan Enter. Enter saja membiarkannya.
    .touch = Petak aman: { $value }. Ketik yang lain dengan spasi di antaranya, 0 untuk tanpa. Kosong membiarkannya.
pludo-menu-type-number = Ketik bilangan bulat dari { $low } sampai { $high } lalu tekan Enter, atau Escape untuk membiarkan.
    .touch = Ketik bilangan bulat dari { $low } sampai { $high }.
pludo-menu-presets = Meja tersimpan
    .desc = Meja yang kamu simpan, aturan dan kursi sekaligus.
pludo-menu-presets-title = Meja tersimpan.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Simpan meja ini dengan nama
    .desc = Menyimpan aturan dan kursi untuk permainan nanti.
pludo-menu-name-preset = Ketik nama untuk meja ini lalu tekan Enter.
    .touch = Ketik nama untuk meja ini.
pludo-menu-dice-words = Kata untuk dadu
pludo-menu-dice-words-here = Dadunya sudah ditetapkan, dan tak ada yang tahu. Yang kamu ketik dicampurkan ke dalamnya.
pludo-menu-dice-words-title = Kata untuk dadu. Enter untuk mengetik.
    .touch = Kata untuk dadu.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: diambil acak
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Ketik kata apa saja lalu tekan Enter. Kosong berarti diambil acak.
    .touch = { $fixed } Ketik kata apa saja. Kosong berarti diambil acak.

pludo-menu-options-title = Pengaturan.
pludo-menu-group-player = Pemain dan bahasa
pludo-menu-group-player-title = Pemain dan bahasa.
pludo-menu-group-speech = Ucapan
pludo-menu-group-speech-title = Ucapan.
pludo-menu-group-sound = Suara
pludo-menu-group-sound-title = Suara.
pludo-menu-group-pace = Tempo
pludo-menu-group-pace-title = Tempo.
pludo-menu-group-table = Meja
pludo-menu-group-table-title = Meja.
pludo-menu-group-online = Server
pludo-menu-group-online-title = Server.
pludo-menu-group-screen = Layar
pludo-menu-group-screen-title = Layar.

pludo-menu-take = Ambil permainan dari berkas
    .desc = Membaca rekaman (.ludo) yang diberikan orang lain atau kamu ekspor sendiri.
pludo-menu-take-path = Ketik letak berkas rekaman. Enter selesai, Escape keluar.
    .touch = Ketik letak berkas rekaman.
pludo-menu-own-keys = Tombolmu sendiri
pludo-menu-own-keys-title = Tombolmu sendiri. Enter memberi perintah tombol lain, Delete tombol biasanya.
    .touch = Tombolmu sendiri. Sebuah baris memberi perintah tombol lain, Hapus tombol biasanya.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: tanpa tombol
}
pludo-menu-press-key = { $label }: tekan tombol baru, atau Escape untuk membiarkan.
pludo-menu-key-lost = Diambil dari { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Tombol itu diperlukan di menu. Tekan yang lain, atau Escape.
   *[none] Tombol itu tidak bisa dipakai. Tekan yang lain, atau Escape.
}
pludo-menu-usual-keys = Tekan Delete lagi untuk tombol biasanya.
    .touch = Sekali lagi mengembalikan tombol biasanya.
pludo-menu-empty = Tekan Delete lagi untuk mengosongkannya.
    .touch = Sekali lagi mengosongkannya.
pludo-menu-list-title = { $label }. Pilih satu.
pludo-menu-usual-voice = suara biasa
pludo-menu-variant-list-title = Permainan yang mana? Spasi menjelaskan isinya.
    .touch = Permainan yang mana?

pludo-menu-setting-player-name = Nama: { $value }
    .desc = Yang didengar orang lain bila tentang kamu.
pludo-menu-setting-player-language = Bahasa: { $value }
    .desc = Bahasa untuk semua yang diucapkan.
pludo-menu-setting-player-language-auto = mengikuti sistem
pludo-menu-language-partial = Diterjemahkan sebagian; sisanya bahasa Inggris.
pludo-menu-language-unheard = Belum didengar oleh penutur asli.

pludo-menu-setting-player-address = Sapaan: { $value }
    .desc = Cara permainan menyapa "kamu" bila bahasanya membedakan pria dan wanita.
pludo-menu-setting-player-address-neutral = netral
    .desc = Dengan kata yang cocok untuk semua.
pludo-menu-setting-player-address-female = wanita
    .desc = Dalam bentuk feminin.
pludo-menu-setting-player-address-male = pria
    .desc = Dalam bentuk maskulin.

pludo-menu-setting-player-tips = Kiat: { $value }
    .desc = Dalam permainan pertamamu, apa yang bisa kamu lakukan berikutnya; diam setelah kamu melakukannya beberapa kali. Dinyalakan lagi, mulai dari awal.

pludo-menu-setting-speech-output = Keluaran: { $value }
    .desc = Cara baris sampai padamu. F6 mengubahnya kapan saja.
pludo-menu-setting-speech-output-ask = tanya saat mulai lagi
    .desc = Tes singkat lalu mencari tahu apa yang sampai padamu.
pludo-menu-setting-speech-output-auto = otomatis
    .desc = Dipilih ulang setiap mulai, menurut apa yang berjalan.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Baris di layar, untuk pembaca layar yang membaca terminal, atau untuk mata.
pludo-menu-setting-speech-output-direct = langsung
    .desc = Ucapan lewat pembaca layar atau server ucapan; layar tetap diam.
pludo-menu-setting-speech-output-both = keduanya
    .desc = Ucapan, dan baris yang sama di layar.
pludo-menu-setting-speech-backend = Berbicara lewat: { $value }
    .desc = Apa yang berbicara. Berlaku mulai start berikutnya.
pludo-menu-setting-speech-backend-auto = otomatis
    .desc = Cara terbaik yang berfungsi.
pludo-menu-setting-speech-backend-ao2 = pembaca layar
    .desc = Lewat antarmuka pembaca layar.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Pembaca Windows yang memerlukan pustaka Prism, seperti ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Server ucapan Linux.
pludo-menu-setting-speech-backend-voice = suara sendiri
    .desc = eSpeak NG, bawaan permainan.
pludo-menu-setting-speech-backend-say = say
    .desc = Suara macOS.
pludo-menu-setting-speech-backend-text = teks
    .desc = Hanya baris di layar.
pludo-menu-setting-speech-backend-none = diam
    .desc = Tidak ada yang diucapkan.
pludo-menu-setting-speech-verbosity = Kalimat: { $value }
    .desc = Seberapa banyak diucapkan.
pludo-menu-setting-speech-verbosity-brief = singkat
    .desc = Kata sesedikit mungkin.
pludo-menu-setting-speech-verbosity-normal = normal
    .desc = Kalimat utuh, tidak ada yang dua kali.
pludo-menu-setting-speech-verbosity-full = lengkap
    .desc = Semuanya, juga giliran siapa setiap kali.
pludo-menu-setting-speech-rate = Kecepatan: { $value }
    .desc = 50 membiarkan kecepatan sesuai sistemmu.
pludo-menu-setting-speech-voice = Suara ucapan: { $value }
    .desc = Nama suara; kosong untuk yang biasa.
pludo-menu-setting-speech-positions = Posisi di menu: { $value }
    .desc = Setelah tiap baris, yang keberapa dari berapa.
pludo-menu-setting-speech-danger = Bahaya di pilihan: { $value }
    .desc = Setelah tiap pilihan, siapa yang bisa menangkap bidak di sana: "Ada 3 di belakang."

pludo-menu-setting-sound-on = Suara: { $value }
    .desc = Semuanya juga diucapkan dengan kata.
pludo-menu-setting-sound-volume = Volume semuanya: { $value } persen
    .desc = Induk semua volume.
pludo-menu-setting-sound-dice = Dadu: { $value } persen
    .desc = Volume dadu.
pludo-menu-setting-sound-steps = Langkah: { $value } persen
    .desc = Volume langkah, satu per petak.
pludo-menu-setting-sound-events = Kejadian: { $value } persen
    .desc = Volume tangkapan, bidak masuk finis, akhir permainan.
pludo-menu-setting-sound-turn = Giliran: { $value } persen
    .desc = Volume tanda bahwa ini giliranmu.
pludo-menu-setting-sound-menu = Menu: { $value } persen
    .desc = Volume menu dan hal yang ditolak.
pludo-menu-setting-sound-voice = Ucapan: { $value } persen
    .desc = Volume suara kami sendiri, bila tak ada ucapan lain.
pludo-menu-setting-sound-width = Lebar stereo: { $value } persen
    .desc = Sejauh apa suara ke kiri dan kanan; 0 menaruh semua di tengah, untuk yang mendengar dengan satu telinga.

pludo-menu-setting-pace-speed = Tempo: { $value }
    .desc = Berapa lama bot dan langkah. Terus bermain mempercepatnya.
pludo-menu-setting-pace-speed-instant = seketika
    .desc = Tidak ada yang ditunggu.
pludo-menu-setting-pace-speed-fast = cepat
    .desc = Bot perlu sepertiga detik.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Bot perlu sekitar satu detik.
pludo-menu-setting-pace-speed-slow = lambat
    .desc = Bot perlu hampir dua detik.
pludo-menu-setting-pace-lag = Ucapan boleh tertinggal: { $value } detik
    .desc = Bot menunggu sampai ucapan tidak tertinggal lebih dari ini.

pludo-menu-setting-table-undo = Pembatalan: { $value }
    .desc = Apa yang dibatalkan U, mulai permainan berikutnya. Dadu yang sudah keluar akan sama lagi.
    .here = Apa yang dibatalkan U. Dadu yang sudah keluar akan sama lagi.
pludo-menu-setting-table-undo-off = mati
    .desc = Mulai permainan berikutnya, yang sudah jalan tetap jalan.
    .here = Yang sudah jalan tetap jalan.
pludo-menu-setting-table-undo-own-turn = di giliranmu sendiri
    .desc = Mulai permainan berikutnya, U membatalkan keputusanmu di giliran ini.
    .here = U membatalkan keputusanmu di giliran ini.
pludo-menu-setting-table-undo-free = bebas
    .desc = Mulai permainan berikutnya, U kembali ke keputusan terakhirmu, termasuk langkah bot.
    .here = U kembali ke keputusan terakhirmu, termasuk langkah bot.
pludo-menu-setting-table-bot = Bot biasa: { $value }
    .desc = Kekuatan bot bila tidak disebut.
pludo-menu-setting-table-bot-random = acak
    .desc = Menjalankan bidak mana saja, secara acak.
pludo-menu-setting-table-bot-easy = mudah
    .desc = Bermain seperti pemula.
pludo-menu-setting-table-bot-normal = normal
    .desc = Melihat bahaya dan peluang sekilas.
pludo-menu-setting-table-bot-hard = sulit
    .desc = Menilai tepat, satu lemparan ke depan.
pludo-menu-setting-table-bot-expert = ahli
    .desc = Yang terkuat.

pludo-menu-setting-online-music = Musik dan latar server: { $value }
    .desc = Diputar dari folder suara PlayPalace milikmu, pelan di belakang ucapan.
pludo-menu-setting-online-sounds = Folder suara PlayPalace: { $value }
    .desc = Suara server diambil dari sana; tanpa itu dipakai suara program ini yang sama artinya.

pludo-menu-setting-online-records = Rekaman yang ditawarkan server: { $value }
    .desc = Rekaman permainan di meja Ludo Plus, untuk didengar lagi. Tidak pernah masuk statistikmu.
pludo-menu-setting-online-records-ask = tanya
    .desc = Kamu diberi tahu tiap kali, dan bisa menyimpannya.
pludo-menu-setting-online-records-keep = simpan
    .desc = Semua disimpan, sampai dua ratus.
pludo-menu-setting-online-records-ignore = abaikan
    .desc = Tidak ada yang disimpan, dan kamu tidak diberi tahu.

pludo-menu-setting-screen-board = Papan bergambar: { $value }
    .desc = Papan bagi yang melihat, di atas baris terakhir; tidak dalam mode terminal.

pludo-menu-tournaments = Turnamen
pludo-menu-tournaments-title = { $count ->
    [0] Turnamen.
   *[other] Turnamen. Delete menghapus satu.
}
    .touch = Turnamen.
pludo-menu-tournament-new = Turnamen baru
pludo-menu-tournament-new-title = Turnamen baru. Delete menghapus pemain.
    .touch = Turnamen baru.
pludo-menu-tournament-name-usual = Turnamen
pludo-menu-tournament-start = Undi ronde pertama
pludo-menu-tournament-kind = Jenis: { $kind }
pludo-menu-tournament-add-person = Tambah orang
pludo-menu-tournament-add-bot = Tambah bot
pludo-menu-tournament-type-person = Ketik nama orangnya lalu tekan Enter, atau Escape untuk membiarkan.
    .touch = Ketik nama orangnya.
pludo-menu-tournament-games = { $games ->
    [1] Permainan per pertandingan: satu
   *[other] Permainan per pertandingan: terbaik dari { $games }
}
pludo-menu-tournament-seats = Per meja: sampai { $seats }
pludo-menu-tournament-rounds-count = Ronde: { $rounds }
pludo-menu-tournament-name = Nama: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Main: { $meeting }
pludo-menu-tournament-quick = Biarkan bot bermain: { $meeting }
pludo-menu-tournament-listen = Dengarkan bot: { $meeting }
pludo-menu-tournament-standings = Klasemen
pludo-menu-tournament-rounds = Semua ronde
pludo-menu-tournament-export = Ekspor klasemen dan ronde sebagai teks
pludo-menu-tournament-leave = Kembali ke menu utama
pludo-menu-tournament-gone = Turnamen ini tidak bisa dibaca lagi.

pludo-menu-setting-table-coins = Koin: { $value }
    .desc = Uang mainan: meja boleh memakai taruhan. Tak ada yang membayar untuk koin, dan di luar sini tidak berharga.
pludo-menu-stake = { $coins ->
    [0] Taruhan: tanpa
   *[other] Taruhan: { $coins } koin per orang
}
pludo-menu-doubling = Penggandaan: { $value }
    .desc = Dalam permainan berdua, tiap pemain pada gilirannya boleh menawarkan lewat menu permainan untuk menggandakan taruhan; yang lain menerima atau menyerahkan taruhan.
pludo-menu-purse = Dompet: { $coins } koin
    .desc = Uang mainan. Taruhan meja diatur saat membuat permainan baru.
pludo-menu-double = Tawarkan gandakan taruhan menjadi { $coins }
pludo-menu-double-take = Terima
pludo-menu-double-give-up = Serahkan taruhan
