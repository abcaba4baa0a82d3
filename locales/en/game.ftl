### What happens in a game, and the words every other file may use.
###
### Translators: keep the ids and the variables, write whole natural sentences for the ear.
### $who is "you" when the sentence is spoken to the player who acts, else "other"; $name is that player's name.
### $throw says how chance is drawn: "dice", "cards" or "spinner"; $dice is what came up ("6", "6 and 3", "Gate").
### .full, .normal and .brief are the three wordings a player can choose; brief drops words, never facts
### that matter. .chosen-* is spoken when the throw was announced before: $who is then also "same"
### when the sentence before already named the player.
### locales/README.md tells how to say cases and genders, and what the variables are filled with.
###
### Variables, where a message does not say it itself:
### $count: how many things the words beside it are about, so it only chooses singular or plural unless it is said itself.
### $kind, $square, $of and $visit say a place (pludo-place); $from-kind, $from-square and $from-visit where a token comes from;
### $foot-kind, $foot-square and $foot-visit where a jump begins; $back-kind and $back-square where a captured token goes.
### $tokens: numbers of tokens; $owner and $owner-name: whose they are; $victims: captured tokens, a list of pludo-piece.
### $home of $all: tokens home, of how many; $points: won or lost; $steps, $turns: a number of them; $way: which of two ways it goes.
### $title: a name from the rule file; $partners, $players: one name, or several in a list; $ability_a: one ability, with its article.

## Building blocks

# The name of this language, in this language.
pludo-language-name = English

# Lists: "1, 2 and 3". $before is the list so far.
# $item: the next one.
pludo-list-more = { $before }, { $item }
# Before the last item: "1, 2 and 3".
# $before: the list so far. $item: the last one.
pludo-list-last = { $before } and { $item }
# Before the last item of alternatives: "1, 2 or 3".
# $before: the list so far. $item: the last one.
pludo-list-or = { $before } or { $item }
pludo-list-none = none

# Whole sentences, one after the other.
# $told: the sentences.
pludo-sentences = { $told }

# A player without a name of their own goes by the colour.
# $colour: as rule files call it.
pludo-player = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [orange] Orange
    [violet] Violet
    [black] Black
    [white] White
    [pink] Pink
    [brown] Brown
    [grey] Grey
    [turquoise] Turquoise
   *[other] { $colour }
}
# A colour as a word in running text.
# $colour: as rule files call it.
pludo-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
    [violet] violet
    [black] black
    [white] white
    [pink] pink
    [brown] brown
    [grey] grey
    [turquoise] turquoise
   *[other] { $colour }
}
# The hearer as one of several players in a list.
pludo-you = you

# Where a token stands or goes to: "18", "home column 2 of 5", "h9".
# $kind: yard, track, home (the home column), finish. $visit is 2 where a route crosses its own tile again.
# $of: how many squares the home column has.
pludo-place = { $kind ->
    [yard] the yard
    [home] home column { $square } of { $of }
    [finish] home
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, second crossing
    }
}
# The same for the place a token comes from.
# Where a move begins. $from-kind, $from-square, $from-visit: as $kind, $square and $visit in pludo-place.
pludo-from = { $from-kind ->
    [yard] the yard
    [home] home column { $from-square }
    [finish] home
   *[track] { $from-visit ->
        [1] { $from-square }
       *[other] the second crossing of { $from-square }
    }
}

# Tokens that move: usually one, two when a Doubled moves. $owner is "actor" when they belong to the player the
# sentence is about; in team games a player may move a partner's: "you" if that is the hearer, else "other".
pludo-tokens = { $owner ->
    [you] your { pludo-token-numbers }
    [other] { $owner-name }'s { pludo-token-numbers }
   *[actor] { pludo-token-numbers }
}
# $tokens is a number or a list of numbers: "token 3", "tokens 1 and 2". $count is how many.
pludo-token-numbers = { $count ->
    [one] token { $tokens }
   *[other] tokens { $tokens }
}
# The same at the beginning of a sentence.
# $tokens: their numbers; $count of them.
pludo-tokens-begin = { $owner ->
    [you] Your { pludo-token-numbers }
    [other] { $owner-name }'s { pludo-token-numbers }
   *[actor] { $count ->
        [one] Token { $tokens }
       *[other] Tokens { $tokens }
    }
}
# Steps won by a capture or by coming home, to be played like a throw.
pludo-extra-steps = { $steps ->
    [one] one extra step
   *[other] { $steps } extra steps
}

