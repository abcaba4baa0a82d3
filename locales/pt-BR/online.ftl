# Português do Brasil: jogar com pessoas num servidor PlayPalace.
pludo-online-servers-title = Servidores.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, como { $user }
}
pludo-online-server-help = O endereço é { $url }. Enter vai para lá, Delete o tira da lista.
    .touch = O endereço é { $url }.
pludo-online-add = Incluir um servidor
pludo-online-type-address = Digite o endereço do servidor, por exemplo wss://example.org:8000, e aperte Enter.
    .touch = Digite o endereço do servidor, por exemplo wss://example.org:8000.
pludo-online-bad-address = Isso não é endereço de servidor. Começa com wss:// ou ws://, depois vem um nome, e talvez dois-pontos e um número.
pludo-online-public = { $name }, servidor público
pludo-online-public-help = { $about ->
    [none] O endereço é { $url }. Enter vai para lá.
   *[other] { $about } O endereço é { $url }. Enter vai para lá.
}
    .touch = { $about ->
        [none] O endereço é { $url }.
       *[other] { $about } O endereço é { $url }.
    }
pludo-online-clipboard = Incluir o endereço da área de transferência
pludo-online-clipboard-none = Não há endereço de servidor na área de transferência. Copie um antes, por exemplo wss://example.org:8000.
pludo-online-where = Onde há servidores
pludo-online-where-told = A página do PlayPalace e sua comunidade dizem quais servidores são abertos a todos; amigos com servidor podem dar o endereço. "Incluir um servidor" pede esse endereço.
pludo-online-public-broken = A lista de servidores públicos em { $file } ficou de fora: { $reason }.
pludo-online-servers-broken = A lista de servidores não pode ser usada: { $reason }. Fica guardada como { $file }, e começa uma nova.
pludo-online-not-kept = Isso não pôde ser guardado para a próxima vez: { $reason }.

pludo-online-who-title = Você tem uma conta lá?
pludo-online-log-in = Entrar
pludo-online-new-account = Nova conta
pludo-online-name = Digite seu nome neste servidor e aperte Enter. Maiúsculas contam.
    .touch = Digite seu nome neste servidor. Maiúsculas contam.
pludo-online-sure-title = { $name }. Um servidor cria uma conta nova para todo nome que não conhece. O nome está certo?
pludo-online-name-right = Sim, entrar como { $name }
pludo-online-name-wrong = Não, digitar de novo
pludo-online-password = Digite sua senha e aperte Enter. Ela não é mostrada, falada nem guardada.
    .touch = Digite sua senha. Ela não é falada nem guardada.
pludo-online-password-again = Digite a mesma senha de novo.
pludo-online-passwords-differ = As duas senhas diferem. Nada foi enviado.
pludo-online-character = caractere
pludo-online-characters-typed = { $count ->
    [0] Nada digitado ainda
    [1] Um caractere digitado
   *[other] { $count } caracteres digitados
}. Enter termina, Escape sai.
    .touch = { $count ->
        [0] Nada digitado ainda.
        [1] Um caractere digitado.
       *[other] { $count } caracteres digitados.
    }

pludo-online-trust-title = Ninguém responde por { $name }. A impressão digital dele começa: { $words }. Pergunte ao dono do servidor qual é, depois escolha.
pludo-online-trust = Confiar a partir de agora
pludo-online-do-not-trust = Não confiar
pludo-online-fingerprint = Impressão digital SHA-256: { $digits }
pludo-online-changed = Pare. { $name } mostra outra impressão digital, não aquela em que você confia: { $words }. Alguém pode estar na escuta. A conexão não foi feita. Se o dono tem um certificado novo, tire o servidor da lista e inclua de novo.

pludo-online-connecting = Conectando.
pludo-online-welcome = Você entrou, { $name }.
pludo-online-back = Você está de volta.
pludo-online-left = Você saiu do servidor
pludo-online-goodbye = Você saiu do servidor. Até logo.
pludo-online-lost = A conexão caiu
pludo-online-unsure = O que você fez por último pode não ter chegado ao servidor.
pludo-online-no-answer = O servidor não responde
pludo-online-still-trying = O servidor não responde. Ainda tentando.
pludo-online-answers-again = O servidor responde de novo.
pludo-online-gave-up = Você não esperou pelo servidor
pludo-online-strange = O que responde lá não se comporta como um servidor PlayPalace. É outro tipo de servidor, ou está ocupado demais agora
pludo-online-looking-help = O programa verifica se um servidor responde neste endereço. Escape volta.
    .touch = O programa verifica se um servidor responde neste endereço.
