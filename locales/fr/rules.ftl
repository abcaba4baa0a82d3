# Les règles d'une table en mots, ses options et ses variantes.

## Variantes
pludo-preset-playpalace = Ludo PlayPalace
    .summary = Ludo PlayPalace : un dé, des cases sûres et des départs sûrs, et le troisième six de suite annule tout le tour.
pludo-preset-classic = Ludo classique
    .summary = Ludo classique : pas de case sûre sur la piste, un seul de tes pions par case, et on joue pour toutes les places.
pludo-preset-indian = Ludo indien aux étoiles
    .summary = Ludo indien : comme le classique, avec quatre étoiles où personne n'est capturé.
pludo-preset-nigerian = Ludo nigérian
    .summary = Ludo nigérian : deux dés, à jouer tous les deux, et un pion qui capture va droit à l'arrivée.
pludo-preset-nigerian-classic = Ludo nigérian, mode classique
    .summary = Ludo nigérian, mode classique : un dé, et une capture donne un lancer de plus.
pludo-preset-strict = Ludo strict
    .summary = Ludo strict : pas de lancer en plus, seul ton propre départ est sûr, et tes pions se bloquent dans le couloir.
pludo-preset-jota = Ludo avec Jota
    .summary = Ludo avec Jota : deux de tes pions sur une case forment une paire, qui avance ensemble et ne peut être capturée.
pludo-preset-quick = Ludo rapide
    .summary = Ludo rapide : chacun commence avec un pion sorti, et deux pions arrivés gagnent. Dix minutes suffisent.
pludo-preset-figure-eight = Duel en huit
    .summary = Duel en huit : deux joueurs sur deux boucles qui se croisent, avec une roue qui repousse aussi l'autre.
pludo-preset-hexagon = Hexagone
    .summary = Hexagone : jusqu'à six joueurs avec trois pions chacun sur un anneau, et un dé qui aime le six.
pludo-preset-market-road = Route du marché
    .summary = Route du marché : des cartes au lieu de dés, et une route qui bifurque.
pludo-preset-forty-squares = Quarante cases
    .summary = Quarante cases : le jeu allemand. Un six doit sortir un pion, trois essais tant que rien n'est en route, et une rangée de quatre pour arrivée.
pludo-preset-parchis = Parchís
    .summary = Parchís : le jeu espagnol. Un cinq sort un pion, deux d'une couleur font un barrage, et une capture gagne vingt pas.
pludo-preset-pachisi-partners = Pachisi à partenaires
    .summary = Pachisi à partenaires : deux contre deux avec des cauris, sortie par ton propre bras, un tour, et retour. Personne n'est obligé d'avancer.
pludo-preset-six-arms = Six bras
    .summary = Six bras : le jeu habituel sur une étoile à six bras, jusqu'à six joueurs.
pludo-preset-masquerade = Bal masqué
    .summary = Bal masqué : quatre portes de scène, et un pion qui s'y arrête prend un pouvoir que personne d'autre ne voit.
pludo-preset-shield-smiths = Forgerons de boucliers
    .summary = Forgerons de boucliers : des forges donnent des boucliers, à mettre au choix sur un pion.
pludo-preset-springboard = Tremplin
    .summary = Tremplin : des ressorts pour sauter et des pièces porte-bonheur pour un second lancer ; deux pions arrivés gagnent.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, pour { $high } joueurs.
       *[several] { $title }, pour { $low } à { $high } joueurs.
    }
pludo-preset-changed = { $count ->
    [one] { $title } avec une option changée
   *[other] { $title } avec { $count } options changées
}

## Valeurs
pludo-value-on = activé
pludo-value-off = désactivé
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] aucune
   *[other] { $value }
}
pludo-value-safe-squares-for-own = leur propre couleur
pludo-value-safe-squares-for-all = tout le monde
pludo-value-safe-start-none = personne
pludo-value-safe-start-own = leur couleur
pludo-value-safe-start-all = tout le monde
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = un par un
pludo-value-dice-use-sum = additionnés
pludo-value-dice-usage-each = ceux qui vont
pludo-value-dice-usage-all-or-nothing = tous si possible
pludo-value-stack-own-limit = { $value ->
    [0] sans limite
   *[other] { $value }
}
pludo-value-home-blocking-none = rien
pludo-value-home-blocking-pass = le passage
pludo-value-home-blocking-pass-and-land = le passage et l'arrêt
pludo-value-capture-captor-stay = reste
pludo-value-capture-captor-finish = va à l'arrivée
pludo-value-capture-captor-start = va à la base
pludo-value-bonus-limit = { $value ->
    [0] sans limite
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = après le coup
pludo-value-bonus-timing-before-move = tout de suite
pludo-value-bonus-without-move-pass = le tour finit
pludo-value-bonus-without-move-roll = relancer quand même
pludo-value-sixes-max = { $value ->
    [0] sans limite
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = le tour est annulé
pludo-value-sixes-penalty-forfeit = le lancer est perdu
pludo-value-turn-first-seat = la première place
pludo-value-turn-first-highest-roll = le plus haut lancer
pludo-value-turn-first-lowest-roll = le plus bas lancer
pludo-value-turn-first-random = le hasard
pludo-value-powers-kind-none = rien
pludo-value-powers-kind-shields = boucliers
pludo-value-powers-kind-leaps = sauts
pludo-value-powers-kind-swaps = échanges
pludo-value-powers-kind-second-throws = seconds lancers
pludo-value-powers-kind-all = tout
pludo-value-powers-use-held = gardés
pludo-value-powers-use-at-once = tout de suite
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = selon les places
pludo-value-turn-ranking-opening-rolls = selon les lancers d'ouverture
pludo-value-end-places-first = à la première victoire
pludo-value-end-places-all = quand toutes les places sont connues
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = aucun
pludo-value-teams-pairs-opposite = face à face
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] sans limite
   *[other] { $value }
}