# Somebody's token as the object of a sentence: captured, pushed, threatened.
pludo-piece = { $who ->
    [you] your { pludo-token-numbers }
   *[other] { $name }'s { pludo-token-numbers }
}
    .begin = { $who ->
        [you] Your { pludo-token-numbers }
       *[other] { $name }'s { pludo-token-numbers }
    }

# The beginning of a sentence that goes on with what came of the throw.
pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] You draw { $dice }
       *[other] { $name } draws { $dice }
    }
    [spinner] { $who ->
        [you] You spin { $dice }
       *[other] { $name } spins { $dice }
    }
   *[dice] { $who ->
        [you] You roll { $dice }
       *[other] { $name } rolls { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

## Throws

# A throw that is not played yet.
pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

# A throw that nothing can be done with.
pludo-stuck =
    .full = { pludo-rolls }, no token can move{ pludo-why-stuck }.
    .normal = { pludo-rolls }, no move{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, no move.
    .chosen-full = No token can move with { $dice }{ pludo-why-stuck }.
    .chosen-normal = No move with { $dice }{ pludo-why-stuck }.
    .chosen-brief = No move with { $dice }.

# What keeps a token on the board from moving, where the throw alone does not tell. $why: none, or what it is.
# $entries: the faces that bring a token out.
pludo-why-stuck = { $why ->
    [yard] : only { $entries } brings a token out
    [doubled-odd] : a Doubled needs an even number
    [barrier] : a barrier is in the way
    [blocked] : an own token is in the way
    [own-limit] : own tokens are in the way
    [tile-full] : the square is full
    [spared] : who stands there cannot be captured
    [needs-captures] : somebody has to be captured first
   *[none] {""}
}

# Too many sixes in a row: every move of this turn is taken back. $streak is how many.
pludo-rollback =
    .full = { pludo-rolls }, the { pludo-ordinal } in a row. Everything moved in this turn goes back, and the turn is over.
    .normal = { pludo-rolls }, the { pludo-ordinal } in a row. The turn is taken back.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } in a row. Turn taken back.
# Too many sixes in a row: this throw is not played.
pludo-forfeit =
    .full = { pludo-rolls }, the { pludo-ordinal } in a row. This throw is lost and the turn is over.
    .normal = { pludo-rolls }, the { pludo-ordinal } in a row. The throw is lost.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } in a row. Throw lost.
# Too many in a row: the token moved last goes back to the yard.
pludo-sent-back =
    .full = { pludo-rolls }, the { pludo-ordinal } in a row. { pludo-tokens-begin } goes back to the yard, and the turn is over.
    .normal = { pludo-rolls }, the { pludo-ordinal } in a row. { pludo-tokens-begin } goes back to the yard.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } in a row. { pludo-tokens-begin } back to the yard.
# Which throw in a row it was: "the third in a row". $streak is the number.
pludo-ordinal = { $streak ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $streak }
}

# One more throw. $reason: sixes, capture, effect (a card, a tile), try (another try at entering).
pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } for the six.
            [capture] { pludo-again-now } for the capture.
            [hand] { pludo-again-now }: your hand is not full.
            [second] { pludo-again-now }: you keep one of both.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } draws again.
            [spinner] { $name } spins again.
           *[dice] { $name } rolls again.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Again.
# Inside pludo-again, without its full stop.
pludo-again-now = { $throw ->
    [cards] Draw again
    [spinner] Spin again
   *[dice] Roll again
}

# The tile where a jump begins, as pludo-from.
# The other end of a jump. $foot-kind, $foot-square, $foot-visit: as $kind, $square and $visit in pludo-place.
pludo-foot = { $foot-kind ->
    [home] home column { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] the second crossing of { $foot-square }
    }
}
# A token stopped where a jump (a ladder, a teleport) begins. $way is "ahead" or "back".
pludo-jumped = { $way ->
    [ahead] { pludo-foot } took it ahead.
   *[back] { pludo-foot } took it back.
}
# Captured tokens belong to their captor now, with these numbers.
pludo-taken-over = { $who ->
    [you] You have { pludo-token-numbers } now.
   *[other] { $name } has { pludo-token-numbers } now.
}
# A token that was held is free again; $holder had it, $held is "you" if that is the hearer.
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } is ransomed from { $holder }.
   *[other] { $held ->
        [you] { $name }'s { pludo-tokens } is ransomed from you.
       *[other] { $name }'s { pludo-tokens } is ransomed from { $holder }.
    }
}
# Said before a move that is made with extra steps.
pludo-steps-played = { pludo-extra-steps }.
# After a turn was taken back: "Your tokens 2 and 3 are back in the yard." $count: how many tokens.
# $piece_begin: a token at the beginning of a sentence, "Your token 2".
# $kind: where they are now, as in pludo-place.
pludo-back-at = { $piece_begin } { $count ->
    [one] is
   *[other] are
} back { $kind ->
    [yard] in the yard
    [home] in { pludo-place }
   *[track] on { pludo-place }
}.
# Extra steps won and still to be played.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } to play.
   *[other] { $name } has { pludo-extra-steps }.
}

