### Answers to what a player asks by key. $who is "you" for the hearer's own things, else "other".
###
### Variables, where a message does not say it itself:
### $name: a player's name; $count: how many; $number: a key to press, or a number to say; $steps, $left: steps, steps to go.
### $kind: where a token is, as in pludo-place; $victims: tokens that would be captured; $piece, $pieces: one token, several in a list;
### $victim: the number of another player's token; $captures: how many captures; $ability: a name from names.ftl, $does what it does.
### $throw, $dice, $owner-name: as in game.ftl. $shelter and $state: what protects a token there. $face: a face of the die, 1 to 6.

## The board and tokens

# One player's tokens; $list is a row of the next messages: "Blue: 1 on 12, 3 and 4 in the yard, 2 home."
pludo-query-player-tokens = { $who ->
    [you] You: { $list }.
   *[other] { $name }: { $list }.
}
# $tokens are the numbers of the tokens that stand there, $count how many; $all is "yes" if those are all of them.
# $state: safe (nobody can capture it), doubled (a Doubled), barrier (nobody can pass), open.
# .brief does not name tokens in the yard and at home.
# $kind: as in pludo-place; $left: steps to the finish.
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] all in the yard
           *[no] { pludo-tokens } in the yard
        }
        [finish] { $all ->
            [yes] all home
           *[no] { pludo-tokens } home
        }
        [home] { pludo-tokens } in { pludo-place }
       *[track] { pludo-tokens } on { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] all in the yard
           *[no] { $count } in the yard
        }
        [finish] { $all ->
            [yes] all home
           *[no] { $count } home
        }
        [home] { pludo-tokens } in { pludo-place }
       *[track] { pludo-tokens } on { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] all in the yard
           *[no] { pludo-tokens } in the yard
        }
        [finish] { $all ->
            [yes] all home
           *[no] { pludo-tokens } home
        }
        [home] { pludo-tokens } in { pludo-place }
       *[track] { pludo-tokens } on { pludo-place }{ pludo-query-together }, { $left } to go
    }
# One line per place of the hearer's own tokens.
# $all: yes if they are all there.
# $kind: as in pludo-place.
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] All tokens in the yard.
       *[no] { pludo-tokens-begin } in the yard.
    }
    [finish] { $all ->
        [yes] All tokens home.
       *[no] { pludo-tokens-begin } home.
    }
    [home] { pludo-tokens-begin } in { pludo-place }.
   *[track] { pludo-tokens-begin } on { pludo-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
# Tokens that keep each other from being captured, as part of the board.
# $state: how the tokens stand together.
pludo-query-together = { $state ->
    [doubled] , a Doubled
    [barrier] , a barrier
   *[other] {""}
}
# A safe square as the rules call it: a star, or by its colour, "red safe".
# $called: how the square is called; $colour: whose it is.
pludo-query-safe = { $called ->
    [star] , a star
    [colour] , { $colour } safe
   *[plain] {""}
}
# The same for the hearer, who wants to know of single tokens too.
# $state: what protects the tokens.
pludo-query-shelter = { $state ->
    [doubled] , a Doubled
    [barrier] , a barrier
    [safe] , safe
   *[open] {""}
}
# Follows the place of a token: "Token 2 on 40, 17 steps from home."
pludo-query-steps-from-home = { $left ->
    [one] one step from home
   *[other] { $left } steps from home
}

## Who is near. $tokens stand together ($count of them) and are $name's; $own are $own-count tokens of the player
## $own-name ($own-who is "you" for the hearer). $from: yard (who captures comes out of it), way ($steps behind),
## elsewhere (by a move back, for example). $percent: how likely one throw is to allow it.
# For example: Yellow's token 4 is 3 behind your token 2 and could capture it: 17 percent.
pludo-query-threat = { $from ->
    [yard] { $name } could come out onto { pludo-query-own }: { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } behind { pludo-query-own } and could capture { $own-count ->
        [one] it
       *[other] them
    }: { pludo-likely }.
   *[elsewhere] { $name } could capture { pludo-query-own }: { pludo-likely }.
}
# For example: Yan's token 1 is 6 ahead of your token 1, which could capture it: 17 percent, with lucky coin 31.
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] You could come out onto { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } could come out onto { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } ahead of { pludo-query-own }, which could capture { $count ->
        [one] it
       *[other] them
    }: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] You could capture { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } could capture { pludo-query-victim }: { pludo-likely }.
    }
}
# Whom the hearer could capture.
pludo-query-victim = { $count ->
    [one] { $name }'s token { $tokens }
   *[other] { $name }'s tokens { $tokens }
}
# Another's token as the subject, with its verb: "Blue's token 2 is".
pludo-query-theirs = { $count ->
    [one] { $name }'s token { $tokens } is
   *[other] { $name }'s tokens { $tokens } are
}
# The hearer's or the watched player's token as the object: "your token 2".
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] your token { $own }
       *[other] { $own-name }'s token { $own }
    }
   *[other] { $own-who ->
        [you] your tokens { $own }
       *[other] { $own-name }'s tokens { $own }
    }
}
# What no throw can capture without an ability: $count tokens in $pieces, the likeliest with $with-percent.
# $least: 1 if it may be more.
pludo-query-by-ability = { $who ->
    [you] With { $ability } you could capture { $pieces }
   *[other] With { $ability } { $name } could capture { $pieces }
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] the likeliest { pludo-with-percent }.
       *[0] { $with-percent } percent at most.
    }
}
pludo-query-nobody-near = Nobody is near.
# Only part of the ways to play the dice was looked at, and nothing could be captured in it.
pludo-query-none-found = No capture found, but there are too many possibilities to look at all of them.

