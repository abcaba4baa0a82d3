### The guided first game, and the same as a text to read: the race, the map, the keys, and tips.
###
### Translators: variables named after commands ($roll, $board, $explore-on ...) are the keys of this player.
###
### Variables, where a message does not say it itself:
### $square: a square's number; $name, $opponent: players; $colour: a colour as a player; $track and $column: how many squares;
### $safe: numbers of safe squares; all others are named after commands.

# One lesson of the guided game. $number: which lesson it is; $text: one of the messages that follow.
pludo-lesson = Lesson { $number }: { $text }
# The name of the game, before who plays.
pludo-lesson-title = Guided game
# $opponent: name of the other player.
pludo-lesson-race = Ludo is a race: bring your tokens once round the board and home, before { $opponent } does. In this guided game the first token home wins. { $roll } rolls the die: press it.
    .touch = Ludo is a race: bring your tokens once round the board and home, before { $opponent } does. In this guided game the first token home wins. The button { $roll } rolls the die.
pludo-lesson-yard = Your four tokens wait in the yard, and only a six lets one out. Press { $roll } again. { $next } would do it too: it always does the obvious next thing.
    .touch = Your four tokens wait in the yard, and only a six lets one out. Roll again.
pludo-lesson-choose = A six, and you have the choice: press the digit of a token. Or let the arrows read the choices one by one, and Enter plays the one you heard last.
    .touch = A six, and you have the choice: each of your moves is a button under “Your moves”. On the board you can also touch a token.
pludo-lesson-six = A six also earns another roll. But three sixes in a row take the whole turn back. Press { $roll }.
    .touch = A six also earns another roll. But three sixes in a row take the whole turn back. Roll.
# Three sentences for the map in the player's head. $track: number of squares; $start, $entry: squares;
# $column: squares of the home column; $others: a list of pludo-lesson-other-start; $safe: a list of squares.
pludo-lesson-map = The board is a ring of { $track } squares. You start on { $start }, walk once round to { $entry }, and turn off there into your home column of { $column } squares; { $others }. { pludo-lesson-safe }
# $count: how many squares of the track are safe; $safe-start: whether start squares are.
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Nobody can be captured on a start square.
        [own] On your own start square you cannot be captured.
       *[none] No square of the ring is safe.
    }
   *[other] { $safe-start ->
        [all] On { $safe } and on every start square nobody can be captured.
        [own] On { $safe } nobody can be captured, and on your own start square you cannot be.
       *[none] On { $safe } nobody can be captured.
    }
}
# An item of a list: "Ada starts on 27".
pludo-lesson-other-start = { $name } starts on { $square }
pludo-lesson-explore = You stand on { $square }, a safe square. Now walk over the board yourself: { $explore-on } goes on, { $explore-back } back, { $explore-own } to your token, { $explore-safe } to the next safe square, { $explore-here } says what is here. Your token stays where it is. When you have looked around, roll.
    .touch = You stand on { $square }, a safe square. Now walk over the board yourself: “Board, square by square” shows every square and who stands there. Your token stays where it is. When you have looked around, roll.
pludo-lesson-board = Ask whenever you like: { $board } tells the whole board, { $my-tokens } your tokens and how far they have to go, { $turn } whose turn it is. Try one, then roll.
pludo-lesson-help = { $help } tells what you can do now, and all keys; there the down arrow reads on and Escape closes. In this guided game it begins with the lesson. { $key-help } explains each key as you press it.
    .touch = { $help } tells what you can do now. In this guided game it begins with the lesson. Roll.
