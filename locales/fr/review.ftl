# Parties regardées après coup : où elles ont basculé, ce qu'on y apprend, problèmes et statistiques.

pludo-review-turned = Où la partie a basculé :
pludo-review-none-turned = { $who ->
    [you] Aucun tour n'a changé tes chances de gagner d'un pour cent.
   *[other] Aucun tour n'a changé les chances de { $name } d'un pour cent.
}
pludo-review-swing = { $who ->
    [you]
        { $way ->
            [up] Tour { $number } : tes chances de gagner montent de { $before } à { $after } pour cent.
           *[down] Tour { $number } : tes chances de gagner tombent de { $before } à { $after } pour cent.
        }
   *[other]
        { $way ->
            [up] Tour { $number } : les chances de { $name } montent de { $before } à { $after } pour cent.
           *[down] Tour { $number } : les chances de { $name } tombent de { $before } à { $after } pour cent.
        }
}
pludo-review-dear = Les choix qui ont coûté le plus :
pludo-review-none-dear = Aucun choix n'a coûté un pour cent.
pludo-review-abilities = On ne juge pas si un pouvoir a servi au bon moment.
pludo-review-choice = Tour { $number }, { $who ->
    [you] toi
   *[other] { $name }
}, { $cost } pour cent perdu. Joué : { $made } Mieux : { $better }
pludo-review-player = { $who ->
    [you]
        { $choices ->
            [0] Tu n'avais rien à choisir.
            [one] Tu as eu un choix et perdu { $cost } pour cent.
           *[other]
                Tu as eu { $choices } choix, trouvé le meilleur { $best ->
                    [one] { $best } fois
                   *[other] { $best } fois
                }, et perdu { $cost } pour cent en tout.
        }
   *[other]
        { $choices ->
            [0] { $name } n'avait rien à choisir.
            [one] { $name } a eu un choix et perdu { $cost } pour cent.
           *[other]
                { $name } a eu { $choices } choix, trouvé le meilleur { $best ->
                    [one] { $best } fois
                   *[other] { $best } fois
                }, et perdu { $cost } pour cent en tout.
        }
}
pludo-review-working = Examen de la partie. Échap arrête.
    .touch = Examen de la partie.
pludo-review-how-far = { $percent } pour cent faits.

pludo-learn-title = { $count ->
    [one] Un choix pouvait être meilleur.
   *[other] { $count } choix pouvaient être meilleurs.
} Page suivante : le prochain. H : la réponse. Échap : assez.
    .touch = { $count ->
        [one] Un choix pouvait être meilleur.
       *[other] { $count } choix pouvaient être meilleurs.
    }
pludo-learn-none = Rien à apprendre ici : aucun choix n'a clairement perdu quelque chose.
pludo-learn-whose = Les choix de qui ?
pludo-learn-of = { $name }
pludo-learn-count = { $number } sur { $count }.
pludo-learn-question = Tour { $number }, { $throw ->
    [cards] tu as tiré { $dice }.
    [spinner] la roue t'a donné { $dice }.
   *[dice] tu as fait { $dice }.
} Tu as joué { $made } Trouve mieux.
pludo-learn-best = Juste : { $gain } pour cent de mieux que ce que tu as joué.
pludo-learn-equal = Juste : { $gain } pour cent de mieux que ce que tu as joué, et à peu près aussi bon que le meilleur.
pludo-learn-better = { $gain } pour cent de mieux que ce que tu as joué. Il y a encore mieux.
pludo-learn-level = À peu près comme ce que tu as joué. Il y a mieux.
pludo-learn-same = C'est ce que tu as joué. Il y a mieux.
pludo-learn-worse = Pas mieux : cela gagne { $percent } pour cent, ce que tu as joué { $other } pour cent.
pludo-learn-answer = Le mieux : { $choice } Cela gagne { $best } pour cent, contre { $other } pour cent.
pludo-learn-first = C'est le premier.
pludo-learn-last = C'est le dernier. Échap ferme.
    .touch = C'est le dernier.
pludo-learn-help = Choisis comme dans une partie : par le chiffre du pion, ou avec les flèches et Entrée. H dit la réponse, et encore ce que vaut chaque choix. R répète la tâche, Page suivante et Page précédente avancent et reculent, et après un choix juste Entrée avance aussi. Toutes les questions marchent : V, M, N et l'explorateur. Échap ferme.
    .touch = Choisis comme dans une partie. « Conseil » dit la réponse, et encore ce que vaut chaque choix. Toutes les questions marchent.

pludo-puzzle-question = { $title }. Tu es { $name }, et { $throw ->
    [cards] tu as tiré { $dice }.
    [spinner] la roue t'a donné { $dice }.
   *[dice] tu as fait { $dice }.
} V dit le plateau. Trouve le meilleur choix.
    .touch = { $title }. Tu es { $name }, et { $throw ->
        [cards] tu as tiré { $dice }.
        [spinner] la roue t'a donné { $dice }.
       *[dice] tu as fait { $dice }.
    } Trouve le meilleur choix.
