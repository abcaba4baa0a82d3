# Español: la página en el navegador.
pludo-web-no-connection = No hay conexión con { $host }. Quizá allí no funciona nada, o este navegador no confía en su certificado: el programa de terminal sí puede.
pludo-web-wss-only = Una página que vino por https solo llega a servidores por wss, y { $host } empieza por ws.
pludo-web-keys-area = Teclas del juego
pludo-web-keys-help = Mientras el foco está aquí, las teclas juegan: R tira, 1 a 4 eligen ficha, V lee el tablero, F1 enumera las teclas. Tabulador sale.
pludo-web-history = Lo que se dijo
pludo-web-actions = Qué puedes hacer
pludo-web-choices = Tus jugadas
pludo-web-more = Más acciones
pludo-web-board = Tablero
pludo-web-squares = Tablero, casilla a casilla
pludo-web-board-show = Mostrar el tablero
pludo-web-board-hide = Ocultar el tablero
pludo-web-settings = Esta página
pludo-web-speak = Que la página hable por sí misma
pludo-web-speak-off = Para quien no usa lector de pantalla. Con uno oirías cada línea dos veces.
pludo-web-rate = Velocidad de lectura
pludo-web-rate-help = Qué rápido lee tu lector de pantalla: según eso se esperan las líneas. La voz de la página también la sigue.
pludo-web-voice = Voz
pludo-web-voice-own = La elige el navegador
pludo-web-keep-all = Guardar una copia de todo
pludo-web-take-back = Recuperar una copia
pludo-web-taken-back = { $count ->
    [one] Un archivo de la copia está de vuelta.
   *[other] { $count } archivos de la copia están de vuelta.
} Partidas y opciones están como estaban.
pludo-web-storage-lost = Este navegador no deja que la página guarde nada: tus partidas se pierden al cerrarla. Guarda una copia de todo antes de irte.
pludo-web-storage-full = El almacén del navegador está lleno: lo que pase desde ahora no se guarda. Quita partidas terminadas o datos de otras páginas, o guarda una copia de todo.
pludo-web-storage-again = Hay sitio otra vez: todo se guarda.
pludo-web-storage-week = Algunos navegadores borran lo que guarda una página tras una semana sin visita. Pon la página en tu pantalla de inicio, o guarda una copia de vez en cuando.
pludo-web-two-tabs = El juego está abierto en otra pestaña o ventana. Cierra una y recarga esta página.
pludo-web-new-version = Hay una versión nueva. Empieza al recargar la página; tu partida se conserva.
pludo-web-reload = Recargar
pludo-web-send = Hecho
pludo-web-offline = Lista para jugar sin red.
pludo-web-less = Anterior
pludo-web-greater = Siguiente
pludo-web-remove = Quitar
pludo-web-explain = Explicar
pludo-web-dice = Dados
pludo-web-loading = El juego se está cargando.
pludo-web-loading-slow = La primera visita tarda un rato: se traen unos nueve megabytes, una sola vez.
pludo-web-failed = No se pudo cargar el juego. Recarga la página; si no ayuda, prueba otro navegador.
pludo-web-choose-file = Elige el archivo con el botón que ha aparecido.
pludo-web-insecure = Esta página vino por http simple: no empieza sin red, y el navegador puede borrar lo que guarda. Por https funcionan ambas cosas.
pludo-web-too-old = Este navegador es demasiado viejo para el juego, o tiene WebAssembly apagado. Prueba uno más nuevo.
pludo-web-language-missing = No se pudo traer { $language }, así que oyes inglés. Se intentará otra vez al próximo inicio.
