### Why something is not allowed: what blocks, and what would be right.
### $tokens is the token's number, $all how many tokens its owner has ($owner as in pludo-tokens), $dice what is to be played (a list),
### $left the steps to the finish, $limit the most own tokens on a square, $entries the faces
### that would bring a token out now, $ways-out how many those are.
###
### Variables, where a message does not say it itself:
### $name: a player's name; $owner-name: whose tokens they are; $when: a clause of conditions.ftl; $throw: as in game.ftl.
### $captures, $most, $points: numbers the rules ask for, or that the player has.

pludo-refusal-game-over = The game is over.
pludo-refusal-not-your-turn = It is { $name }'s turn.
# $throw: what the rules throw.
pludo-refusal-roll-first = { $throw ->
    [cards] Draw first.
    [spinner] Spin first.
   *[dice] Roll first.
}
pludo-refusal-move-first = Move first: { $dice } to play.
# $dice says what a player is chosen for.
pludo-refusal-pick-first = Choose first: { $dice }.
pludo-refusal-take-first = Choose an ability first.
# $throw: what the rules throw.
pludo-refusal-bad-dice = { $throw ->
    [cards] There is no such card left.
    [spinner] The spinner has no such field.
   *[dice] These dice cannot fall.
}
# $dice is a list with "and": "To play: 6 and 3."
pludo-refusal-no-such-die = That die is not there. To play: { $dice }.
# For example: There is no token 7. You have 4.
pludo-refusal-no-such-token = There is no token { $tokens }. { $owner ->
    [other] { $owner-name } has { $all }.
   *[actor] You have { $all }.
}
pludo-refusal-not-your-token = That token is not yours.
pludo-refusal-prisoner = { pludo-tokens-begin } is a prisoner and must be ransomed first.
# For example: Bruno's token 4 is in the yard and needs a 6, 10 or 25 to come out. $entries is a list with "or".
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } is in the yard and cannot come out now.
   *[other] { pludo-tokens-begin } is in the yard and needs { $throw ->
        [dice] a { $entries } to come out.
       *[other] { $entries } to come out.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } is home already.
# For example: Token 3 has only 5 to go, 6 is too much.
pludo-refusal-too-far = { pludo-tokens-begin } has only { $left } to go, { $dice } is too much.
pludo-refusal-too-far-back = { pludo-tokens-begin } cannot go back that far.
pludo-refusal-own-limit = { $limit ->
    [one] Your own token is already there.
   *[other] { $limit } of your tokens are already there.
}
pludo-refusal-blocked = Your own token is in the way in the home column.
pludo-refusal-partner-blocks = Your partner's token is in the way, and you may not pass it.
pludo-refusal-barrier = A barrier is in the way of { pludo-tokens }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } is in a Doubled, which moves only on an even number.
pludo-refusal-rest-left = { pludo-tokens-begin } would leave steps that no token could walk.
pludo-refusal-tower-split = { pludo-tokens-begin } is in a tower: all of it moves together.
pludo-refusal-doubled-split = { pludo-tokens-begin } is in a Doubled: both move together.
pludo-refusal-doubled-first = A Doubled can move, and it goes first on { $dice }.
pludo-refusal-already-used = { pludo-tokens-begin } has used a die of this throw. Choose another token.
pludo-refusal-must-use-all = With this move the other die could not be played. Choose one that lets you play both.
pludo-refusal-capture-needs-all = No capture now, because the dice cannot all be played.
pludo-refusal-needs-captures = { $captures ->
    [one] You must capture a token before one may go home.
   *[other] You must capture { $captures } tokens before one may go home.
}
# $when is a list of clauses, of which one must hold.
pludo-refusal-start-rule = A token may leave the yard only when { $when }.
pludo-refusal-start-limit = { $most ->
    [one] One of your tokens is on the board, and that is the most.
   *[other] { $most } of your tokens are on the board, and that is the most.
}
# $price is a number of points.
pludo-refusal-start-price = { $price ->
    [one] A token leaves the yard for one point, and you have none.
   *[other] A token leaves the yard for { $price } points, and you have { $points }.
}
pludo-refusal-move-rule = That is allowed only when { $when }.
# $dice: a face or a card; $when: a clause of conditions.ftl.
pludo-refusal-order-rule = { $dice } allows that only when { $when }.
pludo-refusal-finish-rule = A token may go home only when { $when }.
pludo-refusal-not-in-orders = { $dice } does not allow that.
pludo-refusal-tile-full = There is no room: that tile is full.
pludo-refusal-spared = An opponent stands there who cannot be captured, so you may not stop there.
pludo-refusal-must-enter = You must bring a token out first.
pludo-refusal-must-leave-start = You must clear your first tile: tokens are waiting in the yard.
pludo-refusal-must-open-barrier = You must open your barrier first.
pludo-refusal-must-capture = You can capture, so you must.
pludo-refusal-must-go-home = A token can go home, so it must.
# $abilities is "no" where the rules give none.
pludo-refusal-no-ability = { $abilities ->
    [yes] You hold nothing to use.
   *[no] These rules give nothing to use.
}
pludo-refusal-ability-used = You have used an ability in this turn; one a turn.
pludo-refusal-ability-idle = Nothing you hold can be used now.
pludo-refusal-ability-later = Abilities are used before a throw: first play { $dice }.
# Passing is refused: with $dice, though other throws allow it ($ever is "yes"), or always.
pludo-refusal-pass = { $ever ->
    [yes] You must move; { $dice } does not let you pass.
   *[no] You must move; these rules do not let you pass.
}
