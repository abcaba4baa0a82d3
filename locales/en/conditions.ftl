### Conditions of rule files. Each is a clause behind "when": "anybody has a token home".
### $who: whose it is. $how: how a number compares. $name: what is counted. $things: tiles, a card or a colour.

# Several clauses that hold together, and several of which one holds.
pludo-if-all = { $list }
pludo-if-either = either { $list }
pludo-if-who = { $who ->
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
pludo-if-has = { pludo-if-who } { $who ->
    [mine] have
    [total] have
   *[other] has
} { $how ->
    [some] a
    [none] no
    [least] at least { $number }
    [most] at most { $number }
    [more] more than { $number }
    [fewer] fewer than { $number }
    [not] not exactly { $number }
   *[exactly] exactly { $number }
} { pludo-if-unit }
pludo-if-unit = { $number ->
    [one] { $name ->
        [home] token home
        [out] token on the board
        [waiting] token in the yard
        [markers-on] token on { $things }
        [captures] capture
        [prisoners] token held
        [points] point
        [steps-left] step to go
       *[markers] token
    }
   *[other] { $name ->
        [home] tokens home
        [out] tokens on the board
        [waiting] tokens in the yard
        [markers-on] tokens on { $things }
        [captures] captures
        [prisoners] tokens held
        [points] points
        [steps-left] steps to go
       *[markers] tokens
    }
}
# One player compared with another, $other.
pludo-if-has-than = { pludo-if-who } { $who ->
    [mine] have
    [total] have
   *[other] has
} { $how ->
    [least] at least as many
    [most] at most as many
    [more] more
    [fewer] fewer
    [not] not as many
   *[exactly] as many
} { pludo-if-unit } { $how ->
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
# Two numbers compared; $left and $right are numbers or the next message.
pludo-if-compare = { $left } is { $how ->
    [least] at least { $right }
    [most] at most { $right }
    [more] more than { $right }
    [fewer] less than { $right }
    [not] not { $right }
   *[exactly] { $right }
}
pludo-if-number = { $name ->
    [round] the round
    [turn] the number of the turn
    [players] the number of players
    [players-left] the number of players left
    [face] the number thrown
    [sixes] the number of the streak
    [extra-throws] the number of extra throws in this turn
    [marker] the number of the token
    [prey-marker] the number of the captured token
    [prey-left] the number of steps the captured token has to go
    [steps] the number of steps
    [left] the number of steps the token has to go
    [left-after] the number of steps the token has to go afterwards
    [rank] { pludo-if-whose } rank
    [home] the number of { pludo-if-whose } tokens home
    [out] the number of { pludo-if-whose } tokens on the board
    [waiting] the number of { pludo-if-whose } tokens in the yard
    [markers-on] the number of { pludo-if-whose } tokens on { $things }
    [prisoners] the number of { pludo-if-whose } tokens held
    [points] the number of { pludo-if-whose } points
    [captures] the number of { pludo-if-whose } captures
    [steps-left] the number of { pludo-if-whose } steps to go
   *[markers] the number of { pludo-if-whose } tokens
}
pludo-if-whose = { $who ->
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
pludo-if-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
    [times] { $left } times { $right }
   *[rest] the rest of { $left } divided by { $right }
}
pludo-if-round-divided = { $is ->
    [no] the round cannot be divided by { $number }
   *[yes] the round can be divided by { $number }
}
# Something is so, or with $is "no" it is not.
pludo-if-is = { $name ->
    [drawn] { $is ->
        [no] { $throw ->
            [cards] { $things } is not drawn
           *[other] { $things } does not come up
        }
       *[yes] { $throw ->
            [cards] { $things } is drawn
           *[other] { $things } comes up
        }
    }
    [amended] { $is ->
        [no] { $things } is not in force
       *[yes] { $things } is in force
    }
    [clockwise] { $is ->
        [no] play goes counter-clockwise
       *[yes] play goes clockwise
    }
    [entering] { $is ->
        [no] the token does not come from the yard
       *[yes] the token comes from the yard
    }
    [arriving] { $is ->
        [no] the token does not go home
       *[yes] the token goes home
    }
    [pushing] { $is ->
        [no] you do not push another's token
       *[yes] you push another's token
    }
    [from-tile] { $is ->
        [no] the token does not come from { $things }
       *[yes] the token comes from { $things }
    }
    [to-tile] { $is ->
        [no] the token does not go to { $things }
       *[yes] the token goes to { $things }
    }
    [colour] { pludo-if-who } { pludo-if-be } { $is ->
        [no] not { $things }
       *[yes] { $things }
    }
    [last] { pludo-if-who } { pludo-if-be } { $is ->
        [no] not last
       *[yes] last
    }
   *[leader] { pludo-if-who } { pludo-if-be } { $is ->
        [no] not in the lead
       *[yes] in the lead
    }
}
pludo-if-be = { $who ->
    [mine] are
   *[other] is
}
pludo-if-last-left = you are the last one left
pludo-if-all-home = { $whose ->
    [team] all tokens of your side are home
   *[all] all your tokens are home
}
