# Bahasa Indonesia: Ludo Plus di server PlayPalace atau PlayAural.
pludo-host-game-name = Ludo Plus

pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Varian
    .desc = Aturan mana yang dimainkan. Memilih varian mengembalikan semua aturannya ke nilai aslinya.
pludo-host-option-seats = Kursi untuk dua orang
    .desc = Apakah dua pemain duduk bersebelahan atau berhadapan.
pludo-host-option-bots = Bot
    .desc = Seberapa kuat bot di meja ini bermain.
pludo-host-option-pace = Tempo
    .desc = Berapa lama jeda antara dadu, langkah dan kalimat.
pludo-host-option-turn-timer = Waktu giliran
    .desc = Berapa lama satu giliran boleh berlangsung. Setelah itu bot bermain untuk yang lambat sampai ia menekan tombol.
pludo-host-option-hints = Petunjuk
    .desc = Siapa boleh meminta langkah yang baik: tidak ada, pemain yang sendirian dengan bot, atau semua. Hanya yang meminta mendengarnya.
pludo-host-option-undo = Pembatalan
    .desc = Apakah pilihan boleh dibatalkan. Dadunya tetap, dan semua di meja diberi tahu.
pludo-host-options-back = Kembali ke pengaturan

pludo-host-seats-standard = bersebelahan
pludo-host-seats-opposite = berhadapan
pludo-host-bots-random = acak
pludo-host-bots-easy = mudah
pludo-host-bots-normal = normal
pludo-host-bots-hard = sulit
pludo-host-bots-expert = ahli
pludo-host-pace-slow = lambat
pludo-host-pace-normal = normal
pludo-host-pace-fast = cepat
pludo-host-pace-instant = seketika
pludo-host-hints-off = mati
pludo-host-hints-alone = sendirian dengan bot
pludo-host-hints-all = untuk semua
pludo-host-undo-off = mati
pludo-host-undo-own-turn = di giliranmu sendiri
pludo-host-undo-next-throw = sampai orang lain melempar
pludo-host-timer-value = { $seconds ->
    [0] mati
   *[other] { $seconds } detik
}

pludo-host-colour = Warnamu: { $colour }
pludo-host-colour-any = yang tersisa
pludo-host-colour-prompt = Warna apa?
pludo-host-colour-of = { $colour }, sudah milik { $player }
pludo-host-colour-taken = { $player } memakai { $colour }.
pludo-host-colour-chosen = { $player } main { $colour }.
    .you = Kamu main { $colour }.
pludo-host-colour-free = { $player } memakai warna yang tersisa.
    .you = Kamu memakai warna yang tersisa.

pludo-host-table-rules = Aturan: { $variant }

pludo-host-variant-set = Varian: { $variant }. Semua aturannya diatur.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Permainan tidak bisa mulai dengan pengaturan ini: { $problem }
pludo-host-option-range = { $name } di sini bisa { $low } sampai { $high }.
pludo-host-option-squares = { $name }: nomor petak lintasan, dengan koma di antaranya, atau 0 untuk tanpa.
pludo-host-option-long = { $name }: paling banyak { $most } karakter.
pludo-host-long-name = Nama bot paling banyak { $most } karakter.
pludo-host-option-fixed = Server tidak membolehkan nilai lain untuk { $name }.
pludo-host-start-rules = Permainan tidak bisa mulai dengan pengaturan ini.
pludo-host-start-players = Varian ini untuk { $range ->
    [one] tepat { $low } pemain
   *[several] { $low } sampai { $high } pemain
}. Di meja ada { $players }.
pludo-host-start-coins = { $player } punya { $coins } koin, dan taruhannya { $stake }.

pludo-host-watching = Kamu menonton permainan ini.
pludo-host-choose = { $count ->
    [1] Satu langkah, Enter memainkannya.
   *[other] { $count } langkah: pilih.
}
pludo-host-which-die = Dadu yang mana?
pludo-host-go-where = Petak mana? Nomor atau namanya
pludo-host-grid-nothing = Bukan petak
pludo-host-grid-back = Kembali ke permainan
pludo-host-no-grid = Papan ini terlalu besar untuk kisi. K dan J menelusurinya.
pludo-host-no-such-player = Hanya ada { $players } pemain.
pludo-host-no-hints = Tanpa petunjuk
    .off = Tidak ada petunjuk di meja ini.
    .alone = Petunjuk hanya untuk pemain yang sendirian dengan bot.
