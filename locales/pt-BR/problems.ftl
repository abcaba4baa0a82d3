# Português (Brasil): o que está errado em um arquivo de regras ou partida anotada.
pludo-problem-field-twice = { $knob } diz o mesmo: fique com um só
pludo-problem-clash-doubled-pair = uma dupla são exatamente dois, então stack.own_limit deve ser 2
pludo-problem-clash-doubled-die = uma dupla precisa de um só dado: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit deixa { $limit } peões numa casa, então não podem começar mais na casa de saída
pludo-problem-clash-beyond-track = a trilha tem { $track } casas, { $square } fica além dela
pludo-problem-clash-markers = é mais que os { $markers } peões de cada jogador
pludo-problem-clash-teams-arms = parceiros sentam frente a frente, o que { $arms } braços não permitem; escreva um número par a partir de 4
pludo-problem-clash-never-meet = numa trilha de { $track } nenhuma casa ficaria no caminho de todos, escreva menos
pludo-problem-clash-players = de { $low } a { $high } jogadores não é um intervalo
pludo-problem-clash-chance-dice = um arquivo que diz ele mesmo o que se lança precisa de dice.count 1
pludo-problem-clash-chance-doubled = uma dupla precisa de um dado comum, mas este arquivo diz ele mesmo o que se lança
pludo-problem-clash-chance-sum = um arquivo que diz ele mesmo o que as faces fazem precisa de dice.use separate
pludo-problem-rival = { $key } diz o mesmo, e é o que vale
pludo-problem-faces-gone = sumiram faces da base, porque uma lista troca o dado inteiro: { $names }. Para mantê-las, escreva merge = ["outcome"] no alto do arquivo
pludo-problem-title-of-base = o arquivo não dá nenhum, então os jogadores ouvem o da base, { $title }
pludo-problem-knob-fixed = o tabuleiro e o número de dados não mudam durante a partida
pludo-problem-no-such-seat = o tabuleiro não tem lugar desta cor, tem { $seats }
pludo-problem-route-generated = as rotas deste tabuleiro são geradas; um jogo com as suas tem kind = "loose"
pludo-problem-not-a-file-name = não é um nome de arquivo
pludo-problem-names-a-path = um arquivo pode nomear regras, nunca o lugar onde estão; instale o arquivo de regras e use o nome dele
pludo-problem-base-circle = as bases andam em círculo ou têm mais de { $most } níveis
pludo-problem-not-merge = deve ser uma lista de blocos que se juntam pelo nome aos da base: { $blocks }
pludo-problem-base-kind = deve ser { $kind }, como a base { $base }
pludo-problem-not-a-base = deve nomear uma variante incluída ou um arquivo na mesma pasta
pludo-problem-no-base = não há variante incluída nem arquivo ao lado chamado { $base }
pludo-problem-not-change = deve ser uma tabela de chaves entre aspas, por exemplo "outcome.6.weight" = 2
pludo-problem-key-too-deep = tem uma chave com partes demais
pludo-problem-toml-unquoted = um texto fica entre aspas: "{ $word }"
pludo-problem-toml-open-quote = falta uma aspa no fim de um texto
pludo-problem-toml-open-block = o nome de um bloco deve terminar com { $bracket }
pludo-problem-toml-no-equals = entre uma chave e seu valor vai um sinal de igual
pludo-problem-toml-no-value = falta um valor: um número, true, false, um texto entre aspas ou uma lista entre colchetes
pludo-problem-toml-open-list = uma lista tem vírgulas entre os valores e ] no fim
pludo-problem-toml-open-table = uma tabela em uma linha tem vírgulas entre as chaves e { "}" } no fim
pludo-problem-toml-more = { $rest } não pode vir aqui; cada chave tem sua linha, e uma nota começa com #
pludo-problem-toml-no-key = uma linha começa com uma chave, um bloco entre colchetes, ou # para uma nota
pludo-problem-toml-backslash = uma barra invertida em um texto se escreve duas vezes
pludo-problem-toml-curly = { $sign } é uma aspa curva, escreva a reta, "
pludo-problem-toml-capital = escreva { $word } em minúsculas
pludo-problem-toml-key-twice = a chave { $key } aparece aqui pela segunda vez
pludo-problem-toml-block-twice = o bloco { $block } aparece aqui pela segunda vez, junte suas linhas
pludo-problem-toml-block-mixed = { $block } está acima com outros colchetes: um bloco único se escreve [{ $block }], um entre vários [[{ $block }]]
pludo-problem-toml-too-large = não é TOML válido: um valor profundo ou grande demais
pludo-problem-number-too-large = um número tão grande não serve em nenhum arquivo
pludo-problem-too-deep = tem níveis demais
pludo-problem-not-a-kind = deve ser 'cross' ou 'loose'
pludo-problem-not-schema-1 = deve ser 1
pludo-problem-game-in-cross = pertence a um jogo próprio, kind = "loose"; uma mistura de opções recebe nome com title = "..." no alto
pludo-problem-missing = falta
pludo-problem-no-block = não existe esse bloco
pludo-problem-no-block-but = não existe esse bloco, só { $blocks }
pludo-problem-key-at-top = não está em nenhum bloco, o lugar é { $either }
pludo-problem-no-key = não existe essa chave
pludo-problem-no-key-but = não existe essa chave, só { $keys }
pludo-problem-not-a-table = deve ser uma tabela, escrita [{ $table }]
pludo-problem-not-tables = deve ser uma lista de tabelas, cada uma escrita [[{ $table }]]
pludo-problem-too-many = há { $count }, o máximo é { $most }
pludo-problem-not-keys = { $block } não é uma tabela de chaves
pludo-problem-none-named = não há { $block } chamado { $name }
pludo-problem-not-a-text = deve ser um texto de uma linha e de até { $most } caracteres
pludo-problem-not-whole = deve ser um número inteiro de { $low } a { $high }, não { $value }
pludo-problem-not-a-number = deve ser um número acima de 0 e até { $most }, não { $value }
pludo-problem-not-a-choice = deve ser um de { $choices }, não { $value }
pludo-problem-not-a-list = deve ser uma lista de no máximo { $most } textos
pludo-problem-not-a-line = { $value } não é um texto de uma linha
pludo-problem-not-a-phrase = { $value } não é { $either }
pludo-problem-not-in-range = { $way ->
    [back] o número em { $value } deve ser de 1 a { $most }, com um menos para voltar
   *[on] o número em { $value } deve ser de 1 a { $most }
}
pludo-problem-not-a-route = deve ser um texto de nomes de casas
pludo-problem-not-changes = deve ser uma tabela de chaves e seus novos valores
pludo-problem-not-amendable = não pode mudar durante a partida, só { $blocks } podem
pludo-problem-not-quoted-key = a chave vai entre aspas: "{ $key }"
pludo-problem-no-key-to-change = não há chave { $name } para mudar em { $block }
pludo-problem-route-too-long = é longa demais, uma rota tem no máximo { $most } casas
pludo-problem-route-empty = precisa de ao menos uma casa antes da chegada
pludo-problem-route-stray-sign = tem um ')' ou '|' sem um '(' antes
pludo-problem-route-open-fork = tem um '(' que não se fecha
pludo-problem-route-too-many-ways = tem { $steps } passos quando o que segue uma bifurcação conta uma vez por ramo, e o máximo é { $most }
pludo-problem-route-too-deep = tem bifurcações umas nas outras com mais de { $most } níveis
pludo-problem-route-begins-with-fork = deve começar por uma casa, não pela bifurcação
pludo-problem-route-branches = precisa de dois ou mais ramos de nomes diferentes na bifurcação
pludo-problem-route-branch-form = precisa de ramos escritos 'nome: casas'
pludo-problem-route-branch-empty = não tem casa no ramo { $branch }
pludo-problem-route-leads-nowhere = tem um ramo que leva a { $tile }, que não é casa dela
pludo-problem-route-tile-lost = nunca chega a { $tile }: todo ramo antes dela leva a outro lugar
pludo-problem-route-no-way-home = não tem caminho de { $tile } à chegada
pludo-problem-route-later = rotas com reta final, ou com uma fila de lugares, ficam como estão
pludo-problem-laps-too-many = volta para trás, e nela se andam { $far } passos de maneiras demais: todas juntas podem ter { $most } passos
pludo-problem-route-mixed-run = tem uma série { $run } entre dois tipos de casas
pludo-problem-route-tile = tem uma casa { $tile }, nome que não pode ser usado
pludo-problem-no-such = não há { $what } { $name }
pludo-problem-two-seats = dois lugares têm esta cor
pludo-problem-one-seat = um lugar não basta, são precisos dois ou mais; uma corrida a sós diz min_players = 1 em [game]
pludo-problem-two-outcomes = dois resultados têm este nome
pludo-problem-dice-twice = deve ser tirado onde cada dado tem um bloco próprio
pludo-problem-dice-cards = cartas se compram uma por vez: vários dados pedem 'dice' ou 'spinner'
pludo-problem-one-die = { $use } precisa de dois ou mais dados
pludo-problem-two-dice = dois dados têm este nome
pludo-problem-no-face = precisa de ao menos uma face
pludo-problem-weight-and-dice = deve ser tirado: onde os dados têm blocos próprios, suas faces dizem quantas vezes ele cai
pludo-problem-too-much-work = uma só pergunta, como quem poderia capturar quem, olharia mais de { $most } posições; menos dados, peões ou condições reduzem isso
pludo-problem-too-many-throws = os dados podem cair de mais de { $most } maneiras
pludo-problem-one-throw = os dados só podem cair de uma maneira, e isso não é acaso
pludo-problem-hand-no-cards = uma mão é só para 'cards'
pludo-problem-hand-too-big = todas as mãos juntas têm { $held } cartas, e só há { $copies }
pludo-problem-hand-no-order = uma carta na mão deve poder ser jogada: dê a ela uma ordem, 'pass' se não houver outra
pludo-problem-hand-tries = não há novas tentativas onde os jogadores escolhem de uma mão
pludo-problem-no-ransom = nada solta um prisioneiro: acrescente 'ransom' a algum resultado
pludo-problem-no-prisoner = 'ransom' solta prisioneiros, e nenhuma captura os faz
pludo-problem-take-over-later = não pode mudar numa partida em que peões trocam de mãos
pludo-problem-take-over-row = 'row' não tem espaço para peões que trocam de mãos
pludo-problem-not-steps = deve dizer até onde os resultados levam: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = duas tabelas de distâncias têm este nome
pludo-problem-tile-twice = { $tile } está em duas tabelas de distâncias
pludo-problem-too-many-meetings = rotas demais dividem casas demais: { $meetings } pares de lugares por casa, e o máximo é { $most }
pludo-problem-two-jumps = dois saltos começam nesta casa
pludo-problem-jump-off-route = { $tile } não está na rota de { $colour }, que pode parar onde o salto começa
pludo-problem-jump-circle = os saltos voltam em círculo a { $tile }
pludo-problem-two-abilities = dois poderes têm este nome
pludo-problem-ability-name = { $name } tem outro sentido neste arquivo, escolha outro nome
pludo-problem-ability-number = { $kind } precisa de um número inteiro a partir de 1
pludo-problem-ability-no-number = é só de { $kind }
pludo-problem-ability-not-hidden = o que se usa na hora todos veem
pludo-problem-ability-throw = um segundo lance à escolha precisa de lances jogados como um só: um dado, ou dados somados ou entre os quais se escolhe, e sem mão
pludo-problem-nothing-to-choose = não há poder guardado para escolher
pludo-problem-nobody-gains = ninguém o ganha: faça uma casa ou um resultado dizer { $effect }
pludo-problem-pass-no-hand = { $effect }: uma carta passa de uma mão; diga em randomiser.hand quantas se têm
pludo-problem-pass-whom = { $effect }: uma carta vai a um jogador conhecido: next, previous, partner, leader, last ou uma cor
pludo-problem-deck-no-cards = só cartas se compram de um baralho
pludo-problem-two-questions = duas perguntas têm este nome
pludo-problem-question-answers = precisa de 2 a { $most } respostas diferentes, cada uma tem uma tecla de número
pludo-problem-question-number = um número entre as respostas é no máximo { $most }
pludo-problem-question-whom = { $effect }: aqui ninguém é escolhido, sorteado ou capturado
pludo-problem-nobody-asks = ela nunca é feita: faça uma casa ou um resultado dizer { $effect }
pludo-problem-two-amendments = duas mudanças de regra têm este nome
pludo-problem-two-goals = dois objetivos têm o mesmo nome
pludo-problem-last-left-for-all = 'last left' é o objetivo de um jogador, não pode ser de todos nem de ninguém
pludo-problem-two-turn-rules = duas regras de vez têm este nome
pludo-problem-empty-turn-rule = precisa de ao menos um item
pludo-problem-turn-begin = uma vez que ia começar pode ser perdida ("skip self") ou ir para outro ("turn to next"), nada mais
pludo-problem-no-such-turn = { $effect }: não há lugar { $who }
pludo-problem-order-first = onde a ordem do jogo é sorteada, o sorteio diz quem começa; tire isto
pludo-problem-clash-powers-all = de todos os poderes um é escolhido e guardado; escreva powers.use "held"
pludo-problem-clash-powers-dice = segundos lances precisam de dados lançados um por vez ou somados
pludo-problem-order-unranked = os lances iniciais só podem ordenar todos se o mais alto ou o mais baixo começa
pludo-problem-clash-order-unranked = os lances iniciais só podem ordenar todos se o mais alto ou o mais baixo começa
pludo-problem-order-opening-later = os lances iniciais já passaram quando as regras mudam, então não podem dar a ordem
pludo-problem-order-play-on = a ordem do jogo não é a dos lugares, então o jogo não pode seguir com outro
pludo-problem-no-capture-here = { $effect }: ninguém é capturado aqui; 'victim' e 'captor' são do prêmio de uma captura
pludo-problem-no-pick-here = { $effect }: quando uma vez começa ou acaba, ninguém é escolhido nem sorteado
pludo-problem-skip-many = { $phrase }: ninguém fica mais de { $most } vezes sem jogar, então vale como { $most }
pludo-problem-split-number = { $phrase }: passos a dividir são um número simples de 2 a { $most }
pludo-problem-split-many = { $phrase }: seus passos se dividem de { $ways } maneiras, e o máximo é { $most }; menos partes, passos ou peões reduzem isso
pludo-problem-split-sum = { $phrase }: dados somados não se dividem
pludo-problem-split-doubled = { $phrase }: onde duplas andam a metade, passos não se dividem
pludo-problem-dice-change = o número de dados só pode mudar onde são iguais e cada um se joga por si
pludo-problem-no-most-markers = { $effect }: diga em start.most_markers quantos peões um jogador pode ter
pludo-problem-give-elsewhere = { $effect }: qual peão é, só uma casa sabe; escreva em on_land de uma tile_rule
pludo-problem-send-elsewhere = { $effect }: qual peão é, só uma casa, uma captura ou a saída sabe; escreva em on_land, em reward de [capture] ou em toll
pludo-problem-send-how = { $effect }: várias casas precisam de 'by choice' ou 'by draw' atrás
pludo-problem-send-twice = { $effect }: cada casa uma vez, não a de partida, e no máximo { $most }
pludo-problem-give-whom = { $effect }: um peão vai a um jogador conhecido, não a si mesmo, nem a todos, nem por escolha ou sorteio
pludo-problem-most-markers-idle = nenhum efeito cria peões nem dá algum, tire isto
pludo-problem-most-markers-few = um jogador começa com { $markers } peões, escreva ao menos tantos
pludo-problem-position-most-tokens = um jogador tem no máximo { $most } peões
pludo-problem-duel-name = é o nome de um duelo, escolha outro nome
pludo-problem-duel-several = { $phrase }: onde se luta pelas capturas, anda um peão por vez
pludo-problem-pick-name = é o nome de uma escolha ou de um sorteio, escolha outro nome
pludo-problem-order-direction = a ordem do jogo não é a dos lugares, então não tem sentido de giro
pludo-problem-no-name = precisa de ao menos um nome
pludo-problem-named-twice = o lugar { $name } está duas vezes
pludo-problem-routes-apart = nenhuma casa está na rota de todos os lugares
pludo-problem-players-and-seats = deve ficar entre min_players e o número de lugares, { $seats }
pludo-problem-arrive-fork = { $arrive } precisa de rotas sem bifurcação
pludo-problem-row-later = um jogo não pode mudar para 'row' durante a partida
pludo-problem-row-limit = deve ser 1 onde finish.arrive é 'row'
pludo-problem-row-too-short = é curta demais para uma fila de tantos peões
pludo-problem-row-not-private = { $count ->
    [one] sua última casa é a fila: nenhuma outra pode ter o nome dela
   *[other] suas últimas { $count } casas são a fila: nenhuma outra pode ter o nome delas
}
pludo-problem-one-team = todos os lugares são de um time, são precisos dois ou mais
pludo-problem-no-team = { $phrase } precisa de lugares com time
pludo-problem-needs-key = não significa nada aqui, precisa de { $needs }
pludo-problem-column-too-long = uma reta final é o fim de uma rota sem bifurcação, e mais curta que a rota
pludo-problem-squares-gap = casas numeradas vão de 1 à última sem lacuna, e cada rota passa uma vez por casa
pludo-problem-faces-not-numbered = faces numeradas são os resultados 1 a 6 de dados, todos com a mesma chance
pludo-problem-last-left = ninguém fica por último: nenhuma regra tira um jogador da partida
pludo-problem-lose-help = quem está fora da partida não pode ser ajudado: tire um dos dois
pludo-problem-toll-never = isto custa pontos, e nada no jogo os dá
pludo-problem-toll-too-early = isto custa pontos, e ninguém os tem antes de um peão sair: faça um resultado dar pontos, ou não cobre os primeiros
pludo-problem-no-win = precisa de ao menos um modo de vencer
pludo-problem-win-too-many = { $phrase } nunca pode ser verdade, nenhum lugar tem mais de { $most } peões
pludo-problem-towers-doubled = ou torres ou uma dupla andam juntas, não ambas
pludo-problem-no-barrier = nunca ficam tantos juntos, stack.own_limit permite { $limit }
pludo-problem-clash-no-way-out = ninguém jamais tiraria um peão da base, então isto não é um jogo
pludo-problem-clash-no-way-home = ninguém jamais levaria um peão à chegada, então isto não é um jogo
pludo-problem-one-outcome = são precisos ao menos dois resultados para haver acaso
pludo-problem-one-face = são precisos ao menos dois resultados para haver acaso; para mudar faces isoladas da base, escreva merge = ["outcome"] no alto do arquivo
pludo-problem-bonus-name = é o nome dos passos extras, escolha outro nome
pludo-problem-not-copies = é o número de cópias de uma carta: um inteiro até { $most }
pludo-problem-group-all-dice = { $phrase } move vários peões de uma vez, e onde todos os dados devem ser jogados ('all_or_nothing') isso não se calcula
pludo-problem-amount-many = { $name }: uma quantia é um número só; de vários jogadores só 'total.' e 'team.' dão um
pludo-problem-amount-wide = pode levar de { $low } a { $high } passos, mais de { $most } distâncias; o resto de uma divisão, '% 7', limita isso
pludo-problem-amount-toll = o que custa deixar a saída deve ser sabido antes: escreva um número
pludo-problem-no-enter = nada deixa um peão sair: acrescente 'enter'
pludo-problem-enter-too-far = { $phrase } leva além de toda rota, a mais longa tem { $longest } casas
pludo-problem-no-capture = deve haver uma captura, ou uma ordem 'push' em algum lugar
pludo-problem-routes-too-long = todas as rotas juntas têm { $tiles } casas, o máximo é { $most }
pludo-problem-too-many-markers = há { $markers } peões ao todo, o máximo é { $most }
pludo-problem-too-many-moves = peões vezes casas vezes ordens dão { $moves }, o máximo é { $most }
pludo-problem-wrong-seats = { $rules } tem os lugares de 0 a { $last }, cada um uma vez, não { $seats }
pludo-problem-names-and-seats = deve haver um nome para cada lugar, não { $names } para { $seats }
pludo-problem-nobody-begins = em { $rules } a sorte decide quem começa: indique um dos lugares
pludo-problem-not-a-position = { $line } não é uma posição: precisa de regras, peões, lugar, owed, streak e número
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } na posição { $line }: { $problem }
pludo-problem-position-stuck = owed tem dados que não podem ser jogados
pludo-problem-position-extras = os extras são name=value, cada um uma vez: { $names }
pludo-problem-position-loose = a posição de um jogo loose nomeia ambos
pludo-problem-position-direction = direction é omitido ou counter
pludo-problem-position-cause = cause é um de { $causes }
pludo-problem-position-counts = precisa de { $seats } números, um por lugar
pludo-problem-position-number = aqui é preciso um número inteiro a partir de { $low }
pludo-problem-position-seat = os lugares são { $seats }
pludo-problem-position-owed = owed contém ? e { $faces }
pludo-problem-position-tokens = peões se escrevem cor:passo,passo,...
pludo-problem-position-token-count = { $count ->
    [one] { $colour } tem { $count } peão
   *[other] { $colour } tem { $count } peões
}
pludo-problem-position-seat-order = os lugares vão em sentido horário, cada um uma vez
pludo-problem-position-hands = as mãos se escrevem red:carta,carta/blue:carta, sem mais cartas do que cabem numa mão
pludo-problem-position-prisoners = prisioneiros se escrevem red:2:blue, o peão 2 de red preso por blue, cada um uma vez e na base
pludo-problem-position-held = poderes guardados se escrevem red:nome,nome/blue:nome, no máximo { $limit } cada
pludo-problem-position-shields = escudos se escrevem red:2:3, o peão 2 de red e 3 turnos, cada peão uma vez
pludo-problem-position-ability = ability é used, twice ou second, em jogos com poderes
pludo-problem-position-ended = ended= é together ou nobody, de uma partida que acabou por tal objetivo
pludo-problem-position-all-tokens = deve haver { $count } peões, seja de quem forem
pludo-problem-position-token = um peão é um número de passos, Y na base ou H na chegada
pludo-problem-position-branch = não existe esse ramo ali
pludo-problem-position-step = a rota não é tão longa, escreva H para a chegada
pludo-problem-position-nobody = ninguém está sentado em { $seat }
pludo-problem-position-places = places deve nomear lugares diferentes da partida
pludo-problem-position-before = before deve nomear os mesmos lugares que os peões
pludo-problem-position-opening = durante os lances iniciais um lance é devido e todos os lugares estão na lista
pludo-problem-position-opening-seats = só lugares da partida participam dos lances iniciais
pludo-problem-position-opening-thrown = o lugar da vez já lançou
pludo-problem-position-turn-0 = o número da vez é 0 só durante os lances iniciais
pludo-problem-position-used = used nomeia um peão que não está lá
pludo-problem-position-leader = o líder deve ser um dos lugares
pludo-problem-position-out = out deve nomear lugares, cada um uma vez, e não o da vez
pludo-problem-position-order = order deve nomear cada lugar uma vez, o líder primeiro
pludo-problem-position-lots = sorteios se escrevem skip_by_draw:blue+green, com um lance devido para cada, no máximo { $most }
pludo-problem-position-duel = um duelo se escreve red:1:6:12:1 (cor, peão, resultado, passo, ordem), com seu sorteio e um lance devidos antes do que há para jogar
pludo-problem-position-poll = uma pergunta se escreve poll=red:?:green:blue@1 (de quem é a vez, o que esse lugar deve, quem responde agora, quem deu qual resposta), e o lugar da vez a deve
pludo-problem-position-sent = peões enviados adiante se escrevem sent=send_marker_to_a4_a9_by_draw:red:1, e o que envia o primeiro é devido, ou um sorteio entre suas casas
pludo-problem-position-route = há peões numa rota que agora não se percorre
pludo-problem-position-secret = uma escolha em segredo aparece aqui como *; tal posição pode ser mostrada, mas não jogada
pludo-problem-position-heir = heir deve ser um lugar da mesa
pludo-problem-position-given = given e resume devem ser lugares, e no máximo { $most } vezes podem ser dadas
pludo-problem-position-amended = { $count ->
    [0] não há mudanças de regra
    [one] há { $count } mudança de regra
   *[other] há { $count } mudanças de regra
}
pludo-problem-position-amended-twice = uma mudança de regra vale uma vez
pludo-problem-position-deck = deck precisa das cartas que restam de cada resultado
pludo-problem-position-no-place = a partida acabou, mas ninguém tem colocação
pludo-problem-position-home = { $seat } tem todos os peões na chegada e precisa de colocação
pludo-problem-position-over = alguém venceu, então nada é devido
pludo-problem-position-finished = { $seat } terminou e não pode ser o da vez
pludo-problem-position-streak = streak é no máximo { $most }
pludo-problem-header-types = o cabeçalho precisa de um texto 'variant' e de listas de textos 'seats' e 'players'
pludo-problem-header-seats = o cabeçalho precisa de lugares diferentes e um jogador para cada um
pludo-problem-header-first = 'first' do cabeçalho é uma cor, e [table] uma tabela
pludo-problem-header-unknown = o cabeçalho tem um campo desconhecido, { $field }
pludo-problem-header-unplayable = o cabeçalho não pode ser jogado: { $problem }
pludo-problem-header-seat-order = o cabeçalho deve nomear os lugares em sentido horário
pludo-problem-header-dice = { $field } do cabeçalho está danificado
pludo-problem-header-dice-unknown = a parte [dice] do cabeçalho tem um campo desconhecido, { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' do cabeçalho deve ser um de { $wanted }, este é { $scheme }
pludo-problem-record-seat = não há lugar { $seat }, os lugares são { $seats }
pludo-problem-record-not-a-turn = { $text } não é um turno, como '7. red 6:2'
pludo-problem-record-over = não devia haver mais turnos, a partida acabou
pludo-problem-record-expected = devia vir o turno { $expected }
pludo-problem-record-opening-over = não há mais nada que decidir com lances
pludo-problem-record-no-throw = { $word } não tem um lance atrás dele
pludo-problem-record-after-turn = { $word } vem depois do fim do turno
pludo-problem-record-no-move = { $word } move, mas nada pode ser movido
pludo-problem-record-whose-turn = é a vez de { $wanted }, não de { $colour }
pludo-problem-record-throw = { $word } não é um lance destas regras
pludo-problem-record-illegal = { $word } não é uma jogada permitida aqui, são permitidas { $legal }
pludo-problem-record-no-move-due = { $word } não é uma jogada permitida aqui, não é hora de mover
pludo-problem-record-refused = { $word } não pode sair agora
pludo-problem-record-mark = { $word } deveria ser { $written } pelas regras
pludo-problem-record-not-over = o resultado { $result } não é alcançado, a partida não acabou
pludo-problem-record-result = o resultado { $result } não é alcançado, a partida acaba com { $reached }
pludo-problem-record-after-result = nada pode vir depois do resultado
pludo-problem-record-nobody = { $text } não diz de quem é a vez
pludo-problem-other-rules = o registro é de { $record }, a posição de { $position }
pludo-problem-option-at-least = { $option } deve ser { $least } ou mais, não { $given }
pludo-problem-option-budget = --budget deve ser mais de 0 milissegundos, não { $given }
pludo-problem-option-training = --minutes deve ser mais de 0, e --games 1 ou mais
pludo-problem-option-train-players = --players aceita números de { $low } a { $high } separados por vírgulas, não { $given }
pludo-problem-train-where = { $name } vem com o jogo; nomeie o arquivo da rede com --out
pludo-problem-training-damaged = { $file }: não é um treino interrompido, ou está danificado; mova-o para recomeçar
pludo-problem-training-of-another = { $file }: é um treino de outras regras, jogadores ou semente; mova-o para recomeçar
pludo-problem-needs-lab = isto precisa de mais duas bibliotecas; instale com: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players é de --round-robin; senão --seats diz quem joga
pludo-problem-option-strength = não há força { $given }, há { $known }
pludo-problem-option-trial = --games deve ser 0 ou mais, e --seconds mais de 0
pludo-problem-option-at-most = { $option } deve ser { $most } ou menos, não { $given }
pludo-problem-no-bot = não há robô { $name }, há { $known }
pludo-problem-not-a-bot = { $text } não é um robô; vários se escrevem 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] esse programa não existe
    [locked] falta permissão para iniciar esse programa
    [command] o comando está vazio, ou falta uma aspa
    [start] não pode ser iniciado: { $said }
    [unusable] não pode ser usado: { $said }
    [mute] não tem o método { $said }
    [foreign] disse { $said } em vez de { $wanted }
    [number] disse { $said } em vez do número de uma jogada
    [illegal] escolheu { $said }, o que não é permitido
    [talkative] diz mais do que se pergunta
    [late] não respondeu em { $said } segundos
    [ended] terminou
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } não é um robô; um próprio se escreve módulo:Classe ou cmd:COMANDO
pludo-problem-process-lost = um processo terminou no meio de uma partida; dê o mesmo comando de novo
pludo-problem-cluster-version = um processo tem a versão { $there } do jogo, e aqui está { $here }
pludo-problem-cluster-rules = um processo tem outras regras em { $name }
pludo-problem-cluster-game = um processo não tem o jogo, ou tem outra versão: { $reason }
pludo-problem-cluster-refused = { $address } não é um cluster utilizável: { $reason }
pludo-problem-cluster-empty = o cluster { $address } não tem processos
pludo-problem-cluster-lost = o cluster { $address } se perdeu; as partidas até agora ficam
pludo-problem-cluster-address = { $address } não é um cluster; escreve-se tcp://HOST:PORT
pludo-problem-round-robin = todos contra todos precisa de dois ou mais robôs diferentes
pludo-problem-scenario-json = não é um objeto JSON
pludo-problem-scenario-given = um cenário é um objeto com uma parte { $part }
pludo-problem-no-scenario = não tem nenhum cenário
pludo-problem-scenario-phase = não há fase { $phase }, há { $known }
pludo-problem-scenario-one-of = { $field } deve ser um de { $known }
pludo-problem-scenario-expect = 'expect' deve ser um objeto que nomeie pelo menos um campo
pludo-problem-scenario-unknown = não há campo { $field }
pludo-problem-scenario-unknown-choice = uma escolha não tem campo { $field }
pludo-problem-scenario-needs = { $field } deve ser { $kind ->
    [variant] o nome de uma variante
    [object] um objeto
    [throws] uma lista de lances
    [choices] null ou uma lista de jogadas
    [moves] jogadas que nomeiem um peão ou uma ordem
    [count] um número inteiro a partir de 0
    [counts] números inteiros por lugar
    [names] uma lista de nomes
    [places] uma lista de casas por lugar
    [dice] uma lista de dados
   *[abilities] uma lista de habilidades por lugar
}
pludo-problem-scenario-seat = { $variant } não tem lugar { $seat }
pludo-problem-scenario-outcome = { $variant } não tem resultado { $outcome }
pludo-problem-scenario-places = { $seat } não pode estar em { $places }
pludo-problem-scenario-token = não há peão { $token }
pludo-problem-scenario-ability = não há habilidade { $ability }
pludo-problem-scenario-throw = { $dice } não pode sair agora
pludo-problem-scenario-no-client = só o comando aperta teclas, não daqui
pludo-problem-scenario-opening-more = mais lances de sorteio do que as regras pedem
pludo-problem-scenario-opening-open = ninguém começa ainda, falta uma rodada de lances de sorteio
pludo-problem-scenario-tokens-seats = 'tokens' deve nomear exatamente os lugares
pludo-problem-scenario-turn-seat = 'turn' deve nomear um dos lugares
pludo-problem-scenario-choice-refused = uma escolha é recusada
pludo-problem-scenario-choice-others = a escolha { $choice } é recusada, mas outras seguem
pludo-problem-scenario-left = sobram lances ou escolhas
pludo-problem-scenario-short = as teclas pedem mais lances do que há
pludo-problem-scenario-key = não há tecla { $key }
pludo-problem-scenario-missing = falta { $name }, ou esse nome não existe
pludo-problem-scenario-kind = um valor é do tipo errado ({ $fault })
pludo-problem-scenario-cannot-run = não pode ser rodado: { $problem }
pludo-problem-scenario-differs = { $field }: esperado { $expected }, veio { $got }
pludo-problem-scenario-nothing = { $field }: esperado { $expected }, não veio nada
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } não é um arquivo comum
    [foreign] { $file } não é um arquivo de resultados da arena
    [series] { $file } tem resultados de outros lugares, semente ou regras
   *[game] { $file }, linha { $number }, não é uma partida destes robôs
}; nomeie outro arquivo
pludo-problem-plot-ending = { $file }: o nome de uma imagem termina em .svg, .png ou .pdf
pludo-problem-needs-library = { $what ->
    [ratings] a pontuação precisa
    [cluster] um cluster precisa
   *[pictures] as imagens precisam
} de mais uma biblioteca; instale com: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } não é permitido agora: aceita um dado de 1 a 6, quando é hora de lançar
   *[other] --roll { $roll } não é permitido agora: aceita dois dados como 6,3, quando é hora de lançar
}
pludo-problem-roll-face = --roll { $roll } não é permitido agora: aceita um de { $faces }, quando é hora de lançar
pludo-problem-not-removed = { $file } não pode ser removido: { $reason }
pludo-problem-new-variant-folder = { $folder } é uma pasta; nomeie um arquivo, por exemplo my-game.toml
pludo-problem-new-variant-ending = { $file }: o nome de um arquivo de regras termina em .toml, por exemplo { $right }
pludo-problem-new-variant-there = { $file } já existe, escolha outro nome
pludo-problem-not-shipped = não há variante incluída { $name }
pludo-problem-install-what = nomeie um arquivo a instalar, ou --remove e o nome de uma variante instalada
pludo-problem-install-shipped = { $name } é o nome de uma variante incluída, dê outro nome ao arquivo
pludo-problem-not-installed = nenhuma variante com esse nome está instalada
pludo-problem-not-installed-but = nenhuma variante com esse nome está instalada, instaladas são { $known }
pludo-problem-picture-ending = { $file }: o nome de uma imagem termina em .svg ou .png
pludo-problem-picture-folder = não há pasta { $folder }; crie-a, ou nomeie outra
pludo-problem-needs-plots = imagens PNG precisam de mais uma biblioteca, SVG de nenhuma; instale com: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] em { $text }: { $problem }
   *[other] em { $text }, coluna { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } não pode ter condição aqui; 'when' diz quando vale