## Moves

# A token leaves the yard. $kind and the rest say where it stands now.
pludo-enter =
    .full = { pludo-rolls } and { $who ->
        [you] bring
       *[other] brings
    } out { pludo-tokens } on { pludo-place }.
    .normal = { pludo-rolls } and { $who ->
        [you] bring
       *[other] brings
    } out { pludo-tokens }{ pludo-enter-where }.
    .brief = { $who ->
        [you] { pludo-rolls.brief }, { pludo-tokens } out{ pludo-enter-where }.
       *[other] { pludo-rolls.brief }, { pludo-tokens } out{ pludo-enter-where }.
    }
    .chosen-full = { $who ->
        [you] You bring out { pludo-tokens } on { pludo-place }.
        [same] { pludo-tokens-begin } { pludo-come-out } on { pludo-place }.
       *[other] { $name } brings out { pludo-tokens } on { pludo-place }.
    }
    .chosen-normal = { $who ->
        [you] You bring out { pludo-tokens }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } brings out { pludo-tokens }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } out{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } out{ pludo-enter-where }.
    }
# Named only in games where a token may come out elsewhere than on the first tile.
pludo-come-out = { $count ->
    [one] comes out
   *[other] come out
}
# Follows "brings out token 2": nothing, or " on 14". $first is "yes" on the usual first square.
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}on { pludo-place }
}

# A token moves on. $safe is "yes" on a square where nobody can be captured.
pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } from { pludo-from } to { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } to { pludo-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } to { pludo-place }.
    .chosen-full = { $who ->
        [you] You move { pludo-tokens } from { pludo-from } to { pludo-place }{ pludo-safe }.
        [same] { pludo-tokens-begin } from { pludo-from } to { pludo-place }{ pludo-safe }.
       *[other] { $name } moves { pludo-tokens } from { pludo-from } to { pludo-place }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } moves { pludo-tokens } to { pludo-place }.
       *[you] { pludo-tokens-begin } to { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } to { pludo-place }.
       *[you] { pludo-tokens-begin } to { pludo-place }.
    }
# Follows the place a token moves to: nothing, or ", a safe square".
# $safe: yes on a safe square.
pludo-safe = { $safe ->
    [yes] , a safe square
   *[no] {""}
}

# A token walks to the finish and out again: the throw was too high.
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } to the finish and back to { pludo-place }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } to the finish and back to { pludo-place }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } back to { pludo-place }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] You move { pludo-tokens } to the finish and back to { pludo-place }{ pludo-same-place }.
        [same] { pludo-tokens-begin } to the finish and back to { pludo-place }{ pludo-same-place }.
       *[other] { $name } moves { pludo-tokens } to the finish and back to { pludo-place }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } moves { pludo-tokens } to the finish and back to { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } to the finish and back to { pludo-place }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } back to { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } back to { pludo-place }{ pludo-same-place }.
    }
# It ends where it began.
# $same: yes if the token has not moved at all.
pludo-same-place = { $same ->
    [yes] , the same square
   *[no] {""}
}

# A token joins another own token and the two become a Doubled. $other is that token's number.
pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } from { pludo-from } to { pludo-place }, joining token { $other }: a Doubled.
    .normal = { pludo-rolls }, { pludo-tokens } joins token { $other } { pludo-at-place }: a Doubled.
    .brief = { pludo-rolls.brief }, { pludo-tokens } Doubled { pludo-at-place }.
    .chosen-full = { $who ->
        [you] You move { pludo-tokens } from { pludo-from } to { pludo-place }, joining token { $other }: a Doubled.
        [same] { pludo-tokens-begin } goes from { pludo-from } to { pludo-place }, joining token { $other }: a Doubled.
       *[other] { $name } moves { pludo-tokens } from { pludo-from } to { pludo-place }, joining token { $other }: a Doubled.
    }
    .chosen-normal = { $who ->
        [other] { $name }'s { pludo-tokens } joins token { $other } { pludo-at-place }: a Doubled.
       *[you] { pludo-tokens-begin } joins token { $other } { pludo-at-place }: a Doubled.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } Doubled { pludo-at-place }.
       *[you] { pludo-tokens-begin } Doubled { pludo-at-place }.
    }
