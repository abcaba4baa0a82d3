### Menus of the terminal client.
###
### Translators: the first word matters most, since first letters jump to a row. Rows that hold a value
### read "name: value". The attribute .desc says in one sentence what an option or a value means.
###
### Variables, where a message does not say it itself:
### $value: what is chosen now, in words or percent; $name: what somebody typed; $label: the row; $at of $count: its place in the menu.
### $title, $players, $who, $winners, $turn and $when: a game, with whom, who won, how far it is and when it was; $you: yes if the hearer plays.
### $day, $month, $year and $time: a date; $keys: keys of a command; $low to $high: what may be typed; $words: words somebody added.
### $games, $seats, $rounds, $coins: numbers of a tournament or a purse; $key: a key.

## Every menu

# $letter: the letter pressed.
pludo-menu-no-letter = Nothing here begins with { $letter }.
# A row and its place in the menu: "New game, 2 of 11".
# The place of a row. $label: the row; $at: its number.
pludo-menu-at = { $label }, { $at } of { $count }
pludo-menu-on = on
pludo-menu-off = off
pludo-menu-not-set = not set
# $label: the row, with its value.
pludo-menu-type = { $label }. Type the new text and press Enter. Enter alone leaves it.
    .touch = { $label }. Type the new text. Empty leaves it.
# $text: what has been typed; "none" if nothing.
pludo-menu-text-there = Now it says: { $text }. Typing replaces it, an arrow keeps it.
    .touch = Now it says: { $text }
pludo-menu-cleared = Cleared.
# $text is what was typed, key by key.
pludo-menu-typed = { $text ->
    [none] Nothing typed yet. Enter finishes, Escape leaves.
   *[other] Typed so far: { $text }. Enter finishes, Escape leaves.
}
    .touch = { $text ->
        [none] Nothing typed yet.
       *[other] Typed so far: { $text }.
    }
pludo-menu-help = Up and down arrows walk, Enter chooses, left and right change a value, Space explains, Escape goes back. First letters jump.
    .touch = Every row is a button. Where there is a value, Previous and Next beside it change it; Explain tells what a row is for.
pludo-menu-help-title = Help. Down arrow reads on, Escape closes.
    .touch = Help.
pludo-menu-keys-title = Keys of the game. Down arrow reads on, Escape closes.
    .touch = Keys of the game.

## Main menu

# Backspace in the main menu, which never ends the program.
pludo-menu-nothing-behind = This is the main menu, there is nothing behind it. Escape twice or Control Q quits.
    .touch = This is the main menu, there is nothing behind it.
pludo-menu-main-title = Main menu.
# Escape in the main menu, pressed once.
pludo-menu-leave = Escape again ends the program.
    .touch = Once more ends the program.
pludo-menu-continue = Continue your game
# $count: number of unfinished games.
pludo-menu-continue-one-of = Continue one of { $count } games
pludo-menu-continue-title = Which game?
pludo-menu-new-game = New game
# Begins a game with the rules and seats of the last one.
pludo-menu-same-table = Same table again
pludo-menu-others = Play with others
pludo-menu-lessons = Learn to play in a guided game
pludo-menu-finished = Finished games, to hear again
# Said while a list is made for the first time; keys answer meanwhile, Escape stops.
pludo-menu-reading-games = Reading your finished games. This takes a while the first time.
pludo-menu-reading-rules = Reading your rule files. This takes a while the first time.
pludo-menu-finished-title = Finished games.
pludo-menu-puzzles = Puzzles and ear training
pludo-menu-your-games = Your games: statistics and rating
pludo-menu-replay = Hear it again
pludo-menu-learn = Learn from your mistakes
    .desc = The choices that cost you most, at most ten: find better, and hear whether it was.
pludo-menu-analyse = Where it turned
    .desc = The turns that changed your chances most, the dearest choices, and how well everybody chose.
pludo-menu-analyse-title = Where the game turned. Down arrow reads on, Escape closes.
    .touch = Where the game turned.
pludo-menu-options = Options
# A row of the main menu that leads to rules and keys.
pludo-menu-help-rows = Help
pludo-menu-rules = Rules
pludo-menu-rules-title = Rules. Down arrow reads on, Escape closes.
    .touch = Rules.
