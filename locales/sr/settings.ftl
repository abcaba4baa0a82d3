# Srpski: podešavanja servera.
pludo-settings-row = Podešavanja ovog servera
pludo-settings-origin = { $origin ->
    [owner] iz { $file }
    [tables] iz { $file }, promenjeno za stolom
   *[shipped] kako je isporučeno
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Igre u ponudi
pludo-settings-first = Igra novog stola
pludo-settings-default = { $name } novog stola
pludo-settings-allowed = { $name }, šta stolovi mogu da izaberu
pludo-settings-longest = Najduže vreme za potez
pludo-settings-coins = Novčići
pludo-settings-doubling = Dupliranje sme da se ponudi
pludo-settings-bots-stake = I botovi ulažu
pludo-settings-rules = Pravila, { $group }
pludo-settings-knob-default = Na novom stolu
pludo-settings-knob-min = Najmanje što stolovi mogu da izaberu
pludo-settings-knob-max = Najviše što stolovi mogu da izaberu
pludo-settings-knob-choices = Šta stolovi mogu da izaberu
pludo-settings-own = zavisno od igre
pludo-settings-all = svih { $count }
pludo-settings-some = { $count } od { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, izabrano
   *[false] { $value }
}
pludo-settings-type = Upiši drugu vrednost
pludo-settings-undo = Poništi ovu promenu
pludo-settings-set = { $name }: { $value }. Novi stolovi to imaju odmah, ovaj zadržava svoje.
pludo-settings-undone = Poništeno. { $name }: { $value }.
pludo-settings-refused = Ništa nije promenjeno. { $problem }
pludo-settings-misread = { $text } ne odgovara, ništa nije promenjeno.
pludo-settings-owners = Vlasnik ne dozvoljava da se to ovde menja. Zadato je u { $file }.
