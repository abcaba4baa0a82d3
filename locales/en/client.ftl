### What the terminal client itself says: start, end, saving, keys, lessons, replay.
###
### Translators: short sentences for the ear, the news first. "You" is the player at the keyboard.
###
### Variables, where a message does not say it itself:
### $name: a player's or a saved table's name; $key: a key to press or the key of an option; $value: what stands there; $choices: what may.
### $low to $high: what is allowed; $default: what is used instead; $file, $folder: paths; $reason: a clause of mishaps.ftl; $count: how many.
### $dice: what came up; $numbers: keys to choose from; $colour: a word somebody wrote; $rules: a variant; $player: a new player's name;
### $strength: of a bot, as written; $most: the largest number allowed.

## Start and end

# The first thing a player hears; it must be short.
pludo-client-greeting = Welcome to Ludo.
# Asked at the first start.
pludo-client-ask-name = What are you called? Type your name and press Enter, or press Enter alone.
    .touch = What are you called? Type your name, or leave it empty.
# $name: the player, as typed.
pludo-client-hello = Hello { $name }.
# Said once, before the main menu; the lesson is one of its rows, see pludo-menu-lessons.
pludo-client-first-steps = Arrows walk through the menu, Enter chooses, F1 helps anywhere. New to Ludo? Go to Learn to play in a guided game.
    .touch = New to Ludo? Go to Learn to play in a guided game.
# The first line of a game, before who sits where. $title: the name of the rule set.
pludo-client-table = { $title }.
pludo-client-goodbye = Goodbye.
pludo-client-saved-goodbye = Your game is saved. Goodbye.
# $reason: what the system says, for example "you have no permission".
pludo-client-unsaved = Your game is not saved: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Goodbye.
# The folder of games cannot be written: $folder, and the system's $reason.
pludo-client-unkept = Nothing can be kept in { $folder }: { $reason }. You play without saving; your game and your options end with the program.
pludo-client-unkept-goodbye = This game is not kept. Goodbye.
# Said with the goodbye where the disk has not taken the last throws within three seconds.
pludo-client-late-goodbye = Your game is saved, but the disk is slow: wait a moment before you switch the computer off. Goodbye.
# Said once when throws are told faster than the disk takes them; a power cut could take them.
pludo-client-disk-late = The disk is slow: your last throws are not on it yet. You will hear when they are.
pludo-client-disk-on-time = Your throws are on the disk now.
# The name of a player who has not given one.
pludo-client-player = Player
# The name of a further person at the same keyboard. $number: number of the seat.
pludo-client-guest = Guest { $number }
pludo-client-quiet-screen = Speech is on, so the screen stays quiet. F12 prints what was said, F6 changes this.

## Keys

# $key: the name of a key.
pludo-client-useless-key = { $key } does nothing here. F1 or question mark helps.
    .touch = That does nothing here.
# A key without a name, in place of one: "That key does nothing here."
pludo-client-that-key = That key
# Said when a button was pressed that no longer belongs to what is shown.
pludo-client-stale = That has changed meanwhile. Nothing was done.
pludo-client-paste-ignored = Pasted text does nothing here.
pludo-client-key-help-on = Key help. Press a key to hear what it does, Escape to end.
    .touch = Now choose anything to hear what it does. Key help again ends it.
pludo-client-key-help-off = Key help ended.
pludo-client-key-unused = { $key } has no meaning.
# $line: what was typed in line mode.
pludo-client-unknown-line = { $line } is no key and no command. Type r to roll, a digit to choose, v for the board, f1 for help.
pludo-client-help-table = Space or Enter does the obvious next thing. Escape or Backspace opens the menu.
    .touch = Your moves and what else you can do are buttons; more of them are under “More actions”.
pludo-client-help-listening = Press 1, 2, 3 or 4 for what you heard.
    .touch = Choose what you heard.
