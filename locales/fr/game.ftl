# Français : ce qui se passe dans une partie, et les mots communs à tous les fichiers.
pludo-language-name = Français

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } et { $item }
pludo-list-or = { $before } ou { $item }
pludo-list-none = aucun

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
    [orange] Orange
    [violet] Violet
    [black] Noir
    [white] Blanc
    [pink] Rose
    [brown] Marron
    [grey] Gris
    [turquoise] Turquoise
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
    [violet] violet
    [black] noir
    [white] blanc
    [pink] rose
    [brown] marron
    [grey] gris
    [turquoise] turquoise
   *[other] { $colour }
}
pludo-you = toi

pludo-place = { $kind ->
    [yard] la base
    [home] couloir { $square } sur { $of }
    [finish] l'arrivée
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, second passage
    }
}
# Où va un pion : "à 18", "au couloir 2 sur 5", "à l'arrivée".
pludo-place-to = { $kind ->
    [yard] à la base
    [home] au { pludo-place }
    [finish] à l'arrivée
   *[track] à { pludo-place }
}
pludo-from = { $from-kind ->
    [yard] la base
    [home] couloir { $from-square }
    [finish] l'arrivée
   *[track] { $from-visit ->
        [1] { $from-square }
       *[other] second passage en { $from-square }
    }
}
# D'où vient un pion : "de 12", "du couloir 1".
pludo-from-of = { $from-kind ->
    [yard] de la base
    [home] du { pludo-from }
    [finish] de l'arrivée
   *[track] { $from-visit ->
        [1] de { $from-square }
       *[other] du { pludo-from }
    }
}

pludo-tokens = { $owner ->
    [you] { $count ->
        [one] ton pion { $tokens }
       *[other] tes pions { $tokens }
    }
    [other] { pludo-token-numbers }, à { $owner-name },
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [one] pion { $tokens }
   *[other] pions { $tokens }
}
pludo-tokens-begin = { $count ->
    [one] { $owner ->
        [you] Ton pion { $tokens }
        [other] Le pion { $tokens } de { $owner-name }
       *[actor] Pion { $tokens }
    }
   *[other] { $owner ->
        [you] Tes pions { $tokens }
        [other] Les pions { $tokens } de { $owner-name }
       *[actor] Pions { $tokens }
    }
}
# Avec l'article, dans la phrase.
pludo-tokens-the = { $count ->
    [one] { $owner ->
        [you] ton pion { $tokens }
        [other] le pion { $tokens } de { $owner-name }
       *[actor] le pion { $tokens }
    }
   *[other] { $owner ->
        [you] tes pions { $tokens }
        [other] les pions { $tokens } de { $owner-name }
       *[actor] les pions { $tokens }
    }
}
pludo-extra-steps = { $steps ->
    [one] un pas de plus
   *[other] { $steps } pas de plus
}

pludo-piece = { $who ->
    [you] { $count ->
        [one] ton pion { $tokens }
       *[other] tes pions { $tokens }
    }
   *[other] { $count ->
        [one] le pion { $tokens } de { $name }
       *[other] les pions { $tokens } de { $name }
    }
}
    .begin = { $who ->
        [you] { $count ->
            [one] Ton pion { $tokens }
           *[other] Tes pions { $tokens }
        }
       *[other] { $count ->
            [one] Le pion { $tokens } de { $name }
           *[other] Les pions { $tokens } de { $name }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Tu tires { $dice }
       *[other] { $name } tire { $dice }
    }
    [spinner] { $who ->
        [you] Tu obtiens { $dice } à la roue
       *[other] { $name } obtient { $dice } à la roue
    }
   *[dice] { $who ->
        [you] Tu fais { $dice }
       *[other] { $name } fait { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }, aucun pion ne peut bouger{ pludo-why-stuck }.
    .normal = { pludo-rolls }, aucun coup{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, aucun coup.
    .chosen-full = Aucun pion ne peut bouger avec { $dice }{ pludo-why-stuck }.
    .chosen-normal = Aucun coup avec { $dice }{ pludo-why-stuck }.
    .chosen-brief = Aucun coup avec { $dice }.

pludo-why-stuck = { $why ->
    [yard] {" "}: seul { $entries } fait sortir un pion
    [doubled-odd] {" "}: une paire demande un nombre pair
    [barrier] {" "}: un barrage est sur le chemin
    [blocked] {" "}: un de tes pions est sur le chemin
    [own-limit] {" "}: tes propres pions sont sur le chemin
    [tile-full] {" "}: la case est pleine
    [spared] {" "}: le pion qui s'y trouve ne se capture pas
    [needs-captures] {" "}: il faut d'abord capturer quelqu'un
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal }. Tout ce qui a bougé dans ce tour revient, et le tour est fini.
    .normal = { pludo-rolls }, { pludo-ordinal }. Le tour est annulé.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Tour annulé.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal }. Ce lancer est perdu et le tour est fini.
    .normal = { pludo-rolls }, { pludo-ordinal }. Le lancer est perdu.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Lancer perdu.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } à la base, et le tour est fini.
    .normal = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } à la base.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. { pludo-tokens-begin } à la base.
