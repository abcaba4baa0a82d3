### Speech, sound and screen: reading back what was said, output modes, the listening test at the
### first start, and what `playpalace-ludo doctor` tells. Spoken, so keep it short.
###
### Variables, where a message does not say it itself:
### $output: a way to speak or to write braille, such as Orca; $name: a program's or a library's name; $folder: a path.
### $count: how many; $answer: which key was pressed in the listening test; $kind: what is wrong in a translation.

## Reading back what was said

# The player moved to another buffer of the history, or muted this one.
# $buffer: all, game, answers or system. $count: messages in it. $muted: yes or no.
pludo-device-history-buffer = { $buffer ->
    [game] Game
    [answers] Answers
    [system] System
    [chat] Chat
    [activity] Coming and going
   *[all] All
}, { $count ->
    [0] empty
    [one] 1 message
   *[other] { $count } messages
}{ $muted ->
    [yes] , muted
   *[no] {""}
}.

# The player wants to read a buffer without messages. $buffer: all, game, answers or system.
pludo-device-history-empty = { $buffer ->
    [game] Nothing has happened in the game yet.
    [answers] No answers yet.
    [system] No system messages yet.
    [chat] No chat yet.
    [activity] Nobody has come or gone yet.
   *[all] No messages yet.
}

# The player asked to repeat the last line, but there is none.
pludo-device-history-nothing-said = Nothing has been said yet.

# The buffer of all messages cannot be muted.
pludo-device-history-mute-all = All messages cannot be muted. Choose another buffer first.

# Said when the player has finished typing and messages were kept back meanwhile.
# $count: how many follow.
pludo-device-history-held = { $count ->
    [one] 1 message while you were typing:
   *[other] { $count } messages while you were typing:
}

## Output modes. Each is said when it is chosen, aloud and on the screen.

pludo-device-mode-direct = Output: direct. The game speaks for itself and the screen stays quiet.
pludo-device-mode-terminal = Output: terminal. The game prints plain lines for your screen reader.
pludo-device-mode-both = Output: both. The game speaks and prints every line.

## Why an output mode was chosen; said at the first start.
## $reader: name of a screen reader, for example NVDA; empty where none is meant.

pludo-device-because-asked = This is the output mode you asked for.
pludo-device-because-saved = This is the output mode from your options.
pludo-device-because-environment = This output mode comes from an environment variable.
pludo-device-because-speech = You chose how to speak, so the game speaks and prints.
pludo-device-because-piped = This is not a terminal, so the game prints plain lines.
pludo-device-because-remote = You are connected over SSH, so the game prints lines for your own screen reader.
# $reader: the name of a screen reader, "NVDA".
pludo-device-because-api-reader = { $reader } is running, so the game speaks through it.
pludo-device-because-console-reader = { $reader } is running, so the game prints lines for it to read.
pludo-device-because-braille = { $reader } shows lines in braille and does not speak, so the game speaks and prints.
pludo-device-because-nothing = No screen reader was found, so the game speaks and prints.

## Screen readers that come and go while the game runs. $reader: its name, for example Orca.

# Said and printed.
pludo-device-reader-gone = { $reader } no longer runs. The game speaks now.
# Printed only: the reader reads it.
pludo-device-reader-came = { $reader } is running. The game prints lines for it and no longer speaks.

## A way of speaking that failed while the game ran. $output: its name. $instead: what speaks now.

# $output and $instead: names of ways to speak, "speech-dispatcher".
pludo-device-speech-replaced = { $output } has failed. { $instead } speaks now.
# Printed: nothing can say it.
pludo-device-speech-lost = { $output } has failed and nothing else speaks. The game prints every line.

# Said and printed.
pludo-device-braille-lost = BRLTTY has ended. The game goes on speaking, and shows braille again when it is back.

# In direct mode BRLTTY could not be reached, so the output mode is now both.
# $code: not-installed, not-running or other. $words: a name, for other the library's own words.
pludo-device-braille-refused = The game speaks, and prints lines for your braille display to follow: { $code ->
    [not-installed] { $words } is not installed.
    [not-running] { $words } takes no lines from programs.
   *[other] { $words }
}

## The listening test at the first start

# Printed, not spoken by the game. Keep the word alpha, it names this line in the question.
pludo-device-test-alpha = Alpha. This line was printed.

# Spoken by the game, not printed. Keep the word bravo.
pludo-device-test-bravo = Bravo. This line was spoken by the game.

# Said and printed.
pludo-device-test-question = What did you hear? Press 1 for alpha, 2 for bravo, 3 for both, 4 for neither.
# The same question as a heading with a button per answer. $answer: 1, 2, 3 or 4.
pludo-device-test-title = What did you hear?
pludo-device-test-answer = { $answer ->
    [1] Alpha
    [2] Bravo
    [3] Both
   *[4] Neither
}

## doctor. $output: a way to speak, for example NVDA; $name: the same, or the part of it that fails.

# $version: of this program. $python: of Python. $system: the operating system.
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.

# $name: a library or program. $version: its version.
pludo-device-doctor-library = { $name } { $version } is installed.
# $name: the name of a library, as pip knows it.
pludo-device-doctor-library-missing = { $name } is not installed.

# One way to speak. $output: its name, for example NVDA or speech-dispatcher.
pludo-device-doctor-speaks = { $output }: works.
pludo-device-doctor-speaks-braille = { $output }: works, with braille.
# $problem: what is wrong, in the words of the library.
pludo-device-doctor-silent = { $output }: does not work here: { $problem }.

