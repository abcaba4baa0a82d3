### Ludo Plus inside a PlayPalace or PlayAural server: table options, announcements, the rules document.
###
### Variables, where a message does not say it itself:
### $name: of an option, a set of options or a bot; $value: what it is set to; $desc: what it is for; $variant: a variant's title;
### $player: a player's name; $colour: a colour; $seconds, $coins, $games, $players, $points, $count: how many; $low to $high, $most: limits.
### $place: 1 for the first; $number: which game of a series; $digits: hexadecimal digits; $code, $words: words of the dice;
### $key and $help: a key and what it does; $stake: coins that everybody puts in; $throw: as in game.ftl.

# The name in the server's list of games.
pludo-host-game-name = Ludo Plus

## Options of a table: the value is the label in the options menu, .desc says what the option does.
# One row of the options menu.
# A row of a menu. $value: what the option $name is set to.
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Variant
    .desc = Which rules are played. Choosing a variant sets all its rules back to their own values.
pludo-host-option-seats = Seats for two
    .desc = Whether two players sit side by side or across from each other.
pludo-host-option-bots = Bots
    .desc = How strong the bots at this table play.
pludo-host-option-pace = Pace
    .desc = How much time is left between dice, steps and sentences.
pludo-host-option-turn-timer = Turn timer
    .desc = How long a turn may take. After that a bot plays for the slow player until they press a key.
pludo-host-option-hints = Hints
    .desc = Who may ask for a good move: nobody, a player alone with bots, or everybody. Only the one who asks hears it.
pludo-host-option-undo = Taking back
    .desc = Whether a choice may be taken back. The dice stay as they fell, and everybody at the table is told.
pludo-host-options-back = Back to the options

## Values of these options
pludo-host-seats-standard = side by side
pludo-host-seats-opposite = across
pludo-host-bots-random = random
pludo-host-bots-easy = easy
pludo-host-bots-normal = normal
pludo-host-bots-hard = hard
pludo-host-bots-expert = expert
pludo-host-pace-slow = slow
pludo-host-pace-normal = normal
pludo-host-pace-fast = fast
pludo-host-pace-instant = at once
pludo-host-hints-off = off
pludo-host-hints-alone = alone with bots
pludo-host-hints-all = for everybody
pludo-host-undo-off = off
pludo-host-undo-own-turn = in your own turn
pludo-host-undo-next-throw = until somebody else rolls
pludo-host-timer-value = { $seconds ->
    [0] off
   *[other] { $seconds } seconds
}

## Colours in the lobby
# The row of the one who reads it. $colour is a colour as a word, or the next message.
pludo-host-colour = Your colour: { $colour }
pludo-host-colour-any = any that is left
pludo-host-colour-prompt = Which colour?
# A row of the list: somebody else has chosen it.
# $player: a name.
pludo-host-colour-of = { $colour }, { $player } has it
# $colour is a colour as an adjective, $player has taken it before.
pludo-host-colour-taken = { $player } has { $colour }.
# Said to everybody in the lobby. $player: a name; $colour: pludo-colour.
pludo-host-colour-chosen = { $player } plays { $colour }.
    .you = You play { $colour }.
pludo-host-colour-free = { $player } takes any colour that is left.
    .you = You take any colour that is left.

## The rules in the lobby
# A row of guests; Enter opens the rules.
pludo-host-table-rules = Rules: { $variant }

## Changing options
pludo-host-variant-set = Variant: { $variant }. All its rules are set.
# Told to the whole table; $name is the option's label.
# $value: what the option $name is set to now.
pludo-host-option-set = { $name }: { $value }.
# The options that were chosen do not go together; $problem: a sentence that says which.
pludo-host-option-clash = The game cannot start with these options: { $problem }
# $name is the option's label, here and below.
pludo-host-option-range = { $name } can be { $low } to { $high } here.
pludo-host-option-squares = { $name }: numbers of squares on the track, with commas between them, or 0 for none.
pludo-host-option-long = { $name }: { $most } characters are the most that can be taken.
pludo-host-long-name = A bot's name has { $most } characters at the most.
# The owner of the server has fixed it.
pludo-host-option-fixed = The server does not allow another value for { $name }.
# A sentence that says which options do not go together follows.
pludo-host-start-rules = The game cannot start with these options.
# $range is "one" where only one number fits, else "several".
pludo-host-start-players = This variant is for { $range ->
    [one] exactly { $low } players
   *[several] { $low } to { $high } players
}. There are { $players } at the table.
# $coins: what somebody has.
# $player: a name; $coins in the purse; $stake: how many it takes.
pludo-host-start-coins = { $player } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, and the stake is { $stake }.

