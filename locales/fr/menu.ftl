# Français : les menus.
pludo-menu-no-letter = Rien ici ne commence par { $letter }.
pludo-menu-at = { $label }, { $at } sur { $count }
pludo-menu-on = activé
pludo-menu-off = désactivé
pludo-menu-not-set = non défini
pludo-menu-type = { $label }. Écris le nouveau texte et appuie sur Entrée. Entrée seule le laisse.
    .touch = { $label }. Écris le nouveau texte. Vide le laisse.
pludo-menu-text-there = Il y a maintenant : { $text }. Écrire le remplace, une flèche le garde.
    .touch = Il y a maintenant : { $text }
pludo-menu-cleared = Effacé.
pludo-menu-typed = { $text ->
    [none] Rien d'écrit encore. Entrée finit, Échap abandonne.
   *[other] Écrit jusqu'ici : { $text }. Entrée finit, Échap abandonne.
}
    .touch = { $text ->
        [none] Rien d'écrit encore.
       *[other] Écrit jusqu'ici : { $text }.
    }
pludo-menu-help = Flèches haut et bas parcourent, Entrée choisit, gauche et droite changent une valeur, Espace explique, Échap revient. Les premières lettres sautent.
    .touch = Chaque ligne est un bouton. S'il y a une valeur, Précédent et Suivant à côté la changent ; Expliquer dit à quoi sert une ligne.
pludo-menu-help-title = Aide. Flèche bas lit la suite, Échap ferme.
    .touch = Aide.
pludo-menu-keys-title = Touches du jeu. Flèche bas lit la suite, Échap ferme.
    .touch = Touches du jeu.

pludo-menu-nothing-behind = C'est le menu principal, il n'y a rien derrière. Échap deux fois ou Contrôle Q quitte.
    .touch = C'est le menu principal, il n'y a rien derrière.
pludo-menu-main-title = Menu principal.
pludo-menu-leave = Échap encore une fois ferme le programme.
    .touch = Encore une fois ferme le programme.
pludo-menu-continue = Continuer ta partie
pludo-menu-continue-one-of = Continuer une de { $count } parties
pludo-menu-continue-title = Quelle partie ?
pludo-menu-new-game = Nouvelle partie
pludo-menu-same-table = Même table encore
pludo-menu-others = Jouer avec d'autres
pludo-menu-lessons = Apprendre dans une partie guidée
pludo-menu-finished = Parties finies, à réentendre
pludo-menu-reading-games = Lecture de tes parties finies. La première fois, cela prend du temps.
pludo-menu-reading-rules = Lecture de tes fichiers de règles. La première fois, cela prend du temps.
pludo-menu-finished-title = Parties finies.
pludo-menu-puzzles = Problèmes, entraînement d'oreille
pludo-menu-your-games = Tes parties : statistiques et cote
pludo-menu-replay = Réentendre
pludo-menu-learn = Apprendre de tes erreurs
    .desc = Les choix qui t'ont coûté le plus, dix au plus : trouve mieux, et entends si c'était mieux.
pludo-menu-analyse = Où tout a basculé
    .desc = Les tours qui ont le plus changé tes chances, les choix les plus chers, et comment chacun a choisi.
pludo-menu-analyse-title = Où la partie a basculé. Flèche bas lit la suite, Échap ferme.
    .touch = Où la partie a basculé.
pludo-menu-options = Options
pludo-menu-help-rows = Aide
pludo-menu-rules = Règles
pludo-menu-rules-title = Règles. Flèche bas lit la suite, Échap ferme.
    .touch = Règles.
pludo-menu-variants-title = Les règles de quel jeu ?
pludo-menu-keys = Touches
pludo-menu-key-help = Expliquer les touches quand j'appuie
pludo-menu-quit = Quitter
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] avec { $players }
   *[no] { $players }
}, tour { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] avec { $players }
   *[no] { $players }
}, { $who ->
    [you] tu as gagné
    [nobody] personne n'a gagné
   *[other] victoire de { $winners }
}, { $when }
pludo-menu-received-game = { $game }, { $server ->
    [unknown] d'un autre ordinateur
   *[other] de { $server }
}
pludo-menu-when = { $days ->
    [0] aujourd'hui, { $time }
    [1] hier, { $time }
   *[other] { $day } { $month ->
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
    } { $year }
}
pludo-menu-remove = Appuie encore sur Suppression pour supprimer cette partie.
    .touch = Encore une fois supprime cette partie.
