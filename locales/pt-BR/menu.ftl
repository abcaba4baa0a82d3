# Português do Brasil: menus do cliente de terminal.
pludo-menu-no-letter = Nada aqui começa com { $letter }.
pludo-menu-at = { $label }, { $at } de { $count }
pludo-menu-on = ligado
pludo-menu-off = desligado
pludo-menu-not-set = não definido
pludo-menu-type = { $label }. Digite o novo texto e aperte Enter. Só Enter deixa como está.
    .touch = { $label }. Digite o novo texto. Vazio deixa como está.
pludo-menu-text-there = Agora está assim: { $text }. Digitar substitui, uma seta mantém.
    .touch = Agora está assim: { $text }
pludo-menu-cleared = Esvaziado.
pludo-menu-typed = { $text ->
    [none] Nada digitado ainda. Enter termina, Escape sai.
   *[other] Digitado até agora: { $text }. Enter termina, Escape sai.
}
    .touch = { $text ->
        [none] Nada digitado ainda.
       *[other] Digitado até agora: { $text }.
    }
pludo-menu-help = Setas para cima e para baixo percorrem, Enter escolhe, esquerda e direita mudam um valor, Espaço explica, Escape volta. Letras iniciais saltam.
    .touch = Cada linha é um botão. Onde há um valor, Anterior e Próximo ao lado o mudam; Explicar diz para que serve a linha.
pludo-menu-help-title = Ajuda. Seta para baixo lê adiante, Escape fecha.
    .touch = Ajuda.
pludo-menu-keys-title = Teclas do jogo. Seta para baixo lê adiante, Escape fecha.
    .touch = Teclas do jogo.

pludo-menu-nothing-behind = Este é o menu principal, não há nada atrás dele. Escape duas vezes ou Control Q encerra.
    .touch = Este é o menu principal, não há nada atrás dele.
pludo-menu-main-title = Menu principal.
pludo-menu-leave = Escape de novo encerra o programa.
    .touch = Mais uma vez encerra o programa.
pludo-menu-continue = Continuar sua partida
pludo-menu-continue-one-of = Continuar uma de { $count } partidas
pludo-menu-continue-title = Qual partida?
pludo-menu-new-game = Nova partida
pludo-menu-same-table = A mesma mesa de novo
pludo-menu-others = Jogar com outros
pludo-menu-lessons = Aprender numa partida guiada
pludo-menu-finished = Partidas terminadas, para ouvir de novo
pludo-menu-reading-games = Lendo suas partidas terminadas. Na primeira vez demora um pouco.
pludo-menu-reading-rules = Lendo seus arquivos de regras. Na primeira vez demora um pouco.
pludo-menu-finished-title = Partidas terminadas.
pludo-menu-puzzles = Desafios e treino de ouvido
pludo-menu-your-games = Suas partidas: estatísticas e pontuação
pludo-menu-replay = Ouvir de novo
pludo-menu-learn = Aprender com seus erros
    .desc = As escolhas que mais custaram, no máximo dez: ache melhores e ouça se eram.
pludo-menu-analyse = Onde o jogo virou
    .desc = Os turnos que mais mudaram suas chances, as escolhas mais caras, e quão bem cada um escolheu.
pludo-menu-analyse-title = Onde o jogo virou. Seta para baixo lê adiante, Escape fecha.
    .touch = Onde o jogo virou.
pludo-menu-options = Opções
pludo-menu-help-rows = Ajuda
pludo-menu-rules = Regras
pludo-menu-rules-title = Regras. Seta para baixo lê adiante, Escape fecha.
    .touch = Regras.
pludo-menu-variants-title = Regras de qual jogo?
pludo-menu-keys = Teclas
pludo-menu-key-help = Explicar as teclas ao apertar
pludo-menu-quit = Sair
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] com { $players }
   *[no] { $players }
}, turno { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] com { $players }
   *[no] { $players }
}, { $who ->
    [you] você venceu
    [nobody] ninguém venceu
   *[other] vitória de { $winners }
}, { $when }
pludo-menu-received-game = { $game }, de { $server ->
    [unknown] outro computador
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] hoje, { $time }
    [1] ontem, { $time }
   *[other] { $day } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
}
pludo-menu-remove = Aperte Delete de novo para apagar esta partida.
    .touch = Mais uma vez apaga esta partida.