## In a game
pludo-host-watching = You are watching this game.
# Spoken to the player who has to choose a move; the moves are in the menu.
pludo-host-choose = { $count ->
    [one] One move, Enter plays it.
   *[other] { $count } moves: choose.
}
# A token was named that can use several dice; the moves follow.
pludo-host-which-die = Which die?
# Asked before a square to explore is typed.
pludo-host-go-where = Which square? Its number or name
# The board as a grid: a place of it that is no square, and the last place, which closes it.
pludo-host-grid-nothing = No square
pludo-host-grid-back = Back to the game
# The grid was asked for, but the board has too many squares.
pludo-host-no-grid = This board is too large for a grid. K and J walk over it.
pludo-host-no-such-player = There are only { $players } players.
# Asked for a hint, by the option of the table.
pludo-host-no-hints = No hints
    .off = There are no hints at this table.
    .alone = There are hints only for a player alone with bots.
pludo-host-no-undo = Taking back is off at this table.
    .nothing = There is no choice you could take back now.
pludo-host-undone = { $player } takes a choice back. { pludo-host-same-again }
    .you = Taken back. { pludo-host-same-again }
# Behind pludo-host-undone.
pludo-host-same-again = { $throw ->
    [cards] The same cards come again.
    [spinner] The spinner stops where it stopped.
   *[dice] The dice stay as they fell.
}
pludo-host-timer-on = A turn may take { $seconds } seconds.
pludo-host-seconds-left = { $seconds } seconds left.
pludo-host-too-slow = { $player } takes too long. A bot plays for { $player } now.
    .you = You took too long. A bot plays for you until you press a key to play.
# Told after the host has said that a bot replaces somebody, when it is their turn.
# $player: a name.
pludo-host-waits = The bot waits { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} for { $player } to come back.
# The last human of a game has dropped out; told to who watches.
# Told at the log-in of somebody for whom the game has waited in vain.
pludo-host-saved-meanwhile = Your game of Ludo Plus waited for you and was then saved. It goes on from Saved Tables in the main menu.
# $player has lost the connection; $minutes is how long the table waits.
pludo-host-held = The connection of { $player } is lost. The game waits up to { $minutes } minutes.
# Told to who comes while others of the game are awaited; $players: their names.
pludo-host-missing = Not back yet: { $players }.
# Told when the wait for a lost connection is over.
pludo-host-absent = { $player } is not back. A bot plays for { $player } until then.
pludo-host-back = { $player } is back.
    .you = You are back.
pludo-host-fault = Something went wrong in Ludo Plus. The game goes on; the server owner can find it in the log.
pludo-host-fault-end = Ludo Plus cannot go on with this game and stops it. The server owner can find the position in the log.
pludo-host-brought-back = The server stopped suddenly, and this game was kept.
    .cut = The server stopped suddenly, and this game was kept, but its last turn may be missing.
pludo-host-set-aside = The game at this table could not be read after the restart. The server owner has it in a file. You can start a new one.
# The whole plugin could not be loaded.
pludo-host-table-lost = This saved table could not be read, so it was closed. The server owner has it in a file.
pludo-host-not-loaded = Ludo Plus is not available on this server now. Its tables and results are kept. Please tell the server owner.

# Leaderboards of one variant, in the server's list of leaderboards of our game.
# .mine: the same among a player's own statistics, with the number.
# $variant: its title; $value: the rating, a number.
pludo-host-board-rating = { $variant }: skill rating
    .mine = { $variant }, skill rating: { $value }
# A board of results at the server; .mine is a player's own line.
# $variant: its title; $value: how many.
pludo-host-board-wins = { $variant }: games won
    .mine = { $variant }, games won: { $value }
# Told at the start where hints are for everybody or choices may be taken back.
pludo-host-not-rated = Not rated: hints or taking back are on.

## The end
pludo-host-result-title = The game is over.
# A line of the table at the end: place, name, tokens home.
# $place: first, second ... as a number; $player: a name; $count tokens home.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] one token home
   *[other] { $count } tokens home
}

## The rules document
pludo-host-doc-title = Ludo Plus Rules
pludo-host-doc-goal = Bring all your tokens round the board and home before the others do. A token leaves its yard with a six, walks round the track, turns into its own home column and has to reach the finish exactly. Whoever lands on a token of another player sends it back to its yard, unless the square is safe.
pludo-host-doc-turn = Press R to roll. If there is one move, it is made for you where the rules say so. If there are several, choose one in the menu, or press the number of the token. Everything else is there to ask, at any time, also when it is not your turn.
pludo-host-doc-default = The rules of { $variant }
pludo-host-doc-variants = Variants
pludo-host-doc-keys = Keys
# A line of the rules document: a key and what it does.
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Options of a table
# A line of the rules document: an option and what it means.
# A line of the manual. $name: of an option; $desc: what it does.
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = On a phone or in a browser all of this is in the menus: moves in the game menu, questions below them or in the actions menu.
pludo-host-doc-away = If you lose the connection, a bot keeps your seat until you come back; on your turn it waits ten seconds for you. If you were the only human, the game waits five minutes, then the table is saved.

