# Português (Brasil): o que os comandos do terminal escrevem.
pludo-cli-progress = { $done } de { $total } partidas, faltam { $left }
pludo-cli-train-progress = { $games } partidas, faltam { $left }
pludo-cli-train-resumed = Continua depois de { $games } partidas.
pludo-cli-train-nothing = Parado antes de acabar a primeira série de partidas; nada é escrito.
pludo-cli-train-done = { $end ->
    [stopped] Parado depois de { $games } partidas.
    [settled] Acabado depois de { $games } partidas: nada mais melhorava.
   *[spent] Acabado depois de { $games } partidas: o limite foi gasto.
} O que o especialista aprendeu está em { $file }, { $size } kilobytes. O mesmo comando continua daqui.
pludo-cli-check-refused = { $count ->
    [one] { $file } tem { $count } problema.
   *[other] { $file } tem { $count } problemas.
}
pludo-cli-line = { $file }, linha { $line }
pludo-cli-column = { $file }, linha { $line }, coluna { $column }
pludo-cli-check-good = { $file } é um bom arquivo de regras. Ele diz isto:
pludo-cli-check-effort = A pergunta mais difícil sobre capturas olha { $count } posições.
pludo-cli-check-cut = A pergunta mais difícil sobre capturas olharia { $count } posições. É demais: N, as dicas e o explorador olham só algumas e dizem “pelo menos”.
pludo-cli-check-heading = Partidas ao acaso.
pludo-cli-check-ended = { $games ->
    [1] A única partida ao acaso com { pludo-cli-players } acabou.
   *[other] Acabaram { $ended } de { $games } partidas ao acaso com { pludo-cli-players }.
}
pludo-cli-check-endless = { $games ->
    [1] A única partida ao acaso com { pludo-cli-players } não acabou; foi abandonada no turno { $turns }. Todo peão consegue ir até o fim?
   *[other] Nenhuma de { $games } partidas ao acaso com { pludo-cli-players } acabou; a mais longa foi abandonada no turno { $turns }. Todo peão consegue ir até o fim?
}
pludo-cli-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
pludo-cli-check-stuck = { $file } não pode ser jogado: em { $count } de { $games } partidas ao acaso um turno nunca acabou. Olhe cada "again", "bonus" e "pass".
pludo-cli-check-length = Uma partida leva uns { $middle } turnos; oito em dez levam de { $low } a { $high }.
pludo-cli-check-captures = Capturas por partida: { $count }.
pludo-cli-check-drawn = Partidas sem vencedor: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } vence { $percent } por cento, mais que a sua parte de { $fair }: o valor real está entre { $low } e { $high }.
    [less] { $colour } vence { $percent } por cento, menos que a sua parte de { $fair }: o valor real está entre { $low } e { $high }.
   *[fair] { $colour } vence { $percent } por cento; o valor real está entre { $low } e { $high }, a sua parte é { $fair }.
}
pludo-cli-check-fair = Nenhum lugar tem vantagem que estas partidas possam mostrar.
pludo-cli-check-unfair = Os lugares não são iguais. Se não é essa a intenção, olhe os percursos, os peões e quem começa.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Resultados que nunca deixam ninguém fazer nada: { $names }.
   *[other] Resultados que nunca deixam ninguém fazer nada: { $names } e mais { $more }.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Resultados que nunca saíram: { $names }.
   *[other] Resultados que nunca saíram: { $names } e mais { $more }.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Casas em que nenhum peão parou: { $names }.
   *[other] Casas em que nenhum peão parou: { $names } e mais { $more }.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Mudanças de regra que nunca valeram: { $names }.
   *[other] Mudanças de regra que nunca valeram: { $names } e mais { $more }.
}
pludo-cli-check-all-matter = Todo resultado e toda casa entraram em jogo.
pludo-cli-new-variant-written = { $file } está escrito. Abra-o num editor de texto e depois rode: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } está instalado como { $file }. Jogue com: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = O arquivo em que se baseia foi incluído nele: este único arquivo é tudo o que outro jogador precisa.
pludo-cli-install-replaced = Ele substitui o arquivo desse nome que estava lá. Partidas salvas com as regras antigas precisam do arquivo antigo.
pludo-cli-install-removed = { $file } foi removido.
pludo-cli-install-refused = { $file } não foi instalado. Nada mudou.
pludo-cli-arena-heading = { $games ->
    [one] { $games } partida de { $variant }.
   *[other] { $games } partidas de { $variant }.
}{ $drawn ->
    [0] {""}
   *[other] {" "}Sem vencedor: { $drawn }.
}
pludo-cli-arena-fault = Falha: { $bot }: { $fault }. O robô difícil continua.
pludo-cli-arena-score = { $seats ->
    [1] { $name } vence { $percent } por cento; o valor real está entre { $low } e { $high }.
   *[other] { $name }, em { $seats } lugares, vence { $percent } por cento por lugar; o valor real está entre { $low } e { $high }.
}
pludo-cli-arena-times = { $name } decide { $decisions } vezes por partida; uma decisão leva { $median } milissegundos, 99 em 100 no máximo { $most }.
pludo-cli-arena-length = Uma partida leva { $turns } turnos e { $throws } lances, com { $captures } capturas.
pludo-cli-arena-cell = { $others ->
    [1] { $row } contra { $column }: { $percent } por cento, entre { $low } e { $high }.
   *[other] { $row } contra { $others } de { $column }: { $percent } por cento, entre { $low } e { $high }.
}
pludo-cli-arena-rating = { $name } tem pontuação { $rating }, com margem de { $doubt }.
pludo-cli-given-up = { $count ->
    [one] { $count } partida não chegou ao fim e foi abandonada.
   *[other] { $count } partidas não chegaram ao fim e foram abandonadas.
}
pludo-cli-balance-heading = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $variant } com { $players ->
    [one] { $players } robô
   *[other] { $players } robôs
} de força { $strength }.
pludo-cli-balance-who-began = Quem começa vence { $percent } por cento, { $verdict ->
    [more] mais que a parte de { $fair }: o valor real está entre { $low } e { $high }.
    [less] menos que a parte de { $fair }: o valor real está entre { $low } e { $high }.
   *[fair] o que estas partidas não distinguem da parte de { $fair }: o valor real está entre { $low } e { $high }.
}
pludo-cli-balance-story = A liderança muda { $changes } vezes por partida; o vencedor está de vez à frente depois de { $decided } por cento dela. { $comebacks } por cento dos vencedores tinham quase perdido.
pludo-cli-not-installed = { $count ->
    [one] { $names } não está instalado aqui; instale com: pip install { $packages }
   *[other] { $names } não estão instalados aqui; instale com: pip install { $packages }
}
pludo-cli-draw-written = { $file } está escrito: { $title }.
pludo-cli-tournament-none = Ainda não há torneio.
pludo-cli-tournament-created = Jogue com: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = { $file } está escrito.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 a 4 jogadores
    [s04] um tabuleiro circular
    [s06] 4 peões cada um
    [s07] só se movem peões próprios
    [s09] quatro fases
    [s10] uma reta final própria
    [s12] vence quem leva todos à chegada
    [s13] um ou dois dados comuns
    [s14] um lance para a ordem do jogo
    [s15] o lance mais alto começa
    [s16] empates rolam de novo
    [s17] um lance por vez
    [s18] sem jogada, a vez acaba
    [s19] o primeiro vencedor acaba o jogo
    [s20] uma trilha circular
    [s21] todos os peões começam na base
    [s23] um 6 para sair
    [s24] sai-se na casa de saída
    [s25] distâncias iguais
    [s26] anda-se para a frente
    [s27] tanto quanto o lance diz
    [s28] escolhe-se qualquer peão
    [s29] pode-se passar por peões
    [s30] quem pode mover deve
    [s31] um 6 deve tirar um peão
    [s32] sem 6, nenhuma outra tentativa
    [s33] todas as casas são iguais
    [s34] peões próprios dividem a casa
    [s35] o peão capturado volta à base
    [s36] a salvo na própria saída
    [s39] à reta final pela casa anterior
    [s40] à chegada pela reta final
    [s43] número exato para chegar
    [s44] sem passar na reta final
    [s45] reta final de 4 ou 5 casas
    [s46] uma chegada de uma casa
    [s47] cada dado por si
    [s48] dados em qualquer ordem
    [s49] um dado jogável basta
    [s51] os dois dados num peão
   *[s52] o tamanho da trilha
}
pludo-cli-strict-all = Isto é Ludo rígido: todas as { $all } regras valem.
pludo-cli-strict-kept = Das { $all } regras do Ludo rígido, { $kept } valem.
pludo-cli-strict-relaxed = Relaxadas: { $list }.
pludo-cli-strict-seen = S-{ $number } é quebrada por { $item } na posição { $position }
pludo-cli-strict-says = S-{ $number }: as regras dizem { $value }.
pludo-cli-strict-unseen = S-{ $number }: as regras permitem, mas a busca não chegou a tal posição.
pludo-cli-strict-searched = Buscou-se em { $games ->
    [one] { $games } partida ao acaso
   *[other] { $games } partidas ao acaso
} de { $turns } turnos ao todo; ali as outras regras valeram.
pludo-cli-loose-kept = Ainda é Ludo: valem as regras L-01 a L-37.
pludo-cli-loose-broken = Já não é Ludo: { $count ->
    [one] { $rules } não vale.
   *[other] { $rules } não valem.
}
pludo-cli-loose-stranded = Nenhum lance leva um peão de { $colour } à sua chegada (L-27).
pludo-cli-scenarios-skipped = omitidos: { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } de phase { $pattern }
   *[preset] { $count } de preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } certos, { $failed } falhos