# The place of a Doubled: "on 18", "in home column 2 of 5".
# $kind: as in pludo-place.
pludo-at-place = { $kind ->
    [home] in { pludo-place }
   *[track] on { pludo-place }
}

# A token reaches the finish. $home of $all tokens of that player are home now; $spot is the name of
# its place there in games that name them, else "none".
pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { $count ->
        [one] comes
       *[other] come
    } home from { pludo-from }{ pludo-spot }, { $home } of { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-arrives }, { $home } of { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } home, { $home } of { $all }.
    .chosen-full = { $who ->
        [you] You bring { pludo-tokens } home{ pludo-spot }, { $home } of { $all }.
        [same] { pludo-tokens-begin } { pludo-arrives }, { $home } of { $all }.
       *[other] { $name } brings { pludo-tokens } home{ pludo-spot }, { $home } of { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } brings { pludo-tokens } home, { $home } of { $all }.
       *[you] { pludo-tokens-begin } { pludo-arrives }, { $home } of { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } home, { $home } of { $all }.
       *[you] { pludo-tokens-begin } home, { $home } of { $all }.
    }
# The end of pludo-home: "token 2 is home".
pludo-arrives = { $count ->
    [one] is home{ pludo-spot }
   *[other] are home{ pludo-spot }
}
# Follows "comes home": nothing, or the name of the place, ", inner nest".
# $spot: the name of the place at the finish, or "none".
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

# Captures. $victims is a list such as "your token 3 and Green's token 1".
# $back-kind is "yard" when the victim goes back to the yard, "prison" when it is held there, "elsewhere" when it is put on a tile that may lie ahead, "same" when it stands on its first tile and stays, else the rest says where it is set back to.
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }
# The rest of "token 2 captures Green's token 1". $count is how many tokens capture, usually one.
pludo-captures = { $count ->
    [one] captures { $victims }
   *[other] capture { $victims }
}
# Follows a capture: nothing when the victim goes to its yard, else ", back to 12".
# $back-kind: where the captured token is now.
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , already as far back as it goes
    [prison] , a prisoner now
    [elsewhere] , now on { $back-square }
   *[other] , back to { $back-square }
}

# What becomes of the token that captured.
# $kind: where the captor goes, as in pludo-place.
pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-goes-home } back to the yard.
   *[other] { pludo-tokens-begin } { pludo-goes-home } to { pludo-place }.
}
# More captures of the same move: on its way ($way is "passing"), or where it ends, of tokens that go elsewhere.
pludo-captured-too = { $way ->
    [beside] Captured beside it: { $victims } on { pludo-place }{ pludo-set-back }.
    [passing] Captured on the way: { $victims } on { pludo-place }{ pludo-set-back }.
   *[there] Captured too: { $victims }{ pludo-set-back }.
}

# A token leaves the yard and captures at once.
pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } out and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } { pludo-come-out } and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } out and { pludo-captures } on { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } out and { pludo-captures } on { pludo-place }{ pludo-set-back }.
    }

# A capturing token goes straight home.
# $home of $all tokens are home now.
pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } on { pludo-place } and { pludo-goes-home } straight home, { $home } of { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } on { pludo-place } and { pludo-goes-home } home, { $home } of { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } on { pludo-place }, { $home } of { $all } home.
    .chosen-full = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-captures } on { pludo-place } and { pludo-goes-home } straight home, { $home } of { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place } and { pludo-goes-home } straight home, { $home } of { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }'s { pludo-tokens } { pludo-captures } on { pludo-place } and { pludo-goes-home } home, { $home } of { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place } and { pludo-goes-home } home, { $home } of { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } on { pludo-place }, { $home } of { $all } home.
       *[you] { pludo-tokens-begin } { pludo-captures } on { pludo-place }, { $home } of { $all } home.
    }

# The verb of pludo-carried: "and goes straight home".
pludo-goes-home = { $count ->
    [one] goes
   *[other] go
}

