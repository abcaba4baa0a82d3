# Português do Brasil: a partida guiada e os primeiros passos.
pludo-lesson = Lição { $number }: { $text }
pludo-lesson-title = Partida guiada
pludo-lesson-race = Ludo é uma corrida: leve seus peões uma vez em volta do tabuleiro e à chegada, antes de { $opponent }. Nesta partida guiada vence o primeiro peão na chegada. { $roll } rola o dado: aperte.
    .touch = Ludo é uma corrida: leve seus peões uma vez em volta do tabuleiro e à chegada, antes de { $opponent }. Nesta partida guiada vence o primeiro peão na chegada. O botão { $roll } rola o dado.
pludo-lesson-yard = Seus quatro peões esperam na base, e só um seis deixa um sair. Aperte { $roll } de novo. { $next } também serviria: sempre faz o próximo passo óbvio.
    .touch = Seus quatro peões esperam na base, e só um seis deixa um sair. Role de novo.
pludo-lesson-choose = Um seis, e você pode escolher: aperte o dígito de um peão. Ou deixe as setas lerem as escolhas uma a uma, e Enter joga a última que você ouviu.
    .touch = Um seis, e você pode escolher: cada jogada sua é um botão em “Suas jogadas”. No tabuleiro também dá para tocar num peão.
pludo-lesson-six = Um seis também dá direito a rolar de novo. Mas três seis seguidos desfazem a vez inteira. Aperte { $roll }.
    .touch = Um seis também dá direito a rolar de novo. Mas três seis seguidos desfazem a vez inteira. Role.
pludo-lesson-map = O tabuleiro é um anel de { $track } casas. Você sai em { $start }, dá uma volta até { $entry } e ali entra na sua reta final de { $column } casas; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Ninguém pode ser capturado numa casa de saída.
        [own] Na sua própria casa de saída seus peões não podem ser capturados.
       *[none] Nenhuma casa do anel é segura.
    }
   *[other] { $safe-start ->
        [all] Em { $safe } e em toda casa de saída ninguém pode ser capturado.
        [own] Em { $safe } ninguém pode ser capturado, nem seus peões na sua própria casa de saída.
       *[none] Em { $safe } ninguém pode ser capturado.
    }
}
pludo-lesson-other-start = { $name } sai em { $square }
pludo-lesson-explore = Você está em { $square }, uma casa segura. Agora ande você pelo tabuleiro: { $explore-on } avança, { $explore-back } volta, { $explore-own } vai ao seu peão, { $explore-safe } à próxima casa segura, { $explore-here } diz o que há aqui. Seu peão fica onde está. Depois de olhar em volta, role.
    .touch = Você está em { $square }, uma casa segura. Agora ande você pelo tabuleiro: “Tabuleiro, casa por casa” mostra cada casa e quem está nela. Seu peão fica onde está. Depois de olhar em volta, role.
pludo-lesson-board = Pergunte quando quiser: { $board } conta o tabuleiro inteiro, { $my-tokens } seus peões e quanto lhes falta, { $turn } de quem é a vez. Experimente um, depois role.
pludo-lesson-help = { $help } diz o que você pode fazer agora, e todas as teclas; ali a seta para baixo lê adiante e Escape fecha. Nesta partida guiada começa pela lição. { $key-help } explica cada tecla ao apertar.
    .touch = { $help } diz o que você pode fazer agora. Nesta partida guiada começa pela lição. Role.
pludo-lesson-rules = { $rules } lê as regras desta mesa, linha por linha. As mesas podem variar. Dê uma olhada, depois role.
pludo-lesson-near = Agora { $opponent } tem um peão fora, quatro casas à sua frente. { $near } diz quem você pode capturar, quem pode capturar você, e a chance. Depois role: quatro seria bom.
pludo-lesson-capture = Você caiu no peão de { $opponent }, e ele volta para a base: isso é uma captura. Pode acontecer com você em toda casa que não é segura. Continue rolando.
pludo-lesson-history = Se perdeu algo, { $older } lê linhas mais antigas, { $newer } mais novas, { $repeat } repete a última. { $since } diz o que houve desde sua última vez.
    .touch = Se perdeu algo, “O que foi dito” tem as últimas linhas. { $since } diz o que houve desde sua última vez.
