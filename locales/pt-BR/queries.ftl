# Português do Brasil: respostas às teclas de pergunta, escolhas e dicas.
pludo-query-player-tokens = { $who ->
    [you] Você: { $list }.
   *[other] { $name }: { $list }.
}
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] todos na base
           *[no] { pludo-tokens } na base
        }
        [finish] { $all ->
            [yes] todos na chegada
           *[no] { pludo-tokens } na chegada
        }
        [home] { pludo-tokens } { pludo-at-place }
       *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] todos na base
           *[no] { $count } na base
        }
        [finish] { $all ->
            [yes] todos na chegada
           *[no] { $count } na chegada
        }
        [home] { pludo-tokens } { pludo-at-place }
       *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] todos na base
           *[no] { pludo-tokens } na base
        }
        [finish] { $all ->
            [yes] todos na chegada
           *[no] { pludo-tokens } na chegada
        }
        [home] { pludo-tokens } { pludo-at-place }
       *[track] { pludo-tokens } { pludo-at-place }{ pludo-query-together }, { $left ->
            [one] falta { $left }
           *[other] faltam { $left }
        }
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Todos os peões na base.
       *[no] { pludo-tokens-begin } na base.
    }
    [finish] { $all ->
        [yes] Todos os peões na chegada.
       *[no] { pludo-tokens-begin } na chegada.
    }
    [home] { pludo-tokens-begin } { pludo-at-place }.
   *[track] { pludo-tokens-begin } { pludo-at-place }{ pludo-query-shelter }, { pludo-query-steps-from-home }.
}
pludo-query-together = { $state ->
    [doubled] , dupla
    [barrier] , barreira
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , estrela
    [colour] , casa segura de { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , dupla
    [barrier] , barreira
    [safe] , a salvo
   *[open] {""}
}
pludo-query-steps-from-home = { $left ->
    [one] a { $left } passo da chegada
   *[other] a { $left } passos da chegada
}

pludo-query-threat = { $from ->
    [yard] { $name } pode sair em cima { pludo-query-own-of }: { pludo-likely }.
    [way] { pludo-query-theirs } { $steps } atrás { pludo-query-own-of } e { $count ->
        [one] pode
       *[other] podem
    } capturar: { pludo-likely }.
   *[elsewhere] { $name } pode capturar { pludo-query-own }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Você pode sair em cima { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } pode sair em cima { pludo-query-victim }: { pludo-likely }.
    }
    [way] { pludo-query-theirs } { $steps } à frente { pludo-query-own-of }, que { $own-count ->
        [one] pode
       *[other] podem
    } capturar: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Você pode capturar { pludo-query-victim-the }: { pludo-likely }.
       *[other] { $own-name } pode capturar { pludo-query-victim-the }: { pludo-likely }.
    }
}
pludo-query-victim = { $count ->
    [one] do peão { $tokens } de { $name }
   *[other] dos peões { $tokens } de { $name }
}
pludo-query-victim-the = { $count ->
    [one] o peão { $tokens } de { $name }
   *[other] os peões { $tokens } de { $name }
}
pludo-query-theirs = { $count ->
    [one] O peão { $tokens } de { $name } está
   *[other] Os peões { $tokens } de { $name } estão
}
pludo-query-own = { $own-count ->
    [one] { $own-who ->
        [you] seu peão { $own }
       *[other] o peão { $own } de { $own-name }
    }
   *[other] { $own-who ->
        [you] seus peões { $own }
       *[other] os peões { $own } de { $own-name }
    }
}
pludo-query-own-of = { $own-count ->
    [one] { $own-who ->
        [you] do seu peão { $own }
       *[other] do peão { $own } de { $own-name }
    }
   *[other] { $own-who ->
        [you] dos seus peões { $own }
       *[other] dos peões { $own } de { $own-name }
    }
}
pludo-query-by-ability = { $who ->
    [you] Com { $ability } você pode capturar { $pieces }
   *[other] Com { $ability } { $name } pode capturar { $pieces }
}, { $count ->
    [one] { pludo-with-percent }.
   *[other] { $least ->
        [1] o mais provável { pludo-with-percent }.
       *[0] { $with-percent } por cento no máximo.
    }
}
pludo-query-nobody-near = Ninguém está perto.
pludo-query-none-found = Nenhuma captura encontrada, mas há possibilidades demais para ver todas.

