# Português do Brasil: Ludo Plus num servidor PlayPalace ou PlayAural.
pludo-host-game-name = Ludo Plus

pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Variante
    .desc = Quais regras se jogam. Escolher uma variante repõe todas as regras dela nos valores próprios.
pludo-host-option-seats = Lugares para dois
    .desc = Se dois jogadores sentam lado a lado ou frente a frente.
pludo-host-option-bots = Robôs
    .desc = Com que força jogam os robôs desta mesa.
pludo-host-option-pace = Ritmo
    .desc = Quanto tempo fica entre dados, passos e frases.
pludo-host-option-turn-timer = Tempo por turno
    .desc = Quanto um turno pode durar. Depois disso um robô joga por quem demora, até que aperte uma tecla.
pludo-host-option-hints = Dicas
    .desc = Quem pode pedir uma boa jogada: ninguém, um jogador sozinho com robôs, ou todos. Só quem pede ouve.
pludo-host-option-undo = Desfazer
    .desc = Se uma escolha pode ser desfeita. Os dados ficam como caíram, e a mesa toda é avisada.
pludo-host-options-back = Voltar às opções

pludo-host-seats-standard = lado a lado
pludo-host-seats-opposite = frente a frente
pludo-host-bots-random = aleatório
pludo-host-bots-easy = fácil
pludo-host-bots-normal = normal
pludo-host-bots-hard = difícil
pludo-host-bots-expert = especialista
pludo-host-pace-slow = lento
pludo-host-pace-normal = normal
pludo-host-pace-fast = rápido
pludo-host-pace-instant = imediato
pludo-host-hints-off = desligadas
pludo-host-hints-alone = sozinho com robôs
pludo-host-hints-all = para todos
pludo-host-undo-off = desligado
pludo-host-undo-own-turn = na sua vez
pludo-host-undo-next-throw = até outro jogador rolar
pludo-host-timer-value = { $seconds ->
    [0] desligado
   *[other] { $seconds } segundos
}

pludo-host-colour = Sua cor: { $colour }
pludo-host-colour-any = qualquer uma que sobrar
pludo-host-colour-prompt = Qual cor?
pludo-host-colour-of = { $colour }, já é de { $player }
pludo-host-colour-taken = { $player } tem { $colour }.
pludo-host-colour-chosen = { $player } joga de { $colour }.
    .you = Você joga de { $colour }.
pludo-host-colour-free = { $player } fica com qualquer cor que sobrar.
    .you = Você fica com qualquer cor que sobrar.

pludo-host-table-rules = Regras: { $variant }

pludo-host-variant-set = Variante: { $variant }. Todas as suas regras estão postas.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = A partida não pode começar com estas opções: { $problem }
pludo-host-option-range = { $name } pode ir de { $low } a { $high } aqui.
pludo-host-option-squares = { $name }: números de casas da trilha, com vírgulas entre eles, ou 0 para nenhuma.
pludo-host-option-long = { $name }: são aceitos no máximo { $most } caracteres.
pludo-host-long-name = O nome de um robô tem no máximo { $most } caracteres.
pludo-host-option-fixed = O servidor não permite outro valor para { $name }.
pludo-host-start-rules = A partida não pode começar com estas opções.
pludo-host-start-players = Esta variante é para { $range ->
    [one] exatamente { $low } jogadores
   *[several] { $low } a { $high } jogadores
}. À mesa há { $players }.
pludo-host-start-coins = { $player } tem { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}, e a aposta é { $stake }.

pludo-host-watching = Você está assistindo a esta partida.
pludo-host-choose = { $count ->
    [one] { $count } jogada, Enter a joga.
   *[other] { $count } jogadas: escolha.
}
pludo-host-which-die = Qual dado?
pludo-host-go-where = Qual casa? Número ou nome
pludo-host-grid-nothing = Nenhuma casa
pludo-host-grid-back = Voltar ao jogo
pludo-host-no-grid = Este tabuleiro é grande demais para uma grade. K e J andam por ele.
pludo-host-no-such-player = Há só { $players } jogadores.
pludo-host-no-hints = Sem dicas
    .off = Não há dicas nesta mesa.
    .alone = Só há dicas para um jogador sozinho com robôs.
