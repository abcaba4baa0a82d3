### Commands of the terminal: what they print while they work, and at their end.
###
### Variables, where a message does not say it itself:
### $file, $folder, $path, $copy, $position: paths, or a position as text; $line, $column: where in a file; $title: of a server or a variant.
### $count, $games, $turns, $throws, $captures, $players, $seats, $decisions, $all, $kept, $drawn, $more, $total: how many; $done, $left: done, left to do.
### $percent, $fair, $comebacks: percent; $low to $high: where the true value lies; $middle: usual; $names: a list, $more how many others;
### $number: a rule's; $colour: a player's; $name, $row, $column: bots; $variant: a variant; $version: of the game; $python: a command;
### $reason: a clause of mishaps.ftl; $address: of a web page; $anchor, $what, $item: what was found; $value: what the rules say.

## A long computation. $left: minutes and seconds, for example 1:05.

# Said again and again during a long computation. $done games are over, $total there will be.
pludo-cli-progress = { $done } of { $total } games, { $left } left

## train: the expert learns the rules of a file.

# Said again and again while the expert learns. $left: the time left.
pludo-cli-train-progress = { $games } games, { $left } left
pludo-cli-train-resumed = Going on after { $games } games.
pludo-cli-train-nothing = Stopped before the first round of games ended; nothing is written.
# $end: stopped by Ctrl+C, spent = the budget, settled = nothing improved any more. $size in kilobytes.
pludo-cli-train-done = { $end ->
    [stopped] Stopped after { $games } games.
    [settled] Ended after { $games } games: nothing improved any more.
   *[spent] Ended after { $games } games: the budget is spent.
} What the expert has learned is in { $file }, { $size } kilobytes. The same command goes on from here.

## check: a rule file is read, said in words and tried out.

# $file is a file name.
pludo-cli-check-refused = { $count ->
    [one] { $file } has one problem.
   *[other] { $file } has { $count } problems.
}
# A place in a file.
pludo-cli-line = { $file }, line { $line }
pludo-cli-column = { $file }, line { $line }, column { $column }
pludo-cli-check-good = { $file } is a good rule file. This is what it says:
# The largest count of positions behind one answer, over positions of seeded random games.
pludo-cli-check-effort = The hardest question about captures looks at { $count } positions.
pludo-cli-check-cut = The hardest question about captures would look at { $count } positions. That is too many: N, hints and the explorer look at some of them and say "at least".
pludo-cli-check-heading = Random games.
# $games were played, $ended of them came to an end.
pludo-cli-check-ended = { $games ->
    [one] The one random game with { pludo-cli-players } came to an end.
   *[other] { $ended } of { $games } random games with { pludo-cli-players } came to an end.
}
# $games were played, and none ended; $turns: the turn in which the longest was given up.
pludo-cli-check-endless = { $games ->
    [one] The one random game with { pludo-cli-players } came to no end; it was given up in turn { $turns }. Can every marker reach its finish?
   *[other] Not one of { $games } random games with { pludo-cli-players } came to an end; the longest was given up in turn { $turns }. Can every marker reach its finish?
}
# Inside other sentences: "games with two players".
pludo-cli-players = { $players ->
    [one] one player
   *[other] { $players } players
}
# In $count of $games a single turn never ended. "again", "bonus" and "pass" are words of rule files.
pludo-cli-check-stuck = { $file } cannot be played: in { $count } of { $games } random games a turn never ended. Look at every "again", "bonus" and "pass".
# Lengths in turns; $low and $high hold eight of ten games.
# $middle: the usual length.
pludo-cli-check-length = A game takes about { $middle } turns; eight of ten take { $low } to { $high }.
pludo-cli-check-captures = Captures in a game: { $count }.
pludo-cli-check-drawn = Games without a winner: { $count }.
# $verdict: fair, more or less than its share. All numbers are percent.
# $fair: the share of a seat where all are equal.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } wins { $percent } percent, more than its share of { $fair }: the true value lies between { $low } and { $high }.
    [less] { $colour } wins { $percent } percent, less than its share of { $fair }: the true value lies between { $low } and { $high }.
   *[fair] { $colour } wins { $percent } percent; the true value lies between { $low } and { $high }, its share is { $fair }.
}
pludo-cli-check-fair = No seat has an advantage that these games could show.
pludo-cli-check-unfair = The seats are not equal. If that is not meant, look at routes, markers and who begins.
# $names are at most twelve, $more are left out.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Outcomes that never let anybody do anything: { $names }.
   *[other] Outcomes that never let anybody do anything: { $names } and { $more } more.
}
# $names of cards or faces, at most twelve; $more are left out.
pludo-cli-check-idle-unseen = { $more ->
    [0] Outcomes that never came up: { $names }.
   *[other] Outcomes that never came up: { $names } and { $more } more.
}
# $names of tiles, at most twelve; $more are left out.
pludo-cli-check-idle-tiles = { $more ->
    [0] Tiles on which no marker ever stopped: { $names }.
   *[other] Tiles on which no marker ever stopped: { $names } and { $more } more.
}
# $names of amendments, at most twelve; $more are left out.
pludo-cli-check-idle-amendments = { $more ->
    [0] Amendments that never took effect: { $names }.
   *[other] Amendments that never took effect: { $names } and { $more } more.
}
pludo-cli-check-all-matter = Every outcome and every tile came into play.

