### What is wrong with an option, a rule file, a position or a record: what would be right, in one sentence without its full stop.
### Keys, values and file names come from what somebody wrote; where they need quotes they have them already.
### The words of rule files (cross, loose, enter, row, base ...) are never translated.
###
### Variables, where a message does not say it itself:
### $file, $folder, $path: paths; $line: a line's number or text; $reason, $problem, $rest, $text, $word: what stands there or the system said.
### $value, $given, $phrase, $effect, $name, $key, $block, $field, $option, $part, $example, $run, $branch, $sign, $roll: words of a file or a
### command, as written or as they should be written; $table, $base, $knob, $kind, $use, $arrive, $variable: its keys; $python: a command.
### $choices, $blocks, $keys, $names, $seats, $faces, $causes, $known, $either, $wanted, $legal, $expected, $written, $right, $called: what would be right.
### $low to $high, $least, $most, $limit, $longest, $last: limits; $count, $arms, $track, $square, $steps, $markers, $tiles, $moves, $ways,
### $meetings, $copies, $held, $far: numbers; $seat, $who, $colour: a player's colour; $tile: a tile; $rules, $title: a variant's title.
### $result, $reached: how a game ended; $scheme: how its dice were fixed; $dice: how many; $done: what was tried; $used: what is taken instead.

## Options of cross-board Ludo. For those who meet a clash in a menu, rules.ftl has a sentence of its own

pludo-problem-field-twice = { $knob } says this, too: keep one of them
pludo-problem-clash-doubled-pair = a Doubled is exactly two, so stack.own_limit must be 2
pludo-problem-clash-doubled-die = a Doubled needs one die: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit lets { $limit } tokens stand on a square, so no more can begin on the start square
# $track: how many squares there are; $square: the number of one that is not there.
pludo-problem-clash-beyond-track = the track has { $track } squares, { $square } is beyond it
pludo-problem-clash-markers = is more than the { $markers } markers each player has
pludo-problem-clash-teams-arms = partners sit opposite each other, which { $arms } arms do not allow, write an even number from 4 on
pludo-problem-clash-never-meet = no square of a track of { $track } would lie on everybody's way, write less
pludo-problem-clash-players = from { $low } to { $high } players is no range
pludo-problem-clash-chance-dice = a file that says itself what is thrown needs dice.count 1
pludo-problem-clash-chance-doubled = a Doubled needs a plain die, but this file says itself what is thrown
pludo-problem-clash-chance-sum = a file that says itself what faces do needs dice.use separate
# Of a file that can be played, but perhaps not as meant. $key, $title: as in the file.
pludo-problem-rival = { $key } says this, too, and is what counts
pludo-problem-faces-gone = faces of the base are gone, because a list replaces the whole die: { $names }. To keep them, write merge = ["outcome"] at the top of the file
pludo-problem-title-of-base = the file gives none, so players hear that of the base, { $title }
pludo-problem-knob-fixed = the board and the number of dice stay as they are during a game
pludo-problem-no-such-seat = the board has no seat of this colour, it has { $seats }
pludo-problem-route-generated = the routes of this board are generated, a game with its own has kind = "loose"

## Finding and reading rule files

pludo-problem-not-a-file-name = is not the name of a file
pludo-problem-names-a-path = a file may name rules, and never a place where they are; install the rule file and use its name
pludo-problem-base-circle = the bases lead round in a circle or are more than { $most } deep
pludo-problem-not-merge = must be a list of blocks that are merged with those of the base by their names: { $blocks }
# $kind: cross or loose, in quotation marks; $base: the file it is based on.
pludo-problem-base-kind = must be { $kind } like its base { $base }
pludo-problem-not-a-base = must name a shipped variant or a file in the same folder
pludo-problem-no-base = there is no shipped variant and no file beside it named { $base }
pludo-problem-not-change = must be a table of keys in quotes, for example "outcome.6.weight" = 2
pludo-problem-key-too-deep = has a key of too many parts, nested too deeply
# $word: what stands there without quotation marks.
pludo-problem-toml-unquoted = a text must stand in quotes: "{ $word }"
pludo-problem-toml-open-quote = a quotation mark is missing at the end of a text
# $bracket: ] or ]].
pludo-problem-toml-open-block = the name of a block must end with { $bracket }
pludo-problem-toml-no-equals = there must be an equals sign between a key and its value
pludo-problem-toml-no-value = there must be a value: a number, true, false, a text in quotes, or a list in square brackets
pludo-problem-toml-open-list = a list has commas between its values, and ] at its end
pludo-problem-toml-open-table = a table in one line has commas between its keys, and { "}" } at its end
pludo-problem-toml-more = { $rest } may not follow here; each key has a line of its own, and a note begins with #
pludo-problem-toml-no-key = a line begins with a key, a block in square brackets, or # for a note
pludo-problem-toml-backslash = a backslash in a text must be doubled
pludo-problem-toml-curly = { $sign } is a curly quotation mark, write the straight one, "
# $word: true, false or a key, as it should be written.
pludo-problem-toml-capital = write { $word } in small letters
pludo-problem-toml-key-twice = the key { $key } stands here for the second time
pludo-problem-toml-block-twice = the block { $block } stands here for the second time, put its lines together
pludo-problem-toml-block-mixed = { $block } stands above with other brackets: a block that occurs once is written [{ $block }], one of several [[{ $block }]]
pludo-problem-toml-too-large = is not valid TOML: too deep or too large a value
pludo-problem-number-too-large = so large a number is of no use in any file
pludo-problem-too-deep = is nested too deeply