pludo-menu-removed = Supprimé.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] Menu de la partie.
   *[no] Menu de la partie. La partie attend.
}
pludo-menu-play-again = Rejouer
pludo-menu-after-match = Suite du tournoi
pludo-menu-back-to-game = Retour à la partie
pludo-menu-stop-lessons = Arrêter les leçons
pludo-menu-commands = Toutes les commandes
pludo-menu-commands-title = Commandes. Entrée exécute.
    .touch = Commandes.
pludo-menu-export = Exporter archive et transcription
pludo-menu-leave-game = Sortir au menu principal ; la partie est enregistrée

pludo-menu-table-title = Nouvelle partie.
pludo-menu-start = Commencer
    .desc = Commence la partie à cette table.
pludo-menu-variant = Jeu : { $title }
pludo-menu-players = Joueurs : { $count }
    .desc = Combien jouent. Les bots prennent les nouvelles places et partent les premiers.
pludo-menu-bots = Tous les bots : { $strength }
pludo-menu-seat-you = { pludo-player } : toi
pludo-menu-seat-person = { pludo-player } : { $name }
pludo-menu-seat-bot = { pludo-player } : bot, { $strength }
pludo-menu-seat-empty = { pludo-player } : personne
pludo-menu-seat-help = Gauche et droite disent qui s'assied ici ; Entrée écrit le nom d'une personne.
    .touch = Précédent et Suivant disent qui s'assied ici ; la ligne écrit le nom d'une personne.
pludo-menu-strength-random = au hasard
pludo-menu-strength-easy = facile
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = difficile
pludo-menu-strength-expert = expert
pludo-menu-knobs = Changer les règles
    .desc = Toutes les règles réglables, par groupes.
pludo-menu-knobs-title = Règles de cette table. Gauche et droite changent une valeur ; les cases et les grands nombres s'écrivent après Entrée.
    .touch = Règles de cette table. Précédent et Suivant changent une valeur ; les cases et les grands nombres s'écrivent.
pludo-menu-knobs-board = Plateau
pludo-menu-knobs-safe = Cases sûres
pludo-menu-knobs-dice = Dés
pludo-menu-knobs-stack = Ses propres pions sur une case
pludo-menu-knobs-home = Couloir
pludo-menu-knobs-capture = Captures
pludo-menu-knobs-bonus = Lancers en plus
pludo-menu-knobs-sixes = Trop de six
pludo-menu-knobs-turn = Tours
pludo-menu-knobs-end = Fin de la partie
pludo-menu-knobs-teams = Partenaires
pludo-menu-knobs-powers = Pouvoirs
pludo-menu-knob = { $option } : { $value }
pludo-menu-type-squares = Cases sûres : { $value }. Écris-en d'autres séparées par des espaces, 0 pour aucune, et appuie sur Entrée. Entrée seule les laisse.
    .touch = Cases sûres : { $value }. Écris-en d'autres séparées par des espaces, 0 pour aucune. Vide les laisse.
pludo-menu-type-number = Écris un nombre entier de { $low } à { $high } et appuie sur Entrée, ou Échap pour laisser.
    .touch = Écris un nombre entier de { $low } à { $high }.
pludo-menu-presets = Tables enregistrées
    .desc = Tables que tu as enregistrées, règles et places ensemble.
pludo-menu-presets-title = Tables enregistrées.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Enregistrer cette table sous un nom
    .desc = Garde règles et places pour d'autres parties.
pludo-menu-name-preset = Écris un nom pour cette table et appuie sur Entrée.
    .touch = Écris un nom pour cette table.
pludo-menu-dice-words = Mots pour les dés
pludo-menu-dice-words-here = Les dés sont déjà fixés, et personne ne les connaît. Ce que tu écris y est mêlé.
pludo-menu-dice-words-title = Mots pour les dés. Entrée les écrit.
    .touch = Mots pour les dés.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player } : tirés au hasard
   *[other] { pludo-player } : { $words }
}
pludo-menu-dice-words-type = { $fixed } Écris des mots quelconques et appuie sur Entrée. Sans rien, ils sont tirés pour toi.
    .touch = { $fixed } Écris des mots quelconques. Sans rien, ils sont tirés pour toi.