## Options
pludo-rule-changed = { $option } : { $value }. { $meaning }

pludo-knob-board-arms = Bras du plateau
    .desc = Combien de bras a le plateau, et donc combien peuvent jouer : 4 est la croix habituelle. La piste grandit avec.
pludo-knob-board-markers = Pions de chacun
    .desc = Combien de pions a chaque joueur.
pludo-knob-board-home-squares = Cases du couloir
    .desc = Combien de cases a le couloir avant l'arrivée, d'habitude 5. La piste grandit avec.
pludo-knob-board-corner-tiles = Cases d'angle
    .desc = Ajoute une case de piste à chaque angle rentrant de la croix.
pludo-knob-board-home-entry-back = Entrée du couloir
    .desc = Combien de cases avant son départ une couleur tourne dans son couloir, d'habitude 2.
pludo-knob-board-tokens-out = Pions sortis au début
    .desc = Combien de pions de chacun commencent sur la case de départ.
pludo-knob-safe-squares = Cases sûres
    .desc = Cases de la piste où personne n'est capturé.
pludo-knob-safe-squares-for = Les cases sûres protègent
    .desc = Tout le monde, ou seulement les pions de la couleur sur le bras de laquelle elles sont.
pludo-knob-safe-start = Départs sûrs
    .desc = Qui les cases de départ protègent : personne, seulement les pions de leur couleur, ou tout le monde.
pludo-knob-dice-count = Dés
    .desc = Combien de dés on lance à la fois : 1 ou 2.
pludo-knob-dice-use = Deux dés comptent
    .desc = Chaque dé est un coup à part, ou les deux s'additionnent en un coup.
pludo-knob-dice-usage = Dés à jouer
    .desc = Joue n'importe quel dé qui va, ou tous les dés dès que c'est possible.
pludo-knob-dice-same-marker = Un pion peut jouer les deux dés
    .desc = Un pion peut-il jouer plus d'un dé d'un lancer ?
pludo-knob-stack-own-limit = Propres pions par case
    .desc = Le plus de pions d'un joueur sur une case, 0 pour aucune limite.
pludo-knob-stack-doubled = Paires
    .desc = Deux de tes pions sur une case avancent ensemble de la moitié d'un nombre pair, et ne peuvent être capturés.
pludo-knob-stack-doubled-forced-on-even = Les paires d'abord
    .desc = Sur 2 ou 4, une paire doit avancer si elle peut.
pludo-knob-home-blocking = Tes pions dans le couloir bloquent
    .desc = Rien, le passage, ou le passage et l'arrêt au même endroit.
pludo-knob-capture-captor = Un pion qui capture
    .desc = Il reste où il a capturé, va droit à l'arrivée, ou retourne à la base.
pludo-knob-bonus-all-sixes = Lancer en plus pour les six
    .desc = Un lancer qui n'a que des six donne un autre lancer.
pludo-knob-bonus-capture = Lancer en plus pour une capture
    .desc = Un lancer qui capture donne un autre lancer.
pludo-knob-bonus-limit = Lancers en plus dans un tour
    .desc = Le plus de lancers en plus dans un tour, 0 pour aucune limite.
pludo-knob-bonus-timing = Le lancer en plus pour les six vient
    .desc = Après le coup, ou tout de suite, et alors tous les dés se jouent ensemble.
pludo-knob-bonus-without-move = Six impossibles à jouer
    .desc = Le tour finit, ou le lancer en plus vient quand même.
pludo-knob-sixes-max = Six de suite au plus
    .desc = À ce nombre de six de suite tombe la sanction, 0 pour jamais.
pludo-knob-sixes-penalty = Sanction pour trop de six
    .desc = Tout le tour est annulé, ou seul le dernier lancer est perdu.
pludo-knob-turn-first = Qui commence
    .desc = La première place, le lancer le plus haut ou le plus bas, ou le hasard.
pludo-knob-turn-ranking = Ordre de jeu
    .desc = On joue selon les places, ou les lancers d'ouverture classent tout le monde pour toute la partie.
pludo-knob-powers-kind = Cases de pouvoir
    .desc = Ce que donnent les cases de pouvoir : rien, des boucliers, des sauts, des échanges, des seconds lancers, ou tout.
pludo-knob-powers-tiles = Cases de pouvoir par bras
    .desc = Tant de cases de chaque bras donnent un pouvoir.
pludo-knob-powers-use = Usage des pouvoirs
    .desc = Un pouvoir se garde jusqu'à son usage, ou sert tout de suite.
pludo-knob-turn-auto-single = Jouer seul un coup unique
    .desc = Si un seul coup est possible, il est joué sans demander.