## Rule files: shape. $value: what stands in the file, $choices: what may stand there; $block: a block such as [[outcome]]

pludo-problem-not-a-kind = must be 'cross' or 'loose'
pludo-problem-not-schema-1 = must be 1
pludo-problem-game-in-cross = belongs to a game of your own, kind = "loose"; a mix of options is named by title = "..." at the top
pludo-problem-missing = is missing
pludo-problem-no-block = there is no such block
pludo-problem-no-block-but = there is no such block, only { $blocks }
# $either: "[stack] or [[seat]]".
pludo-problem-key-at-top = stands in no block, it belongs under { $either }
pludo-problem-no-key = there is no such key
pludo-problem-no-key-but = there is no such key, only { $keys }
pludo-problem-not-a-table = must be a table, written [{ $table }]
pludo-problem-not-tables = must be a list of tables, each written [[{ $table }]]
pludo-problem-too-many = there are { $count }, { $most } are the most
pludo-problem-not-keys = { $block } is not a table of keys
# $name in the file names none of the blocks $block.
pludo-problem-none-named = there is no { $block } named { $name }
pludo-problem-not-a-text = must be a text of one line and up to { $most } characters
pludo-problem-not-whole = must be a whole number from { $low } to { $high }, not { $value }
pludo-problem-not-a-number = must be a number above 0 and up to { $most }, not { $value }
pludo-problem-not-a-choice = must be one of { $choices }, not { $value }
pludo-problem-not-a-list = must be a list of at most { $most } texts
pludo-problem-not-a-line = { $value } is not a text of one line
# $either: "a, b or c".
pludo-problem-not-a-phrase = { $value } is not { $either }
# $value: a phrase with a number, for example 'move 0'. $way: "back" where the number may be negative.
pludo-problem-not-in-range = { $way ->
    [back] the number in { $value } must be from 1 to { $most }, with a minus to go back
   *[on] the number in { $value } must be from 1 to { $most }
}
pludo-problem-not-a-route = must be a text of tile names
pludo-problem-not-changes = must be a table of keys and their new values
pludo-problem-not-amendable = cannot be changed during the game, only { $blocks } can
pludo-problem-not-quoted-key = the key must stand in quotes: "{ $key }"
# $name: a key in quotation marks; $block: where it was looked for.
pludo-problem-no-key-to-change = there is no key { $name } to change in { $block }

## Rule files: routes

pludo-problem-route-too-long = is too long, a route has at most { $most } tiles
pludo-problem-route-empty = needs at least one tile in front of the finish
pludo-problem-route-stray-sign = has a ')' or '|' without a '(' before it
pludo-problem-route-open-fork = has a '(' that is never closed
# $steps: of one route.
pludo-problem-route-too-many-ways = has { $steps } steps when what follows a fork is counted once for each branch, and { $most } are the most
pludo-problem-route-too-deep = has forks in forks more than { $most } deep
pludo-problem-route-begins-with-fork = must begin with a tile, not with the fork
pludo-problem-route-branches = needs two or more branches with different names in its fork
pludo-problem-route-branch-form = needs branches written 'name: tiles'
pludo-problem-route-branch-empty = has no tile on its branch { $branch }
pludo-problem-route-leads-nowhere = has a branch that leads to { $tile }, which is no tile of it
pludo-problem-route-tile-lost = never comes to { $tile }: every branch before it leads elsewhere
pludo-problem-route-no-way-home = has no way from { $tile } to the finish
pludo-problem-route-later = routes with a home column, or with a row of places, stay as they are
# $far: the most steps that anything in the file can lead.
pludo-problem-laps-too-many = leads back, and { $far } steps can be walked on it in too many ways: all of them together may have { $most } steps
pludo-problem-route-mixed-run = has a run { $run } between two kinds of tiles
pludo-problem-route-tile = has a tile { $tile }, whose name cannot be used

## Rule files: what a game needs. $phrase, $effect: words of the file; the numbers are what was counted in the file, $most the limit

