# Français : pourquoi quelque chose n'est pas permis, et ce qu'il faudrait.
pludo-refusal-game-over = La partie est finie.
pludo-refusal-not-your-turn = C'est à { $name } de jouer.
pludo-refusal-roll-first = { $throw ->
    [cards] Tire d'abord.
    [spinner] Tourne d'abord la roue.
   *[dice] Lance d'abord.
}
pludo-refusal-move-first = Joue d'abord : { $dice } à jouer.
pludo-refusal-pick-first = Choisis d'abord : { $dice }.
pludo-refusal-take-first = Choisis d'abord un pouvoir.
pludo-refusal-bad-dice = { $throw ->
    [cards] Cette carte n'est plus là.
    [spinner] La roue n'a pas ce champ.
   *[dice] Ces dés ne peuvent pas tomber.
}
pludo-refusal-no-such-die = Ce dé n'y est pas. À jouer : { $dice }.
pludo-refusal-no-such-token = Il n'y a pas de pion { $tokens }. { $owner ->
    [other] { $owner-name } en a { $all }.
   *[actor] Tu en as { $all }.
}
pludo-refusal-not-your-token = Ce pion n'est pas à toi.
pludo-refusal-prisoner = { pludo-tokens-begin } est prisonnier, il faut d'abord le racheter.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } est à la base et ne peut pas sortir maintenant.
   *[other] { pludo-tokens-begin } est à la base : pour sortir il faut { $throw ->
        [dice] un { $entries }.
       *[other] { $entries }.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } est déjà à l'arrivée.
pludo-refusal-too-far = { pludo-tokens-begin } n'a plus que { $left } pas à faire, { $dice } est trop.
pludo-refusal-too-far-back = { pludo-tokens-begin } ne peut pas reculer autant.
pludo-refusal-own-limit = { $limit ->
    [1] Ton propre pion y est déjà.
   *[other] { $limit } de tes pions y sont déjà.
}
pludo-refusal-blocked = Ton propre pion bloque le couloir.
pludo-refusal-partner-blocks = Le pion de ton partenaire est sur le chemin, et tu ne peux pas le dépasser.
pludo-refusal-barrier = Un barrage arrête { pludo-tokens-the }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } est dans une paire, qui ne bouge que sur un nombre pair.
pludo-refusal-rest-left = { pludo-tokens-begin } laisserait des pas qu'aucun pion ne pourrait faire.
pludo-refusal-tower-split = { pludo-tokens-begin } est dans une tour, qui bouge tout entière.
pludo-refusal-doubled-split = { pludo-tokens-begin } est dans une paire : les deux bougent ensemble.
pludo-refusal-doubled-first = Une paire peut bouger, et elle passe d'abord avec { $dice }.
pludo-refusal-already-used = { pludo-tokens-begin } a déjà pris un dé de ce lancer. Choisis un autre pion.
pludo-refusal-must-use-all = Avec ce coup, l'autre dé ne pourrait pas être joué. Choisis-en un qui permet les deux.
pludo-refusal-capture-needs-all = Pas de capture maintenant : tous les dés ne peuvent pas être joués.
pludo-refusal-needs-captures = { $captures ->
    [1] Il faut capturer un pion avant d'aller à l'arrivée.
   *[other] Il faut capturer { $captures } pions avant d'aller à l'arrivée.
}
pludo-refusal-start-rule = Un pion ne quitte la base que quand { $when }.
pludo-refusal-start-limit = { $most ->
    [1] Un de tes pions est sur le plateau, et c'est le maximum.
   *[other] { $most } de tes pions sont sur le plateau, et c'est le maximum.
}
pludo-refusal-start-price = { $price ->
    [1] Un pion sort de la base pour un point, et tu n'en as pas.
   *[other] Un pion sort de la base pour { $price } points, et tu en as { $points }.
}
pludo-refusal-move-rule = C'est permis seulement quand { $when }.
pludo-refusal-order-rule = { $dice } le permet seulement quand { $when }.
pludo-refusal-finish-rule = Un pion ne va à l'arrivée que quand { $when }.
pludo-refusal-not-in-orders = { $dice } ne le permet pas.
pludo-refusal-tile-full = Pas de place : cette case est pleine.
pludo-refusal-spared = Un adversaire imprenable est là, tu ne peux pas t'y arrêter ni capturer.
pludo-refusal-must-enter = Tu dois d'abord sortir un pion.
pludo-refusal-must-leave-start = Tu dois libérer ta première case : des pions attendent à la base.
pludo-refusal-must-open-barrier = Tu dois d'abord ouvrir ton barrage.
pludo-refusal-must-capture = Tu peux capturer : c'est obligatoire.
pludo-refusal-must-go-home = Un pion peut aller à l'arrivée : obligatoire.
pludo-refusal-no-ability = { $abilities ->
    [yes] Tu n'as rien à utiliser.
   *[no] Ces règles ne donnent rien à utiliser.
}
pludo-refusal-ability-used = Tu as utilisé un pouvoir dans ce tour ; un seul par tour.
pludo-refusal-ability-idle = Rien de ce que tu as ne sert maintenant.
pludo-refusal-ability-later = Les pouvoirs s'utilisent avant un lancer : joue d'abord { $dice }.
pludo-refusal-pass = { $ever ->
    [yes] Tu dois jouer ; { $dice } ne permet pas de passer.
   *[no] Tu dois jouer ; ces règles ne permettent pas de passer.
}
