### The rules of a table in words, its options and its variants.
### Knobs: the value is the label in the options menu, .desc says what the option does.
### pludo-rule-*: the rule as a sentence; every sentence may look at all options of the table by their
### dashed names ($sixes-max, $sixes-penalty ...). Yes-or-no options are "yes" or "no".
###
### Variables, where a message does not say it itself:
### In rules of boards of one's own: $name: of a card, a tile's rule or an ability; $value: what an option is set to; $when: a clause of
### conditions.ftl; $effects, $orders, $duties: what happens, joined; $tile, $tiles, $squares: names of tiles; $colour, $colours: players by colour;
### $whose, $which, $how, $way, $use, $needs, $beaten, $order, $asked, $joint, $direction, $penalty, $shown, $effect, $duty, $arrive, $play-on: each
### says in its brackets what it chooses between; $count, $number, $steps, $turns, $points, $captures, $limit, $most, $markers, $track,
### $weight of $total: how many; $amount: a number that is reckoned then ("as many as ..."), or none; $first, $second, $last: the first and
### last of a row, or of two; $list: such phrases, joined; $low to $high: limits; $square: a square's number; $title: a variant's title;
### $option: an option's label, $meaning what it does; $text: a sentence of the rule file; $answer: one that may be chosen; $faces: of a die;
### $does: what an ability does; $name_a: one of it, with its article; $item behind $before: the next of several; $throw: as in game.ftl;
### $safe-called, $safe-named, $safe-squares-count: how safe squares are called, where they are and how many.

## Variants
pludo-preset-playpalace = PlayPalace Ludo
    .summary = PlayPalace Ludo: one die, safe squares and safe start squares, and the third six in a row takes the whole turn back.
pludo-preset-classic = Classic Ludo
    .summary = Classic Ludo: no safe squares on the track, one own token per square, and play goes on for all places.
pludo-preset-indian = Indian Ludo with star squares
    .summary = Indian Ludo: as classic, with four star squares where nobody is captured.
pludo-preset-nigerian = Nigerian Ludo
    .summary = Nigerian Ludo: two dice, all of them to be used, and a token that captures goes straight home.
pludo-preset-nigerian-classic = Nigerian Ludo, classic mode
    .summary = Nigerian Ludo, classic mode: one die, and a capture earns another throw.
pludo-preset-strict = Strict Ludo
    .summary = Strict Ludo: no extra throws, only your own start square is safe, and own tokens block the home column.
pludo-preset-jota = Ludo with Jota
    .summary = Ludo with Jota: two own tokens on a square become a Doubled, which moves as one and cannot be captured.
pludo-preset-quick = Quick Ludo
    .summary = Quick Ludo: everybody begins with a token out, and two tokens home win. Ten minutes are enough.
pludo-preset-figure-eight = Figure Eight Duel
    .summary = Figure Eight Duel: two players on two loops that cross, with a spinner that also pushes the other back.
pludo-preset-hexagon = Hexagon
    .summary = Hexagon: up to six players with three tokens each on one ring, and a die that likes the six.
pludo-preset-market-road = Market Road
    .summary = Market Road: cards instead of dice, and a road with a fork.
pludo-preset-forty-squares = Forty Squares
    .summary = Forty Squares: the German game. A six must bring a token out, three tries while nothing is on the way, and a row of four as the goal.
pludo-preset-parchis = Parchís
    .summary = Parchís: the Spanish game. A five brings a token out, two of a colour are a barrier, and captures win twenty steps.
pludo-preset-pachisi-partners = Pachisi Partners
    .summary = Pachisi Partners: two against two with cowrie shells, out along your own arm, round, and back. Nobody has to move.
pludo-preset-six-arms = Six Arms
    .summary = Six Arms: the usual game on a star with six arms, for up to six players.
pludo-preset-masquerade = Masquerade
    .summary = Masquerade: four stage doors, and whoever stops there takes an ability that nobody else sees.
pludo-preset-shield-smiths = Shield Smiths
    .summary = Shield Smiths: forges give shields, to be put on a token by choice.
pludo-preset-springboard = Springboard
    .summary = Springboard: coils to leap with and lucky coins for a second throw; two tokens home win.
# A player's own rule file; $title is its own name. $range is "one" if $low and $high are the same.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, for { $high } players.
       *[several] { $title }, for { $low } to { $high } players.
    }
pludo-preset-changed = { $count ->
    [one] { $title } with one option changed
   *[other] { $title } with { $count } options changed
}

