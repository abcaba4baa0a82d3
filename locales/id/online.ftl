# Bahasa Indonesia: bermain dengan orang di server PlayPalace.
pludo-online-servers-title = Server.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, sebagai { $user }
}
pludo-online-server-help = Alamatnya { $url }. Enter ke sana, Delete menghapusnya dari daftar.
    .touch = Alamatnya { $url }.
pludo-online-add = Tambah server
pludo-online-type-address = Ketik alamat server, misalnya wss://example.org:8000, lalu tekan Enter.
    .touch = Ketik alamat server, misalnya wss://example.org:8000.
pludo-online-bad-address = Itu bukan alamat server. Alamat diawali wss:// atau ws://, lalu nama, dan mungkin titik dua dan angka.
pludo-online-public = { $name }, server umum
pludo-online-public-help = { $about ->
    [none] Alamatnya { $url }. Enter ke sana.
   *[other] { $about } Alamatnya { $url }. Enter ke sana.
}
    .touch = { $about ->
        [none] Alamatnya { $url }.
       *[other] { $about } Alamatnya { $url }.
    }
pludo-online-clipboard = Tambah alamat dari papan klip
pludo-online-clipboard-none = Tidak ada alamat server di papan klip. Salin dulu satu, misalnya wss://example.org:8000.
pludo-online-where = Di mana ada server
pludo-online-where-told = Halaman PlayPalace dan komunitasnya menyebut server yang terbuka untuk semua; teman yang punya server bisa memberi alamatnya. Masukkan lewat "Tambah server".
pludo-online-public-broken = Daftar server umum di { $file } tidak dipakai: { $reason }.
pludo-online-servers-broken = Daftar server tidak bisa dipakai: { $reason }. Disimpan sebagai { $file }, dan daftar baru dimulai.
pludo-online-not-kept = Itu tidak bisa disimpan untuk lain kali: { $reason }.

pludo-online-who-title = Apakah kamu punya akun di sana?
pludo-online-log-in = Masuk
pludo-online-new-account = Akun baru
pludo-online-name = Ketik namamu di server ini, lalu tekan Enter. Huruf besar berpengaruh.
    .touch = Ketik namamu di server ini. Huruf besar berpengaruh.
pludo-online-sure-title = { $name }. Server membuat akun baru dari nama apa pun yang tak dikenalnya. Apakah namanya benar?
pludo-online-name-right = Ya, masuk sebagai { $name }
pludo-online-name-wrong = Tidak, ketik lagi
pludo-online-password = Ketik kata sandimu, lalu tekan Enter. Tidak ditampilkan, diucapkan maupun disimpan.
    .touch = Ketik kata sandimu. Tidak diucapkan maupun disimpan.
pludo-online-password-again = Ketik lagi kata sandi yang sama.
pludo-online-passwords-differ = Kedua kata sandi berbeda. Tidak ada yang dikirim.
pludo-online-character = karakter
pludo-online-characters-typed = { $count ->
    [0] Belum ada ketikan
   *[other] { $count } karakter diketik
}. Enter selesai, Escape keluar.
    .touch = { $count ->
        [0] Belum ada ketikan.
       *[other] { $count } karakter diketik.
    }

pludo-online-trust-title = Tak ada yang menjamin { $name }. Sidik jarinya diawali: { $words }. Tanyakan pada pemilik server, lalu pilih.
pludo-online-trust = Percayai mulai sekarang
pludo-online-do-not-trust = Jangan percayai
pludo-online-fingerprint = Sidik jari SHA-256: { $digits }
pludo-online-changed = Berhenti. { $name } menunjukkan sidik jari lain dari yang kamu percayai: { $words }. Mungkin ada yang menyadap. Kamu tidak disambungkan. Kalau pemiliknya punya sertifikat baru, hapus server dari daftar dan tambahkan lagi.

pludo-online-connecting = Menyambung.
pludo-online-welcome = Kamu sudah masuk, { $name }.
pludo-online-back = Kamu kembali.
pludo-online-left = Kamu meninggalkan server
pludo-online-goodbye = Kamu meninggalkan server. Sampai jumpa.
pludo-online-lost = Koneksi terputus
pludo-online-unsure = Yang terakhir kamu lakukan mungkin tidak sampai ke server.
pludo-online-no-answer = Server tidak menjawab
pludo-online-still-trying = Server tidak menjawab. Masih mencoba.
pludo-online-answers-again = Server menjawab lagi.
pludo-online-gave-up = Kamu tidak menunggu server
pludo-online-strange = Yang menjawab di sana tidak bertingkah seperti server PlayPalace. Itu server jenis lain, atau sedang terlalu sibuk
pludo-online-looking-help = Program memeriksa apakah server menjawab di alamat ini. Escape kembali.
    .touch = Program memeriksa apakah server menjawab di alamat ini.