pludo-go-back = { $count ->
    [one] retourne
   *[other] retournent
}
pludo-ordinal = { $streak ->
    [1] première fois de suite
    [2] deuxième fois de suite
    [3] troisième fois de suite
    [4] quatrième fois de suite
    [5] cinquième fois de suite
   *[other] { $streak } fois de suite
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } pour le six.
            [capture] { pludo-again-now } pour la capture.
            [hand] { pludo-again-now } : ta main n'est pas pleine.
            [second] { pludo-again-now } : tu gardes l'un des deux.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } tire encore.
            [spinner] { $name } tourne encore la roue.
           *[dice] { $name } relance.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Encore.
pludo-again-now = { $throw ->
    [cards] Tire encore
    [spinner] Tourne encore la roue
   *[dice] Relance
}

pludo-foot = { $foot-kind ->
    [home] couloir { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] second passage en { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] { pludo-foot } le fait avancer.
   *[back] { pludo-foot } le fait reculer.
}
pludo-taken-over = { $who ->
    [you] Tu as maintenant { pludo-token-numbers }.
   *[other] { $name } a maintenant { pludo-token-numbers }.
}
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } : racheté à { $holder }.
   *[other] { $held ->
        [you] { $name } te rachète { pludo-tokens-the }.
       *[other] { $name } rachète { pludo-tokens-the } à { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.

pludo-back-at = { $piece_begin } { $count ->
    [one] est
   *[other] sont
} de retour { pludo-back-place }.
pludo-back-place = { $kind ->
    [yard] à la base
    [home] au { pludo-place }
   *[track] en { pludo-place }
}
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } à jouer.
   *[other] { $name } a { pludo-extra-steps }.
}

pludo-enter =
    .full = { pludo-rolls } et { $who ->
        [you] sors
       *[other] sort
    } { pludo-tokens-the } { pludo-at-place }.
    .normal = { pludo-rolls } et { $who ->
        [you] sors
       *[other] sort
    } { pludo-tokens-the }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [you] Tu sors { pludo-tokens-the } { pludo-at-place }.
        [same] { pludo-tokens-begin } { pludo-come-out } { pludo-at-place }.
       *[other] { $name } sort { pludo-tokens-the } { pludo-at-place }.
    }
    .chosen-normal = { $who ->
        [you] Tu sors { pludo-tokens-the }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } sort { pludo-tokens-the }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
    }