pludo-menu-variants-title = Rules of which game?
pludo-menu-keys = Keys
pludo-menu-key-help = Explain keys as I press them
pludo-menu-quit = Quit
# $title: name of the rules; $players: the others' names if $you is yes, else all names; $when: see below.
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] with { $players }
   *[no] { $players }
}, turn { $turn }, { $when }
# $winners: names of those who won.
# $you: whether the player took part; $players: names; $who has won.
pludo-menu-finished-game = { $title }, { $you ->
    [yes] with { $players }
   *[no] { $players }
}, { $who ->
    [you] you won
    [nobody] nobody won
   *[other] won by { $winners }
}, { $when }
# $game: one of the rows above; $server: who sent it, "unknown" for records from files and of earlier versions.
pludo-menu-received-game = { $game }, from { $server ->
    [unknown] another computer
   *[other] { $server }
}
# $days: how many days ago; $time as 20:15.
# When a game was saved. $days ago; $day, $month, $year: numbers; $time: for example 17:05.
pludo-menu-when = { $days ->
    [0] today, { $time }
    [1] yesterday, { $time }
   *[other] { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
}
pludo-menu-remove = Press Delete again to remove this game.
    .touch = Once more removes this game.
pludo-menu-removed = Removed.
# A rule file of one's own, by the name of its game.
pludo-menu-file = { $name }

## In a game

# $over: yes if the game is over.
pludo-menu-game-title = { $over ->
    [yes] Game menu.
   *[no] Game menu. The game waits.
}
# A button when a game is over, and when a game of a tournament is over.
pludo-menu-play-again = Play again
pludo-menu-after-match = On with the tournament
pludo-menu-back-to-game = Back to the game
pludo-menu-stop-lessons = Stop the lessons
pludo-menu-commands = All commands
pludo-menu-commands-title = Commands. Enter does it.
    .touch = Commands.
pludo-menu-export = Export record and transcript
pludo-menu-leave-game = Leave for the main menu; the game is saved

## A new table

pludo-menu-table-title = New game.
pludo-menu-start = Start
    .desc = Begins the game with this table.
# $title: name of the variant.
pludo-menu-variant = Game: { $title }
pludo-menu-players = Players: { $count }
    .desc = How many play. Bots take new seats, and are the first to leave.
# $strength: one of those below.
pludo-menu-bots = All bots: { $strength }
# $colour: id of a colour.
pludo-menu-seat-you = { pludo-player }: you
# A seat of a new table: "Red: Ann".
pludo-menu-seat-person = { pludo-player }: { $name }
# $strength is how strong the bot is: "Red: bot, hard".
pludo-menu-seat-bot = { pludo-player }: bot, { $strength }
pludo-menu-seat-empty = { pludo-player }: nobody
pludo-menu-seat-help = Left and right say who sits here; Enter types the name of a person.
    .touch = Previous and Next say who sits here; the row itself types the name of a person.
pludo-menu-strength-random = random
pludo-menu-strength-easy = easy
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = hard
pludo-menu-strength-expert = expert
pludo-menu-knobs = Change the rules
    .desc = Every rule that can be set, in groups.
pludo-menu-knobs-title = Rules of this table. Left and right change a value; squares and large numbers are typed after Enter.
    .touch = Rules of this table. Previous and Next change a value; squares and large numbers are typed.
pludo-menu-knobs-board = Board
pludo-menu-knobs-safe = Safe squares
pludo-menu-knobs-dice = Dice
pludo-menu-knobs-stack = Own tokens on one square
pludo-menu-knobs-home = Home column
pludo-menu-knobs-capture = Capturing
pludo-menu-knobs-bonus = Extra throws
pludo-menu-knobs-sixes = Too many sixes
pludo-menu-knobs-turn = Turns
pludo-menu-knobs-end = End of the game
pludo-menu-knobs-teams = Partners
pludo-menu-knobs-powers = Powers
# $option: name of a rule; $value: its value.
pludo-menu-knob = { $option }: { $value }
# $value: the squares that are safe now.
pludo-menu-type-squares = Safe squares: { $value }. Type others with spaces between them, 0 for none, and press Enter. Enter alone leaves them.
    .touch = Safe squares: { $value }. Type others with spaces between them, 0 for none. Empty leaves them.
pludo-menu-type-number = Type a whole number from { $low } to { $high } and press Enter, or Escape to leave it.
    .touch = Type a whole number from { $low } to { $high }.
pludo-menu-presets = Saved tables
    .desc = Tables you saved, rules and seats together.
pludo-menu-presets-title = Saved tables.
# A table that was saved, by the name the player gave it.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Save this table under a name
    .desc = Keeps rules and seats for later games.
pludo-menu-name-preset = Type a name for this table and press Enter.
    .touch = Type a name for this table.
pludo-menu-dice-words = Words for the dice
pludo-menu-dice-words-here = The dice are fixed already, and nobody knows them. What you type is mixed into them.
pludo-menu-dice-words-title = Words for the dice. Enter types them.
    .touch = Words for the dice.
# $drawn: 1 where nothing was typed.
# $words: what that player typed.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: drawn by chance
   *[other] { pludo-player }: { $words }
}
# $fixed: the sentence with the code of the dice.
pludo-menu-dice-words-type = { $fixed } Type any words and press Enter. Nothing has some drawn for you.
    .touch = { $fixed } Type any words. Nothing has some drawn for you.

