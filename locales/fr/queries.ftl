# Français : réponses aux questions posées par une touche.
pludo-query-player-tokens = { $who ->
    [you] Toi : { $list }.
   *[other] { $name } : { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] tous à la base
           *[no] { pludo-tokens } à la base
        }
        [finish] { $all ->
            [yes] tous à l'arrivée
           *[no] { pludo-tokens } à l'arrivée
        }
        [home] { pludo-tokens } au { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] tous à la base
           *[no] { $count } à la base
        }
        [finish] { $all ->
            [yes] tous à l'arrivée
           *[no] { $count } à l'arrivée
        }
        [home] { pludo-tokens } au { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] tous à la base
           *[no] { pludo-tokens } à la base
        }
        [finish] { $all ->
            [yes] tous à l'arrivée
           *[no] { pludo-tokens } à l'arrivée
        }
        [home] { pludo-tokens } au { pludo-place }
       *[track] { pludo-tokens } en { pludo-place }{ pludo-query-together }, reste { $left }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Tous les pions à la base.
       *[no] { pludo-tokens-begin } à la base.
    }
    [finish] { $all ->
        [yes] Tous les pions à l'arrivée.
       *[no] { pludo-tokens-begin } à l'arrivée.
    }
    [home] { pludo-tokens-begin } au { pludo-place }.
   *[track] { pludo-tokens-begin } en { pludo-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , une paire
    [barrier] , un barrage
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , une étoile
    [colour] , case sûre côté { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , une paire
    [barrier] , un barrage
    [safe] , à l'abri
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [1] à un pas de l'arrivée
   *[other] à { $left } pas de l'arrivée
}

pludo-query-threat = { $from ->
    [yard] { $name } pourrait sortir sur { pludo-query-own } : { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } derrière { pludo-query-own } et { $count ->
        [one] pourrait
       *[other] pourraient
    } { $own-count ->
        [one] le capturer
       *[other] les capturer
    } : { pludo-likely }.
   *[elsewhere] { $name } pourrait capturer { pludo-query-own } : { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Tu pourrais sortir sur { pludo-query-victim } : { pludo-likely }.
       *[other] { $own-name } pourrait sortir sur { pludo-query-victim } : { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } devant { pludo-query-own }, qui { $own-count ->
        [one] pourrait
       *[other] pourraient
    } { $count ->
        [one] le capturer
       *[other] les capturer
    } : { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Tu pourrais capturer { pludo-query-victim } : { pludo-likely }.
       *[other] { $own-name } pourrait capturer { pludo-query-victim } : { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [one] le pion { $tokens } de { $name }
   *[other] les pions { $tokens } de { $name }
}
pludo-query-theirs = { $count ->
    [one] Le pion { $tokens } de { $name } est
   *[other] Les pions { $tokens } de { $name } sont
}
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] ton pion { $own }
       *[other] le pion { $own } de { $own-name }
    }
   *[other] { $own-who ->
        [you] tes pions { $own }
       *[other] les pions { $own } de { $own-name }
    }
}
pludo-query-by-ability = { $who ->
    [you] Avec { $ability } tu pourrais capturer { $pieces }
   *[other] Avec { $ability } { $name } pourrait capturer { $pieces }
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] le plus probable { pludo-with-percent }.
       *[0] { $with-percent } pour cent au plus.
    }
}
pludo-query-nobody-near = Personne à proximité.
pludo-query-none-found = Aucune capture trouvée, mais il y a trop de possibilités pour toutes les voir.

