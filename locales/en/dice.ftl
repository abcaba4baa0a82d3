### Where the dice of a game came from, and whether they are those that were fixed before it.
### $throw says how chance is drawn: "dice", "cards" or "spinner".

pludo-dice-them = { $throw ->
    [cards] cards
    [spinner] spins
   *[dice] dice
}
# $code: three words, for example "apple, river, seven".
pludo-dice-fixed = The { pludo-dice-them } of this game were fixed before anybody sat down; code { $code }.
# The same where nobody plays yet.
pludo-dice-fixed-next = The { pludo-dice-them } of the next game are fixed; code { $code }.
pludo-dice-checked = { $count ->
    [0] Nothing has fallen yet.
    [one] The only one of the { pludo-dice-them } checks.
   *[other] All { $count } { pludo-dice-them } check.
}
    .so-far = { $count ->
        [0] Nothing has fallen yet.
        [one] The first of the { pludo-dice-them } checks; the game is not over.
       *[other] All { $count } { pludo-dice-them } so far check; the game is not over.
    }
pludo-dice-no-proof = Nothing was fixed before this game, so its { pludo-dice-them } cannot be checked. It began with an older version, or with dice that were prepared.
# $seed: what stood behind --seed.
pludo-dice-seeded = The { pludo-dice-them } of this game come from --seed { $seed }: whoever chose that could know them all beforehand.
# The seed is told when the game ends; only then can anything be checked.
pludo-dice-not-told = The seed is not told before the end of the game; until then the { pludo-dice-them } cannot be checked.
    .over = The game is over, but its seed is missing: the { pludo-dice-them } cannot be checked.
pludo-dice-contribution = The words of a player were changed: the { pludo-dice-them } were not mixed with these.
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