pludo-menu-options-title = Options.
pludo-menu-group-player = Joueur et langue
pludo-menu-group-player-title = Joueur et langue.
pludo-menu-group-speech = Voix
pludo-menu-group-speech-title = Voix.
pludo-menu-group-sound = Sons
pludo-menu-group-sound-title = Sons.
pludo-menu-group-pace = Rythme
pludo-menu-group-pace-title = Rythme.
pludo-menu-group-table = Table
pludo-menu-group-table-title = Table.
pludo-menu-group-online = Serveurs
pludo-menu-group-online-title = Serveurs.
pludo-menu-group-screen = Écran
pludo-menu-group-screen-title = Écran.

pludo-menu-take = Reprendre une partie d'un fichier
    .desc = Prend une archive (.ludo) qu'on t'a donnée ou que tu as exportée.
pludo-menu-take-path = Écris le chemin de l'archive. Entrée finit, Échap abandonne.
    .touch = Écris le chemin de l'archive.
pludo-menu-own-keys = Tes propres touches
pludo-menu-own-keys-title = Tes propres touches. Entrée donne une autre touche à une commande, Suppression ses touches habituelles.
    .touch = Tes propres touches. Une ligne donne une autre touche à une commande, Supprimer ses touches habituelles.
pludo-menu-key-of = { $bound ->
    [yes] { $label } : { $keys }
   *[no] { $label } : sans touche
}
pludo-menu-press-key = { $label } : appuie sur la nouvelle touche, ou Échap pour laisser.
pludo-menu-key-lost = Elle a été prise à { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Cette touche sert dans les menus. Appuie sur une autre, ou Échap.
   *[none] Cette touche ne peut pas servir. Appuie sur une autre, ou Échap.
}
pludo-menu-usual-keys = Encore Suppression : les touches habituelles.
    .touch = Encore une fois remet les touches habituelles.
pludo-menu-empty = Appuie encore sur Suppression pour vider.
    .touch = Encore une fois vide.
pludo-menu-list-title = { $label }. Choisis.
pludo-menu-usual-voice = la voix habituelle
pludo-menu-variant-list-title = Quel jeu ? Espace dit de quoi il s'agit.
    .touch = Quel jeu ?

pludo-menu-setting-player-name = Nom : { $value }
    .desc = Ce que les autres entendent quand il s'agit de toi.
pludo-menu-setting-player-tips = Astuces : { $value }
    .desc = Dans tes premières parties, ce que tu peux faire ensuite ; muettes une fois fait quelques fois. Réactivées, elles recommencent.
pludo-menu-setting-player-language = Langue : { $value }
    .desc = La langue de tout ce qui est dit.
pludo-menu-setting-player-language-auto = comme le système
pludo-menu-language-partial = Traduit en partie ; le reste est en anglais.
pludo-menu-language-unheard = Pas encore écouté par un natif.

pludo-menu-setting-player-address = On te parle : { $value }
    .desc = Comment le jeu s'adresse à toi quand la langue distingue hommes et femmes.
pludo-menu-setting-player-address-neutral = comme à tout le monde
    .desc = Dans une forme qui va à tous.
pludo-menu-setting-player-address-female = comme à une femme
    .desc = Au féminin.
pludo-menu-setting-player-address-male = comme à un homme
    .desc = Au masculin.

pludo-menu-setting-speech-output = Sortie : { $value }
    .desc = Comment les lignes t'arrivent. F6 la change à tout moment.
pludo-menu-setting-speech-output-ask = demander au prochain démarrage
    .desc = Un court essai trouve alors ce qui t'arrive.
pludo-menu-setting-speech-output-auto = automatique
    .desc = Choisie à chaque démarrage, selon ce qui est actif.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Des lignes à l'écran, pour un lecteur qui lit le terminal, ou pour les yeux.
pludo-menu-setting-speech-output-direct = directe
    .desc = La voix de ton lecteur d'écran ou serveur vocal ; l'écran reste muet.
pludo-menu-setting-speech-output-both = les deux
    .desc = La voix, et les mêmes lignes à l'écran.
pludo-menu-setting-speech-backend = Parle par : { $value }
    .desc = Ce qui parle. Vaut dès le prochain démarrage.
pludo-menu-setting-speech-backend-auto = automatique
    .desc = La meilleure voie qui marche.