## Options. $value: what is set now, a word or a number.

pludo-menu-options-title = Options.
pludo-menu-group-player = Player and language
pludo-menu-group-player-title = Player and language.
pludo-menu-group-speech = Speech
pludo-menu-group-speech-title = Speech.
pludo-menu-group-sound = Sounds
pludo-menu-group-sound-title = Sounds.
pludo-menu-group-pace = Pace
pludo-menu-group-pace-title = Pace.
pludo-menu-group-table = Table
pludo-menu-group-table-title = Table.
pludo-menu-group-online = Servers
pludo-menu-group-online-title = Servers.
pludo-menu-group-screen = Screen
pludo-menu-group-screen-title = Screen.

# A row of the options, and its menu.
pludo-menu-take = Bring in a game from a file
    .desc = Takes a record (.ludo) that somebody gave you or that you exported yourself.
pludo-menu-take-path = Type the path of the record. Enter finishes, Escape leaves.
    .touch = Type the path of the record.
pludo-menu-own-keys = Keys of your own
pludo-menu-own-keys-title = Keys of your own. Enter gives a command another key, Delete its usual ones.
    .touch = Keys of your own. A row gives a command another key, Remove its usual ones.
# A command with its keys. $bound is "no" where it has none.
# $label: a command's name.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: no key
}
# $label is the command the key is for.
pludo-menu-press-key = { $label }: press the new key, or Escape to leave it.
# $row: another command with the keys it has left.
pludo-menu-key-lost = It was taken from { $row }.
# $reason: menu if menus need that key.
pludo-menu-key-refused = { $reason ->
    [menu] That key is needed in menus. Press another, or Escape.
   *[none] That key cannot be used. Press another, or Escape.
}
pludo-menu-usual-keys = Press Delete again for the usual keys.
    .touch = Once more brings the usual keys back.
pludo-menu-empty = Press Delete again to empty it.
    .touch = Once more empties it.
# $label: an option with its value.
pludo-menu-list-title = { $label }. Choose one.
pludo-menu-usual-voice = the usual voice
pludo-menu-variant-list-title = Which game? Space tells what it is about.
    .touch = Which game?

pludo-menu-setting-player-name = Name: { $value }
    .desc = What others hear when it is about you.
pludo-menu-setting-player-tips = Tips: { $value }
    .desc = In your first games, what you can do next; silent once you have done it a few times. Switched on again, they begin anew.
pludo-menu-setting-player-language = Language: { $value }
    .desc = The language of everything that is said.
pludo-menu-setting-player-language-auto = as the system
# Of a language: some of its texts are still in English.
pludo-menu-language-partial = Partly translated; the rest is in English.
# Of a language: nobody who grew up with it has checked it by ear.
pludo-menu-language-unheard = Not yet heard by a native speaker.

# Only offered in languages whose sentences ask for $hearer.
pludo-menu-setting-player-address = Spoken to: { $value }
    .desc = How the game says "you" where the language tells men and women apart.
pludo-menu-setting-player-address-neutral = as anybody
    .desc = In a wording that fits everybody.
pludo-menu-setting-player-address-female = as a woman
    .desc = In the feminine.
pludo-menu-setting-player-address-male = as a man
    .desc = In the masculine.

pludo-menu-setting-speech-output = Output: { $value }
    .desc = How lines reach you. F6 changes it at any time.
pludo-menu-setting-speech-output-ask = ask at the next start
    .desc = A short test then finds out what reaches you.
