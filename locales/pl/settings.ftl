# Polski: ustawienia serwera.
pludo-settings-row = Ustawienia tego serwera
pludo-settings-origin = { $origin ->
    [owner] z { $file }
    [tables] z { $file }, zmienione przy stole
   *[shipped] fabryczne
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Oferowane gry
pludo-settings-first = Gra nowego stołu
pludo-settings-default = { $name } nowego stołu
pludo-settings-allowed = { $name }, co stoły mogą wybrać
pludo-settings-longest = Najdłuższy czas kolejki
pludo-settings-coins = Monety
pludo-settings-doubling = Można oferować podwojenie
pludo-settings-bots-stake = Boty też stawiają
pludo-settings-rules = Zasady, { $group }
pludo-settings-knob-default = Przy nowym stole
pludo-settings-knob-min = Najmniej, co stoły mogą wybrać
pludo-settings-knob-max = Najwięcej, co stoły mogą wybrać
pludo-settings-knob-choices = Co stoły mogą wybrać
pludo-settings-own = zależnie od gry
pludo-settings-all = wszystkie { $count }
pludo-settings-some = { $count } z { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, wybrane
   *[false] { $value }
}
pludo-settings-type = Wpisz inną wartość
pludo-settings-undo = Cofnij tę zmianę
pludo-settings-set = { $name }: { $value }. Nowe stoły mają to od razu, ten zachowuje swoje.
pludo-settings-undone = Cofnięto. { $name }: { $value }.
pludo-settings-refused = Nic nie zmieniono. { $problem }
pludo-settings-misread = { $text } nie pasuje, nic nie zmieniono.
pludo-settings-owners = Właściciel nie pozwala tu tego zmieniać. Jest to ustawione w { $file }.
