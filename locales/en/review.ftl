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
