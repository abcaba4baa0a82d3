# Jouer avec des personnes sur un serveur PlayPalace. Les phrases du serveur viennent du serveur.

pludo-online-servers-title = Serveurs.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, sous le nom { $user }
}
pludo-online-server-help = Son adresse est { $url }. Entrée y va, Suppr l'enlève de la liste.
    .touch = Son adresse est { $url }.
pludo-online-add = Ajouter un serveur
pludo-online-type-address = Écris l'adresse du serveur, par exemple wss://example.org:8000, et appuie sur Entrée.
    .touch = Écris l'adresse du serveur, par exemple wss://example.org:8000.
pludo-online-bad-address = Ce n'est pas l'adresse d'un serveur. Elle commence par wss:// ou ws://, puis vient un nom, et peut-être deux-points et un nombre.
pludo-online-public = { $name }, serveur public
pludo-online-public-help = { $about ->
    [none] Son adresse est { $url }. Entrée y va.
   *[other] { $about } Son adresse est { $url }. Entrée y va.
}
    .touch = { $about ->
        [none] Son adresse est { $url }.
       *[other] { $about } Son adresse est { $url }.
    }
pludo-online-clipboard = Ajouter l'adresse du presse-papiers
pludo-online-clipboard-none = Il n'y a pas d'adresse de serveur dans le presse-papiers. Copies-en d'abord une, par exemple wss://example.org:8000.
pludo-online-where = Où trouver des serveurs
pludo-online-where-told = La page de PlayPalace et sa communauté nomment des serveurs ouverts à tous ; des amis qui ont un serveur peuvent te dire son adresse. « Ajouter un serveur » la prend.
pludo-online-public-broken = La liste de serveurs publics de { $file } est laissée de côté : { $reason }.
pludo-online-servers-broken = La liste des serveurs est inutilisable : { $reason }. Elle est gardée sous { $file }, et une nouvelle commence.
pludo-online-not-kept = Impossible de garder cela pour la prochaine fois : { $reason }.
pludo-online-who-title = As-tu un compte là-bas ?
pludo-online-log-in = Se connecter
pludo-online-new-account = Nouveau compte
pludo-online-name = Écris ton nom sur ce serveur et appuie sur Entrée. Les majuscules comptent.
    .touch = Écris ton nom sur ce serveur. Les majuscules comptent.
pludo-online-sure-title = { $name }. Un serveur crée un compte pour tout nom qu'il ne connaît pas. Le nom est-il juste ?
pludo-online-name-right = Oui, se connecter comme { $name }
pludo-online-name-wrong = Non, l'écrire encore
pludo-online-password = Écris ton mot de passe et appuie sur Entrée. Il n'est ni montré, ni dit, ni gardé.
    .touch = Écris ton mot de passe. Il n'est ni dit ni gardé.
pludo-online-password-again = Écris le mot de passe à nouveau.
pludo-online-passwords-differ = Les deux mots de passe diffèrent. Rien n'a été envoyé.
pludo-online-character = caractère
pludo-online-characters-typed = { $count ->
    [0] Rien d'écrit encore
    [1] Un caractère écrit
   *[other] { $count } caractères écrits
}. Entrée finit, Échap abandonne.
    .touch = { $count ->
        [0] Rien d'écrit encore.
        [1] Un caractère écrit.
       *[other] { $count } caractères écrits.
    }
pludo-online-trust-title = Personne ne répond de { $name }. Son empreinte commence par : { $words }. Demande-la au propriétaire du serveur, puis choisis.
pludo-online-trust = Lui faire confiance désormais
pludo-online-do-not-trust = Ne pas lui faire confiance
pludo-online-fingerprint = Empreinte SHA-256 : { $digits }
pludo-online-changed = Stop. { $name } montre une autre empreinte que celle à laquelle tu fais confiance : { $words }. Quelqu'un écoute peut-être. La connexion n'a pas eu lieu. Si le propriétaire a un nouveau certificat, enlève le serveur de la liste et ajoute-le de nouveau.
pludo-online-connecting = Connexion.
pludo-online-welcome = Te voilà, { $name }.
pludo-online-back = Te revoilà.
pludo-online-left = Tu as quitté le serveur
pludo-online-goodbye = Tu as quitté le serveur. Au revoir.
pludo-online-lost = La connexion est perdue
pludo-online-unsure = Ta dernière action n'est peut-être pas arrivée au serveur.
pludo-online-no-answer = Le serveur ne répond pas
pludo-online-still-trying = Le serveur ne répond pas. Nouvel essai.
pludo-online-answers-again = Le serveur répond de nouveau.
pludo-online-gave-up = Tu n'as pas attendu le serveur
pludo-online-strange = Ce qui répond là ne se comporte pas comme un serveur PlayPalace. C'est un autre genre de serveur, ou il est trop occupé
pludo-online-looking-help = Le programme regarde si un serveur répond à cette adresse. Échap revient.
    .touch = Le programme regarde si un serveur répond à cette adresse.
