# Tournois et séries : qui rencontre qui, qui mène.

pludo-contest-kind = { $kind ->
    [knock-out] élimination directe
    [swiss] système suisse
    [tables] manches par tables
   *[round-robin] tous contre tous
}
    .desc = { $kind ->
        [knock-out] Perdre une rencontre élimine ; le dernier en lice gagne. Si le nombre est impair, certains sont exemptés d'une manche.
        [swiss] Quelques manches où se rencontrent ceux qui ont autant de points ; personne n'est éliminé, et personne ne retrouve le même adversaire.
        [tables] À chaque manche, tous s'assoient à des tables de trois à six ; un point par joueur que tu laisses derrière. Ensuite s'assoient ensemble ceux qui sont à égalité.
       *[round-robin] Chacun rencontre chacun une fois ; le plus de points gagne.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } a une manche libre.
    [won] { $one } a battu { $two }, { $high } à { $low }.
    [drawn] { $one } et { $two } ont fait match nul, { $high } partout.
    [leads] { $one } contre { $two } : { $one } mène { $high } à { $low }.
    [even] { $one } contre { $two } : { $high } partout.
   *[open] { $one } contre { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Manche { $round } sur { $rounds }.
pludo-contest-next = Prochaine partie, manche { $round } sur { $rounds } : { $meeting }
pludo-contest-over = { $count ->
    [one] Le tournoi est fini. { $names } le gagne.
   *[other] Le tournoi est fini. { $names } se partagent la première place.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name } : hors course, { $games }.
    [no] { $place }. { $name } : { $over ->
        [yes] victoire, { $games }.
       *[no] encore en lice, { $games }.
    }
   *[none] { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $games }.
}
pludo-contest-games = { $won ->
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
pludo-contest-standings = Classement de { $name } : { $kind }, manche { $round } sur { $rounds }.
pludo-contest-standings-over = Classement final de { $name } : { $kind }, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] fini
   *[no] manche { $round } sur { $rounds }
}
