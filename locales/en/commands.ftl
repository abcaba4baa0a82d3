### Commands and keys. A command's value is a short menu label, .help one sentence for key help.
###
### Variables, where a message does not say it itself:
### $key, $keys: keys of this player, one or several; $label and $help: of a command; $guess: a command's name that is much like it.

# One line of the key list: $keys is a list of keys, $help the sentence of the command.
pludo-command-line = { $keys }: { $help }
    .touch = { $label }: { $help }
# A command in a sentence, by its key; on a page by its button.
pludo-command-named = { $key }
    .touch = “{ $label }”
# A command without a key.
pludo-command-unbound = No key: { $help }

## Headings of the key list
pludo-category-play = Playing.
pludo-category-replay = Hearing a game again.
pludo-category-practice = Trying positions.
pludo-category-online = At a server.
pludo-category-ask = Asking.
pludo-category-explore = Exploring the board.
pludo-category-history = What was said before.
pludo-category-speech = Speech and sound.
pludo-category-table = Table and help.
pludo-category-menu = In menus.

## Playing
pludo-command-roll = Roll
    .help = Roll the dice.
pludo-command-next = Go on
    .help = The obvious next thing: roll, or play the choice you are on.
pludo-command-token-1 = Token 1
    .help = Play token 1.
pludo-command-token-2 = Token 2
    .help = Play token 2.
pludo-command-token-3 = Token 3
    .help = Play token 3.
pludo-command-token-4 = Token 4
    .help = Play token 4.
pludo-command-token-5 = Token 5
    .help = Play token 5, in games with so many.
pludo-command-token-6 = Token 6
    .help = Play token 6, in games with so many.
pludo-command-token-7 = Token 7
    .help = Play token 7, in games with so many.
pludo-command-token-8 = Token 8
    .help = Play token 8, in games with so many.
pludo-command-token-9 = Token 9
    .help = Play token 9, in games with so many.
# One line for all token keys.
pludo-command-token-any = Tokens
    .help = Play the token of that number.
pludo-command-choice-next = Next choice
    .help = Hear the next move you can make.
pludo-command-choice-previous = Previous choice
    .help = Hear the previous move you can make.
pludo-command-choice-first = First choice
    .help = Hear the first move you can make.
pludo-command-choice-last = Last choice
    .help = Hear the last move you can make.
pludo-command-pass = Pass
    .help = Make no move, in games that let you pass.
pludo-command-use = Use an ability
    .help = Before a throw, choose what to use of what you hold.
pludo-command-hint = Hint
    .help = Hear a good move and why it is good.
pludo-command-hint-play = Play the hint
    .help = Do what the hint would say: roll, or play the good move.
pludo-command-undo = Undo
    .help = Take back your last decision.

## At a server
pludo-command-online-chat = Write to the table
    .help = Write something to the people at your table; after a full stop to everybody.
pludo-command-online-chat-all = Write to everybody
    .help = Write something to everybody at the server.
pludo-command-online-who = Who is there
    .help = Hear who is at the server.
pludo-command-online-who-plays = Who plays what
    .help = Go through who is at the server and what they play.
pludo-command-online-where = Where am I
    .help = Hear the row of the menu again, and its place.
pludo-command-online-ping = How quick is the connection
    .help = Measure the way to the server and back.
pludo-command-online-pass-key = Give the server a key
    .help = Send the next key to the server, even if this program has a use for it.
pludo-command-online-keep-record = Keep the record
    .help = Keep the record of a game that the server offers.
pludo-command-online-leave = Leave the server
    .help = Leave the server and go back to the menu.

## Hearing a game again
pludo-command-replay-next = Next step
    .help = Hear the next step of the game.
pludo-command-replay-back = Step back
    .help = Hear the step before.
pludo-command-replay-first = To the beginning
    .help = Go to the beginning of the game.
pludo-command-replay-last = To the end
    .help = Go to the end of the game and hear the result.
pludo-command-replay-turn-next = Next turn
    .help = Hear the whole next turn.
pludo-command-replay-turn-back = Previous turn
    .help = Hear the whole turn before.
pludo-command-replay-capture = Next capture
    .help = Go to the next turn with a capture; after the last, to the first.
pludo-command-replay-swing = Next turning point
    .help = Go to the next turn that changed the game; after the last, to the first.
pludo-command-replay-play = Play by itself
    .help = Let the game go on by itself, at the pace of the options; any key stops it.
pludo-command-replay-where = Which step
    .help = Hear which step of how many this is.
pludo-command-replay-close = Close
    .help = End the replay.
pludo-command-practice-next = Next position
    .help = Go to the next position.
pludo-command-practice-previous = Position before
    .help = Go back to the position before.
pludo-command-practice-where = The task again
    .help = Hear the task and the choices again.
pludo-command-practice-close = Close
    .help = Leave off.


## Asking
pludo-command-board = Board
    .help = Hear where all tokens are.
