### Play money: stakes, purses and the doubling cube. $name is a player, $coins a number.

pludo-coins-won = { $name } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
pludo-coins-purse = { $name } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
# At the beginning of a game; $coins of each player.
pludo-coins-staked = Everybody stakes { $coins }: { $pot } coins are on the table.
# $name offers; $coins is what each would have staked then.
pludo-coins-offer = { $other }: { $name } offers to double the stake to { $coins }.
pludo-coins-taken = { $name } takes it: everybody has staked { $coins } now.
pludo-coins-given-up = { $name } gives up the stake. The game goes on without one.
# Before who gets what, when the program was stopped between the end of a game and its pot.
pludo-coins-late = A game had ended, and its coins were still on the table.
