# Bahasa Indonesia: yang diucapkan program sendiri.
pludo-client-greeting = Selamat datang di Ludo.
pludo-client-ask-name = Siapa namamu? Ketik namamu lalu tekan Enter, atau Enter saja.
    .touch = Siapa namamu? Ketik namamu, atau kosongkan.
pludo-client-hello = Halo { $name }.
pludo-client-first-steps = Panah menelusuri menu, Enter memilih, F1 membantu di mana saja. Baru di Ludo? Buka Belajar dalam permainan terpandu.
    .touch = Baru di Ludo? Buka Belajar dalam permainan terpandu.
pludo-client-table = { $title }.
pludo-client-goodbye = Sampai jumpa.
pludo-client-saved-goodbye = Permainanmu tersimpan. Sampai jumpa.
pludo-client-unsaved = Permainanmu tidak tersimpan: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Sampai jumpa.
pludo-client-unkept = Tidak ada yang bisa disimpan di { $folder }: { $reason }. Kamu bermain tanpa menyimpan; permainan dan pengaturan berakhir bersama program.
pludo-client-unkept-goodbye = Permainan ini tidak disimpan. Sampai jumpa.
pludo-client-late-goodbye = Permainanmu tersimpan, tetapi disk lambat: tunggu sebentar sebelum mematikan komputer. Sampai jumpa.
pludo-client-disk-late = Disk lambat: lemparan terakhirmu belum tersimpan. Kamu akan diberi tahu bila sudah.
pludo-client-disk-on-time = Lemparanmu sekarang sudah di disk.
pludo-client-player = Pemain
pludo-client-guest = Tamu { $number }
pludo-client-quiet-screen = Ucapan menyala, jadi layar diam. F12 mencetak yang sudah diucapkan, F6 mengubah ini.

pludo-client-useless-key = { $key } tidak berguna di sini. F1 atau tanda tanya membantu.
    .touch = Itu tidak berguna di sini.
pludo-client-that-key = Tombol itu
pludo-client-stale = Itu sudah berubah. Tidak ada yang dilakukan.
pludo-client-paste-ignored = Teks tempelan tidak berguna di sini.
pludo-client-key-help-on = Bantuan tombol. Tekan tombol untuk mendengar gunanya, Escape untuk selesai.
    .touch = Sekarang pilih apa saja untuk mendengar gunanya. Bantuan tombol lagi mengakhirinya.
pludo-client-key-help-off = Bantuan tombol selesai.
pludo-client-key-unused = { $key } tidak punya arti.
pludo-client-unknown-line = { $line } bukan tombol dan bukan perintah. Ketik r untuk melempar, angka untuk memilih, v untuk papan, f1 untuk bantuan.
pludo-client-help-table = Spasi atau Enter melakukan hal berikutnya yang wajar. Escape atau Backspace membuka menu.
    .touch = Langkahmu dan hal lain yang bisa kamu lakukan adalah tombol; lainnya ada di “Tindakan lain”.
pludo-client-help-listening = Tekan 1, 2, 3 atau 4 sesuai yang kamu dengar.
    .touch = Pilih yang kamu dengar.
pludo-client-transcript-printed = { $count } baris dicetak.
pludo-client-rate-of-reader = Dalam mode terminal pembaca layarmu yang berbicara, dengan kecepatannya sendiri. F6 mengubah mode.
pludo-client-board-in-terminal-mode = Papan bergambar akan mengganggu pembaca layar dalam mode terminal. F6 mengubah mode.

pludo-client-which-die = Tekan { $numbers }, atau Enter untuk yang pertama.
    .touch = Yang mana?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Itu tidak termasuk. Tekan { $numbers }, atau Enter untuk yang pertama.
    .touch = Itu tidak termasuk.
pludo-client-hint-elsewhere = Bidak lain lebih baik. { $hint } Escape kembali ke semua pilihan.
    .touch = Bidak lain lebih baik. { $hint }
pludo-client-no-such-player = Tidak ada pemain { $number }; di sini bermain { $count }.
pludo-client-undone = { $turns ->
    [0] Dibatalkan.
    [1] Dibatalkan sampai giliranmu yang lalu.
   *[other] Dibatalkan, mundur { $turns } giliranmu.
}
pludo-client-undone-throw = { $throw ->
    [spinner] Roda putar menunjuk { $dice } lagi.
   *[dice] Kamu punya { $dice } lagi.
}
pludo-client-out-at-start = Setiap pemain sudah punya { $count } bidak di luar.
pludo-client-undo-off = Pembatalan dimatikan di meja ini.
pludo-client-undo-nothing-own-turn = Tidak ada keputusanmu di giliran ini yang bisa dibatalkan.
pludo-client-undo-nothing-free = Tidak ada keputusan untuk dibatalkan.
pludo-client-use = { $key } memakai yang kamu pegang.
pludo-client-use-keys = { $count ->
    [1] Enter memakainya.
   *[other] { $numbered ->
        [0] Panah dan Enter memilih.
       *[other] Yang tak bernomor dipilih dengan panah dan Enter.
    }
}
    .touch = Pilih yang kamu pakai.