pludo-problem-sum-condition = { $phrase } não pode ter condição, porque estes dados são somados
pludo-problem-condition-long = uma condição tem no máximo { $most } caracteres
pludo-problem-condition-deep = parênteses e 'not' podem ter no máximo { $most } níveis
pludo-problem-condition-parts = uma condição tem no máximo { $most } partes
pludo-problem-condition-number = { $most } é o maior número
pludo-problem-condition-sign = { $sign } não significa nada aqui
pludo-problem-condition-end = acaba cedo demais, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } não cabe aqui, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] depois de uma condição vem 'and', 'or' ou o fim
    [bracket] falta fechar um parêntese
    [number] um número deve seguir o sinal de menos
   *[value] aqui vem um nome ou um número
}
pludo-problem-condition-name = não há nome { $name }
pludo-problem-condition-subject = não há { $name } a quem perguntar
pludo-problem-condition-nobodys = { $name } é da mesa, não de um jogador
pludo-problem-condition-total = { $name } é verdade ou não, então não tem total
pludo-problem-condition-takes-none = { $name } não tem nada entre parênteses
pludo-problem-condition-takes = { $name } precisa de um nome entre parênteses
pludo-problem-condition-argument = aqui deve vir um nome para { $name }, entre aspas se tiver espaços
pludo-problem-condition-divisor = depois de % vem um número acima de 0
pludo-problem-condition-not-number = { $part } é verdade ou não, aqui deve vir um número
pludo-problem-condition-not-truth = { $part } é um número e deve ser comparado com algo
pludo-problem-condition-two-subjects = uma comparação só pode fazer uma pergunta dessas, divida com 'and'
pludo-problem-condition-no-marker = { $name } só pode ser perguntado de um peão que anda
pludo-problem-condition-no-draw = { $name } não diz nada aqui: nada foi tirado antes de uma vez começar nem depois dela
pludo-problem-condition-no-victim = 'victim' só pode ser perguntado onde algo é capturado
pludo-problem-condition-no-answer = 'answer' só pode ser perguntado nos efeitos de uma pergunta
pludo-problem-condition-never = isto nunca pode ser verdade
pludo-problem-condition-always = isto é sempre verdade
pludo-problem-contest-format = precisa de format = { $most }
pludo-problem-contest-key = tem uma chave { $key } que nenhum torneio tem
pludo-problem-contest-value = { $key } deve ser { $kind ->
    [number] um número inteiro
   *[text] um texto entre aspas
}
pludo-problem-contest-block = { $block } deve ser escrito como um bloco próprio
pludo-problem-contest-no-rounds = { $kind } já sabe suas rodadas, tire rounds
pludo-problem-contest-winner = { $place }: { $name } venceu uma partida sem jogar nela
pludo-problem-contest-pair = { $place }: players deve nomear dois jogadores
pludo-problem-contest-order = { $place }: esta partida não vem agora; veja as rodadas anteriores
pludo-problem-contest-nobody = { $place }: ninguém no torneio se chama { $name }
pludo-problem-contest-no-seats = em { $kind } dois se enfrentam, tire seats
pludo-problem-contest-table-games = em mesas uma rodada é uma partida, tire games
pludo-problem-contest-places = { $place }: places deve ter { $count } números, um por jogador, como 1, 2, 2, 4
pludo-problem-no-page = A página do jogo não está nesta instalação. A partir de uma cópia de trabalho ela é criada com npm e Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; nada deste arquivo é usado
pludo-problem-settings-file-gone = { $variable } nomeia { $file }, que não existe
pludo-problem-settings-not-from-lobby = as mesas não podem mudar isto, diz [lobby] em { $file }; é ignorado
pludo-problem-settings-unknown = não existe essa configuração
pludo-problem-settings-unlike = não existe essa configuração; pode ser { $choices }
pludo-problem-settings-table = deve ser uma tabela, por exemplo { $example }
pludo-problem-settings-no-key = { $name } não é uma configuração nem uma tabela de configurações
pludo-problem-settings-list = deve ser uma lista como { $example }
pludo-problem-settings-no-list = deve ser uma lista
pludo-problem-settings-empty = está vazia; são permitidos { $choices }
pludo-problem-settings-switch = { $value } não é true nem false; usa-se { $used }
pludo-problem-settings-variants = deve ser uma lista como { $example }; todas são oferecidas
pludo-problem-settings-same-name = { $name } não é oferecida: outra nomeada antes também se chama { $called }; dê outro nome ao arquivo dela
pludo-problem-settings-none-offered = não nomeia nenhuma que se possa oferecer; todas as incluídas são oferecidas
pludo-problem-settings-not-offered = { $name } não é oferecida: { $problem }
pludo-problem-settings-crowd = { $name } precisa de mais de { $most } jogadores
pludo-problem-settings-shipped = { $name } não é oferecida: uma variante incluída se chama { $called }; dê outro nome ao arquivo
pludo-problem-settings-no-knob = não existe essa opção
pludo-problem-settings-upside-down = min { $low } está acima de max { $high }; ambos são ignorados
pludo-problem-settings-outside = { $value } está fora dos limites dados com ele
pludo-problem-settings-no-number = { $knob } não é um número; dê choices em vez disso
pludo-problem-settings-no-file = não há arquivo { $file }; nomeie o ludo_plus.toml de um servidor
pludo-problem-host-name = nomeie a pasta de um servidor
pludo-problem-host-no-folder = { $path } não existe; nomeie a pasta de um servidor { $either }
pludo-problem-host-built = { $path } é um servidor feito num só arquivo, e nada pode ser posto nele; construa-o de uma cópia de trabalho com o Ludo Plus instalado, como diz docs/hosts-reference.md
pludo-problem-host-unknown = { $path } não é um servidor { $either }: não tem pasta de servidor com { $files }
pludo-problem-host-no-python = não há Python em { $name }, nem comando com esse nome
pludo-problem-host-python-lacks = nenhum Python pode rodar { $title } com nosso jogo; a estes falta algo: { $missing }. Instale lá, ou nomeie um Python com --python
pludo-problem-host-python-start = { $python } não pode ser iniciado: { $reason }
pludo-problem-host-python-fails = { $python } não roda: { $reason }
pludo-problem-host-python-silent = { $python } não diz onde ficam seus pacotes
pludo-problem-host-exchanged = { $path } foi trocado enquanto era feito; nada foi mudado
pludo-problem-host-not-ours = { $path } já está lá e não é nosso; mova-o e tente de novo
pludo-problem-host-cannot = { $path } não pode ser { $done ->
    [written] escrito
    [removed] removido
   *[read] lido
}: { $reason }{ $account ->
    [other] ; rode isto com a conta dona da pasta do servidor
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } ficou sem cópia de segurança: { $reason }
pludo-problem-host-library-compiled = { $file } é para um só Python e não pode ir para um servidor
