# Português do Brasil: o que o próprio programa diz.
pludo-client-greeting = Boas-vindas ao Ludo.
pludo-client-ask-name = Como você se chama? Digite seu nome e aperte Enter, ou só Enter.
    .touch = Como você se chama? Digite seu nome, ou deixe vazio.
pludo-client-hello = Olá, { $name }.
pludo-client-first-steps = As setas percorrem o menu, Enter escolhe, F1 ajuda em qualquer lugar. Primeira vez no Ludo? Vá a Aprender numa partida guiada.
    .touch = Primeira vez no Ludo? Vá a Aprender numa partida guiada.
pludo-client-table = { $title }.
pludo-client-goodbye = Até logo.
pludo-client-saved-goodbye = Sua partida está salva. Até logo.
pludo-client-unsaved = Sua partida não foi salva: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Até logo.
pludo-client-unkept = Nada pode ser guardado em { $folder }: { $reason }. Você joga sem salvar; a partida e as opções acabam com o programa.
pludo-client-unkept-goodbye = Esta partida não fica guardada. Até logo.
pludo-client-late-goodbye = Sua partida está salva, mas o disco é lento: espere um momento antes de desligar o computador. Até logo.
pludo-client-disk-late = O disco é lento: seus últimos lances ainda não estão nele. Você vai ouvir quando estiverem.
pludo-client-disk-on-time = Seus lances agora estão no disco.
pludo-client-player = Jogador
pludo-client-guest = Convidado { $number }
pludo-client-quiet-screen = A fala está ligada, por isso a tela fica quieta. F12 imprime o que foi dito, F6 muda isso.

pludo-client-useless-key = { $key } não faz nada aqui. F1 ou interrogação ajuda.
    .touch = Isso não faz nada aqui.
pludo-client-that-key = Essa tecla
pludo-client-stale = Isso mudou nesse meio-tempo. Nada foi feito.
pludo-client-paste-ignored = Texto colado não faz nada aqui.
pludo-client-key-help-on = Ajuda das teclas. Aperte uma tecla para ouvir o que faz, Escape para terminar.
    .touch = Agora escolha qualquer coisa para ouvir o que faz. Ajuda das teclas de novo termina.
pludo-client-key-help-off = Fim da ajuda das teclas.
pludo-client-key-unused = { $key } não tem função.
pludo-client-unknown-line = { $line } não é tecla nem comando. Digite r para rolar, um dígito para escolher, v para o tabuleiro, f1 para ajuda.
pludo-client-help-table = Espaço ou Enter faz o próximo passo óbvio. Escape ou Backspace abre o menu.
    .touch = Suas jogadas e o que mais você pode fazer são botões; há outros em “Mais ações”.
pludo-client-help-listening = Aperte 1, 2, 3 ou 4 conforme o que ouviu.
    .touch = Escolha o que você ouviu.
pludo-client-transcript-printed = { $count ->
    [one] { $count } linha impressa.
   *[other] { $count } linhas impressas.
}
pludo-client-rate-of-reader = No modo terminal fala o seu leitor de tela, na velocidade dele. F6 muda o modo.
pludo-client-board-in-terminal-mode = O tabuleiro desenhado atrapalharia um leitor de tela no modo terminal. F6 muda o modo.

pludo-client-which-die = Aperte { $numbers }, ou Enter para o primeiro.
    .touch = Qual?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Não é um deles. Aperte { $numbers }, ou Enter para o primeiro.
    .touch = Não é um deles.
pludo-client-hint-elsewhere = Outro peão seria melhor. { $hint } Escape volta a todas as escolhas.
    .touch = Outro peão seria melhor. { $hint }
pludo-client-no-such-player = Não existe o jogador { $number }; aqui jogam { $count }.
pludo-client-undone = { $turns ->
    [0] Desfeito.
    [one] Desfeito até seu turno anterior.
   *[other] Desfeito, { $turns } turnos seus para trás.
}
pludo-client-undone-throw = { $throw ->
    [cards] Você tem { $dice } de novo.
    [spinner] A roleta está em { $dice } de novo.
   *[dice] Você tem { $dice } de novo.
}
pludo-client-out-at-start = { $count ->
    [one] Cada um já tem { $count } peão fora da base.
   *[other] Cada um já tem { $count } peões fora da base.
}
pludo-client-undo-off = Desfazer está desligado nesta mesa.
pludo-client-undo-nothing-own-turn = Você não decidiu nada nesta vez que se possa desfazer.
pludo-client-undo-nothing-free = Não há decisão para desfazer.
pludo-client-use = { $key } usa o que você tem.
pludo-client-use-keys = { $count ->
    [one] Enter usa.
   *[other] { $numbered ->
        [0] Setas e Enter escolhem.
       *[other] O que não tem número se escolhe com as setas e Enter.
    }
}
    .touch = Escolha o que usar.