pludo-menu-removed = Apagado.
pludo-menu-file = { $name }

pludo-menu-game-title = { $over ->
    [yes] Menu da partida.
   *[no] Menu da partida. O jogo espera.
}
pludo-menu-play-again = Jogar de novo
pludo-menu-after-match = Continuar o torneio
pludo-menu-back-to-game = Voltar ao jogo
pludo-menu-stop-lessons = Parar as lições
pludo-menu-commands = Todos os comandos
pludo-menu-commands-title = Comandos. Enter executa.
    .touch = Comandos.
pludo-menu-export = Exportar registro e transcrição
pludo-menu-leave-game = Ir para o menu principal; a partida fica salva

pludo-menu-table-title = Nova partida.
pludo-menu-start = Começar
    .desc = Começa o jogo nesta mesa.
pludo-menu-variant = Jogo: { $title }
pludo-menu-players = Jogadores: { $count }
    .desc = Quantos jogam. Os robôs ocupam os lugares novos e saem primeiro.
pludo-menu-bots = Todos os robôs: { $strength }
pludo-menu-seat-you = { pludo-player }: você
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: robô, { $strength }
pludo-menu-seat-empty = { pludo-player }: ninguém
pludo-menu-seat-help = Esquerda e direita dizem quem senta aqui; Enter digita o nome de uma pessoa.
    .touch = Anterior e Próximo dizem quem senta aqui; a linha digita o nome de uma pessoa.
pludo-menu-strength-random = aleatório
pludo-menu-strength-easy = fácil
pludo-menu-strength-normal = normal
pludo-menu-strength-hard = difícil
pludo-menu-strength-expert = especialista
pludo-menu-knobs = Mudar as regras
    .desc = Todas as regras que se podem ajustar, em grupos.
pludo-menu-knobs-title = Regras desta mesa. Esquerda e direita mudam um valor; casas e números grandes são digitados depois de Enter.
    .touch = Regras desta mesa. Anterior e Próximo mudam um valor; casas e números grandes são digitados.
pludo-menu-knobs-board = Tabuleiro
pludo-menu-knobs-safe = Casas seguras
pludo-menu-knobs-dice = Dados
pludo-menu-knobs-stack = Peões próprios na mesma casa
pludo-menu-knobs-home = Reta final
pludo-menu-knobs-capture = Capturas
pludo-menu-knobs-bonus = Lances extras
pludo-menu-knobs-sixes = Seis demais
pludo-menu-knobs-turn = Turnos
pludo-menu-knobs-end = Fim da partida
pludo-menu-knobs-teams = Parceiros
pludo-menu-knobs-powers = Poderes
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Casas seguras: { $value }. Digite outras com espaços entre elas, 0 para nenhuma, e aperte Enter. Só Enter deixa como está.
    .touch = Casas seguras: { $value }. Digite outras com espaços entre elas, 0 para nenhuma. Vazio deixa como está.
pludo-menu-type-number = Digite um número inteiro de { $low } a { $high } e aperte Enter, ou Escape para deixar.
    .touch = Digite um número inteiro de { $low } a { $high }.
pludo-menu-presets = Mesas salvas
    .desc = Mesas que você salvou, com regras e lugares.
pludo-menu-presets-title = Mesas salvas.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Salvar esta mesa com um nome
    .desc = Guarda regras e lugares para outras partidas.
pludo-menu-name-preset = Digite um nome para esta mesa e aperte Enter.
    .touch = Digite um nome para esta mesa.
pludo-menu-dice-words = Palavras para os dados
pludo-menu-dice-words-here = Os dados já estão fixados, e ninguém os conhece. O que você digitar é misturado neles.
pludo-menu-dice-words-title = Palavras para os dados. Enter digita.
    .touch = Palavras para os dados.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: sorteadas
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Digite palavras quaisquer e aperte Enter. Vazio sorteia algumas para você.
    .touch = { $fixed } Digite palavras quaisquer. Vazio sorteia algumas para você.

