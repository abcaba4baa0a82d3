### The game as a web page: texts of the page itself.
###
### Variables, where a message does not say it itself:
### $host: a server's address.

# Name of the part of the page in which letters are keys of the game.
pludo-web-keys-area = Game keys
# Help for that part.
pludo-web-keys-help = While the focus is here, keys play: R rolls, 1 to 4 choose a token, V reads the board, F1 lists all keys. Tab leaves.
pludo-web-history = What was said
pludo-web-actions = What you can do
pludo-web-choices = Your moves
# Opens the list of further actions.
pludo-web-more = More actions
pludo-web-board = Board
pludo-web-squares = Board, square by square
pludo-web-board-show = Show the board
pludo-web-board-hide = Hide the board
pludo-web-settings = This page
# A switch: the browser's own voice reads every line.
pludo-web-speak = Let the page speak by itself
pludo-web-speak-off = For players without a screen reader. With one you would hear every line twice.
pludo-web-rate = Reading speed
pludo-web-rate-help = How fast your screen reader reads: lines wait for each other by it. The page's own voice follows it, too.
pludo-web-voice = Voice
# In the list of voices: none is chosen.
pludo-web-voice-own = The browser chooses
pludo-web-keep-all = Save a copy of everything
pludo-web-take-back = Take a copy back
# $count files of a copy.
pludo-web-taken-back = { $count ->
    [one] One file of the copy is back.
   *[other] { $count } files of the copy are back.
} Games and options are as they were.
pludo-web-storage-lost = This browser does not let the page keep anything: your games are gone when you close it. Save a copy of everything before you go.
pludo-web-storage-full = The browser's storage is full: what happens from now on is not kept. Remove finished games or other pages' data, or save a copy of everything.
pludo-web-storage-again = There is room again: everything is kept.
pludo-web-storage-week = Some browsers delete what a page keeps after a week without a visit. Put the page on your home screen, or save a copy of everything now and then.
pludo-web-two-tabs = The game is open in another tab or window. Close one of them, then reload this page.
pludo-web-new-version = A new version is here. It starts when you reload the page; your game is kept.
pludo-web-reload = Reload
pludo-web-send = Done
pludo-web-offline = Ready to be played without a network.
# Buttons beside a row that has a value, or can be removed, or explained; the row's label is read before them.
pludo-web-less = Previous
pludo-web-greater = Next
pludo-web-remove = Remove
pludo-web-explain = Explain
pludo-web-dice = Dice
pludo-web-loading = The game is loading.
pludo-web-loading-slow = The first visit takes a while: about nine megabytes are fetched, once.
pludo-web-failed = The game could not be loaded. Reload the page; if that does not help, try another browser.
# The player wants to bring in a file; a button for it has appeared.
pludo-web-choose-file = Choose the file with the button that is there now.
pludo-web-insecure = This page came over plain http: it does not start without a network, and the browser may delete what it keeps. Over https both work.
pludo-web-too-old = This browser is too old for the game, or WebAssembly is switched off in it. Try a newer browser.
# $language: its own name.
pludo-web-language-missing = { $language } could not be fetched, so you hear English. It is tried again at the next start.
# The page cannot learn why a connection failed. $host: the server's address.
pludo-web-no-connection = There is no connection to { $host }. Perhaps nothing runs there, or this browser does not trust its certificate: the program for the terminal can.
pludo-web-wss-only = A page that came over https reaches servers over wss only, and { $host } begins with ws.