pludo-query-one-more = { $throw ->
    [cards] mais uma carta
    [spinner] mais um giro
   *[dice] mais um lance
}
pludo-query-turn = { $who ->
    [you] { $owed ->
        [opening] { $throw ->
            [cards] Sua vez: compre para ver quem começa.
            [spinner] Sua vez: gire para ver quem começa.
           *[dice] Sua vez: role para ver quem começa.
        }
        [order] { $throw ->
            [cards] Sua vez: compre para definir a ordem.
            [spinner] Sua vez: gire para definir a ordem.
           *[dice] Sua vez: role para definir a ordem.
        }
        [roll] { $throw ->
            [cards] Sua vez: compre.
            [spinner] Sua vez: gire.
           *[dice] Sua vez: role.
        }
        [roll-pool] { $throw ->
            [cards] Sua vez: compre de novo, depois { $dice } para jogar.
            [spinner] Sua vez: gire de novo, depois { $dice } para jogar.
           *[dice] Sua vez: role de novo, depois { $dice } para jogar.
        }
        [roll-second] { $throw ->
            [cards] Sua vez: compre de novo e fique com um dos dois; você tem { $dice }.
            [spinner] Sua vez: gire de novo e fique com um dos dois; você tem { $dice }.
           *[dice] Sua vez: role de novo e fique com um dos dois; você tem { $dice }.
        }
        [move-roll] { $throw ->
            [cards] Sua vez: { $dice } para jogar, depois compre de novo.
            [spinner] Sua vez: { $dice } para jogar, depois gire de novo.
           *[dice] Sua vez: { $dice } para jogar, depois role de novo.
        }
        [take] Sua vez: escolha um poder.
        [duel] Sua vez: jogue para o duelo.
        [lot] Sua vez: faça o sorteio.
        [pick] Sua vez: escolha { $dice }.
       *[move] Sua vez: { $dice } para jogar.
    }
   *[other] { $owed ->
        [opening] { $throw ->
            [cards] Vez de { $name } comprar para ver quem começa.
            [spinner] Vez de { $name } girar para ver quem começa.
           *[dice] Vez de { $name } rolar para ver quem começa.
        }
        [order] { $throw ->
            [cards] Vez de { $name } comprar para definir a ordem.
            [spinner] Vez de { $name } girar para definir a ordem.
           *[dice] Vez de { $name } rolar para definir a ordem.
        }
        [roll] { $throw ->
            [cards] Vez de { $name } comprar.
            [spinner] Vez de { $name } girar.
           *[dice] Vez de { $name } rolar.
        }
        [roll-pool] Vez de { $name }: { pludo-query-one-more }, depois { $dice } para jogar.
        [roll-second] Vez de { $name }: { pludo-query-one-more }, e um dos dois fica; o primeiro é { $dice }.
        [move-roll] Vez de { $name }: { $dice } para jogar, depois { pludo-query-one-more }.
        [take] Vez de { $name } escolher um poder.
        [duel] Vez de { $name } jogar para o duelo.
        [lot] Vez de { $name } fazer o sorteio.
        [pick] Vez de { $name } escolher { $dice }.
       *[move] Vez de { $name }: { $dice } para jogar.
    }
}
pludo-query-changed = Mudou nesta partida.
pludo-query-score = { $who ->
    [you] Você: { $home } de { $all } na chegada, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
   *[other] { $name }: { $home } de { $all } na chegada, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
}
pludo-query-points = { $count-points ->
    [yes] , { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[no] {""}
}
pludo-query-steps = { $left ->
    [one] falta { $left } passo
   *[other] faltam { $left } passos
}
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures ->
            [one] { $captures } captura
           *[other] { $captures } capturas
        }
       *[other] { $captures } de { $goal } capturas
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { $who ->
        [you] Você comprou { $dice }.
       *[other] { $name } comprou { $dice }.
    }
    [spinner] { $who ->
        [you] Você girou { $dice }.
       *[other] { $name } girou { $dice }.
    }
   *[dice] { $who ->
        [you] Você tirou { $dice }.
       *[other] { $name } tirou { $dice }.
    }
}
pludo-query-streak = { $streak ->
    [one] Um { $dice } nesta vez até agora.
   *[other] { $dice } saiu { $streak } vezes seguidas.
}

