# Português do Brasil: o que acontece numa partida, e as palavras que os outros arquivos usam.
pludo-language-name = Português (Brasil)

pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } e { $item }
pludo-list-or = { $before } ou { $item }
pludo-list-none = nenhum

pludo-sentences = { $told }

pludo-player = { $colour ->
    [red] Vermelho
    [blue] Azul
    [green] Verde
    [yellow] Amarelo
    [orange] Laranja
    [violet] Roxo
    [black] Preto
    [white] Branco
    [pink] Rosa
    [brown] Marrom
    [grey] Cinza
    [turquoise] Turquesa
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] vermelho
    [blue] azul
    [green] verde
    [yellow] amarelo
    [orange] laranja
    [violet] roxo
    [black] preto
    [white] branco
    [pink] rosa
    [brown] marrom
    [grey] cinza
    [turquoise] turquesa
   *[other] { $colour }
}
pludo-you = você

pludo-place = { $kind ->
    [yard] a base
    [home] reta final { $square } de { $of }
    [finish] a chegada
   *[track] { $visit ->
        [1] { $square }
       *[other] { $square }, segunda passagem
    }
}
# Para onde vai: "para 18", "para a reta final 2 de 5".
pludo-place-to = { $kind ->
    [home] para a { pludo-place }
   *[track] para { pludo-place }
}
# Onde fica: "em 18", "na reta final 2 de 5".
pludo-at-place = { $kind ->
    [yard] na base
    [home] na { pludo-place }
    [finish] na chegada
   *[track] em { pludo-place }
}
# De onde vem: "de 12", "da reta final 2".
pludo-from-of = { $from-kind ->
    [yard] da base
    [home] da reta final { $from-square }
    [finish] da chegada
   *[track] { $from-visit ->
        [1] de { $from-square }
       *[other] da segunda passagem por { $from-square }
    }
}

pludo-tokens = { $owner ->
    [you] { $count ->
        [one] seu peão { $tokens }
       *[other] seus peões { $tokens }
    }
    [other] { pludo-token-numbers } de { $owner-name }
   *[actor] { pludo-token-numbers }
}
pludo-token-numbers = { $count ->
    [one] peão { $tokens }
   *[other] peões { $tokens }
}
pludo-tokens-begin = { $count ->
    [one] { $owner ->
        [you] Seu peão { $tokens }
        [other] Peão { $tokens } de { $owner-name }
       *[actor] Peão { $tokens }
    }
   *[other] { $owner ->
        [you] Seus peões { $tokens }
        [other] Peões { $tokens } de { $owner-name }
       *[actor] Peões { $tokens }
    }
}
# Com artigo, no meio da frase.
pludo-tokens-the = { $count ->
    [one] { $owner ->
        [you] seu peão { $tokens }
        [other] o peão { $tokens } de { $owner-name }
       *[actor] o peão { $tokens }
    }
   *[other] { $owner ->
        [you] seus peões { $tokens }
        [other] os peões { $tokens } de { $owner-name }
       *[actor] os peões { $tokens }
    }
}
pludo-extra-steps = { $steps ->
    [one] um passo extra
   *[other] { $steps } passos extras
}

pludo-piece = { $who ->
    [you] { $count ->
        [one] seu peão { $tokens }
       *[other] seus peões { $tokens }
    }
   *[other] { $count ->
        [one] o peão { $tokens } de { $name }
       *[other] os peões { $tokens } de { $name }
    }
}
    .begin = { $who ->
        [you] { $count ->
            [one] Seu peão { $tokens }
           *[other] Seus peões { $tokens }
        }
       *[other] { $count ->
            [one] O peão { $tokens } de { $name }
           *[other] Os peões { $tokens } de { $name }
        }
    }

pludo-rolls = { $throw ->
    [cards] { $who ->
        [you] Você compra { $dice }
       *[other] { $name } compra { $dice }
    }
    [spinner] { $who ->
        [you] Você tira { $dice } na roleta
       *[other] { $name } tira { $dice } na roleta
    }
   *[dice] { $who ->
        [you] Você tira { $dice }
       *[other] { $name } tira { $dice }
    }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }

pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.

pludo-stuck =
    .full = { pludo-rolls }, nenhum peão pode andar{ pludo-why-stuck }.
    .normal = { pludo-rolls }, sem jogada{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, sem jogada.
    .chosen-full = Nenhum peão pode andar com { $dice }{ pludo-why-stuck }.
    .chosen-normal = Sem jogada com { $dice }{ pludo-why-stuck }.
    .chosen-brief = Sem jogada com { $dice }.

pludo-why-stuck = { $why ->
    [yard] : só { $entries } faz um peão sair
    [doubled-odd] : uma dupla precisa de número par
    [barrier] : há uma barreira no caminho
    [blocked] : há um peão próprio no caminho
    [own-limit] : há peões próprios no caminho
    [tile-full] : a casa está cheia
    [spared] : quem está ali não pode ser capturado
    [needs-captures] : antes é preciso capturar alguém
   *[none] {""}
}

pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal }. Tudo o que andou nesta vez volta, e a vez acaba.
    .normal = { pludo-rolls }, { pludo-ordinal }. As jogadas da vez são desfeitas.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Vez desfeita.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal }. Este lance se perde e a vez acaba.
    .normal = { pludo-rolls }, { pludo-ordinal }. O lance se perde.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. Lance perdido.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } para a base, e a vez acaba.
    .normal = { pludo-rolls }, { pludo-ordinal }. { pludo-tokens-begin } { pludo-go-back } para a base.
    .brief = { pludo-rolls.brief }, { pludo-ordinal }. { pludo-tokens-begin } para a base.
pludo-go-back = { $count ->
    [one] volta
   *[other] voltam
}
pludo-ordinal = { $streak ->
    [1] primeira vez seguida
    [2] segunda vez seguida
    [3] terceira vez seguida
    [4] quarta vez seguida
    [5] quinta vez seguida
   *[other] { $streak } vezes seguidas
}

pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } pelo seis.
            [capture] { pludo-again-now } pela captura.
            [hand] { pludo-again-now }: sua mão não está cheia.
            [second] { pludo-again-now }: você fica com um dos dois.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } compra de novo.
            [spinner] { $name } gira de novo.
           *[dice] { $name } rola de novo.
        }
    }
    .normal = { pludo-again-now }.
    .brief = De novo.
pludo-again-now = { $throw ->
    [cards] Compre de novo
    [spinner] Gire de novo
   *[dice] Role de novo
}

pludo-foot = { $foot-kind ->
    [home] reta final { $foot-square }
   *[track] { $foot-visit ->
        [1] { $foot-square }
       *[other] segunda passagem por { $foot-square }
    }
}
pludo-jumped = { $way ->
    [ahead] Um salto em { pludo-foot } leva para a frente.
   *[back] Um salto em { pludo-foot } leva para trás.
}
pludo-taken-over = { $who ->
    [you] Agora você tem { pludo-tokens-owned }.
   *[other] { $name } agora tem { pludo-tokens-owned }.
}
pludo-tokens-owned = { $count ->
    [one] o peão { $tokens }
   *[other] os peões { $tokens }
}
pludo-ransomed = { $who ->
    [you] Você resgata de { $holder } { pludo-tokens-the }.
   *[other] { $held ->
        [you] { $name } resgata de você { pludo-tokens-the }.
       *[other] { $name } resgata de { $holder } { pludo-tokens-the }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } { $count ->
    [one] está
   *[other] estão
} de novo { pludo-at-place }.
pludo-won-steps = { $who ->
    [you] { pludo-extra-steps } para jogar.
   *[other] { $name } tem { pludo-extra-steps }.
}

pludo-enter =
    .full = { pludo-rolls } e sai com { pludo-tokens-the } { pludo-at-place }.
    .normal = { pludo-rolls } e sai com { pludo-tokens-the }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [you] Você sai com { pludo-tokens-the } { pludo-at-place }.
        [same] { pludo-tokens-begin } { pludo-come-out } { pludo-at-place }.
       *[other] { $name } sai com { pludo-tokens-the } { pludo-at-place }.
    }
    .chosen-normal = { $who ->
        [you] Você sai com { pludo-tokens-the }{ pludo-enter-where }.
        [same] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
       *[other] { $name } sai com { pludo-tokens-the }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out }{ pludo-enter-where }.
       *[you] { pludo-tokens-begin } { pludo-come-out }{ pludo-enter-where }.
    }