# $what: outcome, tile or tile_rule.
pludo-problem-no-such = there is no { $what } { $name }
pludo-problem-two-seats = two seats have this colour
pludo-problem-one-seat = one seat is not enough, two or more are needed; a solo race says min_players = 1 in [game]
pludo-problem-two-outcomes = two outcomes have this name
pludo-problem-dice-twice = must be left out where every die has a block of its own
pludo-problem-dice-cards = cards are drawn one at a time: several dice need 'dice' or 'spinner'
pludo-problem-one-die = { $use } needs two or more dice
pludo-problem-two-dice = two dice have this name
pludo-problem-no-face = needs at least one face
pludo-problem-weight-and-dice = must be left out: where dice have blocks of their own, their faces say how often it falls
# Told of a whole rule file, after positions of random games were counted.
pludo-problem-too-much-work = a single question, such as who could capture whom, would look at more than { $most } positions; fewer dice, markers or conditions make it less
pludo-problem-too-many-throws = the dice can fall in more than { $most } ways
pludo-problem-one-throw = the dice can fall in one way only, which is no chance
pludo-problem-hand-no-cards = a hand is for 'cards' only
# $held: cards in all hands at once; $copies: cards in the deck.
pludo-problem-hand-too-big = all hands together hold { $held } cards, and there are only { $copies }
pludo-problem-hand-no-order = a card in a hand must be playable: give it an order, 'pass' if nothing else
pludo-problem-hand-tries = there are no further tries where players choose from a hand
pludo-problem-no-ransom = nothing ever frees a prisoner: add 'ransom' to some outcome
pludo-problem-no-prisoner = 'ransom' frees prisoners, and no capture takes any
pludo-problem-take-over-later = cannot change during a game in which markers change hands
pludo-problem-take-over-row = 'row' has no room for markers that change hands
pludo-problem-not-steps = must say how far outcomes lead: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = two tables of distances have this name
pludo-problem-tile-twice = { $tile } stands in two tables of distances
# $meetings: how many pairs.
pludo-problem-too-many-meetings = too many routes share too many tiles: { $meetings } pairs of seats on a tile, where { $most } are the most
pludo-problem-two-jumps = two jumps begin on this tile
# $tile: its name; $colour: a seat, as the file writes it.
pludo-problem-jump-off-route = { $tile } does not lie on the route of { $colour }, who can stop where the jump begins
pludo-problem-jump-circle = jumps lead in a circle back to { $tile }
pludo-problem-two-abilities = two abilities have this name
pludo-problem-ability-name = { $name } has another meaning in this file, choose another name
# $kind: an ability as the file names it, for example leap.
pludo-problem-ability-number = { $kind } needs a whole number from 1
# Of a number behind an ability that takes none. $kind: those that take one, as the file names them.
pludo-problem-ability-no-number = belongs to { $kind } alone
pludo-problem-ability-not-hidden = what is used at once is seen by everybody
pludo-problem-ability-throw = a second throw to keep needs throws that are played as one: one die, or dice added up or chosen from, and no hand
pludo-problem-nothing-to-choose = there is no ability that is held to choose from
pludo-problem-nobody-gains = nobody ever gains it: let a tile or an outcome say { $effect }
pludo-problem-pass-no-hand = { $effect }: a card is passed on from a hand; say in randomiser.hand how many are held
pludo-problem-pass-whom = { $effect }: a card goes to one player who is known: next, previous, partner, leader, last or a colour
pludo-problem-deck-no-cards = only cards are drawn from a deck
pludo-problem-two-questions = two questions have this name
pludo-problem-question-answers = needs 2 to { $most } different answers, each has a number key
pludo-problem-question-number = a number among the answers is at most { $most }
pludo-problem-question-whom = { $effect }: nobody is chosen, drawn or captured here
pludo-problem-nobody-asks = it is never asked: let a tile or an outcome say { $effect }
pludo-problem-two-amendments = two amendments have this name
pludo-problem-two-goals = two goals have the same name
pludo-problem-last-left-for-all = 'last left' is one player's goal, and cannot be everybody's or nobody's
pludo-problem-two-turn-rules = two rules for turns have this name
pludo-problem-empty-turn-rule = needs at least one entry
pludo-problem-turn-begin = a turn that would begin can be lost ("skip self") or go to somebody else ("turn to next"), nothing else
# $effect: as written; $who: a colour that no seat has.
pludo-problem-no-such-turn = { $effect }: there is no seat { $who }
pludo-problem-order-first = where the order of play is drawn, the draw says who begins; leave this out
pludo-problem-clash-powers-all = of all powers one is chosen and held; write powers.use "held"
pludo-problem-clash-powers-dice = second throws need dice that are thrown one at a time or added up
pludo-problem-order-unranked = the opening rolls can only rank everybody if the highest or the lowest roll begins
pludo-problem-clash-order-unranked = the opening rolls can only rank everybody if the highest or the lowest roll begins
pludo-problem-order-opening-later = the opening rolls are over when rules change, so they cannot say the order then
pludo-problem-order-play-on = the order of play is not that of the seats, so play cannot go on with somebody else
pludo-problem-no-capture-here = { $effect }: nobody is captured here; 'victim' and 'captor' belong into the reward of a capture
pludo-problem-no-pick-here = { $effect }: when a turn begins or ends nobody is chosen or drawn
pludo-problem-skip-many = { $phrase }: nobody misses more than { $most } turns, so it is played as { $most }
pludo-problem-split-number = { $phrase }: steps to split are a plain number from 2 to { $most }
# $ways: a large number.
pludo-problem-split-many = { $phrase }: its steps can be shared in { $ways } ways, and { $most } are the most; fewer parts, steps or markers make it less
pludo-problem-split-sum = { $phrase }: dice that are added up cannot be split
pludo-problem-split-doubled = { $phrase }: where Doubleds walk half, steps cannot be split
pludo-problem-dice-change = the number of dice may change only where they are alike and each is played by itself
pludo-problem-no-most-markers = { $effect }: say in start.most_markers how many markers a player may have
pludo-problem-give-elsewhere = { $effect }: which marker that is only a tile can tell, write it into on_land of a tile_rule
pludo-problem-send-elsewhere = { $effect }: which marker that is only a tile, a capture or the Start can tell, write it into on_land, reward of [capture] or toll
pludo-problem-send-how = { $effect }: several tiles need 'by choice' or 'by draw' behind them
pludo-problem-send-twice = { $effect }: each tile once, not the one it begins on, and at most { $most } of them
pludo-problem-give-whom = { $effect }: a marker goes to one player who is known, not to yourself, to all, by choice or by draw
pludo-problem-most-markers-idle = no effect makes new markers or gives any away, leave this out
pludo-problem-most-markers-few = a player begins with { $markers } markers, write at least as many
pludo-problem-position-most-tokens = a player has { $most } tokens at most
pludo-problem-duel-name = is what a duel is called, choose another name
pludo-problem-duel-several = { $phrase }: where captures are fought for, one marker moves at a time
pludo-problem-pick-name = is what a choice or a lot is called, choose another name
pludo-problem-order-direction = the order of play is not that of the seats, so it has no direction
pludo-problem-no-name = needs at least one name
pludo-problem-named-twice = the place { $name } is named twice
pludo-problem-routes-apart = no tile lies on the route of every seat
pludo-problem-players-and-seats = must lie between min_players and the number of seats, { $seats }
pludo-problem-arrive-fork = { $arrive } needs routes without a fork
pludo-problem-row-later = a game cannot change to 'row' while it is played
pludo-problem-row-limit = must be 1 where finish.arrive is 'row'
pludo-problem-row-too-short = is too short for a row of so many markers
pludo-problem-row-not-private = { $count ->
    [one] its last tile is the row: no other tile may have its name
   *[other] its last { $count } tiles are the row: no other tile may have their names
}
pludo-problem-one-team = all seats are in one team, two or more are needed
# $phrase: 'team home' or 'partner'.
pludo-problem-no-team = { $phrase } needs seats with a team
# $needs: keys of a rule file and their values.
pludo-problem-needs-key = means nothing here, it needs { $needs }
pludo-problem-column-too-long = a home column is the end of a route without forks, and shorter than the route
pludo-problem-squares-gap = numbered squares go from 1 to the last without a gap, and each route walks a square once
pludo-problem-faces-not-numbered = numbered faces are the outcomes 1 to 6 of dice, all equally likely
pludo-problem-last-left = nobody is ever the last one left: no rule puts a player out of the game
pludo-problem-lose-help = who is out of the game cannot be helped: leave out one of both
pludo-problem-toll-never = this costs points, and nothing in the game brings any
pludo-problem-toll-too-early = this costs points, and nobody can have any before a marker is out: let an outcome score, or waive it for the first ones
pludo-problem-no-win = needs at least one way to win
pludo-problem-win-too-many = { $phrase } can never come true, no seat has more than { $most } markers
pludo-problem-towers-doubled = either towers or a Doubled move together, not both
pludo-problem-no-barrier = never so many stand together, stack.own_limit allows { $limit }
pludo-problem-clash-no-way-out = nobody could ever bring a token out of the yard, so this is no game
pludo-problem-clash-no-way-home = nobody could ever bring a token home, so this is no game
pludo-problem-one-outcome = at least two outcomes are needed to be random
pludo-problem-one-face = at least two outcomes are needed to be random; to change single faces of the base, write merge = ["outcome"] at the top of the file
pludo-problem-bonus-name = is what bonus steps are called, choose another name
pludo-problem-not-copies = is the number of copies of a card: a whole number up to { $most }
pludo-problem-group-all-dice = { $phrase } moves several markers at once, and where all dice have to be played ('all_or_nothing') that cannot be thought through
pludo-problem-amount-many = { $name }: an amount is one number; of several players only 'total.' and 'team.' make one
pludo-problem-amount-wide = may lead { $low } to { $high } steps, more than { $most } distances; a rest of a division, '% 7', keeps it small
pludo-problem-amount-toll = what leaving the Start costs has to be known beforehand: write a number
pludo-problem-no-enter = nothing lets a marker leave the Start: add 'enter'
# $longest: how many tiles the longest route has.
pludo-problem-enter-too-far = { $phrase } leads beyond every route, the longest has { $longest } tiles
pludo-problem-no-capture = there must be a capture, or a 'push' order somewhere
# $tiles: how many there are.
pludo-problem-routes-too-long = all routes together have { $tiles } tiles, { $most } are the most
# $markers: how many there are.
pludo-problem-too-many-markers = there are { $markers } markers in all, { $most } are the most
# $moves: the product.
pludo-problem-too-many-moves = markers times tiles times orders is { $moves }, { $most } is the most

