# Español: voz, braille y sonido.
pludo-device-history-buffer = { $buffer ->
    [game] Partida
    [answers] Respuestas
    [system] Sistema
    [chat] Charla
    [activity] Idas y venidas
   *[all] Todo
}, { $count ->
    [0] vacío
    [one] 1 mensaje
   *[other] { $count } mensajes
}{ $muted ->
    [yes] , en silencio
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] Aún no ha pasado nada en la partida.
    [answers] Aún no hay respuestas.
    [system] Aún no hay mensajes del sistema.
    [chat] Aún no hay charla.
    [activity] Aún no ha llegado ni salido nadie.
   *[all] Aún no hay mensajes.
}
pludo-device-history-nothing-said = Aún no se ha dicho nada.
pludo-device-history-mute-all = El grupo de todo no se puede silenciar. Elige antes otro.
pludo-device-history-held = { $count ->
    [one] 1 mensaje mientras escribías:
   *[other] { $count } mensajes mientras escribías:
}
pludo-device-mode-direct = Salida: directa. El juego habla y la pantalla queda en silencio.
pludo-device-mode-terminal = Salida: terminal. El juego escribe líneas para tu lector de pantalla.
pludo-device-mode-both = Salida: ambas. El juego dice y escribe cada línea.
pludo-device-because-asked = Es el modo de salida que pediste.
pludo-device-because-saved = Es el modo de salida de tus opciones.
pludo-device-because-environment = Este modo de salida viene de una variable de entorno.
pludo-device-because-speech = Elegiste cómo hablar, así que el juego habla y escribe.
pludo-device-because-piped = Esto no es una terminal, así que el juego escribe líneas.
pludo-device-because-remote = Tu conexión es por SSH, así que el juego escribe líneas para tu lector.
pludo-device-because-api-reader = { $reader } está en marcha, así que el juego habla por él.
pludo-device-because-console-reader = { $reader } está en marcha, así que el juego escribe líneas para él.
pludo-device-because-braille = { $reader } muestra braille y no habla, así que el juego habla y escribe.
pludo-device-because-nothing = No se encontró lector de pantalla, así que el juego habla y escribe.
pludo-device-reader-gone = { $reader } ya no está en marcha. Ahora habla el juego.
pludo-device-reader-came = { $reader } está en marcha. El juego escribe líneas para él y ya no habla.
pludo-device-speech-replaced = { $output } ha fallado. Ahora habla { $instead }.
pludo-device-speech-lost = { $output } ha fallado y nada más habla. El juego escribe cada línea.
pludo-device-braille-lost = BRLTTY ha terminado. El juego sigue hablando, y mostrará braille cuando vuelva.
pludo-device-braille-refused = El juego habla, y escribe líneas que tu línea braille puede seguir: { $code ->
    [not-installed] { $words } no está instalado.
    [not-running] { $words } no acepta líneas de programas.
   *[other] { $words }
}
pludo-device-test-alpha = Alfa. Esta línea se escribió.
pludo-device-test-bravo = Bravo. Esta línea la dijo el juego.
pludo-device-test-question = ¿Qué oíste? Pulsa 1 para alfa, 2 para bravo, 3 para ambas, 4 para ninguna.
pludo-device-test-title = ¿Qué oíste?
pludo-device-test-answer = { $answer ->
    [1] Alfa
    [2] Bravo
    [3] Ambas
   *[4] Ninguna
}
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } está instalado.
pludo-device-doctor-library-missing = { $name } no está instalado.
pludo-device-doctor-speaks = { $output }: funciona.
pludo-device-doctor-speaks-braille = { $output }: funciona, con braille.
pludo-device-doctor-silent = { $output }: no funciona aquí: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: no funciona aquí, { $name } no está instalado.
pludo-device-doctor-silent-not-running = { $output }: no funciona aquí, { $name } no está en marcha.
pludo-device-doctor-silent-no-answer = { $output }: no funciona aquí, { $name } no responde.
pludo-device-doctor-silent-ended = { $output }: no funciona aquí, { $name } ha terminado.
pludo-device-doctor-silent-no-voice = { $output }: no funciona aquí, { $name } acepta cada línea y no dice ninguna.
pludo-device-doctor-not-running = Sin poner en marcha: { $outputs }.
pludo-device-doctor-own-voice = Voz propia
pludo-device-doctor-speech-chosen = La voz va por: { $output }.
pludo-device-doctor-speech-none = Aquí nada habla. El juego escribe cada línea.
pludo-device-doctor-cannot-tell = { $output } no informa de si ha hablado: solo tus oídos lo saben.
pludo-device-doctor-braille-reader = El braille va a tu línea por { $output }.
pludo-device-doctor-braille-none = No se encontró línea braille. Con Orca o BRLTTY muestra cada línea en el modo terminal, con NVDA o JAWS en el modo directo.
pludo-device-doctor-braille-follows = BRLTTY está en marcha: tu línea braille sigue las líneas en los modos terminal y ambas.
pludo-device-doctor-braille-direct = En el modo directo el juego escribe por sí mismo en sus { $cells } celdas.
pludo-device-doctor-braille-name = Braille en el modo directo
pludo-device-doctor-sound-ready = El sonido funciona.
pludo-device-doctor-sound-name = Sonido
pludo-device-doctor-sound-not-needed = El juego está completo sin sonido.
pludo-device-doctor-sound-files = { $count ->
    [one] 1 archivo de sonido
   *[other] { $count } archivos de sonido
}, no falta ninguno.
pludo-device-doctor-sound-files-missing = Faltan estos archivos de sonido: { $missing }. Instala el juego otra vez.
pludo-device-doctor-server-folder = La carpeta de sonidos de servidores de la opción online.sounds no está: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] 1 sonido del último servidor visitado no sonó
   *[other] { $count } sonidos del último servidor visitado no sonaron
}: { $names }. La opción online.sounds puede nombrar una carpeta que los tenga.
pludo-device-doctor-voices = { $count ->
    [one] 1 voz
   *[other] { $count } voces
} para { $language }. Pon una en tus opciones como speech.voice:
pludo-device-doctor-no-voices = Aquí no hay voces que elegir; pon la voz en tu lector o sistema.
pludo-device-doctor-folder-options = Opciones: { $folder }
pludo-device-doctor-folder-saves = Partidas guardadas: { $folder }
pludo-device-doctor-folder-sounds = Sonidos: { $folder }
pludo-device-doctor-folder-locales = Traducciones: { $folder }
pludo-device-doctor-folder-program = Programa: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, línea { $line }: { $id } usa { $name }, que no existe ahí; la frase se dice en inglés.
    [form] { $file }, línea { $line }: { $id } quiere la forma { $name }, que ningún mensaje tiene.
    [mention] { $file }, línea { $line }: { $id } menciona { $name }, que no está traducido; la frase se dice en inglés.
    [encoding] { $file }, línea { $line }: { $name } no está escrito en UTF-8; la frase se dice en inglés.
   *[unreadable] { $file }, línea { $line }: { $name } no se puede leer; la frase se dice en inglés.
}
pludo-device-doctor-translations = { $count ->
    [one] Y otro lugar así.
   *[other] Y otros { $count } lugares así.
}
pludo-device-doctor-log = Para informar de un fallo, empieza con --log y un nombre de archivo, por ejemplo: playpalace-ludo --log ludo.log. Juega hasta que ocurra y envía el archivo. Dice cuándo vino qué orden y qué se entregó a la voz o a un servidor, nunca lo que escribiste u oíste.
pludo-device-doctor-test-speech = Si oyes esto, la voz funciona.
pludo-device-doctor-test-left = Un dado a la izquierda.
pludo-device-doctor-test-right = Una ficha llega a la meta a la derecha.
pludo-device-doctor-test-begin = Ahora una prueba. Voz: { $output }.
pludo-device-advice-speechd = Para hablar con la voz de tu escritorio, instala speech-dispatcher. En Debian y Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher está en marcha, pero su voz no habla. Termínalo con: killall speech-dispatcher. El juego lo arranca otra vez. Si sigue mudo, mira que PulseAudio o PipeWire esté en marcha.
pludo-device-advice-voice = Para la voz propia del juego: pip install espeakng-loader
pludo-device-advice-sound-library = Para el sonido: pip install pygame-ce
pludo-device-advice-sound-device = Para el sonido, conecta auriculares o altavoces, y mira que el sistema suene por ellos.
pludo-device-advice-sound-device-linux = Para el sonido, conecta una tarjeta o auriculares, y mira que PulseAudio o PipeWire esté en marcha.
pludo-device-advice-reader-windows = Para voz y braille con un lector, arranca NVDA (nvaccess.org) o JAWS, y luego el juego.
pludo-device-advice-reader-macos = VoiceOver lee las líneas en el modo terminal. Actívalo con Comando F5.
pludo-device-advice-ao2 = Para lectores de pantalla: pip install accessible-output2
pludo-device-advice-nothing = No falta nada.