## Values. $value: the number or word that is set.
pludo-value-on = on
pludo-value-off = off
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] none
   *[other] { $value }
}
pludo-value-safe-squares-for-own = their own colour
pludo-value-safe-squares-for-all = everyone
pludo-value-safe-start-none = nobody
pludo-value-safe-start-own = the owner
pludo-value-safe-start-all = everyone
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = one by one
pludo-value-dice-use-sum = added up
pludo-value-dice-usage-each = whatever fits
pludo-value-dice-usage-all-or-nothing = all of them if possible
pludo-value-stack-own-limit = { $value ->
    [0] no limit
   *[other] { $value }
}
pludo-value-home-blocking-none = nothing
pludo-value-home-blocking-pass = passing
pludo-value-home-blocking-pass-and-land = passing and joining
pludo-value-capture-captor-stay = stays
pludo-value-capture-captor-finish = goes home
pludo-value-capture-captor-start = goes to the yard
pludo-value-bonus-limit = { $value ->
    [0] no limit
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = after the move
pludo-value-bonus-timing-before-move = at once
pludo-value-bonus-without-move-pass = the turn ends
pludo-value-bonus-without-move-roll = roll again all the same
pludo-value-sixes-max = { $value ->
    [0] no limit
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = the turn is taken back
pludo-value-sixes-penalty-forfeit = the throw is lost
pludo-value-turn-first-seat = the first seat
pludo-value-turn-first-highest-roll = the highest roll
pludo-value-turn-first-lowest-roll = the lowest roll
pludo-value-turn-first-random = chance
pludo-value-powers-kind-none = none
pludo-value-powers-kind-shields = shields
pludo-value-powers-kind-leaps = leaps
pludo-value-powers-kind-swaps = swaps
pludo-value-powers-kind-second-throws = second throws
pludo-value-powers-kind-all = all
pludo-value-powers-use-held = held
pludo-value-powers-use-at-once = at once
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = by the seats
pludo-value-turn-ranking-opening-rolls = by the opening rolls
pludo-value-end-places-first = with the first winner
pludo-value-end-places-all = when all places are decided
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = none
pludo-value-teams-pairs-opposite = opposite each other
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] no limit
   *[other] { $value }
}

## Options
# Said when an option changes: "Max consecutive sixes: 3. The third six in a row ..."
# $option: its name; $value: what it is set to; $meaning: the rule, a sentence.
pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Arms of the board
    .desc = How many arms the board has, and so how many can play: 4 is the usual cross. The track grows with it.
pludo-knob-board-markers = Tokens of each player
    .desc = How many tokens each player has.
pludo-knob-board-home-squares = Squares in the home column
    .desc = How many squares the home column has before the finish, 5 as a rule. The track grows with it.
pludo-knob-board-corner-tiles = Corner squares
    .desc = Adds one track square at each inner corner of the cross.
pludo-knob-board-home-entry-back = Home entry
    .desc = How many squares before its start square a colour turns into its home column, 2 as a rule.
pludo-knob-board-tokens-out = Tokens out at the start
    .desc = How many tokens of each player begin on the start square.
pludo-knob-safe-squares = Safe squares
    .desc = Track squares where nobody is captured.
pludo-knob-safe-squares-for = Safe squares protect
    .desc = Everyone, or only tokens of the colour on whose arm they lie.
pludo-knob-safe-start = Safe start squares
    .desc = Whom start squares protect: nobody, only the owner's tokens, or everyone.
pludo-knob-dice-count = Dice
    .desc = How many dice are thrown at once: 1 or 2.
pludo-knob-dice-use = Two dice count
    .desc = Each die is a move of its own, or both are added up to one move.
pludo-knob-dice-usage = Dice to be used
    .desc = Play any die that fits, or use all dice whenever that is possible.
pludo-knob-dice-same-marker = One token may use both dice
    .desc = May one token use more than one die of a throw?
pludo-knob-stack-own-limit = Own tokens on a square
    .desc = The most tokens of one player on one square, 0 for no limit.
pludo-knob-stack-doubled = Doubleds
    .desc = Two own tokens on a square move together by half of an even number, and cannot be captured.
pludo-knob-stack-doubled-forced-on-even = Doubleds go first
    .desc = On 2 or 4 a Doubled must move if it can.
pludo-knob-home-blocking = Own tokens in the home column block
    .desc = Nothing, passing them, or passing and joining them.
pludo-knob-capture-captor = A capturing token
    .desc = It stays where it captured, goes straight home, or goes back to the yard.
pludo-knob-bonus-all-sixes = Extra throw for sixes
    .desc = A throw of nothing but sixes earns another throw.
pludo-knob-bonus-capture = Extra throw for a capture
    .desc = A throw that captures earns another throw.
pludo-knob-bonus-limit = Extra throws in a turn
    .desc = The most extra throws in one turn, 0 for no limit.
pludo-knob-bonus-timing = Extra throw for sixes comes
    .desc = After the move, or at once, and then all dice are played together.
pludo-knob-bonus-without-move = Sixes that cannot be played
    .desc = The turn ends, or the extra throw comes all the same.
pludo-knob-sixes-max = Max consecutive sixes
    .desc = On this many sixes in a row the penalty falls, 0 for never.
pludo-knob-sixes-penalty = Penalty for too many sixes
    .desc = The whole turn is taken back, or only the last throw is lost.
pludo-knob-turn-first = Who begins
    .desc = The first seat, whoever rolls highest or lowest, or whom chance picks.
pludo-knob-turn-ranking = Order of play
    .desc = Turns go round by the seats, or the opening rolls rank everybody for the whole game.
pludo-knob-powers-kind = Squares of power
    .desc = What squares of power give: nothing, shields, leaps, swaps, second throws, or all of it.
pludo-knob-powers-tiles = Squares of power on each arm
    .desc = So many squares on each arm give a power.
pludo-knob-powers-use = Use of powers
    .desc = A power is held until its player uses it, or used at once.
pludo-knob-turn-auto-single = Play a single move by itself
    .desc = If only one move is possible it is made without asking.
pludo-knob-turn-auto-roll = Roll by itself
    .desc = While no throw could leave you a choice, dice and moves go by themselves.
pludo-knob-end-home = Tokens home to win
    .desc = How many tokens must be home to win.
pludo-knob-end-places = The game ends
    .desc = With the first winner, or when all places are decided.