## Who plays

# For programs. $rules: a title; $seats: numbers as given; $last: the highest there is.
pludo-problem-wrong-seats = { $rules } has the seats 0 to { $last }, each once, not { $seats }
# $names, $seats: how many there are.
pludo-problem-names-and-seats = there must be one name for each seat, not { $names } for { $seats }
pludo-problem-nobody-begins = in { $rules } chance decides who begins: name one of the seats

## Positions. owed, streak, before, used, places, deck ... are names in the line.

# $line: the position as it was written; $part: the word that is wrong in it.
pludo-problem-not-a-position = { $line } is not a position: it needs rules, tokens, seat, owed, streak and number
# $problem: what is wrong with it, a clause of this file.
pludo-problem-position = { $line }: { $problem }
# $part: the piece that is wrong, in quotation marks; $line: all of it; $problem: a clause.
pludo-problem-in-position = { $part } in the position { $line }: { $problem }
pludo-problem-position-stuck = owed has dice that cannot be played
pludo-problem-position-extras = extras are name=value, once each: { $names }
pludo-problem-position-loose = a loose game's position names both
pludo-problem-position-direction = direction is left out or counter
pludo-problem-position-cause = cause is one of { $causes }
pludo-problem-position-counts = needs { $seats } numbers, one per seat
pludo-problem-position-number = a whole number from { $low } is needed here
pludo-problem-position-seat = the seats are { $seats }
pludo-problem-position-owed = owed holds ? and { $faces }
pludo-problem-position-tokens = tokens are written colour:step,step,...
# $colour: a seat of the position.
pludo-problem-position-token-count = { $count ->
    [one] { $colour } has one token
   *[other] { $colour } has { $count } tokens
}
pludo-problem-position-seat-order = seats stand in clockwise order, each once
pludo-problem-position-hands = hands are written red:card,card/blue:card, with no more cards than a hand holds
pludo-problem-position-prisoners = prisoners are written red:2:blue for red's token 2 held by blue, each once and in the yard
pludo-problem-position-held = held abilities are written red:name,name/blue:name, no more than { $limit } each
pludo-problem-position-shields = shields are written red:2:3 for red's token 2 and 3 turns, each token once
pludo-problem-position-ability = ability is used, twice or second, in games that have abilities
pludo-problem-position-ended = ended= is together or nobody, of a game that is over by such a goal
pludo-problem-position-all-tokens = { $count } tokens must be there, whoever has them
pludo-problem-position-token = a token is a number of steps, Y in the yard or H in the finish
pludo-problem-position-branch = there is no such branch there
pludo-problem-position-step = the route is not that long, write H for the finish
pludo-problem-position-nobody = nobody sits on { $seat }
pludo-problem-position-places = places must name different seats of the game
pludo-problem-position-before = before must name the same seats as the tokens
pludo-problem-position-opening = during the opening throws one throw is owed and every seat is listed
pludo-problem-position-opening-seats = only seats of the game take part in the opening throws
pludo-problem-position-opening-thrown = the seat to act has already thrown
pludo-problem-position-turn-0 = the turn number is 0 only during the opening throws
pludo-problem-position-used = used names a token that is not there
pludo-problem-position-leader = the leader must be one of the seats
pludo-problem-position-out = out must name seats, each once, and not the one to act
pludo-problem-position-order = order must name every seat once, the leader first
pludo-problem-position-lots = lots are written skip_by_draw:blue+green, with a throw owed for each, at most { $most }
pludo-problem-position-duel = a duel is written red:1:6:12:1 (colour, token, outcome, step, order), with its lot and a throw owed before what is to be played
pludo-problem-position-poll = a question is written poll=red:?:green:blue@1 (whose turn it is, what that seat owes, who answers next, who gave which answer), and the acting seat owes it
pludo-problem-position-sent = tokens that are sent on are written sent=send_marker_to_a4_a9_by_draw:red:1, and what sends the first of them is owed, or a lot among its tiles
pludo-problem-position-route = tokens stand on a route that is not walked now
pludo-problem-position-secret = a choice made in secret stands as * here; such a position can be shown, but not played
pludo-problem-position-heir = heir must be a seat at the table
pludo-problem-position-given = given and resume must be seats, and at most { $most } turns can be given
pludo-problem-position-amended = { $count ->
    [0] there are no amendments
    [one] there is one amendment
   *[other] there are { $count } amendments
}
pludo-problem-position-amended-twice = an amendment takes effect once
pludo-problem-position-deck = deck needs the cards left per outcome
pludo-problem-position-no-place = the game is over but nobody has a place
pludo-problem-position-home = { $seat } has all tokens home and needs a place
pludo-problem-position-over = somebody has won, so nothing is owed
pludo-problem-position-finished = { $seat } has finished and cannot be the one to act
pludo-problem-position-streak = the streak is at most { $most }