pludo-host-no-undo = Desfazer está desligado nesta mesa.
    .nothing = Não há escolha que você possa desfazer agora.
pludo-host-undone = { $player } desfaz uma escolha. { pludo-host-same-again }
    .you = Desfeito. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] As mesmas cartas vêm de novo.
    [spinner] A roleta para onde parou.
   *[dice] Os dados ficam como caíram.
}
pludo-host-timer-on = Um turno pode durar { $seconds } segundos.
pludo-host-seconds-left = Restam { $seconds } segundos.
pludo-host-too-slow = { $player } está demorando. Um robô joga por { $player } agora.
    .you = Você demorou demais. Um robô joga por você até que aperte uma tecla de jogo.
pludo-host-waits = O robô espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} pela volta de { $player }.
pludo-host-saved-meanwhile = Sua partida de Ludo Plus esperou por você e depois foi salva. Continua em Mesas salvas no menu principal.
pludo-host-held = A conexão de { $player } caiu. A partida espera até { $minutes } minutos.
pludo-host-missing = Ainda não voltou: { $players }.
pludo-host-absent = { $player } não voltou. Um robô joga por { $player } até lá.
pludo-host-back = { $player } está de volta.
    .you = Você está de volta.
pludo-host-fault = Algo deu errado no Ludo Plus. A partida continua; o dono do servidor encontra isso no log.
pludo-host-fault-end = O Ludo Plus não consegue continuar esta partida e a encerra. O dono do servidor encontra a posição no log.
pludo-host-brought-back = O servidor parou de repente, e esta partida foi guardada.
    .cut = O servidor parou de repente, e esta partida foi guardada, mas o último turno pode faltar.
pludo-host-set-aside = A partida desta mesa não pôde ser lida depois do reinício. O dono do servidor a tem num arquivo. Você pode começar outra.
pludo-host-table-lost = Esta mesa salva não pôde ser lida, por isso foi fechada. O dono do servidor a tem num arquivo.
pludo-host-not-loaded = O Ludo Plus não está disponível neste servidor agora. Suas mesas e resultados ficam guardados. Avise o dono do servidor.

pludo-host-board-rating = { $variant }: pontuação
    .mine = { $variant }, pontuação: { $value }
pludo-host-board-wins = { $variant }: vitórias
    .mine = { $variant }, vitórias: { $value }
pludo-host-not-rated = Sem pontuação: dicas ou desfazer ligados.

pludo-host-result-title = A partida acabou.
pludo-host-result = { $place }. { $player }: { $count ->
    [one] { $count } peão na chegada
   *[other] { $count } peões na chegada
}

pludo-host-doc-title = Regras do Ludo Plus
pludo-host-doc-goal = Leve todos os seus peões em volta do tabuleiro e à chegada antes dos outros. Um peão sai da base com um seis, percorre a trilha, entra na própria reta final e precisa atingir a chegada com o número exato. Quem cai num peão de outro jogador o manda de volta para a base, a menos que a casa seja segura.
pludo-host-doc-turn = Aperte R para rolar. Se há uma só jogada, ela é feita por você onde as regras dizem. Se há várias, escolha uma no menu, ou aperte o número do peão. Todo o resto está aí para perguntar, a qualquer momento, também fora da sua vez.
pludo-host-doc-default = As regras de { $variant }
pludo-host-doc-variants = Variantes
pludo-host-doc-keys = Teclas
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Opções de uma mesa
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = No celular ou no navegador, tudo isso está nos menus: as jogadas no menu do jogo, as perguntas abaixo delas ou no menu de ações.
pludo-host-doc-away = Se você perder a conexão, um robô guarda seu lugar até você voltar; na sua vez ele espera dez segundos. Se você era a única pessoa, a partida espera cinco minutos, depois a mesa é salva.