pludo-query-one-more = { $throw ->
    [cards] encore une carte
    [spinner] encore un tour de roue
   *[dice] encore un lancer
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] À toi : tire pour savoir qui commence.
            [spinner] À toi : tourne la roue pour savoir qui commence.
           *[dice] À toi : lance pour savoir qui commence.
        }
        [order] { $throw ->
            [cards] À toi : tire pour l'ordre.
            [spinner] À toi : tourne la roue pour l'ordre.
           *[dice] À toi : lance pour l'ordre.
        }
        [roll] { $throw ->
            [cards] À toi : tire.
            [spinner] À toi : tourne la roue.
           *[dice] À toi : lance.
        }
        [roll-pool] { $throw ->
            [cards] À toi : tire encore, ensuite { $dice } à jouer.
            [spinner] À toi : tourne encore la roue, ensuite { $dice } à jouer.
           *[dice] À toi : relance, ensuite { $dice } à jouer.
        }
        [roll-second] { $throw ->
            [cards] À toi : tire encore et garde l'une des deux ; tu as { $dice }.
            [spinner] À toi : tourne encore la roue et garde l'un des deux ; tu as { $dice }.
           *[dice] À toi : relance et garde l'un des deux ; tu as { $dice }.
        }
        [move-roll] { $throw ->
            [cards] À toi : { $dice } à jouer, puis tire encore.
            [spinner] À toi : { $dice } à jouer, puis tourne encore la roue.
           *[dice] À toi : { $dice } à jouer, puis relance.
        }
        [take] À toi : choisis un pouvoir.
        [duel] À toi : lance pour le duel.
        [lot] À toi : tire au sort.
        [pick] À toi : choisis { $dice }.
       *[move] À toi : { $dice } à jouer.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] À { $name } de tirer pour savoir qui commence.
            [spinner] À { $name } de tourner la roue pour savoir qui commence.
           *[dice] À { $name } de lancer pour savoir qui commence.
        }
        [order] { $throw ->
            [cards] À { $name } de tirer pour l'ordre.
            [spinner] À { $name } de tourner la roue pour l'ordre.
           *[dice] À { $name } de lancer pour l'ordre.
        }
        [roll] { $throw ->
            [cards] À { $name } de tirer.
            [spinner] À { $name } de tourner la roue.
           *[dice] À { $name } de lancer.
        }
        [roll-pool] À { $name } : { pludo-query-one-more }, ensuite { $dice } à jouer.
        [roll-second] À { $name } : { pludo-query-one-more }, l'un des deux est gardé ; le premier est { $dice }.
        [move-roll] À { $name } : { $dice } à jouer, puis { pludo-query-one-more }.
        [take] À { $name } de choisir un pouvoir.
        [duel] À { $name } de lancer pour le duel.
        [lot] À { $name } de tirer au sort.
        [pick] À { $name } de choisir { $dice }.
       *[move] À { $name } : { $dice } à jouer.
    }
}
pludo-query-changed = Changé dans cette partie.
pludo-query-score = { $who ->
    [you] Toi : { $home } sur { $all } à l'arrivée, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name } : { $home } sur { $all } à l'arrivée, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [1] reste un pas
   *[other] restent { $left } pas
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] { $captures } capture
           *[other] { $captures } captures
        }
       *[other] { $captures ->
        [one] { $captures } capture sur { $goal }
       *[other] { $captures } captures sur { $goal }
    }
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Tu as tiré { $dice }.
       *[other] { $name } a tiré { $dice }.
    }
    [spinner] { $who ->
        [you] La roue t'a donné { $dice }.
       *[other] La roue a donné { $dice } à { $name }.
    }
   *[dice] { $who ->
        [you] Tu as fait { $dice }.
       *[other] { $name } a fait { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [1] Un { $dice } dans ce tour jusqu'ici.
   *[other] { $dice } est sorti { $streak } fois de suite.
}

pludo-query-since-nothing = Rien ne s'est passé depuis ton dernier tour.
pludo-query-since-capture = { $who ->
    [you] Tu as capturé { $victims } { pludo-at-place }.
   *[other] { $name } a capturé { $victims } { pludo-at-place }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who } : { $list }.
   *[other] { pludo-query-since-who } : { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Toi
   *[other] { $name }
}
pludo-query-since-token = { pludo-tokens } { pludo-place-to }
pludo-query-since-no-move = aucun coup
pludo-query-since-penalty = { $kind ->
    [rollback] tour annulé
    [sent-back] dernier pion à la base
   *[forfeit] dernier lancer perdu
}
pludo-query-since-skipped = un tour passé
pludo-query-since-lost = un tour perdu
pludo-query-since-placed = fini, place { $place }
pludo-query-since-used = utilisé : { $ability }

pludo-query-partner = Tu joues avec { $partners }.
pludo-query-colours = Couleurs : { $list }.
pludo-query-colour-of = { $who ->
    [you] toi { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Aucune carte tirée encore.
    [spinner] Personne n'a encore tourné.
   *[dice] Personne n'a encore lancé.
}
pludo-query-partners = Partenaires : { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] lancers d'ouverture
   *[other] tour { $number }
}
pludo-query-who = { $who ->
    [you] Tu joues { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } joue { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , ton partenaire
    [other] , partenaire de { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , un bot, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] Tu retiens { $pieces }.
   *[other] { $name } retient { $pieces }.
}
pludo-query-answers-given = Ont déjà choisi : { $players }.
pludo-query-hand = { $who ->
    [you] Dans ta main : { $cards }.
   *[other] { $name } a { $cards }.
}

pludo-query-choose = Choisis :
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } avec { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] Pion { $tokens } de { $owner-name }
           *[other] Pions { $tokens } de { $owner-name }
        }
       *[actor] { $count ->
            [one] Pion { $tokens }
           *[other] Pions { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } de { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , avec le saut de { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , par { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head } : { pludo-query-choice-enters } { pludo-at-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : sort{ pludo-query-choice-there }.
pludo-query-choice-enters = { $count ->
    [one] sort
   *[other] sortent
}
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head } : { pludo-query-choice-enters } { pludo-at-place }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : sort, capture { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head } : à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : retour { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , à l'abri
    [barrier] , un barrage
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head } : { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head } : à l'arrivée.
    .brief = { pludo-query-choice-head } : arrivée.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, capture { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : capture { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head } : { pludo-query-choice-enters } { pludo-at-place }{ pludo-query-choice-jump }, duel avec { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : sort, duel avec { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, duel avec { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head } : duel avec { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] reste un pas
   *[other] restent { $steps } pas
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }, capture { $victims }, puis à l'arrivée.
    .brief = { pludo-query-choice-head } : capture { $victims }, arrivée.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }, une paire avec le pion { $other }.
    .brief = { pludo-query-choice-head } : paire avec { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head } : racheté, libre à la base.
    .brief = { pludo-query-choice-head } : rachat.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key } :{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }pousser { $victims } { pludo-from-of } { pludo-place-to }.
    .brief = { pludo-query-choice-key }pousser { $victims } { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head } : imprenable { pludo-at-place }, { $number ->
        [1] jusqu'à ton prochain tour
       *[other] pendant { $number } tours
    }.
    .brief = { pludo-query-choice-head } : bouclier.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head } : { pludo-from-of } { pludo-place-to }, échange avec { $other }.
    .brief = { pludo-query-choice-head } : échange avec { $other } { pludo-at-place }.
pludo-query-choice-twice =
    .normal = { $ability } : lancer deux fois et garder un lancer.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number } : prendre { $ability_a }, { $does }.
    .brief = { $number } : { $ability }.
pludo-query-choice-several = { $number } : { $which ->
    [everybody] tous les pions de tous
    [others] tous les pions des autres
   *[all] tous tes pions
} { $way ->
    [back] { $steps } en arrière
   *[ahead] { $steps } en avant
} : { $ends }{ $captures ->
    [0] {""}
   *[other] , capturés : { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place } : { $ends }.
    .brief = { pludo-query-choice-number } : { $ends }.
pludo-query-choice-to = { $what ->
    [home] l'arrivée
    [capture] { pludo-place } et capture { $victims }
    [carried] { pludo-place } et capture { $victims }, puis l'arrivée
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}à l'abri
        [barrier] {" "}en barrage
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name }, { $steps } derrière.
   *[other] { $name } pourrait y capturer.
}
pludo-query-choice-end = { $piece } { pludo-place-to }
pludo-query-choice-change = { $tokens } : échanger les places.
pludo-query-choice-pick = { $number } : { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Tirer
    [spinner] Tourner la roue
   *[dice] Lancer
}, et garder ce que tu as.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Tu ne peux que passer.
       *[no] { pludo-query-choice-key }Passer.
    }
    .brief = { pludo-query-choice-key }Passer.

