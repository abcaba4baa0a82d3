# Bahasa Indonesia: ucapan, suara dan layar.
pludo-device-history-buffer = { $buffer ->
    [game] Permainan
    [answers] Jawaban
    [system] Sistem
    [chat] Obrolan
    [activity] Datang dan pergi
   *[all] Semua
}, { $count ->
    [0] kosong
   *[other] { $count } pesan
}{ $muted ->
    [yes] , dibisukan
   *[no] {""}
}.

pludo-device-history-empty = { $buffer ->
    [game] Belum terjadi apa-apa dalam permainan.
    [answers] Belum ada jawaban.
    [system] Belum ada pesan sistem.
    [chat] Belum ada obrolan.
    [activity] Belum ada yang datang atau pergi.
   *[all] Belum ada pesan.
}
pludo-device-history-nothing-said = Belum ada yang diucapkan.
pludo-device-history-mute-all = Daftar semua pesan tidak bisa dibisukan. Pilih daftar lain dulu.
pludo-device-history-held = { $count } pesan selama kamu mengetik:

pludo-device-mode-direct = Keluaran: langsung. Permainan berbicara sendiri dan layar diam.
pludo-device-mode-terminal = Keluaran: terminal. Permainan mencetak baris biasa untuk pembaca layarmu.
pludo-device-mode-both = Keluaran: keduanya. Permainan berbicara dan mencetak setiap baris.

pludo-device-because-asked = Ini mode keluaran yang kamu minta.
pludo-device-because-saved = Ini mode keluaran dari pengaturanmu.
pludo-device-because-environment = Mode keluaran ini berasal dari variabel lingkungan.
pludo-device-because-speech = Kamu memilih cara berbicara, jadi permainan berbicara dan mencetak.
pludo-device-because-piped = Ini bukan terminal, jadi permainan mencetak baris biasa.
pludo-device-because-remote = Kamu tersambung lewat SSH, jadi permainan mencetak baris untuk pembaca layarmu sendiri.
pludo-device-because-api-reader = { $reader } berjalan, jadi permainan berbicara lewatnya.
pludo-device-because-console-reader = { $reader } berjalan, jadi permainan mencetak baris untuk dibacanya.
pludo-device-because-braille = { $reader } menampilkan baris dalam braille dan tidak berbicara, jadi permainan berbicara dan mencetak.
pludo-device-because-nothing = Pembaca layar tidak ditemukan, jadi permainan berbicara dan mencetak.

pludo-device-reader-gone = { $reader } tidak berjalan lagi. Permainan berbicara sekarang.
pludo-device-reader-came = { $reader } berjalan. Permainan mencetak baris untuknya dan tidak berbicara lagi.

pludo-device-speech-replaced = { $output } gagal. { $instead } berbicara sekarang.
pludo-device-speech-lost = { $output } gagal dan tidak ada lagi yang berbicara. Permainan mencetak setiap baris.

pludo-device-braille-lost = BRLTTY berhenti. Permainan tetap berbicara, dan menampilkan braille lagi bila ia kembali.
pludo-device-braille-refused = Permainan berbicara, dan mencetak baris untuk diikuti layar braille: { $code ->
    [not-installed] { $words } tidak terpasang.
    [not-running] { $words } tidak menerima baris dari program.
   *[other] { $words }
}

pludo-device-test-alpha = Alfa. Baris ini dicetak.
pludo-device-test-bravo = Bravo. Baris ini diucapkan permainan.
pludo-device-test-question = Apa yang kamu dengar? Tekan 1 untuk alfa, 2 untuk bravo, 3 untuk keduanya, 4 untuk tidak satu pun.
pludo-device-test-title = Apa yang kamu dengar?
pludo-device-test-answer = { $answer ->
    [1] Alfa
    [2] Bravo
    [3] Keduanya
   *[4] Tidak satu pun
}

pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } terpasang.
pludo-device-doctor-library-missing = { $name } tidak terpasang.
pludo-device-doctor-speaks = { $output }: berfungsi.
pludo-device-doctor-speaks-braille = { $output }: berfungsi, dengan braille.
pludo-device-doctor-silent = { $output }: tidak berfungsi di sini: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: tidak berfungsi di sini, { $name } tidak terpasang.
pludo-device-doctor-silent-not-running = { $output }: tidak berfungsi di sini, { $name } tidak berjalan.
pludo-device-doctor-silent-no-answer = { $output }: tidak berfungsi di sini, { $name } tidak menjawab.
pludo-device-doctor-silent-ended = { $output }: tidak berfungsi di sini, { $name } berhenti.
pludo-device-doctor-silent-no-voice = { $output }: tidak berfungsi di sini, { $name } menerima setiap baris dan tidak mengucapkannya.
pludo-device-doctor-not-running = Tidak berjalan: { $outputs }.
pludo-device-doctor-own-voice = Suara sendiri
pludo-device-doctor-speech-chosen = Ucapan lewat: { $output }.
pludo-device-doctor-speech-none = Tidak ada yang berbicara di sini. Permainan mencetak setiap baris.
pludo-device-doctor-cannot-tell = { $output } tidak melaporkan apakah sudah berbicara: hanya telingamu yang tahu.