pludo-knob-end-max-turns = Turn limit
    .desc = After this many turns whoever has most tokens home wins, 0 for no limit.

pludo-knob-teams-pairs = Partners
    .desc = Everybody plays alone, or with the partner who sits opposite.
pludo-knob-teams-together = Partners win together
    .desc = On: partners win once both have their tokens home. Off: everyone plays to win alone.
pludo-knob-teams-help = Help the partner
    .desc = Whoever has all tokens home plays on with the partner's.
pludo-knob-teams-pass = Pass the partner
    .desc = On: a partner's tokens never stand in your way, not even as a barrier. Off: you may not pass them.
pludo-knob-teams-capture = Capture the partner
    .desc = May partners capture each other?

## Headings
pludo-rule-heading-goal = The goal.
pludo-rule-heading-board = The board.
pludo-rule-heading-teams = Partners.
pludo-rule-heading-dice = Dice and coming out.
pludo-rule-heading-moving = Moving.
pludo-rule-heading-captures = Captures and safe places.
pludo-rule-heading-extra = Extra throws.
pludo-rule-heading-first = Who begins.
pludo-rule-heading-turns = Turns.
pludo-rule-heading-chance = { $throw ->
    [cards] The cards.
    [spinner] The spinner.
   *[dice] The throws.
}
pludo-rule-heading-abilities = Abilities.
pludo-rule-heading-questions = What everyone is asked.
pludo-rule-heading-amendments = Rules that change during the game.

## The rules of the cross board, one sentence or two each
# $board-markers is 0 if not everybody has as many.
pludo-rule-goal = Bring your { $board-markers ->
    [0] tokens
    [one] token
   *[other] { $board-markers } tokens
} round the track and up your home column to the finish.
# Said when this option changes; the goal tells it otherwise.
pludo-rule-board-markers = { $board-markers ->
    [one] Everyone has one token.
   *[other] Everyone has { $board-markers } tokens.
}
# $end-all is "yes" if all tokens must be home.
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] Whoever has it home first wins.
       *[other] Whoever has all of them home first wins.
    }
   *[no] { $end-home ->
        [one] Whoever has one token home first wins.
       *[other] Whoever has { $end-home } of them home first wins.
    }
}
# $teams is a list of the next message.
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] These play together: { $teams }.
   *[none] Everyone plays alone.
}
# An item of a list: "Red with Green".
# $first, $second: colours of partners, pludo-player.
pludo-rule-team = { $first } with { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Partners win together, once both are done.
   *[no] Everyone plays to win alone, partners too.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Whoever has all tokens home plays on for the partner.
   *[no] Whoever has all tokens home waits for the partner.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Your partner's tokens are never in your way.
   *[no] You may not pass your partner's tokens.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Partners capture each other like anybody else.
   *[no] Partners do not capture each other.
}
pludo-rule-end-places = { $end-places ->
    [all] The others play on until all places are decided.
   *[first] The game ends with the first winner.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] There is no turn limit.
    [one] After one turn the game ends, and whoever has most tokens home wins.
   *[other] After { $end-max-turns } turns the game ends, and whoever has most tokens home wins.
}
pludo-rule-limit-together = What partners have counts together there.
pludo-rule-board-arms = The board has { $board-arms } arms.
# $starts is a list of the next message.
# $track: how many squares.
pludo-rule-track = The track has { $track } squares. Start squares: { $starts }.
# An item of a list: "red 1".
pludo-rule-start = { $colour } { $square }
# $arrive: exact if the last step needs the exact number.
pludo-rule-board-home-squares = The home column has { $board-home-squares ->
    [one] one square
   *[other] { $board-home-squares } squares
}, then comes the finish{ $arrive ->
    [exact] , which needs the exact number
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] All tokens begin in the yard.
    [one] Everybody begins with one token on the start square.
   *[other] Everybody begins with { $board-tokens-out } tokens on the start square.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] The track has a square at each inner corner too.
   *[no] The track has no corner squares.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Your tokens turn into the home column one square before your start square.
   *[other] Your tokens turn into the home column { $board-home-entry-back } squares before your start square.
}
pludo-rule-dice-count = { $dice-count ->
    [one] You throw one die.
   *[other] You throw { $dice-count } dice.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Both dice are added up to one move.
   *[separate] Each die is a move of its own.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] If all dice can be played, they must be. If not, play what fits, but capture nothing.
   *[each] Play whatever die fits, as long as one does.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] One token may use both dice.
   *[no] Each token may use only one die of a throw.
}
pludo-rule-enter = A 6 brings a token out of the yard to its start square.
pludo-rule-move = A token moves exactly as far as the die says and may pass others on the track. If you can move, you must.
pludo-rule-move-must = If you can move, you must.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Any number of your tokens may share a square.
    [one] Two of your tokens may not stand on one square.
   *[other] At most { $stack-own-limit } of your tokens may stand on one square.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Two of your tokens on a square are a Doubled: they move together by half of an even number, never on an odd one, and cannot be captured.
   *[no] Tokens on the same square move one by one.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] On 2 or 4 a Doubled must move if it can.
   *[no] You choose freely between a Doubled and a single token.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] In the home column your tokens may not pass each other.
    [pass-and-land] In the home column your tokens may neither pass nor join each other.
   *[none] In the home column your tokens do not block each other.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] If only one move is possible it is made by itself.
   *[no] You make every move yourself, even the only one.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] While no throw could leave you a choice, rolling and moving go by themselves.
   *[no] You roll yourself.
}
pludo-rule-capture = A token that stops where an opponent stands unprotected sends it back to the yard.
# $safe-squares-count of them; $safe-squares: their numbers; $safe-called: whether they are called stars or by a colour; $safe-named: such names; $safe-squares-for: whom they protect.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] There are no safe squares on the track.
    [one] { $safe-called ->
        [star] Nobody is captured on the star, square { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Square { $safe-named } is safe for its own colour.
           *[all] Nobody is captured on square { $safe-named }.
        }
       *[plain] Nobody is captured on square { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Nobody is captured on the stars, squares { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Squares safe for their own colour: { $safe-named }.
           *[all] Nobody is captured on the squares { $safe-named }.
        }
       *[plain] Nobody is captured on the squares { $safe-squares }.
    }
}
# A safe square by number and colour.
pludo-rule-safe-square = { $square } ({ $colour } safe)
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] A safe square protects only tokens of the colour on whose arm it lies.
   *[all] Safe squares protect everyone.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Nobody is captured on a start square.
    [own] Your tokens are safe on your own start square.
   *[none] Start squares protect nobody.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] A token that captures goes straight home.
    [start] A token that captures goes back to its yard.
   *[stay] A token that captures stays where it is.
}
# $dice-count: how many dice are thrown at once.
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] A 6 earns another throw.
       *[other] A throw of nothing but sixes earns another throw.
    }
   *[no] A 6 earns no extra throw.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] The extra throw comes at once, and then all dice are played together.
   *[after-move] The extra throw comes after your move.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] A six that moves nothing still earns another throw.
   *[pass] A six that moves nothing ends the turn.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] A capture earns another throw.
   *[no] A capture earns no extra throw.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] There is no limit to extra throws.
    [one] There is at most one extra throw in a turn.
   *[other] There are at most { $bonus-limit } extra throws in a turn.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Any number of sixes in a row is fine.
    [1] Every six { pludo-rule-penalty }.
    [2] The second six in a row { pludo-rule-penalty }.
    [3] The third six in a row { pludo-rule-penalty }.
    [4] The fourth six in a row { pludo-rule-penalty }.
   *[5] The fifth six in a row { pludo-rule-penalty }.
}
# What happens at too many sixes, the rest of "The third six in a row ...".
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] ends the turn and takes it back
   *[forfeit] is not played and ends the turn
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] It never falls, because any number of sixes in a row is fine.
   *[other] { $sixes-penalty ->
        [rollback] Too many sixes in a row take back everything moved in that turn.
       *[forfeit] The last of too many sixes is not played; what was moved before stands.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Everyone rolls, and the highest begins. Whoever ties rolls again.
    [lowest-roll] Everyone rolls, and the lowest begins. Whoever ties rolls again.
    [random] Chance decides who begins.
   *[seat] The first player at the table begins.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Everyone rolls before the game, and turns go from the lowest roll to the highest. Whoever ties for the lowest rolls again; others who tie keep the order of the seats.
       *[highest-roll] Everyone rolls before the game, and turns go from the highest roll to the lowest. Whoever ties for the highest rolls again; others who tie keep the order of the seats.
    }
   *[seats] Turns go round by the seats.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Squares of power give shields.
    [leaps] Squares of power give leaps.
    [swaps] Squares of power give swaps.
    [second-throws] Squares of power give second throws.
    [all] Squares of power give a shield, a leap, a swap or a second throw.
   *[none] No square gives a power.
}
pludo-rule-powers-tiles = Each arm has { $powers-tiles ->
    [one] one square of power.
   *[other] { $powers-tiles } squares of power.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] A power is used as soon as it is gained.
   *[held] A power is held until you use it.
}