# A player moves somebody else's token: $victims, to the place.
pludo-push =
    .full = { pludo-rolls } and { pludo-pushes } from { pludo-from } to { pludo-place }.
    .normal = { pludo-rolls } and { pludo-pushes } to { pludo-place }.
    .brief = { pludo-rolls.brief }, { $victims } to { pludo-place }.
    .chosen-full = { $who ->
        [other] { $name } { pludo-pushes } from { pludo-from } to { pludo-place }.
        [same] Pushes { $victims } from { pludo-from } to { pludo-place }.
       *[you] You push { $victims } from { pludo-from } to { pludo-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } { pludo-pushes } to { pludo-place }.
        [same] Pushes { $victims } to { pludo-place }.
       *[you] You push { $victims } to { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name } { pludo-pushes } to { pludo-place }.
        [same] Pushes { $victims } to { pludo-place }.
       *[you] You push { $victims } to { pludo-place }.
    }
# The rest of "Ada pushes Green's token 1".
pludo-pushes = { $who ->
    [you] push { $victims }
   *[other] pushes { $victims }
}

# The player could move but passes.
pludo-decline =
    .full = { pludo-rolls } and { pludo-passes }.
    .normal = { pludo-rolls } and { pludo-passes }.
    .brief = { pludo-rolls.brief }, pass.
    .chosen-full = { $who ->
        [other] { $name } passes.
        [same] Passes.
       *[you] You pass.
    }
    .chosen-normal = { $who ->
        [other] { $name } passes.
        [same] Passes.
       *[you] You pass.
    }
    .chosen-brief = { $who ->
        [other] { $name } passes.
       *[you] Pass.
    }
# The end of pludo-decline: "You roll 4 and pass".
pludo-passes = { $who ->
    [you] pass
   *[other] passes
}

# All tokens of this player are home; from now on the throws move those of $partners ($helped is "you" if the
# hearer is one of them).
pludo-helps = { $who ->
    [you] From now on you play for { $partners }.
   *[other] { $helped ->
        [you] From now on { $name } plays for you.
       *[other] From now on { $name } plays for { $partners }.
    }
}

## Turns

