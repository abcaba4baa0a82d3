### Play with people at a PlayPalace server.
###
### Translators: what the server itself says comes from the server, in the language the player told it.
###
### Variables, where a message does not say it itself:
### $name: a server's name, or the name to log in with; $text: what the server wrote; $number: a line's number; $count: how many;
### $reason: a clause of mishaps.ftl; $message: what somebody writes; $key: a key; $level: of a heading, 1 to 6.

## Servers

pludo-online-servers-title = Servers.
# $name: what the player calls it; $user: the player's name there, "none" if there is none yet.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, as { $user }
}
# $url: the address.
pludo-online-server-help = Its address is { $url }. Enter goes there, Delete removes it from the list.
    .touch = Its address is { $url }.
pludo-online-add = Add a server
pludo-online-type-address = Type the server's address, for example wss://example.org:8000, and press Enter.
    .touch = Type the server's address, for example wss://example.org:8000.
pludo-online-bad-address = That is no address of a server. It begins with wss:// or ws://, then comes a name, and perhaps a colon and a number.
# A server from a file that somebody shipped. $name: what it calls itself.
pludo-online-public = { $name }, public server
# $about: a sentence of the owner, "none" if there is none; $url: the address.
pludo-online-public-help = { $about ->
    [none] Its address is { $url }. Enter goes there.
   *[other] { $about } Its address is { $url }. Enter goes there.
}
    .touch = { $about ->
        [none] Its address is { $url }.
       *[other] { $about } Its address is { $url }.
    }
pludo-online-clipboard = Add the address in the clipboard
pludo-online-clipboard-none = There is no address of a server in the clipboard. Copy one first, for example wss://example.org:8000.
pludo-online-where = Where to find servers
# Said at the first visit, when no server is in the list, and at the row before. "Add a server" is pludo-online-add.
pludo-online-where-told = PlayPalace's own page and its community name servers that are open to everybody; friends with a server can tell you its address. "Add a server" takes it.
# $file: the file; $reason: what is wrong with it.
pludo-online-public-broken = The list of public servers in { $file } is left out: { $reason }.
# $file: where the old file is now.
pludo-online-servers-broken = The list of servers cannot be used: { $reason }. It is kept as { $file }, and a new list begins.
# $reason: what the system says, "the disk is full".
pludo-online-not-kept = That could not be kept for next time: { $reason }.

## Logging in

pludo-online-who-title = Do you have an account there?
pludo-online-log-in = Log in
pludo-online-new-account = New account
pludo-online-name = Type your name at this server, and press Enter. Capital letters count.
    .touch = Type your name at this server. Capital letters count.
# $name: what was typed.
pludo-online-sure-title = { $name }. A server makes a new account of any name it does not know. Is the name right?
pludo-online-name-right = Yes, log in as { $name }
pludo-online-name-wrong = No, type it again
pludo-online-password = Type your password, and press Enter. It is neither shown nor spoken nor kept.
    .touch = Type your password. It is neither spoken nor kept.
pludo-online-password-again = Type the same password again.
pludo-online-passwords-differ = The two passwords differ. Nothing was sent.
pludo-online-character = character
# $count: how many characters.
pludo-online-characters-typed = { $count ->
    [0] Nothing typed yet
    [1] One character typed
   *[other] { $count } characters typed
}. Enter finishes, Escape leaves.
    .touch = { $count ->
        [0] Nothing typed yet.
        [1] One character typed.
       *[other] { $count } characters typed.
    }

## Trust

# $words: the certificate's fingerprint in words.
pludo-online-trust-title = Nobody vouches for { $name }. Its fingerprint begins: { $words }. Ask the server's owner for it, then choose.
pludo-online-trust = Trust it from now on
pludo-online-do-not-trust = Do not trust it
# $digits: all of the fingerprint.
pludo-online-fingerprint = Fingerprint SHA-256: { $digits }
# $words is the fingerprint of a certificate, as words.
pludo-online-changed = Stop. { $name } shows another fingerprint than the one you trust: { $words }. Somebody may be listening in. You were not connected. If the owner has a new certificate, remove the server from the list and add it again.

## The way there

pludo-online-connecting = Connecting.
# $name: the player's name there.
pludo-online-welcome = You are in, { $name }.
pludo-online-back = You are back.
pludo-online-left = You have left the server
pludo-online-goodbye = You have left the server. Goodbye.
pludo-online-lost = The connection is lost
pludo-online-unsure = What you did last may not have reached the server.
pludo-online-no-answer = The server does not answer
pludo-online-still-trying = The server does not answer. Still trying.
pludo-online-answers-again = The server answers again.
pludo-online-gave-up = You did not wait for the server
# After a connection, when nothing came that a PlayPalace server sends.
pludo-online-strange = What answers there does not behave like a PlayPalace server. It is another kind of server, or too busy just now
pludo-online-looking-help = The program looks whether a server answers at this address. Escape goes back.
    .touch = The program looks whether a server answers at this address.