# $count: number of lines.
pludo-client-transcript-printed = { $count ->
    [one] One line printed.
   *[other] { $count } lines printed.
}
pludo-client-rate-of-reader = In terminal mode your screen reader speaks, at its own rate. F6 changes the mode.
pludo-client-board-in-terminal-mode = The drawn board would disturb a screen reader in terminal mode. F6 changes the mode.

## At the table

# $numbers: the digits that can be pressed, joined with "or".
pludo-client-which-die = Press { $numbers }, or Enter for the first.
    .touch = Which one?
# The dice a token can use, once they were told with it: "2 or 5?"
pludo-client-dice = { $numbers }?
# $numbers is a list with "or": "4 or 5".
pludo-client-no-such-die = That is not one of them. Press { $numbers }, or Enter for the first.
    .touch = That is not one of them.
# A hint inside the question about a die: another token would be better. $hint: the whole hint.
pludo-client-hint-elsewhere = Another token would be better. { $hint } Escape goes back to all choices.
    .touch = Another token would be better. { $hint }
# $number: the number asked for; $count: how many play.
pludo-client-no-such-player = There is no player { $number }; { $count } play here.
# $turns: how many turns of the player's own lie between then and now.
pludo-client-undone = { $turns ->
    [0] Taken back.
    [one] Taken back to your last turn.
   *[other] Taken back by { $turns } of your turns.
}
# What stands again, to be played otherwise. $throw: cards, spinner or dice.
pludo-client-undone-throw = { $throw ->
    [cards] You have { $dice } again.
    [spinner] The spinner stands on { $dice } again.
   *[dice] You have { $dice } again.
}
# Said at the beginning of a game in which tokens are out from the start.
pludo-client-out-at-start = { $count ->
    [one] Everybody has one token out already.
   *[other] Everybody has { $count } tokens out already.
}
pludo-client-undo-off = Taking back is switched off at this table.
pludo-client-undo-nothing-own-turn = You have decided nothing in this turn that could be taken back.
pludo-client-undo-nothing-free = There is no decision to take back.
# Said once a game, when an ability may first be used. $key: a key in words.
pludo-client-use = { $key } uses what you hold.
# Said once a game, behind $count choices of what may be used, of which $numbered have a token's number.
pludo-client-use-keys = { $count ->
    [one] Enter uses it.
   *[other] { $numbered ->
        [0] Arrow keys and Enter choose.
       *[other] What has no number is chosen with the arrow keys and Enter.
    }
}
    .touch = Choose what you use.
# $number: the number of the player's token.
pludo-client-use-not-on = Nothing you hold can be used on token { $number }.
# $throw: cards, spinner or dice.
pludo-client-after-game = Enter: play again. Space: the result. { $throw ->
    [cards] D: the cards drawn.
    [spinner] D: what was spun.
   *[dice] D: the dice.
} Escape: menu, to learn from mistakes and more.
    .touch = Play again, or open the menu to learn from mistakes and more.
# $choice: a whole choice, as spoken when one has to choose. $percent: a whole number.
pludo-client-chance = { $percent } percent. { $choice }
# $even: yes early in a game, while everybody is about as likely to win, else no; $percent: a whole number; $throw: cards, spinner or dice.
pludo-client-chance-now =
    { $even ->
        [yes] The chances are about even.
       *[no] The chance to win is about { $percent } percent.
    } { $throw ->
        [cards] Draw
        [spinner] Spin
       *[dice] Roll
    } first, then H advises.

## Tips in the first games, each said until the player has done it a few times

# $throw: cards, spinner or dice; $key: the key that rolls; $label: the button that does.
pludo-client-tip-roll = { $throw ->
    [cards] Press { $key } to draw.
    [spinner] Press { $key } to spin.
   *[dice] Press { $key } to roll.
}
    .touch = Choose { $label }.
pludo-client-tip-choose = Press the number of a token. Or the arrows read the choices one by one, and Enter plays the one you heard.
    .touch = Choose one of these moves.
# $faces: the numbers that bring a token out, "6" or "1 or 6".
pludo-client-tip-out = You need a { $faces } to bring a token out.
# $board, $hint, $help: keys in words.
pludo-client-tip-ask = { $board } tells the board, { $hint } gives a hint, { $help } tells all keys.
    .touch = Ask for the board or for a hint whenever you like.