pludo-client-use-not-on = Yang kamu pegang tidak bisa dipakai pada bidak { $number }.
pludo-client-after-game = Enter: main lagi. Spasi: hasilnya. { $throw ->
    [cards] D: kartu yang diambil.
    [spinner] D: hasil putaran.
   *[dice] D: dadunya.
} Escape: menu, untuk belajar dari kesalahan dan lainnya.
    .touch = Main lagi, atau buka menu untuk belajar dari kesalahan dan lainnya.
pludo-client-chance = { $percent } persen. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Peluang menang kurang lebih sama.
       *[no] Peluang menang sekitar { $percent } persen.
    } { $throw ->
        [cards] Ambil kartu
        [spinner] Putar
       *[dice] Lempar
    } dulu, lalu H memberi petunjuk.

pludo-client-save-failed = Permainan tidak bisa disimpan: { $reason }. Belum terjadi apa-apa; perbaiki itu dan tekan Enter untuk mencoba lagi.
    .touch = Permainan tidak bisa disimpan: { $reason }. Belum terjadi apa-apa; perbaiki itu dan coba lagi.
pludo-client-save-damaged = Permainan tersimpan ini rusak: { $reason }. Disimpan sebagai { $file }.
pludo-client-save-unreadable = Permainan tersimpan ini tidak bisa dibaca sekarang: { $reason }. Tetap seperti adanya.
pludo-client-save-rules-elsewhere = Aturan { $rules } permainan tersimpan ini ada di komputer lain, di { $folder }, yang tidak dibuka tanpa diminta. Pasang berkas aturannya dengan playpalace-ludo install-variant untuk melanjutkan; permainan tetap tersimpan.
pludo-client-save-rules-gone = Permainan tersimpan ini perlu aturan { $rules }, yang hilang atau diubah. Kembalikan berkas aturannya untuk melanjutkan; permainan tetap tersimpan.
pludo-client-save-rules-ask = Aturan { $rules } permainan ini tidak ada di sini. Menurut permainan, letaknya di { $folder }. Cari di sana?
pludo-client-save-rules-leave = Tidak, biarkan
pludo-client-save-rules-look = Ya, cari di sana
pludo-client-save-rules-found = Aturan { $rules } ditemukan. Buka permainan lagi untuk melanjutkan.
pludo-client-save-parted = Permainan ini berlanjut di jendela lain. Keduanya disimpan: milikmu kini permainan tersendiri.
pludo-client-crashed = Ada yang salah dalam program sendiri. Permainan tersimpan sampai langkah terakhir. Kejadiannya ditulis di { $file }.
pludo-client-not-removed = Permainan tidak bisa dihapus: { $reason }.
pludo-client-exported = Ditulis: rekaman sebagai { $record }, dan semua ucapan sebagai { $transcript }.
pludo-client-take-failed = Berkas itu tidak bisa dibaca: { $reason }.
pludo-client-taken-unfinished = Permainan itu ada di antara yang bisa kamu lanjutkan.
    .cut = Akhir rekamannya hilang. Kamu bisa melanjutkan permainan dari tempat ia terputus.
pludo-client-export-failed = Tidak ada yang bisa ditulis: { $reason }.

pludo-client-options-unreadable = Pengaturanmu di { $file } tidak bisa dibaca: { $reason }. Nilai bawaan dipakai dan tidak ada yang ditulis di sana.
pludo-client-options-refused = Pengaturanmu tidak bisa dipakai: { $reason }. Disimpan sebagai { $file }, dan nilai bawaan dipakai.
pludo-client-options-no-copy = Pengaturanmu di { $file } tidak bisa disalin sebelum diubah: { $reason }.
pludo-client-options-number = Pengaturan { $key } berisi { $value }; harus bilangan bulat dari { $low } sampai { $high }. { $default } dipakai.
pludo-client-options-choice = Pengaturan { $key } berisi { $value }; harus salah satu dari { $choices }. { $default } dipakai.
pludo-client-options-switch = Pengaturan { $key } berisi { $value }; harus true atau false. { $default } dipakai.
pludo-client-options-text = Pengaturan { $key } berisi { $value }; harus teks dalam tanda kutip.
pludo-client-options-group = Bagian { $group } pengaturanmu harus diawali baris [{ $group }], dan isinya menyusul di baris masing-masing. Nilai bawaan dipakai.
pludo-client-options-misspelt = Pengaturanmu punya { $key }, yang tidak ada; maksudmu { $meant }?
pludo-client-options-unknown = Pengaturanmu punya { $key }, yang tidak ada. Tetap di berkas dan tidak berguna.
pludo-client-options-keys = Bagian keys pengaturanmu perlu satu baris per perintah, misalnya roll = ["r"]. Tombol biasa dipakai.
pludo-client-options-key = Tombol { $command } harus berupa daftar seperti ["r"]. Tombol biasa dipakai.
pludo-client-options-preset = Meja tersimpan { $name } perlu varian dan kursi, keduanya teks. Dilewatkan.
pludo-client-options-not-kept = Pengaturanmu tidak bisa disimpan: { $reason }. Berlaku sampai kamu keluar.

