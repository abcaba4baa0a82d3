# Français : le programme dans le terminal et sur la page.
pludo-client-greeting = Bienvenue dans Ludo.
pludo-client-ask-name = Comment t'appelles-tu ? Écris ton nom et appuie sur Entrée, ou sur Entrée seule.
    .touch = Comment t'appelles-tu ? Écris ton nom, ou laisse vide.
pludo-client-hello = Bonjour { $name }.
pludo-client-first-steps = Les flèches parcourent le menu, Entrée choisit, F1 aide partout. Tu découvres le Ludo ? Va à Apprendre dans une partie guidée.
    .touch = Tu découvres le Ludo ? Va à Apprendre dans une partie guidée.
pludo-client-table = { $title }.
pludo-client-goodbye = Au revoir.
pludo-client-saved-goodbye = Ta partie est enregistrée. Au revoir.
pludo-client-unsaved = Ta partie n'est pas enregistrée : { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Au revoir.
pludo-client-unkept = Rien ne peut être gardé dans { $folder } : { $reason }. Tu joues sans enregistrer ; ta partie et tes options finissent avec le programme.
pludo-client-unkept-goodbye = Cette partie n'est pas gardée. Au revoir.
pludo-client-late-goodbye = Ta partie est enregistrée, mais le disque est lent : attends un peu avant d'éteindre l'ordinateur. Au revoir.
pludo-client-disk-late = Le disque est lent : tes derniers lancers n'y sont pas encore. Tu entendras quand ils y seront.
pludo-client-disk-on-time = Tes lancers sont maintenant sur le disque.
pludo-client-player = Joueur
pludo-client-guest = Invité { $number }
pludo-client-quiet-screen = La voix est active, donc l'écran reste muet. F12 affiche ce qui a été dit, F6 change cela.

pludo-client-useless-key = { $key } ne fait rien ici. F1 ou point d'interrogation aide.
    .touch = Cela ne fait rien ici.
pludo-client-that-key = Cette touche
pludo-client-stale = Cela a changé entre-temps. Rien n'a été fait.
pludo-client-paste-ignored = Le texte collé ne fait rien ici.
pludo-client-key-help-on = Aide des touches. Appuie sur une touche pour savoir son effet, Échap pour finir.
    .touch = Choisis n'importe quoi pour entendre ce que ça fait. Aide des touches encore une fois y met fin.
pludo-client-key-help-off = Fin de l'aide des touches.
pludo-client-key-unused = { $key } n'a pas de fonction.
pludo-client-unknown-line = { $line } n'est ni une touche ni une commande. Écris r pour lancer, un chiffre pour choisir, v pour le plateau, f1 pour l'aide.
pludo-client-help-table = Espace ou Entrée fait ce qui vient tout de suite. Échap ou Retour arrière ouvre le menu.
    .touch = Tes coups et le reste sont des boutons ; il y en a d'autres sous « Plus d'actions ».
pludo-client-help-listening = Appuie sur 1, 2, 3 ou 4 selon ce que tu as entendu.
    .touch = Choisis ce que tu as entendu.
pludo-client-transcript-printed = { $count ->
    [one] { $count } ligne affichée.
   *[other] { $count } lignes affichées.
}
pludo-client-rate-of-reader = En mode terminal, ton lecteur d'écran parle, à son propre débit. F6 change de mode.
pludo-client-board-in-terminal-mode = Le plateau dessiné gênerait un lecteur d'écran en mode terminal. F6 change de mode.

pludo-client-which-die = Appuie sur { $numbers }, ou sur Entrée pour le premier.
    .touch = Lequel ?
pludo-client-dice = { $numbers } ?
pludo-client-no-such-die = Il n'y est pas. Appuie sur { $numbers }, ou sur Entrée pour le premier.
    .touch = Il n'y est pas.
pludo-client-hint-elsewhere = Un autre pion serait mieux. { $hint } Échap revient à tous les choix.
    .touch = Un autre pion serait mieux. { $hint }
pludo-client-no-such-player = Il n'y a pas de joueur { $number } ; on joue à { $count }.
pludo-client-undone = { $turns ->
    [0] Annulé.
    [one] Annulé jusqu'à ton tour précédent.
   *[other] Annulé, { $turns } de tes tours en arrière.
}
pludo-client-undone-throw = { $throw ->
    [cards] Tu as de nouveau { $dice }.
    [spinner] La roue est de nouveau sur { $dice }.
   *[dice] Tu as de nouveau { $dice }.
}
pludo-client-out-at-start = { $count ->
    [one] Chacun a déjà un pion dehors.
   *[other] Chacun a déjà { $count } pions dehors.
}
pludo-client-undo-off = À cette table, on ne peut pas annuler.
pludo-client-undo-nothing-own-turn = Tu n'as rien décidé dans ce tour qu'on puisse annuler.
pludo-client-undo-nothing-free = Il n'y a aucune décision à annuler.
pludo-client-use = { $key } utilise ce que tu as.
pludo-client-use-keys = { $count ->
    [one] Entrée l'utilise.
   *[other] { $numbered ->
        [0] Les flèches et Entrée choisissent.
       *[other] Ce qui n'a pas de numéro se choisit avec les flèches et Entrée.
    }
}
    .touch = Choisis ce que tu utilises.