pludo-menu-setting-speech-backend-ao2 = lecteur d'écran
    .desc = Par les interfaces des lecteurs d'écran.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Lecteurs de Windows qui ont besoin de la bibliothèque Prism, comme ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Le serveur vocal de Linux.
pludo-menu-setting-speech-backend-voice = voix du jeu
    .desc = eSpeak NG, fourni avec le jeu.
pludo-menu-setting-speech-backend-say = say
    .desc = La voix de macOS.
pludo-menu-setting-speech-backend-text = texte
    .desc = Seulement des lignes à l'écran.
pludo-menu-setting-speech-backend-none = silence
    .desc = Rien n'est dit.
pludo-menu-setting-speech-verbosity = Phrases : { $value }
    .desc = Combien on dit.
pludo-menu-setting-speech-verbosity-brief = brèves
    .desc = Le moins de mots possible.
pludo-menu-setting-speech-verbosity-normal = normales
    .desc = Des phrases entières, rien deux fois.
pludo-menu-setting-speech-verbosity-full = complètes
    .desc = Tout, et chaque fois à qui le tour.
pludo-menu-setting-speech-rate = Débit : { $value }
    .desc = 50 laisse le débit de ton système.
pludo-menu-setting-speech-voice = Voix : { $value }
    .desc = Le nom d'une voix ; vide pour l'habituelle.
pludo-menu-setting-speech-positions = Place dans les menus : { $value }
    .desc = Après chaque ligne, son numéro et combien il y en a.
pludo-menu-setting-speech-danger = Danger dans les choix : { $value }
    .desc = Après chaque choix, qui pourrait capturer le pion là : « Ada, 3 derrière ».

pludo-menu-setting-sound-on = Sons : { $value }
    .desc = Tout est aussi dit en mots.
pludo-menu-setting-sound-volume = Volume général : { $value } pour cent
    .desc = Il règle tous les volumes.
pludo-menu-setting-sound-dice = Dés : { $value } pour cent
    .desc = Volume des dés.
pludo-menu-setting-sound-steps = Pas : { $value } pour cent
    .desc = Volume des pas, un par case.
pludo-menu-setting-sound-events = Événements : { $value } pour cent
    .desc = Volume des captures, des pions qui arrivent, de la fin d'une partie.
pludo-menu-setting-sound-turn = Tours : { $value } pour cent
    .desc = Volume du signal que c'est ton tour.
pludo-menu-setting-sound-menu = Menus : { $value } pour cent
    .desc = Volume des menus et des refus.
pludo-menu-setting-sound-voice = Voix : { $value } pour cent
    .desc = Volume de la voix du jeu, quand il n'y en a pas d'autre.
pludo-menu-setting-sound-width = Largeur stéréo : { $value } pour cent
    .desc = À quel point les sons vont à gauche et à droite ; 0 met tout au milieu, pour qui entend d'une oreille.

pludo-menu-setting-pace-speed = Rythme : { $value }
    .desc = Le temps que prennent bots et pas. Continuer ta partie les presse.
pludo-menu-setting-pace-speed-instant = immédiat
    .desc = On n'attend rien.
pludo-menu-setting-pace-speed-fast = rapide
    .desc = Les bots prennent un tiers de seconde.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Environ une seconde par bot.
pludo-menu-setting-pace-speed-slow = lent
    .desc = Les bots prennent presque deux secondes.
pludo-menu-setting-pace-lag = Retard permis à la voix : { $value } secondes
    .desc = Les bots attendent que la voix n'ait pas plus de retard que cela.

pludo-menu-setting-table-undo = Annuler : { $value }
    .desc = Ce que U annule, dès la prochaine partie. Les dés tombés retombent pareil.
    .here = Ce que U annule. Les dés tombés retombent pareil.
pludo-menu-setting-table-undo-off = non
    .desc = Dès la prochaine partie, ce qui est joué reste joué.
    .here = Ce qui est joué reste joué.
pludo-menu-setting-table-undo-own-turn = dans ton tour
    .desc = Dès la prochaine partie, U annule ce que tu as décidé dans ce tour.
    .here = U annule ce que tu as décidé dans ce tour.
pludo-menu-setting-table-undo-free = libre
    .desc = Dès la prochaine partie, U revient à ta dernière décision, coups des bots compris.
    .here = U revient à ta dernière décision, coups des bots compris.
pludo-menu-setting-table-bot = Bot habituel : { $value }
    .desc = La force d'un bot quand aucune n'est nommée.