pludo-lesson-tip = { pludo-lesson-tip-early } Para isso você precisa de um seis. Role.
pludo-lesson-hint = Uma escolha de verdade: seguir com seu peão, ou sair com outro. Numa partida inteira você ia querer um segundo peão; aqui vence o primeiro na chegada, então correr vale mais. { $hint } diz o que um jogador forte faria, e por quê. Depois aperte um dígito.
    .touch = Uma escolha de verdade: seguir com seu peão, ou sair com outro. Numa partida inteira você ia querer um segundo peão; aqui vence o primeiro na chegada, então correr vale mais. { $hint } diz o que um jogador forte faria, e por quê. Depois escolha.
pludo-lesson-undo = Mudou de ideia? { $undo } desfaz sua escolha, e você escolhe de novo; os dados ficam como caíram. Senão, continue rolando.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Role.
pludo-lesson-entry = Sua entrada está perto: depois de { $entry } você vira para a sua reta final, onde ninguém pode seguir. Role.
pludo-lesson-exact = Você está na sua reta final, e ali ninguém pode capturar você. Para chegar é preciso o número exato; { $explore-faces } na casa do seu peão diz aonde cada número leva. Role.
    .touch = Você está na sua reta final, e ali ninguém pode capturar você. Para chegar é preciso o número exato. Role.
pludo-lesson-end = Essa foi a partida guiada. Você conhece o tabuleiro, as teclas e as regras; uma partida inteira se vence com os quatro peões na chegada. Enter começa uma agora, Escape abre o menu.
    .touch = Essa foi a partida guiada. Você conhece o tabuleiro e as regras; uma partida inteira se vence com os quatro peões na chegada.
pludo-lessons-stopped = Fim das lições. O jogo continua.

pludo-lesson-tip-early = Conselho: saia cedo com um peão, e com mais um quando puder, para nenhum lance se perder.
pludo-lesson-tip-spread = Conselho: peões distantes dão mais escolha; peões próximos ameaçam mais.
pludo-lesson-tip-safe = Quando alguém está atrás de você, termine a jogada numa casa segura ou perto de uma.

pludo-first-title = Primeiros passos
pludo-first-map = O mapa
pludo-first-ring = O tabuleiro é um anel de { $track } casas, numeradas no sentido do jogo. Casas de saída: { $starts }. { $back ->
    [one] Cada um dá uma volta, vira { $back } casa antes da própria saída para a própria reta final de { $column } casas, e no fim dela está a chegada.
   *[other] Cada um dá uma volta, vira { $back } casas antes da própria saída para a própria reta final de { $column } casas, e no fim dela está a chegada.
} { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = As primeiras teclas
    .touch = Os primeiros botões
pludo-first-play = { $roll } rola. O dígito de um peão o move; { $next } faz o próximo passo óbvio.
    .touch = { $roll } rola. Cada jogada sua é um botão.
pludo-first-ask = { $board } conta o tabuleiro inteiro, { $my-tokens } seus peões e quanto lhes falta, { $turn } de quem é a vez, { $near } quem você pode capturar e quem pode capturar você, { $since } o que houve desde sua última vez.
pludo-first-explore = { $explore-on } e { $explore-back } andam pelo tabuleiro casa por casa, { $explore-own } vai ao seu próximo peão, { $explore-safe } à próxima casa segura, { $explore-here } diz o que há aqui. Seus peões ficam onde estão.
    .touch = “Tabuleiro, casa por casa” mostra cada casa e quem está nela.
pludo-first-help = { $help } ajuda, { $rules } lê as regras da mesa, { $hint } diz o que um jogador forte faria, { $undo } desfaz sua escolha onde a mesa deixa.
pludo-first-tips = Conselhos