pludo-host-no-undo = Pembatalan dimatikan di meja ini.
    .nothing = Tidak ada pilihan yang bisa kamu batalkan sekarang.
pludo-host-undone = { $player } membatalkan pilihan. { pludo-host-same-again }
    .you = Dibatalkan. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Kartu yang sama datang lagi.
    [spinner] Roda putar berhenti di tempat yang sama.
   *[dice] Dadunya tetap.
}
pludo-host-timer-on = Satu giliran boleh { $seconds } detik.
pludo-host-seconds-left = { $seconds } detik lagi.
pludo-host-too-slow = { $player } terlalu lama. Bot bermain untuk { $player } sekarang.
    .you = Kamu terlalu lama. Bot bermain untukmu sampai kamu menekan tombol main.
pludo-host-waits = Bot menunggu { $seconds } detik sampai { $player } kembali.
pludo-host-saved-meanwhile = Permainan Ludo Plus milikmu menunggumu lalu disimpan. Lanjutkan dari Meja tersimpan di menu utama.
pludo-host-held = Koneksi { $player } terputus. Permainan menunggu sampai { $minutes } menit.
pludo-host-missing = Belum kembali: { $players }.
pludo-host-absent = { $player } belum kembali. Bot bermain untuk { $player } sampai saat itu.
pludo-host-back = { $player } kembali.
    .you = Kamu kembali.
pludo-host-fault = Ada yang salah di Ludo Plus. Permainan lanjut; pemilik server bisa melihatnya di log.
pludo-host-fault-end = Ludo Plus tidak bisa melanjutkan permainan ini dan menghentikannya. Pemilik server bisa melihat posisinya di log.
pludo-host-brought-back = Server mendadak berhenti, dan permainan ini disimpan.
    .cut = Server mendadak berhenti, dan permainan ini disimpan, tetapi giliran terakhirnya mungkin hilang.
pludo-host-set-aside = Permainan di meja ini tidak bisa dibaca setelah server mulai ulang. Pemilik server menyimpannya dalam berkas. Kamu bisa memulai yang baru.
pludo-host-table-lost = Meja tersimpan ini tidak bisa dibaca, jadi ditutup. Pemilik server menyimpannya dalam berkas.
pludo-host-not-loaded = Ludo Plus tidak tersedia di server ini sekarang. Meja dan hasilnya tetap disimpan. Beri tahu pemilik server.

pludo-host-board-rating = { $variant }: rating kemampuan main
    .mine = { $variant }, rating kemampuan main: { $value }
pludo-host-board-wins = { $variant }: kemenangan
    .mine = { $variant }, kemenangan: { $value }
pludo-host-not-rated = Tanpa rating: petunjuk atau pembatalan nyala.

pludo-host-result-title = Permainan selesai.
pludo-host-result = { $place }. { $player }: { $count } bidak di finis

pludo-host-doc-title = Aturan Ludo Plus
pludo-host-doc-goal = Bawa semua bidakmu mengelilingi papan dan masuk finis sebelum yang lain. Bidak keluar kandang dengan enam, berjalan di lintasan, belok ke jalur akhirnya sendiri dan harus mencapai finis dengan angka tepat. Siapa mendarat di bidak pemain lain mengembalikannya ke kandang, kecuali petaknya aman.
pludo-host-doc-turn = Tekan R untuk melempar. Kalau hanya ada satu langkah, langkah itu dijalankan untukmu bila aturannya begitu. Kalau ada beberapa, pilih di menu, atau tekan nomor bidak. Hal lain bisa ditanyakan kapan saja, juga di luar giliranmu.
pludo-host-doc-default = Aturan { $variant }
pludo-host-doc-variants = Varian
pludo-host-doc-keys = Tombol
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Pengaturan meja
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Di ponsel atau peramban semua ini ada di menu: langkah di menu permainan, pertanyaan di bawahnya atau di menu tindakan.
pludo-host-doc-away = Kalau koneksimu terputus, bot menjaga kursimu sampai kamu kembali; pada giliranmu ia menunggu sepuluh detik. Kalau kamu satu-satunya orang, permainan menunggu lima menit, lalu meja disimpan.