## Records and saved games. $word, $text: what stands in the record, in quotation marks; $field: a key of its header

pludo-problem-header-types = the header needs a text 'variant' and lists of texts 'seats', 'players'
pludo-problem-header-seats = the header needs different seats and one player for each
pludo-problem-header-first = the header's 'first' is a colour and [table] a table
pludo-problem-header-unknown = the header has an unknown field { $field }
pludo-problem-header-unplayable = the header cannot be played: { $problem }
pludo-problem-header-seat-order = the header must name the seats clockwise
pludo-problem-header-dice = the header's { $field } is damaged
pludo-problem-header-dice-unknown = the [dice] part of the header has an unknown field { $field }
# $scheme: the name that stands there; $wanted: names to choose from.
pludo-problem-header-dice-scheme = the header's 'dice.scheme' must be one of { $wanted }, this is { $scheme }
# $seat: a colour in quotation marks; $seats: the colours there are.
pludo-problem-record-seat = there is no seat { $seat }, the seats are { $seats }
pludo-problem-record-not-a-turn = { $text } is not a turn, such as '7. red 6:2'
pludo-problem-record-over = expected no turn, the game is over
pludo-problem-record-expected = expected turn { $expected }
pludo-problem-record-opening-over = there is nothing more to throw for
pludo-problem-record-no-throw = { $word } has no throw behind it
pludo-problem-record-after-turn = { $word } comes after the end of the turn
pludo-problem-record-no-move = { $word } moves, but nothing can be moved
# $wanted and $colour: colours of seats, as the record writes them.
pludo-problem-record-whose-turn = it is { $wanted }'s turn, not { $colour }'s
pludo-problem-record-throw = { $word } is not a throw of these rules
# $legal: the moves that may be made, as records write them.
pludo-problem-record-illegal = { $word } is not a legal move here, legal are { $legal }
pludo-problem-record-no-move-due = { $word } is not a legal move here, no move is due
pludo-problem-record-refused = { $word } cannot be thrown now
# $written: how the rules would write it, in quotation marks.
pludo-problem-record-mark = { $word } should be { $written } by the rules
pludo-problem-record-not-over = the result { $result } is not reached, the game is not over
# $result: the last line of the record; $reached: how the game ends by the rules.
pludo-problem-record-result = the result { $result } is not reached, the game ends with { $reached }
pludo-problem-record-after-result = nothing may follow the result
pludo-problem-record-nobody = { $text } does not say whose turn it is
# $record and $position: rules, for example playpalace(sixes.max=0).
pludo-problem-other-rules = the record is of { $record }, the position of { $position }