# The most frequent line of all: who acts now. $who: you, or another.
pludo-turn = { $who ->
    [you] Your turn.
   *[other] { $name }'s turn.
}
# Opening throws: the highest begins. $order is "highest" or "lowest".
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Everyone draws, the lowest card begins.
        [spinner] Everyone spins, the lowest begins.
       *[dice] Everyone rolls, the lowest begins.
    }
   *[highest] { $throw ->
        [cards] Everyone draws, the highest card begins.
        [spinner] Everyone spins, the highest begins.
       *[dice] Everyone rolls, the highest begins.
    }
}
# A tie in the opening throws. $players is a list.
pludo-tied = Tie: { $players } { $throw ->
    [cards] draw again.
    [spinner] spin again.
   *[dice] roll again.
}
# Said once, as a game begins. $who: you, or another.
pludo-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
# Because of an earlier card, tile or throw.
pludo-skipped = { $who ->
    [you] You miss this turn.
   *[other] { $name } misses this turn.
}
# A rule for turns of the file comes true: $title is its name, $text what it does.
pludo-turn-rule = { $title }: { $text }
# A rule of the game took the turn that was to begin.
pludo-turn-lost = { $who ->
    [you] You lose this turn.
   *[other] { $name } loses this turn.
}
# The order of play goes on with this player.
pludo-plays-on = { $who ->
    [you] Play goes on with you.
   *[other] Play goes on with { $name }.
}
# A player is to be chosen or drawn; $what says for what.
# $how: draw a lot, or choose.
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Draw a lot: { $what }.
       *[choose] You choose { $what }.
    }
   *[other] { $how ->
        [draw] { $name } draws a lot: { $what }.
       *[choose] { $name } chooses { $what }.
    }
}
# A capture is fought for with a die each. $prey: tokens that would be captured.
pludo-duel-due = { $who ->
    [you] You challenge { $prey } to a duel. { $throw ->
        [dice] Roll for it.
       *[other] Throw a die for it.
    }
   *[other] { $name } challenges { $prey } to a duel.
}
# $mine and $theirs: both dice. $rivals: how many players defend; $end: won, sent (to the yard) or stays.
# $rival: who fights against $name; $rival-who is "you" if that is the hearer.
pludo-duelled = Duel: { $who ->
    [you] you throw { $mine }
   *[other] { $name } throws { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] you throw { $theirs }
       *[other] { $rival } throws { $theirs }
    }
   *[other] the others throw { $theirs }
}. { $end ->
    [won] { $who ->
        [you] You win it.
       *[other] { $name } wins it.
    }
    [sent] { $who ->
        [you] Your { pludo-duel-tokens } back to the yard.
       *[other] { $name }'s { pludo-duel-tokens } back to the yard.
    }
   *[stays] { $who ->
        [you] You lose it and stay where you were.
       *[other] { $name } loses it and stays there.
    }
}
# Inside pludo-duelled, before "back to the yard".
# $tokens: their numbers; $count of them.
pludo-duel-tokens = { $count ->
    [one] token { $tokens } goes
   *[other] tokens { $tokens } go
}
# A token is born, or given to somebody: $to is who has it now, as token $number.
pludo-new-token = { $who ->
    [you] You have a new token, number { $number }.
   *[other] { $name } has a new token.
}
# A tile or card gives a token to another player: $to is that player, $number the token's new number.
# $receiver is "you" if the hearer gets it.
pludo-given-away = { $who ->
    [you] Your { pludo-tokens } is { $receiver ->
        [you] yours
       *[other] { $to }'s
    } now.
   *[other] { $name }'s { pludo-tokens } is { $receiver ->
        [you] yours now, as token { $number }.
       *[other] { $to }'s now.
    }
}
# Somebody was drawn by lot, for what pludo-pick-due has said.
pludo-lot-fell = { $who ->
    [you] The lot falls on you.
   *[other] The lot falls on { $name }.
}
# What a player is chosen or drawn for.
pludo-pick-skip = { $turns ->
    [one] who misses a turn
   *[other] who misses { $turns } turns
}
pludo-pick-turn-to = who has an extra turn
pludo-pick-play-on = who plays next
# Follows "You choose": "You choose who loses a point."
# $way: whether $points are lost or won.
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] who loses a point
       *[other] who loses { $points } points
    }
   *[won] { $points ->
        [one] who scores a point
       *[other] who scores { $points } points
    }
}
# Follows "You choose".
pludo-pick-card = which card is passed on
pludo-pick-send = where the token goes
# A held card changes hands. $to is one player, and then $receiver is you where that is the hearer.
# $card: a name from names.ftl.
pludo-card-passed = { $who ->
    [you] You give { $card } to { $to }.
   *[other] { $receiver ->
        [you] { $name } gives you { $card }.
       *[other] { $name } gives { $card } to { $to }.
    }
}
# Follows "You choose": "You choose yes or no for Flood." $answers is a list with "or".
pludo-pick-answer = { $answers } for { $title }
# An answer to a vote.
# $way: how somebody votes.
pludo-vote = { $way ->
    [against] no
   *[for] yes
}
# Everybody is asked. $shown: together, once all have chosen, or at-once. $text is the new rule, or "none".
pludo-poll-vote = Vote on { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
# $title is the question's name in the rule file.
# $shown: as in pludo-poll-vote.
pludo-poll = { $shown ->
    [together] Everyone chooses for { $title }. { pludo-secretly }
   *[at-once] Everyone chooses for { $title }.
}
# Behind pludo-poll and pludo-poll-vote: answers stay hidden until all are in.
pludo-secretly = All is shown at the end.
# At one keyboard, before a secret choice.
pludo-others-look-away = Only { $name } listens and looks now.
# $answer is "none" if it is a secret.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] You have chosen.
       *[other] { $name } has chosen.
    }
   *[other] { $who ->
        [you] You: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
# One of a list: "Blue: yes".
# $answer: what that player chose.
pludo-answer-of = { $who ->
    [you] you: { $answer }
   *[other] { $name }: { $answer }
}
# $list: who chose what, each a pludo-answer-of.
pludo-answers = Chosen: { $list }.
# How a vote ended.
# $end: how; $for and $against: votes.
pludo-vote-ended = { $end ->
    [carried] { $title } is accepted, { $for } to { $against }.
   *[lost] { $title } is rejected, { $against } to { $for }.
}
# $to is one player, or "you", and then $receiver is you. $how: again (the same player), instead (of the giver's turn), extra.
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] You will have another turn.
       *[other] { $name } will have another turn.
    }
    [instead] { $who ->
        [you] Your turn goes to { $to }.
       *[other] { $receiver ->
            [you] { $name }'s turn goes to you.
           *[other] { $name }'s turn goes to { $to }.
        }
    }
   *[extra] Next turn: { $to }.
}
# Before each round, where the order of play is drawn.
pludo-order-drawn = { $throw ->
    [cards] Everyone draws for the order.
    [spinner] Everyone spins for the order.
   *[dice] Everyone rolls for the order.
}
# $players is a row of names: "Order of play: you, Ada, Green."
pludo-ordered = Order of play: { $players }.
# Somebody has to miss the next $turns turns.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] You will miss a turn.
       *[other] You will miss { $turns } turns.
    }
   *[other] { $turns ->
        [one] { $name } will miss a turn.
       *[other] { $name } will miss { $turns } turns.
    }
}
# $total is what the player has now; $points were won or lost.
# $way: whether $points are lost or won.
pludo-scored = { $who ->
    [you] { $way ->
        [lost] You lose { $points } and have { pludo-points }.
       *[won] You score { $points } and have { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } loses { $points } and has { pludo-points }.
       *[won] { $name } scores { $points } and has { pludo-points }.
    }
}
# "one point", "12 points"; $total is the number.
pludo-points = { $total ->
    [one] one point
   *[other] { $total } points
}
# The direction of play has changed.
# $direction: the new one.
pludo-reversed = { $direction ->
    [clockwise] Play goes clockwise now.
   *[counter] Play goes counter-clockwise now.
}
# Said in full wording only.
# $number: 2 for the second round.
pludo-round = Round { $number }.
# A rule changes during the game; $text is the sentence from the rule file itself.
pludo-amended = New rule, { $title }: { $text }
# $title is the name of the rule, as its file has it.
pludo-amended-silent = New rule: { $title }.
pludo-shuffled = The cards are shuffled.

