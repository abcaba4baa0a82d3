### The board square by square. $square is a square's name; $who is "you" for the hearer's own things, else "other".
###
### Variables, where a message does not say it itself:
### $name: a player's name; $steps: how many squares away; $piece: a token; $dice: one throw, or a list of faces; $ability: as in game.ftl.
### $called and $colour: how a safe square is called; $when and $effects: a rule of that tile; $list, $told: what stands there.

# An empty square, and one with something on it: "18: Blue's token 2, safe."
pludo-explore-empty = { $square }.
# For example: 22: blue safe, Ada's token 1. $list is what there is to say of the square.
pludo-explore-square = { $square }: { $list }.
# The name of a square: "18", "your home column 2 of 5". $kind, $square and $of as in pludo-place.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] your home column { $square } of { $of }
       *[other] { $name }'s home column { $square } of { $of }
    }
   *[track] { $square }
}
# What a square is, in a list after its name.
# How the rules call it: a star, or by the colour of its arm, "red safe".
pludo-explore-safe = { $called ->
    [star] star, safe
    [colour] { $colour } safe
   *[plain] safe
}
# An item of that list; $colour is pludo-colour.
pludo-explore-safe-for = safe for { $colour } only
# An item of what a square is.
pludo-explore-start = { $who ->
    [you] your start
   *[other] { $name }'s start
}
# An item of what a square is: from here one turns off into the home column.
pludo-explore-entry = { $who ->
    [you] your home entry
   *[other] { $name }'s home entry
}
pludo-explore-fork = a fork
pludo-explore-crossing = a crossing
pludo-explore-two-way = both ways
# An item of what is told of a square: its effects, and when they hold.
pludo-explore-tile-when = if { $when }: { $effects }
pludo-explore-distances = other distances from here
# A jump begins here; $way is "ahead" or "back".
pludo-explore-jump = { $way ->
    [ahead] leads on to { pludo-place }
   *[back] leads back to { pludo-place }
}
# The way ends here; the square follows.
pludo-explore-edge = Edge.
# Nothing leads off the track here.
pludo-explore-no-turn = Nothing turns off here.
# $who: whose tokens were asked for.
pludo-explore-none-player = { $who ->
    [you] You have no token on the board.
   *[other] { $name } has no token on the board.
}
pludo-explore-none = There is no token on the board.
pludo-explore-none-safe = No square of the track is safe.
# $number: the key that was pressed. $count: how many play.
pludo-explore-no-player = There is no player { $number }; { $count } play.
# Asked before a square is typed.
pludo-explore-go-where = Which square? Type its number or name, then Enter.
    .touch = Which square? Type its number or name.
# $text: what was typed, or "none" for nothing.
# $first and $last: the ends of the track.
pludo-explore-no-square = { $text ->
    [none] No square was named. The track goes from { $first } to { $last }.
   *[other] There is no square { $text }. The track goes from { $first } to { $last }.
}

## Who could capture a token here with one throw. $asked: token (one stands here), square (the hearer imagines one).
# For example: Nobody can capture your token 1 with one throw.
pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] You would be out of reach here.
       *[other] { $name } would be out of reach here.
    }
   *[token] Nobody can capture { $piece } with one throw.
}
# $percent: how likely it is if every opponent throws once; the next message follows for each token that could.
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] You could be captured here: { pludo-percent }.
       *[other] { $name } could be captured here: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Your token could be captured: { pludo-percent }.
       *[other] { $name }'s token could be captured: { pludo-percent }.
    }
}
# $from: yard, way ($steps behind), elsewhere. $named is "yes" where few throws, $dice, allow it.
pludo-explore-capturer = { $from ->
    [yard] By { $piece }, from the yard{ pludo-explore-with }.
    [way] By { $piece }, { $steps } behind{ pludo-explore-with }.
   *[elsewhere] By { $piece }{ pludo-explore-with }.
}
# Follows the capturer: how, and how likely.
# $named: yes if only some throws do it, ability if an ability does.
pludo-explore-with = { $named ->
    [yes] , with { $dice }, { pludo-likely }
    [ability] , with { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
# One throw: "4", or of two dice "3 and 1".
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Nobody throws now.
# $who: whose way it is.
pludo-explore-not-on-way = { $who ->
    [you] Your way does not lead over this square.
   *[other] { $name }'s way does not lead over this square.
}

## What lies within a throw ahead, one line each.
# For example: 2 ahead: Ada's token 1.
# $steps: how far from the cursor; $list: who stands there.
pludo-explore-ahead = { $steps } ahead: { $list }.
# $steps: how far back; $list: tokens there.
pludo-explore-behind = { $steps } behind: { $list }.
pludo-explore-scan-nothing = Nobody stands near.
pludo-explore-ahead-home = { $steps } ahead: home.
pludo-explore-ahead-nothing = Nothing on the next { $steps } squares.
# The throws with which a token here could not move.
pludo-explore-no-move-with = No move with { $dice }.
