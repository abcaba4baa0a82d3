# Français : la partie guidée et les premiers pas.
pludo-lesson = Leçon { $number } : { $text }
pludo-lesson-title = Partie guidée
pludo-lesson-race = Le Ludo est une course : fais faire à tes pions le tour du plateau jusqu'à l'arrivée, avant { $opponent }. Dans cette partie guidée, le premier pion arrivé gagne. { $roll } lance le dé : appuie.
    .touch = Le Ludo est une course : fais faire à tes pions le tour du plateau jusqu'à l'arrivée, avant { $opponent }. Dans cette partie guidée, le premier pion arrivé gagne. Le bouton { $roll } lance le dé.
pludo-lesson-yard = Tes quatre pions attendent à la base, et seul un six en fait sortir un. Appuie encore sur { $roll }. { $next } le ferait aussi : il fait toujours ce qui vient tout de suite.
    .touch = Tes quatre pions attendent à la base, et seul un six en fait sortir un. Relance.
pludo-lesson-choose = Un six, et tu as le choix : appuie sur le chiffre d'un pion. Ou les flèches lisent les choix un par un, et Entrée joue le dernier entendu.
    .touch = Un six, et tu as le choix : chacun de tes coups est un bouton sous « Tes coups ». Sur le plateau, tu peux aussi toucher un pion.
pludo-lesson-six = Un six donne aussi un autre lancer. Mais trois six de suite annulent tout le tour. Appuie sur { $roll }.
    .touch = Un six donne aussi un autre lancer. Mais trois six de suite annulent tout le tour. Lance.
pludo-lesson-map = Le plateau est un anneau de { $track } cases. Tu pars de { $start }, fais le tour jusqu'à { $entry }, et tournes là dans ton couloir de { $column } cases ; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Personne ne peut être capturé sur une case de départ.
        [own] Sur ta propre case de départ, on ne peut pas te capturer.
       *[none] L'anneau n'a aucune case sûre.
    }
   *[other] { $safe-start ->
        [all] Sur { $safe } et sur toute case de départ, personne ne peut être capturé.
        [own] Sur { $safe }, personne ne peut être capturé, et toi non plus sur ta propre case de départ.
       *[none] Sur { $safe }, personne ne peut être capturé.
    }
}
pludo-lesson-other-start = { $name } part de { $square }
pludo-lesson-explore = Tu es en { $square }, une case sûre. Promène-toi maintenant sur le plateau : { $explore-on } avance, { $explore-back } recule, { $explore-own } va à ton pion, { $explore-safe } à la prochaine case sûre, { $explore-here } dit ce qu'il y a ici. Ton pion reste où il est. Quand tu as fait le tour, lance.
    .touch = Tu es en { $square }, une case sûre. Promène-toi maintenant sur le plateau : « Plateau, case par case » montre chaque case et qui s'y trouve. Ton pion reste où il est. Quand tu as fait le tour, lance.
pludo-lesson-board = Demande quand tu veux : { $board } dit tout le plateau, { $my-tokens } tes pions et le chemin qui leur reste, { $turn } à qui c'est de jouer. Essaie, puis lance.
pludo-lesson-help = { $help } dit ce que tu peux faire, et toutes les touches ; flèche bas y lit la suite et Échap ferme. Dans cette partie guidée, l'aide commence par la leçon. { $key-help } explique chaque touche quand tu appuies.
    .touch = { $help } dit ce que tu peux faire. Dans cette partie guidée, l'aide commence par la leçon. Lance.
pludo-lesson-rules = { $rules } lit les règles de cette table, ligne par ligne. Les tables peuvent différer. Regarde-les, puis lance.
pludo-lesson-near = { $opponent } a maintenant un pion dehors, quatre cases devant toi. { $near } dit qui tu pourrais capturer, qui pourrait te capturer, et avec quelle probabilité. Puis lance : un quatre serait bien.
pludo-lesson-capture = Tu tombes sur le pion de { $opponent }, et il retourne à la base : c'est une capture. Cela peut t'arriver sur toute case qui n'est pas une case sûre. Continue à lancer.
pludo-lesson-history = Si tu as manqué quelque chose, { $older } lit des lignes plus anciennes, { $newer } plus récentes, { $repeat } répète la dernière. { $since } dit ce qui s'est passé depuis ton dernier tour.
    .touch = Si tu as manqué quelque chose, « Ce qui a été dit » a les dernières lignes. { $since } dit ce qui s'est passé depuis ton dernier tour.
