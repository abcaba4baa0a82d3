# Português do Brasil: o tabuleiro casa por casa.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] { $who ->
        [you] sua reta final { $square } de { $of }
       *[other] reta final de { $name }, { $square } de { $of }
    }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] estrela, segura
    [colour] casa segura de { $colour }
   *[plain] segura
}
pludo-explore-safe-for = segura só para { $colour }
pludo-explore-start = { $who ->
    [you] sua saída
   *[other] saída de { $name }
}
pludo-explore-entry = { $who ->
    [you] sua entrada na reta final
   *[other] entrada de { $name } na reta final
}
pludo-explore-fork = bifurcação
pludo-explore-crossing = cruzamento
pludo-explore-two-way = nos dois sentidos
pludo-explore-tile-when = se { $when }: { $effects }
pludo-explore-distances = outras distâncias daqui
pludo-explore-jump = { $way ->
    [ahead] leva adiante { pludo-place-to }
   *[back] leva de volta { pludo-place-to }
}
pludo-explore-edge = Borda.
pludo-explore-no-turn = Aqui não há desvio.
pludo-explore-none-player = { $who ->
    [you] Você não tem peão no tabuleiro.
   *[other] { $name } não tem peão no tabuleiro.
}
pludo-explore-none = Não há peão no tabuleiro.
pludo-explore-none-safe = Nenhuma casa da trilha é segura.
pludo-explore-no-player = Não existe o jogador { $number }; jogam { $count }.
pludo-explore-go-where = Qual casa? Digite o número ou nome, depois Enter.
    .touch = Qual casa? Digite o número ou nome.
pludo-explore-no-square = { $text ->
    [none] Nenhuma casa foi dita. A trilha vai de { $first } a { $last }.
   *[other] Não existe a casa { $text }. A trilha vai de { $first } a { $last }.
}

pludo-explore-nobody = { $asked ->
    [square] { $who ->
        [you] Aqui você estaria fora de alcance.
       *[other] Aqui { $name } estaria fora de alcance.
    }
   *[token] Ninguém pode capturar { $piece } com um lance.
}
pludo-explore-danger = { $asked ->
    [square] { $who ->
        [you] Aqui podem capturar você: { pludo-percent }.
       *[other] Aqui podem capturar { $name }: { pludo-percent }.
    }
   *[token] { $who ->
        [you] Seu peão pode ser capturado: { pludo-percent }.
       *[other] O peão de { $name } pode ser capturado: { pludo-percent }.
    }
}
pludo-explore-capturer = { $from ->
    [yard] Ameaça: { $piece }, da base{ pludo-explore-with }.
    [way] Ameaça: { $piece }, { $steps } atrás{ pludo-explore-with }.
   *[elsewhere] Ameaça: { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , com { $dice }, { pludo-likely }
    [ability] , com { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Nenhum lance agora.
pludo-explore-not-on-way = { $who ->
    [you] Seu caminho não passa por esta casa.
   *[other] O caminho de { $name } não passa por esta casa.
}


pludo-explore-ahead = { $steps } à frente: { $list }.
pludo-explore-behind = { $steps } atrás: { $list }.
pludo-explore-scan-nothing = Não há ninguém por perto.
pludo-explore-ahead-home = { $steps } à frente: chegada.
pludo-explore-ahead-nothing = Nada nas próximas { $steps } casas.
pludo-explore-no-move-with = Sem jogada com { $dice }.