pludo-menu-setting-table-bot-random = au hasard
    .desc = Joue n'importe quel pion, au hasard.
pludo-menu-setting-table-bot-easy = facile
    .desc = Joue comme quelqu'un qui débute.
pludo-menu-setting-table-bot-normal = normal
    .desc = Voit d'un coup d'œil dangers et chances.
pludo-menu-setting-table-bot-hard = difficile
    .desc = Juge exactement, un lancer à l'avance.
pludo-menu-setting-table-bot-expert = expert
    .desc = Le plus fort qui soit.

pludo-menu-setting-online-music = Musique et ambiance d'un serveur : { $value }
    .desc = Jouées depuis ton dossier de sons PlayPalace, doucement derrière la voix.
pludo-menu-setting-online-sounds = Dossier des sons PlayPalace : { $value }
    .desc = Les sons propres d'un serveur en viennent ; sans lui, ceux de ce programme qui disent la même chose.

pludo-menu-setting-online-records = Archives qu'un serveur propose : { $value }
    .desc = L'archive d'une partie à une table de Ludo Plus, à réentendre. Elle ne compte jamais dans tes statistiques.
pludo-menu-setting-online-records-ask = demander
    .desc = Tu entends chacune, et peux alors la garder.
pludo-menu-setting-online-records-keep = garder
    .desc = Toutes sont gardées, jusqu'à deux cents.
pludo-menu-setting-online-records-ignore = ignorer
    .desc = Aucune n'est gardée, et tu n'en entends rien.

pludo-menu-setting-screen-board = Plateau dessiné : { $value }
    .desc = Un plateau pour ceux qui regardent, au-dessus des dernières lignes ; pas en mode terminal.

pludo-menu-tournaments = Tournois
pludo-menu-tournaments-title = { $count ->
    [0] Tournois.
   *[other] Tournois. Suppression en supprime un.
}
    .touch = Tournois.
pludo-menu-tournament-new = Nouveau tournoi
pludo-menu-tournament-new-title = Nouveau tournoi. Suppression retire un joueur.
    .touch = Nouveau tournoi.
pludo-menu-tournament-name-usual = Tournoi
pludo-menu-tournament-start = Tirer la première manche
pludo-menu-tournament-kind = Genre : { $kind }
pludo-menu-tournament-add-person = Ajouter une personne
pludo-menu-tournament-add-bot = Ajouter un bot
pludo-menu-tournament-type-person = Écris le nom de la personne et appuie sur Entrée, ou Échap pour laisser.
    .touch = Écris le nom de la personne.
pludo-menu-tournament-games = { $games ->
    [one] Parties par rencontre : une
   *[other] Parties par rencontre : au meilleur de { $games }
}
pludo-menu-tournament-seats = À une table : jusqu'à { $seats }
pludo-menu-tournament-rounds-count = Manches : { $rounds }
pludo-menu-tournament-name = Nom : { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Jouer : { $meeting }
pludo-menu-tournament-quick = Laisser jouer les bots : { $meeting }
pludo-menu-tournament-listen = Écouter les bots : { $meeting }
pludo-menu-tournament-standings = Classement
pludo-menu-tournament-rounds = Toutes les manches
pludo-menu-tournament-export = Exporter classement et manches en texte
pludo-menu-tournament-leave = Retour au menu principal
pludo-menu-tournament-gone = Ce tournoi ne peut plus être lu.

pludo-menu-setting-table-coins = Pièces : { $value }
    .desc = Argent fictif : les tables peuvent avoir une mise. Personne ne paie jamais les pièces, et elles ne valent rien ailleurs.
pludo-menu-stake = { $coins ->
    [0] Mise : aucune
    [one] Mise : { $coins } pièce chacun
   *[other] Mise : { $coins } pièces chacun
}
pludo-menu-doubling = Doubler : { $value }
    .desc = Dans une partie à deux, chacun peut proposer dans le menu de doubler la mise quand c'est à lui de le faire ; l'autre accepte ou abandonne la mise.
pludo-menu-purse = { $coins ->
    [one] Bourse : { $coins } pièce
   *[other] Bourse : { $coins } pièces
}
    .desc = Argent fictif. La mise d'une table se règle en créant une partie.
pludo-menu-double = Proposer de doubler la mise à { $coins }
pludo-menu-double-take = Accepter
pludo-menu-double-give-up = Abandonner la mise