pludo-online-table-gone = Meja tempatmu tadi hilang. Kalau permainannya disimpan, ada di antara meja tersimpan.
pludo-online-unknown-host = Tidak ada server bernama itu
pludo-online-refused = Tak ada yang menjawab di alamat itu
pludo-online-timeout = Server tidak menjawab tepat waktu
pludo-online-no-tls = Server tidak berbicara dengan aman. Mungkin alamatnya diawali ws, bukan wss
pludo-online-not-a-server = Yang menjawab di sana bukan server PlayPalace. Mungkin alamatnya diawali wss, bukan ws
pludo-online-redirected = Server mengarahkanmu ke { $address }. Program tidak ikut tanpa diminta, dan tidak ada yang dikirim. Kalau kamu percaya alamat itu, sambungkan sendiri ke sana
pludo-online-proxy = Sistemmu mengirim koneksi lewat proksi, dan proksi itu tidak meloloskan yang ini. Tanyakan pengelolanya, atau sebut servernya dalam variabel lingkungan NO_PROXY
pludo-online-proxy-socks = Sistemmu mengirim koneksi lewat proksi SOCKS, yang memerlukan paket python-socks. Pasang paket itu, atau sebut servernya dalam variabel lingkungan NO_PROXY
pludo-online-unreachable = Server tidak bisa dijangkau
pludo-online-refused-token = Kamu pergi terlalu lama. Masuk dengan kata sandimu
pludo-online-refused-foreign = Ini server PlayAural. Ia hanya menerima program PlayAural sendiri
pludo-online-server-says = { $text ->
    [none] Server mengakhiri koneksi
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Mencoba lagi dalam { $seconds } detik.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Kamu tidak tersambung sekarang. Enter langsung mencoba, Control D keluar.
   *[connecting] Masih menyambung. Control D keluar.
}
    .touch = { $stage ->
        [waiting] Kamu tidak tersambung sekarang. Program terus mencoba.
       *[connecting] Masih menyambung.
    }

pludo-online-row = { $text }, { $number } dari { $count }
pludo-online-square = { $text }, baris { $line }, kolom { $column }
pludo-online-no-menu = Tidak ada yang bisa dipilih saat ini.
pludo-online-empty-table = Di meja. Tidak ada yang bisa dipilih saat ini.
pludo-online-chat = { $scope ->
    [all] { $sender } ke semua: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Tulis ke semua, lalu tekan Enter.
   *[table] Tulis ke meja, lalu tekan Enter.
}
    .touch = { $scope ->
        [all] Tulis ke semua.
       *[table] Tulis ke meja.
    }
pludo-online-table-opened = { $host } membuka meja untuk { $game }.
pludo-online-ping = Pulang pergi dalam { $milliseconds } milidetik.
pludo-online-pass-key = Tombol berikutnya dikirim ke server.
pludo-online-server-key = { $key } dikirim ke server.
pludo-online-clash = Server juga memakai { $key }. { $pass } lalu { $key } mengirimnya ke server.
pludo-online-record-offered = Server menawarkan rekaman permainan ini. { $key ->
    [none] Tak ada tombolmu yang menyimpannya.
   *[other] { $key } menyimpannya.
}
    .touch = Server menawarkan rekaman permainan ini. “Simpan rekaman” menyimpannya.
pludo-online-no-record = Server tidak menawarkan rekaman.
pludo-online-records-full = sudah ada { $count } rekaman dari server; hapus beberapa
pludo-online-record-kept = Rekaman permainan ini ada di antara permainanmu yang selesai.
pludo-online-record-not-kept = Rekaman permainan ini tidak bisa disimpan: { $reason }.
pludo-online-rules-unknown = aturan { $rules } tidak ada di komputer ini
pludo-online-wording = Meja Ludo Plus memakai kalimat baru saat kamu masuk lagi.
pludo-online-keys-title = Tombol program ini di server. Panah bawah membaca terus, Escape menutup.
pludo-online-help = Panah menelusuri menu server, Enter memilih, Escape kembali. Huruf dan angka milik server, dan di meja juga F3, Control Q dan Control R. Garis miring menulis ke meja, F2 menyebut siapa di sana, Control D meninggalkan server.
    .touch = Menu server dan hal lain yang bisa kamu lakukan di sana adalah tombol.

pludo-online-editor = { $prompt } { $count } baris. Panah berpindah baris, Enter memulai baris baru, Control S mengirim, Escape keluar.
    .touch = { $prompt }
pludo-online-new-line = Baris { $number }.
pludo-online-line = Baris { $number }: { $text ->
    [none] kosong
   *[other] { $text }
}
pludo-online-document = { $title } Panah bawah membaca terus, H ke judul berikutnya, Escape menutup.
    .touch = { $title }
pludo-online-heading = Judul { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Isinya kosong.
pludo-online-no-heading = Tidak ada judul lagi.

pludo-online-dice-sealed = Disegel. Server mendapat kata ini saat permainan mulai, tidak sebelumnya.
pludo-online-dice-late = Terlambat: kata untuk dadu berikutnya sudah disebut.
pludo-online-dice-check = { $throw ->
    [cards] Semua { $count } kartu cocok
    [spinner] Semua { $count } putaran cocok
   *[dice] Semua { $count } dadu cocok
}, dan tak ada yang tahu katamu sebelum semua masuk.
pludo-online-dice-left-out = Jangan percayai dadu permainan itu: rekamannya tidak memuat kata yang disegel program ini untukmu.
pludo-online-dice-unasked = Server tidak meminta dari program ini kata yang disegelnya untukmu; ia bisa memilih dadu permainan itu bersama komplotan.
pludo-online-dice-list = Jangan percayai dadu permainan itu: menurut rekamannya, pemain, aturan atau kata diubah setelah program ini menyebut katamu.