## Turn, score, last roll

# Behind a colon: "Ann's turn: another throw, then 4 to play".
pludo-query-one-more = { $throw ->
    [cards] another card
    [spinner] another spin
   *[dice] another throw
}
# $owed: opening (throw for who begins), order (for the order of the round), roll, roll-pool (roll, $dice wait to be played), take (an ability to choose), lot (to draw), pick (a player to choose, $dice says for what), move ($dice are
# to be played), move-roll (the same, then another throw).
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Your turn: draw to see who begins.
            [spinner] Your turn: spin to see who begins.
           *[dice] Your turn: roll to see who begins.
        }
        [order] { $throw ->
            [cards] Your turn: draw for the order.
            [spinner] Your turn: spin for the order.
           *[dice] Your turn: roll for the order.
        }
        [roll] { $throw ->
            [cards] Your turn: draw.
            [spinner] Your turn: spin.
           *[dice] Your turn: roll.
        }
        [roll-pool] { $throw ->
            [cards] Your turn: draw again, { $dice } to play after that.
            [spinner] Your turn: spin again, { $dice } to play after that.
           *[dice] Your turn: roll again, { $dice } to play after that.
        }
        [roll-second] { $throw ->
            [cards] Your turn: draw again, and keep one of both; you have { $dice }.
            [spinner] Your turn: spin again, and keep one of both; you have { $dice }.
           *[dice] Your turn: roll again, and keep one of both; you have { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Your turn: { $dice } to play, then draw again.
            [spinner] Your turn: { $dice } to play, then spin again.
           *[dice] Your turn: { $dice } to play, then roll again.
        }
        [take] Your turn: choose an ability.
        [duel] Your turn: throw for the duel.
        [lot] Your turn: draw a lot.
        [pick] Your turn: choose { $dice }.
       *[move] Your turn: { $dice } to play.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] { $name }'s turn to draw to see who begins.
            [spinner] { $name }'s turn to spin to see who begins.
           *[dice] { $name }'s turn to roll to see who begins.
        }
        [order] { $throw ->
            [cards] { $name }'s turn to draw for the order.
            [spinner] { $name }'s turn to spin for the order.
           *[dice] { $name }'s turn to roll for the order.
        }
        [roll] { $throw ->
            [cards] { $name }'s turn to draw.
            [spinner] { $name }'s turn to spin.
           *[dice] { $name }'s turn to roll.
        }
        [roll-pool] { $name }'s turn: { pludo-query-one-more }, { $dice } to play after that.
        [roll-second] { $name }'s turn: { pludo-query-one-more }, and one of both is kept; the first is { $dice }.
        [move-roll] { $name }'s turn: { $dice } to play, then { pludo-query-one-more }.
        [take] { $name }'s turn to choose an ability.
        [duel] { $name }'s turn to throw for the duel.
        [lot] { $name }'s turn to draw a lot.
        [pick] { $name }'s turn to choose { $dice }.
       *[move] { $name }'s turn: { $dice } to play.
    }
}
# Read before the rules, with what has changed since the game began.
pludo-query-changed = Changed in this game.
# $home of $all tokens are home, all of them together have $left steps to go.
pludo-query-score = { $who ->
    [you] You: { $home } of { $all } home, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } of { $all } home, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