## new-variant and install-variant: making and keeping rule files. $file is a path.

pludo-cli-new-variant-written = { $file } is written. Open it in a text editor, then run: playpalace-ludo check { $file }
# $name is the word to type, $title the game's name.
pludo-cli-install-done = { $title } is installed as { $file }. Play it with: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = The file it is based on was written into it: this one file is all that another player needs.
pludo-cli-install-replaced = It replaces the file of that name that was there before. Games saved with the old rules need the old file.
pludo-cli-install-removed = { $file } is removed.
pludo-cli-install-refused = { $file } is not installed. Nothing was changed.

## arena: bots play each other. $name, $row and $column are names of bots, all shares are percent.

# The first line of the result. $variant: the rules; $drawn games had no winner.
pludo-cli-arena-heading = { $games ->
    [one] One game of { $variant }.
   *[other] { $games } games of { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Without a winner: { $drawn }.
}
# $low and $high hold the true value 95 times out of 100.
# $bot: a bot of somebody's own; $fault: what it did wrong, pludo-problem-bot-fault.
pludo-cli-arena-fault = Fault: { $bot }: { $fault }. Hard plays on.
# A bot's result. $seats: on how many seats it sat.
pludo-cli-arena-score = { $seats ->
    [1] { $name } wins { $percent } percent; the true value lies between { $low } and { $high }.
   *[other] { $name }, on { $seats } seats, wins { $percent } percent per seat; the true value lies between { $low } and { $high }.
}
# $median and $most are milliseconds.
# $decisions: how many a game, with decimals.
pludo-cli-arena-times = { $name } decides { $decisions } times a game; a decision takes { $median } milliseconds, 99 of 100 at most { $most }.
# Averages over all games; $turns, $throws and $captures may have decimals.
pludo-cli-arena-length = A game takes { $turns } turns and { $throws } throws, with { $captures } captures.
# $row plays alone against $others of the other.
pludo-cli-arena-cell = { $others ->
    [1] { $row } against { $column }: { $percent } percent, between { $low } and { $high }.
   *[other] { $row } against { $others } of { $column }: { $percent } percent, between { $low } and { $high }.
}
# $rating is on the scale known from chess, $doubt how far it may be off.
pludo-cli-arena-rating = { $name } is rated { $rating }, give or take { $doubt }.

# Of arena and balance.
pludo-cli-given-up = { $count ->
    [one] One game came to no end and was given up.
   *[other] { $count } games came to no end and were given up.
}

## balance: bots of one strength on all seats.

# $strength is a bot's name.
# $variant: the rules.
pludo-cli-balance-heading = { $games ->
    [one] One game
   *[other] { $games } games
} of { $variant } with { $players ->
    [one] one bot
   *[other] { $players } bots
} of strength { $strength }.
# $verdict: fair, more or less than the share of one player. All numbers are percent.
# $fair: the share of one player where all are equal.
pludo-cli-balance-who-began = Who begins wins { $percent } percent, { $verdict ->
    [more] more than the share of { $fair }: the true value lies between { $low } and { $high }.
    [less] less than the share of { $fair }: the true value lies between { $low } and { $high }.
   *[fair] which these games cannot tell from the share of { $fair }: the true value lies between { $low } and { $high }.
}
# $changes: how often somebody else becomes the favourite; $decided: percent of the game after which the winner stays ahead.
# $comebacks: percent.
pludo-cli-balance-story = The lead changes { $changes } times a game; the winner is ahead for good after { $decided } percent of it. { $comebacks } percent of the winners were nearly lost before.

## A command that needs more than the computer has. $names: packages, for example tomli-w; $packages: the same, to be typed.

pludo-cli-not-installed = { $count ->
    [one] { $names } is not installed here; install it with: pip install { $packages }
   *[other] { $names } are not installed here; install them with: pip install { $packages }
}

## draw: a board as a picture. $file is a path, $title the title inside the picture.

pludo-cli-draw-written = { $file } is written: { $title }.

## tournament: $name is what it is called on the command line, $file a path.

pludo-cli-tournament-none = There is no tournament yet.
pludo-cli-tournament-created = Play it with: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } is written.