pludo-host-dice-words = { $given ->
    [drawn] Kata untuk dadu: diambil acak untukmu
    [sealed] Kata untuk dadu: disegel programmu
   *[typed] Kata untuk dadu: { $words }
}
pludo-host-dice-late = Terlambat: dadunya sedang dicampur.
pludo-host-dice-changed = Permainan tidak mulai, karena pemain atau aturan berubah saat dadu dicampur. Sekarang dadunya lain; mulai lagi.
    .series = Pemain atau aturan berubah saat dadu dicampur, jadi permainan ini memakai dadu lain. Kodenya: { $code }.
pludo-host-dice-words-prompt = Kata apa saja, untuk dicampurkan ke dadu permainan berikutnya. Tanda hubung berarti diambil acak:
pludo-host-dice-sees = Server melihat kata yang kamu tambahkan: bersama komplotan ia bisa memilih dadu. Klien terminal, playpalace-ludo connect, menyegel katamu sampai semua masuk.
pludo-host-dice-again = Sekali lagi menampilkan semua digit.
pludo-host-dice-digits = Dadu dalam digit
pludo-host-dice-commitment = Komitmen permainan ini, disebut sebelumnya: { $digits }
pludo-host-dice-commitment-next = Komitmen permainan berikutnya: { $digits }
pludo-host-dice-seed = Benih: { $digits }
pludo-host-dice-added = Kata dari { $name }: { $words }
pludo-host-dice-seal = Hash seluruh rekaman: { $digits }

pludo-host-record = Rekaman permainan ini

pludo-host-option-stake = Taruhan
    .desc = Uang mainan yang ditaruh tiap orang di meja saat permainan mulai. Dibayarkan menurut peringkat.
pludo-host-stake-value = { $coins ->
    [0] tanpa
   *[other] { $coins } koin per orang
}
pludo-host-option-doubling = Penggandaan
    .desc = Dalam permainan dua orang, masing-masing boleh menawarkan menggandakan taruhan; yang lain menerima atau menyerahkan taruhan.
pludo-host-doubling-off = mati
pludo-host-doubling-on = nyala

pludo-host-option-series = Seri
    .desc = Berapa permainan dimainkan berturut-turut. Setelah masing-masing disebut klasemennya: satu poin untuk tiap pemain yang kamu kalahkan.
pludo-host-series-value = { $games ->
    [1] satu permainan
   *[other] { $games } permainan
}
pludo-host-series-game = Permainan { $number } dari { $games }.
pludo-host-series-standing = Permainan { $number } dari { $games } selesai. Klasemen: { $rows }.
pludo-host-series-over = Seri { $games } permainan selesai: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points } poin

pludo-host-list = Pilih
pludo-host-list-type = Nilai baru:
pludo-host-list-barred = Kini kamu tidak boleh melakukannya.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Pengaturan simpananmu
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, untuk mejamu berikutnya
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Simpan pengaturan meja ini
pludo-host-sets-name = Namanya:
pludo-host-sets-use = Pakai di meja ini
pludo-host-sets-rename = Ganti nama
pludo-host-sets-delete = Hapus
pludo-host-sets-usual = Mulai dengan pengaturan server ini
    .done = Mejamu berikutnya mulai dengan pengaturan server ini.
pludo-host-sets-saved = Disimpan sebagai { $name }. Mejamu berikutnya mulai dengan ini.
pludo-host-sets-renamed = Kini bernama { $name }.
pludo-host-sets-deleted = { $name } dihapus.
pludo-host-sets-used = Pengaturan dari { $name }. Varian: { $variant }.
pludo-host-sets-begins = Meja ini mulai dengan pengaturanmu { $name }. Varian: { $variant }.
pludo-host-sets-not-offered = { $variant } tidak ditawarkan lagi di sini. Tidak ada yang berubah.
pludo-host-sets-full = Kamu sudah punya { $most }. Hapus satu dulu.
pludo-host-sets-taken = { $name } sudah ada. Tidak ada yang berubah.
pludo-host-sets-misnamed = Nama terdiri dari 1 sampai { $most } karakter. Tidak ada yang berubah.
pludo-host-sets-unwritten = Sekarang tidak bisa disimpan. Tidak ada yang berubah.