pludo-client-use-not-on = Nada do que você tem pode ser usado no peão { $number }.
pludo-client-after-game = Enter: jogar de novo. Espaço: o resultado. { $throw ->
    [cards] D: as cartas compradas.
    [spinner] D: o que a roleta deu.
   *[dice] D: os dados.
} Escape: menu, para aprender com os erros e mais.
    .touch = Jogue de novo, ou abra o menu para aprender com os erros e mais.
pludo-client-chance = { $percent } por cento. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] As chances estão quase iguais.
       *[no] A chance de vencer é de cerca de { $percent } por cento.
    } { $throw ->
        [cards] Compre
        [spinner] Gire
       *[dice] Role
    } primeiro, depois H aconselha.

pludo-client-save-failed = A partida não pôde ser salva: { $reason }. Nada aconteceu ainda; corrija isso e aperte Enter para tentar de novo.
    .touch = A partida não pôde ser salva: { $reason }. Nada aconteceu ainda; corrija isso e tente de novo.
pludo-client-save-damaged = Esta partida salva está danificada: { $reason }. Foi guardada como { $file }.
pludo-client-save-unreadable = Esta partida salva não pode ser lida agora: { $reason }. Ela fica como está.
pludo-client-save-rules-elsewhere = As regras { $rules } desta partida salva estão em outro computador, em { $folder }, que não é aberto sem perguntar. Instale o arquivo de regras com playpalace-ludo install-variant para continuar; a partida segue salva.
pludo-client-save-rules-gone = Esta partida salva precisa das regras { $rules }, que faltam ou foram mudadas. Reponha o arquivo de regras para continuar; a partida segue salva.
pludo-client-save-rules-ask = As regras { $rules } desta partida não estão aqui. A partida diz que estavam em { $folder }. Procurar lá?
pludo-client-save-rules-leave = Não, deixar
pludo-client-save-rules-look = Sim, procurar lá
pludo-client-save-rules-found = As regras { $rules } foram achadas. Abra a partida de novo para continuar.
pludo-client-save-parted = Esta partida continuou em outra janela. As duas ficam: a sua é agora uma partida à parte.
pludo-client-crashed = Algo deu errado no próprio programa. As partidas ficam guardadas até a última jogada. O que aconteceu está escrito em { $file }.
pludo-client-not-removed = A partida não pôde ser apagada: { $reason }.
pludo-client-exported = Gravado: o registro como { $record }, e tudo o que foi dito como { $transcript }.
pludo-client-take-failed = Esse arquivo não pode ser lido: { $reason }.
pludo-client-taken-unfinished = A partida está entre as que você pode continuar.
    .cut = Falta o fim do registro. Você pode continuar a partida de onde ele para.
pludo-client-export-failed = Nada pôde ser gravado: { $reason }.

pludo-client-options-unreadable = Suas opções em { $file } não podem ser lidas: { $reason }. Valem as padrão, e nada é gravado ali.
pludo-client-options-refused = Suas opções não podem ser usadas: { $reason }. Ficam guardadas como { $file }, e valem as padrão.
pludo-client-options-no-copy = Suas opções em { $file } não puderam ser copiadas antes de mudar: { $reason }.
pludo-client-options-number = A opção { $key } está em { $value }; aceita um número inteiro de { $low } a { $high }. Vale { $default }.
pludo-client-options-choice = A opção { $key } está em { $value }; aceita { $choices }. Vale { $default }.
pludo-client-options-switch = A opção { $key } está em { $value }; aceita true ou false. Vale { $default }.
pludo-client-options-text = A opção { $key } está em { $value }; aceita texto entre aspas.
pludo-client-options-group = A parte { $group } das suas opções deve começar com uma linha [{ $group }], e as opções seguem em linhas próprias. Valem as padrão.
pludo-client-options-misspelt = Suas opções têm { $key }, que não existe; você quis dizer { $meant }?
pludo-client-options-unknown = Suas opções têm { $key }, que não existe. Fica no arquivo e não faz nada.
pludo-client-options-keys = A parte keys das suas opções precisa de uma linha por comando, como roll = ["r"]. Valem as teclas de costume.
pludo-client-options-key = As teclas de { $command } devem ser uma lista como ["r"]. Valem as teclas de costume.
pludo-client-options-preset = A mesa salva { $name } precisa de variante e lugares, ambos texto. Fica de fora.
pludo-client-options-not-kept = Suas opções não puderam ser salvas: { $reason }. Valem até você sair.