pludo-come-out = { $count ->
    [one] sai
   *[other] saem
}
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}{ pludo-at-place }
}

pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-place-to }.
    .chosen-full = { $who ->
        [you] Você move { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
        [same] { pludo-tokens-begin } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
       *[other] { $name } move { pludo-tokens-the } { pludo-from-of } { pludo-place-to }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } move { pludo-tokens-the } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-place-to }.
       *[you] { pludo-tokens-begin } { pludo-place-to }.
    }
pludo-safe = { $safe ->
    [yes] , casa segura
   *[no] {""}
}

# "à chegada e de volta para a reta final 4 de 5"
pludo-there-and-back = até a chegada e de volta { pludo-place-to }{ pludo-same-place }
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-there-and-back }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-there-and-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } de volta { pludo-place-to }{ pludo-same-place }.
    .chosen-full = { $who ->
        [you] Você move { pludo-tokens-the } { pludo-there-and-back }.
        [same] { pludo-tokens-begin } { pludo-there-and-back }.
       *[other] { $name } move { pludo-tokens-the } { pludo-there-and-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } move { pludo-tokens-the } { pludo-there-and-back }.
       *[you] { pludo-tokens-begin } { pludo-there-and-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } de volta { pludo-place-to }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } de volta { pludo-place-to }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , a mesma casa
   *[no] {""}
}

pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-from-of } { pludo-place-to }, junto do peão { $other }: dupla.
    .normal = { pludo-rolls }, { pludo-tokens } se junta ao peão { $other } { pludo-at-place }: dupla.
    .brief = { pludo-rolls.brief }, { pludo-tokens }, dupla { pludo-at-place }.
    .chosen-full = { $who ->
        [you] Você move { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, junto do peão { $other }: dupla.
        [same] { pludo-tokens-begin } vai { pludo-from-of } { pludo-place-to }, junto do peão { $other }: dupla.
       *[other] { $name } move { pludo-tokens-the } { pludo-from-of } { pludo-place-to }, junto do peão { $other }: dupla.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } se junta ao peão { $other } { pludo-at-place }, dupla.
       *[you] { pludo-tokens-begin } se junta ao peão { $other } { pludo-at-place }: dupla.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens }, dupla { pludo-at-place }.
       *[you] { pludo-tokens-begin }, dupla { pludo-at-place }.
    }

pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-goes-home } { pludo-from-of } para a chegada{ pludo-spot }, { $home } de { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } na chegada{ pludo-spot }, { $home } de { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } na chegada, { $home } de { $all }.
    .chosen-full = { $who ->
        [you] Você leva { pludo-tokens-the } à chegada{ pludo-spot }, { $home } de { $all }.
        [same] { pludo-tokens-begin } na chegada{ pludo-spot }, { $home } de { $all }.
       *[other] { $name } leva { pludo-tokens-the } à chegada{ pludo-spot }, { $home } de { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } leva { pludo-tokens-the } à chegada, { $home } de { $all }.
       *[you] { pludo-tokens-begin } na chegada{ pludo-spot }, { $home } de { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } na chegada, { $home } de { $all }.
       *[you] { pludo-tokens-begin } na chegada, { $home } de { $all }.
    }
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}

# "captura o peão 1 de Verde em 18, de volta para 12"
pludo-captures-there = { pludo-captures } { pludo-at-place }{ pludo-set-back }
pludo-capture-chosen = { $who ->
    [other] { $name }: { pludo-tokens } { pludo-captures-there }.
   *[you] { pludo-tokens-begin } { pludo-captures-there }.
}
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures-there }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures-there }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures-there }.
    .chosen-full = { pludo-capture-chosen }
    .chosen-normal = { pludo-capture-chosen }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures-there }.
       *[you] { pludo-tokens-begin } { pludo-captures-there }.
    }
