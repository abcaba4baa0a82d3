# Bahasa Indonesia: kata-kata dalam gambar papan, bagi yang tidak melihatnya.
pludo-picture-title = Papan { $title }
pludo-picture-shape = { $shape ->
    [ring] Lingkaran { $ring } petak, dan { $tiles } petak seluruhnya.
   *[other] { $tiles } petak.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } mulai di petak pertama jalur akhirnya sendiri dan berjalan { $steps } langkah ke finis.
   *[track] { $colour } mulai di { $square } dan berjalan { $steps } langkah ke finis.
}
pludo-picture-safe = Petak aman: { $squares }.
pludo-picture-jumps = Tiap lompatan ini adalah panah tebal melengkung.
pludo-picture-sends = Dari petak yang mengirim bidak ke tempat lain, panah tipis melengkung menuju tiap petak yang bisa didatanginya.
pludo-picture-signs = Tiap warna punya huruf dan polanya. Petak awal punya panah, petak aman punya bintang, finis berupa belah ketupat atau segitiga di tengah, dan bidang bernama adalah kandang.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, jalur akhir { $square }
pludo-picture-finish = { $colours }: finis
pludo-picture-yard = { $colour }: kandang
pludo-picture-jump = { $start }: ke { $to }
