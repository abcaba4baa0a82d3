# Français : Ludo Plus sur un serveur PlayPalace ou PlayAural.
pludo-host-game-name = Ludo Plus
pludo-host-option = { $name } : { $value }
pludo-host-option-variant = Variante
    .desc = Quelles règles on joue. Choisir une variante remet toutes ses règles à leurs valeurs.
pludo-host-option-seats = Places à deux
    .desc = Si deux joueurs sont côte à côte ou face à face.
pludo-host-option-bots = Bots
    .desc = La force des bots à cette table.
pludo-host-option-pace = Rythme
    .desc = Combien de temps passe entre les dés, les pas et les phrases.
pludo-host-option-turn-timer = Temps par tour
    .desc = Combien de temps un tour peut durer. Ensuite un bot joue pour le joueur lent, jusqu'à ce qu'il appuie sur une touche.
pludo-host-option-hints = Conseils
    .desc = Qui peut demander un bon coup : personne, un joueur seul avec des bots, ou tous. Seul celui qui demande l'entend.
pludo-host-option-undo = Annuler
    .desc = Si un choix peut être annulé. Les dés restent comme ils sont tombés, et toute la table l'apprend.
pludo-host-options-back = Retour aux options
pludo-host-seats-standard = côte à côte
pludo-host-seats-opposite = face à face
pludo-host-bots-random = au hasard
pludo-host-bots-easy = facile
pludo-host-bots-normal = normal
pludo-host-bots-hard = difficile
pludo-host-bots-expert = expert
pludo-host-pace-slow = lent
pludo-host-pace-normal = normal
pludo-host-pace-fast = rapide
pludo-host-pace-instant = immédiat
pludo-host-hints-off = non
pludo-host-hints-alone = seul avec des bots
pludo-host-hints-all = pour tous
pludo-host-undo-off = non
pludo-host-undo-own-turn = dans ton tour
pludo-host-undo-next-throw = jusqu'à ce qu'un autre lance
pludo-host-timer-value = { $seconds ->
    [0] non
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
pludo-host-colour = Ta couleur : { $colour }
pludo-host-colour-any = une qui reste
pludo-host-colour-prompt = Quelle couleur ?
pludo-host-colour-of = { $colour }, prise par { $player }
pludo-host-colour-taken = { $player } a { $colour }.
pludo-host-colour-chosen = { $player } joue { $colour }.
    .you = Tu joues { $colour }.
pludo-host-colour-free = { $player } prend une couleur qui reste.
    .you = Tu prends une couleur qui reste.
pludo-host-table-rules = Règles : { $variant }
pludo-host-variant-set = Variante : { $variant }. Toutes ses règles sont en place.
pludo-host-option-set = { $name } : { $value }.
pludo-host-option-clash = La partie ne peut pas commencer avec ces options : { $problem }
pludo-host-option-range = { $name } va ici de { $low } à { $high }.
pludo-host-option-squares = { $name } : des numéros de cases du parcours, séparés par des virgules, ou 0 pour aucune.
pludo-host-option-long = { $name } : { $most } caractères au plus.
pludo-host-long-name = Le nom d'un bot a { $most } caractères au plus.
pludo-host-option-fixed = Le serveur ne permet pas d'autre valeur pour { $name }.
pludo-host-start-rules = La partie ne peut pas commencer avec ces options.
pludo-host-start-players = Cette variante se joue { $range ->
    [one] à { $low } exactement
   *[several] de { $low } à { $high }
}. Il y a { $players } à la table.
pludo-host-start-coins = { $player } a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, et la mise est de { $stake }.
pludo-host-watching = Tu regardes cette partie.
pludo-host-choose = { $count ->
    [one] Un coup, Entrée le joue.
   *[other] { $count } coups : choisis.
}
pludo-host-which-die = Quel dé ?
pludo-host-go-where = Quelle case ? Son numéro ou son nom
pludo-host-grid-nothing = Pas une case
pludo-host-grid-back = Retour à la partie
pludo-host-no-grid = Ce plateau est trop grand pour une grille. K et J le parcourent.
pludo-host-no-such-player = Il n'y a que { $players } joueurs.
pludo-host-no-hints = Pas de conseils
    .off = Il n'y a pas de conseils à cette table.
    .alone = Il n'y a de conseils que pour un joueur seul avec des bots.
pludo-host-no-undo = On ne peut pas annuler à cette table.
    .nothing = Tu n'as aucun choix à annuler maintenant.
pludo-host-undone = { $player } annule un choix. { pludo-host-same-again }
    .you = Annulé. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Les mêmes cartes reviennent.
    [spinner] La roue s'arrête où elle s'était arrêtée.
   *[dice] Les dés restent comme ils sont tombés.
}
pludo-host-timer-on = { $seconds ->
    [one] Un tour peut durer { $seconds } seconde.
   *[other] Un tour peut durer { $seconds } secondes.
}
pludo-host-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
pludo-host-too-slow = { $player } prend trop de temps. Un bot joue pour { $player }.
    .you = Tu as pris trop de temps. Un bot joue pour toi jusqu'à ce que tu appuies sur une touche de jeu.