## The end

# A player has finished, the others play on.
pludo-eliminated = { $who ->
    [you] You are out of the game.
   *[other] { $name } is out of the game.
}
# Somebody has finished. $who: you, or another; the place is pludo-place-number.
pludo-placed = { $who ->
    [you] You finish { pludo-place-number }.
   *[other] { $name } finishes { pludo-place-number }.
}
# The place somebody finishes in: "Ada finishes second."
# $place: 1 for the first.
pludo-place-number = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] in place { $place }
}
# The end of a game. $who: you, or another.
pludo-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
# A team wins: $who and $name are one of its players, $partners the others.
pludo-won-together = { $who ->
    [you] You and { $partners } win!
   *[other] { $name } and { $partners } win.
}
# The turn limit is reached, and the tokens or points of a team count together.
pludo-won-together-on-limit = { $who ->
    [you] The turn limit is reached. You and { $partners } win with { pludo-made-together }!
   *[other] The turn limit is reached. { $name } and { $partners } win with { pludo-made-together }.
}
# $teams is a list of the next message.
pludo-draw-of-teams = The turn limit is reached. The game is a draw between { $teams }, { pludo-made-together } for each team.
# One team of two: "Red with Green", "you with Yellow".
pludo-team-of = { $who ->
    [you] you with { $partners }
   *[other] { $name } with { $partners }
}
# What a team has: "12 points", "5 home". Follows "with", and stands before "for each team".
# $by: what is counted. $total: how many.
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } home
}
# The turn limit is reached; $home is how many tokens the winner has home.
pludo-won-on-limit = { $who ->
    [you] The turn limit is reached. You win with { $home } home!
   *[other] The turn limit is reached. { $name } wins with { $home } home.
}
# $limit: yes if the turn limit has ended the game.
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] You win with { pludo-points }!
   *[other] { $name } wins with { pludo-points }.
}
# $players is a list: "you and Ada".
pludo-draw-by-points = { pludo-limit-reached }The game is a draw between { $players }, { pludo-points } each.
# A sentence of its own before the next one, or nothing. $limit: yes if the turn limit has ended the game.
pludo-limit-reached = { $limit ->
    [yes] The turn limit is reached.{" "}
   *[no] {""}
}
# The end of a game whose other players are out. $who: you, or another.
pludo-won-last-left = { $who ->
    [you] Everybody else is out. You win!
   *[other] Everybody else is out. { $name } wins.
}
# So many captures win.
# $captures: so many.
pludo-won-by-captures = { $who ->
    [you] You win with { $captures ->
        [one] one capture!
       *[other] { $captures } captures!
    }
   *[other] { $name } wins with { $captures ->
        [one] one capture.
       *[other] { $captures } captures.
    }
}
# $players is a list: "you and Ada".
pludo-draw = The game is a draw between { $players }.
# $home is how many tokens each of them has home.
pludo-draw-on-limit = The turn limit is reached. The game is a draw between { $players }, { $home } home each.
# Everybody has won together; $who is "you" if the hearer plays.
pludo-won-by-together = { $who ->
    [you] You all win together!
   *[other] Everybody wins together.
}
pludo-won-by-nobody = The game ends, and nobody has won.
pludo-over = The game is over.
# One of the other places after the winner's.
pludo-place-of = { $who ->
    [you] You are { pludo-place-number }.
   *[other] { $name } is { pludo-place-number }.
}
# How far the players are: "You have 2 home, Blue 1." $others is a list of the last message, $count how many.
# $number: tokens home.
pludo-standing = { $who ->
    [you] You have { $number } home{ pludo-standing-others }.
   *[other] { $name } has { $number } home{ pludo-standing-others }.
}
# The same after "Ada wins with 3 captures."
# $number: captures.
pludo-standing-captures = { $who ->
    [you] You have { $number }{ pludo-standing-others }.
   *[other] { $name } has { $number }{ pludo-standing-others }.
}
# Follows the first player: nothing, or a list, ", Blue 1, Green 0".
# $others: a list of pludo-number-of.
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
# An item of that list: "Blue 1".
# $number: what pludo-standing counts.
pludo-number-of = { $name } { $number }