pludo-lesson-rules = { $rules } reads the rules of this table, line by line. Tables may differ. Look into them, then roll.
# $opponent: the bot's name. Variables called like a command ($near, $roll) hold its key, or its button's label.
pludo-lesson-near = Now { $opponent } has a token out, four squares ahead of you. { $near } tells whom you could capture, who could capture you, and how likely it is. Then roll: four would be good.
pludo-lesson-capture = You landed on { $opponent }'s token, and it goes back to the yard: that is a capture. It can happen to you on every square that is not safe. Roll on.
pludo-lesson-history = If you missed something, { $older } reads older lines, { $newer } newer ones, { $repeat } repeats the last. { $since } tells what happened since your last turn.
    .touch = If you missed something, “What was said” has the last lines. { $since } tells what happened since your last turn.
pludo-lesson-tip = { pludo-lesson-tip-early } For that you need a six. Roll.
pludo-lesson-hint = A real choice: go on with your token, or bring out another. In a whole game you would want a second token; here the first one home wins, so running counts more. { $hint } tells what a strong player would do, and why. Then press a digit.
    .touch = A real choice: go on with your token, or bring out another. In a whole game you would want a second token; here the first one home wins, so running counts more. { $hint } tells what a strong player would do, and why. Then choose.
pludo-lesson-undo = Changed your mind? { $undo } takes your choice back, and you choose again; the dice stay as they fell. Otherwise roll on.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Roll.
# $entry: a square.
pludo-lesson-entry = Your home entry is near: behind { $entry } you turn off into your home column, where nobody can follow. Roll.
pludo-lesson-exact = You are in your home column, and nobody can capture you there. To get home you need the exact number; { $explore-faces } on your token's square tells where each number leads. Roll.
    .touch = You are in your home column, and nobody can capture you there. To get home you need the exact number. Roll.
# After the end of the guided game.
pludo-lesson-end = That was the guided game. You know the board, the keys and the rules; a whole game is won with all four tokens home. Enter begins one now, Escape opens the menu.
    .touch = That was the guided game. You know the board and the rules; a whole game is won with all four tokens home.
pludo-lessons-stopped = No more lessons. The game goes on.

## Tips, in the guided game and in the first steps.
pludo-lesson-tip-early = Tip: get a token out early, and one more when you can, so that no roll is wasted.
pludo-lesson-tip-spread = Tip: tokens far apart leave you more to choose from; tokens close together threaten more.
pludo-lesson-tip-safe = When somebody is behind you, end your move on a safe square or near one.

## First steps: the same to read, in the menu of rules and in a server's document. Keys as above.
pludo-first-title = First steps
pludo-first-map = The map
# $starts: a list such as "red on 1"; $back: how many squares before the start a home column begins.
# $track: how many squares.
pludo-first-ring = The board is a ring of { $track } squares, numbered in the direction of play. Start squares: { $starts }. { $back ->
    [one] Everybody walks once round, turns off one square before their own start into their own home column of { $column } squares, and comes home behind it.
   *[other] Everybody walks once round, turns off { $back } squares before their own start into their own home column of { $column } squares, and comes home behind it.
} { pludo-lesson-safe }
# An item of a list: "red 1"; $colour is pludo-colour.
pludo-first-start = { $colour } { $square }
pludo-first-keys = The first keys
    .touch = The first buttons
# Variables called like a command hold its key, or its button's label.
pludo-first-play = { $roll } rolls. The digit of a token moves it; { $next } does the obvious next thing.
    .touch = { $roll } rolls. Each of your moves is a button.
pludo-first-ask = { $board } tells the whole board, { $my-tokens } your tokens and how far they have to go, { $turn } whose turn it is, { $near } whom you could capture and who could capture you, { $since } what happened since your last turn.
pludo-first-explore = { $explore-on } and { $explore-back } walk over the board square by square, { $explore-own } goes to your next token, { $explore-safe } to the next safe square, { $explore-here } says what is here. Your tokens stay where they are.
    .touch = “Board, square by square” shows every square and who stands there.
pludo-first-help = { $help } helps, { $rules } reads the rules of the table, { $hint } tells what a strong player would do, { $undo } takes your choice back where the table lets you.
pludo-first-tips = Tips
