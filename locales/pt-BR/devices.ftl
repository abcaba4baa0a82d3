# Português do Brasil: fala, som e tela.
pludo-device-history-buffer = { $buffer ->
    [game] Jogo
    [answers] Respostas
    [system] Sistema
    [chat] Conversa
    [activity] Entradas e saídas
   *[all] Tudo
}, { $count ->
    [0] vazio
    [one] { $count } mensagem
   *[other] { $count } mensagens
}{ $muted ->
    [yes] , em silêncio
   *[no] {""}
}.

pludo-device-history-empty = { $buffer ->
    [game] Nada aconteceu no jogo ainda.
    [answers] Nenhuma resposta ainda.
    [system] Nenhuma mensagem do sistema ainda.
    [chat] Nenhuma conversa ainda.
    [activity] Ninguém entrou nem saiu ainda.
   *[all] Nenhuma mensagem ainda.
}
pludo-device-history-nothing-said = Nada foi dito ainda.
pludo-device-history-mute-all = A lista de tudo não pode ser silenciada. Escolha outra antes.
pludo-device-history-held = { $count ->
    [one] { $count } mensagem enquanto você digitava:
   *[other] { $count } mensagens enquanto você digitava:
}

pludo-device-mode-direct = Saída: direta. O próprio jogo fala e a tela fica quieta.
pludo-device-mode-terminal = Saída: terminal. O jogo imprime linhas simples para o seu leitor de tela.
pludo-device-mode-both = Saída: as duas. O jogo fala e imprime cada linha.

pludo-device-because-asked = Este é o modo de saída que você pediu.
pludo-device-because-saved = Este é o modo de saída das suas opções.
pludo-device-because-environment = Este modo de saída vem de uma variável de ambiente.
pludo-device-because-speech = Você escolheu como falar, por isso o jogo fala e imprime.
pludo-device-because-piped = Isto não é um terminal, por isso o jogo imprime linhas simples.
pludo-device-because-remote = Sua conexão é por SSH, por isso o jogo imprime linhas para o seu próprio leitor de tela.
pludo-device-because-api-reader = { $reader } está rodando, por isso o jogo fala por ele.
pludo-device-because-console-reader = { $reader } está rodando, por isso o jogo imprime linhas para ele ler.
pludo-device-because-braille = { $reader } mostra linhas em braille e não fala, por isso o jogo fala e imprime.
pludo-device-because-nothing = Nenhum leitor de tela foi encontrado, por isso o jogo fala e imprime.

pludo-device-reader-gone = { $reader } já não roda. Agora fala o jogo.
pludo-device-reader-came = { $reader } está rodando. O jogo imprime linhas para ele e já não fala.

pludo-device-speech-replaced = { $output } falhou. Agora fala { $instead }.
pludo-device-speech-lost = { $output } falhou e nada mais fala. O jogo imprime cada linha.

pludo-device-braille-lost = O BRLTTY encerrou. O jogo continua falando, e mostra braille de novo quando ele voltar.
pludo-device-braille-refused = O jogo fala, e imprime linhas para sua linha braille seguir: { $code ->
    [not-installed] { $words } não está instalado.
    [not-running] { $words } não recebe linhas de programas.
   *[other] { $words }
}

pludo-device-test-alpha = Alfa. Esta linha foi impressa.
pludo-device-test-bravo = Bravo. Esta linha foi falada pelo jogo.
pludo-device-test-question = O que você ouviu? Aperte 1 para alfa, 2 para bravo, 3 para os dois, 4 para nenhum.
pludo-device-test-title = O que você ouviu?
pludo-device-test-answer = { $answer ->
    [1] Alfa
    [2] Bravo
    [3] Os dois
   *[4] Nenhum
}

pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } está instalado.
pludo-device-doctor-library-missing = { $name } não está instalado.
pludo-device-doctor-speaks = { $output }: funciona.
pludo-device-doctor-speaks-braille = { $output }: funciona, com braille.
pludo-device-doctor-silent = { $output }: não funciona aqui: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: não funciona aqui, { $name } não está instalado.
pludo-device-doctor-silent-not-running = { $output }: não funciona aqui, { $name } não está rodando.
pludo-device-doctor-silent-no-answer = { $output }: não funciona aqui, { $name } não responde.
pludo-device-doctor-silent-ended = { $output }: não funciona aqui, { $name } encerrou.
pludo-device-doctor-silent-no-voice = { $output }: não funciona aqui, { $name } recebe cada linha e não fala nenhuma.
pludo-device-doctor-not-running = Não estão rodando: { $outputs }.
pludo-device-doctor-own-voice = Voz própria
pludo-device-doctor-speech-chosen = A fala vai por: { $output }.
pludo-device-doctor-speech-none = Nada fala aqui. O jogo imprime cada linha em vez disso.
pludo-device-doctor-cannot-tell = { $output } não informa se falou: só seus ouvidos podem dizer.

