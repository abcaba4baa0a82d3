### Games looked back at: where they turned, mistakes to learn from, statistics, a rating, puzzles.
###
### Variables, where a message does not say it itself:
### $number: the number of a turn, a game, a puzzle or an answer; $count: how many; $name: a player's name; $throw: as in game.ftl.
### $way: up or down, good or bad; $best, $other, $percent, $cost, $gain: percent of a chance to win; $rating: a skill rating, $low to
### $high where it surely lies; $games and $won: games, and how many were won; $lost: percent given away per choice.
### $solved: puzzles solved; $title: the name of a variant or a puzzle; $file: a path; $reason: a clause of mishaps.ftl.
### $day, $month and $year: a date; $days: days in a row; $answer: one of several to choose from; $right: yes or no, or how many.
### $made and $suffered: captures of others and by others.

# All chances and costs are whole percents. $who is "you" for the hearer, else "other" and $name is a player.

## Where a finished game turned

pludo-review-turned = Where the game turned:
# $who: as in game.ftl.
pludo-review-none-turned = { $who ->
    [you] No turn changed your chance to win by a whole percent.
   *[other] No turn changed { $name }'s chance to win by a whole percent.
}
# A turn; the words for what happened in it follow.
# $before and $after: percent. $who: as in game.ftl.
# $number: of the turn; $way: whether the chance rose or fell.
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
# Where players hold abilities.
pludo-review-abilities = Whether an ability was used at the right time is not judged.
# $made and $better are sentences about a token, $better with its reasons.
# $who: as in game.ftl.
# $number: of the turn; $cost: percent.
pludo-review-choice = Turn { $number }, { $who ->
    [you] you
   *[other] { $name }
}, { $cost } percent given away. Played: { $made } Better: { $better }
# $choices: how many there were. $who: as in game.ftl.
# $cost, $best: percent, and how many times the best was chosen of $choices.
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
    .touch = Looking through the game.
pludo-review-how-far = { $percent } percent done.

## Learning from mistakes: a position of a finished game, tried again

# $count: how many positions.
pludo-learn-title = { $count ->
    [one] One choice could have been better.
   *[other] { $count } choices could have been better.
} Page Down: the next. H: the answer. Escape: enough.
    .touch = { $count ->
        [one] One choice could have been better.
       *[other] { $count } choices could have been better.
    }
pludo-learn-none = Nothing to learn here: no choice clearly gave something away.
pludo-learn-whose = Whose choices?
# A row of the list behind pludo-learn-whose: a player.
pludo-learn-of = { $name }
# Which of the choices to learn from this is.
# $number: which of $count.
pludo-learn-count = { $number } of { $count }.
# $dice: what is left of the throw; $made: a sentence about the move that was played.
# $number: of the turn.
pludo-learn-question = Turn { $number }, { $throw ->
    [cards] you drew { $dice }.
    [spinner] you spun { $dice }.
   *[dice] you rolled { $dice }.
} You played { $made } Find better.
pludo-learn-best = Right: { $gain } percent better than what you played.
pludo-learn-equal = Right: { $gain } percent better than what you played, and about as good as the best.
pludo-learn-better = { $gain } percent better than what you played. There is still better.
pludo-learn-level = About as good as what you played. There is better.
pludo-learn-same = That is what you played. There is better.
# Chances to win: $percent with the choice just tried, $other with the one that was played.
pludo-learn-worse = Not better: it wins { $percent } percent, what you played { $other } percent.
# $choice: the best move with its reasons.
# $choice: the best move, a sentence; $best, $other: chances to win in percent.
pludo-learn-answer = Best: { $choice } It wins { $best } percent, against { $other } percent.
pludo-learn-first = This is the first one.
pludo-learn-last = This is the last one. Escape closes.
    .touch = This is the last one.
pludo-learn-help = Choose as in a game: by the token's digit, or with the arrows and Enter. H says the answer, and again what each choice is worth. R repeats the task, Page Down and Page Up go on and back, and after a right choice Enter goes on, too. All questions work: V, M, N and the explorer. Escape closes.
    .touch = Choose as in a game. “Hint” says the answer, and again what each choice is worth. All questions work.