pludo-command-turn = Whose turn
    .help = Hear whose turn it is and what is to be done.
pludo-command-score = Score
    .help = Hear how many tokens each player has home.
pludo-command-last-roll = Last roll
    .help = Hear the last roll again.
pludo-command-since = Since your last turn
    .help = Hear what happened since your last turn, captures first.
pludo-command-my-tokens = My tokens
    .help = Hear your tokens and how far each is from home.
pludo-command-abilities = Abilities
    .help = Hear what you and the others hold, and which tokens have a shield.
pludo-command-near = Who is near
    .help = Hear which tokens are behind yours and which are in your reach.
pludo-command-choices = Choices
    .help = Hear the moves you can make again.
pludo-command-player-1 = First player's tokens
    .help = Hear the tokens of the first player.
pludo-command-player-2 = Second player's tokens
    .help = Hear the tokens of the second player.
pludo-command-player-3 = Third player's tokens
    .help = Hear the tokens of the third player.
pludo-command-player-4 = Fourth player's tokens
    .help = Hear the tokens of the fourth player.
pludo-command-player-5 = Fifth player's tokens
    .help = Hear the tokens of the fifth player.
pludo-command-player-6 = Sixth player's tokens
    .help = Hear the tokens of the sixth player.
# One line for the keys of all players, in the order of play.
pludo-command-player-any = Players' tokens
    .help = Hear the tokens of each player, in the order of play.
pludo-command-dice-ledger = Dice ledger
    .help = Hear what every player has rolled so far.
pludo-command-dice-code = Check the dice
    .help = Say the code of the dice, which were fixed before the game; after the end also whether they follow from it, and the code of the record.
pludo-command-purse = Your purse
    .help = Say how many coins you have, and how many are on the table.
pludo-command-rules = Rules of this table
    .help = Hear the rules of this table.

## Exploring the board
pludo-command-explore-grid = The board as a grid
    .help = Open the board as a grid: arrows walk over it, Enter says who could capture there, Escape closes it.
pludo-command-explore-on = Next square
    .help = Go on to the next square of the board; held down, it sweeps.
pludo-command-explore-back = Previous square
    .help = Go back to the previous square of the board.
pludo-command-explore-turn = Turn off
    .help = Turn off into a home column or a branch, and from there back.
pludo-command-explore-go = Go to a square
    .help = Type a square's number or name and go there.
pludo-command-explore-here = This square
    .help = Hear the square you are exploring again, with all that is on it.
pludo-command-explore-captures = Danger here
    .help = Hear from where a token on this square could be captured, and how likely; pressed again, all your tokens.
pludo-command-explore-ahead = Ahead of here
    .help = Hear what lies within a throw ahead of your token on this square; pressed again, of each of your tokens.
pludo-command-explore-scan = Around here
    .help = Hear who stands within a throw behind and before this square, and who could capture here; pressed again, of each of your tokens.
pludo-command-explore-faces = Throws from here
    .help = Hear where your token on this square would stand with each throw; pressed again, each of your tokens.
pludo-command-explore-own = Next token of yours
    .help = Go to your next token on the board.
pludo-command-explore-own-back = Previous token of yours
    .help = Go to your previous token on the board.
pludo-command-explore-player = Next token of a player
    .help = Go to the next token of the player you asked about last, or of the one after you.
pludo-command-explore-player-back = Previous token of a player
    .help = Go to the previous token of the player you asked about last, or of the one after you.
pludo-command-explore-any = Next token
    .help = Go to the next token on the board, whoever's it is.
pludo-command-explore-any-back = Previous token
    .help = Go to the previous token on the board, whoever's it is.
pludo-command-explore-safe = Next safe square
    .help = Go to the next square of the track where you are safe.
pludo-command-explore-safe-back = Previous safe square
    .help = Go to the previous square of the track where you are safe.
pludo-command-explore-start-1 = Start of player 1
    .help = Go to the start square of the first player.
pludo-command-explore-start-2 = Start of player 2
    .help = Go to the start square of the second player.
pludo-command-explore-start-3 = Start of player 3
    .help = Go to the start square of the third player.
pludo-command-explore-start-4 = Start of player 4
    .help = Go to the start square of the fourth player.
pludo-command-explore-start-5 = Start of player 5
    .help = Go to the start square of the fifth player.
pludo-command-explore-start-6 = Start of player 6
    .help = Go to the start square of the sixth player.
# One line for all of them.
pludo-command-explore-start-any = Starts of the players
    .help = Go to the start square of each player, in the order of play.
pludo-command-explore-entry = Your home entry
    .help = Go to the square where you turn off into your home column.

## What was said before
pludo-command-older = Older line
    .help = Hear the line before.
pludo-command-newer = Newer line
    .help = Hear the line after.
pludo-command-oldest = Oldest line
    .help = Hear the first line of all.
pludo-command-newest = Newest line
    .help = Hear the last line of all.
pludo-command-buffer-previous = Previous buffer
    .help = Go to the previous kind of lines.