pludo-client-seats-unknown = Kursi { $word } tidak dimengerti: hanya bot yang punya kekuatan. Sebut you, sebuah nama, atau bot:easy, misalnya green=bot:hard.
pludo-client-seats-empty = Kursi { $word } kosong. Sebut you, sebuah nama, atau bot:easy, misalnya green=bot:hard.
pludo-client-seats-missing = Ada kursi yang kurang sebelum atau sesudah koma. Sebut you, sebuah nama, atau bot:easy, misalnya you,green=bot:hard.
pludo-client-seats-strength = Tidak ada kekuatan bot { $strength }. Pilih salah satu dari { $strengths }.
pludo-client-bot-failed = { $name } gagal: { $why }. Bot sulit melanjutkan.
pludo-client-seats-colour = Papan ini tidak punya warna { $colour }. Adanya { $colours }.
pludo-client-seats-taken = Warna { $colour } dipakai dua kali.
pludo-client-seats-count = { $count ->
    [1] Satu pemain tidak cukup
   *[other] { $count } pemain tidak cocok
}: permainan ini untuk { $low } sampai { $high }.
pludo-client-seats-count-exact = { $count ->
    [1] Satu pemain tidak cukup
   *[other] { $count } pemain tidak cocok
}: permainan ini untuk { $low }.
pludo-client-knob-refused = Itu tidak bisa: { $reason }
pludo-client-knob-squares = Ketik petak lintasan dengan spasi di antaranya, misalnya 9 22 35 48.
pludo-client-preset-saved = Meja { $name } disimpan.
pludo-client-preset-used = Meja { $name } disiapkan.
pludo-client-preset-gone = Meja { $name } tidak bisa disiapkan lagi: aturan atau kursinya sudah tidak ada.
pludo-client-preset-nameless = Meja perlu nama. Tidak ada yang disimpan.

pludo-client-replay = { $title }, { $count } langkah. Panah kanan maju, kiri mundur, Escape selesai.
    .touch = { $title }, { $count } langkah.
pludo-client-replay-where = Langkah { $step } dari { $count }, giliran { $number }.
pludo-client-replay-start = Ini awal permainan.
pludo-client-replay-no-capture = Tidak ada bidak yang tertangkap di permainan ini.
pludo-client-replay-end = Ini akhir permainan.
pludo-client-replay-help = Panah kanan atau Enter maju, kiri mundur, Home dan End melompat. V, S, T dan pertanyaan lain menjawab tentang saat ini. Escape selesai.
    .touch = Tombol maju, mundur dan melompat. Semua pertanyaan menjawab tentang saat ini.

pludo-client-after-match = Enter: lanjutkan turnamen. Spasi: hasilnya. { $throw ->
    [cards] D: kartu yang diambil.
    [spinner] D: hasil putaran.
   *[dice] D: dadunya.
} Escape: menu.
    .touch = Lanjutkan turnamen, atau buka menu.
pludo-client-tournament-damaged = Turnamen ini tidak bisa dibaca; berkasnya { $file } tetap seperti adanya. Sebabnya: { $reason }.
pludo-client-tournament-game-gone = Permainan pertandingan ini hilang; dimulai dari awal.
pludo-client-tournament-exported = Ditulis ke { $file }.
pludo-client-tournament-added = { $player }. { $count } peserta.
pludo-client-tournament-twice = { $name } sudah ikut.
pludo-client-tournament-nameless = Tidak ada yang ditambahkan: pemain perlu nama.
pludo-client-tournament-full = Turnamen paling banyak { $most } pemain.
pludo-client-bots-alone = { $names } bermain.
pludo-client-bots-alone-help = Bot bermain sendiri, dan kamu mendengar siapa menang. Escape menundanya.
    .touch = Bot bermain sendiri, dan kamu mendengar siapa menang.

pludo-client-tip-roll = { $throw ->
    [cards] Tekan { $key } untuk ambil kartu.
    [spinner] Tekan { $key } untuk memutar.
   *[dice] Tekan { $key } untuk melempar.
}
    .touch = Pilih { $label }.
pludo-client-tip-choose = Tekan nomor bidak. Atau panah membacakan pilihan satu per satu, dan Enter memainkan yang kamu dengar.
    .touch = Pilih salah satu langkah ini.
pludo-client-tip-out = Kamu perlu { $faces } untuk mengeluarkan bidak.
pludo-client-tip-ask = { $board } menyebut papan, { $hint } memberi petunjuk, { $help } menyebut semua tombol.
    .touch = Tanyakan papan atau minta petunjuk kapan saja.
