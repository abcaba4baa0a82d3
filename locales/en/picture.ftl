### The board as a picture: its title, and its words for those who do not see it.
###
### Variables, where a message does not say it itself:
### $colour: a colour as a player; $number: a token's; $square, $start, $to: names of squares; $shape, $kind: of the board, of a start; $count: how many.

# $title is the name of the variant.
pludo-picture-title = Board of { $title }
# $tiles squares in all; $ring of them make a ring.
pludo-picture-shape = { $shape ->
    [ring] A ring of { $ring } squares, and { $tiles } squares in all.
   *[other] { $tiles } squares.
}
# $square is the first square of this colour's way, $steps leads from there to the finish.
pludo-picture-seat = { $kind ->
    [home] { $colour } starts on the first square of its own column and goes { $steps } steps to the finish.
   *[track] { $colour } starts on { $square } and goes { $steps } steps to the finish.
}
# $squares: a list of numbers or names of squares.
pludo-picture-safe = { $count ->
    [one] Square { $squares } is safe.
   *[other] Safe squares: { $squares }.
}
# After the sentences that say from where to where they lead.
pludo-picture-jumps = Each of these jumps is a thick bent arrow.
# After the sentences that say which squares these are.
pludo-picture-sends = Where a square sends a token on, a thin bent arrow leads to each square it may go to.
pludo-picture-signs = Each colour has its letter and its pattern. A start square has an arrow, a safe square a star, a finish is a diamond or a triangle in the middle, and a field with a name is a yard.

## What a part of the picture is called when somebody points at it

# $part is a square or one of the messages below, $tokens stand on it, $count of them.
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
# A token in the picture: "Red 2".
# Written beside a token in a picture. $number: the token's.
pludo-picture-token = { $colour } { $number }
# A square of a home column.
pludo-picture-home = { $colour } home { $square }
# $colours are those who come home there.
pludo-picture-finish = { $colours }: finish
# $colour: the player whose yard it is, "Red".
pludo-picture-yard = { $colour }: yard
# The arrow of a jump from one square to another.
# $start: the square it begins on; $to: where it leads.
pludo-picture-jump = { $start }: to { $to }
