# Português do Brasil: por que algo não é permitido.
pludo-refusal-game-over = O jogo acabou.
pludo-refusal-not-your-turn = É a vez de { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Compre primeiro.
    [spinner] Gire primeiro.
   *[dice] Role primeiro.
}
pludo-refusal-move-first = Mova primeiro: { $dice } para jogar.
pludo-refusal-pick-first = Escolha primeiro: { $dice }.
pludo-refusal-take-first = Escolha primeiro um poder.
pludo-refusal-bad-dice = { $throw ->
    [cards] Essa carta já não está no baralho.
    [spinner] A roleta não tem esse campo.
   *[dice] Esses dados não podem cair.
}
pludo-refusal-no-such-die = Esse dado não está aí. Para jogar: { $dice }.
pludo-refusal-no-such-token = Não existe o peão { $tokens }. { $owner ->
    [other] { $owner-name } tem { $all }.
   *[actor] Você tem { $all }.
}
pludo-refusal-not-your-token = Esse peão não é seu.
pludo-refusal-prisoner = { pludo-tokens-begin } está na prisão: é preciso resgatar primeiro.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } está na base e não pode sair agora.
   *[other] { pludo-tokens-begin } está na base e precisa de { $throw ->
        [dice] um { $entries } para sair.
       *[other] { $entries } para sair.
    }
}
pludo-refusal-finished = { pludo-tokens-begin } já está na chegada.
pludo-refusal-too-far = { pludo-tokens-begin } está a só { $left } da chegada, { $dice } é demais.
pludo-refusal-too-far-back = { pludo-tokens-begin } não pode recuar tanto.
pludo-refusal-own-limit = { $limit ->
    [one] Seu próprio peão já está ali.
   *[other] { $limit } dos seus peões já estão ali.
}
pludo-refusal-blocked = Seu próprio peão está no caminho, na reta final.
pludo-refusal-partner-blocks = O peão do seu parceiro está no caminho, e você não pode passar por ele.
pludo-refusal-barrier = Uma barreira não deixa passar { pludo-tokens-the }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } está numa dupla, que só anda com número par.
pludo-refusal-rest-left = { pludo-tokens-begin } deixaria passos que nenhum peão poderia andar.
pludo-refusal-tower-split = { pludo-tokens-begin } está numa torre: ela anda inteira.
pludo-refusal-doubled-split = { pludo-tokens-begin } está numa dupla: os dois andam juntos.
pludo-refusal-doubled-first = Uma dupla pode andar, e vai primeiro com { $dice }.
pludo-refusal-already-used = { pludo-tokens-begin } já usou um dado deste lance. Escolha outro peão.
pludo-refusal-must-use-all = Com essa jogada não daria para jogar o outro dado. Escolha uma que permita os dois.
pludo-refusal-capture-needs-all = Sem captura agora, porque não dá para jogar todos os dados.
pludo-refusal-needs-captures = { $captures ->
    [one] Capture { $captures } peão antes de ir para a chegada.
   *[other] Capture { $captures } peões antes de ir para a chegada.
}
pludo-refusal-start-rule = Um peão só pode sair da base quando { $when }.
pludo-refusal-start-limit = { $most ->
    [one] Um dos seus peões está no tabuleiro, e esse é o máximo.
   *[other] { $most } dos seus peões estão no tabuleiro, e esse é o máximo.
}
pludo-refusal-start-price = { $price ->
    [one] Sair da base custa { $price } ponto por peão, e você não tem nenhum.
   *[other] Sair da base custa { $price } pontos por peão, e você tem { $points }.
}
pludo-refusal-move-rule = Isso só é permitido quando { $when }.
pludo-refusal-order-rule = { $dice } só permite isso quando { $when }.
pludo-refusal-finish-rule = Um peão só pode ir para a chegada quando { $when }.
pludo-refusal-not-in-orders = { $dice } não permite isso.
pludo-refusal-tile-full = Não há lugar: essa casa está cheia.
pludo-refusal-spared = Ali está um adversário que não pode ser capturado, então você não pode parar ali.
pludo-refusal-must-enter = Primeiro saia com um peão.
pludo-refusal-must-leave-start = Libere sua casa de saída: há peões esperando na base.
pludo-refusal-must-open-barrier = Primeiro abra sua barreira.
pludo-refusal-must-capture = Você pode capturar, então é obrigatório.
pludo-refusal-must-go-home = Um peão pode ir para a chegada, e deve ir.
pludo-refusal-no-ability = { $abilities ->
    [yes] Você não tem nada para usar.
   *[no] Estas regras não dão nada para usar.
}
pludo-refusal-ability-used = Você já usou um poder neste turno; só um por turno.
pludo-refusal-ability-idle = Nada do que você tem pode ser usado agora.
pludo-refusal-ability-later = Poderes se usam antes de um lance: primeiro jogue { $dice }.
pludo-refusal-pass = { $ever ->
    [yes] Você precisa mover; { $dice } não deixa passar.
   *[no] Você precisa mover; estas regras não deixam passar.
}
