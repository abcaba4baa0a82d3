# Français : ce qu'écrivent les commandes du terminal.
pludo-cli-progress = { $done } parties sur { $total }, reste { $left }
pludo-cli-train-progress = { $games } parties, reste { $left }
pludo-cli-train-resumed = Reprise après { $games } parties.
pludo-cli-train-nothing = Arrêté avant la fin de la première série de parties ; rien n'est écrit.
pludo-cli-train-done = { $end ->
    [stopped] Arrêté après { $games } parties.
    [settled] Fini après { $games } parties : plus rien ne s'améliorait.
   *[spent] Fini après { $games } parties : la limite est atteinte.
} Ce que l'expert a appris est dans { $file }, { $size } kilo-octets. La même commande continue à partir d'ici.
pludo-cli-check-refused = { $count ->
    [one] { $file } a un problème.
   *[other] { $file } a { $count } problèmes.
}
pludo-cli-line = { $file }, ligne { $line }
pludo-cli-column = { $file }, ligne { $line }, colonne { $column }
pludo-cli-check-good = { $file } est un bon fichier de règles. Voici ce qu'il dit :
pludo-cli-check-effort = La question la plus dure sur les captures regarde { $count } positions.
pludo-cli-check-cut = La question la plus dure sur les captures regarderait { $count } positions. C'est trop : N, les conseils et l'explorateur en regardent une partie et disent « au moins ».
pludo-cli-check-heading = Parties au hasard.
pludo-cli-check-ended = { $games ->
    [one] La seule partie au hasard à { pludo-cli-players } a fini.
   *[other] { $ended } sur { $games } parties au hasard à { pludo-cli-players } ont fini.
}
pludo-cli-check-endless = { $games ->
    [one] La seule partie au hasard à { pludo-cli-players } n'a pas fini ; elle a été abandonnée au tour { $turns }. Chaque pion peut-il arriver ?
   *[other] Aucune des { $games } parties au hasard à { pludo-cli-players } n'a fini ; la plus longue a été abandonnée au tour { $turns }. Chaque pion peut-il arriver ?
}
pludo-cli-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
pludo-cli-check-stuck = { $file } n'est pas jouable : dans { $count } des { $games } parties au hasard, un tour n'a jamais fini. Regarde chaque "again", "bonus" et "pass".
pludo-cli-check-length = Une partie dure environ { $middle } tours ; huit sur dix, de { $low } à { $high }.
pludo-cli-check-captures = Captures par partie : { $count }.
pludo-cli-check-drawn = Parties sans gagnant : { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } gagne { $percent } pour cent, plus que sa part de { $fair } : la vraie valeur est entre { $low } et { $high }.
    [less] { $colour } gagne { $percent } pour cent, moins que sa part de { $fair } : la vraie valeur est entre { $low } et { $high }.
   *[fair] { $colour } gagne { $percent } pour cent ; la vraie valeur est entre { $low } et { $high }, sa part est { $fair }.
}
pludo-cli-check-fair = Aucune place n'a d'avantage que ces parties puissent montrer.
pludo-cli-check-unfair = Les places ne sont pas égales. Si ce n'est pas voulu, regarde les parcours, les pions et qui commence.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Résultats qui ne laissent jamais rien faire : { $names }.
   *[other] Résultats qui ne laissent jamais rien faire : { $names } et { $more } autres.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Résultats jamais sortis : { $names }.
   *[other] Résultats jamais sortis : { $names } et { $more } autres.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Cases où aucun pion ne s'est arrêté : { $names }.
   *[other] Cases où aucun pion ne s'est arrêté : { $names } et { $more } autres.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Changements de règles jamais arrivés : { $names }.
   *[other] Changements de règles jamais arrivés : { $names } et { $more } autres.
}
pludo-cli-check-all-matter = Chaque résultat et chaque case ont servi.
pludo-cli-new-variant-written = { $file } est écrit. Ouvre-le dans un éditeur de texte, puis lance : playpalace-ludo check { $file }
pludo-cli-install-done = { $title } est installé en { $file }. Joue-le avec : playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Le fichier dont il part y a été inclus : ce seul fichier suffit à un autre joueur.
pludo-cli-install-replaced = Il remplace le fichier de ce nom qui était là. Les parties enregistrées avec les anciennes règles ont besoin de l'ancien fichier.
pludo-cli-install-removed = { $file } est retiré.
pludo-cli-install-refused = { $file } n'est pas installé. Rien n'a changé.
pludo-cli-arena-heading = { $games ->
    [one] Une partie de { $variant }.
   *[other] { $games } parties de { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Sans gagnant : { $drawn }.
}
pludo-cli-arena-fault = Faute : { $bot } : { $fault }. Le bot difficile continue.
pludo-cli-arena-score = { $seats ->
    [1] { $name } gagne { $percent } pour cent ; la vraie valeur est entre { $low } et { $high }.
   *[other] { $name }, à { $seats } places, gagne { $percent } pour cent par place ; la vraie valeur est entre { $low } et { $high }.
}
pludo-cli-arena-times = { $name } décide { $decisions } fois par partie ; une décision prend { $median } millisecondes, 99 sur 100 au plus { $most }.
pludo-cli-arena-length = Une partie a { $turns } tours et { $throws } lancers, avec { $captures } captures.
pludo-cli-arena-cell = { $others ->
    [1] { $row } contre { $column } : { $percent } pour cent, entre { $low } et { $high }.
   *[other] { $row } contre { $others } de { $column } : { $percent } pour cent, entre { $low } et { $high }.
}
pludo-cli-arena-rating = { $name } a la cote { $rating }, à { $doubt } près.
pludo-cli-given-up = { $count ->
    [one] Une partie n'a pas fini et a été abandonnée.
   *[other] { $count } parties n'ont pas fini et ont été abandonnées.
}
pludo-cli-balance-heading = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $variant } avec { $players ->
    [one] un bot
   *[other] { $players } bots
} de force { $strength }.
pludo-cli-balance-who-began = Qui commence gagne { $percent } pour cent, { $verdict ->
    [more] plus que la part de { $fair } : la vraie valeur est entre { $low } et { $high }.
    [less] moins que la part de { $fair } : la vraie valeur est entre { $low } et { $high }.
   *[fair] ce que ces parties ne distinguent pas de la part de { $fair } : la vraie valeur est entre { $low } et { $high }.
}
pludo-cli-balance-story = L'avantage change { $changes } fois par partie ; le gagnant est en tête pour de bon après { $decided } pour cent de celle-ci. { $comebacks } pour cent des gagnants avaient presque perdu.
pludo-cli-not-installed = { $count ->
    [one] { $names } n'est pas installé ici ; installe-le avec : pip install { $packages }
   *[other] { $names } ne sont pas installés ici ; installe-les avec : pip install { $packages }
}
pludo-cli-draw-written = { $file } est écrit : { $title }.
pludo-cli-tournament-none = Il n'y a pas encore de tournoi.
pludo-cli-tournament-created = Joue-le avec : playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } est écrit.
pludo-cli-strict-rule = S-{ $number } : { $rule ->
    [s02] 2 à 4 joueurs
    [s04] un plateau circulaire
    [s06] 4 pions chacun
    [s07] on ne joue que ses pions
    [s09] quatre phases
    [s10] un couloir à soi
    [s12] gagne qui a tous ses pions arrivés
    [s13] un ou deux dés ordinaires
    [s14] un lancer pour l'ordre du jeu
    [s15] le lancer le plus haut commence
    [s16] les ex æquo relancent
    [s17] un lancer par tour
    [s18] sans coup, le tour finit
    [s19] le premier gagnant finit la partie
    [s20] un parcours circulaire
    [s21] tous les pions partent de la base
    [s23] un 6 pour sortir
    [s24] on sort sur la case de départ
    [s25] distances égales
    [s26] on avance toujours
    [s27] autant que dit le lancer
    [s28] on choisit son pion
    [s29] on peut dépasser des pions
    [s30] qui peut bouger doit
    [s31] un 6 doit sortir un pion
    [s32] sans 6, pas d'autre essai
    [s33] toutes les cases se valent
    [s34] ses pions partagent une case
    [s35] le pion capturé va à la base
    [s36] à l'abri sur son propre départ
    [s39] au couloir par la case d'avant
    [s40] à l'arrivée par le couloir
    [s43] le nombre exact pour arriver
    [s44] ne pas dépasser au couloir
    [s45] un couloir de 4 ou 5 cases
    [s46] une arrivée d'une case
    [s47] chaque dé à part
    [s48] les dés dans l'ordre voulu
    [s49] un dé jouable suffit
    [s51] les deux dés pour un pion
   *[s52] la taille du parcours
}
pludo-cli-strict-all = C'est le Ludo strict : les { $all } règles sont tenues.
pludo-cli-strict-kept = Des { $all } règles du Ludo strict, { $kept } sont tenues.
pludo-cli-strict-relaxed = Relâchées : { $list }.
pludo-cli-strict-seen = S-{ $number } est enfreinte par { $item } dans la position { $position }
pludo-cli-strict-says = S-{ $number } : les règles disent { $value }.
pludo-cli-strict-unseen = S-{ $number } : les règles le permettent, mais la recherche n'a pas trouvé une telle position.
pludo-cli-strict-searched = On a cherché dans { $games ->
    [one] une partie au hasard
   *[other] { $games } parties au hasard
} de { $turns } tours en tout ; les autres règles y étaient tenues.
pludo-cli-loose-kept = C'est encore du Ludo : les règles L-01 à L-37 tiennent.
pludo-cli-loose-broken = Ce n'est plus du Ludo : { $count ->
    [one] { $rules } ne tient pas.
   *[other] { $rules } ne tiennent pas.
}
pludo-cli-loose-stranded = Aucun lancer ne mène jamais un pion de { $colour } à son arrivée (L-27).
pludo-cli-scenarios-skipped = omis : { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } de phase { $pattern }
   *[preset] { $count } de preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } réussis, { $failed } échoués