pludo-captures = { $count ->
    [one] captura { $victims }
   *[other] capturam { $victims }
}
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , que já não tem como recuar
    [prison] , agora na prisão
    [elsewhere] , agora em { $back-square }
   *[other] , de volta para { $back-square }
}

pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } { pludo-go-back } para a base.
   *[other] { pludo-tokens-begin } { pludo-goes-home } { pludo-place-to }.
}
pludo-captured-too = { $way ->
    [beside] Captura ao lado: { $victims } { pludo-at-place }{ pludo-set-back }.
    [passing] Captura no caminho: { $victims } { pludo-at-place }{ pludo-set-back }.
   *[there] Captura também: { $victims }{ pludo-set-back }.
}

pludo-enter-capture-chosen = { $who ->
    [other] { $name }: { pludo-tokens } { pludo-come-out } e { pludo-captures-there }.
   *[you] { pludo-tokens-begin } { pludo-come-out } e { pludo-captures-there }.
}
pludo-enter-capture =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-come-out } e { pludo-captures-there }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-come-out } e { pludo-captures-there }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-come-out } e { pludo-captures-there }.
    .chosen-full = { pludo-enter-capture-chosen }
    .chosen-normal = { pludo-enter-capture-chosen }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-come-out } e { pludo-captures-there }.
       *[you] { pludo-tokens-begin } { pludo-come-out } e { pludo-captures-there }.
    }

pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } e { pludo-goes-home } direto para a chegada, { $home } de { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } { pludo-captures } { pludo-at-place } e { pludo-goes-home } para a chegada, { $home } de { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } de { $all } na chegada.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } e { pludo-goes-home } direto para a chegada, { $home } de { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } e { pludo-goes-home } direto para a chegada, { $home } de { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } { pludo-captures } { pludo-at-place } e { pludo-goes-home } para a chegada, { $home } de { $all }.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place } e { pludo-goes-home } para a chegada, { $home } de { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } { pludo-captures } { pludo-at-place }, { $home } de { $all } na chegada.
       *[you] { pludo-tokens-begin } { pludo-captures } { pludo-at-place }, { $home } de { $all } na chegada.
    }

pludo-goes-home = { $count ->
    [one] vai
   *[other] vão
}

pludo-push-chosen = { $who ->
    [other] { $name } empurra { $victims } { pludo-place-to }.
    [same] Empurra { $victims } { pludo-place-to }.
   *[you] Você empurra { $victims } { pludo-place-to }.
}
pludo-push =
    .full = { pludo-rolls } e empurra { $victims } { pludo-from-of } { pludo-place-to }.
    .normal = { pludo-rolls } e empurra { $victims } { pludo-place-to }.
    .brief = { pludo-rolls.brief }, { $victims } { pludo-place-to }.
    .chosen-full = { $who ->
        [other] { $name } empurra { $victims } { pludo-from-of } { pludo-place-to }.
        [same] Empurra { $victims } { pludo-from-of } { pludo-place-to }.
       *[you] Você empurra { $victims } { pludo-from-of } { pludo-place-to }.
    }
    .chosen-normal = { pludo-push-chosen }
    .chosen-brief = { pludo-push-chosen }

pludo-decline-chosen = { $who ->
    [other] { $name } passa.
    [same] Passa.
   *[you] Você passa.
}
pludo-decline =
    .full = { pludo-rolls } e passa.
    .normal = { pludo-rolls } e passa.
    .brief = { pludo-rolls.brief }, passa.
    .chosen-full = { pludo-decline-chosen }
    .chosen-normal = { pludo-decline-chosen }
    .chosen-brief = { $who ->
        [other] { $name } passa.
       *[you] Passa.
    }

