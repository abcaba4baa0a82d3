### Where the dice of a game came from, and whether they are those that were fixed before it.
### $throw says how chance is drawn: "dice", "cards" or "spinner".
###
### Variables, where a message does not say it itself:
### $count: how many throws; $code: code words to compare; $names, $name: players; $number, $turn: which throw, in which turn;
### $listed: how many the record lists; $words and $given: how many words a code has, and how many were typed.

# Inside other sentences: what fell in this game.
pludo-dice-them = { $throw ->
    [cards] cards
    [spinner] spins
   *[dice] dice
}
# $code: words, for example "apple, river, seven".
pludo-dice-fixed = The { pludo-dice-them } of this game are fixed; code { $code }.
# The same where nobody plays yet.
pludo-dice-fixed-next = The { pludo-dice-them } of the next game are fixed; code { $code }.
# Said as a game of a series begins.
# As a game of a series begins; in the first one with .first.
pludo-dice-next = Code of the next { pludo-dice-them }: { $code }.
    .first = Code of the next { pludo-dice-them }: { $code }. The actions menu takes words for them.
# Of a record somebody checks.
pludo-dice-fixed-then = By this record the code told before the game was { $code }.
# Everything that fell can be worked out from the seed, a secret number fixed before the game.
pludo-dice-follows = { $count ->
    [0] Nothing has fallen yet.
    [one] The only one of the { pludo-dice-them } follows from the seed in this record.
   *[other] All { $count } { pludo-dice-them } follow from the seed in this record.
}
    .so-far = { $count ->
        [0] Nothing has fallen yet.
        [one] The first of the { pludo-dice-them } follows from the seed in this record; the game is not over.
       *[other] All { $count } { pludo-dice-them } so far follow from the seed in this record; the game is not over.
    }
    .broken-off = { $count ->
        [0] The game was broken off before anything fell.
       *[other] The game was broken off. Until then { $count } { pludo-dice-them } fell, and all follow from the seed in this record.
    }
# The list 'drawn' in the header goes on where the moves have ended.
pludo-dice-cut = The record was cut: it lists { $listed } { pludo-dice-them }, but its moves end after { $count }.
# What somebody noted is compared with a record whose dice hold.
pludo-dice-noted-record = All { $count } { pludo-dice-them } check: this is the record whose code you noted, and nothing in it was changed since.
pludo-dice-noted-seed = All { $count } { pludo-dice-them } check: they come from the seed whose code you noted before the game.
# After a check without a noted code.
pludo-dice-not-noted = Whoever forged the whole record could say the same. To rule that out, note the code before the game and at its end, and check with --noted.
pludo-dice-noted-short = The three words you noted fit this record, but are too few to rule out a forgery.
# A code the player noted was typed in. $given of its $words words are there.
pludo-dice-noted-part = A code has { $words } words, you gave { $given }.
pludo-dice-noted-other = The words you noted are another code: neither the one told before this game nor the one of this record.
# The code of a whole record, told when a game is over.
pludo-dice-record = The code of the whole record is { $code }.
# What the dice do not prove. $names: players; $count: how many.
pludo-dice-seen = The server or program that ran this game saw the words before it mixed the dice; it could have chosen them with a confederate.
# $names: players. Sealed words are typed by players and mixed into the dice, unseen until all are in.
pludo-dice-kept = By this record the words of { $names } were sealed until everybody's were in. { $count ->
    [one] Only that player's own client can confirm it.
   *[other] Only those players' own clients can confirm it.
}
pludo-dice-unkept = { $names } sealed words and did not tell them. { $count ->
    [one] That player could choose between two rows of dice.
   *[other] Together they could choose among several rows of dice.
}
pludo-dice-no-proof = Nothing was fixed before this game, so its { pludo-dice-them } cannot be checked. It began with an older version, or with dice that were prepared.
# $seed: what stood behind --seed.
pludo-dice-seeded = The { pludo-dice-them } of this game come from --seed { $seed }: whoever chose that could know them all beforehand.
# The seed is told when the game ends; only then can anything be checked.
pludo-dice-not-told = The seed is not told before the end of the game; until then the { pludo-dice-them } cannot be checked.
    .over = The game is over, but its seed is missing: the { pludo-dice-them } cannot be checked.
pludo-dice-contribution = The words of a player were changed: the { pludo-dice-them } were not mixed with these.
pludo-dice-mixed = The rules, a seat, a name or the words of a player were changed: the { pludo-dice-them } were not mixed with these.
pludo-dice-promise = The words of { $name } are not the ones that were sealed before the game.
pludo-dice-commitment = The commitment was changed: the { pludo-dice-them } come from the seed, but the commitment does not.
pludo-dice-seed = The seed was changed: neither the commitment nor the { pludo-dice-them } come from it.
# $number: counted from the beginning of the game. $fell: in the record. $due: what the seed brings.
pludo-dice-die = { $throw ->
    [cards] Card
    [spinner] Spin
   *[dice] Die
} { $number }, in turn { $turn }, differs: the record has { $fell }, the seed gives { $due }.
# $fell, $due: colours.
pludo-dice-first = Who begins differs: the record has { $fell }, the seed gives { $due }.
# $fell, $due: like 6 or 3/25, or - where nothing stands.
pludo-dice-list = The list 'drawn' was changed: its number { $number } is { $fell }, the seed gives { $due }.