pludo-cli-web-written = La page est dans { $folder }. Tout serveur web peut la servir ; docs/web.md dit avec quels en-têtes.
pludo-cli-web-served = Le jeu est à { $address }, de cet ordinateur seulement. Ctrl+C y met fin ; tes parties restent dans le navigateur.
pludo-cli-options-ignored = De { $file }, ceci ne vaut que sur un serveur : { $keys }.
pludo-cli-host-starting = { $title } démarre avec Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } a été renouvelé dans { $folder }, avec tout ce qu'il lui faut.
   *[new] Ludo Plus { $version } a été mis dans { $folder }, avec tout ce qu'il lui faut.
}
pludo-cli-host-before = Avant, la version { $version } était là.
pludo-cli-host-found-by = { $title } le trouve par { $anchor }. Aucun fichier du serveur n'a changé et rien n'a été mis dans son environnement Python : uv sync, un nouvel environnement ou un autre Python n'y touchent pas.
pludo-cli-host-old-hook = Le crochet d'une version antérieure a été retiré : { $path }.
pludo-cli-host-keep-folders = N'efface pas ces deux dossiers à la main : { $title } efface toutes les données d'un jeu absent à son démarrage. playpalace-ludo host --uninstall les copie d'abord.
pludo-cli-host-not-tried = On n'a pas essayé si { $title } peut le charger : il n'y a pas de .venv à côté du serveur. Nomme son Python avec --python pour essayer.
pludo-cli-host-not-triable = On n'a pas pu essayer avec { $python } si { $title } peut le charger : { $reason }
pludo-cli-host-said = Le serveur dit : { $line }
pludo-cli-host-loads = Essayé avec { $python } : { $title } le charge.
pludo-cli-host-fails = { $reason ->
    [none] Attention : essayé avec { $python }, { $title } ne le charge pas.
   *[other] Attention : essayé avec { $python }, { $title } ne le charge pas. { $reason }
}
pludo-cli-host-restart-installed = Redémarre le serveur comme toujours. Ludo Plus est alors parmi les jeux de plateau ; sinon, le journal du serveur dit pourquoi.
pludo-cli-host-not-installed = Ludo Plus n'est pas installé dans { $folder } ; rien n'a changé.
pludo-cli-host-copied = La base de données a été copiée en { $copy }.
pludo-cli-host-no-database = { $names } n'a pas été trouvé dans { $folder } ni dans son dossier de serveur, donc rien n'a été copié ; si le serveur l'a ailleurs, copie-le avant le prochain démarrage.
pludo-cli-host-removed = { $path } a été retiré.
pludo-cli-host-data-stays = Résultats, cotes et tables gardées restent dans la base de données de { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Attention : au prochain démarrage sans Ludo Plus, { $title } efface toutes les tables gardées, résultats, statistiques et cotes de Ludo Plus. Pour les ravoir, arrête le serveur, mets la copie à la place de la base de données et installe de nouveau.
   *[own] Attention : au prochain démarrage sans Ludo Plus, { $title } efface toutes les tables gardées, résultats, statistiques et cotes de Ludo Plus. Pour les ravoir, arrête le serveur, mets ta propre copie à la place de la base de données et installe de nouveau.
}
pludo-cli-host-restart = Redémarre le serveur.
pludo-cli-host-left = Laissé où il est, à garder ou à effacer : { $path } ({ $what ->
    [settings] tes réglages
    [changed] réglages changés à des tables
    [sets] options gardées par des joueurs
    [set-aside] tables qui n'ont pu être lues
    [records] archives des dernières parties
    [rules] le document des règles tel que modifié sur le serveur
    [tables] parties en cours
    [purses] les pièces de tes joueurs
   *[copy] une copie de la base de données
}).