pludo-come-out = { $count ->
    [one] sort
   *[other] sortent
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}{ pludo-at-place }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-place-to }.
    .chosen-full = { $who ->
        [you] Tu déplaces { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
       *[other] { $name } déplace { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , case sûre
   *[no] {""}
}

pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } retour { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [other] { $name } : { pludo-tokens } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } : { pludo-tokens } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } à l'arrivée puis retour { pludo-place-to }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } retour { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } retour { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , la même case
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }, avec le pion { $other } : une paire.
    .normal = { pludo-rolls }, { pludo-tokens } rejoint le pion { $other } { pludo-at-place } : une paire.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, paire { pludo-at-place }.
    .chosen-full = { $who ->
        [you] Tu déplaces { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, avec le pion { $other } : une paire.
        [same] { pludo-tokens-begin } va { pludo-from-of } { pludo-place-to }, avec le pion { $other } : une paire.
       *[other] { $name } déplace { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, avec le pion { $other } : une paire.
    }
    .chosen-normal = { $who ->
        [other] { $name } : { pludo-tokens } rejoint le pion { $other } { pludo-at-place }, une paire.
       *[you] { pludo-tokens-begin } rejoint le pion { $other } { pludo-at-place } : une paire.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }, paire { pludo-at-place }.
       *[you] { pludo-tokens-begin }, paire { pludo-at-place }.
    }
pludo-at-place = { $kind ->
    [home] au { pludo-place }
   *[track] en { pludo-place }
}

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-goes-home } { pludo-from-of } à l'arrivée{ pludo-spot }, { $home } sur { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } sur { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } à l'arrivée, { $home } sur { $all }.
    .chosen-full = { $who ->
        [you] Tu amènes { pludo-tokens-the } à l'arrivée{ pludo-spot }, { $home } sur { $all }.
        [same] { pludo-tokens-begin } { pludo-arrives }, { $home } sur { $all }.
       *[other] { $name } amène { pludo-tokens-the } à l'arrivée{ pludo-spot }, { $home } sur { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } amène { pludo-tokens-the } à l'arrivée, { $home } sur { $all }.
       *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } sur { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } à l'arrivée, { $home } sur { $all }.
       *[you] { pludo-tokens-begin } à l'arrivée, { $home } sur { $all }.
    }
pludo-arrives = { $count ->
    [one] est à l'arrivée{ pludo-spot }
   *[other] sont à l'arrivée{ pludo-spot }
}
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
pludo-captures = { $count ->
    [one] capture { $victims }
   *[other] capturent { $victims }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , qui ne peut pas reculer davantage
    [prison] , désormais prisonnier
    [elsewhere] , maintenant en { $back-square }
   *[other] , retour en { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-go-back } à la base.
   *[other] { pludo-tokens-begin } { pludo-goes-home } { pludo-place-to }.
}
pludo-captured-too = { $way ->
    [beside] Capturés à côté : { $victims } { pludo-at-place }{ pludo-set-back }.
    [passing] Capturés au passage : { $victims } { pludo-at-place }{ pludo-set-back }.
   *[there] Capturés aussi : { $victims }{ pludo-set-back }.
}

pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } et { pludo-captures } { pludo-at-place }{ pludo-set-back }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } et { pludo-goes-home } droit à l'arrivée, { $home } sur { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } et { pludo-goes-home } à l'arrivée, { $home } sur { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } sur { $all } à l'arrivée.
    .chosen-full = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-captures } { pludo-at-place } et { pludo-goes-home } droit à l'arrivée, { $home } sur { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } et { pludo-goes-home } droit à l'arrivée, { $home } sur { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } : { pludo-tokens } { pludo-captures } { pludo-at-place } et { pludo-goes-home } à l'arrivée, { $home } sur { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } et { pludo-goes-home } à l'arrivée, { $home } sur { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } sur { $all } à l'arrivée.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }, { $home } sur { $all } à l'arrivée.
    }

pludo-goes-home = { $count ->
    [one] va
   *[other] vont
}

pludo-push =
    .full = { pludo-rolls } et { pludo-pushes } { pludo-from-of } { pludo-place-to }.
    .normal = { pludo-rolls } et { pludo-pushes } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } { pludo-from-of } { pludo-place-to }.
        [same] Pousse { $victims } { pludo-from-of } { pludo-place-to }.
       *[you] Tu pousses { $victims } { pludo-from-of } { pludo-place-to }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Pousse { $victims } { pludo-place-to }.
       *[you] Tu pousses { $victims } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } { pludo-place-to }.
        [same] Pousse { $victims } { pludo-place-to }.
       *[you] Tu pousses { $victims } { pludo-place-to }.
    }