# Follows the steps: nothing, or ", 12 points".
# $count-points: yes in games with points; $points: how many.
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[no] {""}
}
# Of all tokens together: "Ada: 2 of 4 home, 61 steps to go."
pludo-query-steps = { $left ->
    [one] one step to go
   *[other] { $left } steps to go
}
# $count-captures is "yes" in games where captures count; $goal of them win, or 0 if they do not win.
# $captures: how many so far; $goal: how many win the game.
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] one capture
           *[other] { $captures } captures
        }
       *[other] { $captures } of { $goal } captures
    }
   *[no] {""}
}
# In the past: what fell last.
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] You drew { $dice }.
       *[other] { $name } drew { $dice }.
    }
    [spinner] { $who ->
        [you] You spun { $dice }.
       *[other] { $name } spun { $dice }.
    }
   *[dice] { $who ->
        [you] You rolled { $dice }.
       *[other] { $name } rolled { $dice }.
    }
}
# $dice: the throw that must not come too often, usually a six; $streak: how often it came in a row in this turn.
pludo-query-streak = { $streak ->
    [one] One { $dice } in this turn so far.
   *[other] { $dice } came { $streak } times in a row.
}

## Since the hearer's last turn
pludo-query-since-nothing = Nothing has happened since your last turn.
# $victims: somebody's token.
pludo-query-since-capture = { $who ->
    [you] You captured { $victims } on { pludo-place }.
   *[other] { $name } captured { $victims } on { pludo-place }.
}
# $thrown: how many throws, $dice: what came; $list: the next messages.
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
# The beginning of a summary: "You: 4, token 1 to 12".
pludo-query-since-who = { $who ->
    [you] You
   *[other] { $name }
}
# An item of the list of what a player did: "token 1 to 34".
# $kind: where they went, as in pludo-place.
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } to the yard
    [finish] { pludo-tokens } home
   *[other] { pludo-tokens } to { pludo-place }
}
pludo-query-since-no-move = no move
# $kind: rollback (the whole turn was taken back), forfeit (the last throw was lost), sent-back (a token went to the yard).
pludo-query-since-penalty = { $kind ->
    [rollback] turn taken back
    [sent-back] last token back to the yard
   *[forfeit] last throw lost
}
pludo-query-since-skipped = missed a turn
pludo-query-since-lost = lost a turn
# An item of that list; $place is a number.
pludo-query-since-placed = finished, place { $place }
# An item of that list.
pludo-query-since-used = used { $ability }