pludo-host-dice-words = { $given ->
    [drawn] Palavras para os dados: sorteadas para você
    [sealed] Palavras para os dados: seladas pelo seu programa
   *[typed] Palavras para os dados: { $words }
}
pludo-host-dice-late = Tarde demais: estes dados já estão sendo misturados.
pludo-host-dice-changed = A partida não começou, porque jogadores ou regras mudaram enquanto os dados eram misturados. Agora há outros dados; comece de novo.
    .series = Jogadores ou regras mudaram enquanto os dados eram misturados; por isso esta partida tem outros dados. O código deles: { $code }.
pludo-host-dice-words-prompt = Palavras quaisquer, para misturar nos dados da próxima partida. Um hífen sorteia algumas para você:
pludo-host-dice-sees = O servidor vê as palavras que você põe: com um cúmplice poderia escolher os dados. O cliente de terminal, playpalace-ludo connect, sela suas palavras até chegarem todas.
pludo-host-dice-again = Mais uma vez mostra todos os dígitos.
pludo-host-dice-digits = Os dados em dígitos
pludo-host-dice-commitment = Compromisso desta partida, dito antes dela: { $digits }
pludo-host-dice-commitment-next = Compromisso da próxima partida: { $digits }
pludo-host-dice-seed = Semente: { $digits }
pludo-host-dice-added = Palavras de { $name }: { $words }
pludo-host-dice-seal = Hash do registro inteiro: { $digits }

pludo-host-record = O registro desta partida

pludo-host-option-stake = Aposta
    .desc = Dinheiro de brincadeira que cada pessoa põe na mesa quando a partida começa. É pago conforme os lugares.
pludo-host-stake-value = { $coins ->
    [0] nenhuma
   *[other] { $coins } moedas cada
}
pludo-host-option-doubling = Dobrar
    .desc = Numa partida de duas pessoas, cada uma pode oferecer dobrar a aposta; a outra aceita ou desiste dela.
pludo-host-doubling-off = desligado
pludo-host-doubling-on = ligado

pludo-host-option-series = Série
    .desc = Quantas partidas se jogam em seguida. Depois de cada uma se diz a classificação: um ponto por jogador que você deixou para trás.
pludo-host-series-value = { $games ->
    [one] uma só partida
   *[other] { $games } partidas
}
pludo-host-series-game = Partida { $number } de { $games }.
pludo-host-series-standing = A partida { $number } de { $games } acabou. Classificação: { $rows }.
pludo-host-series-over = A série de { $games } partidas acabou: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

pludo-host-list = Escolha
pludo-host-list-type = O novo valor:
pludo-host-list-barred = Você já não pode fazer isso.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Suas opções salvas
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, para sua próxima mesa
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Salvar as opções desta mesa
pludo-host-sets-name = Nome:
pludo-host-sets-use = Usar nesta mesa
pludo-host-sets-rename = Mudar o nome
pludo-host-sets-delete = Apagar
pludo-host-sets-usual = Começar com as opções deste servidor
    .done = Sua próxima mesa começa com as opções deste servidor.
pludo-host-sets-saved = Opções salvas como { $name }. Sua próxima mesa começa com elas.
pludo-host-sets-renamed = Novo nome: { $name }.
pludo-host-sets-deleted = { $name }: opções apagadas.
pludo-host-sets-used = Opções de { $name }. Variante: { $variant }.
pludo-host-sets-begins = Esta mesa começa com as suas opções { $name }. Variante: { $variant }.
pludo-host-sets-not-offered = { $variant } não está mais disponível aqui. Nada mudou.
pludo-host-sets-full = Você já tem { $most }. Apague alguma antes.
pludo-host-sets-taken = { $name } já existe. Nada mudou.
pludo-host-sets-misnamed = Um nome tem de 1 a { $most } caracteres. Nada mudou.
pludo-host-sets-unwritten = Agora não dá para salvar. Nada mudou.
