# Bahasa Indonesia: yang dicetak perintah terminal.
pludo-cli-progress = { $done } dari { $total } permainan, sisa { $left }
pludo-cli-train-progress = { $games } permainan, sisa { $left }
pludo-cli-train-resumed = Lanjut setelah { $games } permainan.
pludo-cli-train-nothing = Dihentikan sebelum seri permainan pertama selesai; tidak ada yang ditulis.
pludo-cli-train-done = { $end ->
    [stopped] Dihentikan setelah { $games } permainan.
    [settled] Selesai setelah { $games } permainan: tak ada lagi yang membaik.
   *[spent] Selesai setelah { $games } permainan: batasnya habis.
} Yang dipelajari si ahli ada di { $file }, { $size } kilobita. Perintah yang sama melanjutkan dari sini.
pludo-cli-check-refused = { $file } punya { $count } masalah.
pludo-cli-line = { $file }, baris { $line }
pludo-cli-column = { $file }, baris { $line }, kolom { $column }
pludo-cli-check-good = { $file } berkas aturan yang baik. Isinya begini:
pludo-cli-check-effort = Pertanyaan tersulit tentang tangkapan melihat { $count } posisi.
pludo-cli-check-cut = Pertanyaan tersulit tentang tangkapan akan melihat { $count } posisi. Itu terlalu banyak: N, petunjuk, dan penjelajah melihat sebagian saja dan berkata “setidaknya”.
pludo-cli-check-heading = Permainan acak.
pludo-cli-check-ended = { $games ->
    [1] Satu-satunya permainan acak dengan { pludo-cli-players } selesai.
   *[other] { $ended } dari { $games } permainan acak dengan { pludo-cli-players } selesai.
}
pludo-cli-check-endless = { $games ->
    [1] Satu-satunya permainan acak dengan { pludo-cli-players } tidak selesai; ditinggal pada giliran { $turns }. Bisakah setiap bidak mencapai finis?
   *[other] Tak satu pun dari { $games } permainan acak dengan { pludo-cli-players } selesai; yang terpanjang ditinggal pada giliran { $turns }. Bisakah setiap bidak mencapai finis?
}
pludo-cli-players = { $players } pemain
pludo-cli-check-stuck = { $file } tidak bisa dimainkan: pada { $count } dari { $games } permainan acak sebuah giliran tak pernah selesai. Lihat setiap "again", "bonus", dan "pass".
pludo-cli-check-length = Satu permainan sekitar { $middle } giliran; delapan dari sepuluh antara { $low } dan { $high }.
pludo-cli-check-captures = Tangkapan per permainan: { $count }.
pludo-cli-check-drawn = Permainan tanpa pemenang: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } menang { $percent } persen, lebih dari bagiannya { $fair }: nilai sebenarnya antara { $low } dan { $high }.
    [less] { $colour } menang { $percent } persen, kurang dari bagiannya { $fair }: nilai sebenarnya antara { $low } dan { $high }.
   *[fair] { $colour } menang { $percent } persen; nilai sebenarnya antara { $low } dan { $high }, bagiannya { $fair }.
}
pludo-cli-check-fair = Tak ada kursi yang punya keuntungan yang bisa ditunjukkan permainan ini.
pludo-cli-check-unfair = Kursinya tidak setara. Bila bukan itu maksudnya, lihat rute, bidak, dan siapa yang mulai.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Hasil yang tak pernah memberi apa-apa: { $names }.
   *[other] Hasil yang tak pernah memberi apa-apa: { $names } dan { $more } lagi.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Hasil yang tak pernah keluar: { $names }.
   *[other] Hasil yang tak pernah keluar: { $names } dan { $more } lagi.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Petak yang tak pernah disinggahi bidak: { $names }.
   *[other] Petak yang tak pernah disinggahi bidak: { $names } dan { $more } lagi.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Perubahan aturan yang tak pernah terjadi: { $names }.
   *[other] Perubahan aturan yang tak pernah terjadi: { $names } dan { $more } lagi.
}
pludo-cli-check-all-matter = Semua hasil dan semua petak ikut bermain.
pludo-cli-new-variant-written = { $file } sudah ditulis. Buka dalam penyunting teks, lalu jalankan: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } terpasang sebagai { $file }. Mainkan dengan: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Berkas dasarnya sudah ditulis di dalamnya: satu berkas ini cukup bagi pemain lain.
pludo-cli-install-replaced = Ini menggantikan berkas bernama sama yang tadinya ada. Permainan yang disimpan dengan aturan lama perlu berkas lama.
pludo-cli-install-removed = { $file } dibuang.
pludo-cli-install-refused = { $file } tidak dipasang. Tak ada yang berubah.
pludo-cli-arena-heading = { $games } permainan { $variant }.{ $drawn ->
    [0] {""}
   *[other] {" "}Tanpa pemenang: { $drawn }.
}
pludo-cli-arena-fault = Kesalahan: { $bot }: { $fault }. Bot sulit melanjutkan.
pludo-cli-arena-score = { $seats ->
    [1] { $name } menang { $percent } persen; nilai sebenarnya antara { $low } dan { $high }.
   *[other] { $name }, di { $seats } kursi, menang { $percent } persen per kursi; nilai sebenarnya antara { $low } dan { $high }.
}
pludo-cli-arena-times = { $name } memutuskan { $decisions } kali per permainan; satu keputusan perlu { $median } milidetik, 99 dari 100 paling lama { $most }.
pludo-cli-arena-length = Satu permainan { $turns } giliran dan { $throws } lemparan, dengan { $captures } tangkapan.
pludo-cli-arena-cell = { $others ->
    [1] { $row } lawan { $column }: { $percent } persen, antara { $low } dan { $high }.
   *[other] { $row } lawan { $others } { $column }: { $percent } persen, antara { $low } dan { $high }.
}
pludo-cli-arena-rating = { $name } punya rating { $rating }, lebih kurang { $doubt }.
pludo-cli-given-up = { $count } permainan tidak selesai dan ditinggal.
pludo-cli-balance-heading = { $games } permainan { $variant } dengan { $players } bot berkekuatan { $strength }.
pludo-cli-balance-who-began = Yang mulai menang { $percent } persen, { $verdict ->
    [more] lebih dari bagian { $fair }: nilai sebenarnya antara { $low } dan { $high }.
    [less] kurang dari bagian { $fair }: nilai sebenarnya antara { $low } dan { $high }.
   *[fair] yang tak bisa dibedakan permainan ini dari bagian { $fair }: nilai sebenarnya antara { $low } dan { $high }.
}
pludo-cli-balance-story = Pimpinan berganti { $changes } kali per permainan; pemenang unggul seterusnya setelah { $decided } persen permainan. { $comebacks } persen pemenang tadinya hampir kalah.
pludo-cli-not-installed = { $names } belum terpasang di sini; pasang dengan: pip install { $packages }
pludo-cli-draw-written = { $file } sudah ditulis: { $title }.
pludo-cli-tournament-none = Belum ada turnamen.
pludo-cli-tournament-created = Mainkan dengan: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } sudah ditulis.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 sampai 4 pemain
    [s04] papan melingkar
    [s06] 4 bidak masing-masing
    [s07] hanya bidak sendiri dijalankan
    [s09] empat fase
    [s10] jalur akhir sendiri
    [s12] semua bidak di finis menang
    [s13] satu atau dua dadu biasa
    [s14] lemparan untuk urutan main
    [s15] lemparan tertinggi mulai
    [s16] yang seri melempar lagi
    [s17] satu lemparan per giliran
    [s18] tak bisa jalan, giliran selesai
    [s19] pemenang pertama mengakhiri
    [s20] lintasan melingkar
    [s21] semua bidak mulai di kandang
    [s23] 6 untuk keluar
    [s24] keluar di petak awal
    [s25] jarak yang sama
    [s26] jalan maju
    [s27] sejauh kata lemparan
    [s28] boleh memilih bidak mana pun
    [s29] bidak boleh dilewati
    [s30] yang bisa jalan wajib jalan
    [s31] 6 wajib mengeluarkan bidak
    [s32] tanpa 6 tak ada percobaan lagi
    [s33] semua petak lintasan sama
    [s34] bidak sendiri berbagi petak
    [s35] bidak tertangkap ke kandang
    [s36] aman di petak awal sendiri
    [s39] jalur akhir dari petak sebelumnya
    [s40] finis dari jalur akhir
    [s43] angka tepat untuk finis
    [s44] tak melewati di jalur akhir
    [s45] jalur akhir 4 atau 5 petak
    [s46] finis satu petak
    [s47] tiap dadu sendiri-sendiri
    [s48] dadu dalam urutan bebas
    [s49] satu dadu yang bisa sudah cukup
    [s51] kedua dadu untuk satu bidak
   *[s52] panjang lintasan
}
pludo-cli-strict-all = Ini Ludo ketat: semua { $all } aturan dipenuhi.
pludo-cli-strict-kept = Dari { $all } aturan Ludo ketat, { $kept } dipenuhi.
pludo-cli-strict-relaxed = Dilonggarkan: { $list }.
pludo-cli-strict-seen = S-{ $number } dilanggar oleh { $item } pada posisi { $position }
pludo-cli-strict-says = S-{ $number }: aturannya berkata { $value }.
pludo-cli-strict-unseen = S-{ $number }: aturannya membolehkan, tetapi pencarian tak sampai ke posisi seperti itu.
pludo-cli-strict-searched = Yang dicari: { $games } permainan acak, seluruhnya { $turns } giliran; aturan lain dipenuhi di sana.
pludo-cli-loose-kept = Ini masih Ludo: aturan L-01 sampai L-37 berlaku.
pludo-cli-loose-broken = Ini bukan Ludo lagi: { $rules } tidak berlaku.
pludo-cli-loose-stranded = Tak ada lemparan yang membawa bidak { $colour } ke finisnya (L-27).
pludo-cli-scenarios-skipped = dilewati { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } dari phase { $pattern }
   *[preset] { $count } dari preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } lulus, { $failed } gagal