## Switches of commands. $option: a switch; $given: what was typed behind it; $known: names to choose from
pludo-problem-option-at-least = { $option } must be { $least } or more, not { $given }
pludo-problem-option-budget = --budget must be more than 0 milliseconds, not { $given }
pludo-problem-option-training = --minutes must be more than 0, and --games 1 or more
pludo-problem-option-train-players = --players takes numbers from { $low } to { $high } with commas between them, not { $given }
pludo-problem-train-where = { $name } comes with the game; name the file for the net with --out
pludo-problem-training-damaged = { $file }: is no training that was stopped, or is damaged; move it away to begin anew
pludo-problem-training-of-another = { $file }: is a training of other rules, players or seed; move it away to begin anew
pludo-problem-needs-lab = this needs two more libraries; install them with: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players belongs to --round-robin; else --seats says who plays
# $given: as typed, in quotation marks; $known: the strengths.
pludo-problem-option-strength = there is no strength { $given }, there are { $known }
pludo-problem-option-trial = --games must be 0 or more, and --seconds more than 0
pludo-problem-option-at-most = { $option } must be { $most } or less, not { $given }
# $name: as typed, in quotation marks; $known: all bots.
pludo-problem-no-bot = there is no bot { $name }, there are { $known }
# $text: as typed, in quotation marks.
pludo-problem-not-a-bot = { $text } is not a bot; several are written 3*greedy
# A bot of somebody's own, whose name may stand before it. $said: what it said, chose or raised, or seconds; $wanted: what it should say.
# $fault: missing, locked, command, start = of a program; unusable, mute = of a class; foreign = another protocol; raised = words of Python.
pludo-problem-bot-fault = { $fault ->
    [missing] there is no such program
    [locked] this program may not be started
    [command] the command is empty, or a quotation mark is missing
    [start] cannot be started: { $said }
    [unusable] cannot be used: { $said }
    [mute] has no method { $said }
    [foreign] said { $said } instead of { $wanted }
    [number] said { $said } instead of the number of a move
    [illegal] chose { $said }, which is not allowed
    [talkative] says more than it is asked
    [late] gave no answer in { $said } seconds
    [ended] has ended
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } is no bot; one of your own is written module:Class or cmd:COMMAND
pludo-problem-process-lost = a process has ended in the middle of a game; give the same command again
pludo-problem-round-robin = a round robin needs two or more different bots
pludo-problem-scenario-json = is not a JSON object
# $part: a key in quotation marks.
pludo-problem-scenario-given = a scenario is an object with a part { $part }
pludo-problem-no-scenario = holds no scenario
# $phase: as it was written, in quotation marks.
pludo-problem-scenario-phase = there is no phase { $phase }, there are { $known }
# $field: a key of the file in quotation marks, here and below.
pludo-problem-scenario-one-of = { $field } must be one of { $known }
pludo-problem-scenario-expect = 'expect' must be an object that names at least one field
pludo-problem-scenario-unknown = there is no field { $field }
pludo-problem-scenario-unknown-choice = a choice has no field { $field }
# $kind: what the key must hold.
# $field: a key in quotation marks.
pludo-problem-scenario-needs = { $field } must be { $kind ->
    [variant] the name of a variant
    [object] an object
    [throws] a list of throws
    [choices] null or a list of moves
    [moves] moves that name a token or an order
    [count] a whole number from 0
    [counts] whole numbers by seat
    [names] a list of names
    [places] a list of places by seat
    [dice] a list of dice
   *[abilities] a list of abilities by seat
}
# $variant: rules by their name, for example playpalace; $seat: a colour as written.
pludo-problem-scenario-seat = { $variant } has no seat { $seat }
# $variant as above; $outcome: a card or a face of it as written.
pludo-problem-scenario-outcome = { $variant } has no outcome { $outcome }
# $places: a list of squares as it was written.
# $seat: a colour as written.
pludo-problem-scenario-places = { $seat } cannot stand on { $places }
# $token: a colour and a number as written, for example 'red:7'.
pludo-problem-scenario-token = there is no token { $token }
# $ability: its name as written.
pludo-problem-scenario-ability = there is no ability { $ability }
# $dice: a throw as it was written, for example [9].
pludo-problem-scenario-throw = { $dice } cannot be thrown now
pludo-problem-scenario-no-client = keys can only be pressed by the command, not from here
pludo-problem-scenario-opening-more = more opening throws than the rules ask for
pludo-problem-scenario-opening-open = nobody begins yet, a round of opening throws is missing
pludo-problem-scenario-tokens-seats = 'tokens' must name exactly the seats
pludo-problem-scenario-turn-seat = 'turn' must name one of the seats
pludo-problem-scenario-choice-refused = a choice is refused
# $choice: a move as it was written, in JSON.
pludo-problem-scenario-choice-others = the choice { $choice } is refused, but others follow
pludo-problem-scenario-left = throws or choices are left over
pludo-problem-scenario-short = the keys ask for more throws than there are
pludo-problem-scenario-key = there is no key { $key }
# $name: a key or a name that was looked for, in quotation marks.
pludo-problem-scenario-missing = { $name } is missing or has no such name
# $fault: words of Python.
pludo-problem-scenario-kind = a value is of the wrong kind ({ $fault })
# $problem: one of the clauses above, or what is wrong with the rules.
pludo-problem-scenario-cannot-run = cannot be run: { $problem }
# A line of the result. $field: the key without quotation marks; $expected, $got: values in JSON.
pludo-problem-scenario-differs = { $field }: expected { $expected }, got { $got }
# $field, $expected: as in the message above.
pludo-problem-scenario-nothing = { $field }: expected { $expected }, got nothing
# $fault: ordinary = a folder or device, foreign = other content, series = of another arena, game = one line of it; $number: which.
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } is not an ordinary file
    [foreign] { $file } is not a file of arena results
    [series] { $file } holds results of other seats, seed or rules
   *[game] { $file }, line { $number }, is not a game of these bots
}; name another file
pludo-problem-plot-ending = { $file }: a picture's name ends with .svg, .png or .pdf
# $what: what cannot be done without it; $package: as pip knows it.
pludo-problem-needs-library = { $what ->
    [ratings] ratings need
    [cluster] a cluster needs
   *[pictures] pictures need
} one more library; install it with: pip install { $package }

