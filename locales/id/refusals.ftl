# Bahasa Indonesia: mengapa sesuatu tidak boleh.
pludo-refusal-game-over = Permainan sudah selesai.
pludo-refusal-not-your-turn = Ini giliran { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Ambil kartu dulu.
    [spinner] Putar dulu.
   *[dice] Lempar dulu.
}
pludo-refusal-move-first = Jalan dulu: mainkan { $dice }.
pludo-refusal-pick-first = Pilih dulu: { $dice }.
pludo-refusal-take-first = Pilih satu kemampuan dulu.
pludo-refusal-bad-dice = { $throw ->
    [cards] Kartu itu sudah tidak ada.
    [spinner] Roda putar tidak punya bidang itu.
   *[dice] Dadu itu tidak mungkin keluar.
}
pludo-refusal-no-such-die = Dadu itu tidak ada. Untuk dimainkan: { $dice }.
pludo-refusal-no-such-token = Tidak ada bidak { $tokens }. { $owner ->
    [other] { $owner-name } punya { $all }.
   *[actor] Kamu punya { $all }.
}
pludo-refusal-not-your-token = Itu bukan bidakmu.
pludo-refusal-prisoner = { pludo-tokens-begin } jadi tawanan dan harus ditebus dulu.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } di kandang dan tidak bisa keluar sekarang.
   *[other] { pludo-tokens-begin } di kandang dan perlu { $entries } untuk keluar.
}
pludo-refusal-finished = { pludo-tokens-begin } sudah di finis.
pludo-refusal-too-far = { pludo-tokens-begin } tinggal { $left } lagi, { $dice } terlalu banyak.
pludo-refusal-too-far-back = { pludo-tokens-begin } tidak bisa mundur sejauh itu.
pludo-refusal-own-limit = { $limit ->
    [1] Bidakmu sendiri sudah di sana.
   *[other] { $limit } bidakmu sudah di sana.
}
pludo-refusal-blocked = Bidakmu sendiri menghalangi di jalur akhir.
pludo-refusal-partner-blocks = Bidak rekanmu menghalangi, dan kamu tidak boleh melewatinya.
pludo-refusal-barrier = Ada penghalang di jalan { pludo-tokens }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } dalam pasangan, yang hanya jalan dengan angka genap.
pludo-refusal-tower-split = { pludo-tokens-begin } dalam menara: semuanya jalan bersama.
pludo-refusal-doubled-split = { pludo-tokens-begin } dalam pasangan: keduanya jalan bersama.
pludo-refusal-doubled-first = Ada pasangan yang bisa jalan, dan ia jalan dulu dengan { $dice }.
pludo-refusal-already-used = { pludo-tokens-begin } sudah memakai satu dadu lemparan ini. Pilih bidak lain.
pludo-refusal-must-use-all = Dengan langkah ini dadu lainnya tak bisa dimainkan. Pilih yang membuat keduanya bisa.
pludo-refusal-capture-needs-all = Tidak boleh menangkap sekarang, karena tidak semua dadu bisa dimainkan.
pludo-refusal-needs-captures = Kamu harus menangkap { $captures } bidak sebelum masuk finis.
pludo-refusal-start-rule = Bidak hanya boleh keluar kandang bila { $when }.
pludo-refusal-start-limit = { $most } bidakmu ada di papan, dan itu batasnya.
pludo-refusal-start-price = { $price ->
    [1] Bidak keluar kandang seharga 1 poin, dan kamu tidak punya.
   *[other] Bidak keluar kandang seharga { $price } poin, dan kamu punya { $points }.
}
pludo-refusal-move-rule = Itu hanya boleh bila { $when }.
pludo-refusal-order-rule = { $dice } hanya membolehkan itu bila { $when }.
pludo-refusal-finish-rule = Bidak hanya boleh masuk finis bila { $when }.
pludo-refusal-not-in-orders = { $dice } tidak membolehkan itu.
pludo-refusal-tile-full = Tidak ada tempat: petak itu penuh.
pludo-refusal-spared = Di sana ada lawan yang tidak bisa ditangkap, jadi kamu tidak boleh berhenti di sana.
pludo-refusal-must-enter = Kamu harus mengeluarkan bidak dulu.
pludo-refusal-must-leave-start = Kosongkan petak pertamamu: ada bidak menunggu di kandang.
pludo-refusal-must-open-barrier = Kamu harus membuka penghalangmu dulu.
pludo-refusal-must-capture = Kamu bisa menangkap, jadi wajib.
pludo-refusal-must-go-home = Satu bidak bisa masuk finis, jadi wajib.
pludo-refusal-no-ability = { $abilities ->
    [yes] Kamu tidak memegang apa pun untuk dipakai.
   *[no] Aturan ini tidak memberi apa pun untuk dipakai.
}
pludo-refusal-ability-used = Kamu sudah memakai kemampuan di giliran ini; satu per giliran.
pludo-refusal-ability-idle = Yang kamu pegang tidak bisa dipakai sekarang.
pludo-refusal-ability-later = Kemampuan dipakai sebelum lemparan: mainkan { $dice } dulu.
pludo-refusal-pass = { $ever ->
    [yes] Kamu harus jalan; { $dice } tidak membolehkan pas.
   *[no] Kamu harus jalan; aturan ini tidak membolehkan pas.
}
pludo-refusal-rest-left = { pludo-tokens-begin } akan menyisakan langkah yang tak bisa dijalani bidak mana pun.
