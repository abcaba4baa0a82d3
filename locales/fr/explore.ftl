# Français : le plateau case par case.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square } : { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] ton couloir { $square } sur { $of }
       *[other] couloir { $square } sur { $of } de { $name }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] étoile, case sûre
    [colour] case sûre { $colour }
   *[plain] case sûre
}
pludo-explore-safe-for = case sûre pour { $colour } seulement
pludo-explore-start = { $who ->
    [you] ton départ
   *[other] départ de { $name }
}
pludo-explore-entry = { $who ->
    [you] entrée de ton couloir
   *[other] entrée du couloir de { $name }
}
pludo-explore-fork = une bifurcation
pludo-explore-crossing = un croisement
pludo-explore-two-way = double sens
pludo-explore-tile-when = si { $when } : { $effects }
pludo-explore-distances = autres distances à partir d'ici
pludo-explore-jump = { $way ->
    [ahead] fait avancer { pludo-place-to }
   *[back] fait reculer { pludo-place-to }
}
pludo-explore-edge = Bord.
pludo-explore-no-turn = Rien ne bifurque ici.
pludo-explore-none-player = { $who ->
    [you] Tu n'as aucun pion sur le plateau.
   *[other] { $name } n'a aucun pion sur le plateau.
}
pludo-explore-none = Il n'y a aucun pion sur le plateau.
pludo-explore-none-safe = Le parcours n'a aucune case sûre.
pludo-explore-no-player = Il n'y a pas de joueur { $number } ; on joue à { $count }.
pludo-explore-go-where = Quelle case ? Écris son numéro ou son nom, puis Entrée.
    .touch = Quelle case ? Écris son numéro ou son nom.
pludo-explore-no-square = { $text ->
    [none] Aucune case n'a été nommée. Le parcours va de { $first } à { $last }.
   *[other] Il n'y a pas de case { $text }. Le parcours va de { $first } à { $last }.
}
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Ici, tu serais hors de portée.
       *[other] Ici, { $name } serait hors de portée.
    }
   *[token] Personne ne peut capturer { $piece } en un lancer.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Ici, on pourrait te capturer : { pludo-percent }.
       *[other] Ici, on pourrait capturer { $name } : { pludo-percent }.
    }
   *[token] { $who ->
        [you] On pourrait capturer ton pion : { pludo-percent }.
       *[other] On pourrait capturer le pion de { $name } : { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Par { $piece }, depuis la base{ pludo-explore-with }.
    [way] Par { $piece }, { $steps } derrière{ pludo-explore-with }.
   *[elsewhere] Par { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , avec { $dice }, { pludo-likely }
    [ability] , avec { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Aucun lancer maintenant.
pludo-explore-not-on-way = { $who ->
    [you] Ton chemin ne passe pas par cette case.
   *[other] Le chemin de { $name } ne passe pas par cette case.
}
pludo-explore-ahead = { $steps } devant : { $list }.
pludo-explore-behind = { $steps } derrière : { $list }.
pludo-explore-scan-nothing = Personne n'est tout près.
pludo-explore-ahead-home = { $steps } devant : l'arrivée.
pludo-explore-ahead-nothing = Rien sur les { $steps } cases suivantes.
pludo-explore-no-move-with = Aucun coup avec { $dice }.
