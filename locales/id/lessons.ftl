# Bahasa Indonesia: permainan terpandu dan langkah pertama.
pludo-lesson = Pelajaran { $number }: { $text }
pludo-lesson-title = Permainan terpandu
pludo-lesson-race = Ludo adalah balapan: bawa bidakmu sekali mengelilingi papan dan masuk finis, sebelum { $opponent }. Dalam permainan terpandu ini bidak pertama di finis menang. { $roll } melempar dadu: tekanlah.
    .touch = Ludo adalah balapan: bawa bidakmu sekali mengelilingi papan dan masuk finis, sebelum { $opponent }. Dalam permainan terpandu ini bidak pertama di finis menang. Tombol { $roll } melempar dadu.
pludo-lesson-yard = Empat bidakmu menunggu di kandang, dan hanya enam yang mengeluarkannya. Tekan { $roll } lagi. { $next } juga bisa: ia selalu melakukan hal berikutnya yang wajar.
    .touch = Empat bidakmu menunggu di kandang, dan hanya enam yang mengeluarkannya. Lempar lagi.
pludo-lesson-choose = Enam, dan kamu boleh memilih: tekan angka sebuah bidak. Atau biarkan panah membacakan pilihan satu per satu, dan Enter memainkan yang terakhir kamu dengar.
    .touch = Enam, dan kamu boleh memilih: tiap langkahmu adalah tombol di “Langkahmu”. Di papan kamu juga bisa menyentuh bidak.
pludo-lesson-six = Enam juga memberi lemparan lagi. Tetapi tiga kali enam berturut-turut membatalkan seluruh giliran. Tekan { $roll }.
    .touch = Enam juga memberi lemparan lagi. Tetapi tiga kali enam berturut-turut membatalkan seluruh giliran. Lempar.
pludo-lesson-map = Papannya lingkaran { $track } petak. Kamu mulai di { $start }, jalan sekali keliling sampai { $entry }, dan di sana belok ke jalur akhirmu sepanjang { $column } petak; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Tak ada yang bisa ditangkap di petak awal.
        [own] Di petak awalmu sendiri kamu tidak bisa ditangkap.
       *[none] Tidak ada petak lingkaran yang aman.
    }
   *[other] { $safe-start ->
        [all] Di { $safe } dan di setiap petak awal tak ada yang bisa ditangkap.
        [own] Di { $safe } tak ada yang bisa ditangkap, begitu juga kamu di petak awalmu sendiri.
       *[none] Di { $safe } tak ada yang bisa ditangkap.
    }
}
pludo-lesson-other-start = { $name } mulai di { $square }
pludo-lesson-explore = Kamu berdiri di { $square }, petak aman. Sekarang jelajahi papan sendiri: { $explore-on } maju, { $explore-back } mundur, { $explore-own } ke bidakmu, { $explore-safe } ke petak aman berikutnya, { $explore-here } menyebut isi petak ini. Bidakmu tetap di tempat. Setelah melihat-lihat, lempar.
    .touch = Kamu berdiri di { $square }, petak aman. Sekarang jelajahi papan sendiri: “Papan, petak demi petak” menunjukkan setiap petak dan siapa di sana. Bidakmu tetap di tempat. Setelah melihat-lihat, lempar.
pludo-lesson-board = Tanyakan kapan saja: { $board } menyebut seluruh papan, { $my-tokens } bidakmu dan sisa jaraknya, { $turn } giliran siapa. Coba satu, lalu lempar.
pludo-lesson-help = { $help } menyebut apa yang bisa kamu lakukan sekarang, dan semua tombol; di sana panah bawah membaca terus dan Escape menutup. Dalam permainan terpandu ini diawali pelajarannya. { $key-help } menjelaskan tiap tombol saat ditekan.
    .touch = { $help } menyebut apa yang bisa kamu lakukan sekarang. Dalam permainan terpandu ini diawali pelajarannya. Lempar.
pludo-lesson-rules = { $rules } membacakan aturan meja ini, baris demi baris. Tiap meja bisa berbeda. Lihatlah, lalu lempar.
pludo-lesson-near = Sekarang { $opponent } punya bidak di luar, empat petak di depanmu. { $near } menyebut siapa yang bisa kamu tangkap, siapa yang bisa menangkapmu, dan peluangnya. Lalu lempar: empat akan bagus.
pludo-lesson-capture = Kamu mendarat di bidak { $opponent }, dan bidak itu kembali ke kandang: itulah tangkapan. Itu bisa menimpamu di setiap petak yang tidak aman. Lempar lagi.
pludo-lesson-history = Kalau ada yang terlewat, { $older } membaca baris lebih lama, { $newer } lebih baru, { $repeat } mengulang yang terakhir. { $since } menyebut yang terjadi sejak giliranmu yang lalu.
    .touch = Kalau ada yang terlewat, “Yang diucapkan” berisi baris terakhir. { $since } menyebut yang terjadi sejak giliranmu yang lalu.
