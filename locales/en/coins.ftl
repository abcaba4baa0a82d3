### Play money: stakes, purses and the doubling cube. $name is a player, $coins a number.
###
### Variables, where a message does not say it itself:
### $other: another player; $pot: all coins staked together.

# At the end of a game. $coins: of the pot.
pludo-coins-won = { $name } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
    .you = You get { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
# An answer: $coins in the purse.
pludo-coins-purse = { $name } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
    .you = You have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
# At the beginning of a game; $coins of each player.
pludo-coins-staked = Everybody stakes { $coins }: { $pot } coins are on the table.
# $name offers; $coins is what each would have staked then.
pludo-coins-offer = { $other }: { $name } offers to double the stake to { $coins }.
# An offer to double was taken. $coins: each player's stake from now on.
pludo-coins-taken = { $name } takes it: everybody has staked { $coins } now.
    .you = You take it: everybody has staked { $coins } now.
pludo-coins-given-up = { $name } gives up the stake. The game goes on without one.
pludo-coins-switched-off = There are no coins. They can be switched on in the options of the table.
# Before who gets what, when the program was stopped between the end of a game and its pot.
pludo-coins-late = A game had ended, and its coins were still on the table.

## Coins at the tables of servers: those forms that end in .you are heard by the one they are about.

# $coins is what each stakes, $pot what all have staked.
pludo-coins-people-stake = All people stake { $coins }, bots nothing: { $pot } coins are on the table.
pludo-coins-alone = Coins need two people at the table: this game has no stake.
pludo-coins-none-now = The purses of this server cannot be used just now: this game has no stake.
pludo-coins-unpaid = The purses of this server cannot be used just now. Everybody gets the stake back when the server starts again.
pludo-coins-back = Everybody gets the stake back.
pludo-coins-off = There are no coins on this server.
pludo-coins-busy = The purses of this server cannot be used just now.
# After what is in somebody's purse; $pot: all coins on the table.
# $pot: all coins; $coins: the hearer's part of them.
pludo-coins-on-table = { $pot } coins are on the table, { $coins } of them yours.

# $name offers, $other answers.
# $coins: each player's stake if it is taken.
pludo-coins-offered = { $name } offers { $other } to double the stake to { $coins }.
    .you = { $name } offers to double the stake to { $coins }. Take it or give up the stake, in your menu.
    .own = You offer to double the stake to { $coins }. { $other } answers; if you roll, the offer is off.
    .bot = You offer to double the stake to { $coins }.
pludo-coins-lapsed = The offer to double is off: the game has gone on.
pludo-coins-no-stake = There is no stake to double.
pludo-coins-no-offer = There is no offer to answer.
# $other: the other player of a game of two, here and below.
pludo-coins-offer-open = { $other } has not answered yet.
pludo-coins-offer-most = The stake cannot be doubled any more.
pludo-coins-offer-theirs = The next offer is for { $other } to make.
pludo-coins-offer-later = Offer it when a throw of yours is due.
pludo-coins-offer-away = { $other } is not here to answer.