pludo-client-use-not-on = Rien de ce que tu as ne peut servir au pion { $number }.
pludo-client-after-game = Entrée : rejouer. Espace : le résultat. { $throw ->
    [cards] D : les cartes tirées.
    [spinner] D : ce que la roue a donné.
   *[dice] D : les dés.
} Échap : menu, pour apprendre de tes erreurs et plus.
    .touch = Rejoue, ou ouvre le menu pour apprendre de tes erreurs et plus.
pludo-client-chance = { $percent } pour cent. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Les chances sont à peu près égales.
       *[no] La chance de gagner est d'environ { $percent } pour cent.
    } { $throw ->
        [cards] Tire
        [spinner] Tourne la roue
       *[dice] Lance
    } d'abord, puis H conseille.

pludo-client-tip-roll = { $throw ->
    [cards] { $key } tire.
    [spinner] { $key } tourne la roue.
   *[dice] { $key } lance.
}
    .touch = Choisis { $label }.
pludo-client-tip-choose = Appuie sur le numéro d'un pion. Ou les flèches lisent les choix un par un, et Entrée joue celui que tu as entendu.
    .touch = Choisis un de ces coups.
pludo-client-tip-out = Il te faut un { $faces } pour sortir un pion.
pludo-client-tip-ask = { $board } dit le plateau, { $hint } donne un conseil, { $help } dit toutes les touches.
    .touch = Demande le plateau ou un conseil quand tu veux.

pludo-client-save-failed = La partie n'a pas pu être enregistrée : { $reason }. Rien ne s'est encore passé ; remédies-y et appuie sur Entrée pour réessayer.
    .touch = La partie n'a pas pu être enregistrée : { $reason }. Rien ne s'est encore passé ; remédies-y et réessaie.
pludo-client-save-damaged = Cette partie enregistrée est abîmée : { $reason }. Elle est gardée sous { $file }.
pludo-client-save-unreadable = Cette partie enregistrée ne peut pas être lue maintenant : { $reason }. Elle reste telle quelle.
pludo-client-save-rules-elsewhere = Les règles { $rules } de cette partie sont sur un autre ordinateur, dans { $folder }, qui n'est pas ouvert sans demander. Installe le fichier de règles avec playpalace-ludo install-variant pour continuer ; la partie reste enregistrée.
pludo-client-save-rules-gone = Cette partie a besoin des règles { $rules }, qui manquent ou ont changé. Remets le fichier de règles pour continuer ; la partie reste enregistrée.
pludo-client-save-rules-ask = Les règles { $rules } de cette partie ne sont pas ici. La partie dit qu'elles étaient dans { $folder }. Y regarder ?
pludo-client-save-rules-leave = Non, laisser
pludo-client-save-rules-look = Oui, y regarder
pludo-client-save-rules-found = Les règles { $rules } sont trouvées. Ouvre de nouveau la partie pour continuer.
pludo-client-save-parted = Cette partie a continué dans une autre fenêtre. Les deux sont gardées : la tienne est désormais une partie à part.
pludo-client-crashed = Une erreur est survenue dans le programme. Les parties sont gardées jusqu'au dernier coup. Ce qui s'est passé est écrit dans { $file }.
pludo-client-not-removed = La partie n'a pas pu être supprimée : { $reason }.
pludo-client-exported = Écrit : l'archive sous { $record }, et tout ce qui a été dit sous { $transcript }.
pludo-client-take-failed = Ce fichier ne peut pas être lu : { $reason }.
pludo-client-taken-unfinished = La partie est parmi celles que tu peux continuer.
    .cut = La fin de l'archive manque. Tu peux continuer la partie là où elle s'arrête.
pludo-client-export-failed = Rien n'a pu être écrit : { $reason }.