# $output and $name: what has the problem, for example speech-dispatcher and its server.
pludo-device-doctor-silent-not-installed = { $output }: does not work here, { $name } is not installed.
# $output: a way to speak; $name: the program behind it, here and below.
pludo-device-doctor-silent-not-running = { $output }: does not work here, { $name } is not running.
pludo-device-doctor-silent-no-answer = { $output }: does not work here, { $name } does not answer.
pludo-device-doctor-silent-ended = { $output }: does not work here, { $name } has ended.
pludo-device-doctor-silent-no-voice = { $output }: does not work here, { $name } takes every line and speaks none.

# Screen readers this program could use. $outputs: their names, separated by commas.
pludo-device-doctor-not-running = Not running: { $outputs }.

# The voice that comes with the game; stands where other lines name NVDA or speech-dispatcher.
pludo-device-doctor-own-voice = Own voice

# $output: the way that will be used.
pludo-device-doctor-speech-chosen = Speech goes through: { $output }.
pludo-device-doctor-speech-none = Nothing speaks here. The game prints every line instead.
pludo-device-doctor-cannot-tell = { $output } does not report whether it has spoken: only your ears can tell.

pludo-device-doctor-braille-reader = Braille goes to your braille display through { $output }.
pludo-device-doctor-braille-none = No braille display was found. With Orca or BRLTTY it shows every line in the output mode terminal, with NVDA or JAWS in the output mode direct.
pludo-device-doctor-braille-follows = BRLTTY is running: your braille display follows the lines in the output modes terminal and both.
# $cells: how many cells the display has.
pludo-device-doctor-braille-direct = In the output mode direct the game writes to its { $cells } cells by itself.
# What it is where other lines name a way to speak.
pludo-device-doctor-braille-name = Braille in the output mode direct

pludo-device-doctor-sound-ready = Sound works.
# The name of sound where other lines name a way to speak.
pludo-device-doctor-sound-name = Sound
# Said after the reason why there is no sound.
pludo-device-doctor-sound-not-needed = The game is complete without sound.

# $count: number of sound files.
pludo-device-doctor-sound-files = { $count ->
    [one] 1 sound file
   *[other] { $count } sound files
}, none missing.
# $missing: names of files, separated by commas.
pludo-device-doctor-sound-files-missing = These sound files are missing: { $missing }. Install the game again.

# $folder: the folder as it stands in the options.
pludo-device-doctor-server-folder = The folder of servers' sounds in the option online.sounds is not there: { $folder }
# $count: how many sounds could not be played. $names: the first of them.
pludo-device-doctor-server-sounds = { $count ->
    [one] 1 sound of the server you visited last was silent
   *[other] { $count } sounds of the server you visited last were silent
}: { $names }. The option online.sounds may name a folder that has them.

# Heading of a list of voices, one per line. $count: how many. $language: for example English.
pludo-device-doctor-voices = { $count ->
    [one] 1 voice
   *[other] { $count } voices
} for { $language }. Put one into your options as speech.voice:
pludo-device-doctor-no-voices = There is no choice of voices here; set the voice in your screen reader or system.

# $folder: a path.
pludo-device-doctor-folder-options = Options: { $folder }
pludo-device-doctor-folder-saves = Saved games: { $folder }
pludo-device-doctor-folder-sounds = Sounds: { $folder }
pludo-device-doctor-folder-locales = Translations: { $folder }
pludo-device-doctor-folder-program = Program: { $folder }

# A fault in a translation: $file and $line say where, $id is the message, $name what is wrong in it.
# $kind: what is wrong with the message $id, in line $line of $file.
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, line { $line }: { $id } uses { $name }, which does not exist there; the sentence is said in English.
    [form] { $file }, line { $line }: { $id } wants the form { $name }, which no message has.
    [mention] { $file }, line { $line }: { $id } mentions { $name }, which is not translated; the sentence is said in English.
    [encoding] { $file }, line { $line }: { $name } is not written in UTF-8; the sentence is said in English.
   *[unreadable] { $file }, line { $line }: { $name } cannot be read; the sentence is said in English.
}
# Behind a list of faults in translation files.
pludo-device-doctor-translations = { $count ->
    [one] And one more such place.
   *[other] And { $count } more such places.
}

# What to do when something goes wrong that doctor cannot see.
pludo-device-doctor-log = To report a fault, start with --log and a file name, for example: playpalace-ludo --log ludo.log. Play until it happens, then send the file. It says when which command came and what was handed to speech or a server, never what you typed, wrote or heard.

# Spoken as the test, and printed.
pludo-device-doctor-test-speech = If you hear this, speech works.
pludo-device-doctor-test-left = A die on the left.
pludo-device-doctor-test-right = A token comes home on the right.
# Before the test. $output: the way that speaks it.
pludo-device-doctor-test-begin = Now a test. Speech: { $output }.

## What to install; only what is missing is said.

pludo-device-advice-speechd = For speech with the voice your desktop uses, install speech-dispatcher. On Debian and Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher runs, but its voice does not speak. End it with: killall speech-dispatcher. The game starts it again. If it stays silent, see that PulseAudio or PipeWire runs.
pludo-device-advice-voice = For the game's own voice: pip install espeakng-loader
pludo-device-advice-sound-library = For sound: pip install pygame-ce
pludo-device-advice-sound-device = For sound, connect headphones or speakers, and see that the system plays through them.
pludo-device-advice-sound-device-linux = For sound, connect a sound card or headphones, and see that PulseAudio or PipeWire runs.
pludo-device-advice-reader-windows = For speech and braille with a screen reader, start NVDA (nvaccess.org) or JAWS, then the game.
pludo-device-advice-reader-macos = VoiceOver reads the lines in the output mode terminal. Turn it on with Command F5.
pludo-device-advice-ao2 = For screen readers: pip install accessible-output2
pludo-device-advice-nothing = Nothing is missing.