pludo-menu-options-title = Opções.
pludo-menu-group-player = Jogador e idioma
pludo-menu-group-player-title = Jogador e idioma.
pludo-menu-group-speech = Fala
pludo-menu-group-speech-title = Fala.
pludo-menu-group-sound = Sons
pludo-menu-group-sound-title = Sons.
pludo-menu-group-pace = Ritmo
pludo-menu-group-pace-title = Ritmo.
pludo-menu-group-table = Mesa
pludo-menu-group-table-title = Mesa.
pludo-menu-group-online = Servidores
pludo-menu-group-online-title = Servidores.
pludo-menu-group-screen = Tela
pludo-menu-group-screen-title = Tela.

pludo-menu-take = Trazer uma partida de um arquivo
    .desc = Lê um registro (.ludo) que alguém lhe deu ou que você exportou.
pludo-menu-take-path = Digite o caminho do registro. Enter termina, Escape sai.
    .touch = Digite o caminho do registro.
pludo-menu-own-keys = Suas próprias teclas
pludo-menu-own-keys-title = Suas próprias teclas. Enter dá outra tecla a um comando, Delete as de costume.
    .touch = Suas próprias teclas. Uma linha dá outra tecla a um comando, Apagar as de costume.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: sem tecla
}
pludo-menu-press-key = { $label }: aperte a nova tecla, ou Escape para deixar.
pludo-menu-key-lost = Foi tirada de { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Essa tecla é necessária nos menus. Aperte outra, ou Escape.
   *[none] Essa tecla não pode ser usada. Aperte outra, ou Escape.
}
pludo-menu-usual-keys = Aperte Delete de novo para as teclas de costume.
    .touch = Mais uma vez traz de volta as teclas de costume.
pludo-menu-empty = Aperte Delete de novo para esvaziar.
    .touch = Mais uma vez esvazia.
pludo-menu-list-title = { $label }. Escolha.
pludo-menu-usual-voice = a voz de costume
pludo-menu-variant-list-title = Qual jogo? Espaço diz do que se trata.
    .touch = Qual jogo?

pludo-menu-setting-player-name = Nome: { $value }
    .desc = O que os outros ouvem quando se trata de você.
pludo-menu-setting-player-language = Idioma: { $value }
    .desc = O idioma de tudo o que é dito.
pludo-menu-setting-player-language-auto = o do sistema
pludo-menu-language-partial = Traduzido em parte; o resto está em inglês.
pludo-menu-language-unheard = Sem revisão de ouvido de um falante nativo.

pludo-menu-setting-player-address = Tratamento: { $value }
    .desc = Como o jogo diz "você" onde o idioma distingue homens e mulheres.
pludo-menu-setting-player-address-neutral = neutro
    .desc = Com palavras que servem para todos.
pludo-menu-setting-player-address-female = mulher
    .desc = No feminino.
pludo-menu-setting-player-address-male = homem
    .desc = No masculino.

pludo-menu-setting-player-tips = Conselhos: { $value }
    .desc = Nas primeiras partidas, o que você pode fazer em seguida; calam-se depois que você o fez algumas vezes. Ligados de novo, recomeçam.

pludo-menu-setting-speech-output = Saída: { $value }
    .desc = Como as linhas chegam a você. F6 muda a qualquer momento.
pludo-menu-setting-speech-output-ask = perguntar no próximo início
    .desc = Um teste curto descobre então o que chega a você.
pludo-menu-setting-speech-output-auto = automática
    .desc = Escolhida de novo a cada início, conforme o que está rodando.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = Linhas na tela, para um leitor de tela que lê o terminal, ou para os olhos.
pludo-menu-setting-speech-output-direct = direta
    .desc = Fala pelo seu leitor de tela ou servidor de fala; a tela fica quieta.
pludo-menu-setting-speech-output-both = as duas
    .desc = Fala, e as mesmas linhas na tela.
pludo-menu-setting-speech-backend = Fala por: { $value }
    .desc = O que fala. Vale a partir do próximo início.
pludo-menu-setting-speech-backend-auto = automático
    .desc = O melhor caminho que funciona.
pludo-menu-setting-speech-backend-ao2 = leitor de tela
    .desc = Pelas interfaces dos leitores de tela.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Leitores do Windows que precisam da biblioteca Prism, como o ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = O servidor de fala do Linux.
pludo-menu-setting-speech-backend-voice = voz própria
    .desc = eSpeak NG, que vem com o jogo.
