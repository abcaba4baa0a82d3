### Português do Brasil: condições das regras, orações depois de “se” ou “quando”.
pludo-if-all = { $list }
pludo-if-either = ou { $list }
pludo-if-who = { $who ->
    [anybody] alguém
    [everybody] cada jogador
    [nobody] ninguém
    [not-everybody] nem todo jogador
    [theirs] um adversário
    [all-theirs] cada adversário
    [no-opponent] nenhum adversário
    [not-every-opponent] nem todo adversário
    [partner] um parceiro
    [all-partners] cada parceiro
    [no-partner] nenhum parceiro
    [victim] o jogador capturado
    [total] todos juntos
    [team] seu lado
   *[mine] você
}
# “não” vem antes do verbo, menos depois de “ninguém” e “nenhum”.
pludo-if-not = { $how ->
    [none] { $who ->
        [nobody] {""}
        [no-opponent] {""}
        [no-partner] {""}
       *[other] não{" "}
    }
   *[other] {""}
}
pludo-if-subject-has = { $who ->
    [total] todos juntos { pludo-if-not }têm
   *[other] { pludo-if-who } { pludo-if-not }tem
}
pludo-if-how = { $how ->
    [least] pelo menos { $number }
    [most] no máximo { $number }
    [more] mais de { $number }
    [fewer] menos de { $number }
   *[exactly] exatamente { $number }
}
pludo-if-tokens = { $how ->
    [some] um peão
    [none] { $who ->
        [nobody] 0 peões
        [no-opponent] 0 peões
        [no-partner] 0 peões
       *[other] nenhum peão
    }
    [not] um número de peões diferente de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] peão
       *[other] peões
    }
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } na chegada
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } no tabuleiro
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } na base
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } em { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] uma captura
    [none] { $who ->
        [nobody] 0 capturas
        [no-opponent] 0 capturas
        [no-partner] 0 capturas
       *[other] nenhuma captura
    }
    [not] um número de capturas diferente de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] captura
       *[other] capturas
    }
}
pludo-if-has-prisoners = { pludo-if-subject-has } { $how ->
    [some] um peão preso
    [none] { $who ->
        [nobody] 0 peões presos
        [no-opponent] 0 peões presos
        [no-partner] 0 peões presos
       *[other] nenhum peão preso
    }
    [not] um número de peões presos diferente de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] peão preso
       *[other] peões presos
    }
}
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] um ponto
    [none] { $who ->
        [nobody] 0 pontos
        [no-opponent] 0 pontos
        [no-partner] 0 pontos
       *[other] nenhum ponto
    }
    [not] um número de pontos diferente de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] ponto
       *[other] pontos
    }
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] um passo
    [none] { $who ->
        [nobody] 0 passos
        [no-opponent] 0 passos
        [no-partner] 0 passos
       *[other] nenhum passo
    }
    [not] um número de passos diferente de { $number }
   *[other] { pludo-if-how } { $number ->
        [one] passo
       *[other] passos
    }
} a andar
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-as-many-tokens = { $how ->
    [least] pelo menos tantos peões
    [most] no máximo tantos peões
    [more] mais peões
    [fewer] menos peões
    [not] outro número de peões
   *[exactly] tantos peões
}
pludo-if-than = { $how ->
    [more] do que
    [fewer] do que
    [not] que
   *[other] quanto
} { $other ->
    [anybody] alguém
    [everybody] cada jogador
    [theirs] um adversário
    [all-theirs] cada adversário
    [partner] um parceiro
    [all-partners] cada parceiro
    [victim] o jogador capturado
    [total] todos juntos
    [team] seu lado
   *[mine] você
}
pludo-if-has-than-home = { pludo-if-subject-has } { pludo-if-as-many-tokens } na chegada { pludo-if-than }
pludo-if-has-than-out = { pludo-if-subject-has } { pludo-if-as-many-tokens } no tabuleiro { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-subject-has } { pludo-if-as-many-tokens } na base { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-subject-has } { pludo-if-as-many-tokens } em { $things } { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-subject-has } { pludo-if-as-many-tokens } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-subject-has } { $how ->
    [least] pelo menos tantas capturas
    [most] no máximo tantas capturas
    [more] mais capturas
    [fewer] menos capturas
    [not] outro número de capturas
   *[exactly] tantas capturas
} { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-subject-has } { pludo-if-as-many-tokens } presos { pludo-if-than }
pludo-if-has-than-points = { pludo-if-subject-has } { $how ->
    [least] pelo menos tantos pontos
    [most] no máximo tantos pontos
    [more] mais pontos
    [fewer] menos pontos
    [not] outro número de pontos
   *[exactly] tantos pontos
} { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-subject-has } { $how ->
    [least] pelo menos tantos passos
    [most] no máximo tantos passos
    [more] mais passos
    [fewer] menos passos
    [not] outro número de passos
   *[exactly] tantos passos
} a andar { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] é pelo menos { $right }
    [most] é no máximo { $right }
    [more] é maior que { $right }
    [fewer] é menor que { $right }
    [not] não é { $right }
   *[exactly] é { $right }
}
pludo-if-number-round = a rodada
pludo-if-number-turn = o número do turno
pludo-if-number-players = o número de jogadores
pludo-if-number-players-left = o número de jogadores que restam
pludo-if-number-face = o número que saiu
pludo-if-number-sixes = o tamanho da sequência
pludo-if-number-extra-throws = o número de lances extras neste turno
pludo-if-number-marker = o número do peão
pludo-if-number-prey-marker = o número do peão capturado
pludo-if-number-prey-left = o número de passos que faltam ao peão capturado
pludo-if-number-steps = o número de passos
pludo-if-number-left = o número de passos que faltam ao peão
pludo-if-number-left-after = o número de passos que faltam depois ao peão
pludo-if-number-rank = { $who ->
    [mine] sua posição
   *[other] a posição { pludo-if-whose }
}
pludo-if-number-answer = { $who ->
    [mine] sua resposta
   *[other] a resposta { pludo-if-whose }
}
pludo-if-number-tokens = { $who ->
    [mine] o número dos seus peões
   *[other] o número de peões { pludo-if-whose }
}
pludo-if-number-home = { pludo-if-number-tokens } na chegada
pludo-if-number-out = { pludo-if-number-tokens } no tabuleiro
pludo-if-number-waiting = { pludo-if-number-tokens } na base
pludo-if-number-markers-on = { pludo-if-number-tokens } em { $things }
pludo-if-number-markers = { pludo-if-number-tokens }
pludo-if-number-prisoners = { $who ->
    [mine] o número dos seus peões presos
   *[other] o número de peões presos { pludo-if-whose }
}
pludo-if-number-points = { $who ->
    [mine] o número dos seus pontos
   *[other] o número de pontos { pludo-if-whose }
}
pludo-if-number-captures = { $who ->
    [mine] o número das suas capturas
   *[other] o número de capturas { pludo-if-whose }
}
pludo-if-number-steps-left = { $who ->
    [mine] o número dos seus passos a andar
   *[other] o número de passos a andar { pludo-if-whose }
}
pludo-if-whose = { $who ->
    [anybody] de alguém
    [everybody] de cada jogador
    [theirs] de um adversário
    [all-theirs] de cada adversário
    [partner] de um parceiro
    [all-partners] de cada parceiro
    [victim] do jogador capturado
    [total] de todos juntos
   *[team] do seu lado
}
pludo-if-sum = { $sign ->
    [plus] { $left } mais { $right }
    [minus] { $left } menos { $right }
    [times] { $left } vezes { $right }
   *[rest] o resto de dividir { $left } por { $right }
}
pludo-if-round-divided = { $is ->
    [no] a rodada não é divisível por { $number }
   *[yes] a rodada é divisível por { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] não se compra { $things }
       *[other] não sai { $things }
    }
   *[yes] { $throw ->
        [cards] se compra { $things }
       *[other] sai { $things }
    }
}
pludo-if-is-amended = { $is ->
    [no] { $things } não está em vigor
   *[yes] { $things } está em vigor
}
pludo-if-is-clockwise = { $is ->
    [no] o jogo segue no sentido anti-horário
   *[yes] o jogo segue no sentido horário
}
pludo-if-is-entering = { $is ->
    [no] o peão não sai da base
   *[yes] o peão sai da base
}
pludo-if-is-arriving = { $is ->
    [no] o peão não vai para a chegada
   *[yes] o peão vai para a chegada
}
pludo-if-is-pushing = { $is ->
    [no] você não empurra um peão de outro
   *[yes] você empurra um peão de outro
}
pludo-if-is-from-tile = { $is ->
    [no] o peão não vem de { $things }
   *[yes] o peão vem de { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] o peão não vai para { $things }
   *[yes] o peão vai para { $things }
}
pludo-if-is-not = { $is ->
    [no] não{" "}
   *[yes] {""}
}
pludo-if-is-colour = { pludo-if-who } { pludo-if-is-not }é { $things }
pludo-if-is-last = { pludo-if-who } { pludo-if-is-not }está em último lugar
pludo-if-is-leader = { pludo-if-who } { pludo-if-is-not }está na liderança
pludo-if-last-left = todos os outros estão fora do jogo
pludo-if-all-home = { $whose ->
    [team] todos os peões do seu lado estão na chegada
   *[all] todos os seus peões estão na chegada
}