## Saving

# $reason: what the system says, for example "the disk is full".
pludo-client-save-failed = The game could not be saved: { $reason }. Nothing has happened yet; mend that and press Enter to try again.
    .touch = The game could not be saved: { $reason }. Nothing has happened yet; mend that and try again.
# $reason: what is wrong, without a full stop; $file: path of the file.
pludo-client-save-damaged = This saved game is damaged: { $reason }. It was kept as { $file }.
# $reason: what the system says, for example "you have no permission".
pludo-client-save-unreadable = This saved game cannot be read now: { $reason }. It stays as it is.
# $rules: name of a rule file; $folder: where it lies.
pludo-client-save-rules-elsewhere = This saved game has its rules { $rules } on another computer, in { $folder }, which is not opened unasked. Install the rule file with playpalace-ludo install-variant to go on; the game stays saved.
# $rules: name of a rule file.
pludo-client-save-rules-gone = This saved game needs the rules { $rules }, which are missing or were changed. Put the rule file back to go on; the game stays saved.
# A game of an earlier version; $folder is what its record says. Nothing is opened before the answer.
pludo-client-save-rules-ask = The rules { $rules } of this game are not here. The game says that they lay in { $folder }. Look there?
pludo-client-save-rules-leave = No, leave it
pludo-client-save-rules-look = Yes, look there
# $rules: the name of a variant or of a rule file.
pludo-client-save-rules-found = The rules { $rules } are found. Open the game again to go on.
pludo-client-save-parted = This game went on in another window. Both are kept: yours is a game of its own from now on.
# $file: path of a report.
pludo-client-crashed = Something went wrong in the program itself. Games are kept up to the last move. What happened is written in { $file }.
# $reason here and below: what the system says, "the disk is full", or a clause of problems.ftl.
pludo-client-not-removed = The game could not be removed: { $reason }.
# $record and $transcript are names of files.
pludo-client-exported = Written: the record as { $record }, and all that was said as { $transcript }.
# $reason: what the system says.
pludo-client-take-failed = That file cannot be read: { $reason }.
pludo-client-taken-unfinished = The game is among those you can continue.
    .cut = The end of its record is missing. You can continue the game from where it breaks off.
pludo-client-export-failed = Nothing could be written: { $reason }.

## Options. $reason: what the system says, a clause of mishaps.ftl.

pludo-client-options-unreadable = Your options in { $file } cannot be read: { $reason }. Defaults are used and nothing is written there.
pludo-client-options-refused = Your options cannot be used: { $reason }. They are kept as { $file }, and defaults are used.
pludo-client-options-no-copy = Your options in { $file } could not be copied before they change: { $reason }.
# $key: name of the option in the file; $value: what stands there; $default: what is used instead.
pludo-client-options-number = The option { $key } is { $value }; it takes a whole number from { $low } to { $high }. { $default } is used.
# $choices: the words that would be right.
# $value: what the file says; $default: what counts instead; $choices: what may stand there.
pludo-client-options-choice = The option { $key } is { $value }; it takes one of { $choices }. { $default } is used.
# $key, $value and $default as the options file writes them.
pludo-client-options-switch = The option { $key } is { $value }; it takes true or false. { $default } is used.
# $key: an option as the file names it; $value: what stands there, as written.
pludo-client-options-text = The option { $key } is { $value }; it takes text in quotes.
# $group: name of a part of the file, for example speech.
pludo-client-options-group = The part { $group } of your options must begin with a line [{ $group }], and its options follow on lines of their own. Its defaults are used.
# $key: what stands in the file; $meant: the name of an option that is like it.
pludo-client-options-misspelt = Your options have { $key }, which does not exist; did you mean { $meant }?
pludo-client-options-unknown = Your options have { $key }, which does not exist. It stays in the file and does nothing.
pludo-client-options-keys = The part keys of your options needs one line per command, such as roll = ["r"]. The usual keys are used.
# $command: id of a command.
pludo-client-options-key = The keys of { $command } must be a list such as ["r"]. The usual keys are used.
# $name: name of a saved table.
pludo-client-options-preset = The saved table { $name } needs a variant and seats, both text. It is left out.
pludo-client-options-not-kept = Your options could not be saved: { $reason }. They hold until you quit.

