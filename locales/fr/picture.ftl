# Français : les mots d'une image du plateau, pour qui ne la voit pas.
pludo-picture-title = Plateau : { $title }
pludo-picture-shape = { $shape ->
    [ring] Un anneau de { $ring } cases, et { $tiles } cases en tout.
   *[other] { $tiles } cases.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } part de la première case de son couloir et fait { $steps } pas jusqu'à l'arrivée.
   *[track] { $colour } part de { $square } et fait { $steps } pas jusqu'à l'arrivée.
}
pludo-picture-safe = { $count ->
    [one] La case { $squares } est sûre.
   *[other] Cases sûres : { $squares }.
}
pludo-picture-jumps = Chacun de ces sauts est une grosse flèche courbe.
pludo-picture-sends = D'une case qui envoie un pion ailleurs, une fine flèche courbe mène à chaque case où il peut aller.
pludo-picture-signs = Chaque couleur a sa lettre et son motif. Un départ a une flèche, une case sûre une étoile, une arrivée est un losange ou un triangle au milieu, et une zone avec un nom est une base.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part } : { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, couloir { $square }
pludo-picture-finish = { $colours } : arrivée
pludo-picture-yard = { $colour } : base
pludo-picture-jump = { $start } : vers { $to }