# Said as a game begins, to a player who plays with others. $partners is a list of names.
pludo-query-partner = You play with { $partners }.
# Who has which colour, told to somebody who comes back: "Colours: you red, Ada blue."
# $list: each a pludo-query-colour-of.
pludo-query-colours = Colours: { $list }.
# An item of the list: "you red", "Ada blue".
# $colour: a pludo-colour.
pludo-query-colour-of = { $who ->
    [you] you { $colour }
   *[other] { $name } { $colour }
}
# The answer to "What was rolled?" before the first throw. $throw: what is thrown.
pludo-query-no-roll = { $throw ->
    [cards] No card drawn yet.
    [spinner] Nobody has spun yet.
   *[dice] Nobody has rolled yet.
}
# Who plays with whom; $partners is a list of names.
pludo-query-partners = Partners: { $partners }.
# $title is the name of the game, $number the next message: "PlayPalace Ludo, turn 9."
pludo-query-position = { $title }, { $number }.
# Where a game stands, after its name and in lists of games.
# $number: of the turn, 0 before the first.
pludo-query-turn-number = { $number ->
    [0] opening throws
   *[other] turn { $number }
}
# $named is "no" for a player who goes by the colour. $partner is "you" for the hearer's partner, "other" when
# an onlooker is told who plays with whom ($partners is a list of names), else "none". $bot is how strong a bot is, "none" for a person.
# $colour: a pludo-colour.
pludo-query-who = { $who ->
    [you] You are { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } is { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
# Follows the name or the colour.
# $partner: whose; $partners: their names.
pludo-query-who-partner = { $partner ->
    [you] , your partner
    [other] , partner of { $partners }
   *[none] {""}
}
# Follows the name or the colour; $bot is a strength, "hard".
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , a bot, { $bot }
}

# Captured tokens that somebody holds, a list.
pludo-query-prisoners = { $who ->
    [you] You hold { $pieces }.
   *[other] { $name } holds { $pieces }.
}
# Secret answers are given, and not shown yet.
# $players: a list of names.
pludo-query-answers-given = Already chosen: { $players }.
# Cards held.
# $cards: names from names.ftl.
pludo-query-hand = { $who ->
    [you] In your hand: { $cards }.
   *[other] { $name } holds { $cards }.
}

## Choices. $tokens is the number to press, or a list such as "2 or 3" when several tokens would do the same; $with is "yes" when several dice can be played and $die must be named.
## $via is the name of a branch, or of several in their order, or "none".

# Said before the choices in full wording only.
pludo-query-choose = Choose:
# What is pressed, before the colon: "2", "2 or 3", "2 with 6", "Green's 2".
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } with { $die }
}
# $owner as in pludo-tokens: "other" for a partner's token.
# $count is more than one only where they move together: "Tokens 2 and 3".
# $called is "token" on a button, "key" where the number is the key to press.
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $owner-name }'s { pludo-token-numbers }
       *[actor] { $count ->
            [one] Token { $tokens }
           *[other] Tokens { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $owner-name }'s { $tokens }
       *[actor] { $tokens }
    }
}
# $jump is "none" unless a jump takes the token on; then pludo-foot says from where.
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , taken on from { pludo-foot }
}
# Follows the place: ", by bridge".
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , by { $via }
}
# What the place itself brings about, a list; "none" if nothing.
# $there: what that square does, or "none".
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } on { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: out{ pludo-query-choice-there }.
# The verb behind the colon; one also where one of several tokens is meant.
pludo-query-choice-enters = { $count ->
    [one] enters
   *[other] enter
}
# For example: 1 or 2: enters on 14, captures Blue's token 1.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } on { pludo-place }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: out, takes { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: to the finish and back to { pludo-place }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: back to { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
# Follows the place: ", safe".
# $shelter: what protects a token there.
pludo-query-choice-shelter = { $shelter ->
    [safe] , safe
    [barrier] , a barrier
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: from { pludo-from } into { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: to { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: home.
    .brief = { pludo-query-choice-head }: home.
# For example: 2: from 3 to 9, captures Blue's token 1.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, captures { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: takes { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
# Like pludo-query-choice-enter-capture, where a duel decides.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-query-choice-enters } on { pludo-place }{ pludo-query-choice-jump }, a duel with { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: out, duel with { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, a duel with { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: duel with { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
# An item of what a move leaves: steps that another token may walk.
pludo-query-choice-rest = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
}
# For example: 3 or 4 with 6: from 1 to 7, captures Blue's token 1, then home.
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }{ pludo-query-choice-jump }, captures { $victims }, then home.
    .brief = { pludo-query-choice-head }: takes { $victims }, home.
# For example: 3: from 1 to 7, a Doubled with token 2. $other is a number.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }, a Doubled with token { $other }.
    .brief = { pludo-query-choice-head }: Doubled with { $other }.
# A prisoner is set free.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: ransomed, free in the yard.
    .brief = { pludo-query-choice-head }: ransom.
# Moving somebody else's token.
# The key of a choice that is no token's; $key 0: it has none.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }push { $victims } from { pludo-from } to { pludo-place }.
    .brief = { pludo-query-choice-key }push { $victims } to { pludo-place }.
# Before a throw: a token gets a shield for $number turns; it changes places with $other; two throws, one kept.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: not captured on { pludo-place }, { $number ->
        [one] until your next turn
       *[other] for { $number } turns
    }.
    .brief = { pludo-query-choice-head }: shield.
# For example: 1 with change of masks: from m3 to m12, changing with Yan's token 1.
# $other: the token to change places with.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: from { pludo-from } to { pludo-place }, changing with { $other }.
    .brief = { pludo-query-choice-head }: change with { $other } on { pludo-place }.
# An ability as a choice; $ability is its name.
pludo-query-choice-twice =
    .normal = { $ability }: throw twice and keep one.
    .brief = { $ability }.
# One of several abilities to take; $number is the one to press.
pludo-query-choice-take =
    .normal = { $number }: take { $ability }, { $does }.
    .brief = { $number }: { $ability }.
# Several tokens walk at once: $ends says where each ends. $which: all, everybody, others.
# $way: ahead or back.
# $number: of the choice; $steps forward; $captures: how many tokens, $victims: which.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] all tokens of all players
    [others] all others' tokens
   *[all] all your tokens
} { $way ->
    [back] { $steps } back
   *[ahead] { $steps } ahead
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , captured: { $victims }
}.
# Of several dice, one line for each token: "1 on 5: 7 or 10 safe." $ends is a list of the next message.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
# $what: what happens there.
# $shelter: what protects a token there; $what happens there.
pludo-query-choice-to = { $what ->
    [home] home
    [capture] { pludo-place } capturing { $victims }
    [carried] { pludo-place } capturing { $victims }, then home
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}safe
        [barrier] {" "}as a barrier
       *[open] {""}
    }
}
# Said after a choice, if the player wants it: who could capture the token where it would stand.
# $from: where the other token stands.
# $steps: how far behind $name stands.
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } behind.
   *[other] { $name } could capture there.
}
# An item of $ends: "your token 1 to a7".
pludo-query-choice-end = { $piece } to { pludo-place }
# Two own tokens change places.
pludo-query-choice-change = { $tokens }: change places.
# To choose a player: $what becomes of that one.
# $number: of the choice; $what is chosen, pludo-pick-...
pludo-query-choice-pick = { $number }: { $what }.
# To throw at once and use no ability. $throw: cards, spinner or dice.
pludo-query-choice-keep = { $throw ->
    [cards] Draw
    [spinner] Spin
   *[dice] Roll
}, and keep what you hold.
# $alone: yes if there is nothing else to choose.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] You can only pass.
       *[no] { pludo-query-choice-key }Pass.
    }
    .brief = { pludo-query-choice-key }Pass.