pludo-reason-only = C'est le seul coup.
pludo-reason-wins = Tu finis avec ce coup.
pludo-reason-home = Le pion { $token } va à l'arrivée.
pludo-reason-captures = Il capture { $victims }.
pludo-reason-enters = Le pion { $token } sort.
pludo-reason-column = Le pion { $token } atteint le couloir, où personne ne peut suivre.
pludo-reason-beyond = De là, plus personne ne peut capturer le pion { $token }.
pludo-reason-safe = Il y est à l'abri.
pludo-reason-escapes = { $count ->
    [one] Il échappe à { $name }, qui pourrait le capturer : { pludo-percent }.
   *[other] Il échappe à { $name } et d'autres, qui pourraient le capturer : { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Sinon { $name } pourrait le capturer : { pludo-percent }.
   *[other] Sinon { $name } et d'autres pourraient le capturer : { pludo-percent }.
}
pludo-reason-swaps = Il gagne { $gain } pas, et le pion { $victim } de { $name } { $theirs ->
    [0] en perd { $loss }
   *[other] en gagne { $theirs }
}.
pludo-reason-unseen = { $count ->
    [1] Le pouvoir caché des autres n'est pas compté.
   *[other] Les { $count } pouvoirs cachés des autres ne sont pas comptés.
}
pludo-reason-threatens = Il menace alors le pion { $victim } de { $name } : { pludo-percent }.
pludo-reason-pushes = Il pousse le pion { $victim } de { $name }.
pludo-reason-passes = Tout autre coup est pire.
pludo-reason-exposed = { $count ->
    [one] Mais { $name } pourrait l'y capturer : { pludo-percent }.
   *[other] Mais { $name } et d'autres pourraient l'y capturer : { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] Mais { $name } pourrait alors capturer le pion { $token } : { pludo-percent }.
   *[other] Mais { $name } et d'autres pourraient alors capturer le pion { $token } : { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Bouger le pion { $token } risquerait une capture : { pludo-percent }.
   *[other] Bouger le pion { $token } risquerait plus : { pludo-percent } au lieu de { $instead }.
}
pludo-reason-ahead = Le pion { $token } est le premier des tiens vers l'arrivée.
pludo-reason-behind = Le pion { $token } est le dernier des tiens et se rapproche.
pludo-reason-clear = C'est nettement mieux que le reste.
pludo-reason-better = C'est un peu mieux que le reste.
pludo-reason-equal = Le suivant est presque aussi bon.

