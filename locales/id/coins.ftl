# Bahasa Indonesia: uang mainan.
pludo-coins-won = { $name } mendapat { $coins } koin.
    .you = Kamu mendapat { $coins } koin.
pludo-coins-purse = { $name } punya { $coins } koin.
    .you = Kamu punya { $coins } koin.
pludo-coins-staked = Semua bertaruh { $coins }: ada { $pot } koin di meja.
pludo-coins-offer = { $other }: { $name } menawarkan gandakan taruhan menjadi { $coins }.
pludo-coins-taken = { $name } menerima: kini masing-masing bertaruh { $coins }.
    .you = Kamu menerima: kini masing-masing bertaruh { $coins }.
pludo-coins-given-up = { $name } menyerahkan taruhan. Permainan lanjut tanpa taruhan.
pludo-coins-switched-off = Tidak ada koin. Koin bisa dinyalakan di pengaturan meja.
pludo-coins-late = Sebuah permainan sudah selesai, dan koinnya masih di meja.

pludo-coins-people-stake = Semua orang bertaruh { $coins }, bot tidak: ada { $pot } koin di meja.
pludo-coins-alone = Koin perlu dua orang di meja: permainan ini tanpa taruhan.
pludo-coins-none-now = Dompet koin server ini sedang tidak bisa dipakai: permainan ini tanpa taruhan.
pludo-coins-unpaid = Dompet koin server ini sedang tidak bisa dipakai. Semua mendapat taruhannya kembali saat server mulai lagi.
pludo-coins-back = Semua mendapat taruhannya kembali.
pludo-coins-off = Tidak ada koin di server ini.
pludo-coins-busy = Dompet koin server ini sedang tidak bisa dipakai.
pludo-coins-on-table = Ada { $pot } koin di meja, { $coins } milikmu.

pludo-coins-offered = { $name } menawari { $other } gandakan taruhan menjadi { $coins }.
    .you = { $name } menawarkan gandakan taruhan menjadi { $coins }. Terima atau serahkan taruhan, di menumu.
    .own = Kamu menawarkan gandakan taruhan menjadi { $coins }. { $other } menjawab; kalau kamu melempar, tawaran gugur.
    .bot = Kamu menawarkan gandakan taruhan menjadi { $coins }.
pludo-coins-lapsed = Tawaran gandakan gugur: permainan sudah lanjut.
pludo-coins-no-stake = Tidak ada taruhan untuk digandakan.
pludo-coins-no-offer = Tidak ada tawaran untuk dijawab.
pludo-coins-offer-open = { $other } belum menjawab.
pludo-coins-offer-most = Taruhan tidak bisa digandakan lagi.
pludo-coins-offer-theirs = Tawaran berikutnya hak { $other }.
pludo-coins-offer-later = Tawarkan saat lemparanmu tiba.
pludo-coins-offer-away = { $other } tidak ada untuk menjawab.