pludo-online-table-gone = Ta table n'existe plus. Si sa partie a été sauvegardée, elle est parmi les tables sauvegardées.
pludo-online-unknown-host = Il n'y a pas de serveur de ce nom
pludo-online-refused = Personne ne répond à cette adresse
pludo-online-timeout = Le serveur ne répond pas à temps
pludo-online-no-tls = Le serveur ne parle pas de façon sûre. Son adresse commence peut-être par ws au lieu de wss
pludo-online-not-a-server = Ce qui répond là n'est pas un serveur PlayPalace. Son adresse commence peut-être par wss au lieu de ws
pludo-online-redirected = Le serveur te renvoie à { $address }. On n'y va pas sans demander, et rien n'a été envoyé. Si tu te fies à cette adresse, connecte-toi toi-même
pludo-online-proxy = Ton système passe par un proxy, qui refuse cette connexion. Demande à la personne qui s'en occupe, ou nomme le serveur dans la variable d'environnement NO_PROXY
pludo-online-proxy-socks = Ton système passe par un proxy SOCKS, pour lequel ce programme a besoin du paquet python-socks. Installe-le, ou nomme le serveur dans la variable d'environnement NO_PROXY
pludo-online-unreachable = Le serveur est inaccessible
pludo-online-refused-token = Ton absence a été trop longue. Connecte-toi avec ton mot de passe
pludo-online-refused-foreign = C'est un serveur PlayAural. Il n'admet que les programmes de PlayAural
pludo-online-server-says = { $text ->
    [none] Le serveur a mis fin à la connexion
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Nouvel essai dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Tu n'as pas de connexion en ce moment. Entrée essaie tout de suite, Contrôle D quitte.
   *[connecting] Connexion en cours. Contrôle D quitte.
}
    .touch = { $stage ->
    [waiting] Tu n'as pas de connexion en ce moment. Le programme essaie encore.
   *[connecting] Connexion en cours.
}
pludo-online-row = { $text }, { $number } sur { $count }
pludo-online-square = { $text }, ligne { $line }, colonne { $column }
pludo-online-no-menu = Il n'y a rien à choisir pour l'instant.
pludo-online-empty-table = À la table. Il n'y a rien à choisir pour l'instant.
pludo-online-chat = { $scope ->
    [all] { $sender } à tous : { $message }
   *[table] { $sender } : { $message }
}
pludo-online-write = { $scope ->
    [all] Écris à tous, et appuie sur Entrée.
   *[table] Écris à la table, et appuie sur Entrée.
}
    .touch = { $scope ->
        [all] Écris à tous.
       *[table] Écris à la table.
    }
pludo-online-table-opened = { $host } a ouvert une table de { $game }.
pludo-online-ping = Aller et retour en { $milliseconds } millisecondes.
pludo-online-pass-key = La prochaine touche va au serveur.
pludo-online-server-key = { $key } va au serveur.
pludo-online-clash = Les serveurs utilisent aussi { $key }. { $pass } puis { $key } la donne au serveur.
pludo-online-record-offered = Le serveur offre l'archive de cette partie. { $key ->
    [none] Aucune de tes touches ne la garde.
   *[other] { $key } la garde.
}
    .touch = Le serveur offre l'archive de cette partie. « Garder l'archive » la garde.
pludo-online-no-record = Le serveur n'a offert aucune archive.
pludo-online-records-full = il y a déjà { $count } archives de serveurs ; enlèves-en
pludo-online-record-kept = L'archive de cette partie est parmi tes parties finies.
pludo-online-record-not-kept = L'archive de cette partie n'a pas pu être gardée : { $reason }.
pludo-online-rules-unknown = les règles { $rules } ne sont pas sur cet ordinateur
pludo-online-wording = Les tables de Ludo Plus utilisent les nouvelles phrases à ta prochaine visite.
pludo-online-keys-title = Touches de ce programme sur un serveur. Flèche bas lit la suite, Échap ferme.
pludo-online-help = Les flèches parcourent le menu du serveur, Entrée choisit, Échap revient. Lettres et chiffres sont au serveur, et à une table aussi F3, Contrôle Q et Contrôle R. Barre oblique écrit à la table, F2 dit qui est là, Contrôle D quitte le serveur.
    .touch = Le menu du serveur et tout ce que tu peux y faire sont des boutons.
pludo-online-editor = { $prompt } { $count ->
    [one] Une ligne.
   *[other] { $count } lignes.
} Les flèches vont de ligne en ligne, Entrée en commence une, Contrôle S envoie, Échap abandonne.
    .touch = { $prompt }
pludo-online-new-line = Ligne { $number }.
pludo-online-line = Ligne { $number } : { $text ->
    [none] vide
   *[other] { $text }
}
pludo-online-document = { $title } Flèche bas lit la suite, H va au titre suivant, Échap ferme.
    .touch = { $title }
pludo-online-heading = Titre { $level } : { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Il n'y a rien dedans.
pludo-online-no-heading = Il n'y a pas d'autre titre.
pludo-online-dice-sealed = Scellé. Le serveur reçoit ces mots quand la partie commence, et pas avant.
pludo-online-dice-late = Trop tard : les mots pour les prochains dés ont été dits.
pludo-online-dice-check = { $throw ->
    [cards] Les { $count } cartes sont justes
    [spinner] Les { $count } tours de roue sont justes
   *[dice] Les { $count } dés sont justes
}, et personne ne savait tes mots avant que tous soient là.
pludo-online-dice-left-out = Ne te fie pas aux dés de cette partie : son archive n'a pas les mots que ce programme avait scellés pour toi.
pludo-online-dice-unasked = Le serveur n'a pas demandé à ce programme les mots scellés pour toi ; avec un complice il pouvait choisir les dés de cette partie.
pludo-online-dice-list = Ne te fie pas aux dés de cette partie : d'après son archive, joueurs, règles ou mots ont changé après que ce programme a dit tes mots.