pludo-command-buffer-next = Next buffer
    .help = Go to the next kind of lines.
pludo-command-buffer-first = First buffer
    .help = Go to all lines.
pludo-command-buffer-last = Last buffer
    .help = Go to the last kind of lines.
pludo-command-mute-buffer = Mute this buffer
    .help = Stop or start speaking this kind of lines.

## Speech and sound
pludo-command-repeat = Repeat
    .help = Repeat the last line.
pludo-command-stop-speech = Stop speech
    .help = Be silent now.
pludo-command-verbosity = How much is said
    .help = Change between full, normal and brief wording.
pludo-command-output-mode = Output
    .help = Change between speaking, printing for your screen reader, and both.
pludo-command-sound-toggle = Sounds
    .help = Turn the sounds on or off.
pludo-command-volume-down = Quieter
    .help = Make the chosen kind of sounds quieter.
pludo-command-volume-up = Louder
    .help = Make the chosen kind of sounds louder.
pludo-command-volume-kind = Which volume
    .help = Choose which sounds become louder and quieter.

pludo-command-rate-down = Slower
    .help = Speak slower.
pludo-command-rate-up = Faster
    .help = Speak faster.

## Table and help
pludo-command-board-toggle = Drawn board
    .help = Show or hide the drawn board.
pludo-command-help = Help
    .help = Hear what you can do now.
pludo-command-who = Players
    .help = Hear who sits at the table.
pludo-command-key-list = Key list
    .help = Go through all keys.
pludo-command-key-help = Key help
    .help = After this, each key tells what it does. Escape ends it.
pludo-command-transcript = Transcript
    .help = Print everything said so far.
pludo-command-menu = Menu
    .help = Open the menu. The game waits.
pludo-command-quit = Leave
    .help = Leave. Your game is kept.

## In menus
pludo-command-menu-next = Next entry
    .help = Next entry.
pludo-command-menu-previous = Previous entry
    .help = Previous entry.
pludo-command-menu-first = First entry
    .help = First entry.
pludo-command-menu-last = Last entry
    .help = Last entry.
pludo-command-menu-select = Choose
    .help = Choose this entry.
pludo-command-menu-explain = Explain
    .help = Hear what this entry means.
pludo-command-menu-remove = Remove
    .help = Remove this saved game, pressed twice.
pludo-command-menu-back = Back
    .help = Go back.

## Keys in words
# A letter, a digit, F5.
pludo-key-plain = { $key }
# For example: Control K. $key is a letter or another of these messages.
pludo-key-control = Control { $key }
# For example: Shift U.
pludo-key-shift = Shift { $key }
pludo-key-space = Space
pludo-key-enter = Enter
pludo-key-escape = Escape
pludo-key-tab = Tab
pludo-key-backspace = Backspace
pludo-key-insert = Insert
pludo-key-delete = Delete
pludo-key-up = Up arrow
pludo-key-down = Down arrow
pludo-key-left = Left arrow
pludo-key-right = Right arrow
pludo-key-home = Home
pludo-key-end = End
pludo-key-pageup = Page up
pludo-key-pagedown = Page down
pludo-key-comma = comma
pludo-key-period = period
pludo-key-less-than = less than
pludo-key-greater-than = greater than
pludo-key-left-bracket = left bracket
pludo-key-right-bracket = right bracket
pludo-key-left-brace = left brace
pludo-key-right-brace = right brace
pludo-key-minus = minus
pludo-key-equals = equals
pludo-key-plus = plus
pludo-key-slash = slash
pludo-key-apostrophe = apostrophe
pludo-key-semicolon = semicolon
pludo-key-colon = colon
pludo-key-question-mark = question mark
pludo-key-exclamation-mark = exclamation mark
pludo-key-quote = quotation mark
pludo-key-left-parenthesis = left parenthesis
pludo-key-right-parenthesis = right parenthesis
pludo-key-star = star
pludo-key-underscore = underscore
pludo-key-backtick = backtick
pludo-key-caret = caret
pludo-key-tilde = tilde
pludo-key-bar = vertical bar
pludo-key-backslash = backslash

## Wrong key settings. $command, $first and $second are names as they stand in the options file.
# $command and $key here and below: words from the file of one's own keys, as written there.
pludo-key-error-unknown-command = There is no command “{ $command }” to give keys to.
# $guess: the command that is spelt most like it.
pludo-key-error-unknown-command-guess = There is no command “{ $command }”. Did you mean “{ $guess }”?
# $key: what the options file says, as written.
pludo-key-error-unknown-key = “{ $key }” for “{ $command }” is no key. Write a character, a name such as space or f5, or c-k for Control K.
# All keys of a command were given to others.
pludo-key-error-no-key-left = “{ $command }” has no key left: others have been given all of its keys.
# $key: as the options file writes it.
pludo-key-error-used-twice = The key “{ $key }” is given to “{ $first }” and to “{ $second }”. One of them needs another.
