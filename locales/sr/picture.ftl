# Reči u slici table, za one koji je ne vide.
pludo-picture-title = Tabla: { $title }
pludo-picture-shape = { $shape ->
    [ring] Krug, polja u njemu { $ring }, a ukupno { $tiles }.
   *[other] Polja: { $tiles }.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } počinje na prvom polju svoje ciljne staze, koraka do kućice: { $steps }.
   *[track] { $colour } počinje na { $square_loc }, koraka do kućice: { $steps }.
}
pludo-picture-safe = { $count ->
    [1] Bezbedno polje: { $squares }.
   *[other] Bezbedna polja: { $squares }.
}
pludo-picture-jumps = Svaki od ovih skokova je debela savijena strelica.
pludo-picture-sends = Od polja koje šalje figuru dalje tanka savijena strelica vodi do svakog polja na koje ona može doći.
pludo-picture-signs = Svaka boja ima svoje slovo i svoju šaru. Startno polje ima strelicu, bezbedno polje zvezdu, kućica je romb ili trougao u sredini, a površina sa imenom je baza.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, ciljna staza { $square }
pludo-picture-finish = { $colours }: kućica
pludo-picture-yard = { $colour }: baza
pludo-picture-jump = { $start }: na { $to }