pludo-helps = { $who ->
    [you] A partir de agora você joga por { $partners }.
   *[other] { $helped ->
        [you] A partir de agora { $name } joga por você.
       *[other] A partir de agora { $name } joga por { $partners }.
    }
}

pludo-turn = { $who ->
    [you] Sua vez.
   *[other] Vez de { $name }.
}
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Todos compram, a menor carta começa.
        [spinner] Todos giram, o menor número começa.
       *[dice] Todos rolam, o menor lance começa.
    }
   *[highest] { $throw ->
        [cards] Todos compram, a maior carta começa.
        [spinner] Todos giram, o maior número começa.
       *[dice] Todos rolam, o maior lance começa.
    }
}
pludo-tied = Empate: { $players } { $throw ->
    [cards] compram de novo.
    [spinner] giram de novo.
   *[dice] rolam de novo.
}
pludo-begins = { $who ->
    [you] Você começa.
   *[other] { $name } começa.
}
pludo-skipped = { $who ->
    [you] Você fica sem jogar desta vez.
   *[other] { $name } fica sem jogar desta vez.
}
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { $who ->
    [you] Você perde a vez.
   *[other] { $name } perde a vez.
}
pludo-plays-on = { $who ->
    [you] O jogo segue com você.
   *[other] O jogo segue com { $name }.
}
pludo-pick-due = { $who ->
    [you] { $how ->
        [draw] Sorteie: { $what }.
       *[choose] Você escolhe { $what }.
    }
   *[other] { $how ->
        [draw] { $name } sorteia: { $what }.
       *[choose] { $name } escolhe { $what }.
    }
}
pludo-duel-due = { $who ->
    [you] Você desafia { $prey } para um duelo. Faça um lance.
   *[other] { $name } desafia { $prey } para um duelo.
}
pludo-duelled = Duelo, um lance cada: { $who ->
    [you] você tira { $mine }
   *[other] { $name } tira { $mine }
}, { $rivals ->
    [one] { $rival-who ->
        [you] você tira { $theirs }
       *[other] { $rival } tira { $theirs }
    }
   *[other] os outros tiram { $theirs }
}. { $end ->
    [won] { $who ->
        [you] Você vence.
       *[other] { $name } vence.
    }
    [sent] { $who ->
        [you] Você perde: { pludo-duel-tokens } para a base.
       *[other] { $name } perde: { pludo-duel-tokens } para a base.
    }
   *[stays] { $who ->
        [you] Você perde e fica onde estava.
       *[other] { $name } perde e fica onde estava.
    }
}
pludo-duel-tokens = { $count ->
    [one] o peão { $tokens } volta
   *[other] os peões { $tokens } voltam
}
pludo-new-token = { $who ->
    [you] Você recebe um peão novo, o { $number }.
   *[other] { $name } recebe um peão novo.
}
pludo-given-away = { $who ->
    [you] Seu peão { $tokens } agora é de { $to }.
   *[other] { $receiver ->
        [you] O peão { $tokens } de { $name } agora é seu, com o número { $number }.
       *[other] O peão { $tokens } de { $name } agora é de { $to }.
    }
}
pludo-lot-fell = { $who ->
    [you] O sorteio cai em você.
   *[other] O sorteio cai em { $name }.
}
pludo-pick-card = qual carta é passada
pludo-pick-send = para onde vai o peão
pludo-card-passed = { $who ->
    [you] Você dá { $card } para { $to }.
   *[other] { $receiver ->
        [you] { $name } dá { $card } para você.
       *[other] { $name } dá { $card } para { $to }.
    }
}
pludo-pick-answer = { $answers } para { $title }
pludo-vote = { $way ->
    [against] não
   *[for] sim
}
pludo-poll-vote = Votação sobre { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Todos escolhem para { $title }. { pludo-secretly }
   *[at-once] Todos escolhem para { $title }.
}
pludo-secretly = Tudo é mostrado no fim.
pludo-others-look-away = Agora só { $name } ouve e olha.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Sua escolha está feita.
       *[other] { $name } já escolheu.
    }
   *[other] { $who ->
        [you] Você: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] você: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Escolhas: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title }: regra aceita, { $for } a { $against }.
   *[lost] { $title }: regra rejeitada, { $against } a { $for }.
}
pludo-pick-skip = { $turns ->
    [one] quem fica uma vez sem jogar
   *[other] quem fica { $turns } vezes sem jogar
}
pludo-pick-turn-to = quem joga uma vez extra
pludo-pick-play-on = quem joga em seguida
pludo-pick-score = { $way ->
    [lost] { $points ->
        [one] quem perde { $points } ponto
       *[other] quem perde { $points } pontos
    }
   *[won] { $points ->
        [one] quem ganha { $points } ponto
       *[other] quem ganha { $points } pontos
    }
}
pludo-turn-given = { $how ->
    [again] { $who ->
        [you] Você vai jogar mais uma vez.
       *[other] { $name } vai jogar mais uma vez.
    }
    [instead] { $who ->
        [you] Sua vez passa para { $to }.
       *[other] { $receiver ->
            [you] A vez de { $name } passa para você.
           *[other] A vez de { $name } passa para { $to }.
        }
    }
   *[extra] Próxima vez: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Todos compram para definir a ordem.
    [spinner] Todos giram para definir a ordem.
   *[dice] Todos rolam para definir a ordem.
}
pludo-ordered = Ordem do jogo: { $players }.
pludo-misses = { $who ->
    [you] { $turns ->
        [one] Você vai ficar uma vez sem jogar.
       *[other] Você vai ficar { $turns } vezes sem jogar.
    }
   *[other] { $turns ->
        [one] { $name } vai ficar uma vez sem jogar.
       *[other] { $name } vai ficar { $turns } vezes sem jogar.
    }
}
pludo-scored = { $who ->
    [you] { $way ->
        [lost] Você perde { $points } e fica com { pludo-points }.
       *[won] Você ganha { $points } e fica com { pludo-points }.
    }
   *[other] { $way ->
        [lost] { $name } perde { $points } e fica com { pludo-points }.
       *[won] { $name } ganha { $points } e fica com { pludo-points }.
    }
}
pludo-points = { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
pludo-reversed = { $direction ->
    [clockwise] O jogo agora segue no sentido horário.
   *[counter] O jogo agora segue no sentido anti-horário.
}
pludo-round = Rodada { $number }.
pludo-amended = Nova regra, { $title }: { $text }
pludo-amended-silent = Nova regra: { $title }.
pludo-shuffled = As cartas são embaralhadas.

pludo-eliminated = { $who ->
    [you] Você está fora do jogo.
   *[other] { $name } está fora do jogo.
}
pludo-placed = { $who ->
    [you] Você termina { pludo-place-number }.
   *[other] { $name } termina { pludo-place-number }.
}
pludo-place-number = { $place ->
    [1] em primeiro
    [2] em segundo
    [3] em terceiro
    [4] em quarto
    [5] em quinto
    [6] em sexto
   *[other] no lugar { $place }
}
pludo-won = { $who ->
    [you] Você vence!
   *[other] { $name } vence.
}
pludo-won-together = { $who ->
    [you] Você e { $partners } vencem!
   *[other] { $name } e { $partners } vencem.
}
pludo-won-together-on-limit = { $who ->
    [you] O limite de turnos foi atingido. Você e { $partners } vencem com { pludo-made-together }!
   *[other] O limite de turnos foi atingido. { $name } e { $partners } vencem com { pludo-made-together }.
}
pludo-draw-of-teams = O limite de turnos foi atingido. Empate entre { $teams }, { pludo-made-together } para cada time.
pludo-team-of = { $who ->
    [you] você com { $partners }
   *[other] { $name } com { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } na chegada
}
pludo-won-on-limit = { $who ->
    [you] O limite de turnos foi atingido. Você vence com { $home } na chegada!
   *[other] O limite de turnos foi atingido. { $name } vence com { $home } na chegada.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Você vence com { pludo-points }!
   *[other] { $name } vence com { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Empate entre { $players }, { pludo-points } para cada um.
pludo-limit-reached = { $limit ->
    [yes] O limite de turnos foi atingido.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Todos os outros estão fora. Você vence!
   *[other] Todos os outros estão fora. { $name } vence.
}
pludo-won-by-captures = { $who ->
    [you] Você vence com { $captures ->
        [one] uma captura!
       *[other] { $captures } capturas!
    }
   *[other] { $name } vence com { $captures ->
        [one] uma captura.
       *[other] { $captures } capturas.
    }
}
pludo-draw = Empate entre { $players }.
pludo-draw-on-limit = O limite de turnos foi atingido. Empate entre { $players }, { $home } na chegada para cada um.
pludo-won-by-together = { $who ->
    [you] Vocês vencem juntos!
   *[other] Todos vencem juntos.
}
pludo-won-by-nobody = O jogo acaba e ninguém venceu.
pludo-over = O jogo acabou.
pludo-place-of = { $who ->
    [you] Você fica { pludo-place-number }.
   *[other] { $name } fica { pludo-place-number }.
}
pludo-standing = { $who ->
    [you] Você tem { $number } na chegada{ pludo-standing-others }.
   *[other] { $name } tem { $number } na chegada{ pludo-standing-others }.
}
pludo-standing-captures = { $who ->
    [you] Você tem { $number }{ pludo-standing-others }.
   *[other] { $name } tem { $number }{ pludo-standing-others }.
}
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }

pludo-ability-does = { $kind ->
    [shield] { $number ->
        [one] um peão não pode ser capturado até sua próxima vez
       *[other] um peão não pode ser capturado por { $number } turnos
    }
    [throw] dois lances, e você fica com um
    [swap] { $number ->
        [0] troca de lugar com um peão de outro jogador
       *[other] troca de lugar com um peão de outro jogador até { $number } casas à frente
    }
   *[jump] { $number ->
        [one] um peão salta { $number } casa
       *[other] um peão salta { $number } casas
    }
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Você ganha { $ability_a }, para usar já.
       *[held] Você ganha { $ability_a }: { $does }.
    }
   *[other] { $name } ganha { $ability_a }.
}
pludo-ability-gained-unseen = { $name } ganha algo, em segredo.
pludo-ability-choice = um poder à escolha
pludo-ability-full = { $who ->
    [you] { $limit ->
        [one] Você já tem { $limit } poder e não ganha nada.
       *[other] Você já tem { $limit } poderes e não ganha nada.
    }
   *[other] { $name } não pode ter mais.
}
pludo-ability-used = { $who ->
    [you] Você usa { $ability_a }.
   *[other] { $name } usa { $ability_a }.
}
pludo-ability-shielded = { $turns ->
    [one] Escudo para { $piece }, até a próxima vez.
   *[other] Escudo para { $piece }, por { $turns } turnos.
}
pludo-ability-shield-ended = Acabou o escudo: { $piece }.
pludo-ability-swapped = Troca: { $piece } está { pludo-at-place }, { $other } em { pludo-foot }.

pludo-ability-holds = { $who ->
    [you] Você tem { $list }.
   *[other] { $name } tem { $list }.
}
pludo-ability-item =
    .named = { $count ->
        [one] { $ability_a }
       *[other] { $count } { $ability_many }
    }
    .explained = { $count ->
        [one] { $ability_a } ({ $does })
       *[other] { $count } { $ability_many } ({ $does })
    }
pludo-ability-unseen = { $count ->
    [one] { $count } em segredo
   *[other] { $count } em segredo
}
pludo-ability-usable = Você pode usar { $list_a }.
pludo-ability-nobody = Ninguém tem poderes.
pludo-ability-none-here = Este jogo não tem poderes.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] com { $ability } ao menos { $with-percent }
       *[0] com { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] ao menos { $percent } por cento
   *[0] { $percent } por cento
}
pludo-with-percent = { $least ->
    [1] ao menos { $with-percent } por cento
   *[0] { $with-percent } por cento
}