pludo-pushes = { $who ->
    [you] pousses { $victims }
   *[other] pousse { $victims }
}

pludo-decline =
    .full = { pludo-rolls } et { pludo-passes }.
    .normal = { pludo-rolls } et { pludo-passes }.
    .brief = { pludo-rolls.brief }, passe.
    .chosen-full = { $who ->
        [other] { $name } passe.
        [same] Passe.
       *[you] Tu passes.
    }
    .chosen-normal = { $who ->
        [other] { $name } passe.
        [same] Passe.
       *[you] Tu passes.
    }
    .chosen-brief = { $who ->
        [other] { $name } passe.
       *[you] Tu passes.
    }
pludo-passes = { $who ->
    [you] passes
   *[other] passe
}

pludo-helps = { $who ->
    [you] Désormais tu joues pour { $partners }.
   *[other] { $helped ->
        [you] Désormais { $name } joue pour toi.
       *[other] Désormais { $name } joue pour { $partners }.
    }
}

pludo-turn = { $who ->
    [you] À toi.
   *[other] À { $name } de jouer.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Tous tirent, la carte la plus basse commence.
        [spinner] Tous tournent la roue, le nombre le plus bas commence.
       *[dice] Tous lancent, le lancer le plus bas commence.
    }
   *[highest] { $throw ->
        [cards] Tous tirent, la carte la plus haute commence.
        [spinner] Tous tournent la roue, le nombre le plus haut commence.
       *[dice] Tous lancent, le lancer le plus haut commence.
    }
}
pludo-tied = Égalité : { $players } { $throw ->
    [cards] tirent encore.
    [spinner] tournent encore.
   *[dice] relancent.
}
pludo-begins = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
pludo-skipped = { $who ->
    [you] Tu passes ton tour.
   *[other] { $name } passe son tour.
}
pludo-turn-rule = { $title } : { $text }
pludo-turn-lost = { $who ->
    [you] Tu perds ce tour.
   *[other] { $name } perd ce tour.
}
pludo-plays-on = { $who ->
    [you] Le jeu continue avec toi.
   *[other] Le jeu continue avec { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Tire au sort : { $what }.
       *[choose] Tu choisis { $what }.
    }
   *[other] { $how ->
        [draw] { $name } tire au sort : { $what }.
       *[choose] { $name } choisit { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] Tu défies { $prey } en duel. Lance le dé.
   *[other] { $name } défie { $prey } en duel.
}
pludo-duelled = Duel : { $who ->
    [you] tu fais { $mine }
   *[other] { $name } fait { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] tu fais { $theirs }
       *[other] { $rival } fait { $theirs }
    }
   *[other] les autres font { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Tu le gagnes.
       *[other] { $name } le gagne.
    }
    [sent] { $who ->
        [you] Tu le perds : { pludo-duel-tokens } à la base.
       *[other] { $name } le perd : { pludo-duel-tokens } à la base.
    }
   *[stays] { $who ->
        [you] Tu le perds et restes sur place.
       *[other] { $name } le perd et reste sur place.
    }
}
pludo-duel-tokens = { $count ->
    [one] le pion { $tokens } rentre
   *[other] les pions { $tokens } rentrent
}
pludo-new-token = { $who ->
    [you] Tu reçois un nouveau pion, le { $number }.
   *[other] { $name } reçoit un nouveau pion.
}
pludo-given-away = { $who ->
    [you] Ton pion { $tokens } est maintenant à { $to }.
   *[other] { $receiver ->
        [you] Le pion { $tokens } de { $name } est maintenant à toi, avec le numéro { $number }.
       *[other] Le pion { $tokens } de { $name } est maintenant à { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] Le sort tombe sur toi.
   *[other] Le sort tombe sur { $name }.
}
pludo-pick-card = quelle carte est passée
pludo-pick-send = où va le pion
pludo-card-passed = { $who ->
    [you] Tu donnes { $card } à { $to }.
   *[other] { $receiver ->
        [you] { $name } te donne { $card }.
       *[other] { $name } donne { $card } à { $to }.
    }
}
pludo-pick-answer = { $answers } pour { $title }
pludo-vote = { $way ->
    [against] non
   *[for] oui
}
pludo-poll-vote = Vote sur { $title }{ $text ->
    [none] .
   *[other] {" :"} { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Tout le monde choisit pour { $title }. { pludo-secretly }
   *[at-once] Tout le monde choisit pour { $title }.
}
pludo-secretly = Tout est montré à la fin.
pludo-others-look-away = Écoute et écran pour { $name } seulement.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Ton choix est fait.
       *[other] { $name } a choisi.
    }
   *[other] { $who ->
        [you] Toi : { $answer }.
       *[other] { $name } : { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] toi : { $answer }
   *[other] { $name } : { $answer }
}
pludo-answers = Choix : { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title } : accepté, { $for } à { $against }.
   *[lost] { $title } : rejeté, { $against } à { $for }.
}
pludo-pick-skip = { $turns ->
    [one] qui passe un tour
   *[other] qui passe { $turns } tours
}
pludo-pick-turn-to = qui a un tour de plus
pludo-pick-play-on = qui joue ensuite
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] qui perd un point
       *[other] qui perd { $points } points
    }
   *[won] { $points ->
        [one] qui marque un point
       *[other] qui marque { $points } points
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Tu auras un autre tour.
       *[other] { $name } aura un autre tour.
    }
    [instead] { $who ->
        [you] Ton tour passe à { $to }.
       *[other] { $receiver ->
            [you] Le tour de { $name } te revient.
           *[other] Le tour de { $name } passe à { $to }.
        }
    }
   *[extra] Prochain tour : { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Tous tirent pour l'ordre.
    [spinner] Tous tournent la roue pour l'ordre.
   *[dice] Tous lancent pour l'ordre.
}
pludo-ordered = Ordre du jeu : { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] Tu passeras un tour.
       *[other] Tu passeras { $turns } tours.
    }
   *[other] { $turns ->
        [one] { $name } passera un tour.
       *[other] { $name } passera { $turns } tours.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Tu perds { $points } et tu as { pludo-points }.
       *[won] Tu marques { $points } et tu as { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } perd { $points } et a { pludo-points }.
       *[won] { $name } marque { $points } et a { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
pludo-reversed = { $direction ->
    [clockwise] On joue maintenant dans le sens horaire.
   *[counter] On joue maintenant dans le sens antihoraire.
}
pludo-round = Manche { $number }.
pludo-amended = Nouvelle règle, { $title } : { $text }
pludo-amended-silent = Nouvelle règle : { $title }.
pludo-shuffled = On mélange les cartes.

pludo-eliminated = { $who ->
    [you] Pour toi, la partie est finie.
   *[other] { $name } sort de la partie.
}
pludo-placed = { $who ->
    [you] Tu finis { pludo-place-number }.
   *[other] { $name } finit { pludo-place-number }.
}
pludo-place-number = { $place ->
    [1] en première place
    [2] en deuxième place
    [3] en troisième place
    [4] en quatrième place
    [5] en cinquième place
    [6] en sixième place
   *[other] en place { $place }
}
pludo-won = { $who ->
    [you] Tu gagnes !
   *[other] { $name } gagne.
}
pludo-won-together = { $who ->
    [you] Toi et { $partners }, vous gagnez !
   *[other] { $name } et { $partners } gagnent.
}
pludo-won-together-on-limit = { $who ->
    [you] La limite de tours est atteinte. Toi et { $partners }, vous gagnez avec { pludo-made-together } !
   *[other] La limite de tours est atteinte. { $name } et { $partners } gagnent avec { pludo-made-together }.
}
pludo-draw-of-teams = La limite de tours est atteinte. Égalité entre { $teams }, { pludo-made-together } par équipe.
pludo-team-of = { $who ->
    [you] toi avec { $partners }
   *[other] { $name } avec { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } à l'arrivée
}
pludo-won-on-limit = { $who ->
    [you] La limite de tours est atteinte. Tu gagnes avec { $home } à l'arrivée !
   *[other] La limite de tours est atteinte. { $name } gagne avec { $home } à l'arrivée.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Tu gagnes avec { pludo-points } !
   *[other] { $name } gagne avec { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Égalité entre { $players }, { pludo-points } chacun.
pludo-limit-reached = { $limit ->
    [yes] La limite de tours est atteinte.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Tous les autres sont dehors. Tu gagnes !
   *[other] Tous les autres sont dehors. { $name } gagne.
}
pludo-won-by-captures = { $who ->
    [you] { $captures ->
        [one] Tu gagnes avec { $captures } capture !
       *[other] Tu gagnes avec { $captures } captures !
    }
   *[other] { $captures ->
        [one] { $name } gagne avec { $captures } capture.
       *[other] { $name } gagne avec { $captures } captures.
    }
}
pludo-draw = Égalité entre { $players }.
pludo-draw-on-limit = La limite de tours est atteinte. Égalité entre { $players }, { $home } à l'arrivée chacun.
pludo-won-by-together = { $who ->
    [you] Vous gagnez tous ensemble !
   *[other] Tous gagnent ensemble.
}
pludo-won-by-nobody = La partie finit sans gagnant.
pludo-over = La partie est finie.

pludo-place-of = { $who ->
    [you] Toi { pludo-place-number }.
   *[other] { $name } { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] Tu as { $number } à l'arrivée{ pludo-standing-others }.
   *[other] { $name } a { $number } à l'arrivée{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Tu en as { $number }{ pludo-standing-others }.
   *[other] { $name } en a { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [1] un pion imprenable jusqu'à ton prochain tour
       *[other] un pion imprenable pendant { $number } tours
    }
    [throw] lancer deux fois et garder un lancer
    [swap] { $number ->
        [0] échanger sa place avec un pion adverse
       *[other] échanger sa place avec un pion adverse jusqu'à { $number } cases devant
    }
   *[jump] { $number ->
        [one] un pion saute { $number } case
       *[other] un pion saute { $number } cases
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Tu obtiens { $ability_a }, à utiliser tout de suite.
       *[held] Tu obtiens { $ability_a } : { $does }.
    }
   *[other] { $name } obtient { $ability_a }.
}
pludo-ability-gained-unseen = { $name } obtient quelque chose, sans le montrer.
pludo-ability-choice = un pouvoir au choix
pludo-ability-full = { $who ->
    [you] { $limit ->
        [1] Tu as déjà un pouvoir et n'obtiens rien.
       *[other] Tu as déjà { $limit } pouvoirs et n'obtiens rien.
    }
   *[other] { $name } ne peut pas en avoir plus.
}
pludo-ability-used = { $who ->
    [you] Tu utilises { $ability_a }.
   *[other] { $name } utilise { $ability_a }.
}
pludo-ability-shielded = { $turns ->
    [1] Bouclier sur { $piece } jusqu'à son prochain tour.
   *[other] Bouclier sur { $piece } pendant { $turns } tours.
}
pludo-ability-shield-ended = Fin du bouclier sur { $piece }.
pludo-ability-swapped = Échange : { $piece } en { pludo-place }, { $other } en { pludo-foot }.

pludo-ability-holds = { $who ->
    [you] Tu as { $list }.
   *[other] { $name } a { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [1] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [1] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
pludo-ability-usable = Tu peux utiliser { $list_a }.
pludo-ability-nobody = Personne n'a de pouvoir.
pludo-ability-none-here = Ce jeu n'a pas de pouvoirs.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] avec { $ability } au moins { $with-percent }
       *[0] avec { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] au moins { $percent } pour cent
   *[0] { $percent } pour cent
}
pludo-with-percent = { $least ->
    [1] au moins { $with-percent } pour cent
   *[0] { $with-percent } pour cent
}
