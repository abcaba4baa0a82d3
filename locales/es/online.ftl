# Español: jugar con gente en un servidor PlayPalace.
pludo-online-servers-title = Servidores.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, como { $user }
}
pludo-online-server-help = Su dirección es { $url }. Intro va allí, Suprimir lo quita de la lista.
    .touch = Su dirección es { $url }.
pludo-online-add = Añadir un servidor
pludo-online-type-address = Escribe la dirección del servidor, por ejemplo wss://example.org:8000, y pulsa Intro.
    .touch = Escribe la dirección del servidor, por ejemplo wss://example.org:8000.
pludo-online-bad-address = Eso no es la dirección de un servidor. Empieza por wss:// o ws://, luego un nombre, y quizá dos puntos y un número.
pludo-online-public = { $name }, servidor público
pludo-online-public-help = { $about ->
    [none] Su dirección es { $url }. Intro va allí.
   *[other] { $about } Su dirección es { $url }. Intro va allí.
}
    .touch = { $about ->
        [none] Su dirección es { $url }.
       *[other] { $about } Su dirección es { $url }.
    }
pludo-online-clipboard = Añadir la dirección del portapapeles
pludo-online-clipboard-none = En el portapapeles no hay dirección de un servidor. Copia antes una, por ejemplo wss://example.org:8000.
pludo-online-where = Dónde hay servidores
pludo-online-where-told = La página de PlayPalace y su comunidad nombran servidores abiertos a todo el mundo; una amistad con servidor puede decirte su dirección. "Añadir un servidor" la pide.
pludo-online-public-broken = La lista de servidores públicos de { $file } no se usa: { $reason }.
pludo-online-servers-broken = La lista de servidores no se puede usar: { $reason }. Se conserva como { $file }, y empieza una nueva.
pludo-online-not-kept = Eso no se pudo guardar para la próxima vez: { $reason }.
pludo-online-who-title = ¿Tienes una cuenta allí?
pludo-online-log-in = Iniciar sesión
pludo-online-new-account = Cuenta nueva
pludo-online-name = Escribe tu nombre en este servidor y pulsa Intro. Las mayúsculas cuentan.
    .touch = Escribe tu nombre en este servidor. Las mayúsculas cuentan.
pludo-online-sure-title = { $name }. Un servidor crea una cuenta nueva con cualquier nombre que no conoce. ¿Es correcto el nombre?
pludo-online-name-right = Sí, entrar como { $name }
pludo-online-name-wrong = No, escribirlo otra vez
pludo-online-password = Escribe tu contraseña y pulsa Intro. No se muestra, ni se dice, ni se guarda.
    .touch = Escribe tu contraseña. No se dice ni se guarda.
pludo-online-password-again = Escribe otra vez la misma contraseña.
pludo-online-passwords-differ = Las dos contraseñas no coinciden. No se envió nada.
pludo-online-character = carácter
pludo-online-characters-typed = { $count ->
    [0] Nada escrito aún
    [1] Un carácter escrito
   *[other] { $count } caracteres escritos
}. Intro termina, Escape lo deja.
    .touch = { $count ->
        [0] Nada escrito aún.
        [1] Un carácter escrito.
       *[other] { $count } caracteres escritos.
    }
pludo-online-trust-title = Nadie responde por { $name }. Su huella empieza: { $words }. Pídesela al dueño del servidor y luego elige.
pludo-online-trust = Confiar desde ahora
pludo-online-do-not-trust = No confiar
pludo-online-fingerprint = Huella SHA-256: { $digits }
pludo-online-changed = Alto. { $name } muestra otra huella distinta de aquella en la que confías: { $words }. Alguien puede estar escuchando. No se te conectó. Si el dueño tiene un certificado nuevo, quita el servidor de la lista y añádelo otra vez.
pludo-online-connecting = Conectando.
pludo-online-welcome = Ya estás dentro, { $name }.
pludo-online-back = Has vuelto.
pludo-online-left = Has dejado el servidor
pludo-online-goodbye = Has dejado el servidor. Adiós.
pludo-online-lost = Se perdió la conexión
pludo-online-unsure = Puede que lo último que hiciste no llegara al servidor.
pludo-online-no-answer = El servidor no responde
pludo-online-still-trying = El servidor no responde. Sigo intentando.
pludo-online-answers-again = El servidor responde de nuevo.
pludo-online-gave-up = No esperaste al servidor
pludo-online-strange = Lo que responde allí no se comporta como un servidor PlayPalace. Es otro tipo de servidor, o está demasiado ocupado ahora
pludo-online-looking-help = El programa mira si un servidor responde en esta dirección. Escape vuelve.
    .touch = El programa mira si un servidor responde en esta dirección.