pludo-host-waits = Le bot attend { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} que { $player } revienne.
pludo-host-saved-meanwhile = Ta partie de Ludo Plus a attendu ton retour, puis a été enregistrée. Elle continue depuis Tables enregistrées, au menu principal.
pludo-host-held = { $minutes ->
    [one] Connexion de { $player } perdue. La partie attend jusqu'à { $minutes } minute.
   *[other] Connexion de { $player } perdue. La partie attend jusqu'à { $minutes } minutes.
}
pludo-host-missing = Pas encore de retour : { $players }.
pludo-host-absent = { $player } n'est pas de retour. D'ici là, un bot joue pour { $player }.
pludo-host-back = { $player } est de retour.
    .you = Te voilà de retour.
pludo-host-fault = Une erreur est survenue dans Ludo Plus. La partie continue ; l'exploitant du serveur la trouve dans le journal.
pludo-host-fault-end = Ludo Plus ne peut pas continuer cette partie et l'arrête. L'exploitant du serveur trouve la position dans le journal.
pludo-host-brought-back = Le serveur s'est arrêté d'un coup, et cette partie a été gardée.
    .cut = Le serveur s'est arrêté d'un coup, et cette partie a été gardée, mais son dernier tour peut manquer.
pludo-host-set-aside = La partie de cette table n'a pas pu être lue après le redémarrage. L'exploitant du serveur l'a dans un fichier. Tu peux en commencer une autre.
pludo-host-table-lost = Cette table enregistrée n'a pas pu être lue, donc elle a été fermée. L'exploitant du serveur l'a dans un fichier.
pludo-host-not-loaded = Ludo Plus n'est pas disponible maintenant sur ce serveur. Ses tables et résultats sont gardés. Préviens l'exploitant du serveur.
pludo-host-board-rating = { $variant } : cote
    .mine = { $variant }, cote : { $value }
pludo-host-board-wins = { $variant } : parties gagnées
    .mine = { $variant }, parties gagnées : { $value }
pludo-host-not-rated = Sans cote : conseils ou annulation permis.
pludo-host-result-title = La partie est finie.
pludo-host-result = { $place }. { $player } : { $count ->
    [0] aucun pion à l'arrivée
    [one] un pion à l'arrivée
   *[other] { $count } pions à l'arrivée
}
pludo-host-doc-title = Règles de Ludo Plus
pludo-host-doc-goal = Mène tous tes pions autour du plateau jusqu'à l'arrivée avant les autres. Un pion sort de sa base avec un six, fait le tour du parcours, tourne dans son propre couloir et doit atteindre l'arrivée exactement. Qui tombe sur le pion d'un autre joueur le renvoie à sa base, sauf sur une case sûre.
pludo-host-doc-turn = Appuie sur R pour lancer. S'il y a un seul coup, il est joué pour toi quand les règles le disent. S'il y en a plusieurs, choisis dans le menu, ou appuie sur le numéro du pion. Tout le reste se demande, à tout moment, même si ce n'est pas ton tour.
pludo-host-doc-default = Les règles de { $variant }
pludo-host-doc-variants = Variantes
pludo-host-doc-keys = Touches
pludo-host-doc-key = { $key } : { $help }
pludo-host-doc-options = Options d'une table
pludo-host-doc-option = { $name } : { $desc }
pludo-host-doc-touch = Sur un téléphone ou dans un navigateur, tout est dans les menus : les coups dans le menu du jeu, les questions en dessous ou dans le menu des actions.
pludo-host-doc-away = Si tu perds la connexion, un bot garde ta place jusqu'à ton retour ; à ton tour, il t'attend dix secondes. Si tous les autres étaient des bots, la partie attend cinq minutes, puis la table est enregistrée.
pludo-host-dice-words = { $given ->
    [drawn] Mots pour les dés : tirés pour toi
    [sealed] Mots pour les dés : scellés par ton programme
   *[typed] Mots pour les dés : { $words }
}
pludo-host-dice-late = Trop tard : ces dés sont en train d'être mêlés.
pludo-host-dice-changed = La partie n'a pas commencé, car joueurs ou règles ont changé pendant qu'on mêlait les dés. Il y a d'autres dés maintenant ; recommence.
    .series = Joueurs ou règles ont changé pendant qu'on mêlait les dés ; cette partie a donc d'autres dés. Leur code : { $code }.
