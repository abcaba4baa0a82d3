### Conditions of rule files. Each is a clause behind "when": "anybody has a token home".
### $who: whose it is. $how: how a number compares. $things: tiles, a card or a colour.
###
### Variables, where a message does not say it itself:
### $number: how many; $is: no if the opposite is meant; $list: conditions, joined; $left, $sign and $right: a sum; $throw: as in game.ftl;
### $whose: of a team or of one player.

# Several clauses that hold together, and several of which one holds.
pludo-if-all = { $list }
pludo-if-either = either { $list }
# Whose it is, as the subject of a clause.
pludo-if-who =
    { $who ->
        [anybody] anybody
        [everybody] everybody
        [nobody] nobody
        [not-everybody] not everybody
        [theirs] an opponent
        [all-theirs] every opponent
        [no-opponent] no opponent
        [not-every-opponent] not every opponent
        [partner] a partner
        [all-partners] every partner
        [no-partner] no partner
        [victim] the captured player
        [total] all together
        [team] your side
       *[mine] you
    }
# The beginning of the next nine.
pludo-if-who-has =
    { pludo-if-who } { $who ->
        [mine] have
        [total] have
       *[other] has
    }
# How many, before the thing that is counted; $number is how many.
pludo-if-how =
    { $how ->
        [some] a
        [none] no
        [least] at least { $number }
        [most] at most { $number }
        [more] more than { $number }
        [fewer] fewer than { $number }
        [not] not exactly { $number }
       *[exactly] exactly { $number }
    }
# One message for each thing that is counted: "you have at least 2 tokens home".
pludo-if-has-home =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token home
       *[other] tokens home
    }
pludo-if-has-out =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token on the board
       *[other] tokens on the board
    }
pludo-if-has-waiting =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token in the yard
       *[other] tokens in the yard
    }
pludo-if-has-markers-on =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token on { $things }
       *[other] tokens on { $things }
    }
pludo-if-has-captures =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] capture
       *[other] captures
    }
# Tokens of that player which others hold.
pludo-if-has-prisoners =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token held
       *[other] tokens held
    }
pludo-if-has-points =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] point
       *[other] points
    }
pludo-if-has-steps-left =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] step to go
       *[other] steps to go
    }
pludo-if-has-markers =
    { pludo-if-who-has } { pludo-if-how } { $number ->
        [one] token
       *[other] tokens
    }
# The first half of a comparison: "more tokens home than an opponent".
pludo-if-as-many =
    { $how ->
        [least] at least as many
        [most] at most as many
        [more] more
        [fewer] fewer
        [not] not as many
       *[exactly] as many
    }
# Its second half; $other is the player compared with.
pludo-if-than =
    { $how ->
        [more] than
        [fewer] than
       *[other] as
    } { $other ->
        [anybody] anybody
        [everybody] everybody
        [theirs] an opponent
        [all-theirs] every opponent
        [partner] a partner
        [all-partners] every partner
        [victim] the captured player
        [total] all together
        [team] your side
       *[mine] you
    }
# One player compared with another, $other: "you have more tokens home than an opponent".
pludo-if-has-than-home =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token home
       *[other] tokens home
    } { pludo-if-than }
pludo-if-has-than-out =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token on the board
       *[other] tokens on the board
    } { pludo-if-than }
pludo-if-has-than-waiting =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token in the yard
       *[other] tokens in the yard
    } { pludo-if-than }
pludo-if-has-than-markers-on =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token on { $things }
       *[other] tokens on { $things }
    } { pludo-if-than }
pludo-if-has-than-captures =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] capture
       *[other] captures
    } { pludo-if-than }
pludo-if-has-than-prisoners =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token held
       *[other] tokens held
    } { pludo-if-than }
pludo-if-has-than-points =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] point
       *[other] points
    } { pludo-if-than }
pludo-if-has-than-steps-left =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] step to go
       *[other] steps to go
    } { pludo-if-than }
pludo-if-has-than-markers =
    { pludo-if-who-has } { pludo-if-as-many } { $number ->
        [one] token
       *[other] tokens
    } { pludo-if-than }
# Two numbers compared; $left and $right are numbers or the next message.
pludo-if-compare =
    { $left } is { $how ->
        [least] at least { $right }
        [most] at most { $right }
        [more] more than { $right }
        [fewer] less than { $right }
        [not] not { $right }
       *[exactly] { $right }
    }