pludo-knob-turn-auto-roll = Lancer seul
    .desc = Tant qu'aucun lancer ne te laisserait de choix, dés et coups vont tout seuls.
pludo-knob-end-home = Pions arrivés pour gagner
    .desc = Combien de pions doivent être arrivés pour gagner.
pludo-knob-end-places = La partie finit
    .desc = À la première victoire, ou quand toutes les places sont connues.
pludo-knob-end-max-turns = Limite de tours
    .desc = Après tant de tours gagne la personne qui a le plus de pions arrivés, 0 pour aucune limite.

pludo-knob-teams-pairs = Partenaires
    .desc = Chacun joue pour soi, ou avec le partenaire d'en face.
pludo-knob-teams-together = Gagner entre partenaires
    .desc = Activé : les partenaires gagnent quand les deux ont leurs pions arrivés. Désactivé : chacun joue pour gagner seul.
pludo-knob-teams-help = Aider son partenaire
    .desc = Quand tous tes pions sont arrivés, tu joues ceux de ton partenaire.
pludo-knob-teams-pass = Passer son partenaire
    .desc = Activé : les pions d'un partenaire ne te gênent jamais, même en barrage. Désactivé : tu ne peux pas les passer.
pludo-knob-teams-capture = Capturer son partenaire
    .desc = Les partenaires peuvent-ils se capturer ?

## Titres
pludo-rule-heading-goal = Le but.
pludo-rule-heading-board = Le plateau.
pludo-rule-heading-teams = Les partenaires.
pludo-rule-heading-dice = Les dés et la sortie.
pludo-rule-heading-moving = Avancer.
pludo-rule-heading-captures = Captures et lieux sûrs.
pludo-rule-heading-extra = Lancers en plus.
pludo-rule-heading-first = Qui commence.
pludo-rule-heading-turns = Les tours.
pludo-rule-heading-chance = { $throw ->
    [cards] Les cartes.
    [spinner] La roue.
   *[dice] Les lancers.
}
pludo-rule-heading-abilities = Les pouvoirs.
pludo-rule-heading-amendments = Règles qui changent pendant la partie.