pludo-puzzle-best = Juste : cela gagne { $percent } pour cent, le suivant { $other } pour cent.
pludo-puzzle-worse = Non : cela gagne { $percent } pour cent, le meilleur { $best } pour cent.
pludo-puzzle-told = Après le conseil, il ne compte pas comme résolu.
pludo-puzzle-answer = Le mieux : { $choice } Cela gagne { $best } pour cent, le suivant { $other } pour cent, à { $sure } près.
pludo-puzzle-title = Problèmes. { $clock ->
    [behind] Le calendrier de cet ordinateur est en retard sur tes derniers problèmes : la série attend.
   *[right]
        { $days ->
            [0]
                { $run ->
                    [0] Résous les trois d'un jour pour commencer une série.
                    [one] Un trouvé du premier coup.
                   *[other] { $run } de suite trouvés du premier coup.
                }
            [one] Un jour de suite.
           *[other] { $days } jours de suite.
        }
}
pludo-puzzle-day = { $ago ->
    [0] Les trois du jour
    [1] Les trois d'hier
   *[other]
        { $day } { $month ->
            [1] janvier
            [2] février
            [3] mars
            [4] avril
            [5] mai
            [6] juin
            [7] juillet
            [8] août
            [9] septembre
            [10] octobre
            [11] novembre
           *[12] décembre
        }
} : { $solved } sur { $count } résolus.
pludo-puzzle-grade = { pludo-stats-bot } : { $solved } sur { $count } résolus.
pludo-puzzle-grades = Le niveau est le bot le plus faible qui trouve la réponse. Dix à la fois, d'abord ceux que tu n'as pas résolus.
pludo-puzzle-earlier = Jours précédents
pludo-puzzle-day-done = { $days ->
    [one] Les trois du jour sont résolus. Reviens demain pour une série.
   *[other] Les trois du jour sont résolus, { $days } jours de suite.
}
pludo-puzzle-missing = Les problèmes manquent dans cette installation, ou sont abîmés ; réinstalle pour les avoir.
pludo-puzzle-not-kept = Impossible de noter que tu l'as résolu : { $reason }.
pludo-puzzle-book-damaged = La liste des problèmes résolus est illisible. Elle est maintenant dans { $file }, et une nouvelle commence.
pludo-puzzle-book-unreadable = La liste des problèmes résolus, { $file }, est illisible pour l'instant : rien n'est noté.
pludo-puzzle-heading = Problème { $number }, { pludo-stats-bot }.

pludo-stats-working = Examen de tes parties. Échap laisse de côté chance et habileté.
    .touch = Examen de tes parties.
pludo-stats-working-less = Addition de tes parties. Échap arrête.
    .touch = Addition de tes parties.
pludo-stats-title = Tes parties. Entrée en dit plus, Échap ferme.
    .touch = Tes parties. Chaque ligne en dit plus.