pludo-lesson-tip = { pludo-lesson-tip-early } Pour cela, il te faut un six. Lance.
pludo-lesson-hint = Un vrai choix : avancer ton pion, ou en sortir un autre. Dans une partie entière, tu voudrais un second pion ; ici le premier arrivé gagne, donc courir compte plus. { $hint } donne le conseil d'un bon joueur, et la raison. Puis appuie sur un chiffre.
    .touch = Un vrai choix : avancer ton pion, ou en sortir un autre. Dans une partie entière, tu voudrais un second pion ; ici le premier arrivé gagne, donc courir compte plus. { $hint } donne le conseil d'un bon joueur, et la raison. Puis choisis.
pludo-lesson-undo = Tu changes d'avis ? { $undo } annule ton choix, et tu choisis de nouveau ; les dés restent comme ils sont tombés. Sinon, continue à lancer.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Lance.
pludo-lesson-entry = L'entrée de ton couloir est proche : après { $entry }, tu tournes dans ton couloir, où personne ne peut te suivre. Lance.
pludo-lesson-exact = Tu es dans ton couloir, et personne ne peut t'y capturer. Pour arriver, il te faut le nombre exact ; { $explore-faces } sur la case de ton pion dit où mène chaque nombre. Lance.
    .touch = Tu es dans ton couloir, et personne ne peut t'y capturer. Pour arriver, il te faut le nombre exact. Lance.
pludo-lesson-end = C'était la partie guidée. Tu connais le plateau, les touches et les règles ; une partie entière se gagne avec les quatre pions à l'arrivée. Entrée en commence une, Échap ouvre le menu.
    .touch = C'était la partie guidée. Tu connais le plateau et les règles ; une partie entière se gagne avec les quatre pions à l'arrivée.
pludo-lessons-stopped = Plus de leçons. La partie continue.
pludo-lesson-tip-early = Astuce : sors tôt un pion, et un autre quand tu peux, pour qu'aucun lancer ne se perde.
pludo-lesson-tip-spread = Astuce : des pions éloignés te laissent plus de choix ; des pions proches menacent plus.
pludo-lesson-tip-safe = Quand quelqu'un est derrière toi, finis ton coup sur une case sûre ou tout près.
pludo-first-title = Premiers pas
pludo-first-map = Le plan
pludo-first-ring = Le plateau est un anneau de { $track } cases, numérotées dans le sens du jeu. Cases de départ : { $starts }. { $back ->
    [one] Chacun fait le tour, tourne une case avant son propre départ dans son couloir de { $column } cases, et l'arrivée est au bout.
   *[other] Chacun fait le tour, tourne { $back } cases avant son propre départ dans son couloir de { $column } cases, et l'arrivée est au bout.
} { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Les premières touches
    .touch = Les premiers boutons
pludo-first-play = { $roll } lance. Le chiffre d'un pion le joue ; { $next } fait ce qui vient tout de suite.
    .touch = { $roll } lance. Chacun de tes coups est un bouton.
pludo-first-ask = { $board } dit tout le plateau, { $my-tokens } tes pions et le chemin qui leur reste, { $turn } à qui c'est de jouer, { $near } qui tu pourrais capturer et qui pourrait te capturer, { $since } ce qui s'est passé depuis ton dernier tour.
pludo-first-explore = { $explore-on } et { $explore-back } parcourent le plateau case par case, { $explore-own } va à ton pion suivant, { $explore-safe } à la prochaine case sûre, { $explore-here } dit ce qu'il y a ici. Tes pions restent où ils sont.
    .touch = « Plateau, case par case » montre chaque case et qui s'y trouve.
pludo-first-help = { $help } aide, { $rules } lit les règles de la table, { $hint } donne le conseil d'un bon joueur, { $undo } annule ton choix si la table le permet.
pludo-first-tips = Astuces
