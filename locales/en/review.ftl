### Games looked back at: where they turned, mistakes to learn from, statistics, a rating, puzzles.

# All chances and costs are whole percents. $who is "you" for the hearer, else "other" and $name is a player.

## Where a finished game turned

pludo-review-turned = Where the game turned:
pludo-review-none-turned = { $who ->
    [you] No turn changed your chance to win by a whole percent.
   *[other] No turn changed { $name }'s chance to win by a whole percent.
}
# A turn; the words for what happened in it follow.
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Turn { $number }: your chance to win rises from { $before } to { $after } percent.
       *[down] Turn { $number }: your chance to win falls from { $before } to { $after } percent.
    }
   *[other] { $way ->
        [up] Turn { $number }: { $name }'s chance to win rises from { $before } to { $after } percent.
       *[down] Turn { $number }: { $name }'s chance to win falls from { $before } to { $after } percent.
    }
}
pludo-review-dear = The choices that cost most:
pludo-review-none-dear = No choice cost a whole percent.
# $made and $better are sentences about a token, $better with its reasons.
pludo-review-choice = Turn { $number }, { $who ->
    [you] you
   *[other] { $name }
}, { $cost } percent given away. Played: { $made } Better: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] You had nothing to choose.
        [one] You had one choice and gave away { $cost } percent.
       *[other] You had { $choices } choices, made the best one { $best ->
            [one] once
           *[other] { $best } times
        }, and gave away { $cost } percent in all.
    }
   *[other] { $choices ->
        [0] { $name } had nothing to choose.
        [one] { $name } had one choice and gave away { $cost } percent.
       *[other] { $name } had { $choices } choices, made the best one { $best ->
            [one] once
           *[other] { $best } times
        }, and gave away { $cost } percent in all.
    }
}

## Waiting while a game is looked through

pludo-review-working = Looking through the game. Escape stops.
pludo-review-how-far = { $percent } percent done.

## Learning from mistakes: a position of a finished game, tried again

# $count: how many positions.
pludo-learn-title = { $count ->
    [one] One choice could have been better.
   *[other] { $count } choices could have been better.
} Page Down: the next. H: the answer. Escape: enough.
pludo-learn-none = Nothing to learn here: no choice clearly gave something away.
pludo-learn-whose = Whose choices?
pludo-learn-of = { $name }
pludo-learn-count = { $number } of { $count }.
# $dice: what is left of the throw; $made: a sentence about the move that was played.
pludo-learn-question = Turn { $number }, { $throw ->
    [cards] you drew { $dice }.
    [spinner] you spun { $dice }.
   *[dice] you rolled { $dice }.
} You played { $made } Find better.
pludo-learn-best = Right: { $gain } percent better than what you played.
pludo-learn-equal = Right: { $gain } percent better than what you played, and about as good as the best.
pludo-learn-better = { $gain } percent better than what you played. There is still better.
pludo-learn-same = That is what you played. There is better.
pludo-learn-worse = Not better: it wins { $percent } percent, what you played { $other } percent.
# $choice: the best move with its reasons.
pludo-learn-answer = Best: { $choice } It wins { $best } percent, against { $other } percent.
pludo-learn-first = This is the first one.
pludo-learn-last = This is the last one. Escape closes.
pludo-learn-help = Choose as in a game: by the token's digit, or with the arrows and Enter. H says the answer, and again what each choice is worth. R repeats the task, Page Down and Page Up go on and back, and after a right choice Enter goes on, too. All questions work: V, M, N and the explorer. Escape closes.

## Puzzles

# $name: the colour to play; $dice: what was thrown.
pludo-puzzle-question = You are { $name }, and { $throw ->
    [cards] you drew { $dice }.
    [spinner] you spun { $dice }.
   *[dice] you rolled { $dice }.
} Find the best choice.
pludo-puzzle-best = Right: it wins { $percent } percent, the next best { $other } percent.
pludo-puzzle-worse = No: it wins { $percent } percent, the best { $best } percent.
