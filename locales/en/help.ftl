### What the commands say with --help. A message is a command's line in the overview; .about is the
### text of its own help, the other attributes are its arguments. Names of options and files, and
### words in capital letters such as FILE, stay as they are.
###
### Variables, where a message does not say it itself:
### $default: what is taken if nothing is said; $values: what may be written there.

# What the program is, at the head of its --help. $default: what is used without the switch; $values: names to choose from.
pludo-help = Ludo for people who play by ear.
    .usage = usage:
    .arguments = arguments
    .options = options
    .hearing = hearing and seeing
    .commands = commands
    .more = playpalace-ludo COMMAND --help says more.
    .help = show this help and end
    .version = show the version and end
    .lang = language, for example de
    .json = print it as JSON, for programs
    .quiet = show no progress
    .config-dir = keep options and games in this folder
    .plot = also write a picture, PNG, SVG or PDF
    .workers = processes ({ $default })
    .cluster = a Dask cluster that plays the games, tcp://HOST:PORT
    .speech = { $values }; may be repeated
    .sound = sound effects
    .output = lines for a screen reader that reads the terminal, speech through an interface, both
    .verbosity = how much is said
    .pace = how long bots take
    .board = draw the board for those who look
    .seed = a number or word: dice and bots do the same in every run
    .log = for support: note when which command came, never what was typed or said
    .name = the tournament's name

## The commands

pludo-help-start = greet, and offer the menu; this is what runs without a command
    .about = Ludo by ear: a menu by arrows, first letters and Enter. F1 or ? helps.
pludo-help-play = start a game at once
    .about = Play Ludo by ear. R rolls, digits choose a token, F1 or ? helps.
    .variant = rules by name, with options in brackets, or a rule file: 'playpalace(sixes.max=0)'
    .seats = who plays: you, a name, bot or bot:STRENGTH, each with a colour if you like (you,bot:easy,green=bot:hard,guest)
    .options = begin with the settings of a server, ludo_plus.toml
pludo-help-tournament = make a tournament, go on with it, hear and export its standings
    .about = Tournaments of people at one keyboard and bots, in any mix: everybody against everybody, knock-out, the Swiss system, or rounds at tables of three to six. A tournament is a readable file. Every game in it can be left and gone on with, and the standings can be heard at any time.
pludo-help-tournament-create = make a tournament
    .about = Makes a tournament.
    .kind = the kind of tournament ({ $default })
    .players = names, bot or bot:STRENGTH, in the order of the draw (Ann,Ben,bot,bot:hard)
    .variant = the rules
    .rounds = number of rounds, for swiss and tables
    .games = games of a match: 1, 3, 5, 7
    .seats = seats of a table, for --kind tables: 3 to 6
    .stake = coins everybody pays in
pludo-help-tournament-continue = play on
    .about = Goes on with a tournament.
pludo-help-tournament-list = list the tournaments there are
    .about = Lists the tournaments there are.
pludo-help-tournament-standings = say who stands where
    .about = Says who stands where.
pludo-help-tournament-rounds = say all matches, round by round
    .about = Says all matches, round by round.
pludo-help-tournament-export = write it to a file
    .about = Writes a tournament to a file.
    .out = FILE.toml for all of it, .txt for it in words, .csv for the games
pludo-help-connect = play with people at a PlayPalace server
    .about = Play Ludo and every other game with people at a PlayPalace server. Without a name or address the list of your servers opens.
    .server = a server you have kept, or an address such as wss://example.org:8000
pludo-help-web = play in the browser, or write the game as a page for a web server
    .about = Opens the game in your browser, served by this computer and reachable from it alone. With --out it writes the page as a folder instead, which any web server can serve under any path.
    .port = port of the page ({ $default })
    .no-open = do not open a browser
    .out = write the page, serve nothing
pludo-help-doctor = say what speech, braille and sound there is, and what to install for more
    .about = Finds every way to speak, to show braille and to play sounds, tries them, and says what to install for more. Ends with 0 even if nothing is found.
    .quiet = do not speak and play a test
    .voices = only list the voices you can put into the options
    .speech = look at this one only: { $values }; may be repeated
pludo-help-variants = list the rule sets
    .about = Lists the shipped and the installed rule sets with a line on each.
pludo-help-rules = say the rules of a variant in plain words
    .about = Says the rules, generated from the values of the rule file.
    .variant = a name, a path, or with options: 'playpalace(sixes.max=0)'
pludo-help-show = say what a position line means
    .about = Says a position in words. Quote the line, or give its words one by one.
    .position = a position line: 'playpalace red:12,Y,Y,H/... red ? 0 9'
pludo-help-draw = draw a board or a position as SVG or PNG, with the same in words inside
    .about = Draws a board for manuals, for friends who look and for authors of boards: a variant, a rule file or a position line. The picture holds the same in words, for those who do not see it. Colours have letters and patterns too. SVG needs nothing more; PNG needs playpalace-ludo[plots].
    .what = a variant, a rule file, or a position line, quoted or word by word
    .out = FILE.svg or .png
pludo-help-moves = list the legal moves of a position
    .about = Lists the legal moves, in words and with the position each leads to.
    .position = a position line
    .roll = throw this first: 6, or 6,3, or a card
    .json = as the scenarios write legal moves
pludo-help-replay = read a game record aloud, turn by turn
    .about = Checks a record (.ludo) against the rules and tells the game in words.
    .file = a game record (.ludo)
    .positions = print the position lines instead
pludo-help-verify = check that the dice of a game record were fixed before the game
    .about = Works every die of a record (.ludo) out again from the seed and the players' words in it, and says the first thing that differs. With --noted it also compares a code you noted: the one told before the game, or the one of the whole record told at its end. It ends with 0 if everything holds and the game is over, else with 1. docs/dice.md tells what that proves, and how to check it without this program.
    .record = a game record (.ludo)
    .noted = a code you noted, in quotes, or all 64 digits; may be given twice