## Abilities: what players gain and use. $ability is its name, as the rule file writes it or from names.ftl.

# What an ability does. $kind: shield (for $number turns), throw, swap, jump ($number tiles).
pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] a token cannot be captured until your next turn
       *[other] a token cannot be captured for { $number } turns
    }
    [throw] throw twice and keep one
    [swap] { $number ->
        [0] change places with another player's token
       *[other] change places with another player's token up to { $number } tiles ahead
    }
   *[jump] { $number ->
        [one] a token leaps a tile
       *[other] a token leaps { $number } tiles
    }
}
# $use: "held" to be used by choice, or "at-once". $does is pludo-ability-does.
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] You gain { $ability_a }, to use at once.
       *[held] You gain { $ability_a }: { $does }.
    }
   *[other] { $name } gains { $ability_a }.
}
# Others do not hear what was gained.
pludo-ability-gained-unseen = { $name } gains something, unseen.
pludo-ability-choice = an ability to choose
# $limit is how many one may hold.
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] You hold one ability already and gain nothing.
       *[other] You hold { $limit } abilities already and gain nothing.
    }
   *[other] { $name } can hold no more.
}
# $ability is a name of names.ftl; the form "a" is one with its article: "a shield".
pludo-ability-used = { $who ->
    [you] You use { $ability_a }.
   *[other] { $name } uses { $ability_a }.
}
# $piece is somebody's token: "Shield on your token 1, until its next turn."
# $turns: how long it lasts.
pludo-ability-shielded = { $turns ->
    [one] Shield on { $piece }, until its next turn.
   *[other] Shield on { $piece }, for { $turns } turns.
}
# $piece is somebody's token.
pludo-ability-shield-ended = No more shield on { $piece }.
# Two tokens changed places: $piece is on the place now, $other on pludo-foot.
pludo-ability-swapped = Changed: { $piece } is on { pludo-place }, { $other } on { pludo-foot }.

## Abilities held. $list: pludo-ability-item, one per ability, with how many of it.
# $list: abilities, each a pludo-ability-item or pludo-ability-unseen.
pludo-ability-holds = { $who ->
    [you] You hold { $list }.
   *[other] { $name } holds { $list }.
}
# An item of that list; $does says what the ability is good for.
# $ability_many: the ability as several.
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
# An item of that list, for abilities only their holder knows.
pludo-ability-unseen = { $count ->
    [one] one unseen
   *[other] { $count } unseen
}
# $list_a: abilities, each with its article.
pludo-ability-usable = You may use { $list_a }.
pludo-ability-nobody = Nobody holds an ability.
pludo-ability-none-here = This game has no abilities.
# $with-percent: how likely it is when $ability is used before the throw; 0 where none helps.
# $least: 1 if it may be more.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] with { $ability } at least { $with-percent }
       *[0] with { $ability } { $with-percent }
    }
}
# How likely a capture is. $least is 1 where there are too many possibilities to look at all of them.
# $percent: a whole number.
pludo-percent = { $least ->
    [1] at least { $percent } percent
   *[0] { $percent } percent
}
# How likely it is with an ability: "at least 31 percent".
# $with-percent: a whole number; $least: 1 if it may be more.
pludo-with-percent = { $least ->
    [1] at least { $with-percent } percent
   *[0] { $with-percent } percent
}