pludo-if-number-round = the round
pludo-if-number-turn = the number of the turn
pludo-if-number-players = the number of players
pludo-if-number-players-left = the number of players left
pludo-if-number-face = the number thrown
pludo-if-number-sixes = the number of the streak
pludo-if-number-extra-throws = the number of extra throws in this turn
pludo-if-number-marker = the number of the token
pludo-if-number-prey-marker = the number of the captured token
pludo-if-number-prey-left = the number of steps the captured token has to go
pludo-if-number-steps = the number of steps
pludo-if-number-left = the number of steps the token has to go
pludo-if-number-left-after = the number of steps the token has to go afterwards
pludo-if-number-rank = { pludo-if-whose } rank
pludo-if-number-answer = { pludo-if-whose } answer
pludo-if-number-home = the number of { pludo-if-whose } tokens home
pludo-if-number-out = the number of { pludo-if-whose } tokens on the board
pludo-if-number-waiting = the number of { pludo-if-whose } tokens in the yard
pludo-if-number-markers-on = the number of { pludo-if-whose } tokens on { $things }
pludo-if-number-prisoners = the number of { pludo-if-whose } tokens held
pludo-if-number-points = the number of { pludo-if-whose } points
pludo-if-number-captures = the number of { pludo-if-whose } captures
pludo-if-number-steps-left = the number of { pludo-if-whose } steps to go
pludo-if-number-markers = the number of { pludo-if-whose } tokens
# The owner inside a number: "the number of your tokens home".
pludo-if-whose =
    { $who ->
        [anybody] anybody's
        [everybody] everybody's
        [theirs] an opponent's
        [all-theirs] every opponent's
        [partner] a partner's
        [all-partners] every partner's
        [victim] the captured player's
        [total] all players'
        [team] your side's
       *[mine] your
    }
# A number that is reckoned, inside the sentences above.
pludo-if-sum =
    { $sign ->
        [plus] { $left } plus { $right }
        [minus] { $left } minus { $right }
        [times] { $left } times { $right }
       *[rest] the rest of { $left } divided by { $right }
    }
pludo-if-round-divided =
    { $is ->
        [no] the round cannot be divided by { $number }
       *[yes] the round can be divided by { $number }
    }
# Something is so, or with $is "no" it is not.
pludo-if-is-drawn =
    { $is ->
        [no]
            { $throw ->
                [cards] { $things } is not drawn
               *[other] { $things } does not come up
            }
       *[yes]
            { $throw ->
                [cards] { $things } is drawn
               *[other] { $things } comes up
            }
    }
pludo-if-is-amended =
    { $is ->
        [no] { $things } is not in force
       *[yes] { $things } is in force
    }
pludo-if-is-clockwise =
    { $is ->
        [no] play goes counter-clockwise
       *[yes] play goes clockwise
    }
pludo-if-is-entering =
    { $is ->
        [no] the token does not come from the yard
       *[yes] the token comes from the yard
    }
pludo-if-is-arriving =
    { $is ->
        [no] the token does not go home
       *[yes] the token goes home
    }
pludo-if-is-pushing =
    { $is ->
        [no] you do not push another's token
       *[yes] you push another's token
    }
pludo-if-is-from-tile =
    { $is ->
        [no] the token does not come from { $things }
       *[yes] the token comes from { $things }
    }
pludo-if-is-to-tile =
    { $is ->
        [no] the token does not go to { $things }
       *[yes] the token goes to { $things }
    }
pludo-if-is-colour =
    { pludo-if-who } { pludo-if-be } { $is ->
        [no] not { $things }
       *[yes] { $things }
    }
pludo-if-is-last =
    { pludo-if-who } { pludo-if-be } { $is ->
        [no] not last
       *[yes] last
    }
pludo-if-is-leader =
    { pludo-if-who } { pludo-if-be } { $is ->
        [no] not in the lead
       *[yes] in the lead
    }
# The verb of the three messages above.
pludo-if-be =
    { $who ->
        [mine] are
       *[other] is
    }
pludo-if-last-left = you are the last one left
pludo-if-all-home =
    { $whose ->
        [team] all tokens of your side are home
       *[all] all your tokens are home
    }
