# Português do Brasil: o jogo como página no navegador.
pludo-web-keys-area = Teclas do jogo
pludo-web-keys-help = Com o foco aqui, as teclas jogam: R rola, 1 a 4 escolhem um peão, V lê o tabuleiro, F1 lista todas as teclas. Tab sai.
pludo-web-history = O que foi dito
pludo-web-actions = O que você pode fazer
pludo-web-choices = Suas jogadas
pludo-web-more = Mais ações
pludo-web-board = Tabuleiro
pludo-web-squares = Tabuleiro, casa por casa
pludo-web-board-show = Mostrar o tabuleiro
pludo-web-board-hide = Esconder o tabuleiro
pludo-web-settings = Esta página
pludo-web-speak = Deixar a página falar por si
pludo-web-speak-off = Para quem joga sem leitor de tela. Com um, você ouviria cada linha duas vezes.
pludo-web-rate = Velocidade de leitura
pludo-web-rate-help = A velocidade do seu leitor de tela: as linhas esperam umas pelas outras conforme ela. A voz da página também a segue.
pludo-web-voice = Voz
pludo-web-voice-own = O navegador escolhe
pludo-web-keep-all = Salvar uma cópia de tudo
pludo-web-take-back = Trazer uma cópia de volta
pludo-web-taken-back = { $count ->
    [one] { $count } arquivo da cópia está de volta.
   *[other] { $count } arquivos da cópia estão de volta.
} Partidas e opções estão como eram.
pludo-web-storage-lost = Este navegador não deixa a página guardar nada: suas partidas somem quando você a fecha. Salve uma cópia de tudo antes de sair.
pludo-web-storage-full = O espaço do navegador está cheio: o que acontecer agora não fica guardado. Apague partidas terminadas ou dados de outras páginas, ou salve uma cópia de tudo.
pludo-web-storage-again = Há espaço de novo: tudo fica guardado.
pludo-web-storage-week = Alguns navegadores apagam o que uma página guarda depois de uma semana sem visita. Ponha a página na tela inicial, ou salve de vez em quando uma cópia de tudo.
pludo-web-two-tabs = O jogo está aberto em outra aba ou janela. Feche uma delas, depois recarregue esta página.
pludo-web-new-version = Há uma nova versão. Ela começa quando você recarregar a página; sua partida fica guardada.
pludo-web-reload = Recarregar
pludo-web-send = Pronto
pludo-web-offline = Pronto para jogar sem rede.
pludo-web-less = Anterior
pludo-web-greater = Próximo
pludo-web-remove = Apagar
pludo-web-explain = Explicar
pludo-web-dice = Dados
pludo-web-loading = O jogo está carregando.
pludo-web-loading-slow = A primeira visita demora um pouco: são baixados cerca de nove megabytes, uma só vez.
pludo-web-failed = O jogo não pôde ser carregado. Recarregue a página; se não ajudar, tente outro navegador.
pludo-web-choose-file = Escolha o arquivo com o botão que apareceu agora.
pludo-web-insecure = Esta página veio por http simples: não inicia sem rede, e o navegador pode apagar o que ela guarda. Por https os dois funcionam.
pludo-web-too-old = Este navegador é antigo demais para o jogo, ou o WebAssembly está desligado nele. Tente um navegador mais novo.
pludo-web-language-missing = { $language } não pôde ser baixado, por isso você ouve inglês. Nova tentativa no próximo início.
pludo-web-no-connection = Não há conexão com { $host }. Talvez nada rode ali, ou este navegador não confie no certificado: o programa para o terminal pode.
pludo-web-wss-only = Uma página que veio por https só alcança servidores por wss, e { $host } começa com ws.
