# Français : la page dans un navigateur.
pludo-web-keys-area = Touches du jeu
pludo-web-keys-help = Tant que le focus est ici, les touches jouent : R lance, 1 à 4 choisissent un pion, V lit le plateau, F1 donne toutes les touches. Tabulation en sort.
pludo-web-history = Ce qui a été dit
pludo-web-actions = Ce que tu peux faire
pludo-web-choices = Tes coups
pludo-web-more = Plus d'actions
pludo-web-board = Plateau
pludo-web-squares = Plateau, case par case
pludo-web-board-show = Montrer le plateau
pludo-web-board-hide = Cacher le plateau
pludo-web-settings = Cette page
pludo-web-speak = Laisser la page parler elle-même
pludo-web-speak-off = Pour qui joue sans lecteur d'écran. Avec un, tu entendrais chaque ligne deux fois.
pludo-web-rate = Vitesse de lecture
pludo-web-rate-help = La vitesse de ton lecteur d'écran : les lignes s'attendent d'après elle. La voix de la page la suit aussi.
pludo-web-voice = Voix
pludo-web-voice-own = Le navigateur choisit
pludo-web-keep-all = Enregistrer une copie de tout
pludo-web-take-back = Reprendre une copie
pludo-web-taken-back = { $count ->
    [one] Un fichier de la copie est de retour.
   *[other] { $count } fichiers de la copie sont de retour.
} Les parties et les options sont comme avant.
pludo-web-storage-lost = Ce navigateur ne laisse rien garder à la page : tes parties disparaissent quand tu la fermes. Enregistre une copie de tout avant de partir.
pludo-web-storage-full = Le stockage du navigateur est plein : ce qui arrive désormais n'est pas gardé. Supprime des parties finies ou les données d'autres pages, ou enregistre une copie de tout.
pludo-web-storage-again = Il y a de nouveau de la place : tout est gardé.
pludo-web-storage-week = Certains navigateurs effacent ce qu'une page garde après une semaine sans visite. Mets la page sur ton écran d'accueil, ou enregistre de temps en temps une copie de tout.
pludo-web-two-tabs = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Ferme l'un des deux, puis recharge cette page.
pludo-web-new-version = Une nouvelle version est là. Elle démarre quand tu recharges la page ; ta partie est gardée.
pludo-web-reload = Recharger
pludo-web-send = Terminé
pludo-web-offline = Prêt à jouer sans réseau.
pludo-web-less = Précédent
pludo-web-greater = Suivant
pludo-web-remove = Supprimer
pludo-web-explain = Expliquer
pludo-web-dice = Dés
pludo-web-loading = Le jeu se charge.
pludo-web-loading-slow = La première visite prend du temps : environ neuf mégaoctets à chercher, une seule fois.
pludo-web-failed = Le jeu n'a pas pu être chargé. Recharge la page ; si cela n'aide pas, essaie un autre navigateur.
pludo-web-choose-file = Choisis le fichier avec le bouton qui vient d'apparaître.
pludo-web-insecure = Cette page est venue par http simple : elle ne démarre pas sans réseau, et le navigateur peut effacer ce qu'elle garde. Par https, les deux marchent.
pludo-web-too-old = Ce navigateur est trop ancien pour le jeu, ou WebAssembly y est désactivé. Essaie un navigateur plus récent.
pludo-web-language-missing = { $language } n'a pas pu être chargé, donc tu entends l'anglais. Nouvel essai au prochain démarrage.
pludo-web-no-connection = Pas de connexion avec { $host }. Peut-être que rien n'y marche, ou que ce navigateur ne se fie pas à son certificat : le programme du terminal le peut.
pludo-web-wss-only = Une page venue par https ne joint les serveurs que par wss, et { $host } commence par ws.