## Puzzles

# $title: the rules; $name: the colour to play; $dice: what was thrown.
pludo-puzzle-question = { $title }. You are { $name }, and { $throw ->
    [cards] you drew { $dice }.
    [spinner] you spun { $dice }.
   *[dice] you rolled { $dice }.
} V tells the board. Find the best choice.
    .touch = { $title }. You are { $name }, and { $throw ->
        [cards] you drew { $dice }.
        [spinner] you spun { $dice }.
       *[dice] you rolled { $dice }.
    } Find the best choice.
# Chances to win: $percent with this choice, $other with the next best.
pludo-puzzle-best = Right: it wins { $percent } percent, the next best { $other } percent.
# Chances to win: $percent with this choice, $best with the best.
pludo-puzzle-worse = No: it wins { $percent } percent, the best { $best } percent.
# A puzzle answered rightly after its hint.
pludo-puzzle-told = After the hint it does not count as solved.

## Statistics of the player's own finished games. $number: which of them, counted from the first.

pludo-stats-working = Looking through your games. Escape leaves luck and skill out.
    .touch = Looking through your games.
pludo-stats-working-less = Adding up your games. Escape stops.
    .touch = Adding up your games.
pludo-stats-title = Your games. Enter tells more, Escape closes.
    .touch = Your games. Each row tells more.