pludo-host-dice-words-prompt = Des mots quelconques, à mêler aux dés de la prochaine partie. Avec un tiret, ils sont tirés pour toi :
pludo-host-dice-sees = Le serveur voit les mots que tu ajoutes : avec un complice, il pourrait choisir les dés. Le programme du terminal, playpalace-ludo connect, scelle tes mots jusqu'à ce que tous soient là.
pludo-host-dice-again = Encore une fois : tous les chiffres.
pludo-host-dice-digits = Les dés en chiffres
pludo-host-dice-commitment = Engagement de cette partie, dit avant elle : { $digits }
pludo-host-dice-commitment-next = Engagement de la prochaine partie : { $digits }
pludo-host-dice-seed = Graine : { $digits }
pludo-host-dice-added = Mots de { $name } : { $words }
pludo-host-dice-seal = Empreinte de toute l'archive : { $digits }
pludo-host-record = L'archive de cette partie
pludo-host-option-stake = Mise
    .desc = Argent fictif que chaque personne met sur la table quand une partie commence. Il est payé selon les places.
pludo-host-stake-value = { $coins ->
    [0] aucune
    [one] { $coins } pièce chacun
   *[other] { $coins } pièces chacun
}
pludo-host-option-doubling = Doubler
    .desc = Dans une partie à deux personnes, chacune peut proposer de doubler la mise ; l'autre accepte ou cède la mise.
pludo-host-doubling-off = non
pludo-host-doubling-on = oui
pludo-host-option-series = Série
    .desc = Combien de parties se jouent à la suite. Après chacune, le classement est dit : un point par joueur que tu as laissé derrière toi.
pludo-host-series-value = { $games ->
    [one] une seule partie
   *[other] { $games } parties
}
pludo-host-series-game = Partie { $number } sur { $games }.
pludo-host-series-standing = La partie { $number } sur { $games } est finie. Le classement : { $rows }.
pludo-host-series-over = La série de { $games } parties est finie : { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pludo-host-list = Choisis
pludo-host-list-type = La nouvelle valeur :
pludo-host-list-barred = Tu n'as plus le droit de faire cela.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Tes options enregistrées
pludo-host-sets-entry = { $next ->
    [true] { $name } : { $variant }, pour ta prochaine table
   *[false] { $name } : { $variant }
}
pludo-host-sets-save = Enregistrer les options de cette table
pludo-host-sets-name = Nom :
pludo-host-sets-use = Utiliser à cette table
pludo-host-sets-rename = Renommer
pludo-host-sets-delete = Supprimer
pludo-host-sets-usual = Commencer avec les options de ce serveur
    .done = Ta prochaine table commence avec les options de ce serveur.
pludo-host-sets-saved = Enregistré sous { $name }. Ta prochaine table commence ainsi.
pludo-host-sets-renamed = Nouveau nom : { $name }.
pludo-host-sets-deleted = { $name } : supprimé.
pludo-host-sets-used = Options de { $name }. Variante : { $variant }.
pludo-host-sets-begins = Cette table commence avec tes options { $name }. Variante : { $variant }.
pludo-host-sets-not-offered = { $variant } : plus proposé ici. Rien ne change.
pludo-host-sets-full = Tu en as déjà { $most }. Supprimes-en d'abord.
pludo-host-sets-taken = { $name } existe déjà. Rien ne change.
pludo-host-sets-misnamed = Un nom a de 1 à { $most } caractères. Rien ne change.
pludo-host-sets-unwritten = Enregistrement impossible pour le moment. Rien ne change.
