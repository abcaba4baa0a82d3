### Français : conditions des règles, des propositions après « si » ou « quand ».
pludo-if-all = { $list }
pludo-if-either = ou bien { $list }
pludo-if-who = { $who ->
    [anybody] quelqu'un
    [everybody] chacun
    [not-everybody] ce n'est pas chaque joueur qui
    [theirs] un adversaire
    [all-theirs] chaque adversaire
    [not-every-opponent] ce n'est pas chaque adversaire qui
    [partner] un partenaire
    [all-partners] chaque partenaire
    [victim] le joueur capturé
    [team] ton camp
    [nobody] personne
    [no-opponent] aucun adversaire
    [no-partner] aucun partenaire
    [total] tous ensemble
   *[mine] tu
}
# Avec « ne » après « personne » et « aucun », et devant « aucun pion ».
pludo-if-subject-has = { pludo-if-who } { $who ->
    [nobody] n'a
    [no-opponent] n'a
    [no-partner] n'a
    [mine] { $how ->
        [none] n'as
       *[other] as
    }
    [total] { $how ->
        [none] n'ont
       *[other] ont
    }
   *[other] { $how ->
        [none] n'a
       *[other] a
    }
}
pludo-if-how = { $how ->
    [least] au moins { $number }
    [most] au plus { $number }
    [more] plus de { $number }
    [fewer] moins de { $number }
   *[exactly] exactement { $number }
}
pludo-if-tokens = { $how ->
    [some] { $who ->
        [nobody] de pion
        [no-opponent] de pion
        [no-partner] de pion
       *[other] un pion
    }
    [none] { $who ->
        [nobody] 0 pion
        [no-opponent] 0 pion
        [no-partner] 0 pion
       *[other] aucun pion
    }
    [not] un nombre de pions autre que { $number }
   *[other] { pludo-if-how } { $number ->
        [one] pion
       *[other] pions
    }
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } à l'arrivée
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } sur le plateau
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } à la base
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } sur { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] de capture
        [no-opponent] de capture
        [no-partner] de capture
       *[other] une capture
    }
    [none] { $who ->
        [nobody] 0 capture
        [no-opponent] 0 capture
        [no-partner] 0 capture
       *[other] aucune capture
    }
    [not] un nombre de captures autre que { $number }
   *[other] { pludo-if-how } { $number ->
        [one] capture
       *[other] captures
    }
}
pludo-if-has-prisoners = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] de pion prisonnier
        [no-opponent] de pion prisonnier
        [no-partner] de pion prisonnier
       *[other] un pion prisonnier
    }
    [none] { $who ->
        [nobody] 0 pion prisonnier
        [no-opponent] 0 pion prisonnier
        [no-partner] 0 pion prisonnier
       *[other] aucun pion prisonnier
    }
    [not] un nombre de pions prisonniers autre que { $number }
   *[other] { pludo-if-how } { $number ->
        [one] pion prisonnier
       *[other] pions prisonniers
    }
}
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] de point
        [no-opponent] de point
        [no-partner] de point
       *[other] un point
    }
    [none] { $who ->
        [nobody] 0 point
        [no-opponent] 0 point
        [no-partner] 0 point
       *[other] aucun point
    }
    [not] un nombre de points autre que { $number }
   *[other] { pludo-if-how } { $number ->
        [one] point
       *[other] points
    }
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] { $who ->
        [nobody] de pas
        [no-opponent] de pas
        [no-partner] de pas
       *[other] un pas
    }
    [none] { $who ->
        [nobody] 0 pas
        [no-opponent] 0 pas
        [no-partner] 0 pas
       *[other] aucun pas
    }
    [not] un nombre de pas autre que { $number }
   *[other] { pludo-if-how } pas
} à faire
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-as-many = { $how ->
    [least] au moins autant de
    [most] au plus autant de
    [more] plus de
    [fewer] moins de
    [not] un autre nombre de
   *[exactly] autant de
}
pludo-if-than = { $other ->
    [anybody] que quelqu'un
    [everybody] que chacun
    [theirs] qu'un adversaire
    [all-theirs] que chaque adversaire
    [partner] qu'un partenaire
    [all-partners] que chaque partenaire
    [victim] que le joueur capturé
    [total] que tous ensemble
    [team] que ton camp
   *[mine] que toi
}
pludo-if-has-than-home = { pludo-if-subject-has } { pludo-if-as-many } pions à l'arrivée { pludo-if-than }
pludo-if-has-than-out = { pludo-if-subject-has } { pludo-if-as-many } pions sur le plateau { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-subject-has } { pludo-if-as-many } pions à la base { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-subject-has } { pludo-if-as-many } pions sur { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-subject-has } { pludo-if-as-many } captures { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-subject-has } { pludo-if-as-many } pions prisonniers { pludo-if-than }
pludo-if-has-than-points = { pludo-if-subject-has } { pludo-if-as-many } points { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-subject-has } { pludo-if-as-many } pas à faire { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-subject-has } { pludo-if-as-many } pions { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] est au moins { $right }
    [most] est au plus { $right }
    [more] dépasse { $right }
    [fewer] n'atteint pas { $right }
    [not] n'est pas { $right }
   *[exactly] est { $right }
}
pludo-if-number-round = la manche
pludo-if-number-turn = le numéro du tour
pludo-if-number-players = le nombre de joueurs
pludo-if-number-players-left = le nombre de joueurs encore en jeu
pludo-if-number-face = le nombre sorti
pludo-if-number-sixes = la longueur de la série
pludo-if-number-extra-throws = le nombre de lancers en plus de ce tour
pludo-if-number-marker = le numéro du pion
pludo-if-number-prey-marker = le numéro du pion capturé
pludo-if-number-prey-left = le nombre de pas qui restent au pion capturé
pludo-if-number-steps = le nombre de pas
pludo-if-number-left = le nombre de pas qui restent au pion
pludo-if-number-left-after = le nombre de pas qui restent ensuite au pion
pludo-if-number-rank = { $who ->
    [mine] ton rang
   *[other] le rang { pludo-if-whose }
}
pludo-if-number-answer = { $who ->
    [mine] ta réponse
   *[other] la réponse { pludo-if-whose }
}
pludo-if-number-tokens = { $who ->
    [mine] le nombre de tes pions
   *[other] le nombre de pions { pludo-if-whose }
}
pludo-if-number-home = { pludo-if-number-tokens } à l'arrivée
pludo-if-number-out = { pludo-if-number-tokens } sur le plateau
pludo-if-number-waiting = { pludo-if-number-tokens } à la base
pludo-if-number-markers-on = { pludo-if-number-tokens } sur { $things }
pludo-if-number-prisoners = { $who ->
    [mine] le nombre de tes pions prisonniers
   *[other] le nombre de pions prisonniers { pludo-if-whose }
}
pludo-if-number-points = { $who ->
    [mine] le nombre de tes points
   *[other] le nombre de points { pludo-if-whose }
}
pludo-if-number-captures = { $who ->
    [mine] le nombre de tes captures
   *[other] le nombre de captures { pludo-if-whose }
}
pludo-if-number-steps-left = { $who ->
    [mine] le nombre de tes pas à faire
   *[other] le nombre de pas à faire { pludo-if-whose }
}
pludo-if-number-markers = { pludo-if-number-tokens }
pludo-if-whose = { $who ->
    [anybody] de quelqu'un
    [everybody] de chacun
    [theirs] d'un adversaire
    [all-theirs] de chaque adversaire
    [partner] d'un partenaire
    [all-partners] de chaque partenaire
    [victim] du joueur capturé
    [total] de tous ensemble
   *[team] de ton camp
}
pludo-if-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } moins { $right }
    [times] { $left } fois { $right }
   *[rest] le reste quand on divise { $left } par { $right }
}
pludo-if-round-divided = { $is ->
    [no] la manche n'est pas divisible par { $number }
   *[yes] la manche est divisible par { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] on ne tire pas { $things }
       *[other] { $things } ne sort pas
    }
   *[yes] { $throw ->
        [cards] on tire { $things }
       *[other] { $things } sort
    }
}
pludo-if-is-amended = { $is ->
    [no] { $things } n'est pas en vigueur
   *[yes] { $things } est en vigueur
}
pludo-if-is-clockwise = { $is ->
    [no] on joue dans le sens antihoraire
   *[yes] on joue dans le sens horaire
}
pludo-if-is-entering = { $is ->
    [no] le pion ne sort pas de la base
   *[yes] le pion sort de la base
}
pludo-if-is-arriving = { $is ->
    [no] le pion ne va pas à l'arrivée
   *[yes] le pion va à l'arrivée
}
pludo-if-is-pushing = { $is ->
    [no] tu ne pousses pas un pion d'un autre
   *[yes] tu pousses un pion d'un autre
}
pludo-if-is-from-tile = { $is ->
    [no] le pion ne vient pas de { $things }
   *[yes] le pion vient de { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] le pion ne va pas à { $things }
   *[yes] le pion va à { $things }
}
pludo-if-subject-is = { pludo-if-who } { $who ->
    [nobody] n'est
    [no-opponent] n'est
    [no-partner] n'est
    [mine] { $is ->
        [no] n'es pas
       *[yes] es
    }
   *[other] { $is ->
        [no] n'est pas
       *[yes] est
    }
}
pludo-if-is-colour = { pludo-if-subject-is } { $things }
pludo-if-is-last = { pludo-if-subject-is } en dernière place
pludo-if-is-leader = { pludo-if-subject-is } en tête
pludo-if-last-left = tous les autres sont hors jeu
pludo-if-all-home = { $whose ->
    [team] tous les pions de ton camp sont à l'arrivée
   *[all] tous tes pions sont à l'arrivée
}