pludo-stats-none = Tu n'as pas encore de partie finie. Joues-en une jusqu'au bout, et elle compte.
pludo-stats-left-out = { $count ->
    [one]
        Une archive est laissée de côté : { $damaged ->
            [0] elle n'est pas à toi, ou ses règles manquent.
           *[other] elle est illisible.
        }
   *[other]
        { $count } archives sont laissées de côté : { $damaged ->
            [0] elles ne sont pas à toi, ou leurs règles manquent.
           *[other]
                { $foreign ->
                    [0] elles sont illisibles.
                   *[other] { $damaged } illisibles, { $foreign } pas à toi ou sans leurs règles.
                }
        }
}
pludo-stats-undated = { $count ->
    [one] Une partie a une date impossible : elle ne compte pour aucun mois. L'horloge de cet ordinateur est-elle juste ?
   *[other] { $count } parties ont des dates impossibles : elles ne comptent pour aucun mois. L'horloge de cet ordinateur est-elle juste ?
}
pludo-stats-result = { $games ->
    [one]
        Une partie, { $won ->
            [0] pas gagnée.
           *[other] gagnée.
        }
   *[other] { $games } parties, { $won } gagnées : { $percent } pour cent, quand la part de chacun serait { $fair }.
}
pludo-stats-places = Places : { $places }.
pludo-stats-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] place { $place }
} { $count } fois
pludo-stats-captures = Captures : { $made } faites, { $suffered } subies.
pludo-stats-rating = Cote { $rating }, entre { $low } et { $high } : à peu près la force du bot { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] au hasard
    [easy] facile
    [normal] normal
    [hard] difficile
    [people] personnes
   *[expert] expert
}
pludo-stats-ladder = Le bot { pludo-stats-bot } a { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Cote : après encore une partie contre des bots.
   *[other] Cote : après encore { $count } parties contre des bots.
}
pludo-stats-rating-library = La cote demande une bibliothèque de plus : pip install openskill.
pludo-stats-skill = Habileté : { $lost } pour cent de tes chances de gagner perdus par choix ; { $good } choix sur 100 ont perdu moins d'un pour cent.
pludo-stats-skill-meaning = Chaque choix est comparé au meilleur, vu par le bot le plus fort. Les dés n'y sont pour rien. À deux, le bot au hasard perd 1,4 pour cent par choix, facile 1,1, normal 0,7, difficile 0,5, expert rien ; à une table de quatre, environ la moitié.
pludo-stats-luck = { $way ->
    [even] Chance : égale.
    [good] Chance : bonne, les dés t'ont donné par partie { $percent } pour cent de chances de gagner de plus que prévu.
   *[bad] Chance : mauvaise, les dés t'ont pris par partie { $percent } pour cent de tes chances de gagner.
}
pludo-stats-luck-own = { $way ->
    [even] Tes propres dés : égaux.
    [good] Tes propres dés t'ont donné { $percent } pour cent.
   *[bad] Tes propres dés t'ont pris { $percent } pour cent.
}
pludo-stats-luck-others = { $way ->
    [even] Les dés des autres : égaux.
    [good] Les dés des autres t'ont donné { $percent } pour cent.
   *[bad] Les dés des autres t'ont pris { $percent } pour cent.
}
pludo-stats-luck-meaning = Chaque lancer est comparé à tout ce qui pouvait tomber, joué au mieux. Sur beaucoup de parties cela s'annule.
pludo-stats-no-look = Chance et habileté sont laissées de côté.
pludo-stats-by-rules = Par règles
pludo-stats-by-opponent = Par adversaires
pludo-stats-by-month = Mois par mois
pludo-stats-rules = { $title } : { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $looked ->
    [yes] , { $lost } pour cent perdu par choix.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Contre des personnes
   *[other] Contre { pludo-stats-bot }
} : devant { $ahead } sur { $met } ; { pludo-stats-short }
pludo-stats-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year } : { pludo-stats-short }{ $rated ->
    [yes] { " " }Cote { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Réussites : { $count } sur { $total }
pludo-stats-reached-first-win = Première victoire, à la partie { $number }.
pludo-stats-reached-untouched = Indemne : une victoire sans capture subie, à la partie { $number }.
pludo-stats-reached-hunter = Chasse : dix captures en une partie, à la partie { $number }.
pludo-stats-reached-beat-expert = Victoire contre un expert, à la partie { $number }.
pludo-stats-reached-comeback = Retour du gouffre : une victoire depuis moins de 5 pour cent, à la partie { $number }.
pludo-stats-reached-flawless = Sans faute : aucun choix n'a perdu un pour cent, à la partie { $number }.
pludo-stats-reached-run = Cinq victoires de suite, jusqu'à la partie { $number }.
pludo-stats-reached-rule-sets = Victoires avec cinq règles, à la partie { $number }.
pludo-stats-reached-many = Cent parties.
pludo-stats-open-first-win = À faire : gagne une partie.
pludo-stats-open-untouched = À faire : gagne sans subir de capture.
pludo-stats-open-hunter = À faire : capture dix fois en une partie.
pludo-stats-open-beat-expert = À faire : gagne contre un expert.
pludo-stats-open-comeback = À faire : gagne depuis moins de 5 pour cent.
pludo-stats-open-flawless = À faire : quinze choix ou plus dans une partie, et aucun qui perde un pour cent.
pludo-stats-open-run = À faire : gagne cinq parties de suite.
pludo-stats-open-rule-sets = À faire : gagne avec cinq règles.
pludo-stats-open-many = À faire : finis cent parties.

pludo-ear-title = { $kind ->
    [puzzles] Problèmes sans fin.
    [where] À l'oreille : où est-il ?
   *[risk] À l'oreille : devine le risque.
}
pludo-ear-row = { $title } Cote { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Un problème après l'autre, aussi difficile que ta cote. Ta première réponse compte, et un conseil vaut une erreur.
    [where] Tu entends le plateau et quelques tours. Choisis où se trouve un pion. Plus tu es fort, plus il y a de tours et de joueurs.
   *[risk] Tu entends le plateau. Choisis quelle chance on a de capturer un de tes pions si chaque adversaire lance une fois. Plus tu es fort, plus les réponses sont proches.
}
pludo-ear-question = { $kind ->
    [where] Où est maintenant { $piece } ?
   *[risk] Quel risque court { $piece }, si chaque adversaire lance une fois ?
}
pludo-ear-place = { $kind ->
    [yard] à la base
    [home] au { pludo-place }
    [finish] à l'arrivée
   *[track] en { pludo-place }
}
pludo-ear-answer = { $number } : { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Juste, { $answer }.
   *[no] Non, la bonne réponse : { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Cote { $rating }, { $points } de plus.
   *[down] Cote { $rating }, { $points } de moins.
}
pludo-ear-next = Question suivante
pludo-ear-no-answer = Aucune réponse n'a ce chiffre.
pludo-ear-working = Je prépare une question. Échap arrête.
    .touch = Je prépare une question.
pludo-ear-done = { $right } sur { $count } justes. Cote { $rating }.