## How strict a game is, by the numbers of the rule document

# $number: of a rule of Strict Ludo, "06"; $rule the same as "s06".
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 to 4 players
    [s04] a board that goes round
    [s06] 4 tokens each
    [s07] only own tokens are moved
    [s09] four phases
    [s10] an End Path of one's own
    [s12] all tokens home wins
    [s13] one or two plain dice
    [s14] a roll for the order of play
    [s15] the highest roll begins
    [s16] ties roll again
    [s17] one throw of the dice a turn
    [s18] no move ends the turn
    [s19] the first winner ends the game
    [s20] a circular Path
    [s21] all tokens begin on the Start
    [s23] a 6 to come out
    [s24] out onto the entry tile
    [s25] equal distances
    [s26] moves go forward
    [s27] as far as the roll says
    [s28] any token may be chosen
    [s29] tokens may be passed
    [s30] whoever can move must
    [s31] a 6 must bring a token out
    [s32] no 6, no try more
    [s33] all tiles of the Path are alike
    [s34] own tokens share a tile
    [s35] a captured token goes to the Start
    [s36] safe on the own entry tile
    [s39] the End Path is entered from the tile before it
    [s40] the Finish is entered from the End Path
    [s43] an exact roll to finish
    [s44] no passing on the End Path
    [s45] 4 or 5 tiles of End Path
    [s46] a Finish of one tile
    [s47] each die on its own
    [s48] dice in any order
    [s49] one playable die is enough
    [s51] both dice on one token
   *[s52] the size of the Path
}
pludo-cli-strict-all = This is Strict Ludo: all { $all } rules are kept.
# $kept of $all rules; both are numbers.
pludo-cli-strict-kept = Of the { $all } rules of Strict Ludo { $kept } are kept.
# $list: a row of pludo-cli-strict-rule.
pludo-cli-strict-relaxed = Relaxed: { $list }.
# What shows that a rule is relaxed; $item is a throw or a move as records write it.
# $number: of the rule; $position: as text.
pludo-cli-strict-seen = S-{ $number } is broken by { $item } in the position { $position }
# $value: keys and values of the rule file.
# $number: of the rule.
pludo-cli-strict-says = S-{ $number }: the rules say { $value }.
# $number: of a rule of Strict Ludo, for example 23.
pludo-cli-strict-unseen = S-{ $number }: the rules allow it, but the search came to no such position.
# How much was played to find out. $turns: of all games together.
pludo-cli-strict-searched = Searched were { $games ->
    [one] one random game
   *[other] { $games } random games
} of { $turns } turns in all; the other rules were kept there.
pludo-cli-loose-kept = It is still Ludo: the rules L-01 to L-37 hold.
# $rules: numbers.
pludo-cli-loose-broken = It is no longer Ludo: { $count ->
    [one] { $rules } does not hold.
   *[other] { $rules } do not hold.
}
pludo-cli-loose-stranded = No throws ever bring a token of { $colour } into its finish (L-27).

## scenarios: rules as short stories.