pludo-menu-setting-speech-output-auto = automatic
    .desc = Chosen anew at every start, by what is running.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Lines on the screen, for a screen reader that reads the terminal, or for eyes.
pludo-menu-setting-speech-output-direct = direct
    .desc = Speech through your screen reader or speech server; the screen stays quiet.
pludo-menu-setting-speech-output-both = both
    .desc = Speech, and the same lines on the screen.
pludo-menu-setting-speech-backend = Speaks through: { $value }
    .desc = What speaks. It holds from the next start.
pludo-menu-setting-speech-backend-auto = automatic
    .desc = The best way that works.
pludo-menu-setting-speech-backend-ao2 = screen reader
    .desc = Through the interfaces of screen readers.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Windows readers that need the Prism library, such as ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = The speech server of Linux.
pludo-menu-setting-speech-backend-voice = own voice
    .desc = eSpeak NG, which comes with the game.
pludo-menu-setting-speech-backend-say = say
    .desc = The voice of macOS.
pludo-menu-setting-speech-backend-text = text
    .desc = Lines on the screen only.
pludo-menu-setting-speech-backend-none = silence
    .desc = Nothing is spoken.
pludo-menu-setting-speech-verbosity = Wording: { $value }
    .desc = How much is said.
pludo-menu-setting-speech-verbosity-brief = brief
    .desc = As few words as possible.
pludo-menu-setting-speech-verbosity-normal = normal
    .desc = Whole sentences, nothing twice.
pludo-menu-setting-speech-verbosity-full = full
    .desc = Everything, also whose turn it is each time.
pludo-menu-setting-speech-rate = Rate: { $value }
    .desc = 50 leaves the rate as your system has it.
pludo-menu-setting-speech-voice = Voice: { $value }
    .desc = The name of a voice; empty for the usual one.
pludo-menu-setting-speech-positions = Place in menus: { $value }
    .desc = After each row, which of how many it is.
pludo-menu-setting-speech-danger = Danger in choices: { $value }
    .desc = After each choice, who could capture the token there: "Ada 3 behind."

pludo-menu-setting-sound-on = Sounds: { $value }
    .desc = Everything is also said in words.
pludo-menu-setting-sound-volume = Volume of everything: { $value } percent
    .desc = The master of all volumes.
pludo-menu-setting-sound-dice = Dice: { $value } percent
    .desc = Volume of the dice.
pludo-menu-setting-sound-steps = Steps: { $value } percent
    .desc = Volume of the steps, one per square.
pludo-menu-setting-sound-events = Events: { $value } percent
    .desc = Volume of captures, tokens coming home, the end of a game.
pludo-menu-setting-sound-turn = Turns: { $value } percent
    .desc = Volume of the sign that it is your turn.
pludo-menu-setting-sound-menu = Menus: { $value } percent
    .desc = Volume of menus and of what is refused.
pludo-menu-setting-sound-voice = Voice: { $value } percent
    .desc = Volume of our own voice, where no other speech is found.
pludo-menu-setting-sound-width = Stereo width: { $value } percent
    .desc = How far left and right sounds lie; 0 puts everything in the middle, for who hears with one ear.

pludo-menu-setting-pace-speed = Pace: { $value }
    .desc = How long bots and steps take. Going on with your game hurries them.
pludo-menu-setting-pace-speed-instant = instant
    .desc = Nothing is waited for.
pludo-menu-setting-pace-speed-fast = fast
    .desc = Bots take a third of a second.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Bots take about a second.
pludo-menu-setting-pace-speed-slow = slow
    .desc = Bots take nearly two seconds.
pludo-menu-setting-pace-lag = Speech may be behind by: { $value } seconds
    .desc = Bots wait until speech is no further behind than this.

# .here is said while a table is set up, about that table.
pludo-menu-setting-table-undo = Taking back: { $value }
    .desc = What U takes back, from the next game on. Dice that have fallen fall the same way again.
    .here = What U takes back. Dice that have fallen fall the same way again.
pludo-menu-setting-table-undo-off = off
    .desc = From the next game on what is moved stays moved.
    .here = What is moved stays moved.
pludo-menu-setting-table-undo-own-turn = in your own turn
    .desc = From the next game on U takes back what you decided in this turn.
    .here = U takes back what you decided in this turn.
pludo-menu-setting-table-undo-free = free
    .desc = From the next game on U goes back to your last decision, the bots' moves included.
    .here = U goes back to your last decision, the bots' moves included.
