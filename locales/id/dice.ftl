# Bahasa Indonesia: dari mana dadu berasal, dan apakah sesuai yang ditetapkan.
pludo-dice-them = { $throw ->
    [cards] kartu
    [spinner] putaran
   *[dice] dadu
}
pludo-dice-fixed = Untuk permainan ini { pludo-dice-them } sudah ditetapkan; kode { $code }.
pludo-dice-fixed-next = Untuk permainan berikutnya { pludo-dice-them } sudah ditetapkan; kode { $code }.
pludo-dice-next = Kode { pludo-dice-them } berikutnya: { $code }.
    .first = Kode { pludo-dice-them } berikutnya: { $code }. Menu tindakan menerima kata untuknya.
pludo-dice-fixed-then = Menurut rekaman ini, kode yang disebut sebelum permainan adalah { $code }.
pludo-dice-follows = { $count ->
    [0] Belum ada yang keluar.
    [1] Satu-satunya { pludo-dice-them } berasal dari benih dalam rekaman ini.
   *[other] Semua { $count } { pludo-dice-them } berasal dari benih dalam rekaman ini.
}
    .so-far = { $count ->
        [0] Belum ada yang keluar.
        [1] Yang pertama dari { pludo-dice-them } berasal dari benih dalam rekaman ini; permainan belum selesai.
       *[other] Semua { $count } { pludo-dice-them } sejauh ini berasal dari benih dalam rekaman ini; permainan belum selesai.
    }
    .broken-off = { $count ->
        [0] Permainan terhenti sebelum ada yang keluar.
       *[other] Permainan terhenti. Sampai saat itu keluar { $count } { pludo-dice-them }, dan semua berasal dari benih dalam rekaman ini.
    }
pludo-dice-cut = Rekaman terpotong: tercatat { $listed } { pludo-dice-them }, tetapi langkahnya berakhir setelah { $count }.
pludo-dice-noted-record = Semua { $count } { pludo-dice-them } cocok: ini rekaman yang kodenya kamu catat, dan tidak ada yang diubah sejak itu.
pludo-dice-noted-seed = Semua { $count } { pludo-dice-them } cocok: berasal dari benih yang kodenya kamu catat sebelum permainan.
pludo-dice-not-noted = Pemalsu seluruh rekaman bisa berkata sama. Untuk menyingkirkan itu, catat kode sebelum permainan dan di akhirnya, lalu periksa dengan --noted.
pludo-dice-noted-short = Tiga kata yang kamu catat cocok dengan rekaman ini, tetapi terlalu sedikit untuk menyingkirkan pemalsuan.
pludo-dice-noted-part = Satu kode punya { $words } kata, kamu memberi { $given }.
pludo-dice-noted-other = Kata yang kamu catat adalah kode lain: bukan yang disebut sebelum permainan ini, bukan pula kode rekaman ini.
pludo-dice-record = Kode seluruh rekaman adalah { $code }.
pludo-dice-seen = Server atau program yang menjalankan permainan ini melihat kata-kata sebelum mencampur dadu; ia bisa memilih dadu bersama komplotan.
pludo-dice-kept = Menurut rekaman ini, kata-kata { $names } disegel sampai semua masuk. { $count ->
    [1] Hanya program pemain itu yang bisa memastikannya.
   *[other] Hanya program para pemain itu yang bisa memastikannya.
}
pludo-dice-unkept = { $names } menyegel kata dan tidak menyebutkannya. { $count ->
    [1] Pemain itu bisa memilih antara dua deret dadu.
   *[other] Bersama mereka bisa memilih di antara beberapa deret dadu.
}
pludo-dice-no-proof = Tidak ada yang ditetapkan sebelum permainan ini, jadi { pludo-dice-them } tidak bisa diperiksa. Ia dimulai dengan versi lama, atau dengan dadu yang disiapkan.
pludo-dice-seeded = Dalam permainan ini { pludo-dice-them } berasal dari --seed { $seed }: yang memilihnya bisa tahu semua sebelumnya.
pludo-dice-not-told = Benih baru disebut di akhir permainan; sampai saat itu { pludo-dice-them } tidak bisa diperiksa.
    .over = Permainan selesai, tetapi benihnya hilang: { pludo-dice-them } tidak bisa diperiksa.
pludo-dice-contribution = Kata seorang pemain diubah: { pludo-dice-them } tidak dicampur dengan kata ini.
pludo-dice-mixed = Aturan, kursi, nama atau kata seorang pemain diubah: { pludo-dice-them } tidak dicampur dengan ini.
pludo-dice-promise = Kata-kata { $name } bukan yang disegel sebelum permainan.
pludo-dice-commitment = Komitmen diubah: { pludo-dice-them } berasal dari benih, tetapi komitmennya tidak.
pludo-dice-seed = Benih diubah: komitmen maupun { pludo-dice-them } tidak berasal darinya.
pludo-dice-die = { $throw ->
    [cards] Kartu
    [spinner] Putaran
   *[dice] Dadu
} { $number }, di giliran { $turn }, berbeda: rekaman mencatat { $fell }, benih memberi { $due }.
pludo-dice-first = Pemain yang memulai berbeda: rekaman mencatat { $fell }, benih memberi { $due }.
pludo-dice-list = Daftar 'drawn' diubah: nomor { $number } adalah { $fell }, benih memberi { $due }.