## Dask clusters. A worker is a process of one, perhaps elsewhere. $address: where the cluster is; $there, $here: versions

pludo-problem-cluster-version = a worker has version { $there } of the game, and here is { $here }
pludo-problem-cluster-rules = a worker has other rules in { $name }
pludo-problem-cluster-game = a worker has no game, or another version of it: { $reason }
# $reason: what the system says, or the library, in English.
pludo-problem-cluster-refused = { $address } is no cluster that can be used: { $reason }
pludo-problem-cluster-empty = the cluster { $address } has no workers
pludo-problem-cluster-lost = the cluster { $address } was lost; the games so far are kept
pludo-problem-cluster-address = { $address } is no cluster; one is written tcp://HOST:PORT

## The switch --roll of a command

# $roll: as typed; $dice: how many dice the rules throw at once.
pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } is not allowed now: it takes one die from 1 to 6, when a throw is due
   *[other] --roll { $roll } is not allowed now: it takes two dice such as 6,3, when a throw is due
}
# $roll: as typed; $faces: cards or faces to choose from.
pludo-problem-roll-face = --roll { $roll } is not allowed now: it takes one of { $faces }, when a throw is due

## New and installed rule files. $reason: what the system says

pludo-problem-not-removed = { $file } cannot be removed: { $reason }
pludo-problem-new-variant-folder = { $folder } is a folder; name a file, for example my-game.toml
# $right: the same name with the right ending.
pludo-problem-new-variant-ending = { $file }: the name of a rule file ends with .toml, for example { $right }
pludo-problem-new-variant-there = { $file } is already there, choose another name
pludo-problem-not-shipped = there is no shipped variant { $name }
pludo-problem-install-what = name a file to install, or --remove and the name of an installed variant
pludo-problem-install-shipped = { $name } is the name of a shipped variant, give the file another name
pludo-problem-not-installed = no variant of that name is installed
pludo-problem-not-installed-but = no variant of that name is installed, installed are { $known }

## Pictures of boards

pludo-problem-picture-ending = { $file }: a picture's name ends with .svg or .png
pludo-problem-picture-folder = there is no folder { $folder }; make it, or name another one
pludo-problem-needs-plots = PNG pictures need one more library, SVG needs none; install it with: pip install "playpalace-ludo[plots]"

## Rule files: conditions. $word, $part: pieces of the condition as written, in quotation marks

# $text is the condition, $column where in it the mistake is (0 where the file's column is told), $problem what it is.
pludo-problem-condition = { $column ->
    [0] in { $text }: { $problem }
   *[other] in { $text } at column { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } cannot have a condition here; 'when' says when it holds
pludo-problem-sum-condition = { $phrase } cannot have a condition, because these dice are added up
pludo-problem-condition-long = a condition has at most { $most } characters
pludo-problem-condition-deep = brackets and 'not' may stand at most { $most } deep in each other
pludo-problem-condition-parts = a condition has at most { $most } parts
pludo-problem-condition-number = { $most } is the largest number
pludo-problem-condition-sign = { $sign } means nothing here
pludo-problem-condition-end = it ends too early, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } does not fit here, { pludo-problem-condition-wanted }
# The second half of other messages. $wanted: what could stand there.
pludo-problem-condition-wanted = { $wanted ->
    [joint] after a condition comes 'and', 'or' or its end
    [bracket] a closing bracket is missing
    [number] a number must follow the minus
   *[value] here comes a name or a number
}
pludo-problem-condition-name = there is no name { $name }
pludo-problem-condition-subject = there is no { $name } to ask
pludo-problem-condition-nobodys = { $name } belongs to the table, not to a player
pludo-problem-condition-total = { $name } is true or not, so it has no total
pludo-problem-condition-takes-none = { $name } has nothing in brackets
pludo-problem-condition-takes = { $name } needs a name in brackets
pludo-problem-condition-argument = here must be a name for { $name }, in quotes if it has spaces
pludo-problem-condition-divisor = behind % comes a number above 0
pludo-problem-condition-not-number = { $part } is true or not, here must be a number
pludo-problem-condition-not-truth = { $part } is a number and must be compared with something
pludo-problem-condition-two-subjects = one comparison can ask only one such question, split it with 'and'
pludo-problem-condition-no-marker = { $name } can only be asked of a marker that moves
pludo-problem-condition-no-draw = { $name } says nothing here: nothing has been drawn before a turn begins or once it is over
pludo-problem-condition-no-victim = 'victim' can only be asked where something is captured
pludo-problem-condition-no-answer = 'answer' can only be asked in the effects of a question
pludo-problem-condition-never = this can never be true
pludo-problem-condition-always = this is always true