## Why a hint is good, said after the choice. $token is the hearer's token, $name another player (or $who is "you").
## $percent: how likely one throw is to allow a capture; where $count players could, one throw of each.
pludo-reason-only = It is the only move.
pludo-reason-wins = You finish with it.
pludo-reason-home = Token { $token } goes home.
pludo-reason-captures = It captures { $victims }.
pludo-reason-enters = Token { $token } comes out.
pludo-reason-column = Token { $token } reaches the home column, where nobody can follow.
pludo-reason-beyond = From there on nobody can capture token { $token }.
pludo-reason-safe = There it is safe.
pludo-reason-escapes = { $count ->
    [one] It gets away from { $name }, who could capture it: { pludo-percent }.
   *[other] It gets away from { $name } and others, who could capture it: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Otherwise { $name } could capture it: { pludo-percent }.
   *[other] Otherwise { $name } and others could capture it: { pludo-percent }.
}
# Two tokens change places: $gain steps less to go for the hearer's, $loss more for the other, or $theirs less.
# $victim: the number of $name's token.
pludo-reason-swaps = It gains { $gain ->
    [one] a step
   *[other] { $gain } steps
}, and { $name }'s token { $victim } { $theirs ->
    [0] loses { $loss }
   *[other] gains { $theirs }
}.
# The chances just given do not count what others hold and nobody knows.
pludo-reason-unseen = { $count ->
    [one] The ability that others hold unseen is not counted.
   *[other] The { $count } abilities that others hold unseen are not counted.
}
# $victim: a token's number; $name: its owner.
pludo-reason-threatens = Then it threatens { $name }'s token { $victim }: { pludo-percent }.
# $victim: a token's number; $name: its owner.
pludo-reason-pushes = It pushes { $name }'s token { $victim }.
pludo-reason-passes = Any other move is worse.
pludo-reason-exposed = { $count ->
    [one] But { $name } could capture it there: { pludo-percent }.
   *[other] But { $name } and others could capture it there: { pludo-percent }.
}
# Another token that is in more danger by the move, for example because it stands alone then.
pludo-reason-uncovers = { $count ->
    [one] But { $name } could capture token { $token } then: { pludo-percent }.
   *[other] But { $name } and others could capture token { $token } then: { pludo-percent }.
}
# What speaks against another move: how likely some token is lost then, and how likely with this move.
# $instead: percent for the move that the hint names, 0 if it risks nothing.
pludo-reason-other-risk = { $instead ->
    [0] Moving token { $token } would risk a capture: { pludo-percent }.
   *[other] Moving token { $token } would risk more: { pludo-percent } instead of { $instead }.
}
# Where nothing else speaks for it: the token is the first or the last of yours that are on their way.
pludo-reason-ahead = Token { $token } is the first of yours on the way home.
pludo-reason-behind = Token { $token } is the last of yours and catches up.
# By how much the best choice is better than the next best.
pludo-reason-clear = It is clearly better than the rest.
pludo-reason-better = It is a little better than the rest.
pludo-reason-equal = The next best is about as good.