pludo-menu-setting-table-bot = Usual bot: { $value }
    .desc = The strength of a bot when none is named.
pludo-menu-setting-table-bot-random = random
    .desc = Moves any token, as chance has it.
pludo-menu-setting-table-bot-easy = easy
    .desc = Plays like somebody new to the game.
pludo-menu-setting-table-bot-normal = normal
    .desc = Sees danger and chances at a glance.
pludo-menu-setting-table-bot-hard = hard
    .desc = Judges exactly, one throw ahead.
pludo-menu-setting-table-bot-expert = expert
    .desc = The strongest there is.

pludo-menu-setting-online-music = Music and background of a server: { $value }
    .desc = Played from your folder of PlayPalace sounds, softly behind speech.
pludo-menu-setting-online-sounds = Folder of PlayPalace sounds: { $value }
    .desc = A server's own sounds are taken from there; without it those of this program that mean the same.

pludo-menu-setting-online-records = Records that a server offers: { $value }
    .desc = The record of a game at a table of Ludo Plus, to be heard again. It never counts in your statistics.
pludo-menu-setting-online-records-ask = ask
    .desc = You hear of each, and can keep it then.
pludo-menu-setting-online-records-keep = keep
    .desc = All are kept, up to two hundred.
pludo-menu-setting-online-records-ignore = ignore
    .desc = None is kept, and you hear nothing of them.

pludo-menu-setting-screen-board = Drawn board: { $value }
    .desc = A board for those who look, above the last lines; not in terminal mode.

## Tournaments at one keyboard

pludo-menu-tournaments = Tournaments
pludo-menu-tournaments-title = { $count ->
    [0] Tournaments.
   *[other] Tournaments. Delete removes one.
}
    .touch = Tournaments.
pludo-menu-tournament-new = New tournament
pludo-menu-tournament-new-title = New tournament. Delete removes a player.
    .touch = New tournament.
pludo-menu-tournament-name-usual = Tournament
pludo-menu-tournament-start = Draw the first round
# $kind: how it is played.
pludo-menu-tournament-kind = Kind: { $kind }
pludo-menu-tournament-add-person = Add a person
pludo-menu-tournament-add-bot = Add a bot
pludo-menu-tournament-type-person = Type the name of the person and press Enter, or Escape to leave it.
    .touch = Type the name of the person.
pludo-menu-tournament-games = { $games ->
    [one] Games of a match: one
   *[other] Games of a match: the best of { $games }
}
pludo-menu-tournament-seats = At a table: up to { $seats }
pludo-menu-tournament-rounds-count = Rounds: { $rounds }
pludo-menu-tournament-name = Name: { $name }
# The title of a tournament's page is its name.
pludo-menu-tournament-title = { $name }.
# $meeting: a whole sentence, for example "Ann against Ada."
pludo-menu-tournament-play = Play: { $meeting }
# $meeting: who meets in the next match, "Ann and Ben".
pludo-menu-tournament-quick = Let the bots play: { $meeting }
# $meeting as above.
pludo-menu-tournament-listen = Listen to the bots: { $meeting }
pludo-menu-tournament-standings = Standings
pludo-menu-tournament-rounds = All rounds
pludo-menu-tournament-export = Export standings and rounds as a text
pludo-menu-tournament-leave = Back to the main menu
pludo-menu-tournament-gone = This tournament cannot be read any more.

## Coins, which are play money

# $value: on or off.
pludo-menu-setting-table-coins = Coins: { $value }
    .desc = Play money: tables may have a stake. Nobody ever pays for coins, and they are worth nothing elsewhere.
# $coins: a number; 0 for no stake.
pludo-menu-stake = { $coins ->
    [0] Stake: none
   *[other] Stake: { $coins } coins each
}
# A row of the options. $value: on or off.
pludo-menu-doubling = Doubling: { $value }
    .desc = In a game of two, either player may offer in the game's menu to double the stake when it is their turn to; the other takes it or gives up the stake.
pludo-menu-purse = { $coins ->
    [one] Purse: one coin
   *[other] Purse: { $coins } coins
}
    .desc = Play money. The stake of a table is set where a new game is made.
# $coins: what each would have staked then.
pludo-menu-double = Offer to double the stake to { $coins }
pludo-menu-double-take = Take it
pludo-menu-double-give-up = Give up the stake
