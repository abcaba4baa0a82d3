### Tournaments and series: who meets whom, who leads.
###
### Variables, where a message does not say it itself:
### $name: a player's or the tournament's name; $kind: of tournament; $round of $rounds: how far it is; $place: 1 for the first;
### $over: yes if it has ended; $out: yes if that player has been knocked out; $meeting: who meets whom; $games, $won, $lost: games; $count: how many.

# $kind: how a tournament is played. Said inside other messages.
pludo-contest-kind = { $kind ->
    [knock-out] knock-out
    [swiss] Swiss system
    [tables] rounds at tables
   *[round-robin] everybody against everybody
}
    .desc = { $kind ->
        [knock-out] Whoever loses a match is out; the last one left wins. With an odd number some have a free round.
        [swiss] A few rounds in which those with equal points meet; nobody is out, and nobody meets the same opponent again.
        [tables] In every round all sit at tables of three to six; a point for everybody you leave behind. Later those sit together who stand alike.
       *[round-robin] Everybody meets everybody once; the most points win.
    }
# A player of a tournament: $strength is none for a person.
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, bot, { $strength }
}
# $one and $two are names. $state: open, leads, won, drawn or rests; $high and $low count games.
pludo-contest-meeting = { $state ->
    [rests] { $one } has a free round.
    [won] { $one } beat { $two }, { $high } to { $low }.
    [drawn] { $one } and { $two } drew, { $high } all.
    [leads] { $one } against { $two }: { $one } leads { $high } to { $low }.
    [even] { $one } against { $two }: { $high } all.
   *[open] { $one } against { $two }.
}
# More than two at a table; $names, or once it is played $rows, each a place and a name.
pludo-contest-table = { $names }.
# $rows is a list of the next message: "1. Ada, 2. Ben."
pludo-contest-table-over = { $rows }.
# An item of the row above: the place somebody came in at a table, "2. Ann".
pludo-contest-table-place = { $place }. { $name }
# For example: Round 1 of 2.
pludo-contest-round = Round { $round } of { $rounds }.
# What comes next.
pludo-contest-next = Next game, round { $round } of { $rounds }: { $meeting }
# $name has won everything; $names if several share the first place.
pludo-contest-over = { $count ->
    [one] The tournament is over. { $names } wins it.
   *[other] The tournament is over. { $names } share the first place.
}
# A line of the standings. $points may be a half: 1.5. $out: yes, no, or none where nobody is out.
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: out, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] winner, { $games }.
       *[no] still in, { $games }.
    }
   *[none] { $place }. { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $games }.
}
# Of a match: "2 games won, 0 lost".
pludo-contest-games = { $won ->
    [one] 1 game won
   *[other] { $won } games won
}, { $lost } lost
# For example: Standings of Cup: rounds at tables, round 2 of 2. $name is what the tournament is called.
pludo-contest-standings = Standings of { $name }: { $kind }, round { $round } of { $rounds }.
# $kind is a kind of tournament, as above.
pludo-contest-standings-over = Final standings of { $name }: { $kind }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
# A row in the list of tournaments.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] over
   *[no] round { $round } of { $rounds }
}