## Loose games: their own rule files in words. $when: a condition, a clause of conditions.ftl; $throw: what is thrown, cards, a spinner or dice;
## $tile, $tiles: names of tiles; $effects: what happens there, sentences of this group; $name: a card, a face or an amendment.
# $list: what wins, any one of the triggers below.
pludo-rule-loose-win = You win with: { $list }.
# $list is a list of clauses: "you have at least 2 tokens home".
pludo-rule-loose-win-when = You win when { $list }.
# The first of several sentences about winning, where some goals are asked of the one who just played.
pludo-rule-goal-mover = You win when, by your own move, { $list }.
pludo-rule-goal-together = Everybody wins together when this holds for each player: { $list }.
# $who: mover if it is asked of the one who just played.
pludo-rule-goal-nobody = { $who ->
    [mover] The game ends and nobody wins when this holds for the one who just played: { $list }.
    [all-together] The game ends and nobody wins when this holds for each player: { $list }.
   *[anybody] The game ends and nobody wins when this holds for any player: { $list }.
}
# $play-on: what happens after somebody has won.
pludo-rule-loose-play-on = { $play-on ->
    [places] The others play on until all places are decided.
    [forever] The game goes on until you stop it.
   *[stop] The game ends with the first winner.
}
# $arrive: what it takes to go home.
pludo-rule-loose-arrive = { $arrive ->
    [at-least] To go home, any number that reaches the finish is good enough.
    [bounce] To go home you need the exact number; with more you walk back from the finish.
    [row] Tokens fill the goal from its end: each needs the exact number to the last free place.
   *[exact] To go home you need the exact number.
}
pludo-rule-loose-needs = { $captures ->
    [one] You must have captured a token before one may go home.
   *[other] You must have captured { $captures } tokens before one may go home.
}
# $when is a list of clauses, of which one must hold.
pludo-rule-loose-finish-when = A token may go home only when { $when }.
pludo-rule-loose-start-when = A token may leave the yard only when { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] A token may leave the yard only while none of yours is on the board.
   *[other] A token may leave the yard only while fewer than { $count } of yours are on the board.
}
# $effects: a list of clauses, "you lose a point", here and below.
pludo-rule-loose-toll = Leaving the yard brings: { $effects }.
pludo-rule-loose-move-when = A token may move only when { $when }.
pludo-rule-loose-capture-only = A token is captured only when { $when }.
pludo-rule-loose-finish-reward = A token home brings: { $effects }.
# $members is a list of colours.
pludo-rule-loose-team = { $members } play together.
# $hangs is "yes" if what it costs is not always the same.
pludo-rule-loose-price = { $hangs ->
    [yes] Who has too few points for that cannot bring a token out.
   *[no] { $count ->
        [one] Who has no point cannot bring a token out.
       *[other] Who has fewer than { $count } points cannot bring a token out.
    }
}
# $asked: when it is looked at.
pludo-rule-loose-lose = { $asked ->
    [each-round] As a round begins, you are out of the game if { $when }.
   *[always] You are out of the game if { $when }.
}
pludo-rule-loose-last-left = Who is left alone wins.
pludo-rule-loose-for-team = Partners win together.
pludo-rule-loose-tokens = { $count ->
    [one] Everyone has one token.
   *[other] Everyone has { $count } tokens.
}
# $list is a list of the next message.
pludo-rule-loose-tokens-each = Tokens: { $list }.
# An item of a list: "Red 2".
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Everyone walks { $tiles }, then the finish.
# $colour: pludo-player.
pludo-rule-loose-route = { $colour } walks { $tiles }, then the finish.
# Tiles in a row: "t1 to t4".
# Tiles in a row. $first, $last: their names.
pludo-rule-loose-run = { $first } to { $last }
# The private end of a route, as it is called in play.
pludo-rule-loose-column = { $count ->
    [one] home column 1
   *[other] home column 1 to { $count }
}
# Some squares of home columns; $whose is "all" if every colour's are meant.
# $whose: everybody's, or those of $colours; $squares: numbers.
pludo-rule-loose-squares = { $whose ->
    [all] home column { $squares }
   *[some] home column { $squares } of { $colours }
}
# The way forks; $branches is a list of the next message.
pludo-rule-loose-fork = then { $branches }
# An item of $tiles: "by road r1 to r4"; $name is what the branch is called.
pludo-rule-loose-branch = by { $name } { $tiles }
# At the end of a branch: the tile of the route to which it leads.
pludo-rule-loose-leads = on to { $tile }
pludo-rule-loose-tile-limit = A tile has room for { $count } tokens of all colours together.
pludo-rule-loose-towers = Tokens of one colour that stand together are a tower: they move together.
pludo-rule-loose-barrier = { $count } tokens of one colour on a tile are a barrier that nobody passes.
pludo-rule-loose-single-file = Your tokens may not pass each other on { $tiles }.
pludo-rule-loose-two-way = On { $tiles } tokens may also walk back, as long as they stay on these.
# $list: rows of pludo-rule-loose-distance.
pludo-rule-loose-distances = From { $tiles }: { $list }.
# One outcome and how far it leads from these tiles.
# $steps: how many; $way: back or ahead.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } does not move
   *[other] { $way ->
        [back] { $name } moves { $steps } back
       *[ahead] { $name } moves { $steps }
    }
}
# $tile and $end are squares.
pludo-rule-loose-jump = A token that stops on { $tile } goes to { $end } at once.
# For example: On 22: another player drawn by lot misses a turn. $effects is a list of clauses.
pludo-rule-loose-tile = On { $tile }: { $effects }.
pludo-rule-loose-tile-when = On { $tile }, if { $when }: { $effects }.
pludo-rule-own-decks = Everybody draws from a deck of their own.
pludo-rule-loose-hand = Everybody holds { $count } cards, open to all. In your turn you draw until you have { $count }, then you choose one and play it. If none can be played, all are put away.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } spins at once: { pludo-rule-loose-dice-use }
   *[dice] { $count } dice are thrown: { pludo-rule-loose-dice-use }
}
# After a colon. $use: what several dice are for.
pludo-rule-loose-dice-use = { $use ->
    [sum] they are added up and played as one move; any that lets a token enter does so with the sum.
    [one] you choose one and play it, the others lapse.
    [highest] the one that leads farthest is played.
    [lowest] the one that leads least far is played.
   *[each] each is played, in any order.
}
# Where each die is different. $name: which; $faces: a list.
pludo-rule-loose-die = Die { $name } shows { $faces }.
# One face, card or field: how often it comes and what it lets you do. $even is "yes" if all come equally often.
# $weight of $total: how often it falls.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } of { $total } cards: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } in { $total }: { pludo-rule-loose-does }.
    }
}
# What an outcome does: $orders and $effects are lists of clauses.
# $effects-count: how many effects, 0 for none.
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, then { $effects }
    }
}
pludo-rule-loose-nothing = nothing happens
# What must be done if it can be; $duties is a row of the next message, the most urgent first.
# $duties-count: how many duties, 0 for none.
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; if possible you must { $duties }
}
# Duties that hold whatever comes up.
pludo-rule-loose-duty-always = Whatever comes up, if possible you must { $duties }.
# A clause behind "you must": "clear your first tile while tokens wait".
# $duty: what must be done where it can be.
pludo-rule-loose-duty = { $duty ->
    [enter] bring a token out
    [leave-first-tile] clear your first tile while tokens wait
    [open-barrier] open your barrier
    [capture] capture
   *[go-home] go home
}
# What counts instead of $before while $when holds; $orders is a list of the next message.
pludo-rule-loose-instead = { $when ->
    [none] { $before }; while no token is out, instead { $orders }
   *[all] { $before }; once all tokens are out, instead { $orders }
}
# $what is something a throw allows or brings, $when a condition for it.
pludo-rule-loose-only-if = { $what }, but only if { $when }
# Two of these one after the other.
# Joins conditions. $before, $item: two of them; $joint: and, or.
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; or { $item }
   *[and] { $before }; and { $item }
}
# $kind: enter, move, push (somebody else's token), pass. $way: ahead or back.
# $which: one token, all, everybody (of all players), foremost, hindmost, or up-to $most of them.
# $steps: how many, or of which place on the route.
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } out
       *[other] { pludo-rule-tokens-come } out to place { $steps }
    }
    [slide] a token slides until it meets another, at most to the last tile
    [change] two of your tokens change places
    [push] { $which ->
        [all] { $way ->
            [back] push all others' tokens { $steps } back
           *[ahead] push all others' tokens { $steps } ahead
        }
       *[one] { $way ->
            [back] push another's token { $steps } back
           *[ahead] push another's token { $steps } ahead
        }
    }
    [ransom] ransom a token of yours
    [pass] pass
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } back
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , or share these steps between two moves
               *[other] , or share these steps among up to { $most } moves
            }
           *[other] {""}
        }
    }
}
# Steps whose number is reckoned.
# $number: what is counted, a clause, for example the round.
pludo-rule-amount = as many as { $number }
# The beginning of pludo-rule-loose-order. $which: whose or how many tokens.
pludo-rule-moves = { $which ->
    [all] all your tokens move
    [everybody] all tokens of all players move
    [foremost] your foremost token moves
    [hindmost] your hindmost token moves
   *[one] move
}
# The beginning of pludo-rule-loose-order. $which: how many, at most $most.
pludo-rule-tokens-come = { $which ->
    [all] all tokens come
    [up-to] up to { $most } tokens come
   *[one] a token comes
}
# Another throw, as an effect and as something one may do so often.
pludo-rule-loose-again = { $throw ->
    [cards] draw again
    [spinner] spin again
   *[dice] roll again
}
# A clause that stands alone or in a list: "the direction of play turns round".
# $effect: what happens, in a list of such.
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] the direction of play turns round
}
# Whom an effect is about, as its subject. $whose is none of these for a colour, and then $colour names the player.
pludo-rule-whom = { $whose ->
    [next] the next player
    [previous] the player before you
    [partner] your partner
    [leader] the leader
    [last] the player in last place
    [victim] the captured player
    [captor] the player whose token captured
    [by-choice] another player of your choice
    [by-draw] another player drawn by lot
   *[colour] { $colour }
}
# $whose: self, everybody-else, or as above. $turns is how many.
# $amount: none, or what the number is counted by, pludo-rule-amount.
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] you miss as many turns as { $amount }
        [everybody-else] all others miss as many turns as { $amount }
       *[other] { pludo-rule-whom } misses as many turns as { $amount }
    }
}
# A clause: "you miss your next turn", "all others miss a turn".
# $whose: who misses $turns.
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] you miss your next turn
       *[other] you miss your next { $turns } turns
    }
    [everybody-else] { $turns ->
        [one] all others miss a turn
       *[other] all others miss { $turns } turns
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } misses a turn
       *[other] { pludo-rule-whom } misses { $turns } turns
    }
}
# An effect, in a list of such. $whose: who has the turn.
pludo-rule-loose-turn-to = { $whose ->
    [self] you have another turn
    [everybody-else] all others have an extra turn
   *[other] { pludo-rule-whom } has an extra turn
}
# An effect, in a list of such. $whose: with whom it goes on.
pludo-rule-loose-go-on = { $whose ->
    [self] play goes on with you
   *[other] play goes on with { pludo-rule-whom }
}
# What becomes of a turn that would begin.
# $whose: who has the turn instead of you.
pludo-rule-loose-turn-instead = { $whose ->
    [self] you lose your turn
    [next] your turn goes to the next player
    [previous] your turn goes to the player before you
    [partner] your turn goes to your partner
    [leader] your turn goes to the leader
    [last] your turn goes to the player in last place
   *[colour] your turn goes to { $colour }
}
# $name: the rule's name in the file; $text: a clause of pludo-rule-loose-turn-instead.
pludo-rule-loose-turn-begin = { $name }: if { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: at the end of your turn, if { $when }: { $effects }.
# $order: what decides it; $first: who begins.
pludo-rule-loose-turn-order = { $order ->
    [leader] Each round is played from the leader to the player in last place.
    [last] Each round is played from the player in last place to the leader.
    [opening] { $throw ->
        [cards] Before the game everyone draws for the order of all turns; the { $first ->
            [lowest] lowest
           *[highest] highest
        } card plays first.
        [spinner] Before the game everyone spins for the order of all turns; the { $first ->
            [lowest] lowest
           *[highest] highest
        } plays first.
       *[dice] Before the game everyone rolls for the order of all turns; the { $first ->
            [lowest] lowest
           *[highest] highest
        } plays first.
    }
   *[draw] { $throw ->
        [cards] Before each round everyone draws for the order; the highest card plays first.
        [spinner] Before each round everyone spins for the order; the highest plays first.
       *[dice] Before each round everyone rolls for the order; the highest plays first.
    }
}
pludo-rule-pass-card = you pass a card of your choice to { pludo-rule-whom }
# An effect: everybody answers the question of this name.
pludo-rule-ask = everyone chooses for { $name }
# $answers is a list with "or".
# $shown: when others learn what was chosen.
pludo-rule-question = { $name }: everyone chooses { $answers }{ $shown ->
    [together] , and all is shown at the end
   *[at-once] {""}
}. Then for each player: { $effects }.
# An answer and the number it counts as: "nothing (0)".
# $answer: a word of the file; $number: what it counts.
pludo-rule-answer = { $answer } ({ $number })
# A vote on a rule that may change.
# $needs: how many must be for it; $shown: when others learn it.
pludo-rule-vote = Players vote on { $name }: it needs { $needs ->
    [everybody] everyone to be for it
   *[majority] more for it than against
}{ $shown ->
    [together] . Votes are shown at the end.
   *[at-once] .
}
# A new token for somebody; the token that stops there goes to somebody else.
# $whose: who gets it.
pludo-rule-new-token = { $whose ->
    [self] you get a new token
   *[other] { pludo-rule-whom } gets a new token
}
pludo-rule-give = that token goes to { pludo-rule-whom }
# What a tile, a capture or leaving the yard does with the token that moved. $tiles: "a4 or a9".
# $how: what decides where.
pludo-rule-send = { $how ->
    [by-choice] that token goes to { $tiles }, as you choose
    [by-draw] that token goes to { $tiles }, as a lot decides
   *[none] that token goes to { $tiles }
}
pludo-rule-most-markers = Nobody has more than { $count } tokens.
pludo-rule-most-markers-taken = Nobody who has { $count } tokens gets a new one.
pludo-rule-loose-gain-any = you gain an ability of your choice
# $name: an ability, "shield".
pludo-rule-loose-gain = you gain { $name_a }
# $use: "held" or "at-once"; $hidden is "yes" where others do not hear what was gained.
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , at once
   *[held] {""}
}{ $hidden ->
    [yes] ; others do not know that you hold it
   *[no] {""}
}.
# $throw: cards, spinner or dice.
# $limit: how many may be held, 0 for no limit.
pludo-rule-loose-abilities = Before you { $throw ->
    [cards] draw
    [spinner] spin
   *[dice] roll
} you may use one ability you hold, one a turn. { $limit ->
    [one] Nobody holds more than one.
   *[other] Nobody holds more than { $limit }.
}
# An effect, in a list of such. $whose points; $way: lost or won.
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] you lose { pludo-rule-points }
       *[won] you score { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] all others lose { pludo-rule-points }
       *[won] all others score { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } loses { pludo-rule-points }
       *[won] { pludo-rule-whom } scores { pludo-rule-points }
    }
}
# How many points, behind "lose" or "score": "a point", "as many points as the number thrown".
# $points: how many; $amount: none, or what they are counted by.
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] a point
       *[other] { $points } points
    }
   *[other] as many points as { $amount }
}
# $when: where a token must stand to be captured.
pludo-rule-loose-capture = { $when ->
    [never] Nobody is captured.
    [beside] A token captures where it stops and on the tiles next to it.
    [pass] A token captures where it stops and where it passes.
   *[land] A token captures where it stops.
}
# $which: whether one or all.
pludo-rule-loose-waiting = { $which ->
    [one] A token that stops on another player's first tile also captures one that waits in that yard.
   *[all] A token that stops on another player's first tile also captures all that wait in that yard.
}
pludo-rule-loose-set-back = { $steps ->
    [0] A captured token goes back to the yard.
    [one] A captured token goes one step back.
   *[other] A captured token goes { $steps } steps back.
}
pludo-rule-loose-prisoner = A captured token is a prisoner of its captor in its own yard, and cannot come out until it is ransomed.
pludo-rule-loose-take-over = A captured token becomes one of its captor's, in the captor's yard and with the next free number; the loser's higher numbers move down by one. Nobody loses the last token: it goes back to the yard.
pludo-rule-loose-swap = A captured token goes to the tile its captor came from, or to the yard if its way does not lead there.
pludo-rule-loose-sent-to = A captured token goes to { $tile }, or to the yard if it was captured there or its way does not lead there.
# $needs: what the captor must throw; $beaten: what happens if not.
pludo-rule-duel = Before a capture both sides throw a die. It succeeds if the captor throws { $needs ->
    [at-least] at least as much
   *[higher] more
}; if not, the captor { $beaten ->
    [start] goes to its yard.
   *[stays] stays where it was.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] A token that captures goes one step back.
   *[other] A token that captures goes { $steps } steps back.
}
pludo-rule-loose-captor-sent = A token that captures goes to { $tile }, if its way leads there.
# $tiles: a list of squares, "t2, t12 and t22", here and above.
pludo-rule-loose-safe = Nobody is captured on { $tiles }.
pludo-rule-loose-spared-closed = Nobody may stop where an opponent cannot be captured.
pludo-rule-loose-groups = { $count } or more tokens of one colour on a tile cannot be captured.
pludo-rule-loose-reward = A capture brings: { $effects }.
# $first: how it is decided; $throw: what is thrown.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Everyone draws, and the highest card begins.
        [spinner] Everyone spins, and the highest begins.
       *[dice] Everyone rolls, and the highest begins.
    }
    [lowest] { $throw ->
        [cards] Everyone draws, and the lowest card begins.
        [spinner] Everyone spins, and the lowest begins.
       *[dice] Everyone rolls, and the lowest begins.
    }
    [random] Chance decides who begins.
   *[seat] The first player at the table begins.
}
# $direction: of play.
pludo-rule-loose-direction = { $direction ->
    [counter] Turns go counter-clockwise.
   *[clockwise] Turns go clockwise.
}
pludo-rule-loose-tries = A player with no token on the way has { $count } tries to bring one out.
pludo-rule-loose-again-limit = { $count ->
    [one] At most once in a turn you { pludo-rule-loose-again }.
    [2] At most twice in a turn you { pludo-rule-loose-again }.
   *[other] At most { $count } times in a turn you { pludo-rule-loose-again }.
}
# $name is a face, $streak how many of it in a row are too many.
# $penalty: what happens.
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } for the { pludo-ordinal } time in a row is not played, sends the token moved last back to the yard and ends the turn.
   *[lost] { $name } for the { pludo-ordinal } time in a row is not played and ends the turn.
}
# A rule that changes during the game: $when is a list of triggers, $text the file's own sentence.
# With $how "when" these are clauses: "anybody has a token home".
# $again: whether a change may come again.
pludo-rule-each-time = { $again ->
    [yes] , each time
   *[no] {""}
}
# $how: by a condition or by a throw; $text: the sentence of the file.
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, when { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, on { $when }{ pludo-rule-each-time }: { $text }
}
# $how: by a condition or by a throw.
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, when { $when }{ pludo-rule-each-time }.
   *[on] { $name }, on { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = all tokens home
pludo-rule-loose-trigger-last-left = everybody else out
pludo-rule-loose-trigger-team-home = all tokens of your side home
# A clause behind "when" or "with": "2 tokens home".
# After "when". $number: how many.
pludo-rule-loose-trigger-home = { $number ->
    [one] one token home
   *[other] { $number } tokens home
}
# The same: "3 captures".
# After "when". $number: how many.
pludo-rule-loose-trigger-captures = { $number ->
    [one] one capture
   *[other] { $number } captures
}
# The same: "round 15".
# After "when". $number: of the round.
pludo-rule-loose-trigger-round = round { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] the first { $name } card
   *[other] the first { $name }
}