## Tables

# $word: a seat word from the command line.
pludo-client-seats-unknown = The seat { $word } is not understood: only bot takes a strength. Say you, a name, or bot:easy, for example green=bot:hard.
# $word is what was typed on the command line.
pludo-client-seats-empty = The seat { $word } has nobody in it. Say you, a name, or bot:easy, for example green=bot:hard.
pludo-client-seats-missing = A seat is missing before or after a comma. Say you, a name, or bot:easy, for example you,green=bot:hard.
# $strengths: the words that would be right.
# $strength: as typed; $strengths: those there are.
pludo-client-seats-strength = There is no bot strength { $strength }. Choose one of { $strengths }.
# A bot of the player's own, by its name at the table; $why is in English.
pludo-client-bot-failed = { $name } has failed: { $why }. Hard plays on.
# $colours: the colours of this board.
pludo-client-seats-colour = This board has no colour { $colour }. It has { $colours }.
pludo-client-seats-taken = The colour { $colour } is taken twice.
pludo-client-seats-count = { $count ->
    [one] One player is not enough
   *[other] { $count } players do not fit
}: this game is for { $low } to { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] One player is not enough
   *[other] { $count } players do not fit
}: this game is for { $low }.
# $reason: one sentence in English from the rules.
pludo-client-knob-refused = That cannot be: { $reason }
pludo-client-knob-squares = Type track squares with spaces between them, such as 9 22 35 48.
# $name here and below: the name a player gave to a table.
pludo-client-preset-saved = Table { $name } saved.
pludo-client-preset-used = Table { $name } is set up.
pludo-client-preset-gone = Table { $name } can no longer be set up: its rules or seats do not exist any more.
pludo-client-preset-nameless = A table needs a name. Nothing was saved.

## Replay

# $title: name of the variant; $count: number of throws and moves.
pludo-client-replay = { $title }, { $count } steps. Right arrow goes on, left goes back, Escape ends.
    .touch = { $title }, { $count } steps.
# $step of $count throws and moves have been heard; $number: number of the turn.
pludo-client-replay-where = Step { $step } of { $count }, turn { $number }.
pludo-client-replay-start = This is the beginning of the game.
pludo-client-replay-no-capture = No token was captured in this game.
pludo-client-replay-end = This is the end of the game.
pludo-client-replay-help = Right arrow or Enter goes on, left goes back, Home and End jump. V, S, T and the other questions answer about this moment. Escape ends.
    .touch = Buttons go on and back and jump. All questions answer about this moment.

## Tournaments

# $throw: cards, spinner or dice.
pludo-client-after-match = Enter: on with the tournament. Space: the result. { $throw ->
    [cards] D: the cards drawn.
    [spinner] D: what was spun.
   *[dice] D: the dice.
} Escape: menu.
    .touch = Go on with the tournament, or open the menu.
# $file: a path, $reason: what is wrong in it.
pludo-client-tournament-damaged = This tournament cannot be read; its file { $file } stays as it is. The reason: { $reason }.
pludo-client-tournament-game-gone = The game of this match is gone; it begins anew.
pludo-client-tournament-exported = Written to { $file }.
# Said when a name was added. $player: the name; $count with this one.
pludo-client-tournament-added = { $player }. { $count } take part.
pludo-client-tournament-twice = { $name } takes part already.
pludo-client-tournament-nameless = Nobody was added: a player needs a name.
pludo-client-tournament-full = A tournament has at most { $most } players.
# $names: a list of players.
pludo-client-bots-alone = { $names } play.
pludo-client-bots-alone-help = The bots play their game by themselves, and you hear who wins. Escape leaves it for later.
    .touch = The bots play their game by themselves, and you hear who wins.