pludo-stats-none = You have no finished game yet. Play one to its end, and it counts.
# $damaged cannot be read; $foreign are of others, without their rules, or not over. $count: both together.
pludo-stats-left-out = { $count ->
    [one] One record is left out: { $damaged ->
        [0] it is not of yours, or its rules are missing.
       *[other] it cannot be read.
    }
   *[other] { $count } records are left out: { $damaged ->
        [0] they are not of yours, or their rules are missing.
       *[other] { $foreign ->
            [0] they cannot be read.
           *[other] { $damaged } cannot be read, { $foreign } are not of yours or miss their rules.
        }
    }
}
pludo-stats-undated = { $count ->
    [one] One game has a date that cannot be right, so it counts for no month. Is the clock of this computer right?
   *[other] { $count } games have dates that cannot be right, so they count for no month. Is the clock of this computer right?
}
# $percent of the games were won, $fair percent would be if all players were alike.
# $won of $games.
pludo-stats-result = { $games ->
    [one] One game, { $won ->
        [0] not won.
       *[other] won.
    }
   *[other] { $games } games, { $won } won: { $percent } percent, where { $fair } would be everybody's share.
}
# $places: a list of the next message.
pludo-stats-places = Places: { $places }.
# An item of a list: "first 2 times"; $place is a number.
pludo-stats-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] place { $place }
} { $count ->
    [one] once
   *[other] { $count } times
}
# $made by the player, $suffered from others; both are numbers.
pludo-stats-captures = Captures: { $made } made, { $suffered } suffered.
# $bot: a strength.
# $rating: a number as in chess.
pludo-stats-rating = Rating { $rating }, between { $low } and { $high }: about as strong as the bot { pludo-stats-bot }.
# A strength of bots, alone or after a colon.
# $bot: a strength, or people.
pludo-stats-bot = { $bot ->
    [random] random
    [easy] easy
    [normal] normal
    [hard] hard
    [people] people
   *[expert] expert
}
# $rating: a number, beside the player's own.
pludo-stats-ladder = The bot { pludo-stats-bot } has { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Rating: after one more game against bots.
   *[other] Rating: after { $count } more games against bots.
}
pludo-stats-rating-library = The rating needs one more library: pip install openskill.
# $lost: percent of chance to win given away per choice; $good percent of $choices gave nothing away.
pludo-stats-skill = Skill: { $lost } percent of your chance to win given away per choice; { $good } of 100 choices gave less than one percent away.
pludo-stats-skill-meaning = Every choice is compared with the best one, as the strongest bot sees it. The dice have no part in it. In games of two the bot random gives away 1.4 percent per choice, easy 1.1, normal 0.7, hard 0.5, expert nothing; at a table of four about half of that.
# $percent: change of the chance to win per game.
# $way: whether luck was good, by $percent.
pludo-stats-luck = { $way ->
    [even] Luck: even.
    [good] Luck: good, the dice gave you { $percent } percent more chance to win per game than was to be expected.
   *[bad] Luck: bad, the dice took { $percent } percent of your chance to win per game.
}
# $percent: chance to win that dice gave or took, over a game.
# $way: whether the player's own throws helped, by $percent.
pludo-stats-luck-own = { $way ->
    [even] Your own dice: even.
    [good] Your own dice gave you { $percent } percent.
   *[bad] Your own dice took { $percent } percent.
}
# $way: whether others' throws helped the player's chances, by $percent.
pludo-stats-luck-others = { $way ->
    [even] The dice of the others: even.
    [good] The dice of the others gave you { $percent } percent.
   *[bad] The dice of the others took { $percent } percent.
}
pludo-stats-luck-meaning = Every throw is compared with all that might have fallen, each played at its best. Over many games it comes to nothing.
pludo-stats-no-look = Luck and skill are left out.
pludo-stats-by-rules = By rules
pludo-stats-by-opponent = By opponents
pludo-stats-by-month = Month by month
# $looked: no where nobody has looked for luck and skill.
pludo-stats-rules = { $title }: { pludo-stats-short }
# Of some games: "20 games, 10 won, 0.1 percent given away per choice".
# $looked: yes if mistakes have been counted, too.
# $won of $games; $lost: percent given away per choice.
pludo-stats-short = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won{ $looked ->
    [yes] , { $lost } percent given away per choice.
   *[no] .
}
# $met: opponents of this strength; $ahead: how many of them ended behind.
# $bot: as in pludo-stats-bot.
pludo-stats-opponent = { $bot ->
    [people] Against people
   *[other] Against { pludo-stats-bot }
}: ahead of { $ahead } of { $met }; { pludo-stats-short }
# For example: November 2026: 20 games, 10 won, 0.1 percent given away per choice. Rating 1,659. $month is a number.
# $rated: yes if there is a rating.
# $month and $year of the row; $rating: a number as in chess.
pludo-stats-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Rating { $rating }.
   *[no] { "" }
}
# $total: how many there are.
pludo-stats-achievements = Achieved: { $count } of { $total }
# $number: the game that brought it.
pludo-stats-reached-first-win = First win, in game { $number }.
# $number here and below: which of the player's finished games it was.
pludo-stats-reached-untouched = Untouched: won without being captured, in game { $number }.
pludo-stats-reached-hunter = Hunter: ten captures in one game, in game { $number }.
pludo-stats-reached-beat-expert = Won against an expert, in game { $number }.
pludo-stats-reached-comeback = Back from the brink: won from less than 5 percent, in game { $number }.
pludo-stats-reached-flawless = Flawless: no choice of a game gave a whole percent away, in game { $number }.
pludo-stats-reached-run = Five wins in a row, up to game { $number }.
pludo-stats-reached-rule-sets = Won under five rule sets, by game { $number }.
pludo-stats-reached-many = A hundred games.
pludo-stats-open-first-win = Open: win a game.
pludo-stats-open-untouched = Open: win without being captured.
pludo-stats-open-hunter = Open: capture ten times in one game.
pludo-stats-open-beat-expert = Open: win against an expert.
pludo-stats-open-comeback = Open: win from less than 5 percent.
pludo-stats-open-flawless = Open: fifteen choices or more in a game, and none that gives a whole percent away.
pludo-stats-open-run = Open: win five games in a row.
pludo-stats-open-rule-sets = Open: win under five rule sets.
pludo-stats-open-many = Open: finish a hundred games.
# $choice: the best move with its reasons; $sure: within what the difference is certain.
# $choice: the best move, a sentence; $best, $other: chances to win in percent, $sure: how exact.
pludo-puzzle-answer = Best: { $choice } It wins { $best } percent, the next best { $other } percent, give or take { $sure }.
# $days: days in a row with all three solved; $run: puzzles in a row right at the first try.
# $clock: behind if the calendar shows an earlier day than before.
pludo-puzzle-title = Puzzles. { $clock ->
    [behind] The calendar of this computer is behind your last puzzles, so the streak waits.
   *[right] { $days ->
        [0] { $run ->
            [0] Solve all three of a day to begin a streak.
            [one] One right at the first try.
           *[other] { $run } in a row right at the first try.
        }
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
}
# $ago: days ago.
# $ago: how many days ago; $day, $month: numbers; $solved of $count puzzles.
pludo-puzzle-day = { $ago ->
    [0] Today's three
    [1] Yesterday's three
   *[other] { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }
}: { $solved } of { $count } solved.
# $bot: the grade, called like the strengths of the bots.
# $solved of $count.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } of { $count } solved.
pludo-puzzle-grades = The grade is the weakest bot that finds the answer. Ten at a time, those you have not solved first.
pludo-puzzle-earlier = Earlier days
pludo-puzzle-day-done = { $days ->
    [one] All three of today solved. Come back tomorrow for a streak.
   *[other] All three of today solved, { $days } days in a row.
}
pludo-puzzle-missing = The puzzles are missing from this installation, or damaged; install it again to have them.
pludo-puzzle-not-kept = That you solved it could not be written down: { $reason }.
pludo-puzzle-book-damaged = The list of puzzles you solved could not be read. It lies in { $file } now, and a new one begins.
pludo-puzzle-book-unreadable = The list of puzzles you solved, { $file }, cannot be read now, so nothing is written down.
# $bot: the grade.
pludo-puzzle-heading = Puzzle { $number }, { pludo-stats-bot }.

## Exercises without end, with a rating: puzzles, and two for the ear

# $kind: puzzles, where (a token stands after some turns), risk (that a token is captured).
pludo-ear-title = { $kind ->
    [puzzles] Puzzles without end.
    [where] Ear training: where does it stand?
   *[risk] Ear training: guess the risk.
}
# $title: as above.
# A row of the menu. $title: of an exercise; $rating: a number as in chess.
pludo-ear-row = { $title } Rating { $rating }.
# $kind: which exercise.
pludo-ear-help = { $kind ->
    [puzzles] One puzzle after the other, as hard as your rating. Your first answer to each counts, and a hint counts as a wrong one.
    [where] You hear the board and some turns. Then choose where a token stands. The better you are, the more turns and players.
   *[risk] You hear the board. Then choose how likely a token of yours can be captured, if every opponent rolls once. The better you are, the closer the answers.
}
# $piece: your token 2.
# $kind: which exercise.
pludo-ear-question = { $kind ->
    [where] Where does { $piece } stand now?
   *[risk] How great is the risk for { $piece }, if every opponent rolls once?
}
# $kind: as in pludo-place.
pludo-ear-place = { $kind ->
    [yard] in the yard
    [home] in { pludo-place }
    [finish] home
   *[track] on { pludo-place }
}
# A row: the digit to press, and an answer.
# A choice. $number: its own; $answer: what may be right.
pludo-ear-answer = { $number }: { $answer }.
# $right: whether the guess was right; $answer: what is right, as the choices had it.
pludo-ear-verdict = { $right ->
    [yes] Right, { $answer }.
   *[no] No, it is { $answer }.
}
# $points: how far the rating has gone up or down.
# $rating: the new one; $way: whether it went up or down, by $points.
pludo-ear-rating = { $way ->
    [up] Rating { $rating }, up { $points }.
   *[down] Rating { $rating }, down { $points }.
}
pludo-ear-next = Next question
pludo-ear-no-answer = No answer has this digit.
pludo-ear-working = Making up a question. Escape stops.
    .touch = Making up a question.
# After the last exercise. $right of $count; $rating: a number as in chess.
pludo-ear-done = { $right } of { $count } right. Rating { $rating }.