## Tournaments: $place is a block of the file, for example "game 3".

pludo-problem-contest-format = needs format = { $most }
pludo-problem-contest-key = has a key { $key } that no tournament has
# $key: a key of the file; $kind: what must stand behind it.
pludo-problem-contest-value = { $key } must be { $kind ->
    [number] a whole number
   *[text] a text in quotes
}
pludo-problem-contest-block = { $block } must be written as a block of its own
# $kind: as the file names it: knock-out or round-robin.
pludo-problem-contest-no-rounds = { $kind } knows its rounds, leave rounds out
pludo-problem-contest-winner = { $place }: { $name } won a game without playing in it
pludo-problem-contest-pair = { $place }: players must be the names of two players
pludo-problem-contest-order = { $place }: this game does not come now; see the rounds before it
pludo-problem-contest-nobody = { $place }: nobody in the tournament is called { $name }
# $kind: as the file names it, for example swiss.
pludo-problem-contest-no-seats = two meet in { $kind }, leave seats out
pludo-problem-contest-table-games = at tables a round is one game, leave games out
pludo-problem-contest-places = { $place }: places must be { $count } numbers, one for each player, such as 1, 2, 2, 4

## Purses

pludo-problem-no-page = The page of the game is not in this installation. From a checkout it is built with npm and Node: python -m tools.make_web

## Settings of a server's owner: ludo_plus.toml. Names in them, such as true, stay as they are. $value: what the file says; $used: what counts instead.

pludo-problem-settings-lost = { $problem }; nothing of this file is used
# $variable: of the system, LUDO_PLUS_CONFIG.
pludo-problem-settings-file-gone = { $variable } names { $file }, which does not exist
pludo-problem-settings-not-from-lobby = tables may not change this, says [lobby] in { $file }; it is ignored
pludo-problem-settings-unknown = there is no such setting
pludo-problem-settings-unlike = there is no such setting; it may be { $choices }
pludo-problem-settings-table = must be a table, for example { $example }
pludo-problem-settings-no-key = { $name } is no setting and no table of settings
pludo-problem-settings-list = must be a list such as { $example }
pludo-problem-settings-no-list = must be a list
pludo-problem-settings-empty = is empty; { $choices } are allowed
pludo-problem-settings-switch = { $value } is not true or false; { $used } is used
pludo-problem-settings-variants = must be a list such as { $example }; all are offered
# $name: a rule file; $called: the title players would hear.
pludo-problem-settings-same-name = { $name } is not offered: one named before it is called { $called } too; give its file another name
pludo-problem-settings-none-offered = names none that can be offered; all shipped ones are
# $name: a rule file; $problem: what is wrong with it, a clause or sentences.
pludo-problem-settings-not-offered = { $name } is not offered: { $problem }
pludo-problem-settings-crowd = { $name } needs more than { $most } players
# $name: a rule file; $called: the title players would hear.
pludo-problem-settings-shipped = { $name } is not offered: a shipped variant is called { $called }; give the file another name
pludo-problem-settings-no-knob = there is no such knob
pludo-problem-settings-upside-down = min { $low } is above max { $high }; both are ignored
pludo-problem-settings-outside = { $value } is outside the limits given with it
pludo-problem-settings-no-number = { $knob } is not a number; give choices instead
pludo-problem-settings-no-file = there is no file { $file }; name the ludo_plus.toml of a server

# The game in a server: host, host --install and --uninstall.
pludo-problem-host-name = name the directory of a server
# $either: PlayPalace or PlayAural.
pludo-problem-host-no-folder = { $path } does not exist; name the directory of a { $either } server
pludo-problem-host-built = { $path } is a server built into one file, and nothing can be put into it; build it from a checkout in which Ludo Plus is installed, as docs/hosts-reference.md says
# $files: names of files.
# $either: PlayPalace or PlayAural.
pludo-problem-host-unknown = { $path } is no { $either } server: it has no server directory with { $files }
pludo-problem-host-no-python = there is no Python at { $name }, nor a command of that name
# $missing: each Python and what it lacks.
pludo-problem-host-python-lacks = no Python can run { $title } with our game; these lack something: { $missing }. Install that there, or name a Python with --python
# $python: a path; $reason: what the system says, in English.
pludo-problem-host-python-start = { $python } cannot be started: { $reason }
# $python: a path; $reason: the last line it printed, in English.
pludo-problem-host-python-fails = { $python } does not run: { $reason }
pludo-problem-host-python-silent = { $python } does not say where its packages live
pludo-problem-host-exchanged = { $path } was exchanged while it was made; nothing was changed
pludo-problem-host-not-ours = { $path } is there already and not ours; move it away and try again
# $account: other = another account of this computer could do it.
# $done: what was to be done with $path.
pludo-problem-host-cannot = { $path } cannot be { $done ->
    [written] written
    [removed] removed
   *[read] read
}: { $reason }{ $account ->
    [other] ; run this as the account to which the server's directory belongs
   *[same] { "" }
}
# $reason: what the system says.
pludo-problem-host-not-backed-up = { $path } could not be backed up: { $reason }
pludo-problem-host-library-compiled = { $file } is for one Python alone and cannot be given to a server