## The dice ledger. $faces is a row of the faces with their counts, $each how often each is to be expected.
# For example: Red: 12 rolls, two ones, one two, one three, no four, three fives, five sixes; about 2 of each are to be expected. Longest wait for a six: 3, usual is about 4.
# $longest and $usual: numbers of throws.
pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; about { $each } of each are to be expected. Longest wait for a six: { $longest }, usual is about { $usual }.
# The same while there are too few throws to speak of what is usual.
# $longest: a number of throws.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Longest wait for a six: { $longest }.
# Cards, spinners, loaded dice.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
# The beginning of a line: "You: 12 rolls, ...".
pludo-ledger-player = { $who ->
    [you] You
   *[other] { $name }
}
# How often somebody threw, inside the line.
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] one card
       *[other] { $count } cards
    }
    [spinner] { $count ->
        [one] one spin
       *[other] { $count } spins
    }
   *[dice] { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
}
# A face and how often it came: "6: 8", or with what was to be expected.
pludo-ledger-face = { $face }: { $count }
# How often a number fell: "two ones", "no four".
pludo-ledger-die = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} { $count ->
    [0] { pludo-ledger-number }
    [one] { pludo-ledger-number }
   *[other] { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[6] sixes
    }
}
# The number on a die, in words, inside the line.
pludo-ledger-number = { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
# $expected: how often it should come up.
pludo-ledger-face-expected = { $face }: { $count }, expected { $expected }
# The last line of the dice ledger. $throw: what is thrown.
pludo-ledger-fair = { $throw ->
    [cards] Everyone draws from the same cards, shuffled by chance alone.
    [spinner] Everyone has the same chances.
   *[dice] The dice are the same for everyone, and every throw is chance alone.
}