# A row of the lobby's menu. $given: drawn where the player typed nothing, sealed where the player's program keeps the words to itself until all are in.
# $given: where the words come from; $words: what was typed.
pludo-host-dice-words = { $given ->
    [drawn] Words for the dice: drawn for you
    [sealed] Words for the dice: sealed by your program
   *[typed] Words for the dice: { $words }
}
# Words came while a game was about to begin.
pludo-host-dice-late = Too late: these dice are being mixed.
pludo-host-dice-changed = The game did not begin, because players or rules changed while the dice were mixed. There are other dice now; start again.
    .series = Players or rules changed while the dice were mixed, so this game has other dice. Their code: { $code }.
pludo-host-dice-words-prompt = Any words, to be mixed into the dice of the next game. A dash has some drawn for you:
# Said in the lobby with the code.
pludo-host-dice-sees = The server sees the words you add: with a confederate it could choose the dice. The terminal client, playpalace-ludo connect, seals your words until all are in.
# Pressing the same key again opens a document.
pludo-host-dice-again = Once more shows all digits.
# The title and the lines of that document. $digits: 64 letters and digits.
pludo-host-dice-digits = The dice in digits
# $digits here and below: a long row of digits and letters, for those who check dice.
pludo-host-dice-commitment = Commitment of this game, told before it: { $digits }
pludo-host-dice-commitment-next = Commitment of the next game: { $digits }
pludo-host-dice-seed = Seed: { $digits }
# $words: what the player typed to be mixed into the dice.
pludo-host-dice-added = Words of { $name }: { $words }
pludo-host-dice-seal = Hash of the whole record: { $digits }

pludo-host-record = The record of this game

## Coins

pludo-host-option-stake = Stake
    .desc = Play money that every person puts on the table when a game begins. It is paid out by places.
# $coins: 0 for no stake.
pludo-host-stake-value = { $coins ->
    [0] none
   *[other] { $coins } coins each
}
pludo-host-option-doubling = Doubling
    .desc = In a game of two people each may offer to double the stake; the other takes it or gives up the stake.
pludo-host-doubling-off = off
pludo-host-doubling-on = on

## A series of games at one table

pludo-host-option-series = Series
    .desc = How many games are played one after the other. After each the standing is told: a point for every player you left behind.
pludo-host-series-value = { $games ->
    [one] a single game
   *[other] { $games } games
}
# Said as a game of a series begins. $number: which of $games.
pludo-host-series-game = Game { $number } of { $games }.
# $rows: everybody with their points, the best first.
# $number: which game of $games; $rows: a list of pludo-host-series-row.
pludo-host-series-standing = Game { $number } of { $games } is over. The standing: { $rows }.
# $rows: a list of pludo-host-series-row.
pludo-host-series-over = The series of { $games } games is over: { $rows }.
# An item of $rows.
# $place: first, second ... as a number; $points so far.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] one point
   *[other] { $points } points
}

## Lists over the lobby

pludo-host-list = Choose
pludo-host-list-type = The new value:
pludo-host-list-barred = You may no longer do that.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Your sets of options
# $variant: the game of this set; $next: true for the set the player's next table begins with.
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, for your next table
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Save the options of this table
# The prompt of a text field.
pludo-host-sets-name = Name of this set:
pludo-host-sets-use = Use it at this table
pludo-host-sets-rename = Rename it
pludo-host-sets-delete = Delete it
pludo-host-sets-usual = Begin with the options of this server
    .done = Your next table begins with the options of this server.
# $name here and below: the name a player gave to a set of options.
pludo-host-sets-saved = Saved as { $name }. Your next table begins with it.
pludo-host-sets-renamed = Now called { $name }.
pludo-host-sets-deleted = { $name } is deleted.
# Everybody at the table hears this.
# $name: of the set, as the player named it; $variant: a title.
pludo-host-sets-used = Options of { $name }. Variant: { $variant }.
# Said in the lobby. $name: of the set, as the player named it; $variant: a title.
pludo-host-sets-begins = This table begins with your options { $name }. Variant: { $variant }.
pludo-host-sets-not-offered = { $variant } is not offered here any more. Nothing is changed.
pludo-host-sets-full = You have { $most } sets. Delete one first.
pludo-host-sets-taken = { $name } is the name of another set. Nothing is changed.
pludo-host-sets-misnamed = A name has 1 to { $most } characters. Nothing is changed.
pludo-host-sets-unwritten = That cannot be saved at the moment. Nothing is changed.
