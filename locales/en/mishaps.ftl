### What goes wrong for a player: a file, a saved game, a tournament, a command. One sentence says what would be right.
### The problems are clauses without their full stop. Keys, values and file names come from what somebody wrote;
### where they need quotes they have them already. Words of files (true, format, header fields in quotes ...) stay as they are.
###
### Variables, where a message does not say it itself:
### $file, $folder: paths; $line, $turn: numbers of a line, a turn; $reason, $problem, $text: what the system or another message says about it.
### $value: what somebody wrote; $choices, $either, $known, $format, $wanted: what would be right; $used: what is taken instead;
### $low to $high, $least, $most: limits; $name: a player's or a tournament's name; $count, $players, $rounds, $games, $coins, $stake, $pay, $pot,
### $port, $revision: numbers; $spec, $item, $field, $separator, $option, $other, $words, $given, $kind: words of a file or a command, as written;
### $variant, $variants: titles; $library: a Python library.

## How a sentence is put together

# $place: a file or a key.
pludo-problem-at = { $place }: { $problem }
# $rule: a number in the rule catalogue, for example L-22.
pludo-problem-rule = { $problem } ({ $rule })
# $problem: a clause of this file.
pludo-problem-sentence = { $problem }.
# $suggestion: a word that may have been meant.
pludo-problem-suggestion = { $problem }. Did you mean { $suggestion }?
# $problems: the first sentences.
pludo-problem-more = { $problems } There are { $count } problems in all.
# $text is a sentence of the system or of a tool.
pludo-problem-other = { $text }
pludo-problem-in-header = the header: { $problem }
# $turn: a number; $problem: what is wrong there, a clause.
pludo-problem-in-turn = turn { $turn } (line { $line }): { $problem }
# $problem: what is wrong there, a clause.
pludo-problem-in-line = line { $line }: { $problem }

## What the system has against it, after a colon

pludo-problem-system-denied = you have no permission
pludo-problem-system-in-use = another program has it open
pludo-problem-system-in-cloud = only the cloud has it, and it does not come; see that you are online and that OneDrive runs
pludo-problem-system-path-too-long = its path is too long for Windows
pludo-problem-system-read-only = the disk can only be read
pludo-problem-system-disk-full = the disk is full
pludo-problem-system-too-long = the file would become too long to be read again
pludo-problem-system-not-there = there is no such file or folder
pludo-problem-system-a-folder = it is a folder
pludo-problem-system-no-folder = on the way to { $file } there is a file where a folder should be
pludo-problem-system-long-name = the name is too long
pludo-problem-system-disk-error = the disk has an error
# $reason: what the system says.
pludo-problem-nothing-kept = nothing can be kept in { $folder }: { $reason }. Name another folder with --config-dir
# $reason: what the system says, a clause above.
pludo-problem-log-unwritable = no log can be written to { $file }: { $reason }. Name another file with --log
pludo-problem-log-foreign = { $file } is there and no log of this game, so it stays as it is. Name another file with --log
# $name: as typed, in quotation marks; $known: names to choose from.
pludo-problem-no-speech = there is no speech back end { $name }, there are { $known }
# $name: as typed, in quotation marks; $known: names to choose from.
pludo-problem-output-mode = there is no output mode { $name }, there are { $known }
pludo-problem-transcript-name = a transcript needs a file name, for example transcript:game.jsonl
# $reason: what the system says.
pludo-problem-not-written = { $file } cannot be written: { $reason }

## Rules by their name, for example playpalace(sixes.max=0). $spec: all of it; $item, $value: a part of it in quotation marks; $choices: what may stand there