# After coming back to a server that was restarted.
pludo-online-table-gone = The table you were at is gone. If its game was saved, you find it among the saved tables.
pludo-online-unknown-host = There is no server of that name
pludo-online-refused = Nobody answers at that address
pludo-online-timeout = The server does not answer in time
pludo-online-no-tls = The server does not speak safely. Perhaps its address begins with ws instead of wss
pludo-online-not-a-server = What answers there is no PlayPalace server. Perhaps its address begins with wss instead of ws
# $address: where the server sends us, in its own words.
pludo-online-redirected = The server sends you on to { $address }. Nobody is followed there unasked, and nothing was sent. If you trust that address, connect to it yourself
pludo-online-proxy = Your system sends connections through a proxy, and it does not let this one through. Ask whoever runs it, or name the server in the environment variable NO_PROXY
pludo-online-proxy-socks = Your system sends connections through a SOCKS proxy, for which this program needs the package python-socks. Install it, or name the server in the environment variable NO_PROXY
pludo-online-unreachable = The server cannot be reached
pludo-online-refused-token = You have been away too long. Log in with your password
pludo-online-refused-foreign = This is a PlayAural server. It admits only PlayAural's own programs
# $text: the server's own words, "none" if it says nothing.
pludo-online-server-says = { $text ->
    [none] The server has ended the connection
   *[other] { $text }
}
# $reason: why; $seconds: until the next try.
pludo-online-trying-again = { $reason }. Trying again in { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
# $reason: a sentence of the server or of problems.ftl without its full stop.
pludo-online-ended = { $reason }.
# $stage: "waiting" for the next try, or "connecting" right now.
pludo-online-not-connected = { $stage ->
    [waiting] You are not connected now. Enter tries at once, Control D leaves.
   *[connecting] Still connecting. Control D leaves.
}
    .touch = { $stage ->
    [waiting] You are not connected now. The program keeps trying.
   *[connecting] Still connecting.
}

## At a server

# $text: the row; $number: which; $count: of how many.
pludo-online-row = { $text }, { $number } of { $count }
# A square of a grid the server shows: $text is what stands on it, $line and $column its place.
pludo-online-square = { $text }, line { $line }, column { $column }
pludo-online-no-menu = There is nothing to choose just now.
pludo-online-empty-table = At the table. There is nothing to choose just now.
# $sender: who writes; $scope: "all" or "table".
# $message: what $sender typed; $scope: who hears it.
pludo-online-chat = { $scope ->
    [all] { $sender } to everybody: { $message }
   *[table] { $sender }: { $message }
}
# $scope: to whom it is written, the table or everybody.
pludo-online-write = { $scope ->
    [all] Write to everybody, and press Enter.
   *[table] Write to the table, and press Enter.
}
    .touch = { $scope ->
        [all] Write to everybody.
       *[table] Write to the table.
    }
# $host is who opened it, $game what is played.
pludo-online-table-opened = { $host } has opened a table for { $game }.
# $milliseconds: there and back.
pludo-online-ping = There and back in { $milliseconds } milliseconds.
pludo-online-pass-key = The next key goes to the server.
pludo-online-server-key = { $key } goes to the server.
# $key is a key that both use, $pass the key of the command that hands the next one on.
pludo-online-clash = Servers use { $key }, too. { $pass } and then { $key } gives it to the server.
# $key: the key that keeps it, "none" if the player has given that command no key.
pludo-online-record-offered = The server offers the record of this game. { $key ->
    [none] No key of yours keeps it.
   *[other] { $key } keeps it.
}
    .touch = The server offers the record of this game. “Keep the record” keeps it.
pludo-online-no-record = The server has offered no record.
# A reason; $count: how many are kept at most.
pludo-online-records-full = there are { $count } records from servers already; remove some of them
pludo-online-record-kept = The record of this game is among your finished games.
# $reason as above.
pludo-online-record-not-kept = The record of this game could not be kept: { $reason }.
# A clause behind "could not be kept:"; $rules is the name of a variant.
pludo-online-rules-unknown = the rules { $rules } are not on this computer
pludo-online-wording = Tables of Ludo Plus use the new wording when you come in next.
pludo-online-keys-title = Keys of this program at a server. Down arrow reads on, Escape closes.
pludo-online-help = Arrows walk through the server's menu, Enter chooses, Escape goes back. Letters and digits are the server's, and at a table F3, Control Q and Control R, too. Slash writes to the table, F2 says who is there, Control D leaves the server.
    .touch = The server's menu and what else you can do there are buttons.

## Boxes and documents. $number: of a line, counted from 1; $text: what it says; $level: of a heading, from 1.

# $prompt: what the server asks for, said as it is.
pludo-online-editor = { $prompt } { $count ->
    [one] One line.
   *[other] { $count } lines.
} Arrows go from line to line, Enter begins a new one, Control S sends it, Escape leaves.
    .touch = { $prompt }
pludo-online-new-line = Line { $number }.
pludo-online-line = Line { $number }: { $text ->
    [none] empty
   *[other] { $text }
}
# $title: the title of a text the server sent.
pludo-online-document = { $title } Down arrow reads on, H goes to the next heading, Escape closes.
    .touch = { $title }
pludo-online-heading = Heading { $level }: { $text }
# Words of the server, said as they are.
pludo-online-text = { $text }
pludo-online-empty-document = There is nothing in it.
pludo-online-no-heading = There is no further heading.

## Words for the dice of a server's game, which this program seals until everybody's are in.
pludo-online-dice-sealed = Sealed. The server gets these words when the game begins, and not before.
pludo-online-dice-late = Too late: the words for the next dice have been told.
# After the game. $throw as in pludo-dice-them.
pludo-online-dice-check = { $throw ->
    [cards] All { $count } cards check
    [spinner] All { $count } spins check
   *[dice] All { $count } dice check
}, and nobody knew your words before all were in.
pludo-online-dice-left-out = Do not trust the dice of that game: its record does not have the words this program sealed for you.
# The client was away when the game began, or the server did not want its words.
pludo-online-dice-unasked = The server did not ask this program for the words it had sealed for you; it could have chosen the dice of that game with a confederate.
pludo-online-dice-list = Do not trust the dice of that game: by its record, players, rules or words were changed after this program had told your words.