pludo-online-table-gone = La mesa en la que estabas ya no está. Si su partida se guardó, la hallas entre las mesas guardadas.
pludo-online-unknown-host = No hay servidor con ese nombre
pludo-online-refused = Nadie responde en esa dirección
pludo-online-timeout = El servidor no responde a tiempo
pludo-online-no-tls = El servidor no habla de forma segura. Quizá su dirección empieza por ws en vez de wss
pludo-online-not-a-server = Lo que responde allí no es un servidor PlayPalace. Quizá su dirección empieza por wss en vez de ws
pludo-online-redirected = El servidor te manda a { $address }. No se va allí sin preguntar, y no se envió nada. Si confías en esa dirección, conéctate tú
pludo-online-proxy = Tu sistema conecta a través de un proxy, y este no deja pasar la conexión. Pregunta a quien lo lleva, o nombra el servidor en la variable de entorno NO_PROXY
pludo-online-proxy-socks = Tu sistema conecta a través de un proxy SOCKS, para el que este programa necesita el paquete python-socks. Instálalo, o nombra el servidor en la variable de entorno NO_PROXY
pludo-online-unreachable = No se puede llegar al servidor
pludo-online-refused-token = Has estado fuera demasiado tiempo. Entra con tu contraseña
pludo-online-refused-foreign = Es un servidor PlayAural. Solo admite los programas de PlayAural
pludo-online-server-says = { $text ->
    [none] El servidor ha cerrado la conexión
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Nuevo intento en { $seconds ->
    [1] un segundo
   *[other] { $seconds } segundos
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Ahora no hay conexión. Intro lo intenta ya, Control D sale.
   *[connecting] Aún conectando. Control D sale.
}
    .touch = { $stage ->
        [waiting] Ahora no hay conexión. El programa sigue intentando.
       *[connecting] Aún conectando.
    }
pludo-online-row = { $text }, { $number } de { $count }
pludo-online-square = { $text }, fila { $line }, columna { $column }
pludo-online-no-menu = Ahora no hay nada que elegir.
pludo-online-empty-table = En la mesa. Ahora no hay nada que elegir.
pludo-online-chat = { $scope ->
    [all] { $sender } a todos: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Escribe a todos y pulsa Intro.
   *[table] Escribe a la mesa y pulsa Intro.
}
    .touch = { $scope ->
        [all] Escribe a todos.
       *[table] Escribe a la mesa.
    }
pludo-online-table-opened = { $host } ha abierto una mesa de { $game }.
pludo-online-ping = Ida y vuelta en { $milliseconds } milisegundos.
pludo-online-pass-key = La próxima tecla va al servidor.
pludo-online-server-key = { $key } va al servidor.
pludo-online-clash = Los servidores también usan { $key }. { $pass } y luego { $key } se la da al servidor.
pludo-online-record-offered = El servidor ofrece el registro de esta partida. { $key ->
    [none] Ninguna tecla tuya lo guarda.
   *[other] { $key } lo guarda.
}
    .touch = El servidor ofrece el registro de esta partida. «Guardar el registro» lo guarda.
pludo-online-no-record = El servidor no ha ofrecido ningún registro.
pludo-online-records-full = ya hay { $count } registros de servidores; quita algunos
pludo-online-record-kept = El registro de esta partida está entre tus partidas terminadas.
pludo-online-record-not-kept = El registro de esta partida no se pudo guardar: { $reason }.
pludo-online-rules-unknown = las reglas { $rules } no están en este ordenador
pludo-online-wording = Las mesas de Ludo Plus usan la nueva forma de hablar cuando vuelvas a entrar.
pludo-online-keys-title = Teclas de este programa en un servidor. Flecha abajo sigue leyendo, Escape cierra.
pludo-online-help = Las flechas recorren el menú del servidor, Intro elige, Escape vuelve. Letras y cifras son del servidor, y en una mesa también F3, Control Q y Control R. Barra escribe a la mesa, F2 dice quién está, Control D deja el servidor.
    .touch = El menú del servidor y lo demás que puedes hacer allí son botones.
pludo-online-editor = { $prompt } { $count ->
    [one] Una línea.
   *[other] { $count } líneas.
} Las flechas van de línea en línea, Intro empieza otra, Control S lo envía, Escape lo deja.
    .touch = { $prompt }
pludo-online-new-line = Línea { $number }.
pludo-online-line = Línea { $number }: { $text ->
    [none] vacía
   *[other] { $text }
}
pludo-online-document = { $title } Flecha abajo sigue leyendo, H va al siguiente título, Escape cierra.
    .touch = { $title }
pludo-online-heading = Título { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = No hay nada dentro.
pludo-online-no-heading = No hay más títulos.
pludo-online-dice-sealed = Sellado. El servidor recibe estas palabras cuando empieza la partida, no antes.
pludo-online-dice-late = Demasiado tarde: las palabras para los próximos dados ya se dijeron.
pludo-online-dice-check = { $throw ->
    [cards] Las { $count } cartas son correctas
    [spinner] Los { $count } giros son correctos
   *[dice] Los { $count } dados son correctos
}, y nadie supo tus palabras antes de que estuvieran todas.
pludo-online-dice-left-out = No te fíes de los dados de esa partida: su registro no tiene las palabras que este programa selló por ti.
pludo-online-dice-unasked = El servidor no pidió a este programa las palabras que había sellado por ti; con un cómplice pudo elegir los dados de esa partida.
pludo-online-dice-list = No te fíes de los dados de esa partida: según su registro, jugadores, reglas o palabras cambiaron después de que este programa dijera las tuyas.