pludo-query-since-nothing = Nada aconteceu desde a sua última vez.
pludo-query-since-capture = { $who ->
    [you] Você capturou { $victims } { pludo-at-place }.
   *[other] { $name } capturou { $victims } { pludo-at-place }.
}
pludo-query-since-player = { $thrown ->
    [0] { pludo-query-since-who }: { $list }.
   *[other] { pludo-query-since-who }: { $dice }, { $list }.
}
pludo-query-since-who = { $who ->
    [you] Você
   *[other] { $name }
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } para a base
    [finish] { pludo-tokens } na chegada
   *[other] { pludo-tokens } { pludo-place-to }
}
pludo-query-since-no-move = sem jogada
pludo-query-since-penalty = { $kind ->
    [rollback] vez desfeita
    [sent-back] último peão para a base
   *[forfeit] último lance perdido
}
pludo-query-since-skipped = ficou uma vez sem jogar
pludo-query-since-lost = perdeu a vez
pludo-query-since-placed = terminou, lugar { $place }
pludo-query-since-used = usou { $ability }

pludo-query-partner = Você joga com { $partners }.
pludo-query-colours = Cores: { $list }.
pludo-query-colour-of = { $who ->
    [you] você { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Ninguém comprou carta ainda.
    [spinner] Ninguém girou ainda.
   *[dice] Ninguém rolou ainda.
}
pludo-query-partners = Parceiros: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] lances iniciais
   *[other] turno { $number }
}
pludo-query-who = { $who ->
    [you] Você joga de { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } joga de { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , no seu time
    [other] , no time de { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , robô, { $bot }
}

pludo-query-prisoners = { $who ->
    [you] Você mantém na prisão { $pieces }.
   *[other] { $name } mantém na prisão { $pieces }.
}
pludo-query-answers-given = Já escolheram: { $players }.
pludo-query-hand = { $who ->
    [you] Na sua mão: { $cards }.
   *[other] { $name } tem { $cards }.
}

pludo-query-choose = Escolha:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } com { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] { $count ->
            [one] Peão { $tokens } de { $owner-name }
           *[other] Peões { $tokens } de { $owner-name }
        }
       *[actor] { $count ->
            [one] Peão { $tokens }
           *[other] Peões { $tokens }
        }
    }
   *[key] { $owner ->
        [other] { $tokens } de { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , salto desde { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , via { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-at-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sai{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-at-place }{ pludo-query-choice-jump }, { pludo-captures }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sai, captura { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: { pludo-there-and-back }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: de volta { pludo-place-to }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , a salvo
    [barrier] , barreira
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: para a chegada.
    .brief = { pludo-query-choice-head }: chegada.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, captura { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: captura { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: { pludo-come-out } { pludo-at-place }{ pludo-query-choice-jump }, duelo com { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: sai, duelo com { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }{ pludo-query-choice-via }, duelo com { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: duelo com { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = { $steps ->
    [one] sobra um passo
   *[other] sobram { $steps } passos
}
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }{ pludo-query-choice-jump }, captura { $victims }, depois chegada.
    .brief = { pludo-query-choice-head }: captura { $victims }, chegada.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }, dupla com o peão { $other }.
    .brief = { pludo-query-choice-head }: dupla com { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: resgate, livre na base.
    .brief = { pludo-query-choice-head }: resgate.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }empurrar { $victims } { pludo-from-of } { pludo-place-to }.
    .brief = { pludo-query-choice-key }empurrar { $victims } { pludo-place-to }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: sem captura { pludo-at-place }, { $number ->
        [one] até sua próxima vez
       *[other] por { $number } turnos
    }.
    .brief = { pludo-query-choice-head }: escudo.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: { pludo-from-of } { pludo-place-to }, troca com { $other }.
    .brief = { pludo-query-choice-head }: troca com { $other } { pludo-at-place }.
pludo-query-choice-twice =
    .normal = { $ability }: dois lances, fique com um.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: pegar { $ability_a }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] todos os peões de todos
    [others] todos os peões dos outros
   *[all] todos os seus peões
} { $way ->
    [back] { $steps } para trás
   *[ahead] { $steps } para a frente
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , captura: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } { pludo-at-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] a chegada
    [capture] { pludo-place } e captura { $victims }
    [carried] { pludo-place } e captura { $victims }, depois a chegada
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}a salvo
        [barrier] {" "}em barreira
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } { $steps } atrás.
   *[other] { $name } poderia capturar ali.
}
pludo-query-choice-end = { $piece } { pludo-place-to }
pludo-query-choice-change = { $tokens }: trocam de lugar.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Compre
    [spinner] Gire
   *[dice] Role
} e guarde o que tem.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Você só pode passar.
       *[no] { pludo-query-choice-key }Passar.
    }
    .brief = { pludo-query-choice-key }Passar.

pludo-reason-only = É a única jogada.
pludo-reason-wins = Com ela você termina.
pludo-reason-home = O peão { $token } vai para a chegada.
pludo-reason-captures = Captura { $victims }.
pludo-reason-enters = O peão { $token } sai da base.
pludo-reason-column = O peão { $token } entra na reta final, onde ninguém o segue.
pludo-reason-beyond = Dali em diante ninguém pode capturar o peão { $token }.
pludo-reason-safe = Ali ele fica a salvo.
pludo-reason-escapes = { $count ->
    [one] Escapa de { $name }, que poderia capturar: { pludo-percent }.
   *[other] Escapa de { $name } e outros, que poderiam capturar: { pludo-percent }.
}
pludo-reason-shields = { $count ->
    [one] Senão, { $name } poderia capturar: { pludo-percent }.
   *[other] Senão, { $name } e outros poderiam capturar: { pludo-percent }.
}
pludo-reason-swaps = Ganha { $gain ->
    [one] { $gain } passo
   *[other] { $gain } passos
}, e o peão { $victim } de { $name } { $theirs ->
    [0] perde { $loss }
   *[other] ganha { $theirs }
}.
pludo-reason-unseen = { $count ->
    [one] O poder que outros têm em segredo não entra na conta.
   *[other] Os { $count } poderes que outros têm em segredo não entram na conta.
}
pludo-reason-threatens = Depois ameaça o peão { $victim } de { $name }: { pludo-percent }.
pludo-reason-pushes = Empurra o peão { $victim } de { $name }.
pludo-reason-passes = Qualquer outra jogada é pior.
pludo-reason-exposed = { $count ->
    [one] Mas ali { $name } pode capturar: { pludo-percent }.
   *[other] Mas ali { $name } e outros podem capturar: { pludo-percent }.
}
pludo-reason-uncovers = { $count ->
    [one] Mas então { $name } pode capturar o peão { $token }: { pludo-percent }.
   *[other] Mas então { $name } e outros podem capturar o peão { $token }: { pludo-percent }.
}
pludo-reason-other-risk = { $instead ->
    [0] Mover o peão { $token } seria arriscar uma captura: { pludo-percent }.
   *[other] Mover o peão { $token } arriscaria mais: { pludo-percent } em vez de { $instead }.
}
pludo-reason-ahead = O peão { $token } é o seu primeiro no caminho da chegada.
pludo-reason-behind = O peão { $token } é o seu último e se aproxima.
pludo-reason-clear = É claramente melhor que o resto.
pludo-reason-better = É um pouco melhor que o resto.
pludo-reason-equal = A segunda melhor é quase tão boa.

pludo-ledger-line = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }; o esperado são cerca de { $each } de cada. Maior espera por um seis: { $longest }, o normal é cerca de { $usual }.
pludo-ledger-line-early = { pludo-ledger-player }: { pludo-ledger-count }, { $faces }. Maior espera por um seis: { $longest }.
pludo-ledger-loose = { pludo-ledger-player }: { pludo-ledger-count }. { $faces }.
pludo-ledger-player = { $who ->
    [you] Você
   *[other] { $name }
}
pludo-ledger-count = { $throw ->
    [cards] { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    [spinner] { $count ->
        [one] { $count } giro
       *[other] { $count } giros
    }
   *[dice] { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] nenhuma vez o { pludo-ledger-number }
    [1] uma vez o { pludo-ledger-number }
    [2] duas vezes o { pludo-ledger-number }
    [3] três vezes o { pludo-ledger-number }
    [4] quatro vezes o { pludo-ledger-number }
    [5] cinco vezes o { pludo-ledger-number }
    [6] seis vezes o { pludo-ledger-number }
   *[other] { $count } vezes o { pludo-ledger-number }
}
pludo-ledger-number = { $face ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[6] seis
}
pludo-ledger-face-expected = { $face }: { $count }, esperado { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Todos compram das mesmas cartas, embaralhadas só pelo acaso.
    [spinner] Todos têm as mesmas chances.
   *[dice] Os dados são iguais para todos, e cada lance é puro acaso.
}