pludo-ledger-line = { pludo-ledger-player } : { pludo-ledger-count }, { $faces } ; on attend environ { $each } de chaque. Plus longue attente d'un six : { $longest }, d'habitude environ { $usual }.
pludo-ledger-line-early = { pludo-ledger-player } : { pludo-ledger-count }, { $faces }. Plus longue attente d'un six : { $longest }.
pludo-ledger-loose = { pludo-ledger-player } : { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Toi
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [spinner] { $count ->
        [one] { $count } tour de roue
       *[other] { $count } tours de roue
    }
   *[dice] { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
}
pludo-ledger-face = { $face } : { $count }
pludo-ledger-face-expected = { $face } : { $count }, attendu { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Tous tirent des mêmes cartes, mêlées par le seul hasard.
    [spinner] Tous ont les mêmes chances.
   *[dice] Les dés sont les mêmes pour tous, et chaque lancer est pur hasard.
}
pludo-ledger-die = { $count ->
    [0] aucun { pludo-ledger-number }
    [1] une fois le { pludo-ledger-number }
    [2] deux fois le { pludo-ledger-number }
    [3] trois fois le { pludo-ledger-number }
    [4] quatre fois le { pludo-ledger-number }
    [5] cinq fois le { pludo-ledger-number }
    [6] six fois le { pludo-ledger-number }
   *[other] { $count } fois le { pludo-ledger-number }
}
pludo-ledger-number = { $face ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