pludo-problem-spec-nameless = { $spec } names no rules, write for example playpalace(sixes.max=0)
pludo-problem-spec-open = { $spec } has a '(' that is never closed
pludo-problem-spec-option = { $item } in { $spec } is not an option, write key=value
pludo-problem-knob-unknown = there is no such option
pludo-problem-knob-unlike = there is no such option, its name begins with { $either }, as in sixes.max
pludo-problem-knob-bool = { $value } does not fit, it takes true or false
pludo-problem-knob-choice = { $value } does not fit, it takes one of { $choices }
pludo-problem-knob-squares = { $value } does not fit, it takes a list of track squares such as [9, 22]
pludo-problem-knob-int = { $value } does not fit, it takes a whole number from { $low } to { $high }
pludo-problem-no-variant = there is no such variant
pludo-problem-no-variant-but = there is no such variant, known are { $known }
pludo-problem-no-rules-with-content = there is no rule file with that name and content, known are { $known }
# $rules: the name of a variant. $range: "one" where low and high are the same.
pludo-problem-wrong-number-of-players = { $range ->
    [one] { $rules } is for { $high } players, not { $players }
   *[several] { $rules } is for { $low } to { $high } players, not { $players }
}
pludo-problem-not-offered = this server does not offer the variant { $variant }

## Reading a file

pludo-problem-not-ordinary = it is not an ordinary file
pludo-problem-unreadable = cannot be read: { $reason }
pludo-problem-file-too-large = it is larger than { $most } kB
pludo-problem-file-not-utf8 = is not UTF-8 text, save the file with the encoding UTF-8
pludo-problem-file-empty = is empty
pludo-problem-not-utf8 = line { $line } is not UTF-8 text
pludo-problem-not-toml = is not valid TOML: { $reason }

## Records and saved games

pludo-problem-record-separator = the record has no line { $separator } between its header and its turns
# $format: the number that stands there, $wanted the one this version reads.
pludo-problem-header-format = the header needs format = { $wanted }, this is { $format }
# $revision: the number that stands there.
pludo-problem-header-revision = the header's revision is { $revision }, this version knows 1 to { $most }
pludo-problem-header-field = the header has no field { $field }
pludo-problem-header-table = the [table] part of the header is damaged
pludo-problem-record-incomplete = the turn is not complete, something was cut off
pludo-problem-save-cut-off = the saved game is cut off
pludo-problem-save-damaged = the saved game is damaged: { $reason }
pludo-problem-nothing-played = { $file }: nothing has been played yet
pludo-problem-nothing-finished = there is no finished game to draw
pludo-problem-option-date = --date must be a day such as 2026-12-31, not { $given }

## Tournaments: $place is a block of the file, for example "game 3". $either, $known: names to choose from.

pludo-problem-contest-file = is no tournament: { $reason }
# $kind: as typed, in quotation marks; $either: kinds to choose from.
pludo-problem-contest-kind = { $kind } is no kind of tournament, there are { $either }
pludo-problem-contest-name = a tournament and everybody in it needs a name of one line with at most { $most } characters
pludo-problem-contest-count = a tournament has { $low } to { $high } players, not { $count }
pludo-problem-contest-twice = two players are called { $name }
pludo-problem-contest-games = a match has { $either } games, not { $games }
pludo-problem-contest-stake = the stake must be 0 to { $most } coins
# $rounds: how many were asked for.
pludo-problem-contest-rounds = so many players can have 1 to { $most } rounds, not { $rounds }
pludo-problem-contest-strength = { $name } has a strength that no bot has, there are { $either }
pludo-problem-contest-unknown = there is no tournament { $name }, there are { $known }
pludo-problem-contest-none = there is no tournament yet; make one with: playpalace-ludo tournament create { $name }
pludo-problem-contest-changed = { $name } was changed in another window meanwhile, open it again
pludo-problem-contest-size = these rules are not for { $count } players, and so many meet in this tournament
pludo-problem-contest-seats = a table has { $low } to { $high } seats
pludo-problem-contest-coins-off = there are no coins; switch them on in the options of the table, or leave --stake out
pludo-problem-contest-exists = there is a tournament { $name } already
pludo-problem-contest-out = { $file }: the name must end with .toml, .txt or .csv
pludo-problem-contest-series = the standing of this series is damaged

## Purses, servers, the page in a browser. $text: what the database said, in English; $coins, $stake, $pay, $pot: how many coins

