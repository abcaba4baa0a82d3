# Français : les réglages d'un serveur.
pludo-settings-row = Réglages de ce serveur
pludo-settings-origin = { $origin ->
    [owner] de { $file }
    [tables] de { $file }, changé à une table
   *[shipped] d'origine
}
pludo-settings-value = { $name } : { $value } ; { $origin }
pludo-settings-variants = Jeux proposés
pludo-settings-first = Jeu d'une nouvelle table
pludo-settings-default = { $name } d'une nouvelle table
pludo-settings-allowed = { $name }, ce que les tables peuvent choisir
pludo-settings-longest = Temps de tour le plus long
pludo-settings-coins = Pièces
pludo-settings-doubling = Doubler peut être proposé
pludo-settings-bots-stake = Les bots misent aussi
pludo-settings-rules = Règles, { $group }
pludo-settings-knob-default = À une nouvelle table
pludo-settings-knob-min = Le moins que les tables peuvent choisir
pludo-settings-knob-max = Le plus que les tables peuvent choisir
pludo-settings-knob-choices = Ce que les tables peuvent choisir
pludo-settings-own = selon chaque jeu
pludo-settings-all = tous les { $count }
pludo-settings-some = { $count } sur { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, choisi
   *[false] { $value }
}
pludo-settings-type = Écrire une autre valeur
pludo-settings-undo = Annuler ce changement
pludo-settings-set = { $name } : { $value }. Les nouvelles tables l'ont aussitôt, celle-ci garde le sien.
pludo-settings-undone = Annulé. { $name } : { $value }.
pludo-settings-refused = Rien n'est changé. { $problem }
pludo-settings-misread = { $text } ne va pas, rien n'est changé.
pludo-settings-owners = Le propriétaire ne laisse personne changer cela ici. C'est fixé dans { $file }.