# $list: a row of pludo-cli-scenarios-skip.
pludo-cli-scenarios-skipped = skipped { $list }
# $count were left out by a switch, $kind. phase and preset are words of files and stay; $pattern: for example loose:*.
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } of phase { $pattern }
   *[preset] { $count } of preset { $pattern }
}
# The last line: $passed scenarios held, $failed did not.
pludo-cli-scenarios-done = { $passed } passed, { $failed } failed

## web and host: the game in a browser and in a server.

# The page of the game: where it was written, and where it can be opened.
pludo-cli-web-written = The page is in { $folder }. Any web server can serve it; docs/web.md says with which headers.
pludo-cli-web-served = The game is at { $address }, from this computer only. Ctrl+C ends it; your games stay in the browser.

# $file: a server's settings; $keys: those that mean nothing at a table in the terminal.
pludo-cli-options-ignored = Of { $file } these count on a server only: { $keys }.

# The game in a server: host, host --install and --uninstall. $title: PlayPalace or PlayAural; paths and $python are as the system writes them.
pludo-cli-host-starting = Starting { $title } with Ludo Plus.
# $done: whether it was new there or renewed. $folder: inside the server.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } was renewed in { $folder }, with all it needs.
   *[new] Ludo Plus { $version } was put into { $folder }, with all it needs.
}
pludo-cli-host-before = Before, version { $version } was there.
# $anchor: a folder that was added beside the server.
pludo-cli-host-found-by = { $title } finds it through { $anchor }. No file of the server was changed, and nothing was put into its Python environment, so uv sync, a new environment or another Python leave it alone.
pludo-cli-host-old-hook = The hook of an earlier version was removed: { $path }.
pludo-cli-host-keep-folders = Do not delete these two folders by hand: { $title } deletes all data of a game that is missing when it starts. playpalace-ludo host --uninstall copies it first.
pludo-cli-host-not-tried = Whether { $title } can load it was not tried: there is no .venv beside the server. Name its Python with --python to try.
# $python: a command or a path; $reason: what the system says.
pludo-cli-host-not-triable = Whether { $title } can load it could not be tried with { $python }: { $reason }
# A line of the server's log, in English.
pludo-cli-host-said = The server says: { $line }
# $python: a command or a path.
pludo-cli-host-loads = Tried with { $python }: { $title } loads it.
# $reason: the last words of that Python, or none.
# $python: a command or a path.
pludo-cli-host-fails = { $reason ->
    [none] Warning: tried with { $python }, { $title } does not load it.
   *[other] Warning: tried with { $python }, { $title } does not load it. { $reason }
}
pludo-cli-host-restart-installed = Restart the server as ever. Ludo Plus is then among the board games; if it is not, the server's log says why.
pludo-cli-host-not-installed = Ludo Plus is not installed in { $folder }; nothing was changed.
pludo-cli-host-copied = The database was copied to { $copy }.
# $names: names of files.
pludo-cli-host-no-database = No { $names } was found in { $folder } or its server folder, so nothing was backed up; if the server has it elsewhere, copy it before the next start.
pludo-cli-host-removed = { $path } was removed.
pludo-cli-host-data-stays = Results, ratings and saved tables stay in the database of { $title }.
# $copy: ours = one that was made just now, own = one the owner may have.
pludo-cli-host-data-goes = { $copy ->
    [ours] Warning: when { $title } next starts without Ludo Plus it deletes all saved tables, results, statistics and ratings of Ludo Plus. To get them back, stop the server, put the copy in the database's place and install again.
   *[own] Warning: when { $title } next starts without Ludo Plus it deletes all saved tables, results, statistics and ratings of Ludo Plus. To get them back, stop the server, put your own copy in the database's place and install again.
}
pludo-cli-host-restart = Restart the server.
# After the game was taken out of a server: one line for each file. $what: what is in it.
pludo-cli-host-left = Left where it is, for you to keep or delete: { $path } ({ $what ->
    [settings] your settings
    [changed] settings that were changed at tables
    [sets] options that players have kept
    [set-aside] tables that could not be read
    [records] records of the last games
    [rules] the rules document as it was edited on the server
    [tables] games that were being played
    [purses] your players' coins
   *[copy] a copy of the database
}).