pludo-client-seats-unknown = O lugar { $word } não foi entendido: só bot aceita uma força. Diga you, um nome ou bot:easy, por exemplo green=bot:hard.
pludo-client-seats-empty = O lugar { $word } não tem ninguém. Diga you, um nome ou bot:easy, por exemplo green=bot:hard.
pludo-client-seats-missing = Falta um lugar antes ou depois de uma vírgula. Diga you, um nome ou bot:easy, por exemplo you,green=bot:hard.
pludo-client-seats-strength = Não existe a força de robô { $strength }. Escolha uma de { $strengths }.
pludo-client-bot-failed = { $name } falhou: { $why }. O robô difícil continua.
pludo-client-seats-colour = Este tabuleiro não tem a cor { $colour }. Tem { $colours }.
pludo-client-seats-taken = A cor { $colour } foi dada duas vezes.
pludo-client-seats-count = { $count ->
    [one] { $count } jogador não basta
   *[other] { $count } jogadores não cabem
}: este jogo é para { $low } a { $high }.
pludo-client-seats-count-exact = { $count ->
    [one] { $count } jogador não basta
   *[other] { $count } jogadores não cabem
}: este jogo é para { $low }.
pludo-client-knob-refused = Isso não pode ser: { $reason }
pludo-client-knob-squares = Digite casas da trilha com espaços entre elas, como 9 22 35 48.
pludo-client-preset-saved = Mesa { $name } salva.
pludo-client-preset-used = Mesa { $name } montada.
pludo-client-preset-gone = A mesa { $name } já não pode ser montada: suas regras ou lugares não existem mais.
pludo-client-preset-nameless = Uma mesa precisa de um nome. Nada foi salvo.

pludo-client-replay = { $title }, { $count } passos. Seta direita avança, esquerda volta, Escape termina.
    .touch = { $title }, { $count } passos.
pludo-client-replay-where = Passo { $step } de { $count }, turno { $number }.
pludo-client-replay-start = Este é o começo da partida.
pludo-client-replay-no-capture = Nenhum peão foi capturado nesta partida.
pludo-client-replay-end = Este é o fim da partida.
pludo-client-replay-help = Seta direita ou Enter avança, esquerda volta, Home e End saltam. V, S, T e as outras perguntas respondem sobre este momento. Escape termina.
    .touch = Botões avançam, voltam e saltam. Todas as perguntas respondem sobre este momento.

pludo-client-after-match = Enter: continuar o torneio. Espaço: o resultado. { $throw ->
    [cards] D: as cartas compradas.
    [spinner] D: o que a roleta deu.
   *[dice] D: os dados.
} Escape: menu.
    .touch = Continue o torneio, ou abra o menu.
pludo-client-tournament-damaged = Este torneio não pode ser lido; seu arquivo { $file } fica como está. O motivo: { $reason }.
pludo-client-tournament-game-gone = A partida deste confronto sumiu; começa outra.
pludo-client-tournament-exported = Gravado em { $file }.
pludo-client-tournament-added = { $player }. { $count ->
    [one] { $count } participa.
   *[other] { $count } participam.
}
pludo-client-tournament-twice = { $name } já participa.
pludo-client-tournament-nameless = Ninguém foi incluído: um jogador precisa de um nome.
pludo-client-tournament-full = Um torneio tem no máximo { $most } jogadores.
pludo-client-bots-alone = { $names } jogam.
pludo-client-bots-alone-help = Os robôs jogam sozinhos, e você ouve quem vence. Escape deixa para depois.
    .touch = Os robôs jogam sozinhos, e você ouve quem vence.

pludo-client-tip-roll = { $throw ->
    [cards] Aperte { $key } para comprar.
    [spinner] Aperte { $key } para girar.
   *[dice] Aperte { $key } para rolar.
}
    .touch = Escolha { $label }.
pludo-client-tip-choose = Aperte o número de um peão. Ou as setas leem as escolhas uma a uma, e Enter joga a que você ouviu.
    .touch = Escolha uma destas jogadas.
pludo-client-tip-out = Você precisa de um { $faces } para sair com um peão.
pludo-client-tip-ask = { $board } conta o tabuleiro, { $hint } dá uma dica, { $help } diz todas as teclas.
    .touch = O tabuleiro e uma dica estão à mão quando quiser.
