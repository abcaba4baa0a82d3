### Names and sentences of the shipped rule files. The English text is how the file writes it, to the letter:
### by it the translation is found. What is not here is said as the rule file has it.

# A name that begins with a colour. $form: sign ("red 5", "red a") or word ("red house"); other languages may
# order them differently. $name is one of the names below, or a number or letter.
pludo-coloured-name = { $form ->
    [sign] { pludo-colour } { $name }
   *[word] { pludo-colour } { $name }
}

## Places at the finish, said after "home" and a comma
pludo-name-house = house
pludo-name-home = home
pludo-name-charkoni = charkoni
pludo-name-harbour = harbour
pludo-name-outer-nest = outer nest
pludo-name-middle-nest = middle nest
pludo-name-inner-nest = inner nest
pludo-name-stall = stall
pludo-name-stall-1 = stall 1
pludo-name-stall-2 = stall 2

## Branches, said after "by"
pludo-name-bridge = bridge
pludo-name-road = road

## Cards
pludo-name-gate = Gate
pludo-name-walk-1 = Walk 1
pludo-name-walk-2 = Walk 2
pludo-name-walk-3 = Walk 3
pludo-name-gallop = Gallop
pludo-name-bargain = Bargain
pludo-name-storm = Storm
pludo-name-turnabout = Turnabout

## Rules that change during the game, each with what is said then
pludo-name-milestone = Milestone
pludo-name-milestone-said = First token home: captures now only push back five, and a six pushes only three.
pludo-name-open-gates = Open gates
pludo-name-open-gates-said = From round twelve a four also lets a token out.
pludo-name-flood = Flood
pludo-name-flood-said = The bridge house is flooded: it is no longer safe.
pludo-name-toll-lifted = Toll lifted
pludo-name-toll-lifted-said = Tokens may go home without having captured.

## Abilities
# Abilities: .a is one of them, .many several behind a number.
pludo-name-leap = leap
    .a = a leap
    .many = leaps
pludo-name-swap = swap
    .a = a swap
    .many = swaps
pludo-name-second-throw = second throw
    .a = a second throw
    .many = second throws
pludo-name-shield = shield
    .a = a shield
    .many = shields
pludo-name-coil = coil
    .a = a coil
    .many = coils
pludo-name-lucky-coin = lucky coin
    .a = a lucky coin
    .many = lucky coins
pludo-name-cloak = cloak
    .a = a cloak
    .many = cloaks
pludo-name-change-of-masks = change of masks
    .a = a change of masks
    .many = changes of masks
pludo-name-stilts = stilts
    .a = stilts
    .many = pairs of stilts
pludo-name-loaded-sleeve = loaded sleeve
    .a = a loaded sleeve
    .many = loaded sleeves
