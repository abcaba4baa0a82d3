# Argent fictif : mises, bourses et mise doublée.

pludo-coins-won = { $name } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .you = Tu reçois { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
pludo-coins-purse = { $name } a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .you = Tu as { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
pludo-coins-staked = Chacun mise { $coins } : il y a { $pot } pièces sur la table.
pludo-coins-offer = { $other } : { $name } propose de doubler la mise à { $coins }.
pludo-coins-taken = { $name } accepte : chacun a maintenant misé { $coins }.
    .you = Tu acceptes : chacun a maintenant misé { $coins }.
pludo-coins-given-up = { $name } abandonne la mise. La partie continue sans mise.
pludo-coins-switched-off = Il n'y a pas de pièces. On les active dans les options de la table.
pludo-coins-late = Une partie était finie, et ses pièces étaient encore sur la table.
pludo-coins-people-stake = Chaque personne mise { $coins }, les bots rien : il y a { $pot } pièces sur la table.
pludo-coins-alone = Les pièces demandent deux personnes à la table : cette partie est sans mise.
pludo-coins-none-now = Les bourses de ce serveur sont indisponibles en ce moment : cette partie est sans mise.
pludo-coins-unpaid = Les bourses de ce serveur sont indisponibles en ce moment. Chacun retrouvera sa mise au prochain démarrage du serveur.
pludo-coins-back = Chacun retrouve sa mise.
pludo-coins-off = Il n'y a pas de pièces sur ce serveur.
pludo-coins-busy = Les bourses de ce serveur sont indisponibles en ce moment.
pludo-coins-on-table = Il y a { $pot } pièces sur la table, dont { $coins } à toi.
pludo-coins-offered = { $name } propose à { $other } de doubler la mise à { $coins }.
    .you = { $name } propose de doubler la mise à { $coins }. Accepte ou abandonne la mise, dans ton menu.
    .own = Tu proposes de doubler la mise à { $coins }. { $other } répond ; si tu lances, l'offre tombe.
    .bot = Tu proposes de doubler la mise à { $coins }.
pludo-coins-lapsed = L'offre de doubler tombe : la partie a continué.
pludo-coins-no-stake = Il n'y a pas de mise à doubler.
pludo-coins-no-offer = Il n'y a pas d'offre à laquelle répondre.
pludo-coins-offer-open = { $other } n'a pas encore répondu.
pludo-coins-offer-most = La mise ne peut plus être doublée.
pludo-coins-offer-theirs = C'est à { $other } de faire la prochaine offre.
pludo-coins-offer-later = Propose-le quand c'est à toi de lancer.
pludo-coins-offer-away = { $other } n'est pas là pour répondre.