pludo-cli-web-written = Halamannya di { $folder }. Server web mana pun bisa melayaninya; docs/web.md menyebut dengan header apa.
pludo-cli-web-served = Permainannya di { $address }, hanya dari komputer ini. Ctrl+C mengakhirinya; permainanmu tetap di peramban.
pludo-cli-options-ignored = Dari { $file }, ini hanya berlaku di server: { $keys }.
pludo-cli-host-starting = Menjalankan { $title } dengan Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } diperbarui di { $folder }, dengan semua yang diperlukan.
   *[new] Ludo Plus { $version } ditaruh di { $folder }, dengan semua yang diperlukan.
}
pludo-cli-host-before = Sebelumnya di sana versi { $version }.
pludo-cli-host-found-by = { $title } menemukannya lewat { $anchor }. Tak ada berkas server yang diubah dan tak ada yang ditaruh di lingkungan Python-nya, jadi uv sync, lingkungan baru, atau Python lain tidak mengganggunya.
pludo-cli-host-old-hook = Kait versi sebelumnya dibuang: { $path }.
pludo-cli-host-keep-folders = Jangan hapus kedua folder ini dengan tangan: { $title } menghapus semua data permainan yang tak ada saat mulai. playpalace-ludo host --uninstall menyalinnya dulu.
pludo-cli-host-not-tried = Belum dicoba apakah { $title } bisa memuatnya: tak ada .venv di samping server. Sebut Python-nya dengan --python untuk mencoba.
pludo-cli-host-not-triable = Tidak bisa dicoba dengan { $python } apakah { $title } bisa memuatnya: { $reason }
pludo-cli-host-said = Kata server: { $line }
pludo-cli-host-loads = Dicoba dengan { $python }: { $title } memuatnya.
pludo-cli-host-fails = { $reason ->
    [none] Peringatan: dicoba dengan { $python }, { $title } tidak memuatnya.
   *[other] Peringatan: dicoba dengan { $python }, { $title } tidak memuatnya. { $reason }
}
pludo-cli-host-restart-installed = Jalankan ulang server seperti biasa. Ludo Plus lalu ada di antara permainan papan; kalau tidak, log server menyebut sebabnya.
pludo-cli-host-not-installed = Ludo Plus tidak terpasang di { $folder }; tak ada yang berubah.
pludo-cli-host-copied = Basis data disalin ke { $copy }.
pludo-cli-host-no-database = { $names } tidak ditemukan di { $folder } atau folder servernya, jadi tak ada yang disalin; bila server menaruhnya di tempat lain, salinlah sebelum dijalankan lagi.
pludo-cli-host-removed = { $path } dibuang.
pludo-cli-host-data-stays = Hasil, rating, dan meja tersimpan tetap di basis data { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Peringatan: bila { $title } berikutnya mulai tanpa Ludo Plus, semua meja tersimpan, hasil, statistik, dan rating Ludo Plus dihapus. Untuk mendapatkannya lagi, hentikan server, taruh salinan di tempat basis data, dan pasang lagi.
   *[own] Peringatan: bila { $title } berikutnya mulai tanpa Ludo Plus, semua meja tersimpan, hasil, statistik, dan rating Ludo Plus dihapus. Untuk mendapatkannya lagi, hentikan server, taruh salinanmu sendiri di tempat basis data, dan pasang lagi.
}
pludo-cli-host-restart = Jalankan ulang server.
pludo-cli-host-left = Dibiarkan di tempatnya, simpan atau hapus sendiri: { $path } ({ $what ->
    [settings] setelanmu
    [changed] setelan yang diubah di meja
    [sets] pengaturan yang disimpan pemain
    [set-aside] meja yang tak bisa dibaca
    [records] rekaman permainan terakhir
    [rules] dokumen aturan seperti disunting di server
    [tables] permainan yang sedang berlangsung
    [purses] koin para pemainmu
   *[copy] salinan basis data
}).