pludo-cli-web-written = A página está em { $folder }. Qualquer servidor web pode servi-la; docs/web.md diz com quais cabeçalhos.
pludo-cli-web-served = O jogo está em { $address }, só deste computador. Ctrl+C o encerra; suas partidas ficam no navegador.
pludo-cli-options-ignored = De { $file }, isto vale só num servidor: { $keys }.
pludo-cli-host-starting = Iniciando { $title } com Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } foi renovado em { $folder }, com tudo de que precisa.
   *[new] Ludo Plus { $version } foi posto em { $folder }, com tudo de que precisa.
}
pludo-cli-host-before = Antes estava lá a versão { $version }.
pludo-cli-host-found-by = { $title } o acha por { $anchor }. Nenhum arquivo do servidor mudou e nada foi posto no seu ambiente Python, então uv sync, um ambiente novo ou outro Python não o afetam.
pludo-cli-host-old-hook = O gancho de uma versão anterior foi removido: { $path }.
pludo-cli-host-keep-folders = Não apague estas duas pastas à mão: { $title } apaga todos os dados de um jogo que falta quando inicia. playpalace-ludo host --uninstall os copia antes.
pludo-cli-host-not-tried = Não foi testado se { $title } consegue carregá-lo: não há .venv ao lado do servidor. Dê o Python dele com --python para testar.
pludo-cli-host-not-triable = Não foi possível testar com { $python } se { $title } consegue carregá-lo: { $reason }
pludo-cli-host-said = O servidor diz: { $line }
pludo-cli-host-loads = Testado com { $python }: { $title } o carrega.
pludo-cli-host-fails = { $reason ->
    [none] Aviso: testado com { $python }, { $title } não o carrega.
   *[other] Aviso: testado com { $python }, { $title } não o carrega. { $reason }
}
pludo-cli-host-restart-installed = Reinicie o servidor como sempre. Ludo Plus está então entre os jogos de tabuleiro; se não, o log do servidor diz por quê.
pludo-cli-host-not-installed = Ludo Plus não está instalado em { $folder }; nada mudou.
pludo-cli-host-copied = O banco de dados foi copiado para { $copy }.
pludo-cli-host-no-database = Nenhum { $names } foi achado em { $folder } ou na sua pasta de servidor, então nada foi copiado; se o servidor o tem em outro lugar, copie-o antes do próximo início.
pludo-cli-host-removed = { $path } foi removido.
pludo-cli-host-data-stays = Resultados, pontuações e mesas salvas ficam no banco de dados de { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Aviso: quando { $title } iniciar sem Ludo Plus, apagará todas as mesas salvas, resultados, estatísticas e pontuações de Ludo Plus. Para tê-los de volta, pare o servidor, ponha a cópia no lugar do banco de dados e instale de novo.
   *[own] Aviso: quando { $title } iniciar sem Ludo Plus, apagará todas as mesas salvas, resultados, estatísticas e pontuações de Ludo Plus. Para tê-los de volta, pare o servidor, ponha a sua própria cópia no lugar do banco de dados e instale de novo.
}
pludo-cli-host-restart = Reinicie o servidor.
pludo-cli-host-left = Deixado onde está, para guardar ou apagar: { $path } ({ $what ->
    [settings] suas configurações
    [changed] configurações mudadas nas mesas
    [sets] opções que jogadores guardaram
    [set-aside] mesas que não puderam ser lidas
    [records] registros das últimas partidas
    [rules] o documento de regras como foi editado no servidor
    [tables] partidas que estavam sendo jogadas
    [purses] as moedas dos seus jogadores
   *[copy] uma cópia do banco de dados
}).