pludo-help-check = check a rule file of your own
    .about = Says everything that is wrong with a rule file, each with its line, the key, the number of the rule it breaks, and what may have been meant. If nothing is, says the rules in plain words, which rules of Strict Ludo are relaxed, with a position that shows it or what the file says, and whether the game is still Ludo. Then plays random games: does the game end, how long is it, does a seat win more than its share, which outcomes and tiles never matter.
    .file = the rule file, for example my-game.toml
    .games = random games, 0 for none ({ $default })
    .players = players at the table (as many as may play)
    .seed = seed of the random games ({ $default })
    .seconds = seconds the games may take ({ $default })
pludo-help-new-variant = write a commented rule file to start from
    .about = Writes a small game with a note on every line. Never overwrites a file.
    .file = the file to write, for example my-game.toml
    .like = start from a copy of a shipped variant
pludo-help-install-variant = put a checked rule file where every table finds it
    .about = Checks a rule file and copies it, together with a base beside it, into one file in your variants folder. The client and the hosts list it from then on; that one file is all another player needs.
    .file = the rule file
    .remove = take an installed variant away
pludo-help-host = run a PlayPalace or PlayAural server with this game, or install it there
    .about =
        Starts an unmodified PlayPalace or PlayAural server with Ludo Plus among its games. Everything after -- goes to the server: playpalace-ludo host /srv/PlayPalace11 -- --port 9000

        With --install the server's ordinary start command has the game, too; --uninstall undoes that. An owner's settings are read from ludo_plus.toml in the server directory, or from the file that LUDO_PLUS_CONFIG names.
    .server-dir = the server's directory, or its checkout
    .python = the Python that runs the server (default: its .venv)
    .install = put the game into the server
    .uninstall = take it out again
# $default: what is used without the switch; $values: names of bots.
pludo-help-arena = let bots play each other and report who is stronger
    .about =
        Bots take turns on all seats and play as many games as you say. The same seed gives the same result on any number of workers. With --out the results are kept in a file, one line per game; the same command goes on where it was stopped.

        A bot of your own: module:Class, cmd:COMMAND for a program in any language, or the name of an entry point.

        From 1000 games on, games of random, greedy and hard are played in compiled code, many times as fast and with the same results, if the extra [lab] is installed and --budget is not given. The rules: playpalace, quick, classic, indian, strict, nigerian-classic, jota, six-arms.
    .variant = the rules ({ $default })
    .seats = bots, for example expert,3*greedy ({ $default }). There are { $values }
    .games = games to play ({ $default })
    .seed = seed of dice and bots ({ $default })
    .budget = milliseconds for one decision
    .out = keep results here and resume
    .round-robin = each bot of the list against each other
    .players = players at a table of the round robin: one against the rest (2)
pludo-help-train = teach the expert the rules of a file of your own
    .about = The expert plays a variant against itself and learns who wins from where. What it has learned is written beside the rule file, as a file that ends with .net; client and servers use it for as long as it fits the rules. Ctrl+C stops at any time; the same command goes on where it was stopped, and with a larger budget where it ended. It ends by itself when nothing improves any more.
    .variant = a rule file, or a variant's name
    .minutes = minutes it may take in all ({ $default })
    .games = games it may play in all ({ $default })
    .out = where to write the net, instead of beside the rule file
    .players = players at a table (as many as may play)
    .seed = seed of the games ({ $default })
# $default: what is used without the switch; $values: names of strengths.
pludo-help-balance = say whether a variant favours a seat, how long it is and more
    .about =
        Bots of one strength sit on all seats of a variant. You hear whether one seat, or the seat that begins, wins more than its share, how long games take, how much is captured, how often the lead changes and how often somebody wins who was nearly lost. For authors of rules.

        From 10000 games on, games of random or hard are played in compiled code, many times as fast, if the extra [lab] is installed; how often the lead changes is not said then. The rules: playpalace, quick, classic, indian, strict, nigerian-classic, jota, six-arms.
    .variant = a variant's name, or a rule file
    .strength = { $values } ({ $default })
    .games = games to play ({ $default })
    .players = players at the table (as many as may play)
    .seed = seed of dice and bots ({ $default })
pludo-help-analyse = say where a finished game turned
    .about = Goes through a game record with the eyes of the strongest bot: the turns after which the chances were no longer the same, the choices that cost most and what would have been better, and how well everybody chose. With --plot also a picture of the chances over the turns.
    .file = a game record (.ludo)
    .most = how many of each kind ({ $default })
pludo-help-puzzles = print the three puzzles of the day
    .about = Prints the three puzzles of a day: the position, what may be chosen, and with --answers what is best and why. In the program they are in the menu, where streaks are kept.
    .date = another day than today, as 2026-12-31
    .answers = also say the answers
pludo-help-stats = say what your finished games tell about you, with a rating
    .about = Goes through your finished games: results, captures, luck and skill apart, by rules, by opponents and by month, a rating against the bots, and what you have achieved. What was worked out is kept.
    .player = whose games, where several people played
    .quick = without luck and skill
    .csv = print a table, one row per game
pludo-help-scenarios = run rule scenarios against the engine
    .about = Runs scenario files, one JSON object per line, and prints a line per failure. The last line counts. Ends with 1 if any failed, with 2 if a file cannot be read. docs/scenarios.md says how they are written.
    .files = scenario files
    .skip-phase = leave out scenarios of this phase; * stands for anything; may be repeated
    .skip-preset = leave out scenarios of this preset; * stands for anything; may be repeated