pludo-device-doctor-braille-reader = O braille vai para sua linha braille por { $output }.
pludo-device-doctor-braille-none = Nenhuma linha braille foi encontrada. Com Orca ou BRLTTY ela mostra tudo no modo de saída terminal, com NVDA ou JAWS no modo de saída direta.
pludo-device-doctor-braille-follows = O BRLTTY está rodando: sua linha braille segue as linhas nos modos de saída terminal e as duas.
pludo-device-doctor-braille-direct = No modo de saída direta, o próprio jogo escreve nas { $cells } celas dela.
pludo-device-doctor-braille-name = Braille no modo de saída direta

pludo-device-doctor-sound-ready = O som funciona.
pludo-device-doctor-sound-name = Som
pludo-device-doctor-sound-not-needed = O jogo é completo sem som.
pludo-device-doctor-sound-files = { $count ->
    [one] { $count } arquivo de som
   *[other] { $count } arquivos de som
}, não falta nenhum.
pludo-device-doctor-sound-files-missing = Faltam estes arquivos de som: { $missing }. Instale o jogo de novo.
pludo-device-doctor-server-folder = A pasta de sons de servidores na opção online.sounds não existe: { $folder }
pludo-device-doctor-server-sounds = { $count ->
    [one] { $count } som do último servidor que você visitou ficou mudo
   *[other] { $count } sons do último servidor que você visitou ficaram mudos
}: { $names }. A opção online.sounds pode indicar uma pasta que os tenha.

pludo-device-doctor-voices = { $count ->
    [one] { $count } voz
   *[other] { $count } vozes
} para { $language }. Ponha uma nas suas opções como speech.voice:
pludo-device-doctor-no-voices = Aqui não há vozes a escolher; defina a voz no seu leitor de tela ou sistema.

pludo-device-doctor-folder-options = Opções: { $folder }
pludo-device-doctor-folder-saves = Partidas salvas: { $folder }
pludo-device-doctor-folder-sounds = Sons: { $folder }
pludo-device-doctor-folder-locales = Traduções: { $folder }
pludo-device-doctor-folder-program = Programa: { $folder }

pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, linha { $line }: { $id } usa { $name }, que não existe ali; a frase é dita em inglês.
    [form] { $file }, linha { $line }: { $id } pede a forma { $name }, que nenhuma mensagem tem.
    [mention] { $file }, linha { $line }: { $id } menciona { $name }, que não está traduzida; a frase é dita em inglês.
    [encoding] { $file }, linha { $line }: { $name } não está escrita em UTF-8; a frase é dita em inglês.
   *[unreadable] { $file }, linha { $line }: { $name } não pode ser lida; a frase é dita em inglês.
}
pludo-device-doctor-translations = { $count ->
    [one] E mais { $count } lugar assim.
   *[other] E mais { $count } lugares assim.
}

pludo-device-doctor-log = Para relatar uma falha, inicie com --log e um nome de arquivo, por exemplo: playpalace-ludo --log ludo.log. Jogue até acontecer, depois envie o arquivo. Ele diz quando veio cada comando e o que foi passado à fala ou a um servidor, nunca o que você digitou, escreveu ou ouviu.

pludo-device-doctor-test-speech = Se você ouve isto, a fala funciona.
pludo-device-doctor-test-left = Um dado à esquerda.
pludo-device-doctor-test-right = Um peão na chegada, à direita.
pludo-device-doctor-test-begin = Agora um teste. Fala: { $output }.

pludo-device-advice-speechd = Para a fala com a voz do seu sistema, instale o speech-dispatcher. No Debian e no Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = O speech-dispatcher roda, mas sua voz não fala. Encerre-o com: killall speech-dispatcher. O jogo o inicia de novo. Se continuar mudo, veja se PulseAudio ou PipeWire está rodando.
pludo-device-advice-voice = Para a voz própria do jogo: pip install espeakng-loader
pludo-device-advice-sound-library = Para o som: pip install pygame-ce
pludo-device-advice-sound-device = Para o som, conecte fones ou caixas de som, e veja se o sistema toca por eles.
pludo-device-advice-sound-device-linux = Para o som, conecte uma placa de som ou fones, e veja se PulseAudio ou PipeWire está rodando.
pludo-device-advice-reader-windows = Para fala e braille com um leitor de tela, inicie o NVDA (nvaccess.org) ou o JAWS, depois o jogo.
pludo-device-advice-reader-macos = O VoiceOver lê as linhas no modo de saída terminal. Ligue-o com Command F5.
pludo-device-advice-ao2 = Para leitores de tela: pip install accessible-output2
pludo-device-advice-nothing = Não falta nada.
