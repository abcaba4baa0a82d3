# Português do Brasil: regras, opções e variantes em palavras.
pludo-preset-playpalace = Ludo do PlayPalace
    .summary = Ludo do PlayPalace: um dado, casas seguras e saídas seguras, e o terceiro seis seguido desfaz a vez inteira.
pludo-preset-classic = Ludo clássico
    .summary = Ludo clássico: nenhuma casa segura na trilha, um peão próprio por casa, e joga-se por todos os lugares.
pludo-preset-indian = Ludo indiano com estrelas
    .summary = Ludo indiano: como o clássico, com quatro estrelas onde ninguém é capturado.
pludo-preset-nigerian = Ludo nigeriano
    .summary = Ludo nigeriano: dois dados, todos para usar, e um peão que captura vai direto para a chegada.
pludo-preset-nigerian-classic = Ludo nigeriano, modo clássico
    .summary = Ludo nigeriano, modo clássico: um dado, e uma captura dá mais um lance.
pludo-preset-strict = Ludo rígido
    .summary = Ludo rígido: sem lances extras, só a própria saída é casa segura, e peões próprios bloqueiam a reta final.
pludo-preset-jota = Ludo com Jota
    .summary = Ludo com Jota: dois peões próprios numa casa formam uma dupla, que anda como um só e não pode ser capturada.
pludo-preset-quick = Ludo rápido
    .summary = Ludo rápido: cada um começa com um peão fora da base, e dois peões na chegada vencem. Dez minutos bastam.
pludo-preset-figure-eight = Duelo do oito
    .summary = Duelo do oito: dois jogadores em dois laços que se cruzam, com uma roleta que também empurra o outro para trás.
pludo-preset-hexagon = Hexágono
    .summary = Hexágono: até seis jogadores com três peões cada num anel, e um dado que gosta do seis.
pludo-preset-market-road = Estrada do mercado
    .summary = Estrada do mercado: cartas em vez de dados, e um caminho com bifurcação.
pludo-preset-forty-squares = Quarenta casas
    .summary = Quarenta casas: o jogo alemão. Com um seis um peão deve sair, três tentativas enquanto nada está a caminho, e uma fila de quatro como chegada.
pludo-preset-parchis = Parchís
    .summary = Parchís: o jogo espanhol. Um cinco faz um peão sair, dois da mesma cor são uma barreira, e capturas dão vinte passos.
pludo-preset-pachisi-partners = Pachisi em duplas
    .summary = Pachisi em duplas: dois contra dois com búzios, saindo pelo próprio braço, uma volta, e retorno. Ninguém é obrigado a mover.
pludo-preset-six-arms = Seis braços
    .summary = Seis braços: o jogo de sempre numa estrela de seis braços, para até seis jogadores.
pludo-preset-masquerade = Baile de máscaras
    .summary = Baile de máscaras: quatro portas de palco, e quem para ali pega um poder que ninguém mais vê.
pludo-preset-shield-smiths = Ferreiros de escudos
    .summary = Ferreiros de escudos: as forjas dão escudos, para pôr num peão à escolha.
pludo-preset-springboard = Trampolim
    .summary = Trampolim: molas para saltar e moedas da sorte para um segundo lance; dois peões na chegada vencem.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, para { $high } jogadores.
       *[several] { $title }, para { $low } a { $high } jogadores.
    }
pludo-preset-changed = { $count ->
    [one] { $title } com { $count } opção mudada
   *[other] { $title } com { $count } opções mudadas
}

