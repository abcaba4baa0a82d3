# Français : ce qui ne va pas dans un fichier de règles ou une partie notée.
pludo-problem-field-twice = { $knob } le dit aussi : n'en garde qu'un
pludo-problem-clash-doubled-pair = une paire, c'est exactement deux, donc stack.own_limit doit être 2
pludo-problem-clash-doubled-die = une paire demande un seul dé : dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit laisse { $limit } pions sur une case, donc pas plus ne peuvent commencer sur la case de départ
pludo-problem-clash-beyond-track = le parcours a { $track } cases, { $square } est au-delà
pludo-problem-clash-markers = dépasse les { $markers } pions de chaque joueur
pludo-problem-clash-teams-arms = les partenaires sont face à face, ce que { $arms } bras ne permettent pas, écris un nombre pair à partir de 4
pludo-problem-clash-never-meet = avec un parcours de { $track }, aucune case ne serait sur le chemin de tous, écris moins
pludo-problem-clash-players = de { $low } à { $high } joueurs n'est pas un intervalle
pludo-problem-clash-chance-dice = un fichier qui dit lui-même ce qu'on lance demande dice.count 1
pludo-problem-clash-chance-doubled = une paire demande un dé ordinaire, mais ce fichier dit lui-même ce qu'on lance
pludo-problem-clash-chance-sum = un fichier qui dit lui-même ce que font les faces demande dice.use separate
pludo-problem-rival = { $key } le dit aussi, et c'est ce qui compte
pludo-problem-faces-gone = des faces de la base ont disparu, car une liste remplace tout le dé : { $names }. Pour les garder, écris merge = ["outcome"] en haut du fichier
pludo-problem-title-of-base = le fichier n'en donne pas, donc les joueurs entendent celui de la base, { $title }
pludo-problem-knob-fixed = le plateau et le nombre de dés restent les mêmes pendant la partie
pludo-problem-no-such-seat = le plateau n'a pas de place de cette couleur, il a { $seats }
pludo-problem-route-generated = les routes de ce plateau sont générées, un jeu avec les siennes a kind = "loose"
pludo-problem-not-a-file-name = n'est pas un nom de fichier
pludo-problem-names-a-path = un fichier peut nommer des règles, jamais l'endroit où elles sont ; installe le fichier de règles et utilise son nom
pludo-problem-base-circle = les bases tournent en rond ou ont plus de { $most } niveaux
pludo-problem-not-merge = doit être une liste de blocs fusionnés par leur nom avec ceux de la base : { $blocks }
pludo-problem-base-kind = doit être { $kind } comme sa base { $base }
pludo-problem-not-a-base = doit nommer une variante fournie ou un fichier du même dossier
pludo-problem-no-base = aucune variante fournie ni aucun fichier à côté ne s'appelle { $base }
pludo-problem-not-change = doit être une table de clés entre guillemets, par exemple "outcome.6.weight" = 2
pludo-problem-key-too-deep = a une clé de trop de parties
pludo-problem-toml-unquoted = un texte se met entre guillemets : "{ $word }"
pludo-problem-toml-open-quote = il manque un guillemet à la fin d'un texte
pludo-problem-toml-open-block = le nom d'un bloc doit finir par { $bracket }
pludo-problem-toml-no-equals = il faut un signe égal entre une clé et sa valeur
pludo-problem-toml-no-value = il manque une valeur : un nombre, true, false, un texte entre guillemets ou une liste entre crochets
pludo-problem-toml-open-list = une liste a des virgules entre ses valeurs et ] à la fin
pludo-problem-toml-open-table = une table en une ligne a des virgules entre ses clés et { "}" } à la fin
pludo-problem-toml-more = { $rest } ne peut pas suivre ici ; chaque clé a sa ligne, et une note commence par #
pludo-problem-toml-no-key = une ligne commence par une clé, un bloc entre crochets, ou # pour une note
pludo-problem-toml-backslash = une barre oblique inverse se double dans un texte
pludo-problem-toml-curly = { $sign } est un guillemet courbe, écris le droit, "
pludo-problem-toml-capital = écris { $word } en minuscules
pludo-problem-toml-key-twice = la clé { $key } est ici pour la deuxième fois
pludo-problem-toml-block-twice = le bloc { $block } est ici pour la deuxième fois, réunis ses lignes
pludo-problem-toml-block-mixed = { $block } est plus haut avec d'autres crochets : un bloc unique s'écrit [{ $block }], un parmi plusieurs [[{ $block }]]
pludo-problem-toml-too-large = n'est pas du TOML valide : une valeur trop profonde ou trop grande
pludo-problem-number-too-large = un nombre aussi grand ne sert dans aucun fichier
pludo-problem-too-deep = a trop de niveaux
pludo-problem-not-a-kind = doit être 'cross' ou 'loose'
pludo-problem-not-schema-1 = doit être 1
pludo-problem-game-in-cross = va avec un jeu à soi, kind = "loose" ; un mélange d'options est nommé par title = "..." en haut
pludo-problem-missing = manque
pludo-problem-no-block = ce bloc n'existe pas
pludo-problem-no-block-but = ce bloc n'existe pas, seulement { $blocks }
pludo-problem-key-at-top = n'est dans aucun bloc, sa place est sous { $either }
pludo-problem-no-key = cette clé n'existe pas
pludo-problem-no-key-but = cette clé n'existe pas, seulement { $keys }
pludo-problem-not-a-table = doit être une table, écrite [{ $table }]
pludo-problem-not-tables = doit être une liste de tables, chacune écrite [[{ $table }]]
pludo-problem-too-many = il y en a { $count }, { $most } au plus
pludo-problem-not-keys = { $block } n'est pas une table de clés
pludo-problem-none-named = il n'y a pas de { $block } nommé { $name }
pludo-problem-not-a-text = doit être un texte d'une ligne et d'au plus { $most } caractères
pludo-problem-not-whole = doit être un entier de { $low } à { $high }, pas { $value }
pludo-problem-not-a-number = doit être un nombre au-dessus de 0 et d'au plus { $most }, pas { $value }
pludo-problem-not-a-choice = doit être parmi { $choices }, pas { $value }
pludo-problem-not-a-list = doit être une liste d'au plus { $most } textes
pludo-problem-not-a-line = { $value } n'est pas un texte d'une ligne
pludo-problem-not-a-phrase = { $value } n'est pas { $either }
pludo-problem-not-in-range = { $way ->
    [back] le nombre de { $value } doit aller de 1 à { $most }, avec un moins pour reculer
   *[on] le nombre de { $value } doit aller de 1 à { $most }
}
pludo-problem-not-a-route = doit être un texte de noms de cases
pludo-problem-not-changes = doit être une table de clés et de leurs nouvelles valeurs
pludo-problem-not-amendable = ne peut pas changer pendant la partie, seuls { $blocks } le peuvent
pludo-problem-not-quoted-key = la clé doit être entre guillemets : "{ $key }"
pludo-problem-no-key-to-change = il n'y a pas de clé { $name } à changer dans { $block }
pludo-problem-route-too-long = est trop longue, une route a au plus { $most } cases
pludo-problem-route-empty = demande au moins une case avant l'arrivée
pludo-problem-route-stray-sign = a une ')' ou un '|' sans '(' avant
pludo-problem-route-open-fork = a une '(' jamais fermée
pludo-problem-route-too-many-ways = a { $steps } pas si ce qui suit une bifurcation compte une fois par branche, et { $most } est le plus
pludo-problem-route-too-deep = a des bifurcations imbriquées à plus de { $most }
pludo-problem-route-begins-with-fork = doit commencer par une case, pas par la bifurcation
pludo-problem-route-branches = demande deux branches ou plus, de noms différents, dans sa bifurcation
pludo-problem-route-branch-form = demande des branches écrites 'nom: cases'
pludo-problem-route-branch-empty = n'a aucune case sur sa branche { $branch }
pludo-problem-route-leads-nowhere = a une branche qui mène à { $tile }, qui n'est pas une de ses cases
pludo-problem-route-tile-lost = n'arrive jamais à { $tile } : toute branche d'avant mène ailleurs
pludo-problem-route-no-way-home = n'a pas de chemin de { $tile } à l'arrivée
pludo-problem-route-later = les routes avec un couloir, ou avec une rangée de places, restent comme elles sont
pludo-problem-laps-too-many = revient en arrière, et { $far } pas peuvent y être faits de trop de façons : toutes ensemble peuvent avoir { $most } pas
pludo-problem-route-mixed-run = a une suite { $run } entre deux sortes de cases
pludo-problem-route-tile = a une case { $tile }, dont le nom est inutilisable
pludo-problem-no-such = il n'y a pas de { $what } { $name }
pludo-problem-two-seats = deux places ont cette couleur
pludo-problem-one-seat = une place ne suffit pas, il en faut deux ou plus ; une course en solitaire dit min_players = 1 dans [game]
pludo-problem-two-outcomes = deux résultats ont ce nom
pludo-problem-dice-twice = doit être omis là où chaque dé a son propre bloc
pludo-problem-dice-cards = les cartes se tirent une par une : plusieurs dés demandent 'dice' ou 'spinner'
pludo-problem-one-die = { $use } demande deux dés ou plus
pludo-problem-two-dice = deux dés ont ce nom
pludo-problem-no-face = demande au moins une face
pludo-problem-weight-and-dice = doit être omis : là où les dés ont leurs blocs, leurs faces disent à quelle fréquence il tombe
pludo-problem-too-much-work = une seule question, comme qui pourrait capturer qui, regarderait plus de { $most } positions ; moins de dés, de pions ou de conditions en demandent moins
pludo-problem-too-many-throws = les dés peuvent tomber de plus de { $most } façons
pludo-problem-one-throw = les dés ne peuvent tomber que d'une façon, ce n'est pas du hasard
pludo-problem-hand-no-cards = une main n'existe que pour 'cards'
pludo-problem-hand-too-big = toutes les mains ensemble tiennent { $held } cartes, et il n'y en a que { $copies }
pludo-problem-hand-no-order = une carte en main doit pouvoir se jouer : donne-lui un ordre, 'pass' si rien d'autre
pludo-problem-hand-tries = il n'y a pas d'autres essais là où les joueurs choisissent dans une main
pludo-problem-no-ransom = rien ne libère jamais un prisonnier : ajoute 'ransom' à un résultat
pludo-problem-no-prisoner = 'ransom' libère des prisonniers, et aucune capture n'en fait
pludo-problem-take-over-later = ne peut pas changer dans une partie où les pions changent de mains
pludo-problem-take-over-row = 'row' n'a pas de place pour des pions qui changent de mains
pludo-problem-not-steps = doit dire jusqu'où mènent les résultats : { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = deux tables de distances ont ce nom
pludo-problem-tile-twice = { $tile } est dans deux tables de distances
pludo-problem-too-many-meetings = trop de routes partagent trop de cases : { $meetings } paires de places par case, { $most } au plus
pludo-problem-two-jumps = deux sauts commencent sur cette case
pludo-problem-jump-off-route = { $tile } n'est pas sur la route de { $colour }, qui peut s'arrêter où le saut commence
pludo-problem-jump-circle = les sauts tournent en rond jusqu'à { $tile }
pludo-problem-two-abilities = deux pouvoirs ont ce nom
pludo-problem-ability-name = { $name } a un autre sens dans ce fichier, choisis un autre nom
pludo-problem-ability-number = { $kind } demande un entier à partir de 1
pludo-problem-ability-no-number = ne va qu'avec { $kind }
pludo-problem-ability-not-hidden = ce qui sert tout de suite est vu de tous
pludo-problem-ability-throw = un second lancer au choix demande des lancers joués comme un seul : un dé, ou des dés additionnés ou entre lesquels on choisit, et pas de main
pludo-problem-nothing-to-choose = il n'y a aucun pouvoir gardé parmi lequel choisir
pludo-problem-nobody-gains = personne ne le gagne jamais : qu'une case ou un résultat dise { $effect }
pludo-problem-pass-no-hand = { $effect } : une carte se passe depuis une main ; dis dans randomiser.hand combien on en tient
pludo-problem-pass-whom = { $effect } : une carte va à un joueur connu : next, previous, partner, leader, last ou une couleur
pludo-problem-deck-no-cards = d'un paquet on ne tire que des cartes
pludo-problem-two-questions = deux questions ont ce nom
pludo-problem-question-answers = demande de 2 à { $most } réponses différentes, chacune a une touche de chiffre
pludo-problem-question-number = un nombre parmi les réponses est au plus { $most }
pludo-problem-question-whom = { $effect } : ici personne n'est choisi, tiré ni capturé
pludo-problem-nobody-asks = elle n'est jamais posée : qu'une case ou un résultat dise { $effect }
pludo-problem-two-amendments = deux changements de règles ont ce nom
pludo-problem-two-goals = deux buts ont le même nom
pludo-problem-last-left-for-all = 'last left' est le but d'un joueur, ni de tous ni de personne
pludo-problem-two-turn-rules = deux règles de tours ont ce nom
pludo-problem-empty-turn-rule = demande au moins une entrée
pludo-problem-turn-begin = un tour qui commencerait peut être perdu ("skip self") ou aller à un autre ("turn to next"), rien d'autre
pludo-problem-no-such-turn = { $effect } : il n'y a pas de place { $who }
pludo-problem-order-first = là où l'ordre du jeu est tiré au sort, le tirage dit qui commence ; omets ceci
pludo-problem-clash-powers-all = de tous les pouvoirs un seul est choisi et gardé ; écris powers.use "held"
pludo-problem-clash-powers-dice = les seconds lancers demandent des dés lancés un par un ou additionnés
pludo-problem-order-unranked = les lancers d'ouverture ne peuvent classer tous les joueurs que si le lancer le plus haut ou le plus bas commence
pludo-problem-clash-order-unranked = les lancers d'ouverture ne peuvent classer tous les joueurs que si le lancer le plus haut ou le plus bas commence
pludo-problem-order-opening-later = les lancers d'ouverture sont passés quand les règles changent, donc ils ne peuvent alors donner l'ordre
pludo-problem-order-play-on = l'ordre du jeu n'est pas celui des places, donc le jeu ne peut continuer chez un autre
pludo-problem-no-capture-here = { $effect } : ici personne n'est capturé ; 'victim' et 'captor' vont dans le gain d'une capture
pludo-problem-no-pick-here = { $effect } : quand un tour commence ou finit, personne n'est choisi ni tiré au sort
pludo-problem-skip-many = { $phrase } : personne ne passe plus de { $most } tours, donc cela se joue comme { $most }
pludo-problem-split-number = { $phrase } : les pas à partager sont un simple nombre de 2 à { $most }
pludo-problem-split-many = { $phrase } : ses pas se partagent de { $ways } façons, { $most } au plus ; moins de parts, de pas ou de pions en donnent moins
pludo-problem-split-sum = { $phrase } : des dés additionnés ne se partagent pas
pludo-problem-split-doubled = { $phrase } : là où les paires font la moitié, les pas ne se partagent pas
pludo-problem-dice-change = le nombre de dés ne peut changer que s'ils sont pareils et joués chacun à part
pludo-problem-no-most-markers = { $effect } : dis dans start.most_markers combien de pions un joueur peut avoir
pludo-problem-give-elsewhere = { $effect } : de quel pion il s'agit, seule une case le sait, écris-le dans on_land d'une tile_rule
pludo-problem-send-elsewhere = { $effect } : de quel pion il s'agit, seuls une case, une capture ou le départ le savent, écris-le dans on_land, reward de [capture] ou toll
pludo-problem-send-how = { $effect } : plusieurs cases demandent derrière elles 'by choice' ou 'by draw'
pludo-problem-send-twice = { $effect } : chaque case une fois, pas celle d'où il part, et { $most } au plus
pludo-problem-give-whom = { $effect } : un pion va à un joueur connu, pas à soi-même, ni à tous, ni au choix ou au sort
pludo-problem-most-markers-idle = aucun effet ne crée de pions ni n'en donne, omets ceci
pludo-problem-most-markers-few = un joueur commence avec { $markers } pions, écris au moins autant
pludo-problem-position-most-tokens = un joueur a au plus { $most } pions
pludo-problem-duel-name = est le nom d'un duel, choisis un autre nom
pludo-problem-duel-several = { $phrase } : là où l'on se bat pour capturer, un pion bouge à la fois
pludo-problem-pick-name = est le nom d'un choix ou d'un tirage, choisis un autre nom
pludo-problem-order-direction = l'ordre du jeu n'est pas celui des places, donc il n'a pas de sens
pludo-problem-no-name = demande au moins un nom
pludo-problem-named-twice = la place { $name } est nommée deux fois
pludo-problem-routes-apart = aucune case n'est sur la route de toutes les places
pludo-problem-players-and-seats = doit être entre min_players et le nombre de places, { $seats }
pludo-problem-arrive-fork = { $arrive } demande des routes sans bifurcation
pludo-problem-row-later = un jeu ne peut pas passer à 'row' en cours de partie
pludo-problem-row-limit = doit être 1 là où finish.arrive est 'row'
pludo-problem-row-too-short = est trop courte pour une rangée de tant de pions
pludo-problem-row-not-private = { $count ->
    [one] sa dernière case est la rangée : aucune autre case ne peut avoir son nom
   *[other] ses { $count } dernières cases sont la rangée : aucune autre case ne peut avoir leurs noms
}
pludo-problem-one-team = toutes les places sont d'une équipe, il en faut deux ou plus
pludo-problem-no-team = { $phrase } demande des places avec une équipe
pludo-problem-needs-key = n'a pas de sens ici, il faut { $needs }
pludo-problem-column-too-long = un couloir est la fin d'une route sans bifurcation, et plus court qu'elle
pludo-problem-squares-gap = les cases numérotées vont de 1 à la dernière sans trou, et chaque route passe une fois par une case
pludo-problem-faces-not-numbered = les faces numérotées sont les résultats 1 à 6 de dés, tous aussi probables
pludo-problem-last-left = personne n'est jamais le dernier en jeu : aucune règle n'exclut un joueur
pludo-problem-lose-help = qui est hors du jeu ne peut pas être aidé : omets l'un des deux
pludo-problem-toll-never = ceci coûte des points, et rien dans le jeu n'en donne
pludo-problem-toll-too-early = ceci coûte des points, et personne n'en a avant qu'un pion soit sorti : qu'un résultat en donne, ou que les premiers ne paient pas
pludo-problem-no-win = demande au moins une façon de gagner
pludo-problem-win-too-many = { $phrase } ne peut jamais devenir vrai, aucune place n'a plus de { $most } pions
pludo-problem-towers-doubled = ou les tours bougent ensemble, ou une paire, pas les deux
pludo-problem-no-barrier = jamais autant ne sont ensemble, stack.own_limit permet { $limit }
pludo-problem-clash-no-way-out = personne ne pourrait jamais sortir un pion de la base, donc ce n'est pas un jeu
pludo-problem-clash-no-way-home = personne ne pourrait jamais amener un pion à l'arrivée, donc ce n'est pas un jeu
pludo-problem-one-outcome = il faut au moins deux résultats pour du hasard
pludo-problem-one-face = il faut au moins deux résultats pour du hasard ; pour changer quelques faces de la base, écris merge = ["outcome"] en haut du fichier
pludo-problem-bonus-name = est le nom des pas en plus, choisis un autre nom
pludo-problem-not-copies = est le nombre d'exemplaires d'une carte : un entier d'au plus { $most }
pludo-problem-group-all-dice = { $phrase } déplace plusieurs pions à la fois, et là où tous les dés doivent être joués ('all_or_nothing') cela ne se calcule pas
pludo-problem-amount-many = { $name } : une quantité est un seul nombre ; de plusieurs joueurs seuls 'total.' et 'team.' en font un
pludo-problem-amount-wide = peut mener de { $low } à { $high } pas, plus de { $most } distances ; le reste d'une division, '% 7', le garde petit
pludo-problem-amount-toll = ce que coûte le départ doit être connu d'avance : écris un nombre
pludo-problem-no-enter = rien ne laisse un pion quitter le départ : ajoute 'enter'
pludo-problem-enter-too-far = { $phrase } mène au-delà de toute route, la plus longue a { $longest } cases
pludo-problem-no-capture = il faut une capture, ou un ordre 'push' quelque part
pludo-problem-routes-too-long = toutes les routes ensemble ont { $tiles } cases, { $most } au plus
pludo-problem-too-many-markers = il y a { $markers } pions en tout, { $most } au plus
pludo-problem-too-many-moves = pions fois cases fois ordres font { $moves }, { $most } au plus
pludo-problem-wrong-seats = { $rules } a les places 0 à { $last }, chacune une fois, pas { $seats }
pludo-problem-names-and-seats = il faut un nom par place, pas { $names } pour { $seats }
pludo-problem-nobody-begins = dans { $rules } le hasard décide qui commence : nomme une des places
pludo-problem-not-a-position = { $line } n'est pas une position : il faut règles, pions, place, owed, streak et numéro
pludo-problem-position = { $line } : { $problem }
pludo-problem-in-position = { $part } dans la position { $line } : { $problem }
pludo-problem-position-stuck = owed a des dés qui ne peuvent pas être joués
pludo-problem-position-extras = les ajouts sont name=value, chacun une fois : { $names }
pludo-problem-position-loose = la position d'un jeu loose nomme les deux
pludo-problem-position-direction = direction est omis ou vaut counter
pludo-problem-position-cause = cause est parmi { $causes }
pludo-problem-position-counts = demande { $seats } nombres, un par place
pludo-problem-position-number = il faut ici un entier à partir de { $low }
pludo-problem-position-seat = les places sont { $seats }
pludo-problem-position-owed = owed contient ? et { $faces }
pludo-problem-position-tokens = les pions s'écrivent couleur:pas,pas,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } a un pion
   *[other] { $colour } a { $count } pions
}
pludo-problem-position-seat-order = les places sont dans le sens horaire, chacune une fois
pludo-problem-position-hands = les mains s'écrivent red:carte,carte/blue:carte, sans plus de cartes qu'une main n'en tient
pludo-problem-position-prisoners = les prisonniers s'écrivent red:2:blue, le pion 2 de red tenu par blue, chacun une fois et à la base
pludo-problem-position-held = les pouvoirs gardés s'écrivent red:nom,nom/blue:nom, au plus { $limit } chacun
pludo-problem-position-shields = les boucliers s'écrivent red:2:3, le pion 2 de red et 3 tours, chaque pion une fois
pludo-problem-position-ability = ability vaut used, twice ou second, dans les jeux à pouvoirs
pludo-problem-position-ended = ended= vaut together ou nobody, pour une partie finie par un tel but
pludo-problem-position-all-tokens = { $count } pions doivent y être, à qui qu'ils soient
pludo-problem-position-token = un pion est un nombre de pas, Y à la base ou H à l'arrivée
pludo-problem-position-branch = cette branche n'existe pas là
pludo-problem-position-step = la route n'est pas si longue, écris H pour l'arrivée
pludo-problem-position-nobody = personne n'est assis à { $seat }
pludo-problem-position-places = places doit nommer des places différentes de la partie
pludo-problem-position-before = before doit nommer les mêmes places que les pions
pludo-problem-position-opening = pendant les lancers d'ouverture, un lancer est dû et toutes les places sont là
pludo-problem-position-opening-seats = seules les places de la partie prennent part aux lancers d'ouverture
pludo-problem-position-opening-thrown = la place dont c'est le tour a déjà lancé
pludo-problem-position-turn-0 = le numéro du tour n'est 0 que pendant les lancers d'ouverture
pludo-problem-position-used = used nomme un pion qui n'est pas là
pludo-problem-position-leader = le meneur doit être une des places
pludo-problem-position-out = out doit nommer des places, chacune une fois, et pas celle dont c'est le tour
pludo-problem-position-order = order doit nommer chaque place une fois, le meneur d'abord
pludo-problem-position-lots = les tirages s'écrivent skip_by_draw:blue+green, avec un lancer dû pour chacun, { $most } au plus
pludo-problem-position-duel = un duel s'écrit red:1:6:12:1 (couleur, pion, résultat, pas, ordre), avec son tirage et un lancer dus avant ce qu'il faut jouer
pludo-problem-position-poll = une question s'écrit poll=red:?:green:blue@1 (à qui le tour, ce que doit cette place, qui répond ensuite, qui a donné quelle réponse), et la place dont c'est le tour la doit
pludo-problem-position-sent = les pions envoyés ailleurs s'écrivent sent=send_marker_to_a4_a9_by_draw:red:1, et ce qui envoie le premier est dû, ou un tirage entre ses cases
pludo-problem-position-route = des pions sont sur une route qu'on ne suit pas maintenant
pludo-problem-position-secret = un choix fait en secret est ici * ; une telle position se montre, mais ne se joue pas
pludo-problem-position-heir = heir doit être une place de la table
pludo-problem-position-given = given et resume doivent être des places, et { $most } tours au plus peuvent être donnés
pludo-problem-position-amended = { $count ->
    [0] il n'y a pas de changement de règles
    [one] il y a { $count } changement de règles
   *[other] il y a { $count } changements de règles
}
pludo-problem-position-amended-twice = un changement de règles a lieu une fois
pludo-problem-position-deck = deck demande les cartes qui restent de chaque résultat
pludo-problem-position-no-place = la partie est finie mais personne n'est classé
pludo-problem-position-home = { $seat } a tous ses pions à l'arrivée et doit être classé
pludo-problem-position-over = quelqu'un a gagné, donc rien n'est dû
pludo-problem-position-finished = { $seat } a fini et ne peut pas être au tour
pludo-problem-position-streak = streak est au plus { $most }
pludo-problem-header-types = l'en-tête demande un texte 'variant' et des listes de textes 'seats' et 'players'
pludo-problem-header-seats = l'en-tête demande des places différentes et un joueur pour chacune
pludo-problem-header-first = 'first' de l'en-tête est une couleur et [table] une table
pludo-problem-header-unknown = l'en-tête a un champ inconnu, { $field }
pludo-problem-header-unplayable = l'en-tête ne peut pas être joué : { $problem }
pludo-problem-header-seat-order = l'en-tête doit nommer les places dans le sens horaire
pludo-problem-header-dice = { $field } de l'en-tête est abîmé
pludo-problem-header-dice-unknown = la partie [dice] de l'en-tête a un champ inconnu, { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' de l'en-tête doit être l'un de { $wanted }, c'est { $scheme }
pludo-problem-record-seat = il n'y a pas de place { $seat }, les places sont { $seats }
pludo-problem-record-not-a-turn = { $text } n'est pas un tour, comme '7. red 6:2'
pludo-problem-record-over = il ne fallait plus de tour, la partie est finie
pludo-problem-record-expected = le tour { $expected } devait suivre
pludo-problem-record-opening-over = il n'y a plus rien à départager par un lancer
pludo-problem-record-no-throw = { $word } n'a pas de lancer derrière lui
pludo-problem-record-after-turn = { $word } vient après la fin du tour
pludo-problem-record-no-move = { $word } déplace, mais rien ne peut être déplacé
pludo-problem-record-whose-turn = c'est le tour de { $wanted }, pas de { $colour }
pludo-problem-record-throw = { $word } n'est pas un lancer de ces règles
pludo-problem-record-illegal = { $word } n'est pas un coup permis ici, sont permis { $legal }
pludo-problem-record-no-move-due = { $word } n'est pas un coup permis ici, rien n'est à jouer
pludo-problem-record-refused = { $word } ne peut pas être lancé maintenant
pludo-problem-record-mark = { $word } devrait être { $written } selon les règles
pludo-problem-record-not-over = le résultat { $result } n'est pas atteint, la partie n'est pas finie
pludo-problem-record-result = le résultat { $result } n'est pas atteint, la partie finit par { $reached }
pludo-problem-record-after-result = rien ne peut suivre le résultat
pludo-problem-record-nobody = { $text } ne dit pas à qui est le tour
pludo-problem-other-rules = l'archive est de { $record }, la position de { $position }
pludo-problem-option-at-least = { $option } doit être { $least } ou plus, pas { $given }
pludo-problem-option-budget = --budget doit être plus de 0 milliseconde, pas { $given }
pludo-problem-option-training = --minutes doit être plus de 0, et --games 1 ou plus
pludo-problem-option-train-players = --players prend des nombres de { $low } à { $high } séparés par des virgules, pas { $given }
pludo-problem-train-where = { $name } est fourni avec le jeu ; nomme le fichier du réseau avec --out
pludo-problem-training-damaged = { $file } : n'est pas un entraînement interrompu, ou est abîmé ; écarte-le pour recommencer
pludo-problem-training-of-another = { $file } : est un entraînement d'autres règles, joueurs ou graine ; écarte-le pour recommencer
pludo-problem-needs-lab = il faut deux bibliothèques de plus ; installe-les avec : pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players va avec --round-robin ; sinon --seats dit qui joue
pludo-problem-option-strength = il n'y a pas de force { $given }, il y a { $known }
pludo-problem-option-trial = --games doit être 0 ou plus, et --seconds plus de 0
pludo-problem-option-at-most = { $option } doit être { $most } ou moins, pas { $given }
pludo-problem-no-bot = il n'y a pas de bot { $name }, il y a { $known }
pludo-problem-not-a-bot = { $text } n'est pas un bot ; plusieurs s'écrivent 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] il n'y a pas de tel programme
    [locked] pas le droit de démarrer ce programme
    [command] la commande est vide, ou un guillemet manque
    [start] ne peut pas démarrer : { $said }
    [unusable] ne peut pas servir : { $said }
    [mute] n'a pas de méthode { $said }
    [foreign] a dit { $said } au lieu de { $wanted }
    [number] a dit { $said } au lieu du numéro d'un coup
    [illegal] a choisi { $said }, ce qui n'est pas permis
    [talkative] en dit plus qu'on ne demande
    [late] n'a pas répondu en { $said } secondes
    [ended] s'est arrêté
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } n'est pas un bot ; le tien s'écrit module:Classe ou cmd:COMMANDE
pludo-problem-process-lost = un processus s'est arrêté au milieu d'une partie ; redonne la même commande
pludo-problem-cluster-version = un processus a la version { $there } du jeu, et ici c'est { $here }
pludo-problem-cluster-rules = un processus a d'autres règles dans { $name }
pludo-problem-cluster-game = un processus n'a pas le jeu, ou une autre version : { $reason }
pludo-problem-cluster-refused = { $address } n'est pas une grappe utilisable : { $reason }
pludo-problem-cluster-empty = la grappe { $address } n'a pas de processus
pludo-problem-cluster-lost = la grappe { $address } est perdue ; les parties jouées restent
pludo-problem-cluster-address = { $address } n'est pas une grappe ; on écrit tcp://HOST:PORT
pludo-problem-round-robin = chacun contre chacun demande deux bots différents ou plus
pludo-problem-scenario-json = n'est pas un objet JSON
pludo-problem-scenario-given = un scénario est un objet avec une partie { $part }
pludo-problem-no-scenario = ne contient aucun scénario
pludo-problem-scenario-phase = il n'y a pas de phase { $phase }, il y a { $known }
pludo-problem-scenario-one-of = { $field } doit être l'un de { $known }
pludo-problem-scenario-expect = 'expect' doit être un objet qui nomme au moins un champ
pludo-problem-scenario-unknown = il n'y a pas de champ { $field }
pludo-problem-scenario-unknown-choice = un choix n'a pas de champ { $field }
pludo-problem-scenario-needs = { $field } doit être { $kind ->
    [variant] le nom d'une variante
    [object] un objet
    [throws] une liste de lancers
    [choices] null ou une liste de coups
    [moves] des coups qui nomment un pion ou un ordre
    [count] un nombre entier à partir de 0
    [counts] des nombres entiers par place
    [names] une liste de noms
    [places] une liste de cases par place
    [dice] une liste de dés
   *[abilities] une liste de pouvoirs par place
}
pludo-problem-scenario-seat = { $variant } n'a pas de place { $seat }
pludo-problem-scenario-outcome = { $variant } n'a pas de résultat { $outcome }
pludo-problem-scenario-places = { $seat } ne peut pas être sur { $places }
pludo-problem-scenario-token = il n'y a pas de pion { $token }
pludo-problem-scenario-ability = il n'y a pas de pouvoir { $ability }
pludo-problem-scenario-throw = { $dice } ne peut pas être lancé maintenant
pludo-problem-scenario-no-client = seule la commande appuie sur des touches, pas cet appel
pludo-problem-scenario-opening-more = plus de lancers de départ que les règles n'en demandent
pludo-problem-scenario-opening-open = personne ne commence encore, il manque un tour de lancers de départ
pludo-problem-scenario-tokens-seats = 'tokens' doit nommer exactement les places
pludo-problem-scenario-turn-seat = 'turn' doit nommer l'une des places
pludo-problem-scenario-choice-refused = un choix est refusé
pludo-problem-scenario-choice-others = le choix { $choice } est refusé, mais d'autres suivent
pludo-problem-scenario-left = il reste des lancers ou des choix
pludo-problem-scenario-short = les touches demandent plus de lancers qu'il n'y en a
pludo-problem-scenario-key = il n'y a pas de touche { $key }
pludo-problem-scenario-missing = { $name } manque, ou ce nom n'existe pas
pludo-problem-scenario-kind = une valeur n'est pas du bon genre ({ $fault })
pludo-problem-scenario-cannot-run = ne peut pas être joué : { $problem }
pludo-problem-scenario-differs = { $field } : attendu { $expected }, obtenu { $got }
pludo-problem-scenario-nothing = { $field } : attendu { $expected }, rien obtenu
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } n'est pas un fichier ordinaire
    [foreign] { $file } n'est pas un fichier de résultats d'arène
    [series] { $file } a des résultats d'autres places, graine ou règles
   *[game] { $file }, ligne { $number }, n'est pas une partie de ces bots
} ; nomme un autre fichier
pludo-problem-plot-ending = { $file } : le nom d'une image finit par .svg, .png ou .pdf
pludo-problem-needs-library = { $what ->
    [ratings] la cote demande
    [cluster] une grappe demande
   *[pictures] les images demandent
} une bibliothèque de plus ; installe-la avec : pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } n'est pas permis maintenant : il prend un dé de 1 à 6, quand il faut lancer
   *[other] --roll { $roll } n'est pas permis maintenant : il prend deux dés comme 6,3, quand il faut lancer
}
pludo-problem-roll-face = --roll { $roll } n'est pas permis maintenant : il prend l'un de { $faces }, quand il faut lancer
pludo-problem-not-removed = { $file } ne peut pas être supprimé : { $reason }
pludo-problem-new-variant-folder = { $folder } est un dossier ; nomme un fichier, par exemple my-game.toml
pludo-problem-new-variant-ending = { $file } : le nom d'un fichier de règles finit par .toml, par exemple { $right }
pludo-problem-new-variant-there = { $file } est déjà là, choisis un autre nom
pludo-problem-not-shipped = il n'y a pas de variante fournie { $name }
pludo-problem-install-what = nomme un fichier à installer, ou --remove et le nom d'une variante installée
pludo-problem-install-shipped = { $name } est le nom d'une variante fournie, donne un autre nom au fichier
pludo-problem-not-installed = aucune variante de ce nom n'est installée
pludo-problem-not-installed-but = aucune variante de ce nom n'est installée, sont installées { $known }
pludo-problem-picture-ending = { $file } : le nom d'une image finit par .svg ou .png
pludo-problem-picture-folder = il n'y a pas de dossier { $folder } ; crée-le, ou nommes-en un autre
pludo-problem-needs-plots = les images PNG demandent une bibliothèque de plus, SVG aucune ; installe-la avec : pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] dans { $text } : { $problem }
   *[other] dans { $text }, colonne { $column } : { $problem }
}
pludo-problem-no-condition-here = { $phrase } ne peut pas avoir de condition ici ; 'when' dit quand cela vaut
pludo-problem-sum-condition = { $phrase } ne peut pas avoir de condition, car ces dés sont additionnés
pludo-problem-condition-long = une condition a au plus { $most } caractères
pludo-problem-condition-deep = parenthèses et 'not' peuvent avoir au plus { $most } niveaux
pludo-problem-condition-parts = une condition a au plus { $most } parties
pludo-problem-condition-number = { $most } est le plus grand nombre
pludo-problem-condition-sign = { $sign } n'a pas de sens ici
pludo-problem-condition-end = cela finit trop tôt, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } ne va pas ici, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] après une condition vient 'and', 'or' ou sa fin
    [bracket] il manque une parenthèse fermante
    [number] un nombre doit suivre le moins
   *[value] ici vient un nom ou un nombre
}
pludo-problem-condition-name = le nom { $name } n'existe pas
pludo-problem-condition-subject = il n'y a pas de { $name } à qui demander
pludo-problem-condition-nobodys = { $name } est de la table, pas d'un joueur
pludo-problem-condition-total = { $name } est vrai ou non, donc sans total
pludo-problem-condition-takes-none = { $name } n'a rien entre parenthèses
pludo-problem-condition-takes = { $name } demande un nom entre parenthèses
pludo-problem-condition-argument = ici il faut un nom pour { $name }, entre guillemets s'il a des espaces
pludo-problem-condition-divisor = après % vient un nombre au-dessus de 0
pludo-problem-condition-not-number = { $part } est vrai ou non, ici il faut un nombre
pludo-problem-condition-not-truth = { $part } est un nombre et doit être comparé à quelque chose
pludo-problem-condition-two-subjects = une comparaison ne pose qu'une telle question, sépare-les avec 'and'
pludo-problem-condition-no-marker = { $name } ne se demande que d'un pion qui bouge
pludo-problem-condition-no-draw = { $name } ne dit rien ici : rien n'a été tiré avant un tour ni après sa fin
pludo-problem-condition-no-victim = 'victim' ne se demande que là où quelque chose est capturé
pludo-problem-condition-no-answer = 'answer' ne se demande que dans les effets d'une question
pludo-problem-condition-never = ceci ne peut jamais être vrai
pludo-problem-condition-always = ceci est toujours vrai
pludo-problem-contest-format = demande format = { $most }
pludo-problem-contest-key = a une clé { $key } qu'aucun tournoi n'a
pludo-problem-contest-value = { $key } doit être { $kind ->
    [number] un nombre entier
   *[text] un texte entre guillemets
}
pludo-problem-contest-block = { $block } doit être écrit comme un bloc à part
pludo-problem-contest-no-rounds = { $kind } connaît ses manches, enlève rounds
pludo-problem-contest-winner = { $place } : { $name } a gagné une partie sans y jouer
pludo-problem-contest-pair = { $place } : players doit nommer deux joueurs
pludo-problem-contest-order = { $place } : cette partie ne vient pas maintenant ; vois les manches d'avant
pludo-problem-contest-nobody = { $place } : personne dans le tournoi ne s'appelle { $name }
pludo-problem-contest-no-seats = en { $kind } deux se rencontrent, enlève seats
pludo-problem-contest-table-games = aux tables une manche est une partie, enlève games
pludo-problem-contest-places = { $place } : places doit avoir { $count } nombres, un par joueur, comme 1, 2, 2, 4
pludo-problem-no-page = La page du jeu n'est pas dans cette installation. Depuis une copie de travail, elle se construit avec npm et Node : python -m tools.make_web
pludo-problem-settings-lost = { $problem } ; rien de ce fichier n'est utilisé
pludo-problem-settings-file-gone = { $variable } nomme { $file }, qui n'existe pas
pludo-problem-settings-not-from-lobby = les tables ne peuvent pas changer ceci, dit [lobby] dans { $file } ; c'est ignoré
pludo-problem-settings-unknown = ce réglage n'existe pas
pludo-problem-settings-unlike = ce réglage n'existe pas ; ce peut être { $choices }
pludo-problem-settings-table = doit être une table, par exemple { $example }
pludo-problem-settings-no-key = { $name } n'est ni un réglage ni une table de réglages
pludo-problem-settings-list = doit être une liste comme { $example }
pludo-problem-settings-no-list = doit être une liste
pludo-problem-settings-empty = est vide ; { $choices } sont permis
pludo-problem-settings-switch = { $value } n'est ni true ni false ; { $used } est utilisé
pludo-problem-settings-variants = doit être une liste comme { $example } ; toutes sont proposées
pludo-problem-settings-same-name = { $name } n'est pas proposée : une autre nommée avant s'appelle aussi { $called } ; donne un autre nom à son fichier
pludo-problem-settings-none-offered = n'en nomme aucune qui puisse être proposée ; toutes celles fournies le sont
pludo-problem-settings-not-offered = { $name } n'est pas proposée : { $problem }
pludo-problem-settings-crowd = { $name } demande plus de { $most } joueurs
pludo-problem-settings-shipped = { $name } n'est pas proposée : une variante fournie s'appelle { $called } ; donne un autre nom au fichier
pludo-problem-settings-no-knob = cette option n'existe pas
pludo-problem-settings-upside-down = min { $low } dépasse max { $high } ; les deux sont ignorés
pludo-problem-settings-outside = { $value } est hors des limites données avec lui
pludo-problem-settings-no-number = { $knob } n'est pas un nombre ; donne plutôt choices
pludo-problem-settings-no-file = il n'y a pas de fichier { $file } ; nomme le ludo_plus.toml d'un serveur
pludo-problem-host-name = nomme le dossier d'un serveur
pludo-problem-host-no-folder = { $path } n'existe pas ; nomme le dossier d'un serveur { $either }
pludo-problem-host-built = { $path } est un serveur fait en un seul fichier, et rien ne peut y être mis ; construis-le depuis une copie de travail où Ludo Plus est installé, comme le dit docs/hosts-reference.md
pludo-problem-host-unknown = { $path } n'est pas un serveur { $either } : il n'a pas de dossier de serveur avec { $files }
pludo-problem-host-no-python = il n'y a pas de Python à { $name }, ni de commande de ce nom
pludo-problem-host-python-lacks = aucun Python ne peut lancer { $title } avec notre jeu ; à ceux-ci il manque quelque chose : { $missing }. Installe-le là, ou nomme un Python avec --python
pludo-problem-host-python-start = { $python } ne peut pas démarrer : { $reason }
pludo-problem-host-python-fails = { $python } ne tourne pas : { $reason }
pludo-problem-host-python-silent = { $python } ne dit pas où sont ses paquets
pludo-problem-host-exchanged = { $path } a été échangé entre-temps ; rien n'a été changé
pludo-problem-host-not-ours = { $path } est déjà là et pas à nous ; écarte-le et réessaie
pludo-problem-host-cannot = { $path } ne peut pas être { $done ->
    [written] écrit
    [removed] supprimé
   *[read] lu
} : { $reason }{ $account ->
    [other] {" "}; lance ceci avec le compte à qui est le dossier du serveur
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } n'a pas pu être sauvegardé : { $reason }
pludo-problem-host-library-compiled = { $file } est pour un seul Python et ne peut pas aller à un serveur
