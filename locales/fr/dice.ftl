# Français : d'où viennent les dés, et si ce sont ceux fixés avant la partie.
pludo-dice-them = { $throw ->
    [cards] cartes
    [spinner] tours de roue
   *[dice] dés
}
pludo-dice-fixed = { $throw ->
    [cards] Les cartes de cette partie sont fixées ; code { $code }.
   *[dice] Les { pludo-dice-them } de cette partie sont fixés ; code { $code }.
}
pludo-dice-fixed-next = { $throw ->
    [cards] Les cartes de la prochaine partie sont fixées ; code { $code }.
   *[dice] Les { pludo-dice-them } de la prochaine partie sont fixés ; code { $code }.
}
pludo-dice-next = { $throw ->
    [cards] Code des prochaines cartes : { $code }.
   *[dice] Code des prochains { pludo-dice-them } : { $code }.
}
    .first = { $throw ->
        [cards] Code des prochaines cartes : { $code }. Le menu des actions prend des mots pour elles.
       *[dice] Code des prochains { pludo-dice-them } : { $code }. Le menu des actions prend des mots pour eux.
    }
pludo-dice-fixed-then = D'après cette archive, le code dit avant la partie était { $code }.
pludo-dice-follows = { $count ->
    [0] Rien n'est encore tombé.
    [one] Le seul résultat découle de la graine de cette archive.
   *[other] { $throw ->
        [cards] Les { $count } cartes découlent toutes de la graine de cette archive.
       *[dice] Les { $count } { pludo-dice-them } découlent tous de la graine de cette archive.
    }
}
    .so-far = { $count ->
        [0] Rien n'est encore tombé.
        [one] Le premier résultat découle de la graine de cette archive ; la partie n'est pas finie.
       *[other] Jusqu'ici, les { $count } { pludo-dice-them } découlent de la graine de cette archive ; la partie n'est pas finie.
    }
    .broken-off = { $count ->
        [0] La partie a été interrompue avant que rien ne tombe.
        [one] La partie a été interrompue. Un seul résultat était tombé, et il découle de la graine de cette archive.
       *[other] La partie a été interrompue. Jusque-là, { $count } { pludo-dice-them }, et tout découle de la graine de cette archive.
    }
pludo-dice-cut = L'archive a été coupée : elle compte { $listed } { pludo-dice-them }, mais ses coups finissent après { $count }.
pludo-dice-noted-record = Tout est juste, { $count } { pludo-dice-them } : c'est l'archive dont tu as noté le code, et rien n'y a changé depuis.
pludo-dice-noted-seed = Tout est juste, { $count } { pludo-dice-them } : cela vient de la graine dont tu as noté le code avant la partie.
pludo-dice-not-noted = Qui aurait falsifié toute l'archive pourrait dire la même chose. Pour l'exclure, note le code avant la partie et à la fin, et vérifie avec --noted.
pludo-dice-noted-short = Les trois mots que tu as notés vont avec cette archive, mais c'est trop peu pour exclure un faux.
pludo-dice-noted-part = Un code a { $words } mots, tu en as donné { $given }.
pludo-dice-noted-other = Les mots que tu as notés sont un autre code : ni celui dit avant cette partie, ni celui de cette archive.
pludo-dice-record = Le code de toute l'archive est { $code }.
pludo-dice-seen = Le serveur ou programme qui a tenu cette partie a vu les mots avant de mêler les dés ; avec un complice, il aurait pu les choisir.
pludo-dice-kept = D'après cette archive, les mots de { $names } étaient scellés jusqu'à ce que tous soient là. { $count ->
    [one] Seul le programme de ce joueur peut le confirmer.
   *[other] Seuls les programmes de ces joueurs peuvent le confirmer.
}
pludo-dice-unkept = { $count ->
    [one] { $names } a scellé des mots sans les dire. Ce joueur pouvait choisir entre deux suites de dés.
   *[other] { $names } ont scellé des mots sans les dire. Ensemble, ces joueurs pouvaient choisir entre plusieurs suites de dés.
}
pludo-dice-no-proof = Rien n'a été fixé avant cette partie, donc on ne peut pas vérifier ses { pludo-dice-them }. Elle a commencé avec une version plus ancienne, ou avec des dés préparés.
pludo-dice-seeded = Les { pludo-dice-them } de cette partie viennent de --seed { $seed } : qui l'a choisi pouvait tout savoir d'avance.
pludo-dice-not-told = La graine n'est pas dite avant la fin de la partie ; d'ici là, on ne peut pas vérifier les { pludo-dice-them }.
    .over = La partie est finie, mais sa graine manque : on ne peut pas vérifier les { pludo-dice-them }.
pludo-dice-contribution = Les mots d'un joueur ont été changés : ce ne sont pas eux qui ont mêlé les { pludo-dice-them }.
pludo-dice-mixed = Les règles, une place, un nom ou les mots d'un joueur ont été changés : ce n'est pas avec cela qu'on a mêlé les { pludo-dice-them }.
pludo-dice-promise = Les mots de { $name } ne sont pas ceux qui étaient scellés avant la partie.
pludo-dice-commitment = L'engagement a été changé : les { pludo-dice-them } viennent de la graine, mais pas l'engagement.
pludo-dice-seed = La graine a été changée : ni l'engagement ni les { pludo-dice-them } n'en viennent.
pludo-dice-die = { $throw ->
    [cards] Carte
    [spinner] Tour de roue
   *[dice] Dé
} { $number }, au tour { $turn }, différence : l'archive a { $fell }, la graine donne { $due }.
pludo-dice-first = Qui commence diffère : l'archive a { $fell }, la graine donne { $due }.
pludo-dice-list = La liste 'drawn' a été changée : son numéro { $number } est { $fell }, la graine donne { $due }.