## Warnings about options
# Options that do not go together, for somebody in a menu.
pludo-clash-order-unranked = Rolls can only rank everybody if the highest or the lowest roll begins: change { pludo-knob-turn-first }.
pludo-clash-powers-all = Of all powers you choose one and hold it: set { pludo-knob-powers-use } to { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Second throws need a single die, or dice that are added up: change { pludo-knob-dice-count } or { pludo-knob-dice-use }.
pludo-clash-doubled-pair = A Doubled is exactly two tokens: set { pludo-knob-stack-own-limit } to 2.
pludo-clash-doubled-die = A Doubled needs a single die: set { pludo-knob-dice-count } to 1 and { pludo-knob-dice-use } to { pludo-value-dice-use-separate }.
pludo-clash-out-limit = At most { $limit } of a player's tokens may stand on one square: set { pludo-knob-board-tokens-out } to { $limit } or less.
# $track: how many squares there are; $square: the number of one that is not there.
pludo-clash-beyond-track = The track has { $track } squares, so there is no safe square { $square }.
pludo-clash-markers = { $markers ->
    [one] Everyone has one token, so no more can begin outside or have to be home.
   *[other] Everyone has { $markers } tokens, so no more can begin outside or have to be home.
}
pludo-clash-teams-arms = Partners sit opposite each other: set { pludo-knob-board-arms } to an even number from 4 on, or { pludo-knob-teams-pairs } to { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = On a track of { $track } squares the players would never meet: set { pludo-knob-board-home-entry-back } to less.
pludo-clash-players = From { $low } to { $high } players is no range.
pludo-clash-chance-dice = This variant says itself what is thrown: set { pludo-knob-dice-count } to 1.
pludo-clash-chance-sum = This variant changes faces of the dice: they must be played separately.
pludo-clash-no-way-out = Nobody could ever bring a token out of the yard, so this is no game.
pludo-clash-no-way-home = Nobody could ever bring a token home, so this is no game.
pludo-clash-chance-doubled = A Doubled needs a plain die, but this variant says itself what is thrown: switch { pludo-knob-stack-doubled } off.

pludo-warning-sixes-max-one = With this option every six is punished, so nobody can ever come out of the yard.
pludo-warning-sum-cannot-finish = When both dice are added up, a token one step from home can never get there.
pludo-warning-no-ludo-home = This is no longer Ludo by the rules: { $colours } can never bring a token home (L-27).
pludo-warning-no-ludo-capture = This is no longer Ludo by the rules: nobody can ever be captured (L-32, L-33).

## Bots
pludo-bots-no-weights = The expert's memory cannot be read, so it plays like hard.
pludo-bots-unlearned = The expert has not learned these rules, so it plays like hard.
