# Bahasa Indonesia: setelan server.
pludo-settings-row = Setelan server ini
pludo-settings-origin = { $origin ->
    [owner] dari { $file }
    [tables] dari { $file }, diubah di meja
   *[shipped] bawaan
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Permainan yang ditawarkan
pludo-settings-first = Permainan meja baru
pludo-settings-default = { $name } meja baru
pludo-settings-allowed = { $name }, yang boleh dipilih meja
pludo-settings-longest = Waktu giliran terlama
pludo-settings-coins = Koin
pludo-settings-doubling = Boleh menawarkan penggandaan
pludo-settings-bots-stake = Bot juga bertaruh
pludo-settings-rules = Aturan, { $group }
pludo-settings-knob-default = Di meja baru
pludo-settings-knob-min = Terkecil yang boleh dipilih meja
pludo-settings-knob-max = Terbesar yang boleh dipilih meja
pludo-settings-knob-choices = Yang boleh dipilih meja
pludo-settings-own = menurut tiap permainan
pludo-settings-all = semua { $count }
pludo-settings-some = { $count } dari { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, dipilih
   *[false] { $value }
}
pludo-settings-type = Ketik nilai lain
pludo-settings-undo = Batalkan perubahan ini
pludo-settings-set = { $name }: { $value }. Meja baru langsung memakainya, meja ini tetap dengan miliknya.
pludo-settings-undone = Dibatalkan. { $name }: { $value }.
pludo-settings-refused = Tidak ada yang berubah. { $problem }
pludo-settings-misread = { $text } tidak cocok, tidak ada yang berubah.
pludo-settings-owners = Pemilik tidak mengizinkan ini diubah di sini. Ditetapkan di { $file }.