pludo-problem-purse-too-little = { $name } has { $coins } coins, the stake is { $stake }
pludo-problem-purse-wrong-sum = { $pay } coins cannot be paid out of a pot of { $pot }
pludo-problem-purse-busy = the purse { $file } cannot be used just now: { $text }
pludo-problem-purse-damaged = the purse { $file } is damaged and stays as it is; move it away to begin with a new one: { $text }
pludo-problem-purse-newer = the purse { $file } was written by a newer version of the game
pludo-problem-server-entry = must be a block [[server]] with a name and a url, each a text in quotes
pludo-problem-public-server = must be a block [[server]] with a name and an address such as "wss://example.org:8000", each a text in quotes
pludo-problem-not-everything = This is no copy of everything that this game has saved. Choose a file that “Save a copy of everything” wrote
pludo-problem-port-taken = Port { $port } cannot be used. End the other program there, or choose another with --port; games are kept per port
pludo-problem-folder-taken = { $folder } holds something else. Name a folder that is empty or not there

## Settings of a server's owner: ludo_plus.toml. Names in them, such as true, stay as they are. $value: what the file says; $used: what counts instead; $choices: what may stand there.

pludo-problem-settings-choice = { $value } is not one of { $choices }; { $used } is used
pludo-problem-settings-not-among = { $value } is not one of { $choices }
pludo-problem-settings-number = { $value } is not a number; { $used } is used
pludo-problem-settings-range = { $value } is not from { $low } to { $high }; { $used } is used
pludo-problem-settings-short-turn = a turn needs at least { $least } seconds; 0 (off) is used
pludo-problem-settings-stake = { $value } is not from 0 to { $most }
# $variants: names in the file; $problem: what is wrong with their rules, a clause or sentences.
pludo-problem-settings-unplayable = no table of { $variants } can begin before its host changes them: { $problem }
pludo-problem-settings-busy = { $file } is being changed by somebody else; try again
pludo-problem-settings-owners = only the owner can change this, in { $file }
pludo-problem-settings-unwritten = that could not be saved, and nothing is changed: { $problem }
pludo-problem-settings-damaged = { $file } is damaged and stays as it is; the owner has to mend or delete it
pludo-problem-settings-no-writer = the library { $library } is missing on this server; its owner has to install the game once more

## A command line that cannot be understood. $option, $names and $prog are as one types them; $word is in quotes.

# The frame of all errors of the command line. $problem: one of the clauses below.
pludo-cli-mistyped = { $prog }: { $problem }. See { $prog } --help.
pludo-cli-mistyped-missing = missing: { $names }
pludo-cli-mistyped-unknown = { $words } is not known here
pludo-cli-mistyped-ambiguous = { $option } could be { $names }
pludo-cli-mistyped-choice = { $option } cannot be { $word }, only one of { $names }
pludo-cli-mistyped-value-missing = a value must follow { $option }
pludo-cli-mistyped-no-value = { $option } takes no value, but { $word } was given
pludo-cli-mistyped-whole-number = { $option } needs a whole number, { $word } is none
pludo-cli-mistyped-number = { $option } needs a number, { $word } is none
# $option, $other: two switches, for example --csv.
pludo-cli-mistyped-not-with = { $option } and { $other } cannot be used together
pludo-cli-mistyped-language = { $option }: there is no language { $word }, there are { $names }
pludo-cli-mistyped-command = there is no command { $word }, there are { $names }
pludo-cli-mistyped-command-near = there is no command { $word }, perhaps you mean { $name }
pludo-cli-mistyped-server = { $words } is not known here; what is for the server goes behind: -- { $words }
# The reason follows, as the system says it.
pludo-cli-refused-output = the output cannot be written: { $reason }
# $reason: what the system says, a clause above.
pludo-cli-refused-file = { $file }: cannot be read or written: { $reason }
pludo-cli-refused-something = something cannot be read or written: { $reason }
pludo-cli-refused-nowhere = the folder you are in is gone; go to another