pludo-value-on = ligado
pludo-value-off = desligado
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] nenhuma
   *[other] { $value }
}
pludo-value-safe-squares-for-own = a própria cor
pludo-value-safe-squares-for-all = todos
pludo-value-safe-start-none = ninguém
pludo-value-safe-start-own = o dono
pludo-value-safe-start-all = todos
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = um por um
pludo-value-dice-use-sum = somados
pludo-value-dice-usage-each = o que couber
pludo-value-dice-usage-all-or-nothing = todos, se possível
pludo-value-stack-own-limit = { $value ->
    [0] sem limite
   *[other] { $value }
}
pludo-value-home-blocking-none = nada
pludo-value-home-blocking-pass = passar
pludo-value-home-blocking-pass-and-land = passar e juntar-se
pludo-value-capture-captor-stay = fica
pludo-value-capture-captor-finish = vai para a chegada
pludo-value-capture-captor-start = vai para a base
pludo-value-bonus-limit = { $value ->
    [0] sem limite
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = depois da jogada
pludo-value-bonus-timing-before-move = na hora
pludo-value-bonus-without-move-pass = a vez acaba
pludo-value-bonus-without-move-roll = rolar de novo mesmo assim
pludo-value-sixes-max = { $value ->
    [0] sem limite
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = a vez é desfeita
pludo-value-sixes-penalty-forfeit = o lance se perde
pludo-value-turn-first-seat = o primeiro lugar
pludo-value-turn-first-highest-roll = o maior lance
pludo-value-turn-first-lowest-roll = o menor lance
pludo-value-turn-first-random = o acaso
pludo-value-powers-kind-none = nenhum
pludo-value-powers-kind-shields = escudos
pludo-value-powers-kind-leaps = saltos
pludo-value-powers-kind-swaps = trocas
pludo-value-powers-kind-second-throws = segundos lances
pludo-value-powers-kind-all = todos
pludo-value-powers-use-held = guardados
pludo-value-powers-use-at-once = na hora
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = pelos lugares
pludo-value-turn-ranking-opening-rolls = pelos lances iniciais
pludo-value-end-places-first = com o primeiro vencedor
pludo-value-end-places-all = quando todos os lugares estão decididos
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = nenhum
pludo-value-teams-pairs-opposite = frente a frente
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] sem limite
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Braços do tabuleiro
    .desc = Quantos braços o tabuleiro tem, e assim quantos podem jogar: 4 é a cruz de sempre. A trilha cresce junto.
pludo-knob-board-markers = Peões de cada jogador
    .desc = Quantos peões cada jogador tem.
pludo-knob-board-home-squares = Casas da reta final
    .desc = Quantas casas a reta final tem antes da chegada, em geral 5. A trilha cresce junto.
pludo-knob-board-corner-tiles = Casas de canto
    .desc = Acrescenta uma casa da trilha em cada canto interno da cruz.
pludo-knob-board-home-entry-back = Entrada na reta final
    .desc = Quantas casas antes da saída uma cor entra na sua reta final, em geral 2.
pludo-knob-board-tokens-out = Peões fora no começo
    .desc = Quantos peões de cada jogador começam na casa de saída.
pludo-knob-safe-squares = Casas seguras
    .desc = Casas da trilha onde ninguém é capturado.
pludo-knob-safe-squares-for = Casas seguras protegem
    .desc = Todos, ou só peões da cor em cujo braço ficam.
pludo-knob-safe-start = Saídas seguras
    .desc = Quem as casas de saída protegem: ninguém, só os peões do dono, ou todos.
pludo-knob-dice-count = Dados
    .desc = Quantos dados por lance: 1 ou 2.
pludo-knob-dice-use = Dois dados contam
    .desc = Cada dado é uma jogada, ou os dois se somam numa só.
pludo-knob-dice-usage = Dados a usar
    .desc = Jogar qualquer dado que caiba, ou usar todos sempre que possível.
pludo-knob-dice-same-marker = Um peão pode usar os dois dados
    .desc = Um peão pode usar mais de um dado de um lance?
pludo-knob-stack-own-limit = Peões próprios numa casa
    .desc = O máximo de peões de um jogador numa casa, 0 para sem limite.
pludo-knob-stack-doubled = Duplas
    .desc = Dois peões próprios numa casa andam juntos a metade de um número par, e não podem ser capturados.
pludo-knob-stack-doubled-forced-on-even = Duplas vão primeiro
    .desc = Com 2 ou 4, uma dupla deve andar, se puder.
pludo-knob-home-blocking = Peões próprios na reta final bloqueiam
    .desc = Nada, passar por eles, ou passar e juntar-se a eles.
pludo-knob-capture-captor = Um peão que captura
    .desc = Fica onde capturou, vai direto para a chegada, ou volta para a base.
pludo-knob-bonus-all-sixes = Lance extra por seis
    .desc = Um lance só de seis dá mais um lance.
pludo-knob-bonus-capture = Lance extra por captura
    .desc = Um lance que captura dá mais um lance.
pludo-knob-bonus-limit = Lances extras por turno
    .desc = O máximo de lances extras numa vez, 0 para sem limite.
pludo-knob-bonus-timing = O lance extra por seis vem
    .desc = Depois da jogada, ou na hora, e então todos os dados se jogam juntos.
pludo-knob-bonus-without-move = Seis que não se podem jogar
    .desc = A vez acaba, ou o lance extra vem mesmo assim.
pludo-knob-sixes-max = Máximo de seis seguidos
    .desc = Com tantos seis seguidos vem a punição, 0 para nunca.
pludo-knob-sixes-penalty = Punição por seis demais
    .desc = A vez inteira é desfeita, ou só o último lance se perde.
pludo-knob-turn-first = Quem começa
    .desc = O primeiro lugar, quem rola o maior ou o menor, ou quem o acaso escolhe.
pludo-knob-turn-ranking = Ordem do jogo
    .desc = A ordem segue os lugares, ou os lances iniciais a definem para a partida toda.
pludo-knob-powers-kind = Casas de poder
    .desc = O que as casas de poder dão: nada, escudos, saltos, trocas, segundos lances ou tudo.
pludo-knob-powers-tiles = Casas de poder em cada braço
    .desc = Tantas casas de cada braço dão um poder.
pludo-knob-powers-use = Uso dos poderes
    .desc = Um poder é guardado até o jogador usá-lo, ou usado na hora.
pludo-knob-turn-auto-single = Fazer sozinho a única jogada
    .desc = Se só há uma jogada possível, ela é feita sem perguntar.
pludo-knob-turn-auto-roll = Rolar sozinho
    .desc = Enquanto nenhum lance lhe daria escolha, dados e jogadas vão sozinhos.
pludo-knob-end-home = Peões na chegada para vencer
    .desc = Quantos peões precisam estar na chegada para vencer.
pludo-knob-end-places = A partida acaba
    .desc = Com o primeiro vencedor, ou quando todos os lugares estão decididos.
pludo-knob-end-max-turns = Limite de turnos
    .desc = Depois de tantos turnos vence quem tem mais peões na chegada, 0 para sem limite.

pludo-knob-teams-pairs = Parceiros
    .desc = Cada um joga por si, ou com o parceiro sentado em frente.
pludo-knob-teams-together = Parceiros vencem juntos
    .desc = Ligado: parceiros vencem quando os dois têm seus peões na chegada. Desligado: cada um joga para vencer sozinho.
pludo-knob-teams-help = Ajudar o parceiro
    .desc = Quem tem todos os peões na chegada continua jogando com os do parceiro.
pludo-knob-teams-pass = Passar pelo parceiro
    .desc = Ligado: os peões de um parceiro nunca estão no seu caminho, nem como barreira. Desligado: você não pode passar por eles.
pludo-knob-teams-capture = Capturar o parceiro
    .desc = Parceiros podem capturar um ao outro?

pludo-rule-heading-goal = O objetivo.
pludo-rule-heading-board = O tabuleiro.
pludo-rule-heading-teams = Parceiros.
pludo-rule-heading-dice = Dados e saída.
pludo-rule-heading-moving = Andar.
pludo-rule-heading-captures = Capturas e casas seguras.
pludo-rule-heading-extra = Lances extras.
pludo-rule-heading-first = Quem começa.
pludo-rule-heading-turns = Turnos.
pludo-rule-heading-chance = { $throw ->
    [cards] As cartas.
    [spinner] A roleta.
   *[dice] Os lances.
}
pludo-rule-heading-abilities = Poderes.
pludo-rule-heading-questions = O que se pergunta a todos.
pludo-rule-heading-amendments = Regras que mudam durante a partida.

pludo-rule-goal = Leve { $board-markers ->
    [0] seus peões
    [1] seu peão
   *[other] seus { $board-markers } peões
} em volta da trilha e pela sua reta final até a chegada.
pludo-rule-board-markers = { $board-markers ->
    [one] Cada um tem { $board-markers } peão.
   *[other] Cada um tem { $board-markers } peões.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [1] Vence quem primeiro o tem na chegada.
       *[other] Vence quem primeiro tem todos na chegada.
    }
   *[no] { $end-home ->
        [1] Vence quem primeiro tem um peão na chegada.
       *[other] Vence quem primeiro tem { $end-home } deles na chegada.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Jogam juntos: { $teams }.
   *[none] Cada um joga por si.
}
pludo-rule-team = { $first } com { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Parceiros vencem juntos, quando os dois terminaram.
   *[no] Cada um joga para vencer sozinho, parceiros também.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Quem tem todos os peões na chegada continua pelo parceiro.
   *[no] Quem tem todos os peões na chegada espera o parceiro.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Os peões do seu parceiro nunca estão no seu caminho.
   *[no] Você não pode passar pelos peões do seu parceiro.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Parceiros se capturam como quaisquer outros.
   *[no] Parceiros não se capturam.
}
pludo-rule-end-places = { $end-places ->
    [all] Os outros seguem até todos os lugares estarem decididos.
   *[first] A partida acaba com o primeiro vencedor.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Não há limite de turnos.
    [one] Depois de { $end-max-turns } turno a partida acaba, e vence quem tem mais peões na chegada.
   *[other] Depois de { $end-max-turns } turnos a partida acaba, e vence quem tem mais peões na chegada.
}
pludo-rule-limit-together = Ali conta junto o que os parceiros têm.
pludo-rule-board-arms = O tabuleiro tem { $board-arms } braços.
pludo-rule-track = A trilha tem { $track } casas. Casas de saída: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = A reta final tem { $board-home-squares ->
    [one] { $board-home-squares } casa
   *[other] { $board-home-squares } casas
}, depois vem a chegada{ $arrive ->
    [exact] , que exige o número exato
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Todos os peões começam na base.
    [1] Cada um começa com um peão na casa de saída.
   *[other] Cada um começa com { $board-tokens-out } peões na casa de saída.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] A trilha também tem uma casa em cada canto interno.
   *[no] A trilha não tem casas de canto.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Seus peões entram na reta final { $board-home-entry-back } casa antes da sua saída.
   *[other] Seus peões entram na reta final { $board-home-entry-back } casas antes da sua saída.
}
pludo-rule-dice-count = { $dice-count ->
    [one] O lance é de { $dice-count } dado.
   *[other] O lance é de { $dice-count } dados.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Os dois dados se somam numa só jogada.
   *[separate] Cada dado é uma jogada.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Se dá para jogar todos os dados, é obrigatório. Se não, jogue o que couber, mas sem capturar.
   *[each] Jogue qualquer dado que caiba, enquanto algum couber.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Um peão pode usar os dois dados.
   *[no] Cada peão pode usar só um dado de um lance.
}
pludo-rule-enter = Um 6 faz um peão sair da base para a casa de saída.
pludo-rule-move = Um peão anda exatamente o que o dado diz e pode passar por outros na trilha. Se você pode mover, é obrigatório.
pludo-rule-move-must = Se você pode mover, é obrigatório.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Quantos peões seus você quiser podem dividir uma casa.
    [1] Dois peões seus não podem ficar na mesma casa.
   *[other] No máximo { $stack-own-limit } peões seus podem ficar na mesma casa.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Dois peões seus numa casa são uma dupla: andam juntos a metade de um número par, nunca com ímpar, e não podem ser capturados.
   *[no] Peões na mesma casa andam um por um.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Com 2 ou 4, uma dupla deve andar, se puder.
   *[no] Você escolhe livremente entre uma dupla e um peão só.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] Na reta final seus peões não podem passar um pelo outro.
    [pass-and-land] Na reta final seus peões não podem passar um pelo outro nem se juntar.
   *[none] Na reta final seus peões não se bloqueiam.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Se só há uma jogada possível, ela se faz sozinha.
   *[no] Você faz cada jogada, mesmo a única.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Enquanto nenhum lance lhe daria escolha, rolar e mover vão sozinhos.
   *[no] Quem rola é você.
}
pludo-rule-capture = Um peão que para onde há um adversário sem proteção o captura: manda de volta para a base.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Não há casas seguras na trilha.
    [1] { $safe-called ->
        [star] Ninguém é capturado na estrela, casa { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] A casa { $safe-named } é segura para a própria cor.
           *[all] Ninguém é capturado na casa { $safe-named }.
        }
       *[plain] Ninguém é capturado na casa { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Ninguém é capturado nas estrelas, casas { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Casas seguras para a própria cor: { $safe-named }.
           *[all] Ninguém é capturado nas casas { $safe-named }.
        }
       *[plain] Ninguém é capturado nas casas { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (segura de { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Uma casa segura protege só peões da cor em cujo braço fica.
   *[all] Casas seguras protegem todos.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Ninguém é capturado numa casa de saída.
    [own] Seus peões estão a salvo na sua própria saída.
   *[none] Casas de saída não protegem ninguém.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Um peão que captura vai direto para a chegada.
    [start] Um peão que captura volta para a base.
   *[stay] Um peão que captura fica onde está.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Um 6 dá mais um lance.
       *[other] Um lance só de seis dá mais um lance.
    }
   *[no] Um 6 não dá lance extra.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] O lance extra vem na hora, e então todos os dados se jogam juntos.
   *[after-move] O lance extra vem depois da sua jogada.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Um seis que não move nada ainda dá mais um lance.
   *[pass] Um seis que não move nada acaba a vez.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Uma captura dá mais um lance.
   *[no] Uma captura não dá lance extra.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Não há limite para lances extras.
    [one] Há no máximo { $bonus-limit } lance extra por turno.
   *[other] Há no máximo { $bonus-limit } lances extras por turno.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Qualquer número de seis seguidos vale.
    [1] Todo seis { pludo-rule-penalty }.
    [2] O segundo seis seguido { pludo-rule-penalty }.
    [3] O terceiro seis seguido { pludo-rule-penalty }.
    [4] O quarto seis seguido { pludo-rule-penalty }.
   *[5] O quinto seis seguido { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] acaba a vez e a desfaz
   *[forfeit] não se joga e acaba a vez
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Nunca vem, porque qualquer número de seis seguidos vale.
   *[other] { $sixes-penalty ->
        [rollback] Seis demais em seguida desfazem tudo o que andou naquela vez.
       *[forfeit] O último dos seis demais não se joga; o que andou antes fica.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Todos rolam, e o maior lance começa. Quem empata rola de novo.
    [lowest-roll] Todos rolam, e o menor lance começa. Quem empata rola de novo.
    [random] O acaso decide quem começa.
   *[seat] O primeiro jogador da mesa começa.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Todos rolam antes da partida, e joga-se do menor lance ao maior. Quem empata no menor rola de novo; outros empatados seguem a ordem dos lugares.
       *[highest-roll] Todos rolam antes da partida, e joga-se do maior lance ao menor. Quem empata no maior rola de novo; outros empatados seguem a ordem dos lugares.
    }
   *[seats] Joga-se em roda, pela ordem dos lugares.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Casas de poder dão escudos.
    [leaps] Casas de poder dão saltos.
    [swaps] Casas de poder dão trocas.
    [second-throws] Casas de poder dão segundos lances.
    [all] Casas de poder dão um escudo, um salto, uma troca ou um segundo lance.
   *[none] Nenhuma casa dá poder.
}
pludo-rule-powers-tiles = Cada braço tem { $powers-tiles ->
    [one] uma casa de poder.
   *[other] { $powers-tiles } casas de poder.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Um poder é usado assim que se ganha.
   *[held] Você guarda um poder até usá-lo.
}

pludo-rule-loose-win = Você vence com: { $list }.
pludo-rule-loose-win-when = Você vence quando { $list }.
pludo-rule-goal-mover = Você vence quando, por sua própria jogada, { $list }.
pludo-rule-goal-together = Todos vencem juntos quando isto vale para cada jogador: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] A partida acaba e ninguém vence quando isto vale para quem acabou de jogar: { $list }.
    [all-together] A partida acaba e ninguém vence quando isto vale para cada jogador: { $list }.
   *[anybody] A partida acaba e ninguém vence quando isto vale para algum jogador: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Os outros seguem até todos os lugares estarem decididos.
    [forever] A partida segue até você parar.
   *[stop] A partida acaba com o primeiro vencedor.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Para a chegada serve qualquer número que a alcance.
    [bounce] Para a chegada é preciso o número exato; com mais, o peão volta a partir dela.
    [row] Os peões enchem a chegada a partir do fim: cada um precisa do número exato até o último lugar livre.
   *[exact] Para a chegada é preciso o número exato.
}
pludo-rule-loose-needs = { $captures ->
    [one] É preciso ter capturado { $captures } peão antes de um seu ir para a chegada.
   *[other] É preciso ter capturado { $captures } peões antes de um seu ir para a chegada.
}
pludo-rule-loose-finish-when = Um peão só pode ir para a chegada quando { $when }.
pludo-rule-loose-start-when = Um peão só pode sair da base quando { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] Um peão só pode sair da base enquanto nenhum seu está no tabuleiro.
   *[other] Um peão só pode sair da base enquanto menos de { $count } seus estão no tabuleiro.
}
pludo-rule-loose-toll = A cada saída da base: { $effects }.
pludo-rule-loose-move-when = Um peão só pode andar quando { $when }.
pludo-rule-loose-capture-only = Um peão só é capturado quando { $when }.
pludo-rule-loose-finish-reward = A cada peão na chegada: { $effects }.
pludo-rule-loose-team = { $members } jogam juntos.
pludo-rule-loose-price = { $hangs ->
    [yes] Quem tem pontos de menos para isso não pode sair com um peão.
   *[no] { $count ->
        [one] Quem não tem nenhum ponto não pode sair com um peão.
       *[other] Quem tem menos de { $count } pontos não pode sair com um peão.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] No começo de uma rodada, você está fora do jogo se { $when }.
   *[always] Você está fora do jogo se { $when }.
}
pludo-rule-loose-last-left = Quem sobra sozinho vence.
pludo-rule-loose-for-team = Parceiros vencem juntos.
pludo-rule-loose-tokens = { $count ->
    [one] Cada um tem { $count } peão.
   *[other] Cada um tem { $count } peões.
}
pludo-rule-loose-tokens-each = Peões: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Todos percorrem { $tiles }, depois a chegada.
pludo-rule-loose-route = { $colour } percorre { $tiles }, depois a chegada.
pludo-rule-loose-run = { $first } a { $last }
pludo-rule-loose-column = { $count ->
    [one] reta final 1
   *[other] reta final 1 a { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] reta final { $squares }
   *[some] reta final { $squares } de { $colours }
}
pludo-rule-loose-fork = depois { $branches }
pludo-rule-loose-branch = via { $name } { $tiles }
pludo-rule-loose-leads = e de lá para { $tile }
pludo-rule-loose-tile-limit = Numa casa cabem { $count } peões, somando todas as cores.
pludo-rule-loose-towers = Peões da mesma cor que estão juntos são uma torre: andam juntos.
pludo-rule-loose-barrier = { $count } peões da mesma cor numa casa são uma barreira por onde ninguém passa.
pludo-rule-loose-single-file = Seus peões não podem passar um pelo outro em { $tiles }.
pludo-rule-loose-two-way = Em { $tiles } os peões também podem andar para trás, desde que fiquem nessas casas.
pludo-rule-loose-distances = De { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } não anda
   *[other] { $way ->
        [back] { $name } anda { $steps } para trás
       *[ahead] { $name } anda { $steps }
    }
}
pludo-rule-loose-jump = Um peão que para em { $tile } vai na hora para { $end }.
pludo-rule-loose-tile = Em { $tile }: { $effects }.
pludo-rule-loose-tile-when = Em { $tile }, se { $when }: { $effects }.
pludo-rule-own-decks = Cada um compra do próprio baralho.
pludo-rule-loose-hand = Cada um tem { $count } cartas, abertas para todos. Na sua vez você compra até ter { $count }, depois escolhe uma e a joga. Se nenhuma pode ser jogada, todas são postas de lado.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } giros de uma vez: { pludo-rule-loose-dice-use }
   *[dice] { $count } dados por lance: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] somam-se e se jogam como uma só jogada; qualquer um que deixe um peão sair o faz com a soma.
    [one] você escolhe um e o joga, os outros caem.
    [highest] joga-se o que leva mais longe.
    [lowest] joga-se o que leva menos longe.
   *[each] cada um se joga, em qualquer ordem.
}
pludo-rule-loose-die = O dado { $name } mostra { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } de { $total } cartas: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } em { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, depois { $effects }
    }
}
pludo-rule-loose-nothing = nada acontece
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; se possível, é obrigatório { $duties }
}
pludo-rule-loose-duty-always = Saia o que sair, se possível, é obrigatório { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] sair com um peão
    [leave-first-tile] liberar sua primeira casa enquanto há peões esperando
    [open-barrier] abrir sua barreira
    [capture] capturar
   *[go-home] ir para a chegada
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; enquanto nenhum peão está fora, em vez disso { $orders }
   *[all] { $before }; com todos os peões fora, em vez disso { $orders }
}
pludo-rule-loose-only-if = { $what }, mas só se { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; ou { $item }
   *[and] { $before }; e { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } até o lugar { $steps }
    }
    [slide] um peão desliza até encontrar outro, no máximo até a última casa
    [change] dois peões seus trocam de lugar
    [push] { $which ->
        [all] { $way ->
            [back] faça todos os peões dos outros recuarem { $steps }
           *[ahead] faça todos os peões dos outros avançarem { $steps }
        }
       *[one] { $way ->
            [back] faça um peão de outro recuar { $steps }
           *[ahead] faça um peão de outro avançar { $steps }
        }
    }
    [ransom] resgate um peão seu
    [pass] passe
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } para trás
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , ou divida esses passos em duas jogadas
               *[other] , ou divida esses passos em até { $most } jogadas
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = tantos quantos { $number }
pludo-rule-moves = { $which ->
    [all] todos os seus peões andam
    [everybody] todos os peões de todos os jogadores andam
    [foremost] seu peão mais avançado anda
    [hindmost] seu peão mais atrasado anda
   *[one] ande
}
pludo-rule-tokens-come = { $which ->
    [all] todos os peões saem
    [up-to] até { $most } peões saem
   *[one] um peão sai
}
pludo-rule-loose-again = { $throw ->
    [cards] compre de novo
    [spinner] gire de novo
   *[dice] role de novo
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] o sentido do jogo se inverte
}
pludo-rule-whom = { $whose ->
    [next] o próximo jogador
    [previous] o jogador anterior
    [partner] seu parceiro
    [leader] o líder
    [last] o último colocado
    [victim] o jogador capturado
    [captor] o jogador cujo peão capturou
    [by-choice] outro jogador à sua escolha
    [by-draw] outro jogador sorteado
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] você fica sem jogar tantas vezes quanto { $amount }
        [everybody-else] todos os outros ficam sem jogar tantas vezes quanto { $amount }
       *[other] { pludo-rule-whom } fica sem jogar tantas vezes quanto { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] você fica uma vez sem jogar
       *[other] você fica { $turns } vezes sem jogar
    }
    [everybody-else] { $turns ->
        [one] todos os outros ficam uma vez sem jogar
       *[other] todos os outros ficam { $turns } vezes sem jogar
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } fica uma vez sem jogar
       *[other] { pludo-rule-whom } fica { $turns } vezes sem jogar
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] você joga mais uma vez
    [everybody-else] todos os outros jogam uma vez extra
   *[other] { pludo-rule-whom } joga uma vez extra
}
pludo-rule-loose-go-on = { $whose ->
    [self] o jogo segue com você
   *[other] o jogo segue com { pludo-rule-whom }
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] você perde a vez
    [next] sua vez passa para o próximo jogador
    [previous] sua vez passa para o jogador anterior
    [partner] sua vez passa para seu parceiro
    [leader] sua vez passa para o líder
    [last] sua vez passa para o último colocado
   *[colour] sua vez passa para { $colour }
}
pludo-rule-loose-turn-begin = { $name }: se { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: no fim da sua vez, se { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Cada rodada é jogada do líder ao último colocado.
    [last] Cada rodada é jogada do último colocado ao líder.
    [opening] { $throw ->
        [cards] Antes da partida todos compram para a ordem de jogo; a { $first ->
            [lowest] menor
           *[highest] maior
        } carta joga primeiro.
        [spinner] Antes da partida todos giram para a ordem de jogo; o { $first ->
            [lowest] menor
           *[highest] maior
        } número joga primeiro.
       *[dice] Antes da partida todos rolam para a ordem de jogo; o { $first ->
            [lowest] menor
           *[highest] maior
        } lance joga primeiro.
    }
   *[draw] { $throw ->
        [cards] Antes de cada rodada todos compram para a ordem; a maior carta joga primeiro.
        [spinner] Antes de cada rodada todos giram para a ordem; o maior número joga primeiro.
       *[dice] Antes de cada rodada todos rolam para a ordem; o maior lance joga primeiro.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } recebe uma carta que você escolhe
pludo-rule-ask = todos escolhem para { $name }
pludo-rule-question = { $name }: todos escolhem { $answers }{ $shown ->
    [together] , e tudo é mostrado no fim
   *[at-once] {""}
}. Depois, para cada jogador: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Os jogadores votam sobre { $name }: é preciso { $needs ->
    [everybody] que todos sejam a favor
   *[majority] mais votos a favor do que contra
}{ $shown ->
    [together] . Os votos são mostrados no fim.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] você recebe um peão novo
   *[other] { pludo-rule-whom } recebe um peão novo
}
pludo-rule-give = esse peão passa a ser de outro: { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] esse peão vai para { $tiles }, à sua escolha
    [by-draw] esse peão vai para { $tiles }, por sorteio
   *[none] esse peão vai para { $tiles }
}
pludo-rule-most-markers = Ninguém tem mais de { $count } peões.
pludo-rule-most-markers-taken = Quem tem { $count } peões não recebe nenhum novo.
pludo-rule-loose-gain-any = você ganha um poder à sua escolha
pludo-rule-loose-gain = você ganha { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , na hora
   *[held] {""}
}{ $hidden ->
    [yes] ; os outros não sabem que você tem esse poder
   *[no] {""}
}.
pludo-rule-loose-abilities = Antes de { $throw ->
    [cards] comprar
    [spinner] girar
   *[dice] rolar
}, você pode usar um poder que tem, um por turno. { $limit ->
    [one] Ninguém tem mais de { $limit }.
   *[other] Ninguém tem mais de { $limit }.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] você perde { pludo-rule-points }
       *[won] você ganha { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] todos os outros perdem { pludo-rule-points }
       *[won] todos os outros ganham { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } perde { pludo-rule-points }
       *[won] { pludo-rule-whom } ganha { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] tantos pontos quanto { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Ninguém é capturado.
    [beside] Um peão captura onde para e nas casas ao lado.
    [pass] Um peão captura onde para e por onde passa.
   *[land] Um peão captura onde para.
}
pludo-rule-loose-waiting = { $which ->
    [one] Um peão que para na primeira casa de outro jogador também captura um que espera naquela base.
   *[all] Um peão que para na primeira casa de outro jogador também captura todos os que esperam naquela base.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Um peão capturado volta para a base.
    [1] Um peão capturado volta um passo.
   *[other] Um peão capturado volta { $steps } passos.
}
pludo-rule-loose-prisoner = Um peão capturado fica na própria base, prisioneiro de quem o capturou, e não pode sair até ser resgatado.
pludo-rule-loose-take-over = Um peão capturado passa a ser de quem o capturou, na base dele e com o próximo número livre; os números mais altos de quem perdeu descem um. Ninguém perde o último peão: ele volta para a base.
pludo-rule-loose-swap = Um peão capturado vai para a casa de onde veio o captor, ou para a base se seu caminho não passa por lá.
pludo-rule-loose-sent-to = Um peão capturado vai para { $tile }, ou para a base se foi capturado ali ou se seu caminho não passa por lá.
pludo-rule-duel = Antes de uma captura cada lado faz um lance. Ela dá certo se quem ataca tira { $needs ->
    [at-least] pelo menos o mesmo
   *[higher] mais
}; senão, o peão que ataca { $beaten ->
    [start] volta para sua base.
   *[stays] fica onde estava.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Um peão que captura volta { $steps } passo.
   *[other] Um peão que captura volta { $steps } passos.
}
pludo-rule-loose-captor-sent = Um peão que captura vai para { $tile }, se seu caminho passa por lá.
pludo-rule-loose-safe = Ninguém é capturado em { $tiles }.
pludo-rule-loose-spared-closed = Ninguém pode parar onde um adversário não pode ser capturado.
pludo-rule-loose-groups = { $count } ou mais peões da mesma cor numa casa não podem ser capturados.
pludo-rule-loose-reward = A cada captura: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Todos compram, e a maior carta começa.
        [spinner] Todos giram, e o maior número começa.
       *[dice] Todos rolam, e o maior lance começa.
    }
    [lowest] { $throw ->
        [cards] Todos compram, e a menor carta começa.
        [spinner] Todos giram, e o menor número começa.
       *[dice] Todos rolam, e o menor lance começa.
    }
    [random] O acaso decide quem começa.
   *[seat] O primeiro jogador da mesa começa.
}
pludo-rule-loose-direction = { $direction ->
    [counter] O jogo segue no sentido anti-horário.
   *[clockwise] O jogo segue no sentido horário.
}
pludo-rule-loose-tries = Quem não tem peão a caminho tem { $count } tentativas para sair com um.
pludo-rule-loose-again-limit = No máximo { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
} por turno: { pludo-rule-loose-again }.
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name }, { pludo-ordinal }: não se joga, manda de volta para a base o último peão movido e acaba a vez.
   *[lost] { $name }, { pludo-ordinal }: não se joga e acaba a vez.
}
pludo-rule-each-time = { $again ->
    [yes] , toda vez
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, quando { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, { $when_at }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, quando { $when }{ pludo-rule-each-time }.
   *[on] { $name }, { $when_at }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = todos os peões na chegada
    .at = quando todos os peões estão na chegada
pludo-rule-loose-trigger-last-left = todos os outros fora do jogo
    .at = quando todos os outros estão fora do jogo
pludo-rule-loose-trigger-team-home = todos os peões do seu lado na chegada
    .at = quando todos os peões do seu lado estão na chegada
pludo-rule-loose-trigger-home = { $number ->
    [one] { $number } peão na chegada
   *[other] { $number } peões na chegada
}
    .at = { $number ->
        [one] quando { $number } peão está na chegada
       *[other] quando { $number } peões estão na chegada
    }
pludo-rule-loose-trigger-captures = { $number ->
    [one] { $number } captura
   *[other] { $number } capturas
}
    .at = { $number ->
        [one] após { $number } captura
       *[other] após { $number } capturas
    }
pludo-rule-loose-trigger-round = a rodada { $number }
    .at = na rodada { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] a primeira carta { $name }
   *[other] o primeiro { $name }
}
    .at = { $throw ->
        [cards] com a primeira carta { $name }
       *[other] com o primeiro { $name }
    }

pludo-clash-order-unranked = Os lances só dão uma ordem se o maior ou o menor começa: mude { pludo-knob-turn-first }.
pludo-clash-powers-all = De todos os poderes você escolhe um e o guarda: ponha { pludo-knob-powers-use } em { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Segundos lances pedem um só dado, ou dados somados: mude { pludo-knob-dice-count } ou { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Uma dupla são exatamente dois peões: ponha { pludo-knob-stack-own-limit } em 2.
pludo-clash-doubled-die = Uma dupla precisa de um só dado: ponha { pludo-knob-dice-count } em 1 e { pludo-knob-dice-use } em { pludo-value-dice-use-separate }.
pludo-clash-out-limit = No máximo { $limit } peões de um jogador podem ficar numa casa: ponha { pludo-knob-board-tokens-out } em { $limit } ou menos.
pludo-clash-beyond-track = A trilha tem { $track } casas, então não existe a casa segura { $square }.
pludo-clash-markers = { $markers ->
    [one] Cada um tem { $markers } peão, então não podem começar fora nem ter de chegar mais.
   *[other] Cada um tem { $markers } peões, então não podem começar fora nem ter de chegar mais.
}
pludo-clash-teams-arms = Parceiros sentam frente a frente: ponha { pludo-knob-board-arms } num número par a partir de 4, ou { pludo-knob-teams-pairs } em { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Numa trilha de { $track } casas os jogadores nunca se encontrariam: ponha { pludo-knob-board-home-entry-back } em menos.
pludo-clash-players = De { $low } a { $high } jogadores não é um intervalo.
pludo-clash-chance-dice = Esta variante define ela mesma o lance: ponha { pludo-knob-dice-count } em 1.
pludo-clash-chance-sum = Esta variante muda faces dos dados: eles devem ser jogados separados.
pludo-clash-no-way-out = Ninguém poderia jamais sair da base com um peão, então isto não é jogo.
pludo-clash-no-way-home = Ninguém poderia jamais levar um peão à chegada, então isto não é jogo.
pludo-clash-chance-doubled = Uma dupla precisa de um dado comum, mas esta variante define ela mesma o lance: desligue { pludo-knob-stack-doubled }.

pludo-warning-sixes-max-one = Com esta opção todo seis é punido, então ninguém pode jamais sair da base.
pludo-warning-sum-cannot-finish = Quando os dois dados se somam, um peão a um passo da chegada nunca pode chegar.
pludo-warning-no-ludo-home = Isto já não é Ludo pelas regras: { $colours } nunca pode levar um peão à chegada (L-27).
pludo-warning-no-ludo-capture = Isto já não é Ludo pelas regras: ninguém pode jamais ser capturado (L-32, L-33).

pludo-bots-unlearned = O robô especialista não aprendeu estas regras, então joga como o difícil.
pludo-bots-no-weights = A memória do robô especialista não pode ser lida, então ele joga como o difícil.