pludo-menu-setting-speech-backend-say = say
    .desc = A voz do macOS.
pludo-menu-setting-speech-backend-text = texto
    .desc = Só linhas na tela.
pludo-menu-setting-speech-backend-none = silêncio
    .desc = Nada é falado.
pludo-menu-setting-speech-verbosity = Frases: { $value }
    .desc = Quanto é dito.
pludo-menu-setting-speech-verbosity-brief = curtas
    .desc = O mínimo de palavras.
pludo-menu-setting-speech-verbosity-normal = normais
    .desc = Frases inteiras, nada duas vezes.
pludo-menu-setting-speech-verbosity-full = completas
    .desc = Tudo, inclusive de quem é a vez a cada turno.
pludo-menu-setting-speech-rate = Velocidade: { $value }
    .desc = 50 deixa a velocidade como está no sistema.
pludo-menu-setting-speech-voice = Voz: { $value }
    .desc = O nome de uma voz; vazio para a de costume.
pludo-menu-setting-speech-positions = Lugar nos menus: { $value }
    .desc = Depois de cada linha, qual de quantas ela é.
pludo-menu-setting-speech-danger = Perigo nas escolhas: { $value }
    .desc = Depois de cada escolha, quem poderia capturar o peão ali: "Ada 3 atrás."

pludo-menu-setting-sound-on = Sons: { $value }
    .desc = Tudo também é dito em palavras.
pludo-menu-setting-sound-volume = Volume de tudo: { $value } por cento
    .desc = O volume geral.
pludo-menu-setting-sound-dice = Dados: { $value } por cento
    .desc = Volume dos dados.
pludo-menu-setting-sound-steps = Passos: { $value } por cento
    .desc = Volume dos passos, um por casa.
pludo-menu-setting-sound-events = Eventos: { $value } por cento
    .desc = Volume das capturas, dos peões na chegada, do fim da partida.
pludo-menu-setting-sound-turn = Vez: { $value } por cento
    .desc = Volume do sinal de que é a sua vez.
pludo-menu-setting-sound-menu = Menus: { $value } por cento
    .desc = Volume dos menus e do que é recusado.
pludo-menu-setting-sound-voice = Voz: { $value } por cento
    .desc = Volume da voz própria, onde não há outra fala.
pludo-menu-setting-sound-width = Largura do estéreo: { $value } por cento
    .desc = Quanto os sons vão para a esquerda e a direita; 0 põe tudo no meio, para quem ouve com um ouvido só.

pludo-menu-setting-pace-speed = Ritmo: { $value }
    .desc = Quanto tempo levam robôs e passos. Seguir jogando os apressa.
pludo-menu-setting-pace-speed-instant = imediato
    .desc = Nada espera.
pludo-menu-setting-pace-speed-fast = rápido
    .desc = Robôs levam um terço de segundo.
pludo-menu-setting-pace-speed-normal = normal
    .desc = Robôs levam cerca de um segundo.
pludo-menu-setting-pace-speed-slow = lento
    .desc = Robôs levam quase dois segundos.
pludo-menu-setting-pace-lag = A fala pode atrasar: { $value } segundos
    .desc = Os robôs esperam até que a fala não esteja mais atrasada que isso.

pludo-menu-setting-table-undo = Desfazer: { $value }
    .desc = O que U desfaz, a partir da próxima partida. Dados que caíram caem de novo iguais.
    .here = O que U desfaz. Dados que caíram caem de novo iguais.
pludo-menu-setting-table-undo-off = desligado
    .desc = A partir da próxima partida, o que foi movido fica movido.
    .here = O que foi movido fica movido.
pludo-menu-setting-table-undo-own-turn = na sua vez
    .desc = A partir da próxima partida, U desfaz o que você decidiu nesta vez.
    .here = U desfaz o que você decidiu nesta vez.
pludo-menu-setting-table-undo-free = livre
    .desc = A partir da próxima partida, U volta à sua última decisão, inclusive as jogadas dos robôs.
    .here = U volta à sua última decisão, inclusive as jogadas dos robôs.
pludo-menu-setting-table-bot = Robô de costume: { $value }
    .desc = A força de um robô quando nenhuma é dita.
pludo-menu-setting-table-bot-random = aleatório
    .desc = Move qualquer peão, ao acaso.
