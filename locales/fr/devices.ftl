# Français : voix, braille, son et écran.
pludo-device-history-buffer = { $buffer ->
    [game] Partie
    [answers] Réponses
    [system] Système
    [chat] Discussion
    [activity] Allées et venues
   *[all] Tout
}, { $count ->
    [0] vide
    [one] 1 message
   *[other] { $count } messages
}{ $muted ->
    [yes] , muet
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] Rien ne s'est encore passé dans la partie.
    [answers] Pas encore de réponses.
    [system] Pas encore de messages du système.
    [chat] Pas encore de discussion.
    [activity] Personne n'est encore venu ni parti.
   *[all] Pas encore de messages.
}
pludo-device-history-nothing-said = Rien n'a encore été dit.
pludo-device-history-mute-all = On ne peut pas faire taire tous les messages. Choisis d'abord une autre liste.
pludo-device-history-held = { $count ->
    [one] 1 message pendant que tu écrivais :
   *[other] { $count } messages pendant que tu écrivais :
}

pludo-device-mode-direct = Sortie : directe. Le jeu parle lui-même et l'écran reste muet.
pludo-device-mode-terminal = Sortie : terminal. Le jeu affiche des lignes simples pour ton lecteur d'écran.
pludo-device-mode-both = Sortie : les deux. Le jeu dit et affiche chaque ligne.

pludo-device-because-asked = C'est le mode de sortie que tu as demandé.
pludo-device-because-saved = C'est le mode de sortie de tes options.
pludo-device-because-environment = Ce mode de sortie vient d'une variable d'environnement.
pludo-device-because-speech = Tu as choisi comment parler, donc le jeu parle et affiche.
pludo-device-because-piped = Ceci n'est pas un terminal, donc le jeu affiche des lignes simples.
pludo-device-because-remote = Tu passes par SSH, donc le jeu affiche des lignes pour ton propre lecteur d'écran.
pludo-device-because-api-reader = { $reader } est actif, donc le jeu parle par lui.
pludo-device-because-console-reader = { $reader } est actif, donc le jeu affiche des lignes qu'il peut lire.
pludo-device-because-braille = { $reader } montre les lignes en braille et ne parle pas, donc le jeu parle et affiche.
pludo-device-because-nothing = Aucun lecteur d'écran trouvé, donc le jeu parle et affiche.

pludo-device-reader-gone = { $reader } n'est plus actif. Le jeu parle maintenant.
pludo-device-reader-came = { $reader } est actif. Le jeu affiche des lignes pour lui et ne parle plus.

pludo-device-speech-replaced = { $output } ne marche plus. { $instead } parle maintenant.
pludo-device-speech-lost = { $output } ne marche plus et rien d'autre ne parle. Le jeu affiche chaque ligne.
pludo-device-braille-lost = BRLTTY s'est arrêté. Le jeu continue à parler, et montre de nouveau le braille à son retour.
pludo-device-braille-refused = Le jeu parle, et affiche des lignes que ta plage braille peut suivre : { $code ->
    [not-installed] { $words } n'est pas installé.
    [not-running] { $words } n'accepte pas de lignes des programmes.
   *[other] { $words }
}

pludo-device-test-alpha = Alpha. Cette ligne a été affichée.
pludo-device-test-bravo = Bravo. Cette ligne a été dite par le jeu.
pludo-device-test-question = Qu'as-tu entendu ? Appuie sur 1 pour alpha, 2 pour bravo, 3 pour les deux, 4 pour aucun.
pludo-device-test-title = Qu'as-tu entendu ?
pludo-device-test-answer = { $answer ->
    [1] Alpha
    [2] Bravo
    [3] Les deux
   *[4] Aucun
}

pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } est installé.
pludo-device-doctor-library-missing = { $name } n'est pas installé.
pludo-device-doctor-speaks = { $output } : marche.
pludo-device-doctor-speaks-braille = { $output } : marche, avec braille.
pludo-device-doctor-silent = { $output } : ne marche pas ici : { $problem }.
pludo-device-doctor-silent-not-installed = { $output } : ne marche pas ici, { $name } n'est pas installé.
pludo-device-doctor-silent-not-running = { $output } : ne marche pas ici, { $name } n'est pas actif.
pludo-device-doctor-silent-no-answer = { $output } : ne marche pas ici, { $name } ne répond pas.
pludo-device-doctor-silent-ended = { $output } : ne marche pas ici, { $name } s'est arrêté.
pludo-device-doctor-silent-no-voice = { $output } : ne marche pas ici, { $name } prend chaque ligne et n'en dit aucune.
pludo-device-doctor-not-running = Inactifs : { $outputs }.
pludo-device-doctor-own-voice = Voix du jeu
pludo-device-doctor-speech-chosen = La voix passe par : { $output }.
pludo-device-doctor-speech-none = Rien ne parle ici. Le jeu affiche chaque ligne à la place.
pludo-device-doctor-cannot-tell = { $output } ne signale pas s'il a parlé : seules tes oreilles le savent.
pludo-device-doctor-braille-reader = Le braille va à ta plage braille par { $output }.
pludo-device-doctor-braille-none = Aucune plage braille trouvée. Avec Orca ou BRLTTY, elle montre chaque ligne en mode de sortie terminal, avec NVDA ou JAWS en mode direct.
pludo-device-doctor-braille-follows = BRLTTY est actif : ta plage braille suit les lignes dans les modes de sortie terminal et les deux.
pludo-device-doctor-braille-direct = En mode de sortie direct, le jeu écrit lui-même sur ses { $cells } cellules.
pludo-device-doctor-braille-name = Braille en mode de sortie direct
pludo-device-doctor-sound-ready = Le son marche.
pludo-device-doctor-sound-name = Son
pludo-device-doctor-sound-not-needed = Le jeu est complet sans le son.
pludo-device-doctor-sound-files = { $count ->
    [one] 1 fichier de son
   *[other] { $count } fichiers de son
}, aucun ne manque.
pludo-device-doctor-sound-files-missing = Ces fichiers de son manquent : { $missing }. Réinstalle le jeu.
pludo-device-doctor-server-folder = Le dossier des sons de serveurs de l'option online.sounds n'existe pas : { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] 1 son du dernier serveur visité est resté muet
   *[other] { $count } sons du dernier serveur visité sont restés muets
} : { $names }. L'option online.sounds peut nommer un dossier qui les a.
pludo-device-doctor-voices = { $count ->
    [one] 1 voix
   *[other] { $count } voix
} pour { $language }. Mets-en une dans tes options sous speech.voice :
pludo-device-doctor-no-voices = Pas de choix de voix ici ; règle la voix dans ton lecteur d'écran ou ton système.
pludo-device-doctor-folder-options = Options : { $folder }
pludo-device-doctor-folder-saves = Parties enregistrées : { $folder }
pludo-device-doctor-folder-sounds = Sons : { $folder }
pludo-device-doctor-folder-locales = Traductions : { $folder }
pludo-device-doctor-folder-program = Programme : { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, ligne { $line } : { $id } utilise { $name }, qui n'y existe pas ; la phrase est dite en anglais.
    [form] { $file }, ligne { $line } : { $id } demande la forme { $name }, qu'aucun message n'a.
    [mention] { $file }, ligne { $line } : { $id } cite { $name }, qui n'est pas traduit ; la phrase est dite en anglais.
    [encoding] { $file }, ligne { $line } : { $name } n'est pas écrit en UTF-8 ; la phrase est dite en anglais.
   *[unreadable] { $file }, ligne { $line } : { $name } ne peut pas être lu ; la phrase est dite en anglais.
}
pludo-device-doctor-translations = { $count ->
    [one] Et encore un endroit pareil.
   *[other] Et encore { $count } endroits pareils.
}
pludo-device-doctor-log = Pour signaler un défaut, démarre avec --log et un nom de fichier, par exemple : playpalace-ludo --log ludo.log. Joue jusqu'à ce qu'il arrive, puis envoie le fichier. Il dit quand quelle commande est venue et ce qui a été remis à la voix ou à un serveur, jamais ce que tu as tapé, écrit ou entendu.
pludo-device-doctor-test-speech = Si tu entends ceci, la voix marche.
pludo-device-doctor-test-left = Un dé à gauche.
pludo-device-doctor-test-right = Un pion va à l'arrivée, à droite.
pludo-device-doctor-test-begin = Maintenant un essai. Voix : { $output }.

pludo-device-advice-speechd = Pour la voix de ton bureau, installe speech-dispatcher. Sur Debian et Ubuntu : sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher est actif, mais sa voix ne parle pas. Arrête-le avec : killall speech-dispatcher. Le jeu le redémarre. S'il reste muet, vérifie que PulseAudio ou PipeWire est actif.
pludo-device-advice-voice = Pour la voix du jeu : pip install espeakng-loader
pludo-device-advice-sound-library = Pour le son : pip install pygame-ce
pludo-device-advice-sound-device = Pour le son, branche un casque ou des haut-parleurs, et vérifie que le système s'en sert.
pludo-device-advice-sound-device-linux = Pour le son, branche une carte son ou un casque, et vérifie que PulseAudio ou PipeWire est actif.
pludo-device-advice-reader-windows = Pour la voix et le braille avec un lecteur d'écran, démarre NVDA (nvaccess.org) ou JAWS, puis le jeu.
pludo-device-advice-reader-macos = VoiceOver lit les lignes en mode de sortie terminal. Active-le avec Commande F5.
pludo-device-advice-ao2 = Pour les lecteurs d'écran : pip install accessible-output2
pludo-device-advice-nothing = Il ne manque rien.