## Le plateau en croix
pludo-rule-goal = Amène { $board-markers ->
    [0] tes pions
    [one] ton pion
   *[other] tes { $board-markers } pions
} autour de la piste et par ton couloir jusqu'à l'arrivée.
pludo-rule-board-markers = { $board-markers ->
    [one] Chacun a un pion.
   *[other] Chacun a { $board-markers } pions.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] Le premier dont le pion arrive gagne.
       *[other] Le premier dont tous les pions sont arrivés gagne.
    }
   *[no] { $end-home ->
        [one] Le premier dont un pion arrive gagne.
       *[other] Le premier dont { $end-home } pions sont arrivés gagne.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Jouent ensemble : { $teams }.
   *[none] Chacun joue pour soi.
}
pludo-rule-team = { $first } avec { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Les partenaires gagnent ensemble, quand les deux ont fini.
   *[no] Chacun joue pour gagner seul, même les partenaires.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Quand tous tes pions sont arrivés, tu joues pour ton partenaire.
   *[no] Quand tous tes pions sont arrivés, tu attends ton partenaire.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Les pions de ton partenaire ne te gênent jamais.
   *[no] Tu ne peux pas passer les pions de ton partenaire.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Les partenaires se capturent comme les autres.
   *[no] Les partenaires ne se capturent pas.
}
pludo-rule-end-places = { $end-places ->
    [all] Les autres jouent jusqu'à ce que toutes les places soient connues.
   *[first] La partie finit à la première victoire.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Il n'y a pas de limite de tours.
    [one] Après un tour la partie finit, et le plus de pions arrivés gagne.
   *[other] Après { $end-max-turns } tours la partie finit, et le plus de pions arrivés gagne.
}
pludo-rule-limit-together = Là, ce qu'ont les partenaires compte ensemble.
pludo-rule-board-arms = Le plateau a { $board-arms } bras.
pludo-rule-track = La piste a { $track } cases. Départs : { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Le couloir a { $board-home-squares ->
    [one] une case
   *[other] { $board-home-squares } cases
}, puis vient l'arrivée{ $arrive ->
    [exact] , qui demande le nombre exact
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Tous les pions commencent à la base.
    [one] Chacun commence avec un pion sur la case de départ.
   *[other] Chacun commence avec { $board-tokens-out } pions sur la case de départ.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] La piste a aussi une case à chaque angle rentrant.
   *[no] La piste n'a pas de case d'angle.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Tes pions tournent dans le couloir une case avant ton départ.
   *[other] Tes pions tournent dans le couloir { $board-home-entry-back } cases avant ton départ.
}
pludo-rule-dice-count = { $dice-count ->
    [one] On lance un dé.
   *[other] On lance { $dice-count } dés.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Les deux dés s'additionnent en un coup.
   *[separate] Chaque dé est un coup à part.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Si tous les dés peuvent être joués, ils doivent l'être. Sinon, joue ce qui va, mais sans capturer.
   *[each] Joue n'importe quel dé qui va, tant qu'il y en a un.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Un pion peut jouer les deux dés.
   *[no] Chaque pion ne peut jouer qu'un dé d'un lancer.
}
pludo-rule-enter = Un 6 sort un pion de la base vers sa case de départ.
pludo-rule-move = Un pion avance exactement du nombre du dé et peut passer les autres sur la piste. Si tu peux avancer, tu dois.
pludo-rule-move-must = Si tu peux avancer, tu dois.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Autant de tes pions que tu veux peuvent partager une case.
    [one] Deux de tes pions ne peuvent être sur une même case.
   *[other] Au plus { $stack-own-limit } de tes pions peuvent être sur une même case.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Deux de tes pions sur une case sont une paire : ils avancent ensemble de la moitié d'un nombre pair, jamais sur un impair, et ne peuvent être capturés.
   *[no] Les pions d'une même case avancent un par un.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Sur 2 ou 4, une paire doit avancer si elle peut.
   *[no] Tu choisis librement entre une paire et un pion seul.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] Dans le couloir, tes pions ne peuvent se passer.
    [pass-and-land] Dans le couloir, tes pions ne peuvent ni se passer ni se rejoindre.
   *[none] Dans le couloir, tes pions ne se bloquent pas.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Si un seul coup est possible, il se joue tout seul.
   *[no] Tu joues chaque coup toi-même, même le seul possible.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Tant qu'aucun lancer ne te laisserait de choix, lancers et coups vont tout seuls.
   *[no] Tu lances toi-même.
}
pludo-rule-capture = Un pion qui s'arrête où se tient un adversaire sans protection le renvoie à la base.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Il n'y a pas de case sûre sur la piste.
    [one] { $safe-called ->
        [star] Personne n'est capturé sur l'étoile, case { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] La case { $safe-named } est sûre pour sa couleur.
           *[all] Personne n'est capturé sur la case { $safe-named }.
        }
       *[plain] Personne n'est capturé sur la case { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Personne n'est capturé sur les étoiles, cases { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Cases sûres pour leur couleur : { $safe-named }.
           *[all] Personne n'est capturé sur les cases { $safe-named }.
        }
       *[plain] Personne n'est capturé sur les cases { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (sûre, { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Une case sûre ne protège que les pions de la couleur sur le bras de laquelle elle est.
   *[all] Les cases sûres protègent tout le monde.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Personne n'est capturé sur une case de départ.
    [own] Tes pions sont à l'abri sur ta propre case de départ.
   *[none] Les cases de départ ne protègent personne.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Un pion qui capture va droit à l'arrivée.
    [start] Un pion qui capture retourne à sa base.
   *[stay] Un pion qui capture reste où il est.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] Un 6 donne un autre lancer.
       *[other] Un lancer qui n'a que des six donne un autre lancer.
    }
   *[no] Un 6 ne donne pas de lancer en plus.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Le lancer en plus vient tout de suite, et alors tous les dés se jouent ensemble.
   *[after-move] Le lancer en plus vient après ton coup.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Un six qui ne fait rien avancer donne quand même un autre lancer.
   *[pass] Un six qui ne fait rien avancer finit le tour.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Une capture donne un autre lancer.
   *[no] Une capture ne donne pas de lancer en plus.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Les lancers en plus sont sans limite.
    [one] Il y a au plus un lancer en plus par tour.
   *[other] Il y a au plus { $bonus-limit } lancers en plus par tour.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Les six de suite sont sans limite.
    [1] Chaque six { pludo-rule-penalty }.
    [2] Le deuxième six de suite { pludo-rule-penalty }.
    [3] Le troisième six de suite { pludo-rule-penalty }.
    [4] Le quatrième six de suite { pludo-rule-penalty }.
   *[5] Le cinquième six de suite { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] finit le tour et l'annule
   *[forfeit] n'est pas joué et finit le tour
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Elle ne tombe jamais, car les six de suite sont sans limite.
   *[other] { $sixes-penalty ->
        [rollback] Trop de six de suite annulent tout ce qui a bougé dans ce tour.
       *[forfeit] Le dernier six de trop n'est pas joué ; ce qui a bougé avant reste.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Tous lancent, et le lancer le plus haut commence. En cas d'égalité on relance.
    [lowest-roll] Tous lancent, et le lancer le plus bas commence. En cas d'égalité on relance.
    [random] Le hasard décide qui commence.
   *[seat] La première personne à la table commence.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Tous lancent avant la partie, et on joue du lancer le plus bas au plus haut. À égalité pour le plus bas on relance ; les autres égalités gardent l'ordre des places.
       *[highest-roll] Tous lancent avant la partie, et on joue du lancer le plus haut au plus bas. À égalité pour le plus haut on relance ; les autres égalités gardent l'ordre des places.
    }
   *[seats] On joue selon les places.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Les cases de pouvoir donnent des boucliers.
    [leaps] Les cases de pouvoir donnent des sauts.
    [swaps] Les cases de pouvoir donnent des échanges.
    [second-throws] Les cases de pouvoir donnent des seconds lancers.
    [all] Les cases de pouvoir donnent un bouclier, un saut, un échange ou un second lancer.
   *[none] Aucune case ne donne de pouvoir.
}
pludo-rule-powers-tiles = Chaque bras a { $powers-tiles ->
    [one] une case de pouvoir.
   *[other] { $powers-tiles } cases de pouvoir.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Un pouvoir sert dès qu'il est reçu.
   *[held] Un pouvoir se garde jusqu'à ce que tu l'utilises.
}