pludo-menu-setting-table-bot-easy = fácil
    .desc = Joga como quem está começando.
pludo-menu-setting-table-bot-normal = normal
    .desc = Vê perigos e chances de relance.
pludo-menu-setting-table-bot-hard = difícil
    .desc = Avalia com exatidão, um lance à frente.
pludo-menu-setting-table-bot-expert = especialista
    .desc = O mais forte que existe.

pludo-menu-setting-online-music = Música e fundo de um servidor: { $value }
    .desc = Tocados da sua pasta de sons do PlayPalace, baixinho atrás da fala.
pludo-menu-setting-online-sounds = Pasta de sons do PlayPalace: { $value }
    .desc = Dali vêm os sons próprios de um servidor; sem ela, os deste programa que significam o mesmo.

pludo-menu-setting-online-records = Registros que um servidor oferece: { $value }
    .desc = O registro de uma partida numa mesa de Ludo Plus, para ouvir de novo. Nunca conta nas suas estatísticas.
pludo-menu-setting-online-records-ask = perguntar
    .desc = Você ouve falar de cada um e pode então guardar.
pludo-menu-setting-online-records-keep = guardar
    .desc = Todos são guardados, até duzentos.
pludo-menu-setting-online-records-ignore = ignorar
    .desc = Nenhum é guardado, e você não ouve falar deles.

pludo-menu-setting-screen-board = Tabuleiro desenhado: { $value }
    .desc = Um tabuleiro para quem olha, acima das últimas linhas; não no modo terminal.

pludo-menu-tournaments = Torneios
pludo-menu-tournaments-title = { $count ->
    [0] Torneios.
   *[other] Torneios. Delete apaga um.
}
    .touch = Torneios.
pludo-menu-tournament-new = Novo torneio
pludo-menu-tournament-new-title = Novo torneio. Delete tira um jogador.
    .touch = Novo torneio.
pludo-menu-tournament-name-usual = Torneio
pludo-menu-tournament-start = Sortear a primeira rodada
pludo-menu-tournament-kind = Tipo: { $kind }
pludo-menu-tournament-add-person = Incluir uma pessoa
pludo-menu-tournament-add-bot = Incluir um robô
pludo-menu-tournament-type-person = Digite o nome da pessoa e aperte Enter, ou Escape para deixar.
    .touch = Digite o nome da pessoa.
pludo-menu-tournament-games = { $games ->
    [one] Partidas por confronto: uma
   *[other] Partidas por confronto: melhor de { $games }
}
pludo-menu-tournament-seats = Por mesa: até { $seats }
pludo-menu-tournament-rounds-count = Rodadas: { $rounds }
pludo-menu-tournament-name = Nome: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Jogar: { $meeting }
pludo-menu-tournament-quick = Deixar os robôs jogarem: { $meeting }
pludo-menu-tournament-listen = Ouvir os robôs: { $meeting }
pludo-menu-tournament-standings = Classificação
pludo-menu-tournament-rounds = Todas as rodadas
pludo-menu-tournament-export = Exportar classificação e rodadas como texto
pludo-menu-tournament-leave = Voltar ao menu principal
pludo-menu-tournament-gone = Este torneio já não pode ser lido.

pludo-menu-setting-table-coins = Moedas: { $value }
    .desc = Dinheiro de brincadeira: mesas podem ter uma aposta. Ninguém paga por moedas, e fora daqui elas não valem nada.
pludo-menu-stake = { $coins ->
    [0] Aposta: nenhuma
    [one] Aposta: { $coins } moeda cada
   *[other] Aposta: { $coins } moedas cada
}
pludo-menu-doubling = Dobrar: { $value }
    .desc = Numa partida de dois, cada um pode, na sua vez, oferecer no menu da partida dobrar a aposta; o outro aceita ou desiste dela.
pludo-menu-purse = { $coins ->
    [one] Bolsa: { $coins } moeda
   *[other] Bolsa: { $coins } moedas
}
    .desc = Dinheiro de brincadeira. A aposta de uma mesa se define onde se cria a partida.
pludo-menu-double = Oferecer dobrar a aposta para { $coins }
pludo-menu-double-take = Aceitar
pludo-menu-double-give-up = Desistir da aposta