pludo-online-table-gone = A mesa em que você estava sumiu. Se a partida foi salva, você a acha entre as mesas salvas.
pludo-online-unknown-host = Não existe servidor com esse nome
pludo-online-refused = Ninguém responde nesse endereço
pludo-online-timeout = O servidor não responde a tempo
pludo-online-no-tls = O servidor não fala de modo seguro. Talvez o endereço comece com ws em vez de wss
pludo-online-not-a-server = O que responde lá não é um servidor PlayPalace. Talvez o endereço comece com wss em vez de ws
pludo-online-redirected = O servidor manda você para { $address }. Não se vai lá sem perguntar, e nada foi enviado. Se você confia nesse endereço, conecte-se a ele
pludo-online-proxy = Seu sistema manda as conexões por um proxy, e ele não deixa esta passar. Fale com quem cuida dele, ou ponha o servidor na variável de ambiente NO_PROXY
pludo-online-proxy-socks = Seu sistema manda as conexões por um proxy SOCKS, para o qual este programa precisa do pacote python-socks. Instale-o, ou ponha o servidor na variável de ambiente NO_PROXY
pludo-online-unreachable = O servidor não pode ser alcançado
pludo-online-refused-token = Você ficou fora tempo demais. Entre com sua senha
pludo-online-refused-foreign = Este é um servidor PlayAural. Ele só admite os programas do próprio PlayAural
pludo-online-server-says = { $text ->
    [none] O servidor encerrou a conexão
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Nova tentativa em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Não há conexão agora. Enter tenta já, Control D sai.
   *[connecting] Ainda conectando. Control D sai.
}
    .touch = { $stage ->
        [waiting] Não há conexão agora. O programa continua tentando.
       *[connecting] Ainda conectando.
    }

pludo-online-row = { $text }, { $number } de { $count }
pludo-online-square = { $text }, linha { $line }, coluna { $column }
pludo-online-no-menu = Não há nada a escolher agora.
pludo-online-empty-table = À mesa. Não há nada a escolher agora.
pludo-online-chat = { $scope ->
    [all] { $sender } a todos: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Escreva a todos e aperte Enter.
   *[table] Escreva à mesa e aperte Enter.
}
    .touch = { $scope ->
        [all] Escreva a todos.
       *[table] Escreva à mesa.
    }
pludo-online-table-opened = { $host } abriu uma mesa de { $game }.
pludo-online-ping = Ida e volta em { $milliseconds } milissegundos.
pludo-online-pass-key = A próxima tecla vai para o servidor.
pludo-online-server-key = { $key } vai para o servidor.
pludo-online-clash = Servidores também usam { $key }. { $pass } e depois { $key } a manda ao servidor.
pludo-online-record-offered = O servidor oferece o registro desta partida. { $key ->
    [none] Nenhuma tecla sua o guarda.
   *[other] { $key } o guarda.
}
    .touch = O servidor oferece o registro desta partida. “Guardar o registro” o guarda.
pludo-online-no-record = O servidor não ofereceu registro.
pludo-online-records-full = já há { $count } registros de servidores; apague alguns
pludo-online-record-kept = O registro desta partida está entre suas partidas terminadas.
pludo-online-record-not-kept = O registro desta partida não pôde ser guardado: { $reason }.
pludo-online-rules-unknown = as regras { $rules } não estão neste computador
pludo-online-wording = Mesas de Ludo Plus usam as novas frases na próxima vez que você entrar.
pludo-online-keys-title = Teclas deste programa num servidor. Seta para baixo lê adiante, Escape fecha.
pludo-online-help = Setas percorrem o menu do servidor, Enter escolhe, Escape volta. Letras e dígitos são do servidor, e à mesa também F3, Control Q e Control R. Barra escreve à mesa, F2 diz quem está aí, Control D sai do servidor.
    .touch = O menu do servidor e o que mais você pode fazer lá são botões.

pludo-online-editor = { $prompt } { $count ->
    [one] { $count } linha.
   *[other] { $count } linhas.
} Setas vão de linha em linha, Enter começa outra, Control S envia, Escape sai.
    .touch = { $prompt }
pludo-online-new-line = Linha { $number }.
pludo-online-line = Linha { $number }: { $text ->
    [none] vazia
   *[other] { $text }
}
pludo-online-document = { $title } Seta para baixo lê adiante, H vai ao próximo título, Escape fecha.
    .touch = { $title }
pludo-online-heading = Título { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Não há nada nele.
pludo-online-no-heading = Não há mais títulos.

pludo-online-dice-sealed = Selado. O servidor recebe estas palavras quando a partida começa, e não antes.
pludo-online-dice-late = Tarde demais: as palavras para os próximos dados já foram ditas.
pludo-online-dice-check = { $throw ->
    [cards] Todas as { $count } cartas conferem
    [spinner] Todos os { $count } giros conferem
   *[dice] Todos os { $count } dados conferem
}, e ninguém soube suas palavras antes de chegarem todas.
pludo-online-dice-left-out = Não confie nos dados dessa partida: o registro não tem as palavras que este programa selou para você.
pludo-online-dice-unasked = O servidor não pediu a este programa as palavras que ele selou para você; poderia ter escolhido os dados dessa partida com um cúmplice.
pludo-online-dice-list = Não confie nos dados dessa partida: segundo o registro, jogadores, regras ou palavras mudaram depois que este programa disse as suas.