## Jeux libres
pludo-rule-loose-win = Tu gagnes avec : { $list }.
pludo-rule-loose-win-when = Tu gagnes quand { $list }.
pludo-rule-goal-mover = Tu gagnes quand, par ton propre coup, { $list }.
pludo-rule-goal-together = Tous gagnent ensemble quand cela vaut pour chacun : { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] La partie finit sans victoire quand cela vaut pour la personne qui vient de jouer : { $list }.
    [all-together] La partie finit sans victoire quand cela vaut pour chacun : { $list }.
   *[anybody] La partie finit sans victoire quand cela vaut pour quelqu'un : { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Les autres jouent jusqu'à ce que toutes les places soient connues.
    [forever] La partie continue jusqu'à ce que tu l'arrêtes.
   *[stop] La partie finit à la première victoire.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Pour arriver, tout nombre qui atteint l'arrivée suffit.
    [bounce] Pour arriver il faut le nombre exact ; avec plus, on recule depuis l'arrivée.
    [row] Les pions remplissent l'arrivée par le fond : chacun a besoin du nombre exact jusqu'à la dernière place libre.
   *[exact] Pour arriver il faut le nombre exact.
}
pludo-rule-loose-needs = { $captures ->
    [one] Il faut avoir capturé un pion avant qu'un des tiens puisse arriver.
   *[other] Il faut avoir capturé { $captures } pions avant qu'un des tiens puisse arriver.
}
pludo-rule-loose-finish-when = Un pion ne peut arriver que quand { $when }.
pludo-rule-loose-start-when = Un pion ne peut quitter la base que quand { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] Un pion ne peut quitter la base que si aucun des tiens n'est sur le plateau.
   *[other] Un pion ne peut quitter la base que si moins de { $count } des tiens sont sur le plateau.
}
pludo-rule-loose-toll = À chaque sortie de la base : { $effects }.
pludo-rule-loose-move-when = Un pion ne peut avancer que quand { $when }.
pludo-rule-loose-capture-only = Un pion n'est capturé que quand { $when }.
pludo-rule-loose-finish-reward = À chaque pion arrivé : { $effects }.
pludo-rule-loose-team = { $members } jouent ensemble.
pludo-rule-loose-price = { $hangs ->
    [yes] Sans assez de points, on ne peut sortir de pion.
   *[no] { $count ->
        [one] Sans un point, on ne peut sortir de pion.
       *[other] Avec moins de { $count } points, on ne peut sortir de pion.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Au début d'une manche, tu es hors jeu si { $when }.
   *[always] Tu es hors jeu si { $when }.
}
pludo-rule-loose-last-left = La dernière personne en jeu gagne.
pludo-rule-loose-for-team = Les partenaires gagnent ensemble.
pludo-rule-loose-tokens = { $count ->
    [one] Chacun a un pion.
   *[other] Chacun a { $count } pions.
}
pludo-rule-loose-tokens-each = Pions : { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Tous parcourent { $tiles }, puis l'arrivée.
pludo-rule-loose-route = { $colour } parcourt { $tiles }, puis l'arrivée.
pludo-rule-loose-run = { $first } à { $last }
pludo-rule-loose-column = { $count ->
    [one] couloir 1
   *[other] couloir 1 à { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] couloir { $squares }
   *[some] couloir { $squares } de { $colours }
}
pludo-rule-loose-fork = puis { $branches }
pludo-rule-loose-branch = par { $name } { $tiles }
pludo-rule-loose-leads = puis jusqu'à { $tile }
pludo-rule-loose-tile-limit = Une case a place pour { $count } pions de toutes couleurs.
pludo-rule-loose-towers = Les pions d'une couleur qui sont ensemble forment une tour : ils avancent ensemble.
pludo-rule-loose-barrier = { $count } pions d'une couleur sur une case sont un barrage que personne ne passe.
pludo-rule-loose-single-file = Tes pions ne peuvent se passer sur { $tiles }.
pludo-rule-loose-two-way = Sur { $tiles } les pions peuvent aussi reculer, tant qu'ils y restent.
pludo-rule-loose-distances = Depuis { $tiles } : { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } n'avance pas
   *[other] { $way ->
        [back] { $name } recule de { $steps }
       *[ahead] { $name } avance de { $steps }
    }
}
pludo-rule-loose-jump = Un pion qui s'arrête sur { $tile } va aussitôt à { $end }.
pludo-rule-loose-tile = Sur { $tile } : { $effects }.
pludo-rule-loose-tile-when = Sur { $tile }, si { $when } : { $effects }.
pludo-rule-loose-hand = Chacun tient { $count } cartes, visibles de tous. À ton tour tu tires jusqu'à en avoir { $count }, puis tu en choisis une et la joues. Si aucune ne peut être jouée, toutes sont défaussées.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } tours de roue à la fois : { pludo-rule-loose-dice-use }
   *[dice] On lance { $count } dés : { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] ils s'additionnent et se jouent en un coup ; un seul qui fait sortir un pion suffit, avec la somme.
    [one] tu en choisis un et le joues, les autres sont perdus.
    [highest] celui qui mène le plus loin est joué.
    [lowest] celui qui mène le moins loin est joué.
   *[each] chacun est joué, dans n'importe quel ordre.
}
pludo-rule-loose-die = Le dé { $name } montre { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name } : { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight ->
            [one] { $weight } carte
           *[other] { $weight } cartes
        } sur { $total } : { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } sur { $total } : { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, puis { $effects }
    }
}
pludo-rule-loose-nothing = rien ne se passe
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] {" "}; si possible tu dois { $duties }
}
pludo-rule-loose-duty-always = Quoi qu'il sorte, si possible tu dois { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] sortir un pion
    [leave-first-tile] libérer ta première case tant que des pions attendent
    [open-barrier] ouvrir ton barrage
    [capture] capturer
   *[go-home] mener un pion à l'arrivée
}
pludo-rule-loose-instead = { $when ->
    [none] { $before } ; mais tant qu'aucun pion n'est sorti, { $orders }
   *[all] { $before } ; mais quand tous les pions sont sortis, { $orders }
}
pludo-rule-loose-only-if = { $what }, mais seulement si { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before } ; ou { $item }
   *[and] { $before } ; et { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } à la place { $steps }
    }
    [slide] un pion glisse jusqu'à en rencontrer un autre, au plus jusqu'à la dernière case
    [change] deux de tes pions échangent leurs places
    [push] { $which ->
        [all] { $way ->
            [back] tu fais reculer tous les pions des autres de { $steps }
           *[ahead] tu fais avancer tous les pions des autres de { $steps }
        }
       *[one] { $way ->
            [back] tu fais reculer un pion d'un autre de { $steps }
           *[ahead] tu fais avancer un pion d'un autre de { $steps }
        }
    }
    [ransom] tu rachètes un de tes pions
    [pass] tu passes
   *[move] { $way ->
        [back] { pludo-rule-moves.back } de { $steps }
       *[ahead] { pludo-rule-moves } de { $steps }{ $which ->
            [split] { $most ->
                [2] , ou tu partages ces pas entre deux coups
               *[other] , ou tu partages ces pas entre { $most } coups au plus
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = n pas, n étant { $number }
pludo-rule-moves = { $which ->
    [all] tous tes pions avancent
    [everybody] tous les pions de tous avancent
    [foremost] ton pion le plus avancé avance
    [hindmost] ton pion le plus en arrière avance
   *[one] un pion avance
}
    .back = { $which ->
        [all] tous tes pions reculent
        [everybody] tous les pions de tous reculent
        [foremost] ton pion le plus avancé recule
        [hindmost] ton pion le plus en arrière recule
       *[one] un pion recule
    }
pludo-rule-tokens-come = { $which ->
    [all] tous les pions sortent
    [up-to] jusqu'à { $most } pions sortent
   *[one] un pion sort
}
pludo-rule-loose-again = { $throw ->
    [cards] tire encore
    [spinner] tourne encore la roue
   *[dice] relance
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] le sens du jeu s'inverse
}
pludo-rule-whom = { $whose ->
    [next] le joueur suivant
    [previous] le joueur d'avant toi
    [partner] ton partenaire
    [leader] le joueur en tête
    [last] le joueur en dernière place
    [victim] le joueur capturé
    [captor] le joueur dont le pion a capturé
    [by-choice] un autre joueur de ton choix
    [by-draw] un autre joueur tiré au sort
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] tu passes autant de tours que { $amount }
        [everybody-else] tous les autres passent autant de tours que { $amount }
       *[other] { pludo-rule-whom } passe autant de tours que { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] tu passes ton prochain tour
       *[other] tu passes tes { $turns } prochains tours
    }
    [everybody-else] { $turns ->
        [one] tous les autres passent un tour
       *[other] tous les autres passent { $turns } tours
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } passe un tour
       *[other] { pludo-rule-whom } passe { $turns } tours
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] tu as un autre tour
    [everybody-else] tous les autres ont un tour en plus
   *[other] { pludo-rule-whom } a un tour en plus
}
pludo-rule-loose-go-on = { $whose ->
    [self] le jeu continue avec toi
   *[other] le jeu continue avec { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] tu perds ton tour
    [next] ton tour va au joueur suivant
    [previous] ton tour va au joueur d'avant toi
    [partner] ton tour va à ton partenaire
    [leader] ton tour va au joueur en tête
    [last] ton tour va au joueur en dernière place
   *[colour] ton tour va à { $colour }
}
pludo-rule-loose-turn-begin = { $name } : si { $when }, { $text }.
pludo-rule-loose-turn-end = { $name } : à la fin de ton tour, si { $when } : { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Chaque manche se joue du joueur en tête au dernier.
    [last] Chaque manche se joue du dernier au joueur en tête.
    [opening] { $throw ->
        [cards] Avant la partie, tous tirent pour l'ordre de tous les tours ; la carte la { $first ->
            [lowest] plus basse
           *[highest] plus haute
        } joue d'abord.
        [spinner] Avant la partie, tous tournent la roue pour l'ordre de tous les tours ; le nombre le { $first ->
            [lowest] plus bas
           *[highest] plus haut
        } joue d'abord.
       *[dice] Avant la partie, tous lancent pour l'ordre de tous les tours ; le lancer le { $first ->
            [lowest] plus bas
           *[highest] plus haut
        } joue d'abord.
    }
   *[draw] { $throw ->
        [cards] Avant chaque manche, tous tirent pour l'ordre ; la carte la plus haute joue d'abord.
        [spinner] Avant chaque manche, tous tournent la roue pour l'ordre ; le nombre le plus haut joue d'abord.
       *[dice] Avant chaque manche, tous lancent pour l'ordre ; le lancer le plus haut joue d'abord.
    }
}
pludo-rule-new-token = { $whose ->
    [self] tu reçois un nouveau pion
   *[other] { pludo-rule-whom } reçoit un nouveau pion
}
pludo-rule-give = { pludo-rule-whom } reçoit ce pion
pludo-rule-send = { $how ->
    [by-choice] ce pion va sur { $tiles }, à ton choix
    [by-draw] ce pion va sur { $tiles }, par tirage au sort
   *[none] ce pion va sur { $tiles }
}
pludo-rule-most-markers = Personne n'a plus de { $count } pions.
pludo-rule-most-markers-taken = Avec { $count } pions, on n'en reçoit pas de nouveau.
pludo-rule-loose-gain-any = tu obtiens un pouvoir de ton choix
pludo-rule-loose-gain = tu obtiens { $name_a }
pludo-rule-loose-ability = { $name } : { $does }{ $use ->
    [at-once] , tout de suite
   *[held] {""}
}{ $hidden ->
    [yes] {" "}; les autres ne savent pas que tu as ce pouvoir
   *[no] {""}
}.
pludo-rule-loose-abilities = Avant de { $throw ->
    [cards] tirer
    [spinner] tourner la roue
   *[dice] lancer
} tu peux utiliser un pouvoir que tu tiens, un par tour. { $limit ->
    [one] Personne n'en tient plus d'un.
   *[other] Personne n'en tient plus de { $limit }.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] tu perds { pludo-rule-points }
       *[won] tu marques { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] tous les autres perdent { pludo-rule-points }
       *[won] tous les autres marquent { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } perd { pludo-rule-points }
       *[won] { pludo-rule-whom } marque { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] un point
       *[other] { $points } points
    }
   *[other] autant de points que { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Personne n'est capturé.
    [beside] Un pion capture où il s'arrête et sur les cases voisines.
    [pass] Un pion capture où il s'arrête et où il passe.
   *[land] Un pion capture où il s'arrête.
}
pludo-rule-loose-waiting = { $which ->
    [one] Un pion qui s'arrête sur la première case d'un autre capture aussi un pion qui attend dans cette base.
   *[all] Un pion qui s'arrête sur la première case d'un autre capture aussi tous ceux qui attendent dans cette base.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Un pion capturé retourne à la base.
    [one] Un pion capturé recule d'un pas.
   *[other] Un pion capturé recule de { $steps } pas.
}
pludo-rule-loose-prisoner = Un pion capturé est prisonnier du camp qui l'a pris, dans sa propre base, et ne peut sortir avant d'être racheté.
pludo-rule-loose-take-over = Un pion capturé passe à l'autre camp, dans sa base et avec le numéro libre suivant ; les numéros plus hauts de l'ancien camp descendent d'un. Personne ne perd son dernier pion : il retourne à la base.
pludo-rule-loose-swap = Un pion capturé va à la case d'où venait le pion qui capture, ou à la base si son chemin n'y mène pas.
pludo-rule-loose-sent-to = Un pion capturé va à { $tile }, ou à la base s'il y a été capturé ou si son chemin n'y mène pas.
pludo-rule-duel = Avant une capture les deux camps lancent un dé. Elle réussit si le pion qui capture fait { $needs ->
    [at-least] au moins autant
   *[higher] plus
} ; sinon il { $beaten ->
    [start] va à sa base.
   *[stays] reste où il était.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Un pion qui capture recule d'un pas.
   *[other] Un pion qui capture recule de { $steps } pas.
}
pludo-rule-loose-captor-sent = Un pion qui capture va à { $tile }, si son chemin y mène.
pludo-rule-loose-safe = Personne n'est capturé sur { $tiles }.
pludo-rule-loose-spared-closed = Personne ne peut s'arrêter où un adversaire ne peut être capturé.
pludo-rule-loose-groups = { $count } pions ou plus d'une couleur sur une case ne peuvent être capturés.
pludo-rule-loose-reward = À chaque capture : { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Tous tirent, et la carte la plus haute commence.
        [spinner] Tous tournent la roue, et le nombre le plus haut commence.
       *[dice] Tous lancent, et le lancer le plus haut commence.
    }
    [lowest] { $throw ->
        [cards] Tous tirent, et la carte la plus basse commence.
        [spinner] Tous tournent la roue, et le nombre le plus bas commence.
       *[dice] Tous lancent, et le lancer le plus bas commence.
    }
    [random] Le hasard décide qui commence.
   *[seat] La première personne à la table commence.
}
pludo-rule-loose-direction = { $direction ->
    [counter] On joue dans le sens antihoraire.
   *[clockwise] On joue dans le sens horaire.
}
pludo-rule-loose-tries = Sans pion en route, on a { $count } essais pour en sortir un.
pludo-rule-loose-again-limit = { $throw ->
    [cards] Au plus { $count } fois par tour tu tires encore.
    [spinner] Au plus { $count } fois par tour tu tournes encore la roue.
   *[dice] Au plus { $count } fois par tour tu relances.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } pour la { pludo-ordinal } n'est pas joué, renvoie à la base le dernier pion joué et finit le tour.
   *[lost] { $name } pour la { pludo-ordinal } n'est pas joué et finit le tour.
}
pludo-rule-each-time = { $again ->
    [yes] , chaque fois
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, quand { $when }{ pludo-rule-each-time } : { $text }
   *[on] { $name }, { $when_at }{ pludo-rule-each-time } : { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, quand { $when }{ pludo-rule-each-time }.
   *[on] { $name }, { $when_at }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = tous les pions arrivés
    .at = quand tous les pions sont arrivés
pludo-rule-loose-trigger-last-left = tous les autres hors jeu
    .at = quand tous les autres sont hors jeu
pludo-rule-loose-trigger-team-home = tous les pions de ton camp arrivés
    .at = quand tous les pions de ton camp sont arrivés
pludo-rule-loose-trigger-home = { $number ->
    [one] un pion arrivé
   *[other] { $number } pions arrivés
}
    .at = { $number ->
        [one] quand un pion est arrivé
       *[other] quand { $number } pions sont arrivés
    }
pludo-rule-loose-trigger-captures = { $number ->
    [one] une capture
   *[other] { $number } captures
}
    .at = { $number ->
        [one] après une capture
       *[other] après { $number } captures
    }
pludo-rule-loose-trigger-round = la manche { $number }
    .at = à la manche { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] la première carte { $name }
   *[other] le premier { $name }
}
    .at = { $throw ->
        [cards] à la première carte { $name }
       *[other] au premier { $name }
    }

## Avertissements
pludo-clash-order-unranked = Les lancers ne peuvent classer tout le monde que si le plus haut ou le plus bas commence : change { pludo-knob-turn-first }.
pludo-clash-powers-all = De tous les pouvoirs tu en choisis un et le gardes : mets { pludo-knob-powers-use } sur { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Les seconds lancers demandent un seul dé, ou des dés additionnés : change { pludo-knob-dice-count } ou { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Une paire est exactement deux pions : mets { pludo-knob-stack-own-limit } sur 2.
pludo-clash-doubled-die = Une paire demande un seul dé : mets { pludo-knob-dice-count } sur 1 et { pludo-knob-dice-use } sur { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Au plus { $limit } pions d'un joueur peuvent être sur une case : mets { pludo-knob-board-tokens-out } sur { $limit } ou moins.
pludo-clash-beyond-track = La piste a { $track } cases, il n'y a donc pas de case sûre { $square }.
pludo-clash-markers = { $markers ->
    [one] Chacun a un pion ; il ne peut y en avoir plus de sortis au début ni à amener à l'arrivée.
   *[other] Chacun a { $markers } pions ; il ne peut y en avoir plus de sortis au début ni à amener à l'arrivée.
}
pludo-clash-teams-arms = Les partenaires sont face à face : mets { pludo-knob-board-arms } sur un nombre pair à partir de 4, ou { pludo-knob-teams-pairs } sur { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Sur une piste de { $track } cases les joueurs ne se rencontreraient jamais : diminue { pludo-knob-board-home-entry-back }.
pludo-clash-players = De { $low } à { $high } joueurs n'est pas un intervalle.
pludo-clash-chance-dice = Cette variante dit elle-même ce qu'on lance : mets { pludo-knob-dice-count } sur 1.
pludo-clash-chance-sum = Cette variante change des faces des dés : ils doivent se jouer séparément.
pludo-clash-no-way-out = Personne ne pourrait jamais sortir un pion de la base : ce n'est pas un jeu.
pludo-clash-no-way-home = Personne ne pourrait jamais amener un pion à l'arrivée : ce n'est pas un jeu.
pludo-clash-chance-doubled = Une paire demande un dé ordinaire, mais cette variante dit elle-même ce qu'on lance : désactive { pludo-knob-stack-doubled }.

pludo-warning-sixes-max-one = Avec cette option chaque six est puni : personne ne peut jamais sortir de la base.
pludo-warning-sum-cannot-finish = Quand les deux dés s'additionnent, un pion à un pas de l'arrivée ne peut jamais l'atteindre.
pludo-warning-no-ludo-home = Ce n'est plus du Ludo selon les règles : pour { $colours }, amener un pion à l'arrivée est impossible (L-27).
pludo-warning-no-ludo-capture = Ce n'est plus du Ludo selon les règles : personne ne peut jamais être capturé (L-32, L-33).

## Bots
pludo-bots-no-weights = La mémoire de l'expert est illisible : il joue comme difficile.
pludo-bots-unlearned = L'expert n'a pas appris ces règles : il joue comme difficile.

## Questions à tous
pludo-rule-heading-questions = Ce qu'on demande à tous.
pludo-rule-own-decks = Chacun tire de son propre paquet.
pludo-rule-pass-card = tu donnes une carte de ton choix ; { pludo-rule-whom } la reçoit
pludo-rule-ask = chacun choisit pour { $name }
pludo-rule-question = { $name } : chacun choisit { $answers }{ $shown ->
    [together] , et tout est montré à la fin
   *[at-once] { "" }
}. Puis pour chaque joueur : { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = On vote sur { $name } : il faut { $needs ->
    [everybody] que tous soient pour
   *[majority] plus de voix pour que contre
}{ $shown ->
    [together] . Les voix sont montrées à la fin.
   *[at-once] .
}