pludo-device-doctor-braille-reader = Braille dikirim ke layar braille lewat { $output }.
pludo-device-doctor-braille-none = Layar braille tidak ditemukan. Dengan Orca atau BRLTTY ia menampilkan setiap baris dalam mode keluaran terminal, dengan NVDA atau JAWS dalam mode keluaran langsung.
pludo-device-doctor-braille-follows = BRLTTY berjalan: layar braille mengikuti baris dalam mode keluaran terminal dan keduanya.
pludo-device-doctor-braille-direct = Dalam mode keluaran langsung, permainan sendiri menulis ke { $cells } selnya.
pludo-device-doctor-braille-name = Braille dalam mode keluaran langsung

pludo-device-doctor-sound-ready = Suara berfungsi.
pludo-device-doctor-sound-name = Suara
pludo-device-doctor-sound-not-needed = Permainan lengkap tanpa suara.
pludo-device-doctor-sound-files = { $count } berkas suara, tidak ada yang hilang.
pludo-device-doctor-sound-files-missing = Berkas suara ini hilang: { $missing }. Pasang permainan lagi.
pludo-device-doctor-server-folder = Folder suara server dalam pengaturan online.sounds tidak ada: { $folder }
pludo-device-doctor-server-sounds = { $count } suara server yang terakhir kamu kunjungi tidak berbunyi: { $names }. Pengaturan online.sounds bisa menyebut folder yang memilikinya.

pludo-device-doctor-voices = { $count } suara untuk { $language }. Masukkan satu ke pengaturanmu sebagai speech.voice:
pludo-device-doctor-no-voices = Tidak ada pilihan suara di sini; atur suara di pembaca layar atau sistemmu.

pludo-device-doctor-folder-options = Pengaturan: { $folder }
pludo-device-doctor-folder-saves = Permainan tersimpan: { $folder }
pludo-device-doctor-folder-sounds = Suara: { $folder }
pludo-device-doctor-folder-locales = Terjemahan: { $folder }
pludo-device-doctor-folder-program = Program: { $folder }

pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, baris { $line }: { $id } memakai { $name }, yang tidak ada di sana; kalimatnya diucapkan dalam bahasa Inggris.
    [form] { $file }, baris { $line }: { $id } meminta bentuk { $name }, yang tidak dimiliki pesan mana pun.
    [mention] { $file }, baris { $line }: { $id } menyebut { $name }, yang belum diterjemahkan; kalimatnya diucapkan dalam bahasa Inggris.
    [encoding] { $file }, baris { $line }: { $name } tidak ditulis dalam UTF-8; kalimatnya diucapkan dalam bahasa Inggris.
   *[unreadable] { $file }, baris { $line }: { $name } tidak bisa dibaca; kalimatnya diucapkan dalam bahasa Inggris.
}
pludo-device-doctor-translations = Dan { $count } tempat lagi seperti itu.

pludo-device-doctor-log = Untuk melaporkan kesalahan, mulai dengan --log dan nama berkas, misalnya: playpalace-ludo --log ludo.log. Main sampai terjadi, lalu kirim berkasnya. Isinya kapan perintah mana datang dan apa yang diserahkan ke ucapan atau server, tidak pernah apa yang kamu ketik, tulis atau dengar.

pludo-device-doctor-test-speech = Kalau kamu mendengar ini, ucapan berfungsi.
pludo-device-doctor-test-left = Dadu di kiri.
pludo-device-doctor-test-right = Bidak masuk finis di kanan.
pludo-device-doctor-test-begin = Sekarang tes. Ucapan: { $output }.

pludo-device-advice-speechd = Untuk ucapan dengan suara desktopmu, pasang speech-dispatcher. Di Debian dan Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher berjalan, tetapi suaranya tidak berbicara. Hentikan dengan: killall speech-dispatcher. Permainan menjalankannya lagi. Kalau tetap diam, pastikan PulseAudio atau PipeWire berjalan.
pludo-device-advice-voice = Untuk suara permainan sendiri: pip install espeakng-loader
pludo-device-advice-sound-library = Untuk suara: pip install pygame-ce
pludo-device-advice-sound-device = Untuk suara, sambungkan headphone atau pengeras suara, dan pastikan sistem memutar lewatnya.
pludo-device-advice-sound-device-linux = Untuk suara, sambungkan kartu suara atau headphone, dan pastikan PulseAudio atau PipeWire berjalan.
pludo-device-advice-reader-windows = Untuk ucapan dan braille dengan pembaca layar, jalankan NVDA (nvaccess.org) atau JAWS, lalu permainan.
pludo-device-advice-reader-macos = VoiceOver membaca baris dalam mode keluaran terminal. Nyalakan dengan Command F5.
pludo-device-advice-ao2 = Untuk pembaca layar: pip install accessible-output2
pludo-device-advice-nothing = Tidak ada yang kurang.