pludo-client-options-unreadable = Tes options dans { $file } ne peuvent pas être lues : { $reason }. Les valeurs habituelles servent, et rien n'y est écrit.
pludo-client-options-refused = Tes options ne peuvent pas servir : { $reason }. Elles sont gardées sous { $file }, et les valeurs habituelles servent.
pludo-client-options-no-copy = Tes options dans { $file } n'ont pas pu être copiées avant de changer : { $reason }.
pludo-client-options-number = L'option { $key } vaut { $value } ; il faut un nombre entier de { $low } à { $high }. { $default } sert.
pludo-client-options-choice = L'option { $key } vaut { $value } ; il faut l'un de { $choices }. { $default } sert.
pludo-client-options-switch = L'option { $key } vaut { $value } ; il faut true ou false. { $default } sert.
pludo-client-options-text = L'option { $key } vaut { $value } ; il faut un texte entre guillemets.
pludo-client-options-group = La partie { $group } de tes options doit commencer par une ligne [{ $group }], et ses options suivent chacune sur une ligne. Les valeurs habituelles servent.
pludo-client-options-misspelt = Tes options ont { $key }, qui n'existe pas ; voulais-tu dire { $meant } ?
pludo-client-options-unknown = Tes options ont { $key }, qui n'existe pas. Cela reste dans le fichier et ne fait rien.
pludo-client-options-keys = La partie keys de tes options demande une ligne par commande, comme roll = ["r"]. Les touches habituelles servent.
pludo-client-options-key = Les touches de { $command } doivent être une liste comme ["r"]. Les touches habituelles servent.
pludo-client-options-preset = La table enregistrée { $name } demande une variante et des places, en texte. Elle est laissée de côté.
pludo-client-options-not-kept = Tes options n'ont pas pu être enregistrées : { $reason }. Elles valent jusqu'à ce que tu quittes.

pludo-client-seats-unknown = La place { $word } n'est pas comprise : seul bot prend une force. Dis you, un nom, ou bot:easy, par exemple green=bot:hard.
pludo-client-seats-empty = La place { $word } est vide. Dis you, un nom, ou bot:easy, par exemple green=bot:hard.
pludo-client-seats-missing = Il manque une place avant ou après une virgule. Dis you, un nom, ou bot:easy, par exemple you,green=bot:hard.
pludo-client-seats-strength = Il n'y a pas de bot de force { $strength }. Choisis parmi { $strengths }.
pludo-client-bot-failed = { $name } a échoué : { $why }. Le bot difficile continue.
pludo-client-seats-colour = Ce plateau n'a pas la couleur { $colour }. Il a { $colours }.
pludo-client-seats-taken = La couleur { $colour } est prise deux fois.
pludo-client-seats-count = { $count ->
    [one] Un joueur ne suffit pas
   *[other] { $count } joueurs, ça ne va pas
} : ce jeu se joue de { $low } à { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] Un joueur ne suffit pas
   *[other] { $count } joueurs, ça ne va pas
} : ce jeu se joue à { $low }.
pludo-client-knob-refused = C'est impossible : { $reason }
pludo-client-knob-squares = Écris des cases du parcours séparées par des espaces, comme 9 22 35 48.
pludo-client-preset-saved = Table { $name } enregistrée.
pludo-client-preset-used = La table { $name } est prête.
pludo-client-preset-gone = La table { $name } ne peut plus être mise en place : ses règles ou ses places n'existent plus.
pludo-client-preset-nameless = Il faut un nom pour la table. Rien n'a été enregistré.

pludo-client-replay = { $title }, { $count } étapes. Flèche droite avance, gauche recule, Échap finit.
    .touch = { $title }, { $count } étapes.
pludo-client-replay-where = Étape { $step } sur { $count }, tour { $number }.
pludo-client-replay-start = C'est le début de la partie.
pludo-client-replay-no-capture = Aucun pion n'a été capturé dans cette partie.
pludo-client-replay-end = C'est la fin de la partie.
pludo-client-replay-help = Flèche droite ou Entrée avance, gauche recule, Origine et Fin sautent. V, S, T et les autres questions répondent pour ce moment. Échap finit.
    .touch = Les boutons avancent, reculent et sautent. Toutes les questions répondent pour ce moment.

pludo-client-after-match = Entrée : suite du tournoi. Espace : le résultat. { $throw ->
    [cards] D : les cartes tirées.
    [spinner] D : ce que la roue a donné.
   *[dice] D : les dés.
} Échap : menu.
    .touch = Continue le tournoi, ou ouvre le menu.
pludo-client-tournament-damaged = Ce tournoi ne peut pas être lu ; son fichier { $file } reste tel quel. La raison : { $reason }.
pludo-client-tournament-game-gone = La partie de cette rencontre a disparu ; elle recommence.
pludo-client-tournament-exported = Écrit dans { $file }.
pludo-client-tournament-added = { $player }. { $count } participent.
pludo-client-tournament-twice = { $name } participe déjà.
pludo-client-tournament-nameless = Personne n'a été ajouté : il faut un nom.
pludo-client-tournament-full = Un tournoi a { $most } joueurs au plus.
pludo-client-bots-alone = { $names } jouent.
pludo-client-bots-alone-help = Les bots jouent leur partie seuls, et tu entends qui gagne. Échap la laisse pour plus tard.
    .touch = Les bots jouent leur partie seuls, et tu entends qui gagne.
