# Polski: słowa w obrazku planszy, dla tych, którzy go nie widzą.
pludo-picture-title = Plansza: { $title }
pludo-picture-shape = { $shape ->
    [ring] Pierścień; pola w nim: { $ring }, a razem: { $tiles }.
   *[other] Liczba pól: { $tiles }.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } zaczyna na pierwszym polu własnego korytarza, kroków do domku: { $steps }.
   *[track] { $colour } zaczyna na { $square }, kroków do domku: { $steps }.
}
pludo-picture-safe = { $count ->
    [1] Pole { $squares } jest bezpieczne.
   *[other] Bezpieczne pola: { $squares }.
}
pludo-picture-jumps = Każdy z tych skoków to gruba wygięta strzałka.
pludo-picture-sends = Z pola, które wysyła pionek dalej, cienka wygięta strzałka prowadzi do każdego pola, na które może on trafić.
pludo-picture-signs = Każdy kolor ma swoją literę i swój wzór. Pole startowe ma strzałkę, bezpieczne pole gwiazdkę, domek to romb albo trójkąt na środku, a obszar z nazwą to baza.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, korytarz { $square }
pludo-picture-finish = { $colours }: domek
pludo-picture-yard = { $colour }: baza
pludo-picture-jump = { $start }: na { $to }