pludo-lesson-tip = { pludo-lesson-tip-early } Untuk itu kamu perlu enam. Lempar.
pludo-lesson-hint = Pilihan sungguhan: lanjut dengan bidakmu, atau keluarkan yang lain. Dalam permainan utuh kamu perlu bidak kedua; di sini yang pertama di finis menang, jadi berlari lebih penting. { $hint } menyebut apa yang akan dilakukan pemain kuat, dan alasannya. Lalu tekan angka.
    .touch = Pilihan sungguhan: lanjut dengan bidakmu, atau keluarkan yang lain. Dalam permainan utuh kamu perlu bidak kedua; di sini yang pertama di finis menang, jadi berlari lebih penting. { $hint } menyebut apa yang akan dilakukan pemain kuat, dan alasannya. Lalu pilih.
pludo-lesson-undo = Berubah pikiran? { $undo } membatalkan pilihanmu, dan kamu memilih lagi; dadunya tetap. Kalau tidak, lempar lagi.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Lempar.
pludo-lesson-entry = Pintu masukmu dekat: setelah { $entry } kamu belok ke jalur akhirmu, tempat tak ada yang bisa mengikuti. Lempar.
pludo-lesson-exact = Kamu di jalur akhirmu, dan tak ada yang bisa menangkapmu di sana. Untuk masuk finis perlu angka tepat; { $explore-faces } di petak bidakmu menyebut ke mana tiap angka membawa. Lempar.
    .touch = Kamu di jalur akhirmu, dan tak ada yang bisa menangkapmu di sana. Untuk masuk finis perlu angka tepat. Lempar.
pludo-lesson-end = Itulah permainan terpandu. Kamu kenal papan, tombol dan aturan; permainan utuh dimenangkan dengan empat bidak di finis. Enter memulainya sekarang, Escape membuka menu.
    .touch = Itulah permainan terpandu. Kamu kenal papan dan aturan; permainan utuh dimenangkan dengan empat bidak di finis.
pludo-lessons-stopped = Pelajaran berhenti. Permainan lanjut.

pludo-lesson-tip-early = Kiat: keluarkan satu bidak segera, dan satu lagi bila bisa, supaya tak ada lemparan terbuang.
pludo-lesson-tip-spread = Kiat: bidak yang berjauhan memberi lebih banyak pilihan; bidak yang berdekatan lebih mengancam.
pludo-lesson-tip-safe = Bila ada yang di belakangmu, akhiri langkah di petak aman atau di dekatnya.

pludo-first-title = Langkah pertama
pludo-first-map = Petanya
pludo-first-ring = Papannya lingkaran { $track } petak, bernomor searah permainan. Petak awal: { $starts }. Setiap pemain jalan sekali keliling, belok { $back } petak sebelum petak awalnya ke jalur akhirnya sepanjang { $column } petak, dan finis ada di ujungnya. { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Tombol pertama
    .touch = Tombol pertama
pludo-first-play = { $roll } melempar. Angka sebuah bidak menjalankannya; { $next } melakukan hal berikutnya yang wajar.
    .touch = { $roll } melempar. Tiap langkahmu adalah tombol.
pludo-first-ask = { $board } menyebut seluruh papan, { $my-tokens } bidakmu dan sisa jaraknya, { $turn } giliran siapa, { $near } siapa yang bisa kamu tangkap dan siapa yang bisa menangkapmu, { $since } yang terjadi sejak giliranmu yang lalu.
pludo-first-explore = { $explore-on } dan { $explore-back } menelusuri papan petak demi petak, { $explore-own } ke bidakmu berikutnya, { $explore-safe } ke petak aman berikutnya, { $explore-here } menyebut isi petak ini. Bidakmu tetap di tempat.
    .touch = “Papan, petak demi petak” menunjukkan setiap petak dan siapa di sana.
pludo-first-help = { $help } membantu, { $rules } membacakan aturan meja, { $hint } menyebut apa yang akan dilakukan pemain kuat, { $undo } membatalkan pilihanmu bila meja membolehkan.
pludo-first-tips = Kiat
